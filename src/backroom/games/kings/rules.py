"""What may happen in New York Kings: who may choose what now, and what comes of it.

The topics are in files of their own; here every kind of decision meets its predicate, its effect
and the codes it can ask about, and the game is led from one choice to the next.
"""

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
from backroom.games.kings.dealing import check_seats, set_up
from backroom.games.kings.deals import Deals
from backroom.games.kings.fights import yes_no_refusal
from backroom.games.kings.redeal import redealt
from backroom.games.kings.refusals import (
    DEALS_OFF,
    ELIMINATED,
    JOKERS_OFF,
    REFUSALS,
)
from backroom.games.kings.scoring import standings
from backroom.games.kings.state import (
    ACCEPTING,
    ACCOMPLISH_WHICH,
    ACTIONS,
    ACTIVE,
    AMOUNT_PICK,
    ANNOUNCED,
    ARREST_WHOM,
    BID,
    BONUS_FROM,
    BONUS_TO,
    CARRIER,
    CARS,
    CASUALTY,
    DEAL_ANSWER,
    DEAL_COUNTER,
    DEATHS,
    DIED,
    DISCARD,
    DISMISS_WHOM,
    DISTRICTS,
    DRIVE,
    FIGHT,
    FOLD,
    HAND_SIZE,
    HELI_TO,
    HESITATION,
    HIRE_WHERE,
    HIT_WHOM,
    JOKER_OFFER,
    JOKER_WITH,
    JOKERS,
    KINDS,
    MOVES,
    NEXT,
    NEXT_ACTIONS,
    NEXT_AFTER_ACTION,
    NEXT_CARRY_OUT,
    NEXT_CASUALTIES,
    NEXT_DIE,
    NEXT_DRAWER,
    NEXT_DRIVE,
    NEXT_END_TURN,
    NEXT_FIGHT_WINDOW,
    NEXT_FIRST,
    NEXT_MOVES,
    NEXT_POLICE_DONE,
    NEXT_ROLLED,
    NEXT_ROUND,
    NEXT_STEP_OVER,
    NEXT_SURPLUS,
    NEXT_TURN,
    NEXT_WINDOW,
    NOBODY,
    OFFER,
    OVER,
    PARTNER,
    PHASE,
    PICK,
    PLACES,
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
    SEATS,
    SLOTS,
    STAGE,
    START,
    VICTIM,
    WAITING,
    Cards,
    empty_board,
)
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import bit, i64, vec
from backroom.kernel.refusals import ALLOWED, NOT_ASKED, WRONG_PHASE, Refusal
from backroom.kernel.state import Standing, State


