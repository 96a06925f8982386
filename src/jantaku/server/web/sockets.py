"""WebSockets with a short way between the wire and the tables.

Through ASGI every message goes over a queue, a task and several wrappers, in and out, which costs more than what the
table has to do for it. The handshake, pings and closing are uvicorn's; but what a table says is written at once, and an
ordinary message is heard where it was read. Whatever else happens takes the long way, as it does under other servers.

This is the one place that leans on inner names of uvicorn (`INNER_METHODS`, `INNER_STATE`), which may change with any
version of it. It was compared with uvicorn 0.54.0 (`CHECKED_WITH`), which constraints.txt installs. Where a name is
gone the server does not start, and says so: a socket that half works would lose what players say.
"""

import asyncio
import struct
import time
from collections.abc import Callable, Iterable
from types import FunctionType
from typing import Final
from weakref import WeakKeyDictionary

import uvicorn
from starlette.websockets import WebSocket
from websockets.http11 import Request
from websockets.protocol import OPEN

from jantaku.texts import SayableError, TextId

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

CHECKED_WITH: Final = "0.54.0"
INNER_CLASS: Final = "uvicorn.protocols.websockets.websockets_sansio_impl.WebSocketsSansIOProtocol"
INNER_METHODS: Final = ("handle_connect", "data_received", "send_receive_event_to_app")
"""Of that class: what is done otherwise here."""
INNER_STATE: Final = (
    *("scope", "loop", "transport", "conn", "queue", "frames", "curr_msg_data_type"),
    *("handshake_complete", "close_sent", "disconnected"),
)
"""What it keeps, and is looked at here."""


def other_uvicorn(missing: Iterable[str]) -> SayableError:
    """This version does not have what we lean on."""
    names, version = ", ".join(missing), uvicorn.__version__
    return SayableError(
        f"uvicorn {version} lacks {names}", TextId("serve-uvicorn"), version=version, names=names, known=CHECKED_WITH
    )


def missing_names(protocol: type) -> list[str]:
    """The inner names that the class does not have: methods, and what the code of its methods never speaks of."""
    methods = {name: part for name, part in vars(protocol).items() if isinstance(part, FunctionType)}
    spoken_of = {name for method in methods.values() for name in method.__code__.co_names}
    return [
        *(name for name in INNER_METHODS if name not in methods),
        *(name for name in INNER_STATE if name not in spoken_of),
    ]


try:
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
except ImportError:
    raise other_uvicorn([INNER_CLASS]) from None
if missing_names(WebSocketsSansIOProtocol):
    raise other_uvicorn(missing_names(WebSocketsSansIOProtocol))

EXTENSION: Final = "jantaku.socket"
TEXT: Final = 0x81
"""The first byte of a message of one frame."""
MASKED: Final = 0x80
"""Set in the second byte, beside the length, of what clients send."""
SHORT: Final = 126
SHORT_HEAD: Final = 6
"""What stands before a message below that length: two bytes, and the mask."""
END_OF_REQUEST: Final = b"\r\n\r\n"
LONG_HEAD: Final = struct.Struct("!BBH")
GATHER_S: Final = 0.003
"""So long is gathered what many tables say."""
MOST_UNSENT: Final = 4 * 1024 * 1024
"""So many bytes may wait for a slow reader."""


class TableSocket(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn that a connection may speak to directly."""

    hear: Callable[[str], bool] | None = None
    """Hears a message that has come; False if it must take the long way."""
    on_slow: Callable[[], None] | None = None
    """Called if the other end leaves too much unread."""
    unwritten: list[bytes] | None = None
    """What was said and is not yet written: it goes out in one piece."""
    outbox: "Outbox"
    whole = True
    """Whether all that came ended where a frame ends; if not, only the parser knows where we are."""

    def handle_connect(self, event: Request) -> None:
        """The application finds this socket in what it is told of the connection."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
            self.outbox = outbox_of(self.loop)

    def write(self, message: bytes) -> None:
        """Send a message, UTF-8, as it is."""
        if self.unwritten is None:
            self.unwritten = [head(len(message)), message]
            self.outbox.add(self)
        else:
            self.unwritten += (head(len(message)), message)

    def flush(self) -> None:
        """Write what was said."""
        if self.unwritten is not None and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self.unwritten))
            if self.on_slow is not None and self.transport.get_write_buffer_size() > MOST_UNSENT:
                self.on_slow()
        self.unwritten = None

    def data_received(self, data: bytes) -> None:
        """Something has come. Nearly always it is one short message as a whole, which is read here at once."""
        size = len(data) - SHORT_HEAD
        if 0 <= size < SHORT and data[0] == TEXT and data[1] == MASKED | size and self.whole:
            ordinary = self.conn.state is OPEN and not self.frames and self.queue.empty()
            if ordinary and self._heard(apply_mask(data[SHORT_HEAD:], data[2:SHORT_HEAD])):
                return
        elif self.whole:
            self.whole = ends_a_frame(data) if self.handshake_complete else data.endswith(END_OF_REQUEST)
        super().data_received(data)

    def cut(self) -> None:
        """End it without a word."""
        if not self.disconnected:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """A message has come."""
        ordinary = len(self.frames) == 1 and self.curr_msg_data_type == "text" and self.queue.empty()
        if ordinary and self._heard(self.frames[0]):
            self.frames = []
        else:
            super().send_receive_event_to_app()

    def _heard(self, message: bytes) -> bool:
        try:
            return self.hear is not None and self.hear(str(message, "utf-8"))
        except UnicodeDecodeError:
            return False


class Outbox:
    """The sockets of a loop to which something was said. A table that has said all it has to say sends it off; what
    nobody sends off goes out in the next turn of the loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._sockets: list[TableSocket] = []
        self._since = 0.0

    def add(self, socket: TableSocket) -> None:
        """Something is to be written."""
        if not self._sockets:
            self._since = time.monotonic()
            self._loop.call_soon(self.send_off)
        self._sockets.append(socket)

    def send_off_in_time(self) -> None:
        """Write all of it if it has waited long enough: where many tables speak one after the other, to wake those who
        read them for each of them takes longer than what they say."""
        if self._sockets and time.monotonic() - self._since >= GATHER_S:
            self.send_off()

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
    if size < SHORT:
        return bytes((TEXT, size))
    return LONG_HEAD.pack(TEXT, 126, size) if size < 1 << 16 else struct.pack("!BBQ", TEXT, 127, size)


def ends_a_frame(data: bytes) -> bool:
    """Whether these are whole frames as clients send them."""
    at, end = 0, len(data)
    while end - at >= SHORT_HEAD:
        size, more = data[at + 1] & 127, {126: 2, 127: 8}.get(data[at + 1] & 127, 0)
        if more:
            size = int.from_bytes(data[at + 2 : at + 2 + more], "big")
        at += SHORT_HEAD + more + size
    return at == end


def socket_of(websocket: WebSocket) -> TableSocket | None:
    """The socket itself, where the server is ours; messages that other extensions would change go through them."""
    socket = websocket.scope.get("extensions", {}).get(EXTENSION)
    return socket if isinstance(socket, TableSocket) and not socket.conn.extensions else None
