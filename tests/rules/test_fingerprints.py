"""A fingerprint stands in stored matches and in records: what is added to the program later does not change it."""

import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import jantaku as jan
from jantaku.rules import load, presets
from jantaku.rules.plan import LengthPlan, Plan

STORED: Final[dict[str, str]] = tomllib.loads(Path(__file__).with_name("fingerprints.toml").read_text("utf-8"))
NOBODY: Final[list[str]] = []
LATER: Final[Any] = msgspec.defstruct(
    "LaterLength", [("bells", int, 0), ("whose", tuple[str, ...], ())], bases=(LengthPlan,), frozen=True
)
"""A part of the plan with fields of a rule that comes later."""


def later(plan: Plan, **said: object) -> Plan:
    return msgspec.structs.replace(plan, length=LATER(**msgspec.structs.asdict(plan.length), **said))


@pytest.mark.parametrize("preset", presets())
def test_the_presets_mean_what_they_meant(preset: str) -> None:
    assert load(preset).fingerprint == STORED[preset], (
        "matches that were begun by these rules cannot go on: if the rules were wrong, write the new fingerprint here"
    )


@pytest.mark.parametrize("preset", ["sichuan", "taiwanese", "ema"])
def test_a_field_that_comes_later_changes_no_fingerprint(preset: str) -> None:
    plan = load(preset).plan
    assert later(plan).fingerprint == plan.fingerprint
    assert later(plan, whose=(*NOBODY,)).fingerprint == plan.fingerprint, "compared by value, whoever made it"
    assert later(plan, bells=1).fingerprint != plan.fingerprint
    assert later(plan, whose=("dealer",)).fingerprint != plan.fingerprint


def test_a_part_that_comes_later_changes_none_either() -> None:
    bells: Any = msgspec.defstruct("BellPlan", [("rung", bool, False)], frozen=True)
    grown: Any = msgspec.defstruct("LaterPlan", [("bells", bells, bells())], bases=(Plan,), frozen=True)
    plan = load("ema").plan
    said = {name: getattr(plan, name) for name in Plan.__struct_fields__}
    assert grown(**said).fingerprint == plan.fingerprint
    assert grown(**said, bells=bells(False)).fingerprint == plan.fingerprint
    assert grown(**said, bells=bells(True)).fingerprint != plan.fingerprint


def test_a_stored_match_goes_on_though_the_plan_has_grown(monkeypatch: pytest.MonkeyPatch) -> None:
    match = jan.Match("sichuan", seed=7)
    stored = jan.snapshot(match)
    monkeypatch.setitem(load("sichuan").__dict__, "plan", later(load("sichuan").plan))
    monkeypatch.delitem(load("sichuan").__dict__, "fingerprint", raising=False)
    assert jan.resume(stored, "sichuan").window == match.window
