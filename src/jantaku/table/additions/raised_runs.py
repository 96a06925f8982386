"""Raised runs: on the claimed tile of an open run its owner lays an equal one, "jun!", and draws another (001:3171).

It goes as with a tile that is added to a pon, but for the draw, which is an ordinary one from the live wall: whoever
waits for the tile may win on it first. By some rules the run counts as closed from then on, and a hand in which nothing
else is open may declare riichi.

The books do not say more. Our reading: a run is raised once, after a draw, as long as a live tile is left to be drawn
for it, and never in riichi.

By some rules such a run is robbed twice (001:2112): its first tile was called, and the one laid on it may be called,
too, for a run of whoever may call runs of its owner, whose turn is over then. By some the two tiles of the own hand
that lie with a called run may be won on, as soon as they are laid. Our reading: the run stands by then, and so the
go-around is over, as after any call; the tiles are on offer one after the other, the lower first.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from jantaku.hands import Meld, MeldForm
from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.addition import Addition, Hearer, Robbery
from jantaku.table.events import Called, Event, RunRaised
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.holding import NO_TILE, Holding
from jantaku.table.steps.offer import interrupt
from jantaku.table.words import VERB_SHIFT, Code, Verb, code, first_of, second_of
from jantaku.tiles import KIND, Tile, place_in_hand

if TYPE_CHECKING:
    from jantaku.table.parts.calls import Calls
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

    def __init__(self, form: MeldForm, runs: "Calls | None" = None) -> None:
        self.form = form
        """What a run is that was raised."""
        self.runs = runs
        """Who calls a tile that was laid on one, if it may be called."""

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "RaisedRuns | None":
        """Where runs are raised."""
        form = FORMS.get(plan.calls.raised_runs)
        return None if form is None else cls(form, table.calls if plan.calls.runs_call_raised else None)

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
        """Where it may be robbed for a run: the runs that this seat makes with it."""
        hand = deal.hands[seat]
        if self.runs is None or hand.riichi or hand.mute or hand.owes or not self.runs.open(deal):
            return []
        return [code for code in self.runs.codes(deal, seat, offer, False) if code >> VERB_SHIFT == Verb.CHI]


def lay_out(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """A tile that a player has laid with a called run is on offer."""
    tile = first_of(step.code)
    deal.offer = Offer(tile, step.seat, "laid")
    deal.push("rob", step.seat)


def lies(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Nobody has won on them: the caller's turn goes on."""
    deal.offer = None


class LaidTiles(Addition):
    """The tiles of the own hand in a called run, which may be won on when they are laid."""

    acts: ClassVar[Mapping[str, "Actor"]] = {"lay_out": lay_out, "lies": lies}

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "LaidTiles | None":
        """Where they may be robbed."""
        return cls() if plan.calls.rob_laid and plan.calls.raised_runs != "never" else None

    def heard(self) -> Mapping[type[Event], Hearer]:
        """Runs that are called."""
        return {Called: self.called}

    def called(self, deal: Deal, event: Called) -> None:
        """The two tiles are offered before the caller discards."""
        if event.meld.is_run:
            deal.push("lies", event.seat)
            for tile in reversed(own_tiles(event.meld)):
                deal.push("lay_out", event.seat, code(Verb.PASS, tile))

    def offers(self) -> Mapping[str, Robbery]:
        """A tile that is laid."""
        return {"laid": self}

    def rob(self, deal: Deal, seat: Seat, tile: Tile) -> None:
        """The tile is gone, and the run with it: what is left of it is in the hand."""
        hand = deal.hands[seat]
        place = next(place for place, meld in enumerate(hand.melds) if tile in meld.tiles)
        for other in hand.melds.pop(place).tiles:
            if other != tile:
                hand.tiles.append(other)
                hand.counts[other & KIND] += 1
        hand.open = any(meld.is_open for meld in hand.melds)

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


def own_tiles(run: Meld) -> list[Tile]:
    """The tiles of a called run that come from the hand, the lower first."""
    return sorted((tile for tile in run.tiles if tile != run.claimed), key=place_in_hand)


def _may_rise(hand: Holding, meld: Meld) -> bool:
    return meld.form is MeldForm.CHI and hand.counts[meld.tiles[0] & KIND] > 0


def _replace(hand: Holding, claimed: Tile, form: MeldForm, added: Tile | None) -> Meld:
    """The run with this claimed tile, in another form, where it lies."""
    place = next(place for place, meld in enumerate(hand.melds) if meld.is_run and meld.claimed == claimed)
    run = hand.melds[place]
    hand.melds[place] = Meld(form, run.tiles, run.claimed, run.feeder, added)
    return hand.melds[place]
