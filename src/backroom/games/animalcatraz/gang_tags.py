"""Gang Tags on the round indicator (D26; AZ-285 to AZ-293). A rival's tags that lie neither there
nor in a wing are free."""

from backroom.games.animalcatraz import telling
from backroom.games.animalcatraz.actions import DONE
from backroom.games.animalcatraz.actions import ROUND as ROUND_TOKEN
from backroom.games.animalcatraz.board import (
    CELL_RIVAL,
    CELLS,
    NOBODY,
    ROUND,
    ROUNDS,
    TAG_AT,
    WING_TAG,
)
from backroom.games.animalcatraz.frames import CLAIM_WING, MOVE_TAG
from backroom.games.animalcatraz.refusals import NOT_YOUR_TAG
from backroom.games.animalcatraz.state import Table
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED


def on_indicator(table: Table, rival: i64) -> i64:
    """How many tags of a rival lie on the indicator."""
    count: i64 = 0
    for place in range(ROUNDS):
        if table.b[TAG_AT + place] == rival:
            count += 1
    return count


def free_tags(table: Table, rival: i64) -> i64:
    """AZ-058: what is left of a rival's tags."""
    free: i64 = table.cards.gang_tags - on_indicator(table, rival)
    for cell in range(CELLS):
        if table.b[CELL_RIVAL + cell] == rival:
            free -= table.b[WING_TAG + cell]
    return free


def came_back(table: Table, rival: i64) -> None:
    """A tag is free again: a filled wing that waits for one is claimed (AZ-304)."""
    for cell in range(CELLS):
        if table.b[CELL_RIVAL + cell] == rival:
            table.push(CLAIM_WING, cell)


# The tag for a Crime.


def tag_round(table: Table, rival: i64) -> None:
    """AZ-285; nothing if its tag lies there already (AZ-288)."""
    if table.b[TAG_AT + table.b[ROUND] - 1] == rival:
        return
    if free_tags(table, rival) > 0:
        place(table, rival)
    elif on_indicator(table, rival) > 0:
        table.push(MOVE_TAG, rival, NOBODY)  # AZ-289


def place(table: Table, rival: i64) -> None:
    """AZ-286, AZ-287: a tag that lies on this round goes back to its owner."""
    b = table.b
    here: i64 = TAG_AT + b[ROUND] - 1
    before: i64 = b[here]
    b[here] = rival
    if table.journal is not None:
        telling.goals.tag_placed(table.journal, table, rival, before)
    if before != NOBODY:
        came_back(table, before)


def refusal(table: Table, _decision: i64, who: i64, code: i64) -> i64:
    if code == DONE:
        return ALLOWED
    return ALLOWED if table.b[TAG_AT + code - ROUND_TOKEN] == who else NOT_YOUR_TAG


def choose(table: Table, _decision: i64, who: i64, x: i64, _y: i64, code: i64) -> None:
    """AZ-289, AZ-304: a tag is lifted from another round, for this one or for a wing."""
    if code == DONE:
        return
    table.b[TAG_AT + code - ROUND_TOKEN] = NOBODY
    if table.journal is not None:
        telling.goals.tag_lifted(table.journal, table, who, code - ROUND_TOKEN)
    if x == NOBODY:
        place(table, who)
    else:
        table.push(CLAIM_WING, x)


# The end of round 4. The last day has none of it (AZ-293).


def majority(table: Table) -> i64:
    """AZ-290: the rival with strictly more tags than every other, or NOBODY."""
    best: i64 = NOBODY
    most: i64 = 0
    for rival in range(table.rivals):
        count: i64 = on_indicator(table, rival)
        if count > most:
            best = rival
            most = count
        elif count == most:
            best = NOBODY
    return best


def collect(table: Table) -> None:
    """AZ-291: all tags of the indicator go back; those in wings stay (AZ-292)."""
    for place_ in range(ROUNDS):
        table.b[TAG_AT + place_] = NOBODY
    for rival in range(table.rivals):
        came_back(table, rival)
