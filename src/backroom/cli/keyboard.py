"""What a person at a keyboard sees and may ask, at a table in this program or on a server."""

import re
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from rich.console import Group
from rich.rule import Rule
from rich.text import Text

from backroom.cli.menu import Menu
from backroom.cli.terminal import Terminal
from backroom.drawings import drawing_of
from backroom.kernel.game import Game
from backroom.kernel.rulebook import rulebook
from backroom.kernel.text import Speaker

WHY_NOT = "?"
SEVERAL = ";"


class Line(NamedTuple):
    """A line of the log, and the seat that it is about, if any."""

    text: str
    seat: int | None


class Keyboard:
    """Shows a table to a person, and understands what is typed."""

    def __init__(
        self, game: Game, speaker: Speaker, terminal: Terminal, commands: Sequence[str]
    ) -> None:
        self.game = game
        self.speaker = speaker
        self.say = speaker.phrases.say
        self.terminal = terminal
        self.drawing = drawing_of(game.name)
        self._rules = rulebook(game, speaker.phrases.language).texts
        self._notices: list[str] = []
        self._commands = {self.say(f"cli-word-{name}"): name for name in commands} | {
            name: name for name in commands
        }

    def announce(self, text: str) -> None:
        """Something to say the next time that the table is shown."""
        self._notices.append(text)

    def _take_notices(self) -> list[str]:
        notices, self._notices = self._notices, []
        return notices

    # What is shown.

    def _marked(self, lines: Iterable[Line], view: Any) -> list[Text]:
        """Lines of the log, each with the sign of its seat where there are colours."""
        if self.terminal.plain or view is None:
            return [Text(line.text) for line in lines]
        return [Text.assemble(self._sign(line.seat, view), f" {line.text}") for line in lines]

    def _sign(self, seat: int | None, view: Any) -> Text:
        return Text(" ") if seat is None else self.drawing.mark(view, self.speaker, seat)

    def _draw_table(self, view: Any, menu: Menu, lines: Sequence[Line]) -> None:
        """The table, what happened, and the choices."""
        self.terminal.clear()
        notices = self._take_notices()
        news = self._marked(lines, view)
        if self.terminal.plain:
            self.terminal.lines([*notices, *news, *self.drawing.plain(view, self.speaker)])
            self.terminal.line(menu.question())
            self.terminal.lines(menu.lines())
            return
        table = self.drawing.drawn(view, self.speaker)
        asked = Text(menu.question(), style="bold")
        below = Group(table, Rule(style="dim"), asked, menu.drawing())
        latest = self.terminal.latest(news, [*map(Text, notices), below, Text("\n" * 3)])
        self.terminal.lines(notices)
        if news:
            self.terminal.draw(Rule(self.say("cli-news"), style="dim"))
            if len(latest) < len(news):
                left_out = len(news) - len(latest)
                log = self._word("log")
                self.terminal.line(self.say("cli-news-left-out", count=left_out, log=log), "dim")
            self.terminal.lines(latest)
        self.terminal.draw(below)

    # What is typed.

    def _is_confirmed(self, question: str | None) -> bool:
        if question is None or self._agrees(question):
            return True
        self.terminal.line(self.say("cli-not-confirmed"))
        return False

    def _agrees(self, question: str) -> bool:
        """Yes or no; everything else is asked again."""
        yes, no = self.say("cli-words-yes").split(), self.say("cli-words-no").split()
        asked = self.say("cli-confirm", question=question, yes=yes[0], no=no[0])
        while True:
            typed = self.terminal.read(asked).casefold()
            if typed in [*yes, "yes", "y"]:
                return True
            if typed in [*no, "no", "n"]:
                return False

    def _not_understood(self, menu: Menu, typed: str) -> None:
        if typed.isdecimal():
            self.terminal.line(self.say("cli-no-such-number", typed=typed))
        elif typed:
            self.terminal.line(self.say("cli-not-understood", typed=typed))
        self.terminal.line(
            self.say(
                "cli-choose-number",
                count=len(menu.codes),
                example=menu.notation(menu.codes[-1]),
                help=self._word("help"),
            )
        )

    def _word(self, command: str) -> str:
        return self.say(f"cli-word-{command}")

    # Questions.

    def _ask_why_not(self, menu: Menu, typed: str) -> bool:
        """Whether the person asked why something is not possible, and was told."""
        if not typed.startswith(WHY_NOT):
            return False
        self._explain(menu, typed.removeprefix(WHY_NOT).strip())
        return True

    def _explain(self, menu: Menu, asked: str) -> None:
        """Why something is not possible now: one action, or all of this kind."""
        if not asked:
            self._explain_all(menu)
            return
        code = menu.code(asked)
        if code is None:
            self._not_understood(menu, asked)
        elif (refusal := menu.refusal(code)) is not None:
            why = self.speaker.refusal(refusal)
            self.terminal.line(self.say("cli-refused", action=menu.words(code), why=why))
        else:
            number = menu.number(code)
            self.terminal.line(self.say("cli-allowed", action=menu.words(code), number=number))

    def _explain_all(self, menu: Menu) -> None:
        refused = menu.refused()
        if not refused:
            self.terminal.line(self.say("cli-nothing-refused"))
            return
        self.terminal.line(self.say("cli-refused-heading"), "bold")
        for refusal, codes in refused.items():
            why = self.speaker.refusal(refusal)
            actions = "; ".join(menu.words(code) for code in codes)
            self.terminal.line(self.say("cli-refused-group", why=why, actions=actions))

    def _rule_number(self, typed: str) -> str:
        """`54`, `cr54` and `CR-54` are the same rule."""
        prefix = self.game.rule_prefix
        found = re.fullmatch(rf"(?:{prefix})?-?(\d+)", typed, re.IGNORECASE)
        numbers = {int(number.removeprefix(f"{prefix}-")): number for number in self._rules}
        return numbers.get(int(found[1]), typed) if found else typed

    def _show_rule(self, typed: str) -> None:
        number = self._rule_number(typed)
        if not typed:
            example = self._rule_number("1")
            self.terminal.line(self.say("cli-rule-which", rule=self._word("rule"), number=example))
        elif number in self._rules:
            self.terminal.line(self.say("cli-rule", number=number, text=self._rules[number]))
        else:
            self.terminal.line(self.say("cli-rule-unknown", number=number))
