"""The prison, drawn: nine rooms with guards, icons, inmates and the cells of the wings."""

from rich import box
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from backroom.drawings.animalcatraz.sentences import Sentences
from backroom.drawings.animalcatraz.signs import (
    BLOCKED,
    GUARD,
    OPEN_DOOR,
    RIVAL_STYLES,
    SHUT_DOOR,
    TAG,
    USED,
    WARDEN,
)
from backroom.games.animalcatraz.labels import CARD, RIVAL_SIGNS, Labels
from backroom.games.animalcatraz.view.parts import (
    AnimalcatrazView,
    CellView,
    IconView,
    InmateView,
    RoomView,
)
from backroom.games.animalcatraz.wording import AnimalcatrazSpeaker
from backroom.kernel.state import SPECTATOR

COLUMN = 30
TRADE = "trade"  # the icon beside a deck of items
ROWS = [
    ["library", "wing_a", "infirmary"],
    ["wing_d", "yard", "wing_b"],
    ["laundry", "wing_c", "cafeteria"],
]


class Drawing:
    """Draws one view."""

    def __init__(self, view: AnimalcatrazView, speaker: AnimalcatrazSpeaker) -> None:
        self.view = view
        self.speaker = speaker
        self.labels = Labels(view, speaker)
        self.rooms = {room.room: room for room in view.rooms}
        self.cells = {cell.wing: cell for cell in view.cells}

    def title(self) -> RenderableType:
        view = self.view
        title = Text.assemble((f"{self.speaker.phrases.say('animalcatraz-name')}  ", "bold"))
        if view.you != SPECTATOR:
            sign = "" if view.rival is None else f"{RIVAL_SIGNS[view.rival]} "
            title.append(f"{sign}{self.speaker.player(view.you)}  ", style="bold")
        return Rule(title.append(Sentences(view, self.speaker).time()), style="dim")

    def prison(self) -> Table:
        table = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=(0, 1))
        for _ in range(3):
            table.add_column(width=COLUMN, overflow="fold")
        for row in ROWS:
            table.add_row(*(self._room(self.rooms[room]) for room in row))
        return table

    def _room(self, room: RoomView) -> Text:
        lines = [self._name(room), *(self._icon(room, icon) for icon in room.icons)]
        lines += self._people([i for i in self.view.inmates if i.at == room.room])
        cell = self.cells.get(room.room)
        if cell is not None:
            lines += self._cell(cell)
            if any(spare.gangster or spare.has_card for spare in cell.spare):
                lines += _side_by_side([Text(s, style="dim") for s in self.labels.spares(cell)])
        return Text("\n").join(lines)

    def _name(self, room: RoomView) -> Text:
        text = Text(self.labels.place(room.room), style="bold")
        if room.warden:
            text.append(f" {WARDEN}")
        guard = room.guard
        if guard is not None:
            style = "not bold" if guard.owner is None else RIVAL_STYLES[guard.owner]
            owner = "" if guard.owner is None else RIVAL_SIGNS[guard.owner]
            called = self.speaker.called("guards", guard.guard)
            text.append(f" {GUARD}{owner}{guard.level} {called}", style=style)
        return text

    def _icon(self, room: RoomView, icon: IconView) -> Text:
        """One letter: its state, guard or door, the icon, and its price until it is used."""
        guarded = room.guard is not None and room.guard.letter == icon.letter
        mark = {"free": GUARD if guarded else " ", "blocked": BLOCKED, "used": USED}[icon.state]
        text = Text(f"{icon.letter}{mark}", style="" if icon.state == "free" else "dim")
        if icon.state == "used" and guarded:
            text.append(GUARD)
        if room.door == icon.letter:
            text.append(OPEN_DOOR if room.door_open else SHUT_DOOR)
        text.append(self.speaker.called("icons", icon.icon))
        if icon.state != "used":
            text.append(f" {icon.price}")
        if icon.icon == TRADE and room.room in self.labels.items_left:
            text.append(f" ({self.labels.items_left[room.room]}{CARD})", style="dim")
        return text

    def _people(self, inmates: list[InmateView]) -> list[Text]:
        """Inmates side by side; none for nobody."""
        return _side_by_side([self._inmate(inmate) for inmate in inmates])

    def _inmate(self, inmate: InmateView) -> Text:
        return Text(self.labels.marked(inmate), style=f"bold {RIVAL_STYLES[inmate.rival]}")

    def _cell(self, cell: CellView) -> list[Text]:
        """A cell with who is in it, how many cards it holds, and the tag of its wing."""
        owner = "" if cell.rival is None else f" {RIVAL_SIGNS[cell.rival]}"
        text = Text(f"{self.labels.cell(cell.cell)}{owner} {len(cell.cards)}{CARD}")
        if cell.claimed:
            text.append(f" {TAG}")
        inside = [i for i in self.view.inmates if i.at == "cell" and i.cell == cell.cell]
        return _side_by_side([text, *map(self._inmate, inside)])


def _side_by_side(things: list[Text]) -> list[Text]:
    """On as many lines as they need, so that none is cut off."""
    lines: list[Text] = []
    for thing in things:
        if lines and lines[-1].cell_len + 1 + thing.cell_len <= COLUMN:
            lines[-1] = Text.assemble(lines[-1], " ", thing)
        else:
            lines.append(thing)
    return lines
