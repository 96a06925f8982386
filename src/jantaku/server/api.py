"""HTTP under ``/api``: rule sets, the catalogue, written hands, tables, matches, records, texts.

Bodies are read up to a limit and decoded by type; every mistake is answered by its kind and a sentence.
"""

import sys
from importlib.resources import files
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from starlette.concurrency import run_in_threadpool

from jantaku.records.formats import FORMATS, write_record
from jantaku.records.native import read_native
from jantaku.server import messages as say
from jantaku.server import replays, rulebook
from jantaku.server.errors import ServerError
from jantaku.server.limits import Limiter
from jantaku.server.lobby import Lobby, hashed
from jantaku.server.messages import Options, read_body
from jantaku.server.room import LEVELS, PROTOCOL
from jantaku.server.settings import Settings
from jantaku.server.wire import encode, excuse
from jantaku.server.written_hand import score_written
from jantaku.texts import LANGUAGES, SayableError, japanese_names

SMALL: Final = 64 * 1024
SHEET: Final = 200 * 1024
RECORD: Final = 4 * 1024 * 1024
NATIVE: Final = "native"


def version() -> str:
    """Of the program; not imported, as the whole stands above its parts."""
    return str(sys.modules["jantaku"].__version__)


def send(told: Any, status: int = 200) -> Response:
    """A reply."""
    return Response(encode(told), status, media_type="application/json")


async def body_of(request: Request, most: int) -> bytes:
    """The body, if it is not too long."""
    told = request.headers.get("content-length", "0")
    if not told.isdecimal() or int(told) > most:
        raise ServerError("too_long", most=most)
    body = bytearray()
    async for piece in request.stream():
        body += piece
        if len(body) > most:
            raise ServerError("too_long", most=most)
    return bytes(body)


def who(request: Request) -> str:
    """Whose allowance it costs."""
    return request.client.host if request.client is not None else ""


def number(request: Request, name: str, default: int, most: int) -> int:
    """A number in the query."""
    text = request.query_params.get(name, "")
    if not text:
        return default
    if not text.isascii() or not text.isdecimal() or len(text) > 15:
        raise ServerError("bad_message", place=name)
    return min(int(text), most)


