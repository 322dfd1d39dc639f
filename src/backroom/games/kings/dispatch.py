"""What leads each decision to its functions.

Written by tools/generate_boards.py (make layout) from the decisions of the topics. Do not edit.
"""

from backroom.games.kings import (
    actions,
    custody,
    deals,
    decisions,
    fights,
    jokers,
    missions,
    movement,
    poaching,
    police,
    proposals,
    provoking,
    reactions,
    recruiting,
    resources,
    rounds,
    state,
    turns,
    windows,
)
from backroom.games.kings.state import Table
from backroom.kernel.numbers import i64, vec
from backroom.kernel.refusals import ALLOWED, WRONG_PHASE


def refusal(table: Table, decision: i64, seat: i64, code: i64) -> i64:
    """The rule against a code, or ALLOWED."""
    if decision == decisions.DEAL_ANSWER:
        if code == actions.YES:
            if deals.not_for_sender(table, seat) != ALLOWED:
                return deals.not_for_sender(table, seat)
            return deals.accept_refusal(table)
        if code == actions.NO:
            return deals.not_for_sender(table, seat)
        if code == actions.DEAL:
            if proposals.deals_refusal(table) != ALLOWED:
                return proposals.deals_refusal(table)
            return proposals.deal_refusal(table, seat)
        if code == actions.COUNTER:
            if deals.not_for_sender(table, seat) != ALLOWED:
                return deals.not_for_sender(table, seat)
            return deals.counter_refusal(table)
        if code == actions.WITHDRAW:
            return deals.withdraw_refusal(table, seat)
        return WRONG_PHASE
    if decision == decisions.FOLD:
        if code == actions.YES:
            return ALLOWED
        if code == actions.NO:
            return ALLOWED
        return WRONG_PHASE
    if decision == decisions.CASUALTY:
        if actions.OWN <= code < actions.OWN + 5:
            return fights.casualty_refusal(table, seat, code - actions.OWN)
        if actions.JOKER <= code < actions.JOKER + 2:
            if state.jokers_refusal(table) != ALLOWED:
                return state.jokers_refusal(table)
            return fights.joker_casualty_refusal(table, seat, code - actions.JOKER)
        return WRONG_PHASE
    if decision == decisions.RESIST:
        if code == actions.YES:
            return ALLOWED
        if code == actions.NO:
            return ALLOWED
        return WRONG_PHASE
    if decision == decisions.JOKER_OFFER:
        if actions.AMOUNT <= code < actions.AMOUNT + 21:
            return recruiting.offer_refusal(table, seat, code - actions.AMOUNT)
        return WRONG_PHASE
    if decision == decisions.JOKER_WITH:
        if actions.OWN <= code < actions.OWN + 5:
            return jokers.joker_with_refusal(table, seat, code - actions.OWN)
        return WRONG_PHASE
    if decision == decisions.REMOTE_ROW:
        if actions.ROW_1 <= code < actions.ROW_1 + 3:
            return missions.remote_refusal(table, seat, code - actions.ROW_1)
        return WRONG_PHASE
    if decision == decisions.CARRIER:
        if actions.OWN <= code < actions.OWN + 5:
            return missions.carrier_refusal(table, seat, code - actions.OWN)
        return WRONG_PHASE
    if decision == decisions.ACCOMPLISH:
        if actions.OWN <= code < actions.OWN + 5:
            return missions.which_refusal(table, seat, code - actions.OWN)
        return WRONG_PHASE
    if decision == decisions.PARTNER:
        if actions.OWN <= code < actions.OWN + 5:
            return missions.partner_refusal(table, seat, code - actions.OWN)
        return WRONG_PHASE
    if decision == decisions.REDRAW_WHICH:
        if actions.OWN <= code < actions.OWN + 5:
            return missions.redraw_refusal(table, seat, code - actions.OWN)
        return WRONG_PHASE
    if decision == decisions.HELI_TO:
        if actions.DISTRICT <= code < actions.DISTRICT + 24:
            return movement.heli_to_refusal(table, code - actions.DISTRICT)
        return WRONG_PHASE
    if decision == decisions.BONUS_TO:
        if actions.DISTRICT <= code < actions.DISTRICT + 24:
            if movement.not_for_drive(table) != ALLOWED:
                return movement.not_for_drive(table)
            return movement.bonus_step_refusal(table, code - actions.DISTRICT)
        if actions.CELL_3 <= code < actions.CELL_3 + 3:
            if movement.not_for_cells(table) != ALLOWED:
                return movement.not_for_cells(table)
            return custody.cell_refusal(table, seat, code - actions.CELL_3)
        return WRONG_PHASE
    if decision == decisions.HIRE_WHERE:
        if actions.DISTRICT <= code < actions.DISTRICT + 24:
            return poaching.hire_where_refusal(table, seat, code - actions.DISTRICT)
        return WRONG_PHASE
    if decision == decisions.POACH_FROM:
        if actions.SEAT <= code < actions.SEAT + 5:
            return poaching.poach_from_refusal(table, seat, code - actions.SEAT)
        return WRONG_PHASE
    if decision == decisions.POACH_WHOM:
        if actions.THEIR <= code < actions.THEIR + 4:
            return poaching.poach_whom_refusal(table, code - actions.THEIR)
        return WRONG_PHASE
    if decision == decisions.POACH_PRICE:
        if actions.AMOUNT <= code < actions.AMOUNT + 21:
            return poaching.poach_price_refusal(table, seat, code - actions.AMOUNT)
        return WRONG_PHASE
    if decision == decisions.POACH_ANSWER:
        if code == actions.YES:
            return poaching.keep_refusal(table, seat)
        if code == actions.NO:
            return ALLOWED
        return WRONG_PHASE
    if decision == decisions.POLICE_TO:
        if actions.DISTRICT <= code < actions.DISTRICT + 24:
            return police.police_to_refusal(table, code - actions.DISTRICT)
        return WRONG_PHASE
    if decision == decisions.ARREST_WHOM:
        if actions.SEAT <= code < actions.SEAT + 5:
            return police.arrest_whom_refusal(table, code - actions.SEAT)
        return WRONG_PHASE
    if decision == decisions.RAID_CAR:
        if actions.CAR_0 <= code < actions.CAR_0 + 4:
            return police.raid_car_refusal(table, code - actions.CAR_0)
        return WRONG_PHASE
    if decision == decisions.RAID_TO:
        if actions.DISTRICT <= code < actions.DISTRICT + 24:
            return police.raid_to_refusal(table, code - actions.DISTRICT)
        return WRONG_PHASE
    if decision == decisions.DRAFT:
        if code == actions.PASS:
            return proposals.drop_refusal(table, seat)
        if actions.AMOUNT <= code < actions.AMOUNT + 21:
            return proposals.amount_refusal(table, seat, code - actions.AMOUNT)
        if actions.DISTRICT <= code < actions.DISTRICT + 24:
            return proposals.district_refusal(table, seat, code - actions.DISTRICT)
        if actions.SEAT <= code < actions.SEAT + 5:
            return proposals.party_refusal(table, seat, code - actions.SEAT)
        if actions.CARD <= code < actions.CARD + 19:
            return proposals.card_refusal(table, seat, code - actions.CARD)
        if actions.CAR_0 <= code < actions.CAR_0 + 4:
            return proposals.car_refusal(table, seat, code - actions.CAR_0)
        if code == actions.DEAL:
            if proposals.deals_refusal(table) != ALLOWED:
                return proposals.deals_refusal(table)
            return proposals.deal_refusal(table, seat)
        if code == actions.SEND:
            return proposals.send_refusal(table, seat)
        if actions.MONEY_GIVE <= code < actions.MONEY_GIVE + 6:
            return proposals.item_refusal(table, seat, code)
        return WRONG_PHASE
    if decision == decisions.COUNTER:
        if code == actions.PASS:
            return proposals.drop_refusal(table, seat)
        if actions.AMOUNT <= code < actions.AMOUNT + 21:
            return proposals.amount_refusal(table, seat, code - actions.AMOUNT)
        if actions.DISTRICT <= code < actions.DISTRICT + 24:
            return proposals.district_refusal(table, seat, code - actions.DISTRICT)
        if actions.SEAT <= code < actions.SEAT + 5:
            return proposals.party_refusal(table, seat, code - actions.SEAT)
        if actions.CARD <= code < actions.CARD + 19:
            return proposals.card_refusal(table, seat, code - actions.CARD)
        if actions.CAR_0 <= code < actions.CAR_0 + 4:
            return proposals.car_refusal(table, seat, code - actions.CAR_0)
        if code == actions.DEAL:
            if proposals.deals_refusal(table) != ALLOWED:
                return proposals.deals_refusal(table)
            return proposals.deal_refusal(table, seat)
        if code == actions.SEND:
            return proposals.send_refusal(table, seat)
        if actions.MONEY_GIVE <= code < actions.MONEY_GIVE + 6:
            return proposals.item_refusal(table, seat, code)
        return WRONG_PHASE
    if decision == decisions.PROVOKER:
        if actions.OWN <= code < actions.OWN + 5:
            return provoking.provoker_refusal(table, seat, code - actions.OWN)
        return WRONG_PHASE
    if decision == decisions.VICTIM:
        if actions.SEAT <= code < actions.SEAT + 5:
            return provoking.victim_refusal(table, seat, code - actions.SEAT)
        return WRONG_PHASE
    if decision == decisions.REACT:
        if code == actions.PASS:
            return ALLOWED
        if actions.CARD <= code < actions.CARD + 19:
            if resources.empty_hand_refusal(table, seat) != ALLOWED:
                return resources.empty_hand_refusal(table, seat)
            return resources.card_refusal(table, seat, code - actions.CARD)
        return WRONG_PHASE
    if decision == decisions.RECRUIT_WHERE:
        if actions.DISTRICT <= code < actions.DISTRICT + 24:
            return recruiting.where_refusal(table, seat, code - actions.DISTRICT)
        return WRONG_PHASE
    if decision == decisions.OFFER:
        if actions.AMOUNT <= code < actions.AMOUNT + 21:
            return recruiting.offer_refusal(table, seat, code - actions.AMOUNT)
        return WRONG_PHASE
    if decision == decisions.HESITATION:
        if code == actions.YES:
            return recruiting.adding_refusal(table, seat)
        if code == actions.NO:
            return ALLOWED
        return WRONG_PHASE
    if decision == decisions.DISMISS:
        if actions.OWN <= code < actions.OWN + 5:
            return recruiting.dismiss_whom_refusal(table, seat, code - actions.OWN)
        return WRONG_PHASE
    if decision == decisions.HIT_WHOM:
        if actions.THEIR <= code < actions.THEIR + 4:
            return resources.hit_refusal(table, code - actions.THEIR)
        return WRONG_PHASE
    if decision == decisions.REROLL:
        if code == actions.PASS:
            return resources.roll_again_refusal(table)
        if actions.DIE <= code < actions.DIE + 5:
            return resources.die_refusal(table, seat, code - actions.DIE)
        return WRONG_PHASE
    if decision == decisions.START_TILE:
        if actions.TILE <= code < actions.TILE + 3:
            return rounds.tile_refusal(table, seat, code - actions.TILE)
        return WRONG_PHASE
    if decision == decisions.BID:
        if actions.AMOUNT <= code < actions.AMOUNT + 21:
            return rounds.bid_refusal(table, seat, code - actions.AMOUNT)
        return WRONG_PHASE
    if decision == decisions.DISCARD:
        if actions.CARD <= code < actions.CARD + 19:
            return rounds.discard_refusal(table, seat, code - actions.CARD)
        return WRONG_PHASE
    if decision == decisions.MOVES:
        if actions.OWN <= code < actions.OWN + 5:
            return movement.open_refusal(table, seat, code - actions.OWN)
        if actions.CARD <= code < actions.CARD + 19:
            if resources.empty_hand_refusal(table, seat) != ALLOWED:
                return resources.empty_hand_refusal(table, seat)
            return resources.card_refusal(table, seat, code - actions.CARD)
        if actions.BONUS <= code < actions.BONUS + 19:
            if custody.nobody_in_cells(table, seat) != ALLOWED:
                return custody.nobody_in_cells(table, seat)
            return custody.cell_bonus_refusal(table, seat, code - actions.BONUS)
        if actions.CAR_0 <= code < actions.CAR_0 + 4:
            return police.car_refusal(table, seat, code - actions.CAR_0)
        if code == actions.END_MOVES:
            return ALLOWED
        if code == actions.DISMISS:
            return recruiting.dismiss_refusal(table, seat)
        if code == actions.DEAL:
            if proposals.deals_refusal(table) != ALLOWED:
                return proposals.deals_refusal(table)
            return proposals.deal_refusal(table, seat)
        return WRONG_PHASE
    if decision == decisions.DRIVE:
        if actions.DISTRICT <= code < actions.DISTRICT + 24:
            return movement.step_refusal(table, code - actions.DISTRICT)
        if actions.OWN <= code < actions.OWN + 5:
            return movement.board_refusal(table, seat, code - actions.OWN)
        if actions.DROP <= code < actions.DROP + 5:
            return movement.drop_refusal(table, seat, code - actions.DROP)
        if actions.CARD <= code < actions.CARD + 19:
            if resources.empty_hand_refusal(table, seat) != ALLOWED:
                return resources.empty_hand_refusal(table, seat)
            return resources.card_refusal(table, seat, code - actions.CARD)
        if actions.BONUS <= code < actions.BONUS + 19:
            if resources.empty_hand_refusal(table, seat) != ALLOWED:
                return resources.empty_hand_refusal(table, seat)
            return movement.drive_bonus_refusal(table, seat, code - actions.BONUS)
        if code == actions.END_DRIVE:
            return ALLOWED
        if code == actions.METRO:
            return movement.metro_refusal(table, seat)
        if code == actions.HELI:
            return movement.heli_refusal(table, seat)
        return WRONG_PHASE
    if decision == decisions.ACTIONS:
        if actions.CARD <= code < actions.CARD + 19:
            if resources.empty_hand_refusal(table, seat) != ALLOWED:
                return resources.empty_hand_refusal(table, seat)
            return resources.card_refusal(table, seat, code - actions.CARD)
        if actions.ROW_1 <= code < actions.ROW_1 + 3:
            return missions.row_refusal(table, seat, code - actions.ROW_1)
        if code == actions.END_TURN:
            return ALLOWED
        if code == actions.ACCOMPLISH:
            return missions.accomplish_refusal(table, seat)
        if code == actions.PROVOKE:
            return provoking.provoke_refusal(table, seat)
        if code == actions.RECRUIT:
            return recruiting.recruit_refusal(table, seat)
        if code == actions.DISMISS:
            return recruiting.dismiss_refusal(table, seat)
        if actions.JOKER <= code < actions.JOKER + 2:
            if state.jokers_refusal(table) != ALLOWED:
                return state.jokers_refusal(table)
            return jokers.joker_refusal(table, seat, code - actions.JOKER)
        if code == actions.DEAL:
            if proposals.deals_refusal(table) != ALLOWED:
                return proposals.deals_refusal(table)
            return proposals.deal_refusal(table, seat)
        return WRONG_PHASE
    return WRONG_PHASE


