"""Payments: who pays what to whom, for a win and for an offence."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from jantaku.rules.effects.draft import THREE_PLAYERS, Draft, Effect, choose, choose_all, into, nothing, switch
from jantaku.rules.prices import LIMITS
from jantaku.rules.shares import shares
from jantaku.rules.values import Fields, Value

HANEMAN: Final = 3000
GATHERED: Final = (
    *("kokushi", "daisangen", "shousuushii", "daisuushii"),
    *("tsuuiisou", "chinroutou", "ryuuiisou", "chuuren"),
)
"""Yakuman that their tiles alone make."""
RINSHAN_PAYS: Final = {"as_ron": "ron", "as_tsumo": "tsumo", "double_share": "double", "kan_only": "kan"}


def _shares(draft: Draft, _value: Value) -> None:
    """Among three the six options say together what each pays; without them it is as the plan has it anyway."""
    values = draft.values
    if draft.seats != THREE_PLAYERS:
        return
    adjusted = values["sanma_ron_adjust"]
    weight = values["dealer_weight"]
    system: Mapping[str, Any] = {
        "north_share": values["sanma_north_share"],
        "ko_split": values["sanma_ko_tsumo_split"],
        "double_tsumo": values["sanma_double_tsumo"] == "on",
        "ron_adjust": (adjusted["dealer"], adjusted["others"]) if isinstance(adjusted, Fields) else adjusted,
        "own_share": values["sanma_ron_own_share"] == "on",
        "surcharge": "2000/1000" if (extra := values["sanma_tsumo_surcharge"]) == "2000_1000" else extra,
        "dealer_weight": 1 if weight == "off" else weight,
    }
    shared = shares(**system)
    if shared != shares(dealer_weight=system["dealer_weight"]):
        draft.put("payments.shares", msgspec.to_builtins(shared))


def _thousand_table(draft: Draft, value: str) -> None:
    if value == "on" and draft.seats == THREE_PLAYERS:
        draft.put("payments.tsumo_split", "thousands")
        draft.put("payments.round_to", 1000)


def _indicator_times(draft: Draft, value: str) -> None:
    tripled = draft.values["gari_triple"] == "on"
    draft.put("payments.indicator_times", (2 if value == "on" else 1, 3 if tripled else 1))


def _several_ron(draft: Draft, value: str | tuple[str, ...]) -> None:
    draft.put("payments.multiple_ron_sticks", "own_returned" if "own_returned" in value else "nearest")
    draft.put("payments.multiple_ron_honba", "each" if "honba_to_all" in value else "nearest")


def _pao(draft: Draft, value: str | tuple[str, ...] | Fields) -> None:
    fields: Mapping[str, Any] = value if isinstance(value, Fields) else {"yaku": value}
    liable = set() if value == "off" else set(fields["yaku"])
    if draft.values["rinshan_pao"] != "off":
        liable.add("rinshan")
    draft.put("payments.pao", tuple(sorted(liable)))
    if not liable:
        return
    _pao_honba(draft, draft.values["pao_honba_payer"])
    tsumo = fields.get("tsumo", "whole")
    draft.put("payments.pao_tsumo", tsumo)
    if tsumo == "half" and draft.values["rinshan_pao"] in ("off", "on"):  # a table says by itself what is paid
        draft.put("payments.rinshan_pao_pays", "half")
    draft.put("payments.pao_combined", draft.values["pao_combined_yakuman"] == "on")


def _discarded_yakuman(draft: Draft, value: str | tuple[str, ...]) -> None:
    """All that can be told from their tiles, those for which somebody may be liable, or those that are named; only what
    is played (001:2922)."""
    listed = {"off": (), "on": GATHERED, "liable": draft.parts["payments"].get("pao", ())}.get(str(value), value)
    fined = {yakuman for yakuman in GATHERED if yakuman in listed and yakuman in draft.prices}
    draft.put("payments.discarded_yakuman", tuple(sorted(fined)))


def _pao_honba(draft: Draft, value: Value) -> None:
    fields: Mapping[str, Any] = value if isinstance(value, Fields) else {"ron": value}
    by_liable = fields["ron"] == "discarder" and draft.values["honba_payer"] == "pao"
    draft.put("payments.pao_honba_payer", "liable" if by_liable else fields["ron"])
    draft.put("payments.pao_honba_rest", fields.get("rest", "nobody"))
    draft.put("payments.pao_honba_tsumo", fields.get("tsumo", "liable"))


def _rinshan_pao(draft: Draft, value: str | Fields) -> None:
    if isinstance(value, Fields):
        kans: tuple[str, ...] = value["kans"]  # type: ignore[assignment]
        draft.put("payments.rinshan_pao_kans", tuple(sorted({*kans, "open"} if "chain" in kans else kans)))
        draft.put("payments.rinshan_pao_pays", RINSHAN_PAYS[str(value["payment"])])


def _chombo(draft: Draft, value: str | Fields) -> None:
    if isinstance(value, Fields):
        draft.put("payments.chombo", "pool" if value["paid"] == "to_table" else value["paid"])
        draft.put("payments.chombo_amount", value["amount"])
        draft.put("payments.chombo_doubles", value["dealer"] == "double")
        return
    kinds = {"mangan_reverse_tsumo": "reverse_mangan", "pool_8000": "pool"}
    draft.put("payments.chombo", kinds.get(value, value))
    if value == "pool_8000":
        draft.put("payments.chombo_amount", 8000)


EFFECTS: Final[dict[str, Effect]] = {
    "payment_rounding": choose(
        "payments.rounding",
        ten_pane="up",
        fu_hane="none",
        ni_sha_san_nyu="halves",
        shisha_gonyu="half_up",
        go_sha_go_nyu="half_even",
        go_sha_roku_nyu="half_down",
    ),
    "side_settlement": into("payments.side"),
    "discarded_winning_tile_discount": switch("payments.pond_discount"),
    "kan_steals_yakuman": choose("payments.kan_takes", off="nothing", on="yakuman", kokushi="kokushi"),
    "first_go_around_half_pay": switch("payments.first_half"),
    "five_wins_in_a_row": choose("payments.fifth_win", off=0, on=HANEMAN),
    "blue_ribbon": choose("payments.kokushi_dora", off="none", on="any", tsumo="tsumo"),
    "dealer_weight": lambda draft, value: draft.put("payments.dealer_weight", 1 if value == "off" else value),
    "wareme": choose("payments.break_weight", off=1, dealer_x2=2, dealer_x0=2),
    "open_riichi_yakuman_payment": choose("payments.fed_open_riichi", off=0, on=LIMITS["yakuman"]),
    "sanma_north_share": _shares,
    "sanma_ko_tsumo_split": nothing,
    "sanma_double_tsumo": nothing,
    "sanma_ron_adjust": nothing,
    "sanma_ron_own_share": nothing,
    "sanma_tsumo_surcharge": nothing,
    "sanma_thousand_table": _thousand_table,
    "gari_double": _indicator_times,
    "gari_triple": nothing,
    "ron_payer": into("payments.ron_paid_by"),
    "double_ron": into("payments.double_ron"),
    "triple_ron": into("payments.triple_ron"),
    "atamahane": choose_all(("payments.heads", "settlement.heads"), direct="nearest", reverse="farthest"),
    "multiple_ron_payment": choose("payments.multiple_ron_part", full="whole", half_each="half"),
    "multiple_ron_sticks": _several_ron,
    "honba_value": into("payments.honba_each"),
    "honba_payer": lambda draft, value: draft.put("payments.honba_payer", "discarder" if value == "pao" else value),
    "pao": _pao,
    "yakuman_discarded_fine": _discarded_yakuman,
    "pao_honba_payer": nothing,
    "pao_combined_yakuman": nothing,
    "rinshan_pao": _rinshan_pao,
    "riichi_stake": into("payments.stick"),
    "riichi_stake_back_same_go_around": switch("payments.stick_back"),
    "riichi_stake_if_ronned": choose("payments.stick_if_won_on", paid=True, not_paid=False),
    "chombo": _chombo,
    "chombo_accumulates": choose("payments.chombo_once", off=True, on=False),
}
