"""`jantaku scenario`: the table after each move, then OK, or what came out otherwise."""

import re
from pathlib import Path

import pytest

from jantaku.cli import main
from jantaku.cli.scenario import BASE_RULES, base_name
from jantaku.rules import catalogue
from jantaku.texts import LANGUAGES, Language, Texts

FOLDER = Path(__file__).parents[1] / "scenarios"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["scenario", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_the_table_is_shown_after_each_move(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, str(FOLDER / "kuikae" / "forbidden.toml"), "--lang", "en")
    assert (code, err) == (0, "")
    assert [line for line in out.splitlines() if line.startswith(">")] == [
        "> Start",
        "> East: discard 9s",
        "> South: chii with 78s",
        "> South: discard 9s",
        "> South: discard 6s",
        "> South: discard 1z",
    ]
    assert out.splitlines()[-1] == "OK"
    assert "978s-" in out
    refused = out.partition("> South: discard 9s\n")[2].partition("\n\n")[0]
    assert " ".join(refused.split()) == ("Refused. Kuikae: after calling 789s with 9s you can’t discard 9s this turn.")


def test_tiles_set_aside_lie_beside_the_melds(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, str(FOLDER / "sanma_tenhou" / "north_is_dora.toml"), "--lang", "en")
    assert (code, err) == (0, "")
    assert "nuki dora 4z" in out.partition("> South: nuki 4z\n")[2].partition("> South: riichi, discard 9p\n")[0]


def test_where_there_is_no_indicator_none_is_spoken_of(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, left, indicators in (("ru", "Осталось тайлов: 68", "Индикаторы"), ("en", "Tiles left: 68", "indicators")):
        _, out, _ = run(capsys, str(FOLDER / "sanma_kyoto" / "wall.toml"), "--lang", lang)
        assert left in out
        assert indicators not in out


def test_it_speaks_russian(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, str(FOLDER / "double_ron" / "atamahane.toml"), "--lang", "ru")
    assert code == 0
    assert out.startswith("Атамахане")
    assert "Показано: Двойной рон (double_ron" in out
    assert "Раунд: восток 1" in out
    assert "> юг: рон; север: рон" in out


@pytest.mark.parametrize(
    ("name", "shown", "said"),
    [
        ("furiten/own_pond", "фуритен", "> юг: рон"),
        ("kuikae/forbidden", "Куикаэ", "> юг: чи 78с"),
        ("sichuan_claims/kong", "Сычуань: объявление сетов", "открытый конг"),
        ("sichuan_suit/card", "Сычуань: запрещённая масть", "> юг: запрещённая масть: бамбуки"),
        ("taiwanese_priority/pung_before_chow", "Тайвань: старшинство объявлений", "чоу 46с, через 0,1 с; север: панг"),
    ],
)
def test_moves_are_said_in_russian(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str, shown: str, said: str
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    _, out, _ = run(capsys, str(FOLDER / f"{name}.toml"), "--lang", "ru")
    assert f"Показано: {shown}" in out
    assert said in out
    told = [line for line in out.splitlines() if not line.startswith(("Показано", "Правила", "OK"))]
    assert [line for line in told if re.search("[A-Za-z]", line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_folder_of_scenarios_has_a_name(lang: Language) -> None:
    texts = Texts(lang)
    unnamed = [folder.name for folder in FOLDER.iterdir() if not catalogue().named(folder.name)]
    assert len(unnamed) > 20
    assert [name for name in unnamed if base_name(name, texts) == name and name not in ("furiten", "kan", "pon")] == []
    assert BASE_RULES.keys() <= {*unnamed}


def test_a_win_is_told_with_its_worth_and_payments(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, str(FOLDER / "double_ron" / "all_paid.toml"), "--lang", "en")
    assert code == 0
    told = out.splitlines()
    assert [line for line in told if " han " in line] == [
        "South – Pinfu, Tanyao: 2 han 30 fu: base 480, worth 2000",
        "North – Pinfu, Tanyao: 2 han 30 fu: base 480, worth 2000",
    ]
    assert [line for line in told if "→" in line] == [
        "East → South: 2000 (ron)",
        "East → South: 300 (1 honba)",
        "East → North: 2000 (ron)",
        "riichi sticks on the table → South: 1000 (1 riichi stick)",
    ]


@pytest.mark.parametrize(
    ("language", "worth"),
    [
        ("en", "Riichi, Menzen tsumo: 1 han: 2 × 2^1 = 4, worth 8 chips"),
        ("ru", "риичи, мензен цумо: 1 хан: 2 × 2^1 = 4, стоимость 8 жетонов"),
    ],
)
def test_a_win_that_is_paid_in_chips_is_told_in_chips(
    capsys: pytest.CaptureFixture[str], language: str, worth: str
) -> None:
    code, out, _ = run(capsys, str(FOLDER / "sanma_kyoto" / "tsumo.toml"), "--lang", language)
    assert code == 0
    assert worth in " ".join(out.split())


def test_of_several_wins_each_is_told_as_it_was_paid(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "tests/scenarios/double_ron/all_paid.toml", "--why", "--lang", "en")
    south, north = out.split("South – Hand:")[1].split("North – Hand:")
    assert "East → South: 300 (1 honba)" in south
    assert "Riichi sticks on the table → South: 1000" in south
    assert "East → North: 2000 (ron)" in north
    assert "→ North: 300" not in north
    assert "→ North: 1000" not in north


def test_a_second_win_is_told_without_the_honba_that_the_first_has_taken(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    shown = (FOLDER / "two_wins_per_hand/two_wins.toml").read_text(encoding="utf-8")
    (tmp_path / "second.toml").write_text(shown.replace("hands.S", "start.honba = 1\nhands.S"), encoding="utf-8")
    _, out, _ = run(capsys, str(tmp_path / "second.toml"), "--lang", "en", "--why")
    assert "North → West: 1300 (ron)" in out
    assert out.count("300 (1 honba)") == 2
    assert "North → West: 300" not in out


def test_chips_that_change_hands_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(FOLDER / "shuugi_akadora" / "2.toml")
    assert "East → South: 4 chips (chips for red fives in a closed hand)" in run(capsys, file, "--lang", "en")[1]
    assert "восток → юг: 4 жетона (жетоны за красные пятёрки" in run(capsys, file, "--lang", "ru")[1]


def test_a_game_that_the_program_does_not_have_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    shape = Path(__file__).parents[1] / "table" / "shape" / "scenarios" / "called_pair.toml"
    code, out, err = run(capsys, str(shape), "--lang", "en")
    assert (code, out) == (2, "")
    assert "unknown game “called_pair”" in " ".join(err.split())
    assert "игры «called_pair» в программе нет" in " ".join(run(capsys, str(shape), "--lang", "ru")[2].split())


def test_what_differs_ends_with_1(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    text = (FOLDER / "kuikae" / "forbidden.toml").read_text("utf-8")
    file.write_text(text.replace('["E 9s"', '["E 8s"'), "utf-8")
    code, out, err = run(capsys, str(file), "--lang", "en")
    assert (code, err) == (1, "")
    assert "events: expected [E 8s, S chi 78s, S 1z]" in out
    assert "OK" not in out


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("text", ["rule = ", 'rule = "kuikae"', None])
def test_a_wrong_file_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str | None, lang: str
) -> None:
    file = tmp_path / "wrong.toml"
    if text is not None:
        file.write_text(text, "utf-8")
    code, out, err = run(capsys, str(file), "--lang", lang)
    assert (code, out) == (2, "")
    assert err.splitlines()[1:] == ([text] if text == "rule = " else []), "below the sentence is only the place"


def test_files_that_cannot_be_read_are_told_apart(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    (tmp_path / "empty").mkdir()
    said = [run(capsys, str(tmp_path / name), "--lang", "en")[2] for name in ("no.toml", "binary.toml", "empty")]
    assert "not found." in said[0]
    assert "is not a text file" in said[1]
    assert "no scenarios (.toml)" in said[2]


def test_of_several_files_each_has_a_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good = (FOLDER / "kuikae" / "forbidden.toml").read_text("utf-8")
    (tmp_path / "good.toml").write_text(good, "utf-8")
    (tmp_path / "other.toml").write_text(good.replace('["E 9s"', '["E 8s"'), "utf-8")
    code, out, _ = run(capsys, str(tmp_path), "--lang", "en")
    lines = out.splitlines()
    assert code == 1
    assert lines[0] == f"OK {tmp_path / 'good.toml'}"
    assert lines[1] == f"{tmp_path / 'other.toml'}: 1 difference"
    assert lines[2].startswith("    events: expected [E 8s")
    assert lines[-1] == "Scenarios: 2; passed: 1; failed: 1; unreadable: 0."

    (tmp_path / "wrong.toml").write_text("rule = 1", "utf-8")
    code, out, _ = run(capsys, str(tmp_path / "good.toml"), str(tmp_path / "wrong.toml"), "--lang", "ru")
    assert code == 2
    assert out.splitlines()[-1] == "Сценариев: 2; сошлось: 1; с отличиями: 0; с ошибками в файле: 1."
    assert run(capsys, str(FOLDER / "kuikae"), "--lang", "en")[0] == 0


def test_an_about_in_the_other_language_is_shown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "one.toml"
    file.write_text('about.ru = "Только по-русски."\nrule = "furiten"\n[expect]\nleft = 69', "utf-8")
    code, out, _ = run(capsys, str(file), "--lang", "en")
    assert (code, out.splitlines()[0]) == (0, "Только по-русски.")


def test_where_the_tile_of_a_riichi_was_called_the_next_discard_is_turned(capsys: pytest.CaptureFixture[str]) -> None:
    """000:519; until then no tile of the pond is, and the player is said to be in riichi."""
    code, out, _ = run(capsys, str(FOLDER / "riichi" / "tile_called.toml"), "--lang", "en")
    assert code == 0
    tables = out.split("\n> ")
    ponds = [next(line for line in table.splitlines() if line.startswith(" South ")) for table in tables[1:]]
    assert "[9m]" in ponds[1]
    assert "[" not in ponds[2]
    assert "riichi" in ponds[2]
    assert "9m [2s]" in ponds[-1]
