"""The Attack/Steal icon and theft (D18, D34; group 4.18; Thieves AZ-537 to AZ-545)."""

from backroom.games.animalcatraz import (
    carrying,
    fights,
    injuries,
    reputation,
    telling,
    upgrades,
)
from backroom.games.animalcatraz.actions import (
    ATTACK,
    CELL,
    INMATE,
    ONE,
    OWN,
    PICKPOCKET,
    ROB,
)
from backroom.games.animalcatraz.board import (
    AT,
    BOARD_GANG,
    GANG,
    HOME,
    LEFT,
    NOBODY,
    NOWHERE,
    OWN_CELL,
    PICKPOCKETED_IN,
    ROBBED_IN,
    THEFTS,
)
from backroom.games.animalcatraz.cards import (
    ON_STEAL,
    ROLL_BONUS,
    STEAL_AGAIN,
    STEAL_BEST_OF_TWO,
    TRAP,
)
from backroom.games.animalcatraz.frames import (
    ASK_BETS,
    ATTACK_OR_STEAL,
    ATTACK_WHOM,
    MAGPIE_KEEPS,
    SETTLE_BETS,
    STEAL,
    STEAL_WHERE,
    STEAL_WITH,
)
from backroom.games.animalcatraz.guards import icon_price, is_blocked, is_used, mark_used
from backroom.games.animalcatraz.inmates import (
    cunning_level,
    gang_ability,
    roll_dice,
    spend,
)
from backroom.games.animalcatraz.loot import (
    loot,
    loot_at,
    owner_of,
    random_loot,
    target_of,
    target_refusal,
)
from backroom.games.animalcatraz.loot import verb_refusal as loot_refusal
from backroom.games.animalcatraz.refusals import (
    CANNOT_ACT,
    ICON_BLOCKED,
    ICON_USED,
    ILLEGAL,
    NO_ACTIONS,
    NO_GANGSTER,
)
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import (
    learn,
    lift,
    lift_hidden,
    pocket,
    show,
    to_chair,
    what,
)
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

# Who can use the icon: the inmate, and each of its Thieves once more (AZ-544). A thief is the
# number of a gangster, or NOBODY for the inmate itself.


def is_thief(table: Table, gangster: i64) -> bool:
    if gangster == NOBODY:
        return False
    ability: i64 = table.cards.gang_ability[gang_ability(table, gangster)]
    return ability == STEAL_AGAIN or ability == STEAL_BEST_OF_TWO


def thief_refusal(table: Table, inmate: i64, thief: i64) -> i64:
    """Whether this member of a board may still use the icon of the room to steal."""
    b = table.b
    room: i64 = b[AT + inmate]
    letter: i64 = table.cards.attack_letter[room]
    if thief == NOBODY:
        if is_used(table, inmate, room, letter):
            return ICON_USED  # AZ-133, AZ-135
    elif (b[THEFTS + thief] >> room) & 1 == 1:
        return ICON_USED  # AZ-544
    return NO_ACTIONS if icon_price(table, inmate, room, letter) > b[LEFT] else ALLOWED  # AZ-442


def member(table: Table, inmate: i64, place: i64) -> i64:
    """The thief that a member of the board is: place 0 is the inmate."""
    return NOBODY if place == 0 else table.b[GANG + inmate * BOARD_GANG + place - 1]


def member_refusal(table: Table, inmate: i64, place: i64) -> i64:
    thief: i64 = member(table, inmate, place)
    if place > 0 and not is_thief(table, thief):
        return NO_GANGSTER
    return thief_refusal(table, inmate, thief)


def any_thief_refusal(table: Table, inmate: i64) -> i64:
    """Whether anybody of the board may steal here."""
    for place in range(1, BOARD_GANG + 1):
        if member_refusal(table, inmate, place) == ALLOWED:
            return ALLOWED
    return thief_refusal(table, inmate, NOBODY)


def theft_refusal(table: Table, inmate: i64, thief: i64) -> i64:
    """Whether this thief, or anybody if NOBODY, can steal something here."""
    b = table.b
    if not table.can_act(inmate) or b[AT + inmate] >= OWN_CELL:
        return CANNOT_ACT
    room: i64 = b[AT + inmate]
    if is_blocked(table, inmate, room, table.cards.attack_letter[room]):
        return ICON_BLOCKED
    against: i64 = who_steals_refusal(table, inmate, thief)
    if against != ALLOWED:
        return against
    if loot_refusal(table, inmate, PICKPOCKET) == ALLOWED:
        return ALLOWED
    return loot_refusal(table, inmate, ROB)


