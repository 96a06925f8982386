"""Players at random, some of whom want something, and walls that give it to them.

Answers drawn evenly almost never lead to a riichi or a win, so most players go for ready hands, and others collect
sets, throw honours, feed each other: each has his habits, as probabilities. They look at the whole deal; nobody here
plays fair. A stacked wall deals hands that seldom come: ready hands for all, quads, orphans, three dragons in pairs;
and where tiles are set aside, all of those in one hand, or hands that wait for them.
"""

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from jantaku.hands import Grammar
from jantaku.players import Bot
from jantaku.table.additions.hissatsu import Hissatsu
from jantaku.table.chance import Lots, SeededChance
from jantaku.table.match import Match
from jantaku.table.state.chosen_suits import chosen_suit
from jantaku.table.state.deal import Deal
from jantaku.table.state.holding import Holding
from jantaku.table.state.window import Ask, Window, WindowKind
from jantaku.table.table import Table
from jantaku.table.words import (
    ABORT,
    HISSATSU,
    JIRI,
    READY,
    RON,
    SHOW,
    STAGE,
    STOP,
    TSUMO,
    Code,
    Verb,
    first_of,
    verb_of,
)
from jantaku.tiles import (
    BONUS,
    DRAGONS,
    HONOURS,
    KIND,
    KIND_OF,
    KINDS_LIMIT,
    SEASONS,
    SUITS,
    TERMINALS_AND_HONOURS,
    WINDS,
    Tile,
    kinds_in,
)

HAND: Final = 13
SUIT_MASKS: Final = tuple(SUITS.values())

Policy = Callable[[Match, int, list[Code], random.Random], Code]
"""Which of these discards."""


# ---------------------------------------------------------------- what to discard


def anything(match: Match, seat: int, codes: list[Code], rng: random.Random) -> Code:
    """One is as good as another."""
    return rng.choice(codes)


def towards_ready(match: Match, seat: int, codes: list[Code], rng: random.Random) -> Code:
    """What leaves the hand nearest to ready, with the most kinds that bring it nearer."""
    hand = match.deal.hands[seat]
    left = {
        kind: (shanten, -improving.bit_count())
        for kind, shanten, improving in _grammar(match, hand).kernel.discards(hand.counts, hand.void)
    }
    best = min(left[first_of(code) & KIND] for code in codes)
    return rng.choice([code for code in codes if left[first_of(code) & KIND] == best])


def _grammar(match: Match, hand: Holding) -> Grammar:
    """By what this hand is read."""
    return match.table.reading.of(hand)


def single_tiles(match: Match, seat: int, codes: list[Code], rng: random.Random) -> Code:
    """Keep pairs and sets of equal tiles."""
    counts = match.deal.hands[seat].counts
    fewest = min(counts[first_of(code) & KIND] for code in codes)
    return rng.choice([code for code in codes if counts[first_of(code) & KIND] == fewest])


def of_kinds(mask: int, then: Policy = anything) -> Policy:
    """These kinds first."""

    def policy(match: Match, seat: int, codes: list[Code], rng: random.Random) -> Code:
        wanted = [code for code in codes if mask >> (first_of(code) & KIND) & 1]
        return rng.choice(wanted) if wanted else then(match, seat, codes, rng)

    return policy


def same_wind(match: Match, seat: int, codes: list[Code], rng: random.Random) -> Code:
    """In the first turn the wind that the others have thrown, then towards a ready hand."""
    deal = match.deal
    thrown = next((hand.pond[0].tile & KIND for hand in deal.hands if hand.pond), None)
    if not deal.hands[seat].pond:
        winds = [code for code in codes if WINDS >> (first_of(code) & KIND) & 1]
        same = (
            [code for code in winds if first_of(code) & KIND == thrown]
            if thrown is not None
            else _most_common(deal, winds)
        )
        if same:
            return same[0]
    return towards_ready(match, seat, codes, rng)


def _most_common(deal: Deal, codes: list[Code]) -> list[Code]:
    """Of these the one of which most players hold a tile."""
    return sorted(codes, key=lambda code: -sum(hand.counts[first_of(code) & KIND] > 0 for hand in deal.hands))[:1]


def generous(match: Match, seat: int, codes: list[Code], rng: random.Random) -> Code:
    """What another waits for; of what others have pairs; else towards a ready hand."""
    others = [hand for other, hand in enumerate(match.deal.hands) if other != seat]
    fed = [(sum(hand.waits >> (first_of(code) & KIND) & 1 for hand in others), rng.random(), code) for code in codes]
    most = max(fed)
    return most[2] if most[0] else towards_ready(match, seat, codes, rng)


def feeding_sets(match: Match, seat: int, codes: list[Code], rng: random.Random) -> Code:
    """What another holds twice or more; else what another waits for."""
    others = [hand for other, hand in enumerate(match.deal.hands) if other != seat]
    fed = [(max(hand.counts[first_of(code) & KIND] for hand in others), rng.random(), code) for code in codes]
    most = max(fed)
    return most[2] if most[0] > 1 else generous(match, seat, codes, rng)


# ---------------------------------------------------------------- habits


class Habits(NamedTuple):
    """How a player answers: probabilities, and which tile to discard."""

    discard: Policy
    win: float = 0.9
    riichi: float = 0.8
    kan: float = 0.5
    call: float = 0.15
    better_calls_only: bool = True
    abort: float = 0.5
    open_kan: float = 0.5
    nuki: float = 0.7
    """Set a tile aside, or take another for it, where it may stay in the hand."""
    rid: float = 0.95
    """Discard a suit first that the hand must be rid of, and do not call it."""
    shortest: float = 0.9
    """Of the suits choose the shortest for that, and not any."""


