"""Inmates, gangsters and rivals, as one seat sees them. All numbers count from 0."""

from msgspec import Struct

from backroom.games.animalcatraz import reputation
from backroom.games.animalcatraz.actions import GUARD_IDS, ROOM_IDS
from backroom.games.animalcatraz.board import (
    ABILITY_USED,
    ACTIVE,
    AT,
    BASES,
    BLEEDING,
    BOARD_CRIMES,
    BOARD_GANG,
    CARD_OF,
    CARRY,
    CELL_UPGRADE_SLOT,
    CLOCK,
    CRIME_AT,
    CRIME_KNOWN,
    CRIME_POINTS,
    CRIMES,
    CRIMES_KEPT,
    CUNNING,
    FORCE,
    GANG,
    GANG_LOST,
    GANG_SLOT,
    GANG_USED,
    GUARDS,
    HOME,
    ICONS_USED,
    INMATE_UPGRADE_SLOT,
    LYING,
    NIGHT_LEFT,
    NOBODY,
    NOTCH,
    NOTHING,
    NOWHERE,
    OUTSIDE,
    OWED,
    OWNER_OF,
    PLAN_KNOWN,
    PLAN_OF,
    PLAN_OPEN,
    PLAYED,
    PRIMAL_DEBT,
    PRIMAL_FROM,
    REP,
    RIVALS,
    SEAT_OF,
    SECURED,
    STAGE,
    THEFTS,
    TOOK_PART,
    TRASH_FREE,
    TRASH_HELD,
    slot_of,
)
from backroom.games.animalcatraz.cards import (
    CARRYING,
    DISCARD_VALUE,
    GANGSTER_AT,
    GUARDS_OWNED,
)
from backroom.games.animalcatraz.crimes import carried_value, carries, gang, is_fulfilled
from backroom.games.animalcatraz.gang_tags import free_tags
from backroom.games.animalcatraz.inmates import (
    is_primal,
    is_unlocked,
    level,
    normal_level,
    primal_actions,
)
from backroom.games.animalcatraz.names import LETTERS, PLACES, RANKS
from backroom.games.animalcatraz.position.words import ESCAPE_BIT
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.view.sight import Sight


class StatView(Struct):
    level: int  # what counts now
    marker_level: int  # where the marker stands, whatever side of the card is up
    notch: int
    top: int


class AbilityView(Struct):
    star: int  # 1, 2
    needs: int  # level of Cunning
    unlocked: bool
    used: bool  # in this round


class GangsterView(Struct):
    gangster: str
    place: int  # on its board
    force: int
    used: bool  # its once in this round
    thefts: list[str]  # rooms where it stole in this round
    cards: list[str | None]  # what it carries; null: this seat may not know it


class CrimeView(Struct, omit_defaults=True):
    place: int  # on its board; of rivals only their order
    crime: str | None  # null: this seat may not know it
    ready: bool  # what it asks for holds now, in this turn of one's own
    have: int = 0  # of one's own: how far it has come, where it counts something ...
    wants: int = 0  # ... up to this


class InmateView(Struct, kw_only=True, omit_defaults=True):
    inmate: int
    seat: int
    rival: int
    card: str | None  # null until it is chosen
    cell: int | None
    at: str  # a room, its "cell", the "hole" or "outside"
    force: StatView | None
    cunning: StatView | None
    abilities: list[AbilityView]
    cards: list[str | None]  # carried; null: this seat may not know it
    inmate_upgrade: str | None
    cell_upgrade: str | None
    gangsters: list[GangsterView]
    crimes: list[CrimeView]
    icons_used: list[str]  # in this round: room and letter; "escape" in any wing
    owed: int
    played: bool  # in this round
    primal_rounds: int = 0  # this one included
    primal_actions: int = 0  # more, by its Force
    primal_debt: int = 0  # notches of Cunning to pay at the end
    lying: bool = False
    bleeding: bool = False
    took_part: bool = False  # in the Event in force
    night_left: int = 0  # notches to train, of one's own inmates
    stage: int = 0  # of a fugitive: deck 1 .. 3, 4 passed


