"""Backroom beside OpenSpiel, Catanatron, Pgx and an older build, on one core (`make bench`).

All are measured in one run, in turns, round after round, and medians are compared, so that a
machine that is busy for a while disturbs everybody alike. The exit code is 1 if a bar is missed or
could not be measured. Everything is written to benchmarks/results.json, which belongs to the
machine it was measured on and is not part of the repository.
"""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from cyclopts import App
from rich.console import Console
from rich.table import Table

import rivals
import vectors
from backroom import games
from backroom.arena.speed import (
    SEED,
    WARM_UP,
    calls_per_second,
    is_compiled,
    mid_game,
    play_for,
    random_playouts,
)
from backroom.bots import Chair
from backroom.bots.judgement import Judgement
from backroom.bots.tree import Tree
from backroom.kernel.advice import Advice
from backroom.kernel.chance import fast_chance
from backroom.kernel.game import Game

REPOSITORY = Path(__file__).resolve().parent.parent
RESULTS = Path(__file__).with_name("results.json")

HEARTS_MOVES = "OpenSpiel hearts moves"
OH_HELL_MOVES = "OpenSpiel oh_hell moves"
OPENSPIEL_MOVES = "OpenSpiel moves (faster game)"
HEARTS_CLONES = "OpenSpiel hearts clones"
HEARTS_SIMULATIONS = "OpenSpiel hearts simulations"
CATANATRON_MOVES = "Catanatron moves"
CATANATRON_COPIES = "Catanatron copies"
HEARTS_STEPS = "OpenSpiel hearts steps in Python"
MAHJONG_STEPS = "Pgx sparrow_mahjong steps"
ON_ONE = "choices of one process"  # after the name of a game, these three
ON_TWO = "choices of two processes"
BEFORE = "PettingZoo steps before"
BEFORE_COMMIT = "66e2668"

Measure = Callable[[float], float]
"""Measures for so many seconds and returns a rate a second."""


SIMULATIONS = 1000
"""Of one search from the opening of a game."""


class Bar(NamedTuple):
    """How many times as fast as a rival, or as something else of ours, something must be."""

    ours: str
    rival: str
    times: float


BARS = (
    Bar("crooks moves", OPENSPIEL_MOVES, 2),
    Bar("crooks moves", CATANATRON_MOVES, 100),
    Bar("crooks copies", HEARTS_CLONES, 1),
    Bar("crooks interpreted moves", CATANATRON_MOVES, 5),
    Bar("sneaks moves", OPENSPIEL_MOVES, 2),
    Bar("sneaks copies", HEARTS_CLONES, 1),
    Bar("kings moves", CATANATRON_MOVES, 15),
    Bar("kings copies", CATANATRON_COPIES, 10),
    Bar("animalcatraz moves", CATANATRON_MOVES, 15),
    Bar("animalcatraz copies", CATANATRON_COPIES, 10),
    Bar("crooks simulations", HEARTS_SIMULATIONS, 0.5),
    Bar("crooks redeals", "crooks copies", 1 / 5),
    Bar("sneaks redeals", "sneaks copies", 1 / 5),
    Bar("kings redeals", "kings copies", 1 / 10),
    Bar("animalcatraz redeals", "animalcatraz copies", 1 / 10),
    Bar("crooks choices", HEARTS_STEPS, 5),
    Bar("sneaks choices", HEARTS_STEPS, 5),
    Bar("crooks choices", MAHJONG_STEPS, 5),
    Bar("sneaks choices", MAHJONG_STEPS, 5),
    # Its environment of PettingZoo as it was before there were encodings and vector environments.
    *(
        Bar(f"{game} choices", f"{game} {BEFORE}", times)
        for game, times in {"crooks": 200, "sneaks": 200, "kings": 100, "animalcatraz": 100}.items()
    ),
    *(
        Bar(f"{game} {ON_TWO}", f"{game} {ON_ONE}", 1.9)
        for game in ("crooks", "sneaks", "kings", "animalcatraz")
    ),
)
CORES = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()


