"""Crimes: drawing them, what each needs, and completing them (D23, D25; group 4.12, 5.3)."""

from backroom.games.animalcatraz import (
    actions,
    decisions,
    gang_tags,
    reputation,
    subjects,
    supply,
    telling,
)
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import cards as c
from backroom.games.animalcatraz.cards import KINDS, NONE
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
from backroom.games.animalcatraz.state import Table, is_rival, partner_of, push, rival_of
from backroom.games.animalcatraz.supply import card_at, kind, lift, place_of, show, to_chair, what
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

# The cards on boards and in the deck.


def crime_at(table: Table, inmate: i64, token: i64) -> i64:
    """The Crime that a token means to an inmate: its board's two, then the partner's (AZ-280)."""
    place: i64 = token - actions.CRIME_CARD
    if place >= at.BOARD_CRIMES:
        inmate = partner_of(table, inmate)
        place -= at.BOARD_CRIMES
    return at.NOTHING if inmate == at.NOBODY else table.b[at.crime(inmate, place)]


def count_on(table: Table, inmate: i64) -> i64:
    count: i64 = 0
    for place in range(at.BOARD_CRIMES):
        if table.b[at.crime(inmate, place)] != at.NOTHING:
            count += 1
    return count


def take_off(table: Table, inmate: i64, token: i64) -> i64:
    """A Crime leaves its board."""
    place: i64 = token - actions.CRIME_CARD
    if place >= at.BOARD_CRIMES:
        inmate = partner_of(table, inmate)
        place -= at.BOARD_CRIMES
    cell: i64 = at.crime(inmate, place)
    crime: i64 = table.b[cell]
    table.b[cell] = at.NOTHING
    return crime


def put_under(table: Table, crime: i64) -> None:
    b = table.b
    b[at.crime_deck(b[at.CRIMES_LEFT])] = crime
    b[at.CRIMES_LEFT] += 1


def draw_crime(table: Table) -> i64:
    b = table.b
    crime: i64 = b[at.crime_deck(0)]
    b[at.CRIMES_LEFT] -= 1
    for place in range(b[at.CRIMES_LEFT]):
        b[at.crime_deck(place)] = b[at.crime_deck(place + 1)]
    b[at.crime_deck(b[at.CRIMES_LEFT])] = at.NOTHING
    return crime


# The Showers (D23).


def icon_refusal(table: Table) -> i64:
    """AZ-279."""
    return EMPTY_DECK if table.b[at.CRIMES_LEFT] == 0 else ALLOWED


def begin_draw(table: Table, inmate: i64) -> None:
    """AZ-275, AZ-277: whoever has a card may give it up first."""
    if count_on(table, inmate) == 0:
        draw(table, inmate)
    else:
        push(table, decisions.GIVE_UP_CRIME, inmate)


def limit_refusal(table: Table, inmate: i64) -> i64:
    """AZ-276."""
    return CRIME_LIMIT if count_on(table, inmate) == at.BOARD_CRIMES else ALLOWED


def give_up_refusal(table: Table, inmate: i64, code: i64) -> i64:
    if code >= actions.CRIME_CARD + at.BOARD_CRIMES or crime_at(table, inmate, code) == at.NOTHING:
        return NO_SUCH_CARD
    return ALLOWED


def give_up(table: Table, inmate: i64, code: i64) -> None:
    """AZ-278: face down under the deck, before the new one is seen."""
    hide(table, inmate)
    crime: i64 = take_off(table, inmate, code)
    put_under(table, crime)
    if table.journal is not None:
        telling.goals.crime_given_up(table.journal, table, inmate, crime, "AZ-277")
    draw(table, inmate)


def hide(table: Table, inmate: i64) -> None:
    """Others cannot tell which of two cards goes."""
    b = table.b
    if count_on(table, inmate) < at.BOARD_CRIMES:
        return
    for place in range(at.BOARD_CRIMES):
        crime: i64 = b[at.crime(inmate, place)]
        b[at.crime_known(crime)] &= bit(rival_of(table, inmate))


def draw(table: Table, inmate: i64) -> None:
    """Seen only by the drawer."""
    b = table.b
    crime: i64 = draw_crime(table)
    free: i64 = at.crime(inmate, 0)
    while b[free] != at.NOTHING:
        free += 1
    b[free] = crime
    b[at.crime_known(crime)] |= bit(rival_of(table, inmate))
    if table.journal is not None:
        telling.goals.crime_drawn(table.journal, table, inmate, crime, "AZ-275")


