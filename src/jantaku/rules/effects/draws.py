"""Draws: how a deal ends without a winner, who is ready then, and what is paid."""

from collections.abc import Mapping
from typing import Any, Final

from jantaku.rules.effects.draft import Draft, Effect, choose, nothing, switch
from jantaku.rules.overlaps import ABORTS
from jantaku.rules.prices import ElementPrice
from jantaku.rules.values import Fields, Value

DEPOSIT: Final = 1000
"""What each lays on the table where nobody pays (001:5241)."""
LOCAL_ABORTS: Final = {
    "seven_honours": "seven_honours_abort",
    "all_kokushi": "all_kokushi_abort",
    "all_chiitoitsu": "all_chiitoitsu_abort",
}
"""Early ends that the list of the usual ones does not name, each with its option."""


def _nagashi_mangan(draft: Draft, value: str) -> None:
    draft.put("payments.nagashi_as_win", value in ("win", "win_and_noten"))
    draft.put("payments.nagashi_and_noten", value in ("draw_and_noten", "win_and_noten"))
    if value != "off":
        draft.prices["nagashi_mangan"] = ElementPrice("mangan", "mangan")


def _noten(draft: Draft, value: int | Fields) -> None:
    """What a draw costs; and what is laid on the table where nobody pays, which two options say."""
    fields: Mapping[str, Any] = value if isinstance(value, Fields) else {"amount": value}
    deposit = draft.values["draw_deposit"]
    usual = 0 if deposit == "off" else DEPOSIT
    stakes = tuple(fields.get(case) or usual for case in ("all_ready", "none_ready"))
    draft.put("payments.noten_total", fields["amount"])
    draft.put("payments.conflict_stakes", stakes)
    draft.put("payments.conflict_dealer", deposit != "not_dealer" and fields.get("dealer") != "exempt")
    with_honba = deposit == "honba" or fields.get("honba") == "on"
    draft.put("dealer.conflict_honba", tuple(with_honba and stake > 0 for stake in stakes))
    unpaid = usual if not fields["amount"] else 0
    draft.put("payments.unpaid_stake", unpaid)
    draft.put("dealer.unpaid_honba", with_honba and unpaid > 0)


def _aborts(draft: Draft, _value: Value) -> None:
    """Each case by its own option; the list of them says the same of the usual ones. Eight kinds are enough for nine
    tiles: then nine are as well (001:2848)."""
    cases = {abort for abort, (option, words) in ABORTS.items() if draft.values[option] in words}
    cases |= {abort for abort, option in LOCAL_ABORTS.items() if draft.values[option] == "on"}
    eight = draft.values["hasshu_kyuuhai"] == "on"
    draft.put("draws.aborts", tuple(sorted(cases | {"kyuushu_kyuuhai"} if eight else cases)))
    draft.put("draws.nine_kinds", 8 if eight else 9)


def _nine_kinds(draft: Draft, value: str) -> None:
    draft.put("draws.nine_kinds_until", "two_declarations" if value == "until_two_declarations" else "call")


def _four_kans(draft: Draft, value: str) -> None:
    draft.put("draws.four_kans", value)
    fifth = value == "fifth_kan" and draft.values["suukan_sanra"] != "off"
    draft.put("kans.after_limit", "aborts" if fifth else "none")


def _dead_wait(draft: Draft, value: str) -> None:
    """001:3016-3020: what each kind of atozuke brings with it unless something else is agreed; of the stricter kinds
    nothing is said, they are taken as sakizuke."""
    by_atozuke = {"atozuke": "counts", "nakazuke": "counts_if_sure"}
    usual = by_atozuke.get(str(draft.values["atozuke"]), "not_if_visible")
    draft.put("draws.dead_wait", usual if value == "as_atozuke" else value)


EFFECTS: Final[dict[str, Effect]] = {
    "nagashi_mangan": _nagashi_mangan,
    "noten_bappu": _noten,
    "draw_deposit": nothing,
    "keishiki_tenpai": switch("draws.yakuless_tenpai"),
    "karaten_tenpai": _dead_wait,
    "riichi_sticks_after_draw": choose("draws.sticks", next_winner="stay", oka="oka", **{"return": "return"}),
    "deposits_to_dealer_on_draw": switch("draws.pot_to_dealer"),
    "yaku_graded_draw": switch("draws.graded"),
    "abortive_draws": _aborts,
    "hasshu_kyuuhai": nothing,
    **dict.fromkeys(LOCAL_ABORTS.values(), nothing),
    "kyuushu_kyuuhai": _nine_kinds,
    "suufon_renda": nothing,
    "suucha_riichi": nothing,
    "suukan_sanra": choose("draws.kan_owners", off=2, on=2, three_players=3, four_players=4),
    "suukan_sanra_timing": _four_kans,
}
