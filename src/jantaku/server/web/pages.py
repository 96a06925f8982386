"""The built pages: files as they are, packed where the build has packed them; every other address is the one page,
which finds its way by itself.
"""

from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response
from starlette.responses import FileResponse, HTMLResponse

from jantaku.server.telling.wire import said
from jantaku.server.web.errors import ServerError
from jantaku.server.web.settings import Settings
from jantaku.texts import LANGUAGES

FOREVER: Final = "public, max-age=31536000, immutable"
HASHED: Final = "assets"
"""The folder of the pages whose files have the hash of their content in their names."""
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
"""How the build packs: the name in headers, the ending; the smallest first."""
MEDIA_TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".json": "application/json"}
"""Where the machine's own table of types may say otherwise."""


def pages_folder(settings: Settings) -> Path | None:
    """Where the built pages are: those that were named, those of the package, or those of a source tree."""
    package = Path(str(files("jantaku.server").joinpath("pages")))
    source = Path(__file__).parents[4] / "web" / "dist"
    candidates = (package, source) if settings.pages is None else (settings.pages,)
    return next((folder for folder in candidates if (folder / "index.html").is_file()), None)


def add_pages(app: FastAPI, folder: Path | None) -> None:
    """All addresses that are not of the API."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith("api/") or path == "api":
            raise ServerError("not_found")
        if folder is None and path.startswith(f"{HASHED}/"):
            raise ServerError("not_found")
        if folder is None:
            return HTMLResponse(_not_built(), 200 if not path else 404)
        file = _file(folder, path) if path else None
        if file is not None:
            return _packed(file, request, FOREVER if path.startswith(f"{HASHED}/") else "no-cache")
        if path.startswith(f"{HASHED}/"):
            raise ServerError("not_found")
        return _packed(folder / "index.html", request, "no-cache")


def _file(folder: Path, path: str) -> Path | None:
    """The file that an address names; None if there is none, or none of ours."""
    try:
        file = (folder / path).resolve()
        return file if file.is_file() and file.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):  # too long, or with signs that no file has
        return None


def _packed(file: Path, request: Request, cache: str) -> Response:
    headers = {"cache-control": cache}
    media_type = MEDIA_TYPES.get(file.suffix)
    accepted = {one.split(";")[0].strip() for one in request.headers.get("accept-encoding", "").split(",")}
    for encoding, ending in PACKED:
        smaller = file.with_name(file.name + ending)
        if encoding in accepted and smaller.is_file():
            headers |= {"content-encoding": encoding, "vary": "accept-encoding"}
            plain = FileResponse(file, media_type=media_type)
            return FileResponse(smaller, headers=headers, media_type=plain.media_type)
    return FileResponse(file, headers=headers, media_type=media_type)


def _not_built() -> str:
    told = said("server-no-pages")
    lines = "".join(f"<p lang={language}>{told[language]}</p>" for language in LANGUAGES)
    return f"<!doctype html><meta charset=utf-8><title>Jantaku</title><h1>Jantaku</h1>{lines}"
