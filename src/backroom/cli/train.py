"""`backroom train`: games of the bots against themselves, and a network that learned from them."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from backroom import games as library
from backroom.bots.networks import BY_HAND, check_judgement
from backroom.cli.arena import Workers, print_table, share_of, table_of
from backroom.cli.output import BadInput, Language, console, voice, write_file
from backroom.cli.progress import late_progress

if TYPE_CHECKING:
    from backroom.training.course import TrainingReport

ALONE = Workers()
CURVE, REPORT = "curve.svg", "report.json"


def train(
    game: str,
    folder: Path,
    /,
    *,
    seats: Sequence[int] = (4,),
    generations: int = 3,
    games: int = 20_000,
    samples: int = 2,
    errors: int = 10,
    kept: int = 12,
    units: int = 32,
    later_units: int = 16,
    epochs: int = 3,
    speed: float = 0.001,
    match_games: int = 400,
    begin: str = BY_HAND,
    seed: int = 1,
    lang: Language = "en",
    work: Workers = ALONE,
) -> None:
    """Teach a network to judge tables of a game, for the bots greedy and search.

    greedy plays against itself; a network learns from how the games ended, and a match decides
    whether the next generation plays with it. All is kept in the folder as soon as it is there:
    after Ctrl-C the same command goes on. Needs numpy, and matplotlib for the curve.

    Parameters
    ----------
    game
        The game, as `backroom games` lists it.
    folder
        Where games, networks, curves and the report are kept.
    seats
        The numbers of seats; the games take them in turn. Matches are played with the largest.
    generations
        How often games are played and learned from.
    games
        The games of each generation.
    samples
        Tables that could be the real one, on which those who play them try every choice.
    errors
        In a hundred choices of theirs, those that are left to chance.
    kept
        Tables of each game from which is learned.
    units
        The first layer of the network, a multiple of 8.
    later_units
        The second layer.
    epochs
        How often what was kept is gone through.
    speed
        How fast is learned.
    match_games
        The games of each match.
    begin
        The network with which the first generation plays; hand stands for none.
    seed
        The seed that decides all deals, choices and lessons.
    lang
        The language of the figures' headings.
    """
    voice.use(lang)
    played = library.game(game)
    for count in seats:
        played.check_seats(count)
    least = min(generations, games, samples, kept, later_units, epochs, match_games)
    if least < 1 or not 0 <= errors <= 100 or units < 8 or units % 8 or speed <= 0 or not seats:
        raise BadInput(voice.say("cli-train-numbers"))
    check_judgement(played, played.edition(), begin)
    if find_spec("numpy") is None:
        raise BadInput(voice.say("cli-error-numpy"))
    from backroom.training import course  # noqa: PLC0415  (numpy is an extra)

    asked = course.Training(
        game=played.name,
        seats=tuple(seats),
        seed=seed,
        generations=generations,
        games=games,
        samples=samples,
        errors=errors,
        kept=kept,
        units=units,
        later_units=later_units,
        epochs=epochs,
        speed=speed,
        match_games=match_games,
        begin=begin,
    )
    folder.mkdir(parents=True, exist_ok=True)

    def stage(
        what: str, generation: int, total: int
    ) -> AbstractContextManager[Callable[[float], None]]:
        doing = voice.say(f"cli-train-{what}", game=played.name, number=generation)
        return late_progress(doing, total)

    report = course.train(asked, folder, work.farm(), stage)
    write_file(folder / REPORT, msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    _print(report)
    _draw(report, folder)


def _print(report: "TrainingReport") -> None:
    table = table_of(
        "generation", "games", "lessons", "surprise-hand", "surprise", "share", "interval"
    )
    for generation in report.generations:
        best = max(generation.tried, key=lambda tried: tried.share.value)
        table.add_row(
            str(generation.number + 1),
            f"{generation.games:,}",
            f"{generation.lessons:,}",
            f"{generation.curve[0].exam:.4f}",
            f"{generation.curve[-1].exam:.4f}",
            f"{best.share.value:.1%}",
            share_of(best.share.interval),
        )
    print_table(table)
    console.print()
    voice.tell("arena-even-share", share=f"{report.even_share:.1%}")
    if report.against_last is None:
        voice.tell("cli-train-nothing")
    else:
        share = report.against_last.share
        voice.tell(
            "cli-train-kept",
            file=report.generations[-1].kept,
            share=f"{share.value:.1%}",
            interval=share_of(share.interval),
        )


def _draw(report: "TrainingReport", folder: Path) -> None:
    """The curve, where matplotlib is at hand."""
    from backroom.training.curve import draw_training  # noqa: PLC0415

    if find_spec("matplotlib") is not None:
        write_file(folder / CURVE, draw_training(report, voice.phrases))
