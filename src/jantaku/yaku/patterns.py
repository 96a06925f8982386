"""Patterns: yaku of tiles and blocks, written as players say them: ``123x 345x 567x 789x pair``.

A pattern is a sentence that is true or false of one reading of a won hand. It names blocks, tiles, the wait, and joins
such terms by ``and``, ``or`` and ``not``. There is nothing in it that could run: the letters ``x y w`` take each suit,
``n k`` each rank, and that is all the searching there is, so its cost is known before it is used. Here the text is read
and turned into nested tuples of numbers (`Code`); ``kernel/patterns.hpp`` holds them against hands. The language, with
examples: docs/reference/pattern-language.md.
"""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, Final, NamedTuple, NoReturn

import msgspec

from jantaku.texts import TextId
from jantaku.tiles import DRAGONS, HONOURS, KIND_OF, NUMBERS, SIMPLES, TERMINALS, WINDS, NotationError, mask_of

Code = tuple[Any, ...]
"""Nested tuples of whole numbers. The first number of a term is its sort; see `Sort`."""

MAX_LENGTH: Final = 500
MAX_DEPTH: Final = 8
MAX_BLOCKS: Final = 24
MAX_COST: Final = 4096
"""How often a term may be held against one reading; the kernel refuses dearer patterns as well."""
MAX_NUMBER: Final = 999


class Pattern(msgspec.Struct, frozen=True):
    """A pattern that was read. Two texts that say the same thing in other blanks or brackets have the same code."""

    text: str
    code: Code
    cost: int


class PatternError(NotationError):
    """A text that is no pattern; ``text[start:end]`` is the place."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.text, self.start, self.end, self.text_id, self.arguments)


def _again(text: str, start: int, end: int, text_id: TextId, arguments: dict[str, str | int]) -> PatternError:
    return PatternError(text, start, end, text_id, **arguments)


def parse_pattern(text: str) -> Pattern:
    """The pattern that the text writes."""
    if len(text) > MAX_LENGTH:
        raise PatternError(text, MAX_LENGTH, len(text), TextId("pattern-long"), length=len(text), limit=MAX_LENGTH)
    code = _bound(text, _Parser(text).whole(), frozenset())
    cost = cost_of(code)
    if cost > MAX_COST:
        raise PatternError(text, 0, len(text), TextId("pattern-costly"), cost=cost, limit=MAX_COST)
    return Pattern(text, code, cost)


# ---------------------------------------------------------------- the words; their numbers are those of the kernel


class Sort:
    """The sorts of terms."""

    ALL, SOME, NONE, LETTERS, BLOCKS, MEASURE, CONTAINS, WON_ON, WAIT, TSUMO, CLOSED = range(11)


TILES, OTHERS, KINDS, MISSING, RANKS = range(5)
MEASURES: Final = {"tiles": TILES, "kinds": KINDS, "sum": RANKS}

_SINGLE, _PAIR, _TRIPLET, _QUAD, _RUN = (1 << shape for shape in range(5))
SHAPES: Final = {
    "single": _SINGLE,
    "pair": _PAIR,
    "triplet": _TRIPLET | _QUAD,  # whoever has four has three
    "quad": _QUAD,
    "run": _RUN,
    "set": _TRIPLET | _QUAD | _RUN,
    "any": _SINGLE | _PAIR | _TRIPLET | _QUAD | _RUN,
}
PLURALS: Final = {f"{word}s": shapes for word, shapes in SHAPES.items() if word != "any"}
BLOCK_WORDS: Final = SHAPES | PLURALS
LITERALS: Final = {2: _PAIR, 3: _TRIPLET | _QUAD, 4: _QUAD}
"""What so many equal tiles are."""
STATES: Final = {"closed": 1, "open": 2, "concealed": 4, "winning": 8}
CLASSES: Final = {
    "terminals": TERMINALS,
    "honours": HONOURS,
    "winds": WINDS,
    "dragons": DRAGONS,
    "simples": SIMPLES,
    "numbers": NUMBERS,
    "green": mask_of(KIND_OF[short] for short in ("2s", "3s", "4s", "6s", "8s", "6z")),
}
SEAT_WINDS: Final = {"seat": 1, "round": 2, "guest": 4}
WAITS: Final = {"tanki": 0, "shanpon": 1, "kanchan": 2, "penchan": 3, "ryanmen": 4, "thirteen": 6}
CONDITIONS: Final = ("only", "has", "no", "each", "contains", "held", "won", "wait", *MEASURES)
JOINTS: Final = ("and", "or", "not", "of", "from", "with", "on", "by", "hand", "tsumo", "ron")
WORDS: Final = frozenset(
    {*BLOCK_WORDS, *STATES, *CLASSES, *SEAT_WINDS, *WAITS, *CONDITIONS, *JOINTS},
)

SUIT_LETTERS: Final = "xyw"
RANK_LETTERS: Final = "nk"
SUITS: Final = "mpsxyw*"
"""The kernel's number of a suit is its place here."""
FIXED_KIND: Final = 7
ANY_SUIT: Final = SUITS.index("*")


