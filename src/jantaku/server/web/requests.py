"""HTTP connections that are not kept open by those who never say what they want.

uvicorn ends connections that are idle after a request, but waits for ever for the rest of a request's head. Here that
is waited for as long as for a hello. Beside the methods of every protocol of asyncio this leans on two inner names of
uvicorn, which are looked for at the start like those of `sockets`.
"""

import asyncio
from typing import Final

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from jantaku.server.web.sockets import other_uvicorn

HEAD_S: Final = 10.0

if "cycle" not in H11Protocol.handle_events.__code__.co_names:
    raise other_uvicorn(["H11Protocol.cycle"])
if "response_complete" not in RequestResponseCycle.send.__code__.co_names:
    raise other_uvicorn(["RequestResponseCycle.response_complete"])


class RequestProtocol(H11Protocol):
    """HTTP as uvicorn speaks it, with a limit of time for the head of a request."""

    head_s = HEAD_S
    patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come."""
        super().connection_made(transport)
        self.patience = self.loop.call_later(self.head_s, self._lose_patience)

    def data_received(self, data: bytes) -> None:
        """Something was said; from what may be the beginning of another head on it is waited for again."""
        super().data_received(data)
        if self._waits() and self.patience is None:
            self.patience = self.loop.call_later(self.head_s, self._lose_patience)
        elif self.patience is not None and not self._waits():
            self.patience.cancel()
            self.patience = None

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None
        super().connection_lost(exc)

    def _waits(self) -> bool:
        """Whether nothing is being answered; a connection that has become a WebSocket is no longer ours."""
        is_ours = self.transport.get_protocol() is self
        return is_ours and (self.cycle is None or self.cycle.response_complete)

    def _lose_patience(self) -> None:
        self.patience = None
        if self._waits():
            self.transport.abort()
