"""Side games: chips and yakitori."""

from collections.abc import Mapping
from typing import Any, Final

from jantaku.rules.effects.draft import Draft, Effect, nothing
from jantaku.rules.values import Fields, Value

BOOKS_EVENTS: Final = (
    *("akadora", "all_stars", "chankan", "chinitsu", "double_riichi", "haitei", "houtei", "ippatsu", "kan", "kanburi"),
    *("limit", "red_win", "rinshan", "sankantsu", "sanshoku_doukou"),
)
"""001:3136: what earns chips where nothing else is agreed."""
FROM_ALL: Final = ("all_stars", "chinitsu")
"""001:5890, 001:5893: from each."""
CHIPS_FOR: Final = {"all_stars": 2}
SINGLE_CHIPS: Final = (
    *("shuugi_akadora", "shuugi_all_stars", "shuugi_uradora", "shuugi_chinitsu"),
    *("shuugi_dora_count", "shuugi_yakuman", "shuugi_limits"),
)
"""Options that speak of one event each."""
CHIP_ELEMENTS: Final = {
    "all_stars_chips": ("all_stars", 2),
    "uradora_chip": ("uradora", 1),
    "akadora_chips": ("closed_akadora", 1),
    "chinitsu_chip": ("chinitsu", 1),
}
"""Elements that are paid in chips."""
LIMIT_CHIPS: Final = (1, 3, 4, 4, 5)
"""001:3338, as far as it speaks of chips."""
CHIP_WORTH: Final = 1000
YAKITORI: Final[dict[str, Value]] = {"amount": 1000, "checked": "match", "receivers": "all", "unit": "points"}


def _chips(draft: Draft, value: str | Fields) -> None:
    """The list says what earns chips; options of single events say how many, and whether they do at all."""
    single_ones = any(draft.values[option] != "off" for option in SINGLE_CHIPS)
    if value == "off" and not single_ones and draft.prices.keys().isdisjoint(CHIP_ELEMENTS):
        return
    told: Mapping[str, Any] = {"events": () if value == "off" else BOOKS_EVENTS}
    if isinstance(value, Fields):
        told = value
    chips = {str(event): CHIPS_FOR.get(str(event), 1) for event in told["events"]}
    single = {event: draft.values[f"shuugi_{event}"] for event in ("akadora", "all_stars", "uradora", "chinitsu")}
    if single["akadora"] != "off":
        chips.pop("akadora", None)
        single["closed_akadora"] = single["akadora"]
        single["akadora"] = "off"
    chips |= {event: number for event, number in single.items() if isinstance(number, int)}
    chips |= {event: number for element, (event, number) in CHIP_ELEMENTS.items() if element in draft.prices}
    draft.put("chips.source", told.get("source", "players"))
    draft.put("chips.events", tuple(sorted(chips.items())))
    draft.put("chips.from_all", tuple(event for event in FROM_ALL if event in chips))
    draft.put("chips.rate", told.get("rate", CHIP_WORTH))
    many, yakuman, limits = (draft.values[f"shuugi_{event}"] for event in ("dora_count", "yakuman", "limits"))
    draft.put("chips.many_dora", 0 if many == "off" else many)
    draft.put("chips.yakuman", yakuman if isinstance(yakuman, tuple) else (0, 0))
    draft.put("chips.limits", LIMIT_CHIPS if limits == "on" else limits if isinstance(limits, tuple) else (0,) * 5)


def _yakitori(draft: Draft, value: str | int | Fields) -> None:
    if value == "off":
        return
    told = {**YAKITORI, **(value if isinstance(value, Fields) else {} if value == "on" else {"amount": value})}
    draft.put("yakitori.amount", told["amount"])
    draft.put("yakitori.each_round", told["checked"] == "round")
    draft.put("yakitori.unit", told["unit"])
    draft.put("yakitori.receivers", told["receivers"])


EFFECTS: Final[dict[str, Effect]] = {
    "shuugi": _chips,
    "shuugi_akadora": nothing,
    "shuugi_all_stars": nothing,
    "shuugi_uradora": nothing,
    "shuugi_chinitsu": nothing,
    "shuugi_dora_count": nothing,
    "shuugi_yakuman": nothing,
    "shuugi_limits": nothing,
    "yakitori": _yakitori,
}
