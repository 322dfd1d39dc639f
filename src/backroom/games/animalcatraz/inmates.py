"""What an inmate can do just now: levels, notches, Primal, abilities, Actions (groups 4.5, 4.8)."""

from backroom.games.animalcatraz import board, telling
from backroom.games.animalcatraz.board import (
    ACTIVE,
    AT,
    BLEEDING,
    CARD_OF,
    CLOCK,
    CUNNING,
    FORCE,
    LEFT,
    NOBODY,
    NOTCH,
    OWED,
    PRIMAL_DEBT,
    PRIMAL_FROM,
    TURNED_PRIMAL,
)
from backroom.games.animalcatraz.cards import (
    COPY_ABILITY,
    CUNNING_INSTEAD,
    NO_CUNNING_COST,
    NONE,
    PRIMAL,
    WARDEN_OWNER,
)
from backroom.games.animalcatraz.state import Table
from backroom.kernel.numbers import i64


def roll_dice(table: Table, count: i64) -> i64:
    """The sum of some dice."""
    total: i64 = 0
    for _ in range(count):
        total += table.chance.below(6) + 1
    return total


# Levels.


def is_primal(table: Table, inmate: i64) -> bool:
    return table.b[PRIMAL_FROM + inmate] != 0


def normal_level(table: Table, inmate: i64, stat: i64) -> i64:
    """The level in which the marker stands, whatever side of the card is up."""
    return table.cards.level(table.b[CARD_OF + inmate], stat, table.b[NOTCH + 2 * inmate + stat])


def force_level(table: Table, inmate: i64) -> i64:
    """AZ-148, AZ-160."""
    level: i64 = normal_level(table, inmate, FORCE)
    return level + table.cards.primal_force if is_primal(table, inmate) else level


def cunning_level(table: Table, inmate: i64) -> i64:
    """AZ-148, AZ-167."""
    return 0 if is_primal(table, inmate) else normal_level(table, inmate, CUNNING)


def level(table: Table, inmate: i64, stat: i64) -> i64:
    """Force counts in fights and first rolls of escapes (AZ-007), Cunning for all the rest
    (AZ-008)."""
    return force_level(table, inmate) if stat == FORCE else cunning_level(table, inmate)


def raise_stat(table: Table, inmate: i64, stat: i64, notches: i64) -> None:
    """AZ-147, AZ-167: a Primal inmate's Cunning does not rise."""
    if stat == CUNNING and is_primal(table, inmate):
        return
    move_marker(table, inmate, stat, notches)


def lower_stat(table: Table, inmate: i64, stat: i64, notches: i64) -> None:
    """AZ-147, AZ-171: the marker of a Primal inmate falls too."""
    move_marker(table, inmate, stat, -notches)


def move_marker(table: Table, inmate: i64, stat: i64, by: i64) -> None:
    b = table.b
    cell: i64 = NOTCH + 2 * inmate + stat
    top: i64 = table.cards.top_notch[2 * b[CARD_OF + inmate] + stat]
    before: i64 = b[cell]
    abilities: i64 = abilities_of(table, inmate)
    b[cell] = min(max(before + by, 0), top)
    if table.journal is not None and b[cell] != before:
        telling.turns.marker_moved(table.journal, table, inmate, stat, before)
    note_abilities(table, inmate, abilities)


def reset_stats(table: Table, inmate: i64) -> None:
    """AZ-367: back to the initial levels, up or down."""
    card: i64 = table.b[CARD_OF + inmate]
    for stat in range(2):
        start: i64 = table.cards.start_notch[2 * card + stat]
        move_marker(table, inmate, stat, start - table.b[NOTCH + 2 * inmate + stat])


# Abilities.


def is_unlocked(table: Table, inmate: i64, star: i64) -> bool:
    """AZ-150, AZ-152, AZ-168. Star 0 is the first ability."""
    if is_primal(table, inmate):
        return False
    needed: i64 = table.cards.unlock[2 * table.b[CARD_OF + inmate] + star]
    return normal_level(table, inmate, CUNNING) >= needed


def abilities_of(table: Table, inmate: i64) -> i64:
    """The unlocked stars, as bits."""
    first: i64 = 1 if is_unlocked(table, inmate, 0) else 0
    return first + 2 if is_unlocked(table, inmate, 1) else first


def ability(table: Table, inmate: i64, kind: i64) -> i64:
    """Where the numbers of an unlocked ability of this kind stand in the edition, the later star
    first; NONE if the inmate has none that works."""
    card: i64 = table.b[CARD_OF + inmate]
    if table.cards.ability[2 * card + 1] == kind and is_unlocked(table, inmate, 1):
        return 2 * card + 1
    if table.cards.ability[2 * card] == kind and is_unlocked(table, inmate, 0):
        return 2 * card
    return NONE


def has_ability(table: Table, inmate: i64, kind: i64) -> bool:
    return ability(table, inmate, kind) != NONE


