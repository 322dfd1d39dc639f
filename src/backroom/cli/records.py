"""`backroom replay` and `backroom verify`: games that were written down."""

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.text import Text

from backroom import games as library
from backroom.cli.output import BadInput, CheckFailed, Language, console, print_json, voice
from backroom.drawings import drawing_of
from backroom.kernel.game import Game
from backroom.kernel.record import BadRecord, Record, read_record, replay_steps
from backroom.kernel.record import replay as replay_record
from backroom.kernel.state import SPECTATOR


def replay(
    record: Path,
    /,
    *,
    as_: Annotated[int | None, Parameter(name="--as")] = None,
    lang: Language = "en",
    edition: Path | None = None,
    json: bool = False,
) -> None:
    """Tell a recorded game again, from the eyes of one seat or with everything open.

    Parameters
    ----------
    record
        A record, as `backroom play` saves it.
    as_
        The seat whose eyes to use, counted from 0; -1 is a spectator. Without it all is open.
    lang
        The language of the text.
    edition
        The edition's file, if the game was not played with the house edition.
    json
        Print the events as JSON.
    """
    voice.use(lang)
    kept = read_record(record)
    game, cards = _game_of(kept, edition)
    if as_ is not None and as_ not in range(SPECTATOR, kept.seats):
        raise BadInput(voice.say("cli-error-seat", seat=as_, last=kept.seats - 1))
    *_, session = replay_steps(kept, game, cards)
    seat = SPECTATOR if as_ is None else as_
    over = session.state.waiting() == 0
    # A seat's own eyes stay its own, also after the end: that is what the player lived through.
    events = session.journal.seen_by(seat, all_open=as_ is None)
    if json:
        print_json({"events": events, "over": over, "standings": session.state.standings()})
        return
    speaker = game.speaker(cards, lang, [f"S{number}" for number in range(kept.seats)])
    speaker.meet(session.state)
    drawing, view = drawing_of(game.name), game.view(session.state, SPECTATOR)
    for number, event in enumerate(events, 1):
        about = speaker.about(event)
        mark = drawing.mark(view, speaker, about[0]) if about else Text(" ")
        line = Text.assemble((f"{number:4} ", "dim"), mark, f" {speaker.event(event, seat)}")
        console.print(line, highlight=False)


def verify(record: Path, /, *, lang: Language = "en", edition: Path | None = None) -> None:
    """Replay a record and check every outcome of chance and the state it ends with.

    Parameters
    ----------
    record
        A record, as `backroom play` saves it.
    lang
        The language of the answer.
    edition
        The edition's file, if the game was not played with the house edition.
    """
    voice.use(lang)
    kept = read_record(record)
    game, cards = _game_of(kept, edition)
    try:
        session = replay_record(kept, game, cards)
    except BadRecord as error:
        why = error.told(voice.phrases)
        raise CheckFailed(voice.say("cli-verify-fails", file=str(record), why=why)) from error
    voice.tell(
        "cli-verify-holds",
        file=str(record),
        game=game.name,
        seats=kept.seats,
        choices=len(kept.moves),
        ended="yes" if session.state.waiting() == 0 else "no",
        digest=kept.digest,
    )


def _game_of(record: Record, edition: Path | None) -> tuple[Game, Any]:
    game = library.game(record.game)
    return game, game.edition(edition)
