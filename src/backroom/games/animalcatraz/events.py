"""Events: turned, met, taken part in (group 4.10, AZ-194 to AZ-208)."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import decisions, hole, reputation, subjects, telling
from backroom.games.animalcatraz.cards import (
    BECOME_PRIMAL,
    CORRUPTION_SHIFT,
    DRAW_CHAIR,
    GAIN_ACTIONS,
    GAIN_REP,
    GAIN_STAT,
    ICON_UNGUARDED,
    LOSE_CELL_ITEM,
    MANDATORY,
    NONE,
    OPTIONAL,
    ROLL_FOR,
)
from backroom.games.animalcatraz.cards import RIOT as RIOT_EVENT
from backroom.games.animalcatraz.inmates import (
    become_primal,
    cure_bleeding,
    gain_actions,
    is_primal,
    level,
    lower_stat,
    raise_stat,
    roll_dice,
)
from backroom.games.animalcatraz.refusals import ALREADY_PRIMAL, NO_EVENT, NOT_IN_EVENT_ROOM
from backroom.games.animalcatraz.refusals import TOOK_PART as HAS_TAKEN_PART
from backroom.games.animalcatraz.state import (
    Table,
    first_inmate,
    has_left,
    next_rival,
    previous_rival,
    push,
    rival_of,
)
from backroom.games.animalcatraz.supply import cell_count, lift_hidden, to_chair
from backroom.kernel.decisions import Task
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

# What an Event in force means to others.


def effect(table: Table) -> i64:
    """The effect of the Event in force (AZ-194), or NONE."""
    event: i64 = table.b[at.EVENT]
    return NONE if event == at.NOTHING else table.cards.event_effect[event]


def corruption_shift(table: Table) -> i64:
    """What is added to every corruption level (AZ-337)."""
    return table.cards.event_n[table.b[at.EVENT]] if effect(table) == CORRUPTION_SHIFT else 0


def frees_icon(table: Table, icon_kind: i64) -> bool:
    """Whether no guard blocks icons of this kind."""
    if effect(table) != ICON_UNGUARDED:
        return False
    return table.cards.event_icon[table.b[at.EVENT]] == icon_kind


def riot_rule(table: Table) -> i64:
    """The special rule of the Riot that is fought, or NONE (AZ-482)."""
    if table.b[at.RIOT_LAST] == 0 or effect(table) != RIOT_EVENT:
        return NONE
    return table.cards.event_rule[table.b[at.EVENT]]


def is_mandatory(table: Table) -> bool:
    event: i64 = table.b[at.EVENT]
    return event != at.NOTHING and table.cards.event_part[event] == MANDATORY


# Turning the next one.


def check_mandatory(table: Table) -> None:
    """AZ-199 to AZ-204, AZ-615: whoever has stayed away goes to the Hole, clockwise from the
    toothbrush; who is out of the prison does not (AZ-208)."""
    if not is_mandatory(table):
        return
    b = table.b
    rival: i64 = b[at.BRUSH]
    for _ in range(table.rivals):
        rival = previous_rival(table, rival)
        if not has_taken_part(table, rival):
            hole.send_all(table, rival, hole.MISSED_EVENT)


def has_taken_part(table: Table, rival: i64) -> bool:
    first: i64 = first_inmate(table, rival)
    if table.b[at.took_part(first)] == 1:
        return True
    return table.pairs and table.b[at.took_part(first + 1)] == 1


def turn_event(table: Table) -> None:
    """AZ-084: the top card replaces the one in force; after the last one there is none
    (AZ-719)."""
    b = table.b
    at.clear_part_taken(b)
    if b[at.EVENTS_LEFT] == 0:
        b[at.EVENT] = at.NOTHING
        return
    b[at.EVENT] = b[at.event_deck(0)]
    b[at.EVENTS_TURNED] |= bit(b[at.EVENT])
    b[at.EVENTS_LEFT] -= 1
    for place in range(b[at.EVENTS_LEFT]):
        b[at.event_deck(place)] = b[at.event_deck(place + 1)]
    b[at.event_deck(b[at.EVENTS_LEFT])] = at.NOTHING
    if table.journal is not None:
        telling.turns.event_turned(table.journal, table, "AZ-084")
    apply_to_all(table)


def apply_to_all(table: Table) -> None:
    """AZ-197, AZ-207: what happens to every rival at once, clockwise from the toothbrush."""
    n: i64 = table.cards.event_n[table.b[at.EVENT]]
    rival: i64 = table.b[at.BRUSH]
    if effect(table) == DRAW_CHAIR:
        for _ in range(table.rivals):
            rival = previous_rival(table, rival)
            push(table, decisions.DRAW_CONTRABAND, rival, n, 1)
    elif effect(table) == LOSE_CELL_ITEM:
        for _ in range(table.rivals):
            for _ in range(n):
                lose_cell_card(table, rival)
            rival = next_rival(table, rival)


def lose_cell_card(table: Table, rival: i64) -> None:
    """A random card of a cell goes to the chair; of two cells, those with cards are equally likely.
    A rival that has left keeps its own (AZ-208)."""
    b = table.b
    filled: i64 = 0
    for cell in range(at.CELLS):
        if b[at.cell_rival(cell)] == rival and cell_count(table, cell) > 0:
            filled += 1
    if filled == 0 or has_left(table, rival):
        return
    skipped: i64 = table.chance.below(filled) if filled > 1 else 0
    for cell in range(at.CELLS):
        if b[at.cell_rival(cell)] == rival and cell_count(table, cell) > 0:
            if skipped == 0:
                confiscate(table, rival, cell)
                return
            skipped -= 1


def confiscate(table: Table, rival: i64, cell: i64) -> None:
    place: i64 = at.cell_slot(cell, table.chance.below(cell_count(table, cell)))
    card: i64 = lift_hidden(table, place, bit(rival))
    to_chair(table, card)
    if table.journal is not None:
        telling.turns.cell_card_lost(table.journal, table, rival, cell, card, "AZ-207")


# Taking part.


def visit(table: Table, inmate: i64) -> None:
    """AZ-205: a visit Event is met by being in its room in one's own turn; so is the cure of
    bleeding (AZ-595)."""
    b = table.b
    cure_bleeding(table, inmate)
    if not is_mandatory(table) or b[at.took_part(inmate)] == 1:
        return
    if b[at.place(inmate)] == table.cards.event_room[b[at.EVENT]]:
        b[at.took_part(inmate)] = 1
        if table.journal is not None:
            telling.turns.took_part(table.journal, table, inmate, "AZ-205")


VISIT = Task("visit", visit, about=(subjects.INMATE,))


def verb_refusal(table: Table, inmate: i64) -> i64:
    """EVENT: AZ-195, AZ-198, AZ-206."""
    b = table.b
    event: i64 = b[at.EVENT]
    if event == at.NOTHING or table.cards.event_part[event] != OPTIONAL:
        return NO_EVENT
    if (
        table.cards.event_room[event] != NONE
        and b[at.place(inmate)] != table.cards.event_room[event]
    ):
        return NOT_IN_EVENT_ROOM
    if b[at.took_part(inmate)] == 1:
        return HAS_TAKEN_PART
    if effect(table) == BECOME_PRIMAL and is_primal(table, inmate):
        return ALREADY_PRIMAL
    return ALLOWED


def begin(table: Table, inmate: i64) -> None:
    """AZ-196: at no Action."""
    b = table.b
    cards = table.cards
    event: i64 = b[at.EVENT]
    b[at.took_part(inmate)] = 1
    if table.journal is not None:
        telling.turns.took_part(table.journal, table, inmate, "AZ-206")
    if effect(table) == BECOME_PRIMAL:  # AZ-159
        at_end: bool = cards.event_at_end[event] == 1
        become_primal(table, inmate, cards.event_cunning[event], at_end, "AZ-159")
    elif effect(table) == ROLL_FOR:
        roll_for_it(table, inmate)
    else:
        n: i64 = cards.event_n[event]
        bring(table, inmate, effect(table), cards.event_stat[event], n)


def roll_for_it(table: Table, inmate: i64) -> None:
    """Two dice and a level against the number of the card."""
    cards = table.cards
    event: i64 = table.b[at.EVENT]
    dice: i64 = roll_dice(table, 2)
    total: i64 = dice + level(table, inmate, cards.event_stat[event])
    if table.journal is not None:
        telling.turns.event_roll(table.journal, table, inmate, dice, total, "AZ-206")
    if total >= cards.event_n[event]:
        stat: i64 = cards.event_success_stat[event]
        bring(table, inmate, cards.event_success[event], stat, cards.event_success_n[event])


def bring(table: Table, inmate: i64, gain: i64, stat: i64, n: i64) -> None:
    """What an Event gives to one that takes part (AZ-191)."""
    if gain == GAIN_REP:
        reputation.change(table, rival_of(table, inmate), n, reputation.FOR_EVENT, "AZ-191")
    elif gain == GAIN_STAT:
        raise_stat(table, inmate, stat, n, "AZ-206")
    elif gain == GAIN_ACTIONS:
        cunning: i64 = table.cards.event_cunning[table.b[at.EVENT]]
        lower_stat(table, inmate, at.CUNNING, cunning, "AZ-206")
        gain_actions(table, inmate, n)
