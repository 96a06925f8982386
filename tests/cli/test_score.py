"""`jantaku score`: one line, a full explanation, plain data, and refusals in one sentence."""

import json
from pathlib import Path

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


def test_indicators_may_be_told_one_by_one(capsys: pytest.CaptureFixture[str]) -> None:
    _, together, _ = run(capsys, HAND, "--win", "8s", "--riichi", "--dora", "7s2m", "--lang", "en")
    code, out, _ = run(capsys, HAND, "--win", "8s", "--riichi", "--dora", "7s", "--dora", "2m", "--lang", "en")
    assert (code, out) == (0, together) == (0, "Riichi, Pinfu, Dora 2: 4 han 30 fu: base 1920, worth 7700\n")


@pytest.mark.parametrize(
    ("rules", "hand", "flag"),
    [
        ("arushiaru", HAND, "--riichi"),
        ("short_traditional", "234m 567p 33z 67s", "--riichi"),
        ("big", "123m 456p 345s 678m 99p 67s", "--double-riichi"),
        ("big", "123m 456p 345s 678m 99p 67s", "--houtei"),
        ("buu_mahjong", HAND, "--houtei"),
    ],
)
def test_what_a_game_has_not_is_refused(capsys: pytest.CaptureFixture[str], rules: str, hand: str, flag: str) -> None:
    code, _, error = run(capsys, hand, "--win", "8s", "--rules", rules, flag, "--lang", "en")
    assert (code, error) == (2, f"Error: {flag} has no meaning in this rule set.\n")


def test_why_explains_in_russian(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(
        capsys, HAND, "--win", "8с", "--riichi", "--rules", "ema", "--why", "--seat", "Ю", "--lang", "ru"
    )
    assert code == 0
    assert "рянмен" in out
    assert "Источники" in out


@pytest.mark.parametrize(
    ("lang", "because"),
    [("en", "four triplets of one suit are in a row"), ("ru", "четыре коцу одной масти идут подряд")],
)
def test_a_pattern_of_a_preset_is_explained_in_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str, because: str
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    hand = ("444m 555m 99s 67p 222m= 333m-", "--win", "8p", "--rules", "big")
    _, out, _ = run(capsys, *hand, "--why", "--lang", lang)
    assert because in out
    assert "triplet of nx" not in out


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
    assert "not counted: Gari – not in this rule set" in out
    assert "chankan" not in out.lower()


NORTHS = ("123p 456p 789p 44z 22s", "--win", "4z", "--rules", "sanma_hiroshima", "--why")


def test_who_lost_a_robbed_tile_has_not_dealt_in(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, *NORTHS, "--gari", "--lang", "en")
    assert "Player who declared nuki → South: 8000 (ron)" in out
    assert "the winning tile was robbed when another player set it aside" in " ".join(out.split())
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
    assert "Мāджан 100" in out


SIXTEEN = ("2334p 123m 678m 345s 789s", "--win", "3p", "--rules", "taiwanese")
THIRTEEN = ("2223477m 456p 789p", "--win", "2m", "--rules", "sichuan")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--flowers", "1f", "--from", "N"], "Flower 1: 10 tai, the winner gets 10"),
        (["--flowers", "1f", "--from", "E", "--dealer-wins", "3"], "Flower 1: 10 tai, the winner gets 17"),
        (["--flowers", "1f", "--river", "9"], "Early win, Flower 1: 15 tai, the winner gets 15"),
        (["--flowers", "1f", "--river", "5"], "Early win, Flower 1: 20 tai, the winner gets 20"),
        (["--flowers", "1f", "--river", "10"], "Small flat hand, Flower 1: 10 tai, the winner gets 10"),
        (["--flowers", "1f", "--ready"], "Ready from the deal, Flower 1: 19 tai, the winner gets 19"),
        (["--flowers", "1f", "--earth", "--from", "E"], "Blessing of Earth, Flower 1: 49 tai, the winner gets 50"),
        (["--flowers", "1f", "--earth", "--river", "0"], "Blessing of Earth, Flower 1: 49 tai, the winner gets 49"),
        (["--heaven", "--tsumo", "--seat", "E"], "Win, Big flat hand: 52 tai, the winner gets 159"),
    ],
)
def test_a_hand_of_sixteen_tiles(capsys: pytest.CaptureFixture[str], arguments: list[str], line: str) -> None:
    code, out, _ = run(capsys, *SIXTEEN, *arguments, "--lang", "en")
    assert code == 0
    assert " ".join(out.split()).endswith(line)


