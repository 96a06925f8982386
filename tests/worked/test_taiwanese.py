"""The worked examples of the Taiwanese game: every fan, every wait, every payment (taiwanese.toml)."""

from collections import Counter
from functools import cache
from typing import Any, Final

import msgspec
import pytest

from jantaku.hands import TAIWANESE, parse_hand
from jantaku.rules import RuleSet, load, read, written
from jantaku.scenarios.performance import Outcome
from jantaku.scenarios.scenario import read_scenario, run
from jantaku.scoring import payments
from jantaku.scoring.ledger import Ledger, Reason
from jantaku.scoring.payments import Award, Counters, Liability
from jantaku.scoring.score import NoWinError, Score, score
from jantaku.scoring.win import Flag, Win, Wind, read_win
from jantaku.table.chance import GivenChance, Lots
from jantaku.table.events import Drawn, Won
from jantaku.table.events import Paid as PaidEvent
from jantaku.table.match import Match
from jantaku.table.parts.seats import Seats
from jantaku.table.parts.wall import WallRules
from jantaku.table.table import table_of
from jantaku.tiles import USUAL_KINDS, Tile, format_tiles, kind_of
from tests.worked.examples import (
    FLOWER,
    counted,
    fans_of,
    net_of,
    read_examples,
    rows_of,
    waits_of,
    written_fans,
    written_payments,
)


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A won hand."""

    seat: str
    by: str
    fans: list[tuple[str, int]]
    total: int
    discarder: str | None = msgspec.field(name="from", default=None)
    hand: str = ""
    tile: str = ""
    flowers: str = ""
    river: int = 99
    liable: str | None = None
    situation: list[str] = []
    waits: str | None = None


class Other(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What changes where something else is so."""

    total: int
    payments: list[str]
    set: dict[str, Any] = {}
    river: int | None = None


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One or more wins on one tile, and what is paid."""

    id: str
    title: str
    wins_before: int
    payments: list[str]
    net: dict[str, int]
    seed: str
    hands: list[Hand]
    reading: str = ""
    others: list[Other] = []
    table: str = ""
    """How it is played at the table, as a scenario, where it is more than a discard or a draw."""


class Paid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hands of so many tai, and what is paid for them."""

    id: str
    title: str
    wins_before: int
    values: dict[str, int]
    payments: list[str]
    net: dict[str, int]
    seed: str
    discarder: str | None = msgspec.field(name="from", default=None)
    liable: tuple[str, str] | None = None
    reading: str = ""


class Penalty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an offence costs."""

    id: str
    title: str
    ruling: str
    offender: str
    times: int
    payments: list[str]
    net: dict[str, int]
    seed: str


class Break(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the wall is opened."""

    dice: tuple[int, ...]
    side: str
    stacks: int
    of: str
    first: int


