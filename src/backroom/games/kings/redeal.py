"""Another table that a seat of New York Kings cannot tell from this one.

Hidden from a seat are other hands, the order of all decks, the bag, other seats' secret
destinations, start tiles, bids and casualties until they are shown; and with deals, how much money
passed between others, and what they propose to each other. Without deals every payment is public.

Everything comes from what the seat knows and from chance: what is unseen is put into a fixed order
before it is dealt again. Decks, start tiles, destinations, bids, casualties and proposals are all
equally likely; so are hands, given from which deck each card in them was drawn.
"""

from typing import Final

from backroom.games.kings.board import (
    ABOARD,
    AMOUNT_PICK,
    BAG,
    BAG_SINCE,
    BANK,
    BAR,
    BARS,
    BIDS,
    CARD_DECK,
    CARD_EPOCH,
    CARD_FATE,
    CARD_WITH,
    CARDS_LEFT,
    DIED,
    DISTRICTS,
    DRAFT,
    DRAFT_CELLS,
    DRAFT_TO,
    END_CARD,
    EPOCH,
    FATE,
    FIGHT_AT,
    GOAL,
    GOAL_SINCE,
    HAND,
    HELD,
    HENCH_DECK,
    HENCH_LEFT,
    IN_DECK,
    IN_PROGRESS,
    JOKER_OF,
    JOKER_WITH_SLOT,
    JOKERS,
    LEEWAY,
    LEFT_BEHIND,
    MISSION_DECK,
    MISSIONS,
    MISSIONS_LEFT,
    MONEY,
    NOBODY,
    NOWHERE,
    OFFER_FROM,
    OTHER_PICK,
    PERSON,
    PHASE,
    PLACE,
    RANKS,
    RESOURCES,
    SEATS,
    SLOTS,
    START_PICKS,
    START_TILES,
    VICTIMS,
    WAITING,
)
from backroom.games.kings.kinds import (
    BID,
    CASUALTY,
    DEAL_COUNTER,
    HELI_TO,
    HIRE_WHERE,
    JOKER_OFFER,
    OFFER,
    OVER,
    POACH_FROM,
    POACH_PRICE,
    POACH_WHOM,
    RECRUIT_WHERE,
    START,
)
from backroom.games.kings.missions import ones
from backroom.games.kings.recruiting import LEAST_OFFER
from backroom.games.kings.state import Table
from backroom.kernel.chance import Chance, shuffle
from backroom.kernel.numbers import bit, i64, vec, zeros

BOTTOM: Final[i64] = 6  # the end card is one of the last six (NK-038)
TRIES: Final[i64] = 200  # to deal cards so that those half known are where they can be


def redealt(table: Table, seat: i64, chance: Chance) -> vec[i64]:
    """The board of another deal that looks the same to this seat."""
    b = table.b[:]
    if table.deals and b[PHASE] != OVER:
        redeal_money(table, b, seat, chance)
        forget_drafts(table, b, seat)
    if b[PHASE] == START:
        redeal_start_tiles(table, b, seat, chance)
    elif b[PHASE] == BID:
        redraw_bids(table, b, seat, chance)
    elif b[PHASE] == CASUALTY:
        redraw_casualties(table, b, seat, chance)
    redeal_cards(table, b, seat, chance)
    redeal_goals(table, b, seat, chance)
    redeal_missions(b, chance)
    sort(b, HENCH_DECK, HENCH_DECK + b[HENCH_LEFT])
    shuffle(b, HENCH_DECK, HENCH_DECK + b[HENCH_LEFT], chance)
    return b


def sort(cells: vec[i64], start: i64, end: i64) -> None:
    """Put cells start .. end-1 in rising order; there are few of them."""
    for index in range(start + 1, end):
        kept: i64 = cells[index]
        at: i64 = index
        while at > start and cells[at - 1] > kept:
            cells[at] = cells[at - 1]
            at -= 1
        cells[at] = kept


# Money that passed in deals.


