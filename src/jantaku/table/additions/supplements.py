"""Sets that other tiles complete, at the table (rengonosan, 001:3987-4037, docs/games/rengonosan.md; toitsu,
001:4110-4150).

What is a set at all, `jantaku.hands.supplements` says. Here is who may make which: mixed or interlaced triplets and
quads, up to so many in a hand; quads that a season raises, or once in a hand the tile of the own seat; and two tiles
between the own seasons, declared like a kan, which stand for the eyes. What is called on discards is added to the usual
calls, what is declared in the own turn to the usual kans (`SupplementedKans`).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import TYPE_CHECKING, ClassVar

from jantaku.hands import Meld, MeldForm
from jantaku.hands.supplements import GROUPS, base_of, different, interlaced_with, is_interlaced, is_quad
from jantaku.rules.plan import Plan, SupplementPlan
from jantaku.scoring.ledger import Seat
from jantaku.scoring.supplements import SupplementedSets
from jantaku.table.additions.addition import Addition
from jantaku.table.events import Drawn, KanDeclared
from jantaku.table.parts.calls import Calls
from jantaku.table.parts.kans import lay, taken
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.holding import NO_TILE, Holding
from jantaku.table.steps.offer import interrupt
from jantaku.table.words import Code, Verb, call, code, first_of, second_of, verb_of
from jantaku.tiles import BONUS, DRAGONS, KIND, Kind, Scheme, Tile, TileSet, kind_of, kinds_in, place_in_hand

if TYPE_CHECKING:
    from jantaku.table.table import Actor, Answers, Doer, Table

TRIPLET = 3
FOR_EYES = 2
"""Tiles that are drawn for a kan that stands for the eyes."""
ROWS: Mapping[int, set[Kind]] = {
    last: {group[place - 2], group[place - 1], last}
    for group in map(kinds_in, GROUPS)
    for place, last in enumerate(group)
}
"""Three seasons in a row, or three flowers, by the last of them."""
APART = 2
"""How far in their group two flowers may be from each other, going round."""


def _without(kinds: Sequence[int], kind: int) -> tuple[int, ...]:
    rest = list(kinds)
    rest.remove(kind)
    return tuple(rest)


def kan_code(verb: Verb, quad: Sequence[Tile]) -> Code:
    """A kan of four tiles that are not all equal, told by two of them: the one that is not like the others, and the
    highest of these; of seasons or flowers the last of three in a row, for any three of four are that, winter being
    followed by spring. Where no three are alike, `_code_of_pairs` has the rest."""
    flowers = [tile for tile in quad if BONUS >> (tile & KIND) & 1]
    if len(flowers) >= TRIPLET:
        odd = next((tile for tile in quad if tile not in flowers), max(quad))
        last = next(kind for kind, row in ROWS.items() if {tile & KIND for tile in quad if tile != odd} == row)
        return code(verb, odd, next(tile for tile in quad if tile & KIND == last))
    alike = _most_alike(quad)
    if len(alike) < TRIPLET:
        return _code_of_pairs(verb, quad, flowers, alike)
    return code(verb, next(tile for tile in quad if tile not in alike), max(alike))


def _code_of_pairs(verb: Verb, quad: Sequence[Tile], flowers: Sequence[Tile], alike: Sequence[Tile]) -> Code:
    """Of two pairs the one that supplements, then the other; of what is interlaced the two equal tiles, or a dragon and
    what is with the three. A pair that two flowers raise comes after the first of them; before it where they are not
    side by side in their group, going round."""
    if len(flowers) == 1:
        return code(verb, max(tile for tile in quad if tile not in flowers), flowers[0])
    if flowers:
        low, high = sorted(flowers)
        if high - low == APART:
            return code(verb, max(alike), low)
        return code(verb, low if high - low == 1 else high, max(alike))
    if is_interlaced([tile & KIND for tile in quad]):
        return code(verb, min(alike), max(alike))
    return code(verb, max(tile for tile in quad if tile not in alike), max(alike))


def _most_alike(quad: Sequence[Tile]) -> list[Tile]:
    """The equal ones among these tiles; of two pairs that of which it is a set."""
    kinds = [tile & KIND for tile in quad]
    most = max(kinds, key=lambda kind: (kinds.count(kind), kind == base_of(kinds)))
    return [tile for tile in quad if tile & KIND == most]


def quad_of(action: Code, scheme: Scheme = "") -> tuple[int, ...]:
    """The kinds of the quad that a code means."""
    first, second = first_of(action) & KIND, second_of(action) & KIND
    if BONUS >> second & 1 and (scheme != "pairs" or BONUS >> first & 1):
        return (*sorted(ROWS[second]), first)
    return _pairs_of(first, second) if scheme == "pairs" else (second, second, second, first)


def _pairs_of(first: int, second: int) -> tuple[int, ...]:
    """The same where sets are of pairs."""
    if first == second:
        beside = interlaced_with(first)
        assert beside is not None
        return (first, first, *beside)
    if BONUS >> first & 1:
        return (second, second, first, _beside(first, 1))
    if not BONUS >> second & 1:
        return (second, second, first, first)
    raising = (second, second + APART)
    return (first, first, *raising) if different(raising) else (*kinds_in(DRAGONS), second)


def _beside(flower: int, steps: int) -> int:
    group = next(kinds_in(group) for group in GROUPS if group >> flower & 1)
    return group[(group.index(Kind(flower)) + steps) % len(group)]


def quads_of(hand: Holding, supplements: SupplementedSets, offered: int | None = None) -> Iterator[tuple[int, ...]]:
    """The quads that are not four equal tiles, as kinds, for which the hand has the tiles; with a tile of the offered
    kind, those that need it."""
    counts = bytearray(hand.counts)
    if offered is not None:
        counts[offered] += 1
    return supplements.quads(counts, hand.own, offered)


def quad_tiles(hand: Holding, supplements: SupplementedSets, offered: Tile | None = None) -> Iterator[tuple[Tile, ...]]:
    """The same in tiles."""
    for kinds in quads_of(hand, supplements, None if offered is None else offered & KIND):
        own = taken(hand, kinds if offered is None else _without(kinds, offered & KIND))
        assert own is not None
        yield own if offered is None else (offered, *own)


def own_of_quad(hand: Holding, action: Code, scheme: Scheme, offered: Tile | None = None) -> tuple[Tile, ...]:
    """The tiles of the hand that go into the quad, as far as it has them."""
    kinds = list(quad_of(action, scheme))
    if offered is not None and offered & KIND in kinds:
        kinds.remove(offered & KIND)
    return tuple(sorted(taken(hand, kinds) or (), key=place_in_hand))


def eyes_of(supplements: SupplementedSets, hand: Holding, tile: Tile) -> tuple[int, int, int, int]:
    """The eyes whose pair is of this tile's kind."""
    return next(kinds for kinds in supplements.eyes(hand.own) if kinds[0] == tile & KIND)


