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
from backroom.games.kings.board import PHASE, SLOTS
from backroom.games.kings.kinds import (
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
    POACH_ANSWER,
    REACT,
    RESIST,
    START,
)
from backroom.games.kings.rules import Kings

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


def default_choice(table: Kings, seat: int) -> int:
    """The code for an asked seat that lets its time run out."""
    legal = table.legal(seat)
    phase = int(table.b[PHASE])
    if phase in FIXED:
        # A proposal that is being put together is dropped first.
        return int(FIXED[phase]) if FIXED[phase] in legal else int(PASS)
    if phase == CASUALTY:
        henchmen = [code for code in legal if OWN < code < OWN + SLOTS]
        return henchmen[0] if henchmen else legal[0]
    if phase == ARREST_WHOM and legal[0] == SEAT + seat:
        return legal[1]  # not itself
    return legal[0]
