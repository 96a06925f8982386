"""Kans: who may declare one, what robs it, when its indicator is turned (000:188-224, 001:503-533, 001:1435-1437)."""

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from jantaku.hands import Meld, MeldForm
from jantaku.rules.plan import KanPlan
from jantaku.scoring.ledger import Seat
from jantaku.table.parts.dora import Dora
from jantaku.table.parts.riichi import Riichi
from jantaku.table.parts.wall import WallRules
from jantaku.table.state.deal import Deal, Offer, OfferForm
from jantaku.table.state.holding import Holding
from jantaku.table.words import Code, Verb, code, first_of, verb_of
from jantaku.tiles import KIND, Tile, place_in_hand

FOUR = 4
PON: Final = MeldForm.PON
KAN_FORMS: Final = frozenset({"closed", "added", "open"})
CHAINS: Final = {
    "never": (),
    "closed": ("closed",),
    "closed_or_added": ("closed", "added"),
    "any": ("closed", "added", "open"),
}


class MixedKans(Protocol):
    """Kans of tiles that are not all equal. Their codes name two tiles."""

    def eyes(self, deal: Deal, hand: Holding) -> Iterable[Code]:
        """What is declared like a kan, and stands for no set: it is bound by no number of kans."""

    def closed(self, hand: Holding) -> Iterable[tuple[Code, tuple[int, ...]]]:
        """The closed ones for which the hand has the tiles, with their kinds."""

    def added(self, hand: Holding, place: int, tile: Tile) -> Code | None:
        """What adds this tile to the pon at this place among the melds, if it may lie there."""

    def lay(self, hand: Holding, action: Code) -> Meld | None:
        """Lay such a kan down, if the code means one."""


