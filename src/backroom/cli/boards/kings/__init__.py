"""A table of New York Kings in a terminal: the map with missions and bars beside it, people and
cards below.

Colour only repeats what signs and letters already say.
"""

from collections.abc import Iterable, Mapping

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from backroom.cli.boards.kings import table
from backroom.cli.boards.kings.choosing import Choice, subject_words
from backroom.cli.boards.kings.city import Map
from backroom.cli.boards.kings.words import (
    ABOARD,
    ACTED,
    CAR,
    GOAL,
    MOVED_CAR,
    NONE,
    PHONE,
    PLACE_SIGNS,
    SEAT_SIGNS,
    SEAT_STYLES,
    car_words,
)
from backroom.games.kings.view import KingsView
from backroom.games.kings.wording import KingsSpeaker
from backroom.kernel.state import SPECTATOR

PANEL_WIDTH = 38
WAITING = "▶"

# What is asked, and the choices.


def ask(view: KingsView, speaker: KingsSpeaker) -> str:
    """What this seat must choose now."""
    say = speaker.phrases.say
    asked = say(f"kings-ask-{view.phase.replace('_', '-')}")
    if view.window is not None:
        player = NONE if view.active is None else speaker.player(view.active)
        moment = say(f"kings-window-{view.window.replace('_', '-')}", player=player)
        return f"{moment} {asked}"
    if view.draft is not None and view.phase in ("moves", "actions"):
        return say("kings-choice-draft")
    subject = subject_words(view, speaker)
    return say("kings-choice-about", subject=subject, asked=asked) if subject else asked


def choice(view: KingsView, speaker: KingsSpeaker, code: int) -> str:
    """A choice in words, with all that helps to choose."""
    return Choice(view, speaker, code).words()


def choices(
    _view: KingsView, _speaker: KingsSpeaker, _numbers: Mapping[int, int]
) -> RenderableType | None:
    """A list will do."""
    return None


def warning(_view: KingsView, _speaker: KingsSpeaker, _code: int) -> str | None:
    """No choice of this game needs to be confirmed."""
    return None


# The whole table, drawn or in sentences.


def legend(speaker: KingsSpeaker) -> list[str]:
    """What the signs of the drawing mean."""
    return [
        speaker.phrases.say(
            "kings-legend",
            seats=" ".join(SEAT_SIGNS),
            car=CAR,
            moved=MOVED_CAR,
            places=PLACE_SIGNS,
            goal=GOAL,
            waiting=WAITING,
            phone=PHONE,
            aboard=ABOARD,
            acted=ACTED,
        )
    ]


def board(view: KingsView, speaker: KingsSpeaker) -> RenderableType:
    """The table as this seat sees it, drawn."""
    beside = _grid(table.beside(view, speaker), PANEL_WIDTH)
    return Group(
        _title(view, speaker),
        Columns([Map(view, speaker).text(), beside], padding=(0, 2)),
        _seats(view, speaker),
        _grid(table.below(view, speaker)),
    )


def plain(view: KingsView, speaker: KingsSpeaker) -> list[str]:
    """The same in sentences, one a line."""
    cars = [car_words(speaker, car) for car in view.cars]
    rows = [
        *table.beside(view, speaker),
        *table.seats(view, speaker),
        *table.below(view, speaker),
    ]
    return [_head(view, speaker), *cars, *(f"{row.sign} {row.words}".strip() for row in rows)]


def _title(view: KingsView, speaker: KingsSpeaker) -> RenderableType:
    title = Text.assemble((f"{speaker.phrases.say('kings-name')}  ", "bold"))
    if view.you != SPECTATOR:
        title.append(
            f"{SEAT_SIGNS[view.you]} {speaker.player(view.you)}  ",
            style=f"bold {SEAT_STYLES[view.you]}",
        )
    return Rule(title.append(_head(view, speaker)), style="dim")


def _head(view: KingsView, speaker: KingsSpeaker) -> str:
    say = speaker.phrases.say
    parts = []
    if view.round:
        parts.append(say("kings-board-round", round=view.round, last=view.last_round or NONE))
    if view.first is not None:
        parts.append(say("kings-board-first", player=speaker.player(view.first)))
    if view.active is not None:
        stage = view.stage or NONE
        parts.append(say("kings-board-active", player=speaker.player(view.active), stage=stage))
    return " ".join(parts) or say("kings-board-set-up")


def _seats(view: KingsView, speaker: KingsSpeaker) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for seat in view.seats:
        lamp = WAITING if seat.seat in view.waiting else " "
        label = f"{lamp} {SEAT_SIGNS[seat.seat]} {speaker.player(seat.seat)}"
        facts = map(Text, table.seat_facts(speaker, seat))
        grid.add_row(Text(label, style=SEAT_STYLES[seat.seat]), *facts)
    return grid


def _grid(rows: Iterable[table.Row], width: int | None = None) -> Table:
    """Rows of a sign and words; words that need several lines stay beside their sign."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.width = width
    for row in rows:
        is_seat = row.sign != "" and row.sign in SEAT_SIGNS
        style = SEAT_STYLES[SEAT_SIGNS.index(row.sign)] if is_seat else "bold"
        grid.add_row(Text(row.sign, style=style), Text(row.words, style=row.style))
    return grid
