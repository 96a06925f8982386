"""Side games beside the points. They hear of wins and of the ends of rounds, and write rows of the ledger.

Chips (shuugi, 001:3136) are a second currency: a win earns some for its red fives, for ippatsu and so on, from those
who pay for it or from a bank, and what they are worth in the end is settled with the match. Yakitori (001:3103) is a
fine for whoever has won nothing. A side game changes nothing but accounts, and every row of it says why.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Self

from jantaku.rules.plan import ChipPlan, Plan, YakitoriPlan
from jantaku.scoring.chips import chips_for, earns
from jantaku.scoring.ledger import Reason, Seat, TableAccount, Transfer, Unit, apportion, transfers
from jantaku.table.additions.addition import Addition, HeardWin, Rows
from jantaku.table.parts.seats import Seats
from jantaku.table.state.memory import Memory

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

    def match_rows(self, wins: Sequence[int], chips: Sequence[int]) -> Rows:
        """What the chips of each seat are worth in the end, as final scores."""
        rows: list[Transfer] = []
        for seat, count in enumerate(chips if self.plan.rate else ()):
            worth = count * self.plan.rate
            rows += transfers(TableAccount.BANK, seat, worth, Reason.CHIPS_EXCHANGED, Unit.SCORE, count=count)
        return tuple(rows)


# ---------------------------------------------------------------- dora in thirteen orphans

RIBBON: Final = 1000


class BlueRibbon(Addition):
    """Each dora in thirteen orphans is a thousand points more (001:3329). Who pays for the hand pays them: the
    discarder all, and where everybody pays, all share them (our reading)."""

    def __init__(self, plan: Plan, seats: Seats) -> None:
        self.tsumo_only = plan.payments.kokushi_dora == "tsumo"
        self.counts = plan.dora.indicator, plan.dora.ura
        self.seats = seats

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "BlueRibbon | None":
        """Where they add something."""
        return cls(plan, table.seats) if plan.payments.kokushi_dora != "none" else None

    def win_rows(self, wins: Sequence[HeardWin], out: Sequence[Seat]) -> Rows:
        """What these wins earn beside their points."""
        return tuple(row for heard in wins for row in self._for(heard, out))

    def _for(self, heard: HeardWin, out: Sequence[Seat]) -> Rows:
        drawn, value = heard.seat == heard.source, heard.value
        if value.by_flowers or value.reading.structure.id != "thirteen_orphans" or (self.tsumo_only and not drawn):
            return ()
        dora = sum(tiles for tiles, counts in zip(value.bonus_tiles, self.counts, strict=False) if counts)
        payers = [seat for seat in self.seats.others(heard.seat) if seat not in out] if drawn else [heard.source]
        shares = apportion(RIBBON * dora, payers).items()
        return tuple(
            row
            for payer, share in shares
            for row in transfers(payer, heard.seat, share, Reason.KOKUSHI_DORA, count=dora)
        )


# ---------------------------------------------------------------- yakitori


class WinsCounted(Memory):
    """How many deals each seat has won, in the match or in this round."""

    stored: ClassVar[str] = "yakitori"
    wins: list[int]

    @classmethod
    def begin(cls, seats: int) -> Self:
        """None yet."""
        return cls([0] * seats)


class Yakitori(Addition):
    """What it costs to have won no deal."""

    remembers_between = WinsCounted

    def __init__(self, plan: YakitoriPlan) -> None:
        self.plan = plan
        self.each_round = plan.each_round

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "Yakitori | None":
        """Where it costs anything."""
        return cls(plan.yakitori) if plan.yakitori.amount else None

    def round_rows(self, wins: Sequence[int], match_over: bool) -> Rows:
        """What is paid at the table when a round is over; ``wins``: how many each has had in it, or in the match."""
        if not self.each_round and not (match_over and self.plan.unit == "chips"):
            return ()
        return self.due(wins, Unit(self.plan.unit))

    def match_rows(self, wins: Sequence[int], chips: Sequence[int]) -> Rows:
        """What is settled with the final scores: like uma, it changes no places (001:3104)."""
        at_the_end = not self.each_round and self.plan.unit == "points"
        return self.due(wins, Unit.SCORE) if at_the_end else ()

    def due(self, wins: Sequence[int], unit: Unit) -> Rows:
        """Whoever has no win pays everybody who has one, or only who has most (the first of equals); nobody pays where
        nobody has won."""
        winners = [seat for seat, count in enumerate(wins) if count]
        if self.plan.receivers == "best" and winners:
            winners = [max(winners, key=lambda seat: (wins[seat], -seat))]
        rows: list[Transfer] = []
        for seat, count in enumerate(wins):
            for winner in () if count else winners:
                rows += transfers(seat, winner, self.plan.amount, Reason.YAKITORI, unit)
        return tuple(rows)
