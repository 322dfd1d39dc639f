"""The map of New York Kings: districts at the edition's coordinates, and who and what is there."""

from collections.abc import Iterator

from rich.text import Text

from backroom.drawings.kings.canvas import Canvas
from backroom.drawings.kings.signs import CAR, GOAL, MOVED_CAR, PLACE_SIGNS, SEAT_SIGNS, SEAT_STYLES
from backroom.games.kings.edition import District
from backroom.games.kings.view.parts import KingsView
from backroom.games.kings.wording import KingsSpeaker

SPECIAL_SIGNS = {"police": "P", "metro": "M", "heliport": "H", "bar": "B"}
MAP_WIDTH = 60
ACROSS, DOWN = 0.66, 0.14  # signs and lines for one unit of the edition's map
NORTH = 6  # units that make one district clearly north of another
LABEL_HEIGHT = 2  # the name of a district, and below it what is there


class Map:
    """Draws the map of one view at the edition's coordinates."""

    def __init__(self, view: KingsView, speaker: KingsSpeaker) -> None:
        self.view = view
        self.districts = speaker.edition.data.board.districts
        self.links = speaker.edition.data.board.links
        self.places = _placed(self.districts)
        height = max(line for _, line in self.places.values()) + LABEL_HEIGHT
        self.canvas = Canvas(MAP_WIDTH, height)

    def text(self) -> Text:
        labels = {district.id: _label(district) for district in self.districts}
        middles = {
            id_: (column + len(labels[id_]) / 2, line + 0.5)
            for id_, (column, line) in self.places.items()
        }
        for one, other in self.links:
            self.canvas.line(middles[one], middles[other])
        for district in self.districts:
            style = "bold" if district.special else ""
            self.canvas.write(*self.places[district.id], labels[district.id], style)
        for district in self.districts:
            self._fill(district.id)
        return self.canvas.text()

    def _fill(self, district: str) -> None:
        """Write who and what is in a district below its name, as far as there is room."""
        column, line = self.places[district]
        for text, style in self._contents(district):
            if not self.canvas.is_free(column, line + 1, len(text)):
                self.canvas.write(column, line + 1, "…")
                return
            column = self.canvas.write(column, line + 1, text, style)

    def _contents(self, district: str) -> Iterator[tuple[str, str]]:
        view = self.view
        for seat in view.seats:
            here = [c.rank for c in seat.characters if c.at == district]
            if here:
                yield SEAT_SIGNS[seat.seat] + "".join(here), SEAT_STYLES[seat.seat]
        for car in view.cars:
            if car.at == district:
                yield f"{MOVED_CAR if car.moved else CAR}{car.car}", "bold bright_cyan"
        for mission in view.row:
            if mission.address == district and mission.place:
                yield PLACE_SIGNS[mission.place - 1], "bold"
        for mission in view.missions:
            if mission.goal == district and mission.seat == view.you:
                yield GOAL, "bold"


def _label(district: District) -> str:
    special = SPECIAL_SIGNS.get(district.special)
    return f"{district.name} {special}" if special else district.name


def _placed(districts: list[District]) -> dict[str, tuple[int, int]]:
    """Column and line of every label: at its coordinates, or further south where there is no room.

    North of one another on the map is north of one another on the sheet.
    """
    placed: dict[str, tuple[int, int]] = {}
    done: list[District] = []
    for district in sorted(districts, key=lambda d: -d.y):
        width = len(_label(district))
        column = max(0, min(round(district.x * ACROSS) - width // 2, MAP_WIDTH - width))
        line = round((100 - district.y) * DOWN)
        while any(_is_in_the_way(district, (column, line), d, placed[d.id]) for d in done):
            line += 1
        placed[district.id] = (column, line)
        done.append(district)
    return placed


def _is_in_the_way(
    district: District, at: tuple[int, int], other: District, other_at: tuple[int, int]
) -> bool:
    if other.y - district.y >= NORTH and other_at[1] >= at[1]:
        return True
    overlap = at[0] <= other_at[0] + len(_label(other)) and other_at[0] <= at[0] + len(
        _label(district)
    )
    return overlap and abs(at[1] - other_at[1]) < LABEL_HEIGHT
