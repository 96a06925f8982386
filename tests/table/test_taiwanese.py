"""Taiwanese sixteen at the table: the wall and its reserve, flowers, hands that are ready as they were dealt, liability
(book 002; clauses and examples of the specification are named where a test is one of them).

The hands are laid, East first; seats 0 to 3 are East, South, West and North of the first deal. Flowers that nobody is
dealt lie where they are never drawn.
"""

from typing import Final

import pytest

from jantaku.scoring.ledger import Seat
from jantaku.table.chance import GivenChance, Lots
from jantaku.table.events import (
    HIDDEN,
    DealEnded,
    DealStarted,
    Dealt,
    DiceRolled,
    Drawn,
    KanDeclared,
    KansShown,
    NukiDeclared,
    ReadyDeclared,
    RiichiStands,
    Won,
)
from jantaku.table.match import Match
from jantaku.table.parts.seats import Seats
from jantaku.table.referee import Referee
from jantaku.table.snapshot import resume, snapshot
from jantaku.table.state.set_aside import set_aside
from jantaku.table.state.window import WindowKind
from jantaku.table.words import PASS
from jantaku.tiles import format_tiles, short_of
from tests.table.laid_sixteen import (
    BOTTOM,
    BOX,
    FLOWERS,
    FOURTH,
    JUNK,
    OTHER,
    PARTS,
    PLAN,
    RULES,
    THIRD,
    WAITING,
    E,
    N,
    S,
    Table,
    W,
    of_kind,
)
from tests.table.three import changed

# ---------------------------------------------------------------- wall (clauses 6 and 7, T47)


@pytest.mark.parametrize(("sums", "side"), [((5, 9), E), ((2, 6, 10), S), ((3, 7, 11), W), ((4, 8, 12), N)])
def test_the_first_throw_says_whose_wall_is_broken(sums: tuple[int, ...], side: Seat) -> None:
    for total in sums:
        first = max(1, total - 6)
        assert PARTS.wall.break_at((first, total - first, 1, 2)) == (side, total + 3)


def test_the_example_of_the_book_is_dealt_as_it_says() -> None:
    ring = BOX.tiles  # 36 of each wall, clockwise: East, North, West, South
    match = Match(RULES, 0, chance=GivenChance([Lots(ring, (3, 5, 2, 3))]), table=PARTS)
    assert [(event.seat, sum(event.dice)) for event in of_kind(match, DiceRolled)] == [(E, 8), (N, 5)]
    north, west = 36, 72
    assert (
        [(event.seat, event.tiles) for event in of_kind(match, Dealt)][:4]
        == [
            (E, ring[north + 26 : north + 30]),  # stacks 14 and 15 of North's wall
            (S, ring[north + 30 : north + 34]),
            (W, ring[north + 34 : west + 2]),  # its last stack and the first of West's
            (N, ring[west + 2 : west + 6]),
        ]
    )


@pytest.mark.parametrize(
    ("side", "stack", "first"), [(N, 20, 72 + 2 * 2), (S, 19, 2), (E, 4, 2 * 4), (W, 24, 108 + 2 * 6)]
)
def test_a_break_beyond_the_end_of_a_wall_goes_on_in_the_next(side: Seat, stack: int, first: int) -> None:
    assert PARTS.wall.broken(BOX.tiles, side, stack)[0] == BOX.tiles[first]


def test_everybody_takes_four_times_four_tiles_and_the_dealer_one_more() -> None:
    table = Table([WAITING, JUNK, OTHER, THIRD], "9p")
    dealt = [(event.seat, len(event.tiles)) for event in of_kind(table, Dealt)]
    assert dealt == [(seat, 4) for _ in range(4) for seat in range(4)]
    assert [len(hand.tiles) for hand in table.deal.hands] == [17, 16, 16, 16]
    assert short_of(table.deal.hands[E].drawn) == "9p"
    assert len(table.deal.wall.row) - table.deal.wall.next == 79
    assert table.deal.wall.live == 63


# ---------------------------------------------------------------- the reserve and the end (clause 12)


def test_sixty_three_tiles_are_drawn_and_a_draw_pays_nothing_and_passes_the_deal() -> None:
    table = Table([JUNK, OTHER, THIRD, FOURTH], honba=2)
    told = table.to_the_end()
    assert sum(" draws " in line for line in told) == BOTTOM
    assert told[-1] == "draw: exhausted"
    assert not any("shows" in line or "paid" in line for line in told)
    following = of_kind(table, DealStarted)[-1]
    assert (following.number, following.dealer, following.honba, following.points) == (1, S, 0, (0, 0, 0, 0))


