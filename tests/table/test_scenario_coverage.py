"""Every value of every option that the program obeys has a scenario that shows it, and so has every element.

Every word of an option needs one; where numbers, lists, tables or codes may be written, too, there must be one such
value beside the usual one. And it must show the rule on and off: with another value of the option the same play does
not come out as the scenario says.
"""

from collections.abc import Iterator
from functools import cache
from typing import get_args

import msgspec
import pytest

from jantaku.rules import Option, catalogue, presets, written
from jantaku.rules import read as read_rules
from jantaku.rules.entries import Element
from jantaku.rules.plan import Plan
from jantaku.rules.sheet_parts import usual
from jantaku.rules.values import Value, plain
from jantaku.scenarios.scenario import Plain, Scenario, WrongRules, run
from jantaku.scoring.score import NoWinError, score
from jantaku.scoring.win import Flag, Win, read_win
from jantaku.table.table import table_of
from jantaku.texts import SayableError
from jantaku.yaku import Example, elements
from tests.table.test_scenarios import FILES, FOLDER, read

DONE = tuple(option for option in catalogue().options.values() if option.state == "done")
UNTOLD = {
    "fu_run": ["0"],  # the only value that is built
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
    "tw_flower": {"parts.dora.nuki_han": 0},
    "tw_liability": {"pao": "off"},
    # one field for the closed, the open, the added and the deferred kong; the last one costs nothing
    "sc_pay_closed_kong": {"parts.kans.pays": [0, 2, 1, 0]},
    "sc_pay_open_kong": {"parts.kans.pays": [2, 0, 1, 0]},
    "sc_pay_added_kong": {"parts.kans.pays": [2, 2, 0, 0]},
    "rengo_season_frame": {"parts": {"supplements": {"season_sets": False}}},
    # as they are punished everywhere else, or could be
    "honba": {"honba_value": 0},
    "sanma_penalty_false_agari": {"chombo": "none"},
    "sanma_penalty_too_few_tiles": {"parts.payments.too_few_tiles": "chombo"},
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


# ---------------------------------------------------------------- elements that are a line of the price list

LISTED = tuple(
    element
    for element in catalogue().elements.values()
    if element.state == "done" and not element.place and not element.option
)
"""What an option alone switches is shown by its values."""


@cache
def counted_in() -> dict[str, list[Scenario]]:
    """Scenarios that expect a win to count an element, those of its own folder first."""
    found: dict[str, list[Scenario]] = {}
    for path in FILES:
        scenario = read(path)
        for named in (scenario.expect.yaku, scenario.expect.labels):
            winners = named.values() if isinstance(named, dict) else [named or []]
            for name in {name for words in winners for name in words}:
                found.setdefault(name, []).insert(0 if scenario.rule == name else len(FILES), scenario)
    return found


def lacking_it(plan: Plan, name: str) -> Plan:
    """The same plan with everything in the price list but this."""
    return msgspec.structs.replace(plan, elements={id_: each for id_, each in plan.elements.items() if id_ != name})


def needs_it(scenario: Scenario, name: str) -> bool:
    """Whether the scenario comes out otherwise at a table that does not know the element."""
    twin = msgspec.structs.replace(scenario, game="without")
    try:
        return bool(run(twin, {"without": lambda plan: table_of(lacking_it(plan, name))}).differences)
    except SayableError:
        return True


def worth(win: Win, plan: Plan) -> tuple[int, int, frozenset[str]] | None:
    """What the hand comes to, and what is named of it; None where it does not win."""
    try:
        scored = score(win, plan)
    except NoWinError:
        return None
    return scored.base, scored.han, frozenset({*(each.id for each in scored.elements), *scored.labels})


def raises(example: Example, element: Element) -> bool:
    """Whether rules that have the element count it in the example, and the hand comes to something else without it."""
    game = next(game for game in element.games if game in presets())
    plan = read_rules(f'id = "on"\nextends = "{game}"\nyaku.add = ["{element.id}"]', "on.toml").plan
    flags: list[Flag] = [fact for fact in get_args(Flag) if fact in example.told]
    win = read_win(
        example.hand,
        example.win,
        by=example.by,
        seat=example.seat,
        round=example.round,
        indicators=example.indicators,
        ura=example.ura,
        flags=flags,
        facts={*example.told} - {*flags, "dealer", "tsumo"},
    )
    found = worth(win, plan)
    return found is not None and element.id in found[2] and found != worth(win, lacking_it(plan, element.id))


@pytest.mark.parametrize("element", LISTED, ids=lambda element: element.id)
def test_an_element_changes_what_a_win_is_worth(element: Element) -> None:
    """At the table, or where no scenario counts it in the example that its page shows."""
    if element.id in counted_in():
        assert any(needs_it(scenario, element.id) for scenario in counted_in()[element.id])
    elif elements()[element.id].ponds:  # it belongs to a draw
        assert any(needs_it(scenario, element.id) for scenario in map(read, FILES) if scenario.rule == element.id)
    else:
        assert any(raises(example, element) for example in elements()[element.id].examples)


def lacks_on_or_off(element: Element) -> bool:
    """Whether nothing shows the element where it counts, or nothing where it does not."""
    known = elements()[element.id]
    counted = {pond.counts for pond in known.ponds}
    return not (known.examples and known.near) and counted != {True, False}


def test_every_element_has_an_example_and_a_near_miss() -> None:
    done = [element for element in catalogue().elements.values() if element.state == "done"]
    assert [element.id for element in done if not element.place and lacks_on_or_off(element)] == []
    switched = {element.option for element in done if element.option}
    assert switched <= {option.id for option in DONE}, "what switches an element is shown by its values"
    assert len(done) == len(LISTED) + sum(bool(element.place or element.option) for element in done)