def fill_legal(table: Table, decision: i64, seat: i64, codes: vec[i64]) -> i64:
    """Write the codes that no rule is against; how many there are."""
    count: i64 = 0
    if decision == decisions.DEAL_ANSWER:
        if deals.not_for_sender(table, seat) == ALLOWED:
            for code in range(actions.YES, actions.YES + 1):
                if deals.accept_refusal(table) == ALLOWED:
                    codes[count] = code
                    count += 1
        for code in range(actions.NO, actions.NO + 1):
            if deals.not_for_sender(table, seat) == ALLOWED:
                codes[count] = code
                count += 1
        if proposals.deals_refusal(table) == ALLOWED:
            for code in range(actions.DEAL, actions.DEAL + 1):
                if proposals.deal_refusal(table, seat) == ALLOWED:
                    codes[count] = code
                    count += 1
        if deals.not_for_sender(table, seat) == ALLOWED:
            for code in range(actions.COUNTER, actions.COUNTER + 1):
                if deals.counter_refusal(table) == ALLOWED:
                    codes[count] = code
                    count += 1
        for code in range(actions.WITHDRAW, actions.WITHDRAW + 1):
            if deals.withdraw_refusal(table, seat) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.FOLD:
        codes[count] = actions.YES
        count += 1
        codes[count] = actions.NO
        count += 1
        return count
    if decision == decisions.CASUALTY:
        for code in range(actions.OWN, actions.OWN + 5):
            if fights.casualty_refusal(table, seat, code - actions.OWN) == ALLOWED:
                codes[count] = code
                count += 1
        if state.jokers_refusal(table) == ALLOWED:
            for code in range(actions.JOKER, actions.JOKER + 2):
                if fights.joker_casualty_refusal(table, seat, code - actions.JOKER) == ALLOWED:
                    codes[count] = code
                    count += 1
        return count
    if decision == decisions.RESIST:
        codes[count] = actions.YES
        count += 1
        codes[count] = actions.NO
        count += 1
        return count
    if decision == decisions.JOKER_OFFER:
        for code in range(actions.AMOUNT, actions.AMOUNT + 21):
            if recruiting.offer_refusal(table, seat, code - actions.AMOUNT) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.JOKER_WITH:
        for code in range(actions.OWN, actions.OWN + 5):
            if jokers.joker_with_refusal(table, seat, code - actions.OWN) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.REMOTE_ROW:
        for code in range(actions.ROW_1, actions.ROW_1 + 3):
            if missions.remote_refusal(table, seat, code - actions.ROW_1) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.CARRIER:
        for code in range(actions.OWN, actions.OWN + 5):
            if missions.carrier_refusal(table, seat, code - actions.OWN) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.ACCOMPLISH:
        for code in range(actions.OWN, actions.OWN + 5):
            if missions.which_refusal(table, seat, code - actions.OWN) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.PARTNER:
        for code in range(actions.OWN, actions.OWN + 5):
            if missions.partner_refusal(table, seat, code - actions.OWN) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.REDRAW_WHICH:
        for code in range(actions.OWN, actions.OWN + 5):
            if missions.redraw_refusal(table, seat, code - actions.OWN) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.HELI_TO:
        for code in range(actions.DISTRICT, actions.DISTRICT + 24):
            if movement.heli_to_refusal(table, code - actions.DISTRICT) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.BONUS_TO:
        if movement.not_for_drive(table) == ALLOWED:
            for code in range(actions.DISTRICT, actions.DISTRICT + 24):
                if movement.bonus_step_refusal(table, code - actions.DISTRICT) == ALLOWED:
                    codes[count] = code
                    count += 1
        if movement.not_for_cells(table) == ALLOWED:
            for code in range(actions.CELL_3, actions.CELL_3 + 3):
                if custody.cell_refusal(table, seat, code - actions.CELL_3) == ALLOWED:
                    codes[count] = code
                    count += 1
        return count
    if decision == decisions.HIRE_WHERE:
        for code in range(actions.DISTRICT, actions.DISTRICT + 24):
            if poaching.hire_where_refusal(table, seat, code - actions.DISTRICT) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.POACH_FROM:
        for code in range(actions.SEAT, actions.SEAT + 5):
            if poaching.poach_from_refusal(table, seat, code - actions.SEAT) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.POACH_WHOM:
        for code in range(actions.THEIR, actions.THEIR + 4):
            if poaching.poach_whom_refusal(table, code - actions.THEIR) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.POACH_PRICE:
        for code in range(actions.AMOUNT, actions.AMOUNT + 21):
            if poaching.poach_price_refusal(table, seat, code - actions.AMOUNT) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.POACH_ANSWER:
        for code in range(actions.YES, actions.YES + 1):
            if poaching.keep_refusal(table, seat) == ALLOWED:
                codes[count] = code
                count += 1
        codes[count] = actions.NO
        count += 1
        return count
    if decision == decisions.POLICE_TO:
        for code in range(actions.DISTRICT, actions.DISTRICT + 24):
            if police.police_to_refusal(table, code - actions.DISTRICT) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.ARREST_WHOM:
        for code in range(actions.SEAT, actions.SEAT + 5):
            if police.arrest_whom_refusal(table, code - actions.SEAT) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.RAID_CAR:
        for code in range(actions.CAR_0, actions.CAR_0 + 4):
            if police.raid_car_refusal(table, code - actions.CAR_0) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.RAID_TO:
        for code in range(actions.DISTRICT, actions.DISTRICT + 24):
            if police.raid_to_refusal(table, code - actions.DISTRICT) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.DRAFT:
        for code in range(actions.PASS, actions.PASS + 1):
            if proposals.drop_refusal(table, seat) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.AMOUNT, actions.AMOUNT + 21):
            if proposals.amount_refusal(table, seat, code - actions.AMOUNT) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.DISTRICT, actions.DISTRICT + 24):
            if proposals.district_refusal(table, seat, code - actions.DISTRICT) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.SEAT, actions.SEAT + 5):
            if proposals.party_refusal(table, seat, code - actions.SEAT) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.CARD, actions.CARD + 19):
            if proposals.card_refusal(table, seat, code - actions.CARD) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.CAR_0, actions.CAR_0 + 4):
            if proposals.car_refusal(table, seat, code - actions.CAR_0) == ALLOWED:
                codes[count] = code
                count += 1
        if proposals.deals_refusal(table) == ALLOWED:
            for code in range(actions.DEAL, actions.DEAL + 1):
                if proposals.deal_refusal(table, seat) == ALLOWED:
                    codes[count] = code
                    count += 1
        for code in range(actions.SEND, actions.SEND + 1):
            if proposals.send_refusal(table, seat) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.MONEY_GIVE, actions.MONEY_GIVE + 6):
            if proposals.item_refusal(table, seat, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.COUNTER:
        for code in range(actions.PASS, actions.PASS + 1):
            if proposals.drop_refusal(table, seat) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.AMOUNT, actions.AMOUNT + 21):
            if proposals.amount_refusal(table, seat, code - actions.AMOUNT) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.DISTRICT, actions.DISTRICT + 24):
            if proposals.district_refusal(table, seat, code - actions.DISTRICT) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.SEAT, actions.SEAT + 5):
            if proposals.party_refusal(table, seat, code - actions.SEAT) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.CARD, actions.CARD + 19):
            if proposals.card_refusal(table, seat, code - actions.CARD) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.CAR_0, actions.CAR_0 + 4):
            if proposals.car_refusal(table, seat, code - actions.CAR_0) == ALLOWED:
                codes[count] = code
                count += 1
        if proposals.deals_refusal(table) == ALLOWED:
            for code in range(actions.DEAL, actions.DEAL + 1):
                if proposals.deal_refusal(table, seat) == ALLOWED:
                    codes[count] = code
                    count += 1
        for code in range(actions.SEND, actions.SEND + 1):
            if proposals.send_refusal(table, seat) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.MONEY_GIVE, actions.MONEY_GIVE + 6):
            if proposals.item_refusal(table, seat, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.PROVOKER:
        for code in range(actions.OWN, actions.OWN + 5):
            if provoking.provoker_refusal(table, seat, code - actions.OWN) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.VICTIM:
        for code in range(actions.SEAT, actions.SEAT + 5):
            if provoking.victim_refusal(table, seat, code - actions.SEAT) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.REACT:
        codes[count] = actions.PASS
        count += 1
        if resources.empty_hand_refusal(table, seat) == ALLOWED:
            for code in range(actions.CARD, actions.CARD + 19):
                if resources.card_refusal(table, seat, code - actions.CARD) == ALLOWED:
                    codes[count] = code
                    count += 1
        return count
    if decision == decisions.RECRUIT_WHERE:
        for code in range(actions.DISTRICT, actions.DISTRICT + 24):
            if recruiting.where_refusal(table, seat, code - actions.DISTRICT) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.OFFER:
        for code in range(actions.AMOUNT, actions.AMOUNT + 21):
            if recruiting.offer_refusal(table, seat, code - actions.AMOUNT) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.HESITATION:
        for code in range(actions.YES, actions.YES + 1):
            if recruiting.adding_refusal(table, seat) == ALLOWED:
                codes[count] = code
                count += 1
        codes[count] = actions.NO
        count += 1
        return count
    if decision == decisions.DISMISS:
        for code in range(actions.OWN, actions.OWN + 5):
            if recruiting.dismiss_whom_refusal(table, seat, code - actions.OWN) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.HIT_WHOM:
        for code in range(actions.THEIR, actions.THEIR + 4):
            if resources.hit_refusal(table, code - actions.THEIR) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.REROLL:
        for code in range(actions.PASS, actions.PASS + 1):
            if resources.roll_again_refusal(table) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.DIE, actions.DIE + 5):
            if resources.die_refusal(table, seat, code - actions.DIE) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.START_TILE:
        for code in range(actions.TILE, actions.TILE + 3):
            if rounds.tile_refusal(table, seat, code - actions.TILE) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.BID:
        for code in range(actions.AMOUNT, actions.AMOUNT + 21):
            if rounds.bid_refusal(table, seat, code - actions.AMOUNT) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.DISCARD:
        for code in range(actions.CARD, actions.CARD + 19):
            if rounds.discard_refusal(table, seat, code - actions.CARD) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.MOVES:
        for code in range(actions.OWN, actions.OWN + 5):
            if movement.open_refusal(table, seat, code - actions.OWN) == ALLOWED:
                codes[count] = code
                count += 1
        if resources.empty_hand_refusal(table, seat) == ALLOWED:
            for code in range(actions.CARD, actions.CARD + 19):
                if resources.card_refusal(table, seat, code - actions.CARD) == ALLOWED:
                    codes[count] = code
                    count += 1
        if custody.nobody_in_cells(table, seat) == ALLOWED:
            for code in range(actions.BONUS, actions.BONUS + 19):
                if custody.cell_bonus_refusal(table, seat, code - actions.BONUS) == ALLOWED:
                    codes[count] = code
                    count += 1
        for code in range(actions.CAR_0, actions.CAR_0 + 4):
            if police.car_refusal(table, seat, code - actions.CAR_0) == ALLOWED:
                codes[count] = code
                count += 1
        codes[count] = actions.END_MOVES
        count += 1
        for code in range(actions.DISMISS, actions.DISMISS + 1):
            if recruiting.dismiss_refusal(table, seat) == ALLOWED:
                codes[count] = code
                count += 1
        if proposals.deals_refusal(table) == ALLOWED:
            for code in range(actions.DEAL, actions.DEAL + 1):
                if proposals.deal_refusal(table, seat) == ALLOWED:
                    codes[count] = code
                    count += 1
        return count
    if decision == decisions.DRIVE:
        for code in range(actions.DISTRICT, actions.DISTRICT + 24):
            if movement.step_refusal(table, code - actions.DISTRICT) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.OWN, actions.OWN + 5):
            if movement.board_refusal(table, seat, code - actions.OWN) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.DROP, actions.DROP + 5):
            if movement.drop_refusal(table, seat, code - actions.DROP) == ALLOWED:
                codes[count] = code
                count += 1
        if resources.empty_hand_refusal(table, seat) == ALLOWED:
            for code in range(actions.CARD, actions.CARD + 19):
                if resources.card_refusal(table, seat, code - actions.CARD) == ALLOWED:
                    codes[count] = code
                    count += 1
        if resources.empty_hand_refusal(table, seat) == ALLOWED:
            for code in range(actions.BONUS, actions.BONUS + 19):
                if movement.drive_bonus_refusal(table, seat, code - actions.BONUS) == ALLOWED:
                    codes[count] = code
                    count += 1
        codes[count] = actions.END_DRIVE
        count += 1
        for code in range(actions.METRO, actions.METRO + 1):
            if movement.metro_refusal(table, seat) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.HELI, actions.HELI + 1):
            if movement.heli_refusal(table, seat) == ALLOWED:
                codes[count] = code
                count += 1
        return count
    if decision == decisions.ACTIONS:
        if resources.empty_hand_refusal(table, seat) == ALLOWED:
            for code in range(actions.CARD, actions.CARD + 19):
                if resources.card_refusal(table, seat, code - actions.CARD) == ALLOWED:
                    codes[count] = code
                    count += 1
        for code in range(actions.ROW_1, actions.ROW_1 + 3):
            if missions.row_refusal(table, seat, code - actions.ROW_1) == ALLOWED:
                codes[count] = code
                count += 1
        codes[count] = actions.END_TURN
        count += 1
        for code in range(actions.ACCOMPLISH, actions.ACCOMPLISH + 1):
            if missions.accomplish_refusal(table, seat) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.PROVOKE, actions.PROVOKE + 1):
            if provoking.provoke_refusal(table, seat) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.RECRUIT, actions.RECRUIT + 1):
            if recruiting.recruit_refusal(table, seat) == ALLOWED:
                codes[count] = code
                count += 1
        for code in range(actions.DISMISS, actions.DISMISS + 1):
            if recruiting.dismiss_refusal(table, seat) == ALLOWED:
                codes[count] = code
                count += 1
        if state.jokers_refusal(table) == ALLOWED:
            for code in range(actions.JOKER, actions.JOKER + 2):
                if jokers.joker_refusal(table, seat, code - actions.JOKER) == ALLOWED:
                    codes[count] = code
                    count += 1
        if proposals.deals_refusal(table) == ALLOWED:
            for code in range(actions.DEAL, actions.DEAL + 1):
                if proposals.deal_refusal(table, seat) == ALLOWED:
                    codes[count] = code
                    count += 1
        return count
    return count


