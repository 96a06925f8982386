"""The play of a scenario in writing: ``E 9s / S chi 78s, 1z / N ron``.

A *move* is what one seat says or does; seats are named by their winds, East is the dealer. A tile alone is a discard.
Moves of one *moment* answer the same question: ``S ron, N ron``. A move with ``!`` is refused by the table for the
reason that stands behind it: ``S ron ! furiten``.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Final

import msgspec

from jantaku.scoring.ledger import Seat
from jantaku.table.additions.supplements import kan_code, quad_of
from jantaku.table.state.holding import Holding
from jantaku.table.words import WORDS as SAYABLE
from jantaku.table.words import Code, Verb, When, call, code, paying, place_of, verb_of
from jantaku.table.words import first_of as first_tile_of
from jantaku.table.words import second_of as second_tile_of
from jantaku.texts import SayableError, TextId
from jantaku.tiles import HONOURS, Face, Scheme, Tile, face_of, kind_of, make_tile
from jantaku.tiles.mpsz import read_faces, write_faces

FOUR: Final = 4
WINDS: Final = "ESWN"
RUSSIAN_WINDS: Final = "ВЮЗС"
"""The same seats in Russian letters: восток, юг, запад, север."""
IN_ORDER: Final = sorted(SAYABLE.values(), key=lambda word: (word.number == Verb.PASS, word.number))
VERBS: Final = {said: Verb(word.number) for word in IN_ORDER for said in word.scenario}
"""What can be written, and what it is at the table; nothing before the tile is a discard."""
WORDS: Final = {Verb(word.number): word.scenario[0] for word in SAYABLE.values() if word.scenario}
"""How a verb is usually written."""


def _said(when: When) -> frozenset[str]:
    return frozenset(said for word in SAYABLE.values() if word.said == when for said in word.scenario)


TURN: Final = _said("turn") - {"eyes", "stage"} | {"ready"}
"""What one does in one's own turn."""
CLAIMS: Final = _said("claim") - {"hide"} | {"eyes", "stage"}
"""What one says to another's tile, be it to draw next otherwise than usual: several may speak at the same moment."""
CHOICES: Final = frozenset(SAYABLE[Verb.CHOOSE].scenario)
"""What one says where a game asks for tiles beside the play: several may be asked at the same moment."""
AT_ONCE: Final = frozenset({"void", "pass-on", "ready"})
"""What everybody may do at the same time before the first turn, whoever is named first."""
RULINGS: Final = _said("ruling")
"""What the referee says of a seat."""
OWN_TILE: Final = frozenset(
    said
    for said, verb in VERBS.items()
    if SAYABLE[verb].tiles == 1 and verb not in (Verb.CLOSED_KAN, Verb.EYES_KAN, Verb.CHOOSE, Verb.NAME_DORA)
) | {"ready"}
"""What is done with one tile of the own hand."""
KANS: Final = frozenset({"ankan", "kan", "aneyes", "eyes"})
"""What may name all tiles of the own hand that it takes, where they are not all equal."""
BARE: Final = {
    verb: SAYABLE[verb]() for verb in VERBS.values() if not SAYABLE[verb].first and SAYABLE[verb].said != "ruling"
}
"""The codes without a tile."""

PAIRS: Final = (Verb.CHI, Verb.PON, Verb.CHITEN, Verb.PONTEN)
"""What is said with two tiles of the hand."""

MOVE: Final = re.compile(
    r"(?:(?P<seat>[^\W\d_])(?:\s+|$))?(?P<verb>(?:[^\W\d_]+(?:-[^\W\d_]+)*)?)"
    r"(?:\s+(?P<suit>[mpsмпс]))?(?:\s+(?P<to>[ESWNВЮЗС]))?\s*(?P<tiles>[0-9][^@!]*?)?\s*"
    r"(?:@\s*(?P<at>[0-9]+))?\s*(?:!\s*(?P<refused>[a-z_]+))?"
)


