"""Tables of three, or of any plan, whose first deal is laid by hand, and what is said and told at them in words.

    table = Three(changed(SANMA, nuki={"robbery": "never"}), ["19m...", "...", "..."], then="4z", end="1s 9s")
    table.play("0 nuki 4z")  ->  ["0 sets 4z aside", "0 draws 1s (dead_wall)"]

``then`` are the dealer's fourteenth tile and what is drawn after it, ``end`` the last tiles of the row: of "cd ab" the
replacement tiles are a, b, c, d. The rest lies in some order that is always the same.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from jantaku.rules import load
from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.chance import GivenChance, Lots
from jantaku.table.events import (
    Called,
    DealDrawn,
    DealEnded,
    Discarded,
    Drawn,
    Event,
    HandShown,
    IndicatorShown,
    KanDeclared,
    KindsExcluded,
    NukiDeclared,
    Paid,
    ReadyDeclared,
    RiichiStands,
    TileReplaced,
    Won,
)
from jantaku.table.match import Match, Standing
from jantaku.table.parts.openings import BLOCKS
from jantaku.table.refusals.why import Refusal
from jantaku.table.state.deal import Deal
from jantaku.table.state.deposits import lying
from jantaku.table.state.window import WindowKind
from jantaku.table.table import Table, table_of
from jantaku.table.words import PASS, Code, Verb, call, code, first_of, second_of, verb_of
from jantaku.tiles import Tile, TileSet, format_tiles, parse_tiles, place_in_hand, short_of

SANMA: Final = load("sanma_tenhou").plan
DEALS: Final = 12
"""So many deals have the same wall."""
NAMED: Final = {Verb.CHI: 2, Verb.PON: 2} | dict.fromkeys(
    (Verb.DISCARD, Verb.RIICHI, Verb.OPEN_RIICHI, Verb.ADDED_KAN, Verb.CLOSED_KAN, Verb.NUKI, Verb.REPLACE), 1
)


def changed(plan: Plan, **table: dict[str, Any]) -> Plan:
    """The plan with some fields of its parts changed."""
    return replace(plan, **{name: replace(getattr(plan, name), **fields) for name, fields in table.items()})


def laid(box: TileSet, hands: Sequence[str], then: str = "", end: str = "", blocks: Sequence[int] = BLOCKS) -> Lots:
    """The wall that deals these hands, the dealer's first; a hand that is not told is dealt from what is left."""
    texts = [*hands, then, end]
    picked = iter(parse_tiles(" ".join(texts), box))
    *dealt, drawn, last = [[next(picked) for _ in parse_tiles(text)] for text in texts]
    rest = sorted({*box.tiles}.difference(drawn, last, *dealt))
    Random(1).shuffle(rest)
    full = [hand or [rest.pop() for _ in range(sum(blocks))] for hand in dealt]
    row = [hand.pop(0) for size in blocks for hand in full for _ in range(size)]
    assert not any(full), f"{hands}: a hand has {sum(blocks)} tiles"
    return Lots((*row, *drawn, *rest, *last), (1, 1, 1, 1), broken=True)


