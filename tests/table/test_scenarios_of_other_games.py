"""What scenarios of Taiwanese and Sichuan mahjong can say, and how they are laid (docs/reference/scenario-file.md)."""

import pytest

from jantaku.scenarios.performance import Outcome
from jantaku.scenarios.scenario import ScenarioError, read_scenario, run
from jantaku.table.state.chosen_suits import chosen_suit
from jantaku.tiles import SUITS, kind_of

pytest.importorskip("jantaku._kernel", reason="hands are priced by the C++ kernel, which is not built here")

READY = 'hands.W = "123456m 789s 22s 45s"\n'
"""It waits for 3s and 6s, and has no dots."""
DEALT = 'hands.S = "123456789m 123p 45s 11z"\n'


def played(rules: str, told: str, expect: str = "over = false") -> Outcome:
    return run(read_scenario(f'about.en = "en"\nrule = "test"\nrules = "{rules}"\n{told}\n[expect]\n{expect}\n'))


def sichuan(told: str, expect: str = "over = false") -> list[str]:
    return [difference.message() for difference in played("sichuan", told, expect).differences]


def taiwanese(told: str, expect: str = "over = false") -> list[str]:
    return [difference.message() for difference in played("taiwanese", told, expect).differences]


# ---------------------------------------------------------------- the stage


def test_a_hand_of_sixteen_tiles_is_filled_with_tiles_that_call_and_win_nothing() -> None:
    outcome = played("taiwanese", "", 'end = "exhausted"\nready = []\npoints = {}')
    assert outcome.differences == []
    assert [len(hand.tiles) for hand in outcome.steps[0].deal.hands] == [17, 16, 16, 16]
    assert {answer.code >> 32 for _, answer in outcome.match.answers} == {1}


def test_nobody_holds_by_accident_the_suit_to_be_rid_of() -> None:
    """So the exhausted wall costs nothing, and only two suits are in a filled hand."""
    assert sichuan("wall.left = 12", 'end = "exhausted"\npoints = {}\nready = []') == []
    assert sichuan(READY + "wall.left = 12", 'points = { W = +3, E = -1, S = -1, N = -1 }\nready = ["W"]') == []
    deal = played("sichuan", "").steps[0].deal
    for seat, hand in enumerate(deal.hands):
        suits = {suit for suit, mask in SUITS.items() for tile in hand.tiles if mask >> kind_of(tile) & 1}
        assert len(suits) == 2
        assert [*SUITS][chosen_suit(deal, seat)] not in suits


def test_a_suit_that_is_not_named_is_the_one_of_which_there_is_least() -> None:
    assert sichuan(READY, 'void = { W = "p" }') == []
    assert sichuan('hands.S = "12p 3m"\nplay = "S 4m"', 'void = { S = "s" }') == []
    assert sichuan('hands.S = "12p 3m"\nvoid.S = "м"', 'void = { S = "m" }') == []
    assert sichuan('void.S = "p"\nhands.S = "12p 3m"', 'void = { S = "п" }') == []


def test_discards_may_lie_there_from_the_beginning() -> None:
    outcome = played("taiwanese", "start.river = 10\nwall.left = 20", "left = 20")
    assert outcome.differences == []
    ponds = [len(hand.pond) for hand in outcome.steps[0].deal.hands]
    assert ponds == [3, 3, 2, 2]
    earth = 'play = "E 3s / S ron"'
    assert "tw_earth" in taiwanese(DEALT + earth, "yaku = []")[0]
    late = ["tw_win", "uufa", "ittsuu", "menzen_ron", "tw_flat_small"]
    assert taiwanese(DEALT + earth + "\nstart.river = 30", f"yaku = {late}".replace("'", '"')) == []


def test_flowers_lie_there_or_are_dealt() -> None:
    assert taiwanese('flowers.S = "3f 1f"\nwall.left = 20', 'flowers = { S = "1f 3f" }\nleft = 20') == []
    dealt = 'hands.S = "3f 1f"\nwall.replacements = "5f 6p 7p"\nplay = "E 9m"'
    events = 'events = ["S flower 3f", "S draws 5f", "S flower 1f", "S draws 6p", "S flower 5f", "S draws 7p", "E 9m"]'
    assert taiwanese(dealt, events + '\nflowers = { S = "135f" }') == []


