"""A table to try a game at: the wall is laid in writing, play is said in words, and what happens is told in words.

    table = Seated(laid(["123m...", ...], then="5p 1z"), parts)
    table.play("0 discard 5p", "2 pon 55p")  ->  ["0 discards 5p", "2 calls 555p from 0"]

Before every line the match is copied, and every copy is played to the same end: all that a game remembers must lie in
the deal, so each game here is at the same time the proof that it can be stored and taken up again.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from jantaku.rules import load
from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.additions import ADDITIONS
from jantaku.table.additions.addition import Addition
from jantaku.table.chance import Lots
from jantaku.table.course import ACTS, ASKS, VERBS
from jantaku.table.events import Called, DealDrawn, Discarded, Drawn, Event, HandShown, KanDeclared, Won
from jantaku.table.match import Match
from jantaku.table.parts.openings import BLOCKS
from jantaku.table.state.deal import Deal
from jantaku.table.state.window import Ask, WindowKind
from jantaku.table.table import Actor, Asker, Doer, Maker, Table
from jantaku.table.words import Code, Verb, first_of, second_of, verb_of
from jantaku.tiles import Tile, TileSet, format_tiles, parse_tiles, place_in_hand, short_of

RULES: Final = load("riichi")
PLAN: Final = RULES.plan
BOX: Final = TileSet.riichi((1, 1, 1))
INDICATOR: Final = -6
NAMED: Final = dict.fromkeys((Verb.CHI, Verb.PON), 2) | dict.fromkeys(
    (Verb.DISCARD, Verb.RIICHI, Verb.ADDED_KAN, Verb.CLOSED_KAN, Verb.CHOOSE, Verb.PAIR), 1
)
"""How many tiles these verbs name."""


def parts_with(
    plan: Plan = PLAN,
    asks: Mapping[str, Asker] | None = None,
    acts: Mapping[str, Actor] | None = None,
    verbs: Mapping[int, Doer] | None = None,
    additions: Sequence[type[Addition]] = ADDITIONS,
    **own: Maker,
) -> Table:
    """The usual parts, steps and verbs but for these."""
    return Table(plan, ASKS | dict(asks or {}), ACTS | dict(acts or {}), VERBS | dict(verbs or {}), additions, **own)


def laid(hands: Sequence[str], then: str = "", *, indicator: str = "", blocks: Sequence[int] = BLOCKS) -> Lots:
    """The wall that deals these hands, the dealer's first, and ``then`` these tiles; the others follow anyhow."""
    picked = parse_tiles(" ".join([*hands, then, indicator]), BOX)
    dealt: list[list[Tile]] = []
    for hand in hands:
        size = len(parse_tiles(hand))
        assert size == sum(blocks), f"{hand}: {size} tiles"
        dealt.append(picked[:size])
        del picked[:size]
    row = [dealt[seat].pop(0) for size in blocks for seat in range(len(hands)) for _ in range(size)]
    row += picked[: len(picked) - bool(indicator)]
    row += [tile for tile in BOX.tiles if tile not in {*row, *picked}]
    if indicator:
        row.insert(len(row) + 1 + INDICATOR, picked[-1])
    return Lots(tuple(row), (1, 1, 1, 1), broken=True)


class SameWall:
    """Every deal has this wall."""

    name = "given"

    def __init__(self, lots: Lots) -> None:
        self.given = lots

    def lots(self, number: int, box: Sequence[Tile]) -> Lots:
        del number, box
        return self.given


class Seated:
    """A match at the first question of its first deal."""

    def __init__(self, lots: Lots, table: Table | None = None) -> None:
        self.match = Match(RULES, 0, chance=SameWall(lots), table=table or parts_with())

    @property
    def deal(self) -> Deal:
        return self.match.deal

    @property
    def asked(self) -> list[Seat]:
        """The hands for which an answer is awaited."""
        return [] if self.match.window is None else [ask.seat for ask in self.match.window.asks]

    def may(self, seat: Seat) -> list[str]:
        """What may be answered for this hand now."""
        ask = None if self.match.window is None else self.match.window.ask_of(seat)
        return [] if ask is None else [said(code) for code in ask.codes]

    def refuses(self, seat: Seat, code: Code) -> bool:
        """Whether this answer is not accepted, and the question stays open."""
        window = self.match.window
        return self.match.answer(seat, code) is not None and self.match.window is window

    def told(self) -> list[str]:
        """All that has happened so far."""
        return [words(event) for event in self.match.events]

    def play(self, *lines: str) -> list[str]:
        """Say these lines, one after another, and tell what came of it; every copy made on the way ends alike.

        A line is ``seat words``, several at once are joined by a comma. A discard that nobody speaks of is passed. What
        is told ends with the deal.
        """
        before = len(self.match.events)
        copies: list[Match] = []
        for line in lines:
            copies.append(self.match.clone())
            _say(self.match, line)
        for place, copy in enumerate(copies):
            for line in lines[place:]:
                _say(copy, line)
            assert copy.deal == self.match.deal, f"the copy made before {lines[place]!r} went another way"
            assert copy.events == self.match.events
        told = self.told()[before:]
        return told[: told.index("DealEnded")] if "DealEnded" in told else told


def _say(match: Match, line: str) -> None:
    spoken = {int(one[0]): one[2:] for one in line.split(", ")}
    while True:
        window = match.window
        assert window is not None, f"{line!r}: the match is over"
        codes = {seat: _code(window.ask_of(seat), wanted) for seat, wanted in spoken.items()}
        if None not in codes.values():
            break
        offered = {ask.seat: [said(code) for code in ask.codes] for ask in window.asks}
        assert window.kind not in (WindowKind.TURN, WindowKind.CHOICE), f"{line!r}, but {offered}"
        match.close()
    for seat, code in codes.items():
        assert code is not None
        assert match.answer(seat, code) is None
    if match.window is window:
        match.close()


def _code(ask: Ask | None, wanted: str) -> Code | None:
    return None if ask is None else next((code for code in ask.codes if said(code) == wanted), None)


def said(code: Code) -> str:
    """A code in words: ``discard 5m``, ``chi 56m``, ``pass``."""
    verb = verb_of(code)
    named = NAMED.get(verb, 0)
    tiles = sorted([first_of(code), second_of(code)][:named], key=place_in_hand)
    return " ".join([verb.name.lower(), *([format_tiles(tiles)] if tiles else [])])


def words(event: Event) -> str:
    """An event for people; of a game's own events what they say of themselves."""
    match event:
        case Drawn(seat, tile, "wall"):
            return f"{seat} draws {short_of(tile)}"
        case Drawn(seat, tile, source):
            return f"{seat} draws {short_of(tile)} ({source})"
        case Discarded(seat, tile, _, riichi):
            return f"{seat} {'declares riichi with' if riichi else 'discards'} {short_of(tile)}"
        case Called(seat, source, meld):
            return f"{seat} calls {format_tiles(meld.all_tiles)} from {source}"
        case KanDeclared(seat, form, meld):
            return f"{seat} declares {form} kan {format_tiles(meld.tiles)}"
        case Won(seat, source, tile):
            return f"{seat} wins with {short_of(tile)}" + (f" from {source}" if source != seat else "")
        case HandShown(seat):
            return f"{seat} shows"
        case DealDrawn(kind):
            return f"draw: {kind}"
    return str(getattr(event, "words", type(event).__name__))
