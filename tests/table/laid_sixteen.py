"""Tables of Taiwanese sixteen whose first deal is laid by hand.

    table = Table([hand of East, ...], then="9p 1f", comes="4s", draws={63: "1f"})

``then`` are the dealer's seventeenth tile and what is drawn after it, ``comes`` the replacement tiles in the order in
which they come, ``draws`` tiles by the number of their draw. Flowers that are not named lie where nobody draws them.
"""

from collections.abc import Sequence
from typing import Any, Final

from jantaku.rules import load
from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.chance import GivenChance, Lots
from jantaku.table.events import Paid, Won
from jantaku.table.match import Match, Standing
from jantaku.table.refusals.why import Refusal
from jantaku.table.table import table_of
from jantaku.tiles import Tile, parse_tiles, short_of
from tests.table.three import DEALS, Three, laid

RULES: Final = load("taiwanese")
PLAN: Final = RULES.plan
PARTS: Final = table_of(PLAN)
BOX: Final = PARTS.book.tile_set
E, S, W, N = range(4)

WAITING: Final = "123m 456m 789m 123p 11s 23s"
"""Waits for 1s and 4s."""
JUNK: Final = "147m 258p 369s 1234567z"
OTHER: Final = "258m 369p 147s 1234567z"
THIRD: Final = "369m 147p 258s 1234567z"
FOURTH: Final = "1159m 4468p 3377s 2258s"
"""Hands that are far from ready; the first three cannot claim anything of each other."""
FLOWERS: Final = "12345678f"
DEALT: Final = 64
"""Behind so many tiles lies the dealer's last one, and behind that the first to be drawn."""
BOTTOM: Final = 63
"""The number of the last draw, if nothing is replaced; it is North's."""


class Table(Three):
    """A table where these replacement tiles come, in this order, and the draws with these numbers are these tiles."""

    def __init__(
        self,
        hands: Sequence[str] = (),
        then: str = "",
        comes: str = "",
        draws: dict[int, str] | None = None,
        plan: Plan = PLAN,
        **standing: Any,
    ) -> None:
        self.table = table_of(plan)
        row = list(_row([*hands, *[""] * (4 - len(hands))], then, comes))
        for number, wanted in (draws or {}).items():
            free = range(DEALT + len(parse_tiles(then)), len(row) - len(parse_tiles(comes)))
            place = next(place for place in free if short_of(row[place]) == wanted)
            row[DEALT + number], row[place] = row[place], row[DEALT + number]
        lots = Lots(tuple(row), (1, 1, 1, 1), broken=True)
        chance = GivenChance([lots, *[Lots(_row([""] * 4, "", ""), (1, 1, 1, 1), broken=True)] * DEALS])
        self.match = Match(RULES, 0, chance=chance, standing=Standing([0] * 4, **standing), table=self.table)

    @property
    def won(self) -> Won:
        """The last win."""
        return of_kind(self, Won)[-1]  # type: ignore[no-any-return]

    @property
    def elements(self) -> dict[str, int]:
        """What was counted for it."""
        found: dict[str, int] = {}
        for element in self.won.elements:
            found[element.id] = found.get(element.id, 0) + element.han
        return found

    @property
    def paid(self) -> list[tuple[Seat, Seat, int]]:
        """Who has paid whom in the last payment, whatever for."""
        sums: dict[tuple[Seat, Seat], int] = {}
        for row in of_kind(self, Paid)[-1].rows:
            sums[row.source, row.target] = sums.get((row.source, row.target), 0) + row.amount
        return [(*pair, amount) for pair, amount in sums.items()]

    def no(self, line: str) -> Refusal:
        """Why not; it can be said in both languages, in the words of the game."""
        found = self.why(line)
        assert found is not None, f"{line} is not refused"
        assert "тайл" not in found.text("ru")
        assert "riichi" not in found.text("en").lower()
        return found


def _row(hands: Sequence[str], then: str, comes: str) -> tuple[Tile, ...]:
    """The wall with the replacement tiles at its end, the upper one of each stack first, and flowers before them."""
    named = parse_tiles(" ".join([*hands, then, comes]), BOX)
    flowers = [short_of(tile) for tile in parse_tiles(FLOWERS, BOX) if tile not in named]
    coming = [short_of(tile) for tile in parse_tiles(comes)]
    if len(coming) % 2:
        coming.append(flowers.pop())  # never reached: a test says how many come
    stacks = [coming[place : place + 2] for place in range(0, len(coming), 2)]
    end = " ".join([*flowers, *(tile for stack in stacks[::-1] for tile in stack)])
    return laid(BOX, hands, then, end, PARTS.phases.blocks).ring


def of_kind(table: Three | Match, kind: type) -> list[Any]:
    match = table if isinstance(table, Match) else table.match
    return [event for event in match.events if isinstance(event, kind)]
