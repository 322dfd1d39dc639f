"""What becomes of characters: hired, dismissed, arrested, killed; and of what they carry."""

from backroom.games.kings import board as at
from backroom.games.kings import decisions, effects, fortunes, supply, telling
from backroom.games.kings.state import (
    Table,
    carriers_of,
    free_slot,
    living,
    next_living,
    ranks_of_men,
    slots_at,
)
from backroom.kernel.numbers import bit, i64


def join(table: Table, seat: i64, person: i64, district: i64) -> None:
    """A henchman comes under control (NK-016, NK-288); he may act but not move (NK-227)."""
    b = table.b
    slot: i64 = free_slot(table, seat)
    b[at.person(seat, slot)] = person
    b[at.place(seat, slot)] = district
    b[at.carries(seat, slot)] = at.NOBODY
    b[at.hench_fate(person)] = at.CONTROLLED
    b[at.ACTED] &= ~bit(slot)
    b[at.MOVED] |= bit(slot)
    b[at.steps(slot)] = 0


def hire(table: Table, seat: i64, bar: i64, price: i64, rule: str) -> None:
    """A henchman leaves his bar for a seat, and the next one comes."""
    b = table.b
    person: i64 = b[at.guest(bar)]
    fortunes.pay(table, seat, price)
    join(table, seat, person, table.cards.bars[bar])
    b[at.guest(bar)] = at.NOBODY
    if table.journal is not None:
        telling.business.hired(table.journal, table, seat, person, bar, price, rule)
    supply.fill_bars(table, "NK-299")


def leave(table: Table, seat: i64, slot: i64) -> None:
    """A character is no longer there; Jokers beside him find other company or go home."""
    b = table.b
    district: i64 = b[at.place(seat, slot)]
    b[at.person(seat, slot)] = at.NOBODY
    b[at.place(seat, slot)] = at.NOWHERE
    if seat == b[at.ACTIVE]:
        gone: i64 = ~bit(slot)
        b[at.ABOARD] &= gone
        b[at.ACTED] &= gone
        b[at.MOVED] &= gone
        b[at.STEPPED] &= gone
        b[at.STOPPED] &= gone
        b[at.FRESH] &= gone
    regroup_jokers(table, seat, slot, district)


def regroup_jokers(table: Table, seat: i64, slot: i64, district: i64) -> None:
    """NK-416."""
    if not table.jokers:
        return
    b = table.b
    for joker in range(at.JOKERS):
        if b[at.joker_of(joker)] == seat and b[at.joker_slot(joker)] == slot:
            others: i64 = slots_at(table, seat, district) & ~bit(slot)
            if others == 0 or district >= at.CELL:
                free_joker(table, joker, "NK-416")
            else:
                other: i64 = 0
                while (others >> other) & 1 == 0:
                    other += 1
                b[at.joker_slot(joker)] = other


def free_joker(table: Table, joker: i64, rule: str) -> None:
    b = table.b
    b[at.joker_of(joker)] = at.JOKER_FREE
    b[at.joker_slot(joker)] = 0
    if table.journal is not None:
        telling.business.joker_left(table.journal, table, joker, False, rule)


def kill_joker(table: Table, joker: i64) -> None:
    """NK-420."""
    b = table.b
    b[at.joker_of(joker)] = at.JOKER_OUT
    b[at.joker_slot(joker)] = 0
    if table.journal is not None:
        telling.business.joker_left(table.journal, table, joker, True, "NK-420")


def drop_share(table: Table, seat: i64, slot: i64, rule: str) -> None:
    """He stops carrying; without a carrier the mission is out of the game (NK-252)."""
    b = table.b
    mission: i64 = b[at.carries(seat, slot)]
    if mission == at.NOBODY:
        return
    b[at.carries(seat, slot)] = at.NOBODY
    if carriers_of(table, seat, mission) == 0:
        lose_mission(table, seat, mission, rule)


def lose_mission(table: Table, seat: i64, mission: i64, rule: str) -> None:
    b = table.b
    for slot in range(at.SLOTS):
        if b[at.carries(seat, slot)] == mission:
            b[at.carries(seat, slot)] = at.NOBODY
    if table.journal is not None:
        telling.business.lost(table.journal, table, seat, mission, rule)
    supply.remove_mission(table, mission, supply.knower_of_goal(table, seat, mission))  # NK-141


