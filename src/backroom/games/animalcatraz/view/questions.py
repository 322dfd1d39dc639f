"""What the open question is about: the arguments of its frame, by name.

A view asks with the names that positions use; the sentences are in the Fluent files.
"""

from typing import Final

from backroom.games.animalcatraz.actions import ACTIONS, GUARD_IDS, ROOM_IDS
from backroom.games.animalcatraz.position.words import FRAME_NAMES
from backroom.games.animalcatraz.state import Table

# By decision: what its frame's arguments are. Most are only about an inmate.
ABOUT: Final[dict[str, tuple[str, ...]]] = {
    "keep_inmate": (),
    "start_cell": (),
    "start_crime": (),
    "night_training": (),
    "cell_for_card": ("rival", "cards"),
    "excess_cell": ("cell",),
    "shift_to": ("inmate", "slot"),
    "shift_swap": ("inmate", "slot", "goal"),
    "who_plays": ("rival",),
    "trash_tag": ("victim",),
    "move_tag": ("rival", "cell"),
    "trade_take": ("inmate", "room"),
    "trade_pay": ("inmate", "room"),
    "work": ("inmate", "cards"),
    "attack_or_steal": ("inmate", "gangster"),
    "steal_where": ("inmate", "verb", "gangster"),
    "steal_with": ("inmate", "verb", "target"),
    "magpie_keeps": ("inmate", "first_card", "second_card"),
    "put_what": ("inmate", "cards"),
    "put_where": ("inmate", "cards", "slot"),
    "recruit_pay": ("inmate", "spare", "value"),
    "replace_whom": ("inmate", "spare"),
    "invite_where": ("inmate", "gangster"),
    "pursue": ("rival", "victim"),
    "crime_discard": ("inmate", "crime", "value"),
    "crime_victim": ("inmate", "crime"),
    "corrupt_how": ("inmate", "guard"),
    "push_where": ("inmate", "victim"),
    "gang_target": ("inmate", "gangster"),
    "peek_zone": ("inmate", "gangster", "victim"),
    "copy_whom": ("inmate", "gangster"),
    "copy_what": ("inmate", "gangster", "victim"),
    "courier": ("inmate", "gangster"),
    "courier_room": ("inmate", "gangster"),
    "courier_item": ("inmate", "gangster", "room"),
    "courier_guard": ("inmate", "gangster"),
    "who_fights": ("side",),
    "fight_whom": ("side",),
    "chemist": ("side",),
    "reveal": ("side", "cards"),
    "reroll": ("side",),
    "armour": ("side",),
    "counter_or_abandon": ("side",),
    "swap_what": ("side",),
    "swap_to": ("side", "slot"),
    "swap_with": ("side", "slot", "goal"),
    "riot_opponent": ("rival",),
}
ONLY_AN_INMATE: Final = ("inmate",)

# Arguments that tell which hidden card is meant: nobody's business but the owner's.
SECRET: Final = {"slot", "goal", "first_card", "second_card", "crime"}


def name_of(decision: int) -> str:
    """The name of a decision."""
    return FRAME_NAMES[decision]


def arguments(table: Table, is_own: bool) -> dict[str, int | str]:
    """What the question on top of the stack is about; those who are not asked see less."""
    names = ABOUT.get(name_of(int(table.top())), ONLY_AN_INMATE)
    values = [int(table.who()), int(table.x()), int(table.y())]
    return {
        name: _decoded(table, name, value)
        for name, value in zip(names, values, strict=False)
        if value >= 0 and (is_own or name not in SECRET)
    }


def _decoded(table: Table, name: str, value: int) -> int | str:
    match name:
        case "room":
            return ROOM_IDS[value]
        case "guard":
            return GUARD_IDS[value]
        case "gangster":
            return table.cards.gangster_ids[value]
        case "slot" | "goal" | "verb" | "crime" | "target":
            return ACTIONS.words(value)
        case "first_card" | "second_card":
            return table.cards.kind_ids[table.cards.kind_of[table.b[value]]]
    return value
