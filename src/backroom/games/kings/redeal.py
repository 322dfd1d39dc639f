"""Another table that a seat of New York Kings cannot tell from this one.

Hidden from a seat are other hands, the order of all decks, the bag, other seats' secret
destinations, start tiles, bids and casualties until they are shown; who else is asked in a window
or has still to bid, and how often others were asked so far; and with deals, how much money and
which numbers passed between others, and what they propose to each other. Without deals every
payment is public. (Who is asked follows from hands and fortunes: ``asked_anew`` draws it when they
are dealt.)

Everything comes from what the seat knows and from chance: what is unseen is put into a fixed order
before it is dealt again. Decks, start tiles, destinations, bids, casualties and proposals are all
equally likely; so are hands, given from which deck each card in them was drawn.
"""

from typing import Final

from backroom.games.kings import board as at
from backroom.games.kings import decisions, missions
from backroom.games.kings.cards import price_of
from backroom.games.kings.recruiting import LEAST_OFFER
from backroom.games.kings.state import Table, seat_of_mission, slots_at
from backroom.kernel.chance import Chance, shuffle, sort
from backroom.kernel.numbers import bit, copy_of, i64, vec, zeros

BOTTOM: Final[i64] = 6  # the end card is one of the last six (NK-038)
TRIES: Final[i64] = 200  # to deal cards so that those half known are where they can be


def redealt(table: Table, seat: i64, chance: Chance) -> vec[i64]:
    """The board of another deal that looks the same to this seat."""
    b = copy_of(table.b)
    for other in range(table.seats):
        if other != seat:
            b[other] = 0  # a number of decisions would tell how often a seat was asked (NK-103)
    if table.deals and b[at.DECISION] != decisions.OVER:
        redeal_money(table, b, seat, chance)
        forget_drafts(table, b, seat)
    if b[at.DECISION] == decisions.START_TILE:
        redeal_start_tiles(table, b, seat, chance)
    elif b[at.DECISION] == decisions.CASUALTY:
        redraw_casualties(table, b, seat, chance)
    redeal_cards(table, b, seat, chance)
    redeal_goals(table, b, seat, chance)
    redeal_missions(b, chance)
    redeal_henchmen(b, chance)
    return b


# Money that passed in deals.


def redeal_money(table: Table, b: vec[i64], seat: i64, chance: Chance) -> None:
    """Another amount for what two other seats gave each other, within what everybody could see of
    their fortunes since; what one seat can miss in all is the least of what each pair allows."""
    spent = zeros(at.SEATS)
    limit = zeros(at.SEATS)
    for one in range(table.seats):
        limit[one] = b[fortune_of(b, one)]
        if (b[at.WAITING] >> one) & 1 == 1:
            limit[one] -= fortune_to_be_asked(table, one)
    pairs = zeros(at.SEATS * at.SEATS)
    count: i64 = 0
    for one in range(table.seats):
        for other in range(one + 1, table.seats):
            if one != seat and other != seat:
                pairs[count] = one * at.SEATS + other
                count += 1
    shuffle(pairs, 0, count, chance)
    for index in range(count):
        first: i64 = pairs[index] // at.SEATS
        second: i64 = pairs[index] % at.SEATS
        more: i64 = leeway(b, first, second, spent, limit)
        less: i64 = leeway(b, second, first, spent, limit)
        moved: i64 = chance.below(more + less + 1) - less
        if moved > 0:
            note_spent(b, first, second, moved, spent, limit)
        elif moved < 0:
            note_spent(b, second, first, -moved, spent, limit)


def fortune_of(b: vec[i64], seat: i64) -> i64:
    """Where a fortune stands: what the dead left, which nobody saw, has gone to the bank."""
    return at.money(seat) if b[at.died(seat)] == 0 else at.left_behind(seat)


def fortune_to_be_asked(table: Table, seat: i64) -> i64:
    """What a seat must have, or it would not be asked what it is asked: not without money for it,
    nor where there is only one answer (NK-150)."""
    b = table.b
    decision: i64 = b[at.DECISION]
    if decision == decisions.RECRUIT_WHERE:
        return LEAST_OFFER
    if decision == decisions.OFFER or decision == decisions.JOKER_OFFER:
        return LEAST_OFFER + 1
    if decision == decisions.HELI_TO:
        return missions.ones(b[at.ABOARD])  # NK-186
    if decision == decisions.POACH_FROM or decision == decisions.POACH_WHOM:
        return table.cards.amount[b[at.PICKED_KIND]]
    if decision == decisions.POACH_PRICE:
        return table.cards.amount[b[at.PICKED_KIND]] + 1
    return second_price(table, seat, b[at.PICKED_KIND]) if decision == decisions.HIRE_WHERE else 0


