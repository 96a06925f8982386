"""A hand won in stages of 5, 8 and 11 tiles: short mahjong (001:4329; variants_riichi.yaml `short_regular`).

Four tiles are dealt. One set and a pair are announced, nothing is paid, two tiles are drawn, and two sets and a pair
are wanted next; with three sets and a pair the hand is won. "After an intermediate agari the turn passes to oya." Each
player has a stage of his own; of several who could take one discard the nearest has it. Kans and riichi, which a table
may forbid, are forbidden here, and the wall is not broken anew.

Replaced: `phases` (four tiles), `admission`, the verb tsumo and the step "ron"; the plan's grammar is three sets and a
pair, and the grammar tells from the size of a hand how many of them are still wanted.
"""

from msgspec.structs import replace

from jantaku.scoring.ledger import Seat
from jantaku.table import course
from jantaku.table.admission import Admission
from jantaku.table.codes import Code, Verb
from jantaku.table.deal import Deal, Offer, Step
from jantaku.table.events import Drawn, _Event
from jantaku.table.holding import NO_TILE
from jantaku.table.parts import Answers, Parts
from jantaku.table.phases import Phases
from jantaku.tiles import Tile, format_tiles
from tests.table.shape.seated import PLAN, Seated, laid, parts_with

LAST_STAGE = 3
BLOCKS = (4,)
SHORT = replace(
    PLAN,
    grammar=replace(PLAN.grammar, structures=("sets_3",)),
    kans=replace(PLAN.kans, limit=0),
    riichi=replace(PLAN.riichi, least_live=136),
    draws=replace(PLAN.draws, aborts=()),
)


class StageReached(_Event, frozen=True, tag="stage_reached"):
    """So many sets and a pair: not the end yet."""

    seat: Seat
    stage: int
    tiles: tuple[Tile, ...]

    @property
    def words(self) -> str:
        return f"{self.seat} completes stage {self.stage}: {format_tiles(self.tiles)}"


class FourTiles(Phases):
    """Four tiles each, and everybody at the first stage."""

    def __init__(self) -> None:
        super().__init__(BLOCKS)

    def opening(self, deal: Deal) -> None:
        deal.memory["stages"] = [1] * len(deal.hands)
        super().opening(deal)


class StagedAdmission(Admission):
    """Before the last stage a complete hand is enough; a yaku is asked for in the end."""

    def may_tsumo(self, deal: Deal, seat: Seat) -> bool:
        return deal.memory["stages"][seat] < LAST_STAGE or super().may_tsumo(deal, seat)

    def may_ron(self, deal: Deal, seat: Seat, offer: Offer) -> bool:
        if deal.memory["stages"][seat] < LAST_STAGE:
            return not self.furiten.blocks(deal.hands[seat])
        return super().may_ron(deal, seat, offer)


def reach_stage(deal: Deal, parts: Parts, seat: Seat) -> None:
    """Announce it, take two tiles, and go on with the dealer."""
    hand, stages = deal.hands[seat], deal.memory["stages"]
    melded = (tile for meld in hand.melds for tile in meld.tiles)
    deal.events.append(StageReached(seat, stages[seat], (*hand.tiles, *melded)))  # type: ignore[arg-type]
    stages[seat] += 1
    for _ in range(2):
        tile = parts.wall.draw(deal.wall)
        if tile is None:
            deal.push("exhausted")
            return
        hand.take(tile)
        deal.events.append(Drawn(seat, tile))
    hand.drawn = NO_TILE
    parts.look(hand)
    deal.push("draw", deal.dealer)


def win_by_tsumo(deal: Deal, parts: Parts, seat: Seat, code: Code) -> None:
    """A stage, or the hand."""
    if deal.memory["stages"][seat] < LAST_STAGE:
        reach_stage(deal, parts, seat)
    else:
        course.win_by_tsumo(deal, parts, seat, code)