class RivalView(Struct, kw_only=True, omit_defaults=True):
    rival: int
    inmates: list[int]
    rep: int
    rank: str
    next_rank: str | None
    rep_to_next: int | None
    bases: int
    free_bases: int
    guards: list[str]
    free_tags: int
    trash_free: int
    trash_held: dict[str, int]  # by giver
    crime_points: int
    crimes_kept: list[str]
    has_plan: bool
    plan: str | None  # null: there is none, or this seat may not know it
    plan_open: bool
    secured: list[str]
    has_left: bool = False


def inmate_view(sight: Sight, inmate: int) -> InmateView:
    table, b = sight.table, sight.table.b
    own = sight.sees_for(inmate)
    card = int(b[CARD_OF + inmate])
    chosen = card != NOTHING
    return InmateView(
        inmate=inmate,
        seat=b[SEAT_OF + inmate],
        rival=table.rival_of(inmate),
        card=table.cards.inmate_ids[card] if chosen else None,
        cell=None if b[HOME + inmate] == NOWHERE else b[HOME + inmate],
        at=PLACES[b[AT + inmate]],
        force=_stat(table, inmate, int(FORCE)) if chosen else None,
        cunning=_stat(table, inmate, int(CUNNING)) if chosen else None,
        abilities=[_ability(table, inmate, star) for star in range(2)] if chosen else [],
        cards=sight.cards(slot_of(inmate, 0), int(CARRY), own),
        inmate_upgrade=_upgrade(sight, inmate, int(INMATE_UPGRADE_SLOT)),
        cell_upgrade=_upgrade(sight, inmate, int(CELL_UPGRADE_SLOT)),
        gangsters=[
            _gangster(sight, inmate, place)
            for place in range(int(BOARD_GANG))
            if b[GANG + inmate * BOARD_GANG + place] != NOBODY
        ],
        crimes=_crimes(sight, inmate),
        icons_used=_icons_used(table, inmate),
        owed=b[OWED + inmate],
        played=bool((b[PLAYED] >> inmate) & 1),
        primal_rounds=_primal_rounds(table, inmate),
        primal_actions=primal_actions(table, inmate) if chosen and is_primal(table, inmate) else 0,
        primal_debt=b[PRIMAL_DEBT + inmate],
        lying=b[LYING + inmate] != 0,
        bleeding=b[BLEEDING + inmate] != 0,
        took_part=b[TOOK_PART + inmate] != 0,
        night_left=b[NIGHT_LEFT + inmate] if own else 0,
        stage=b[STAGE + inmate] if b[AT + inmate] == OUTSIDE else 0,
    )


def _stat(table: Table, inmate: int, stat: int) -> StatView:
    card = table.b[CARD_OF + inmate]
    return StatView(
        level=level(table, inmate, stat),
        marker_level=normal_level(table, inmate, stat),
        notch=table.b[NOTCH + 2 * inmate + stat],
        top=table.cards.top_notch[2 * card + stat],
    )


def _ability(table: Table, inmate: int, star: int) -> AbilityView:
    return AbilityView(
        star=star + 1,
        needs=table.cards.unlock[2 * table.b[CARD_OF + inmate] + star],
        unlocked=is_unlocked(table, inmate, star),
        used=bool((table.b[ABILITY_USED + inmate] >> star) & 1),
    )


def _primal_rounds(table: Table, inmate: int) -> int:
    """AZ-164."""
    began = int(table.b[PRIMAL_FROM + inmate])
    return 0 if began == 0 else began + int(table.cards.primal_rounds) - int(table.b[CLOCK])


def _icons_used(table: Table, inmate: int) -> list[str]:
    used = table.b[ICONS_USED + inmate]
    names = [f"{room} {letter}" for room in ROOM_IDS for letter in LETTERS]
    names.append("escape")  # AZ-345
    return [names[icon] for icon in range(ESCAPE_BIT + 1) if (used >> icon) & 1]


def _upgrade(sight: Sight, inmate: int, slot: int) -> str | None:
    """Placed upgrades lie open."""
    card = int(sight.table.b[slot_of(inmate, slot)])
    return None if card == NOTHING else sight.card(card, True)


def _gangster(sight: Sight, inmate: int, place: int) -> GangsterView:
    table, b = sight.table, sight.table.b
    gangster = int(b[GANG + inmate * BOARD_GANG + place])
    return GangsterView(
        gangster=table.cards.gangster_ids[gangster],
        place=place,
        force=max(table.cards.gang_force[gangster] - b[GANG_LOST + gangster], 0),
        used=b[GANG_USED + gangster] != 0,
        thefts=[ROOM_IDS[r] for r in range(len(ROOM_IDS)) if (b[THEFTS + gangster] >> r) & 1],
        cards=sight.cards(slot_of(inmate, GANG_SLOT + place), 1, sight.sees_for(inmate)),
    )