def test_a_flower_is_set_aside_by_itself_and_may_win() -> None:
    assert taiwanese('play = "S flower 4f, 6p"\nwall.replacements = "6p"', 'events = ["S flower 4f", "S 6p"]') == []
    won = 'winners = ["S"]\nyaku = ["paa_sennin"]'
    assert taiwanese('flowers.S = "1234567f"\nplay = "S tsumo 8f"', won) == []
    assert taiwanese('flowers.S = "1234567f"\nplay = "E flower 8f / S ron"', 'winners = ["S"]') == []


def test_who_is_out_takes_no_part_and_the_next_one_begins() -> None:
    assert sichuan('start.out = ["E", "S"]', 'out = ["E", "S"]\nturn = "W"') == []
    told = 'start.out = ["N"]\nhands.N = "123m"\nwall.left = 9'
    assert sichuan(told + '\nplay = "W 1m / E 1m"', 'out = ["N"]\nevents = ["W 1m", "E 1m"]\nleft = 5') == []
    assert sichuan(READY + 'start.out = ["N"]\nplay = "E 6s / W ron"', 'next = { dealer = "N" }') == []


def test_melds_of_the_suit_to_be_rid_of_keep_a_hand_from_winning() -> None:
    told = 'hands.W = "456s 789s 22s 45s 111p="\nplay = "E 6s / W ron'
    assert sichuan(told + ' ! void_held"\nvoid.W = "p"') == []
    assert sichuan(told + '"\nvoid.W = "m"', 'winners = ["W"]') == []


def test_hands_may_be_said_to_be_ready_before() -> None:
    told = DEALT + 'start = { river = 30, ready = ["S"] }\nplay = "S 5p"'
    assert taiwanese(told, 'riichi = ["S"]\noffered = { S = ["9s"] }') != []
    assert taiwanese(told + '\nwall.draws.S = "9p 5p"', 'riichi = ["S"]\nevents = ["S 9p", "S 5p"]') == []


# ---------------------------------------------------------------- the play


def test_suits_are_chosen_in_one_moment_by_all() -> None:
    told = 'hands.E = "123456789m 22s 45s"\nhands.S = "3p"\nplay = "S void 3p / E void p / E 2s / S 3p"'
    events = '["E void p", "S void 3p", "E 2s", "E shows p", "S 3p"]'
    assert sichuan(told, f"events = {events}\nvoid = {{ E = 'p', S = 'p' }}") == []
    assert sichuan(told.replace("E void p / ", ""), 'void = { E = "p", S = "p" }') == []  # as little as it has


def test_a_card_is_for_a_suit_that_one_does_not_hold() -> None:
    assert sichuan('hands.S = "3p"\nplay = "S void p ! void_card / S void 3p"') == []
    assert "A card can only name a suit" in sichuan('hands.S = "3p"\nplay = "S void p"')[0]


def test_the_tile_put_down_is_the_first_discard() -> None:
    told = 'hands.E = "3m"\nplay = "E void 3m / E 5s ! void_first / E 3m"'
    assert sichuan(told, 'events = ["E void 3m", "E 3m"]\nnot_offered = { E = ["ron"] }') == []


def test_tiles_are_passed_on_and_may_be_used_by_who_gets_them() -> None:
    told = 'set.sc_exchange_three = "next"\nhands = { E = "123m", S = "456p", W = "789s", N = "111s" }\n'
    play = 'play = "E pass-on 123m / S pass-on 456p / W pass-on 789s / N pass-on 111s / E void 1s / E 1s / S 2m"'
    events = 'events = ["E pass-on 123m to S", "N pass-on 111s to E", "E 1s"]'
    assert sichuan(told + play, events) == []
    assert sichuan(told, 'turn = "E"') == []  # what is not said has happened before