class NotMeasured(Exception):
    """Something cannot be measured as asked; the text says why."""


class Outcome(NamedTuple):
    """A bar and what came of it; without a ratio it was not measured."""

    bar: Bar
    ratio: float | None

    @property
    def holds(self) -> bool:
        return self.ratio is not None and self.ratio >= self.bar.times


app = App(help="Compare the speed of Backroom with that of OpenSpiel and Catanatron.")
console = Console()


@app.default
def compare(
    *, rounds: int = 5, seconds: float = 1.0, only: str = "", before: Path | None = None
) -> int:
    """Measure everything in turns, and say which bars hold.

    Parameters
    ----------
    rounds
        How often everything is measured.
    seconds
        The time of each measurement.
    only
        Only the bars whose names have this in them, such as `choices`.
    before
        The Python of an environment in which the commit is installed whose environment of
        PettingZoo ours is measured against; `make bench` builds it.
    """
    stay_on_one_core()
    bars = [bar for bar in BARS if bar.ours.split()[0] in games.names() and only in bar.ours]
    wanted = {name for bar in bars for name in bar[:2]}
    if OPENSPIEL_MOVES in wanted:
        wanted |= {HEARTS_MOVES, OH_HELL_MOVES}
    measures = {
        name: measure for name, measure in measurements(bars, before).items() if name in wanted
    }
    samples, failures = measure_in_turns(measures, rounds, seconds)
    rates = {name: median(values) for name, values in samples.items()}
    if OPENSPIEL_MOVES in wanted:
        rates[OPENSPIEL_MOVES] = max(rates[HEARTS_MOVES], rates[OH_HELL_MOVES])
    outcomes = [Outcome(bar, _ratio(bar, rates)) for bar in bars]
    show(rates, outcomes)
    write_results(rounds, seconds, samples, outcomes)
    return say_what_failed(outcomes, failures)


@app.command
def interpreted(game: str, seconds: float) -> None:
    """Print the rate of random playouts of the rules as they are imported here, as JSON."""
    found = games.game(game)
    rate = random_playouts(found, seats_of(found), seconds)
    compiled = is_compiled(mid_game(found, seats_of(found)))
    sys.stdout.write(json.dumps({"compiled": compiled, "moves": rate.moves_per_second}))


def stay_on_one_core() -> None:
    """Children inherit it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measurements(bars: Sequence[Bar], before: Path | None) -> dict[str, Measure]:
    """Everything to measure, by name: ours first, each followed by rivals in every round."""
    hearts, oh_hell = (rivals.OpenSpielPlayouts(game) for game in ("hearts", "oh_hell(players=4)"))
    ours = {bar.ours: our_measure(bar.ours) for bar in bars}
    return ours | {
        HEARTS_MOVES: lambda seconds: hearts.measure(seconds).moves_per_second,
        OH_HELL_MOVES: lambda seconds: oh_hell.measure(seconds).moves_per_second,
        HEARTS_CLONES: partial(rivals.openspiel_clone, "hearts"),
        HEARTS_SIMULATIONS: partial(rivals.openspiel_simulations, "hearts", SIMULATIONS),
        CATANATRON_MOVES: lambda seconds: rivals.catanatron_playouts(seconds).moves_per_second,
        CATANATRON_COPIES: rivals.catanatron_copy,
        HEARTS_STEPS: partial(vectors.openspiel_steps, "hearts"),
        MAHJONG_STEPS: pgx_steps,
        **{bar.rival: our_measure(bar.rival) for bar in bars if bar.rival.endswith(ON_ONE)},
        **{
            bar.rival: partial(steps_before, before, bar.ours.split()[0])
            for bar in bars
            if bar.rival.endswith(BEFORE)
        },
    }


def pgx_steps(seconds: float) -> float:
    """Of Pgx's sparrow mahjong, on this core."""
    try:
        return vectors.pgx_steps("sparrow_mahjong", seconds)
    except ModuleNotFoundError as error:
        raise NotMeasured(f"{error}: pip install 'backroom[bench]'") from error


