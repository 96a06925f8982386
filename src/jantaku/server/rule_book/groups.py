"""Which rules stand under which heading on the pages of a game, and which of them every table agrees on."""

from typing import Final

from jantaku.rules import Option, RuleSet
from jantaku.rules.entries import Group
from jantaku.rules.in_force import is_there

OF_PLAN: Final[dict[str, Group]] = {
    "grammar": "before",
    "wall": "before",
    "seats": "before",
    "void": "before",
    "exchange": "before",
    "exclusion": "before",
    "calls": "calls",
    "kans": "calls",
    "nuki": "calls",
    "riichi": "riichi",
    "furiten": "riichi",
    "dora": "dora",
    "admission": "yaku",
    "supplements": "yaku",
    "fu": "points",
    "value": "points",
    "payments": "paying",
    "draws": "draws",
    "dealer": "dealer",
    "winners": "end",
    "length": "end",
    "settlement": "end",
    "chips": "extras",
    "yakitori": "extras",
}
"""Where fields stand that a sheet sets straight, by the part of the plan; an entry of the catalogue says it itself."""


def is_riichi(rules: RuleSet) -> bool:
    """Whether it is a kind of riichi. Other games share little with it: what every table agrees on there are their own
    options."""
    return rules.root.game == "riichi"


IN_OTHER_GAMES: Final[dict[str, Group]] = {"riichi": "calls", "dora": "yaku"}
"""Where rules stand in a game that has no riichi, or no dora."""


def heading(group: str, rules: RuleSet) -> str:
    """The group under which a page of these rules has what stands in this one."""
    return group if is_riichi(rules) else IN_OTHER_GAMES.get(group, group)


def belongs(option: Option, rules: RuleSet) -> bool:
    """Whether players of this game ask about the option."""
    if option.games:
        return rules.game in option.games or ("sanma" in option.games and rules.plan.payments.seats == 3)
    return is_riichi(rules) or is_there(option, rules)


def agreed(option: Option, rules: RuleSet) -> bool:
    """Whether it is one of the points that every table of this game agrees on."""
    if not is_riichi(rules) or (option.games and "riichi" not in option.games):
        return bool(option.games) and belongs(option, rules)
    return option.minimum_set
