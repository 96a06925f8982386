"""Whether jantaku and `mahjong` pay the same: 300,000 random wins in random situations, under equal rules.

Yaku with their han, han, fu, every payment and the winner's total are compared, in turn under four pairs of rules that
say the same in each program's own way. A difference counts as explained only if one of the named explanations below
foretells it in full; each is printed with its count. Any other one is printed with the win, and the exit code is 1.
"""

# mypy: disable-error-code="import-not-found, import-untyped"

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).parents[1]))
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.hand_calculating.hand_response import HandResponse

from bench.random_wins import wins
from bench.score_peers import (
    YAKUMAN,
    as_mahjong,
    ask_mahjong,
    mahjong_element,
    payments_of_base,
    try_score,
    verdict_of_mahjong,
    verdict_of_score,
)
from jantaku.hands.melds import format_hand
from jantaku.rules import load
from jantaku.rules.plan import ElementPlan, FuPlan, Plan, ValuePlan
from jantaku.scoring.score import Score
from jantaku.scoring.win import Win, position_name
from jantaku.tiles import format_tiles, kind_of

AT_ONCE = 1_000
SHOWN = 20  # differences; the rest is only counted

Worths = dict[tuple[str, str | None], int]
"""Yaku and bonus tiles: han, or the number of yakuman."""


class Answer(NamedTuple):
    """Everything that is compared."""

    worths: Worths
    han: int
    fu: int
    payments: tuple[int, int]
    total: int


class Rules(NamedTuple):
    """The same rules, said twice."""

    name: str
    ours: Plan
    theirs: OptionalRules


# ---------------------------------------------------------------- equal rules

TENHOU = load("tenhou").plan
DOUBLE = ("suuankou_tanki", "kokushi_juusanmen", "junsei_chuuren", "daisuushii")
WHEEL_OF_SUIT = ("daisuurin", "daisharin", "daichikurin")


def plan(elements: dict[str, ElementPlan], **parts: Any) -> Plan:
    """The plan of tenhou with other prices; `mahjong` always knows renhou, and by default pays 5 han for it."""
    priced = TENHOU.elements | {"renhou": ElementPlan(closed=5)} | elements
    return msgspec.structs.replace(TENHOU, elements=priced, **parts)


def limit(times: int, closed_only: bool = True) -> ElementPlan:
    return ElementPlan(closed=f"limit {times * YAKUMAN}", open=None if closed_only else f"limit {times * YAKUMAN}")


RULES = (
    Rules("tenhou", plan({}), OptionalRules(has_open_tanyao=True, has_aka_dora=True, has_double_yakuman=False)),
    Rules(
        "double yakuman, kiriage, renhou yakuman",
        plan(
            {name: limit(2, closed_only=name != "daisuushii") for name in DOUBLE} | {"renhou": limit(1)},
            value=ValuePlan(round_up_from=1920),
        ),
        OptionalRules(has_open_tanyao=True, has_aka_dora=True, kiriage=True, renhou_as_yakuman=True),
    ),
    Rules(
        "no open tanyao, no red fives, no counted yakuman, no fu for open flat hands",
        plan(
            {"tanyao": ElementPlan(closed=1)},
            dora=msgspec.structs.replace(TENHOU.dora, red=False),
            fu=FuPlan(open_flat_ron=0, tsumo_exempt=("all",)),
            value=ValuePlan(limits=((5, 2000), (6, 3000), (8, 4000), (11, 6000))),
        ),
        OptionalRules(has_double_yakuman=False, kazoe_limit=HandConfig.KAZOE_SANBAIMAN, fu_for_open_pinfu=False),
    ),
    Rules(
        "tsumo is worth fu and no pinfu, big wheels, seven stars",
        plan(
            {"pinfu": ElementPlan(closed=1, bars=("tsumo",)), "daichisei": limit(2)}
            | {name: limit(1) for name in WHEEL_OF_SUIT},
            fu=FuPlan(tsumo_exempt=()),
        ),
        OptionalRules(
            has_open_tanyao=True,
            has_aka_dora=True,
            has_double_yakuman=False,
            fu_for_pinfu_tsumo=True,
            has_daisharin_other_suits=True,
            has_daichisei=True,
        ),
    ),
)


# ---------------------------------------------------------------- answers


def our_answer(found: Score | None) -> Answer | None:
    if found is None:
        return None
    worths: Worths = {
        (element.id, element.fact): element.limit // YAKUMAN if element.limit else element.han
        for element in found.elements
    }
    worths |= {(bonus.id, None): bonus.han for bonus in found.bonuses}
    _, han, fu, payments = verdict_of_score(found)
    return Answer(worths, han, fu, payments, found.ledger.total(found.win.seat))


def their_answer(answer: HandResponse, is_open: bool) -> Answer | None:
    if answer.error == "no_yaku":
        return None
    if answer.error:
        raise ValueError(answer.error)
    worths = {mahjong_element(yaku): _worth(yaku, is_open) for yaku in answer.yaku}
    _, han, fu, payments = verdict_of_mahjong(answer)
    return Answer(worths, han, fu, payments, answer.cost["total"])


def _worth(yaku: Any, is_open: bool) -> int:
    han: int = yaku.han_open if is_open and yaku.han_open else yaku.han_closed
    return han // 13 if yaku.is_yakuman else han


# ---------------------------------------------------------------- explanations


