"""Events in words: what happened at a table, said to a person.

A sentence is said without its subject: who it was stands before it. So the same words serve the account of a game, a
single step, and a difference between a record and the table.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from jantaku.cli.drawing import Screen
from jantaku.cli.table_drawing import DrawnTable, deal_name, meld_text, player, suit_of, tiles_text
from jantaku.hands import Meld, MeldForm
from jantaku.rules.plan import NukiPlan, Plan
from jantaku.scoring.explain import explain, summary, tell
from jantaku.scoring.explanations.bonuses import bonus_name
from jantaku.scoring.explanations.clauses import limit_clause, say
from jantaku.scoring.ledger import Account, TableAccount, Transfer, Unit
from jantaku.scoring.score import BONUSES, Score
from jantaku.scoring.settlement import thousands
from jantaku.table.events import (
    HIDDEN,
    Called,
    DealDrawn,
    DealEnded,
    DealStarted,
    Dealt,
    DiceRolled,
    Discarded,
    Drawn,
    Event,
    FalseWin,
    HandOpened,
    HandShown,
    HissatsuDeclared,
    IndicatorShown,
    KanDeclared,
    KansShown,
    KindsExcluded,
    MatchEnded,
    MatchStarted,
    NukiDeclared,
    Paid,
    ReadyDeclared,
    RiichiStands,
    Ruled,
    RunRaised,
    SeatsDrawn,
    SuitChosen,
    SuitShown,
    TileReplaced,
    TileReturned,
    TilesPassed,
    WallBroken,
    Won,
)
from jantaku.table.telling.repricing import paid_together, priced
from jantaku.texts import Texts
from jantaku.tiles import KIND_OF, Tile, kind_of, place_in_hand
from jantaku.yaku import elements

CALL_NAMES: Final = {MeldForm.CHI: "chi", MeldForm.PON: "pon", MeldForm.EYES_KAN: "eyes"}
NORTH: Final = KIND_OF["4z"]


def is_turned_down(won: Won) -> bool:
    """Whether nobody sees the hand: the others play on."""
    return HIDDEN in won.concealed


class Teller:
    """Says what happened, in one language, with the names of one match; ``plan`` to price wins anew."""

    def __init__(self, screen: Screen, texts: Texts, plan: Plan | None = None) -> None:
        self.screen = screen
        self.texts = texts if plan is None else texts.of(plan.game)
        self.plan = plan

    def sentence(self, event: Event, scene: DrawnTable) -> str:
        """Who did what."""
        seat = getattr(event, "seat", None)
        said = self.words(event, scene)
        if seat is None or isinstance(event, DiceRolled):
            return said
        return f"{player(scene, seat, self.screen)} {said}"

    def words(self, event: Event, scene: DrawnTable) -> str:
        """What was done."""
        return WORDS[type(event)](self, event, scene)

    def turn(self, events: Sequence[Event], scene: DrawnTable) -> str:
        """Everything that one player did in a turn."""
        said: list[str] = []
        taken: Drawn | None = None
        for event in events:
            match event:
                case Drawn() if event.source == "wall":
                    taken = event
                    continue
                case Discarded() if event.drawn and taken is not None:
                    said.append(self._drawn_and_discarded(event))
                    taken = None
                    continue
                case RiichiStands():
                    continue
            if taken is not None:
                said.append(self.words(taken, scene))
                taken = None
            said.append(self.words(event, scene))
        if taken is not None:
            said.append(self.words(taken, scene))
        return ", ".join(said)

    def won(self, won: Won, scene: DrawnTable) -> str:
        """How somebody won, and with which hand."""
        tile = self.tiles(won.tile)
        if is_turned_down(won):
            how = "tsumo" if won.source == won.seat else "ron"
            source = player(scene, won.source, self.screen)
            return self.texts("event-wins-turned-down", how=how, tile=tile, player=source)
        melds = map(self.meld, won.melds)
        aside = [f"{self.texts('table-nuki')} {self.tiles(*won.nuki)}"] if won.nuki else []
        hand = " ".join((self.hand(won.concealed), *melds, *aside))
        if won.stands_for is not None:
            return self.texts("event-wins-joker", tile=tile, other=self.tiles(won.stands_for), hand=hand)
        if won.source == won.seat:
            return self.texts("event-wins-tsumo", tile=tile, hand=hand)
        return self.texts("event-wins-ron", tile=tile, hand=hand, player=player(scene, won.source, self.screen))

    def worth(self, won: Won, scene: DrawnTable, why: bool = False, following: Iterable[Event] = ()) -> list[str]:
        """What a win is worth, in one line; ``why``: with all that led to it, and with what was paid for it, as what
        happened after it says. By the rules if they agree, else as it was told."""
        scored = self._priced(won, scene)
        if scored is None:
            return [self._value(won)]
        if not why:
            return [summary(scored, self.texts)]
        return tell(explain(scored, paid_together(won, following, scene.place)), self.texts)

    def _priced(self, won: Won, scene: DrawnTable) -> Score | None:
        return None if self.plan is None or is_turned_down(won) else priced(won, self.plan, scene.place)

    def payment(self, row: Transfer, scene: DrawnTable) -> str:
        """Who pays whom, how much and why."""
        return self.texts(
            "score-payment",
            payer=self._account(row.source, scene),
            receiver=self._account(row.target, scene),
            amount=self.texts.figure(row.amount),
            because=self._reason(row),
        )

    def _reason(self, row: Transfer) -> str:
        try:
            return self.texts(row.text_id, **row.arguments)
        except LookupError:  # a record may tell the reason without what belongs to it
            return row.reason

    # ------------------------------------------------------------ parts of sentences

    def tiles(self, *tiles: Tile) -> str:
        """Tiles as they are shown."""
        return tiles_text(tiles, self.screen).plain

    def meld(self, meld: Meld) -> str:
        """A meld as it is shown."""
        return meld_text(meld, self.screen).plain

    def hand(self, tiles: Iterable[Tile]) -> str:
        """Tiles in order."""
        return self.tiles(*sorted(tiles, key=place_in_hand))

    def _account(self, account: Account, scene: DrawnTable) -> str:
        if account >= 0:
            return player(scene, account, self.screen)
        known = account in TableAccount.__members__.values()
        return self.texts(TableAccount(account).text_id) if known else str(account)

    def _drawn_and_discarded(self, event: Discarded) -> str:
        if event.riichi:
            return self.texts("event-riichi-drawn", tile=self.tiles(event.tile))
        return self.texts("event-draws-discards", tile=self.tiles(event.tile))

    def _drawn(self, event: Drawn, scene: DrawnTable) -> str:
        hidden = "yes" if event.tile == HIDDEN else "no"
        if event.source == "dead_wall":
            return self.texts("event-draws-replacement", tile=self.tiles(event.tile), hidden=hidden)
        return self.texts("event-draws", tile=self.tiles(event.tile), hidden=hidden)

    def _discarded(self, event: Discarded, scene: DrawnTable) -> str:
        if event.riichi:
            return self.texts("event-riichi", tile=self.tiles(event.tile))
        if event.drawn:
            return self.texts("event-discards-drawn", tile=self.tiles(event.tile))
        return self.texts("event-discards", tile=self.tiles(event.tile))

    def _called(self, event: Called, scene: DrawnTable) -> str:
        return self.texts(
            "event-called",
            call=CALL_NAMES.get(event.meld.form, "kan"),
            player=player(scene, event.source, self.screen),
            meld=self.meld(event.meld),
        )

    def _kan(self, event: KanDeclared, scene: DrawnTable) -> str:
        return self.texts("event-kan", form=event.form, meld=self.meld(event.meld))

    def _run_raised(self, event: RunRaised, scene: DrawnTable) -> str:
        assert event.meld.added is not None
        return self.texts("event-run-raised", tile=self.tiles(event.meld.added), meld=self.meld(event.meld))

    def _nuki(self, event: NukiDeclared, scene: DrawnTable) -> str:
        if kind_of(event.tile) == NORTH:
            return self.texts("event-kita", tile=self.tiles(event.tile))
        return self.texts("event-nuki", tile=self.tiles(event.tile))

    def _won(self, event: Won, scene: DrawnTable) -> str:
        return f"{self.won(event, scene)}. {self._value(event)}"

    def _value(self, won: Won) -> str:
        """What the record says about it."""
        if is_turned_down(won):
            return self.texts("event-value-turned-down", points=won.points)
        known = elements()
        names = [self.texts(known[one.id].name) if one.id in known else one.id for one in won.elements]
        nuki = NukiPlan() if self.plan is None else self.plan.nuki
        for name, count in zip((*BONUSES, nuki.bonus), won.bonus, strict=True):
            if count:
                names.append(f"{self.texts(bonus_name(name, nuki))} {count}")
        yaku = ", ".join(names)
        if won.by_limit and won.base > 0:
            limit = say(limit_clause(won.base), self.texts)
            value = self.texts("event-value-limit", limit=limit, points=won.points)
        elif won.fu:
            value = self.texts("event-value", han=won.han, fu=won.fu, points=won.points)
        else:  # a game without fu
            value = self.texts("event-value-without-fu", han=won.han, points=won.points)
        return f"{yaku}: {value}" if yaku else value

    def _suit_chosen(self, event: SuitChosen, scene: DrawnTable) -> str:
        how = "hidden" if event.tile == HIDDEN else "card" if event.card else "tile"
        return self.texts("event-suit-chosen", how=how, tile=self.tiles(event.tile), suit=suit_of(event.tile))

    def _tiles_passed(self, event: TilesPassed, scene: DrawnTable) -> str:
        return self.texts(
            "event-tiles-passed",
            tiles=self.tiles(*event.tiles),
            count=len(event.tiles),
            player=player(scene, event.target, self.screen),
            hidden="yes" if HIDDEN in event.tiles else "no",
        )

    def _shown(self, event: HandShown, scene: DrawnTable) -> str:
        return self.texts("event-shows", hand=self.hand(event.concealed), ready="yes" if event.ready else "no")

    def _deal_drawn(self, event: DealDrawn, scene: DrawnTable) -> str:
        players = ", ".join(player(scene, seat, self.screen) for seat in event.seats)
        return self.texts("event-deal-drawn", kind=event.kind, players=players or "none")

    def _paid(self, event: Paid, scene: DrawnTable) -> str:
        return "; ".join(self.payment(row, scene) for row in event.rows if row.unit is not Unit.SCORE)

    def _started(self, event: DealStarted, scene: DrawnTable) -> str:
        counted = (self.texts("table-honba", count=event.honba), self.texts("table-sticks", count=event.sticks))
        return ", ".join((deal_name(event, self.texts), *filter(None, counted), self._points(event.points, scene)))

    def _points(self, points: Iterable[int], scene: DrawnTable) -> str:
        return ", ".join(
            f"{player(scene, seat, self.screen)} {self.texts.figure(held)}" for seat, held in enumerate(points)
        )

    def _deal_ended(self, event: DealEnded, scene: DrawnTable) -> str:
        return self.texts("event-deal-ended", points=self._points(event.points, scene), count=event.sticks)

    def _match_ended(self, event: MatchEnded, scene: DrawnTable) -> str:
        figure = self.texts.figure
        final = (
            f"{player(scene, seat, self.screen)} {figure(points)} ({figure(thousands(total))})"
            for seat, (points, total) in enumerate(zip(event.points, event.scores, strict=False))
        )
        return self.texts("event-match-ended", scores=", ".join(final))


WORDS: Final[dict[type, Callable[..., str]]] = {
    MatchStarted: lambda teller, event, scene: teller.texts("event-match-started", names=", ".join(event.names)),
    SeatsDrawn: lambda teller, event, scene: teller.texts("event-seats-drawn"),
    DealStarted: Teller._started,
    DiceRolled: lambda teller, event, scene: teller.texts("event-dice", dice=" + ".join(map(str, event.dice))),
    WallBroken: lambda teller, event, scene: teller.texts(
        "event-wall", player=player(scene, event.side, teller.screen), stack=event.stack
    ),
    Dealt: lambda teller, event, scene: teller.texts("event-dealt", tiles=teller.tiles(*event.tiles)),
    SuitChosen: Teller._suit_chosen,
    SuitShown: lambda teller, event, scene: teller.texts("event-suit-shown", suit=event.suit),
    TilesPassed: Teller._tiles_passed,
    ReadyDeclared: lambda teller, event, scene: teller.texts("event-ready"),
    HandOpened: lambda teller, event, scene: teller.texts("event-opened", tiles=teller.tiles(*event.tiles)),
    HissatsuDeclared: lambda teller, event, scene: teller.texts(
        "event-hissatsu", indicators=teller.tiles(*event.indicators)
    ),
    IndicatorShown: lambda teller, event, scene: teller.texts("event-indicator", tile=teller.tiles(event.tile)),
    Drawn: Teller._drawn,
    Discarded: Teller._discarded,
    RiichiStands: lambda teller, event, scene: teller.texts("event-riichi-stands"),
    Called: Teller._called,
    KanDeclared: Teller._kan,
    RunRaised: Teller._run_raised,
    KindsExcluded: lambda teller, event, scene: teller.texts("event-excluded", tiles=teller.tiles(*event.tiles)),
    TileReplaced: lambda teller, event, scene: teller.texts("event-replaced", tile=teller.tiles(event.tile)),
    NukiDeclared: Teller._nuki,
    Won: Teller._won,
    FalseWin: lambda teller, event, scene: teller.texts(
        "event-wins-falsely",
        how="tsumo" if event.source == event.seat else "ron",
        tile=teller.tiles(event.tile),
        player=player(scene, event.source, teller.screen),
    ),
    TileReturned: lambda teller, event, scene: teller.texts("event-tile-returned"),
    HandShown: Teller._shown,
    KansShown: lambda teller, event, scene: teller.texts(
        "event-kans-shown", melds=" ".join(map(teller.meld, event.melds))
    ),
    DealDrawn: Teller._deal_drawn,
    Paid: Teller._paid,
    Ruled: lambda teller, event, scene: teller.texts("event-ruled", ruling=event.ruling),
    DealEnded: Teller._deal_ended,
    MatchEnded: Teller._match_ended,
}
"""How each type of event is said."""
