"""A table of New York Kings in a terminal: the map on top, missions, people and cards below it.

Colour only repeats what signs and letters already say.
"""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from backroom.games.kings.view import (
    CharacterView,
    FightView,
    KingsView,
    MissionView,
    Odds,
    SeatView,
)
from backroom.games.kings.wording import KingsSpeaker
from backroom.kernel.state import SPECTATOR

NONE = "none"  # what a message's selector sees where there is nothing
SEAT_SIGNS = "●■▲◆▼"
SEAT_STYLES = ["bright_white", "red", "green", "bright_blue", "yellow"]
SUIT_SIGNS = {"spade": "♠", "heart": "♥", "diamond": "♦", "club": "♣"}
SPECIAL_SIGNS = {"police": "P", "metro": "M", "heliport": "H", "bar": "B"}
PLACE_SIGNS = "①②③"
CAR = "▣"
GOAL = "★"
RISK = "!"
WAITING = "▶"
WIDE, HIGH = 0.84, 0.30  # columns and lines for one unit of the edition's map


def ask(view: KingsView, speaker: KingsSpeaker) -> str:
    """What this seat must choose now."""
    return speaker.phrases.say(f"kings-ask-{view.phase.replace('_', '-')}")


def choice(view: KingsView, speaker: KingsSpeaker, code: int) -> str:
    """A choice in words: who a slot is, what lies on a place of the row, what a tile names."""
    action = speaker.actions[code]
    say, values = speaker.phrases.say, action.values
    words = speaker.action(code)
    match action.kind:
        case "own" | "drop":
            found = _own(view, int(values["slot"]))
            return words if found is None else _named(speaker, words, found)
        case "row":
            for mission in view.row:
                if str(mission.place) == values["place"]:
                    title = speaker.mission(mission.mission)
                    return say("kings-choice-named", action=words, name=title)
        case "tile":
            tiles = view.start_tiles or []
            if int(values["tile"]) < len(tiles):
                name = speaker.place(tiles[int(values["tile"])])
                return say("kings-choice-named", action=words, name=name)
        case "car":
            at = view.cars[int(values["car"])].at
            return say("kings-choice-named", action=words, name=_car_place(speaker, at))
    return words


def _own(view: KingsView, slot: int) -> CharacterView | None:
    if view.you == SPECTATOR:
        return None
    return next((c for c in view.seats[view.you].characters if c.slot == slot), None)


def _named(speaker: KingsSpeaker, words: str, character: CharacterView) -> str:
    name = f"{speaker.person(character.who)}, {speaker.place(character.at)}"
    return speaker.phrases.say("kings-choice-named", action=words, name=name)


def choices(
    _view: KingsView, _speaker: KingsSpeaker, _numbers: Mapping[int, int]
) -> RenderableType | None:
    """A list will do."""
    return None


def warning(_view: KingsView, _speaker: KingsSpeaker, _code: int) -> str | None:
    """No choice of this game needs to be confirmed."""
    return None


def legend(speaker: KingsSpeaker) -> list[str]:
    """What the signs of the drawing mean."""
    return [
        speaker.phrases.say(
            "kings-legend", car=CAR, places=PLACE_SIGNS, goal=GOAL, risk=RISK, waiting=WAITING
        )
    ]


def board(view: KingsView, speaker: KingsSpeaker) -> RenderableType:
    """The table as this seat sees it, drawn."""
    drawing = _Drawing(view, speaker)
    return Group(drawing.title(), drawing.map(), *map(Text, _lines(view, speaker)))


def plain(view: KingsView, speaker: KingsSpeaker) -> list[str]:
    """The same in sentences, one a line."""
    cars = [
        speaker.phrases.say("kings-board-car", car=c.car, place=_car_place(speaker, c.at))
        for c in view.cars
    ]
    return [_head(view, speaker), *cars, *_lines(view, speaker)]


# Words that the drawing and the sentences share.


