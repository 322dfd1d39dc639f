"""Another table that a seat of Animalcatraz cannot tell from this one.

Hidden from a seat are cards whose place its rival does not know, other rivals' Crimes and plans,
the order of all decks, and what others have answered in secret (chapter 8 of the rules). All deals
that fit what the seat knows are equally likely, whatever the real one is: what is unseen is put in
the order of its numbers before it is shuffled.
"""

from backroom.games.animalcatraz.actions import CRIME_CARD
from backroom.games.animalcatraz.board import (
    AT,
    BOARD_CRIMES,
    BOARD_GANG,
    CARDS,
    CELLS,
    CHAIR,
    CHAIR_COUNT,
    CHAIR_HEAD,
    CORNERS,
    CRIME_AT,
    CRIME_DECK,
    CRIME_KNOWN,
    CRIMES,
    CRIMES_LEFT,
    DECK,
    DEPTH,
    EVENT_DECK,
    EVENTS_LEFT,
    EVENTS_TURNED,
    EXECUTION_DECK,
    EXECUTION_LEFT,
    FUGITIVE_DECK,
    FUGITIVE_SEEN,
    GANG_SLOT,
    INMATE_UPGRADE_SLOT,
    INMATES,
    ITEMS,
    KNOWN,
    LETTERS,
    LOOK,
    NOTHING,
    PAID,
    PENDING,
    PILE,
    PILE_COUNT,
    PLAN_COUNT,
    PLAN_KNOWN,
    PLAN_OF,
    PLAN_PILE,
    PLANS,
    RIVALS,
    SEAT_OF,
    SLOT,
    SPARE,
    SPARE_CARD,
    SPARE_GANG,
    TAKEN,
    TILE,
    TILES,
    TILES_TURNED,
    WING,
    slot_of,
)
from backroom.games.animalcatraz.cards import DISCARD_VALUE
from backroom.games.animalcatraz.frames import (
    CRIME_DISCARD,
    RECRUIT_PAY,
    START_CELL,
    START_CRIME,
    TRADE_PAY,
    TRADE_TAKE,
)
from backroom.games.animalcatraz.secret_answers import redraw_answers
from backroom.games.animalcatraz.state import Table
from backroom.kernel.chance import Chance, shuffle
from backroom.kernel.numbers import bit, i64, vec, zeros


def redealt(table: Table, seat: i64, chance: Chance, kept: i64 = 0) -> vec[i64]:
    """The board of another deal that looks the same to this seat; what the kept rivals, as bits,
    know of stays as it is too."""
    b = table.b[:]
    if table.is_over():
        return b  # all cards are open
    own: i64 = rival_of_seat(table, seat)
    eyes: i64 = bit(own) | kept
    decision: i64 = table.top() if b[DEPTH] > 0 else 0
    redeal_cards(table, b, decision, own, eyes, chance)
    redeal_crimes(table, b, decision, eyes, chance)
    redeal_plans(table, b, eyes, chance)
    redeal_events(table, b, chance)
    shuffle_anew(b, EXECUTION_DECK, EXECUTION_DECK + b[EXECUTION_LEFT], chance)
    if table.options.fugitive:
        for deck in range(3):
            first: i64 = FUGITIVE_DECK + 3 * deck
            shuffle_anew(b, first, first + 3 - b[FUGITIVE_SEEN + deck], chance)
    if table.options.guard_tiles:
        shuffle_anew(b, TILE + b[TILES_TURNED], TILE + TILES, chance)
    redraw_answers(table, b, decision, own, chance)
    return b


def rival_of_seat(table: Table, seat: i64) -> i64:
    """The rival whose eyes a seat has; those who watch have the bit after the rivals'."""
    for inmate in range(table.inmates):
        if table.b[SEAT_OF + inmate] == seat:
            return table.rival_of(inmate)
    return RIVALS


# Cards of all kinds: what is unseen changes places.


def lay(
    table: Table,
    b: vec[i64],
    cells: vec[i64],
    count: i64,
    unseen: vec[i64],
    known: i64,
    chance: Chance,
) -> None:
    """Deal the unseen cards, marked by number, to these cells. Who knows the card of a cell keeps
    knowing the card of that cell."""
    pool = zeros(count)
    found: i64 = 0
    for card in range(len(unseen)):
        if unseen[card] == 1:
            pool[found] = card
            found += 1
    shuffle(pool, 0, count, chance)
    for index in range(count):
        cell: i64 = cells[index]
        b[cell] = pool[index]
        b[known + pool[index]] = table.b[known + table.b[cell]]


