"""Records that somebody has uploaded: kept, so that a link to a moment opens the same moment elsewhere.

A record is kept under a name made from its content: the same file twice is kept once, and nobody finds it who has
neither the file nor a link. When there are too many, those that were not looked at for the longest time go.
"""

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


def keep(store: Store, name: str, data: bytes, most: int = MOST, most_bytes: int = MOST_BYTES) -> None:
    """Keep a record, packed, under its name."""
    try:
        with store.engine.begin() as connection:
            connection.execute(insert(UPLOADS).values(id=name, seen=now_ms(), size=len(data), data=data))
    except IntegrityError:  # it is there already
        _look_at(store, name)
        return
    _make_room(store, most, most_bytes)


def kept(store: Store, name: str) -> bytes | None:
    """The record of this name, packed, if it is still there."""
    with store.engine.connect() as connection:
        data = connection.execute(select(UPLOADS.c.data).where(UPLOADS.c.id == name)).scalar()
    if data is None:
        return None
    _look_at(store, name)
    return bytes(data)


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
