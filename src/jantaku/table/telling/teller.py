"""The teller: events in words. What is said stands with each event (`Event.line`); here it is put into a language.

A sentence is said without its subject: who it was stands before it. So the same words serve the account of a game, a
log, a single step, and a difference between a record and the table. How tiles and players are written is for a
`Writer` to say: a terminal draws them, a page has its notation.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from jantaku.hands import Hand, Meld, format_hand
from jantaku.hands.melds import format_meld
from jantaku.rules.plan import NukiPlan, Plan
from jantaku.scoring.book import YAKUMAN
from jantaku.scoring.explanations.bonuses import bonus_name
from jantaku.scoring.explanations.clauses import SEATS, limit_clause, say
from jantaku.scoring.ledger import Account, Seat, TableAccount, Transfer
from jantaku.scoring.score import BONUSES
from jantaku.table.events import DealStarted, DiceRolled, Discarded, DoraNamed, Drawn, Event, RiichiStands, Won
from jantaku.table.events.event import is_tile
from jantaku.table.events.line import DealName, Figure, LaidOpen, Line, Listed, Value, Who
from jantaku.table.events.match import standing
from jantaku.texts import Language, TextId, Texts
from jantaku.tiles import KIND_OF, Tile, format_tiles, name_of
from jantaku.yaku import elements

EAST: Final = KIND_OF["1z"]
TABLE_ACCOUNTS: Final = frozenset(map(int, TableAccount))
UNKNOWN: Final = "?"


class Writer(Protocol):
    """How tiles and players are written."""

    def tiles(self, tiles: tuple[Tile, ...]) -> str:
        """Tiles in a row."""

    def meld(self, meld: Meld) -> str:
        """A meld."""

    def hand(self, laid: LaidOpen) -> str:
        """A hand with its melds."""

    def player(self, seat: Seat) -> str:
        """Who sits there."""


class Notation:
    """Tiles in short notation, players by their names."""

    def __init__(self, language: Language, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = names

    def tiles(self, tiles: tuple[Tile, ...]) -> str:
        """``123m``."""
        return format_tiles(tiles, self.language)

    def meld(self, meld: Meld) -> str:
        """As melds are written; one that lies face down cannot be."""
        return format_meld(meld, self.language) if all(map(is_tile, meld.tiles)) else UNKNOWN

    def hand(self, laid: LaidOpen) -> str:
        """The hand alone."""
        return format_hand(laid.hand, self.language)

    def player(self, seat: Seat) -> str:
        """The name."""
        return self.names[seat] if 0 <= seat < len(self.names) else UNKNOWN


class Teller:
    """Says what happened, in one language; ``plan``: by whose words what a win is worth is told."""

    def __init__(self, texts: Texts, writer: Writer, plan: Plan | None = None) -> None:
        self.texts = texts
        self.writer = writer
        self.plan = plan

    def words(self, event: Event) -> str:
        """What was done."""
        return self.said(event.line())

    def sentence(self, event: Event) -> str:
        """Who did what, for somebody who is told nothing else: what a win is worth, too, and what everybody has when a
        deal begins."""
        told = self.words(event)
        if isinstance(event, Won):
            told = f"{told}. {self.value(event)}"
        elif isinstance(event, DealStarted):
            told = f"{told}, {self.said(standing(event.points))}"
        seat = getattr(event, "seat", None)
        by_nobody = isinstance(event, DiceRolled) or (isinstance(event, DoraNamed) and event.how != "dealer")
        return told if seat is None or by_nobody else f"{self.writer.player(seat)} {told}"

    def turn(self, events: Sequence[Event]) -> str:
        """Everything that one player did in a turn."""
        said: list[str] = []
        taken: Drawn | None = None
        for event in events:
            match event:
                case Drawn() if event.source == "wall":
                    taken = event
                    continue
                case Discarded() if event.drawn and taken is not None:
                    text = TextId("event-riichi-drawn") if event.riichi else TextId("event-draws-discards")
                    said.append(self.texts(text, tile=self.writer.tiles((event.tile,))))
                    taken = None
                    continue
                case RiichiStands():
                    continue
            if taken is not None:
                said.append(self.words(taken))
                taken = None
            said.append(self.words(event))
        if taken is not None:
            said.append(self.words(taken))
        return ", ".join(said)

    def value(self, won: Won) -> str:
        """What a win is worth, as the event says."""
        if won.turned_down:
            return self.said(won.paid_for_it())
        known = elements()
        names = [self.texts(known[one.id].name) if one.id in known else one.id for one in won.elements]
        nuki = NukiPlan() if self.plan is None else self.plan.nuki
        for name, count in zip((*BONUSES, nuki.bonus), won.bonus, strict=True):
            if count:
                names.append(f"{self.texts(bonus_name(name, nuki))} {count}")
        yaku = ", ".join(names)
        return f"{yaku}: {self.figures(won)}" if yaku else self.figures(won)

    def figures(self, won: Won) -> str:
        """The same without what was counted: han, fu and points, or a limit."""
        if won.by_limit and won.base > 0:
            beside = sum(one.han for one in won.elements if one.limit is None)
            limit = say(limit_clause(won.base // YAKUMAN * YAKUMAN if beside else won.base), self.texts)
            if beside:
                return self.texts("event-value-plus", limit=limit, han=beside, points=won.points)
            return self.texts("event-value-limit", limit=limit, points=won.points)
        if won.fu:
            return self.texts("event-value", han=won.han, fu=won.fu, points=won.points)
        return self.texts("event-value-without-fu", han=won.han, points=won.points)  # a game without fu

    def payment(self, row: Transfer) -> str:
        """Who pays whom, how much and why."""
        return self.texts(
            "score-payment",
            payer=self._who(row.source),
            receiver=self._who(row.target),
            amount=self.texts.figure(row.amount),
            because=self.reason(row),
        )

    def reason(self, row: Transfer) -> str:
        """Why points moved."""
        try:
            return self.texts(row.text_id, **row.arguments)
        except LookupError:  # a record may tell the reason without what belongs to it
            return row.reason.value

    def said(self, value: Value) -> str:
        """In words, whatever it is."""
        return str(self._argument(value))

    def _argument(self, value: Value) -> str | int:
        match value:
            case Line():
                return self.texts(value.text_id, **{name: self._argument(one) for name, one in value.values})
            case Listed():
                return value.by.join(filter(None, map(self.said, value.parts)))
            case Who():
                return self._who(value.account)
            case Figure():
                return self.texts.figure(value.amount)
            case DealName():
                return deal_name(self.texts, value.round, value.hand)
            case Transfer():
                return self.payment(value)
            case Meld():
                return self.writer.meld(value)
            case LaidOpen():
                return self.writer.hand(value)
            case Hand():
                return self.writer.hand(LaidOpen(value))
            case tuple():
                return self.writer.tiles(value)
        return value

    def _who(self, account: Account) -> str:
        if account in TABLE_ACCOUNTS:
            return self.texts(TableAccount(account).text_id)
        return self.writer.player(account) if account >= 0 else str(account)


def deal_name(texts: Texts, round_: int, hand: int) -> str:
    """``East 2``."""
    wind = round_ - EAST
    name = texts(SEATS[wind] if wind in range(len(SEATS)) else name_of(Tile(round_)))
    return texts("table-deal", round=name[:1].upper() + name[1:], number=hand + 1)
