"""What the cards of an edition of Animalcatraz must keep to (AZ-760)."""

from collections import Counter
from collections.abc import Sequence

from backroom.games.animalcatraz.actions import (
    CONTRABAND_IDS,
    GUARD_IDS,
    INMATE_IDS,
    ITEM_IDS,
    ROOM_IDS,
)
from backroom.games.animalcatraz.edition.checks import CORNER_IDS, ICON_IDS, STAT_ICON_IDS, Path
from backroom.games.animalcatraz.edition.effects import (
    COPIED,
    BecomePrimal,
    Bleed,
    CorruptionShift,
    DiscardItem,
    DiscardValue,
    DrawChair,
    ExtraContraband,
    FightWon,
    GainActions,
    GangsterAt,
    GangsterInjured,
    GuardCorrupted,
    IconUnguarded,
    LoseCellItem,
    Remote,
    Riot,
    StealOk,
    TurnEnded,
    Visit,
    kind_of,
)
from backroom.games.animalcatraz.edition.tables import (
    Contraband,
    Crime,
    EditionData,
    Event,
    Gangster,
    Item,
)
from backroom.kernel.edition import EditionText, check_ids

REMOTE_ACTIONS = ["trade", "secure", "corrupt", "draw_crime"]
MOST_EVENT_CARDS = 32
CELL_ROOM = 3  # places of a cell beyond its limit, for a moment
CONTRABAND_CARDS = 48
CRIME_CARDS = 16
GANGSTER_CARDS = 17
ITEMS_OF_A_CORNER = {"weapon": 4, "tool": 4, "armour": 1, "trap": 1}  # AZ-250

CONTRABAND_FIELDS = {
    "bribe": ["guard", "bribe"],
    "primal": ["effect"],
    "boost": ["effect"],
    "goods": [],
}
ITEM_FIELDS = {
    "weapon": ["atk", "dmg"],
    "tool": ["plan", "need", "esc"],
    "armour": ["force", "breaks_weapon"],
    "trap": [],
    "inmate_upgrade": ["effect"],
    "cell_upgrade": ["effect"],
}


def check_cards(text: EditionText, data: EditionData) -> None:
    """Refuse cards that break a rule; raises BadEdition."""
    _check_contraband(text, data.cards.contraband)
    _check_items(text, data)
    _check_values(text, data)
    _check_plans(text, data)
    _check_inmates(text, data)
    _check_events(text, data)
    _check_crimes(text, data)
    _check_gangsters(text, data)
    _check_fugitive(text, data)
    _check_legacy(text, data)


def _check_values(text: EditionText, data: EditionData) -> None:
    """AZ-244."""
    cards = data.cards
    for name, lines in (("contraband", cards.contraband), ("items", cards.items)):
        for index, card in enumerate(lines):
            text.check(card.value != 5, ["cards", name, index], "values are 1 to 4, or 6")
    sixes = sum(card.copies for card in cards.contraband if card.value == 6)
    sixes += sum(item.value == 6 for item in cards.items)
    text.check(sixes == 2, ["cards", "contraband"], f"two cards are worth 6, not {sixes}")


def _check_contraband(text: EditionText, cards: Sequence[Contraband]) -> None:
    check_ids(text, ["cards", "contraband"], [card.id for card in cards], CONTRABAND_IDS)
    for index, card in enumerate(cards):
        path: Path = ["cards", "contraband", index]
        _check_fields(text, path, card, CONTRABAND_FIELDS)
        if card.kind == "bribe":
            text.check(card.guard in GUARD_IDS, path, f"there is no guard {card.guard!r}")
        if card.kind == "primal":
            fits = isinstance(card.effect, BecomePrimal) and card.effect.cost_at == "start"
            text.check(fits, path, "the drug makes Primal, and its price is paid at the start")
        if card.kind == "boost":
            text.check(isinstance(card.effect, GainActions), path, "a Boost gives Actions")
        if card.kind != "goods":
            text.check(card.once, path, f"a card of kind {card.kind} is used once")
    count = sum(card.copies for card in cards)
    text.check(
        count == CONTRABAND_CARDS,
        ["cards", "contraband"],
        f"there must be {CONTRABAND_CARDS} contraband cards, not {count}",
    )


def _check_items(text: EditionText, data: EditionData) -> None:
    items = data.cards.items
    check_ids(text, ["cards", "items"], [item.id for item in items], ITEM_IDS)
    plans = [plan.id for plan in data.cards.plans]
    for index, item in enumerate(items):
        path: Path = ["cards", "items", index]
        text.check(item.room in CORNER_IDS, path, f"{item.room!r} is no corner room")
        _check_fields(text, path, item, ITEM_FIELDS)
        if item.kind == "tool":
            text.check(item.plan in plans, path, f"there is no plan {item.plan!r}")
        if item.kind in ("armour", "trap"):
            text.check(item.once, path, f"{item.kind} is used once")
    for corner in CORNER_IDS:
        kinds: Counter[str] = Counter(item.kind for item in items if item.room == corner)
        text.check(
            sum(kinds.values()) == 12, ["cards", "items"], f"{corner} must have 12 prison items"
        )
        for kind, count in ITEMS_OF_A_CORNER.items():
            there = kinds[kind]
            text.check(
                there == count,
                ["cards", "items"],
                f"{corner} must have {count} of kind {kind}, not {there}",
            )