def who_steals_refusal(table: Table, inmate: i64, thief: i64) -> i64:
    if thief == NOBODY:
        return any_thief_refusal(table, inmate)
    return thief_refusal(table, inmate, thief)


def icon_refusal(table: Table, inmate: i64) -> i64:
    """The Attack/Steal icon of a room: one of the two is possible (AZ-136)."""
    attack: i64 = fights.attack_refusal(table, inmate)
    if attack == ALLOWED or theft_refusal(table, inmate, NOBODY) == ALLOWED:
        return ALLOWED
    return attack


# From the icon to the roll.


def begin(table: Table, inmate: i64) -> None:
    table.push(ATTACK_OR_STEAL, inmate, NOBODY)


def begin_with_thief(table: Table, inmate: i64, thief: i64) -> None:
    """A gangster that borrows a Thief's ability steals (AZ-569)."""
    table.push(ATTACK_OR_STEAL, inmate, thief)


def verb_refusal(table: Table, inmate: i64, thief: i64, verb: i64) -> i64:
    if verb == ATTACK:
        return fights.attack_refusal(table, inmate) if thief == NOBODY else ILLEGAL
    against: i64 = who_steals_refusal(table, inmate, thief)
    if against != ALLOWED:
        return against
    return loot_refusal(table, inmate, verb)


def choose_verb(table: Table, inmate: i64, thief: i64, verb: i64) -> None:
    if verb == ATTACK:
        table.push(ATTACK_WHOM, inmate)
    else:
        table.push(STEAL_WHERE, inmate, verb, thief)


def choose_thief(table: Table, inmate: i64, thief: i64, target: i64) -> None:
    """The price is paid and the icon used up by the one who steals (AZ-442, AZ-544)."""
    b = table.b
    room: i64 = b[AT + inmate]
    letter: i64 = table.cards.attack_letter[room]
    spend(table, icon_price(table, inmate, room, letter))
    if thief == NOBODY:
        mark_used(table, inmate, room, letter)
    else:
        b[THEFTS + thief] |= bit(room)
    table.push(STEAL, inmate, thief, target)
    table.push(ASK_BETS)


# The roll and the loot.


def steal(table: Table, inmate: i64, thief: i64, target: i64) -> None:
    """AZ-447 to AZ-449."""
    b = table.b
    dice: i64 = roll_dice(table, 2)
    total: i64 = dice + thief_cunning(table, inmate, thief)
    against_dice: i64 = roll_dice(table, 2)
    against: i64 = against_dice + owner_cunning(table, target)
    success: bool = total >= against
    if table.journal is not None:
        telling.cards.theft_rolled(
            table.journal, table, inmate, thief, target, dice, total, against_dice, against
        )
    rival: i64 = table.rival_of(inmate)
    table.push(SETTLE_BETS, 1 if success else 0)  # once the thief has what it keeps
    if success:
        deed: i64 = PICKPOCKETED_IN if target < CELL else ROBBED_IN
        b[deed] |= bit(b[AT + inmate])
        reputation.change(table, rival, table.cards.steal_ok, reputation.FOR_THEFT)
        take_loot(table, inmate, thief, target, against)
    else:
        reputation.change(table, rival, table.cards.steal_fail, reputation.FOR_THEFT)


def thief_cunning(table: Table, inmate: i64, thief: i64) -> i64:
    """AZ-537, AZ-541: only Thieves have Cunning, when stealing (AZ-530); the inmate its own with
    what its upgrade adds."""
    if thief != NOBODY:
        return table.cards.gang_n[gang_ability(table, thief)]
    return cunning_level(table, inmate) + upgrades.inmate_bonus(table, inmate, ROLL_BONUS, ON_STEAL)


def owner_cunning(table: Table, target: i64) -> i64:
    """The targeted inmate's, or for a cell the lowest of those who live in it (AZ-461, AZ-605) and
    are in the prison (AZ-462)."""
    if target < CELL:
        return cunning_level(table, target - INMATE)
    cell: i64 = target - CELL
    lowest: i64 = NOWHERE
    for inmate in range(table.inmates):
        if table.b[HOME + inmate] == cell and table.is_inside(inmate):
            level: i64 = cunning_level(table, inmate)
            if lowest == NOWHERE or level < lowest:
                lowest = level
    return lowest + upgrades.cell_defence(table, cell)


def take_loot(table: Table, inmate: i64, thief: i64, target: i64, against: i64) -> None:
    ability: i64 = NOBODY
    if thief != NOBODY:
        ability = table.cards.gang_ability[gang_ability(table, thief)]
    if ability == STEAL_BEST_OF_TWO:
        take_two(table, inmate, target)
        return
    trapped: bool = take_one(table, inmate, target, random_loot(table, target))
    if ability == STEAL_AGAIN and not trapped:
        take_again(table, inmate, thief, target, against)
    carrying.check_pockets(table, inmate)


