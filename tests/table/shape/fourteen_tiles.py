"""Fourteen tiles in the hand, "for the superstitious" (001:279, 001:357; spec/base_mechanics.md 6.5, `hold_fourteen`).

After the twelve tiles everybody takes one more stack. A turn is a discard first, then a draw. A tsumo is declared in
the own turn: after its draw, or before its discard. On a ron the surplus tile is taken out of the hand and laid into
the own pond; nobody may win on it (chains of rons are agreed separately). The book does not say when a player draws
whose discard was called: here at once, before the caller goes on.

Replaced: `phases` (what is dealt), `turns`, `admission` and `look` (thirteen of the fourteen count). Added: the step
"finish" after a draw; the step "ron" takes the surplus tile out before it is the usual one.
"""

from functools import partial

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.scoring.score import NoWinError, score
from jantaku.scoring.win import Win
from jantaku.table.events import Discarded
from jantaku.table.parts.admission import Admission
from jantaku.table.parts.openings import Phases
from jantaku.table.parts.turns import Turns
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.holding import NO_TILE, Holding, PondTile
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.steps import win
from jantaku.table.steps import windows as asking
from jantaku.table.table import Answers, Table
from jantaku.table.words import PASS, TSUMO
from jantaku.tiles import Tile
from tests.table.shape.seated import PLAN, parts_with

BLOCKS = (4, 4, 4, 2)
HELD = 14


def _has_surplus(hand: Holding) -> bool:
    return len(hand.tiles) % 3 == 2


class FourteenEach(Phases):
    """Nobody has a tile more than the others."""

    def __init__(self) -> None:
        super().__init__(BLOCKS)

    def extra(self, deal: Deal) -> Seat | None:
        return None

    def dealt(self, deal: Deal) -> None:
        for hand in deal.hands:
            hand.drawn = hand.tiles[-1]
        deal.turn, deal.came = deal.dealer, "deal"
        super().dealt(deal)


class DiscardFirst(Turns):
    """Discard, then draw up to fourteen."""

    def drawn(self, deal: Deal, seat: Seat) -> None:
        deal.push("finish", seat)  # the next player's turn lies under it already

    def after_discard(self, deal: Deal, seat: Seat) -> None:
        self._begin(deal, self.seats.next(seat, deal.direction))
        self._fill(deal, seat)

    def after_call(self, deal: Deal, seat: Seat, feeder: Seat) -> None:
        deal.hands[seat].drawn = NO_TILE
        self._begin(deal, seat)
        self._fill(deal, feeder)

    def _begin(self, deal: Deal, seat: Seat) -> None:
        deal.push("turn", seat)
        deal.push("begin", seat)

    def _fill(self, deal: Deal, seat: Seat) -> None:
        """Who has called holds fourteen after the discard already."""
        hand = deal.hands[seat]
        if len(hand.tiles) + 3 * len(hand.melds) < HELD:
            deal.push("draw", seat)


def begin(deal: Deal, table: Table, step: Step, answers: Answers) -> None:
    """It is this seat's turn; nothing has been drawn for it."""
    deal.turn, deal.came = step.seat, "none"


def ask_finish(deal: Deal, table: Table, step: Step) -> Window | None:
    """The turn ends with the tile that was drawn, unless it wins."""
    if not table.admission.may_tsumo(deal, step.seat):
        return None
    return asking.open_window(deal, table, WindowKind.TURN, [(step.seat, [TSUMO, PASS], PASS)])


def finish(deal: Deal, table: Table, step: Step, answers: Answers) -> None:
    """Won, or held for the next turn."""
    answer = answers.get(step.seat)
    if answer is not None and answer.code == TSUMO:
        win.win_by_tsumo(deal, table, step.seat, TSUMO)
    else:
        table.look(deal.hands[step.seat])


class ThirteenOfFourteen(Admission):
    """A ron is won without one tile of the hand: the one that leaves it worth most."""

    def win(self, deal: Deal, seat: Seat, tile: Tile, offer: Offer | None, *, dora: bool = True) -> Win:
        if offer is None or not _has_surplus(deal.hands[seat]):
            return super().win(deal, seat, tile, offer, dora=dora)
        thirteen = deal.copy()
        thirteen.hands[seat].put(self.surplus(deal, seat, offer))
        return super().win(thirteen, seat, tile, offer, dora=dora)

    def surplus(self, deal: Deal, seat: Seat, offer: Offer) -> Tile:
        """The tile to part with; in riichi the one just drawn."""
        hand = deal.hands[seat]
        return hand.drawn if hand.riichi else max(hand.tiles, key=partial(self._worth_without, deal, seat, offer))

    def _worth_without(self, deal: Deal, seat: Seat, offer: Offer, tile: Tile) -> int:
        thirteen = deal.copy()
        thirteen.hands[seat].put(tile)
        try:
            return score(super().win(thirteen, seat, offer.tile, offer), self.plan).base
        except NoWinError:
            return -1


def win_on(deal: Deal, table: Table, step: Step, answers: Answers) -> None:
    """The surplus tiles go to the ponds of the winners, then it is a ron like another."""
    assert isinstance(table.admission, ThirteenOfFourteen)
    assert deal.offer is not None
    for seat in table.seats.others(deal.offer.seat, deal.direction):
        hand = deal.hands[seat]
        if step.code >> seat & 1 and _has_surplus(hand):
            tile = table.admission.surplus(deal, seat, deal.offer)
            hand.put(tile)
            hand.pond.append(PondTile(tile, drawn=tile == hand.drawn, riichi=False, turn=deal.discards))
            deal.events.append(Discarded(seat, tile, tile == hand.drawn))
    win.win_on(deal, table, step, answers)


def look_at(hand: Holding, usual: Table) -> None:
    """What completes any thirteen of the fourteen tiles."""
    if not _has_surplus(hand):
        usual.look(hand)
        return
    waits = spent = 0
    for tile in hand.tiles:
        thirteen = hand.copy()
        thirteen.put(tile)
        usual.look(thirteen)
        waits, spent = waits | thirteen.waits, spent | thirteen.spent
    hand.waits, hand.spent = waits, spent & ~waits


def fourteen(plan: Plan = PLAN) -> Table:
    """A table at which everybody holds fourteen."""
    return parts_with(
        plan,
        asks={"finish": ask_finish},
        acts={"begin": begin, "finish": finish, "ron": win_on},
        phases=lambda table: FourteenEach(),
        turns=lambda table: DiscardFirst(table.seats),
        admission=lambda table: ThirteenOfFourteen(
            table.plan, table.seats, table.dora, table.furiten, table.book.tile_set.copies
        ),
        look=lambda table: partial(look_at, usual=parts_with(plan)),
    )
