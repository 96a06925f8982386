"""Paifu: a page for each deal, its columns in line."""

import pytest
from msgspec.structs import replace

from jantaku.records.formats.paifu import CELL, LABEL, padded, width_of, write_paifu
from jantaku.records.formats.tenhou.json_file import read_tenhou_json
from jantaku.records.record import Record
from jantaku.table.events import DealStarted, Dealt, Drawn, Event, Ruled
from jantaku.texts import LANGUAGES, Language
from tests.records.test_tenhou_json import CALLS, HANDS, HANDS_OF_THREE, IDLE, READY, WINNING, file, file_of_three
from tests.records.told import games

RIICHI_AND_RON = file(
    ([42, 35], ["r42", 41]),
    ([43], [60]),
    ([44], [60]),
    ([34], [60]),
    hands=(HANDS[0], READY, *HANDS[2:]),
    result=["和了", [-2900, 5900, 0, 0], [1, 0, 1, "40符2飜2600点", "一気通貫(2飜)"]],
    head=(4, 1, 2),
)
PAGE = """\
════════════════════════════════════════════════════════════
表記名 правила: tenhou.net (как играет сервер)   麻雀牌 набор: 136 тайлов, красные пятёрки 0м 0п 0с
# 1 / 1   場局巡連 раздача: 南 東 東 0   供託 ставки: 2 000   陸 ока: 20 000   幢量王牌 стопок в мёртвой стене: 7
表/裏 ドラ индикаторы доры / урадоры: 6с / –
────────────────────────────────────────────────────────────
東家  A   25 000
配牌 роздано  1м 2м 3м 1п 2п 3п 1с 2с 3с 東 白 發 中
巡 круг       1    2
              立直
取 взято      南   5с
出 сброшено   ↓    東
                   栄南
最終 в конце  1м 2м 3м 1п 2п 3п 1с 2с 3с 5с 白 發 中
無し нарушений: 0, 積み棒 хонб: 1, 立直 палочек: 1
結果 итог: 放銃 наброс
────────────────────────────────────────────────────────────
南家  B   25 000
配牌 роздано  1м 2м 3м 4м 5м 6м 7м 8м 9м 1п 2п 3п 東
巡 круг       1    2
                   栄
取 взято      西   東東
出 сброшено   ↓
最終 в конце  1м 2м 3м 4м 5м 6м 7м 8м 9м 1п 2п 3п 東  + 東
無し нарушений: 0, 積み棒 хонб: 0, 立直 палочек: 0
役 яку: иццу
結果 итог: 栄 рон; 2 хан 40 фу = 2 600
────────────────────────────────────────────────────────────
西家  C   25 000
配牌 роздано  7м 8м 9м 7п 8п 9п 7с 8с 9с 南 南 白 白
巡 круг       1    2
取 взято      北
出 сброшено   ↓
最終 в конце  7м 8м 9м 7п 8п 9п 7с 8с 9с 南 南 白 白
無し нарушений: 0, 積み棒 хонб: 0, 立直 палочек: 0
結果 итог: –
────────────────────────────────────────────────────────────
北家  D   25 000
配牌 роздано  6м 7м 8м 9м 7п 8п 9п 7с 8с 9с 中 中 中
巡 круг       1    2
取 взято      4с
出 сброшено   ↓
最終 в конце  6м 7м 8м 9м 7п 8п 9п 7с 8с 9с 中 中 中
無し нарушений: 0, 積み棒 хонб: 0, 立直 палочек: 0
結果 итог: –
────────────────────────────────────────────────────────────
支出 выплаты: 南: 東 2 600 + 300, 供託 3 000 = 5 900
計算 счёт: 21 100 / 30 900 / 25 000 / 25 000
"""


def block(page: str, wind: str) -> list[str]:
    """The lines of one player."""
    parts = page.split("─" * 20)
    return next(part for part in parts if f"{wind}家" in part).strip("─\n").split("\n")


