"""Another table that a seat of New York Kings cannot tell from this one.

Hidden from a seat are other hands, the order of all decks, the bag, other seats' secret
destinations, start tiles, bids and casualties until they are shown, and what others put together
for a deal. What passes between two other seats in a deal is left as it is, and with it their money:
without deals every payment is public.
"""

from typing import Final

from backroom.games.kings.state import (
    BAG,
    BAG_SINCE,
    BID,
    BIDS,
    CARD_DECK,
    CARD_EPOCH,
    CARD_FATE,
    CARD_KNOWN,
    CARDS_LEFT,
    CASUALTY,
    DEAL_ANSWER,
    DEAL_COUNTER,
    DISTRICTS,
    DRAFT,
    DRAFT_CARD_GIVE,
    DRAFT_CELLS,
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
    LAST_ROUND,
    MISSION_DECK,
    MISSIONS,
    MISSIONS_LEFT,
    MONEY,
    NOBODY,
    NOWHERE,
    OFFER_FROM,
    PHASE,
    RESOURCES,
    SLOTS,
    START,
    START_PICKS,
    START_TILES,
    VICTIMS,
    WAITING,
    Table,
)
from backroom.kernel.chance import Chance, shuffle
from backroom.kernel.numbers import bit, i64, vec, zeros

BOTTOM: Final[i64] = 6  # the end card is one of the last six (NK-038)


def redealt(table: Table, seat: i64, chance: Chance) -> vec[i64]:
    """The board of another deal that looks the same to this seat."""
    b = table.b[:]
    if b[PHASE] == START:
        redeal_start_tiles(table, b, seat, chance)
    elif b[PHASE] == BID:
        redraw_bids(table, b, seat, chance)
    elif b[PHASE] == CASUALTY:
        redraw_casualties(table, b, seat, chance)
    redeal_cards(table, b, seat, chance)
    redeal_goals(table, b, seat, chance)
    redeal_missions(b, chance)
    shuffle(b, HENCH_DECK, HENCH_DECK + b[HENCH_LEFT], chance)
    if table.deals:
        forget_drafts(table, b, seat)
    return b


def redeal_start_tiles(table: Table, b: vec[i64], seat: i64, chance: Chance) -> None:  # noqa: C901
    """NK-050: others' tiles and picks."""
    pool = zeros(DISTRICTS)
    count: i64 = 0
    for tile in range(DISTRICTS):
        if (b[BAG] >> tile) & 1 == 1:
            pool[count] = tile
            count += 1
    for other in range(table.seats):
        for cell in range(START_TILES + 3 * other, START_TILES + 3 * other + 3):
            if other != seat and b[cell] != NOWHERE:
                pool[count] = b[cell]
                count += 1
    shuffle(pool, 0, count, chance)
    for other in range(table.seats):
        dealt: i64 = 0
        for cell in range(START_TILES + 3 * other, START_TILES + 3 * other + 3):
            if other != seat and b[cell] != NOWHERE:
                count -= 1
                b[cell] = pool[count]
                dealt += 1
        if other != seat and b[START_PICKS + other] != NOBODY:
            b[START_PICKS + other] = chance.below(dealt)
    b[BAG] = 0
    for left in range(count):
        b[BAG] |= bit(pool[left])


def redraw_bids(table: Table, b: vec[i64], seat: i64, chance: Chance) -> None:
    """Bids that are in, but not shown (NK-065)."""
    for other in range(table.seats):
        if other != seat and b[BIDS + other] != NOBODY and table.is_alive(other):
            amount: i64 = chance.below(min(b[MONEY + other], 10) + 1)
            b[BIDS + other] = 7 if amount == 8 or amount == 9 else amount


def redraw_casualties(table: Table, b: vec[i64], seat: i64, chance: Chance) -> None:
    """Losses that are named, but not shown (NK-276); where there was no choice there is none."""
    if b[WAITING] == 0:
        return
    for other in range(table.seats):
        victim: i64 = b[VICTIMS + other]
        if other != seat and victim != NOBODY and victim < SLOTS:
            slots: i64 = table.slots_at(other, b[FIGHT_AT])
            count: i64 = 0
            for slot in range(SLOTS):
                count += (slots >> slot) & 1
            left: i64 = chance.below(count)
            named: i64 = 0
            while (slots >> named) & 1 == 0 or left > 0:
                left -= (slots >> named) & 1
                named += 1
            b[VICTIMS + other] = named


def redeal_cards(table: Table, b: vec[i64], seat: i64, chance: Chance) -> None:
    """Unseen cards change places with others of the same deck: those drawn before a reshuffle
    cannot be what lay in the discards at that time."""
    for epoch in range(b[EPOCH] + 1):
        redeal_epoch(table, b, seat, epoch, chance)
    for other in range(table.seats):
        b[HAND + other] = 0
    for card in range(RESOURCES):
        holder: i64 = b[CARD_FATE + card] - HELD
        if holder >= 0:
            b[HAND + holder] += bit(3 * table.cards.kind_of[card])


