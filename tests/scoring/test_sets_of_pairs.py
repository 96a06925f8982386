"""What hands are worth in a box of pairs: toitsu riichi for two (001:4120-4170)."""

from typing import Any

import pytest

from jantaku.rules import load, read
from jantaku.scoring.batch import score_batch
from jantaku.scoring.book import MIXED, OF_NO_KIND, UNCOUNTED, supplemented_melds
from jantaku.scoring.explain import explain, tell
from jantaku.scoring.score import NoWinError, Score, score
from jantaku.scoring.win import ImpossibleWinError, Win, read_win
from jantaku.texts import Texts
from jantaku.tiles import KIND_OF, kind_of, parse_tiles, tile_set

RULES = load("nima_toitsu_riichi")
BOX = tile_set("toitsu")


def win(hand: str, winning: str, **told: Any) -> Win:
    return read_win(hand, winning, box=BOX, **{"seat": "W", **told})


def worth(hand: str, winning: str, **told: Any) -> Score:
    return score(win(hand, winning, **told), RULES)


def yaku(hand: str, winning: str, **told: Any) -> list[str]:
    return sorted(element.id for element in worth(hand, winning, **told).elements)


def kinds(text: str) -> list[int]:
    return [kind_of(tile) for tile in parse_tiles(text)]


def told(text: str, mark: int = 0) -> list[int]:
    """Kinds as the kernel is told them."""
    return [kind + 1 | mark for kind in kinds(text)]


# ---------------------------------------------------------------- fu


@pytest.mark.parametrize(
    ("tiles", "opened", "closed"),
    [  # 001:4157-4165: those of one suit have twice what others have, rounded down
        ("44p4s", 1, 2),
        ("99p9s", 2, 5),
        ("11z2z", 2, 5),
        ("4m4p4s", 1, 2),
        ("1m1p1s", 2, 5),
        ("567z", 2, 5),
        ("123f", 4, 8),  # as honours usually have (001:4143)
        ("568f", 4, 8),
    ],
)
def test_fu_of_triplets(tiles: str, opened: int, closed: int) -> None:
    assert fu_of(f"{tiles} 22m 678m 67s 33z4z=", "8s") == closed
    assert fu_of(f"{tiles}= 22m 678m 67s 33z4z=", "8s") == opened


@pytest.mark.parametrize(
    ("tiles", "opened", "closed"),
    [
        ("44p44s", 5, 10),
        ("99p99s", 10, 21),
        ("55z66z", 10, 21),
        ("44p4s4m", 5, 10),
        ("99p9s9m", 10, 21),
        ("567z8f", 10, 21),
        ("44p12f", 8, 16),
        ("99p58f", 16, 32),
        ("55z34f", 16, 32),
        ("1234f", 16, 32),
    ],
)
def test_fu_of_kans(tiles: str, opened: int, closed: int) -> None:
    assert fu_of(f"{tiles}# 22m 678m 67s 33z4z=", "8s") == closed
    assert fu_of(f"{tiles}= 22m 678m 67s 33z4z=", "8s") == opened


def fu_of(hand: str, winning: str) -> int:
    """The fu of the one set that is not the triplet of West."""
    scored = worth(hand, winning)
    west = tuple(kinds("33z4z"))
    (line,) = [
        line
        for line in scored.fu_lines
        if line.item == "set" and line.block is not None and scored.reading.blocks[line.block].kinds != west
    ]
    return line.fu


# ---------------------------------------------------------------- what a set is taken for


def test_a_supplemented_set_is_one_of_the_kind_that_the_other_supplements() -> None:
    assert "yakuhai" in yaku("33z4z 22m 345m 678p 67s", "8s")
    assert "yakuhai" in yaku("33z44z# 22m 345m 678p 67s", "8s")
    with pytest.raises(NoWinError):
        worth("22z33z# 22m 345m 678p 67s", "8s")  # a kan of South
    assert "sanshoku_doukou" in yaku("99m12f= 99p34f= 99s56f= 22z 67s", "8s")
    assert "toitoi" in yaku("99p9s 2m 44m4p= 77p7s= 11p12f=", "2m")