def redeal_money(table: Table, b: vec[i64], seat: i64, chance: Chance) -> None:
    """Another amount for what two other seats gave each other, within what everybody could see of
    their fortunes since; what one seat can miss in all is the least of what each pair allows."""
    spent = zeros(SEATS)
    limit = zeros(SEATS)
    for one in range(table.seats):
        limit[one] = b[fortune_of(b, one)]
        if (b[WAITING] >> one) & 1 == 1:
            limit[one] -= fortune_to_be_asked(table, one)
    pairs = zeros(SEATS * SEATS)
    count: i64 = 0
    for one in range(table.seats):
        for other in range(one + 1, table.seats):
            if one != seat and other != seat:
                pairs[count] = one * SEATS + other
                count += 1
    shuffle(pairs, 0, count, chance)
    for index in range(count):
        first: i64 = pairs[index] // SEATS
        second: i64 = pairs[index] % SEATS
        more: i64 = leeway(b, first, second, spent, limit)
        less: i64 = leeway(b, second, first, spent, limit)
        moved: i64 = chance.below(more + less + 1) - less
        if moved > 0:
            note_spent(b, first, second, moved, spent, limit)
        elif moved < 0:
            note_spent(b, second, first, -moved, spent, limit)


def fortune_of(b: vec[i64], seat: i64) -> i64:
    """Where a fortune stands: what the dead left, which nobody saw, has gone to the bank."""
    return (MONEY if b[DIED + seat] == 0 else LEFT_BEHIND) + seat


def fortune_to_be_asked(table: Table, seat: i64) -> i64:
    """What a seat must have, or it would not be asked what it is asked: not without money for it,
    nor where there is only one answer (NK-150)."""
    b = table.b
    phase: i64 = b[PHASE]
    if phase == BID or phase == RECRUIT_WHERE:
        return LEAST_OFFER
    if phase == OFFER or phase == JOKER_OFFER:
        return LEAST_OFFER + 1
    if phase == HELI_TO:
        return ones(b[ABOARD])  # NK-186
    if phase == POACH_FROM or phase == POACH_WHOM:
        return table.cards.amount[b[AMOUNT_PICK]]
    if phase == POACH_PRICE:
        return table.cards.amount[b[AMOUNT_PICK]] + 1
    return second_price(table, seat, b[OTHER_PICK]) if phase == HIRE_WHERE else 0


def second_price(table: Table, seat: i64, kind: i64) -> i64:
    """What the second cheapest henchman costs whom a seat may hire with a card (NK-108)."""
    b = table.b
    cards = table.cards
    suits: i64 = 0
    for cell in range(seat * SLOTS + 1, (seat + 1) * SLOTS):
        if b[PERSON + cell] != NOBODY:
            suits |= bit(cards.suit[b[PERSON + cell]])
    prices = zeros(BARS)
    count: i64 = 0
    for bar in range(BARS):
        person: i64 = b[BAR + bar]
        if person != NOBODY and (suits == 0 or (suits >> cards.suit[person]) & 1 == 1):
            prices[count] = cards.prices[kind * RANKS + cards.rank[person]]
            count += 1
    sort(prices, 0, count)
    return prices[1] if count > 1 else 0


def leeway(b: vec[i64], giver: i64, taker: i64, spent: vec[i64], limit: vec[i64]) -> i64:
    return max(0, min(limit[giver], b[LEEWAY + giver * SEATS + taker]) - spent[giver])


def note_spent(
    b: vec[i64], giver: i64, taker: i64, amount: i64, spent: vec[i64], limit: vec[i64]
) -> None:
    limit[giver] = min(limit[giver], b[LEEWAY + giver * SEATS + taker])
    spent[giver] += amount
    b[fortune_of(b, giver)] -= amount
    b[fortune_of(b, taker)] += amount
    if b[DIED + giver] != 0:
        b[BANK] -= amount
    if b[DIED + taker] != 0:
        b[BANK] += amount
    for other in range(SEATS):
        way: i64 = LEEWAY + giver * SEATS + other
        b[way] = max(0, b[way] - amount)
    b[LEEWAY + taker * SEATS + giver] += amount


def forget_drafts(table: Table, b: vec[i64], seat: i64) -> None:
    """What others are still putting together: nobody else knows how far they are."""
    for other in range(table.seats):
        if other == seat or other == b[OFFER_FROM]:
            continue
        first: i64 = DRAFT + other * DRAFT_CELLS
        is_awaited = b[PHASE] == DEAL_COUNTER and (b[WAITING] >> other) & 1 == 1
        for cell in range(first, first + DRAFT_CELLS):
            if cell != first + DRAFT_TO or not is_awaited:
                b[cell] = NOBODY


# Choices that are made, but not shown.


