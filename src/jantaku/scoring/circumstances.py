"""What may be told of a win beside its tiles and flags, by the words that people use, and the facts that this tells."""

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from jantaku.scoring.book import Book, asks_for_pond
from jantaku.scoring.win import IN_RIICHI
from jantaku.texts import SayableError, TextId
from jantaku.tiles import kind_of, parse_tiles
from jantaku.yaku.ponds import POND_FACTS, pond_facts

FACTS: Final = {
    "earth": "first_discard",
    "after_kan": "kan_discard",
    "early_kan": "early_kan",
    "riichi_tile": "riichi_discard",
    "opposite_riichi": "opposite_riichi",
    "late_riichi": "late_riichi",
    "okawari": "okawari",
    "tetora_appu": "tetora_appu",
}
"""What is so or not, and the facts that it tells."""
RIVERS: Final = ((6, "river_under_6"), (10, "river_under_10"))
"""Facts of an early win: fewer tiles than so many lie in the ponds (002:426)."""
UNHEARD_OF: Final = frozenset({"haitei", "houtei", "tenhou", "chiihou"})
"""Flags that say nothing where no price asks for them; others tell which riichi it was, or where a tile is from. Renhou
is left out on most sheets of riichi, and what a hand is worth without it is asked often."""


def check_flags(book: Book, flags: Collection[str]) -> None:
    """What these rules have not was not declared, and nothing was won by it."""
    unheard = UNHEARD_OF if book.plan.riichi.declared else UNHEARD_OF | IN_RIICHI
    for flag in flags:
        if flag in unheard and flag not in book.asked:
            raise NotAskedError(flag)


def facts_told(
    book: Book, flags: Collection[str], given: Mapping[str, bool], river: int | None, pond: str
) -> Iterator[str]:
    """The facts that were told; what no price of these rules asks for is refused."""
    told = [(name, FACTS[name]) for name, is_so in given.items() if is_so]
    if river is None and is_first(flags, [fact for _, fact in told]):
        yield from (fact for _, fact in RIVERS if fact in book.asked)
    if river is not None:
        if river < 0:
            message = f"there cannot be {river} tiles in the river"
            raise SayableError(message, TextId("score-river-negative"), count=river)
        told += [("river", fact) for most, fact in RIVERS if river < most or fact not in book.asked]
    for name, fact in told:
        if fact not in book.asked:
            raise NotAskedError(name)
        yield fact
    if not pond:
        return
    if book.asked.isdisjoint(POND_FACTS) and not asks_for_pond(book.plan):
        raise NotAskedError("pond")
    yield from sorted(pond_facts([kind_of(tile) for tile in parse_tiles(pond)]))


FIRST_TURN: Final = frozenset({"tenhou", "chiihou", "renhou"})
FIRST_DISCARD: Final = "first_discard"
LATE: Final = max(most for most, _ in RIVERS)
"""When the last tile is drawn more tiles than that lie in the ponds, however many were claimed: 63 are drawn after the
deal, at most 24 of them for flowers and kans, and at most 20 discards are claimed."""


def is_first(flags: Collection[str], facts: Collection[str]) -> bool:
    """Whether the win is one before which no tile lies in the river; the winning discard does not lie there."""
    return "tenhou" in flags or FIRST_DISCARD in facts


def check_together(flags: Collection[str], facts: Collection[str], river: int | None, pond: str) -> None:
    """What was told must go together, as far as the tiles in the ponds are concerned; what flags and facts say by
    themselves, `Win` looks at."""
    if river and is_first(flags, facts):
        message = f"before the first discard of the deal no tile lies in the river, not {river}"
        raise SayableError(message, TextId("score-river-first"), count=river)
    if river is not None and river < LATE and "haitei" in flags:
        message = f"when the last tile is drawn more than {river} tiles lie in the river"
        raise SayableError(message, TextId("score-river-last"), count=river)
    if pond and (FIRST_DISCARD in facts or not FIRST_TURN.isdisjoint(flags)):
        raise SayableError("who wins in the first turn has discarded nothing", TextId("score-pond-first"))


class NotAskedError(SayableError):
    """A circumstance was told that means nothing by these rules."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} means nothing by these rules", TextId("score-not-asked"), option=name)
