"""After a clash: counter-attack, abandoning, and the end of a fight (AZ-390, AZ-400 to AZ-417)."""

from typing import Final

from backroom.games.animalcatraz import (
    actions,
    decisions,
    reputation,
    subjects,
    telling,
    trash_tags,
)
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.cards import BLEED, EXTRA_DIE, FEAST, FIGHT_DRAW, NONE, SACRIFICE
from backroom.games.animalcatraz.fighters import (
    anybody_up,
    asks_whole_side,
    fighting_inmate,
    gangster_of,
    inmates_of_side,
    member_with,
)
from backroom.games.animalcatraz.gangsters import discard_by_own_text
from backroom.games.animalcatraz.injuries import injure, weapon_damage
from backroom.games.animalcatraz.inmates import (
    ability,
    cunning_level,
    is_primal,
    lower_stat,
    raise_stat,
    roll_dice,
)
from backroom.games.animalcatraz.refusals import CANNOT_ABANDON, NO_SCAPEGOAT
from backroom.games.animalcatraz.state import Table, push, rival_of
from backroom.games.animalcatraz.supply import cell_count, from_chair, put_in_cell
from backroom.kernel.decisions import Answer, Decision, Task
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

# How a fight ends: the second argument of END_FIGHT.
BEATEN: Final[i64] = 0
ABANDONED: Final[i64] = 1
BY_SCAPEGOAT: Final[i64] = 2


def after_clash(table: Table) -> None:
    """AFTER_CLASH: the side that was attacked attacks next, whoever won (AZ-400, AZ-401), unless
    its enemy or it has nobody left (AZ-410) or one clash is all (AZ-390)."""
    b = table.b
    loser: i64 = b[at.CLASH_LOSER]
    if not anybody_up(table, loser):
        push(table, decisions.END_FIGHT, loser, BEATEN)
    elif b[at.FIGHT] == 2:
        b[at.TO_ATTACK] = 1 - b[at.TO_ATTACK]
        push(table, decisions.CLASH)  # AZ-494, AZ-574: no abandoning
    else:
        push(table, decisions.COUNTER_OR_ABANDON, 1 - b[at.TO_ATTACK])


AFTER_CLASH = Task("after_clash", after_clash)


# Counter or abandon.


def counter(table: Table, side: i64) -> None:
    table.b[at.TO_ATTACK] = side
    push(table, decisions.CLASH)


def abandon_refusal(table: Table, side: i64) -> i64:
    return ALLOWED if lead(table, side) > 0 else CANNOT_ABANDON


def lead(table: Table, side: i64) -> i64:
    """By how much a side's inmate is more cunning, injured or not (AZ-402, AZ-403); a Primal one
    never is (AZ-404)."""
    b = table.b
    own: i64 = b[at.side(side)]
    if is_primal(table, own):
        return 0
    return cunning_level(table, own) - cunning_level(table, b[at.side(1 - side)])


def abandon(table: Table, side: i64) -> None:
    """AZ-405; if it fails the attacker stays attacker (AZ-409)."""
    die: i64 = roll_dice(table, 1)
    gone: bool = die <= lead(table, side)
    if table.journal is not None:
        telling.fights.tried_to_abandon(table.journal, table, side, die, gone, "AZ-405")
    if gone:
        push(table, decisions.END_FIGHT, side, ABANDONED)
    else:
        push(table, decisions.CLASH)


def scapegoat_refusal(table: Table, side: i64) -> i64:
    """AZ-573: no higher Cunning is needed."""
    return ALLOWED if member_with(table, side, SACRIFICE) != at.NOBODY else NO_SCAPEGOAT


def sacrifice(table: Table, side: i64) -> None:
    gangster: i64 = gangster_of(table, side, member_with(table, side, SACRIFICE))
    discard_by_own_text(table, table.b[at.side(side)], gangster, "AZ-572")
    push(table, decisions.END_FIGHT, side, BY_SCAPEGOAT)


