"""Foreign names lead to entries of the catalogue, and none that occurs in the collections is missing."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from jantaku._kernel import FACTS
from jantaku.rules import catalogue, load
from jantaku.rules.foreign_names import foreign_names

DATA: Final = Path(__file__).resolve().parents[3] / "shared" / "data"
needs_data = pytest.mark.skipif(not DATA.exists(), reason="the collections ../shared/data are not here")
KOBALAB: Final = Path(__file__).parent / "kobalab.toml"


def wins() -> Iterator[dict[str, Any]]:
    for name in ("hule", "tenhou_wins", "mjx_wins"):
        with (DATA / "hands" / f"{name}.jsonl").open(encoding="utf-8") as lines:
            yield from map(json.loads, lines)


def test_every_name_leads_to_the_catalogue() -> None:
    names = foreign_names()
    elements = catalogue().elements
    assert {*names.elements.values(), *map(names.element, names.mjlog.yaku)} <= elements.keys()
    for rule in names.rules.values():
        option = catalogue().options[rule.option]
        assert [option.canonical(rule.value(switched)) for switched in (True, False)] == [rule.on, rule.off]


def test_facts_tell_the_value_tiles_apart() -> None:
    names = foreign_names()
    assert {name for name in names.elements if names.element(name) == "yakuhai"} == names.facts.keys()
    assert set(names.facts.values()) <= {name for name, *_ in FACTS}


@pytest.mark.parametrize(
    ("number", "element"),
    [(0, "menzen_tsumo"), (9, "iipeikou"), (13, "yakuhai"), (24, "ittsuu"), (41, "suuankou_tanki"), (54, "akadora")],
)
def test_numbers_of_mjlog(number: int, element: str) -> None:
    assert foreign_names().mjlog_element(number) == element


def test_rules_as_options() -> None:
    assert foreign_names().options({"red_fives": False, "open_tanyao": True}) == {"akadora": 0, "kuitan": "on"}


def test_kobalab_differs_from_the_usual_rules_in_its_double_yakuman() -> None:
    kobalab, usual = load(KOBALAB), load("riichi")
    assert {name for name in usual.values if kobalab.values[name] != usual.values[name]} == {"double_yakuman"}
    double = {name for name, price in kobalab.plan.elements.items() if price.closed == "limit 16000"}
    assert double == {"suuankou_tanki", "kokushi_juusanmen", "junsei_chuuren", "daisuushii"}


@needs_data
def test_every_name_of_the_scored_hands_is_known() -> None:
    names = foreign_names()
    yaku, flags, rules, sets = set[str](), set[str](), set[str](), set[str]()
    for win in wins():
        yaku.update(entry["id"] for entry in win["expected"]["yaku"])
        flags.update(win["flags"])
        rules.update(win["rules"].keys() - {"set"})
        sets.add(win["rules"]["set"])
    assert {names.element(name) for name in yaku | flags} <= catalogue().elements.keys()
    assert rules == names.rules.keys()
    assert sets == {"tenhou", "kobalab"}  # a preset, and kobalab.toml beside this test


@needs_data
def test_the_numbers_are_those_of_the_collection() -> None:
    """The README of the records lists them: ``| 24 | ikkitsukan ... |``."""
    text = (DATA / "tenhou" / "README.md").read_text("utf-8")
    listed = {int(number): name for number, name in re.findall(r"\| (\d+) \| ([a-z_]+) ", text)}
    assert listed == dict(enumerate(foreign_names().mjlog.yaku))
