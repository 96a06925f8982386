"""Rule sets: read, checked, put together, written."""

import re
from pathlib import Path

import pytest

from jantaku.rules import RuleSetError, catalogue, differences, load, own_differences, presets, read, rule_set
from jantaku.rules.plan import ElementPlan, LengthPlan, Plan, _unusual
from jantaku.rules.prices import ElementPrice
from jantaku.texts import SayableError, TextId, Texts
from jantaku.tiles import NotationError


def mistakes(text: str, file: str = "club.toml") -> list[str]:
    with pytest.raises(RuleSetError) as caught:
        read(text, file)
    return [problem.message() for problem in caught.value.problems]


def club(rest: str) -> str:
    return f'id = "club"\nextends = "riichi"\n{rest}'


def test_a_child_says_only_what_differs() -> None:
    rules = read(club('kuitan = false\numa = [15, 5, -5, -15]\nyaku.price = { renhou = "mangan" }'))
    assert rules.values["kuitan"] == "off"
    assert rules.values["uma"] == (15, 5, -5, -15)
    assert rules.values["bazoro"] == 2
    assert rules.prices["renhou"] == ElementPrice("mangan", None)
    assert rules.parent == load("riichi")


def test_all_mistakes_are_told_at_once_each_with_its_line() -> None:
    text = club(
        """\
kuitann = "on"
honba_value = 153
uma = [
    15, 5,
    "x", -15]
pinfu = 2
ryanhan_shibari = { who = "nobody" }
yaku.add = ["daisharim"]
yaku.remove = ["renhou", "uradora"]
yaku.price.honitsu = { closed = 3, opened = 2 }
yaku.price.chinitsu = "hanneman"

[yaku.patterns.tanyao]
pattern = "22x"
price = 1
"""
    )
    told = mistakes(text)
    assert told == [
        "club.toml:3: unknown entry “kuitann”; did you mean “kuitan”?",
        "club.toml:4: honba_value cannot be 153; expected: a number from 0 to 10000 in steps of 5.",
        'club.toml:7: uma cannot be "x"; expected: a list of 2–8 numbers from -1000 to 1000; '
        "a table with 0, 1, 2, 3, 4.",
        "club.toml:8: “pinfu” is a yaku, not an option: write it under yaku.add, yaku.remove or yaku.price.",
        'club.toml:9: ryanhan_shibari.who cannot be "nobody"; expected: all, dealer.',
        "club.toml:10: unknown entry “daisharim”; did you mean “daisharin”?",
        "club.toml:11: only the option uradora can switch uradora.",
        "club.toml:11: renhou is not in use, so it cannot be removed.",
        "club.toml:12: yaku.price.honitsu cannot be { closed = 3, opened = 2 }; expected a number of han, mangan, "
        "haneman, baiman, sanbaiman, yakuman, 2x yakuman, hand_value, or a table with closed and open.",
        told[9],
        told[10],
    ]
    assert told[9].startswith('club.toml:13: yaku.price.chinitsu cannot be "hanneman"')
    assert told[10].startswith("club.toml:15: “tanyao” cannot be the id of a custom yaku")


def test_mistakes_are_told_in_russian_too() -> None:
    with pytest.raises(RuleSetError) as caught:
        read(club('kuitann = "on"\nkiriage_mangan = "maybe"'), "club.toml")
    assert caught.value.message("ru").splitlines() == [
        "в наборе правил 2 ошибки:",
        "club.toml:3: в каталоге нет «kuitann»; может быть, «kuitan»?",
        'club.toml:4: у kiriage_mangan не бывает значения "maybe"; можно: off, on, only_3_han_60_fu, only_4_han_30_fu.',
    ]


