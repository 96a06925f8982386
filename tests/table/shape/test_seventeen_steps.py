"""Seventeen steps (17歩, 001:4279-4287; variants_riichi.yaml `seventeen_steps`).

Two players. Each takes a wall of 34 tiles and builds a hand of thirteen of them; the other 21 are what he may discard,
in any order. Nobody draws and nobody calls. Riichi is declared with the first discard and is never a double one. The
only win is a ron, of a mangan or more with riichi and dora; everybody is East and pays single. Each stakes before the
deal, and the winner gets the stake times 1 for a mangan, 1.5 for a haneman, 2, 3, 4, 8, 12. After seventeen discards
each nobody has won: the hands stay closed and the stakes lie for the next deal.

Replaced: `phases`, `turns`, `calls`, `admission`, `payments`, `look`, the verbs of a discard, the step "riichi". Added:
the step "build", which asks both players at a time, tile by tile, and "stake".
"""

from collections.abc import Iterable
from functools import partial

from msgspec.structs import replace

from jantaku.hands import Grammar
from jantaku.scoring.ledger import Reason, Seat, TableAccount, transfers
from jantaku.scoring.payments import Award, Counters
from jantaku.scoring.score import Score
from jantaku.scoring.win import Flag, Win, Wind
from jantaku.table import course
from jantaku.table.admission import Admission, Refused
from jantaku.table.calls import Calls
from jantaku.table.codes import Code, Verb, code, discard, first_of, riichi
from jantaku.table.deal import Deal, Offer, Step
from jantaku.table.events import Paid, RiichiStands
from jantaku.table.holding import NO_TILE, Holding, waits_finder
from jantaku.table.parts import Answers, Parts
from jantaku.table.payments import Payments, Rows
from jantaku.table.phases import Phases
from jantaku.table.turns import Turns
from jantaku.table.window import Window, WindowKind
from jantaku.tiles import Tile, format_tiles, parse_tiles, place_in_hand, short_of
from tests.table.shape.seated import PLAN, Seated, laid, parts_with

BLOCKS = (34,)
STEPS = 17
HAND = 13
STAKE = 1000
MANGAN = 2000
DUEL = replace(
    PLAN,
    payments=replace(PLAN.payments, seats=2, dealer_weight=1),
    value=replace(PLAN.value, round_up_from=1920),
    dora=replace(PLAN.dora, ura=False),
    elements={name: element for name, element in PLAN.elements.items() if name != "nagashi_mangan"},
)


def supply(seat: Seat) -> str:
    """The slot for what this seat may discard."""
    return f"supply {seat}"


class TwoWalls(Phases):
    """Each takes a wall, stakes, and builds a hand."""

    def __init__(self) -> None:
        super().__init__(BLOCKS)

    def extra(self, deal: Deal) -> Seat | None:
        return None

    def dealt(self, deal: Deal) -> None:
        for seat, hand in enumerate(deal.hands):
            deal.memory[supply(seat)] = list(hand.tiles)
            for tile in tuple(hand.tiles):
                hand.put(tile)
        deal.push("turn", deal.dealer)
        deal.push("build")
        deal.push("stake")


def stake(deal: Deal, parts: Parts, step: Step, answers: Answers) -> None:
    """Both lay down the same."""
    rows = tuple(row for seat in parts.seats.all for row in transfers(seat, TableAccount.STICKS, STAKE, Reason.RIICHI))
    deal.sticks += len(rows)
    deal.pay(rows)
    deal.events.append(Paid(rows))


def ask_build(deal: Deal, parts: Parts, step: Step) -> Window | None:
    """One more tile for the hand."""
    asks = []
    for seat in parts.seats.all:
        codes = [code(Verb.CHOOSE, tile) for tile in deal.memory[supply(seat)]]
        asks.append((seat, codes, codes[0]))
    return course.open_window(deal, parts, WindowKind.CHOICE, asks)


def build(deal: Deal, parts: Parts, step: Step, answers: Answers) -> None:
    """Until there are thirteen."""
    for seat, answer in answers.items():
        take_from_supply(deal, seat, first_of(answer.code))
        deal.hands[seat].drawn = NO_TILE
    if len(deal.hands[0].tiles) < HAND:
        deal.push("build")
        return
    for hand in deal.hands:
        parts.look(hand)


def take_from_supply(deal: Deal, seat: Seat, tile: Tile) -> None:
    """A tile goes from the supply to the hand."""
    deal.memory[supply(seat)].remove(tile)
    deal.hands[seat].take(tile)


class Steps(Turns):
    """In turn each discards of the own supply; nothing is drawn."""

    def discards(self, deal: Deal, seat: Seat) -> list[Code]:
        says = discard if deal.hands[seat].pond else riichi
        return [says(tile) for tile in deal.memory[supply(seat)]]

    def after_discard(self, deal: Deal, seat: Seat) -> None:
        follower = self.seats.next(seat)
        if len(deal.hands[follower].pond) == STEPS:
            deal.push("settle_draw")
        else:
            deal.turn, deal.came = follower, "none"
            deal.push("turn", follower)


def discard_tile(deal: Deal, parts: Parts, seat: Seat, action: Code) -> None:
    """The tile passes through the hand, as if it had been drawn."""
    take_from_supply(deal, seat, first_of(action))
    course.discard_tile(deal, parts, seat, action)


def riichi_stands(deal: Deal, parts: Parts, step: Step, answers: Answers) -> None:
    """It costs nothing beyond the stake, and is never a double one."""
    hand = deal.hands[step.seat]
    deal.declaring = False
    hand.riichi, hand.ippatsu = 1, True
    deal.events.append(RiichiStands(step.seat, ()))


