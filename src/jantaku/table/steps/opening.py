"""The opening: the wall is broken and dealt (001:249-283)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from jantaku.scoring.ledger import Seat
from jantaku.table.events import Dealt, DiceRolled, Drawn, WallBroken
from jantaku.table.state.deal import Deal, Step
from jantaku.table.state.holding import Holding
from jantaku.tiles import KIND

if TYPE_CHECKING:
    from jantaku.table.table import Answers, Table


def break_wall(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """The dice tell where the wall is broken."""
    tell = deal.events.append
    dice = deal.dice
    side, stack = table.wall.break_at(dice, table.seats.count)
    first = table.dealer.breaks(deal.dealer, deal.events)
    owner = table.seats.order(first)[side]
    for thrower, throw in zip((first, owner), table.wall.throws(dice), strict=False):
        tell(DiceRolled(thrower, throw))
    row = deal.wall.row
    if not deal.broken:
        row = table.wall.broken(row, side, stack, table.seats.count)
    deal.wall = table.wall.lay(row, owner, stack)
    tell(WallBroken(owner, stack))
    table.phases.broken(deal)
    for broken in table.broken:
        broken(deal)


def turn_indicator(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """The first dora indicator is turned, or several."""
    table.dora.open_first(deal)


def deal_tiles(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Three times four tiles each, then one each; the dealer's fourteenth is the one that he would draw first."""
    first = table.wall.takes_first(deal.dice, table.seats.count)
    order = table.seats.playing_from(table.seats.order(deal.dealer)[first])
    wall = deal.wall
    *blocks, last = table.phases.blocks
    for size in blocks:
        _deal_blocks(deal, order, size)
    extra, place = table.phases.extra(deal), wall.next + last * len(order)
    fourteenth = None if extra is None else Drawn(extra, wall.row[place], "deal", wall.end - place - 1)
    at_once = table.phases.at_once
    _deal_blocks(deal, order, last, fourteenth if at_once else None)
    for seat in table.seats.playing:
        hand = deal.hands[seat]
        hand.count()
        table.look(hand)
    if fourteenth is not None:
        if not at_once:
            deal.events.append(fourteenth)
        table.wall.draw(wall)
        deal.hands[fourteenth.seat].take(fourteenth.tile)
        deal.turn, deal.came = fourteenth.seat, "deal"
    table.phases.dealt(deal)
    for dealt in table.dealt:
        dealt(deal)


def _deal_blocks(deal: Deal, order: Iterable[Seat], size: int, taken_with_it: Drawn | None = None) -> None:
    """Everybody takes so many tiles; and somebody one more at once."""
    wall, hands, tell = deal.wall, deal.hands, deal.events.append
    row, place, left = wall.row, wall.next, wall.live
    for seat in order:
        tiles = row[place : place + size]
        place += size
        left -= size
        hands[seat].tiles.extend(tiles)
        tell(Dealt(seat, tiles, left))
        if taken_with_it is not None and taken_with_it.seat == seat:
            left -= 1
            tell(Drawn(seat, taken_with_it.tile, "deal", left))
    wall.next = place


def look_without_drawn(hand: Holding, table: "Table") -> None:
    """The waits of a hand are those that it has before the drawn tile."""
    drawn = hand.drawn
    if drawn >= 0:
        hand.counts[drawn & KIND] -= 1
    hand.away = 0
    table.look(hand)
    if drawn >= 0:
        hand.counts[drawn & KIND] += 1
