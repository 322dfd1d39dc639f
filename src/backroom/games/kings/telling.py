"""Writes the journal of New York Kings: which seats see which part of what just happened."""

from backroom.games.kings import journal as events
from backroom.games.kings.hands import CATEGORY
from backroom.games.kings.state import (
    ABOARD,
    ACCEPT_AT,
    ACTIVE,
    BAR,
    BARS,
    BIDS,
    BOSS,
    CAR,
    CELL,
    DICE,
    DIE_OF,
    DRAFT,
    DRAFT_ASK,
    DRAFT_CAR,
    DRAFT_CAR_TO,
    DRAFT_CARD_ASK,
    DRAFT_CARD_GIVE,
    DRAFT_CELLS,
    DRAFT_GIVE,
    DRAFT_NUMBER,
    GOAL,
    LAST_ROUND,
    MONEY,
    NOBODY,
    NOWHERE,
    OFFER_FROM,
    OFFER_TO,
    PERSON,
    PLACE,
    PLACES,
    ROLLED,
    ROUND,
    ROW,
    SLOTS,
    START_TILES,
    Table,
)
from backroom.kernel.journal import Journal

RANK_NAMES = ["9", "10", "J", "Q", "K", "A"]
CELL_NAMES = ["cell 3", "cell 2", "cell 1"]
HAND_NAMES = ["high_card", "pair", "two_pairs", "three", "straight", "full_house", "four"]
STEP_NAMES = ["none", "normal", "metro", "prepaid", "bonus"]


def place_name(table: Table, place: int) -> str | None:
    if place == NOWHERE:
        return None
    return CELL_NAMES[place - CELL] if place >= CELL else table.cards.district_ids[place]


def person_name(table: Table, seat: int, person: int) -> str:
    if person == BOSS:
        return table.cards.boss_ids[table.bosses[seat]]
    return table.cards.hench_ids[person]


def group(table: Table, seat: int, slots: int) -> list[str]:
    """The people in these slots."""
    return [_slot(table, seat, slot) for slot in range(SLOTS) if (slots >> slot) & 1]