def test_what_is_interlaced_is_no_set_of_a_kind() -> None:
    """001:4120: a triplet for toitoi and its like, and for chanta; not for what asks for a kind."""
    with pytest.raises(NoWinError):
        worth("567z= 22m 345m 678p 67s", "8s")  # three dragons are no yakuhai
    assert "chanta" in yaku("567z 1m1p1s 789m 22z 78s", "9s")
    assert "toitoi" in yaku("567z= 1m1p1s= 44z1z= 22p2s= 9m", "9m")
    assert "sanshoku_doukou" not in yaku("1m1p1s= 22p2s= 567z= 33z4z= 9m", "9m")
    assert "sankantsu" in yaku("567z8f# 44p44s# 55m5p5s= 66p 78s", "9s")


def test_it_has_tiles_of_all_its_suits() -> None:
    assert "honitsu" not in yaku("55p5s 123p 678p 22z 12p", "3p", flags=["riichi"])
    assert "honitsu" in yaku("11z2z 123p 678p 99p 46p", "5p")
    assert "chinitsu" in yaku("99p12f= 123p 678p 44p 56p", "7p")


def test_what_raises_is_taken_for_what_it_stands_for() -> None:
    assert yaku("55p12f= 234m 678m 22s 67s", "8s") == ["tanyao"]
    assert yaku("55p55s= 234m 678m 22s 67s", "8s") == ["tanyao"]
    with pytest.raises(NoWinError):  # a pair of flowers spoils tanyao
        worth("12f 234m 678m 33p3s= 67s", "8s")


def test_flowers_are_honours_and_yakuhai() -> None:
    assert yaku("123f= 234m 678m 22s 67s", "8s") == ["toitsu_flower_yakuhai"]
    assert yaku("1234f= 567f= 678m 22s 67s", "8s") == 2 * ["toitsu_flower_yakuhai"]
    assert "tsuuiisou" in yaku("123f 11z2z= 567f= 44z 66z", "7z")
    with pytest.raises(NoWinError):  # a kan that they raise is none of theirs
        worth("55p12f= 99m9p= 123m 22s 67s", "8s")
    scored = worth("1f 234m 678m 33p3s 678s", "3f", flags=["riichi"])
    assert {line.item: line.fu for line in scored.fu_lines} == {"base": 20, "closed_ron": 10, "tanki": 2, "set": 2}


def test_flowers_without_a_value() -> None:
    """The element off: they are honours still."""
    rules = read('id = "x"\nextends = "nima_toitsu_riichi"\nyaku.remove = ["toitsu_flower_yakuhai"]\n')
    with pytest.raises(NoWinError):
        score(win("123f= 234m 678m 22s 67s", "8s"), rules)
    assert [one.id for one in score(win("123f 123p 99s9m 44z 12s", "3s"), rules).elements] == ["chanta"]


def test_seven_pairs() -> None:
    """001:4154: 1 han, 50 fu; with three pairs in a row iipeikou (001:1880-1882)."""
    scored = worth("1199m 3366p 12f 56f 7z", "7z")
    assert ([element.id for element in scored.elements], scored.han, scored.fu) == (["chiitoitsu"], 1, 50)
    assert yaku("112233m 99p 44s 55z 4z", "4z") == ["chiitoitsu", "pairs_in_a_row"]


# ---------------------------------------------------------------- yakuman


