"""The wall: where it is broken, what lies where in it, in which order it is dealt (base mechanics 5, 6 and 14.8)."""

import pytest

from jantaku.rules.plan import WallPlan
from jantaku.table.chance import GivenChance, Lots
from jantaku.table.events import Dealt, DiceRolled, Drawn, IndicatorShown, WallBroken
from jantaku.table.match import Match
from jantaku.table.parts.wall import WallRules, first_stack
from jantaku.table.words import Verb
from jantaku.tiles import Tile, TileSet
from tests.table.laid import laid, offered

RING = tuple(Tile(number) for number in range(136))
"""Tiles that are called by their places: tile 50 is the upper one of stack 26."""
BOX = TileSet.riichi((1, 1, 1)).tiles


def upper(stack: int) -> Tile:
    """The upper tile of a stack; stacks count from 1."""
    return RING[2 * (stack - 1)]


@pytest.mark.parametrize(
    ("throws", "dice", "side", "counted", "last_dead"),
    [
        (1, (3, 5, 1, 1), 3, 8, 25),  # the worked example of the book: 8, North, eight stacks
        (2, (2, 3, 6, 6), 0, 17, 17),
        (2, (6, 6, 6, 6), 3, 24, 41),  # runs on into the next side
        (1, (1, 1, 6, 6), 1, 2, 53),
        (2, (1, 2, 1, 1), 2, 5, 39),
    ],
)
def test_the_dice_break_the_wall(throws: int, dice: tuple[int, ...], side: int, counted: int, last_dead: int) -> None:
    rules = WallRules(WallPlan(throws=throws))  # type: ignore[arg-type]
    assert rules.break_at(dice) == (side, counted)
    row = rules.broken(RING, side, counted)
    assert row[0] == upper(last_dead + 1)
    assert row[-2:] == (upper(last_dead), upper(last_dead) + 1)
    assert sorted(row) == sorted(RING)


def test_the_side_is_counted_from_the_dealer_against_the_clock() -> None:
    rules = WallRules(WallPlan(throws=1))
    owners = {total: rules.break_at((total - 1, 1, 1, 1))[0] for total in range(2, 13)}
    assert [total for total, owner in owners.items() if owner == 0] == [5, 9]
    assert [total for total, owner in owners.items() if owner == 1] == [2, 6, 10]
    assert [total for total, owner in owners.items() if owner == 2] == [3, 7, 11]
    assert [total for total, owner in owners.items() if owner == 3] == [4, 8, 12]


def test_stacks_are_numbered_clockwise() -> None:
    """Dealer 1-17, the left neighbour (North) 18-34, West 35-51, South 52-68."""
    assert [first_stack(side, 68) for side in range(4)] == [0, 51, 34, 17]


def test_the_dead_wall() -> None:
    rules = WallRules(WallPlan())
    wall = rules.lay(RING, 0, 0)
    assert (wall.live, len(wall.row) - wall.end) == (122, 14)
    d = {number: upper(68 - number + 1) for number in range(1, 9)}
    assert [rules.show(wall) for _ in range(6)] == [d[3], d[4], d[5], d[6], d[7], None]
    assert rules.indicators(wall) == (d[3], d[4], d[5], d[6], d[7])
    assert rules.ura(wall) == tuple(tile + 1 for tile in rules.indicators(wall))
    assert [rules.replace(wall) for _ in range(5)] == [d[1], d[1] + 1, d[2], d[2] + 1, None]


@pytest.mark.parametrize(("refill", "live", "dead"), [(True, 118, 14), (False, 122, 10)])
def test_the_dead_wall_is_filled_up_or_not(refill: bool, live: int, dead: int) -> None:
    rules = WallRules(WallPlan(refill=refill))
    wall = rules.lay(RING, 0, 0)
    for _ in range(4):
        rules.replace(wall)
    assert (wall.live, len(wall.row) - wall.end - wall.taken) == (live, dead)
    drawn = [rules.draw(wall) for _ in range(live + 1)]
    assert drawn == [*RING[:live], None]


