"""What an inmate can do just now: levels, notches, Primal, abilities, Actions (groups 4.5, 4.8)."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import telling
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
    return table.b[at.primal_from(inmate)] != 0


def normal_level(table: Table, inmate: i64, stat: i64) -> i64:
    """The level in which the marker stands, whatever side of the card is up."""
    return table.cards.level(table.b[at.inmate_card(inmate)], stat, table.b[at.notch(inmate, stat)])


def force_level(table: Table, inmate: i64) -> i64:
    """AZ-148, AZ-160."""
    level: i64 = normal_level(table, inmate, at.FORCE)
    return level + table.cards.primal_force if is_primal(table, inmate) else level


def cunning_level(table: Table, inmate: i64) -> i64:
    """AZ-148, AZ-167."""
    return 0 if is_primal(table, inmate) else normal_level(table, inmate, at.CUNNING)


def level(table: Table, inmate: i64, stat: i64) -> i64:
    """Force counts in fights and first rolls of escapes (AZ-007), Cunning for all the rest
    (AZ-008)."""
    return force_level(table, inmate) if stat == at.FORCE else cunning_level(table, inmate)


def raise_stat(table: Table, inmate: i64, stat: i64, notches: i64, rule: str) -> None:
    """AZ-147, AZ-167: a Primal inmate's Cunning does not rise."""
    if stat == at.CUNNING and is_primal(table, inmate):
        return
    move_marker(table, inmate, stat, notches, rule)


def lower_stat(table: Table, inmate: i64, stat: i64, notches: i64, rule: str) -> None:
    """AZ-147, AZ-171: the marker of a Primal inmate falls too."""
    move_marker(table, inmate, stat, -notches, rule)


def move_marker(table: Table, inmate: i64, stat: i64, by: i64, rule: str) -> None:
    b = table.b
    cell: i64 = at.notch(inmate, stat)
    top: i64 = table.cards.top_notch[2 * b[at.inmate_card(inmate)] + stat]
    before: i64 = b[cell]
    abilities: i64 = abilities_of(table, inmate)
    b[cell] = min(max(before + by, 0), top)
    if table.journal is not None and b[cell] != before:
        telling.turns.marker_moved(table.journal, table, inmate, stat, before, rule)
    note_abilities(table, inmate, abilities)


def reset_stats(table: Table, inmate: i64, rule: str) -> None:
    """Back to the initial levels, up or down."""
    card: i64 = table.b[at.inmate_card(inmate)]
    for stat in range(2):
        start: i64 = table.cards.start_notch[2 * card + stat]
        before: i64 = table.b[at.notch(inmate, stat)]
        move_marker(table, inmate, stat, start - before, rule)


# Abilities.


def is_unlocked(table: Table, inmate: i64, star: i64) -> bool:
    """AZ-150, AZ-152, AZ-168. Star 0 is the first ability."""
    if is_primal(table, inmate):
        return False
    needed: i64 = table.cards.unlock[2 * table.b[at.inmate_card(inmate)] + star]
    return normal_level(table, inmate, at.CUNNING) >= needed


def abilities_of(table: Table, inmate: i64) -> i64:
    """The unlocked stars, as bits."""
    first: i64 = 1 if is_unlocked(table, inmate, 0) else 0
    return first + 2 if is_unlocked(table, inmate, 1) else first


def ability(table: Table, inmate: i64, kind: i64) -> i64:
    """Where the numbers of an unlocked ability of this kind stand in the edition, the later star
    first; NONE if the inmate has none that works."""
    card: i64 = table.b[at.inmate_card(inmate)]
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
        gained_rule = "AZ-150" if after & ~before != 0 else "AZ-152"
        rule = "AZ-168" if is_primal(table, inmate) else gained_rule
        telling.turns.abilities_changed(table.journal, table, inmate, before, after, rule)
    if table.b[at.WARDEN_OWNER] == inmate and not has_ability(table, inmate, WARDEN_OWNER):
        table.b[at.WARDEN_OWNER] = at.NOBODY


# Primal.


def primal_actions(table: Table, inmate: i64) -> i64:
    """AZ-162, AZ-163."""
    return table.cards.primal_actions[normal_level(table, inmate, at.FORCE)]


