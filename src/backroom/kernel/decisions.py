"""A decision is declared beside its rule: which codes answer it, what refuses a code, what it does.

The topics of a game declare their decisions; ``make layout`` numbers them (``decisions.py``) and
writes what leads each to its functions (``dispatch.py``). Nothing here is on the hot path.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from backroom.kernel.layout import Things


class Answer(NamedTuple):
    """A run of codes that can answer a decision, and the functions that they lead to.

    These get what their parameters are named after: ``table``, ``seat``, ``code``, what the
    decision is about, and ``<name>`` where the game's ``state.py`` has a function
    ``asked_<name>``; any other one is the place of the code in its run.
    """

    first: int
    codes: int  # how many
    effect: Callable[..., None]
    refusal: Callable[..., Any] | None = None  # without one the codes are always allowed
    refusal_of_all: Callable[..., Any] | None = None  # asked first, once for the whole run


class Decision(NamedTuple):
    """A question that the rules put to a seat. Legal codes are listed in the order of its answers.

    For every mark there is a function ``is_<mark>`` of the decisions that have it. Who must answer
    is said by ``asks``, as bits, or if there is none by ``asks_<name>`` of the game's ``state.py``,
    for the first thing that the decision is about.
    """

    name: str
    answers: list[Answer]
    public: bool  # whether everybody can see which answers there are
    # The code that is chosen if nobody answers in time, or what says it.
    absence: Callable[..., Any] | int | None = None
    left: Callable[..., None] | None = None  # what happens when a seat that is asked has left
    rule: str = ""  # that puts the question: what else is chosen is not what is asked
    skipped: bool = False  # whether the game makes the choice itself where there is only one
    marks: tuple[str, ...] = ()
    about: tuple[Things, ...] = ()  # its arguments, three at most, that come with the question
    asks: Callable[..., Any] | None = None
    settled: Callable[..., None] | None = None  # what happens when nobody is left to be asked


class Task(NamedTuple):
    """Something that the game carries out by itself, between two decisions."""

    name: str
    effect: Callable[..., None]
    about: tuple[Things, ...] = ()
