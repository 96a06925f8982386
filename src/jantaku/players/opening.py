"""Before the first turn: the suit to be rid of, and tiles that are passed on."""

from collections.abc import Sequence

from jantaku.players.nearness import use
from jantaku.players.scene import Scene
from jantaku.table.additions.void import SUIT_MASKS, suit_of
from jantaku.table.words import Code, first_of
from jantaku.tiles import KIND


def worst_suit(scene: Scene) -> int:
    """The suit without which the hand is nearest to ready; of equals the shortest, then the least useful."""
    shanten = scene.terms.near.shanten

    def loss(suit: int) -> tuple[int, int, int]:
        mask = SUIT_MASKS[suit]
        kinds = [kind for kind in range(27) if mask >> kind & 1]
        tiles = sum(scene.counts[kind] for kind in kinds)
        return shanten(scene.counts, mask), tiles, sum(scene.counts[kind] * use(scene.counts, kind) for kind in kinds)

    return min(range(len(SUIT_MASKS)), key=loss)


def choose_void(scene: Scene, codes: Sequence[Code]) -> Code:
    """A tile of the worst suit, the least useful one, or its card."""
    suit = worst_suit(scene)
    return min(
        (code for code in codes if suit_of(first_of(code)) == suit),
        key=lambda code: (use(scene.counts, first_of(code) & KIND), code),
    )


def choose_to_pass_on(scene: Scene, codes: Sequence[Code]) -> Code:
    """The least useful tile of the worst suit, if enough of it may be passed on; else of the shortest that may be."""
    worst = worst_suit(scene)
    suits = {suit_of(first_of(code)) for code in codes}
    counts = scene.counts

    def tiles(suit: int) -> int:
        return sum(count for kind, count in enumerate(counts) if suit_of(kind) == suit)

    suit = worst if worst in suits else min(suits, key=lambda other: (tiles(other), other))
    return min(
        (code for code in codes if suit_of(first_of(code)) == suit),
        key=lambda code: (use(counts, first_of(code) & KIND), code),
    )
