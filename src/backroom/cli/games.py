"""`backroom games`: what can be played."""

from msgspec import to_builtins
from rich.table import Table

from backroom import games as library
from backroom.cli.output import Language, console, print_json, voice


def games(
    *,
    lang: Language = "en",
    json: bool = False,
) -> None:
    """List the games, with their numbers of seats, editions and options.

    Parameters
    ----------
    lang
        The language of the names.
    json
        Print the list as JSON.
    """
    voice.use(lang)
    found = [library.game(name) for name in library.names()]
    if json:
        print_json(
            [
                {
                    "game": game.name,
                    "seats": list(game.seat_counts),
                    "rules": game.rules_version,
                    "edition": game.edition().name,
                    "options": to_builtins(game.options({})),
                }
                for game in found
            ]
        )
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("game", "name", "seats", "options", "about"):
        table.add_column(voice.say(f"games-{heading}"))
    for game in found:
        options = ", ".join(f"{k}={v}" for k, v in to_builtins(game.options({})).items())
        table.add_row(
            game.name,
            voice.say(f"{game.name}-name"),
            f"{min(game.seat_counts)}-{max(game.seat_counts)}",
            options.lower(),
            voice.say(f"{game.name}-about"),
        )
    console.print(table)
