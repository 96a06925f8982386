"""The table ``[parts]``: fields of the plan that no option says, said straight."""

import json

import pytest

from jantaku.rules import RuleSet, RuleSetError, catalogue, load, part_differences, presets, read, schema, without
from jantaku.rules.plan import Plan, SharePlan
from jantaku.rules.plan_fields import ALSO_STRAIGHT, said_by_options
from jantaku.rules.sheet_parts import PLACES, canonical, usual, written_part
from jantaku.texts import SayableError


def club(rest: str) -> RuleSet:
    return read(sheet(rest), "club.toml")


def sheet(rest: str) -> str:
    return f'id = "club"\nextends = "riichi"\n{rest}'


def mistakes(rest: str) -> list[str]:
    with pytest.raises(RuleSetError) as caught:
        club(rest)
    return [problem.message() for problem in caught.value.problems]


def test_a_field_is_set_by_its_name_in_the_plan() -> None:
    rules = club('parts.wall.dice = 1\n[parts.seats]\nvalue_tiles = ["4z"]\nround_counts = false\n')
    assert rules.parts == {"wall.dice": 1, "seats.value_tiles": ("4z",), "seats.round_counts": False}
    assert rules.plan.wall.dice == 1
    assert rules.plan.seats.value_tiles == ("4z",)
    assert not rules.plan.seats.round_counts
    assert rules.fingerprint != load("riichi").fingerprint


def test_what_is_said_as_it_usually_is_means_the_same() -> None:
    assert club("parts.wall.dice = 2").fingerprint == load("riichi").fingerprint


def test_children_inherit_field_by_field(tmp_path) -> None:  # type: ignore[no-untyped-def]
    (tmp_path / "club.toml").write_text(sheet("parts.calls.least_live = 2\nparts.payments.shares.ron = [60, 48]\n"))
    text = 'id = "x"\nextends = "club"\nparts.calls.most_runs = 8\n[parts.payments.shares]\ntsumo_dealer = 36\n'
    child = read(text, beside=tmp_path)
    assert (child.plan.calls.least_live, child.plan.calls.most_runs) == (2, 8)
    assert child.plan.payments.shares == SharePlan(ron=(60, 48), tsumo_dealer=36)
    emptied = read('id = "x"\nextends = "club"\nparts.payments.shares = "none"\n', beside=tmp_path)
    assert emptied.plan.payments.shares is None
    assert emptied.parts == {"calls.least_live": 2, "payments.shares": None}
    assert read(emptied.to_toml(), beside=tmp_path) == emptied


def test_some_of_a_few_words_stand_in_any_order() -> None:
    rules = club('parts.calls.verbs = ["pon", "kan"]')
    assert rules.plan.calls.verbs == ("kan", "pon")
    assert rules.plan == club('parts.calls.verbs = ["kan", "pon"]').plan


