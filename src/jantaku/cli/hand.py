"""``jantaku hand TILES``: how far a hand is from ready, what it waits for, what to discard, how it is read.

`examine` finds out everything and returns a `Report`; one function prints that for people, another one for programs.
"""

import json
from itertools import groupby
from typing import Annotated, Any, Final, NamedTuple

import msgspec
import typer
from rich.table import Column, Table
from rich.text import Text

from jantaku.cli.drawing import Screen, picture_of, short, short_meld, small_signs
from jantaku.hands import (
    OUT_OF_REACH,
    RIICHI,
    SICHUAN,
    TAIWANESE,
    Discard,
    Grammar,
    ReadBlock,
    Reading,
    Shape,
    Ukeire,
    Wait,
    Waits,
)
from jantaku.hands.melds import Hand, format_hand, format_meld, parse_hand
from jantaku.texts import SayableError, TextId, Texts, japanese
from jantaku.tiles import (
    EXTRA_HONOURS,
    HONOURS,
    KINDS_LIMIT,
    PLAIN,
    RED,
    SHORTS,
    SUITS,
    Face,
    Kind,
    NotationError,
    Tile,
    TileSet,
    count_kinds,
    kind_of,
    make_tile,
    marks_of,
    name_of,
    parse_unicode,
    place_in_hand,
    tile_set,
)
from jantaku.tiles.kinds import RUSSIAN
from jantaku.tiles.mpsz import write_faces

GAMES: Final[dict[str, Grammar]] = {"riichi": RIICHI, "taiwanese": TAIWANESE, "sichuan": SICHUAN}
SUIT_LETTERS: Final = {**SUITS, **{RUSSIAN[letter]: mask for letter, mask in SUITS.items()}}
UNICODE_TILES: Final = range(0x1F000, 0x1F02C)


class Words(NamedTuple):
    """What the players of a game call things."""

    tile: TextId
    discard: TextId
    winning_hand: TextId
    ready: TextId


WORDS: Final[dict[str, Words]] = {
    "riichi": Words(
        TextId("thing-tile"), TextId("thing-discard"), TextId("thing-winning_hand"), TextId("state-tenpai")
    ),
    "taiwanese": Words(
        TextId("thing-tile-taiwanese"),
        TextId("thing-discard-taiwanese"),
        TextId("thing-winning_hand-taiwanese"),
        TextId("state-tenpai-taiwanese"),
    ),
    "sichuan": Words(
        TextId("thing-tile-sichuan"),
        TextId("thing-discard-sichuan"),
        TextId("thing-winning_hand-sichuan"),
        TextId("state-tenpai-sichuan"),
    ),
}


class WaitingFor(msgspec.Struct, frozen=True):
    """A tile that completes the hand: how many of it nobody has seen, what it ends, and how the hand is read then."""

    kind: Kind
    unseen: int
    shapes: tuple[Wait, ...]
    reading: Reading


class Report(msgspec.Struct, frozen=True):
    """What is to be said about a hand. ``aside`` are flowers and the like, which are no part of it."""

    game: str
    grammar: Grammar
    hand: Hand
    aside: tuple[Tile, ...]
    each: tuple[int, ...]
    waits: Waits
    waiting_for: tuple[WaitingFor, ...]
    useful: Ukeire | None
    discards: tuple[Discard, ...]
    readings: tuple[Reading, ...]

    @property
    def shanten(self) -> int:
        """The least over the structures."""
        return min(self.each)

    @property
    def winning(self) -> Tile:
        """The tile that completed the hand, if it is complete: the last one written."""
        return self.hand.concealed[-1]


