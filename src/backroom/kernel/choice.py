"""One of the things that a seat may choose, for people: its code, its words, and its text."""

from collections.abc import Callable
from typing import Final

from backroom.kernel.actions import ActionTable
from backroom.kernel.text import Speaker


class Choice:
    """A choice of one seat: the ``code`` of the fast contract, the ``words`` of the notation, and
    its ``text`` in a language.

    >>> import backroom
    >>> first = backroom.crooks.deal(seats=2, seed=7).legal[0]
    >>> first
    Choice('pass')
    >>> first.seat, first.code, first.kind
    (0, 0, 'pass')
    >>> first.text("fr").split()[0]
    'Passer'
    """

    __slots__ = ("_speaker_in", "code", "kind", "seat", "words")

    def __init__(
        self, actions: ActionTable, seat: int, code: int, speaker_in: Callable[[str], Speaker]
    ) -> None:
        self.seat: Final = seat
        self.code: Final = code
        self.kind: Final = actions[code].kind
        self.words: Final = actions.words(code)
        self._speaker_in = speaker_in

    def text(self, lang: str = "en") -> str:
        """The choice as a sentence says it, in English, French or Italian.

        >>> import backroom
        >>> backroom.crooks.deal(seats=2, seed=7).legal[1].text()
        'Recruit at A (Bar)'
        """
        return self._speaker_in(lang).action(self.code)

    def __repr__(self) -> str:
        return f"Choice({self.words!r})"

    def __str__(self) -> str:
        return self.words

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Choice):
            return NotImplemented
        return (self.seat, self.code, self.words) == (other.seat, other.code, other.words)

    def __hash__(self) -> int:
        return hash((self.seat, self.code, self.words))
