"""What is kept: tables, who sits at them, and every answer, in SQLite or PostgreSQL.

A match is its rule set, its secret, the names and the answers. An answer is written under the number that follows the
last one, and the pair of match and number is a key: who comes second with the same number is told so (`TakenError`)
and lets go of the match. So two servers can never go on with one match.

Answers of many tables are written together: a thread takes all that wait, commits them by one statement, and then tells
those who wait for them, in the order in which they came. While a statement runs, and while the disk is waited for,
Python is free for the tables.
"""

import asyncio
import contextlib
import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.resources import as_file, files
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar
from weakref import WeakKeyDictionary

import msgspec
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError, OperationalError

from jantaku.table.state.window import Answer
from jantaku.texts import SayableError, TextId

P = ParamSpec("P")
T = TypeVar("T")
METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("code", String(6), nullable=False, index=True),
    Column("state", String(8), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False, index=True),
    Column("started", BigInteger, nullable=False, default=0),
    Column("ended", BigInteger, nullable=False, default=0, index=True),
    Column("public", Integer, nullable=False),
    Column("rules", String(64), nullable=False),
    Column("sheet", Text, nullable=False),
    Column("fingerprint", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("scores", Text, nullable=False, default=""),
    Column("record", Text, nullable=False, default=""),
)
"""A table and its match. ``secret`` makes the walls, and is told to nobody before the match is over."""

PLACES: Final = Table(
    "places",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("level", String(16), nullable=False, default=""),
    Column("name", Text, nullable=False),
    Column("token", String(64), nullable=False, index=True),
    Column("nonce", String(64), nullable=False, default=""),
)
"""Who sits there. ``token`` is the SHA-256 of the seat's token: who reads the store cannot sit down."""

