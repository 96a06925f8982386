"""The stage of a scenario: every tile in its place before the deal begins.

Named tiles come first, each a tile of the box. All other places are filled so that nothing happens by accident: hands
whose tiles have nothing to do with each other, so that they call and win nothing; indicators that make no named tile
dora; draws that nobody waits for, or would set aside. The same scenario is always laid the same way.

How many sit at the table, how many tiles a hand has, where the indicators lie and where replacement tiles come from,
the parts say.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Final

import msgspec

from jantaku.hands import Meld, MeldForm
from jantaku.hands.melds import parse_hand
from jantaku.hands.supplements import supplements
from jantaku.rules.plan import DrawPlan
from jantaku.scenarios.scenario import ROUND, Scenario, ScenarioError, line_of, wrong_tiles
from jantaku.scenarios.script import WINDS, Move, is_at_once, read_tiles
from jantaku.scoring.book import pointers
from jantaku.table.additions.first_turn import FirstTurn
from jantaku.table.additions.nuki import kinds_set_aside
from jantaku.table.parts.wall import LAYERS
from jantaku.table.state.deal import Deal
from jantaku.table.state.wall import Wall
from jantaku.table.table import Table
from jantaku.texts import SayableError, TextId
from jantaku.tiles import (
    BONUS,
    NUMBERS,
    SIMPLES,
    SUITS,
    TERMINALS_AND_HONOURS,
    Face,
    Scheme,
    Tile,
    face_of,
    kind_of,
    marks_of,
)
from jantaku.tiles.mpsz import write_faces
from jantaku.tiles.tile import FIVES

HELD: Final = 17
"""More tiles than this are no hand."""
MOST_SHOWN: Final = 6
"""Indicators that can be named, or may come to be turned."""
MOST_REPLACED: Final = 8
"""Tiles at the end of the live wall that may come to be drawn from there."""
APART: Final = 3
"""Tiles of a suit that are so far apart make no run with any third one."""
FAR: Final = 3
"""The least shanten of a filled hand that has taken tiles which others wait for."""
STAYS: Final = frozenset({"void"})
"""What leaves the tile in the hand."""
MOST_ORPHANS: Final = 7
"""Kinds of terminals and honours in a filled hand: with a drawn one they are not yet nine; where eight are enough they
are fewer."""


class Stage(msgspec.Struct, frozen=True):
    """What lies where. Seats count from the dealer."""

    row: tuple[Tile, ...]
    """The wall in the order of drawing."""
    melds: tuple[tuple[Meld, ...], ...]
    draws: tuple[tuple[Tile, ...], ...]
    """What each seat will draw, in order."""
    wanted: tuple[tuple[Tile, ...], ...]
    """What each seat will draw when the play says that it has it."""
    after_win: Tile | None = None
    """The indicator, where it is the next live tile at the moment of a win."""
    flowers: tuple[tuple[Tile, ...], ...] = ()
    """What each seat has set aside before."""
    river: int = 0
    """So many tiles behind the dealt ones lie in the ponds already; with those that follow, others have won before."""
    replacements: tuple[Tile, ...] = ()
    """Replacement tiles to come, where they are drawn like others."""
    suits: tuple[str, ...] = ()
    """The suit that each seat must be rid of, where there is such a rule."""


def lay(scenario: Scenario, table: Table, waits: int) -> Stage:
    """The stage of a scenario; ``waits`` are the kinds that somebody waits for."""
    return _Layer(scenario, table, waits).stage()


class _Layer:
    def __init__(self, scenario: Scenario, table: Table, waits: int) -> None:
        self.scenario = scenario
        self.table = table
        self.waits = waits
        self.box = list(table.book.tile_set.tiles)
        self.names = WINDS[: table.seats.count]
        self.size = sum(table.phases.blocks)
        self.extra = table.phases.extra(_bare_deal(scenario, table))
        """Who is dealt a tile more, usually East."""
        self.named: Counter[int] = Counter()
        """The named tiles by kind."""
        self.fillers: list[tuple[list[Tile], int, int]] = []
        """The places in hands that were filled, and the kinds that had better not lie there."""
        aborts = "kyuushu_kyuuhai" in table.plan.draws.aborts
        orphans = aborts or "thirteen_orphans" in table.plan.grammar.structures
        spared = table.plan.draws.nine_kinds < DrawPlan().nine_kinds
        self.most_orphans = MOST_ORPHANS - spared if orphans else len(self.box)
        self.from_reserve = table.wall.plan.replace_from == "reserve"
        self.from_next = table.wall.plan.replace_from == "next"

    def stage(self) -> Stage:
        hands = [self.named_hand(wind) for wind in self.names]
        concealed = [list(tiles) for tiles, _ in hands]
        melds = tuple(melds for _, melds in hands)
        wall = self.scenario.wall
        in_order = self.tiles("wall.draws", wall.draws) if isinstance(wall.draws, str) else []
        by_seat = wall.draws if isinstance(wall.draws, dict) else {}
        draws = [self.tiles(f"wall.draws.{wind}", by_seat.get(wind, "")) for wind in self.names]
        flowers = [self.tiles(f"flowers.{wind}", self.scenario.flowers.get(wind, "")) for wind in self.names]
        # A kan has four tiles and counts as three: its fourth is what was drawn for it as a replacement, and so is what
        # was drawn for a flower.
        fourths = [meld.all_tiles[3] for own in melds for meld in own if meld.is_kan] + list(chain(*flowers))
        self.for_eyes = [tile for own in melds for meld in own for tile in _drawn_for_eyes(meld)]
        turned = self.tiles("wall.excluded", wall.excluded)
        tail = Tail(self.table, len(turned) + max(0, self.table.plan.exclusion.kinds - len({*map(kind_of, turned)})))
        dead = self.named_dead_wall(tail, fourths) | dict(zip(tail.turned, turned, strict=False))
        wanted = self.wanted(concealed, melds, draws, in_order)
        out = self.fill_turned(dead, tail)
        if not self.from_reserve:
            self.fill_dead_wall(dead, tail, out)
        suits = self.suits(concealed, melds) if self.table.plan.void.chosen else ()
        self.avoid = [SUITS[suit] for suit in suits] or [0] * len(self.names)
        playing = self.table.seats.playing  # the same positions, whoever deals
        for place in playing:
            self.fill_hand(concealed[place], self.size - _melded(melds[place]), self.avoid[place])
        if self.from_reserve:  # nothing is turned there, and longer hands have the first choice
            self.fill_dead_wall(dead, tail, out)
        start = self.scenario.start
        gone = start.river + sum(wind != WINDS[0] for wind in start.out)
        thrown = [self.choose(self.idle) for _ in range(min(gone, len(self.box)))]
        first, live = self.live(in_order, draws, wanted, fourths)
        self.hide_waits(live)
        dealt = [
            [*concealed[place], *(tile for meld in melds[place] for tile in meld.all_tiles[: meld.stands_for])]
            for place in playing
        ]
        raised = [meld.added for own in melds for meld in own if meld.is_run and meld.added is not None]
        row = [*_dealing_order(dealt, self.table.phases.blocks), *first, *raised, *thrown, *live]
        row += map(dead.__getitem__, tail.dead)
        self.lay_in_live(row, dead, len(tail.dead), len(live))
        coming = tuple(self.replacements[len(fourths) :]) if self.from_next else ()
        return Stage(
            tuple(row),
            melds,
            _frozen(draws),
            _frozen(wanted),
            self.after_win,
            _frozen(flowers),
            start.river,
            coming,
            suits,
        )

    # ------------------------------------------------------------ named tiles

    def tiles(self, key: str, text: str) -> list[Tile]:
        """The tiles that the text at a key names, out of the box."""
        try:
            return [self.take(face, key) for face in read_tiles(text)]
        except ScenarioError:
            raise
        except SayableError as error:
            raise wrong_tiles(key, line_of(key, self.scenario.lines), error) from None

    def take(self, face: Face, key: str) -> Tile:
        tile = next((tile for tile in self.box if face_of(tile) == face), None)
        if tile is None:
            raise ScenarioError(
                f"{key}: the box has no more {write_faces([face])}",
                TextId("scenario-too-many-fives") if kind_of(face) in FIVES else TextId("scenario-too-many"),
                key=key,
                tile=write_faces([face]),
                line=line_of(key, self.scenario.lines),
            )
        self.box.remove(tile)
        self.named[kind_of(tile)] += 1
        return tile

    def named_hand(self, wind: str) -> tuple[list[Tile], tuple[Meld, ...]]:
        key = f"hands.{wind}"
        text = self.scenario.hands.get(wind, "")
        box = self.table.book.tile_set
        try:
            hand = parse_hand(text, box if box.supplements else None)
        except SayableError as error:
            raise wrong_tiles(key, line_of(key, self.scenario.lines), error) from None
        tiles = [self.take(face_of(tile), key) for tile in hand.concealed]
        melds = tuple(self.meld(meld, key) for meld in hand.melds)
        if len(tiles) + _melded(melds) > self.size:
            line, text_id = line_of(key, self.scenario.lines), TextId("scenario-hand-size")
            raise ScenarioError(f"{key} is too long", text_id, key=key, line=line, size=self.size)
        return tiles, melds

    def meld(self, meld: Meld, key: str) -> Meld:
        """The same meld with tiles of the box."""
        tiles = tuple(self.take(face_of(tile), key) for tile in meld.tiles)
        added = None if meld.added is None else self.take(face_of(meld.added), key)
        claimed = None if meld.claimed is None else tiles[0]
        return Meld(meld.form, tiles, claimed, meld.feeder, added)

    def named_dead_wall(self, tail: "Tail", fourths: list[Tile]) -> dict[int, Tile]:
        """Where indicators and replacement tiles that are named lie, counted from the end of the wall."""
        wall, dora = self.scenario.wall, self.table.dora
        first, further = self.tiles("wall.dora", wall.dora), self.tiles("wall.kan_dora", wall.kan_dora)
        self.after_win = first[0] if first and dora.source == "after_win" else None
        self.replacements = fourths + self.tiles("wall.replacements", wall.replacements)
        lies: dict[int, Tile] = {}
        for at, tiles in (
            (tail.indicators[:1], first if dora.source == "dead_wall" else []),
            (tail.indicators[1:], further),
            (tail.ura[:1], self.tiles("wall.ura", wall.ura)),
            (tail.ura[1:], self.tiles("wall.kan_ura", wall.kan_ura)),
            (tail.replacements, [*self.replacements, *(first if dora.source == "last_tile" else [])]),
        ):
            lies.update(zip(at, tiles, strict=False))
        self.early = [tile for place, tile in lies.items() if place not in tail.dead]
        return lies

    def wanted(
        self,
        concealed: list[list[Tile]],
        melds: Sequence[Sequence[Meld]],
        draws: Sequence[Sequence[Tile]],
        in_order: Sequence[Tile],
    ) -> list[list[Tile]]:
        """Tiles that the play speaks of and nobody has: they go into the hand, or come when they are needed."""
        wanted: list[list[Tile]] = [[] for _ in concealed]
        anybody = Counter(map(face_of, chain(in_order, self.tiles_again(self.scenario.wall.replacements))))
        held = [Counter(map(face_of, chain(*pair))) for pair in zip(concealed, draws, strict=True)]
        drawn = [Counter(map(face_of, tiles)) for tiles in draws]
        moves = list(chain(*self.scenario.script))
        for before, move in zip([None, *moves], moves, strict=False):
            for face, count in Counter(self.needs(move, before)).items():
                # The winning tile of a tsumo does not come out of the hand.
                pools = ((drawn if move.verb == "tsumo" else held)[move.seat], anybody)
                missing = count - sum(pool[face] for pool in pools)
                for _ in range(missing):
                    tile = self.take(face, "play")
                    room = self.size - _melded(melds[move.seat]) - len(concealed[move.seat])
                    (wanted if move.verb == "tsumo" or not room else concealed)[move.seat].append(tile)
                    pools[0][face] += 1
                if not move.refused and move.verb not in STAYS:
                    anybody[face] -= max(0, count - pools[0][face])
                    pools[0][face] = max(0, pools[0][face] - count)
                if move.verb == "pass-on":  # somebody has it now
                    anybody[face] += count
        return wanted

    def needs(self, move: Move, before: Move | None = None) -> tuple[Face, ...]:
        """The tiles that the seat must have for the move, but for one that another has just set aside."""
        faces = move.needs(self.table.book.tile_set.tiles)
        if move.verb == "ankan" and before is not None and before.verb == "nuki" and before.seat != move.seat:
            return tuple((Counter(faces) - Counter(before.tiles)).elements())
        return faces

    def tiles_again(self, text: str) -> list[Tile]:
        """Tiles whose places are given already, by their faces."""
        return [Tile(face) for face in read_tiles(text)]

    # ------------------------------------------------------------ all other tiles

    def choose(self, worth: Callable[[Tile], tuple[int, ...]]) -> Tile:
        """The tile of the least worth, out of the box."""
        tile = min(self.box, key=lambda tile: (*worth(tile), tile >> 6 & 15, kind_of(tile)))
        self.box.remove(tile)
        return tile

    def fill_turned(self, lies: dict[int, Tile], tail: "Tail") -> frozenset[int]:
        """Tiles at the break, of kinds that nothing else speaks of; the kinds that are out of play."""
        out = {kind_of(lies[place]) for place in tail.turned if place in lies}
        for place in tail.turned:
            if place not in lies:
                lies[place] = self.choose(lambda tile: (kind_of(tile) in out, self.named[kind_of(tile)]))
                out.add(kind_of(lies[place]))
        return frozenset(out)

    def fill_dead_wall(self, lies: dict[int, Tile], tail: "Tail", out: frozenset[int]) -> None:
        """Indicators that point to nothing, and to nothing out of play; replacement tiles that nobody waits for."""
        points_to = pointers(self.table.book.tile_set, self.table.plan.dora)

        def indicator(tile: Tile) -> tuple[int, ...]:
            kind = kind_of(tile)
            to = points_to[kind]
            return to in out, self.named[to], not self.waits >> kind & 1, bool(marks_of(tile)), self.named[kind]

        shown = frozenset((*tail.indicators, *tail.ura))
        deep = frozenset(tail.replacements[MOST_REPLACED:]) if self.from_reserve else frozenset()
        for place in reversed(tail.dead):
            if place not in lies:
                worth = self.out_of_the_way if place in deep else self.idle
                lies[place] = self.choose(indicator if place in shown else worth)

    def idle(self, tile: Tile) -> tuple[int, ...]:
        """A good draw: nobody waits for it or sets it aside; plain; a simple, so that no pond is all terminals."""
        kind = kind_of(tile)
        return self.aside(kind) or self.waits >> kind & 1, bool(marks_of(tile)), not SIMPLES >> kind & 1

    def out_of_the_way(self, tile: Tile) -> tuple[int, ...]:
        """Best are the tiles that nobody should draw."""
        return (not self.aside(kind_of(tile)), *self.idle(tile))

    def aside(self, kind: int) -> int:
        """Whether tiles of this kind are set aside."""
        return kinds_set_aside(self.table.plan.nuki) >> kind & 1

    def suits(self, concealed: Sequence[Sequence[Tile]], melds: Sequence[Sequence[Meld]]) -> tuple[str, ...]:
        """The suit that each hand is to be rid of: as the scenario says, or that of which it has fewest named tiles."""
        said = dict(self.scenario.void)
        for move in chain(*self.scenario.script):
            if move.verb == "void" and not move.refused:
                said[WINDS[move.seat]] = write_faces(move.tiles)[-1]
        suits = []
        for place, (tiles, own) in enumerate(zip(concealed, melds, strict=True)):
            kinds = [kind_of(tile) for tile in (*tiles, *chain(*(meld.tiles for meld in own)))]
            names = [*SUITS][place % len(SUITS) :] + [*SUITS][: place % len(SUITS)]
            fewest = min(names, key=lambda suit: sum(SUITS[suit] >> kind & 1 for kind in kinds))
            suits.append(said.get(WINDS[place], fewest))
        return tuple(suits)

    def fill_hand(self, tiles: list[Tile], size: int, avoid: int = 0) -> None:
        """Tiles that have nothing to do with each other, first those that somebody waits for. ``avoid``: the kinds of
        the suit that the hand is to be rid of; where there is one, most hands cannot do without neighbours, and those
        are better than pairs, which could be called."""
        while len(tiles) < size:
            held = [kind_of(tile) for tile in tiles]
            orphans = sum(TERMINALS_AND_HONOURS >> kind & 1 for kind in held)

            def lonely(tile: Tile, held: Sequence[int] = tuple(held), orphans: int = orphans) -> tuple[int, ...]:
                kind = kind_of(tile)
                near = sum(_near(kind, other) for other in held)
                if avoid:
                    near += held.count(kind) + HELD * (avoid >> kind & 1)
                if self.table.mixed_kans:
                    near += sum(_supplements(kind, other, self.table.book.tile_set.supplements) for other in held)
                orphan = TERMINALS_AND_HONOURS >> kind & 1 and orphans >= self.most_orphans
                lonely = near + orphan + self.aside(kind)
                return lonely, kind in held, bool(marks_of(tile)), not self.waits >> kind & 1, kind

            tiles.append(self.choose(lonely))
            self.fillers.append((tiles, len(tiles) - 1, avoid))

    def live(
        self, in_order: Sequence[Tile], draws: list[list[Tile]], wanted: list[list[Tile]], fourths: list[Tile]
    ) -> tuple[list[Tile], list[Tile]]:
        """The tile of who is dealt one more, and what can be drawn after it: draws in order, kept ones, and tiles for
        nobody; at the end those that are drawn from there."""
        rules = self.table.wall
        kept = [*chain(*draws), *chain(*wanted), *([] if self.after_win is None else [self.after_win])]
        last = [*(self.replacements[::-1] if rules.from_live_end else self.early), *self.for_eyes]
        self.kept = frozenset((*kept, *in_order, *last, *self.replacements))
        following = list(in_order)
        first = [] if self.extra is None else [self.first(self.extra, following, draws, wanted)]
        kept = [tile for tile in kept if tile not in first]
        if self.from_next:  # what was drawn for kans lies before all, what will be is brought when it is due
            following[:0] = fourths
            kept += self.replacements[len(fourths) :]
        left = self.scenario.wall.left
        spare = len(self.box)
        if left is not None:
            gone = (len(fourths) if rules.by_the_live or rules.refills else 0) + len(self.for_eyes)
            spare = left + gone - len(following) - len(kept) - len(last)
        if spare < 0 and left is not None:
            line = line_of("wall.left", self.scenario.lines)
            raise ScenarioError("more draws than tiles", TextId("scenario-too-few-left"), left=left, line=line)
        idle = [self.choose(self.idle) for _ in range(min(spare, len(self.box)))]
        if rules.from_live_end:  # the best fillers lie where they are drawn, at both ends
            idle = [*idle[MOST_REPLACED:], *idle[:MOST_REPLACED]]
        return first, [*following, *kept, *idle, *last]

    def first(
        self, seat: int, following: list[Tile], draws: Sequence[list[Tile]], wanted: Sequence[list[Tile]]
    ) -> Tile:
        """The tile that this seat is dealt beyond the others: the first of its draws, or one that its move needs."""
        if following:
            return following.pop(0)
        if draws[seat]:
            return draws[seat].pop(0)
        move = next((moment[0] for moment in self.scenario.script if not is_at_once(moment[0])), None)
        if wanted[seat] and move is not None and move.seat == seat and face_of(wanted[seat][0]) in self.needs(move):
            return wanted[seat].pop(0)
        return self.choose(lambda tile: (self.avoid[seat] >> kind_of(tile) & 1, *self.idle(tile)))

    def lay_in_live(self, row: list[Tile], lies: dict[int, Tile], dead: int, live: int) -> None:
        """Named indicators that lie before the dead wall, which comes to reach so far: they change places."""
        for place, tile in lies.items():
            if dead < -place <= dead + live:
                spot = row.index(tile)
                row[spot], row[place] = row[place], tile

    def hide_waits(self, live: list[Tile]) -> None:
        """Tiles that somebody waits for and that would be drawn change places with fillers in hands."""
        if self.size > HELD:
            return
        for at, tile in enumerate(live):
            if not self.waits >> kind_of(tile) & 1 or tile in self.kept:
                continue
            places = [
                (self.distance(hand, place, tile), hand, place)
                for hand, place, avoid in self.fillers
                if not (self.waits >> kind_of(hand[place]) | avoid >> kind_of(tile)) & 1
            ]
            distance, hand, place = max(places, key=lambda entry: entry[0], default=(0, live, at))
            if distance >= FAR:
                live[at], hand[place] = hand[place], tile

    def distance(self, hand: list[Tile], place: int, tile: Tile) -> int:
        """How far from ready the hand would be with this tile in the place of another."""
        counts = bytearray(len(self.table.book.tile_set.copies))
        for other in (*hand[:place], tile, *hand[place + 1 :]):
            counts[kind_of(other)] += 1
        return self.table.grammar.shanten(counts)


def _melded(melds: Iterable[Meld]) -> int:
    """How many tiles of a hand these melds stand for."""
    return sum(meld.stands_for for meld in melds)


def _drawn_for_eyes(meld: Meld) -> tuple[Tile, ...]:
    """Two tiles of the eyes count beyond those that they stand for: they were drawn from the end of the live wall."""
    return meld.tiles[meld.stands_for :] if meld.form is MeldForm.EYES_KAN else ()


def _supplements(kind: int, other: int, scheme: Scheme) -> bool:
    """Whether one of two kinds may complete sets of the other, or both are flowers."""
    return supplements(kind, other, scheme) or bool(BONUS >> kind & BONUS >> other & 1)


def _near(kind: int, other: int) -> bool:
    """Whether two kinds are equal or can stand in one run."""
    if kind == other:
        return True
    return bool(NUMBERS >> kind & NUMBERS >> other & 1) and kind // 9 == other // 9 and abs(kind - other) < APART


class Tail:
    """The end of a wall as its rules see it; places are counted from the end: -1 is the last tile. So many are turned
    up there and out of play, stack by stack, the upper one first."""

    def __init__(self, table: Table, turned: int) -> None:
        rules, row = table.wall, len(table.book.tile_set.tiles)
        wall = rules.lay(tuple(range(-row, 0)), 0, 0)  # type: ignore[arg-type]
        rules.set_apart(wall, out=-(-turned // LAYERS) * LAYERS)
        self.turned = tuple(-LAYERS * (number // LAYERS + 1) + number % LAYERS for number in range(turned))
        self.dead = range(wall.end - row, 0)
        self.replacements: tuple[int, ...] = ()
        if rules.plan.replace_from == "reserve":
            self.replacements = tuple(rules.replace(wall) or 0 for _ in self.dead)
        elif not rules.by_the_live:
            self.replacements = tuple(iter(lambda: rules.replace(wall), None))
        while wall.shown < MOST_SHOWN and rules.show(wall) is not None:
            pass
        self.indicators, self.ura = rules.indicators(wall), rules.ura(wall)
        if rules.by_the_live and not rules.from_live_end:  # nothing is turned there
            self.indicators = self.ura = ()


MORE_DICE: Final = (1, 2)
"""What names dora, or who begins, where a scenario does not say it."""


def thrown(scenario: Scenario) -> tuple[int, ...]:
    """What the dice show in the deal of the scenario."""
    return (*scenario.start.dice, *MORE_DICE)


def _bare_deal(scenario: Scenario, table: Table) -> Deal:
    """A deal of which nothing is known but that seats count from the dealer, and what the dice decide."""
    dice, round_ = thrown(scenario), ROUND.fullmatch(scenario.start.round)
    hand = 0 if round_ is None else int(round_[2]) - 1
    side, stack = table.wall.break_at(dice, table.seats.count)
    deal = Deal(0, 0, hand, 0, 0, [], Wall((), side=side, stack=stack), [], [], dice=dice)
    deal.memory = table.memories.in_deal(table.memories.at_start(table.seats.members), table.seats.count)
    first_turn = table.played(FirstTurn)
    if first_turn is not None:
        first_turn.opening(deal)
        first_turn.broken(deal)
    return deal


def _dealing_order(hands: Sequence[Sequence[Tile]], blocks: Sequence[int]) -> Iterable[Tile]:
    """Each a block, from East on, then each the next one."""
    taken = 0
    for size in blocks:
        for tiles in hands:
            yield from tiles[taken : taken + size]
        taken += size


def _frozen(tiles: Iterable[Iterable[Tile]]) -> tuple[tuple[Tile, ...], ...]:
    return tuple(map(tuple, tiles))
