"""Seats: who comes after whom, who sits where, who answers for whose hand.

Seats are numbers, two to eight of them, in the order of play from the first dealer on, for the whole match. Nothing
else in the table adds to a seat's number. Where a seat is in a deal is its *position*, counted from the dealer; a wind,
a dragon or a season is what a position shows, if the rules have one for it.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from jantaku.hands import Feeder, Side
from jantaku.hands.melds import MOST_SEATS
from jantaku.scoring.ledger import Position, Seat, turn_order
from jantaku.table.chance import shuffled, thrown
from jantaku.table.events import SeatsDrawn
from jantaku.table.state.seating import Seating
from jantaku.tiles import KIND_OF, WINDS, Kind, kinds_in

FORWARD: Final = 1
FEWEST: Final = 2
FULL_TABLE: Final = 4
PHANTOM: Final = "–"
"""The name of a seat at which nobody plays."""
WIND_TILES: Final = tuple(kinds_in(WINDS))


class Seats:
    """The seats of one table."""

    def __init__(
        self,
        count: int = 4,
        drawn: Literal["random", "two_throws", "dice"] = "random",
        tiles: Sequence[str] | None = None,
        *,
        members: int = 0,
        rotation: Literal["stay", "dealer", "last"] = "dealer",
        teams: Sequence[int] = (),
        hands: Sequence[Sequence[Seat]] = (),
        reseat: Literal["never", "random", "in_order"] = "never",
        rounds: int = 2,
        phantoms: Sequence[Seat] = (),
        phantoms_draw: bool = False,
    ) -> None:
        """``tiles``: what the positions show, the dealer's first; without any, winds. ``members``: how many play, where
        some rest, ``rotation``: who leaves for one of them; ``teams``: the team of each seat, where some share an
        account; ``hands``: by player, for which hands he answers, where that is not everybody for his own; ``reseat``:
        whether those at the table change seats between rounds, of which ``rounds`` are obligatory; ``phantoms``: seats
        at which nobody plays, ``phantoms_draw``: whether they have turns."""
        if count not in range(FEWEST, MOST_SEATS + 1):
            raise ValueError(f"a table has {FEWEST} to {MOST_SEATS} seats, not {count}")
        self.count = count
        self.drawn = drawn
        self.all = tuple(range(count))
        self.phantoms = frozenset(phantoms)
        """Seats at which nobody plays; they share an account."""
        self.playing = tuple(seat for seat in self.all if seat not in self.phantoms)
        """All others."""
        self._from = {
            FORWARD: tuple(turn_order(seat, count) for seat in self.all),
            -FORWARD: tuple((seat, *reversed(turn_order(seat, count)[1:])) for seat in self.all),
        }
        self._others = {direction: tuple(order[1:] for order in orders) for direction, orders in self._from.items()}
        without_turn = frozenset() if phantoms_draw else self.phantoms
        self.following = {
            direction: tuple(next(seat for seat in order[1:] if seat not in without_turn) for order in orders)
            for direction, orders in self._from.items()
        }
        """By direction and seat, whose turn it is next."""
        self._sides: dict[int, Side] = {1: Side.RIGHT, count - 1: Side.LEFT}
        self._positions = tuple(
            tuple(self._from[FORWARD][dealer].index(seat) for seat in self.all) for dealer in self.all
        )
        self.members = max(members, count)
        """How many have points: those who play, and phantoms."""
        self.dealers = self.members - len(self.phantoms)
        """How many play; a round has a deal for each of them."""
        self.rotation = rotation
        self.reseat = reseat if not hands and not teams else "never"
        """Where somebody answers for several hands, or teams share an account, they sit as the rules say."""
        self.changes = _changes(count, rounds)
        """By round, who comes to each seat where seats are changed in order: from which seat."""
        own = [(seat,) for seat in self.playing] if self.phantoms else []
        self.hands: tuple[tuple[Seat, ...], ...] = tuple(map(tuple, hands or own))
        """By player, the hands for which he answers, the one where he sits first; empty where everybody has his own."""
        self.acts_for = tuple(next((own[0] for own in self.hands if seat in own), seat) for seat in self.all)
        """By seat, where the player sits who answers for the hand."""
        self.accounts = tuple(
            tuple(seat for seat, other in enumerate(teams) if other == team) for team in sorted({*teams})
        )
        """The seats that share an account, a group for each team; empty where everybody has his own."""
        self.tiles: tuple[Kind, ...] = WIND_TILES if tiles is None else tuple(KIND_OF[name] for name in tiles)

    def draw(self, words: Iterator[int]) -> SeatsDrawn:
        """Who sits where, and who rests first: a lot for each player, in the order of their names. By two throws, the
        lots say only how they sit, and who has East throws a die and counts from himself; who is met does the same, and
        finds the first dealer (001:3652). By dice alone, each throws two, and there are no lots."""
        if self.drawn == "dice":
            return self._by_dice(words)
        lots = shuffled(tuple(range(self.members)), words)  # type: ignore[arg-type]
        dice = (thrown(words), thrown(words)) if self.drawn == "two_throws" else ()
        first = sum(die - 1 for die in dice) % self.members  # who counts from himself goes one step less
        order = turn_order(first, self.members)
        return SeatsDrawn(self.drawn, tuple(order.index(lot) for lot in lots), dice)

    def _by_dice(self, words: Iterator[int]) -> SeatsDrawn:
        """002:111-113: the highest sum is East, and so on down; equals throw again among themselves until they differ,
        and share out the places that they cover. All throw in the order of their names, the highest equals first."""
        dice: list[int] = []

        def ranked(players: tuple[int, ...]) -> list[int]:
            sums: dict[int, list[int]] = {}
            for player in players:
                throw = (thrown(words), thrown(words))
                dice.extend(throw)
                sums.setdefault(sum(throw), []).append(player)
            groups = [sums[total] for total in sorted(sums, reverse=True)]
            return [player for group in groups for player in (ranked(tuple(group)) if len(group) > 1 else group)]

        places = ranked(tuple(range(self.members)))
        return SeatsDrawn(self.drawn, tuple(places.index(player) for player in range(self.members)), tuple(dice))

    def order(self, first: Seat, direction: int = FORWARD) -> tuple[Seat, ...]:
        """All seats in the order of play from this one on."""
        return self._from[direction][first]

    def others(self, seat: Seat, direction: int = FORWARD) -> tuple[Seat, ...]:
        """The others in the order of play after this seat."""
        return self._others[direction][seat]

    def next(self, seat: Seat, direction: int = FORWARD) -> Seat:
        """Whose turn it is after this seat's."""
        return self.following[direction][seat]

    def next_dealer(self, seat: Seat) -> Seat:
        """Who deals after this seat."""
        return self.playing_from(seat)[1]

    def playing_from(self, first: Seat) -> tuple[Seat, ...]:
        """Those who play, in the order of play from this seat on."""
        order = self._from[FORWARD][first]
        return tuple(seat for seat in order if seat not in self.phantoms) if self.phantoms else order

    def position(self, seat: Seat, dealer: Seat) -> Position:
        """How many steps this seat is from the dealer."""
        return self._positions[dealer][seat]

    def tile(self, position: Position) -> Kind | None:
        """The kind of tile that this position shows, if it shows one: East for the dealer."""
        return self.tiles[position] if position < len(self.tiles) else None

    def feeder(self, other: Seat, seen_from: Seat) -> Feeder:
        """Who the other is for a meld of this seat: who plays next sits to the right; where several sit across, they
        are told apart by their numbers."""
        side = self._sides.get(self.order(seen_from).index(other))
        if side is None:
            return Side.ACROSS if self.count <= FULL_TABLE else other
        return side

    def source(self, feeder: Feeder | None, owner: Seat) -> Seat | None:
        """Whose tile a meld of this owner has, if it is another's."""
        if isinstance(feeder, int):
            return feeder
        return next((other for other in self.others(owner) if self.feeder(other, owner) is feeder), None)

    def controller(self, seat: Seat) -> Seat:
        """Who answers for this hand."""
        return self.acts_for[seat]

    def answering(self, seat: Seat) -> tuple[int, ...]:
        """The numbers of the players who answer for this hand; the first of them who speaks is heard."""
        return tuple(player for player, own in enumerate(self.hands) if seat in own) if self.hands else (seat,)

    def named(self, names: Sequence[str]) -> tuple[str, ...]:
        """What the hands are called, given the names of the players: after all who answer for them."""
        if not self.hands:
            return tuple(names)
        return tuple(" + ".join([names[player] for player in self.answering(seat)]) or PHANTOM for seat in self.all)

    def sees(self, seat: Seat) -> frozenset[Seat]:
        """Whose tiles a seat sees: the own, and those of the hands that it answers for."""
        return frozenset({seat, *(other for other in self.all if self.controller(other) == seat)})

    # ------------------------------------------------------------ members and accounts

    def first_seating(self) -> Seating:
        """At the beginning everybody sits at the seat of his number, and who has none rests."""
        return Seating(self.all, tuple(range(self.count, self.members)))

    def next_seating(
        self, seating: Seating, dealer: Seat, stays: bool, new_round: int, points: Sequence[int]
    ) -> Seating:
        """Who sits where in the next deal, by the points of the members: when the deal passes, who has dealt leaves
        (001:4172-4174), or who is last of those at the table, of equals the one named last (001:4043); and before the
        second round, and so on (``new_round`` is 1, and so on), all of them may change places."""
        if not stays and seating.resting:
            lowest = min(seating.members, key=lambda member: (points[member], -member))
            seating = seating.swapped(seating.members.index(lowest) if self.rotation == "last" else dealer)
        if new_round and self.reseat == "in_order":
            seating = seating.moved(self.changes[(new_round - 1) % len(self.changes)])
        return seating

    def by_lot(self, seating: Seating, dice: tuple[int, ...]) -> Seating:
        """Who sits where after a lot among all orders (001:381)."""
        return seating.moved(_order_of(dice[0] - 1, self.count))

    def account(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that share an account with this one, itself among them."""
        if seat in self.phantoms:
            return tuple(sorted(self.phantoms))
        return next((account for account in self.accounts if seat in account), (seat,))

    def held(self, points: Sequence[int], seat: Seat) -> int:
        """What a seat can pay from: its own points, or those of its account."""
        if self.accounts or self.phantoms:
            return sum([points[other] for other in self.account(seat)])
        return points[seat]


def _changes(count: int, rounds: int) -> tuple[tuple[Seat, ...], ...]:
    """Before which later round who comes to each seat (001:2598-2604). Of four East and West change places, before the
    next one South and North; in a match of four rounds as in sports matches: neighbours, then all crosswise, then
    neighbours again. Of three the neighbours of East; at other tables all move on by a seat (our reading)."""
    if count == FULL_TABLE:
        return ((1, 0, 3, 2), (3, 2, 0, 1), (1, 0, 3, 2)) if rounds == FULL_TABLE else ((2, 1, 0, 3), (0, 3, 2, 1))
    if count == FULL_TABLE - 1:
        return ((0, 2, 1),)
    return ((count - 1, *range(count - 1)),)


def _order_of(number: int, count: int) -> tuple[Seat, ...]:
    """The order with this number among all orders of so many."""
    left, order = list(range(count)), []
    for size in range(count, 0, -1):
        number, place = divmod(number, size)
        order.append(left.pop(place))
    return tuple(order)
