"""A called pair, and the robbing of four equal tiles (チン, 001:3170 and 001:1871, `pair_call`).

001:3170: a discard of the player before may be called to make an open pair ("Chin!"). 001:1871: it is meant for
*okurikan*, four equal tiles as two pairs. "A twice-open okurikan may be robbed at any time: the robber takes an open
tile of it instead of drawing from the wall; the robbed player at once, out of turn and before the next player's turn,
takes a tile from the END of the live wall and on his own turn discards the unpaired tile."

Replaced: `calls` (one more call), `turns` (what the robbed player must discard), `wall` (its other end), `look`. Added:
a question before a draw, and the step "refill". What such a hand is worth is for `scoring` to say, which knows no open
pair yet, nor does `hands`: here it never wins.
"""

from collections.abc import Iterator

from jantaku.hands import Meld, MeldForm
from jantaku.scoring.ledger import Seat
from jantaku.table import course
from jantaku.table.calls import Calls
from jantaku.table.codes import PASS, Code, Verb, code, discard, first_of, verb_of
from jantaku.table.deal import Deal, Offer, Step
from jantaku.table.events import Drawn, _Event
from jantaku.table.holding import NO_TILE, Holding
from jantaku.table.parts import Answers, Parts
from jantaku.table.turns import Turns
from jantaku.table.wall import Wall, WallRules
from jantaku.table.window import Window, WindowKind
from jantaku.tiles import KIND_OF, Tile, short_of
from tests.table.shape.seated import Seated, laid, parts_with


class OpenPair(Meld, frozen=True):
    """Two equal tiles. Like a run it cannot grow to a kan and makes no yakuman sure."""

    def __post_init__(self) -> None:
        assert len({tile & 63 for tile in self.tiles}) == 1
        assert len(self.tiles) == 2


class PairRobbed(_Event, frozen=True, tag="pair_robbed"):
    """In place of a draw an open tile is taken."""

    seat: Seat
    owner: Seat
    tile: Tile

    @property
    def words(self) -> str:
        return f"{self.seat} robs {short_of(self.tile)} of {self.owner}"


