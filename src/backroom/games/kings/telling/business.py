"""Tells of missions, henchmen, Jokers and deals."""

from msgspec import structs

from backroom.games.kings.board import (
    ACCEPT_AT,
    ACTIVE,
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
    NOBODY,
    NOWHERE,
    OFFER_FROM,
    OFFER_TO,
)
from backroom.games.kings.journal import business as events
from backroom.games.kings.names import (
    RANK_NAMES,
    district_name,
    group,
    mission_name,
    place_name,
    slot_name,
)
from backroom.games.kings.state import Table
from backroom.kernel.journal import Journal


def turned_up(journal: Journal, table: Table, mission: int) -> None:
    goal = table.b[GOAL + mission] if table.cards.is_open[mission] else NOWHERE
    journal.tell(
        events.TurnedUp(
            mission=mission_name(table, mission),
            address=place_name(table, table.b[ACCEPT_AT + mission]),
            goal=place_name(table, goal),
        )
    )


def tile_served(journal: Journal, table: Table, mission: int) -> None:
    """A place that waited has its tile (NK-143): of a mission in the row, or of one in progress."""
    seat = table.seat_of_mission(mission)
    if seat == NOBODY:
        turned_up(journal, table, mission)
    else:
        redrew(journal, table, seat, mission)


def tile_freed(journal: Journal, table: Table, mission: int) -> None:
    journal.tell(events.TileFreed(mission=mission_name(table, mission)))


def expired(journal: Journal, table: Table, mission: int) -> None:
    journal.tell(events.MissionExpired(mission=mission_name(table, mission)))


def end_card(journal: Journal, table: Table) -> None:
    journal.tell(events.EndCard(round=table.b[LAST_ROUND]))


def lost(journal: Journal, table: Table, seat: int, mission: int) -> None:
    journal.tell(events.MissionLost(seat=seat, mission=mission_name(table, mission)))


def announced_accept(journal: Journal, table: Table, seat: int, mission: int, slots: int) -> None:
    names = group(table, seat, slots)
    journal.tell(events.Announced(seat=seat, mission=mission_name(table, mission), group=names))


def _tell_goal(
    journal: Journal, table: Table, mission: int, seen: events.Accepted | events.Redrawn
) -> None:
    """Tell an event with a goal; a hidden one only to its seat."""
    if table.cards.is_open[mission]:
        journal.tell(seen)
    else:
        journal.whisper(structs.replace(seen, goal=None), seen, 1 << seen.seat)


def accepted(journal: Journal, table: Table, seat: int, mission: int, slots: int) -> None:
    seen = events.Accepted(
        seat=seat,
        mission=mission_name(table, mission),
        group=group(table, seat, slots),
        goal=place_name(table, table.b[GOAL + mission]),
    )
    _tell_goal(journal, table, mission, seen)


def accomplished(journal: Journal, table: Table, seat: int, mission: int) -> None:
    journal.tell(
        events.Accomplished(
            seat=seat,
            mission=mission_name(table, mission),
            goal=district_name(table, table.b[GOAL + mission]),
            amount=table.cards.reward[mission],
        )
    )


def redrew(journal: Journal, table: Table, seat: int, mission: int) -> None:
    goal = place_name(table, table.b[GOAL + mission])
    seen = events.Redrawn(seat=seat, mission=mission_name(table, mission), goal=goal)
    _tell_goal(journal, table, mission, seen)


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
            district=district_name(table, table.cards.bars[bar]),
        )
    )


def declined(journal: Journal, table: Table, seat: int, person: int) -> None:
    journal.tell(events.NotHired(seat=seat, who=table.cards.hench_ids[person]))


def waits(journal: Journal, table: Table, bar: int, person: int) -> None:
    district = district_name(table, table.cards.bars[bar])
    journal.tell(events.Waits(who=table.cards.hench_ids[person], district=district))


def dismissed(journal: Journal, table: Table, seat: int, person: int) -> None:
    journal.tell(events.Dismissed(seat=seat, who=table.cards.hench_ids[person]))


def poaching(journal: Journal, table: Table, seat: int, rival: int, slot: int, price: int) -> None:
    who = slot_name(table, rival, slot)
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
    who, beside = table.cards.joker_ids[joker], slot_name(table, seat, slot)
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
