"""Moves of a scenario in words, for whoever reads it: ``S chi 78s`` is «юг: чи 78с».

A move is said as the players of the game call it, without the notation of the file; that it was refused, and why, is
said elsewhere.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from jantaku.scenarios.script import Move
from jantaku.scoring.explanations.clauses import SEATS
from jantaku.texts import TextId, Texts
from jantaku.tiles.mpsz import write_faces

WORDS: Final = {
    "": TextId("move-discard"),
    "riichi": TextId("move-riichi"),
    "tsumo": TextId("move-tsumo"),
    "ron": TextId("move-ron"),
    "chi": TextId("move-chi"),
    "pon": TextId("move-pon"),
    "kan": TextId("move-kan"),
    "ponten": TextId("move-ponten"),
    "chiten": TextId("move-chiten"),
    "second-kan": TextId("move-second-kan"),
    "ankan": TextId("move-ankan"),
    "kakan": TextId("move-kakan"),
    "jun": TextId("move-jun"),
    "nuki": TextId("move-nuki"),
    "flower": TextId("move-flower"),
    "replace": TextId("move-replace"),
    "open-riichi": TextId("move-open-riichi"),
    "chou-riichi": TextId("move-chou-riichi"),
    "kiseki-riichi": TextId("move-kiseki-riichi"),
    "ura-buse-riichi": TextId("move-ura-buse-riichi"),
    "name-dora": TextId("move-name-dora"),
    "okawari": TextId("move-okawari"),
    "tetora-appu": TextId("move-tetora-appu"),
    "hissatsu": TextId("move-hissatsu"),
    "jiri": TextId("move-jiri"),
    "stage": TextId("move-stage"),
    "tsumo-stage": TextId("move-tsumo-stage"),
    "abort": TextId("move-abort"),
    "show": TextId("move-show"),
    "hide": TextId("move-hide"),
    "stop": TextId("move-stop"),
    "pay": TextId("move-pay"),
    "pass": TextId("move-pass"),
    "void": TextId("move-void"),
    "pass-on": TextId("move-pass-on"),
    "choose": TextId("move-choose"),
    "ready": TextId("move-ready"),
    "pair": TextId("move-pair"),
    "aneyes": TextId("move-eyes"),
    "eyes": TextId("move-eyes"),
    "chombo": TextId("move-chombo"),
    "dead": TextId("move-dead"),
    "false-win": TextId("move-false-win"),
    "false-kan": TextId("move-false-kan"),
    "mistaken-kan": TextId("move-mistaken-kan"),
    "kuikae": TextId("move-kuikae"),
    "too-few": TextId("move-too-few"),
    "too-many": TextId("move-too-many"),
}
"""What is said for each word that a play may have."""
NO_TILES: Final = "none"
SECOND: Final = 1000


def told(moves: Iterable[Move], texts: Texts, seats: Sequence[str] = ()) -> str:
    """What was said at one moment, by whom; ``seats``: their names from the dealer on, if not those of their winds."""
    names = seats or tuple(map(texts, SEATS))
    return "; ".join(_told(move, texts, names) for move in moves)


def _told(move: Move, texts: Texts, names: Sequence[str]) -> str:
    said = texts(WORDS[move.verb], tiles=_with(move, texts, names))
    if move.at_ms:
        said = texts("move-at", said=said, seconds=move.at_ms / SECOND)
    return texts("move-said", seat=names[move.seat], said=said)


def _with(move: Move, texts: Texts, names: Sequence[str]) -> str:
    """What the word is said of: tiles, a suit, or another seat."""
    if move.to is not None:
        return names[move.to]
    tiles = write_faces(move.tiles, texts.language)
    if move.card:
        return texts("move-suit", suit=write_faces(move.tiles)[-1])
    return tiles or NO_TILES
