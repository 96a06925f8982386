"""Wins of three players: tiles set aside, other seat and value tiles, boxes and dora, what only some games pay."""

from typing import Any

import pytest
from msgspec.structs import replace

from jantaku.rules import Plan, load
from jantaku.rules.plan import ElementPlan, FuPlan, GrammarPlan, SeatPlan, ValuePlan
from jantaku.scoring.book import book_of, pointers, tile_set_of
from jantaku.scoring.score import NoWinError, Score, score
from jantaku.scoring.win import ImpossibleWinError, read_win
from jantaku.tiles import KIND_OF, SHORTS, format_tiles, make_tile, parse_tiles, tile_set

pytest.importorskip("jantaku._kernel")

TENHOU = load("sanma_tenhou").plan


def plan(base: Plan = TENHOU, /, *, elements: dict[str, ElementPlan] | None = None, **parts: dict[str, Any]) -> Plan:
    """A plan with some fields of its parts, and some elements, replaced: ``plan(nuki={"in_hand": "dora"})``."""
    changed = {part: replace(getattr(base, part), **fields) for part, fields in parts.items()}
    return replace(base, elements={**base.elements, **(elements or {})}, **changed)


def only(**prices: ElementPlan) -> Plan:
    """A game in which nothing but these elements has a price, in hundreds of points, and any complete hand wins."""
    cheap = plan(value={"linear": 100, "exponent": 0}, admission={"minimum_han": 0})
    return replace(cheap, elements=prices)


def both(price: int) -> ElementPlan:
    return ElementPlan(price, price)


def scored(rules: Plan, hand: str, win: str, **more: Any) -> Score:
    return score(read_win(hand, win, **more), rules)


def names(result: Score) -> list[str]:
    return [element.id for element in result.elements]


PLAIN = ("123p 567p 22z 345s 67s", "8s")
"""A hand without a yaku, South, by ron."""


# ---------------------------------------------------------------- tiles set aside


def test_each_tile_set_aside_is_a_dora_and_indicators_count_them_again() -> None:
    result = scored(TENHOU, *PLAIN, flags=["riichi"], nuki="44z", indicators="3z 3z", ura="3z 1p")
    assert result.bonus_tiles == (4, 3, 0, 2)
    assert result.han == 1 + 9


def test_tiles_of_several_kinds_are_set_aside() -> None:
    kanto = plan(nuki={"tiles": ("4z", "1m", "9m")})
    result = scored(kanto, *PLAIN, flags=["riichi"], nuki="4z 11m 9m", indicators="9m 4z")
    assert result.bonus_tiles == (2, 0, 0, 4)  # 9m points to 1m, North to East


def test_flowers_are_set_aside_and_no_part_of_a_hand() -> None:
    kansai = load("sanma_kansai").plan
    plain = ("123p 678p 22z 234s 67s", "8s")
    result = scored(kansai, *plain, flags=["riichi"], nuki="4z 1f 8f")
    assert result.bonus_tiles[3] == 3
    with pytest.raises(ImpossibleWinError, match="2 of 1f"):
        scored(kansai, *plain, flags=["riichi"], nuki="11f")
    with pytest.raises(ImpossibleWinError, match="1 of 1f: these rules have 0"):
        scored(TENHOU, *PLAIN, flags=["riichi"], nuki="1f")


def test_a_red_five_set_aside_is_a_red_dora_and_no_other() -> None:
    fives = plan(nuki={"tiles": ("4z", "5p")})
    assert scored(fives, *PLAIN, flags=["riichi"], nuki="0p").bonus_tiles == (0, 0, 1, 0)


@pytest.mark.parametrize(("counts", "dora"), [(True, 2), (False, 0)])
def test_whether_an_indicator_makes_them_dora_twice(counts: bool, dora: int) -> None:
    """001:3647: where West is turned, a north that was declared is still one dora."""
    rules = plan(nuki={"indicator_counts": counts})
    assert scored(rules, *PLAIN, flags=["riichi"], nuki="44z", indicators="3z").bonus_tiles == (dora, 0, 0, 2)


