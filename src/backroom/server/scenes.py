"""What a client is told of a table: built from nothing for every pair of eyes."""

from typing import Any, NamedTuple, cast

from msgspec import Raw, Struct, json

from backroom.kernel.refusals import ALLOWED
from backroom.kernel.state import SPECTATOR
from backroom.server import undo
from backroom.server.commands import resign_refusal
from backroom.server.happenings import happenings
from backroom.server.log import Moment
from backroom.server.messages import (
    Choice,
    Clock,
    Event,
    Forbidden,
    News,
    Phase,
    Said,
    Scene,
    Seat,
    Standing,
    TableCard,
    TableMessage,
    UndoRequest,
)
from backroom.server.play import Play
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
    asked: list[int]
    undo: UndoRequest | None
    fairness: Raw
    result: list[Standing] | None


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
        """The whole table."""
        table = self._table
        return _encode(
            TableMessage(
                table=table.head.table,
                number=table.seen_number(eyes.audience),
                head=table.head,
                scene=self.scene(eyes, present, moment),
                events=self._events(eyes, 0),
            )
        )

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
        return [
            event
            for event in events
            if not (isinstance(event, Said) and event.player.player in eyes.muted)
        ]

    def scene(self, eyes: Eyes, present: Present, moment: Moment) -> Scene:
        """How the table stands."""
        table, words = self._table, self.words(eyes.language)
        seat = None if eyes.audience == SPECTATOR else eyes.audience
        seen = self._seen(eyes.audience)
        shared = self._shared_now(present, moment)
        chooses = shared.phase == "playing" and self._may_choose(eyes.audience)
        return Scene(
            phase=shared.phase,
            seats=cast(Any, shared.seats),
            owner=table.owner,
            you=seat,
            spectators=present.spectators,
            asked=shared.asked,
            decision=_decision(table.play, eyes.audience) if chooses else None,
            to_do=None if words is None else self._to_do(eyes.audience, words),
            choices=self._choices(eyes.audience, words) if chooses else [],
            forbidden=self._forbidden(eyes.audience, words) if chooses else [],
            can_undo=seat is not None and undo.can_ask(table, seat),
            can_resign=self._can_resign(eyes.audience),
            undo=shared.undo,
            last_choice=self._last_choice(eyes.audience),
            fairness=cast(Any, shared.fairness),
            result=shared.result,
            rematch=table.rematch,
            frozen_why=None if words is None else words.frozen(),
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
                asked=table.asked(),
                undo=_undo_request(table),
                fairness=lasting.fairness,
                result=_result(table),
            )
        return self._shared

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

    def _to_do(self, audience: int, words: Words) -> str:
        """What this client must do now, or what it waits for."""
        table = self._table
        asked = table.asked()
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
        view, speaker, board = play.view(seat), words.speaker(), words.board
        single = len(codes) == 1  # the only choice there is needs no confirmation
        return [
            Choice(
                code,
                notation(code),
                board.choice(view, speaker, code),
                None if single else board.warning(view, speaker, code),
            )
            for code in codes
        ]

    def _forbidden(self, seat: int, words: Words | None) -> list[Forbidden]:
        play = self._table.play
        assert play is not None
        state, notation = play.state, play.game.actions.words
        found = []
        view = play.view(seat)
        speaker = None if words is None else words.speaker()
        label = why = None
        for code in range(int(state.first_code(seat)), int(state.end_code(seat))):
            refusal = state.refusal(seat, code)
            if refusal is None or refusal.code == OTHER_DECISION:
                continue
            if words is not None and speaker is not None:
                label = words.board.choice(view, speaker, code)
                why = speaker.refusal(refusal)
            found.append(Forbidden(code, notation(code), label, refusal.code, refusal.rule, why))
        return found

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


def seats_of(table: Table, present: Present, moment: Moment) -> list[Seat]:
    """The chairs, as everybody sees them."""
    running = table.running()
    return [
        Seat(
            seat=number,
            player=seat.player,
            bot=seat.bot,
            invited=seat.invited,
            connected=number in present.seats,
            stand_in=seat.stand_in,
            luck=seat.luck is not None,
            clock=_clock(table, number, moment, running),
        )
        for number, seat in enumerate(table.seats)
    ]


def card_of(table: Table, present: Present, moment: Moment) -> TableCard:
    """The table as lists show it."""
    head = table.head
    phase: Phase = table.phase
    return TableCard(
        table=head.table,
        game=head.game,
        seats=seats_of(table, present, moment),
        options=head.options,
        pace=head.pace,
        public=head.public,
        created=head.created,
        phase=phase,
        asked=table.asked(),
        you=None,
    )


def _clock(table: Table, seat: int, moment: Moment, running: list[int]) -> Clock | None:
    if not table.clocks.ticks:
        return None
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
