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
    DATA / "hands" / "mjx_mjlog.tar.gz": 621,
}


@pytest.mark.parametrize("archive", ARCHIVES, ids=lambda archive: Path(archive).name.partition(".")[0])
def test_every_win_of_the_records(archive: Path) -> None:
    if not archive.exists():
        pytest.skip(f"the records ../shared/data/{archive.relative_to(DATA)} are not here")
    tenhou = load("tenhou")
    compared = 0
    found: list[str] = []
    for paid in wins_in(archive):
        found += differences(paid, tenhou)
        compared += 1
    assert found == []
    assert compared == ARCHIVES[archive]


def test_records_of_three_players() -> None:
    pytest.skip("three players come with sanma: 1951 wins of sanma_hanchan")
