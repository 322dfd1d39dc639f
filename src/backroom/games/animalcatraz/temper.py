"""Which choices players of a temperament like."""

from backroom.games.animalcatraz import actions
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.rules import Animalcatraz
from backroom.games.animalcatraz.state import rival_for, rival_of
from backroom.kernel.temperament import Temperament

LIKED = {
    Temperament.CAREFUL: (
        actions.CORRUPT,
        actions.PLACE,
        actions.PUT,
        actions.SECURE,
        actions.ABANDON,
        actions.TO_OWN_CELL,
    ),
    Temperament.GRASPING: (
        actions.PICKPOCKET,
        actions.ROB,
        actions.TAKE,
        actions.TRADE,
        actions.CRIME,
    ),
    Temperament.QUARRELSOME: (actions.ATTACK, actions.COUNTER, actions.EVENT),
}


def likes(state: Animalcatraz, seat: int, code: int, temperament: Temperament, leader: int) -> bool:
    """Whether a choice is after the heart of a seat of this temperament."""
    if temperament is not Temperament.UNFORGIVING:
        return code in LIKED[temperament]
    rival = rival_for(state, leader)
    if actions.INMATE <= code < actions.INMATE + state.inmates:
        return bool(rival_of(state, code - actions.INMATE) == rival)
    return code in (actions.ATTACK, actions.PICKPOCKET) and _stand_together(state, seat, rival)


def _stand_together(state: Animalcatraz, seat: int, rival: int) -> bool:
    """Whether inmates of a seat and of a rival are in one room."""
    b = state.b
    own = {int(b[at.place(i)]) for i in range(state.inmates) if b[at.seat(i)] == seat}
    others = [i for i in range(state.inmates) if rival_of(state, i) == rival]
    return any(b[at.place(i)] in own and b[at.place(i)] < at.OWN_CELL for i in others)
