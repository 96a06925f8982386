"""Winners: what a win is for the deal. Usually it is its end; in a bloody battle whoever has won leaves, and the others
play on until three have won or the wall is exhausted (004:40-42, 004:70-72).

A false win is taken for a win until the hands are checked at the end (004:43). What is settled then: kans go back, who
is not ready pays who is, and whoever holds the suit that he should be rid of is fined.
"""

from collections.abc import Iterable
from functools import partial
from typing import ClassVar, Literal

import msgspec

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat, Transfer
from jantaku.scoring.payments import KanReturn, PaidKanForm
from jantaku.table.events import DealDrawn, HandShown
from jantaku.table.parts.drawn_deals import Draws
from jantaku.table.parts.payments import Payments, Rows, counters_of
from jantaku.table.parts.seats import Seats
from jantaku.table.state.chosen_suits import chosen_suit
from jantaku.table.state.deal import Deal, Result
from jantaku.table.state.holding import NO_TILE, Holding
from jantaku.table.state.memory import Memory, recall, recalled
from jantaku.table.state.state import State
from jantaku.tiles import KIND, SUITS, Tile

SUIT_MASKS = tuple(SUITS.values())
Final = Literal["out", "wall", "time"]
"""What ends the deal: enough players are out, the wall is exhausted, the time is up."""


