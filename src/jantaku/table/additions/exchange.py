"""Tiles of one suit that everybody passes on after the deal; a rule of many tables, not of the books."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from jantaku.rules.plan import ExchangePlan, Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.addition import Addition
from jantaku.table.additions.void import SUIT_MASKS, held, suit_of
from jantaku.table.events import TilesPassed
from jantaku.table.parts.seats import Seats
from jantaku.table.state.deal import Deal, Step
from jantaku.table.state.holding import NO_TILE
from jantaku.table.state.memory import Memory, recall, recalled
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.steps.opening import look_without_drawn
from jantaku.table.steps.windows import open_window
from jantaku.table.words import Code, Verb, code, first_of
from jantaku.tiles import KIND, Tile

if TYPE_CHECKING:
    from jantaku.table.table import Actor, Answers, Asker, Table


def ask_pass_on(deal: Deal, table: "Table", step: Step) -> Window | None:
    """Which tile does each pass on? Who has just enough of a suit is not asked for the last of them."""
    exchange = table.addition(Exchange)
    asks = [(seat, exchange.codes(deal, seat)) for seat in table.seats.order(deal.dealer)]
    open_asks = [(seat, codes, codes[-1]) for seat, codes in asks if len(codes) > 1]
    return open_window(deal, table, WindowKind.CHOICE, open_asks) if open_asks else None


def choose_to_pass_on(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Each lays one face down."""
    exchange = table.addition(Exchange)
    for seat in table.seats.order(deal.dealer):
        answer = answers.get(seat)
        code = exchange.codes(deal, seat)[-1] if answer is None else answer.code
        exchange.choose(deal, seat, first_of(code))


def pass_on(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """All tiles that were laid down go to the others at once."""
    table.addition(Exchange).pass_on(deal)
    for hand in deal.hands:
        look_without_drawn(hand, table)


class LaidToPassOn(Memory):
    """What each seat has laid down to pass it on."""

    stored: ClassVar[str] = "exchange"
    tiles: list[list[Tile]]
    passed: bool = False
    """All of it has gone to the others."""

    @classmethod
    def begin(cls, seats: int) -> Self:
        """Nothing yet."""
        return cls([[] for _ in range(seats)])


def laid_to_pass_on(deal: Deal, seat: Seat) -> list[Tile]:
    """What this seat has laid down for that so far; nothing where tiles are not passed on."""
    memory = recalled(deal, LaidToPassOn)
    return [] if memory is None else memory.tiles[seat]


def is_under_way(deal: Deal) -> bool:
    """Whether tiles are to be passed on, and have not been yet."""
    memory = recalled(deal, LaidToPassOn)
    return memory is not None and not memory.passed


class Exchange(Addition):
    """Who passes on what to whom."""

    remembers = LaidToPassOn
    asks: ClassVar[Mapping[str, "Asker"]] = {"pass_on": ask_pass_on}
    acts: ClassVar[Mapping[str, "Actor"]] = {"pass_on": choose_to_pass_on, "exchange": pass_on}

    def __init__(self, plan: ExchangePlan, seats: Seats) -> None:
        self.tiles = plan.tiles
        self.to = plan.to
        self.seats = seats

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "Exchange | None":
        """Where tiles are passed on."""
        return cls(plan.exchange, table.seats) if plan.exchange.tiles else None

    def dealt(self, deal: Deal) -> None:
        """Everybody chooses so many, one by one, and then they go."""
        deal.push("exchange")
        for _ in range(self.tiles):
            deal.push("pass_on")

    def codes(self, deal: Deal, seat: Seat) -> list[Code]:
        """What it may put down: tiles of a suit of which it has enough; the last is the default, of the shortest such
        suit."""
        hand, chosen = deal.hands[seat], laid_to_pass_on(deal, seat)
        if chosen:
            masks = [SUIT_MASKS[suit_of(chosen[0])]]
        else:
            enough = [mask for mask in SUIT_MASKS if held(hand, mask) >= self.tiles]
            masks = sorted(enough, key=lambda mask: -held(hand, mask))
        tiles = [tile for mask in masks for tile in hand.tiles if mask >> (tile & KIND) & 1 and tile not in chosen]
        return [code(Verb.CHOOSE, tile) for tile in tiles]

    def choose(self, deal: Deal, seat: Seat, tile: Tile) -> None:
        """One more."""
        recall(deal, LaidToPassOn).tiles[seat].append(tile)

    def steps(self, dice: Sequence[int]) -> int:
        """How many seats further the tiles go."""
        first, second = dice[:2]
        by_dice = 2 if (first + second) % 2 == 0 else 1 if max(first, second) % 2 else 3
        return {"next": 1, "across": 2, "previous": 3}.get(self.to, by_dice)

    def pass_on(self, deal: Deal) -> None:
        """All at once: the tiles leave the hands, then they come into the others."""
        steps, memory = self.steps(deal.dice), recall(deal, LaidToPassOn)
        passed = {seat: memory.tiles[seat] for seat in self.seats.order(deal.dealer)}
        memory.tiles, memory.passed = [[] for _ in deal.hands], True
        for seat, tiles in passed.items():
            for tile in tiles:
                deal.hands[seat].put(tile)
        for seat, tiles in passed.items():
            target = self.seats.order(seat)[steps % self.seats.count]
            hand = deal.hands[target]
            drawn = hand.drawn
            for tile in tiles:
                hand.take(tile)
            hand.drawn = NO_TILE if drawn == NO_TILE else drawn if drawn in hand.tiles else tiles[-1]
            deal.events.append(TilesPassed(seat, target, tuple(tiles)))
