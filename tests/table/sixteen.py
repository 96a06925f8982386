"""A witness of Taiwanese mahjong: the account of seed 002, which is another than the table's.

Beside what every witness sees it knows the exchange of flowers and the two wins with them, the hand that was ready as
it was dealt, who is liable for whose hand, the dealer's supplement, and by a slow reader of the table of fans what a
hand is worth (spec: taiwanese.md, by its numbers). The plan only says which options hold.
"""

from collections import Counter
from typing import Final

from jantaku.hands import Meld, MeldForm
from jantaku.rules import load
from jantaku.scoring.ledger import Reason
from jantaku.table import events as told
from jantaku.table.events import Event
from jantaku.table.state.deal import Deal
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.table import Table
from jantaku.table.words import RON, TSUMO
from jantaku.tiles import DRAGONS, HONOURS, KIND, SUITS, TERMINALS, WINDS, Tile
from tests.scoring import slow_fans
from tests.table.witness import Witness, contradict, grammar_of, tiles_of

FLOWERS: Final = 8
EIGHT_FLOWERS: Final = "paa_sennin"
ROBBED_FLOWER: Final = "chii_chan_i"
FLOWER_FANS: Final = frozenset({"uufa"})
"""Fans 1 and 2 do not count for a minimum (002:376); the first is no element here."""
FIVE_SETS: Final = 5
FOUR_KANS: Final = 4
GREEN: Final = sum(1 << kind for kind in (19, 20, 21, 23, 25, 32))
LAST_SETS: Final = (
    ("tsuuiisou", HONOURS),
    ("chinroutou", TERMINALS),
    ("ryuuiisou", GREEN),
    *(("chinitsu", suit) for suit in SUITS.values()),
    *(("honitsu", suit | HONOURS) for suit in SUITS.values()),
)
"""What the last of five open sets may make sure, and of which kinds all are then."""
OF_THE_BOOK: Final = frozenset(
    {Reason.RON, Reason.TSUMO, Reason.PAO, Reason.DEALER_EXTRA, Reason.SURCHARGE, Reason.FALSE_WIN, Reason.FALSE_KAN}
)
"""What else moves, moves by other rules than those of the book."""


