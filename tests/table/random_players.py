"""Players at random, some of whom want something, and walls that give it to them.

Answers drawn evenly almost never lead to a riichi or a win, so most players go for ready hands, and others collect
sets, throw honours, feed each other: each has his habits, as probabilities. They look at the whole deal; nobody here
plays fair. A stacked wall deals hands that seldom come: four ready hands, quads, orphans, three dragons in pairs.
"""

import random
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from jantaku.table.chance import Lots, SeededChance
from jantaku.table.codes import ABORT, RON, SHOW, STOP, TSUMO, Code, Verb, first_of, verb_of
from jantaku.table.deal import Deal
from jantaku.table.match import Match
from jantaku.table.window import Ask, Window, WindowKind
from jantaku.tiles import HONOURS, TERMINALS_AND_HONOURS, WINDS, Tile, kinds_in

HAND: Final = 13
SEATS: Final = 4
SETS: Final = 4

Policy = Callable[[Match, int, list[Code], random.Random], Code]
"""Which of these discards."""


# ---------------------------------------------------------------- what to discard


def anything(match: Match, seat: int, codes: list[Code], rng: random.Random) -> Code:
    """One is as good as another."""
    return rng.choice(codes)


def towards_ready(match: Match, seat: int, codes: list[Code], rng: random.Random) -> Code:
    """What leaves the hand nearest to ready, with the most kinds that bring it nearer."""
    left = {
        kind: (shanten, -improving.bit_count())
        for kind, shanten, improving in match.parts.grammar.kernel.discards(match.deal.hands[seat].counts, 0)
    }
    best = min(left[first_of(code) & 63] for code in codes)
    return rng.choice([code for code in codes if left[first_of(code) & 63] == best])


def single_tiles(match: Match, seat: int, codes: list[Code], rng: random.Random) -> Code:
    """Keep pairs and sets of equal tiles."""
    counts = match.deal.hands[seat].counts
    fewest = min(counts[first_of(code) & 63] for code in codes)
    return rng.choice([code for code in codes if counts[first_of(code) & 63] == fewest])


def of_kinds(mask: int, then: Policy = anything) -> Policy:
    """These kinds first."""

    def policy(match: Match, seat: int, codes: list[Code], rng: random.Random) -> Code:
        wanted = [code for code in codes if mask >> (first_of(code) & 63) & 1]
        return rng.choice(wanted) if wanted else then(match, seat, codes, rng)

    return policy


def same_wind(match: Match, seat: int, codes: list[Code], rng: random.Random) -> Code:
    """In the first turn the wind that the others have thrown, then towards a ready hand."""
    deal = match.deal
    thrown = next((hand.pond[0].tile & 63 for hand in deal.hands if hand.pond), None)
    if not deal.hands[seat].pond:
        winds = [code for code in codes if WINDS >> (first_of(code) & 63) & 1]
        same = (
            [code for code in winds if first_of(code) & 63 == thrown]
            if thrown is not None
            else _most_common(deal, winds)
        )
        if same:
            return same[0]
    return towards_ready(match, seat, codes, rng)


def _most_common(deal: Deal, codes: list[Code]) -> list[Code]:
    """Of these the one of which most players hold a tile."""
    return sorted(codes, key=lambda code: -sum(hand.counts[first_of(code) & 63] > 0 for hand in deal.hands))[:1]


def generous(match: Match, seat: int, codes: list[Code], rng: random.Random) -> Code:
    """What another waits for; of what others have pairs; else towards a ready hand."""
    others = [hand for other, hand in enumerate(match.deal.hands) if other != seat]
    fed = [(sum(hand.waits >> (first_of(code) & 63) & 1 for hand in others), rng.random(), code) for code in codes]
    most = max(fed)
    return most[2] if most[0] else towards_ready(match, seat, codes, rng)


def feeding_sets(match: Match, seat: int, codes: list[Code], rng: random.Random) -> Code:
    """What another holds twice or more; else what another waits for."""
    others = [hand for other, hand in enumerate(match.deal.hands) if other != seat]
    fed = [(max(hand.counts[first_of(code) & 63] for hand in others), rng.random(), code) for code in codes]
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


