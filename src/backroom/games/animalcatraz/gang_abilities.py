"""What gangsters can do in one's own turn (group 4.21): Charmers, Snitch, Fraudster, Detonator,
Dealers and Scavenger. Thieves work through the Attack/Steal icon, Gary has a module of his own.

The gangster that acts is not always the one whose ability it is: the Fraudster borrows (AZ-564).
"""

from backroom.games.animalcatraz import (
    actions,
    carrying,
    courier,
    decisions,
    subjects,
    telling,
    theft,
)
from backroom.games.animalcatraz import board as at
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
from backroom.games.animalcatraz.state import Table, is_inside, is_rival, push, rival_of
from backroom.games.animalcatraz.supply import (
    carried_count,
    discard_group,
    from_back_of_chair,
    learn,
    pocket,
    pocket_count,
)
from backroom.kernel.decisions import Answer, Decision, Task
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

# The main choice.


def verb_refusal(table: Table, inmate: i64, place: i64) -> i64:
    gangster: i64 = table.b[at.gang(inmate, place)]
    if gangster == at.NOBODY:
        return NO_GANGSTER
    return use_refusal(table, inmate, gangster, gangster)


def begin(table: Table, inmate: i64, place: i64) -> None:
    use(table, inmate, table.b[at.gang(inmate, place)])


def use_refusal(table: Table, inmate: i64, gangster: i64, source: i64) -> i64:
    """Whether one gangster can use the ability of another, or its own."""
    kind: i64 = table.cards.gang_ability[source]
    if kind == STEAL_AGAIN or kind == STEAL_BEST_OF_TWO:
        # Its own thefts begin with the icon.
        return NO_DEED if gangster == source else theft.theft_refusal(table, inmate, gangster)
    if not is_own_choice(kind):
        return NO_DEED
    if kind != SCAVENGE and table.b[at.gang_used(gangster)] != 0:
        return ABILITY_USED
    if table.cards.gang_cost[source] > table.b[at.LEFT]:
        return NO_ACTIONS
    if needs_icon(kind) and not icon_is_free(table, inmate):
        return ICON_BLOCKED
    return place_refusal(table, inmate, gangster, kind)


def is_own_choice(kind: i64) -> bool:
    return needs_icon(kind) or kind == DEAL_PRIMAL or kind == REMOTE or kind == SCAVENGE


def needs_icon(kind: i64) -> bool:
    """AZ-534, AZ-559, AZ-565, AZ-577; the icon is not used up (AZ-535)."""
    return kind == CHARM or kind == PEEK or kind == COPY_ABILITY or kind == BLOW_CELL


def icon_is_free(table: Table, inmate: i64) -> bool:
    room: i64 = table.b[at.place(inmate)]
    return room >= at.ROOMS or attack_icon_free(table, inmate, room)


def place_refusal(table: Table, inmate: i64, gangster: i64, kind: i64) -> i64:
    if kind == CHARM or kind == PEEK:
        return anybody_refusal(table, inmate, kind)
    if kind == COPY_ABILITY:
        return copy_refusal(table, inmate, gangster)
    if kind == BLOW_CELL:
        return ALLOWED if cell_to_blow(table, inmate) != at.NOWHERE else NO_CELL_TO_BLOW
    if kind == DEAL_PRIMAL:
        return ALREADY_PRIMAL if is_primal(table, inmate) else ALLOWED  # AZ-557
    if kind == REMOTE:
        return courier.anything_refusal(table, inmate, gangster)
    return ALLOWED


def use(table: Table, inmate: i64, gangster: i64) -> None:
    kind: i64 = table.cards.gang_ability[gang_ability(table, gangster)]
    if kind == CHARM or kind == PEEK:
        push(table, decisions.GANG_TARGET, inmate, gangster)
    elif kind == COPY_ABILITY:
        push(table, decisions.COPY_WHOM, inmate, gangster)
    elif kind == BLOW_CELL:
        blow_cell(table, inmate, gangster)
    elif kind == DEAL_PRIMAL:
        deal(table, inmate, gangster)
    elif kind == SCAVENGE:
        scavenge(table, inmate, gangster)
    elif kind == REMOTE:
        courier.begin(table, inmate, gangster)
    else:
        theft.begin_with_thief(table, inmate, gangster)


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
    if not is_rival(table, inmate, victim):
        return NOT_A_RIVAL
    if kind == PEEK:
        for code in range(actions.CARRIED, actions.CARRIED + 3):
            if zone_refusal(table, victim, code) == ALLOWED:
                return ALLOWED
        return NO_SUCH_CARD
    return ALLOWED


def is_beside(table: Table, inmate: i64, other: i64) -> bool:
    """Whether another inmate is in the same room."""
    return (
        table.b[at.place(inmate)] < at.ROOMS
        and table.b[at.place(other)] == table.b[at.place(inmate)]
    )


def aim_refusal(table: Table, inmate: i64, gangster: i64, victim: i64) -> i64:
    kind: i64 = table.cards.gang_ability[gang_ability(table, gangster)]
    return target_refusal(table, inmate, kind, victim)


