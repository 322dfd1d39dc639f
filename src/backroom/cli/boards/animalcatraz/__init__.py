"""A table of Animalcatraz in a terminal: the prison on top, dossiers, decks and odds below it.

Colour only repeats what signs and letters already say.
"""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from backroom.cli.boards.animalcatraz.choosing import Choosing
from backroom.cli.boards.animalcatraz.drawing import Drawing
from backroom.cli.boards.animalcatraz.labels import (
    BLOCKED,
    CARD,
    GUARD,
    LYING,
    OPEN_DOOR,
    PRIMAL,
    RIVAL_SIGNS,
    SHUT_DOOR,
    TAG,
    UNKNOWN,
    USED,
    WAITING,
    WARDEN,
)
from backroom.cli.boards.animalcatraz.sentences import Sentences
from backroom.games.animalcatraz.view import AnimalcatrazView
from backroom.games.animalcatraz.wording import AnimalcatrazSpeaker


def ask(view: AnimalcatrazView, speaker: AnimalcatrazSpeaker) -> str:
    """What this seat must choose now."""
    return Choosing(view, speaker).ask()


def choice(view: AnimalcatrazView, speaker: AnimalcatrazSpeaker, code: int) -> str:
    """A choice in words: which card lies in a place, who an inmate is, what an icon offers."""
    return Choosing(view, speaker).words(code)


def choices(
    _view: AnimalcatrazView, _speaker: AnimalcatrazSpeaker, _numbers: Mapping[int, int]
) -> RenderableType | None:
    """A list will do."""
    return None


def warning(view: AnimalcatrazView, speaker: AnimalcatrazSpeaker, code: int) -> str | None:
    """To end a turn with Actions left is worth a second thought."""
    return Choosing(view, speaker).warning(code)


def legend(speaker: AnimalcatrazSpeaker) -> list[str]:
    """What the signs of the drawing mean."""
    return [
        speaker.phrases.say(
            "animalcatraz-legend",
            rivals=" ".join(RIVAL_SIGNS),
            guard=GUARD,
            blocked=BLOCKED,
            used=USED,
            open=OPEN_DOOR,
            shut=SHUT_DOOR,
            warden=WARDEN,
            primal=PRIMAL,
            lying=LYING,
            card=CARD,
            tag=TAG,
            unknown=UNKNOWN,
            waiting=WAITING,
        )
    ]


def board(view: AnimalcatrazView, speaker: AnimalcatrazSpeaker) -> RenderableType:
    """The table as this seat sees it, drawn."""
    drawing, sentences = Drawing(view, speaker), Sentences(view, speaker)
    turn = (Text(sentence, style="bold") for sentence in sentences.turn())
    return Group(drawing.title(), drawing.prison(), *turn, *map(Text, sentences.below()))


def plain(view: AnimalcatrazView, speaker: AnimalcatrazSpeaker) -> list[str]:
    """The same in sentences, one a line."""
    sentences = Sentences(view, speaker)
    return [sentences.time(), *sentences.turn(), *sentences.prison(), *sentences.below()]
