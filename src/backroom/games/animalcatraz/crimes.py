"""Crimes: drawing them, what each needs, and completing them (D23, D25; group 4.12, 5.3)."""

from backroom.games.animalcatraz import cards as c
from backroom.games.animalcatraz import gang_tags, reputation, telling
from backroom.games.animalcatraz.actions import CRIME_CARD, DONE, INMATE, MY_CARD, MY_UPGRADE
from backroom.games.animalcatraz.board import (
    AT,
    BOARD_CRIMES,
    BOARD_GANG,
    CELL_RIVAL,
    CELLS,
    CORRUPTED,
    CRIME_AT,
    CRIME_DECK,
    CRIME_KNOWN,
    CRIME_POINTS,
    CRIMES_KEPT,
    CRIMES_LEFT,
    FROM_PILE,
    GANG,
    GANG_INJURED,
    NOBODY,
    NOTHING,
    OWN_CELL,
    PICKPOCKETED_IN,
    PUBLIC,
    ROBBED_IN,
    TURN_ENDS,
    TURNED_PRIMAL,
    WING_TAG,
    WON_FIGHT_IN,
)
from backroom.games.animalcatraz.cards import KINDS, NONE
from backroom.games.animalcatraz.frames import (
    CRIME_DISCARD,
    CRIME_VICTIM,
    CRIME_WHICH,
    GIVE_UP_CRIME,
)
from backroom.games.animalcatraz.inmates import lower_stat
from backroom.games.animalcatraz.refusals import (
    CRIME_LIMIT,
    EMPTY_DECK,
    NO_SUCH_CARD,
    NOT_A_RIVAL,
    NOT_FULFILLED,
    NOT_WITHIN_REACH,
    WRONG_CARD,
)
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import (
    card_at,
    kind,
    lift,
    place_of,
    show,
    to_chair,
    value,
    what,
)
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

# The cards on boards and in the deck.


def crime_at(table: Table, inmate: i64, token: i64) -> i64:
    """The Crime that a token means to an inmate: its board's two, then the partner's (AZ-280)."""
    place: i64 = token - CRIME_CARD
    if place >= BOARD_CRIMES:
        inmate = table.partner_of(inmate)
        place -= BOARD_CRIMES
    return NOTHING if inmate == NOBODY else table.b[CRIME_AT + inmate * BOARD_CRIMES + place]


def count_on(table: Table, inmate: i64) -> i64:
    count: i64 = 0
    for place in range(BOARD_CRIMES):
        if table.b[CRIME_AT + inmate * BOARD_CRIMES + place] != NOTHING:
            count += 1
    return count


def take_off(table: Table, inmate: i64, token: i64) -> i64:
    """A Crime leaves its board."""
    place: i64 = token - CRIME_CARD
    if place >= BOARD_CRIMES:
        inmate = table.partner_of(inmate)
        place -= BOARD_CRIMES
    cell: i64 = CRIME_AT + inmate * BOARD_CRIMES + place
    crime: i64 = table.b[cell]
    table.b[cell] = NOTHING
    return crime


def put_under(table: Table, crime: i64) -> None:
    b = table.b
    b[CRIME_DECK + b[CRIMES_LEFT]] = crime
    b[CRIMES_LEFT] += 1


def draw_crime(table: Table) -> i64:
    b = table.b
    crime: i64 = b[CRIME_DECK]
    b[CRIMES_LEFT] -= 1
    for place in range(b[CRIMES_LEFT]):
        b[CRIME_DECK + place] = b[CRIME_DECK + place + 1]
    b[CRIME_DECK + b[CRIMES_LEFT]] = NOTHING
    return crime


# The Showers (D23).


def icon_refusal(table: Table) -> i64:
    """AZ-279."""
    return EMPTY_DECK if table.b[CRIMES_LEFT] == 0 else ALLOWED


def begin_draw(table: Table, inmate: i64) -> None:
    """AZ-275, AZ-277: whoever has a card may give it up first."""
    if count_on(table, inmate) == 0:
        draw(table, inmate)
    else:
        table.push(GIVE_UP_CRIME, inmate)