@pytest.mark.parametrize(("in_hand", "tiles"), [("plain", 1), ("dora", 4), ("value_dora", 4)])
def test_norths_that_stay_in_the_hand(in_hand: str, tiles: int) -> None:
    rules = plan(nuki={"in_hand": in_hand})
    result = scored(rules, "123p 567p 22z 67s 444z", "8s", flags=["riichi"], nuki="4z")
    assert result.bonus_tiles == (0, 0, 0, tiles)
    assert names(result).count("yakuhai") == (in_hand == "value_dora")


def test_a_hand_that_may_not_hold_them_is_not_complete() -> None:
    rules = plan(nuki={"in_hand": "never"})
    with pytest.raises(NoWinError, match="not complete"):
        scored(rules, "123p 567p 22z 67s 444z", "8s", flags=["riichi"])
    assert scored(rules, *PLAIN, flags=["riichi"]).han == 1


@pytest.mark.parametrize(
    ("value", "hand", "nuki", "counts"),
    [
        ("both", "123p 567p 22s 67s 444z", "", True),
        ("both", "123p 567p 22s 67s 345s", "444z", True),
        ("both", "123p 567p 22s 67s 345s", "44z", False),
        ("embedded", "123p 567p 22s 67s 444z", "", True),
        ("embedded", "123p 567p 22s 67s 345s", "444z", False),
        ("extracted", "123p 567p 22s 67s 444z", "", False),
        ("extracted", "123p 567p 22s 67s 345s", "444z", True),
    ],
)
def test_where_a_dora_that_is_a_value_tile_has_its_value(value: str, hand: str, nuki: str, counts: bool) -> None:
    rules = plan(nuki={"in_hand": "value_dora", "value": value})
    assert ("yakuhai" in names(scored(rules, hand, "8s", flags=["riichi"], nuki=nuki))) is counts


def test_its_pair_is_then_a_value_pair() -> None:
    hand = ("123p 567p 44z 345s 67s", "8s")
    assert names(scored(TENHOU, *hand)) == ["pinfu"]
    with pytest.raises(NoWinError, match="no yaku"):
        scored(plan(nuki={"in_hand": "value_dora"}), *hand)


@pytest.mark.parametrize(
    ("use", "hand", "win", "wins"),
    [
        ("outside", "123p 567p 22s 67s 444z", "8s", False),
        ("outside", "123p 789p 11s 78s 444z", "9s", True),
        ("outside", "1199p 1199s 2244z 7z", "7z", True),
        ("outside", "123p 567p 22s 345s 67s", "8s", True),
        ("yakuman", "123p 789p 11s 78s 444z", "9s", False),
        ("yakuman", "19m 19p 19s 1234z 677z", "5z", True),
        ("yakuman", "123p 567p 22s 345s 67s", "8s", True),
        ("any", "123p 567p 22s 67s 444z", "8s", True),
    ],
)
def test_what_norths_in_the_hand_may_serve_for(use: str, hand: str, win: str, wins: bool) -> None:
    """001:3940: only yaku of terminals and honours; 001:3586: or only yakuman."""
    rules = plan(nuki={"use": use}, admission={"minimum_han": 0})
    if wins:
        assert scored(rules, hand, win, flags=["riichi"]).base > 0
    else:
        with pytest.raises(NoWinError, match="4z spoils the hand"):
            scored(rules, hand, win, flags=["riichi"])


def test_a_bound_hand_is_read_as_it_may_be() -> None:
    """As seven pairs it is honroutou; nothing else could hold the norths."""
    rules = plan(nuki={"use": "outside"})
    assert "honroutou" in names(scored(rules, "1199p 1199s 2244z 7z", "7z"))


def test_a_replacement_tile_for_a_tile_set_aside() -> None:
    result = scored(TENHOU, *PLAIN, by="tsumo", flags=["rinshan"], nuki="4z")
    assert names(result) == ["menzen_tsumo", "rinshan"]
    with pytest.raises(ImpossibleWinError, match="rinshan needs a kan"):
        read_win(*PLAIN, by="tsumo", flags=["rinshan"])


