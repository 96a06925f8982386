"""Every value of every option that the program obeys has a scenario that shows it, and so has every element.

Every word of an option needs one; where numbers, lists, tables or codes may be written, too, there must be one such
value beside the usual one. And it must show the rule on and off: with another value of the option the same play does
not come out as the scenario says.
"""

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from jantaku.rules import Option, catalogue, written
from jantaku.rules.entries import Element
from jantaku.rules.parts import usual
from jantaku.rules.values import Value, plain
from jantaku.table.scenario import Plain, Scenario, WrongRules, run
from jantaku.texts import SayableError
from jantaku.yaku import elements
from tests.table.test_scenarios import FILES, FOLDER, read

DONE = tuple(option for option in catalogue().options.values() if option.state == "done")
UNTOLD = {
    "fu_run": ["0"],  # the only value that is built
    "sc_exchange_three": ["off"],  # where the play does not name an exchange there has been one; its twins need theirs
}
"""Values whose scenarios come out with any other value, too."""


def shown() -> dict[str, set[Value]]:
    """The values that the scenarios show, by option."""
    values: dict[str, set[Value]] = {}
    for path in FILES:
        scenario = read(path)
        if scenario.value is not None:
            values.setdefault(scenario.rule, set()).add(scenario.value)
    return values


def lacking(option: Option, values: set[Value]) -> Iterator[str]:
    """What has no scenario."""
    words = {str(value) for value in values}
    for word in option.words:
        if word not in option.unbuilt and word not in words:
            yield word
    if any(form is not None for form in (option.number, option.array, option.table, option.code)):
        others = {value for value in values if str(value) not in option.words}
        if str(option.default) not in option.words and option.default not in others:
            yield f"{written(option.default)} (the usual value)"
        if not others - {option.default}:
            yield "a number, list or table" if option.words else "another value"


def test_every_value_of_a_built_option_has_a_scenario() -> None:
    values = shown()
    missing = {
        option.id: list(dict.fromkeys(lacking(option, values.get(option.id, set()))))
        for option in catalogue().options.values()
        if option.state == "done"
    }
    lines = [f"  {option}: {', '.join(found)}" for option, found in missing.items() if found]
    count = sum(map(len, missing.values()))
    assert not lines, "\n".join([f"{count} values of {len(lines)} options have no scenario:", *lines])


def test_no_scenario_shows_what_is_not_built() -> None:
    unbuilt = [
        str(path.relative_to(FOLDER))
        for path in FILES
        if (scenario := read(path)).value is not None
        and not catalogue().options[scenario.rule].is_built(scenario.value)
    ]
    assert unbuilt == []


# ---------------------------------------------------------------- on and off


@cache
def scenarios() -> dict[str, list[Scenario]]:
    """Those that show a value, by option."""
    found: dict[str, list[Scenario]] = {}
    for path in FILES:
        scenario = read(path)
        if scenario.value is not None:
            found.setdefault(scenario.rule, []).append(scenario)
    return found


def sort_of(option: Option, value: Value) -> str:
    """The word; all numbers, lists and the like are of one sort."""
    return str(value) if str(value) in option.words else "a number, list or table"


def comes_out_with(scenario: Scenario, value: Value) -> bool | None:
    """Whether the scenario comes out as it says with this value of its option in place of its own; None where such
    rules contradict themselves. What cannot even be laid out so, like a red five where there is none, does not."""
    return comes_out(msgspec.structs.replace(scenario, settings={**scenario.settings, scenario.rule: plain(value)}))


def comes_out(twin: Scenario) -> bool | None:
    """Whether it comes out as it says; None where its rules contradict themselves."""
    try:
        return not run(twin).differences
    except WrongRules:
        return None
    except SayableError:  # no such table can be laid out, or the referee has nothing to rule on
        return False


def tells(scenario: Scenario, option: Option, others: list[Value]) -> bool:
    """Whether it needs its value: with some other one it comes out otherwise."""
    return any(comes_out_with(scenario, value) is False for value in others if value != scenario.value)


def untold(option: Option) -> Iterator[str]:
    """Sorts of values whose scenarios would come out as well with any other value."""
    shown_by = scenarios().get(option.id, [])
    values = list(
        dict.fromkeys([option.default, *(scenario.value for scenario in shown_by if scenario.value is not None)])
    )
    sorts: dict[str, list[Scenario]] = {}
    for scenario in shown_by:
        assert scenario.value is not None
        sorts.setdefault(sort_of(option, scenario.value), []).append(scenario)
    for sort, found in sorts.items():
        if not any(tells(scenario, option, values) for scenario in found):
            yield sort


@pytest.mark.parametrize("option", DONE, ids=lambda option: option.id)
def test_every_value_is_shown_on_and_off(option: Option) -> None:
    assert list(untold(option)) == UNTOLD.get(option.id, [])


# ---------------------------------------------------------------- elements that are a field of the plan

WITHOUT: dict[str, dict[str, Plain]] = {
    "sc_cost_table": {"sc_fan_cap": "none"},
    "sc_self_draw_point": {"parts.payments.shares.tsumo_extra": [0, 0]},
    "tw_liability": {"pao": "off"},
    # one field for the closed, the open, the added and the deferred kong; the last one costs nothing
    "sc_pay_closed_kong": {"parts.kans.pays": [0, 2, 1, 0]},
    "sc_pay_open_kong": {"parts.kans.pays": [2, 0, 1, 0]},
    "sc_pay_added_kong": {"parts.kans.pays": [2, 2, 0, 0]},
    "sc_pay_deferred_kong": {"parts.kans.pays": [2, 2, 1, 1]},
}
"""How a sheet says that they do not hold, where it is not enough to leave the field as the plan has it."""
PLACED = tuple(
    element
    for element in catalogue().elements.values()
    if element.state == "done" and element.place and element.id not in catalogue().options
)
"""Those that bear the name of an option are shown by its values."""


def without(element: Element) -> dict[str, Plain]:
    """What a sheet says where the element does not hold."""
    if element.id in WITHOUT:
        return WITHOUT[element.id]
    return {f"parts.{place}": plain(value) for place, value in usual(element.place).items()}  # type: ignore[arg-type]


@pytest.mark.parametrize("element", PLACED, ids=lambda element: element.id)
def test_a_field_of_the_plan_is_shown_on_and_off(element: Element) -> None:
    """Some scenario comes out otherwise without the element, and another one shows where it changes nothing."""
    came = {}
    for path in FILES:
        scenario = read(path)
        if scenario.rule == element.id:
            twin = msgspec.structs.replace(scenario, settings={**scenario.settings, **without(element)})
            came[path.stem] = comes_out(twin)
    assert {*came.values()} == {True, False}, came


def lacks_on_or_off(element: Element) -> bool:
    """Whether nothing shows the element where it counts, or nothing where it does not."""
    known = elements()[element.id]
    counted = {pond.counts for pond in known.ponds}
    return not (known.examples and known.near) and counted != {True, False}


def test_every_element_is_shown_on_and_off() -> None:
    done = [element for element in catalogue().elements.values() if element.state == "done" and not element.place]
    assert [element.id for element in done if lacks_on_or_off(element)] == []
