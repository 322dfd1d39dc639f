"""What a choice leads to: each kind of decision meets its effect, and the game is led from one
choice to the next."""

from backroom.games.kings.actions import (
    ACCOMPLISH,
    AMOUNT,
    BONUS,
    CAR_0,
    CARD,
    DISMISS,
    DISTRICT,
    DROP,
    END_MOVES,
    END_TURN,
    HELI,
    JOKER,
    METRO,
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
    ACTIVE,
    ANNOUNCED,
    DEATHS,
    DIED,
    FIGHT,
    NEXT,
    PHASE,
    PICK,
    STAGE,
    WAITING,
)
from backroom.games.kings.kinds import (
    ACCEPTING,
    ACCOMPLISH_WHICH,
    ACTIONS,
    ARREST_WHOM,
    BID,
    BONUS_TO,
    CARRIER,
    CASUALTY,
    DISCARD,
    DISMISS_WHOM,
    DRIVE,
    FOLD,
    HESITATION,
    HIRE_WHERE,
    HIT_WHOM,
    JOKER_OFFER,
    JOKER_WITH,
    MOVES,
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
    OFFER,
    OVER,
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
from backroom.games.kings.legality import Legality, is_always_asked
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED


class Choices(Legality):
    """From one choice to the next."""

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
            if b[DEATHS] > 0:
                if self.living() <= 1:
                    self.finish()  # NK-344, NK-345
                    return
                if self.is_turn_orphaned():
                    self.break_off_turn()  # NK-342
            if b[WAITING] == 0:
                self.proceed(b[NEXT])
            elif not self.choose_only_one():
                return

    def is_turn_orphaned(self) -> bool:
        """Whether the active seat is dead; a fight of others it leaves behind is fought out."""
        b = self.b
        is_dead = b[STAGE] > 0 and b[DIED + b[ACTIVE]] != 0
        return is_dead and b[FIGHT] == 0 and b[NEXT] != NEXT_END_TURN

    def choose_only_one(self) -> bool:
        """NK-150: a choice with one answer is made by the engine, where that tells nothing."""
        b = self.b
        phase: i64 = b[PHASE]
        if is_always_asked(phase):
            return False
        seat: i64 = self.first_waiting()
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
