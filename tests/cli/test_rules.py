"""``jantaku rules``, as people type it."""

import json
from pathlib import Path

import pytest

from jantaku.cli import main
from jantaku.cli.rules import show_all
from jantaku.rules import catalogue, presets
from jantaku.texts import Language, Texts


@pytest.fixture(autouse=True)
def _wide_english_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")


def say(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["rules", *arguments]) == 0
    return capsys.readouterr().out


def refuse(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["rules", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


def test_coverage_counts_everything(capsys: pytest.CaptureFixture[str]) -> None:
    counted = json.loads(say(capsys, "coverage", "--json"))
    assert {kind: numbers["total"] for kind, numbers in counted["kinds"].items()} == {
        "option": 455,
        "element": 390,
        "game": 99,
    }
    for kind, numbers in counted["kinds"].items():
        assert numbers["total"] == numbers["done"] + numbers["not_yet"] + numbers["not_software"]
        assert numbers["total"] == sum(part["total"] for part in counted["parts"][kind].values())
    assert "yaku" in say(capsys, "coverage")
    assert "элементы стоимости" in say(capsys, "coverage", "--lang", "ru")


def test_show_tells_all_of_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    page = say(capsys, "show", "kuitan")
    for said in (
        "Kuitan: open tanyao",
        "喰い断 kuitan",
        "(куитан)",
        "closed_tsumo_only",
        "supported",
        "“Optional rules”, pp. 35–39",
        "(yaku)",
    ):
        assert said in " ".join(page.split())
    assert "also called" not in page  # its other names are in this one
    assert "also called: Bankruptcy" in say(capsys, "show", "tobi")
    assert "000:969" not in page
    assert "000:969" in say(capsys, "show", "kuitan", "--sources")
    assert "Считается ли тан'яо в открытой руке" in say(capsys, "show", "kuitan", "--lang", "ru")


@pytest.mark.parametrize(
    ("option", "value", "english", "russian"),
    [
        (
            "kuitan",
            "closed_tsumo_only",
            "only in a closed hand won by tsumo",
            "только в закрытой руке, выигравшей по цумо",
        ),
        ("dealer_weight", "2", "the dealer pays and receives double", "дилер получает и платит двойную долю"),
        ("fu_base", "0…1000", "fu of every win", "столько фу за любую победу"),
        ("pao", "suukantsu", "suukantsu: the fourth kan", "суканцу: отдан тайл в четвёртый кан"),
        ("ryanhan_shibari", "who = dealer", "for the dealer only", "только дилеру"),
        (
            "ryanhan_shibari",
            "counts = everything",
            "dora also count (not supported yet)",
            "считаются и доры (ещё не работает)",
        ),
        (
            "double_ron",
            "discarder_chooses",
            "both show their hands, and the discarder chooses one to pay",
            "оба показывают руки, и побеждает только тот, кому набросивший решит заплатить",
        ),
    ],
)
def test_show_says_what_each_value_means(
    option: str, value: str, english: str, russian: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, means in (("en", english), ("ru", russian)):
        rows = [line.split("  ") for line in say(capsys, "show", option, "--lang", language).splitlines()]
        cells = [[cell.strip() for cell in row if cell.strip()] for row in rows]
        assert [value, means] in cells


def test_programs_get_the_meanings_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    (told,) = json.loads(say(capsys, "show", "pao", "--json"))
    assert told["words"] == ["off"]
    assert told["meanings"]["en"]["list.suukantsu"] == "suukantsu: the fourth kan"
    assert told["meanings"]["ru"]["off"] == "ответственности нет"


def test_show_tells_of_elements_games_and_rule_sets(capsys: pytest.CaptureFixture[str]) -> None:
    assert "平和" in say(capsys, "show", "pinfu")
    assert "血戰" in say(capsys, "show", "sichuan") or "四川" in say(capsys, "show", "sichuan")
    page = say(capsys, "show", "ema")
    assert "fingerprint" in page
    assert "[15, 5, -5, -15]" in page
    both = json.loads(say(capsys, "show", "nagashi_mangan", "--json"))
    assert [entry["kind"] for entry in both] == ["option", "element"]


@pytest.mark.parametrize(
    ("preset", "limits"),
    [
        ("arushiaru", {"daisangen": "mangan"}),
        ("big", {"daisuushii": "the kantetsu limit", "tsuuiisou": "the dai limit"}),
    ],
)
def test_limits_of_other_sizes_are_no_yakuman(
    capsys: pytest.CaptureFixture[str], preset: str, limits: dict[str, str]
) -> None:
    lines = say(capsys, "show", preset).splitlines()
    for element, limit in limits.items():
        assert any(f"({element})" in line and line.rstrip().endswith(limit) for line in lines), element


def test_search_and_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert "sanshoku_doujun" in say(capsys, "search", "саншоку", "додзюн")
    listed = say(capsys, "list", "--part", "dora", "--state", "done", "--kind", "option")
    assert "uradora" in listed
    assert "gari_at_deal_count" not in listed
    assert "saikouisen_classic" in say(capsys, "list", "--kind", "preset")


def test_diff_names_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    page = say(capsys, "diff", "tenhou", "ema", "--lang", "ru")
    assert "Равный счёт в конце игры (tie_at_end)" in page
    assert "выше тот, кто в начале сидел ближе к первому дилеру" in page
    assert "are identical." in say(capsys, "diff", "ema", "ema")


def test_diff_keeps_numbers_whole_and_explains_lists(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    narrow = say(capsys, "diff", "riichi", "wrc", "--lang", "ru")
    assert narrow.count("11\xa0600") == 2, "a number with a no-break space was broken over two lines"
    page = " ".join(say(capsys, "diff", "tenhou", "sanma_tenhou").split())
    assert "[0, 1, 1]" in page
    assert "red fives of man" in page


def test_diff_says_no_triple_ron_where_three_play(capsys: pytest.CaptureFixture[str]) -> None:
    page = say(capsys, "diff", "tenhou", "sanma_tenhou")
    row = next(line for line in page.splitlines() if "(triple_ron)" in line)
    assert "all_paid" not in row
    assert "triple_ron" not in say(capsys, "diff", "sanma_tenhou", "mahjong_soul_sanma")


def test_check(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text('id = "club"\nextends = "ema"\nwareme_simple = "on"\n')
    page = say(capsys, "check", str(file)).replace("\n", " ")
    assert "No errors: " in page
    assert "You cannot score hands under this rule set yet. Not supported: " in page
    assert "(wareme_simple = " in page
    file.write_text('id = "club"\nextends = "ema"\nwaremi = "on"\numa = 3\n')
    lines = refuse(capsys, "check", str(file)).splitlines()
    assert lines[0] == "Error: the rule set has 2 errors:"
    assert lines[1] == f"{file}:3: unknown entry “waremi”; did you mean “wareme”?"
    assert lines[2].startswith(f"{file}:4: uma cannot be 3; expected: ")


def test_check_tells_the_table_from_scoring(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text('id = "club"\nextends = "riichi"\nhold_fourteen = "on"\n')
    page = say(capsys, "check", str(file))
    assert page.splitlines()[1] == "You can score hands under this rule set."
    told = 'Everyone holds 14 tiles (“for the superstitious”) (hold_fourteen = "on").'
    assert " ".join(page.split()).endswith(f"Not supported in play yet: {told}")
    russian = say(capsys, "check", str(file), "--lang", "ru").splitlines()
    assert russian[1] == "Считать руки по этому набору можно."
    assert russian[2].startswith("За столом ещё не работают: ")


def bridge(pattern: str, price: int = 2) -> str:
    return f'\n[yaku.patterns.bridge]\nprice = {price}\npattern = "{pattern}"\nname = {{ en = "Bridge" }}\n'


def test_check_reads_patterns(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text('id = "club"\nextends = "ema"\nwaremi = "on"' + bridge("123x rum"))
    lines = refuse(capsys, "check", str(file)).splitlines()
    assert lines[1].startswith(f"{file}:3: unknown entry “waremi”")
    assert lines[2].startswith(f"{file}:6: ")
    assert "“rum”" in lines[2]
    assert lines[3:] == ["123x rum", "     ^^^"]
    assert "шаблон" in refuse(capsys, "check", str(file), "--lang", "ru")
    file.write_text('id = "club"\nextends = "ema"' + bridge("123x 345x ..."))
    assert "No errors: " in say(capsys, "check", str(file))


def test_patterns_are_compared_and_shown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    one, other = tmp_path / "one.toml", tmp_path / "other.toml"
    one.write_text('id = "one"\nextends = "ema"' + bridge("123x 345x ..."))
    other.write_text('id = "other"\nextends = "ema"' + bridge("123x 345x ...", 3))
    page = say(capsys, "diff", str(one), str(other))
    assert "same rules" not in page
    assert "Bridge (yaku.patterns.bridge)" in page
    assert "2: 123x 345x ..." in page
    assert "3: 123x 345x ..." in page
    assert "2: 123x 345x ..." in say(capsys, "show", str(one))
    (told,) = json.loads(say(capsys, "show", str(one), "--json"))
    assert told["patterns"]["bridge"]["price"] == 2
    assert "are identical." in say(capsys, "diff", str(one), str(one))


@pytest.mark.parametrize("words", ["красные", "красная пятёрка", "красных пятерок", "red five"])
def test_search_forgives_endings(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = [line.split() for line in say(capsys, "search", *words.split()).splitlines()]
    assert any(line[:2] == ["option", "akadora"] for line in found)


def test_show_takes_a_name(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("пинфу", "Pinfu", "平和"):
        assert say(capsys, "show", name) == say(capsys, "show", "pinfu")


def test_values_that_explain_themselves_are_not_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Meaning" not in say(capsys, "show", "sacred_beast_tiles")
    assert "Meaning" in say(capsys, "show", "furiten_riichi")


def test_ids_are_never_cut(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    assert "ankan_after_riichi_structure_change" in say(capsys, "list", "--kind", "option")
    monkeypatch.setenv("FORCE_COLOR", "1")  # as in a terminal
    listed = say(capsys, "list", "--kind", "option")
    assert "ankan_after_riichi_structure_change" not in listed
    assert "…" not in listed.replace("0…", "")


def test_schema_admits_what_is_right(capsys: pytest.CaptureFixture[str]) -> None:
    schema = json.loads(say(capsys, "schema"))
    assert len(schema["properties"]) == len(catalogue().options) + 12 + 2  # header, tables
    words = [form.get("const") for form in schema["properties"]["kiriage_mangan"]["anyOf"]]
    assert words[:2] == ["off", "on"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["fly"], "Error: unknown command “fly”. Commands: coverage, show, "),
        (["show", "kuitann"], "Error: unknown entry “kuitann”; did you mean “kuitan”?"),
        (["search", "xyzzy"], "Error: no entry matches “xyzzy”."),
        (["list", "--part", "moon"], "Error: unknown --part “moon”; expected: "),
        (["diff", "ema", "emma"], "Error: unknown rule set “emma”; did you mean “ema”?"),
        (["check", "nowhere.toml"], "Error: file nowhere.toml not found."),
        (
            ["check", "ema"],
            "Error: check reads files, but “ema” is a preset; use jantaku rules show ema.",
        ),
        (["show", "pinfuu"], "Error: unknown entry “pinfuu”; did you mean “pinfu”?"),
        (["show", "пинфа"], "Error: unknown entry “пинфа”; did you mean “pinfu”?"),
        (["show", "zzzzqq"], "Error: unknown entry “zzzzqq”; try jantaku rules search or jantaku rules list."),
        (["show"], "Error: ID is missing: id, name or rule-set file."),
    ],
)
def test_a_mistake_is_answered_by_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refuse(capsys, *arguments)
    assert said.startswith(sentence)
    assert said.count("\n") == 1


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_entry_can_be_shown(lang: Language, capsys: pytest.CaptureFixture[str]) -> None:
    texts = Texts(lang)
    for name in [*dict.fromkeys(entry.id for entry in catalogue()), *presets()]:
        show_all(texts, name, as_json=False)
        assert capsys.readouterr().out.strip(), name


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert "coverage" in said.out
    assert said.err == ""


@pytest.mark.parametrize(("columns", "widest"), [("80", 80), ("", 100)])
def test_a_pipe_is_as_wide_as_columns_say(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, columns: str, widest: int
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    lines = say(capsys, "diff", "riichi", "ema").splitlines()
    assert widest - 20 < max(len(line.rstrip()) for line in lines) <= widest
