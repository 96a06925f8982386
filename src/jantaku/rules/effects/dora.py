"""Dora: what is dora, what a dora is worth, and tiles that are set aside as dora."""

from typing import Final

from jantaku.rules.effects.draft import Draft, Effect, choose, into, nothing, switch
from jantaku.rules.overlaps import nuki_fields
from jantaku.rules.plan import DoraPlan
from jantaku.rules.values import Fields, Value

REDS: Final[dict[Value, tuple[int, int, int]]] = {0: (0, 0, 0), 3: (1, 1, 1), 4: (1, 2, 1)}
UNCOVERED: Final = {
    "on_ippatsu": "ippatsu",
    "off_if_bankrupt": "nobody_ruined",
    "on_ippatsu_not_bankrupt": "ippatsu_nobody_ruined",
}
NUKI_SWITCHES: Final = ("outside_cycle", "indicator_counts", "keeps_first_turn", "keeps_ippatsu", "rinshan")

GREEN: Final = "6z"
SHRINKING: Final = (40, 30, 20, 10)
"""With so many live tiles left another indicator is turned (001:3144)."""
COLOURED: Final = "coloured_dora"
COLOURED_TILES: Final = "5bm5bp5bs5gs5yz"
"""A blue five beside each red one, and one green tile and one golden one (001:122); which and how many is ours."""
COLOURED_TIMES: Final = (("one_blue", -1), ("two_blue", -1), ("three_blue", -1), ("one_green", 2), ("one_gold", 3))
"""How many han each is worth: a blue one takes back what a red one gives (001:4702); the other amounts are ours."""
DEVIL_STAR: Final = 4
"""Honba with which all are (001:3134)."""


def _akadora(draft: Draft, value: Value) -> None:
    reds = value if isinstance(value, tuple) else REDS[value]
    draft.put("grammar.reds", reds)
    draft.put("dora.red", any(map(bool, reds)) and draft.values["akadora_condition"] != "never")


def _akadora_condition(draft: Draft, value: str) -> None:
    draft.put("dora.red_needs", {"closed_hand": "closed", "riichi": "riichi"}.get(value, ""))


def _uradora(switched: str, when: str) -> Effect:
    def effect(draft: Draft, value: str) -> None:
        draft.put(switched, value != "off")
        draft.put(when, UNCOVERED.get(value, "always"))

    return effect


def _dora_value(draft: Draft, value: int) -> None:
    """All sorts are worth the same, unless the rules set that of one sort straight."""
    draft.put("dora.han", value)
    if value != DoraPlan().han:
        draft.put("dora.red_han", value)
        draft.put("dora.nuki_han", value)


def _nuki(draft: Draft, value: str | Fields) -> None:
    fields = nuki_fields(value)
    if not fields:
        draft.put("nuki.tiles", ())
    for name, said in fields.items():
        if name in NUKI_SWITCHES:
            draft.put(f"nuki.{name}", said == "on")
        else:
            draft.put(f"nuki.{name}", () if said == "none" else said)


def _permanent(draft: Draft, value: str | tuple[str, ...]) -> None:
    """Those that are named, and the green dragon where it is almighty (001:6152)."""
    kinds = value if isinstance(value, tuple) else ()
    almighty = draft.values["hatsu_almighty"] == "on" and GREEN not in kinds
    draft.put("dora.permanent", (*kinds, GREEN) if almighty else kinds)


def _zorome(draft: Draft, value: str | tuple[str, ...]) -> None:
    draft.put("dora.first", 2 if value == "always_two" else 1)
    draft.put("dora.more_on", tuple(sorted(value)) if isinstance(value, tuple) else ())


EFFECTS: Final[dict[str, Effect]] = {
    "dora_indicator": switch("dora.indicator"),
    "dora_mapping": into("dora.mapping"),
    "dragon_order": choose("dora.dragon_order", japan=(5, 6, 7), confucian=(5, 6, 7), other=(5, 7, 6)),
    "dora_value": _dora_value,
    "dora_floor": switch("value.floor"),
    "dora_stacking": switch("dora.stacks"),
    "dora_block_value": choose(
        "dora.block", zenkan="all", bubunteki_ni="all_but_one", anpai="closed", kuianpai="closed_but_one"
    ),
    "permanent_dora": _permanent,
    "hatsu_almighty": switch("admission.green_joker"),
    "winning_tile_dora": switch("dora.winning"),
    "zorome_dora": _zorome,
    "dora_opened_as_wall_shrinks": choose("dora.shrinking", off=(), on=SHRINKING),
    "devil_star": choose("dora.all_from_honba", off=None, on=DEVIL_STAR),
    "minus_uradora": choose("dora.ura_costs", off="never", always="always", no_riichi="without_riichi"),
    "announce_dora_before_dice": switch("dora.by_dealer"),
    "diced_dora": choose("wall.dora_dice", off=(), on=(6, 6), odd_even=(6, 2)),
    "dora_of_the_day": switch("dora.of_the_day"),
    "personal_dora_claim": choose("dora.personal", off=False, a_b=True),
    "uradora": _uradora("dora.ura", "dora.ura_when"),
    "kan_uradora": _uradora("dora.kan_ura", "dora.kan_ura_when"),
    "akadora": _akadora,
    "akadora_condition": _akadora_condition,
    "nuki_dora": _nuki,
    "kita_dora": nothing,
    "gari": nothing,
}
