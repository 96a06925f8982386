"""Records that somebody has uploaded: kept, so that a link to a moment opens the same moment elsewhere.

A record is kept under a name made from its content: the same file twice is kept once, and nobody finds it who has
neither the file nor a link. When there are too many, those that were not looked at for the longest time go.
"""

import hashlib
import zlib
from base64 import urlsafe_b64encode
from typing import Final

from sqlalchemy import BigInteger, Column, Integer, LargeBinary, String, Table, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from jantaku.server.storage.store import METADATA, Store, now_ms

UPLOADS: Final = Table(
    "uploads",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False, index=True),
    Column("size", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""``size``: packed, as it is kept."""

MOST: Final = 2000
MOST_BYTES: Final = 256 * 1024 * 1024
NAME_BYTES: Final = 15


def name_of(text: str) -> str:
    """The name of a record."""
    digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()
    return urlsafe_b64encode(digest[:NAME_BYTES]).decode()


def keep(store: Store, text: str, most: int = MOST, most_bytes: int = MOST_BYTES) -> str:
    """Keep a record; its name."""
    name, data = name_of(text), zlib.compress(text.encode("utf-8", "surrogatepass"))
    try:
        with store.engine.begin() as connection:
            connection.execute(insert(UPLOADS).values(id=name, seen=now_ms(), size=len(data), data=data))
    except IntegrityError:  # it is there already
        _look_at(store, name)
        return name
    _make_room(store, most, most_bytes)
    return name


def kept(store: Store, name: str) -> str | None:
    """The record of this name, if it is still there."""
    with store.engine.connect() as connection:
        data = connection.execute(select(UPLOADS.c.data).where(UPLOADS.c.id == name)).scalar()
    if data is None:
        return None
    _look_at(store, name)
    return zlib.decompress(data).decode("utf-8", "surrogatepass")


def _look_at(store: Store, name: str) -> None:
    with store.engine.begin() as connection:
        connection.execute(update(UPLOADS).where(UPLOADS.c.id == name).values(seen=now_ms()))


def _make_room(store: Store, most: int, most_bytes: int) -> None:
    with store.engine.begin() as connection:
        count, size = connection.execute(select(func.count(), func.sum(UPLOADS.c.size))).one()
        over, bytes_over = count - most, (size or 0) - most_bytes
        if over <= 0 and bytes_over <= 0:
            return
        oldest = connection.execute(select(UPLOADS.c.id, UPLOADS.c.size).order_by(UPLOADS.c.seen)).all()
        for row in oldest[:-1]:  # the one that just came stays
            if over <= 0 and bytes_over <= 0:
                break
            connection.execute(delete(UPLOADS).where(UPLOADS.c.id == row.id))
            over, bytes_over = over - 1, bytes_over - row.size