def test_each_replacement_costs_a_draw_and_sixteen_tiles_stay() -> None:
    table = Table(["12f 147m 258p 369s 12345z", "345f 258m 369p 147s 1234z", THIRD, FOURTH], comes="66777z")
    wall = table.deal.wall
    assert (wall.taken, wall.live, len(wall.row) - wall.taken - wall.end) == (5, 58, 16)
    assert sum(" draws " in line for line in table.to_the_end()) == 58


def test_replacement_tiles_come_from_the_last_stack_the_upper_one_first() -> None:
    table = Table(["1234f 147m 258p 369s 123z", OTHER, THIRD, FOURTH], "9m", comes="4567z")
    assert [short_of(event.tile) for event in of_kind(table, Drawn)] == ["9m", "4z", "5z", "6z", "7z"]


def test_with_the_sea_bottom_no_kong_is_declared() -> None:
    table = Table(["", "", "", "8888m 1155m 4466p 7s 99s 3s"])
    table.down_to(0)
    assert (table.asked, table.deal.wall.live) == ([N], 0)
    refusal = table.no("3 closed_kan 8m")
    assert (refusal.kind, refusal.rule) == ("kan_last_tile", "002:294")


def test_the_river_bottom_is_only_won_on() -> None:
    table = Table([WAITING, "1155m 9m 4466p 44s 77s 889s", "", ""], draws={BOTTOM: "4s"})
    table.down_to(0)
    table.play("3 discard 4s")
    assert (table.kind, table.asked, table.may(E)) == (WindowKind.CLAIM, [E], ["ron", "pass"])
    assert table.no("1 pon").kind == "call_last_tile"
    table.play("0 ron")
    assert "houtei" in table.won.flags
    assert "haitei" not in table.elements


def test_a_win_on_the_sea_bottom_counts_and_so_does_one_on_a_replacement_that_is_it() -> None:
    table = Table(["", "", "", WAITING], draws={BOTTOM: "4s"})
    table.down_to(0)
    table.play("3 tsumo")
    assert table.elements["haitei"] == 1
    table = Table(["", "", "1111z 123m 456m 789m 123s"], comes="9p", draws={BOTTOM - 1: "9p"})
    table.down_to(1)
    assert table.asked == [W]
    table.play("2 closed_kan 1z", "2 tsumo")
    assert table.elements["haitei"] == 1


# ---------------------------------------------------------------- flowers (clauses 7.3, 11 and 12.3)


def test_flowers_are_replaced_before_the_first_turn_from_the_dealer_on() -> None:
    hands = ["1f 147m 258p 369s 123456z", OTHER, "23f 369m 147p 258s 12345z", "4f 1159m 4468p 3377s 225s"]
    table = Table(hands, "5f", comes="6f7f7z6z5z9s6z")
    told = [
        f"{event.seat} {short_of(event.tile)}"
        for event in table.match.events
        if isinstance(event, NukiDeclared | Drawn)
    ]
    assert told == [
        *("0 5f", "0 1f", "0 6f", "0 5f", "0 7f", "0 6f", "0 7z", "0 7f", "0 6z"),
        *("2 2f", "2 5z", "2 3f", "2 9s", "3 4f", "3 6z"),
    ]
    assert [format_tiles(set_aside(table.deal, seat)) for seat in range(4)] == ["1567f", "", "23f", "4f"]
    assert [len(hand.tiles) for hand in table.deal.hands] == [17, 16, 16, 16]
    assert (table.kind, table.asked) == (WindowKind.TURN, [E])


def test_the_tile_that_comes_for_the_dealers_last_one_is_his_last_one() -> None:
    table = Table([WAITING, JUNK, OTHER, THIRD], "1f", comes="4s")
    assert short_of(table.deal.hands[E].drawn) == "4s"
    assert "tsumo" in table.may(E)


def test_a_flower_that_is_drawn_is_replaced_at_once_and_nobody_is_asked() -> None:
    table = Table([JUNK, OTHER, THIRD, FOURTH], "9p 1f", comes="2f9s")
    assert table.play("0 discard 9p") == [
        *("0 discards 9p", "1 draws 1f", "1 sets 1f aside", "1 draws 2f (dead_wall)", "1 sets 2f aside"),
        "1 draws 9s (dead_wall)",
    ]
    assert table.asked == [S]
    assert "discard 9s" in table.may(S)
    assert not any("f" in line.split()[-1] for line in table.may(S))


