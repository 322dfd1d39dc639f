"""What a table agrees on before set-up, and what comes of it (groups 4.2, 4.28 to 4.31)."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Struct, field

from backroom.games.animalcatraz.edition import AnimalcatrazEdition
from backroom.games.animalcatraz.edition.tables import Gangster, Inmate
from backroom.games.animalcatraz.state import TableOptions
from backroom.kernel.options import Agreed, Offer, Preset
from backroom.kernel.refusals import SetupError
from backroom.kernel.text import in_print

DRAFTS = ["dealt", "chosen", "two"]  # in the order of draft.py


class Options(Struct, forbid_unknown_fields=True):
    """The options of the spec, defaults first; variants may be combined (AZ-715)."""

    # auto: Normal for 3 and 4 seats
    mode: Annotated[Literal["auto", "normal", "advanced"], Agreed("AZ-019")] = "auto"
    # auto: from 5 seats on
    teams: Annotated[Literal["auto", "off", "on"], Agreed("AZ-025")] = "auto"
    inmates: Annotated[Literal["dealt", "chosen", "two"], Agreed("AZ-034")] = "dealt"
    extra_inmates: Annotated[list[str], Agreed("AZ-028", "some")] = field(default_factory=list)
    extra_gangsters: Annotated[list[str], Agreed("AZ-064", "some")] = field(default_factory=list)
    beginners: Annotated[bool, Agreed("AZ-027")] = False
    # auto: in Advanced games
    warden: Annotated[Literal["auto", "off", "on"], Agreed("AZ-019")] = "auto"
    # auto: in Advanced games
    trash_tags: Annotated[Literal["auto", "off", "on"], Agreed("AZ-059")] = "auto"
    el_chapo: Annotated[bool, Agreed("AZ-716")] = False
    crime_lord: Annotated[bool, Agreed("AZ-726")] = False
    fugitive: Annotated[bool, Agreed("AZ-731")] = False
    guard_tiles: Annotated[bool, Agreed("AZ-750")] = False
    memory: Annotated[Literal["on", "off"], Agreed("AZ-385")] = "on"


PRESETS = (
    Preset("first", 3, {"mode": "normal", "beginners": True}),
    Preset("book", 4, {"memory": "off"}),
    Preset("long", 4, {"mode": "advanced", "teams": "on", "inmates": "chosen"}),
)


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


def unlocked(edition: AnimalcatrazEdition, option: str, language: str) -> Offer:
    """The inmates or gangsters that a table may add (AZ-028)."""
    cards = edition.data.cards
    if option == "extra_inmates":
        return Offer(_named(cards.inmates, language))
    counts = tuple(edition.data.rules.extra_gangsters)
    return Offer(_named(cards.gangsters, language), counts)


def _named(cards: Sequence[Inmate] | Sequence[Gangster], language: str) -> dict[str, str]:
    return {card.id: in_print(getattr(card, language)) for card in cards if _is_extra(card)}


def _is_extra(card: Inmate | Gangster) -> bool:
    return card.set != "base"


def _bad(why: str, rule: str) -> SetupError:
    return SetupError("bad_setup", why, rule)


def _is_advanced(edition: AnimalcatrazEdition, seats: int, options: Options) -> bool:
    """AZ-010, AZ-011, AZ-016: a Normal game is for 3 or 4 seats."""
    normal = edition.data.types.normal.players
    if options.mode == "normal" and seats not in normal:
        raise _bad(
            f"a Normal game is for {' or '.join(map(str, normal))} seats, not {seats}", "AZ-026"
        )
    if options.mode == "auto":
        return seats not in normal or options.teams == "on"
    return options.mode == "advanced"


def _seat(agreed: TableOptions, seats: int, options: Options) -> None:
    """AZ-005: who shares a REP track."""
    if options.teams == "on" and (seats < 4 or not agreed.advanced):
        raise _bad("teams play an Advanced game with four seats or more", "AZ-022")
    if options.teams == "off" and seats > 4:
        raise _bad("more than four seats play in teams", "AZ-022")
    agreed.two_cells = seats == 2  # AZ-020
    agreed.pairs = agreed.two_cells or seats > 4 or options.teams == "on"
    if agreed.pairs:
        agreed.rivals = 2 if agreed.two_cells else (seats + 1) // 2  # AZ-023
        agreed.inmates = 2 * agreed.rivals


def _advanced_part(agreed: TableOptions, choice: str, name: str) -> bool:
    """AZ-014, AZ-019: the Warden and Trash Tags belong to Advanced games."""
    if choice == "on" and not agreed.advanced:
        raise _bad(f"a Normal game has no place for {name}", "AZ-014")
    return agreed.advanced and choice != "off"


def _chosen(given: list[str], offered: list[str], what: str) -> list[str]:
    """Unlocked cards by their ids, each once (AZ-028)."""
    for name in given:
        if name not in offered:
            why = f"there is no unlocked {what} {name!r}; there are {', '.join(offered)}"
            raise _bad(why, "AZ-028")
    if len(set(given)) != len(given):
        raise _bad(f"every unlocked {what} is there only once", "AZ-028")
    return given


def _pool(edition: AnimalcatrazEdition, agreed: TableOptions, options: Options) -> list[int]:
    """AZ-027, AZ-028, AZ-036, AZ-038: the inmate cards of this game, by number."""
    inmates = edition.data.cards.inmates
    offered = [inmate.id for inmate in inmates if _is_extra(inmate)]
    extra = _chosen(options.extra_inmates, offered, "inmate")
    if extra and not agreed.advanced:
        raise _bad("a Normal game has no unlocked inmates", "AZ-014")
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
        raise _bad(f"{needed} inmates are needed, and there are {len(pool)}", "AZ-036")
    return pool


def _gangsters(edition: AnimalcatrazEdition, agreed: TableOptions, options: Options) -> list[int]:
    """AZ-014, AZ-063, AZ-064: the gangsters of this game, by number."""
    gangsters = edition.data.cards.gangsters
    offered = [gangster.id for gangster in gangsters if _is_extra(gangster)]
    extra = _chosen(options.extra_gangsters, offered, "gangster")
    counts = edition.data.rules.extra_gangsters
    if len(extra) not in counts:
        why = f"{' or '.join(map(str, counts))} gangsters may be added, not {len(extra)}"
        raise _bad(why, "AZ-064")
    if not agreed.advanced:
        if extra:
            raise _bad("a Normal game has no gangsters", "AZ-014")
        return []
    if options.beginners:
        extra = []  # AZ-027: all unlocked gangsters have the star
    return [
        index
        for index, gangster in enumerate(gangsters)
        if gangster.set == "base" or gangster.id in extra
    ]