def test_gari_is_a_ron_and_no_chankan() -> None:
    rules = plan(elements={"gari": both(1)})
    result = scored(rules, "123p 567p 22s 345s 44z", "4z", flags=["gari"])
    assert names(result) == ["gari"]
    with pytest.raises(ImpossibleWinError, match="robbed by ron"):
        read_win("123p 567p 22s 345s 44z", "4z", by="tsumo", flags=["gari"])
    # The other copies of a tile set aside may lie anywhere: nobody has a triplet of them.
    assert "gari" in names(scored(rules, "123p 567p 22s 345s 44z", "4z", flags=["gari"], nuki="4z"))


# ---------------------------------------------------------------- what indicators point to


def shown(rules: Plan, indicator: str) -> str:
    return format_tiles(map(make_tile, book_of(rules).dora_of(parse_tiles(indicator)[0])))


@pytest.mark.parametrize(
    ("indicator", "dora"), [("1m", "9m"), ("9m", "1m"), ("4p", "5p"), ("0p", "6p"), ("3z", "4z"), ("7z", "5z")]
)
def test_among_three_one_points_to_nine(indicator: str, dora: str) -> None:
    assert shown(TENHOU, indicator) == dora


def test_the_order_of_dora_may_pass_over_tiles_that_are_set_aside() -> None:
    """001:3587: with 5m as such a dora, 1m may point to 9m. What is passed over still points to the next."""
    kanto = plan(grammar={"tile_set": "sanma_kanto"}, nuki={"tiles": ("5m", "4z")})
    assert (shown(kanto, "1m"), shown(kanto, "5m"), shown(kanto, "3z"), shown(kanto, "4z")) == ("5m", "9m", "4z", "1z")
    passing = plan(kanto, nuki={"outside_cycle": True})
    assert [shown(passing, tile) for tile in ("1m", "5m", "9m", "3z", "4z")] == ["9m", "9m", "1m", "1z", "1z"]


def test_in_kyoto_the_next_rank_of_every_suit_is_dora() -> None:
    kyoto = load("sanma_kyoto").plan
    assert (shown(kyoto, "3m"), shown(kyoto, "9p")) == ("4m4p4s", "1m1p1s")
    result = scored(kyoto, "444m 567p 22s 345s 67s", "8s", flags=["riichi"], indicators="3p")
    assert result.bonus_tiles == (4, 0, 0, 0)


def test_the_winning_tile_may_be_the_indicator() -> None:
    majan = load("majan_100_three").plan
    result = scored(majan, "234p 789p 11m 456m 22z", "2z", by="tsumo")
    assert result.bonus_tiles[0] == 3


def test_one_indicator_more_counts_where_four_norths_turn_it() -> None:
    rules = plan(dora={"kan": False}, nuki={"indicator_after": 4})
    assert scored(rules, *PLAIN, flags=["riichi"], indicators="4p 1z").bonus_tiles[0] == 1 + 2
    without = plan(dora={"kan": False})
    with pytest.raises(ImpossibleWinError, match="2 indicators: these rules turn 1 at most"):
        scored(without, *PLAIN, flags=["riichi"], indicators="4p 1z")


# ---------------------------------------------------------------- boxes


def test_absent_kinds_are_not_in_the_box_and_no_dora() -> None:
    rules = plan(load("riichi").plan, grammar={"absent": "2345678s"})
    box = tile_set_of(rules)
    assert len(box.tiles) == 136 - 28
    assert [format_tiles([tile]) for tile in box.reds] == ["0m", "0p"]
    assert shown(rules, "1s") == "9s"
    with pytest.raises(ImpossibleWinError, match="s: these rules have 0"):
        scored(rules, *PLAIN, flags=["riichi"])


