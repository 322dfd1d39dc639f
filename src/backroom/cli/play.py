"""`backroom play`: a game at the terminal, with people, bots or both."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from backroom import games as library
from backroom.bots.steady import SteadyBot
from backroom.cli.campaigns import campaign_of
from backroom.cli.options import option_pairs
from backroom.cli.output import BadInput, Language, voice
from backroom.cli.sitting import Sitting
from backroom.cli.terminal import Terminal
from backroom.drawings import has_drawing
from backroom.kernel.campaign import Campaign
from backroom.kernel.chance import fresh_key
from backroom.kernel.game import Game
from backroom.kernel.record import Session, deal_of, read_record, replay, replay_steps

SEATS = 4


class Start(NamedTuple):
    """A game to be played on, and by seat how much of its journal was told already."""

    session: Session
    marks: Mapping[int, int]


def play(
    game: str,
    /,
    *,
    seats: int | None = None,
    humans: int = 1,
    bots: str = "random",
    names: str | None = None,
    lang: Language = "en",
    seed: int | None = None,
    edition: Path | None = None,
    option: Sequence[str] = (),
    plain: bool = False,
    resume: Path | None = None,
    campaign: Path | None = None,
    ask_always: bool = False,
) -> None:
    """Play a game at this terminal. Type help during the game for what you can do.

    Parameters
    ----------
    game
        The game, as `backroom games` lists it.
    seats
        How many seats the table has; 4 where nothing is said.
    humans
        How many people play, on the first seats; with 0 the bots play and you watch.
    bots
        The bots of the other seats, such as random,random; one name stands for all.
    names
        The players' names by seat, such as Ann,Bob.
    lang
        The language of the table.
    seed
        Deal the game that this number stands for; without it nobody can foretell the deal.
    edition
        An edition's file to play with, instead of the house edition.
    option
        An option of the game, such as memory_aid=false; may be given several times. Where an
        option is a list, commas stand between its names.
    plain
        Sentences line by line instead of a drawing, for screen readers and pipes.
    resume
        Go on with the game of this file, which `save` has written.
    campaign
        Play a game of the campaign that is kept in this file, or begin one there; see
        `backroom campaign`. Only some games have campaigns.
    ask_always
        Be asked also where there is only one answer, instead of having it given for you.
    """
    voice.use(lang)
    rules = library.game(game)
    if not has_drawing(game):
        raise BadInput(voice.say("cli-error-no-board", game=game))
    cards = rules.edition(edition)
    series = None if campaign is None else campaign_of(rules, cards, campaign)
    if resume is None:
        count = _usual_seats(rules) if seats is None else seats
        start = Start(_new_session(rules, cards, count, option, seed), {})
    else:
        _check_resumed(option, seed)
        start = _resumed(rules, cards, resume)
    count = int(start.session.state.seats)
    if seats not in (None, count):
        raise BadInput(voice.say("cli-error-seats", seats=count, given=seats))
    programs = _bots(rules, cards, count, humans, bots)
    players = _names(names, count, humans)
    if series is not None:
        _begin(series, start.session, resume is not None)
    sitting = Sitting(
        start.session,
        rules.speaker(cards, lang, players),
        programs,
        Terminal(plain=plain),
        _resume_words(game, humans, bots, names, lang, edition, plain, campaign),
        start.marks,
        series,
        ask_always,
    )
    _welcome(sitting, players, bots.split(","), resume is not None)
    sitting.run()


def _usual_seats(game: Game) -> int:
    return SEATS if SEATS in game.seat_counts else max(game.seat_counts)


def _new_session(
    game: Game,
    edition: Any,
    seats: int,
    option: Sequence[str],
    seed: int | None,
) -> Session:
    options = game.options(dict(option_pairs(option)))
    if seed is None:
        return Session(game, edition, seats, options, fresh_key(), "keyed")
    return Session(game, edition, seats, options, seed, "fast")


def _check_resumed(option: Sequence[str], seed: int | None) -> None:
    """What a saved game has already decided cannot be asked for again."""
    for name, given in (("--option", bool(option)), ("--seed", seed is not None)):
        if given:
            raise BadInput(voice.say("cli-error-resumed", option=name))


def _resumed(game: Game, edition: Any, path: Path) -> Start:
    record = read_record(path)
    session = replay(record, game, edition)
    steps = replay_steps(record, game, edition)
    # What a seat was told before its last choice it is not told again.
    marks = {
        move.seat: len(step.journal.entries)
        for move, step in zip(record.moves, steps, strict=False)
    }
    return Start(session, marks)


def _begin(campaign: Campaign, session: Session, is_resumed: bool) -> None:
    """A game counts when it ends, and only once: not if it was over when it was saved, nor if it
    has been played to its end since."""
    if session.state.waiting() == 0:
        raise BadInput(voice.say("cli-error-campaign-over"))
    if is_resumed and campaign.has_counted(deal_of(session)):
        raise BadInput(voice.say("cli-error-campaign-counted"))
    campaign.begin(session.options)


def _bots(game: Game, edition: Any, seats: int, humans: int, names: str) -> dict[int, SteadyBot]:
    """The bots by seat: people sit on the first seats."""
    if not 0 <= humans <= seats:
        raise BadInput(voice.say("cli-error-humans", humans=humans, seats=seats))
    named = [name.strip() for name in names.split(",")]
    needed = seats - humans
    if len(named) not in (1, needed):
        raise BadInput(voice.say("cli-error-bots", bots=len(named), needed=needed))
    all_named = named * needed if len(named) == 1 else named
    return {humans + i: SteadyBot(name, game, edition) for i, name in enumerate(all_named)}


def _names(given: str | None, seats: int, humans: int) -> list[str]:
    """Every player's name: those given, and for the rest a number."""
    names = [name.strip() for name in given.split(",")] if given is not None else []
    if len(names) > seats:
        raise BadInput(voice.say("cli-error-names", names=len(names), seats=seats))
    for seat in range(len(names), seats):
        kind = "cli-player" if seat < humans else "cli-bot"
        names.append(voice.say(kind, number=seat + 1))
    for name in names:
        if not name or not name.isprintable() or names.count(name) > 1:
            raise BadInput(voice.say("cli-error-name", name=name))
    return names