HABITS: Final[dict[str, Habits]] = {
    "even": Habits(anything, 0.5, 0.5, 0.3, 0.3, False),
    "eager": Habits(towards_ready),
    "caller": Habits(towards_ready, call=0.7, kan=0.9),
    "patient": Habits(towards_ready, win=0.4, riichi=0.95, call=0.0, kan=0.9),
    "collector": Habits(single_tiles, call=0.9, kan=1.0, better_calls_only=False, abort=0.1),
    "nagashi": Habits(of_kinds(TERMINALS_AND_HONOURS), riichi=0.2, call=0.0, kan=0.1, abort=0.0),
    "honours_out": Habits(of_kinds(HONOURS, generous), win=0.1, riichi=0.1, call=0.0, abort=0.0),
    "winds_out": Habits(same_wind, call=0.02, abort=0.0),
    "generous": Habits(generous, win=0.8, riichi=0.9, abort=0.1),
    "feeder": Habits(feeding_sets, win=0.2, riichi=0.1, call=0.1, kan=0.8, abort=0.0),
    "ponner": Habits(towards_ready, win=1.0, riichi=0.0, kan=1.0, call=1.0, better_calls_only=False, open_kan=0.1),
    "kanner": Habits(towards_ready, win=1.0, riichi=0.3, kan=1.0, call=1.0, better_calls_only=False, open_kan=1.0),
    "robber": Habits(towards_ready, win=1.0, riichi=0.2, kan=0.0, call=0.0, abort=0.0),
    "lurker": Habits(towards_ready, win=0.9, riichi=0.0, kan=0.0, call=0.0, abort=0.0),
    "concealed": Habits(towards_ready, win=0.3, riichi=1.0, kan=0.8, call=0.0),
    "quiet": Habits(anything, win=0.0, riichi=0.0, kan=0.0, call=0.0, abort=0.0),
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
)
"""Who sits together; they are shuffled."""


def answer_of(match: Match, window: Window, ask: Ask, habits: Habits, rng: random.Random) -> Code:
    """What a player with these habits answers."""
    codes = ask.codes
    match window.kind:
        case WindowKind.TURN:
            return _turn(match, ask, habits, rng)
        case WindowKind.CLAIM | WindowKind.ROB:
            if RON in codes and rng.random() < habits.win:
                return RON
            return _claim(match, window, ask, habits, rng)
        case WindowKind.SHOW:
            return SHOW if SHOW in codes and rng.random() < 0.8 else rng.choice(codes)
        case WindowKind.STOP:
            return STOP if STOP in codes and rng.random() < 0.5 else rng.choice(codes)
    return rng.choice(codes)


def _turn(match: Match, ask: Ask, habits: Habits, rng: random.Random) -> Code:
    codes = ask.codes
    if TSUMO in codes and rng.random() < habits.win:
        return TSUMO
    if ABORT in codes and rng.random() < habits.abort:
        return ABORT
    kans = [code for code in codes if verb_of(code) in (Verb.CLOSED_KAN, Verb.ADDED_KAN)]
    if kans and rng.random() < habits.kan:
        return rng.choice(kans)
    declarations = [code for code in codes if verb_of(code) is Verb.RIICHI]
    if declarations and rng.random() < habits.riichi:
        return rng.choice(declarations)
    return habits.discard(match, ask.seat, [code for code in codes if verb_of(code) is Verb.DISCARD], rng)


def _claim(match: Match, window: Window, ask: Ask, habits: Habits, rng: random.Random) -> Code:
    calls = [code for code in ask.codes if verb_of(code) in (Verb.CHI, Verb.PON, Verb.OPEN_KAN)]
    if not calls or rng.random() >= habits.call:
        return ask.default
    kans = [code for code in calls if verb_of(code) is Verb.OPEN_KAN]
    if kans and rng.random() < habits.open_kan:
        return kans[0]
    code = rng.choice([code for code in calls if code not in kans] or calls)
    if habits.better_calls_only and not _is_better(match, window, ask.seat, code):
        return ask.default
    return code


def _is_better(match: Match, window: Window, seat: int, code: Code) -> bool:
    """Whether the call brings the hand nearer."""
    counts = bytearray(match.deal.hands[seat].counts)
    before = match.parts.grammar.shanten(counts)
    if verb_of(code) is Verb.OPEN_KAN:
        assert window.tile is not None
        counts[window.tile & 63] -= 3
    else:
        counts[first_of(code) & 63] -= 1
        counts[code & 63] -= 1
    return match.parts.grammar.shanten(counts) < before


# ---------------------------------------------------------------- stacked walls

Pool = list[list[Tile]]
"""The tiles of the box that are not dealt yet, by kind."""


class Laid(NamedTuple):
    """What lies where: four hands, which are filled up at random if they are too small; tiles that are drawn soon; the
    first replacement tile."""

    hands: list[list[Tile]]
    soon: list[Tile] = []  # noqa: RUF012 - never written to
    replacement: list[Tile] = []  # noqa: RUF012


class Recipe(NamedTuple):
    """How a wall is stacked, and for whom: the habits of those who get its hands."""

    lay: Callable[[Pool, random.Random], Laid]
    cast: tuple[str, str, str, str]


