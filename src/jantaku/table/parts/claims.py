"""Claims: who gets a tile that several want (000:258-269, 001:501, 001:2933-2936).

Answers of all seats are collected first, then one policy decides. By rank it does not matter who spoke first; by time
it does, and whoever was too late was not heard, which is not the same as having passed.
"""

from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from jantaku.rules.plan import ABORTED_RONS, CallPlan, PaymentPlan
from jantaku.rules.plan import MultipleRon as Policy
from jantaku.scoring.ledger import Seat
from jantaku.table.parts.furiten import Worth
from jantaku.table.parts.seats import Seats
from jantaku.table.state.deal import Deal, Offer
from jantaku.table.state.window import Answer
from jantaku.table.words import PASS, RON, VERB_SHIFT, WORDS, Code

Orphans: TypeAlias = Callable[[Deal, Seat, Offer], bool]
"""Whether a win of this seat on this tile is one of thirteen orphans."""
MultipleRon = Literal["double_ron", "triple_ron"]
TWO: Final = 2
"""One rule is for two who win on a tile, another for all who are more."""
RANKS: Final = {number: word.rank for number, word in WORDS.items() if word.rank}
REVERSED: Final = frozenset({"jiri", "marker"})
"""Tiles for which of equal calls the farthest has it: what was taken for a personal dora (001:2799)."""


class Resolved(NamedTuple):
    """Who gets the tile: winners, or one caller, or nobody; and who was not heard."""

    winners: tuple[Seat, ...] = ()
    caller: Seat | None = None
    code: Code = PASS
    unheard: frozenset[Seat] = frozenset()


NOBODY: Final = Resolved()


class Claims:
    """Decides between claims by one policy."""

    def __init__(
        self,
        plan: CallPlan,
        payments: PaymentPlan,
        seats: Seats,
        worth: Worth | None = None,
        orphans: Orphans | None = None,
    ) -> None:
        """``worth``: what a win on a tile is worth; ``orphans``: whether it is one of thirteen orphans."""
        self.plan = plan
        self.seats = seats
        self.by_time = plan.order in ("simultaneous", "first") or "first_caller" in (
            payments.double_ron,
            payments.triple_ron,
        )
        self.window_ms = plan.window_ms if self.by_time else 0
        self.farthest = payments.heads == "farthest"
        self.worth = worth
        self.orphans = orphans
        self.for_two = payments.double_ron
        self.for_more = payments.triple_ron
        self.group = {"rank": _everybody, "simultaneous": self._together, "first": self._spoken_first}.get(
            plan.order, _everybody
        )

    def resolve(
        self, deal: Deal, offer: Offer, asked: Mapping[Seat, object], answers: Mapping[Seat, Answer]
    ) -> Resolved:
        """Who gets the tile on offer."""
        if not answers and not self.by_time:
            return NOBODY
        spoken = [answer for answer in answers.values() if answer.code >> VERB_SHIFT in RANKS]
        if len(spoken) == 1 and not self.by_time:
            (only,) = spoken
            return Resolved((only.seat,)) if only.code == RON else Resolved((), only.seat, only.code)
        if not spoken:  # who keeps silent while nobody speaks has passed
            return NOBODY
        order = self.heads(offer.seat, deal.direction)
        if self.plan.order == "seat" and all(answer.code != RON for answer in spoken):
            spoken = [min(spoken, key=lambda answer: order.index(answer.seat))]
        heard = self.group(self._in_time(spoken) if self.by_time else spoken)
        late = {answer.seat for answer in spoken} - {answer.seat for answer in heard}
        # Where the first word takes the tile, the others had no time; elsewhere a ron beats calls to the end.
        silent = asked.keys() - answers.keys() if self.plan.order == "first" else frozenset()
        unheard = frozenset(late | silent)
        calls = order[::-1] if offer.form in REVERSED else order
        heard.sort(
            key=lambda answer: (
                -RANKS[answer.code >> VERB_SHIFT],
                (order if answer.code == RON else calls).index(answer.seat),
            )
        )
        if not heard:
            return Resolved(unheard=unheard)
        if heard[0].code == RON:
            return Resolved(
                self._winners(deal, offer, [answer for answer in heard if answer.code == RON]), unheard=unheard
            )
        return Resolved((), heard[0].seat, heard[0].code, unheard)

    def heads(self, source: Seat, direction: int) -> tuple[Seat, ...]:
        """The others as they come first: from the nearest on, or from the farthest (001:2711)."""
        order = self.seats.others(source, direction)
        return order[::-1] if self.farthest else order

    def _in_time(self, spoken: list[Answer]) -> list[Answer]:
        """Those who spoke while the window was open; whoever speaks opens it anew (001:2936)."""
        deadline = self.plan.window_ms
        heard = []
        for answer in sorted(spoken, key=lambda answer: answer.at_ms):
            if answer.at_ms <= deadline:
                heard.append(answer)
                deadline = answer.at_ms + self.plan.window_ms
        return heard

    def policy(self, winners: int) -> Policy:
        """What becomes of a tile that so many win on."""
        if winners < TWO:
            return "all_paid"
        return self.for_two if winners == TWO else self.for_more

    def _winners(self, deal: Deal, offer: Offer, rons: list[Answer]) -> tuple[Seat, ...]:
        """Who wins, the nearest first; where only one takes it, by whichever rule, that one."""
        match self.policy(len(rons)):
            case "first_caller":
                return (min(rons, key=lambda answer: answer.at_ms).seat,)
            case "atamahane":
                return (rons[0].seat,)
            case "dearest":
                return (self._dearest(deal, offer, [answer.seat for answer in rons]),)
            case "kokushi_first":
                return (self._kokushi_first(deal, offer, [answer.seat for answer in rons]),)
        return tuple(answer.seat for answer in rons)

    def _dearest(self, deal: Deal, offer: Offer, seats: list[Seat]) -> Seat:
        """Who has the dearest hand; of equals the first in the order of play (001:2713)."""
        assert self.worth is not None
        worth = self.worth
        return max(seats, key=lambda seat: worth(deal, seat, offer))

    def _kokushi_first(self, deal: Deal, offer: Offer, seats: list[Seat]) -> Seat:
        """The first in the order of play; only thirteen orphans may break it (001:2713)."""
        assert self.orphans is not None
        orphans = self.orphans
        return next((seat for seat in seats if orphans(deal, seat, offer)), seats[0])

    def too_many(self, winners: int) -> MultipleRon | None:
        """The end without a winner that so many at once are instead of a win, if these rules have it."""
        if self.policy(winners) not in ABORTED_RONS:
            return None
        return "double_ron" if winners == TWO else "triple_ron"

    def chooses(self, winners: int) -> bool:
        """Whether the one whose tile so many win on pays whom he likes, and only him."""
        return self.policy(winners) == "discarder_chooses"

    def _spoken_first(self, spoken: list[Answer]) -> list[Answer]:
        """Those who spoke at the same time as the first."""
        if not spoken:
            return []
        first = min(answer.at_ms for answer in spoken)
        return [answer for answer in spoken if answer.at_ms - first <= self.plan.together_ms]

    def _together(self, spoken: list[Answer]) -> list[Answer]:
        """Every ron; of the calls those spoken at the same time as the first of them (000:1022)."""
        rons = [answer for answer in spoken if answer.code == RON]
        return rons or self._spoken_first(spoken)


def _everybody(spoken: list[Answer]) -> list[Answer]:
    return spoken
