"""A clock for tables where nobody sits: players of a test or a simulation answer after some milliseconds.

It asks all speakers of a window at once and lets them be heard in the order in which they speak. Where it matters who
speaks first, the window stays open for the time that the rules give; who has said nothing by then, or speaks later,
is not heard. Everywhere else it waits ``patience_ms`` for an answer and then lets the default hold.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from jantaku.scoring.ledger import Seat
from jantaku.table.state.window import Window
from jantaku.table.words import Code, written

if TYPE_CHECKING:
    from jantaku.table.match import Match

Speaker = Callable[[Window, Seat, tuple[Code, ...]], tuple[Code, int] | None]
"""Asked with the window as its seat sees it; says what it answers and after how many milliseconds, or is silent."""

PATIENCE_MS: Final = 10_000


class Clock:
    """Drives a match with speakers, one for each seat. ``now_ms`` is how long it has taken so far."""

    def __init__(self, match: "Match", speakers: Sequence[Speaker], patience_ms: int = PATIENCE_MS) -> None:
        self.match = match
        self.speakers = speakers
        self.patience_ms = patience_ms
        self.now_ms = 0

    def run(self) -> None:
        """Play to the end."""
        while self.step():
            pass

    def step(self) -> bool:
        """Let one window open and close; False if the match is over."""
        window = self.match.window
        if window is None:
            return False
        length = window.length_ms if window.by_time else self.patience_ms
        last = 0
        for at_ms, seat, code in self._spoken(window, length):
            refusal = self.match.answer(seat, code, at_ms, by="bot")
            if refusal is not None:
                raise ValueError(f"seat {seat} may not say “{written(code)}”: {refusal}")
            last = at_ms
        if self.match.window is window:
            self.match.close()
            last = length
        self.now_ms += last
        return True

    def _spoken(self, window: Window, length: int) -> list[tuple[int, Seat, Code]]:
        """What is said in time, in the order of time; at the same moment in that of the questions."""
        spoken: list[tuple[int, Seat, Code]] = []
        for ask in window.asks:
            own = self.match.view(ask.controller).window
            assert own is not None
            said = self.speakers[ask.controller](own, ask.seat, ask.codes)
            if said is not None and said[1] <= length:
                spoken.append((said[1], ask.seat, said[0]))
        return sorted(spoken, key=lambda said: said[0])