def test_a_box_without_kinds_is_the_one_with_that_name() -> None:
    assert tile_set("riichi-2345678m") is tile_set("sanma")
    assert tile_set("riichi:plain-2345678m") is tile_set("sanma_no_reds")
    odd = tile_set("riichi-7z1p")
    assert odd.id == "riichi-1p7z"
    assert tile_set(odd.id) == odd
    assert odd.copies[KIND_OF["1p"]] == odd.copies[KIND_OF["7z"]] == 0


@pytest.mark.parametrize(
    ("box", "reds", "there"),
    [
        ("sanma", (1, 1, 1), "0p0s"),
        ("sanma", (0, 2, 0), "00p"),
        ("sanma", (0, 0, 0), ""),
        ("kansai", (1, 1, 1), "0000p0000s"),
        ("totenko", (1, 1, 1), "0m0p0s"),
        ("totenko", (2, 2, 2), "00m0p0s"),
        ("kyoto", (1, 1, 1), ""),
        ("riichi", (1, 2, 1), "0m00p0s"),
    ],
)
def test_red_fives_of_other_boxes(box: str, reds: tuple[int, int, int], there: str) -> None:
    assert format_tiles(tile_set_of(Plan(grammar=GrammarPlan(box, reds))).reds) == there


# ---------------------------------------------------------------- seats and value tiles

SANGENSEN = SeatPlan(tiles=("5z", "6z", "7z"), value_tiles=("1z", "2z", "3z"))
WINDS = ElementPlan(1, 1, each=("east_triplet", "south_triplet", "west_triplet", "seat_triplet", "round_triplet"))


@pytest.mark.parametrize(
    ("triplet", "seat", "times"),
    [
        ("111z", "S", 1),
        ("333z", "S", 1),
        ("444z", "S", 0),
        ("666z", "S", 1),
        ("555z", "S", 1),
        ("777z", "S", 0),
        ("555z", "E", 2),
        ("222z", "W", 1),
    ],
)
def test_playing_for_dragons_winds_are_value_tiles(triplet: str, seat: str, times: int) -> None:
    """001:397: White deals; the round's dragon, the own one, and every wind but North."""
    rules = replace(plan(elements={"yakuhai": WINDS}), seats=SANGENSEN)
    result = scored(rules, f"123p 567p 22s 67s {triplet}", "8s", flags=["riichi"], seat=seat)
    assert names(result).count("yakuhai") == times


@pytest.mark.parametrize(
    ("pair", "fu"), [("11z", 2), ("33z", 2), ("44z", 0), ("66z", 2), ("55z", 2), ("77z", 0), ("22s", 0)]
)
def test_their_pairs_count_as_such(pair: str, fu: int) -> None:
    rules = replace(plan(elements={"yakuhai": WINDS}), seats=SANGENSEN)
    result = scored(rules, f"123p 567p {pair} 345s 67s", "8s", flags=["riichi"])
    assert result.fu_sum == 30 + fu
    assert ("pinfu" in names(result)) is (fu == 0)


@pytest.mark.parametrize(
    ("seat_counts", "round_counts", "times"), [(True, True, 2), (True, False, 1), (False, False, 0)]
)
def test_seat_and_round_may_have_no_value(seat_counts: bool, round_counts: bool, times: int) -> None:
    rules = plan(seats={"seat_counts": seat_counts, "round_counts": round_counts})
    result = scored(rules, "123p 567p 22s 67s 111z", "8s", flags=["riichi"], seat="E")
    assert names(result).count("yakuhai") == times


# ---------------------------------------------------------------- sums of points, chips, 60 fu


def test_points_are_added_up_to_a_cap() -> None:
    """001:4293: the value is a plain sum, 5000 at most, and every win has its 200 (bazoro)."""
    rules = replace(only(closed_hand_bonus=ElementPlan(1), gari=both(1)), value=ValuePlan(linear=100, most=5000))
    assert scored(rules, *PLAIN).base == 300
    assert scored(rules, *PLAIN, nuki="444z").base == 600
    assert scored(plan(rules, dora={"nuki_han": 20}), *PLAIN, nuki="444z").base == 5000


