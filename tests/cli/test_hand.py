"""``jantaku hand``: what it says about hands, in both languages, and how it answers mistakes."""

import json
from typing import Any

import pytest
from rich.cells import cell_len

from jantaku.cli import main
from jantaku.cli.drawing import Picture, can_draw, drawn, picture_of, short
from jantaku.cli.hand import examine
from jantaku.tiles import SHORTS, parse_tiles


@pytest.fixture(autouse=True)
def _plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "xterm-256color")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """The lines that the command prints, without blanks behind them."""
    assert main(["hand", *arguments]) == 0
    return [line.rstrip() for line in capsys.readouterr().out.splitlines()]


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["hand", "--json", *arguments]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


# ---------------------------------------------------------------- for people


def test_a_ready_hand(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "2223477s", "--lang", "ru") == [
        "╭──┬──┬──┬──┬──┬──┬──╮",
        "│２│２│２│３│４│７│７│",
        "│索│索│索│索│索│索│索│",
        "╰──┴──┴──┴──┴──┴──┴──╯",
        "🀑 🀑 🀑 🀒 🀓 🀖 🀖",
        "2223477с",
        "",
        "сеты и пара  темпай",
        "",
        "Темпай: 3 вида, 7 тайлов.",
        " тайл   осталось   ожидание         разбор руки",
        "────────────────────────────────────────────────────",
        " 2с            1   щанпон, рянмен   [222с] 234с 77с",
        " 5с            4   рянмен           222с [345с] 77с",
        " 7с            2   щанпон           22с 234с [777с]",
    ]


def test_letters_only(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "2223477s", "--plain")
    assert lines[:5] == ["2223477s", "", "sets and a pair  tenpai", "", "Tenpai: 3 kinds, 7 tiles."]
    assert all(line.isascii() for line in lines)


def test_a_hand_to_discard_from(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "123456m234p5678s1z", "--plain")
    assert lines[2:5] == [
        "sets and a pair                   tenpai",
        "chiitoitsu (seven pairs)          6-shanten",
        "kokushi musou (thirteen orphans)  11-shanten",
    ]
    assert lines[-6:] == [
        " discard | shanten | total | useful",
        "---------+---------+-------+--------",
        " 1z      |       0 |     6 | 58s",
        " 5s      |       0 |     3 | 1z",
        " 8s      |       0 |     3 | 1z",
        "11 other discards lose tenpai or shanten (see --all).",
    ]
    assert len(said(capsys, "123456m234p5678s1z", "--plain", "--all")) == len(lines) - 1 + 11


def test_useful_tiles(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "1m19p1z", "--tiles", "sanma", "--plain", "--lang", "ru")[2:] == [
        "сеты и пара  2 щантен",
        "",
        "Полезны: 8 видов, 28 тайлов.",
        "  1мx3",
        "  1пx3  2пx4  3пx4  7пx4  8пx4  9пx3",
        "  1зx3",
    ]


def test_a_complete_hand_is_read_in_every_way(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "22334455667788s", "--lang", "ru", "--plain")
    assert lines[0] == "2233445566778с  8с"
    assert "Выигрышная рука, завершает 8с: 4 разбора." in lines
    assert lines[-4:] == [
        " 234с 234с 567с 567с [88с]     | танки    | сеты и пара",
        " 22с 345с 345с [678с] 678с     | рянмен   | сеты и пара",
        " 234с 234с 55с [678с] 678с     | рянмен   | сеты и пара",
        " 22с 33с 44с 55с 66с 77с [88с] | танки    | читойцу (семь пар)",
    ]


def test_melds(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "123m406p 11z 79s 345m-", "8s", "--lang", "en", "--plain")
    assert lines[0] == "123m 406p 79s 11z  8s  345m-"
    assert lines[-1] == " 123m 456p [789s] 11z 345m- | kanchan | sets and a pair"


def test_russian_letters_and_unicode_tiles_are_read(capsys: pytest.CaptureFixture[str]) -> None:
    russian = said(capsys, "123м 7з", "--plain")
    assert russian == said(capsys, "🀇🀈🀉🀄", "--plain")
    assert russian[-1] == " 7z   |    3 | tanki | 123m [77z]"


def test_the_words_of_other_games(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "123456m99m789p11234s15f", "--game", "taiwanese", "--lang", "ru", "--plain")
    assert lines[0] == "12345699м 789п 11234с  15ц"
    assert lines[1] == "В руку не входит: 15ц."
    assert "восемь с половиной пар  до просящей руки: 6" in lines
    assert "Просящая рука: 2 вида, 4 кости." in lines
    assert " 9м    |        2 | в панг   | 123м 456м [999м] 789п 11с 234с" in lines
    sichuan = said(capsys, "13m", "2m22s", "--game", "sichuan", "--lang", "ru", "--plain")
    assert "Завершённая рука, завершает 2с: 1 разбор." in sichuan


def test_a_forbidden_suit() -> None:
    assert examine("1122m3344p5566s7m", "sichuan").shanten == 0
    assert examine("1122m3344p5566s7m", "sichuan", void="p").shanten == 4
    assert examine("1122m3344p5566s7m", "sichuan", void="п").shanten == 4