class PairCalls(Calls):
    """The player before may be robbed for a pair."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.plan.calls, parts.book.tile_set, parts.seats)
        self.least = 1

    def codes(self, deal: Deal, seat: Seat, offer: Offer, may_kan: bool) -> list[Code]:
        codes = super().codes(deal, seat, offer, may_kan)
        if seat == self.seats.next(offer.seat, deal.direction):
            codes += [code(Verb.PAIR, tile) for tile in deal.hands[seat].of_kind(offer.tile & 63)]
        return codes

    def meld(self, deal: Deal, seat: Seat, action: Code, offer: Offer) -> Meld:
        if verb_of(action) is not Verb.PAIR:
            return super().meld(deal, seat, action, offer)
        side = self.seats.side(offer.seat, seat)
        return OpenPair(MeldForm.CHI, (offer.tile, first_of(action)), offer.tile, side)


class PairTurns(Turns):
    """The robbed player discards what was left of the pair."""

    def discards(self, deal: Deal, seat: Seat) -> list[Code]:
        unpaired = deal.memory.get(f"unpaired {seat}", [])
        return [discard(tile) for tile in unpaired] or super().discards(deal, seat)

    def discarded(self, deal: Deal, seat: Seat) -> None:
        deal.memory.pop(f"unpaired {seat}", None)
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
        kinds = [pair.tiles[0] & 63 for pair in _pairs(hand)]
        yield from ((owner, pair) for pair in _pairs(hand) if owner != robber and kinds.count(pair.tiles[0] & 63) == 2)


def ask_draw(deal: Deal, parts: Parts, step: Step) -> Window | None:
    """Draw (pass), or rob?"""
    codes = [code(Verb.CHOOSE, tile) for _, pair in _open_okurikan(deal, step.seat) for tile in pair.tiles]
    if not codes or not deal.wall.live:
        return None
    return course.open_window(deal, parts, WindowKind.CHOICE, [(step.seat, [*codes, PASS], PASS)])


def draw_or_rob(deal: Deal, parts: Parts, step: Step, answers: Answers) -> None:
    """The tile of the turn comes from the wall, or from a pair."""
    answer = answers.get(step.seat)
    if answer is None or answer.code == PASS:
        course.draw(deal, parts, step, answers)
        return
    tile = first_of(answer.code)
    owner, pair = next((owner, pair) for owner, pair in _open_okurikan(deal, step.seat) if tile in pair.tiles)
    robbed = deal.hands[owner]
    robbed.melds.remove(pair)
    robbed.take(next(other for other in pair.tiles if other != tile))
    deal.memory[f"unpaired {owner}"] = [robbed.drawn]
    robbed.drawn = NO_TILE
    parts.furiten.own_turn(deal.hands[step.seat])
    deal.hands[step.seat].take(tile)
    deal.turn, deal.came = step.seat, "call"
    deal.events.append(PairRobbed(step.seat, owner, tile))  # type: ignore[arg-type]
    parts.turns.drawn(deal, step.seat)
    deal.push("refill", owner)


def refill(deal: Deal, parts: Parts, step: Step, answers: Answers) -> None:
    """Out of turn, from the other end."""
    assert isinstance(parts.wall, TwoEndedWall)
    hand = deal.hands[step.seat]
    hand.take(parts.wall.draw_last(deal.wall))
    deal.events.append(Drawn(step.seat, hand.drawn))
    hand.drawn = NO_TILE
    parts.look(hand)


def pairs() -> Parts:
    def look(hand: Holding) -> None:
        if _pairs(hand):
            hand.waits = hand.spent = 0
        else:
            usual.look(hand)

    usual = parts_with()
    return parts_with(
        asks={"draw": ask_draw},
        acts={"draw": draw_or_rob, "refill": refill},
        calls=PairCalls,
        turns=lambda parts: PairTurns(parts.seats),
        wall=lambda parts: TwoEndedWall(parts.plan.wall),
        look=lambda parts: look,
    )


# Seat 1 has two 9p, seat 0 the two others.
WALL = laid(
    ["99p 147m 258s 12345z", "99p 258m 147s 12345z", "369m 147p 369s 1236z", "369m 147p 369s 4567z"],
    then="6p 1m 1m 8m 8m 2p",
)
TWICE = (
    *("0 discard 9p", "1 pair 9p", "1 discard 4z", "2 discard 3m", "3 discard 6m"),
    *("0 discard 9p", "1 pair 9p", "1 discard 5z"),
)
LAST_LIVE = 136 - 14 - 1


def test_a_pair_is_called_from_the_player_before_only() -> None:
    table = Seated(WALL, pairs())
    table.play("0 discard 9p")
    assert table.may(1) == ["pon 99p", "pair 9p", "pair 9p", "pass"]
    assert table.play("1 pair 9p") == ["1 calls 99p from 0"]
    assert "discard 9p" not in table.may(1)  # the swap is none
    assert table.refuses(1, discard(table.deal.hands[1].of_kind(KIND_OF["9p"])[0]))
    table = Seated(WALL, pairs())
    table.play("0 discard 6p", "1 discard 1m")  # seat 0 has 1m, but it is not the tile of the player before
    assert table.asked == [2]
    assert table.may(0) == []


def test_four_equal_tiles_in_two_open_pairs_may_be_robbed_in_place_of_a_draw() -> None:
    table = Seated(WALL, pairs())
    assert table.play(*TWICE) == [
        "0 discards 9p",
        "1 calls 99p from 0",
        "1 discards 4z",
        "2 draws 1m",
        "2 discards 3m",
        "3 draws 1m",
        "3 discards 6m",
        "0 draws 8m",
        "0 discards 9p",
        "1 calls 99p from 0",
        "1 discards 5z",
    ]
    assert table.asked == [2]
    assert set(table.may(2)) == {"choose 9p", "pass"}
    last = short_of(table.deal.wall.row[LAST_LIVE])
    assert table.play("2 choose 9p", "2 discard 1z", "3 discard 1m", "0 discard 2p") == [
        "2 robs 9p of 1",
        f"1 draws {last}",  # out of turn, from the end of the live wall, before 2 goes on
        "2 discards 1z",
        "3 draws 8m",  # one open pair is left, and a single one cannot be robbed
        "3 discards 1m",
        "0 draws 2p",
        "0 discards 2p",
        "1 draws 1m",
        "1 discards 9p",  # what is left of the pair; there is nothing to ask
    ]
    assert table.may(2) == ["pair 9p", "pass"]  # the robber in his turn has one of them
    assert table.deal.wall.end == LAST_LIVE
    assert {len(hand.tiles) + sum(len(meld.tiles) for meld in hand.melds) for hand in table.deal.hands} == {13}


def test_who_passes_draws() -> None:
    table = Seated(WALL, pairs())
    table.play(*TWICE)
    assert table.play("2 pass") == ["2 draws 8m"]


def test_otherwise_one_equal_tile_is_not_enough() -> None:
    table = Seated(WALL)
    table.play("0 discard 9p")
    assert table.may(1) == ["pon 99p", "pass"]
