"""Words for numbers that no edition changes: positions, journal and views use the same."""

from typing import Final

from backroom.games.animalcatraz.actions import ROOM_IDS

PLACES: Final = [*ROOM_IDS, "cell", "hole", "outside"]  # where an inmate can be
LETTERS: Final = ["A", "B", "C"]
STATS: Final = ["force", "cunning"]
RANKS: Final = ["lowlife", "unknown", "imposing", "dominant", "kingpin"]
CELL_IDS: Final = ["cell_1", "cell_2", "cell_3", "cell_4"]
ICONS: Final = [
    *(f"{room} {letter}" for room in ROOM_IDS for letter in LETTERS),
    "escape",
]  # AZ-345
FATES: Final = ["execution deck", "spare cell", "board", "discarded", "not in the game"]
FIGHTS: Final = ["", "fight", "riot"]
BETS: Final = ["", "first", "second"]  # on the attacker or thief, or on the other
MEMBERS: Final = [  # of a side
    *("inmate", "gangster 1", "gangster 2"),
    *("partner", "partner's gangster 1", "partner's gangster 2"),
]
BOARD_PLACES: Final = [  # for cards
    *("carried 1", "carried 2", "carried 3", "carried 4", "carried 5"),
    *("gangster 1", "gangster 2", "inmate upgrade", "cell upgrade"),
]
CHALLENGES: Final = [  # what the campaign asks for: rivals tagged at once, tools of one escape
    *(f"{rivals} tagged" for rivals in range(8)),
    *(f"{tools} tools" for tools in range(7)),
    "kingpin",
]
ANSWERS: Final = ["", "yes", "no"]
