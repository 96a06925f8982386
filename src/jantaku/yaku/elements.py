"""Elements: what a won hand can be paid for, each a small condition on facts.

An element counts where all its facts hold and none of those that it may not have, where its pattern, if it has one,
fits the reading, where the rule set has a price for a hand as open as this one, and where no other element that was
found absorbs it. That is all: what holds is the kernel's work, what an element is worth is the rule set's.
``elements`` has the list, one file for each group of rules; ``elements/riichi.toml`` says how to write one.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec

from jantaku.texts import TextId
from jantaku.tiles import kind_of, parse_tiles
from jantaku.yaku.facts import facts
from jantaku.yaku.patterns import PatternError, parse_pattern
from jantaku.yaku.ponds import pond_facts

Wind = Literal["E", "S", "W", "N"]
Worth = int | Literal["hand", "mangan", "haneman", "baiman", "sanbaiman", "yakuman", "2x yakuman", "6x yakuman"]
"""Han; a limit; or ``"hand"``: nothing of its own, yet it makes a win."""

FILES: Final = (
    "riichi",
    "local_patterns",
    "local_structures",
    "local_situations",
    "bonuses",
    "three_players",
    "several",
    "taiwanese",
    "sichuan",
)


class UsualPrice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an element is worth where it is played and nothing else is agreed."""

    closed: Worth | None = None
    open: Worth | None = None


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A won hand, as short as it can be told. The flags bear the names of the facts that they tell."""

    hand: str
    """In short notation, melds and all, without the winning tile."""
    win: str
    by: Literal["ron", "tsumo"] = "ron"
    seat: Wind = "S"
    round: Wind = "E"
    indicators: str = ""
    ura: str = ""
    nuki: int = 0
    pond: str = ""
    """What the winner has discarded, in order, where that is worth something."""
    times: int = 1
    """How often the element counts: a triplet of the round's and the own wind is yakuhai twice."""

    riichi: bool = False
    double_riichi: bool = False
    open_riichi: bool = False
    chou_riichi: bool = False
    kiseki_riichi: bool = False
    ura_buse_riichi: bool = False
    ippatsu: bool = False
    rinshan: bool = False
    chankan: bool = False
    haitei: bool = False
    houtei: bool = False
    tenhou: bool = False
    chiihou: bool = False
    renhou: bool = False
    riichi_discard: bool = False
    last_copy: bool = False
    gari: bool = False
    chanjun: bool = False
    paarenchan: bool = False
    facts: tuple[str, ...] = ()
    """Facts that `jantaku.scoring` would find in tiles set aside, and such as only few tables know."""

    @property
    def told(self) -> tuple[str, ...]:
        """The facts that only the table knows."""
        flags = tuple(name for name in self.__struct_fields__ if getattr(self, name) is True)
        by = ("tsumo",) if self.by == "tsumo" else ()
        dealer = ("dealer",) if self.seat == "E" else ()
        return (
            *flags,
            *by,
            *dealer,
            *self.facts,
            *sorted(pond_facts([kind_of(tile) for tile in parse_tiles(self.pond)])),
        )


