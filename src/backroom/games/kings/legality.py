"""What the rules say to a choice: every kind of decision meets its predicate and its codes."""

from backroom.games.kings.actions import (
    ACCOMPLISH,
    ACTION_COUNT,
    AMOUNT,
    BONUS,
    CAR_0,
    CARD,
    CELL_3,
    DEAL,
    DIE,
    DISMISS,
    DISTRICT,
    DROP,
    END_DRIVE,
    END_MOVES,
    END_TURN,
    HELI,
    JOKER,
    METRO,
    NO,
    OWN,
    PASS,
    PROVOKE,
    RECRUIT,
    ROW_1,
    SEAT,
    THEIR,
    TILE,
    YES,
)
from backroom.games.kings.board import (
    BONUS_FROM,
    CARS,
    DISTRICTS,
    HAND_SIZE,
    JOKERS,
    KINDS,
    PHASE,
    PICK,
    PLACES,
    SEATS,
    SLOTS,
)
from backroom.games.kings.deals import Deals
from backroom.games.kings.fights import yes_no_refusal
from backroom.games.kings.kinds import (
    ACCOMPLISH_WHICH,
    ACTIONS,
    ARREST_WHOM,
    BID,
    BONUS_TO,
    CARRIER,
    CASUALTY,
    DEAL_ANSWER,
    DEAL_COUNTER,
    DISCARD,
    DISMISS_WHOM,
    DRIVE,
    FOLD,
    HELI_TO,
    HESITATION,
    HIRE_WHERE,
    HIT_WHOM,
    JOKER_OFFER,
    JOKER_WITH,
    MOVES,
    OFFER,
    PARTNER,
    POACH_ANSWER,
    POACH_FROM,
    POACH_PRICE,
    POACH_WHOM,
    POLICE_TO,
    PROVOKER,
    RAID_CAR,
    RAID_TO,
    REACT,
    RECRUIT_WHERE,
    REDRAW_WHICH,
    REMOTE_ROW,
    REROLL,
    RESIST,
    START,
    VICTIM,
)
from backroom.games.kings.refusals import (
    DEALS_OFF,
    JOKERS_OFF,
)
from backroom.kernel.numbers import i64, vec
from backroom.kernel.refusals import ALLOWED, WRONG_PHASE


