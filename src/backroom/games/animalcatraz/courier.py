"""Gary the Courier: once per round he trades, secures, corrupts or draws a Crime from anywhere
(AZ-582 to AZ-589). The Fraudster can stand in for him, with a card place of his own (AZ-569)."""

from backroom.games.animalcatraz import corruption, crimes, escape, telling, trade
from backroom.games.animalcatraz.actions import (
    CORRUPT,
    DONE,
    DRAW_CRIME,
    GUARD,
    KIND,
    MY_GANG,
    ROOM,
    SECURE,
)
from backroom.games.animalcatraz.actions import TRADE as TRADE_CODE
from backroom.games.animalcatraz.board import (
    BOARD_GANG,
    CORNERS,
    DECK,
    GANG,
    GANG_SLOT,
    GANG_USED,
    GUARDS,
    LETTERS,
    NOTHING,
    ROOMS,
    slot_of,
)
from backroom.games.animalcatraz.cards import BRIBE, ESCAPE, TRADE
from backroom.games.animalcatraz.cards import DRAW_CRIME as SHOWERS
from backroom.games.animalcatraz.frames import (
    CORRUPT_HOW,
    COURIER,
    COURIER_GUARD,
    COURIER_ITEM,
    COURIER_ROOM,
)
from backroom.games.animalcatraz.guards import is_blocked, is_used, mark_used
from backroom.games.animalcatraz.inmates import gang_ability, spend
from backroom.games.animalcatraz.refusals import (
    ICON_BLOCKED,
    ICON_USED,
    ILLEGAL,
    NO_SUCH_CARD,
    NOT_ENOUGH_VALUE,
    PLACE_TAKEN,
)
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import kind, learn, lift, show, to_chair, value, what
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED, WRONG_PHASE

# His place and his card.


def place_of(table: Table, inmate: i64, acting: i64) -> i64:
    """Where on the board the gangster stands."""
    return 0 if table.b[GANG + inmate * BOARD_GANG] == acting else 1


def slot(table: Table, inmate: i64, acting: i64) -> i64:
    return slot_of(inmate, GANG_SLOT + place_of(table, inmate, acting))


def card_of(table: Table, inmate: i64, acting: i64) -> i64:
    return table.b[slot(table, inmate, acting)]


def pay(table: Table, inmate: i64, acting: i64) -> None:
    """AZ-582, AZ-589: his price, also under a guard of one's own."""
    spend(table, table.cards.gang_cost[gang_ability(table, acting)])
    table.b[GANG_USED + acting] = 1
    if table.journal is not None:
        telling.gang.courier_sent(table.journal, table, inmate, acting)


# Icons far away: they must be usable, and are used up for the inmate (AZ-588).


def icon_refusal(table: Table, inmate: i64, icon: i64, first: i64, end: i64) -> i64:
    """Whether one of some rooms has a usable icon of this kind."""
    refused: i64 = ILLEGAL
    for room in range(first, end):
        for letter in range(LETTERS):
            if table.cards.icon[LETTERS * room + letter] == icon:
                if is_used(table, inmate, room, letter):
                    refused = ICON_USED
                elif is_blocked(table, inmate, room, letter):
                    refused = ICON_BLOCKED
                else:
                    return ALLOWED
    return refused


def use_icon(table: Table, inmate: i64, icon: i64, first: i64, end: i64) -> None:
    """The first usable one: Escape icons of two wings count as one (AZ-345)."""
    for room in range(first, end):
        if icon_refusal(table, inmate, icon, room, room + 1) == ALLOWED:
            for letter in range(LETTERS):
                if table.cards.icon[LETTERS * room + letter] == icon:
                    mark_used(table, inmate, room, letter)
            return


# What he can do.


def anything_refusal(table: Table, inmate: i64, acting: i64) -> i64:
    for code in range(CORRUPT, DRAW_CRIME + 1):
        if verb_refusal(table, inmate, acting, code) == ALLOWED:
            return ALLOWED
    return PLACE_TAKEN


def verb_refusal(table: Table, inmate: i64, acting: i64, code: i64) -> i64:
    if code == TRADE_CODE:
        return trade_refusal(table, inmate, acting)
    if code == SECURE:
        return secure_refusal(table, inmate, acting)
    if code == CORRUPT:
        return corrupt_refusal(table, inmate, acting)
    return crime_refusal(table, inmate, acting) if code == DRAW_CRIME else WRONG_PHASE


def trade_refusal(table: Table, inmate: i64, acting: i64) -> i64:
    """AZ-584: he needs a card to pay with; what the decks hold plays no part."""
    if card_of(table, inmate, acting) == NOTHING:
        return NO_SUCH_CARD
    return icon_refusal(table, inmate, TRADE, 0, CORNERS)


def secure_refusal(table: Table, inmate: i64, acting: i64) -> i64:
    """AZ-585: a tool of the plan that he carries himself."""
    refused: i64 = escape.secure_refusal(table, inmate, 1 + place_of(table, inmate, acting))
    return icon_refusal(table, inmate, ESCAPE, 0, ROOMS) if refused == ALLOWED else refused


