"""What is kept, in both databases: answers under numbers that nobody can take twice."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import inspect

from jantaku.server.storage.store import (
    METADATA,
    OVER,
    PLAYING,
    WAITING,
    Store,
    StoredAnswer,
    StoredLine,
    StoredPlace,
    StoredTable,
    TakenError,
    standing,
)
from jantaku.table.state.window import Answer


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    url = f"sqlite:///{tmp_path / 'jantaku.db'}" if request.param == "sqlite" else request.getfixturevalue("postgresql")
    kept = Store(url)
    kept.migrate()
    yield kept
    kept.close()


def a_table(name: str) -> StoredTable:
    places = [
        StoredPlace(0, "person", "", "Anna", "t" * 64),
        StoredPlace(1, "person"),
        StoredPlace(2, "bot", "bot", "B"),
    ]
    return StoredTable(name, "012345", WAITING, "", 5, True, "riichi", "", "f" * 64, "{}", b"\x00\xff" * 16, places)


def said(window: int, code: int = 1 << 37) -> StoredAnswer:
    return StoredAnswer(window, Answer(1, code, 250, "clock"))


def test_a_number_is_taken_once(store: Store) -> None:
    store.add_table(a_table("once"))

    async def write() -> None:
        await store.append("once", 0, [said(0), said(1)])
        with pytest.raises(TakenError):
            await store.append("once", 1, [said(2)])
        await store.append("once", 2, [said(2)])

    asyncio.run(write())
    assert store.answers("once") == [said(0), said(1), said(2)]


def test_one_who_comes_second_does_not_spoil_what_others_write(store: Store) -> None:
    for name in ("first", "second", "third"):
        store.add_table(a_table(name))

    async def write() -> list[BaseException | None]:
        await store.append("second", 0, [said(0)])
        names = [("first", 0), ("second", 0), ("third", 0), ("first", 1), ("second", 1)]
        return await asyncio.gather(*(store.append(name, at, [said(at)]) for name, at in names), return_exceptions=True)

    outcome = asyncio.run(write())
    assert [type(one) for one in outcome] == [type(None), TakenError, type(None), type(None), type(None)]
    assert [store.count_answers(name) for name in ("first", "second", "third")] == [2, 2, 1]


def test_what_was_committed_goes_over_into_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jantaku.server.storage.store.CHECKPOINT_S", 0.02)
    file = tmp_path / "jantaku.db"
    kept = Store(f"sqlite:///{file}")
    kept.migrate()
    kept.add_table(a_table("long"))
    before = file.stat().st_size

    async def write() -> None:
        patience = time.monotonic() + 30  # a busy machine may let the other thread wait
        number = 0
        while time.monotonic() < patience:
            await kept.append("long", number, [said(number)])
            if file.stat().st_size > before + 20_000:
                return
            number += 1
            if number > 1000:
                await asyncio.sleep(0.01)
        raise AssertionError("all of it is still in the log")

    asyncio.run(write())
    kept.close()
    assert not file.with_name("jantaku.db-wal").exists(), "who goes last leaves nothing behind"


def test_tables_come_back_as_they_were(store: Store) -> None:
    table = a_table("back")
    store.add_table(table)
    assert store.table("back") == table
    assert store.by_code("012345") is not None
    assert store.sit("back", StoredPlace(1, "person", "", "Boris", "b" * 64, "nonce"))
    assert not store.sit("back", StoredPlace(1, "person", "", "Clara", "c" * 64)), "somebody sits there"
    assert store.begin_match("back")
    assert not store.begin_match("back"), "it begins once"
    found = store.table("back")
    assert found is not None
    assert (found.state, found.places[1].name, found.secret) == (PLAYING, "Boris", table.secret)
    store.end_match("back", "{}", "the record")
    assert store.record("back") == "the record"
    assert "back" in [one.id for one in store.finished(100)]
    assert store.in_state(OVER)


def test_what_was_said_is_kept_until_the_match_is_over(store: Store) -> None:
    for name in ("talk", "other"):
        store.add_table(a_table(name))
    spoken = [StoredLine(number, 0, "Anna", "" if number else "hello", f"words {number}", 7) for number in range(5)]
    for line in spoken:
        store.add_line("talk", line, most=3)
    store.add_line("other", spoken[0], most=3)
    assert store.lines("talk") == spoken[-3:]
    with pytest.raises(TakenError):
        store.add_line("talk", spoken[-1], most=3)
    store.end_match("talk", "{}", "")
    store.forget_talk()
    assert (store.lines("talk"), store.lines("other")) == ([], spoken[:1])
    store.remove("other")
    assert store.lines("other") == []


def test_what_was_taken_back_does_not_stand() -> None:
    answers = [said(0), said(1), said(2), StoredAnswer(0, Answer(-1, 0), back_to=1), said(1, 7), said(2, 8)]
    assert [(number, window, answer.code) for number, window, answer in standing(answers)] == [
        (0, 0, 1 << 37),
        (4, 1, 7),
        (5, 2, 8),
    ]


def test_the_migrations_make_what_the_program_knows(store: Store) -> None:
    there = inspect(store.engine)
    for table in METADATA.tables.values():
        columns = {column["name"]: column["nullable"] for column in there.get_columns(table.name)}
        assert columns == {column.name: bool(column.nullable) for column in table.columns}
        assert there.get_pk_constraint(table.name)["constrained_columns"] == [key.name for key in table.primary_key]
