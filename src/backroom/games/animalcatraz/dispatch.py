"""What leads each decision to its functions.

Written by tools/generate_boards.py (make layout) from the decisions of the topics. Do not edit.
"""

from backroom.games.animalcatraz import (
    abilities,
    actions,
    bets,
    carrying,
    cellblock,
    clashes,
    corruption,
    courier,
    crimes,
    decisions,
    draft,
    escape,
    events,
    fight_end,
    fighters,
    fights,
    fugitive,
    gang_abilities,
    gang_tags,
    gangsters,
    hole,
    icons,
    loot,
    main,
    movement,
    night,
    partners,
    reveals,
    riot,
    rounds,
    shifting,
    state,
    supply,
    swaps,
    theft,
    trade,
    trash_tags,
    turns,
    upgrades,
    warden,
    wings,
)
from backroom.games.animalcatraz.state import (
    Table,
    answered,
    asked,
    asked_first,
    asked_second,
    asked_third,
    begun,
)
from backroom.kernel.numbers import i64, vec
from backroom.kernel.refusals import ALLOWED, WRONG_PHASE


def refusal(table: Table, seat: i64, code: i64) -> i64:
    """The rule against a code, or ALLOWED."""
    decision: i64 = asked(table)
    first: i64 = asked_first(table)
    second: i64 = asked_second(table)
    third: i64 = asked_third(table)
    if decision == decisions.PUSH_WHOM:
        if actions.INMATE <= code < actions.INMATE + 8:
            return abilities.whom_refusal(table, first, code - actions.INMATE)
        return WRONG_PHASE
    if decision == decisions.PUSH_WHERE:
        if actions.ROOM <= code < actions.ROOM + 10:
            return movement.push_refusal(table, first, second, code - actions.ROOM)
        return WRONG_PHASE
    if decision == decisions.PLACE_GUARD:
        if actions.ICON <= code < actions.ICON + 3:
            return abilities.letter_refusal(table, first, code - actions.ICON)
        return WRONG_PHASE
    if decision == decisions.TORMENT_WHOM:
        if actions.INMATE <= code < actions.INMATE + 8:
            return abilities.victim_refusal(table, first, code - actions.INMATE)
        return WRONG_PHASE
    if decision == decisions.BET:
        if actions.DONE <= code < actions.DONE + 3:
            return ALLOWED
        return WRONG_PHASE
    if decision == decisions.BET_CARD_TO:
        if actions.TO_CELL <= code < actions.TO_CELL + 2:
            return ALLOWED
        return WRONG_PHASE
    if decision == decisions.EXCESS_CELL:
        if actions.MY_CELL <= code < actions.MY_CELL + 6:
            return carrying.excess_refusal(table, first, code - actions.MY_CELL)
        return WRONG_PHASE
    if decision == decisions.EXCESS_CARRIED:
        if actions.MY_CARD <= code < actions.MY_CARD + 7:
            return supply.card_refusal(table, first, code)
        return WRONG_PHASE
    if decision == decisions.CELL_FOR_CARD:
        if actions.CELL <= code < actions.CELL + 4:
            return carrying.cell_refusal(table, first, code - actions.CELL)
        return WRONG_PHASE
    if decision == decisions.CONSUME_WHAT:
        if actions.MY_CARD <= code < actions.MY_CARD + 7:
            return carrying.consume_refusal(table, first, code)
        return WRONG_PHASE
    if decision == decisions.CELLBLOCK:
        if code == actions.PUT:
            return cellblock.put_refusal(table, first)
        if code == actions.TAKE:
            return cellblock.take_refusal(table, first)
        if code == actions.RECRUIT:
            return gangsters.recruit_refusal(table, first)
        return WRONG_PHASE
    if decision == decisions.PUT_WHAT:
        if code == actions.DONE:
            return cellblock.stop_refusal(second)
        if actions.MY_CARD <= code < actions.MY_CARD + 7:
            return supply.card_refusal(table, first, code)
        return WRONG_PHASE
    if decision == decisions.PUT_WHERE:
        if actions.SPARE <= code < actions.SPARE + 3:
            return cellblock.empty_refusal(table, first, code - actions.SPARE)
        return WRONG_PHASE
    if decision == decisions.TAKE_WHERE:
        if actions.SPARE <= code < actions.SPARE + 3:
            return cellblock.spare_refusal(table, first, code - actions.SPARE)
        return WRONG_PHASE
    if decision == decisions.WHO_FIGHTS:
        if actions.OWN <= code < actions.OWN + 6:
            return clashes.fighter_refusal(table, first, code - actions.OWN)
        return WRONG_PHASE
    if decision == decisions.FIGHT_WHOM:
        if actions.RIVAL <= code < actions.RIVAL + 6:
            return clashes.opponent_refusal(table, first, code - actions.RIVAL)
        return WRONG_PHASE
    if decision == decisions.CHEMIST:
        if code == actions.YES:
            return ALLOWED
        if code == actions.NO:
            return ALLOWED
        return WRONG_PHASE
    if decision == decisions.REROLL:
        if code == actions.YES:
            return ALLOWED
        if code == actions.NO:
            return ALLOWED
        return WRONG_PHASE
    if decision == decisions.ARMOUR:
        if code == actions.DONE:
            return ALLOWED
        if actions.MY_CARD <= code < actions.MY_CARD + 7:
            return clashes.armour_refusal(table, first, code)
        return WRONG_PHASE
    if decision == decisions.CORRUPT_HOW:
        if code == actions.DONE:
            return ALLOWED
        if actions.MY_CARD <= code < actions.MY_CARD + 7:
            return corruption.bribe_refusal(table, first, second, third, code)
        return WRONG_PHASE
    if decision == decisions.COURIER:
        if code == actions.CORRUPT:
            return courier.corrupt_refusal(table, first)
        if code == actions.SECURE:
            return courier.secure_refusal(table, first, second)
        if code == actions.TRADE:
            return courier.trade_refusal(table, first, second)
        if code == actions.DRAW_CRIME:
            return courier.crime_refusal(table, first)
        return WRONG_PHASE
    if decision == decisions.COURIER_ROOM:
        if actions.ROOM <= code < actions.ROOM + 4:
            return courier.room_refusal(table, first, code - actions.ROOM)
        return WRONG_PHASE
    if decision == decisions.COURIER_ITEM:
        if code == actions.DONE:
            return ALLOWED
        if actions.KIND <= code < actions.KIND + 48:
            return courier.item_refusal(table, first, second, third, code - actions.KIND)
        return WRONG_PHASE
    if decision == decisions.COURIER_GUARD:
        if actions.GUARD <= code < actions.GUARD + 9:
            return corruption.guard_refusal(table, first, code - actions.GUARD)
        return WRONG_PHASE
    if decision == decisions.GIVE_UP_CRIME:
        if code == actions.DONE:
            return crimes.limit_refusal(table, first)
        if actions.CRIME_CARD <= code < actions.CRIME_CARD + 4:
            return crimes.give_up_refusal(table, first, code)
        return WRONG_PHASE
    if decision == decisions.CRIME_WHICH:
        if actions.CRIME_CARD <= code < actions.CRIME_CARD + 4:
            return crimes.which_refusal(table, first, code)
        return WRONG_PHASE
    if decision == decisions.CRIME_DISCARD:
        if actions.MY_CARD <= code < actions.MY_CARD + 7:
            return crimes.discard_refusal(table, first, second, code)
        return WRONG_PHASE
    if decision == decisions.CRIME_VICTIM:
        if actions.INMATE <= code < actions.INMATE + 8:
            return crimes.victim_refusal(table, first, code - actions.INMATE)
        return WRONG_PHASE
    if decision == decisions.PICK_INMATE:
        if actions.INMATE_CARD <= code < actions.INMATE_CARD + 12:
            return draft.pick_refusal(table, code - actions.INMATE_CARD)
        return WRONG_PHASE
    if decision == decisions.KEEP_INMATE:
        if actions.ONE <= code < actions.ONE + 2:
            return ALLOWED
        return WRONG_PHASE
    if decision == decisions.START_CRIME:
        if actions.ONE <= code < actions.ONE + 2:
            return ALLOWED
        return WRONG_PHASE
    if decision == decisions.START_CELL:
        if actions.CELL <= code < actions.CELL + 4:
            return draft.cell_refusal(table, seat, code - actions.CELL)
        return WRONG_PHASE
    if decision == decisions.SECURE_WHAT:
        if actions.MY_CARD <= code < actions.MY_CARD + 7:
            return escape.tool_refusal(table, first, second, code)
        return WRONG_PHASE
    if decision == decisions.ESCAPE:
        if code == actions.DRAW_PLAN:
            return escape.draw_refusal(table, first)
        if code == actions.SECURE:
            return escape.own_tool_refusal(table, first)
        if code == actions.ATTEMPT:
            return escape.attempt_refusal(table, first)
        return WRONG_PHASE
    if decision == decisions.COUNTER_OR_ABANDON:
        if code == actions.COUNTER:
            return ALLOWED
        if code == actions.ABANDON:
            return fight_end.abandon_refusal(table, first)
        if code == actions.SCAPEGOAT:
            return fight_end.scapegoat_refusal(table, first)
        return WRONG_PHASE
    if decision == decisions.ATTACK_WHOM:
        if actions.INMATE <= code < actions.INMATE + 8:
            return fights.victim_refusal(table, first, code - actions.INMATE)
        return WRONG_PHASE
    if decision == decisions.PURSUE:
        if code == actions.DONE:
            return ALLOWED
        if actions.GUARD <= code < actions.GUARD + 9:
            return fugitive.guard_refusal(table, first, code - actions.GUARD)
        return WRONG_PHASE
    if decision == decisions.RUN:
        if code == actions.DONE:
            return ALLOWED
        if actions.GUARD <= code < actions.GUARD + 9:
            return fugitive.own_guard_refusal(table, first, code - actions.GUARD)
        return WRONG_PHASE
    if decision == decisions.GANG_TARGET:
        if actions.INMATE <= code < actions.INMATE + 24:
            return gang_abilities.aim_refusal(table, first, second, code - actions.INMATE)
        return WRONG_PHASE
    if decision == decisions.PEEK_ZONE:
        if actions.CARRIED <= code < actions.CARRIED + 3:
            return gang_abilities.zone_refusal(table, third, code)
        return WRONG_PHASE
    if decision == decisions.COPY_WHOM:
        if actions.INMATE <= code < actions.INMATE + 8:
            return gang_abilities.copy_from_refusal(table, first, second, code - actions.INMATE)
        return WRONG_PHASE
    if decision == decisions.COPY_WHAT:
        if actions.RIVAL <= code < actions.RIVAL + 6:
            return gang_abilities.member_refusal(table, first, second, third, code - actions.RIVAL)
        return WRONG_PHASE
    if decision == decisions.MOVE_TAG:
        if code == actions.DONE:
            return ALLOWED
        if actions.ROUND <= code < actions.ROUND + 4:
            return gang_tags.tag_refusal(table, first, code - actions.ROUND)
        return WRONG_PHASE
    if decision == decisions.INVITE_HOW_MANY:
        if code == actions.ONE:
            return ALLOWED
        if code == actions.TWO:
            return gangsters.two_refusal(table, first)
        return WRONG_PHASE
    if decision == decisions.INVITE_WHERE:
        if actions.SPARE <= code < actions.SPARE + 3:
            return gangsters.spare_refusal(table, first, code - actions.SPARE)
        return WRONG_PHASE
    if decision == decisions.RECRUIT_WHERE:
        if actions.SPARE <= code < actions.SPARE + 3:
            return gangsters.where_refusal(table, first, code - actions.SPARE)
        return WRONG_PHASE
    if decision == decisions.RECRUIT_PAY:
        if code == actions.DONE:
            return gangsters.price_refusal(table, first, second, third)
        if actions.MY_CARD <= code < actions.MY_CARD + 8:
            return gangsters.pay_refusal(table, first, second, third, code)
        return WRONG_PHASE
    if decision == decisions.REPLACE_WHOM:
        if actions.OWN <= code < actions.OWN + 3:
            return gangsters.replace_refusal(code - actions.OWN)
        return WRONG_PHASE
    if decision == decisions.SCAPEGOAT_FOR_HOLE:
        if code == actions.YES:
            return ALLOWED
        if code == actions.NO:
            return ALLOWED
        return WRONG_PHASE
    if decision == decisions.MAIN:
        if code == actions.DONE:
            return ALLOWED
        if actions.ROOM <= code < actions.ROOM + 10:
            if main.idle_refusal(table, first) != ALLOWED:
                return main.idle_refusal(table, first)
            return movement.move_refusal(table, first, code - actions.ROOM)
        if actions.ICON <= code < actions.ICON + 3:
            if main.idle_refusal(table, first) != ALLOWED:
                return main.idle_refusal(table, first)
            return icons.verb_refusal(table, first, code - actions.ICON)
        if code == actions.CORRUPT:
            if main.idle_refusal(table, first) != ALLOWED:
                return main.idle_refusal(table, first)
            return corruption.verb_refusal(table, first)
        if code == actions.SHIFT:
            return shifting.verb_refusal(table, first)
        if code == actions.PLACE:
            return upgrades.verb_refusal(table, first)
        if code == actions.CONSUME:
            return carrying.verb_refusal(table, first)
        if code == actions.REVEAL_PLAN:
            return escape.verb_refusal(table, first)
        if code == actions.EVENT:
            if main.idle_refusal(table, first) != ALLOWED:
                return main.idle_refusal(table, first)
            return events.verb_refusal(table, first)
        if code == actions.CRIME:
            return crimes.verb_refusal(table, first)
        if actions.ABILITY <= code < actions.ABILITY + 2:
            if main.idle_refusal(table, first) != ALLOWED:
                return main.idle_refusal(table, first)
            return abilities.verb_refusal(table, first, code - actions.ABILITY)
        if actions.GANG <= code < actions.GANG + 2:
            if main.idle_refusal(table, first) != ALLOWED:
                return main.idle_refusal(table, first)
            return gang_abilities.verb_refusal(table, first, code - actions.GANG)
        if actions.GIVE <= code < actions.GIVE + 4:
            if partners.meeting_refusal(table, first) != ALLOWED:
                return partners.meeting_refusal(table, first)
            return partners.exchange_refusal(table, first, code)
        return WRONG_PHASE
    if decision == decisions.NIGHT_TRAINING:
        if actions.STAT <= code < actions.STAT + 2:
            return night.stat_refusal(table, seat, code - actions.STAT)
        return WRONG_PHASE
    if decision == decisions.REVEAL:
        if code == actions.DONE:
            return ALLOWED
        if code == actions.SWAP:
            return reveals.swap_refusal(table, first, second)
        if actions.MY_CARD <= code < actions.MY_CARD + 7:
            return reveals.reveal_refusal(table, first, second, code)
        return WRONG_PHASE
    if decision == decisions.FRENZY:
        if code == actions.YES:
            return riot.frenzy_refusal(table, first)
        if code == actions.NO:
            return ALLOWED
        return WRONG_PHASE
    if decision == decisions.RIOT_OPPONENT:
        if actions.INMATE <= code < actions.INMATE + 8:
            return riot.opponent_refusal(table, first, code - actions.INMATE)
        return WRONG_PHASE
    if decision == decisions.SHIFT_WHAT:
        if actions.MY_CELL <= code < actions.MY_CELL + 22:
            return shifting.what_refusal(table, first, code)
        return WRONG_PHASE
    if decision == decisions.SHIFT_TO:
        if actions.TO_CELL <= code < actions.TO_CELL + 5:
            return shifting.way_refusal(table, first, second, code)
        return WRONG_PHASE
    if decision == decisions.SHIFT_SWAP:
        if actions.MY_CELL <= code < actions.MY_CELL + 22:
            return shifting.swap_refusal(table, first, third, code)
        return WRONG_PHASE
    if decision == decisions.SWAP_WHAT:
        if code == actions.DONE:
            return ALLOWED
        if actions.MY_CARD <= code < actions.MY_CARD + 16:
            return swaps.what_refusal(table, first, code)
        return WRONG_PHASE
    if decision == decisions.SWAP_TO:
        if actions.TO_CELL <= code < actions.TO_CELL + 5:
            return swaps.target_refusal(table, first, second, code)
        return WRONG_PHASE
    if decision == decisions.SWAP_WITH:
        if actions.MY_CARD <= code < actions.MY_CARD + 16:
            return swaps.partner_refusal(table, first, code)
        return WRONG_PHASE
    if decision == decisions.ATTACK_OR_STEAL:
        if code == actions.ATTACK:
            return theft.attack_refusal(table, first, second)
        if actions.PICKPOCKET <= code < actions.PICKPOCKET + 2:
            return theft.way_refusal(table, first, second, code)
        return WRONG_PHASE
    if decision == decisions.STEAL_WHERE:
        if actions.INMATE <= code < actions.INMATE + 24:
            return loot.target_refusal(table, first, second, code)
        return WRONG_PHASE
    if decision == decisions.STEAL_WITH:
        if actions.OWN <= code < actions.OWN + 3:
            return theft.member_refusal(table, first, code - actions.OWN)
        return WRONG_PHASE
    if decision == decisions.MAGPIE_KEEPS:
        if code == actions.ONE:
            return ALLOWED
        if code == actions.TWO:
            return ALLOWED
        return WRONG_PHASE
    if decision == decisions.TRADE_TAKE:
        if code == actions.DONE:
            return ALLOWED
        if actions.KIND <= code < actions.KIND + 48:
            return trade.take_refusal(table, first, second, code - actions.KIND)
        return WRONG_PHASE
    if decision == decisions.TRADE_PAY:
        if code == actions.DONE:
            return trade.close_refusal(table, first)
        if actions.MY_CARD <= code < actions.MY_CARD + 9:
            return supply.card_refusal(table, first, code)
        return WRONG_PHASE
    if decision == decisions.WORK:
        if code == actions.CHAIR:
            return ALLOWED
        if actions.KIND <= code < actions.KIND + 65:
            return trade.find_refusal(table, code - actions.KIND)
        return WRONG_PHASE
    if decision == decisions.TRASH_TAG:
        if code == actions.YES:
            return ALLOWED
        if code == actions.NO:
            return ALLOWED
        return WRONG_PHASE
    if decision == decisions.WHO_PLAYS:
        if actions.INMATE <= code < actions.INMATE + 8:
            return turns.who_refusal(table, first, code - actions.INMATE)
        return WRONG_PHASE
    if decision == decisions.PLACE_WHAT:
        if actions.MY_CELL <= code < actions.MY_CELL + 13:
            return upgrades.place_refusal(table, first, code)
        return WRONG_PHASE
    if decision == decisions.TOLL:
        if actions.MY_CARD <= code < actions.MY_CARD + 8:
            return supply.card_refusal(table, first, code)
        return WRONG_PHASE
    return WRONG_PHASE