def second_price(table: Table, seat: i64, kind: i64) -> i64:
    """What the second cheapest henchman costs whom a seat may hire with a card (NK-108)."""
    b = table.b
    cards = table.cards
    suits: i64 = 0
    for slot in range(1, at.SLOTS):
        if b[at.person(seat, slot)] != at.NOBODY:
            suits |= bit(cards.suit[b[at.person(seat, slot)]])
    prices = zeros(at.BARS)
    count: i64 = 0
    for bar in range(at.BARS):
        person: i64 = b[at.guest(bar)]
        if person != at.NOBODY and (suits == 0 or (suits >> cards.suit[person]) & 1 == 1):
            prices[count] = price_of(cards, kind, person)
            count += 1
    sort(prices, 0, count)
    return prices[1] if count > 1 else 0


def leeway(b: vec[i64], giver: i64, taker: i64, spent: vec[i64], limit: vec[i64]) -> i64:
    return max(0, min(limit[giver], b[at.leeway(giver, taker)]) - spent[giver])


def note_spent(
    b: vec[i64], giver: i64, taker: i64, amount: i64, spent: vec[i64], limit: vec[i64]
) -> None:
    limit[giver] = min(limit[giver], b[at.leeway(giver, taker)])
    spent[giver] += amount
    b[fortune_of(b, giver)] -= amount
    b[fortune_of(b, taker)] += amount
    if b[at.died(giver)] != 0:
        b[at.BANK] -= amount
    if b[at.died(taker)] != 0:
        b[at.BANK] += amount
    for other in range(at.SEATS):
        way: i64 = at.leeway(giver, other)
        b[way] = max(0, b[way] - amount)
    b[at.leeway(taker, giver)] += amount


def forget_drafts(table: Table, b: vec[i64], seat: i64) -> None:
    """What others are still putting together: nobody else knows how far they are."""
    for other in range(table.seats):
        if other == seat:
            continue
        b[at.chains(other)] = b[at.sent(other)]
        if other == b[at.OFFER_FROM]:
            continue
        is_awaited = b[at.DECISION] == decisions.COUNTER and (b[at.WAITING] >> other) & 1 == 1
        to: i64 = b[at.draft_to(other)] if is_awaited else at.NOBODY
        at.clear_draft(b, other)
        b[at.draft_to(other)] = to


# Choices that are made, but not shown.


def redeal_start_tiles(table: Table, b: vec[i64], seat: i64, chance: Chance) -> None:
    """NK-050: others' tiles and picks."""
    hidden: i64 = b[at.BAG]
    for other in range(table.seats):
        for tile in range(at.TILES_EACH):
            if other != seat and b[at.start_tile(other, tile)] != at.NOWHERE:
                hidden |= bit(b[at.start_tile(other, tile)])
    for other in range(table.seats):
        if other != seat:
            dealt: i64 = 0
            for tile in range(at.TILES_EACH):
                if b[at.start_tile(other, tile)] != at.NOWHERE:
                    district: i64 = pick_bit(hidden, chance)
                    b[at.start_tile(other, tile)] = district
                    hidden &= ~bit(district)
                    dealt += 1
            if b[at.start_pick(other)] != at.NOBODY:
                b[at.start_pick(other)] = chance.below(dealt)
    b[at.BAG] = hidden


def redraw_casualties(table: Table, b: vec[i64], seat: i64, chance: Chance) -> None:
    """NK-276: any of those there, Jokers too; where there was no choice there is none."""
    for other in range(table.seats):
        if other != seat and b[at.victim(other)] != at.NOBODY:
            there: i64 = slots_at(table, other, b[at.FIGHT_AT])
            for joker in range(at.JOKERS):
                place: i64 = b[at.place(other, b[at.joker_slot(joker)])]
                if b[at.joker_of(joker)] == other and place == b[at.FIGHT_AT]:
                    there |= bit(at.SLOTS + joker)
            b[at.victim(other)] = pick_bit(there, chance)


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
    for epoch in range(b[at.EPOCH] + 1):
        if not redeal_epoch(b, seat, epoch, True, chance):
            redeal_epoch(b, seat, epoch, False, chance)
    for other in range(table.seats):
        b[at.hand(other)] = 0
    for card in range(at.RESOURCES):
        holder: i64 = b[at.card_fate(card)] - at.HELD
        if holder >= 0:
            b[at.hand(holder)] += bit(3 * table.cards.kind_of[card])


def redeal_epoch(
    b: vec[i64], seat: i64, epoch: i64, moves_half_known: bool, chance: Chance
) -> bool:
    """Shuffle the unseen cards of a deck over the hands and what is left of the deck; whether those
    that the seat half knows came to lie where they can be."""
    cards = zeros(at.RESOURCES)
    spots = zeros(at.RESOURCES)  # a hand, and what its other neighbours know of the card there
    count: i64 = 0
    held: i64 = 0
    for card in range(at.RESOURCES):
        if b[at.card_fate(card)] == at.IN_DECK:
            if epoch == b[at.EPOCH]:
                cards[count] = card
                count += 1
        elif b[at.card_epoch(card)] == epoch and is_unseen(b, seat, card, moves_half_known):
            cards[count] = card
            spots[held] = spot_of(b, seat, card)
            count += 1
            held += 1
    sort(spots, 0, held)
    for _ in range(TRIES):
        shuffle(cards, 0, count, chance)
        if fits(b, seat, cards, count, spots, held):
            lay_cards(b, seat, epoch, cards, count, spots, held)
            return True
    return False


