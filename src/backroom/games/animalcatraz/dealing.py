"""What is laid out before anybody chooses: cells, guards, decks, tokens (group 4.3)."""

from typing import Final

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.inmates import roll_dice
from backroom.games.animalcatraz.reputation import rank_of
from backroom.games.animalcatraz.state import Table, first_inmate, first_of
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
        b[at.WARDEN_IN] = table.chance.below(at.ROOMS)  # AZ-061, AZ-062
    hand_out_tokens(table)
    b[at.DAY] = 1
    b[at.ROUND] = 1  # AZ-053


def seat_everybody(table: Table) -> None:
    """Inmates to seats: one each; two for a 2p seat (AZ-020) and for the last seat of an odd number
    of seats in teams (AZ-023)."""
    for inmate in range(table.inmates):
        if table.options.two_cells:
            table.b[at.seat(inmate)] = inmate // 2
        else:
            table.b[at.seat(inmate)] = min(inmate, table.seats - 1)


# Order and cells.


def take_cells(table: Table) -> None:
    """AZ-029 to AZ-033: two dice each, a team together; the first takes cell 1."""
    take_in_order(table, bit(table.rivals) - 1, 0)
    table.b[at.BRUSH] = table.b[at.cell_rival(0)]  # AZ-054


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
    first: i64 = first_inmate(table, rival)
    b[at.cell_rival(cell)] = rival
    b[at.home(first)] = cell
    if table.options.two_cells:
        b[at.cell_rival(cell + 2)] = rival
        b[at.home(first + 1)] = cell + 2
    elif table.pairs:
        b[at.home(first + 1)] = cell


# Guards and decks. The top card of a deck is its first.


def place_guards(table: Table) -> None:
    """AZ-043 to AZ-045: guard 0 is the Lieutenant."""
    b = table.b
    for guard in range(at.GUARDS):
        b[at.letter(guard)] = table.cards.start_letter
    others = zeros(at.GUARDS - 1)
    for guard in range(at.GUARDS - 1):
        others[guard] = guard + 1
    shuffle(others, 0, at.GUARDS - 1, table.chance)
    b[at.guard(at.YARD)] = 0
    for room in range(at.CORNERS):
        b[at.guard(room)] = others[room]
        b[at.guard(at.YARD + 1 + room)] = others[at.CORNERS + room]


def load_chair(table: Table) -> None:
    """AZ-047, AZ-224; the items lie in the corner decks from the start (AZ-046)."""
    b = table.b
    for card in range(at.CARDS - at.ITEMS):
        b[at.chair(card)] = at.ITEMS + card
    shuffle(b, at.chair(0), at.chair(at.CARDS - at.ITEMS), table.chance)
    b[at.CHAIR_COUNT] = at.CARDS - at.ITEMS


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
            b[at.event_deck(b[at.EVENTS_LEFT])] = of_deck[index]
            b[at.EVENTS_LEFT] += 1


def stack_plans(table: Table) -> None:
    """AZ-052: two piles of two."""
    b = table.b
    plans = zeros(at.PLANS)
    for plan in range(at.PLANS):
        plans[plan] = plan
    shuffle(plans, 0, at.PLANS, table.chance)
    for pile in range(2):
        b[at.plan_count(pile)] = at.PLANS // 2
        for place in range(at.PLANS // 2):
            b[at.plan_pile(pile, place)] = plans[pile * (at.PLANS // 2) + place]


def stack_crimes(table: Table) -> None:
    """AZ-055, AZ-057."""
    b = table.b
    for crime in range(at.CRIMES):
        if table.options.advanced or table.cards.crime_advanced[crime] == 0:
            b[at.crime_deck(b[at.CRIMES_LEFT])] = crime
            b[at.CRIMES_LEFT] += 1
    shuffle(b, at.crime_deck(0), at.crime_deck(b[at.CRIMES_LEFT]), table.chance)


def stack_executions(table: Table) -> None:
    """AZ-063 to AZ-065; a Normal game has no gangsters (AZ-014)."""
    b = table.b
    for gangster in table.options.gangsters:
        b[at.gang_fate(gangster)] = at.IN_EXECUTION_DECK
        b[at.execution_deck(b[at.EXECUTION_LEFT])] = gangster
        b[at.EXECUTION_LEFT] += 1
    shuffle(b, at.execution_deck(0), at.execution_deck(b[at.EXECUTION_LEFT]), table.chance)


def stack_fugitive_cards(table: Table) -> None:
    """AZ-730: three decks of three."""
    b = table.b
    for deck in range(3):
        first: i64 = at.fugitive_deck(deck, 0)
        count: i64 = 0
        for card in range(FUGITIVE_CARDS):
            if table.cards.fugitive_deck[card] == deck:
                b[first + count] = card
                count += 1
        shuffle(b, first, first + count, table.chance)


def lay_tiles(table: Table) -> None:
    """AZ-749."""
    for face in range(at.TILES):
        table.b[at.tile(face)] = face
    shuffle(table.b, at.tile(0), at.tile(at.TILES), table.chance)


def hand_out_tokens(table: Table) -> None:
    """AZ-012, AZ-017, AZ-042, AZ-059, AZ-060; ranks held from the start are not rewarded (AZ-186).
    Gang Tags (AZ-058) are free until they lie somewhere."""
    b = table.b
    cards = table.cards
    for rival in range(table.rivals):
        b[at.rep(rival)] = cards.start_rep_normal
        if table.options.advanced:
            b[at.rep(rival)] = cards.start_rep_advanced
        b[at.reached(rival)] = bit(rank_of(table, rival) + 1) - 1
        b[at.bases(rival)] = cards.start_bases
        if table.options.trash_tags:
            b[at.trash_free(rival)] = cards.trash_tags


def take_inmate(table: Table, inmate: i64, card: i64) -> None:
    """AZ-039, AZ-040; an inmate starts in its cell, on its normal side (AZ-041)."""
    b = table.b
    b[at.inmate_card(inmate)] = card
    for stat in range(2):
        b[at.notch(inmate, stat)] = table.cards.start_notch[2 * card + stat]
