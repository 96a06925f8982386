"""Send very many malformed or hostile messages to a server at whose tables people play, and look what comes of it.

    python tests/server/check_hostile.py [--messages 10000] [--seed 11] [--tables 50] [--seconds 20]

Frames of bytes, of broken, huge and deeply nested JSON, of wrong types; answers to the windows of others, with the
codes of others, answers that were given already; tokens that are wrong or belong to another table; HTTP garbage at all
addresses. Nothing may fail: each is answered by an error that has a kind and a sentence, no reply shows a concealed
tile of another seat, no other seat is moved, and those who play go on. Then hostile clients ask for what takes long
while people play at many tables (`tests.server.siege`), and nobody may wait for it.
"""

import argparse
import asyncio
import json
import logging
import random
import string
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import httpx
import websockets

from jantaku.server.web.errors import STATUS
from tests.server.running import Client, Message, Running, all_seated, client, four_people, free, http, tiles_in
from tests.server.siege import besiege

REPLIES: Final = {"error", "refused", "why", "hint", "pong", "players", "welcome", "state", "room", "chat"}
SHARE_OF_HTTP: Final = 0.35
BURST: Final = 25
GAMES: Final = ("riichi", "sichuan", "taiwanese")
GETS: Final = (
    "/api/about", "/api/texts/{x}", "/api/names", "/api/rulesets", "/api/rulesets/{x}", "/api/catalogue/{x}",
    "/api/rulesets/{x}/differences/{x}", "/api/catalogue?q={x}&limit={n}&kind={x}&game={x}", "/api/tables?state={x}",
    "/api/tables/{x}", "/api/codes/{x}", "/api/codes/{n}", "/api/matches?limit={n}&before={n}",
    "/api/matches/{x}?seat={n}",
    "/api/matches/{table}", "/api/matches/{table}/record", "/api/matches/{x}/record?format={x}", "/api/{x}", "/{x}",
    "/assets/{x}", "/..%2f..%2f{x}", "/api/tables/{table}", "/api/ws", "/api/openapi.json",
    "/api/replays/{x}", "/api/replays/{x}/record?format={x}", "/api/replays/{x}/formats", "/api/matches/{x}/formats",
)  # fmt: skip
POSTS: Final = (
    "/api/tables", "/api/tables/{table}/join", "/api/tables/{table}/rematch", "/api/tables/{x}/join",
    "/api/tables/{x}/rematch", "/api/rulesets/check", "/api/score", "/api/replay?rules={x}", "/api/replay?seat={n}",
    "/api/scores", "/api/waits", "/api/score/form", "/api/about", "/{x}",
)  # fmt: skip