def give_up_refusal(table: Table, inmate: i64, code: i64) -> i64:
    if code == DONE:
        return CRIME_LIMIT if count_on(table, inmate) == BOARD_CRIMES else ALLOWED  # AZ-276
    if code >= CRIME_CARD + BOARD_CRIMES or crime_at(table, inmate, code) == NOTHING:
        return NO_SUCH_CARD
    return ALLOWED


def give_up(table: Table, inmate: i64, code: i64) -> None:
    """AZ-278: face down under the deck, before the new one is seen."""
    if code != DONE:
        hide(table, inmate)
        crime: i64 = take_off(table, inmate, code)
        put_under(table, crime)
        if table.journal is not None:
            telling.goals.crime_given_up(table.journal, table, inmate, crime)
    draw(table, inmate)


def hide(table: Table, inmate: i64) -> None:
    """Others cannot tell which of two cards goes."""
    b = table.b
    if count_on(table, inmate) < BOARD_CRIMES:
        return
    for place in range(BOARD_CRIMES):
        crime: i64 = b[CRIME_AT + inmate * BOARD_CRIMES + place]
        b[CRIME_KNOWN + crime] &= bit(table.rival_of(inmate))


def draw(table: Table, inmate: i64) -> None:
    """Seen only by the drawer."""
    b = table.b
    crime: i64 = draw_crime(table)
    free: i64 = CRIME_AT + inmate * BOARD_CRIMES
    while b[free] != NOTHING:
        free += 1
    b[free] = crime
    b[CRIME_KNOWN + crime] |= bit(table.rival_of(inmate))
    if table.journal is not None:
        telling.goals.crime_drawn(table.journal, table, inmate, crime)


# What a Crime needs.


def is_fulfilled(table: Table, inmate: i64, crime: i64) -> bool:
    """AZ-282, AZ-283: states and deeds of this very turn; and the gangsters it asks for."""
    return has_gang(table, inmate, crime) and (
        has_done(table, crime) or is_so(table, inmate, crime) or can_be_done(table, inmate, crime)
    )


def has_gang(table: Table, inmate: i64, crime: i64) -> bool:
    wanted: i64 = table.cards.crime_with[crime]
    if wanted == NONE:
        return True
    count: i64 = 0
    for place in range(BOARD_GANG):
        gangster: i64 = table.b[GANG + inmate * BOARD_GANG + place]
        if gangster != NOBODY and table.cards.gang_type[gangster] == wanted:
            count += 1
    return count >= table.cards.crime_with_n[crime]


def has_done(table: Table, crime: i64) -> bool:
    """Deeds of the turn."""
    b = table.b
    cards = table.cards
    need: i64 = cards.crime_need[crime]
    if need == c.STEAL_OK:
        return in_rooms(table, crime, thefts(table, cards.crime_mode[crime]))
    if need == c.FIGHT_WON:
        return in_rooms(table, crime, b[WON_FIGHT_IN])
    if need == c.GUARD_CORRUPTED:
        return (b[CORRUPTED] >> cards.crime_guard[crime]) & 1 == 1
    if need == c.TOOK_FROM_PILE:
        return b[FROM_PILE] >= cards.crime_n[crime]
    if need == c.GANGSTER_INJURED:
        return b[GANG_INJURED] >= cards.crime_n[crime]
    return need == c.TURNED_PRIMAL and b[TURNED_PRIMAL] == 1


def thefts(table: Table, mode: i64) -> i64:
    """The rooms in which the inmate stole in this way."""
    robbed: i64 = 0 if mode == c.STEAL_POCKET else table.b[ROBBED_IN]
    picked: i64 = 0 if mode == c.STEAL_CELL else table.b[PICKPOCKETED_IN]
    return robbed | picked


def in_rooms(table: Table, crime: i64, rooms: i64) -> bool:
    wanted: i64 = table.cards.crime_rooms[crime]
    return rooms != 0 if wanted == 0 else rooms & wanted != 0


