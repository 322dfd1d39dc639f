"""Trade with a corner deck (D16; AZ-231 to AZ-243), where every card has a value even if it has
nothing else (AZ-248), and Work (D17; AZ-228 to AZ-230)."""

from backroom.games.animalcatraz import actions, carrying, decisions, subjects, supply, telling
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.refusals import NO_PLACE_FOR_ITEMS, NO_SUCH_CARD, NOT_ENOUGH_VALUE
from backroom.games.animalcatraz.state import Table, push, rival_of
from backroom.games.animalcatraz.supply import (
    card_at,
    card_refusal,
    forget,
    free_places,
    from_chair,
    kind,
    learn,
    lift,
    place_of,
    pocket,
    show,
    to_chair,
    value,
)
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

# Trade. The prison items are one of each: the number of a kind is that of its card.


def deck_of(table: Table, room: i64) -> i64:
    """The items in a corner deck, as bits."""
    items: i64 = 0
    for item in range(at.ITEMS):
        if table.cards.item_room[item] == room:
            items |= bit(item)
    return items & table.b[at.DECK]


def look(table: Table, rival: i64, room: i64) -> None:
    """AZ-232: a rival looks through a whole deck and knows what is gone from it."""
    b = table.b
    for item in range(at.ITEMS):
        if table.cards.item_room[item] == room and (b[at.DECK] >> item) & 1 == 0:
            b[at.look(rival)] &= ~bit(item)


def begin_trade(table: Table, inmate: i64, room: i64) -> None:
    """AZ-231, AZ-234: the Action is spent, whatever is taken."""
    table.b[at.TAKEN] = 0
    table.b[at.PAID] = 0
    look(table, rival_of(table, inmate), room)
    if table.journal is not None:
        telling.cards.looked_through(
            table.journal, table, inmate, room, deck_of(table, room), "AZ-232"
        )
    push(table, decisions.TRADE_TAKE, inmate, room)


def taken_value(table: Table) -> i64:
    total: i64 = 0
    for item in range(at.ITEMS):
        if (table.b[at.TAKEN] >> item) & 1 == 1:
            total += value(table, item)
    return total


def taken_count(table: Table) -> i64:
    count: i64 = 0
    for item in range(at.ITEMS):
        count += (table.b[at.TAKEN] >> item) & 1
    return count


def means(table: Table, inmate: i64) -> i64:
    """What an inmate can pay with (AZ-241): what it and its gangsters carry, and its upgrades."""
    total: i64 = 0
    for code in range(actions.MY_CARD, actions.PARTNER_CARD):
        card: i64 = card_at(table, inmate, code)
        if card != at.NOTHING:
            total += value(table, card)
    return total


def room_for_all(table: Table, inmate: i64) -> i64:
    """How many cards an inmate and its gangsters can carry at most."""
    room: i64 = table.cards.carry_inmate
    for place in range(at.BOARD_GANG):
        if table.b[at.gang(inmate, place)] != at.NOBODY:
            room += 1
    return room


def take_refusal(table: Table, inmate: i64, room: i64, item: i64) -> i64:
    """AZ-233, AZ-242: whoever gave all it has could pay and carry the items."""
    is_there: bool = (deck_of(table, room) >> item) & 1 == 1
    if not is_there or (table.b[at.TAKEN] >> item) & 1 == 1:
        return NO_SUCH_CARD
    if taken_value(table) + value(table, item) > means(table, inmate):
        return NOT_ENOUGH_VALUE
    return NO_PLACE_FOR_ITEMS if taken_count(table) >= room_for_all(table, inmate) else ALLOWED


def take(table: Table, inmate: i64, room: i64, item: i64) -> None:
    table.b[at.TAKEN] |= bit(item)
    push(table, decisions.TRADE_TAKE, inmate, room)


def have_taken(table: Table, inmate: i64, room: i64) -> None:
    if table.b[at.TAKEN] != 0:
        push(table, decisions.TRADE_PAY, inmate, room)


TRADE_TAKE = Decision(
    "trade_take",
    [
        Answer(actions.DONE, 1, have_taken),
        Answer(actions.KIND, at.ITEMS, take, take_refusal),
    ],
    public=False,
    marks=("open_ended",),
    about=(subjects.INMATE, subjects.CORNER),
)


def close_refusal(table: Table, inmate: i64) -> i64:
    if table.b[at.PAID] < taken_value(table):
        return NOT_ENOUGH_VALUE  # AZ-235, AZ-236
    return NO_PLACE_FOR_ITEMS if taken_count(table) > free_places(table, inmate) else ALLOWED


