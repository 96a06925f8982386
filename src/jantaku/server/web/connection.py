"""One WebSocket: reads frames, checks them, hands them to a room; sends what the room says, in its order.

Whoever sends garbage gets a typed error; who sends much of it, or too fast, is shut out. Whoever reads too slowly is
cut off and may connect again: the state is sent anew.
"""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from jantaku.server.rooms.lobby import Lobby, hashed
from jantaku.server.telling.wire import Json, encode
from jantaku.server.web import messages as say
from jantaku.server.web.errors import ServerError
from jantaku.server.web.guards import asker
from jantaku.server.web.limits import Bucket, Limiter
from jantaku.server.web.messages import read_message
from jantaku.server.web.settings import Settings
from jantaku.server.web.sockets import socket_of

if TYPE_CHECKING:
    from jantaku.scoring.ledger import Seat
    from jantaku.server.rooms.room import Room

LOG: Final = logging.getLogger(__name__)
MOST_WAITING: Final = 2000
"""So many messages may wait for a slow reader, where the socket does not count its bytes itself."""
CUT_OFF_S: Final = 10.0
"""So long may a slow reader take to read that it is one."""
MOST_ERRORS: Final = 200
TURNS: Final = 4
"""So many turns of the loop it takes at most from what lies at the socket to a frame."""
GARBAGE: Final = frozenset({"not_json", "bad_message", "unknown_type", "too_long", "slow_down", "hello_first"})
"""Errors that a page that works does not make."""
POLICY, RESTART, SLOW = 1008, 1012, 1013


