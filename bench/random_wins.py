"""Random wins: complete hands with melds of every kind, in random situations.

Hands built from all kinds would hardly ever be dear, so each hand has a theme: the kinds it is made of, and how fond
it is of runs and of melds. The situation is then drawn from what the hand allows: riichi only if it is closed, a
replacement tile only after a kan. Everything that `jantaku.scoring.win.Win` refuses is left out, nothing else.
"""

import random
from collections.abc import Iterator, Sequence

from bench.random_hands import ALL_KINDS, HONOURS, SUITS, TERMINALS
from jantaku.hands import Hand, Meld, MeldForm
from jantaku.hands.melds import Side
from jantaku.scoring.win import Flag, Win, Wind
from jantaku.tiles import Tile, kind_of, tile_of_number

SUIT_KINDS = [suit.tolist() for suit in SUITS]
HONOUR_KINDS: list[int] = HONOURS.tolist()
TERMINAL_KINDS: list[int] = TERMINALS.tolist()
ORPHANS = [*TERMINAL_KINDS, *HONOUR_KINDS]
GREENS = [19, 20, 21, 23, 25, 32]
SIMPLES = [kind for suit in SUIT_KINDS for kind in suit[1:8]]

# Kinds, and how often a hand is made of them.
THEMES: list[tuple[list[int], int]] = [
    (ALL_KINDS.tolist(), 40),
    (SIMPLES, 15),
    *((suit, 3) for suit in SUIT_KINDS),
    *(([*suit, *HONOUR_KINDS], 4) for suit in SUIT_KINDS),
    ([kind for kind in range(27) if kind % 9 in (0, 1, 2, 6, 7, 8)] + HONOUR_KINDS, 8),
    ([kind for kind in range(27) if kind % 9 in (2, 3, 4)], 6),
    (ORPHANS, 4),
    (HONOUR_KINDS, 2),
    (TERMINAL_KINDS, 1),
    (GREENS, 1),
]
NO_RUNS = 0.1
"""So many hands have no runs."""
TRIPLETS = 0.3
"""In the others so many sets are triplets or kans."""
KANS = 0.25
"""So many of those are kans."""
SIDES = (Side.LEFT, Side.ACROSS, Side.RIGHT)


class Luck(random.Random):
    """A source of chance with the words that are needed here."""

    def often(self, share: float) -> bool:
        """True in so many cases."""
        return self.random() < share


def wins(seed: int) -> Iterator[Win]:
    """Random wins without end."""
    luck = Luck(seed)
    themes, weights = zip(*THEMES, strict=True)
    while True:
        roll = luck.random()
        if roll < 0.02:
            hand = _orphans(luck)
        elif roll < 0.07:
            hand = _pairs(luck, luck.choices(themes, weights)[0])
        elif roll < 0.08:
            hand = _nine_gates(luck)
        else:
            hand = _sets(luck, luck.choices(themes, weights)[0])
        if hand is not None:
            yield _won(luck, *hand)