class Move(msgspec.Struct, frozen=True):
    """What one seat does. ``seat`` counts from the dealer. ``refused``: why the table does not let it."""

    seat: Seat
    verb: str
    tiles: tuple[Face, ...] = ()
    at_ms: int = 0
    refused: str = ""
    line: int = 0
    card: bool = False
    """A suit is named by a card, no tile of it being held; ``tiles`` has its 1."""
    to: Seat | None = None
    """Who is paid, counted from the dealer."""

    def __str__(self) -> str:
        tiles = write_faces(self.tiles) if self.to is None else WINDS[self.to]
        said = " ".join(filter(None, (WINDS[self.seat], self.verb, tiles[-1:] if self.card else tiles)))
        time = f" @{self.at_ms}" if self.at_ms else ""
        return said + time + (f" ! {self.refused}" if self.refused else "")

    @property
    def says(self) -> Verb:
        """What it is at the table; a ready hand that is declared with a discard is declared like riichi."""
        return Verb.RIICHI if self.verb == "ready" and self.tiles else VERBS[self.verb]

    def needs(self, box: Iterable[Tile]) -> tuple[Face, ...]:
        """The tiles that the seat must hold, or draw, for it. A closed kan is all tiles of a kind, the red ones too."""
        if self.verb in KANS and len(self.tiles) > 1:
            return self.tiles
        if self.verb == "ankan":
            kind = kind_of(self.tiles[0])
            return tuple(face_of(tile) for tile in box if kind_of(tile) == kind)
        if self.verb in ("chi", "pon"):
            return self.tiles if len(self.tiles) > 1 else ()
        if self.verb in ("tsumo", "tsumo-stage") or (self.verb in ("void", "pass-on") and not self.card):
            return self.tiles
        return self.tiles[:1] if self.verb in OWN_TILE else ()


Moment = tuple[Move, ...]


class ScriptError(SayableError):
    """A line of the play that is none. ``line`` counts from the first line of the play."""

    def __init__(self, line: int, text_id: TextId, /, **arguments: str | int) -> None:
        super().__init__(f"line {line} of the play cannot be read: {arguments}", text_id, line=line, **arguments)
        self.line = line


def read_script(text: str) -> list[Moment]:
    """The moments of a play, in order."""
    moments: list[list[Move]] = []
    for number, line in enumerate(text.split("\n"), 1):
        for sentence in line.partition("#")[0].split("/"):
            if sentence.strip():
                moments += _moments(sentence, number)
    return [tuple(one) for moment in _gathered(moments) for one in _one_by_one(moment)]


def _moments(sentence: str, line: int) -> list[list[Move]]:
    """One sentence: moves with commas between them. Who is not named again goes on; claims are made together."""
    moments: list[list[Move]] = []
    last: Seat | None = None
    for part in sentence.split(","):
        seat, move = _move(part.strip(), line, last)
        if moments and seat is not None and _together(move, moments[-1][-1]):
            moments[-1].append(move)
        else:
            moments.append([move])
        last = move.seat
    return moments


def _gathered(moments: list[list[Move]]) -> list[list[Move]]:
    """What everybody does before the first turn is one moment, though it may be written line by line."""
    gathered: list[list[Move]] = []
    for moment in moments:
        before = gathered[-1] if gathered else []
        moves = [*before, *moment]
        one = len({move.seat for move in moves}) == len(moves) and len({move.verb for move in moves}) == 1
        if before and one and all(is_at_once(move) for move in moves):
            before += moment
        else:
            gathered.append(moment)
    return gathered


def _together(move: Move, other: Move) -> bool:
    """Whether both may be answers to one question."""
    verbs = {move.verb, other.verb}
    if move.refused or other.refused:
        return False
    return verbs <= CLAIMS or verbs <= CHOICES or (verbs == {"ready"} and not move.tiles and not other.tiles)


def is_at_once(move: Move) -> bool:
    """Whether it is said before the first turn, by whoever likes."""
    return move.verb in AT_ONCE and not move.refused and not (move.verb == "ready" and move.tiles)


def _one_by_one(moment: list[Move]) -> list[list[Move]]:
    """Several tiles are chosen one after another, by all who choose at the same time."""
    if moment[0].verb not in CHOICES or moment[0].card:
        return [moment]
    choices = [[msgspec.structs.replace(move, tiles=(face,)) for face in move.tiles] for move in moment]
    return [[move for move in moves if move is not None] for moves in zip_longest(*choices)]


