"""Calls that declare riichi: a pon, ponten (001:5075), or a run from anybody, chiten (001:5078), that makes the hand
ready. Ponten comes before kan and pon, chiten before ponten, and ron before both (001:2935).

The books do not say what else riichi asks. Our reading: all that it always does; only the call itself may be open, so
that the hand was closed before it. The caller then discards and declares in one, as with any riichi.
"""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from jantaku.hands import Meld
from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.addition import Addition, Hearer
from jantaku.table.events import Discarded, Event
from jantaku.table.state.deal import Deal, Offer
from jantaku.table.state.memory import Memory, recall
from jantaku.table.words import VERB_SHIFT, Code, Verb, call, first_of, riichi, second_of
from jantaku.tiles import KIND

if TYPE_CHECKING:
    from jantaku.table.table import Table

PLAIN: Final[dict[int, Verb]] = {Verb.PONTEN: Verb.PON, Verb.CHITEN: Verb.CHI}
"""The call that each is."""


class OwesRiichi(Memory):
    """Who has called so and has not discarded yet; -1: nobody."""

    stored: ClassVar[str] = "owes_riichi"
    seat: Seat = -1


class TenpaiCalls(Addition):
    """Who may call so, and must declare then."""

    remembers: ClassVar[type[Memory] | None] = OwesRiichi
    compels = True

    def __init__(self, table: "Table") -> None:
        self.table = table

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "TenpaiCalls | None":
        """Where there are such calls, and riichi."""
        return cls(table) if plan.calls.tenpai_calls and plan.riichi.declared and not plan.riichi.dealt else None

    def obstacle(self, deal: Deal, seat: Seat) -> str:
        """What speaks against it whatever the tiles: ``open``, or what speaks against any riichi."""
        return "open" if deal.hands[seat].open else self.table.riichi.obstacle(deal, seat)

    def claim_words(self, deal: Deal, seat: Seat, offer: Offer, callable_: bool) -> list[Code]:
        """The sets after which some discard leaves the hand ready."""
        hand = deal.hands[seat]
        if not callable_ or hand.riichi or hand.dead or hand.mute or hand.owes or self.obstacle(deal, seat):
            return []
        return [code for code in self._sets(deal, seat, offer) if self._makes_ready(deal, seat, code, offer)]

    def meld(self, deal: Deal, seat: Seat, code: Code, offer: Offer) -> Meld | None:
        """The set of such a call, with which its caller owes a riichi."""
        if code >> VERB_SHIFT not in PLAIN:
            return None
        recall(deal, OwesRiichi).seat = seat
        return self.table.calls.meld(deal, seat, _plain(code), offer)

    def owes(self, deal: Deal, seat: Seat) -> bool:
        """Whether the seat has just called so."""
        return recall(deal, OwesRiichi).seat == seat

    def first_words(self, deal: Deal, seat: Seat) -> list[Code]:
        """The riichi that it owes."""
        if not self.owes(deal, seat):
            return []
        return [riichi(tile) for tile in self.table.riichi.ready_discards(deal.hands[seat], deal.barred)]

    def must(self, deal: Deal, seat: Seat) -> bool:
        """It says nothing else."""
        return self.owes(deal, seat)

    def heard(self) -> Mapping[type[Event], Hearer]:
        """The discard."""
        return {Discarded: self.discarded}

    def discarded(self, deal: Deal, event: Discarded) -> None:
        """Nothing is owed any more."""
        recall(deal, OwesRiichi).seat = -1

    def _sets(self, deal: Deal, seat: Seat, offer: Offer) -> Iterator[Code]:
        hand, kind, calls = deal.hands[seat], offer.tile & KIND, self.table.calls
        for verb, pairs in (
            (Verb.CHITEN, calls.pairs_for_run(hand, kind)),
            (Verb.PONTEN, calls.pairs_for_pon(hand, kind)),
        ):
            for pair in pairs:
                yield call(verb, pair)

    def _makes_ready(self, deal: Deal, seat: Seat, code: Code, offer: Offer) -> bool:
        """Whether the hand can declare with some discard after this call."""
        table, twin, plain = self.table, deal.hands[seat].copy(), _plain(code)
        pair = first_of(code), second_of(code)
        for tile in pair:
            twin.put(tile)
        twin.melds = [*twin.melds, table.calls.meld(deal, seat, plain, offer)]
        twin.open = True
        table.learn_meld(deal, seat, twin)
        barred = table.calls.barred(PLAIN[code >> VERB_SHIFT], offer.tile & KIND, pair)
        for bars in table.barred:
            barred = bars(deal, seat, barred)
        return bool(table.riichi.ready_discards(twin, barred))


def _plain(code: Code) -> Code:
    return call(PLAIN[code >> VERB_SHIFT], (first_of(code), second_of(code)))
