"""Trade with a corner deck (D16; AZ-231 to AZ-243), where every card has a value even if it has
nothing else (AZ-248), and Work (D17; AZ-228 to AZ-230)."""

from backroom.games.animalcatraz import carrying, telling
from backroom.games.animalcatraz.actions import (
    CHAIR,
    DONE,
    KIND,
    MY_CARD,
    PARTNER_CARD,
)
from backroom.games.animalcatraz.board import (
    BOARD_GANG,
    DECK,
    FROM_PILE,
    GANG,
    INFIRMARY,
    ITEMS,
    LOOK,
    NOBODY,
    NOTHING,
    PAID,
    PILE,
    PILE_COUNT,
    TAKEN,
)
from backroom.games.animalcatraz.frames import TRADE_PAY, TRADE_TAKE, WORK
from backroom.games.animalcatraz.refusals import (
    NO_PLACE_FOR_ITEMS,
    NO_SUCH_CARD,
    NOT_ENOUGH_VALUE,
)
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import (
    card_at,
    forget,
    free_places,
    from_chair,
    from_pile,
    kind,
    learn,
    lift,
    place_of,
    pocket,
    show,
    to_chair,
    value,
)
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

# Trade. The prison items are one of each: the number of a kind is that of its card.


def deck_of(table: Table, room: i64) -> i64:
    """The items in a corner deck, as bits."""
    items: i64 = 0
    for item in range(ITEMS):
        if table.cards.item_room[item] == room:
            items |= bit(item)
    return items & table.b[DECK]


def look(table: Table, rival: i64, room: i64) -> None:
    """AZ-232: a rival looks through a whole deck and knows what is gone from it."""
    b = table.b
    for item in range(ITEMS):
        if table.cards.item_room[item] == room and (b[DECK] >> item) & 1 == 0:
            b[LOOK + rival] &= ~bit(item)


def begin_trade(table: Table, inmate: i64, room: i64) -> None:
    """AZ-231, AZ-234: the Action is spent, whatever is taken."""
    table.b[TAKEN] = 0
    table.b[PAID] = 0
    look(table, table.rival_of(inmate), room)
    if table.journal is not None:
        telling.cards.looked_through(table.journal, table, inmate, room, deck_of(table, room))
    table.push(TRADE_TAKE, inmate, room)


def taken_value(table: Table) -> i64:
    total: i64 = 0
    for item in range(ITEMS):
        if (table.b[TAKEN] >> item) & 1 == 1:
            total += value(table, item)
    return total


def taken_count(table: Table) -> i64:
    count: i64 = 0
    for item in range(ITEMS):
        count += (table.b[TAKEN] >> item) & 1
    return count


def means(table: Table, inmate: i64) -> i64:
    """What an inmate can pay with (AZ-241): what it and its gangsters carry, and its upgrades."""
    total: i64 = 0
    for code in range(MY_CARD, PARTNER_CARD):
        card: i64 = card_at(table, inmate, code)
        if card != NOTHING:
            total += value(table, card)
    return total


def room_for_all(table: Table, inmate: i64) -> i64:
    """How many cards an inmate and its gangsters can carry at most."""
    room: i64 = table.cards.carry_inmate
    for place in range(BOARD_GANG):
        if table.b[GANG + inmate * BOARD_GANG + place] != NOBODY:
            room += 1
    return room


def take_refusal(table: Table, inmate: i64, room: i64, code: i64) -> i64:
    """AZ-233, AZ-242: whoever gave all it has could pay and carry the items."""
    if code == DONE:
        return ALLOWED
    item: i64 = code - KIND
    is_there: bool = (deck_of(table, room) >> item) & 1 == 1
    if not is_there or (table.b[TAKEN] >> item) & 1 == 1:
        return NO_SUCH_CARD
    if taken_value(table) + value(table, item) > means(table, inmate):
        return NOT_ENOUGH_VALUE
    return NO_PLACE_FOR_ITEMS if taken_count(table) >= room_for_all(table, inmate) else ALLOWED


def take(table: Table, inmate: i64, room: i64, code: i64) -> None:
    if code != DONE:
        table.b[TAKEN] |= bit(code - KIND)
        table.push(TRADE_TAKE, inmate, room)
    elif table.b[TAKEN] != 0:
        table.push(TRADE_PAY, inmate, room)


