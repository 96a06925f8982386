"""Fu: what every item is worth."""

from typing import Final

from jantaku.rules.effects.draft import Draft, Effect, into, nothing, switch


def _no_pinfu(draft: Draft) -> tuple[str, ...]:
    """With which facts a flat hand is no pinfu, because it is a tanyao: 1 han 30 fu for the two (001:1798)."""
    if draft.values["tanpin_value"] != 1:
        return ()
    if "tanpin" in draft.prices:
        return ("all_simples",)
    if (tanyao := draft.prices.get("tanyao")) is None:
        return ()
    closed = () if tanyao.open is not None else ("closed",)
    return ("all_simples", *draft.needs.get("tanyao", ()), *closed)


def _has_its_own(draft: Draft) -> bool:
    """Whether a pinfu has fu of its own, so that hands that only look like one need no exemption."""
    return "on" in (draft.values["pure_pinfu"], draft.values["long_pinfu"]) or draft.values["cheapest_yaku"] != "pinfu"


def _tsumo_flat(draft: Draft, value: str) -> None:
    """DECISIONS of 001:1760: the word names the hands that do not get the fu."""
    pinfu: tuple[str, ...] = ("closed",)
    if draft.values["pinfu_tsumo"] == "off" or _has_its_own(draft):
        pinfu = ()  # what is no pinfu is not exempt as one
    elif draft.values["kuipinfu"] == "open_1_han":
        pinfu = ("all",)
    exempt = {"off": ("all",), "pinfu": pinfu, "tanyao": ("simples",), "on": ()}
    draft.put("fu.tsumo_exempt", exempt[value])
    draft.put("fu.tsumo_unless", _no_pinfu(draft) if value == "pinfu" and pinfu else ())


def _ron_flat(draft: Draft, value: str) -> None:
    # A closed flat hand won by ron is a pinfu, so the first two words mean the same.
    exempt: dict[str, tuple[str, ...]] = {"off": ("all",), "pinfu": ("all",), "tanyao": ("simples",), "on": ()}
    if draft.values["kuipinfu"] == "closed_tsumo_only" or _has_its_own(draft):
        exempt["pinfu"] = ()
    draft.put("fu.closed_ron_exempt", exempt[value])
    draft.put("fu.closed_ron_unless", _no_pinfu(draft) if value == "pinfu" and exempt["pinfu"] else ())


def _waits(draft: Draft, value: int | str) -> None:
    """001:7295-7301: pair and wait together, JPML counts 2 for a tanki on the own wind, 4 on a dragon."""
    jpml = value == "by_wait_and_tile"
    for wait in ("kanchan", "penchan", "tanki"):
        draft.put(f"fu.{wait}", 2 if jpml else value)
    draft.put("fu.tanki_seat_wind", 0 if jpml else value)


EFFECTS: Final[dict[str, Effect]] = {
    "fu_base": into("fu.base"),
    "fu_closed_ron": into("fu.closed_ron"),
    "fu_tsumo": into("fu.tsumo"),
    "fu_rinshan_tsumo": into("fu.rinshan_tsumo"),
    "fu_haitei": lambda draft, value: draft.put("fu.haitei_tsumo", value and draft.values["fu_tsumo"]),
    "fu_tsumo_flat_hand": _tsumo_flat,
    "fu_ron_flat_hand": _ron_flat,
    "fu_open_pinfu": into("fu.open_flat_ron"),
    "fu_run": nothing,
    "fu_triplet": into("fu.triplet"),
    "fu_kan": into("fu.kan"),
    "fu_value_pair": into("fu.dragon_pair", "fu.seat_pair", "fu.round_pair"),
    "fu_double_wind_pair": into("fu.double_wind_pair"),
    "fu_guest_wind_pair": into("fu.guest_pair"),
    "fu_wait": _waits,
    "fu_value_pair_irregular": into("fu.irregular_pair"),
    "inverted_fu_flat_hand": switch("fu.inverted_runs"),
}
