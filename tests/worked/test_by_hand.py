"""Random hands of both games: what the kernel makes of them, and what the tables of the books do (`by_hand`)."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from jantaku.rules import RuleSet, load
from jantaku.scoring.score import Score, score
from jantaku.scoring.win import Flag, Win, read_win
from tests.worked.by_hand import COPIES, FIRST_HONOUR, PAIR, QUAD, RUN, TRIPLET, Fans, Set, Told, sichuan, taiwanese
from tests.worked.examples import fans_of

HANDS: Final = 800
SUITS: Final = "mpsz"
SIGNS: Final = "-=+"


def write(kinds: list[int]) -> str:
    """Kinds in short notation."""
    return "".join(f"{kind % 9 + 1}{SUITS[kind // 9]}" for kind in kinds)


def write_meld(meld: Set, random: Random) -> str:
    """A meld, and who fed it; a kong may be a pung that has grown."""
    kinds = meld.kinds
    tiles = "".join(str(kind % 9 + 1) for kind in kinds) + SUITS[kinds[0] // 9]
    if not meld.open:
        return f"{tiles}#"
    if meld.shape == RUN:
        return f"{tiles}-"
    sign = random.choice(SIGNS)
    if meld.shape == QUAD and random.random() < 0.5:
        return f"{tiles[1:]}{sign}{tiles[0]}"
    return f"{tiles}{sign}"


def some_sets(random: Random, count: int, kinds: int) -> list[Set]:
    """So many sets and a pair: of one suit, of a suit and honours, of few neighbours, of anything."""
    suit = 9 * random.randrange(3)
    honours = range(FIRST_HONOUR, kinds)
    pools = [
        [*range(suit, suit + 9)],
        [*range(suit, suit + 9), *honours, *honours],
        [*range(suit, suit + 4), *honours],
        [*range(suit + 2, suit + 7), *range(9)],
        [*range(kinds)],
    ]
    pool = random.choice(pools)
    runs = random.choice([0.0, 0.3, 0.5, 0.8, 1.0])
    sets = []
    for _ in range(count):
        kind = random.choice(pool)
        is_run = random.random() < runs and kind < FIRST_HONOUR and kind % 9 < 7
        sets.append(Set(RUN if is_run else TRIPLET, kind))
    return [*sets, Set(PAIR, random.choice(pool))]


def melded(random: Random, sets: list[Set], chow: bool) -> tuple[list[Set], list[Set]]:
    """Some of the sets are laid down, and some of those are kongs."""
    share = random.choice([0.0, 0.0, 0.3, 0.6, 1.0])
    held, melds = [], []
    for block in sets:
        if block.shape == PAIR or random.random() >= share or (block.shape == RUN and not chow):
            held.append(block)
            continue
        kong = block.shape == TRIPLET and random.random() < 0.4
        open_ = not kong or random.random() < 0.5
        melds.append(Set(QUAD if kong else block.shape, block.kind, True, open_))
    return held, melds


def some_pairs(random: Random, triplet: bool, kinds: int) -> list[Set]:
    """Seven pairs, or with a triplet more; some of them alike."""
    suit = 9 * random.randrange(3)
    pool = random.choice([[*range(suit, suit + 9)], [*range(suit, suit + 6), *range(kinds)], [*range(kinds)]])
    pairs = [Set(PAIR, random.choice(pool)) for _ in range(7)]
    return [*pairs, Set(TRIPLET, random.choice(pool))] if triplet else pairs


def a_hand(random: Random, count: int, kinds: int, chow: bool) -> tuple[tuple[int, ...], tuple[Set, ...], int] | None:
    """Concealed kinds, melds and the winning kind; None where there are not so many tiles."""
    if random.random() < 0.25:
        held, melds = some_pairs(random, count == 5, kinds), list[Set]()
    else:
        held, melds = melded(random, some_sets(random, count, kinds), chow)
    concealed = [kind for block in held for kind in block.kinds]
    if max(Counter([*concealed, *(kind for meld in melds for kind in meld.kinds)]).values()) > COPIES:
        return None
    winning = random.choice(concealed)
    concealed.remove(winning)
    random.shuffle(concealed)
    return tuple(concealed), tuple(melds), winning


def a_taiwanese_hand(random: Random) -> Told | None:
    hand = a_hand(random, 5, 34, True)
    if hand is None:
        return None
    held, melds, winning = hand
    closed = not any(meld.open for meld in melds)
    drawn = random.random() < 0.5
    told = Told(held, melds, winning, drawn, random.choice([0, 0, 0, 1, 3]), random.choice([3, 5, 6, 9, 10, 40]))
    may_be_robbed = not drawn and [*held, winning].count(winning) == 1
    situations: list[dict[str, Any]] = [
        {},
        {"robbed": may_be_robbed and all(winning not in meld.kinds for meld in melds)},
        {"last": drawn},
        {"ready": closed},
        {"heaven": drawn and not melds, "river": 0},
        {"earth": not drawn and not melds, "river": 0},
        {"earth": not drawn and not melds, "ready": not drawn and not melds, "river": 0},
    ]
    return told._replace(**random.choice(situations))


def a_sichuan_hand(random: Random) -> Told | None:
    hand = a_hand(random, 4, 27, False)
    if hand is None:
        return None
    held, melds, winning = hand
    kinds = (*held, winning, *(kind for meld in melds for kind in meld.kinds))
    if len({kind // 9 for kind in kinds}) == 3:
        return None  # 004:39: one of the suits is forbidden
    drawn = random.random() < 0.5
    kong = any(meld.shape == QUAD for meld in melds)
    may_be_robbed = not drawn and [*held, winning].count(winning) == 1
    situations: list[dict[str, Any]] = [
        {},
        {"last": True},
        {"replacement": drawn and kong},
        {"replacement": drawn and kong, "last": True},
        {"after_kong": not drawn},
        {"after_kong": not drawn, "last": True},
        {"robbed": may_be_robbed and all(winning not in meld.kinds for meld in melds)},
    ]
    return Told(held, melds, winning, drawn)._replace(**random.choice(situations))


def as_win(told: Told, random: Random) -> Win:
    """The same hand as a table would tell it."""
    flags: list[Flag] = []
    flags += ["chankan"] if told.robbed else []
    flags += [("haitei" if told.drawn else "houtei")] if told.last else []
    flags += ["riichi"] if told.ready else []
    flags += ["tenhou"] if told.heaven else []
    flags += ["rinshan"] if told.replacement else []
    facts = [f"river_under_{most}" for most in (6, 10) if told.river < most]
    facts += ["first_discard"] if told.earth else []
    facts += ["kan_discard"] if told.after_kong else []
    return read_win(
        " ".join([write(list(told.held)), *(write_meld(meld, random) for meld in told.melds)]),
        write([told.winning]),
        by="tsumo" if told.drawn else "ron",
        seat="E" if told.heaven else "S",
        nuki="".join(f"{flower + 1}f" for flower in range(told.flowers)),
        flags=flags,
        facts=facts,
    )


GAMES: Final[dict[str, tuple[Callable[[Random], Told | None], Callable[[Told], tuple[int, list[Fans]]]]]] = {
    "taiwanese": (a_taiwanese_hand, taiwanese),
    "sichuan": (a_sichuan_hand, sichuan),
}


def differs(told: Told, found: Score, expected: tuple[int, list[Fans]]) -> bool:
    """The total must be the highest, and the fans those of a reading that has it."""
    total, readings = expected
    return found.han != total or fans_of(found) not in readings


@pytest.mark.parametrize("game", GAMES)
def test_random_hands(game: str) -> None:
    make, count = GAMES[game]
    random, rules = Random(6), load(game)
    assert isinstance(rules, RuleSet)
    seen: Counter[str] = Counter()
    for _ in range(HANDS):
        told = make(random)
        if told is None:
            continue
        win, expected = as_win(told, random), count(told)
        found = score(win, rules)
        assert not differs(told, found, expected), f"{win}\n{fans_of(found)}\n{expected}"
        seen.update(fan for fan, _ in fans_of(found))
    assert len(seen) >= {"taiwanese": 34, "sichuan": 10}[game], f"too few sorts of hands: {sorted(seen)}"
