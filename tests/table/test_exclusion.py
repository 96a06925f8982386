"""Kinds that the break of the wall puts out of play (001:4041): how they are found, replaced, and still won with."""

from random import Random
from typing import Final

import msgspec
import pytest

from jantaku.hands import RIICHI, SEVEN_PAIRS, Grammar, sets_and_pair
from jantaku.rules.plan import ElementPlan, Plan
from jantaku.table.additions.exclusion import EitherHand, Exclusion
from jantaku.table.events import KindsExcluded, Won
from jantaku.table.match import Match
from jantaku.table.snapshot import resume, snapshot
from jantaku.table.state.wall import Wall
from jantaku.table.table import table_of
from jantaku.table.words import Verb, verb_of
from jantaku.tiles import KIND_OF, Kind, Tile, format_tiles, kinds_in, mask_of, parse_tiles
from tests.table.three import SANMA, Three, changed

YAKUMAN: Final = ElementPlan(closed="limit 8000", open="limit 8000")


def game(kinds: int = 7, **table: dict[str, object]) -> Plan:
    """Three players with all the tiles of four, and this many kinds out of play."""
    plan = changed(
        SANMA,
        grammar={"tile_set": "riichi", "absent": ""},
        nuki={"tiles": ()},
        wall={"refill": False, "replacements": 4},
        exclusion={"kinds": kinds},
    )
    plan = msgspec.structs.replace(plan, elements=plan.elements | {"excluded_hand": YAKUMAN})
    return changed(plan, **table)


GAME: Final = game()
TURNED: Final = "7m9s 6m6m 4m5m 1m3m 1m2m"
"""Seen from the break: 1m and 2m, 1m and 3m, 4m and 5m, 6m and 6m, 7m. The 9s under it is not turned."""
INDICATOR: Final = "1p1p"
DEAD: Final = "5z5z 5z5z 6z6z 6z6z"
"""Stacks of the dead wall before the first indicator, which stay closed."""
REPLACING: Final = "8p9p 8s8s"
USUAL: Final = f"{DEAD} {INDICATOR} {REPLACING} {TURNED}"
JUNK: Final = "258p 369s 1234z 7z 89m"
OTHER: Final = "347p 257s 1234z 7z 88m"


def three(hand: str = JUNK, then: str = "", *others: str, plan: Plan = GAME, end: str = USUAL) -> Three:
    """The dealer has this hand; what is not told lies somewhere."""
    return Three(plan, [hand, *others], then, end)


# ---------------------------------------------------------------- before the deal


def test_tiles_are_turned_from_the_break_on_until_seven_kinds_lie_open() -> None:
    table = three()
    (told,) = [event for event in table.match.events if isinstance(event, KindsExcluded)]
    assert format_tiles(told.tiles) == "121345667m"
    assert told.kinds == tuple(range(7)) == kinds_in(table.deal.wall.excluded)


def test_a_stack_that_was_opened_in_part_is_out_and_the_dead_wall_is_formed_behind() -> None:
    wall = three().deal.wall
    assert wall.out == 10
    assert len(wall.row) - wall.end == 10 + 14
    assert GAME.wall.dead_tiles == 14


def test_a_last_stack_that_is_used_up_needs_no_other() -> None:
    table = three(end="5m7m 4m6m 1m3m 1m2m")
    assert table.deal.wall.out == 8
    assert kinds_in(table.deal.wall.excluded) == tuple(range(7))


def test_it_may_be_nine_kinds() -> None:
    table = three(plan=game(9), end=f"9m1s 8m8m {TURNED}")
    assert kinds_in(table.deal.wall.excluded) == (*range(8), 26)


def test_the_tiles_are_those_at_the_end_of_the_row() -> None:
    row = tuple(parse_tiles("9p9s 3m4m 1m2m"))
    plan = msgspec.structs.replace(GAME.exclusion, kinds=3)
    exclusion = Exclusion(plan, table_of(GAME).wall, table_of(GAME).grammar)
    assert format_tiles(exclusion.turned(row)) == "123m"


def test_where_nothing_is_out_of_play_nothing_is_turned() -> None:
    table = Three(changed(GAME, exclusion={"kinds": 0}))
    assert not any(isinstance(event, KindsExcluded) for event in table.match.events)
    assert (table.deal.wall.out, table.deal.wall.excluded, table.deal.hands[0].void) == (0, 0, 0)


# ---------------------------------------------------------------- indicators


