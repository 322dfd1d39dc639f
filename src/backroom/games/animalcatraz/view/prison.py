"""Rooms, cells, guards, decks and piles, as one seat sees them. All numbers count from 0."""

from msgspec import Struct

from backroom.games.animalcatraz import corruption, guards
from backroom.games.animalcatraz.actions import GUARD_IDS, ITEM_IDS, ROOM_IDS
from backroom.games.animalcatraz.board import (
    CARDS,
    CELL_RIVAL,
    CELL_SLOTS,
    CHAIR,
    CHAIR_COUNT,
    CHAIR_HEAD,
    CORNERS,
    CRIME_DECK,
    CRIME_KNOWN,
    CRIMES_LEFT,
    DECK,
    GUARD_IN,
    ITEMS,
    LETTER_OF,
    LETTERS,
    LOOK,
    NOBODY,
    NOTHING,
    OWNER_OF,
    PILE,
    PILE_COUNT,
    PLAN_COUNT,
    PLAN_KNOWN,
    PLAN_PILE,
    PLANS,
    SPARE,
    SPARE_BY,
    SPARE_CARD,
    SPARE_GANG,
    WARDEN_IN,
    WING,
    WING_TAG,
    cell_slot,
)
from backroom.games.animalcatraz.cards import NONE
from backroom.games.animalcatraz.frames import WORK
from backroom.games.animalcatraz.names import LETTERS as LETTER_NAMES
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.view.sight import Sight
from backroom.kernel.numbers import bit


class GuardView(Struct):
    guard: str
    letter: str
    owner: int | None  # a rival
    level: int  # what corrupting it takes, for this seat (AZ-328, AZ-337)


class IconView(Struct):
    letter: str
    icon: str
    price: int  # in Actions
    state: str  # "free", "blocked" by the guard or "used" in this round


class RoomView(Struct, kw_only=True):
    """Prices and states are for the inmate that this seat looks after now."""

    room: str
    guard: GuardView | None
    icons: list[IconView]
    door: str | None  # the letter of a wing's door to the Yard
    door_open: bool
    warden: bool


class SpareView(Struct):
    """A spare cell of a wing."""

    has_card: bool
    card: str | None  # null: none, or this seat may not know it
    by: int | None  # the rival that put it
    gangster: str | None


class CellView(Struct):
    cell: int
    wing: str
    rival: int | None
    claimed: bool
    cards: list[str | None]
    spare: list[SpareView]


class DeckView(Struct):
    """A corner deck: how many items are left, and which they may be (AZ-249)."""

    room: str
    left: int
    may_hold: list[str] | None  # by the memory aid, or all open; null: off, or nobody's memory


class PileView(Struct):
    count: int
    cards: list[str | None]  # first in line first; empty: the memory aid is off


def room_view(sight: Sight, inmate: int, room: int) -> RoomView:
    table, b, cards = sight.table, sight.table.b, sight.table.cards
    door = int(cards.door[room])
    return RoomView(
        room=ROOM_IDS[room],
        guard=_guard(sight, int(b[GUARD_IN + room])),
        icons=[_icon(table, inmate, room, letter) for letter in range(int(LETTERS))],
        door=None if door == NONE else LETTER_NAMES[door],
        door_open=door != NONE and guards.can_pass_door(table, inmate, room),
        warden=b[WARDEN_IN] == room,
    )


def _guard(sight: Sight, guard: int) -> GuardView | None:
    if guard == NOBODY:
        return None
    owner = int(sight.table.b[OWNER_OF + guard])
    return GuardView(
        guard=GUARD_IDS[guard],
        letter=LETTER_NAMES[sight.table.b[LETTER_OF + guard]],
        owner=None if owner == NOBODY else owner,
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
    rival = int(b[CELL_RIVAL + cell])
    return CellView(
        cell=cell,
        wing=ROOM_IDS[WING + cell],
        rival=None if rival == NOBODY else rival,
        claimed=b[WING_TAG + cell] == 1,
        cards=sight.cards(cell_slot(cell, 0), int(CELL_SLOTS), sight.sees_as(rival)),
        spare=[_spare(sight, cell * int(SPARE) + place) for place in range(int(SPARE))],
    )


def _spare(sight: Sight, place: int) -> SpareView:
    """AZ-315: who put a card there may look at it."""
    b = sight.table.b
    card, gangster = int(b[SPARE_CARD + place]), int(b[SPARE_GANG + place])
    by = int(b[SPARE_BY + place])
    return SpareView(
        has_card=card != NOTHING,
        card=None if card == NOTHING else sight.card(card, sight.sees_as(by)),
        by=None if card == NOTHING or by == NOBODY else by,
        gangster=None if gangster == NOBODY else sight.table.cards.gangster_ids[gangster],
    )


def deck_view(sight: Sight, corner: int) -> DeckView:
    table, b = sight.table, sight.table.b
    items = [item for item in range(int(ITEMS)) if table.cards.item_room[item] == corner]
    return DeckView(
        room=ROOM_IDS[corner],
        left=sum(b[DECK] & bit(item) != 0 for item in items),
        may_hold=_may_hold(sight, items),
    )


def _may_hold(sight: Sight, items: list[int]) -> list[str] | None:
    table, b = sight.table, sight.table.b
    if sight.all_open:
        held = b[DECK]
    elif table.options.memory and sight.rival != NOBODY:
        held = b[LOOK + sight.rival]
    else:
        return None
    return [ITEM_IDS[item] for item in items if held & bit(item)]


def deck_views(sight: Sight) -> list[DeckView]:
    return [deck_view(sight, corner) for corner in range(int(CORNERS))]


def chair_view(sight: Sight) -> PileView:
    b = sight.table.b
    count = int(b[CHAIR_COUNT])
    places = [CHAIR + (b[CHAIR_HEAD] + place) % CARDS for place in range(count)]
    return _pile(sight, [sight.card(int(b[place]), False) for place in places])


def infirmary_view(sight: Sight) -> PileView:
    """Whoever works there sees all of it while choosing (AZ-229)."""
    table, b = sight.table, sight.table.b
    cards = [int(b[PILE + place]) for place in range(b[PILE_COUNT])]
    if table.top() == WORK and sight.sees_for(int(table.who())):
        return PileView(len(cards), [sight.card(card, True) for card in cards])
    return _pile(sight, [sight.card(card, False) for card in cards])


def _pile(sight: Sight, cards: list[str | None]) -> PileView:
    shown = sight.all_open or sight.table.options.memory
    return PileView(len(cards), cards if shown else [])


def crime_deck_view(sight: Sight) -> PileView:
    b, ids = sight.table.b, sight.table.cards.crime_ids
    crimes = [int(b[CRIME_DECK + place]) for place in range(b[CRIMES_LEFT])]
    known = [ids[crime] if sight.remembers(b[CRIME_KNOWN + crime]) else None for crime in crimes]
    return _pile(sight, known)


def plan_pile_view(sight: Sight, pile: int) -> PileView:
    b, ids = sight.table.b, sight.table.cards.plan_ids
    plans = [int(b[PLAN_PILE + pile * PLANS + place]) for place in range(b[PLAN_COUNT + pile])]
    known = [ids[plan] if sight.remembers(b[PLAN_KNOWN + plan]) else None for plan in plans]
    return _pile(sight, known)
