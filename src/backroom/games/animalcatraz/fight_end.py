"""After a clash: counter-attack, abandoning, and the end of a fight (AZ-390, AZ-400 to AZ-417)."""

from typing import Final

from backroom.games.animalcatraz import reputation, telling, trash_tags
from backroom.games.animalcatraz.actions import ABANDON, COUNTER
from backroom.games.animalcatraz.board import (
    ACTIVE,
    BOARD_GANG,
    CLASH_LOSER,
    CLASHES,
    DAMAGE,
    DICE,
    FIGHT,
    FIGHT_RANK,
    FIGHT_ROOM,
    FIGHTER,
    FOUGHT,
    GANG,
    HOME,
    INJURED,
    NOBODY,
    NOTHING,
    NOWHERE,
    REROLLED,
    REVEALED,
    RIOT_INJURED,
    RIOT_LEFT,
    SIDE,
    TO_ATTACK,
    TOTAL,
    WITH_CHEMIST,
    WON_FIGHT_IN,
    fill,
)
from backroom.games.animalcatraz.cards import BLEED, EXTRA_DIE, FEAST, FIGHT_DRAW, NONE, SACRIFICE
from backroom.games.animalcatraz.fighters import (
    anybody_up,
    fighting_inmate,
    gangster_of,
    inmates_of_side,
    member_with,
)
from backroom.games.animalcatraz.frames import CLASH, COUNTER_OR_ABANDON, END_FIGHT, RIOT_NEXT
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
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import cell_count, from_chair, put_in_cell
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
    loser: i64 = b[CLASH_LOSER]
    if not anybody_up(table, loser):
        table.push(END_FIGHT, loser, BEATEN)
    elif b[FIGHT] == 2:
        b[TO_ATTACK] = 1 - b[TO_ATTACK]
        table.push(CLASH)  # AZ-494, AZ-574: no abandoning
    else:
        table.push(COUNTER_OR_ABANDON, 1 - b[TO_ATTACK])


# Counter or abandon.


def refusal(table: Table, side: i64, code: i64) -> i64:
    if code == COUNTER:
        return ALLOWED
    if code == ABANDON:
        return ALLOWED if lead(table, side) > 0 else CANNOT_ABANDON
    # AZ-573: no higher Cunning is needed.
    return ALLOWED if member_with(table, side, SACRIFICE) != NOBODY else NO_SCAPEGOAT


def lead(table: Table, side: i64) -> i64:
    """By how much a side's inmate is more cunning, injured or not (AZ-402, AZ-403); a Primal one
    never is (AZ-404)."""
    b = table.b
    own: i64 = b[SIDE + side]
    if is_primal(table, own):
        return 0
    return cunning_level(table, own) - cunning_level(table, b[SIDE + 1 - side])


def choose(table: Table, side: i64, code: i64) -> None:
    if code == COUNTER:
        table.b[TO_ATTACK] = side
        table.push(CLASH)
    elif code == ABANDON:
        try_to_abandon(table, side)
    else:
        member: i64 = member_with(table, side, SACRIFICE)
        gangster: i64 = gangster_of(table, side, member)
        discard_by_own_text(table, table.b[SIDE + side], gangster)  # AZ-572
        table.push(END_FIGHT, side, BY_SCAPEGOAT)


def try_to_abandon(table: Table, side: i64) -> None:
    """AZ-405; if it fails the attacker stays attacker (AZ-409)."""
    die: i64 = roll_dice(table, 1)
    gone: bool = die <= lead(table, side)
    if table.journal is not None:
        telling.fights.tried_to_abandon(table.journal, table, side, die, gone)
    if gone:
        table.push(END_FIGHT, side, ABANDONED)
    else:
        table.push(CLASH)


# The end.


def end(table: Table, loser: i64, how: i64) -> None:
    """END_FIGHT. Whoever was injured stays so, whoever won (AZ-408, AZ-417); nobody takes cards
    (AZ-418)."""
    b = table.b
    winner: i64 = 1 - loser
    riot: bool = b[FIGHT] == 2
    if table.journal is not None:
        telling.fights.fight_ended(table.journal, table, winner, how)
    bring_injured_home(table)
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
        trash_tags.fought(table, table.rival_of(b[SIDE + winner]), table.rival_of(b[SIDE + loser]))
    clear(table)


def bring_injured_home(table: Table) -> None:
    """AZ-426, AZ-428."""
    b = table.b
    for side in range(2):
        for board in range(2):
            inmate: i64 = inmates_of_side(table, side, board)
            if inmate != NOBODY and is_fresh(table, side, board):
                damage: i64 = weapon_damage(table, inmate, b[DAMAGE + 2 * side + board])
                injure(table, inmate, damage, True)


def is_fresh(table: Table, side: i64, board: i64) -> bool:
    """Whether the inmate of a board was injured in this fight, not earlier in a Riot."""
    b = table.b
    member: i64 = 3 * board
    if (b[INJURED + side] >> member) & 1 == 0:
        return False
    if b[FIGHT] != 2:
        return True
    return (b[RIOT_INJURED + table.rival_of(b[SIDE + side])] >> member) & 1 == 0