def only_answer(table: Table, decision: i64, seat: i64) -> i64:
    """The only code that no rule is against, if the game chooses it by itself; or -1."""
    only: i64 = -1
    if decision == decisions.JOKER_OFFER:
        for code in range(actions.AMOUNT, actions.AMOUNT + 21):
            if recruiting.offer_refusal(table, seat, code - actions.AMOUNT) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only
    if decision == decisions.JOKER_WITH:
        for code in range(actions.OWN, actions.OWN + 5):
            if jokers.joker_with_refusal(table, seat, code - actions.OWN) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only
    if decision == decisions.REMOTE_ROW:
        for code in range(actions.ROW_1, actions.ROW_1 + 3):
            if missions.remote_refusal(table, seat, code - actions.ROW_1) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only
    if decision == decisions.CARRIER:
        for code in range(actions.OWN, actions.OWN + 5):
            if missions.carrier_refusal(table, seat, code - actions.OWN) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only
    if decision == decisions.ACCOMPLISH:
        for code in range(actions.OWN, actions.OWN + 5):
            if missions.which_refusal(table, seat, code - actions.OWN) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only
    if decision == decisions.PARTNER:
        for code in range(actions.OWN, actions.OWN + 5):
            if missions.partner_refusal(table, seat, code - actions.OWN) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only
    if decision == decisions.REDRAW_WHICH:
        for code in range(actions.OWN, actions.OWN + 5):
            if missions.redraw_refusal(table, seat, code - actions.OWN) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only
    if decision == decisions.HELI_TO:
        for code in range(actions.DISTRICT, actions.DISTRICT + 24):
            if movement.heli_to_refusal(table, code - actions.DISTRICT) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only
    if decision == decisions.BONUS_TO:
        if movement.not_for_drive(table) == ALLOWED:
            for code in range(actions.DISTRICT, actions.DISTRICT + 24):
                if movement.bonus_step_refusal(table, code - actions.DISTRICT) == ALLOWED:
                    if only >= 0:
                        return -1
                    only = code
        if movement.not_for_cells(table) == ALLOWED:
            for code in range(actions.CELL_3, actions.CELL_3 + 3):
                if custody.cell_refusal(table, seat, code - actions.CELL_3) == ALLOWED:
                    if only >= 0:
                        return -1
                    only = code
        return only
    if decision == decisions.HIRE_WHERE:
        for code in range(actions.DISTRICT, actions.DISTRICT + 24):
            if poaching.hire_where_refusal(table, seat, code - actions.DISTRICT) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only
    if decision == decisions.POACH_FROM:
        for code in range(actions.SEAT, actions.SEAT + 5):
            if poaching.poach_from_refusal(table, seat, code - actions.SEAT) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only
    if decision == decisions.POACH_WHOM:
        for code in range(actions.THEIR, actions.THEIR + 4):
            if poaching.poach_whom_refusal(table, code - actions.THEIR) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only
    if decision == decisions.POACH_PRICE:
        for code in range(actions.AMOUNT, actions.AMOUNT + 21):
            if poaching.poach_price_refusal(table, seat, code - actions.AMOUNT) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only
    if decision == decisions.POLICE_TO:
        for code in range(actions.DISTRICT, actions.DISTRICT + 24):
            if police.police_to_refusal(table, code - actions.DISTRICT) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only
    if decision == decisions.ARREST_WHOM:
        for code in range(actions.SEAT, actions.SEAT + 5):
            if police.arrest_whom_refusal(table, code - actions.SEAT) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only
    if decision == decisions.RAID_CAR:
        for code in range(actions.CAR_0, actions.CAR_0 + 4):
            if police.raid_car_refusal(table, code - actions.CAR_0) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only
    if decision == decisions.RAID_TO:
        for code in range(actions.DISTRICT, actions.DISTRICT + 24):
            if police.raid_to_refusal(table, code - actions.DISTRICT) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only
    if decision == decisions.PROVOKER:
        for code in range(actions.OWN, actions.OWN + 5):
            if provoking.provoker_refusal(table, seat, code - actions.OWN) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only
    if decision == decisions.VICTIM:
        for code in range(actions.SEAT, actions.SEAT + 5):
            if provoking.victim_refusal(table, seat, code - actions.SEAT) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only
    if decision == decisions.RECRUIT_WHERE:
        for code in range(actions.DISTRICT, actions.DISTRICT + 24):
            if recruiting.where_refusal(table, seat, code - actions.DISTRICT) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only
    if decision == decisions.OFFER:
        for code in range(actions.AMOUNT, actions.AMOUNT + 21):
            if recruiting.offer_refusal(table, seat, code - actions.AMOUNT) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only
    if decision == decisions.DISMISS:
        for code in range(actions.OWN, actions.OWN + 5):
            if recruiting.dismiss_whom_refusal(table, seat, code - actions.OWN) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only
    if decision == decisions.HIT_WHOM:
        for code in range(actions.THEIR, actions.THEIR + 4):
            if resources.hit_refusal(table, code - actions.THEIR) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only
    return -1