def gather(
    table: Table,
    first: i64,
    end: i64,
    known: i64,
    eyes: i64,
    cells: vec[i64],
    count: i64,
    unseen: vec[i64],
) -> i64:
    """Note the cells of the board with cards that these eyes do not know; how many there are."""
    b = table.b
    for cell in range(first, end):
        card: i64 = b[cell]
        if card != NOTHING and b[known + card] & eyes == 0:
            cells[count] = cell
            unseen[card] = 1
            count += 1
    return count


def redeal_cards(
    table: Table, b: vec[i64], decision: i64, own: i64, eyes: i64, chance: Chance
) -> None:
    """Contraband and prison items: first what the corner decks hold, then all other places."""
    cells = zeros(CARDS)
    unseen = zeros(CARDS)
    count: i64 = gather(table, SLOT, DECK, KNOWN, eyes, cells, 0, unseen)
    spares: i64 = SPARE_CARD + CELLS * SPARE
    count = gather(table, SPARE_CARD, spares, KNOWN, eyes, cells, count, unseen)
    count = gather(table, PILE, PILE + b[PILE_COUNT], KNOWN, eyes, cells, count, unseen)
    behind: i64 = b[CHAIR_HEAD] + b[CHAIR_COUNT]
    end: i64 = CHAIR + min(behind, CARDS)
    count = gather(table, CHAIR + b[CHAIR_HEAD], end, KNOWN, eyes, cells, count, unseen)
    end = CHAIR + max(behind - CARDS, 0)
    count = gather(table, CHAIR, end, KNOWN, eyes, cells, count, unseen)
    if decision == START_CELL:
        for rival in range(table.rivals):
            hand: i64 = PENDING + 4 * rival
            count = gather(table, hand, hand + 2, KNOWN, eyes, cells, count, unseen)
    redeal_items(table, b, own, eyes, unseen, chance)
    lay(table, b, cells, count, unseen, KNOWN, chance)
    forget_looks(table, b, own)


def redeal_items(
    table: Table, b: vec[i64], own: i64, eyes: i64, unseen: vec[i64], chance: Chance
) -> None:
    """What the corner decks hold: items that the seat does not know to be elsewhere. Their numbers
    are public, and so is how many of them a trader has picked."""
    look: i64 = bit(ITEMS) - 1 if own == RIVALS else b[LOOK + own]
    stays: i64 = 0
    if b[TAKEN] != 0 and bit(table.rival_of(table.who())) & eyes != 0:
        stays = b[TAKEN]
    for item in range(ITEMS):
        if (b[DECK] >> item) & 1 == 1:
            if b[KNOWN + item] & eyes != 0:
                stays |= bit(item)
            elif (stays >> item) & 1 == 0:
                unseen[item] = 1
    deck: i64 = stays
    for corner in range(CORNERS):
        deck |= pick_items(table, corner, look & ~stays, b[DECK] & ~stays, eyes, chance)
    for item in range(ITEMS):
        if (deck >> item) & 1 == 1 and unseen[item] == 1:
            unseen[item] = 0
            b[KNOWN + item] = 0
    if b[TAKEN] != 0 and stays & b[TAKEN] == 0:
        b[TAKEN] = pick_bits(deck & of_corner(table, table.x()), count_bits(b[TAKEN]), chance)
    b[DECK] = deck


def pick_items(table: Table, corner: i64, look: i64, deck: i64, eyes: i64, chance: Chance) -> i64:
    """As many items as a corner deck holds, out of those that it may hold."""
    room: i64 = of_corner(table, corner)
    may_be: i64 = 0
    for item in range(ITEMS):
        if (look & room) >> item & 1 == 1 and table.b[KNOWN + item] & eyes == 0:
            may_be |= bit(item)
    return pick_bits(may_be, count_bits(deck & room), chance)


def of_corner(table: Table, corner: i64) -> i64:
    """The prison items of a corner room, as bits."""
    items: i64 = 0
    for item in range(ITEMS):
        if table.cards.item_room[item] == corner:
            items |= bit(item)
    return items


