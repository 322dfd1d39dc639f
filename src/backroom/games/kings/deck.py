"""Resource cards in deck and hands, and what seats know of other hands (NK-071 to NK-084)."""

from backroom.games.kings import board as at
from backroom.games.kings import telling
from backroom.games.kings.state import Table, held
from backroom.kernel.chance import shuffle
from backroom.kernel.numbers import bit, i64


def draw_cards(table: Table, seat: i64, count: i64, rule: str) -> None:
    """NK-071, NK-079 to NK-083: the reshuffle comes the moment the last card is taken."""
    b = table.b
    cards = table.cards
    for _ in range(count):
        if b[at.CARDS_LEFT] == 0:
            reshuffle_cards(table)
            if b[at.CARDS_LEFT] == 0:
                return  # NK-083
        b[at.CARDS_LEFT] -= 1
        card: i64 = b[at.card_deck(b[at.CARDS_LEFT])]
        b[at.card_deck(b[at.CARDS_LEFT])] = at.NOBODY
        take_card(table, seat, card)
        b[at.card_with(card)] = 0
        b[at.card_epoch(card)] = b[at.EPOCH]
        if table.journal is not None:
            telling.rounds.drew(table.journal, table, seat, cards.kind_of[card], rule)
        if b[at.CARDS_LEFT] == 0:
            reshuffle_cards(table)


def reshuffle_cards(table: Table) -> None:
    """NK-079, NK-080, NK-082."""
    b = table.b
    count: i64 = 0
    for card in range(at.RESOURCES):
        if b[at.card_fate(card)] == at.DISCARDED:
            b[at.card_fate(card)] = at.IN_DECK
            b[at.card_deck(count)] = card
            count += 1
    if count == 0:
        return
    shuffle(b, at.card_deck(0), at.card_deck(count), table.chance)
    b[at.CARDS_LEFT] = count
    b[at.EPOCH] += 1
    if table.journal is not None:
        telling.rounds.reshuffled(table.journal, count, "NK-079")
    for car in range(at.CARS):
        if b[at.car(car)] == at.BESIDE:
            b[at.car(car)] = table.cards.broadway  # NK-084: no arrest attempt
            if table.journal is not None:
                telling.rounds.car_came(table.journal, table, car, "NK-080")
            return


def take_card(table: Table, seat: i64, card: i64) -> None:
    """A card comes into a hand."""
    b = table.b
    b[at.card_fate(card)] = at.HELD + seat
    b[at.hand(seat)] += bit(3 * table.cards.kind_of[card])
    b[at.hand_size(seat)] += 1


def card_of_kind(table: Table, seat: i64, kind: i64) -> i64:
    """A card of this kind in a hand."""
    b = table.b
    card: i64 = 0
    while b[at.card_fate(card)] != at.HELD + seat or table.cards.kind_of[card] != kind:
        card += 1
    return card


def leave_hand(table: Table, seat: i64, card: i64) -> None:
    b = table.b
    b[at.hand(seat)] -= bit(3 * table.cards.kind_of[card])
    b[at.hand_size(seat)] -= 1


def discard_card(table: Table, seat: i64, kind: i64) -> None:
    """NK-078, NK-093: face up on the discards."""
    b = table.b
    card: i64 = card_of_kind(table, seat, kind)
    leave_hand(table, seat, card)
    if held(table, seat, kind) > 0:
        forget_copies(table, seat, card)
    b[at.card_fate(card)] = at.DISCARDED
    b[at.card_with(card)] = 0


# What seats know of other hands.


def hands_known(table: Table, observer: i64, card: i64) -> i64:
    """In whose hands a card can be as far as a seat knows, as bits; 0 if it knows nothing."""
    return (table.b[at.card_with(card)] >> (at.SEATS * observer)) & (bit(at.SEATS) - 1)


def note_hands(table: Table, observer: i64, card: i64, hands: i64) -> None:
    b = table.b
    others: i64 = b[at.card_with(card)] & ~((bit(at.SEATS) - 1) << (at.SEATS * observer))
    b[at.card_with(card)] = others | (hands << (at.SEATS * observer))


def forget_copies(table: Table, seat: i64, played: i64) -> None:
    """Of two cards of a kind one is played: who knew of one only cannot tell which it was, and
    knows of none any more."""
    for observer in range(table.seats):
        if hands_known(table, observer, played) == 0:
            copy: i64 = card_known(table, observer, seat, table.cards.kind_of[played])
            if copy != at.NOBODY:
                note_hands(table, observer, copy, 0)


def card_known(table: Table, observer: i64, seat: i64, kind: i64) -> i64:
    """A card of this kind that somebody knows to be in a hand, or NOBODY."""
    for card in range(at.RESOURCES):
        if table.cards.kind_of[card] == kind and hands_known(table, observer, card) == bit(seat):
            return card
    return at.NOBODY


def pass_card(table: Table, giver: i64, taker: i64, card: i64) -> None:
    """From hand to hand, before the eyes of the two. For others any card that they knew to be
    there may be the one."""
    b = table.b
    for other in range(at.RESOURCES):
        if b[at.card_fate(other)] == at.HELD + giver and b[at.card_with(other)] != 0:
            blur(table, giver, taker, other)
    leave_hand(table, giver, card)
    take_card(table, taker, card)
    note_hands(table, giver, card, bit(taker))
    note_hands(table, taker, card, 0)


def blur(table: Table, giver: i64, taker: i64, card: i64) -> None:
    for observer in range(table.seats):
        hands: i64 = hands_known(table, observer, card)
        if observer != giver and observer != taker and (hands >> giver) & 1 == 1:
            if table.b[at.hand_size(giver)] == 1:
                hands &= ~bit(giver)
            note_hands(table, observer, card, hands | bit(taker))
