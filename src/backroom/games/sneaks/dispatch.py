"""What leads each decision to its functions.

Written by tools/generate_boards.py (make layout) from the decisions of the topics. Do not edit.
"""

from backroom.games.sneaks import (
    actions,
    decisions,
    loot,
    planning,
)
from backroom.games.sneaks.state import Table, asked
from backroom.kernel.numbers import i64, vec
from backroom.kernel.refusals import ALLOWED, WRONG_PHASE


def refusal(table: Table, seat: i64, code: i64) -> i64:
    """The rule against a code, or ALLOWED."""
    decision: i64 = asked(table)
    if decision == decisions.COLOUR:
        if actions.TAKE <= code < actions.TAKE + 4:
            return loot.colour_refusal(table, code - actions.TAKE)
        return WRONG_PHASE
    if decision == decisions.EXCHANGE:
        if code == actions.STOP:
            return ALLOWED
        if actions.TRADE <= code < actions.TRADE + 80:
            return loot.trade_refusal(table, seat, code - actions.TRADE)
        return WRONG_PHASE
    if decision == decisions.PLAN:
        if actions.SNEAK <= code < actions.SNEAK + 8:
            if planning.no_sneaks_due(table, seat) != ALLOWED:
                return planning.no_sneaks_due(table, seat)
            return planning.destination_refusal(table, seat, code - actions.SNEAK)
        if actions.SNITCH <= code < actions.SNITCH + 8:
            if planning.sneaks_are_due(table, seat) != ALLOWED:
                return planning.sneaks_are_due(table, seat)
            return planning.destination_refusal(table, seat, code - actions.SNITCH)
        return WRONG_PHASE
    return WRONG_PHASE


def fill_legal(table: Table, seat: i64, codes: vec[i64]) -> i64:
    """Write the codes that no rule is against; how many there are."""
    decision: i64 = asked(table)
    count: i64 = 0
    if decision == decisions.COLOUR:
        for code in range(actions.TAKE, actions.TAKE + 4):
            if loot.colour_refusal(table, code - actions.TAKE) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.EXCHANGE:
        codes[count] = actions.STOP
        count += 1
        for code in range(actions.TRADE, actions.TRADE + 80):
            if loot.trade_refusal(table, seat, code - actions.TRADE) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.PLAN:
        if planning.no_sneaks_due(table, seat) == ALLOWED:
            for code in range(actions.SNEAK, actions.SNEAK + 8):
                if planning.destination_refusal(table, seat, code - actions.SNEAK) == ALLOWED:
                    codes[count] = code
                    count += 1
        if planning.sneaks_are_due(table, seat) == ALLOWED:
            for code in range(actions.SNITCH, actions.SNITCH + 8):
                if planning.destination_refusal(table, seat, code - actions.SNITCH) == ALLOWED:
                    codes[count] = code
                    count += 1
        return count
    return count


def choose(table: Table, seat: i64, code: i64) -> None:
    """Carry out a legal choice."""
    decision: i64 = asked(table)
    if decision == decisions.COLOUR:
        loot.take(table, seat, code - actions.TAKE)
    elif decision == decisions.EXCHANGE:
        if code == actions.STOP:
            loot.stop(table, seat)
        else:
            loot.exchange(table, seat, code - actions.TRADE)
    elif decision == decisions.PLAN:
        if actions.SNEAK <= code < actions.SNEAK + 8:
            planning.send_sneaks(table, seat, code - actions.SNEAK)
        else:
            planning.send_snitches(table, seat, code - actions.SNITCH)


def is_public(decision: i64) -> bool:
    """Whether everybody can see which answers there are."""
    return (
        decision == decisions.COLOUR or decision == decisions.EXCHANGE or decision == decisions.PLAN
    )