HABITS: Final[dict[str, Habits]] = {
    "even": Habits(anything, 0.5, 0.5, 0.3, 0.3, False, rid=0.3, shortest=0.4),
    "eager": Habits(towards_ready),
    "caller": Habits(towards_ready, call=0.7, kan=0.9),
    "patient": Habits(towards_ready, win=0.4, riichi=0.95, call=0.0, kan=0.9),
    "collector": Habits(single_tiles, call=0.9, kan=1.0, better_calls_only=False, abort=0.1, nuki=0.1),
    "nagashi": Habits(of_kinds(TERMINALS_AND_HONOURS), riichi=0.2, call=0.0, kan=0.1, abort=0.0),
    "honours_out": Habits(of_kinds(HONOURS, generous), win=0.1, riichi=0.1, call=0.0, abort=0.0),
    "winds_out": Habits(same_wind, call=0.02, abort=0.0),
    "generous": Habits(generous, win=0.8, riichi=0.9, abort=0.1, rid=0.3),
    "feeder": Habits(feeding_sets, win=0.2, riichi=0.1, call=0.1, kan=0.8, abort=0.0),
    "ponner": Habits(towards_ready, win=1.0, riichi=0.0, kan=1.0, call=1.0, better_calls_only=False, open_kan=0.1),
    "kanner": Habits(towards_ready, win=1.0, riichi=0.3, kan=1.0, call=1.0, better_calls_only=False, open_kan=1.0),
    "robber": Habits(towards_ready, win=1.0, riichi=0.2, kan=0.0, call=0.0, abort=0.0),
    "lurker": Habits(towards_ready, win=0.9, riichi=0.0, kan=0.0, call=0.0, abort=0.0),
    "concealed": Habits(towards_ready, win=0.3, riichi=1.0, kan=0.8, call=0.0),
    "quiet": Habits(anything, win=0.0, riichi=0.0, kan=0.0, call=0.0, abort=0.0, nuki=0.0),
    "setter": Habits(towards_ready, kan=0.2, call=0.0, abort=0.0, nuki=1.0),
    "keeper": Habits(towards_ready, nuki=0.0),
    "hesitant": Habits(towards_ready, win=0.2, riichi=0.0, kan=0.0, call=0.0, abort=0.0, nuki=0.25),
    "melder": Habits(towards_ready, win=0.25, riichi=0.0, kan=0.6, call=1.0, better_calls_only=False, open_kan=0.1),
    "open_handed": Habits(
        generous, win=0.2, riichi=0.0, kan=1.0, call=0.6, better_calls_only=False, open_kan=1.0, rid=0.3
    ),
    "stubborn": Habits(anything, win=0.5, kan=0.0, call=0.0, rid=1.0, shortest=0.0),
    "careless": Habits(towards_ready, kan=1.0, call=1.0, better_calls_only=False, rid=0.0),
}

TABLES: Final[tuple[tuple[str, ...], ...]] = (
    ("eager",) * 4,
    ("eager", "caller", "patient", "generous"),
    ("generous",) * 4,
    ("generous", "eager", "patient", "patient"),
    ("collector",) * 4,
    ("collector", "feeder", "feeder", "eager"),
    ("collector", "honours_out", "honours_out", "generous"),
    ("nagashi", "nagashi", "even", "eager"),
    ("winds_out",) * 4,
    ("even",) * 4,
    ("patient",) * 4,
    ("patient", "patient", "patient", "generous"),
    ("careless", "eager", "caller", "kanner"),
)
"""Who sits together; they are shuffled, and where fewer sit, the last do not play."""


def answer_of(match: Match, window: Window, ask: Ask, habits: Habits, rng: random.Random) -> Code:
    """What a player with these habits answers."""
    codes = ask.codes
    if match.table.plan.building.tiles and window.kind in (WindowKind.TURN, WindowKind.CHOICE):
        return _built(match, ask, habits, rng)
    match window.kind:
        case WindowKind.TURN:
            return _turn(match, ask, habits, rng)
        case WindowKind.CLAIM | WindowKind.ROB:
            if RON in codes and rng.random() < habits.win:
                return RON
            if STAGE in codes and rng.random() < habits.win:
                return STAGE
            if HISSATSU in codes and rng.random() < habits.win:
                return HISSATSU
            return _claim(match, window, ask, habits, rng)
        case WindowKind.SHOW:
            return SHOW if SHOW in codes and rng.random() < 0.8 else rng.choice(codes)
        case WindowKind.STOP:
            return STOP if STOP in codes and rng.random() < 0.5 else rng.choice(codes)
        case WindowKind.CHOICE:
            return _choice(ask, habits, rng)
        case WindowKind.RULING:
            raise AssertionError("nobody is asked where a referee may speak")


def _built(match: Match, ask: Ask, habits: Habits, rng: random.Random) -> Code:
    """A hand that can win is not picked by chance; of what lies beside it any goes, or what the other waits for."""
    supply = match.view(ask.seat).supply
    if supply:
        return generous_step(match, ask, rng) if habits.discard is generous else rng.choice(ask.codes)
    view = match.view(ask.seat)
    return Bot(match.rules).answer(view, view.asks[0]) if rng.random() < habits.win else rng.choice(ask.codes)


def generous_step(match: Match, ask: Ask, rng: random.Random) -> Code:
    """What the other waits for, if it is there."""
    waits = sum(hand.waits for seat, hand in enumerate(match.deal.hands) if seat != ask.seat)
    fed = [code for code in ask.codes if waits >> (first_of(code) & KIND) & 1]
    return rng.choice(fed or ask.codes)


def _choice(ask: Ask, habits: Habits, rng: random.Random) -> Code:
    """Before the first turn. Of suits the default is the shortest, and the first code is of the longest."""
    if READY in ask.codes:
        return READY if rng.random() < habits.riichi else ask.default
    if rng.random() < habits.shortest:
        return ask.default
    return rng.choice(ask.codes) if habits.shortest else ask.codes[0]