def routes(lobby: Lobby, settings: Settings) -> APIRouter:
    """All addresses."""
    router = APIRouter(prefix="/api")
    rare = Limiter(*settings.creations)

    def costs(request: Request) -> None:
        if not rare.take(who(request)):
            raise ServerError("slow_down")

    # ------------------------------------------------------------ the program and its texts

    @router.get("/about", summary="The program: version, languages, bots, the usual options of a table")
    async def about() -> Response:
        return send(
            {
                "version": version(),
                "protocol": PROTOCOL,
                "languages": LANGUAGES,
                "bots": list(LEVELS),
                "defaults": Options(),
            }
        )

    @router.get("/texts/{language}", summary="The Fluent sources of a language")
    async def texts(language: str, request: Request) -> Response:
        if language not in LANGUAGES:
            raise ServerError("not_found", what=language[:20])
        wanted = {name for name in request.query_params.get("files", "").split(",") if name}
        folder = files("jantaku.texts").joinpath(language)
        sources = [
            file.read_text("utf-8")
            for file in sorted(folder.iterdir(), key=lambda file: file.name)
            if file.name.endswith(".ftl") and (not wanted or file.name.removesuffix(".ftl") in wanted)
        ]
        return Response("\n".join(sources), media_type="text/plain; charset=utf-8")

    @router.get("/names", summary="Japanese names by the id of the text")
    async def names() -> Response:
        return send({name: {"ja": one.ja, "romaji": one.romaji} for name, one in japanese_names().items()})

    # ------------------------------------------------------------ rules

    @router.get("/rulesets", summary="The rule sets that come with the program")
    async def rulesets() -> Response:
        return send(await run_in_threadpool(rulebook.rule_sets))

    @router.get("/rulesets/{name}", summary="All of one rule set")
    async def ruleset(name: str) -> Response:
        return send(await run_in_threadpool(lambda: rulebook.rule_set(rulebook.rules_named(name))))

    @router.get("/rulesets/{one}/differences/{other}", summary="In what two rule sets differ")
    async def differences(one: str, other: str) -> Response:
        first, second = rulebook.rules_named(one), rulebook.rules_named(other)
        same = first.fingerprint == second.fingerprint
        return send({"same": same, "differences": rulebook.differences_on_wire(first, second)})

    @router.post("/rulesets/check", summary="Whether a rule set is in order")
    async def check(request: Request) -> Response:
        question = read_body(await body_of(request, SHEET), say.Sheet)
        return send(await run_in_threadpool(rulebook.check, question))

    @router.get("/catalogue", summary="Entries of the catalogue, found by name")
    async def catalogue(
        request: Request, q: str = "", kind: str = "", state: str = "", part: str = "", game: str = ""
    ) -> Response:
        limit = number(request, "limit", 50, rulebook.MOST_FOUND)
        return send(await run_in_threadpool(rulebook.find, q[:200], kind, state, part, game, limit))

    @router.get("/catalogue/{name}", summary="All entries with this id")
    async def entry(name: str) -> Response:
        return send(await run_in_threadpool(rulebook.entries, name[:100]))

    @router.post("/score", summary="What a written hand is worth, and why")
    async def score(request: Request) -> Response:
        question = read_body(await body_of(request, SHEET), say.ScoreQuestion)
        return send(await run_in_threadpool(score_written, question))

    # ------------------------------------------------------------ tables

    @router.get("/tables", summary="Public tables")
    async def tables(state: str = "") -> Response:
        return send(lobby.listed(state))

    @router.post("/tables", summary="Lay a table")
    async def lay(request: Request) -> Response:
        costs(request)
        return send(lobby.lay(read_body(await body_of(request, SHEET), say.NewTable)), 201)

    @router.get("/tables/{table}", summary="One table, with its rules")
    async def table(table: str, request: Request) -> Response:
        room = lobby.room(table[:64])
        token = request.headers.get("x-seat-token", "")[:128]
        mine = bool(token) and room.place_of(hashed(token)) is not None
        return send(room.info(mine) | {"rules": rulebook.rules_on_wire(room.rules)})

    @router.post("/tables/{table}/join", summary="Sit down")
    async def join(table: str, request: Request) -> Response:
        costs(request)
        return send(lobby.join(table[:64], read_body(await body_of(request, SMALL), say.Join)), 201)

    @router.post("/tables/{table}/rematch", summary="The same again, with those who want to")
    async def rematch(table: str, request: Request) -> Response:
        costs(request)
        return send(lobby.rematch(table[:64], request.headers.get("x-seat-token", "")[:128]), 201)

    @router.get("/codes/{code}", summary="The table that a six-digit code leads to")
    async def code(code: str, request: Request) -> Response:
        costs(request)
        return send({"table": lobby.by_code(code[:20])})

    # ------------------------------------------------------------ matches and records

    @router.get("/matches", summary="Public matches that are over")
    async def matches(request: Request) -> Response:
        return send(lobby.finished(number(request, "limit", 50, 200), number(request, "before", 0, 2**53)))

    def kept(match: str) -> str:
        record = lobby.store.record(match[:64])
        if record:
            return record
        raise ServerError("not_seated" if lobby.store.table(match[:64]) is not None else "no_match")

    def seat_of(request: Request) -> int | None:
        return number(request, "seat", 0, 99) if request.query_params.get("seat") else None

    @router.get("/matches/{match}", summary="A match that is over, to be replayed")
    async def stored_match(match: str, request: Request) -> Response:
        record, seat = kept(match), seat_of(request)
        return send(await run_in_threadpool(lambda: replays.replay(read_native(record), seat, verify=False)))

    @router.get("/matches/{match}/record", summary="Its record as a file")
    async def record_file(match: str, format: str = NATIVE) -> Response:  # noqa: A002 - it is called so in addresses
        text = kept(match)
        if format not in FORMATS:
            raise ServerError("not_found", what=format[:20])
        if format != NATIVE:
            try:
                text = await run_in_threadpool(lambda: write_record(read_native(text), format))
            except SayableError as error:
                raise ServerError("wrong_record", excuse(error)) from None
        return Response(text, media_type="text/plain; charset=utf-8")

    @router.post("/replay", summary="An uploaded record, to be replayed")
    async def upload(request: Request, rules: str = "") -> Response:
        costs(request)
        body, seat = await body_of(request, RECORD), seat_of(request)
        return send(await run_in_threadpool(lambda: replays.replay(replays.read_upload(body), seat, rules[:64])))

    return router