def test_a_win_on_what_comes_for_a_flower_is_a_self_draw() -> None:
    table = Table([JUNK, WAITING, OTHER, THIRD], "9p 1f", comes="4s")
    table.play("0 discard 9p", "1 tsumo")
    assert (table.won.seat, table.won.source) == (S, S)
    assert "menzen_tsumo" in table.elements
    assert "rinshan" not in table.won.flags


SEVEN: Final = "1234567f 159m 48p 37s 22p"
COMES: Final = "1z1z2z2z3z3z5z5z"


def with_seven(owner: Seat, then: str = "9p", west: str = "") -> Table:
    """This seat has been dealt seven flowers."""
    return Table([SEVEN if seat == owner else west if seat == W else "" for seat in range(4)], then, comes=COMES)


def test_who_is_dealt_all_eight_wins_before_the_first_turn() -> None:
    table = Table([SEVEN, "", "", FOURTH], "8f", comes=COMES, honba=1)
    won = table.won
    assert (won.seat, won.source, won.tile) == (E, E, won.nuki[-1])
    assert format_tiles(sorted(won.nuki)) == FLOWERS
    assert table.elements == {"paa_sennin": 30}
    assert table.paid == [(S, E, 33), (W, E, 33), (N, E, 33)]  # T37
    assert of_kind(table, DealStarted)[1].honba == 2


def test_the_eighth_from_the_wall_wins_at_once() -> None:
    table = with_seven(S, "9p 8f")
    assert table.play("0 discard 9p")[:4] == ["0 discards 9p", "1 draws 8f", "1 sets 8f aside", "1 wins with 8f"]
    assert sorted(table.paid) == [(E, S, 31), (W, S, 30), (N, S, 30)]


def test_the_eighth_is_robbed_before_it_is_replaced() -> None:
    table = with_seven(N, "9p 8f")
    taken = table.deal.wall.taken
    table.play("0 discard 9p")
    assert (table.kind, table.asked, table.may(N)) == (WindowKind.ROB, [N], ["ron", "pass"])
    assert table.deal.wall.taken == taken
    assert table.no("2 ron").kind == "flower_not_last"
    assert table.play("3 ron")[:1] == ["3 wins with 8f from 1"]
    assert table.elements == {"chii_chan_i": 20}
    assert format_tiles(table.won.nuki) == "1234567f"
    assert table.paid == [(S, N, 20)]


def test_a_dealer_who_is_robbed_of_the_eighth_pays_his_supplement() -> None:
    table = with_seven(N, "9p 9p 9p 9s 8f")
    table.play("0 discard 9p", "1 discard 9p", "2 discard 9p", "3 discard 9s", "3 ron")
    assert table.paid == [(E, N, 21)]  # T38


def test_to_rob_the_eighth_is_voluntary() -> None:
    table = with_seven(N, "9p 8f")
    table.play("0 discard 9p")
    told = table.play("3 pass")
    assert told == ["1 draws 5z (dead_wall)"]
    assert format_tiles(set_aside(table.deal, S)) == "8f"
    assert table.asked == [S]


def test_it_is_robbed_in_the_first_exchange_too_and_if_not_that_goes_on() -> None:
    table = with_seven(E, west="8f 369m 147p 258s 446667z")
    assert (table.kind, table.asked) == (WindowKind.ROB, [E])
    twin = resume(snapshot(table.match), RULES)
    assert table.play("0 ron")[:1] == ["0 wins with 8f from 2"]
    assert table.paid == [(W, E, 21)]
    assert twin.answer(E, PASS) is None
    assert [len(hand.tiles) for hand in twin.deal.hands] == [17, 16, 16, 16]
    assert (twin.deal.offer, twin.window is not None and twin.window.kind) == (None, WindowKind.TURN)


def test_the_eighth_that_lies_open_already_is_not_robbed() -> None:
    table = with_seven(N, "8f")
    assert [format_tiles(set_aside(table.deal, seat)) for seat in range(4)] == ["8f", "", "", "1234567f"]
    assert table.kind is WindowKind.TURN


