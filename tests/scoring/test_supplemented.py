"""What hands are worth in which other tiles complete sets: rengonosan for three (001:4019-4037)."""

from typing import Any

import pytest

from jantaku.hands import Shape
from jantaku.rules import load
from jantaku.scoring.batch import score_batch
from jantaku.scoring.book import MIXED, UNCOUNTED, book_of, supplemented_melds
from jantaku.scoring.explain import explain, tell
from jantaku.scoring.score import NoWinError, Score, score
from jantaku.scoring.win import ImpossibleWinError, Win, read_win
from jantaku.texts import Texts
from jantaku.tiles import KIND_OF, kind_of, parse_tiles, tile_set

RULES = load("sanma_rengonosan")
BOX = tile_set("rengonosan_three")


def win(hand: str, winning: str, **told: Any) -> Win:
    return read_win(hand, winning, box=BOX, **told)


def told(text: str, mark: int = 0) -> list[int]:
    """Kinds as the kernel is told them."""
    return [kind_of(tile) + 1 | mark for tile in parse_tiles(text)]


def worth(hand: str, winning: str, **told: Any) -> Score:
    return score(win(hand, winning, **told), RULES)


def yaku(hand: str, winning: str, **told: Any) -> list[str]:
    return sorted(element.id for element in worth(hand, winning, **told).elements)


# ---------------------------------------------------------------- fu, cell by cell


@pytest.mark.parametrize(
    ("mixed", "pure", "table"),
    [  # open, closed: of 2-8, of terminals and honours
        ("44p4s", "444p", ((1, 2), (2, 4))),
        ("99p9s", "999p", ((2, 5), (4, 8))),
        ("55z6z", "555z", ((2, 5), (4, 8))),
    ],
)
def test_fu_of_triplets(mixed: str, pure: str, table: tuple[tuple[int, int], tuple[int, int]]) -> None:
    """001:4021-4035."""
    for tiles, (opened, closed) in zip((mixed, pure), table, strict=True):
        assert fu_of(f"{tiles} 22m 234m 67s 111z=", "8s") == closed
        assert fu_of(f"{tiles}= 22m 234m 67s 111z=", "8s") == opened


@pytest.mark.parametrize(
    ("mixed", "pure", "table"),
    [
        ("444p4s", "444p5f", ((5, 10), (8, 16))),
        ("999p9s", "999p5f", ((10, 21), (16, 32))),
        ("5556z", "5555z", ((10, 21), (16, 32))),
        ("7775z", "777z7f", ((10, 21), (16, 32))),
    ],
)
def test_fu_of_kans(mixed: str, pure: str, table: tuple[tuple[int, int], tuple[int, int]]) -> None:
    for tiles, (opened, closed) in zip((mixed, pure), table, strict=True):
        assert fu_of(f"{tiles}# 22m 234m 67s 111z=", "8s") == closed
        assert fu_of(f"{tiles}= 22m 234m 67s 111z=", "8s") == opened


def fu_of(hand: str, winning: str) -> int:
    """The fu of the one set that is not the triplet of East."""
    scored = worth(hand, winning, seat="W")
    east = (KIND_OF["1z"],) * 3
    (line,) = [
        line
        for line in scored.fu_lines
        if line.item == "set" and line.block is not None and scored.reading.blocks[line.block].kinds != east
    ]
    return line.fu


def test_seasons_have_the_fu_of_honours() -> None:
    assert fu_of("567f 22m 234m 67s 111z=", "8s") == 8
    assert fu_of("567f= 22m 234m 67s 111z=", "8s") == 4
    assert fu_of("567f7z= 22m 234m 67s 111z=", "8s") == 16
    assert fu_of("567f7z# 22m 234m 67s 111z=", "8s") == 32


def test_a_kan_is_mixed_for_one_seat_and_raised_for_another() -> None:
    """777z and a 5z: white raises for the white seat, and supplements for the others."""
    assert worth("7775z# 22m 234m 67s 111z=", "8s", seat="E").fu_sum == 20 + 4 + 32
    assert worth("7775z# 22m 234m 67s 111z=", "8s", seat="S").fu_sum == 20 + 4 + 21


# ---------------------------------------------------------------- facts