def test_a_limit_is_its_amount_in_a_sum() -> None:
    rules = only(suuankou=ElementPlan("limit 8000"), toitoi=both(2), closed_hand_bonus=ElementPlan(1))
    result = scored(rules, "111p 555p 888s 33z 99p", "9p", by="tsumo")
    assert result.base == 8000 + 100
    assert names(result) == ["suuankou", "closed_hand_bonus"]


def test_what_only_adds_makes_no_win() -> None:
    rules = plan(elements={"menzen_ron": ElementPlan(5), "ankantsu": both(2)})
    with pytest.raises(NoWinError, match="no yaku"):
        scored(rules, "123p 22s 345s 67s 1111s#", "8s")
    with_yaku = scored(rules, "123p 22s 345s 67s 1111s#", "8s", flags=["riichi"])
    assert (with_yaku.yaku_han, with_yaku.han) == (1, 1 + 5 + 2)
    assert names(with_yaku) == ["riichi", "ankantsu", "menzen_ron"]


@pytest.mark.parametrize(
    ("hand", "more", "chips"),
    [
        ("123p 567p 22m 345s 67s", {}, 2),
        ("345s 567p 22m 67s 999p=", {}, 1),
        ("123p 567p 22m 345s 67s", {"by": "tsumo"}, 2 * 2),
        ("1122p 3355m 6688s 9s", {}, 2 * 4),
    ],
)
def test_kyoto_doubles_chips(hand: str, more: dict[str, Any], chips: int) -> None:
    """001:3953: a win is one chip, a closed hand one more; the han double them. Riichi is a condition, even open."""
    kyoto = plan(load("sanma_kyoto").plan, elements={"pinfu": ElementPlan()})
    win = "9s" if hand.endswith("9s") else "8s"
    assert scored(kyoto, hand, win, flags=["riichi"], **more).base == chips


def test_a_yakuman_is_fifteen_han_in_kyoto() -> None:
    result = scored(load("sanma_kyoto").plan, "111m 555p 888s 33m 99p", "9p", by="tsumo", flags=["riichi"])
    assert result.base == 2 * 2 ** (15 + 1)


@pytest.mark.parametrize(("cut", "han", "fu"), [(False, 1, 70), (True, 2, 30)])
def test_sixty_fu_are_thirty_and_a_han(cut: bool, han: int, fu: int) -> None:
    rules = plan(value={"sixty_cutoff": cut})
    result = scored(rules, "123p 22s 345s 67s 1111s#", "8s", flags=["riichi"])
    assert (result.han, result.fu) == (han, fu)
    assert result.fu_sum == 20 + 10 + 32


def test_every_closed_hand_may_have_fu() -> None:
    rules = replace(TENHOU, fu=FuPlan(closed=10))
    assert scored(rules, *PLAIN, flags=["riichi"]).fu_sum == scored(TENHOU, *PLAIN, flags=["riichi"]).fu_sum + 10
    assert scored(rules, "1122p 3355p 6688s 9s", "9s").fu_sum == 25 + 10
    opened = ("33p 345s 67s 222p= 555z=", "8s")
    assert scored(rules, *opened).fu_sum == scored(TENHOU, *opened).fu_sum


# ---------------------------------------------------------------- what is found beside the hand

KANTO = plan(
    only(),
    grammar={"tile_set": "sanma_kanto", "reds": (1, 1, 1)},
    nuki={"tiles": ("4z", "1m", "9m")},
    dora={"nuki_han": 0},
)


def points(element: str, hand: str, win: str, rules: Plan = KANTO, **more: Any) -> int:
    """What this element alone is paid, in units."""
    price = ElementPlan(1, 1) if element != "karasu" else ElementPlan(3, 2)
    return scored(replace(rules, elements={element: price}), hand, win, **more).base // 100


RED_OFF: dict[str, Any] = {"red_han": 0}


