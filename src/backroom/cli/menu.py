"""The choices of one decision, and what a typed line means among them."""

from typing import Any, Protocol

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from backroom.drawings import drawing_of
from backroom.kernel.game import Game
from backroom.kernel.refusals import Refusal
from backroom.kernel.text import Speaker, folded

OTHER_DECISION = "wrong_phase"  # the refusal of a choice that belongs to another kind of decision


class Chooser(Protocol):
    """Whoever knows what a seat may choose: a state, or a server's word about one."""

    def legal(self, seat: int) -> list[int]: ...

    def refusal(self, seat: object, action: object) -> Refusal | None: ...

    def first_code(self, seat: int) -> int: ...

    def end_code(self, seat: int) -> int: ...


class Menu:
    """What one seat may choose now, each with a number, its words and its notation."""

    def __init__(self, state: Chooser, seat: int, view: Any, game: Game, speaker: Speaker) -> None:
        self._state = state
        self._seat = seat
        self._view = view
        self._drawing = drawing_of(game.name)
        self._asking = game.asking(view, speaker)
        self._speaker = speaker
        self.codes = state.legal(seat)

    def question(self) -> str:
        """What must be chosen."""
        return self._asking.question()

    def words(self, code: int) -> str:
        """A choice in the player's language."""
        return self._asking.answer(code)

    def notation(self, code: int) -> str:
        return self._speaker.actions.words(code)

    def number(self, code: int) -> int:
        """The number under which a legal choice is listed."""
        return self.codes.index(code) + 1

    def drawing(self) -> RenderableType:
        """The choices as the game draws them, or side by side where they fit."""
        numbers = {code: self.number(code) for code in self.codes}
        own = self._drawing.choices(self._view, self._speaker, numbers)
        return own or Columns(list(map(self._item, self.codes)), column_first=True, padding=(0, 3))

    def _item(self, code: int) -> Text:
        item = Text(f"{self.number(code):2}. ", style="bold")
        item.append(self.words(code), style="not bold")
        return item.append(f"  {self.notation(code)}", style="not bold dim")

    def lines(self) -> list[str]:
        """The choices one a line."""
        return [
            f"{self.number(code)}: {self.words(code)} [{self.notation(code)}]"
            for code in self.codes
        ]

    def warning(self, code: int) -> str | None:
        """What to confirm before this choice; the only choice there is needs no confirmation."""
        if len(self.codes) == 1:
            return None
        return self._asking.warning(code)

    def refusal(self, code: int) -> Refusal | None:
        return self._state.refusal(self._seat, code)

    def refused(self) -> dict[Refusal, list[int]]:
        """The choices of this kind that are not possible now, by reason."""
        found: dict[Refusal, list[int]] = {}
        for code in range(self._state.first_code(self._seat), self._state.end_code(self._seat)):
            refusal = self.refusal(code)
            if refusal is None or refusal.code == OTHER_DECISION:
                continue
            if self._speaker.is_for_this_table(code):
                found.setdefault(refusal, []).append(code)
        return found

    def code(self, typed: str) -> int | None:
        """The action that a number, a notation or words stand for; it need not be legal."""
        if typed.isdecimal():
            number = int(typed)
            return self.codes[number - 1] if 1 <= number <= len(self.codes) else None
        return self._named(typed)

    def _named(self, typed: str) -> int | None:
        wanted = folded(typed)
        actions = range(len(self._speaker.actions))
        for naming in (self.notation, self.words):
            for code in actions:
                if folded(naming(code)) == wanted:
                    return code
        return self._speaker.code(typed)
