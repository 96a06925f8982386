"""Ura buse riichi: the tile of the declaration lies face down (001:2117).

Nobody may win on it, and nobody calls it, for nobody sees it. It belongs to the pond of all: whoever waits for such a
tile is furiten as long as he does, and is told so, but not by which tile (our reading). When the deal is over it is
turned up.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from jantaku.rules.plan import Plan
from jantaku.table.additions.addition import Addition, Hearer
from jantaku.table.events import Discarded, DiscardedFaceDown, Event, PondTileTurned
from jantaku.table.state.deal import Deal, Result, Step
from jantaku.table.state.face_down import FaceDown
from jantaku.table.state.holding import NO_TILE
from jantaku.table.state.memory import recall
from jantaku.table.steps.no_win import ABORTS
from jantaku.tiles import Tile

if TYPE_CHECKING:
    from jantaku.table.table import Actor, Answers, Table

STEP: Final = "face_down"


def let_lie_unseen(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Nobody is asked about the tile: what follows a discard that nobody takes."""
    ending = table.draws.after_discard(deal)
    if ending is not None:
        deal.push("abort", step.seat, ABORTS.index(ending))
    else:
        assert deal.offer is not None
        table.turns.after_discard(deal, step.seat)
        for let_lie in table.let_lie:
            let_lie(deal, deal.offer, answers)
    deal.push("riichi", step.seat)


class FaceDownRiichi(Addition):
    """What becomes of such a tile."""

    remembers = FaceDown
    acts: ClassVar[Mapping[str, "Actor"]] = {STEP: let_lie_unseen}

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "FaceDownRiichi | None":
        """Where there is such a riichi."""
        return cls() if plan.riichi.turns_down else None

    def heard(self) -> Mapping[type[Event], Hearer]:
        """Discards."""
        return {Discarded: self.discarded}

    def discarded(self, deal: Deal, event: Discarded) -> None:
        """One lies face down."""
        if isinstance(event, DiscardedFaceDown):
            recall(deal, FaceDown).tiles[event.seat] = event.tile

    def ended(self, deal: Deal, result: Result) -> None:
        """It is turned up."""
        for seat, tile in enumerate(recall(deal, FaceDown).tiles):
            if tile != NO_TILE:
                deal.events.append(PondTileTurned(seat, Tile(tile)))
