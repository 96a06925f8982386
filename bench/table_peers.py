"""Those who play whole matches and check records, each through its own agent interface; and jantaku in the same manner.

A hanchan is played with answers drawn evenly from what is allowed, by an agent written in Python, events kept as each
program keeps them. Answers cannot be compared here: every program deals other walls. A record is checked from its
file on; that both find nothing wrong with it is compared.
"""

# mypy: disable-error-code="import-not-found, import-untyped"
# (riichienv ships no type marker; the others are there only in the environment of the benchmark)

import random
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bench.peers import Program
from jantaku.records.archives import GameFile
from jantaku.records.verify import verify_game
from jantaku.rules import load
from jantaku.table.match import Match
from jantaku.table.state.window import Window

try:
    from jansou.core.rules import Rules
    from jansou.game.agents import RandomAgent
    from jansou.game.environment import Environment
    from jansou.validation.cli import check_file
    from riichienv import RiichiEnv
except ModuleNotFoundError as missing:
    sys.exit(f"bench: {missing.name} is not installed here; make bench lays out an environment with all peers")

SEATS = 4


class Log(NamedTuple):
    """A stored game: the file it was unpacked to, and its bytes."""

    path: str
    data: bytes


def unpacked(archive: Path, folder: Path) -> list[Log]:
    """The games of an archive, as files and in memory."""
    logs = []
    with tarfile.open(archive) as games:
        for member in games.getmembers():
            content = games.extractfile(member)
            if content is not None:
                path = folder / Path(member.name).name
                data = content.read()
                path.write_bytes(data)
                logs.append(Log(str(path), data))
    return logs


# ---------------------------------------------------------------- whole hanchan


def play_jantaku(seeds: Sequence[int]) -> list[Any]:
    rules = load("tenhou")
    played = []
    for seed in seeds:
        choice = random.Random(seed).choice

        def agent(window: Window, seat: int, codes: tuple[int, ...], choice: Any = choice) -> int:
            return choice(codes)  # type: ignore[no-any-return]

        match = Match(rules, seed)
        match.play([agent] * SEATS)
        played.append(match)
    return played


def play_jansou(seeds: Sequence[int]) -> list[Any]:
    played = []
    for seed in seeds:
        table = Environment(Rules(), seed=seed)
        table.run([RandomAgent(SEATS * seed + seat) for seat in range(SEATS)])
        played.append(table)
    return played


def play_riichienv(seeds: Sequence[int]) -> list[Any]:
    played = []
    for seed in seeds:
        choice = random.Random(seed).choice
        table = RiichiEnv(game_mode="4p-red-half", seed=seed)
        seen = table.reset()
        while not table.done():
            seen = table.step({seat: choice(view.legal_actions()) for seat, view in seen.items()})
        played.append(table)
    return played


def _finished(played: Sequence[Any]) -> list[Any]:
    """Every match came to its end; more cannot be compared."""
    return ["finished"] * len(played)


PLAY = Program("jantaku", list, play_jantaku, _finished)
PLAY_JANSOU = Program("jansou", list, play_jansou, _finished)
PLAY_RIICHIENV = Program("riichienv", list, play_riichienv, _finished)


# ---------------------------------------------------------------- records


def verify_jantaku(paths: Sequence[str]) -> list[Any]:
    return [verify_game(GameFile(path, Path(path).read_bytes())) for path in paths]


def verify_jansou(paths: Sequence[str]) -> list[Any]:
    return [check_file(path) for path in paths]


def _nothing_wrong(verdicts: Sequence[Any]) -> list[Any]:
    return [not verdict.failed for verdict in verdicts]


VERIFY = Program("jantaku", lambda logs: [log.path for log in logs], verify_jantaku, _nothing_wrong)
VERIFY_JANSOU = Program("jansou-validate", lambda logs: [log.path for log in logs], verify_jansou, _nothing_wrong)
