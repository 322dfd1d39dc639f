"""A seat at a table on a server, at this terminal."""

from collections.abc import Iterable
from pathlib import Path
from secrets import token_hex
from typing import Any

from msgspec import Raw, json
from websockets.exceptions import WebSocketException

from backroom.cli.keyboard import SEVERAL, WHY_NOT, Keyboard, Line
from backroom.cli.menu import Menu
from backroom.cli.output import BadInput, voice
from backroom.cli.terminal import Terminal
from backroom.cli.wire import Lost, Wire
from backroom.kernel.game import Game
from backroom.kernel.record import BadRecord, parse_record
from backroom.kernel.record import replay as replay_record
from backroom.kernel.refusals import Refusal
from backroom.kernel.text import Speaker
from backroom.server.messages import (
    Ack,
    Act,
    AddLuck,
    AlwaysAsk,
    AnswerUndo,
    AskUndo,
    Command,
    Earlier,
    Event,
    Leave,
    News,
    Past,
    Problem,
    Resign,
    Say,
    Scene,
    Sit,
    Start,
    TableHead,
    TableMessage,
    TakeBack,
    Told,
)
from backroom.server.pauses import MOST
from backroom.server.words import seat_names

COMMANDS = ("help", "board", "log", "rule", "say", "undo", "leave", "resign", "quit")
GIVEN_WITHIN = 2 * MOST  # seconds
NEEDS_CONSENT = "undo_needs_consent"


class Gone(Exception):
    """The person has left the program; the seat stays theirs."""


class RemoteChooser:
    """What a seat may choose, as the server has told it."""

    def __init__(self, scene: Scene) -> None:
        self._codes = [choice.code for choice in scene.choices]
        self._refusals = {one.code: Refusal(one.refusal, one.rule) for one in scene.forbidden}

    def legal(self, seat: int) -> list[int]:
        return self._codes

    def refusal(self, seat: object, action: object) -> Refusal | None:
        """Whatever the server has said nothing about it shall judge itself."""
        return self._refusals.get(action) if isinstance(action, int) else None

    def first_code(self, seat: int) -> int:
        return min(self._refusals, default=0)

    def end_code(self, seat: int) -> int:
        return max(self._refusals, default=-1) + 1


def _lines_of(events: Iterable[Event]) -> list[Line]:
    """What was told, and of whom."""
    return [
        Line(event.text, event.seats[0] if isinstance(event, Told) and event.seats else None)
        for event in events
        if event.text
    ]


def _first_of(events: list[Event]) -> int:
    return events[0].number if events else 1


