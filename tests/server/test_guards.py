"""Who may come in, how often and how many: names, pages, proxies, sockets, hellos, halves of requests."""

import asyncio
import contextlib
import json
import socket
import time
from pathlib import Path

import pytest
import websockets

from jantaku.server.rooms.room import MOST_AT_A_SEAT
from jantaku.server.web.app import SAFE_HEADERS
from jantaku.server.web.errors import ServerError
from jantaku.server.web.guards import Crowd, asker, is_our_name
from jantaku.server.web.requests import RequestProtocol
from jantaku.server.web.settings import Settings
from tests.server.running import QUICK, Running, client, free, http, lay

WISH = {"rules": "riichi", "seats": ["me", "person", "bot", "bot"], "start": False}


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:8136", True),
        ("127.0.0.1:8136", True),
        ("[::1]:8136", True),
        ("192.168.1.7", True),
        ("laptop:8136", True),
        ("laptop.local", True),
        ("mahjong.example.org", True),
        ("club.example", True),
        (None, True),
        ("evil.example", False),
        ("mahjong.example.org.evil.example:8136", False),
        ("127.0.0.1.evil.example", False),
        ("[::1", False),
    ],
)
def test_the_names_of_the_server(host: str | None, ours: bool) -> None:
    settings = Settings(origins=("https://mahjong.example.org",), host="club.example")
    assert is_our_name(host, settings) == ours


def test_a_name_that_leads_here_from_elsewhere_opens_nothing(server: Running) -> None:
    async def knock() -> None:
        async with websockets.connect("ws://evil.example/api/ws", host="127.0.0.1", port=server.port):
            pass

    with http(server.port) as asker:
        for path in ("/", "/api/about", "/api/tables"):
            reply = asker.get(path, headers={"host": "evil.example"})
            assert (reply.status_code, reply.json()["error"]) == (421, "wrong_host")
    with pytest.raises(websockets.InvalidStatus) as caught:
        asyncio.run(knock())
    assert caught.value.response.status_code == 421


def test_only_proxies_that_were_named_are_believed(tmp_path: Path) -> None:
    def codes(running: Running) -> list[int]:
        with http(running.port) as asking:
            return [
                asking.get("/api/about", headers={"x-forwarded-for": f"192.0.2.{number}"}).status_code
                for number in range(5)
            ]

    few = (0.001, 3.0)
    with Running(free(tmp_path / "one.db", asks=few)) as running:
        assert codes(running) == [200, 200, 200, 429, 429]
    with Running(free(tmp_path / "two.db", asks=few, proxies=("127.0.0.1",))) as running:
        assert codes(running) == [200] * 5


def test_who_has_many_addresses_of_one_network_has_one_allowance() -> None:
    assert asker("2001:db8::1") == asker("2001:db8::ffff") != asker("2001:db8:0:1::1")
    assert asker("192.0.2.1") != asker("192.0.2.2")


def test_every_error_has_a_kind_and_the_safety_headers(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_state: str = "") -> None:
        raise RuntimeError("the secret inside")

    monkeypatch.setattr(server.app.state.lobby, "listed", fail)
    with http(server.port) as failing, http(server.port) as asking:
        replies = [
            failing.get("/api/tables"),
            asking.get("/api/nothing"),
            asking.put("/api/tables"),
            asking.post("/api/tables", content=b"{"),
            asking.post("/api/score", content=b"x" * 300_000),
            asking.get("/api/about", headers={"host": "evil.example"}),
            asking.post("/api/tables", content=b"{}", headers={"origin": "http://evil.example"}),
        ]
    assert [reply.status_code for reply in replies] == [500, 404, 405, 400, 413, 421, 403]
    for reply in replies:
        assert reply.json()["error"]
        assert "secret" not in reply.text
        assert SAFE_HEADERS.items() <= dict(reply.headers).items()


def test_half_a_request_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RequestProtocol, "head_s", 0.3)
    begun = b"GET /api/about HTTP/1.1\r\nHost: localhost\r\n"
    with Running(free(tmp_path / "jantaku.db")) as running:
        for said in (b"", begun, begun + b"\r\n" + begun):
            with contextlib.closing(socket.create_connection(("127.0.0.1", running.port), timeout=20)) as wire:
                wire.sendall(said)
                heard = b""
                with contextlib.suppress(ConnectionResetError):
                    while piece := wire.recv(65536):
                        heard += piece
                assert heard.count(b"200 OK") == said.count(b"\r\n\r\n")