def _move(part: str, line: int, last: Seat | None) -> tuple[Seat | None, Move]:
    found = MOVE.fullmatch(part)
    if found is None or not (found["verb"] or found["tiles"]):
        raise ScriptError(line, TextId("scenario-line-unread"), text=part)
    seat = seat_of(found["seat"]) if found["seat"] else None
    if seat is None and (found["seat"] or last is None):
        raise ScriptError(line, TextId("scenario-line-no-seat"), text=part)
    if found["verb"] not in VERBS:
        verbs = ", ".join(filter(None, VERBS))
        raise ScriptError(line, TextId("scenario-line-verb"), verb=found["verb"], choice=verbs)
    suit = found["suit"] or ""
    tiles = read_tiles(f"1{suit}" if suit else found["tiles"] or "")
    who = seat if seat is not None else last
    assert who is not None
    to = seat_of(found["to"]) if found["to"] else None
    move = Move(who, found["verb"], tiles, int(found["at"] or 0), found["refused"] or "", line, bool(suit), to)
    if not _well_formed(move) or (suit and (found["tiles"] or move.verb != "void")):
        raise ScriptError(line, TextId("scenario-line-tiles"), text=part)
    return seat, move


def seat_of(letter: str) -> Seat | None:
    """The seat with this wind, counted from the dealer."""
    return next((winds.index(letter) for winds in (WINDS, RUSSIAN_WINDS) if letter in winds), None)


def _well_formed(move: Move) -> bool:
    """A discard names one tile, a chi two; other moves may name theirs."""
    count = len(move.tiles)
    if (move.to is None) != (move.verb != "pay"):
        return False
    match move.verb:
        case "" | "riichi" | "open-riichi" | "chou-riichi" | "kiseki-riichi" | "ura-buse-riichi":
            return count == 1
        case "kakan" | "jun" | "nuki" | "flower" | "replace" | "pair" | "void" | "name-dora":
            return count == 1
        case "ankan":
            return count in (1, 4)
        case "aneyes" | "eyes":
            return count in (0, 1, 3, 4)
        case "choose" | "pass-on":
            return count > 0
        case "chi" | "chiten":
            return count in (0, 2)
        case "pon" | "ponten":
            return count in (0, 1, 2)
        case "kan":
            return count in (0, 1, 3)
        case "tsumo" | "ron" | "ready" | "false-win" | "stage" | "tsumo-stage":
            return count <= 1
    return count == 0


def read_tiles(text: str) -> tuple[Face, ...]:
    """The faces that a text names."""
    return tuple(face for face, *_ in read_faces(text))


# ---------------------------------------------------------------- moves and codes


def accepted(move: Move, codes: Iterable[Code], drawn: Tile, offered: Tile | None, scheme: Scheme = "") -> Code | None:
    """The code among these that the move means; of equal tiles the one just drawn, of a pair the plain ones."""
    fitting = [one for one in codes if means(move, one, offered, scheme)]
    return max(fitting, key=lambda one: (first_tile_of(one) == drawn, -_marks(one)), default=None)


def _marks(action: Code) -> int:
    return bool(face_of(first_tile_of(action)) >> 6) + bool(face_of(second_tile_of(action)) >> 6)


def means(move: Move, action: Code, offered: Tile | None = None, scheme: Scheme = "") -> bool:
    """Whether the code is what the move says; what it leaves unsaid may be anything. ``scheme``: that of the box, by
    which other tiles complete kans."""
    verb = move.says
    if verb_of(action) is not verb:
        return False
    if verb is Verb.PAY:
        return move.to is None or place_of(action) == move.to
    if not move.tiles:
        return True
    match verb:
        case Verb.CLOSED_KAN | Verb.OPEN_KAN if len(move.tiles) > 1 or verb is Verb.CLOSED_KAN:
            return _is_quad(move, action, offered, scheme)
        case Verb.ADDED_KAN | Verb.EYES_KAN:
            return kind_of(first_tile_of(action)) in [kind_of(face) for face in move.tiles]
        case Verb.CHI | Verb.PON | Verb.CHITEN | Verb.PONTEN if len(move.tiles) > 1:
            pair = (face_of(first_tile_of(action)), face_of(second_tile_of(action)))
            return sorted(pair) == sorted(move.tiles)
        case Verb.PON | Verb.PONTEN:
            return kind_of(first_tile_of(action)) == kind_of(move.tiles[0])
        case Verb.RON | Verb.OPEN_KAN | Verb.TSUMO | Verb.STAGE:
            return offered is None or kind_of(offered) == kind_of(move.tiles[0])
    if verb is Verb.NAME_DORA:  # a kind: any of its tiles says which
        return kind_of(first_tile_of(action)) == kind_of(move.tiles[0])
    return SAYABLE[verb].tiles != 1 or face_of(first_tile_of(action)) == move.tiles[0]


