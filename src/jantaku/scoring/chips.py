"""Chips (shuugi, 001:3136): what a win earns beside its points, for its red fives, for ippatsu and so on, from those
who pay for it or from a bank."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from jantaku.rules.plan import ChipPlan
from jantaku.scoring.ledger import Account, Reason, Seat, TableAccount, Transfer, Unit, transfers
from jantaku.scoring.score import BONUSES, Score
from jantaku.tiles import RED, kind_of, marks_of

REDS: Final = BONUSES.index("akadora")
MANGAN: Final = 2000
MANY_HAN: Final = 10
SUITS: Final = 3
KINDS_OF_A_SUIT: Final = 9
LIMITS: Final = (2000, 3000, 4000, 6000, 8000)
"""The base amounts of the limits, mangan first."""


def _reds(value: Score) -> int:
    return value.bonus_tiles[REDS] if value.red_counts else 0


def _all_stars(value: Score) -> int:
    reds = {kind_of(tile) // KINDS_OF_A_SUIT for tile in value.win.tiles if marks_of(tile) & RED}
    return len(reds) == SUITS and value.red_counts


def _dora(value: Score) -> int:
    """Dora of every sort; red fives only where they are dora (001:5806)."""
    return sum(value.bonus_tiles) - value.bonus_tiles[REDS] + _reds(value)


def _flag(name: str) -> Callable[[Score], int]:
    return lambda value: name in value.win.flags


def _element(name: str) -> Callable[[Score], int]:
    return lambda value: any(element.id == name for element in value.elements)


EVENTS: Final[Mapping[str, Callable[[Score], int]]] = {
    "akadora": _reds,
    "closed_akadora": lambda value: _reds(value) if value.win.is_closed else 0,
    "all_stars": _all_stars,
    "red_win": lambda value: bool(marks_of(value.win.winning) & RED) and value.red_counts,
    "uradora": lambda value: value.bonus_tiles[1],
    "dora": lambda value: value.bonus_tiles[0],
    "double_riichi": _flag("double_riichi"),
    "ippatsu": _flag("ippatsu"),
    "rinshan": _flag("rinshan"),
    "haitei": _flag("haitei"),
    "houtei": _flag("houtei"),
    "chankan": _flag("chankan"),
    "kan": lambda value: sum(meld.is_kan for meld in value.win.hand.melds),
    "kanburi": _element("kanburi"),
    "sankantsu": _element("sankantsu"),
    "sanshoku_doukou": _element("sanshoku_doukou"),
    "chinitsu": _element("chinitsu"),
    "limit": lambda value: value.base >= MANGAN,
    "ten_han": lambda value: not value.by_limit and value.han >= MANY_HAN,
}
"""What can earn chips, and how often a win has it."""


def earns(plan: ChipPlan) -> bool:
    """Whether a win can earn chips at all."""
    return bool(plan.events or plan.many_dora or any(plan.limits) or any(plan.yakuman))


def earned(value: Score, plan: ChipPlan) -> list[tuple[str, int]]:
    """For what this win earns chips, and how many."""
    found = [(event, chips * EVENTS[event](value)) for event, chips in plan.events]
    if plan.many_dora and _dora(value) >= plan.many_dora:
        found.append(("many_dora", 1))
    if any(plan.limits) and value.base >= MANGAN:
        found.append(("limits", plan.limits[sum(value.base >= limit for limit in LIMITS) - 1]))
    found.append(("yakuman", value.yakuman * plan.yakuman[not value.win.tsumo]))
    return [(event, chips) for event, chips in found if chips]


def chips_for(
    value: Score, winner: Seat, others: Sequence[Seat], discarder: Seat | None, plan: ChipPlan
) -> tuple[Transfer, ...]:
    """The rows for one win: on a tsumo each of the others pays, else the discarder; some events are paid by all, and
    where there is a bank it pays for everybody at once. ``others``: who may have to pay."""
    payers = others if discarder is None else [discarder]
    rows: list[Transfer] = []
    for event, chips in earned(value, plan):
        rows += paid_for(event, chips, winner, others if event in plan.from_all else payers, plan)
    return tuple(rows)


def paid_for(event: str, chips: int, winner: Seat, payers: Sequence[Seat], plan: ChipPlan) -> tuple[Transfer, ...]:
    """So many chips from each of these; where there is a bank it pays for everybody at once."""
    accounts: Sequence[Account] = (TableAccount.BANK,) if plan.source == "bank" else payers
    return tuple(
        row for account in accounts for row in transfers(account, winner, chips, Reason.SHUUGI, Unit.CHIPS, event=event)
    )