def forget_looks(table: Table, b: vec[i64], own: i64) -> None:
    """What others have seen in corner decks is not known; they know what they know elsewhere."""
    for rival in range(table.rivals):
        if rival != own:
            look: i64 = bit(ITEMS) - 1
            for item in range(ITEMS):
                if (b[DECK] >> item) & 1 == 0 and (b[KNOWN + item] >> rival) & 1 == 1:
                    look &= ~bit(item)
            b[LOOK + rival] = look


def redeal_crimes(table: Table, b: vec[i64], decision: i64, eyes: i64, chance: Chance) -> None:
    cells = zeros(CRIMES)
    unseen = zeros(CRIMES)
    boards: i64 = CRIME_AT + BOARD_CRIMES * INMATES
    count: i64 = gather(table, CRIME_AT, boards, CRIME_KNOWN, eyes, cells, 0, unseen)
    end: i64 = CRIME_DECK + b[CRIMES_LEFT]
    count = gather(table, CRIME_DECK, end, CRIME_KNOWN, eyes, cells, count, unseen)
    if decision == START_CRIME:
        end = PENDING + 2 * INMATES
        count = gather(table, PENDING, end, CRIME_KNOWN, eyes, cells, count, unseen)
    lay(table, b, cells, count, unseen, CRIME_KNOWN, chance)


def redeal_plans(table: Table, b: vec[i64], eyes: i64, chance: Chance) -> None:
    cells = zeros(PLANS)
    unseen = zeros(PLANS)
    count: i64 = gather(table, PLAN_OF, PLAN_OF + RIVALS, PLAN_KNOWN, eyes, cells, 0, unseen)
    for wing in range(2):
        pile: i64 = PLAN_PILE + PLANS * wing
        end: i64 = pile + b[PLAN_COUNT + wing]
        count = gather(table, pile, end, PLAN_KNOWN, eyes, cells, count, unseen)
    lay(table, b, cells, count, unseen, PLAN_KNOWN, chance)


def redeal_events(table: Table, b: vec[i64], chance: Chance) -> None:
    """Events that have not been turned, by the letters on their backs; some are not in the game."""
    unseen = zeros(table.cards.event_count)
    for letter in range(LETTERS):
        count: i64 = 0
        for event in range(table.cards.event_count):
            is_turned: bool = (b[EVENTS_TURNED] >> event) & 1 == 1
            if table.cards.event_deck[event] == letter and not is_turned:
                unseen[count] = event
                count += 1
        shuffle(unseen, 0, count, chance)
        for cell in range(EVENT_DECK, EVENT_DECK + b[EVENTS_LEFT]):
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
    decision: i64 = table.top()
    inmate: i64 = table.who()
    if decision == TRADE_TAKE or decision == TRADE_PAY:
        owed: i64 = -b[PAID]
        for item in range(ITEMS):
            if (b[TAKEN] >> item) & 1 == 1:
                owed += cards.value[item]
        return worth(table, inmate, INMATE_UPGRADE_SLOT + 2) >= owed  # AZ-241
    if decision == RECRUIT_PAY:
        spare: i64 = (b[AT + inmate] - WING) * SPARE + table.x()
        price: i64 = cards.gang_price[b[SPARE_GANG + spare]] - table.y()
        return worth(table, inmate, INMATE_UPGRADE_SLOT + 1) >= price  # AZ-517
    if decision == CRIME_DISCARD:
        crime: i64 = crime_at(table, inmate, table.x() - CRIME_CARD)
        if cards.crime_need[crime] == DISCARD_VALUE:
            needed: i64 = cards.crime_n[crime] - table.y()
            return worth(table, inmate, GANG_SLOT + BOARD_GANG) >= needed  # AZ-284
    return True


def crime_at(table: Table, inmate: i64, place: i64) -> i64:
    """One of the two Crimes of an inmate's board, or of its partner's (AZ-280)."""
    if place >= BOARD_CRIMES:
        return table.b[CRIME_AT + BOARD_CRIMES * table.partner_of(inmate) + place - BOARD_CRIMES]
    return table.b[CRIME_AT + BOARD_CRIMES * inmate + place]


def worth(table: Table, inmate: i64, end: i64) -> i64:
    """The trade value of what is in the places of a board below this one."""
    total: i64 = 0
    for place in range(end):
        card: i64 = table.b[slot_of(inmate, place)]
        if card != NOTHING:
            total += table.cards.value[table.cards.kind_of[card]]
    return total
