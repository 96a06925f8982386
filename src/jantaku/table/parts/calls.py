"""Calls on a discard: chi, pon and open kan, and what may not be discarded after them (001:475-499, 000:1006-1012)."""

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations, product
from typing import Final

from jantaku.hands import Feeder, Meld, MeldForm
from jantaku.hands.kernel import WantedFinder
from jantaku.rules.plan import CallPlan
from jantaku.scoring.ledger import Seat
from jantaku.table.parts.seats import Seats
from jantaku.table.state.deal import Deal, Offer
from jantaku.table.state.holding import Holding
from jantaku.table.words import OPEN_KAN, Code, Verb, call, first_of, second_of, verb_of
from jantaku.tiles import KIND, Tile, TileSet, place_in_hand

PAIR = 2
NO_RUNS: tuple[tuple[tuple[int, int, int], ...], ...] = ((),) * 64
CHI: Final = Verb.CHI
PON: Final = Verb.PON
CLOSED_KAN: Final = Verb.CLOSED_KAN
KANS = (Verb.OPEN_KAN, CLOSED_KAN)
NO_TRIPLETS = (MeldForm.CHI, MeldForm.RAISED_RUN, MeldForm.CLOSED_RUN, MeldForm.EYES_KAN)
FORMS = {CHI: MeldForm.CHI, PON: MeldForm.PON, Verb.OPEN_KAN: MeldForm.OPEN_KAN}


class Calls:
    """Which calls a hand may make, and what they do."""

    def __init__(self, plan: CallPlan, tiles: TileSet, seats: Seats, never: int = 0) -> None:
        """``never``: kinds that are no part of a hand that wins, as a mask; nobody calls them."""
        self.never = never
        self.seats = seats
        self.least_live = plan.least_live
        self.swap = plan.swap
        self.run_ban = plan.run_ban
        self.suits = tiles.suits
        self.least = PAIR
        """How many equal tiles the hand must hold for a call on one more, at the least."""
        self.shapes = _runs(tiles, never)
        """For each kind the pairs of kinds that make a run with it, and the other tile that would complete the pair."""
        self.runs = self.shapes if "chi" in plan.verbs else NO_RUNS
        """The same, as far as runs may be called."""
        self.pairs = tuple({(low, high) for low, high, _ in runs} for runs in self.runs)
        """For each kind the pairs that may be called for a run with it."""
        self.pons = "pon" in plan.verbs
        self.kans = "kan" in plan.verbs
        self.most_runs = plan.most_runs
        self.interrupt = plan.interrupt
        """Whether melds end the first go-around and ippatsu."""
        self.from_any = plan.runs_from == "any"
        """Whether runs are called from everybody."""

    def open(self, deal: Deal) -> bool:
        """Whether tiles may still be called at all."""
        wall = deal.wall
        return wall.end - wall.next >= self.least_live

    def codes(self, deal: Deal, seat: Seat, offer: Offer, may_kan: bool) -> list[Code]:
        """The calls that this seat may make on a discard."""
        hand = deal.hands[seat]
        kind = offer.tile & KIND
        counts = hand.counts
        codes: list[Code] = []
        held = 0 if self.never >> kind & 1 else counts[kind]
        if held >= PAIR:
            equal = hand.of_kind(kind)
            if self.pons:
                codes += [
                    call(PON, pair)
                    for pair in combinations(equal, PAIR)
                    if self.leaves_a_discard(hand, PON, kind, pair)
                ]
            if held > PAIR and may_kan and self.kans:
                codes.append(OPEN_KAN)
        if (self.from_any or seat == self.seats.next(offer.seat, deal.direction)) and self.may_run(hand):
            for low, high, _ in self.runs[kind]:
                if counts[low] and counts[high]:
                    codes += [
                        call(CHI, pair)
                        for pair in product(hand.of_kind(low), hand.of_kind(high))
                        if self.leaves_a_discard(hand, CHI, kind, pair)
                    ]
        return codes

    def allows(self, deal: Deal, seat: Seat, offer: Offer, verb: Verb, own: tuple[Tile, ...]) -> bool:
        """Whether this seat may call the discard with these two for a chi or pon: the same as being among `codes`,
        without listing them."""
        hand, kind = deal.hands[seat], offer.tile & KIND
        one, other = own
        if one == other or one not in hand.tiles or other not in hand.tiles:
            return False
        low, high = sorted((one & KIND, other & KIND))
        if verb is PON:
            fits = self.pons and low == high == kind and not self.never >> kind & 1
        else:
            near = self.from_any or seat == self.seats.next(offer.seat, deal.direction)
            fits = near and self.may_run(hand) and (low, high) in self.pairs[kind]
        return fits and self.leaves_a_discard(hand, verb, kind, own)

    def pairs_for_pon(self, hand: Holding, kind: int) -> list[tuple[Tile, ...]]:
        """The pairs of the hand that make a triplet with a tile of this kind, where triplets are called."""
        held = not self.never >> kind & 1 and hand.counts[kind] >= PAIR
        return list(combinations(hand.of_kind(kind), PAIR)) if held and self.pons else []

    def pairs_for_run(self, hand: Holding, kind: int) -> list[tuple[Tile, ...]]:
        """The same for runs, from whomever the tile comes."""
        if not self.may_run(hand):
            return []
        both = ((low, high) for low, high, _ in self.runs[kind] if hand.counts[low] and hand.counts[high])
        return [pair for low, high in both for pair in product(hand.of_kind(low), hand.of_kind(high))]

    def may_run(self, hand: Holding) -> bool:
        """Whether the hand may call one more run."""
        return self.most_runs is None or sum(meld.is_run for meld in hand.melds) < self.most_runs

    def barred(self, verb: Verb, kind: int, pair: tuple[Tile, ...]) -> int:
        """The kinds that may not be discarded right after this call, as a mask."""
        mask = self.swapped(verb, kind, pair)
        return mask | self._of_the_run(kind, pair) if verb is CHI and self.run_ban != "none" else mask

    def swapped(self, verb: Verb, kind: int, pair: tuple[Tile, ...]) -> int:
        """Those of them that would have completed the set (kuikae)."""
        if self.swap == "allowed":
            return 0
        mask = 1 << kind
        if verb is CHI and self.swap == "forbidden":
            kinds = sorted(tile & KIND for tile in pair)
            for low, high, other in self.runs[kind]:
                if [low, high] == kinds and other >= 0:
                    mask |= 1 << other
        return mask

    def _of_the_run(self, kind: int, pair: tuple[Tile, ...]) -> int:
        """The tiles of a called run, or the two beside it, as far as its suit goes (001:2822)."""
        run = sorted((kind, *(tile & KIND for tile in pair)))
        if self.run_ban == "inside":
            return sum(1 << tile for tile in run)
        suit = next(suit for suit in self.suits if kind in suit)
        low, high = suit.index(run[0]), suit.index(run[-1])
        return sum(1 << tile for tile in (*suit[max(0, low - 1) : low], *suit[high + 1 : high + 2]))

    def meld(self, deal: Deal, seat: Seat, code: Code, offer: Offer) -> Meld:
        """The meld that this call makes."""
        verb = verb_of(code)
        hand = deal.hands[seat]
        three = verb in KANS
        own = tuple(hand.of_kind(offer.tile & KIND)[:3]) if three else (first_of(code), second_of(code))
        if verb is CLOSED_KAN:  # of a tile that was set aside, by some rules
            return Meld(MeldForm.CLOSED_KAN, tuple(sorted((offer.tile, *own), key=place_in_hand)))
        return _called(FORMS[verb], offer.tile, own, self.seats.feeder(offer.seat, seat))

    def is_made(self, meld: Meld, seat: Seat, offer: Offer) -> bool:
        """Whether a chi or pon is laid down as `meld` lays it: the tile on offer first, then the seat's own."""
        first, one, other = meld.tiles
        in_order = place_in_hand(one) <= place_in_hand(other)
        fed = meld.feeder == self.seats.feeder(offer.seat, seat)
        return in_order and fed and first == offer.tile == meld.claimed and meld.added is None

    def leaves_a_discard(self, hand: Holding, verb: Verb, kind: int, pair: tuple[Tile, ...]) -> bool:
        """000:1006, 001:355: a call that leaves nothing to discard is none."""
        if len(hand.tiles) > 9:  # more than two kinds of four
            return True
        barred = self.barred(verb, kind, pair)
        return not barred or any(not barred >> (tile & KIND) & 1 for tile in hand.tiles if tile not in pair)


