"""One clash: who fights whom, the dice, and what comes of them at once (AZ-386 to AZ-395).

The frames CLASH, ROLL, CLASH_RESULT and CLASH_LOSSES follow one another in the order of AZ-395.
"""

from backroom.games.animalcatraz import bets, reveals, telling
from backroom.games.animalcatraz.actions import DONE, OWN, RIVAL, YES
from backroom.games.animalcatraz.board import (
    ACTIVE,
    CLASH_LOSER,
    CLASHES,
    DAMAGE,
    DICE,
    FIGHT,
    FIGHTER,
    FORCE,
    FOUGHT,
    GANG_INJURED,
    INJURED,
    NOBODY,
    NOTHING,
    REROLLED,
    REVEALED,
    SIDE,
    TO_ATTACK,
    TOTAL,
    WITH_CHEMIST,
    fill,
)
from backroom.games.animalcatraz.cards import ARMOUR as ARMOUR_CARD
from backroom.games.animalcatraz.cards import EXTRA_DIE
from backroom.games.animalcatraz.cards import REROLL as REROLL_ABILITY
from backroom.games.animalcatraz.clash_effects import after_result, hurt
from backroom.games.animalcatraz.fighters import (
    card_count,
    extra_dice,
    fighting_inmate,
    first_place,
    force,
    gangster_of,
    has_ability,
    is_up,
    member_with,
    place_of_card,
    places,
)
from backroom.games.animalcatraz.frames import (
    AFTER_CLASH,
    ARMOUR,
    ASK_BETS,
    CHEMIST,
    CLASH_LOSSES,
    CLASH_RESULT,
    FIGHT_WHOM,
    REROLL,
    ROLL,
    WHO_FIGHTS,
)
from backroom.games.animalcatraz.gangsters import discard_injured
from backroom.games.animalcatraz.inmates import roll_dice
from backroom.games.animalcatraz.refusals import ILLEGAL, NO_SUCH_CARD, NOT_ARMOUR
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import discard_group, kind, lift, show, to_chair, what
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

# Who fights whom.


def begin(table: Table) -> None:
    """CLASH: the attacking side chooses the pair (AZ-396)."""
    b = table.b
    fill(b, FIGHTER, 2, NOBODY)
    fill(b, REVEALED, 4, NOTHING)
    fill(b, DICE, 2, 0)
    fill(b, TOTAL, 2, 0)
    table.push(FIGHT_WHOM, b[TO_ATTACK])
    table.push(WHO_FIGHTS, b[TO_ATTACK])


def pair_refusal(table: Table, decision: i64, side: i64, code: i64) -> i64:
    if decision == WHO_FIGHTS:
        return ALLOWED if is_up(table, side, code - OWN) else ILLEGAL
    return ALLOWED if is_up(table, 1 - side, code - RIVAL) else ILLEGAL


def choose_pair(table: Table, decision: i64, side: i64, code: i64) -> None:
    b = table.b
    if decision == WHO_FIGHTS:
        b[FIGHTER + side] = code - OWN
        return
    b[FIGHTER + 1 - side] = code - RIVAL
    if table.journal is not None:
        telling.fights.clash_began(table.journal, table)
    for fighting in range(2):
        gangster: i64 = gangster_of(table, fighting, b[FIGHTER + fighting])
        if gangster != NOBODY:
            b[FOUGHT] |= bit(gangster)
    table.push(ROLL)
    table.push(ASK_BETS)
    reveals.ask(table, 1 - side)  # AZ-382: after the attacker
    reveals.ask(table, side)
    ask_chemist(table, 1 - side)
    ask_chemist(table, side)


# The Mad Chemist.


def ask_chemist(table: Table, side: i64) -> None:
    """AZ-599: before the reveals of any clash, until it is declared."""
    if table.b[WITH_CHEMIST + side] == 0 and member_with(table, side, EXTRA_DIE) != NOBODY:
        table.push(CHEMIST, side)


def choose_chemist(table: Table, side: i64, code: i64) -> None:
    if code == YES:
        table.b[WITH_CHEMIST + side] = 1
        if table.journal is not None:
            telling.fights.chemist_declared(table.journal, table, side)


# The dice.


def roll(table: Table) -> None:
    b = table.b
    for side in range(2):
        roll_for(table, side)
        b[TOTAL + side] = (
            b[DICE + side]
            + force(table, side, b[FIGHTER + side])
            + reveals.attack_value(table, side)
        )  # AZ-386
    if table.journal is not None:
        telling.fights.rolled(table.journal, table)
    table.push(CLASH_RESULT)
    ask_reroll(table)