def test_indicator_and_replacement_tiles_lie_behind_the_break() -> None:
    table = three("8888m 258p 369s 123z", "1z", JUNK.replace("89m", "99m"))
    assert table.match.view(1).indicators == tuple(parse_tiles("1p", table_of(GAME).book.tile_set))
    assert table.play("0 closed_kan 8m") == [
        "0 declares closed kan 8888m",
        "indicator 6z",
        "0 draws 8s (dead_wall)",
    ]


def test_an_indicator_that_points_to_an_excluded_kind_is_passed_over_and_the_dead_wall_grows() -> None:
    table = three(end=f"{DEAD} 9m1p {REPLACING} {TURNED}")
    wall, rules = table.deal.wall, table.table.wall
    told = [event for event in table.match.events if type(event).__name__ == "IndicatorShown"]
    assert format_tiles([event.tile for event in told]) == "9m6z"  # type: ignore[attr-defined]
    assert format_tiles(rules.indicators(wall)) == "6z"
    assert format_tiles(rules.turned(wall)) == "9m6z"
    assert format_tiles(rules.ura(wall)) == "6z"  # and not the 1p under the 9m
    assert len(wall.row) - wall.end == 10 + 14 + 2


def test_several_in_a_row_are_passed_over() -> None:
    table = three(end=f"5z5z 5z7z 2m6z 9m6z {REPLACING} {TURNED}")
    wall = table.deal.wall
    assert format_tiles(table.table.wall.turned(wall)) == "92m5z"
    assert format_tiles(table.table.wall.indicators(wall)) == "5z"
    assert len(wall.row) - wall.end == 10 + 14 + 4


def test_the_indicator_of_a_kan_is_passed_over_too() -> None:
    hand = "8888m 258p 369s 123z"
    table = three(hand, "1z", end=f"5z5z 5z7z 6z6z 9m6z {INDICATOR} {REPLACING} {TURNED}")
    assert table.play("0 closed_kan 8m")[1:3] == ["indicator 9m", "indicator 6z"]
    assert len(table.deal.wall.row) - table.deal.wall.end == 10 + 14 + 2


def test_otherwise_the_dead_wall_is_not_refilled() -> None:
    table = three("8888m 258p 369s 123z", "1z")
    live = table.deal.wall.live
    table.play("0 closed_kan 8m")
    assert table.deal.wall.live == live


def test_stacks_that_the_dead_wall_has_grown_by_can_be_indicators() -> None:
    """The dead wall has five stacks for them; two of the first six are passed over."""
    rules = table_of(GAME).wall
    wall = Wall(table_of(GAME).book.tile_set.tiles)
    rules.set_apart(wall)
    shown = []
    for number in range(8):
        tile = rules.show(wall)
        shown.append(tile is not None)
        if number < 2:
            rules.pass_over(wall)
    assert shown == [True] * 7 + [False]
    assert len(rules.indicators(wall)) == 5


# ---------------------------------------------------------------- replacing


def test_a_drawn_tile_out_of_play_may_be_replaced_at_once_and_again() -> None:
    table = three(JUNK, "9p 5m 6m 1z", OTHER)
    table.play("0 discard 9p")
    assert "replace 5m" in table.may(1)
    assert table.play("1 replace 5m", "1 replace 6m") == [
        "1 replaces 5m",
        "1 draws 6m",
        "1 replaces 6m",
        "1 draws 1z",
    ]
    hand = table.deal.hands[1]
    assert (len(hand.tiles), format_tiles(hand.aside), format_tiles([hand.drawn])) == (14, "56m", "1z")
    assert not any(word.startswith("replace") for word in table.may(1))


def test_the_tile_may_come_from_the_end_of_the_live_wall() -> None:
    plan = changed(GAME, exclusion={"replace_from": "live_end"})
    table = three(JUNK, "9p 5m 6m", OTHER, plan=plan, end=f"9s {USUAL}")
    live = table.deal.wall.live
    assert table.play("0 discard 9p", "1 replace 5m")[-2:] == ["1 replaces 5m", "1 draws 9s (live_end)"]
    assert table.deal.wall.live == live - 2
    assert "rinshan" not in table.table.admission.flags(table.deal, 1, None)
    assert table.play("1 discard 9s")[-1] == "2 draws 6m"


def test_those_that_were_dealt_may_be_replaced_in_the_first_turn() -> None:
    table = three("25m 258p 369s 1234z 7z", "8m 1z 2z 3m 4z", OTHER)
    assert [word for word in table.may(0) if word.startswith("replace")] == ["replace 2m", "replace 5m"]
    assert table.play("0 replace 2m") == ["0 replaces 2m", "0 draws 1z"]
    table.play("0 discard 1z")
    table.pass_on(0)
    assert "5m" in format_tiles(table.deal.hands[0].tiles)
    assert not any(word.startswith("replace") for word in table.may(0))
    assert table.refused("0 replace 5m") == "replace_kept"


