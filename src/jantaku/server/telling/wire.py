"""Tiles, melds, events and sentences as they go over the wire.

A tile is its short notation and the number of the physical piece, ``["5m", 4]``; a hidden one is ``null``. Sentences
are sent in both languages, ``{"ru": ..., "en": ...}``: who reads them may switch at any moment. To say a text takes
longer than to send it, so those that come again and again are kept.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final, TypeAlias

import msgspec

from jantaku.hands import Meld
from jantaku.rules.sources import in_words
from jantaku.scoring.ledger import Account, Seat, TableAccount, Transfer
from jantaku.table.events import HIDDEN, Event
from jantaku.table.events.event import is_tile
from jantaku.table.events.line import Line, Value, Words
from jantaku.table.telling.board import feeder
from jantaku.table.telling.teller import Notation, Teller
from jantaku.texts import LANGUAGES, Language, SayableError, TextId, Texts
from jantaku.tiles import SHORTS, Tile, short_of
from jantaku.tiles.kinds import in_russian

Json: TypeAlias = dict[str, Any]
"""An object of a message. Messages are put together here and there and sent at once; nobody reads them again."""
Said: TypeAlias = dict[str, str]

ENCODER: Final = msgspec.json.Encoder()
encode: Final = ENCODER.encode

# ---------------------------------------------------------------- sentences


def said(text_id: str, game: str = "", /, **arguments: Value) -> Said:
    """A text in both languages."""
    return spoken(Line(TextId(text_id), tuple(arguments.items())), game)


def spoken(told: Words, game: str = "", names: tuple[str, ...] = ()) -> Said:
    """A line in both languages; ``names``: of the players it may speak of."""
    return _spoken(told, game, names) if isinstance(told, Line) else _in_each(told, game, names)


def _in_each(told: Words, game: str, names: tuple[str, ...]) -> Said:
    return {language: teller(language, game, names).said(told) for language in LANGUAGES}


_spoken: Final = lru_cache(maxsize=20_000)(_in_each)


def teller(language: Language, game: str = "", names: tuple[str, ...] = ()) -> Teller:
    """Who tells at a table of these players."""
    return Teller(Texts(language, game), Notation(language, names))


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
        "said": {language: teller(language, game, tuple(names)).payment(row) for language in LANGUAGES},
    }


def reason_of(row: Transfer, game: str) -> Said:
    """Why points moved."""
    try:
        return said(row.text_id, game, **row.arguments)
    except LookupError:  # a record may tell the reason without what belongs to it
        return plain(row.reason.value)


# ---------------------------------------------------------------- events

Translated: TypeAlias = Callable[[Any, Any], Any]


def _round(kind: int, _scene: object) -> str:
    return SHORTS[kind] if 0 <= kind < len(SHORTS) else "?"


class Setting(msgspec.Struct, frozen=True):
    """What an event does not say of the table where it happened: the names by seat, and those of all who play, where
    some rest."""

    names: tuple[str, ...]
    game: str
    members: tuple[str, ...] = ()

    @property
    def all(self) -> tuple[str, ...]:
        """The names of all who play."""
        return self.members or self.names

    def seated(self, members: tuple[int, ...]) -> "Setting":
        """The same after they have changed places."""
        everybody = self.all
        if not all(0 <= member < len(everybody) for member in members):  # a record may tell nonsense
            return self
        return Setting(tuple(everybody[member] for member in members), self.game, everybody)


def setting_of(names: tuple[str, ...], seats: int, game: str) -> Setting:
    """At first those who are named first sit at the table, and the others rest."""
    return Setting(names[:seats], game, names if len(names) > seats else ())


FIELDS: Final[Mapping[str, Translated]] = {
    "tile": lambda tile, _: on_wire(tile),
    **dict.fromkeys(("tiles", "concealed", "indicators", "ura", "nuki"), lambda tiles, _: all_on_wire(tiles)),
    "rows": lambda rows, table: [row_on_wire(row, table.names, table.game) for row in rows],
    "round": _round,
    "kinds": lambda kinds, table: [_round(kind, table) for kind in kinds],
}
"""Fields of events that do not go over the wire as they are."""
NOT_AS_THEY_ARE: Final = frozenset({"meld", "melds", "left", "facts", "reading", "at"})
"""Melds are told with who fed them, how many tiles are left by the board, how a win was priced with its explanation."""


@cache
def _shape(event: type[msgspec.Struct]) -> tuple[str, tuple[tuple[str, Translated | None], ...]]:
    names = tuple((name, FIELDS.get(name)) for name in event.__struct_fields__ if name not in NOT_AS_THEY_ARE)
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
        seat = event.seat  # type: ignore[attr-defined]
        told["meld"] = meld_on_wire(meld, getattr(event, "source", feeder(seat, meld.feeder, seats)))
    melds = getattr(event, "melds", None)
    if melds is not None:
        seat = event.seat  # type: ignore[attr-defined]
        told["melds"] = [meld_on_wire(one, feeder(seat, one.feeder, seats)) for one in melds]
    return told


__all__ = ["HIDDEN", "Json", "Said", "Setting", "encode", "event_on_wire", "feeder", "is_tile", "on_wire", "said"]