def feast(table: Table, winner: i64) -> None:
    """Cold Cuts 2: he gains (AZ-636), the beaten inmate loses (AZ-637), in every fight that his
    side wins (AZ-638)."""
    for board in range(2):
        inmate: i64 = inmates_of_side(table, winner, board)
        if inmate != NOBODY:
            found: i64 = ability(table, inmate, FEAST)
            if found != NONE:
                stat: i64 = table.cards.ability_stat[found]
                notches: i64 = table.cards.ability_n[found]
                raise_stat(table, inmate, stat, notches)
                lower_stat(table, fighting_inmate(table, 1 - winner), stat, notches)


def discard_single_use(table: Table) -> None:
    """The Assassin after a clash of his (AZ-596, AZ-597), the Mad Chemist after use (AZ-600)."""
    b = table.b
    for side in range(2):
        for board in range(2):
            inmate: i64 = inmates_of_side(table, side, board)
            if inmate != NOBODY:
                for place in range(BOARD_GANG):
                    gangster: i64 = b[GANG + inmate * BOARD_GANG + place]
                    if gangster != NOBODY and is_spent(table, side, gangster):
                        discard_by_own_text(table, inmate, gangster)


def is_spent(table: Table, side: i64, gangster: i64) -> bool:
    kind: i64 = table.cards.gang_ability[gangster]
    if kind == BLEED:
        return (table.b[FOUGHT] >> gangster) & 1 == 1
    return kind == EXTRA_DIE and table.b[WITH_CHEMIST + side] == 1


def note_deed(table: Table, winner: i64) -> None:
    """AZ-283: only what is done in one's own turn."""
    b = table.b
    if b[ACTIVE] == b[SIDE + winner]:
        b[WON_FIGHT_IN] |= bit(b[FIGHT_ROOM])


def pay(table: Table, winner: i64, loser: i64, how: i64) -> None:
    """AZ-411, AZ-412, AZ-413: by the ranks before the fight (AZ-414), for a defender too (AZ-415);
    the loser pays (AZ-416). Abandoning is losing (AZ-406, AZ-407), but the Scapegoat saves the REP
    (AZ-572, AZ-575)."""
    b = table.b
    cards = table.cards
    above: i64 = b[FIGHT_RANK + loser] - b[FIGHT_RANK + winner]
    reward: i64 = cards.fight_below
    if above >= 0:
        reward = cards.fight_equal + above * cards.fight_per_rank_above
    reputation.change(table, table.rival_of(b[SIDE + winner]), reward, reputation.FOR_FIGHT)
    if how != BY_SCAPEGOAT:
        reason: i64 = reputation.FOR_ABANDONING if how == ABANDONED else reputation.FOR_FIGHT
        reputation.change(table, table.rival_of(b[SIDE + loser]), cards.fight_lose, reason)


def draw_after_fight(table: Table, side: i64) -> None:
    """Rookie 2 (AZ-665): a card into his cell, if there is room."""
    b = table.b
    for board in range(2):
        inmate: i64 = inmates_of_side(table, side, board)
        if inmate == NOBODY:
            continue
        found: i64 = ability(table, inmate, FIGHT_DRAW)
        if found == NONE:
            continue
        cell: i64 = b[HOME + inmate]
        for _ in range(table.cards.ability_n[found]):
            if cell_count(table, cell) >= table.cards.cell_limit:
                return
            card: i64 = from_chair(table)
            if card == NOTHING:
                return
            put_in_cell(table, cell, card, table.rival_of(inmate))
            if table.journal is not None:
                telling.fights.drew_after_fight(table.journal, table, inmate, card)


def leave_riot_fight(table: Table, winner: i64, loser: i64) -> None:
    """AZ-495, AZ-497: the injured stay injured; the winner goes on (AZ-496). Rookie draws once in a
    Riot, when it is over for him (AZ-666)."""
    b = table.b
    victor: i64 = table.rival_of(b[SIDE + winner])
    fallen: i64 = table.rival_of(b[SIDE + loser])
    b[RIOT_INJURED + victor] = b[INJURED + winner]
    b[RIOT_INJURED + fallen] = b[INJURED + loser]
    draw_after_fight(table, loser)
    if b[RIOT_LEFT] & ~bit(fallen) == bit(victor) or not anybody_up(table, winner):
        draw_after_fight(table, winner)
    table.push(RIOT_NEXT, victor, fallen)


def clear(table: Table) -> None:
    """Nothing of a fight stays on the table; Die-Hard's reroll is one for a whole Riot (AZ-553)."""
    b = table.b
    if b[FIGHT] != 2:
        b[REROLLED] = 0
    b[FIGHT] = 0
    b[FIGHT_ROOM] = NOWHERE
    b[TO_ATTACK] = 0
    b[FOUGHT] = 0
    b[CLASH_LOSER] = 0
    b[CLASHES] = 0
    fill(b, SIDE, 2, NOBODY)
    fill(b, FIGHTER, 2, NOBODY)
    fill(b, REVEALED, 4, NOTHING)
    fill(b, INJURED, 2, 0)
    fill(b, DICE, 2, 0)
    fill(b, TOTAL, 2, 0)
    fill(b, FIGHT_RANK, 2, 0)
    fill(b, WITH_CHEMIST, 2, 0)
    fill(b, DAMAGE, 4, 0)
