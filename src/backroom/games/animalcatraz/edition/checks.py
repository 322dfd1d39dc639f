"""What the numbers and the map of an edition of Animalcatraz must keep to (AZ-760).

The types of the tables hold the bounds of single numbers; here is what joins several lines.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from backroom.games.animalcatraz.actions import GUARD_IDS, ROOM_IDS
from backroom.games.animalcatraz.cards import LEVELS, MOST_NOTCHES
from backroom.games.animalcatraz.edition.effects import GainNotch, kind_of
from backroom.games.animalcatraz.edition.tables import EditionData, Room
from backroom.kernel.edition import EditionText, check_ids

CORNER_IDS = ROOM_IDS[:4]
WING_IDS = ROOM_IDS[5:]
RANK_IDS = ["lowlife", "unknown", "imposing", "dominant", "kingpin"]
CELL_IDS = ["cell_1", "cell_2", "cell_3", "cell_4"]
ICON_IDS = [
    "trade",
    "attack_steal",
    "study",
    "weights",
    "work",
    "chess",
    "eat",
    "invite",
    "cellblock_recruit",
    "escape",
    "crime",
]
STAT_ICON_IDS = ["study", "weights", "chess", "eat"]

# What the rulebook fixes; an edition cannot change it.
FIXED: dict[str, dict[str, Any]] = {
    "rules": {
        "rounds_per_day": 5,
        "event_rounds": [1, 3],
        "carry_inmate": 3,
        "carry_gangster": 1,
        "cell_limit": 3,
        "spare_cells_per_wing": 3,
        "crime_limit": 2,
        "gangster_limit": 2,
        "extra_gangsters": [0, 4, 8],
    },
    "rep": {"min": -1, "max": 14, "riot_at": 13},
    "ring": {"corners": CORNER_IDS, "wings": WING_IDS},
    "primal": {"cunning_level": 0},
}
PLAYERS = {"normal": [3, 4], "advanced": [2, 3, 4, 5, 6, 7, 8]}
STEPS = {
    "start_of_every_round": ["primal_expiry"],
    "A": [
        "toothbrush",
        "guard_die",
        "warden:advanced",
        "trafficker:r1,r3:advanced",
        "contraband",
        "mandatory_check:r1,r3",
        "event:r1,r3",
    ],
    "B": ["tag_majority", "tags_return", "trash_penalty:advanced", "trash_discard:advanced"],
    "C": ["to_cells", "gangster_rep:advanced", "infirmary_to_chair", "night_notches", "sun_to_1"],
}
MOST_EVENTS = 7  # of a game

# The icons that stand in one place only, where the rulebook has them.
PLACED_ICONS = {
    "trade": CORNER_IDS,
    "cellblock_recruit": WING_IDS,
    "escape": ["wing_b", "wing_d"],
    "invite": ["wing_a"],
    "crime": ["wing_c"],
}

Path = list[str | int]


def check_game(text: EditionText, data: EditionData) -> None:
    """Refuse numbers and a map that break a rule; raises BadEdition."""
    for table, fields in FIXED.items():
        for name, value in fields.items():
            found = getattr(getattr(data, table), name)
            text.check(found == value, [table, name], f"{name} must be {value}")
    _check_steps(text, data)
    _check_types(text, data)
    _check_ranks(text, data)
    _check_tracks(text, data)
    _check_board(text, data)
    _check_guards(text, data)


def _check_steps(text: EditionText, data: EditionData) -> None:
    for name, order in STEPS.items():
        text.check(
            data.steps.get(name) == order, ["steps", name], f"the steps {name} must be {order}"
        )
    for name in data.steps:
        text.check(name in STEPS, ["steps", name], f"there are no steps {name!r}")


def _check_types(text: EditionText, data: EditionData) -> None:
    """AZ-011 to AZ-018, AZ-050, AZ-480."""
    for name, players in PLAYERS.items():
        game = getattr(data.types, name)
        path: Path = ["types", name]
        text.check(game.players == players, path, f"a game of this type is for {players} players")
        counts = game.events
        count = counts.X + counts.Y + counts.Z
        text.check(counts.Z == 1, path, "one Z card ends the Event deck")
        text.check(
            count % 2 == 1 and count <= MOST_EVENTS,
            path,
            f"{count} Events are no game: the last comes in a round 1, and there are at most 7",
        )
        rounds = 2 * (count - 1) + 2
        text.check(game.playing_rounds == rounds, path, f"{count} Events last {rounds} rounds")
        for letter in ("X", "Y", "Z"):
            there = sum(event.deck == letter for event in data.cards.events)
            text.check(
                there >= getattr(counts, letter),
                ["cards", "events"],
                f"a {name} game needs more {letter} cards than {there}",
            )


def _check_ranks(text: EditionText, data: EditionData) -> None:
    """AZ-182: contiguous, from the lowest REP to the highest, which is Kingpin alone."""
    ranks = data.cards.ranks
    check_ids(text, ["cards", "ranks"], [rank.id for rank in ranks], RANK_IDS)
    lowest = data.rep.min
    for index, rank in enumerate(ranks):
        path: Path = ["cards", "ranks", index]
        text.check(rank.from_ == lowest, path, f"{rank.id} must begin at {lowest}")
        text.check(rank.to >= rank.from_, path, f"{rank.id} ends before it begins")
        lowest = rank.to + 1
    highest = ranks[-1]
    text.check(
        highest.from_ == highest.to == data.rep.max,
        ["cards", "ranks", len(ranks) - 1],
        f"kingpin is {data.rep.max} alone",
    )
    for name in data.rep.rank_reward.ranks:
        text.check(name in RANK_IDS[1:-1], ["rep", "rank_reward"], f"no rank {name!r} is rewarded")


def _check_tracks(text: EditionText, data: EditionData) -> None:
    """AZ-149: eight levels of one or more notches."""
    for name, notches in data.tracks.items():
        fits = len(notches) == LEVELS and min(notches) >= 1 and sum(notches) <= MOST_NOTCHES
        text.check(
            fits,
            ["tracks", name],
            f"a track has {LEVELS} levels of 1 notch or more, at most {MOST_NOTCHES} in all",
        )


# The map.


def _check_board(text: EditionText, data: EditionData) -> None:
    rooms = data.cards.rooms
    check_ids(text, ["cards", "rooms"], [room.id for room in rooms], ROOM_IDS)
    check_ids(text, ["cards", "cells"], [cell.id for cell in data.cards.cells], CELL_IDS)
    check_ids(text, ["cards", "icons"], [icon.id for icon in data.cards.icons], ICON_IDS)
    for index, cell in enumerate(data.cards.cells):
        wing = WING_IDS[index]
        text.check(cell.wing == wing, ["cards", "cells", index], f"{cell.id} lies at {wing}")
    for index, room in enumerate(rooms):
        _check_room(text, room, index)
    _check_links(text, rooms)
    numbers = Counter(number for room in rooms for number in room.warden)
    for index, room in enumerate(rooms):
        fits = room.warden and all(2 <= n <= 12 and numbers[n] == 1 for n in room.warden)
        text.check(
            bool(fits), ["cards", "rooms", index], "a sum of 2 to 12 brings the Warden here alone"
        )  # AZ-669
    text.check(len(numbers) == 11, ["cards", "rooms"], "a sum of dice brings no Warden")
    for index, icon in enumerate(data.cards.icons):
        kind = kind_of(icon.effect)
        wanted = "draw_crime" if icon.id == "crime" else icon.id
        raises_a_stat = icon.id in STAT_ICON_IDS
        text.check(
            isinstance(icon.effect, GainNotch) if raises_a_stat else kind == wanted,
            ["cards", "icons", index, "effect"],
            f"{icon.id} cannot have the effect {kind}",
        )


def _check_room(text: EditionText, room: Room, index: int) -> None:
    path: Path = ["cards", "rooms", index]
    kind = "yard" if room.id == "yard" else "corner" if room.id in CORNER_IDS else "wing"
    text.check(room.kind == kind, path, f"{room.id} is a {kind}")
    text.check((room.door != "") == (kind == "wing"), path, "the wings have doors, and only they")
    icons = room.icons.by_letter()
    text.check(len(set(icons)) == len(icons), path, "a room has three different icons")
    text.check("attack_steal" in icons, path, "every room has an Attack/Steal icon")  # AZ-136
    for icon in icons:
        text.check(icon in ICON_IDS, path, f"there is no icon {icon!r}")
    for icon, places in PLACED_ICONS.items():
        text.check(
            (icon in icons) == (room.id in places),
            path,
            f"the icon {icon} is in {', '.join(places)} and nowhere else",
        )


def _check_links(text: EditionText, rooms: Sequence[Room]) -> None:
    """AZ-110 to AZ-113."""
    near = {room.id: room.adjacent for room in rooms}
    for index, room in enumerate(rooms):
        path: Path = ["cards", "rooms", index]
        cells = [CELL_IDS[WING_IDS.index(room.id)]] if room.kind == "wing" else []
        corners = sum(other in CORNER_IDS for other in room.adjacent)
        wings = sum(other in WING_IDS for other in room.adjacent)
        shape = {"corner": (0, 2), "yard": (0, 4), "wing": (2, 0)}[room.kind]
        fits = (
            len(set(room.adjacent)) == len(room.adjacent)
            and (corners, wings) == shape
            and [other for other in room.adjacent if other in CELL_IDS] == cells
            and len(room.adjacent) == sum(shape) + len(cells) + (room.kind == "wing")
        )
        text.check(
            fits, path, "corners join two wings; a wing joins two corners, the Yard and its cell"
        )
        for other in room.adjacent:
            back = other in CELL_IDS or room.id in near.get(other, [])
            text.check(back, path, f"there is no way back from {other}")


def _check_guards(text: EditionText, data: EditionData) -> None:
    guards = data.cards.guards
    check_ids(text, ["cards", "guards"], [guard.id for guard in guards], GUARD_IDS)
    bribed = {card.id: card.guard for card in data.cards.contraband}
    for index, guard in enumerate(guards):
        path: Path = ["cards", "guards", index]
        home = "yard" if index == 0 else ""
        text.check(guard.home == home, path, "the Lieutenant starts in the Yard")  # AZ-043
        text.check(bribed.get(guard.vice) == guard.id, path, f"{guard.vice!r} does not bribe it")
