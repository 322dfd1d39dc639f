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

from backroom.drawings.kings import table
from backroom.drawings.kings.city import Map
from backroom.drawings.kings.signs import (
    CAR,
    GOAL,
    MOVED_CAR,
    PHONE,
    PLACE_SIGNS,
    SEAT_SIGNS,
    SEAT_STYLES,
)
from backroom.games.kings.labels import ABOARD, ACTED, car_words
from backroom.games.kings.view.parts import KingsView
from backroom.games.kings.wording import KingsSpeaker
from backroom.kernel.state import SPECTATOR
from backroom.kernel.text import NOTHING

PANEL_WIDTH = 38
WAITING = "▶"


def choices(
    _view: KingsView, _speaker: KingsSpeaker, _numbers: Mapping[int, int]
) -> RenderableType | None:
    """A list will do."""
    return None


# The whole table, drawn or in sentences.


def mark(_view: KingsView, _speaker: KingsSpeaker, seat: int) -> Text:
    """The sign of a seat in its colour."""
    return Text(SEAT_SIGNS[seat], style=SEAT_STYLES[seat])


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


def drawn(view: KingsView, speaker: KingsSpeaker) -> RenderableType:
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
        parts.append(say("kings-board-round", round=view.round, last=view.last_round or NOTHING))
    if view.first is not None:
        parts.append(say("kings-board-first", player=speaker.player(view.first)))
    if view.active is not None:
        stage = view.stage or NOTHING
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
