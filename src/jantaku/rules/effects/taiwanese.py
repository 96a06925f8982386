"""Taiwanese mahjong: the options that only this game has."""

from typing import Final

from jantaku.rules.effects.draft import Draft, Effect, choose, nothing, switch

IMPLIED: Final = {
    "chinitsu": ("honitsu",),
    "daisuushii": ("daisanfuu",),
    "sanankou": ("two_concealed_triplets",),
    "shousuushii": ("daisanfuu", "shousanfuu"),
    "tenhou": ("menzen_tsumo", "tsumo_agari", "tw_early_win"),
    "tw_earth": ("menzen_ron", "tw_dealt_ready", "tw_early_win"),
    "tw_five_concealed_pungs": ("sanankou", "toitoi", "two_concealed_triplets", "tw_four_concealed_pungs"),
    "tw_flat_big": ("uutsuu_uuhoa",),
    "tw_four_concealed_pungs": ("sanankou", "two_concealed_triplets"),
    "tw_open_hand": ("tw_valuable_wait",),
}
"""002:374, where the table is silent: what an element always includes does not count beside it."""
CONCEALED_STRAIGHTS: Final = {"open": "concealed_straight", "concealed": "unmelded_straight"}
CONCEALED_STRAIGHT_TAI: Final = 5
"""002:425: so much more than a straight with a melded run."""
STICKS: Final = {"sticks_790": 790, "sticks_800": 800}


def _least_tai(draft: Draft, value: int) -> None:
    if value:
        draft.put("admission.minimum_han", value)


def _tai_limit(draft: Draft, value: int | str) -> None:
    """002:377. Where the supplement is within the limit, no payment is higher than it."""
    if isinstance(value, int):
        draft.put("value.most", value)
        if draft.values["tw_limit_before_supplement"] == "off":
            draft.put("payments.most_with_extra", value)


def _sticks(draft: Draft, value: str) -> None:
    """002:389-396: what everybody has in counting sticks, and from which the result is counted."""
    if value != "sheet":
        for place in ("settlement.start", "settlement.target"):
            draft.put(place, STICKS[value])


def _implied_absorption(draft: Draft, value: str) -> None:
    if value == "on":
        for element, others in IMPLIED.items():
            for other in others:
                draft.absorb(element, other)


def _concealed_straight(draft: Draft, value: str) -> None:
    draft.extras.setdefault("ittsuu", []).append((CONCEALED_STRAIGHTS[value], CONCEALED_STRAIGHT_TAI))


def _pure_suit_no_flowers(draft: Draft, value: str) -> None:
    """002:448: that there are no honours is paid with the suit; what is left of the pair of them is: no flowers."""
    if value == "fan_2":
        draft.bar("uutsuu_uuhoa", "one_suit")


EFFECTS: Final[dict[str, Effect]] = {
    "tw_min_tai": _least_tai,
    "tw_tai_limit": _tai_limit,
    "tw_limit_before_supplement": nothing,
    "tw_scoring_medium": _sticks,
    "tw_implied_absorption": _implied_absorption,
    "tw_discard_chow_in_straight": _concealed_straight,
    "tw_river_count": choose("admission.river", lying="lying", all_discards="all"),
    "tw_pure_suit_no_flowers": _pure_suit_no_flowers,
    "tw_flower_win_supplement": switch("payments.dealer_extra_flowers"),
    "tw_missed_win": choose("furiten.missed", none="free", until_own_turn="bars"),
}
