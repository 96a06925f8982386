"""Pictures of tiles are whole SVG that shows what was written, lies as the notation says and can be read aloud."""

import json
import re
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

from book.tiles import (
    FACES,
    Laid,
    faces_in,
    hand_picture,
    lay_hand,
    packed,
    picture_of,
    pond_picture,
    row_picture,
    wall_picture,
    write_faces_to,
)
from jantaku.hands import parse_hand
from jantaku.tiles import NotationError, short_of

ROOT: Final = Path(__file__).resolve().parents[2]
SVG: Final = "{http://www.w3.org/2000/svg}"


def shown(picture: str) -> list[str]:
    """The faces in the order drawn."""
    uses = ElementTree.fromstring(picture).iter(f"{SVG}use")
    return [str(use.get("href")).removeprefix("#tile-") for use in uses if str(use.get("href")).startswith("#tile-")]


def lay(hand: str, drawn: str = "") -> list[Laid]:
    held = parse_hand(hand)
    return lay_hand([*faces_in(hand.split()[0])], faces_in(drawn), held.melds, frozenset())


def written(laid: list[Laid]) -> list[str]:
    """Tiles as they lie: a turned one in brackets, a back as a dot."""
    names = ["." if tile.face is None else short_of(tile.face) for tile in laid]
    return [f"({name})" if tile.turned else name for name, tile in zip(names, laid, strict=True)]


def test_a_hand_shows_its_tiles_in_the_order_written_and_the_drawn_one_last() -> None:
    assert shown(hand_picture("31m 0p 67s", drawn="8s")) == ["3m", "1m", "0p", "6s", "7s", "8s"]


def test_the_drawn_tile_stands_apart() -> None:
    *hand, last, drawn = lay("123m", "8s")
    assert [tile.x for tile in hand] == [0, 30]
    assert drawn.x > last.right


@pytest.mark.parametrize(
    ("meld", "lies"),
    [
        ("345m-", "(3m) 4m 5m"),
        ("435m-", "(4m) 3m 5m"),
        ("555p=", "5p (5p) 5p"),
        ("555p+", "5p 5p (5p)"),
        ("5550p+", "0p 5p 5p (5p)"),
        ("555p=0", "5p (5p) (0p) 5p"),
        ("1111z#", ". 1z 1z ."),
    ],
)
def test_the_turned_tile_says_who_fed_the_meld(meld: str, lies: str) -> None:
    assert written(lay(f"1s {meld}")) == ["1s", *lies.split()]


def test_an_added_tile_lies_above_the_turned_one() -> None:
    laid = lay("1s 555p=0")
    turned, added = (tile for tile in laid if tile.turned)
    assert added.x == turned.x
    assert added.y < turned.y


def test_a_pond_has_six_in_a_row_and_riichi_turned() -> None:
    picture = pond_picture("123456789m", riichi=3)
    assert len(shown(picture)) == 9
    assert picture.count("rotate(-90)") == 1
    assert 'viewBox="-1 -1 192 82"' in picture


def test_a_face_is_in_the_picture_once() -> None:
    picture = row_picture("9s9s9s 9s")
    assert picture.count("<symbol") == 1
    assert len(shown(picture)) == 4


def test_faces_may_lie_elsewhere(tmp_path: Path) -> None:
    picture = hand_picture("11m 5z", faces="tiles")
    write_faces_to(tmp_path / "tiles")
    links = re.findall(r'href="([^"]+)"', picture)
    assert links == ["tiles/1m.svg", "tiles/1m.svg", "tiles/5z-framed.svg"]
    assert all((tmp_path / link).exists() for link in links)
    assert len(picture) < 2_000


def test_every_tile_can_be_drawn_marked_or_not() -> None:
    every = "1234567890m1234567890p1234567890s1234567z12345678f123h1234a1234j3rs5tp5yz5dz5bm5gm"
    picture = ElementTree.fromstring(row_picture(every))
    assert len(picture.findall(f"{SVG}g")) == len(faces_in(every))


def test_a_picture_says_what_it_shows() -> None:
    label = ElementTree.fromstring(hand_picture("1m0p 555z=", drawn="8s", language="ru")).get("aria-label")
    assert label == "1 ман, красная 5 пин; 8 со; белый дракон, белый дракон, белый дракон"
    assert ElementTree.fromstring(wall_picture("5m", 4)).get("aria-label") == "5 man"


def test_what_cannot_be_read_is_refused() -> None:
    with pytest.raises(NotationError):
        hand_picture("8z")


def test_the_faces_are_those_of_the_pages() -> None:
    pages = ROOT / "web" / "src" / "generated" / "faces.json"
    if not pages.exists():
        pytest.skip("the pages were not built here")
    assert json.loads(FACES.read_text("utf-8")) == json.loads(pages.read_text("utf-8")), (
        "run: scripts/pages npm run pictures"
    )


def test_ids_of_one_face_are_not_those_of_another() -> None:
    ids = [found for svg in packed().values() for found in re.findall(r' id="([^"]+)"', svg)]
    assert len(ids) == len(set(ids))
    assert picture_of(faces_in("0m")[0]) == "0m"