def test_a_flower_on_the_sea_bottom_stays_in_the_hand_and_a_playing_tile_goes() -> None:
    table = Table([JUNK, OTHER, THIRD, FOURTH], draws={BOTTOM: "1f"})
    table.down_to(0)
    assert table.asked == [N]
    assert "discard 1f" not in table.may(N)
    assert len(table.may(N)) == 16
    assert (table.no("3 discard 1f").kind, table.no("3 nuki 1f").kind) == ("flower_discard", "nuki_last_tile")
    assert table.to_the_end()[-1] == "draw: exhausted"


def test_a_hand_that_may_not_change_discards_another_tile_then_too() -> None:
    table = Table([JUNK, OTHER, THIRD, WAITING], draws={BOTTOM: "1f"})
    table.play("3 ready")
    table.down_to(0)
    assert len(table.may(N)) == 16


def test_the_eighth_flower_wins_on_the_sea_bottom_too() -> None:
    table = Table([SEVEN, "", "", FOURTH], comes=COMES, draws={BOTTOM - 7: "8f"})
    table.down_to(1)
    table.match.close()
    assert table.elements == {"paa_sennin": 30}
    assert table.won.seat == E


# ---------------------------------------------------------------- ready as it was dealt (fan 26, clause 14.7)

ALSO_WAITING: Final = "123m 456m 789m 456p 99s 78s"
"""Waits for 6s and 9s."""


def test_all_but_the_dealer_are_asked_at_once_whether_their_hands_are_ready() -> None:
    table = Table([JUNK, WAITING, THIRD, ALSO_WAITING], "9p")
    assert (table.kind, table.asked) == (WindowKind.CHOICE, [S, N])
    assert table.may(S) == ["ready", "pass"]
    assert table.match.window is not None
    assert {ask.default for ask in table.match.window.asks} == {PASS}
    assert (table.no("2 ready").kind, table.no("0 ready").kind) == ("ready_not_dealt", "ready_with_discard")
    assert table.no("0 discard 9p").kind == "before_first_turn"
    assert table.play("1 ready") == ["1 is ready"]
    assert [hand.riichi for hand in table.deal.hands] == [0, 1, 0, 0]
    assert table.asked == [E]


def test_nobody_is_asked_where_no_hand_is_ready() -> None:
    assert Table([JUNK, OTHER, THIRD, FOURTH]).kind is WindowKind.TURN


def test_a_hand_that_was_declared_ready_only_wins_or_discards_what_it_draws() -> None:
    table = Table(["", WAITING], "9p 9p 5z 6z 1s 4s")
    table.play("1 ready", "0 discard 9p", "2 discard 5z")  # there was nothing to ask South
    assert [short_of(lying.tile) for lying in table.deal.hands[S].pond] == ["9p"]
    table.play("3 discard 6z", "0 discard 1s")
    assert table.may(S) == ["ron", "pass"]  # and no pung
    assert table.no("1 pon").kind == "call_in_riichi"
    table.play("1 pass")
    assert table.may(S) == ["tsumo", "discard 4s"]  # nothing bars a win after one that was passed
    assert table.no("1 discard 1m").kind == "riichi_locked"
    table.play("1 tsumo")
    assert table.elements["tw_dealt_ready"] == 10
    assert table.elements["menzen_tsumo"] == 3


def test_it_is_declared_in_the_first_turn_with_the_tile_that_was_drawn() -> None:
    table = Table([JUNK, WAITING, THIRD, FOURTH], "9p 9p")
    table.play("1 pass", "0 discard 9p")
    assert [line for line in table.may(S) if "riichi" in line] == ["riichi 9p"]
    refusal = table.no("1 riichi 1m")
    assert (refusal.kind, refusal.arguments) == ("ready_drawn_tile", {"tile": "1m", "drawn": "9p"})
    assert table.play("1 riichi 9p")[:2] == ["1 is ready", "1 discards 9p"]
    assert table.deal.hands[S].riichi == 1
    assert not table.deal.hands[S].ippatsu
    assert not of_kind(table, RiichiStands)


def test_after_the_first_discard_it_is_too_late() -> None:
    table = Table(["", WAITING], "9p 9p 5z 6z 9m 8p")
    table.play("1 pass", "0 discard 9p", "1 discard 9p")
    table.pass_on(S)
    assert not any("riichi" in line for line in table.may(S))
    assert table.no("1 riichi").kind == "ready_late"
    assert table.no("1 ready").kind == "ready_late"


