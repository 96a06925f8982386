"""Whether jantaku and its peers give the same answers: shanten of a million random hands of 13 and 14 tiles.

Half of the hands are dealt from the whole wall. Such hands are far from complete and seldom hold four equal tiles, so
the other half comes from narrow walls (one suit, two suits, a suit and honours, terminals and honours) and from
complete hands with a few tiles exchanged. Of the hands of 13 tiles the improving kinds are compared as well.
A difference is printed with the hand and every program's answer, and the exit code is 1.
"""

import argparse
import sys
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench import peers
from bench.peers import Program
from bench.random_hands import ALL_KINDS, HONOURS, SUITS, TERMINALS, Hands, Kinds, dealt, nearly_complete, written

AT_ONCE = 5_000
SHOWN = 20  # differences; the rest is only counted

SHANTEN = (*peers.SHANTEN_PEERS, peers.SHANTEN_BYTES, peers.SHANTEN_LIST, peers.SHANTEN_BATCH)
IMPROVING = (*peers.UKEIRE_PEERS, peers.IMPROVING_BYTES, peers.IMPROVING_LIST, peers.IMPROVING_BATCH, peers.UKEIRE)

Deal = Callable[[np.random.Generator, int, int], Hands]


def from_wall(*parts: Kinds) -> Deal:
    kinds = np.concatenate(parts)
    return lambda rng, number, size: dealt(rng, number, size, kinds)


NARROW: tuple[Deal, ...] = (
    *(from_wall(suit) for suit in SUITS),
    *(from_wall(suit, HONOURS) for suit in SUITS),
    *(from_wall(suit, SUITS[(number + 1) % 3]) for number, suit in enumerate(SUITS)),
    from_wall(TERMINALS, HONOURS),
    nearly_complete,
    nearly_complete,
)
DEALS = [deal for narrow in NARROW for deal in (from_wall(ALL_KINDS), narrow)]


def full(deal: Deal, rng: np.random.Generator, number: int, size: int) -> Hands:
    """Exactly so many hands: some deals throw impossible ones away."""
    hands = deal(rng, number, size)
    while len(hands) < number:
        hands = np.concatenate((hands, deal(rng, number, size)))
    return hands[:number]


def differences(question: str, hands: Hands, programs: tuple[Program, ...]) -> list[str]:
    """One text for each hand about which the programs do not agree."""
    answers = [program.shared(program.ask(program.form(hands))) for program in programs]
    return [
        f"{question} of {written(row)}: "
        + ", ".join(f"{program.name} {answer}" for program, answer in zip(programs, given, strict=True))
        for row, *given in zip(hands, *answers, strict=True)
        if any(answer != given[0] for answer in given)
    ]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/agree.py", description="do jantaku and its peers agree?")
    parser.add_argument("--hands", type=int, default=1_000_000, help="how many (default: 1000000)")
    parser.add_argument("--seed", type=int, default=34, help="of the random hands (default: 34)")
    return parser.parse_args()


def main() -> int:
    asked = arguments()
    rng = np.random.default_rng(asked.seed)
    asked_about = {13: 0, 14: 0}
    found = 0
    columns = (
        TextColumn("hands"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=asked.hands)
        for deal, size in cycle((deal, size) for deal in DEALS for size in (13, 14)):
            number = min(AT_ONCE, asked.hands - sum(asked_about.values()))
            if not number:
                break
            hands = full(deal, rng, number, size)
            new = differences("shanten", hands, SHANTEN)
            if size == 13:
                new += differences("improving kinds (mask)", hands, IMPROVING)
            for text in new[: max(0, SHOWN - found)]:
                print(text)
            found += len(new)
            asked_about[size] += number
            progress.update(bar, advance=number, description=f"{found} differences")
    names = ", ".join(program.name for program in peers.SHANTEN_PEERS)
    print(f"{asked_about[13]} hands of 13 tiles and {asked_about[14]} of 14: {found} differences (jantaku, {names})")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
