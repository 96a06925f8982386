"""mjai: a game as lines of JSON, one for each step, the language of most mahjong programs.

Read are the lines of the first server (gimite's, with ``yakus``, ``fu``, ``scores`` and so on) and the shorter ones of
later programs (``deltas`` and ``ura_markers`` only), a list of such objects in place of lines, too. Lines that only
servers and players say to each other are passed over. Written are the fields of both. A record needs all tiles: where
one is ``?`` it is what a single player saw, and refused.

Three players are told in two ways, and both are read: all lists (names, scores, hands, changes) have three entries, or
four, of which the last is empty: no name, 0, a hand of ``?``. A north is set aside by ``nukidora`` or ``kita``. Written
are four entries, which programs of either kind understand, and ``nukidora``.

The format cannot hold, and reading therefore does not give back:

* which copy of a kind a tile is (but red fives), the wall, dice, seed and commitments, how seats were drawn;
* between which accounts points moved: rows are made anew from the changes; who was liable is taken from them;
* rulings of a referee, chombo with its offence, and answers that led to nothing;
* rules beyond length and red fives; final scores: they are settled by the rules of tenhou.

Not all files hold what is optional: a ``dahai`` without ``tsumogiri`` is one where the faces are equal; a ``ryukyoku``
without its reason is the one that the deal can have ended with; without ``yakus`` and ``fu`` a win has none; a riichi
stands when play goes on. A file that ends before ``end_game`` is read as far as it goes, with a warning.
"""

from typing import Final

from jantaku.records.formats.format import Format, has_word
from jantaku.records.formats.mjai_reading import read_mjai
from jantaku.records.formats.mjai_words import FORMAT
from jantaku.records.formats.mjai_writing import write_mjai

MJAI: Final = Format(
    name=FORMAT,
    place=3,
    endings=(".mjson", ".mjai"),
    known_at=has_word("type"),
    read=read_mjai,
    write=lambda record, _language: write_mjai(record),
    cannot_say=frozenset({"copies", "walls", "rules", "answers", "lobby"}),
)

__all__ = ["MJAI", "read_mjai", "write_mjai"]
