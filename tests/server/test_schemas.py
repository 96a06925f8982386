"""Databases of other versions: earlier ones are brought to the present form with all that they hold, later ones are
refused in a sentence."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from jantaku.cli import main
from jantaku.server.storage import uploads
from jantaku.server.storage.store import Store, StoredLine
from jantaku.texts import SayableError
from tests.server.test_store import a_table, said

FORMS = ("0001", "0002", "0003")
"""All that there have been; whoever adds one adds it here."""


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'jantaku.db'}"
        return
    found: str = request.getfixturevalue("postgresql")
    empty(found)
    yield found
    empty(found)


def empty(url: str) -> None:
    with closing(Store(url)) as store, store.engine.begin() as connection:
        connection.execute(text("drop schema public cascade"))
        connection.execute(text("create schema public"))


@pytest.mark.parametrize("form", FORMS)
def test_a_database_of_an_earlier_version_goes_on(url: str, form: str) -> None:
    with closing(Store(url)) as store:
        store.migrate(form)
        store.add_table(a_table("old"))
        with store.engine.begin() as connection:
            connection.execute(text("insert into answers values ('old', 0, 7, 1, 137438953472, 250, 'clock', -1)"))
            found = connection.execute(text("select version_num from alembic_version")).scalar()
        assert found == form
    with closing(Store(url)) as store:
        store.migrate()
        table = store.table("old")
        assert table is not None
        assert (table.secret, len(table.places)) == (b"\x00\xff" * 16, 3)
        assert store.answers("old") == [said(7)]
        uploads.keep(store, "name", b"record")
        assert uploads.kept(store, "name") == b"record"
        store.add_line("old", StoredLine(0, 0, "Anna", "hello", "", 5), 60)
        assert len(store.lines("old")) == 1
        with store.engine.begin() as connection:
            assert connection.execute(text("select version_num from alembic_version")).scalar() == FORMS[-1]
            assert {"tables", "places", "answers", "uploads", "lines"} <= {*inspect(connection).get_table_names()}


def test_a_database_of_a_later_version_is_left_alone(url: str) -> None:
    with closing(Store(url)) as store:
        store.migrate()
        store.add_table(a_table("new"))
        with store.engine.begin() as connection:
            connection.execute(text("update alembic_version set version_num = '0999'"))
        with pytest.raises(SayableError) as caught:
            store.migrate()
        assert "0999" in caught.value.message("ru")
        assert store.table("new") is not None


@pytest.mark.parametrize(("language", "words"), [("en", "newer version"), ("ru", "более новая версия")])
def test_the_command_line_says_it_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, words: str
) -> None:
    url = f"sqlite:///{tmp_path / 'jantaku.db'}"
    with closing(Store(url)) as store:
        store.migrate()
        with store.engine.begin() as connection:
            connection.execute(text("update alembic_version set version_num = '0999'"))
    code = main(["--lang", language, "serve", "--port", "0", "--db", url])
    told = capsys.readouterr()
    assert (code, told.out) == (2, "")
    assert words in " ".join(told.err.split())
    assert "Traceback" not in told.err
