"""Fans of books 002 and 004 counted by a slow, plain reader of the tables, who knows no facts, elements or absorptions.

A hand is taken apart in every way, the winning tile is put into every block that it fits, the fans of each reading are
written down from top to bottom as the tables have them (002:400-452, 004:92-102), and the dearest sum counts.
"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

Kinds = tuple[int, ...]

SUITED = 27
WINDS = range(27, 31)
DRAGONS = range(31, 34)
COPIES = 4
DEAREST = 8


class Meld(NamedTuple):
    """What was declared; a closed kong is not open."""

    kinds: Kinds
    open: bool


class Held(NamedTuple):
    """A won hand: ``concealed`` with the winning tile."""

    concealed: Kinds
    melds: tuple[Meld, ...]
    winning: int
    tsumo: bool
    flowers: int = 0
    told: frozenset[str] = frozenset()

    @property
    def all_kinds(self) -> Kinds:
        """Every tile, melds included."""
        return (*self.concealed, *(kind for meld in self.melds for kind in meld.kinds))

    @property
    def closed(self) -> bool:
        """Nothing was claimed."""
        return not any(meld.open for meld in self.melds)


class Block(NamedTuple):
    """A set or the pair; ``open``: claimed, or completed with another player's tile."""

    kinds: Kinds
    open: bool
    declared: bool

    @property
    def is_chow(self) -> bool:
        """Three in a row."""
        return len({*self.kinds}) == 3

    @property
    def is_pung(self) -> bool:
        """Three or four of a kind."""
        return len(self.kinds) > 2 and not self.is_chow


# ---------------------------------------------------------------- readings


