"""Rooms, cells, guards, decks and piles, as one seat sees them. All numbers count from 0."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import corruption, decisions, guards
from backroom.games.animalcatraz.actions import GUARD_IDS, ITEM_IDS, ROOM_IDS
from backroom.games.animalcatraz.cards import NONE
from backroom.games.animalcatraz.names import LETTERS as LETTER_NAMES
from backroom.games.animalcatraz.state import Table, asked, asked_first
from backroom.games.animalcatraz.view.parts import (
    CellView,
    DeckView,
    GuardView,
    IconView,
    PileView,
    RoomView,
    SpareView,
)
from backroom.games.animalcatraz.view.sight import Sight
from backroom.kernel.numbers import bit


def room_view(sight: Sight, inmate: int, room: int) -> RoomView:
    table, b, cards = sight.table, sight.table.b, sight.table.cards
    door = int(cards.door[room])
    return RoomView(
        room=ROOM_IDS[room],
        guard=_guard(sight, int(b[at.guard(room)])),
        icons=[_icon(table, inmate, room, letter) for letter in range(int(at.LETTERS))],
        door=None if door == NONE else LETTER_NAMES[door],
        door_open=door != NONE and guards.can_pass_door(table, inmate, room),
        warden=b[at.WARDEN_IN] == room,
    )


def _guard(sight: Sight, guard: int) -> GuardView | None:
    if guard == at.NOBODY:
        return None
    owner = int(sight.table.b[at.owner(guard)])
    return GuardView(
        guard=GUARD_IDS[guard],
        letter=LETTER_NAMES[sight.table.b[at.letter(guard)]],
        owner=None if owner == at.NOBODY else owner,
        level=corruption.needed(sight.table, sight.rival, guard),
    )


def _icon(table: Table, inmate: int, room: int, letter: int) -> IconView:
    state = "free"
    if guards.is_used(table, inmate, room, letter):
        state = "used"
    elif guards.is_blocked(table, inmate, room, letter):
        state = "blocked"
    return IconView(
        letter=LETTER_NAMES[letter],
        icon=table.cards.icon_ids[3 * room + letter],
        price=guards.icon_price(table, inmate, room, letter),
        state=state,
    )


def cell_view(sight: Sight, cell: int) -> CellView:
    b = sight.table.b
    rival = int(b[at.cell_rival(cell)])
    return CellView(
        cell=cell,
        wing=ROOM_IDS[at.WING + cell],
        rival=None if rival == at.NOBODY else rival,
        claimed=b[at.wing_tag(cell)] == 1,
        cards=sight.cards(at.cell_slot(cell, 0), int(at.CELL_SLOTS), sight.sees_as(rival)),
        spare=[_spare(sight, cell, place) for place in range(int(at.SPARE))],
    )


def _spare(sight: Sight, cell: int, spare: int) -> SpareView:
    """AZ-315: who put a card there may look at it."""
    b = sight.table.b
    card, gangster = int(b[at.spare_card(cell, spare)]), int(b[at.spare_gang(cell, spare)])
    by = int(b[at.spare_by(cell, spare)])
    return SpareView(
        has_card=card != at.NOTHING,
        card=None if card == at.NOTHING else sight.card(card, sight.sees_as(by)),
        by=None if card == at.NOTHING or by == at.NOBODY else by,
        gangster=None if gangster == at.NOBODY else sight.table.cards.gangster_ids[gangster],
    )


def deck_view(sight: Sight, corner: int) -> DeckView:
    table, b = sight.table, sight.table.b
    items = [item for item in range(int(at.ITEMS)) if table.cards.item_room[item] == corner]
    return DeckView(
        room=ROOM_IDS[corner],
        left=sum(b[at.DECK] & bit(item) != 0 for item in items),
        may_hold=_may_hold(sight, items),
    )


def _may_hold(sight: Sight, items: list[int]) -> list[str] | None:
    table, b = sight.table, sight.table.b
    if sight.all_open:
        held = b[at.DECK]
    elif table.options.memory and sight.rival != at.NOBODY:
        held = b[at.look(sight.rival)]
    else:
        return None
    return [ITEM_IDS[item] for item in items if held & bit(item)]


def deck_views(sight: Sight) -> list[DeckView]:
    return [deck_view(sight, corner) for corner in range(int(at.CORNERS))]


def chair_view(sight: Sight) -> PileView:
    b = sight.table.b
    count = int(b[at.CHAIR_COUNT])
    places = [at.chair((b[at.CHAIR_HEAD] + place) % at.CARDS) for place in range(count)]
    return _pile(sight, [sight.card(int(b[place]), False) for place in places])


def infirmary_view(sight: Sight) -> PileView:
    """Whoever works there sees all of it while choosing (AZ-229)."""
    table, b = sight.table, sight.table.b
    cards = [int(b[at.pile(place)]) for place in range(b[at.PILE_COUNT])]
    if asked(table) == decisions.WORK and sight.sees_for(int(asked_first(table))):
        return PileView(len(cards), [sight.card(card, True) for card in cards])
    return _pile(sight, [sight.card(card, False) for card in cards])


def _pile(sight: Sight, cards: list[str | None]) -> PileView:
    shown = sight.all_open or sight.table.options.memory
    return PileView(len(cards), cards if shown else [])


def crime_deck_view(sight: Sight) -> PileView:
    b, ids = sight.table.b, sight.table.cards.crime_ids
    crimes = [int(b[at.crime_deck(place)]) for place in range(b[at.CRIMES_LEFT])]
    known = [ids[crime] if sight.remembers(b[at.crime_known(crime)]) else None for crime in crimes]
    return _pile(sight, known)


def plan_pile_view(sight: Sight, pile: int) -> PileView:
    b, ids = sight.table.b, sight.table.cards.plan_ids
    plans = [int(b[at.plan_pile(pile, place)]) for place in range(b[at.plan_count(pile)])]
    known = [ids[plan] if sight.remembers(b[at.plan_known(plan)]) else None for plan in plans]
    return _pile(sight, known)
