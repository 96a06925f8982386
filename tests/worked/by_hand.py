"""Hands counted as the tables of the books say it, one reading after another: slow, and with nothing of the kernel.

A hand is told by its kinds, 0 to 33 in the order of the notation: characters, dots, bamboo, winds, dragons. A set is
its shape and its lowest kind. What a reading is worth is a counter of fans, by our ids.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

RUN, TRIPLET, QUAD, PAIR = "run", "triplet", "quad", "pair"
FIRST_HONOUR: Final = 27
WINDS: Final = frozenset(range(27, 31))
DRAGONS: Final = frozenset(range(31, 34))
COPIES: Final = 4

Fans = Counter[tuple[str, int]]


class Set(NamedTuple):
    """A set or the pair. ``melded``: laid down; ``open``: claimed from another."""

    shape: str
    kind: int
    melded: bool = False
    open: bool = False

    @property
    def kinds(self) -> list[int]:
        """Its tiles."""
        if self.shape == RUN:
            return [self.kind, self.kind + 1, self.kind + 2]
        return [self.kind] * {PAIR: 2, TRIPLET: 3, QUAD: 4}[self.shape]

    @property
    def is_pung(self) -> bool:
        """A pung or a kong."""
        return self.shape in (TRIPLET, QUAD)


class Told(NamedTuple):
    """A won hand. ``held``: the concealed kinds without the winning one."""

    held: tuple[int, ...]
    melds: tuple[Set, ...]
    winning: int
    drawn: bool = False
    flowers: int = 0
    river: int = 99
    robbed: bool = False
    last: bool = False
    ready: bool = False
    heaven: bool = False
    earth: bool = False
    replacement: bool = False
    after_kong: bool = False

    @property
    def all_kinds(self) -> list[int]:
        """Every tile."""
        return [*self.held, self.winning, *(kind for meld in self.melds for kind in meld.kinds)]

    @property
    def closed(self) -> bool:
        """Nothing was claimed."""
        return not any(meld.open for meld in self.melds)


def splits(kinds: list[int], pair: bool) -> Iterator[tuple[Set, ...]]:
    """All ways to make sets of these, with a pair or without."""
    if not kinds:
        if not pair:
            yield ()
        return
    first = min(kinds)
    for shape in (RUN, TRIPLET, PAIR):
        if (shape == PAIR and not pair) or (shape == RUN and (first >= FIRST_HONOUR or first % 9 > 6)):
            continue
        block = Set(shape, first)
        left = Counter(kinds)
        left.subtract(block.kinds)
        if min(left.values()) >= 0:
            yield from ((block, *rest) for rest in splits(sorted(left.elements()), pair and shape != PAIR))


def completing(held: tuple[int, ...], melds: tuple[Set, ...], kinds: int) -> set[int]:
    """The kinds that complete the hand, but for those of which it has all four (R9, Q3)."""
    own = Counter([*held, *(kind for meld in melds for kind in meld.kinds)])
    return {
        kind
        for kind in range(kinds)
        if own[kind] < COPIES and (any(splits([*held, kind], True)) or (not melds and half_pairs([*held, kind])))
    }


def half_pairs(kinds: list[int]) -> bool:
    """Seven pairs and a triplet, four alike being two pairs (002:93, 002:440)."""
    counts = sorted(Counter(kinds).values())
    return len(kinds) == 17 and counts.count(3) == 1 and set(counts) <= {2, 3, 4}


# ---------------------------------------------------------------- Taiwanese (002:399-452)


def taiwanese(told: Told) -> tuple[int, list[Fans]]:
    """The highest total, and the fans of every reading that has it."""
    readings: list[Fans] = []
    if not told.melds and half_pairs([*told.held, told.winning]):
        readings.append(_half_pairs(told))
    alone = len(completing(told.held, told.melds, 34)) == 1
    for split in splits([*told.held, told.winning], True):
        for place, block in enumerate(split):
            if told.winning in block.kinds:
                readings.append(_regular(told, split, place, alone))
    totals = [sum(worth * times for (_, worth), times in fans.items()) for fans in readings]
    return max(totals), [fans for fans, total in zip(readings, totals, strict=True) if total == max(totals)]


def _situation(told: Told) -> Fans:
    """What does not depend on the sets."""
    fans: Fans = Counter({("tw_win", 2): 1})
    if told.flowers:
        fans["tw_flower", 1] += told.flowers
    if told.drawn and not told.heaven:
        fans[("menzen_tsumo", 3) if told.closed else ("tsumo_agari", 1)] += 1
    if told.robbed:
        fans["chankan", 1] += 1
    if told.last:
        fans["haitei", 1] += 1
    if not (told.heaven or told.earth) and told.river < 10:
        fans["tw_early_win", 10 if told.river < 6 else 5] += 1
    if told.ready and not told.earth:
        fans["tw_dealt_ready", 10] += 1
    if told.heaven:
        fans["tenhou", 40] += 1
    if told.earth:
        fans["tw_earth", 40] += 1
    return fans


def _suits(told: Told, flat_big: bool) -> Fans:
    """Honours, flowers and suits."""
    fans: Fans = Counter()
    kinds = {*told.all_kinds}
    honours = any(kind >= FIRST_HONOUR for kind in kinds)
    suits = {kind // 9 for kind in kinds if kind < FIRST_HONOUR}
    pure = len(suits) == 1 and not honours
    if pure:
        fans["chinitsu", 40] += 1
    elif len(suits) <= 1:
        fans["honitsu", 10] += 1
    if flat_big:
        return fans
    if not honours and not pure and not told.flowers:
        fans["uutsuu_uuhoa", 3] += 1
    else:
        if not told.flowers:
            fans["uufa", 1] += 1
        if not honours and not pure:
            fans["no_honours", 1] += 1
    return fans


def _half_pairs(told: Told) -> Fans:
    return _situation(told) + _suits(told, False) + Counter({("tw_eight_and_half_pairs", 30): 1})


def _regular(told: Told, split: tuple[Set, ...], place: int, alone: bool) -> Fans:
    """One division, the winning tile being in the block at this place."""
    # 002:303: what another's tile completes is open.
    done = split[place]
    fed = not told.drawn
    sets = [block._replace(open=True) if fed and at == place else block for at, block in enumerate(split)]
    sets = [block for block in (*sets, *told.melds) if block.shape != PAIR]
    (pair,) = (block for block in split if block.shape == PAIR)
    fans = _situation(told)
    flat = all(block.shape == RUN for block in sets)
    honours = any(kind >= FIRST_HONOUR for kind in told.all_kinds)
    big = flat and not honours and not told.flowers
    fans += _suits(told, big)
    if flat:
        fans[("tw_flat_big", 10) if big else ("tw_flat_small", 3)] += 1
    open_hand = fed and len(told.melds) == 5 and all(meld.open for meld in told.melds)
    if open_hand:
        fans["tw_open_hand", 10] += 1
    if fed and told.closed and not told.ready and not told.earth:
        fans["menzen_ron", 1] += 1
    in_the_middle = done.shape == RUN and told.winning == done.kind + 1
    at_the_edge = done.shape == RUN and (done.kind % 9, told.winning - done.kind) in ((0, 2), (6, 0))
    valuable = done.shape == PAIR or in_the_middle or at_the_edge
    if alone and valuable and not open_hand and not told.heaven:
        fans["tw_valuable_wait", 2] += 1
    for meld in told.melds:
        if meld.shape == QUAD:
            fans[("tw_open_kong", 1) if meld.open else ("tw_concealed_kong", 2)] += 1
    fans += _pungs(sets)
    fans += _honours(sets, pair)
    fans += _straight(sets)
    return fans


def _pungs(sets: list[Set]) -> Fans:
    concealed = sum(block.is_pung and not block.open for block in sets)
    fans: Fans = Counter()
    names = {
        2: ("two_concealed_triplets", 2),
        3: ("sanankou", 5),
        4: ("tw_four_concealed_pungs", 10),
        5: ("tw_five_concealed_pungs", 40),
    }
    if concealed in names:
        fans[names[concealed]] += 1
    if concealed < 5 and all(block.is_pung for block in sets):
        fans["toitoi", 10] += 1
    return fans


def _honours(sets: list[Set], pair: Set) -> Fans:
    """Winds and dragons, each as a group of its own or pung by pung."""
    fans: Fans = Counter()
    winds = sum(block.is_pung and block.kind in WINDS for block in sets)
    dragons = sum(block.is_pung and block.kind in DRAGONS for block in sets)
    of_winds = {
        (2, True): ("shousanfuu", 5),
        (3, False): ("daisanfuu", 10),
        (3, True): ("shousuushii", 30),
        (4, False): ("daisuushii", 40),
    }.get((winds, pair.kind in WINDS))
    of_dragons = {(2, True): ("shousangen", 10), (3, False): ("daisangen", 30)}.get((dragons, pair.kind in DRAGONS))
    for group, pungs in ((of_winds, winds), (of_dragons, dragons)):
        if group is not None:
            fans[group] += 1
        elif pungs:
            fans["tw_honour_pung", 1] += pungs
    return fans


def _straight(sets: list[Set]) -> Fans:
    best = 0
    for suit in (0, 9, 18):
        table = [[block for block in sets if (block.shape, block.kind) == (RUN, suit + low)] for low in (0, 3, 6)]
        if all(table):
            best = max(best, 10 if all(any(not block.open for block in part) for part in table) else 5)
    return Counter({("ittsuu", best): 1}) if best else Counter()


# ---------------------------------------------------------------- Sichuan (004:92-102)


def sichuan(told: Told) -> tuple[int, list[Fans]]:
    """The most fans, and those of every reading that has so many."""
    readings: list[Fans] = []
    kinds = Counter(told.all_kinds)
    kongs = [meld.kind for meld in told.melds if meld.shape == QUAD]
    common: Fans = Counter()
    if kongs:
        common["sc_kong", 1] += len(kongs)
    quads = sum(count == COPIES and kind not in kongs for kind, count in kinds.items())
    if quads:
        common["sc_quad", 1] += quads
    if len({kind // 9 for kind in kinds}) == 1:
        common["chinitsu", 2] += 1
    for holds, name in (
        (told.replacement, "rinshan"),
        (told.after_kong, "kanburi"),
        (told.robbed, "chankan"),
        (told.last, "sc_sea_bottom"),
    ):
        if holds:
            common[name, 1] += 1
    if not told.melds and all(count % 2 == 0 for count in Counter([*told.held, told.winning]).values()):
        readings.append(common + Counter({("chiitoitsu", 2): 1}))
    for split in splits([*told.held, told.winning], True):
        fans = common.copy()
        if all(block.is_pung for block in (*split, *told.melds) if block.shape != PAIR):
            fans["toitoi", 1] += 1
            if len(told.melds) == 4:
                fans["sc_golden_wait", 1] += 1
        readings.append(fans)
    totals = [sum(worth * times for (_, worth), times in fans.items()) for fans in readings]
    return max(totals), [fans for fans, total in zip(readings, totals, strict=True) if total == max(totals)]
