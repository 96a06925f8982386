"""Listeners: side games beside the points. They hear of wins and of the ends of rounds, and write rows of the ledger.

Chips (shuugi, 001:3136) are a second currency: a win earns some for its red fives, for ippatsu and so on, from those
who pay for it or from a bank, and what they are worth in the end is settled with the match. Yakitori (001:3103) is a
fine for whoever has won nothing. A listener changes nothing but accounts, and every row of it says why.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from jantaku.rules.plan import ChipPlan, Plan, YakitoriPlan
from jantaku.scoring.ledger import Account, Reason, Seat, TableAccount, Transfer, Unit, transfers
from jantaku.scoring.score import BONUSES, Score
from jantaku.table.seats import Seats
from jantaku.tiles import RED, kind_of, marks_of

Rows = tuple[Transfer, ...]
REDS: Final = BONUSES.index("akadora")
MANGAN: Final = 2000
MANY_HAN: Final = 10
SUITS: Final = 3
KINDS_OF_A_SUIT: Final = 9
LIMITS: Final = (2000, 3000, 4000, 6000, 8000)
"""The base amounts of the limits, mangan first."""


class Heard(NamedTuple):
    """A win: whose it is, whose tile it was (the own one on a tsumo), what it is worth."""

    seat: Seat
    source: Seat
    value: Score


# ---------------------------------------------------------------- chips


def _reds(value: Score) -> int:
    return value.bonus_tiles[REDS] if value.red_counts else 0


def _all_stars(value: Score) -> int:
    reds = {kind_of(tile) // KINDS_OF_A_SUIT for tile in value.win.tiles if marks_of(tile) & RED}
    return len(reds) == SUITS and value.red_counts


def _dora(value: Score) -> int:
    """Dora of every sort; red fives only where they are dora (001:5806)."""
    return sum(value.bonus_tiles) - value.bonus_tiles[REDS] + _reds(value)


def _flag(name: str) -> Callable[[Score], int]:
    return lambda value: name in value.win.flags


def _element(name: str) -> Callable[[Score], int]:
    return lambda value: any(element.id == name for element in value.elements)


EVENTS: Final[Mapping[str, Callable[[Score], int]]] = {
    "akadora": _reds,
    "closed_akadora": lambda value: _reds(value) if value.win.is_closed else 0,
    "all_stars": _all_stars,
    "red_win": lambda value: bool(marks_of(value.win.winning) & RED) and value.red_counts,
    "uradora": lambda value: value.bonus_tiles[1],
    "dora": lambda value: value.bonus_tiles[0],
    "double_riichi": _flag("double_riichi"),
    "ippatsu": _flag("ippatsu"),
    "rinshan": _flag("rinshan"),
    "haitei": _flag("haitei"),
    "houtei": _flag("houtei"),
    "chankan": _flag("chankan"),
    "kan": lambda value: sum(meld.is_kan for meld in value.win.hand.melds),
    "kanburi": _element("kanburi"),
    "sankantsu": _element("sankantsu"),
    "sanshoku_doukou": _element("sanshoku_doukou"),
    "chinitsu": _element("chinitsu"),
    "limit": lambda value: value.base >= MANGAN,
    "ten_han": lambda value: not value.by_limit and value.han >= MANY_HAN,
}
"""What can earn chips, and how often a win has it."""


class Chips:
    """What wins earn in chips."""

    def __init__(self, plan: ChipPlan, seats: Seats) -> None:
        self.plan = plan
        self.seats = seats
        self.from_bank = plan.source == "bank"

    def won(self, heard: Heard, out: Sequence[Seat]) -> Rows:
        """The rows for one win: on a tsumo each of the others pays, else the discarder; some events are paid by all,
        and where there is a bank it pays for everybody at once."""
        others = [seat for seat in self.seats.others(heard.seat) if seat not in out]
        payers = others if heard.source == heard.seat else [heard.source]
        rows: list[Transfer] = []
        for event, chips in self.earned(heard.value, tsumo=heard.source == heard.seat):
            accounts: Sequence[Account] = others if event in self.plan.from_all else payers
            for account in (TableAccount.BANK,) if self.from_bank else accounts:
                rows += transfers(account, heard.seat, chips, Reason.SHUUGI, Unit.CHIPS, event=event)
        return tuple(rows)

    def earned(self, value: Score, *, tsumo: bool) -> list[tuple[str, int]]:
        """For what this win earns chips, and how many."""
        plan = self.plan
        found = [(event, chips * EVENTS[event](value)) for event, chips in plan.events]
        if plan.many_dora and _dora(value) >= plan.many_dora:
            found.append(("many_dora", 1))
        if any(plan.limits) and value.base >= MANGAN:
            found.append(("limits", plan.limits[sum(value.base >= limit for limit in LIMITS) - 1]))
        found.append(("yakuman", value.yakuman * plan.yakuman[not tsumo]))
        return [(event, chips) for event, chips in found if chips]

    def exchanged(self, chips: Sequence[int]) -> Rows:
        """What the chips of each seat are worth in the end, as final scores."""
        rows: list[Transfer] = []
        for seat, count in enumerate(chips if self.plan.rate else ()):
            worth = count * self.plan.rate
            rows += transfers(TableAccount.BANK, seat, worth, Reason.CHIPS_EXCHANGED, Unit.SCORE, count=count)
        return tuple(rows)


# ---------------------------------------------------------------- yakitori


class Yakitori:
    """What it costs to have won no deal."""

    def __init__(self, plan: YakitoriPlan) -> None:
        self.plan = plan
        self.each_round = plan.each_round

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


class Listeners:
    """All side games of a table."""

    def __init__(self, plan: Plan, seats: Seats) -> None:
        chips = plan.chips
        earning = chips.events or chips.many_dora or any(chips.limits) or any(chips.yakuman)
        self.chips = Chips(chips, seats) if earning or chips.rate else None
        self.yakitori = Yakitori(plan.yakitori) if plan.yakitori.amount else None
        self.hears_wins = bool(earning)
        """Whether a win earns anything beside its points."""

    def won(self, wins: Sequence[Heard], out: Sequence[Seat] = ()) -> Rows:
        """What these wins earn beside their points; ``out``: who takes no part in the deal any more."""
        if self.chips is None:
            return ()
        return tuple(row for heard in wins for row in self.chips.won(heard, out))

    def round_over(self, wins: Sequence[int], *, match_over: bool) -> Rows:
        """What is paid at the table when a round is over; ``wins``: how many each has had in it, or in the match."""
        if self.yakitori is None or not wins:
            return ()
        if not self.yakitori.each_round and not (match_over and self.yakitori.plan.unit == "chips"):
            return ()
        return self.yakitori.due(wins, Unit(self.yakitori.plan.unit))

    def match_over(self, wins: Sequence[int], chips: Sequence[int]) -> Rows:
        """What is settled with the final scores: like uma, it changes no places (001:3104)."""
        rows: Rows = ()
        if self.yakitori is not None and not self.yakitori.each_round and self.yakitori.plan.unit == "points":
            rows = self.yakitori.due(wins, Unit.SCORE)
        return rows if self.chips is None else rows + self.chips.exchanged(chips)
