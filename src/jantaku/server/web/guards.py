"""Who may come in: by which name the server was called, from which page, from which address, and how many at once."""

import ipaddress
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final
from urllib.parse import urlsplit

from jantaku.server.web.errors import ServerError
from jantaku.server.web.settings import Settings

LOCAL_NAMES: Final = (".localhost", ".local")
"""Names that no server of names in the world gives away."""
NETWORK_V6: Final = 64
"""Whoever has one address of the newer kind has all that begin alike."""


def is_ours(origin: str | None, host: str | None, settings: Settings) -> bool:
    """Whether a page of ours speaks; programs send no origin at all."""
    if not origin or origin in settings.origins:
        return True
    return urlsplit(origin).netloc == host


def is_our_name(host: str | None, settings: Settings) -> bool:
    """Whether the server goes by this name. A page from elsewhere may have its own name lead to this machine; then the
    name is that of the page. Nobody can do so with addresses, and with names that hold in this house only."""
    if not host:
        return True  # a program of the old days; browsers always say it
    name = _name_in(host)
    if name is None:
        return False
    if "." not in name or name.endswith(LOCAL_NAMES) or _is_address(name):
        return True
    told = (urlsplit(origin).hostname for origin in settings.origins)
    return name in {_own_name(), settings.host, *told}


def _name_in(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


@cache
def _own_name() -> str:
    """As the machine calls itself; no other is asked for it, which may take its time."""
    return socket.gethostname().lower()


def asker(address: str) -> str:
    """Whose allowance an address costs."""
    if ":" not in address:
        return address
    try:
        return str(ipaddress.IPv6Network((address.partition("%")[0], NETWORK_V6), strict=False))
    except ValueError:
        return address


class Crowd:
    """How many are there at once, by address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.there: Counter[str] = Counter()

    @contextmanager
    def one_more(self, who: str) -> Iterator[None]:
        """Somebody is there for a while, if there is room."""
        if self.there[who] >= self.most:
            raise ServerError("too_many_sockets")
        self.there[who] += 1
        try:
            yield
        finally:
            self.there[who] -= 1
            if not self.there[who]:
                del self.there[who]
