"""A table of Crooks in a terminal, laid out as the cards lie: targets on top, one row a seat under
them, hangouts below.

Colour only repeats what letters and signs already say.
"""

from collections.abc import Iterable, Mapping, Sequence

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from backroom.drawings import style_of
from backroom.games.crooks.view.parts import (
    CrooksView,
    GangView,
    HangoutView,
    PlacedCrook,
    SeatView,
    TargetView,
)
from backroom.games.crooks.wording import CrooksSpeaker
from backroom.kernel.state import SPECTATOR

WIDTH = 100
LABEL_WIDTH = 12
HANGOUT_WIDTH_AT_MOST = 18

SEAT_SIGNS = "●■▲◆"
ACTIVE = "▶"
FACE_DOWN = "▒"
CARD_BACK = "▮"
FROM = "<"
LEADER = "★"
UNKNOWN = "?"
EMPTY = "·"


def choices(
    view: CrooksView, speaker: CrooksSpeaker, numbers: Mapping[int, int]
) -> RenderableType | None:
    """Where a crook can be placed: the numbers of the choices, by target and way of placing."""
    if view.phase != "place" or view.hand is None:
        return None
    price = speaker.money(speaker.edition.data.rules.face_down_cost)
    values = {"ability": speaker.ability_of(view.hand), "price": price}
    table = Table.grid(padding=(0, 2))
    table.add_row("place", "", *(Text(f"T{target.number}") for target in view.targets), style="dim")
    for mode in ("up", "use", "down"):
        codes = [code for code in numbers if speaker.actions[code].kind == f"place-{mode}"]
        if not codes:
            continue
        by_target = {speaker.actions[code].values["target"]: numbers[code] for code in codes}
        cells = [str(by_target.get(f"T{target.number}", EMPTY)) for target in view.targets]
        words = speaker.phrases.say(f"crooks-choice-mode-{mode}", **values)
        table.add_row(
            Text(mode, style="dim"),
            words,
            *(Text(cell, style="bold", justify="right") for cell in cells),
        )
    return table


def legend(speaker: CrooksSpeaker) -> list[str]:
    """What the signs of the drawing mean."""
    gangs = [f"{gang.id} {speaker.gang(gang.id)}" for gang in speaker.edition.data.cards.gangs]
    signs = {
        "active": ACTIVE,
        "down": FACE_DOWN,
        "from": FROM,
        "leader": LEADER,
        "unknown": UNKNOWN,
        "gangs": speaker.phrases.join(gangs),
    }
    return [speaker.phrases.say("crooks-legend", **signs)]


def mark(view: CrooksView, speaker: CrooksSpeaker, seat: int) -> Text:
    """The sign of a seat in its colour."""
    return _Drawing(view, speaker).sign(seat)


def drawn(view: CrooksView, speaker: CrooksSpeaker) -> RenderableType:
    """The table as this seat sees it, drawn."""
    return _Drawing(view, speaker)


def plain(view: CrooksView, speaker: CrooksSpeaker) -> list[str]:
    """The same in sentences, one a line."""
    return _Telling(view, speaker).whole()


# Words that the drawing and the sentences share.


def _crooks(speaker: CrooksSpeaker, crooks: Iterable[int | None]) -> str:
    return speaker.phrases.join([speaker.crook(crook) for crook in crooks])


