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

    def to_markdown(self) -> str:
        """The whole book as Markdown; every rule has its number as an anchor."""
        lines = [f"# {self.title}", "", self.intro]
        for chapter in self.chapters:
            lines += ["", f"## {chapter.title}"]
            for number in chapter.numbers:
                anchor = number.lower()
                lines += ["", f'<a id="{anchor}"></a>**{number}** {self.texts[number]}']
        return "\n".join(lines) + "\n"


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
