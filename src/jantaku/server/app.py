"""The application: the lobby, HTTP, the WebSocket and the pages in one."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, HTMLResponse

from jantaku.server.api import routes, send, version, who
from jantaku.server.connection import POLICY, Connection
from jantaku.server.errors import ServerError
from jantaku.server.limits import Limiter
from jantaku.server.lobby import Lobby
from jantaku.server.room import RoomSettings
from jantaku.server.settings import Settings
from jantaku.server.store import Store
from jantaku.server.wire import said
from jantaku.texts import LANGUAGES

HOUR_S: Final = 3600.0
FOREVER: Final = "public, max-age=31536000, immutable"
HASHED: Final = "assets"
"""The folder of the pages whose files have the hash of their content in their names."""
SAFE_HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "content-security-policy": "default-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; worker-src 'self' blob:",
}


def make_app(settings: Settings) -> FastAPI:
    """A server by these settings. The database is brought to the present form and the matches go on when it starts."""
    store = Store(settings.db)
    lobby = Lobby(store, RoomSettings(away_s=settings.away_s))

    @contextlib.asynccontextmanager
    async def life(_app: FastAPI) -> AsyncIterator[None]:
        await asyncio.to_thread(store.migrate)
        lobby.open()
        sweeper = asyncio.create_task(_sweep(lobby))
        try:
            yield
        finally:
            sweeper.cancel()
            await lobby.close()
            await asyncio.to_thread(store.close)

    app = FastAPI(
        title="Jantaku",
        version=version(),
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.lobby, app.state.store, app.state.settings = lobby, store, settings
    app.add_middleware(GZipMiddleware, minimum_size=1400)
    _add_guards(app, settings)
    app.include_router(routes(lobby, settings))

    @app.websocket("/api/ws")
    async def socket(websocket: WebSocket) -> None:
        if not _is_ours(websocket.headers.get("origin"), websocket.headers.get("host"), settings):
            await websocket.close(POLICY)
            return
        await Connection(websocket, lobby, settings).serve()

    _add_pages(app, pages_folder(settings))
    return app


async def _sweep(lobby: Lobby) -> None:
    while True:
        await asyncio.sleep(HOUR_S)
        lobby.clear_away()


# ---------------------------------------------------------------- guards


def _is_ours(origin: str | None, host: str | None, settings: Settings) -> bool:
    """Whether a page of ours speaks; programs send no origin at all."""
    if not origin or origin in settings.origins:
        return True
    return urlsplit(origin).netloc == host


def _add_guards(app: FastAPI, settings: Settings) -> None:
    often = Limiter(*settings.asks)

    @app.middleware("http")
    async def guard(request: Request, call_next: Any) -> Response:
        if request.url.path.startswith("/api"):
            if not often.take(who(request)):
                return _refuse(ServerError("slow_down"))
            origin, host = request.headers.get("origin"), request.headers.get("host")
            if request.method not in ("GET", "HEAD") and not _is_ours(origin, host, settings):
                return _refuse(ServerError("wrong_origin"))
        response: Response = await call_next(request)
        for name, value in SAFE_HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    @app.exception_handler(ServerError)
    async def refused(_request: Request, error: Exception) -> Response:
        assert isinstance(error, ServerError)
        return _refuse(error)

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, _error: Exception) -> Response:
        return _refuse(ServerError("bad_message"))

    @app.exception_handler(HTTPException)
    async def other(_request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        kind = "not_found" if error.status_code in (404, 405) else "bad_message"
        return send(ServerError(kind).on_wire(), error.status_code)

    @app.exception_handler(Exception)
    async def failed(_request: Request, _error: Exception) -> Response:
        return _refuse(ServerError("internal"))


def _refuse(error: ServerError) -> Response:
    return send(error.on_wire(), error.status)


# ---------------------------------------------------------------- pages


def pages_folder(settings: Settings) -> Path | None:
    """Where the built pages are: those that were named, those of the package, or those of a source tree."""
    package = Path(str(files("jantaku.server").joinpath("pages")))
    source = Path(__file__).parents[3] / "web" / "dist"
    candidates = (package, source) if settings.pages is None else (settings.pages,)
    return next((folder for folder in candidates if (folder / "index.html").is_file()), None)


def _add_pages(app: FastAPI, folder: Path | None) -> None:
    """Files as they are; every other address is the one page, which finds its way by itself."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith("api/") or path == "api":
            raise ServerError("not_found")
        if folder is None:
            return HTMLResponse(_not_built(), 200 if not path else 404)
        file = (folder / path).resolve()
        if path and file.is_file() and file.is_relative_to(folder.resolve()):
            forever = path.startswith(f"{HASHED}/")
            return FileResponse(file, headers={"cache-control": FOREVER if forever else "no-cache"})
        if path.startswith(f"{HASHED}/"):
            raise ServerError("not_found")
        return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})


def _not_built() -> str:
    told = said("server-no-pages")
    lines = "".join(f"<p lang={language}>{told[language]}</p>" for language in LANGUAGES)
    return f"<!doctype html><meta charset=utf-8><title>Jantaku</title><h1>Jantaku</h1>{lines}"
