"""Raised runs: on the claimed tile of an open run its owner lays an equal one, "jun!", and draws another (001:3171).

It goes as with a tile that is added to a pon, but for the draw, which is an ordinary one from the live wall: whoever
waits for the tile may win on it first. By some rules the run counts as closed from then on, and a hand in which nothing
else is open may declare riichi.

The books do not say more. Our reading: a run is raised once, after a draw, as long as a live tile is left to be drawn
for it, and never in riichi.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from jantaku.hands import Meld, MeldForm
from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.addition import Addition, Robbery
from jantaku.table.events import RunRaised
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.holding import NO_TILE, Holding
from jantaku.table.steps.offer import interrupt
from jantaku.table.words import Code, Verb, code, first_of, second_of
from jantaku.tiles import KIND, Tile

if TYPE_CHECKING:
    from jantaku.table.table import Actor, Answers, Doer, Table

FORMS: Final = {"open": MeldForm.RAISED_RUN, "closed": MeldForm.CLOSED_RUN}
"""What a run is that was raised."""


def raise_run(deal: Deal, table: "Table", seat: Seat, code: Code) -> None:
    """A tile is laid on the equal one of an open run. It may be robbed before another is drawn for it."""
    tile = first_of(code)
    hand = deal.hands[seat]
    drawn = tile == hand.drawn
    meld = table.addition(RaisedRuns).lay(hand, tile, second_of(code))
    hand.drawn = NO_TILE
    if not drawn:
        table.look(hand)
    deal.fed_kan = -1
    deal.events.append(RunRaised(seat, meld))
    table.furiten.declared(deal)
    deal.offer = Offer(tile, seat, "run", drawn)
    deal.push("raised", seat)
    deal.push("rob", seat)


def run_stands(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Nobody took the tile: the next one is drawn, as in any turn."""
    interrupt(deal, table, step.seat)
    deal.offer = None
    deal.push("draw", step.seat)


class RaisedRuns(Addition):
    """The rules of raised runs."""

    acts: ClassVar[Mapping[str, "Actor"]] = {"raised": run_stands}
    verbs: ClassVar[Mapping[int, "Doer"]] = {int(Verb.RAISED_RUN): raise_run}

    def __init__(self, form: MeldForm) -> None:
        self.form = form
        """What a run is that was raised."""

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "RaisedRuns | None":
        """Where runs are raised."""
        form = FORMS.get(plan.calls.raised_runs)
        return None if form is None else cls(form)

    def obstacle(self, deal: Deal, seat: Seat) -> str:
        """What speaks against it whatever the tile: ``riichi``, ``after_call``, ``last_tile``; or nothing."""
        hand = deal.hands[seat]
        if hand.riichi:
            return "riichi"
        if hand.drawn < 0:
            return "after_call"
        return "" if deal.wall.live else "last_tile"

    def drawn_words(self, deal: Deal, seat: Seat) -> list[Code]:
        """The tiles that this seat may lay on its runs; of equal runs only on the first."""
        hand = deal.hands[seat]
        if not hand.open:
            return []
        runs = {
            tuple(tile & KIND for tile in meld.tiles): meld for meld in reversed(hand.melds) if _may_rise(hand, meld)
        }
        if not runs or self.obstacle(deal, seat):
            return []
        return [
            code(Verb.RAISED_RUN, tile, meld.tiles[0])
            for meld in reversed(runs.values())
            for tile in hand.of_kind(meld.tiles[0] & KIND)
        ]

    def lay(self, hand: Holding, tile: Tile, claimed: Tile) -> Meld:
        """The tile leaves the hand for the run in which the claimed one lies."""
        hand.put(tile)
        raised = _replace(hand, claimed, self.form, tile)
        hand.open = any(meld.is_open for meld in hand.melds)
        return raised

    def offers(self) -> Mapping[str, Robbery]:
        """The tile that is laid on a run."""
        return {"run": self}

    def rob(self, deal: Deal, seat: Seat, tile: Tile) -> None:
        """The tile is gone; what is left is the run that lay there."""
        hand = deal.hands[seat]
        raised = next(meld for meld in hand.melds if meld.is_run and meld.added == tile)
        _replace(hand, raised.tiles[0], MeldForm.CHI, None)
        hand.open = True

    def may_be_robbed(self, offer: Offer) -> bool:
        """Whether the tile can be won on at all."""
        return True

    def by_every_hand(self, offer: Offer) -> bool:
        """Whether any hand that waits for it may win on it."""
        return True

    def may_win_by(self, deal: Deal, seat: Seat, tile: Tile) -> bool:
        """Only hands that wait for it."""
        return False

    def calls(self, deal: Deal, seat: Seat, offer: Offer) -> list[Code]:
        """Nobody calls it."""
        return []


def _may_rise(hand: Holding, meld: Meld) -> bool:
    return meld.form is MeldForm.CHI and hand.counts[meld.tiles[0] & KIND] > 0


def _replace(hand: Holding, claimed: Tile, form: MeldForm, added: Tile | None) -> Meld:
    """The run with this claimed tile, in another form, where it lies."""
    place = next(place for place, meld in enumerate(hand.melds) if meld.is_run and meld.claimed == claimed)
    run = hand.melds[place]
    hand.melds[place] = Meld(form, run.tiles, run.claimed, run.feeder, added)
    return hand.melds[place]