def test_a_hand_says_that_it_is_ready_before_the_first_turn_or_with_a_discard() -> None:
    assert taiwanese(DEALT + 'play = "S ready / E 5p"', 'riichi = ["S"]\nevents = ["S ready", "E 5p"]') == []
    late = DEALT + 'play = "E 5p / S ready 9p"\nwall.draws.S = "9p"'
    assert taiwanese(late, 'riichi = ["S"]\nevents = ["E 5p", "S ready", "S 9p"]') == []
    dealer = DEALT.replace(".S", ".E") + 'play = "E ready 5p"'
    assert taiwanese(dealer, 'riichi = ["E"]\nevents = ["E ready", "E 5p"]') == []


def test_replacement_tiles_may_be_the_next_of_the_wall() -> None:
    told = 'hands.S = "111m 23m 567p 99p 678m"\nhands.E = "1m"\nwall.replacements = "4m"\nplay = "E 1m / S kan, tsumo"'
    assert sichuan(told, 'winners = ["S"]\nhan = 2\npaid = ["E -> S 2", "E -> S 5, N -> S 5, W -> S 5"]') == []


# ---------------------------------------------------------------- the referee


def test_a_false_win_is_paid_and_kills_the_hand() -> None:
    told = DEALT + 'start.river = 30\nplay = "E 3s / N false-win / S ron"'
    paid = '["N -> E 5 false-win, N -> S 5 false-win, N -> W 5 false-win", "E -> S 17 ron, E -> S 1 dealer-extra"]'
    assert taiwanese(told, f'payments = {paid}\nwinners = ["S"]\ndead = ["N"]') == []


def test_a_false_win_where_winners_leave_is_paid_in_the_end() -> None:
    told = READY + 'wall.left = 6\nplay = "E 6s / N false-win / W ron"'
    paid = '["E -> W 1", "N -> E 8, N -> S 8"]'
    assert sichuan(told, f'payments = {paid}\nwinners = ["W"]\nout = ["N", "W"]\nend = "exhausted"') == []


def test_false_kans_are_paid_and_the_hand_cannot_win() -> None:
    expected = 'paid = { E = -30, S = +10, W = +10, N = +10 }\ndead = ["E"]'
    kan = 'hands.E = "1111m#"\n'
    assert taiwanese(kan + 'play = "E false-kan"', expected) == []
    assert taiwanese(kan + 'play = "E mistaken-kan"', 'paid = []\ndead = ["E"]') == []


@pytest.mark.parametrize(
    ("melds", "play"),
    [
        ("", "E mistaken-kan"),
        ("111m=", "E false-kan"),
        ("1111m=", "E false-kan"),
        ("1111m# 2222p#", "E false-kan / E mistaken-kan / E false-kan"),
    ],
)
def test_nothing_is_ruled_about_a_kan_that_was_never_laid(melds: str, play: str) -> None:
    """002:331, 002:359: the fine is for a closed kong, for each one once."""
    with pytest.raises(ScenarioError) as wrong:
        taiwanese(f'hands.E = "{melds}"\nplay = "{play}"')
    assert wrong.value.message("en").endswith("line 5: this player has no concealed kong to rule on.")
    assert "нет закрытого конга" in wrong.value.message("ru")


@pytest.mark.parametrize("ruling", ["false-win", "dead", "false-kan"])
def test_the_referee_comes_too_late_where_the_last_flower_has_won(ruling: str) -> None:
    told = f'flowers.S = "1234567f"\nwall.draws = {{ S = "8f" }}\nplay = "E 9m / S {ruling}"'
    with pytest.raises(ScenarioError) as wrong:
        taiwanese(told)
    assert wrong.value.message("en").endswith("this ruling comes too late: the deal has ended.")


# ---------------------------------------------------------------- what is expected


def test_a_win_is_looked_at_while_others_play_on() -> None:
    told = READY + 'play = "E 6s / W ron"'
    assert sichuan(told, 'winners = ["W"]\nyaku = []\nhan = 0\nturn = "N"\nout = ["W"]') == []
    assert sichuan(told + "\nwall.left = 8", 'end = "exhausted"\nwinners = ["W"]\npoints = { W = +1, E = -1 }') == []


