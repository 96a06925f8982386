"""The agent protocol: a player gets what its seat may know and gives one of the codes that it is asked for.

All that a player learns of a match is a `View`: the events as its seat saw them, its own tiles, what lies on the table,
and the question. `seated` puts players on the seats of a match; each then sees through the view of its own seat only.
"""

from collections.abc import Sequence
from typing import Protocol

from jantaku.scoring.ledger import Seat
from jantaku.table.match import Agent, Match
from jantaku.table.state.window import Ask, Window
from jantaku.table.telling.view import View
from jantaku.table.words import Code


class Player(Protocol):
    """Who answers for a seat: a bot, or a program that asks somebody."""

    def answer(self, view: View, ask: Ask, /) -> Code:
        """One of the codes of the question. ``view``: of the seat that is asked."""


def seated(match: Match, players: Sequence[Player]) -> list[Agent]:
    """These players on the seats of a match, as `Match.play` wants them: ``match.play(seated(match, players))``. Who
    answers for another hand looks at that hand."""
    views = [match.view(seat, of_hand=True) for seat in match.table.seats.all]
    return [_at(views, player) for player in players]


def _at(views: Sequence[View], player: Player) -> Agent:
    def agent(window: Window, seat: Seat, _codes: tuple[Code, ...]) -> Code:
        ask = window.ask_of(seat)
        assert ask is not None
        return player.answer(views[seat], ask)

    return agent
