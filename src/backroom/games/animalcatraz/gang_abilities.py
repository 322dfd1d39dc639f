"""What gangsters can do in one's own turn (group 4.21): Charmers, Snitch, Fraudster, Detonator,
Dealers and Scavenger. Thieves work through the Attack/Steal icon, Gary has a module of his own.

The gangster that acts is not always the one whose ability it is: the Fraudster borrows (AZ-564).
"""

from backroom.games.animalcatraz import board, carrying, courier, telling, theft
from backroom.games.animalcatraz.actions import CARRIED, CRIMES, GANG, INMATE, RIVAL
from backroom.games.animalcatraz.board import (
    AT,
    BOARD_CRIMES,
    BOARD_GANG,
    CELL_RIVAL,
    CELL_SLOTS,
    CELLS,
    COPIED,
    CRIME_AT,
    CRIME_KNOWN,
    GANG_SLOT,
    GANG_USED,
    LEFT,
    NOBODY,
    NOTHING,
    NOWHERE,
    PLAN_KNOWN,
    PLAN_OF,
    PLAN_OPEN,
    ROOMS,
    WING,
    cell_slot,
    slot_of,
)
from backroom.games.animalcatraz.cards import (
    BLOW_CELL,
    CHARM,
    COPY_ABILITY,
    DEAL_PRIMAL,
    PEEK,
    REMOTE,
    SCAVENGE,
    STEAL_AGAIN,
    STEAL_BEST_OF_TWO,
)
from backroom.games.animalcatraz.frames import (
    COPY_OVER,
    COPY_WHAT,
    COPY_WHOM,
    GANG_TARGET,
    PEEK_ZONE,
)
from backroom.games.animalcatraz.gangsters import discard_by_own_text
from backroom.games.animalcatraz.guards import attack_icon_free
from backroom.games.animalcatraz.injuries import injure
from backroom.games.animalcatraz.inmates import (
    become_primal,
    gang_ability,
    is_primal,
    lose_actions,
    roll_dice,
    spend,
)
from backroom.games.animalcatraz.refusals import (
    ABILITY_USED,
    ALREADY_PRIMAL,
    CANNOT_ACT,
    ICON_BLOCKED,
    NO_ACTIONS,
    NO_CELL_TO_BLOW,
    NO_DEED,
    NO_GANGSTER,
    NO_SUCH_CARD,
    NOBODY_TO_CHARM,
    NOBODY_TO_COPY,
    NOBODY_TO_WATCH,
    NOT_A_RIVAL,
    NOT_TO_COPY,
    NOTHING_TO_COPY,
)
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import (
    carried_count,
    discard_group,
    from_back_of_chair,
    learn,
    pocket,
    pocket_count,
)
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

# The main choice.


def verb_refusal(table: Table, inmate: i64, code: i64) -> i64:
    """AZ-536."""
    gangster: i64 = table.b[board.GANG + inmate * BOARD_GANG + code - GANG]
    if gangster == NOBODY:
        return NO_GANGSTER
    if not table.can_act(inmate):
        return CANNOT_ACT
    return use_refusal(table, inmate, gangster, gangster)


def begin(table: Table, inmate: i64, code: i64) -> None:
    use(table, inmate, table.b[board.GANG + inmate * BOARD_GANG + code - GANG])


def use_refusal(table: Table, inmate: i64, acting: i64, source: i64) -> i64:
    """Whether one gangster can use the ability of another, or its own."""
    kind: i64 = table.cards.gang_ability[source]
    if kind == STEAL_AGAIN or kind == STEAL_BEST_OF_TWO:
        # Its own thefts begin with the icon.
        return NO_DEED if acting == source else theft.theft_refusal(table, inmate, acting)
    if not is_own_choice(kind):
        return NO_DEED
    if kind != SCAVENGE and table.b[GANG_USED + acting] != 0:
        return ABILITY_USED
    if table.cards.gang_cost[source] > table.b[LEFT]:
        return NO_ACTIONS
    if needs_icon(kind) and not icon_is_free(table, inmate):
        return ICON_BLOCKED
    return place_refusal(table, inmate, acting, kind)