COUNTER_OR_ABANDON = Decision(
    "counter_or_abandon",
    [
        Answer(actions.COUNTER, 1, counter),
        Answer(actions.ABANDON, 1, abandon, abandon_refusal),
        Answer(actions.SCAPEGOAT, 1, sacrifice, scapegoat_refusal),
    ],
    public=True,
    about=(subjects.SIDE,),
    asks=asks_whole_side,
)


# The end.


def end(table: Table, loser: i64, how: i64) -> None:
    """END_FIGHT. Whoever was injured stays so, whoever won (AZ-408, AZ-417); nobody takes cards
    (AZ-418)."""
    b = table.b
    winner: i64 = 1 - loser
    riot: bool = b[at.FIGHT] == 2
    if table.journal is not None:
        telling.fights.fight_ended(table.journal, table, winner, how, end_rule(table, how))
    bring_injured_home(table)
    if how == BEATEN:
        feast(table, winner)
    discard_single_use(table)
    if riot:
        leave_riot_fight(table, winner, loser)
    else:
        note_deed(table, winner)
        pay(table, winner, loser, how)
        draw_after_fight(table, winner)
        draw_after_fight(table, loser)
    if table.options.trash_tags:
        # AZ-688, AZ-689
        trash_tags.fought(
            table, rival_of(table, b[at.side(winner)]), rival_of(table, b[at.side(loser)])
        )
    clear(table)


END_FIGHT = Task("end_fight", end, about=(subjects.LOSER, subjects.HOW))


def end_rule(table: Table, how: i64) -> str:
    """By what a fight is lost."""
    if how == ABANDONED:
        return "AZ-406"
    if how == BY_SCAPEGOAT:
        return "AZ-572"
    return "AZ-495" if table.b[at.FIGHT] == 2 else "AZ-410"


def bring_injured_home(table: Table) -> None:
    """AZ-426, AZ-428."""
    b = table.b
    for side in range(2):
        for board in range(2):
            inmate: i64 = inmates_of_side(table, side, board)
            if inmate != at.NOBODY and is_fresh(table, side, board):
                damage: i64 = weapon_damage(table, inmate, b[at.damage(side, board)])
                injure(table, inmate, damage, True, "AZ-428" if damage > 0 else "AZ-425")


def is_fresh(table: Table, side: i64, board: i64) -> bool:
    """Whether the inmate of a board was injured in this fight, not earlier in a Riot."""
    b = table.b
    member: i64 = 3 * board
    if (b[at.injured(side)] >> member) & 1 == 0:
        return False
    if b[at.FIGHT] != 2:
        return True
    return (b[at.riot_injured(rival_of(table, b[at.side(side)]))] >> member) & 1 == 0


def feast(table: Table, winner: i64) -> None:
    """Cold Cuts 2: he gains (AZ-636), the beaten inmate loses (AZ-637), in every fight that his
    side wins, unless the rival abandoned it (AZ-638, AZ-406)."""
    for board in range(2):
        inmate: i64 = inmates_of_side(table, winner, board)
        if inmate != at.NOBODY:
            found: i64 = ability(table, inmate, FEAST)
            if found != NONE:
                stat: i64 = table.cards.ability_stat[found]
                notches: i64 = table.cards.ability_n[found]
                raise_stat(table, inmate, stat, notches, "AZ-636")
                lower_stat(table, fighting_inmate(table, 1 - winner), stat, notches, "AZ-637")


def discard_single_use(table: Table) -> None:
    """The Assassin after a clash of his (AZ-596, AZ-597), the Mad Chemist after use (AZ-600)."""
    b = table.b
    for side in range(2):
        for board in range(2):
            inmate: i64 = inmates_of_side(table, side, board)
            if inmate != at.NOBODY:
                for place in range(at.BOARD_GANG):
                    gangster: i64 = b[at.gang(inmate, place)]
                    if gangster != at.NOBODY and is_spent(table, side, gangster):
                        is_assassin = table.cards.gang_ability[gangster] == BLEED
                        rule = "AZ-596" if is_assassin else "AZ-600"
                        discard_by_own_text(table, inmate, gangster, rule)


