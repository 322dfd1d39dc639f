"""Gary the Courier: once per round he trades, secures, corrupts or draws a Crime from anywhere
(AZ-582 to AZ-589). The Fraudster can stand in for him, with a card place of his own (AZ-569)."""

from backroom.games.animalcatraz import (
    actions,
    corruption,
    crimes,
    decisions,
    escape,
    subjects,
    telling,
    trade,
)
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.cards import DRAW_CRIME as SHOWERS
from backroom.games.animalcatraz.cards import ESCAPE, TRADE
from backroom.games.animalcatraz.guards import is_blocked, is_used, mark_used
from backroom.games.animalcatraz.inmates import gang_ability, spend
from backroom.games.animalcatraz.refusals import (
    ICON_BLOCKED,
    ICON_USED,
    ILLEGAL,
    NO_ERRAND,
    NO_SUCH_CARD,
    NOT_ENOUGH_VALUE,
)
from backroom.games.animalcatraz.state import Table, let_be, push, rival_of
from backroom.games.animalcatraz.supply import learn, lift, show, to_chair, value
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

# His place and his card.


def place_of(table: Table, inmate: i64, gangster: i64) -> i64:
    """Where on the board the gangster stands."""
    return 0 if table.b[at.gang(inmate, 0)] == gangster else 1


def slot(table: Table, inmate: i64, gangster: i64) -> i64:
    return at.slot(inmate, at.GANG_SLOT + place_of(table, inmate, gangster))


def card_of(table: Table, inmate: i64, gangster: i64) -> i64:
    return table.b[slot(table, inmate, gangster)]


def pay(table: Table, inmate: i64, gangster: i64) -> None:
    """AZ-582, AZ-589: his price, also under a guard of one's own."""
    spend(table, table.cards.gang_cost[gang_ability(table, gangster)])
    table.b[at.gang_used(gangster)] = 1
    if table.journal is not None:
        telling.gang.courier_sent(table.journal, table, inmate, gangster, "AZ-582")


# Icons far away: they must be usable, and are used up for the inmate (AZ-588).


def icon_refusal(table: Table, inmate: i64, icon: i64, first: i64, end: i64) -> i64:
    """Whether one of some rooms has a usable icon of this kind."""
    refused: i64 = ILLEGAL
    for room in range(first, end):
        for letter in range(at.LETTERS):
            if table.cards.icon[at.LETTERS * room + letter] == icon:
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
            for letter in range(at.LETTERS):
                if table.cards.icon[at.LETTERS * room + letter] == icon:
                    mark_used(table, inmate, room, letter)
            return


# What he can do.


def anything_refusal(table: Table, inmate: i64, gangster: i64) -> i64:
    if (
        trade_refusal(table, inmate, gangster) == ALLOWED
        or secure_refusal(table, inmate, gangster) == ALLOWED
        or corrupt_refusal(table, inmate) == ALLOWED
        or crime_refusal(table, inmate) == ALLOWED
    ):
        return ALLOWED
    return NO_ERRAND


def trade_refusal(table: Table, inmate: i64, gangster: i64) -> i64:
    """AZ-584: he needs a card to pay with; what the decks hold plays no part."""
    if card_of(table, inmate, gangster) == at.NOTHING:
        return NO_SUCH_CARD
    return icon_refusal(table, inmate, TRADE, 0, at.CORNERS)


def secure_refusal(table: Table, inmate: i64, gangster: i64) -> i64:
    """AZ-585: a tool of the plan that he carries himself."""
    refused: i64 = escape.secure_refusal(table, inmate, 1 + place_of(table, inmate, gangster))
    return icon_refusal(table, inmate, ESCAPE, 0, at.ROOMS) if refused == ALLOWED else refused


def corrupt_refusal(table: Table, inmate: i64) -> i64:
    """By the inmate's Cunning he needs no card, so whatever he carries does not matter (AZ-583)."""
    refused: i64 = ILLEGAL
    for guard in range(at.GUARDS):
        refused = corruption.guard_refusal(table, inmate, guard)
        if refused == ALLOWED:
            return ALLOWED
    return refused


def crime_refusal(table: Table, inmate: i64) -> i64:
    """Neither does it here (AZ-583)."""
    refused: i64 = crimes.icon_refusal(table)
    return icon_refusal(table, inmate, SHOWERS, 0, at.ROOMS) if refused == ALLOWED else refused


