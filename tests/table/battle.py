"""A witness of the bloody battle: the account of seed 004, which is another than the table's.

It follows the same events as every witness, and knows by itself what a hand costs (`cost`), who is still in, who has
let a win pass and for how much, what was paid for which kan, and what is to be settled at the end. What it expects is
worked out from the spec (sichuan.md, by its numbers); the plan only says which house rules hold.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from jantaku.hands import Meld, MeldForm
from jantaku.rules import load
from jantaku.scoring.ledger import Reason, TableAccount, Transfer, Unit
from jantaku.table import events as told
from jantaku.table.events import Event
from jantaku.table.state.chosen_suits import chosen_suit, promised_tile
from jantaku.table.state.deal import Deal
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.table import Table
from jantaku.table.words import RON, TSUMO
from jantaku.tiles import KIND, Tile
from tests.table.cost import FOUR, Costs, Situation, suit_of
from tests.table.witness import ABORTS, Witness, contradict, tiles_of

Due = Counter[tuple[int, int, str]]
"""Points by payer, receiver and for what."""
SUIT_LETTERS: Final = "mps"
OF_A_WIN: Final = frozenset({Reason.RON, Reason.TSUMO, Reason.SURCHARGE})
NAMES: Final = {
    **dict.fromkeys(OF_A_WIN, "win"),
    Reason.KAN: "kan",
    Reason.KAN_RETURNED: "returned",
    Reason.NOT_READY: "not ready",
    Reason.VOID_FINE: "fine",
    Reason.FALSE_WIN: "false win",
    Reason.CHOMBO: "chombo",
}
OF_A_MOMENT: Final = (told.Won, told.FalseWin, told.TileReturned, told.Paid, told.SuitShown, told.Ruled)
"""What is told while winners of one tile leave."""


class Left(NamedTuple):
    """Who is out: since which tile that was won on, whose it was (None: drawn), whether the win was a false one, and
    the tile, if it was another's."""

    seat: int
    moment: int
    supplier: int | None
    false: bool
    tile: Tile | None


class StandingKan:
    """A kan, and what was paid for it."""

    def __init__(self, seat: int, rows: Due) -> None:
        self.seat = seat
        self.rows = rows
        self.returned = False

    def back(self) -> Due:
        """The same the other way."""
        self.returned = True
        return Counter({(target, source, "returned"): amount for (source, target, _), amount in self.rows.items()})


def due_of(rows: Iterable[Transfer]) -> Due:
    """What was paid, by whom to whom for what; chips are counted beside that."""
    due: Due = Counter()
    for row in rows:
        if row.unit is Unit.CHIPS:
            continue
        if row.reason not in NAMES:
            contradict("payments", f"{row} in a battle")
        due[row.source, row.target, NAMES[row.reason]] += row.amount
    return due


