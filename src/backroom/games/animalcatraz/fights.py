"""Fights: how they begin and which module has the word (group 4.16)."""

from backroom.games.animalcatraz import clashes, fight_end, frames, reputation, reveals, telling
from backroom.games.animalcatraz.actions import INMATE
from backroom.games.animalcatraz.board import (
    AT,
    FIGHT,
    FIGHT_RANK,
    FIGHT_ROOM,
    HOLE,
    HOME,
    INJURED,
    LEFT,
    LYING,
    OWN_CELL,
    RIOT_INJURED,
    RIOT_ROOM,
    ROOMS,
    SIDE,
    WING,
)
from backroom.games.animalcatraz.cards import FREE_ATTACK
from backroom.games.animalcatraz.frames import ATTACK_WHOM, CLASH
from backroom.games.animalcatraz.guards import icon_price, is_blocked, is_used, mark_used
from backroom.games.animalcatraz.inmates import has_ability, spend
from backroom.games.animalcatraz.refusals import (
    CANNOT_ATTACK_HERE,
    ICON_BLOCKED,
    ICON_USED,
    NO_ACTIONS,
    NOT_A_RIVAL,
    NOT_HERE,
    TARGET_IN_HOLE,
    TARGET_LYING,
)
from backroom.games.animalcatraz.state import Table
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED

# Attacking.


def attack_refusal(table: Table, inmate: i64) -> i64:
    """Whether the Attack/Steal icon of its room lets an inmate attack anybody."""
    room: i64 = table.b[AT + inmate]
    if room >= ROOMS:
        return CANNOT_ATTACK_HERE
    letter: i64 = table.cards.attack_letter[room]
    if is_blocked(table, inmate, room, letter):
        return ICON_BLOCKED
    if is_used(table, inmate, room, letter):
        return ICON_USED
    if attack_price(table, inmate) > table.b[LEFT]:
        return NO_ACTIONS
    refused: i64 = NOT_HERE
    for victim in range(table.inmates):
        answer: i64 = victim_refusal(table, inmate, victim)
        if answer == ALLOWED:
            return ALLOWED
        if answer == TARGET_LYING:
            refused = TARGET_LYING
    return refused


def attack_price(table: Table, inmate: i64) -> i64:
    """AZ-378; nothing for Rookie (AZ-663)."""
    if has_ability(table, inmate, FREE_ATTACK):
        return 0
    room: i64 = table.b[AT + inmate]
    return icon_price(table, inmate, room, table.cards.attack_letter[room])


def victim_refusal(table: Table, inmate: i64, victim: i64) -> i64:
    """AZ-379: a rival inmate in the room, or standing in its cell behind the wing (AZ-380)."""
    b = table.b
    if victim >= table.inmates:
        return NOT_HERE
    if not table.is_rival(inmate, victim):
        return NOT_A_RIVAL
    if b[AT + victim] == HOLE:
        return TARGET_IN_HOLE
    if b[AT + victim] == b[AT + inmate]:
        return ALLOWED
    if b[AT + victim] != OWN_CELL or b[AT + inmate] != WING + b[HOME + victim]:
        return NOT_HERE
    return TARGET_LYING if b[LYING + victim] != 0 else ALLOWED  # AZ-435


def begin_attack(table: Table, inmate: i64, victim: i64) -> None:
    """Rookie uses the icon up too, only the Action is waived (AZ-664)."""
    room: i64 = table.b[AT + inmate]
    spend(table, attack_price(table, inmate))
    mark_used(table, inmate, room, table.cards.attack_letter[room])
    begin(table, 1, room, inmate, victim)


def begin_riot_fight(table: Table, attacker: i64, victim: i64) -> None:
    """A rival in a Riot attacks the rival of an inmate (AZ-492, AZ-496): no icon, no Actions
    (AZ-491), and of a pair both boards fight (AZ-502)."""
    b = table.b
    attacked: i64 = table.rival_of(victim)
    begin(table, 2, b[RIOT_ROOM], table.first_inmate(attacker), table.first_inmate(attacked))
    b[INJURED] = b[RIOT_INJURED + attacker]
    b[INJURED + 1] = b[RIOT_INJURED + attacked]


def begin(table: Table, kind: i64, room: i64, inmate: i64, victim: i64) -> None:
    b = table.b
    b[FIGHT] = kind
    b[FIGHT_ROOM] = room
    b[SIDE] = inmate
    b[SIDE + 1] = victim
    for side in range(2):
        # AZ-414
        b[FIGHT_RANK + side] = reputation.rank_of(table, table.rival_of(b[SIDE + side]))
    if table.journal is not None:
        telling.fights.fight_began(table.journal, table)
    table.push(CLASH)


# Which module has the word.


def refusal(table: Table, decision: i64, who: i64, code: i64) -> i64:
    if decision == ATTACK_WHOM:
        return victim_refusal(table, who, code - INMATE)
    if decision == frames.WHO_FIGHTS or decision == frames.FIGHT_WHOM:
        return clashes.pair_refusal(table, decision, who, code)
    if decision == frames.REVEAL:
        return reveals.refusal(table, who, table.x(), code)
    if decision == frames.ARMOUR:
        return clashes.armour_refusal(table, who, code)
    if decision == frames.COUNTER_OR_ABANDON:
        return fight_end.refusal(table, who, code)
    return ALLOWED  # YES or NO


def choose(table: Table, decision: i64, who: i64, x: i64, _y: i64, code: i64) -> None:
    if decision == ATTACK_WHOM:
        begin_attack(table, who, code - INMATE)
    elif decision == frames.WHO_FIGHTS or decision == frames.FIGHT_WHOM:
        clashes.choose_pair(table, decision, who, code)
    elif decision == frames.CHEMIST:
        clashes.choose_chemist(table, who, code)
    elif decision == frames.REVEAL:
        reveals.choose(table, who, x, code)
    elif decision == frames.REROLL:
        clashes.choose_reroll(table, who, code)
    elif decision == frames.ARMOUR:
        clashes.choose_armour(table, who, code)
    else:
        fight_end.choose(table, who, code)


def carry_out(table: Table, task: i64, who: i64, x: i64, _y: i64) -> None:
    if task == CLASH:
        clashes.begin(table)
    elif task == frames.ROLL:
        clashes.roll(table)
    elif task == frames.CLASH_RESULT:
        clashes.settle(table)
    elif task == frames.CLASH_LOSSES and who == 0:
        clashes.ask_armour(table)
    elif task == frames.CLASH_LOSSES:
        clashes.lose_cards(table)
    elif task == frames.AFTER_CLASH:
        fight_end.after_clash(table)
    else:
        fight_end.end(table, who, x)