def is_so(table: Table, inmate: i64, crime: i64) -> bool:
    """States."""
    b = table.b
    n: i64 = table.cards.crime_n[crime]
    need: i64 = table.cards.crime_need[crime]
    if need == c.GUARDS_OWNED:
        return reputation.guards_owned(table, table.rival_of(inmate)) >= n
    if need == c.CARRYING:
        return b[AT + inmate] == OWN_CELL and carries(table, inmate, crime) >= n
    if need == c.WING_KING:
        return is_king(table, table.rival_of(inmate))
    return need == c.GANGSTER_AT and is_in_room(table, inmate, crime) and gang(table, inmate) >= n


def carries(table: Table, inmate: i64, crime: i64) -> i64:
    """How many cards of the item kind that the Crime names an inmate and its gangsters carry."""
    count: i64 = 0
    for code in range(MY_CARD, MY_UPGRADE):
        card: i64 = card_at(table, inmate, code)
        if card != NOTHING and what(table, card) == table.cards.crime_what[crime]:
            count += 1
    return count


def is_king(table: Table, rival: i64) -> bool:
    for cell in range(CELLS):
        if table.b[CELL_RIVAL + cell] == rival and table.b[WING_TAG + cell] == 1:
            return True
    return False


def gang(table: Table, inmate: i64) -> i64:
    count: i64 = 0
    for place in range(BOARD_GANG):
        if table.b[GANG + inmate * BOARD_GANG + place] != NOBODY:
            count += 1
    return count


def is_in_room(table: Table, inmate: i64, crime: i64) -> bool:
    at: i64 = table.b[AT + inmate]
    return at < OWN_CELL and (table.cards.crime_rooms[crime] >> at) & 1 == 1


def can_be_done(table: Table, inmate: i64, crime: i64) -> bool:
    """What the declaration itself does."""
    need: i64 = table.cards.crime_need[crime]
    if not is_in_room(table, inmate, crime):
        return False
    if need == c.DISCARD_VALUE:
        return carried_value(table, inmate) >= table.cards.crime_n[crime]
    if need == c.DISCARD_ITEM:
        return has_item(table, inmate, crime) and has_victim(table, inmate)
    return need == c.TURN_ENDED


def carried_value(table: Table, inmate: i64) -> i64:
    total: i64 = 0
    for code in range(MY_CARD, MY_UPGRADE):
        card: i64 = card_at(table, inmate, code)
        if card != NOTHING:
            total += value(table, card)
    return total


def takes(table: Table, crime: i64, card: i64) -> bool:
    """Whether a Crime asks for a card of this kind."""
    return table.cards.crime_items[crime * KINDS + kind(table, card)] == 1


def has_item(table: Table, inmate: i64, crime: i64) -> bool:
    for code in range(MY_CARD, MY_UPGRADE):
        card: i64 = card_at(table, inmate, code)
        if card != NOTHING and takes(table, crime, card):
            return True
    return False


def victim_refusal(table: Table, inmate: i64, victim: i64) -> i64:
    if victim >= table.inmates or table.b[AT + victim] != table.b[AT + inmate]:
        return NOT_WITHIN_REACH
    return ALLOWED if table.is_rival(inmate, victim) else NOT_A_RIVAL


def has_victim(table: Table, inmate: i64) -> bool:
    for victim in range(table.inmates):
        if victim_refusal(table, inmate, victim) == ALLOWED:
            return True
    return False


# Completing one (D25).


def which_refusal(table: Table, inmate: i64, code: i64) -> i64:
    crime: i64 = crime_at(table, inmate, code)
    if crime == NOTHING:
        return NO_SUCH_CARD
    return ALLOWED if is_fulfilled(table, inmate, crime) else NOT_FULFILLED


