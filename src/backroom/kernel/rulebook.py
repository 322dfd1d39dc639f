"""The rules of a game as told to players: chapters and numbered rules, out of the locale files."""

from msgspec import Struct

from backroom.kernel.game import Game
from backroom.kernel.text import messages, phrasebook


class Chapter(Struct):
    title: str
    numbers: list[str]


class Rulebook(Struct):
    """Texts by rule number, in order, and the chapters they stand in."""

    title: str
    intro: str
    chapters: list[Chapter]
    texts: dict[str, str]


def rulebook(game: Game, language: str) -> Rulebook:
    """The rules of a game in a language."""
    phrases = phrasebook(language)
    book = Rulebook(
        title=phrases.say(f"{game.name}-rules-title"),
        intro=phrases.say(f"{game.name}-rules-intro"),
        chapters=[],
        texts={},
    )
    for message in messages(language):
        if message.startswith(f"{game.name}-chapter-"):
            book.chapters.append(Chapter(phrases.say(message), []))
        elif message.startswith(f"{game.rule_prefix}-"):
            book.chapters[-1].numbers.append(message)
            book.texts[message] = phrases.say(message)
    return book
