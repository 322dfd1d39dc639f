"""The rules of Animalcatraz, put together: the frame on top of the stack says which topic has the
word, and the game is led from one choice to the next.
"""

from typing import Final

from backroom.games.animalcatraz import (
    abilities,
    bets,
    carrying,
    cellblock,
    corruption,
    courier,
    crimes,
    draft,
    escape,
    events,
    fights,
    frames,
    fugitive,
    gang_abilities,
    gang_tags,
    gangsters,
    hole,
    main,
    movement,
    night,
    riot,
    rounds,
    swaps,
    theft,
    trade,
    trash_tags,
    turns,
    warden,
)
from backroom.games.animalcatraz.actions import ACTION_COUNT, CHAIR, DONE, GIVE, SWAP
from backroom.games.animalcatraz.board import (
    ACTIVE,
    RIOT_DUE,
    SEAT_OF,
    TURN_ENDS,
    WAITING,
    empty_board,
)
from backroom.games.animalcatraz.cards import Cards
from backroom.games.animalcatraz.decisions import (
    end_code,
    first_code,
    is_at_once,
    is_public,
    offers_done,
    seat_asked,
)
from backroom.games.animalcatraz.frames import LAST_DECISION, MAIN, TURN_OVER
from backroom.games.animalcatraz.redeal import can_pay, redealt
from backroom.games.animalcatraz.refusals import REFUSALS
from backroom.games.animalcatraz.scoring import standings
from backroom.games.animalcatraz.state import Table, TableOptions
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import bit, i64, vec, zeros
from backroom.kernel.refusals import ALLOWED, WRONG_PHASE, Refusal
from backroom.kernel.state import Standing, State

REDEALS: Final[i64] = 2000  # tries, where somebody has begun what needs certain cards


