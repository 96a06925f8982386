"""The dealer: after what the deal repeats, how often, and what that adds."""

from typing import Final

from jantaku.rules.effects.draft import Draft, Effect, choose, nothing, switch

NINTH_REPEAT: Final = 9
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
    draft.put("dealer.stays_after", tuple(sorted(stays)))


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


EFFECTS: Final[dict[str, Effect]] = {
    "winner_deals": _winner_deals,
    "renchan": _renchan,
    "renchan_all_noten": nothing,
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