def _notes(view: CrooksView, speaker: CrooksSpeaker) -> list[str]:
    """What this seat holds, looks at or has just seen, and the crooks out of play."""
    say = speaker.phrases.say
    notes = []
    if view.pile is not None and view.paid_at is not None:
        hangout = speaker.name("hangout", view.paid_at)
        pile = _crooks(speaker, view.pile)
        notes.append(say("crooks-board-pile", hangout=hangout, crooks=pile))
    if view.hand is not None:
        notes.append(say("crooks-board-hand", card=speaker.card(view.hand)))
    if view.acting_at is not None:
        notes.append(say("crooks-board-acting", target=speaker.name("target", view.acting_at)))
    if view.moving:
        moving = _crooks(speaker, [placed.crook for placed in view.moving])
        notes.append(say("crooks-board-moving", crooks=moving))
    if view.glimpse is not None:
        hangout, target = view.glimpse.hangout, view.glimpse.target
        notes.append(
            say(
                "crooks-board-glimpse",
                hangout=speaker.name("hangout", hangout),
                target=speaker.name("target", target),
                crooks=speaker.name("crooks", view.glimpse.crooks),
            )
        )
    if view.box:
        box_ = _crooks(speaker, [placed.crook for placed in view.box])
        notes.append(say("crooks-board-box", crooks=box_))
    if view.unseen:
        levels = _levels(speaker, view.unseen)
        notes.append(say("crooks-board-unseen", count=len(view.unseen), levels=levels))
    if view.undealt:
        notes.append(say("crooks-board-undealt", crooks=_crooks(speaker, view.undealt)))
    return notes


def _levels(speaker: CrooksSpeaker, crooks: Sequence[int]) -> str:
    """How many crooks of which level, highest first."""
    levels = sorted((speaker.edition.crook(crook).level for crook in crooks), reverse=True)
    return " ".join(
        speaker.phrases.say("crooks-board-level", level=level, count=levels.count(level))
        for level in dict.fromkeys(levels)
    )


def _result(view: CrooksView, speaker: CrooksSpeaker) -> list[str]:
    return [
        speaker.phrases.say(
            "crooks-board-result",
            place=place.place,
            player=speaker.player(place.seat),
            points=speaker.points(place.points),
            money=speaker.money(place.money),
        )
        for place in view.result or []
    ]


