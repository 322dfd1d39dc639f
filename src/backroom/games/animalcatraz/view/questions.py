"""What the open question is about: the arguments of its frame, by name.

A view asks with the names that positions use; the sentences are in the Fluent files.
"""

from typing import Final

from backroom.games.animalcatraz.actions import ACTIONS, GUARD_IDS, ROOM_IDS
from backroom.games.animalcatraz.decisions import ABOUT, NAMES
from backroom.games.animalcatraz.loot import loot_place
from backroom.games.animalcatraz.state import Table, asked, asked_first, asked_second, asked_third

# Arguments that tell which hidden card is meant: nobody's business but the owner's.
SECRET: Final = {"slot", "goal", "first_card", "second_card", "crime"}
# Arguments that only the rules want to know.
UNTOLD: Final = {"by_event", "from_pile", "courier", "with_partner", "why", "winnings"}


def name_of(decision: int) -> str:
    """The name of a decision."""
    return NAMES[decision]


def arguments(table: Table, is_own: bool) -> dict[str, int | str]:
    """What the question on top of the stack is about; those who are not asked see less."""
    names = ABOUT.get(name_of(int(asked(table))), {})
    values = [int(asked_first(table)), int(asked_second(table)), int(asked_third(table))]
    return {
        name: _decoded(table, name, value)
        for name, value in zip(names, values, strict=False)
        if value >= 0 and name not in UNTOLD and (is_own or name not in SECRET)
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
            return table.cards.kind_ids[table.cards.kind_of[table.b[loot_place(value)]]]
    return value
