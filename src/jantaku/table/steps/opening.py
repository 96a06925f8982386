"""The opening: the wall is broken and dealt (001:249-283), and what else comes before the first turn (004:62-64)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from jantaku.scoring.ledger import Seat
from jantaku.table.codes import first_of
from jantaku.table.deal import Deal, Step
from jantaku.table.events import Dealt, DiceRolled, Drawn, KindsExcluded, WallBroken
from jantaku.table.steps.aside import look_without_drawn
from jantaku.table.steps.asking import open_window
from jantaku.table.window import Window, WindowKind

if TYPE_CHECKING:
    from jantaku.table.parts import Answers, Parts


def break_wall(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """The dice tell where the wall is broken."""
    tell = deal.events.append
    dice = tuple(deal.memory.pop("dice"))
    side, stack = parts.wall.break_at(dice, parts.seats.count)
    owner = parts.seats.order(deal.dealer)[side]
    for thrower, throw in zip((deal.dealer, owner), parts.wall.throws(dice), strict=False):
        tell(DiceRolled(thrower, throw))
    if parts.exchange.tiles:
        deal.memory["passes_to"] = [parts.exchange.steps(dice)]
    row = deal.wall.row
    if not deal.memory.pop("broken", None):
        row = parts.wall.broken(row, side, stack, parts.seats.count)
    deal.wall = parts.wall.lay(row, owner, stack)
    first = parts.wall.takes_first(dice, parts.seats.count)
    if first:
        deal.memory["takes_first"] = [parts.seats.order(deal.dealer)[first]]
    tell(WallBroken(owner, stack))
    parts.phases.broken(deal)


def exclude_kinds(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """Tiles are turned up at the break, and their kinds are out of play (001:4041)."""
    tiles = parts.exclusion.exclude(deal.wall)
    for hand in deal.hands:
        hand.void |= deal.wall.excluded
    deal.events.append(KindsExcluded(tuple(sorted({tile & 63 for tile in tiles})), tiles))


def turn_indicator(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """The first dora indicator is turned."""
    parts.dora.turn(deal)


def deal_tiles(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """Three times four tiles each, then one each; the dealer's fourteenth is the one that he would draw first."""
    (first,) = deal.memory.pop("takes_first", (deal.dealer,))
    order = parts.seats.order(first)
    wall = deal.wall
    *blocks, last = parts.phases.blocks
    for size in blocks:
        _deal_blocks(deal, order, size)
    extra, place = parts.phases.extra(deal), wall.next + last * len(order)
    fourteenth = None if extra is None else Drawn(extra, wall.row[place], "deal")
    at_once = parts.phases.at_once
    _deal_blocks(deal, order, last, fourteenth if at_once else None)
    for hand in deal.hands:
        counts = hand.counts
        for tile in hand.tiles:
            counts[tile & 63] += 1
        parts.look(hand)
    if fourteenth is not None:
        if not at_once:
            deal.events.append(fourteenth)
        parts.wall.draw(wall)
        deal.hands[fourteenth.seat].take(fourteenth.tile)
        deal.turn, deal.came = fourteenth.seat, "deal"
    parts.phases.dealt(deal)


def _deal_blocks(deal: Deal, order: Iterable[Seat], size: int, taken_with_it: Drawn | None = None) -> None:
    """Everybody takes so many tiles; and somebody one more at once."""
    wall, hands, tell = deal.wall, deal.hands, deal.events.append
    row, place = wall.row, wall.next
    for seat in order:
        tiles = row[place : place + size]
        place += size
        hands[seat].tiles.extend(tiles)
        tell(Dealt(seat, tiles))
        if taken_with_it is not None and taken_with_it.seat == seat:
            tell(taken_with_it)
    wall.next = place


def ask_pass_on(deal: Deal, parts: "Parts", step: Step) -> Window | None:
    """Which tile does each pass on? Who has just enough of a suit is not asked for the last of them."""
    asks = [(seat, parts.exchange.codes(deal, seat)) for seat in parts.seats.order(deal.dealer)]
    open_asks = [(seat, codes, codes[-1]) for seat, codes in asks if len(codes) > 1]
    return open_window(deal, parts, WindowKind.CHOICE, open_asks) if open_asks else None


def choose_to_pass_on(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """Each lays one face down."""
    for seat in parts.seats.order(deal.dealer):
        answer = answers.get(seat)
        code = parts.exchange.codes(deal, seat)[-1] if answer is None else answer.code
        parts.exchange.choose(deal, seat, first_of(code))


def pass_on(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """All tiles that were laid down go to the others at once."""
    parts.exchange.pass_on(deal)
    for hand in deal.hands:
        look_without_drawn(hand, parts)


def ask_void(deal: Deal, parts: "Parts", step: Step) -> Window:
    """Which suit will each be rid of? All choose at once."""
    asks = [(seat, parts.void.codes(deal.hands[seat])) for seat in parts.seats.order(deal.dealer)]
    return open_window(deal, parts, WindowKind.CHOICE, [(seat, codes, codes[-1]) for seat, codes in asks])


def choose_void(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """The tiles, or cards, lie face down before the players."""
    for seat in parts.seats.order(deal.dealer):
        parts.void.choose(deal, seat, first_of(answers[seat].code))
        look_without_drawn(deal.hands[seat], parts)