def test_one_address_has_so_many_sockets_and_gets_them_back(tmp_path: Path) -> None:
    async def open_them(port: int) -> None:
        address = f"ws://127.0.0.1:{port}/api/ws"
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(3):
                await stack.enter_async_context(websockets.connect(address))
            with pytest.raises(websockets.InvalidStatus) as caught:
                await stack.enter_async_context(websockets.connect(address))
            assert caught.value.response.status_code == 429
            assert json.loads(caught.value.response.body)["error"] == "too_many_sockets"
        for _ in range(100):
            with contextlib.suppress(websockets.InvalidStatus):
                async with websockets.connect(address):
                    return
            await asyncio.sleep(0.05)
        pytest.fail("the sockets are closed, and still counted")

    with Running(free(tmp_path / "jantaku.db", sockets=3)) as running:
        asyncio.run(open_them(running.port))


def test_a_crowd_is_forgotten_when_it_has_gone() -> None:
    crowd = Crowd(1)
    with crowd.one_more("a"), crowd.one_more("b"), pytest.raises(ServerError), crowd.one_more("a"):
        pass
    assert not crowd.there


def test_one_seat_has_so_many_pages(server: Running) -> None:
    async def sit() -> None:
        laid = lay(server.port, **WISH)
        table, token = laid["table"]["id"], laid["token"]
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(MOST_AT_A_SEAT):
                await (await stack.enter_async_context(client(server.port, table, token))).until("room")
            one = await stack.enter_async_context(client(server.port, table, token))
            assert (await one.until("error"))["error"] == "too_many_sockets"

    asyncio.run(sit())


def test_hellos_of_one_address_come_one_after_the_other(tmp_path: Path) -> None:
    async def greet(port: int) -> float:
        laid = lay(port, **WISH)
        begun = time.monotonic()
        async with client(port, laid["table"]["id"], laid["token"]) as one:
            await one.until("room")
            for _ in range(5):
                await one.say(type="hello", table=laid["table"]["id"], token=laid["token"])
                await one.until("room")
        return time.monotonic() - begun

    with Running(free(tmp_path / "jantaku.db", hellos=(5.0, 3.0))) as running:
        assert asyncio.run(greet(running.port)) > 0.5


def test_nobody_is_late_because_the_server_is(tmp_path: Path) -> None:
    async def greet(port: int, running: Running) -> None:
        laid = lay(port, **WISH)
        async with websockets.connect(f"ws://127.0.0.1:{port}/api/ws") as wire:
            loop = running.app.state.lobby.rooms[laid["table"]["id"]]._task.get_loop()
            loop.call_soon_threadsafe(time.sleep, 1.5)
            await asyncio.sleep(0.1)
            await wire.send(json.dumps({"type": "hello", "table": laid["table"]["id"]}))
            assert json.loads(await wire.recv())["type"] == "room"

    with Running(free(tmp_path / "jantaku.db", hello_s=0.7)) as running:
        asyncio.run(greet(running.port, running))


def hostile_words(running: Running) -> None:
    """NUL, and what else no database takes."""

    async def greet() -> str:
        async with client(running.port, "a\0b", "c\0d") as one:
            error: str = (await one.until("error"))["error"]
            return error

    with http(running.port) as asking:
        for path in ("tables", "matches", "replays", "codes"):
            reply = asking.get(f"/api/{path}/%00a")
            assert reply.json()["error"] in ("no_table", "no_match"), path
        assert asking.get("/api/codes/١٢٣٤٥٦").json()["error"] == "no_table"
        wish = {"you": "Anna", "options": QUICK, **WISH}
        assert asking.post("/api/tables", json=wish | {"nonce": "a\0b"}).json()["error"] == "bad_message"
        laid = asking.post("/api/tables", json=wish | {"name": "a\0b", "you": "An\0na"}).json()
        assert (laid["table"]["name"], laid["table"]["places"][0]["name"]) == ("a b", "An na")
        address = f"/api/tables/{laid['table']['id']}/join"
        assert asking.post(address, json={"name": "Bo", "nonce": "\0"}).json()["error"] == "bad_message"
        assert asking.post(address, json={"name": "\0"}).json()["error"] == "name_wrong"
        assert asking.post(address, json={"name": "Bo\0ris"}).json()["table"]["places"][1]["name"] == "Bo ris"
        headers = {"x-seat-token": "a\x01b"}
        assert asking.get(f"/api/tables/{laid['table']['id']}", headers=headers).status_code in (200, 400)
    assert asyncio.run(greet()) == "no_table"


def test_words_that_no_database_takes_are_answered_by_a_sentence(server: Running) -> None:
    hostile_words(server)


def test_postgresql_is_not_asked_for_them_either(postgresql: str) -> None:
    with Running(free(postgresql)) as running:
        hostile_words(running)
