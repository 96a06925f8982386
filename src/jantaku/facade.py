"""The small face of the library: load rules, write a hand down, ask what it is worth."""

from typing import Literal, get_args

from jantaku.hands import Hand, parse_hand
from jantaku.rules import RuleSet, load
from jantaku.scoring.score import Score
from jantaku.scoring.score import score as score_win
from jantaku.scoring.win import Flag, Win, Wind, read_win

__all__ = ["Hand", "Score", "Win", "load", "parse_hand", "score"]


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
            raise TypeError(f"there is no flag {name!r}; there are {', '.join(known)}")
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
        discarder=discarder,
        honba=honba,
        sticks=sticks,
        liable=liable,
        flags=[flag for flag, given in flags.items() if given],  # type: ignore[misc]
    )
    return score_win(win, rule_set)
