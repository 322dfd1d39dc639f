"""Fights: how they begin (group 4.16)."""

from backroom.games.animalcatraz import actions, decisions, reputation, subjects, telling
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.cards import FREE_ATTACK
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
from backroom.games.animalcatraz.state import Table, first_inmate, is_rival, push, rival_of
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED

# Attacking.


def attack_refusal(table: Table, inmate: i64) -> i64:
    """Whether the Attack/Steal icon of its room lets an inmate attack anybody."""
    room: i64 = table.b[at.place(inmate)]
    if room >= at.ROOMS:
        return CANNOT_ATTACK_HERE
    letter: i64 = table.cards.attack_letter[room]
    if is_blocked(table, inmate, room, letter):
        return ICON_BLOCKED
    if is_used(table, inmate, room, letter):
        return ICON_USED
    if attack_price(table, inmate) > table.b[at.LEFT]:
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
    room: i64 = table.b[at.place(inmate)]
    return icon_price(table, inmate, room, table.cards.attack_letter[room])


def victim_refusal(table: Table, inmate: i64, victim: i64) -> i64:
    """AZ-379: a rival inmate in the room, or standing in its cell behind the wing (AZ-380)."""
    b = table.b
    if victim >= table.inmates:
        return NOT_HERE
    if not is_rival(table, inmate, victim):
        return NOT_A_RIVAL
    if b[at.place(victim)] == at.HOLE:
        return TARGET_IN_HOLE
    if b[at.place(victim)] == b[at.place(inmate)]:
        return ALLOWED
    if b[at.place(victim)] != at.OWN_CELL or b[at.place(inmate)] != at.WING + b[at.home(victim)]:
        return NOT_HERE
    return TARGET_LYING if b[at.lying(victim)] != 0 else ALLOWED  # AZ-435


def begin_attack(table: Table, inmate: i64, victim: i64) -> None:
    """Rookie uses the icon up too, only the Action is waived (AZ-664)."""
    room: i64 = table.b[at.place(inmate)]
    spend(table, attack_price(table, inmate))
    mark_used(table, inmate, room, table.cards.attack_letter[room])
    begin(table, 1, room, inmate, victim)


ATTACK_WHOM = Decision(
    "attack_whom",
    [Answer(actions.INMATE, at.INMATES, begin_attack, victim_refusal)],
    public=True,
    about=(subjects.INMATE,),
)


def begin_riot_fight(table: Table, rival: i64, victim: i64) -> None:
    """A rival in a Riot attacks the rival of an inmate (AZ-492, AZ-496): no icon, no Actions
    (AZ-491), and of a pair both boards fight (AZ-502)."""
    b = table.b
    attacked: i64 = rival_of(table, victim)
    begin(table, 2, b[at.RIOT_ROOM], first_inmate(table, rival), first_inmate(table, attacked))
    b[at.injured(0)] = b[at.riot_injured(rival)]
    b[at.injured(1)] = b[at.riot_injured(attacked)]


def begin(table: Table, kind: i64, room: i64, inmate: i64, victim: i64) -> None:
    b = table.b
    b[at.FIGHT] = kind
    b[at.FIGHT_ROOM] = room
    b[at.side(0)] = inmate
    b[at.side(1)] = victim
    for side in range(2):
        # AZ-414
        b[at.fight_rank(side)] = reputation.rank_of(table, rival_of(table, b[at.side(side)]))
    if table.journal is not None:
        telling.fights.fight_began(table.journal, table, "AZ-492" if b[at.FIGHT] == 2 else "AZ-378")
    push(table, decisions.CLASH)