# ---------------------------------------------------------------- signs and words of a text


class _Token(NamedTuple):
    sort: str  # "word", "number", "tiles", "end", or the sign itself
    text: str
    start: int
    end: int


_SIGN: Final = re.compile(r"\s*(?:(?P<sign>\.\.\.|…|>=|<=|[=()/])|(?P<word>[A-Za-z0-9*+_-]+)|(?P<other>\S)|$)")
_TILES: Final = re.compile(r"(?=.*[mpszxyw*])[0-9mpszxywnk*+-]+")


def _tokens(text: str) -> Iterator[_Token]:
    at = 0
    while at < len(text):
        found = _SIGN.match(text, at)
        assert found is not None  # whatever stands there is a sign, a word, or something else
        at = found.end()
        if sign := found["sign"]:
            yield _Token("..." if sign == "…" else sign, sign, *found.span("sign"))
        elif word := found["word"]:
            yield _Token(_sort_of(text, word, *found.span("word")), word, *found.span("word"))
        elif found["other"]:
            raise PatternError(text, *found.span("other"), TextId("pattern-sign"), sign=found["other"])
    yield _Token("end", "", len(text), len(text))


def _sort_of(text: str, word: str, start: int, end: int) -> str:
    if word in WORDS:
        return "word"
    if word.isdecimal():
        return "number"
    if _TILES.fullmatch(word):
        return "tiles"
    near = get_close_matches(word.lower(), sorted(WORDS), n=1)
    if near:
        raise PatternError(text, start, end, TextId("pattern-word-near"), word=word, nearest=near[0])
    raise PatternError(text, start, end, TextId("pattern-word"), word=word)


# ---------------------------------------------------------------- the tree: terms, and how they are joined


class _Use(NamedTuple):
    """A letter that a term uses, with what is added to it, and where."""

    letter: str
    offset: int
    start: int
    end: int


class _Term(NamedTuple):
    code: Code
    uses: tuple[_Use, ...] = ()


class _Joined(NamedTuple):
    sort: int  # Sort.ALL, SOME or NONE
    parts: "tuple[_Tree, ...]"


_Tree = _Term | _Joined


def _uses(tree: _Tree, within_not: bool = True) -> tuple[_Use, ...]:
    if isinstance(tree, _Term):
        return tree.uses
    if tree.sort == Sort.NONE and not within_not:
        return ()
    return tuple(use for part in tree.parts for use in _uses(part, within_not))


def _bound(text: str, tree: _Tree, known: frozenset[str]) -> Code:
    """The code of a sentence of its own: the letters that are not known outside are tried here.

    A letter that stands only inside a ``not`` is that ``not``'s own: ``not 123x ...`` means that no suit has it.
    """
    if isinstance(tree, _Joined) and tree.sort == Sort.SOME:
        return (Sort.SOME, *(_bound(text, part, known) for part in tree.parts))
    new = frozenset(use.letter for use in _uses(tree, within_not=False)) - known
    if not new:
        return _inner(text, tree, known)
    before: tuple[_Tree, ...] = ()
    if isinstance(tree, _Joined) and tree.sort == Sort.ALL:
        # What no letter concerns is asked once, and first.
        before = tuple(part for part in tree.parts if not _uses(part))
        tree = _joined(Sort.ALL, [part for part in tree.parts if _uses(part)])
    suits = sum(1 << place for place, letter in enumerate(SUIT_LETTERS) if letter in new)
    ranks = (_rank_range(text, tree, letter) if letter in new else (0, -1) for letter in RANK_LETTERS)
    code = (Sort.LETTERS, suits, *(end for ends in ranks for end in ends), _inner(text, tree, known | new))
    return (Sort.ALL, *(_inner(text, part, known) for part in before), code) if before else code


def _inner(text: str, tree: _Tree, known: frozenset[str]) -> Code:
    if isinstance(tree, _Term):
        return tree.code
    if tree.sort == Sort.NONE:
        return (Sort.NONE, _bound(text, tree.parts[0], known))
    return (tree.sort, *(_inner(text, part, known) for part in tree.parts))


