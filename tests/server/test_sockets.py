"""The short way between the wire and the tables: nothing is said otherwise than on the long one."""

import asyncio
import contextlib
import importlib.util
import random
import socket
import time
from pathlib import Path

import pytest
import uvicorn
import websockets
from uvicorn.protocols.websockets import websockets_sansio_impl
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from jantaku.server.web import connection, sockets
from jantaku.server.web.sockets import CHECKED_WITH, ends_a_frame, head, missing_names
from jantaku.texts import SayableError
from tests.server.running import Message, Running, all_seated, client, four_people, free, http, lay


def test_what_we_lean_on_in_uvicorn_is_there_and_pinned() -> None:
    assert missing_names(WebSocketsSansIOProtocol) == []
    pinned = (Path(__file__).parents[2] / "constraints.txt").read_text()
    assert f"uvicorn {CHECKED_WITH} " in str(sockets.__doc__)
    assert f"\nuvicorn=={CHECKED_WITH}\n" in pinned, "compare sockets.py with it, then say so there"


def test_a_uvicorn_without_an_inner_name_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(WebSocketsSansIOProtocol, "send_receive_event_to_app")
    with pytest.raises(SayableError) as caught:
        loaded_anew()
    assert caught.value.message("en") == (
        f"uvicorn {uvicorn.__version__} does not have what the server relies on: send_receive_event_to_app. "
        f'Install the version it was checked with: pip install "uvicorn=={CHECKED_WITH}".'
    )
    assert "нет того, на что опирается сервер: send_receive_event_to_app" in caught.value.message("ru")


def test_a_uvicorn_that_keeps_its_state_elsewhere_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Other:
        def __init__(self) -> None:
            self.queue = self.frames = self.conn = None

        def handle_connect(self) -> None: ...
        def data_received(self) -> None: ...
        def send_receive_event_to_app(self) -> None: ...

    monkeypatch.setattr(websockets_sansio_impl, "WebSocketsSansIOProtocol", Other)
    with pytest.raises(SayableError, match=r"lacks scope, loop, transport, curr_msg_data_type, handshake_complete"):
        loaded_anew()


def test_a_uvicorn_without_the_class_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(websockets_sansio_impl, "WebSocketsSansIOProtocol")
    with pytest.raises(SayableError, match=r"lacks uvicorn\.protocols\.websockets\.websockets_sansio_impl\."):
        loaded_anew()


def loaded_anew() -> None:
    """Run the module once more, beside the one that is in use."""
    found = importlib.util.find_spec(sockets.__name__)
    assert found is not None
    assert found.loader is not None
    found.loader.exec_module(importlib.util.module_from_spec(found))


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        (0, b"\x81\x00"),
        (125, b"\x81\x7d"),
        (126, b"\x81\x7e\x00\x7e"),
        (0xFFFF, b"\x81\x7e\xff\xff"),
        (0x10000, b"\x81\x7f" + bytes((0, 0, 0, 0, 0, 1, 0, 0))),
    ],
)
def test_the_head_of_a_frame_tells_its_length(size: int, expected: bytes) -> None:
    assert head(size) == expected


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"\x81\x82maskok", True),
        (b"\x81\x82maskok\x89\x80mask", True),
        (b"\x81\xfe\x00\x80mask" + b"x" * 128, True),
        (b"\x81\xff\x00\x00\x00\x00\x00\x01\x00\x00mask" + b"x" * 65536, True),
        (b"\x81\x82masko", False),
        (b"\x81\x82maskok\x81", False),
        (b"\x81\xfe\x00\x80mask" + b"x" * 127, False),
        (b"\x81\xfe\x00", False),
    ],
)
def test_whether_a_frame_has_come_as_a_whole(data: bytes, expected: bool) -> None:
    assert ends_a_frame(data) == expected


