"""Cards shown before the dice: weapons and PRIMAL drugs (AZ-381 to AZ-385), and what the weapons
shown are worth."""

from backroom.games.animalcatraz import actions, decisions, subjects, swaps, telling
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.cards import (
    NO_WEAPONS,
    NONE,
    PRIMAL,
    TWO_WEAPONS,
    TWO_WEAPONS_RULE,
    WEAPON,
)
from backroom.games.animalcatraz.fighters import (
    card_count,
    fighting_inmate,
    first_place,
    place_of_card,
    places,
    riot_has,
)
from backroom.games.animalcatraz.inmates import ability, consume, is_primal
from backroom.games.animalcatraz.refusals import (
    ALREADY_PRIMAL,
    NO_SUCH_CARD,
    NOT_FOR_A_CLASH,
    NOTHING_TO_SWAP,
    WEAPONS_BARRED,
)
from backroom.games.animalcatraz.state import Table, let_be, push
from backroom.games.animalcatraz.supply import kind, lift, place_of, show, to_chair, what
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED, WRONG_PHASE


def ask(table: Table, side: i64) -> None:
    """Ask a side for a card, unless everybody can see that it has no choice (AZ-762)."""
    if card_count(table, side, table.b[at.fighter(side)]) > 0 or swaps.can_swap(table, side):
        push(table, decisions.REVEAL, side, 0)


def swap_refusal(table: Table, side: i64, cards: i64) -> i64:
    """Instead of the first card alone."""
    if cards > 0:
        return WRONG_PHASE
    return ALLOWED if swaps.can_swap(table, side) else NOTHING_TO_SWAP


def reveal_refusal(table: Table, side: i64, cards: i64, code: i64) -> i64:
    card: i64 = own_card(table, side, code)
    if card == at.NOTHING:
        return NO_SUCH_CARD
    if what(table, card) == WEAPON:
        return weapon_refusal(table, side, card)
    if what(table, card) != PRIMAL or cards > 0:
        return NOT_FOR_A_CLASH
    return ALREADY_PRIMAL if is_primal(table, fighting_inmate(table, side)) else ALLOWED


def weapon_refusal(table: Table, side: i64, card: i64) -> i64:
    if riot_has(table, NO_WEAPONS):
        return WEAPONS_BARRED  # AZ-488
    return NOT_FOR_A_CLASH if table.b[at.revealed(side, 0)] == card else ALLOWED


def own_card(table: Table, side: i64, code: i64) -> i64:
    """The card that a slot token means, if the fighter itself carries it (AZ-384)."""
    member: i64 = table.b[at.fighter(side)]
    place: i64 = place_of(table, fighting_inmate(table, side), code)
    first: i64 = first_place(table, side, member)
    if place == at.NOWHERE or place < first or place >= first + places(member):
        return at.NOTHING
    return table.b[place]


def reveal(table: Table, side: i64, cards: i64, code: i64) -> None:
    """The first or the second card of a side, after so many cards."""
    b = table.b
    card: i64 = own_card(table, side, code)
    member: i64 = b[at.fighter(side)]
    show(table, card)
    if table.journal is not None:
        rule = "AZ-381" if side == b[at.TO_ATTACK] else "AZ-382"
        telling.fights.revealed(table.journal, table, side, card, rule)
    if what(table, card) == PRIMAL:
        # A gangster's drug works on its inmate (AZ-176).
        consume(table, fighting_inmate(table, side), kind(table, card), "AZ-383")
        lift(table, place_of_card(table, side, member, card))
        to_chair(table, card)
        return
    b[at.revealed(side, cards)] = card
    if cards == 0 and may_combine(table, side) and card_count(table, side, member) > 1:
        push(table, decisions.REVEAL, side, 1)


REVEAL = Decision(
    "reveal",
    [
        Answer(actions.DONE, 1, let_be),
        Answer(actions.SWAP, 1, swaps.begin, swap_refusal),
        Answer(actions.MY_CARD, actions.MY_UPGRADE - actions.MY_CARD, reveal, reveal_refusal),
    ],
    public=False,
    marks=("open_ended",),
    about=(subjects.SIDE, subjects.SHOWN),
)


