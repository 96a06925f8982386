"""Seventeen steps (17歩, 001:4279-4287; variants_riichi.yaml `seventeen_steps`).

Two players. Each takes a wall of 34 tiles and builds a hand of thirteen of them; the other 21 are what he may discard,
in any order. Nobody draws and nobody calls. Riichi is declared with the first discard and is never a double one. The
only win is a ron, of a mangan or more with riichi and dora; everybody is East and pays single. Each stakes before the
deal, and the winner gets the stake times 1 for a mangan, 1.5 for a haneman, 2, 3, 4, 8, 12. After seventeen discards
each nobody has won: the hands stay closed and the stakes lie for the next deal.

Replaced: `phases`, `turns`, `calls`, `admission`, `payments`, `look`, the verbs of a discard, the step "riichi". Added:
the step "build", which asks both players at a time, tile by tile, and "stake".
"""

from collections.abc import Iterable
from functools import partial
from typing import ClassVar, Self

from msgspec.structs import replace

from jantaku.hands import Grammar
from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Reason, Seat, TableAccount, transfers
from jantaku.scoring.payments import Award, Counters
from jantaku.scoring.score import Score
from jantaku.scoring.win import Flag, Win, Wind
from jantaku.table.events import Paid, RiichiStands
from jantaku.table.parts.admission import Admission, Refused
from jantaku.table.parts.calls import Calls
from jantaku.table.parts.openings import Phases
from jantaku.table.parts.payments import Payments, Rows
from jantaku.table.parts.reading import waits_finder
from jantaku.table.parts.turns import Turns
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.holding import NO_TILE, Holding
from jantaku.table.state.memory import Memory, recall
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.steps import turn
from jantaku.table.steps import windows as asking
from jantaku.table.table import Answers, Table
from jantaku.table.words import Code, Verb, code, discard, first_of, riichi
from jantaku.tiles import Tile
from tests.table.shape.seated import PLAN, parts_with

BLOCKS = (34,)
STEPS = 17
HAND = 13
STAKE = 1000
MANGAN = 2000


def of_two(plan: Plan) -> Plan:
    """The same for two equal players."""
    return replace(
        plan,
        payments=replace(plan.payments, seats=2, dealer_weight=1),
        value=replace(plan.value, round_up_from=1920),
        dora=replace(plan.dora, ura=False),
        elements={name: element for name, element in plan.elements.items() if name != "nagashi_mangan"},
    )


DUEL = of_two(PLAN)


class Supplies(Memory):
    """What each seat may discard."""

    stored: ClassVar[str] = "supplies"
    of_seats: list[list[Tile]]

    @classmethod
    def begin(cls, seats: int) -> Self:
        return cls([[] for _ in range(seats)])


def supply(deal: Deal, seat: Seat) -> list[Tile]:
    """What this seat may discard."""
    return recall(deal, Supplies).of_seats[seat]


class TwoWalls(Phases):
    """Each takes a wall, stakes, and builds a hand."""

    remembers = Supplies

    def __init__(self) -> None:
        super().__init__(BLOCKS)

    def extra(self, deal: Deal) -> Seat | None:
        return None

    def dealt(self, deal: Deal) -> None:
        for seat, hand in enumerate(deal.hands):
            supply(deal, seat)[:] = hand.tiles
            for tile in tuple(hand.tiles):
                hand.put(tile)
        deal.push("turn", deal.dealer)
        deal.push("build")
        deal.push("stake")


def stake(deal: Deal, table: Table, step: Step, answers: Answers) -> None:
    """Both lay down the same."""
    rows = tuple(row for seat in table.seats.all for row in transfers(seat, TableAccount.STICKS, STAKE, Reason.RIICHI))
    deal.pay(rows)
    deal.events.append(Paid(rows))


def ask_build(deal: Deal, table: Table, step: Step) -> Window | None:
    """One more tile for the hand."""
    asks = []
    for seat in table.seats.all:
        codes = [code(Verb.CHOOSE, tile) for tile in supply(deal, seat)]
        asks.append((seat, codes, codes[0]))
    return asking.open_window(deal, table, WindowKind.CHOICE, asks)