def is_spent(table: Table, side: i64, gangster: i64) -> bool:
    kind: i64 = table.cards.gang_ability[gangster]
    if kind == BLEED:
        return (table.b[at.FOUGHT] >> gangster) & 1 == 1
    return kind == EXTRA_DIE and table.b[at.with_chemist(side)] == 1


def note_deed(table: Table, winner: i64) -> None:
    """AZ-283: only what is done in one's own turn."""
    b = table.b
    if b[at.ACTIVE] == b[at.side(winner)]:
        b[at.WON_FIGHT_IN] |= bit(b[at.FIGHT_ROOM])


def ranks_above(table: Table, winner: i64, loser: i64) -> i64:
    """How many ranks the loser was above the winner before the fight (AZ-414)."""
    return table.b[at.fight_rank(loser)] - table.b[at.fight_rank(winner)]


def reward(table: Table, winner: i64, loser: i64) -> i64:
    """AZ-411, AZ-412, AZ-413: the REP for winning, for a defender too (AZ-415)."""
    above: i64 = ranks_above(table, winner, loser)
    if above < 0:
        return table.cards.fight_below
    return table.cards.fight_equal + above * table.cards.fight_per_rank_above


def pay(table: Table, winner: i64, loser: i64, how: i64) -> None:
    """The winner is paid by rank, the loser pays (AZ-416). Abandoning is losing (AZ-406, AZ-407),
    but the Scapegoat saves the REP (AZ-572, AZ-575)."""
    b = table.b
    cards = table.cards
    above: i64 = ranks_above(table, winner, loser)
    rule = "AZ-411" if above == 0 else "AZ-412" if above > 0 else "AZ-413"
    gain: i64 = reward(table, winner, loser)
    reputation.change(table, rival_of(table, b[at.side(winner)]), gain, reputation.FOR_FIGHT, rule)
    if how != BY_SCAPEGOAT:
        reason: i64 = reputation.FOR_ABANDONING if how == ABANDONED else reputation.FOR_FIGHT
        rule = "AZ-406" if how == ABANDONED else "AZ-416"
        reputation.change(table, rival_of(table, b[at.side(loser)]), cards.fight_lose, reason, rule)


def draw_after_fight(table: Table, side: i64) -> None:
    """Rookie 2 (AZ-665): a card into his cell, if there is room."""
    b = table.b
    for board in range(2):
        inmate: i64 = inmates_of_side(table, side, board)
        if inmate == at.NOBODY:
            continue
        found: i64 = ability(table, inmate, FIGHT_DRAW)
        if found == NONE:
            continue
        cell: i64 = b[at.home(inmate)]
        for _ in range(table.cards.ability_n[found]):
            if cell_count(table, cell) >= table.cards.cell_limit:
                return
            card: i64 = from_chair(table)
            if card == at.NOTHING:
                return
            put_in_cell(table, cell, card, rival_of(table, inmate))
            if table.journal is not None:
                telling.fights.drew_after_fight(table.journal, table, inmate, card, "AZ-665")


def leave_riot_fight(table: Table, winner: i64, loser: i64) -> None:
    """AZ-495, AZ-497: the injured stay injured; the winner goes on (AZ-496). Rookie draws once in a
    Riot, when it is over for him (AZ-666)."""
    b = table.b
    victor: i64 = rival_of(table, b[at.side(winner)])
    fallen: i64 = rival_of(table, b[at.side(loser)])
    b[at.riot_injured(victor)] = b[at.injured(winner)]
    b[at.riot_injured(fallen)] = b[at.injured(loser)]
    draw_after_fight(table, loser)
    if b[at.RIOT_LEFT] & ~bit(fallen) == bit(victor) or not anybody_up(table, winner):
        draw_after_fight(table, winner)
    push(table, decisions.RIOT_NEXT, victor, fallen)


def clear(table: Table) -> None:
    """Nothing of a fight stays on the table; Die-Hard's reroll is one for a whole Riot (AZ-553)."""
    b = table.b
    if b[at.FIGHT] != 2:
        b[at.REROLLED] = 0
    at.clear_fight(b)
