"""Every value of every option, played by bots on every sheet: ``make check-values``.

On the sheets of `WHOLE` whole matches are played and everything is looked at, on the others a deal each is played and
its replay is made. What fails is told with the sheet, the value and the seed that show it again, as soon as its sheet
has been played.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.players.every_value import WHOLE, Fault, cases, check, sheets, values

TOLD: Final = 10
"""So many faults of a sheet are told in full."""


def check_sheet(preset: str, seed: int, deals: int) -> tuple[Counter[str], list[Fault]]:
    """All values on top of a sheet, and so many deals of each; 0: the whole match."""
    played: Counter[str] = Counter()
    faults = []
    for number, case in enumerate(cases(preset)):
        fault = check(case, seed + number, deals, thorough=not deals)
        played["cases"] += 1
        faults += [fault] if fault is not None else []
    return played, faults


def main() -> int:
    """Play them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--sheets", nargs="*", default=[*WHOLE, *(name for name in sheets() if name not in WHOLE)], help="only these"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--quick", action="store_true", help="one deal on every sheet, no whole matches")
    asked = parser.parse_args()
    deals = [0 if preset in WHOLE and not asked.quick else 1 for preset in asked.sheets]
    began = time.monotonic()
    console = Console()
    faults: list[Fault] = []
    played: Counter[str] = Counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ProcessPoolExecutor(asked.processes) as pool, Progress(*columns, console=console) as bar:
        task = bar.add_task("sheets", total=len(asked.sheets))
        answers = pool.map(check_sheet, asked.sheets, _seeds(asked.seed), deals)
        for preset, (one, found) in zip(asked.sheets, answers, strict=True):
            played += one
            faults += found
            bar.advance(task)
            bar.console.print(f"{preset}: {one['cases']} rule sets, {len(found)} faults")
            for fault in found[:TOLD]:
                bar.console.print(f"\n{fault.case}, seed {fault.seed}, deals {fault.deals}\n{fault.what}", markup=False)
    minutes = (time.monotonic() - began) / 60
    console.print(
        f"{sum(1 for _ in values())} values on {len(asked.sheets)} sheets: {played['cases']} different rule sets "
        f"played in {minutes:.1f} minutes, {len(faults)} faults"
    )
    return bool(faults)


def _seeds(seed: int) -> Iterator[int]:
    while True:
        yield seed
        seed += 1000


if __name__ == "__main__":
    sys.exit(main())
