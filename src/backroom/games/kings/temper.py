"""Which choices players of a temperament like."""

from backroom.games.kings import actions, decisions
from backroom.games.kings import board as at
from backroom.games.kings.rules import Kings
from backroom.kernel.temperament import Temperament


def likes(state: Kings, seat: int, code: int, temperament: Temperament, leader: int) -> bool:
    """Whether a choice is after the heart of a seat of this temperament."""
    decision = state.b[at.DECISION]
    fights = (
        code == actions.PROVOKE
        or (decision == decisions.FOLD and code == actions.NO)
        or (decision == decisions.RESIST and code == actions.YES)
    )
    match temperament:
        case Temperament.CAREFUL:
            gives_in = decision in (decisions.FOLD, decisions.RESIST) and not fights
            return gives_in or (decision == decisions.BID and code > actions.AMOUNT)
        case Temperament.GRASPING:
            earns = code == actions.ACCOMPLISH or actions.ROW_1 <= code < actions.CAR_0
            return earns or (decision == decisions.BID and code == actions.AMOUNT)
        case Temperament.QUARRELSOME:
            return fights
        case Temperament.UNFORGIVING:
            return code == actions.SEAT + leader or (fights and _is_against(state, seat, leader))


def _is_against(state: Kings, seat: int, rival: int) -> bool:
    """Whether a rival fights here, or could be provoked."""
    b = state.b
    if b[at.FIGHT] != 0:
        return rival in (b[at.fighter(0)], b[at.fighter(1)])
    return not _places(state, seat).isdisjoint(_places(state, rival))


def _places(state: Kings, seat: int) -> set[int]:
    """Where somebody of a seat is."""
    b = state.b
    slots = [slot for slot in range(at.SLOTS) if b[at.person(seat, slot)] != at.NOBODY]
    return {int(b[at.place(seat, slot)]) for slot in slots}