def verb_refusal(table: Table, inmate: i64, _code: i64) -> i64:
    """AZ-274: always by choice."""
    for token in range(CRIME_CARD, CRIME_CARD + 2 * BOARD_CRIMES):
        if which_refusal(table, inmate, token) == ALLOWED:
            return ALLOWED
    return NOT_FULFILLED


def begin(table: Table, inmate: i64, _code: i64) -> None:
    table.push(CRIME_WHICH, inmate)


def declare(table: Table, inmate: i64, token: i64) -> None:
    """Open to all from now on: what is asked for cannot be kept back any more."""
    crime: i64 = crime_at(table, inmate, token)
    table.b[CRIME_KNOWN + crime] = PUBLIC
    need: i64 = table.cards.crime_need[crime]
    if need == c.DISCARD_VALUE or need == c.DISCARD_ITEM:
        table.push(CRIME_DISCARD, inmate, token)
    else:
        complete(table, inmate, token)


def discard_refusal(table: Table, inmate: i64, token: i64, code: i64) -> i64:
    card: i64 = card_at(table, inmate, code)
    if card == NOTHING:
        return NO_SUCH_CARD
    crime: i64 = crime_at(table, inmate, token)
    if table.cards.crime_need[crime] == c.DISCARD_ITEM and not takes(table, crime, card):
        return WRONG_CARD
    return ALLOWED


def discard(table: Table, inmate: i64, token: i64, so_far: i64, code: i64) -> None:
    """AZ-284: shown, and to the back of the chair."""
    card: i64 = lift(table, place_of(table, inmate, code))
    show(table, card)
    to_chair(table, card)
    if table.journal is not None:
        telling.cards.paid(table.journal, table, inmate, card)
    crime: i64 = crime_at(table, inmate, token)
    total: i64 = so_far + value(table, card)
    if table.cards.crime_need[crime] == c.DISCARD_ITEM:
        table.push(CRIME_VICTIM, inmate, token)
    elif total < table.cards.crime_n[crime]:
        table.push(CRIME_DISCARD, inmate, token, total)
    else:
        complete(table, inmate, token)


def hit(table: Table, inmate: i64, token: i64, victim: i64) -> None:
    crime: i64 = crime_at(table, inmate, token)
    complete(table, inmate, token)
    lower_stat(table, victim, table.cards.crime_stat[crime], table.cards.crime_hit[crime])


def complete(table: Table, inmate: i64, token: i64) -> None:
    """AZ-281: revealed, rewarded, and under the deck; Crime Lords keep it (AZ-724) and count its
    points first (AZ-725, AZ-728)."""
    b = table.b
    cards = table.cards
    rival: i64 = table.rival_of(inmate)
    crime: i64 = take_off(table, inmate, token)
    if table.journal is not None:
        telling.goals.crime_completed(table.journal, table, inmate, crime)
    if table.options.crime_lord:
        b[CRIMES_KEPT + rival] |= bit(crime)
        b[CRIME_POINTS + rival] += cards.crime_points[crime]
    else:
        put_under(table, crime)
    reputation.change(table, rival, cards.crime_rep[crime], reputation.FOR_CRIME)  # AZ-191
    gang_tags.tag_round(table, rival)
    if cards.crime_need[crime] == c.TURN_ENDED:
        b[TURN_ENDS] = 1


# Decisions.


def refusal(table: Table, decision: i64, who: i64, code: i64) -> i64:
    if decision == GIVE_UP_CRIME:
        return give_up_refusal(table, who, code)
    if decision == CRIME_WHICH:
        return which_refusal(table, who, code)
    if decision == CRIME_DISCARD:
        return discard_refusal(table, who, table.x(), code)
    return victim_refusal(table, who, code - INMATE)


def choose(table: Table, decision: i64, who: i64, x: i64, y: i64, code: i64) -> None:
    if decision == GIVE_UP_CRIME:
        give_up(table, who, code)
    elif decision == CRIME_WHICH:
        declare(table, who, code)
    elif decision == CRIME_DISCARD:
        discard(table, who, x, y, code)
    else:
        hit(table, who, x, code - INMATE)
