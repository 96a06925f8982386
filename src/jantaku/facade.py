"""The small face of the library: load rules, write a hand down, ask what it is worth; read a recorded game.

Matches and records are brought from where they are, see `jantaku.__init__`: who only prices a hand need not wait for
them.
"""

from collections.abc import Mapping, Sequence
from inspect import signature
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Never

from jantaku.hands import Hand, parse_hand
from jantaku.rules import RuleSet, load
from jantaku.rules.own import read_own, with_own
from jantaku.scoring.book import book_of, writing_box
from jantaku.scoring.circumstances import check_together, facts_told
from jantaku.scoring.score import NoWinError, Score
from jantaku.scoring.score import score as score_win
from jantaku.scoring.win import Flag, Win, Wind, read_win
from jantaku.texts import SayableError
from jantaku.tiles import SUITS
from jantaku.yaku.patterns import parse_pattern

if TYPE_CHECKING:
    from jantaku.records.record import Record

__all__ = ["Hand", "NoWinError", "Score", "Win", "load", "parse_hand", "read_record", "score"]

WINDS = frozenset(Wind.__members__)
HINTS = {
    "dora": "indicators='4p'",
    "dora_indicators": "indicators='4p'",
    "uradora": "ura='4p'",
    "ura_dora": "ura='4p'",
    "ura_indicators": "ura='4p'",
    "tsumo": "by='tsumo'",
    "ron": "by='ron'",
    "loser": "discarder='E'",
    "feeder": "discarder='E'",
    "dealer": "seat='E'",
    "wind": "seat='E'",
    "seat_wind": "seat='E'",
    "round_wind": "round='E'",
    "pao": "liable='E'",
    "kita": "nuki='4z'",
    "north": "nuki='4z'",
    "flowers": "nuki='1f'",
    "dealer_wins": "honba=1",
    "win": "winning='8s'",
    "from_": "discarder='E'",
}
"""Names that people try, and those that are meant."""


def score(
    hand: str | Win,
    winning: str | None = None,
    rules: RuleSet | str = "riichi",
    *,
    by: Literal["tsumo", "ron"] = "ron",
    yaku: Sequence[str] = (),
    seat: str = "S",
    round: str = "E",  # noqa: A002
    discarder: str | None = None,
    indicators: str = "",
    ura: str = "",
    nuki: str = "",
    honba: int = 0,
    sticks: int = 0,
    liable: str | None = None,
    riichi: bool = False,
    double_riichi: bool = False,
    open_riichi: bool = False,
    ippatsu: bool = False,
    rinshan: bool = False,
    chankan: bool = False,
    gari: bool = False,
    chanjun: bool = False,
    haitei: bool = False,
    houtei: bool = False,
    tenhou: bool = False,
    chiihou: bool = False,
    renhou: bool = False,
    ready: bool = False,
    heaven: bool = False,
    earth: bool = False,
    river: int | None = None,
    after_kan: bool = False,
    early_kan: bool = False,
    riichi_tile: bool = False,
    pond: str = "",
    void: Literal["", "m", "p", "s"] = "",
    out: str = "",
    **others: Never,
) -> Score:
    """What a hand is worth: ``score("234m 567p 22z 345s 67s", "8s", "ema", riichi=True)``, or of a `Win`.

    All that ``jantaku score`` can be told: ``jantaku score --help`` and docs/how-to/python.md say what each name means.
    """
    for name in others:
        known = ", ".join([*signature(score).parameters][1:-1])
        hint = f"perhaps {HINTS[name]} is meant" if name in HINTS else f"there are {known}"
        raise TypeError(f"score has no name {name!r}; {hint}")
    rule_set = load(rules) if isinstance(rules, str) else rules
    if yaku:
        rule_set = with_own_yaku(rule_set, yaku)
    if isinstance(hand, Win):
        return score_win(hand, rule_set)
    flags: dict[Flag, bool] = {
        "riichi": riichi,
        "double_riichi": double_riichi,
        "open_riichi": open_riichi,
        "ippatsu": ippatsu,
        "rinshan": rinshan,
        "chankan": chankan,
        "gari": gari,
        "chanjun": chanjun,
        "haitei": haitei,
        "houtei": houtei,
        "tenhou": tenhou,
        "chiihou": chiihou,
        "renhou": renhou,
    }
    facts = {"earth": earth, "after_kan": after_kan, "early_kan": early_kan, "riichi_tile": riichi_tile}
    for name, is_so in (*flags.items(), *facts.items(), ("ready", ready), ("heaven", heaven)):
        if is_so is not True and is_so is not False:
            raise TypeError(f"{name} is True or False, not {is_so!r}")
    flags["riichi"] |= ready
    flags["tenhou"] |= heaven
    flagged = [flag for flag, is_so in flags.items() if is_so]
    for text in (*filter(None, (seat, round, discarder, liable)), *out):
        if text not in WINDS:
            raise ValueError(f"{text!r} is not a wind; there are E, S, W, N")
    if by not in ("tsumo", "ron"):
        raise ValueError(f"a win is by 'tsumo' or by 'ron', not by {by!r}")
    if void not in ("", *SUITS):
        raise ValueError(f"{void!r} is no suit; there are m, p, s")
    if not isinstance(winning, str):
        raise TypeError("which tile won? score(hand, winning, rules), for example score(hand, '8s', 'ema')")
    try:
        asks = river is not None or pond or flags["tenhou"] or any(facts.values())
        told = _facts(rule_set, flagged, facts, river, pond) if asks else ()
        win = read_win(
            hand,
            winning,
            by=by,
            seat=seat,
            round=round,
            indicators=indicators,
            ura=ura,
            nuki=nuki,
            discarder=discarder,
            honba=honba,
            sticks=sticks,
            liable=liable,
            flags=flagged,
            facts=told,
            out=out,
            void=void,
            pond=pond,
            box=writing_box(rule_set.plan),
        )
        return score_win(win, rule_set)
    except SayableError as error:
        error.game = rule_set.game  # said in the words of the game
        raise


def _facts(
    rules: RuleSet, flags: Sequence[Flag], facts: Mapping[str, bool], river: int | None, pond: str
) -> tuple[str, ...]:
    """What was told beside the tiles and the flags; most wins are told nothing."""
    told = tuple(facts_told(book_of(rules), flags, facts, river, pond))
    check_together(flags, told, river, pond)
    return told


def with_own_yaku(rule_set: RuleSet, written: Sequence[str]) -> RuleSet:
    """The rules and the yaku that were written beside them: ``"123x 345x 567x 789x pair: yakuman"``."""
    if isinstance(written, str):
        raise TypeError(f"yaku are written in a list: yaku=[{written!r}]")
    own = {f"own_{number}": read_own(text) for number, text in enumerate(written, 1)}
    for one in own.values():
        parse_pattern(one.pattern)
    return with_own(rule_set, own) if own else rule_set


def read_record(file: str | Path | bytes) -> "Record":
    """The record in a file of any format that can be read, in a member ``ARCHIVE:MEMBER``, or in these bytes."""
    from jantaku.records.archives import read_game
    from jantaku.records.formats import read_record as read

    return read(file if isinstance(file, bytes) else read_game(str(file)))
