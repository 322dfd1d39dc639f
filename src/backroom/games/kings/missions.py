"""Missions: accept, accomplish, redraw (NK-228 to NK-253)."""

from backroom.games.kings import (
    actions,
    decisions,
    effects,
    fortunes,
    refusals,
    supply,
    telling,
    tiles,
    windows,
)
from backroom.games.kings import board as at
from backroom.games.kings.prompts import ask, back_to_menu, go_on
from backroom.games.kings.state import Table, carriers_of, cars_at, jokers_at, slots_at
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED


def ones(mask: i64) -> i64:
    """How many slots a mask holds."""
    count: i64 = 0
    for slot in range(at.SLOTS):
        count += (mask >> slot) & 1
    return count


# Accepting.


def free_hands(table: Table, seat: i64, district: i64) -> i64:
    """Slots in a district with an unspent action and no mission."""
    b = table.b
    slots: i64 = slots_at(table, seat, district) & ~b[at.ACTED]
    for slot in range(at.SLOTS):
        if b[at.carries(seat, slot)] != at.NOBODY:
            slots &= ~bit(slot)
    return slots


def people_needed(table: Table, seat: i64, mission: i64, district: i64) -> i64:
    """A Joker is the second person beside a lone character (NK-421)."""
    need: i64 = table.cards.people[mission]
    helped = need == 2 and jokers_at(table, seat, district) > 0
    return 1 if helped and ones(free_hands(table, seat, district)) == 1 else need


def place_refusal(table: Table, seat: i64, mission: i64, district: i64) -> i64:
    """Whether characters in this district may accept a mission (NK-228 to NK-239)."""
    if table.cards.risk[mission] == 1 and cars_at(table, district) > 0:
        return refusals.POLICE_HERE
    enough = ones(free_hands(table, seat, district)) >= people_needed(
        table, seat, mission, district
    )
    return ALLOWED if enough else refusals.TOO_FEW


def row_refusal(table: Table, seat: i64, place: i64) -> i64:
    b = table.b
    mission: i64 = b[at.row(place)]
    if mission == at.NOBODY:
        return refusals.NO_SUCH_THING
    address: i64 = b[at.address(mission)]
    if address == at.NOWHERE:
        return refusals.NO_ADDRESS  # NK-144
    if slots_at(table, seat, address) == 0:
        return refusals.WRONG_PLACE
    return place_refusal(table, seat, mission, address)


def remote_refusal(table: Table, seat: i64, place: i64) -> i64:
    """NK-117: from any one district, all other conditions holding there."""
    b = table.b
    mission: i64 = b[at.row(place)]
    if mission == at.NOBODY:
        return refusals.NO_SUCH_THING
    if b[at.address(mission)] == at.NOWHERE:
        return refusals.NO_ADDRESS  # NK-144
    answer: i64 = refusals.TOO_FEW
    for district in range(at.DISTRICTS):
        if slots_at(table, seat, district) != 0:
            found: i64 = place_refusal(table, seat, mission, district)
            if found == ALLOWED:
                return ALLOWED
            if found == refusals.POLICE_HERE:
                answer = refusals.POLICE_HERE
    return answer


def can_accept_remotely(table: Table, seat: i64) -> bool:
    for place in range(at.PLACES):
        if remote_refusal(table, seat, place) == ALLOWED:
            return True
    return False


def pick_row(table: Table, seat: i64, place: i64) -> None:
    pick_mission_of_row(table, seat, place, 0)


def pick_row_remotely(table: Table, seat: i64, place: i64) -> None:
    pick_mission_of_row(table, seat, place, 1)


def pick_mission_of_row(table: Table, seat: i64, place: i64, remote: i64) -> None:
    b = table.b
    b[at.PICKED_MISSION] = b[at.row(place)]
    b[at.PICKED] = 0
    b[at.REMOTE] = remote
    ask(table, seat, decisions.CARRIER)


REMOTE_ROW = Decision(
    "remote_row",
    [Answer(actions.ROW_1, at.PLACES, pick_row_remotely, remote_refusal)],
    public=False,
    rule="NK-117",
    skipped=True,
)


def idle_refusal(table: Table, seat: i64, slot: i64) -> i64:
    """Against naming a character of this seat who is free and has not acted yet."""
    b = table.b
    if b[at.person(seat, slot)] == at.NOBODY:
        return refusals.NO_SUCH_THING
    if b[at.place(seat, slot)] >= at.CELL:
        return refusals.IN_CUSTODY
    return refusals.ACTED_ALREADY if (b[at.ACTED] >> slot) & 1 == 1 else ALLOWED


def carrier_refusal(table: Table, seat: i64, slot: i64) -> i64:
    refusal: i64 = idle_refusal(table, seat, slot)
    if refusal != ALLOWED:
        return refusal
    b = table.b
    if (b[at.PICKED] >> slot) & 1 == 1:
        return refusals.ACTED_ALREADY
    if b[at.REMOTE] == 0 and b[at.place(seat, slot)] != b[at.address(b[at.PICKED_MISSION])]:
        return refusals.WRONG_PLACE
    if b[at.PICKED] != 0 and b[at.place(seat, slot)] != place_of_picked(table, seat):
        return refusals.WRONG_PLACE
    if b[at.carries(seat, slot)] != at.NOBODY:
        return refusals.HAS_A_MISSION  # NK-233
    return place_refusal(table, seat, b[at.PICKED_MISSION], b[at.place(seat, slot)])


