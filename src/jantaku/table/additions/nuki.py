"""Tiles that are set aside as dora, each for a replacement tile: the North of three players, flowers (001:3578-3587).

A kind that no block can hold, such as a flower, must be set aside at once. Others may be, in the own turn, or stay in
the hand as far as the rules let them. Where all of them together win, whoever has all but one wins with the last: at
once if it comes from the wall, and if he likes as another sets it aside (002:279-288). There no flower is ever
discarded, and one that no tile can be drawn for stays in the hand (002:295).
"""

from collections.abc import Mapping
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from jantaku.rules.plan import NukiPlan, Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.addition import Addition, Robbery
from jantaku.table.events import Drawn, NukiDeclared
from jantaku.table.parts.kans import Kans
from jantaku.table.parts.seats import Seats
from jantaku.table.parts.wall import WallRules
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.holding import NO_TILE, Holding
from jantaku.table.state.memory import recall
from jantaku.table.state.set_aside import SetAside, set_aside
from jantaku.table.steps.offer import end_ippatsu
from jantaku.table.steps.opening import look_without_drawn
from jantaku.table.steps.win import win_by_draw
from jantaku.table.words import OPEN_KAN, Code, Verb, call, code, first_of, nuki
from jantaku.tiles import KIND, KIND_OF, USUAL_KINDS, Tile

if TYPE_CHECKING:
    from jantaku.table.table import Actor, Answers, Doer, Table

PAIR = 2
TRIPLET = 3


DEALT_FLOWER, DRAWN_FLOWER = 1, 2
"""What the tile is that comes for one set aside before the first turn: one of those dealt, or the dealer's last."""


