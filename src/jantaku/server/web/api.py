"""HTTP under ``/api``: rule sets, the catalogue, written hands, tables, matches, records, texts.

Bodies are read up to a limit and decoded by type; every mistake is answered by its kind and a sentence.
"""

import asyncio
import sys
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from starlette.requests import HTTPConnection

from jantaku.rules import presets
from jantaku.server.rooms.chairs import BOT, LEVELS
from jantaku.server.rooms.lobby import ID, Lobby, hashed
from jantaku.server.rooms.room import PROTOCOL
from jantaku.server.rule_book import checks as rule_checks
from jantaku.server.rule_book import entries as rule_entries
from jantaku.server.rule_book import examples, own_yaku, written_hand
from jantaku.server.rule_book import rule_sets as rulebook
from jantaku.server.storage import replays, uploads
from jantaku.server.telling.wire import Json, encode
from jantaku.server.web import errands
from jantaku.server.web import messages as say
from jantaku.server.web.addresses import reachable
from jantaku.server.web.book_site import book_folder
from jantaku.server.web.desks import Desks
from jantaku.server.web.done import Done
from jantaku.server.web.errors import ServerError
from jantaku.server.web.guards import asker
from jantaku.server.web.limits import Limiter
from jantaku.server.web.messages import Options, read_body
from jantaku.server.web.settings import Settings
from jantaku.texts import LANGUAGES, japanese_names

SMALL: Final = 64 * 1024
SHEET: Final = 200 * 1024
RECORD: Final = 4 * 1024 * 1024
BODY_S: Final = 30.0
"""So long may a body take to come."""
SHEET_S: Final = 3.0
"""So long may it take to read the sheet of a table."""
NATIVE: Final = "native"
NAME: Final = 100
"""So long is what names something in an address."""


def version() -> str:
    """Of the program; not imported, as the whole stands above its parts."""
    return str(sys.modules["jantaku"].__version__)


def send(told: Any, status: int = 200) -> Response:
    """A reply."""
    return Response(encode(told), status, media_type="application/json")


def hand_out(request: Request, done: Done, media_type: str = "application/json", **headers: str) -> Response:
    """What has come of an errand; packed as it is, unless the asker cannot unpack it."""
    if not done.packed or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(done.whole, media_type=media_type, headers=headers)
    headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(done.body, media_type=media_type, headers=headers)


async def body_of(request: Request, most: int) -> bytes:
    """The body, if it is not too long."""
    told = request.headers.get("content-length", "0")
    if not told.isdecimal() or int(told) > most:
        raise ServerError("too_long", most=most)
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_S):
            async for piece in request.stream():
                body += piece
                if len(body) > most:
                    raise ServerError("too_long", most=most)
    except TimeoutError:
        raise ServerError("too_slow") from None
    return bytes(body)


def who(request: HTTPConnection) -> str:
    """Whose allowance it costs."""
    return asker(request.client.host) if request.client is not None else ""


def identity(told: str) -> str:
    """An id as the server gives them; what looks otherwise is none, and no database is asked for it."""
    if not ID.fullmatch(told):
        raise ServerError("no_match")
    return told


def number(request: Request, name: str, default: int, most: int) -> int:
    """A number in the query."""
    text = request.query_params.get(name, "")
    if not text:
        return default
    if not text.isascii() or not text.isdecimal() or len(text) > 15:
        raise ServerError("bad_message", place=name)
    return min(int(text), most)