ANSWERS: Final = Table(
    "answers",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("window", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("code", BigInteger, nullable=False),
    Column("at_ms", Integer, nullable=False),
    Column("by", String(8), nullable=False),
    Column("back_to", Integer, nullable=False, default=-1),
)
"""``back_to``: this is no answer; all from that number on were taken back."""

LINES: Final = Table(
    "lines",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("phrase", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What people have said at a table. It is kept as long as they may come back to the table, and no longer."""

WAITING, PLAYING, OVER = "waiting", "playing", "over"
READ: Final = -1
"""The window of a row that is no answer: the result of the deal before it was read, and the next one was shown."""
MOST_ASKED: Final = 4
"""So many questions are put to the database at once, beside the answers that are written."""
WAITS: Final = 1000
BATCH: Final = 512
"""So many appends are committed together at most."""
TURN_S: Final = 0.01
"""So long at most are tables told that their answers are written, before others are heard again."""
CHECKPOINT_S: Final = 1.0
"""How often what SQLite has committed to its log goes over into the database."""

_COLUMNS: Final = ", ".join(f'"{column.name}"' for column in ANSWERS.c)
APPEND: Final = {
    "sqlite": text(
        f"insert into answers ({_COLUMNS}) select "
        + ", ".join(f"json_extract(value, '$[{at}]')" for at in range(len(ANSWERS.c)))
        + " from json_each(:rows)"
    ),
    "postgresql": text(
        f"insert into answers ({_COLUMNS}) select "
        + ", ".join(f"cast(value ->> {at} as {column.type})" for at, column in enumerate(ANSWERS.c))
        + " from json_array_elements(cast(:rows as json))"
    ),
}
"""How many answers are written by one statement, in each kind of database: the rows come as JSON."""


class TakenError(Exception):
    """Somebody else has written under this number: the match goes on elsewhere."""


class StoredPlace(msgspec.Struct):
    """Who sits at a place."""

    place: int
    kind: str
    level: str = ""
    name: str = ""
    token: str = ""
    nonce: str = ""


class StoredTable(msgspec.Struct):
    """A table as it is kept."""

    id: str
    code: str
    state: str
    name: str
    created: int
    public: bool
    rules: str
    sheet: str
    fingerprint: str
    options: str
    secret: bytes
    places: list[StoredPlace]
    started: int = 0
    ended: int = 0
    scores: str = ""


class StoredAnswer(msgspec.Struct, frozen=True):
    """An answer with the number of its window; or that answers were taken back."""

    window: int
    answer: Answer
    back_to: int = -1


class StoredLine(msgspec.Struct, frozen=True):
    """A line that somebody has said: a ready phrase, or a text."""

    number: int
    place: int
    name: str
    phrase: str
    text: str
    at: int


Done: TypeAlias = Callable[[Exception | None], None]
"""Is told that answers are written; or why they are not."""


class _Append(msgspec.Struct):
    """Answers that wait to be written."""

    table_id: str
    first: int
    answers: Sequence[StoredAnswer]
    done: Done


class _Batch(msgspec.Struct):
    """What the tables of one loop have to write."""

    loop: asyncio.AbstractEventLoop
    appends: list[_Append]
    since: float = 0.0
    """When it was handed over."""


class _Committed:
    """Those of a loop whose answers are written, in their order. They are told one after the other; as what they do
    then takes its time, others are heard in between."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._told: deque[tuple[_Append, Exception | None]] = deque()

    def add(self, appends: Iterable[_Append], error: Exception | None) -> None:
        """These are written, or could not be."""
        if not self._told:
            self._loop.call_soon(self._tell)
        self._told.extend((one, error) for one in appends)

    def _tell(self) -> None:
        until = time.monotonic() + TURN_S
        while self._told:
            one, error = self._told.popleft()
            one.done(error)
            if time.monotonic() >= until and self._told:
                self._loop.call_soon(self._tell)
                return


class Store:
    """The database. ``append`` is for the tables in play; everything else is done at once, and whoever has a loop to
    keep going asks for it by ``ask``."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = make_engine(url)
        self._gathered: dict[asyncio.AbstractEventLoop, list[_Append]] = {}
        self._committed: WeakKeyDictionary[asyncio.AbstractEventLoop, _Committed] = WeakKeyDictionary()
        self._waiting: queue.SimpleQueue[_Batch | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._checkpoints: threading.Thread | None = None
        self._closing = threading.Event()
        self._askers = ThreadPoolExecutor(MOST_ASKED, "database")
        self.commits = 0
        self.written = 0
        """So many answers were written,"""
        self.waits: deque[float] = deque(maxlen=WAITS)
        """and so many seconds it took lately, from batch to batch."""

    def migrate(self, to: str = "head") -> None:
        """Bring the database to the present form, or to an earlier one."""
        with as_file(files("jantaku.server.storage").joinpath("migrations")) as folder:
            config = Config()
            config.set_main_option("script_location", str(folder))
            with self.engine.begin() as connection:
                refuse_newer(connection, ScriptDirectory.from_config(config))
                config.attributes["connection"] = connection
                command.upgrade(config, to)

    def close(self) -> None:
        """Write what waits, and let go."""
        if self._writer is not None:
            self._waiting.put(None)
            self._writer.join()
            self._writer = None
        self._askers.shutdown()
        self._closing.set()
        if self._checkpoints is not None:
            self._checkpoints.join()
            self._checkpoints = None
        self.engine.dispose()

    @property
    def unwritten(self) -> int:
        """So many batches of answers wait."""
        return self._waiting.qsize()

    async def ask(self, work: Callable[P, T], *asked: P.args, **named: P.kwargs) -> T:
        """Do this in a thread: whoever holds the database up holds up nobody but those who ask it."""
        return await asyncio.get_running_loop().run_in_executor(self._askers, partial(work, *asked, **named))

    # ------------------------------------------------------------ answers

    async def append(self, table_id: str, first: int, answers: Sequence[StoredAnswer]) -> None:
        """Write these answers under the numbers from ``first`` on; when it returns they are committed."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if written.done():
                return
            if error is None:
                written.set_result(None)
            else:
                written.set_exception(error)

        self.append_soon(table_id, first, answers, done)
        await written

    def append_soon(self, table_id: str, first: int, answers: Sequence[StoredAnswer], done: Done) -> None:
        """The same; ``done`` is called when they are committed. What the tables have to write in one turn of the loop
        is handed over together."""
        loop = asyncio.get_running_loop()
        gathered = self._gathered.get(loop)
        if gathered is None:
            gathered = self._gathered[loop] = []
            loop.call_soon(self._hand_over, loop)
        gathered.append(_Append(table_id, first, answers, done))

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._writer is None:
            self._writer = threading.Thread(target=self._write, name="answers", daemon=True)
            self._writer.start()
            if self.engine.dialect.name == "sqlite":
                self._checkpoints = threading.Thread(target=self._checkpoint, name="checkpoints", daemon=True)
                self._checkpoints.start()
        if loop not in self._committed:
            self._committed[loop] = _Committed(loop)
        self._waiting.put(_Batch(loop, self._gathered.pop(loop), time.monotonic()))

    def _write(self) -> None:
        """The thread that commits."""
        while True:
            batches = [self._waiting.get()]
            while not self._waiting.empty():
                batches.append(self._waiting.get())
            self._commit([batch for batch in batches if batch is not None])
            if None in batches:
                return

    def _commit(self, batches: list[_Batch]) -> None:
        if not batches:
            return
        failure: Exception | None = None
        try:
            rows = msgspec.json.encode([row for batch in batches for one in batch.appends for row in _rows(one)])
            with self.engine.begin() as connection:
                connection.execute(APPEND[self.engine.dialect.name], {"rows": rows.decode()})
            self.commits += 1
            now = time.monotonic()
            for batch in batches:
                self.written += len(batch.appends)
                self.waits.append(now - batch.since)
        except IntegrityError:
            alone = [_Batch(batch.loop, [one], batch.since) for batch in batches for one in batch.appends]
            if len(alone) > 1:
                for one in alone:  # one of them is the culprit
                    self._commit([one])
                return
            failure = TakenError(alone[0].appends[0].table_id)
        except Exception as error:  # the disk is full, the database is away: whoever waits must know
            failure = error
        for batch in batches:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                batch.loop.call_soon_threadsafe(self._committed[batch.loop].add, batch.appends, failure)

    def _checkpoint(self) -> None:
        """The thread that waits for the disk, so that who commits need not (SQLite)."""
        while not self._closing.wait(CHECKPOINT_S):
            with contextlib.suppress(OperationalError), self.engine.connect() as connection:  # another does it just now
                connection.execution_options(isolation_level="AUTOCOMMIT")
                connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)")).all()

    def answers(self, table_id: str) -> list[StoredAnswer]:
        """All answers of a match that stand, in their order."""
        query = select(ANSWERS).where(ANSWERS.c.table_id == table_id).order_by(ANSWERS.c.number)
        with self.engine.connect() as connection:
            return [
                StoredAnswer(row.window, Answer(row.seat, row.code, row.at_ms, row.by), row.back_to)
                for row in connection.execute(query)
            ]

    # ------------------------------------------------------------ tables

    def add_table(self, table: StoredTable) -> None:
        """A new table."""
        told = msgspec.structs.asdict(table)
        places = told.pop("places")
        with self.engine.begin() as connection:
            connection.execute(insert(TABLES), told | {"public": int(table.public), "record": ""})
            connection.execute(
                insert(PLACES), [msgspec.structs.asdict(place) | {"table_id": table.id} for place in places]
            )

    def sit(self, table_id: str, place: StoredPlace) -> bool:
        """Somebody sits down at an empty place; False if another was faster."""
        query = (
            update(PLACES)
            .where(PLACES.c.table_id == table_id, PLACES.c.place == place.place, PLACES.c.token == "")
            .values(name=place.name, token=place.token, nonce=place.nonce, kind=place.kind)
        )
        with self.engine.begin() as connection:
            return connection.execute(query).rowcount == 1

    def free(self, table_id: str, place: int) -> None:
        """Somebody, or a bot, leaves a table that has not begun."""
        query = update(PLACES).where(PLACES.c.table_id == table_id, PLACES.c.place == place)
        with self.engine.begin() as connection:
            connection.execute(query.values(kind="person", name="", token="", nonce=""))

    def begin_match(self, table_id: str) -> bool:
        """The match begins; False if it has begun already."""
        query = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.state == WAITING)
        with self.engine.begin() as connection:
            return connection.execute(query.values(state=PLAYING, started=now_ms())).rowcount == 1

    def end_match(self, table_id: str, scores: str, record: str) -> None:
        """The match is over."""
        query = update(TABLES).where(TABLES.c.id == table_id)
        with self.engine.begin() as connection:
            connection.execute(query.values(state=OVER, ended=now_ms(), scores=scores, record=record))

    def remove(self, table_id: str) -> None:
        """A table that never began, or at which nobody will play on; what is over stays."""
        there = select(TABLES.c.id).where(TABLES.c.id == table_id, TABLES.c.state != OVER)
        with self.engine.begin() as connection:
            if connection.execute(there).scalar() is None:
                return
            for of in (LINES, PLACES, ANSWERS):
                connection.execute(of.delete().where(of.c.table_id == table_id))
            connection.execute(TABLES.delete().where(TABLES.c.id == table_id))

    # ------------------------------------------------------------ talk

    def add_line(self, table_id: str, line: StoredLine, most: int) -> None:
        """Somebody has said something; so many lines are kept."""
        long_ago = LINES.delete().where(LINES.c.table_id == table_id, LINES.c.number <= line.number - most)
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(LINES), msgspec.structs.asdict(line) | {"table_id": table_id})
                connection.execute(long_ago)
        except IntegrityError:
            raise TakenError(table_id) from None

    def lines(self, table_id: str) -> list[StoredLine]:
        """What was said at a table, in order."""
        columns = [column for column in LINES.c if column.name != "table_id"]
        query = select(*columns).where(LINES.c.table_id == table_id).order_by(LINES.c.number)
        with self.engine.connect() as connection:
            return [StoredLine(**row._asdict()) for row in connection.execute(query)]

    def forget_talk(self, table_id: str = "") -> None:
        """What was said where the match is over is nobody's business any more: at this table, or at all such tables."""
        over = select(TABLES.c.id).where(TABLES.c.state == OVER)
        which = LINES.c.table_id == table_id if table_id else LINES.c.table_id.in_(over)
        with self.engine.begin() as connection:
            connection.execute(LINES.delete().where(which))

    def table(self, table_id: str) -> StoredTable | None:
        """A table."""
        found = self._tables(TABLES.c.id == table_id)
        return found[0] if found else None

    def by_code(self, code: str) -> str | None:
        """The table that this code leads to; codes of matches that are over lead nowhere."""
        query = select(TABLES.c.id).where(TABLES.c.code == code, TABLES.c.state != OVER)
        with self.engine.connect() as connection:
            return connection.execute(query.order_by(TABLES.c.created.desc())).scalar()

    def in_state(self, *states: str) -> list[StoredTable]:
        """All tables in these states, the newest first."""
        return self._tables(TABLES.c.state.in_(states))

    def finished(self, limit: int, before: int = 0) -> list[StoredTable]:
        """Public matches that are over, the last one first."""
        late = (TABLES.c.ended < before,) if before else ()
        return self._tables(TABLES.c.state == OVER, TABLES.c.public == 1, *late, limit=limit, order=TABLES.c.ended)

    def record(self, table_id: str) -> str:
        """The record of a match that is over; nothing of any other."""
        query = select(TABLES.c.record).where(TABLES.c.id == table_id, TABLES.c.state == OVER)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar() or ""

    def count_answers(self, table_id: str) -> int:
        """How many answers are written."""
        query = select(func.count()).where(ANSWERS.c.table_id == table_id)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar() or 0

    def _tables(self, *conditions: Any, limit: int = 10_000, order: Any = TABLES.c.created) -> list[StoredTable]:
        columns = [column for column in TABLES.c if column.name != "record"]
        query = select(*columns).where(*conditions).order_by(order.desc()).limit(limit)
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
            places = _places_of(connection, [row.id for row in rows])
        return [
            StoredTable(**{**row._asdict(), "public": bool(row.public), "places": places.get(row.id, [])})
            for row in rows
        ]


