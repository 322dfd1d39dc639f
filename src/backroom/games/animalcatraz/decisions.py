"""The decisions in general: who is asked, which codes can answer, and which decisions the game may
answer by itself.

Frames and codes are named with their module here, because nearly all of them appear.
"""

from backroom.games.animalcatraz import actions as a
from backroom.games.animalcatraz import board, frames
from backroom.games.animalcatraz.state import Table
from backroom.kernel.numbers import bit, i64


def is_at_once(decision: i64) -> bool:
    """Whether several seats answer in secret, all at once."""
    return (
        decision == frames.KEEP_INMATE
        or decision == frames.START_CELL
        or decision == frames.START_CRIME
        or decision == frames.NIGHT_TRAINING
        or decision == frames.TRASH_TAG
    )


def seat_asked(table: Table, decision: i64, who: i64) -> i64:
    """The one seat that answers a decision, as a bit."""
    b = table.b
    if decision >= frames.RIOT_OPPONENT:
        return bit(b[board.SEAT_OF + who] if decision == frames.FRENZY else table.seat_for(who))
    if decision >= frames.WHO_FIGHTS:
        return bit(side_seat(table, decision, who))
    if decision == frames.EXCESS_CELL:
        return bit(table.seat_for(b[board.CELL_RIVAL + who]))
    if (
        decision == frames.CELL_FOR_CARD
        or decision == frames.WHO_PLAYS
        or decision == frames.PURSUE
    ):
        return bit(table.seat_for(who))
    if decision == frames.MOVE_TAG:
        return bit(b[board.SEAT_OF + b[board.ACTIVE]])
    return bit(b[board.SEAT_OF + who])


def side_seat(table: Table, decision: i64, side: i64) -> i64:
    """Who speaks for a side of a fight: in a Riot of pairs the seat of both chooses who fights
    (AZ-611), and each inmate's own seat says what its board reveals."""
    b = table.b
    inmate: i64 = b[board.SIDE + side]
    if (
        decision == frames.WHO_FIGHTS
        or decision == frames.FIGHT_WHOM
        or decision == frames.COUNTER_OR_ABANDON
    ):
        if b[board.FIGHT] == 2:
            return table.seat_for(table.rival_of(inmate))
    elif b[board.FIGHTER + side] >= 3:
        inmate = table.partner_of(inmate)
    return b[board.SEAT_OF + inmate]


def is_public(decision: i64) -> bool:
    """Whether everybody can see which answers there are, so that a single one needs no asking
    (AZ-762)."""
    return (
        decision == frames.PICK_INMATE
        or decision == frames.CELL_FOR_CARD
        or decision == frames.WHO_PLAYS
        or decision == frames.TOLL
        or decision == frames.ATTACK_OR_STEAL
        or decision == frames.STEAL_WHERE
        or decision == frames.STEAL_WITH
        or decision == frames.PUT_WHERE
        or decision == frames.TAKE_WHERE
        or decision == frames.RECRUIT_PAY
        or decision == frames.INVITE_HOW_MANY
        or decision == frames.INVITE_WHERE
        or decision == frames.PURSUE
        or decision == frames.RUN
        or decision == frames.CRIME_VICTIM
        or decision == frames.PUSH_WHOM
        or decision == frames.PUSH_WHERE
        or decision == frames.TORMENT_WHOM
        or decision == frames.GANG_TARGET
        or decision == frames.ATTACK_WHOM
        or decision == frames.WHO_FIGHTS
        or decision == frames.FIGHT_WHOM
        or decision == frames.COUNTER_OR_ABANDON
        or decision == frames.RIOT_OPPONENT
    )


# Which codes can answer: for most decisions one run of codes, and for some DONE (or CHAIR) too.


def offers_done(decision: i64) -> bool:
    return (
        decision == frames.MOVE_TAG
        or decision == frames.TRADE_TAKE
        or decision == frames.TRADE_PAY
        or decision == frames.PUT_WHAT
        or decision == frames.RECRUIT_PAY
        or decision == frames.PURSUE
        or decision == frames.RUN
        or decision == frames.GIVE_UP_CRIME
        or decision == frames.CORRUPT_HOW
        or decision == frames.COURIER_ITEM
        or decision == frames.REVEAL
        or decision == frames.ARMOUR
        or decision == frames.SWAP_WHAT
    )


def first_code(decision: i64) -> i64:
    """The first code of the run that can answer this decision."""
    if decision < frames.WHO_PLAYS:
        return first_card_code(decision)
    if decision < frames.TRADE_TAKE:
        return first_turn_code(decision)
    if decision < frames.CORRUPT_HOW:
        return first_icon_code(decision)
    if decision < frames.ATTACK_WHOM:
        return first_ability_code(decision)
    return first_fight_code(decision)


def first_card_code(decision: i64) -> i64:
    if decision == frames.PICK_INMATE:
        return a.INMATE_CARD
    if decision == frames.KEEP_INMATE or decision == frames.START_CRIME:
        return a.ONE
    if decision == frames.START_CELL or decision == frames.CELL_FOR_CARD:
        return a.CELL
    if decision == frames.SHIFT_TO:
        return a.TO_CELL
    if decision == frames.EXCESS_CARRIED or decision == frames.CONSUME_WHAT:
        return a.MY_CARD
    return a.MY_CELL


