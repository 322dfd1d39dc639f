"""`backroom balance`: what a changed edition does to a game."""

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from rich.table import Table

from backroom import games as library
from backroom.arena import balance as scales
from backroom.arena.balance import BalanceReport, CardBalance, Compared
from backroom.arena.farm import Farm
from backroom.arena.intervals import CONFIDENCE, Interval
from backroom.arena.plan import Plan, check
from backroom.arena.statistics import speed_of
from backroom.cli.arena import (
    Output,
    Workers,
    doing,
    line_up_of,
    print_failures,
    print_speed,
    print_table,
    print_teams,
    table_of,
    unseated_plan,
)
from backroom.cli.output import BadInput, Language, console, voice
from backroom.cli.progress import late_progress

ALONE, AT_OUTPUT = Workers(), Output()
CARDS_SHOWN = 20
MARK = "*"


def balance(
    game: str,
    /,
    *,
    edition: Path,
    against: str | None = None,
    seats: int = 4,
    games: int = 400,
    seed: int = 1,
    bots: str = "greedy",
    option: Sequence[str] = (),
    lang: Language = "en",
    work: Workers = ALONE,
    output: Output = AT_OUTPUT,
) -> None:
    """Weigh an edition against another: what its cards do to the advantage of seats, to scores and
    lengths, and to the win rates of those who get a card, with 95 % intervals of the differences.

    Both editions are played with the same seeds, game by game. Ctrl-C stops and reports what was
    done so far.

    Parameters
    ----------
    game
        The game, as `backroom games` lists it.
    edition
        The edition file to weigh.
    against
        Another edition file, or the name of the house edition, which is taken without it.
    seats
        The number of seats.
    games
        The number of games with each edition.
    seed
        The seed that decides all deals and all choices.
    bots
        The bots by seat, such as greedy,greedy; one name stands for all.
    option
        An option of the game, as name=value; may be given again.
    lang
        The language of the figures' headings.
    """
    voice.use(lang)
    line_up = line_up_of(bots, seats)
    ours, theirs = (
        unseated_plan(game, file, option, seats, seed, games)._replace(line_ups=(line_up,))
        for file in (edition, _other_edition(game, against))
    )
    for plan in (ours, theirs):
        check(plan)
    if scales.edition_name(ours).digest == scales.edition_name(theirs).digest:
        raise BadInput(voice.say("arena-balance-same"))
    farm = work.farm()
    output.check()
    report = _run(ours, theirs, farm, output.is_for_people)
    output.give(report, _print)
    if report.interrupted:
        raise KeyboardInterrupt


def _other_edition(game: str, against: str | None) -> Path | None:
    """The file of an edition; None is the house edition."""
    house = library.game(game).edition().name
    if against is None or against == house:
        return None
    if not Path(against).is_file():
        raise BadInput(voice.say("arena-balance-no-edition", against=against, house=house))
    return Path(against)


def _run(ours: Plan, theirs: Plan, farm: Farm, shown: bool) -> BalanceReport:
    start = perf_counter()
    with late_progress(doing(ours), ours.games, shown) as progress:
        pairs, interrupted = scales.play_balance(ours, theirs, farm, progress)
    if not pairs:
        raise KeyboardInterrupt
    choices = sum(side.choices for pair in pairs for side in pair)
    speed = speed_of(farm, perf_counter() - start, 2 * len(pairs), choices)
    return scales.report(ours, theirs, pairs, interrupted, speed)


def _print(report: BalanceReport) -> None:
    voice.tell(
        "arena-balance-head",
        style="bold",
        game=report.game,
        seats=report.seats,
        games=report.games,
        seed=str(report.seed),
    )
    for message, edition in (("ours", report.ours), ("theirs", report.theirs)):
        voice.tell(f"arena-balance-is-{message}", edition=edition.name, digest=edition.digest)
    if report.interrupted:
        voice.tell("cli-simulate-interrupted", style="bold red", asked=report.games_asked)
    print_teams(report.teams)
    console.print()
    print_table(_figure_table(report))
    console.print()
    _print_cards(report.cards)
    _explain_mark(report.compared())
    print_failures(report.failures)
    print_speed(report.speed, report.checksum)


def _explain_mark(compared: Sequence[Compared]) -> None:
    """How many differences are marked, and how many would be if nothing had changed."""
    voice.tell(
        "arena-balance-mark",
        mark=MARK,
        count=len(compared),
        marked=sum(figure.is_clear for figure in compared),
        chance=round((1 - CONFIDENCE) * len(compared)),
    )


def _figure_table(report: BalanceReport) -> Table:
    table = table_of("figure", "ours", "theirs", "difference", "interval", "mark")
    for seat, wins in enumerate(report.wins):
        table.add_row(voice.say("arena-balance-wins", seat=seat), *_shares(wins))
    for name, figure in (
        ("points", report.points),
        ("winners-points", report.winners_points),
        ("lead", report.lead),
        ("length", report.length),
    ):
        table.add_row(voice.say(f"arena-balance-{name}"), *_means(figure))
    return table


def _print_cards(cards: Sequence[CardBalance]) -> None:
    """How often they came into play, and how often their owners won; the clearest first."""
    for kind in ("played", "won"):
        known = {card.card: figure for card in cards if (figure := getattr(card, kind))}
        if not known:
            continue
        voice.tell(f"arena-balance-{kind}", style="bold")
        table = table_of("card", "ours", "theirs", "difference", "interval", "mark")
        for card, figure in scales.clearest(known)[:CARDS_SHOWN]:
            table.add_row(card, *_shares(figure))
        print_table(table)
        if len(known) > CARDS_SHOWN:
            voice.tell("arena-balance-more", count=len(known) - CARDS_SHOWN)
        console.print()


def _shares(figure: Compared) -> tuple[str, ...]:
    return (
        f"{figure.ours.value:.1%}",
        f"{figure.theirs.value:.1%}",
        f"{figure.difference.value:+.1%}",
        _interval(figure.difference.interval, "+.1%"),
        MARK if figure.is_clear else "",
    )


def _means(figure: Compared) -> tuple[str, ...]:
    return (
        f"{figure.ours.value:.2f}",
        f"{figure.theirs.value:.2f}",
        f"{figure.difference.value:+.2f}",
        _interval(figure.difference.interval, "+.2f"),
        MARK if figure.is_clear else "",
    )


def _interval(interval: Interval | None, form: str) -> str:
    return "" if interval is None else f"{interval.low:{form}} .. {interval.high:{form}}"