def seven_stars(found: Score, ours: Answer, theirs: Answer) -> bool:
    """Daichisei: one element of two yakuman for us, beside tsuuiisou for them."""
    apart = {("daichisei", None): 1, ("tsuuiisou", None): 1}
    others = {key: worth for key, worth in ours.worths.items() if key != ("daichisei", None)}
    return ("daichisei", None) in ours.worths and theirs == ours._replace(worths=others | apart)


def counted_yakuman(found: Score, ours: Answer, theirs: Answer) -> bool:
    """Of two readings that pay the same we take the counted yakuman, they the real one."""
    return not found.by_limit and any(
        other.by_limit and our_answer(other) == theirs for other in equally_dear_readings(found)
    )


def fu_of_yakuman(found: Score, ours: Answer, theirs: Answer) -> bool:
    """Of two readings with the same yakuman we take the one of more han (which nobody counts), they that of more fu."""
    return (
        found.by_limit
        and ours.worths == theirs.worths
        and ours.fu < theirs.fu
        and any(our_answer(other) == theirs for other in equally_dear_readings(found))
    )


def open_wheel(found: Score, ours: Answer, theirs: Answer) -> bool:
    """A big wheel is a closed hand (000:1054); they pay one yakuman for it also where its runs were called."""
    win = found.win
    kinds = sorted(map(kind_of, win.tiles))
    suit = kinds[0] // 9
    first, other = payments_of_base(YAKUMAN, win)
    as_yakuman = Answer(
        worths={(WHEEL_OF_SUIT[suit % 3], None): 1},
        han=0,
        fu=theirs.fu,
        payments=(first, other),
        total=first + 2 * other + 1000 * win.sticks,
    )
    return (
        not win.is_closed
        and suit < 3
        and kinds == [9 * suit + rank for rank in range(1, 8) for _ in range(2)]
        and theirs.fu in {reading.fu for reading in readings(found)}
        and theirs == as_yakuman
    )


def readings(found: Score) -> list[Score]:
    """The scores of all readings, this one included."""
    packed = found.book.pack(found.win)
    return [Score(found.win, found.book, priced) for priced in found.book.kernel.price_each(packed)]


def equally_dear_readings(found: Score) -> list[Score]:
    """Those that pay the same."""
    return [other for other in readings(found) if other.base == found.base]


EXPLANATIONS: dict[str, Callable[[Score, Answer, Answer], bool]] = {
    "seven stars: one element of two yakuman, or one of one beside all honours": seven_stars,
    "a big wheel with called runs: no yakuman, or one": open_wheel,
    "equally dear readings: a counted yakuman, or a real one": counted_yakuman,
    "equally dear readings of a yakuman: more han, or more fu": fu_of_yakuman,
}


def explanation(found: Score | None, ours: Answer | None, theirs: Answer | None) -> str | None:
    """The name of the first explanation that foretells this difference."""
    if found is None or ours is None or theirs is None:
        return None
    return next((name for name, holds in EXPLANATIONS.items() if holds(found, ours, theirs)), None)


# ---------------------------------------------------------------- the run


def told(win: Win, rules: Rules, ours: Answer | None, theirs: Answer | None) -> str:
    seat, round_ = position_name(win.seat), position_name(win.round)
    situation = f"{'tsumo' if win.tsumo else 'ron'} seat {seat} round {round_} {sorted(win.flags)}"
    indicators = f"dora {format_tiles(win.indicators)} ura {format_tiles(win.ura_indicators)}"
    hand = f"{format_hand(win.hand)} win {format_tiles([win.winning])}"
    return f"{hand}, {situation}, {indicators}, {rules.name}\n  jantaku: {ours}\n  mahjong: {theirs}"


def compare(asked: list[Win], rules: Rules, explained: Counter[str]) -> list[str]:
    """Texts of the differences that nothing explains; the others are counted."""
    answers = ask_mahjong([as_mahjong(win, rules.theirs) for win in asked])
    found = []
    for win, answer in zip(asked, answers, strict=True):
        scored = try_score(win, rules.ours)
        ours, theirs = our_answer(scored), their_answer(answer, not win.is_closed)
        if ours == theirs:
            continue
        name = explanation(scored, ours, theirs)
        if name is None:
            found.append(told(win, rules, ours, theirs))
        else:
            explained[name] += 1
    return found


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/agree_scores.py", description="do jantaku and mahjong pay the same?")
    parser.add_argument("--wins", type=int, default=300_000, help="how many (default: 300000)")
    parser.add_argument("--seed", type=int, default=34, help="of the random wins (default: 34)")
    return parser.parse_args()


def main() -> int:
    asked = arguments()
    source = wins(asked.seed)
    explained: Counter[str] = Counter()
    found = done = 0
    columns = (
        TextColumn("wins"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=asked.wins)
        for rules in cycle(RULES):
            number = min(AT_ONCE, asked.wins - done)
            if not number:
                break
            new = compare(list(islice(source, number)), rules, explained)
            for text in new[: max(0, SHOWN - found)]:
                print(text)
            found += len(new)
            done += number
            progress.update(bar, advance=number, description=f"{found} differences")
    for name, times in explained.items():
        print(f"explained, {times} times: {name}")
    print(f"{done} wins under {len(RULES)} rule sets: {found} differences that nothing explains (jantaku, mahjong)")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
