"""Snapshots of the first form, in the second: what single rules remembered lay in fields of the deal, of hands and
of the standing, or in slots with names, and of what lies on the table only the sum was kept.
"""

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import msgspec

from jantaku.scoring.ledger import Unit
from jantaku.table.events import DealStarted, Discarded, Event, Paid, RiichiStands
from jantaku.table.state.deposits import ON_TABLE, Deposit, laid_by, lying, take

Plain: TypeAlias = dict[str, Any]
"""A struct as it was stored."""
DICE_FOR: Final = {1: (2, 3), 2: (1, 1), 3: (1, 2)}
"""Dice that pass tiles on so many seats further; which ones they were was not kept."""


def renewed(content: bytes) -> bytes:
    """The content of a snapshot of the first form as one of the second."""
    stored: Plain = msgspec.msgpack.decode(content)
    deal, standing = stored["deal"], stored["standing"]
    slots: dict[str, list[int]] = deal.pop("memory")
    deal["dice"] = slots["dice"] if "dice" in slots else DICE_FOR.get(slots.get("passes_to", [0])[0], ())
    deal["broken"] = "broken" in slots
    stored["remembered"] = _within(deal, slots)
    stored["remembered_between"] = {}
    stored["version"] = 1
    wins = standing.pop("wins")
    if wins:
        stored["remembered"]["yakitori"] = stored["remembered_between"]["yakitori"] = {"wins": wins}
    return msgspec.msgpack.encode(stored)


def deposits_told(events: Iterable[Event], stick: int) -> list[Deposit]:
    """What lies on the table after these events: the first form knew only how much it is."""
    deal = discards = 0
    deposits: list[Deposit] = []
    for event in events:
        match event:
            case DealStarted():
                if not deal and event.sticks > len(deposits):  # the match began with them
                    deposits += lying(event.sticks, stick=stick)
                deal, discards = event.number, 0
            case Discarded():
                discards += 1
            case Paid() | RiichiStands():
                for row in event.rows:
                    if row.unit is Unit.POINTS and row.source in ON_TABLE:
                        take(deposits, row)
                    if row.unit is Unit.POINTS and row.target in ON_TABLE:
                        deposits += laid_by(row, deal, discards)
    return deposits


def _within(deal: Plain, slots: dict[str, list[int]]) -> dict[str, Plain]:
    """What rules remembered in the deal, of those that remembered anything."""
    seats = range(len(deal["hands"]))
    laid = [slots.get(f"passes_on_{seat}", []) for seat in seats]
    passed = any(event["event"] == "tiles_passed" for event in deal["events"])
    battle = {
        "outs": deal.pop("outs"),
        "paid_kans": deal.pop("paid_kans"),
        "false_claims": slots.get("false_claims", []),
    }
    false_kans = [slots.get("false_kans", []).count(seat) for seat in seats]
    indicators = [hand.pop("indicators") for hand in deal["hands"]]
    held: tuple[tuple[str, Plain, bool], ...] = (
        ("winners", battle, any(battle.values())),
        ("exchange", {"tiles": laid, "passed": passed}, passed or any(laid)),
        ("void", {"seats": slots.get("cards", [])}, "cards" in slots),
        ("payments", {"ruled": false_kans}, any(false_kans)),
        ("hissatsu", {"tiles": indicators}, any(indicators)),
    )
    return {name: memory for name, memory, anything in held if anything}