def test_a_tile_that_was_kept_stays() -> None:
    table = three(JUNK, "9p 5m 1z 2z 3z", OTHER)
    table.play("0 discard 9p", "1 discard 7z")
    table.pass_on(1)
    assert table.refused("1 replace 5m") == "replace_kept"
    assert table.refused("1 replace") == "replace_kept"


def test_it_is_no_call_and_interrupts_nothing() -> None:
    """The dealer replaces the tile that makes his hand incomplete: it is as if he had been dealt the other one."""
    table = three("234p 567p 789s 777s 3z", "5m 3z", "348p 245s 1234z 7z 88m")
    assert "tsumo" not in table.may(0)
    table.play("0 replace 5m", "0 tsumo")
    (won,) = [event for event in table.match.events if isinstance(event, Won)]
    assert "tenhou" in won.flags


def test_in_riichi_the_drawn_tile_may_be_replaced() -> None:
    table = three("234p 567p 789s 99s 23s", "1z 2z 2z 5m 4s", "347p 256s 1234z 7z 88m")
    table.play("0 riichi 1z")
    table.pass_on(0)
    assert table.may(0) == ["replace 5m", "discard 5m"]
    assert table.play("0 replace 5m", "0 tsumo")[:3] == ["0 replaces 5m", "0 draws 4s", "0 wins with 4s"]


def test_with_the_last_tile_of_the_wall_nothing_is_replaced() -> None:
    table = three("2m 258p 369s 1234z 7z 9m", "", "3m 258p 369s 1234z 7z 9m", "4m 258p 369s 1234z 7z 9m")
    table.down_to(0)
    (seat,) = table.asked
    assert table.refused(f"{seat} replace {'234'[seat]}m") == "replace_last_tile"


def test_after_a_call_nothing_is_replaced() -> None:
    table = three(JUNK, "8m", "88m 5m 347p 257s 1234z")
    table.play("0 discard 8m", "1 pon 88m")
    assert table.refused("1 replace 5m") == "replace_after_call"


@pytest.mark.parametrize("line", ["0 replace 9m", "0 replace"])
def test_a_tile_in_play_is_not_replaced(line: str) -> None:
    assert three(JUNK, "9p").refused(line) == "replace_in_play"


def test_where_all_tiles_are_in_play_nothing_is_replaced() -> None:
    assert Three(SANMA, ["19m 258p 369s 12345z"], "6z").refused("0 replace 9m") == "replace_off"


# ---------------------------------------------------------------- hands


def waits_of(hand: str) -> str:
    held = three(hand, "1z").deal.hands[0]
    return format_tiles(Tile(kind) for kind in kinds_in(held.waits | held.spent))


@pytest.mark.parametrize(
    ("hand", "waits"),
    [
        ("234p 567p 789s 99s 23s", "14s"),
        ("234p 567p 789s 99s 56m", ""),  # 4m and 7m are out, and so are 5m and 6m
        ("234p 567p 789s 99s 89m", ""),  # 7m is out of play
        ("123m 567p 789s 99s 23s", ""),  # a set of tiles that are out of play is none
        ("22m 3344p 556699s 7z", ""),
        ("9m19p19s1234477z 8m", ""),
    ],
)
def test_tiles_out_of_play_are_no_part_of_a_hand(hand: str, waits: str) -> None:
    assert waits_of(hand) == waits


@pytest.mark.parametrize(
    ("hand", "waits"),
    [
        ("222m 333m 444m 5577m", "257m"),
        ("112233445566m 7m", "147m"),
    ],
)
def test_a_hand_of_nothing_else_is_one(hand: str, waits: str) -> None:
    assert waits_of(hand) == waits


def test_waits_are_those_of_both_sorts() -> None:
    """As the kernel tells them when it is asked about each sort by itself."""
    box = RIICHI.tile_set
    both, other = EitherHand(RIICHI), Grammar((sets_and_pair(4), SEVEN_PAIRS), box)
    rng = Random(1)
    ready = 0
    for number in range(600):
        excluded = rng.sample(range(34), 7)
        void = mask_of(map(Kind, excluded))
        kinds = excluded if number % 2 else rng.sample(range(34), 7)
        counts = bytearray(34)
        for kind in rng.sample([kind for kind in kinds for _ in range(4)], 13):
            counts[kind] += 1
        ways = (RIICHI.kernel.waits(counts, void), other.kernel.waits(counts, box.mask & ~void))
        found = both.kernel.waits(counts, void)
        assert found == (ways[0][0] | ways[1][0], ways[0][1] | ways[1][1])
        assert (both.shanten(counts, void) == 0) == bool(found[0])
        ready += bool(found[0])
    assert ready > 20


