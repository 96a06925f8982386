"""What a win's tiles tell beside its readings: which are set aside, which are red, which are dora.

The kernel sees kinds. A few games also pay for what lies beside the hand or for tiles that are *not* red; those facts
are found here and told to the kernel with the win, and only where a plan has a price that asks for them. Some of them
are paid in the place of bonus tiles: four seasons are worth so much for all (001:3985), not one by one.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from jantaku.rules.plan import Plan
from jantaku.scoring.win import ImpossibleWinError, Win, Wind
from jantaku.texts import TextId
from jantaku.tiles import (
    BLUE,
    FLOWERS,
    GOLD,
    GREEN,
    KIND_OF,
    RED,
    SEASONS,
    Kind,
    Mark,
    Tile,
    TileSet,
    face_of,
    kind_of,
    marks_of,
    mask_of,
    short_of,
)

FIVE_OF_CHARACTERS: Final = KIND_OF["5m"]
FIVE_OF_BAMBOO: Final = KIND_OF["5s"]
SPRING: Final = KIND_OF["5f"]
MANY_ASIDE: Final = 12
FOUR_REDS: Final = 4
THREE_SUITS: Final = 3
PAARENCHAN: Final = 8
ALL_FLOWERS: Final = FLOWERS | SEASONS


def nuki_mask(plan: Plan) -> int:
    """The kinds that may be set aside."""
    return mask_of(KIND_OF[name] for name in plan.nuki.tiles)


class Looked(NamedTuple):
    """What was found, and the bonus tiles that are still to be counted one by one."""

    facts: frozenset[str]
    nuki: tuple[Tile, ...]
    indicators: tuple[Tile, ...]


class Aside:
    """Looks at wins for one plan. ``dora_of``: the kinds that an indicator makes dora."""

    def __init__(
        self, plan: Plan, tiles: TileSet, dora_of: Callable[[Tile], tuple[Kind, ...]], wanted: frozenset[str]
    ) -> None:
        self.plan = plan
        self.dora_of = dora_of
        self.nuki = nuki_mask(plan)
        self.reds = frozenset(map(kind_of, tiles.reds))
        self.faces = Counter(map(face_of, tiles.tiles))
        self.asked = [(facts, count) for facts, count in FOUND.items() if not wanted.isdisjoint(facts)]

    def look(self, win: Win, indicators: tuple[Tile, ...]) -> Looked:
        """What there is in this win of what the plan asks for."""
        nuki = win.nuki
        dora = frozenset(kind for tile in indicators for kind in self.dora_of(tile))
        found: set[str] = set()
        for facts, count in self.asked:
            found.update(facts[: count(self, win, dora)])
        if "four_seasons" in found:
            nuki = tuple(tile for tile in nuki if not SEASONS >> kind_of(tile) & 1)
        elif "seat_season" in found:
            nuki = tuple(tile for tile in nuki if not _is_own(tile, win))
        if "four_dora" in found:
            fours = _fours(win, dora)
            indicators = tuple(tile for tile in indicators if fours.isdisjoint(self.dora_of(tile)))
        return Looked(frozenset(found), nuki, indicators)

    # ------------------------------------------------------------ how often each is there; `dora`: by the indicators

    def nuki_quads(self, win: Win, dora: frozenset[Kind]) -> int:
        """Kinds of which the winner has all four, in the hand or beside it, and not as a kan (001:3945). Where four
        equal tiles in the hand are paid anyway, only those that do not all stay in it: it is the same four."""
        kans = {kind_of(meld.tiles[0]) for meld in win.hand.melds if meld.is_kan}
        aside = {kind_of(tile) for tile in win.nuki}
        held = Counter(kind_of(tile) for tile in (*win.tiles, *win.nuki))
        fours = [kind for kind, count in held.items() if count == 4 and self.nuki >> kind & 1 and kind not in kans]
        return sum(kind in aside or "okurikan" not in self.plan.elements for kind in fours)

    def every_nuki(self, win: Win, dora: frozenset[Kind]) -> bool:
        """One of each kind lies there, and each red tile is the winner's (001:4297)."""
        reds = {kind_of(tile) for tile in (*win.tiles, *win.nuki) if marks_of(tile) & RED}
        return bool(self.nuki) and not self.nuki & ~mask_of(map(kind_of, win.nuki)) and self.reds <= reds

    def dora_set_aside(self, win: Win, dora: frozenset[Kind]) -> bool:
        """Naki karasu (001:3945): there are dora, and none of them is in the hand, worth anything there or not."""
        plan = self.plan.dora
        kinds = self.nuki | (mask_of(dora) if plan.indicator else 0)
        kinds |= mask_of(kind for tile in win.ura_indicators for kind in self.dora_of(tile)) if plan.ura else 0
        in_hand = any(kinds >> kind_of(tile) & 1 or (plan.red and marks_of(tile) & RED) for tile in win.tiles)
        return bool(win.nuki) and not in_hand

    def black_fives(self, win: Win, dora: frozenset[Kind]) -> int:
        """Fives of characters that are not red."""
        held = (*win.tiles, *win.nuki)
        return sum(kind_of(tile) == FIVE_OF_CHARACTERS and not marks_of(tile) & RED for tile in held)

    def four_seasons(self, win: Win, dora: frozenset[Kind]) -> bool:
        """All of them lie beside the hand."""
        return not SEASONS & ~mask_of(map(kind_of, win.nuki))

    def seat_season(self, win: Win, dora: frozenset[Kind]) -> bool:
        """Spring is East's, and so on (002:39-45)."""
        return any(_is_own(tile, win) for tile in win.nuki)

    def four_dora(self, win: Win, dora: frozenset[Kind]) -> bool:
        """Four equal dora are in the hand, as a kan or not."""
        return bool(_fours(win, dora))

    def twelve_set_aside(self, win: Win, dora: frozenset[Kind]) -> bool:
        """Dahana (001:5879)."""
        return len(win.nuki) >= MANY_ASIDE

    def no_flowers(self, win: Win, dora: frozenset[Kind]) -> bool:
        """No flower lies there (002:402), where there are any to be set aside (001:2260)."""
        return bool(self.nuki & ALL_FLOWERS) and not any(ALL_FLOWERS >> kind_of(tile) & 1 for tile in win.nuki)

    def won_on_red_bamboo(self, win: Win, dora: frozenset[Kind]) -> bool:
        """The winning tile is the red 5 of bamboo (001:2150)."""
        return kind_of(win.winning) == FIVE_OF_BAMBOO and bool(marks_of(win.winning) & RED)

    def three_red_suits(self, win: Win, dora: frozenset[Kind]) -> bool:
        """A red five of each suit (001:2266)."""
        return len({kind_of(tile) for tile in win.tiles if marks_of(tile) & RED}) == THREE_SUITS

    def four_reds(self, win: Win, dora: frozenset[Kind]) -> bool:
        """Four red fives (001:2301)."""
        return sum(bool(marks_of(tile) & RED) for tile in win.tiles) >= FOUR_REDS

    def red_five_held(self, win: Win, dora: frozenset[Kind]) -> bool:
        """One at least (001:5889)."""
        return any(marks_of(tile) & RED for tile in win.tiles)

    def ura_dora_held(self, win: Win, dora: frozenset[Kind]) -> bool:
        """The tile under an indicator points to one of the hand (001:5891)."""
        kinds = mask_of(kind for tile in win.ura_indicators for kind in self.dora_of(tile))
        return self.plan.dora.ura and any(kinds >> kind_of(tile) & 1 for tile in win.tiles)

    def honba(self, win: Win, dora: frozenset[Kind]) -> int:
        """Every honba on the table (001:2396)."""
        return win.honba

    def breaks_paarenchan(self, win: Win, dora: frozenset[Kind]) -> bool:
        """Another player wins in the dealer's eighth renchan (001:2076)."""
        return win.seat != Wind.E and win.honba - win.inherited == PAARENCHAN

    def blue(self, win: Win, dora: frozenset[Kind]) -> int:
        """Blue fives (001:122)."""
        return self._coloured(win, BLUE)

    def green(self, win: Win, dora: frozenset[Kind]) -> int:
        """The green five of bamboo."""
        return self._coloured(win, GREEN)

    def gold(self, win: Win, dora: frozenset[Kind]) -> int:
        """The golden dragon."""
        return self._coloured(win, GOLD)

    def _coloured(self, win: Win, mark: Mark) -> int:
        """The tiles with this mark; refused where these rules do not have them, or not so often."""
        held = Counter(face_of(tile) for tile in (*win.tiles, *win.nuki) if marks_of(tile) & mark)
        for face, count in held.items():
            if count > self.faces[face]:
                name, there = short_of(face), self.faces[face]
                message = f"{count} of {name}: these rules have {there}"
                raise ImpossibleWinError(message, TextId("win-coloured"), tile=name, count=count, there=there)
        return held.total()

    def nuki_value(self, win: Win, dora: frozenset[Kind]) -> bool:
        """Three of a value tile lie beside the hand, where they have that value there; once, however many there are."""
        plan = self.plan.nuki
        if plan.in_hand != "value_dora" or plan.value == "embedded":
            return False
        return max(Counter(map(kind_of, win.nuki)).values(), default=0) >= 3


