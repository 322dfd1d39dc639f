"""What a client is told of a table: built from nothing for every pair of eyes."""

from typing import Any, NamedTuple, cast

from msgspec import Raw, Struct, json

from backroom.kernel.refusals import ALLOWED
from backroom.kernel.state import NO_SEAT, SPECTATOR
from backroom.server import abandon, undo
from backroom.server.commands import resign_refusal
from backroom.server.happenings import happenings, is_muted, latest
from backroom.server.log import Moment
from backroom.server.messages import (
    Choice,
    Clock,
    Event,
    Forbidden,
    News,
    Past,
    Phase,
    Scene,
    Seat,
    Standing,
    TableMessage,
    UndoRequest,
)
from backroom.server.names import looks
from backroom.server.play import Play
from backroom.server.problems import NotDone
from backroom.server.table import Table
from backroom.server.words import Words

OTHER_DECISION = "wrong_phase"  # the refusal of a choice that belongs to another kind of decision

NO_VIEW = Raw(b"null")
NO_MOMENT = Moment(0.0, 0.0)  # for what no clock changes

_encode = json.Encoder().encode


class Present(NamedTuple):
    """Who is connected."""

    seats: frozenset[int]
    spectators: int
    looking: frozenset[int] = frozenset()  # the seats of those who see the table now


class Eyes(NamedTuple):
    """With whose eyes a table is seen, in which language, and whose talk is not heard."""

    audience: int
    language: str | None
    muted: frozenset[str] = frozenset()


class Shared(Struct):
    """What everybody sees alike at one moment."""

    made_for: tuple[int, Present, Moment]
    phase: Phase
    seats: Raw
    undo: UndoRequest | None
    fairness: Raw
    result: list[Standing] | None
    closes: float | None
    asked_in_secret: list[int]


class Lasting(Struct):
    """What everybody sees alike until something else happens than a choice."""

    made_for: tuple[int, Present, Phase]
    seats: Raw | None  # None: there are clocks, and they run
    fairness: Raw

    @property
    def phase(self) -> Phase:
        return self.made_for[2]