def choose(table: Table, decision: i64, seat: i64, code: i64) -> None:
    """Carry out a legal choice."""
    if decision == decisions.DEAL_ANSWER:
        if code == actions.YES:
            deals.accept(table)
        elif code == actions.NO:
            deals.decline(table)
        elif code == actions.DEAL:
            proposals.begin_deal(table, seat)
        elif code == actions.COUNTER:
            deals.counter(table, seat)
        else:
            deals.withdraw(table)
    elif decision == decisions.FOLD:
        if code == actions.YES:
            fights.fold(table, seat)
        else:
            fights.stay(table, seat)
    elif decision == decisions.CASUALTY:
        if actions.OWN <= code < actions.OWN + 5:
            fights.lose(table, seat, code - actions.OWN)
        else:
            fights.lose_joker(table, seat, code - actions.JOKER)
    elif decision == decisions.RESIST:
        if code == actions.YES:
            fights.resist(table, seat)
        else:
            fights.surrender(table, seat)
    elif decision == decisions.JOKER_OFFER:
        jokers.offer_joker(table, seat, code - actions.AMOUNT)
    elif decision == decisions.JOKER_WITH:
        jokers.place_joker(table, seat, code - actions.OWN)
    elif decision == decisions.REMOTE_ROW:
        missions.pick_row_remotely(table, seat, code - actions.ROW_1)
    elif decision == decisions.CARRIER:
        missions.pick_carrier(table, seat, code - actions.OWN)
    elif decision == decisions.ACCOMPLISH:
        missions.pick_mission(table, seat, code - actions.OWN)
    elif decision == decisions.PARTNER:
        missions.accomplish(table, seat, code - actions.OWN)
    elif decision == decisions.REDRAW_WHICH:
        missions.redraw(table, seat, code - actions.OWN)
    elif decision == decisions.HELI_TO:
        movement.land(table, seat, code - actions.DISTRICT)
    elif decision == decisions.BONUS_TO:
        if actions.DISTRICT <= code < actions.DISTRICT + 24:
            movement.make_bonus_step(table, seat, code - actions.DISTRICT)
        else:
            movement.leave_cell(table, seat, code - actions.CELL_3)
    elif decision == decisions.HIRE_WHERE:
        poaching.hire_fixed(table, seat, code - actions.DISTRICT)
    elif decision == decisions.POACH_FROM:
        poaching.poach_from(table, seat, code - actions.SEAT)
    elif decision == decisions.POACH_WHOM:
        poaching.poach_whom(table, seat, code - actions.THEIR)
    elif decision == decisions.POACH_PRICE:
        poaching.poach_price(table, seat, code - actions.AMOUNT)
    elif decision == decisions.POACH_ANSWER:
        if code == actions.YES:
            poaching.keep(table, seat)
        else:
            poaching.give_up_henchman(table, seat)
    elif decision == decisions.POLICE_TO:
        police.move_picked_car(table, seat, code - actions.DISTRICT)
    elif decision == decisions.ARREST_WHOM:
        police.arrest_whom(table, seat, code - actions.SEAT)
    elif decision == decisions.RAID_CAR:
        police.pick_raid_car(table, seat, code - actions.CAR_0)
    elif decision == decisions.RAID_TO:
        police.raid(table, seat, code - actions.DISTRICT)
    elif decision == decisions.DRAFT:
        if code == actions.PASS:
            proposals.drop_draft(table, seat)
        elif actions.AMOUNT <= code < actions.AMOUNT + 21:
            proposals.name_amount(table, seat, code - actions.AMOUNT)
        elif actions.DISTRICT <= code < actions.DISTRICT + 24:
            proposals.name_district(table, seat, code - actions.DISTRICT)
        elif actions.SEAT <= code < actions.SEAT + 5:
            proposals.name_party(table, seat, code - actions.SEAT)
        elif actions.CARD <= code < actions.CARD + 19:
            proposals.name_card(table, seat, code - actions.CARD)
        elif actions.CAR_0 <= code < actions.CAR_0 + 4:
            proposals.name_car(table, seat, code - actions.CAR_0)
        elif code == actions.DEAL:
            proposals.begin_deal(table, seat)
        elif code == actions.SEND:
            proposals.send(table, seat)
        else:
            proposals.begin_item(table, seat, code)
    elif decision == decisions.COUNTER:
        if code == actions.PASS:
            proposals.drop_draft(table, seat)
        elif actions.AMOUNT <= code < actions.AMOUNT + 21:
            proposals.name_amount(table, seat, code - actions.AMOUNT)
        elif actions.DISTRICT <= code < actions.DISTRICT + 24:
            proposals.name_district(table, seat, code - actions.DISTRICT)
        elif actions.SEAT <= code < actions.SEAT + 5:
            proposals.name_party(table, seat, code - actions.SEAT)
        elif actions.CARD <= code < actions.CARD + 19:
            proposals.name_card(table, seat, code - actions.CARD)
        elif actions.CAR_0 <= code < actions.CAR_0 + 4:
            proposals.name_car(table, seat, code - actions.CAR_0)
        elif code == actions.DEAL:
            proposals.begin_deal(table, seat)
        elif code == actions.SEND:
            proposals.send(table, seat)
        else:
            proposals.begin_item(table, seat, code)
    elif decision == decisions.PROVOKER:
        provoking.pick_provoker(table, seat, code - actions.OWN)
    elif decision == decisions.VICTIM:
        provoking.pick_victim(table, seat, code - actions.SEAT)
    elif decision == decisions.REACT:
        if code == actions.PASS:
            windows.pass_window(table, seat)
        else:
            resources.play_card(table, seat, code - actions.CARD)
    elif decision == decisions.RECRUIT_WHERE:
        recruiting.pick_bar(table, seat, code - actions.DISTRICT)
    elif decision == decisions.OFFER:
        recruiting.make_offer(table, seat, code - actions.AMOUNT)
    elif decision == decisions.HESITATION:
        if code == actions.YES:
            recruiting.add(table, seat)
        else:
            recruiting.let_him_go(table, seat)
    elif decision == decisions.DISMISS:
        recruiting.dismiss(table, seat, code - actions.OWN)
    elif decision == decisions.HIT_WHOM:
        resources.hit(table, code - actions.THEIR)
    elif decision == decisions.REROLL:
        if code == actions.PASS:
            resources.roll_again(table, seat)
        else:
            resources.pick_die(table, seat, code - actions.DIE)
    elif decision == decisions.START_TILE:
        rounds.pick_tile(table, seat, code - actions.TILE)
    elif decision == decisions.BID:
        rounds.bid(table, seat, code - actions.AMOUNT)
    elif decision == decisions.DISCARD:
        rounds.discard(table, seat, code - actions.CARD)
    elif decision == decisions.MOVES:
        if actions.OWN <= code < actions.OWN + 5:
            movement.open_drive(table, seat, code - actions.OWN)
        elif actions.CARD <= code < actions.CARD + 19:
            resources.play_card(table, seat, code - actions.CARD)
        elif actions.BONUS <= code < actions.BONUS + 19:
            movement.pay_for_cell(table, seat, code - actions.BONUS)
        elif actions.CAR_0 <= code < actions.CAR_0 + 4:
            police.take_car(table, seat, code - actions.CAR_0)
        elif code == actions.END_MOVES:
            turns.end_moves(table, seat)
        elif code == actions.DISMISS:
            recruiting.begin_dismiss(table, seat)
        else:
            proposals.begin_deal(table, seat)
    elif decision == decisions.DRIVE:
        if actions.DISTRICT <= code < actions.DISTRICT + 24:
            movement.drive_on(table, seat, code - actions.DISTRICT)
        elif actions.OWN <= code < actions.OWN + 5:
            movement.board(table, seat, code - actions.OWN)
        elif actions.DROP <= code < actions.DROP + 5:
            movement.drop(table, seat, code - actions.DROP)
        elif actions.CARD <= code < actions.CARD + 19:
            resources.play_card(table, seat, code - actions.CARD)
        elif actions.BONUS <= code < actions.BONUS + 19:
            movement.pay_step(table, seat, code - actions.BONUS)
        elif code == actions.END_DRIVE:
            movement.end_drive(table, seat)
        elif code == actions.METRO:
            movement.take_metro(table, seat)
        else:
            movement.take_helicopter(table, seat)
    elif decision == decisions.ACTIONS:
        if actions.CARD <= code < actions.CARD + 19:
            resources.play_card(table, seat, code - actions.CARD)
        elif actions.ROW_1 <= code < actions.ROW_1 + 3:
            missions.pick_row(table, seat, code - actions.ROW_1)
        elif code == actions.END_TURN:
            turns.end_turn(table)
        elif code == actions.ACCOMPLISH:
            missions.begin_accomplish(table, seat)
        elif code == actions.PROVOKE:
            provoking.begin_provoke(table, seat)
        elif code == actions.RECRUIT:
            recruiting.begin_recruit(table, seat)
        elif code == actions.DISMISS:
            recruiting.begin_dismiss(table, seat)
        elif actions.JOKER <= code < actions.JOKER + 2:
            jokers.begin_joker(table, seat, code - actions.JOKER)
        else:
            proposals.begin_deal(table, seat)