def pay(table: Table, inmate: i64, room: i64, code: i64) -> None:
    """AZ-237, AZ-238, AZ-239: shown to everybody, at once to the chair; nothing is given back."""
    card: i64 = lift(table, place_of(table, inmate, code))  # AZ-269 for a placed upgrade
    show(table, card)
    to_chair(table, card)
    table.b[at.PAID] += value(table, card)
    if table.journal is not None:
        telling.cards.paid(table.journal, table, inmate, card, "AZ-238")
    push(table, decisions.TRADE_PAY, inmate, room)


def close_trade(table: Table, inmate: i64, room: i64) -> None:
    """AZ-240, AZ-243."""
    b = table.b
    taken: i64 = b[at.TAKEN]
    b[at.DECK] &= ~taken
    for item in range(at.ITEMS):
        if (taken >> item) & 1 == 1:
            pocket(table, inmate, item)
    b[at.TAKEN] = 0
    b[at.PAID] = 0
    if table.journal is not None:
        telling.cards.traded(table.journal, table, inmate, room, taken, "AZ-240")


TRADE_PAY = Decision(
    "trade_pay",
    [
        Answer(actions.DONE, 1, close_trade, close_refusal),
        Answer(actions.MY_CARD, actions.PARTNER_CARD - actions.MY_CARD, pay, card_refusal),
    ],
    public=False,
    marks=("open_ended",),
    about=(subjects.INMATE, subjects.CORNER),
)


# Work.


def begin_work(table: Table, inmate: i64, room: i64, cards: i64) -> None:
    """AZ-228, AZ-229: in the Infirmary the pile may be searched."""
    if room == at.INFIRMARY:
        go_on_working(table, inmate, cards, 0)
    else:
        for _ in range(cards):
            draw(table, inmate)
        carrying.check_pockets(table, inmate)


def draw(table: Table, inmate: i64) -> None:
    """A card from the chair becomes a carried one; none if it is empty (AZ-227)."""
    card: i64 = from_chair(table)
    if card == at.NOTHING:
        return
    pocket(table, inmate, card)
    if table.journal is not None:
        telling.cards.drew(table.journal, table, inmate, card, "AZ-228")


def go_on_working(table: Table, inmate: i64, left: i64, from_pile: i64) -> None:
    """AZ-230: one card after the other. An empty pile leaves no choice."""
    b = table.b
    while left > 0 and b[at.PILE_COUNT] == 0:
        draw(table, inmate)
        left -= 1
    if left > 0:
        search_pile(table, rival_of(table, inmate))
        push(table, decisions.WORK, inmate, left, from_pile)
        return
    b[at.FROM_PILE] = max(b[at.FROM_PILE], from_pile)
    carrying.check_pockets(table, inmate)


def search_pile(table: Table, rival: i64) -> None:
    """Whoever works in the Infirmary sees the cards of its pile."""
    for place in range(table.b[at.PILE_COUNT]):
        learn(table, table.b[at.pile(place)], bit(rival))


def in_pile(table: Table, wanted: i64) -> i64:
    """Where the first card of this kind is in the pile, or NOTHING."""
    for place in range(table.b[at.PILE_COUNT]):
        if kind(table, table.b[at.pile(place)]) == wanted:
            return place
    return at.NOTHING


def find_refusal(table: Table, wanted: i64) -> i64:
    return NO_SUCH_CARD if in_pile(table, wanted) == at.NOTHING else ALLOWED


def draw_instead(table: Table, inmate: i64, cards: i64, from_pile: i64) -> None:
    draw(table, inmate)
    go_on_working(table, inmate, cards - 1, from_pile)


def find(table: Table, inmate: i64, cards: i64, from_pile: i64, wanted: i64) -> None:
    forget(table, at.pile(0), table.b[at.PILE_COUNT], bit(rival_of(table, inmate)))
    card: i64 = supply.from_pile(table, in_pile(table, wanted))
    pocket(table, inmate, card)
    if table.journal is not None:
        telling.cards.took_from_pile(table.journal, table, inmate, card, "AZ-229")
    go_on_working(table, inmate, cards - 1, from_pile + 1)


WORK = Decision(
    "work",
    [
        Answer(actions.CHAIR, 1, draw_instead),
        Answer(actions.KIND, actions.CRIME_CARD - actions.KIND, find, find_refusal),
    ],
    public=False,
    about=(subjects.INMATE, subjects.CARDS, subjects.FROM_PILE),
)
