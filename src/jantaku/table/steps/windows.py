"""What is asked: a window with the codes that each seat may answer, and who is asked in it."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from jantaku.scoring.ledger import Seat
from jantaku.table.parts.playing_on import claimed_falsely
from jantaku.table.state.deal import Deal, Step
from jantaku.table.state.window import Answer, Ask, Window, WindowKind
from jantaku.table.words import Code

if TYPE_CHECKING:
    from jantaku.table.table import Table

NO_ANSWERS: Final[Mapping[int, Answer]] = {}


def open_window(
    deal: Deal,
    table: "Table",
    kind: WindowKind,
    asks: Iterable[tuple[Seat, list[Code], Code]],
    tile: int | None = None,
    source: Seat | None = None,
) -> Window:
    """The questions that are open now: seat, codes, default."""
    controllers = table.seats.acts_for
    by_time = table.claims.by_time and source is not None
    return Window(
        deal.windows,
        kind,
        tuple([Ask(seat, tuple(codes), default, controllers[seat]) for seat, codes, default in asks]),
        tile,  # type: ignore[arg-type]
        source,
        by_time,
        table.claims.window_ms if by_time else 0,
    )


def asked_at(deal: Deal, table: "Table", step: Step) -> tuple[Seat, ...]:
    """Who is asked at this step."""
    window = table.asks[step.name](deal, table, step)
    return () if window is None else tuple(ask.seat for ask in window.asks)


def not_spoken(deal: Deal, asks: list[tuple[Seat, list[Code], Code]]) -> list[tuple[Seat, list[Code], Code]]:
    """Whoever has claimed the tile for a false win is not asked again."""
    false = claimed_falsely(deal)
    return [ask for ask in asks if ask[0] not in false]
