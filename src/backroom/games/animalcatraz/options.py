"""What a table agrees on before set-up, and what comes of it (groups 4.2, 4.28 to 4.31)."""

from typing import Literal

from msgspec import Struct, field

from backroom.games.animalcatraz.edition import AnimalcatrazEdition
from backroom.games.animalcatraz.state import TableOptions
from backroom.kernel.refusals import SetupError

DRAFTS = ["dealt", "chosen", "two"]  # in the order of draft.py


class Options(Struct, forbid_unknown_fields=True):
    """The options of the spec, defaults first; variants may be combined (AZ-715)."""

    mode: Literal["auto", "normal", "advanced"] = "auto"  # auto: Normal for 3 and 4 seats
    teams: Literal["auto", "off", "on"] = "auto"  # auto: from 5 seats on (AZ-025)
    inmates: Literal["dealt", "chosen", "two"] = "dealt"
    extra_inmates: list[str] = field(default_factory=list)
    extra_gangsters: list[str] = field(default_factory=list)
    beginners: bool = False
    warden: Literal["auto", "off", "on"] = "auto"  # auto: in Advanced games
    trash_tags: Literal["auto", "off", "on"] = "auto"  # auto: in Advanced games
    el_chapo: bool = False
    crime_lord: bool = False
    fugitive: bool = False
    guard_tiles: bool = False
    memory: Literal["on", "off"] = "on"


def table_options(edition: AnimalcatrazEdition, seats: int, options: Options) -> TableOptions:
    """The agreement in the numbers of the rules; raises SetupError (AZ-026, AZ-760)."""
    agreed = TableOptions(seats)
    agreed.advanced = _is_advanced(edition, seats, options)
    _seat(agreed, seats, options)
    agreed.warden = _advanced_part(agreed, options.warden, "the Warden")
    agreed.trash_tags = _advanced_part(agreed, options.trash_tags, "Trash Tags")
    agreed.el_chapo = options.el_chapo
    agreed.crime_lord = options.crime_lord
    agreed.fugitive = options.fugitive
    agreed.guard_tiles = options.guard_tiles
    agreed.memory = options.memory == "on"
    agreed.draft = DRAFTS.index(options.inmates)
    agreed.pool = _pool(edition, agreed, options)
    agreed.gangsters = _gangsters(edition, agreed, options)
    return agreed


def _bad(why: str) -> SetupError:
    return SetupError("bad_setup", why)


def _is_advanced(edition: AnimalcatrazEdition, seats: int, options: Options) -> bool:
    """AZ-010, AZ-011, AZ-016: a Normal game is for 3 or 4 seats."""
    normal = edition.data.types.normal.players
    if options.mode == "normal" and seats not in normal:
        raise _bad(f"a Normal game is for {' or '.join(map(str, normal))} seats, not {seats}")
    if options.mode == "auto":
        return seats not in normal or options.teams == "on"
    return options.mode == "advanced"


def _seat(agreed: TableOptions, seats: int, options: Options) -> None:
    """AZ-005: who shares a REP track."""
    if options.teams == "on" and (seats < 4 or not agreed.advanced):
        raise _bad("teams play an Advanced game with four seats or more")  # AZ-022
    if options.teams == "off" and seats > 4:
        raise _bad("more than four seats play in teams")  # AZ-022
    agreed.two_cells = seats == 2  # AZ-020
    agreed.pairs = agreed.two_cells or seats > 4 or options.teams == "on"
    if agreed.pairs:
        agreed.rivals = 2 if agreed.two_cells else (seats + 1) // 2  # AZ-023
        agreed.inmates = 2 * agreed.rivals


def _advanced_part(agreed: TableOptions, choice: str, name: str) -> bool:
    """AZ-014, AZ-019: the Warden and Trash Tags belong to Advanced games."""
    if choice == "on" and not agreed.advanced:
        raise _bad(f"a Normal game has no place for {name}")
    return agreed.advanced and choice != "off"


def _chosen(given: list[str], offered: list[str], what: str) -> list[str]:
    """Unlocked cards by their ids, each once (AZ-028)."""
    for name in given:
        if name not in offered:
            raise _bad(f"there is no unlocked {what} {name!r}; there are {', '.join(offered)}")
    if len(set(given)) != len(given):
        raise _bad(f"every unlocked {what} is there only once")
    return given


def _pool(edition: AnimalcatrazEdition, agreed: TableOptions, options: Options) -> list[int]:
    """AZ-027, AZ-028, AZ-036, AZ-038: the inmate cards of this game, by number."""
    inmates = edition.data.cards.inmates
    unlocked = [inmate.id for inmate in inmates if inmate.set != "base"]
    extra = _chosen(options.extra_inmates, unlocked, "inmate")
    if extra and not agreed.advanced:
        raise _bad("a Normal game has no unlocked inmates")
    if options.beginners:
        extra = [inmate.id for inmate in inmates if inmate.id in extra and not inmate.star]
    pool = [
        index
        for index, inmate in enumerate(inmates)
        if inmate.set == "base" or inmate.id in extra
        if inmate.set != "warden" or agreed.warden  # AZ-651
    ]
    needed = int(agreed.inmates) * (2 if options.inmates == "two" else 1)
    if len(pool) < needed:
        raise _bad(f"{needed} inmates are needed, and there are {len(pool)}")
    return pool


def _gangsters(edition: AnimalcatrazEdition, agreed: TableOptions, options: Options) -> list[int]:
    """AZ-014, AZ-063, AZ-064: the gangsters of this game, by number."""
    gangsters = edition.data.cards.gangsters
    unlocked = [gangster.id for gangster in gangsters if gangster.set != "base"]
    extra = _chosen(options.extra_gangsters, unlocked, "gangster")
    counts = edition.data.rules.extra_gangsters
    if len(extra) not in counts:
        raise _bad(f"{' or '.join(map(str, counts))} gangsters may be added, not {len(extra)}")
    if not agreed.advanced:
        if extra:
            raise _bad("a Normal game has no gangsters")
        return []
    if options.beginners:
        extra = []  # AZ-027: all unlocked gangsters have the star
    return [
        index
        for index, gangster in enumerate(gangsters)
        if gangster.set == "base" or gangster.id in extra
    ]
