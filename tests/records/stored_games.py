"""The stored games of ../shared/data, and a small game of our own to try things with."""

import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

DATA: Final = Path(__file__).resolve().parents[3] / "shared" / "data"
FOUR_PLAYERS: Final = {
    DATA / "tenhou" / "yonma_hanchan.tar.gz": 667,
    DATA / "tenhou" / "yonma_tonpuu.tar.gz": 136,
    DATA / "hands" / "mjx_mjlog.tar.gz": 120,
}
"""Archives and how many games each has."""
THREE_PLAYERS: Final = DATA / "tenhou" / "sanma_hanchan.tar.gz"
THREE_PLAYERS_GAMES: Final = 261


def stored_games(archive: Path) -> Iterator[tuple[str, bytes]]:
    """The games of an archive with their names; the test is skipped where it is missing."""
    if not archive.exists():
        pytest.skip(f"the records ../shared/data/{archive.relative_to(DATA)} are not here")
    with tarfile.open(archive) as members:
        for member in members:
            stream = members.extractfile(member)
            if stream is not None:
                yield Path(member.name).stem, stream.read()


HEAD: Final = (
    '<mjloggm ver="2.3"><GO type="{type}" lobby="0"/><UN n0="%41" n1="%D0%91" n2="%43" n3="%44"/><TAIKYOKU oya="0"/>'
)
INIT: Final = (
    '<INIT seed="0,0,0,4,2,135" ten="250,250,250,250" oya="0" '
    'hai0="0,1,2,4,5,6,8,9,10,12,13,16,17" hai1="36,37,38,40,41,42,44,45,46,48,49,52,53" '
    'hai2="72,73,74,76,77,78,80,81,82,84,85,88,89" hai3="108,109,110,112,113,114,116,117,118,120,121,124,125"/>'
)
"""Every hand is of one suit: East has 111222333440555m and so on (without sense, but with order)."""


def game(*tags: str, type: int = 169, end: str = "</mjloggm>", init: str = INIT) -> str:  # noqa: A002
    """A game of one deal with these tags."""
    return HEAD.format(type=type) + init + "".join(tags) + end


HEAD_OF_THREE: Final = HEAD.replace("%44", "")
HANDS_OF_THREE: Final = (
    "36,37,38,40,41,42,44,45,46,48,49,52,120",
    "72,73,74,76,77,78,80,81,82,84,85,88,121",
    "108,109,110,112,113,114,116,117,118,124,125,128,129",
)
"""East has 111222333440p and a north, South the same in bamboo, West has winds and dragons."""


def init_of_three(*hands: str, number: int = 0, honba: int = 0, sticks: int = 0, ten: str = "350,350,350") -> str:
    """The beginning of a deal for three; those hands that are not told are as above."""
    dealt = [f'hai{seat}="{hand}"' for seat, hand in enumerate((*hands, *HANDS_OF_THREE[len(hands) :], ""))]
    return f'<INIT seed="{number},{honba},{sticks},4,2,135" ten="{ten},0" oya="{number % 4}" {" ".join(dealt)}/>'


INIT_OF_THREE: Final = init_of_three()


def game_of_three(*tags: str, type: int = 185, end: str = "</mjloggm>", init: str = INIT_OF_THREE) -> str:  # noqa: A002
    """A game for three of one deal with these tags."""
    return HEAD_OF_THREE.format(type=type) + init + "".join(tags) + end


def north(number: int) -> str:
    """The code of this north, as it is set aside; norths are the tiles 120 to 123."""
    return f"{number << 8 | 32}"
