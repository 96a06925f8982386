"""Every win of the stored games, with the situation followed through the deal: what we pay is what was paid."""

from pathlib import Path
from typing import Final

import pytest

from jantaku.rules import load
from tests.scoring.mjlog_wins import wins_in
from tests.scoring.paid_wins import DATA, differences

ARCHIVES: Final = {
    DATA / "tenhou" / "yonma_hanchan.tar.gz": 6021,
    DATA / "tenhou" / "yonma_tonpuu.tar.gz": 673,
    DATA / "tenhou" / "sanma_hanchan.tar.gz": 1951,
    DATA / "hands" / "mjx_mjlog.tar.gz": 621,
}
RULES: Final = {4: "tenhou", 3: "sanma_tenhou"}


@pytest.mark.parametrize("archive", ARCHIVES, ids=lambda archive: Path(archive).name.partition(".")[0])
def test_every_win_of_the_records(archive: Path) -> None:
    if not archive.exists():
        pytest.skip(f"the records ../shared/data/{archive.relative_to(DATA)} are not here")
    rules = {players: load(name) for players, name in RULES.items()}
    compared = 0
    found: list[str] = []
    for paid in wins_in(archive):
        found += differences(paid, rules[len(paid.changes)])
        compared += 1
    assert found == []
    assert compared == ARCHIVES[archive]