class NoCalls(Calls):
    """Nobody calls."""

    def open(self, deal: Deal) -> bool:
        return False


class DuelAdmission(Admission):
    """Everybody is East, and less than a mangan does not win."""

    def win(self, deal: Deal, seat: Seat, tile: Tile, offer: Offer | None, *, dora: bool = True) -> Win:
        return replace(super().win(deal, seat, tile, offer, dora=dora), seat=Wind.E, discarder=None)

    def flags(self, deal: Deal, seat: Seat, offer: Offer | None) -> list[Flag]:
        return [flag for flag in super().flags(deal, seat, offer) if flag in ("riichi", "ippatsu")]

    def by_ron(self, deal: Deal, seat: Seat, offer: Offer) -> Score | Refused:
        judged = super().by_ron(deal, seat, offer)
        return "minimum" if isinstance(judged, Score) and judged.base < MANGAN else judged


class Stakes(Payments):
    """The stakes that lie there, and what the multiple adds to the loser's own."""

    def ron(self, awards: Iterable[Award], discarder: Seat, counters: Counters) -> Rows:
        (award,) = awards
        lying = transfers(
            TableAccount.STICKS, award.winner, counters.sticks * STAKE, Reason.STICKS, count=counters.sticks
        )
        more = STAKE * award.base // MANGAN - STAKE
        return (*lying, *transfers(discarder, award.winner, more, Reason.RON))


def look_at(hand: Holding, grammar: Grammar) -> None:
    """A wall of tiles is no hand yet."""
    if len(hand.tiles) == HAND:
        waits_finder(grammar)(hand)


def duel() -> Parts:
    return parts_with(
        DUEL,
        asks={"build": ask_build},
        acts={"build": build, "stake": stake, "riichi": riichi_stands},
        verbs={Verb.DISCARD: discard_tile, Verb.RIICHI: discard_tile},
        phases=lambda parts: TwoWalls(),
        turns=lambda parts: Steps(parts.seats),
        calls=lambda parts: NoCalls(parts.plan.calls, parts.book.tile_set, parts.seats),
        admission=lambda parts: DuelAdmission(parts.plan, parts.seats, parts.dora, parts.furiten),
        payments=lambda parts: Stakes(parts.plan.payments),
        look=lambda parts: partial(look_at, grammar=parts.grammar),
    )


# Seat 0: riichi, tanyao, pinfu and two dora, waiting for 3s and 6s. Seat 1: hardly more than riichi, waiting for 1s and
# 4s. What stands behind the bar is left to discard.
HAND_0, REST_0 = "234567m 234p 45s 66s", "11889m 15789p 4789s 2233456z"
HAND_1, REST_1 = "789m 123456p 23s 11z", "189m 7899p 236789s 23456777z"
WALL = laid([HAND_0 + REST_0, HAND_1 + REST_1], indicator="5s", blocks=BLOCKS)
BUILT = [
    f"0 choose {short_of(mine)}, 1 choose {short_of(theirs)}"
    for mine, theirs in zip(parse_tiles(HAND_0), parse_tiles(HAND_1), strict=True)
]


def test_both_build_a_hand_of_thirteen_out_of_thirty_four() -> None:
    table = Seated(WALL, duel())
    assert table.asked == [0, 1]
    assert len(table.may(0)) == 34
    table.play(*BUILT)
    assert [format_tiles(sorted(hand.tiles, key=place_in_hand)) for hand in table.deal.hands] == [
        "234567m234p4566s",
        "789m123456p23s11z",
    ]
    assert table.asked == [0]
    assert len(table.may(0)) == 21
    assert all(words.startswith("riichi") for words in table.may(0))


def test_a_haneman_gets_the_stake_one_and_a_half_times() -> None:
    table = Seated(WALL, duel())
    table.play(*BUILT)
    assert table.match.points == (24_000, 24_000)
    assert table.play("0 riichi 1m", "1 riichi 6s", "0 ron") == [
        "0 declares riichi with 1m",
        "RiichiStands",
        "1 declares riichi with 6s",
        "0 wins with 6s from 1",
        "Paid",
    ]
    assert table.match.points == (26_500 - STAKE, 23_500 - STAKE)  # the next deal has begun, and they have staked again


def test_less_than_a_mangan_does_not_win() -> None:
    table = Seated(WALL, duel())
    table.play(*BUILT, "0 riichi 1m", "1 riichi 1m", "0 discard 4s")
    assert table.deal.hands[1].waits >> (parse_tiles("4s")[0] & 63) & 1
    assert table.asked == [1]
    assert all(words.startswith("discard") for words in table.may(1))  # his turn: he was not asked whether he wins


def test_after_seventeen_steps_each_the_stakes_stay_and_no_hand_is_shown() -> None:
    table = Seated(WALL, duel())
    table.play(*BUILT)
    steps: list[str] = []
    for mine, theirs in zip(parse_tiles(REST_0)[:STEPS], parse_tiles("189m 7899p 2789s 234567z"), strict=True):
        verb = "discard" if steps else "riichi"
        steps += [f"0 {verb} {short_of(mine)}", f"1 {verb} {short_of(theirs)}"]
    told = table.play(*steps)
    assert not any("draws" in words for words in told)
    assert told[-2:] == ["1 discards 7z", "draw: exhausted"]
    assert table.match.standing.sticks == 2


def test_otherwise_tiles_are_drawn() -> None:
    table = Seated(WALL, parts_with(DUEL))
    assert [len(hand.tiles) for hand in table.deal.hands] == [14, 13]
    told = table.play(f"0 {table.may(0)[-1]}")
    assert told[-1].startswith("1 draws")