def test_payments_are_told_by_moments_with_reasons_or_without() -> None:
    told = 'hands.S = "1111m 234m 567p 99p"\nplay = "S ankan 1m"'
    assert sichuan(told, 'paid = ["W -> S 2, E->S 2, N -> S  2"]') == []
    assert sichuan(told, 'paid = ["W -> S 2 kan, E -> S 2 kan, N -> S 2 kan"]') == []
    assert sichuan(told, "paid = { S = +6, E = -2, W = -2, N = -2 }") == []
    wrong = 'paid = ["W -> S 2, E -> S 2"]'
    assert sichuan(told, wrong) == [
        "paid: expected [E -> S 2, W -> S 2], got [E -> S 2, N -> S 2, W -> S 2].",
    ]
    assert sichuan(told, "paid = { S = +6 }")[0].startswith("paid: expected { S = 6 }, got { S = 6, E = -2")


def test_a_fine_goes_to_nobody() -> None:
    told = 'hands.S = "999p"\nvoid.S = "p"\nwall.left = 6\nplay = "S 1m"'
    assert sichuan(told, 'payments = ["S -> nobody 48"]\npoints = { S = -48 }') == []


# ---------------------------------------------------------------- what is wrong


@pytest.mark.parametrize(
    ("rules", "told", "expect", "message"),
    [
        ("sichuan", 'void.S = "z"', "over = false", "line 4: void.S: unknown suit “z”; suits: m, p, s."),
        ("sichuan", 'void.X = "m"', "over = false", "line 4: void.X: unknown seat “X”; seats: E, S, W, N."),
        ("sichuan", 'start.out = ["Q"]', "over = false", "line 4: start.out: unknown seat “Q”"),
        ("sichuan", "", 'void = { S = "q" }', "line 6: expect.void.S: unknown suit “q”"),
        ("sichuan", "", 'paid = ["E pays S 2"]', "line 6: “E pays S 2” is not a payment. Write E -> S 8"),
        ("sichuan", "", 'payments = ["E -> S 2 bribe"]', "line 6: “E -> S 2 bribe” is not a payment"),
        ("sichuan", "", 'paid = ["E -> E 2"]', "line 6: “E -> E 2” is not a payment"),
        ("riichi", 'void.S = "m"', "over = false", "line 4: void has something that this rule set doesn’t have."),
        (
            "riichi",
            'start.out = ["S"]',
            "over = false",
            "line 4: start.out has something that this rule set doesn’t have.",
        ),
        ("sichuan", 'start.ready = ["S"]', "over = false", "line 4: start.ready has something"),
        ("riichi", 'flowers.S = "1f"', "over = false", "line 4, flowers.S: no more 1f left in the tile set"),
        ("taiwanese", 'flowers.S = "1f1f"', "over = false", "line 4, flowers.S: no more 1f left in the tile set"),
        ("taiwanese", "", 'flowers = { S = "9f" }', "line 6, expect.flowers:"),
        ("sichuan", 'play = "E chi m"', "over = false", "line 4: “E chi m” has the wrong tiles"),
        ("sichuan", 'play = "E void"', "over = false", "line 4: “E void” has the wrong tiles"),
        ("sichuan", 'play = "E void 3m5m"', "over = false", "line 4: “E void 3m5m” has the wrong tiles"),
        ("sichuan", 'play = "E false-hu"', "over = false", "line 4: unknown move “false-hu”; expected:"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(rules: str, told: str, expect: str, message: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        played(rules, told, expect)
    assert caught.value.message("en").startswith(message)
    assert caught.value.message("ru")


def test_a_table_is_laid_with_every_tile_of_the_box_once() -> None:
    for rules, count in (("sichuan", 108), ("taiwanese", 144)):
        deal = played(rules, 'play = "E 5p"\nhands.S = "1111m#"\nstart.river = 6').steps[0].deal
        assert len({*deal.wall.row}) == len(deal.wall.row) == count
