"""A hand won in stages of 5, 8 and 11 tiles: short mahjong (001:4329; variants_riichi.yaml `short_regular`).

Four tiles are dealt. One set and a pair are announced, nothing is paid, two tiles are drawn, and two sets and a pair
are wanted next; with three sets and a pair the hand is won. "After an intermediate agari the turn passes to oya." Each
player has a stage of his own; of several who could take one discard the nearest has it. Kans and riichi, which a table
may forbid, are forbidden here, and the wall is not broken anew.

Replaced: `phases` (four tiles), `admission`, the verb tsumo and the step "ron"; the plan's grammar is three sets and a
pair, and the grammar tells from the size of a hand how many of them are still wanted.
"""

from collections.abc import Callable
from typing import ClassVar, Self

from msgspec.structs import replace

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.events import Drawn, Event
from jantaku.table.events.event import by_all, nothing
from jantaku.table.events.line import Listed
from jantaku.table.parts.admission import Admission
from jantaku.table.parts.openings import Phases
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.holding import NO_TILE
from jantaku.table.state.memory import Memory, recall
from jantaku.table.steps import win
from jantaku.table.table import Answers, Table
from jantaku.table.words import Code, Verb
from jantaku.tiles import Tile, format_tiles
from tests.table.shape.seated import PLAN, parts_with

LAST_STAGE = 3
BLOCKS = (4,)


def short(plan: Plan, structure: str = "sets_3") -> Plan:
    """Three sets and a pair, no kans, no riichi, no early end."""
    return replace(
        plan,
        grammar=replace(plan.grammar, structures=(structure,)),
        kans=replace(plan.kans, limit=0),
        riichi=replace(plan.riichi, least_live=136),
        draws=replace(plan.draws, aborts=()),
    )


class StageReached(Event, frozen=True, tag="stage_reached"):
    """So many sets and a pair: not the end yet."""

    seat: Seat
    stage: int
    tiles: tuple[Tile, ...]

    seen = by_all
    lay = nothing

    def line(self) -> Listed:
        return Listed((self.words,))

    @property
    def words(self) -> str:
        return f"{self.seat} completes stage {self.stage}: {format_tiles(self.tiles)}"

    def said(self, wind: Callable[[Seat], str]) -> str:
        """As a scenario writes it: ``S stage 2``."""
        return f"{wind(self.seat)} stage {self.stage}"


class Stages(Memory):
    """At which stage each seat is."""

    stored: ClassVar[str] = "stages"
    of_seats: list[int]

    @classmethod
    def begin(cls, seats: int) -> Self:
        return cls([1] * seats)


def stages_of(deal: Deal) -> list[int]:
    return recall(deal, Stages).of_seats


class FourTiles(Phases):
    """Four tiles each, and everybody at the first stage."""

    remembers = Stages

    def __init__(self) -> None:
        super().__init__(BLOCKS)


class StagedAdmission(Admission):
    """Before the last stage a complete hand is enough; a yaku is asked for in the end."""

    def may_tsumo(self, deal: Deal, seat: Seat) -> bool:
        return stages_of(deal)[seat] < LAST_STAGE or super().may_tsumo(deal, seat)

    def may_ron(self, deal: Deal, seat: Seat, offer: Offer) -> bool:
        if stages_of(deal)[seat] < LAST_STAGE:
            return not self.furiten.blocks(deal.hands[seat])
        return super().may_ron(deal, seat, offer)


def reach_stage(deal: Deal, table: Table, seat: Seat) -> None:
    """Announce it, take two tiles, and go on with the dealer."""
    hand, stages = deal.hands[seat], stages_of(deal)
    melded = (tile for meld in hand.melds for tile in meld.tiles)
    deal.events.append(StageReached(seat, stages[seat], (*hand.tiles, *melded)))
    stages[seat] += 1
    for _ in range(2):
        tile = table.wall.draw(deal.wall)
        if tile is None:
            deal.push("exhausted")
            return
        hand.take(tile)
        deal.events.append(Drawn(seat, tile, "wall", deal.wall.live))
    hand.drawn = NO_TILE
    table.look(hand)
    deal.push("draw", deal.dealer)


def win_by_tsumo(deal: Deal, table: Table, seat: Seat, code: Code) -> None:
    """A stage, or the hand."""
    if stages_of(deal)[seat] < LAST_STAGE:
        reach_stage(deal, table, seat)
    else:
        win.win_by_tsumo(deal, table, seat, code)


def win_on(deal: Deal, table: Table, step: Step, answers: Answers) -> None:
    """The nearest takes the tile: for a stage, or for the hand."""
    offer = deal.offer
    assert offer is not None
    seat = next(seat for seat in table.seats.others(offer.seat, deal.direction) if step.code >> seat & 1)
    if stages_of(deal)[seat] == LAST_STAGE:
        win.win_on(deal, table, Step(step.name, step.seat, 1 << seat), answers)
        return
    deal.hands[seat].take(offer.tile)
    deal.hands[offer.seat].taken += 1
    deal.offer = None
    reach_stage(deal, table, seat)


def staged(plan: Plan = PLAN) -> Table:
    """A table at which a hand is won in stages."""
    return parts_with(
        short(plan),
        acts={"ron": win_on},
        verbs={Verb.TSUMO: win_by_tsumo},
        phases=lambda table: FourTiles(),
        admission=lambda table: StagedAdmission(
            table.plan, table.seats, table.dora, table.furiten, table.book.tile_set.copies
        ),
    )


def whole(plan: Plan = PLAN) -> Table:
    """The same tiles, but one set and a pair are the whole hand."""
    return parts_with(short(plan, "sets_1"), phases=lambda table: FourTiles())
