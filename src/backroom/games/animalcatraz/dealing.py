"""What is laid out before anybody chooses: cells, guards, decks, tokens (group 4.3)."""

from typing import Final

from backroom.games.animalcatraz.board import (
    BASES,
    BRUSH,
    CARD_OF,
    CARDS,
    CELL_RIVAL,
    CHAIR,
    CHAIR_COUNT,
    CORNERS,
    CRIME_DECK,
    CRIMES,
    CRIMES_LEFT,
    DAY,
    EVENT_DECK,
    EVENTS_LEFT,
    EXECUTION_DECK,
    EXECUTION_LEFT,
    FUGITIVE_DECK,
    GANG_FATE,
    GUARD_IN,
    GUARDS,
    HOME,
    IN_EXECUTION_DECK,
    ITEMS,
    LETTER_OF,
    NOTCH,
    PLAN_COUNT,
    PLAN_PILE,
    PLANS,
    REACHED,
    REP,
    ROOMS,
    ROUND,
    SEAT_OF,
    TILE,
    TILES,
    TRASH_FREE,
    WARDEN_IN,
    YARD,
)
from backroom.games.animalcatraz.inmates import roll_dice
from backroom.games.animalcatraz.reputation import rank_of
from backroom.games.animalcatraz.state import Table, first_of
from backroom.kernel.chance import shuffle
from backroom.kernel.numbers import bit, i64, zeros

DECKS_OF_EVENTS: Final[i64] = 3  # X, Y, Z
FUGITIVE_CARDS: Final[i64] = 9


def lay_out(table: Table) -> None:
    """Everything but the inmates and the first cards."""
    b = table.b
    seat_everybody(table)
    take_cells(table)
    place_guards(table)
    load_chair(table)
    stack_events(table)
    stack_plans(table)
    stack_crimes(table)
    stack_executions(table)
    if table.options.fugitive:
        stack_fugitive_cards(table)
    if table.options.guard_tiles:
        lay_tiles(table)
    if table.options.warden:
        b[WARDEN_IN] = table.chance.below(ROOMS)  # AZ-061, AZ-062
    hand_out_tokens(table)
    b[DAY] = 1
    b[ROUND] = 1  # AZ-053


def seat_everybody(table: Table) -> None:
    """Inmates to seats: one each; two for a 2p seat (AZ-020) and for the last seat of an odd number
    of seats in teams (AZ-023)."""
    for inmate in range(table.inmates):
        if table.options.two_cells:
            table.b[SEAT_OF + inmate] = inmate // 2
        else:
            table.b[SEAT_OF + inmate] = min(inmate, table.seats - 1)


# Order and cells.


def take_cells(table: Table) -> None:
    """AZ-029 to AZ-033: two dice each, a team together; the first takes cell 1."""
    take_in_order(table, bit(table.rivals) - 1, 0)
    table.b[BRUSH] = table.b[CELL_RIVAL]  # AZ-054


def take_in_order(table: Table, rolling: i64, cell: i64) -> i64:
    """These rivals, as bits, roll for the cells from this one on; the next cell to take."""
    totals = zeros(table.rivals)
    for rival in range(table.rivals):
        if (rolling >> rival) & 1 == 1:
            totals[rival] = roll_dice(table, 2)
    total: i64 = 12
    while total >= 2:
        tied: i64 = 0
        for rival in range(table.rivals):
            if totals[rival] == total:
                tied |= bit(rival)
        if tied & (tied - 1) != 0:
            cell = take_in_order(table, tied, cell)  # AZ-030
        elif tied != 0:
            take_cell(table, first_of(tied), cell)
            cell += 1
        total -= 1
    return cell


def take_cell(table: Table, rival: i64, cell: i64) -> None:
    """A 2p seat has cells 1 and 3, or 2 and 4 (AZ-021); a team shares one (AZ-022)."""
    b = table.b
    first: i64 = table.first_inmate(rival)
    b[CELL_RIVAL + cell] = rival
    b[HOME + first] = cell
    if table.options.two_cells:
        b[CELL_RIVAL + cell + 2] = rival
        b[HOME + first + 1] = cell + 2
    elif table.pairs:
        b[HOME + first + 1] = cell


# Guards and decks. The top card of a deck is its first.


def place_guards(table: Table) -> None:
    """AZ-043 to AZ-045: guard 0 is the Lieutenant."""
    b = table.b
    for guard in range(GUARDS):
        b[LETTER_OF + guard] = table.cards.start_letter
    others = zeros(GUARDS - 1)
    for guard in range(GUARDS - 1):
        others[guard] = guard + 1
    shuffle(others, 0, GUARDS - 1, table.chance)
    b[GUARD_IN + YARD] = 0
    for room in range(CORNERS):
        b[GUARD_IN + room] = others[room]
        b[GUARD_IN + YARD + 1 + room] = others[CORNERS + room]


