"""What an edition of Crooks says, as flat numbers."""

from typing import Final

from backroom.kernel.numbers import i64, vec

GANGS: Final[i64] = 3

# Abilities (CR-12).
NO_ABILITY: Final[i64] = 0
PICKPOCKET: Final[i64] = 1
ACCOMPLICE: Final[i64] = 2
SWAPPER: Final[i64] = 3
HITMAN: Final[i64] = 4
KINGPIN: Final[i64] = 5
SPYING: Final[i64] = 6
ABILITIES: Final[i64] = 7


class Cards:
    """The cards and numbers of an edition. Arrays of crooks are indexed by id."""

    def __init__(
        self,
        level: list[int],
        modifier: list[int],
        gangs: list[int],
        ability: list[int],
        start_money: int,
        price_per_crook: int,
        face_down_fee: int,
        pickpocket_gain: int,
        note_total: int,
        piles: list[list[int]],
        gang_points: list[int],
    ) -> None:
        self.level = vec[i64](level)
        self.modifier = vec[i64](modifier)
        self.gangs = vec[i64](gangs)  # bit g: member of gang g
        self.ability = vec[i64](ability)
        self.start_money: i64 = start_money
        self.price_per_crook: i64 = price_per_crook
        self.face_down_fee: i64 = face_down_fee
        self.pickpocket_gain: i64 = pickpocket_gain
        self.note_total: i64 = note_total
        self.piles = piles  # by number of seats
        self.gang_points = gang_points  # by number of seats


def has_place_in_full_row(ability: i64) -> bool:
    """CR-54: who can still be placed by a seat that has crooks in every cell."""
    return ability == ACCOMPLICE or ability == HITMAN