@pytest.mark.parametrize(
    ("rest", "mistake"),
    [
        (
            'shizumi_uma = "on"\nuki_uma = "on"',
            'club.toml:3: shizumi_uma = "on" and uki_uma = "on" exclude each other.',
        ),
        (
            'kuipinfu = "closed_tsumo_only"\npinfu_tsumo = "off"',
            'club.toml:3: kuipinfu = "closed_tsumo_only" and pinfu_tsumo = "off" exclude each other.',
        ),
        (
            'kandora = "off"\nkan_uradora = "on"',
            'club.toml:3: with kandora = "off", kan_uradora = "on" has no effect; expected kan_uradora = "off".',
        ),
        (
            'minimum_rises_by_round = "on"\ngame_length = "tonpuusen"',
            'club.toml:3: minimum_rises_by_round = "on" forces game_length = "ichansen", but it is "tonpuusen".',
        ),
        ("yakitori_lunch = 4", 'club.toml:3: yakitori_lunch = 4 needs yakitori ≠ "off", but it is "off".'),
        (
            'yaku.add = ["chousankou"]\nyaku.remove = ["chousankou"]',
            "club.toml:4: chousankou is both removed and used.",
        ),
        ('id_ = "x"', "club.toml:3: unknown entry “id_”; did you mean “id”?"),
        (
            "ryanhan_shibari = { whom = 1 }",
            "club.toml:3: unknown entry “ryanhan_shibari.whom”; did you mean “ryanhan_shibari.who”?",
        ),
        ("name = 5", "club.toml:3: “name” must be a table with texts for ru and en."),
        ('unknown = ["kuitann"]', "club.toml:3: unknown entry “kuitann”; did you mean “kuitan”?"),
        ("yaku.price = 3", "club.toml:3: yaku.price must be a table."),
        ('yaku.add = "renhou"', "club.toml:3: yaku.add must be a list of yaku ids."),
        ("yaku.prices = {}", "club.toml:3: unknown entry “yaku.prices”; did you mean “yaku.price”?"),
        ('game = "chess"', "club.toml:3: unknown game “chess”."),
        (
            'game = "paifu"',
            "club.toml:3: “paifu” is in the catalogue, but it is not a game you can play.",
        ),
        ("[yaku.patterns.x]\npattern = 1\nprice = 1", ""),
    ],
)
def test_one_mistake(rest: str, mistake: str) -> None:
    told = mistakes(club(rest))
    assert len(told) == 1
    assert told[0] == mistake or (not mistake and "needs the text “pattern”" in told[0]), told


def test_what_a_parent_said_gives_way_in_silence() -> None:
    assert read(club('kandora = "off"')).values["kan_uradora"] == "off"
    assert read(club('minimum_rises_by_round = "on"')).values["game_length"] == "ichansen"


def test_broken_toml_is_told_with_its_line() -> None:
    (told,) = mistakes(club("uma = [1, 2\nbazoro = 2"))
    assert told.splitlines() == [
        "club.toml:4: not valid TOML; write name = value, with words in quotes.",
        "bazoro = 2",
        "^",
    ]
    (told,) = mistakes(club('kuitan = "on"\nkuitan = "off"'))
    assert told.startswith("club.toml:4: defined twice in the file.")
    (told,) = mistakes(club("uma = [20,\n"))
    assert told.startswith("club.toml:3: not valid TOML: the file ends too early")


def test_mistakes_of_toml_and_files_are_told_without_a_word_of_the_reader(tmp_path: Path) -> None:
    for text in ("uma = [1, 2\nbazoro = 2", 'kuitan = "on"\nkuitan = "off"', "uma = [20,", "= 3", "[yaku", "uma = on"):
        with pytest.raises(RuleSetError) as caught:
            read(club(text))
        sentence = caught.value.message("ru").splitlines()[0].split(": ", 1)[1]
        assert not re.findall("[a-z]{2,}", sentence), sentence
    (tmp_path / "photo.toml").write_bytes(b"\xff\xd8")
    for name, said in (("nowhere.toml", "нет"), ("", "папка"), ("photo.toml", "не текст")):
        with pytest.raises(SayableError) as unread:
            load(tmp_path / name)
        assert said in unread.value.message("ru")
        assert "No such" not in unread.value.message("ru")


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        (
            'id = "Tea house"\nextends = "ema"\nyaku.remove = ["ippatsu"]',
            'club.toml:1: “id” cannot be "Tea house": an id uses lower-case Latin letters, digits and _, '
            'such as "tea_house".',
        ),
        (
            'id = "tea"\nextends = "../Ema"\nyaku.remove = ["ippatsu"]',
            'club.toml:2: “extends” cannot be "../Ema": name a preset or a file in the same folder without .toml, '
            'in lower-case Latin letters, digits and _, such as "ema".',
        ),
        (
            'id = "tea"\nextends = "zzzzz"\nyaku.remove = ["ippatsu"]',
            "club.toml:2: cannot extend “zzzzz”: no file zzzzz.toml in this folder and no such "
            "preset (see jantaku rules list --kind preset).",
        ),
        ('id = "tea"\nextends = "ema"\nseed = 5', "club.toml:3: “seed” must be text."),
    ],
)
def test_a_wrong_header_is_one_mistake(text: str, mistake: str) -> None:
    assert mistakes(text) == [mistake]


