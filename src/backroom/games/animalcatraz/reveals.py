"""Cards shown before the dice: weapons and PRIMAL drugs (AZ-381 to AZ-385), and what the weapons
shown are worth."""

from backroom.games.animalcatraz import swaps, telling
from backroom.games.animalcatraz.actions import DONE, SWAP
from backroom.games.animalcatraz.board import CARD_OF, FIGHTER, NOTHING, NOWHERE, REVEALED
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
from backroom.games.animalcatraz.frames import REVEAL
from backroom.games.animalcatraz.inmates import ability, consume, is_primal
from backroom.games.animalcatraz.refusals import (
    ALREADY_PRIMAL,
    NO_SUCH_CARD,
    NOT_FOR_A_CLASH,
    NOTHING_TO_SWAP,
    WEAPONS_BARRED,
)
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import kind, lift, place_of, show, to_chair, what
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED, WRONG_PHASE


def ask(table: Table, side: i64) -> None:
    """Ask a side for a card, unless everybody can see that it has no choice (AZ-762)."""
    if card_count(table, side, table.b[FIGHTER + side]) > 0 or swaps.can_swap(table, side):
        table.push(REVEAL, side, 0)


def refusal(table: Table, side: i64, shown: i64, code: i64) -> i64:
    if code == DONE:
        return ALLOWED
    if code == SWAP:
        if shown > 0:
            return WRONG_PHASE
        return ALLOWED if swaps.can_swap(table, side) else NOTHING_TO_SWAP
    card: i64 = own_card(table, side, code)
    if card == NOTHING:
        return NO_SUCH_CARD
    if what(table, card) == WEAPON:
        return weapon_refusal(table, side, card)
    if what(table, card) != PRIMAL or shown > 0:
        return NOT_FOR_A_CLASH
    return ALREADY_PRIMAL if is_primal(table, fighting_inmate(table, side)) else ALLOWED


def weapon_refusal(table: Table, side: i64, card: i64) -> i64:
    if riot_has(table, NO_WEAPONS):
        return WEAPONS_BARRED  # AZ-488
    return NOT_FOR_A_CLASH if table.b[REVEALED + 2 * side] == card else ALLOWED


def own_card(table: Table, side: i64, code: i64) -> i64:
    """The card that a slot token means, if the fighter itself carries it (AZ-384)."""
    member: i64 = table.b[FIGHTER + side]
    place: i64 = place_of(table, fighting_inmate(table, side), code)
    first: i64 = first_place(table, side, member)
    if place == NOWHERE or place < first or place >= first + places(member):
        return NOTHING
    return table.b[place]


def choose(table: Table, side: i64, shown: i64, code: i64) -> None:
    if code == SWAP:
        swaps.begin(table, side)
    elif code != DONE:
        reveal(table, side, shown, own_card(table, side, code))


def reveal(table: Table, side: i64, shown: i64, card: i64) -> None:
    b = table.b
    member: i64 = b[FIGHTER + side]
    show(table, card)
    if table.journal is not None:
        telling.fights.revealed(table.journal, table, side, card)
    if what(table, card) == PRIMAL:
        # AZ-383; a gangster's drug works on its inmate (AZ-176).
        consume(table, fighting_inmate(table, side), kind(table, card))
        lift(table, place_of_card(table, side, member, card))
        to_chair(table, card)
        return
    b[REVEALED + 2 * side + shown] = card
    if shown == 0 and may_combine(table, side) and card_count(table, side, member) > 1:
        table.push(REVEAL, side, 1)


# Two weapons.


def may_combine(table: Table, side: i64) -> bool:
    """AZ-486 for everybody, AZ-627 for G. Jackson."""
    return riot_has(table, TWO_WEAPONS_RULE) or two_weapons(table, side) != NONE


def two_weapons(table: Table, side: i64) -> i64:
    """Where the cap of the fighter's ability to combine weapons stands, or NONE."""
    if table.b[FIGHTER + side] % 3 != 0:
        return NONE
    return ability(table, fighting_inmate(table, side), TWO_WEAPONS)


# What the weapons shown are worth.


def is_armed(table: Table, side: i64) -> bool:
    return table.b[REVEALED + 2 * side] != NOTHING


def attack_value(table: Table, side: i64) -> i64:
    """The attack values with the cap (AZ-627, AZ-631, AZ-769), the weapon of choice on top
    (AZ-155, AZ-629)."""
    b = table.b
    total: i64 = 0
    for place in range(REVEALED + 2 * side, REVEALED + 2 * side + 2):
        if b[place] != NOTHING:
            total += table.cards.attack[kind(table, b[place])]
    combined: i64 = two_weapons(table, side)
    if b[REVEALED + 2 * side + 1] != NOTHING and not riot_has(table, TWO_WEAPONS_RULE):
        total = min(total, table.cards.ability_n[combined])
    return total + choice_bonus(table, side)


def choice_bonus(table: Table, side: i64) -> i64:
    """AZ-157, AZ-161; never for a gangster (AZ-419)."""
    b = table.b
    if b[FIGHTER + side] % 3 != 0:
        return 0
    inmate: i64 = fighting_inmate(table, side)
    wanted: i64 = table.cards.weapon_of_choice[b[CARD_OF + inmate]]
    for place in range(REVEALED + 2 * side, REVEALED + 2 * side + 2):
        if b[place] != NOTHING and kind(table, b[place]) == wanted:
            if is_primal(table, inmate):
                return table.cards.weapon_bonus_primal
            return table.cards.weapon_bonus
    return 0


def damage(table: Table, side: i64) -> i64:
    """The damage value of a side's weapon (AZ-428), of two the lower one (AZ-487, AZ-628)."""
    b = table.b
    first: i64 = b[REVEALED + 2 * side]
    if first == NOTHING:
        return 0
    lower: i64 = table.cards.damage[kind(table, first)]
    second: i64 = b[REVEALED + 2 * side + 1]
    return lower if second == NOTHING else min(lower, table.cards.damage[kind(table, second)])


def discard_weapon(table: Table, side: i64, place: i64) -> None:
    """A weapon shown in this clash goes to the chair, unless it lies there already: as the one too
    many when a bet was won (AZ-626)."""
    b = table.b
    card: i64 = b[place]
    held_at: i64 = place_of_card(table, side, b[FIGHTER + side], card)
    b[place] = NOTHING
    if held_at == NOWHERE:
        return
    lift(table, held_at)
    to_chair(table, card)
    if table.journal is not None:
        telling.fights.weapon_gone(table.journal, table, side, card)


def break_weapons(table: Table, side: i64) -> None:
    """AZ-392, AZ-632; of two combined weapons both (AZ-769)."""
    for place in range(REVEALED + 2 * side, REVEALED + 2 * side + 2):
        if table.b[place] != NOTHING:
            discard_weapon(table, side, place)


def discard_used_up(table: Table, side: i64) -> None:
    """AZ-246, AZ-423, AZ-630: single-use weapons after the clash."""
    for place in range(REVEALED + 2 * side, REVEALED + 2 * side + 2):
        card: i64 = table.b[place]
        if card != NOTHING and table.cards.once[kind(table, card)] == 1:
            discard_weapon(table, side, place)
