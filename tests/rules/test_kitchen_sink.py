"""Everything on at once: the sheet is what its script writes, it can be played, and nothing more could be on."""

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from jantaku.rules import catalogue, load, require_built

SCRIPT = Path(__file__).parents[2] / "scripts" / "write_kitchen_sink"
pytestmark = pytest.mark.skipif(not SCRIPT.exists(), reason="the scripts are not there")


def script() -> ModuleType:
    spec = spec_from_loader("write_kitchen_sink", SourceFileLoader("write_kitchen_sink", str(SCRIPT)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_sheet_is_written_by_the_script() -> None:
    made = script()
    assert made.SHEET.read_text("utf-8") == made.written_sheet(), "run `make coverage`"


def test_it_can_be_played_and_has_most_of_what_there_is() -> None:
    rules = load("kitchen_sink")
    require_built(rules, "playing")
    built = [
        one for one in catalogue().elements.values() if one.state == "done" and "riichi" in one.games and one.price
    ]
    counted = [one for one in built if one.id in rules.plan.elements]
    assert len(counted) >= 0.9 * len(built), sorted({one.id for one in built} - {one.id for one in counted})


def test_what_is_left_out_is_in_the_catalogue_and_has_a_reason() -> None:
    for name, reason in script().LEFT_OUT.items():
        assert name in catalogue().options or name in catalogue().elements
        assert reason
