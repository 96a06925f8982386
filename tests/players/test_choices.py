"""Positions in which only one choice is sensible."""

from functools import cache

import pytest

from jantaku.rules import read
from jantaku.table.match import Match
from jantaku.table.state.window import WindowKind
from jantaku.table.words import Verb, first_of, verb_of
from jantaku.tiles import KIND, SHORTS
from tests.players.tables import answer, nobody_calls, table, throw

NO_OPEN_TANYAO = read('id = "own"\nextends = "riichi"\nkuitan = "off"\n')
PASSING_ON = read('id = "own"\nextends = "sichuan"\nsc_exchange_three = "next"\n')

# ---------------------------------------------------------------- the own turn


@pytest.mark.parametrize(
    ("hand", "drawn", "expected"),
    [
        ("234567m234p4588s", "6s", {"tsumo"}),
        ("19m19p19s1234567z", "1z", {"tsumo"}),
        ("234567m234p45s11z", "4z", {"riichi 4z"}),  # the guest wind goes, and the hand is ready
        ("123456789m23p11s", "4z", {"riichi 4z"}),
        ("234567m345p3488s", "9m", {"riichi 9m"}),
        ("234567m56p3488s1z", "7p", {"riichi 1z"}),
        ("234m234p2345677s", "1z", {"riichi 1z"}),
        ("12345678m1199p1z", "9m", {"riichi 1z"}),
        ("1122m3344p5566s7z", "4z", {"riichi 4z", "riichi 7z"}),  # seven pairs
        ("111222333m4478p", "1z", {"riichi 1z"}),
    ],
)
def test_a_win_is_taken_and_a_ready_hand_declares(hand: str, drawn: str, expected: set[str]) -> None:
    assert answer(table(hand, then=drawn), 0) in expected


@pytest.mark.parametrize(
    ("hand", "drawn", "expected"),
    [
        ("234567m2357p358s", "4z", {"4z"}),  # an honour alone
        ("23467m23467p67s1z", "3z", {"1z", "3z"}),
        ("234m567p2346s889s", "1z", {"1z"}),
        ("2345m3456p45677s", "9m", {"9m"}),
        ("055m234p234678s9p", "1z", {"9p", "1z"}),
        ("5567m234p23467s1z", "0m", {"1z"}),
        ("123m456p2378s777z", "9m", {"9m"}),  # it keeps the dragons
        ("22m345p67s12345z7p", "8p", {"1z", "2z", "3z", "4z"}),
    ],
)
def test_the_tile_that_is_no_use_goes(hand: str, drawn: str, expected: set[str]) -> None:
    said = answer(table(hand, then=drawn), 0)
    assert said.split()[1] in expected, said


def test_of_two_fives_the_plain_one_goes() -> None:
    """Where a five must go, the red one is worth a han more."""
    assert answer(table("05m234567p34567s", then="5m"), 0) == "riichi 5m"


def test_nine_terminals_are_thrown_in_only_by_a_bad_hand() -> None:
    assert answer(table("19m19p19s1234z258m", then="5p"), 0) == "abort"
    assert answer(table("19m19p19s123456z5m", then="5p"), 0).startswith("discard 5")


def test_a_closed_kan_that_costs_nothing_is_declared() -> None:
    assert answer(table("1111z234567m567p", then="2s"), 0).startswith("closed kan")


def test_a_kan_that_breaks_runs_is_not() -> None:
    """The four 6m belong to 456m, 66m and 678m."""
    assert answer(table("45666678m234p88s", then="1z"), 0) == "riichi 1z"


# ---------------------------------------------------------------- others' tiles


def offered(tile: str, hand: str, rules: str = "riichi") -> Match:
    """The dealer throws this tile before the seat behind, which has this hand."""
    match = table("", hand, then=tile, rules=NO_OPEN_TANYAO if rules == "no open tanyao" else rules)
    throw(match, 0, tile)
    return match


@pytest.mark.parametrize("hand", ["456m234567p4588s", "345m345p34588s45s"])
def test_a_ron_is_taken(hand: str) -> None:
    assert answer(offered("3s", hand), 1) == "ron"


@pytest.mark.parametrize("dragon", ["5z", "6z", "7z"])
def test_a_value_tile_is_called(dragon: str) -> None:
    pair = 2 * dragon[0] + "z"
    assert answer(offered(dragon, f"234m567p34s99m1p{pair}"), 1) == f"pon {dragon}{dragon}"


@pytest.mark.parametrize(
    ("hand", "thrown"),
    [
        ("123m789p1299s135z", "3s"),  # terminals and no yaku anywhere
        ("19m11234p23789s2z", "4s"),
        ("123456m99p13s224z", "2s"),
        ("234m678p678s1244z", "4z"),  # the guest wind is no yaku
    ],
)
def test_nobody_calls_without_a_yaku(hand: str, thrown: str) -> None:
    assert answer(offered(thrown, hand), 1) == "pass"


