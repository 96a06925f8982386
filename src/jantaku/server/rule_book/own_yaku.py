"""A yaku that somebody invents: whether its pattern can be read, and whether a hand that was written to try it has
it."""

from typing import Final

from jantaku.rules import RuleSet
from jantaku.rules.own import with_own
from jantaku.rules.prices import ElementPrice
from jantaku.rules.sheet import Pattern
from jantaku.scoring.book import writing_box
from jantaku.scoring.score import NoWinError, score
from jantaku.scoring.win import Win, read_win
from jantaku.server.rule_book.rule_sets import rules_named
from jantaku.server.telling.wire import Json, excuse
from jantaku.server.web.messages import PatternQuestion
from jantaku.texts import LANGUAGES, SayableError
from jantaku.yaku.patterns import PatternError, parse_pattern

OWN: Final = "own_yaku"
DEAREST: Final = ElementPrice("9x yakuman", "9x yakuman")
"""So that the reading in which it counts is the one that is taken."""
NO_HAND: Final = frozenset({"no-win-not-complete", "no-win-only-dealt", "no-win-wrong-size"})


def try_pattern(question: PatternQuestion) -> Json:
    """``error``: why the text is no pattern, and where; ``holds``: whether the hand has it, where one was written."""
    told: Json = {"error": None, "holds": None, "hand_error": None}
    try:
        parse_pattern(question.pattern)
    except PatternError as error:
        sentence = {language: error.message(language).partition("\n")[0] for language in LANGUAGES}
        return told | {"error": {"text": sentence, "start": error.start, "end": error.end}}
    if not question.hand.strip():
        return told
    rules = with_own(rules_named(question.rules or "riichi"), {OWN: Pattern(question.pattern, DEAREST)})
    try:
        return told | {"holds": _holds(_win(question, rules), rules)}
    except SayableError as error:
        return told | {"hand_error": excuse(error)}


def _win(question: PatternQuestion, rules: RuleSet) -> Win:
    return read_win(
        question.hand,
        question.win,
        by=question.by,
        seat=question.seat,
        round=question.round,
        box=writing_box(rules.plan),
    )


def _holds(win: Win, rules: RuleSet) -> bool:
    try:
        return any(counted.id == OWN for counted in score(win, rules).elements)
    except NoWinError as error:
        if error.text_id in NO_HAND:
            raise
        return False  # a whole hand without any yaku