def _head(view: KingsView, speaker: KingsSpeaker) -> str:
    say = speaker.phrases.say
    parts = [say("kings-board-round", round=view.round, last=view.last_round or NONE)]
    if view.first is not None:
        parts.append(say("kings-board-first", player=speaker.player(view.first)))
    if view.active is not None:
        parts.append(say("kings-board-active", player=speaker.player(view.active)))
    if view.awaited in ("bids", "reactions"):
        parts.append(say(f"kings-board-awaited-{view.awaited}"))
    return " ".join(parts)


def _car_place(speaker: KingsSpeaker, at: str) -> str:
    if at in ("beside", "out"):
        return speaker.phrases.say(f"kings-board-car-{at}")
    return speaker.place(at)


def _lines(view: KingsView, speaker: KingsSpeaker) -> list[str]:
    say = speaker.phrases.say
    lines = [_seat(view, speaker, seat) for seat in view.seats]
    lines += [_mission(speaker, mission) for mission in [*view.row, *view.missions]]
    for bar in view.bars:
        if bar.who is not None:
            odds = bar.hire[2]
            lines.append(
                say(
                    "kings-board-bar",
                    district=speaker.place(bar.district),
                    who=speaker.person(bar.who),
                    rank=bar.rank,
                    odds=_percent(odds),
                )
            )
    lines.append(
        say(
            "kings-board-decks",
            cards=view.cards_left,
            missions=view.missions_left,
            henchmen=view.henchmen_left,
            tiles=view.bag_count,
        )
    )
    if view.hand is not None:
        cards = speaker.phrases.join([speaker.card(card) for card in view.hand])
        lines.append(say("kings-board-hand", cards=cards))
    if view.fight is not None:
        lines.append(_fight(speaker, view.fight))
    for place in view.result or []:
        lines.append(
            say(
                "kings-board-result",
                place=place.place,
                player=speaker.player(place.seat),
                amount=place.points,
            )
        )
    return lines


def _percent(odds: Odds) -> int:
    return round(100 * odds.win / odds.of)


def _seat(view: KingsView, speaker: KingsSpeaker, seat: SeatView) -> str:
    say = speaker.phrases.say
    label = f"{WAITING if seat.seat in view.waiting else ' '} {SEAT_SIGNS[seat.seat]}"
    if not seat.alive:
        return say("kings-board-dead", sign=label, player=speaker.player(seat.seat))
    people = [_person(view, speaker, seat.seat, character) for character in seat.characters]
    return say(
        "kings-board-seat",
        sign=label,
        player=speaker.player(seat.seat),
        money=NONE if seat.money is None else seat.money,
        cards=seat.cards,
        people=", ".join(people) or NONE,
    )


def _person(view: KingsView, speaker: KingsSpeaker, seat: int, person: CharacterView) -> str:
    text = f"{person.slot} {speaker.person(person.who)} {person.rank}"
    text += f"{SUIT_SIGNS.get(person.suit or '', '')} {speaker.place(person.at)}"
    if person.mission is not None:
        text += f" ({speaker.mission(person.mission)})"
    if person.steps is not None and seat == view.active:
        text += f" +{person.steps}"
    return text


def _mission(speaker: KingsSpeaker, mission: MissionView) -> str:
    return speaker.phrases.say(
        "kings-board-mission",
        sign=PLACE_SIGNS[mission.place - 1] if mission.place else SEAT_SIGNS[mission.seat or 0],
        title=speaker.mission(mission.mission),
        people=mission.people,
        amount=mission.reward,
        risk=RISK if mission.risk else "",
        address=speaker.place(mission.address or ""),
        goal="?" if mission.goal is None else speaker.place(mission.goal),
    )