class Wall:
    """The 136 tiles; whoever needs a kind gets any copy that is left."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.left = [list(range(4 * kind, 4 * kind + 4)) for kind in range(34)]

    def take(self, kinds: Sequence[int]) -> tuple[Tile, ...] | None:
        """Tiles of these kinds; None if a fifth would be needed."""
        if any(kinds.count(kind) > len(self.left[kind]) for kind in set(kinds)):
            return None
        return tuple(tile_of_number(self._copy(kind)) for kind in kinds)

    def _copy(self, kind: int) -> int:
        copies = self.left[kind]
        return copies.pop(int(self.luck.random() * len(copies)))

    def indicators(self, number: int) -> tuple[Tile, ...]:
        """Any tiles that are left."""
        left = [copy for copies in self.left for copy in copies]
        chosen = self.luck.sample(left, number)
        for copy in chosen:
            self.left[copy // 4].remove(copy)
        return tuple(map(tile_of_number, chosen))


Complete = tuple[Wall, list[Tile], list[Meld]]
"""What is left of the tiles, the concealed ones with the winning one, the melds."""


def _orphans(luck: Luck) -> Complete | None:
    return _concealed(luck, [*ORPHANS, luck.choice(ORPHANS)])


def _nine_gates(luck: Luck) -> Complete | None:
    suit = luck.choice(SUIT_KINDS)
    return _concealed(luck, [*suit, *[suit[0], suit[8]] * 2, luck.choice(suit)])


def _pairs(luck: Luck, theme: list[int]) -> Complete | None:
    kinds = luck.sample(theme, 7) if len(theme) >= 7 else luck.sample(HONOUR_KINDS, 7)
    if luck.often(0.05):  # the big wheels
        kinds = luck.choice(SUIT_KINDS)[1:8]
    return _concealed(luck, 2 * kinds)


def _concealed(luck: Luck, kinds: list[int]) -> Complete | None:
    wall = Wall(luck)
    tiles = wall.take(kinds)
    return None if tiles is None else (wall, list(tiles), [])


def _sets(luck: Luck, theme: list[int]) -> Complete | None:
    """Four sets and a pair."""
    wall = Wall(luck)
    triplets = 1.0 if luck.often(NO_RUNS) else TRIPLETS
    runs = [kind for kind in theme if kind < 27 and {kind + 1, kind + 2} <= set(theme) and kind % 9 < 7]
    melded = luck.choice((0.0, 0.0, 0.3, 0.7))
    pair = wall.take([luck.choice(theme)] * 2)
    if pair is None:
        return None
    concealed, melds = list(pair), []
    for _ in range(4):
        if runs and not luck.often(triplets):
            low = luck.choice(runs)
            kinds = [low, low + 1, low + 2]
        else:
            kinds = [luck.choice(theme)] * (4 if luck.often(KANS) else 3)
        tiles = wall.take(kinds)
        if tiles is None:
            return None
        form = _form(luck, kinds, melded)
        if form is None:
            concealed += tiles
        else:
            melds.append(_meld(luck, form, tiles))
    return wall, concealed, melds


def _form(luck: Luck, kinds: list[int], melded: float) -> MeldForm | None:
    if len(kinds) == 4:
        open_kan = luck.choice((MeldForm.OPEN_KAN, MeldForm.ADDED_KAN))
        return open_kan if luck.often(melded) else MeldForm.CLOSED_KAN
    if not luck.often(melded):
        return None
    return MeldForm.PON if kinds[0] == kinds[1] else MeldForm.CHI


def _meld(luck: Luck, form: MeldForm, tiles: tuple[Tile, ...]) -> Meld:
    if form is MeldForm.CLOSED_KAN:
        return Meld(form, tiles)
    feeder = Side.LEFT if form is MeldForm.CHI else luck.choice(SIDES)
    if form is MeldForm.ADDED_KAN:
        return Meld(form, tiles[:3], tiles[0], feeder, tiles[3])
    return Meld(form, tiles, luck.choice(tiles), feeder)


# ---------------------------------------------------------------- the situation


def _won(luck: Luck, wall: Wall, concealed: list[Tile], melds: list[Meld]) -> Win:
    luck.shuffle(concealed)
    winning = concealed.pop()
    tsumo, seat = luck.often(0.5), luck.choice(list(Wind))
    kans = sum(meld.is_kan for meld in melds)
    flags = _flags(luck, tsumo, seat, melds)
    indicators = wall.indicators(1 + kans)
    ura = wall.indicators(1 + kans) if flags & {"riichi", "double_riichi"} else ()
    melded = (tile for meld in melds for tile in meld.all_tiles)
    if any(kind_of(tile) == kind_of(winning) for tile in (*concealed, *melded, *indicators, *ura)):
        flags -= {"chankan"}  # the other copies of a robbed tile lie in the kan
    others = [wind for wind in Wind if wind is not seat]
    return Win(
        hand=Hand(tuple(concealed), tuple(melds)),
        winning=winning,
        tsumo=tsumo,
        seat=seat,
        round=luck.choice(list(Wind)),
        discarder=None if tsumo else luck.choice(others),
        flags=flags,
        indicators=indicators,
        ura_indicators=ura,
        honba=luck.choice((0, 0, 1, 2, 5)),
        sticks=luck.choice((0, 0, 1, 3)),
    )


def _flags(luck: Luck, tsumo: bool, seat: Wind, melds: list[Meld]) -> frozenset[Flag]:
    if not melds and luck.often(0.02):
        first: Flag = "renhou" if not tsumo else "tenhou" if seat is Wind.E else "chiihou"
        return frozenset[Flag]() if first == "renhou" and seat is Wind.E else frozenset({first})
    flags: set[Flag] = set()
    if not any(meld.is_open for meld in melds) and luck.often(0.6):
        flags.add("double_riichi" if luck.often(0.1) else "riichi")
        if luck.often(0.3):
            flags.add("ippatsu")
    if tsumo and any(meld.is_kan for meld in melds) and luck.often(0.3):
        flags.discard("ippatsu")  # the kan ended it
        flags.add("rinshan")
    elif luck.often(0.06):
        flags.add("haitei" if tsumo else "houtei")
    elif not tsumo and luck.often(0.06):
        flags.add("chankan")
    return frozenset(flags)
