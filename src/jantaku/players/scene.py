"""The table as a seat sees it at one moment, counted: own tiles, tiles not seen, dora, what has a value, how long it
will go on. A scene is made of a `Sight` alone."""

from jantaku.players.terms import MARKED, Terms
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.void import SUIT_MASKS, SUIT_NAMES
from jantaku.table.events import HIDDEN
from jantaku.table.telling.view import Sight
from jantaku.tiles import KIND, Tile, mask_of


class Scene:
    """What a player works with."""

    __slots__ = (
        "_left",
        "aside_han",
        "closed",
        "counts",
        "dealer",
        "dora",
        "indicators",
        "live_seats",
        "marks",
        "melds",
        "minimum",
        "others",
        "own",
        "position",
        "round",
        "seat",
        "seen",
        "sets",
        "sight",
        "terms",
        "tiles",
        "turns",
        "unseen",
        "unseen_total",
        "values",
        "void",
    )

    def __init__(self, terms: Terms, sight: Sight, seat: Seat) -> None:
        hand = sight.hand
        assert hand is not None
        table = terms.table
        self.terms = terms
        self.sight = sight
        self.seat = seat
        self.tiles = list(hand.concealed)
        self.melds = hand.melds
        self.sets = min(terms.sets, (len(self.tiles) + 3 * len(self.melds) - 1) // 3)
        """How many the hand has room for: fewer than the game asks for as long as it grows."""
        self.closed = not any(meld.is_open for meld in hand.melds)
        self.counts = bytearray(terms.kinds)
        for tile in self.tiles:
            self.counts[tile & KIND] += 1
        self.position = table.seats.position(seat, sight.dealer)
        self.own = terms.seat_tile(seat, sight.dealer)
        self.round = table.admission.round_positions[sight.round]
        self.minimum = terms.least(self.round)
        self.dealer = sight.dealer == seat
        self.others = [other for other in table.seats.others(seat) if not sight.out[other]]
        self.live_seats = 1 + len(self.others)
        self.turns = max(1, -(-sight.live // self.live_seats))
        self.seen = self._seen()
        self.unseen = self._unseen()
        self._left = self._levels()
        self.void = self._void()
        self.unseen_total = max(1, sum(self.unseen))
        self.values = terms.values(self.own, sight.round)
        self.indicators = self._counting()
        dora = terms.plan.dora
        self.dora = [0.0] * 64  # a dora may cost a han (001:6144)
        if dora.indicator and dora.source == "dead_wall":
            for indicator in self.indicators:
                for kind in table.book.dora_of(indicator):
                    self.dora[kind] += terms.dora_han
            for kind in sight.named_dora:
                self.dora[kind] += terms.dora_han
        self.marks = terms.marks
        self.aside_han = len(sight.nuki[seat]) * dora.nuki_han

    def bonus(self, tile: Tile) -> float:
        """What a tile is worth as dora."""
        return self.dora[tile & KIND] + self.marks.get(tile >> MARKED, 0)

    def _counting(self) -> tuple[Tile, ...]:
        """The indicators that count: one that points to a kind out of play was passed over (001:4041)."""
        turned, excluded = self.sight.indicators, set(self.sight.excluded)
        if not excluded:
            return turned
        return tuple(tile for tile in turned if excluded.isdisjoint(self.terms.table.book.dora_of(tile)))

    def _seen(self) -> set[Tile]:
        """All tiles that the seat sees, each once."""
        sight = self.sight
        seen: set[Tile] = {*self.tiles, *sight.indicators, *sight.supply}
        for pond in sight.ponds:
            seen.update([lying.tile for lying in pond])
        for melds in sight.melds:
            for meld in melds:
                seen.update(meld.all_tiles)
        for aside in (*sight.nuki, *sight.aside):
            seen.update(aside)
        seen.discard(HIDDEN)
        return seen

    def _unseen(self) -> list[int]:
        unseen = list(self.terms.copies)
        for tile in self.seen:
            kind = tile & KIND
            if unseen[kind]:
                unseen[kind] -= 1
        return unseen

    def _void(self) -> int:
        """The kinds that may not stand in the hand when it wins."""
        void = mask_of(self.sight.excluded) | self.terms.table.never_held
        suit = self.sight.suits[self.seat]
        return void | SUIT_MASKS[SUIT_NAMES.index(suit)] if suit is not None else void

    def _levels(self) -> list[int]:
        """The kinds of which at least one tile is not seen, at least two, and so on."""
        levels = [0] * max(self.unseen, default=0)
        for kind, left in enumerate(self.unseen):
            for level in range(left):
                levels[level] |= 1 << kind
        return levels

    def left(self, kinds: int) -> int:
        """How many tiles of these kinds the seat has not seen."""
        found = 0
        for level in self._left:
            found += (kinds & level).bit_count()
        return found

    def spare(self, kind: int) -> Tile | None:
        """A tile of this kind that may still come; a plain one if there is one."""
        for tile in self.terms.tiles_of[kind]:
            if tile not in self.seen:
                return tile
        return None