def build(deal: Deal, table: Table, step: Step, answers: Answers) -> None:
    """Until there are thirteen."""
    for seat, answer in answers.items():
        take_from_supply(deal, seat, first_of(answer.code))
        deal.hands[seat].drawn = NO_TILE
    if len(deal.hands[0].tiles) < HAND:
        deal.push("build")
        return
    for hand in deal.hands:
        table.look(hand)


def take_from_supply(deal: Deal, seat: Seat, tile: Tile) -> None:
    """A tile goes from the supply to the hand."""
    supply(deal, seat).remove(tile)
    deal.hands[seat].take(tile)


class Steps(Turns):
    """In turn each discards of the own supply; nothing is drawn."""

    def discards(self, deal: Deal, seat: Seat) -> list[Code]:
        says = discard if deal.hands[seat].pond else riichi
        return [says(tile) for tile in supply(deal, seat)]

    def after_discard(self, deal: Deal, seat: Seat) -> None:
        follower = self.seats.next(seat)
        if len(deal.hands[follower].pond) == STEPS:
            deal.push("settle_draw")
        else:
            deal.turn, deal.came = follower, "none"
            deal.push("turn", follower)


def discard_tile(deal: Deal, table: Table, seat: Seat, action: Code) -> None:
    """The tile passes through the hand, as if it had been drawn."""
    take_from_supply(deal, seat, first_of(action))
    turn.discard_tile(deal, table, seat, action)


def riichi_stands(deal: Deal, table: Table, step: Step, answers: Answers) -> None:
    """It costs nothing beyond the stake, and is never a double one."""
    hand = deal.hands[step.seat]
    deal.declaring = False
    hand.riichi, hand.ippatsu = 1, True
    deal.events.append(RiichiStands(step.seat, ()))


class NoCalls(Calls):
    """Nobody calls."""

    def open(self, deal: Deal) -> bool:
        return False


class DuelAdmission(Admission):
    """Everybody is East, and less than a mangan does not win."""

    def win(self, deal: Deal, seat: Seat, tile: Tile, offer: Offer | None, *, dora: bool = True) -> Win:
        return replace(super().win(deal, seat, tile, offer, dora=dora), seat=Wind.E, discarder=None)

    def flags(self, deal: Deal, seat: Seat, offer: Offer | None) -> list[Flag]:
        return [flag for flag in super().flags(deal, seat, offer) if flag in ("riichi", "ippatsu")]

    def by_ron(self, deal: Deal, seat: Seat, offer: Offer) -> Score | Refused:
        judged = super().by_ron(deal, seat, offer)
        return "minimum" if isinstance(judged, Score) and judged.base < MANGAN else judged


class Stakes(Payments):
    """The stakes that lie there, and what the multiple adds to the loser's own."""

    def ron(self, awards: Iterable[Award], discarder: Seat, counters: Counters) -> Rows:
        (award,) = awards
        lying = transfers(
            TableAccount.STICKS, award.winner, counters.sticks * STAKE, Reason.STICKS, count=counters.sticks
        )
        more = STAKE * award.base // MANGAN - STAKE
        return (*lying, *transfers(discarder, award.winner, more, Reason.RON))


def look_at(hand: Holding, grammar: Grammar) -> None:
    """A wall of tiles is no hand yet."""
    if len(hand.tiles) == HAND:
        waits_finder(grammar)(hand)


def duel(plan: Plan = PLAN) -> Table:
    """A table for seventeen steps."""
    return parts_with(
        of_two(plan),
        asks={"build": ask_build},
        acts={"build": build, "stake": stake, "riichi": riichi_stands},
        verbs={Verb.DISCARD: discard_tile, Verb.RIICHI: discard_tile},
        phases=lambda table: TwoWalls(),
        turns=lambda table: Steps(table.seats),
        calls=lambda table: NoCalls(table.plan.calls, table.book.tile_set, table.seats),
        admission=lambda table: DuelAdmission(
            table.plan, table.seats, table.dora, table.furiten, table.book.tile_set.copies
        ),
        payments=lambda table: Stakes(table.plan),
        look=lambda table: partial(look_at, grammar=table.grammar),
    )
