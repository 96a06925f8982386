"""The groups in which players ask about rules: what holds before the deal, how one calls, who pays."""

from typing import Final

from jantaku.rules import AnyEntry, Element, Option, RuleSet

GROUPS: Final = (
    "before", "calls", "riichi", "dora", "yaku", "points", "paying", "draws", "dealer", "end", "penalties", "extras",
)  # fmt: skip
"""In the order in which they come up at a table."""

OF_PARTS: Final = {
    "tileset": "before",
    "wall": "before",
    "phases": "before",
    "grammar": "yaku",
    "turns": "calls",
    "claims": "calls",
    "actions": "calls",
    "yaku_table": "yaku",
    "admission": "yaku",
    "dora": "dora",
    "value": "points",
    "payments": "paying",
    "draws": "draws",
    "dealer": "dealer",
    "matchplan": "end",
    "settlement": "end",
    "listeners": "extras",
    "views": "extras",
    "none": "extras",
    "preset": "extras",
}
"""By the first part of the program that an option configures."""

BY_WORD: Final = (
    ("chombo", "penalties"),
    ("penalty", "penalties"),
    ("dead_hand", "penalties"),
    ("false_", "penalties"),
    ("_fine", "penalties"),
    ("shuugi", "extras"),
    ("chips", "extras"),
    ("dora", "dora"),
    ("riichi", "riichi"),
    ("ippatsu", "riichi"),
    ("furiten", "riichi"),
    ("tenpai", "draws"),
    ("noten", "draws"),
    ("honba", "dealer"),
    ("renchan", "dealer"),
    ("fu_", "points"),
    ("kuikae", "calls"),
)
"""A word in the id that says more than the part, the first that fits."""

EXACT: Final = {
    "riichi_sticks_after_draw": "draws",
    "riichi_sticks_at_end": "end",
    "honba_payer": "paying",
    "honba_value": "paying",
    "abortive_draws": "draws",
    "suucha_riichi": "draws",
    "suufon_renda": "draws",
    "suukan_sanra": "draws",
    "kyuushu_kyuuhai": "draws",
    "triple_ron": "draws",
    "game_length": "before",
    "start_target_points": "before",
    "time_limit": "before",
    "optional_yaku": "yaku",
    "local_yaku": "yaku",
    "pinfu_tsumo": "yaku",
    "pinfu_needs_terminal": "yaku",
    "renchan_value_tile": "yaku",
    "pao_honba_payer": "paying",
    "seating_method": "before",
}


def group_of(entry: AnyEntry) -> str:
    """The group of an entry; empty for a game."""
    if isinstance(entry, Element):
        return "penalties" if entry.kind == "penalty" else "yaku"
    if not isinstance(entry, Option):
        return ""
    if entry.id in EXACT:
        return EXACT[entry.id]
    word = next((group for word, group in BY_WORD if word in entry.id or entry.id.startswith(word)), None)
    return word or OF_PARTS.get(entry.all_parts[0], "extras")


def is_riichi(rules: RuleSet) -> bool:
    """Whether it is a kind of riichi. Other games share little with it: what every table agrees on there are their own
    options."""
    return rules.root.game == "riichi"


def belongs(option: Option, rules: RuleSet) -> bool:
    """Whether players of this game ask about the option."""
    if option.games:
        return rules.game in option.games or ("sanma" in option.games and rules.plan.payments.seats == 3)
    return is_riichi(rules) or rules.values[option.id] != option.default


def agreed(option: Option, rules: RuleSet) -> bool:
    """Whether it is one of the points that every table of this game agrees on."""
    if not is_riichi(rules) or (option.games and "riichi" not in option.games):
        return bool(option.games) and belongs(option, rules)
    return option.minimum_set


AT_A_REAL_TABLE: Final = frozenset(
    {
        "akadora",
        "uradora",
        "kandora",
        "kan_uradora",
        "double_ron",
        "triple_ron",
        "nagashi_mangan",
        "kiriage_mangan",
        "agari_yame",
        "ankan_after_riichi_wait_change",
        "ankan_after_riichi_structure_change",
        "ankan_after_riichi_yaku_change",
    }
)
"""What people ask before they sit down, though the books do not count it to the least agreement."""
SILENT: Final = {"chombo": "none", "wrong_call_penalty": "off", "knocked_over_tiles": "off"}
"""Values that say no more than that the program lets nobody do it: of that a club's sheet says nothing."""


def on_paper(option: Option, rules: RuleSet) -> bool:
    """Whether it stands on the sheet that a club lays on its tables."""
    if rules.values[option.id] == SILENT.get(option.id):
        return False
    if option.id == "chombo_accumulates" and rules.values["chombo"] == SILENT["chombo"]:
        return False
    return agreed(option, rules) or (option.id in AT_A_REAL_TABLE and is_riichi(rules))
