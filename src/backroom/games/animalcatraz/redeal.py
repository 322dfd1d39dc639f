"""Another table that a seat of Animalcatraz cannot tell from this one.

Hidden from a seat are cards whose place its rival does not know, other rivals' Crimes and plans,
the order of all decks, and what others have answered in secret (chapter 8 of the rules). All deals
that fit what the seat knows are equally likely, whatever the real one is: what is unseen is put in
the order of its numbers before it is shuffled.
"""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import decisions
from backroom.games.animalcatraz.actions import CRIME_CARD
from backroom.games.animalcatraz.cards import DISCARD_VALUE
from backroom.games.animalcatraz.secret_answers import redraw_answers
from backroom.games.animalcatraz.state import (
    Table,
    asked,
    asked_first,
    asked_second,
    asked_third,
    first_inmate,
    is_over,
    partner_of,
    rival_of,
)
from backroom.kernel.chance import Chance, shuffle
from backroom.kernel.numbers import bit, copy_of, i64, vec, zeros


def redealt(table: Table, seat: i64, chance: Chance, kept: i64 = 0) -> vec[i64]:
    """The board of another deal that looks the same to this seat; what the kept rivals, as bits,
    know of stays as it is too."""
    b = copy_of(table.b)
    if is_over(table):
        return b  # all cards are open
    own: i64 = rival_of_seat(table, seat)
    eyes: i64 = bit(own) | kept
    decision: i64 = asked(table) if b[at.DEPTH] > 0 else 0
    redeal_cards(table, b, decision, own, eyes, chance)
    redeal_crimes(table, b, decision, eyes, chance)
    redeal_plans(table, b, eyes, chance)
    redeal_events(table, b, chance)
    shuffle_anew(b, at.execution_deck(0), at.execution_deck(b[at.EXECUTION_LEFT]), chance)
    if table.options.fugitive:
        for deck in range(3):
            first: i64 = at.fugitive_deck(deck, 0)
            shuffle_anew(b, first, first + 3 - b[at.fugitive_seen(deck)], chance)
    if table.options.guard_tiles:
        shuffle_anew(b, at.tile(b[at.TILES_TURNED]), at.tile(at.TILES), chance)
    redraw_answers(table, b, decision, own, chance)
    return b


def rival_of_seat(table: Table, seat: i64) -> i64:
    """The rival whose eyes a seat has; those who watch have the bit after the rivals'."""
    for inmate in range(table.inmates):
        if table.b[at.seat(inmate)] == seat:
            return rival_of(table, inmate)
    return at.RIVALS


# Cards of all kinds: what is unseen changes places.


def lay(
    before: vec[i64],
    b: vec[i64],
    cells: vec[i64],
    count: i64,
    unseen: vec[i64],
    known: i64,
    chance: Chance,
) -> None:
    """Deal the unseen cards, marked by number, to these cells. Who knew the card of a cell knows
    the new card of that cell."""
    pool = zeros(count)
    found: i64 = 0
    for card in range(len(unseen)):
        if unseen[card] == 1:
            pool[found] = card
            found += 1
    shuffle(pool, 0, count, chance)
    knowing = unseen  # which has been read
    for index in range(count):
        knowing[index] = before[known + before[cells[index]]]
    for index in range(count):
        b[cells[index]] = pool[index]
        b[known + pool[index]] = knowing[index]


def gather(
    b: vec[i64],
    first: i64,
    end: i64,
    known: i64,
    eyes: i64,
    cells: vec[i64],
    count: i64,
    unseen: vec[i64],
) -> i64:
    """Note the cells of a board with cards that these eyes do not know; how many there are."""
    for cell in range(first, end):
        card: i64 = b[cell]
        if card != at.NOTHING and b[known + card] & eyes == 0:
            cells[count] = cell
            unseen[card] = 1
            count += 1
    return count


def redeal_cards(
    table: Table, b: vec[i64], decision: i64, own: i64, eyes: i64, chance: Chance
) -> None:
    """Contraband and prison items: first what the corner decks hold, then all other places."""
    cells = zeros(at.CARDS)
    unseen = zeros(at.CARDS)
    count: i64 = gather(table.b, at.slot(0, 0), at.DECK, at.known(0), eyes, cells, 0, unseen)
    spares: i64 = at.spare_card(at.CELLS, 0)
    count = gather(table.b, at.spare_card(0, 0), spares, at.known(0), eyes, cells, count, unseen)
    count = gather(
        table.b, at.pile(0), at.pile(b[at.PILE_COUNT]), at.known(0), eyes, cells, count, unseen
    )
    behind: i64 = b[at.CHAIR_HEAD] + b[at.CHAIR_COUNT]
    end: i64 = at.chair(min(behind, at.CARDS))
    count = gather(
        table.b, at.chair(b[at.CHAIR_HEAD]), end, at.known(0), eyes, cells, count, unseen
    )
    end = at.chair(max(behind - at.CARDS, 0))
    count = gather(table.b, at.chair(0), end, at.known(0), eyes, cells, count, unseen)
    if decision == decisions.START_CELL:
        for rival in range(table.rivals):
            hand: i64 = at.pending(first_inmate(table, rival), 0)
            count = gather(table.b, hand, hand + 2, at.known(0), eyes, cells, count, unseen)
    redeal_items(table, b, own, eyes, unseen, chance)
    lay(table.b, b, cells, count, unseen, at.known(0), chance)
    forget_looks(table, b, own)


