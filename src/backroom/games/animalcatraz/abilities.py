"""What inmates can do by their own choice: push, place guards, train in the cell, torment, own the
Warden (group 4.24). Abilities that work by themselves stand where they work."""

from typing import Final

from backroom.games.animalcatraz import board, frames, reputation, telling
from backroom.games.animalcatraz.actions import ABILITY, ICON, INMATE, ROOM
from backroom.games.animalcatraz.board import (
    AT,
    CARD_OF,
    FREE_STEPS,
    GUARD_IN,
    HOME,
    LEFT,
    LETTER_OF,
    LETTERS,
    LYING,
    NOBODY,
    OWN_CELL,
    OWNER_OF,
    ROOMS,
    TORMENTED,
    WING,
)
from backroom.games.animalcatraz.cards import (
    CELL_TRAINING,
    NONE,
    PLACE_GUARD,
    PUSH,
    PUSH_HURT,
    TORMENT_LYING,
    WARDEN_OWNER,
)
from backroom.games.animalcatraz.frames import PUSH_WHERE, PUSH_WHOM, TORMENT_WHOM
from backroom.games.animalcatraz.guards import attack_icon_free, is_used, mark_used
from backroom.games.animalcatraz.inmates import (
    ability,
    is_primal,
    is_unlocked,
    lower_stat,
    raise_stat,
    spend,
)
from backroom.games.animalcatraz.movement import can_push_to
from backroom.games.animalcatraz.refusals import (
    ABILITY_BLOCKED,
    ABILITY_LOCKED,
    ABILITY_USED,
    CANNOT_ACT,
    CLOSED_TO_VICTIM,
    ICON_BLOCKED,
    ICON_USED,
    ILLEGAL,
    NO_ABILITY,
    NO_ACTIONS,
    NO_BASE,
    NO_GUARD_TO_PLACE,
    NOBODY_LIES_HERE,
    NOBODY_TO_PUSH,
    NOT_A_RIVAL,
    NOT_AT_HOME,
    NOT_HERE,
    OWNED_GUARD,
    TOO_MANY_STEPS,
)
from backroom.games.animalcatraz.state import Table
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

AFTER_FIGHT: Final[i64] = 2  # in LYING


def kind_of(table: Table, inmate: i64, code: i64) -> i64:
    """The kind of a star's ability. Where the second star only strengthens the first, the first
    star is the one to use."""
    card: i64 = table.b[CARD_OF + inmate]
    kind: i64 = table.cards.ability[2 * card + code - ABILITY]
    if code > ABILITY and table.cards.ability[2 * card] == kind:
        return NONE
    return kind


# The main choice.


def verb_refusal(table: Table, inmate: i64, code: i64) -> i64:
    """AZ-150, AZ-154, AZ-168."""
    kind: i64 = kind_of(table, inmate, code)
    if not is_own_choice(kind):
        return NO_ABILITY
    if is_primal(table, inmate):
        return ABILITY_BLOCKED
    if not is_unlocked(table, inmate, code - ABILITY):
        return ABILITY_LOCKED
    if not table.can_act(inmate):
        return CANNOT_ACT
    found: i64 = ability(table, inmate, kind)
    if table.cards.ability_cost[found] > table.b[LEFT]:
        return NO_ACTIONS
    if kind == PUSH:
        return push_refusal(table, inmate)
    if kind == PLACE_GUARD:
        return guard_refusal(table, inmate, found)
    if kind == CELL_TRAINING:
        return training_refusal(table, inmate)
    if kind == TORMENT_LYING:
        return torment_refusal(table, inmate)
    return warden_refusal(table, inmate)


def is_own_choice(kind: i64) -> bool:
    return (
        kind == PUSH
        or kind == PLACE_GUARD
        or kind == CELL_TRAINING
        or kind == TORMENT_LYING
        or kind == WARDEN_OWNER
    )


def begin(table: Table, inmate: i64, code: i64) -> None:
    kind: i64 = kind_of(table, inmate, code)
    if kind == PUSH:
        table.push(PUSH_WHOM, inmate)
    elif kind == PLACE_GUARD:
        table.push(frames.PLACE_GUARD, inmate)
    elif kind == CELL_TRAINING:
        train(table, inmate)
    elif kind == TORMENT_LYING:
        table.push(TORMENT_WHOM, inmate)
    else:
        take_warden(table, inmate)


def is_spent(table: Table, inmate: i64) -> bool:
    """Whether the ability that is good once per round has been used."""
    return table.b[board.ABILITY_USED + inmate] != 0


# Big Bill (AZ-617 to AZ-622).


def push_refusal(table: Table, inmate: i64) -> i64:
    room: i64 = table.b[AT + inmate]
    if room >= ROOMS:
        return NOBODY_TO_PUSH
    if is_spent(table, inmate):
        return ABILITY_USED  # AZ-618
    if not attack_icon_free(table, inmate, room):
        return ICON_BLOCKED  # AZ-619
    if is_used(table, inmate, room, table.cards.attack_letter[room]):
        return ICON_USED
    for victim in range(table.inmates):
        if whom_refusal(table, inmate, victim) == ALLOWED:
            return ALLOWED
    return NOBODY_TO_PUSH


def whom_refusal(table: Table, inmate: i64, victim: i64) -> i64:
    if victim >= table.inmates or table.b[AT + victim] != table.b[AT + inmate]:
        return NOBODY_TO_PUSH
    if not table.is_rival(inmate, victim):
        return NOT_A_RIVAL
    for place in range(OWN_CELL + 1):
        if can_push_to(table, inmate, victim, place):
            return ALLOWED
    return CLOSED_TO_VICTIM