def _check_fields(
    text: EditionText, path: Path, card: Contraband | Item, fields_of: dict[str, list[str]]
) -> None:
    """A card has the fields of its kind and no others (5.6)."""
    for name in {field for fields in fields_of.values() for field in fields}:
        given = getattr(card, name) is not None
        wanted = name in fields_of[card.kind]
        text.check(
            given == wanted,
            [*path, name],
            f"a card of kind {card.kind} {'needs' if wanted else 'has no'} {name}",
        )


def _check_plans(text: EditionText, data: EditionData) -> None:
    plans = data.cards.plans
    tools = {item.id: item.plan for item in data.cards.items if item.kind == "tool"}
    text.check(len(plans) == 4, ["cards", "plans"], f"there must be 4 plans, not {len(plans)}")
    _check_unique(text, ["cards", "plans"], [plan.id for plan in plans])
    for index, plan in enumerate(plans):
        path: Path = ["cards", "plans", index]
        fits = len(set(plan.tools)) == len(plan.tools) == 4
        text.check(fits, [*path, "tools"], "a plan names four tools")
        for tool in plan.tools:
            text.check(tools.get(tool) == plan.id, [*path, "tools"], f"{tool!r} is no tool of it")


def _check_inmates(text: EditionText, data: EditionData) -> None:
    inmates = data.cards.inmates
    check_ids(text, ["cards", "inmates"], [inmate.id for inmate in inmates], INMATE_IDS)
    weapons = [item.id for item in data.cards.items if item.kind == "weapon"]
    for index, inmate in enumerate(inmates):
        path: Path = ["cards", "inmates", index]
        for track in (inmate.force_track, inmate.cunning_track):
            text.check(track in data.tracks, path, f"there is no track {track!r}")
        armed = inmate.weapon == "" or inmate.weapon in weapons
        text.check(armed, path, f"{inmate.weapon!r} is no weapon")
        text.check(
            inmate.unlock[0] <= inmate.unlock[1], path, "the second ability unlocks later"
        )  # AZ-151
        text.check(
            inmate.star == (inmate.set != "base"), path, "the starred inmates are not of the base"
        )
    base = sum(inmate.set == "base" for inmate in inmates)
    text.check(base >= 8, ["cards", "inmates"], f"eight base inmates are needed, not {base}")


def _check_events(text: EditionText, data: EditionData) -> None:
    events = data.cards.events
    _check_unique(text, ["cards", "events"], [event.id for event in events])
    text.check(
        len(events) <= MOST_EVENT_CARDS,
        ["cards", "events"],
        f"there are at most {MOST_EVENT_CARDS} Events",
    )
    for index, event in enumerate(events):
        _check_event(text, event, ["cards", "events", index])


def _check_event(text: EditionText, event: Event, path: Path) -> None:
    """AZ-197, AZ-205 to AZ-207, AZ-480 to AZ-490."""
    effect = event.effect
    by_itself = isinstance(
        effect, DrawChair | LoseCellItem | CorruptionShift | IconUnguarded | Riot
    )
    part = "none" if by_itself else "mandatory" if isinstance(effect, Visit) else "optional"
    kind = kind_of(effect)
    text.check(event.part == part, path, f"an Event of kind {kind} has part = {part!r}")
    in_a_room = not by_itself or isinstance(effect, Riot)
    text.check(
        event.room in (ROOM_IDS if in_a_room else [""]), path, f"{kind} in room {event.room!r}"
    )
    text.check(
        (event.deck == "Z") == isinstance(effect, Riot), path, "Z cards are Riots, and only they"
    )
    if isinstance(effect, Riot):
        text.check(
            (effect.cunning is not None) == (effect.rule == "free_primal"),
            path,
            "free_primal has a price in Cunning, and only it",
        )
    if isinstance(effect, IconUnguarded):
        fits = effect.icon in ICON_IDS and effect.icon not in STAT_ICON_IDS
        text.check(fits, path, f"no Event frees the icon {effect.icon!r}")


def _check_crimes(text: EditionText, data: EditionData) -> None:
    crimes = data.cards.crimes
    _check_unique(text, ["cards", "crimes"], [crime.id for crime in crimes])
    text.check(
        len(crimes) == CRIME_CARDS,
        ["cards", "crimes"],
        f"there must be {CRIME_CARDS} Crimes, not {len(crimes)}",
    )
    normal = sum(not crime.advanced for crime in crimes)
    text.check(
        normal >= 8, ["cards", "crimes"], f"four boards look at 8 Crimes, but {normal} are Normal"
    )
    types = [kind.id for kind in data.cards.gangster_types]
    for index, crime in enumerate(crimes):
        _check_crime(text, crime, ["cards", "crimes", index], types)