def _resume_words(
    game: str,
    humans: int,
    bots: str,
    names: str | None,
    lang: str,
    edition: Path | None,
    plain: bool,
    campaign: Path | None,
) -> list[str]:
    """The command that plays on with the same people, without the file."""
    words = ["play", game]
    if humans != 1:
        words += ["--humans", str(humans)]
    if bots != "random":
        words += ["--bots", bots]
    if names is not None:
        words += ["--names", names]
    if lang != "en":
        words += ["--lang", lang]
    if edition is not None:
        words += ["--edition", str(edition)]
    if campaign is not None:
        words += ["--campaign", str(campaign)]
    return [*words, "--plain"] if plain else words


def _welcome(sitting: Sitting, players: Sequence[str], bots: Sequence[str], resumed: bool) -> None:
    """Who plays, and where help is; bots are one name for all, or one a seat."""
    say, join = sitting.say, sitting.speaker.phrases.join
    people = [players[seat] for seat in sitting.people]
    words = {"game": say(f"{sitting.game.name}-name"), "help": say("cli-word-help")}
    if len(people) == 1:
        sitting.announce(say("cli-welcome", player=people[0], **words))
    elif people:
        sitting.announce(say("cli-welcome-all", players=join(people), **words))
    else:
        sitting.announce(say("cli-welcome-watch", **words))
    if sitting.bots:
        kinds = bots if len(bots) > 1 else list(bots) * len(sitting.bots)
        names = [
            say("cli-seat-bot", player=players[seat], bot=kind.strip())
            for seat, kind in zip(sitting.bots, kinds, strict=True)
        ]
        sitting.announce(say("cli-bots", bots=join(names)))
    if resumed:
        sitting.announce(say("cli-resumed", moves=len(sitting.session.moves)))
