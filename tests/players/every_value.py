"""Every value of every option that is built, played by bots on top of every sheet that may have it.

One value at a time. A sheet with a value that means what another one means already is played once. Of each match all is
made that somebody could ask for: what the seats see and are asked, the record in every format, its verification, the
replay with its reasons in both languages, the page and the printed sheet of the rules. Nothing of it may fail.
"""

import contextlib
import io
import traceback
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from jantaku.cli.drawing import Screen
from jantaku.cli.recorded_game import Game
from jantaku.players import Bot
from jantaku.records.formats.native import write_native
from jantaku.records.formats.register import read_record
from jantaku.records.of_match import record_of
from jantaku.records.verify import verify_record
from jantaku.rules import NotBuilt, RuleSet, RuleSetError
from jantaku.rules.values import written
from jantaku.server.rule_book.paper import paper
from jantaku.server.rule_book.rule_sets import base_of, rule_set
from jantaku.server.storage.replays import Upload, formats_of, replay
from jantaku.server.telling.board import SentBoard
from jantaku.server.telling.questions import hint_on_wire, me_on_wire, window_on_wire
from jantaku.server.telling.wire import encode
from jantaku.table.match import Match
from jantaku.table.telling.board import terms_of
from jantaku.table.telling.view import View
from jantaku.texts import LANGUAGES, Texts
from tests.table.random_rules import Flip, built_options, choices, games, playable_presets, rules_of

WHOLE: Final = ("riichi", "sanma", "taiwanese", "sichuan")
"""Sheets on which whole matches are played, and everything is looked at."""
LOOKED_AT: Final = 7
"""At every so manieth window the page of the seat that is asked is made."""


class Case(NamedTuple):
    """A sheet and the value that is put on top of it."""

    preset: str
    flip: Flip

    @property
    def rules(self) -> RuleSet:
        """The rule set; `RuleSetError` or `NotBuilt` where the sheet may not have this value."""
        return rules_of(self.preset, (self.flip,))

    @property
    def is_played(self) -> bool:
        """Whether the sheet may have this value."""
        try:
            return bool(self.rules)
        except (RuleSetError, NotBuilt):
            return False

    def __str__(self) -> str:
        return f"{self.preset} with {self.flip}"


def sheets() -> tuple[str, ...]:
    """All sheets that can be played."""
    return *playable_presets(), *games()


def values() -> Iterator[Flip]:
    """Every value of every option."""
    for option in built_options():
        for value in choices(option.id):
            yield Flip(option.id, written(value))


def cases(preset: str) -> Iterator[Case]:
    """All values on top of a sheet, each meaning once."""
    seen: set[str] = set()
    for flip in values():
        case = Case(preset, flip)
        if case.is_played and case.rules.fingerprint not in seen:
            seen.add(case.rules.fingerprint)
            yield case


class Fault(NamedTuple):
    """Something that failed."""

    case: str
    seed: int
    deals: int
    what: str


def check(case: Case, seed: int, deals: int = 0, thorough: bool = True) -> Fault | None:
    """Play so many deals, or the whole match, and look at everything; what failed first. If not ``thorough``, of what
    was played only the record and the page of its replay, which tells all in both languages."""
    try:
        rules = case.rules
        match = _played(rules, seed, deals)
        _look_at_record(match)
        if thorough:
            _look_at_sheet(rules)
            _look_at_other_forms(match)
    except Exception:
        return Fault(str(case), seed, deals, traceback.format_exc())
    return None


def _look_at_sheet(rules: RuleSet) -> None:
    """The page of the rules, and the sheet that is printed."""
    encode(rule_set(rules))
    encode(paper(rules, base_of(rules)))


def _played(rules: RuleSet, seed: int, deals: int) -> Match:
    """A match of bots, or its first deals; now and then the page of the seat that is asked is made."""
    match = Match(rules, seed)
    seats = match.table.seats.all
    bots = [Bot(rules, seed + seat) for seat in seats]
    views = [match.view(seat) for seat in seats]
    board, followed, number = SentBoard(terms_of(rules.plan), len(seats)), 0, 0
    while match.window is not None and (not deals or match.standing.number < deals):
        number += 1
        if number % LOOKED_AT == 0:
            events = match.events
            for event in events[followed:]:
                board.follow(event)
            followed = len(events)
            _look_at_window(match, views, board)
        for ask in match.unanswered:
            refusal = match.answer(ask.seat, bots[ask.controller].answer(views[ask.controller], ask))
            assert refusal is None, refusal
    return match


def _look_at_window(match: Match, views: Sequence[View], board: SentBoard) -> None:
    window = match.window
    assert window is not None
    encode(window_on_wire(match, window, board))
    for ask in window.asks:
        encode(me_on_wire(match, views[ask.seat], board, "nowhere"))
        encode(hint_on_wire(match, ask.seat, board))


def _look_at_record(match: Match) -> None:
    """Written, read again, verified, and shown on the page with all reasons."""
    record = record_of(match)
    text = write_native(record)
    assert read_record(text).events == record.events
    if match.over:
        verdict = verify_record(record)
        assert not verdict.failed, verdict
    told = replay(Upload(text, record), verify=False)
    assert told["problem"] is None, told["problem"]
    encode(told)


def _look_at_other_forms(match: Match) -> None:
    """As one seat saw it, in every format that can hold it, and told in the terminal."""
    record = record_of(match)
    encode(replay(Upload("", record), 0, verify=False))
    encode(formats_of(record))
    for language in LANGUAGES:
        with contextlib.redirect_stdout(io.StringIO()):
            Game(record, Screen(language, plain=True), Texts(language), why=True).tell()
