"""The stage of a scenario: every tile in its place before the deal begins.

Named tiles come first, each a tile of the box. All other places are filled so that nothing happens by accident: hands
whose tiles have nothing to do with each other, so that they call and win nothing; indicators that make no named tile
dora; draws that nobody waits for. The same scenario is always laid the same way.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Final

import msgspec

from jantaku.hands import Meld
from jantaku.hands.melds import parse_hand
from jantaku.scoring.book import pointers
from jantaku.table.parts import Parts
from jantaku.table.scenario import Scenario, ScenarioError, line_of, wrong_tiles
from jantaku.table.script import WINDS, Move, read_tiles
from jantaku.texts import SayableError, TextId
from jantaku.tiles import NUMBERS, SIMPLES, TERMINALS_AND_HONOURS, Face, Tile, face_of, kind_of, marks_of
from jantaku.tiles.mpsz import write_faces

DEALT: Final = 13
BLOCK: Final = 4
BLOCKS: Final = 3
APART: Final = 3
"""Tiles of a suit that are so far apart make no run with any third one."""
FAR: Final = 3
"""The least shanten of a filled hand that has taken tiles which others wait for."""
MOST_ORPHANS: Final = 7
"""Kinds of terminals and honours in a filled hand: with a drawn one they are not yet nine."""


class Stage(msgspec.Struct, frozen=True):
    """What lies where. Seats count from the dealer."""

    row: tuple[Tile, ...]
    """The wall in the order of drawing."""
    melds: tuple[tuple[Meld, ...], ...]
    draws: tuple[tuple[Tile, ...], ...]
    """What each seat will draw, in order."""
    wanted: tuple[tuple[Tile, ...], ...]
    """What each seat will draw when the play says that it has it."""


def lay(scenario: Scenario, parts: Parts, waits: int) -> Stage:
    """The stage of a scenario; ``waits`` are the kinds that somebody waits for."""
    return _Layer(scenario, parts, waits).stage()


class _Layer:
    def __init__(self, scenario: Scenario, parts: Parts, waits: int) -> None:
        self.scenario = scenario
        self.parts = parts
        self.waits = waits
        self.box = list(parts.book.tile_set.tiles)
        self.names = WINDS[: parts.seats.count]
        self.named: Counter[int] = Counter()
        """The named tiles by kind."""
        self.fillers: list[tuple[list[Tile], int]] = []
        """The places in hands that were filled."""

    def stage(self) -> Stage:
        hands = [self.named_hand(wind) for wind in self.names]
        concealed = [list(tiles) for tiles, _ in hands]
        melds = tuple(melds for _, melds in hands)
        wall = self.scenario.wall
        in_order = self.tiles("wall.draws", wall.draws) if isinstance(wall.draws, str) else []
        by_seat = wall.draws if isinstance(wall.draws, dict) else {}
        draws = [self.tiles(f"wall.draws.{wind}", by_seat.get(wind, "")) for wind in self.names]
        # A kan has four tiles and counts as three: its fourth is what was drawn for it from the dead wall.
        fourths = [meld.all_tiles[3] for own in melds for meld in own if meld.is_kan]
        dead = self.named_dead_wall(fourths)
        wanted = self.wanted(concealed, melds, draws, in_order)
        self.fill_dead_wall(dead)
        for tiles, own in zip(concealed, melds, strict=True):
            self.fill_hand(tiles, DEALT - BLOCKS * len(own))
        fourteenth, live = self.live(in_order, draws, wanted, len(fourths))
        self.hide_waits(live)
        dealt = [
            [*tiles, *(tile for meld in own for tile in meld.all_tiles[:3])]
            for tiles, own in zip(concealed, melds, strict=True)
        ]
        row = (*_dealing_order(dealt), fourteenth, *live, *dead)
        return Stage(row, melds, _frozen(draws), _frozen(wanted))  # type: ignore[arg-type]

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
                TextId("scenario-too-many"),
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
        try:
            hand = parse_hand(text)
        except SayableError as error:
            raise wrong_tiles(key, line_of(key, self.scenario.lines), error) from None
        tiles = [self.take(face_of(tile), key) for tile in hand.concealed]
        melds = tuple(self.meld(meld, key) for meld in hand.melds)
        if len(tiles) + BLOCKS * len(melds) > DEALT:
            line = line_of(key, self.scenario.lines)
            raise ScenarioError(f"{key} is too long", TextId("scenario-hand-size"), key=key, line=line)
        return tiles, melds

    def meld(self, meld: Meld, key: str) -> Meld:
        """The same meld with tiles of the box."""
        tiles = tuple(self.take(face_of(tile), key) for tile in meld.tiles)
        added = None if meld.added is None else self.take(face_of(meld.added), key)
        claimed = None if meld.claimed is None else tiles[0]
        return Meld(meld.form, tiles, claimed, meld.feeder, added)

    def named_dead_wall(self, fourths: list[Tile]) -> list[Tile | None]:
        """The dead wall with its named tiles; positions as the rules of the wall give them."""
        rules, wall = self.parts.wall, self.scenario.wall
        size = rules.plan.dead_tiles
        places = rules.lay(tuple(range(size)), 0, 0)  # type: ignore[arg-type]
        while rules.show(places) is not None:
            pass
        indicators, ura = rules.indicators(places), rules.ura(places)
        replacements = tuple(iter(lambda: rules.replace(places), None))
        dead: list[Tile | None] = [None] * size
        for at, tiles in (
            (indicators[:1], self.tiles("wall.dora", wall.dora)),
            (indicators[1:], self.tiles("wall.kan_dora", wall.kan_dora)),
            (ura[:1], self.tiles("wall.ura", wall.ura)),
            (ura[1:], self.tiles("wall.kan_ura", wall.kan_ura)),
            (replacements, fourths + self.tiles("wall.replacements", wall.replacements)),
        ):
            for place, tile in zip(at, tiles, strict=False):
                dead[place] = tile
        self.shown = frozenset((*indicators, *ura))
        return dead

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
        for move in chain(*self.scenario.script):
            if move.seat >= len(held):
                raise ScenarioError("no such seat", TextId("scenario-line-no-seat"), line=move.line, text=str(move))
            for face, count in Counter(self.needs(move)).items():
                # The winning tile of a tsumo does not come out of the hand.
                pools = ((drawn if move.verb == "tsumo" else held)[move.seat], anybody)
                missing = count - sum(pool[face] for pool in pools)
                for _ in range(missing):
                    tile = self.take(face, "play")
                    room = DEALT - BLOCKS * len(melds[move.seat]) - len(concealed[move.seat])
                    (wanted if move.verb == "tsumo" or not room else concealed)[move.seat].append(tile)
                    pools[0][face] += 1
                if not move.refused:
                    anybody[face] -= max(0, count - pools[0][face])
                    pools[0][face] = max(0, pools[0][face] - count)
        return wanted

    def needs(self, move: Move) -> tuple[Face, ...]:
        """The tiles that the seat must have for the move."""
        return move.needs(self.parts.book.tile_set.tiles)

    def tiles_again(self, text: str) -> list[Tile]:
        """Tiles whose places are given already, by their faces."""
        return [Tile(face) for face in read_tiles(text)]

    # ------------------------------------------------------------ all other tiles

    def choose(self, worth: Callable[[Tile], tuple[int, ...]]) -> Tile:
        """The tile of the least worth, out of the box."""
        tile = min(self.box, key=lambda tile: (*worth(tile), tile >> 6 & 15, kind_of(tile)))
        self.box.remove(tile)
        return tile

    def fill_dead_wall(self, dead: list[Tile | None]) -> None:
        """Indicators that point to nothing; replacement tiles that nobody waits for."""
        points_to = pointers(self.parts.book.tile_set, self.parts.plan.dora)

        def indicator(tile: Tile) -> tuple[int, ...]:
            kind = kind_of(tile)
            return self.named[points_to[kind]], not self.waits >> kind & 1, bool(marks_of(tile)), self.named[kind]

        for place in reversed(range(len(dead))):
            if dead[place] is None:
                dead[place] = self.choose(indicator if place in self.shown else self.idle)

    def idle(self, tile: Tile) -> tuple[int, ...]:
        """A good draw: nobody waits for it; plain; a simple, so that no pond is all terminals and honours."""
        kind = kind_of(tile)
        return self.waits >> kind & 1, bool(marks_of(tile)), not SIMPLES >> kind & 1

    def fill_hand(self, tiles: list[Tile], size: int) -> None:
        """Tiles that have nothing to do with each other, first those that somebody waits for."""
        while len(tiles) < size:
            held = [kind_of(tile) for tile in tiles]
            orphans = sum(TERMINALS_AND_HONOURS >> kind & 1 for kind in held)

            def lonely(tile: Tile, held: Sequence[int] = tuple(held), orphans: int = orphans) -> tuple[int, ...]:
                kind = kind_of(tile)
                near = sum(_near(kind, other) for other in held)
                orphan = TERMINALS_AND_HONOURS >> kind & 1 and orphans >= MOST_ORPHANS
                return near + orphan, kind in held, bool(marks_of(tile)), not self.waits >> kind & 1, kind

            tiles.append(self.choose(lonely))
            self.fillers.append((tiles, len(tiles) - 1))

    def live(
        self, in_order: Sequence[Tile], draws: list[list[Tile]], wanted: list[list[Tile]], kans: int
    ) -> tuple[Tile, list[Tile]]:
        """East's fourteenth tile, and what can be drawn after it: draws in order, tiles for nobody, kept ones last."""
        first = self.scenario.script[0][0] if self.scenario.script else None
        kept = [*chain(*draws), *chain(*wanted)]
        self.kept = frozenset((*kept, *in_order))
        if in_order:
            fourteenth, following = in_order[0], list(in_order[1:])
        elif draws[0]:
            fourteenth, following = draws[0].pop(0), []
            kept.remove(fourteenth)
        elif wanted[0] and first is not None and first.seat == 0 and face_of(wanted[0][0]) in self.needs(first):
            fourteenth, following = wanted[0].pop(0), []
            kept.remove(fourteenth)
        else:
            fourteenth, following = self.choose(self.idle), []
        left = self.scenario.wall.left
        spare = len(self.box)
        if left is not None:
            refilled = kans if self.parts.wall.plan.refill else 0
            spare = left + refilled - len(following) - len(kept)
        if spare < 0 and left is not None:
            line = line_of("wall.left", self.scenario.lines)
            raise ScenarioError("more draws than tiles", TextId("scenario-too-few-left"), left=left, line=line)
        idle = [self.choose(self.idle) for _ in range(min(spare, len(self.box)))]
        return fourteenth, [*following, *idle, *kept]

    def hide_waits(self, live: list[Tile]) -> None:
        """Tiles that somebody waits for and that would be drawn change places with fillers in hands."""
        for at, tile in enumerate(live):
            if not self.waits >> kind_of(tile) & 1 or tile in self.kept:
                continue
            places = [
                (self.distance(hand, place, tile), hand, place)
                for hand, place in self.fillers
                if not self.waits >> kind_of(hand[place]) & 1
            ]
            distance, hand, place = max(places, key=lambda entry: entry[0], default=(0, live, at))
            if distance >= FAR:
                live[at], hand[place] = hand[place], tile

    def distance(self, hand: list[Tile], place: int, tile: Tile) -> int:
        """How far from ready the hand would be with this tile in the place of another."""
        counts = bytearray(len(self.parts.book.tile_set.copies))
        for other in (*hand[:place], tile, *hand[place + 1 :]):
            counts[kind_of(other)] += 1
        return self.parts.grammar.shanten(counts)


def _near(kind: int, other: int) -> bool:
    """Whether two kinds are equal or can stand in one run."""
    if kind == other:
        return True
    return bool(NUMBERS >> kind & NUMBERS >> other & 1) and kind // 9 == other // 9 and abs(kind - other) < APART


def _dealing_order(hands: Sequence[Sequence[Tile]]) -> Iterable[Tile]:
    """Three times four tiles each, then one each."""
    for block in range(BLOCKS):
        for tiles in hands:
            yield from tiles[block * BLOCK : (block + 1) * BLOCK]
    for tiles in hands:
        yield tiles[DEALT - 1]


def _frozen(tiles: Iterable[Iterable[Tile]]) -> tuple[tuple[Tile, ...], ...]:
    return tuple(map(tuple, tiles))
