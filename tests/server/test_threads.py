"""Threads that decode the same types for the first time: nobody meets one that is half made."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import pytest

PROCESSES: Final = 6
"""Without `make_types_ready` nearly every one of them dies."""

RACE: Final = """
import sys, threading

def race(*tasks):
    start = threading.Barrier(len(tasks))
    def run(task):
        start.wait()
        task()
    threads = [threading.Thread(target=run, args=[task]) for task in tasks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

sys.setswitchinterval(1e-6)
"""

SERVER: Final = """
from jantaku.server.web.app import make_app
from jantaku.server.web.settings import Settings
make_app(Settings(db="sqlite://"))
"""

LIBRARY: Final = """
import jantaku as jan
jan.load, jan.Match, jan.read_record
"""

DECODE: Final = """
import msgspec
from jantaku.ready import _types

def plain_ones():
    for type_ in _types(msgspec.Struct):
        try:
            yield type_, msgspec.json.encode(type_())
        except TypeError:
            pass  # it cannot be made of nothing

for type_, told in plain_ones():
    race(*[lambda: msgspec.json.decode(told, type=type_)] * 8)
"""

NOTHING_FORGOTTEN: Final = """
from importlib import import_module
from pathlib import Path
import msgspec
import jantaku
from jantaku.ready import make_types_ready, _ready

make_types_ready(everything=True)
root = Path(jantaku.__file__).parent
for path in sorted(root.rglob("*.py")):
    parts = path.relative_to(root.parent).with_suffix("").parts
    if "cli" not in parts and "migrations" not in parts:
        import_module(".".join(parts).removesuffix(".__init__"))

def types(base):
    for one in base.__subclasses__():
        yield one
        yield from types(one)

ours = {one for one in types(msgspec.Struct) if one.__module__.startswith("jantaku.")}
assert len(ours) > 200, len(ours)
assert ours == _ready, ours ^ _ready
"""


def run(program: str) -> tuple[int, str]:
    """How a fresh process ends with it."""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False)
    return ended.returncode, ended.stderr


@pytest.mark.parametrize("program", [SERVER, LIBRARY], ids=["server", "library"])
def test_no_process_dies_of_two_threads_that_decode_at_once(program: str) -> None:
    with ThreadPoolExecutor(2) as pool:
        ends = list(pool.map(run, [RACE + program + DECODE] * PROCESSES))
    assert ends == [(0, "")] * PROCESSES


def test_no_type_is_forgotten() -> None:
    """Whatever module a thread brings in later: its types are ready."""
    assert run(NOTHING_FORGOTTEN) == (0, "")