def sets_and_pair(counts: Counter[int], sets: int, pair: bool = False) -> Iterator[list[Kinds]]:
    """Every way to take the tiles apart."""
    kind = min((kind for kind, count in counts.items() if count), default=None)
    if kind is None:
        if sets == 0 and pair:
            yield []
        return
    blocks: list[Kinds] = [(kind,) * 3, (kind, kind + 1, kind + 2)] if sets else []
    blocks += [] if pair else [(kind,) * 2]
    for block in blocks:
        left = counts - Counter(block)
        in_one_suit = block[0] == block[-1] or (block[-1] < SUITED and block[0] // 9 == block[-1] // 9)
        if in_one_suit and left.total() == counts.total() - len(block):
            for rest in sets_and_pair(left, sets - (len(block) > 2), pair or len(block) == 2):
                yield [block, *rest]


def pairs_of(counts: Counter[int], triplets: int) -> bool:
    """Nothing but pairs, four of a kind being two, and so many kinds three times."""
    return sum(count == 3 for count in counts.values()) == triplets and all(n != 1 for n in counts.values())


def completes(held: Kinds, melds: int, sets: int) -> bool:
    """Whether these concealed tiles are complete, in any shape of a game of four or five sets."""
    counts = Counter(held)
    special = not melds and pairs_of(counts, triplets=sets - 4)
    return special or any(sets_and_pair(counts, sets - melds))


def wait_kinds(hand: Held, sets: int) -> set[int]:
    """The kinds that would have completed the hand; not those of which it holds all four."""
    before = list(hand.concealed)
    before.remove(hand.winning)
    held = Counter([*before, *(kind for meld in hand.melds for kind in meld.kinds)])
    possible = [kind for kind in range(34) if held[kind] < COPIES]
    return {kind for kind in possible if completes((*before, kind), len(hand.melds), sets)}


def readings(hand: Held, sets: int) -> Iterator[tuple[list[Block], Block]]:
    """All blocks, and among them the one that the winning tile completed."""
    melded = [Block(meld.kinds, meld.open, declared=True) for meld in hand.melds]
    for blocks in sets_and_pair(Counter(hand.concealed), sets - len(hand.melds)):
        for place, kinds in enumerate(blocks):
            if hand.winning in kinds:
                read = [Block(other, at == place and not hand.tsumo, False) for at, other in enumerate(blocks)]
                yield [*read, *melded], read[place]


# ---------------------------------------------------------------- Taiwanese


def tai(hand: Held) -> list[Counter[str]]:
    """The tai of each fan, in each of the dearest readings."""
    found = [of_pairs(hand)] if not hand.melds and pairs_of(Counter(hand.concealed), triplets=1) else []
    waits = wait_kinds(hand, 5)
    for reading in readings(hand, 5):
        fans = of_whole_hand(hand)
        fans.update(of_sets(hand, *reading, waits))
        found.append(fans)
    return dearest(found)


def dearest(found: list[Counter[str]]) -> list[Counter[str]]:
    """Those that are worth most."""
    most = max(map(Counter.total, found))
    return [+fans for fans in found if fans.total() == most]


def of_whole_hand(hand: Held) -> Counter[str]:
    """What does not depend on the reading: 1, 2, 4 to 10, 13, 14, 17, 20, 22, 26, 32, 35 and 36."""
    fans = Counter({"tw_win": 2, "tw_flower": hand.flowers})
    honours = any(kind >= SUITED for kind in hand.all_kinds)
    suits = {kind // 9 for kind in hand.all_kinds if kind < SUITED}
    if len(suits) == 1 and not honours:
        fans["chinitsu"] = 40
        fans["uufa"] = 1 if not hand.flowers else 0
    elif not honours and not hand.flowers:
        fans["uutsuu_uuhoa"] = 3
    else:
        fans["no_honours"] = int(not honours)
        fans["uufa"] = int(not hand.flowers)
    fans["honitsu"] = 10 if honours and len(suits) <= 1 else 0
    for meld in hand.melds:
        if len(meld.kinds) == 4:
            fans["tw_open_kong" if meld.open else "tw_concealed_kong"] += 1 if meld.open else 2
    fans["chankan"] = int("chankan" in hand.told)
    fans["haitei"] = int("haitei" in hand.told)
    if "tenhou" in hand.told:
        fans["tenhou"] = 40
    elif "first_discard" in hand.told:
        fans["tw_earth"] = 40
    else:
        fans["tw_early_win"] = 5 * ("river_under_10" in hand.told) + 5 * ("river_under_6" in hand.told)
        fans["tw_dealt_ready"] = 10 if "riichi" in hand.told else 0
        if hand.tsumo:
            fans["menzen_tsumo" if hand.closed else "tsumo_agari"] = 3 if hand.closed else 1
        elif hand.closed and "riichi" not in hand.told:
            fans["menzen_ron"] = 1
    if not hand.tsumo and sum(meld.open for meld in hand.melds) == 5:
        fans["tw_open_hand"] = 10
    return +fans


def of_pairs(hand: Held) -> Counter[str]:
    """31, which takes 9 with it."""
    fans = of_whole_hand(hand)
    del fans["menzen_ron"]
    return fans + Counter({"tw_eight_and_half_pairs": 30})


def of_sets(hand: Held, blocks: list[Block], completed: Block, waits: set[int]) -> Counter[str]:
    """The fans of one reading. Note what `of_whole_hand` cannot know: a big flat hand takes 13 with it."""
    fans: Counter[str] = Counter()
    (pair,) = (block.kinds[0] for block in blocks if len(block.kinds) == 2)
    pungs = [block for block in blocks if block.is_pung]
    chows = [block for block in blocks if block.is_chow]
    fans += of_honours({block.kinds[0] for block in pungs}, pair)
    concealed = sum(not block.open for block in pungs)
    fans[CONCEALED.get(concealed, "none")] = {2: 2, 3: 5, 4: 10, 5: 40}.get(concealed, 0)
    if len(pungs) == 5 and concealed < 5:
        fans["toitoi"] = 10
    if len(chows) == 5:
        big = not hand.flowers and all(kind < SUITED for kind in hand.all_kinds)
        fans["tw_flat_big" if big else "tw_flat_small"] = 10 if big else 3
        if big:
            one_suit = len({kind // 9 for kind in hand.all_kinds}) == 1
            fans["uufa" if one_suit else "uutsuu_uuhoa"] -= 1 if one_suit else 3
    fans["ittsuu"] = max((straight(chows, suit) for suit in range(0, SUITED, 9)), default=0)
    opened = not hand.tsumo and sum(meld.open for meld in hand.melds) == 5
    if len(waits) == 1 and is_valuable(completed, hand.winning) and "tenhou" not in hand.told and not opened:
        fans["tw_valuable_wait"] = 2
    return fans


CONCEALED = {2: "two_concealed_triplets", 3: "sanankou", 4: "tw_four_concealed_pungs", 5: "tw_five_concealed_pungs"}


def of_honours(pungs: set[int], pair: int) -> Counter[str]:
    """3, 18, 23, 24, 29, 30 and 33."""
    winds, dragons = len(pungs.intersection(WINDS)), len(pungs.intersection(DRAGONS))
    fans: Counter[str] = Counter()
    if winds == 4:
        fans["daisuushii"] = 40
    elif winds == 3:
        fans["shousuushii" if pair in WINDS else "daisanfuu"] = 30 if pair in WINDS else 10
    elif winds == 2 and pair in WINDS:
        fans["shousanfuu"] = 5
    else:
        fans["tw_honour_pung"] += winds
    if dragons == 3:
        fans["daisangen"] = 30
    elif dragons == 2 and pair in DRAGONS:
        fans["shousangen"] = 10
    else:
        fans["tw_honour_pung"] += dragons
    return +fans


def straight(chows: list[Block], suit: int) -> int:
    """19: ten where each of the three can be a concealed chow."""
    wanted = [suit, suit + 3, suit + 6]
    if not {*wanted} <= {chow.kinds[0] for chow in chows}:
        return 0
    return 10 if {*wanted} <= {chow.kinds[0] for chow in chows if not chow.open} else 5


def is_valuable(completed: Block, winning: int) -> bool:
    """The pair, the middle of a chow, or its edge."""
    if len(completed.kinds) == 2:
        return True
    place = completed.kinds.index(winning)
    edge = {(0, 6), (2, 0)}
    return completed.is_chow and (place == 1 or (place, completed.kinds[0] % 9) in edge)


# ---------------------------------------------------------------- Sichuan


def fans(hand: Held) -> list[Counter[str]]:
    """The fans of each of the dearest readings."""
    held = Counter(hand.all_kinds)
    kongs = {meld.kinds[0] for meld in hand.melds if len(meld.kinds) == 4}
    whole = Counter(
        {
            "sc_kong": len(kongs),
            "sc_quad": sum(count == COPIES and kind not in kongs for kind, count in held.items()),
            "chinitsu": 2 if len({kind // 9 for kind in held}) == 1 else 0,
            "rinshan": int("rinshan" in hand.told),
            "kanburi": int("kan_discard" in hand.told),
            "chankan": int("chankan" in hand.told),
            "sc_sea_bottom": int(bool(hand.told & {"haitei", "houtei"})),
        }
    )
    pungs_only = Counter({"toitoi": 1, "sc_golden_wait": int(len(hand.melds) == 4)})
    found = [
        whole + (pungs_only if sum(block.is_pung for block in blocks) == 4 else Counter())
        for blocks, _ in readings(hand, 4)
    ]
    if not hand.melds and pairs_of(Counter(hand.concealed), triplets=0):
        found.append(whole + Counter({"chiitoitsu": 2}))
    return dearest(found)


def cost(fans: int) -> int:
    """004:106-109."""
    return int(min(2**fans, DEAREST))