def hand_name(strength: int) -> str:
    return HAND_NAMES[strength // CATEGORY]


def _slot(table: Table, seat: int, slot: int) -> str:
    return person_name(table, seat, table.b[PERSON + seat * SLOTS + slot])


def _mission(table: Table, mission: int) -> str:
    return table.cards.mission_ids[mission]


def _card(table: Table, kind: int) -> str:
    return table.cards.kind_ids[kind]


def _district(table: Table, district: int) -> str:
    return table.cards.district_ids[district]


# Set-up and rounds.


def began(journal: Journal, table: Table) -> None:
    b = table.b
    journal.tell(
        events.Began(
            seats=table.seats,
            bosses=[table.cards.boss_ids[boss] for boss in table.bosses],
            bars=[table.cards.hench_ids[b[BAR + bar]] for bar in range(BARS)],
        )
    )
    for place in range(PLACES):
        turned_up(journal, table, b[ROW + place])
    for seat in range(table.seats):
        cells = range(START_TILES + 3 * seat, START_TILES + 3 * seat + 3)
        tiles = [_district(table, b[cell]) for cell in cells if b[cell] != NOWHERE]
        journal.whisper(None, events.StartTiles(seat=seat, districts=tiles), 1 << seat)


def turned_up(journal: Journal, table: Table, mission: int) -> None:
    goal = table.b[GOAL + mission] if table.cards.is_open[mission] else NOWHERE
    journal.tell(
        events.TurnedUp(
            mission=_mission(table, mission),
            address=place_name(table, table.b[ACCEPT_AT + mission]),
            goal=place_name(table, goal),
        )
    )


def tile_served(journal: Journal, table: Table, mission: int, is_goal: int) -> None:
    turned_up(journal, table, mission)
    if is_goal and not table.cards.is_open[mission]:
        seat = table.seat_of_mission(mission)
        goal = place_name(table, table.b[GOAL + mission])
        redrawn = events.Redrawn(seat=seat, mission=_mission(table, mission), goal=goal)
        journal.whisper(None, redrawn, 1 << seat)


def tile_freed(journal: Journal, table: Table, mission: int) -> None:
    journal.tell(events.TileFreed(mission=_mission(table, mission)))


def bosses_placed(journal: Journal, table: Table) -> None:
    starts = [place_name(table, table.b[PLACE + seat * SLOTS]) for seat in range(table.seats)]
    journal.tell(events.BossesPlaced(starts=[start or "" for start in starts]))


def round_began(journal: Journal, table: Table) -> None:
    last = table.b[LAST_ROUND] == table.b[ROUND]
    journal.tell(events.RoundBegan(round=table.b[ROUND], last=last))


def bid(journal: Journal, seat: int, amount: int) -> None:
    journal.whisper(None, events.Bid(seat=seat, amount=amount), 1 << seat)


def bids_revealed(journal: Journal, table: Table) -> None:
    bids = [table.b[BIDS + s] if table.is_alive(s) else None for s in range(table.seats)]
    journal.tell(events.BidsRevealed(bids=bids))


def rolled_for_first(journal: Journal, seat: int, die: int) -> None:
    journal.tell(events.RolledForFirst(seat=seat, die=RANK_NAMES[die]))


def is_first(journal: Journal, seat: int, amount: int) -> None:
    journal.tell(events.BecameFirst(seat=seat, amount=amount))


def turn_began(journal: Journal, seat: int) -> None:
    journal.tell(events.TurnBegan(seat=seat))


def moves_ended(journal: Journal, seat: int) -> None:
    journal.tell(events.MovesEnded(seat=seat))


def turn_ended(journal: Journal, seat: int) -> None:
    journal.tell(events.TurnEnded(seat=seat))


def expired(journal: Journal, table: Table, mission: int) -> None:
    journal.tell(events.MissionExpired(mission=_mission(table, mission)))


def end_card(journal: Journal, table: Table) -> None:
    journal.tell(events.EndCard(round=table.b[LAST_ROUND]))


def ended(journal: Journal, table: Table) -> None:
    for seat in range(table.seats):
        if table.is_alive(seat):
            journal.tell(events.FortuneShown(seat=seat, amount=table.b[MONEY + seat]))
    journal.tell(events.Ended(places=[s.place for s in sorted(table.standings())]))


# Resource cards.


def drew(journal: Journal, table: Table, seat: int, kind: int) -> None:
    seen = events.Drew(seat=seat, card=_card(table, kind))
    journal.whisper(events.Drew(seat=seat), seen, 1 << seat)


def reshuffled(journal: Journal, count: int) -> None:
    journal.tell(events.Reshuffled(count=count))


def car_came(journal: Journal, table: Table, car: int) -> None:
    district = _district(table, table.b[CAR + car])
    journal.tell(events.CarCame(car=car, district=district))


def discarded(journal: Journal, table: Table, seat: int, kind: int) -> None:
    journal.tell(events.Discarded(seat=seat, card=_card(table, kind)))


def played(journal: Journal, table: Table, seat: int, kind: int) -> None:
    journal.tell(events.Played(seat=seat, card=_card(table, kind)))


def gave_for_step(journal: Journal, table: Table, seat: int, kind: int) -> None:
    journal.tell(events.GaveForStep(seat=seat, card=_card(table, kind)))


def stole(journal: Journal, table: Table, thief: int, victim: int, kind: int) -> None:
    journal.whisper(
        events.StoleCard(seat=thief, victim=victim),
        events.StoleCard(seat=thief, victim=victim, card=_card(table, kind)),
        1 << thief | 1 << victim,
    )


# Movements and police.


def boarded(journal: Journal, table: Table, seat: int, slot: int) -> None:
    where = _district(table, table.b[PLACE + seat * SLOTS + slot])
    journal.tell(events.Boarded(seat=seat, who=_slot(table, seat, slot), district=where))


def dropped(journal: Journal, table: Table, seat: int, slot: int) -> None:
    where = _district(table, table.b[PLACE + seat * SLOTS + slot])
    journal.tell(events.Dropped(seat=seat, who=_slot(table, seat, slot), district=where))


def drove(journal: Journal, table: Table, seat: int, district: int, kind: int) -> None:
    journal.tell(
        events.Drove(
            seat=seat,
            group=group(table, seat, table.b[ABOARD]),
            district=_district(table, district),
            kind=STEP_NAMES[kind],
        )
    )


def took_metro(journal: Journal, seat: int) -> None:
    journal.tell(events.TookMetro(seat=seat))


def flew(journal: Journal, seat: int, amount: int) -> None:
    journal.tell(events.Flew(seat=seat, amount=amount))


def drive_ended(journal: Journal, seat: int) -> None:
    journal.tell(events.DriveEnded(seat=seat))


def halted(journal: Journal, table: Table, seat: int, district: int) -> None:
    journal.tell(events.Halted(seat=seat, district=_district(table, district)))


def advanced(journal: Journal, table: Table, seat: int, slots: int) -> None:
    places = [
        place_name(table, table.b[PLACE + seat * SLOTS + slot]) or ""
        for slot in range(SLOTS)
        if (slots >> slot) & 1
    ]
    journal.tell(events.Advanced(seat=seat, group=group(table, seat, slots), places=places))


def car_moved(journal: Journal, table: Table, seat: int, car: int, district: int) -> None:
    journal.tell(events.CarMoved(seat=seat, car=car, district=_district(table, district)))


# Fights.


def stopped_by_police(
    journal: Journal, table: Table, seat: int, roller: int, district: int
) -> None:
    where = _district(table, district)
    journal.tell(events.ArrestTried(seat=seat, roller=roller, district=where))


def rolled(journal: Journal, table: Table) -> None:
    b = table.b
    dice = [
        [RANK_NAMES[b[DIE_OF + side * DICE + die]] for die in range(b[ROLLED + side])]
        for side in range(2)
    ]
    hands = [hand_name(table.strength_of(side)) for side in range(2)]
    journal.tell(events.Rolled(dice=dice[0], against=dice[1], hand=hands[0], other_hand=hands[1]))


def got_away(journal: Journal, seat: int) -> None:
    journal.tell(events.GotAway(seat=seat))


def resisted(journal: Journal, seat: int, resists: bool) -> None:
    journal.tell(events.Resisted(seat=seat, yes=resists))


def broke_cars(journal: Journal, table: Table, seat: int, district: int) -> None:
    journal.tell(events.CarsBroken(seat=seat, district=_district(table, district)))


def lost_to_police(journal: Journal, seat: int) -> None:
    journal.tell(events.LostToPolice(seat=seat))


def arrested(journal: Journal, table: Table, seat: int, slots: int) -> None:
    journal.tell(events.Arrested(seat=seat, group=group(table, seat, slots)))


def provoked(journal: Journal, table: Table, seat: int, rival: int, district: int) -> None:
    journal.tell(events.Provoked(seat=seat, victim=rival, district=_district(table, district)))


def staked(journal: Journal, seat: int, amount: int, due: int) -> None:
    journal.tell(events.Staked(seat=seat, amount=amount, short=amount < due))


def folded(journal: Journal, seat: int, folds: bool) -> None:
    journal.tell(events.Folded(seat=seat, yes=folds))


def took_pot(journal: Journal, seat: int, amount: int) -> None:
    journal.tell(events.TookPot(seat=seat, amount=amount))


def shared_pot(journal: Journal, half: int, odd: int) -> None:
    journal.tell(events.SharedPot(amount=half, odd=odd))


def killed(journal: Journal, table: Table, seat: int, person: int) -> None:
    journal.tell(events.Killed(seat=seat, who=person_name(table, seat, person)))


def eliminated(journal: Journal, seat: int) -> None:
    journal.tell(events.Eliminated(seat=seat))


# Missions.


def lost(journal: Journal, table: Table, seat: int, mission: int) -> None:
    journal.tell(events.MissionLost(seat=seat, mission=_mission(table, mission)))


def announced_accept(journal: Journal, table: Table, seat: int, mission: int, slots: int) -> None:
    names = group(table, seat, slots)
    journal.tell(events.Announced(seat=seat, mission=_mission(table, mission), group=names))


def _with_goal(
    journal: Journal, table: Table, mission: int, seat: int, event: events.KingsEvent
) -> None:
    """Tell an event with a goal; a hidden one only to its seat."""
    event.goal = place_name(table, table.b[GOAL + mission])  # type: ignore[union-attr]
    if table.cards.is_open[mission]:
        journal.tell(event)
        return
    fields = {name: getattr(event, name) for name in event.__struct_fields__ if name != "goal"}
    journal.whisper(type(event)(**fields), event, 1 << seat)


def accepted(journal: Journal, table: Table, seat: int, mission: int, slots: int) -> None:
    event = events.Accepted(
        seat=seat, mission=_mission(table, mission), group=group(table, seat, slots)
    )
    _with_goal(journal, table, mission, seat, event)


def accomplished(journal: Journal, table: Table, seat: int, mission: int) -> None:
    journal.tell(
        events.Accomplished(
            seat=seat,
            mission=_mission(table, mission),
            goal=_district(table, table.b[GOAL + mission]),
            amount=table.cards.reward[mission],
        )
    )


def redrew(journal: Journal, table: Table, seat: int, mission: int) -> None:
    event = events.Redrawn(seat=seat, mission=_mission(table, mission))
    _with_goal(journal, table, mission, seat, event)


# Recruiting.


def offered(
    journal: Journal, table: Table, seat: int, person: int, amount: int, phone: bool
) -> None:
    who = table.cards.hench_ids[person]
    journal.tell(events.Offered(seat=seat, who=who, amount=amount, phone=phone))


def offer_rolled(journal: Journal, seat: int, thrown: int) -> None:
    """The dice come as digits to the base 8, the last one lowest."""
    dice: list[str] = []
    while thrown:
        dice.insert(0, RANK_NAMES[thrown % 8 - 1])
        thrown //= 8
    journal.tell(events.OfferRolled(seat=seat, dice=dice))


def hired(journal: Journal, table: Table, seat: int, person: int, bar: int, price: int) -> None:
    journal.tell(
        events.Hired(
            seat=seat,
            who=table.cards.hench_ids[person],
            amount=price,
            district=_district(table, table.cards.bars[bar]),
        )
    )


def declined(journal: Journal, table: Table, seat: int, person: int) -> None:
    journal.tell(events.NotHired(seat=seat, who=table.cards.hench_ids[person]))


def waits(journal: Journal, table: Table, bar: int, person: int) -> None:
    district = _district(table, table.cards.bars[bar])
    journal.tell(events.Waits(who=table.cards.hench_ids[person], district=district))


def dismissed(journal: Journal, table: Table, seat: int, person: int) -> None:
    journal.tell(events.Dismissed(seat=seat, who=table.cards.hench_ids[person]))


def poaching(journal: Journal, table: Table, seat: int, rival: int, slot: int, price: int) -> None:
    who = _slot(table, rival, slot)
    journal.tell(events.Poaching(seat=seat, victim=rival, who=who, amount=price))


def poached(
    journal: Journal, table: Table, seat: int, rival: int, person: int, price: int, kept: bool
) -> None:
    who = table.cards.hench_ids[person]
    journal.tell(events.Poached(seat=seat, victim=rival, who=who, amount=price, kept=kept))


def joker_offered(journal: Journal, table: Table, seat: int, joker: int, amount: int) -> None:
    who = table.cards.joker_ids[joker]
    journal.tell(events.JokerOffered(seat=seat, who=who, amount=amount))


def joker_declined(journal: Journal, table: Table, seat: int, joker: int) -> None:
    journal.tell(events.NotHired(seat=seat, who=table.cards.joker_ids[joker]))


def joker_hired(journal: Journal, table: Table, seat: int, joker: int, slot: int) -> None:
    who, beside = table.cards.joker_ids[joker], _slot(table, seat, slot)
    journal.tell(events.JokerHired(seat=seat, who=who, beside=beside))


def joker_left(journal: Journal, table: Table, joker: int, dead: bool) -> None:
    journal.tell(events.JokerLeft(who=table.cards.joker_ids[joker], dead=dead))


# Deals.


def terms(table: Table, seat: int) -> tuple[list[str], list[str]]:
    """What the sender of a proposal gives and asks for, as words of the notation."""
    b, cards = table.b, table.cards
    first = DRAFT + seat * DRAFT_CELLS
    give: list[str] = []
    ask: list[str] = []
    if b[first + DRAFT_GIVE] != NOBODY:
        give.append(f"money {b[first + DRAFT_GIVE]}")
    if b[first + DRAFT_ASK] != NOBODY:
        ask.append(f"money {b[first + DRAFT_ASK]}")
    if b[first + DRAFT_CARD_GIVE] != NOBODY:
        give.append(f"card {cards.kind_ids[b[first + DRAFT_CARD_GIVE]]}")
    if b[first + DRAFT_CARD_ASK] != NOBODY:
        ask.append(f"card {cards.kind_ids[b[first + DRAFT_CARD_ASK]]}")
    number, car = b[first + DRAFT_NUMBER], b[first + DRAFT_CAR]
    if number != NOBODY:
        (ask if seat == b[ACTIVE] else give).append(f"number {cards.district_ids[number]}")
    if car != NOBODY and b[first + DRAFT_CAR_TO] != NOBODY:
        to = cards.district_ids[b[first + DRAFT_CAR_TO]]
        (give if seat == b[ACTIVE] else ask).append(f"police {car} {to}")
    return give, ask


def _parties(table: Table) -> int:
    return 1 << int(table.b[OFFER_FROM]) | 1 << int(table.b[OFFER_TO])


def proposed(journal: Journal, table: Table) -> None:
    seat, other = table.b[OFFER_FROM], table.b[OFFER_TO]
    give, ask = terms(table, seat)
    seen = events.Talks(seat=seat, victim=other, give=give, ask=ask)
    journal.whisper(events.Talks(seat=seat, victim=other), seen, _parties(table))


def talks_ended(journal: Journal, is_declined: bool) -> None:
    journal.tell(events.TalksEnded(declined=is_declined))


def dealt(journal: Journal, table: Table) -> None:
    seat, other = table.b[OFFER_FROM], table.b[OFFER_TO]
    give, ask = terms(table, seat)
    sorts = [[item.split()[0] for item in items] for items in (give, ask)]
    journal.whisper(
        events.Dealt(seat=seat, victim=other, give=sorts[0], ask=sorts[1]),
        events.Dealt(seat=seat, victim=other, give=give, ask=ask),
        _parties(table),
    )