def carry_out(table: Table, task: i64) -> None:
    """Carry out a task."""
    if task == decisions.ROLLED:
        fights.rolled(table)
    elif task == decisions.NEXT_DIE:
        fights.next_die(table)
    elif task == decisions.NAME_CASUALTIES:
        fights.name_casualties(table)
    elif task == decisions.STEP_OVER:
        movement.step_over(table)
    elif task == decisions.GO_ON_DRIVING:
        movement.go_on_driving(table)
    elif task == decisions.ASK_IN_WINDOW:
        reactions.ask_in_window(table)
    elif task == decisions.ASK_IN_FIGHT:
        reactions.ask_in_fight(table)
    elif task == decisions.BEGIN_ROUND:
        rounds.begin_round(table)
    elif task == decisions.SETTLE_FIRST:
        rounds.settle_first(table)
    elif task == decisions.NEXT_DRAWER:
        rounds.next_drawer(table)
    elif task == decisions.CHECK_SURPLUS:
        rounds.check_surplus(table)
    elif task == decisions.NEXT_TURN:
        turns.next_turn(table)
    elif task == decisions.OPEN_MOVES:
        turns.open_moves(table)
    elif task == decisions.POLICE_DONE:
        turns.open_moves(table)
    elif task == decisions.OPEN_ACTIONS:
        turns.open_actions(table)
    elif task == decisions.AFTER_ACTION:
        turns.after_action(table)
    elif task == decisions.CARRY_OUT_ANNOUNCED:
        turns.carry_out_announced(table)
    elif task == decisions.END_TURN:
        turns.end_turn(table)