GIVE_UP_CRIME = Decision(
    "give_up_crime",
    [
        Answer(actions.DONE, 1, draw, limit_refusal),
        Answer(actions.CRIME_CARD, 2 * at.BOARD_CRIMES, give_up, give_up_refusal),
    ],
    public=False,
    marks=("open_ended",),
    about=(subjects.INMATE,),
)


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
    for place in range(at.BOARD_GANG):
        gangster: i64 = table.b[at.gang(inmate, place)]
        if gangster != at.NOBODY and table.cards.gang_type[gangster] == wanted:
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
        return in_rooms(table, crime, b[at.WON_FIGHT_IN])
    if need == c.GUARD_CORRUPTED:
        return (b[at.CORRUPTED] >> cards.crime_guard[crime]) & 1 == 1
    if need == c.TOOK_FROM_PILE:
        return b[at.FROM_PILE] >= cards.crime_n[crime]
    if need == c.GANGSTER_INJURED:
        return b[at.GANG_INJURED] >= cards.crime_n[crime]
    return need == c.TURNED_PRIMAL and b[at.TURNED_PRIMAL] == 1


def thefts(table: Table, mode: i64) -> i64:
    """The rooms in which the inmate stole in this way."""
    robbed: i64 = 0 if mode == c.STEAL_POCKET else table.b[at.ROBBED_IN]
    picked: i64 = 0 if mode == c.STEAL_CELL else table.b[at.PICKPOCKETED_IN]
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
        return reputation.guards_owned(table, rival_of(table, inmate)) >= n
    if need == c.CARRYING:
        return b[at.place(inmate)] == at.OWN_CELL and carries(table, inmate, crime) >= n
    if need == c.WING_KING:
        return is_king(table, rival_of(table, inmate))
    return need == c.GANGSTER_AT and is_in_room(table, inmate, crime) and gang(table, inmate) >= n


def carries(table: Table, inmate: i64, crime: i64) -> i64:
    """How many cards of the item kind that the Crime names an inmate and its gangsters carry."""
    count: i64 = 0
    for code in range(actions.MY_CARD, actions.MY_UPGRADE):
        card: i64 = card_at(table, inmate, code)
        if card != at.NOTHING and what(table, card) == table.cards.crime_what[crime]:
            count += 1
    return count


def is_king(table: Table, rival: i64) -> bool:
    for cell in range(at.CELLS):
        if table.b[at.cell_rival(cell)] == rival and table.b[at.wing_tag(cell)] == 1:
            return True
    return False


def gang(table: Table, inmate: i64) -> i64:
    count: i64 = 0
    for place in range(at.BOARD_GANG):
        if table.b[at.gang(inmate, place)] != at.NOBODY:
            count += 1
    return count


def is_in_room(table: Table, inmate: i64, crime: i64) -> bool:
    room: i64 = table.b[at.place(inmate)]
    return room < at.OWN_CELL and (table.cards.crime_rooms[crime] >> room) & 1 == 1


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
    for code in range(actions.MY_CARD, actions.MY_UPGRADE):
        card: i64 = card_at(table, inmate, code)
        if card != at.NOTHING:
            total += supply.value(table, card)
    return total


def takes(table: Table, crime: i64, card: i64) -> bool:
    """Whether a Crime asks for a card of this kind."""
    return table.cards.crime_items[crime * KINDS + kind(table, card)] == 1


def has_item(table: Table, inmate: i64, crime: i64) -> bool:
    for code in range(actions.MY_CARD, actions.MY_UPGRADE):
        card: i64 = card_at(table, inmate, code)
        if card != at.NOTHING and takes(table, crime, card):
            return True
    return False


def victim_refusal(table: Table, inmate: i64, victim: i64) -> i64:
    if victim >= table.inmates or table.b[at.place(victim)] != table.b[at.place(inmate)]:
        return NOT_WITHIN_REACH
    return ALLOWED if is_rival(table, inmate, victim) else NOT_A_RIVAL


def has_victim(table: Table, inmate: i64) -> bool:
    for victim in range(table.inmates):
        if victim_refusal(table, inmate, victim) == ALLOWED:
            return True
    return False


# Completing one (D25).