def pay_refusal(table: Table, inmate: i64, code: i64) -> i64:
    if code != DONE:
        return NO_SUCH_CARD if card_at(table, inmate, code) == NOTHING else ALLOWED
    if table.b[PAID] < taken_value(table):
        return NOT_ENOUGH_VALUE  # AZ-235, AZ-236
    return NO_PLACE_FOR_ITEMS if taken_count(table) > free_places(table, inmate) else ALLOWED


def pay(table: Table, inmate: i64, room: i64, code: i64) -> None:
    """AZ-237, AZ-238, AZ-239: shown to everybody, at once to the chair; nothing is given back."""
    if code == DONE:
        close_trade(table, inmate, room)
        return
    card: i64 = lift(table, place_of(table, inmate, code))  # AZ-269 for a placed upgrade
    show(table, card)
    to_chair(table, card)
    table.b[PAID] += value(table, card)
    if table.journal is not None:
        telling.cards.paid(table.journal, table, inmate, card)
    table.push(TRADE_PAY, inmate, room)


def close_trade(table: Table, inmate: i64, room: i64) -> None:
    """AZ-240, AZ-243."""
    b = table.b
    taken: i64 = b[TAKEN]
    b[DECK] &= ~taken
    for item in range(ITEMS):
        if (taken >> item) & 1 == 1:
            pocket(table, inmate, item)
    b[TAKEN] = 0
    b[PAID] = 0
    if table.journal is not None:
        telling.cards.traded(table.journal, table, inmate, room, taken)


# Work.


def begin_work(table: Table, inmate: i64, room: i64, cards: i64) -> None:
    """AZ-228, AZ-229: in the Infirmary the pile may be searched."""
    if room == INFIRMARY:
        go_on_working(table, inmate, cards, 0)
    else:
        for _ in range(cards):
            draw(table, inmate)
        carrying.check_pockets(table, inmate)


def draw(table: Table, inmate: i64) -> None:
    """A card from the chair becomes a carried one; none if it is empty (AZ-227)."""
    card: i64 = from_chair(table)
    if card == NOTHING:
        return
    pocket(table, inmate, card)
    if table.journal is not None:
        telling.cards.drew(table.journal, table, inmate, card)


def go_on_working(table: Table, inmate: i64, left: i64, from_pile_: i64) -> None:
    """AZ-230: one card after the other. An empty pile leaves no choice."""
    b = table.b
    while left > 0 and b[PILE_COUNT] == 0:
        draw(table, inmate)
        left -= 1
    if left > 0:
        search_pile(table, table.rival_of(inmate))
        table.push(WORK, inmate, left, from_pile_)
        return
    b[FROM_PILE] = max(b[FROM_PILE], from_pile_)
    carrying.check_pockets(table, inmate)


def search_pile(table: Table, rival: i64) -> None:
    """Whoever works in the Infirmary sees the cards of its pile."""
    for place in range(table.b[PILE_COUNT]):
        learn(table, table.b[PILE + place], bit(rival))


def in_pile(table: Table, wanted: i64) -> i64:
    """Where the first card of this kind is in the pile, or NOTHING."""
    for place in range(table.b[PILE_COUNT]):
        if kind(table, table.b[PILE + place]) == wanted:
            return place
    return NOTHING


def work_refusal(table: Table, code: i64) -> i64:
    if code == CHAIR:
        return ALLOWED
    return NO_SUCH_CARD if in_pile(table, code - KIND) == NOTHING else ALLOWED


def work(table: Table, inmate: i64, left: i64, taken: i64, code: i64) -> None:
    if code == CHAIR:
        draw(table, inmate)
        go_on_working(table, inmate, left - 1, taken)
        return
    forget(table, PILE, table.b[PILE_COUNT], bit(table.rival_of(inmate)))
    card: i64 = from_pile(table, in_pile(table, code - KIND))
    pocket(table, inmate, card)
    if table.journal is not None:
        telling.cards.took_from_pile(table.journal, table, inmate, card)
    go_on_working(table, inmate, left - 1, taken + 1)


# Decisions.


def refusal(table: Table, decision: i64, who: i64, code: i64) -> i64:
    if decision == TRADE_TAKE:
        return take_refusal(table, who, table.x(), code)
    if decision == TRADE_PAY:
        return pay_refusal(table, who, code)
    return work_refusal(table, code)


def choose(table: Table, decision: i64, who: i64, x: i64, y: i64, code: i64) -> None:
    if decision == TRADE_TAKE:
        take(table, who, x, code)
    elif decision == TRADE_PAY:
        pay(table, who, x, code)
    else:
        work(table, who, x, y, code)
