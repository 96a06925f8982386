"""The application: the lobby, HTTP, the WebSocket and the pages in one."""

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import AsyncIterator
from typing import Any, Final

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from jantaku.ready import make_types_ready
from jantaku.server.rooms.lobby import Lobby
from jantaku.server.rooms.room import RoomSettings
from jantaku.server.storage.store import Store
from jantaku.server.web.api import routes, send, version, who
from jantaku.server.web.book_site import add_book, book_folder
from jantaku.server.web.connection import Connection
from jantaku.server.web.desks import Desks
from jantaku.server.web.errands import get_ready
from jantaku.server.web.errors import ServerError
from jantaku.server.web.guards import Crowd, is_our_name, is_ours
from jantaku.server.web.limits import Limiter
from jantaku.server.web.logs import TOLD
from jantaku.server.web.operation import Figures, add_operation
from jantaku.server.web.pages import add_pages, pages_folder
from jantaku.server.web.settings import Settings

LOG: Final = logging.getLogger(__name__)
HOUR_S: Final = 3600.0
SAFE_HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "content-security-policy": "default-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; worker-src 'self' blob:",
}


def make_app(settings: Settings) -> FastAPI:
    """A server by these settings. The database is brought to the present form and the matches go on when it starts."""
    make_types_ready(everything=True)
    store = Store(settings.db)
    lobby = Lobby(store, RoomSettings(away_s=settings.away_s))
    desks = Desks(settings)
    hellos, crowd = Limiter(*settings.hellos), Crowd(settings.sockets)
    figures = Figures(lobby, store, desks, crowd)

    @contextlib.asynccontextmanager
    async def life(_app: FastAPI) -> AsyncIterator[None]:
        await asyncio.to_thread(store.migrate)
        await lobby.open()
        tasks = [
            asyncio.create_task(work)
            for work in (_sweep(lobby), _prepare(desks, settings.prepare_s), figures.feel_the_pulse())
        ]
        LOG.info("started", extra={TOLD: {"version": version(), "tables": len(lobby.rooms)}})
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            desks.close()
            await lobby.close()
            await asyncio.to_thread(store.close)
            LOG.info("stopped", extra={TOLD: {"answers": store.written}})

    app = FastAPI(
        title="Jantaku",
        version=version(),
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.lobby, app.state.store, app.state.settings, app.state.desks = lobby, store, settings, desks
    app.add_middleware(GZipMiddleware, minimum_size=1400)
    app.state.figures = figures
    _add_guards(app, settings, figures)
    app.include_router(routes(lobby, settings, desks))

    @app.websocket("/api/ws")
    async def socket(websocket: WebSocket) -> None:
        origin, host = websocket.headers.get("origin"), websocket.headers.get("host")
        try:
            if not is_our_name(host, settings):
                raise ServerError("wrong_host")
            if not is_ours(origin, host, settings):
                raise ServerError("wrong_origin")
            with crowd.one_more(who(websocket)):
                await Connection(websocket, lobby, settings, hellos, figures.errors).serve()
        except ServerError as error:
            figures.errors[error.kind] += 1
            await websocket.send_denial_response(_refuse(error))

    add_operation(app, figures)
    add_book(app, book_folder(settings))
    add_pages(app, pages_folder(settings))
    return app


async def _prepare(desks: Desks, seconds: float) -> None:
    await asyncio.sleep(seconds)
    await desks.ask("", get_ready)


async def _sweep(lobby: Lobby) -> None:
    while True:
        await asyncio.sleep(HOUR_S)
        lobby.clear_away()
        gc.collect()


# ---------------------------------------------------------------- guards


def _add_guards(app: FastAPI, settings: Settings, figures: Figures) -> None:
    often = Limiter(*settings.asks)

    def refuse(error: ServerError) -> Response:
        figures.errors[error.kind] += 1
        return _refuse(error)

    @app.middleware("http")
    async def guard(request: Request, call_next: Any) -> Response:
        begun = time.monotonic()
        status = 500
        try:
            response = await looked_at(request, call_next)
            status = response.status_code
            return response
        finally:
            figures.replies[f"{status // 100}xx"] += 1
            _log(request, status, time.monotonic() - begun)

    async def looked_at(request: Request, call_next: Any) -> Response:
        origin, host = request.headers.get("origin"), request.headers.get("host")
        if not is_our_name(host, settings):
            return refuse(ServerError("wrong_host"))
        if request.scope["path"].startswith("/api"):
            if not often.take(who(request)):
                return refuse(ServerError("slow_down"))
            if request.method not in ("GET", "HEAD") and not is_ours(origin, host, settings):
                return refuse(ServerError("wrong_origin"))
        response: Response = await call_next(request)
        for name, value in SAFE_HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    @app.exception_handler(ServerError)
    async def refused(_request: Request, error: Exception) -> Response:
        assert isinstance(error, ServerError)
        return refuse(error)

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, _error: Exception) -> Response:
        return refuse(ServerError("bad_message"))

    @app.exception_handler(HTTPException)
    async def other(_request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        kind = "not_found" if error.status_code in (404, 405) else "bad_message"
        return _refuse(ServerError(kind), error.status_code)

    @app.exception_handler(Exception)
    async def failed(_request: Request, _error: Exception) -> Response:
        return refuse(ServerError("internal"))


def _log(request: Request, status: int, seconds: float) -> None:
    """A request: its pattern, not its address, which may be all that somebody needs to sit down at a table."""
    if LOG.isEnabledFor(logging.INFO):
        pattern = getattr(request.scope.get("route"), "path", "-")
        told = {"method": request.method, "pattern": pattern, "status": status, "ms": round(seconds * 1000, 1)}
        LOG.info("request", extra={TOLD: told | {"from": who(request)}})


def _refuse(error: ServerError, status: int = 0) -> Response:
    """An error; it may be on its way past those who would add the headers."""
    reply = send(error.on_wire(), status or error.status)
    reply.headers.update(SAFE_HEADERS)
    return reply
