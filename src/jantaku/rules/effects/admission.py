"""Admission: what a hand needs to win, and what bars it: han, waits and melds with a yaku, furiten."""

from collections.abc import Mapping
from typing import Any, Final

from jantaku.rules.effects.draft import Draft, Effect, choose, into, nothing, switch
from jantaku.rules.prices import ElementPrice
from jantaku.rules.values import Fields

EIGHT_HONBA: Final = 8
BY_ROUND: Final = (1, 2, 5, 6)
"""001:2678: in the rounds of East, South, West and North."""
SHIBARI_COUNTS: Final = {"without_dora": "yaku", "without_situations": "lasting"}
EARLY: Final = ("daisangen", "daisuushii", "suukantsu")
"""001:7582 leaves the list to the table and names the first and the last; the second is built like the first."""
NOT_OF_TWO_SUITS: Final = ("has_honours", "three_suits")
COUNTED_HONBA: Final = {"paarenchan": "free", "ryanhan_shibari": "shibari"}
"""For what honba are counted: by option, and in the plan."""


def _shibari(draft: Draft, value: str | Fields) -> None:
    least = draft.values["minimum_han"]
    assert isinstance(least, int)
    if value == "always":
        least = max(least, 2)
    draft.put("admission.minimum_han", least)
    fields: Mapping[str, Any] | None = None
    if value == "from_5_honba":
        fields = {"from_honba": 5, "han": 2, "who": "all"}
    elif isinstance(value, Fields):
        fields = value
    if fields is not None and fields["han"] > least:
        draft.put("admission.shibari_from_honba", fields["from_honba"])
        draft.put("admission.shibari_han", fields["han"])
        draft.put("admission.shibari_who", fields["who"])
        draft.put("admission.shibari_counts", SHIBARI_COUNTS[fields.get("counts", "without_dora")])


def _paarenchan(draft: Draft, value: int | str) -> None:
    """001:2082-2091: with eight honba any complete hand of the dealer wins; whose honba count is another option."""
    if value == "off":
        return
    draft.prices.setdefault("paarenchan", ElementPrice("yakuman", "yakuman"))
    draft.put("admission.free_dealer_from_honba", EIGHT_HONBA)
    draft.put("admission.free_who", "all" if value == "any_player" else "dealer")
    draft.put("admission.free_every", value if isinstance(value, int) else 1)


def _inherited_honba(draft: Draft, value: str | tuple[str, ...]) -> None:
    inherited = {"on": tuple(COUNTED_HONBA), "off": ()}.get(value, value) if isinstance(value, str) else value
    own = (what for option, what in COUNTED_HONBA.items() if option not in inherited)
    draft.put("admission.own_honba", tuple(sorted(own)))


def _atozuke(draft: Draft, value: str) -> None:
    draft.put("admission.every_wait", value != "atozuke")
    draft.put("admission.every_wait_if", "half_open" if value == "nakazuke" else "always")
    draft.put("admission.every_meld", value in ("kanzen_sakizuke", "chou_kanzen_sakizuke"))
    draft.put("admission.same_yaku", value == "chou_kanzen_sakizuke")


def _two_suits(draft: Draft, value: str) -> None:
    """001:1779-1780: two suits at most, and no honours; in every hand, or in pinfu."""
    draft.put("admission.bars", NOT_OF_TWO_SUITS if value == "hand" else ())
    if value == "pinfu_only":
        for fact in NOT_OF_TWO_SUITS:
            draft.bar("pinfu", fact)


def _bars_tsumo(draft: Draft, value: str) -> None:
    if value == "on":
        draft.put("furiten.tsumo_too", True)


def _furiten_kinds(draft: Draft, value: tuple[str, ...]) -> None:
    """Those that are usual are put only where they are left out: a game may have none of them. What is temporary looks
    at the last tile in everybody's pond, the own one among them, which means something where the rest does not."""
    usual = {"absolute": "furiten.own_pond", "temporary": "furiten.temporary", "riichi": "furiten.in_riichi"}
    for kind, field in usual.items():
        if kind not in value:
            draft.put(field, False)
    draft.put("furiten.own_last", "temporary" in value and "absolute" not in value)
    draft.put("furiten.more", tuple(sorted({*value} - usual.keys())))


EFFECTS: Final[dict[str, Effect]] = {
    "minimum_han": nothing,
    "minimum_by_single_yaku": into("admission.minimum_of"),
    "minimum_rises_by_round": choose("admission.minimum_by_round", off=(), on=BY_ROUND),
    "zero_han_yaku_win": switch("admission.zero_wins"),
    "two_suit_binding": _two_suits,
    "yakuman_needs_complete_hand": choose("admission.early", on=(), off=EARLY),
    "ryanhan_shibari": _shibari,
    "paarenchan": _paarenchan,
    "inherited_honba": _inherited_honba,
    "atozuke": _atozuke,
    "atozuke_chance_yaku": switch("admission.every_wait_chance"),
    "shiro_pocchi": switch("admission.white_joker"),
    "shiro_pocchi_ippatsu_only": switch("admission.white_joker_ippatsu"),
    "furiten_kinds": _furiten_kinds,
    "go_around_border": choose("furiten.until_discard", draw=False, discard=True),
    "temporary_furiten_end": into("furiten.ends"),
    "temporary_furiten_blocks_tsumo": _bars_tsumo,
    "riichi_pass_blocks_tsumo": choose("furiten.riichi_tsumo", off="free", passed_tile="passed_tile", any_win="barred"),
    "open_tiles_furiten": switch("furiten.open_tiles"),
    "yakuman_ignores_furiten": switch("furiten.yakuman_free"),
}
