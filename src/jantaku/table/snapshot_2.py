"""Snapshots of the second form, in the third: what some rules remembered of a hand lay in fields of all hands."""

from typing import Any, Final, TypeAlias

import msgspec

Plain: TypeAlias = dict[str, Any]
"""A struct as it was stored."""
NO_TILE: Final = -1
NO_SUIT: Final = -1
OPEN_RIICHI: Final = 1
"""The only kind of riichi beside the ordinary one that there was."""


def renewed(content: bytes) -> bytes:
    """The content of a snapshot of the second form as one of the third."""
    stored: Plain = msgspec.msgpack.decode(content)
    hands: list[Plain] = stored["deal"]["hands"]
    remembered: Plain = stored["remembered"]
    suits, promised, opened, aside = (
        [hand.pop(field, usual) for hand in hands]
        for field, usual in (("suit", NO_SUIT), ("promised", NO_TILE), ("opened", []), ("nuki", []))
    )
    if "void" in remembered or any(suit != NO_SUIT for suit in suits):
        cards = remembered.get("void", {}).get("seats", [])
        remembered["void"] = {"suits": suits, "promised": promised, "cards": cards}
    if any(opened):
        kinds = [OPEN_RIICHI if tiles else 0 for tiles in opened]
        remembered["declarations"] = {"kinds": kinds, "opened": opened}
    if any(aside):
        remembered["nuki"] = {"tiles": aside}
    return msgspec.msgpack.encode(stored)