class NearMiss(Example, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A won hand in which exactly one thing keeps the element from counting."""

    lacks: str = ""
    """A fact that does not hold; ``"pattern"``: its pattern does not fit."""
    has: str = ""
    """A fact that holds and may not."""
    under: str = ""
    """The element that absorbs it."""


class PondExample(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A pond at an exhaustive draw; ``taken``: another player called one of its tiles."""

    pond: str
    taken: bool = False
    counts: bool


class FiveWinds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the place of facts or of a pattern where the red dragon is a fifth wind (001:3077). The facts hold
    only with it; a pattern may fit without it, too."""

    all: tuple[str, ...] = ()
    pattern: str = ""


class Raised(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hands with which an element is worth another limit than it is otherwise."""

    pattern: str
    price: Worth


class Element(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of the list."""

    id: str
    kind: Literal["pattern", "situational", "declared", "yakuman", "bonus", "prize", "flower", "label", "side_game"]
    all: tuple[str, ...] = ()
    none: tuple[str, ...] = ()
    each: tuple[str, ...] = ()
    pattern: str = ""
    """In the language of `jantaku.yaku.patterns`."""
    each_pattern: tuple[str, ...] = ()
    """Patterns of which every one counts by itself, in the place of a single one."""
    price: UsualPrice
    raised: Raised | None = None
    """Its own pattern leaves such hands out."""
    five_winds: FiveWinds | None = None
    optional: bool = False
    only_adds: bool = False
    """Its han are like those of dora: they make no win by themselves."""
    alone: bool = False
    """It counts only where no other element does, but those that only add."""
    in_company: bool = False
    """It counts only where another pattern of the hand does."""
    up_to_mangan: bool = False
    """It counts only in a hand that is worth no more than a mangan with it."""
    beside_lowered: str = ""
    """A further pattern with which it counts beside a yaku that is worth less in an open hand (001:1817)."""
    absorbs: tuple[str, ...] = ()
    """What does not count beside it: ids, or ``"id/fact"``, one of the facts of which every one counts by itself."""
    seed: tuple[str, ...]
    examples: tuple[Example, ...] = ()
    near: tuple[NearMiss, ...] = ()
    ponds: tuple[PondExample, ...] = ()

    @property
    def in_book(self) -> bool:
        """Whether facts or a pattern decide it, so that a book can price it. Dora are counted, nagashi mangan belongs
        to a draw."""
        return bool(self.all or self.each or any(self.patterns))

    @property
    def conditions(self) -> tuple[tuple[str, ...], ...]:
        """The facts that must hold, once for each time that the element can count."""
        return tuple((*self.all, fact) for fact in self.each) or (self.all,)

    @property
    def patterns(self) -> tuple[str, ...]:
        """Its patterns, once for each time that it can count; one that is empty where it has none."""
        return self.each_pattern or (self.pattern,)

    @property
    def every_pattern(self) -> tuple[str, ...]:
        """Its patterns, and the one with which it is worth more."""
        return (*self.patterns, self.raised.pattern) if self.raised else self.patterns

    @property
    def name(self) -> TextId:
        """How it is called."""
        return TextId(f"yaku-{self.id}")

    @property
    def text(self) -> TextId:
        """What it is, in full."""
        return TextId(f"yaku-{self.id}-text")

    @property
    def because(self) -> TextId:
        """What its pattern asks for, as the reason why it counts."""
        return TextId(f"yaku-{self.id}-because")


@cache
def elements() -> Mapping[str, Element]:
    """Every element by its id, in the order of the files."""
    folder = files("jantaku.yaku").joinpath("elements")
    return read_elements("\n".join(folder.joinpath(f"{name}.toml").read_text("utf-8") for name in FILES))


def read_elements(toml: str) -> Mapping[str, Element]:
    """The elements that a text in the form of ``elements/riichi.toml`` describes. All mistakes are told at once."""
    tables = msgspec.toml.decode(toml, type=dict[str, dict[str, object]])
    found = {name: msgspec.convert({"id": name, **table}, Element) for name, table in tables.items()}
    mistakes = [f"{element.id}: {mistake}" for element in found.values() for mistake in _mistakes(element, found)]
    if mistakes:
        raise ValueError("\n".join(mistakes))
    return found


CLOSED: Final = "closed"
"""The one fact that is not a condition but a price: an element without an open price needs it."""
PATTERN: Final = "pattern"
"""What a near miss lacks that only the pattern refuses."""
COMPANY: Final = "company"
"""What a near miss lacks of which only the other patterns are missing."""


def _mistakes(element: Element, known: Mapping[str, Element]) -> Iterator[str]:
    five_winds = element.five_winds or FiveWinds()
    for fact in (*element.all, *element.none, *element.each, *five_winds.all):
        if fact not in facts():
            yield f"there is no fact {fact!r}"
    for other in element.absorbs:
        name, _, fact = other.partition("/")
        if name not in known or name == element.id or (fact and fact not in known[name].each):
            yield f"it cannot absorb {other!r}"
    for pattern in filter(None, (*element.every_pattern, five_winds.pattern, element.beside_lowered)):
        try:
            parse_pattern(pattern)
        except PatternError as error:
            yield str(error)
    if element.each_pattern and (element.pattern or element.each):
        yield "it has patterns of which every one counts, and a pattern or facts beside them that do"
    if element.in_book and not (element.examples and element.near):
        yield "it needs an example and a near miss"
    for near in element.near if element.in_book else ():
        mistake = _mistake_in(near, element, known)
        if mistake:
            yield f"near miss {near.hand} + {near.win}: {mistake}"


def _mistake_in(near: NearMiss, element: Element, known: Mapping[str, Element]) -> str | None:
    if sum(map(bool, (near.lacks, near.has, near.under))) != 1:
        return "it needs one reason: lacks, has or under"
    price, pattern = [] if element.price.open else [CLOSED], [PATTERN] if any(element.patterns) else []
    company = [COMPANY] if element.in_company else []
    if near.lacks and near.lacks not in (*element.all, *element.each, *price, *pattern, *company):
        return f"{near.lacks!r} is not a condition"
    if near.has and near.has not in element.none:
        return f"{near.has!r} is no hindrance"
    absorber = known.get(near.under)
    swallowed = {other.partition("/")[0] for other in absorber.absorbs} if absorber else set()
    if near.under and not element.alone and element.id not in swallowed:
        return f"{near.under!r} does not absorb it"
    return None
