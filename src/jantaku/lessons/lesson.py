"""A lesson put together: the sections of its parts, lines that hold here, numbers in their places.

The parts are Markdown of a small kind. ``# setup`` begins a section; a later part that has it too replaces it, and
``# setup +`` goes on with it. In a section stand paragraphs, lists of steps (``1.``) and of points (``-``), and

    = pinfu             the hand or row of this name in lessons.toml; what follows is its caption
    @ tiles             something that the program draws: the box of tiles, a table of yaku, of payments

A paragraph or an entry of a list may begin with conditions, all of which must be so: ``?nuki ?!three``. ``{live}`` is a
number, and ``{live|tile|tiles}`` a number with its noun (Russian: one, few, many).
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from itertools import chain
from typing import Final, Literal

import msgspec

from jantaku.hands.kernel import KernelBook
from jantaku.lessons.numbers import figure, is_so, number, words
from jantaku.lessons.shown import Shown, result_of
from jantaku.lessons.tables import Tables
from jantaku.rules import RuleSet, presets
from jantaku.scoring.book import tile_set_of
from jantaku.texts import Language, Texts
from jantaku.tiles import KIND, short_of

SECTIONS: Final = (
    *("short", "special", "need", "goal", "setup", "before", "turn", "calls", "ready", "dora", "wins", "yaku"),
    *("pays", "draws", "match", "differs"),
)
"""In the order in which they are told."""
BOX: Final = ("man", "pin", "sou", "winds", "dragons", "flowers", "seasons")
"""The sorts of tiles in a box."""


class Lessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lessons.toml says: the parts of each lesson, and the pictures of each part by their names."""

    parts: dict[str, tuple[str, ...]]
    shown: dict[str, dict[str, Shown]]


class Block(msgspec.Struct, omit_defaults=True, frozen=True):
    """A piece of a lesson: a paragraph, a list, a row of tiles, a hand with what it is worth, a table."""

    kind: Literal["text", "steps", "points", "tiles", "table"]
    text: str = ""
    items: tuple[str, ...] = ()
    name: str = ""
    """Of a picture: its name in lessons.toml."""
    tiles: str = ""
    """In notation; melds with their signs."""
    win: str = ""
    """The tile that completes it, or that comes next."""
    aside: str = ""
    """Tiles set aside, or indicators."""
    counts: bool | None = None
    """True: this hand wins. False: it does not."""
    result: str = ""
    """What the program says of it."""
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


class Section(msgspec.Struct, frozen=True):
    """A chapter with its title."""

    id: str
    title: str
    blocks: tuple[Block, ...]


# ---------------------------------------------------------------- what others ask for


@lru_cache(maxsize=256)
def lesson(rules: RuleSet, language: Language) -> tuple[Section, ...]:
    """The lesson of a rule set; empty where nobody has written one for its game."""
    parts = parts_of(rules)
    if not parts:
        return ()
    texts = Texts(language, rules.game)
    told: dict[str, list[str]] = {}
    for part in parts:
        for section, goes_on, source in sections_in(part, language):
            told[section] = [*(told.get(section, ()) if goes_on else ()), source]
    unknown = told.keys() - set(SECTIONS)
    if unknown:
        raise LookupError(f"no lesson has the section {', '.join(sorted(unknown))}")
    writer = Writer(rules, parts, texts)
    chapters = ((name, joined(chain.from_iterable(map(writer.blocks, told.get(name, ()))))) for name in SECTIONS)
    return tuple(Section(name, texts(f"lesson-section-{name}"), blocks) for name, blocks in chapters if blocks)


def joined(blocks: Iterable[Block]) -> tuple[Block, ...]:
    """With points that follow points in one list: where a part goes on with the list of another."""
    found: list[Block] = []
    for block in blocks:
        if found and block.kind == found[-1].kind == "points":
            found[-1] = msgspec.structs.replace(found[-1], items=found[-1].items + block.items)
        else:
            found.append(block)
    return tuple(found)


def parts_of(rules: RuleSet) -> tuple[str, ...]:
    """The parts of which its lesson consists: those of the preset that it rests on, else those of its game."""
    known = lessons().parts
    found: RuleSet | None = rules
    while found is not None:
        if found.id in known and found.id in presets():
            return tuple(known[found.id])
        found = found.parent if found.parent is not None and found.parent.game == rules.game else None
    return tuple(known.get(rules.game, ()))


@cache
def lessons() -> Lessons:
    """What lessons.toml says."""
    return msgspec.convert(tomllib.loads((files(__package__) / "lessons.toml").read_text("utf-8")), Lessons)


# ---------------------------------------------------------------- reading


@cache
def sections_in(part: str, language: Language) -> tuple[tuple[str, bool, str], ...]:
    """The sections of a part: name, whether it goes on with the one before, the text."""
    text = (files(__package__) / "texts" / f"{part}.{language}.md").read_text("utf-8")
    pieces = re.split(r"^# (\w+)( \+)?\n", text, flags=re.MULTILINE)
    return tuple(
        (name, goes_on is not None, source)
        for name, goes_on, source in zip(pieces[1::3], pieces[2::3], pieces[3::3], strict=True)
    )