@pytest.mark.parametrize(
    ("rest", "mistake"),
    [
        ("parts = 3", "3: parts must be a table."),
        ("parts.wall = 3", "3: parts.wall must be a table."),
        ("parts.wal.replacements = 3", "3: unknown entry “parts.wal”; did you mean “parts.wall”?"),
        (
            "parts.calls.least_liv = 3",
            "3: unknown entry “parts.calls.least_liv”; did you mean “parts.calls.least_live”?",
        ),
        (
            "parts.exclusion.kinds = 30",
            "3: 30 kinds out of play may leave too few tiles to deal: up to 171 tiles would be needed, "
            "and there are 136.",
        ),
        (
            "parts.furiten.x = 3",
            "3: unknown part “parts.furiten.x”; "
            "expected: missed, ends, yakuman_free, riichi_tsumo, own_pond, own_last, open_tiles, until_discard, "
            "tsumo_too, temporary, in_riichi, more.",
        ),
        (
            "parts.payments.shares.rom = [1, 2]",
            "3: unknown entry “parts.payments.shares.rom”; did you mean “parts.payments.shares.ron”?",
        ),
        ("parts.calls.least_live = { a = 3 }", "3: parts.calls.least_live must be a table."),
        (
            "[parts.calls]\nmost_runs = 4\nleast_live = -3",
            "5: parts.calls.least_live cannot be -3; expected: a number from 0 to 1000000.",
        ),
        (
            "parts.calls.least_live = true",
            "3: parts.calls.least_live cannot be true; expected: a number from 0 to 1000000.",
        ),
        ("parts.fu.counted = 1", "3: parts.fu.counted cannot be 1; expected: true, false."),
        (
            'parts.payments.noten_to = "all"',
            '3: parts.payments.noten_to cannot be "all"; expected: ready, table, worth.',
        ),
        ("parts.wall.dice = 3", "3: parts.wall.dice cannot be 3; expected: 1, 2."),
        (
            'parts.calls.verbs = ["chow"]',
            '3: parts.calls.verbs cannot be ["chow"]; expected: a list of some of chi, pon, kan.',
        ),
        ('parts.seats.tiles = ["8z"]', '3: parts.seats.tiles cannot be ["8z"]; expected: a list of tiles such as 7z.'),
        ('parts.grammar.absent = "hm"', '3: parts.grammar.absent cannot be "hm"; expected: tiles such as 2345678m.'),
        (
            "parts.payments.shares.ron = [1, 2, 3]",
            "3: parts.payments.shares.ron cannot be [1, 2, 3]; expected: a list of 2 numbers from 0 to 1000000.",
        ),
        (
            "parts.calls.most_runs = false",
            "3: parts.calls.most_runs cannot be false; expected: a number from 0 to 1000000; none.",
        ),
        ("parts.fu.base = 30", "3: the option fu_base sets parts.fu.base: use the option instead."),
        (
            "parts.admission.shibari_from_honba = 4",
            "3: the option ryanhan_shibari sets parts.admission.shibari_from_honba: use the option instead.",
        ),
        (
            'yakuman_single_cap = "on"\nparts.value.most = 9000',
            "4: the option yakuman_single_cap sets parts.value.most: use the option instead.",
        ),
        ("parts.payments.seats = 3", "1: uma has 4 places for 3 players."),
        ('[sources]\n"calls.least_liv" = "x"', "4: unknown entry “calls.least_liv”; did you mean “calls.least_live”?"),
    ],
)
def test_one_mistake(rest: str, mistake: str) -> None:
    assert mistakes(rest) == [f"club.toml:{mistake}"]


def test_an_unknown_tile_set_is_told_with_those_there_are() -> None:
    (told,) = mistakes('parts.grammar.tile_set = "sannma"')
    assert told.startswith('club.toml:3: parts.grammar.tile_set cannot be "sannma"; expected: riichi, ')


def test_mistakes_are_told_in_russian_too() -> None:
    with pytest.raises(RuleSetError) as caught:
        club("parts.fu.base = 30\nparts.wall.dice = 3\nparts.furiten.x = 3")
    assert caught.value.message("ru").splitlines()[1:] == [
        "club.toml:3: parts.fu.base задаётся правилом fu_base: укажите это правило.",
        "club.toml:4: у parts.wall.dice не бывает значения 3; можно: 1, 2.",
        "club.toml:5: нет части «parts.furiten.x»; "
        "есть: missed, ends, yakuman_free, riichi_tsumo, own_pond, own_last, open_tiles, until_discard, tsumo_too, "
        "temporary, in_riichi, more.",
    ]


def test_an_option_that_a_child_switches_on_meets_what_the_parent_said(tmp_path) -> None:  # type: ignore[no-untyped-def]
    (tmp_path / "club.toml").write_text(sheet("parts.value.most = 9000\n"))
    assert read('id = "x"\nextends = "club"\n', beside=tmp_path).plan.value.most == 9000
    with pytest.raises(RuleSetError, match=r"rules.toml:3: the option yakuman_single_cap sets parts.value.most"):
        read('id = "x"\nextends = "club"\nyakuman_single_cap = "on"\n', beside=tmp_path)


def test_readings_may_be_of_fields_and_of_the_game() -> None:
    rules = club('parts.calls.least_live = 18\n[readings]\n"calls.least_live" = "Late."\nriichi = "As here."\n')
    assert rules.header.readings["calls.least_live"] == "Late."
    assert read(rules.to_toml()) == rules


