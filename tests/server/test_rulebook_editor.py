"""A rule set by switches: what can be changed, what contradicts what, repairs that work, sets side by side."""

from typing import Any

import pytest

from jantaku.rules import RuleSet, catalogue, load, presets, read
from jantaku.rules.relations import Condition, relations
from jantaku.rules.values import plain
from jantaku.server.rule_book.checks import check, written_sheet
from jantaku.server.rule_book.entries import switches
from jantaku.server.rule_book.rule_sets import compared, differences_on_wire, rows_compared, rule_set, rules_named
from jantaku.server.rule_book.words import means, price_words
from jantaku.server.web import messages as say
from jantaku.server.web.errors import ServerError


def ask(extends: str = "ema", **told: Any) -> dict[str, Any]:
    return check(say.Sheet(extends=extends, **told))


def test_all_options_of_the_game_can_be_switched() -> None:
    told = switches(load("ema"))
    known = {option["id"]: option for option in told["options"]}
    assert len(known) == sum(catalogue().has("riichi", name) for name in catalogue().options)
    assert sum(option["minimum"] for option in known.values()) == 50
    assert known["kuitan"]["value"] == "on"
    assert {value["value"] for value in known["kuitan"]["values"]} == {"on", "off", "closed_tsumo_only"}
    assert known["uma"]["forms"]["list"]["of"] == "number"
    assert {option["group"] for option in told["options"]} <= set(told["groups"])
    prices = {yaku["id"]: yaku["price"] for yaku in told["yaku"]}
    assert prices["ippatsu"] is not None
    assert all(catalogue().elements[name].option == "" for name in prices)


@pytest.mark.parametrize("preset", presets())
def test_no_switch_of_a_preset_stands_on_something_that_may_not_be_written(preset: str) -> None:
    for option in switches(load(preset))["options"]:
        assert plain(catalogue().options[option["id"]].canonical(option["value"])) == option["value"]


def test_changes_make_a_sheet_that_says_the_same() -> None:
    told = ask(options={"kuitan": "off", "uma": [20, 10, -10, -20]}, yaku={"ippatsu": "off", "honitsu": 3})
    assert told["ok"]
    assert told["playable"]
    rules = read(told["sheet"], "sheet.toml")
    assert rules.values["kuitan"] == "off"
    assert "ippatsu" not in rules.prices
    listed = {row["id"] for row in told["rules"]["differences"]}
    assert {"kuitan", "uma", "ippatsu"} <= listed
    assert told["rules"]["differences"] == differences_on_wire(load("ema"), rules)
    assert {row["id"] for row in told["paper"] if row["changed"]} == {"kuitan", "uma"}


def test_a_change_without_effect_is_told_with_its_reason() -> None:
    told = ask(extends="riichi", options={"pao": "off", "pao_honba_payer": "liable"})
    assert told["silent"].keys() == {"pao_honba_payer"}
    assert told["silent"]["pao_honba_payer"]["en"].endswith(": nobody is liable.")
    assert ask(extends="riichi", options={"pao_honba_payer": "liable"})["silent"] == {}
    assert rule_set(load("wrc"))["silent"].keys() == {"enchousen"}


def test_the_sheet_of_a_club_says_what_people_ask_and_nothing_of_the_program() -> None:
    usual = {row["id"]: row["means"]["en"] for row in ask(extends="riichi")["paper"]}
    assert {"akadora", "triple_ron", "nagashi_mangan", "kuitan", "start_target_points"} <= usual.keys()
    assert not {"chombo", "chombo_accumulates", "wrong_call_penalty", "knocked_over_tiles"} & usual.keys()
    fined = {row["id"] for row in ask(extends="riichi", options={"chombo": "mangan_reverse_tsumo"})["paper"]}
    assert {"chombo", "chombo_accumulates"} <= fined
    sichuan = {row["id"] for row in ask(extends="sichuan")["paper"]}
    assert "akadora" not in sichuan


def test_a_target_below_the_start_is_refused_in_a_sentence() -> None:
    told = ask(extends="riichi", options={"start_target_points": [30000, 10000]})
    assert not told["ok"]
    (problem,) = told["problems"]
    assert problem["options"] == ["start_target_points"]
    assert "10000 is less than 30000" in problem["text"]["en"]
    assert ask(extends="riichi", options={"start_target_points": [30000, 30000]})["ok"]


def test_a_conflict_names_both_sides_and_each_has_a_repair() -> None:
    options = {"yakuman_everything_adds": "on", "yakuman_single_cap": "on", "kuitan": "off"}
    told = ask("riichi", options=options)  # where yakuman add up
    assert not told["ok"]
    assert told["rules"] is None
    conflict, follows = told["conflicts"]
    assert conflict["kind"] == "excludes"
    sides = [side["id"] for side in conflict["sides"]]
    assert sides == ["yakuman_everything_adds", "yakuman_single_cap"]
    assert all(side["name"]["ru"] and side["means"]["ru"] for side in conflict["sides"])
    assert [repair["id"] for repair in conflict["repairs"]] == sides
    assert follows["kind"] == "needs"  # under the cap yakuman do not add up
    assert [side["id"] for side in follows["sides"]] == ["yakuman_everything_adds", "yakuman_combination"]
    for repair in (*conflict["repairs"], *follows["repairs"]):
        assert repaired(options, repair, "riichi")["ok"]