def load_chair(table: Table) -> None:
    """AZ-047, AZ-224; the items lie in the corner decks from the start (AZ-046)."""
    b = table.b
    for card in range(CARDS - ITEMS):
        b[CHAIR + card] = ITEMS + card
    shuffle(b, CHAIR, CHAIR + CARDS - ITEMS, table.chance)
    b[CHAIR_COUNT] = CARDS - ITEMS


def stack_events(table: Table) -> None:
    """AZ-013, AZ-018, AZ-050, AZ-051: some of X, then of Y, then one of Z."""
    b = table.b
    cards = table.cards
    of_deck = zeros(cards.event_count)
    for deck in range(DECKS_OF_EVENTS):
        count: i64 = 0
        for event in range(cards.event_count):
            if cards.event_deck[event] == deck:
                of_deck[count] = event
                count += 1
        shuffle(of_deck, 0, count, table.chance)
        taken: i64 = cards.events_normal[deck]
        if table.options.advanced:
            taken = cards.events_advanced[deck]
        for index in range(taken):
            b[EVENT_DECK + b[EVENTS_LEFT]] = of_deck[index]
            b[EVENTS_LEFT] += 1


def stack_plans(table: Table) -> None:
    """AZ-052: two piles of two."""
    b = table.b
    plans = zeros(PLANS)
    for plan in range(PLANS):
        plans[plan] = plan
    shuffle(plans, 0, PLANS, table.chance)
    for pile in range(2):
        b[PLAN_COUNT + pile] = PLANS // 2
        for place in range(PLANS // 2):
            b[PLAN_PILE + pile * PLANS + place] = plans[pile * (PLANS // 2) + place]


def stack_crimes(table: Table) -> None:
    """AZ-055, AZ-057."""
    b = table.b
    for crime in range(CRIMES):
        if table.options.advanced or table.cards.crime_advanced[crime] == 0:
            b[CRIME_DECK + b[CRIMES_LEFT]] = crime
            b[CRIMES_LEFT] += 1
    shuffle(b, CRIME_DECK, CRIME_DECK + b[CRIMES_LEFT], table.chance)


def stack_executions(table: Table) -> None:
    """AZ-063 to AZ-065; a Normal game has no gangsters (AZ-014)."""
    b = table.b
    for gangster in table.options.gangsters:
        b[GANG_FATE + gangster] = IN_EXECUTION_DECK
        b[EXECUTION_DECK + b[EXECUTION_LEFT]] = gangster
        b[EXECUTION_LEFT] += 1
    shuffle(b, EXECUTION_DECK, EXECUTION_DECK + b[EXECUTION_LEFT], table.chance)


def stack_fugitive_cards(table: Table) -> None:
    """AZ-730: three decks of three."""
    b = table.b
    for deck in range(3):
        first: i64 = FUGITIVE_DECK + 3 * deck
        count: i64 = 0
        for card in range(FUGITIVE_CARDS):
            if table.cards.fugitive_deck[card] == deck:
                b[first + count] = card
                count += 1
        shuffle(b, first, first + count, table.chance)


def lay_tiles(table: Table) -> None:
    """AZ-749."""
    for face in range(TILES):
        table.b[TILE + face] = face
    shuffle(table.b, TILE, TILE + TILES, table.chance)


def hand_out_tokens(table: Table) -> None:
    """AZ-012, AZ-017, AZ-042, AZ-059, AZ-060; ranks held from the start are not rewarded (AZ-186).
    Gang Tags (AZ-058) are free until they lie somewhere."""
    b = table.b
    cards = table.cards
    for rival in range(table.rivals):
        b[REP + rival] = cards.start_rep_normal
        if table.options.advanced:
            b[REP + rival] = cards.start_rep_advanced
        b[REACHED + rival] = bit(rank_of(table, rival) + 1) - 1
        b[BASES + rival] = cards.start_bases
        if table.options.trash_tags:
            b[TRASH_FREE + rival] = cards.trash_tags


def take_inmate(table: Table, inmate: i64, card: i64) -> None:
    """AZ-039, AZ-040; an inmate starts in its cell, on its normal side (AZ-041)."""
    b = table.b
    b[CARD_OF + inmate] = card
    for stat in range(2):
        b[NOTCH + 2 * inmate + stat] = table.cards.start_notch[2 * card + stat]
