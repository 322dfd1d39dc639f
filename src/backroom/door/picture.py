"""A table drawn as in the terminal: as text, and for notebooks as HTML and SVG."""

from io import StringIO
from typing import Any

from rich.console import Console

from backroom.drawings import drawing_of
from backroom.kernel.text import Speaker

WIDTH = 100
HTML = '<pre style="line-height: normal; font-family: monospace">{code}</pre>'


class Picture:
    """What one seat sees, drawn. It prints in signs; a notebook shows it in colour.

    >>> import backroom
    >>> picture = backroom.crooks.deal(seats=2, seed=7).picture(0, lang="fr")
    >>> picture.svg().startswith("<svg")
    True
    """

    def __init__(self, game: str, view: Any, speaker: Speaker) -> None:
        self._drawing = drawing_of(game).drawn(view, speaker)
        self._title = speaker.phrases.say(f"{game}-name")

    def text(self) -> str:
        """The drawing in signs, without colour.

        >>> import backroom
        >>> picture = backroom.crooks.deal(seats=2, seed=7).picture()
        >>> print(picture.text().splitlines()[0].strip("─ "))
        Crooks
        """
        console = Console(file=StringIO(), width=WIDTH, color_system=None)
        with console.capture() as captured:
            console.print(self._drawing)
        return "\n".join(line.rstrip() for line in captured.get().splitlines())

    def html(self) -> str:
        """The drawing in colour, as a piece of HTML.

        >>> import backroom
        >>> backroom.crooks.deal(seats=2, seed=7).picture().html()[:4]
        '<pre'
        """
        return self._recorded().export_html(code_format=HTML, inline_styles=True)

    def svg(self) -> str:
        """The drawing in colour, as an SVG file.

        >>> import backroom
        >>> "</svg>" in backroom.crooks.deal(seats=2, seed=7).picture().svg()
        True
        """
        return self._recorded().export_svg(title=self._title)

    def _recorded(self) -> Console:
        console = Console(
            file=StringIO(), width=WIDTH, record=True, force_terminal=True, legacy_windows=False
        )
        console.print(self._drawing)
        return console

    def __str__(self) -> str:
        return self.text()

    def _repr_html_(self) -> str:
        return self.html()

    def _repr_svg_(self) -> str:
        return self.svg()
