"""What a discard may cost: who seems to be ready, for which tiles, with what.

A hand that is ready waits with some last shape: two tiles of a run, a pair beside another pair, or a single tile. All
shapes are counted that can be made of tiles which the viewer has not seen; one that would also wait for a tile that the
player has discarded, or has let pass since his hand is fixed, cannot be. The danger of a tile is the share of the
shapes that wait for it. So a tile of his pond is safe, its suji is safer than others, and where all copies of a
neighbour are seen there is no shape left: nobody needs to be told these rules one by one.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from jantaku.players.scene import Scene
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.void import SUIT_MASKS, SUIT_NAMES
from jantaku.table.parts.furiten import open_kinds
from jantaku.table.state.holding import PondTile
from jantaku.tiles import HONOURS, KIND, NUMBERS, kinds_in, mask_of

RYANMEN, KANCHAN, PENCHAN, SHANPON, TANKI = 1.0, 0.4, 0.4, 0.5, 0.2
"""How likely players are to be left with each shape."""
READY: Final = ((0.0, 0.15), (0.05, 0.35), (0.2, 0.6), (0.5, 0.45), (0.95, 0.05))
"""How likely a hand is ready that has not said so, by its open melds: at first, and how much more when a deal ends."""
LONG: Final = 18
"""Discards of a long deal."""
WORTH_LOOKING: Final = 0.08
OTHER_SUIT: Final = 0.12
"""How much less a hand that collects one suit waits for another."""
DISCARDED: Final = 0.35
"""How much less a hand waits for what it has discarded, where that does not bar it from winning."""
RIICHI_HAN: Final = 2.2
"""Han that a hand in riichi has beside riichi itself."""
OPEN_HAN: Final = 1.3
"""Han of an open hand beside what is seen of it."""
FLUSH_MELDS: Final = 2


class Threat(NamedTuple):
    """Another hand: how likely it is ready, what it would be paid, and how likely it waits for each kind."""

    seat: Seat
    ready: float
    loss: float
    waits: list[float]
    declared: bool


def threats(scene: Scene) -> list[Threat]:
    """The others that must be feared."""
    found = []
    for seat in scene.others:
        ready = readiness(scene, seat)
        if ready >= WORTH_LOOKING:
            declared = scene.sight.riichi[seat]
            suit = None if declared else flush_suit(scene, seat)
            loss = _loss(scene, seat, suit)
            found.append(Threat(seat, ready, loss, waits_of(scene, seat, suit), declared))
    return found


def readiness(scene: Scene, seat: Seat) -> float:
    """How likely this hand is ready."""
    sight = scene.sight
    if sight.riichi[seat]:
        return 1.0
    melds = sum(meld.is_open for meld in sight.melds[seat])
    melds = max(0, melds - (scene.terms.sets - 4))  # a hand of more sets is ready later
    at_first, more = READY[min(melds, len(READY) - 1)]
    passed = len(sight.ponds[seat]) / LONG
    return min(1.0, at_first + more * float(min(1.0, passed) ** 1.5))


def flush_suit(scene: Scene, seat: Seat) -> int | None:
    """The one suit of which all melds are, as a mask, where there are enough to see it: more where a hand has only two
    suits anyway."""
    opened = [meld for meld in scene.sight.melds[seat] if meld.is_open]
    if len(opened) < FLUSH_MELDS + (scene.sight.suits[seat] is not None):
        return None
    kinds = {tile & KIND for meld in opened for tile in meld.tiles}
    suits = [mask for mask in scene.terms.suits if any(mask >> kind & 1 for kind in kinds)]
    return suits[0] if len(suits) == 1 else None


def _loss(scene: Scene, seat: Seat, suit: int | None) -> float:
    terms, sight = scene.terms, scene.sight
    han = 0.0
    values = terms.values(terms.seat_tile(seat, sight.dealer), sight.round)
    for meld in sight.melds[seat]:
        tiles = meld.all_tiles
        han += sum(scene.bonus(tile) for tile in tiles if tile >= 0)
        if not meld.is_run:
            han += values.get(meld.tiles[0] & KIND, 0)
    han += len(sight.nuki[seat]) * terms.plan.dora.nuki_han
    if suit is not None:
        han += terms.price("honitsu", closed=False) or terms.price("chinitsu", closed=False) or 0
    if sight.riichi[seat]:
        han += (terms.price("riichi", closed=True) or 0) + RIICHI_HAN
    else:
        han += OPEN_HAN
    return terms.costs(max(han, terms.minimum), sight.dealer == seat)


def safe_kinds(scene: Scene, seat: Seat) -> tuple[int, int]:
    """The kinds on which this hand cannot win, and those that it has discarded, as masks."""
    sight, furiten = scene.sight, scene.terms.plan.furiten
    pond = sight.ponds[seat]
    river = 0
    for lying in pond:
        river |= 1 << (lying.tile & KIND)
    safe = river if furiten.own_pond else 0
    safe |= open_kinds(sight.melds[seat]) if furiten.own_pond and furiten.open_tiles else 0
    if furiten.missed == "bars" or sight.riichi[seat]:
        fixed = _fixed_since(pond, sight.riichi[seat])
        for other, tiles in enumerate(sight.ponds):
            if other != seat:
                for lying in reversed(tiles):
                    if lying.turn <= fixed:
                        break
                    safe |= 1 << (lying.tile & KIND)
    return safe, river


def _fixed_since(pond: Sequence[PondTile], riichi: bool) -> int:
    """The number of the discard since which the hand is what it is."""
    if riichi:
        for lying in pond:
            if lying.riichi:
                return lying.turn
    return pond[-1].turn if pond else 1 << 30


def waits_of(scene: Scene, seat: Seat, suit: int | None) -> list[float]:
    """How likely this hand, if it is ready, waits for each kind."""
    safe, river = safe_kinds(scene, seat)
    own_void = scene.sight.suits[seat]
    if own_void is not None:
        safe |= SUIT_MASKS[SUIT_NAMES.index(own_void)]
    safe |= mask_of(scene.sight.excluded)
    unseen, waits, total = scene.unseen, [0.0] * 64, 0.0
    for ladder in scene.terms.ladders:
        of_suit = OTHER_SUIT if suit is not None and not suit >> ladder[0] & 1 else 1.0
        last = len(ladder) - 1
        for place in range(last):
            low, high = ladder[place], ladder[place + 1]
            if unseen[low] and unseen[high]:
                total += _two_in_a_row(ladder, place, unseen, safe, waits, of_suit)
            if place < last - 1:
                other = ladder[place + 2]
                if unseen[low] and unseen[other] and not safe >> high & 1:
                    weight = KANCHAN * of_suit * unseen[low] * unseen[other]
                    waits[high] += weight
                    total += weight
    for kind, left in enumerate(unseen):
        if left and not safe >> kind & 1:
            of_suit = OTHER_SUIT if suit is not None and NUMBERS >> kind & 1 and not suit >> kind & 1 else 1.0
            weight = (SHANPON * left * (left - 1) / 2 + TANKI * left) * of_suit
            if HONOURS >> kind & 1 and left == 1:
                weight /= 2
            waits[kind] += weight
            total += weight
    if total <= 0:
        return waits
    for discarded in kinds_in(river & ~safe):
        waits[discarded] *= DISCARDED
    return [weight / total for weight in waits]


def _two_in_a_row(
    ladder: Sequence[int], place: int, unseen: Sequence[int], safe: int, waits: list[float], of_suit: float
) -> float:
    """Two neighbours wait at both ends; with one end missing, for the other."""
    ends = [ladder[end] for end in (place - 1, place + 2) if 0 <= end < len(ladder)]
    if any(safe >> end & 1 for end in ends):
        return 0.0
    weight = (RYANMEN if len(ends) == 2 else PENCHAN) * of_suit * unseen[ladder[place]] * unseen[ladder[place + 1]]
    for end in ends:
        waits[end] += weight
    return weight


def costs(feared: Sequence[Threat]) -> list[float]:
    """What it costs on average to discard each kind."""
    summed = [0.0] * 64
    for threat in feared:
        each = threat.ready * threat.loss
        for kind, share in enumerate(threat.waits):
            if share:
                summed[kind] += share * each
    return summed
