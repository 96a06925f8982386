"""Personal dora, jiri (001:2797-2804): a discard is taken as the dora indicator of one player.

Who comes next says so to a discard; calls and wins come before it. The tile then lies before the player, and in this
moment anybody else may take it for a set, a run from any side included; then it is no marker. If nobody does, it is
read as any indicator is, for its owner alone, and the turn is his: he draws. Who has one has only one: the older marker
loses its meaning, and others may take it for a set, win on it, or make it a marker of their own. Of equal calls for
such a tile the farthest has it. What the dora of others do to a hand, `jantaku.scoring` knows.

Our reading, where the book says nothing: a marker is no set, so that the hand stays closed and neither the first
go-around nor ippatsu ends; a player in riichi takes none, nor does anybody when tiles are not called any more; after a
discard each takes one at most, or markers would go around for ever; a set made of a marker is fed by who has taken it;
an older marker that nobody wants is out of play.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.addition import Addition, Robbery
from jantaku.table.events import PersonalDoraLost, PersonalDoraTaken
from jantaku.table.parts.calls import Calls
from jantaku.table.parts.kans import Kans
from jantaku.table.parts.seats import Seats
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.holding import Holding
from jantaku.table.state.memory import recall
from jantaku.table.state.personal_dora import PersonalMarkers
from jantaku.table.words import JIRI, OPEN_KAN, Code, Verb, call
from jantaku.tiles import KIND, Tile

if TYPE_CHECKING:
    from jantaku.table.table import Actor, Answers, Table

TRIPLET = 3
"""Of so many equal tiles of the hand a kan is made with a marker."""


def take_marker(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """The tile lies before the player, and may be taken for a set."""
    offer, seat = deal.offer, step.seat
    assert offer is not None
    table.addition(PersonalDora).lay(deal, seat, offer)
    table.furiten.called(deal, offer)
    deal.events.append(PersonalDoraTaken(seat, offer.seat, offer.tile))
    deal.offer = Offer(offer.tile, seat, "jiri")
    deal.push("marker", seat)
    deal.push("rob", seat)


def marker_stands(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Nobody took it. An older marker means nothing any more, and is on offer; then the turn goes on."""
    seat = step.seat
    deal.offer = None
    deal.push("draw", seat)
    older = table.addition(PersonalDora).give_up(deal, seat)
    if older is not None:
        deal.events.append(PersonalDoraLost(seat, older))
        deal.offer = Offer(older, seat, "marker")
        deal.push("rob", seat)


class PersonalDora(Addition):
    """Who may take a marker, and who may take it away."""

    remembers = PersonalMarkers
    acts: ClassVar[Mapping[str, "Actor"]] = {"jiri": take_marker, "marker": marker_stands}
    takes: ClassVar[Mapping[int, str]] = {int(Verb.JIRI): "jiri"}

    def __init__(self, seats: Seats, sets: Calls, kans: Kans) -> None:
        """``sets``: what is called for sets; ``kans``: who may make one more."""
        self.seats = seats
        self.sets = sets
        self.kans = kans

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "PersonalDora | None":
        """Where there are such dora."""
        return cls(table.seats, table.calls, table.kans) if plan.dora.personal else None

    # ------------------------------------------------------------ taking one

    def claim_words(self, deal: Deal, seat: Seat, offer: Offer, callable_: bool) -> list[Code]:
        """To the discard of the player before."""
        follows = callable_ and seat == self.follower(deal, offer.seat)
        return [JIRI] if follows and _is_free(deal.hands[seat]) else []

    def follower(self, deal: Deal, seat: Seat) -> Seat:
        """Who would draw next."""
        return next(other for other in self.seats.others(seat, deal.direction) if not deal.hands[other].out)

    def lay(self, deal: Deal, seat: Seat, offer: Offer) -> None:
        """The tile on offer lies before this seat."""
        memory = recall(deal, PersonalMarkers)
        if offer.form == "discard":
            deal.hands[offer.seat].taken += 1
            memory.taken.append(offer.tile)
            memory.said = []
        memory.said.append(seat)
        memory.tiles[seat].insert(0, offer.tile)

    def give_up(self, deal: Deal, seat: Seat) -> Tile | None:
        """The older marker of this seat lies out of play; None where there is none."""
        markers = recall(deal, PersonalMarkers).tiles[seat]
        older = markers.pop() if len(markers) > 1 else None
        if older is not None:
            deal.hands[seat].aside.append(older)
        return older

    # ------------------------------------------------------------ taking it away

    def offers(self) -> Mapping[str, Robbery]:
        """A marker that is just taken, and one that has lost its meaning."""
        return {"jiri": self, "marker": self}

    def rob(self, deal: Deal, seat: Seat, tile: Tile) -> None:
        """It lies before this seat no more."""
        markers, aside = recall(deal, PersonalMarkers).tiles[seat], deal.hands[seat].aside
        (markers if tile in markers else aside).remove(tile)

    def may_be_robbed(self, offer: Offer) -> bool:
        """Who would have won on the discard has been asked before it was taken."""
        return offer.form == "marker"

    def by_every_hand(self, offer: Offer) -> bool:
        """Whether any hand that waits for it may win on it."""
        return self.may_be_robbed(offer)

    def may_win_by(self, deal: Deal, seat: Seat, tile: Tile) -> bool:
        """Only hands that wait for it."""
        return False

    def calls(self, deal: Deal, seat: Seat, offer: Offer) -> list[Code]:
        """The sets that this seat may make with it, and another marker."""
        hand, kind = deal.hands[seat], offer.tile & KIND
        if not self.sets.open(deal) or not _is_free(hand):
            return []
        codes = [
            call(verb, pair)
            for verb, pairs in (
                (Verb.PON, self.sets.pairs_for_pon(hand, kind)),
                (Verb.CHI, self.sets.pairs_for_run(hand, kind)),
            )
            for pair in pairs
            if self.sets.leaves_a_discard(hand, verb, kind, pair)
        ]
        if self.sets.kans and hand.counts[kind] >= TRIPLET and self.kans.may(deal, seat):
            codes.append(OPEN_KAN)
        again = offer.form == "marker" and seat not in recall(deal, PersonalMarkers).said
        return [*codes, JIRI] if again else codes


def _is_free(hand: Holding) -> bool:
    """Whether the hand may still be changed by what others discard."""
    return not (hand.riichi or hand.mute or hand.owes or hand.out)
