"""Tiles, melds, events and sentences as they go over the wire.

A tile is its short notation and the number of the physical piece, ``["5m", 4]``; a hidden one is ``null``. Sentences
are sent in both languages, ``{"ru": ..., "en": ...}``: who reads them may switch at any moment. To say a text takes
longer than to send it, so those that come again and again are kept.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final, TypeAlias

import msgspec

from jantaku.hands import Feeder, Hand, Meld, Side, format_hand
from jantaku.hands.melds import format_meld
from jantaku.rules.sources import in_words
from jantaku.scoring.ledger import Account, Seat, TableAccount, Transfer
from jantaku.table.events import HIDDEN, Event
from jantaku.texts import LANGUAGES, SayableError, Texts
from jantaku.tiles import SHORTS, Tile, format_tiles, kind_of, short_of
from jantaku.tiles.kinds import in_russian

Json: TypeAlias = dict[str, Any]
"""An object of a message. Messages are put together here and there and sent at once; nobody reads them again."""
Said: TypeAlias = dict[str, str]
Argument: TypeAlias = str | int | tuple[Tile, ...] | Meld | Hand
"""What a text is told: tiles are written in the letters of each language."""

ENCODER: Final = msgspec.json.Encoder()
encode: Final = ENCODER.encode

# ---------------------------------------------------------------- sentences


def said(text_id: str, game: str = "", /, **arguments: Argument) -> Said:
    """A text in both languages."""
    return _said(text_id, game, tuple(arguments.items()))


@lru_cache(maxsize=20_000)
def _said(text_id: str, game: str, arguments: tuple[tuple[str, Argument], ...]) -> Said:
    spoken: Said = {}
    for language in LANGUAGES:
        told = {name: _argument(value, language) for name, value in arguments}
        spoken[language] = Texts(language, game)(text_id, **told)
    return spoken


def _argument(value: Argument, language: Any) -> str | int:
    match value:
        case Meld():
            return format_meld(value, language)
        case Hand():
            return format_hand(value, language)
        case tuple():
            return format_tiles(value, language)
    return value


def each(speak: Callable[[Texts], str], game: str = "") -> Said:
    """What this says in each language."""
    return {language: speak(Texts(language, game)) for language in LANGUAGES}


@lru_cache(maxsize=4096)
def cited(seed: str | tuple[str, ...]) -> Said:
    """The books, chapters and pages that a citation means; empty where nothing is cited."""
    source = seed if isinstance(seed, str) else ", ".join(seed)
    return each(lambda texts: in_words(source, texts))


def source_of_rule(rule: str) -> Said:
    """Where a rule stands that is no entry of the catalogue, but lines of a book."""
    return cited(rule) if rule[:1].isdigit() else plain("")


def plain(text: str) -> Said:
    """Words that are the same in all languages: names."""
    return dict.fromkeys(LANGUAGES, text)


def excuse(error: SayableError) -> Said:
    """A mistake of whoever asked."""
    return {language: error.message(language) for language in LANGUAGES}


# ---------------------------------------------------------------- tiles and melds


@cache
def on_wire(tile: int) -> tuple[str, int] | None:
    """A tile; None for a hidden one, and for what a damaged record may call a tile."""
    return (short_of(Tile(tile)), int(tile)) if is_tile(tile) else None


def is_tile(tile: int) -> bool:
    """Whether there is such a tile."""
    return 0 <= tile <= 0xFFFF and kind_of(Tile(tile)) < len(SHORTS)


def all_on_wire(tiles: Iterable[int]) -> list[tuple[str, int] | None]:
    """Tiles."""
    return list(map(on_wire, tiles))


def meld_on_wire(meld: Meld, source: Seat | None) -> Json:
    """A meld; ``source``: who fed it, where that is known."""
    return {
        "form": meld.form.value,
        "tiles": all_on_wire(meld.tiles),
        "claimed": None if meld.claimed is None else on_wire(meld.claimed),
        "from": source,
        "side": None if meld.side is None else meld.side.value,
        "added": None if meld.added is None else on_wire(meld.added),
    }


def feeder(seat: Seat, side: Feeder | None, seats: int) -> Seat | None:
    """Who sits at this side of a seat; None where several do, and are not told apart."""
    if isinstance(side, int):
        return side
    match side:
        case Side.RIGHT:
            return (seat + 1) % seats
        case Side.LEFT:
            return (seat - 1) % seats
        case Side.ACROSS if seats == 4:
            return (seat + 2) % seats
    return None


def written(text: str, language: str) -> str:
    """Short notation in the letters of a language."""
    return in_russian(text) if language == "ru" else text


# ---------------------------------------------------------------- the ledger

ACCOUNTS: Final = {int(account): account.name.lower() for account in TableAccount}


def account(number: Account) -> Seat | str:
    """A seat, or an account of the table by its name."""
    return number if number >= 0 else ACCOUNTS.get(number, str(number))


def row_on_wire(row: Transfer, names: Sequence[str], game: str) -> Json:
    """A row with its reason, alone and in a whole sentence."""
    reason = reason_of(row, game)
    return {
        "source": account(row.source),
        "target": account(row.target),
        "amount": row.amount,
        "unit": row.unit.value,
        "reason": row.reason.value,
        "text": reason,
        "said": {
            language: Texts(language, game)(
                "score-payment",
                payer=_holder(row.source, names, language, game),
                receiver=_holder(row.target, names, language, game),
                amount=Texts(language).figure(row.amount),
                because=reason[language],
            )
            for language in LANGUAGES
        },
    }


def reason_of(row: Transfer, game: str) -> Said:
    """Why points moved."""
    try:
        return said(row.text_id, game, **row.arguments)
    except LookupError:  # a record may tell the reason without what belongs to it
        return plain(row.reason.value)


def _holder(number: Account, names: Sequence[str], language: Any, game: str) -> str:
    if 0 <= number < len(names):
        return names[number]
    return Texts(language, game)(TableAccount(number).text_id) if number in ACCOUNTS else str(number)


# ---------------------------------------------------------------- events

Translated: TypeAlias = Callable[[Any, Any], Any]


def _round(kind: int, _scene: object) -> str:
    return SHORTS[kind] if 0 <= kind < len(SHORTS) else "?"


class Setting(msgspec.Struct, frozen=True):
    """What an event does not say of the table where it happened."""

    names: tuple[str, ...]
    game: str


FIELDS: Final[Mapping[str, Translated]] = {
    "tile": lambda tile, _: on_wire(tile),
    **dict.fromkeys(("tiles", "concealed", "indicators", "ura", "nuki"), lambda tiles, _: all_on_wire(tiles)),
    "rows": lambda rows, table: [row_on_wire(row, table.names, table.game) for row in rows],
    "round": _round,
    "kinds": lambda kinds, table: [_round(kind, table) for kind in kinds],
}
"""Fields of events that do not go over the wire as they are."""


@cache
def _shape(event: type[msgspec.Struct]) -> tuple[str, tuple[tuple[str, Translated | None], ...]]:
    names = tuple((name, FIELDS.get(name)) for name in event.__struct_fields__ if name not in ("meld", "melds"))
    return str(event.__struct_config__.tag), names


def event_on_wire(event: Event, table: Setting) -> Json:
    """An event, without its words."""
    tag, fields = _shape(type(event))
    told: Json = {"event": tag}
    for name, translated in fields:
        value = getattr(event, name)
        told[name] = value if translated is None else translated(value, table)
    seats = len(table.names)
    meld = getattr(event, "meld", None)
    if meld is not None:
        seat = event.seat  # type: ignore[union-attr]
        told["meld"] = meld_on_wire(meld, getattr(event, "source", feeder(seat, meld.feeder, seats)))
    melds = getattr(event, "melds", None)
    if melds is not None:
        seat = event.seat  # type: ignore[union-attr]
        told["melds"] = [meld_on_wire(one, feeder(seat, one.feeder, seats)) for one in melds]
    return told


__all__ = ["HIDDEN", "Json", "Said", "Setting", "encode", "event_on_wire", "on_wire", "said"]