class _Drawing:
    """Draws one view, in the width that the terminal has."""

    def __init__(self, view: CrooksView, speaker: CrooksSpeaker) -> None:
        self.view = view
        self.speaker = speaker
        self.say = speaker.phrases.say
        cards = speaker.edition.data.cards
        self.seat_styles = [style_of(colour) for colour in cards.masterminds.colours]
        self.gang_styles = {gang.id: style_of(gang.colour) for gang in cards.gangs}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self._parts(min(WIDTH, options.max_width))

    def _parts(self, width: int) -> list[RenderableType]:
        cell_width = (width - LABEL_WIDTH) // len(self.view.targets) - 1
        parts: list[RenderableType] = [
            self._title(),
            self._targets(cell_width),
            self._hangouts(width),
            self._gangs(),
        ]
        if not self.view.result:
            parts.append(self._scores())
        parts.extend(Text(note) for note in _notes(self.view, self.speaker))
        if self.view.result:
            parts.append(Rule(self.say("crooks-board-results"), style="dim"))
            parts.extend(Text(line, style="bold") for line in _result(self.view, self.speaker))
        return parts

    def _title(self) -> RenderableType:
        view = self.view
        game = self.say("crooks-name")
        if view.you == SPECTATOR:
            return Rule(Text(game, style="bold"), style="dim")
        title = Text.assemble((f"{game}  ", "bold"), self.sign(view.you), " ")
        title.append(self.speaker.player(view.you), style=f"bold {self.seat_styles[view.you]}")
        title.append(f"  {self.speaker.money(view.seats[view.you].money)}")
        return Rule(title, style="dim")

    def sign(self, seat: int) -> Text:
        return Text(SEAT_SIGNS[seat], style=self.seat_styles[seat])

    # Targets and rows.

    def _targets(self, width: int) -> Table:
        table = _grid(LABEL_WIDTH + len(self.view.targets) * (width + 1))
        corner = Text(self.say("crooks-board-corner"), style="dim")
        table.add_column(corner, width=LABEL_WIDTH, no_wrap=True, overflow="ellipsis")
        for target in self.view.targets:
            _add_column(table, self._target_head(target))
        for seat in self.view.seats:
            cells = [self._cell(crooks, width) for crooks in seat.row]
            table.add_row(self._seat_label(seat), *cells)
        table.add_section()
        leading = Text(self.say("crooks-board-leading"), style="dim")
        table.add_row(leading, *(self._leaders(target) for target in self.view.targets))
        return table

    def _target_head(self, target: TargetView) -> Text:
        """The printed number, the value where it differs, and the name."""
        head = Text(str(target.number), style="bold")
        if target.value != target.number:
            head.append(f" → {target.value}")
        if any(target.unknown):
            head.append(f" {UNKNOWN}", style="not bold")
        return head.append(f"\n{self.speaker.target(target.number)}", style="not bold dim")

    def _seat_label(self, seat: SeatView) -> Text:
        is_active = seat.seat == self.view.active and not self.view.result
        style = self.seat_styles[seat.seat]
        label = Text(ACTIVE if is_active else " ", style="bold")
        label.append_text(self.sign(seat.seat)).append(" ")
        name = _fitted(self.speaker.player(seat.seat), LABEL_WIDTH - label.cell_len)
        label.append(name, style=f"{style} bold" if is_active else style)
        label.append(f"\n  {self.speaker.money(seat.money)}")
        if seat.passed and not self.view.result:
            label.append(f" {self.say('crooks-board-passed')}", style="dim")
        return label

    def _cell(self, crooks: Sequence[PlacedCrook], width: int) -> Text:
        if not crooks:
            return Text(EMPTY, style="dim")
        if len(crooks) == 1:
            return self._lone_crook(crooks[0], width)
        # A stack shows its top crook first, one line each.
        return Text("\n").join([self._stacked_crook(placed, width) for placed in reversed(crooks)])

    def _lone_crook(self, placed: PlacedCrook, width: int) -> Text:
        first = self._strength(placed)
        origin = f"{FROM}{placed.origin}" if placed.origin else ""
        if placed.crook is None:
            name = self._guess(placed, width - len(origin))
        else:
            name = _short_name(self.speaker, placed.crook, width - len(origin))
        return first.append(f"\n{name}").append(origin, style="dim")

    def _stacked_crook(self, placed: PlacedCrook, width: int) -> Text:
        line = self._strength(placed)
        if placed.crook is not None:
            room = width - line.cell_len - 1
            line.append(f" {_short_name(self.speaker, placed.crook, room)}")
        elif placed.origin:
            line.append(f"{FROM}{placed.origin}", style="dim")
        return line

    def _strength(self, placed: PlacedCrook) -> Text:
        """Level, modifier and gangs, behind a shade if the crook lies face down."""
        text = Text("" if placed.up else FACE_DOWN)
        if placed.crook is None:
            return text.append("?", style="bold")
        text.append(self.speaker.strength(placed.crook), style="bold")
        gangs = self.speaker.edition.crook(placed.crook).gangs
        if gangs:
            text.append(" ")
        for gang in gangs:
            text.append(gang, style=self.gang_styles[gang])
        return text

    def _guess(self, placed: PlacedCrook, room: int) -> str:
        """The levels that a hidden crook may have, if they fit."""
        levels = [self.speaker.edition.crook(crook).level for crook in placed.may_be or []]
        guess = "/".join(str(level) for level in sorted(set(levels), reverse=True))
        return guess if len(guess) <= room else ""

    def _leaders(self, target: TargetView) -> Text:
        """Who would win the target now, with what strength, and how much each would get."""
        if not target.leaders:
            return Text("")
        text = Text("" if len(target.leaders) > 1 else LEADER)
        for seat in target.leaders:
            text.append_text(self.sign(seat))
        strength = target.strengths[target.leaders[0]]
        hidden = any(target.unknown[seat] for seat in target.leaders)
        text.append(f" {strength}{UNKNOWN if hidden else ''}")
        points = self.say("crooks-board-gain", points=target.points[target.leaders[0]])
        return text.append(f" {points}", style="dim")

    # Hangouts.

    def _hangouts(self, whole_width: int) -> Table:
        hangouts = self.view.hangouts
        width = min(HANGOUT_WIDTH_AT_MOST, (whole_width + 1) // len(hangouts) - 1)
        table = _grid(len(hangouts) * (width + 1) - 1)
        for hangout in hangouts:
            head = Text(hangout.letter, style="bold")
            head.append(f" {self.speaker.hangout(hangout.letter)}", style="not bold dim")
            _add_column(table, head)
        table.add_row(*(self._pile(hangout, width) for hangout in hangouts))
        return table

    def _pile(self, hangout: HangoutView, width: int) -> Text:
        if hangout.count == 0:
            return Text(self.say("crooks-board-empty"), style="dim")
        too_dear = self._is_too_dear(hangout)
        text = Text(CARD_BACK * hangout.count, style="dim" if too_dear else "")
        text.append(f" {self.speaker.money(hangout.price)}", style="" if too_dear else "bold")
        if hangout.crooks is not None:
            return self._append_crooks(text, hangout.crooks, width, "")
        if hangout.memory is not None:
            doubt = "" if hangout.memory.certain else "?"
            self._append_crooks(text, hangout.memory.crooks, width, doubt)
            if hangout.memory.taken_since:
                gone = self.say("crooks-board-gone", count=hangout.memory.taken_since)
                text.append(f"\n{gone}", style="dim")
        return text

    def _is_too_dear(self, hangout: HangoutView) -> bool:
        view = self.view
        return view.you != SPECTATOR and hangout.price > view.seats[view.you].money

    def _append_crooks(self, text: Text, crooks: Sequence[int], width: int, doubt: str) -> Text:
        for crook in crooks:
            strength = f"{self.speaker.strength(crook)}{doubt}"
            name = _short_name(self.speaker, crook, width - len(strength) - 1)
            text.append(f"\n{strength}", style="bold").append(f" {name}")
        return text

    # Gangs and points.

    def _gangs(self) -> RenderableType:
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_row(*(self._gang(gang) for gang in self.view.gangs))
        return Group(Rule(style="dim"), grid)

    def _gang(self, gang: GangView) -> Text:
        text = Text(f"{gang.gang} ", style=f"bold {self.gang_styles[gang.gang]}")
        gain = self.say("crooks-board-gain", points=gang.points)
        text.append(f"{self.speaker.gang(gang.gang)} ", style="not bold")
        text.append(f"{gain} ", style="not bold dim")
        for seat, members in enumerate(gang.members):
            text.append(" ").append_text(self.sign(seat))
            unknown = UNKNOWN if gang.unknown[seat] else ""
            leader = LEADER if gang.leader == seat else ""
            text.append(f"{members}{unknown}{leader}", style="default not bold")
        return text

    def _scores(self) -> Text:
        text = Text(self.say("crooks-board-scores"))
        for seat in self.view.seats:
            text.append("  ").append_text(self.sign(seat.seat))
            text.append(f" {seat.score_known}", style="bold")
            if seat.score_open != seat.score_known:
                text.append(f" ({seat.score_open})", style="dim")
        return text


class _Telling:
    """Tells one view in sentences."""

    def __init__(self, view: CrooksView, speaker: CrooksSpeaker) -> None:
        self.view = view
        self.speaker = speaker
        self.say = speaker.phrases.say

    def whole(self) -> list[str]:
        view = self.view
        lines = [self._target(target) for target in view.targets]
        lines += [self._hangout(hangout) for hangout in view.hangouts]
        lines += [self._gang(gang) for gang in view.gangs]
        lines += _notes(view, self.speaker)
        if view.result:
            return lines + _result(view, self.speaker)
        lines += [self._seat(seat) for seat in view.seats]
        if view.you != SPECTATOR:
            lines.append(self.say("crooks-plain-you", player=self.speaker.player(view.you)))
        return lines

    def _target(self, target: TargetView) -> str:
        rows = [
            self.say(
                "crooks-plain-row",
                player=self.speaker.player(seat.seat),
                crooks=self.speaker.phrases.join(
                    [self._crook(placed) for placed in seat.row[target.number - 2]]
                ),
            )
            for seat in self.view.seats
            if seat.row[target.number - 2]
        ]
        name = self.speaker.name("target", target.number)
        if not rows:
            return self.say("crooks-plain-target-empty", target=name, value=target.value)
        return self.say(
            "crooks-plain-target",
            target=name,
            value=target.value,
            rows=" ".join(rows),
            leaders=self._leaders(target),
        )

    def _leaders(self, target: TargetView) -> str:
        if not target.leaders:
            return self.say("crooks-plain-leaders-unknown")
        return self.say(
            "crooks-plain-leaders",
            players=self.speaker.phrases.join(
                [self.speaker.player(seat) for seat in target.leaders]
            ),
            strength=target.strengths[target.leaders[0]],
            points=self.speaker.points(target.points[target.leaders[0]]),
        )

    def _crook(self, placed: PlacedCrook) -> str:
        side = "up" if placed.up else "down"
        return self.say(
            "crooks-plain-crook",
            side=side if placed.crook is not None else "hidden",
            crook=self.speaker.crook(placed.crook),
            origin=placed.origin or "none",
            guesses=_crooks(self.speaker, placed.may_be) if placed.may_be else "none",
        )

    def _hangout(self, hangout: HangoutView) -> str:
        name = self.speaker.name("hangout", hangout.letter)
        if hangout.count == 0:
            return self.say("crooks-plain-hangout-empty", hangout=name)
        memory = hangout.memory
        crooks = hangout.crooks if memory is None else memory.crooks
        knowledge = "open" if memory is None else "certain" if memory.certain else "past"
        return self.say(
            "crooks-plain-hangout",
            hangout=name,
            count=hangout.count,
            price=self.speaker.money(hangout.price),
            knowledge="none" if crooks is None else knowledge,
            crooks=_crooks(self.speaker, crooks or []),
            taken=0 if memory is None else memory.taken_since,
        )

    def _gang(self, gang: GangView) -> str:
        return self.say(
            "crooks-plain-gang",
            gang=self.speaker.gang(gang.gang),
            points=self.speaker.points(gang.points),
            members=self.speaker.player_list(gang.members),
            leader="none" if gang.leader is None else self.speaker.player(gang.leader),
        )

    def _seat(self, seat: SeatView) -> str:
        return self.say(
            "crooks-plain-seat",
            player=self.speaker.player(seat.seat),
            money=self.speaker.money(seat.money),
            passed="yes" if seat.passed else "no",
            known=self.speaker.points(seat.score_known),
            open=self.speaker.points(seat.score_open),
        )


def _grid(width: int) -> Table:
    """A table of equal columns with thin lines between them."""
    return Table(
        box=box.MINIMAL,
        show_edge=False,
        pad_edge=False,
        padding=0,
        border_style="dim",
        width=width,
    )


def _add_column(table: Table, head: Text) -> None:
    table.add_column(head, ratio=1, no_wrap=True, overflow="ellipsis")


def _short_name(speaker: CrooksSpeaker, crook: int, room: int) -> str:
    """As many last words of a nickname as fit, but at least the start of the last one."""
    words = speaker.edition.crook(crook).name.split()
    while len(words) > 1 and len(" ".join(words)) > room:
        words.pop(0)
    name = " ".join(words)
    return name if len(name) <= room else f"{name[: max(room - 1, 0)]}…"


def _fitted(name: str, room: int) -> str:
    """A name cut in the middle if it is too long: its end may be a number that counts."""
    return name if len(name) <= room else f"{name[: room - 2]}…{name[-1]}"
