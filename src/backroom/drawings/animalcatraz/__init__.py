"""A table of Animalcatraz in a terminal: the prison on top, dossiers, decks and odds below it.

Colour only repeats what signs and letters already say.
"""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from backroom.drawings.animalcatraz.drawing import Drawing
from backroom.drawings.animalcatraz.sentences import Sentences
from backroom.drawings.animalcatraz.signs import (
    BLOCKED,
    GUARD,
    OPEN_DOOR,
    RIVAL_STYLES,
    SHUT_DOOR,
    TAG,
    USED,
    WAITING,
    WARDEN,
)
from backroom.games.animalcatraz.labels import CARD, LYING, PRIMAL, RIVAL_SIGNS, UNKNOWN
from backroom.games.animalcatraz.view.parts import AnimalcatrazView
from backroom.games.animalcatraz.wording import AnimalcatrazSpeaker


def choices(
    _view: AnimalcatrazView, _speaker: AnimalcatrazSpeaker, _numbers: Mapping[int, int]
) -> RenderableType | None:
    """A list will do."""
    return None


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


def mark(view: AnimalcatrazView, _speaker: AnimalcatrazSpeaker, seat: int) -> Text:
    """The sign of a seat's rival in its colour."""
    rival = next(inmate.rival for inmate in view.inmates if inmate.seat == seat)
    return Text(RIVAL_SIGNS[rival], style=RIVAL_STYLES[rival])


def drawn(view: AnimalcatrazView, speaker: AnimalcatrazSpeaker) -> RenderableType:
    """The table as this seat sees it, drawn."""
    drawing, sentences = Drawing(view, speaker), Sentences(view, speaker)
    turn = (Text(sentence, style="bold") for sentence in sentences.turn())
    return Group(drawing.title(), drawing.prison(), *turn, *map(Text, sentences.below()))


def plain(view: AnimalcatrazView, speaker: AnimalcatrazSpeaker) -> list[str]:
    """The same in sentences, one a line."""
    sentences = Sentences(view, speaker)
    return [sentences.time(), *sentences.turn(), *sentences.prison(), *sentences.below()]
