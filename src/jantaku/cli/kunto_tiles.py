"""Tiles of the Kunto drill, as its player sees, writes and types them.

They depend on the stage: where suits do not count a tile is its rank, a dragon that is a ten is written ``10s``, one
that is a joker bears a star.
"""

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from jantaku.cli.drawing import SUIT_COLOURS, WIDE_DIGITS, Picture, picture_of, short
from jantaku.drills.kunto import DRAGON_OF, WHOLE_SET, Dragons, Stage
from jantaku.texts import Language, SayableError, TextId
from jantaku.tiles import KIND_OF, SHORTS, Face, Kind, kind_of
from jantaku.tiles.kinds import RUSSIAN
from jantaku.tiles.mpsz import read_faces

TEN: Final = "10"
JOKER: Final = "*"
WIDE_JOKER: Final = "＊"
LETTER_OF: Final = {written: letter for letter in WHOLE_SET for written in (letter, RUSSIAN[letter])}
LATIN_SMALL: Final = str.maketrans("MPSZ", "mpsz")


# ---------------------------------------------------------------- seen


def in_order(stage: Stage, kinds: Iterable[Kind]) -> list[Kind]:
    """Suit by suit; a dragon that is a ten or a joker stands behind its suit."""
    return sorted(kinds, key=lambda kind: (stage.special_dragons.get(kind, SHORTS[kind][-1]), kind))


def picture(stage: Stage, kind: Kind, lang: Language) -> Picture:
    """The tile as it is drawn."""
    if not stage.suits:
        rank = rank_of(stage, kind)
        return Picture(WIDE_JOKER if rank == JOKER else rank if rank == TEN else WIDE_DIGITS[int(rank)], "", "bold")
    drawn = picture_of(Face(kind), lang)
    if kind not in stage.special_dragons:
        return drawn
    sign = TEN if stage.dragons is Dragons.TEN else WIDE_JOKER
    return Picture(drawn.top, sign, SUIT_COLOURS[stage.special_dragons[kind]])


# ---------------------------------------------------------------- written


def rank_of(stage: Stage, kind: Kind) -> str:
    """The rank of a tile in its suit, or the star of a joker."""
    if kind in stage.special_dragons:
        return TEN if stage.dragons is Dragons.TEN else JOKER
    return SHORTS[kind][0]


def write_kinds(stage: Stage, kinds: Iterable[Kind], lang: Language) -> Text:
    """Kinds in a list: ``2 5 10``, or ``25m 10m 1z`` where suits count."""
    if not stage.suits:
        return Text(" ".join(rank_of(stage, kind) for kind in in_order(stage, kinds)), "bold")
    words: list[Text] = []
    for ten, together in groupby(in_order(stage, kinds), lambda kind: rank_of(stage, kind) == TEN):
        group = list(together)
        words += [write_block(stage, [kind], lang) for kind in group] if ten else [short(map(Face, group), lang)]
    return Text(" ").join(words)


def write_block(stage: Stage, block: Sequence[Kind], lang: Language) -> Text:
    """A block in one word: ``234``, ``8-9-10``, ``77s``."""
    ranks = [rank_of(stage, kind) for kind in block]
    if stage.suits and TEN not in ranks:
        return short(map(Face, block), lang)
    word = ("-" if TEN in ranks else "").join(ranks)
    if not stage.suits:
        return Text(word, "bold")
    letter = stage.special_dragons[max(block)]
    return Text(word + write_letter(letter, lang), SUIT_COLOURS[letter])


def write_letter(letter: str, lang: Language) -> str:
    """The letter of a suit."""
    return RUSSIAN[letter] if lang == "ru" else letter


# ---------------------------------------------------------------- typed


def read_kinds(stage: Stage, text: str) -> list[Kind]:
    """The kinds that a player typed; blanks and commas are free, and the letter of an only suit may be left out."""
    text = re.sub(r"[\s,;]+", " ", text.translate(LATIN_SMALL)).strip()
    if not stage.suits or (len(stage.suits) == 1 and not re.search(r"[^\W\d_]", text)):
        return [_kind_of_rank(stage, rank) for rank in re.findall(r"10|[^ ]", text)]
    if stage.dragons is Dragons.TEN:
        text = re.sub(r"([0-9 ]+)([mpsмпс])", lambda found: _tens_as_dragons(found[1], found[2]), text)
    return [kind_of(face) for face, *_ in read_faces(re.sub(r"(?<=[0-9]) (?=[0-9])", "", text))]


def _kind_of_rank(stage: Stage, rank: str) -> Kind:
    letter = stage.runs_in[0]
    kinds = {SHORTS[kind][0]: kind for kind in KIND_OF.values() if SHORTS[kind][1] == letter}
    if stage.dragons is not Dragons.PLAIN:
        kinds |= {TEN if stage.dragons is Dragons.TEN else JOKER: DRAGON_OF[letter]}
    if rank not in kinds:
        raise SayableError(f"there is no rank {rank!r}", TextId("train-no-such-rank"), rank=rank)
    return kinds[rank]


def _tens_as_dragons(digits: str, letter: str) -> str:
    """``8910s`` in the usual notation, which has no tens: ``89s6z``."""
    ranks = re.findall(r"10|[0-9]", digits)
    others = "".join(rank for rank in ranks if rank != TEN)
    tens = SHORTS[DRAGON_OF[LETTER_OF[letter]]] * (len(ranks) - len(others))
    return f" {others}{letter if others else ''} {tens} "
