"""Sums of a long run, kept in a file while it goes on: a line of JSON each time, so that what was cut off still tells.

A line says which rules, which first seed, when, and all that was counted so far. A run that begins anew with the same
rules and the same seed goes on from the last line of its own. That the bots are still the same nobody can tell.
"""

from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from jantaku.players.rates import Rates
from jantaku.rules import RuleSet

EVERY: Final = 100
"""Matches between two lines."""


class Line(msgspec.Struct, frozen=True):
    """What was counted up to one moment."""

    rules: str
    fingerprint: str
    seed: int
    at: str
    rates: Rates


class Kept:
    """The lines of one run in a file that may hold others."""

    def __init__(self, path: Path, rules: RuleSet, seed: int) -> None:
        self.path = path
        self.rules = rules
        self.seed = seed

    def last(self, matches: int) -> Rates | None:
        """The furthest that this run had come, up to so many matches; None if it has not begun. What cannot be written
        to is refused now, not after the first hundred matches."""
        self.path.open("ab").close()
        decoder = msgspec.json.Decoder(Line)
        found: Rates | None = None
        for text in self.path.read_bytes().splitlines():
            line = decoder.decode(text)
            own = (line.rules, line.fingerprint, line.seed) == (self.rules.id, self.rules.fingerprint, self.seed)
            if own and line.rates.matches <= matches and (found is None or line.rates.matches > found.matches):
                found = line.rates
        return found

    def add(self, rates: Rates) -> None:
        """One more line."""
        at = datetime.now(UTC).isoformat(timespec="seconds")
        line = Line(self.rules.id, self.rules.fingerprint, self.seed, at, rates)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
