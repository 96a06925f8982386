"""Chou nagashi: whose discards are a nagashi mangan may stake a tile of the hand on a yakuman (001:2127).

When the wall is exhausted, and before anybody shows a hand, such a player may lay down a terminal or an honour of the
concealed hand. If nobody who shows a ready hand waits for it, the nagashi is a yakuman; whoever does is paid a mangan
by its owner, who then has no nagashi. Who lays down nothing has a nagashi mangan. Our reading: several choose at the
same time; whether the other could win on the tile, with a yaku or in furiten, does not matter.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.addition import Addition
from jantaku.table.events import TileStaked
from jantaku.table.parts.drawn_deals import CHOU_NAGASHI, Draws
from jantaku.table.parts.seats import Seats
from jantaku.table.state.deal import Deal, Step
from jantaku.table.state.memory import recall
from jantaku.table.state.staked_tiles import StakedTiles
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.steps.windows import open_window
from jantaku.table.words import PASS, Code, Verb, code, first_of
from jantaku.tiles import KIND, TERMINALS_AND_HONOURS

if TYPE_CHECKING:
    from jantaku.table.table import Actor, Answers, Asker, Table

STEP: Final = "chou_nagashi"


def ask_for_tile(deal: Deal, table: "Table", step: Step) -> Window | None:
    """Which tile will each stake? Who says nothing stakes none."""
    rules = table.addition(ChouNagashi)
    asks = [(seat, [*codes, PASS], PASS) for seat, codes in rules.choices(deal).items()]
    return open_window(deal, table, WindowKind.CHOICE, asks) if asks else None


def stake_tile(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Everybody sees the tiles."""
    staked = recall(deal, StakedTiles).tiles
    for seat, answer in answers.items():
        if answer.code != PASS:
            staked[seat] = first_of(answer.code)
            deal.events.append(TileStaked(seat, first_of(answer.code)))


class ChouNagashi(Addition):
    """Who may stake what."""

    remembers = StakedTiles
    asks: ClassVar[Mapping[str, "Asker"]] = {STEP: ask_for_tile}
    acts: ClassVar[Mapping[str, "Actor"]] = {STEP: stake_tile}

    def __init__(self, draws: Draws, seats: Seats) -> None:
        self.draws = draws
        self.seats = seats

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "ChouNagashi | None":
        """Its place in the plan is that of an element."""
        return cls(table.draws, table.seats) if CHOU_NAGASHI in plan.elements else None

    def exhausted(self, deal: Deal) -> None:
        """It is asked before hands are shown, so that nobody knows for what the others wait."""
        deal.push(STEP)

    def choices(self, deal: Deal) -> dict[Seat, list[Code]]:
        """Which words each may say whose nagashi it is, and who has such a tile."""
        tiles = {
            seat: [
                code(Verb.CHOOSE, tile) for tile in deal.hands[seat].tiles if TERMINALS_AND_HONOURS >> (tile & KIND) & 1
            ]
            for seat in self.draws.nagashi(deal)
        }
        return {seat: codes for seat, codes in tiles.items() if codes}
