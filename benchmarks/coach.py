"""How good the coach is: its chances beside the wins that came, and its advice beside more search.

    python benchmarks/coach.py judge crooks --games 1000 --seed 1 --to judged-crooks.jsonl
    python benchmarks/coach.py fit judged-crooks.jsonl
    python benchmarks/coach.py reliability judged-*.jsonl --plot docs/coach-reliability.png
    python benchmarks/coach.py stability crooks --games 50
    python benchmarks/coach.py time crooks --games 3

`judge` lets bots of mixed levels play, and notes once a round what every seat could expect from its
own eyes, and what it got. `fit` finds the sharpness that explains the wins best, and `reliability`
says by tenths of the scale how often they came: fit and say so on games of different seeds.
`stability` looks at the mistakes that reviews name again, with 50 times the tables. `time` says
what a review takes of one core.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from math import log
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from msgspec import Struct, json, structs

from backroom import games as library
from backroom.arena.plots.paper import STYLE, colour
from backroom.bots import Chair, make_bot
from backroom.coach.calibration import WHOLE, Calibration, calibration_of
from backroom.coach.prospects import Prospects, result
from backroom.coach.review import NAMED, Coach, Cost, Suspect, dearest, reviewed
from backroom.coach.trace import Played
from backroom.kernel.chance import Chance, fast_chance
from backroom.kernel.game import Game
from backroom.kernel.journal import Journal
from backroom.kernel.state import State

LEVELS = {
    "crooks": ["random", "greedy", "search:easy", "search:normal"],
    "sneaks": ["random", "search:easy", "search:normal"],
    "kings": ["random", "greedy", "search:simulations=6"],
    "animalcatraz": ["random", "greedy", "search:easy"],
}
QUICK_LEVELS = ("greedy", "random")
A_ROUND = {"crooks": 8, "sneaks": 12, "kings": 40, "animalcatraz": 60}  # choices, about
ENOUGH_CASES = 200  # of a tenth of the scale, for a figure to mean something
LONGER = 50  # times the tables of a review
SHARPEST = 3.0


class Case(Struct):
    """What a seat could expect at one moment, and what came of it."""

    game: str
    seat: int
    values: list[float]
    result: list[float]
    teams: list[list[int]]

    @property
    def won(self) -> float:
        """1 if the seat's team won, less if others won as well."""
        team = next(team for team in self.teams if self.seat in team)
        return sum(self.result[seat] for seat in team)


class Table(NamedTuple):
    """A table of bots of mixed levels."""

    game: Game
    state: State
    bots: list[Any]
    options: Any
    chance: Chance

    def choice(self) -> tuple[int, int]:
        """Who is next, and what it chooses."""
        seat = self.state.asked()[0]
        chair = Chair(self.game, self.state, seat, self.chance, self.options)
        return seat, self.bots[seat].choose(chair, self.chance)


def mixed_table(name: str, seats: int, told: str) -> Table:
    """Each bot of a level that chance decides."""
    chance = fast_chance(f"levels {told}")
    levels = LEVELS[name]
    return table_of(name, [levels[chance.below(len(levels))] for _ in range(seats)], told)


def table_of(name: str, levels: Sequence[str], told: str) -> Table:
    """These bots at a table."""
    game = library.game(name)
    edition, options = game.edition(), game.options({})
    chance = fast_chance(told)
    state = game.new(edition, len(levels), options, chance)
    bots = [make_bot(level, game, edition) for level in levels]
    return Table(game, state, bots, options, chance)


def judged_game(name: str, seats: int, told: str) -> list[Case]:
    table = mixed_table(name, seats, told)
    game, state = table.game, table.state
    samples = calibration_of(name).samples
    cases: list[Case] = []
    latest = [-A_ROUND[name]] * seats
    choices = 0
    while state.waiting():
        seat, code = table.choice()
        if choices - latest[seat] >= A_ROUND[name]:
            luck = fast_chance(f"{told} {choices}")
            values = Prospects(game, seat).now(state, samples, luck)
            cases.append(Case(name, seat, values, [], game.teams(state)))
            latest[seat] = choices
        state.choose(seat, code)
        choices += 1
    for case in cases:
        case.result = result(state)
    return cases


def judge(given: argparse.Namespace) -> None:
    with given.to.open("wb") as file:
        for number in range(given.games):
            for case in judged_game(given.game, given.seats, f"judge {given.seed} {number}"):
                file.write(json.encode(case) + b"\n")


def cases_in(files: Sequence[Path]) -> list[Case]:
    return [json.decode(line, type=Case) for path in files for line in path.open("rb")]


def chance_of(case: Case, calibration: Calibration) -> float:
    return calibration.chances(case.values, case.teams)[case.seat] / WHOLE


def fit(given: argparse.Namespace) -> None:
    """The sharpness under which the wins were least surprising."""
    cases = cases_in(given.files)

    def surprise(sharpness: float) -> float:
        calibration = structs.replace(calibration_of(cases[0].game), sharpness=sharpness)
        total = 0.0
        for case in cases:
            chance = min(max(chance_of(case, calibration), 0.001), 0.999)
            total -= case.won * log(chance) + (1 - case.won) * log(1 - chance)
        return total / len(cases)

    tried = {number / 20: surprise(number / 20) for number in range(4, int(20 * SHARPEST) + 1)}
    best = min(tried, key=lambda sharpness: tried[sharpness])
    tell(f"{cases[0].game}: {len(cases)} cases, sharpness {best}, surprise {tried[best]:.4f}")


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")


