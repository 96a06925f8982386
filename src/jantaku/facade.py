"""The small face of the library: load rules, write a hand down, ask what it is worth; read a recorded game.

Matches and records are brought from where they are, see `jantaku.__init__`: who only prices a hand need not wait for
them.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Literal, get_args

from jantaku.hands import Hand, parse_hand
from jantaku.rules import RuleSet, load
from jantaku.scoring.book import writing_box
from jantaku.scoring.score import Score
from jantaku.scoring.score import score as score_win
from jantaku.scoring.win import Flag, Win, Wind, read_win

if TYPE_CHECKING:
    from jantaku.records.record import Record

__all__ = ["Hand", "Score", "Win", "load", "parse_hand", "read_record", "score"]

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
}
"""Names that people try, and those that are meant."""


def score(
    hand: str | Win,
    winning: str | None = None,
    rules: RuleSet | str = "riichi",
    *,
    by: Literal["tsumo", "ron"] = "ron",
    seat: str = "S",
    round: str = "E",  # noqa: A002
    indicators: str = "",
    ura: str = "",
    nuki: str = "",
    discarder: str | None = None,
    honba: int = 0,
    sticks: int = 0,
    liable: str | None = None,
    **flags: bool,
) -> Score:
    """What a hand is worth: ``score("234m 567p 22z 345s 67s", "8s", "ema", riichi=True)``, or of a `Win`.

    The flags are those of `jantaku.scoring.win.Flag`: riichi, double_riichi, ippatsu, rinshan, chankan, haitei ...
    """
    rule_set = load(rules) if isinstance(rules, str) else rules
    if isinstance(hand, Win):
        return score_win(hand, rule_set)
    known = get_args(Flag)
    for name, given in flags.items():
        if name not in known:
            hint = f"perhaps {HINTS[name]} is meant" if name in HINTS else f"there are {', '.join(known)}"
            raise TypeError(f"there is no flag {name!r}; {hint}")
        if not isinstance(given, bool):
            raise TypeError(f"{name} is True or False, not {given!r}")
    for text in filter(None, (seat, round, discarder, liable)):
        if text not in Wind.__members__:
            raise ValueError(f"{text!r} is not a wind; there are E, S, W, N")
    if by not in ("tsumo", "ron"):
        raise ValueError(f"a win is by 'tsumo' or by 'ron', not by {by!r}")
    if not isinstance(winning, str):
        raise TypeError("which tile won? score(hand, winning, rules), for example score(hand, '8s', 'ema')")
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
        flags=[flag for flag, given in flags.items() if given],  # type: ignore[misc]
        box=writing_box(rule_set.plan),
    )
    return score_win(win, rule_set)


def read_record(file: str | Path | bytes) -> "Record":
    """The record in a file of any format that can be read, in a member ``ARCHIVE:MEMBER``, or in these bytes."""
    from jantaku.records.archives import read_game
    from jantaku.records.formats import read_record as read

    return read(file if isinstance(file, bytes) else read_game(str(file)))
