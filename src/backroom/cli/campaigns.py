"""`backroom campaign`: a series of games that is kept in a file."""

from pathlib import Path
from typing import Any

from rich.text import Text

from backroom import games as library
from backroom.cli.output import BadInput, Language, console, voice
from backroom.kernel.campaign import Campaign, game_of
from backroom.kernel.game import Game


def campaign(file: Path, /, *, lang: Language = "en", edition: Path | None = None) -> None:
    """Show how far a campaign is, and what it has unlocked.

    Parameters
    ----------
    file
        A campaign, as `backroom play --campaign` keeps it.
    lang
        The language of the text.
    edition
        The edition's file, if the campaign is not played with the house edition.
    """
    voice.use(lang)
    game = library.game(game_of(file))
    cards = game.edition(edition)
    kept = campaign_of(game, cards, file)
    for line in kept.summary(game.speaker(cards, lang, [])):
        console.print(Text(line), soft_wrap=True)


def campaign_of(game: Game, edition: Any, path: Path) -> Campaign:
    """The campaign of a file, or a new one; not every game has any."""
    kept = game.campaign(path, edition)
    if kept is None:
        name = voice.say(f"{game.name}-name")
        raise BadInput(voice.say("cli-error-no-campaign", game=name))
    return kept
