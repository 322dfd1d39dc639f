"""Inmates, gangsters and rivals, as one seat sees them. All numbers count from 0."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import reputation
from backroom.games.animalcatraz.actions import GUARD_IDS, ROOM_IDS
from backroom.games.animalcatraz.cards import CARRYING, DISCARD_VALUE, GANGSTER_AT, GUARDS_OWNED
from backroom.games.animalcatraz.crimes import carried_value, carries, gang, is_fulfilled
from backroom.games.animalcatraz.gang_tags import free_tags
from backroom.games.animalcatraz.inmates import (
    is_primal,
    is_unlocked,
    level,
    normal_level,
    primal_actions,
)
from backroom.games.animalcatraz.names import ICONS, PLACES, RANKS
from backroom.games.animalcatraz.state import Table, has_left, rival_of
from backroom.games.animalcatraz.view.parts import (
    AbilityView,
    CrimeView,
    GangsterView,
    InmateView,
    RivalView,
    StatView,
)
from backroom.games.animalcatraz.view.sight import Sight


def inmate_view(sight: Sight, inmate: int) -> InmateView:
    table, b = sight.table, sight.table.b
    own = sight.sees_for(inmate)
    card = int(b[at.inmate_card(inmate)])
    chosen = card != at.NOTHING
    return InmateView(
        inmate=inmate,
        seat=b[at.seat(inmate)],
        rival=rival_of(table, inmate),
        card=table.cards.inmate_ids[card] if chosen else None,
        cell=None if b[at.home(inmate)] == at.NOWHERE else b[at.home(inmate)],
        at=PLACES[b[at.place(inmate)]],
        force=_stat(table, inmate, int(at.FORCE)) if chosen else None,
        cunning=_stat(table, inmate, int(at.CUNNING)) if chosen else None,
        abilities=[_ability(table, inmate, star) for star in range(2)] if chosen else [],
        cards=sight.cards(at.slot(inmate, 0), int(at.CARRY), own),
        inmate_upgrade=_upgrade(sight, inmate, int(at.INMATE_UPGRADE_SLOT)),
        cell_upgrade=_upgrade(sight, inmate, int(at.CELL_UPGRADE_SLOT)),
        gangsters=[
            _gangster(sight, inmate, place)
            for place in range(int(at.BOARD_GANG))
            if b[at.gang(inmate, place)] != at.NOBODY
        ],
        crimes=_crimes(sight, inmate),
        icons_used=_icons_used(table, inmate),
        owed=b[at.owed(inmate)],
        played=bool((b[at.PLAYED] >> inmate) & 1),
        primal_rounds=_primal_rounds(table, inmate),
        primal_actions=primal_actions(table, inmate) if chosen and is_primal(table, inmate) else 0,
        primal_debt=b[at.primal_debt(inmate)],
        lying=b[at.lying(inmate)] != 0,
        bleeding=b[at.bleeding(inmate)] != 0,
        took_part=b[at.took_part(inmate)] != 0,
        night_left=b[at.night_left(inmate)] if own else 0,
        stage=b[at.stage(inmate)] if b[at.place(inmate)] == at.OUTSIDE else 0,
    )


def _stat(table: Table, inmate: int, stat: int) -> StatView:
    card = table.b[at.inmate_card(inmate)]
    return StatView(
        level=level(table, inmate, stat),
        marker_level=normal_level(table, inmate, stat),
        notch=table.b[at.notch(inmate, stat)],
        top=table.cards.top_notch[2 * card + stat],
    )


def _ability(table: Table, inmate: int, star: int) -> AbilityView:
    return AbilityView(
        star=star + 1,
        needs=table.cards.unlock[2 * table.b[at.inmate_card(inmate)] + star],
        unlocked=is_unlocked(table, inmate, star),
        used=bool((table.b[at.ability_used(inmate)] >> star) & 1),
    )


def _primal_rounds(table: Table, inmate: int) -> int:
    """AZ-164."""
    began = int(table.b[at.primal_from(inmate)])
    return 0 if began == 0 else began + int(table.cards.primal_rounds) - int(table.b[at.CLOCK])


def _icons_used(table: Table, inmate: int) -> list[str]:
    used = table.b[at.icons_used(inmate)]
    return [ICONS[icon] for icon in range(len(ICONS)) if (used >> icon) & 1]


def _upgrade(sight: Sight, inmate: int, slot: int) -> str | None:
    """Placed upgrades lie open."""
    card = int(sight.table.b[at.slot(inmate, slot)])
    return None if card == at.NOTHING else sight.card(card, True)


def _gangster(sight: Sight, inmate: int, place: int) -> GangsterView:
    table, b = sight.table, sight.table.b
    gangster = int(b[at.gang(inmate, place)])
    return GangsterView(
        gangster=table.cards.gangster_ids[gangster],
        place=place,
        force=max(table.cards.gang_force[gangster] - b[at.gang_lost(gangster)], 0),
        used=b[at.gang_used(gangster)] != 0,
        thefts=[ROOM_IDS[r] for r in range(len(ROOM_IDS)) if (b[at.thefts(gangster)] >> r) & 1],
        cards=sight.cards(at.slot(inmate, at.GANG_SLOT + place), 1, sight.sees_for(inmate)),
    )


def _crimes(sight: Sight, inmate: int) -> list[CrimeView]:
    """Of a rival's cards nobody can tell which was given up (AZ-278): their places do not show, the
    known ones come first."""
    table, b = sight.table, sight.table.b
    own = sight.sees_for(inmate)
    places = [at.crime(inmate, place) for place in range(int(at.BOARD_CRIMES))]
    taken = [place for place in places if b[place] != at.NOTHING]
    if not own:
        taken.sort(key=lambda place: _order_for_rivals(sight, int(b[place])))
    found = []
    for number, cell in enumerate(taken):
        crime = int(b[cell])
        known = own or sight.remembers(b[at.crime_known(crime)])
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


def _order_for_rivals(sight: Sight, crime: int) -> int:
    """Known Crimes by their numbers, then all the others."""
    return crime if sight.remembers(sight.table.b[at.crime_known(crime)]) else int(at.CRIMES)


def _progress(table: Table, inmate: int, crime: int) -> tuple[int, int]:
    """How much there is of what a Crime counts, and how much it wants; deeds are no such thing."""
    need = int(table.cards.crime_need[crime])
    have = 0
    if need == GUARDS_OWNED:
        have = int(reputation.guards_owned(table, rival_of(table, inmate)))
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
    active = int(table.b[at.ACTIVE])
    if active == at.NOBODY or rival_of(table, active) != rival_of(table, inmate):
        return False
    return is_fulfilled(table, active, crime)


def rival_view(sight: Sight, rival: int) -> RivalView:
    table, b, cards = sight.table, sight.table.b, sight.table.cards
    rank = int(reputation.rank_of(table, rival))
    last = rank + 1 == len(RANKS)
    return RivalView(
        rival=rival,
        inmates=[i for i in range(int(table.inmates)) if rival_of(table, i) == rival],
        rep=b[at.rep(rival)],
        rank=RANKS[rank],
        next_rank=None if last else RANKS[rank + 1],
        rep_to_next=None if last else cards.rank_from[rank + 1] - b[at.rep(rival)],
        bases=b[at.bases(rival)],
        free_bases=reputation.free_bases(table, rival),
        guards=[GUARD_IDS[g] for g in range(int(at.GUARDS)) if b[at.owner(g)] == rival],
        free_tags=free_tags(table, rival),
        trash_free=b[at.trash_free(rival)],
        trash_held={
            str(giver): b[at.trash_held(rival, giver)]
            for giver in range(int(table.rivals))
            if b[at.trash_held(rival, giver)]
        },
        crime_points=b[at.crime_points(rival)],
        crimes_kept=[
            cards.crime_ids[c] for c in range(int(at.CRIMES)) if (b[at.crimes_kept(rival)] >> c) & 1
        ],
        has_plan=b[at.plan(rival)] != at.NOTHING,
        plan=_plan(sight, rival),
        plan_open=b[at.plan_open(rival)] == 1,
        secured=[
            cards.kind_ids[cards.kind_of[b[cell]]]
            for cell in range(at.secured(rival, 0), at.secured(rival, 4))
            if b[cell] != at.NOTHING
        ],
        has_left=has_left(table, rival),
    )


def _plan(sight: Sight, rival: int) -> str | None:
    b = sight.table.b
    plan = int(b[at.plan(rival)])
    if plan == at.NOTHING:
        return None
    sees = sight.sees_as(rival) or b[at.plan_open(rival)] == 1
    return (
        sight.table.cards.plan_ids[plan]
        if sees or sight.remembers(b[at.plan_known(plan)])
        else None
    )
