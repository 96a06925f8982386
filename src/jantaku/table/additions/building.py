"""Hands that are built (001:4279-4287): everybody is dealt a wall of tiles, picks a hand of them, and discards of the
rest. Nobody draws, and nobody calls. Riichi is declared with the first discard, whatever the hand is: nobody has to
show it at a draw, and there is no penalty for one that is not ready."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.addition import Addition
from jantaku.table.events import HandBuilt
from jantaku.table.parts.openings import Phases
from jantaku.table.parts.seats import Seats
from jantaku.table.parts.turns import TURN, Turns
from jantaku.table.state.built_hands import BuiltHands, supply
from jantaku.table.state.deal import Deal, Step
from jantaku.table.state.holding import NO_TILE, Holding
from jantaku.table.state.memory import recall
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.steps.riichi import declare_riichi
from jantaku.table.steps.turn import discard_tile
from jantaku.table.steps.windows import open_window
from jantaku.table.words import Code, Verb, code, discard, first_of, riichi
from jantaku.tiles import Tile, place_in_hand

if TYPE_CHECKING:
    from jantaku.table.table import Actor, Answers, Asker, Doer, Table


def ask_pick(deal: Deal, table: "Table", step: Step) -> Window:
    """Which tile does each pick next? All pick at the same time, in secret."""
    building = table.addition(Building)
    asks = [(seat, building.to_pick(deal, seat)) for seat in table.seats.order(deal.dealer)]
    return open_window(deal, table, WindowKind.CHOICE, [(seat, codes, codes[0]) for seat, codes in asks])


def pick(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """One more for each hand."""
    picked = recall(deal, BuiltHands).picked
    for seat in table.seats.all:
        picked[seat].append(first_of(answers[seat].code))


def build(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """The hands stand; what is left may be discarded. There is no first turn that a rule could speak of."""
    memory = recall(deal, BuiltHands)
    for seat in table.seats.order(deal.dealer):
        hand, tiles = deal.hands[seat], memory.picked[seat]
        rest = sorted((tile for tile in hand.tiles if tile not in tiles), key=place_in_hand)
        for tile in rest:
            hand.put(tile)
        memory.supplies[seat], memory.picked[seat] = rest, []
        hand.away = 0
        table.look(hand)
        deal.events.append(HandBuilt(seat, tuple(sorted(tiles, key=place_in_hand))))
    deal.uninterrupted = False


def discard_of_supply(deal: Deal, table: "Table", seat: Seat, said: Code) -> None:
    """The tile passes through the hand."""
    _take_up(deal, seat, first_of(said))
    discard_tile(deal, table, seat, said)


def declare_with_supply(deal: Deal, table: "Table", seat: Seat, said: Code) -> None:
    """The same with the first one, with which riichi is declared."""
    _take_up(deal, seat, first_of(said))
    declare_riichi(deal, table, seat, said)


def _take_up(deal: Deal, seat: Seat, tile: Tile) -> None:
    hand = deal.hands[seat]
    supply(deal, seat).remove(tile)
    hand.take(tile)
    hand.drawn = NO_TILE


class Building(Addition):
    """Who picks what, and what may be discarded then."""

    remembers = BuiltHands
    asks: ClassVar[Mapping[str, "Asker"]] = {"pick": ask_pick}
    acts: ClassVar[Mapping[str, "Actor"]] = {"pick": pick, "build": build}
    verbs: ClassVar[Mapping[int, "Doer"]] = {
        int(Verb.DISCARD): discard_of_supply,
        int(Verb.RIICHI): declare_with_supply,
    }
    compels = True

    def __init__(self, size: int) -> None:
        """``size``: of a hand."""
        self.size = size

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "Building | None":
        """Where hands are built."""
        return cls(sum(plan.wall.blocks)) if plan.building.tiles else None

    def dealt(self, deal: Deal) -> None:
        """Everybody picks so many, one by one, and then the hands stand."""
        deal.push("build")
        for _ in range(self.size):
            deal.push("pick")

    def looks(self, look: Callable[[Holding], None]) -> Callable[[Holding], None]:
        """The same for hands that are built: before that there is nothing to wait for."""

        def look_at(hand: Holding) -> None:
            if len(hand.tiles) == self.size:
                look(hand)

        return look_at

    def to_pick(self, deal: Deal, seat: Seat) -> list[Code]:
        """The tiles that it has not picked yet."""
        picked = recall(deal, BuiltHands).picked[seat]
        tiles = sorted((tile for tile in deal.hands[seat].tiles if tile not in picked), key=place_in_hand)
        return [code(Verb.CHOOSE, tile) for tile in tiles]

    def first_words(self, deal: Deal, seat: Seat) -> list[Code]:
        """To discard a tile that is not of the hand: there is nothing else to do in a turn."""
        says = discard if deal.hands[seat].pond else riichi
        return [says(tile) for tile in supply(deal, seat)]

    def must(self, deal: Deal, seat: Seat) -> bool:
        """Always."""
        return True


class Walls(Phases):
    """Everybody takes a wall, and nobody a tile more."""

    def extra(self, deal: Deal) -> Seat | None:
        """Nobody."""
        return None


class Steps(Turns):
    """Turn by turn everybody discards, and nothing is drawn."""

    def __init__(self, seats: Seats, steps: int) -> None:
        """``steps``: after so many discards of everybody the deal is drawn."""
        super().__init__(seats)
        self.steps = steps

    def after_discard(self, deal: Deal, seat: Seat) -> None:
        """The next one, if he may discard once more."""
        follower = self.seats.following[deal.direction][seat]
        if len(deal.hands[follower].pond) >= self.steps:
            deal.push("settle_draw")
            deal.push("rulings")
            return
        deal.turn, deal.came = follower, "none"
        deal.agenda.append(TURN[follower])
