"""The worked examples of the Sichuan game: every fan, every wait and its cost, every payment (sichuan.toml).

Each deal is played at the table. What it pays is compared row by row: payer, payee, points and the reason.
"""

from collections import Counter
from itertools import pairwise
from typing import Any, Final

import msgspec
import pytest

from jantaku.hands import SICHUAN
from jantaku.rules import load
from jantaku.scenarios.performance import Outcome
from jantaku.scenarios.scenario import read_scenario, run
from jantaku.scoring import payments
from jantaku.scoring.ledger import Reason, Transfer
from jantaku.scoring.payments import Award, Counters
from jantaku.scoring.score import Score, score
from jantaku.scoring.win import Flag, Wind, read_win
from jantaku.table.chance import GivenChance, Lots
from jantaku.table.events import Drawn, HandShown, Paid, Won
from jantaku.table.match import Match
from jantaku.table.parts.playing_on import BattleMemory, Out
from jantaku.table.parts.wall import WallRules
from jantaku.table.state.memory import recall
from jantaku.table.table import Table, table_of
from jantaku.tiles import SUITS, Tile
from tests.worked.examples import (
    fans_of,
    net_of,
    read_examples,
    rows_of,
    waits_of,
    written_fans,
    written_rows,
)


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand; ``waits``: what each kind would cost, without fans of the situation. Won, or ready at the end."""

    seat: str
    void: str
    hand: str
    waits: dict[str, int]
    tile: str = ""
    situation: list[str] = []
    fans: list[tuple[str, int]] = []
    total: int = 0
    cost: int = 0
    most: int | None = None


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal, or the beginning of one."""

    id: str
    title: str
    script: list[dict[str, Any]]
    payments: list[str]
    net: dict[str, int]
    next_dealer: str
    seed: str
    table: str
    """How it is played at the table, as a scenario."""
    hands: list[Hand] = []

    @property
    def end(self) -> str:
        """How it ends; ``stop`` is no end."""
        return str(self.script[-1]["end"])