def redeal_epoch(table: Table, b: vec[i64], seat: i64, epoch: i64, chance: Chance) -> None:
    unseen = zeros(RESOURCES)
    fates = zeros(RESOURCES)
    known = zeros(RESOURCES)
    count: i64 = 0
    for card in range(RESOURCES):
        if is_unseen(table, b, seat, card) and b[CARD_EPOCH + card] == epoch:
            unseen[count] = card
            fates[count] = b[CARD_FATE + card]
            known[count] = b[CARD_KNOWN + card]
            count += 1
    decked: i64 = 0
    if epoch == b[EPOCH]:
        decked = b[CARDS_LEFT]
    for place in range(decked):
        unseen[count] = b[CARD_DECK + place]
        count += 1
    shuffle(unseen, 0, count, chance)
    for index in range(count - decked):
        b[CARD_FATE + unseen[index]] = fates[index]
        b[CARD_KNOWN + unseen[index]] = known[index]
        b[CARD_EPOCH + unseen[index]] = epoch
    for place in range(decked):
        decked_card: i64 = unseen[count - decked + place]
        b[CARD_DECK + place] = decked_card
        b[CARD_FATE + decked_card] = IN_DECK
        b[CARD_KNOWN + decked_card] = 0
        b[CARD_EPOCH + decked_card] = epoch


def is_unseen(table: Table, b: vec[i64], seat: i64, card: i64) -> bool:
    """A card in another hand that this seat has not seen there."""
    holder: i64 = b[CARD_FATE + card] - HELD
    if holder < 0 or holder == seat:
        return False
    if b[PHASE] == DEAL_ANSWER and holder == b[OFFER_FROM]:
        kind: i64 = b[DRAFT + holder * DRAFT_CELLS + DRAFT_CARD_GIVE]
        if kind == table.cards.kind_of[card]:
            return False  # NK-371: a card that is offered is there
    return seat < 0 or (b[CARD_KNOWN + card] >> seat) & 1 == 0


def redeal_goals(table: Table, b: vec[i64], seat: i64, chance: Chance) -> None:
    """Another tile for every secret destination: one that was in the bag when it was drawn and has
    not been seen since."""
    for mission in range(MISSIONS):
        if b[FATE + mission] != IN_PROGRESS or table.cards.is_open[mission] == 1:
            continue
        old: i64 = b[GOAL + mission]
        if old == NOWHERE or table.seat_of_mission(mission) == seat:
            continue
        choices: i64 = bit(old)
        for tile in range(DISTRICTS):
            if (b[BAG] >> tile) & 1 == 1 and b[BAG_SINCE + tile] < b[GOAL_SINCE + mission]:
                choices |= bit(tile)
        new: i64 = pick_bit(choices, chance)
        b[BAG] = (b[BAG] | bit(old)) & ~bit(new)
        b[GOAL + mission] = new


def pick_bit(mask: i64, chance: Chance) -> i64:
    count: i64 = 0
    for tile in range(DISTRICTS):
        count += (mask >> tile) & 1
    left: i64 = chance.below(count)
    found: i64 = 0
    while (mask >> found) & 1 == 0 or left > 0:
        left -= (mask >> found) & 1
        found += 1
    return found


def redeal_missions(b: vec[i64], chance: Chance) -> None:
    """The order of the missions to come; the end card is among the last six (NK-038)."""
    left: i64 = b[MISSIONS_LEFT]
    if left == 0:
        return
    if b[LAST_ROUND] == 0:
        at: i64 = 0
        while b[MISSION_DECK + at] != END_CARD:
            at += 1
        b[MISSION_DECK + at] = b[MISSION_DECK + left - 1]
        shuffle(b, MISSION_DECK, MISSION_DECK + left - 1, chance)
        end: i64 = chance.below(min(left, BOTTOM))
        b[MISSION_DECK + left - 1] = b[MISSION_DECK + end]
        b[MISSION_DECK + end] = END_CARD
    else:
        shuffle(b, MISSION_DECK, MISSION_DECK + left, chance)


def forget_drafts(table: Table, b: vec[i64], seat: i64) -> None:
    """Proposals that others are still putting together, which nobody awaits."""
    for other in range(table.seats):
        is_awaited = b[PHASE] == DEAL_COUNTER and (b[WAITING] >> other) & 1 == 1
        if other != seat and other != b[OFFER_FROM] and not is_awaited:
            for cell in range(DRAFT_CELLS):
                b[DRAFT + other * DRAFT_CELLS + cell] = NOBODY