class SixteenWitness(Witness):
    """Sees one match in which eight flowers win."""

    def __init__(self, table: Table) -> None:
        fans = load("taiwanese").plan.elements
        self.by_the_book = table.plan.elements == fans
        """The table of fans is as the slow reader has it."""
        self.foreign = bool(table.plan.elements.keys() - fans.keys())
        """There are yaku of other games among them."""
        plan = table.plan
        self.free = plan.furiten.missed == "free" and not plan.furiten.own_pond
        self.free = self.free and not (plan.admission.minimum_han or plan.admission.facts)
        self.free = self.free and not (plan.admission.every_wait or plan.admission.every_meld)
        self.free = self.free and not plan.kans.rob_open and plan.kans.rob_closed == "off"
        """Every complete hand wins, whatever was passed (13.1-13.2)."""
        super().__init__(table)

    def _new_deal(self) -> None:
        super()._new_deal()
        self.flower: tuple[int, Tile] | None = None
        """The flower that was exposed just now, and by whom."""
        self.exchanged = 0
        """Up to whom the first exchange has come, counted from the dealer."""
        self.sets: list[dict[int, Meld]] = [{} for _ in range(self.seats)]
        self.liable: list[list[tuple[str, int]]] = [[] for _ in range(self.seats)]
        """For which fans of each hand somebody is liable, and who."""
        self.could: set[int] = set()
        """Who can win with the tile on offer, be it a flower; empty as soon as they were asked."""
        self.announcing = -1
        """Who has said that the hand will be ready with this discard."""
        self.claimed = 0
        """How many discards were claimed for a set."""
        self.thrown_kinds: Counter[int] = Counter()
        self.fine: Counter[tuple[int, int]] = Counter()
        """What the referee has ruled that is to be paid now."""

    def saw(self, event: Event) -> None:
        """Note an event; the flower is on offer only until something else happens."""
        if self.flower is not None:
            full = len(self.nuki[self.flower[0]]) == FLOWERS and self.flower[0] not in self.dead
            if full and not (isinstance(event, told.Won) and event.seat == self.flower[0]):
                contradict("flowers", f"{event}, and seat {self.flower[0]} has all flowers")
        if self.could - self.dead and not isinstance(event, told.Ruled | told.Paid):
            contradict("asked", f"{event}, and {self.could} could have won")
        super().saw(event)
        if not isinstance(event, told.NukiDeclared | told.Ruled | told.Paid):
            self.flower = None

    # ------------------------------------------------------------ flowers (7.3, section 11)

    def _may_lose(self) -> int:
        """Flowers may be robbed before the first turn, too."""
        return super()._may_lose() if self.flower is None else self.flower[0]

    def _nuki_declared(self, event: told.NukiDeclared) -> None:
        assert self.last is not None
        place = (event.seat - self.last.dealer) % self.seats
        opening = self.opening
        if not opening and self.drawn is None and self.came == "call":
            contradict("flowers", f"{event} after a call")
        super()._nuki_declared(event)
        if self.opening and place < self.exchanged:
            contradict("flowers", f"{event}: {self.exchanged} have exchanged theirs already")
        self.exchanged = max(self.exchanged, place) if opening else self.exchanged
        self.flower = (event.seat, event.tile)
        held = len(self.nuki[event.seat])
        if self._live() < 1 and held < FLOWERS and not opening:
            contradict("flowers", f"{event}, and no tile is left for it")
        self.could = self._due() if self.free and held < FLOWERS else set()
        self.seen["seven flowers"] += held == FLOWERS - 1

    def _discarded(self, event: told.Discarded) -> None:
        flowers = [tile for tile in self.hands[event.seat] if tile & KIND in self.aside]
        if flowers and self._live() > 0:
            contradict("flowers", f"{event}, and {tiles_of(flowers)} must be exchanged")
        self.seen["flower kept on the last tile"] += bool(flowers)
        super()._discarded(event)
        self.thrown_kinds[event.tile & KIND] += 1
        self.could = self._due() if self.free else set()
        if self.announcing == event.seat:
            self._is_ready(event.seat, None)
            self.fixed.add(event.seat)
        self.announcing = -1

    # ------------------------------------------------------------ ready as it was dealt (14.7)

    def _ready_declared(self, event: told.ReadyDeclared) -> None:
        assert self.last is not None
        seat = event.seat
        if self.ponds[seat] or self.melds[seat] or seat in self.fixed or seat in self.dead:
            contradict("ready", f"{event} is too late")
        if seat == self.begins:
            if self.turn != seat or self.drawn is None:
                contradict("ready", f"{event} is not in the own turn")
            self.announcing = seat
            return
        self._is_ready(seat, self.drawn if self.turn == seat else None)
        self.fixed.add(seat)
        self.seen["ready declared in the first turn" if self.turn == seat else "ready declared at once"] += 1

    def _waits(self, seat: int, without: Tile | None = None, melds: list[Meld] | None = None) -> int:
        counts = bytearray(self.kinds)
        for tile in self.hands[seat]:
            counts[tile & KIND] += tile != without
        lying = list(self.sets[seat].values()) if melds is None else melds
        live, _ = grammar_of(self.table, lying, -1).kernel.waits(counts, 0)
        for meld in lying:
            if meld.is_kan:
                live &= ~(1 << meld.kind)
        return live

    def _is_ready(self, seat: int, without: Tile | None) -> None:
        if not self._waits(seat, without) and self.plan.draws.dead_wait != "counts":
            contradict("ready", f"seat {seat} does not wait with {tiles_of(self.hands[seat])}")

    # ------------------------------------------------------------ sets

    def _called(self, event: told.Called) -> None:
        seat, meld = event.seat, event.meld
        super()._called(event)
        self.claimed += 1
        before = list(self.sets[seat].values())
        self.sets[seat][meld.tiles[0]] = meld
        if self._live() < self.plan.calls.least_live and not meld.is_kan:
            contradict("calls", f"{event} of the river bottom")
        self._note_liable(seat, event.source, meld, before)

    def _note_liable(self, seat: int, feeder: int, meld: Meld, before: list[Meld]) -> None:
        """16.1: the third dragon, the fourth wind, the fifth set of a suit; closed kongs are not open. Riichi knows
        more (001:2883): the third wind, the fifth open set of any hand that they may all belong to."""
        opened = [other for other in before if other.is_open]
        sets = [other.kind for other in opened if other.form is not MeldForm.CHI]
        for fan, mask, number in (("daisangen", DRAGONS, 2), ("daisuushii", WINDS, 3), ("shousuushii", WINDS, 2)):
            if (
                meld.form is not MeldForm.CHI
                and mask >> meld.kind & 1
                and sum(mask >> kind & 1 for kind in sets) == number
            ):
                self.liable[seat].append((fan, feeder))
        if meld.is_kan and sum(other.is_kan for other in before) == FOUR_KANS - 1:
            self.liable[seat].append(("suukantsu", feeder))
        if len(opened) < FIVE_SETS - 1:
            return
        kinds = {tile & KIND for other in (*opened, meld) for tile in other.tiles}
        for fan, group in LAST_SETS:
            if all(group >> kind & 1 for kind in kinds):
                self.liable[seat].append((fan, feeder))
        if not any(other.form is MeldForm.CHI for other in (*opened, meld)):
            self.liable[seat].append(("toitoi", feeder))

    def _kan_declared(self, event: told.KanDeclared) -> None:
        if self._live() < 1:
            contradict("kans", f"{event} on the sea bottom")
        seat, drawn = event.seat, self.drawn
        before = self._waits(seat, drawn) if seat in self.fixed else 0
        super()._kan_declared(event)
        self.sets[seat][event.meld.tiles[0]] = event.meld
        if seat in self.fixed and (drawn not in event.meld.tiles or self._waits(seat) != before):
            contradict("ready", f"{event} changes the wait of a hand that is ready from the deal")
        self.seen["closed kong of a hand ready from the deal"] += seat in self.fixed
        if event.form == "added" and self.free:
            self.could = self._due()

    # ------------------------------------------------------------ who may win

    def asked(self, window: Window) -> None:
        """Whoever can win is asked, and nobody else."""
        self.could = set()
        asked = {ask.seat for ask in window.asks if {RON, TSUMO}.intersection(ask.codes)}
        if window.kind is WindowKind.TURN:
            (ask,) = window.asks
            flower = self._live() > 0 and any(tile & KIND in self.aside for tile in self.hands[ask.seat])
            wins = (
                self.drawn is not None and self._waits(ask.seat, self.drawn) >> (self.drawn & KIND) & 1 and not flower
            )
            due = {ask.seat} if wins else set()
        elif window.kind in (WindowKind.CLAIM, WindowKind.ROB):
            due = self._due()
        else:
            return
        if asked != due - self.dead and self.free:
            contradict("asked", f"{window} asks {asked} for a win, due are {due}")

    def _due(self) -> set[int]:
        """Who can win with the tile on offer: waits for it, or has all flowers but this one."""
        if self.flower is not None:
            return {seat for seat in range(self.seats) if len(self.nuki[seat]) == FLOWERS - 1} - {self.flower[0]}
        seat, (tile, *_) = self._on_offer()
        others = {*range(self.seats)} - {seat, *self.owing}
        return {other for other in others if self._waits(other) >> (tile & KIND) & 1}

    # ------------------------------------------------------------ wins

    def _won(self, event: told.Won) -> None:
        if event.tile & KIND in self.aside:
            self._flower_win(event)
            return
        if any(tile & KIND in self.aside for tile in event.concealed):
            contradict("flowers", f"{event} has flowers in the hand")
        super()._won(event)
        tai = sum(element.han for element in event.elements)
        counted = event.bonus[3] if self.foreign else len(self.nuki[event.seat])  # a yaku may count flowers, too
        flowers = counted * self.plan.dora.nuki_han
        flowers += event.bonus[2] * self.plan.dora.red_han * self.plan.dora.red  # red fives, where somebody plays them
        most = self.plan.value.most
        value = (tai + flowers + self.plan.value.exponent) * self.plan.value.linear
        value = min(value, most) if most else value
        if (event.han, event.base) != (tai + flowers, value):
            contradict("tai", f"{event}: {tai} and {flowers} flowers, at most {most}")
        main = sum(element.han for element in event.elements if element.id not in FLOWER_FANS)
        if main < self.plan.admission.minimum_han:
            contradict("tai", f"{event} has only {main} tai for the minimum")
        for element in event.elements:
            self.seen[f"fan: {element.id}"] += 1
        if self.by_the_book:
            self._is_worth(event)

    def _facts(self, event: told.Won) -> set[str]:
        """What the table of fans must be told."""
        assert self.last is not None
        tsumo = event.source == event.seat
        on_discard = not tsumo and self.kan is None
        made = sum(map(len, self.ponds))
        river = made - on_discard - self.claimed * (self.plan.admission.river == "lying")
        facts = {
            "chankan": not tsumo and self.kan is not None,
            "haitei": tsumo and self._live() == 0,
            "tenhou": tsumo
            and event.seat == self.begins == self.last.dealer
            and not made
            and not self.melds[event.seat],
            "first_discard": on_discard and made == 1 and event.source == self.last.dealer,
            "river_under_6": river <= 5,
            "river_under_10": river <= 9,
            "riichi": event.seat in self.fixed,
        }
        return {fact for fact, holds in facts.items() if holds}

    def _is_worth(self, event: told.Won) -> None:
        """Section 14, read slowly."""
        concealed = tuple(sorted(tile & KIND for tile in (*event.concealed, event.tile)))
        melds = tuple(
            slow_fans.Meld(tuple(sorted(tile & KIND for tile in meld.all_tiles)), meld.is_open) for meld in event.melds
        )
        facts = frozenset(self._facts(event))
        tsumo = event.source == event.seat
        held = slow_fans.Held(concealed, melds, event.tile & KIND, tsumo, len(self.nuki[event.seat]), facts)
        fans = Counter[str]()
        for element in event.elements:
            fans[element.id] += element.han
        flowers = Counter({"tw_flower": len(self.nuki[event.seat])})
        readings = slow_fans.tai(held)
        if fans + flowers not in readings:
            contradict("fans", f"{event}: {dict(fans)}; the slow reader with {set(facts)}: {[*map(dict, readings)]}")

    def _flower_win(self, event: told.Won) -> None:
        """11.3: the eighth from the wall, or as another exposes it; nothing else counts."""
        own = event.source == event.seat
        flowers = self.nuki[event.seat]
        fan = EIGHT_FLOWERS if own else ROBBED_FLOWER
        if self.flower != (event.source, event.tile) or len(flowers) != (FLOWERS if own else FLOWERS - 1):
            contradict("flowers", f"{event} with {tiles_of(flowers)}; {self.flower} was exposed")
        if [element.id for element in event.elements] != [fan] or any(event.bonus):
            contradict("flowers", f"{event}: nothing else counts")
        price = self.plan.elements[fan].closed
        most = self.plan.value.most
        if event.base != (min(int(price or 0), most) if most else price):
            contradict("flowers", f"{event} is worth {event.base}")
        if {*event.concealed} != self.hands[event.seat] or event.seat in self.dead or self.wins:
            contradict("flowers", f"{event} with {tiles_of(self.hands[event.seat])}")
        self.seen["won with eight flowers" if own else "won with a robbed flower"] += 1
        self.seen["flower win before the first turn"] += self.opening
        self.wins.append(event)

    # ------------------------------------------------------------ payments (sections 15 and 16)

    def _ruled(self, event: told.Ruled) -> None:
        """17.1, 17.8: so much to every opponent; after a false win the hand is dead, and with a wrong kong."""
        super()._ruled(event)
        plan = self.plan.payments
        prices = {"false_win": plan.false_win, "false_kan": plan.false_kan}
        others = [seat for seat in range(self.seats) if seat != event.seat]
        self.fine = Counter({(event.seat, other): prices.get(event.ruling, 0) for other in others})
        if event.ruling in ("false_win", "false_kan"):
            self.dead.add(event.seat)
        if event.offence == "wrong_riichi":
            self.fixed.discard(event.seat)

    def _paid(self, event: told.Paid) -> None:
        super()._paid(event)
        due, self.fine = self.fine, Counter()
        for won in self.wins:
            due += self._owed(won)
        paid: Counter[tuple[int, int]] = Counter()
        for row in event.rows:
            paid[row.source, row.target] += row.amount * (row.reason in OF_THE_BOOK)
        if +paid != +due:
            contradict("payments", f"paid: {dict(paid)}; due: {dict(due)}, for {self.wins}")

    def _owed(self, won: told.Won) -> Counter[tuple[int, int]]:
        assert self.last is not None
        plan, dealer = self.plan.payments, self.last.dealer
        by_flowers = won.tile & KIND in self.aside
        supplement = plan.dealer_extra + plan.dealer_extra_honba * self.last.honba
        if by_flowers and not plan.dealer_extra_flowers:
            supplement = 0
        tsumo = won.source == won.seat
        payers = [seat for seat in range(self.seats) if seat != won.seat] if tsumo else [won.source]
        answers = self._answers_for(won)
        if won.liable != answers:
            contradict("liable", f"{won}; liable is {answers}, of {self.liable[won.seat]}")
        owed: Counter[tuple[int, int]] = Counter()
        for payer in payers:
            amount = won.base + supplement * (dealer in (payer, won.seat))
            amount = min(amount, plan.most_with_extra) if plan.most_with_extra else amount
            owed[payer if answers is None else answers, won.seat] += amount
        self.seen["supplement of a dealer who had won before"] += self.last.honba > 0
        self.seen["liable player pays for others"] += answers is not None and payers != [answers]
        return owed

    def _answers_for(self, won: told.Won) -> int | None:
        """16.2, 16.4: the last who became liable for a fan that was won; but not for a late discard of a fresh kind."""
        fans = {element.id for element in won.elements}.intersection(self.plan.payments.pao)
        liable = [seat for fan, seat in self.liable[won.seat] if fan in fans and seat != won.seat]
        if not liable:
            return None
        on_discard = won.source != won.seat and self.kan is None
        fresh = on_discard and self.thrown_kinds[won.tile & KIND] == 1
        if fresh and self._live() <= self.plan.payments.pao_fresh_live:
            self.seen["late discard of a fresh kind"] += 1
            return None
        return liable[-1]

    # ------------------------------------------------------------ the next deal (5.4, 12.7)

    def _follows(self, before: told.DealStarted, event: told.DealStarted) -> None:
        super()._follows(before, event)
        dealers = self.plan.dealer
        usual = (dealers.stays_after, dealers.honba_after_draw, dealers.passes_to) == (("win",), "never", "next")
        if not usual or (self.draw is not None and self.draw.kind != "exhausted"):
            return
        won = before.dealer in {won.seat for won in self.wins}
        dealer = before.dealer if won else (before.dealer + 1) % self.seats
        if (event.dealer, event.honba) != (dealer, before.honba + 1 if won else 0):
            contradict("dealer", f"{event} after {before} and {self.wins}")

    def _deal_ended(self, event: told.DealEnded) -> None:
        super()._deal_ended(event)
        if self.draw is not None and self.draw.kind == "exhausted" and self.plan.payments.noten_total == 0:
            assert self.last is not None
            fined = sum(row.amount for row in self.rows)
            moved = sum(abs(now - then) for now, then in zip(event.points, self.last.points, strict=True))
            if moved > 2 * fined:
                contradict("payments", f"{event} after {self.last}: a draw")

    def holds_against(self, deal: Deal) -> None:
        """Also: whose hand is fixed."""
        super().holds_against(deal)
        fixed = {seat for seat, hand in enumerate(deal.hands) if hand.riichi}
        if fixed != self.fixed and not self.wins and self.draw is None:
            contradict("ready", f"{fixed} have declared, by the events {self.fixed}")