# Two weapons.


def may_combine(table: Table, side: i64) -> bool:
    """AZ-486 for everybody, AZ-627 for G. Jackson."""
    return riot_has(table, TWO_WEAPONS_RULE) or two_weapons(table, side) != NONE


def two_weapons(table: Table, side: i64) -> i64:
    """Where the cap of the fighter's ability to combine weapons stands, or NONE."""
    if table.b[at.fighter(side)] % 3 != 0:
        return NONE
    return ability(table, fighting_inmate(table, side), TWO_WEAPONS)


# What the weapons shown are worth.


def is_armed(table: Table, side: i64) -> bool:
    return table.b[at.revealed(side, 0)] != at.NOTHING


def attack_value(table: Table, side: i64) -> i64:
    """The attack values with the cap (AZ-627, AZ-631, AZ-769), the weapon of choice on top
    (AZ-155, AZ-629)."""
    b = table.b
    total: i64 = 0
    for place in range(at.revealed(side, 0), at.revealed(side, 2)):
        if b[place] != at.NOTHING:
            total += table.cards.attack[kind(table, b[place])]
    combined: i64 = two_weapons(table, side)
    if b[at.revealed(side, 1)] != at.NOTHING and not riot_has(table, TWO_WEAPONS_RULE):
        total = min(total, table.cards.ability_n[combined])
    return total + choice_bonus(table, side)


def choice_bonus(table: Table, side: i64) -> i64:
    """AZ-157, AZ-161; never for a gangster (AZ-419)."""
    b = table.b
    if b[at.fighter(side)] % 3 != 0:
        return 0
    inmate: i64 = fighting_inmate(table, side)
    wanted: i64 = table.cards.weapon_of_choice[b[at.inmate_card(inmate)]]
    for place in range(at.revealed(side, 0), at.revealed(side, 2)):
        if b[place] != at.NOTHING and kind(table, b[place]) == wanted:
            if is_primal(table, inmate):
                return table.cards.weapon_bonus_primal
            return table.cards.weapon_bonus
    return 0


def damage(table: Table, side: i64) -> i64:
    """The damage value of a side's weapon (AZ-428), of two the lower one (AZ-487, AZ-628)."""
    b = table.b
    first: i64 = b[at.revealed(side, 0)]
    if first == at.NOTHING:
        return 0
    lower: i64 = table.cards.damage[kind(table, first)]
    second: i64 = b[at.revealed(side, 1)]
    return lower if second == at.NOTHING else min(lower, table.cards.damage[kind(table, second)])


def discard_weapon(table: Table, side: i64, place: i64, rule: str) -> None:
    """A weapon shown in this clash goes to the chair, unless it lies there already: as the one too
    many when a bet was won (AZ-626)."""
    b = table.b
    card: i64 = b[place]
    held_at: i64 = place_of_card(table, side, b[at.fighter(side)], card)
    b[place] = at.NOTHING
    if held_at == at.NOWHERE:
        return
    lift(table, held_at)
    to_chair(table, card)
    if table.journal is not None:
        telling.fights.weapon_gone(table.journal, table, side, card, rule)


def break_weapons(table: Table, side: i64, rule: str) -> None:
    """Of two combined weapons both (AZ-769)."""
    for place in range(at.revealed(side, 0), at.revealed(side, 2)):
        if table.b[place] != at.NOTHING:
            discard_weapon(table, side, place, rule)


def discard_used_up(table: Table, side: i64) -> None:
    """AZ-246, AZ-423, AZ-630: single-use weapons after the clash."""
    for place in range(at.revealed(side, 0), at.revealed(side, 2)):
        card: i64 = table.b[place]
        if card != at.NOTHING and table.cards.once[kind(table, card)] == 1:
            discard_weapon(table, side, place, "AZ-423")
