"""What others have sold and propose to each other on another deal (NK-388)."""

from backroom.games.kings import board as at
from backroom.games.kings import decisions, drafts, proposals, recruiting
from backroom.games.kings.drafts import MOST_MONEY
from backroom.games.kings.redeal import pick_bit
from backroom.games.kings.state import Table, held
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import bit, i64, zeros
from backroom.kernel.refusals import ALLOWED


def redraw_offer(table: Table, chance: Chance) -> None:
    """Another proposal that could have been sent in its stead, each with equal chance."""
    giver: i64 = table.b[at.OFFER_FROM]
    while not drafts.has_item(table, giver):
        redraw_goods(table, giver, chance)
        redraw_services(table, giver, chance)
    proposals.note_offer(table)


def redraw_goods(table: Table, giver: i64, chance: Chance) -> None:
    b = table.b
    gives: i64 = min(b[at.money(giver)], MOST_MONEY)
    money: i64 = chance.below(1 + gives + MOST_MONEY)
    if money > gives:
        b[at.draft_ask(giver)] = money - gives
    elif money > 0:
        b[at.draft_give(giver)] = money
    kinds: i64 = 0
    for kind in range(at.KINDS):
        if held(table, giver, kind) > 0:
            kinds |= bit(kind)
    b[at.draft_card_give(giver)] = bit_or_none(kinds, chance)
    b[at.draft_card_ask(giver)] = chance.below(1 + at.KINDS) - 1


def redraw_services(table: Table, giver: i64, chance: Chance) -> None:
    b = table.b
    numbers: i64 = 0
    for district in range(at.DISTRICTS):
        if proposals.number_refusal(table, giver, district) == ALLOWED:
            numbers |= bit(district)
    b[at.draft_number(giver)] = bit_or_none(numbers, chance)
    cars = zeros(at.CARS * at.DISTRICTS)
    goals = zeros(at.CARS * at.DISTRICTS)
    count: i64 = 0
    for car in range(at.CARS):
        for district in range(at.DISTRICTS):
            if proposals.can_move(table, car, district):
                cars[count] = car
                goals[count] = district
                count += 1
    picked: i64 = chance.below(1 + count)
    if picked < count:
        b[at.draft_car(giver)] = cars[picked]
        b[at.draft_car_to(giver)] = goals[picked]


def redraw_numbers(table: Table, seat: i64, chance: Chance) -> bool:
    """Other numbers that may have been sold, for a seat that neither bought nor sold them;
    False if with these the active seat would not be asked what it is asked."""
    b = table.b
    if seat == b[at.ACTIVE]:
        return True
    real: i64 = b[at.NUMBERS]
    people = zeros(at.SALES_AT_MOST)
    b[at.NUMBERS] = 0
    for sale in range(b[at.SALES]):
        people[sale] = b[at.sale_person(sale)]
        if b[at.sale_lender(sale)] != seat:
            people[sale] = pick_bit(b[at.sale_choice(sale)], chance)
        b[at.NUMBERS] |= bit(people[sale])
    if not has_numbers_to_be_asked(table):
        b[at.NUMBERS] = real
        return False
    for sale in range(b[at.SALES]):
        b[at.sale_person(sale)] = people[sale]
    return True


def has_numbers_to_be_asked(table: Table) -> bool:
    """Whether the active seat could try to hire whom it calls, or had whom to choose from."""
    b = table.b
    if b[at.DECISION] == decisions.OFFER:
        return recruiting.bar_refusal(table, b[at.ACTIVE], b[at.PICKED_BAR]) == ALLOWED
    if b[at.DECISION] != decisions.RECRUIT_WHERE:
        return True
    bars: i64 = 0
    for bar in range(at.BARS):
        if recruiting.bar_refusal(table, b[at.ACTIVE], bar) == ALLOWED:
            bars += 1
    return bars > 1  # NK-150


def bit_or_none(mask: i64, chance: Chance) -> i64:
    """One of the bits of a mask or none of them, NOBODY, each with equal chance."""
    return pick_bit(2 * mask + 1, chance) - 1
