"""A sheet of signs on which a map is drawn: thin lines first, then words over them."""

from rich.text import Text

BLANK = 0x2800  # the Braille sign without dots
WIDE, HIGH = 2, 4  # dots in one sign
DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))  # by column and row

Point = tuple[float, float]  # column and line, from the upper left corner


class Canvas:
    """Signs with styles, in lines of equal length."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self._dots = [[0] * width for _ in range(height)]
        self._words: list[list[tuple[str, str] | None]] = [[None] * width for _ in range(height)]

    def line(self, start: Point, end: Point) -> None:
        """A thin straight line."""
        across, down = (end[0] - start[0]) * WIDE, (end[1] - start[1]) * HIGH
        steps = max(round(abs(across)), round(abs(down)), 1)
        for step in range(steps + 1):
            x = round(start[0] * WIDE + across * step / steps)
            y = round(start[1] * HIGH + down * step / steps)
            self._dots[y // HIGH][x // WIDE] |= DOTS[x % WIDE][y % HIGH]

    def write(self, column: int, line: int, text: str, style: str = "") -> int:
        """Words over whatever is there; what does not fit the sheet is cut. The column after."""
        for sign in text:
            if column < self.width:
                self._words[line][column] = (sign, style)
            column += 1
        return column

    def is_free(self, column: int, line: int, width: int) -> bool:
        """Whether no words stand there and the place is on the sheet."""
        end = column + width
        return end <= self.width and not any(self._words[line][column:end])

    def text(self) -> Text:
        """The sheet as drawn."""
        lines = (
            Text.assemble(*map(_sign, words, dots))
            for words, dots in zip(self._words, self._dots, strict=True)
        )
        return Text("\n", no_wrap=True).join(lines)


def _sign(word: tuple[str, str] | None, dots: int) -> tuple[str, str]:
    if word is not None:
        return word
    return (chr(BLANK + dots), "dim") if dots else (" ", "")