def first_turn_code(decision: i64) -> i64:
    if decision == frames.WHO_PLAYS:
        return a.INMATE
    if decision == frames.NIGHT_TRAINING:
        return a.STAT
    if decision == frames.TOLL:
        return a.MY_CARD
    if decision == frames.MOVE_TAG:
        return a.ROUND
    if decision == frames.MAIN:
        return a.DONE
    return a.YES


def first_icon_code(decision: i64) -> i64:  # noqa: C901 - one line for each run of codes
    if decision == frames.TRADE_TAKE or decision == frames.WORK:
        return a.KIND
    if decision == frames.ATTACK_OR_STEAL:
        return a.ATTACK
    if decision == frames.STEAL_WHERE or decision == frames.CRIME_VICTIM:
        return a.INMATE
    if decision == frames.STEAL_WITH or decision == frames.REPLACE_WHOM:
        return a.OWN
    if decision == frames.MAGPIE_KEEPS or decision == frames.INVITE_HOW_MANY:
        return a.ONE
    if decision == frames.CELLBLOCK:
        return a.PUT
    if decision == frames.ESCAPE:
        return a.DRAW_PLAN
    if decision == frames.PURSUE or decision == frames.RUN:
        return a.GUARD
    if decision == frames.GIVE_UP_CRIME or decision == frames.CRIME_WHICH:
        return a.CRIME_CARD
    if is_spare_cell(decision):
        return a.SPARE
    return a.MY_CARD


def is_spare_cell(decision: i64) -> bool:
    return (
        decision == frames.PUT_WHERE
        or decision == frames.TAKE_WHERE
        or decision == frames.RECRUIT_WHERE
        or decision == frames.INVITE_WHERE
    )


def first_ability_code(decision: i64) -> i64:  # noqa: C901 - one line for each run of codes
    if decision == frames.CORRUPT_HOW:
        return a.MY_CARD
    if decision == frames.PUSH_WHERE or decision == frames.COURIER_ROOM:
        return a.ROOM
    if decision == frames.PLACE_GUARD:
        return a.ICON
    if decision == frames.PEEK_ZONE:
        return a.CARRIED
    if decision == frames.COPY_WHAT:
        return a.RIVAL
    if decision == frames.COURIER:
        return a.CORRUPT
    if decision == frames.COURIER_ITEM:
        return a.KIND
    if decision == frames.COURIER_GUARD:
        return a.GUARD
    if decision == frames.BET:
        return a.DONE
    if decision == frames.BET_CARD_TO:
        return a.TO_CELL
    return a.INMATE


def first_fight_code(decision: i64) -> i64:
    if decision == frames.ATTACK_WHOM or decision == frames.RIOT_OPPONENT:
        return a.INMATE
    if decision == frames.WHO_FIGHTS:
        return a.OWN
    if decision == frames.FIGHT_WHOM:
        return a.RIVAL
    if decision == frames.CHEMIST or decision == frames.REROLL or decision == frames.FRENZY:
        return a.YES
    if decision == frames.COUNTER_OR_ABANDON:
        return a.COUNTER
    if decision == frames.SWAP_TO:
        return a.TO_CELL
    return a.MY_CARD


def end_code(decision: i64, first: i64) -> i64:
    """The code after the last one of the run that starts here."""
    if first == a.MY_CELL:
        return a.MY_UPGRADE if decision == frames.PLACE_WHAT else end_of_places(decision)
    if first == a.MY_CARD:
        return end_of_places(decision)
    if first == a.INMATE:
        return a.SPARE if may_name_cell(decision) else a.OWN
    if first == a.ROOM:
        return a.ROOM + 4 if decision == frames.COURIER_ROOM else a.ICON
    if first == a.KIND:
        return a.CRIME_CARD if decision == frames.WORK else a.KIND + board.ITEMS
    if first == a.DONE:
        return a.NO + 1 if decision == frames.BET else a.TO_CELL
    if first == a.CORRUPT:
        return a.DRAW_CRIME + 1
    if first == a.OWN:
        return a.RIVAL if decision == frames.WHO_FIGHTS else a.OWN + 3
    if first == a.TO_CELL:
        return a.TO_GANG if decision == frames.BET_CARD_TO else a.KIND
    return end_of_kind(first)


def end_of_kind(first: i64) -> i64:
    if first == a.YES or first == a.ONE or first == a.STAT or first == a.CRIME_CARD:
        return first + 2 if first != a.CRIME_CARD else a.GUARD
    if first == a.RIVAL:
        return a.CELL
    if first == a.CELL:
        return a.SPARE
    if first == a.GUARD:
        return a.ROUND
    if first == a.ROUND:
        return a.INMATE_CARD
    if first == a.INMATE_CARD:
        return a.ACTION_COUNT
    return first + 3  # ATTACK, PUT, DRAW_PLAN, COUNTER, SPARE, ICON, CARRIED


def may_name_cell(decision: i64) -> bool:
    return decision == frames.STEAL_WHERE or decision == frames.GANG_TARGET


def end_of_places(decision: i64) -> i64:
    if decision == frames.EXCESS_CELL:
        return a.MY_CARD
    if decision == frames.TOLL or decision == frames.RECRUIT_PAY:
        return a.MY_UPGRADE + 1
    if decision == frames.TRADE_PAY:
        return a.PARTNER_CARD
    if decision == frames.SHIFT_WHAT or decision == frames.SHIFT_SWAP:
        return a.GIVE
    if decision == frames.SWAP_WHAT or decision == frames.SWAP_WITH:
        return a.GIVE
    return a.MY_UPGRADE
