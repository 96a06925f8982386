"""The ledger: every movement of points, with its reason.

Nothing is ever added to a score. Points move from one account to another, each move is a row that can say why it was
made, and so every ledger sums to zero. Accounts are the seats, 0 and up, and those of the table below zero: sticks and
stakes that wait for a winner, fines that go to nobody, the oka. A ledger only grows; a mistake is undone by a row the
other way.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum, StrEnum
from functools import cache
from typing import Self

import msgspec

from jantaku.texts import TextId

Seat = int
"""0 to n - 1 in the order of play. Which of them deals is said by whoever asks."""

Position = int
"""Steps from the dealer in the order of play: the dealer is 0, and who plays next 1."""

Account = int
"""A seat, or a `TableAccount`."""


class TableAccount(IntEnum):
    """Accounts that belong to no player."""

    STICKS = -1
    FINES = -2
    OKA = -3
    UMA = -4
    BANK = -5
    """Hands out the points at the start and takes them back at the end; rounding is its loss or gain."""
    POT = -6
    """What else lies on the table for the next winner: stakes of drawn deals, penalties."""
    NORTH = -7
    """The fourth, who is not there, but pays (001:3597)."""
    PLACED = -8
    """Whoever has the place that pays, where nobody has told who has it (001:2889)."""

    @property
    def text_id(self) -> TextId:
        """How the account is called."""
        return TextId(f"ledger-account-{self.name.lower()}")


class Unit(StrEnum):
    """What moves. Scores are final scores in points: a score of +52 is 52000."""

    POINTS = "points"
    CHIPS = "chips"
    SCORE = "score"


class Reason(StrEnum):
    """Why it moves; the text of each is ``ledger-<reason>``, with the row's arguments."""

    TSUMO = "tsumo"
    RON = "ron"
    OWN_SHARE = "own-share"
    NORTH_SHARE = "north-share"
    PAO = "pao"
    HONBA = "honba"
    SURCHARGE = "surcharge"
    DEALER_EXTRA = "dealer-extra"
    ADDED = "added"
    SIDE = "side"
    FED_OPEN_RIICHI = "fed-open-riichi"
    WAREME = "wareme"
    FIFTH_WIN = "fifth-win"
    KAN_OVER_RON = "kan-over-ron"
    KOKUSHI_DORA = "kokushi-dora"
    CHIPS = "chips"
    SHUUGI = "shuugi"
    STICKS = "sticks"
    POT = "pot"
    STICK_RETURNED = "stick-returned"
    RIICHI = "riichi"
    NAGASHI = "nagashi"
    CHOU_NAGASHI = "chou-nagashi"
    GEESE = "geese"
    NOTEN = "noten"
    DRAW_STAKE = "draw-stake"
    DEAL_STAKE = "deal-stake"
    RON_STAKES = "ron-stakes"
    ABORT_STAKE = "abort-stake"
    STAKE_RETURNED = "stake-returned"
    STAKE_COUNTED = "stake-counted"
    CHOMBO = "chombo"
    ILLEGAL_DISCARD = "illegal-discard"
    MANGAN_STAKE = "mangan-stake"
    YAKUMAN_DISCARDED = "yakuman-discarded"
    KAN = "kan"
    KAN_RETURNED = "kan-returned"
    KAN_STAKE = "kan-stake"
    KAN_FINE = "kan-fine"
    CALL_STAKE = "call-stake"
    BITE = "bite"
    NOT_READY = "not-ready"
    VOID_FINE = "void-fine"
    FALSE_WIN = "false-win"
    FALSE_KAN = "false-kan"
    TAKEN_BACK = "taken-back"
    POINTS = "points"
    START = "start"
    OKA_STAKE = "oka-stake"
    OKA_REST = "oka-rest"
    OKA = "oka"
    UMA = "uma"
    ROUNDING = "rounding"
    LEVELLING = "levelling"
    YAKITORI = "yakitori"
    MARKERS = "yakitori-markers"
    LUNCH = "yakitori-lunch"
    CHIPS_EXCHANGED = "chips-exchanged"
    DEBT = "debt"
    BUST_PRIZE = "bust-prize"

    @property
    def text_id(self) -> TextId:
        """The sentence of this reason."""
        return TextId(f"ledger-{self}")


