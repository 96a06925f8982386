"""Events in words on a screen: tiles as a terminal draws them, players by their winds and names; and what a win is
worth, with all that led to it."""

from collections.abc import Iterable

from jantaku.cli.drawing import Screen
from jantaku.cli.table_drawing import DrawnTable, meld_text, player, tiles_text
from jantaku.hands import Meld
from jantaku.rules.plan import Plan
from jantaku.scoring.explain import explain, summary, tell
from jantaku.scoring.ledger import Seat
from jantaku.table.events import Event, Won
from jantaku.table.events.line import LaidOpen
from jantaku.table.telling.repricing import paid_together, priced
from jantaku.table.telling.teller import Teller
from jantaku.texts import Texts
from jantaku.tiles import Tile, place_in_hand


class OnScreen:
    """How a terminal writes tiles and players."""

    def __init__(self, screen: Screen, texts: Texts, scene: DrawnTable) -> None:
        self.screen = screen
        self.texts = texts
        self.scene = scene

    def tiles(self, tiles: Iterable[Tile]) -> str:
        """Tiles as they are shown."""
        return tiles_text(tiles, self.screen).plain

    def meld(self, meld: Meld) -> str:
        """A meld as it is shown."""
        return meld_text(meld, self.screen).plain

    def hand(self, laid: LaidOpen) -> str:
        """The tiles in order, the melds, and what was set aside."""
        tiles = self.tiles(sorted(laid.hand.concealed, key=place_in_hand))
        aside = f"{self.texts('table-nuki')} {self.tiles(laid.aside)}" if laid.aside else ""
        return " ".join(filter(None, (tiles, *map(self.meld, laid.hand.melds), aside)))

    def player(self, seat: Seat) -> str:
        """The wind, and the name if there is one."""
        return player(self.scene, seat, self.screen)


class ScreenTeller:
    """Tells at a table that is drawn on a screen; ``plan`` to price wins anew."""

    def __init__(self, screen: Screen, texts: Texts, plan: Plan | None = None) -> None:
        self.screen = screen
        self.texts = texts if plan is None else texts.of(plan.game)
        self.plan = plan

    def at(self, scene: DrawnTable) -> Teller:
        """Who tells at this table."""
        return Teller(self.texts, OnScreen(self.screen, self.texts, scene), self.plan)

    def worth(self, won: Won, scene: DrawnTable, why: bool = False, following: Iterable[Event] = ()) -> list[str]:
        """What a win is worth, in one line; ``why``: with all that led to it, and with what was paid for it, as what
        happened after it says. By the rules if they agree, else as it was told."""
        place = scene.place
        scored = None if self.plan is None or won.turned_down else priced(won, self.plan, place)
        if scored is None:
            return [self.at(scene).value(won)]
        if not why:
            return [summary(scored, self.texts)]
        return tell(explain(scored, paid_together(won, following, place)), self.texts)
