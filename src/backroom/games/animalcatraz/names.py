"""Words for numbers that no edition changes: positions, journal and views use the same."""

from typing import Final

from backroom.games.animalcatraz.actions import ROOM_IDS

PLACES: Final = [*ROOM_IDS, "cell", "hole", "outside"]  # where an inmate can be
LETTERS: Final = ["A", "B", "C"]
STATS: Final = ["force", "cunning"]
RANKS: Final = ["lowlife", "unknown", "imposing", "dominant", "kingpin"]