def test_a_parent_may_be_named_by_its_file(tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_text(club('kuitan = "off"'))
    (tmp_path / "final.toml").write_text('id = "final"\nextends = "club.toml"\n')
    final = load(tmp_path / "final.toml")
    assert final.header.extends == "club"
    assert final.values["kuitan"] == "off"


def test_an_uma_has_a_place_for_each_player() -> None:
    assert mistakes(club("uma = [20, 0, -20]")) == ["club.toml:3: uma has 3 places for 4 players."]
    rows = "[uma]\n1 = [12, -1, -3, -8]\n2 = [8, 4, -4, -4, -4]\n3 = [20, -20]\n"
    assert mistakes(club(rows)) == [
        "club.toml:5: uma.2 has 5 places for 4 players.",
        "club.toml:6: uma.3 has 2 places for 4 players.",
    ]
    with pytest.raises(RuleSetError) as caught:
        read(club("uma = [20, 0, -20]"))
    assert caught.value.message("ru").endswith(":3: в uma 3 места, а игроков 4.")


def test_patterns_are_compared() -> None:
    bridge = '[yaku.patterns.bridge]\npattern = "123x 345x ..."\nprice = {}\n'
    plain, one, other = read(club("")), read(club(bridge.format(2))), read(club(bridge.format('{ closed = "mangan" }')))
    assert own_differences(plain, one) == (("bridge", "-", "2: 123x 345x ..."),)
    assert own_differences(one, other) == (("bridge", "2: 123x 345x ...", "mangan / -: 123x 345x ..."),)
    assert own_differences(one, one) == ()


def test_whoever_knows_patterns_may_have_them_read() -> None:
    def no_letters(text: str) -> None:
        if "x" in text:
            raise NotationError(text, text.index("x"), text.index("x") + 1, TextId("pattern-sign"), sign="x")

    text = club('kuitann = "on"\n[yaku.patterns.bridge]\nprice = 2\npattern = "12x"\n')
    with pytest.raises(RuleSetError) as caught:
        read(text, "club.toml", read_pattern=no_letters)
    assert [problem.line for problem in caught.value.problems] == [3, 6]
    assert caught.value.problems[1].message().splitlines() == [
        "club.toml:6: " + Texts("en")("pattern-sign", sign="x"),
        "12x",
        "  ^",
    ]


def test_a_root_is_total() -> None:
    (told,) = mistakes('id = "bare"\numa = [1, 2, 3, 4]')
    assert "a rule set that extends nothing must set every supported option" in told


def test_extends_is_acyclic_and_leads_somewhere(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('id = "a"\nextends = "b"')
    (tmp_path / "b.toml").write_text('id = "b"\n\nextends = "a"')
    with pytest.raises(RuleSetError, match=r"b\.toml:3: the rule set extends itself: a → b → a"):
        load(tmp_path / "a.toml")
    (told,) = mistakes('id = "a"\nextends = "emma"')
    assert told == "club.toml:2: cannot extend “emma”; did you mean “ema”?"


def test_parents_may_lie_beside_the_file_and_their_mistakes_are_theirs(tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_text(club('kuitan = "off"\nyaku.remove = ["ippatsu"]'))
    (tmp_path / "final.toml").write_text('id = "final"\nextends = "club"\numa = [30, 10, -10, -30]\n')
    final = load(str(tmp_path / "final.toml"))
    assert (final.values["kuitan"], final.values["uma"]) == ("off", (30, 10, -10, -30))
    assert "ippatsu" not in final.prices
    (tmp_path / "club.toml").write_text(club('kuitan = "of"'))
    with pytest.raises(RuleSetError) as caught:
        load(tmp_path / "final.toml")
    assert [problem.line for problem in caught.value.problems] == [3]


def test_lists_replace() -> None:
    assert read(club('pao = ["suukantsu"]')).values["pao"] == ("suukantsu",)


@pytest.mark.parametrize("preset", presets())
def test_a_rule_set_is_written_and_read_again(preset: str) -> None:
    rules = load(preset)
    again = read(rules.to_toml(), f"{preset}.toml")
    assert again == rules
    assert hash(again) == hash(rules)
    assert again.to_toml() == rules.to_toml()


def test_only_differences_are_written() -> None:
    rules = read(club('kuitan = "off"\nbazoro = 2\nyaku.price.honitsu = 3\nyaku.add = ["daisharin"]'))
    assert [line for line in rules.to_toml().splitlines() if line] == [
        'id = "club"',
        'extends = "riichi"',
        'kuitan = "off"',
        'yaku.add = ["daisharin"]',
        "yaku.price.honitsu = 3",
    ]


def test_own_patterns_are_written_too() -> None:
    rules = read(club('[yaku.patterns.bridge]\npattern = "123x  345x"\nprice = "yakuman"\nname.en = "Bridge"'))
    assert rules.plan.patterns["bridge"].pattern == "123x 345x"
    assert rules.plan.patterns["bridge"].closed == "limit 8000"
    assert read(rules.to_toml()) == rules


def test_rule_sets_cannot_be_changed() -> None:
    rules = load("riichi")
    with pytest.raises(AttributeError):
        rules.game = "sichuan"  # type: ignore[misc]
    with pytest.raises(TypeError):
        rules.values["kuitan"] = "off"  # type: ignore[index]
    assert len({rules, load("riichi"), load("ema")}) == 2


def test_differences_are_told_option_by_option() -> None:
    found = {entry.id: (one, other) for entry, one, other in differences(load("riichi"), read(club("akadora = 0")))}
    assert found == {"akadora": ("3", "0")}
    assert differences(load("ema"), load("ema")) == ()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("emma", "unknown rule set “emma”; did you mean “ema”?"),
        ("zzzzzz", "unknown rule set “zzzzzz”; jantaku rules list --kind preset lists them all."),
        ("ema@1999", "ema has the edition 2016, not 1999."),
        ("nowhere.toml", "file nowhere.toml not found."),
    ],
)
def test_what_cannot_be_loaded_is_told_in_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(SayableError) as caught:
        load(name)
    assert caught.value.message() == sentence


@pytest.mark.parametrize(
    ("rest", "line"),
    [
        ("score_ceiling = 25000", 3),
        ("score_ceiling = 20000", 3),
        ("akadora = 0\nstart_target_points = [70000, 70000]\nscore_ceiling = 60000", 5),
    ],
)
def test_nobody_begins_with_the_points_that_end_the_match(rest: str, line: int) -> None:
    with pytest.raises(RuleSetError) as caught:
        read(f'id = "x"\nextends = "riichi"\n{rest}\n')
    (problem,) = caught.value.problems
    assert problem.line == line
    assert "would end the match at once: players start with" in problem.message("en")


def test_a_ceiling_above_the_start_is_one() -> None:
    assert read('id = "x"\nextends = "riichi"\nscore_ceiling = 25100\n').plan.length.ceiling == 25100


def test_an_edition_may_be_named() -> None:
    assert load("ema@2016") is load("ema")


@pytest.mark.parametrize("preset", presets())
def test_a_rule_set_brings_along_all_that_it_extends(preset: str) -> None:
    rules = load(preset)
    again = read(rules.whole())
    assert again == rules
    assert again.fingerprint == rules.fingerprint


def test_what_was_written_down_whole_outlives_its_presets(monkeypatch: pytest.MonkeyPatch) -> None:
    text = read('id = "club"\nextends = "ema"\nkuitan = "off"\n').whole()
    before = read(text).fingerprint
    monkeypatch.setattr(rule_set, "_preset_text", lambda name: 'id = "nothing"\nextends = "nobody"\n')
    assert read(text).fingerprint == before


def test_a_root_of_long_ago_does_not_know_what_came_since() -> None:
    """An option that it lacks has its default; a root of today must say it."""
    root = load("riichi").text.replace('kuitan = "on"\n', "")
    assert read(f'{root}\fid = "old"\nextends = "riichi"\n').values["kuitan"] == catalogue().options["kuitan"].default
    with pytest.raises(RuleSetError, match="kuitan"):
        read(root)
    assert rule_set.read_whole(root, "riichi").values["kuitan"] == catalogue().options["kuitan"].default


def test_what_is_as_usual_leaves_no_trace_in_a_fingerprint() -> None:
    """So a field that is added to the plan, with what held before as its usual value, changes none."""
    assert _unusual(Plan()) == {}
    assert _unusual(Plan(elements={"riichi": ElementPlan(1)}, length=LengthPlan(deals=8))) == {
        "elements": {"riichi": {"closed": 1}},
        "length": {"deals": 8},
    }