def add_to(app: typer.Typer, texts: Texts, /) -> None:
    """Put the command on the application."""

    @app.command(help=texts("hand-about"))
    def hand(
        tiles: Annotated[list[str], typer.Argument(help=texts("hand-argument-tiles"), metavar="TILES")],
        game: Annotated[str, typer.Option(help=texts("hand-option-game"), metavar="|".join(GAMES))] = "riichi",
        tiles_of: Annotated[
            str, typer.Option("--tiles", help=texts("hand-option-tiles"), metavar="SET", show_default=False)
        ] = "",
        void: Annotated[str, typer.Option(help=texts("hand-option-void"), metavar="m|p|s", show_default=False)] = "",
        seen: Annotated[str, typer.Option(help=texts("hand-option-seen"), metavar="TILES", show_default=False)] = "",
        every: Annotated[bool, typer.Option("--all", help=texts("hand-option-all"))] = False,
        plain: Annotated[bool, typer.Option("--plain", help=texts("cli-option-plain"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=texts("hand-option-json"))] = False,
    ) -> None:
        report = examine(" ".join(tiles), game, tiles_of, void, seen)
        if as_json:
            typer.echo(json.dumps(for_programs(report), indent=2))
        else:
            print_report(report, texts, Screen(texts.language, plain), every)


# ---------------------------------------------------------------- finding out


def examine(text: str, game: str = "riichi", tiles_of: str = "", void: str = "", seen: str = "") -> Report:
    """Find out everything about the hand that the text writes."""
    grammar = _grammar(game, tiles_of)
    forbidden = _forbidden(void)
    written = _parse(text, grammar.tile_set)
    fits = HONOURS | EXTRA_HONOURS | sum(SUITS.values())
    hand = Hand(tuple(tile for tile in written.concealed if fits >> kind_of(tile) & 1), written.melds)
    aside = tuple(tile for tile in written.concealed if not fits >> kind_of(tile) & 1)
    visible = _seen(seen, grammar.tile_set, written)
    _check_size(hand, grammar.size)
    counts = count_kinds(hand.concealed, KINDS_LIMIT)
    each = grammar.shanten_each(counts, forbidden)
    waits, waiting_for, useful = Waits(()), [], None
    discards: tuple[Discard, ...] = ()
    readings: tuple[Reading, ...] = ()
    if len(hand.concealed) % 3 == 1:
        waits = grammar.waits(counts, hand.melds, void=forbidden, part=True)
        useful = grammar.ukeire(counts, hand.melds, visible, forbidden, part=True)
        unseen = dict(useful.tiles)
        for kind in waits.live:
            complete = bytes(count + (other == kind) for other, count in enumerate(counts))
            read = grammar.readings(complete, kind, hand.melds, forbidden, part=True)
            shapes = tuple(sorted({reading.wait for reading in read}))
            waiting_for.append(WaitingFor(kind, unseen.get(kind, 0), shapes, read[0]))
    elif min(each) < 0:
        readings = grammar.readings(counts, kind_of(hand.concealed[-1]), hand.melds, forbidden, part=True)
    else:
        discards = grammar.discards(counts, hand.melds, visible, forbidden, part=True)
    return Report(game, grammar, hand, aside, each, waits, tuple(waiting_for), useful, discards, readings)


def _grammar(game: str, tiles_of: str) -> Grammar:
    if game not in GAMES:
        choice = ", ".join(GAMES)
        raise SayableError(f"there is no game {game!r}", TextId("hand-no-such-game"), game=game, choice=choice)
    grammar = GAMES[game]
    return Grammar(grammar.structures, tile_set(tiles_of)) if tiles_of else grammar


def _forbidden(letter: str) -> int:
    if letter and letter not in SUIT_LETTERS:
        raise SayableError(f"{letter!r} is no suit", TextId("hand-no-such-suit"), suit=letter)
    return SUIT_LETTERS.get(letter, 0)


def _parse(text: str, box: TileSet) -> Hand:
    if any(ord(sign) in UNICODE_TILES for sign in text):
        return Hand(tuple(parse_unicode(text, _any_marks(box))))
    return parse_hand(text, _any_marks(box))


def _any_marks(box: TileSet) -> TileSet:
    """The box if any of its tiles might be red: how a hand is built does not depend on how many red fives there are."""
    marks = sorted({PLAIN, RED, *map(marks_of, box.tiles)})
    places = [(kind, copy) for kind, copies in enumerate(box.copies) for copy in range(copies)]
    return msgspec.structs.replace(box, tiles=tuple(make_tile(*place, mark) for mark in marks for place in places))


def _seen(text: str, box: TileSet, hand: Hand) -> bytes:
    seen, held = (count_kinds(_all_tiles(tiles), KINDS_LIMIT) for tiles in (_parse(text, box), hand))
    for kind, (here, there, copies) in enumerate(zip(held, seen, box.copies, strict=True)):
        if here + there > copies:
            text_id = TextId("hand-seen-too-many")
            tile, count = SHORTS[kind], here + there
            raise NotationError(text, 0, len(text), text_id, tile=tile, count=count, limit=copies)
    return seen


def _all_tiles(hand: Hand) -> tuple[Tile, ...]:
    return (*hand.concealed, *(tile for meld in hand.melds for tile in meld.all_tiles))


def _check_size(hand: Hand, size: int) -> None:
    count, melds = len(hand.concealed), len(hand.melds)
    sizes = [possible for possible in range(1, size - 3 * melds + 1) if possible % 3]
    if not sizes:
        text_id = TextId("hand-melds-too-many")
        raise SayableError(f"{melds} melds, a hand has {size} tiles", text_id, melds=melds, size=size)
    if count not in sizes:
        raise SayableError(
            f"{count} concealed tiles and {melds} melds; there can be {sizes}",
            TextId("hand-size"),
            count=count,
            melds=melds,
            sizes=", ".join(map(str, sizes)),
        )


# ---------------------------------------------------------------- for people


def print_report(report: Report, texts: Texts, screen: Screen, every: bool) -> None:
    """Say it all on the screen."""
    _print_hand(report, texts, screen)
    _print_shanten(report, texts, screen)
    if report.shanten >= OUT_OF_REACH:
        screen.say(texts("hand-hopeless"))
    elif report.readings:
        _print_readings(report, texts, screen)
    elif report.discards:
        _print_discards(report, texts, screen, every)
    elif report.shanten == 0:
        _print_waits(report, texts, screen)
    else:
        _print_useful(report, texts, screen)


def _print_hand(report: Report, texts: Texts, screen: Screen) -> None:
    lang, melds = texts.language, report.hand.melds
    concealed = list(report.hand.concealed)
    winning = [concealed.pop()] if report.readings else []
    groups = [sorted(concealed, key=place_in_hand), winning, *(meld.all_tiles for meld in melds), report.aside]
    if not screen.plain:
        screen.show_tiles([picture_of(tile, lang) for tile in group] for group in groups if group)
        screen.say(Text("  ").join(small_signs(group) for group in groups if group))
    words = [short(group, lang) for group in groups]
    words[2 : 2 + len(melds)] = [short_meld(meld, lang) for meld in melds]
    screen.say(Text("  ").join(word for word in words if word))
    if report.aside:
        screen.say(texts("hand-aside", tiles=write_faces(report.aside, lang)))
    screen.say()


def _print_shanten(report: Report, texts: Texts, screen: Screen) -> None:
    grid = Table.grid(Column(overflow="fold"), Column(overflow="fold"), padding=(0, 2))
    for structure, shanten in zip(report.grammar.structures, report.each, strict=True):
        if shanten < OUT_OF_REACH:
            grid.add_row(texts(structure.name), Text(_away(shanten, report.game, texts), _style(shanten)))
    if grid.row_count:
        screen.console.print(grid)
        screen.say()


def _away(shanten: int, game: str, texts: Texts) -> str:
    match shanten:
        case -1:
            return texts(WORDS[game].winning_hand)
        case 0:
            return texts(WORDS[game].ready)
    return texts("hand-away", shanten=shanten, family=game)


def _style(shanten: int) -> str:
    return "bold green" if shanten <= 0 else ""


def _print_waits(report: Report, texts: Texts, screen: Screen) -> None:
    rows, ready = report.waiting_for, _capital(texts(WORDS[report.game].ready))
    total = sum(row.unseen for row in rows)
    if not rows:
        screen.say((texts("hand-ready-in-vain", state=ready), "bold"))
    else:
        kinds, tiles = _counted(report.game, texts, len(rows), total)
        screen.say((texts("hand-ready", state=ready, kinds=kinds, tiles=tiles), "bold"))
        table = screen.table(
            texts(WORDS[report.game].tile),
            "#" + texts("hand-column-unseen"),
            texts("thing-wait"),
            texts("thing-reading"),
        )
        for row in rows:
            names = ", ".join(wait_name(wait, report.game, texts) for wait in row.shapes)
            table.add_row(_label(row.kind, texts, screen), str(row.unseen), names, _blocks(row.reading, texts))
        screen.console.print(table)
        if not total:
            screen.say(texts("hand-all-seen"))
    _print_empty_waits(report, texts, screen)


def _print_empty_waits(report: Report, texts: Texts, screen: Screen) -> None:
    lang, waits = texts.language, report.waits
    if waits.used_up:
        screen.say(texts("hand-used-up", tiles=write_faces(map(Face, waits.used_up), lang, " ")))
    if waits.absent:
        name = report.grammar.tile_set.id
        screen.say(texts("hand-absent", tiles=write_faces(map(Face, waits.absent), lang, " "), set=name))


def _print_useful(report: Report, texts: Texts, screen: Screen) -> None:
    assert report.useful is not None
    useful = report.useful
    kinds, tiles = _counted(report.game, texts, len(useful.tiles), useful.total)
    screen.say((texts("hand-useful", kinds=kinds, tiles=tiles), "bold"))
    times = "x" if screen.plain else "×"
    for _, group in groupby(useful.tiles, key=lambda tile: SHORTS[tile[0]][-1]):
        screen.say(*(Text.assemble("  ", _label(kind, texts, screen), f"{times}{unseen}") for kind, unseen in group))
    _print_empty_waits(report, texts, screen)


def _print_discards(report: Report, texts: Texts, screen: Screen, every: bool) -> None:
    best = report.discards[0].after.shanten
    shown = [choice for choice in report.discards if every or choice.after.shanten == best]
    table = screen.table(
        texts(WORDS[report.game].discard),
        "#" + texts("hand-column-away", family=report.game),
        "#" + texts("hand-column-count"),
        texts("hand-column-useful"),
    )
    for choice in shown:
        after = choice.after
        useful = short((Face(kind) for kind, unseen in after.tiles if unseen), texts.language)
        away = "–" if after.shanten >= OUT_OF_REACH else str(after.shanten)
        table.add_row(_label(choice.kind, texts, screen), Text(away, _style(after.shanten)), str(after.total), useful)
    screen.console.print(table)
    if len(shown) < len(report.discards):
        screen.say((texts("hand-others-worse", count=len(report.discards) - len(shown)), "dim"))


def _print_readings(report: Report, texts: Texts, screen: Screen) -> None:
    hand = _capital(texts(WORDS[report.game].winning_hand))
    tile = write_faces([report.winning], texts.language)
    screen.say((texts("hand-complete", hand=hand, tile=tile, count=len(report.readings)), "bold"))
    table = screen.table(texts("thing-reading"), texts("thing-wait"), texts("hand-column-structure"))
    for reading in report.readings:
        wait = wait_name(reading.wait, report.game, texts)
        table.add_row(_blocks(reading, texts), wait, texts(reading.structure.name))
    screen.console.print(table)


def _counted(game: str, texts: Texts, kinds: int, tiles: int) -> tuple[str, str]:
    return texts(f"count-kinds-{game}", count=kinds), texts(f"count-tiles-{game}", count=tiles)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def wait_name(wait: Wait, game: str, texts: Texts) -> str:
    """The name of a wait, short enough for a table, as players of the game call it (002:417)."""
    name = wait.name.lower()
    return texts(f"wait-riichi-{name}") if game == "riichi" else texts(f"wait-chinese-{name}")


def _label(kind: Kind, texts: Texts, screen: Screen) -> Text:
    """A tile in a table: how it is written, and the sign of an honour."""
    label = short([Face(kind)], texts.language)
    name = japanese(name_of(Face(kind))) if (HONOURS | EXTRA_HONOURS) >> kind & 1 else None
    return label.append(f" {name.ja}") if name is not None and not screen.plain else label


def _blocks(reading: Reading, texts: Texts) -> Text:
    """The blocks of a reading; the one that the winning tile completed stands in brackets."""
    words = []
    alone = [block.shape is Shape.SINGLE and at != reading.winning for at, block in enumerate(reading.blocks)]
    for together, places in groupby(range(len(alone)), alone.__getitem__):
        blocks = {at: reading.blocks[at] for at in places}
        if together:  # orphans
            words.append(short((Face(block.first) for block in blocks.values()), texts.language))
        else:
            words += [_block(block, at == reading.winning, texts) for at, block in blocks.items()]
    return Text(" ").join(words)


def _block(block: ReadBlock, winning: bool, texts: Texts) -> Text:
    if block.meld is not None:
        return short_meld(block.meld, texts.language)
    tiles = short(map(Face, block.kinds), texts.language)
    return Text.assemble("[", tiles, "]") if winning else tiles


# ---------------------------------------------------------------- for programs


def for_programs(report: Report) -> dict[str, Any]:
    """The report as JSON. Absent keys are questions that do not arise: a complete hand has no waits."""
    found: dict[str, Any] = {
        "game": report.game,
        "tile_set": report.grammar.tile_set.id,
        "hand": format_hand(report.hand),
        "aside": write_faces(report.aside),
        "shanten": _in_reach(report.shanten),
        "structures": {
            structure.id: _in_reach(shanten)
            for structure, shanten in zip(report.grammar.structures, report.each, strict=True)
        },
    }
    if report.useful is not None:
        found["useful"] = _ukeire(report.useful)
        found["waits"] = [
            {
                "tile": SHORTS[row.kind],
                "unseen": row.unseen,
                "waits": [wait.name.lower() for wait in row.shapes],
            }
            for row in report.waiting_for
        ]
        found["waits_used_up"] = [SHORTS[kind] for kind in report.waits.used_up]
        found["waits_absent"] = [SHORTS[kind] for kind in report.waits.absent]
    if report.discards:
        found["discards"] = [
            {"tile": SHORTS[choice.kind], "shanten": _in_reach(choice.after.shanten), "useful": _ukeire(choice.after)}
            for choice in report.discards
        ]
    if report.readings:
        found["winning"] = write_faces([report.winning])
        found["readings"] = [
            {
                "structure": reading.structure.id,
                "wait": reading.wait.name.lower(),
                "blocks": [_written(block) for block in reading.blocks],
                "winning_block": reading.winning,
            }
            for reading in report.readings
        ]
    return found


def _in_reach(shanten: int) -> int | None:
    return shanten if shanten < OUT_OF_REACH else None


def _ukeire(useful: Ukeire) -> dict[str, Any]:
    return {"count": useful.total, "tiles": {SHORTS[kind]: unseen for kind, unseen in useful.tiles}}


def _written(block: ReadBlock) -> str:
    return write_faces(map(Face, block.kinds)) if block.meld is None else format_meld(block.meld)
