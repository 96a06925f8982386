"""By which rules a record was played, as far as it says so itself.

No format but ours holds rules. What others hold is the name of a room (``般南喰赤``, ``玉の間南喰赤``), the type of a
game in bits, the points with which everybody begins, how the final scores are rounded. That is enough to choose the
preset of a server and to say in what the game departs from it; each word that was used is kept, so that whoever
verifies can be told why.
"""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from jantaku.records.record import Warning_
from jantaku.texts import TextId

FOUR: Final = 4
THREE: Final = 3
TENHOU: Final = {FOUR: "tenhou", THREE: "sanma_tenhou"}
MAHJONG_SOUL: Final = {FOUR: "mahjong_soul", THREE: "mahjong_soul_sanma"}
"""The rules of a server, by the number of players."""
USUAL_START: Final = {FOUR: 25000, THREE: 35000}
USUAL_REDS: Final = {FOUR: (1, 1, 1), THREE: (0, 1, 1)}
EXTENSION: Final = 5000
"""So much more than the start somebody must have, where the rules say nothing else."""
POSSIBLE_STARTS: Final = range(1000, 500_000, 100)
"""With other points nobody begins; the table will say what it thinks of them."""
LONGEST: Final = 60

_SOUL_ROOMS: Final = re.compile(
    "雀魂|Mahjong ?Soul|Majsoul"
    "|[銅銀金玉]の間|王座の間|交流の間|友人戦|大会戦|段位戦"
    "|[铜银金玉]之间|王座间|友人场|比赛场|大会室|段位场"
    "|(?:Bronze|Silver|Gold|Jade|Throne) Room",
    re.IGNORECASE,
)
"""Rooms of Mahjong Soul in the languages of its exporters."""
_SOUL_WORDS: Final = re.compile(
    "(?:3-Player )?(?:Friendly|Tour?nament|Casual Match) (?:East|South)\\b.*", re.IGNORECASE
)
"""Those that others might call so, too, in the form that exporters give them; one of these lacks a letter."""
_SOUL_REF: Final = re.compile("[0-9]{6}-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")
_TENHOU_ROOM: Final = re.compile("[三四]?(?:[般上特鳳若銀琥孔技雀]|新|プ)*[東南]喰?赤?速?祝?[0-9０-９]?")
_ONE_ROUND: Final = re.compile(r"東喰?赤?速?(?:祝?[0-9０-９]?)$|\bEast\b")
_NO_OPEN_TANYAO: Final = re.compile("[三四]?[般上特鳳若銀琥孔]?[東南]赤?速?")


class Switch(NamedTuple):
    """Something in which the game is not as its server usually plays: a word for the id of its rules, the line of a
    sheet, and by what it was told."""

    word: str
    line: str
    ground: Warning_


class Recognised(NamedTuple):
    """The rules of a record: the id of a preset, or that of the sheet; and why these."""

    rules: str
    sheet: str
    grounds: tuple[Warning_, ...]


def recognised(preset: str, ground: Warning_, switches: Sequence[Switch] = ()) -> Recognised:
    """The preset with these switches."""
    grounds = (ground, *(switch.ground for switch in switches))
    if not switches:
        return Recognised(preset, "", grounds)
    name = "-".join([preset, *(switch.word for switch in switches)])
    lines = [f'id = "{name}"', f'extends = "{preset}"', *(switch.line for switch in switches)]
    return Recognised(name, "".join(f"{line}\n" for line in lines), grounds)


def why(text_id: TextId, **arguments: str | int) -> Warning_:
    """A reason to take these rules."""
    return Warning_(text_id, dict(arguments))


# ---------------------------------------------------------------- the server


def server_of(display: str, title: str, ref: str, players: int) -> tuple[str, Warning_]:
    """The preset of the server where a game was played, told by the name of its rules, its title or its number."""
    for room in (_SOUL_ROOMS.search(display), _SOUL_WORDS.fullmatch(display), _SOUL_ROOMS.search(title)):
        if room is not None:
            return MAHJONG_SOUL[players], why(TextId("rules-why-soul-room"), room=_short(room[0]))
    if _SOUL_REF.fullmatch(ref):
        return MAHJONG_SOUL[players], why(TextId("rules-why-soul-ref"), ref=_short(ref))
    if display and _TENHOU_ROOM.fullmatch(display):
        return TENHOU[players], why(TextId("rules-why-tenhou-room"), room=_short(display))
    if display:
        return TENHOU[players], why(TextId("rules-why-unknown-room"), room=_short(display))
    return TENHOU[players], why(TextId("rules-why-nothing"))


def is_one_round(display: str) -> bool:
    """Whether the name of the rules says that only the East round is played."""
    return _ONE_ROUND.search(display) is not None


def is_without_open_tanyao(display: str) -> bool:
    """Whether it says so by leaving a sign out, as tenhou does. Rooms of other servers have no such sign."""
    return _NO_OPEN_TANYAO.fullmatch(display) is not None


def _short(text: str) -> str:
    """Something that a file says, fit to be shown."""
    return "".join(sign if sign.isprintable() else "?" for sign in text[:LONGEST])


# ---------------------------------------------------------------- what is not usual

ONE_ROUND: Final = Switch("tonpuusen", 'game_length = "tonpuusen"', why(TextId("rules-why-one-round")))
NO_RED: Final = Switch("no_red", "akadora = 0", why(TextId("rules-why-no-red")))
NO_OPEN_TANYAO: Final = Switch("no_kuitan", 'kuitan = "off"', why(TextId("rules-why-no-kuitan")))
TENTHS: Final = Switch("tenths", 'final_score_rounding = "one_decimal"', why(TextId("rules-why-tenths")))


def reds_of(reds: tuple[int, ...], players: int) -> list[Switch]:
    """Red fives, where they are not as usual."""
    if reds == USUAL_REDS[players]:
        return []
    if not any(reds):
        return [NO_RED]
    told = " ".join(map(str, reds))
    return [
        Switch(f"red_{''.join(map(str, reds))}", f"akadora = {list(reds)}", why(TextId("rules-why-reds"), reds=told))
    ]


def start_of(points: Sequence[int], preset: str, players: int) -> list[Switch]:
    """The points with which everybody begins, where they are not as usual. Those of one player alone are no rule.

    Nothing says what the extension then needs, or from where results are counted: taken is what the servers have in
    their forms, on tenhou the usual target if the start is below it, on Mahjong Soul 5000 more than the start.
    """
    start = points[0] if points else 0
    if len({*points}) != 1 or start == USUAL_START[players] or start not in POSSIBLE_STARTS:
        return []
    ground = why(TextId("rules-why-start"), points=start)
    if preset == MAHJONG_SOUL[players]:
        lines = f"start_target_points = [{start}, {start}]\nextra_rounds_target = {start + EXTENSION}"
    else:
        lines = f"start_target_points = [{start}, {max(start, USUAL_START[players] + EXTENSION)}]"
    return [Switch(f"start_{start}", lines, ground)]


def tenths_in(scores: Sequence[int], preset: str, players: int) -> list[Switch]:
    """Final scores that are no full thousands, where the server's usual ones are."""
    return [TENTHS] if preset == TENHOU[players] and any(score % 1000 for score in scores) else []