def test_after_the_deal_69_tiles_are_left_and_68_after_a_kan() -> None:
    match = laid("1111m22p344s3456z", "99m19p19s1234566z", "23m456p789p23455s", "5678m1122p33s334z", then="6p")
    assert match.deal.wall.live == 69
    assert match.answer(0, offered(match, 0, Verb.CLOSED_KAN)) is None
    wall = match.deal.wall
    assert (wall.live, len(wall.row) - wall.end - wall.taken) == (68, 14)
    drawn = match.events[-1]
    assert drawn == Drawn(0, wall.row[-2], "dead_wall", 68)


PLACES = {
    0: [*range(4), *range(16, 20), *range(32, 36), 48, 52],
    1: [*range(4, 8), *range(20, 24), *range(36, 40), 49],
    2: [*range(8, 12), *range(24, 28), *range(40, 44), 50],
    3: [*range(12, 16), *range(28, 32), *range(44, 48), 51],
}


def test_the_order_of_the_deal() -> None:
    """Three times two stacks each, then one tile each; the dealer's fourteenth is the one that he would draw."""
    match = Match("riichi", 0, chance=GivenChance([Lots(BOX, (1, 1, 1, 1), broken=True)]))
    held = {seat: [BOX.index(tile) for tile in match.deal.hands[seat].tiles] for seat in range(4)}
    assert held == PLACES
    told = [event for event in match.events if isinstance(event, Dealt | Drawn)]
    assert [len(event.tiles) for event in told if isinstance(event, Dealt)] == [4] * 12 + [1] * 4
    assert [event.seat for event in told[:12]] == [0, 1, 2, 3] * 3
    assert told[13] == Drawn(0, BOX[52], "deal", 72)  # 000:93: the dealer takes the first and the third at once


@pytest.mark.parametrize(("rules", "throws"), [("riichi", 1), ("book", 2)])
def test_the_deal_starts_with_the_dealer_wherever_he_sits(rules: str, throws: int) -> None:
    """000:78-81 has one throw, 001:249 a second one by the owner of the side."""
    match = Match(rules, 3)
    while match.deal.dealer != 2:
        match.close()
    told = match.deal.events
    thrown = [event for event in told if isinstance(event, DiceRolled)]
    broken = next(event for event in told if isinstance(event, WallBroken))
    total = sum(thrown[0].dice)
    assert [event.seat for event in thrown] == [2, (2 + total - 1) % 4][:throws]
    assert (broken.side, broken.stack) == ((2 + total - 1) % 4, sum(sum(event.dice) for event in thrown))
    assert [event.seat for event in told if isinstance(event, Dealt)][:4] == [2, 3, 0, 1]


def test_the_indicator_is_turned_before_the_deal() -> None:
    match = Match("riichi", 1)
    names = [type(event).__name__ for event in match.deal.events]
    assert names[:5] == ["DealStarted", "DiceRolled", "WallBroken", "IndicatorShown", "Dealt"]
    indicator = next(event for event in match.deal.events if isinstance(event, IndicatorShown))
    assert indicator.tile == match.deal.wall.row[-6]


def test_a_wall_without_a_live_tile_gives_none() -> None:
    rules = WallRules(WallPlan())
    wall = rules.lay(RING, 0, 0)
    wall.next = wall.end
    assert rules.draw(wall) is None
    assert rules.replace(wall) is not None  # nothing is left to fill up with
    assert wall.live == 0


def test_a_copy_of_a_wall_goes_its_own_way() -> None:
    rules = WallRules(WallPlan())
    wall = rules.lay(RING, 2, 9)
    twin = wall.copy()
    rules.draw(twin)
    rules.show(twin)
    assert (wall.next, wall.shown, twin.next, twin.shown) == (0, 0, 1, 1)
    assert (twin.side, twin.stack) == (2, 9)


def test_no_indicator_is_turned_where_the_last_live_tile_was_drawn() -> None:
    rules = WallRules(WallPlan(played_out=True))
    wall = rules.lay(tuple(BOX), 0, 0)
    assert rules.show(wall) is not None
    assert rules.take_last(wall) is not None
    assert rules.show(wall) is None
    untouched = rules.lay(tuple(BOX), 0, 0)
    assert rules.show(untouched) is not None
    assert rules.show(untouched) is not None
