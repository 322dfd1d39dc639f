"""Which choices players of a temperament like."""

from backroom.games.sneaks import board as at
from backroom.games.sneaks.actions import SNEAK, SNITCH, STOP, TAKE, TRADE
from backroom.games.sneaks.cards import (
    CARTE_BLANCHE,
    COLLECTION,
    DOCUMENTS,
    INTRIGUES,
    ITEM,
    SAFE_CRACKING,
    TOKENS_LOOT,
)
from backroom.games.sneaks.rules import Sneaks
from backroom.kernel.temperament import Temperament

# The kinds of loot that they rob.
ROBBED = {
    Temperament.CAREFUL: (TOKENS_LOOT, SAFE_CRACKING),
    Temperament.GRASPING: (ITEM, COLLECTION, CARTE_BLANCHE),
    Temperament.QUARRELSOME: (INTRIGUES, DOCUMENTS),
    Temperament.UNFORGIVING: (DOCUMENTS, INTRIGUES),
}
# The kinds that they do not let others have.
GUARDED = {
    Temperament.CAREFUL: (DOCUMENTS, INTRIGUES),
    Temperament.UNFORGIVING: (ITEM, COLLECTION, CARTE_BLANCHE),
}
PARTNER_CODES = at.COLOURS * at.COLOURS


def likes(state: Sneaks, code: int, temperament: Temperament, leader: int) -> bool:
    """Whether a choice is after the heart of a seat of this temperament, whichever seat that is."""
    if code < SNITCH:
        return _kind_at(state, code - SNEAK) in ROBBED[temperament]
    if code < TAKE:
        return _kind_at(state, code - SNITCH) in GUARDED.get(temperament, ())
    if code == STOP:
        return temperament is Temperament.CAREFUL
    if code < TRADE:
        return False
    with_leader = (code - TRADE) // PARTNER_CODES == leader
    return temperament is Temperament.QUARRELSOME or (
        temperament is Temperament.UNFORGIVING and with_leader
    )


def _kind_at(state: Sneaks, site: int) -> int | None:
    loot = state.b[at.loot_at(site)]
    return None if loot == at.NOTHING else int(state.cards.kind[loot])
