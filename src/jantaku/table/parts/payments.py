"""Payments: what a deal moves, as rows of the ledger; the amounts are those of `scoring`."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import ClassVar, Final, Self

from jantaku.rules.plan import Plan
from jantaku.scoring import payments
from jantaku.scoring.ledger import Ledger, Seat, Transfer, turn_order
from jantaku.scoring.payments import Award, Counters, KanReturn, Liability, PaidKanForm
from jantaku.scoring.score import Score
from jantaku.table.parts.liability import FEEDS, FEWEST
from jantaku.table.parts.wall import LAYERS
from jantaku.table.state.deal import Deal, Offer, OfferForm
from jantaku.table.state.deposits import TAKERS, Deposit, Ending, Taker, count_sticks, handed_out, sum_of_pot
from jantaku.table.state.holding import Holding
from jantaku.table.state.memory import Memory
from jantaku.tiles import KIND

Rows = tuple[Transfer, ...]
SUUKANTSU: Final = "suukantsu"


class FalseKans(Memory):
    """For how many closed kans of different tiles each seat was ruled to pay."""

    stored: ClassVar[str] = "payments"
    ruled: list[int]

    @classmethod
    def begin(cls, seats: int) -> Self:
        """None yet."""
        return cls([0] * seats)


class Payments:
    """Who pays whom, for one plan."""

    def __init__(self, plan: Plan, ruined: Callable[[Sequence[int]], Sequence[Seat]] = lambda _: ()) -> None:
        self.plan = plan.payments
        self.ruined = ruined
        """Who has nothing left, of seats with these points."""
        self._sets = sum(plan.wall.blocks) // 3
        self._fewest = min(FEWEST, self._sets)
        self._feeds = tuple((yaku, FEEDS[yaku]) for yaku in self.plan.pao if yaku in FEEDS)
        if self.plan.stick_back:
            self.stick_taker = "same_go_around"
        self._by_place = self.plan.honba_payer in ("first_place", "last_place")
        self._kans = plan.kans
        self._calls = plan.calls
        self._void = plan.void
        self.stakes = self.plan.draw_stake > 0
        """Whether everybody lays something on the table at a draw."""
        self.noten_beside_nagashi = self.plan.nagashi_and_noten
        """Whether those who are not ready pay beside a nagashi, too."""
        self.remembers = FalseKans if self.plan.false_kan else None
        self.pays_kans = any(self._kans.pays)
        """Whether a kan is paid at once."""
        self.pays_worth = self.plan.noten_to == "worth"
        """Whether ready hands get what they could be worth when the wall is exhausted."""

    stick_taker = "winner"
    """Who may take a riichi stick, unless the plan says otherwise."""
    takers: Mapping[str, Taker] = TAKERS
    """How those are found who may take what lies on the table."""

    def handed_out(
        self, deal: Deal, winners: Sequence[Seat] = (), *, drawn: bool = False
    ) -> tuple[Rows, Sequence[Deposit]]:
        """What of the deposits goes to others than the winners, and what is left for these (`Counters`)."""
        deposits = deal.deposits
        if not deposits or all(deposit.taker == "winner" for deposit in deposits):
            return (), deposits
        leader = max(range(len(deal.points)), key=lambda seat: (deal.points[seat], -seat))
        fresh = [seat for seat, hand in enumerate(deal.hands) if hand.riichi and hand.pond[-1].riichi]
        ending = Ending(deal.dealer, leader, winners, drawn, deal.number, deal.discards, len(deal.hands), fresh)
        return handed_out(deposits, ending, self.takers)

    def knows_liability(self, yaku: str) -> bool:
        """Whether somebody can be liable for this yaku."""
        return yaku in self.plan.pao

    def fed(self, hand: Holding, feeder: Seat, grown: bool = False) -> None:
        """The last meld of this hand was fed: for what it has made sure the feeder answers (000:778-793). ``grown``: a
        pon was, which is a kan now; that can have made sure only the number of kans."""
        if len(hand.melds) < self._fewest:
            return
        for yaku, feeds in self._feeds:
            if (not grown or yaku == SUUKANTSU) and feeds(hand, self._sets):
                hand.liable.append((yaku, feeder))

    def kan_feeder(self, deal: Deal, fed_pon: Seat) -> Seat:
        """Who answers for the replacement tile of a kan that somebody makes in the own turn: who fed the pon it was
        (``fed_pon``); or, in a chain, who answers for the kan before (001:2907-2908); -1 is nobody."""
        kans = self.plan.rinshan_pao_kans
        if fed_pon >= 0 and "added" in kans:
            return fed_pon
        return deal.fed_kan if "chain" in kans and deal.came == "dead_wall" else -1

    def own_risk(self, deal: Deal, offer: Offer) -> bool:
        """Whether the discarder pays for a win on this tile, whoever is liable for the hand: few live tiles are left,
        and he was the first to discard a tile of this kind (002:330)."""
        if offer.form != "discard" or deal.wall.live > self.plan.pao_fresh_live or not self.plan.pao_fresh_live:
            return False
        kind = offer.tile & KIND
        return not any(
            lying.tile & KIND == kind and lying.tile != offer.tile for hand in deal.hands for lying in hand.pond
        )

    def riichi(self, seat: Seat, sticks: int = 1) -> Rows:
        """The stick of a declaration, or several."""
        return payments.riichi(seat, self.plan, sticks).rows

    def lost_stake(self, seat: Seat, sticks: int = 1) -> Rows:
        """The same of a declaration whose discard is won on, where it is laid down all the same (001:2835)."""
        return self.riichi(seat, sticks) if self.plan.stick_if_won_on else ()

    def award(
        self, seat: Seat, value: Score, liabilities: tuple[Liability, ...], *, fed_open_riichi: bool = False
    ) -> Award:
        """What is due to a winner; ura dora are told only where they cost chips, so that equal wins are paid alike."""
        ura = value.bonus_tiles[1] if self.plan.ura_chips_from else 0
        least = self.plan.fed_open_riichi if fed_open_riichi else 0
        return Award(
            seat,
            value.paid_base,
            liabilities,
            value.times,
            ura,
            value.by_flowers,
            least,
            value.added,
            value.yakuless,
            value.share_han if self.plan.dealer_hundredths else 0,
        )

    def liabilities(self, deal: Deal, seat: Seat, value: Score, offer: Offer | None) -> tuple[Liability, ...]:
        """Who answers for a yakuman of this win, or for its replacement tile."""
        liable = [
            Liability(feeder, yaku, element.limit or value.base)
            for yaku, feeder in deal.hands[seat].liable
            for element in value.elements
            if element.id == yaku and feeder != seat
        ]
        fed = deal.fed_kan >= 0 and deal.came == "dead_wall"
        if offer is None and fed and (deal.last_kan != "open" or "open" in self.plan.rinshan_pao_kans):
            liable.append(Liability(deal.fed_kan, "rinshan", value.rinshan_base))
        if liable and offer is not None and self.own_risk(deal, offer):
            liable = []
        known = tuple(liability for liability in liable if self.knows_liability(liability.yaku))
        return known if self.plan.pao_ron == "shared" else known[-1:]  # the last one pays it all (002:321)

    def ruins(self, deal: Deal, seat: Seat, value: Score, offer: Offer | None) -> bool:
        """Whether somebody who pays this win, by itself, has nothing left."""
        after = self.after(deal, seat, value, offer)
        return any(after[ruined] < deal.points[ruined] for ruined in self.ruined(after))

    def after(self, deal: Deal, seat: Seat, value: Score, offer: Offer | None) -> list[int]:
        """What everybody holds when this win, by itself, is paid."""
        award = self.award(seat, value, self.liabilities(deal, seat, value, offer))
        counters = counters_of(deal)
        rows = self.tsumo(award, counters) if offer is None else self.ron([award], offer.seat, counters)
        changes = Ledger(rows).changes(len(deal.points))
        return [points + change for points, change in zip(deal.points, changes, strict=True)]

    def tsumo(self, award: Award, counters: Counters) -> Rows:
        """A self-drawn win."""
        return payments.tsumo(award, self._needed(counters), self.plan).rows

    def ron(self, awards: Iterable[Award], discarder: Seat, counters: Counters) -> Rows:
        """One or more wins on one tile."""
        return payments.ron(awards, discarder, self._needed(counters), self.plan).rows

    def _needed(self, counters: Counters) -> Counters:
        """Whose the sticks are is told only where they go back, where the wall was broken and what everybody holds only
        where that matters, so that equal wins are paid by the same ledger."""
        declared = counters.declared if self.plan.multiple_ron_sticks == "own_returned" else ()
        broken = counters.broken if self.plan.break_weight > 1 else None
        points = counters.points if self._by_place else ()
        return Counters(
            counters.dealer, counters.honba, counters.sticks, declared, counters.pot, counters.out, broken, points
        )

    def noten(self, deal: Deal, ready: Sequence[Seat], others: Sequence[Seat], worth: Callable[[Seat], int]) -> Rows:
        """An exhausted wall: what the others pay for ready hands; in some games it is what each could be worth."""
        if self.pays_worth:
            return payments.not_ready({seat: worth(seat) for seat in ready}, others, self.plan).rows
        out = {seat for seat in range(self.plan.seats) if seat not in ready and seat not in others}
        return payments.noten(ready, self.plan, out, deal.dealer).rows

    def draw_stakes(self, counters: Counters) -> Rows:
        """Any drawn deal: what everybody lays on the table for the next winner, and what goes back of it."""
        return payments.draw_stakes(counters, self.plan).rows if self.stakes else ()

    def ron_stakes(self, discarder: Seat, claims: int) -> Rows:
        """What the discarder lays on the table where so many win on one tile that nobody does."""
        return payments.ron_stakes(discarder, claims, self.plan).rows

    def abort_stakes(self, kind: str, dealer: Seat) -> Rows:
        """What everybody lays on the table because of how a deal was aborted."""
        return payments.abort_stakes(kind, dealer, self.plan).rows

    def nagashi(self, bases: Mapping[Seat, int], counters: Counters) -> Rows:
        """An exhausted wall, and these have thrown nothing but terminals and honours, for which they get so much."""
        return payments.nagashi(bases, counters, self.plan).rows

    def staked_in_vain(self, waiting: Mapping[Seat, Collection[Seat]], counters: Counters) -> Rows:
        """What those pay who have laid down for a yakuman what others wait for."""
        return payments.staked_in_vain(waiting, counters, self.plan).rows if waiting else ()

    def geese(self, seat: Seat, counters: Counters) -> Rows:
        """This seat has discarded the row that is paid at once."""
        return payments.geese(seat, counters, self.plan).rows

    def chombo(self, offender: Seat, counters: Counters, again: bool = False) -> Rows:
        """The penalty for an offence that ends the deal; ``again``: it is not the first one in this deal."""
        if again and self.plan.chombo_once:
            return payments.sticks_returned(counters.declared, self.plan)
        return payments.chombo(offender, counters, self.plan).rows

    def discarded_yakuman(self, seat: Seat, yakuman: str, counters: Counters) -> Rows:
        """What it costs to have a yakuman in hand and pond together."""
        return payments.discarded_yakuman(seat, yakuman, counters, self.plan).rows

    def illegal_discard(self, offender: Seat) -> Rows:
        """What a forbidden discard costs where it is fined."""
        return payments.illegal_discard(offender).rows

    def kan(self, seat: Seat, form: PaidKanForm, feeder: Seat | None, payers: Sequence[Seat]) -> Rows:
        """What a kan earns at once: an open one from the feeder, others from all of ``payers``."""
        return payments.kan(seat, form, feeder, payers, self._kans).rows if self.pays_kans else ()

    def kan_returned(self, paid: Iterable[Transfer], why: KanReturn = "fed") -> Rows:
        """The same the other way."""
        return payments.kan_returned(paid, why).rows

    def kan_dues(
        self, seat: Seat, form: OfferForm, feeder: Seat | None, payers: Sequence[Seat], counters: Counters
    ) -> Rows:
        """What a kan earns at once and keeps, and what it costs."""
        return payments.kan_dues(seat, form, feeder, payers, counters, self._kans, self.plan).rows

    def kan_fines(self, seat: Seat, count: int, counters: Counters) -> Rows:
        """So many open kans of a hand that has not won."""
        return payments.kan_fines(seat, count, counters, self._kans, self.plan).rows

    def call_stakes(self, seat: Seat, count: int) -> Rows:
        """What so many calls cost."""
        return payments.call_stakes(seat, count, self._calls).rows

    def bite(self, seat: Seat, counters: Counters) -> Rows:
        """Both flowers of the own seat."""
        return payments.bite(seat, counters, self.plan).rows

    def void_fine(self, seat: Seat, count: int = 1) -> Rows:
        """The void suit was held to the end, or melded; for so many causes."""
        return payments.void_fine(seat, count, self._void).rows

    def false_win(self, seat: Seat, to: Sequence[Seat]) -> Rows:
        """A win was declared that is none."""
        return payments.false_win(seat, to, self.plan).rows

    def false_kan(self, seat: Seat, to: Sequence[Seat], count: int = 1) -> Rows:
        """So many closed kans were declared of different tiles."""
        return payments.false_kan(seat, to, count, self.plan).rows


def counters_of(deal: Deal, lying: Sequence[Deposit] | None = None) -> Counters:
    """What lies on the table; ``lying``: what of it there is to be taken, where that is not all."""
    out = tuple([seat for seat, hand in enumerate(deal.hands) if hand.out])
    points = tuple(deal.points)
    deposits = deal.deposits if lying is None else lying
    sticks, pot = (count_sticks(deposits), sum_of_pot(deposits)) if deposits else (0, 0)
    honba = 0 if out else deal.honba  # whoever won first in this deal has taken them
    return Counters(deal.dealer, honba, sticks, tuple(deal.declared), pot, out, broken_before(deal), points)


def broken_before(deal: Deal) -> Seat:
    """Before whom the wall was broken: the count of stacks may run on, clockwise, to the sides of earlier seats."""
    wall, seats = deal.wall, len(deal.hands)
    side = len(wall.row) // LAYERS // seats
    sides = (wall.stack - 1) // side if wall.stack else 0
    return turn_order(wall.side, seats)[-sides % seats]