def has_eyes(hand: Holding) -> bool:
    """Whether the eyes are melded already."""
    return any(meld.form is MeldForm.EYES_KAN for meld in hand.melds)


# ---------------------------------------------------------------- calls


def declare_eyes(deal: Deal, table: "Table", seat: Seat, code: Code) -> None:
    """Two tiles between the own seasons are the eyes; nobody robs them, and no indicator is turned (001:4009)."""
    hand = deal.hands[seat]
    meld = table.kans.declare(hand, code)
    hand.drawn = NO_TILE
    deal.barred = 0
    deal.fed_kan = -1
    table.learn_meld(deal, seat, hand)
    deal.events.append(KanDeclared(seat, "eyes", meld))
    table.furiten.declared(deal)
    interrupt(deal, table, seat)
    deal.push("eyes", seat)


def draw_for_eyes(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Two tiles from the end of the live wall; with the second the hand may be won."""
    hand = deal.hands[step.seat]
    table.furiten.own_turn(hand)
    for last in (False, True):
        tile = table.wall.take_last(deal.wall)
        assert tile is not None  # two are left, or the eyes are not offered
        hand.take(tile)
        deal.events.append(Drawn(step.seat, tile, "live_end", deal.wall.live))
        if not last:
            hand.drawn, hand.away = NO_TILE, 0
            table.look(hand)
    deal.turn, deal.came = step.seat, "wall"
    table.turns.drawn(deal, step.seat)


class Supplements(SupplementedSets, Addition):
    """Which tiles may complete which sets, and for whom: discards may complete mixed triplets and quads, sets of
    seasons, and eyes."""

    acts: ClassVar[Mapping[str, "Actor"]] = {"eyes": draw_for_eyes}
    verbs: ClassVar[Mapping[int, "Doer"]] = {int(Verb.EYES_KAN): declare_eyes}

    def __init__(
        self,
        plan: SupplementPlan,
        seat_tiles: tuple[str, ...],
        tiles: TileSet,
        calls: Calls,
        may_kan: Callable[[Deal, Seat], bool],
    ) -> None:
        """``may_kan``: whether one more kan may be declared now."""
        super().__init__(plan, seat_tiles, tiles)
        self.kans = SupplementedKans(self)
        """Those that are declared in the own turn."""
        self.calls = calls
        self.may_kan = may_kan
        self.seats = calls.seats

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "Supplements | None":
        """Where other tiles complete sets."""
        if not plan.supplements.played:
            return None

        def may_kan(deal: Deal, seat: Seat) -> bool:  # the part is made later
            return table.kans.may(deal, seat)

        return cls(plan.supplements, plan.played_tiles, table.book.tile_set, table.calls, may_kan)

    def opening(self, deal: Deal) -> None:
        """Everybody's hand learns the tile of its seat in this deal."""
        for seat, hand in enumerate(deal.hands):
            tile = self.seats.tile(self.seats.position(seat, deal.dealer))
            hand.own = -1 if tile is None else tile

    # ------------------------------------------------------------ discards

    def claim_words(self, deal: Deal, seat: Seat, offer: Offer, callable_: bool) -> list[Code]:
        """The calls that this seat may make on a discard beside those of equal tiles and runs."""
        hand = deal.hands[seat]
        if not callable_ or hand.riichi or hand.mute or hand.owes:
            return []
        codes: list[Code] = []
        if self.calls.pons:
            codes += self._pons(hand, seat, offer)
        if self.calls.kans and self.may_kan(deal, seat):
            codes += self._kans(hand, seat, offer)
        codes += self._eyes_with(deal, hand, offer)
        return codes

    def _pons(self, hand: Holding, seat: Seat, offer: Offer) -> Iterator[Code]:
        kind = offer.tile & KIND
        for one, other in self.pairs_for(kind):
            equal = combinations(hand.of_kind(one), 2)
            for pair in equal if one == other else product(hand.of_kind(one), hand.of_kind(other)):
                pon = Meld(MeldForm.PON, (offer.tile, *pair), offer.tile, self.seats.feeder(offer.seat, seat))
                fits = self.allows([*hand.melds, pon], hand.own)
                if fits and self.calls.leaves_a_discard(hand, Verb.PON, kind, pair):
                    yield call(Verb.PON, pair)

    def _kans(self, hand: Holding, seat: Seat, offer: Offer) -> Iterator[Code]:
        for kinds in quads_of(hand, self, offer.tile & KIND):
            own = taken(hand, _without(kinds, offer.tile & KIND))
            assert own is not None
            quad = (offer.tile, *own)
            kan = Meld(MeldForm.OPEN_KAN, quad, offer.tile, self.seats.feeder(offer.seat, seat))
            if self.allows([*hand.melds, kan], hand.own):
                yield kan_code(Verb.OPEN_KAN, quad)

    def _eyes_with(self, deal: Deal, hand: Holding, offer: Offer) -> Iterator[Code]:
        kind = offer.tile & KIND
        if deal.wall.live < FOR_EYES or has_eyes(hand):
            return
        for kinds in self.eyes(hand.own):
            own = taken(hand, _without(kinds, kind)) if kind in kinds else None
            if own is not None:
                yield code(Verb.EYES_KAN, own[0])  # a tile of the pair: of its two kinds it comes first

    def meld(self, deal: Deal, seat: Seat, code: Code, offer: Offer) -> Meld | None:
        """The meld that such a call makes."""
        hand, verb = deal.hands[seat], verb_of(code)
        kinds: tuple[int, ...]
        if verb is Verb.EYES_KAN:
            form, kinds = MeldForm.EYES_KAN, eyes_of(self, hand, first_of(code))
        elif verb is Verb.OPEN_KAN and second_of(code):
            form, kinds = MeldForm.OPEN_KAN, quad_of(code, self.scheme)
        else:
            return None
        own = taken(hand, _without(kinds, offer.tile & KIND))
        assert own is not None
        tiles = (offer.tile, *sorted(own, key=place_in_hand))
        return Meld(form, tiles, offer.tile, self.seats.feeder(offer.seat, seat))


class SupplementedKans:
    """Kans of tiles that are not all equal, and those that stand for the eyes (`MixedKans`)."""

    def __init__(self, sets: SupplementedSets) -> None:
        self.sets = sets

    def eyes(self, deal: Deal, hand: Holding) -> Iterator[Code]:
        """Two tiles between the own seasons, as long as two are left to be drawn for them."""
        if hand.riichi or deal.wall.live < FOR_EYES or has_eyes(hand):
            return
        for kinds in self.sets.eyes(hand.own):
            tiles = taken(hand, kinds)
            if tiles is not None:
                yield code(Verb.EYES_KAN, tiles[0])

    def closed(self, hand: Holding) -> Iterator[tuple[Code, tuple[int, ...]]]:
        """All those of tiles that are not all equal."""
        for quad in quads_of(hand, self.sets):
            tiles = taken(hand, quad)
            assert tiles is not None
            if self.sets.allows([*hand.melds, Meld(MeldForm.CLOSED_KAN, tiles)], hand.own):
                yield kan_code(Verb.CLOSED_KAN, tiles), quad

    def added(self, hand: Holding, place: int, tile: Tile) -> Code | None:
        """What adds this tile to a pon to which it is not equal."""
        kan = self.raised(hand.melds[place], tile, hand.own)
        fits = kan is not None and self.sets.allows([*hand.melds[:place], kan, *hand.melds[place + 1 :]], hand.own)
        return added_code(hand.melds[place], tile) if fits else None

    def raised(self, pon: Meld, tile: Tile, own: int) -> Meld | None:
        """The kan that this tile makes of a pon, if it does."""
        kinds = [kind_of(one) for one in (*pon.tiles, tile)]
        if not is_quad(kinds, self.sets.scheme) or not self.sets.may_stand(kinds, own):
            return None
        return Meld(MeldForm.ADDED_KAN, pon.tiles, pon.claimed, pon.feeder, tile)

    def lay(self, hand: Holding, action: Code) -> Meld | None:
        """Lay the kan down, if its tiles are not all equal."""
        verb = verb_of(action)
        if verb is Verb.EYES_KAN:
            return lay(hand, MeldForm.EYES_KAN, eyes_of(self.sets, hand, first_of(action)))
        if not second_of(action):
            return None
        if verb is Verb.CLOSED_KAN:
            return lay(hand, MeldForm.CLOSED_KAN, quad_of(action, self.sets.scheme))
        place = next(
            place
            for place, pon in enumerate(hand.melds)
            if pon.form is MeldForm.PON and added_code(pon, first_of(action)) == action
        )
        kan = self.raised(hand.melds[place], first_of(action), hand.own)
        assert kan is not None
        hand.put(first_of(action))
        hand.melds[place] = kan
        return kan


def added_code(pon: Meld, tile: Tile) -> Code:
    """A tile that is added to this pon; where all four are equal, the pon need not be named."""
    equal = all(one & KIND == tile & KIND for one in pon.tiles)
    return code(Verb.ADDED_KAN, tile, 0 if equal else max(pon.tiles))
