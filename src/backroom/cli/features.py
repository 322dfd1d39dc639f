"""`backroom features`: what a table is in numbers, slot by slot."""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from rich.table import Table
from rich.text import Text

from backroom import games as library
from backroom.cli.options import option_pairs
from backroom.cli.output import BadInput, Language, console, print_json, voice
from backroom.kernel.chance import fast_chance
from backroom.kernel.encoding import Column, amounts_of, readings
from backroom.kernel.game import Game
from backroom.kernel.state import State


def features(
    game: str,
    /,
    *,
    seats: int = 4,
    whole: bool = False,
    edition: Path | None = None,
    option: Sequence[str] = (),
    seed: int | None = None,
    after: int = 0,
    json: bool = False,
    lang: Language = "en",
) -> None:
    """List what an observation tells of a table, or read one that is dealt by a seed.

    Parameters
    ----------
    game
        The game, as `backroom games` lists it.
    seats
        The number of seats.
    whole
        The encoding of the whole table, for evaluations, and not of what a seat knows.
    edition
        The file of an edition; the house edition if there is none.
    option
        An option of the game, as name=value; may be given again.
    seed
        Deal a table by this seed, and read what the seat that is asked observes.
    after
        So many random choices later.
    json
        Print every column, or everything that is read, as JSON.
    lang
        The language of the table.
    """
    voice.use(lang)
    played: Game[State] = library.game(game)
    played.check_seats(seats)
    encoding = played.encoding
    if after and seed is None:
        raise BadInput(voice.say("cli-features-after"))
    read_edition = played.edition(edition)
    columns = encoding.columns(read_edition.cards, seats, whole)
    if seed is None:
        _list(columns, json, encoding.version)
        return
    luck = fast_chance(seed)
    state = played.new(read_edition, seats, played.options(dict(option_pairs(option))), luck)
    for _ in range(after):
        if asked := state.asked():
            legal = state.legal(asked[0])
            state.play(asked[0], legal[luck.below(len(legal))])
    _read(played, state, columns, whole, json)


def _list(columns: Sequence[Column], json: bool, version: int) -> None:
    """All columns, slot by slot."""
    if json:
        names = [
            {"column": at, "name": one.name, "unit": one.unit} for at, one in enumerate(columns)
        ]
        print_json({"version": version, "columns": names})
        return
    voice.tell("cli-features-title", version=version, columns=len(columns))
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("slot", "columns", "things", "form"):
        justify: Literal["left", "right"] = "right" if heading in ("columns", "things") else "left"
        table.add_column(voice.say(f"cli-features-{heading}"), justify=justify)
    found: dict[tuple[str, str], list[int]] = {}
    for number, column in enumerate(columns):
        found.setdefault((column.slot, column.form), []).append(number)
    for (slot, form), numbers in found.items():
        things = len({columns[number].where for number in numbers})
        count = len(numbers) // things
        told = voice.say(f"cli-features-{form.lower()}", count=count)
        table.add_row(slot, str(numbers[0]), str(things), told)
    console.print(table)


def _read(
    played: Game[State], state: State, columns: Sequence[Column], whole: bool, json: bool
) -> None:
    """What one seat observes."""
    seat = (state.asked() or [0])[0]
    amounts = amounts_of(played.encoder(), state, seat, whole, len(columns))
    told = readings(columns, amounts)
    if json:
        print_json([{"slot": one.slot, "where": one.where, "says": one.says} for one in told])
        return
    voice.tell("cli-features-seat", seat=seat)
    for one in told:
        console.print(Text(f"{' '.join((one.slot, *one.where))}: {one.says}"), soft_wrap=True)
