"""Side games beside the points. They hear of wins and of the end of the match, and write rows of the ledger.

Chips (shuugi, 001:3136) are a second currency: a win earns some for its red fives, for ippatsu and so on, from those
who pay for it or from a bank, and what they are worth in the end is settled with the match. A side game changes nothing
but accounts, and every row of it says why.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from jantaku.rules.plan import ChipPlan, Plan
from jantaku.scoring.chips import LIMITS, chips_for, earns, paid_for
from jantaku.scoring.ledger import Reason, Seat, TableAccount, Transfer, Unit, transfers
from jantaku.scoring.ribbons import ribbons_for
from jantaku.scoring.win import IN_RIICHI
from jantaku.table.additions.addition import Addition, Closing, HeardWin, Rows
from jantaku.table.events import Paid, Won
from jantaku.table.parts.seats import Seats
from jantaku.table.state.deal import Deal, Result
from jantaku.table.state.memory import Memory, recall
from jantaku.table.state.seating import Seating
from jantaku.tiles import KIND

if TYPE_CHECKING:
    from jantaku.table.table import Table

# ---------------------------------------------------------------- chips


class Chips(Addition):
    """What wins earn in chips."""

    def __init__(self, plan: ChipPlan, seats: Seats) -> None:
        self.plan = plan
        self.seats = seats

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "Chips | None":
        """Where a win earns some, or what one has is worth something in the end."""
        return cls(plan.chips, table.seats) if earns(plan.chips) or plan.chips.rate else None

    def win_rows(self, wins: Sequence[HeardWin], out: Sequence[Seat]) -> Rows:
        """What these wins earn beside their points."""
        return tuple(row for heard in wins for row in self._for(heard, out))

    def _for(self, heard: HeardWin, out: Sequence[Seat]) -> Rows:
        """The rows for one win; who is out pays nothing."""
        others = [seat for seat in self.seats.others(heard.seat) if seat not in out]
        discarder = None if heard.source == heard.seat else heard.source
        return chips_for(heard.value, heard.seat, others, discarder, self.plan)

    def match_rows(self, standing: Closing) -> Rows:
        """What the chips of each are worth in the end, as final scores."""
        rows: list[Transfer] = []
        for seat, count in enumerate(standing.chips if self.plan.rate else ()):
            worth = count * self.plan.rate
            rows += transfers(TableAccount.BANK, seat, worth, Reason.CHIPS_EXCHANGED, Unit.SCORE, count=count)
        return tuple(rows)


def wins_of(deal: Deal, result: Result) -> Iterator[Won]:
    """The wins of a deal that is over, in their order."""
    winners = result.winners if result.kind == "win" else ()
    last = {event.seat: event for event in deal.events if isinstance(event, Won) and event.seat in winners}
    return iter(last.values())


def payers_of(deal: Deal, won: Won, seats: Seats) -> list[Seat]:
    """Who pays for a hand: the discarder, or all who are still in the deal."""
    if won.source != won.seat:
        return [won.source]
    return [seat for seat in seats.others(won.seat) if not deal.hands[seat].out]


# ---------------------------------------------------------------- three in a line

ROW: Final = 6
"""So many discards lie in a row."""
IN_LINE: Final = 3
DIRECTIONS: Final = ((0, 1), (1, 0), (1, 1), (1, -1))


class LinedUpPond(Addition):
    """A chip for a win in riichi with three equal discards side by side, below each other or slantwise (001:3341).
    Rows have six tiles, and where one was called away the others close up (our reading)."""

    def __init__(self, plan: ChipPlan, seats: Seats) -> None:
        self.plan = plan
        self.seats = seats

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "LinedUpPond | None":
        """Where that is worth a chip."""
        return cls(plan.chips, table.seats) if plan.chips.lined_up else None

    def ended(self, deal: Deal, result: Result) -> None:
        """It is paid after the hand."""
        rows: list[Transfer] = []
        for won in wins_of(deal, result):
            if IN_RIICHI.intersection(won.flags) and self.in_line(deal, won.seat):
                rows += paid_for("lined_up", 1, won.seat, payers_of(deal, won, self.seats), self.plan)
        deal.pay(rows)
        deal.events += (Paid(tuple(rows)),) if rows else ()

    def in_line(self, deal: Deal, seat: Seat) -> bool:
        """Whether three equal tiles of this pond stand in a line."""
        called = deal.called
        lying = [lain.tile & KIND for lain in deal.hands[seat].pond if lain.tile not in called]
        grid = {divmod(place, ROW): kind for place, kind in enumerate(lying)}
        return any(
            all(grid.get((row + down * step, column + right * step)) == kind for step in range(1, IN_LINE))
            for (row, column), kind in grid.items()
            for down, right in DIRECTIONS
        )


# ---------------------------------------------------------------- a yakuman that was not enough

YAKUMAN: Final = LIMITS[-1]


class YakumanWon(Memory):
    """Which players have won a yakuman in this match."""

    stored: ClassVar[str] = "yakuman_won"
    members: list[int] = []


class YakumanBelowTarget(Addition):
    """Chips for the winner of the match who has not reached the target, though he has won a yakuman (001:3335). Who has
    to have won it the book leaves open; a counted one will do (our reading)."""

    remembers_between = YakumanWon

    def __init__(self, plan: Plan, table: "Table") -> None:
        self.plan = plan.chips
        self.target = plan.settlement.target
        self.length = table.length
        self.seats = table.seats

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "YakumanBelowTarget | None":
        """Where that is worth any."""
        return cls(plan, table) if plan.chips.below_target else None

    def counted(self, deal: Deal, result: Result, seating: Seating) -> None:
        """Whoever has won one has done so for the whole match."""
        recall(deal, YakumanWon).members += [
            seating.members[won.seat] for won in wins_of(deal, result) if won.base >= YAKUMAN
        ]

    def round_rows(self, deal: Deal, seating: Seating, match_over: bool) -> Rows:
        """It is paid when the match is over, to the first of those who share the first place."""
        (first, *_) = self.length.leaders(deal.points)
        had = seating.members[first] in recall(deal, YakumanWon).members
        if not match_over or not had or deal.points[first] >= self.target:
            return ()
        return paid_for("below_target", self.plan.below_target, first, self.seats.others(first), self.plan)


# ---------------------------------------------------------------- dora in thirteen orphans


class BlueRibbon(Addition):
    """Each dora in thirteen orphans is a thousand points more (001:3329)."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "BlueRibbon | None":
        """Where they add something."""
        return cls(table.seats) if plan.payments.kokushi_dora != "none" else None

    def win_rows(self, wins: Sequence[HeardWin], out: Sequence[Seat]) -> Rows:
        """What these wins earn beside their points."""
        return tuple(row for heard in wins for row in self._for(heard, out))

    def _for(self, heard: HeardWin, out: Sequence[Seat]) -> Rows:
        others = [seat for seat in self.seats.others(heard.seat) if seat not in out]
        return ribbons_for(heard.value, heard.seat, others, None if heard.seat == heard.source else heard.source)