def redeal_start_tiles(table: Table, b: vec[i64], seat: i64, chance: Chance) -> None:
    """NK-050: others' tiles and picks."""
    hidden: i64 = b[BAG]
    for cell in range(START_TILES, START_TILES + 3 * SEATS):
        if (cell - START_TILES) // 3 != seat and b[cell] != NOWHERE:
            hidden |= bit(b[cell])
    for other in range(table.seats):
        if other != seat:
            dealt: i64 = 0
            for cell in range(START_TILES + 3 * other, START_TILES + 3 * other + 3):
                if b[cell] != NOWHERE:
                    b[cell] = pick_bit(hidden, chance)
                    hidden &= ~bit(b[cell])
                    dealt += 1
            if b[START_PICKS + other] != NOBODY:
                b[START_PICKS + other] = chance.below(dealt)
    b[BAG] = hidden


def redraw_bids(table: Table, b: vec[i64], seat: i64, chance: Chance) -> None:
    """NK-063, NK-065: any bid that the fortune allows."""
    for other in range(table.seats):
        if other != seat and b[BIDS + other] != NOBODY and table.is_alive(other):
            amounts: i64 = 0
            for amount in range(min(b[MONEY + other], 10) + 1):
                if amount != 8 and amount != 9:
                    amounts |= bit(amount)
            b[BIDS + other] = pick_bit(amounts, chance)


def redraw_casualties(table: Table, b: vec[i64], seat: i64, chance: Chance) -> None:
    """NK-276: any of those there, Jokers too; where there was no choice there is none."""
    for other in range(table.seats):
        if other != seat and b[VICTIMS + other] != NOBODY:
            there: i64 = table.slots_at(other, b[FIGHT_AT])
            for joker in range(JOKERS):
                beside: i64 = other * SLOTS + b[JOKER_WITH_SLOT + joker]
                if b[JOKER_OF + joker] == other and b[PLACE + beside] == b[FIGHT_AT]:
                    there |= bit(SLOTS + joker)
            b[VICTIMS + other] = pick_bit(there, chance)


def pick_bit(mask: i64, chance: Chance) -> i64:
    """One of the bits of a mask, each with equal chance."""
    count: i64 = 0
    rest: i64 = mask
    while rest != 0:
        rest &= rest - 1
        count += 1
    left: i64 = chance.below(count)
    found: i64 = 0
    while (mask >> found) & 1 == 0 or left > 0:
        left -= (mask >> found) & 1
        found += 1
    return found


# Resource cards.


def redeal_cards(table: Table, b: vec[i64], seat: i64, chance: Chance) -> None:
    """Unseen cards change places with others of the same deck: those drawn before a reshuffle
    cannot be what lay in the discards at that time."""
    for epoch in range(b[EPOCH] + 1):
        if not redeal_epoch(b, seat, epoch, True, chance):
            redeal_epoch(b, seat, epoch, False, chance)
    for other in range(table.seats):
        b[HAND + other] = 0
    for card in range(RESOURCES):
        holder: i64 = b[CARD_FATE + card] - HELD
        if holder >= 0:
            b[HAND + holder] += bit(3 * table.cards.kind_of[card])


def redeal_epoch(
    b: vec[i64], seat: i64, epoch: i64, moves_half_known: bool, chance: Chance
) -> bool:
    """Shuffle the unseen cards of a deck over the hands and what is left of the deck; whether those
    that the seat half knows came to lie where they can be."""
    cards = zeros(RESOURCES)
    spots = zeros(RESOURCES)  # a hand, and what its other neighbours know of the card there
    count: i64 = 0
    held: i64 = 0
    for card in range(RESOURCES):
        if b[CARD_EPOCH + card] == epoch and is_unseen(b, seat, card, moves_half_known):
            cards[count] = card
            spots[held] = spot_of(b, seat, card)
            count += 1
            held += 1
    if epoch == b[EPOCH]:
        for place in range(b[CARDS_LEFT]):
            cards[count] = b[CARD_DECK + place]
            count += 1
    sort(cards, 0, count)
    sort(spots, 0, held)
    for _ in range(TRIES):
        shuffle(cards, 0, count, chance)
        if fits(b, seat, cards, count, spots, held):
            lay_cards(b, seat, epoch, cards, count, spots, held)
            return True
    return False