def _rank_range(text: str, tree: _Tree, letter: str) -> tuple[int, int]:
    """What the letter may stand for so that every rank written with it exists; from 0."""
    uses = [use for use in _uses(tree) if use.letter == letter]
    low, high = -min(0, *(use.offset for use in uses)), 8 - max(0, *(use.offset for use in uses))
    if low > high:
        last = max(uses, key=lambda use: use.start)
        raise PatternError(text, last.start, last.end, TextId("pattern-rank"), letter=letter)
    return low, high


def _joined(sort: int, parts: list[_Tree]) -> _Tree:
    """The parts as one; brackets that change nothing leave no trace."""
    flat: list[_Tree] = []
    for part in parts:
        flat += part.parts if isinstance(part, _Joined) and part.sort == sort else (part,)
    return flat[0] if len(flat) == 1 else _Joined(sort, tuple(flat))


def cost_of(code: Code) -> int:
    """How often, at most, a term is held against a reading; a list of blocks counts for each of its blocks."""
    match code:
        case (Sort.ALL | Sort.SOME | Sort.NONE, *parts):
            return sum(map(cost_of, parts))
        case (Sort.LETTERS, suits, n_low, n_high, k_low, k_high, part):
            choices = (1, 3, 6, 6)[suits.bit_count()]
            return int(choices * max(1, n_high - n_low + 1) * max(1, k_high - k_low + 1) * cost_of(part))
        case (Sort.BLOCKS, _, *blocks):
            return sum(int(block[0]) for block in blocks)
    return 1


# ---------------------------------------------------------------- tiles


class _Tiles:
    """A class of kinds while it is being read, or the tiles of one word."""

    def __init__(self) -> None:
        self.fixed = 0
        self.ranks = [0, 0, 0]
        self.winds = 0
        self.moving: set[tuple[int, int, int]] = set()
        self.uses: list[_Use] = []
        self.counted: dict[tuple[int, int], int] = {}  # (suit, rank or kind): how many

    def code(self) -> Code:
        return (self.fixed, *self.ranks, self.winds, tuple(sorted(self.moving)))

    def add(self, suit: str, rank: int) -> None:
        """A tile whose rank, from 0, is known."""
        if suit in SUIT_LETTERS:
            place = SUIT_LETTERS.index(suit)
            self.ranks[place] |= 1 << rank
            key = (SUITS.index(suit), rank)
        elif suit == "*":
            self.fixed |= mask_of((rank, 9 + rank, 18 + rank))
            key = (ANY_SUIT, rank)
        else:
            kind = KIND_OF[f"{rank + 1}{suit}"]
            self.fixed |= 1 << kind
            key = (FIXED_KIND, int(kind))
        self.counted[key] = self.counted.get(key, 0) + 1


_GROUP: Final = re.compile(r"(?P<ranks>[0-9]+|(?P<letter>[nk])(?P<offset>[+-][0-9]+)?)?(?P<suit>[mpszxyw*])?")


def _read_tiles(text: str, token: _Token, tiles: _Tiles) -> None:
    """Adds the tiles of a word: ``19m19p``, ``n+1x``, or a whole suit ``x``."""
    at = token.start
    if token.end - token.start == 1:
        _note_suit(tiles, token.text, token.start, token.end)
        for rank in range(7 if token.text == "z" else 9):
            tiles.add(token.text, rank)
        return
    while at < token.end:
        group = _GROUP.match(text, at, token.end)
        ranks, suit = (group["ranks"], group["suit"]) if group else (None, None)
        if group is None or not ranks or not suit:
            end = max(at + 1, group.end() if group else at)
            raise PatternError(text, at, end, TextId("pattern-tiles"), tiles=token.text)
        _note_suit(tiles, suit, *group.span("suit"))
        if group["letter"]:
            _add_moving(text, tiles, group)
        else:
            for place, digit in enumerate(ranks, at):
                if digit == "0":
                    raise PatternError(text, place, place + 1, TextId("pattern-red"))
                if suit == "z" and digit in "89":
                    raise PatternError(text, place, place + 1, TextId("pattern-no-tile"), tile=digit + suit)
                tiles.add(suit, int(digit) - 1)
        at = group.end()


def _note_suit(tiles: _Tiles, suit: str, start: int, end: int) -> None:
    if suit in SUIT_LETTERS:
        tiles.uses.append(_Use(suit, 0, start, end))


