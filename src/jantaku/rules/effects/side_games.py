"""Side games: chips and yakitori, with its markers."""

from collections.abc import Mapping
from typing import Any, Final

from jantaku.rules.effects.draft import Draft, Effect, choose, nothing, switch
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
    *("shuugi_dora_count", "shuugi_yakuman", "shuugi_limits", "shuugi_lined_up_pond", "arisu", "arisa", "peek_chips"),
    "yakuman_without_target_prize",
)
"""Options that speak of one event each."""
CHIP_ELEMENTS: Final = {
    "all_stars_chips": ("all_stars", 2),
    "uradora_chip": ("uradora", 1),
    "akadora_chips": ("closed_akadora", 1),
    "chinitsu_chip": ("chinitsu", 1),
}
"""Elements that are paid in chips."""
BELOW_TARGET: Final = 5
"""Chips from each; the book leaves it to the table (001:3335)."""
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
    """Markers cost the usual fine where nothing else is said of it."""
    if value == "off" and draft.values["yakitori_markers"] == "off":
        return
    told = {**YAKITORI, **(value if isinstance(value, Fields) else {} if isinstance(value, str) else {"amount": value})}
    draft.put("yakitori.amount", told["amount"])
    draft.put("yakitori.each_round", told["checked"] == "round")
    draft.put("yakitori.unit", told["unit"])
    draft.put("yakitori.receivers", told["receivers"])


def _uncovers(draft: Draft, value: str) -> None:
    draft.put("chips.uncovers", "chain" if draft.values["arisa"] == "on" else {"off": "none"}.get(value, value))


def _number(place: str) -> Effect:
    """A number; off is none, and on is one."""

    def put(draft: Draft, value: str | int) -> None:
        draft.put(place, {"off": 0, "on": 1}.get(str(value), value))

    return put


EFFECTS: Final[dict[str, Effect]] = {
    "shuugi": _chips,
    "shuugi_akadora": nothing,
    "shuugi_all_stars": nothing,
    "shuugi_uradora": nothing,
    "shuugi_chinitsu": nothing,
    "shuugi_dora_count": nothing,
    "shuugi_yakuman": nothing,
    "shuugi_limits": nothing,
    "shuugi_lined_up_pond": switch("chips.lined_up"),
    "yakuman_without_target_prize": choose("chips.below_target", off=0, on=BELOW_TARGET),
    "arisu": _uncovers,
    "arisa": nothing,
    "tulip_dora": switch("chips.neighbours"),
    "peek_chips": switch("chips.peek"),
    "yakitori": _yakitori,
    "yakitori_markers": _number("yakitori.markers"),
    "yakitori_reset": switch("yakitori.returns"),
    "yakitori_phoenix": choose(
        "yakitori.rekindled", off="never", always="always", round="round_end", last_deal="last_deal"
    ),
    "yakibuta": switch("yakitori.passed_on"),
    "yakitori_lunch": _number("yakitori.lunch"),
    "dorayaki": choose("yakitori.kan_clears", off="none", on="dora", **{"1s": "1s"}),
    "yakitori_revolution": switch("yakitori.flips"),
}