def test_a_mixed_set_is_one_of_the_kind_that_it_has_twice() -> None:
    assert "yakuhai" in yaku("66z7z 22m 234m 678p 67s", "8s", seat="S")  # green is the own dragon
    assert "yakuhai" in yaku("55z6z 22m 234m 678p 67s", "8s", seat="S")  # white is the dragon of the round
    with pytest.raises(NoWinError):
        worth("77z5z 22m 234m 678p 67s", "8s", seat="S")
    assert "toitoi" in yaku("99p9s 2m 444m= 77p7s= 111p=", "2m")
    assert "sanankou" in yaku("99p9s 77p7s 111p 22m 67s", "8s")


def test_it_has_tiles_of_two_suits() -> None:
    assert "honitsu" in yaku("555p 234p 678p 12p 11z", "3p")
    assert "honitsu" not in yaku("55p5s 234p 678p 12p 11z", "3p", flags=["riichi"])


def test_what_raises_is_taken_for_what_it_stands_for() -> None:
    assert yaku("555p5f= 234m 678m 22s 67s", "8s") == ["tanyao"]
    assert yaku("555p6z= 234m 678m 22s 67s", "8s", seat="S") == ["tanyao"]
    assert "chinitsu" in yaku("555p5f= 234p 678p 11p 34p", "2p")


def test_seasons_are_honours_without_a_value() -> None:
    assert yaku("567f 123p 999s 44z 12s", "3s") == ["chanta"]
    assert "honitsu" in yaku("567f 123p 456p 44z 78p", "9p")
    assert "tsuuiisou" in yaku("567f 111z= 222z= 44z 66z", "6z")
    with pytest.raises(NoWinError):
        worth("567f= 234m 678m 22s 67s", "8s")
    with pytest.raises(NoWinError):  # a pair of seasons spoils tanyao
        worth("56f 234m 678m 333p= 67s", "8s")


def test_a_pair_of_seasons_has_no_fu_and_is_waited_for_as_a_pair() -> None:
    scored = worth("5f 234m 678m 333p 678s", "7f", flags=["riichi"])
    assert {line.item: line.fu for line in scored.fu_lines} == {"base": 20, "closed_ron": 10, "tanki": 2, "set": 4}
    assert scored.reading.winning_block.shape is Shape.PAIR


def test_dora_are_the_tiles_themselves() -> None:
    """A season in a kan of dots is no dot for an indicator; a season points to the next one."""
    raised = worth("555p5f= 234m 678m 22s 67s", "8s", indicators="4p")
    assert raised.bonus_tiles[0] == 3
    assert worth("555p5f= 234m 678m 22s 67s", "8s", indicators="7f").bonus_tiles[0] == 1
    assert worth("55p5s= 234m 111z= 22s 67s", "8s", indicators="4s").bonus_tiles[0] == 1


def test_four_equal_dragons_are_two_pairs() -> None:
    assert yaku("5555z 1199m 3366p 4s", "4s") == ["chiitoitsu", "round_dragon_in_pairs"]


@pytest.mark.parametrize(
    ("hand", "winning", "found"),
    [
        ("112233m 99p 44s 55z 4z", "4z", ["chiitoitsu", "pairs_in_a_row"]),
        ("112244m 99p 44s 55z 4z", "4z", ["chiitoitsu"]),
        (
            "5555z 6666z 77z 88p 2s",
            "2s",
            ["chiitoitsu", "dragons_in_pairs", "own_dragon_in_pairs", "round_dragon_in_pairs"],
        ),
    ],
)
def test_seven_pairs_go_together_with_some(hand: str, winning: str, found: list[str]) -> None:
    """001:1880-1882."""
    scored = worth(hand, winning)
    assert sorted(element.id for element in scored.elements) == found
    assert scored.fu == 50


# ---------------------------------------------------------------- the eyes


def test_the_eyes_count_alone() -> None:
    assert yaku("123m 456m 777s 67p 44z56f=", "8p", seat="E") == ["rengo_composite_pair"]
    assert yaku("234m 456m 777s 67p 44z56f=", "8p", seat="E") == ["rengo_composite_pair"]  # North spoils tanyao
    assert yaku("123m 456m 777s 67p 44z56f#", "8p", seat="E", flags=["riichi"]) == ["riichi"]
    assert yaku("123m 456m 777s 67p 44z56f#", "8p", seat="E", by="tsumo") == ["menzen_tsumo"]


def test_the_eyes_are_the_pair() -> None:
    own = worth("123m 456m 777s 67p 66z67f=", "8p", seat="S")
    assert [line.fu for line in own.fu_lines if line.item == "pair"] == [2]
    north = worth("123m 456m 777s 67p 44z67f=", "8p", seat="S")
    assert not [line for line in north.fu_lines if line.item == "pair"]
    assert "shousangen" in yaku("555z 777z 456m 67p 66z67f=", "8p", seat="S")
    three = "67p 44z67f= 111z5f# 555z= 999p9s#"
    assert "sankantsu" not in yaku(three, "8p", seat="S")  # two kans and the eyes