def begin(table: Table, inmate: i64, gangster: i64) -> None:
    push(table, decisions.COURIER, inmate, gangster)


def send_to_corrupt(table: Table, inmate: i64, gangster: i64) -> None:
    push(table, decisions.COURIER_GUARD, inmate, gangster)


def send_to_secure(table: Table, inmate: i64, gangster: i64) -> None:
    pay(table, inmate, gangster)
    use_icon(table, inmate, ESCAPE, 0, at.ROOMS)
    escape.secure(table, inmate, actions.MY_GANG + place_of(table, inmate, gangster))


def send_to_trade(table: Table, inmate: i64, gangster: i64) -> None:
    push(table, decisions.COURIER_ROOM, inmate, gangster)


def send_to_draw(table: Table, inmate: i64, gangster: i64) -> None:
    pay(table, inmate, gangster)
    use_icon(table, inmate, SHOWERS, 0, at.ROOMS)
    crimes.begin_draw(table, inmate)


COURIER = Decision(
    "courier",
    [  # each action then follows its normal rules (AZ-587)
        Answer(actions.CORRUPT, 1, send_to_corrupt, corrupt_refusal),
        Answer(actions.SECURE, 1, send_to_secure, secure_refusal),
        Answer(actions.TRADE, 1, send_to_trade, trade_refusal),
        Answer(actions.DRAW_CRIME, 1, send_to_draw, crime_refusal),
    ],
    public=False,
    about=(subjects.INMATE, subjects.GANGSTER),
)


# His trade.


def room_refusal(table: Table, inmate: i64, room: i64) -> i64:
    return icon_refusal(table, inmate, TRADE, room, room + 1)


def look(table: Table, inmate: i64, gangster: i64, room: i64) -> None:
    pay(table, inmate, gangster)
    use_icon(table, inmate, TRADE, room, room + 1)
    trade.look(table, rival_of(table, inmate), room)
    if table.journal is not None:
        deck: i64 = trade.deck_of(table, room)
        telling.cards.looked_through(table.journal, table, inmate, room, deck, "AZ-582")
    push(table, decisions.COURIER_ITEM, inmate, gangster, room)


COURIER_ROOM = Decision(
    "courier_room",
    [Answer(actions.ROOM, at.CORNERS, look, room_refusal)],
    public=False,
    about=(subjects.INMATE, subjects.GANGSTER),
)


def item_refusal(table: Table, inmate: i64, gangster: i64, room: i64, item: i64) -> i64:
    if (trade.deck_of(table, room) >> item) & 1 == 0:
        return NO_SUCH_CARD
    if value(table, item) > value(table, card_of(table, inmate, gangster)):
        return NOT_ENOUGH_VALUE
    return ALLOWED


def take(table: Table, inmate: i64, gangster: i64, room: i64, item: i64) -> None:
    """AZ-584: paid with his card, and the item takes its place."""
    paid: i64 = lift(table, slot(table, inmate, gangster))
    show(table, paid)
    to_chair(table, paid)
    if table.journal is not None:
        telling.cards.paid(table.journal, table, inmate, paid, "AZ-584")
    table.b[at.DECK] &= ~bit(item)
    table.b[slot(table, inmate, gangster)] = item
    learn(table, item, bit(rival_of(table, inmate)))
    if table.journal is not None:
        telling.cards.traded(table.journal, table, inmate, room, bit(item), "AZ-584")


COURIER_ITEM = Decision(
    "courier_item",
    [
        Answer(actions.DONE, 1, let_be),
        Answer(actions.KIND, at.ITEMS, take, item_refusal),
    ],
    public=False,
    marks=("open_ended",),
    about=(subjects.INMATE, subjects.GANGSTER, subjects.CORNER),
)


# His guard.


def corrupt(table: Table, inmate: i64, gangster: i64, guard: i64) -> None:
    """AZ-586: without a bribe by the inmate's own Cunning."""
    pay(table, inmate, gangster)
    push(table, decisions.CORRUPT_HOW, inmate, guard, 1 + place_of(table, inmate, gangster))


COURIER_GUARD = Decision(
    "courier_guard",
    [Answer(actions.GUARD, at.GUARDS, corrupt, corruption.guard_refusal)],
    public=False,
    about=(subjects.INMATE, subjects.GANGSTER),
)
