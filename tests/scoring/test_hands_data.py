"""Every scored hand of the stored tables: yaku, han, fu, limit, points and every payment."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from jantaku.rules import load
from jantaku.scoring.win import Flag, Win, Wind, read_win
from tests.scoring.paid_wins import DATA, PaidWin, differences, worths_of_names

HANDS: Final = DATA / "hands"
RULES: Final[dict[tuple[str, int], str | Path]] = {
    ("tenhou", 4): "tenhou",
    ("tenhou", 3): "sanma_tenhou",
    ("kobalab", 4): Path(__file__).parents[1] / "rules" / "kobalab.toml",
}
"""What the rows call their rules, and for how many players."""
SIGNS: Final = {"kamicha": "-", "toimen": "=", "shimocha": "+"}
STEPS: Final = {"shimocha": 1, "toimen": 2, "kamicha": -1}
FLAGS: Final[dict[str, Flag]] = {
    "riichi": "riichi",
    "daburu_riichi": "double_riichi",
    "ippatsu": "ippatsu",
    "chankan": "chankan",
    "rinshan_kaiho": "rinshan",
    "haitei": "haitei",
    "hotei": "houtei",
    "tenho": "tenhou",
    "chiho": "chiihou",
}

pytestmark = pytest.mark.skipif(not HANDS.exists(), reason="the scored hands ../shared/data/hands are not here")


def rows(table: str, players: int) -> Iterator[dict[str, Any]]:
    """The rows of a table."""
    with (HANDS / f"{table}.jsonl").open(encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            if row["players"] == players:
                yield row


def meld(row: dict[str, Any]) -> str:
    """A meld in our notation: the called tile first, the added one behind the sign."""
    *digits, suit = row["tiles"]
    if row["type"] == "ankan":
        return f"{row['tiles']}#"
    called, added = row["called"][0], row.get("added", "")[:1]
    for taken in called + added:
        digits.remove(taken)
    return f"{called}{''.join(digits)}{suit}{SIGNS[row['from']]}{added}"


def win_of(row: dict[str, Any]) -> Win:
    seat = Wind[row["seat_wind"]]
    discarder = Wind((seat + STEPS[row["ron_from"]]) % row["players"]).name if row["ron_from"] else None
    return read_win(
        " ".join([row["concealed"], *map(meld, row["melds"])]),
        row["win_tile"],
        by=row["win"],
        seat=row["seat_wind"],
        round=row["round_wind"],
        indicators="".join(row["dora_indicators"]),
        ura="".join(row["ura_indicators"]),
        nuki="4z" * row.get("nuki", 0),
        discarder=discarder,
        honba=row["honba"],
        sticks=row["deposits"],
        liable=row.get("liable"),
        flags=[FLAGS[flag] for flag in row["flags"]],
    )


def paid_win(row: dict[str, Any]) -> PaidWin:
    expected = row["expected"]
    limit = (expected["limit"] or "") if "limit" in expected else None
    return PaidWin(
        id=f"{row['id']} {row['hand']}",
        win=win_of(row),
        yaku=worths_of_names((yaku["id"], yaku.get("han") or yaku["yakuman"]) for yaku in expected["yaku"]),
        yakuman=expected["yakuman"],
        han=expected["han"],
        fu=expected["fu"],
        limit=limit,
        points=expected["points"],
        changes=tuple(expected["payments"][wind.name] for wind in tuple(Wind)[: row["players"]]),
    )


@pytest.mark.parametrize(
    ("table", "players", "hands"),
    [("tenhou_wins", 4, 6694), ("tenhou_wins", 3, 1951), ("hule", 4, 5051), ("mjx_wins", 4, 287)],
)
def test_every_hand(table: str, players: int, hands: int) -> None:
    rules = {name: load(where) for name, where in RULES.items()}
    compared = 0
    found: list[str] = []
    for row in rows(table, players):
        assert row["rules"]["red_fives"]
        assert row["rules"]["open_tanyao"]
        found += differences(paid_win(row), rules[row["rules"]["set"], players])
        compared += 1
    assert found == []
    assert compared == hands
