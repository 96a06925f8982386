"""Matches of our own written as exporters of other servers write them: names of rooms, yaku in English, tenths."""

import json
from typing import Any, Final

from jantaku.records.formats.tenhou.json_file import write_tenhou_json
from jantaku.records.record import Record
from tests.records.played import played

ENGLISH: Final = {
    "門前清自摸和": "Fully Concealed Hand", "立直": "Riichi", "一発": "Ippatsu",
    "槍槓": "Robbing a Kan", "嶺上開花": "After a Kan",
    "海底摸月": "Under the Sea", "河底撈魚": "Under the River", "平和": "Pinfu", "断幺九": "All Simples",
    "一盃口": "Pure Double Sequence",
    "自風 東": "Seat Wind", "自風 南": "Seat Wind", "自風 西": "Seat Wind", "自風 北": "Seat Wind",
    "場風 東": "Prevalent Wind", "場風 南": "Prevalent Wind", "場風 西": "Prevalent Wind", "役牌 白": "White Dragon",
    "役牌 發": "Green Dragon", "役牌 中": "Red Dragon", "両立直": "Double Riichi", "七対子": "Seven Pairs",
    "混全帯幺九": "Half Outside Hand", "一気通貫": "Pure Straight", "三色同順": "Mixed Triple Sequence",
    "三色同刻": "Triple Triplets", "三槓子": "Three Quads", "対々和": "All Triplets",
    "三暗刻": "Three Concealed Triplets",
    "小三元": "Little Three Dragons", "混老頭": "All Terminals and Honors", "二盃口": "Twice Pure Double Sequence",
    "純全帯幺九": "Fully Outside Hand", "混一色": "Half Flush", "清一色": "Full Flush",
    "ドラ": "Dora", "裏ドラ": "Ura Dora",
    "赤ドラ": "Red Five", "抜きドラ": "Kita",
    "満貫": "Mangan ", "跳満": "Haneman ", "倍満": "Baiman ", "三倍満": "Sanbaiman ", "役満": "Yakuman ",
    "流局": "Exhaustive Draw", "流し満貫": "Mangan at Draw", "九種九牌": "Nine Terminal Abortion",
    "四風連打": "Four Wind Abortion", "四家立直": "Four Riichi Abortion", "四槓散了": "Four Kan Abortion",
    "全員聴牌": "All tempai", "全員不聴": "All noten",
}  # fmt: skip
"""What an exporter of Mahjong Soul writes when it is set to English."""
SOUL_NAMES: Final = {
    "両立直": "ダブル立直",
    **{f"自風 {wind}": "役牌:自風牌" for wind in "東南西北"},
    **{f"場風 {wind}": "役牌:場風牌" for wind in "東南西北"},
}
"""And where its Japanese names are not those of tenhou."""


def file_of(record: Record, display: str, **more: Any) -> dict[str, Any]:
    """The file of a record, as an exporter of Mahjong Soul writes it."""
    file: dict[str, Any] = json.loads(write_tenhou_json(record))
    reds = [key for key in file["rule"] if key.startswith("aka")]
    file["rule"] = {"disp": display} | {key: file["rule"][key] for key in reversed(reds)}
    players = sum(bool(name) for name in file["name"])
    head = {
        "ver": "2.3", "ref": "230101-0b1c2d3e-4f50-6172-8394-a5b6c7d8e9f0", "ratingc": f"PF{players}", "lobby": 0,
        "dan": ["雀傑★1"] * players + [""] * (4 - players), "rate": [100] * players + [0] * (4 - players),
        "sx": ["F"] * players + ["C"] * (4 - players), "title": [display, "1/1/2023, 12:00:00"],
    }  # fmt: skip
    return head | file | more


def exported(rules: str, seed: int, display: str, **more: Any) -> dict[str, Any]:
    """A match by these rules, exported."""
    return file_of(played(rules, seed), display, **more)


def renamed(file: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    """The file with other names of yaku, limits and results."""
    for deal in file["log"]:
        result = deal[-1]
        if result[0] != "和了":
            result[0] = names.get(result[0], result[0])
            continue
        for win in result[2::2]:
            win[3:] = [_other(word, names) for word in win[3:]]
    return file


def _other(word: str, names: dict[str, str]) -> str:
    yaku, bracket, price = word.partition("(")
    if bracket:
        return f"{names.get(yaku, yaku)}({price}"
    for limit in ("三倍満", "満貫", "跳満", "倍満", "役満"):
        if word.startswith(limit):
            return names.get(limit, limit) + word.removeprefix(limit)
    return word


def text_of(file: dict[str, Any]) -> str:
    """As it is stored."""
    return json.dumps(file, ensure_ascii=False)