def cells(line: str) -> list[str]:
    """What stands in the columns of a line."""
    found: list[str] = []
    cell = ""
    for letter in line + " " * CELL * 8:
        cell += letter
        if width_of(cell) >= (CELL if found else LABEL):
            found.append(cell.strip())
            cell = ""
    return found[1:]


def row(lines: list[str], label: str) -> list[str]:
    """The columns of the line with this label."""
    return cells(next(line for line in lines if line.startswith(label)))


def test_a_page_as_the_book_has_it() -> None:
    assert write_paifu(read_tenhou_json(RIICHI_AND_RON), "ru") == PAGE


def test_norths_of_three_players_have_columns_of_their_own() -> None:
    """Two norths in one turn, one in the next; and one that is won on lies aside no longer."""
    hands = ([21, 22, 23, 24, 25, 26, 27, 28, 29, 44, 44, 41, 42], [*HANDS_OF_THREE[1][:-1], 43], HANDS_OF_THREE[2])
    seats = (([31, 33, 34], ["f44", "f44", 60]), ([35], [60]), ([32], ["f44"]))
    result = ["和了", [8000, 0, -8000, 0], [0, 2, 0, "満貫8000点", "立直(1飜)", "ドラ(3飜)"]]
    page = write_paifu(read_tenhou_json(file_of_three(seats, result, hands=hands)))
    east, south, west = (block(page, wind) for wind in "東南西")
    assert "108 tiles, red fives 0p 0s" in page
    assert "北家" not in page
    assert row(east, "巡")[:5] == ["1", "1", "1", "2", ""]
    assert row(east, "取")[:4] == ["1s", "3s", "4s", "西北"]
    assert row(east, "出")[:3] == ["[北]", "[北]", "↓"]
    assert cells(east[3])[:4] == ["抜", "抜", "", "栄"]
    assert next(line for line in east if line.startswith("最終")).endswith("抜 北 北")
    assert next(line for line in east if line.startswith("翻")).endswith("dora: 1, ura dora: 0, red: 0, set aside: 2")
    assert row(south, "取")[:3] == ["", "", "5s"]
    assert row(west, "出")[:3] == ["", "", "[北]"]
    assert "抜" not in next(line for line in west if line.startswith("最終"))
    assert "計算 score: 43 000 / 35 000 / 27 000" in page


def test_every_call_stands_in_its_column() -> None:
    page = write_paifu(read_tenhou_json(file(*CALLS, result=["不明"], indicators=(36, 43, 44))))
    east, south, west, north = (block(page, wind) for wind in "東南西北")
    # The second and the fifth column are kans, so that the replacement tiles have columns of their own.
    assert row(east, "巡")[:7] == ["1", "2", "2", "3", "3", "4", ""]
    assert row(east, "取")[:6] == ["9m", "4p", "", "6p", "", "北4p"]
    assert row(east, "出")[:6] == ["白", "發", "", "中", "", "東"]
    assert cells(east[3])[:6] == ["", "", "", "", "", "吃"]
    assert cells(east[6])[:6] == ["碰西", "碰南", "", "槓北", "", ""]
    assert row(south, "取")[:6] == ["", "東發", "", "", "", ""]
    assert cells(west[3])[:3] == ["碰", "槓", ""]
    assert row(west, "取")[:6] == ["東白", "白", "4s", "", "", ""]
    assert row(west, "出")[:6] == ["7m", "[白]", "↓", "", "", ""]
    assert row(north, "取")[:6] == ["北", "", "5p", "東中", "4p", ""]
    assert row(north, "出")[:6] == ["↓", "", "↓", "", "↓", ""]
    finals = [next(line for line in lines if line.startswith("最終")) for lines in (east, south, west, north)]
    assert [final.partition("  (")[2] for final in finals] == [
        "4p 2p 3p)",
        "←發 發 發)",
        "↑白 白 白+白)",
        "→中 中 中 中)",
    ]
    assert "結果 result: the deal is not finished" in east