class BattleWitness(Witness):
    """Sees one match in which winners leave."""

    def __init__(self, table: Table) -> None:
        self.costs = Costs(table.plan)
        plan = table.plan
        foreign = plan.elements.keys() - load("sichuan").plan.elements.keys()  # fans of other games
        reds = plan.dora.red and any(plan.grammar.reds)
        self.exact = not (plan.dora.indicator or plan.dora.ura or reds or foreign)
        """Nothing counts but the fans of the book."""
        several = plan.calls.order == "rank" and plan.payments.double_ron == plan.payments.triple_ron == "all_paid"
        by_draw = plan.furiten.ends == "own_turn" and not plan.furiten.tsumo_too and not plan.furiten.own_pond
        robs = not plan.kans.rob_open and plan.kans.rob_closed == "off"
        simple = not (plan.admission.facts or plan.admission.every_wait or plan.admission.every_meld)
        self.by_draw = by_draw and several and self.exact and robs and simple
        """Whoever declares a win has it, and what was passed is forgotten with the own next draw and nowhere else."""
        super().__init__(table)

    def _new_deal(self) -> None:
        super()._new_deal()
        seats = range(self.seats)
        self.suits: dict[int, int] = {}
        """The forbidden suit of each."""
        self.promised: dict[int, Tile] = {}
        """What must be discarded first."""
        self.cards: set[int] = set()
        """Whose card lies face down."""
        self.must_show = -1
        """Whose card must be turned up now."""
        self.given: dict[int, tuple[Tile, ...]] = {}
        """What each has passed on."""
        self.dealt: list[set[Tile]] = [set() for _ in seats]
        """The hands before anything was passed on."""
        self.sets: list[dict[int, Meld]] = [{} for _ in seats]
        self.outs: list[Left] = []
        self.false: set[int] = set()
        """Who has claimed the tile on offer for a win that is none."""
        self.late = -1
        """Who has claimed the tile before the last draw for a win that is none."""
        self.laid: tuple[int, Tile] | None = None
        """The discard before the last draw."""
        self.added: tuple[int, tuple[Tile, ...], str] | None = None
        """The kan that was made with an added tile last."""
        self.back: Due = Counter()
        """What must be given back for it at once."""
        self.after_out: int | None = None
        """After whom the next one draws, since winners have left."""
        self.missed = [0] * self.seats
        """What the dearest win was worth that each has let pass since the own last draw."""
        self.could: dict[int, int] = {}
        self.could_before: dict[int, int] = {}
        """Who could win on the tile on offer, and for how much."""
        self.heard: set[int] | None = None
        """Who was asked whether he wins on it; None: nobody was asked."""
        self.after_kan = False
        """The discard on offer was made right after a kan."""
        self.fresh = False
        """The tile that was added to a set was the one just drawn."""
        self.feeder = -1
        self.kan_rows: Due = Counter()
        self.kans_paid: list[StandingKan] = []
        self.showing = False
        """Hands are laid open: the deal is being settled."""
        self.settled: Due = Counter()

    # ------------------------------------------------------------ events in order

    def saw(self, event: Event) -> None:
        """Note an event; before that, winners leave when all of them have been told."""
        if (self.wins or self.false) and not isinstance(event, OF_A_MOMENT):
            self._leave()
        if self.must_show >= 0 and not isinstance(event, told.SuitShown):
            contradict("suit", f"{event}, and the card of seat {self.must_show} lies face down")
        super().saw(event)

    def _in(self) -> list[int]:
        """Who is in, in the order of play from the dealer on."""
        assert self.last is not None
        gone = {left.seat for left in self.outs}
        order = [(self.last.dealer + step) % self.seats for step in range(self.seats)]
        return [seat for seat in order if seat not in gone]

    def _next_in(self, seat: int) -> int:
        gone = {left.seat for left in self.outs}
        return next(
            other % self.seats for other in range(seat + 1, seat + 1 + self.seats) if other % self.seats not in gone
        )

    def _draws_next(self) -> int:
        """4.2: the next one who is in, after the discarder or after the winners."""
        if self.after_out is not None:
            return self._next_in(self.after_out)
        if self.offered is None:
            return -1 if self.after_call < 0 else self._next_in(self.after_call)
        return self._next_in(self.offered[0])

    # ------------------------------------------------------------ before the first turn

    def _tiles_passed(self, event: told.TilesPassed) -> None:
        plan = self.plan.exchange
        if not self.given:
            self.dealt = [set(hand) for hand in self.hands]
        steps = (event.target - event.seat) % self.seats
        one, other = self.thrown[0]
        by_dice = 2 if (one + other) % 2 == 0 else 1 if max(one, other) % 2 else 3
        if steps != {"next": 1, "across": 2, "previous": 3}.get(plan.to, by_dice):
            contradict("exchange", f"{event}; the rule is {plan.to}, and {self.thrown} were thrown")
        if len(event.tiles) != plan.tiles or len({suit_of(tile) for tile in event.tiles}) != 1:
            contradict("exchange", f"{event}: so many of one suit are {plan.tiles}")
        if not self.dealt[event.seat].issuperset(event.tiles) or event.seat in self.given:
            contradict("exchange", f"{event}, and {tiles_of(self.dealt[event.seat])} were dealt")
        self._from_hand(event.seat, event.tiles)
        self.hands[event.target].update(event.tiles)
        self.given[event.seat] = event.tiles
        assert self.last is not None
        if len(self.given) == self.seats and self.drawn not in self.hands[self.last.dealer]:
            self.drawn = next(
                tiles[-1] for seat, tiles in self.given.items() if (seat + steps) % self.seats == self.last.dealer
            )
        self.seen["tiles passed on"] += 1

    def _suit_chosen(self, event: told.SuitChosen) -> None:
        """3.1-3.2: everybody, before the first turn; a card only for a suit of which there is no tile."""
        hand, suit = self.hands[event.seat], suit_of(event.tile)
        held = [tile for tile in hand if suit_of(tile) == suit]
        if event.seat in self.suits or any(self.ponds) or any(self.melds):
            contradict("suit", f"{event} is too late")
        if (event.tile not in hand) != event.card or (event.card and held):
            contradict("suit", f"{event} with {tiles_of(hand)}")
        self.suits[event.seat] = suit
        if event.card:
            self.cards.add(event.seat)
            self.seen["card for a suit"] += 1
        else:
            self.promised[event.seat] = event.tile

    def _suit_shown(self, event: told.SuitShown) -> None:
        """3.2-3.3: with the first discard, or with a win before it."""
        won = event.seat in {won.seat for won in self.wins} | self.false or event.seat == self.must_show
        first = event.seat == self.must_show
        if event.seat not in self.cards or event.suit != SUIT_LETTERS[self.suits[event.seat]] or not (first or won):
            contradict("suit", f"{event}; {self.cards} have cards, {self.suits}")
        self.cards.discard(event.seat)
        self.must_show = -1
        self.seen["card shown by a win"] += won

    # ------------------------------------------------------------ turns

    def _drew(self, event: told.Drawn) -> None:
        if event.source != "deal":
            if {*self.suits} != {*range(self.seats)} and self.plan.void.chosen:
                contradict("suit", f"{event}, and only {self.suits} have chosen")
            if event.seat not in self._in():
                contradict("turns", f"{event}: the seat is out")
        if len(self.outs) >= self.plan.winners.until:
            contradict("turns", f"{event}, and {self.outs} are out")
        could = self.could
        self._let_pass(())
        self.laid = self.offered if event.source == "wall" else None
        super()._drew(event)
        self.missed[event.seat] = 0
        self.could_before = could
        self.after_out = None

    def _discarded(self, event: told.Discarded) -> None:
        self.after_kan = self.came == "kan"
        super()._discarded(event)
        promised = self.promised.pop(event.seat, event.tile)
        if event.tile != promised:
            contradict("suit", f"{event}: {tiles_of([promised])} must go first")
        if event.seat in self.cards:
            self.must_show = event.seat
        last = self._live() == 0
        self.seen["discard with an empty wall"] += last
        self._offer(event.seat, event.tile, Situation(after_kan=self.after_kan, last=last))

    def _called(self, event: told.Called) -> None:
        if event.seat not in self._in():
            contradict("turns", f"{event}: the seat is out")
        if self.promised.get(event.seat) in event.meld.tiles:
            contradict("suit", f"{event}: {self.promised[event.seat]} must be discarded")
        if event.meld.is_kan and self._live() < 1:
            contradict("kans", f"{event} with an empty wall")
        self._let_pass(())
        if self.plan.furiten.missed == "bars":  # as in riichi, where a call is a turn, too
            self.missed[event.seat] = 0
        super()._called(event)
        self.sets[event.seat][event.meld.tiles[0]] = event.meld
        self.feeder = event.source
        self.seen["pon of the last discard"] += self._live() == 0
        self.seen["set of the forbidden suit"] += suit_of(event.meld.tiles[0]) == self.suits.get(event.seat)

    def _kan_declared(self, event: told.KanDeclared) -> None:
        if self.promised.get(event.seat) in event.meld.all_tiles:
            contradict("suit", f"{event}: {self.promised[event.seat]} must be discarded")
        if self._live() < 1:
            contradict("kans", f"{event} with an empty wall")
        self.fresh = event.meld.added is not None and event.meld.added == self.drawn
        super()._kan_declared(event)
        self.sets[event.seat][event.meld.tiles[0]] = event.meld
        self.seen["set of the forbidden suit"] += suit_of(event.meld.tiles[0]) == self.suits.get(event.seat)
        self.added = self.kan if event.meld.added is not None else None
        if event.meld.added is not None:
            self.seen["kan added at once" if self.fresh else "kan added later"] += 1
            self._offer(event.seat, event.meld.added, Situation(robbed=True))

    # ------------------------------------------------------------ who may win (6.1-6.7)

    def _worth(self, seat: int, concealed: Iterable[Tile], situation: Situation) -> int:
        """What a hand of these concealed tiles costs; 0 if it does not win."""
        tiles, melds = list(concealed), list(self.sets[seat].values())
        shape = self.costs.complete(tiles, melds, self.suits.get(seat, -1))
        return 0 if shape is None else self.costs.cost(tiles, melds, shape, situation)

    def _offer(self, seat: int, tile: Tile, situation: Situation) -> None:
        """A tile is on offer: who could win with it?"""
        self.heard = None
        self.could = {
            other: worth
            for other in self._in()
            if other != seat and (worth := self._worth(other, (*self.hands[other], tile), situation))
        }

    def _free(self) -> set[int]:
        """Who of them may: 6.7, only if it is dearer than what was passed."""
        alive = {seat: worth for seat, worth in self.could.items() if seat not in self.dead}
        return {seat for seat, worth in alive.items() if not self._is_barred(worth, self.missed[seat])}

    def _is_barred(self, worth: int, passed: int) -> bool:
        rule = self.plan.furiten.missed
        return worth <= passed if rule == "dearer" else rule == "bars" and passed > 0

    def asked(self, window: Window) -> None:
        """Whoever may win is asked, and nobody else."""
        if window.kind in (WindowKind.CLAIM, WindowKind.ROB):
            self.heard = {ask.seat for ask in window.asks if RON in ask.codes}
            if self.heard != self._free() - self.false and self.by_draw:
                contradict("asked", f"{window} asks {self.heard}; {self.could} could win, after {self.missed}")
            self.seen["win barred by one that was passed"] += len({*self.could} - self._free() - self.dead)
            self.seen["dearer win after one that was passed"] += any(self.missed[seat] for seat in self._free())
        elif window.kind is WindowKind.TURN:
            (ask,) = window.asks
            luck = Situation(replacement=self.came == "kan", last=self._live() == 0)
            wins = (
                self.drawn is not None
                and ask.seat not in self.dead
                and self._worth(ask.seat, self.hands[ask.seat], luck)
            )
            if (TSUMO in ask.codes) != bool(wins) and self.by_draw:
                contradict("asked", f"{window}, and the hand is {tiles_of(self.hands[ask.seat])}")

    def _let_pass(self, winners: Iterable[int]) -> None:
        """What was on offer is not any more: who could have won with it and has not, has passed it."""
        if self.heard is None and self._free() - {*winners} and self.by_draw:
            contradict("asked", f"nobody was asked, and {self._free()} could win")
        for seat, worth in self.could.items():
            if seat not in winners and seat not in self.dead:
                self.missed[seat] = max(self.missed[seat], worth)
                self.seen["win passed"] += 1
        self.could = {}

    # ------------------------------------------------------------ wins

    def _won(self, event: told.Won) -> None:
        tsumo = event.source == event.seat
        if event.seat not in self._in():
            contradict("win", f"{event}: the seat is out")
        robbed = None if self.kan is None or tsumo else self.kan
        if tsumo:
            self._stands()
        luck = Situation(
            tsumo and self.came == "kan",
            not tsumo and robbed is None and self.after_kan,
            robbed is not None,
            self._live() == 0 and robbed is None,
        )
        held = self.hands[event.seat] if tsumo else (*self.hands[event.seat], event.tile)
        worth = self._worth(event.seat, held, luck)
        if worth != event.base and self.exact:
            contradict("cost", f"{event} costs {event.base}; the witness finds {worth}")
        if not tsumo and event.seat not in self._free() and self.by_draw:
            contradict("missed", f"{event} after a win for {self.missed[event.seat]} was passed")
        super()._won(event)
        for name, value in zip(("replacement tile", "tile after a kan", "robbed tile", "last tile"), luck, strict=True):
            self.seen[f"won on a {name}"] += value
        self.seen[f"win of {worth}"] += 1
        for element in event.elements:
            self.seen[f"fan: {element.id}"] += 1

    def _flags(self, event: told.Won) -> None:
        """What the situation says, `cost` has counted."""

    def _ruled(self, event: told.Ruled) -> None:
        """13.1: a false win is taken for one until the end; a claim of the tile on offer, or in the own turn, or of the
        tile before the one that another has just drawn."""
        super()._ruled(event)
        if event.ruling != "false_win":
            return
        self.seen["false win"] += 1
        if self._supplier() is None and event.seat != self.turn:
            self.seen["false win out of turn"] += 1
            self.late = event.seat
        else:
            self.false.add(event.seat)

    def _tile_returned(self, event: told.TileReturned) -> None:
        """The draw is undone, and with it a kan that it was for."""
        replacement = event.source == "dead_wall"
        if self.late < 0 or (event.seat, event.tile) != (self.turn, self.drawn) or replacement != (self.came == "kan"):
            contradict("turns", f"{event}: {self.late} was late, {self.drawn} was drawn in the turn of {self.turn}")
        self.hands[event.seat].remove(event.tile)
        self.wall.add(event.tile)
        self.drawn = None
        self.front -= not replacement or self.plan.wall.replace_from == "next"
        if replacement:
            self.replacements -= 1
            self.owed -= 1
            self.kans -= 1
            self.kan = self.added
            self.back = self.kans_paid.pop().back()
            self.seen["kan robbed by a false win too late"] += 1
        else:
            self.live_draws -= 1
            self.offered = self.laid
        self.missed[event.seat] = self.could_before.get(event.seat, 0) if self._supplier() is not None else 0
        if self._supplier() is not None:
            self.false.add(self.late)

    def _false_win(self, event: told.FalseWin) -> None:
        """It is told of every false win, with the tile."""
        supplier = self._supplier()
        if event.seat in self.false:
            tile = self.drawn if supplier is None else self.kan[1][0] if self.kan is not None else self.offered[1]  # type: ignore[index]
            if (event.source, event.tile) != (event.seat if supplier is None else supplier, tile):
                contradict("win", f"{event}, and the tile is {tile} of {supplier}")
        else:
            self._joins(event)
        self.late = -1
        if self.back:
            contradict("payments", f"{self.back} were not given back")

    def _joins(self, event: told.FalseWin) -> None:
        """Others have left with the tile before the draw: it is as if all had spoken at once."""
        last = self.outs[-1] if self.outs else None
        if event.seat != self.late or last is None or last.supplier is None:
            contradict("win", f"{event} after {self.outs}")
        assert last is not None
        assert last.supplier is not None
        self.must_show = event.seat if event.seat in self.cards else -1
        self.outs.append(Left(event.seat, last.moment, last.supplier, True, event.tile))
        together = [left.seat for left in self.outs if left.moment == last.moment]
        latest = max(together, key=lambda seat: (seat - last.supplier) % self.seats)  # type: ignore[operator]
        self.after_out = last.supplier if self.plan.winners.next_after == "discarder" else latest
        self.seen["false win joins others"] += 1

    def _supplier(self) -> int | None:
        """Whose tile others may claim."""
        if self.kan is not None:
            return self.kan[0]
        return None if self.offered is None else self.offered[0]

    def _out(self, seats: list[int], supplier: int | None) -> None:
        if self.cards.intersection(seats) - {self.must_show}:
            contradict("suit", f"{seats} leave, and {self.cards} lie face down")
        moment = self.outs[-1].moment + 1 if self.outs else 0
        tile = (
            None if supplier is None else self.kan[1][0] if self.kan is not None else self.offered and self.offered[1]
        )
        self.outs += [Left(seat, moment, supplier, seat in self.false, tile) for seat in seats]

    def _leave(self) -> None:
        """Whoever has won on this tile is out. 4.2: from the last of them on the next one plays."""
        drawn = any(won.source == won.seat for won in self.wins)
        supplier = None if drawn else self._supplier()
        origin = self.turn if supplier is None else supplier
        leaving = sorted({*(won.seat for won in self.wins), *self.false}, key=lambda seat: (seat - origin) % self.seats)
        self._let_pass(leaving)
        self._out(leaving, supplier)
        if self.kan is not None and supplier is not None:
            self._robbed(leaving[0])
        from_discarder = self.plan.winners.next_after == "discarder" and supplier is not None
        self.after_out = supplier if from_discarder else leaving[-1]
        self.seen["winner leaves, play goes on"] += len(self.outs) < self.plan.winners.until
        self.seen[f"{len(leaving)} leave together"] += 1
        self.wins, self.false, self.offered, self.pending = [], set(), None, None

    def _robbed(self, winner: int) -> None:
        """10.2: the kan is not formed; the tile lies with the winner."""
        assert self.kan is not None
        seat, (tile, *_), _ = self.kan
        (first,) = [first for first, tiles in self.melds[seat].items() if tile in tiles]
        self.melds[seat][first].remove(tile)
        kan = self.sets[seat][first]
        if kan.form is MeldForm.CLOSED_KAN:  # by some rules: three tiles go back into the hand
            self.hands[seat] |= set(self.melds[seat].pop(first))
            del self.sets[seat][first]
        else:
            self.sets[seat][first] = Meld(MeldForm.PON, kan.tiles, kan.claimed, kan.feeder)
        self.replaced[winner].append(tile)
        self.kan = None

    # ------------------------------------------------------------ what is paid at once

    def _stands(self, ends: bool = False) -> None:
        """Section 10: a kan that nobody robs is paid for."""
        kan, rows = self.kan, self.kan_rows
        super()._stands(ends)
        self.kan_rows = Counter()
        if kan is None:
            return
        seat, _, form = kan
        closed, opened, added, later = self.plan.kans.pays
        amount = {"closed": closed, "open": opened, "added": added if self.fresh else later}[form]
        payers = [self.feeder] if form == "open" else [other for other in self._in() if other != seat]
        due: Due = Counter({(payer, seat, "kan"): amount for payer in payers if amount})
        if rows != due:
            contradict("kans", f"a kan ({form}) of seat {seat} brought {dict(rows)}; due are {dict(due)}")
        self.kans_paid.append(StandingKan(seat, due))
        self.seen[f"kan with {len(self._in())} in"] += 1

    def _paid(self, event: told.Paid) -> None:
        if not event.rows:
            contradict("payments", "a payment of nothing")
        due = due_of(row for row in event.rows if row.reason is not Reason.POT)
        self._pay(event.rows)
        if self.back:
            self._pays(due, self.back)
            self.back = Counter()
        elif self.showing:
            self.settled += due
        elif self.wins:
            self._pays(due, self._for_wins())
        elif self.kan is not None:
            self.kan_rows = due
            self._let_pass(())
            self._stands()
        else:
            contradict("payments", f"{event} for nothing")

    def _pays(self, paid: Due, due: Due) -> None:
        if not self.exact and {*paid} == {*due}:
            return
        if paid != due:
            contradict("payments", f"paid: {dict(paid)}; due: {dict(due)}")

    def _for_wins(self) -> Due:
        """Section 9; 10.3: who discards into a win right after a kan gives back what it brought."""
        due: Due = Counter()
        shares = self.plan.payments.shares
        assert shares is not None
        for won in self.wins:
            if won.source == won.seat:
                for other in self._in():
                    if other != won.seat:
                        due[other, won.seat, "win"] += won.base + shares.tsumo_extra[1]
            else:
                # 001:5203: all pay; 001:5222: of several each is paid half, rounded up.
                part = (
                    -(-won.base // 2)
                    if self.plan.payments.multiple_ron_part == "half" and len(self.wins) > 1
                    else won.base
                )
                paid_by_all = self.plan.payments.ron_paid_by == "all"
                for payer in [other for other in self._in() if other != won.seat] if paid_by_all else [won.source]:
                    due[payer, won.seat, "win"] += part
        source = self.wins[0].source
        if self.after_kan and self.kan is None and source != self.wins[0].seat:
            last = self.kans_paid[-1]
            if last.seat != source:
                contradict("kans", f"the kan before {self.wins} is of seat {last.seat}")
            due += last.back()
            self.seen["kan given back by a discard into a win"] += 1
        return due

    # ------------------------------------------------------------ the end

    def _is_over(self) -> bool:
        return self.showing or self.draw is not None

    def _hand_shown(self, event: told.HandShown) -> None:
        self.showing = True
        held = self.hands[event.seat]
        if {*event.concealed} != held:
            contradict("win", f"{event} is not {tiles_of(held)}")
        if event.ready:
            self.shown.append(event.seat)
        inside = event.seat in self._in()
        if event.ready != (inside and self._is_ready(event.seat)) and (
            self.draw is None or self.draw.kind not in ABORTS
        ):
            contradict("ready", f"{event}; it waits for {self._waits(event.seat)}")

    def _waits(self, seat: int) -> dict[int, int]:
        if seat in self.dead:
            return {}
        return self.costs.waits(list(self.hands[seat]), list(self.sets[seat].values()), self.suits.get(seat, -1))

    def _kinds_left(self, seat: int) -> dict[int, int]:
        """What the hand waits for; by some rules only where a tile is left that nobody can see."""
        waits = self._waits(seat)
        if self.plan.draws.dead_wait != "not_if_visible":
            return waits
        seen = {*self.hands[seat], *(tile for pond in self.ponds for tile in pond)}
        seen.update(tile for melds in self.melds for meld in melds.values() for tile in meld)
        copies = Counter(tile & KIND for tile in seen)
        return {kind: cost for kind, cost in waits.items() if copies[kind] < FOUR}

    def _is_ready(self, seat: int) -> bool:
        """By some rules only if one of these tiles could be won on."""
        left = self._kinds_left(seat)
        if self.plan.draws.yakuless_tenpai:
            return bool(left)
        own = Counter(
            tile & KIND for tile in (*self.hands[seat], *(tile for meld in self.melds[seat].values() for tile in meld))
        )
        return any(cost and own[kind] < FOUR for kind, cost in left.items())

    def _deal_drawn(self, event: told.DealDrawn) -> None:
        if event.kind == "time":
            self.kan = None  # it does not stand yet
        else:
            self._let_pass(())
        self.showing = True
        super()._deal_drawn(event)

    def _is_exhausted(self, event: told.DealDrawn) -> None:
        if self._live() > 0:
            contradict("wall", f"{event}, and {self._live()} live tiles are left")
        if list(event.seats) != self.shown:
            contradict("draw", f"{event}: {self.shown} are ready")

    def _deal_ended(self, event: told.DealEnded) -> None:
        assert self.last is not None
        if event.points != tuple(self.accounts[seat] for seat in range(self.seats)) or event.sticks:
            contradict("points", f"{event}, but the accounts are {self.accounts}")
        if sum(self.accounts.values()) != self.total:
            contradict("points", f"{self.accounts} are not {self.total}")
        ending = "three out" if self.draw is None else self.draw.kind
        enough = len(self.outs) >= self.plan.winners.until
        if enough != (ending == "three out") and ending in ("three out", "exhausted"):
            contradict("order", f"{self.outs} are out, and the deal has ended: {ending}")
        if ending in ("three out", "exhausted", "time"):
            self._pays(self.settled, sum(self._due(ending), Counter()))
        elif any(what not in ("chombo",) for _, _, what in self.settled):
            contradict("payments", f"{self.settled} after {self.draw}")
        self._shows_all_kans()
        self.seen[f"ended: {ending}"] += 1
        self.seen[f"ended with {len(self.outs)} out"] += 1
        self.ended = True

    def _due(self, ending: str) -> Iterator[Due]:
        """Sections 11 and 13."""
        inside = self._in() if ending == "exhausted" else []
        worth = {seat: max(self._kinds_left(seat).values()) for seat in inside if self._is_ready(seat)}
        idle = [seat for seat in inside if seat not in worth]
        yield Counter({(seat, ready, "not ready"): worth[ready] for seat in idle for ready in worth if worth[ready]})
        self.seen["not ready pays ready"] += bool(worth and idle)
        false = [left for left in self.outs if left.false]
        for left in false:
            still_in = [seat for seat in range(self.seats) if not any(
                other.seat == seat and other.moment <= left.moment for other in self.outs
            )]  # fmt: skip
            yield Counter({(left.seat, other, "false win"): self.plan.payments.false_win for other in still_in})
        for kan in self.kans_paid:
            if not kan.returned and kan.seat in (*idle, *(left.seat for left in false)):
                self.seen["kan given back at the end"] += bool(kan.rows)
                yield kan.back()
        for seat in range(self.seats):
            causes = self._causes(seat, seat in inside, [left for left in false if left.seat == seat])
            if causes:
                times = causes if self.plan.void.fine_each else 1
                self.seen["fined"] += 1
                self.seen["fined for two causes"] += causes > 1
                yield Counter({(seat, int(TableAccount.FINES), "fine"): times * self.plan.void.fine})

    def _causes(self, seat: int, checked: bool, false: list[Left]) -> int:
        """11.3, 13.3, 13.4: for what a seat is fined."""
        suit = self.suits.get(seat)
        claimed = [left.tile for left in false if left.tile is not None]
        held = any(suit_of(tile) == suit for tile in (*self.hands[seat], *claimed))
        declared = any(suit_of(first) == suit for first in self.sets[seat])
        only_discards = all(suit_of(tile) == suit for tile in self.ponds[seat])
        self.seen["not fined: nothing else was discarded"] += checked and held and only_discards
        in_hand = held and ((checked and not only_discards) or bool(false))
        return int(in_hand) + int(declared)

    # ------------------------------------------------------------ the next deal

    def _follows(self, before: told.DealStarted, event: told.DealStarted) -> None:
        """7.6: who won first deals next; where several did together, whose tile it was; else the same. Every deal
        counts but one that was not played."""
        played = self.draw is None or self.draw.kind not in ("chombo", "referee")
        true = [left for left in self.outs if not left.false]
        first = [left for left in true if left.moment == true[0].moment]
        dealer = before.dealer
        if played and first:
            dealer = first[0].seat if len(first) == 1 or first[0].supplier is None else first[0].supplier
        self.seen["dealer by several wins"] += played and len(first) > 1
        self.seen["dealer stays"] += dealer == before.dealer
        if self.plan.dealer.passes_to != "first_winner" or (self.draw is not None and self.draw.kind in ABORTS):
            return
        if (event.dealer, event.hand, event.honba, event.sticks) != (dealer, before.hand + played, 0, 0):
            contradict("dealer", f"{event} after {before}, {self.outs}; {dealer} should deal")

    def holds_against(self, deal: Deal) -> None:
        """Also: who is out, and which suits are forbidden."""
        if self.false:  # what happens to the tile is told with the next event
            return
        super().holds_against(deal)
        if self.wins or self.false or self.draw is not None:
            return
        out = {seat for seat, hand in enumerate(deal.hands) if hand.out}
        if out != {left.seat for left in self.outs}:
            contradict("out", f"{out} are out, by the events {self.outs}")
        suits = {seat: suit for seat in self.table.seats.all if (suit := chosen_suit(deal, seat)) >= 0}
        promised = {seat: tile for seat in self.table.seats.all if (tile := promised_tile(deal, seat)) >= 0}
        if suits != self.suits or promised != self.promised:
            contradict("suit", f"{suits} {promised}, by the events {self.suits} {self.promised}")