class Kans:
    """The rules of kans."""

    def __init__(
        self,
        plan: KanPlan,
        wall: WallRules,
        dora: Dora,
        riichi: Riichi,
        no_closed: int = 0,
        mixed: Sequence[MixedKans] = (),
        owners_that_end: int = 2,
    ) -> None:
        """``no_closed``: kinds of which there are no closed kans, as a mask. ``mixed``: who knows of kans of other
        tiles than four equal ones. ``owners_that_end``: of how many players kans must be that end a deal."""
        self.plan = plan
        self.mixed = mixed
        self.no_closed = no_closed
        self.owners_that_end = owners_that_end
        self.robs_open = plan.rob_open
        self.robs_fourth = plan.rob_fourth
        self.hidden = plan.hidden
        """Whether closed kans lie face down until the deal is over."""
        self.after_call = plan.after_call
        self.chained = CHAINS[plan.chains]
        """After which kans another may follow in the same turn."""
        self.wall = wall
        self.dora = dora
        self.riichi = riichi

    def may(self, deal: Deal, seat: Seat) -> bool:
        """Whether one more kan may be declared now."""
        return not self.obstacle(deal, seat)

    def obstacle(self, deal: Deal, seat: Seat) -> str:
        """Why not: ``last_tile``, ``limit``, ``chain``; empty if it may."""
        if deal.wall.live < 1 and not self.plan.on_last_tile:  # 001:533: nothing is left to refill the dead wall with
            return "last_tile"
        if self.plan.limit is not None and deal.kans >= self.plan.limit:
            # 001:531: the fifth kan may end the deal, unless one player has made all four.
            several = len(set(deal.kan_owners)) >= self.owners_that_end
            return "" if self.plan.after_limit == "aborts" and several else "limit"
        if not self.wall.can_replace(deal.wall):
            return "limit"
        chained = deal.came == "dead_wall" and deal.last_kan and deal.turn == seat and deal.hands[seat].drawn >= 0
        return "chain" if chained and deal.last_kan not in self.chained else ""

    def codes(self, deal: Deal, seat: Seat) -> list[Code]:
        """The kans that this seat may declare in its turn."""
        hand = deal.hands[seat]
        counts = hand.counts
        melds = hand.melds
        codes: list[Code] = []
        if FOUR in counts:
            for kind, count in enumerate(counts):
                if count >= FOUR and self.no_closed >> kind & 1:
                    continue
                if count >= FOUR and self._may_close(deal, seat, (kind,) * FOUR):
                    codes.append(code(Verb.CLOSED_KAN, min(hand.of_kind(kind))))
        for mixed in self.mixed:
            codes += [word for word, quad in mixed.closed(hand) if self._may_close(deal, seat, quad)]
        if not hand.riichi:
            for place, meld in enumerate(melds):
                if meld.form is PON and (self.mixed or counts[meld.tiles[0] & KIND]):
                    codes += self._added_to(hand, place)
        codes = codes if codes and self.may(deal, seat) else []
        for mixed in self.mixed:
            codes = [*mixed.eyes(deal, hand), *codes]
        return codes

    def _may_close(self, deal: Deal, seat: Seat, quad: tuple[int, ...]) -> bool:
        return not deal.hands[seat].riichi or not self.riichi.kan_obstacle(deal, seat, quad)

    def _added_to(self, hand: Holding, place: int) -> list[Code]:
        """The tiles that may be added to the pon at this place."""
        kinds = {tile & KIND for tile in hand.melds[place].tiles}
        codes: list[Code] = []
        for tile in hand.tiles:
            if kinds == {tile & KIND}:
                codes.append(code(Verb.ADDED_KAN, tile))
                continue
            codes += [word for mixed in self.mixed if (word := mixed.added(hand, place, tile)) is not None]
        return codes

    def declare(self, hand: Holding, action: Code) -> Meld:
        """Lay the kan down."""
        for mixed in self.mixed:
            if (meld := mixed.lay(hand, action)) is not None:
                return meld
        if verb_of(action) is Verb.CLOSED_KAN:
            return with_closed_kan(hand, first_of(action) & KIND)
        return with_added_kan(hand, first_of(action))

    def rob(self, deal: Deal, seat: Seat, tile: Tile) -> None:
        """The tile is gone, and the kan with it: what is left is the pon, or three tiles in the hand."""
        hand = deal.hands[seat]
        place = next(place for place, meld in enumerate(hand.melds) if meld.is_kan and tile in meld.all_tiles)
        kan = hand.melds[place]
        if kan.form is MeldForm.ADDED_KAN:
            hand.melds[place] = Meld(MeldForm.PON, kan.tiles, kan.claimed, kan.feeder)
            return
        del hand.melds[place]
        for other in kan.tiles:
            if other != tile:
                hand.tiles.append(other)
                hand.counts[other & KIND] += 1

    def may_be_robbed(self, offer: Offer) -> bool:
        """Whether a kan of this form can be robbed at all."""
        if offer.form == "added":
            return True
        return self.robs_open if offer.form == "open" else self.plan.rob_closed != "off"

    def by_every_hand(self, offer: Offer) -> bool:
        """Whether any hand that waits for its tile may rob it."""
        return offer.form != "closed" and self.may_be_robbed(offer)

    def may_win_by(self, deal: Deal, seat: Seat, tile: Tile) -> bool:
        """Only hands that wait for the tile of a kan rob it."""
        return False

    def calls(self, deal: Deal, seat: Seat, offer: Offer) -> list[Code]:
        """Nobody calls the tile of a kan."""
        return []

    def is_spared(self, hand: Holding, offer: Offer) -> bool:
        """Whether this kan of the hand is its fourth, and so robbed by nobody (001:2855)."""
        return not self.robs_fourth and offer.form in KAN_FORMS and _kans_of(hand) == FOUR

    def may_rob_open(self, hand: Holding) -> bool:
        """Whether an open kan that this hand makes with a discard can be robbed."""
        return self.robs_open and (self.robs_fourth or _kans_of(hand) < FOUR - 1)

    # ------------------------------------------------------------ indicators

    def turn_one(self, deal: Deal) -> None:
        """One more indicator, for another reason than a kan."""
        self._turn(deal, 1, before_refill=False)

    def declared(self, deal: Deal) -> None:
        """A further kan, and nobody has robbed it: what waited for a discard or for this kan is turned now."""
        self._turn(deal, deal.turned_later + deal.turned_next)
        deal.turned_later = deal.turned_next = 0
        deal.last_kan = ""

    def stands(self, deal: Deal, form: OfferForm) -> None:
        """The kan was not robbed."""
        deal.last_kan = form
        match self.plan.closed_indicator if form == "closed" else self.plan.open_indicator:
            case "at_once":
                self._turn(deal, 1)
            case "after_discard":
                deal.turned_later += 1
            case "next_kan":
                deal.turned_next += 1

    def won(self, deal: Deal) -> None:
        """The replacement tile wins: what waits is turned for it, after some kans (001:2755). All that waits belongs to
        the last kan, for a further one turns what waited before it."""
        if (deal.turned_later or deal.turned_next) and self._last_form(deal) in self.plan.turned_by_win:
            self._turn(deal, deal.turned_later + deal.turned_next, before_refill=False)
            deal.turned_later = deal.turned_next = 0

    def _last_form(self, deal: Deal) -> str:
        return "closed" if deal.last_kan == "closed" else "open"

    def discarded(self, deal: Deal) -> None:
        """001:517: right after the discard, before anybody claims it."""
        if deal.turned_later:
            self._turn(deal, deal.turned_later, before_refill=False)
            deal.turned_later = 0

    def _turn(self, deal: Deal, count: int, before_refill: bool = True) -> None:
        for _ in range(count):
            self.dora.turn(deal, before_refill)


