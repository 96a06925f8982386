"""`import jantaku`: every name is there, who prices a hand does not wait for the table, and mistakes are told."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import jantaku as jan
from jantaku.hands.kernel import KernelBook
from jantaku.table.state.window import Window
from jantaku.texts import SayableError
from tests.records.played import played

priced = pytest.mark.skipif(KernelBook is None, reason="hands are priced by the C++ kernel, which is not built here")


def test_every_name_is_there() -> None:
    for name in jan.__all__:
        assert getattr(jan, name) is not None
    with pytest.raises(AttributeError, match="no_such_name"):
        jan.no_such_name  # noqa: B018


def test_rules_and_hands_are_brought_without_the_table() -> None:
    program = "import sys, jantaku; jantaku.load('ema'), jantaku.score; print(*sys.modules, sep='\\n')"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert "jantaku.scoring" in found
    assert "jantaku.table" not in found
    assert "jantaku.records" not in found


def test_a_record_is_read_from_a_file_or_from_bytes(tmp_path: Path) -> None:
    record = played()
    text = jan.write_record(record, "native")
    path = tmp_path / "game.jsonl"
    path.write_text(text, "utf-8")
    assert jan.read_record(path) == jan.read_record(str(path)) == jan.read_record(text.encode()) == record


def test_all_names_are_listed_before_they_are_brought() -> None:
    program = "import jantaku; print(*dir(jantaku), sep='\\n')"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert set(jan.__all__) <= set(found)
    assert len(found) == len(set(found))


# ---------------------------------------------------------------- mistakes are told as what they are


def last(_window: Window, _seat: int, codes: tuple[int, ...]) -> int:
    """The last of the codes."""
    return codes[-1]


def saying(answer: Any) -> Any:
    """An agent that always says this."""
    return lambda window, seat, codes: answer


MISTAKES: dict[str, tuple[Callable[[], object], type[Exception], str]] = {
    "too few agents": (lambda: game().play([last] * 3), ValueError, "4 agents are needed, one for each seat, not 3"),
    "too many agents": (lambda: game().play([last] * 5), ValueError, "not 5"),
    "one agent": (lambda: game().play(last), TypeError, r"in a list: play\(\[agent\] \* 4\)"),  # type: ignore[arg-type]
    "no agents": (lambda: game().play([1] * 4), TypeError, "agent of seat 0 cannot be called"),  # type: ignore[list-item]
    "no answer": (lambda: game().play([saying(None)] * 4), TypeError, "one of the codes .* not None"),
    "a word": (lambda: game().play([saying("5m")] * 4), TypeError, "one of the codes .* not '5m'"),
    "another's tile": (
        lambda: game().play([saying(jan.discard(10))] * 4),
        ValueError,
        "agent of seat 0 may not answer so: [^<(]*2p[^<(]*$",
    ),
    "a word to the table": (lambda: game().answer(0, "pass"), TypeError, "not 'pass'"),  # type: ignore[arg-type]
    "no verb": (lambda: game().why_not(0, "sing"), ValueError, "there is no verb 'sing'; there are pass, discard"),
    "a number for a verb": (lambda: game().why_not(0, 4), TypeError, "which verb"),  # type: ignore[arg-type]
    "half a seed": (lambda: jan.Match("ema", 1.5), TypeError, "a seed is bytes, int or str, not 1.5"),  # type: ignore[arg-type]
    "a refusal in German": (
        lambda: refused().text("de"),  # type: ignore[arg-type]
        SayableError,
        "there is no language 'de'",
    ),
    "a score in French": (lambda: scored().why("fr"), SayableError, "there is no language 'fr'"),  # type: ignore[arg-type]
    "dora": (lambda: scored(dora="4p"), TypeError, "no name 'dora'; perhaps indicators='4p' is meant"),
    "loser": (lambda: scored(loser="E"), TypeError, "no name 'loser'; perhaps discarder='E' is meant"),
    "another name": (lambda: scored(sunny=True), TypeError, "no name 'sunny'; there are winning, .*riichi, .*out$"),
    "a flag that is a number": (lambda: scored(ippatsu=1), TypeError, "ippatsu is True or False, not 1"),
    "no wind": (lambda: scored(out="EX"), ValueError, "'X' is not a wind"),
    "no suit": (lambda: scored(void="z"), ValueError, "'z' is no suit; there are m, p, s"),
    "one yaku": (lambda: scored(yaku="123x 123x: 2"), TypeError, r"in a list: yaku=\['123x 123x: 2'\]"),
    "a river": (lambda: scored(river=3), SayableError, "^river means nothing by these rules$"),
    "no win": (lambda: jan.score("123m 456p 789s 1133z", "3z", "ema"), jan.NoWinError, "yaku"),
    "a folder": (lambda: jan.load(str(Path(__file__).parent)), SayableError, "cannot be read: it is a folder$"),
    "no file": (lambda: jan.load("no/such.toml"), SayableError, "cannot be read: there is no such file$"),
    "no snapshot": (lambda: jan.resume(b"abc"), SayableError, "^this is no stored match$"),
}


def game() -> jan.Match:
    """A match at its first window."""
    return jan.Match("ema", 7)


def refused() -> jan.Refusal:
    """Something that is not allowed."""
    refusal = game().why_not(0, jan.Verb.RIICHI)
    assert refusal is not None
    return refusal


def scored(**flags: Any) -> jan.Score:
    """A hand with a price."""
    return jan.score("234m 567p 33z 345s 67s", "8s", "ema", riichi=True, **flags)


@priced
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told(mistake: str) -> None:
    act, error, sentence = MISTAKES[mistake]
    with pytest.raises(error, match=sentence):
        act()


@priced
def test_a_verb_may_be_named() -> None:
    assert game().why_not(0, "riichi") == refused()
    assert game().why_not(0, "closed kan") == game().why_not(0, jan.Verb.CLOSED_KAN) is not None
    assert game().why_not(0, "discard") is None


@priced
def test_numbers_of_numpy_are_answers() -> None:
    match, other = game(), game()
    match.play([lambda window, seat, codes: np.array(codes)[-1]] * 4)
    other.play([last] * 4)
    assert match.events == other.events
    assert jan.resume(jan.snapshot(match)).events == other.events
    match = game()
    assert match.window is not None
    assert match.answer(0, np.array(match.window.asks[0].codes)[0]) is None
    assert type(match.answers[0][1].code) is int
    assert jan.Match("ema", np.int64(7)).secret == match.secret  # type: ignore[arg-type]


# ---------------------------------------------------------------- what a console shows


@priced
def test_things_are_shown_in_one_line() -> None:
    match = game()
    assert repr(match) == "<Match ema, East 1, 0 honba, seat 0 is asked>"
    assert repr(match.view(0)) == "<View of seat 0: 334469m117p578s66z>"
    assert repr(match.view(None)) == "<View of a watcher>"
    assert repr(match.rules) == f"<RuleSet ema {match.rules.fingerprint[:12]}…>"
    assert repr(scored()) == "<Score Riichi, Pinfu: 2 han 30 fu: base 480, worth 2000>"
    assert str(refused()) == refused().text("en")


@priced
def test_a_match_shows_whom_it_waits_for_and_when_it_is_over() -> None:
    match = game()
    while match.window is not None and len(match.window.asks) < 2:
        match.close()
    assert match.window is not None
    first, second = (ask.seat for ask in match.window.asks)
    assert repr(match).endswith(f"honba, seats {first} and {second} are asked>")
    match.answer(first, match.window.asks[0].default)
    assert repr(match).endswith(f"honba, seat {second} is asked>")
    match.play([last] * 4)
    assert repr(match).endswith(", over>")