def _take(pool: Pool, kind: int, count: int = 1) -> list[Tile]:
    """So many tiles of this kind, or as many as there are."""
    taken, pool[kind] = pool[kind][:count], pool[kind][count:]
    return taken


def _middle(rng: random.Random) -> int:
    """A kind with neighbours on both sides, none of them a terminal."""
    return rng.choice([kind for kind in range(27) if 2 <= kind % 9 <= 6])


def _sets(pool: Pool, rng: random.Random, number: int) -> list[Tile]:
    """Complete sets, mostly runs of simples."""
    tiles: list[Tile] = []
    while len(tiles) < 3 * number:
        low = rng.choice([kind for kind in range(27) if kind % 9 <= 6])
        if not 1 <= low % 9 <= 5 and rng.random() < 0.8:
            continue
        kinds = (low,) * 3 if rng.random() < 0.2 else (low, low + 1, low + 2)
        if all(len(pool[kind]) >= kinds.count(kind) for kind in kinds):
            tiles += [tile for kind in kinds for tile in _take(pool, kind)]
    return tiles


def _pair(pool: Pool, rng: random.Random) -> list[Tile]:
    pairs = [kind for kind, tiles in enumerate(pool) if len(tiles) > 1]
    simples = [kind for kind in pairs if not TERMINALS_AND_HONOURS >> kind & 1]
    return _take(pool, rng.choice(simples if rng.random() < 0.8 else pairs), 2)


def _ready_for(pool: Pool, rng: random.Random, wait: int) -> list[Tile]:
    """A ready hand; it waits in the middle of a run, or at its ends."""
    around = rng.choice(((-1, 1), (-1, 1), (1, 2), (-2, -1)))
    return [tile for step in around for tile in _take(pool, wait + step)] + _sets(pool, rng, 3) + _pair(pool, rng)


def four_ready_hands(pool: Pool, rng: random.Random) -> Laid:
    """Ready hands; those of two or three players wait for the same tile, and the fourth has it."""
    wanted = _middle(rng)
    hands = [_ready_for(pool, rng, wanted if rng.random() < 0.8 else _middle(rng)) for _ in range(SEATS - 1)]
    return Laid([*hands, _sets(pool, rng, 3) + _pair(pool, rng) + _take(pool, wanted)])