def aim(table: Table, inmate: i64, gangster: i64, victim: i64) -> None:
    if table.cards.gang_ability[gang_ability(table, gangster)] == PEEK:
        push(table, decisions.PEEK_ZONE, inmate, gangster, victim)
    else:
        charm(table, inmate, gangster, victim)


GANG_TARGET = Decision(
    "gang_target",
    [Answer(actions.INMATE, actions.SPARE - actions.INMATE, aim, aim_refusal)],
    public=True,
    about=(subjects.INMATE, subjects.GANGSTER),
)


# Charmers (AZ-546, AZ-547; the tables are the edition's, AZ-548).


def charm(table: Table, inmate: i64, gangster: i64, victim: i64) -> None:
    table.b[at.gang_used(gangster)] = 1
    die: i64 = roll_dice(table, 1)
    lost: i64 = by_face(table, gangster, die)
    if table.journal is not None:
        telling.gang.charmed(table.journal, table, inmate, gangster, victim, die, lost, "AZ-546")
    lose_actions(table, victim, lost)  # AZ-549


def by_face(table: Table, gangster: i64, die: i64) -> i64:
    """What an ability's table says of a die."""
    return table.cards.gang_table[6 * gang_ability(table, gangster) + die - 1]


# Snitch (AZ-558 to AZ-563). He sees the board of the inmate in the room, and its rival's plan.


def zone_refusal(table: Table, victim: i64, code: i64) -> i64:
    """Numbers of cards are public, so everybody can see which zones have something to show."""
    b = table.b
    if code == actions.CARRIED:
        return ALLOWED if carried_count(table, victim) > 0 else NO_SUCH_CARD
    if code == actions.CRIMES:
        return ALLOWED if crime_count(table, victim) > 0 else NO_SUCH_CARD
    rival: i64 = rival_of(table, victim)
    hidden: bool = b[at.plan(rival)] != at.NOTHING and b[at.plan_open(rival)] == 0
    return ALLOWED if hidden else NO_SUCH_CARD


def crime_count(table: Table, inmate: i64) -> i64:
    count: i64 = 0
    for place in range(at.BOARD_CRIMES):
        if table.b[at.crime(inmate, place)] != at.NOTHING:
            count += 1
    return count


def peek(table: Table, inmate: i64, gangster: i64, victim: i64, code: i64) -> None:
    """A card of the zone at random (AZ-563), seen by his own side alone (AZ-561)."""
    b = table.b
    b[at.gang_used(gangster)] = 1  # AZ-562
    who: i64 = bit(rival_of(table, inmate))
    seen: i64 = at.NOTHING
    if code == actions.CARRIED:
        seen = carried_card(table, victim, table.chance.below(carried_count(table, victim)))
        learn(table, seen, who)
    elif code == actions.CRIMES:
        seen = crime_card(table, victim, table.chance.below(crime_count(table, victim)))
        b[at.crime_known(seen)] |= who
    else:
        seen = b[at.plan(rival_of(table, victim))]
        b[at.plan_known(seen)] |= who
    if table.journal is not None:
        telling.gang.peeked(
            table.journal, table, inmate, victim, code - actions.CARRIED, seen, "AZ-558"
        )


PEEK_ZONE = Decision(
    "peek_zone",
    [Answer(actions.CARRIED, 3, peek, zone_refusal)],
    public=False,
    about=(subjects.INMATE, subjects.GANGSTER, subjects.VICTIM),
)


def carried_card(table: Table, inmate: i64, index: i64) -> i64:
    """The carried cards of a board in slot order, its gangsters' last."""
    b = table.b
    pockets: i64 = pocket_count(table, inmate)
    if index < pockets:
        return b[at.slot(inmate, index)]
    first: i64 = b[at.slot(inmate, at.GANG_SLOT)]
    if first != at.NOTHING and index == pockets:
        return first
    return b[at.slot(inmate, at.GANG_SLOT + 1)]


def crime_card(table: Table, inmate: i64, index: i64) -> i64:
    b = table.b
    first: i64 = b[at.crime(inmate, 0)]
    if first != at.NOTHING and index == 0:
        return first
    return b[at.crime(inmate, 1)]


# Fraudster (AZ-564 to AZ-569). Gangsters follow their inmate: he borrows from boards in the room.


def copy_refusal(table: Table, inmate: i64, gangster: i64) -> i64:
    for victim in range(table.inmates):
        if copy_from_refusal(table, inmate, gangster, victim) == ALLOWED:
            return ALLOWED
    return NOTHING_TO_COPY


def copy_from_refusal(table: Table, inmate: i64, gangster: i64, victim: i64) -> i64:
    if victim >= table.inmates or not is_beside(table, inmate, victim):
        return NOBODY_TO_COPY
    if not is_rival(table, inmate, victim):
        return NOT_A_RIVAL
    for place in range(at.BOARD_GANG):
        if copied_refusal(table, inmate, gangster, victim, place) == ALLOWED:
            return ALLOWED
    return NOTHING_TO_COPY