class Break(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the wall is opened."""

    id: str
    dice: tuple[int, int]
    side: str
    stacks: int


class DealExample(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How it is dealt: places in the row of the wall."""

    id: str
    wall: int
    hands: dict[str, int]
    items: dict[str, list[int]]
    first_draw: tuple[str, int]
    stacks_of_4_2: list[tuple[str, int]]


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What so many fans cost."""

    id: str
    fans: int
    cost: int
    discard: int
    draw: int


class FirstWins(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The course of a deal, and who deals next."""

    id: str
    wins: list[dict[str, Any]]
    next: str


class Own(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand of our own; the reasoning stands above it in the file."""

    id: str
    title: str
    void: str
    hand: str
    waits: dict[str, int] | None = None
    tile: str = ""
    by: str = "ron"
    situation: list[str] = []
    fans: list[tuple[str, int]] = []
    cost: int = 0


class Examples(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    ids: dict[str, str]
    example: list[Example]
    breaks: list[Break]
    deal: DealExample
    costs: list[Cost]
    dealers: list[FirstWins]
    own: list[Own]


ALL: Final = read_examples("sichuan", Examples)
FLAGS: Final[dict[str, Flag]] = {
    "robbed_kong": "chankan",
    "replacement": "rinshan",
    "last_tile": "haitei",
    "last_discard": "houtei",
}
FACTS: Final = {"after_kong": "kan_discard"}
ON_TOP: Final = (Reason.SURCHARGE,)
"""A self-draw is one point dearer."""
LAST: Final = 3
"""So many have won when a deal is over."""


def plan_parts() -> Table:
    return table_of(load("sichuan"))


def scored(hand: str, tile: str, situation: list[str] | None = None, by: str = "ron") -> Score:
    """What a hand is worth with this tile."""
    told = situation or []
    assert {*told} <= {*FLAGS, *FACTS}
    win = read_win(
        hand,
        tile,
        by="tsumo" if by == "tsumo" or {"replacement", "last_tile"} & {*told} else "ron",
        flags=[FLAGS[word] for word in told if word in FLAGS],
        facts=[FACTS[word] for word in told if word in FACTS],
    )
    return score(win, load("sichuan"))


def costs(hand: str, void: str) -> dict[str, int]:
    """The kinds that the hand waits for, and what it would cost with each."""
    return {tile: scored(hand, tile).base for tile in waits_of(SICHUAN, hand, SUITS[void])}


HANDS: Final = [(f"{example.id}-{hand.seat}", hand) for example in ALL.example for hand in example.hands]


def test_no_example_is_missing() -> None:
    told: tuple[Any, ...] = (*ALL.example, *ALL.breaks, *ALL.costs, *ALL.dealers)
    assert {example.id for example in told} == {f"S{number:02}" for number in range(1, 33)}


@pytest.mark.parametrize("hand", [pytest.param(hand, id=name) for name, hand in HANDS if hand.tile])
def test_fans_and_cost(hand: Hand) -> None:
    found = scored(hand.hand, hand.tile, hand.situation)
    assert fans_of(found) == written_fans(hand.fans, ALL.ids)
    assert found.han == hand.total == sum(fans for _, fans in hand.fans)
    assert found.base == hand.cost


@pytest.mark.parametrize("hand", [pytest.param(hand, id=name) for name, hand in HANDS])
def test_waits_and_what_they_cost(hand: Hand) -> None:
    found = costs(hand.hand, hand.void)
    assert found == hand.waits
    if hand.most is not None:
        assert max(found.values()) == hand.most


@pytest.mark.parametrize("own", ALL.own, ids=[f"{own.id}: {own.title}" for own in ALL.own])
def test_hands_of_our_own(own: Own) -> None:
    if own.waits is not None:
        assert costs(own.hand, own.void) == own.waits
    if own.tile:
        found = scored(own.hand, own.tile, own.situation, own.by)
        assert fans_of(found) == written_fans(own.fans, ALL.ids)
        assert found.base == own.cost


# ---------------------------------------------------------------- deals at the table


def played(example: Example) -> Outcome:
    """The deal, up to where the example ends."""
    over = example.end != "stop"
    dealer = f'next = {{ dealer = "{example.next_dealer}" }}'
    net = "{ " + ", ".join(f"{seat} = {points}" for seat, points in example.net.items()) + " }"
    after = {"three_out": dealer, "wall_empty": dealer, "time": "over = true"}
    expect = f"points = {net}\n{after[example.end]}" if over else f"paid = {net}"
    head = f'about.en = "{example.title}."\nrule = "worked example"\nrules = "sichuan"\n'
    return run(read_scenario(f"{head}{example.table}[expect]\n{expect}\n"))


def paid_in(outcome: Outcome) -> list[Transfer]:
    """Every row that was paid."""
    return [row for event in outcome.events if isinstance(event, Paid) for row in event.rows]


def next_dealer(outcome: Outcome) -> str:
    """Who would deal next if the deal were stopped here."""
    deal, table = outcome.steps[-1].deal.copy(), plan_parts()
    result, _ = table.winners.settle(deal, "time")
    stays = table.dealer.stays(deal, result)
    return Wind(deal.dealer if stays else table.dealer.next(deal, result, table.seats)).name


@pytest.mark.parametrize("example", ALL.example, ids=[f"{one.id}: {one.title}" for one in ALL.example])
def test_the_deal_at_the_table(example: Example) -> None:
    outcome = played(example)
    assert [difference.message() for difference in outcome.differences] == []
    rows = paid_in(outcome)
    assert rows_of(rows, ON_TOP) == written_rows(example.payments)
    assert net_of(rows) == example.net
    if example.end in ("stop", "time"):
        assert next_dealer(outcome) == example.next_dealer
    true = [
        (hu["seat"], step.get("from", hu["seat"]), hu["fan_total"])
        for step in example.script
        for hu in step.get("hu", ())
        if "fan_total" in hu
    ]
    won = [event for event in outcome.events if isinstance(event, Won)]
    assert Counter((Wind(event.seat).name, Wind(event.source).name, event.han) for event in won) == Counter(true)


@pytest.mark.parametrize("example", [one for one in ALL.example if one.hands], ids=lambda one: one.id)
def test_the_table_finds_the_same_hands(example: Example) -> None:
    """The hands that are written are those that win, or are ready, at the table."""
    outcome = played(example)
    won = {Wind(event.seat).name: event for event in outcome.events if isinstance(event, Won)}
    ready = {Wind(event.seat).name for event in outcome.events if isinstance(event, HandShown) and event.ready}
    for hand in example.hands:
        if hand.tile:
            found = Counter((element.id, element.han) for element in won[hand.seat].elements)
            assert found == written_fans(hand.fans, ALL.ids)
            assert won[hand.seat].base == hand.cost
        else:
            assert hand.seat in ready


# ---------------------------------------------------------------- wall and deal (S30)

SIDES: Final = (("E", 14), ("N", 13), ("W", 14), ("S", 13))
"""Clockwise."""
STACKS: Final = [(side, number) for side, stacks in SIDES for number in range(1, stacks + 1)]
"""Each stack of the ring: whose it is, and which from the right end."""


def opened(dice: tuple[int, int]) -> list[tuple[str, int]]:
    """The stacks in the order in which they are taken."""
    rules = WallRules(load("sichuan").plan.wall)
    ring = tuple(Tile(place) for place in range(2 * len(STACKS)))
    row = rules.broken(ring, *rules.break_at((*dice, 1, 1)))
    assert all(upper + 1 == lower for upper, lower in zip(row[::2], row[1::2], strict=True)), "the upper tile first"
    return [STACKS[tile // 2] for tile in row[::2]]


@pytest.mark.parametrize("case", ALL.breaks, ids=lambda case: str(case.dice))
def test_where_the_wall_is_opened(case: Break) -> None:
    stacks = opened(case.dice)
    assert stacks[-1] == (case.side, case.stacks)
    assert stacks[0] == (case.side, case.stacks + 1)
    side, stack = WallRules(load("sichuan").plan.wall).break_at((*case.dice, 1, 1))
    assert (Wind(side).name, stack) == (case.side, case.stacks)


def test_the_order_of_the_walls() -> None:
    stacks = opened((4, 2))
    runs = [0, *(place for place, (one, two) in enumerate(pairwise(stacks), 1) if one[0] != two[0]), len(stacks)]
    assert [(stacks[first][0], last - first) for first, last in pairwise(runs)] == ALL.deal.stacks_of_4_2


def test_the_deal() -> None:
    box = table_of(load("sichuan")).book.tile_set.tiles
    match = Match("sichuan", 0, chance=GivenChance([Lots(box, (4, 2, 1, 1), broken=True)]))
    assert match.deal.wall.live == ALL.deal.wall
    for seat in Wind:
        held = [box.index(tile) for tile in match.deal.hands[seat].tiles]
        assert len(held) == ALL.deal.hands[seat.name]
        assert [place for place in sorted(held) if place >= 48] == ALL.deal.items[seat.name]
    while not any(isinstance(event, Drawn) and event.source == "wall" for event in match.events):
        match.close()
    first = next(event for event in match.events if isinstance(event, Drawn) and event.source == "wall")
    assert (Wind(first.seat).name, box.index(first.tile)) == ALL.deal.first_draw


# ---------------------------------------------------------------- cost (S31), next dealer (S32)


@pytest.mark.parametrize("case", ALL.costs, ids=lambda case: f"{case.fans} fans")
def test_what_fans_cost(case: Cost) -> None:
    """Kongs are a fan each; what is more the situation adds."""
    hands = {
        0: ("123p 678p 123m 46m 99m", "5m", []),
        1: ("1111p# 678p 123m 46m 99m", "5m", []),
        2: ("1111p# 2222p# 123m 46m 99m", "5m", []),
        3: ("1111p# 2222p# 3333m# 46m 99m", "5m", []),
        4: ("1111p# 2222p# 3333m# 46m 99m", "5m", ["after_kong"]),
        5: ("1111p# 2222p# 3333m# 46m 99m", "5m", ["after_kong", "last_discard"]),
    }
    found = scored(*hands[case.fans])
    assert (found.han, found.base) == (case.fans, case.cost)
    plan = load("sichuan").plan.payments
    won = Award(Wind.S, found.base)
    assert [row.amount for row in payments.ron([won], Wind.N, Counters(), plan)] == [case.discard]
    drawn = rows_of(payments.tsumo(won, Counters(), plan), ON_TOP)
    assert drawn == Counter((seat, "S", case.draw, "tsumo") for seat in "EWN")


@pytest.mark.parametrize("case", ALL.dealers, ids=lambda case: f"{case.wins} -> {case.next}")
def test_the_next_dealer(case: FirstWins) -> None:
    table = plan_parts()
    deal = Match("sichuan", 0).deal
    outs = recall(deal, BattleMemory).outs
    for moment, win in enumerate(case.wins):
        for seat in win["winners"]:
            outs.append(Out(Wind[seat], moment, Wind[win.get("from", seat)]))
            deal.hands[Wind[seat]].out = True
    result, _ = table.winners.settle(deal, "out" if len(outs) == LAST else "time")
    stays = table.dealer.stays(deal, result)
    dealer = deal.dealer if stays else table.dealer.next(deal, result, table.seats)
    assert Wind(dealer).name == case.next