def test_after_a_set_it_is_too_late() -> None:
    table = Table(["", "123m 456m 789m 99p 11s 23s 4z"], "9p")
    table.play("0 discard 9p", "1 pon 99p")
    assert table.no("1 riichi").kind == "ready_late"
    table = Table(["", "1111z 123m 456m 789m 11s 2s"], "9p 3s", comes="9m")
    table.play("0 discard 9p", "1 closed_kan 1z")
    assert not any("riichi" in line for line in table.may(S))


def test_the_dealer_declares_it_with_a_discard_that_leaves_the_hand_ready() -> None:
    table = Table([WAITING, JUNK, OTHER, THIRD], "4p")
    ready = {line.split()[1] for line in table.may(E) if "riichi" in line}
    assert ready == {"1p", "4p", "1s"}
    assert table.no("0 riichi 9m").kind == "ready_not_dealt"
    assert table.play("0 riichi 1p")[:2] == ["0 is ready", "0 discards 1p"]
    assert (table.deal.hands[E].riichi, of_kind(table, ReadyDeclared)[0].seat) == (1, E)


def test_the_declaration_stands_when_the_discard_is_claimed() -> None:
    table = Table([WAITING, "44p 1155m 99m 66p 33s 77s 88s", OTHER, THIRD], "4p")
    table.play("0 riichi 4p", "1 pon 44p")
    assert table.deal.hands[E].riichi == 1


def test_a_kong_of_the_drawn_tile_may_not_change_the_wait() -> None:
    table = Table(["", "111z 123m 456m 789m 11s 23s"], "9p 1z", comes="9m")
    table.play("1 ready", "0 discard 9p")
    assert table.may(S) == ["closed_kan 1z", "discard 1z"]
    assert table.play("1 closed_kan 1z")[1:3] == ["1 draws 9m (dead_wall)", "1 discards 9m"]
    # 002:363: 4445p waits for 3p, 5p and 6p, with a kong of 4p for 5p alone
    table = Table(["", "4445p 123m 678m 345s 789s"], "9p 4p")
    table.play("1 ready", "0 discard 9p")
    assert [short_of(lying.tile) for lying in table.deal.hands[S].pond] == ["4p"]


def test_a_kong_of_the_winning_tile_would_change_the_wait() -> None:
    """1233 3p waits for 3p among others; a kong of it leaves 12p, which waits for 3p in vain."""
    table = Table(["", "12333p 123m 678m 345s 99s"], "9m 3p")
    table.play("1 ready", "0 discard 9m")
    assert "tsumo" in table.may(S)
    assert not any("kan" in line for line in table.may(S))
    assert table.no("1 closed_kan 3p").kind == "kan_riichi_waits"


# ---------------------------------------------------------------- what the table tells of a win (fans 17, 35, 36)


def test_a_win_on_the_dealers_first_discard_is_the_blessing_of_earth() -> None:
    table = Table(["", WAITING], "4s")
    table.play("1 pass", "0 discard 4s", "1 ron")
    assert table.elements["tw_earth"] == 40
    table = Table(["", "", "", WAITING], "9m 4s")
    table.play("3 pass", "0 discard 9m", "1 discard 4s", "3 ron")
    assert "tw_earth" not in table.elements


def test_neither_a_flower_nor_a_closed_kong_spoils_the_blessing_of_earth() -> None:
    table = Table(["1f 8888p 147m 258s 23456z", WAITING], "4s", comes="9m9m")
    table.play("1 pass", "0 closed_kan 8p", "0 discard 4s", "1 ron")
    assert table.elements["tw_earth"] == 40


def test_the_blessing_of_heaven_is_spoilt_by_a_closed_kong_and_not_by_flowers() -> None:
    table = Table(["1f 23m 456m 789m 123p 11s 23s", OTHER, THIRD, FOURTH], "2f", comes="1m4s")
    table.play("0 tsumo")
    assert table.elements["tenhou"] == 40
    table = Table(["1111z 123m 456m 789m 11s 2s"], "3s", comes="4s")
    table.play("0 closed_kan 1z", "0 tsumo")
    assert "tenhou" not in table.elements


