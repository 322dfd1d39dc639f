"""`backroom puzzle` and `backroom puzzles`: positions with one choice that is clearly best."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.text import Text

from backroom import games as library
from backroom.cli.arena import check_folder
from backroom.cli.menu import Menu
from backroom.cli.output import BadInput, Language, console, voice, write_file
from backroom.cli.progress import late_progress
from backroom.cli.terminal import Terminal
from backroom.coach.puzzles import Puzzle, kept_puzzles, puzzles_in, table_of
from backroom.coach.words import POINT, points_of, told_figures
from backroom.drawings import drawing_of
from backroom.kernel.chance import fast_chance
from backroom.kernel.game import Game
from backroom.kernel.text import Speaker

SEATS = 4


def puzzle(
    game: str,
    number: int = 1,
    /,
    *,
    lang: Language = "en",
    plain: bool = False,
) -> None:
    """Solve a puzzle: a position of a game of bots, as one seat saw it, in which one choice is
    clearly best.

    Parameters
    ----------
    game
        The game, as `backroom games` lists it.
    number
        Which of its puzzles.
    lang
        The language of the text.
    plain
        No colours and no drawing, for screen readers and pipes.
    """
    voice.use(lang)
    rules = library.game(game)
    puzzles = kept_puzzles(rules.name)
    if number not in range(1, len(puzzles) + 1):
        raise BadInput(voice.say("coach-no-puzzle", number=number, last=len(puzzles)))
    posed = puzzles[number - 1]
    edition = rules.edition()
    if posed.edition != edition.digest:
        raise BadInput(voice.say("coach-puzzle-of-before"))
    state = table_of(posed, rules, edition, fast_chance(number))
    players = [f"S{seat}" for seat in range(int(state.seats))]
    speaker = rules.speaker(edition, lang, players)
    speaker.meet(state)
    view = rules.view(state, posed.seat)
    menu = Menu(state, posed.seat, view, rules, speaker)
    terminal = Terminal(plain=plain)
    head = {"game": voice.say(f"{game}-name"), "number": number, "player": players[posed.seat]}
    voice.tell("coach-puzzle-head", style="bold", **head)
    drawing = drawing_of(rules.name)
    if terminal.plain:
        terminal.lines([*drawing.plain(view, speaker), menu.question(), *menu.lines()])
    else:
        terminal.draw(drawing.drawn(view, speaker))
        terminal.line(menu.question(), "bold")
        terminal.draw(menu.drawing())
    code = _answer(terminal, menu)
    if code is not None:
        terminal.lines(solution(posed, code, rules, speaker))


def _answer(terminal: Terminal, menu: Menu) -> int | None:
    """What is chosen; None if nobody answers."""
    while True:
        try:
            typed = terminal.read(voice.say("coach-puzzle-prompt"))
        except EOFError:
            return None
        code = menu.code(typed)
        if code in menu.codes:
            return code
        terminal.line(voice.say("cli-no-such-number", typed=typed))


def solution(posed: Puzzle, code: int, game: Game, speaker: Speaker) -> Sequence[str]:
    """Whether it was the best choice, and why."""
    best, *others = posed.answers
    right = game.actions.words(code) == best.choice
    lines = [voice.say("coach-puzzle-right" if right else "coach-puzzle-wrong")]
    for answer in (best, *others):
        named = game.actions.code(answer.choice)
        assert named is not None, "a puzzle names choices of its game"
        choice = speaker.action(named)
        lines.append(
            voice.say("coach-puzzle-answer", choice=choice, chance=round(answer.chance / POINT))
        )
    return [*lines, *told_figures(posed.figures, speaker)]


def puzzles(
    game: str,
    /,
    *,
    games: int = 2000,
    most: int = 30,
    seats: int = SEATS,
    bot: str = "greedy",
    seed: int = 1,
    lang: Language = "en",
    to: Annotated[Path, Parameter()],
) -> None:
    """Find puzzles in games of bots: positions in which one choice leads by at least ten points of
    the chance to win, also on fifty times the tables of a first look.

    Parameters
    ----------
    game
        The game, as `backroom games` lists it.
    games
        How many games are played at most.
    most
        How many puzzles are looked for.
    seats
        The number of seats.
    bot
        The bot that plays all seats.
    seed
        The seed that decides all games.
    lang
        The language of what is said.
    to
        The file for the puzzles, as JSON.
    """
    voice.use(lang)
    rules = library.game(game)
    rules.check_seats(seats)
    check_folder(to)
    kept: list[Puzzle] = []
    with late_progress(voice.say("coach-puzzles-searching"), most) as progress:
        for number in range(games):
            found = list(puzzles_in(rules, seats, bot, f"{seed} {number}"))
            if found:  # it takes long, so what is found is kept at once
                kept = [*kept, *found][:most]
                keep(to, kept)
            progress(len(kept))
            if len(kept) == most:
                break
    if not kept:
        keep(to, kept)
    leads = [one.answers[0].chance - one.answers[1].chance for one in kept]
    least = points_of(min(leads)) if leads else 0
    console.print(Text(voice.say("coach-puzzles-found", count=len(kept), least=least)))


def keep(path: Path, puzzles: Sequence[Puzzle]) -> None:
    """Write a file of puzzles, one a line."""
    lines = b",\n".join(msgspec.json.encode(one) for one in puzzles)
    write_file(path, b"[\n" + lines + b"\n]\n")