def push(table: Table, inmate: i64, victim: i64, place: i64) -> None:
    """The price is the ability's, also under his own guard (AZ-621); whoever is pushed does not
    "enter" (AZ-117)."""
    b = table.b
    room: i64 = b[AT + inmate]
    spend(table, table.cards.ability_cost[ability(table, inmate, PUSH)])
    b[board.ABILITY_USED + inmate] = 1
    mark_used(table, inmate, room, table.cards.attack_letter[room])
    b[AT + victim] = place
    if table.journal is not None:
        telling.gang.pushed(table.journal, table, inmate, victim)
    hurts: i64 = ability(table, inmate, PUSH_HURT)
    if hurts != NONE:
        # AZ-622
        lower_stat(table, victim, table.cards.ability_stat[hurts], table.cards.ability_n[hurts])


# Dandy Dufresne (AZ-642 to AZ-644).


def guard_refusal(table: Table, inmate: i64, found: i64) -> i64:
    b = table.b
    if b[AT + inmate] >= ROOMS:
        return NO_GUARD_TO_PLACE
    if b[FREE_STEPS] >= table.cards.free_steps:
        return TOO_MANY_STEPS
    corrupted: bool = b[OWNER_OF + b[GUARD_IN + b[AT + inmate]]] != NOBODY
    if corrupted and table.cards.ability_n[found] == 0:
        return OWNED_GUARD  # AZ-643
    return ALLOWED


def letter_refusal(table: Table, inmate: i64, letter: i64) -> i64:
    b = table.b
    stays: bool = b[LETTER_OF + b[GUARD_IN + b[AT + inmate]]] == letter
    return ILLEGAL if stays or letter >= LETTERS else ALLOWED


def place_guard(table: Table, inmate: i64, letter: i64) -> None:
    b = table.b
    guard: i64 = b[GUARD_IN + b[AT + inmate]]
    b[LETTER_OF + guard] = letter
    b[FREE_STEPS] += 1  # AZ-105
    if table.journal is not None:
        telling.gang.guard_placed(table.journal, table, inmate, guard)


# Cold Cuts (AZ-635).


def training_refusal(table: Table, inmate: i64) -> i64:
    if table.b[AT + inmate] != OWN_CELL:
        return NOT_AT_HOME
    return ABILITY_USED if is_spent(table, inmate) else ALLOWED


def train(table: Table, inmate: i64) -> None:
    found: i64 = ability(table, inmate, CELL_TRAINING)
    spend(table, table.cards.ability_cost[found])
    table.b[board.ABILITY_USED + inmate] = 1
    if table.journal is not None:
        telling.gang.trained_in_cell(table.journal, table, inmate)
    raise_stat(table, inmate, table.cards.ability_stat[found], table.cards.ability_n[found])


# Animal Hector (AZ-660, AZ-662).


def torment_refusal(table: Table, inmate: i64) -> i64:
    refused: i64 = NOBODY_LIES_HERE
    for victim in range(table.inmates):
        answer: i64 = victim_refusal(table, inmate, victim)
        if answer == ALLOWED:
            return ALLOWED
        if answer == ABILITY_USED:
            refused = ABILITY_USED
    return refused


def victim_refusal(table: Table, inmate: i64, victim: i64) -> i64:
    """A rival inmate that lies in the cell behind this wing after a fight."""
    b = table.b
    if victim >= table.inmates or not table.is_rival(inmate, victim):
        return NOT_A_RIVAL
    if b[LYING + victim] != AFTER_FIGHT or b[AT + inmate] != WING + b[HOME + victim]:
        return NOBODY_LIES_HERE
    return ABILITY_USED if (b[TORMENTED + inmate] >> victim) & 1 == 1 else ALLOWED


def torment(table: Table, inmate: i64, victim: i64) -> None:
    table.b[TORMENTED + inmate] |= bit(victim)
    if table.journal is not None:
        telling.gang.tormented(table.journal, table, inmate, victim)
    found: i64 = ability(table, inmate, TORMENT_LYING)
    lower_stat(table, victim, table.cards.ability_stat[found], table.cards.ability_n[found])


# Pablo Eskoalar (AZ-653, AZ-656).


def warden_refusal(table: Table, inmate: i64) -> i64:
    if not table.options.warden:
        return NOT_HERE
    if table.b[board.WARDEN_OWNER] == inmate:
        return ABILITY_USED
    return ALLOWED if reputation.free_bases(table, table.rival_of(inmate)) > 0 else NO_BASE


def take_warden(table: Table, inmate: i64) -> None:
    table.b[board.WARDEN_OWNER] = inmate
    if table.journal is not None:
        telling.gang.warden_taken(table.journal, table, inmate)


# Which question is answered.


def refusal(table: Table, decision: i64, who: i64, code: i64) -> i64:
    if decision == PUSH_WHOM:
        return whom_refusal(table, who, code - INMATE)
    if decision == PUSH_WHERE:
        return ALLOWED if can_push_to(table, who, table.x(), code - ROOM) else CLOSED_TO_VICTIM
    if decision == frames.PLACE_GUARD:
        return letter_refusal(table, who, code - ICON)
    return victim_refusal(table, who, code - INMATE)


def choose(table: Table, decision: i64, who: i64, x: i64, _y: i64, code: i64) -> None:
    if decision == PUSH_WHOM:
        table.push(PUSH_WHERE, who, code - INMATE)
    elif decision == PUSH_WHERE:
        push(table, who, x, code - ROOM)
    elif decision == frames.PLACE_GUARD:
        place_guard(table, who, code - ICON)
    else:
        torment(table, who, code - INMATE)