def _turn(match: Match, ask: Ask, habits: Habits, rng: random.Random) -> Code:
    codes = ask.codes
    if TSUMO in codes and rng.random() < habits.win:
        return TSUMO
    if STAGE in codes and rng.random() < habits.win:
        return STAGE
    if ABORT in codes and rng.random() < habits.abort:
        return ABORT
    discards = [code for code in codes if verb_of(code) is Verb.DISCARD]
    aside = [code for code in codes if verb_of(code) in (Verb.NUKI, Verb.REPLACE)]
    if aside and (not discards or rng.random() < habits.nuki):
        return rng.choice(aside)
    on_table = (Verb.CLOSED_KAN, Verb.ADDED_KAN, Verb.EYES_KAN, Verb.RAISED_RUN, Verb.OKAWARI)
    kans = [code for code in codes if verb_of(code) in on_table]
    if kans and rng.random() < habits.kan:
        return rng.choice(kans)
    declarations = [code for code in codes if verb_of(code) in DECLARATIONS]
    if declarations and rng.random() < habits.riichi:
        return rng.choice(declarations)
    suit = chosen_suit(match.deal, ask.seat)
    if suit >= 0 and rng.random() < habits.rid:
        discards = [code for code in discards if SUIT_MASKS[suit] >> (first_of(code) & KIND) & 1] or discards
    return habits.discard(match, ask.seat, discards, rng)


DECLARATIONS: Final = (*(Verb.RIICHI, Verb.OPEN_RIICHI, Verb.CHOU_RIICHI, Verb.KISEKI_RIICHI, Verb.URA_BUSE_RIICHI),)
KANS: Final = (Verb.OPEN_KAN, Verb.CLOSED_KAN, Verb.EYES_KAN)
CALLS: Final = (Verb.CHI, Verb.PON, *KANS)
"""A closed kan, too, by some rules, with a tile that another has set aside."""


def _claim(match: Match, window: Window, ask: Ask, habits: Habits, rng: random.Random) -> Code:
    calls = [code for code in ask.codes if verb_of(code) in CALLS]
    if JIRI in ask.codes and rng.random() < habits.call:
        return JIRI
    if not calls or rng.random() >= habits.call:
        return ask.default
    suit = chosen_suit(match.deal, ask.seat)
    if (
        suit >= 0
        and window.tile is not None
        and SUIT_MASKS[suit] >> (window.tile & KIND) & 1
        and rng.random() < habits.rid
    ):
        return ask.default
    kans = [code for code in calls if verb_of(code) in KANS]
    if kans and rng.random() < habits.open_kan:
        return kans[0]
    code = rng.choice([code for code in calls if code not in kans] or calls)
    if habits.better_calls_only and not _is_better(match, window, ask.seat, code):
        return ask.default
    return code


def _is_better(match: Match, window: Window, seat: int, code: Code) -> bool:
    """Whether the call brings the hand nearer."""
    hand = match.deal.hands[seat]
    shanten = _grammar(match, hand).shanten
    counts = bytearray(hand.counts)
    before = shanten(counts, hand.void)
    if verb_of(code) in KANS:
        if match.table.mixed_kans:  # of which tiles, is not so easily told
            return True
        assert window.tile is not None
        counts[window.tile & KIND] -= 3
    else:
        counts[first_of(code) & KIND] -= 1
        counts[code & KIND] -= 1
    return shanten(counts, hand.void) < before


# ---------------------------------------------------------------- stacked walls


class Pool:
    """The tiles of the box that are not dealt yet, by kind; at how many seats they are dealt, how many to each, and
    which kinds of them are set aside."""

    def __init__(self, box: Sequence[Tile], seats: int, aside: Sequence[int], hand: int = HAND) -> None:
        self.left: list[list[Tile]] = [[] for _ in range(KINDS_LIMIT)]
        for tile in box:
            self.left[tile & KIND].append(tile)
        self.seats = seats
        self.aside = aside
        self.hand = hand
        self.sets = hand // 3
        """So many a complete hand has, beside the pair."""
        threes = [kind for kind, tiles in enumerate(self.left) if len(tiles) >= 3]
        self.triplets = threes or [kind for kind, tiles in enumerate(self.left) if len(tiles) >= 2]
        """Kinds of which there are enough for a set; in a box of pairs, for a pair."""
        self.middles = [
            kind for kind in range(27) if 2 <= kind % 9 <= 6 and all(self.left[kind + step] for step in range(-2, 3))
        ]
        """Kinds with neighbours on both sides, none of them a terminal."""

    def take(self, kind: int, count: int = 1) -> list[Tile]:
        """So many tiles of this kind, or as many as there are."""
        taken, self.left[kind] = self.left[kind][:count], self.left[kind][count:]
        return taken

    def take_each(self, kinds: Iterable[int], count: int = 1) -> list[Tile]:
        """So many tiles of each of these kinds."""
        return [tile for kind in kinds for tile in self.take(kind, count)]

    def give_back(self, tiles: Iterable[Tile]) -> None:
        """These were not needed."""
        for tile in tiles:
            self.left[tile & KIND].append(tile)

    def dealt(self, *hands: list[Tile]) -> list[list[Tile]]:
        """A hand for each seat: these, or the first of them, and empty ones for the rest."""
        for hand in hands[self.seats :]:
            self.give_back(hand)
        return [*hands[: self.seats], *([] for _ in range(self.seats - len(hands)))]

    def to_others(self, tiles: Iterable[Tile], hands: list[list[Tile]], rng: random.Random) -> None:
        """Each of these to one of the others than the first."""
        for tile in tiles:
            hands[rng.randint(1, self.seats - 1)].append(tile)


