"""One sitting at the terminal: people and bots play a game to its end, or until somebody leaves."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from backroom.bots import Chair, Invitations
from backroom.bots.steady import STAND_IN, SteadyBot
from backroom.cli import saving
from backroom.cli.keyboard import SEVERAL, WHY_NOT, Keyboard, Line
from backroom.cli.menu import Menu
from backroom.cli.terminal import Terminal
from backroom.coach.hints import hints
from backroom.coach.words import POINT
from backroom.kernel.campaign import Campaign
from backroom.kernel.chance import Chance, fast_chance
from backroom.kernel.journal import Event
from backroom.kernel.record import Session, deal_of
from backroom.kernel.refusals import ALLOWED, SetupError
from backroom.kernel.state import NO_SEAT, SPECTATOR
from backroom.kernel.text import Speaker

COMMANDS = ("help", "board", "log", "rule", "hint", "save", "leave", "resign", "quit")


class Left(Exception):
    """Somebody left the game on purpose, and was asked whether to save it."""


class Sitting(Keyboard):
    """A game at one keyboard. Seats without a bot are people's."""

    def __init__(
        self,
        session: Session,
        speaker: Speaker,
        bots: Mapping[int, SteadyBot],
        terminal: Terminal,
        resume_with: Sequence[str],
        marks: Mapping[int, int] | None = None,
        campaign: Campaign | None = None,
        ask_always: bool = False,
    ) -> None:
        super().__init__(session.game, speaker, terminal, COMMANDS)
        self.session = session
        self.state = session.state
        self.bots = dict(bots)
        self.people = [seat for seat in range(int(self.state.seats)) if seat not in bots]
        self._resume_with = resume_with
        self._campaign = campaign
        self._ask_always = ask_always
        # By seat: the first entry of the journal that it has not been told yet.
        self._marks = dict.fromkeys([SPECTATOR, *self.people], 0) | dict(marks or {})
        self._invitations = Invitations()
        self._replaced: set[int] = set()  # seats whose bot has failed, as the table was told
        self._at_keyboard: int | None = None
        self._is_unsaved = False
        self._ahead: list[str] = []  # what is left of a line with several choices
        self._taken = 0  # how many choices of that line were made
        self._hints = 0  # that were taken

    def run(self) -> None:
        """Play to the end; raises KeyboardInterrupt after the game is kept."""
        try:
            while self.state.waiting():
                self._next_choice()
            self._show_result()
            self._finish_campaign()
            self._offer_record()
        except Left:
            return
        except EOFError:
            self._keep()
        except KeyboardInterrupt:
            self._keep()
            raise
        finally:
            for player in self.bots.values():
                player.leave()

    # One choice after another.

    def _next_choice(self) -> None:
        speaker = self._invitations.next_speaker(self.state, self.bots)
        if speaker is not None:
            self._bot_may_speak(speaker)
            return
        asked = self.state.asked()
        people = [seat for seat in asked if seat in self.people]
        if len(people) < len(asked):
            self._bot_chooses(next(seat for seat in asked if seat in self.bots))
        elif self._at_keyboard in people:
            self._person_chooses(self._at_keyboard)  # who has the keyboard keeps it while asked
        else:
            self._person_chooses(people[0])

    def _bot_may_speak(self, seat: int) -> None:
        code = self.bots[seat].speak(self._chair(seat), self._luck(seat, "unasked"))
        self._tell_of_failure(seat)
        if code is not None:
            self._bot_says(seat, code)

    def _bot_chooses(self, seat: int) -> None:
        code = self.bots[seat].choose(self._chair(seat), self._luck(seat, "bot"))
        self._tell_of_failure(seat)
        self._bot_says(seat, code)

    def _tell_of_failure(self, seat: int) -> None:
        """A bot that had to be replaced is announced once."""
        failure = self.bots[seat].failure
        if failure is None or seat in self._replaced:
            return
        self._replaced.add(seat)
        why = failure.told(self.speaker.phrases)
        name = self.speaker.player(seat)
        self.announce(self.say("cli-bot-replaced", player=name, stand_in=STAND_IN, why=why))

    def _chair(self, seat: int) -> Chair:
        luck = self._luck(seat, "chair")
        return Chair(self.game, self.state, seat, luck, self.session.options)

    def _luck(self, seat: int, why: str) -> Chance:
        """By decision, not from one long stream: a resumed game goes on as it would have."""
        return fast_chance(f"{self.session.seed} {why} {seat} {self.state.decision(seat)}")

    def _bot_says(self, seat: int, code: int) -> None:
        self.session.play(seat, code)
        if not self.people:
            self._tell(SPECTATOR)

    def _person_chooses(self, seat: int) -> None:
        given = None if self._ask_always else self._answer_to_give(seat)
        if given is not None:
            self.announce(self.say("cli-given", answer=self.speaker.action(given)))
            self.session.play(seat, given)
            self._is_unsaved = True
            return
        self._hand_over(seat)
        view = self.game.view(self.state, seat)
        menu = Menu(self.state, seat, view, self.game, self.speaker)
        code = self._next_of_line(menu)
        if code is None:
            self._draw_table(view, menu, self._take_news(seat))
            code = self._answer(seat, menu)
        if code is not None:
            self.session.play(seat, code)
        self._is_unsaved = True

    def _answer_to_give(self, seat: int) -> int | None:
        """The only answer that a person has. Where that is a secret and several people share the
        keyboard, they are asked: if it were not handed over, that would tell."""
        if len(self.people) > 1 and not self.state.shows_options(seat):
            return None
        return self.state.only_answer_of(seat)

    def _hand_over(self, seat: int) -> None:
        """Nobody reads what the one before them was shown."""
        before = self._at_keyboard
        if before != seat:
            self._drop_line()
        self._at_keyboard = seat
        if before == seat or len(self.people) == 1:
            return
        if before is not None:
            self._show_end_of_turn(before)
        self.terminal.wipe()
        self.terminal.lines(self._take_notices())
        self.terminal.read(self.say("cli-hand-over", player=self.speaker.player(seat)))
        self.terminal.wipe()

    def _show_end_of_turn(self, seat: int) -> None:
        """What the last choice led to, a spy's look above all; then the screen is hidden.

        It comes after every turn: a pause only where there is a secret would tell of it.
        """
        self.terminal.clear()
        self._tell(seat)
        self.terminal.read(self.say("cli-turn-over", player=self.speaker.player(seat)))

    # What is shown.

    def _tell(self, seat: int) -> None:
        """What this seat has not been told yet."""
        self.terminal.lines(self._take_notices())
        self._show_lines(seat, self._take_news(seat))

    def _show_lines(self, seat: int, lines: list[Line]) -> None:
        if lines:
            self.terminal.lines(self._marked(lines, self.game.view(self.state, seat)))

    def _take_news(self, seat: int) -> list[Line]:
        """What this seat has not been told yet, in words."""
        events = self.session.journal.seen_by(
            seat, since=self._marks[seat], all_open=self._is_over()
        )
        self._marks[seat] = len(self.session.journal.entries)
        return self._in_words(events, seat)

    def _in_words(self, events: list[Event], seat: int) -> list[Line]:
        """Events as they are told to this seat."""
        self.speaker.meet(self.state)
        return [
            Line(self.speaker.event(event, seat), next(iter(self.speaker.about(event)), None))
            for event in events
        ]

    def _is_over(self) -> bool:
        return self.state.waiting() == 0

    def _show_result(self) -> None:
        witness = SPECTATOR if self._at_keyboard is None else self._at_keyboard
        view = self.game.view(self.state, SPECTATOR)
        self.terminal.clear()
        self._tell(witness)
        self.terminal.line()
        self.terminal.line(self.say("cli-over"), "bold")
        if self.terminal.plain:
            self.terminal.lines(self.drawing.plain(view, self.speaker))
        else:
            self.terminal.draw(self.drawing.drawn(view, self.speaker))

    def _finish_campaign(self) -> None:
        """Keep what the game brings to its campaign, and tell it."""
        if self._campaign is None:
            return
        self.terminal.line()
        try:
            deal = deal_of(self.session)
            self.terminal.lines(self._campaign.finish(self.state, deal, self.speaker))
        except SetupError as error:
            self.terminal.line(self.say("cli-campaign-failed", why=str(error)))

    # What is typed.

    def _answer(self, seat: int, menu: Menu) -> int | None:
        """The choice that the person makes, after any number of questions and slips; None if it
        leaves the seat."""
        prompt = self.say("cli-prompt", player=self.speaker.player(seat))
        while seat in self.people and not self.state.is_gone(seat):
            line = self.terminal.read(prompt)
            typed, *ahead = [part.strip() for part in line.split(SEVERAL)]
            code = menu.code(typed)
            if code is None:
                self._carry_out(seat, menu, line)
            elif (refusal := menu.refusal(code)) is not None:
                why = self.speaker.refusal(refusal)
                self.terminal.line(self.say("cli-refused", action=menu.words(code), why=why))
            elif self._is_confirmed(menu.warning(code)):
                self._ahead, self._taken = [part for part in ahead if part], 1
                return code
        return None

    # A line with several choices, such as a whole journey: they are made one after another.

    def _next_of_line(self, menu: Menu) -> int | None:
        """The next choice of the line, or None: at its end, or where it cannot go on."""
        if not self._ahead:
            return None
        typed = self._ahead[0]
        # A number stands for a choice of a list that was never seen.
        code = None if typed.isdecimal() else menu.code(typed)
        if code is None:
            self._drop_line(self.say("cli-line-not-a-choice", typed=typed))
            return None
        refusal = menu.refusal(code)
        if refusal is not None:
            why = self.speaker.refusal(refusal)
            self._drop_line(self.say("cli-refused", action=menu.words(code), why=why))
            return None
        if not self._is_confirmed(menu.warning(code)):
            self._drop_line()
            return None
        self._ahead.pop(0)
        self._taken += 1
        return code

    def _drop_line(self, why: str = "") -> None:
        """Forget the rest of the line, and say where it stopped and why."""
        if self._ahead:
            rest = f"{SEVERAL} ".join(self._ahead)
            if why:
                self.announce(why)
            self.announce(self.say("cli-line-stopped", count=self._taken, rest=rest))
        self._ahead = []

    def _carry_out(self, seat: int, menu: Menu, typed: str) -> None:
        """A command, or something that is none."""
        if self._ask_why_not(menu, typed):
            return
        word, _, rest = typed.partition(" ")
        commands: dict[str | None, Callable[[], object]] = {
            "help": lambda: self._help(seat, menu),
            "board": lambda: self._draw_table(self.game.view(self.state, seat), menu, []),
            "log": lambda: self._show_log(seat),
            "rule": lambda: self._show_rule(rest.strip()),
            "hint": lambda: self._hint(seat, menu),
            "save": lambda: self._save_as(rest.strip()),
            "leave": lambda: self._leave_seat(seat),
            "resign": lambda: self._resign(seat),
            "quit": self._leave,
        }
        command = self._commands.get(word.casefold())
        commands.get(command, lambda: self._not_understood(menu, typed))()

    # Questions.

    def _help(self, seat: int, menu: Menu) -> None:
        words = {name: self._word(name) for name in COMMANDS}
        example = menu.notation(menu.codes[-1])
        number = self._rule_number("1")
        help_ = self.say(
            "cli-help", unknown=WHY_NOT, several=SEVERAL, example=example, number=number, **words
        )
        resigning = []
        if self._can_resign(seat):
            resigning = [self.say("cli-help-resign", resign=self._word("resign"))]
        hint = []
        if self._may_be_helped():
            hint = [self.say("cli-help-hint", hint=self._word("hint"))]
        legend = self.drawing.legend(self.speaker)
        self.terminal.lines([*help_.splitlines(), *resigning, *hint, *legend])

    def _may_be_helped(self) -> bool:
        """Whether hints are fair: nobody but bots plays against the one at the keyboard."""
        return len(self.people) == 1

    def _hint(self, seat: int, menu: Menu) -> None:
        """The best choices, from what the seat knows."""
        if not self._may_be_helped():
            self.terminal.line(self.say("cli-hint-refused"))
            return
        self._hints += 1
        self.terminal.line(self.say("cli-hint"))
        for hint in hints(self.game, self.state, seat, self._luck(seat, "hint")):
            choice, chance = menu.words(hint.code), round(hint.chance / POINT)
            self.terminal.line(self.say("cli-hint-choice", choice=choice, chance=chance))

    def _show_log(self, seat: int) -> None:
        heading = "cli-log-heading" if self.session.journal.recall else "cli-log-public"
        self.terminal.line(self.say(heading, player=self.speaker.player(seat)), "bold")
        events = self.session.journal.seen_by(seat)
        self._show_lines(seat, self._in_words(events, seat))
        if self._hints:
            self.terminal.line(self.say("cli-hints-taken", count=self._hints))

    # Saving and leaving.

    def _save_as(self, name: str) -> bool:
        """Write the game to a file; whether that is done."""
        if not name:
            example = f"{self.game.name}.json"
            self.terminal.line(self.say("cli-save-which", save=self._word("save"), file=example))
            return False
        path = Path(name).expanduser()
        if path.exists() and not self._agrees(self.say("cli-overwrite", file=str(path))):
            return False
        try:
            path.write_bytes(self.session.record().to_json())
        except OSError as error:
            why = error.strerror or str(error)
            self.terminal.line(self.say("cli-save-failed", file=str(path), why=why))
            return False
        self._is_unsaved = False
        self._tell_where("cli-saved", path)
        return True

    def _tell_where(self, message: str, path: Path) -> None:
        if self._is_over():
            command = saving.command("replay", str(path))
            self.terminal.line(self.say("cli-kept-record", file=str(path), command=command))
        else:
            command = saving.command(*self._resume_with, "--resume", str(path))
            self.terminal.line(self.say(message, file=str(path), command=command))

    def _leave_seat(self, seat: int) -> None:
        """The partner plays on where the rules say so, else a bot. The next one at the keyboard
        does not see what this one saw."""
        successor = int(self.state.successor(seat))
        question = self.say("cli-join-stand-in")
        if successor != NO_SEAT:
            question = self.say("table-leave-to-sure", player=self.speaker.player(successor))
        if not self._agrees(question):
            return
        self._marks[SPECTATOR] = len(self.session.journal.entries)  # who watches, from now on
        if successor != NO_SEAT:
            self.session.resign(seat)
        else:
            self.bots[seat] = SteadyBot(STAND_IN, self.game, self.session.edition)
            name = self.speaker.player(seat)
            self.announce(self.say("table-stood-in-left", player=name, you="no"))
        self.people.remove(seat)
        self._at_keyboard = None
        self.terminal.wipe()

    def _can_resign(self, seat: int) -> bool:
        """Whether the rules let a seat be given up for good, and nobody plays on for it."""
        return self.state.give_up_refusal(seat) == ALLOWED and self.state.successor(seat) == NO_SEAT

    def _resign(self, seat: int) -> None:
        """Out of the game like the dead, who see how it ends."""
        if not self._can_resign(seat):
            self.terminal.line(self.say("cli-no-resigning", leave=self._word("leave")))
        elif self._agrees(self.say("table-resign-sure")):
            self.session.resign(seat)

    def _leave(self) -> None:
        if self._is_unsaved:
            self._ask_for_file(self.say("cli-save-before-leaving"))
        if self._is_unsaved:
            self.terminal.line(self.say("cli-left"))
        raise Left

    def _offer_record(self) -> None:
        self._is_unsaved = False  # a game that is over is not broken off
        if self.people:
            self._ask_for_file(self.say("cli-save-record"))

    def _ask_for_file(self, question: str) -> None:
        """Ask until the game is saved, or the answer is empty."""
        self.terminal.line(question)
        while (name := self.terminal.read(">")) and not self._save_as(name):
            self.terminal.line(question)

    def _keep(self) -> None:
        """The game was broken off without a word: nothing of it shall be lost."""
        self.terminal.line()
        if not self._is_unsaved:
            return
        try:
            path = saving.keep_unasked(self.game.name, self.session.record().to_json())
        except OSError as error:
            why = error.strerror or str(error)
            self.terminal.line(self.say("cli-save-failed", file=error.filename or "", why=why))
        else:
            self._tell_where("cli-kept", path)
