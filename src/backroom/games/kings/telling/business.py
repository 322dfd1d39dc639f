"""Tells of missions, henchmen, Jokers and deals."""

from msgspec import structs

from backroom.games.kings import board as at
from backroom.games.kings.cards import RANK_WORDS
from backroom.games.kings.journal import business as events
from backroom.games.kings.names import (
    district_name,
    group,
    mission_name,
    place_name,
    slot_name,
)
from backroom.games.kings.state import Table, seat_of_mission
from backroom.kernel.journal import Journal


def turned_up(journal: Journal, table: Table, mission: int, rule: str) -> None:
    goal = table.b[at.goal(mission)] if table.cards.is_open[mission] else at.NOWHERE
    journal.tell(
        events.TurnedUp(
            rule=rule,
            mission=mission_name(table, mission),
            address=place_name(table, table.b[at.address(mission)]),
            goal=place_name(table, goal),
        )
    )


def tile_served(journal: Journal, table: Table, mission: int, rule: str) -> None:
    """A place that waited has its tile (NK-143): of a mission in the row, or of one in progress."""
    seat = seat_of_mission(table, mission)
    if seat == at.NOBODY:
        turned_up(journal, table, mission, rule)
    else:
        redrew(journal, table, seat, mission, rule)


def tile_freed(journal: Journal, table: Table, mission: int, rule: str) -> None:
    journal.tell(events.TileFreed(rule=rule, mission=mission_name(table, mission)))


def expired(journal: Journal, table: Table, mission: int, rule: str) -> None:
    journal.tell(events.MissionExpired(rule=rule, mission=mission_name(table, mission)))


def end_card(journal: Journal, table: Table, rule: str) -> None:
    journal.tell(events.EndCard(rule=rule, round=table.b[at.LAST_ROUND]))


def lost(journal: Journal, table: Table, seat: int, mission: int, rule: str) -> None:
    journal.tell(events.MissionLost(rule=rule, seat=seat, mission=mission_name(table, mission)))


def announced_accept(
    journal: Journal, table: Table, seat: int, mission: int, slots: int, rule: str
) -> None:
    names = group(table, seat, slots)
    journal.tell(
        events.Announced(rule=rule, seat=seat, mission=mission_name(table, mission), group=names)
    )


def _tell_goal(
    journal: Journal, table: Table, mission: int, seen: events.Accepted | events.Redrawn
) -> None:
    """Tell an event with a goal; a hidden one only to its seat."""
    if table.cards.is_open[mission]:
        journal.tell(seen)
    else:
        journal.whisper(structs.replace(seen, goal=None), seen, 1 << seen.seat)


def accepted(
    journal: Journal, table: Table, seat: int, mission: int, slots: int, rule: str
) -> None:
    seen = events.Accepted(
        rule=rule,
        seat=seat,
        mission=mission_name(table, mission),
        group=group(table, seat, slots),
        goal=place_name(table, table.b[at.goal(mission)]),
    )
    _tell_goal(journal, table, mission, seen)


def accomplished(journal: Journal, table: Table, seat: int, mission: int, rule: str) -> None:
    journal.tell(
        events.Accomplished(
            rule=rule,
            seat=seat,
            mission=mission_name(table, mission),
            goal=district_name(table, table.b[at.goal(mission)]),
            amount=table.cards.reward[mission],
        )
    )


def redrew(journal: Journal, table: Table, seat: int, mission: int, rule: str) -> None:
    goal = place_name(table, table.b[at.goal(mission)])
    seen = events.Redrawn(rule=rule, seat=seat, mission=mission_name(table, mission), goal=goal)
    _tell_goal(journal, table, mission, seen)


# Recruiting.


def offered(
    journal: Journal, table: Table, seat: int, person: int, amount: int, phone: bool, rule: str
) -> None:
    who = table.cards.hench_ids[person]
    journal.tell(events.Offered(rule=rule, seat=seat, who=who, amount=amount, phone=phone))


def offer_rolled(journal: Journal, seat: int, thrown: int, rule: str) -> None:
    """The dice come as digits to the base 8, the last one lowest."""
    dice: list[str] = []
    while thrown:
        dice.insert(0, RANK_WORDS[thrown % 8 - 1])
        thrown //= 8
    journal.tell(events.OfferRolled(rule=rule, seat=seat, dice=dice))


def hired(
    journal: Journal, table: Table, seat: int, person: int, bar: int, price: int, rule: str
) -> None:
    journal.tell(
        events.Hired(
            rule=rule,
            seat=seat,
            who=table.cards.hench_ids[person],
            amount=price,
            district=district_name(table, table.cards.bars[bar]),
        )
    )


