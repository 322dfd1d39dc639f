"""One clash: who fights whom, the dice, and what comes of them at once (AZ-386 to AZ-395).

The frames CLASH, ROLL, CLASH_RESULT and CLASH_LOSSES follow one another in the order of AZ-395.
"""

from backroom.games.animalcatraz import actions, bets, decisions, reveals, subjects, telling
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.cards import ARMOUR as ARMOUR_CARD
from backroom.games.animalcatraz.cards import EXTRA_DIE
from backroom.games.animalcatraz.cards import REROLL as REROLL_ABILITY
from backroom.games.animalcatraz.clash_effects import after_result, hurt
from backroom.games.animalcatraz.fighters import (
    asks_whole_side,
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
from backroom.games.animalcatraz.gangsters import discard_injured
from backroom.games.animalcatraz.inmates import roll_dice
from backroom.games.animalcatraz.refusals import ILLEGAL, NO_SUCH_CARD, NOT_ARMOUR
from backroom.games.animalcatraz.state import Table, let_be, push
from backroom.games.animalcatraz.supply import discard_group, kind, lift, show, to_chair, what
from backroom.kernel.decisions import Answer, Decision, Task
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

# Who fights whom.


def begin(table: Table) -> None:
    """CLASH: the attacking side chooses the pair (AZ-396)."""
    b = table.b
    at.clear_clash(b)
    push(table, decisions.FIGHT_WHOM, b[at.TO_ATTACK])
    push(table, decisions.WHO_FIGHTS, b[at.TO_ATTACK])


CLASH = Task("clash", begin)


def fighter_refusal(table: Table, side: i64, member: i64) -> i64:
    return ALLOWED if is_up(table, side, member) else ILLEGAL


def choose_fighter(table: Table, side: i64, member: i64) -> None:
    table.b[at.fighter(side)] = member


WHO_FIGHTS = Decision(
    "who_fights",
    [Answer(actions.OWN, at.MEMBERS, choose_fighter, fighter_refusal)],
    public=True,
    about=(subjects.SIDE,),
    asks=asks_whole_side,
)


def opponent_refusal(table: Table, side: i64, member: i64) -> i64:
    return ALLOWED if is_up(table, 1 - side, member) else ILLEGAL


def choose_opponent(table: Table, side: i64, member: i64) -> None:
    b = table.b
    b[at.fighter(1 - side)] = member
    if table.journal is not None:
        telling.fights.clash_began(table.journal, table, "AZ-396")
    for fighting in range(2):
        gangster: i64 = gangster_of(table, fighting, b[at.fighter(fighting)])
        if gangster != at.NOBODY:
            b[at.FOUGHT] |= bit(gangster)
    push(table, decisions.ROLL)
    push(table, decisions.ASK_BETS)
    reveals.ask(table, 1 - side)  # AZ-382: after the attacker
    reveals.ask(table, side)
    ask_chemist(table, 1 - side)
    ask_chemist(table, side)


FIGHT_WHOM = Decision(
    "fight_whom",
    [Answer(actions.RIVAL, at.MEMBERS, choose_opponent, opponent_refusal)],
    public=True,
    about=(subjects.SIDE,),
    asks=asks_whole_side,
)


# The Mad Chemist.


def ask_chemist(table: Table, side: i64) -> None:
    """AZ-599: before the reveals of any clash, until it is declared."""
    if table.b[at.with_chemist(side)] == 0 and member_with(table, side, EXTRA_DIE) != at.NOBODY:
        push(table, decisions.CHEMIST, side)


def declare_chemist(table: Table, side: i64) -> None:
    table.b[at.with_chemist(side)] = 1
    if table.journal is not None:
        telling.fights.chemist_declared(table.journal, table, side, "AZ-598")


CHEMIST = Decision(
    "chemist",
    [Answer(actions.YES, 1, declare_chemist), Answer(actions.NO, 1, let_be)],
    public=False,
    about=(subjects.SIDE,),
)


# The dice.


def roll(table: Table) -> None:
    b = table.b
    for side in range(2):
        roll_for(table, side)
        b[at.total(side)] = (
            b[at.dice(side)]
            + force(table, side, b[at.fighter(side)])
            + reveals.attack_value(table, side)
        )  # AZ-386
    if table.journal is not None:
        telling.fights.rolled(table.journal, table, "AZ-386")
    push(table, decisions.CLASH_RESULT)
    ask_reroll(table)


ROLL = Task("roll", roll)


def roll_for(table: Table, side: i64) -> None:
    dice: i64 = 2
    if table.b[at.with_chemist(side)] == 1:
        dice += extra_dice(table, side)
    table.b[at.dice(side)] = roll_dice(table, dice)


def losing_side(table: Table) -> i64:
    """AZ-387, AZ-388: equal totals go to the attacker of the clash."""
    b = table.b
    attacker: i64 = b[at.TO_ATTACK]
    return attacker if b[at.total(1 - attacker)] > b[at.total(attacker)] else 1 - attacker


def ask_reroll(table: Table) -> None:
    """AZ-552, AZ-553: Die-Hard once in a fight or a whole Riot."""
    b = table.b
    side: i64 = losing_side(table)
    if not has_ability(table, side, b[at.fighter(side)], REROLL_ABILITY):
        return
    if (b[at.REROLLED] >> gangster_of(table, side, b[at.fighter(side)])) & 1 == 0:
        push(table, decisions.REROLL, side)


def reroll(table: Table, side: i64) -> None:
    b = table.b
    b[at.REROLLED] |= bit(gangster_of(table, side, b[at.fighter(side)]))
    before: i64 = b[at.dice(side)]
    roll_for(table, side)
    b[at.total(side)] += b[at.dice(side)] - before
    if table.journal is not None:
        telling.fights.rerolled(table.journal, table, side, "AZ-552")
    ask_reroll(table)


REROLL = Decision(
    "reroll",
    [Answer(actions.YES, 1, reroll), Answer(actions.NO, 1, let_be)],
    public=False,
    about=(subjects.SIDE,),
)


# The result.


def settle(table: Table) -> None:
    """CLASH_RESULT: the loser is injured (AZ-389), abilities work, armour may follow (AZ-395)."""
    b = table.b
    loser: i64 = losing_side(table)
    member: i64 = b[at.fighter(loser)]
    b[at.CLASH_LOSER] = loser
    b[at.CLASHES] += 1
    b[at.injured(loser)] |= bit(member)
    if table.journal is not None:
        rule = "AZ-388" if b[at.total(0)] == b[at.total(1)] else "AZ-387"
        telling.fights.clash_won(table.journal, table, 1 - loser, rule)
    if member % 3 == 0:
        # AZ-429: the weapon counts even if it breaks now.
        b[at.damage(loser, member // 3)] = reveals.damage(table, 1 - loser)
    elif b[at.FIGHT] == 1 and b[at.ACTIVE] == b[at.side(1 - loser)]:
        b[at.GANG_INJURED] += 1  # AZ-283
    push(table, decisions.AFTER_CLASH)
    push(table, decisions.CLASH_LOSSES, 0)
    bets.settle(table, 1 if loser != b[at.TO_ATTACK] else 0)  # AZ-625
    after_result(table, 1 - loser)


CLASH_RESULT = Task("clash_result", settle)


# Armour.


def ask_armour(table: Table) -> None:
    """Once a bet has paid its card (AZ-626): whoever carries nothing has nothing to answer, as
    everybody can see (AZ-762)."""
    loser: i64 = table.b[at.CLASH_LOSER]
    push(table, decisions.CLASH_LOSSES, 1)
    if card_count(table, loser, table.b[at.fighter(loser)]) > 0:
        push(table, decisions.ARMOUR, loser)


def armour_refusal(table: Table, side: i64, code: i64) -> i64:
    """AZ-391: one armour among the injured fighter's own cards."""
    card: i64 = reveals.own_card(table, side, code)
    if card == at.NOTHING:
        return NO_SUCH_CARD
    return ALLOWED if what(table, card) == ARMOUR_CARD else NOT_ARMOUR


def use_armour(table: Table, side: i64, code: i64) -> None:
    """AZ-392, AZ-393; used armour goes to the chair (AZ-423)."""
    card: i64 = reveals.own_card(table, side, code)
    show(table, card)
    if table.journal is not None:
        telling.fights.armour_used(table.journal, table, side, card, "AZ-391")
    lift(table, place_of_card(table, side, table.b[at.fighter(side)], card))
    to_chair(table, card)
    force_lost: i64 = table.cards.armour_force[kind(table, card)]
    hurt(table, 1 - side, at.FORCE, force_lost, "AZ-392", "AZ-393")
    if table.cards.armour_breaks[kind(table, card)] == 1:
        reveals.break_weapons(table, 1 - side, "AZ-392")


ARMOUR = Decision(
    "armour",
    [
        Answer(actions.DONE, 1, let_be),
        Answer(actions.MY_CARD, actions.MY_UPGRADE - actions.MY_CARD, use_armour, armour_refusal),
    ],
    public=False,
    marks=("open_ended",),
    about=(subjects.SIDE,),
)


# What the injured member loses.


def settle_losses(table: Table, asked_before: i64) -> None:
    """CLASH_LOSSES comes first to ask for armour, then for what is lost."""
    if asked_before == 0:
        ask_armour(table)
    else:
        lose_cards(table)


CLASH_LOSSES = Task("clash_losses", settle_losses, about=(subjects.ASKED_BEFORE,))


def lose_cards(table: Table) -> None:
    """AZ-421 to AZ-423, AZ-438."""
    b = table.b
    loser: i64 = b[at.CLASH_LOSER]
    member: i64 = b[at.fighter(loser)]
    reveals.discard_used_up(table, b[at.TO_ATTACK])
    reveals.discard_used_up(table, 1 - b[at.TO_ATTACK])
    count: i64 = discard_group(table, first_place(table, loser, member), places(member), True)
    if table.journal is not None:
        rule = "AZ-421" if member % 3 == 0 else "AZ-438"
        telling.fights.fighter_injured(table.journal, table, loser, count, rule)
    if member % 3 > 0:
        discard_injured(table, fighting_inmate(table, loser), member % 3 - 1)
