"""`jantaku score`: one line, a full explanation, plain data, and refusals in one sentence."""

import json

import pytest

from jantaku.cli import main

HAND = "234m 567p 33z 345s 67s"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["score", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_one_line_is_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, HAND, "--win", "8s", "--riichi", "--dora", "4p", "--lang", "en")
    assert (code, out) == (0, "Riichi, Pinfu, Dora 1: 3 han 30 fu: base 960, worth 3900\n")


def test_why_explains_in_russian(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(
        capsys, HAND, "--win", "8с", "--riichi", "--rules", "ema", "--why", "--seat", "Ю", "--lang", "ru"
    )
    assert code == 0
    assert "рянмен" in out
    assert "Источники" in out


def test_json_says_who_pays_only_if_it_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, HAND, "--win", "8s", "--json")
    assert json.loads(out)["changes"] is None
    _, out, _ = run(capsys, HAND, "--win", "8s", "--from", "N", "--json")
    assert json.loads(out)["changes"] == [0, 1000, 0, -1000]


THREE = ("234p 567p 99m 345s 67s", "--win", "8s", "--rules", "sanma_tenhou")


def test_tiles_set_aside_among_three(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, *THREE, "--riichi", "--nuki", "44z", "--tsumo", "--lang", "en")
    assert (code, out) == (0, "Riichi, Menzen tsumo, Pinfu, Nuki dora 2: 5 han: mangan, worth 6000\n")
    _, out, _ = run(capsys, *THREE, "--riichi", "--nuki", "44z", "--tsumo", "--json")
    assert json.loads(out)["changes"] == [-4000, 6000, -2000]
    _, out, _ = run(capsys, *THREE, "--riichi", "--nuki", "44z", "--why", "--from", "E", "--lang", "ru")
    assert "отложены: 44з" in out
    assert "Восток → юг: 7700 (рон)" in out


def test_a_robbed_north_is_no_chankan(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(
        capsys,
        *("234p 567p 345s 44z 99m", "--win", "4z", "--rules", "sanma_tenhou"),
        *("--riichi", "--gari", "--why", "--lang", "en"),
    )
    assert code == 0
    assert "not counted: Gari – these rules do not have it" in out
    assert "chankan" not in out.lower()


NORTHS = ("123p 456p 789p 44z 22s", "--win", "4z", "--rules", "sanma_hiroshima", "--why")


def test_who_lost_a_robbed_tile_has_not_dealt_in(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, *NORTHS, "--gari", "--lang", "en")
    assert "Player who set it aside → South: 8000 (ron)" in out
    assert "the winning tile was robbed as another player set it aside" in " ".join(out.split())
    assert "taken from another player" not in " ".join(out.split())
    _, out, _ = run(capsys, *THREE, "--why", "--chankan", "--lang", "ru")
    assert "Объявивший кан → юг: " in out
    _, out, _ = run(capsys, *NORTHS, "--lang", "ru")
    assert "Набросивший → юг" in out


def test_seasons_are_no_nuki_dora(capsys: pytest.CaptureFixture[str]) -> None:
    hand = ("123p 456p 22z 678p 57m", "--win", "6m", "--tsumo", "--nuki", "56f", "--rules", "majan_100")
    _, out, _ = run(capsys, *hand, "--lang", "en")
    assert "Seasons 2" in out
    assert "Nuki dora" not in out
    _, out, _ = run(capsys, *hand, "--why", "--lang", "ru")
    assert "Сезоны" in out
    assert "001:3977" in out


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize(
    "arguments",
    [
        [*THREE, "--seat", "N"],
        [*THREE, "--from", "N"],
        [*THREE, "--nuki", "5m"],
        [HAND, "--win", "8s", "--rules", "sanma_tenhou"],
        [HAND, "--win", "9s"],
        [HAND, "--win", "8s", "--tsumo", "--ron"],
        [HAND, "--win", "8s", "--seat", "Q"],
        [HAND, "--win", "8s", "--ippatsu"],
        [HAND, "--win", "8x"],
        [HAND, "--win", "88s"],
        [HAND, "--win", "8s", "--rules", "emma"],
        [HAND, "--win", "8s", "--rules", "usma"],
        [HAND, "--win", "8s", "--liable", "W"],
        ["123m 456m 789p 13s 44z", "--win", "2s"],
        ["123m 456m 789p 13s", "--win", "2s"],
        [HAND],
    ],
)
def test_what_cannot_be_is_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], lang: str) -> None:
    code, out, err = run(capsys, *arguments, "--lang", lang)
    assert (code, out) == (2, "")
    assert err.strip()
    assert "Traceback" not in err
