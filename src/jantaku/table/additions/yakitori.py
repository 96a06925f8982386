"""Yakitori (001:3101-3116): a fine for whoever has won nothing, and markers that show it.

Without markers the deals that each has won are counted. With them everybody holds some, puts one down with each win,
and pays for those that are left; other rules give them back, pass them on or turn all of them over. Where they lie in
the middle of the table they are a lunch: winners eat them, and when there are too few the others pay.

All of this is looked at once a deal, when it is over for good and no ruling can undo a win. What is remembered is
remembered of players, wherever they sit.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, Self

from jantaku.hands import Meld, MeldForm
from jantaku.rules.plan import Plan, YakitoriPlan
from jantaku.scoring.ledger import Reason, Seat, Transfer, Unit, transfers
from jantaku.table.additions.addition import Addition, Closing, Rows
from jantaku.table.events import MarkersChanged, MarkersEaten, Paid, Won
from jantaku.table.parts.dealer import ANNULLED
from jantaku.table.parts.dora import Dora
from jantaku.table.parts.length import Length, Place
from jantaku.table.state.deal import Deal, Result
from jantaku.table.state.memory import Memory, recall
from jantaku.table.state.named_dora import named_kinds
from jantaku.table.state.seating import Member, Seating
from jantaku.tiles import KIND, KIND_OF

if TYPE_CHECKING:
    from jantaku.table.table import Table

BIRD: Final = KIND_OF["1s"]
RON_EATS: Final = 1
TSUMO_EATS: Final = 2


class _Win(NamedTuple):
    """Who has won, and on whose tile: the own one on a tsumo, and where a nagashi counts as a win."""

    seat: Seat
    source: Seat


def _wins(deal: Deal, result: Result) -> Iterator[_Win]:
    """The wins of a deal that is over; a nagashi may be one (001:2931)."""
    for seat in result.winners if result.kind == "win" or result.as_win else ():
        won = next((one for one in reversed(deal.events) if isinstance(one, Won) and one.seat == seat), None)
        yield _Win(seat, seat if won is None else won.source)


# ---------------------------------------------------------------- the fine


class Fine:
    """What is paid in the end, by whom and to whom."""

    def __init__(self, plan: YakitoriPlan) -> None:
        self.plan = plan
        self.each_round = plan.each_round

    def at_table(self, wins: Sequence[int], left: Sequence[int], match_over: bool, reason: Reason) -> Rows:
        """What is paid when a round is over, or after the match in chips."""
        if not self.each_round and not (match_over and self.plan.unit == "chips"):
            return ()
        return self._due(wins, left, Unit(self.plan.unit), reason)

    def in_scores(self, wins: Sequence[int], left: Sequence[int], reason: Reason) -> Rows:
        """What is settled with the final scores: like uma, it changes no places (001:3104)."""
        at_the_end = not self.each_round and self.plan.unit == "points"
        return self._due(wins, left, Unit.SCORE, reason) if at_the_end else ()

    def _due(self, wins: Sequence[int], left: Sequence[int], unit: Unit, reason: Reason) -> Rows:
        """Whoever has something left pays for it to everybody who has not, or only to who has won most of these (the
        first of equals); nobody pays where nobody is rid of it."""
        rid = [seat for seat, count in enumerate(left) if not count]
        if self.plan.receivers == "best" and rid:
            rid = [max(rid, key=lambda seat: (wins[seat], -seat))]
        rows: list[Transfer] = []
        for seat, count in enumerate(left):
            told = {"count": count} if reason is Reason.MARKERS else {}
            for winner in rid if count else ():
                rows += transfers(seat, winner, self.plan.amount * count, reason, unit, **told)
        return tuple(rows)


# ---------------------------------------------------------------- without markers


class WinsCounted(Memory):
    """How many deals each player has won, in the match or in this round."""

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
        self.fine = Fine(plan)

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "Yakitori | None":
        """Where it costs anything, and there are no markers."""
        yakitori = plan.yakitori
        return cls(yakitori) if yakitori.amount and not yakitori.markers and not yakitori.lunch else None

    def counted(self, deal: Deal, result: Result, seating: Seating) -> None:
        """Whoever has won has one more."""
        wins = recall(deal, WinsCounted).wins
        for win in _wins(deal, result):
            wins[seating.members[win.seat]] += 1

    def round_rows(self, deal: Deal, seating: Seating, match_over: bool) -> Rows:
        """What those pay who have won none."""
        wins = seating.at_table(recall(deal, WinsCounted).wins)
        return self.fine.at_table(wins, _none_won(wins), match_over, Reason.YAKITORI)

    def new_round(self, deal: Deal, seating: Seating) -> None:
        """Where each round is looked at by itself, all begin anew."""
        if self.fine.each_round:
            memory = recall(deal, WinsCounted)
            memory.wins = [0] * len(memory.wins)

    def match_rows(self, standing: Closing) -> Rows:
        """The same where the match is settled."""
        wins = recall(standing, WinsCounted).wins
        return self.fine.in_scores(wins, _none_won(wins), Reason.YAKITORI)


def _none_won(wins: Sequence[int]) -> list[int]:
    return [int(not count) for count in wins]


# ---------------------------------------------------------------- with markers


class Markers(Memory):
    """How many deals each player has won, and how many of the markers that everybody gets each is rid of; below zero
    where somebody has more than that."""

    stored: ClassVar[str] = "yakitori_markers"
    wins: list[int]
    shed: list[int]

    @classmethod
    def begin(cls, seats: int) -> Self:
        """Everybody has all of them."""
        return cls([0] * seats, [0] * seats)

    def clear(self) -> None:
        """All begin anew."""
        self.wins, self.shed = [0] * len(self.wins), [0] * len(self.shed)


class YakitoriMarkers(Addition):
    """Markers that a win takes off, and that other rules bring back."""

    remembers_between = Markers

    def __init__(self, plan: YakitoriPlan, length: Length, dora: Dora, permanent: frozenset[int]) -> None:
        self.plan = plan
        self.fine = Fine(plan)
        self.length = length
        self.dora = dora
        self.permanent = permanent

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "YakitoriMarkers | None":
        """Where everybody holds some."""
        yakitori = plan.yakitori
        if not yakitori.amount or not yakitori.markers or yakitori.lunch:
            return None
        return cls(yakitori, table.length, table.dora, frozenset(KIND_OF[tile] for tile in plan.dora.permanent))

    # ------------------------------------------------------------ what a deal does to them

    def counted(self, deal: Deal, result: Result, seating: Seating) -> None:
        """What a deal that counts does to the markers: its wins first, then its kans, then all of them together."""
        if result.kind in ANNULLED:
            return
        memory = recall(deal, Markers)
        before = self.held(memory)
        rekindled = self.rekindles(deal)
        for win in _wins(deal, result):
            memory.wins[seating.members[win.seat]] += 1
            self._win(memory, seating.members[win.seat], seating.members[win.source], rekindled)
        self._kans(deal, memory, seating)
        if self.plan.returns and not any(self.held(memory)):
            memory.clear()
        self._tell(deal, memory, seating, before)

    def _tell(self, deal: Deal, memory: Markers, seating: Seating, before: Sequence[int]) -> None:
        """Whoever holds more or fewer than ``before``."""
        held = self.held(memory)
        for seat, member in enumerate(seating.members):
            if held[member] != before[member]:
                deal.events.append(MarkersChanged(seat, held[member]))

    def held(self, memory: Markers) -> list[int]:
        """How many each player holds."""
        return [self.plan.markers - shed for shed in memory.shed]

    def rekindles(self, deal: Deal) -> bool:
        """Whether a win in this deal gives others their markers back (001:3108, 001:5790)."""
        match self.plan.rekindled:
            case "round_end":
                place = Place(deal.rounds, deal.hand)
                return deal.last or self.length.after(place, stays=False).round > place.round
            case "last_deal":
                return deal.last
        return self.plan.rekindled == "always"

    def _win(self, memory: Markers, winner: Member, source: Member, rekindled: bool) -> None:
        """The winner is rid of a marker, if he has one; it may go to the discarder, and others may get one back."""
        had = self.held(memory)[winner] > 0
        memory.shed[winner] += had
        if winner == source:
            others = [member for member in range(len(memory.shed)) if member != winner]
            self._give_back(memory, others if rekindled and had else ())
            return
        memory.shed[source] -= had and self.plan.passed_on
        self._give_back(memory, [source] if rekindled else ())

    def _give_back(self, memory: Markers, members: Sequence[Member]) -> None:
        """One each, up to what everybody had at first."""
        for member in members:
            memory.shed[member] = max(0, memory.shed[member] - 1)

    def _kans(self, deal: Deal, memory: Markers, seating: Seating) -> None:
        """Kans at the end of a deal take markers off, or turn all of them over."""
        full = self.plan.markers
        for seat, hand in enumerate(deal.hands):
            if deal.last and any(self._clears(deal, meld) for meld in hand.melds):
                memory.shed[seating.members[seat]] = full
        if self.plan.flips and any(_is_open_bird(meld) for hand in deal.hands for meld in hand.melds):
            memory.shed = [full - max(0, shed) for shed in memory.shed]

    def _clears(self, deal: Deal, meld: Meld) -> bool:
        """Whether this kan cancels yakitori in the last deal (001:3114)."""
        if not meld.is_kan or self.plan.kan_clears == "none":
            return False
        kind = meld.tiles[0] & KIND
        if self.plan.kan_clears == "1s":
            return kind == BIRD
        pointed = {dora for tile in self.dora.indicators(deal.wall) for dora in self.dora.dora_of(tile)}
        pointed.update(named_kinds(deal, self.dora.indicators, self.dora.dora_of))
        return kind in self.permanent | pointed

    # ------------------------------------------------------------ what they cost

    def round_rows(self, deal: Deal, seating: Seating, match_over: bool) -> Rows:
        """What those pay who have some left."""
        memory = recall(deal, Markers)
        wins, left = seating.at_table(memory.wins), seating.at_table(self.held(memory))
        return self.fine.at_table(wins, left, match_over, Reason.MARKERS)

    def new_round(self, deal: Deal, seating: Seating) -> None:
        """Where each round is looked at by itself, all get theirs back."""
        if self.fine.each_round:
            memory = recall(deal, Markers)
            before = self.held(memory)
            memory.clear()
            self._tell(deal, memory, seating, before)

    def match_rows(self, standing: Closing) -> Rows:
        """The same where the match is settled."""
        memory = recall(standing, Markers)
        return self.fine.in_scores(memory.wins, self.held(memory), Reason.MARKERS)


def _is_open_bird(meld: Meld) -> bool:
    return meld.is_kan and meld.form is not MeldForm.CLOSED_KAN and meld.tiles[0] & KIND == BIRD


# ---------------------------------------------------------------- a lunch


class Lunch(Memory):
    """How many markers were eaten since all of them lay there."""

    stored: ClassVar[str] = "yakitori_lunch"
    eaten: int = 0


class YakitoriLunch(Addition):
    """Markers in the middle, which winners eat (001:3111-3112)."""

    remembers_between = Lunch

    def __init__(self, plan: YakitoriPlan) -> None:
        self.plan = plan

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "YakitoriLunch | None":
        """Where they lie there."""
        return cls(plan.yakitori) if plan.yakitori.amount and plan.yakitori.lunch else None

    def counted(self, deal: Deal, result: Result, seating: Seating) -> None:
        """One for a ron, two for a tsumo. For each that is missing all who have not won pay, and then all lie there
        again."""
        memory, wins = recall(deal, Lunch), list(_wins(deal, result))
        winners = {win.seat for win in wins}
        others = [seat for seat in range(len(deal.hands)) if seat not in winners]
        rows: list[Transfer] = []
        for win in wins:
            wanted = TSUMO_EATS if win.seat == win.source else RON_EATS
            eaten = min(wanted, self.plan.lunch - memory.eaten)
            memory.eaten += eaten
            missing = wanted - eaten
            deal.events.append(MarkersEaten(win.seat, eaten, self.plan.lunch - memory.eaten))
            for seat in others:
                fine = self.plan.amount * missing
                rows += transfers(seat, win.seat, fine, Reason.LUNCH, Unit(self.plan.unit), count=missing)
        if rows:
            memory.eaten = 0
            deal.pay(rows)
            deal.events.append(Paid(tuple(rows)))