def take_one(table: Table, inmate: i64, target: i64, place: i64) -> bool:
    """A card changes hands; whether it was a trap that springs. Others see only whose it was
    (AZ-457); a placed upgrade lay open."""
    rival: i64 = table.rival_of(inmate)
    owner: i64 = owner_of(table, target)
    if target >= CELL and what(table, table.b[place]) == TRAP:
        spring(table, inmate, place, owner)
        return True
    card: i64 = lift_hidden(table, place, bit(rival) | bit(owner))
    learn(table, card, bit(rival) | bit(owner))
    pocket(table, inmate, card)  # AZ-455, AZ-456
    if table.journal is not None:
        telling.cards.stole(table.journal, table, inmate, owner, card)
    return False


def spring(table: Table, inmate: i64, place: i64, owner: i64) -> None:
    """AZ-458 to AZ-460; a Thief's trap catches its inmate (AZ-545)."""
    card: i64 = lift(table, place)
    show(table, card)
    to_chair(table, card)
    if table.journal is not None:
        telling.cards.trap_drawn(table.journal, table, inmate, card)
    injuries.spring(table, inmate, owner, target_of(table, place) - CELL)


def take_again(table: Table, inmate: i64, thief: i64, target: i64, against: i64) -> None:
    """AZ-538 to AZ-540."""
    if loot(table, target) == 0:
        return
    dice: i64 = roll_dice(table, 2)
    total: i64 = dice + thief_cunning(table, inmate, thief)
    if table.journal is not None:
        telling.cards.second_theft(table.journal, table, inmate, thief, dice, total, against)
    if total >= against:
        take_one(table, inmate, target, random_loot(table, target))


def take_two(table: Table, inmate: i64, target: i64) -> None:
    """AZ-542: two cards are looked at and one is kept; with a trap among them none (AZ-543)."""
    b = table.b
    count: i64 = loot(table, target)
    first: i64 = table.chance.below(count)
    if count == 1:
        take_one(table, inmate, target, loot_at(table, target, 0))
        carrying.check_pockets(table, inmate)
        return
    second: i64 = table.chance.below(count - 1)
    if second >= first:
        second += 1
    low: i64 = loot_at(table, target, min(first, second))
    high: i64 = loot_at(table, target, max(first, second))
    trap_high: bool = target >= CELL and what(table, b[high]) == TRAP
    trap_low: bool = target >= CELL and what(table, b[low]) == TRAP
    if trap_high:
        spring(table, inmate, high, owner_of(table, target))
    if trap_low:
        spring(table, inmate, low, owner_of(table, target))
    if not trap_high and not trap_low:
        show_two(table, inmate, owner_of(table, target), low, high)


def show_two(table: Table, inmate: i64, owner: i64, low: i64, high: i64) -> None:
    b = table.b
    rival: i64 = table.rival_of(inmate)
    learn(table, b[low], bit(rival))
    learn(table, b[high], bit(rival))
    if table.journal is not None:
        telling.cards.saw_two(table.journal, table, inmate, owner, b[low], b[high])
    table.push(MAGPIE_KEEPS, inmate, low, high)


def keep(table: Table, inmate: i64, place: i64) -> None:
    take_one(table, inmate, target_of(table, place), place)
    carrying.check_pockets(table, inmate)


# Decisions and tasks.


def refusal(table: Table, decision: i64, who: i64, code: i64) -> i64:
    if decision == ATTACK_OR_STEAL:
        return verb_refusal(table, who, table.x(), code)
    if decision == STEAL_WHERE:
        return target_refusal(table, who, table.x(), code)
    if decision == STEAL_WITH:
        return member_refusal(table, who, code - OWN)
    return ALLOWED  # MAGPIE_KEEPS


def choose(table: Table, decision: i64, who: i64, x: i64, y: i64, code: i64) -> None:
    if decision == ATTACK_OR_STEAL:
        choose_verb(table, who, x, code)
    elif decision == STEAL_WHERE and y == NOBODY:
        table.push(STEAL_WITH, who, x, code)
    elif decision == STEAL_WHERE:
        choose_thief(table, who, y, code)
    elif decision == STEAL_WITH:
        choose_thief(table, who, member(table, who, code - OWN), y)
    else:
        keep(table, who, x if code == ONE else y)


def carry_out(table: Table, _task: i64, who: i64, x: i64, y: i64) -> None:
    """STEAL."""
    steal(table, who, x, y)
