"""The screen and the keyboard that people share."""

import sys
from collections.abc import Iterable, Sequence

from rich.console import Console, RenderableType
from rich.text import Text

try:
    # Lets people edit what they type. It must not offer old lines again: they may be another's.
    import readline

    readline.set_auto_history(False)
except (ImportError, AttributeError):  # not on every system
    pass

WIPE = "\x1b[H\x1b[2J\x1b[3J"  # clears the screen and what was scrolled off it
LINES_AT_LEAST = 4  # of news on a low screen


class Terminal:
    """Shows things and reads lines. Plain: no colour, no boxes, and nothing is ever cleared away
    but what the next player must not see."""

    def __init__(self, *, plain: bool = False) -> None:
        console = Console(highlight=False)
        self.plain = plain or not console.is_terminal or console.is_dumb_terminal
        self._is_screen = console.is_terminal and not console.is_dumb_terminal
        self._console = (
            Console(highlight=False, color_system=None, soft_wrap=True) if self.plain else console
        )

    def line(self, text: str | Text = "", style: str = "") -> None:
        """A sentence; nothing in it is read as markup."""
        self._console.print(Text(text, style=style) if isinstance(text, str) else text)

    def lines(self, texts: Iterable[str | Text], style: str = "") -> None:
        """Sentences, one a line."""
        for text in texts:
            self.line(text, style)

    def draw(self, drawing: RenderableType) -> None:
        """A table or the like; not for plain output."""
        self._console.print(drawing)

    def clear(self) -> None:
        """A new page."""
        if self.plain:
            self.line()
        else:
            self._console.clear()

    def wipe(self) -> None:
        """Nothing that was shown before can be read any more."""
        if self._is_screen:
            sys.stdout.write(WIPE)
            sys.stdout.flush()

    def read(self, prompt: str) -> str:
        """A line from the keyboard; raises EOFError at its end."""
        return input(f"{prompt} ").strip()

    def latest(self, texts: Sequence[Text], below: Sequence[RenderableType]) -> Sequence[Text]:
        """As many of the last texts as leave room on the screen for what stands below them."""
        if self.plain:
            return texts
        used = sum(len(self._console.render_lines(part)) for part in below)
        room = max(self._console.height - used, LINES_AT_LEAST)
        kept = len(texts)
        while kept > 0 and self._height_of(texts[-kept:]) > room:
            kept -= 1
        return texts[len(texts) - kept :]

    def _height_of(self, texts: Sequence[Text]) -> int:
        return sum(len(self._console.render_lines(text)) for text in texts)