def note_abilities(table: Table, inmate: i64, before: i64) -> None:
    """AZ-153: everybody hears of abilities unlocked or lost; whoever cannot own the Warden any more
    gets the base back (AZ-658)."""
    after: i64 = abilities_of(table, inmate)
    if after == before:
        return
    if table.journal is not None:
        telling.turns.abilities_changed(table.journal, table, inmate, before, after)
    if table.b[board.WARDEN_OWNER] == inmate and not has_ability(table, inmate, WARDEN_OWNER):
        table.b[board.WARDEN_OWNER] = NOBODY


# Primal.


def primal_actions(table: Table, inmate: i64) -> i64:
    """AZ-162, AZ-163."""
    return table.cards.primal_actions[normal_level(table, inmate, FORCE)]


def become_primal(table: Table, inmate: i64, cunning: i64, at_end: bool) -> None:
    """AZ-158, AZ-164, AZ-169, AZ-174: the price in notches is paid now or when it ends."""
    b = table.b
    if at_end:
        b[PRIMAL_DEBT + inmate] = cunning
    else:
        lower_stat(table, inmate, CUNNING, cunning)
    abilities: i64 = abilities_of(table, inmate)
    b[PRIMAL_FROM + inmate] = b[CLOCK]
    if table.journal is not None:
        telling.turns.turned_primal(table.journal, table, inmate)
    note_abilities(table, inmate, abilities)
    if b[ACTIVE] == inmate:
        b[TURNED_PRIMAL] = 1
        gain_actions(table, inmate, primal_actions(table, inmate))


def end_primal(table: Table, inmate: i64) -> None:
    """AZ-166; what an Event left to pay is paid now."""
    b = table.b
    abilities: i64 = abilities_of(table, inmate)
    debt: i64 = b[PRIMAL_DEBT + inmate]
    b[PRIMAL_FROM + inmate] = 0
    b[PRIMAL_DEBT + inmate] = 0
    if table.journal is not None:
        telling.turns.primal_ended(table.journal, table, inmate)
    note_abilities(table, inmate, abilities)
    lower_stat(table, inmate, CUNNING, debt)


def consume(table: Table, inmate: i64, kind: i64) -> None:
    """A PRIMAL drug (AZ-158, AZ-169) or a Boost (AZ-178) does its work; Rob Z. pays nothing for
    either (AZ-639) or even gains by them, before he turns Primal (AZ-640, AZ-641)."""
    cards = table.cards
    is_drug: bool = cards.what[kind] == PRIMAL
    price: i64 = cards.cunning_cost[kind]
    if has_ability(table, inmate, NO_CUNNING_COST):
        price = 0
    gain: i64 = ability(table, inmate, CUNNING_INSTEAD)
    if gain != NONE:
        more: i64 = cards.ability_n[gain] if is_drug else cards.ability_more[gain]
        raise_stat(table, inmate, CUNNING, more)
    if is_drug:
        become_primal(table, inmate, price, False)
    else:
        lower_stat(table, inmate, CUNNING, price)
        gain_actions(table, inmate, cards.boost_actions[kind])


# Bleeding.


def cure_bleeding(table: Table, inmate: i64) -> None:
    """AZ-595: in its own turn, in the room that cures. BLEEDING is 1 + the gangster that did it."""
    b = table.b
    wound: i64 = b[BLEEDING + inmate]
    if wound != 0 and b[AT + inmate] == table.cards.gang_cured_in[wound - 1]:
        b[BLEEDING + inmate] = 0
        if table.journal is not None:
            telling.moves.bleeding_cured(table.journal, table, inmate)


# Actions.


def gain_actions(table: Table, inmate: i64, count: i64) -> None:
    """In its own turn; what is owed is paid first (AZ-767)."""
    b = table.b
    paid: i64 = min(count, b[OWED + inmate])
    b[OWED + inmate] -= paid
    b[LEFT] += count - paid


def spend(table: Table, count: i64) -> None:
    table.b[LEFT] -= count


def lose_if_any(table: Table, count: i64) -> None:
    """The inmate in turn loses Actions if it has any left; nothing is owed."""
    table.b[LEFT] = max(table.b[LEFT] - count, 0)


def lose_actions(table: Table, inmate: i64, count: i64) -> None:
    """Taken from the turn if it is its own; what cannot be taken at once is owed (AZ-549)."""
    b = table.b
    b[OWED + inmate] += count
    if b[ACTIVE] == inmate:
        pay_owed(table, inmate)


def pay_owed(table: Table, inmate: i64) -> None:
    """AZ-102, AZ-103."""
    b = table.b
    paid: i64 = min(b[LEFT], b[OWED + inmate])
    b[LEFT] -= paid
    b[OWED + inmate] -= paid


# Gangsters.


def gang_ability(table: Table, gangster: i64) -> i64:
    """The gangster whose ability this one uses: its own, or the one that the Fraudster borrows
    (AZ-569)."""
    copied: i64 = table.b[board.COPIED]
    if copied != NOBODY and table.cards.gang_ability[gangster] == COPY_ABILITY:
        return copied
    return gangster