class Writer:
    """Makes blocks of the text of a section, for one rule set."""

    def __init__(self, rules: RuleSet, parts: tuple[str, ...], texts: Texts) -> None:
        self.rules = rules
        self.plan = rules.plan
        self.parts = parts
        self.texts = texts

    def blocks(self, source: str) -> Iterator[Block]:
        """Paragraph by paragraph."""
        for paragraph in re.split(r"\n\s*\n", source.strip()):
            yield from self.block(paragraph.strip())

    def block(self, paragraph: str) -> Iterator[Block]:
        """One of them, if it holds here."""
        if paragraph.startswith(("- ", "1. ")):
            kind: Literal["points", "steps"] = "points" if paragraph.startswith("- ") else "steps"
            entries = re.split(r"^(?:- |\d+\. )", paragraph, flags=re.MULTILINE)[1:]
            items = tuple(filter(None, map(self.line, entries)))
            if items:
                yield Block(kind, items=items)
            return
        said = self.holds(paragraph)
        if said is None:
            return
        if said.startswith("= "):
            head, _, caption = said[2:].partition("\n")
            yield self.picture(head.strip(), self.filled(caption))
        elif said.startswith("@ "):
            yield from self.drawn(said[2:].strip())
        else:
            yield Block("text", text=self.filled(said))

    def line(self, text: str) -> str:
        """An entry of a list; nothing if it does not hold."""
        said = self.holds(text)
        return "" if said is None else self.filled(said)

    def holds(self, text: str) -> str | None:
        """The text without its conditions, or None if one of them is not so."""
        while found := re.match(r"\?(!?\w+)\s+", text):
            if not is_so(found[1], self.plan):
                return None
            text = text[found.end() :]
        return text

    def filled(self, text: str) -> str:
        """On one line, with all numbers."""
        return re.sub(r"\{(\w+)(?:\|([^}]*))?\}", self.value, " ".join(text.split()))

    def value(self, found: re.Match[str]) -> str:
        """A number, with its noun if there is one; or words."""
        told = words(found[1], self.plan, self.texts)
        if told is not None:
            return told
        count = number(found[1], self.plan)
        said = figure(count, self.texts.language)
        return f"{said}\N{NO-BREAK SPACE}{form_of(count, found[2].split('|'))}" if found[2] else said

    # ------------------------------------------------------------ pictures and tables

    def picture(self, name: str, caption: str) -> Block:
        """A row of tiles, or a hand with what it is worth."""
        shown = shown_in(self.parts, name)
        if not shown.win:
            return Block("tiles", name=name, text=caption, tiles=shown.tiles, aside=shown.aside)
        return Block(
            "tiles",
            text=caption,
            name=name,
            tiles=shown.tiles,
            win=shown.win,
            aside=shown.aside,
            counts=not shown.fails,
            result=result_of(shown, self.rules, self.texts),
        )

    def drawn(self, what: str) -> Iterator[Block]:
        """What the program draws by itself."""
        tables = Tables(self.rules, self.texts.language)
        match what:
            case "tiles":
                yield from self.box()
            case "yaku":
                columns, rows = tables.yaku()
                yield Block("table", name="yaku", columns=columns, rows=tuple(rows))
            case "paid" if KernelBook is None:
                pass  # nobody can price anything here
            case "paid":
                columns, rows = tables.paid()
                yield Block("text", text=tables.paid_about())
                yield Block("table", name="paid", columns=columns, rows=tuple(rows))
                if beside := tuple(tables.beside()):
                    yield Block("points", items=beside)
            case _:
                raise LookupError(f"no lesson can draw {what!r}")

    def box(self) -> Iterator[Block]:
        """Every face that is in the box, suit by suit, with how many there are."""
        counted: dict[str, int] = {}
        for tile in sorted(tile_set_of(self.plan).tiles, key=lambda tile: (tile & KIND, -tile)):
            face = short_of(tile)
            counted[face] = counted.get(face, 0) + 1
        for name, group in box_groups(counted):
            each = {counted[face] for face in group if "0" not in face}
            usual = next(iter(each)) if len(each) == 1 else 0
            copies = self.texts("lesson-copies", count=usual) if usual else self.texts("lesson-copies-differ")
            reds = sum(counted[face] for face in group if "0" in face)
            if reds and f"5{group[0][-1]}" in group:
                copies = self.texts("lesson-copies-red", count=max(kind_counts(counted, group)), reds=reds)
            elif reds:
                copies = self.texts("lesson-copies-all-red", count=max(kind_counts(counted, group)), reds=reds)
            caption = f"{self.texts(f'lesson-box-{name}')}: {copies}"
            yield Block("tiles", name=f"box_{name}", text=caption, tiles=" ".join(group))


def kind_counts(counted: Mapping[str, int], group: Iterable[str]) -> list[int]:
    """How many there are of each kind of a group, red ones included."""
    kinds: dict[str, int] = {}
    for face in group:
        kind = face.replace("0", "5")
        kinds[kind] = kinds.get(kind, 0) + counted[face]
    return list(kinds.values())


def box_groups(faces: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """Suits, winds, dragons, flowers, seasons: those that are there, with what they are called."""
    found: dict[str, list[str]] = {name: [] for name in BOX}
    for face in faces:
        found[box_name(face)].append(face)
    return ((name, group) for name, group in found.items() if group)


def box_name(face: str) -> str:
    """What tiles of this sort are called."""
    low = face[0] in "1234"
    match face[-1]:
        case "z":
            return "winds" if low else "dragons"
        case "f":
            return "flowers" if low else "seasons"
    return BOX["mps".index(face[-1])]


def shown_in(parts: tuple[str, ...], name: str) -> Shown:
    """A picture by its name: that of the last part which has one."""
    for part in reversed(parts):
        if name in lessons().shown.get(part, {}):
            return lessons().shown[part][name]
    raise LookupError(f"lessons.toml has no picture {name!r} for {', '.join(parts)}")


def form_of(count: int, forms: list[str]) -> str:
    """The form of a noun behind a number: two in English, three in Russian."""
    if len(forms) < 3:
        return forms[0] if count == 1 else forms[-1]
    tens, ones = count % 100, count % 10
    if 11 <= tens <= 14 or ones == 0 or ones >= 5:
        return forms[2]
    return forms[0] if ones == 1 else forms[1]