def redeal_items(
    table: Table, b: vec[i64], own: i64, eyes: i64, unseen: vec[i64], chance: Chance
) -> None:
    """What the corner decks hold: items that the seat does not know to be elsewhere. Their numbers
    are public, and so is how many of them a trader has picked."""
    look: i64 = bit(at.ITEMS) - 1 if own == at.RIVALS else b[at.look(own)]
    stays: i64 = 0
    if b[at.TAKEN] != 0 and bit(rival_of(table, asked_first(table))) & eyes != 0:
        stays = b[at.TAKEN]
    may_be: i64 = 0  # there, as far as the seat can tell
    for item in range(at.ITEMS):
        is_there: bool = (b[at.DECK] >> item) & 1 == 1
        if b[at.known(item)] & eyes == 0:
            may_be |= bit(item)
            if is_there and (stays >> item) & 1 == 0:
                unseen[item] = 1
        elif is_there:
            stays |= bit(item)
    may_be &= look & ~stays
    deck: i64 = stays
    for corner in range(at.CORNERS):
        room: i64 = of_corner(table, corner)
        deck |= pick_bits(may_be & room, count_bits(b[at.DECK] & ~stays & room), chance)
    for item in range(at.ITEMS):
        if (deck >> item) & 1 == 1 and unseen[item] == 1:
            unseen[item] = 0
            b[at.known(item)] = 0
    if b[at.TAKEN] != 0 and stays & b[at.TAKEN] == 0:
        b[at.TAKEN] = pick_bits(
            deck & of_corner(table, asked_second(table)), count_bits(b[at.TAKEN]), chance
        )
    b[at.DECK] = deck


def of_corner(table: Table, corner: i64) -> i64:
    """The prison items of a corner room, as bits."""
    items: i64 = 0
    for item in range(at.ITEMS):
        if table.cards.item_room[item] == corner:
            items |= bit(item)
    return items


def forget_looks(table: Table, b: vec[i64], own: i64) -> None:
    """What others have seen in corner decks is not known; they know what they know elsewhere."""
    for rival in range(table.rivals):
        if rival != own:
            look: i64 = bit(at.ITEMS) - 1
            for item in range(at.ITEMS):
                if (b[at.DECK] >> item) & 1 == 0 and (b[at.known(item)] >> rival) & 1 == 1:
                    look &= ~bit(item)
            b[at.look(rival)] = look


def redeal_crimes(table: Table, b: vec[i64], decision: i64, eyes: i64, chance: Chance) -> None:
    """Crimes on boards and in the deck."""
    cells = zeros(at.CRIMES)
    unseen = zeros(at.CRIMES)
    if (
        decision != decisions.CRIME_DISCARD and decision != decisions.CRIME_VICTIM
    ):  # which name a place
        sort_crimes(table, b, eyes)
    boards: i64 = at.crime(at.INMATES, 0)
    count: i64 = gather(b, at.crime(0, 0), boards, at.crime_known(0), eyes, cells, 0, unseen)
    end: i64 = at.crime_deck(b[at.CRIMES_LEFT])
    count = gather(b, at.crime_deck(0), end, at.crime_known(0), eyes, cells, count, unseen)
    if decision == decisions.START_CRIME:
        end = at.pending(at.INMATES, 0)
        count = gather(b, at.pending(0, 0), end, at.crime_known(0), eyes, cells, count, unseen)
    lay(b, b, cells, count, unseen, at.crime_known(0), chance)


def sort_crimes(table: Table, b: vec[i64], eyes: i64) -> None:
    """The places of others' Crimes would tell which of two was given up (AZ-278), so they are put
    in order: known ones by number, unknown ones by who knows them, then an empty place."""
    for inmate in range(table.inmates):
        if bit(rival_of(table, inmate)) & eyes != 0:
            continue
        first: i64 = at.crime(inmate, 0)
        crime: i64 = b[first]
        if order_of(b, crime, eyes) > order_of(b, b[first + 1], eyes):
            b[first] = b[first + 1]
            b[first + 1] = crime