class Connection:
    """Somebody at the other end."""

    def __init__(
        self, socket: WebSocket, lobby: Lobby, settings: Settings, hellos: Limiter, counted: Counter[str]
    ) -> None:
        """``counted``: errors, by kind."""
        self.socket = socket
        self.lobby = lobby
        self.settings = settings
        self.room: Room | None = None
        self.place: int | None = None
        self.seat: Seat | None = None
        self._direct = socket_of(socket)
        self._out: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._bucket = Bucket(*settings.frames)
        self._hellos = hellos
        self._counted = counted
        self._address = asker(socket.client.host) if socket.client is not None else ""
        self._errors = 0
        self._closed = False

    # ------------------------------------------------------------ sending

    def send(self, message: Json) -> None:
        """Send a message."""
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Send a message that is encoded already."""
        if self._closed:
            return
        if self._direct is not None:
            self._direct.write(message)
        elif self._out.qsize() >= MOST_WAITING:
            self.close(SLOW)
        else:
            self._out.put_nowait(message)

    def _too_slow(self) -> None:
        if not self._closed and self._direct is not None:
            self.close(SLOW)
            asyncio.get_running_loop().call_later(CUT_OFF_S, self._direct.cut)

    def reply(self, to: say.ClientMessage, message: Json) -> None:
        """Send an answer to a message."""
        self.send(message if to.id is None else message | {"re": to.id})

    def close(self, code: int) -> None:
        """Say no more than what waits to be said."""
        if not self._closed:
            self._closed = True
            self._out.put_nowait(code)

    async def _send_all(self) -> None:
        while True:
            message = await self._out.get()
            if isinstance(message, int):
                if self._direct is not None:
                    self._direct.flush()
                with contextlib.suppress(RuntimeError):
                    await self.socket.close(message)
                return
            await self.socket.send({"type": "websocket.send", "text": message.decode()})

    # ------------------------------------------------------------ life

    async def serve(self) -> None:
        """From hello to the end."""
        await self.socket.accept()
        if self._direct is not None:
            self._direct.on_slow = self._too_slow
        sender = asyncio.create_task(self._send_all())
        reader = asyncio.create_task(self._read_all())
        try:
            await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._closed = True
            for task in (sender, reader):
                task.cancel()
            for outcome in await asyncio.gather(sender, reader, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(
                    outcome, WebSocketDisconnect | RuntimeError | OSError
                ):
                    LOG.error("connection", exc_info=outcome)
            room = self.room
            if room is not None:
                room.inbox.put_nowait(lambda: room.farewell(self))
            if self.socket.application_state is not WebSocketState.DISCONNECTED:
                with contextlib.suppress(Exception):
                    await self.socket.close()

    async def _read_all(self) -> None:
        until = asyncio.get_running_loop().time() + self.settings.hello_s
        while self.room is None:
            frame = await self._frame_before(until)
            if frame is None:
                self._complain(ServerError("hello_first"))
                self.close(POLICY)
                await asyncio.sleep(3600)  # until what was said is sent
            else:
                await self._hear(frame)
        if self._direct is not None:
            self._direct.hear = self._hear_at_once
        while True:
            await self._hear(await self._frame())

    async def _frame_before(self, until: float) -> str | bytes | None:
        """The next frame, if it comes in time. When the time is up, what has come while the server did something else
        is read first: nobody is late because the server is."""
        frame = asyncio.ensure_future(self._frame())
        try:
            await asyncio.wait({frame}, timeout=max(0.0, until - asyncio.get_running_loop().time()))
            for _ in range(TURNS):
                if frame.done():
                    break
                await asyncio.sleep(0)
            return await frame if frame.done() else None
        finally:
            frame.cancel()

    async def _frame(self) -> str | bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def _hear(self, frame: str | bytes) -> None:
        if not self._bucket.take():
            self._complain(ServerError("slow_down"))
            await asyncio.sleep(1 / self._bucket.rate)  # what comes meanwhile waits at the other end
            return
        try:
            message = read_message(frame)
        except ServerError as error:
            self._complain(error)
            return
        if isinstance(message, say.Hello):
            if (seconds := self._hellos.wait_for(self._address)) > 0:
                await asyncio.sleep(seconds)  # what comes meanwhile waits at the other end
            await self._do(message, self._hello(message))
        else:
            self._hand_over(message)

    def _hear_at_once(self, frame: str) -> bool:
        """The same without a detour; False for what takes a while: who is too fast must wait, a hello is looked up."""
        if self._closed or not self._bucket.take():
            return False
        try:
            message = read_message(frame)
        except ServerError as error:
            self._complain(error)
            return True
        if isinstance(message, say.Hello):
            return False
        self._hand_over(message)
        return True

    def _hand_over(self, message: say.ClientMessage) -> None:
        room = self.room
        if isinstance(message, say.Ping):
            self.reply(message, {"type": "pong"})
        elif room is None:
            self._complain(ServerError("hello_first"), message)
        elif not isinstance(message, say.Answer) or not self._answer(room, message):
            room.inbox.put_nowait(lambda: self._do(message, room.hear(self, message)))

    def _answer(self, room: "Room", message: say.Answer) -> bool:
        try:
            return room.hear_at_once(self, message)
        except ServerError as error:
            self._complain(error, message)
            return True

    async def _hello(self, message: say.Hello) -> None:
        room = await self.lobby.room(message.table)
        place = room.place_of(hashed(message.token)) if message.token else None
        if message.token and place is None:
            raise ServerError("wrong_token")
        before = self.room
        if before is not None:
            before.inbox.put_nowait(lambda: before.farewell(self))
        self.room = room
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def greet() -> None:
            try:
                room.greet(self, place)
            except ServerError as error:
                self.room = None
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(None)

        room.inbox.put_nowait(greet)
        await done

    async def _do(self, message: say.ClientMessage, work: Awaitable[Any]) -> None:
        """Do what was asked; what cannot be done is said."""
        try:
            await work
        except ServerError as error:
            self._complain(error, message)

    def _complain(self, error: ServerError, to: say.ClientMessage | None = None) -> None:
        message = {"type": "error", **error.on_wire()}
        self._errors += error.kind in GARBAGE
        self._counted[error.kind] += 1
        if to is not None and to.id is not None:
            message["re"] = to.id
        self.send(message)
        if self._errors >= MOST_ERRORS:
            self.close(POLICY)
