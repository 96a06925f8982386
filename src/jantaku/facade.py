"""The small face of the library: load rules, write a hand down, ask what it is worth; read a recorded game.

Matches and records are brought from where they are, see `jantaku.__init__`: who only prices a hand need not wait for
them.
"""

from collections.abc import Mapping, Sequence
from inspect import signature
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, Never

from jantaku.hands import Hand, parse_hand
from jantaku.rules import RuleSet, load
from jantaku.rules.own import read_own, with_own
from jantaku.scoring.book import book_of, round_named, writing_box
from jantaku.scoring.circumstances import check_flags, check_together, facts_told
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
FLAGS: Final[tuple[Flag, ...]] = (
    *("riichi", "double_riichi", "open_riichi", "chou_riichi", "kiseki_riichi", "ura_buse_riichi"),
    *("ippatsu", "rinshan", "chankan"),
    *("gari", "chanjun", "haitei", "houtei", "tenhou", "chiihou", "renhou"),
)
FACTS: Final = (
    "earth",
    "after_kan",
    "early_kan",
    "riichi_tile",
    "opposite_riichi",
    "late_riichi",
    "okawari",
    "tetora_appu",
)
CIRCUMSTANCES: Final = (*FLAGS, *FACTS, "ready", "heaven")
"""What `score` can be told of a win by yes or no, in the order in which it looks at them."""
ONLY_BOOLS: Final = {bool}
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
    named_dora: str = "",
    foreign_dora: int = 0,
    nuki: str = "",
    honba: int = 0,
    sticks: int = 0,
    liable: str | None = None,
    riichi: bool = False,
    double_riichi: bool = False,
    open_riichi: bool = False,
    chou_riichi: bool = False,
    kiseki_riichi: bool = False,
    ura_buse_riichi: bool = False,
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
    opposite_riichi: bool = False,
    late_riichi: bool = False,
    okawari: bool = False,
    tetora_appu: bool = False,
    pond: str = "",
    void: Literal["", "m", "p", "s"] = "",
    out: str = "",
    **others: Never,
) -> Score:
    """Score a won hand.

    Args:
        hand: the hand without its winning tile, ``"234m 567p 33z 345s 67s"``, melds with their signs; or a `Win`, to
            which nothing needs to be added.
        winning: the winning tile, ``"8s"``.
        rules: a rule set, the id of a preset or the path of a file.
        by: ``"ron"`` or ``"tsumo"``.
        yaku: yaku of your own, each a pattern and its value: ``["123x 345x 567x 789x pair: yakuman"]``.
        seat, round: the winner's seat wind and the round wind: ``"E"``, ``"S"``, ``"W"``, ``"N"``; where rounds have
            other tiles, the tile of the round, ``"5z"``.
        discarder: the seat wind of the discarder; without it the next player pays.
        indicators, ura: dora indicators and ura dora indicators, ``"4p"``.
        named_dora: what is dora without an indicator, by dice or for the day, where the rules name such dora.
        foreign_dora: han that the personal dora of others bring to a hand without a marker; below zero, how many of its
            own dora they take away.
        nuki: tiles set aside as dora (``"44z"``), or exposed flowers (``"15f"``).
        honba, sticks: how many; in Taiwanese rules `honba` is how often in a row the dealer has won before.
        liable: the seat wind of the player who is liable (pao).
        riichi, double_riichi, open_riichi, ippatsu: what was declared, and a win within one go-around.
        chou_riichi, kiseki_riichi: riichi for a stake of 5000 or 10 000 points.
        ura_buse_riichi: riichi with a discard face down.
        rinshan, chankan, gari, chanjun: won on a replacement tile, or by robbing a kan, a North or
            flower, a raised run.
        haitei, houtei: won on the last tile, on the last discard.
        tenhou, chiihou, renhou: won in the first go-around.
        ready, heaven, earth: Taiwanese wins from the deal.
        river: how many discards are on the table, for an early win.
        after_kan, early_kan, riichi_tile: won on the discard after a kan, with a kan before the first discard, on the
            tile that declares riichi.
        opposite_riichi, late_riichi: the player opposite is in riichi; somebody declared it in the last but one
            go-around.
        okawari, tetora_appu: the winner has turned one more indicator for a han; has staked a mangan before the first
            turn.
        pond: the winner's discards in order, for yaku that look at them.
        void: the winner's void suit in Sichuan: ``"m"``, ``"p"``, ``"s"``.
        out: the players who have already won in Sichuan, ``"EW"``.

    Returns:
        The score: ``print(score)`` is one line, ``score.why("en")`` explains it.

    Raises:
        NoWinError: the hand is not complete, has no yaku or is worth too little.
        NotationError: a tile or a meld cannot be read.
        ImpossibleWinError: circumstances that cannot be, such as ippatsu without riichi.
        ValueError, TypeError: a wind, a suit or a name that does not exist; the message suggests the right one.

    >>> import jantaku as jan
    >>> score = jan.score("234m 567p 33z 345s 67s", "8s", "ema", riichi=True, indicators="4p", discarder="E")
    >>> score.han, score.fu, score.points
    (3, 30, 3900)
    >>> jan.score("1112223336777m", "6m", "sichuan", by="tsumo", seat="E", void="p", out="S").points
    18
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
    said = (
        *(riichi, double_riichi, open_riichi, chou_riichi, kiseki_riichi, ura_buse_riichi),
        *(ippatsu, rinshan, chankan),
        *(gari, chanjun, haitei, houtei, tenhou, chiihou, renhou),
        *(earth, after_kan, early_kan, riichi_tile, opposite_riichi, late_riichi, okawari, tetora_appu),
        *(ready, heaven),
    )
    if set(map(type, said)) != ONLY_BOOLS:
        name, value = next(
            (name, value) for name, value in zip(CIRCUMSTANCES, said, strict=True) if type(value) is not bool
        )
        raise TypeError(f"{name} is True or False, not {value!r}")
    flagged: list[Flag] = [flag for flag, is_so in zip(FLAGS, said, strict=False) if is_so]
    flagged += ["riichi"] if ready and not riichi else []
    flagged += ["tenhou"] if heaven and not tenhou else []
    for text in (*filter(None, (seat, discarder, liable)), *out):
        if text not in WINDS:
            raise ValueError(f"{text!r} is not a wind; there are E, S, W, N")
    if by not in ("tsumo", "ron"):
        raise ValueError(f"a win is by 'tsumo' or by 'ron', not by {by!r}")
    if void not in ("", *SUITS):
        raise ValueError(f"{void!r} is no suit; there are m, p, s")
    if not isinstance(winning, str):
        raise TypeError("which tile won? score(hand, winning, rules), for example score(hand, '8s', 'ema')")
    try:
        if flagged:
            check_flags(book_of(rule_set), flagged)
        facts = dict(zip(FACTS, said[len(FLAGS) :], strict=False))
        asks = river is not None or pond or "tenhou" in flagged or any(facts.values())
        told = _facts(rule_set, flagged, facts, river, pond) if asks else ()
        win = read_win(
            hand,
            winning,
            by=by,
            seat=seat,
            round=round_named(round, rule_set.plan),
            indicators=indicators,
            ura=ura,
            named_dora=named_dora,
            foreign_dora=foreign_dora,
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
    """Read a recorded game.

    Args:
        file: a path, a member of an archive (``"games.tar.gz:2022/game.xml"``), or the bytes of a file. Its first bytes
            tell the format: native, mjlog, Tenhou JSON or mjai, packed by gzip or not.

    Returns:
        The record.

    Raises:
        RecordError: no such file, not a record, or a damaged one; the message names the place.

    >>> import jantaku as jan
    >>> record = jan.record_of(jan.Match("tenhou", seed=7))
    >>> jan.read_record(jan.write_record(record, "native").encode()).events == record.events
    True
    """
    from jantaku.records.archives import read_game
    from jantaku.records.formats.register import read_record as read

    return read(file if isinstance(file, bytes) else read_game(str(file)))