class Watch(logging.Handler):
    """Whatever the server logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        self.seen.append(self.format(record))


def text_of(rng: random.Random) -> str:
    """Signs that nobody expects."""
    signs = string.printable + "ёЖ\u202e\U0001f004\x00\u2028"
    return "".join(rng.choices(signs, k=rng.choice((0, 1, 5, 40, 90, 300))))


def number_of(rng: random.Random, *known: int) -> Any:
    """Numbers that hurt."""
    return rng.choice([0, -1, 1, 2**31, 2**53, 2**53 + 1, -(2**63), 10**400, 1.5, True, *known])


def nearly(token: str) -> str:
    """A token of which one sign is wrong."""
    return token[:-1] + ("A" if token[-1] != "A" else "B")


def frame_of(rng: random.Random, window: int, code: int, table: str, strange: list[str]) -> str | bytes:
    """A frame that nobody should send."""
    number, text = number_of(rng, window, code), text_of(rng)
    shapes: list[Any] = [
        None,
        [],
        [[]],
        text,
        number,
        {},
        {"type": text},
        {"type": number},
        {"type": "answer"},
        {"type": "answer", "window": number, "code": number},
        {"type": "answer", "window": window, "code": number},
        {"type": "answer", "window": window, "code": code},
        {"type": "answer", "window": window + 1, "code": code},
        {"type": "answer", "window": window, "code": code, "seat": rng.choice([0, 1, 2, 3, -1, 99, "0"])},
        {"type": "answer", "window": window, "code": text},
        {"type": "answer", "window": [window], "code": {"code": code}},
        {"type": "why", "code": number},
        {"type": "why", "verb": text},
        {"type": "why", "code": code, "seat": rng.randrange(5)},
        {"type": "why"},
        {"type": "ready", "ready": number},
        {"type": "ready", "ready": True},
        {"type": "hint", "id": number},
        {"type": "hello", "table": text},
        {"type": "hello", "table": number, "token": []},
        {"type": "hello", "table": table, "token": text[:100]},
        {"type": "hello", "table": table, "token": rng.choice(strange)},
        {"type": "next", "id": text},
        {"type": "back"},
        {"type": "fill", "place": number, "kind": rng.choice(["bot", "person", text])},
        {"type": "chat", "text": text},
        {"type": "chat", "phrase": rng.choice(["hello", text])},
        {"type": "ping", "more": [text] * 5},
    ]
    frame = json.dumps(rng.choice(shapes))
    match rng.randrange(10):
        case 0:
            return frame[: rng.randrange(len(frame) + 1)]
        case 1:
            return frame + text
        case 2:
            return "[" * 3000
        case 3:
            return '{"type":"ping","x":"' + "a" * 5000 + '"}'
        case 4:
            return rng.randbytes(rng.choice((0, 1, 30, 4000)))
        case 5:
            return frame.encode("utf-16")
    return frame


class Attack:
    """Tables with people, attackers among and around them, and what they were told."""

    def __init__(self, server: Running, seed: int) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.sent: Counter[str] = Counter()
        self.errors: Counter[str] = Counter()
        self.closes: Counter[int] = Counter()
        self.tables: list[str] = []
        self.tokens: list[str] = []
        self.ids = 0

    async def run(self, messages: int) -> None:
        """All of it."""
        share = round(messages * (1 - SHARE_OF_HTTP)) // len(GAMES)
        for game in GAMES:
            await self.at_a_table(game, share)
        await asyncio.to_thread(self.over_http, messages - share * len(GAMES))

    async def at_a_table(self, game: str, frames: int) -> None:
        """Four people play; one of them, a watcher and a stranger are not what they seem."""
        table, tokens = four_people(self.server.port, game)
        self.tables.append(table)
        self.tokens += tokens
        async with all_seated(self.server.port, table, tokens) as clients:
            left = frames
            for moves in range(10**6):
                mover = await whose_turn(clients)
                if mover is None or (left <= 0 and moves > 40):
                    break
                for one in clients:
                    await self._heard_all(one)
                idle = [seat for seat, one in enumerate(clients) if one.window is None]
                share = min(left, max(BURST, frames // 12))
                if idle and share > 0:
                    left -= share
                    await self.attack(table, tokens, clients, clients.index(mover), self.rng.choice(idle), share)
                await self.move(mover, clients)
            assert left <= 0, f"{game}: the match was over too soon"

    async def attack(
        self, table: str, tokens: list[str], clients: list[Client], mover: int, villain: int, frames: int
    ) -> None:
        """While one seat is asked, another one, a watcher and a stranger try what they can."""
        question = clients[mover].window
        assert question is not None
        window, code = question["window"], question["asks"][0]["actions"][0]["code"]
        seats = range(len(clients))
        hidden = {seat: {tile[1] for tile in clients[seat].board["seats"][seat]["tiles"]} for seat in seats}
        stored = self.server.app.state.store.count_answers(table)
        for who, share in ((villain, frames // 2), (None, frames // 4), (-1, frames - frames // 2 - frames // 4)):
            token = "" if who is None or who < 0 else tokens[who]
            replies = await self.fire(table, token, who != -1, share, window, code)
            concealed = set().union(*(tiles for seat, tiles in hidden.items() if seat != who))
            assert not concealed & set(tiles_in(replies)), "a concealed tile of another seat"
            kinds = {reply["type"] for reply in replies}
            assert kinds <= REPLIES, kinds
        assert self.server.app.state.store.count_answers(table) == stored, "somebody was moved"

    async def fire(self, table: str, token: str, greet: bool, frames: int, window: int, code: int) -> list[Message]:
        """So many frames; after too many errors the door is shut, and opened again."""
        replies: list[Message] = []
        sent = 0
        strange = [*self.tokens[:-4], *(nearly(one) for one in self.tokens)]  # of other tables, and nearly right ones
        while sent < frames:
            async with client(self.server.port, table, token, greet) as one:
                try:
                    if greet:
                        await one.until("state")
                    while sent < frames:
                        for _ in range(min(BURST, frames - sent)):
                            await one.socket.send(frame_of(self.rng, window, code, table, strange))
                            sent += 1
                        await one.say(type="ping", id=-sent)
                        while (await one.hear()).get("re") != -sent:
                            pass
                except websockets.ConnectionClosed as closed:
                    self.closes[0 if closed.rcvd is None else closed.rcvd.code] += 1
                replies += one.frames
        self.sent["frames"] += sent
        for reply in replies:
            if reply["type"] == "error":
                self.errors[reply["error"]] += 1
                assert reply["error"] in STATUS, reply
                assert reply["text"]["ru"], reply
                assert reply["text"]["en"], reply
        return replies

    async def move(self, mover: Client, clients: list[Client]) -> None:
        """The one who is asked answers, and then says the same again and again: only the first counts."""
        question = mover.window
        assert question is not None
        ask = question["asks"][0]
        won = next((action["code"] for action in ask["actions"] if action["verb"] in ("tsumo", "ron")), ask["default"])
        answer = {"type": "answer", "window": question["window"], "code": won}
        ids = [self._next_id() for _ in range(4)]
        before = len(mover.frames)
        for number in ids:
            await mover.say(**answer, id=number)
        while mover.frames[-1].get("re") != ids[-1]:
            await mover.hear()
        told = [frame for frame in mover.frames[before:] if frame.get("re") in ids]
        self.sent["answers again"] += 3
        assert [frame["type"] for frame in told] == ["accepted", "error", "error", "error"], told
        assert {frame["error"] for frame in told[1:]} <= {"late", "match_over"}
        self.errors.update(frame["error"] for frame in told[1:])
        if mover.window is question:
            mover.window = None
        for other in clients:
            if other is not mover and (other.window is None or other.window["window"] != question["window"]):
                number = self._next_id()
                await other.say(**answer, id=number)
                while other.frames[-1].get("re") != number:
                    await other.hear()
                self.sent["answers of others"] += 1
                assert other.frames[-1]["type"] in ("error", "refused"), other.frames[-1]

    async def _heard_all(self, one: Client) -> None:
        number = self._next_id()
        await one.say(type="ping", id=number)
        while one.frames[-1].get("re") != number:
            await one.hear()

    def _next_id(self) -> int:
        self.ids += 1
        return self.ids

    # ------------------------------------------------------------ HTTP

    def over_http(self, requests: int) -> None:
        """Garbage at every address."""
        with http(self.server.port) as asker:
            for number in range(requests):
                asking = self._get if number % 2 else self._post
                try:
                    reply = asking(asker)
                except httpx.InvalidURL:
                    continue
                self.sent["requests"] += 1
                assert reply.status_code < 500, (reply.request.method, reply.request.url, reply.text)
                ours = reply.request.url.path.startswith("/api/")  # other addresses are pages and files
                if ours and reply.status_code >= 400 and reply.request.method != "HEAD":
                    told = reply.json()
                    assert told["error"] in STATUS, told
                    assert told["text"]["ru"], told
                    assert told["text"]["en"], told
                    self.errors[told["error"]] += 1

    def _address(self, pattern: str) -> str:
        written = "".join(f"%{byte:02x}" for byte in text_of(self.rng)[:60].encode())
        word = self.rng.choice(["riichi", "x", "..%2f..%2fetc%2fpasswd", "%00", "a" * 300, "%ff%fe", written or "_"])
        number = str(number_of(self.rng))[:40]
        return pattern.replace("{x}", word).replace("{n}", number).replace("{table}", self.rng.choice(self.tables))

    def _headers(self) -> dict[str, str]:
        rng = self.rng
        token = rng.choice(self.tokens)
        return rng.choice(
            [
                {},
                {"x-seat-token": nearly(token)},
                {"x-seat-token": "x" * 4000},
                {"content-type": "application/json; charset=utf-7"},
                {"accept-encoding": "br;q=x, *;q=0"},
                {"range": "bytes=9-1,5"},
                {"origin": "null"},
                {"cookie": "a" * 2000},
            ]
        )

    def _get(self, asker: httpx.Client) -> httpx.Response:
        method = self.rng.choice(["GET", "GET", "GET", "HEAD", "OPTIONS", "DELETE", "PUT", "PATCH", "TRACE", "XYZ"])
        return asker.request(method, self._address(self.rng.choice(GETS)), headers=self._headers())

    def _post(self, asker: httpx.Client) -> httpx.Response:
        rng = self.rng
        number, text = number_of(rng), text_of(rng)
        shapes: list[Any] = [
            {"rules": text, "seats": ["me"], "you": text},
            {"rules": "riichi", "seats": [number] * 4, "you": "Eve"},
            {"rules": "riichi", "seats": ["me"] * 40, "you": "Eve"},
            {"rules": "riichi", "seats": ["bot:../x"] * 4, "you": "Eve"},
            {"rules": "riichi", "you": "Eve", "options": {"clock": {"base_s": number}, "pause_s": text}},
            {"sheet": text * 20, "you": "Eve"},
            {"sheet": 'id = "x"\nextends = "x"\n', "you": "Eve"},
            {"sheet": 'id = "x"\nextends = "riichi"\n' + "a = [" * 500},
            {"name": text, "place": number},
            {"name": "Eve"},
            {"hand": text[:200], "win": text[:9], "rules": "riichi"},
            {"hand": "123m" * 40, "win": "1m", "honba": number, "out": ["E"] * 9},
            {"extends": text[:60], "options": {text[:60]: number}, "yaku": {text[:60]: text}},
            {"extends": "riichi", "options": {"kuikae": {"a": [number, text]}}},
            {"questions": [{"hand": text[:200], "win": "1m", "rules": "riichi"}] * rng.choice((1, 99))},
            {"hand": "1112345678999m", "rules": text[:60]},
            [text, number],
            number,
            text,
        ]
        body = json.dumps(rng.choice(shapes)).encode()
        match rng.randrange(7):
            case 0:
                body = body[: rng.randrange(len(body) + 1)]
            case 1:
                body = rng.randbytes(rng.choice((0, 9, 3000)))
            case 2:
                body = b"[" * 50_000
            case 3:
                body = b"\x1f\x8b" + rng.randbytes(200)  # packed, it says
        address = self._address(rng.choice(POSTS))
        if rng.random() < 0.02:
            body = b"x" * 300_000
        return asker.post(address, content=body, headers=self._headers())


async def whose_turn(clients: list[Client]) -> Client | None:
    """Somebody who is asked; None at the end of the match."""
    while True:
        for one in clients:
            if one.window is not None:
                return one
        if any(one.final is not None for one in clients):
            return None
        for one in clients:
            try:
                await one.hear(0.05)
            except TimeoutError:
                continue


def attack(folder: Path, messages: int, seed: int = 11, say: Callable[[str], None] = lambda _: None) -> Attack:
    """A server, the attack, and that it is well afterwards."""
    watch = Watch()
    logging.getLogger().addHandler(watch)
    logging.getLogger("uvicorn.error").addHandler(watch)
    try:
        with Running(free(folder / "jantaku.db")) as server:
            done = Attack(server, seed)
            asyncio.run(done.run(messages))
            assert server.thread.is_alive(), "the server has died"
            with http(server.port) as asker:
                assert asker.get("/api/about").status_code == 200
            assert not any(room.abandoned for room in server.app.state.lobby.rooms.values()), "a room has failed"
    finally:
        logging.getLogger().removeHandler(watch)
        logging.getLogger("uvicorn.error").removeHandler(watch)
    assert not watch.seen, watch.seen[:3]
    assert "internal" not in done.errors
    say(f"{sum(done.sent.values())} hostile messages: {dict(done.sent)}")
    say(f"typed errors: {dict(done.errors.most_common())}")
    say(f"connections closed for it: {dict(done.closes)}")
    say("no crash, no failure in the log, no tile of another seat, no other seat moved; the matches went on")
    return done


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument(
        "--tables", type=int, default=50, help="where people play while the server is asked for too much"
    )
    parser.add_argument("--seconds", type=float, default=20, help="how long they do")
    asked_for: Any = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        attack(Path(folder), asked_for.messages, asked_for.seed, print)
    besiege(asked_for.tables, asked_for.seconds, print)


if __name__ == "__main__":
    main()