def known_hands(b: vec[i64], seat: i64, card: i64) -> i64:
    """In whose hands a card can be as far as this seat knows; spectators know nothing."""
    return 0 if seat < 0 else (b[at.card_with(card)] >> (at.SEATS * seat)) & (bit(at.SEATS) - 1)


def is_unseen(b: vec[i64], seat: i64, card: i64, moves_half_known: bool) -> bool:
    """A card in another hand of which this seat does not know that it is there."""
    if b[at.card_fate(card)] < at.HELD or b[at.card_fate(card)] == at.HELD + seat:
        return False
    hands: i64 = known_hands(b, seat, card)
    return hands == 0 or (moves_half_known and hands & (hands - 1) != 0)


def spot_of(b: vec[i64], seat: i64, card: i64) -> i64:
    """A hand, and what the other seats know of the card there, in one number."""
    with_: i64 = b[at.card_with(card)]
    if seat >= 0:
        with_ &= ~((bit(at.SEATS) - 1) << (at.SEATS * seat))
    return (b[at.card_fate(card)] - at.HELD) * bit(at.SEATS * at.SEATS) + with_


def hand_of_spot(spot: i64) -> i64:
    return spot // bit(at.SEATS * at.SEATS)


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
        b[at.card_epoch(card)] = epoch
        if index < held:
            own: i64 = 0 if seat < 0 else known_hands(b, seat, card) << (at.SEATS * seat)
            b[at.card_fate(card)] = at.HELD + hand_of_spot(spots[index])
            b[at.card_with(card)] = spots[index] % bit(at.SEATS * at.SEATS) | own
        else:
            b[at.card_deck(index - held)] = card
            b[at.card_fate(card)] = at.IN_DECK
            b[at.card_with(card)] = 0


# Destinations, missions.


def redeal_goals(table: Table, b: vec[i64], seat: i64, chance: Chance) -> None:
    """Another tile for every secret destination: one that was in the bag when it was drawn and has
    not been seen since. What was in the bag earlier was so later, unless it has been seen: so with
    the earliest draw first, the number of choices never depends on the choices before."""
    row: i64 = at.SEATS if seat < 0 else seat
    secret = zeros(at.MISSIONS)
    count: i64 = 0
    unseen: i64 = b[at.BAG]
    for mission in range(at.MISSIONS):
        is_secret = b[at.fate(mission)] == at.IN_PROGRESS and table.cards.is_open[mission] == 0
        if (
            is_secret
            and b[at.goal(mission)] != at.NOWHERE
            and seat_of_mission(table, mission) != seat
        ):
            secret[count] = b[at.goal_since(mission)] * at.MISSIONS + mission
            unseen |= bit(b[at.goal(mission)])
            count += 1
    sort(secret, 0, count)
    for index in range(count):
        drawn: i64 = secret[index] // at.MISSIONS
        choices: i64 = 0
        for tile in range(at.DISTRICTS):
            since: i64 = b[at.bag_since(row, tile)]
            if (unseen >> tile) & 1 == 1 and since < drawn:
                choices |= bit(tile)
        goal: i64 = b[at.goal(secret[index] % at.MISSIONS)]
        if choices != 0:  # none at a table that was dealt again for another seat, or made up
            goal = pick_bit(choices, chance)
        b[at.goal(secret[index] % at.MISSIONS)] = goal
        unseen &= ~bit(goal)
    b[at.BAG] = unseen


def redeal_missions(b: vec[i64], chance: Chance) -> None:
    """The order of the missions to come; the end card is among the last six (NK-038)."""
    left: i64 = b[at.MISSIONS_LEFT]
    count: i64 = 0
    for mission in range(at.MISSIONS):
        if b[at.fate(mission)] == at.IN_DECK:
            b[at.mission_deck(count)] = mission
            count += 1
    if count == left:
        shuffle(b, at.mission_deck(0), at.mission_deck(left), chance)
        return
    shuffle(b, at.mission_deck(0), at.mission_deck(count), chance)
    end: i64 = chance.below(min(left, BOTTOM))
    b[at.mission_deck(left - 1)] = b[at.mission_deck(end)]
    b[at.mission_deck(end)] = at.END_CARD


def redeal_henchmen(b: vec[i64], chance: Chance) -> None:
    count: i64 = 0
    for person in range(at.HENCHMEN):
        if b[at.hench_fate(person)] == at.IN_DECK:
            b[at.hench_deck(count)] = person
            count += 1
    shuffle(b, at.hench_deck(0), at.hench_deck(count), chance)
