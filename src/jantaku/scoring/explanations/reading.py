"""How the hand was read: its blocks, and what it waited for."""

from collections.abc import Iterator
from typing import Final

from jantaku.hands import MeldForm, ReadBlock
from jantaku.scoring.early import tiles_of_part
from jantaku.scoring.explanations.clauses import Clause, Tiles, of_kinds, tiles_of
from jantaku.scoring.score import Score
from jantaku.texts import TextId
from jantaku.tiles import BONUS, kind_of


def blocks_of(score: Score) -> Iterator[Clause]:
    """The blocks of the hand; or the flowers, or other tiles, by which it wins."""
    if score.by_flowers:
        last = (score.win.winning,) if kind_of(score.win.winning) not in map(kind_of, score.win.nuki) else ()
        flowers = [tile for tile in (*score.win.nuki, *last) if BONUS >> kind_of(tile) & 1]
        yield Clause(TextId("score-block"), {"tiles": Tiles(tuple(sorted(flowers, key=kind_of)))})
    elif not score.is_read:
        tiles, melds = (*score.win.hand.concealed, score.win.winning), score.win.hand.melds
        for element in score.elements:
            part = tiles_of_part(element.id, tiles, melds)
            yield Clause(TextId("score-block"), {"tiles": Tiles(tuple(sorted(part, key=kind_of)))})
    reading = score.reading
    yield from (_block(block, place == reading.winning) for place, block in enumerate(reading.blocks))


def wait_of(score: Score) -> Clause:
    """What the hand waited for."""
    if score.win.by_flowers is not None:
        return Clause(TextId("score-wait-flowers"), {"fact": score.win.by_flowers})
    if not score.is_read:
        return Clause(TextId("score-wait-part"), {"tile": tiles_of(score.win.winning)})
    wait = Clause(score.reading.wait.text_id)
    return Clause(TextId("score-wait"), {"wait": wait, "tile": tiles_of(score.win.winning)})


def _block(block: ReadBlock, winning: bool) -> Clause:
    written = Tiles(block.meld.all_tiles) if block.meld is not None else of_kinds(block.kinds)
    if winning:
        return Clause(TextId("score-block-winning"), {"tiles": written})
    if block.meld is not None:
        return Clause(MELDS[block.meld.form], {"tiles": written})
    return Clause(TextId("score-block"), {"tiles": written})


MELDS: Final = {
    MeldForm.CHI: TextId("score-block-chi"),
    MeldForm.PON: TextId("score-block-pon"),
    MeldForm.OPEN_KAN: TextId("score-block-open-kan"),
    MeldForm.ADDED_KAN: TextId("score-block-open-kan"),
    MeldForm.CLOSED_KAN: TextId("score-block-closed-kan"),
    MeldForm.EYES_KAN: TextId("score-block-eyes"),
    MeldForm.RAISED_RUN: TextId("score-block-raised-run"),
    MeldForm.CLOSED_RUN: TextId("score-block-closed-run"),
}
