"""The state of a deal: plain data, all of it, so that it can be copied, stored and taken up again.

What is still to be done lies on the *agenda*, a stack of small steps; the last one comes next. Nothing about the deal
lives anywhere else, neither in local variables nor in the parts that act on it.
"""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from jantaku.once import found_once
from jantaku.scoring.ledger import Reason, Seat, TableAccount, Transfer, Unit
from jantaku.table.events import AnyEvent, DrawKind
from jantaku.table.state.deposits import ON_TABLE, Deposit, count_sticks, laid_by, put_back, sum_of_pot, take
from jantaku.table.state.holding import NO_TILE, Holding, turned
from jantaku.table.state.memory import Memory
from jantaku.table.state.personal_dora import taken_as_markers
from jantaku.table.state.state import State
from jantaku.table.state.wall import Wall
from jantaku.tiles import Tile


class Step(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Something to be done: its name in the course of play, whose it is, with which tile or code."""

    name: str
    seat: Seat = -1
    code: int = 0


class Offer(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A tile that others may take."""

    tile: Tile
    seat: Seat
    form: Literal["discard", "added", "closed", "open", "nuki", "run", "laid", "jiri", "marker"] = "discard"
    drawn: bool = False
    """It was added to a meld as soon as it was drawn."""


class Result(State):
    """How a deal ended."""

    kind: Literal["win"] | DrawKind
    winners: list[Seat] = []
    discarder: Seat | None = None
    ready: list[Seat] = []
    """Who was ready at an exhausted wall."""
    as_win: bool = False
    """A nagashi that counts as a win."""
    first: int = 1
    """How many won on the first tile, where the deal goes on after a win."""
    stop: bool = False
    """The dealer has ended the match."""
    crowned: Seat | None = None
    """Whose yakuman has ended it (001:4513)."""


Source = Literal["deal", "wall", "dead_wall", "nuki", "call", "none"]
"""``nuki``: the tile drawn for one that was set aside, where that is no replacement tile like that of a kan."""


OfferForm = Literal["", "closed", "added", "open", "nuki", "run", "laid", "jiri", "marker", "discard"]


class Deal(State, dict=True):
    """A deal in play. ``points`` move as they are paid."""

    number: int
    round: int
    """The kind of the round tile."""
    hand: int
    dealer: Seat
    honba: int
    points: list[int]
    wall: Wall
    hands: list[Holding]
    agenda: list[Step]
    last: bool = False
    """The last deal of the match, if the dealer does not stay."""
    final: bool = False
    """No deal of another dealer can follow, whatever the points."""
    repeats: int = 0
    """How often the dealer has dealt before in a row."""
    inherited: int = 0
    """How many of the honba earlier dealers have left."""
    rounds: int = 0
    """How many rounds were played before this one."""
    for_pot: bool = False
    """It is played only for what lies on the table after the last deal."""
    turn: Seat = -1
    came: Source = "none"
    """Where the tile came from with which the turn began."""
    offer: Offer | None = None
    barred: int = 0
    """Kinds that may not be discarded now, as a mask (kuikae)."""
    declaring: bool = False
    """The discard on offer declares riichi."""
    declared: list[Seat] = []
    """Whose riichi of this deal stands; where it costs a stick, whose sticks lie on the table, as often as they do."""
    uninterrupted: bool = True
    """Nobody has made a meld yet."""
    discards: int = 0
    kans: int = 0
    kan_owners: list[Seat] = []
    turned_later: int = 0
    """Kan indicators that wait for the discard."""
    turned_next: int = 0
    """Kan indicators that wait for the next kan."""
    last_kan: OfferForm = ""
    """What the last kan was."""
    fed_kan: Seat = -1
    """Who fed the kan whose replacement tile was just drawn: as an open one, as the pon that it was, or as the first of
    a chain."""
    direction: int = 1
    shown: list[Seat] = []
    result: Result | None = None
    memory: list[Memory] = []
    """What single rules remember, a struct for each (`jantaku.table.state.memory`)."""
    fined: list[Seat] = []
    """Who has been given chombo in this deal, which has been dealt anew since."""
    fines: list[Transfer] = []
    """What will be taken from final scores."""
    chips: list[int] = []
    """What each seat has won and lost in chips in this deal; empty where none have moved."""
    oka_pot: int = 0
    """Points that went to the oka in this deal."""
    deposits: list[Deposit] = []
    """What lies on the table, of earlier deals, too: riichi sticks, stakes of drawn deals, penalties."""
    taken: list[Deposit] = []
    """What of it was taken in this deal."""
    events: list[AnyEvent] = []
    seed: str = ""
    commitment: str = ""
    windows: int = 0
    dice: tuple[int, ...] = ()
    """What the dice show, in the order in which they are thrown."""
    broken: bool = False
    """The wall came broken: it is not broken anew."""
    before_win: "Deal | None" = None
    """How it stood when the win was said that has ended it, where a false one does not end it; without its events."""
    told_before_win: int = 0
    """How many events had been told by then."""

    @found_once
    def found(self) -> dict[Any, Any]:
        """What parts have found out about it and may ask again, each with the moment for which it holds. It can be
        found out anew, so it is neither copied nor stored."""
        return {}

    def push(self, name: str, seat: Seat = -1, code: int = 0) -> None:
        """Put a step on the agenda: it comes next."""
        self.agenda.append(Step(name, seat, code))

    @property
    def sticks(self) -> int:
        """Riichi sticks on the table, those of earlier deals included."""
        return count_sticks(self.deposits) if self.deposits else 0

    @property
    def pot(self) -> int:
        """Points on the table beside the sticks: stakes of drawn deals, penalties."""
        return sum_of_pot(self.deposits) if self.deposits else 0

    def pay(self, rows: Iterable[Transfer], taker: str = "winner") -> None:
        """Move points between the seats and the table; ``taker``: who may take what is laid down there."""
        points = self.points
        for row in rows:
            if row.unit is POINTS:
                if row.source >= 0:
                    points[row.source] -= row.amount
                elif row.source in ON_TABLE:
                    self.taken += take(self.deposits, row)
                elif row.source == TableAccount.OKA:  # what had gone there is taken back
                    self.oka_pot -= row.amount
                if row.target >= 0:
                    points[row.target] += row.amount
                elif row.target in ON_TABLE:
                    self._lay_down(row, taker)
                elif row.target == TableAccount.OKA:
                    self.oka_pot += row.amount
            elif row.unit is SCORE:
                self.fines.append(row)
            else:
                self.chips = self.chips or [0] * len(points)
                for account, amount in ((row.source, -row.amount), (row.target, row.amount)):
                    if account >= 0:  # otherwise it is the bank
                        self.chips[account] += amount

    def _lay_down(self, row: Transfer, taker: str) -> None:
        """A deposit; or, where a payment is taken back, those that it had taken."""
        if row.reason is not Reason.TAKEN_BACK:
            self.deposits += laid_by(row, self.number, self.discards, taker)
            return
        self.deposits += put_back(self.taken, row)

    @property
    def called(self) -> set[Tile | None]:
        """The discards that lie in ponds no more: those that were called, by a second call, too, or taken as markers;
        and what was added to pons from hands."""
        melds = [meld for hand in self.hands for meld in hand.melds]
        return {*taken_as_markers(self), *(tile for meld in melds for tile in (meld.claimed, meld.added))}

    def turned(self, seat: Seat) -> list[bool]:
        """Which tiles of this pond lie sideways."""
        called = self.called
        return turned((lying.riichi, lying.tile in called) for lying in self.hands[seat].pond)


POT = TableAccount.STICKS
POINTS = Unit.POINTS
SCORE = Unit.SCORE
__all__ = ["NO_TILE", "POT", "Deal", "Offer", "Result", "Step"]