class Scenes:
    """Makes the messages about one table. What several clients see is made once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._words: dict[str, Words] = {}
        self._shared: Shared | None = None
        self._lasting: Lasting | None = None

    def words(self, language: str | None) -> Words | None:
        """The table's sentences in a language; None for a client that wants none."""
        if language is None:
            return None
        if language not in self._words:
            self._words[language] = Words(self._table, language)
        return self._words[language]

    def whole(self, eyes: Eyes, present: Present, moment: Moment) -> bytes:
        """The whole table, with the latest page of its log."""
        table = self._table
        events, earlier = self._page(eyes, table.number + 1)
        return _encode(
            TableMessage(
                table=table.head.table,
                number=table.seen_number(eyes.audience),
                head=table.head,
                scene=self.scene(eyes, present, moment),
                events=events,
                earlier=earlier,
            )
        )

    def past(self, eyes: Eyes, before: int) -> bytes:
        """The page of the log that comes before a number; raises NotDone if nobody knows that."""
        table = self._table
        row = table.row_seen_as(eyes.audience, before)
        if row is None:
            raise NotDone("bad_message")
        events, earlier = self._page(eyes, row)
        return _encode(Past(table=table.head.table, before=before, events=events, earlier=earlier))

    def _page(self, eyes: Eyes, before: int) -> tuple[list[Event], bool]:
        words = self.words(eyes.language)
        return latest(self._table, eyes.audience, before, words, eyes.muted)

    def news(self, eyes: Eyes, since: int, present: Present, moment: Moment) -> bytes:
        """What happened behind a number that the client has seen."""
        table = self._table
        row = table.row_seen_as(eyes.audience, since)
        assert row is not None
        return _encode(
            News(
                table=table.head.table,
                since=since,
                number=table.seen_number(eyes.audience),
                scene=self.scene(eyes, present, moment),
                events=self._events(eyes, row),
            )
        )

    def _events(self, eyes: Eyes, after: int) -> list[Event]:
        events = happenings(self._table, eyes.audience, after, self.words(eyes.language))
        if not eyes.muted:
            return events
        return [event for event in events if not is_muted(event, eyes.muted)]

    def scene(self, eyes: Eyes, present: Present, moment: Moment) -> Scene:
        """How the table stands."""
        table, words, audience = self._table, self.words(eyes.language), eyes.audience
        shared = self._shared_now(present, moment)
        seat = None if audience == SPECTATOR else audience
        asked = table.asked_seen_by(audience)
        playing = shared.phase == "playing"
        chooses = playing and self._may_choose(audience)
        can_leave = playing and self._can_leave(audience)
        seen = self._seen(audience)
        return Scene(
            phase=shared.phase,
            seats=cast(Any, self._seats(shared, audience, present, moment)),
            owner=table.owner,
            you=seat,
            spectators=present.spectators,
            asked=asked,
            decision=_decision(table.play, audience) if chooses else None,
            to_do=None if words is None else self._to_do(audience, asked, words),
            choices=self._choices(audience, words) if chooses else [],
            forbidden=self._forbidden(audience, words) if chooses else [],
            always_ask=seat is not None and table.seats[seat].always_ask,
            can_undo=playing and seat is not None and undo.can_ask(table, seat),
            can_ask_coach=chooses and table.has_coach(),
            can_leave=can_leave,
            leaves_to=self._leaves_to(audience) if can_leave else None,
            can_resign=self._can_resign(audience),
            undo=shared.undo,
            last_choice=self._last_choice(audience),
            fairness=cast(Any, shared.fairness),
            result=shared.result,
            rematch=table.rematch,
            rated=table.is_rated or any(one.agrees for one in table.seats),
            frozen_why=None if words is None else words.frozen(),
            closes=shared.closes,
            time=moment.at,
            view=NO_VIEW if seen is None else seen,
        )

    def _shared_now(self, present: Present, moment: Moment) -> Shared:
        """What everybody sees alike, made once for all who are told at the same moment."""
        made_for = (self._table.number, present, moment)
        if self._shared is None or self._shared.made_for != made_for:
            table, lasting = self._table, self._lasting_now(present)
            seats = lasting.seats
            if seats is None:
                seats = Raw(_encode(seats_of(table, present, moment)))
            self._shared = Shared(
                made_for=made_for,
                phase=lasting.phase,
                seats=seats,
                undo=_undo_request(table),
                fairness=lasting.fairness,
                result=_result(table),
                closes=closes_at(table, moment),
                asked_in_secret=table.asked_in_secret(),
            )
        return self._shared

    def _seats(self, shared: Shared, audience: int, present: Present, moment: Moment) -> Raw:
        """The chairs; whoever is asked in secret sees the time for that."""
        if audience not in shared.asked_in_secret:
            return shared.seats
        return Raw(_encode(seats_of(self._table, present, moment, audience)))

    def _lasting_now(self, present: Present) -> Lasting:
        """What no ordinary choice changes, made again when something else has happened."""
        table = self._table
        made_for = (len(table.happened), present, table.phase)
        if self._lasting is None or self._lasting.made_for != made_for:
            seats = None if table.clocks.ticks else _encode(seats_of(table, present, NO_MOMENT))
            self._lasting = Lasting(
                made_for=made_for,
                seats=None if seats is None else Raw(seats),
                fairness=Raw(_encode(table.fairness())),
            )
        return self._lasting

    def _to_do(self, audience: int, asked: list[int], words: Words) -> str:
        """What this client must do now, or what it waits for."""
        table = self._table
        if audience in asked and table.is_person(audience):
            assert table.play is not None
            return words.to_do(table.play.view(audience))
        return words.waiting(asked)

    def _seen(self, audience: int) -> Raw | None:
        play = self._table.play
        return None if play is None or self._table.frozen is not None else play.seen(audience)

    def _may_choose(self, audience: int) -> bool:
        table = self._table
        if audience == SPECTATOR or not table.is_person(audience):
            return False
        assert table.play is not None
        return table.play.state.may_choose(audience)

    def _choices(self, seat: int, words: Words | None) -> list[Choice]:
        play = self._table.play
        assert play is not None
        codes = play.state.legal(seat)
        notation = play.game.actions.words
        if words is None:
            return [Choice(code, notation(code)) for code in codes]
        asking = words.asking(play.view(seat))
        single = len(codes) == 1  # the only choice there is needs no confirmation
        return [
            Choice(
                code,
                notation(code),
                asking.answer(code),
                None if single else asking.warning(code),
            )
            for code in codes
        ]

    def _forbidden(self, seat: int, words: Words | None) -> list[Forbidden]:
        play = self._table.play
        assert play is not None
        state, notation = play.state, play.game.actions.words
        found = []
        asking = None if words is None else words.asking(play.view(seat))
        label = why = None
        for code in range(int(state.first_code(seat)), int(state.end_code(seat))):
            refusal = state.refusal(seat, code)
            if refusal is None or refusal.code == OTHER_DECISION:
                continue
            if words is not None and asking is not None:
                label = asking.answer(code)
                why = words.speaker().refusal(refusal)
            found.append(Forbidden(code, notation(code), label, refusal.code, refusal.rule, why))
        return found

    def _can_leave(self, audience: int) -> bool:
        play = self._table.play
        if audience == SPECTATOR or play is None:
            return False
        return self._table.is_person(audience) and not play.state.is_gone(audience)

    def _leaves_to(self, audience: int) -> int | None:
        play = self._table.play
        assert play is not None
        successor = int(play.state.successor(audience))
        return None if successor == NO_SEAT else successor

    def _can_resign(self, audience: int) -> bool:
        play = self._table.play
        if audience == SPECTATOR or play is None or self._table.frozen is not None:
            return False
        return resign_refusal(play, audience) == ALLOWED

    def _last_choice(self, audience: int) -> int | None:
        table = self._table
        if audience == SPECTATOR or table.play is None:
            return None
        choice = table.play.last_of.get(audience)
        return None if choice is None else table.number_seen(audience, choice.number)