def routes(lobby: Lobby, settings: Settings, desks: Desks) -> APIRouter:
    """All addresses."""
    router = APIRouter(prefix="/api")
    rare = Limiter(*settings.creations)
    book = book_folder(settings)

    def costs(request: Request) -> None:
        if not rare.take(who(request)):
            raise ServerError("slow_down")

    async def errand(request: Request, work: Callable[..., Any], *asked: Any) -> Response:
        return hand_out(request, await desks.ask(who(request), work, *asked))

    async def known(request: Request, work: Callable[..., Any], *asked: Any) -> Response:
        """An errand that always comes to the same."""
        return hand_out(request, await desks.ask(who(request), work, *asked, key=asked))

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

    @router.get("/reach", summary="Addresses at which others find this server")
    async def reach(request: Request) -> Response:
        return send({"addresses": reachable(settings, request.url.port or 80)})

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
    async def rulesets(request: Request) -> Response:
        return await known(request, rulebook.rule_sets)

    @router.get("/rulesets/{name}", summary="All of one rule set")
    async def ruleset(name: str, request: Request) -> Response:
        return await known(request, errands.rule_set, name[:NAME])

    @router.get("/rulesets/{name}/lesson", summary="How it is played, told to somebody who has never played")
    async def taught(name: str, request: Request) -> Response:
        return await known(request, errands.lesson, name[:NAME])

    @router.get("/rulesets/{one}/differences/{other}", summary="In what two rule sets differ")
    async def differences(one: str, other: str, request: Request) -> Response:
        return await known(request, errands.differences, one[:NAME], other[:NAME])

    @router.get("/rulesets/{name}/switches", summary="All that can be changed of a rule set")
    async def switches(name: str, request: Request) -> Response:
        return await known(request, errands.switches, name[:NAME])

    @router.post("/rulesets/check", summary="Whether a rule set is in order; conflicts with their repairs")
    async def check(request: Request) -> Response:
        question = read_body(await body_of(request, SHEET), say.Sheet)
        return await errand(request, rule_checks.check, question)

    @router.post("/patterns/try", summary="Whether a pattern can be read, and whether a hand has it")
    async def try_pattern(request: Request) -> Response:
        question = read_body(await body_of(request, SHEET), say.PatternQuestion)
        return await errand(request, own_yaku.try_pattern, question)

    @router.post("/rulesets/compare", summary="Two or three rule sets side by side, differing rows only")
    async def compare(request: Request) -> Response:
        question = read_body(await body_of(request, 3 * SHEET), say.Comparison)
        return await errand(request, errands.compared, question.sets)

    @router.get("/catalogue", summary="Entries of the catalogue, found by name")
    async def catalogue(
        request: Request, q: str = "", kind: str = "", state: str = "", part: str = "", group: str = "", game: str = ""
    ) -> Response:
        limit = number(request, "limit", 50, rule_entries.MOST_FOUND)
        words = (one[:NAME] for one in (kind, state, part, group, game))
        return await errand(request, rule_entries.find, q[:200], *words, limit)

    @router.get("/catalogue/{name}", summary="All entries with this id")
    async def entry(name: str, request: Request) -> Response:
        return await known(request, errands.entries, name[:NAME], book)

    @router.get("/catalogue/{name}/examples/{example}", summary="A short deal that shows a rule, move by move")
    async def example(name: str, example: str, request: Request) -> Response:
        return await known(request, examples.example, name[:NAME], example[:NAME])

    @router.post("/score", summary="What a written hand is worth, and why")
    async def score(request: Request) -> Response:
        question = read_body(await body_of(request, SHEET), say.ScoreQuestion)
        return await errand(request, written_hand.score_written, question)

    @router.post("/scores", summary="What several hands are worth, in short")
    async def scores(request: Request) -> Response:
        asked = read_body(await body_of(request, RECORD), say.ScoreQuestions)
        return await errand(request, written_hand.score_many, asked.questions)

    @router.post("/waits", summary="What completes a written hand that is one tile short, and for how much")
    async def waits(request: Request) -> Response:
        question = read_body(await body_of(request, SHEET), say.ScoreQuestion)
        return await errand(request, written_hand.waits_written, question)

    @router.post("/score/form", summary="What may be asked about a hand by some rules")
    async def score_form(request: Request) -> Response:
        asked = read_body(await body_of(request, SHEET), say.FormQuestion)
        ask = errand if asked.sheet else known
        return await ask(request, errands.score_form, asked.rules or "riichi", asked.sheet)

    # ------------------------------------------------------------ tables

    @router.get("/tables", summary="Public tables")
    async def tables(state: str = "") -> Response:
        return send(lobby.listed(state))

    @router.post("/tables", summary="Lay a table")
    async def lay(request: Request) -> Response:
        costs(request)
        wish = read_body(await body_of(request, SHEET), say.NewTable)
        if wish.sheet:  # whoever cannot read it in time shall not try it beside the tables
            await desks.ask(who(request), errands.read_sheet, wish.sheet, seconds=SHEET_S)
        return send(await lobby.lay(wish), 201)

    @router.get("/tables/{table}", summary="One table, with its rules")
    async def table(table: str, request: Request) -> Response:
        room = await lobby.room(table[:64])
        token = request.headers.get("x-seat-token", "")[:128]
        mine = bool(token) and room.place_of(hashed(token)) is not None
        return send(room.info(mine) | {"rules": rulebook.rules_on_wire(room.rules)})

    @router.post("/tables/{table}/join", summary="Sit down")
    async def join(table: str, request: Request) -> Response:
        costs(request)
        wish = read_body(await body_of(request, SMALL), say.Join)
        return send(await lobby.join(table[:64], wish), 201)

    @router.delete("/tables/{table}/seat", summary="Give the seat up for good")
    async def give_up(table: str, request: Request) -> Response:
        costs(request)
        await lobby.give_up(table[:64], request.headers.get("x-seat-token", "")[:128])
        return send({"ok": True})

    @router.post("/tables/{table}/rematch", summary="The same again, with those who want to")
    async def rematch(table: str, request: Request) -> Response:
        costs(request)
        return send(await lobby.rematch(table[:64], request.headers.get("x-seat-token", "")[:128]), 201)

    @router.get("/codes/{code}", summary="The table that a six-digit code leads to")
    async def code(code: str, request: Request) -> Response:
        costs(request)
        return send({"table": await lobby.by_code(code[:20])})

    # ------------------------------------------------------------ matches and records

    @router.get("/matches", summary="Public matches that are over")
    async def matches(request: Request) -> Response:
        finished = await lobby.finished(number(request, "limit", 50, 200), number(request, "before", 0, 2**53))
        return send([one | {"rules_name": name_of(one["rules"])} for one in finished])

    def name_of(rules: str) -> Json | None:
        return rulebook.name_of(rulebook.rules_named(rules)) if rules in presets() else None

    async def of_match(match: str) -> str:
        text = await lobby.store.ask(lobby.store.record, match)
        if not text:
            known = await lobby.store.ask(lobby.store.table, match)
            raise ServerError("not_seated" if known is not None else "no_match")
        return text

    async def of_upload(name: str) -> bytes:
        data = await lobby.store.ask(uploads.kept, lobby.store, name)
        if data is None:
            raise ServerError("no_match")
        return data

    def viewed(request: Request) -> tuple[int | None, str, bool]:
        """As whom, by which rules, and whether names are hidden."""
        asked = request.query_params
        seat = number(request, "seat", 0, 99) if asked.get("seat") else None
        return seat, asked.get("rules", "")[:NAME], asked.get("names") == "hidden"

    async def shown(request: Request, work: Callable[..., Any], *record: Any, key: str) -> Response:
        """A replay; of the same record it is always the same."""
        view = viewed(request)
        return hand_out(request, await desks.ask(who(request), work, *record, *view, key=(key, *view)))

    def as_file(request: Request, done: Done, name: str, form: str) -> Response:
        shape = {"content-disposition": f'attachment; filename="{name}{replays.ENDINGS[form]}"'}
        return hand_out(request, done, "text/plain; charset=utf-8", **shape)

    @router.get("/matches/{match}", summary="A match that is over, to be replayed")
    async def stored_match(match: str, request: Request) -> Response:
        match = identity(match)
        text, table = await of_match(match), await lobby.store.ask(lobby.store.table, match)
        bots = [] if table is None else [place.name for place in table.places if place.kind == BOT]
        return await shown(request, errands.stored, text, bots, key=match)

    @router.get("/matches/{match}/record", summary="Its record as a file")
    async def record_file(match: str, request: Request, format: str = NATIVE, lang: str = "en") -> Response:  # noqa: A002 - as in addresses
        match = identity(match)
        done = await desks.ask(who(request), errands.stored_file, await of_match(match), format[:NAME], lang[:NAME])
        return as_file(request, done, match, format)

    @router.get("/matches/{match}/formats", summary="In which formats it can be written")
    async def record_formats(match: str, request: Request) -> Response:
        match = identity(match)
        text = await of_match(match)
        return hand_out(request, await desks.ask(who(request), errands.stored_formats, text, key=match))

    @router.post("/replay", summary="An uploaded record, to be replayed; it is kept under the id that is told")
    async def upload(request: Request) -> Response:
        costs(request)
        body, view = await body_of(request, RECORD), viewed(request)
        done = await desks.ask(who(request), errands.upload, body, *view)
        assert done.kept is not None
        await lobby.store.ask(uploads.keep, lobby.store, *done.kept)
        return hand_out(request, done)

    @router.get("/replays/{name}", summary="A record that was uploaded")
    async def uploaded(name: str, request: Request) -> Response:
        name = identity(name)
        return await shown(request, errands.uploaded, await of_upload(name), name, key=name)

    @router.get("/replays/{name}/record", summary="It as a file")
    async def uploaded_file(name: str, request: Request, format: str = NATIVE, lang: str = "en") -> Response:  # noqa: A002
        name = identity(name)
        done = await desks.ask(who(request), errands.uploaded_file, await of_upload(name), format[:NAME], lang[:NAME])
        return as_file(request, done, name, format)

    @router.get("/replays/{name}/formats", summary="In which formats it can be written")
    async def uploaded_formats(name: str, request: Request) -> Response:
        name = identity(name)
        data = await of_upload(name)
        return hand_out(request, await desks.ask(who(request), errands.uploaded_formats, data, key=name))

    return router