def fill_legal(table: Table, seat: i64, codes: vec[i64]) -> i64:
    """Write the codes that no rule is against; how many there are."""
    decision: i64 = asked(table)
    first: i64 = asked_first(table)
    second: i64 = asked_second(table)
    third: i64 = asked_third(table)
    count: i64 = 0
    if decision == decisions.PUSH_WHOM:
        for code in range(actions.INMATE, actions.INMATE + 8):
            if abilities.whom_refusal(table, first, code - actions.INMATE) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.PUSH_WHERE:
        for code in range(actions.ROOM, actions.ROOM + 10):
            if movement.push_refusal(table, first, second, code - actions.ROOM) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.PLACE_GUARD:
        for code in range(actions.ICON, actions.ICON + 3):
            if abilities.letter_refusal(table, first, code - actions.ICON) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.TORMENT_WHOM:
        for code in range(actions.INMATE, actions.INMATE + 8):
            if abilities.victim_refusal(table, first, code - actions.INMATE) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.BET:
        for code in range(actions.DONE, actions.DONE + 3):
            codes[count] = code
            count += 1
        return count
    if decision == decisions.BET_CARD_TO:
        for code in range(actions.TO_CELL, actions.TO_CELL + 2):
            codes[count] = code
            count += 1
        return count
    if decision == decisions.EXCESS_CELL:
        for code in range(actions.MY_CELL, actions.MY_CELL + 6):
            if carrying.excess_refusal(table, first, code - actions.MY_CELL) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.EXCESS_CARRIED:
        for code in range(actions.MY_CARD, actions.MY_CARD + 7):
            if supply.card_refusal(table, first, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.CELL_FOR_CARD:
        for code in range(actions.CELL, actions.CELL + 4):
            if carrying.cell_refusal(table, first, code - actions.CELL) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.CONSUME_WHAT:
        for code in range(actions.MY_CARD, actions.MY_CARD + 7):
            if carrying.consume_refusal(table, first, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.CELLBLOCK:
        for code in range(actions.PUT, actions.PUT + 1):
            if cellblock.put_refusal(table, first) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.TAKE, actions.TAKE + 1):
            if cellblock.take_refusal(table, first) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.RECRUIT, actions.RECRUIT + 1):
            if gangsters.recruit_refusal(table, first) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.PUT_WHAT:
        for code in range(actions.DONE, actions.DONE + 1):
            if cellblock.stop_refusal(second) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.MY_CARD, actions.MY_CARD + 7):
            if supply.card_refusal(table, first, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.PUT_WHERE:
        for code in range(actions.SPARE, actions.SPARE + 3):
            if cellblock.empty_refusal(table, first, code - actions.SPARE) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.TAKE_WHERE:
        for code in range(actions.SPARE, actions.SPARE + 3):
            if cellblock.spare_refusal(table, first, code - actions.SPARE) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.WHO_FIGHTS:
        for code in range(actions.OWN, actions.OWN + 6):
            if clashes.fighter_refusal(table, first, code - actions.OWN) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.FIGHT_WHOM:
        for code in range(actions.RIVAL, actions.RIVAL + 6):
            if clashes.opponent_refusal(table, first, code - actions.RIVAL) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.CHEMIST:
        codes[count] = actions.YES
        count += 1
        codes[count] = actions.NO
        count += 1
        return count
    if decision == decisions.REROLL:
        codes[count] = actions.YES
        count += 1
        codes[count] = actions.NO
        count += 1
        return count
    if decision == decisions.ARMOUR:
        codes[count] = actions.DONE
        count += 1
        for code in range(actions.MY_CARD, actions.MY_CARD + 7):
            if clashes.armour_refusal(table, first, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.CORRUPT_HOW:
        codes[count] = actions.DONE
        count += 1
        for code in range(actions.MY_CARD, actions.MY_CARD + 7):
            if corruption.bribe_refusal(table, first, second, third, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.COURIER:
        for code in range(actions.CORRUPT, actions.CORRUPT + 1):
            if courier.corrupt_refusal(table, first) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.SECURE, actions.SECURE + 1):
            if courier.secure_refusal(table, first, second) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.TRADE, actions.TRADE + 1):
            if courier.trade_refusal(table, first, second) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.DRAW_CRIME, actions.DRAW_CRIME + 1):
            if courier.crime_refusal(table, first) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.COURIER_ROOM:
        for code in range(actions.ROOM, actions.ROOM + 4):
            if courier.room_refusal(table, first, code - actions.ROOM) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.COURIER_ITEM:
        codes[count] = actions.DONE
        count += 1
        for code in range(actions.KIND, actions.KIND + 48):
            if courier.item_refusal(table, first, second, third, code - actions.KIND) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.COURIER_GUARD:
        for code in range(actions.GUARD, actions.GUARD + 9):
            if corruption.guard_refusal(table, first, code - actions.GUARD) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.GIVE_UP_CRIME:
        for code in range(actions.DONE, actions.DONE + 1):
            if crimes.limit_refusal(table, first) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.CRIME_CARD, actions.CRIME_CARD + 4):
            if crimes.give_up_refusal(table, first, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.CRIME_WHICH:
        for code in range(actions.CRIME_CARD, actions.CRIME_CARD + 4):
            if crimes.which_refusal(table, first, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.CRIME_DISCARD:
        for code in range(actions.MY_CARD, actions.MY_CARD + 7):
            if crimes.discard_refusal(table, first, second, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.CRIME_VICTIM:
        for code in range(actions.INMATE, actions.INMATE + 8):
            if crimes.victim_refusal(table, first, code - actions.INMATE) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.PICK_INMATE:
        for code in range(actions.INMATE_CARD, actions.INMATE_CARD + 12):
            if draft.pick_refusal(table, code - actions.INMATE_CARD) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.KEEP_INMATE:
        for code in range(actions.ONE, actions.ONE + 2):
            codes[count] = code
            count += 1
        return count
    if decision == decisions.START_CRIME:
        for code in range(actions.ONE, actions.ONE + 2):
            codes[count] = code
            count += 1
        return count
    if decision == decisions.START_CELL:
        for code in range(actions.CELL, actions.CELL + 4):
            if draft.cell_refusal(table, seat, code - actions.CELL) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.SECURE_WHAT:
        for code in range(actions.MY_CARD, actions.MY_CARD + 7):
            if escape.tool_refusal(table, first, second, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.ESCAPE:
        for code in range(actions.DRAW_PLAN, actions.DRAW_PLAN + 1):
            if escape.draw_refusal(table, first) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.SECURE, actions.SECURE + 1):
            if escape.own_tool_refusal(table, first) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.ATTEMPT, actions.ATTEMPT + 1):
            if escape.attempt_refusal(table, first) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.COUNTER_OR_ABANDON:
        codes[count] = actions.COUNTER
        count += 1
        for code in range(actions.ABANDON, actions.ABANDON + 1):
            if fight_end.abandon_refusal(table, first) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.SCAPEGOAT, actions.SCAPEGOAT + 1):
            if fight_end.scapegoat_refusal(table, first) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.ATTACK_WHOM:
        for code in range(actions.INMATE, actions.INMATE + 8):
            if fights.victim_refusal(table, first, code - actions.INMATE) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.PURSUE:
        codes[count] = actions.DONE
        count += 1
        for code in range(actions.GUARD, actions.GUARD + 9):
            if fugitive.guard_refusal(table, first, code - actions.GUARD) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.RUN:
        codes[count] = actions.DONE
        count += 1
        for code in range(actions.GUARD, actions.GUARD + 9):
            if fugitive.own_guard_refusal(table, first, code - actions.GUARD) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.GANG_TARGET:
        for code in range(actions.INMATE, actions.INMATE + 24):
            if gang_abilities.aim_refusal(table, first, second, code - actions.INMATE) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.PEEK_ZONE:
        for code in range(actions.CARRIED, actions.CARRIED + 3):
            if gang_abilities.zone_refusal(table, third, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.COPY_WHOM:
        for code in range(actions.INMATE, actions.INMATE + 8):
            if (
                gang_abilities.copy_from_refusal(table, first, second, code - actions.INMATE)
                == ALLOWED
            ):
                codes[count] = code
                count += 1
        return count
    if decision == decisions.COPY_WHAT:
        for code in range(actions.RIVAL, actions.RIVAL + 6):
            if (
                gang_abilities.member_refusal(table, first, second, third, code - actions.RIVAL)
                == ALLOWED
            ):
                codes[count] = code
                count += 1
        return count
    if decision == decisions.MOVE_TAG:
        codes[count] = actions.DONE
        count += 1
        for code in range(actions.ROUND, actions.ROUND + 4):
            if gang_tags.tag_refusal(table, first, code - actions.ROUND) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.INVITE_HOW_MANY:
        codes[count] = actions.ONE
        count += 1
        for code in range(actions.TWO, actions.TWO + 1):
            if gangsters.two_refusal(table, first) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.INVITE_WHERE:
        for code in range(actions.SPARE, actions.SPARE + 3):
            if gangsters.spare_refusal(table, first, code - actions.SPARE) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.RECRUIT_WHERE:
        for code in range(actions.SPARE, actions.SPARE + 3):
            if gangsters.where_refusal(table, first, code - actions.SPARE) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.RECRUIT_PAY:
        for code in range(actions.DONE, actions.DONE + 1):
            if gangsters.price_refusal(table, first, second, third) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.MY_CARD, actions.MY_CARD + 8):
            if gangsters.pay_refusal(table, first, second, third, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.REPLACE_WHOM:
        for code in range(actions.OWN, actions.OWN + 3):
            if gangsters.replace_refusal(code - actions.OWN) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.SCAPEGOAT_FOR_HOLE:
        codes[count] = actions.YES
        count += 1
        codes[count] = actions.NO
        count += 1
        return count
    if decision == decisions.MAIN:
        codes[count] = actions.DONE
        count += 1
        if main.idle_refusal(table, first) == ALLOWED:
            for code in range(actions.ROOM, actions.ROOM + 10):
                if movement.move_refusal(table, first, code - actions.ROOM) == ALLOWED:
                    codes[count] = code
                    count += 1
        if main.idle_refusal(table, first) == ALLOWED:
            for code in range(actions.ICON, actions.ICON + 3):
                if icons.verb_refusal(table, first, code - actions.ICON) == ALLOWED:
                    codes[count] = code
                    count += 1
        if main.idle_refusal(table, first) == ALLOWED:
            for code in range(actions.CORRUPT, actions.CORRUPT + 1):
                if corruption.verb_refusal(table, first) == ALLOWED:
                    codes[count] = code
                    count += 1
        for code in range(actions.SHIFT, actions.SHIFT + 1):
            if shifting.verb_refusal(table, first) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.PLACE, actions.PLACE + 1):
            if upgrades.verb_refusal(table, first) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.CONSUME, actions.CONSUME + 1):
            if carrying.verb_refusal(table, first) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.REVEAL_PLAN, actions.REVEAL_PLAN + 1):
            if escape.verb_refusal(table, first) == ALLOWED:
                codes[count] = code
                count += 1
        if main.idle_refusal(table, first) == ALLOWED:
            for code in range(actions.EVENT, actions.EVENT + 1):
                if events.verb_refusal(table, first) == ALLOWED:
                    codes[count] = code
                    count += 1
        for code in range(actions.CRIME, actions.CRIME + 1):
            if crimes.verb_refusal(table, first) == ALLOWED:
                codes[count] = code
                count += 1
        if main.idle_refusal(table, first) == ALLOWED:
            for code in range(actions.ABILITY, actions.ABILITY + 2):
                if abilities.verb_refusal(table, first, code - actions.ABILITY) == ALLOWED:
                    codes[count] = code
                    count += 1
        if main.idle_refusal(table, first) == ALLOWED:
            for code in range(actions.GANG, actions.GANG + 2):
                if gang_abilities.verb_refusal(table, first, code - actions.GANG) == ALLOWED:
                    codes[count] = code
                    count += 1
        if partners.meeting_refusal(table, first) == ALLOWED:
            for code in range(actions.GIVE, actions.GIVE + 4):
                if partners.exchange_refusal(table, first, code) == ALLOWED:
                    codes[count] = code
                    count += 1
        return count
    if decision == decisions.NIGHT_TRAINING:
        for code in range(actions.STAT, actions.STAT + 2):
            if night.stat_refusal(table, seat, code - actions.STAT) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.REVEAL:
        codes[count] = actions.DONE
        count += 1
        for code in range(actions.SWAP, actions.SWAP + 1):
            if reveals.swap_refusal(table, first, second) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.MY_CARD, actions.MY_CARD + 7):
            if reveals.reveal_refusal(table, first, second, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.FRENZY:
        for code in range(actions.YES, actions.YES + 1):
            if riot.frenzy_refusal(table, first) == ALLOWED:
                codes[count] = code
                count += 1
        codes[count] = actions.NO
        count += 1
        return count
    if decision == decisions.RIOT_OPPONENT:
        for code in range(actions.INMATE, actions.INMATE + 8):
            if riot.opponent_refusal(table, first, code - actions.INMATE) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.SHIFT_WHAT:
        for code in range(actions.MY_CELL, actions.MY_CELL + 22):
            if shifting.what_refusal(table, first, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.SHIFT_TO:
        for code in range(actions.TO_CELL, actions.TO_CELL + 5):
            if shifting.way_refusal(table, first, second, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.SHIFT_SWAP:
        for code in range(actions.MY_CELL, actions.MY_CELL + 22):
            if shifting.swap_refusal(table, first, third, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.SWAP_WHAT:
        codes[count] = actions.DONE
        count += 1
        for code in range(actions.MY_CARD, actions.MY_CARD + 16):
            if swaps.what_refusal(table, first, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.SWAP_TO:
        for code in range(actions.TO_CELL, actions.TO_CELL + 5):
            if swaps.target_refusal(table, first, second, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.SWAP_WITH:
        for code in range(actions.MY_CARD, actions.MY_CARD + 16):
            if swaps.partner_refusal(table, first, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.ATTACK_OR_STEAL:
        for code in range(actions.ATTACK, actions.ATTACK + 1):
            if theft.attack_refusal(table, first, second) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.PICKPOCKET, actions.PICKPOCKET + 2):
            if theft.way_refusal(table, first, second, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.STEAL_WHERE:
        for code in range(actions.INMATE, actions.INMATE + 24):
            if loot.target_refusal(table, first, second, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.STEAL_WITH:
        for code in range(actions.OWN, actions.OWN + 3):
            if theft.member_refusal(table, first, code - actions.OWN) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.MAGPIE_KEEPS:
        codes[count] = actions.ONE
        count += 1
        codes[count] = actions.TWO
        count += 1
        return count
    if decision == decisions.TRADE_TAKE:
        codes[count] = actions.DONE
        count += 1
        for code in range(actions.KIND, actions.KIND + 48):
            if trade.take_refusal(table, first, second, code - actions.KIND) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.TRADE_PAY:
        for code in range(actions.DONE, actions.DONE + 1):
            if trade.close_refusal(table, first) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.MY_CARD, actions.MY_CARD + 9):
            if supply.card_refusal(table, first, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.WORK:
        codes[count] = actions.CHAIR
        count += 1
        for code in range(actions.KIND, actions.KIND + 65):
            if trade.find_refusal(table, code - actions.KIND) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.TRASH_TAG:
        codes[count] = actions.YES
        count += 1
        codes[count] = actions.NO
        count += 1
        return count
    if decision == decisions.WHO_PLAYS:
        for code in range(actions.INMATE, actions.INMATE + 8):
            if turns.who_refusal(table, first, code - actions.INMATE) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.PLACE_WHAT:
        for code in range(actions.MY_CELL, actions.MY_CELL + 13):
            if upgrades.place_refusal(table, first, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.TOLL:
        for code in range(actions.MY_CARD, actions.MY_CARD + 8):
            if supply.card_refusal(table, first, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    return count


def choose(table: Table, seat: i64, code: i64) -> None:
    """Carry out a legal choice."""
    decision: i64 = asked(table)
    first: i64 = asked_first(table)
    second: i64 = asked_second(table)
    third: i64 = asked_third(table)
    answered(table)
    if decision == decisions.PUSH_WHOM:
        abilities.choose_victim(table, first, code - actions.INMATE)
    elif decision == decisions.PUSH_WHERE:
        abilities.shove(table, first, second, code - actions.ROOM)
    elif decision == decisions.PLACE_GUARD:
        abilities.place_guard(table, first, code - actions.ICON)
    elif decision == decisions.TORMENT_WHOM:
        abilities.torment(table, first, code - actions.INMATE)
    elif decision == decisions.BET:
        bets.bet(table, first, code)
    elif decision == decisions.BET_CARD_TO:
        bets.place_winnings(table, first, second, code)
    elif decision == decisions.EXCESS_CELL:
        carrying.discard_from_cell(table, first, code - actions.MY_CELL)
    elif decision == decisions.EXCESS_CARRIED:
        carrying.discard_carried_one(table, first, code)
    elif decision == decisions.CELL_FOR_CARD:
        carrying.choose_cell(table, first, second, third, code - actions.CELL)
    elif decision == decisions.CONSUME_WHAT:
        carrying.consume_card(table, first, code)
    elif decision == decisions.CELLBLOCK:
        if code == actions.PUT:
            cellblock.begin_put(table, first)
        elif code == actions.TAKE:
            cellblock.begin_take(table, first)
        else:
            cellblock.begin_recruiting(table, first)
    elif decision == decisions.PUT_WHAT:
        if code == actions.DONE:
            state.let_be(table)
        else:
            cellblock.choose_card(table, first, second, code)
    elif decision == decisions.PUT_WHERE:
        cellblock.put(table, first, second, third, code - actions.SPARE)
    elif decision == decisions.TAKE_WHERE:
        cellblock.take(table, first, code - actions.SPARE)
    elif decision == decisions.WHO_FIGHTS:
        clashes.choose_fighter(table, first, code - actions.OWN)
    elif decision == decisions.FIGHT_WHOM:
        clashes.choose_opponent(table, first, code - actions.RIVAL)
    elif decision == decisions.CHEMIST:
        if code == actions.YES:
            clashes.declare_chemist(table, first)
        else:
            state.let_be(table)
    elif decision == decisions.REROLL:
        if code == actions.YES:
            clashes.reroll(table, first)
        else:
            state.let_be(table)
    elif decision == decisions.ARMOUR:
        if code == actions.DONE:
            state.let_be(table)
        else:
            clashes.use_armour(table, first, code)
    elif decision == decisions.CORRUPT_HOW:
        if code == actions.DONE:
            corruption.persuade(table, first, second)
        else:
            corruption.bribe(table, first, second, code)
    elif decision == decisions.COURIER:
        if code == actions.CORRUPT:
            courier.send_to_corrupt(table, first, second)
        elif code == actions.SECURE:
            courier.send_to_secure(table, first, second)
        elif code == actions.TRADE:
            courier.send_to_trade(table, first, second)
        else:
            courier.send_to_draw(table, first, second)
    elif decision == decisions.COURIER_ROOM:
        courier.look(table, first, second, code - actions.ROOM)
    elif decision == decisions.COURIER_ITEM:
        if code == actions.DONE:
            state.let_be(table)
        else:
            courier.take(table, first, second, third, code - actions.KIND)
    elif decision == decisions.COURIER_GUARD:
        courier.corrupt(table, first, second, code - actions.GUARD)
    elif decision == decisions.GIVE_UP_CRIME:
        if code == actions.DONE:
            crimes.draw(table, first)
        else:
            crimes.give_up(table, first, code)
    elif decision == decisions.CRIME_WHICH:
        crimes.declare(table, first, code)
    elif decision == decisions.CRIME_DISCARD:
        crimes.discard(table, first, second, third, code)
    elif decision == decisions.CRIME_VICTIM:
        crimes.hit(table, first, second, code - actions.INMATE)
    elif decision == decisions.PICK_INMATE:
        draft.pick(table, first, code - actions.INMATE_CARD)
    elif decision == decisions.KEEP_INMATE:
        draft.keep_inmate(table, seat, code - actions.ONE)
    elif decision == decisions.START_CRIME:
        draft.keep_crime(table, seat, code - actions.ONE)
    elif decision == decisions.START_CELL:
        draft.choose_cell(table, seat, code - actions.CELL)
    elif decision == decisions.SECURE_WHAT:
        escape.secure(table, first, code)
    elif decision == decisions.ESCAPE:
        if code == actions.DRAW_PLAN:
            escape.draw_plan(table, first)
        elif code == actions.SECURE:
            escape.choose_tool(table, first)
        else:
            escape.attempt(table, first)
    elif decision == decisions.COUNTER_OR_ABANDON:
        if code == actions.COUNTER:
            fight_end.counter(table, first)
        elif code == actions.ABANDON:
            fight_end.abandon(table, first)
        else:
            fight_end.sacrifice(table, first)
    elif decision == decisions.ATTACK_WHOM:
        fights.begin_attack(table, first, code - actions.INMATE)
    elif decision == decisions.PURSUE:
        if code == actions.DONE:
            state.let_be(table)
        else:
            fugitive.pursue(table, first, second, code - actions.GUARD)
    elif decision == decisions.RUN:
        if code == actions.DONE:
            state.let_be(table)
        else:
            fugitive.run(table, first, code - actions.GUARD)
    elif decision == decisions.GANG_TARGET:
        gang_abilities.aim(table, first, second, code - actions.INMATE)
    elif decision == decisions.PEEK_ZONE:
        gang_abilities.peek(table, first, second, third, code)
    elif decision == decisions.COPY_WHOM:
        gang_abilities.choose_victim(table, first, second, code - actions.INMATE)
    elif decision == decisions.COPY_WHAT:
        gang_abilities.copy_member(table, first, second, third, code - actions.RIVAL)
    elif decision == decisions.MOVE_TAG:
        if code == actions.DONE:
            state.let_be(table)
        else:
            gang_tags.move(table, first, second, code - actions.ROUND)
    elif decision == decisions.INVITE_HOW_MANY:
        if code == actions.ONE:
            gangsters.invite_one(table, first)
        else:
            gangsters.invite_two(table, first)
    elif decision == decisions.INVITE_WHERE:
        gangsters.invite_into(table, first, second, code - actions.SPARE)
    elif decision == decisions.RECRUIT_WHERE:
        gangsters.try_to_recruit(table, first, code - actions.SPARE)
    elif decision == decisions.RECRUIT_PAY:
        if code == actions.DONE:
            gangsters.have_paid(table, first, second)
        else:
            gangsters.pay(table, first, second, third, code)
    elif decision == decisions.REPLACE_WHOM:
        gangsters.replace(table, first, second, code - actions.OWN)
    elif decision == decisions.SCAPEGOAT_FOR_HOLE:
        if code == actions.YES:
            hole.sacrifice(table, first, second)
        else:
            hole.lock_up(table, first, second, third)
    elif decision == decisions.MAIN:
        if code == actions.DONE:
            main.end_turn(table, first)
        elif actions.ROOM <= code < actions.ROOM + 10:
            main.walk(table, first, code - actions.ROOM)
        elif actions.ICON <= code < actions.ICON + 3:
            main.use_icon(table, first, code - actions.ICON)
        elif code == actions.CORRUPT:
            main.corrupt(table, first)
        elif code == actions.SHIFT:
            main.shift(table, first)
        elif code == actions.PLACE:
            main.place_upgrade(table, first)
        elif code == actions.CONSUME:
            main.consume(table, first)
        elif code == actions.REVEAL_PLAN:
            main.reveal_plan(table, first)
        elif code == actions.EVENT:
            main.take_part(table, first)
        elif code == actions.CRIME:
            main.declare_crime(table, first)
        elif actions.ABILITY <= code < actions.ABILITY + 2:
            main.use_ability(table, first, code - actions.ABILITY)
        elif actions.GANG <= code < actions.GANG + 2:
            main.use_gangster(table, first, code - actions.GANG)
        else:
            main.exchange_gangsters(table, first, code)
    elif decision == decisions.NIGHT_TRAINING:
        night.choose_stat(table, seat, code - actions.STAT)
    elif decision == decisions.REVEAL:
        if code == actions.DONE:
            state.let_be(table)
        elif code == actions.SWAP:
            swaps.begin(table, first)
        else:
            reveals.reveal(table, first, second, code)
    elif decision == decisions.FRENZY:
        if code == actions.YES:
            riot.go_wild(table, first)
        else:
            state.let_be(table)
    elif decision == decisions.RIOT_OPPONENT:
        fights.begin_riot_fight(table, first, code - actions.INMATE)
    elif decision == decisions.SHIFT_WHAT:
        shifting.choose_card(table, first, code)
    elif decision == decisions.SHIFT_TO:
        shifting.shift(table, first, second, code)
    elif decision == decisions.SHIFT_SWAP:
        shifting.swap(table, first, second, third, code)
    elif decision == decisions.SWAP_WHAT:
        if code == actions.DONE:
            swaps.end_swap(table)
        else:
            swaps.choose_card(table, first, code)
    elif decision == decisions.SWAP_TO:
        swaps.send_to(table, first, second, code)
    elif decision == decisions.SWAP_WITH:
        swaps.swap_with(table, first, second, code)
    elif decision == decisions.ATTACK_OR_STEAL:
        if code == actions.ATTACK:
            theft.begin_attack(table, first)
        else:
            theft.begin_theft(table, first, second, code)
    elif decision == decisions.STEAL_WHERE:
        theft.choose_target(table, first, second, third, code)
    elif decision == decisions.STEAL_WITH:
        theft.choose_member(table, first, third, code - actions.OWN)
    elif decision == decisions.MAGPIE_KEEPS:
        if code == actions.ONE:
            theft.keep_first(table, first, second)
        else:
            theft.keep_second(table, first, third)
    elif decision == decisions.TRADE_TAKE:
        if code == actions.DONE:
            trade.have_taken(table, first, second)
        else:
            trade.take(table, first, second, code - actions.KIND)
    elif decision == decisions.TRADE_PAY:
        if code == actions.DONE:
            trade.close_trade(table, first, second)
        else:
            trade.pay(table, first, second, code)
    elif decision == decisions.WORK:
        if code == actions.CHAIR:
            trade.draw_instead(table, first, second, third)
        else:
            trade.find(table, first, second, third, code - actions.KIND)
    elif decision == decisions.TRASH_TAG:
        if code == actions.YES:
            trash_tags.say_yes(table, seat, first)
        else:
            trash_tags.say_no(table, seat, first)
    elif decision == decisions.WHO_PLAYS:
        turns.choose_inmate(table, code - actions.INMATE)
    elif decision == decisions.PLACE_WHAT:
        upgrades.place(table, first, code)
    elif decision == decisions.TOLL:
        warden.pay(table, first, code)


def carry_out(table: Table, task: i64) -> None:
    """Carry out a task."""
    first: i64 = asked_first(table)
    second: i64 = asked_second(table)
    third: i64 = asked_third(table)
    begun(table)
    if task == decisions.ASK_BETS:
        bets.ask(table)
    elif task == decisions.SETTLE_BETS:
        bets.settle(table, first)
    elif task == decisions.CLASH:
        clashes.begin(table)
    elif task == decisions.ROLL:
        clashes.roll(table)
    elif task == decisions.CLASH_RESULT:
        clashes.settle(table)
    elif task == decisions.CLASH_LOSSES:
        clashes.settle_losses(table, first)
    elif task == decisions.VISIT:
        events.visit(table, first)
    elif task == decisions.AFTER_CLASH:
        fight_end.after_clash(table)
    elif task == decisions.END_FIGHT:
        fight_end.end(table, first, second)
    elif task == decisions.FUGITIVE:
        fugitive.begin_try(table, first)
    elif task == decisions.FUGITIVE_ROLL:
        fugitive.roll(table, first)
    elif task == decisions.COPY_OVER:
        gang_abilities.be_himself_again(table)
    elif task == decisions.RECRUITED:
        gangsters.recruit(table, first, second, third)
    elif task == decisions.GO_TO_HOLE:
        hole.take_away(table, first, second, third)
    elif task == decisions.ENTERED:
        movement.enter(table, first)
    elif task == decisions.STEP_B:
        night.step_b(table, first)
    elif task == decisions.STEP_C:
        night.step_c(table, first)
    elif task == decisions.RIOT:
        riot.last_riot(table)
    elif task == decisions.RIOT_NEXT:
        riot.go_on(table, first, second)
    elif task == decisions.RIOT_OVER:
        riot.settle(table)
    elif task == decisions.END_GAME:
        riot.end_game(table)
    elif task == decisions.BEGIN_ROUND:
        rounds.begin_round(table)
    elif task == decisions.STEP_A:
        rounds.take_step(table, first)
    elif task == decisions.DRAW_CONTRABAND:
        rounds.draw_contraband(table, first, second, third)
    elif task == decisions.STEAL:
        theft.steal(table, first, second, third)
    elif task == decisions.NEXT_TURN:
        turns.next_turn(table)
    elif task == decisions.TURN:
        turns.begin_turn(table, first)
    elif task == decisions.STAND_UP:
        turns.stand_up(table, first)
    elif task == decisions.TURN_OVER:
        turns.end_turn(table, first)
    elif task == decisions.ROUND_OVER:
        turns.end_round(table)
    elif task == decisions.MEET_WARDEN:
        warden.meet(table, first)
    elif task == decisions.CLAIM_WING:
        wings.claim_if_possible(table, first)


def is_public(decision: i64) -> bool:
    """Whether everybody can see which answers there are."""
    return (
        decision == decisions.PUSH_WHOM
        or decision == decisions.PUSH_WHERE
        or decision == decisions.TORMENT_WHOM
        or decision == decisions.CELL_FOR_CARD
        or decision == decisions.PUT_WHERE
        or decision == decisions.TAKE_WHERE
        or decision == decisions.WHO_FIGHTS
        or decision == decisions.FIGHT_WHOM
        or decision == decisions.CRIME_VICTIM
        or decision == decisions.PICK_INMATE
        or decision == decisions.COUNTER_OR_ABANDON
        or decision == decisions.ATTACK_WHOM
        or decision == decisions.PURSUE
        or decision == decisions.RUN
        or decision == decisions.GANG_TARGET
        or decision == decisions.INVITE_HOW_MANY
        or decision == decisions.INVITE_WHERE
        or decision == decisions.RECRUIT_PAY
        or decision == decisions.RIOT_OPPONENT
        or decision == decisions.ATTACK_OR_STEAL
        or decision == decisions.STEAL_WHERE
        or decision == decisions.STEAL_WITH
        or decision == decisions.WHO_PLAYS
        or decision == decisions.TOLL
    )


def is_at_once(decision: i64) -> bool:
    return (
        decision == decisions.KEEP_INMATE
        or decision == decisions.START_CRIME
        or decision == decisions.START_CELL
        or decision == decisions.NIGHT_TRAINING
        or decision == decisions.TRASH_TAG
    )


def is_open_ended(decision: i64) -> bool:
    return (
        decision == decisions.PUT_WHAT
        or decision == decisions.ARMOUR
        or decision == decisions.CORRUPT_HOW
        or decision == decisions.COURIER_ITEM
        or decision == decisions.GIVE_UP_CRIME
        or decision == decisions.PURSUE
        or decision == decisions.RUN
        or decision == decisions.MOVE_TAG
        or decision == decisions.RECRUIT_PAY
        or decision == decisions.REVEAL
        or decision == decisions.SWAP_WHAT
        or decision == decisions.TRADE_TAKE
        or decision == decisions.TRADE_PAY
    )


def asks(table: Table) -> i64:
    """The seats that must answer, as bits."""
    decision: i64 = asked(table)
    first: i64 = asked_first(table)
    if decision == decisions.EXCESS_CELL:
        return state.asks_cell(table, first)
    if decision == decisions.START_CELL:
        return draft.asks_for_cells(table)
    if decision == decisions.MOVE_TAG:
        return gang_tags.asks_active(table)
    if decision == decisions.NIGHT_TRAINING:
        return night.asks_trainees(table)
    if decision == decisions.TRASH_TAG:
        return trash_tags.asks_entitled(table, first)
    if decision == decisions.KEEP_INMATE or decision == decisions.START_CRIME:
        return draft.asks_keepers(table)
    if (
        decision == decisions.WHO_FIGHTS
        or decision == decisions.FIGHT_WHOM
        or decision == decisions.COUNTER_OR_ABANDON
    ):
        return fighters.asks_whole_side(table, first)
    if (
        decision == decisions.CELL_FOR_CARD
        or decision == decisions.PURSUE
        or decision == decisions.RIOT_OPPONENT
        or decision == decisions.WHO_PLAYS
    ):
        return state.asks_rival(table, first)
    if (
        decision == decisions.CHEMIST
        or decision == decisions.REROLL
        or decision == decisions.ARMOUR
        or decision == decisions.REVEAL
        or decision == decisions.SWAP_WHAT
        or decision == decisions.SWAP_TO
        or decision == decisions.SWAP_WITH
    ):
        return state.asks_side(table, first)
    return state.asks_inmate(table, first)


def settle(table: Table) -> None:
    """Go on from a decision that nobody is left to answer."""
    decision: i64 = asked(table)
    first: i64 = asked_first(table)
    answered(table)
    if decision == decisions.KEEP_INMATE:
        draft.keep_inmates(table)
    elif decision == decisions.START_CRIME:
        draft.return_crimes(table)
    elif decision == decisions.START_CELL:
        draft.fill_cells(table)
    elif decision == decisions.NIGHT_TRAINING:
        night.train_all(table)
    elif decision == decisions.TRASH_TAG:
        trash_tags.hand_over(table, first)
