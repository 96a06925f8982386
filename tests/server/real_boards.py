"""Boards of the games in tests/table/shape as the server tells them to seat 0, for the scenes of the pages.

    python -m tests.server.real_boards

writes ``web/src/scenes/boards.json``; a test fails where that is not what the server tells.
"""

import random
from pathlib import Path
from typing import Any, Final

import msgspec

from jantaku.rules import RuleSet, read
from jantaku.server.telling.board import SentBoard
from jantaku.server.telling.questions import window_on_wire
from jantaku.table.match import Match
from jantaku.table.state.window import WindowKind
from jantaku.table.table import table_of
from jantaku.table.telling.board import terms_of
from tests.table.random_players import HABITS, answer_of
from tests.table.shape import many_seats, resting_player, two_teams

FILE: Final = Path(__file__).parents[2] / "web" / "src" / "scenes" / "boards.json"
SHEETS: Final = {
    "table-5": many_seats.sheet_for(5),
    "table-6": many_seats.sheet_for(6),
    "table-8": many_seats.sheet_for(8),
    "table-resting": resting_player.SHEET,
    "table-teams": two_teams.SHEET,
}
NAMES: Final = ("Анна", "Борис", "Вера", "Глеб", "Дарья", "Егор", "Жанна", "Зоя")
EARLIEST: Final = {"table-resting": 2}
"""In which deal the scene is, counted from 0, if not in the first."""
MELDS: Final = 2
POND: Final = 5


def at_a_turn(rules: RuleSet, name: str, first: int) -> Match:
    """Seat 0 is asked in its own turn, late enough for something to lie on the table."""
    habits = [HABITS["caller"], HABITS["eager"], HABITS["collector"]]
    for seed in range(first, first + 60):
        match, rng = Match(rules, seed, NAMES[: rules.plan.players], table=table_of(rules.plan)), random.Random(seed)
        while match.window is not None:
            ask, deal = match.unanswered[0], match.deal
            melds = sum(len(hand.melds) for hand in deal.hands)
            late = len(deal.hands[0].pond) >= POND and melds >= MELDS and deal.number >= EARLIEST.get(name, 0)
            if late and ask.seat == 0 and match.window.kind is WindowKind.TURN:
                return match
            code = answer_of(match, match.window, ask, habits[ask.seat % len(habits)], rng)
            assert match.answer(ask.seat, code) is None
    raise AssertionError(f"{name}: no such moment")


def boards() -> dict[str, Any]:
    """By the name of the scene."""
    told = {}
    for name, sheet in SHEETS.items():
        match = at_a_turn(read(sheet), name, 1)
        view = match.view(0)
        board = SentBoard(terms_of(match.table.plan), match.table.seats.count)
        for event in view.events:
            board.follow(event)
        window = view.window
        assert window is not None
        names = [match.names[member] for member in match.seating.members]
        resting = [match.names[member] for member in match.seating.resting]
        told[name] = {
            "names": names,
            "resting": resting,
            "players": match.table.plan.players,
            "board": board.whole(),
            "window": window_on_wire(match, window, board),
        }
    return told


def written() -> bytes:
    """As the file has it."""
    lines = [b'  "%b": %b' % (name.encode(), msgspec.json.encode(told)) for name, told in boards().items()]
    return b"{\n%b\n}\n" % b",\n".join(lines)


if __name__ == "__main__":
    FILE.write_bytes(written())
