"""Sakizuke: what is asked of a complete hand where the winning tile may not bring the only yaku (000:955-961,
001:3017-3024).

Every tile that completes the hand must give a yaku; by stricter rules every open meld must belong to one, and only a
yaku counts that every such tile would give. The table asks before a win, and so does who prices a written hand.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from jantaku.hands import Meld
from jantaku.rules.plan import Plan
from jantaku.scoring.book import seat_kinds
from jantaku.scoring.score import NoWinError, Score, score
from jantaku.scoring.win import Flag, TableWin, Win
from jantaku.texts import TextId
from jantaku.tiles import (
    KIND,
    WINDS,
    Kind,
    Tile,
    count_kinds,
    format_tiles,
    kinds_in,
    make_tile,
    mask_of,
    short_of,
)
from jantaku.yaku.belonging import serves

TOO_CHEAP: Final = ("no-win-minimum", "no-win-minimum-single")
"""Why a hand with a yaku does not win."""
PAIR, SET = 2, 3
ROBBED: Final[frozenset[Flag]] = frozenset({"chankan", "gari", "chanjun"})
"""Elements of a tile that is robbed."""
CHANCE: Final[frozenset[Flag]] = frozenset({"haitei", "houtei", "rinshan", "chankan"})
"""What comes with the last tile, whichever it is."""


class Sakizuke:
    """What one plan asks. ``win`` is always the win without its dora, ``waits`` the kinds that complete the hand."""

    def __init__(self, plan: Plan, copies: Sequence[int]) -> None:
        """``copies``: how many tiles of each kind there are."""
        self.plan = plan
        self.copies = copies
        self.every_wait = plan.admission.every_wait
        self.every_meld = plan.admission.every_meld
        self.asks = self.every_wait or self.every_meld
        self.same_yaku = plan.admission.same_yaku
        self.chance_counts = plan.admission.every_wait_chance
        self.bound_half_open = plan.admission.every_wait_if == "half_open"

    def binds(self, win: Win) -> bool:
        """Whether every wait of this hand must give a yaku: always, or where half of it lies open. A ron opens what it
        completes, two tiles at the least, which comes to the same as three (001:3017, 001:5747)."""
        if not self.bound_half_open:
            return self.every_wait
        size = len(win.hand.concealed) + 1 + SET * len(win.hand.melds)
        shown = SET * sum(meld.is_open for meld in win.hand.melds) + (0 if win.tsumo else PAIR)
        return 2 * shown >= size

    def empty_wait(self, win: Win, waits: int) -> Kind | None:
        """A tile that would complete the hand without a yaku, where that forbids to win."""
        if not self.binds(win):
            return None
        asked = waits & ~(1 << (win.winning & KIND)) if self.chance_counts else waits
        return next((kind for kind in kinds_in(asked) if not self._gives_a_yaku(win, kind)), None)

    def _gives_a_yaku(self, win: Win, kind: Kind) -> bool:
        """Whether one of the waits, had it come in the same way, would give a yaku; one that cannot come does. Where
        the moment does not count (000:961), had it come at any other time."""
        flags = win.flags if self.chance_counts else win.flags - CHANCE
        same = kind == win.winning & KIND
        spare = win.winning if same else spare_copy(kind, win, self.copies[kind])
        if spare is None:
            return True
        try:
            score(_won_with(win, spare, flags), self.plan)
        except NoWinError as error:
            return error.text_id in TOO_CHEAP  # but not without a yaku
        return True

    def unsure(self, win: Win, value: Score, waits: int) -> tuple[int, ...]:
        """The entries of this win whose yaku not every tile that completes the hand would give, by whatever reading;
        none where one gives no yaku at all, for then nothing may be won on (001:3023)."""
        entries, sure = value.book.entries, _found(value)
        for kind in kinds_in(waits & ~(1 << (win.winning & KIND))):
            spare = spare_copy(kind, win, self.copies[kind])
            if spare is None:
                continue
            try:
                other = score(_won_with(win, spare, win.flags - ROBBED), self.plan)
            except NoWinError:
                return ()
            given = {entries[place].id for place in _found(other)}
            sure = {place for place in sure if entries[place].id in given}
        # A robbed tile is robbed whichever it is.
        return tuple(sorted(place for place in _found(value) - sure if entries[place].id not in ROBBED))

    def left_of(self, value: Score, win: Win, waits: int) -> Score:
        """What this leaves of the value of a win; NoWinError says what forbids it."""
        if self.same_yaku and (unsure := self.unsure(win, value, waits)):
            dora = {"indicators": value.win.indicators, "ura_indicators": value.win.ura_indicators}
            value = score(replace(win, **dora), self.plan, unsure)
        tile = short_of(win.winning)
        if self.every_meld and (meld := self.idle_meld(value)) is not None:
            written = format_tiles(sorted(meld.all_tiles, key=lambda one: one & KIND))
            raise NoWinError(
                f"{written} belongs to no yaku: there is no win on {tile}",
                TextId("no-win-idle-meld"),
                tile=tile,
                meld=written,
            )
        if (kind := self.empty_wait(win, waits)) is not None:
            without = short_of(make_tile(kind))
            raise NoWinError(
                f"{without} would complete the hand without a yaku: there is no win on {tile} either",
                TextId("no-win-empty-wait"),
                tile=tile,
                without=without,
                bound=self.plan.admission.every_wait_if,
            )
        return value

    def idle_meld(self, value: Score) -> Meld | None:
        """An open meld that belongs to none of the yaku, if there is one (001:3021)."""
        win = value.win
        blocks = [tuple(map(int, block.kinds)) for block in value.reading.blocks]
        values = (*seat_kinds(value.book.seat_tile(win)), *value.book.round_kinds(win))
        winds = {element.id: WINDS | value.fifth_wind(element.id) for element in value.elements}
        for place, meld in enumerate(win.hand.melds, len(blocks) - len(win.hand.melds)):
            kinds = tuple(sorted(tile & KIND for tile in meld.block))
            made = (
                serves(element.id, element.fact, kinds, blocks, values, winds[element.id])
                or value.made_with(element.id, place)
                for element in value.elements
            )
            if meld.is_open and not any(made):
                return meld
        return None


def admitted(value: Score, plan: Plan) -> Score:
    """The value of a written win by what sakizuke leaves of it; NoWinError says what forbids it."""
    win = TableWin(**{name: getattr(value.win, name) for name in Win.__struct_fields__})
    bare = replace(win, indicators=(), ura_indicators=())
    waits = mask_of(value.book.grammar.waits(count_kinds(win.hand.concealed), win.hand.melds).live)
    return Sakizuke(plan, value.book.tile_set.copies).left_of(value, bare, waits)


def spare_copy(kind: int, win: Win, copies: int) -> Tile | None:
    """A tile of this kind that the hand does not hold; none if it holds them all."""
    held = {tile for tile in (*win.tiles, *win.nuki) if tile & KIND == kind}
    free = [copy for copy in range(copies) if all((tile >> 6 & 15) != copy for tile in held)]
    return Tile(kind | free[-1] << 6) if free else None


def _found(value: Score) -> set[int]:
    """The entries of the book that some reading of the win has."""
    bits = value.found
    for other in value.others:
        bits |= other.found
    return {place for place in range(bits.bit_length()) if bits >> place & 1}


def _won_with(win: Win, tile: Tile, flags: frozenset[Flag]) -> Win:
    return TableWin(
        hand=win.hand,
        winning=tile,
        tsumo=win.tsumo,
        seat=win.seat,
        round=win.round,
        discarder=win.discarder,
        flags=flags,
        facts=win.facts,
        nuki=win.nuki,
        honba=win.honba,
        inherited=win.inherited,
        repeats=win.repeats,
        sticks=win.sticks,
    )
