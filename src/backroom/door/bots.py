"""Bots that are functions: one seat's turn in, a choice out."""

from collections.abc import Callable
from functools import cached_property, update_wrapper
from random import Random
from typing import Any, Generic, cast

from backroom.bots import Bot, BotFailed, BotMaker, Chair
from backroom.bots.guests import meet
from backroom.door.box import Box
from backroom.door.table import Table
from backroom.kernel.chance import Chance, fast_chance
from backroom.kernel.choice import Choice
from backroom.kernel.game import Game, ViewT
from backroom.kernel.journal import Journal
from backroom.kernel.text import Speaker

Answer = Choice | str | int


class Turn(Generic[ViewT]):
    """What a bot is handed: one seat's turn, with all that the seat knows and nothing else.

    >>> import backroom
    >>> @backroom.bot
    ... def patient(turn):
    ...     return turn.legal[-1]
    >>> backroom.crooks.deal(seats=2, seed=7).ask(patient)
    Choice('recruit E')
    """

    def __init__(self, box: Box[Any, ViewT, Any], chair: Chair, chance: Chance) -> None:
        self._box = box
        self._chair = chair
        self._chance = chance

    @property
    def seat(self) -> int:
        """The seat whose turn it is.

        >>> import backroom
        >>> @backroom.bot
        ... def talker(turn):
        ...     print(turn.seat, turn.legal[:2], turn.view.phase)
        ...     return turn.legal[0]
        >>> backroom.crooks.deal(seats=2, seed=7).ask(talker)
        0 [Choice('pass'), Choice('recruit A')] turn
        Choice('pass')
        """
        return self._chair.seat

    @cached_property
    def legal(self) -> list[Choice]:
        """What the seat may choose; never empty."""
        actions = self._box.game.actions
        return [Choice(actions, self.seat, code, self._speaker) for code in self._chair.legal]

    @property
    def view(self) -> ViewT:
        """All that the seat may see or remember."""
        return cast(ViewT, self._chair.view)

    @cached_property
    def random(self) -> Random:
        """Luck for choices that are left to it: the same in the same game, so that a match can be
        played again."""
        return Random(int(self._chance.word()))

    def guess(self) -> Table[Any, ViewT, Any]:
        """A table that the seat cannot tell from the real one, to try things on.

        >>> import backroom
        >>> @backroom.bot
        ... def prudent(turn):
        ...     table = turn.guess()
        ...     assert table.view(turn.seat) == turn.view
        ...     table.do(turn.legal[1])
        ...     return turn.random.choice(turn.legal)
        >>> backroom.crooks.deal(seats=2, seed=7).ask(prudent).seat
        0
        """
        chance = fast_chance(self.random.getrandbits(64))
        return Table(self._box, self._chair.options, self._chair.sample(chance), Journal())

    def _speaker(self, lang: str) -> Speaker:
        return self._box.speaker(lang, self._chair.seats)


class BotFunction(BotMaker, Generic[ViewT]):
    """A function that plays, as ``@backroom.bot`` makes one. Call it with a ``Turn`` to see what it
    chooses; hand it to ``Table.ask`` or ``match``, or use its ``name`` wherever a bot is named.

    >>> import backroom
    >>> @backroom.bot
    ... def hasty(turn):
    ...     return turn.legal[0]
    >>> hasty.name.endswith(":hasty")
    True
    """

    def __init__(self, choose: Callable[[Turn[ViewT]], Answer]) -> None:
        self._choose = choose
        self.name = f"{choose.__module__}:{choose.__qualname__}"
        update_wrapper(self, choose)
        meet(self.name, self)

    def __call__(self, turn: Turn[ViewT]) -> Answer:
        return self._choose(turn)

    def seated(self, game: Game, edition: Any, told: str) -> Bot:
        """A bot for one seat."""
        return _FunctionBot(self, game, edition, told)

    def __repr__(self) -> str:
        return f"BotFunction({self.name!r})"


class _FunctionBot(Bot):
    """Asks a function."""

    def __init__(self, function: BotFunction[Any], game: Game, edition: Any, told: str) -> None:
        super().__init__(game, edition, told)
        self._function = function
        self._box: Box[Any, Any, Any] = Box(game, edition)

    def choose(self, chair: Chair, chance: Chance) -> int:
        answer = self._function(Turn(self._box, chair, chance))
        if isinstance(answer, Choice):
            return answer.code
        code = self.game.actions.code(answer) if isinstance(answer, str) else answer
        if code is None:
            raise BotFailed("illegal", answer=str(answer))
        return code


def bot(choose: Callable[[Turn[ViewT]], Answer]) -> BotFunction[ViewT]:
    """Make a bot of a function that is handed a ``Turn`` and returns one of its ``legal`` choices,
    the words of one, or its code.

    >>> import backroom
    >>> @backroom.bot
    ... def thrifty(turn):
    ...     return min(turn.legal, key=lambda choice: choice.code)
    >>> backroom.crooks.deal(seats=2, seed=7).ask(thrifty)
    Choice('pass')
    """
    return BotFunction(choose)