def _places_of(connection: Connection, ids: Sequence[str]) -> dict[str, list[StoredPlace]]:
    found: dict[str, list[StoredPlace]] = {}
    for start in range(0, len(ids), BATCH):
        query = select(PLACES).where(PLACES.c.table_id.in_(ids[start : start + BATCH])).order_by(PLACES.c.place)
        for row in connection.execute(query):
            place = StoredPlace(row.place, row.kind, row.level, row.name, row.token, row.nonce)
            found.setdefault(row.table_id, []).append(place)
    return found


def _rows(one: _Append) -> Iterable[tuple[str | int, ...]]:
    """In the order of the columns."""
    for number, stored in enumerate(one.answers, one.first):
        answer = stored.answer
        who = (answer.seat, answer.code, answer.at_ms, answer.by)
        yield (one.table_id, number, stored.window, *who, stored.back_to)


def standing(answers: Iterable[StoredAnswer]) -> list[tuple[int, int, Answer]]:
    """The answers that were not taken back: number, window, answer."""
    kept: list[tuple[int, int, Answer]] = []
    for number, stored in enumerate(answers):
        if stored.back_to >= 0:
            kept = [one for one in kept if one[0] < stored.back_to]
        elif stored.window != READ:
            kept.append((number, stored.window, stored.answer))
    return kept