def repaired(options: dict[str, Any], repair: dict[str, Any], preset: str) -> dict[str, Any]:
    changed = {name: value for name, value in options.items() if name != repair["id"]}
    if repair["value"] is not None:
        changed[repair["id"]] = repair["value"]
    return ask(preset, options=changed)


def broken_by(conditions: tuple[Condition, ...], wanted: bool) -> dict[str, Any] | None:
    """Values by which all of these hold, or none does; None where there are none that are easily found."""
    chosen = {}
    for condition in conditions:
        option = catalogue().options[condition.option]
        words = [option.canonical(int(word) if word.isdecimal() else word) for word in option.words]
        values = [value for value in (*condition.values, *words) if (value in condition.values) != condition.negated]
        others = [value for value in words if (value in condition.values) == condition.negated]
        fitting = values if wanted else others
        if not fitting:
            return None
        chosen[condition.option] = plain(fitting[0])
    return chosen


def is_settled(options: dict[str, Any], rules: RuleSet) -> bool:
    """Whether something else in these rules leaves one of the options no choice: then it is a conflict of three."""
    return any(
        relation.kind in ("forces", "overrides")
        and relation.applies(rules.values)
        and not any(condition.option in options for condition in relation.when)
        and any(condition.option in options for condition in relation.then)
        for relation in relations()
    )


@pytest.mark.parametrize("at", range(len(relations())))
def test_every_conflict_can_be_repaired_without_touching_anything_else(at: int) -> None:
    relation = relations()[at]
    when = broken_by(relation.when, True)
    then = broken_by(relation.then, relation.kind == "excludes")
    if when is None or then is None:
        pytest.skip("its values are no words")
    options = then | when
    having = [name for name in presets() if all(catalogue().has(load(name).game, one) for one in options)]
    if not having:
        pytest.skip("no game has all of it")
    preset = next(name for name in having if not is_settled(options, load(name)))
    told = ask(preset, options=options)
    if told["ok"]:
        pytest.skip("the two say the same")
    assert told["conflicts"]
    offered = [repair for conflict in told["conflicts"] for repair in conflict["repairs"]]
    assert len({repair["id"] for repair in offered}) >= 2, told["problems"]
    before = len(told["problems"])
    for repair in offered:
        assert len(repaired(options, repair, preset)["problems"]) < before


def test_a_value_that_cannot_be_is_a_problem_with_a_way_back() -> None:
    told = ask(options={"uma": [30, 10]})
    assert not told["ok"]
    (conflict,) = told["conflicts"]
    assert [side["id"] for side in conflict["sides"]] == ["uma"]
    assert conflict["repairs"][0]["value"] is None


def test_local_yaku_by_group_and_by_id() -> None:
    answer = ask("riichi", options={"local_yaku": ["bonus", "shousharin"]})
    assert answer["ok"]
    row = next(row for row in answer["rules"]["differences"] if row["id"] == "local_yaku")
    assert row["other_means"] == {
        "ru": "ханы, которые добавляются к победе, но сами её не приносят; щощарин",
        "en": "bonus han, not enough for a win; Shousharin",
    }
    assert {"senkou", "shousharin"} <= {row["id"] for row in answer["rules"]["differences"] if row["kind"] == "element"}
    wrong = ask("riichi", options={"local_yaku": ["bonus", "shousharim"]})
    assert [problem["text"]["en"] for problem in wrong["problems"]] == [
        "unknown entry “shousharim”; did you mean “shousharin”?"
    ]


@pytest.mark.parametrize("options", [{"kuitan": None}, {"kuitan": {"x": [None]}}, {"a\nb": "on"}, {"kuitan": 1e400}])
def test_hostile_values_are_refused(options: dict[str, Any]) -> None:
    assert not ask(options=options)["ok"]


def test_a_sheet_quotes_what_it_must() -> None:
    sheet = written_sheet(say.Sheet(extends="ema", name={"ru": 'Клуб "Дракон"\n'}, options={"kuitan": "off"}))
    assert read(sheet, "sheet.toml").name("ru") == 'Клуб "Дракон"\n'


def test_three_sets_side_by_side_show_differing_rows_only() -> None:
    sets = [rules_named(name) for name in ("ema", "wrc", "tenhou")]
    rows = rows_compared(sets)
    assert rows
    for row in rows:
        assert len(row["values"]) == len(row["means"]) == 3
        assert len(set(row["values"])) > 1, row["id"]
    for one in (0, 1):
        for other in range(one + 1, 3):
            told = {row["id"] for row in differences_on_wire(sets[one], sets[other])}
            assert {row["id"] for row in rows if row["values"][one] != row["values"][other]} == told


def test_values_and_prices_in_words() -> None:
    options = catalogue().options
    assert means(options["uma"], (15, 5, -5, -15))["ru"] == "15, 5, −5, −15"
    assert means(options["kuitan"], "off") == {"ru": "только в закрытой руке", "en": "only in a closed hand"}
    rules = load("ema")
    assert price_words(rules.prices["honitsu"])["ru"] == "3 хан, открытая рука – 2 хан"
    assert price_words(None)["en"] == "does not count"


def test_a_preset_beside_a_sheet() -> None:
    sheet = written_sheet(say.Sheet(extends="ema", options={"kuitan": "off"}))
    rows = compared([say.OneSet(rules="ema"), say.OneSet(sheet=sheet)])["rows"]
    assert [row["id"] for row in rows if row["kind"] == "option"] == ["ari_ari", "kuitan"]
    with pytest.raises(ServerError, match="not_found"):
        compared([say.OneSet(rules="ema"), say.OneSet(rules="/etc/passwd")])
