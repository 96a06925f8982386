"""What is said: clauses with the ids of their texts, and the words that several explanations share."""

from collections.abc import Sequence
from typing import Final

import msgspec

from jantaku.rules.plan import SeatPlan
from jantaku.scoring.ledger import Seat
from jantaku.scoring.score import Score
from jantaku.texts import TextId, Texts
from jantaku.tiles import KIND_OF, Tile, format_tiles, kind_of, make_tile


class Clause(msgspec.Struct, frozen=True):
    """Something to be said. An argument may be a clause itself, or tiles, which each language writes in its letters."""

    text: TextId
    arguments: "dict[str, Argument]" = {}


class Tiles(msgspec.Struct, frozen=True):
    """Tiles to be written."""

    tiles: tuple[Tile, ...]


class OwnName(msgspec.Struct, frozen=True):
    """What a rule set calls a yaku of its own, or says of it."""

    ru: str
    en: str


Argument = str | int | Clause | Tiles | OwnName


def say(clause: Clause, texts: Texts) -> str:
    """A clause in words."""
    arguments: dict[str, str | int | float] = {}
    for name, value in clause.arguments.items():
        if isinstance(value, Clause):
            arguments[name] = say(value, texts)
        elif isinstance(value, Tiles):
            arguments[name] = format_tiles(value.tiles, lang=texts.language)
        elif isinstance(value, OwnName):
            arguments[name] = value.ru if texts.language == "ru" else value.en
        else:
            arguments[name] = value
    return texts(clause.text, **arguments)


def tiles_of(*tiles: Tile) -> Tiles:
    """Tiles, to be written."""
    return Tiles(tiles)


def of_kinds(kinds: Sequence[int]) -> Tiles:
    """A tile of each of these kinds, to be written."""
    return Tiles(tuple(make_tile(kind) for kind in kinds))


BOOKS: Final = {"taiwanese": "002", "sanma_108": "003", "sichuan": "004"}
"""Games that have a book of their own."""


def places_of(score: Score, seed: tuple[str, ...]) -> tuple[str, ...]:
    """Of all places that speak of a thing those in the book of this game; where it is silent, those in the books that
    are of no single game."""
    book = BOOKS.get(score.book.plan.game)
    here = tuple(place for place in seed if place[:3] == book)
    return here or tuple(place for place in seed if place[:3] not in BOOKS.values()) or seed


LIMIT_NAMES: Final = {
    500: TextId("limit-mangan"),  # 001:4493: and what one of six han or more is called there
    600: TextId("limit-compound_yakuman"),
    2000: TextId("limit-mangan"),
    3000: TextId("limit-haneman"),
    4000: TextId("limit-baiman"),
    6000: TextId("limit-sanbaiman"),
    8000: TextId("limit-yakuman"),
    16000: TextId("limit-double_yakuman"),
    24000: TextId("limit-triple_yakuman"),
}
OWN_LIMITS: Final = (40000,)
"""A limit of big mahjong (001:4359), which nobody takes for five yakuman."""
SCALE_NAMES: Final = {5000: TextId("limit-mori_man"), 12000: TextId("limit-dai_yakuman")}
"""Limits that only some scales have (001:1614, 001:1618); other rules may come to the same amounts by adding up."""


def limit_of_score(score: Score) -> Clause:
    """The limit that a hand is paid by, by its name in the scale of these rules."""
    value, base = score.book.plan.value, score.base
    of_scale = base in SCALE_NAMES and (base == value.most or any(base == limit for _, limit in value.limits))
    return Clause(SCALE_NAMES[base]) if of_scale else limit_clause(base)


def limit_clause(base: int) -> Clause:
    """A limit by its name, or as so many mangan where it has none."""
    if base in LIMIT_NAMES:
        return Clause(LIMIT_NAMES[base])
    if base % 8000 == 0 and base not in OWN_LIMITS:
        return Clause(TextId("score-many-yakuman"), {"count": base // 8000})
    return Clause(TextId("score-base-amount"), {"base": base})


def price_clause(score: Score, han: int, limit: int | None) -> Clause:
    """Han or a limit by its name; in a game that adds points up, points."""
    if limit is not None:
        return limit_clause(limit)
    linear = score.book.plan.value.linear
    if linear:
        return Clause(TextId("score-price-points"), {"points": linear * han})
    return Clause(TextId("score-price-han"), {"han": han})


SEATS: Final = (
    TextId("seat-east"),
    TextId("seat-south"),
    TextId("seat-west"),
    TextId("seat-north"),
    TextId("seat-white"),
    TextId("seat-green"),
    TextId("seat-red"),
)
"""Seats by their tiles, the winds first."""


def seat_clause(seat: Seat, plan: SeatPlan) -> Clause:
    """How a seat is called, counted from the dealer: by its wind, or by its dragon where players are dragons; by its
    number where it shows no tile, or the same one as another (001:4285)."""
    if seat >= len(plan.tiles) or plan.tiles.count(plan.tiles[seat]) > 1:
        return Clause(TextId("seat-number"), {"number": seat + 1})
    tile = make_tile(KIND_OF[plan.tiles[seat]])
    honour = kind_of(tile) - KIND_OF["1z"]
    return (
        Clause(SEATS[honour]) if honour in range(len(SEATS)) else Clause(TextId("seat-tile"), {"tile": tiles_of(tile)})
    )


ROBBED: Final = {
    "gari": TextId("seat-who-set-aside"),
    "chankan": TextId("seat-who-declared-kan"),
    "chanjun": TextId("seat-who-raised-run"),
}
"""A tile that was robbed and not discarded, which says already that it was another's: who had it."""