def _crimes(sight: Sight, inmate: int) -> list[CrimeView]:
    """Of a rival's cards nobody can tell which was given up: their places do not show."""
    table, b = sight.table, sight.table.b
    own = sight.sees_for(inmate)
    places = [CRIME_AT + inmate * BOARD_CRIMES + place for place in range(int(BOARD_CRIMES))]
    taken = [place for place in places if b[place] != NOTHING]
    found = []
    for number, cell in enumerate(taken):
        crime = int(b[cell])
        known = own or sight.remembers(b[CRIME_KNOWN + crime])
        found.append(
            CrimeView(
                place=places.index(cell) if own else number,
                crime=table.cards.crime_ids[crime] if known else None,
                ready=own and _is_ready(table, inmate, crime),
            )
        )
        if own:
            found[-1].have, found[-1].wants = _progress(table, inmate, crime)
    return found


def _progress(table: Table, inmate: int, crime: int) -> tuple[int, int]:
    """How much there is of what a Crime counts, and how much it wants; deeds are no such thing."""
    need = int(table.cards.crime_need[crime])
    have = 0
    if need == GUARDS_OWNED:
        have = int(reputation.guards_owned(table, table.rival_of(inmate)))
    elif need == CARRYING:
        have = int(carries(table, inmate, crime))
    elif need == DISCARD_VALUE:
        have = int(carried_value(table, inmate))
    elif need == GANGSTER_AT:
        have = int(gang(table, inmate))
    else:
        return 0, 0
    wants = int(table.cards.crime_n[crime])
    return min(have, wants), wants


def _is_ready(table: Table, inmate: int, crime: int) -> bool:
    active = int(table.b[ACTIVE])
    if active == NOBODY or table.rival_of(active) != table.rival_of(inmate):
        return False
    return is_fulfilled(table, active, crime)


def rival_view(sight: Sight, rival: int) -> RivalView:
    table, b, cards = sight.table, sight.table.b, sight.table.cards
    rank = int(reputation.rank_of(table, rival))
    last = rank + 1 == len(RANKS)
    return RivalView(
        rival=rival,
        inmates=[i for i in range(int(table.inmates)) if table.rival_of(i) == rival],
        rep=b[REP + rival],
        rank=RANKS[rank],
        next_rank=None if last else RANKS[rank + 1],
        rep_to_next=None if last else cards.rank_from[rank + 1] - b[REP + rival],
        bases=b[BASES + rival],
        free_bases=reputation.free_bases(table, rival),
        guards=[GUARD_IDS[g] for g in range(int(GUARDS)) if b[OWNER_OF + g] == rival],
        free_tags=free_tags(table, rival),
        trash_free=b[TRASH_FREE + rival],
        trash_held={
            str(giver): b[TRASH_HELD + rival * RIVALS + giver]
            for giver in range(int(table.rivals))
            if b[TRASH_HELD + rival * RIVALS + giver]
        },
        crime_points=b[CRIME_POINTS + rival],
        crimes_kept=[
            cards.crime_ids[c] for c in range(int(CRIMES)) if (b[CRIMES_KEPT + rival] >> c) & 1
        ],
        has_plan=b[PLAN_OF + rival] != NOTHING,
        plan=_plan(sight, rival),
        plan_open=b[PLAN_OPEN + rival] == 1,
        secured=[
            cards.kind_ids[cards.kind_of[b[cell]]]
            for cell in range(SECURED + 4 * rival, SECURED + 4 * rival + 4)
            if b[cell] != NOTHING
        ],
        has_left=table.has_left(rival),
    )


def _plan(sight: Sight, rival: int) -> str | None:
    b = sight.table.b
    plan = int(b[PLAN_OF + rival])
    if plan == NOTHING:
        return None
    sees = sight.sees_as(rival) or b[PLAN_OPEN + rival] == 1
    return (
        sight.table.cards.plan_ids[plan] if sees or sight.remembers(b[PLAN_KNOWN + plan]) else None
    )
