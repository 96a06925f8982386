"""Tiles that a winner turns after the win, for chips: arisu, arisa, tulip, peek (001:3093-3100).

They lie beside the open indicators, and on from there through the live wall. Whoever wins a closed hand has a chip for
each of his tiles that is like a turned one; whoever wins in riichi may look at two tiles besides. Several winners turn
theirs one after the other, where the one before has stopped (our reading).
"""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from jantaku.hands import MeldForm
from jantaku.rules.plan import ChipPlan, Plan
from jantaku.scoring.chips import paid_for
from jantaku.scoring.ledger import Transfer
from jantaku.scoring.win import IN_RIICHI
from jantaku.table.additions.addition import Addition
from jantaku.table.additions.side_games import payers_of, wins_of
from jantaku.table.events import Paid, TilesUncovered, Won
from jantaku.table.parts.dora import Dora
from jantaku.table.parts.seats import Seats
from jantaku.table.parts.wall import WallRules
from jantaku.table.state.deal import Deal, Result
from jantaku.tiles import SUITS, Kind, Tile, kind_of, make_tile

if TYPE_CHECKING:
    from jantaku.table.table import Table

PEEKED: Final = 2
LIKE: Final = 2
BESIDE: Final = 1
SET_ASIDE: Final = 3
"""What a tile that is set aside is worth where neighbours count, too (001:3098)."""


class _Found(NamedTuple):
    """How many tiles of a hand are like a turned one, and how many chips that is."""

    tiles: int
    chips: int


class Uncovering(Addition):
    """Turns tiles when the deal is over, and pays for what they show."""

    def __init__(self, plan: ChipPlan, wall: WallRules, seats: Seats, circle: Mapping[Kind, frozenset[Kind]]) -> None:
        """``circle``: each kind with those before and after it, as indicators point."""
        self.plan = plan
        self.wall = wall
        self.seats = seats
        self.circle = circle

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "Uncovering | None":
        """Where a winner turns any."""
        if plan.chips.uncovers == "none" and not plan.chips.peek:
            return None
        return cls(plan.chips, table.wall, table.seats, _circle(table.dora, table.kinds))

    def ended(self, deal: Deal, result: Result) -> None:
        """Each winner turns what is his to turn."""
        wins = [*wins_of(deal, result)]
        shown = {tile for won in wins for tile in won.indicators}  # a win may have turned one elsewhere in the wall
        lying = (tile for tile in self.wall.beside_indicators(deal.wall) if tile not in shown)
        rows: list[Transfer] = []
        for won in wins:
            closed = all(meld.form is MeldForm.CLOSED_KAN for meld in won.melds)
            if self.plan.uncovers != "none" and closed:
                rows += self._paid(deal, won, "uncovered", *self._uncover(won, lying))
            if self.plan.peek and IN_RIICHI.intersection(won.flags):
                rows += self._paid(deal, won, "peek", *self._peek(won, lying))
        deal.pay(rows)
        deal.events += (Paid(tuple(rows)),) if rows else ()

    def _paid(self, deal: Deal, won: Won, event: str, turned: list[Tile], chips: int) -> tuple[Transfer, ...]:
        if turned:
            deal.events.append(TilesUncovered(won.seat, tuple(turned)))
        return paid_for(event, chips, won.seat, payers_of(deal, won, self.seats), self.plan)

    def _uncover(self, won: Won, lying: Iterator[Tile]) -> tuple[list[Tile], int]:
        """The first tile; then, where it goes on, one more after each that is like some of the hand, or as many more as
        there are such tiles."""
        turned: list[Tile] = []
        chips, more = 0, 1
        while more and (tile := next(lying, None)) is not None:
            turned.append(tile)
            found = self._found(won, tile)
            chips += found.chips
            match self.plan.uncovers:
                case "match":
                    more = found.tiles > 0
                case "chain":
                    more += found.tiles - 1
                case _:
                    more = 0
        return turned, chips

    def _found(self, won: Won, tile: Tile) -> _Found:
        kind = kind_of(tile)
        kinds = self.circle[kind] | {kind} if self.plan.neighbours else {kind}
        in_hand = sum(kind_of(one) in kinds for one in _hand(won))
        aside = sum(kind_of(one) in kinds for one in won.nuki)
        return _Found(in_hand + aside, in_hand + aside * (SET_ASIDE if self.plan.neighbours else 1))

    def _peek(self, won: Won, lying: Iterator[Tile]) -> tuple[list[Tile], int]:
        """Two tiles, for what is like them and for what stands beside them in the suit."""
        turned = [tile for _, tile in zip(range(PEEKED), lying, strict=False)]
        held = [kind_of(one) for one in (*_hand(won), *won.nuki)]
        chips = 0
        for kind in map(kind_of, turned):
            chips += LIKE * held.count(kind) + BESIDE * sum(_beside(kind, other) for other in held)
        return turned, chips


def _hand(won: Won) -> list[Tile]:
    return [*won.concealed, won.tile, *(tile for meld in won.melds for tile in meld.all_tiles)]


def _beside(kind: Kind, other: Kind) -> bool:
    return abs(kind - other) == 1 and any(mask >> kind & 1 and mask >> other & 1 for mask in SUITS.values())


def _circle(dora: Dora, kinds: int) -> dict[Kind, frozenset[Kind]]:
    """What comes before and after each kind, by what an indicator points to."""
    after = {Kind(kind): dora.dora_of(make_tile(Kind(kind))) for kind in range(kinds)}
    return {
        kind: frozenset((*following, *(before for before, pointed in after.items() if kind in pointed)))
        for kind, following in after.items()
    }
