"""Which yaku a hand is near, by its tiles alone: for the sheet of rules beside the play, and to warn before a call that
leaves none. A rough eye, as a player has it: a yaku is in sight while few tiles are in its way.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from jantaku.hands import Meld, MeldForm, Side
from jantaku.rules import RuleSet, catalogue
from jantaku.scoring.book import round_kinds
from jantaku.scoring.ledger import Seat
from jantaku.server.rule_book.words import price_words
from jantaku.server.telling.wire import Json, said
from jantaku.table.match import Match
from jantaku.tiles import HONOURS, KIND, SUITS, TERMINALS, TERMINALS_AND_HONOURS, Tile, mask_of

MOST_STRAY: Final = 4
"""So many tiles may be in the way of a yaku that all tiles must fit."""
MOST_LACKING: Final = 2
"""So many tiles may be lacking to one of certain runs."""
MIDDLE: Final = frozenset({3, 4, 5})
"""Ranks, from 0, that are in no run with an end but as its inner third."""
PAIR, TRIPLET, RANKS, USUAL = 2, 3, 9, 34
PAIRS_NEAR: Final = 4
DRAGONS: Final = (31, 32, 33)
EASY: Final = ("riichi", "menzen_tsumo")
"""What every closed hand may still have; its tiles say nothing of it."""


class Held(NamedTuple):
    """A hand to be looked at."""

    counts: Sequence[int]
    """Of the concealed tiles, by kind."""
    melds: Sequence[Meld]
    winds: tuple[int, ...]
    """The kinds of the round and of the seat."""

    @property
    def closed(self) -> bool:
        """Whether nothing was called."""
        return not any(meld.is_open for meld in self.melds)

    @property
    def melded(self) -> int:
        """The kinds in melds."""
        return mask_of(tile & KIND for meld in self.melds for tile in meld.all_tiles)

    def of(self, mask: int) -> int:
        """How many concealed tiles are of these kinds."""
        return sum(count for kind, count in enumerate(self.counts) if mask >> kind & 1)

    def with_melds(self, kind: int) -> int:
        """How many of a kind, melded triplets included."""
        laid = any(not meld.is_run and meld.tiles[0] & KIND == kind for meld in self.melds)
        return TRIPLET if laid else self.counts[kind]


def _stray(held: Held, allowed: int) -> int | None:
    """How many tiles are in the way of a hand of these kinds alone; None: a meld is."""
    return None if held.melded & ~allowed else held.of(~allowed)


def _without_ends(held: Held) -> int | None:
    return _stray(held, ~TERMINALS_AND_HONOURS)


def _flush(held: Held, beside: int) -> int | None:
    found = [away for suit in SUITS.values() if (away := _stray(held, suit | beside)) is not None]
    return min(found, default=None)


def _triplets(held: Held) -> int | None:
    if any(meld.is_run for meld in held.melds):
        return None
    blocks = len(held.melds) + sum(count >= PAIR for count in held.counts)
    return 0 if blocks >= PAIRS_NEAR else None


def _pairs(held: Held) -> int | None:
    pairs = sum(count >= PAIR for count in held.counts)
    return max(0, 6 - pairs) if not held.melds and pairs >= PAIRS_NEAR else None


def _ends(held: Held, allowed: int) -> int | None:
    """Every set with an end: tiles of the middle are in the way."""
    if any(not mask_of(tile & KIND for tile in meld.all_tiles) & allowed for meld in held.melds):
        return None
    middle = sum(held.counts[kind] for kind in range(27) if kind % RANKS in MIDDLE)
    other = 0 if allowed & HONOURS else held.of(HONOURS)
    away = middle + other
    return away if away <= PAIR else None


def _lacking(held: Held, runs: Sequence[int]) -> int:
    """How many tiles of these runs, by their lowest kinds, are not there."""
    laid = {min(tile & KIND for tile in meld.all_tiles) for meld in held.melds if meld.is_run}
    return sum(held.counts[kind] == 0 for low in runs if low not in laid for kind in range(low, low + 3))


def _certain_runs(held: Held, choices: Sequence[tuple[int, int, int]]) -> int | None:
    """Three runs that must be there; one set more may be of anything."""
    found = []
    for runs in choices:
        others = sum(not (meld.is_run and min(tile & KIND for tile in meld.all_tiles) in runs) for meld in held.melds)
        if others <= 1 and (lacking := _lacking(held, runs)) <= MOST_LACKING:
            found.append(lacking)
    return min(found, default=None)


STRAIGHTS: Final = tuple((first, first + 3, first + 6) for first in (0, 9, 18))
ALIKE: Final = tuple((low, low + 9, low + 18) for low in range(7))


def _runs_only(held: Held) -> int | None:
    """Closed, no triplet, few honours."""
    if held.melds or any(count >= TRIPLET for count in held.counts[27:USUAL]):
        return None
    stray = held.of(HONOURS)
    return stray if stray <= MOST_LACKING else None


def _twins(held: Held) -> int | None:
    """A run twice."""
    found = [
        sum(max(0, PAIR - held.counts[kind]) for kind in range(low, low + 3))
        for first in (0, 9, 18)
        for low in range(first, first + 7)
    ]
    return min(found) if held.closed and min(found) <= 1 else None


def _of_value(held: Held) -> int | None:
    most = max(held.with_melds(kind) for kind in (*DRAGONS, *held.winds))
    return TRIPLET - min(most, TRIPLET) if most >= PAIR else None


SIGHTS: Final[dict[str, Callable[[Held], int | None]]] = {
    "yakuhai": _of_value,
    "tanyao": _without_ends,
    "pinfu": _runs_only,
    "iipeikou": _twins,
    "honitsu": lambda held: _flush(held, HONOURS),
    "chinitsu": lambda held: _flush(held, 0),
    "toitoi": _triplets,
    "chiitoitsu": _pairs,
    "chanta": lambda held: _ends(held, TERMINALS_AND_HONOURS),
    "junchan": lambda held: _ends(held, TERMINALS),
    "ittsuu": lambda held: _certain_runs(held, STRAIGHTS),
    "sanshoku_doujun": lambda held: _certain_runs(held, ALIKE),
}
"""How many tiles are in the way of an element, or lacking to it; None: it is not in sight."""


@lru_cache(maxsize=128)
def _names(rules: RuleSet) -> tuple[str, ...]:
    return tuple(name for name in SIGHTS if name in rules.prices)


def in_sight(match: Match, held: Held) -> Iterator[tuple[str, int]]:
    """The elements that this hand is near, and how far it is from each."""
    for name in _names(match.rules):
        price = match.rules.prices[name]
        if price.open is None and not held.closed:
            continue
        away = SIGHTS[name](held)
        if away is not None and away <= MOST_STRAY:
            yield name, away


def held_by(match: Match, seat: Seat, tiles: Sequence[Tile], melds: Sequence[Meld]) -> Held:
    """These tiles at this seat."""
    counts = [0] * max(match.table.kinds, USUAL)
    for tile in tiles:
        counts[tile & KIND] += 1
    deal = match.deal
    return Held(counts, melds, (*round_kinds(deal.round, match.rules.plan), 27 + (seat - deal.dealer) % 4))


def reach_on_wire(match: Match, seat: Seat) -> Json:
    """The yaku that the hand is near, the nearest first; with their prices."""
    hand = match.deal.hands[seat]
    held = held_by(match, seat, hand.tiles, hand.melds)
    rules = match.rules
    found = sorted(in_sight(match, held), key=lambda one: one[1])
    easy = [(name, 0) for name in EASY if name in rules.prices and held.closed]
    return {
        "type": "reach",
        "yaku": [
            {
                "id": name,
                "name": said(catalogue().elements[name].text_id, rules.game),
                "price": price_words(rules.prices[name], rules.plan.value.linear, rules.game),
                "away": away,
            }
            for name, away in [*found, *easy]
        ],
    }


def leaves_no_yaku(match: Match, seat: Seat, taken: Sequence[Tile], form: MeldForm) -> bool:
    """Whether after this call no yaku is in sight, where a hand needs one."""
    plan = match.table.plan
    window = match.window
    if not plan.admission.minimum_han or window is None or window.tile is None or "tanyao" not in match.rules.prices:
        return False
    hand = match.deal.hands[seat]
    meld = Meld(form, (window.tile, *taken), window.tile, Side.LEFT)
    rest = [tile for tile in hand.tiles if tile not in taken]
    return next(in_sight(match, held_by(match, seat, rest, (*hand.melds, meld))), None) is None