def test_two_yakuman() -> None:
    winds = worth("9m 11z12f= 22z34f= 33z56f= 44z78f=", "9m")
    assert [(element.id, element.limit) for element in winds.elements] == [("rengo_kan_yakuman_winds", 16000)]
    dragons = worth("7f 55z12f= 66z34f= 77z56f= 1m1p1s=", "8f")
    assert [(element.id, element.limit) for element in dragons.elements] == [("rengo_kan_yakuman_dragons", 16000)]
    assert yaku("9m 55z12f= 66z34f= 77z56f= 1m1p1s=", "9m") == ["daisangen"]  # two are missing
    assert yaku("78f 55z12f= 66z34f= 77z56f= 12m", "3m") == ["daisangen"]  # a run is no triplet (001:4150)


# ---------------------------------------------------------------- what a hand may have


@pytest.mark.parametrize(
    ("melds", "why"),
    [
        ("55p66p#", "win-meld"),  # side by side: not unless told so (001:4134)
        ("1m1p1s= 3m3p3s= 5m5p5s= 7m7p7s=", "win-most-interlaced"),
        ("345m-", "win-chi-not-left"),  # the phantom has no discards
        ("123m= 345s= 567p=", "win-most-runs"),
    ],
)
def test_sets_that_a_hand_cannot_have(melds: str, why: str) -> None:
    with pytest.raises(ImpossibleWinError) as refused:
        score(win(f"{melds} 9s", "9s"), RULES)
    assert refused.value.text_id == why


def test_neighbours_where_they_are_allowed() -> None:
    """001:4134: two pairs side by side, of one suit, and so of full value; a set of no kind."""
    rules = read('id = "x"\nextends = "nima_toitsu_riichi"\n[parts.supplements]\nneighbours = true\n')
    scored = score(win("44p55p# 22m 678m 67s 33z4z=", "8s"), rules)
    assert [line.fu for line in scored.fu_lines if line.item == "set"] == [16, 2]
    ends = score(win("88p99p# 22m 678m 67s 33z4z=", "8s"), rules)
    assert [line.fu for line in ends.fu_lines if line.item == "set"] == [32, 2]
    assert "chinitsu" in [one.id for one in score(win("44p55p= 99p 678p 123p 67p", "8p"), rules).elements]


def test_melds_of_another_box_are_none_here() -> None:
    other = read_win("567f5z# 22m 678m 67s 123p", "8s", seat="W", box=tile_set("rengonosan_two"))
    with pytest.raises(ImpossibleWinError) as refused:
        score(other, RULES)
    assert refused.value.text_id == "win-meld"
    with pytest.raises(ImpossibleWinError) as refused:
        score(win("55p55s# 22m 678m 67s 123p", "8s"), load("nima_rengonosan"))
    assert refused.value.text_id == "win-meld"


def test_melds_in_numbers() -> None:
    hand = win("9m 55p55s= 6m6p6s= 11z12f# 567z8f#", "9m").hand
    pairs, interlaced, raised, dragons = supplemented_melds(hand.melds, KIND_OF["3z"])
    assert pairs[1:] == (KIND_OF["5p"], 1, MIXED, *told("55p55s"))
    assert interlaced[1:] == (KIND_OF["6m"], 1, MIXED | OF_NO_KIND, *told("6m6p6s"), 0)
    assert raised[1:] == (KIND_OF["1z"], 0, 0, *told("11z"), *told("12f", UNCOUNTED))
    assert dragons[1:] == (KIND_OF["5z"], 0, MIXED | OF_NO_KIND, *told("567z"), *told("8f", UNCOUNTED))


def test_many_at_once() -> None:
    wins = [
        win("55p12f= 234m 678m 22s 67s", "8s"),
        win("123f= 234m 678m 22s 67s", "8s"),
        win("5p5s 123m 789m 789s 11z", "5m", flags=["riichi"]),
    ]
    together = score_batch(wins, RULES)
    assert [int(base) for base in together.base] == [score(one, RULES).base for one in wins]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_explanation_says_what_is_mixed(language: Any) -> None:
    told = "\n".join(tell(explain(worth("99m9p= 234m 33z4z= 22s 67s", "8s")), Texts(language)))
    assert {"en": "mixed: two thirds", "ru": "смешанный сет: две трети"}[language] in told
