"""The clocks of a table: how long a tile stands that others might want, how long somebody may think, and who answers
when the time is up."""

import math
import random
from collections.abc import Callable
from typing import Final

import msgspec

from jantaku.scoring.ledger import Seat
from jantaku.server.rooms.chairs import Places
from jantaku.server.telling.wire import Json
from jantaku.server.web.messages import Options
from jantaku.table.state.window import Answer, Ask, By, Window, WindowKind

CLAIMS: Final = (WindowKind.CLAIM, WindowKind.ROB)
WORKED_OUT_S: Final = 0.03
"""So much sooner than the pause after a tile ends a call window of fixed length."""


class Waiting(msgspec.Struct):
    """An open question to a seat: when it is answered for it, and by whom."""

    due: float
    by: By


class Clocks:
    """Those of a match. All times are in seconds, by the clock of the server."""

    def __init__(self, options: Options, places: Places, rng: random.Random, now: Callable[[], float]) -> None:
        self.now = now
        self._options = options
        self._places = places
        self._rng = rng
        self._opened_at = 0.0
        self._bank: list[float] = []
        self._built_until: float | None
        """When the time for building hands is up, while they are built."""
        self.waiting: dict[Seat, Waiting] = {}
        """By the seat that was asked."""
        self.refill()

    # ------------------------------------------------------------ after a tile

    @property
    def paced(self) -> bool:
        """Whether there is a pause after a tile that others might want."""
        return self._options.call_ms > 0 or self._options.pace_ms[1] > 0

    def pace(self) -> float:
        """How long it is this time."""
        options = self._options
        return options.call_ms / 1000 if options.call_ms else self._rng.uniform(*options.pace_ms) / 1000

    # ------------------------------------------------------------ thinking

    def refill(self) -> None:
        """A deal begins with a full bank."""
        clock = self._options.clock
        self._built_until = None
        self._bank = [0.0 if clock is None else clock.bank_s * 1000] * len(self._places.seats)

    def open(self, now: float) -> None:
        """A window is opened."""
        self._opened_at, self.waiting = now, {}

    def start(self, window: Window, ask: Ask, now: float, hold: float, building_s: int = 0) -> None:
        """Who answers, and until when. ``hold``: when the pause after the tile in question ends. ``building_s``: how
        long everybody has for all choices together, where hands are built."""
        seat = ask.controller
        fixed = self._options.call_ms / 1000 if window.kind in CLAIMS else 0.0
        if self._places.plays_itself(seat, now):
            # What a bot says to another's tile is shown no sooner than the pause after it is over.
            think = 0.0 if window.kind in CLAIMS else self._rng.uniform(*self._options.think_ms) / 1000
            self.waiting[ask.seat] = Waiting(now + think, "bot")
            return
        due = math.inf
        clock = self._options.clock
        if window.by_time and window.length_ms:
            due = now + window.length_ms / 1000
        elif fixed:
            # What the time-out leads to is worked out and stored before the pause ends, and so is shown when it ends.
            due = hold - min(WORKED_OUT_S, fixed / 10) if hold > now else now + fixed
        elif clock is not None and building_s and window.kind is WindowKind.CHOICE:
            if self._built_until is None:
                self._built_until = now + building_s
            due = self._built_until
        elif clock is not None:
            self._built_until = None
            due = now + clock.base_s + self._bank[seat] / 1000
        self.waiting[ask.seat] = Waiting(due, "clock")

    def at_ms(self, now: float) -> int:
        """How long the window is open."""
        return max(0, round((now - self._opened_at) * 1000))

    def left(self, window: Window, now: float) -> Json | None:
        """The time that is left to answer, as it is sent; None: as long as one likes."""
        waiting = next((self.waiting[ask.seat] for ask in window.asks if ask.seat in self.waiting), None)
        if waiting is None or waiting.due == math.inf or waiting.by != "clock":
            return None
        left = max(0, round((waiting.due - now) * 1000))
        clock = self._options.clock
        if (
            clock is None
            or self._built_until is not None
            or (window.kind in CLAIMS and self._options.call_ms)
            or window.by_time
        ):
            return {"left_ms": left, "base_ms": left, "bank_ms": 0}
        base = max(0, round((self._opened_at + clock.base_s - now) * 1000))
        return {"left_ms": left, "base_ms": base, "bank_ms": left - base}

    def spend(self, answer: Answer) -> None:
        """What an answer took beyond its own time comes out of the bank."""
        clock = self._options.clock
        if clock is not None and self._built_until is None and answer.by in ("player", "clock") and answer.seat >= 0:
            over = answer.at_ms - clock.base_s * 1000
            if over > 0:
                seat = self._places.controller(answer.seat)
                self._bank[seat] = max(0.0, self._bank[seat] - over)