class Legality(Deals):
    """Which choices are legal now; the topics' own files hold the predicates."""

    def rule_against(self, seat: i64, code: i64) -> i64:
        if code >= DEAL and not self.deals:
            return DEALS_OFF
        if JOKER <= code < DEAL and not self.jokers:
            return JOKERS_OFF
        if self.deals and self.belongs_to_deal(seat, code):
            return self.deal_refusal(seat, code)
        phase: i64 = self.b[PHASE]
        if phase == DRIVE:
            return self.drive_refusal(seat, code)
        if phase == MOVES:
            return self.moves_refusal(seat, code)
        if phase == ACTIONS:
            return self.actions_refusal(seat, code)
        if phase == REACT:
            if code == PASS:
                return ALLOWED
            return self.card_refusal(seat, code - CARD) if is_card(code) else WRONG_PHASE
        if phase < ACTIONS:
            return self.early_refusal(seat, code, phase)
        if phase <= CASUALTY:
            return self.action_step_refusal(seat, code, phase)
        return self.other_refusal(seat, code, phase)

    def moves_refusal(self, seat: i64, code: i64) -> i64:
        if code == END_MOVES:
            return ALLOWED  # NK-149
        if OWN <= code < OWN + SLOTS:
            return self.open_refusal(seat, code - OWN)
        if CAR_0 <= code < CAR_0 + CARS:
            return self.car_refusal(seat, code - CAR_0)
        if is_card(code):
            return self.card_refusal(seat, code - CARD)
        if BONUS <= code < BONUS + KINDS:
            return self.menu_bonus_refusal(seat, code - BONUS)
        if code == DISMISS:
            return self.dismiss_refusal(seat)
        return WRONG_PHASE

    def drive_refusal(self, seat: i64, code: i64) -> i64:
        if code == END_DRIVE:
            return ALLOWED
        if DISTRICT <= code < DISTRICT + DISTRICTS:
            return self.step_refusal(code - DISTRICT)
        if OWN <= code < OWN + SLOTS:
            return self.board_refusal(seat, code - OWN)
        if DROP <= code < DROP + SLOTS:
            return self.drop_refusal(seat, code - DROP)
        if is_card(code):
            return self.card_refusal(seat, code - CARD)
        if BONUS <= code < BONUS + KINDS:
            return self.drive_bonus_refusal(seat, code - BONUS)
        if code == METRO:
            return self.metro_refusal(seat)
        if code == HELI:
            return self.heli_refusal(seat)
        return WRONG_PHASE

    def actions_refusal(self, seat: i64, code: i64) -> i64:
        if code == END_TURN:
            return ALLOWED  # NK-149
        if ROW_1 <= code < ROW_1 + PLACES:
            return self.row_refusal(seat, code - ROW_1)
        if code == ACCOMPLISH:
            return self.accomplish_refusal(seat)
        if code == PROVOKE:
            return self.provoke_refusal(seat)
        if code == RECRUIT:
            return self.recruit_refusal(seat)
        if is_card(code):
            return self.card_refusal(seat, code - CARD)
        if code == DISMISS:
            return self.dismiss_refusal(seat)
        if JOKER <= code < JOKER + JOKERS:
            return self.joker_refusal(seat, code - JOKER)
        return WRONG_PHASE

    def early_refusal(self, seat: i64, code: i64, phase: i64) -> i64:
        if phase == BID:
            return self.bid_refusal(seat, code)
        if phase == START:
            return self.tile_refusal(seat, code)
        if phase == DISCARD:
            return self.discard_refusal(seat, code - CARD) if is_card(code) else WRONG_PHASE
        if phase == POLICE_TO:
            return self.police_to_refusal(self.b[PICK], code)
        if phase == ARREST_WHOM:
            return self.arrest_whom_refusal(code)
        if phase == BONUS_TO:
            return self.bonus_to_refusal(seat, code)
        return self.heli_to_refusal(code)

    def action_step_refusal(self, seat: i64, code: i64, phase: i64) -> i64:
        if phase == CARRIER:
            return self.carrier_refusal(seat, code)
        if phase == ACCOMPLISH_WHICH:
            return self.which_refusal(seat, code)
        if phase == PARTNER:
            return self.partner_refusal(seat, code)
        if phase == PROVOKER:
            return self.provoker_refusal(seat, code)
        if phase == VICTIM:
            return self.victim_refusal(seat, code)
        if phase == CASUALTY:
            return self.casualty_refusal(seat, code)
        return yes_no_refusal(code)  # FOLD, RESIST

    def other_refusal(self, seat: i64, code: i64, phase: i64) -> i64:
        if phase == HESITATION:
            return self.hesitation_refusal(seat, code)
        if phase == RECRUIT_WHERE:
            return self.where_refusal(seat, code)
        if phase == OFFER or phase == JOKER_OFFER:
            return self.offer_refusal(seat, code)
        if phase == REROLL:
            return self.reroll_refusal(seat, code)
        if phase == POACH_ANSWER:
            return self.poach_answer_refusal(seat, code)
        if phase == DISMISS_WHOM:
            return self.dismiss_whom_refusal(seat, code)
        if phase == JOKER_WITH:
            return self.joker_with_refusal(seat, code)
        if phase == HIRE_WHERE:
            return self.hire_where_refusal(seat, code)
        if phase == POACH_FROM:
            return self.poach_from_refusal(seat, code)
        if phase == POACH_WHOM:
            return self.poach_whom_refusal(code)
        if phase == POACH_PRICE:
            return self.poach_price_refusal(seat, code)
        if phase == REMOTE_ROW:
            if ROW_1 <= code < ROW_1 + PLACES:
                return self.remote_refusal(seat, code - ROW_1)
            return WRONG_PHASE
        if phase == REDRAW_WHICH:
            return self.redraw_refusal(seat, code)
        if phase == HIT_WHOM:
            return self.hit_refusal(code)
        if phase == RAID_CAR:
            return self.raid_car_refusal(code)
        if phase == RAID_TO:
            return self.raid_to_refusal(code)
        return self.deal_refusal(seat, code)

    # Which codes a decision can be about; the predicate above decides each of them.

    def fill_legal(self, seat: i64, codes: vec[i64]) -> i64:
        count: i64 = 0
        if self.deals:
            if self.is_talking(seat) or self.has_draft(seat):
                return self.collect(seat, codes, 0, 0, ACTION_COUNT)
            count = self.collect(seat, codes, 0, PASS, PASS + 1) if self.is_at_menu() else 0
        phase: i64 = self.b[PHASE]
        if phase == DRIVE:
            count = self.collect(seat, codes, count, DISTRICT, DROP + SLOTS)
            count = self.collect_cards(seat, codes, count, CARD)
            count = self.collect_cards(seat, codes, count, BONUS)
            count = self.collect(seat, codes, count, END_DRIVE, END_DRIVE + 1)
            return self.collect(seat, codes, count, METRO, HELI + 1)
        if phase == MOVES:
            count = self.collect(seat, codes, count, OWN, OWN + SLOTS)
            count = self.collect_cards(seat, codes, count, CARD)
            count = self.collect_cards(seat, codes, count, BONUS)
            count = self.collect(seat, codes, count, CAR_0, CAR_0 + CARS)
            count = self.collect(seat, codes, count, END_MOVES, END_MOVES + 1)
            return self.collect_menu_end(seat, codes, count)
        if phase == ACTIONS:
            count = self.collect_cards(seat, codes, count, CARD)
            count = self.collect(seat, codes, count, ROW_1, ROW_1 + PLACES)
            count = self.collect(seat, codes, count, END_TURN, END_TURN + 1)
            count = self.collect(seat, codes, count, ACCOMPLISH, DISMISS)
            return self.collect_menu_end(seat, codes, count)
        if phase == REACT:
            count = self.collect(seat, codes, count, PASS, PASS + 1)
            return self.collect_cards(seat, codes, count, CARD)
        if phase == DISCARD:
            return self.collect_cards(seat, codes, count, CARD)
        if phase == CASUALTY:
            count = self.collect(seat, codes, count, OWN, OWN + SLOTS)
            return self.collect(seat, codes, count, JOKER, DEAL) if self.jokers else count
        if phase == REROLL:
            count = self.collect(seat, codes, count, PASS, PASS + 1)
            return self.collect(seat, codes, count, DIE, TILE)
        if phase == DEAL_ANSWER or phase == DEAL_COUNTER:
            return self.collect(seat, codes, count, 0, ACTION_COUNT)
        return self.collect(seat, codes, count, self.kind_from(phase), self.kind_to(phase))

    def collect_menu_end(self, seat: i64, codes: vec[i64], count: i64) -> i64:
        end: i64 = ACTION_COUNT if self.deals else DEAL if self.jokers else JOKER
        return self.collect(seat, codes, count, DISMISS, end)

    def collect(self, seat: i64, codes: vec[i64], count: i64, first: i64, end: i64) -> i64:
        for code in range(first, end):
            if self.rule_against(seat, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count

    def collect_cards(self, seat: i64, codes: vec[i64], count: i64, first: i64) -> i64:
        if self.b[HAND_SIZE + seat] == 0:
            return count
        for kind in range(KINDS):
            if self.held(seat, kind) > 0 and self.rule_against(seat, first + kind) == ALLOWED:
                codes[count] = first + kind
                count += 1
        return count

    def kind_from(self, phase: i64) -> i64:
        """The first code of a decision with a single run of codes."""
        if phase == START:
            return TILE
        if is_amount_phase(phase):
            return AMOUNT
        if is_district_phase(phase):
            return DISTRICT
        if phase == BONUS_TO:
            return DISTRICT if self.b[BONUS_FROM] == 1 else CELL_3
        if phase == ARREST_WHOM or phase == VICTIM or phase == POACH_FROM:
            return SEAT
        if phase == POACH_WHOM or phase == HIT_WHOM:
            return THEIR
        if phase == REMOTE_ROW:
            return ROW_1
        if phase == RAID_CAR:
            return CAR_0
        if is_yes_no_phase(phase):
            return YES
        return OWN

    def kind_to(self, phase: i64) -> i64:
        """The code after the last one of a decision with a single run of codes."""
        first: i64 = self.kind_from(phase)
        if first == TILE:
            return END_DRIVE
        if first == AMOUNT:
            return DISTRICT
        if first == DISTRICT:
            return OWN
        if first == CELL_3:
            return DIE
        if first == SEAT:
            return SEAT + SEATS
        if first == THEIR:
            return SEAT
        if first == ROW_1:
            return CAR_0
        if first == CAR_0:
            return CELL_3
        if first == YES:
            return NO + 1
        return DROP


def is_card(code: i64) -> bool:
    return CARD <= code < BONUS


def is_amount_phase(phase: i64) -> bool:
    return phase == BID or phase == OFFER or phase == JOKER_OFFER or phase == POACH_PRICE


def is_district_phase(phase: i64) -> bool:
    return (
        phase == POLICE_TO
        or phase == HELI_TO
        or phase == RECRUIT_WHERE
        or phase == HIRE_WHERE
        or phase == RAID_TO
    )


def is_yes_no_phase(phase: i64) -> bool:
    return phase == FOLD or phase == RESIST or phase == HESITATION or phase == POACH_ANSWER


def is_always_asked(phase: i64) -> bool:
    """Menus, windows and secret or simultaneous choices; and those with two answers always."""
    return (
        phase == MOVES
        or phase == DRIVE
        or phase == ACTIONS
        or phase == REACT
        or phase == START
        or phase == BID
        or phase == CASUALTY
        or phase == DEAL_ANSWER
        or phase == DEAL_COUNTER
        or is_yes_no_phase(phase)
    )