class Kings(Deals):
    """A table of New York Kings."""

    def waiting(self) -> i64:
        return self.b[WAITING]

    def action_count(self) -> i64:
        return ACTION_COUNT

    # Kinds of decision are no single run of codes here; the predicates tell them apart.

    def first_code(self, seat: i64) -> i64:
        return 0

    def end_code(self, seat: i64) -> i64:
        return ACTION_COUNT

    def is_asked(self, seat: int) -> bool:
        if seat < 0 or seat >= self.seats:
            return False
        return (self.b[WAITING] >> seat) & 1 == 1 or self.may_talk(seat)

    def not_asked(self, seat: i64, code: i64) -> i64:
        if self.b[DIED + seat] != 0:
            return ELIMINATED
        if code == DEAL and self.deals:
            return self.deal_verb_refusal(seat)  # NK-365
        return NOT_ASKED

    def explain(self, number: i64) -> Refusal:
        return REFUSALS[number]

    # What the rules say to a choice.

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
            if self.is_talking(seat):
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

    # What a choice does.

    def apply(self, seat: i64, code: i64) -> None:
        if not self.deals or not self.takes_talk(seat, code):
            self.carry_out(seat, code)
        self.run()

    def carry_out(self, seat: i64, code: i64) -> None:
        phase: i64 = self.b[PHASE]
        if phase == MOVES:
            self.choose_move(seat, code)
        elif phase == DRIVE:
            self.choose_in_drive(seat, code)
        elif phase == ACTIONS:
            self.choose_action(seat, code)
        elif phase == REACT:
            if code == PASS:
                self.pass_window(seat)
            else:
                self.play_card(seat, code - CARD)
        elif phase < ACTIONS:
            self.choose_early(seat, code, phase)
        elif phase <= CASUALTY:
            self.choose_action_step(seat, code, phase)
        else:
            self.choose_other(seat, code, phase)

    def choose_move(self, seat: i64, code: i64) -> None:
        if code == END_MOVES:
            self.end_moves(seat)
        elif code < DROP:
            self.open_drive(seat, code - OWN)
        elif code < BONUS:
            self.play_card(seat, code - CARD)
        elif code < ROW_1:
            self.begin_bonus(seat, code - BONUS, 2)
        elif code == DISMISS:
            self.begin_dismiss(seat)
        else:
            self.take_car(seat, code - CAR_0)

    def choose_in_drive(self, seat: i64, code: i64) -> None:
        if code < OWN:
            self.step(seat, code - DISTRICT, self.next_step())
        elif code < DROP:
            self.board(seat, code - OWN)
        elif code < THEIR:
            self.drop(seat, code - DROP)
        elif code < BONUS:
            self.play_card(seat, code - CARD)
        elif code < ROW_1:
            self.begin_bonus(seat, code - BONUS, 1)
        elif code == METRO:
            self.take_metro(seat)
        elif code == HELI:
            self.take_helicopter(seat)
        else:
            self.end_drive(seat)

    def choose_action(self, seat: i64, code: i64) -> None:
        if code == END_TURN:
            self.end_turn()
        elif code < BONUS:
            self.play_card(seat, code - CARD)
        elif code < CAR_0:
            self.pick_row(seat, code - ROW_1, 0)
        elif code == ACCOMPLISH:
            self.begin_accomplish(seat)
        elif code == PROVOKE:
            self.begin_provoke(seat)
        elif code == RECRUIT:
            self.begin_recruit(seat)
        elif code == DISMISS:
            self.begin_dismiss(seat)
        else:
            self.begin_joker(seat, code - JOKER)

    def choose_early(self, seat: i64, code: i64, phase: i64) -> None:
        if phase == BID:
            self.bid(seat, code - AMOUNT)
        elif phase == START:
            self.pick_tile(seat, code - TILE)
        elif phase == DISCARD:
            self.discard(seat, code - CARD)
        elif phase == POLICE_TO:
            self.move_car(seat, self.b[PICK], code - DISTRICT, NEXT_POLICE_DONE)
        elif phase == ARREST_WHOM:
            self.arrest_whom(seat, code - SEAT)
        elif phase == BONUS_TO:
            self.bonus_to(seat, code)
        else:
            self.land(seat, code - DISTRICT)

    def choose_action_step(self, seat: i64, code: i64, phase: i64) -> None:
        if phase == CARRIER:
            self.pick_carrier(seat, code - OWN)
        elif phase == ACCOMPLISH_WHICH:
            self.pick_mission(seat, code - OWN)
        elif phase == PARTNER:
            self.accomplish(seat, code - OWN)
        elif phase == PROVOKER:
            self.pick_provoker(seat, code - OWN)
        elif phase == VICTIM:
            self.pick_victim(seat, code - SEAT)
        elif phase == FOLD:
            self.answer_fold(seat, code == YES)
        elif phase == RESIST:
            self.answer_resist(seat, code == YES)
        else:
            self.name_casualty(seat, code)

    def choose_other(self, seat: i64, code: i64, phase: i64) -> None:
        if phase == HESITATION:
            self.answer_hesitation(seat, code == YES)
        elif phase == RECRUIT_WHERE:
            self.pick_bar(seat, code - DISTRICT)
        elif phase == OFFER:
            self.make_offer(seat, code - AMOUNT)
        elif phase == REROLL:
            self.pick_die(seat, code)
        elif phase == POACH_ANSWER:
            self.poach_answer(seat, code == YES)
        elif phase == DISMISS_WHOM:
            self.discharge(seat, code - OWN)
            self.back_to_menu(seat)
        elif phase == JOKER_OFFER:
            self.offer_joker(seat, code - AMOUNT)
        elif phase == JOKER_WITH:
            self.place_joker(seat, code - OWN)
        elif phase == HIRE_WHERE:
            self.hire_fixed(seat, code - DISTRICT)
        elif phase == POACH_FROM:
            self.poach_from(seat, code - SEAT)
        elif phase == POACH_WHOM:
            self.poach_whom(seat, code - THEIR + 1)
        elif phase == POACH_PRICE:
            self.poach_price(seat, code - AMOUNT)
        elif phase == REMOTE_ROW:
            self.pick_row(seat, code - ROW_1, 1)
        elif phase == REDRAW_WHICH:
            self.redraw(seat, code - OWN)
        elif phase == HIT_WHOM:
            self.hit(code - THEIR + 1)
        elif phase == RAID_CAR:
            self.b[PICK] = code - CAR_0
            self.ask(seat, RAID_TO)
        else:
            self.raid(seat, code - DISTRICT)

    # From one choice to the next.

    def run(self) -> None:
        """Go on by itself until somebody has a real choice, or the game is over."""
        b = self.b
        while b[PHASE] != OVER:
            if b[DEATHS] > 0 and b[FIGHT] == 0:
                if self.living() <= 1:
                    self.finish()  # NK-344, NK-345
                    return
                if b[STAGE] > 0 and b[DIED + b[ACTIVE]] != 0 and b[NEXT] != NEXT_END_TURN:
                    self.break_off_turn()  # NK-342
            if b[WAITING] == 0:
                self.proceed(b[NEXT])
            elif not self.choose_only_one():
                return

    def choose_only_one(self) -> bool:
        """NK-150: a choice with one answer is made by the engine, where that tells nothing."""
        b = self.b
        phase: i64 = b[PHASE]
        if is_always_asked(phase):
            return False
        seat: i64 = 0
        while (b[WAITING] >> seat) & 1 == 0:
            seat += 1
        first: i64 = -1
        if phase == DISCARD or phase == REROLL:
            return False
        for code in range(self.kind_from(phase), self.kind_to(phase)):
            if self.rule_against(seat, code) == ALLOWED:
                if first >= 0:
                    return False
                first = code
        self.carry_out(seat, first)
        return True

    def proceed(self, then: i64) -> None:
        if then == NEXT_WINDOW:
            self.run_window(0)
        elif then == NEXT_FIGHT_WINDOW:
            self.run_window(1)
        elif then == NEXT_MOVES or then == NEXT_POLICE_DONE:
            self.open_moves()
        elif then == NEXT_STEP_OVER:
            self.step_over()
        elif then == NEXT_DRIVE:
            self.go_on_driving()
        elif then == NEXT_ACTIONS:
            self.open_actions()
        elif then == NEXT_AFTER_ACTION:
            self.after_action()
        elif then == NEXT_CARRY_OUT:
            self.carry_out_announced()
        elif then == NEXT_ROLLED:
            self.rolled()
        elif then == NEXT_DIE:
            self.roll(1)
        elif then == NEXT_CASUALTIES:
            self.name_casualties()
        elif then == NEXT_TURN:
            self.next_turn()
        elif then == NEXT_END_TURN:
            self.end_turn()
        elif then == NEXT_DRAWER:
            self.next_drawer()
        elif then == NEXT_SURPLUS:
            self.check_surplus()
        elif then == NEXT_FIRST:
            self.settle_first()
        elif then == NEXT_ROUND:
            self.begin_round()

    def carry_out_announced(self) -> None:
        """The window on an announced action is closed (NK-100, NK-121)."""
        b = self.b
        announced: i64 = b[ANNOUNCED]
        seat: i64 = b[ACTIVE]
        if announced == ACCEPTING:
            self.accept(seat, False)
        elif announced == -ACCEPTING:
            self.accept(seat, True)
        elif announced < 0:
            self.end_recruiting()
        else:
            self.call(seat)

    # Leaving the table.

    def resign(self, seat: int) -> None:
        """NK-347: a message of its own, outside the codes; it counts as the death of the boss."""
        b = self.b
        if b[PHASE] == OVER or not 0 <= seat < self.seats or not self.is_alive(seat):
            return
        b[DEATHS] += 1
        self.leave_fight(seat)
        phase: i64 = b[PHASE]
        was_asked = (b[WAITING] >> seat) & 1 == 1
        in_own_turn = b[STAGE] > 0 and b[ACTIVE] == seat
        self.leave_table(seat)
        if self.living() > 1 and not in_own_turn and was_asked:
            self.answer_for_absent(seat, phase)
        self.run()

    def answer_for_absent(self, seat: i64, phase: i64) -> None:
        """What the game waited for from a seat that has left."""
        b = self.b
        if phase == START or phase == BID:
            b[WAITING] &= ~bit(seat)
            if b[WAITING] == 0 and phase == START:
                self.place_bosses()
            elif b[WAITING] == 0:
                self.reveal_bids()
        elif phase == REACT:
            self.pass_window(seat)
        elif phase == HIT_WHOM or phase == RAID_CAR or phase == RAID_TO or phase == REROLL:
            b[PICK] = NOBODY
            b[AMOUNT_PICK] = 0
            self.answered()
        elif phase == DISCARD:
            self.go_on(NEXT_DRAWER)
        elif phase == POACH_ANSWER:
            self.end_recruiting()
        elif phase == DEAL_ANSWER or phase == DEAL_COUNTER:
            self.close_talks(True)

    # Other tables like this one.

    def copy(self) -> "Kings":
        return self.on_board(self.b[:], self.chance.fork())

    def redeal(self, seat: int, chance: Chance) -> State:
        return self.on_board(redealt(self, seat, chance), chance)

    def on_board(self, b: vec[i64], chance: Chance) -> "Kings":
        return Kings(
            self.cards,
            self.seats,
            b,
            chance,
            self.deals,
            self.jokers,
            self.ask_all,
            self.elders,
            self.bosses,
        )

    def standings(self) -> list[Standing]:
        return standings(self)


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


def new_table(
    cards: Cards,
    seats: int,
    chance: Chance,
    deals: bool,
    jokers: bool,
    ask_all: bool,
    elders: list[int] | None,
    bosses: list[int] | None,
) -> Kings:
    """A table with nothing on it."""
    check_seats(seats)
    return Kings(cards, seats, empty_board(), chance, deals, jokers, ask_all, elders, bosses)


def new_game(table: Kings) -> Kings:
    """Set-up; the first choices are the start tiles."""
    set_up(table)
    return table