def is_public(decision: i64) -> bool:
    """Whether everybody can see which answers there are."""
    return False


def absence(table: Table, decision: i64, seat: i64) -> i64:
    """The code that is chosen for a seat that does not answer in time, or -1."""
    if decision == decisions.DEAL_ANSWER:
        return actions.NO
    if decision == decisions.FOLD:
        return actions.YES
    if decision == decisions.CASUALTY:
        return fights.first_to_lose(table, seat)
    if decision == decisions.RESIST:
        return actions.NO
    if decision == decisions.POACH_ANSWER:
        return actions.NO
    if decision == decisions.ARREST_WHOM:
        return police.somebody_else(table, seat)
    if decision == decisions.COUNTER:
        return actions.PASS
    if decision == decisions.REACT:
        return actions.PASS
    if decision == decisions.HESITATION:
        return actions.NO
    if decision == decisions.START_TILE:
        return actions.TILE
    if decision == decisions.BID:
        return actions.AMOUNT
    if decision == decisions.MOVES:
        return actions.END_MOVES
    if decision == decisions.DRIVE:
        return actions.END_DRIVE
    if decision == decisions.ACTIONS:
        return actions.END_TURN
    return -1


def leave(table: Table, decision: i64, seat: i64) -> None:
    """Go on without a seat that was asked and has left."""
    if decision == decisions.CASUALTY:
        fights.leave_casualties(table, seat)
    elif decision == decisions.RAID_CAR:
        police.break_off_raid(table)
    elif decision == decisions.RAID_TO:
        police.break_off_raid(table)
    elif decision == decisions.REACT:
        windows.pass_window(table, seat)
    elif decision == decisions.HIT_WHOM:
        windows.answered(table)
    elif decision == decisions.REROLL:
        resources.break_off_rerolls(table)
    elif decision == decisions.START_TILE:
        rounds.leave_start(table, seat)
    elif decision == decisions.BID:
        rounds.leave_bids(table, seat)
    elif decision == decisions.DISCARD:
        rounds.leave_draws(table)


def is_menu(decision: i64) -> bool:
    return decision == decisions.MOVES or decision == decisions.ACTIONS


def is_poaching(decision: i64) -> bool:
    return (
        decision == decisions.POACH_WHOM
        or decision == decisions.POACH_PRICE
        or decision == decisions.POACH_ANSWER
    )


def is_secret(decision: i64) -> bool:
    return decision == decisions.REACT or decision == decisions.BID