@pytest.mark.parametrize("told", [("--heaven", "--tsumo", "--seat", "E"), ("--earth", "--from", "E")])
def test_before_the_first_discard_the_river_is_empty_unasked(
    capsys: pytest.CaptureFixture[str], told: tuple[str, ...]
) -> None:
    bare, river = (run(capsys, *SIXTEEN, *told, *more, "--why", "--lang", "en")[1] for more in ((), ("--river", "0")))
    assert bare == river
    assert "Early win" in bare


def test_a_chow_is_claimed_from_the_left(capsys: pytest.CaptureFixture[str]) -> None:
    _, _, err = run(capsys, "234m 567p 88p 67s 345s=", "--win", "8s", "--lang", "ru")
    assert err.startswith("Ошибка: 345с=: чи объявляют только на сброс предыдущего игрока, он сидит слева")
    assert run(capsys, "234m 567p 88p 67s 345s-", "--win", "8s")[0] == 0


def test_flowers_win_without_a_hand(capsys: pytest.CaptureFixture[str]) -> None:
    flowers = ("--win", "8f", "--flowers", "1234567f", "--rules", "taiwanese", "--lang", "ru")
    assert run(capsys, *flowers, "--tsumo", "--seat", "E")[1] == "восемь цветов: 30 таев, победитель получает 93\n"
    assert run(capsys, *flowers)[1] == "ограбление восьмого цветка: 20 таев, победитель получает 20\n"


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ([], "четвёрка: 1 фан: стоимость 2^1 = 2, победитель получает 2"),
        (["--tsumo"], "четвёрка: 1 фан: стоимость 2^1 = 2, победитель получает 9"),
        (["--tsumo", "--out", "E,W"], "четвёрка: 1 фан: стоимость 2^1 = 2, победитель получает 3"),
        (["--out", "ВЗ", "--from", "С"], "четвёрка: 1 фан: стоимость 2^1 = 2, победитель получает 2"),
        (["--after-kan"], "наброс после конга, четвёрка: 2 фана: стоимость 2^2 = 4, победитель получает 4"),
        (["--houtei"], "четвёрка, морское дно: 2 фана: стоимость 2^2 = 4, победитель получает 4"),
        (["--void", "с"], "четвёрка: 1 фан: стоимость 2^1 = 2, победитель получает 2"),
    ],
)
def test_a_hand_of_the_bloody_battle(capsys: pytest.CaptureFixture[str], arguments: list[str], line: str) -> None:
    code, out, _ = run(capsys, *THIRTEEN, *arguments, "--lang", "ru")
    assert (code, " ".join(out.split())) == (0, line)


