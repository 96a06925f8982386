"""Draws: how a deal ends without a winner, who is ready then, and what is paid."""

from typing import Final

from jantaku.rules.effects.draft import Draft, Effect, choose, into, nothing, switch
from jantaku.rules.prices import ElementPrice
from jantaku.rules.said_twice import ABORTS
from jantaku.rules.values import Value


def _nagashi_mangan(draft: Draft, value: str) -> None:
    draft.put("payments.nagashi_as_win", value == "win")
    if value != "off":
        draft.prices["nagashi_mangan"] = ElementPrice("mangan", "mangan")


def _aborts(draft: Draft, _value: Value) -> None:
    """Each case by its own option; the list of them says the same."""
    cases = [abort for abort, (option, word) in ABORTS.items() if draft.values[option] == word]
    draft.put("draws.aborts", tuple(sorted(cases)))


def _four_kans(draft: Draft, value: str) -> None:
    draft.put("draws.four_kans", value)
    fifth = value == "fifth_kan" and draft.values["suukan_sanra"] == "on"
    draft.put("kans.after_limit", "aborts" if fifth else "none")


EFFECTS: Final[dict[str, Effect]] = {
    "nagashi_mangan": _nagashi_mangan,
    "noten_bappu": into("payments.noten_total"),
    "keishiki_tenpai": switch("draws.yakuless_tenpai"),
    "karaten_tenpai": into("draws.dead_wait"),
    "riichi_sticks_after_draw": choose("draws.sticks", next_winner="stay", oka="oka", **{"return": "return"}),
    "abortive_draws": _aborts,
    "kyuushu_kyuuhai": nothing,
    "suufon_renda": nothing,
    "suucha_riichi": nothing,
    "suukan_sanra": nothing,
    "suukan_sanra_timing": _four_kans,
}
