"""What the documentation shows of the program: every ``$ jantaku`` in it, run, and held against what stands below it.

In what is shown, a line ``...`` stands for any lines, and ``...`` within a line for any text. Seconds are not compared.
All commands of a page run in one folder, one after the other; `prepare` lays sample files into it, and a page adds its
own: ``<!-- file: our_club.toml -->`` above a block makes a file of it. ``<!-- typed: 1 | q -->`` above a block is what
somebody types there, line by line.

`scripts/write_samples` writes the output of today into the pages; `tests/test_docs.py` fails where it is not there.
"""

import io
import json
import os
import re
import shlex
import sys
import tarfile
from collections.abc import Iterator
from contextlib import ExitStack, chdir, redirect_stderr, redirect_stdout
from difflib import SequenceMatcher
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple
from unittest import mock

import jantaku as jan
from jantaku.cli import main, serve
from jantaku.players import Bot, seated

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "docs" / "games"
"""The pages of the games have a test and a script of their own."""
BLOCK: Final = re.compile(
    r"(?:^<!-- (?P<key>file|typed): (?P<value>.*?) -->\n)?^```(?P<language>\w*)\n(?P<body>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
ELLIPSIS: Final = "..."
SECONDS: Final = re.compile(r"\d+\.\d s\b")
SURROUNDINGS: Final = {
    "COLUMNS": "100",
    "LC_ALL": "C.UTF-8",
    "NO_COLOR": "1",
    "TERM": "xterm",
}


class Sample(NamedTuple):
    """One command of a page, and what the page shows below it."""

    page: Path
    at: int
    """Where what is shown begins in the text of the page."""
    command: str
    shown: str
    typed: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """For the report of the tests."""
        return f"{self.page.relative_to(ROOT)}: {self.command}"


class Given(NamedTuple):
    """A file that the page writes down for its samples."""

    name: str
    text: str


def pages() -> list[Path]:
    """All pages whose samples are run."""
    files = (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))
    return sorted(page for page in files if not page.is_relative_to(GAMES))


def steps(page: Path) -> Iterator[Sample | Given]:
    """The samples of a page and the files that it gives, in order."""
    text = page.read_text("utf-8")
    for block in BLOCK.finditer(text):
        if block["key"] == "file":
            yield Given(block["value"], block["body"])
            continue
        typed = tuple(line.strip() for line in block["value"].split("|")) if block["key"] == "typed" else ()
        commands = list(re.finditer(r"^\$ (.*)\n", block["body"], re.MULTILINE))
        for number, command in enumerate(commands):
            end = commands[number + 1].start() if number + 1 < len(commands) else len(block["body"])
            if command[1].startswith("jantaku "):
                shown = block["body"][command.end() : end]
                yield Sample(page, block.start("body") + command.end(), command[1], shown, typed)


def prepare(folder: Path) -> None:
    """The files that samples may speak of: recorded games, one of them tampered with, an archive; the scenarios."""
    game = (ROOT / "web" / "tests" / "records" / "four_bots.mjlog").read_bytes()
    (folder / "game.mjlog").write_bytes(game)
    with tarfile.open(folder / "games.tar.gz", "w:gz") as archive:
        archive.add(folder / "game.mjlog", "game.mjlog")
    (folder / "tests").symlink_to(ROOT / "tests")
    (folder / "game.jsonl").write_text(played(), "utf-8")
    (folder / "edited.mjlog").write_bytes(re.sub(rb'(<AGARI [^>]*?ten="\d+),(\d+),', rb"\1,\g<2>0,", game, count=1))
    told = json.loads(jan.write_record(jan.read_record(game), "tenhou_json"))
    told["sc"][1::2] = [61, 31, -58, -34]  # another uma
    (folder / "tournament.json").write_text(json.dumps(told), "utf-8")


def played() -> str:
    """A match of four bots in our own format, with the seeds of its walls."""
    match = jan.Match("tenhou", seed=7)
    match.play(seated(match, [Bot(match.rules.game, seed) for seed in range(4)]))
    return jan.write_record(jan.record_of(match), "native")


class Listening:
    """In place of a socket: nothing is served while the pages are looked at."""

    def __init__(self, host: str, port: int) -> None:
        self.address = (host, port)

    def getsockname(self) -> tuple[str, int]:
        """Where it would listen."""
        return self.address


def output_of(sample: Sample, folder: Path) -> str:
    """What the command prints in this folder, errors included."""
    page = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="\n")
    command = sample.command.split(" | ")[0].split(" > ")[0].split("  #")[0]
    with ExitStack() as stack:
        stack.enter_context(chdir(folder))
        stack.enter_context(mock.patch.dict(os.environ, {**SURROUNDINGS, "XDG_DATA_HOME": str(folder / "data")}))
        stack.enter_context(mock.patch.object(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in sample.typed))))
        stack.enter_context(mock.patch.object(serve, "listen", Listening))
        stack.enter_context(mock.patch.object(serve, "server_of"))
        stack.enter_context(mock.patch.object(serve, "keep_pauses_short"))
        stack.enter_context(redirect_stdout(page))
        stack.enter_context(redirect_stderr(page))
        main(shlex.split(command)[1:])
    page.flush()
    printed = page.buffer.getvalue().decode("utf-8")
    return "".join(f"{line.rstrip()}\n" for line in printed.splitlines())


def fits(shown: str, printed: str) -> bool:
    """Whether what is shown is what was printed, dots and seconds aside."""
    lines = SECONDS.sub("# s", printed).splitlines()
    places = {0}  # where in what was printed the page may be now
    for line in SECONDS.sub("# s", shown).splitlines():
        if line.strip() == ELLIPSIS:
            places = set(range(min(places), len(lines) + 1))
        else:
            pattern = re.compile(".*".join(re.escape(part) for part in line.rstrip().split(ELLIPSIS)))
            places = {place + 1 for place in places if place < len(lines) and pattern.fullmatch(lines[place])}
        if not places:
            return False
    return len(lines) in places


def sewn(shown: str, printed: str) -> str:
    """What was printed, without what the page leaves out, as near as can be told, and with the page's seconds."""
    if any(line.strip() == ELLIPSIS for line in shown.splitlines()):
        printed = _shortened(shown, printed)
    seconds = SECONDS.findall(shown)
    if len(seconds) == len(SECONDS.findall(printed)):
        told = iter(seconds)
        printed = SECONDS.sub(lambda _: next(told), printed)
    return printed


def _shortened(shown: str, printed: str) -> str:
    """The parts of what was printed that are most like the parts that the page shows."""
    new = printed.splitlines()
    parts = [part.splitlines() for part in re.split(r"(?m)^\s*\.\.\.\n?", shown)]
    kept: list[str] = []
    at = 0
    for number, part in enumerate(parts):
        if number:
            kept.append(ELLIPSIS)
        if number == 0:
            begin = 0
        elif number == len(parts) - 1:
            begin = max(at, len(new) - len(part))
        else:
            places = range(at, max(at + 1, len(new) - len(part) + 1))
            begin = max(places, key=partial(_likeness, part, new))
        kept += new[begin : begin + len(part)]
        at = begin + len(part)
    return "".join(f"{line}\n" for line in kept)


def _likeness(part: list[str], lines: list[str], at: int) -> tuple[float, int]:
    """How much these lines of the page are like those printed from here on; of equals the first."""
    return sum(SequenceMatcher(None, one, other).ratio() for one, other in zip(part, lines[at:], strict=False)), -at