def which_refusal(table: Table, inmate: i64, code: i64) -> i64:
    crime: i64 = crime_at(table, inmate, code)
    if crime == at.NOTHING:
        return NO_SUCH_CARD
    return ALLOWED if is_fulfilled(table, inmate, crime) else NOT_FULFILLED


def verb_refusal(table: Table, inmate: i64) -> i64:
    """AZ-274: always by choice."""
    for token in range(actions.CRIME_CARD, actions.CRIME_CARD + 2 * at.BOARD_CRIMES):
        if which_refusal(table, inmate, token) == ALLOWED:
            return ALLOWED
    return NOT_FULFILLED


def declare(table: Table, inmate: i64, code: i64) -> None:
    """Open to all from now on: what is asked for cannot be kept back any more."""
    crime: i64 = crime_at(table, inmate, code)
    table.b[at.crime_known(crime)] = at.PUBLIC
    need: i64 = table.cards.crime_need[crime]
    if need == c.DISCARD_VALUE or need == c.DISCARD_ITEM:
        push(table, decisions.CRIME_DISCARD, inmate, code)
    else:
        complete(table, inmate, code)


CRIME_WHICH = Decision(
    "crime_which",
    [Answer(actions.CRIME_CARD, 2 * at.BOARD_CRIMES, declare, which_refusal)],
    public=False,
    about=(subjects.INMATE,),
)


# What some ask for, once they are declared; the Crime is named by its code.


def discard_refusal(table: Table, inmate: i64, crime: i64, code: i64) -> i64:
    card: i64 = card_at(table, inmate, code)
    if card == at.NOTHING:
        return NO_SUCH_CARD
    declared: i64 = crime_at(table, inmate, crime)
    if table.cards.crime_need[declared] == c.DISCARD_ITEM and not takes(table, declared, card):
        return WRONG_CARD
    return ALLOWED


def discard(table: Table, inmate: i64, crime: i64, value: i64, code: i64) -> None:
    """AZ-284: shown, and to the back of the chair; what has been discarded already counts too."""
    card: i64 = lift(table, place_of(table, inmate, code))
    show(table, card)
    to_chair(table, card)
    if table.journal is not None:
        telling.cards.paid(table.journal, table, inmate, card, "AZ-284")
    declared: i64 = crime_at(table, inmate, crime)
    total: i64 = value + supply.value(table, card)
    if table.cards.crime_need[declared] == c.DISCARD_ITEM:
        push(table, decisions.CRIME_VICTIM, inmate, crime)
    elif total < table.cards.crime_n[declared]:
        push(table, decisions.CRIME_DISCARD, inmate, crime, total)
    else:
        complete(table, inmate, crime)


CRIME_DISCARD = Decision(
    "crime_discard",
    [Answer(actions.MY_CARD, actions.MY_UPGRADE - actions.MY_CARD, discard, discard_refusal)],
    public=False,
    about=(subjects.INMATE, subjects.CRIME, subjects.VALUE),
)


def hit(table: Table, inmate: i64, crime: i64, victim: i64) -> None:
    declared: i64 = crime_at(table, inmate, crime)
    complete(table, inmate, crime)
    notches: i64 = table.cards.crime_hit[declared]
    lower_stat(table, victim, table.cards.crime_stat[declared], notches, "AZ-281")


CRIME_VICTIM = Decision(
    "crime_victim",
    [Answer(actions.INMATE, at.INMATES, hit, victim_refusal)],
    public=True,
    about=(subjects.INMATE, subjects.CRIME),
)


def complete(table: Table, inmate: i64, token: i64) -> None:
    """AZ-281: revealed, rewarded, and under the deck; Crime Lords keep it (AZ-724) and count its
    points first (AZ-725, AZ-728)."""
    b = table.b
    cards = table.cards
    rival: i64 = rival_of(table, inmate)
    crime: i64 = take_off(table, inmate, token)
    if table.journal is not None:
        telling.goals.crime_completed(
            table.journal, table, inmate, crime, "AZ-724" if table.options.crime_lord else "AZ-281"
        )
    if table.options.crime_lord:
        b[at.crimes_kept(rival)] |= bit(crime)
        b[at.crime_points(rival)] += cards.crime_points[crime]
    else:
        put_under(table, crime)
    reputation.change(table, rival, cards.crime_rep[crime], reputation.FOR_CRIME, "AZ-191")
    gang_tags.tag_round(table, rival)
    if cards.crime_need[crime] == c.TURN_ENDED:
        b[at.TURN_ENDS] = 1
