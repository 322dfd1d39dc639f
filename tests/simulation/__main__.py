"""Tell many stories, or one again with all that happened in it."""

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from rich.console import Console
from rich.progress import track

from simulation.story import SECONDS, Ending, tell

LINES = 40  # of a story that went wrong
AGAIN = "PYTHONPATH=tests:benchmarks python -m simulation"

console = Console(highlight=False, markup=False, soft_wrap=True)


def main() -> int:
    """1 if one of them went wrong."""
    parser = argparse.ArgumentParser(prog="simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=500, help="how many stories")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first one")
    parser.add_argument("--seed", type=int, help="tell this one alone, with everything")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of trouble in each")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    if asked.seed is not None:
        ending = tell(asked.seed, asked.seconds)
        console.print(*ending.trace, sep="\n")
        console.print(
            f"seed {asked.seed}: {ending.broken or 'all is well'} ({ending.fingerprint()})"
        )
        return 1 if ending.broken else 0
    began = time.monotonic()
    seeds = range(asked.first, asked.first + asked.seeds)
    endings: list[Ending] = []
    with ProcessPoolExecutor(asked.processes) as farm:
        telling = farm.map(tell, seeds, repeat(asked.seconds))
        try:
            endings.extend(track(telling, "Telling", total=asked.seeds))
        except KeyboardInterrupt:  # those that have been told are in the list
            farm.shutdown(wait=False, cancel_futures=True)
    report(endings, time.monotonic() - began)
    return 1 if any(ending.broken for ending in endings) else 0


def report(endings: list[Ending], seconds: float) -> None:
    """What happened in all of them, and the end of each that went wrong."""
    broken = [ending for ending in endings if ending.broken]
    for ending in broken:
        console.print(f"\nseed {ending.seed}: {ending.broken}")
        console.print(*ending.trace[-LINES:], sep="\n")
        console.print(
            f"again: PYTHONPATH=tests:benchmarks python -m simulation --seed {ending.seed}"
        )
    hours = sum(ending.table_hours for ending in endings)
    console.print(
        f"{len(endings)} stories, {hours:,.0f} table-hours in {seconds:.0f} s: "
        f"{sum(ending.acked for ending in endings):,} commands acknowledged, "
        f"{sum(ending.rows for ending in endings):,} rows, "
        f"{sum(ending.crashes for ending in endings):,} crashes, "
        f"{sum(ending.faults for ending in endings):,} faults of the disk; {len(broken)} went wrong"
    )


if __name__ == "__main__":
    raise SystemExit(main())
