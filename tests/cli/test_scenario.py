"""`jantaku scenario`: the table after each move, then OK, or what came out otherwise."""

from pathlib import Path

import pytest

from jantaku.cli import main

FOLDER = Path(__file__).parents[1] / "scenarios"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["scenario", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_the_table_is_shown_after_each_move(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, str(FOLDER / "kuikae" / "forbidden.toml"), "--lang", "en")
    assert (code, err) == (0, "")
    assert [line for line in out.splitlines() if line.startswith(">")] == [
        "> At the beginning",
        "> E 9s",
        "> S chi 78s",
        "> S 9s ! kuikae",
        "> S 6s ! kuikae",
        "> S 1z",
    ]
    assert out.splitlines()[-1] == "OK"
    assert "978s-" in out


def test_it_speaks_russian(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, str(FOLDER / "double_ron" / "atamahane.toml"), "--lang", "ru")
    assert code == 0
    assert out.startswith("Атамахане")
    assert "Показано: Двойной рон (double_ron" in out


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
    assert len(err.splitlines()) == 1