def declined(journal: Journal, table: Table, seat: int, person: int, rule: str) -> None:
    journal.tell(events.NotHired(rule=rule, seat=seat, who=table.cards.hench_ids[person]))


def waits(journal: Journal, table: Table, bar: int, person: int, rule: str) -> None:
    district = district_name(table, table.cards.bars[bar])
    journal.tell(events.Waits(rule=rule, who=table.cards.hench_ids[person], district=district))


def dismissed(journal: Journal, table: Table, seat: int, person: int, rule: str) -> None:
    journal.tell(events.Dismissed(rule=rule, seat=seat, who=table.cards.hench_ids[person]))


def poaching(
    journal: Journal, table: Table, seat: int, rival: int, slot: int, price: int, rule: str
) -> None:
    who = slot_name(table, rival, slot)
    journal.tell(events.Poaching(rule=rule, seat=seat, victim=rival, who=who, amount=price))


def poached(
    journal: Journal,
    table: Table,
    seat: int,
    rival: int,
    person: int,
    price: int,
    kept: bool,
    rule: str,
) -> None:
    who = table.cards.hench_ids[person]
    journal.tell(
        events.Poached(rule=rule, seat=seat, victim=rival, who=who, amount=price, kept=kept)
    )


def joker_offered(
    journal: Journal, table: Table, seat: int, joker: int, amount: int, rule: str
) -> None:
    who = table.cards.joker_ids[joker]
    journal.tell(events.JokerOffered(rule=rule, seat=seat, who=who, amount=amount))


def joker_declined(journal: Journal, table: Table, seat: int, joker: int, rule: str) -> None:
    journal.tell(events.NotHired(rule=rule, seat=seat, who=table.cards.joker_ids[joker]))


def joker_hired(
    journal: Journal, table: Table, seat: int, joker: int, slot: int, rule: str
) -> None:
    who, beside = table.cards.joker_ids[joker], slot_name(table, seat, slot)
    journal.tell(events.JokerHired(rule=rule, seat=seat, who=who, beside=beside))


def joker_left(journal: Journal, table: Table, joker: int, dead: bool, rule: str) -> None:
    journal.tell(events.JokerLeft(rule=rule, who=table.cards.joker_ids[joker], dead=dead))


# Deals.


def terms(table: Table, seat: int) -> tuple[list[str], list[str]]:
    """What the sender of a proposal gives and asks for, as words of the notation."""
    b, cards = table.b, table.cards
    give: list[str] = []
    ask: list[str] = []
    if b[at.draft_give(seat)] != at.NOBODY:
        give.append(f"money {b[at.draft_give(seat)]}")
    if b[at.draft_ask(seat)] != at.NOBODY:
        ask.append(f"money {b[at.draft_ask(seat)]}")
    if b[at.draft_card_give(seat)] != at.NOBODY:
        give.append(f"card {cards.kind_ids[b[at.draft_card_give(seat)]]}")
    if b[at.draft_card_ask(seat)] != at.NOBODY:
        ask.append(f"card {cards.kind_ids[b[at.draft_card_ask(seat)]]}")
    number, car = b[at.draft_number(seat)], b[at.draft_car(seat)]
    if number != at.NOBODY:
        (ask if seat == b[at.ACTIVE] else give).append(f"number {cards.district_ids[number]}")
    if car != at.NOBODY and b[at.draft_car_to(seat)] != at.NOBODY:
        to = cards.district_ids[b[at.draft_car_to(seat)]]
        (give if seat == b[at.ACTIVE] else ask).append(f"police {car} {to}")
    return give, ask


def _parties(table: Table) -> int:
    return 1 << int(table.b[at.OFFER_FROM]) | 1 << int(table.b[at.OFFER_TO])


def proposed(journal: Journal, table: Table, rule: str) -> None:
    seat, other = table.b[at.OFFER_FROM], table.b[at.OFFER_TO]
    give, ask = terms(table, seat)
    seen = events.Talks(rule=rule, seat=seat, victim=other, give=give, ask=ask)
    journal.whisper(events.Talks(rule=rule, seat=seat, victim=other), seen, _parties(table))


def talks_ended(journal: Journal, is_declined: bool, rule: str) -> None:
    journal.tell(events.TalksEnded(rule=rule, declined=is_declined))


def dealt(journal: Journal, table: Table, rule: str) -> None:
    seat, other = table.b[at.OFFER_FROM], table.b[at.OFFER_TO]
    give, ask = terms(table, seat)
    sorts = [[item.split()[0] for item in items] for items in (give, ask)]
    journal.whisper(
        events.Dealt(rule=rule, seat=seat, victim=other, give=sorts[0], ask=sorts[1]),
        events.Dealt(rule=rule, seat=seat, victim=other, give=give, ask=ask),
        _parties(table),
    )