def test_a_hand_with_melded_eyes_has_other_sizes() -> None:
    with pytest.raises(NoWinError, match="14 tiles"):
        worth("123m 456m 777s 678p 44z56f=", "8p", seat="E")
    with pytest.raises(NoWinError, match="not complete"):
        worth("123m 456m 77s 678p 44z56f=", "8p", seat="E")


# ---------------------------------------------------------------- yakuman


def test_two_yakuman() -> None:
    winds = worth("9m 111z5f= 222z6f= 333z7f= 444z6z=", "9m")
    assert [(element.id, element.limit) for element in winds.elements] == [("rengo_kan_yakuman_winds", 16000)]
    dragons = worth("9m 567f= 5555z= 6666z= 7777z=", "9m")
    assert [(element.id, element.limit) for element in dragons.elements] == [("rengo_kan_yakuman_dragons", 16000)]
    assert yaku("9m 567f= 5555z= 6666z= 777z=", "9m") == ["daisangen"]
    assert "rengo_kan_yakuman_winds" not in yaku("9m 111z5f= 222z6f= 333z7f= 444z=", "9m")


# ---------------------------------------------------------------- the rest


def test_four_mixed_sets_do_not_win() -> None:
    with pytest.raises(NoWinError, match="not complete"):
        worth("11p1s 33p3s 55p5s 77p7s 9m", "9m", flags=["riichi"])
    assert yaku("11p1s 33p3s 55p5s 777p 9m", "9m", flags=["riichi"]) == ["suuankou_tanki"]


def test_other_rules_know_no_such_sets() -> None:
    for hand in ("55p5s= 123m 456m 78s 11z", "555p5f# 123m 456m 78s 11z", "44z56f# 123m 456m 777s 67p"):
        with pytest.raises(ImpossibleWinError):
            score(win(hand, "9s"), load("riichi"))


def test_flowers_are_no_tiles_of_this_hand_either() -> None:
    with pytest.raises(ImpossibleWinError):
        score(read_win("12f 123m 456m 777s 67p", "8p"), RULES)


def test_many_at_once() -> None:
    wins = [
        win("555p5f= 234m 678m 22s 67s", "8s"),
        win("123m 456m 777s 67p 44z67f=", "8p"),
        win("55p 123m 456m 777s 11z", "5s", flags=["riichi"]),
    ]
    together = score_batch(wins, RULES)
    assert [int(base) for base in together.base] == [score(one, RULES).base for one in wins]


def test_melds_in_numbers() -> None:
    hand = win("9m 55p5s= 333z7f# 44z56f=", "9m").hand
    pon, quad, eyes = supplemented_melds(hand.melds, KIND_OF["5z"])
    assert pon == (Shape.TRIPLET, KIND_OF["5p"], 1, MIXED, *told("55p5s"), 0)
    assert quad == (Shape.QUAD, KIND_OF["3z"], 0, 0, *told("333z"), *told("7f", UNCOUNTED))
    assert eyes == (Shape.PAIR, KIND_OF["4z"], 1, 0, *told("44z56f"))
    (seasons,) = supplemented_melds(win("9m 567f6z#", "9m").hand.melds, KIND_OF["6z"])
    assert seasons == (Shape.QUAD, KIND_OF["5f"], 0, 0, *told("6z", UNCOUNTED), *told("567f"))


def test_books_of_the_same_prices_share_their_elements() -> None:
    book = book_of(RULES)
    eyes = book.of(win("123m 456m 777s 67p 44z67f=", "8p"))
    assert eyes is not book
    assert eyes.grammar.size == 12
    assert eyes.entries == book.entries
    assert eyes.of(win("55p 123m 456m 777s 11z", "5s")) is book


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_explanation_says_what_is_mixed(language: Any) -> None:
    told = "\n".join(tell(explain(worth("99m9p= 234m 111z= 22s 67s", "8s")), Texts(language)))
    assert {"en": "mixed: two thirds", "ru": "смешанный сет: две трети"}[language] in told
    eyes = "\n".join(tell(explain(worth("123m 456m 777s 67p 44z67f=", "8p")), Texts(language)))
    assert {"en": "44z67f (kan as pair)", "ru": "44з67ц (вместо пары)"}[language] in eyes
