"""The Attack/Steal icon and theft (D18, D34; group 4.18; Thieves AZ-537 to AZ-545)."""

from backroom.games.animalcatraz import (
    actions,
    carrying,
    decisions,
    fights,
    injuries,
    reputation,
    subjects,
    telling,
    upgrades,
)
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.cards import (
    ON_STEAL,
    ROLL_BONUS,
    STEAL_AGAIN,
    STEAL_BEST_OF_TWO,
    TRAP,
)
from backroom.games.animalcatraz.guards import icon_price, is_blocked, is_used, mark_used
from backroom.games.animalcatraz.inmates import cunning_level, gang_ability, roll_dice, spend
from backroom.games.animalcatraz.loot import (
    loot,
    loot_at,
    loot_number,
    loot_place,
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
from backroom.games.animalcatraz.state import Table, can_act, is_inside, push, rival_of
from backroom.games.animalcatraz.supply import (
    learn,
    lift,
    lift_hidden,
    pocket,
    show,
    to_chair,
    what,
)
from backroom.kernel.decisions import Answer, Decision, Task
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

# Who can use the icon: the inmate, and each of its Thieves once more (AZ-544). A thief is the
# number of a gangster, or NOBODY for the inmate itself.


def is_thief(table: Table, gangster: i64) -> bool:
    if gangster == at.NOBODY:
        return False
    ability: i64 = table.cards.gang_ability[gang_ability(table, gangster)]
    return ability == STEAL_AGAIN or ability == STEAL_BEST_OF_TWO


def thief_refusal(table: Table, inmate: i64, thief: i64) -> i64:
    """Whether this member of a board may still use the icon of the room to steal."""
    b = table.b
    room: i64 = b[at.place(inmate)]
    letter: i64 = table.cards.attack_letter[room]
    if thief == at.NOBODY:
        if is_used(table, inmate, room, letter):
            return ICON_USED  # AZ-133, AZ-135
    elif (b[at.thefts(thief)] >> room) & 1 == 1:
        return ICON_USED  # AZ-544
    return NO_ACTIONS if icon_price(table, inmate, room, letter) > b[at.LEFT] else ALLOWED  # AZ-442


def member(table: Table, inmate: i64, place: i64) -> i64:
    """The thief that a member of the board is: place 0 is the inmate."""
    return at.NOBODY if place == 0 else table.b[at.gang(inmate, place - 1)]


def member_refusal(table: Table, inmate: i64, place: i64) -> i64:
    thief: i64 = member(table, inmate, place)
    if place > 0 and not is_thief(table, thief):
        return NO_GANGSTER
    return thief_refusal(table, inmate, thief)


def any_thief_refusal(table: Table, inmate: i64) -> i64:
    """Whether anybody of the board may steal here."""
    for place in range(1, at.BOARD_GANG + 1):
        if member_refusal(table, inmate, place) == ALLOWED:
            return ALLOWED
    return thief_refusal(table, inmate, at.NOBODY)


def theft_refusal(table: Table, inmate: i64, thief: i64) -> i64:
    """Whether this thief, or anybody if NOBODY, can steal something here."""
    b = table.b
    if not can_act(table, inmate) or b[at.place(inmate)] >= at.OWN_CELL:
        return CANNOT_ACT
    room: i64 = b[at.place(inmate)]
    if is_blocked(table, inmate, room, table.cards.attack_letter[room]):
        return ICON_BLOCKED
    against: i64 = who_steals_refusal(table, inmate, thief)
    if against != ALLOWED:
        return against
    if loot_refusal(table, inmate, actions.PICKPOCKET) == ALLOWED:
        return ALLOWED
    return loot_refusal(table, inmate, actions.ROB)


def who_steals_refusal(table: Table, inmate: i64, thief: i64) -> i64:
    if thief == at.NOBODY:
        return any_thief_refusal(table, inmate)
    return thief_refusal(table, inmate, thief)


def icon_refusal(table: Table, inmate: i64) -> i64:
    """The Attack/Steal icon of a room: one of the two is possible (AZ-136)."""
    attack: i64 = fights.attack_refusal(table, inmate)
    if attack == ALLOWED or theft_refusal(table, inmate, at.NOBODY) == ALLOWED:
        return ALLOWED
    return attack


# From the icon to the roll.


def begin(table: Table, inmate: i64) -> None:
    push(table, decisions.ATTACK_OR_STEAL, inmate, at.NOBODY)


def begin_with_thief(table: Table, inmate: i64, thief: i64) -> None:
    """A gangster that borrows a Thief's ability steals (AZ-569)."""
    push(table, decisions.ATTACK_OR_STEAL, inmate, thief)


def attack_refusal(table: Table, inmate: i64, gangster: i64) -> i64:
    """A gangster that was sent to steal does not attack."""
    return fights.attack_refusal(table, inmate) if gangster == at.NOBODY else ILLEGAL


def begin_attack(table: Table, inmate: i64) -> None:
    push(table, decisions.ATTACK_WHOM, inmate)


def way_refusal(table: Table, inmate: i64, gangster: i64, code: i64) -> i64:
    """Pickpocketing or robbing, by this thief or by anybody of the board."""
    against: i64 = who_steals_refusal(table, inmate, gangster)
    if against != ALLOWED:
        return against
    return loot_refusal(table, inmate, code)


def begin_theft(table: Table, inmate: i64, gangster: i64, code: i64) -> None:
    push(table, decisions.STEAL_WHERE, inmate, code, gangster)


ATTACK_OR_STEAL = Decision(
    "attack_or_steal",
    [
        Answer(actions.ATTACK, 1, begin_attack, attack_refusal),
        Answer(actions.PICKPOCKET, 2, begin_theft, way_refusal),  # or ROB
    ],
    public=True,
    about=(subjects.INMATE, subjects.GANGSTER),
)


def choose_target(table: Table, inmate: i64, verb: i64, gangster: i64, code: i64) -> None:
    if gangster == at.NOBODY:
        push(table, decisions.STEAL_WITH, inmate, verb, code)
    else:
        choose_thief(table, inmate, gangster, code)


STEAL_WHERE = Decision(
    "steal_where",
    [Answer(actions.INMATE, actions.SPARE - actions.INMATE, choose_target, target_refusal)],
    public=True,
    about=(subjects.INMATE, subjects.VERB, subjects.GANGSTER),
)


def choose_member(table: Table, inmate: i64, target: i64, place: i64) -> None:
    choose_thief(table, inmate, member(table, inmate, place), target)


STEAL_WITH = Decision(
    "steal_with",
    [Answer(actions.OWN, 1 + at.BOARD_GANG, choose_member, member_refusal)],
    public=True,
    about=(subjects.INMATE, subjects.VERB, subjects.TARGET),
)


def choose_thief(table: Table, inmate: i64, thief: i64, target: i64) -> None:
    """The price is paid and the icon used up by the one who steals (AZ-442, AZ-544)."""
    b = table.b
    room: i64 = b[at.place(inmate)]
    letter: i64 = table.cards.attack_letter[room]
    spend(table, icon_price(table, inmate, room, letter))
    if thief == at.NOBODY:
        mark_used(table, inmate, room, letter)
    else:
        b[at.thefts(thief)] |= bit(room)
    push(table, decisions.STEAL, inmate, thief, target)
    push(table, decisions.ASK_BETS)


# The roll and the loot.


def steal(table: Table, inmate: i64, gangster: i64, target: i64) -> None:
    """AZ-447 to AZ-449."""
    b = table.b
    dice: i64 = roll_dice(table, 2)
    total: i64 = dice + thief_cunning(table, inmate, gangster)
    against_dice: i64 = roll_dice(table, 2)
    against: i64 = against_dice + owner_cunning(table, target)
    success: bool = total >= against
    if table.journal is not None:
        telling.cards.theft_rolled(
            table.journal,
            table,
            inmate,
            gangster,
            target,
            dice,
            total,
            against_dice,
            against,
            "AZ-447",
        )
    rival: i64 = rival_of(table, inmate)
    push(table, decisions.SETTLE_BETS, 1 if success else 0)  # once the thief has what it keeps
    if success:
        deed: i64 = at.PICKPOCKETED_IN if target < actions.CELL else at.ROBBED_IN
        b[deed] |= bit(b[at.place(inmate)])
        reputation.change(table, rival, table.cards.steal_ok, reputation.FOR_THEFT, "AZ-448")
        take_loot(table, inmate, gangster, target, against)
    else:
        reputation.change(table, rival, table.cards.steal_fail, reputation.FOR_THEFT, "AZ-449")


STEAL = Task("steal", steal, about=(subjects.INMATE, subjects.GANGSTER, subjects.TARGET))


def thief_cunning(table: Table, inmate: i64, thief: i64) -> i64:
    """AZ-537, AZ-541: only Thieves have Cunning, when stealing (AZ-530); the inmate its own with
    what its upgrade adds."""
    if thief != at.NOBODY:
        return table.cards.gang_n[gang_ability(table, thief)]
    return cunning_level(table, inmate) + upgrades.inmate_bonus(table, inmate, ROLL_BONUS, ON_STEAL)


def owner_cunning(table: Table, target: i64) -> i64:
    """The targeted inmate's, or for a cell the lowest of those who live in it (AZ-461, AZ-605) and
    are in the prison (AZ-462)."""
    if target < actions.CELL:
        return cunning_level(table, target - actions.INMATE)
    cell: i64 = target - actions.CELL
    lowest: i64 = at.NOWHERE
    for inmate in range(table.inmates):
        if table.b[at.home(inmate)] == cell and is_inside(table, inmate):
            level: i64 = cunning_level(table, inmate)
            if lowest == at.NOWHERE or level < lowest:
                lowest = level
    return lowest + upgrades.cell_defence(table, cell)


def take_loot(table: Table, inmate: i64, thief: i64, target: i64, against: i64) -> None:
    ability: i64 = at.NOBODY
    if thief != at.NOBODY:
        ability = table.cards.gang_ability[gang_ability(table, thief)]
    if ability == STEAL_BEST_OF_TWO:
        take_two(table, inmate, target)
        return
    trapped: bool = take_one(table, inmate, target, random_loot(table, target), "AZ-453")
    if ability == STEAL_AGAIN and not trapped:
        take_again(table, inmate, thief, target, against)
    carrying.check_pockets(table, inmate)


def take_one(table: Table, inmate: i64, target: i64, place: i64, rule: str) -> bool:
    """A card changes hands; whether it was a trap that springs. Others see only whose it was
    (AZ-457); a placed upgrade lay open."""
    rival: i64 = rival_of(table, inmate)
    owner: i64 = owner_of(table, target)
    if target >= actions.CELL and what(table, table.b[place]) == TRAP:
        spring(table, inmate, place, owner, "AZ-458")
        return True
    card: i64 = lift_hidden(table, place, bit(rival) | bit(owner))
    learn(table, card, bit(rival) | bit(owner))
    pocket(table, inmate, card)  # AZ-455, AZ-456
    if table.journal is not None:
        telling.cards.stole(table.journal, table, inmate, owner, card, rule)
    return False


def spring(table: Table, inmate: i64, place: i64, owner: i64, rule: str) -> None:
    """AZ-458 to AZ-460; a Thief's trap catches its inmate (AZ-545)."""
    card: i64 = lift(table, place)
    show(table, card)
    to_chair(table, card)
    if table.journal is not None:
        telling.cards.trap_drawn(table.journal, table, inmate, card, rule)
    cell: i64 = target_of(table, place) - actions.CELL
    injuries.spring(table, inmate, owner, cell, rule, "AZ-459")


def take_again(table: Table, inmate: i64, thief: i64, target: i64, against: i64) -> None:
    """AZ-538 to AZ-540."""
    if loot(table, target) == 0:
        return
    dice: i64 = roll_dice(table, 2)
    total: i64 = dice + thief_cunning(table, inmate, thief)
    if table.journal is not None:
        telling.cards.second_theft(
            table.journal, table, inmate, thief, dice, total, against, "AZ-538"
        )
    if total >= against:
        take_one(table, inmate, target, random_loot(table, target), "AZ-538")


def take_two(table: Table, inmate: i64, target: i64) -> None:
    """AZ-542: two cards are looked at and one is kept; with a trap among them none (AZ-543)."""
    b = table.b
    count: i64 = loot(table, target)
    first: i64 = table.chance.below(count)
    if count == 1:
        take_one(table, inmate, target, loot_at(table, target, 0), "AZ-453")
        carrying.check_pockets(table, inmate)
        return
    second: i64 = table.chance.below(count - 1)
    if second >= first:
        second += 1
    low: i64 = loot_at(table, target, min(first, second))
    high: i64 = loot_at(table, target, max(first, second))
    trap_high: bool = target >= actions.CELL and what(table, b[high]) == TRAP
    trap_low: bool = target >= actions.CELL and what(table, b[low]) == TRAP
    if trap_high:
        spring(table, inmate, high, owner_of(table, target), "AZ-543")
    if trap_low:
        spring(table, inmate, low, owner_of(table, target), "AZ-543")
    if not trap_high and not trap_low:
        show_two(table, inmate, owner_of(table, target), low, high)


def show_two(table: Table, inmate: i64, owner: i64, low: i64, high: i64) -> None:
    b = table.b
    rival: i64 = rival_of(table, inmate)
    learn(table, b[low], bit(rival))
    learn(table, b[high], bit(rival))
    if table.journal is not None:
        telling.cards.saw_two(table.journal, table, inmate, owner, b[low], b[high], "AZ-542")
    push(table, decisions.MAGPIE_KEEPS, inmate, loot_number(low), loot_number(high))


def keep(table: Table, inmate: i64, number: i64) -> None:
    place: i64 = loot_place(number)
    take_one(table, inmate, target_of(table, place), place, "AZ-542")
    carrying.check_pockets(table, inmate)


def keep_first(table: Table, inmate: i64, first_card: i64) -> None:
    keep(table, inmate, first_card)


def keep_second(table: Table, inmate: i64, second_card: i64) -> None:
    keep(table, inmate, second_card)


MAGPIE_KEEPS = Decision(
    "magpie_keeps",
    [Answer(actions.ONE, 1, keep_first), Answer(actions.TWO, 1, keep_second)],
    public=False,
    about=(subjects.INMATE, subjects.FIRST_CARD, subjects.SECOND_CARD),
)
