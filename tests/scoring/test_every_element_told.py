"""Every element, and its examples where riichi or Taiwanese can price them, is explained in both languages."""

import typing
from typing import Any, Final

import pytest

from jantaku.hands import parse_hand
from jantaku.rules import load, read
from jantaku.scoring.explain import explain, tell
from jantaku.scoring.explanations.clauses import say
from jantaku.scoring.explanations.counted import element_line
from jantaku.scoring.score import Counted, score
from jantaku.scoring.win import Flag, read_win
from jantaku.texts import LANGUAGES, Language, Texts
from jantaku.yaku import Element, Example, elements

pytest.importorskip("jantaku._kernel")

IN_BOOK: Final = [element for element in elements().values() if element.in_book]
OF_OTHER_GAMES: Final = {
    "aka_mondeikou",
    "chanjun",
    "chii_chan_i",
    "chou_hissatsu_sandoukou",
    "daisanfuu",
    "gari",
    "paa_sennin",
    "sc_quad",
    "shousanfuu",
}
"""Their examples need another box of tiles, another hand or more options than themselves."""
FLAGS: Final[tuple[Flag, ...]] = typing.get_args(Flag)
FIVE_SETS: Final = 17


def told_examples() -> list[Any]:
    return [
        pytest.param(element, example, id=f"{element.id}-{example.hand}+{example.win}".replace(" ", ""))
        for element in IN_BOOK
        if element.id not in OF_OTHER_GAMES
        for example in element.examples
    ]


def sheet_for(element: Element, example: Example) -> str:
    hand = parse_hand(example.hand)
    game = "taiwanese" if len(hand.concealed) + 3 * len(hand.melds) + 1 == FIVE_SETS else "riichi"
    return f'id = "x"\nextends = "{game}"\nminimum_han = 0\nyaku.add = ["{element.id}"]'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_element_says_what_made_it(lang: Language) -> None:
    texts, scored = Texts(lang), score(read_win("234m 567p 33z 345s 67s", "8s", flags=["riichi"]), load("riichi"))
    for element in IN_BOOK:
        for fact in (None, *element.each):
            line = element_line(scored, Counted(element.id, fact, 1))
            assert say(line.name, texts), element.id
            assert all(say(clause, texts) for clause in line.because), element.id


@pytest.mark.parametrize(("element", "example"), told_examples())
def test_every_example_can_be_explained(element: Element, example: Example) -> None:
    win = read_win(
        example.hand,
        example.win,
        by=example.by,
        seat=example.seat,
        round=example.round,
        indicators=example.indicators,
        ura=example.ura,
        pond=example.pond,
        flags=[flag for flag in FLAGS if flag in example.told],
        facts=[name for name in example.told if name not in FLAGS],
    )
    explained = explain(score(win, read(sheet_for(element, example))))
    for lang in LANGUAGES:
        assert len(tell(explained, Texts(lang))) > 1