def become_primal(table: Table, inmate: i64, cunning: i64, at_end: bool, rule: str) -> None:
    """AZ-164, AZ-174: the price in notches is paid now or when it ends."""
    b = table.b
    if at_end:
        b[at.primal_debt(inmate)] = cunning
    else:
        lower_stat(table, inmate, at.CUNNING, cunning, "AZ-169")
    abilities: i64 = abilities_of(table, inmate)
    b[at.primal_from(inmate)] = b[at.CLOCK]
    if table.journal is not None:
        telling.turns.turned_primal(table.journal, table, inmate, rule)
    note_abilities(table, inmate, abilities)
    if b[at.ACTIVE] == inmate:
        b[at.TURNED_PRIMAL] = 1
        gain_actions(table, inmate, primal_actions(table, inmate))


def end_primal(table: Table, inmate: i64) -> None:
    """AZ-166; what an Event left to pay is paid now."""
    b = table.b
    abilities: i64 = abilities_of(table, inmate)
    debt: i64 = b[at.primal_debt(inmate)]
    b[at.primal_from(inmate)] = 0
    b[at.primal_debt(inmate)] = 0
    if table.journal is not None:
        telling.turns.primal_ended(table.journal, table, inmate, "AZ-166")
    note_abilities(table, inmate, abilities)
    lower_stat(table, inmate, at.CUNNING, debt, "AZ-169")


def consume(table: Table, inmate: i64, kind: i64, rule: str) -> None:
    """A PRIMAL drug or a Boost does its work; Rob Z. pays nothing for
    either (AZ-639) or even gains by them, before he turns Primal (AZ-640, AZ-641)."""
    cards = table.cards
    is_drug: bool = cards.what[kind] == PRIMAL
    price: i64 = cards.cunning_cost[kind]
    if has_ability(table, inmate, NO_CUNNING_COST):
        price = 0
    gain: i64 = ability(table, inmate, CUNNING_INSTEAD)
    if gain != NONE:
        more: i64 = cards.ability_n[gain] if is_drug else cards.ability_more[gain]
        raise_stat(table, inmate, at.CUNNING, more, "AZ-640")
    if is_drug:
        become_primal(table, inmate, price, False, rule)
    else:
        lower_stat(table, inmate, at.CUNNING, price, rule)
        gain_actions(table, inmate, cards.boost_actions[kind])


# Bleeding.


def cure_bleeding(table: Table, inmate: i64) -> None:
    """AZ-595: in its own turn, in the room that cures. BLEEDING is 1 + the gangster that did it."""
    b = table.b
    wound: i64 = b[at.bleeding(inmate)]
    if wound != 0 and b[at.place(inmate)] == table.cards.gang_cured_in[wound - 1]:
        b[at.bleeding(inmate)] = 0
        if table.journal is not None:
            telling.moves.bleeding_cured(table.journal, table, inmate, "AZ-595")


# Actions.


def gain_actions(table: Table, inmate: i64, count: i64) -> None:
    """In its own turn; what is owed is paid first (AZ-767)."""
    b = table.b
    paid: i64 = min(count, b[at.owed(inmate)])
    b[at.owed(inmate)] -= paid
    b[at.LEFT] += count - paid


def spend(table: Table, count: i64) -> None:
    table.b[at.LEFT] -= count


def lose_if_any(table: Table, count: i64) -> None:
    """The inmate in turn loses Actions if it has any left; nothing is owed."""
    table.b[at.LEFT] = max(table.b[at.LEFT] - count, 0)


def lose_actions(table: Table, inmate: i64, count: i64) -> None:
    """Taken from the turn if it is its own; what cannot be taken at once is owed (AZ-549)."""
    b = table.b
    b[at.owed(inmate)] += count
    if b[at.ACTIVE] == inmate:
        pay_owed(table, inmate)


def pay_owed(table: Table, inmate: i64) -> None:
    """AZ-102, AZ-103."""
    b = table.b
    paid: i64 = min(b[at.LEFT], b[at.owed(inmate)])
    b[at.LEFT] -= paid
    b[at.owed(inmate)] -= paid


# Gangsters.


def gang_ability(table: Table, gangster: i64) -> i64:
    """The gangster whose ability this one uses: its own, or the one that the Fraudster borrows
    (AZ-569)."""
    copied: i64 = table.b[at.COPIED]
    if copied != at.NOBODY and table.cards.gang_ability[gangster] == COPY_ABILITY:
        return copied
    return gangster
