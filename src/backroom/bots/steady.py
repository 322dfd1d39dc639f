"""A bot at a table that must go on: one that fails is replaced, and the table is told."""

from collections.abc import Callable
from typing import Any, TypeVar

from backroom.bots import Bot, BotFailed, Chair, Failure, make_bot
from backroom.kernel.chance import Chance
from backroom.kernel.game import Game

STAND_IN = "greedy"

Answer = TypeVar("Answer")


class SteadyBot:
    """A bot by name, and whoever sits in for it once it has failed."""

    def __init__(self, name: str, game: Game, edition: Any) -> None:
        self.name = name
        self._game = game
        self._edition = edition
        self._bot: Bot = make_bot(name, game, edition)
        self.failure: Failure | None = None  # why the bot was replaced

    def choose(self, chair: Chair, chance: Chance) -> int:
        """One of the legal codes, whatever happens to the bot. What a failing bot was asked is
        answered as the rules say, if they do; from then on its stand-in answers."""
        return self._ask(lambda bot: _checked(bot.choose(chair, chance), chair), chair.default)

    def speak(self, chair: Chair, chance: Chance) -> int | None:
        """One of the legal codes, or None to keep silent, whatever happens to the bot."""

        def answer(bot: Bot) -> int | None:
            code = bot.speak(chair, chance)
            return None if code is None else _checked(code, chair)

        return self._ask(answer, lambda: None)

    def leave(self) -> None:
        """The game is over."""
        self._bot.leave()

    def _ask(self, answer: Callable[[Bot], Answer], default: Callable[[], Answer | None]) -> Answer:
        try:
            return answer(self._bot)
        except Exception as error:  # a bot may be anybody's program
            if self.failure is not None:
                raise  # the stand-in itself is at fault
            self.failure = _reason(error)
            self._bot.leave()
            self._bot = make_bot(STAND_IN, self._game, self._edition)
            by_rule = default()
            return answer(self._bot) if by_rule is None else by_rule


def _checked(code: int, chair: Chair) -> int:
    if code not in chair.legal:
        raise BotFailed("illegal", answer=str(code))
    return code


def _reason(error: Exception) -> Failure:
    if isinstance(error, BotFailed):
        return error.failure
    return Failure("error", (("error", f"{type(error).__name__}: {error}"),))
