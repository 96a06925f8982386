"""Views: what one seat may know of a match, and nothing else.

A view is the stream of events with the tiles that the seat may not see replaced by `HIDDEN`, and the question that the
table asks this seat, if it asks one. What is left of an event the event itself says (`Event.seen`), for these `Eyes`.
Events are numbered by their place in the stream, and windows after them: how many windows the table has opened for
others would betray who could have called.

Somebody who only watches (``seat=None``) sees no concealed tile at all.
"""

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING

import msgspec

from jantaku.hands import Hand, Meld, format_hand
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.exchange import laid_to_pass_on
from jantaku.table.additions.void import SUIT_NAMES
from jantaku.table.events import HIDDEN, Event, IndicatorShown, TileReturned
from jantaku.table.events.event import face_down
from jantaku.table.state.built_hands import picked, supply
from jantaku.table.state.chosen_suits import cards_down, chosen_suit, promised_tile
from jantaku.table.state.deal import Deal
from jantaku.table.state.declarations import laid_open
from jantaku.table.state.face_down import lies_face_down
from jantaku.table.state.holding import NO_TILE, Holding, PondTile
from jantaku.table.state.named_dora import named_kinds
from jantaku.table.state.own_indicators import own_indicators
from jantaku.table.state.set_aside import set_aside
from jantaku.table.state.window import Answer, Ask, Window, WindowKind
from jantaku.table.telling.eyes import Eyes, eyes_of, seen_by
from jantaku.tiles import Kind, Tile, kinds_in, place_in_hand

if TYPE_CHECKING:
    from jantaku.table.match import Match


def turned(lying: PondTile, tile: Tile = HIDDEN) -> PondTile:
    """A discard of which only the back is seen; or the same with another face."""
    return PondTile(tile, lying.drawn, lying.riichi, lying.turn)


def from_anywhere(pond: Iterable[PondTile]) -> list[PondTile]:
    """A pond in which nobody sees which tiles were discarded as they were drawn."""
    return [PondTile(lying.tile, False, lying.riichi, lying.turn) for lying in pond]


# ---------------------------------------------------------------- a view


class Sight(msgspec.Struct, frozen=True):
    """All that a view shows at one moment, as plain data."""

    seat: Seat | None
    round: int
    dealer: Seat
    honba: int
    sticks: int
    points: tuple[int, ...]
    pot: int
    live: int
    indicators: tuple[Tile, ...]
    hand: Hand | None
    drawn: Tile | None
    ponds: tuple[tuple[PondTile, ...], ...]
    melds: tuple[tuple[Meld, ...], ...]
    nuki: tuple[tuple[Tile, ...], ...]
    named_dora: tuple[Kind, ...]
    excluded: tuple[Kind, ...]
    aside: tuple[tuple[Tile, ...], ...]
    riichi: tuple[bool, ...]
    opened: tuple[tuple[Tile, ...], ...]
    own_indicators: tuple[tuple[Tile, ...], ...]
    suits: tuple[str | None, ...]
    out: tuple[bool, ...]
    supply: tuple[Tile, ...]
    picked: tuple[Tile, ...]
    window: Window | None
    events: tuple[Event, ...]


