"""The dealer: after what the deal repeats, how often, and what that adds."""

from typing import Final

from jantaku.rules.effects.draft import Draft, Effect, choose, nothing, switch
from jantaku.rules.values import Fields

NINTH_REPEAT: Final = 9
MANGAN: Final = 2000
IN_FIRST_DEALS: Final = "main_"
"""How words begin that say something only of deals that are no repeats."""
DORA_OF_MANGAN: Final = {"dora_count": "count", "dora_excluded": "left_out", "oya_nagare": "bar"}
STAYS: Final = {"off": (), "agari": ("win",), "tenpai": ("tenpai", "win"), "all_noten": ("all_noten", "tenpai", "win")}

AGAIN: Final = {
    "off": (),
    "dealer_tenpai": ("tenpai",),
    "all_noten": ("all_noten",),
    "dealer_tenpai_or_all_noten": ("all_noten", "tenpai"),
}


def _winner_deals(draft: Draft, value: str) -> None:
    if value == "on":
        draft.put("dealer.passes_to", "winner")


def _renchan(draft: Draft, value: str) -> None:
    stays = {*STAYS[value]}
    if draft.values["renchan_all_noten"] == "on":
        stays.add("all_noten")
    if draft.values["deal_passes_only_if_south_tenpai"] == "on":  # which says of every draw what comes of it
        stays = {"south_noten", "win"}
    mangan = str(draft.values["mangan_renchan"])
    if mangan != "off":  # 001:2677: no draw is a reason to stay
        if mangan.startswith(IN_FIRST_DEALS):
            draft.put("dealer.again_after_draw", tuple(sorted(stays - {"win"})))
        stays = {"win"}
    exceptions = draft.values["renchan_exceptions"]
    if isinstance(exceptions, Fields):
        kept = stays & {"all_noten"}
        if exceptions["repeats"] == "last_deal":
            draft.put("dealer.last_stays_after", tuple(kept))
        else:
            stays = kept
    draft.put("dealer.stays_after", tuple(sorted(stays)))


def _mangan_renchan(draft: Draft, value: str) -> None:
    if value != "off":
        draft.put("dealer.stays_min", MANGAN)
        draft.put("dealer.stays_dora", DORA_OF_MANGAN[value.removeprefix(IN_FIRST_DEALS)])
        draft.put("dealer.stays_min_again", not value.startswith(IN_FIRST_DEALS))


def _renchan_limit(draft: Draft, value: int | str) -> None:
    most = {"off": 0, "until_lost": None}.get(value) if isinstance(value, str) else value
    if draft.values["paarenchan"] == "force_rotation":  # 001:2082: the winds change after the ninth
        most = NINTH_REPEAT if most is None else min(most, NINTH_REPEAT)
    draft.put("dealer.most_repeats", most)


def _again_on_tenpai(draft: Draft, value: str) -> None:
    if value != "as_first":
        draft.put("dealer.again_after_draw", AGAIN[value])


def _renchan_value_tile(draft: Draft, value: str) -> None:
    circles = {"off": (), "winds_and_dragons": ("dragons", "winds")}
    draft.put("seats.repeat_values", circles.get(value, (value,)))


def _round_first_dealer(draft: Draft, value: str) -> None:
    if value != "original_east":
        draft.put("dealer.first_of_round", value)


def _leader_appoints_dealer(draft: Draft, value: str) -> None:
    if value != "off":
        draft.put("dealer.first_of_round", f"leader_{value}")


EFFECTS: Final[dict[str, Effect]] = {
    "winner_deals": _winner_deals,
    "renchan": _renchan,
    "renchan_all_noten": nothing,
    "renchan_exceptions": nothing,
    "mangan_renchan": _mangan_renchan,
    "round_first_dealer": _round_first_dealer,
    "leader_appoints_dealer": _leader_appoints_dealer,
    "deal_passes_only_if_south_tenpai": nothing,
    "renchan_limit": _renchan_limit,
    "renchan_again_on_tenpai": _again_on_tenpai,
    "renchan_again_on_win": switch("dealer.again_after_win"),
    "kan_moves_deal": choose("dealer.kan_passes", off="never", kan="any", sum="others_even"),
    "renchan_after_abort": choose("dealer.after_abort", off="passes", if_renchan="if_renchan", on="stays"),
    "renchan_value_tile": _renchan_value_tile,
    "honba_at_passing_draw": choose("dealer.honba_kept", removed=False, kept=True),
    "honba_after_draw": lambda draft, value: draft.put("dealer.honba_after_draw", "never" if value == "off" else value),
}