class Animalcatraz(Table):
    """A table of Animalcatraz."""

    def waiting(self) -> i64:
        return self.b[WAITING]

    def action_count(self) -> i64:
        return ACTION_COUNT

    # A decision's codes are no single run; the predicates tell them apart.

    def first_code(self, seat: i64) -> i64:
        return 0

    def end_code(self, seat: i64) -> i64:
        return ACTION_COUNT

    def explain(self, number: i64) -> Refusal:
        return REFUSALS[number]

    # What the rules say to a choice.

    def rule_against(self, seat: i64, code: i64) -> i64:
        decision: i64 = self.top()
        if not can_answer(decision, code):
            return WRONG_PHASE
        return refusal(self, decision, seat if is_at_once(decision) else self.who(), code)

    def fill_legal(self, seat: i64, codes: vec[i64]) -> i64:
        decision: i64 = self.top()
        who: i64 = seat if is_at_once(decision) else self.who()
        count: i64 = 0
        if decision == MAIN:
            count = self.collect(decision, who, codes, 0, 0, frames.MAIN_VERBS)
            return (
                self.collect(decision, who, codes, count, GIVE, GIVE + 4) if self.pairs else count
            )
        if offers_done(decision):
            count = self.collect(decision, who, codes, 0, DONE, DONE + 1)
        elif decision == frames.WORK:
            count = self.collect(decision, who, codes, 0, CHAIR, CHAIR + 1)
        if decision == frames.REVEAL:
            count = self.collect(decision, who, codes, count, SWAP, SWAP + 1)
        first: i64 = first_code(decision)
        return self.collect(decision, who, codes, count, first, end_code(decision, first))

    def collect(
        self, decision: i64, who: i64, codes: vec[i64], count: i64, first: i64, end: i64
    ) -> i64:
        for code in range(first, end):
            if refusal(self, decision, who, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count

    # What a choice does.

    def apply(self, seat: i64, code: i64) -> None:
        decision: i64 = self.top()
        if is_at_once(decision):
            answer(self, decision, seat, code)
            self.b[WAITING] = waiting_for(self, decision)
            if self.b[WAITING] == 0:
                who: i64 = self.who()
                self.pop()
                resolve(self, decision, who)
        else:
            self.b[WAITING] = 0
            self.choose_on_top(decision, code)
        self.run()

    def choose_on_top(self, decision: i64, code: i64) -> None:
        """Take the decision off the stack and carry out the answer."""
        who: i64 = self.who()
        x: i64 = self.x()
        y: i64 = self.y()
        self.pop()
        choose(self, decision, who, x, y, code)

    # From one choice to the next.

    def run(self) -> None:
        """Go on by itself until somebody has a real choice, or the game is over."""
        b = self.b
        while b[WAITING] == 0 and not self.is_over():
            frame: i64 = self.top()
            if b[RIOT_DUE] != 0 and is_settled(frame):
                riot.break_out(self)  # AZ-464
            elif frame == MAIN and b[TURN_ENDS] == 1:
                self.pop()
                self.push(TURN_OVER, b[ACTIVE])
            elif frame > LAST_DECISION:
                self.carry_out_top(frame)
            else:
                self.open(frame)

    def carry_out_top(self, task: i64) -> None:
        who: i64 = self.who()
        x: i64 = self.x()
        y: i64 = self.y()
        self.pop()
        carry_out(self, task, who, x, y)

    def open(self, decision: i64) -> None:
        """Ask, or answer for everybody to see (AZ-762)."""
        if is_at_once(decision):
            self.b[WAITING] = waiting_for(self, decision)
            if self.b[WAITING] == 0:
                who: i64 = self.who()
                self.pop()
                resolve(self, decision, who)
            return
        if is_public(decision):
            only: i64 = self.only_answer(decision)
            if only >= 0:
                self.choose_on_top(decision, only)
                return
        self.b[WAITING] = seat_asked(self, decision, self.who())

    def only_answer(self, decision: i64) -> i64:
        """The single legal answer, or -1 if there are more."""
        who: i64 = self.who()
        first: i64 = first_code(decision)
        only: i64 = -1
        if offers_done(decision) and refusal(self, decision, who, DONE) == ALLOWED:
            only = DONE
        for code in range(first, end_code(decision, first)):
            if refusal(self, decision, who, code) == ALLOWED:
                if only >= 0:
                    return -1
                only = code
        return only

    # Other tables like this one.

    def copy(self) -> "Animalcatraz":
        return self.on_board(self.b[:], self.chance.fork())

    def redeal(self, seat: int, chance: Chance) -> State:
        """A deal in which somebody could not go on with what it has begun is no deal. If none is
        found, whoever is asked keeps what it has: that shows more than it should, so the tries are
        many enough to make it very rare."""
        for _ in range(REDEALS):
            other = self.on_board(redealt(self, seat, chance), chance)
            if other.can_go_on(seat):
                return other
        return self.on_board(redealt(self, seat, chance, self.asked_rivals()), chance)

    def can_go_on(self, seat: i64) -> bool:
        """Whether the one seat that is asked has an answer, if it is another than this one."""
        waiting: i64 = self.b[WAITING]
        if waiting == 0 or (seat >= 0 and (waiting >> seat) & 1 == 1):
            return True
        decision: i64 = self.top()
        if is_at_once(decision) or decision == MAIN:
            return True
        if not can_pay(self):
            return False
        return offers_done(decision) or self.fill_legal(seat, zeros(ACTION_COUNT)) > 0

    def asked_rivals(self) -> i64:
        """The rivals of the seats that must choose now, as bits."""
        rivals: i64 = 0
        for inmate in range(self.inmates):
            if (self.b[WAITING] >> self.b[SEAT_OF + inmate]) & 1 == 1:
                rivals |= bit(self.rival_of(inmate))
        return rivals

    def on_board(self, b: vec[i64], chance: Chance) -> "Animalcatraz":
        return Animalcatraz(self.cards, self.seats, b, chance, self.options)

    def standings(self) -> list[Standing]:
        return standings(self)


def new_table(cards: Cards, seats: int, chance: Chance, options: TableOptions) -> Animalcatraz:
    """A table with nothing on it."""
    return Animalcatraz(cards, seats, empty_board(), chance, options)


def new_game(table: Animalcatraz) -> Animalcatraz:
    """Set-up, up to the first choice."""
    draft.set_up(table)
    table.run()
    return table


def is_settled(frame: i64) -> bool:
    """Whether whatever went on before this frame is completely settled."""
    return (
        frame == MAIN
        or frame == TURN_OVER
        or frame == frames.NEXT_TURN
        or frame == frames.ROUND_OVER
        or frame == frames.STEP_A
        or frame == frames.STEP_B
        or frame == frames.STEP_C
        or frame == frames.BEGIN_ROUND
    )


def can_answer(decision: i64, code: i64) -> bool:
    """Whether a code is of the kind that answers this decision at all."""
    first: i64 = first_code(decision)
    if first <= code < end_code(decision, first):
        return decision != MAIN or code < frames.MAIN_VERBS or code >= GIVE
    if code == DONE:
        return offers_done(decision)
    return (code == CHAIR and decision == frames.WORK) or (
        code == SWAP and decision == frames.REVEAL
    )


# Which topic a frame belongs to; state.py numbers them in this order.


def refusal(table: Table, decision: i64, who: i64, code: i64) -> i64:
    if decision == MAIN:
        return main.refusal(table, who, code)
    if decision < frames.CELL_FOR_CARD:
        return draft.refusal(table, decision, who, code)
    if decision < frames.WHO_PLAYS:
        return carrying.refusal(table, decision, who, code)
    if decision < frames.TRADE_TAKE:
        return between_refusal(table, decision, who, code)
    if decision < frames.ATTACK_OR_STEAL:
        return trade.refusal(table, decision, who, code)
    if decision < frames.CELLBLOCK:
        return theft.refusal(table, decision, who, code)
    if decision < frames.RECRUIT_WHERE:
        return cellblock.refusal(table, decision, who, code)
    if decision < frames.ESCAPE:
        return gangsters.refusal(table, decision, who, code)
    if decision < frames.PURSUE:
        return escape.refusal(table, decision, who, code)
    if decision < frames.GIVE_UP_CRIME:
        return fugitive.refusal(table, decision, who, code)
    if decision < frames.CORRUPT_HOW:
        return crimes.refusal(table, decision, who, code)
    if decision < frames.ATTACK_WHOM:
        return ability_refusal(table, decision, who, code)
    if decision < frames.SWAP_WHAT:
        return fights.refusal(table, decision, who, code)
    if decision < frames.RIOT_OPPONENT:
        return swaps.refusal(table, decision, who, code)
    return riot.refusal(table, decision, who, code)


def between_refusal(table: Table, decision: i64, who: i64, code: i64) -> i64:
    if decision == frames.WHO_PLAYS:
        return turns.refusal(table, decision, who, code)
    if decision == frames.NIGHT_TRAINING:
        return night.refusal(table, decision, who, code)
    if decision == frames.TOLL:
        return warden.refusal(table, decision, who, code)
    if decision == frames.SCAPEGOAT_FOR_HOLE:
        return hole.refusal(table, decision, who, code)
    if decision == frames.TRASH_TAG:
        return trash_tags.refusal(table, decision, who, code)
    return gang_tags.refusal(table, decision, who, code)


def ability_refusal(table: Table, decision: i64, who: i64, code: i64) -> i64:
    if decision == frames.CORRUPT_HOW:
        return corruption.refusal(table, decision, who, code)
    if decision < frames.GANG_TARGET:
        return abilities.refusal(table, decision, who, code)
    if decision < frames.COURIER:
        return gang_abilities.refusal(table, decision, who, code)
    if decision < frames.BET:
        return courier.refusal(table, decision, who, code)
    return bets.refusal(table, decision, who, code)


def choose(table: Table, decision: i64, who: i64, x: i64, y: i64, code: i64) -> None:
    if decision == MAIN:
        main.choose(table, who, code)
    elif decision < frames.CELL_FOR_CARD:
        draft.choose(table, who, code)
    elif decision < frames.WHO_PLAYS:
        carrying.choose(table, decision, who, x, y, code)
    elif decision < frames.TRADE_TAKE:
        choose_between(table, decision, who, x, y, code)
    elif decision < frames.ATTACK_OR_STEAL:
        trade.choose(table, decision, who, x, y, code)
    elif decision < frames.CELLBLOCK:
        theft.choose(table, decision, who, x, y, code)
    elif decision < frames.RECRUIT_WHERE:
        cellblock.choose(table, decision, who, x, y, code)
    elif decision < frames.ESCAPE:
        gangsters.choose(table, decision, who, x, y, code)
    elif decision < frames.PURSUE:
        escape.choose(table, decision, who, x, y, code)
    elif decision < frames.GIVE_UP_CRIME:
        fugitive.choose(table, decision, who, x, y, code)
    elif decision < frames.CORRUPT_HOW:
        crimes.choose(table, decision, who, x, y, code)
    elif decision < frames.ATTACK_WHOM:
        choose_ability(table, decision, who, x, y, code)
    elif decision < frames.SWAP_WHAT:
        fights.choose(table, decision, who, x, y, code)
    elif decision < frames.RIOT_OPPONENT:
        swaps.choose(table, decision, who, x, y, code)
    else:
        riot.choose(table, decision, who, x, y, code)


def choose_between(table: Table, decision: i64, who: i64, x: i64, y: i64, code: i64) -> None:
    if decision == frames.WHO_PLAYS:
        turns.choose(table, decision, who, x, y, code)
    elif decision == frames.TOLL:
        warden.choose(table, decision, who, x, y, code)
    elif decision == frames.SCAPEGOAT_FOR_HOLE:
        hole.choose(table, decision, who, x, y, code)
    else:
        gang_tags.choose(table, decision, who, x, y, code)


def choose_ability(table: Table, decision: i64, who: i64, x: i64, y: i64, code: i64) -> None:
    if decision == frames.CORRUPT_HOW:
        corruption.choose(table, decision, who, x, y, code)
    elif decision < frames.GANG_TARGET:
        abilities.choose(table, decision, who, x, y, code)
    elif decision < frames.COURIER:
        gang_abilities.choose(table, decision, who, x, y, code)
    elif decision < frames.BET:
        courier.choose(table, decision, who, x, y, code)
    else:
        bets.choose(table, decision, who, x, y, code)


# Decisions that several seats answer at once.


def waiting_for(table: Table, decision: i64) -> i64:
    """The seats that have not answered yet, as bits."""
    if decision == frames.NIGHT_TRAINING:
        return night.waiting_for(table)
    if decision == frames.TRASH_TAG:
        return trash_tags.waiting_for(table)
    return draft.waiting_for(table, decision)


def answer(table: Table, decision: i64, seat: i64, code: i64) -> None:
    if decision == frames.NIGHT_TRAINING:
        night.answer(table, seat, code)
    elif decision == frames.TRASH_TAG:
        trash_tags.answer(table, seat, code)
    else:
        draft.answer(table, decision, seat, code)


def resolve(table: Table, decision: i64, who: i64) -> None:
    """All have answered."""
    if decision == frames.NIGHT_TRAINING:
        night.resolve(table)
    elif decision == frames.TRASH_TAG:
        trash_tags.resolve(table, who)
    else:
        draft.resolve(table, decision)


def carry_out(table: Table, task: i64, who: i64, x: i64, y: i64) -> None:
    if task < frames.VISIT:
        rounds.carry_out(table, task, who, x, y)
    elif task < frames.NEXT_TURN:
        events.carry_out(table, task, who, x, y)
    elif task < frames.STEP_B:
        turns.carry_out(table, task, who, x, y)
    elif task < frames.ENTERED:
        night.carry_out(table, task, who, x, y)
    elif task < frames.MEET_WARDEN:
        movement.carry_out(table, task, who, x, y)
    elif task < frames.GO_TO_HOLE:
        warden.carry_out(table, task, who, x, y)
    elif task < frames.STEAL:
        hole.carry_out(table, task, who, x, y)
    elif task < frames.CLAIM_WING:
        theft.carry_out(table, task, who, x, y)
    elif task < frames.RECRUITED:
        cellblock.carry_out(table, task, who, x, y)
    elif task < frames.FUGITIVE:
        gangsters.carry_out(table, task, who, x, y)
    elif task < frames.ASK_BETS:
        fugitive.carry_out(table, task, who, x, y)
    elif task < frames.CLASH:
        bets.carry_out(table, task, who, x, y)
    elif task < frames.RIOT:
        fights.carry_out(table, task, who, x, y)
    else:
        riot.carry_out(table, task, who, x, y)


def leave(table: Animalcatraz, seat: i64) -> None:
    """AZ-024: the partner runs both inmates from now on."""
    turns.leave(table, seat)
    if table.b[WAITING] & bit(seat) != 0:
        table.b[WAITING] = 0
        table.run()