def order_of(b: vec[i64], crime: i64, eyes: i64) -> i64:
    if crime == at.NOTHING:
        return at.CRIMES + at.PUBLIC + 1
    knowing: i64 = b[at.crime_known(crime)]
    return crime if knowing & eyes != 0 else at.CRIMES + knowing


def redeal_plans(table: Table, b: vec[i64], eyes: i64, chance: Chance) -> None:
    cells = zeros(at.PLANS)
    unseen = zeros(at.PLANS)
    count: i64 = gather(
        table.b, at.plan(0), at.plan(at.RIVALS), at.plan_known(0), eyes, cells, 0, unseen
    )
    for wing in range(2):
        pile: i64 = at.plan_pile(wing, 0)
        end: i64 = pile + b[at.plan_count(wing)]
        count = gather(table.b, pile, end, at.plan_known(0), eyes, cells, count, unseen)
    lay(table.b, b, cells, count, unseen, at.plan_known(0), chance)


def redeal_events(table: Table, b: vec[i64], chance: Chance) -> None:
    """Events that have not been turned, by the letters on their backs; some are not in the game."""
    unseen = zeros(table.cards.event_count)
    for letter in range(at.LETTERS):
        count: i64 = 0
        for event in range(table.cards.event_count):
            is_turned: bool = (b[at.EVENTS_TURNED] >> event) & 1 == 1
            if table.cards.event_deck[event] == letter and not is_turned:
                unseen[count] = event
                count += 1
        shuffle(unseen, 0, count, chance)
        for cell in range(at.event_deck(0), at.event_deck(b[at.EVENTS_LEFT])):
            if table.cards.event_deck[table.b[cell]] == letter:
                count -= 1
                b[cell] = unseen[count]


def shuffle_anew(b: vec[i64], first: i64, end: i64, chance: Chance) -> None:
    """Put different small numbers in random order, whatever order they were in."""
    numbers: i64 = 0
    for cell in range(first, end):
        numbers |= bit(b[cell])
    number: i64 = 0
    for cell in range(first, end):
        while (numbers >> number) & 1 == 0:
            number += 1
        b[cell] = number
        number += 1
    shuffle(b, first, end, chance)


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def pick_bits(mask: i64, count: i64, chance: Chance) -> i64:
    """Some of the numbers of a mask, all choices equally likely: each is taken with the chance that
    is left to it."""
    left: i64 = count_bits(mask)
    picked: i64 = 0
    number: i64 = 0
    while count > 0 and left > 0:
        if (mask >> number) & 1 == 1:
            if count == left or chance.below(left) < count:
                picked |= bit(number)
                count -= 1
            left -= 1
        number += 1
    return picked


# Whether somebody can still do what it has begun.


def can_pay(table: Table) -> bool:
    """Whether the inmate that is paying just now has the cards for it."""
    b = table.b
    cards = table.cards
    decision: i64 = asked(table)
    inmate: i64 = asked_first(table)
    if decision == decisions.TRADE_TAKE or decision == decisions.TRADE_PAY:
        owed: i64 = -b[at.PAID]
        for item in range(at.ITEMS):
            if (b[at.TAKEN] >> item) & 1 == 1:
                owed += cards.value[item]
        return worth(table, inmate, at.INMATE_UPGRADE_SLOT + 2) >= owed  # AZ-241
    if decision == decisions.RECRUIT_PAY:
        cell: i64 = b[at.place(inmate)] - at.WING
        gangster: i64 = b[at.spare_gang(cell, asked_second(table))]
        price: i64 = cards.gang_price[gangster] - asked_third(table)
        return worth(table, inmate, at.INMATE_UPGRADE_SLOT + 1) >= price  # AZ-517
    if decision == decisions.CRIME_DISCARD:
        crime: i64 = crime_at(table, inmate, asked_second(table) - CRIME_CARD)
        if cards.crime_need[crime] == DISCARD_VALUE:
            needed: i64 = cards.crime_n[crime] - asked_third(table)
            return worth(table, inmate, at.GANG_SLOT + at.BOARD_GANG) >= needed  # AZ-284
    return True


def crime_at(table: Table, inmate: i64, place: i64) -> i64:
    """One of the two Crimes of an inmate's board, or of its partner's (AZ-280)."""
    if place >= at.BOARD_CRIMES:
        return table.b[at.crime(partner_of(table, inmate), place - at.BOARD_CRIMES)]
    return table.b[at.crime(inmate, place)]


def worth(table: Table, inmate: i64, end: i64) -> i64:
    """The trade value of what is in the places of a board below this one."""
    total: i64 = 0
    for place in range(end):
        card: i64 = table.b[at.slot(inmate, place)]
        if card != at.NOTHING:
            total += table.cards.value[table.cards.kind_of[card]]
    return total
