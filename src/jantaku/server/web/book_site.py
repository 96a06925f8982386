"""The rule book below ``/book/``: the site that ``make site`` builds, where it was built.

Its pages are plain files. One of them, ``assets/served.js``, is told by the server: by it they know that the program is
there, and show the way back to its pages.
"""

from pathlib import Path
from typing import Final

from fastapi import FastAPI, Response
from starlette.responses import FileResponse, RedirectResponse

from jantaku.server.web.book_pages import ADDRESS
from jantaku.server.web.errors import ServerError
from jantaku.server.web.settings import Settings

SERVED: Final = "assets/served.js"


def book_folder(settings: Settings) -> Path | None:
    """Where the book lies: the folder that was named, or that of a source tree."""
    source = Path(__file__).parents[4] / "build" / "site"
    folder = source if settings.book is None else settings.book
    return folder if (folder / "index.html").is_file() else None


def add_book(app: FastAPI, folder: Path | None) -> None:
    """The addresses of the book; without one they are like any other address."""
    if folder is None:
        return
    root = folder.resolve()

    @app.get(ADDRESS, include_in_schema=False)
    async def door() -> Response:
        return RedirectResponse(f"{ADDRESS}/")

    @app.get(f"{ADDRESS}/{{path:path}}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path == SERVED:
            return Response(
                "window.SERVED = true;\n", media_type="text/javascript", headers={"cache-control": "no-cache"}
            )
        try:
            file = (root / path).resolve()
            file = file / "index.html" if file.is_dir() else file
            found = file.is_file() and file.is_relative_to(root)
        except (OSError, ValueError):  # too long, or with signs that no file has
            found = False
        if not found:
            raise ServerError("not_found", what=path[:60])
        return FileResponse(file, headers={"cache-control": "no-cache"})
