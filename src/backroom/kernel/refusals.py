"""Why a choice is refused: a code that programs read and the number of the rule that forbids it."""

from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from backroom.kernel.numbers import i64

# What a rule's predicate answers on the hot path. These numbers mean the same in every game; a game
# counts its own from 16.
ALLOWED: Final[i64] = 0
GAME_OVER: Final[i64] = 1
UNKNOWN_ACTION: Final[i64] = 2
NOT_ASKED: Final[i64] = 3
STALE: Final[i64] = 4
WRONG_PHASE: Final[i64] = 5


class Refusal(NamedTuple):
    """An error code of the spec and the rule behind it."""

    code: str
    rule: str


class Refused(Exception):
    """A choice was refused; nothing has changed. Where people read it, a sentence says why.

    >>> import backroom
    >>> try:
    ...     backroom.crooks.deal(seats=2, seed=7).do("recruit I")
    ... except backroom.Refused as error:
    ...     error.refusal
    Refusal(code='hangout_closed', rule='CR-44')
    """

    def __init__(self, refusal: Refusal, sentence: str = "") -> None:
        why = f"{refusal.code} ({refusal.rule})"
        super().__init__(f"{why}: {sentence}" if sentence else why)
        self.refusal = refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class SetupError(ValueError):
    """A game cannot be set up as asked: the code says which part is wrong, the text says why, and
    where a rule of the game forbids it, its number.

    >>> import backroom
    >>> try:
    ...     backroom.box("poker")
    ... except backroom.SetupError as error:
    ...     error.code
    'unknown_game'
    """

    def __init__(self, code: str, why: str, rule: str | None = None) -> None:
        super().__init__(f"{code}: {why}")
        self.code = code
        self.why = why
        self.rule = rule