def test_a_hand_of_simples_is_opened_only_where_that_counts() -> None:
    hand = "340m678m46p26688s"
    assert answer(offered("0p", hand), 1) == "chi 4p6p"
    assert answer(offered("0p", hand, "no open tanyao"), 1) == "pass"


def test_after_the_call_the_stray_tile_goes() -> None:
    match = offered("7z", "234m567p34s99m1p77z")
    pon = next(code for code in match.view(1).asks[0].codes if verb_of(code) is Verb.PON)
    assert match.answer(1, pon) is None
    assert answer(match, 1) == "discard 1p"


# ---------------------------------------------------------------- folding


def after_riichi(hand: str, drawn: str) -> Match:
    """The dealer has declared with 9p, waiting for 3s and 6s; the next seat has this hand and draws."""
    match = table("234567m234p4588s", hand, then=f"9p{drawn}")
    throw(match, 0, "9p", declare=True)
    nobody_calls(match)
    return match


@pytest.mark.parametrize(
    ("hand", "drawn"),
    [
        ("148m479p147s1256z", "5s"),
        ("158m369p147s1256z", "5m"),
        ("18m1459p147s3567z", "6m"),
        ("258m259p258s1357z", "4p"),
    ],
)
def test_a_bad_hand_folds_with_the_safe_tile(hand: str, drawn: str) -> None:
    assert answer(after_riichi(hand, drawn), 1) == "discard 9p"


@pytest.mark.parametrize("hand", ["123456m678p2255s", "345678m345p2267s"])
def test_a_ready_hand_does_not_fold(hand: str) -> None:
    assert answer(after_riichi(hand, "1z"), 1) == "riichi 1z"


def test_a_bad_hand_makes_no_kan_against_riichi() -> None:
    assert "kan" not in answer(after_riichi("148m479p14s12666z", "6z"), 1)


# ---------------------------------------------------------------- other games


@pytest.mark.parametrize("rules", ["sanma_tenhou", "sanma", "sanma_hiroshima"])
def test_a_north_is_set_aside(rules: str) -> None:
    assert answer(table("234567p23478s14z", then="9p", rules=rules), 0) == "nuki 4z"


def test_a_hand_that_is_ready_as_it_was_dealt_says_so() -> None:
    match = table("", "123456789m123p456s5z", then="5s", rules="taiwanese")
    while match.window is not None and match.window.kind is not WindowKind.CHOICE:
        ask = match.window.asks[0]
        assert match.answer(ask.seat, ask.codes[0]) is None
    assert answer(match, 1) == "ready"


def test_in_taiwanese_a_call_needs_no_yaku() -> None:
    hand, dealer = "123456789m1199p12s5z", "19m19p19s1234567z4m5p5s"
    match = table(dealer, hand, then="3s", rules="taiwanese")
    throw(match, 0, "3s")
    assert answer(match, 1) in {"chi 1s2s", "chi 2s1s"}


@pytest.mark.parametrize(
    ("hand", "suit"),
    [
        ("123456m234567p1s", "s"),
        ("1123m2345567p19s", "s"),
        ("1m222333p444556s", "m"),
        ("147m22233344p56s", "m"),  # not the shortest, but the one without a shape
    ],
)
def test_the_worst_suit_is_forbidden(hand: str, suit: str) -> None:
    said = answer(table(hand, rules="sichuan"), 0)
    assert said.startswith("choose")
    assert said.endswith(suit)


@cache
def forbidding_bamboo() -> Match:
    """The dealer of 123456m23456p19s has forbidden himself bamboo, and has thrown one; it is his turn again."""
    match = table("123456m23456p19s", "", "", "", then="7p", rules="sichuan")
    assert match.window is not None
    for ask in match.window.asks:
        bamboo = [code for code in ask.codes if SHORTS[first_of(code) & KIND].endswith("s")]
        assert match.answer(ask.seat, bamboo[0]) is None
    while len(match.view(0).ponds[0]) < 1 or not match.view(0).asks or match.window.kind is not WindowKind.TURN:
        nobody_calls(match)
        assert match.window is not None
        ask = match.window.asks[0]
        if ask.seat != 0 or not match.view(0).ponds[0]:
            assert match.answer(ask.seat, ask.codes[-1]) is None
    return match


def test_the_forbidden_suit_goes_first() -> None:
    match = forbidding_bamboo()
    assert match.view(0).suits[0] == "s"
    assert answer(match, 0).endswith("s")


def test_the_worst_suit_is_passed_on() -> None:
    """Three tiles of one suit go: of the one that the hand does without."""
    said = answer(table("1234567m345p149s", then="8m", rules=PASSING_ON), 0)
    assert said.startswith("choose")
    assert said.endswith("s")
