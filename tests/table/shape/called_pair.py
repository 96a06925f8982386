"""A called pair, and the robbing of four equal tiles (チン, 001:3170 and 001:1871, `pair_call`).

001:3170: a discard of the player before may be called to make an open pair ("Chin!"). 001:1871: it is meant for
*okurikan*, four equal tiles as two pairs. "A twice-open okurikan may be robbed at any time: the robber takes an open
tile of it instead of drawing from the wall; the robbed player at once, out of turn and before the next player's turn,
takes a tile from the END of the live wall and on his own turn discards the unpaired tile."

Replaced: `calls` (one more call), `turns` (what the robbed player must discard), `wall` (its other end), `look`. Added:
a question before a draw, and the step "refill". What such a hand is worth is for `scoring` to say, which knows no open
pair yet, nor does `hands`: here it never wins.
"""

from collections.abc import Callable, Iterator
from typing import ClassVar, Self

from jantaku.hands import Meld, MeldForm
from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.events import Drawn, Event
from jantaku.table.events.event import by_all, nothing
from jantaku.table.events.line import Listed
from jantaku.table.parts.calls import Calls
from jantaku.table.parts.turns import Turns
from jantaku.table.parts.wall import WallRules
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.holding import NO_TILE, Holding
from jantaku.table.state.memory import Memory, recall
from jantaku.table.state.wall import Wall
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.steps import turn
from jantaku.table.steps import windows as asking
from jantaku.table.table import Answers, Table
from jantaku.table.words import PASS, Code, Verb, code, discard, first_of, verb_of
from jantaku.tiles import KIND, Tile, short_of
from tests.table.shape.seated import PLAN, parts_with


class OpenPair(Meld, frozen=True):
    """Two equal tiles. Like a run it cannot grow to a kan and makes no yakuman sure."""

    def __post_init__(self) -> None:
        assert len({tile & KIND for tile in self.tiles}) == 1
        assert len(self.tiles) == 2


class PairRobbed(Event, frozen=True, tag="pair_robbed"):
    """In place of a draw an open tile is taken."""

    seat: Seat
    owner: Seat
    tile: Tile

    seen = by_all
    lay = nothing

    def line(self) -> Listed:
        return Listed((self.words,))

    @property
    def words(self) -> str:
        return f"{self.seat} robs {short_of(self.tile)} of {self.owner}"

    def said(self, wind: Callable[[Seat], str]) -> str:
        """As a scenario writes it: ``W robs 9p S``."""
        return f"{wind(self.seat)} robs {short_of(self.tile)} {wind(self.owner)}"


class PairCalls(Calls):
    """The player before may be robbed for a pair."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.plan.calls, table.book.tile_set, table.seats)
        self.least = 1

    def codes(self, deal: Deal, seat: Seat, offer: Offer, may_kan: bool) -> list[Code]:
        codes = super().codes(deal, seat, offer, may_kan)
        if seat == self.seats.next(offer.seat, deal.direction):
            codes += [code(Verb.PAIR, tile) for tile in deal.hands[seat].of_kind(offer.tile & KIND)]
        return codes

    def meld(self, deal: Deal, seat: Seat, action: Code, offer: Offer) -> Meld:
        if verb_of(action) is not Verb.PAIR:
            return super().meld(deal, seat, action, offer)
        side = self.seats.feeder(offer.seat, seat)
        return OpenPair(MeldForm.CHI, (offer.tile, first_of(action)), offer.tile, side)


class Unpaired(Memory):
    """What each seat must discard next because the other tile of a pair was robbed."""

    stored: ClassVar[str] = "unpaired"
    tiles: list[Tile]

    @classmethod
    def begin(cls, seats: int) -> Self:
        return cls([NO_TILE] * seats)


class PairTurns(Turns):
    """The robbed player discards what was left of the pair."""

    remembers = Unpaired

    def discards(self, deal: Deal, seat: Seat) -> list[Code]:
        unpaired = recall(deal, Unpaired).tiles[seat]
        return super().discards(deal, seat) if unpaired == NO_TILE else [discard(unpaired)]

    def discarded(self, deal: Deal, seat: Seat) -> None:
        recall(deal, Unpaired).tiles[seat] = NO_TILE
        super().discarded(deal, seat)


class TwoEndedWall(WallRules):
    """Tiles come from the end of the live wall, too."""

    def draw_last(self, wall: Wall) -> Tile:
        wall.end -= 1
        return wall.row[wall.end]


def _pairs(hand: Holding) -> list[OpenPair]:
    return [meld for meld in hand.melds if isinstance(meld, OpenPair)]


def _open_okurikan(deal: Deal, robber: Seat) -> Iterator[tuple[Seat, OpenPair]]:
    """The pairs of others that lie there twice."""
    for owner, hand in enumerate(deal.hands):
        kinds = [pair.tiles[0] & KIND for pair in _pairs(hand)]
        yield from (
            (owner, pair) for pair in _pairs(hand) if owner != robber and kinds.count(pair.tiles[0] & KIND) == 2
        )


def ask_draw(deal: Deal, table: Table, step: Step) -> Window | None:
    """Draw (pass), or rob?"""
    codes = [code(Verb.CHOOSE, tile) for _, pair in _open_okurikan(deal, step.seat) for tile in pair.tiles]
    if not codes or not deal.wall.live:
        return None
    return asking.open_window(deal, table, WindowKind.CHOICE, [(step.seat, [*codes, PASS], PASS)])


def draw_or_rob(deal: Deal, table: Table, step: Step, answers: Answers) -> None:
    """The tile of the turn comes from the wall, or from a pair."""
    answer = answers.get(step.seat)
    if answer is None or answer.code == PASS:
        turn.draw(deal, table, step, answers)
        return
    tile = first_of(answer.code)
    owner, pair = next((owner, pair) for owner, pair in _open_okurikan(deal, step.seat) if tile in pair.tiles)
    robbed = deal.hands[owner]
    robbed.melds.remove(pair)
    robbed.take(next(other for other in pair.tiles if other != tile))
    recall(deal, Unpaired).tiles[owner] = robbed.drawn
    robbed.drawn = NO_TILE
    table.furiten.own_turn(deal.hands[step.seat])
    deal.hands[step.seat].take(tile)
    deal.turn, deal.came = step.seat, "call"
    deal.events.append(PairRobbed(step.seat, owner, tile))
    table.turns.drawn(deal, step.seat)
    deal.push("refill", owner)


def refill(deal: Deal, table: Table, step: Step, answers: Answers) -> None:
    """Out of turn, from the other end."""
    assert isinstance(table.wall, TwoEndedWall)
    hand = deal.hands[step.seat]
    hand.take(table.wall.draw_last(deal.wall))
    deal.events.append(Drawn(step.seat, hand.drawn, "wall", deal.wall.live))
    hand.drawn = NO_TILE
    table.look(hand)


def pairs(plan: Plan = PLAN) -> Table:
    """A table at which pairs are called and robbed."""

    def look(hand: Holding) -> None:
        if _pairs(hand):
            hand.waits = hand.spent = 0
        else:
            usual.look(hand)

    usual = parts_with(plan)
    return parts_with(
        plan,
        asks={"draw": ask_draw},
        acts={"draw": draw_or_rob, "refill": refill},
        calls=PairCalls,
        turns=lambda table: PairTurns(table.seats),
        wall=lambda table: TwoEndedWall(table.plan.wall),
        look=lambda table: look,
    )