def test_only_differences_are_written() -> None:
    rules = club("parts.calls.least_live = 18\nparts.fu.counted = false\nparts.calls.most_runs = 2")
    assert [line for line in rules.to_toml().splitlines() if line.startswith("parts")] == [
        "parts.fu.counted = false",
        "parts.calls.least_live = 18",
        "parts.calls.most_runs = 2",
    ]
    assert read(rules.to_toml()) == rules


def test_rule_sets_are_compared_field_by_field() -> None:
    one, other = (
        club("parts.calls.least_live = 18"),
        club('parts.seats.value_tiles = ["4z"]\nparts.payments.shares.ron = [60, 48]'),
    )
    assert part_differences(one, other) == (
        ("calls.least_live", "18", "1"),
        ("seats.value_tiles", '["5z", "6z", "7z"]', '["4z"]'),
        ("payments.shares.ron", "-", "[60, 48]"),
    )
    assert part_differences(load("riichi"), club("parts.calls.least_live = 1")) == ()


def test_one_can_do_without_a_field() -> None:
    rules = club("parts.calls.least_live = 18\nparts.wall.replacements = 8")
    rest = without(rules, "calls.least_live")
    assert rest.id == "club-without-calls_least_live"
    assert (rest.plan.calls.least_live, rest.plan.wall.replacements) == (1, 8)
    assert without(rules, "parts.wall.replacements").plan.wall.replacements == 4
    with pytest.raises(SayableError, match=r"does not use 'wall\.dice'"):
        without(rules, "wall.dice")
    shared = club("parts.payments.shares.ron = [60, 48]")
    assert without(shared, "payments.shares.ron").plan.payments.shares is None


def test_every_field_has_a_value_that_can_be_written() -> None:
    for place in PLACES:
        if place.count(".") == 1 and place not in said_by_options():
            ((_, value),) = usual(place).items()
            told = json.loads(written_part(value)) if value is not None else "none"
            assert canonical(place, told) == value, place


def test_the_schema_knows_the_fields_that_no_option_sets() -> None:
    told = schema()["properties"]["parts"]["properties"]
    assert set(told) <= set(Plan.__struct_fields__)
    assert told["wall"]["properties"]["replacements"]["maximum"] == 1_000_000
    assert "base" not in told["fu"]["properties"]
    assert "counted" in told["fu"]["properties"]
    assert "most" in told["value"]["properties"]
    shares, none = told["payments"]["properties"]["shares"]["anyOf"]
    assert "ron" in shares["properties"]
    assert none == {"const": "none"}


def test_fields_of_options_are_found() -> None:
    assert said_by_options()["fu.base"] == "fu_base"
    assert said_by_options()["calls.window_ms"] == "call_timeouts"
    assert said_by_options()["payments.pao_combined"] == "pao"
    assert said_by_options().keys() >= ALSO_STRAIGHT
    assert set(said_by_options()) <= PLACES.keys()
    assert set(said_by_options().values()) <= catalogue().options.keys()


def test_a_child_may_be_another_game() -> None:
    rules = club('game = "sanma"\numa = [20, 0, -20]\nstart_target_points = [35000, 40000]')
    assert rules.game == "sanma"
    assert rules.plan.payments.seats == 3
    assert rules.plan.settlement.oka == 15
    sinking = club('game = "sanma"\nshizumi_uma = "on"').plan.settlement
    assert sinking.uma == (0, 0, 0)
    assert sinking.uma_by_above == {"0": (20, -10, -10), "1": (20, -10, -10), "2": (10, 0, -10)}


def test_the_uma_must_be_that_of_the_game() -> None:
    assert mistakes('game = "sanma"') == ["club.toml:3: uma has 4 places for 3 players."]
    assert mistakes('game = "sanma"\nuki_uma = "on"') == ["club.toml:4: uki_uma has 4 places for 3 players."]


def test_where_the_game_leaves_it_open_the_field_says_how_many_play() -> None:
    assert club('game = "majan_100"').plan.payments.seats == 4
    three = 'game = "majan_100"\numa = [20, 0, -20]\nparts.payments.seats = 3'
    assert club(three).plan.payments.seats == 3


@pytest.mark.parametrize("preset", presets())
def test_no_preset_says_straight_what_an_option_says(preset: str) -> None:
    rules = load(preset)
    assert not rules.parts.keys() & (said_by_options().keys() - ALSO_STRAIGHT)