def test_waits_that_cannot_come(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Dead wait on 1m: all copies are in this hand." in said(capsys, "1111m")
    in_vain = said(capsys, "5z 111z= 222z- 333z+ 555z+", "--lang", "ru")
    assert in_vain[-2:] == ["Темпай, но завершить руку нечем.", "Ожидание 5з пустое: все экземпляры уже в этой руке."]
    assert said(capsys, "7z", "--seen", "777z")[-1] == "All of them are visible: none is left to draw."


def test_red_fives_do_not_have_to_be_counted_out() -> None:
    for hand in ("5555m", "0555m", "0055m", "0000m"):
        assert examine(hand).shanten == 1


def test_thirteen_orphans_fit_into_eighty_columns(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "19m19p19s1234567z", "--lang", "ru")
    assert "Темпай: 13 видов, 39 тайлов." in lines
    assert sum("13-стороннее" in line for line in lines) == 13


# ---------------------------------------------------------------- for programs


def test_json_of_a_ready_hand(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "1112223336777s", "--seen", "5555s88s", "--lang", "ru") == {
        "game": "riichi",
        "tile_set": "riichi",
        "hand": "1112223336777s",
        "aside": "",
        "shanten": 0,
        "structures": {"sets_4": 0, "seven_pairs": 4, "thirteen_orphans": 11},
        "useful": {"count": 5, "tiles": {"5s": 0, "6s": 3, "8s": 2}},
        "waits": [
            {"tile": "5s", "unseen": 0, "waits": ["ryanmen"]},
            {"tile": "6s", "unseen": 3, "waits": ["tanki"]},
            {"tile": "8s", "unseen": 2, "waits": ["ryanmen"]},
        ],
        "waits_used_up": [],
        "waits_absent": [],
    }


def test_json_of_other_hands(capsys: pytest.CaptureFixture[str]) -> None:
    best = told(capsys, "123456m234p5678s1z")["discards"][0]
    assert best == {"tile": "1z", "shanten": 0, "useful": {"count": 6, "tiles": {"5s": 3, "8s": 3}}}
    complete = told(capsys, "22s", "333s=")
    assert complete["structures"]["seven_pairs"] is None
    assert complete["winning"] == "2s"
    assert complete["readings"] == [
        {"structure": "sets_4", "wait": "tanki", "blocks": ["22s", "333s="], "winning_block": 0}
    ]


@pytest.mark.parametrize("columns", [12, 20, 25, 30, 39])
@pytest.mark.parametrize("hand", ["19m19p19s1234567z", "123456m234p5678s1z", "22234777s123m", "147m258p369s1234z"])
def test_a_narrow_screen_cuts_nothing_off(
    hand: str, columns: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for lang in ("ru", "en"):
        lines = said(capsys, hand, "--lang", lang)
        assert not any("…" in line for line in lines)
        assert max(map(cell_len, lines)) <= columns


# ---------------------------------------------------------------- mistakes


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["8z"], "Ошибка: тайла 8з не существует.\n8z\n^"),
        (
            [],
            "Ошибка: не указан аргумент ТАЙЛЫ (рука, например 123м406п77з; открытые сеты и каны – отдельные слова: "
            "345м- 555п= 1111з#).",
        ),
        (["123m"], "Ошибка: неверное число тайлов в руке: 3; возможно 1, 2, 4, 5, 7, 8, 10, 11, 13, 14."),
        (
            ["123m", "555m="],
            "Ошибка: неверное число тайлов в руке, не считая открытых сетов и канов: 3; "
            "возможно 1, 2, 4, 5, 7, 8, 10, 11.",
        ),
        (
            ["1m", "111z=", "222z=", "333z=", "444z=", "555z="],
            "Ошибка: слишком много открытых сетов и канов (5): в выигрышной руке только 14 тайлов.",
        ),
        (["1z", "--game", "go"], "Ошибка: нет игры «go»; выберите одну из: riichi, taiwanese, sichuan."),
        (["1z", "--void", "z"], "Ошибка: «z» – не масть; выберите м, п или с (m, p, s)."),
        (
            ["11z", "--seen", "111z"],
            "Ошибка: в руке и среди видимых 5 экземпляров 1з, а может быть только 4.\n111z\n^^^^",
        ),
        (["1z", "--tiles", "sanna"], "Ошибка: набора тайлов «sanna» нет; может быть, «sanma»?\nsanna\n^^^^^"),
        (["1111155m"], "Ошибка: 5 экземпляров 1м, а может быть только 4.\n1111155m\n    ^"),
        (["1123m", "--tiles", "sanma"], "Ошибка: тайла 2м нет в наборе sanma.\n1123m\n  ^"),
    ],
)
def test_a_mistake(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hand", "--lang", "ru", *arguments]) == 2
    complaint = capsys.readouterr()
    assert (complaint.out, complaint.err) == ("", sentence + "\n")


# ---------------------------------------------------------------- drawing


def test_drawn_tiles_are_broken_into_rows() -> None:
    picture = Picture("１", "索", "")
    lines = drawn([[picture] * 7, [picture] * 3], 16).plain.splitlines()
    assert len(lines) == 3 * 4
    assert lines[0] == "╭──┬──┬──┬──┬──╮"
    assert lines[4] == "╭──┬──╮"
    assert lines[8] == "╭──┬──┬──╮"


def test_every_kind_can_be_drawn() -> None:
    for letter_and_digits in SHORTS:
        (tile,) = parse_tiles(letter_and_digits)
        assert drawn([[picture_of(tile, "ru")]], 80).plain.count("│") == 4
        assert short([tile], "en").plain == letter_and_digits


def test_where_tiles_are_drawn() -> None:
    assert can_draw("utf-8", {"TERM": "tmux-256color"})
    assert can_draw("utf-8", {})
    assert not can_draw("utf-8", {"TERM": "linux"})
    assert not can_draw("utf-8", {"TERM": "dumb"})
    assert not can_draw("koi8-r", {})
    assert not can_draw("no such encoding", {})
