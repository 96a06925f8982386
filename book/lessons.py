"""Lessons as Markdown: the pages of the games in docs/games show them.

A hand is a row of small pictures, one for each tile: so a page can be read on a phone, where the row breaks, and all
pages together need no more pictures than there are tiles: ``5m.svg``, ``5m-turned.svg``, ``5m-lit.svg``.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final

from book.tiles import Laid, draw, faces_in, lay_meld, named, picture_of
from jantaku.hands.melds import parse_hand
from jantaku.lessons import Block, Section
from jantaku.texts import Texts
from jantaku.tiles import NotationError, tile_set

PICTURES: Final = "../pictures/games"
"""Where they lie, seen from a page."""
SIGNS: Final = "-=+#"
"""A word of a hand that ends with one of them is a meld."""
UPRIGHT: Final = 40
TURNED: Final = 30
GAP: Final = "&ensp;"


def markdown(sections: Iterable[Section], texts: Texts) -> Iterator[str]:
    """The lines of a lesson."""
    for section in sections:
        yield f"## {section.title}"
        yield ""
        for block in section.blocks:
            yield from lines_of(block, texts)
            yield ""


def lines_of(block: Block, texts: Texts) -> Iterator[str]:
    """One piece of it."""
    match block.kind:
        case "text":
            yield block.text
        case "steps":
            yield from (f"{number}. {item}" for number, item in enumerate(block.items, 1))
        case "points":
            yield from (f"- {item}" for item in block.items)
        case "tiles":
            result = f"*{block.result}*" if block.result else ""
            yield "<br>".join(filter(None, (shown(block, texts), caption(block), result)))
        case "table":
            yield row(block.columns)
            yield "|" + "---|" * len(block.columns)
            yield from map(row, block.rows)


def caption(block: Block) -> str:
    """What is said of a picture, with a sign where it is a win or none."""
    sign = {True: "✓ ", False: "✗ ", None: ""}[block.counts]
    return f"{sign}{block.text}"


def row(cells: Iterable[str]) -> str:
    """A row of a table; what separates columns is no text."""
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


# ---------------------------------------------------------------- tiles


def shown(block: Block, texts: Texts) -> str:
    """The tiles of a block as pictures."""
    return GAP.join("".join(image(tile, texts) for tile in group) for group in groups_of(block))


def groups_of(block: Block) -> Iterator[list[Laid]]:
    """Concealed tiles, the winning one, melds, what is set aside: each group by itself."""
    words = block.tiles.split()
    concealed = [word for word in words if word[-1] not in SIGNS]
    if block.name.startswith("box_"):  # every face once, nothing apart
        concealed = ["".join(concealed)]
    yield from (standing(word) for word in concealed)
    if block.win:
        yield [tile._replace(lit=True) for tile in standing(block.win)]
    yield from (meld_of(word) for word in words if word[-1] in SIGNS)
    if block.aside:
        yield standing(block.aside)


def standing(word: str) -> list[Laid]:
    """Tiles side by side; ``x`` is a back, and the tile before ``~`` lies turned."""
    laid: list[Laid] = []
    for piece in re.findall(r"x|~|[^x~]+", word):
        if piece == "x":
            laid.append(Laid(None, 0))
        elif piece == "~":
            laid[-1] = laid[-1]._replace(turned=True)
        else:
            laid += [Laid(face, 0) for face in faces_in(piece)]
    return laid


def meld_of(word: str) -> list[Laid]:
    """A meld as it lies on the table; any that no other box knows is one of a box of pairs."""
    try:
        (meld,) = parse_hand(word).melds
    except NotationError:
        (meld,) = parse_hand(word, tile_set("toitsu")).melds
    return list(lay_meld(meld, 0, frozenset()))


def image(tile: Laid, texts: Texts) -> str:
    """A tile as a picture in a page."""
    height = TURNED if tile.turned else UPRIGHT
    alt = "" if tile.face is None else named([tile.face], texts.language, texts.game)
    return f'<img src="{PICTURES}/{file_of(tile)}" alt="{alt}" height="{height}">'


def file_of(tile: Laid) -> str:
    """The name of its picture."""
    if tile.face is None:
        return "back.svg"
    return picture_of(tile.face) + ("-turned" if tile.turned else "") + ("-lit" if tile.lit else "") + ".svg"


def pictures(lessons: Iterable[Iterable[Section]]) -> dict[str, str]:
    """Every picture that these lessons need, by the name of its file."""
    blocks = (block for sections in lessons for section in sections for block in section.blocks if block.tiles)
    tiles = chain.from_iterable(chain.from_iterable(map(groups_of, blocks)))
    needed = {file_of(tile): tile._replace(x=0, y=0) for tile in tiles}
    return {file: draw([tile], file.removesuffix(".svg")) for file, tile in sorted(needed.items())}