@pytest.mark.parametrize(("lying", "tai"), [(5, 10), (6, 5), (9, 5), (10, 0)])
def test_an_early_win_counts_the_tiles_in_the_river_without_the_last(lying: int, tai: int) -> None:
    table = Table([WAITING], "9p", draws={lying: "4s"})
    while "ron" not in table.may(E):
        table.match.close()
    assert table.deal.discards == lying + 1
    table.play("0 ron")
    assert table.elements.get("tw_early_win", 0) == tai


@pytest.mark.parametrize(("river", "tai"), [("lying", 10), ("all", 5)])
def test_a_discard_that_was_claimed_lies_in_the_river_no_more(river: str, tai: int) -> None:
    plan = changed(PLAN, admission={"river": river})
    table = Table([WAITING, "", "99p 258m 147p 258s 34567z"], "9p", draws={5: "4s"}, plan=plan)
    table.play("0 discard 9p", "2 pon 99p")
    while "ron" not in table.may(E):
        table.match.close()
    assert table.deal.discards == 7
    table.play("0 ron")
    assert table.elements.get("tw_early_win", 0) == tai


# ---------------------------------------------------------------- wins, claims and what bars them (clauses 9, 10, 13)


def test_a_chow_is_claimed_from_the_left_only_and_any_tile_may_follow() -> None:
    hand = "45m 6m 1159p 37s 1234567z"
    table = Table(["", hand, hand.replace("1234567z", "1234566z"), ""], "3m")
    table.play("0 discard 3m")
    assert "chi 45m" in table.may(S)
    assert not any("chi" in line for line in table.may(W))
    refusal = table.no("2 chi")
    assert (refusal.kind, refusal.rule, refusal.arguments["player"]) == ("call_not_neighbour", "002:224", "E")
    table.play("1 chi 45m")
    assert "discard 6m" in table.may(S)


def test_nothing_bars_a_win_not_even_the_own_discard() -> None:
    table = Table(["", WAITING], "9p 4s 1s 4s")
    table.play("1 pass", "0 discard 9p", "1 discard 4s", "2 discard 1s", "1 pass", "3 discard 4s", "1 ron")
    assert (table.won.seat, table.won.source) == (S, N)


def test_all_who_wait_for_a_discard_win_on_it_and_a_dealer_among_them_stays() -> None:
    table = Table([WAITING, "", WAITING, ""], "9p 4s")
    table.play("2 pass", "0 discard 9p", "1 discard 4s", "0 ron, 2 ron")
    assert [event.seat for event in of_kind(table, Won)] == [W, E]
    following = of_kind(table, DealStarted)[-1]
    assert (following.dealer, following.honba) == (E, 1)


def test_a_small_kong_is_robbed_and_a_closed_one_never() -> None:
    table = Table(["", "44s 1159p 378m 1234567z", WAITING], "4s 5z 5z 6z 4s")
    table.play("2 pass", "0 discard 4s", "1 pon 44s", "1 discard 8m", "2 discard 5z", "3 discard 5z", "0 discard 6z")
    table.play("1 added_kan 4s", "2 ron")
    assert (table.won.seat, table.won.source, table.elements["chankan"]) == (W, S, 1)
    table = Table(["", "444s 1159p 37m 1234567z", WAITING], "9p 4s", comes="9m")
    table.play("2 pass", "0 discard 9p", "1 closed_kan 4s")
    assert table.asked == [S]
    assert table.no("2 ron").kind == "nothing_offered"  # what lies face down is not spoken of


@pytest.mark.parametrize("end", ["ron", "draw", "chombo", "abort"])
@pytest.mark.parametrize("hidden", [True, False])
def test_closed_kongs_are_shown_at_every_end_of_a_deal(end: str, hidden: bool) -> None:
    """10.3 (002:240): where they lay face down; those of a winner are seen with the win."""
    plan = changed(PLAN, kans={"hidden": hidden})
    table = Table(
        ["", "444s 1159p 37m 1234567z", "999s 123m 456m 789m 11s 23s"], "9p 4s 9s 1s", comes="9m 8p", plan=plan
    )
    table.play("0 discard 9p", "1 closed_kan 4s", "1 discard 9m", "2 closed_kan 9s", "2 discard 8p")
    view, told = table.match.view(N), len(table.match.events)
    assert [HIDDEN in kan.meld.tiles for kan in view.events if isinstance(kan, KanDeclared)] == [hidden] * 2
    if end == "ron":
        table.play("3 discard 1s", "2 ron")
    elif end == "draw":
        while table.match.deal.number == 0 and not table.match.over:
            assert table.match.window is not None
            for ask in table.match.window.asks:
                table.match.answer(ask.seat, ask.default)
    else:
        referee = Referee(table.match)
        referee.abort() if end == "abort" else referee.chombo(E)
    shown = [event for event in view.events if isinstance(event, KansShown)]
    owners = [S] if end == "ron" else [S, W]
    assert [event.seat for event in shown] == (owners if hidden else [])
    assert all(HIDDEN not in meld.tiles for event in shown for meld in event.melds)
    assert any(isinstance(event, DealEnded) for event in table.match.events[told:])