def test_it_is_a_yakuman() -> None:
    table = three("222m 333m 444m 5577m", "1z 5m", JUNK)
    table.play("0 discard 1z", "1 discard 5m", "0 ron")
    (won,) = [event for event in table.match.events if isinstance(event, Won)]
    assert [element.id for element in won.elements] == ["excluded_hand"]
    assert (won.base, won.by_limit) == (8000, True)


def test_so_it_is_with_melds_of_such_tiles() -> None:
    table = three("22m 333m 444m 5577m 7s", "1z 2m 3z 5m", JUNK, OTHER)
    table.play("0 discard 1z", "1 discard 2m", "0 pon 22m", "0 discard 7s")
    assert kinds_in(table.deal.hands[0].waits) == tuple(KIND_OF[name] for name in ("2m", "5m", "7m"))
    table.play("1 discard 3z", "2 discard 5m", "0 ron")
    (won,) = [event for event in table.match.events if isinstance(event, Won)]
    assert [element.id for element in won.elements] == ["excluded_hand"]


def test_with_melds_of_both_sorts_no_hand_wins() -> None:
    """333m 444m 55m 77m beside a pon of 9p waits for nothing, and 234p 567p 99s beside a pon of 5m does not, either."""
    table = three("333m 444m 5577m 99p 1z", "2z 9p", JUNK, OTHER)
    table.play("0 discard 2z", "1 discard 9p", "0 pon 99p", "0 discard 1z")
    assert table.deal.hands[0].waits == 0
    table = three("55m 234p 567p 77s 237s", "2z 5m", JUNK, "348p 245s 1234z 7z 88m")
    table.play("0 discard 2z", "1 discard 5m", "0 pon 55m", "0 discard 7s")
    assert table.deal.hands[0].waits == 0


def test_riichi_may_be_declared_with_either_sort() -> None:
    assert "riichi 1z" in three("222m 333m 444m 5577m", "1z").may(0)
    assert "riichi 1z" in three("234p 567p 789s 99s 23s", "1z").may(0)
    assert not any(word.startswith("riichi") for word in three("222m 333m 99s 577m 99p", "1z").may(0))


# ---------------------------------------------------------------- whole matches


@pytest.mark.parametrize("source", ["next", "live_end"])
def test_a_match_keeps_its_tiles_and_its_views(source: str) -> None:
    plan = changed(GAME, exclusion={"replace_from": source}, length={"rounds": ("1z",), "extra_rounds": ()})
    rng = Random(3)
    match = Match("sanma_tenhou", 3, table=table_of(plan))
    replaced = 0
    while match.window is not None:
        _check_tiles(match)
        for ask in match.window.asks:
            wanted = [code for code in ask.codes if verb_of(code) in (Verb.REPLACE, Verb.TSUMO, Verb.RON, Verb.RIICHI)]
            code = rng.choice(wanted or ask.codes)
            if verb_of(code) is Verb.REPLACE:
                replaced += 1
                _check_sample(match, ask.seat, rng)
            assert match.answer(ask.seat, code) is None
    assert replaced > 20


def _check_tiles(match: Match) -> None:
    """Every tile that left the wall lies somewhere, and once."""
    deal, wall = match.deal, match.deal.wall
    called = {meld.claimed for hand in deal.hands for meld in hand.melds}
    lying = [thrown.tile for hand in deal.hands for thrown in hand.pond if thrown.tile not in called]
    for hand in deal.hands:
        lying += [*hand.tiles, *hand.aside, *(tile for meld in hand.melds for tile in meld.all_tiles)]
    at_the_end = sum(len(hand.aside) for hand in deal.hands) if match.table.addition(Exclusion).from_live_end else 0
    assert len(lying) == len({*lying}) == wall.next + wall.taken + at_the_end
    assert not {*lying}.intersection((*wall.row[wall.next : wall.end], *wall.row[len(wall.row) - wall.out :]))


def _check_sample(match: Match, seat: int, rng: Random) -> None:
    """A sample goes on at the same question and knows what is out of play; so does a match that was stored."""
    view = match.view(seat)
    sample = view.sample(rng)
    assert sample.view(seat).window == view.window
    assert (sample.view(seat).excluded, sample.view(seat).aside) == (view.excluded, view.aside)
    stored = resume(snapshot(match), match.rules, match.table)
    assert (stored.deal, stored.window) == (match.deal, match.window)