class RemoteTable(Keyboard):
    """One table on a server. The server knows the rules; here they are only shown."""

    def __init__(
        self,
        wire: Wire,
        whole: TableMessage,
        player: str,
        game: Game,
        edition: Any,
        speaker: Speaker,
        names: list[str],
        terminal: Terminal,
        ask_always: bool = False,
    ) -> None:
        super().__init__(game, speaker, terminal, COMMANDS)
        self._wire = wire
        self._names = names  # the speaker's own list: people come and go before the game
        self._player = player
        self._edition = edition
        self.head: TableHead = whole.head
        self._scene: Scene = whole.scene
        self._number = 0
        self._promise = whole.scene.fairness.commitment
        self._log: list[Line] = []
        self._first = 1  # the number of the oldest line of the log
        self._earlier = False  # whether the server has older ones
        self._news: list[Line] = []
        self._ahead: list[str] = []
        self._answered: int | None = None  # the decision that was last answered
        self._undo_answered = False
        self._ask_always = ask_always
        self._not_given: int | None = None  # a decision with one answer that nobody gave for us
        self._take(whole)

    def run(self) -> None:
        """Until the game is over, or the person leaves."""
        try:
            self._sit_down()
            while self._scene.phase in ("gathering", "playing"):
                self._next_thing()
            self._show_end()
        except Gone:
            pass
        finally:
            self._wire.hang_up()

    # What arrives.

    def _next_thing(self) -> None:
        if self._scene.undo is not None and self._scene.you in self._scene.undo.missing:
            self._answer_undo(self._scene.undo.seat)
        elif self._can_start():
            self._offer_start()
        elif self._ask_always and self._scene.you is not None and not self._scene.always_ask:
            self._ask_always = False  # that is said once
            self._try(AlwaysAsk(**self._fresh(), always=True))
        elif self._is_asked():
            if not self._is_given():
                self._choose()
        else:
            self._tell_news()
            self._listen()

    def _is_asked(self) -> bool:
        scene = self._scene
        if scene.you is None or scene.you not in scene.asked:
            return False
        return scene.decision is not None and scene.decision != self._answered

    def _is_given(self) -> bool:
        """Whether the server gives the only answer that there is; then we have waited for it."""
        scene = self._scene
        if scene.always_ask or len(scene.choices) != 1 or scene.decision == self._not_given:
            return False
        assert scene.you is not None
        if scene.seats[scene.you].stand_in:
            return False
        self._tell_news()
        try:
            self._take(self._wire.hear(GIVEN_WITHIN))
        except TimeoutError:
            self._not_given = scene.decision
        except Lost:
            self._call_again()
        return True

    def _listen(self) -> Any:
        """The next message; a lost line is called again, and nothing is missed."""
        while True:
            try:
                message = self._wire.hear()
                break
            except Lost:
                self._call_again()
        self._take(message)
        return message

    def _call_again(self) -> None:
        self.terminal.line(self.say("cli-join-calling"), "dim")
        for _ in self._wire.call_again(self.head.table, self._number):
            pass

    def _take(self, message: Any) -> None:
        if isinstance(message, Past):
            self._take_past(message)
        if not isinstance(message, TableMessage | News):
            return
        if isinstance(message, TableMessage):
            self._log = []  # the older lines may be others now: a choice was taken back
            self._first, self._earlier = _first_of(message.events), message.earlier
        if self._scene.decision != message.scene.decision:
            self._answered = None
        seen = self._number
        self._scene, self._number = message.scene, message.number
        self._names[:] = seat_names(message.scene.seats, self.speaker.phrases.language)
        self._undo_answered = self._undo_answered and message.scene.undo is not None
        self._log += _lines_of(message.events)
        self._news += _lines_of([event for event in message.events if event.number > seen])

    def _take_past(self, message: Past) -> None:
        if message.before == self._first:  # else the log has begun anew meanwhile
            self._log = _lines_of(message.events) + self._log
            self._first, self._earlier = _first_of(message.events), message.earlier

    def _do(self, command: Command) -> Problem | Ack:
        """Send a command until it is answered, however often the line is cut."""
        while True:
            try:
                self._wire.send(command)
                while True:
                    message = self._wire.hear()
                    self._take(message)
                    if isinstance(message, Ack | Problem) and message.id == command.id:
                        return message
            except (Lost, WebSocketException):
                self._call_again()

    def _try(self, command: Command) -> bool:
        """Send a command; if it is refused, say why."""
        answer = self._do(command)
        if isinstance(answer, Problem):
            self.terminal.line(answer.text or answer.code)
        return isinstance(answer, Ack)

    def _fresh(self) -> dict[str, Any]:
        return {"id": token_hex(8), "table": self.head.table}

    # Before the game.

    def _sit_down(self) -> None:
        """Take a seat if one is free, and add luck of our own to the deal."""
        if self._scene.phase != "gathering":
            return
        if self._scene.you is None:
            free = [one for one in self._scene.seats if one.player is None and one.bot is None]
            if not free or not self._try(Sit(**self._fresh())):
                return
        if self._scene.you is not None and not self._scene.seats[self._scene.you].luck:
            self._try(AddLuck(**self._fresh(), luck=token_hex(16)))

    def _can_start(self) -> bool:
        scene = self._scene
        is_full = all(one.player is not None or one.bot is not None for one in scene.seats)
        return scene.phase == "gathering" and scene.owner == self._player and is_full

    def _offer_start(self) -> None:
        self._tell_news()
        if not self._agrees(self.say("cli-join-start")):
            raise Gone
        self._try(Start(**self._fresh()))

    # A choice.

    def _choose(self) -> None:
        scene = self._scene
        assert scene.you is not None
        if scene.seats[scene.you].stand_in and not self._take_back():
            return
        view = self._view(scene.view)
        menu = Menu(RemoteChooser(scene), scene.you, view, self.game, self.speaker)
        code = self._next_of_line(menu)
        if code is None:
            news, self._news = self._news, []
            self._draw_table(view, menu, news)
            code = self._answer(menu)
        if code is None:
            return
        self._answered = scene.decision
        decision = scene.decision or 0
        if not self._try(Act(**self._fresh(), decision=decision, action=code)):
            self._answered = None
            self._ahead = []

    def _next_of_line(self, menu: Menu) -> int | None:
        """The next of several choices that were typed at once, or None where they cannot go on."""
        if not self._ahead:
            return None
        typed = self._ahead.pop(0)
        code = None if typed.isdecimal() else menu.code(typed)
        if code is None or code not in menu.codes or not self._is_confirmed(menu.warning(code)):
            self.announce(self.say("cli-line-not-a-choice", typed=typed))
            self._ahead = []
            return None
        return code

    def _answer(self, menu: Menu) -> int | None:
        """The choice that the person makes; None if the table has changed meanwhile."""
        assert self._scene.you is not None
        number = self._number
        prompt = self.say("cli-prompt", player=self.speaker.player(self._scene.you))
        while True:
            line = self._read(prompt)
            typed, *ahead = [part.strip() for part in line.split(SEVERAL)]
            code = menu.code(typed)
            if code is None:
                self._carry_out(menu, line)
                if self._number != number:
                    return None
            elif (refusal := menu.refusal(code)) is not None:
                why = self.speaker.refusal(refusal)
                self.terminal.line(self.say("cli-refused", action=menu.words(code), why=why))
            elif self._is_confirmed(menu.warning(code)):
                self._ahead = [part for part in ahead if part]
                return code

    def _carry_out(self, menu: Menu, typed: str) -> None:
        if self._ask_why_not(menu, typed):
            return
        word, _, rest = typed.partition(" ")
        match self._commands.get(word.casefold()):
            case "help":
                self._help(menu)
            case "board":
                self._draw_table(self._view(self._scene.view), menu, [])
            case "log":
                self._fetch_past()
                self._show_lines(self._log)
            case "rule":
                self._show_rule(rest.strip())
            case "say":
                self._talk(rest.strip())
            case "undo":
                self._ask_undo()
            case "leave" | "resign" | "quit" as way:
                self._go(way)
            case _:
                self._not_understood(menu, typed)

    def _fetch_past(self) -> None:
        """Get the older lines of the log, which the server sends only when they are asked for."""
        while self._earlier and self._first > 1:
            before = self._first
            try:
                self._wire.send(Earlier(table=self.head.table, before=before))
                while self._first == before and self._earlier:
                    self._take(self._wire.hear())
            except (Lost, WebSocketException):
                self._call_again()

    def _help(self, menu: Menu) -> None:
        words = {name: self._word(name) for name in COMMANDS}
        help_ = self.say(
            "cli-join-help",
            unknown=WHY_NOT,
            several=SEVERAL,
            example=menu.notation(menu.codes[-1]),
            number=self._rule_number("1"),
            **words,
        )
        resigning = []
        if self._can_resign():
            resigning = [self.say("cli-help-resign", resign=self._word("resign"))]
        self.terminal.lines([*help_.splitlines(), *resigning, *self.drawing.legend(self.speaker)])

    def _talk(self, said: str) -> None:
        if said:
            self._try(Say(**self._fresh(), said=said[:500]))

    def _ask_undo(self) -> None:
        answer = self._do(AskUndo(**self._fresh()))
        if isinstance(answer, Problem) and answer.code == NEEDS_CONSENT:
            if self._agrees(self.say("cli-join-ask-undo")):
                self._try(AskUndo(**self._fresh(), ask=True))
        elif isinstance(answer, Problem):
            self.terminal.line(answer.text or answer.code)

    def _answer_undo(self, seat: int) -> None:
        self._tell_news()
        question = self.say("cli-join-allow-undo", player=self.speaker.player(seat))
        self._try(AnswerUndo(**self._fresh(), agree=self._agrees(question)))

    def _go(self, way: str) -> None:
        match way:
            case "leave":
                self._leave()
            case "resign":
                self._resign()
            case _:
                self._quit()

    def _leave(self) -> None:
        """A bot stands in and the seat is kept, or the partner plays on for good."""
        successor = self._scene.leaves_to
        if successor is None:
            if self._agrees(self.say("cli-join-stand-in")) and self._try(Leave(**self._fresh())):
                self._quit()
            return
        partner = self.speaker.player(successor)
        if self._agrees(self.say("table-leave-to-sure", player=partner)) and self._try(
            Leave(**self._fresh())
        ):
            self.terminal.line(self.say("cli-join-gone", player=partner))
            raise Gone

    def _can_resign(self) -> bool:
        return self._scene.can_resign and self._scene.leaves_to is None

    def _resign(self) -> None:
        """Out of the game like the dead, who see how it ends."""
        if not self._can_resign():
            self.terminal.line(self.say("cli-no-resigning", leave=self._word("leave")))
        elif self._agrees(self.say("table-resign-sure")):
            self._try(Resign(**self._fresh()))

    def _take_back(self) -> bool:
        if not self._agrees(self.say("cli-join-take-back")):
            raise Gone
        return self._try(TakeBack(**self._fresh()))

    def _quit(self) -> None:
        self.terminal.line(self.say("cli-join-left", address=self.address()))
        raise Gone

    def _read(self, prompt: str) -> str:
        try:
            return self.terminal.read(prompt)
        except EOFError:
            self.terminal.line()
            self._quit()
            raise

    def address(self) -> str:
        """Where the person finds the table again."""
        return f"{self._wire.base}/#/table/{self.head.table}"

    # What is shown.

    def _view(self, raw: Raw) -> Any:
        return json.decode(raw, type=self.game.view_type)

    def _tell_news(self) -> None:
        news, self._news = self._news, []
        self._show_lines(news)

    def _show_lines(self, lines: list[Line]) -> None:
        view = json.decode(self._scene.view, type=self.game.view_type | None)
        self.terminal.lines(self._marked(lines, view))

    def _show_end(self) -> None:
        self._tell_news()
        if self._scene.frozen_why is not None:
            self.terminal.line(self._scene.frozen_why)
            return
        if self._scene.phase == "closed":
            return  # the news have said why
        view = self._view(self._scene.view)
        self.terminal.line(self.say("cli-over"), "bold")
        if self.terminal.plain:
            self.terminal.lines(self.drawing.plain(view, self.speaker))
        else:
            self.terminal.draw(self.drawing.drawn(view, self.speaker))
        self._check_deal()

    def _check_deal(self) -> None:
        """The whole game must follow from what the server promised before the first card."""
        data = self._record()
        try:
            record = parse_record(data)
            replay_record(record, self.game, self._edition)
        except BadRecord as error:
            self.terminal.line(self.say("cli-join-deal-bad", why=error.told(voice.phrases)))
            return
        is_promised = getattr(record.deal, "commitment", None) == self._promise
        verdict = "cli-join-deal-good" if is_promised else "cli-join-deal-other"
        self.terminal.line(self.say(verdict))
        self._offer_record(data)

    def _record(self) -> bytes:
        path = f"/api/tables/{self.head.table}/record"
        try:
            return self._wire.data(path)
        except BadInput:
            self._call_again()  # until the server is back, or given up
            return self._wire.data(path)

    def _offer_record(self, data: bytes) -> None:
        self.terminal.line(self.say("cli-save-record"))
        try:
            name = self.terminal.read(">")
        except EOFError:
            return
        if not name:
            return
        path = Path(name).expanduser()
        try:
            path.write_bytes(data)
        except OSError as error:
            why = error.strerror or str(error)
            raise BadInput(self.say("cli-save-failed", file=str(path), why=why)) from error
