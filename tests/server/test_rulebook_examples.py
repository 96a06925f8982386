"""Examples on the rule pages: packed scenarios, played by the table."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jantaku.rules import Game, catalogue
from jantaku.scenarios.scenario import run
from jantaku.server.rule_book.entries import entries
from jantaku.server.rule_book.examples import _packed, example, examples_of
from jantaku.server.web.errors import ServerError
from jantaku.yaku import elements as yaku

PACKER = Path(__file__).parents[2] / "scripts" / "pack_examples"


@pytest.mark.skipif(not PACKER.exists(), reason="the source archive has no scripts")
def test_the_packed_examples_are_those_of_the_tests() -> None:
    checked = subprocess.run([sys.executable, str(PACKER), "--check"], check=False)
    assert checked.returncode == 0, "run scripts/pack_examples"


def test_everything_that_is_built_has_an_example() -> None:
    for entry in catalogue():
        if entry.state == "done" and not isinstance(entry, Game):
            own = yaku().get(entry.id)
            assert examples_of(entry) or (own and (own.examples or own.ponds)), entry.id


def test_examples_come_out_as_they_say() -> None:
    every = [one for of in _packed().values() for one in of.values()]
    for one in every[:: max(1, len(every) // 25)]:
        assert run(one.scenario).differences == [], f"{one.rule} {one.name}"


def of(entry: str) -> dict[Any, list[dict[str, Any]]]:
    option = catalogue().options[entry]
    found: dict[Any, list[dict[str, Any]]] = {}
    for one in examples_of(option):
        found.setdefault(one["value"], []).append(one)
    return found


def test_kuikae_on_and_off_side_by_side() -> None:
    found = of("kuikae")
    assert set(found) == {"allowed", "suji_allowed", "forbidden"}
    assert found["forbidden"][0]["means"]["ru"]
    refused = example("kuikae", found["forbidden"][0]["name"])
    allowed = example("kuikae", found["allowed"][0]["name"])
    kinds = [step["refusal"]["kind"] for step in refused["steps"] if step["refusal"]]
    assert kinds
    assert all(kind.startswith("kuikae") for kind in kinds)
    assert not any(step["refusal"] for step in allowed["steps"])
    assert any("нельзя" in step["refusal"]["text"]["ru"] for step in refused["steps"] if step["refusal"])


def test_an_example_shows_hand_moves_and_outcome() -> None:
    option = catalogue().options["kiriage_mangan"]
    told = example("kiriage_mangan", examples_of(option)[0]["name"])
    assert told["seats"]
    first, last = told["steps"][0], told["steps"][-1]
    seat = first["board"]["seats"][told["seats"][0]]
    assert len(seat["tiles"]) + 3 * len(seat["melds"]) in (13, 14)
    assert first["said"] == {"en": "", "ru": ""}
    assert last["board"] != first["board"]
    assert told["result"]["wins"][0]["explained"]["summary"]["ru"]
    assert sum(told["result"]["after"]) == sum(told["result"]["before"])


def test_seats_are_called_as_each_language_calls_them() -> None:
    told = example("kuikae", of("kuikae")["allowed"][0]["name"])
    sentences = [event["text"] for step in told["steps"] for event in step["told"]]
    called = next(text for text in sentences if "чи" in text["ru"])
    assert " E" in called["en"]
    assert " В" in called["ru"]
    assert " E" not in called["ru"]


def test_rules_without_a_switch_are_shown_where_people_look_for_them() -> None:
    furiten = catalogue().options["furiten_kinds"]
    assert [one for one in examples_of(furiten) if one["name"].startswith("furiten-")]
    assert examples_of(catalogue().games["sichuan"])


def test_an_entry_tells_what_its_page_needs() -> None:
    (kuikae,) = entries("kuikae")
    assert kuikae["seed"].startswith("000:1006")
    assert {"set": "ema", "value": "forbidden"}.items() <= next(
        one for one in kuikae["sets"] if one["set"] == "ema"
    ).items()
    assert kuikae["scenarios"]
    (pinfu,) = entries("pinfu")
    assert pinfu["element"]["examples"]
    assert pinfu["element"]["near"]
    assert pinfu["element"]["price"]["ru"] == "1 хан, только закрытая рука"
    single = next(one for one in entries("yakuman_single_cap") if one["kind"] == "option")
    assert {relation["kind"] for relation in single["option"]["relations"]} == {"excludes", "overrides"}


def test_what_is_not_there_is_not_found() -> None:
    with pytest.raises(ServerError, match="not_found"):
        example("kuikae", "nothing")
    with pytest.raises(ServerError, match="not_found"):
        example("../../etc", "passwd")


def test_an_example_tells_the_yaku_that_it_adds() -> None:
    (added,) = example("mini_sangen", "mini_sangen-on")["yaku"]
    assert (added["id"], added["means"]["ru"]) == ("mini_sangen", "1 хан")
    assert added["name"]["ru"]
    assert example("mini_sangen", "mini_sangen-off")["yaku"] == []


def test_an_example_is_told_to_russians_in_russian_letters() -> None:
    """Neither seats nor tiles are written as the file has them."""
    for entry, name in (("kuikae", "forbidden"), ("nuki_dora", "tiles_wrong"), ("taiwanese", ""), ("sichuan", "")):
        known = catalogue().named(entry)
        found = [one["name"] for one_entry in known for one in examples_of(one_entry) if name in one["name"]]
        told = example(entry, found[0])
        russian = [text for text in sentences(told) if text]
        assert len(russian) > 5
        assert [text for text in russian if re.search(r"\b[0-9]+[mpszf]\b|\b[ESWN]\b|\b(?:chi|pon|ron)\b", text)] == []


def sentences(told: Any) -> Iterator[str]:
    """All that is said in Russian, however deep."""
    if isinstance(told, list):
        for one in told:
            yield from sentences(one)
    elif isinstance(told, dict):
        if told.keys() == {"en", "ru"}:
            yield from [told["ru"]] if isinstance(told["ru"], str) else told["ru"]
        else:
            yield from sentences(list(told.values()))