def win_on(deal: Deal, parts: Parts, step: Step, answers: Answers) -> None:
    """The nearest takes the tile: for a stage, or for the hand."""
    offer = deal.offer
    assert offer is not None
    seat = next(seat for seat in parts.seats.others(offer.seat, deal.direction) if step.code >> seat & 1)
    if deal.memory["stages"][seat] == LAST_STAGE:
        course.win_on(deal, parts, Step(step.name, step.seat, 1 << seat), answers)
        return
    deal.hands[seat].take(offer.tile)
    deal.hands[offer.seat].taken += 1
    deal.offer = None
    reach_stage(deal, parts, seat)


def staged() -> Parts:
    return parts_with(
        SHORT,
        acts={"ron": win_on},
        verbs={Verb.TSUMO: win_by_tsumo},
        phases=lambda parts: FourTiles(),
        admission=lambda parts: StagedAdmission(parts.plan, parts.seats, parts.dora, parts.furiten),
    )


def whole() -> Parts:
    """The same tiles, but one set and a pair are the whole hand."""
    plan = replace(SHORT, grammar=replace(SHORT.grammar, structures=("sets_1",)))
    return parts_with(plan, phases=lambda parts: FourTiles())


# Seat 1 is ready for 1s and 4s, seat 3 for 4s alone, without a yaku.
WALL = laid(["147m 4s", "55p 23s", "258m 9p", "99p 35s"], then="9m 6p 7p 2z 8p 3m 4m 2m", blocks=BLOCKS)


def test_four_tiles_are_dealt_and_the_dealer_has_five() -> None:
    assert [len(hand.tiles) for hand in Seated(WALL, staged()).deal.hands] == [5, 4, 4, 4]


def test_five_eight_eleven() -> None:
    table = Seated(WALL, staged())
    lines = ("0 discard 4s", "1 ron, 3 ron", "0 discard 2z", "1 tsumo", "0 discard 2m", "1 ron")
    assert table.play(*lines) == [
        "0 discards 4s",
        "1 completes stage 1: 55p234s",  # nearer than 3
        "1 draws 6p",
        "1 draws 7p",
        "0 draws 2z",  # the turn is the dealer's
        "0 discards 2z",
        "1 draws 8p",
        "1 completes stage 2: 55p234s678p",
        "1 draws 3m",
        "1 draws 4m",
        "0 draws 2m",
        "0 discards 2m",
        "1 wins with 2m from 0",
        "Paid",
    ]
    assert sum(table.match.points) == 100_000
    assert table.match.points[1] > 25_000


def test_a_stage_moves_no_points_and_needs_no_yaku() -> None:
    table = Seated(WALL, staged())
    assert table.play("0 discard 4s", "1 pass, 3 ron")[1] == "3 completes stage 1: 99p354s"
    assert table.match.points == (25_000,) * 4
    assert [len(hand.tiles) for hand in table.deal.hands] == [5, 4, 4, 7]
    assert table.deal.memory["stages"] == [1, 1, 1, 2]


def test_the_last_stage_needs_a_yaku() -> None:
    wall = laid(["147m 4s", "99p 23s", "258m 1p", "11z 35s"], then="9m 6p 7p 2z 8p 3m 5m 4m", blocks=BLOCKS)
    table = Seated(wall, staged())
    told = table.play("0 discard 4s", "1 ron, 3 pass", "0 discard 2z", "1 tsumo", "0 discard 4m")
    assert told[-1] == "0 discards 4m"
    assert table.deal.memory["stages"][1] == LAST_STAGE
    assert table.deal.hands[1].waits == 1 << 3  # 99p 234s 678p 35m
    assert table.may(1) == ["chi 35m", "pass"]


def test_otherwise_a_complete_hand_ends_the_deal() -> None:
    table = Seated(WALL, whole())
    assert table.play("0 discard 4s", "1 ron") == ["0 discards 4s", "1 wins with 4s from 0", "Paid"]