def _add_moving(text: str, tiles: _Tiles, group: re.Match[str]) -> None:
    letter, suit, offset = group["letter"], group["suit"], int(group["offset"] or 0)
    if suit == "z":
        raise PatternError(text, *group.span(), TextId("pattern-honour-rank"), letter=letter)
    if abs(offset) > 8:
        raise PatternError(text, *group.span("ranks"), TextId("pattern-rank"), letter=letter)
    tiles.uses.append(_Use(letter, offset, *group.span("ranks")))
    tiles.moving.add((RANK_LETTERS.index(letter), offset, SUITS.index(suit)))


# ---------------------------------------------------------------- the grammar, one function a line of it


class _Parser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = list(_tokens(text))
        self.next = 0

    @property
    def token(self) -> _Token:
        return self.tokens[self.next]

    def refuse(self, text_id: TextId, **arguments: str | int) -> NoReturn:
        raise PatternError(self.text, self.token.start, self.token.end, text_id, **arguments)

    def take(self, *words: str) -> _Token | None:
        """The next token, if it is one of these words or signs."""
        token = self.token
        if token.sort in words if token.sort not in ("word", "number", "tiles") else token.text in words:
            self.next += 1
            return token
        return None

    def need(self, word: str) -> None:
        if not self.take(word):
            self.refuse(TextId("pattern-needs"), word=word)

    def whole(self) -> _Tree:
        if self.token.sort == "end":
            self.refuse(TextId("pattern-empty"))
        tree = self.choice(0)
        if self.token.sort != "end":
            self.refuse(TextId("pattern-needs-joint"))
        return tree

    def choice(self, depth: int) -> _Tree:
        parts = [self.all_of(depth)]
        while self.take("or"):
            parts.append(self.all_of(depth))
        return _joined(Sort.SOME, parts)

    def all_of(self, depth: int) -> _Tree:
        parts = [self.term(depth)]
        while self.take("and"):
            parts.append(self.term(depth))
        return _joined(Sort.ALL, parts)

    def term(self, depth: int) -> _Tree:
        if depth > MAX_DEPTH:
            self.refuse(TextId("pattern-deep"), limit=MAX_DEPTH)
        if self.take("not"):
            return _Joined(Sort.NONE, (self.term(depth + 1),))
        if self.take("("):
            tree = self.choice(depth + 1)
            self.need(")")
            return tree
        if word := self.take(*CONDITIONS):
            return self.condition(word.text)
        if self.token.text in ("closed", "open") and self.tokens[self.next + 1].text == "hand":
            self.next += 2
            return _Term((Sort.CLOSED, int(self.tokens[self.next - 2].text == "closed")))
        return self.blocks()

    def condition(self, word: str) -> _Term:
        match word:
            case "only" | "has" | "no":
                tiles = self.tile_class()
                measure, most = (OTHERS, 0) if word == "only" else (TILES, MAX_NUMBER if word == "has" else 0)
                return _Term((Sort.MEASURE, measure, tiles.code(), int(word == "has"), most), tuple(tiles.uses))
            case "each":
                self.need("of")
                tiles = self.tile_class()
                return _Term((Sort.MEASURE, MISSING, tiles.code(), 0, 0), tuple(tiles.uses))
            case "contains" | "held":
                return self.contained(int(word == "held"))
            case "won":
                return self.won()
            case "wait":
                return self.wait()
            case _:
                return self.measured(MEASURES[word])

    def measured(self, measure: int) -> _Term:
        self.need("of")
        tiles = self.tile_class()
        sign = self.take("=", ">=", "<=")
        if sign is None:
            self.refuse(TextId("pattern-needs-comparison"))
        number = self.number(0)
        least = 0 if sign.text == "<=" else number
        most = MAX_NUMBER if sign.text == ">=" else number
        return _Term((Sort.MEASURE, measure, tiles.code(), least, most), tuple(tiles.uses))

    def number(self, least: int) -> int:
        if self.token.sort != "number":
            self.refuse(TextId("pattern-needs-number"))
        number = int(self.token.text) if len(self.token.text) <= 9 else MAX_NUMBER + 1
        if not least <= number <= MAX_NUMBER:
            self.refuse(TextId("pattern-number"), least=least, most=MAX_NUMBER)
        self.next += 1
        return number

    def contained(self, held: int) -> _Term:
        tiles = self.one_word_of_tiles()
        # Such a list is about how many there are of each: it must be clear of which.
        if tiles.moving or any(suit == ANY_SUIT for suit, _ in tiles.counted):
            self.next -= 1
            self.refuse(TextId("pattern-uncountable"), tiles=self.token.text)
        counted = sorted((*key, count) for key, count in tiles.counted.items())
        return _Term((Sort.CONTAINS, held, *counted), tuple(tiles.uses))

    def won(self) -> _Term:
        if self.take("by"):
            how = self.take("tsumo", "ron")
            if how is None:
                self.refuse(TextId("pattern-needs-one"), first="tsumo", second="ron")
            return _Term((Sort.TSUMO, int(how.text == "tsumo")))
        if not self.take("on"):
            self.refuse(TextId("pattern-needs-one"), first="on", second="by")
        tiles = self.tile_class()
        return _Term((Sort.WON_ON, tiles.code()), tuple(tiles.uses))

    def wait(self) -> _Term:
        waits = 0
        while True:
            word = self.take(*WAITS)
            if word is None:
                self.refuse(TextId("pattern-needs-wait"))
            waits |= 1 << WAITS[word.text]
            if not self.take("/"):
                return _Term((Sort.WAIT, waits))

    def one_word_of_tiles(self) -> _Tiles:
        tiles = _Tiles()
        if self.token.sort != "tiles":
            self.refuse(TextId("pattern-needs-tiles"))
        _read_tiles(self.text, self.token, tiles)
        self.next += 1
        return tiles

    def tile_class(self) -> _Tiles:
        tiles = _Tiles()
        while True:
            if self.token.sort == "tiles":
                _read_tiles(self.text, self.token, tiles)
                self.next += 1
            elif word := self.take(*CLASSES):
                tiles.fixed |= CLASSES[word.text]
            elif word := self.take(*SEAT_WINDS):
                tiles.winds |= SEAT_WINDS[word.text]
            else:
                self.refuse(TextId("pattern-needs-class"))
            if not self.take("/"):
                return tiles

    def blocks(self) -> _Term:
        """A list of blocks: all blocks of the hand, or with ``...`` some of them."""
        blocks: list[Code] = []
        uses: list[_Use] = []
        named = 0
        while not blocks or self.at_block():
            place = self.token
            code, used = self.block()
            blocks.append(code)
            uses += used
            named += code[0]
            if named > MAX_BLOCKS:
                raise PatternError(
                    self.text, place.start, place.end, TextId("pattern-blocks"), count=named, limit=MAX_BLOCKS
                )
        exact = int(self.take("...") is None)
        return _Term((Sort.BLOCKS, exact, *blocks), tuple(uses))

    def at_block(self) -> bool:
        token = self.token
        return token.sort in ("number", "tiles") or token.text in STATES or token.text in BLOCK_WORDS

    def block(self) -> tuple[Code, list[_Use]]:
        if not self.at_block():
            self.refuse(TextId("pattern-needs-term"))
        times = self.number(1) if self.token.sort == "number" else 1
        state = 0
        while word := self.take(*STATES):
            state |= STATES[word.text]
        if self.token.sort == "tiles":
            shapes, tiles = self.literal()
            return (times, shapes, state, (), tiles.code(), ()), tiles.uses
        word = self.take(*BLOCK_WORDS)
        if word is None:
            self.refuse(TextId("pattern-needs-block"))
        classes: list[Code] = []
        uses: list[_Use] = []
        for joint in ("of", "from", "with"):
            classes.append(())
            if self.take(joint):
                tiles = self.tile_class()
                classes[-1] = tiles.code()
                uses += tiles.uses
        return (times, BLOCK_WORDS[word.text], state, *classes), uses

    def literal(self) -> tuple[int, _Tiles]:
        """A block written out, ``123x`` or ``55z``: its shapes, and its first tile."""
        token = self.token
        ranks, suit = token.text[:-1], token.text[-1]
        _read_tiles(self.text, token, _Tiles())  # a tile that does not exist is a worse mistake than a wrong block
        shapes = _literal_shapes(ranks, suit)
        if not shapes:
            self.refuse(TextId("pattern-not-block"), tiles=token.text)
        self.next += 1
        first = _Tiles()
        _note_suit(first, suit, token.end - 1, token.end)
        first.add(suit, int(ranks[0]) - 1)
        return shapes, first


def _literal_shapes(ranks: str, suit: str) -> int:
    if not ranks.isdecimal():
        return 0
    if len(ranks) == 3 and ranks in "123456789" and suit != "z":
        return _RUN
    return LITERALS.get(len(ranks), 0) if len(set(ranks)) == 1 else 0
