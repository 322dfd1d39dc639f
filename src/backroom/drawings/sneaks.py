"""A table of Sneaks & Snitches in a terminal: the row of sites on top, one line a seat below it.

Colour only repeats what letters and signs already say.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from backroom.drawings import style_of
from backroom.games.sneaks.view.parts import ColourView, PlanView, SeatView, SiteView, SneaksView
from backroom.games.sneaks.wording import SneaksSpeaker
from backroom.kernel.state import SPECTATOR

WIDTH = 100
LABEL_WIDTH = 12
NONE = "none"  # what a message's selector sees where there is nothing

SEAT_SIGNS = "●■▲◆▼"
FINISHED = "✓"
WAITING = "▶"
LOSS = "-"
BACKS = {1: "I", 2: "II"}


def choices(
    _view: SneaksView, _speaker: SneaksSpeaker, _numbers: Mapping[int, int]
) -> RenderableType | None:
    """A list serves: the widest decision, an exchange, is seldom and fits two columns."""
    return None


def legend(speaker: SneaksSpeaker) -> list[str]:
    """What the signs of the drawing mean."""
    colours = [f"{c.id} {speaker.colour(c.id)}" for c in speaker.edition.data.cards.colours]
    return [
        speaker.phrases.say(
            "sneaks-legend",
            finished=FINISHED,
            waiting=WAITING,
            loss=LOSS,
            colours=speaker.phrases.join(colours),
        )
    ]


def mark(view: SneaksView, speaker: SneaksSpeaker, seat: int) -> Text:
    """The sign of a seat in its colour."""
    return _Drawing(view, speaker).sign(seat)


def drawn(view: SneaksView, speaker: SneaksSpeaker) -> RenderableType:
    """The table as this seat sees it, drawn."""
    return _Drawing(view, speaker).whole()


def plain(view: SneaksView, speaker: SneaksSpeaker) -> list[str]:
    """The same in sentences, one a line."""
    return _Telling(view, speaker).whole()


# Words that the drawing and the sentences share.


def _notes(view: SneaksView, speaker: SneaksSpeaker) -> list[str]:
    """Decks, plans and what is being settled."""
    say = speaker.phrases.say
    back = view.loot_deck.next_back
    notes = [
        say("sneaks-board-deck", back=BACKS[back] if back else NONE, count=view.loot_deck.count)
    ]
    if not view.result:
        left = view.rounds_left
        notes.append(say("sneaks-board-rounds", least=left.at_least, most=left.at_most))
        notes.append(say("sneaks-board-kinds", kinds=speaker.phrases.join(_kinds(view, speaker))))
    if view.discard:
        notes.append(say("sneaks-board-discard", loot=_discard(view, speaker)))
    if view.ally is not None and not view.result:
        notes.append(say("sneaks-board-ally", player=speaker.player(view.ally.holder)))
    if view.settling is not None:
        notes.append(
            say(
                "sneaks-board-settling",
                player=speaker.player(view.settling.thief),
                site=speaker.name("site", view.settling.site),
                loot=speaker.loot(view.settling.loot),
            )
        )
    return notes + _plans(view, speaker)


def _discard(view: SneaksView, speaker: SneaksSpeaker) -> str:
    """The pile in short: tokens by their letters, the rest by name, equal cards together."""
    letters = [colour.id for colour in speaker.edition.data.cards.colours]
    names = []
    for card in view.discard:
        loot = speaker.edition.loot(card)
        tokens = zip(loot.tokens(), letters, strict=True) if loot.kind == "tokens" else []
        short = "".join(f"{count}{letter}" for count, letter in tokens if count)
        names.append(short or speaker.loot(card))
    return speaker.phrases.join(
        [
            speaker.phrases.say("sneaks-board-discarded", loot=name, count=count)
            for name, count in Counter(names).items()
        ]
    )


def _kinds(view: SneaksView, speaker: SneaksSpeaker) -> list[str]:
    return [
        speaker.phrases.say(
            "sneaks-board-kind",
            kind=speaker.kind(kind.kind),
            to_come=kind.to_come,
            open=kind.open,
        )
        for kind in view.kinds
        if kind.to_come or kind.open
    ]


def _plans(view: SneaksView, speaker: SneaksSpeaker) -> list[str]:
    say = speaker.phrases.say
    notes = []
    if view.history:
        notes = [
            say(
                "sneaks-board-past-plans",
                player=speaker.player(seat.seat),
                plans=" ".join(_pair(plans[seat.seat]) for plans in view.history),
            )
            for seat in view.seats
        ]
    if view.plans is not None:
        notes.append(say("sneaks-board-open-plans", plans=_sent(view.plans, speaker)))
    elif view.plan is not None:
        sneaks, snitches = _letters(view.plan.sneaks), _letters(view.plan.snitches)
        notes.append(say("sneaks-board-plan", sneaks=sneaks, snitches=snitches))
    return notes


def _sent(plans: Sequence[PlanView], speaker: SneaksSpeaker) -> str:
    return speaker.phrases.join(
        [
            speaker.phrases.say(
                "sneaks-board-sent",
                player=speaker.player(seat),
                sneaks=_letters(plan.sneaks),
                snitches=_letters(plan.snitches),
            )
            for seat, plan in enumerate(plans)
        ]
    )


def _pair(plan: PlanView) -> str:
    return f"{_letters(plan.sneaks)}/{_letters(plan.snitches)}"


def _letters(sites: Sequence[str]) -> str:
    return "".join(sites) or "-"


def _points(speaker: SneaksSpeaker, points: int) -> str:
    return speaker.phrases.say("sneaks-points", points=points)


def _result(view: SneaksView, speaker: SneaksSpeaker) -> list[str]:
    return [
        speaker.phrases.say(
            "sneaks-board-result",
            place=place.place,
            player=speaker.player(place.seat),
            points=_points(speaker, place.points),
        )
        for place in view.result or []
    ]


class _Drawing:
    """Draws one view."""

    def __init__(self, view: SneaksView, speaker: SneaksSpeaker) -> None:
        self.view = view
        self.speaker = speaker
        self.say = speaker.phrases.say
        cards = speaker.edition.data.cards
        self.seat_styles = [style_of(colour) for colour in cards.player_colours]
        self.colour_styles = {colour.id: style_of(colour.colour) for colour in cards.colours}

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [self._title(), self._sites(), "", self._seats(), ""]
        parts.extend(Text(note) for note in _notes(self.view, self.speaker))
        if self.view.result:
            parts.append(Rule(self.say("sneaks-board-results"), style="dim"))
            parts.extend(Text(line, style="bold") for line in _result(self.view, self.speaker))
        return Group(*parts)

    def _title(self) -> RenderableType:
        view = self.view
        title = Text.assemble((f"{self.say('sneaks-name')}  ", "bold"))
        if view.you != SPECTATOR:
            title.append_text(self.sign(view.you)).append(" ")
            title.append(
                f"{self.speaker.player(view.you)}  ", style=f"bold {self.seat_styles[view.you]}"
            )
        return Rule(title.append(self.say("sneaks-board-round", round=view.round)), style="dim")

    def sign(self, seat: int) -> Text:
        return Text(SEAT_SIGNS[seat], style=self.seat_styles[seat])

    # Sites.

    def _sites(self) -> Table:
        """What lies at each site and, once revealed, who came there."""
        sites, plans = self.view.sites, self.view.plans
        table = _table()
        label = 0 if plans is None else LABEL_WIDTH
        if plans is not None:
            table.add_column("", width=label, no_wrap=True, overflow="ellipsis")
        for site in sites:
            head = Text(site.letter, style="bold")
            head.append(f"\n{self.speaker.site(site.letter)}", style="not bold dim")
            table.add_column(head, width=(WIDTH - label) // len(sites) - 1, overflow="fold")
        loot = [self._loot(site) for site in sites]
        if plans is None:
            table.add_row(*loot)
            return table
        table.add_row("", *loot)
        teams = {
            "sneaks": [plan.sneaks for plan in plans],
            "snitches": [plan.snitches for plan in plans],
        }
        for message, sent in teams.items():
            table.add_row(self._dim(message), *(self._came(site, sent) for site in sites))
        return table

    def _came(self, site: SiteView, teams: Sequence[Sequence[str]]) -> Text:
        signs = [self.sign(seat) for seat, sites in enumerate(teams) if site.letter in sites]
        return Text("").join(signs)

    def _loot(self, site: SiteView) -> Text:
        if site.loot is None:
            return Text(self.say("sneaks-board-empty"), style="dim")
        loot = self.speaker.edition.loot(site.loot)
        if loot.kind != "tokens":
            if loot.colour is None:
                return Text(self.speaker.loot(site.loot))
            text = Text(self.say("sneaks-board-documents", colour=self.speaker.colour(loot.colour)))
            return text.append("\n").append_text(self._losses(site.losses or []))
        lines = [
            Text(self.speaker.phrases.say(f"sneaks-tokens-{letter}", number=count))
            for letter, count in zip(self.colour_styles, loot.tokens(), strict=True)
            if count
        ]
        return Text("\n").join(lines)

    def _losses(self, losses: Sequence[int]) -> Text:
        """What open documents would cost each seat."""
        text = Text(LOSS)
        for seat, loss in enumerate(losses):
            if loss:
                text.append_text(self.sign(seat)).append(str(loss))
        return text if any(losses) else Text("")

    # Seats, one line each, with the ranks of each colour.

    def _seats(self) -> Table:
        view = self.view
        table = _table()
        table.add_column(self._dim("player"), width=LABEL_WIDTH, no_wrap=True, overflow="ellipsis")
        for colour in view.colours:
            table.add_column(self._colour_head(colour), width=14, no_wrap=True)
        for message, width in (("stash", 11), ("items", 8), ("points", 6)):
            table.add_column(self._dim(message), width=width, overflow="fold")
        for seat in view.seats:
            cells = [self._rank(colour, seat.seat) for colour in view.colours]
            items = Text(str(seat.item_points) if seat.items else "")
            points = Text(str(seat.points_now), style="bold")
            table.add_row(self._label(seat), *cells, self._stash(seat), items, points)
        bank = [Text(str(view.bank[colour.colour])) for colour in view.colours]
        table.add_row(self._dim("bank"), *bank, Text(str(view.stash_deck.count)), "", "")
        if not view.result:
            unseen = [Text(str(colour.unseen), style="dim") for colour in view.colours]
            table.add_row(self._dim("unseen"), *unseen, "", "", "")
        return table

    def _dim(self, message: str) -> Text:
        return Text(self.say(f"sneaks-board-{message}"), style="dim")

    def _colour_head(self, colour: ColourView) -> Text:
        head = Text(f"{colour.colour} ", style=f"bold {self.colour_styles[colour.colour]}")
        head.append(self.speaker.colour(colour.colour), style="not bold")
        row = " ".join(str(points) for points in colour.rank_points)
        return head.append(f"\n{row}", style="not bold dim")

    def _label(self, seat: SeatView) -> Text:
        lamp = " "
        if not self.view.result:
            lamp = WAITING if seat.seat in self.view.waiting else FINISHED if seat.finished else " "
        label = Text(f"{lamp} ", style="bold").append_text(self.sign(seat.seat)).append(" ")
        return label.append(self.speaker.player(seat.seat), style=self.seat_styles[seat.seat])

    def _rank(self, colour: ColourView, seat: int) -> Text:
        """Tokens (or the total), the place and its points, and the places still possible."""
        text = Text(f"{colour.totals[seat]:>2}", style="bold")
        text.append(f" {colour.places[seat]}.", style="not bold")
        text.append(f" +{colour.points[seat]}", style="not bold")
        best, worst = colour.best[seat], colour.worst[seat]
        if not self.view.result:
            span = f"{best}" if best == worst else f"{best}-{worst}"
            text.append(f" ({span})", style="not bold dim")
        return text

    def _stash(self, seat: SeatView) -> Text:
        """How many stash cards, and their letters where one may see them."""
        text = Text(str(seat.stash_count))
        for letter, count in (seat.stash or {}).items():
            if count:
                text.append(f" {count}{letter}", style=self.colour_styles[letter])
        return text


class _Telling:
    """Tells one view in sentences."""

    def __init__(self, view: SneaksView, speaker: SneaksSpeaker) -> None:
        self.view = view
        self.speaker = speaker
        self.say = speaker.phrases.say

    def whole(self) -> list[str]:
        view = self.view
        lines = [self._site(site) for site in view.sites]
        lines += [self._colour(colour) for colour in view.colours]
        lines += [self._seat(seat) for seat in view.seats]
        lines.append(self.say("sneaks-plain-stash-deck", count=view.stash_deck.count))
        lines += _notes(view, self.speaker)
        finished = [self.speaker.player(seat.seat) for seat in view.seats if seat.finished]
        if finished:
            players = self.speaker.phrases.join(finished)
            lines.append(self.say("sneaks-plain-finished", players=players))
        if view.you != SPECTATOR and not view.result:
            lines.append(self.say("sneaks-plain-you", player=self.speaker.player(view.you)))
        return lines + _result(view, self.speaker)

    def _site(self, site: SiteView) -> str:
        empty = self.say("sneaks-board-empty")
        return self.say(
            "sneaks-plain-site",
            site=self.speaker.name("site", site.letter),
            loot=empty if site.loot is None else self.speaker.loot(site.loot),
            losses=NONE if site.losses is None else self.speaker.player_list(site.losses),
        )

    def _colour(self, colour: ColourView) -> str:
        seats = [
            self.say(
                "sneaks-plain-colour-seat",
                player=self.speaker.player(seat),
                total=colour.totals[seat],
                place=colour.places[seat],
                points=_points(self.speaker, colour.points[seat]),
                best=NONE if self.view.result else colour.best[seat],
                worst=colour.worst[seat],
            )
            for seat in range(len(self.view.seats))
        ]
        return self.say(
            "sneaks-plain-colour",
            colour=self.speaker.colour(colour.colour),
            row=" ".join(str(points) for points in colour.rank_points),
            seats="; ".join(seats),
            bank=self.view.bank[colour.colour],
            unseen=NONE if self.view.result else colour.unseen,
        )

    def _seat(self, seat: SeatView) -> str:
        speaker = self.speaker
        items = speaker.phrases.join([speaker.loot(item) for item in seat.items])
        stash = NONE if seat.stash is None else speaker.counted("stash", list(seat.stash.values()))
        message = "sneaks-plain-final-seat" if self.view.result else "sneaks-plain-seat"
        return self.say(
            message,
            player=speaker.player(seat.seat),
            stash=stash,
            count=seat.stash_count,
            items=items,
            points=_points(speaker, seat.points_now),
        )


def _table() -> Table:
    return Table(box=box.MINIMAL, show_edge=False, pad_edge=False, padding=0, border_style="dim")