def test_a_refusal_speaks_as_the_players_do(capsys: pytest.CaptureFixture[str]) -> None:
    _, _, err = run(capsys, *THIRTEEN, "--void", "p", "--lang", "ru")
    assert err == "Ошибка: в руке запрещённая масть: 456789п; объявить маджонг с ней нельзя.\n"
    _, _, err = run(capsys, "2334p 123m 678m", "--win", "3p", "--rules", "taiwanese", "--lang", "ru")
    assert err.startswith("Ошибка: вместе с победной в руке должно быть 17 костей")
    _, _, err = run(capsys, *THIRTEEN, "--earth", "--lang", "en")
    assert err == "Error: --earth has no meaning in this rule set.\n"


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize(
    "arguments",
    [
        [*SIXTEEN, "--flowers", "11f"],
        [*SIXTEEN, "--flowers", "4z"],
        [*SIXTEEN, "--after-kan"],
        [*SIXTEEN, "--void", "m"],
        [*SIXTEEN, "--out", "E"],
        [*SIXTEEN, "--river", "-1"],
        [*SIXTEEN, "--earth", "--tsumo"],
        [*SIXTEEN, "--earth", "--river", "20"],
        [*SIXTEEN, "--earth", "--chankan"],
        [*SIXTEEN, "--earth", "--houtei"],
        [*SIXTEEN, "--heaven", "--tsumo", "--seat", "E", "--river", "1"],
        [*SIXTEEN, "--haitei", "--tsumo", "--river", "9"],
        ["2334p 123m 678m 345s 789s=", "--win", "3p", "--rules", "taiwanese"],
        ["234m 567p 88p 67s 345s=", "--win", "8s"],
        ["234m 567p 88p 67s 345s+", "--win", "8s"],
        [*SIXTEEN, "--flowers", "12345678f"],
        ["--win", "8f", "--flowers", "1234567f", "--rules", "taiwanese", "--houtei"],
        [HAND, "--win", "8s", "--rules", "kitchen_sink", "--riichi-tile", "--tsumo"],
        [HAND, "--win", "8s", "--rules", "kitchen_sink", "--riichi-tile", "--chankan"],
        [HAND, "--win", "8s", "--rules", "kitchen_sink", "--early-kan", "--tsumo"],
        [HAND, "--win", "8s", "--rules", "kitchen_sink", "--renhou", "--pond", "12m"],
        [*SIXTEEN, "--liable", "W"],
        ["--win", "8f", "--flowers", "123456f", "--rules", "taiwanese"],
        ["--win", "8f", "--flowers", "1234567f", "--rules", "sichuan"],
        [*THIRTEEN, "--void", "z"],
        [*THIRTEEN, "--void", "m"],
        [*THIRTEEN, "--out", "EWN"],
        [*THIRTEEN, "--out", "Q"],
        [*THIRTEEN, "--river", "3"],
        [*THIRTEEN, "--after-kan", "--tsumo"],
        [HAND, "--win", "8s", "--void", "m"],
        ["--win", "8s"],
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


BRIDGE = "123x 345x 567x 789x pair"


def test_a_yaku_of_ones_own_may_be_written_beside_the_hand(capsys: pytest.CaptureFixture[str]) -> None:
    hand = ("12334556778p 11z", "--win", "9p", "--lang", "en")
    _, without, _ = run(capsys, *hand)
    assert without == "Honitsu: 3 han 40 fu: base 1280, worth 5200\n"
    code, out, _ = run(capsys, *hand, "--yaku", f"{BRIDGE}: 2/1", "--yaku", "only p/honours: 1")
    assert (code, " ".join(out.split())) == (0, f"Honitsu, “{BRIDGE}”, “only p/honours”: 6 han: haneman, worth 12000")


@pytest.mark.parametrize(
    ("yaku", "told"),
    [
        (BRIDGE, "is not a yaku"),
        (f"{BRIDGE}: dear", "is not a yaku"),
        (f"{BRIDGE}: -", "is not a yaku"),
        (f"{BRIDGE}: 1/2/3", "is not a yaku"),
        (": 3", "is not a yaku"),
        ("135x: 3", "is not a block"),
    ],
)
def test_a_wrong_yaku_is_refused(capsys: pytest.CaptureFixture[str], yaku: str, told: str) -> None:
    code, _, err = run(capsys, "12334556778p 11z", "--win", "9p", "--lang", "en", "--yaku", yaku)
    assert code != 0
    assert told in err


def test_a_price_may_be_for_closed_hands_or_open_ones_only(capsys: pytest.CaptureFixture[str]) -> None:
    hand = ("12334556778p 11z", "--win", "9p", "--lang", "en")
    assert '"yakuman": 3' in run(capsys, *hand, "--yaku", f"{BRIDGE}: 3x yakuman / -", "--json")[1]
    assert BRIDGE in run(capsys, *hand, "--yaku", f"{BRIDGE}: 2/-")[1]
    assert BRIDGE not in run(capsys, *hand, "--yaku", f"{BRIDGE}: -/2")[1]


@pytest.mark.parametrize(
    ("option", "yaku", "hand", "win", "told"),
    [
        ("hatsu_in_kokuiisou", "kokuiisou", "222p 444p 888p 666z 2z", "2z", "winds or the green dragon"),
        ("random_round_tile", "renhou", "234m 567p 345s 55z 22z", "5z", "a triplet or kan of the round tile"),
    ],
)
def test_what_an_option_puts_in_the_place_of_the_usual_is_said_in_words(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, option: str, yaku: str, hand: str, win: str, told: str
) -> None:
    (tmp_path / "own.toml").write_text(f'id = "own"\nextends = "riichi"\n{option} = "on"\nyaku.add = ["{yaku}"]\n')
    round_ = ("--round", "5z") if win == "5z" else ()
    _, out, _ = run(capsys, hand, "--win", win, *round_, "--rules", str(tmp_path / "own.toml"), "--why", "--lang", "en")
    assert told in " ".join(out.split())
    assert "custom pattern" not in out


@pytest.mark.parametrize(("lang", "told"), [("en", "of one and the same suit"), ("ru", "одной масти друг с другом")])
def test_a_straight_that_options_narrow_is_told_in_words(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, told: str
) -> None:
    (tmp_path / "own.toml").write_text('id = "own"\nextends = "riichi"\nittsuu_rest = "same"\n')
    hand = ("123456789p 88m 24m", "--win", "3m")
    _, out, _ = run(capsys, *hand, "--rules", str(tmp_path / "own.toml"), "--why", "--lang", lang)
    assert told in " ".join(out.split())
    assert "123x" not in out
