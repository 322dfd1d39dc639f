"""Which choices players of a temperament like."""

from backroom.games.crooks import board as at
from backroom.games.crooks.actions import (
    MOVE_TO,
    PASS,
    PLACE_DOWN,
    PLACE_UP,
    PLACE_USE,
    RECRUIT,
    TAKE_SLOT,
    VICTIM,
)
from backroom.games.crooks.rules import Crooks
from backroom.games.crooks.state import crooks_in_cell, price
from backroom.kernel.temperament import Temperament

DEAR = 5  # the first of the targets, by place, that are worth most


def likes(state: Crooks, seat: int, code: int, temperament: Temperament, leader: int) -> bool:
    """Whether a choice is after the heart of a seat of this temperament."""
    if VICTIM <= code < VICTIM + at.SEATS:
        is_leader = code - VICTIM == leader
        return temperament is Temperament.QUARRELSOME or (
            temperament is Temperament.UNFORGIVING and is_leader
        )
    if RECRUIT <= code < TAKE_SLOT:
        is_cheap = price(state, code - RECRUIT) <= _least_price(state)
        return temperament in (Temperament.CAREFUL, Temperament.GRASPING) and is_cheap
    if not PLACE_UP <= code < MOVE_TO:
        return code == PASS and temperament is Temperament.CAREFUL
    target = (code - PLACE_UP) % at.TARGETS
    match temperament:
        case Temperament.CAREFUL:
            return code >= PLACE_DOWN
        case Temperament.GRASPING:
            return target >= DEAR
        case Temperament.QUARRELSOME:
            rivals = [other for other in range(state.seats) if other != seat]
            is_contested = any(crooks_in_cell(state, other, target) for other in rivals)
            return PLACE_USE <= code < PLACE_DOWN or is_contested
        case Temperament.UNFORGIVING:
            return bool(crooks_in_cell(state, leader, target))


def _least_price(state: Crooks) -> int:
    prices = [int(price(state, hangout)) for hangout in range(at.HANGOUTS)]
    return min(filter(None, prices), default=0)