def choose_victim(table: Table, inmate: i64, gangster: i64, victim: i64) -> None:
    push(table, decisions.COPY_WHAT, inmate, gangster, victim)


COPY_WHOM = Decision(
    "copy_whom",
    [Answer(actions.INMATE, at.INMATES, choose_victim, copy_from_refusal)],
    public=False,
    about=(subjects.INMATE, subjects.GANGSTER),
)


def copied_refusal(table: Table, inmate: i64, gangster: i64, victim: i64, place: i64) -> i64:
    """AZ-568: only what is an action of one's own turn, and can be used now."""
    if place < 0 or place >= at.BOARD_GANG:
        return NO_GANGSTER
    source: i64 = table.b[at.gang(victim, place)]
    if source == at.NOBODY:
        return NO_GANGSTER
    if table.cards.gang_copy[source] == 0:
        return NOT_TO_COPY
    return use_refusal(table, inmate, gangster, source)


def copy(table: Table, inmate: i64, gangster: i64, source: i64) -> None:
    """AZ-566, AZ-567, AZ-569: as if he were that gangster, for this one use."""
    b = table.b
    b[at.COPIED] = source
    b[at.gang_used(gangster)] = 1
    if table.journal is not None:
        telling.gang.copied(table.journal, table, inmate, source, "AZ-564")
    push(table, decisions.COPY_OVER)
    use(table, inmate, gangster)


def member_refusal(table: Table, inmate: i64, gangster: i64, victim: i64, member: i64) -> i64:
    return copied_refusal(table, inmate, gangster, victim, member - 1)


def copy_member(table: Table, inmate: i64, gangster: i64, victim: i64, member: i64) -> None:
    copy(table, inmate, gangster, table.b[at.gang(victim, member - 1)])


COPY_WHAT = Decision(
    "copy_what",
    [Answer(actions.RIVAL, at.MEMBERS, copy_member, member_refusal)],
    public=False,
    about=(subjects.INMATE, subjects.GANGSTER, subjects.VICTIM),
)


def be_himself_again(table: Table) -> None:
    """The Fraudster has used what he borrowed."""
    table.b[at.COPIED] = at.NOBODY


COPY_OVER = Task("copy_over", be_himself_again)


# Detonator (AZ-576 to AZ-581).


def cell_to_blow(table: Table, inmate: i64) -> i64:
    """The rival's cell behind this wing, unless all its inmates are out (AZ-768); NOWHERE."""
    b = table.b
    wing: i64 = b[at.place(inmate)]
    if wing < at.WING or wing >= at.WING + at.CELLS:
        return at.NOWHERE
    owner: i64 = b[at.cell_rival(wing - at.WING)]
    if owner == at.NOBODY or owner == rival_of(table, inmate):
        return at.NOWHERE
    for other in range(table.inmates):
        if b[at.home(other)] == wing - at.WING and is_inside(table, other):
            return wing - at.WING
    return at.NOWHERE


def blow_cell(table: Table, inmate: i64, gangster: i64) -> None:
    """The cell's cards go to the chair face down (AZ-581), the placed upgrade stays (AZ-579), and
    whoever lies there takes no harm (AZ-580)."""
    cell: i64 = cell_to_blow(table, inmate)
    harm: i64 = table.cards.gang_more[gang_ability(table, gangster)]
    die: i64 = roll_dice(table, 1)
    backfires: bool = by_face(table, gangster, die) == 1
    discard_by_own_text(table, inmate, gangster, "AZ-576")
    count: i64 = discard_group(table, at.cell_slot(cell, 0), at.CELL_SLOTS, False)
    if table.journal is not None:
        telling.gang.cell_blown(table.journal, table, inmate, cell, die, count, "AZ-576")
    if backfires:
        injure(table, inmate, harm, False, "AZ-578")


# Dealers (AZ-554, AZ-555; the price is the edition's, AZ-556).


def deal(table: Table, inmate: i64, gangster: i64) -> None:
    source: i64 = gang_ability(table, gangster)
    spend(table, table.cards.gang_cost[source])
    table.b[at.gang_used(gangster)] = 1
    die: i64 = roll_dice(table, 1)
    dry: bool = by_face(table, gangster, die) == 1
    if table.journal is not None:
        telling.gang.dealt(table.journal, table, inmate, gangster, die, not dry, "AZ-554")
    if not dry:
        become_primal(table, inmate, table.cards.gang_more[source], False, "AZ-554")


# Scavenger (AZ-592).


def scavenge(table: Table, inmate: i64, gangster: i64) -> None:
    spend(table, table.cards.gang_cost[gang_ability(table, gangster)])
    die: i64 = roll_dice(table, 1)
    cards: i64 = by_face(table, gangster, die)
    if table.journal is not None:
        telling.gang.scavenged(table.journal, table, inmate, die, cards, "AZ-592")
    for _ in range(cards):
        card: i64 = from_back_of_chair(table)
        if card != at.NOTHING:
            pocket(table, inmate, card)
            if table.journal is not None:
                telling.gang.scavenged_card(table.journal, table, inmate, card, "AZ-592")
    carrying.check_pockets(table, inmate)
