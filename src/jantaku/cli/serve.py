"""``jantaku serve``: tables in the browser, on this machine or for everybody who can reach it."""

import gc
import os
import socket
import sys
import threading
import time
import webbrowser
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from jantaku.cli.best import data_folder
from jantaku.cli.drawing import Screen
from jantaku.texts import SayableError, TextId, Texts

if TYPE_CHECKING:
    import uvicorn

    from jantaku.server.web.settings import Settings

NEEDED: Final = ("alembic", "fastapi", "sqlalchemy", "uvicorn", "websockets")
LOGS: Final = ("text", "json")
HERE: Final = "127.0.0.1"
USUAL_PORT: Final = 8136
LONGEST_FRAME: Final = 64 * 1024
"""Frames up to this length are read and answered by an error; longer ones end the connection."""
COLLECT_AFTER: Final = (10_000, 3, 1_000_000)
"""So many new objects, and so many times, before Python looks which of them are rubbish."""


def add_to(app: typer.Typer, texts: Texts, /) -> None:
    """Put the command on the application."""

    @app.command("serve", help=texts("serve-about"))
    def serve(
        port: Annotated[int, typer.Option(help=texts("serve-option-port"), metavar="PORT")] = USUAL_PORT,
        host: Annotated[str, typer.Option(help=texts("serve-option-host"), metavar="ADDRESS")] = HERE,
        db: Annotated[str, typer.Option(help=texts("serve-option-db"), metavar="URL", show_default=False)] = "",
        pages: Annotated[str, typer.Option(help=texts("serve-option-pages"), metavar="DIR", show_default=False)] = "",
        book: Annotated[str, typer.Option(help=texts("serve-option-book"), metavar="DIR", show_default=False)] = "",
        origin: Annotated[
            list[str] | None, typer.Option(help=texts("serve-option-origin"), metavar="URL", show_default=False)
        ] = None,
        proxy: Annotated[
            list[str] | None, typer.Option(help=texts("serve-option-proxy"), metavar="ADDRESS", show_default=False)
        ] = None,
        log: Annotated[str, typer.Option(help=texts("serve-option-log"), metavar="FORM")] = LOGS[0],
        open_: Annotated[bool, typer.Option("--open", help=texts("serve-option-open"))] = False,
    ) -> None:
        lacking = [name for name in NEEDED if find_spec(name) is None]
        if lacking:
            raise SayableError("packages are missing", TextId("serve-lacks"), packages=", ".join(lacking))
        if log not in LOGS:
            raise SayableError(f"there is no log {log!r}", TextId("serve-no-such-log"), log=log)
        run(texts, host, port, db, (pages, book), (tuple(origin or ()), tuple(proxy or ())), open_, log)


def run(
    texts: Texts,
    host: str,
    port: int,
    db: str,
    folders: tuple[str, str],
    trusted: tuple[tuple[str, ...], tuple[str, ...]],
    open_: bool,
    log: str = LOGS[0],
) -> None:
    """Serve until somebody ends it. ``folders``: of the pages and of the book, empty for the usual ones; ``trusted``:
    origins of other pages, and addresses of proxies."""
    from sqlalchemy.exc import SQLAlchemyError

    from jantaku.server.web.logs import log_as_json
    from jantaku.server.web.settings import Settings

    for folder in filter(None, folders):
        if not (Path(folder) / "index.html").is_file():
            raise SayableError(f"no pages in {folder}", TextId("serve-no-pages-there"), folder=folder)
    pages, book = (Path(folder) if folder else None for folder in folders)
    listening = listen(host, port)
    port = listening.getsockname()[1]
    origins, proxies = trusted
    settings = Settings(db=db or usual_database(), pages=pages, book=book, origins=origins, proxies=proxies, host=host)
    try:
        serving = server_of(settings)
        try_database(settings.db)
    except (SQLAlchemyError, ImportError) as error:
        why = str(error).splitlines()[0]
        raise SayableError(f"no database: {why}", TextId("serve-no-database"), db=settings.db, why=why) from None
    address = f"http://{'localhost' if host in (HERE, '0.0.0.0', '::') else host}:{port}/"
    Screen(texts.language).say(texts("serve-address", address=address))
    keep_pauses_short()
    if log == "json":
        log_as_json()
    if open_:
        threading.Thread(target=open_browser, args=(address, host, port), daemon=True).start()
    serving.run(sockets=[listening])


def server_of(settings: "Settings") -> "uvicorn.Server":
    """A server by these settings; with uvloop where it is installed."""
    import uvicorn

    from jantaku.server.web.app import make_app
    from jantaku.server.web.operation import TableServer
    from jantaku.server.web.requests import RequestProtocol
    from jantaku.server.web.sockets import TableSocket

    return TableServer(
        uvicorn.Config(
            make_app(settings),
            log_level="warning",
            http=RequestProtocol,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            server_header=False,
            ws=TableSocket,
            ws_max_size=LONGEST_FRAME,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=5,
        )
    )


def try_database(url: str) -> None:
    """Bring it to the present form, so that what is wrong with it is told before the address is."""
    from jantaku.server.storage.store import Store

    store = Store(url)
    try:
        store.migrate()
    finally:
        store.close()


def usual_database() -> str:
    """A file among the user's data, or, where that cannot be written, in this folder."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path()
    return f"sqlite:///{folder / 'jantaku.db'}"


def keep_pauses_short() -> None:
    """What lives long is not looked through for rubbish while people play: with many tables that takes a third of a
    second, and hardly anything is found; the server does it once an hour. And a thread that wants to compute, as that
    which stores answers, need not wait long for its turn."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    sys.setswitchinterval(0.001)


def listen(host: str, port: int) -> socket.socket:
    """The socket; a port that cannot be had is a mistake of whoever asked."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        message = f"cannot listen at {host}:{port}: {error}"
        raise SayableError(message, TextId("serve-no-port"), host=host, port=str(port)) from None
    listening.listen(1024)
    return listening


def open_browser(address: str, host: str, port: int) -> None:
    """Show the first page once the server answers, where there is a screen to show it on."""
    if sys.platform not in ("win32", "darwin") and not {"DISPLAY", "WAYLAND_DISPLAY", "BROWSER"} & os.environ.keys():
        return
    reachable = HERE if host in ("0.0.0.0", "::") else host
    for _ in range(100):
        try:
            socket.create_connection((reachable, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
            continue
        webbrowser.open(address)
        return
