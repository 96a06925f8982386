"""Servers for the tests: SQLite always, PostgreSQL where a server program is found on the machine."""

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running, free

PROGRAMS = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of a module, with an empty SQLite file."""
    with Running(free(tmp_path_factory.mktemp("server") / "jantaku.db", away_s=0.3)) as running:
        yield running


def found(program: str) -> str | None:
    """A program of PostgreSQL; distributions hide some of them."""
    if known := shutil.which(program):
        return known
    folders = [folder for pattern in PROGRAMS for folder in Path("/").glob(pattern.lstrip("/"))]
    return next((str(folder / program) for folder in folders if (folder / program).exists()), None)


def free_port() -> int:
    with contextlib.closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of an empty database, on loopback, gone after the tests."""
    initdb, postgres, psql = found("initdb"), found("postgres"), found("psql")
    if initdb is None or postgres is None or psql is None:
        pytest.skip("PostgreSQL is not installed here (initdb, postgres and psql were not found)")
    with tempfile.TemporaryDirectory(prefix="jantaku-") as folder:  # pytest's own folders are closed to other users
        yield from postgresql_in(Path(folder), initdb, postgres, psql)


def postgresql_in(folder: Path, initdb: str, postgres: str, psql: str) -> Iterator[str]:
    """As the fixture says, with its files in this folder."""
    user = None
    if os.geteuid() == 0:  # it does not run as root
        known = {entry.pw_name for entry in pwd.getpwall()}
        user = next((name for name in ("postgres", "nobody") if name in known), None)
        if user is None:
            pytest.skip("PostgreSQL does not run as root, and there is no user postgres or nobody")
        shutil.chown(folder, user)
    data, port = folder / "data", free_port()
    made = subprocess.run(
        [initdb, "-D", str(data), "-U", "jantaku", "-A", "trust", "-E", "UTF8", "--no-sync"],
        capture_output=True, user=user, cwd=folder, check=False,
    )  # fmt: skip
    if made.returncode:
        pytest.skip(f"initdb failed: {made.stderr.decode(errors='replace')[-200:]}")
    running = subprocess.Popen(
        [postgres, "-D", str(data), "-h", "127.0.0.1", "-p", str(port), "-k", str(folder), "-c", "fsync=off"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, user=user, cwd=folder,
    )  # fmt: skip
    try:
        ask = [
            psql,
            "-h",
            "127.0.0.1",
            "-p",
            str(port),
            "-U",
            "jantaku",
            "-d",
            "postgres",
            "-c",
            "create database jantaku",
        ]
        for _ in range(300):
            if subprocess.run(ask, capture_output=True, check=False).returncode == 0:
                break
            time.sleep(0.1)
        else:
            pytest.skip("PostgreSQL did not start in 30 s")
        yield f"postgresql://jantaku@127.0.0.1:{port}/jantaku"
    finally:
        running.terminate()
        running.wait(30)
