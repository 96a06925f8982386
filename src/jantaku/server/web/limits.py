"""Limits: how often somebody may ask. A bucket holds so many tokens and is filled again at so many a second."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MOST_BUCKETS: Final = 20_000


class Bucket:
    """One asker's allowance."""

    __slots__ = ("_at", "_clock", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is something left; if so, it is less now."""
        self._fill()
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def charge(self, cost: float) -> None:
        """What was used is gone, even if there was less."""
        self._fill()
        self._left -= cost

    def wait_for(self, cost: float = 1.0) -> float:
        """Take it, and say how many seconds to wait until it was there."""
        self.charge(cost)
        return max(0.0, -self._left / self.rate)

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now


class Limiter:
    """Buckets by asker; those who have not asked for long are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> bool:
        """Whether this asker may."""
        return self._of(who).take(cost)

    def charge(self, who: str, cost: float) -> None:
        """What this asker has used is gone."""
        self._of(who).charge(cost)

    def wait_for(self, who: str, cost: float = 1.0) -> float:
        """How many seconds this asker has to wait."""
        return self._of(who).wait_for(cost)

    def _of(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.rate, self.burst)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket
