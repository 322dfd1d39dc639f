"""The Legacy campaign: what is reached in many games, kept beside them, and what it unlocks (group
4.27)."""

import os
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Literal

from msgspec import Struct, field, json
from msgspec.structs import replace

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.edition import AnimalcatrazEdition
from backroom.games.animalcatraz.edition.effects import (
    ChallengeTest,
    EscapeWithTools,
    KingpinInNormal,
    RivalsTaggedAtOnce,
    TeamGameSeats,
    VariantWon,
)
from backroom.games.animalcatraz.options import Options
from backroom.games.animalcatraz.reputation import HIGHEST
from backroom.games.animalcatraz.state import Table, has_left, is_over
from backroom.kernel.campaign import read_campaign
from backroom.kernel.refusals import SetupError

MOST = 4  # rivals tagged, and tools of a plan


class Progress(Struct, forbid_unknown_fields=True):
    """What is kept between games (AZ-694)."""

    game: Literal["animalcatraz"]
    edition: str
    games: int = 0  # complete ones
    envelopes: list[int] = field(default_factory=list)  # large envelopes opened
    challenges: list[int] = field(default_factory=list)  # met: a small envelope and a tattoo each
    deals: list[str] = field(default_factory=list)  # of the games that count


def new_progress(edition: AnimalcatrazEdition) -> Progress:
    """No game is played yet."""
    return Progress("animalcatraz", edition.name)


# The file.


def load(path: Path, edition: AnimalcatrazEdition) -> Progress:
    """The campaign of a file, a new one if there is none; raises SetupError."""
    progress = read_campaign(path, Progress)
    if progress is None:
        return new_progress(edition)
    _check(path, progress, edition)
    return progress


def _check(path: Path, progress: Progress, edition: AnimalcatrazEdition) -> None:
    """What no series of games can have left is refused."""
    legacy = edition.data.legacy
    available = {challenge.id for challenge in legacy.challenges if challenge.available}
    order = [envelope.id for envelope in legacy.envelopes]
    opened, met = progress.envelopes, progress.challenges
    faults = {
        f"it is of the edition {progress.edition!r}": progress.edition != edition.name,
        "the envelopes open in order, one a game": opened != order[: len(opened)]
        or not 0 <= len(opened) <= progress.games,
        "there is no such challenge": not set(met) <= available or len(set(met)) < len(met),
    }
    for why, holds in faults.items():
        if holds:
            raise SetupError("bad_campaign", f"{path}: {why}")


def save(path: Path, progress: Progress) -> None:
    """Write the file whole or not at all; raises SetupError."""
    try:
        _write(path, json.format(json.encode(progress)))
    except OSError as error:
        raise SetupError("bad_campaign", f"{path}: {error}") from error


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as file:
        try:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
            os.replace(file.name, path)
        except BaseException:
            os.unlink(file.name)
            raise


# After a game.


def after_game(
    progress: Progress, edition: AnimalcatrazEdition, table: Table, deal: str
) -> Progress:
    """The progress with one more game: the next envelope and every challenge met. A game without a
    winner is not complete and changes nothing (AZ-697)."""
    if not is_over(table):
        return progress
    games = progress.games + 1
    envelopes = list(progress.envelopes)
    unopened = edition.data.legacy.envelopes[len(envelopes) :]
    if unopened and unopened[0].games <= games:
        envelopes.append(unopened[0].id)  # AZ-695, AZ-696
    met = sorted({*progress.challenges, *challenges_met(edition, table)})
    deals = sorted({*progress.deals, deal})
    return replace(progress, games=games, envelopes=envelopes, challenges=met, deals=deals)


def challenges_met(edition: AnimalcatrazEdition, table: Table) -> list[int]:
    """The challenges that a finished game fulfils (AZ-698 to AZ-708); what is unpublished cannot be
    met (AZ-709, AZ-710)."""
    return [
        challenge.id
        for challenge in edition.data.legacy.challenges
        if challenge.available and _is_met(challenge.test, table)
    ]


def _is_met(test: ChallengeTest, table: Table) -> bool:
    b, options = table.b, table.options
    match test:
        case KingpinInNormal():
            return not options.advanced and (b[at.CHALLENGES] >> at.CROWNED) & 1 == 1
        case TeamGameSeats(seats=seats):
            return options.pairs and int(table.seats) in seats
        case EscapeWithTools(n=n):
            return any((b[at.CHALLENGES] >> (at.TOOLS_USED + k)) & 1 for k in range(n, MOST + 1))
        case RivalsTaggedAtOnce(n=n):
            return any((b[at.CHALLENGES] >> (at.MOST_TAGGED + k)) & 1 for k in range(n, MOST + 1))
        case VariantWon(variant=variant):
            return _is_completed(variant, table)
        case _:
            return False


def _is_completed(variant: str, table: Table) -> bool:
    """Whether the winner won by what a variant asks for; to be ahead when time is up is not
    enough (AZ-707, AZ-708)."""
    options, winner = table.options, table.b[at.WINNER]
    is_kingpin = table.b[at.rep(winner)] == HIGHEST
    return {
        "el_chapo": options.el_chapo and is_kingpin and has_left(table, winner),
        "crime_lord": options.crime_lord and is_kingpin,
        "fugitive": options.fugitive and has_left(table, winner),
    }[variant]


# Before a game.


def unlocked(progress: Progress, edition: AnimalcatrazEdition) -> list[str]:
    """The ids of gangsters and inmates, and "fugitive", that the opened envelopes held (AZ-711);
    no prison item is among them that would join the index (AZ-712)."""
    return [
        name
        for envelope in edition.data.legacy.envelopes
        if envelope.id in progress.envelopes
        for name in envelope.unlocks
    ]


def check_options(progress: Progress, edition: AnimalcatrazEdition, options: Options) -> None:
    """In a campaign only what is unlocked may be added (AZ-713); outside one there is no such bar
    (AZ-714). Raises SetupError."""
    wanted = [*options.extra_inmates, *options.extra_gangsters]
    if options.fugitive:
        wanted.append("fugitive")
    locked = [name for name in wanted if name not in unlocked(progress, edition)]
    if locked:
        raise SetupError("bad_setup", f"still in a closed envelope: {', '.join(locked)}")