def _fight(speaker: KingsSpeaker, fight: FightView) -> str:
    sides = [f"{' '.join(side.values)} ({speaker.name('hand', side.hand)})" for side in fight.sides]
    return speaker.phrases.say(
        f"kings-board-{fight.kind}",
        player=speaker.player(fight.sides[0].seat),
        other=speaker.player(fight.sides[1].seat),
        district=speaker.place(fight.district),
        hand=sides[0],
        against=sides[1],
        pot=fight.pot,
        odds=_percent(fight.odds),
    )


class _Drawing:
    """Draws the map of one view."""

    def __init__(self, view: KingsView, speaker: KingsSpeaker) -> None:
        self.view = view
        self.speaker = speaker
        self.districts = speaker.edition.districts
        self.at = {
            district.id: (round(district.x * WIDE), round((100 - district.y) * HIGH))
            for district in self.districts.values()
        }
        width, height = 100, round(100 * HIGH) + 2
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [["dim"] * width for _ in range(height)]

    def title(self) -> RenderableType:
        title = Text.assemble((f"{self.speaker.phrases.say('kings-name')}  ", "bold"))
        if self.view.you != SPECTATOR:
            title.append(
                f"{SEAT_SIGNS[self.view.you]} {self.speaker.player(self.view.you)}  ",
                style=f"bold {SEAT_STYLES[self.view.you]}",
            )
        return Rule(title.append(_head(self.view, self.speaker)), style="dim")

    def map(self) -> Text:
        for one, other in self.speaker.edition.data.board.links:
            self._link(self.at[one], self.at[other])
        for district in self.districts.values():
            x, y = self.at[district.id]
            special = SPECIAL_SIGNS.get(district.special)
            name = f"{district.name} [{special}]" if special else district.name
            self._write(x, y, [(name, "bold" if district.special else "not dim")])
            self._write(x, y + 1, self._contents(district.id))
        lines = [
            Text.assemble(*zip(signs, styles, strict=True))
            for signs, styles in zip(self.signs, self.styles, strict=True)
        ]
        cells = self._cells()
        return Text("\n").join([*lines, cells] if cells is not None else lines)

    def _link(self, one: tuple[int, int], other: tuple[int, int]) -> None:
        steps = max(abs(one[0] - other[0]) // 2, abs(one[1] - other[1]), 1)
        for step in range(1, steps):
            x = one[0] + 1 + (other[0] - one[0]) * step // steps
            y = one[1] + (other[1] - one[1]) * step // steps
            self.signs[y][x] = "·"

    def _write(self, x: int, y: int, parts: list[tuple[str, str]]) -> None:
        for text, style in parts:
            for sign in text:
                if x < len(self.signs[y]):
                    self.signs[y][x] = sign
                    self.styles[y][x] = style
                x += 1

    def _contents(self, district: str) -> list[tuple[str, str]]:
        """Who and what is in a district."""
        view = self.view
        parts = []
        for seat in view.seats:
            here = [c.rank for c in seat.characters if c.at == district]
            if here:
                parts.append((SEAT_SIGNS[seat.seat] + "".join(here), SEAT_STYLES[seat.seat]))
        cars = sum(car.at == district for car in view.cars)
        if cars:
            parts.append((CAR * cars, "bold bright_cyan"))
        for mission in view.row:
            if mission.address == district and mission.place:
                parts.append((PLACE_SIGNS[mission.place - 1], "bold"))
        for mission in view.missions:
            if mission.goal == district and mission.seat == view.you:
                parts.append((GOAL, "bold"))
        for bar in view.bars:
            if bar.district == district and bar.rank is not None:
                parts.append((f"({bar.rank})", "dim"))
        return parts

    def _cells(self) -> Text | None:
        """The prisoners, by cell."""
        cells = []
        for cell in ("cell 3", "cell 2", "cell 1"):
            held = [
                SEAT_SIGNS[seat.seat] + "".join(c.rank for c in seat.characters if c.at == cell)
                for seat in self.view.seats
                if any(c.at == cell for c in seat.characters)
            ]
            cells.append(f"[{self.speaker.place(cell)}: {' '.join(held) or '-'}]")
        return Text("  ".join(cells))