class Out(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A seat that has left a deal that goes on. ``moment`` counts the tiles on which seats have left; ``source``: whose
    tile it was, its own if drawn; ``false``: the referee will find that the hand had not won."""

    seat: Seat
    moment: int
    source: Seat
    false: bool = False


class PaidKan(State):
    """A kan, and what was paid for it at once."""

    seat: Seat
    rows: tuple[Transfer, ...]
    returned: bool = False


class BattleMemory(Memory):
    """A deal that goes on after a win."""

    stored: ClassVar[str] = "winners"
    outs: list[Out] = []
    """Who has left it, in order."""
    paid_kans: list[PaidKan] = []
    """Its kans, where they are paid for."""
    false_claims: list[Seat] = []
    """Who claims the tile on offer for a win that will be found to be none."""


def claimed_falsely(deal: Deal) -> list[Seat]:
    """Who claims the tile on offer for a win that will be found to be none; nobody where a win ends the deal."""
    memory = recalled(deal, BattleMemory)
    return [] if memory is None else memory.false_claims


class Winners:
    """A win ends the deal."""

    go_on = False
    """Whether the others play on."""
    may_be_undone = False
    """Whether the deal goes on as before if the win that has ended it is found to be none (002:361)."""

    def won(self, deal: Deal, winners: list[Seat], source: Seat | None, tile: Tile) -> Result | None:
        """These seats have won, on this tile of that one or by an own draw: how the deal ends; None if it goes on."""
        return Result("win", winners, source)

    def leave(self, deal: Deal, seats: list[Seat], source: Seat | None, tile: Tile) -> None:
        """These seats take no further part."""
        raise NotImplementedError("a win ends the deal here")

    def join(self, deal: Deal, seat: Seat, tile: Tile) -> None:
        """This seat, too, takes no further part, on the tile on which others have just left."""
        raise NotImplementedError("a win ends the deal here")

    def kan(self, deal: Deal, seat: Seat, form: PaidKanForm, feeder: Seat | None) -> Rows:
        """What a kan is paid for at once."""
        return ()

    def kan_robbed(self, deal: Deal) -> Rows:
        """What of that goes back because the kan is robbed after all."""
        return ()

    def kan_fed(self, deal: Deal, source: Seat) -> Rows:
        """What of that goes back because the next discard was won on."""
        return ()

    def settle(self, deal: Deal, final: Final) -> tuple[Result, Rows]:
        """How a deal ends that has gone on after wins."""
        raise NotImplementedError("a win ends the deal here")

    def enough(self, deal: Deal) -> bool:
        """Whether so many have left that the deal ends."""
        return False

    def exhausted(self, deal: Deal) -> bool:
        """Whether the exhausted wall is settled here and not as usual."""
        return False


class PlayingOn(Winners):
    """Winners leave; ``until``: the deal ends when so many have."""

    go_on = True
    remembers = BattleMemory

    def __init__(self, plan: Plan, seats: Seats, payments: Payments, draws: Draws) -> None:
        self.until = plan.winners.until
        self.after_discarder = plan.winners.next_after == "discarder"
        self.fine = plan.void.fine > 0
        self.fine_each = plan.void.fine_each
        self.seats = seats
        self.payments = payments
        self.draws = draws

    # ------------------------------------------------------------ who is in

    def inside(self, deal: Deal) -> list[Seat]:
        """Who still plays, in the order of play from the dealer on."""
        return [seat for seat in self.seats.order(deal.dealer) if not deal.hands[seat].out]

    def next(self, deal: Deal, seat: Seat) -> Seat:
        """Who of those comes after this seat."""
        return next(other for other in self.seats.others(seat, deal.direction) if not deal.hands[other].out)

    # ------------------------------------------------------------ a win

    def won(self, deal: Deal, winners: list[Seat], source: Seat | None, tile: Tile) -> Result | None:
        """They leave, and the next one in plays on; or it is settled, if enough have left."""
        self.leave(deal, winners, source, tile)
        self._play_on(deal, winners[-1], source)
        return None

    def join(self, deal: Deal, seat: Seat, tile: Tile) -> None:
        """As if all had spoken at once: the last of them in turn order is who matters (Q1)."""
        outs = recall(deal, BattleMemory).outs
        first = outs[-1]
        self.leave(deal, [seat], first.source, tile, first.moment)
        together = [out.seat for out in outs if out.moment == first.moment]
        order = self.seats.others(first.source, deal.direction)
        self._play_on(deal, max(together, key=order.index), first.source)

    def _play_on(self, deal: Deal, last: Seat, source: Seat | None) -> None:
        """The next one in after the last winner draws, or after who has let the tile go (Q1)."""
        deal.agenda.clear()
        deal.offer = None
        deal.barred = 0
        deal.declaring = False  # a riichi whose tile is won on does not stand
        if self.enough(deal):
            deal.push("settle_battle")
        else:
            after = source if self.after_discarder and source is not None else last
            deal.push("draw", self.next(deal, after))

    def leave(self, deal: Deal, seats: list[Seat], source: Seat | None, tile: Tile, moment: int | None = None) -> None:
        """These seats take no further part; some of them, it may turn out, should not have said that they had won."""
        memory = recall(deal, BattleMemory)
        if moment is None:
            moment = memory.outs[-1].moment + 1 if memory.outs else 0
        false, memory.false_claims = memory.false_claims, []
        for seat in seats:
            memory.outs.append(Out(seat, moment, seat if source is None else source, seat in false))
            deal.hands[seat].leave(tile)

    def enough(self, deal: Deal) -> bool:
        """004:70."""
        return len(recall(deal, BattleMemory).outs) >= self.until

    def exhausted(self, deal: Deal) -> bool:
        """All hands are shown at once; nobody may hide one (004:85)."""
        deal.push("settle_battle", code=1)
        return True

    # ------------------------------------------------------------ kans that were paid for

    def kan(self, deal: Deal, seat: Seat, form: PaidKanForm, feeder: Seat | None) -> Rows:
        """A kan stands, and is paid for at once by those who are in (004:143-156)."""
        rows = self.payments.kan(seat, form, feeder, [other for other in self.inside(deal) if other != seat])
        recall(deal, BattleMemory).paid_kans.append(PaidKan(seat, rows))
        return rows

    def kan_fed(self, deal: Deal, source: Seat) -> Rows:
        """Who discards into a win right after a kan gets nothing for the last one (004:147)."""
        kans = recall(deal, BattleMemory).paid_kans
        last = kans[-1] if kans else None
        return self._returned([last], "fed") if last is not None and last.seat == source else ()

    def kan_robbed(self, deal: Deal) -> Rows:
        """004:146."""
        return self.payments.kan_returned(recall(deal, BattleMemory).paid_kans.pop().rows, "robbed")

    def _returned(self, kans: Iterable[PaidKan], why: KanReturn) -> Rows:
        rows: list[Transfer] = []
        for kan in kans:
            if not kan.returned:
                kan.returned = True
                rows += self.payments.kan_returned(kan.rows, why)
        return tuple(rows)

    # ------------------------------------------------------------ the end

    def settle(self, deal: Deal, final: Final) -> tuple[Result, Rows]:
        """Hands are shown and checked: how the deal ends, and what is paid (004:78-86)."""
        rows: list[Transfer] = []
        thrown: dict[Seat, int] = {}
        ready: list[Seat] = []
        outs = recall(deal, BattleMemory).outs
        shown = self.inside(deal) if final == "wall" else []
        for seat in (*(out.seat for out in outs), *shown):
            waits = seat in shown and self.draws.ready(deal, seat)
            deal.shown += [seat] if waits else []
            deal.events.append(HandShown(seat, tuple(deal.hands[seat].tiles), waits))
        if final == "wall":
            thrown = self.draws.nagashi_bases(deal)
            ready = self.draws.counted(deal, deal.shown)
            rows += self._at_wall(deal, shown, ready, thrown)
            deal.events.append(DealDrawn("nagashi" if thrown else "exhausted", tuple(thrown or ready)))
        elif final == "time":
            deal.events.append(DealDrawn("time", tuple(deal.shown)))
        for out in outs:
            if out.false:
                rows += self._false(deal, out)
        for seat in self.seats.order(deal.dealer):
            causes = self._fined_for(deal, seat, seat in shown)
            if causes:
                rows += self.payments.void_fine(seat, causes if self.fine_each else 1)
        return self._result(deal, final, ready, thrown), tuple(rows)

    def _at_wall(self, deal: Deal, shown: list[Seat], ready: list[Seat], thrown: dict[Seat, int]) -> Rows:
        """What an exhausted wall costs those who are in: for ready hands, or for nagashi."""
        rows = self.payments.staked_in_vain(self.draws.waited_for(deal), counters_of(deal))
        if thrown:
            rows += self.payments.nagashi(thrown, counters_of(deal))
        if not thrown or self.payments.noten_beside_nagashi:
            rows += self._not_ready(deal, shown, ready)
        return rows

    def _not_ready(self, deal: Deal, shown: list[Seat], ready: list[Seat]) -> Rows:
        """Who is not ready pays everybody who is, usually the most that that hand could have been worth, and gives back
        what the own kans have brought (004:85, 004:132, 004:148)."""
        others = [seat for seat in shown if seat not in ready]
        rows = self.payments.noten(deal, ready, others, partial(self.draws.worth, deal))
        kans = [kan for kan in recall(deal, BattleMemory).paid_kans if kan.seat in others]
        return (*rows, *self._returned(kans, "not_ready"))

    def _false(self, deal: Deal, out: Out) -> Rows:
        """A false win costs so much to everybody who was in right after it, and what kans have brought (004:160)."""
        memory = recall(deal, BattleMemory)
        gone = {other.seat for other in memory.outs if other.moment <= out.moment}
        to = [seat for seat in self.seats.order(deal.dealer) if seat not in gone]
        kans = self._returned((kan for kan in memory.paid_kans if kan.seat == out.seat), "false_win")
        return (*self.payments.false_win(out.seat, to), *kans)

    def _fined_for(self, deal: Deal, seat: Seat, shown: bool) -> int:
        """For how many things this seat is fined: the suit in the hand when the wall is exhausted, unless it has
        discarded nothing else; in a hand that was said to have won; a meld of it (004:65, 004:86, 004:166)."""
        hand, suit = deal.hands[seat], chosen_suit(deal, seat)
        if not self.fine or suit < 0:
            return 0
        mask = SUIT_MASKS[suit]
        held = any(mask >> (tile & KIND) & 1 for tile in (*hand.tiles, hand.won) if tile != NO_TILE)
        spared = all(mask >> (lying.tile & KIND) & 1 for lying in hand.pond)
        said_so = any(out.false and out.seat == seat for out in recall(deal, BattleMemory).outs)
        melded = _melds_of(hand, mask)
        return int(held and ((shown and not spared) or said_so)) + int(melded)

    def _result(self, deal: Deal, final: Final, ready: list[Seat], thrown: Iterable[Seat]) -> Result:
        """A deal in which somebody has won is a won one, also where the wall has ended it."""
        true = [out for out in recall(deal, BattleMemory).outs if not out.false]
        first = [out for out in true if out.moment == true[0].moment]
        source = first[0].source if first and first[0].source != first[0].seat else None
        kinds: dict[Final, Literal["win", "exhausted", "time", "nagashi"]] = {
            "out": "win",
            "wall": "exhausted",
            "time": "time",
        }
        winners = [out.seat for out in true]
        kind = "nagashi" if thrown else kinds[final]
        if self.draws.nagashi_wins:
            winners += thrown
        elif thrown and not winners:
            return Result(kind, [*thrown], ready=ready)
        as_win = final == "wall" and bool(winners)
        return Result(kind, winners, source, ready=ready, first=len(first), as_win=as_win)


def _melds_of(hand: Holding, mask: int) -> bool:
    return any(mask >> (tile & KIND) & 1 for meld in hand.melds for tile in meld.tiles)