class WallExample(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Wall, dice and seats."""

    id: str
    sides: list[tuple[str, list[int]]]
    seat_dice: dict[str, Any]
    wall_after_deal: int
    playable_after_deal: int
    draws_after_replacements: dict[str, int]
    next_dealer_after_draw: str
    breaks: list[Break]


class WaitExample(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The kinds that complete a hand; ``valuable``: whether a win counts fan 11."""

    id: str
    hand: str
    kinds: str
    valuable: bool | None = None


class Least(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand where five main tai are needed."""

    id: str
    of: str
    total: int
    wins: bool
    main: int | None = None


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something else that is played at the table, and what comes of it, as scenarios say it."""

    id: str
    title: str
    table: str
    expect: str


class Own(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand of our own; the reasoning stands above it in the file."""

    id: str
    title: str
    hand: Hand


class Examples(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    ids: dict[str, str]
    win: list[Example]
    paid: list[Paid]
    penalty: list[Penalty]
    wall: WallExample
    waits: list[WaitExample]
    least: list[Least]
    own: list[Own]
    course: list[Course]


ALL: Final = read_examples("taiwanese", Examples)
WON: Final = {example.id: example for example in ALL.win}
TSUMO: Final = frozenset({"self_draw", "dealt_hand", "eight_flowers"})
FLAGS: Final[dict[str, Flag]] = {
    "dealt_ready": "riichi",
    "last_tile": "haitei",
    "replacement": "rinshan",
    "dealt_hand": "tenhou",
    "robbed_kong": "chankan",
}
FACTS: Final = {"earth": "first_discard", "eight_flowers": "eight_flowers", "robbed_flower": "robbed_flower"}
SITUATIONS: Final = frozenset({"discard", "self_draw", *FLAGS, *FACTS})
RIVERS: Final = ((6, "river_under_6"), (10, "river_under_10"))
ON_TOP: Final = (Reason.DEALER_EXTRA,)
NO_HAND: Final = ("1379m 1379p 1379s 1234z", "5z")
"""Flowers win with any hand."""


@cache
def rules(**settings: Any) -> RuleSet:
    """The game, and what is agreed besides."""
    if not settings:
        return load("taiwanese")
    sheet = [f"{name} = {written(value)}" for name, value in settings.items()]
    return read("\n".join(['id = "agreed"', 'extends = "taiwanese"', *sheet]), "agreed")


def win_of(hand: Hand, wins_before: int, tile: str | None = None, river: int | None = None) -> Win:
    """The hand as the table would hand it over."""
    told = {hand.by, *hand.situation}
    assert told <= SITUATIONS, f"unknown: {told - SITUATIONS}"
    lying = hand.river if river is None else river
    concealed, winning = (hand.hand, hand.tile) if hand.hand else NO_HAND
    return read_win(
        concealed,
        tile or winning,
        by="tsumo" if hand.by in TSUMO else "ron",
        seat=hand.seat,
        discarder=hand.discarder,
        nuki=hand.flowers,
        honba=wins_before,
        liable=hand.liable,
        flags=[FLAGS[word] for word in sorted(told) if word in FLAGS],
        facts=[FACTS[word] for word in told if word in FACTS] + [fact for most, fact in RIVERS if lying < most],
    )


def wins_of(hand: Hand, wins_before: int, river: int | None = None) -> list[Win]:
    """One win; of tiles that were dealt any may be called the winning one, and all of them must be worth the same."""
    if hand.by != "dealt_hand":
        return [win_of(hand, wins_before, river=river)]
    tiles = parse_hand(hand.hand).concealed
    wins = []
    for place, tile in enumerate(tiles):
        rest = msgspec.structs.replace(hand, hand=format_tiles([*tiles[:place], *tiles[place + 1 :]]))
        wins.append(win_of(rest, wins_before, tile=format_tiles([tile]), river=river))
    return wins


def paid_for(scores: list[Score]) -> Ledger:
    """All that is paid for wins on one tile."""
    first = scores[0]
    if len(scores) == 1:
        return first.ledger
    awards = [Award(one.win.seat, one.base) for one in scores]
    counters = Counters(honba=first.win.honba)
    return payments.ron(awards, first.discarder, counters, first.book.plan.payments)


def sums(ledger: Ledger) -> dict[tuple[str, str], int]:
    """What each pays each in all."""
    return {(payer, payee): points for payer, payee, points, _ in rows_of(ledger, ON_TOP)}


def expected_sums(written_: list[str]) -> dict[tuple[str, str], int]:
    return {(payer, payee): points for payer, payee, points in written_payments(written_)}


HANDS: Final = [(example, hand) for example in ALL.win for hand in example.hands]
NAMES: Final = [f"{example.id}-{hand.seat}" for example, hand in HANDS]


def test_no_example_is_missing() -> None:
    told: tuple[Any, ...] = (*ALL.win, *ALL.paid, *ALL.penalty, *ALL.course, *ALL.waits, *ALL.least, ALL.wall)
    assert {example.id for example in told} == {f"T{number:02}" for number in range(1, 52)}


@pytest.mark.parametrize(("example", "hand"), HANDS, ids=NAMES)
def test_fans_and_total(example: Example, hand: Hand) -> None:
    for win in wins_of(hand, example.wins_before):
        found = score(win, rules())
        assert fans_of(found) == written_fans(hand.fans, ALL.ids)
        assert found.han == found.base == hand.total == sum(worth for _, worth in hand.fans)


@pytest.mark.parametrize(("example", "hand"), HANDS, ids=NAMES)
def test_waits_of_the_hands(example: Example, hand: Hand) -> None:
    """Of a hand that won as it was dealt, or by its flowers, none are told."""
    if hand.waits is None:
        assert hand.by in ("dealt_hand", "eight_flowers", "robbed_flower")
    else:
        assert waits_of(TAIWANESE, hand.hand) == set(hand.waits.split())


@pytest.mark.parametrize("example", ALL.win, ids=list(WON))
def test_payments(example: Example) -> None:
    scores = [score(wins_of(hand, example.wins_before)[0], rules()) for hand in example.hands]
    ledger = paid_for(scores)
    assert sums(ledger) == expected_sums(example.payments)
    assert net_of(ledger) == example.net
    # 15.2: what is not for the hand is the dealer's, once for each payment that he makes or gets, 1 + 2n.
    extra = 1 + 2 * example.wins_before
    owed = {(payer, payee): extra for payer, payee in expected_sums(example.payments) if "E" in (payer, payee)}
    liable = [hand.liable for hand in example.hands if hand.liable]
    if liable:  # R19: as it would have been owed; the dealer pays a part of a self-draw
        by = example.hands[0].by
        owed = {(liable[0], example.hands[0].seat): extra} if by == "self_draw" else {}
    on_top = ledger.because(*ON_TOP)
    assert {(payer, payee): points for payer, payee, points, _ in rows_of(on_top)} == owed
    hand_reason = Reason.PAO if liable else Reason.TSUMO if scores[0].win.tsumo else Reason.RON
    assert {row.reason for row in ledger} <= {hand_reason, *ON_TOP}


OTHERS: Final = [
    pytest.param(example, other, id=f"{example.id}-{place}")
    for example in ALL.win
    for place, other in enumerate(example.others)
]


@pytest.mark.parametrize(("example", "other"), OTHERS)
def test_the_same_hand_otherwise(example: Example, other: Other) -> None:
    (win,) = wins_of(example.hands[0], example.wins_before, other.river)
    found = score(win, rules(**other.set))
    assert found.base == other.total
    assert sums(found.ledger) == expected_sums(other.payments)


@pytest.mark.parametrize("own", ALL.own, ids=[f"{own.id}: {own.title}" for own in ALL.own])
def test_hands_of_our_own(own: Own) -> None:
    found = score(win_of(own.hand, 0), rules())
    assert fans_of(found) == written_fans(own.hand.fans, ALL.ids)
    assert found.base == own.hand.total == sum(worth for _, worth in own.hand.fans)
    if own.hand.waits is not None:
        assert waits_of(TAIWANESE, own.hand.hand) == set(own.hand.waits.split())


# ---------------------------------------------------------------- payments


@pytest.mark.parametrize("paid", ALL.paid, ids=[f"{paid.id}: {paid.title}" for paid in ALL.paid])
def test_payments_of_given_values(paid: Paid) -> None:
    plan = rules().plan.payments
    awards = []
    for seat, value in paid.values.items():
        liable = () if paid.liable is None else (Liability(Wind[paid.liable[0]], paid.liable[1], value),)
        awards.append(Award(Wind[seat], value, liable))
    counters = Counters(honba=paid.wins_before)
    if paid.discarder is None:
        ledger = payments.tsumo(awards[0], counters, plan)
    else:
        ledger = payments.ron(awards, Wind[paid.discarder], counters, plan)
    assert sums(ledger) == expected_sums(paid.payments)
    assert net_of(ledger) == paid.net


@pytest.mark.parametrize("penalty", ALL.penalty, ids=[f"{one.id}: {one.title}" for one in ALL.penalty])
def test_penalties(penalty: Penalty) -> None:
    plan, offender = rules().plan.payments, Wind[penalty.offender]
    others = [seat for seat in Wind if seat is not offender]
    if penalty.ruling == "false_win":
        ledger, reason = payments.false_win(offender, others, plan), Reason.FALSE_WIN
    else:
        ledger, reason = payments.false_kan(offender, others, penalty.times, plan), Reason.FALSE_KAN
    assert sums(ledger) == expected_sums(penalty.payments)
    assert net_of(ledger) == penalty.net
    assert {row.reason for row in ledger} == {reason}


# ---------------------------------------------------------------- waits (T48)


@pytest.mark.parametrize("example", ALL.waits, ids=[example.hand for example in ALL.waits])
def test_waits(example: WaitExample) -> None:
    assert waits_of(TAIWANESE, example.hand) == set(example.kinds.split())


@pytest.mark.parametrize("example", [one for one in ALL.waits if one.valuable is not None], ids=lambda one: one.hand)
def test_valuable_waits(example: WaitExample) -> None:
    """14.5: exactly one kind completes the hand."""
    for tile in example.kinds.split():
        for by in ("tsumo", "ron"):
            found = score(read_win(example.hand, tile, by=by, seat="S", discarder=None), rules())
            assert ("tw_valuable_wait" in {element.id for element in found.elements}) is example.valuable


# ---------------------------------------------------------------- at least five main tai (T51)


@pytest.mark.parametrize("least", ALL.least, ids=lambda least: least.of)
def test_at_least_five_tai(least: Least) -> None:
    example = WON[least.of]
    win = win_of(example.hands[0], example.wins_before)
    free = score(win, rules())
    assert free.base == least.total
    if least.main is not None:
        extra = [worth for fan, worth in example.hands[0].fans if fan in ("tw_flower", "tw_no_flowers")]
        assert free.base - sum(extra) == least.main
    bound = rules(tw_min_tai=5)
    if least.wins:
        assert score(win, bound).base == least.total
    else:
        with pytest.raises(NoWinError):
            score(win, bound)


# ---------------------------------------------------------------- at the table


def played(table: str, expect: str) -> Outcome:
    """A deal at the table."""
    head = 'about.en = "A worked example."\nrule = "worked example"\nrules = "taiwanese"\n'
    return run(read_scenario(f"{head}{table}\n[expect]\n{expect}\n"))


def course_of(example: Example) -> str:
    """The win as a scenario: so many discards lie there when it begins that on the winning tile there are as many as
    the example says."""
    hand = example.hands[0]
    before = Wind[hand.discarder or hand.seat]  # each of those before him has discarded once
    told = [f'hands.{hand.seat} = "{hand.hand}"', f"start.honba = {example.wins_before}"]
    told += [f'flowers.{hand.seat} = "{hand.flowers}"'] if hand.flowers else []
    told += [f'start.ready = ["{hand.seat}"]'] if "dealt_ready" in hand.situation else []
    told += [f"start.river = {hand.river - before}"]
    told += [f"wall.left = {before}"] if "last_tile" in hand.situation else []
    drawn = hand.by == "self_draw"
    play = f"{hand.seat} tsumo {hand.tile}" if drawn else f"{hand.discarder} {hand.tile} / {hand.seat} ron"
    return "\n".join([*told, f'play = "{play}"'])


@pytest.mark.parametrize("example", ALL.win, ids=list(WON))
def test_the_win_at_the_table(example: Example) -> None:
    net = ", ".join(f"{seat} = {points}" for seat, points in example.net.items())
    outcome = played(example.table or course_of(example), f"points = {{ {net} }}")
    assert [difference.message() for difference in outcome.differences] == []
    rows = [row for event in outcome.events if isinstance(event, PaidEvent) for row in event.rows]
    assert sums(Ledger(tuple(rows))) == expected_sums(example.payments)
    won = {Wind(event.seat).name: event for event in outcome.events if isinstance(event, Won)}
    assert {*won} == {hand.seat for hand in example.hands}
    for hand in example.hands:
        flowers = Counter({(FLOWER, 1): won[hand.seat].bonus[3]})
        assert counted(won[hand.seat].elements) + flowers == written_fans(hand.fans, ALL.ids)
        assert won[hand.seat].base == hand.total


@pytest.mark.parametrize("course", ALL.course, ids=[f"{one.id}: {one.title}" for one in ALL.course])
def test_other_courses_at_the_table(course: Course) -> None:
    outcome = played(course.table, course.expect)
    assert [difference.message() for difference in outcome.differences] == []


# ---------------------------------------------------------------- wall, dice and seats (T47)

STACKS: Final = [(side, number) for side in "ENWS" for number in range(1, 19)]
"""The ring, clockwise: whose each stack is, and which from the right end."""


def test_whose_wall_is_opened() -> None:
    rules_ = WallRules(rules().plan.wall)
    for side, totals in ALL.wall.sides:
        for total in totals:
            low = max(1, total - 6)
            assert Wind(rules_.break_at((low, total - low, 1, 1))[0]).name == side


@pytest.mark.parametrize("case", ALL.wall.breaks, ids=lambda case: str(case.dice))
def test_where_the_wall_is_opened(case: Break) -> None:
    rules_ = WallRules(rules().plan.wall)
    side, stacks = rules_.break_at(case.dice)
    assert (Wind(side).name, stacks) == (case.side, case.stacks)
    row = rules_.broken(tuple(Tile(place) for place in range(2 * len(STACKS))), side, stacks)
    assert STACKS[row[0] // 2] == (case.of, case.first)
    assert row[:4] == tuple(range(row[0], row[0] + 4))


def test_the_stacks_of_the_deal() -> None:
    """6.6: from the 14th stack of North, two stacks each."""
    rules_ = WallRules(rules().plan.wall)
    row = rules_.broken(tuple(Tile(place) for place in range(2 * len(STACKS))), *rules_.break_at((5, 3, 4, 1)))
    assert [STACKS[tile // 2] for tile in row[:16:2]] == [
        *(("N", number) for number in range(14, 19)),
        *(("W", number) for number in range(1, 4)),
    ]


def test_seats_by_dice() -> None:
    """Who threw 6 the second time throws 11 against 8, and sits before the other."""
    throws = ALL.wall.seat_dice["throws"]
    dice = [die for total in throws for die in (max(1, total - 6), min(6, total - 1))]
    drawn = Seats(4, drawn="dice").draw(iter([die - 1 for die in dice]))
    assert "".join(Wind(seat).name for seat in drawn.seats) == ALL.wall.seat_dice["seats"]
    assert drawn.dice == tuple(dice)


def test_the_wall_after_the_deal() -> None:
    box = table_of(rules()).book.tile_set.tiles
    plain = [tile for tile in box if kind_of(tile) < USUAL_KINDS]
    row = (*plain, *(tile for tile in box if kind_of(tile) >= USUAL_KINDS))
    match = Match("taiwanese", 0, chance=GivenChance([Lots(row, (1, 1, 1, 1), broken=True)]))
    wall = match.deal.wall
    assert [len(hand.tiles) for hand in match.deal.hands] == [17, 16, 16, 16]
    assert len(wall.row) - wall.next == ALL.wall.wall_after_deal
    assert wall.live == ALL.wall.playable_after_deal


@pytest.mark.parametrize(("replaced", "draws"), ALL.wall.draws_after_replacements.items())
def test_how_often_the_wall_is_drawn_from(replaced: str, draws: int) -> None:
    """Flowers that were dealt are replaced from the other end, and each takes a tile away from the live one."""
    flowers = "12345678f"[: int(replaced)]
    hand = f'hands.S = "{flowers}f"' if flowers else ""
    outcome = played(hand, 'end = "exhausted"')
    assert outcome.differences == []
    drawn = [event for event in outcome.events if isinstance(event, Drawn)]
    assert sum(event.source == "dead_wall" for event in drawn) == int(replaced)
    assert sum(event.source == "wall" for event in drawn) == draws