def known_hands(b: vec[i64], seat: i64, card: i64) -> i64:
    """In whose hands a card can be as far as this seat knows; spectators know nothing."""
    return 0 if seat < 0 else (b[CARD_WITH + card] >> (SEATS * seat)) & (bit(SEATS) - 1)


def is_unseen(b: vec[i64], seat: i64, card: i64, moves_half_known: bool) -> bool:
    """A card in another hand of which this seat does not know that it is there."""
    if b[CARD_FATE + card] < HELD or b[CARD_FATE + card] == HELD + seat:
        return False
    hands: i64 = known_hands(b, seat, card)
    return hands == 0 or (moves_half_known and hands & (hands - 1) != 0)


def spot_of(b: vec[i64], seat: i64, card: i64) -> i64:
    """A hand, and what the other seats know of the card there, in one number."""
    with_: i64 = b[CARD_WITH + card]
    if seat >= 0:
        with_ &= ~((bit(SEATS) - 1) << (SEATS * seat))
    return (b[CARD_FATE + card] - HELD) * bit(SEATS * SEATS) + with_


def hand_of_spot(spot: i64) -> i64:
    return spot // bit(SEATS * SEATS)


def fits(b: vec[i64], seat: i64, cards: vec[i64], count: i64, spots: vec[i64], held: i64) -> bool:
    for index in range(count):
        hands: i64 = known_hands(b, seat, cards[index])
        if hands != 0 and (index >= held or (hands >> hand_of_spot(spots[index])) & 1 == 0):
            return False
    return True


def lay_cards(
    b: vec[i64], seat: i64, epoch: i64, cards: vec[i64], count: i64, spots: vec[i64], held: i64
) -> None:
    for index in range(count):
        card: i64 = cards[index]
        b[CARD_EPOCH + card] = epoch
        if index < held:
            own: i64 = 0 if seat < 0 else known_hands(b, seat, card) << (SEATS * seat)
            b[CARD_FATE + card] = HELD + hand_of_spot(spots[index])
            b[CARD_WITH + card] = spots[index] % bit(SEATS * SEATS) | own
        else:
            b[CARD_DECK + index - held] = card
            b[CARD_FATE + card] = IN_DECK
            b[CARD_WITH + card] = 0


# Destinations, missions.


def redeal_goals(table: Table, b: vec[i64], seat: i64, chance: Chance) -> None:
    """Another tile for every secret destination: one that was in the bag when it was drawn and has
    not been seen since. What was in the bag earlier was so later, unless it has been seen: so with
    the earliest draw first, the number of choices never depends on the choices before."""
    row: i64 = SEATS if seat < 0 else seat
    secret = zeros(MISSIONS)
    count: i64 = 0
    unseen: i64 = b[BAG]
    for mission in range(MISSIONS):
        is_secret = b[FATE + mission] == IN_PROGRESS and table.cards.is_open[mission] == 0
        if is_secret and b[GOAL + mission] != NOWHERE and table.seat_of_mission(mission) != seat:
            secret[count] = b[GOAL_SINCE + mission] * MISSIONS + mission
            unseen |= bit(b[GOAL + mission])
            count += 1
    sort(secret, 0, count)
    for index in range(count):
        drawn: i64 = secret[index] // MISSIONS
        choices: i64 = 0
        for tile in range(DISTRICTS):
            since: i64 = b[BAG_SINCE + row * DISTRICTS + tile]
            if (unseen >> tile) & 1 == 1 and since < drawn:
                choices |= bit(tile)
        goal: i64 = pick_bit(choices, chance)
        b[GOAL + secret[index] % MISSIONS] = goal
        unseen &= ~bit(goal)
    b[BAG] = unseen


def redeal_missions(b: vec[i64], chance: Chance) -> None:
    """The order of the missions to come; the end card is among the last six (NK-038)."""
    left: i64 = b[MISSIONS_LEFT]
    sort(b, MISSION_DECK, MISSION_DECK + left)
    if left == 0 or b[MISSION_DECK + left - 1] != END_CARD:
        shuffle(b, MISSION_DECK, MISSION_DECK + left, chance)
        return
    shuffle(b, MISSION_DECK, MISSION_DECK + left - 1, chance)
    end: i64 = chance.below(min(left, BOTTOM))
    b[MISSION_DECK + left - 1] = b[MISSION_DECK + end]
    b[MISSION_DECK + end] = END_CARD