def _fours(win: Win, dora: frozenset[Kind]) -> frozenset[Kind]:
    """The dora of which all four are in the hand."""
    held = Counter(map(kind_of, win.tiles))
    return frozenset(kind for kind in dora if held[kind] == 4)


FOUND: Final[dict[tuple[str, ...], Callable[[Aside, Win, frozenset[Kind]], int]]] = {
    ("nuki_value",): Aside.nuki_value,
    ("nuki_quad", "two_nuki_quads", "three_nuki_quads"): Aside.nuki_quads,
    ("every_nuki",): Aside.every_nuki,
    ("dora_set_aside",): Aside.dora_set_aside,
    ("black_five", "two_black_fives", "three_black_fives", "four_black_fives"): Aside.black_fives,
    ("four_seasons",): Aside.four_seasons,
    ("seat_season",): Aside.seat_season,
    ("four_dora",): Aside.four_dora,
    ("twelve_set_aside",): Aside.twelve_set_aside,
    ("no_flowers",): Aside.no_flowers,
    ("won_on_red_bamboo",): Aside.won_on_red_bamboo,
    ("three_red_suits",): Aside.three_red_suits,
    ("four_reds",): Aside.four_reds,
    ("ura_dora_held",): Aside.ura_dora_held,
    ("red_five_held",): Aside.red_five_held,
    (
        "one_honba",
        "two_honba",
        "three_honba",
        "four_honba",
        "five_honba",
        "six_honba",
        "seven_honba",
        "eight_honba",
        "nine_honba",
        "ten_honba",
        "eleven_honba",
        "twelve_honba",
        "thirteen_honba",
    ): Aside.honba,
    ("breaks_paarenchan",): Aside.breaks_paarenchan,
    ("one_blue", "two_blue", "three_blue"): Aside.blue,
    ("one_green",): Aside.green,
    ("one_gold",): Aside.gold,
}
"""Facts, and how many of them hold: the first so many."""


def _is_own(tile: Tile, win: Win) -> bool:
    """Whether it is the season of the winner's seat; from the fifth seat on there is none."""
    return kind_of(tile) == SPRING + win.seat and bool(SEASONS >> kind_of(tile) & 1)