def test_frames_may_come_in_pieces_and_several_at_once(server: Running) -> None:
    """Wherever they are cut, even where the rest looks like a frame of its own."""
    laid = lay(server.port, rules="riichi", seats=["me", "person", "bot", "bot"], start=False)

    def frame(text: str) -> bytes:
        data = text.encode()
        size = bytes((0x80 | len(data),)) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        return b"\x81" + size + bytes(4) + data

    hello = frame(f'{{"type":"hello","table":"{laid["table"]["id"]}","token":"{laid["token"]}"}}')
    pings = [frame(f'{{"type":"ping","id":{number}}}') for number in range(8)]
    mask = bytes((0x81 ^ ord("x"), 0x80 ^ 20 ^ ord("x"), 0, 0))  # behind it stands what looks like the head of a frame
    inner = b"\x81" + bytes((0x80 | 26,)) + mask + bytes(mask[at % 4] ^ ord("x") for at in range(26))
    parts = [hello + pings[0][:2], pings[0][2:], pings[1] + pings[2], pings[3], pings[4][:7], pings[4][7:]]
    parts += [inner[:6], inner[6:], pings[5], pings[6][:1], pings[6][1:] + pings[7]]
    request = (
        f"GET /api/ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as wire:
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        wire.sendall(request.encode())
        heard = b""
        while b"\r\n\r\n" not in heard:
            heard += wire.recv(4096)
        for part in parts:
            wire.sendall(part)
            time.sleep(0.05)
        while heard.count(b'"type":"pong"') < len(pings):
            heard += wire.recv(65536)
    order = [heard.index(b'"re":%d}' % number) for number in range(len(pings))]
    assert order == sorted(order)
    assert heard.count(b'"error":"not_json"') == 1


@pytest.mark.parametrize("long_way", [False, True])
def test_four_play_on_either_way(tmp_path: Path, long_way: bool) -> None:
    async def play(port: int) -> list[list[Message]]:
        table, tokens = four_people(port, "riichi")
        async with all_seated(port, table, tokens) as clients:
            players = [asyncio.create_task(one.play(random.Random(7))) for one in clients]
            await asyncio.wait(players, timeout=3)
            rooms = running.app.state.lobby.rooms
            assert {one._direct is None for one in rooms[table].connections} == {long_way}
            for player in players:
                player.cancel()
            for outcome in await asyncio.gather(*players, return_exceptions=True):
                assert outcome is None or isinstance(outcome, asyncio.CancelledError), outcome
            return [one.frames for one in clients]

    running = Running(free(tmp_path / "jantaku.db"))
    if long_way:
        running.server.config.ws = "websockets-sansio"
    with running:
        for frames in asyncio.run(play(running.port)):
            kinds = {frame["type"] for frame in frames}
            assert {"welcome", "state", "events", "window", "accepted"} <= kinds
            assert not {"error", "refused"} & kinds


def test_what_is_said_at_once_is_heard_in_its_order(server: Running) -> None:
    async def ask() -> list[int]:
        laid = lay(server.port, rules="riichi", seats=["me", "person", "bot", "bot"], start=False)
        async with client(server.port, laid["table"]["id"], laid["token"]) as one:
            await one.until("room")
            for number in range(20):
                await one.say(type="ping" if number % 3 else "hint", id=number)
            replies = [await one.hear() for _ in range(20)]
        pongs = [reply["re"] for reply in replies if reply["type"] == "pong"]
        errors = [reply["re"] for reply in replies if reply["type"] == "error"]
        assert errors == sorted(errors)
        return pongs

    assert asyncio.run(ask()) == [number for number in range(20) if number % 3]


def test_who_reads_too_slowly_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_UNSENT", 50_000)
    monkeypatch.setattr(connection, "CUT_OFF_S", 0.1)

    async def look_away(port: int, laid: Message) -> None:
        table, token = laid["table"]["id"], laid["token"]
        async with websockets.connect(f"ws://127.0.0.1:{port}/api/ws", max_queue=1, ping_interval=None) as wire:
            hello = f'{{"type":"hello","table":"{table}","token":"{token}"}}'
            with contextlib.suppress(websockets.ConnectionClosed):
                for _ in range(3000):  # every one is answered by the whole table, and nobody reads it
                    await asyncio.wait_for(wire.send(hello), 20)
            end = time.monotonic() + 20
            while is_online(port, table):
                assert time.monotonic() < end, "the table still speaks to one who does not listen"
                await asyncio.sleep(0.05)
            wire.transport.abort()

    def is_online(port: int, table: str) -> bool:
        with http(port) as asker:
            return bool(asker.get(f"/api/tables/{table}").json()["places"][0]["online"])

    with Running(free(tmp_path / "jantaku.db")) as running:
        laid = lay(running.port, rules="riichi", seats=["me", *["bot:default"] * 3])
        asyncio.run(look_away(running.port, laid))
