"""``make mutants``: would a test notice if a line of the rules were another one?"""

import sys
from collections import Counter
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console

from backroom import games
from mutants import checks, hunting, rooms
from mutants.hunting import BROKEN, EQUIVALENT, KILLED, STOPPED, SURVIVED, Hunt

BAR = 0.95
PATHS = ["tests/rules/test_scenarios.py", "tests/laws"]
app = App(help=__doc__)


@app.default
def main(
    *,
    game: Annotated[list[str] | None, Parameter(consume_multiple=True)] = None,
    sample: int = 400,
    seed: str = "1",
) -> None:
    """Change one thing at a time in the rules, scoring, redeals and views of a game.

    Parameters
    ----------
    game
        The games; all of them unless named.
    sample
        How many mutants of each game are tried.
    seed
        Which ones they are.
    """
    console = Console()
    good = [hunt(name, sample, seed, console) for name in game or games.names()]
    sys.exit(0 if all(good) else 1)


def hunt(game: str, size: int, seed: str, console: Console) -> bool:
    """Try a sample of one game's mutants; whether enough are killed, and all others accounted for.

    Equivalent ones stay among those that were tried: what nobody could notice is not noticed, so a
    long list of them costs as much as survivors.
    """
    hunt = Hunt(game, hunting.sample(game, size, seed), console)
    if checks.collected(PATHS, hunt) != 0:
        return False
    for result in hunt.results:
        if result.outcome in (SURVIVED, BROKEN):
            place = f"{rooms.folder(game) / result.mutant.file}:{result.line}"
            why = f" could not be tried: {result.why}" if result.outcome == BROKEN else ""
            console.print(f"{place}{why}", soft_wrap=True, markup=False)
            console.print(f"    {result.mutant}", soft_wrap=True, markup=False, highlight=False)
    count = Counter(result.outcome for result in hunt.results)
    noticed = count[KILLED] + count[STOPPED]
    console.print(
        f"{game}: {len(hunt.results)} of {len(rooms.sites(game))} mutants, {noticed} killed "
        f"({count[STOPPED]} of them ran for ever), {count[EQUIVALENT]} equivalent, "
        f"{count[SURVIVED]} survived, {count[BROKEN]} could not be tried"
    )
    tried = len(hunt.results)
    left = count[SURVIVED] + count[BROKEN]
    return tried > 0 and left == 0 and noticed >= BAR * tried


app()