def seats_of(
    table: Table, present: Present, moment: Moment, audience: int = SPECTATOR
) -> list[Seat]:
    """The chairs, as everybody sees them, but for the time of an audience asked in secret."""
    running = table.running()
    if audience in table.asked_in_secret():
        running = [audience]
    seen = [looks(seat.player.name) for seat in table.seats if seat.player is not None]
    return [
        Seat(
            seat=number,
            player=seat.player,
            bot=seat.bot,
            alike=seat.player is not None and seen.count(looks(seat.player.name)) > 1,
            invited=seat.invited,
            connected=number in present.seats,
            stand_in=seat.stand_in,
            luck=seat.luck is not None,
            agrees=seat.agrees,
            clock=_clock(table, number, moment, running),
        )
        for number, seat in enumerate(table.seats)
    ]


def closes_at(table: Table, moment: Moment) -> float | None:
    """The time of day at which the table is closed, if it is known that it will be."""
    closes = abandon.closes_at(table)
    return None if closes is None else round(moment.at + closes - moment.clock)


def _clock(table: Table, seat: int, moment: Moment, running: list[int]) -> Clock | None:
    if not table.clocks.ticks:
        return None
    if seat in running and seat in table.asked_in_secret():
        left = table.clocks.left_in_secret_at(seat, moment.clock)
    else:
        left = table.clocks.left_at(seat, moment.clock, running)
    return Clock(left=round(left, 1), running=seat in running)


def _decision(play: Play | None, seat: int) -> int | None:
    return None if play is None else int(play.state.decision(seat))


def _undo_request(table: Table) -> UndoRequest | None:
    if table.undo is None:
        return None
    missing = undo.missing_consent(table, table.undo.seat)
    return UndoRequest(table.undo.seat, sorted(table.undo.agreed), missing)


def _result(table: Table) -> list[Standing] | None:
    if table.play is None or table.phase != "over":
        return None
    return [
        Standing(standing.seat, standing.place, standing.points)
        for standing in table.play.state.standings()
    ]