Wanted = Callable[[list[Holding], tuple[Seat, ...], Seat, int], int]
"""Of these seats, as a mask, those that may have something to say about a tile of this kind; then who is next."""


def wanted_finder(calls: Calls, least: int) -> Wanted:
    """What finds whose hand waits for a tile, holds at least so many like it, or two tiles for a run with it."""
    runs, from_any = calls.runs, calls.from_any
    if WantedFinder is not None:
        return WantedFinder(Holding, runs, least, from_any)

    def find(hands: list[Holding], others: tuple[Seat, ...], follower: Seat, kind: int) -> int:
        wanted = 0
        for seat in others:
            hand = hands[seat]
            counts = hand.counts
            wants = hand.waits >> kind & 1 or counts[kind] >= least
            if not wants and (seat == follower or from_any):
                wants = any(counts[low] and counts[high] for low, high, _ in runs[kind])
            wanted |= bool(wants) << seat
        return wanted

    return find


@lru_cache(maxsize=1 << 14)
def _called(form: MeldForm, claimed: Tile, own: tuple[Tile, ...], feeder: Feeder) -> Meld:
    """The same melds are called again and again, and nobody changes them."""
    return Meld(form, (claimed, *sorted(own, key=place_in_hand)), claimed, feeder)


def _runs(tiles: TileSet, never: int) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    runs: list[list[tuple[int, int, int]]] = [[] for _ in range(64)]
    for suit in tiles.suits:
        for place in range(len(suit) - 2):
            low, middle, high = suit[place : place + 3]
            if not all(tiles.copies[kind] and not never >> kind & 1 for kind in (low, middle, high)):
                continue
            above = suit[place + 3] if place + 3 < len(suit) else -1
            below = suit[place - 1] if place else -1
            runs[low].append((middle, high, above))
            runs[middle].append((low, high, -1))
            runs[high].append((low, middle, below))
    return tuple(map(tuple, runs))
