"""What is played for a seat whose time runs out (NK-431): the defaults of the decision table."""

from backroom.games.kings.actions import (
    AMOUNT,
    END_DRIVE,
    END_MOVES,
    END_TURN,
    NO,
    OWN,
    PASS,
    SEAT,
    TILE,
    YES,
)
from backroom.games.kings.rules import Kings
from backroom.games.kings.state import (
    ACTIONS,
    ARREST_WHOM,
    BID,
    CASUALTY,
    DEAL_ANSWER,
    DEAL_COUNTER,
    DRIVE,
    FOLD,
    HESITATION,
    MOVES,
    PHASE,
    POACH_ANSWER,
    REACT,
    RESIST,
    START,
)

FIXED = {
    int(START): TILE,
    int(BID): AMOUNT,
    int(REACT): PASS,
    int(MOVES): END_MOVES,
    int(DRIVE): END_DRIVE,
    int(ACTIONS): END_TURN,
    int(FOLD): YES,
    int(RESIST): NO,
    int(HESITATION): NO,
    int(POACH_ANSWER): NO,
    int(DEAL_ANSWER): NO,
    int(DEAL_COUNTER): PASS,
}


def default_choice(table: Kings, seat: int) -> int | None:
    """The code for a seat that lets its time run out; None if nothing is awaited from it."""
    legal = table.legal(seat)
    if not (table.waiting() >> seat) & 1:
        return None
    phase = int(table.b[PHASE])
    if phase in FIXED:
        # A proposal that is being put together is dropped first.
        return int(FIXED[phase]) if FIXED[phase] in legal else int(PASS)
    if phase == CASUALTY and len(legal) > 1 and legal[0] == OWN:
        return legal[1]  # a henchman before the boss
    if phase == ARREST_WHOM and legal[0] == SEAT + seat:
        return legal[1]  # not itself
    if legal[0] == PASS and len(legal) > 1:
        return legal[1]  # a die before passing
    return legal[0]
