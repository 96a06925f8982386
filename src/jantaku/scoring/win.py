"""A win, as the table hands it over to be scored: the tiles, how they came together, and the situation.

Everything that the tiles do not tell is said here once: who won from whom, riichi and its kind, the last tile,
indicators, honba and sticks. What cannot be (ippatsu without riichi, a fifth copy) is refused in a sentence: what
cannot be anywhere at once, what cannot be by some rules in `check_at`. What a rule set makes of the win is not this
module's business.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import Final, Literal, TypeAlias

import msgspec

from jantaku.hands import Hand, parse_hand
from jantaku.hands.melds import format_meld
from jantaku.scoring.ledger import Position
from jantaku.texts import SayableError, TextId
from jantaku.tiles import (
    BONUS,
    DRAGONS,
    HONOURS,
    KIND,
    NUMBERS,
    SUITS,
    USUAL_KINDS,
    WINDS,
    Kind,
    Tile,
    TileSet,
    kind_of,
    make_tile,
    parse_tiles,
    short_of,
)


class Wind(IntEnum):
    """The winds: what the first four positions of a table show in most games, the dealer East."""

    E = 0
    S = 1
    W = 2
    N = 3

    @property
    def kind(self) -> int:
        """The tile of this wind."""
        return 27 + self


def position_name(position: Position) -> str:
    """A position in short: the letter of its wind, from the fifth on its number."""
    return Wind(position).name if position < len(Wind) else str(position + 1)


DEALER: Final[Position] = 0

Flag = Literal[
    "riichi",
    "double_riichi",
    "open_riichi",
    "chou_riichi",
    "kiseki_riichi",
    "ura_buse_riichi",
    "ippatsu",
    "rinshan",
    "chankan",
    "gari",
    "chanjun",
    "haitei",
    "houtei",
    "tenhou",
    "chiihou",
    "renhou",
]
"""What the situation gives. A double riichi is a riichi: the first flag need not be set beside the second."""
KINDS_OF_RIICHI: Final[frozenset[Flag]] = frozenset({"open_riichi", "chou_riichi", "kiseki_riichi", "ura_buse_riichi"})
"""Riichi that are declared by words of their own; only one of them can be declared."""
IN_RIICHI: Final[frozenset[Flag]] = KINDS_OF_RIICHI | {"riichi", "double_riichi"}


class ImpossibleWinError(SayableError):
    """A win that cannot have happened at any table."""


class Win(msgspec.Struct, frozen=True, kw_only=True):
    """A won hand and its circumstances, as a table hands it over. Programs usually call `score` with texts instead.

    Attributes:
        hand: the hand without the winning tile.
        winning: the winning tile.
        tsumo: whether it was drawn.
        seat: the winner's position, counted from the dealer, who is 0; a `Wind` is such a number.
        round: the position whose tile is that of the round.
        discarder: the position of who discarded it, if that is known.
        flags: ``riichi``, ``ippatsu``, ``rinshan`` … (`jantaku.scoring.win.Flag`).
        indicators, ura_indicators: the dora indicators, and those below them.
        named_dora: kinds that are dora without an indicator, where rules name some for a deal.
        nuki: tiles set aside as dora, or exposed flowers.
        honba, sticks: how many.
        liable: who is liable for the hand (pao).

    Raises:
        ImpossibleWinError: the circumstances contradict each other, or a tile is there too often.

    >>> import jantaku as jan
    >>> score = jan.score("22m 234p 567p 345s 67s", "8s", by="tsumo")
    >>> score.win.tsumo, score.win.is_closed, jan.score(score.win, "wrc").han
    (True, True, 3)
    """

    hand: Hand
    winning: Tile
    tsumo: bool
    seat: Position = Wind.S
    round: Position = Wind.E
    discarder: Position | None = None
    flags: frozenset[Flag] = frozenset()
    facts: frozenset[str] = frozenset()
    """Facts of the game that the table found out by itself, for the yaku that need them."""
    indicators: tuple[Tile, ...] = ()
    ura_indicators: tuple[Tile, ...] = ()
    named_dora: tuple[Kind, ...] = ()
    """Kinds that are dora in this deal without an indicator: named by dice, or of the day."""
    foreign_dora: int = 0
    """Han by the dora that others have of their own; below zero so many dora are taken away by them (001:2799)."""
    nuki: tuple[Tile, ...] = ()
    """Tiles set aside as dora (three players)."""
    honba: int = 0
    inherited: int = 0
    """So many of them are of earlier dealers."""
    repeats: int = 0
    """How often the dealer had dealt before in a row, where that gives tiles a value."""
    sticks: int = 0
    liable: Position | None = None
    """Who pays for feeding the set that made a yakuman sure (pao)."""
    liable_for: str | None = None
    out: tuple[Position, ...] = ()
    """Who has won before in this deal and left it: they pay nothing."""
    void: Literal["", "m", "p", "s"] = ""
    """The suit that the winner had to be rid of, where it is told."""
    pond: tuple[Tile, ...] = ()
    """The winner's discards, where they are told and matter: a tile of the wait among them takes some yaku away."""

    def __post_init__(self) -> None:
        # most wins have few circumstances, and nothing is asked about those that they have not
        of_flags = _CHECKS_OF_FLAGS if self.flags else ()
        of_facts = _CHECKS_OF_FACTS if self.facts else ()
        of_liable = () if self.liable is None else _CHECKS_OF_LIABLE
        for checks in (_CHECKS, of_flags, of_facts, of_liable):
            for impossible, text_id, message in checks:
                if impossible(self):
                    raise ImpossibleWinError(message, text_id)
        _check_copies(self)

    @property
    def is_closed(self) -> bool:
        """No open meld."""
        return not any(meld.is_open for meld in self.hand.melds)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile of the hand, melds and the winning tile included; not those set aside."""
        melded = (tile for meld in self.hand.melds for tile in meld.all_tiles)
        return (*self.hand.concealed, *melded, self.winning)

    @property
    def by_flowers(self) -> str | None:
        """The fact by which the flowers win, whatever the hand (002:279-282): all are the winner's, or he robs the last
        one."""
        return next((fact for fact in FLOWER_WINS if fact in self.facts), None) if self.facts else None


class TableWin(Win, frozen=True, kw_only=True):
    """A win that has happened at this table, so it need not be asked whether it can have happened at any."""

    def __post_init__(self) -> None:
        """Nothing to check."""


FLOWER_WINS: Final = ("eight_flowers", "robbed_flower")


def _has_flowers(tiles: tuple[Tile, ...]) -> bool:
    kinds = [tile & KIND for tile in tiles]
    return max(kinds, default=0) >= USUAL_KINDS and any(kind >= USUAL_KINDS and not BONUS >> kind & 1 for kind in kinds)


def _has_kan(win: Win) -> bool:
    return any(meld.is_kan for meld in win.hand.melds)


def _in_riichi(win: Win) -> bool:
    return not win.flags.isdisjoint(IN_RIICHI)


def _can_be_fed(win: Win) -> bool:
    """Three dragons, three winds or four kans melded, one of them fed; all sets melded and of one suit and honours, or
    none of them a run; or rinshan after an open kan (000:791-793, 001:2883, 002:324)."""
    melds = win.hand.melds
    groups = (
        [meld for meld in melds if DRAGONS >> meld.kind & 1 and meld.of_kind],
        [meld for meld in melds if WINDS >> meld.kind & 1],
        [meld for meld in melds if meld.is_kan],
    )
    sure = any(
        len(group) >= size and any(meld.is_open for meld in group)
        for group, size in zip(groups, (3, 3, 4), strict=True)
    )
    return sure or _is_bare(win) or ("rinshan" in win.flags and any(meld.is_kan and meld.is_open for meld in melds))


def _is_bare(win: Win) -> bool:
    """Whether all sets are melded, and are of one suit and honours or no runs."""
    melds = win.hand.melds
    if len(win.hand.concealed) > 1 or not any(meld.is_open for meld in melds):
        return False
    of_a_suit = any(all((suit | HONOURS) >> meld.kind & 1 for meld in melds) for suit in SUITS.values())
    return of_a_suit or not any(meld.is_run for meld in melds)


Check: TypeAlias = tuple[Callable[[Win], object], TextId, str]
"""What cannot be: (test, text, English sentence)."""

_CHECKS: Final[tuple[Check, ...]] = (
    (
        lambda win: _has_flowers(win.tiles if win.by_flowers is None else win.tiles[:-1]),
        TextId("win-flower"),
        "flowers and the like are no part of a hand",
    ),
    (
        lambda win: len(win.ura_indicators) > len(win.indicators) > 0,
        TextId("win-ura-more"),
        "there is one ura indicator under each indicator",
    ),
    (
        lambda win: win.discarder is not None and (win.tsumo or win.discarder == win.seat),
        TextId("win-discarder"),
        "only a ron has a discarder, and not the winner",
    ),
    (
        lambda win: win.out and not {win.seat, win.discarder, win.liable}.isdisjoint(win.out),
        TextId("win-out"),
        "who has won before has left the deal",
    ),
    (
        lambda win: win.honba < 0 or win.sticks < 0,
        TextId("win-negative"),
        "honba and sticks are not negative",
    ),
)
"""What no table can see."""
_CHECKS_OF_FLAGS: Final[tuple[Check, ...]] = (
    (
        lambda win: "ippatsu" in win.flags and not _in_riichi(win),
        TextId("win-ippatsu-without-riichi"),
        "ippatsu without riichi",
    ),
    (
        lambda win: "rinshan" in win.flags and not (win.tsumo and (_has_kan(win) or win.nuki)),
        TextId("win-rinshan-without-kan"),
        "rinshan needs a kan, or a tile set aside, and the replacement tile",
    ),
    (
        lambda win: {"ippatsu", "rinshan"} <= win.flags and not win.nuki,
        TextId("win-ippatsu-rinshan"),
        "a kan ends ippatsu, so there is no rinshan with it",
    ),
    (
        lambda win: "chankan" in win.flags and win.tsumo,
        TextId("win-chankan-by-tsumo"),
        "a kan is robbed by ron, not by tsumo",
    ),
    (
        lambda win: "gari" in win.flags and win.tsumo,
        TextId("win-gari-by-tsumo"),
        "a tile that is set aside is robbed by ron, not by tsumo",
    ),
    (
        lambda win: "chanjun" in win.flags and win.tsumo,
        TextId("win-chanjun-by-tsumo"),
        "a raised run is robbed by ron, not by tsumo",
    ),
    (
        lambda win: "chanjun" in win.flags and not NUMBERS >> (win.winning & KIND) & 1,
        TextId("win-chanjun-honour"),
        "no run has an honour, so that none is robbed from one",
    ),
    (
        lambda win: "haitei" in win.flags and not win.tsumo,
        TextId("win-haitei-by-ron"),
        "haitei is the last tile of the wall, drawn; the last discard is houtei",
    ),
    (
        lambda win: "houtei" in win.flags and win.tsumo,
        TextId("win-houtei-by-tsumo"),
        "houtei is the last discard; the last tile drawn is haitei",
    ),
    (
        lambda win: len(win.flags & {"rinshan", "chankan", "gari", "chanjun", "houtei"}) > 1,
        TextId("win-one-tile-one-way"),
        "one tile cannot be a replacement tile, a robbed tile and the last discard at once",
    ),
    (
        lambda win: "tenhou" in win.flags and not (win.tsumo and win.seat == DEALER and not win.hand.melds),
        TextId("win-tenhou-not-dealer"),
        "tenhou is the dealer's, with the tiles dealt",
    ),
    (
        lambda win: "chiihou" in win.flags and not (win.tsumo and win.seat != DEALER and not win.hand.melds),
        TextId("win-chiihou"),
        "chiihou is a non-dealer's, on the first draw and without melds",
    ),
    (
        lambda win: "renhou" in win.flags and (win.tsumo or win.seat == DEALER or win.hand.melds),
        TextId("win-renhou"),
        "renhou is a non-dealer's ron before the first draw",
    ),
    (
        lambda win: not win.flags.isdisjoint({"tenhou", "chiihou", "renhou"}) and len(win.flags) > 1,
        TextId("win-first-turn-alone"),
        "a win on the first turn has nothing to do with riichi, kans or the end of the wall",
    ),
    (
        lambda win: len(win.flags & KINDS_OF_RIICHI) > 1,
        TextId("win-riichi-kinds"),
        "riichi is declared once, and so of one kind",
    ),
)
"""The same of a win that has some."""
_CHECKS_OF_FACTS: Final[tuple[Check, ...]] = (
    (
        lambda win: (
            "first_discard" in win.facts
            and (
                win.tsumo
                or win.seat == DEALER
                or win.discarder not in (None, DEALER)
                or win.hand.melds
                or not win.flags.isdisjoint({"chankan", "gari", "chanjun", "houtei"})
            )
        ),
        TextId("win-first-discard"),
        "only the dealer makes the first discard, and who wins on it has no melds",
    ),
    (
        lambda win: "kan_discard" in win.facts and (win.tsumo or win.flags & {"chankan", "gari", "chanjun"}),
        TextId("win-kan-discard"),
        "a discard after a kan is won by ron",
    ),
    (
        lambda win: "riichi_discard" in win.facts and (win.tsumo or win.flags & {"chankan", "gari", "chanjun"}),
        TextId("win-riichi-tile"),
        "the tile with which another declares riichi is a discard, and won by ron",
    ),
    (
        lambda win: "early_kan" in win.facts and "rinshan" not in win.flags,
        TextId("win-early-kan"),
        "an early kan matters to a win on its replacement tile only",
    ),
    (
        lambda win: (
            "robbed_flower" in win.facts
            and (win.flags & {"chankan", "houtei", "gari", "chanjun"} or win.facts & {"first_discard", "kan_discard"})
        ),
        TextId("win-robbed-flower-only"),
        "a robbed flower is neither a discard nor the tile of a kan",
    ),
    (
        lambda win: ("eight_flowers" in win.facts and not win.tsumo) or ("robbed_flower" in win.facts and win.tsumo),
        TextId("win-flowers-how"),
        "the eighth flower is drawn, or robbed from another",
    ),
)
_CHECKS_OF_LIABLE: Final[tuple[Check, ...]] = (
    (
        lambda win: win.liable == win.seat,
        TextId("win-liable-self"),
        "the winner is not liable for the own hand",
    ),
    (
        lambda win: not _can_be_fed(win),
        TextId("win-nobody-liable"),
        "nobody is liable for this hand: no meld made a yaku sure, and it is no rinshan after a fed kan",
    ),
)
"""Of a win for which somebody answers."""


def _check_copies(win: Win) -> None:
    # The other three copies of a robbed tile lie in the robbed kan, and one in a run that was to be raised.
    robbed = 3 if "chankan" in win.flags else 1 if "chanjun" in win.flags else 0
    held: dict[int, int] = {kind_of(win.winning): robbed}
    for tile in (*win.tiles, *win.nuki, *win.indicators, *win.ura_indicators):
        kind = tile & KIND
        held[kind] = count = held.get(kind, 0) + 1
        if count > 4:
            name = short_of(kind)  # type: ignore[arg-type]
            raise ImpossibleWinError(f"5 copies of {name}", TextId("win-fifth-copy"), tile=name)


FOUR_OF_EACH: Final = bytes([4] * USUAL_KINDS)


def check_at(win: Win, seats: int, copies: bytes, open_riichi: bool, raised: str) -> None:
    """Whether it can have happened at a table with so many seats and so many copies of each kind, where riichi may or
    may not be declared with an open hand; ``raised``: what a raised run counts as there."""
    if win.hand.melds or "chanjun" in win.flags:
        _check_raised(win, raised)
    if win.hand.melds and not open_riichi and _in_riichi(win) and not win.is_closed:
        raise ImpossibleWinError("riichi with an open hand", TextId("win-riichi-open"))
    if win.hand.melds and "double_riichi" in win.flags and any(meld.claimed is not None for meld in win.hand.melds):
        raise ImpossibleWinError("double riichi after a call", TextId("win-double-riichi-called"))
    _check_seats(win, seats)
    aside = (*win.nuki, *win.indicators, *win.ura_indicators)
    if copies.startswith(FOUR_OF_EACH):  # then only flowers can be missing; a fifth copy has been refused before
        for tile in aside:
            if tile & KIND >= USUAL_KINDS:
                break
        else:
            return
    held = Counter(kind_of(tile) for tile in (*win.tiles, *aside))
    for kind, count in held.items():
        there = copies[kind]
        if count > there:
            name = short_of(make_tile(kind))
            message = f"{count} of {name}: these rules have {there}"
            raise ImpossibleWinError(message, TextId("win-copies"), tile=name, count=count, there=there)


def _check_raised(win: Win, raised: str) -> None:
    """Whether runs are raised there, and count as the melds say."""
    if raised == "never" and "chanjun" in win.flags:
        raise ImpossibleWinError("by these rules no run is raised, and none is robbed", TextId("win-chanjun-off"))
    for meld in win.hand.melds:
        if not meld.is_run or meld.added is None or raised == ("open" if meld.is_open else "closed"):
            continue
        written = format_meld(meld)
        message = f"{written}: by these rules {'no run is raised' if raised == 'never' else f'it counts as {raised}'}"
        raise ImpossibleWinError(message, TextId("win-raised-run"), meld=written, counts=raised)


def _check_seats(win: Win, seats: int) -> None:
    for seat in (win.seat, win.discarder, win.liable):
        if seat is not None and seat >= seats:
            name = position_name(seat)
            message = f"there is no seat {name} at a table of {seats}"
            raise ImpossibleWinError(message, TextId("win-no-seat"), seat=name, seats=seats)


def read_win(
    hand: str,
    winning: str,
    *,
    by: Literal["tsumo", "ron"] = "ron",
    seat: str = "S",
    round: str | Position = "E",  # noqa: A002
    indicators: str = "",
    ura: str = "",
    named_dora: str = "",
    foreign_dora: int = 0,
    nuki: str = "",
    discarder: str | None = None,
    honba: int = 0,
    sticks: int = 0,
    liable: str | None = None,
    liable_for: str | None = None,
    flags: Iterable[Flag] = (),
    facts: Iterable[str] = (),
    out: str = "",
    void: Literal["", "m", "p", "s"] = "",
    pond: str = "",
    box: TileSet | None = None,
) -> Win:
    """A win in writing: ``read_win("234m 567p 22z 345s 67s", "8s", by="ron", flags=["riichi"])``. ``out``: winds, as in
    ``"EW"``. ``box``: where other tiles complete sets, as that box does; elsewhere a win on a flower is one by flowers
    alone."""
    tiles = parse_tiles(winning)
    if len(tiles) != 1:
        raise ImpossibleWinError(f"the winning tile is one tile, not {winning!r}", TextId("win-one-tile"), text=winning)
    if box is None and BONUS >> kind_of(tiles[0]) & 1:
        facts = {*facts, "eight_flowers" if by == "tsumo" else "robbed_flower"}
    return Win(
        hand=parse_hand(hand, box),
        winning=tiles[0],
        tsumo=by == "tsumo",
        seat=Wind[seat],
        round=Wind[round] if isinstance(round, str) else round,
        discarder=None if discarder is None else Wind[discarder],
        flags=frozenset(flags),
        facts=frozenset(facts),
        indicators=tuple(parse_tiles(indicators)),
        ura_indicators=tuple(parse_tiles(ura)),
        named_dora=tuple(map(kind_of, parse_tiles(named_dora))),
        foreign_dora=foreign_dora,
        nuki=tuple(parse_tiles(nuki)),
        honba=honba,
        sticks=sticks,
        liable=None if liable is None else Wind[liable],
        liable_for=liable_for,
        out=tuple(Wind[letter] for letter in out),
        void=void,
        pond=tuple(parse_tiles(pond)),
    )