def _kans_of(hand: Holding) -> int:
    return sum(meld.is_kan for meld in hand.melds)


def with_closed_kan(hand: Holding, kind: int) -> Meld:
    """Four equal tiles leave the hand."""
    tiles = tuple(sorted(hand.of_kind(kind)[:FOUR], key=place_in_hand))
    for tile in tiles:
        hand.put(tile)
    meld = Meld(MeldForm.CLOSED_KAN, tiles)
    hand.melds.append(meld)
    return meld


def lay_closed_kan(hand: Holding, kinds: Sequence[int]) -> Meld:
    """Four tiles of these kinds leave the hand."""
    if len({*kinds}) == 1:
        return with_closed_kan(hand, kinds[0])
    return lay(hand, MeldForm.CLOSED_KAN, kinds)


def lay(hand: Holding, form: MeldForm, kinds: Sequence[int]) -> Meld:
    """Tiles of these kinds leave the hand for a meld."""
    tiles = taken(hand, kinds)
    assert tiles is not None
    for tile in tiles:
        hand.put(tile)
    meld = Meld(form, tuple(sorted(tiles, key=place_in_hand)))
    hand.melds.append(meld)
    return meld


def taken(hand: Holding, kinds: Sequence[int]) -> tuple[Tile, ...] | None:
    """Tiles of these kinds out of the hand, of equal ones the lowest; none where it does not hold them all."""
    tiles: list[Tile] = []
    for kind in kinds:
        tile = min((tile for tile in hand.of_kind(kind) if tile not in tiles), default=None)
        if tile is None:
            return None
        tiles.append(tile)
    return tuple(tiles)


def with_added_kan(hand: Holding, tile: Tile) -> Meld:
    """The fourth tile joins its pon, where that lies."""
    place = next(
        place
        for place, meld in enumerate(hand.melds)
        if meld.form is MeldForm.PON and all(other & KIND == tile & KIND for other in meld.tiles)
    )
    hand.put(tile)
    pon = hand.melds[place]
    hand.melds[place] = Meld(MeldForm.ADDED_KAN, pon.tiles, pon.claimed, pon.feeder, tile)
    return hand.melds[place]