def goes_on(answers: Sequence[StoredAnswer]) -> bool:
    """Whether the last row tells that the players went on from where the answers lead: nobody looks at a result."""
    return bool(answers) and (answers[-1].window == READ or answers[-1].back_to >= 0)


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def refuse_newer(connection: Connection, scripts: ScriptDirectory) -> None:
    """A database that a later version has brought to its form is left alone."""
    form = MigrationContext.configure(connection).get_current_revision()
    known = [script.revision for script in scripts.walk_revisions()]
    if form is not None and form not in known:
        message = f"the database has the form {form}, known is {known[0]}"
        raise SayableError(message, TextId("serve-newer-database"), form=form, known=known[0])


def make_engine(url: str) -> Engine:
    """The engine for an address. ``postgresql://`` is spoken by psycopg."""
    if url.startswith(("postgres://", "postgresql://")):
        url = "postgresql+psycopg://" + url.partition("://")[2]
    # what a statement was about stands in no log
    engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"), hide_parameters=True)
    if url.startswith("sqlite"):
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Readers do not wait for writers; what is committed survives the death of the process. The log is carried over by
    a thread of its own; only where it has grown beyond all measure does who commits do it."""
    for pragma in (
        "journal_mode=WAL",
        "synchronous=NORMAL",
        "wal_autocheckpoint=20000",
        "foreign_keys=ON",
        "busy_timeout=10000",
    ):
        connection.execute(f"PRAGMA {pragma}")