def set_flowers_aside(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """What was dealt and may not stay in a hand is set aside before the first turn, and what comes for it. Who might
    win on one is asked first, and then the step is taken up again."""
    seat, hand, nuki = step.seat, deal.hands[step.seat], table.addition(Nuki)
    deal.offer = None
    if step.code and not _replace_flower(deal, table, seat, as_drawn=step.code == DRAWN_FLOWER):
        return
    while (flower := nuki.flower(hand)) is not None:
        as_drawn = flower == hand.drawn
        nuki.put(deal, seat, flower)
        hand.drawn = NO_TILE if as_drawn else hand.drawn
        deal.events.append(NukiDeclared(seat, flower))
        if nuki.wins(deal, seat):
            win_by_draw(deal, table, seat, flower)
            return
        if nuki.somebody_may(deal, seat, flower):
            deal.offer = Offer(flower, seat, "nuki")
            deal.push("flowers", seat, DRAWN_FLOWER if as_drawn else DEALT_FLOWER)
            deal.push("rob", seat)
            return
        if not _replace_flower(deal, table, seat, as_drawn=as_drawn):
            return
    look_without_drawn(hand, table)


def _replace_flower(deal: Deal, table: "Table", seat: Seat, *, as_drawn: bool) -> bool:
    """Draw a tile for a flower; where none is left the deal is over."""
    hand = deal.hands[seat]
    drawn, tile = hand.drawn, table.wall.replace(deal.wall)
    if tile is None:
        deal.agenda.clear()
        deal.push("exhausted")
        return False
    hand.take(tile)
    deal.events.append(Drawn(seat, tile, "dead_wall", deal.wall.live))
    hand.drawn = tile if as_drawn else drawn
    return True


def declare_nuki(deal: Deal, table: "Table", seat: Seat, code: Code) -> None:
    """A tile is set aside as dora. It may be robbed before another is drawn for it."""
    tile = first_of(code)
    hand, nuki = deal.hands[seat], table.addition(Nuki)
    drawn = tile == hand.drawn
    nuki.put(deal, seat, tile)
    hand.drawn = NO_TILE
    if not drawn:
        table.look(hand)
    deal.barred = 0
    deal.fed_kan = -1
    deal.events.append(NukiDeclared(seat, tile))
    if nuki.wins(deal, seat):  # 002:280: with the last of all
        win_by_draw(deal, table, seat, tile)
        return
    table.furiten.declared(deal)
    deal.offer = Offer(tile, seat, "nuki")
    deal.push("nuki", seat)
    deal.push("rob", seat)


def nuki_stands(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Nobody took the tile: it is dora, and a replacement tile is drawn."""
    nuki = table.addition(Nuki)
    if nuki.interrupts:
        deal.uninterrupted = False
    if nuki.ends_ippatsu:
        end_ippatsu(deal)
    table.kans.declared(deal)
    if nuki.opens_indicator(deal):
        table.kans.turn_one(deal)
    deal.offer = None
    deal.push("replace", step.seat, 0 if nuki.rinshan else int(Verb.NUKI))


class Nuki(Addition):
    """The rules of tiles set aside."""

    remembers = SetAside
    acts: ClassVar[Mapping[str, "Actor"]] = {"flowers": set_flowers_aside, "nuki": nuki_stands}
    verbs: ClassVar[Mapping[int, "Doer"]] = {int(Verb.NUKI): declare_nuki}

    def __init__(self, plan: NukiPlan, seats: Seats, wall: WallRules, kans: Kans, box: int) -> None:
        """``box``: all kinds of the game, as a mask."""
        self.seats = seats
        self.wall = wall
        self.kans = kans
        kinds = [KIND_OF[name] for name in plan.tiles]
        self.kinds = tuple(kind for kind in kinds if box >> kind & 1)
        self.mask = sum(1 << kind for kind in kinds)
        """The kinds, as a mask."""
        self.compulsory = sum(1 << kind for kind in kinds if kind >= USUAL_KINDS)
        """Those that may not stay in the hand."""
        self.compels = self.compulsory > 0
        self.all = len(kinds) if plan.all_win else 0
        """Who has so many kinds set aside has won; 0 where they do not win."""
        self.kept = self.compulsory if plan.all_win else 0
        """Those that stay in the hand where no tile is left for them, and are not discarded."""
        self.void = self.mask if plan.in_hand == "never" else 0
        """Those with which no hand wins."""
        self.later = "extraction" in plan.allows
        """Whether one that was kept may be set aside in a later turn."""
        self.claims = frozenset(plan.claims)
        self.robbery = plan.robbery
        self.indicator_after = plan.indicator_after
        self.interrupts = not plan.keeps_first_turn
        self.ends_ippatsu = not plan.keeps_ippatsu
        self.rinshan = plan.rinshan

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "Nuki | None":
        """Where tiles are set aside."""
        if not plan.nuki.tiles:
            return None
        return cls(plan.nuki, table.seats, table.wall, table.kans, table.book.tile_set.mask)

    # ------------------------------------------------------------ declaring

    def dealt(self, deal: Deal) -> None:
        """What may not stay in a hand is set aside before the first turn, by the dealer first."""
        for seat in reversed(self.seats.playing_from(deal.dealer)) if self.compels else ():
            deal.push("flowers", seat)

    def first_words(self, deal: Deal, seat: Seat) -> list[Code]:
        """What this seat may set aside in its turn."""
        hand = deal.hands[seat]
        counts = hand.counts
        for kind in self.kinds:
            if counts[kind]:
                return [] if self.obstacle(deal, seat) else self._words(deal, hand)
        return []

    def _words(self, deal: Deal, hand: Holding) -> list[Code]:
        return [nuki(tile) for tile in hand.tiles if self.may(deal, hand, tile)]

    def obstacle(self, deal: Deal, seat: Seat) -> str:
        """What speaks against it whatever the tile: ``after_call``, ``last_tile``, ``limit``; or nothing."""
        hand = deal.hands[seat]
        must = self.must(deal, seat)
        if hand.drawn < 0 and not must:
            return "after_call"
        if not must:  # a flower must be, and where nothing is left for it the deal is over
            if deal.wall.live < 1:
                return "last_tile"
            if not self.wall.can_replace(deal.wall):
                return "limit"
        return ""

    def may(self, deal: Deal, hand: Holding, tile: Tile) -> bool:
        """Whether this tile may be: it is of such a kind; in riichi, or where kept ones stay, it was just drawn."""
        if not self.mask >> (tile & KIND) & 1:
            return False
        fresh = tile == hand.drawn or (not hand.pond and not hand.melds)
        return tile == hand.drawn if hand.riichi else fresh or self.later

    def must(self, deal: Deal, seat: Seat) -> bool:
        """Whether the hand holds a tile that may not stay in it."""
        hand = deal.hands[seat]
        if not self.compulsory or self.flower(hand) is None:
            return False
        # 002:295: no tile is left for it. But the last of all needs none: it wins (our reading).
        last = self._aside(deal, seat) + 1 == self.all and not hand.dead
        return not self.kept or self.wall.can_replace(deal.wall) or last

    def flower(self, hand: Holding) -> Tile | None:
        """The next tile that must be set aside, if there is one."""
        return next((tile for tile in hand.tiles if self.compulsory >> (tile & KIND) & 1), None)

    def put(self, deal: Deal, seat: Seat, tile: Tile) -> None:
        """Lay it beside the hand."""
        deal.hands[seat].put(tile)
        set_aside(deal, seat).append(tile)

    def wins(self, deal: Deal, seat: Seat) -> bool:
        """Whether the seat has won by what it has set aside; with a hand that is dead it cannot (002:335)."""
        return 0 < self.all == self._aside(deal, seat) and not deal.hands[seat].dead

    def _aside(self, deal: Deal, seat: Seat) -> int:
        """How many kinds the seat has set aside: of flowers there is one each, of other tiles there may be more."""
        return len({tile & KIND for tile in set_aside(deal, seat)})

    # ------------------------------------------------------------ what others may do

    def may_win_by(self, deal: Deal, seat: Seat, tile: Tile) -> bool:
        """Whether this tile, set aside by another, is the last that the seat lacks of all (002:281)."""
        if not self.all or deal.hands[seat].dead:
            return False
        kind = tile & KIND
        lacking = all(other & KIND != kind for other in set_aside(deal, seat))
        return lacking and self._aside(deal, seat) + 1 == self.all and bool(self.mask >> kind & 1)

    def somebody_may(self, deal: Deal, owner: Seat, tile: Tile) -> bool:
        """Whether another than its owner may."""
        return self.all > 0 and any(self.may_win_by(deal, seat, tile) for seat in self.seats.all if seat != owner)

    def offers(self) -> Mapping[str, Robbery]:
        """The tile that is set aside."""
        return {"nuki": self}

    def rob(self, deal: Deal, seat: Seat, tile: Tile) -> None:
        """It lies aside no more."""
        set_aside(deal, seat).remove(tile)

    def may_be_robbed(self, offer: Offer) -> bool:
        """Whether it can be won on at all."""
        return self.robbery in ("always", "yakuman_only") and not self.compulsory >> (offer.tile & KIND) & 1

    def by_every_hand(self, offer: Offer) -> bool:
        """Whether any hand that waits for it may win on it."""
        return self.robbery == "always" and self.may_be_robbed(offer)

    def calls(self, deal: Deal, seat: Seat, offer: Offer) -> list[Code]:
        """The sets that this seat may make with a tile that another has set aside (001:6115)."""
        hand = deal.hands[seat]
        if not self.claims or self.void or hand.riichi or hand.dead:
            return []
        equal = hand.of_kind(offer.tile & KIND)
        codes: list[Code] = []
        if len(equal) >= PAIR and "pon" in self.claims:
            codes += [call(Verb.PON, pair) for pair in combinations(equal, PAIR)]
        if len(equal) >= TRIPLET and self.kans.may(deal, seat):
            if "kan" in self.claims:
                codes.append(OPEN_KAN)
            if "closed_kan" in self.claims:
                codes.append(code(Verb.CLOSED_KAN, min(equal)))
        return codes

    # ------------------------------------------------------------ indicators

    def opens_indicator(self, deal: Deal) -> bool:
        """Whether with the last one so many lie aside that one more indicator is turned (001:3662)."""
        return bool(self.indicator_after) and sum(map(len, recall(deal, SetAside).tiles)) == self.indicator_after


# ---------------------------------------------------------------- what it means to others


def never_in_hand(plan: NukiPlan) -> int:
    """The kinds that may be no part of a hand that wins, and so are not called, as a mask."""
    return kinds_set_aside(plan) if plan.in_hand == "never" else 0


def no_closed_kans(plan: NukiPlan) -> int:
    """The kinds that make no closed kan."""
    return never_in_hand(plan) if "closed_kan" in plan.allows else kinds_set_aside(plan)


def never_discarded(plan: NukiPlan) -> int:
    """The kinds that nobody discards."""
    return kinds_set_aside(plan) if plan.all_win else 0


def kinds_set_aside(plan: NukiPlan) -> int:
    """The kinds that may be set aside, as a mask."""
    return sum(1 << KIND_OF[name] for name in plan.tiles)