def _check_crime(text: EditionText, crime: Crime, path: Path, types: Sequence[str]) -> None:
    need = crime.need
    rooms: list[str] = []
    if isinstance(need, StealOk | FightWon):
        rooms = need.rooms
    elif isinstance(need, DiscardValue | DiscardItem | GangsterAt | TurnEnded):
        rooms = [need.room]
    for room in rooms:
        text.check(room in ROOM_IDS, path, f"there is no room {room!r}")
    if isinstance(need, GuardCorrupted):
        text.check(need.guard in GUARD_IDS, path, f"there is no guard {need.guard!r}")
    if isinstance(need, DiscardItem):
        for item in need.items:
            known = item in ITEM_IDS or item in CONTRABAND_IDS
            text.check(known, path, f"there is no card {item!r}")
    with_gangsters = need.gangsters is not None or isinstance(need, GangsterAt | GangsterInjured)
    text.check(
        crime.advanced or not with_gangsters, path, "a Crime with gangsters is not for Normal games"
    )  # AZ-057
    if need.gangsters is not None:
        text.check(need.gangsters.type in types, path, f"no gangster is a {need.gangsters.type!r}")


def _check_gangsters(text: EditionText, data: EditionData) -> None:
    gangsters = data.cards.gangsters
    types = [kind.id for kind in data.cards.gangster_types]
    _check_unique(text, ["cards", "gangster_types"], types)
    _check_unique(text, ["cards", "gangsters"], [gangster.id for gangster in gangsters])
    text.check(
        len(gangsters) == GANGSTER_CARDS,
        ["cards", "gangsters"],
        f"there must be {GANGSTER_CARDS} gangsters, not {len(gangsters)}",
    )
    base = sum(gangster.set == "base" for gangster in gangsters)
    text.check(base == 8, ["cards", "gangsters"], f"eight gangsters are the base, not {base}")
    for index, gangster in enumerate(gangsters):
        _check_gangster(text, gangster, ["cards", "gangsters", index], types)
    extra = sum(
        max(gangster.ability.table)
        for gangster in gangsters
        if isinstance(gangster.ability, ExtraContraband)
    )
    drawn = data.rules.round_contraband + extra
    text.check(
        drawn <= CELL_ROOM,
        ["rules", "round_contraband"],
        f"a rival draws at most {CELL_ROOM} cards at once, with its Traffickers, not {drawn}",
    )


def _check_gangster(
    text: EditionText, gangster: Gangster, path: Path, types: Sequence[str]
) -> None:
    ability = gangster.ability
    text.check(gangster.type in types, path, f"there is no type {gangster.type!r}")
    text.check(
        not gangster.copy or isinstance(ability, COPIED),
        path,
        f"{kind_of(ability)} is no action of one's own turn and cannot be copied",
    )
    if isinstance(ability, Remote):
        text.check(
            ability.actions == REMOTE_ACTIONS, path, f"the Courier's actions are {REMOTE_ACTIONS}"
        )
    if isinstance(ability, Bleed):
        text.check(ability.cured_in in ROOM_IDS, path, f"there is no room {ability.cured_in!r}")


def _check_fugitive(text: EditionText, data: EditionData) -> None:
    cards = data.cards.fugitive
    _check_unique(text, ["cards", "fugitive"], [card.id for card in cards])
    decks = Counter(card.deck for card in cards)
    text.check(
        decks == {1: 3, 2: 3, 3: 3}, ["cards", "fugitive"], "there are three decks of three cards"
    )
    for index, card in enumerate(cards):
        text.check(
            card.red > 0 or card.green > 0, ["cards", "fugitive", index], "a card has a lock"
        )


def _check_legacy(text: EditionText, data: EditionData) -> None:
    cards, legacy = data.cards, data.legacy
    numbers = [envelope.id for envelope in legacy.envelopes]
    check_ids(text, ["legacy", "envelopes"], numbers, [1, 2, 3, 4, 5])
    ids = [challenge.id for challenge in legacy.challenges]
    check_ids(text, ["legacy", "challenges"], ids, list(range(1, 11)))
    content = [gangster.id for gangster in cards.gangsters if gangster.set != "base"]
    content += [inmate.id for inmate in cards.inmates if inmate.set != "base"]
    content.append("fugitive")
    for index, envelope in enumerate(legacy.envelopes):
        path: Path = ["legacy", "envelopes", index]
        for unlocked in envelope.unlocks:
            text.check(unlocked in content, path, f"there is no {unlocked!r} to unlock")
    for index, challenge in enumerate(legacy.challenges):
        published = kind_of(challenge.test) != "unpublished"
        text.check(
            challenge.available == published,
            ["legacy", "challenges", index],
            "what is not published is not available",
        )


def _check_unique(text: EditionText, path: Path, ids: Sequence[str]) -> None:
    for index, found in enumerate(ids):
        text.check(found not in ids[:index], [*path, index], f"id {found!r} is given twice")
