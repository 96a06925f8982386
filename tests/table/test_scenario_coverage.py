"""Every value of every option that the program obeys has a scenario that shows it.

Every word of an option needs one; where numbers, lists, tables or codes may be written, too, there must be one such
value beside the usual one.
"""

from collections.abc import Iterator

from jantaku.rules import Option, catalogue, written
from jantaku.rules.values import Value
from tests.table.test_scenarios import FILES, FOLDER, read


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