def quads(pool: Pool, rng: random.Random) -> Laid:
    """Three fours each, or threes of which the fourth comes soon."""
    kinds = rng.sample(range(34), 16)
    size = rng.choice((3, 4))
    dealt = [kinds[seat::SEATS][: HAND // size] for seat in range(SEATS)]
    hands = [[tile for kind in some for tile in _take(pool, kind, size)] for some in dealt]
    return Laid(hands, [tile for kind in kinds for tile in _take(pool, kind)])


def orphans(pool: Pool, rng: random.Random) -> Laid:
    """Terminals and honours of different kinds; one player holds all of a kind that others wait for."""
    kinds = list(kinds_in(TERMINALS_AND_HONOURS))
    missing = rng.choice(kinds)
    hands = [_take(pool, missing, rng.choice((3, 4)))]
    some = [kind for kind in kinds if kind != missing]
    for _ in range(SEATS - 1):
        hands.append([tile for kind in rng.sample(some, rng.choice((9, 11, 12, 12))) for tile in _take(pool, kind)])
        if len(hands[-1]) == HAND - 1:
            hands[-1] += _take(pool, rng.choice(some))
    return Laid(hands, _take(pool, missing))


def big_honours(pool: Pool, rng: random.Random) -> Laid:
    """One player has dragons or winds in pairs, the others hold the rest of them."""
    kinds = rng.choice(((31, 32, 33), (27, 28, 29, 30)))
    lucky = [tile for kind in kinds for tile in _take(pool, kind, 2)]
    hands: list[list[Tile]] = [lucky + _sets(pool, rng, 1), [], [], []]
    for kind in kinds:
        for tile in _take(pool, kind, 4):
            hands[rng.randint(1, 3)].append(tile)
    return Laid(hands)


def four_triplets(pool: Pool, rng: random.Random) -> Laid:
    """One player has four sets of three, the others hold the fourth tiles."""
    kinds = rng.sample(range(34), SETS)
    hands: list[list[Tile]] = [[tile for kind in kinds for tile in _take(pool, kind, 3)], [], [], []]
    for kind in kinds:
        hands[rng.randint(1, 3)] += _take(pool, kind)
    return Laid(hands)


def robbed_kan(pool: Pool, rng: random.Random) -> Laid:
    """One player has three or four of a kind, one more feeds the fourth, the others wait for it without a yaku."""
    wanted = _middle(rng)
    own = _take(pool, wanted, rng.choice((3, 3, 4)))
    fed = _take(pool, wanted)
    guests = [
        [tile for step in (-1, 1) for tile in _take(pool, wanted + step)]
        + _sets(pool, rng, 3)
        + _take(pool, rng.choice(kinds_in(HONOURS)), 2)
        for _ in range(2)
    ]
    return Laid([own, fed, *guests])


def replacement_wins(pool: Pool, rng: random.Random) -> Laid:
    """A ready hand with three of a kind; another has the fourth, and the replacement tile completes the hand."""
    three, wanted = rng.sample([kind for kind in range(27) if 2 <= kind % 9 <= 6], 2)
    own = _take(pool, three, 3)
    fed = _take(pool, three)
    winning = _take(pool, wanted)
    ready = _take(pool, wanted - 1) + _take(pool, wanted + 1) + _sets(pool, rng, 2) + _pair(pool, rng)
    return Laid([own + ready, fed, [], []], replacement=winning)


def one_suit_each(pool: Pool, rng: random.Random) -> Laid:
    """Three players have one suit each, which can be read in many ways; ready sooner or later, with fours in it."""
    hands: list[list[Tile]] = []
    for first in (0, 9, 18):
        tiles = [tile for kind in range(first, first + 9) for tile in _take(pool, kind, 4)]
        fours = rng.sample(range(first, first + 9), 2)
        rng.shuffle(tiles)
        tiles = [tile for tile in tiles if tile & 63 in fours] + [tile for tile in tiles if tile & 63 not in fours]
        hands.append(tiles[:HAND])
        for tile in tiles[HAND:]:
            pool[tile & 63].append(tile)
    return Laid([*hands, []])


def a_wind_each(pool: Pool, rng: random.Random) -> Laid:
    """Everybody has the same wind."""
    wind = rng.choice(kinds_in(WINDS))
    return Laid([_take(pool, wind) for _ in range(SEATS)])


def ends_only(pool: Pool, rng: random.Random) -> Laid:
    """Two players have nothing but terminals and honours, and draw some more."""
    tiles = [tile for kind in kinds_in(TERMINALS_AND_HONOURS) for tile in _take(pool, kind, 4)]
    rng.shuffle(tiles)
    for tile in tiles[3 * HAND :]:
        pool[tile & 63].append(tile)
    return Laid([tiles[:HAND], tiles[HAND : 2 * HAND], [], []], tiles[2 * HAND : 3 * HAND])


RECIPES: Final = (
    Recipe(four_ready_hands, ("robber", "patient", "robber", "generous")),
    Recipe(four_ready_hands, ("patient", "patient", "patient", "patient")),
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
HONEST: Final = 0.1
"""So many walls of a stacked match are not stacked."""


class StackedChance:
    """Walls that somebody has laid with care, always the same for the same seed; some of them are honest."""

    name = "stacked"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def lots(self, number: int, box: Sequence[Tile]) -> Lots:
        """The lots of the deal with this number."""
        rng, recipe, order = self._plan(number)
        if recipe is None:
            return SeededChance(str(self.seed).encode()).lots(number, box)
        return Lots(tuple(stacked(recipe, order, box, rng)), (1, 1, 1, 1), broken=True)

    def cast(self, number: int) -> tuple[str, ...] | None:
        """Whom the hands are meant for, from the dealer on."""
        _, recipe, order = self._plan(number)
        return None if recipe is None else tuple(recipe.cast[place] for place in order)

    def _plan(self, number: int) -> tuple[random.Random, Recipe | None, list[int]]:
        rng = random.Random(f"{self.seed} {number}")
        honest = rng.random() < HONEST
        return rng, None if honest else rng.choice(RECIPES), rng.sample(range(SEATS), SEATS)


def stacked(recipe: Recipe, order: Sequence[int], box: Sequence[Tile], rng: random.Random) -> list[Tile]:
    """A wall in drawing order: the dealer gets the first hand of this order, and so on."""
    pool: Pool = [[] for _ in range(64)]
    for tile in rng.sample(box, len(box)):
        pool[tile & 63].append(tile)
    laid = recipe.lay(pool, rng)
    hands = [laid.hands[place] for place in order]
    rest = [tile for tiles in pool for tile in tiles]
    rest += [tile for hand in hands for tile in hand[HAND:]]
    rng.shuffle(rest)
    dealt = [[*hand[:HAND], *(rest.pop() for _ in range(HAND - len(hand)))] for hand in hands]
    row = [tile for block in (0, 4, 8) for hand in dealt for tile in hand[block : block + 4]]
    row += [hand[HAND - 1] for hand in dealt]
    soon = [*laid.soon, *(rest.pop() for _ in range(len(laid.soon)))]
    rng.shuffle(soon)
    row += soon + rest
    for tile in laid.replacement:
        row.insert(len(row) - 1, tile)
    return row
