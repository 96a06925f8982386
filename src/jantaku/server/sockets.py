"""WebSockets with a short way between the wire and the tables.

Through ASGI every message goes over a queue, a task and several wrappers, in and out, which costs more than what the
table has to do for it. The handshake, pings and closing are uvicorn's; but what a table says is written at once, and an
ordinary message is heard where it was read. Whatever else happens takes the long way, as it does under other servers.
"""

import asyncio
import struct
from collections.abc import Callable
from typing import Final
from weakref import WeakKeyDictionary

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "jantaku.socket"
TEXT: Final = 0x81
"""The first byte of a message of one frame."""


class TableSocket(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn that a connection may speak to directly."""

    hear: Callable[[str], bool] | None = None
    """Hears a message that has come; False if it must take the long way."""
    unwritten: list[bytes] | None = None
    """What was said and is not yet written: it goes out in one piece."""

    def handle_connect(self, event: Request) -> None:
        """The application finds this socket in what it is told of the connection."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def write(self, message: bytes) -> None:
        """Send a message, UTF-8, as it is."""
        if self.unwritten is None:
            self.unwritten = [head(len(message)), message]
            outbox_of(self.loop).add(self)
        else:
            self.unwritten += (head(len(message)), message)

    def flush(self) -> None:
        """Write what was said."""
        if self.unwritten is not None and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self.unwritten))
        self.unwritten = None

    @property
    def unsent(self) -> int:
        """How many bytes wait for the other end to read."""
        return 0 if self.disconnected else self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """End it without a word."""
        if not self.disconnected:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """A message has come."""
        if self.hear is not None and len(self.frames) == 1 and self.curr_msg_data_type == "text" and self.queue.empty():
            try:
                heard = self.hear(str(self.frames[0], "utf-8"))
            except UnicodeDecodeError:
                heard = False
            if heard:
                self.frames = []
                return
        super().send_receive_event_to_app()


class Outbox:
    """The sockets of a loop to which something was said. A table that has said all it has to say sends it off; what
    nobody sends off goes out in the next turn of the loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._sockets: list[TableSocket] = []

    def add(self, socket: TableSocket) -> None:
        """Something is to be written."""
        if not self._sockets:
            self._loop.call_soon(self.send_off)
        self._sockets.append(socket)

    def send_off(self) -> None:
        """Write all of it."""
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            socket.flush()


_OUTBOXES: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox]] = WeakKeyDictionary()


def outbox_of(loop: asyncio.AbstractEventLoop) -> Outbox:
    """That of a loop."""
    found = _OUTBOXES.get(loop)
    if found is None:
        found = _OUTBOXES[loop] = Outbox(loop)
    return found


def head(size: int) -> bytes:
    """What stands before a message of this length."""
    if size < 126:
        return struct.pack("!BB", TEXT, size)
    return struct.pack("!BBH", TEXT, 126, size) if size < 1 << 16 else struct.pack("!BBQ", TEXT, 127, size)


def socket_of(websocket: WebSocket) -> TableSocket | None:
    """The socket itself, where the server is ours; messages that other extensions would change go through them."""
    socket = websocket.scope.get("extensions", {}).get(EXTENSION)
    return socket if isinstance(socket, TableSocket) and not socket.conn.extensions else None
