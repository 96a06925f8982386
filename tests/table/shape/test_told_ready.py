"""A new word with its event, beside all other rules; and how many files the way there takes."""

import random
import re
from pathlib import Path

from jantaku.rules import load
from jantaku.table.match import Match
from jantaku.table.words import Verb, verb_of, written
from tests.table.random_players import towards_ready
from tests.table.shape.seated import Seated, laid
from tests.table.shape.told_ready import WORD, ReadyTold, telling

HANDS = ["123456789m 1123p", "1469m 258p 147s 123z", "2469m 258p 258s 455z", "1358m 147p 369s 467z"]
MOST_FILES = 8
ROOT = Path(__file__).parents[3]


def test_the_word_is_offered_said_and_heard() -> None:
    table = Seated(laid(HANDS, then="9s 7z 7z 7z"), telling())
    assert "tell_ready" in table.may(0)
    assert table.play("0 tell_ready") == ["0 is ready"]
    assert "tell_ready" not in table.may(0)
    assert any(said.startswith("discard") for said in table.may(0))
    assert table.play("0 discard 9s") == ["0 discards 9s", "1 draws 7z"]
    assert "tell_ready" not in table.may(1)


def test_all_see_it_and_a_refusal_says_why_not() -> None:
    table = Seated(laid(HANDS, then="9s 7z 7z 7z"), telling())
    assert (refusal := table.match.why(1, WORD())) is not None
    assert refusal.kind == "not_your_turn"
    table.play("0 discard 9s")
    assert (refusal := table.match.why(1, WORD())) is not None
    assert refusal.kind == "not_ready"
    table.play("1 discard 7z", "2 discard 7z", "3 discard 7z")
    table.play("0 tell_ready")
    assert all(ReadyTold(0) in table.match.view(seat).events for seat in range(4))
    assert (refusal := table.match.why(0, WORD())) is not None
    assert refusal.kind == "already_answered"


def test_where_it_is_not_played_the_word_is_none() -> None:
    match = Match("riichi", seed=1)
    refusal = match.why(match.deal.dealer, WORD())
    assert refusal is not None
    assert refusal.kind == "no_such_action"
    assert written(WORD()) == "tell ready"
    assert verb_of(WORD()) == Verb(WORD.number)


def test_it_stands_beside_the_rules_of_other_games() -> None:
    for rules in (load("sichuan"), load("taiwanese"), load("sanma_kansai")):
        rng, match, told = random.Random(3), Match(rules, 3, table=telling(rules.plan)), 0
        for _ in range(1500):
            if match.over:
                break
            ask = match.unanswered[0]
            discards = [code for code in ask.codes if verb_of(code) is Verb.DISCARD]
            code = towards_ready(match, ask.seat, discards, rng) if discards else ask.default
            code = WORD() if WORD() in ask.codes else code
            told += code == WORD()
            assert match.answer(ask.seat, code) is None
        assert told


def test_the_exercise_touches_few_files() -> None:
    """The table of the exercise names them; what is there already must be there."""
    text = (ROOT / "docs/how-to/add-a-rule.md").read_text()
    exercise = text[text.index("### Exercise: a new word") : text.index("## What must stay true")]
    files = re.findall(r"^\| `([\w/.]+)` \|", exercise, re.MULTILINE)
    assert 0 < len({*files}) == len(files) <= MOST_FILES
    missing = [name for name in files if not (ROOT / "src/jantaku" / name).exists()]
    assert missing == ["table/additions/told_ready.py"]