class Laid(NamedTuple):
    """What lies where: a hand for each seat, which are filled up at random if they are too small; tiles that are drawn
    soon; the first replacement tile; tiles at the end of the live wall; the dealer's first tile."""

    hands: list[list[Tile]]
    soon: list[Tile] = []
    replacement: list[Tile] = []
    last: list[Tile] = []
    first: list[Tile] = []


NO_SUIT: Final = -1


class Recipe(NamedTuple):
    """How a wall is stacked, and for whom: the habits of those who get its hands. Where fewer sit, the last but one
    does not play."""

    lay: Callable[[Pool, random.Random], Laid]
    cast: tuple[str, str, str, str]


def _sets(pool: Pool, rng: random.Random, number: int, without: int = NO_SUIT) -> list[Tile]:
    """Complete sets, mostly runs of simples; none of them of the suit that the hand does without."""
    tiles: list[Tile] = []
    for _ in range(1000):
        low = rng.choice([kind for kind in range(27) if kind % 9 <= 6 and kind // 9 != without])
        if not 1 <= low % 9 <= 5 and rng.random() < 0.8:
            continue
        kinds = (low,) * 3 if rng.random() < 0.2 else (low, low + 1, low + 2)
        if all(len(pool.left[kind]) >= kinds.count(kind) for kind in kinds):
            tiles += pool.take_each(kinds)
            if len(tiles) == 3 * number:
                break
    return tiles


def _pair(pool: Pool, rng: random.Random, without: int = NO_SUIT) -> list[Tile]:
    pairs = [kind for kind, tiles in enumerate(pool.left) if len(tiles) > 1 and kind // 9 != without]
    simples = [kind for kind in pairs if not TERMINALS_AND_HONOURS >> kind & 1]
    return pool.take(rng.choice(simples if rng.random() < 0.8 and simples else pairs), 2) if pairs else []


def _ready_for(pool: Pool, rng: random.Random, wait: int, without: int = NO_SUIT) -> list[Tile]:
    """A ready hand; it waits in the middle of a run, or at its ends."""
    around = rng.choice(((-1, 1), (-1, 1), (1, 2), (-2, -1)))
    rest = _sets(pool, rng, pool.sets - 1, without) + _pair(pool, rng, without)
    return pool.take_each(wait + step for step in around) + rest


def ready_hands(pool: Pool, rng: random.Random) -> Laid:
    """Ready hands; those of two or three players wait for the same tile, and the last has it."""
    wanted = rng.choice(pool.middles)
    hands = [
        _ready_for(pool, rng, wanted if rng.random() < 0.8 else rng.choice(pool.middles)) for _ in range(pool.seats - 1)
    ]
    return Laid([*hands, _sets(pool, rng, pool.sets - 1) + _pair(pool, rng) + pool.take(wanted)])


def quads(pool: Pool, rng: random.Random) -> Laid:
    """Three fours each, or threes of which the fourth comes soon."""
    kinds = rng.sample(pool.triplets, 4 * pool.seats)
    size = rng.choice((3, 4))
    dealt = [kinds[seat :: pool.seats][: pool.hand // size] for seat in range(pool.seats)]
    hands = [pool.take_each(some, size) for some in dealt]
    return Laid(hands, pool.take_each(kinds))


def orphans(pool: Pool, rng: random.Random) -> Laid:
    """Terminals and honours of different kinds; one player holds all of a kind that others wait for."""
    kinds = [kind for kind in kinds_in(TERMINALS_AND_HONOURS) if pool.left[kind]]
    missing = rng.choice(kinds)
    hands = [pool.take(missing, rng.choice((3, 4)))]
    some = [kind for kind in kinds if kind != missing]
    for _ in range(pool.seats - 1):
        hands.append(pool.take_each(rng.sample(some, min(rng.choice((9, 11, 12, 12)), len(some)))))
        if len(hands[-1]) == pool.hand - 1:
            hands[-1] += pool.take(rng.choice(some))
    return Laid(hands, pool.take(missing))


def big_honours(pool: Pool, rng: random.Random) -> Laid:
    """One player has dragons or winds in pairs, the others hold the rest of them."""
    kinds = rng.choice(((31, 32, 33), (27, 28, 29, 30)))
    hands = pool.dealt(pool.take_each(kinds, 2) + _sets(pool, rng, 1))
    pool.to_others(pool.take_each(kinds, 4), hands, rng)
    return Laid(hands)


def four_triplets(pool: Pool, rng: random.Random) -> Laid:
    """One player has nothing but sets of three, the others hold the fourth tiles."""
    kinds = rng.sample(pool.triplets, pool.sets)
    hands = pool.dealt(pool.take_each(kinds, 3))
    pool.to_others(pool.take_each(kinds), hands, rng)
    return Laid(hands)


def robbed_kan(pool: Pool, rng: random.Random) -> Laid:
    """One player has three or four of a kind, one more feeds the fourth, the others wait for it without a yaku."""
    wanted = rng.choice(pool.middles)
    own = pool.take(wanted, rng.choice((3, 3, 4)))
    fed = pool.take(wanted)
    guests = [
        pool.take_each((wanted - 1, wanted + 1))
        + _sets(pool, rng, pool.sets - 1)
        + pool.take(rng.choice(kinds_in(HONOURS)), 2)
        for _ in range(2)
    ]
    return Laid(pool.dealt(own, fed, *guests))


def replacement_wins(pool: Pool, rng: random.Random) -> Laid:
    """A ready hand with three of a kind; another has the fourth, and the replacement tile completes the hand."""
    three, wanted = rng.sample(pool.middles, 2)
    own = pool.take(three, 3)
    fed = pool.take(three)
    winning = pool.take(wanted)
    ready = pool.take_each((wanted - 1, wanted + 1)) + _sets(pool, rng, pool.sets - 2) + _pair(pool, rng)
    return Laid(pool.dealt(own + ready, fed), replacement=winning)


def one_suit_each(pool: Pool, rng: random.Random) -> Laid:
    """Three players have one suit each, which can be read in many ways; ready sooner or later, with fours in it."""
    hands: list[list[Tile]] = []
    for first in (0, 9, 18):
        tiles = pool.take_each(range(first, first + 9), 4)
        fours = rng.sample(range(first, first + 9), 2)
        rng.shuffle(tiles)
        tiles = [tile for tile in tiles if tile & KIND in fours] + [tile for tile in tiles if tile & KIND not in fours]
        hands.append(tiles[: pool.hand])
        pool.give_back(tiles[pool.hand :])
    return Laid(pool.dealt(*hands))


def a_wind_each(pool: Pool, rng: random.Random) -> Laid:
    """Everybody has the same wind."""
    wind = rng.choice(kinds_in(WINDS))
    return Laid([pool.take(wind) for _ in range(pool.seats)])


def ends_only(pool: Pool, rng: random.Random) -> Laid:
    """Two players have nothing but terminals and honours, and draw some more."""
    tiles = pool.take_each(kinds_in(TERMINALS_AND_HONOURS), 4)
    rng.shuffle(tiles)
    pool.give_back(tiles[3 * HAND :])
    return Laid(pool.dealt(tiles[:HAND], tiles[HAND : 2 * HAND]), tiles[2 * HAND : 3 * HAND])


RECIPES: Final = (
    Recipe(ready_hands, ("robber", "patient", "robber", "generous")),
    Recipe(ready_hands, ("patient", "patient", "patient", "patient")),
    Recipe(quads, ("collector", "collector", "collector", "collector")),
    Recipe(orphans, ("kanner", "robber", "robber", "eager")),
    Recipe(big_honours, ("ponner", "honours_out", "honours_out", "honours_out")),
    Recipe(four_triplets, ("kanner", "feeder", "feeder", "feeder")),
    Recipe(robbed_kan, ("ponner", "feeder", "lurker", "lurker")),
    Recipe(robbed_kan, ("kanner", "feeder", "lurker", "lurker")),
    Recipe(replacement_wins, ("kanner", "feeder", "quiet", "quiet")),
    Recipe(one_suit_each, ("concealed", "concealed", "concealed", "quiet")),
    Recipe(a_wind_each, ("winds_out", "winds_out", "winds_out", "winds_out")),
    Recipe(ends_only, ("nagashi", "nagashi", "quiet", "quiet")),
)

# ---------------------------------------------------------------- where tiles are set aside


def all_in_one_hand(pool: Pool, rng: random.Random) -> Laid:
    """One player holds all tiles of a kind that is set aside, and more of others; another waits."""
    kind = rng.choice(pool.aside)
    others = [other for other in pool.aside if other != kind]
    own = pool.take(kind, 4) + pool.take_each(rng.sample(others, min(4, len(others))), rng.choice((1, 2)))
    return Laid(pool.dealt(own[:HAND] + _sets(pool, rng, 2), _ready_for(pool, rng, rng.choice(pool.middles))))


def waiting_for_one(pool: Pool, rng: random.Random) -> Laid:
    """One player has a tile that is set aside, the others wait for it: alone, with a pair more, with orphans."""
    kind = rng.choice(pool.aside)
    own = pool.take(kind, rng.choice((1, 2))) + _sets(pool, rng, 2) + _pair(pool, rng)
    ends = [other for other in kinds_in(TERMINALS_AND_HONOURS) if other != kind and pool.left[other]]
    guests = []
    for _ in range(pool.seats - 1):
        guest = rng.choice(("alone", "pairs", "orphans", "triplets"))
        if guest == "orphans":
            guests.append(pool.take_each(ends) + pool.take(rng.choice(ends)))
        elif guest == "pairs":
            guests.append(pool.take(kind) + [tile for _ in range(6) for tile in _pair(pool, rng)])
        elif guest == "triplets":
            guests.append(pool.take(kind, 2) + _sets(pool, rng, 3) + _pair(pool, rng))
        else:
            guests.append(pool.take(kind) + _sets(pool, rng, 4))
    return Laid([own, *guests], pool.take(kind))


def sets_of_them(pool: Pool, rng: random.Random) -> Laid:
    """Two or three tiles of a kind that is set aside in each of two hands, which want a set of it."""
    kind = rng.choice(pool.aside)
    one = pool.take(kind, rng.choice((1, 2)))
    other = pool.take(kind, 3)
    return Laid(pool.dealt(one, other + _sets(pool, rng, 2)))


def wins_with_its_replacement(pool: Pool, rng: random.Random) -> Laid:
    """A ready hand with a tile that is set aside, and the tile that comes for it completes the hand."""
    wanted = rng.choice(pool.middles)
    winning = pool.take(wanted)
    own = pool.take_each((wanted - 1, wanted + 1)) + _sets(pool, rng, pool.sets - 1) + _pair(pool, rng)
    kind = rng.choice(pool.aside)
    soon = pool.take(kind, 4)
    return Laid(pool.dealt(own), soon, winning)


ASIDE: Final = (
    Recipe(all_in_one_hand, ("setter", "patient", "eager", "generous")),
    Recipe(all_in_one_hand, ("keeper", "setter", "eager", "generous")),
    Recipe(waiting_for_one, ("setter", "concealed", "robber", "robber")),
    Recipe(waiting_for_one, ("setter", "robber", "robber", "robber")),
    Recipe(waiting_for_one, ("keeper", "concealed", "quiet", "concealed")),
    Recipe(waiting_for_one, ("hesitant", "patient", "patient", "patient")),
    Recipe(sets_of_them, ("setter", "ponner", "eager", "eager")),
    Recipe(sets_of_them, ("setter", "kanner", "eager", "eager")),
    Recipe(wins_with_its_replacement, ("setter", "quiet", "quiet", "quiet")),
    Recipe(wins_with_its_replacement, ("concealed", "quiet", "quiet", "quiet")),
)

# ---------------------------------------------------------------- where tiles of other suits and seasons complete sets


def between_the_seasons(pool: Pool, rng: random.Random) -> Laid:
    """One player has all seasons and pairs of winds and dragons, of which there may be eyes, or draws them soon."""
    seasons = pool.take_each(kinds_in(SEASONS))
    pairs = pool.take_each((30, *rng.sample((31, 32, 33), 2)), 2)
    if rng.random() < 0.5:
        return Laid(pool.dealt(seasons + pairs))
    return Laid(pool.dealt(seasons[1:] + pairs), seasons[:1])


def sets_of_two_suits(pool: Pool, rng: random.Random) -> Laid:
    """Pairs of the same number in different suits, and what is missing with the others."""
    ranks = rng.sample(range(9), 3)
    own = [tile for rank in ranks for suit in (0, 9, 18) for tile in pool.take(rank + suit, rng.choice((1, 2)))]
    hands = pool.dealt(own[:HAND])
    pool.give_back(own[HAND:])
    pool.to_others([tile for rank in ranks for suit in (0, 9, 18) for tile in pool.take(rank + suit)], hands, rng)
    return Laid(hands)


def pairs_to_raise(pool: Pool, rng: random.Random) -> Laid:
    """Flowers, seasons, and pairs of honours or of one number for them; some more come soon, some are the others'."""
    flowers = pool.take_each(rng.sample(kinds_in(BONUS), 8))
    size = rng.choice((2, 3, 4, 6))
    rank = rng.randrange(9)
    kinds = rng.choice((kinds_in(DRAGONS), kinds_in(WINDS), tuple(range(rank, 27, 9))))
    own = flowers[:size] + pool.take_each(kinds, 2)
    hands = pool.dealt(own[:HAND])
    pool.give_back(own[HAND:])
    soon, late = flowers[size : size + 2], flowers[size + 2 :]
    pool.to_others(late[:3], hands, rng)
    pool.give_back(late[3:])
    return Laid(hands, soon)


def equal_triplets(pool: Pool, rng: random.Random) -> Laid:
    """A ready hand with triplets of one number in three suits, in riichi or not, and soon what it waits for."""
    ranks = [rank for rank in range(9) if all(len(pool.left[kind]) > 2 for kind in range(rank, 27, 9))]
    rank = rng.choice(ranks)
    hand = pool.take_each(range(rank, 27, 9), 3) + _sets(pool, rng, 1)
    wait = rng.choice([kind for kind in pool.triplets if kind % 9 != rank or kind >= 27])
    hand += pool.take(wait)
    return Laid(pool.dealt(hand), pool.take(wait, 3))


HISSATSU_RECIPES: Final = (
    Recipe(equal_triplets, ("robber", "quiet", "quiet", "quiet")),
    Recipe(equal_triplets, ("patient", "eager", "quiet", "feeder")),
    Recipe(equal_triplets, ("kanner", "feeder", "feeder", "feeder")),
)
SUPPLEMENTED: Final = (
    Recipe(between_the_seasons, ("concealed", "feeder", "feeder", "feeder")),
    Recipe(between_the_seasons, ("kanner", "feeder", "feeder", "feeder")),
    Recipe(sets_of_two_suits, ("kanner", "feeder", "feeder", "feeder")),
    Recipe(sets_of_two_suits, ("ponner", "feeder", "feeder", "feeder")),
)
BY_PAIRS: Final = (
    Recipe(pairs_to_raise, ("concealed", "feeder", "feeder", "feeder")),
    Recipe(pairs_to_raise, ("kanner", "feeder", "feeder", "feeder")),
    Recipe(pairs_to_raise, ("ponner", "feeder", "feeder", "feeder")),
    *SUPPLEMENTED[2:],
)
# ---------------------------------------------------------------- larger hands, and flowers that win


def most_flowers(pool: Pool, rng: random.Random) -> Laid:
    """One player has all flowers or all but one or two; the others are dealt to somebody, or come sooner or later."""
    flowers = pool.take_each(rng.sample(pool.aside, len(pool.aside)))
    size = rng.choice((8, 7, 7, 7, 6, 5))
    own, rest = flowers[:size], flowers[size:]
    hands = pool.dealt(own)
    match rng.choice(("dealt", "dealt", "soon", "replacement", "last", "last")):
        case "dealt":
            pool.to_others(rest, hands, rng)
        case "soon":
            return Laid(hands, rest)
        case "last":
            return Laid(hands, last=rest)
        case "replacement":
            return Laid(hands, rest[1:], rest[:1])
    return Laid(hands)


def at_the_end(pool: Pool, rng: random.Random) -> Laid:
    """Ready hands, and what completes them lies at the end of the wall; and so do flowers, if there are any."""
    waits = rng.sample([kind for kind in pool.middles if kind % 9 == 4], 2)
    without = 3 - sum(kind // 9 for kind in waits)
    last = pool.take_each(waits, 4)
    hands = [
        pool.take_each((wait - 1, wait + 1)) + _sets(pool, rng, pool.sets - 1, without) + _pair(pool, rng, without)
        for wait in waits
    ]
    return Laid(pool.dealt(*hands), last=[*last, *pool.take_each(pool.aside[:2])])


def complete_hand(pool: Pool, rng: random.Random) -> Laid:
    """A complete hand, if it is the dealer's; or one that waits for a tile of the dealer's."""
    without = rng.randrange(3)
    tiles = _sets(pool, rng, pool.sets, without) + _pair(pool, rng, without)
    first = tiles.pop(rng.randrange(len(tiles)))
    return Laid(pool.dealt(tiles), first=[first])


def many_pairs(pool: Pool, rng: random.Random) -> Laid:
    """Each player has nothing but pairs, some of them equal, and perhaps a set of three."""
    hands = []
    for seat in range(pool.seats):
        without = seat % 3
        tiles = [tile for _ in range(pool.hand // 2 - 1) for tile in _pair(pool, rng, without)]
        four = next((kind for tile in tiles if len(pool.left[kind := tile & KIND]) == 2), None)
        if four is not None and rng.random() < 0.5:
            tiles += pool.take(four, 2)
        hands.append((tiles + _pair(pool, rng, without))[: pool.hand])
    return Laid(hands)


def pairs_of_a_suit(pool: Pool, rng: random.Random) -> Laid:
    """One player has pairs of one suit, the others hold the rest of it: five sets of it may be called."""
    suit = rng.randrange(3)
    kinds = range(9 * suit, 9 * suit + 9)
    hands = pool.dealt(pool.take_each(kinds, 2)[: pool.hand])
    pool.to_others(pool.take_each(kinds, 2), hands, rng)
    return Laid(hands)


FLOWERS: Final = (
    Recipe(most_flowers, ("setter", "eager", "caller", "generous")),
    Recipe(most_flowers, ("robber", "quiet", "quiet", "quiet")),
    Recipe(most_flowers, ("patient", "kanner", "ponner", "eager")),
)
LARGE: Final = (
    Recipe(at_the_end, ("lurker", "lurker", "quiet", "quiet")),
    Recipe(at_the_end, ("kanner", "concealed", "quiet", "quiet")),
    Recipe(complete_hand, ("robber", "generous", "generous", "generous")),
    Recipe(many_pairs, ("lurker", "concealed", "generous", "generous")),
    Recipe(pairs_of_a_suit, ("melder", "feeder", "feeder", "feeder")),
    Recipe(big_honours, ("melder", "honours_out", "honours_out", "honours_out")),
)

# ---------------------------------------------------------------- where hands must be rid of a suit


def ready_without_a_suit(pool: Pool, rng: random.Random) -> Laid:
    """Ready hands of two suits; most wait for the same tile, and the last player has it."""
    wanted = rng.choice(pool.middles)
    last, soon = pool.take(wanted, 2), pool.take(wanted)
    waits = [wanted if rng.random() < 0.8 else rng.choice(pool.middles) for _ in range(pool.seats - 1)]
    hands = [pool.take_each((wait - 1, wait + 1)) for wait in waits]
    for hand, wait in zip(hands, waits, strict=True):
        without = rng.choice([suit for suit in range(3) if suit != wait // 9])
        hand += _sets(pool, rng, pool.sets - 1, without) + _pair(pool, rng, without)
    return Laid([*hands, last], soon)


def quads_without_a_suit(pool: Pool, rng: random.Random) -> Laid:
    """Fours of two suits, or threes of which the fourth comes soon or is another's."""
    size = rng.choice((3, 4))
    hands = []
    for seat in range(pool.seats):
        kinds = [kind for kind in pool.triplets if len(pool.left[kind]) == 4 and kind // 9 != seat % 3]
        hands.append(pool.take_each(rng.sample(kinds, pool.hand // 4), size))
    rest = [tile for hand in hands for kind in {tile & KIND for tile in hand} for tile in pool.take(kind)]
    return Laid(hands, rest)


def robbed_without_a_suit(pool: Pool, rng: random.Random) -> Laid:
    """One player has a pair of a kind, another feeds the third, the fourth comes soon; two will soon wait for it."""
    wanted = rng.choice(pool.middles)
    without = rng.choice([suit for suit in range(3) if suit != wanted // 9])
    own = pool.take(wanted, rng.choice((2, 3)))
    fed = pool.take(wanted)
    guests = [
        pool.take_each((wanted - 1, wanted + 1)) + _sets(pool, rng, pool.sets - 2, without) + _pair(pool, rng, without)
        for _ in range(2)
    ]
    almost = rng.choice([kind for kind in pool.middles if kind // 9 not in (without, wanted // 9)])
    guests = [guest + pool.take_each((almost - 1, almost + 1)) for guest in guests]
    return Laid(pool.dealt(own, fed, *guests), pool.take(almost, 4) + pool.take(wanted))


def kan_and_a_feed(pool: Pool, rng: random.Random) -> Laid:
    """One player has four of a kind, or three and another the fourth, and tiles for which the others wait."""
    wanted = rng.choice(pool.middles)
    four = rng.choice([kind for kind in pool.triplets if kind // 9 != wanted // 9])
    without = 3 - wanted // 9 - four // 9
    own = pool.take(four, rng.choice((3, 4))) + pool.take(wanted, 2)
    guests = [_ready_for(pool, rng, wanted, without) for _ in range(2)]
    return Laid(pool.dealt(own, guests[0], pool.take(four), guests[1]), pool.take(four), pool.take(wanted))


def nothing_but_one_suit(pool: Pool, rng: random.Random) -> Laid:
    """Two players have a suit each and almost nothing else."""
    hands = []
    for first in (0, 9):
        tiles = pool.take_each(range(first, first + 9), 4)
        rng.shuffle(tiles)
        hands.append(tiles[: pool.hand])
        pool.give_back(tiles[pool.hand :])
    return Laid(pool.dealt(*hands))


WITHOUT_A_SUIT: Final = (
    Recipe(ready_without_a_suit, ("robber", "patient", "robber", "generous")),
    Recipe(ready_without_a_suit, ("robber", "robber", "robber", "generous")),
    Recipe(ready_without_a_suit, ("patient", "patient", "patient", "generous")),
    Recipe(ready_without_a_suit, ("hesitant", "hesitant", "hesitant", "generous")),
    Recipe(quads_without_a_suit, ("collector", "collector", "collector", "collector")),
    Recipe(quads_without_a_suit, ("kanner", "careless", "kanner", "feeder")),
    Recipe(robbed_without_a_suit, ("ponner", "feeder", "lurker", "lurker")),
    Recipe(robbed_without_a_suit, ("ponner", "feeder", "lurker", "lurker")),
    Recipe(robbed_without_a_suit, ("ponner", "feeder", "hesitant", "lurker")),
    Recipe(kan_and_a_feed, ("open_handed", "lurker", "feeder", "lurker")),
    Recipe(kan_and_a_feed, ("kanner", "patient", "feeder", "generous")),
    Recipe(at_the_end, ("lurker", "lurker", "quiet", "quiet")),
    Recipe(at_the_end, ("hesitant", "lurker", "collector", "quiet")),
    Recipe(complete_hand, ("robber", "generous", "generous", "generous")),
    Recipe(many_pairs, ("lurker", "concealed", "generous", "generous")),
    Recipe(four_triplets, ("kanner", "feeder", "feeder", "feeder")),
    Recipe(one_suit_each, ("concealed", "concealed", "concealed", "quiet")),
    Recipe(nothing_but_one_suit, ("stubborn", "stubborn", "quiet", "eager")),
    Recipe(nothing_but_one_suit, ("lurker", "stubborn", "careless", "careless")),
)
AROUND_THE_END: Final = 12
HONEST: Final = 0.1
"""So many walls of a stacked match are not stacked."""


class StackedChance:
    """Walls that somebody has laid with care, always the same for the same seed; some of them are honest."""

    name = "stacked"

    def __init__(self, seed: int, table: Table) -> None:
        self.seed = seed
        self.positions = [position for position in range(table.seats.count) if position not in table.seats.phantoms]
        """Those to whom tiles are dealt, from the dealer on: phantoms sit at every second seat."""
        self.seats = len(self.positions)
        self.all_seats = table.seats.count
        self.blocks = table.phases.blocks
        self.aside = tuple(KIND_OF[name] for name in table.plan.nuki.tiles)
        self.hand = sum(self.blocks)
        self.recipes = recipes_for(table)
        self.dead = table.plan.wall.dead_tiles
        self.replacement = -self.dead - 1 if table.wall.from_live_end else table.wall.replacement_place(0)
        """Where the first replacement tile lies, from the end of the wall."""
        if table.plan.wall.replace_from == "next":
            self.replacement = self.seats * self.hand + 1 - len(table.book.tile_set.tiles)

    def lots(self, number: int, box: Sequence[Tile]) -> Lots:
        """The lots of the deal with this number."""
        rng, recipe, order = self._plan(number)
        if recipe is None:
            return SeededChance(str(self.seed).encode()).lots(number, box)
        return Lots(tuple(self._stacked(recipe, order, box, rng)), (1, 1, 1, 1), broken=True)

    def cast(self, number: int) -> tuple[str, ...] | None:
        """Whom the hands are meant for, from the dealer on."""
        _, recipe, order = self._plan(number)
        if recipe is None:
            return None
        cast = (*recipe.cast[: self.seats - 1], recipe.cast[-1])
        found = dict(zip(self.positions, (cast[place] for place in order), strict=True))
        return tuple(found.get(position, "quiet") for position in range(self.all_seats))

    def _plan(self, number: int) -> tuple[random.Random, Recipe | None, list[int]]:
        rng = random.Random(f"{self.seed} {number}")
        honest = rng.random() < HONEST
        return rng, None if honest else rng.choice(self.recipes), rng.sample(range(self.seats), self.seats)

    def _stacked(self, recipe: Recipe, order: Sequence[int], box: Sequence[Tile], rng: random.Random) -> list[Tile]:
        """A wall in drawing order: the dealer gets the first hand of this order, and so on."""
        size = self.hand
        pool = Pool(rng.sample(box, len(box)), self.seats, self.aside, size)
        laid = recipe.lay(pool, rng)
        hands = [laid.hands[place] for place in order]
        laid_down = {tile for hand in hands for tile in hand[:size]}.union(*laid[1:])
        rest = [tile for tile in box if tile not in laid_down]
        rng.shuffle(rest)
        dealt = [[*hand[:size], *(rest.pop() for _ in range(size - len(hand)))] for hand in hands]
        row: list[Tile] = []
        begin = 0
        for size in self.blocks:
            row += [tile for hand in dealt for tile in hand[begin : begin + size]]
            begin += size
        soon = [*laid.soon, *(rest.pop() for _ in range(min(len(laid.soon), len(rest))))]
        rng.shuffle(soon)
        row += laid.first + soon + rest
        for tile in laid.last:  # each replacement tile that is drawn will make the live wall shorter by one
            row.insert(len(row) - self.dead - rng.randint(0, AROUND_THE_END) * bool(self.dead), tile)
        for tile in laid.replacement:
            row.insert(len(box) + self.replacement, tile)
        return row


def recipes_for(table: Table) -> tuple[Recipe, ...]:
    """The walls that bring this table to what its rules speak of."""
    plan = table.plan
    if plan.void.chosen:
        return WITHOUT_A_SUIT
    aside = FLOWERS + FLOWERS if plan.nuki.all_win else ASIDE if plan.nuki.tiles else ()
    large = LARGE if sum(plan.wall.blocks) > HAND else ()
    own = HISSATSU_RECIPES if table.played(Hissatsu) is not None else ()
    supplemented = {"": SUPPLEMENTED, "triplets": SUPPLEMENTED, "pairs": BY_PAIRS}[table.book.tile_set.supplements]
    return RECIPES + aside + large + own + (supplemented if plan.supplements.played else ())