def test_a_tsumo_on_the_first_tile() -> None:
    result = ["和了", [12000, -4000, -4000, -4000], [0, 0, 0, "満貫4000点∀", "一気通貫(2飜)", "ドラ(3飜)"]]
    page = write_paifu(read_tenhou_json(file(WINNING, IDLE, IDLE, IDLE, result=result, hands=(READY, *HANDS[1:]))))
    east = block(page, "東")
    assert cells(east[3])[0] == "自摸"
    assert "翻 dora: 3, ura dora: 0, red: 0" in east
    assert "結果 result: 自摸 tsumo; 12 000" in east
    assert "支出 payments: 東: 南 4 000, 西 4 000, 北 4 000 = 12 000" in page


def taken_at_once(record: Record) -> Record:
    """The same record with the dealer taking the fourteenth tile before the others have their last."""
    events: list[Event] = [event for event in record.events if not isinstance(event, Drawn)]
    drawn = next(event for event in record.events if isinstance(event, Drawn))
    last = [place for place, event in enumerate(events) if isinstance(event, Dealt)][-4]
    return replace(record, events=(*events[: last + 1], drawn, *events[last + 1 :]))


def test_a_dealer_who_takes_fourteen_tiles_has_no_first_draw() -> None:
    """001:3242: the cell is left empty or crossed out."""
    seats = (([19], [60]), IDLE, IDLE, IDLE)
    record = read_tenhou_json(file(*seats, result=["流局"]))
    east = block(write_paifu(taken_at_once(record)), "東")
    assert east[1].endswith("中  + 9m")
    assert (row(east, "取")[0], row(east, "出")[0]) == ("×", "9m")


@pytest.mark.parametrize(
    ("result", "told"),
    [
        (["流局", [3000, -1000, -1000, -1000]], ["聴牌 темпай", "不聴 нотен"]),
        (["流し満貫", [-4000, 8000, -2000, -2000]], ["聴牌 темпай", "流し満貫 нагащи манган"]),
        (["四風連打"], ["四風連打 четыре одинаковых ветра"] * 2),
        (["三家和了"], ["三家和 три рона"] * 2),
    ],
)
def test_how_a_deal_without_a_winner_ended(result: list[object], told: list[str]) -> None:
    text = file(([42], [60]), IDLE, IDLE, IDLE, result=result, hands=(READY, *HANDS[1:]))
    page = write_paifu(read_tenhou_json(text), "ru")
    assert [block(page, wind)[-1].partition(": ")[2] for wind in "東南"] == told


def test_what_a_referee_said_is_told() -> None:
    record = read_tenhou_json(file(([42], [60]), IDLE, IDLE, IDLE, result=["流局"]))
    ruled = replace(record, events=(*record.events[:-3], Ruled("chombo", 1), *record.events[-3:]))
    south = block(write_paifu(ruled), "南")
    assert "状況 situations: chombo" in south
    assert "無し fouls: 1   積み棒 honba: 0   立直 sticks: 0" in south


def test_strange_names_cannot_break_the_page() -> None:
    record = read_tenhou_json(file(([42], [60]), IDLE, IDLE, IDLE, result=["流局"], name=["a\nb", "\x1b[2J", "東", ""]))
    page = write_paifu(record)
    assert "東家  a?b   25 000" in page
    assert "南家  ?[2J   25 000" in page


def test_width_counts_japanese_letters_twice() -> None:
    assert width_of("東1s ") == 5
    assert padded("吃", 5) == "吃   "


@pytest.mark.parametrize("lang", LANGUAGES)
def test_stored_games_have_a_page_for_each_deal_and_columns_in_line(lang: Language) -> None:
    for name, record in games(step=61):
        written = write_paifu(record, lang)
        pages = written.split("\n\n")
        deals = sum(isinstance(event, DealStarted) for event in record.events)
        assert len([page for page in pages if "配牌" in page]) == deals, name
        for line in written.split("\n"):
            if line.startswith("出 "):
                for cell in cells(line):
                    assert width_of(cell) <= CELL - 1, (name, line)
                    assert " " not in cell, (name, line)
