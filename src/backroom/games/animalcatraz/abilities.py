"""What inmates can do by their own choice: push, place guards, train in the cell, torment, own the
Warden (group 4.24). Abilities that work by themselves stand where they work."""

from typing import Final

from backroom.games.animalcatraz import actions, decisions, reputation, subjects, telling
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.cards import (
    CELL_TRAINING,
    NONE,
    PUSH,
    PUSH_HURT,
    TORMENT_LYING,
    WARDEN_OWNER,
)
from backroom.games.animalcatraz.cards import PLACE_GUARD as GUARD_ABILITY
from backroom.games.animalcatraz.guards import attack_icon_free, is_used, mark_used
from backroom.games.animalcatraz.inmates import (
    ability,
    is_primal,
    is_unlocked,
    lower_stat,
    raise_stat,
    spend,
)
from backroom.games.animalcatraz.movement import push_refusal
from backroom.games.animalcatraz.refusals import (
    ABILITY_BLOCKED,
    ABILITY_LOCKED,
    ABILITY_USED,
    CLOSED_TO_VICTIM,
    DOOR_SHUT_TO_BILL,
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
from backroom.games.animalcatraz.state import Table, is_rival, push, rival_of
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

AFTER_FIGHT: Final[i64] = 2  # in LYING


def kind_of(table: Table, inmate: i64, star: i64) -> i64:
    """The kind of a star's ability. Where the second star only strengthens the first, the first
    star is the one to use."""
    card: i64 = table.b[at.inmate_card(inmate)]
    kind: i64 = table.cards.ability[2 * card + star]
    if star > 0 and table.cards.ability[2 * card] == kind:
        return NONE
    return kind


# The main choice.


def verb_refusal(table: Table, inmate: i64, star: i64) -> i64:
    """AZ-150, AZ-154, AZ-168."""
    kind: i64 = kind_of(table, inmate, star)
    if not is_own_choice(kind):
        return NO_ABILITY
    if is_primal(table, inmate):
        return ABILITY_BLOCKED
    if not is_unlocked(table, inmate, star):
        return ABILITY_LOCKED
    found: i64 = ability(table, inmate, kind)
    if table.cards.ability_cost[found] > table.b[at.LEFT]:
        return NO_ACTIONS
    if kind == PUSH:
        return big_bill_refusal(table, inmate)
    if kind == GUARD_ABILITY:
        return guard_refusal(table, inmate, found)
    if kind == CELL_TRAINING:
        return training_refusal(table, inmate)
    if kind == TORMENT_LYING:
        return torment_refusal(table, inmate)
    return warden_refusal(table, inmate)


def is_own_choice(kind: i64) -> bool:
    return (
        kind == PUSH
        or kind == GUARD_ABILITY
        or kind == CELL_TRAINING
        or kind == TORMENT_LYING
        or kind == WARDEN_OWNER
    )


def begin(table: Table, inmate: i64, star: i64) -> None:
    kind: i64 = kind_of(table, inmate, star)
    if kind == PUSH:
        push(table, decisions.PUSH_WHOM, inmate)
    elif kind == GUARD_ABILITY:
        push(table, decisions.PLACE_GUARD, inmate)
    elif kind == CELL_TRAINING:
        train(table, inmate)
    elif kind == TORMENT_LYING:
        push(table, decisions.TORMENT_WHOM, inmate)
    else:
        take_warden(table, inmate)


def is_spent(table: Table, inmate: i64) -> bool:
    """Whether the ability that is good once per round has been used."""
    return table.b[at.ability_used(inmate)] != 0


# Big Bill (AZ-617 to AZ-622).


def big_bill_refusal(table: Table, inmate: i64) -> i64:
    room: i64 = table.b[at.place(inmate)]
    if room >= at.ROOMS:
        return NOBODY_TO_PUSH
    if is_spent(table, inmate):
        return ABILITY_USED  # AZ-618
    if not attack_icon_free(table, inmate, room):
        return ICON_BLOCKED  # AZ-619
    if is_used(table, inmate, room, table.cards.attack_letter[room]):
        return ICON_USED
    refused: i64 = NOBODY_TO_PUSH
    for victim in range(table.inmates):
        answer: i64 = whom_refusal(table, inmate, victim)
        if answer == ALLOWED:
            return ALLOWED
        if answer == DOOR_SHUT_TO_BILL:
            refused = answer
    return refused


def whom_refusal(table: Table, inmate: i64, victim: i64) -> i64:
    if victim >= table.inmates or table.b[at.place(victim)] != table.b[at.place(inmate)]:
        return NOBODY_TO_PUSH
    if not is_rival(table, inmate, victim):
        return NOT_A_RIVAL
    refused: i64 = CLOSED_TO_VICTIM
    for place in range(at.OWN_CELL + 1):
        answer: i64 = push_refusal(table, inmate, victim, place)
        if answer == ALLOWED:
            return ALLOWED
        if answer == DOOR_SHUT_TO_BILL:
            refused = answer
    return refused


def choose_victim(table: Table, inmate: i64, victim: i64) -> None:
    push(table, decisions.PUSH_WHERE, inmate, victim)


PUSH_WHOM = Decision(
    "push_whom",
    [Answer(actions.INMATE, at.INMATES, choose_victim, whom_refusal)],
    public=True,
    about=(subjects.INMATE,),
)


def shove(table: Table, inmate: i64, victim: i64, place: i64) -> None:
    """The price is the ability's, also under his own guard (AZ-621); whoever is pushed does not
    "enter" (AZ-117)."""
    b = table.b
    room: i64 = b[at.place(inmate)]
    spend(table, table.cards.ability_cost[ability(table, inmate, PUSH)])
    b[at.ability_used(inmate)] = 1
    mark_used(table, inmate, room, table.cards.attack_letter[room])
    b[at.place(victim)] = place
    if table.journal is not None:
        telling.gang.pushed(table.journal, table, inmate, victim, "AZ-617")
    hurts: i64 = ability(table, inmate, PUSH_HURT)
    if hurts != NONE:
        notches: i64 = table.cards.ability_n[hurts]
        lower_stat(table, victim, table.cards.ability_stat[hurts], notches, "AZ-622")


PUSH_WHERE = Decision(
    "push_where",
    [Answer(actions.ROOM, at.OWN_CELL + 1, shove, push_refusal)],
    public=True,
    about=(subjects.INMATE, subjects.VICTIM),
)


# Dandy Dufresne (AZ-642 to AZ-644).


def guard_refusal(table: Table, inmate: i64, found: i64) -> i64:
    b = table.b
    if b[at.place(inmate)] >= at.ROOMS:
        return NO_GUARD_TO_PLACE
    if b[at.FREE_STEPS] >= table.cards.free_steps:
        return TOO_MANY_STEPS
    corrupted: bool = b[at.owner(b[at.guard(b[at.place(inmate)])])] != at.NOBODY
    if corrupted and table.cards.ability_n[found] == 0:
        return OWNED_GUARD  # AZ-643
    return ALLOWED


def letter_refusal(table: Table, inmate: i64, letter: i64) -> i64:
    b = table.b
    stays: bool = b[at.letter(b[at.guard(b[at.place(inmate)])])] == letter
    return ILLEGAL if stays or letter >= at.LETTERS else ALLOWED


def place_guard(table: Table, inmate: i64, letter: i64) -> None:
    b = table.b
    guard: i64 = b[at.guard(b[at.place(inmate)])]
    b[at.letter(guard)] = letter
    b[at.FREE_STEPS] += 1  # AZ-105
    if table.journal is not None:
        rule = "AZ-642" if b[at.owner(guard)] == at.NOBODY else "AZ-643"
        telling.gang.guard_placed(table.journal, table, inmate, guard, rule)


PLACE_GUARD = Decision(
    "place_guard",
    [Answer(actions.ICON, at.LETTERS, place_guard, letter_refusal)],
    public=False,
    about=(subjects.INMATE,),
)


# Cold Cuts (AZ-635).


def training_refusal(table: Table, inmate: i64) -> i64:
    if table.b[at.place(inmate)] != at.OWN_CELL:
        return NOT_AT_HOME
    return ABILITY_USED if is_spent(table, inmate) else ALLOWED


def train(table: Table, inmate: i64) -> None:
    found: i64 = ability(table, inmate, CELL_TRAINING)
    spend(table, table.cards.ability_cost[found])
    table.b[at.ability_used(inmate)] = 1
    if table.journal is not None:
        telling.gang.trained_in_cell(table.journal, table, inmate, "AZ-635")
    notches: i64 = table.cards.ability_n[found]
    raise_stat(table, inmate, table.cards.ability_stat[found], notches, "AZ-635")


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
    if victim >= table.inmates or not is_rival(table, inmate, victim):
        return NOT_A_RIVAL
    if b[at.lying(victim)] != AFTER_FIGHT or b[at.place(inmate)] != at.WING + b[at.home(victim)]:
        return NOBODY_LIES_HERE
    return ABILITY_USED if (b[at.tormented(inmate)] >> victim) & 1 == 1 else ALLOWED


def torment(table: Table, inmate: i64, victim: i64) -> None:
    table.b[at.tormented(inmate)] |= bit(victim)
    if table.journal is not None:
        telling.gang.tormented(table.journal, table, inmate, victim, "AZ-660")
    found: i64 = ability(table, inmate, TORMENT_LYING)
    notches: i64 = table.cards.ability_n[found]
    lower_stat(table, victim, table.cards.ability_stat[found], notches, "AZ-660")


TORMENT_WHOM = Decision(
    "torment_whom",
    [Answer(actions.INMATE, at.INMATES, torment, victim_refusal)],
    public=True,
    about=(subjects.INMATE,),
)


# Pablo Eskoalar (AZ-653, AZ-656).


def warden_refusal(table: Table, inmate: i64) -> i64:
    if not table.options.warden:
        return NOT_HERE
    if table.b[at.WARDEN_OWNER] == inmate:
        return ABILITY_USED
    return ALLOWED if reputation.free_bases(table, rival_of(table, inmate)) > 0 else NO_BASE


def take_warden(table: Table, inmate: i64) -> None:
    table.b[at.WARDEN_OWNER] = inmate
    if table.journal is not None:
        telling.gang.warden_taken(table.journal, table, inmate, "AZ-653")