def is_own_choice(kind: i64) -> bool:
    return needs_icon(kind) or kind == DEAL_PRIMAL or kind == REMOTE or kind == SCAVENGE


def needs_icon(kind: i64) -> bool:
    """AZ-534, AZ-559, AZ-565, AZ-577; the icon is not used up (AZ-535)."""
    return kind == CHARM or kind == PEEK or kind == COPY_ABILITY or kind == BLOW_CELL


def icon_is_free(table: Table, inmate: i64) -> bool:
    room: i64 = table.b[AT + inmate]
    return room >= ROOMS or attack_icon_free(table, inmate, room)


def place_refusal(table: Table, inmate: i64, acting: i64, kind: i64) -> i64:
    if kind == CHARM or kind == PEEK:
        return anybody_refusal(table, inmate, kind)
    if kind == COPY_ABILITY:
        return copy_refusal(table, inmate, acting)
    if kind == BLOW_CELL:
        return ALLOWED if cell_to_blow(table, inmate) != NOWHERE else NO_CELL_TO_BLOW
    if kind == DEAL_PRIMAL:
        return ALREADY_PRIMAL if is_primal(table, inmate) else ALLOWED  # AZ-557
    if kind == REMOTE:
        return courier.anything_refusal(table, inmate, acting)
    return ALLOWED


def use(table: Table, inmate: i64, acting: i64) -> None:
    kind: i64 = table.cards.gang_ability[gang_ability(table, acting)]
    if kind == CHARM or kind == PEEK:
        table.push(GANG_TARGET, inmate, acting)
    elif kind == COPY_ABILITY:
        table.push(COPY_WHOM, inmate, acting)
    elif kind == BLOW_CELL:
        blow_cell(table, inmate, acting)
    elif kind == DEAL_PRIMAL:
        deal(table, inmate, acting)
    elif kind == SCAVENGE:
        scavenge(table, inmate, acting)
    elif kind == REMOTE:
        courier.begin(table, inmate, acting)
    else:
        theft.begin_with_thief(table, inmate, acting)


# Rival inmates in the room.


def anybody_refusal(table: Table, inmate: i64, kind: i64) -> i64:
    refused: i64 = nobody_for(kind)
    for victim in range(table.inmates):
        answer: i64 = target_refusal(table, inmate, kind, victim)
        if answer == ALLOWED:
            return ALLOWED
        if answer == NO_SUCH_CARD:
            refused = NO_SUCH_CARD
    return refused


def nobody_for(kind: i64) -> i64:
    return NOBODY_TO_WATCH if kind == PEEK else NOBODY_TO_CHARM


def target_refusal(table: Table, inmate: i64, kind: i64, victim: i64) -> i64:
    """AZ-546, AZ-558, AZ-560."""
    if victim >= table.inmates or not is_beside(table, inmate, victim):
        return nobody_for(kind)
    if not table.is_rival(inmate, victim):
        return NOT_A_RIVAL
    if kind == PEEK:
        for zone in range(CARRIED, CARRIED + 3):
            if zone_refusal(table, victim, zone) == ALLOWED:
                return ALLOWED
        return NO_SUCH_CARD
    return ALLOWED


def is_beside(table: Table, inmate: i64, other: i64) -> bool:
    """Whether another inmate is in the same room."""
    return table.b[AT + inmate] < ROOMS and table.b[AT + other] == table.b[AT + inmate]


# Charmers (AZ-546, AZ-547; the tables are the edition's, AZ-548).


def charm(table: Table, inmate: i64, acting: i64, victim: i64) -> None:
    table.b[GANG_USED + acting] = 1
    die: i64 = roll_dice(table, 1)
    actions: i64 = by_face(table, acting, die)
    if table.journal is not None:
        telling.gang.charmed(table.journal, table, inmate, acting, victim, die, actions)
    lose_actions(table, victim, actions)  # AZ-549


def by_face(table: Table, acting: i64, die: i64) -> i64:
    """What an ability's table says of a die."""
    return table.cards.gang_table[6 * gang_ability(table, acting) + die - 1]


# Snitch (AZ-558 to AZ-563). He sees the board of the inmate in the room, and its rival's plan.


