"""The rules of a game by number."""

from collections.abc import Iterator, Mapping
from functools import cache

from backroom import games
from backroom.kernel.game import Game
from backroom.kernel.rulebook import Rulebook, rulebook


class Rule:
    """One rule.

    >>> import backroom
    >>> rule = backroom.rules("crooks")["CR-54"]
    >>> rule
    Rule('CR-54')
    >>> rule.text("fr").split()[0]
    'Vous'
    """

    def __init__(self, game: Game, number: str) -> None:
        self.number = number
        self._game = game

    def text(self, lang: str = "en") -> str:
        """The rule in our words, in English, French or Italian.

        >>> import backroom
        >>> backroom.rules("sneaks")["SN-01"].text()
        'There are eight sites to rob. Each has a letter, from A to H.'
        """
        return _book(self._game, lang).texts[self.number]

    def __repr__(self) -> str:
        return f"Rule({self.number!r})"


class Rules(Mapping[str, Rule]):
    """The rules of a game, in their order.

    >>> import backroom
    >>> next(iter(backroom.rules("kings")))
    'NK-001'
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._numbers = list(_book(game, "en").texts)

    def markdown(self, lang: str = "en") -> str:
        """The whole book, with its chapters.

        >>> import backroom
        >>> backroom.rules("crooks").markdown("it").splitlines()[0]
        '# Criminals: le regole'
        """
        return _book(self._game, lang).to_markdown()

    def __getitem__(self, number: str) -> Rule:
        if number.upper() not in _book(self._game, "en").texts:
            first, last = self._numbers[0], self._numbers[-1]
            raise KeyError(
                f"{self._game.name} has no rule {number}; they go from {first} to {last}"
            )
        return Rule(self._game, number.upper())

    def __iter__(self) -> Iterator[str]:
        return iter(self._numbers)

    def __len__(self) -> int:
        return len(self._numbers)


def rules(game: str) -> Rules:
    """The rules of a game by number; raises SetupError if there is no such game.

    >>> import backroom
    >>> "CR-44" in backroom.rules("crooks")
    True
    """
    return Rules(games.game(game))


@cache
def _book(game: Game, lang: str) -> Rulebook:
    return rulebook(game, lang)
