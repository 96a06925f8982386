"""Rules: the catalogue of everything the books know, rule sets made of it, and the plan that a rule set means.

``load("ema")`` is a rule set: checked, immutable, hashable. Its ``plan`` is what scoring and tables are built from.
"""

from jantaku.rules.built import NotBuilt, require_built, without
from jantaku.rules.entries import AnyEntry, Catalogue, Element, Game, Option, Purpose, State, catalogue
from jantaku.rules.plan import Plan
from jantaku.rules.problems import Problem, RuleSetError
from jantaku.rules.rule_set import (
    RuleSet,
    differences,
    load,
    own_differences,
    part_differences,
    presets,
    read,
    sheets,
)
from jantaku.rules.schema import schema
from jantaku.rules.search import search
from jantaku.rules.values import Fields, Value, WrongValue, written

__all__ = [
    "AnyEntry",
    "Catalogue",
    "Element",
    "Fields",
    "Game",
    "NotBuilt",
    "Option",
    "Plan",
    "Problem",
    "Purpose",
    "RuleSet",
    "RuleSetError",
    "State",
    "Value",
    "WrongValue",
    "catalogue",
    "differences",
    "load",
    "own_differences",
    "part_differences",
    "presets",
    "read",
    "require_built",
    "schema",
    "search",
    "sheets",
    "without",
    "written",
]