def place_of_picked(table: Table, seat: i64) -> i64:
    b = table.b
    slot: i64 = 0
    while (b[at.PICKED] >> slot) & 1 == 0:
        slot += 1
    return b[at.place(seat, slot)]


def pick_carrier(table: Table, seat: i64, slot: i64) -> None:
    b = table.b
    b[at.PICKED] |= bit(slot)
    district: i64 = b[at.place(seat, slot)]
    if ones(b[at.PICKED]) < people_needed(table, seat, b[at.PICKED_MISSION], district):
        ask(table, seat, decisions.CARRIER)
        return
    b[at.ANNOUNCED] = at.ACCEPTING  # NK-100
    if table.journal is not None:
        telling.business.announced_accept(
            table.journal, table, seat, b[at.PICKED_MISSION], b[at.PICKED], "NK-100"
        )
    windows.open_window(table, effects.OPP_ANNOUNCE, b[at.ACTIVE], decisions.CARRY_OUT_ANNOUNCED)


def accept(table: Table, seat: i64, cancelled: bool) -> None:
    """NK-232, NK-235 to NK-238; cancelled it counts as done (NK-121)."""
    b = table.b
    mission: i64 = b[at.PICKED_MISSION]
    b[at.ACTED] |= b[at.PICKED]
    if not cancelled:
        for slot in range(at.SLOTS):
            if (b[at.PICKED] >> slot) & 1 == 1:
                b[at.carries(seat, slot)] = mission
        b[at.fate(mission)] = at.IN_PROGRESS
        if table.cards.is_open[mission] == 0:
            tiles.draw_tile(table, mission, 1)
        if table.journal is not None:
            rule = accept_rule(table, mission)
            telling.business.accepted(table.journal, table, seat, mission, b[at.PICKED], rule)
        gap: i64 = 0
        while b[at.row(gap)] != mission:
            gap += 1
        b[at.row(gap)] = at.NOBODY
        supply.refill_row(table, gap, "NK-135")
    b[at.PICKED_MISSION] = at.NOBODY
    b[at.PICKED] = 0
    b[at.REMOTE] = 0
    b[at.ANNOUNCED] = 0
    go_on(table, decisions.AFTER_ACTION)


CARRIER = Decision(
    "carrier",
    [Answer(actions.OWN, at.SLOTS, pick_carrier, carrier_refusal)],
    public=False,
    rule="NK-232",
    skipped=True,
)


def accept_rule(table: Table, mission: i64) -> str:
    """From afar, beside a Joker, for a place yet unknown, or as usual."""
    if table.b[at.REMOTE] == 1:
        return "NK-117"
    if ones(table.b[at.PICKED]) < table.cards.people[mission]:
        return "NK-421"
    return "NK-228" if table.cards.is_open[mission] == 1 else "NK-236"


# Accomplishing.


def mission_refusal(table: Table, seat: i64, mission: i64) -> i64:
    """NK-241 to NK-250."""
    b = table.b
    carriers: i64 = carriers_of(table, seat, mission)
    if carriers & b[at.ACTED] != 0:
        return refusals.ACTED_ALREADY  # NK-242
    goal: i64 = b[at.goal(mission)]
    there: i64 = slots_at(table, seat, goal) if goal != at.NOWHERE else 0
    if carriers & there == 0:
        return refusals.NOT_AT_THE_GOAL
    if table.cards.risk[mission] == 1 and cars_at(table, goal) > 0:
        return refusals.POLICE_AT_THE_GOAL  # NK-247
    if carriers & ~there != 0:
        return refusals.TOO_FEW_AT_THE_GOAL  # NK-242
    if ones(carriers) < table.cards.people[mission] and not has_partner(table, seat, goal):
        return refusals.TOO_FEW_AT_THE_GOAL  # NK-248
    return ALLOWED


def has_partner(table: Table, seat: i64, goal: i64) -> bool:
    return free_hands(table, seat, goal) != 0 or jokers_at(table, seat, goal) > 0


def accomplish_refusal(table: Table, seat: i64) -> i64:
    b = table.b
    answer: i64 = refusals.NO_MISSION_CARRIED
    furthest: i64 = 0
    for slot in range(at.SLOTS):
        mission: i64 = b[at.carries(seat, slot)]
        if mission != at.NOBODY:
            found: i64 = mission_refusal(table, seat, mission)
            if found == ALLOWED:
                return ALLOWED
            if found > furthest:
                furthest = found
                answer = found
    return answer


def begin_accomplish(table: Table, seat: i64) -> None:
    """One question for each mission, so the lowest carrier of it stands for it."""
    ask(table, seat, decisions.ACCOMPLISH)