@pytest.mark.parametrize(
    ("hand", "nuki", "fives"),
    [
        ("123p 567p 22z 345s 67s", "", 0),
        ("555m 567p 22z 345s 67s", "", 3),
        ("055m 567p 22z 345s 67s", "", 2),
        ("123p 567p 55m 345s 67s", "", 2),
        ("123p 567p 22z 67s 0555m#", "", 3),
    ],
)
def test_black_fives_are_counted(hand: str, nuki: str, fives: int) -> None:
    rules = plan(KANTO, dora=RED_OFF)
    assert points("kanto_black_five", hand, "8s", rules, nuki=nuki) == fives


@pytest.mark.parametrize(
    ("hand", "nuki", "kinds"),
    [
        ("123p 567p 22z 345s 67s", "4444z 111m", 1),
        ("123p 567p 22z 345s 67s", "4444z 1111m 9999m", 3),
        ("111m 567p 22z 345s 67s", "1m", 1),
        ("123p 22z 345s 67s 1111m#", "", 0),
    ],
)
def test_all_four_of_a_dora_that_is_set_aside(hand: str, nuki: str, kinds: int) -> None:
    assert points("nuki_dora_arashi", hand, "8s", nuki=nuki) == kinds


@pytest.mark.parametrize(
    ("hand", "nuki", "counts"),
    [
        ("123p 067p 22z 340s 67s", "4z 1m 9m", False),  # the red 5m is missing
        ("055m 067p 22z 340s 67s", "4z 1m 9m", True),
        ("055m 067p 22z 340s 67s", "44z 9m", False),
    ],
)
def test_dora_of_every_kind(hand: str, nuki: str, counts: bool) -> None:
    rules = plan(KANTO, dora=RED_OFF)
    assert points("nuki_dora_of_every_kind", hand, "8s", rules, nuki=nuki) == counts


@pytest.mark.parametrize(
    ("hand", "nuki", "karasu", "naki"),
    [
        ("123p 567p 22z 345s 67s", "", 3, 0),
        ("345s 567p 22z 67s 999p=", "", 2, 0),
        ("123p 567p 22z 345s 67s", "4z", 0, 1),
        ("123p 067p 22z 345s 67s", "4z", 0, 0),
        ("123p 567p 44z 345s 67s", "", 0, 0),  # a north that stays in the hand is one
        ("123p 567p 44z 345s 67s", "4z", 0, 0),
        ("123p 567p 33z 345s 67s", "4z", 0, 0),  # by the indicator
    ],
)
def test_without_dora_and_with_all_of_them_set_aside(hand: str, nuki: str, karasu: int, naki: int) -> None:
    rules = plan(KANTO, dora={"nuki_han": 1, "han": 1, "red_han": 1})
    found = {}
    for element in ("karasu", "naki_karasu"):
        priced = replace(rules, elements={element: ElementPlan(3, 2) if element == "karasu" else both(1)})
        result = scored(priced, hand, "8s", nuki=nuki, indicators="2z" if "33z" in hand else "7z")
        found[element] = sum(line.han for line in result.elements)
    assert found == {"karasu": karasu, "naki_karasu": naki}


@pytest.mark.parametrize(
    ("hand", "kans", "held"),
    [
        ("222p 34p 567s 345s 66s", (0, 0), 1),
        ("34p 567s 66s 222p= 111m=", (0, 0), 1),
        ("34p 567s 66s 3333z# 1111m=", (1, 1), 0),
    ],
)
def test_quads_called_and_not(hand: str, kans: tuple[int, int], held: int) -> None:
    win = "2p"
    found = (points("ankantsu", hand, win), points("minkantsu", hand, win))
    assert found == kans
    assert points("okurikan", hand, win) == held


MAJAN = load("majan_100_three").plan