@pytest.mark.parametrize("minimum", [2, 5])
def test_a_minimum_of_tai_is_of_those_without_flowers(minimum: int) -> None:
    plan = changed(PLAN, admission={"minimum_han": minimum})
    table = Table(["", "23m 456m 999p 123s 78s 22z 1p"], "1m", draws={10: "6s"}, plan=plan)
    table.play("0 discard 1m", "1 chi 23m", "1 discard 1p")
    while table.deal.discards < 12:
        table.match.close()
    if minimum == 2:
        table.play("1 ron")
        assert table.elements == {"tw_win": 2, "uufa": 1}
    else:
        refusal = table.no("1 ron")
        assert (refusal.kind, refusal.rule) == ("minimum", "tw_min_tai")
        assert refusal.arguments == {"tile": "6s", "han": 2, "minimum": 5}


# ---------------------------------------------------------------- liability (clause 16)

BAMBOO: Final = "1f 23s 56s 88s 99s 33s 6s 1234z"
"""T42: with five sets claimed the last 6s is left."""


def with_five_sets(then: str = "6s") -> Table:
    """South has claimed 123s and 567s of East, 8s and 9s of North, and last 3s of West; North draws next."""
    table = Table(["", BAMBOO], "1s 5z 8s 5z 9s 6z 6z 7s 3s 7z" + then, comes="5z")
    table.play("0 discard 1s", "1 chi 23s", "1 discard 1z", "2 discard 5z", "3 discard 8s", "1 pon 88s", "1 discard 2z")
    table.play("2 discard 5z", "3 discard 9s", "1 pon 99s", "1 discard 3z", "2 discard 6z", "3 discard 6z")
    table.play("0 discard 7s", "1 chi 56s", "1 discard 4z", "2 discard 3s", "1 pon 33s", "1 discard 5z", "2 discard 7z")
    return table


def test_who_feeds_the_fifth_set_of_a_suit_pays_for_the_hand() -> None:
    table = with_five_sets()
    table.play("3 discard 6s", "1 ron")
    assert (table.won.liable, table.paid) == (W, [(W, S, 53)])  # T42


def test_on_a_self_draw_he_pays_what_all_would_have_paid() -> None:
    table = with_five_sets("7z 7z 6s")
    table.play("3 discard 7z", "0 discard 7z", "1 tsumo")
    assert (table.won.liable, table.paid) == (W, [(W, S, 139)])  # T43


def test_with_few_tiles_left_who_first_discards_a_kind_pays_himself() -> None:
    table = with_five_sets()
    table.deal.wall.next = table.deal.wall.end - 5
    table.play("3 discard 6s", "1 ron")
    assert (table.won.liable, table.paid) == (None, [(N, S, 53)])  # as in T46


# ---------------------------------------------------------------- seats by dice (clause 4.2)


def thrown(*sums: int) -> list[int]:
    """Words of chance that give two dice with these sums."""
    return [die - 1 for total in sums for die in (max(1, total - 6), total - max(1, total - 6))]


def test_the_highest_throw_is_east_and_equals_throw_again() -> None:
    drawn = Seats(4, "dice").draw(iter(thrown(6, 9, 6, 10, 8, 11)))
    assert (drawn.method, drawn.seats) == ("dice", (N, S, W, E))
    assert [sum(drawn.dice[place : place + 2]) for place in range(0, 12, 2)] == [6, 9, 6, 10, 8, 11]


def test_equals_throw_until_they_differ_and_share_the_places_that_they_cover() -> None:
    drawn = Seats(4, "dice").draw(iter(thrown(7, 7, 7, 2, 5, 8, 8, 4, 4, 9, 3)))
    assert drawn.seats == (2, 0, 1, 3)
    assert len(drawn.dice) == 22
