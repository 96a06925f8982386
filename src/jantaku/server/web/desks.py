"""Desks: a few processes beside the server, in which everything is worked out that would keep the tables waiting.

What is asked over HTTP and costs more than a few milliseconds (sheets, examples, scores, records) is an errand: a
function that is found by its name, and what it is asked about. An errand waits for a free desk; nobody may have all
desks, and so many errands may wait. It has so many seconds: a desk that is not done by then is cleared away with all
that it has taken, and a new one stands in its place. Who asks pays for the seconds that were used, and waits when there
are none left. Desks are set up when somebody first needs one.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from jantaku.server.web.done import Done, do, sit_down
from jantaku.server.web.errors import ServerError
from jantaku.server.web.limits import Limiter
from jantaku.server.web.settings import Settings

PREPARED: Final = ["jantaku.server.web.errands", "jantaku.cli"]
"""What a new desk finds already there, where processes can be forked off one that has it; the program itself is
brought in by every new process, whether it needs it or not."""
MOST_WAITING: Final = 128
MOST_OF_ONE: Final = 32
"""So many errands may wait, and so many of one asker."""
WAIT_S: Final = 20.0
"""So long may an errand wait for a desk."""
SET_UP_S: Final = 60.0
MOST_KEPT: Final = 48 * 1024 * 1024
"""So many bytes of replies are kept that will not change."""


class Desk:
    """A process that does one errand after the other."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._process = 0

    async def do(self, seconds: float, errand: Callable[..., Any], *asked: Any) -> Done:
        """What comes of an errand that has so many seconds."""
        try:
            pool = self._pool or await self._set_up()
            async with asyncio.timeout(seconds):
                return await asyncio.wrap_future(pool.submit(do, errand, *asked))
        except TimeoutError:
            self.clear()
            raise ServerError("too_much") from None
        except BrokenProcessPool:
            self.clear()
            raise ServerError("too_much") from None
        except asyncio.CancelledError:
            self.clear()
            raise

    async def _set_up(self) -> ProcessPoolExecutor:
        ways = multiprocessing.get_all_start_methods()
        context = multiprocessing.get_context("forkserver" if "forkserver" in ways else "spawn")
        context.set_forkserver_preload(PREPARED)
        self._pool = pool = ProcessPoolExecutor(1, context, sit_down)
        async with asyncio.timeout(SET_UP_S):
            first = await asyncio.to_thread(pool.submit, os.getpid)  # who starts a process waits until it is there
            self._process = await asyncio.wrap_future(first)
        return pool

    def clear(self, wait: bool = False) -> None:
        """End the process, whatever it does."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        if self._process:
            with contextlib.suppress(OSError):
                os.kill(self._process, getattr(signal, "SIGKILL", signal.SIGTERM))
            self._process = 0
        pool.shutdown(wait, cancel_futures=True)


class Desks:
    """All of them, and who waits for one."""

    def __init__(self, settings: Settings) -> None:
        self._seconds = settings.errand_s
        self._purse = Limiter(*settings.work)
        self._all = [Desk() for _ in range(settings.desks)]
        self._free = list(self._all)
        self._share = max(1, settings.desks - 1)
        self._at_work: Counter[str] = Counter()
        self._queue: OrderedDict[asyncio.Future[Desk], str] = OrderedDict()
        self._kept = Kept(MOST_KEPT)

    async def ask(
        self, who: str, errand: Callable[..., Any], *asked: Any, key: Hashable = None, seconds: float | None = None
    ) -> Done:
        """What comes of an errand. ``key``: what it is called by if it always comes to the same, so that it is kept;
        ``seconds``: how long it may take, if not as long as any other."""
        known = None if key is None else self._kept.get((errand, key))
        if known is not None:
            return known
        if not self._purse.take(who, 0):
            raise ServerError("slow_down")
        desk = await self._turn(who)
        begun = asyncio.get_running_loop().time()
        try:
            done = await desk.do(seconds or self._seconds, errand, *asked)
        finally:
            self._purse.charge(who, asyncio.get_running_loop().time() - begun)
            self._leave(who, desk)
        if done.error is not None:
            raise done.error
        if key is not None:
            self._kept.put((errand, key), done)
        return done

    async def _turn(self, who: str) -> Desk:
        """The desk that is free for this asker, when it is."""
        mine = sum(asker == who for asker in self._queue.values())
        if len(self._queue) >= MOST_WAITING or mine >= MOST_OF_ONE:
            raise ServerError("busy")
        turn: asyncio.Future[Desk] = asyncio.get_running_loop().create_future()
        self._queue[turn] = who
        self._call()
        try:
            async with asyncio.timeout(WAIT_S):
                return await turn
        except BaseException as error:
            if self._queue.pop(turn, None) is None and turn.done() and not turn.cancelled():
                self._leave(who, turn.result())  # it was called while it went
            if isinstance(error, TimeoutError):
                raise ServerError("busy") from None
            raise

    def _call(self) -> None:
        """Whoever is next and has not yet as many desks as one may have."""
        for turn, who in list(self._queue.items()):
            if not self._free:
                return
            if turn.done():
                del self._queue[turn]
            elif self._at_work[who] < self._share:
                del self._queue[turn]
                self._at_work[who] += 1
                turn.set_result(self._free.pop())

    def _leave(self, who: str, desk: Desk) -> None:
        self._at_work[who] -= 1
        if not self._at_work[who]:
            del self._at_work[who]
        self._free.append(desk)
        self._call()

    @property
    def waiting(self) -> int:
        """How many errands wait for a desk."""
        return len(self._queue)

    @property
    def working(self) -> int:
        """How many are being done."""
        return self._at_work.total()

    def close(self) -> None:
        """Clear all desks away."""
        for desk in self._all:
            desk.clear(wait=True)


class Kept:
    """Replies that will not change: those that were asked for last, up to so many bytes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._found: OrderedDict[Hashable, Done] = OrderedDict()

    def get(self, key: Hashable) -> Done | None:
        """What is kept under this name."""
        done = self._found.get(key)
        if done is not None:
            self._found.move_to_end(key)
        return done

    def put(self, key: Hashable, done: Done) -> None:
        """Keep it."""
        if key in self._found:
            return
        self._found[key] = done
        self._size += len(done.body)
        while self._size > self._most:
            _, gone = self._found.popitem(last=False)
            self._size -= len(gone.body)
