"""Gang Tags on the round indicator (D26; AZ-285 to AZ-293). A rival's tags that lie neither there
nor in a wing are free."""

from backroom.games.animalcatraz import actions, decisions, subjects, telling
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.refusals import NOT_YOUR_TAG
from backroom.games.animalcatraz.state import Table, asks_inmate, let_be, push
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED


def on_indicator(table: Table, rival: i64) -> i64:
    """How many tags of a rival lie on the indicator."""
    count: i64 = 0
    for place in range(at.ROUNDS):
        if table.b[at.tag(place)] == rival:
            count += 1
    return count


def free_tags(table: Table, rival: i64) -> i64:
    """AZ-058: what is left of a rival's tags."""
    free: i64 = table.cards.gang_tags - on_indicator(table, rival)
    for cell in range(at.CELLS):
        if table.b[at.cell_rival(cell)] == rival:
            free -= table.b[at.wing_tag(cell)]
    return free


def came_back(table: Table, rival: i64) -> None:
    """A tag is free again: a filled wing that waits for one is claimed (AZ-304)."""
    for cell in range(at.CELLS):
        if table.b[at.cell_rival(cell)] == rival:
            push(table, decisions.CLAIM_WING, cell)


# The tag for a Crime.


def tag_round(table: Table, rival: i64) -> None:
    """AZ-285; nothing if its tag lies there already (AZ-288)."""
    if table.b[at.tag(table.b[at.ROUND] - 1)] == rival:
        return
    if free_tags(table, rival) > 0:
        place(table, rival)
    elif on_indicator(table, rival) > 0:
        push(table, decisions.MOVE_TAG, rival, at.NOBODY)  # AZ-289


def place(table: Table, rival: i64) -> None:
    """AZ-286, AZ-287: a tag that lies on this round goes back to its owner."""
    b = table.b
    here: i64 = at.tag(b[at.ROUND] - 1)
    before: i64 = b[here]
    b[here] = rival
    if table.journal is not None:
        telling.goals.tag_placed(
            table.journal, table, rival, before, "AZ-285" if before == at.NOBODY else "AZ-286"
        )
    if before != at.NOBODY:
        came_back(table, before)


def asks_active(table: Table) -> i64:
    return asks_inmate(table, table.b[at.ACTIVE])


def tag_refusal(table: Table, rival: i64, lies_at: i64) -> i64:
    return ALLOWED if table.b[at.tag(lies_at)] == rival else NOT_YOUR_TAG


def move(table: Table, rival: i64, cell: i64, lies_at: i64) -> None:
    """AZ-289, AZ-304: a tag is lifted from another round, for this one or for a wing."""
    table.b[at.tag(lies_at)] = at.NOBODY
    if table.journal is not None:
        rule = "AZ-289" if cell == at.NOBODY else "AZ-304"
        telling.goals.tag_lifted(table.journal, table, rival, lies_at, rule)
    if cell == at.NOBODY:
        place(table, rival)
    else:
        push(table, decisions.CLAIM_WING, cell)


MOVE_TAG = Decision(
    "move_tag",
    [Answer(actions.DONE, 1, let_be), Answer(actions.ROUND, at.ROUNDS, move, tag_refusal)],
    public=False,
    marks=("open_ended",),
    about=(subjects.RIVAL, subjects.CELL),  # without a cell it is for the round of a Crime
    asks=asks_active,
)


# The end of round 4. The last day has none of it (AZ-293).


def majority(table: Table) -> i64:
    """AZ-290: the rival with strictly more tags than every other, or NOBODY."""
    best: i64 = at.NOBODY
    most: i64 = 0
    for rival in range(table.rivals):
        count: i64 = on_indicator(table, rival)
        if count > most:
            best = rival
            most = count
        elif count == most:
            best = at.NOBODY
    return best


def collect(table: Table) -> None:
    """AZ-291: all tags of the indicator go back; those in wings stay (AZ-292)."""
    for place_ in range(at.ROUNDS):
        table.b[at.tag(place_)] = at.NOBODY
    for rival in range(table.rivals):
        came_back(table, rival)