class View:
    """What a seat may know of a match, and nothing else. It follows the match; it is not a copy.

    `Match.view` makes it.

    >>> import jantaku as jan
    >>> view = jan.Match("ema", seed=7).view(1)
    >>> view.live, len(view.hand.concealed), view.drawn, view.asks
    (69, 13, None, ())
    >>> view.events[-1]  # another player's draw: the tile is hidden
    Dealt(seat=3, tiles=(-1,), left=69)
    """

    def __init__(self, match: "Match", seat: Seat | None, *, of_hand: bool = False) -> None:
        """``of_hand``: of the hand alone, whoever answers for it, with the questions to it and no other hand."""
        seats = match.table.seats
        if seat is not None and seat not in seats.all:
            raise ValueError(f"there is no seat {seat} at a table of {seats.count}")
        self._match = match
        self.seat = seat
        self._of_hand = of_hand
        hands = () if seat is None else (seat,) if of_hand else seats.sees(seat)
        self.eyes: Eyes = eyes_of(match.table.plan, hands)
        self._seen: list[Event] = []
        self._read = 0

    def __repr__(self) -> str:
        """``<View of seat 0: 347m 3p 558s 16z>``, or of a watcher."""
        hand = self.hand
        if hand is None:
            return "<View of a watcher>"
        sorted_hand = Hand(tuple(sorted(hand.concealed, key=place_in_hand)), hand.melds)
        return f"<View of seat {self.seat}: {format_hand(sorted_hand)}>"

    # ------------------------------------------------------------ events

    @property
    def events(self) -> tuple[Event, ...]:
        """What has happened, as this seat saw it. The number of an event is its place here."""
        return tuple(self._look())

    def since(self, number: int) -> tuple[Event, ...]:
        """The events from this number on."""
        return tuple(self._look()[number:])

    def __len__(self) -> int:
        """How many events this seat has seen."""
        return len(self._look())

    def _look(self) -> list[Event]:
        """A match only grows: look at what is new."""
        history, deal_events = self._match.history, self._match.deal.events
        told = len(history)
        if self._read < told:
            self._seen += seen_by(self.eyes, history[self._read :])
            self._read = told
        if self._read < told + len(deal_events):
            self._seen += seen_by(self.eyes, deal_events[self._read - told :])
            self._read = told + len(deal_events)
        return self._seen

    def deal_events(self) -> list[Event]:
        """What this seat has seen of the present deal."""
        return seen_by(self.eyes, self._match.deal.events)

    # ------------------------------------------------------------ questions

    @property
    def window(self) -> Window | None:
        """What the table asks this seat now; None as well where it asks others only.

        Its number comes from the events seen so far, as between two questions to a seat something happens; but who lets
        the last tile pass may be asked for his hand right away. So it is twice their number, and one more for that; and
        one more for each tile that the seat has laid down to pass it on, or picked to build its hand, untold.
        """
        return self.window_after(len(self))

    def window_after(self, seen: int) -> Window | None:
        """The same, for who knows how many events this seat has ``seen``."""
        window = self._match.window
        asks = self.asks
        if window is None or not asks:
            return None
        number = 2 * seen + (window.kind is WindowKind.SHOW)
        if window.kind is WindowKind.CHOICE:
            number += 0 if self.seat is None else len(put_down(self._match.deal, self.seat))
        return msgspec.structs.replace(window, number=number, asks=asks)

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open questions to this seat, those that it has answered no more among them."""
        window = self._match.window
        if window is None or self.seat is None:
            return ()
        answered, of_hand = self._match._open, self._of_hand
        return tuple(
            [
                ask
                for ask in window.asks
                if (ask.seat if of_hand else ask.controller) == self.seat and ask.seat not in answered
            ]
        )

    @property
    def answered(self) -> tuple[Answer, ...]:
        """What this seat has answered and the table has not yet acted upon."""
        return tuple(answer for seat, answer in self._match._open.items() if seat in self.eyes)

    # ------------------------------------------------------------ the table

    @property
    def hand(self) -> Hand | None:
        """The own tiles, the drawn one last, and the own melds."""
        held = self._held()
        return None if held is None else Hand(tuple(held.tiles), tuple(held.melds))

    @property
    def hands(self) -> dict[Seat, Hand]:
        """All hands that this seat sees: the own one, and those for which it answers."""
        held = self._match.deal.hands
        return {seat: Hand(tuple(held[seat].tiles), tuple(held[seat].melds)) for seat in sorted(self.eyes.hands)}

    @property
    def drawn(self) -> Tile | None:
        """The tile that was just drawn, in the own turn."""
        held = self._held()
        return None if held is None or held.drawn == NO_TILE else held.drawn

    @property
    def waits(self) -> tuple[Kind, ...]:
        """The kinds that would complete the own hand, without the drawn tile if there is one."""
        held = self._held()
        return kinds_in(held.waits) if held is not None and _is_resting(held) else ()

    @property
    def furiten(self) -> bool:
        """Whether the own hand may not win on others' tiles."""
        held = self._held()
        return held is not None and _is_resting(held) and self._match.table.furiten.blocks(held, self._match.deal)

    @property
    def ponds(self) -> tuple[tuple[PondTile, ...], ...]:
        """What each seat has discarded, tiles that were called included."""
        ponds = [hand.pond for hand in self._match.deal.hands]
        if not self._match.table.plan.calls.shows_drawn:
            ponds = [pond if seat in self.eyes else from_anywhere(pond) for seat, pond in enumerate(ponds)]
        if self._match.table.plan.riichi.turns_down:
            ponds = [pond if seat in self.eyes else self._with_back(seat, pond) for seat, pond in enumerate(ponds)]
        return tuple(map(tuple, ponds))

    def _with_back(self, seat: Seat, pond: Iterable[PondTile]) -> list[PondTile]:
        """A pond in which one tile lies face down."""
        down = lies_face_down(self._match.deal, seat)
        return [turned(lies) if lies.tile == down else lies for lies in pond]

    @property
    def melds(self) -> tuple[tuple[Meld, ...], ...]:
        """The melds of each seat; a closed kan of another may lie face down."""
        deal = self._match.deal
        if self._match.table.plan.kans.hidden and deal.result is None:
            return tuple(
                tuple(hand.melds if seat in self.eyes else map(face_down, hand.melds))
                for seat, hand in enumerate(deal.hands)
            )
        return tuple(tuple(hand.melds) for hand in deal.hands)

    @property
    def nuki(self) -> tuple[tuple[Tile, ...], ...]:
        """The tiles that each seat has set aside."""
        return tuple(tuple(set_aside(self._match.deal, seat)) for seat in self._match.table.seats.all)

    @property
    def named_dora(self) -> tuple[Kind, ...]:
        """The kinds that are dora in this deal beside what each indicator points to once."""
        return named_kinds(self._match.deal, self._match.table.dora.indicators, self._match.table.book.dora_of)

    @property
    def excluded(self) -> tuple[Kind, ...]:
        """The kinds that are out of play."""
        return kinds_in(self._match.deal.wall.excluded)

    @property
    def aside(self) -> tuple[tuple[Tile, ...], ...]:
        """The tiles out of play that each seat has replaced."""
        return tuple(tuple(hand.aside) for hand in self._match.deal.hands)

    @property
    def supply(self) -> tuple[Tile, ...]:
        """What may be discarded beside the own hand, where that was built."""
        return () if self.seat is None else tuple(supply(self._match.deal, self.seat))

    @property
    def picked(self) -> tuple[Tile, ...]:
        """What was picked for the own hand so far, while it is built."""
        return () if self.seat is None else tuple(picked(self._match.deal, self.seat))

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many concealed tiles each seat holds."""
        return tuple(len(hand.tiles) for hand in self._match.deal.hands)

    @property
    def riichi(self) -> tuple[bool, ...]:
        """Who is in riichi."""
        return tuple(hand.riichi > 0 for hand in self._match.deal.hands)

    @property
    def opened(self) -> tuple[tuple[Tile, ...], ...]:
        """The tiles of each hand that lie open since its riichi; none unless it was an open one."""
        return tuple(tuple(laid_open(self._match.deal, seat)) for seat in self._match.table.seats.all)

    @property
    def own_indicators(self) -> tuple[tuple[Tile, ...], ...]:
        """The dora indicators that count for one hand only."""
        return tuple(tuple(own_indicators(self._match.deal, seat)) for seat in self._match.table.seats.all)

    @property
    def suits(self) -> tuple[str | None, ...]:
        """The suit that each seat must be rid of: ``m``, ``p`` or ``s``; None where there is none or it is secret."""
        deal = self._match.deal
        return tuple(
            SUIT_NAMES[suit]
            if (suit := chosen_suit(deal, seat)) >= 0 and (seat in self.eyes or is_suit_known(deal, seat))
            else None
            for seat in self._match.table.seats.all
        )

    @property
    def out(self) -> tuple[bool, ...]:
        """Who has won and takes no further part in the deal."""
        return tuple(hand.out for hand in self._match.deal.hands)

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat."""
        return self._match.points

    @property
    def pot(self) -> int:
        """Points on the table for the next winner, beside the sticks."""
        return self._match.deal.pot

    @property
    def chips(self) -> tuple[int, ...]:
        """What each seat has won and lost in chips; empty where none have moved."""
        before, now, seating = self._match.standing.chips, self._match.deal.chips, self._match.standing.seating
        if seating is not None and before:
            before = seating.at_table(before)
        if self._match.over or not now:  # what the last deal has moved is counted already
            return tuple(before)
        return tuple(map(sum, zip(before or [0] * len(now), now, strict=True)))

    @property
    def indicators(self) -> tuple[Tile, ...]:
        """The dora indicators that were turned."""
        return tuple(event.tile for event in self._match.deal.events if isinstance(event, IndicatorShown))

    @property
    def live(self) -> int:
        """Tiles left in the live wall."""
        return self._match.deal.wall.live

    def sight(self) -> Sight:
        """All of it at once."""
        deal = self._match.deal
        return Sight(
            self.seat,
            deal.round,
            deal.dealer,
            deal.honba,
            deal.sticks,
            self.points,
            self.pot,
            self.live,
            self.indicators,
            self.hand,
            self.drawn,
            self.ponds,
            self.melds,
            self.nuki,
            self.named_dora,
            self.excluded,
            self.aside,
            self.riichi,
            self.opened,
            self.own_indicators,
            self.suits,
            self.out,
            self.supply,
            self.picked,
            self.window,
            self.events,
        )

    def to_json(self) -> bytes:
        """All of it at once, as JSON; -1 is a tile that this seat may not see."""
        return msgspec.json.encode(self.sight())

    # ------------------------------------------------------------ imagination

    def sample(self, rng: Random) -> "Match":
        """Imagine a match that fits everything this seat knows: all hidden tiles are dealt again at random.

        Args:
            rng: where chance comes from.

        Returns:
            A match to look ahead in; the real one does not change.
        """
        from jantaku.table.telling.sampling import sampled

        return sampled(self._match, self, rng)

    def _held(self) -> Holding | None:
        return None if self.seat is None else self._match.deal.hands[self.seat]


def put_down(deal: Deal, seat: Seat) -> list[Tile]:
    """What this seat has chosen so far of several tiles, and nobody was told of."""
    return laid_to_pass_on(deal, seat) or picked(deal, seat)


def is_suit_known(deal: Deal, seat: Seat) -> bool:
    """Whether everybody knows the suit that this seat has chosen: neither tile nor card lies face down any more."""
    return promised_tile(deal, seat) == NO_TILE and seat not in cards_down(deal)


def _is_resting(held: Holding) -> bool:
    """Whether the waits that are kept with the hand are its waits; after a call a discard comes first."""
    return held.drawn != NO_TILE or held.rests


# ---------------------------------------------------------------- tiles in events


def tiles_seen(events: Iterable[Event]) -> set[Tile]:
    """All tiles that these events show; those of one deal, or they are of no use."""
    seen: set[Tile] = set()
    for event in events:
        seen.update(event.tiles_shown())
        if type(event) is TileReturned:
            seen.discard(event.tile)
    seen.discard(HIDDEN)
    return seen