def steps_before(python: Path | None, game: str, seconds: float) -> float:
    """Steps of the environment of PettingZoo of another build, in another process."""
    if python is None:
        raise NotMeasured(f"{game} before: --before names the Python of commit {BEFORE_COMMIT}")
    child = subprocess.run(
        [python, Path(__file__).with_name("vectors.py"), game, str(seconds)],
        capture_output=True,
        text=True,
        check=False,
    )
    if child.returncode != 0:
        raise NotMeasured(f"{game} of {python} failed: {child.stderr.strip()}")
    return float(child.stdout)


def our_measure(name: str) -> Measure:
    """The measurement behind a name such as `crooks interpreted moves`."""
    game = games.game(name.split(maxsplit=1)[0])
    return {
        f"{game.name} moves": partial(our_moves, game),
        f"{game.name} copies": partial(our_copies, game),
        f"{game.name} redeals": partial(our_redeals, game),
        f"{game.name} simulations": partial(our_simulations, game),
        f"{game.name} interpreted moves": partial(our_interpreted_moves, game),
        f"{game.name} choices": partial(our_choices, game),
        f"{game.name} {ON_ONE}": partial(our_choices_of_processes, game, 1),
        f"{game.name} {ON_TWO}": partial(our_choices_of_processes, game, 2),
    }[name]


def our_moves(game: Game, seconds: float) -> float:
    """Moves a second of random playouts of the compiled rules."""
    check_compiled(game)
    return random_playouts(game, seats_of(game), seconds).moves_per_second


def our_copies(game: Game, seconds: float) -> float:
    """Copies a second of a mid-game state of the compiled rules, each asked for from Python."""
    check_compiled(game)
    return calls_per_second(mid_game(game, seats_of(game)).copy, seconds)


def our_redeals(game: Game, seconds: float) -> float:
    """Redeals a second of the same state for the seat that is asked."""
    check_compiled(game)
    state = mid_game(game, seats_of(game))
    return calls_per_second(partial(state.redeal, state.asked()[0], fast_chance(SEED)), seconds)


def our_simulations(game: Game, seconds: float) -> float:
    """Simulations a second of `search` from the opening, with plain random rollouts to the end."""
    check_compiled(game)
    chance = fast_chance(SEED)
    state = game.new(game.edition(), seats_of(game), game.options({}), chance)
    chair = Chair(game, state, state.asked()[0], chance)

    def search(_: int) -> None:
        tree = Tree(Judgement(Advice()), chance, len(game.actions))
        tree.guide.is_blind = True
        for _ in range(SIMULATIONS):
            tree.simulate(chair.sample(chance))

    play_for(search, seconds * WARM_UP)
    searches, elapsed = play_for(search, seconds)
    return SIMULATIONS * searches / elapsed


def our_choices(game: Game, seconds: float) -> float:
    """Choices a second at many tables, with what a learner is told of each."""
    check_compiled(game)
    return vectors.choices_per_second(game.name, seconds)


def our_choices_of_processes(game: Game, processes: int, seconds: float) -> float:
    """The same in so many processes, with all cores."""
    check_compiled(game)
    if len(CORES) < 2:
        raise NotMeasured("two processes need two cores")
    os.sched_setaffinity(0, CORES)
    try:
        return vectors.choices_of_processes(game.name, processes, seconds)
    finally:
        stay_on_one_core()


def check_compiled(game: Game) -> None:
    """The bars are those of the compiled rules."""
    if not is_compiled(mid_game(game, seats_of(game))):
        raise NotMeasured(
            f"the rules of {game.name} that are installed here are interpreted:"
            " install the package where a C compiler is found, and keep src/ off PYTHONPATH"
        )