def zone_refusal(table: Table, victim: i64, zone: i64) -> i64:
    """Numbers of cards are public, so everybody can see which zones have something to show."""
    b = table.b
    if zone == CARRIED:
        return ALLOWED if carried_count(table, victim) > 0 else NO_SUCH_CARD
    if zone == CRIMES:
        return ALLOWED if crime_count(table, victim) > 0 else NO_SUCH_CARD
    rival: i64 = table.rival_of(victim)
    hidden: bool = b[PLAN_OF + rival] != NOTHING and b[PLAN_OPEN + rival] == 0
    return ALLOWED if hidden else NO_SUCH_CARD


def crime_count(table: Table, inmate: i64) -> i64:
    count: i64 = 0
    for place in range(BOARD_CRIMES):
        if table.b[CRIME_AT + inmate * BOARD_CRIMES + place] != NOTHING:
            count += 1
    return count


def peek(table: Table, inmate: i64, acting: i64, victim: i64, zone: i64) -> None:
    """A card of the zone at random (AZ-563), seen by his own side alone (AZ-561)."""
    b = table.b
    b[GANG_USED + acting] = 1  # AZ-562
    who: i64 = bit(table.rival_of(inmate))
    seen: i64 = NOTHING
    if zone == CARRIED:
        seen = carried_card(table, victim, table.chance.below(carried_count(table, victim)))
        learn(table, seen, who)
    elif zone == CRIMES:
        seen = crime_card(table, victim, table.chance.below(crime_count(table, victim)))
        b[CRIME_KNOWN + seen] |= who
    else:
        seen = b[PLAN_OF + table.rival_of(victim)]
        b[PLAN_KNOWN + seen] |= who
    if table.journal is not None:
        telling.gang.peeked(table.journal, table, inmate, victim, zone - CARRIED, seen)


def carried_card(table: Table, inmate: i64, index: i64) -> i64:
    """The carried cards of a board in slot order, its gangsters' last."""
    b = table.b
    pockets: i64 = pocket_count(table, inmate)
    if index < pockets:
        return b[slot_of(inmate, index)]
    first: i64 = b[slot_of(inmate, GANG_SLOT)]
    if first != NOTHING and index == pockets:
        return first
    return b[slot_of(inmate, GANG_SLOT + 1)]


def crime_card(table: Table, inmate: i64, index: i64) -> i64:
    b = table.b
    first: i64 = b[CRIME_AT + inmate * BOARD_CRIMES]
    if first != NOTHING and index == 0:
        return first
    return b[CRIME_AT + inmate * BOARD_CRIMES + 1]


# Fraudster (AZ-564 to AZ-569). Gangsters follow their inmate: he borrows from boards in the room.


def copy_refusal(table: Table, inmate: i64, acting: i64) -> i64:
    for victim in range(table.inmates):
        if copy_from_refusal(table, inmate, acting, victim) == ALLOWED:
            return ALLOWED
    return NOTHING_TO_COPY


def copy_from_refusal(table: Table, inmate: i64, acting: i64, victim: i64) -> i64:
    if victim >= table.inmates or not is_beside(table, inmate, victim):
        return NOBODY_TO_COPY
    if not table.is_rival(inmate, victim):
        return NOT_A_RIVAL
    for place in range(BOARD_GANG):
        if copied_refusal(table, inmate, acting, victim, place) == ALLOWED:
            return ALLOWED
    return NOTHING_TO_COPY


def copied_refusal(table: Table, inmate: i64, acting: i64, victim: i64, place: i64) -> i64:
    """AZ-568: only what is an action of one's own turn, and can be used now."""
    if place < 0 or place >= BOARD_GANG:
        return NO_GANGSTER
    source: i64 = table.b[board.GANG + victim * BOARD_GANG + place]
    if source == NOBODY:
        return NO_GANGSTER
    if table.cards.gang_copy[source] == 0:
        return NOT_TO_COPY
    return use_refusal(table, inmate, acting, source)


