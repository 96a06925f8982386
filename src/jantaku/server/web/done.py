"""What is done at a desk: an errand, and how its outcome is handed back."""

import contextlib
import gzip
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing import parent_process
from typing import Any, Final

import msgspec

from jantaku.server.telling.wire import encode
from jantaku.server.web.errors import ServerError

WORTH_PACKING: Final = 1400
MOST_BYTES: Final = 16 * 1024 * 1024
"""So long may a reply be."""
MOST_MEMORY: Final = 1024 * 1024 * 1024
"""So much may a desk take."""
PACKING: Final = 6
BEHIND: Final = 5
"""How far desks stand behind the tables where there are not processors enough for both."""


class Text(msgspec.Struct, frozen=True):
    """An outcome that is no JSON, or comes with something that is to be kept."""

    body: bytes
    kept: tuple[str, bytes] | None = None


class Done(msgspec.Struct, frozen=True):
    """What has come of an errand."""

    body: bytes
    packed: bool = False
    kept: tuple[str, bytes] | None = None
    error: ServerError | None = None

    @property
    def whole(self) -> bytes:
        """The body, unpacked."""
        return gzip.decompress(self.body) if self.packed else self.body


def do(errand: Callable[..., Any], *asked: Any) -> Done:
    """Do it. What cannot be obeyed is an outcome as well."""
    try:
        told = errand(*asked)
        text = told if isinstance(told, Text) else Text(encode(told))
        if len(text.body) > MOST_BYTES:
            return Done(b"", error=ServerError("too_much"))
        if len(text.body) < WORTH_PACKING:
            return Done(text.body, False, text.kept)
        return Done(gzip.compress(text.body, PACKING, mtime=0), True, text.kept)
    except ServerError as error:
        return Done(b"", error=error)
    except (RecursionError, MemoryError):
        return Done(b"", error=ServerError("too_much"))


def sit_down() -> None:
    """In a new process: it ends with the server, and when the server says so, lets the tables go first, and takes no
    more memory than it may."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    with contextlib.suppress(ImportError, ValueError, OSError):  # Windows has no such limits
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
