"""Injuries and cell traps (groups 4.17 and 4.13, AZ-311 to AZ-321)."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import reputation, telling
from backroom.games.animalcatraz.cards import CANCEL_WEAPON_DAMAGE, NONE, TRAP_IMMUNE, TRAP_REP
from backroom.games.animalcatraz.inmates import ability, pay_owed, raise_stat
from backroom.games.animalcatraz.state import Table, is_inside, rival_of
from backroom.games.animalcatraz.supply import cell_count, discard_carried, kind, show
from backroom.kernel.numbers import i64

# Injuries.


def injure(table: Table, inmate: i64, actions: i64, after_fight: bool, rule: str) -> None:
    """To its cell, with so many Actions to lose (AZ-425, AZ-437). Outside fights all carried cards
    of its board go too (AZ-421, AZ-318); in a fight each member has lost its own already (AZ-422).
    Placed upgrades stay (AZ-424), and so do the gangsters that follow it (AZ-427)."""
    b = table.b
    cards: i64 = 0 if after_fight else discard_carried(table, inmate, True)
    b[at.place(inmate)] = at.OWN_CELL
    b[at.owed(inmate)] += actions
    own_turn: bool = b[at.ACTIVE] == inmate  # a Riot is nobody's own turn (AZ-441)
    if own_turn:
        pay_owed(table, inmate)  # AZ-431
    if not own_turn or b[at.owed(inmate)] > 0:
        b[at.lying(inmate)] = 2 if after_fight else 1  # AZ-432, AZ-433
    if table.journal is not None:
        telling.fights.injured(table.journal, table, inmate, actions, cards, rule)


def weapon_damage(table: Table, inmate: i64, damage: i64) -> i64:
    """The Actions that a weapon costs an injured inmate (AZ-428, AZ-430)."""
    if damage == 0:
        return 0
    b = table.b
    if cancels_damage(table, b[at.slot(inmate, at.CELL_UPGRADE_SLOT)]):
        return 0
    home: i64 = b[at.home(inmate)]
    for place in range(cell_count(table, home)):
        card: i64 = b[at.cell_slot(home, place)]
        if cancels_damage(table, card):
            show(table, card)  # AZ-271
            if table.journal is not None:
                telling.fights.upgrade_shown(table.journal, table, inmate, card, "AZ-430")
            return 0
    return damage


def cancels_damage(table: Table, card: i64) -> bool:
    return card != at.NOTHING and table.cards.upgrade[kind(table, card)] == CANCEL_WEAPON_DAMAGE


# Cell traps.


def spring(
    table: Table, inmate: i64, by_rival: i64, cell: i64, rule: str, reward_rule: str
) -> None:
    """A trap out of a cell or its wing (AZ-319, AZ-320) springs on an inmate (AZ-317). Whoever drew
    the card has shown it and put it into the chair (AZ-321)."""
    immune: i64 = ability(table, inmate, TRAP_IMMUNE)
    if table.journal is not None:
        telling.fights.trap_sprung(
            table.journal, table, inmate, immune != NONE, "AZ-646" if immune != NONE else rule
        )
    if immune != NONE:
        # AZ-647: nobody was caught.
        notches: i64 = table.cards.ability_n[immune]
        raise_stat(table, inmate, table.cards.ability_stat[immune], notches, "AZ-646")
        return
    injure(table, inmate, table.cards.trap_actions, False, "AZ-317")
    if by_rival != at.NOBODY and by_rival != rival_of(table, inmate):  # AZ-313
        reward: i64 = trap_reward(table, by_rival, cell)
        if reward != table.cards.trap_rival:
            reward_rule = "AZ-645"
        reputation.change(table, by_rival, reward, reputation.FOR_TRAP, reward_rule)


def trap_reward(table: Table, rival: i64, cell: i64) -> i64:
    """AZ-645: more for a trapper, in the cells of his own wing."""
    reward: i64 = table.cards.trap_rival
    for inmate in range(table.inmates):
        if rival_of(table, inmate) == rival and table.b[at.home(inmate)] == cell:
            trapper: i64 = ability(table, inmate, TRAP_REP)
            if trapper != NONE and is_inside(table, inmate):
                reward = table.cards.ability_n[trapper]
    return reward
