"""For those who run a server: whether it is alive and ready, its figures for Prometheus, and a stop that tells the
players.

The figures say nothing of anybody: they count. They are for the machine itself and for private networks only.
"""

import asyncio
import ipaddress
import time
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from socket import socket
from typing import Final, TypeAlias

import uvicorn
from fastapi import FastAPI, Request, Response
from sqlalchemy import text

from jantaku.server.rooms.lobby import Lobby
from jantaku.server.storage.store import OVER, PLAYING, WAITING, Store
from jantaku.server.web.desks import Desks
from jantaku.server.web.errors import ServerError
from jantaku.server.web.guards import Crowd

PULSE_S: Final = 0.25
"""How often it is looked how long the loop lets others wait."""
LOOKED_AT: Final = 1200
"""So many of the last waits are kept."""
SHARES: Final = (0.5, 0.9, 0.99)
READY_S: Final = 2.0
"""So long may the database take to answer, if the server is ready."""
GOODBYE_S: Final = 0.05
"""So long it takes until what was said to everybody is written."""
TEXT_FORMAT: Final = "text/plain; version=0.0.4; charset=utf-8"

Row: TypeAlias = tuple[dict[str, str], float]


class Figures:
    """What is counted."""

    replies: Counter[str]
    """HTTP replies, by the first digit of their status."""

    def __init__(self, lobby: Lobby, store: Store, desks: Desks, crowd: Crowd) -> None:
        self.lobby, self.store, self.desks, self.crowd = lobby, store, desks, crowd
        self.replies = Counter()
        self.errors: Counter[str] = Counter()
        self.lags: deque[float] = deque(maxlen=LOOKED_AT)
        """How much too late the loop came to what was due."""
        self.stopping = False

    async def feel_the_pulse(self) -> None:
        """Note how long the loop lets others wait."""
        while True:
            due = time.monotonic() + PULSE_S
            await asyncio.sleep(PULSE_S)
            self.lags.append(max(0.0, time.monotonic() - due))

    def lines(self) -> Iterator[str]:
        """All figures in the text format of Prometheus."""
        states = Counter(room.state for room in self.lobby.rooms.values())
        store, desks = self.store, self.desks
        yield from _figure(
            "tables", "gauge", "tables in memory", [({"state": one}, states[one]) for one in (WAITING, PLAYING, OVER)]
        )
        yield from _figure("sockets", "gauge", "open WebSockets", [({}, self.crowd.there.total())])
        yield from _figure("answers_total", "counter", "answers that were stored", [({}, store.written)])
        yield from _figure("commits_total", "counter", "commits they were stored by", [({}, store.commits)])
        yield from _figure("answers_waiting", "gauge", "batches that wait to be stored", [({}, store.unwritten)])
        yield from _figure("store_wait_seconds", "summary", "until answers are stored", _quantiles(store.waits))
        yield from _figure("loop_lag_seconds", "summary", "by which the loop is late", _quantiles(self.lags))
        yield from _figure("errands_waiting", "gauge", "errands that wait for a desk", [({}, desks.waiting)])
        yield from _figure("errands_working", "gauge", "errands that are being done", [({}, desks.working)])
        replies = [({"status": one}, number) for one, number in sorted(self.replies.items())]
        yield from _figure("replies_total", "counter", "HTTP replies", replies)
        errors = [({"kind": one}, number) for one, number in sorted(self.errors.items())]
        yield from _figure("errors_total", "counter", "errors, by kind", errors)


def _quantiles(waits: Iterable[float]) -> list[Row]:
    ordered = sorted(waits)
    if not ordered:
        return []
    last = len(ordered) - 1
    return [({"quantile": str(share)}, ordered[min(last, int(len(ordered) * share))]) for share in SHARES]


def _figure(name: str, kind: str, about: str, rows: Sequence[Row]) -> Iterator[str]:
    yield f"# HELP jantaku_{name} {about}"
    yield f"# TYPE jantaku_{name} {kind}"
    for labels, value in rows:
        told = ",".join(f'{label}="{one}"' for label, one in labels.items())
        yield f"jantaku_{name}{{{told}}} {value}" if told else f"jantaku_{name} {value}"


def add_operation(app: FastAPI, figures: Figures) -> None:
    """The addresses for those who run it."""

    @app.get("/healthz", include_in_schema=False)
    async def alive() -> Response:
        return Response("alive\n", media_type="text/plain")

    @app.get("/readyz", include_in_schema=False)
    async def ready() -> Response:
        if figures.stopping:
            raise ServerError("restarting")
        try:
            async with asyncio.timeout(READY_S):
                await figures.store.ask(_ask_nothing, figures.store)
        except Exception:
            raise ServerError("busy") from None
        return Response("ready\n", media_type="text/plain")

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        if not _is_near("" if request.client is None else request.client.host):
            raise ServerError("not_found")
        return Response("".join(f"{line}\n" for line in figures.lines()), media_type=TEXT_FORMAT)


def _ask_nothing(store: Store) -> None:
    with store.engine.connect() as connection:
        connection.execute(text("select 1"))


def _is_near(address: str) -> bool:
    try:
        return ipaddress.ip_address(address.partition("%")[0]).is_private
    except ValueError:
        return False


class TableServer(uvicorn.Server):
    """A server that says goodbye."""

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Tell everybody at the tables that they are to come again; then stop as usual."""
        app = self.config.app
        assert isinstance(app, FastAPI)
        figures: Figures = app.state.figures
        figures.stopping = True
        figures.lobby.tell_everybody(ServerError("restarting"))
        await asyncio.sleep(GOODBYE_S)
        await super().shutdown(sockets)