def roll_for(table: Table, side: i64) -> None:
    dice: i64 = 2
    if table.b[WITH_CHEMIST + side] == 1:
        dice += extra_dice(table, side)
    table.b[DICE + side] = roll_dice(table, dice)


def losing_side(table: Table) -> i64:
    """AZ-387, AZ-388: equal totals go to the attacker of the clash."""
    b = table.b
    attacker: i64 = b[TO_ATTACK]
    return attacker if b[TOTAL + 1 - attacker] > b[TOTAL + attacker] else 1 - attacker


def ask_reroll(table: Table) -> None:
    """AZ-552, AZ-553: Die-Hard once in a fight or a whole Riot."""
    b = table.b
    side: i64 = losing_side(table)
    if not has_ability(table, side, b[FIGHTER + side], REROLL_ABILITY):
        return
    if (b[REROLLED] >> gangster_of(table, side, b[FIGHTER + side])) & 1 == 0:
        table.push(REROLL, side)


def choose_reroll(table: Table, side: i64, code: i64) -> None:
    if code != YES:
        return
    b = table.b
    b[REROLLED] |= bit(gangster_of(table, side, b[FIGHTER + side]))
    before: i64 = b[DICE + side]
    roll_for(table, side)
    b[TOTAL + side] += b[DICE + side] - before
    if table.journal is not None:
        telling.fights.rerolled(table.journal, table, side)
    ask_reroll(table)


# The result.


def settle(table: Table) -> None:
    """CLASH_RESULT: the loser is injured (AZ-389), abilities work, armour may follow (AZ-395)."""
    b = table.b
    loser: i64 = losing_side(table)
    member: i64 = b[FIGHTER + loser]
    b[CLASH_LOSER] = loser
    b[CLASHES] += 1
    b[INJURED + loser] |= bit(member)
    if table.journal is not None:
        telling.fights.clash_won(table.journal, table, 1 - loser)
    if member % 3 == 0:
        # AZ-429: the weapon counts even if it breaks now.
        b[DAMAGE + 2 * loser + member // 3] = reveals.damage(table, 1 - loser)
    elif b[FIGHT] == 1 and b[ACTIVE] == b[SIDE + 1 - loser]:
        b[GANG_INJURED] += 1  # AZ-283
    table.push(AFTER_CLASH)
    table.push(CLASH_LOSSES, 0)
    bets.settle(table, loser != b[TO_ATTACK])  # AZ-625
    after_result(table, 1 - loser)


# Armour.


def ask_armour(table: Table) -> None:
    """CLASH_LOSSES comes first to ask, once a bet has paid its card (AZ-626): whoever carries
    nothing has nothing to answer, as everybody can see (AZ-762)."""
    loser: i64 = table.b[CLASH_LOSER]
    table.push(CLASH_LOSSES, 1)
    if card_count(table, loser, table.b[FIGHTER + loser]) > 0:
        table.push(ARMOUR, loser)


def armour_refusal(table: Table, side: i64, code: i64) -> i64:
    """AZ-391: one armour among the injured fighter's own cards."""
    if code == DONE:
        return ALLOWED
    card: i64 = reveals.own_card(table, side, code)
    if card == NOTHING:
        return NO_SUCH_CARD
    return ALLOWED if what(table, card) == ARMOUR_CARD else NOT_ARMOUR


def choose_armour(table: Table, side: i64, code: i64) -> None:
    """AZ-392, AZ-393; used armour goes to the chair (AZ-423)."""
    if code == DONE:
        return
    card: i64 = reveals.own_card(table, side, code)
    show(table, card)
    if table.journal is not None:
        telling.fights.armour_used(table.journal, table, side, card)
    lift(table, place_of_card(table, side, table.b[FIGHTER + side], card))
    to_chair(table, card)
    hurt(table, 1 - side, FORCE, table.cards.armour_force[kind(table, card)])
    if table.cards.armour_breaks[kind(table, card)] == 1:
        reveals.break_weapons(table, 1 - side)


# What the injured member loses.


def lose_cards(table: Table) -> None:
    """CLASH_LOSSES (AZ-421 to AZ-423, AZ-438)."""
    b = table.b
    loser: i64 = b[CLASH_LOSER]
    member: i64 = b[FIGHTER + loser]
    reveals.discard_used_up(table, b[TO_ATTACK])
    reveals.discard_used_up(table, 1 - b[TO_ATTACK])
    count: i64 = discard_group(table, first_place(table, loser, member), places(member), True)
    if table.journal is not None:
        telling.fights.fighter_injured(table.journal, table, loser, count)
    if member % 3 > 0:
        discard_injured(table, fighting_inmate(table, loser), member % 3 - 1)