class Three:
    """A match at the first question of its first deal."""

    def __init__(self, plan: Plan, hands: Sequence[str] = (), then: str = "", end: str = "", **standing: Any) -> None:
        self.table: Table = table_of(plan)
        count = self.table.seats.count
        hands = [*hands, *[""] * (count - len(hands))]
        lots = laid(self.table.book.tile_set, hands, then, end, self.table.phases.blocks)
        deposits = lying(standing.pop("sticks", 0), standing.pop("pot", 0), plan.payments.stick)
        start = Standing(
            deposits=deposits, points=list(standing.pop("points", [plan.settlement.start] * count)), **standing
        )
        self.match = Match("sanma_tenhou", 0, chance=GivenChance([lots] * DEALS), standing=start, table=self.table)

    @property
    def deal(self) -> Deal:
        return self.match.deal

    @property
    def kind(self) -> WindowKind | None:
        """What the table asks about."""
        return None if self.match.window is None else self.match.window.kind

    @property
    def asked(self) -> list[Seat]:
        return [] if self.match.window is None else [ask.seat for ask in self.match.window.asks]

    def may(self, seat: Seat) -> list[str]:
        """What the seat may answer now."""
        ask = None if self.match.window is None else self.match.window.ask_of(seat)
        return [] if ask is None else [said(answer) for answer in ask.codes]

    def play(self, *lines: str) -> list[str]:
        """Say these lines, and tell what came of it up to the end of the deal. What nobody speaks of is passed."""
        before = len(self.match.events)
        for line in lines:
            self._say(line)
        told = [words(event) for event in self.match.events[before:]]
        told = [line for line in told if line]
        return told[: told.index("end")] if "end" in told else told

    def pass_on(self, seat: Seat) -> None:
        """Nobody takes anything and everybody discards what he draws, up to a turn of this seat."""
        while self.kind is not WindowKind.TURN or self.asked != [seat]:
            self.match.close()

    def to_the_end(self) -> list[str]:
        """So does everybody, to the end of the deal."""
        number, before = self.deal.number, len(self.match.events)
        while self.match.window is not None and self.deal.number == number:
            self.match.close()
        told = [words(event) for event in self.match.events[before:]]
        return [line for line in told[: told.index("end")] if line]

    def down_to(self, live: int) -> None:
        """So does everybody, until so many tiles are left."""
        while self.deal.wall.live > live:
            self.match.close()

    def why(self, line: str) -> Refusal | None:
        """Why this is refused; without a tile, why nothing of the sort may be done."""
        seat, wanted = int(line[0]), line[2:]
        word, _, tiles = wanted.partition(" ")
        if not tiles and Verb[word.upper()] in NAMED:
            return self.match.why_not(seat, word)
        named: list[Tile] = []
        for meant in parse_tiles(tiles):
            among = [*sorted(self.deal.hands[seat].tiles), *self.match.box]
            named.append(next(tile for tile in among if short_of(tile) == short_of(meant) and tile not in named))
        verb = Verb[word.upper()]
        return self.match.why(seat, call(verb, tuple(named)) if len(named) > 1 else code(verb, *named))

    def refused(self, line: str) -> str:
        """The kind of the refusal; every text of it can be said."""
        found = self.why(line)
        assert found is not None, f"{line} is not refused"
        for language in ("ru", "en"):
            assert found.text(language).endswith(".")
        return found.kind

    def _say(self, line: str) -> None:
        spoken = {int(one[0]): one[2:] for one in line.split(", ")}
        while not all(wanted in self.may(seat) for seat, wanted in spoken.items()):
            offered = {seat: self.may(seat) for seat in self.asked}
            assert self.kind is not WindowKind.TURN, f"{line!r}, but {offered}"
            assert self.match.window is not None, f"{line!r}: the match is over"
            self.match.close()
        window = self.match.window
        assert window is not None
        for seat, wanted in spoken.items():
            ask = window.ask_of(seat)
            assert ask is not None
            assert self.match.answer(seat, next(answer for answer in ask.codes if said(answer) == wanted)) is None
        if self.match.window is window:
            for ask in window.asks:
                if ask.seat not in spoken:
                    assert self.match.answer(ask.seat, PASS) is None


def said(answer: Code) -> str:
    """A code in words: ``discard 5m``, ``nuki 4z``, ``pass``."""
    verb = verb_of(answer)
    tiles = sorted([first_of(answer), second_of(answer)][: NAMED.get(verb, 0)], key=place_in_hand)
    return " ".join([verb.name.lower(), *([format_tiles(tiles)] if tiles else [])])


def words(event: Event) -> str:
    """An event for people; nothing of what a test need not hear."""
    match event:
        case KindsExcluded(_, tiles):
            return f"{format_tiles(tiles)} are out of play"
        case IndicatorShown(tile):
            return f"indicator {short_of(tile)}"
        case Drawn(seat, tile, "wall"):
            return f"{seat} draws {short_of(tile)}"
        case Drawn(seat, tile, source):
            return f"{seat} draws {short_of(tile)} ({source})"
        case Discarded(seat, tile, _, riichi):
            return f"{seat} {'declares riichi with' if riichi else 'discards'} {short_of(tile)}"
        case RiichiStands(seat):
            return f"{seat} is in riichi"
        case ReadyDeclared(seat):
            return f"{seat} is ready"
        case Called(seat, source, meld):
            return f"{seat} calls {format_tiles(meld.all_tiles)} from {source}"
        case KanDeclared(seat, form, meld):
            return f"{seat} declares {form} kan {format_tiles(meld.tiles)}"
        case NukiDeclared(seat, tile):
            return f"{seat} sets {short_of(tile)} aside"
        case TileReplaced(seat, tile):
            return f"{seat} replaces {short_of(tile)}"
        case Won(seat, source, tile):
            return f"{seat} wins with {short_of(tile)}" + (f" from {source}" if source != seat else "")
        case HandShown(seat):
            return f"{seat} shows"
        case DealDrawn(kind):
            return f"draw: {kind}"
        case Paid(rows):
            return f"paid: {', '.join(f'{row.source}>{row.target} {row.amount} {row.reason}' for row in rows)}"
        case DealEnded():
            return "end"
    return ""
