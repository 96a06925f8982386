"""HTTP under ``/api``: rule sets, the catalogue, written hands, tables, matches, records, texts.

Bodies are read up to a limit and decoded by type; every mistake is answered by its kind and a sentence.
"""

import sys
from importlib.resources import files
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from starlette.concurrency import run_in_threadpool

from jantaku.records.formats.native import read_native
from jantaku.rules import presets
from jantaku.server.rooms.chairs import LEVELS
from jantaku.server.rooms.lobby import Lobby, hashed
from jantaku.server.rooms.room import PROTOCOL
from jantaku.server.rule_book import checks as rule_checks
from jantaku.server.rule_book import entries as rule_entries
from jantaku.server.rule_book import examples, own_yaku, written_hand
from jantaku.server.rule_book import rule_sets as rulebook
from jantaku.server.storage import replays, uploads
from jantaku.server.telling.wire import Json, encode
from jantaku.server.web import messages as say
from jantaku.server.web.addresses import reachable
from jantaku.server.web.book_site import book_folder, page_of
from jantaku.server.web.errors import ServerError
from jantaku.server.web.limits import Limiter
from jantaku.server.web.messages import Options, read_body
from jantaku.server.web.settings import Settings
from jantaku.texts import LANGUAGES, japanese_names

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
    book = book_folder(settings)

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
    async def rulesets() -> Response:
        return send(await run_in_threadpool(rulebook.rule_sets))

    @router.get("/rulesets/{name}", summary="All of one rule set")
    async def ruleset(name: str) -> Response:
        return send(await run_in_threadpool(lambda: rulebook.rule_set(rulebook.rules_named(name))))

    @router.get("/rulesets/{name}/lesson", summary="How it is played, told to somebody who has never played")
    async def taught(name: str) -> Response:
        return send(await run_in_threadpool(lambda: rulebook.lesson_on_wire(rulebook.rules_named(name))))

    @router.get("/rulesets/{one}/differences/{other}", summary="In what two rule sets differ")
    async def differences(one: str, other: str) -> Response:
        first, second = rulebook.rules_named(one), rulebook.rules_named(other)
        same = first.fingerprint == second.fingerprint
        return send({"same": same, "differences": rulebook.differences_on_wire(first, second)})

    @router.get("/rulesets/{name}/switches", summary="All that can be changed of a rule set")
    async def switches(name: str) -> Response:
        return send(await run_in_threadpool(lambda: rule_entries.switches(rulebook.rules_named(name))))

    @router.post("/rulesets/check", summary="Whether a rule set is in order; conflicts with their repairs")
    async def check(request: Request) -> Response:
        question = read_body(await body_of(request, SHEET), say.Sheet)
        return send(await run_in_threadpool(rule_checks.check, question))

    @router.post("/patterns/try", summary="Whether a pattern can be read, and whether a hand has it")
    async def try_pattern(request: Request) -> Response:
        question = read_body(await body_of(request, SHEET), say.PatternQuestion)
        return send(await run_in_threadpool(own_yaku.try_pattern, question))

    @router.post("/rulesets/compare", summary="Two or three rule sets side by side, differing rows only")
    async def compare(request: Request) -> Response:
        question = read_body(await body_of(request, 3 * SHEET), say.Comparison)
        return send(await run_in_threadpool(rulebook.compared, question.sets))

    @router.get("/catalogue", summary="Entries of the catalogue, found by name")
    async def catalogue(
        request: Request, q: str = "", kind: str = "", state: str = "", part: str = "", group: str = "", game: str = ""
    ) -> Response:
        limit = number(request, "limit", 50, rule_entries.MOST_FOUND)
        return send(await run_in_threadpool(rule_entries.find, q[:200], kind, state, part, group, game, limit))

    @router.get("/catalogue/{name}", summary="All entries with this id")
    async def entry(name: str) -> Response:
        found = await run_in_threadpool(rule_entries.entries, name[:100])
        return send([one | {"book": page_of(book, one["kind"], one["id"])} for one in found])

    @router.get("/catalogue/{name}/examples/{example}", summary="A short deal that shows a rule, move by move")
    async def example(name: str, example: str) -> Response:
        return send(await run_in_threadpool(examples.example, name[:100], example[:100]))

    @router.post("/score", summary="What a written hand is worth, and why")
    async def score(request: Request) -> Response:
        question = read_body(await body_of(request, SHEET), say.ScoreQuestion)
        return send(await run_in_threadpool(written_hand.score_written, question))

    @router.post("/scores", summary="What several hands are worth, in short")
    async def scores(request: Request) -> Response:
        asked = read_body(await body_of(request, RECORD), say.ScoreQuestions)
        return send(await run_in_threadpool(written_hand.score_many, asked.questions))

    @router.post("/waits", summary="What completes a written hand that is one tile short, and for how much")
    async def waits(request: Request) -> Response:
        question = read_body(await body_of(request, SHEET), say.ScoreQuestion)
        return send(await run_in_threadpool(written_hand.waits_written, question))

    @router.post("/score/form", summary="What may be asked about a hand by some rules")
    async def score_form(request: Request) -> Response:
        asked = read_body(await body_of(request, SHEET), say.FormQuestion)
        rules = rulebook.rules_named(asked.rules or "riichi", asked.sheet)
        return send(await run_in_threadpool(written_hand.form_of, rules))

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
        finished = lobby.finished(number(request, "limit", 50, 200), number(request, "before", 0, 2**53))
        return send([one | {"rules_name": name_of(one["rules"])} for one in finished])

    def name_of(rules: str) -> Json | None:
        return rulebook.name_of(rulebook.rules_named(rules)) if rules in presets() else None

    def of_match(match: str) -> replays.Upload:
        text = lobby.store.record(match[:64])
        if text:
            return replays.Upload(text, read_native(text))
        raise ServerError("not_seated" if lobby.store.table(match[:64]) is not None else "no_match")

    def of_upload(name: str) -> replays.Upload:
        text = uploads.kept(lobby.store, name[:64])
        if text is None:
            raise ServerError("no_match")
        return replays.read_kept(text)

    def shown(request: Request, upload: replays.Upload, verify: bool) -> Json:
        asked = request.query_params
        seat = number(request, "seat", 0, 99) if asked.get("seat") else None
        nameless = asked.get("names") == "hidden"
        return replays.replay(upload, seat, asked.get("rules", "")[:64], verify and seat is None, nameless)

    def as_file(upload: replays.Upload, name: str, form: str, language: str) -> Response:
        if form == upload.record.header.format:
            text = upload.text
        else:
            text = replays.written(upload.record, form, "ru" if language == "ru" else "en")
        shape = {"content-disposition": f'attachment; filename="{name[:64]}{replays.ENDINGS[form]}"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=shape)

    @router.get("/matches/{match}", summary="A match that is over, to be replayed")
    async def stored_match(match: str, request: Request) -> Response:
        return send(await run_in_threadpool(lambda: shown(request, of_match(match), False) | {"id": ""}))

    @router.get("/matches/{match}/record", summary="Its record as a file")
    async def record_file(match: str, format: str = NATIVE, lang: str = "en") -> Response:  # noqa: A002 - as in addresses
        return await run_in_threadpool(lambda: as_file(of_match(match), match, format, lang))

    @router.get("/matches/{match}/formats", summary="In which formats it can be written")
    async def record_formats(match: str) -> Response:
        return send(await run_in_threadpool(lambda: replays.formats_of(of_match(match).record)))

    @router.post("/replay", summary="An uploaded record, to be replayed; it is kept under the id that is told")
    async def upload(request: Request) -> Response:
        costs(request)
        body = await body_of(request, RECORD)

        def read() -> Json:
            found = replays.read_upload(body)
            told = shown(request, found, True)
            return told | {"id": uploads.keep(lobby.store, found.text)}

        return send(await run_in_threadpool(read))

    @router.get("/replays/{name}", summary="A record that was uploaded")
    async def uploaded(name: str, request: Request) -> Response:
        return send(await run_in_threadpool(lambda: shown(request, of_upload(name), True) | {"id": name}))

    @router.get("/replays/{name}/record", summary="It as a file")
    async def uploaded_file(name: str, format: str = NATIVE, lang: str = "en") -> Response:  # noqa: A002
        return await run_in_threadpool(lambda: as_file(of_upload(name), name, format, lang))

    @router.get("/replays/{name}/formats", summary="In which formats it can be written")
    async def uploaded_formats(name: str) -> Response:
        return send(await run_in_threadpool(lambda: replays.formats_of(of_upload(name).record)))

    return router
