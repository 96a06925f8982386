"""Won hands of Taiwanese and Sichuan mahjong at random, fond of what is rare, and what a table could tell of them."""

import random
from collections import Counter
from collections.abc import Iterator

from jantaku.scoring.win import Win, read_win
from jantaku.tiles import format_tiles, make_tile
from tests.scoring.slow_fans import Held, Meld

RUNS = [kind for kind in range(27) if kind % 9 < 7]
KINDS = [*range(34)]
NARROW = [
    KINDS,
    [*range(9)],
    [*range(9), *range(27, 34)],
    [*range(27, 34)],
    [*range(27, 31), 0, 1],
    [*range(31, 34), 9, 10, 11],
    [0, 3, 6, 9, 12, 15],
]
"""Kinds that sets start with: the rarer a fan, the narrower."""


def _some_sets(rng: random.Random, sets: int, kinds: int) -> list[tuple[int, ...]] | None:
    """So many sets and a pair, if there are the tiles for them; chows, pungs and kongs in any mix."""
    starts = [kind for kind in rng.choice(NARROW) if kind < kinds] or [*range(kinds)]
    chows = [kind for kind in starts if kind in RUNS]
    share = rng.choice((0.0, 0.5, 0.8, 1.0)) if chows else 0.0
    found: list[tuple[int, ...]] = []
    for _ in range(sets):
        if rng.random() < share:
            first = rng.choice(chows)
            found.append((first, first + 1, first + 2))
        else:
            found.append((rng.choice(starts),) * rng.choice((3, 3, 4)))
    if sets > 3 and share and rng.random() < 0.25:
        suit = 9 * rng.randrange(min(3, kinds // 9))
        found[:3] = [(suit + at, suit + at + 1, suit + at + 2) for at in (0, 3, 6)]
    found.append((rng.choice(starts),) * 2)
    return found if max(Counter(kind for block in found for kind in block).values()) <= 4 else None


def _some_pairs(rng: random.Random, pairs: int, kinds: int) -> list[int]:
    """So many pairs; two of a kind are four tiles."""
    starts = [kind for kind in rng.choice(NARROW) if kind < kinds] * 2
    chosen = rng.sample(starts, pairs) if len(starts) >= pairs else rng.sample([*range(kinds)] * 2, pairs)
    return [kind for kind in chosen for _ in range(2)]


def _random_hand(rng: random.Random, sets: int, kinds: int, chows_claimed: bool) -> tuple[list[int], list[Meld]] | None:
    """Concealed tiles with the winning one, and melds."""
    if rng.random() < 0.15:
        tiles = _some_pairs(rng, 7, kinds)
        if sets == 5:
            tiles += [rng.choice([kind for kind in range(kinds) if kind not in tiles])] * 3
        return tiles, []
    blocks = _some_sets(rng, sets, kinds)
    if blocks is None:
        return None
    claimed = rng.choice((0.0, 0.0, 0.3, 0.8, 1.0))
    melds: list[Meld] = []
    concealed: list[int] = []
    for block in blocks:
        is_open = rng.random() < claimed and (chows_claimed or len({*block}) == 1)
        if len(block) == 4 or (len(block) == 3 and is_open):
            melds.append(Meld(block, is_open))
        else:
            concealed += block
    return concealed, melds


def _taiwanese_facts(rng: random.Random, hand: Held, dealer: bool) -> frozenset[str]:
    """What a table could tell of it."""
    has_kan = any(len(meld.kinds) == 4 for meld in hand.melds)
    if hand.tsumo:
        options = ["", "haitei", *(["rinshan"] if has_kan else [])]
    else:
        options = ["", *(["chankan"] if hand.all_kinds.count(hand.winning) == 1 else [])]
    told = {rng.choice(options)}
    told |= {*rng.choice(((), (), ("river_under_10",), ("river_under_10", "river_under_6")))}
    if hand.closed and rng.random() < 0.2:
        told.add("riichi")
    if rng.random() < 0.1 and not hand.melds and hand.tsumo and dealer:
        return frozenset({"tenhou"})
    if rng.random() < 0.1 and not hand.melds and not hand.tsumo and not dealer:
        return frozenset({"first_discard", "river_under_10", "river_under_6"})
    return frozenset(told - {""})


def _sichuan_facts(rng: random.Random, hand: Held) -> frozenset[str]:
    """What a table could tell of it."""
    has_kan = any(len(meld.kinds) == 4 for meld in hand.melds)
    if hand.tsumo:
        return frozenset({*rng.choice(((), ("haitei",), *([("haitei", "rinshan"), ("rinshan",)] if has_kan else [])))})
    robbed = [("chankan",)] if hand.all_kinds.count(hand.winning) == 1 else []
    return frozenset({*rng.choice(((), ("houtei",), ("kan_discard",), ("houtei", "kan_discard"), *robbed))})


def win_of(hand: Held, seat: str) -> Win:
    """The same as a table tells it."""
    before = list(hand.concealed)
    before.remove(hand.winning)
    written = [_text_of(before)]
    for meld in hand.melds:
        sign = "#" if not meld.open else "-" if len({*meld.kinds}) == 3 else "="
        written.append(_text_of(meld.kinds) + sign)
    flags = {"riichi", "haitei", "houtei", "rinshan", "chankan", "tenhou"}
    return read_win(
        " ".join(written),
        _text_of([hand.winning]),
        by="tsumo" if hand.tsumo else "ron",
        seat=seat,
        nuki="".join(f"{flower}f" for flower in range(1, hand.flowers + 1)),
        flags=sorted(hand.told & flags),  # type: ignore[arg-type]
        facts=hand.told - flags,
    )


def _text_of(kinds: list[int] | tuple[int, ...]) -> str:
    return format_tiles([make_tile(kind) for kind in sorted(kinds)])


def taiwanese_hands(seed: int) -> Iterator[tuple[Held, str]]:
    """Hands of five sets, or of eight and a half pairs, with their seats; without end."""
    return _hands(random.Random(seed), sets=5, kinds=34, chows_claimed=True)


def sichuan_hands(seed: int) -> Iterator[tuple[Held, str]]:
    """The same of four sets or of seven pairs; nobody claims chows, and no hand wins with all three suits (004:39)."""
    return _hands(random.Random(seed), sets=4, kinds=18, chows_claimed=False)


def _hands(rng: random.Random, sets: int, kinds: int, chows_claimed: bool) -> Iterator[tuple[Held, str]]:
    while True:
        found = _random_hand(rng, sets, kinds, chows_claimed)
        if found is None:
            continue
        concealed, melds = found
        flowers = rng.choice((0, 0, 1, 3)) if sets == 5 else 0
        hand = Held(tuple(concealed), tuple(melds), rng.choice(concealed), rng.random() < 0.5, flowers)
        seat = rng.choice("ESWN")
        told = _taiwanese_facts(rng, hand, seat == "E") if sets == 5 else _sichuan_facts(rng, hand)
        yield hand._replace(told=told), seat