def corrupt_refusal(table: Table, inmate: i64, acting: i64) -> i64:
    refused: i64 = ILLEGAL
    for guard in range(GUARDS):
        refused = guard_refusal(table, inmate, acting, guard)
        if refused == ALLOWED:
            return ALLOWED
    return refused


def guard_refusal(table: Table, inmate: i64, acting: i64, guard: i64) -> i64:
    """AZ-583: his place is free, or holds a bribe for this guard."""
    card: i64 = card_of(table, inmate, acting)
    if card != NOTHING and not is_bribe_for(table, card, guard):
        return PLACE_TAKEN
    return corruption.guard_refusal(table, inmate, guard)


def is_bribe_for(table: Table, card: i64, guard: i64) -> bool:
    return what(table, card) == BRIBE and table.cards.bribe_guard[kind(table, card)] == guard


def crime_refusal(table: Table, inmate: i64, acting: i64) -> i64:
    if card_of(table, inmate, acting) != NOTHING:
        return PLACE_TAKEN  # AZ-583
    refused: i64 = crimes.icon_refusal(table)
    return icon_refusal(table, inmate, SHOWERS, 0, ROOMS) if refused == ALLOWED else refused


def begin(table: Table, inmate: i64, acting: i64) -> None:
    table.push(COURIER, inmate, acting)


def choose_verb(table: Table, inmate: i64, acting: i64, code: i64) -> None:
    """Each action then follows its normal rules (AZ-587)."""
    if code == TRADE_CODE:
        table.push(COURIER_ROOM, inmate, acting)
    elif code == CORRUPT:
        table.push(COURIER_GUARD, inmate, acting)
    elif code == SECURE:
        pay(table, inmate, acting)
        use_icon(table, inmate, ESCAPE, 0, ROOMS)
        escape.secure(table, inmate, MY_GANG + place_of(table, inmate, acting))
    else:
        pay(table, inmate, acting)
        use_icon(table, inmate, SHOWERS, 0, ROOMS)
        crimes.begin_draw(table, inmate)


# His trade.


def look(table: Table, inmate: i64, acting: i64, room: i64) -> None:
    pay(table, inmate, acting)
    use_icon(table, inmate, TRADE, room, room + 1)
    trade.look(table, table.rival_of(inmate), room)
    if table.journal is not None:
        deck: i64 = trade.deck_of(table, room)
        telling.cards.looked_through(table.journal, table, inmate, room, deck)
    table.push(COURIER_ITEM, inmate, acting, room)


def item_refusal(table: Table, inmate: i64, acting: i64, room: i64, code: i64) -> i64:
    if code == DONE:
        return ALLOWED
    if (trade.deck_of(table, room) >> (code - KIND)) & 1 == 0:
        return NO_SUCH_CARD
    if value(table, code - KIND) > value(table, card_of(table, inmate, acting)):
        return NOT_ENOUGH_VALUE
    return ALLOWED


def take(table: Table, inmate: i64, acting: i64, room: i64, code: i64) -> None:
    """AZ-584: paid with his card, and the item takes its place."""
    if code == DONE:
        return
    item: i64 = code - KIND
    paid: i64 = lift(table, slot(table, inmate, acting))
    show(table, paid)
    to_chair(table, paid)
    if table.journal is not None:
        telling.cards.paid(table.journal, table, inmate, paid)
    table.b[DECK] &= ~bit(item)
    table.b[slot(table, inmate, acting)] = item
    learn(table, item, bit(table.rival_of(inmate)))
    if table.journal is not None:
        telling.cards.traded(table.journal, table, inmate, room, bit(item))


# His guard.


def corrupt(table: Table, inmate: i64, acting: i64, guard: i64) -> None:
    """AZ-586: without a bribe by the inmate's own Cunning."""
    pay(table, inmate, acting)
    table.push(CORRUPT_HOW, inmate, guard, 1 + place_of(table, inmate, acting))


# Which question is answered.


def refusal(table: Table, decision: i64, who: i64, code: i64) -> i64:
    acting: i64 = table.x()
    if decision == COURIER:
        return verb_refusal(table, who, acting, code)
    if decision == COURIER_ROOM:
        return icon_refusal(table, who, TRADE, code - ROOM, code - ROOM + 1)
    if decision == COURIER_ITEM:
        return item_refusal(table, who, acting, table.y(), code)
    return guard_refusal(table, who, acting, code - GUARD)


def choose(table: Table, decision: i64, who: i64, x: i64, y: i64, code: i64) -> None:
    if decision == COURIER:
        choose_verb(table, who, x, code)
    elif decision == COURIER_ROOM:
        look(table, who, x, code - ROOM)
    elif decision == COURIER_ITEM:
        take(table, who, x, y, code)
    else:
        corrupt(table, who, x, code - GUARD)