def attempted(move: Move, hand: Holding, offered: Tile | None, supply: Sequence[Tile] = ()) -> Code | None:
    """The code of a move that may be forbidden; None where the hand, and what lies beside it to be discarded, has no
    such tiles at all."""
    verb = move.says
    if move.card:  # it is said as a 1 that the hand does not hold
        copies = (make_tile(kind_of(move.tiles[0]), copy) for copy in range(FOUR))
        return next((code(verb, tile) for tile in copies if tile not in hand.tiles), None)
    if verb in (Verb.OPEN_KAN, Verb.CLOSED_KAN) and len(move.tiles) > 1:
        quad = [*_held(hand, move.tiles), *([] if verb is Verb.CLOSED_KAN or offered is None else [offered])]
        return kan_code(verb, quad) if len(quad) == FOUR else None
    if verb is Verb.EYES_KAN:
        pair = [tile for tile in _held(hand, move.tiles) if HONOURS >> kind_of(tile) & 1]
        return code(verb, min(pair)) if pair else None
    if move.to is not None:
        return paying(move.to)
    if verb in BARE:
        return BARE[verb]
    if verb is Verb.NAME_DORA:
        return code(verb, make_tile(kind_of(move.tiles[0]), FOUR - 1))
    faces = move.tiles if verb in (*PAIRS, Verb.CLOSED_KAN) else move.tiles[:1]
    if verb is Verb.CLOSED_KAN:
        return code(verb, min(hand.of_kind(kind_of(faces[0])), default=0)) if hand.of_kind(kind_of(faces[0])) else None
    if verb in (Verb.PON, Verb.PONTEN) and len(faces) < 2 and offered is not None:
        equal = hand.of_kind(kind_of(offered))
        return call(verb, (equal[0], equal[1])) if len(equal) > 1 else None
    held = list(_held(hand, faces)) or [tile for tile in supply if face_of(tile) in faces][:1]
    if len(held) < len(faces):
        return None
    if verb in PAIRS:
        return call(verb, (held[0], held[1])) if len(held) > 1 else None
    return code(verb, held[0])


def _held(hand: Holding, faces: Iterable[Face]) -> Iterator[Tile]:
    left = sorted(hand.tiles, key=lambda tile: tile != hand.drawn)
    for face in faces:
        tile = next((tile for tile in left if face_of(tile) == face), None)
        if tile is not None:
            left.remove(tile)
            yield tile


def _is_quad(move: Move, action: Code, offered: Tile | None, scheme: Scheme) -> bool:
    """Whether the code is a kan of these tiles; one tile stands for four equal ones."""
    kinds = sorted(kind_of(face) for face in move.tiles)
    if len(kinds) == 1:
        return not second_tile_of(action) and kind_of(first_tile_of(action)) == kinds[0]
    if not second_tile_of(action):
        return len({*kinds, kind_of(first_tile_of(action))}) == 1 and verb_of(action) is Verb.CLOSED_KAN
    quad = list(quad_of(action, scheme))
    if verb_of(action) is Verb.OPEN_KAN:
        if offered is None or kind_of(offered) not in quad:
            return False
        quad.remove(kind_of(offered))
    return kinds == sorted(quad)


def written_code(action: Code, scheme: Scheme = "") -> str:
    """The code as a scenario writes it: ``9s``, ``chi 78s``, ``ron``."""
    verb = verb_of(action)
    tiles: tuple[Tile, ...] = ()
    if verb is Verb.PAY:
        return f"{WORDS[verb]} {WINDS[place_of(action)]}"
    if verb in (Verb.CHI, Verb.PON):
        tiles = (first_tile_of(action), second_tile_of(action))
    elif verb is Verb.CLOSED_KAN and second_tile_of(action):
        tiles = tuple(Tile(kind) for kind in quad_of(action, scheme))
    elif verb not in BARE:
        tiles = (first_tile_of(action),)
    return " ".join(filter(None, (WORDS[verb], write_faces(tiles))))
