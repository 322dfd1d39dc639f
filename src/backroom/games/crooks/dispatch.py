"""What leads each decision to its functions.

Written by tools/generate_boards.py (make layout) from the decisions of the topics. Do not edit.
"""

from backroom.games.crooks import (
    abilities,
    actions,
    decisions,
    placing,
    recruiting,
)
from backroom.games.crooks.state import Table, asked
from backroom.kernel.numbers import i64, vec
from backroom.kernel.refusals import ALLOWED, WRONG_PHASE


def refusal(table: Table, seat: i64, code: i64) -> i64:
    """The rule against a code, or ALLOWED."""
    decision: i64 = asked(table)
    if decision == decisions.SWAP:
        if actions.MOVE_TO <= code < actions.MOVE_TO + 8:
            return abilities.move_refusal(table, seat, code - actions.MOVE_TO)
        return WRONG_PHASE
    if decision == decisions.HIT:
        if actions.VICTIM <= code < actions.VICTIM + 4:
            return abilities.victim_refusal(table, seat, code - actions.VICTIM)
        return WRONG_PHASE
    if decision == decisions.SPY:
        if actions.SPY_TARGET <= code < actions.SPY_TARGET + 8:
            return abilities.spy_target_refusal(table, code - actions.SPY_TARGET)
        if actions.SPY_HANGOUT <= code < actions.SPY_HANGOUT + 9:
            return abilities.spy_hangout_refusal(table, code - actions.SPY_HANGOUT)
        return WRONG_PHASE
    if decision == decisions.PLACE:
        if actions.PLACE_UP <= code < actions.PLACE_UP + 8:
            return placing.place_up_refusal(table, seat, code - actions.PLACE_UP)
        if actions.PLACE_USE <= code < actions.PLACE_USE + 8:
            if placing.use_refusal(table) != ALLOWED:
                return placing.use_refusal(table)
            return placing.place_and_use_refusal(table, seat, code - actions.PLACE_USE)
        if actions.PLACE_DOWN <= code < actions.PLACE_DOWN + 8:
            if placing.hide_refusal(table) != ALLOWED:
                return placing.hide_refusal(table)
            return placing.place_down_refusal(table, seat, code - actions.PLACE_DOWN)
        return WRONG_PHASE
    if decision == decisions.TURN:
        if code == actions.PASS:
            return ALLOWED
        if actions.RECRUIT <= code < actions.RECRUIT + 9:
            return recruiting.recruit_refusal(table, seat, code - actions.RECRUIT)
        return WRONG_PHASE
    if decision == decisions.TAKE:
        if actions.TAKE_SLOT <= code < actions.TAKE_SLOT + 5:
            return recruiting.take_refusal(table, seat, code - actions.TAKE_SLOT)
        return WRONG_PHASE
    return WRONG_PHASE


def fill_legal(table: Table, seat: i64, codes: vec[i64]) -> i64:
    """Write the codes that no rule is against; how many there are."""
    decision: i64 = asked(table)
    count: i64 = 0
    if decision == decisions.SWAP:
        for code in range(actions.MOVE_TO, actions.MOVE_TO + 8):
            if abilities.move_refusal(table, seat, code - actions.MOVE_TO) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.HIT:
        for code in range(actions.VICTIM, actions.VICTIM + 4):
            if abilities.victim_refusal(table, seat, code - actions.VICTIM) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.SPY:
        for code in range(actions.SPY_TARGET, actions.SPY_TARGET + 8):
            if abilities.spy_target_refusal(table, code - actions.SPY_TARGET) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.SPY_HANGOUT, actions.SPY_HANGOUT + 9):
            if abilities.spy_hangout_refusal(table, code - actions.SPY_HANGOUT) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.PLACE:
        for code in range(actions.PLACE_UP, actions.PLACE_UP + 8):
            if placing.place_up_refusal(table, seat, code - actions.PLACE_UP) == ALLOWED:
                codes[count] = code
                count += 1
        if placing.use_refusal(table) == ALLOWED:
            for code in range(actions.PLACE_USE, actions.PLACE_USE + 8):
                if placing.place_and_use_refusal(table, seat, code - actions.PLACE_USE) == ALLOWED:
                    codes[count] = code
                    count += 1
        if placing.hide_refusal(table) == ALLOWED:
            for code in range(actions.PLACE_DOWN, actions.PLACE_DOWN + 8):
                if placing.place_down_refusal(table, seat, code - actions.PLACE_DOWN) == ALLOWED:
                    codes[count] = code
                    count += 1
        return count
    if decision == decisions.TURN:
        codes[count] = actions.PASS
        count += 1
        for code in range(actions.RECRUIT, actions.RECRUIT + 9):
            if recruiting.recruit_refusal(table, seat, code - actions.RECRUIT) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.TAKE:
        for code in range(actions.TAKE_SLOT, actions.TAKE_SLOT + 5):
            if recruiting.take_refusal(table, seat, code - actions.TAKE_SLOT) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    return count


def choose(table: Table, seat: i64, code: i64) -> None:
    """Carry out a legal choice."""
    decision: i64 = asked(table)
    if decision == decisions.SWAP:
        abilities.move(table, seat, code - actions.MOVE_TO)
    elif decision == decisions.HIT:
        abilities.hit(table, seat, code - actions.VICTIM)
    elif decision == decisions.SPY:
        if actions.SPY_TARGET <= code < actions.SPY_TARGET + 8:
            abilities.spy_on_target(table, seat, code - actions.SPY_TARGET)
        else:
            abilities.spy_on_hangout(table, seat, code - actions.SPY_HANGOUT)
    elif decision == decisions.PLACE:
        if actions.PLACE_UP <= code < actions.PLACE_UP + 8:
            placing.place_up(table, seat, code - actions.PLACE_UP)
        elif actions.PLACE_USE <= code < actions.PLACE_USE + 8:
            placing.place_and_use(table, seat, code - actions.PLACE_USE)
        else:
            placing.place_down(table, seat, code - actions.PLACE_DOWN)
    elif decision == decisions.TURN:
        if code == actions.PASS:
            recruiting.leave(table, seat)
        else:
            recruiting.recruit(table, seat, code - actions.RECRUIT)
    elif decision == decisions.TAKE:
        recruiting.take(table, seat, code - actions.TAKE_SLOT)


def is_public(decision: i64) -> bool:
    """Whether everybody can see which answers there are."""
    return decision == decisions.SWAP or decision == decisions.HIT or decision == decisions.TURN