class Tenth(NamedTuple):
    """A tenth of the scale: what was said, and what came."""

    cases: int
    said: float
    came: float


def tenths(cases: Sequence[Case]) -> list[Tenth | None]:
    counts: Counter[int] = Counter()
    said: defaultdict[int, float] = defaultdict(float)
    came: defaultdict[int, float] = defaultdict(float)
    for case in cases:
        chance = chance_of(case, calibration_of(case.game))
        place = min(int(10 * chance), 9)
        counts[place] += 1
        said[place] += chance
        came[place] += case.won
    return [
        Tenth(counts[place], said[place] / counts[place], came[place] / counts[place])
        if counts[place]
        else None
        for place in range(10)
    ]


def reliability(given: argparse.Namespace) -> None:
    by_game: defaultdict[str, list[Case]] = defaultdict(list)
    for case in cases_in(given.files):
        by_game[case.game].append(case)
    found = {name: tenths(cases) for name, cases in by_game.items()}
    for name, rows in found.items():
        tell(f"{name}: {len(by_game[name])} cases")
        for place, row in enumerate(rows):
            if row is not None:
                gap = 100 * (row.came - row.said)
                few = "" if row.cases >= ENOUGH_CASES else "  (few)"
                tell(
                    f"  {10 * place:3}-{10 * place + 10:3} %: {row.cases:6} cases, said"
                    f" {row.said:6.1%}, came {row.came:6.1%}, gap {gap:+5.1f}{few}"
                )
    if given.plot is not None:
        draw(found, given.plot)


def draw(found: dict[str, list[Tenth | None]], path: Path) -> None:
    from matplotlib import rc_context  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415

    with rc_context(STYLE):
        figure = Figure(figsize=(7, 6), layout="constrained")
        axes: Any = figure.subplots()
        axes.plot([0, 100], [0, 100], color="#999999", linewidth=1)
        for number, (name, rows) in enumerate(found.items()):
            kept = [row for row in rows if row is not None and row.cases >= ENOUGH_CASES]
            said = [100 * row.said for row in kept]
            came = [100 * row.came for row in kept]
            axes.plot(said, came, "o-", color=colour(number), label=name)
        axes.set_xlabel("chance to win that was said (%)")
        axes.set_ylabel("wins that came (%)")
        axes.legend(loc="upper left")
        figure.savefig(path, dpi=120)


def played_game(table: Table) -> list[Played]:
    state = table.state
    state.journal = Journal()
    found: list[Played] = []
    while state.waiting():
        before, entries = state.copy(), len(state.journal.entries)
        seat, code = table.choice()
        state.choose(seat, code)
        new = state.journal.entries[entries:]
        found.append(Played(seat, code, before, state.copy(), new))
    return found


def mistakes(coach: Coach) -> Iterator[tuple[Cost, Suspect]]:
    """The mistakes that a review names, with what led to them."""
    found = [
        (coach.proven(one, coach.calibration.proofs), one) for one in dearest([coach.leg(0, 1)])
    ]
    found.sort(key=lambda pair: -pair[0].cost)
    yield from found[:NAMED]


def stability(given: argparse.Namespace) -> None:
    named = still = close = 0
    began = process_time()
    for number in range(given.games):
        told = f"stability {given.seed} {number}"
        played = played_game(mixed_table(given.game, given.seats, told))
        coach = Coach(library.game(given.game), played, number % given.seats)
        for cost, suspect in mistakes(coach):
            if cost.close or cost.cost <= 0:
                close += 1
                continue
            again = coach.proven(suspect, LONGER * coach.calibration.proofs)
            named += 1
            still += again.cost > 0
    tell(
        f"{given.game}: {given.games} games, {named} mistakes named, {still} still worse"
        f" ({still / max(named, 1):.0%}), {close} close ones, {process_time() - began:.0f} s"
    )


def time(given: argparse.Namespace) -> None:
    """What a review takes, of games of greedy and random by turns."""
    levels = [QUICK_LEVELS[seat % 2] for seat in range(given.seats)]
    for number in range(given.games):
        played = played_game(table_of(given.game, levels, f"time {given.seed} {number}"))
        began = process_time()
        found = reviewed(Coach(library.game(given.game), played, number % given.seats))
        seconds = process_time() - began
        tell(f"{given.game}: {len(found.moments)} steps, {seconds:.1f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    for name, command in (("judge", judge), ("stability", stability), ("time", time)):
        one = commands.add_parser(name)
        one.add_argument("game", choices=LEVELS)
        one.add_argument("--games", type=int, default=100)
        one.add_argument("--seats", type=int, default=4)
        one.add_argument("--seed", default="1")
        one.set_defaults(run=command)
        if command is judge:
            one.add_argument("--to", type=Path, required=True)
    for name, command in (("fit", fit), ("reliability", reliability)):
        one = commands.add_parser(name)
        one.add_argument("files", type=Path, nargs="+")
        one.set_defaults(run=command)
        if command is reliability:
            one.add_argument("--plot", type=Path)
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()