@pytest.mark.parametrize(
    ("seat", "nuki", "han", "left"),
    [
        ("E", "5f", [8], 0),
        ("S", "5f", [], 1),
        ("S", "56f", [8], 1),
        ("W", "7f 8f", [8], 1),
        ("E", "5678f", [8, 4], 0),
    ],
)
def test_seasons_are_paid_as_a_whole(seat: str, nuki: str, han: list[int], left: int) -> None:
    """001:3985: the season of the seat is worth 8 in place of 1, all four are worth 4 for all."""
    rules = plan(MAJAN, elements={"majan100_seat_season": both(8), "majan100_quad_of_flowers_or_dora": both(4)})
    result = scored(rules, "234p 789p 11m 456m 56m", "7m", by="tsumo", seat=seat, nuki=nuki)
    assert [line.han for line in result.elements if line.id.startswith("majan100")] == han
    assert result.bonus_tiles[3] == left


def test_four_equal_dora_are_paid_as_a_whole() -> None:
    result = scored(MAJAN, "22p 234p 11m 456m 789m", "2p", by="tsumo")
    assert result.bonus_tiles[0] == 0
    assert [line.han for line in result.elements if line.id == "majan100_quad_of_flowers_or_dora"] == [4]


def test_twelve_tiles_set_aside() -> None:
    assert points("dahana", *PLAIN, nuki="4444z 1111m 9999m") == 1
    assert points("dahana", *PLAIN, nuki="4444z 1111m 999m") == 0


def test_nobody_looks_where_nothing_asks() -> None:
    assert book_of(TENHOU).aside is None
    assert book_of(load("tenhou").plan).aside is None
    assert book_of(MAJAN).aside is not None


def test_pointers_of_a_plain_table_are_sixty_four() -> None:
    table = pointers(tile_set("riichi"), load("riichi").plan.dora)
    assert len(table) == 64
    assert SHORTS[table[KIND_OF["9s"]]] == "1s"


# ---------------------------------------------------------------- what a table knows by itself


def test_where_all_fives_are_red_a_plain_one_is_none() -> None:
    kansai = load("sanma_kansai").plan
    with pytest.raises(ImpossibleWinError, match="every 5p is red by these rules: write 0p"):
        scored(kansai, *PLAIN, flags=["riichi"])
    assert scored(kansai, "123p 067p 22z 340s 67s", "8s", flags=["riichi"]).bonus_tiles[2] == 2


@pytest.mark.parametrize(("seat", "honba", "wins"), [("E", 8, True), ("E", 7, False), ("S", 8, False)])
def test_from_the_eighth_honba_on_any_hand_of_the_dealer_is_a_yakuman(seat: str, honba: int, wins: bool) -> None:
    """001:3644."""
    rules = load("sanma_hiroshima").plan
    hand = ("123p 55p 789s 111m 46s", "5s")
    if wins:
        assert names(scored(rules, *hand, seat=seat, honba=honba)) == ["paarenchan"]
    else:
        with pytest.raises(NoWinError):
            scored(rules, *hand, seat=seat, honba=honba)


def test_where_nobody_wins_without_riichi_a_written_hand_does_not_either() -> None:
    """001:3952."""
    kyoto = load("sanma_kyoto").plan
    hand = ("234p 678p 678s 22p 34m", "2m")
    assert scored(kyoto, *hand, flags=["riichi"]).base > 0
    with pytest.raises(NoWinError, match="without riichi"):
        scored(kyoto, *hand)


def test_renhou_does_not_add_up_with_other_yakuman() -> None:
    """001:3829."""
    hand = ("555z 666z 777z 12p 99s", "3p")
    assert scored(load("sanma_hiroshima").plan, *hand, flags=["renhou"]).base == 8000


def test_only_what_the_rules_set_aside_is_set_aside() -> None:
    hiroshima = load("sanma_hiroshima").plan
    with pytest.raises(ImpossibleWinError, match="1z is not set aside"):
        scored(hiroshima, *PLAIN, flags=["riichi"], nuki="1z")
    with pytest.raises(ImpossibleWinError, match="8s is not set aside"):
        scored(hiroshima, *PLAIN, flags=["gari"])
    with pytest.raises(ImpossibleWinError, match="4z is not set aside"):
        scored(load("riichi").plan, *PLAIN, flags=["riichi"], nuki="4z")