def discharge(table: Table, seat: i64, slot: i64) -> None:
    """A henchman is dismissed (NK-308)."""
    b = table.b
    person: i64 = b[at.person(seat, slot)]
    if table.journal is not None:
        telling.business.dismissed(table.journal, table, seat, person, "NK-308")
    leave(table, seat, slot)
    b[at.hench_fate(person)] = at.DISCARDED
    supply.fill_bars(table, "NK-302")


def kill(table: Table, seat: i64, slot: i64, rule: str) -> None:
    """NK-273, NK-309; a boss takes everything with him (NK-338)."""
    b = table.b
    person: i64 = b[at.person(seat, slot)]
    if table.journal is not None:
        telling.streets.killed(table.journal, table, seat, person, rule)
    drop_share(table, seat, slot, "NK-273")
    leave(table, seat, slot)
    if person != at.BOSS:
        b[at.hench_fate(person)] = at.DEAD
        return
    eliminate(table, seat, "NK-338")


def eliminate(table: Table, seat: i64, rule: str) -> None:
    """NK-338 to NK-343. The moment of death was counted before."""
    b = table.b
    b[at.died(seat)] = b[at.DEATHS]
    b[at.left_behind(seat)] = b[at.money(seat)]
    b[at.left_men(seat)] = ranks_of_men(table, seat)
    b[at.BANK] += b[at.money(seat)]  # NK-339, NK-340: a pot was settled before
    b[at.money(seat)] = 0
    for slot in range(at.SLOTS):
        person: i64 = b[at.person(seat, slot)]
        if person != at.NOBODY:
            drop_share(table, seat, slot, "NK-341")
            leave(table, seat, slot)
            if person != at.BOSS:
                b[at.hench_fate(person)] = at.DISCARDED
    throw_away_hand(table, seat)
    if table.journal is not None:
        telling.streets.eliminated(table.journal, seat, rule)
    if living(table) > 0:
        supply.fill_bars(table, "NK-302")
        if b[at.FIRST] == seat:
            b[at.FIRST] = next_living(table, seat)  # NK-343
            if is_first_settled(table):
                b[at.POLICE_OFF] = 1  # NK-210


def is_first_settled(table: Table) -> bool:
    """Whether this round has its first player, or FIRST is still that of the round before."""
    b = table.b
    return b[at.DECISION] != decisions.BID and b[at.window(at.MAIN)] != effects.BIDS_REVEALED


def throw_away_hand(table: Table, seat: i64) -> None:
    b = table.b
    for card in range(at.RESOURCES):
        if b[at.card_fate(card)] == at.HELD + seat:
            b[at.card_fate(card)] = at.DISCARDED
            b[at.card_with(card)] = 0
    b[at.hand(seat)] = 0
    b[at.hand_size(seat)] = 0


def lose_risks(table: Table, seat: i64, slots: i64, rule: str) -> None:
    """NK-326: what the police looked for is lost, for a partner elsewhere too."""
    b = table.b
    for slot in range(at.SLOTS):
        mission: i64 = b[at.carries(seat, slot)]
        if (slots >> slot) & 1 == 1 and mission != at.NOBODY and table.cards.risk[mission] == 1:
            lose_mission(table, seat, mission, rule)


def take_into_custody(table: Table, seat: i64, district: i64, rule: str) -> None:
    """NK-324 to NK-327: everybody of a seat in a district goes into cell 3."""
    b = table.b
    slots: i64 = slots_at(table, seat, district)
    for joker in range(at.JOKERS):
        if b[at.joker_of(joker)] == seat and (slots >> b[at.joker_slot(joker)]) & 1 == 1:
            free_joker(table, joker, "NK-424")
    if table.journal is not None:
        telling.streets.arrested(table.journal, table, seat, slots, rule)
    for slot in range(at.SLOTS):
        if (slots >> slot) & 1 == 1:
            b[at.place(seat, slot)] = at.CELL  # NK-211
    lose_risks(table, seat, slots, "NK-325")
    for slot in range(at.SLOTS):
        if (slots >> slot) & 1 == 1:
            drop_share(table, seat, slot, "NK-251")
    if seat == b[at.ACTIVE] and b[at.STAGE] > 0:
        b[at.FRESH] |= slots
        b[at.MOVED] |= slots & b[at.ABOARD]
        b[at.ABOARD] &= ~slots