def our_interpreted_moves(game: Game, seconds: float) -> float:
    """Moves a second of the source as it is, in another process."""
    child = subprocess.run(
        [sys.executable, __file__, "interpreted", game.name, str(seconds)],
        env=os.environ | {"PYTHONPATH": str(REPOSITORY / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    if child.returncode != 0:
        raise NotMeasured(f"the interpreted {game.name} failed: {child.stderr.strip()}")
    answer = json.loads(child.stdout)
    if answer["compiled"]:
        raise NotMeasured(f"src/ holds compiled modules, so {game.name} did not run interpreted")
    return float(answer["moves"])


def seats_of(game: Game) -> int:
    """Four, as the rivals play, or as near as the game comes."""
    return min(game.seat_counts, key=lambda seats: abs(seats - 4))


def measure_in_turns(
    measures: Mapping[str, Measure], rounds: int, seconds: float
) -> tuple[dict[str, list[float]], dict[str, str]]:
    """The rates of all rounds by name, and why the missing ones are missing."""
    samples: dict[str, list[float]] = {}
    failures: dict[str, str] = {}
    with console.status("") as status:
        for turn in range(1, rounds + 1):
            for name, measure in measures.items():
                status.update(f"round {turn} of {rounds}: {name}")
                try:
                    samples.setdefault(name, []).append(measure(seconds))
                except NotMeasured as failure:
                    failures[name] = str(failure)
    return {name: values for name, values in samples.items() if values}, failures


def _ratio(bar: Bar, rates: Mapping[str, float]) -> float | None:
    measured = bar.ours in rates and bar.rival in rates
    return rates[bar.ours] / rates[bar.rival] if measured else None


def show(rates: Mapping[str, float], outcomes: Sequence[Outcome]) -> None:
    """Two tables: what was measured, and what is asked."""
    measured = Table("measured", title="a second, on one core (medians)", title_justify="left")
    measured.add_column("rate", justify="right")
    for name, rate in rates.items():
        measured.add_row(name, f"{rate:,.0f}")
    asked = Table("ours", "rival", title="bars", title_justify="left")
    for heading in ("ratio", "asked", ""):
        asked.add_column(heading, justify="right")
    for outcome in outcomes:
        (ours, rival, times), ratio = outcome
        asked.add_row(
            ours,
            rival,
            "not measured" if ratio is None else f"{ratio:,.2f} x",
            f"{times:g} x",
            _verdict(outcome),
        )
    console.print(measured, asked)


def _verdict(outcome: Outcome) -> str:
    if outcome.ratio is None:
        return "[bold red]?[/]"
    return "[green]holds[/]" if outcome.holds else "[bold red]missed[/]"


def write_results(
    rounds: int, seconds: float, samples: Mapping[str, list[float]], outcomes: Sequence[Outcome]
) -> None:
    """All that was measured, for a program to read."""
    results: dict[str, Any] = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "system": platform.system(),
        "rounds": rounds,
        "seconds": seconds,
        "rates": samples,
        "bars": [
            outcome.bar._asdict() | {"ratio": outcome.ratio, "holds": outcome.holds}
            for outcome in outcomes
        ],
    }
    RESULTS.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    console.print(f"written to {RESULTS.relative_to(REPOSITORY)}", highlight=False)


def say_what_failed(outcomes: Sequence[Outcome], failures: Mapping[str, str]) -> int:
    """The exit code, after a line for each bar that does not hold."""
    for name, why in failures.items():
        console.print(f"[bold red]not measured:[/] {name}: {why}", highlight=False)
    for outcome in outcomes:
        if outcome.ratio is not None and not outcome.holds:
            ours, rival, times = outcome.bar
            console.print(
                f"[bold red]missed:[/] {ours} are {outcome.ratio:.2f} x {rival}, not {times:g} x",
                highlight=False,
            )
    return 0 if all(outcome.holds for outcome in outcomes) else 1


if __name__ == "__main__":
    try:
        sys.exit(app(result_action="return_value"))
    except rivals.MissingRival as error:
        sys.exit(f"compare: {error}")