def which_refusal(table: Table, seat: i64, slot: i64) -> i64:
    mission: i64 = table.b[at.carries(seat, slot)]
    if mission == at.NOBODY:
        return refusals.NO_SUCH_THING
    if carriers_of(table, seat, mission) & (bit(slot) - 1) != 0:
        return refusals.ILLEGAL
    return mission_refusal(table, seat, mission)


def pick_mission(table: Table, seat: i64, slot: i64) -> None:
    b = table.b
    mission: i64 = table.b[at.carries(seat, slot)]
    b[at.PICKED_MISSION] = mission
    carriers: i64 = carriers_of(table, seat, mission)
    if ones(carriers) == table.cards.people[mission] or (
        free_hands(table, seat, b[at.goal(mission)]) == 0
    ):
        accomplish(table, seat, at.NOBODY)
    else:
        ask(table, seat, decisions.PARTNER)


def partner_refusal(table: Table, seat: i64, slot: i64) -> i64:
    """NK-249."""
    refusal: i64 = idle_refusal(table, seat, slot)
    if refusal != ALLOWED:
        return refusal
    b = table.b
    if b[at.place(seat, slot)] != b[at.goal(b[at.PICKED_MISSION])]:
        return refusals.NOT_AT_THE_GOAL
    return refusals.CARRIES_ANOTHER if b[at.carries(seat, slot)] != at.NOBODY else ALLOWED


def accomplish(table: Table, seat: i64, partner: i64) -> None:
    """NK-242, NK-244 to NK-246."""
    b = table.b
    mission: i64 = b[at.PICKED_MISSION]
    b[at.PICKED_MISSION] = at.NOBODY
    carriers: i64 = carriers_of(table, seat, mission)
    b[at.ACTED] |= carriers
    if partner != at.NOBODY:
        b[at.ACTED] |= bit(partner)
    if table.journal is not None:
        rule = "NK-245" if table.cards.is_open[mission] == 1 else "NK-244"
        telling.business.accomplished(table.journal, table, seat, mission, rule)
    for slot in range(at.SLOTS):
        if (carriers >> slot) & 1 == 1:
            b[at.carries(seat, slot)] = at.NOBODY
    fortunes.pay(table, seat, -table.cards.reward[mission])
    supply.remove_mission(table, mission, at.NOBODY)
    windows.open_window(table, effects.OWN_ACCOMPLISH, seat, decisions.AFTER_ACTION)


ACCOMPLISH = Decision(
    "accomplish",
    [Answer(actions.OWN, at.SLOTS, pick_mission, which_refusal)],
    public=False,
    rule="NK-241",
    skipped=True,
)
PARTNER = Decision(
    "partner",
    [Answer(actions.OWN, at.SLOTS, accomplish, partner_refusal)],
    public=False,
    rule="NK-249",
    skipped=True,
)


# Another destination.


def redraw_refusal(table: Table, seat: i64, slot: i64) -> i64:
    """NK-118."""
    mission: i64 = table.b[at.carries(seat, slot)]
    if mission == at.NOBODY:
        return refusals.NO_SUCH_THING
    if carriers_of(table, seat, mission) & (bit(slot) - 1) != 0:
        return refusals.ILLEGAL
    return new_goal_refusal(table, mission)


def new_goal_refusal(table: Table, mission: i64) -> i64:
    """There must be a tile for it, after those who wait (NK-142, NK-143)."""
    b = table.b
    if b[at.goal(mission)] == at.NOWHERE:
        return refusals.NO_GOAL_TO_CHANGE
    if b[at.BAG] != 0:
        return ALLOWED
    freed: i64 = 0
    for other in range(at.MISSIONS):
        if other != mission and tiles.can_free_address(table, other):
            freed += 1
    return ALLOWED if tiles.tiles_after_waiting(table, freed) > 0 else refusals.NO_TILE_TO_DRAW


def redraw_card_refusal(table: Table, seat: i64) -> i64:
    answer: i64 = refusals.NO_GOAL_TO_CHANGE
    for slot in range(at.SLOTS):
        mission: i64 = table.b[at.carries(seat, slot)]
        if mission != at.NOBODY:
            found: i64 = new_goal_refusal(table, mission)
            if found == ALLOWED:
                return ALLOWED
            if found == refusals.NO_TILE_TO_DRAW:
                answer = found
    return answer


def redraw(table: Table, seat: i64, slot: i64) -> None:
    b = table.b
    mission: i64 = table.b[at.carries(seat, slot)]
    old: i64 = b[at.goal(mission)]
    tiles.draw_tile(table, mission, 1)
    tiles.put_back(table, old, supply.knower_of_goal(table, seat, mission))
    if table.journal is not None:
        telling.business.redrew(table.journal, table, seat, mission, "NK-118")
    tiles.serve_waiting(table)
    back_to_menu(table, seat)


REDRAW_WHICH = Decision(
    "redraw_which",
    [Answer(actions.OWN, at.SLOTS, redraw, redraw_refusal)],
    public=False,
    rule="NK-118",
    skipped=True,
)
