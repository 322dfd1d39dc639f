"""What kind of player somebody is: a leaning between choices that are about equally good."""

from enum import StrEnum


class Temperament(StrEnum):
    """What a player likes. A game's ``temper.py`` says which choices that are."""

    CAREFUL = "careful"  # keeps what there is, and out of harm's way
    GRASPING = "grasping"  # is after money and goods
    QUARRELSOME = "quarrelsome"  # is quick to fight
    UNFORGIVING = "unforgiving"  # turns against whoever is ahead
