"""Calls: when tiles may be claimed, who gets one that several want, what may not be discarded then, raised runs."""

from typing import Final

from jantaku.rules.effects.draft import Draft, Effect, choose, into, nothing, switch
from jantaku.rules.prices import ElementPrice

CALLED_FROM: Final = 4
"""Where nobody calls with three tiles left or fewer, so many must be left."""


def _least_live(draft: Draft, value: str) -> None:
    """Tiles that must be left for a call: more than three, or none, instead of one."""
    if value == "off":
        draft.put("calls.least_live", CALLED_FROM)
    elif draft.values["no_calls_on_last_tile"] == "off":
        draft.put("calls.least_live", 0)


def _call_clock(draft: Draft, value: str) -> None:
    """The times of the code of 001:2933-2936. The greater one is how long one may speak, the smaller is what counts as
    one moment: in modes b and c the book itself calls them the other way round. Its letter is call_priority."""
    if value == "client_clock":
        return
    one, other = value.split(" / ")[:2]
    together, window = sorted((_milliseconds(one), _milliseconds(other)))
    draft.put("calls.window_ms", window)
    draft.put("calls.together_ms", together)


def _milliseconds(seconds: str) -> int:
    whole, _, part = seconds.partition(".")
    return int(whole) * 1000 + int(part.ljust(3, "0"))


STAKE: Final = 1000
MOST: Final = 3
"""Where the fourth call is forbidden."""


def _open_call_limit(draft: Draft, value: int | str) -> None:
    """001:3050-3052: a stake for each call; from the third on, with those before; no fourth."""
    draft.put("calls.stake", STAKE if value in (1, 3) else 0)
    draft.put("calls.staked_from", 3 if value == 3 else 1)
    draft.put("calls.most", MOST if value == 4 else None)


def _raised_runs(draft: Draft, value: str) -> None:
    """001:3171, and what such a run counts as: 001:2112."""
    as_closed = draft.values["added_run_closed"] == "on"
    draft.put("calls.raised_runs", "never" if value == "off" else "closed" if as_closed else "open")


def _rob_run_value(draft: Draft, han: int) -> None:
    """A price that the sheet names itself goes before this one; one of 0 han is a yaku where such yaku win."""
    wins = han or (draft.values["added_run"] == "on" and draft.values["zero_han_yaku_win"] == "on")
    if wins and "chanjun" not in draft.prices:
        draft.prices["chanjun"] = ElementPrice(han, han)


def _tenpai_calls(draft: Draft, value: str) -> None:
    """001:5075: the hand is open then, and its riichi counts like that of a closed one (our reading)."""
    draft.put("calls.tenpai_calls", value == "on")
    for name in ("riichi", "ippatsu") if value == "on" else ():
        price = draft.prices.get(name)
        if price is not None and price.open is None:
            draft.price(name, ElementPrice(price.closed, price.closed))


EFFECTS: Final[dict[str, Effect]] = {
    "calls_in_last_three_tiles": _least_live,
    "no_calls_on_last_tile": nothing,
    "call_priority": choose(
        "calls.order", ron_pon_chi="rank", simultaneous_only="simultaneous", first_caller="first", seat_order="seat"
    ),
    "call_timeouts": _call_clock,
    "kuikae": choose("calls.swap", allowed="allowed", suji_allowed="other_end", forbidden="forbidden"),
    "chi_discard_ban": choose("calls.run_ban", off="none", adjacent="adjacent", inside="inside"),
    "illegal_discard_penalty": into("calls.illegal"),
    "lasting_event_interrupt": switch("calls.interrupt"),
    "instant_event_interrupt": switch("calls.riichi_interrupts"),
    "unbroken_turn_order": switch("calls.keeps_turn"),
    "chi_from_any": choose("calls.runs_from", off="left", on="any"),
    "tenpai_calls": _tenpai_calls,
    "open_call_limit": _open_call_limit,
    "added_run": _raised_runs,
    "added_run_closed": nothing,
    "rob_run_value": _rob_run_value,
    "rob_run_twice": switch("calls.runs_call_raised"),
    "rob_run_hand_tiles": switch("calls.rob_laid"),
}
