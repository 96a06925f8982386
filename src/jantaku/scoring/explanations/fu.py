"""Fu, each with what it is for."""

from collections.abc import Iterator
from typing import Final

import msgspec

from jantaku.hands import ReadBlock, Shape
from jantaku.hands.melds import mixed_melds
from jantaku.hands.supplements import is_mixed
from jantaku.scoring.explanations.clauses import Clause, Tiles, of_kinds
from jantaku.scoring.score import Score
from jantaku.texts import TextId


class FuExplained(msgspec.Struct, frozen=True):
    """Fu and what they are for."""

    fu: int
    because: Clause
    seed: tuple[str, ...]


FU_SEEDS: Final[dict[str, tuple[str, ...]]] = {
    "base": ("000:598", "001:1480"),
    "seven_pairs": ("000:614", "001:1478"),
    "closed_ron": ("000:618", "001:1477"),
    "tsumo": ("000:619", "001:3057"),
    "open_flat_ron": ("000:620",),
    "kanchan": ("000:630", "001:7479"),
    "penchan": ("000:631", "001:7480"),
    "tanki": ("000:629", "001:7481"),
    "pair": ("000:614", "001:1473"),
    "set": ("000:605-608", "001:1490-1491"),
    "closed": ("001:3953",),
    "limit": ("001:2715",),
    "closed_tsumo": ("001:3075",),
    "ryanmen": ("001:1775",),
    "fixed": ("001:1784",),
    "no_honours": ("001:7517",),
    "added": ("001:4495",),
    "runs": ("001:3203",),
}


def fu_lines(score: Score) -> Iterator[FuExplained]:
    """Each fu of the reading."""
    for line in score.fu_lines:
        yield FuExplained(line.fu, _fu_reason(score, line.item, line.block), FU_SEEDS[line.item])


def cut_off(score: Score) -> int:
    """The fu, rounded, of which 30 and a han were made; 0 where the hand has kept its own."""
    if not score.book.plan.value.sixty_cutoff or not score.counts_fu or score.fu_sum <= score.fu:
        return 0
    step = score.book.plan.fu.round_to
    return -(-score.fu_sum // step) * step


def fu_total(score: Score) -> Clause:
    """What the fu come to, and how they are rounded."""
    cut = cut_off(score)
    fu = cut or score.fu
    if fu == score.fu_sum:
        total = Clause(TextId("score-fu-exact"), {"fu": fu})
    else:
        total = Clause(TextId("score-fu-rounded"), {"sum": score.fu_sum, "fu": fu})
    return Clause(TextId("score-fu-cut"), {"total": total, "fu": score.fu}) if cut else total


def _fu_reason(score: Score, item: str, block: int | None) -> Clause:
    if item not in ("pair", "set") or block is None:
        return Clause(TextId(f"score-fu-{item.replace('_', '-')}"))
    read = score.reading.blocks[block]
    tiles = of_kinds(read.kinds)
    if item == "pair":
        return Clause(TextId("score-fu-pair"), {"tiles": tiles})
    if _is_mixed(score, block):
        return Clause(TextId("score-fu-mixed"), {"set": _set_reason(score, block, read, tiles)})
    return _set_reason(score, block, read, tiles)


def _is_mixed(score: Score, block: int) -> bool:
    """Whether another tile completes the set, so that it has two thirds of the fu (001:4037)."""
    book, melds = score.book, score.win.hand.melds
    if book.grammars is None:
        return False
    concealed = len(score.reading.blocks) - len(melds)
    if block < concealed:
        return is_mixed(score.reading.blocks[block].kinds)
    return mixed_melds(melds, book.seat_tile(score.win))[block - concealed]


def _set_reason(score: Score, block: int, read: ReadBlock, tiles: Tiles) -> Clause:
    completed_by_ron = block == score.reading.winning and not score.win.tsumo
    closed = not read.open and not completed_by_ron
    if completed_by_ron:
        return Clause(TextId("score-fu-triplet-ron"), {"tiles": tiles})
    shape = "kan" if read.shape is Shape.QUAD else "triplet"
    return Clause(TextId(f"score-fu-{shape}-{'closed' if closed else 'open'}"), {"tiles": tiles})