class Transfer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row: so much goes from one account to another. ``cause`` is the number of the event that made it."""

    source: Account
    target: Account
    amount: int
    reason: Reason
    arguments: dict[str, str | int] = {}
    """What the reason's text asks for."""
    unit: Unit = Unit.POINTS
    cause: int | None = None
    reverses: int | None = None
    """The place, in the same ledger, of the row that this one undoes."""

    def __post_init__(self) -> None:
        if self.amount <= 0:
            raise ValueError(f"a transfer moves a positive amount, not {self.amount}")
        if self.source == self.target:
            raise ValueError(f"account {self.source} cannot pay itself")

    @property
    def text_id(self) -> TextId:
        """Why, as the id of a text that takes `arguments`."""
        return self.reason.text_id


def transfers(
    source: Account,
    target: Account,
    amount: int,
    reason: Reason,
    unit: Unit = Unit.POINTS,
    /,
    **arguments: str | int,
) -> tuple[Transfer, ...]:
    """The row for this amount: the other way round if it is negative, none at all if it is zero."""
    if amount == 0:
        return ()
    if amount < 0:
        source, target = target, source
    return (Transfer(source, target, abs(amount), reason, arguments, unit),)


class Ledger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rows in the order in which they were written."""

    rows: tuple[Transfer, ...] = ()

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Transfer]:
        return iter(self.rows)

    def __add__(self, later: Self) -> Self:
        """Both, this one first. Rows that undo others still point to them."""
        shift = len(self.rows)
        moved = (
            row if row.reverses is None else msgspec.structs.replace(row, reverses=row.reverses + shift)
            for row in later.rows
        )
        return type(self)((*self.rows, *moved))

    def totals(self, unit: Unit = Unit.POINTS) -> dict[Account, int]:
        """What each account named here won or lost; the sum is zero."""
        totals: dict[Account, int] = {}
        for row in self.rows:
            if row.unit is unit:
                totals[row.source] = totals.get(row.source, 0) - row.amount
                totals[row.target] = totals.get(row.target, 0) + row.amount
        return totals

    def total(self, account: Account, unit: Unit = Unit.POINTS) -> int:
        """What this account won or lost."""
        return self.totals(unit).get(account, 0)

    def changes(self, seats: int, unit: Unit = Unit.POINTS) -> tuple[int, ...]:
        """What each seat won or lost, seat 0 first."""
        totals = self.totals(unit)
        return tuple([totals.get(seat, 0) for seat in range(seats)])

    def because(self, *reasons: Reason) -> Self:
        """Only the rows that were written for these reasons."""
        return type(self)(tuple(row for row in self.rows if row.reason in reasons))

    def caused_by(self, event: int) -> Self:
        """The same rows as the work of this event."""
        return type(self)(tuple(msgspec.structs.replace(row, cause=event) for row in self.rows))

    def reverse(self, places: Iterable[int] | None = None, cause: int | None = None) -> Self:
        """This ledger with the rows at these places undone, all that still stand if none are named."""
        undone = {row.reverses for row in self.rows}
        if places is None:
            places = [place for place, row in enumerate(self.rows) if place not in undone and row.reverses is None]
        added: list[Transfer] = []
        for place in places:
            if place not in range(len(self.rows)):
                raise ValueError(f"there is no row {place} in a ledger of {len(self.rows)}")
            if place in undone:
                raise ValueError(f"row {place} is undone already")
            undone.add(place)
            row = self.rows[place]
            back = msgspec.structs.replace(row, source=row.target, target=row.source, reverses=place, cause=cause)
            added.append(back)
        return type(self)((*self.rows, *added))


def merge(ledgers: Iterable[Ledger]) -> Ledger:
    """All of them as one, in this order."""
    merged = Ledger()
    for ledger in ledgers:
        merged += ledger
    return merged


def after(points: Sequence[int], ledger: Ledger) -> tuple[int, ...]:
    """The points of the seats once the ledger is paid."""
    return tuple(held + change for held, change in zip(points, ledger.changes(len(points)), strict=True))


@cache
def turn_order(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats in the order of play from this one on. Only here is it known who comes after the last seat."""
    if first not in range(seats):
        raise ValueError(f"there is no seat {first} at a table of {seats}")
    return (*range(first, seats), *range(first))


def apportion(amount: int, among: Sequence[Seat], step: int = 100) -> dict[Seat, int]:
    """The amount in equal shares; what is left over goes round in this order, a step at a time (001:3121)."""
    steps, rest = divmod(amount, step)
    share, over = divmod(steps, len(among))
    shares = {seat: (share + (place < over)) * step for place, seat in enumerate(among)}
    shares[among[0]] += rest
    return shares