def copy(table: Table, inmate: i64, acting: i64, source: i64) -> None:
    """AZ-566, AZ-567, AZ-569: as if he were that gangster, for this one use."""
    b = table.b
    b[COPIED] = source
    b[GANG_USED + acting] = 1
    if table.journal is not None:
        telling.gang.copied(table.journal, table, inmate, source)
    table.push(COPY_OVER)
    use(table, inmate, acting)


# Detonator (AZ-576 to AZ-581).


def cell_to_blow(table: Table, inmate: i64) -> i64:
    """The rival's cell behind this wing, unless all its inmates are out (AZ-768); NOWHERE."""
    b = table.b
    wing: i64 = b[AT + inmate]
    if wing < WING or wing >= WING + CELLS:
        return NOWHERE
    owner: i64 = b[CELL_RIVAL + wing - WING]
    if owner == NOBODY or owner == table.rival_of(inmate):
        return NOWHERE
    for other in range(table.inmates):
        if b[board.HOME + other] == wing - WING and table.is_inside(other):
            return wing - WING
    return NOWHERE


def blow_cell(table: Table, inmate: i64, acting: i64) -> None:
    """The cell's cards go to the chair face down (AZ-581), the placed upgrade stays (AZ-579), and
    whoever lies there takes no harm (AZ-580)."""
    cell: i64 = cell_to_blow(table, inmate)
    actions: i64 = table.cards.gang_more[gang_ability(table, acting)]
    die: i64 = roll_dice(table, 1)
    backfires: bool = by_face(table, acting, die) == 1
    discard_by_own_text(table, inmate, acting)
    count: i64 = discard_group(table, cell_slot(cell, 0), CELL_SLOTS, False)
    if table.journal is not None:
        telling.gang.cell_blown(table.journal, table, inmate, cell, die, count)
    if backfires:
        injure(table, inmate, actions, False)  # AZ-578


# Dealers (AZ-554, AZ-555; the price is the edition's, AZ-556).


def deal(table: Table, inmate: i64, acting: i64) -> None:
    source: i64 = gang_ability(table, acting)
    spend(table, table.cards.gang_cost[source])
    table.b[GANG_USED + acting] = 1
    die: i64 = roll_dice(table, 1)
    dry: bool = by_face(table, acting, die) == 1
    if table.journal is not None:
        telling.gang.dealt(table.journal, table, inmate, acting, die, not dry)
    if not dry:
        become_primal(table, inmate, table.cards.gang_more[source], False)


# Scavenger (AZ-592).


def scavenge(table: Table, inmate: i64, acting: i64) -> None:
    spend(table, table.cards.gang_cost[gang_ability(table, acting)])
    die: i64 = roll_dice(table, 1)
    cards: i64 = by_face(table, acting, die)
    if table.journal is not None:
        telling.gang.scavenged(table.journal, table, inmate, die, cards)
    for _ in range(cards):
        card: i64 = from_back_of_chair(table)
        if card != NOTHING:
            pocket(table, inmate, card)
            if table.journal is not None:
                telling.gang.scavenged_card(table.journal, table, inmate, card)
    carrying.check_pockets(table, inmate)


# Which question is answered.


def refusal(table: Table, decision: i64, who: i64, code: i64) -> i64:
    if decision == GANG_TARGET:
        kind: i64 = table.cards.gang_ability[gang_ability(table, table.x())]
        return target_refusal(table, who, kind, code - INMATE)
    if decision == PEEK_ZONE:
        return zone_refusal(table, table.y(), code)
    if decision == COPY_WHOM:
        return copy_from_refusal(table, who, table.x(), code - INMATE)
    return copied_refusal(table, who, table.x(), table.y(), code - RIVAL - 1)


def choose(table: Table, decision: i64, who: i64, x: i64, y: i64, code: i64) -> None:
    if decision == GANG_TARGET:
        if table.cards.gang_ability[gang_ability(table, x)] == PEEK:
            table.push(PEEK_ZONE, who, x, code - INMATE)
        else:
            charm(table, who, x, code - INMATE)
    elif decision == PEEK_ZONE:
        peek(table, who, x, y, code)
    elif decision == COPY_WHOM:
        table.push(COPY_WHAT, who, x, code - INMATE)
    else:
        copy(table, who, x, table.b[board.GANG + y * BOARD_GANG + code - RIVAL - 1])
