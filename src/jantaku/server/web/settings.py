"""How a server is run."""

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the command line or a test decides."""

    db: str = "sqlite:///jantaku.db"
    pages: Path | None = None
    """The folder of the built pages; None: that which comes with the package, if it does."""
    book: Path | None = None
    """The folder of the rule book as a site; None: that which ``make site`` builds, if it was built."""
    origins: tuple[str, ...] = ()
    """Origins beside the server's own from which pages may speak to it."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies that are believed when they say for whom they ask."""
    host: str = "127.0.0.1"
    """Where it listens."""
    away_s: float = 60.0
    hello_s: float = 10.0
    frames: tuple[float, float] = (20.0, 60.0)
    """Frames a second over a WebSocket, and how many in a burst."""
    hellos: tuple[float, float] = (10.0, 200.0)
    """Hellos over WebSockets a second from one address, and how many in a burst: each is answered by all of a table."""
    sockets: int = 200
    """So many WebSockets may one address have open."""
    asks: tuple[float, float] = (20.0, 120.0)
    """Requests a second from one address, and how many in a burst."""
    desks: int = 2
    """So many processes work out what would keep the tables waiting; the others are started when they are needed."""
    prepare_s: float = 0.0
    """So long after the start the first of them is started, so that who asks first need not wait for it."""
    errand_s: float = 20.0
    """So long may one thing take there."""
    work: tuple[float, float] = (0.3, 30.0)
    """Seconds of it that one address may use, in each second, and how many in a burst."""
    creations: tuple[float, float] = (0.5, 20.0)
    """The same for what leaves something behind, or could be used to guess: tables, codes, uploads."""
