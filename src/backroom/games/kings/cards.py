"""Resource cards: when one may be played, and what it does (NK-085 to NK-130)."""

from backroom.games.kings import telling
from backroom.games.kings.actions import DIE, PASS, THEIR
from backroom.games.kings.board import (
    ABOARD,
    ACTIVE,
    ANNOUNCED,
    CARD_FATE,
    CELL,
    DICE,
    DIE_OF,
    DRIVE_AT,
    EXTRA,
    GUARDED,
    HALTED,
    HAND_SIZE,
    HELD,
    NOBODY,
    NOWHERE,
    PERSON,
    PHASE,
    PLACE,
    PREPAID,
    RAISED,
    RANKS,
    REROLL_LEFT,
    REROLL_PICKED,
    ROLLED,
    SHIELDED,
    SLOTS,
    STEP_LIMIT,
    STEPS,
)
from backroom.games.kings.hands import pack
from backroom.games.kings.kinds import (
    ACCEPT_REMOTE,
    ACTIONS,
    ADD_VALUE,
    BONUS_REWARD,
    CANCEL_ACTION,
    DRAW_CARDS,
    DRIVE,
    ELIMINATE_HENCHMAN,
    EXTRA_STEPS,
    HIT_WHOM,
    IGNORE_POLICE,
    LIMIT_STEPS,
    MOVES,
    NO_LOSS,
    OWN_ACCEPT,
    OWN_MOVE,
    OWN_RECRUIT,
    OWN_TURN,
    POACH,
    POLICE_RAID,
    RAISE_BID,
    RECRUIT_FIXED,
    REDRAW_DESTINATION,
    REDRAW_WHICH,
    RELEASE_ALL,
    REMOTE_ROW,
    REROLL,
    REROLL_DICE,
    STEAL_CARD,
    STOP_DRIVE,
)
from backroom.games.kings.recruiting import Recruiting
from backroom.games.kings.refusals import (
    ILLEGAL,
    NO_SUCH_THING,
    NO_TARGET,
    NOT_HELD,
    NOT_ON_THE_MAP,
    WRONG_WINDOW,
)
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED, WRONG_PHASE


class ResourceCards(Recruiting):
    """Events of cards."""

    def card_refusal(self, seat: i64, kind: i64) -> i64:
        if self.held(seat, kind) == 0:
            return NOT_HELD
        if not self.is_its_window(kind):
            return WRONG_WINDOW  # NK-087
        return self.effect_refusal(seat, kind)

    def is_its_window(self, kind: i64) -> bool:
        phase: i64 = self.b[PHASE]
        window: i64 = self.cards.window[kind]
        effect: i64 = self.cards.effect[kind]
        drives = effect == EXTRA_STEPS or effect == IGNORE_POLICE
        if phase == MOVES:
            return window == OWN_TURN or (window == OWN_MOVE and not drives)
        if phase == DRIVE:
            return window == OWN_MOVE and drives
        if phase == ACTIONS:
            return window == OWN_TURN or window == OWN_ACCEPT or window == OWN_RECRUIT
        return self.fits(self.window_now(), kind)

    def can_play(self, seat: i64, kind: i64) -> bool:
        return self.effect_refusal(seat, kind) == ALLOWED

    def effect_refusal(self, seat: i64, kind: i64) -> i64:
        """NK-095: an event must be able to do something."""
        effect: i64 = self.cards.effect[kind]
        if effect == RECRUIT_FIXED:
            return self.recruiting_card_refusal(seat, self.has_fixed(seat, kind))
        if effect == POACH:
            return self.recruiting_card_refusal(seat, self.has_poachable(seat, kind))
        return ALLOWED if self.has_object(seat, kind, effect) else NO_TARGET

    def has_object(self, seat: i64, kind: i64, effect: i64) -> bool:
        b = self.b
        if effect == IGNORE_POLICE:
            return b[SHIELDED] == 0
        if effect == RELEASE_ALL:
            return self.prisoners(seat) != 0
        if effect == ACCEPT_REMOTE:
            return self.can_accept_remotely(seat)
        if effect == REDRAW_DESTINATION:
            return self.can_redraw_any(seat)
        if effect == ELIMINATE_HENCHMAN:
            return self.has_henchman_on_map(b[ACTIVE])
        if effect == STOP_DRIVE:
            return b[DRIVE_AT] != NOWHERE
        if effect == CANCEL_ACTION:
            return b[ANNOUNCED] > 0 and self.answers_announcement(kind, b[ANNOUNCED])
        if effect == POLICE_RAID:
            return self.can_raid()
        if effect == LIMIT_STEPS:
            return b[STEP_LIMIT] > self.cards.amount[kind]
        if effect == STEAL_CARD:
            return b[HAND_SIZE + b[ACTIVE]] > 0
        if effect == NO_LOSS:
            return (b[GUARDED] >> seat) & 1 == 0
        return True

    def has_henchman_on_map(self, seat: i64) -> bool:
        b = self.b
        for cell in range(seat * SLOTS + 1, (seat + 1) * SLOTS):
            if b[PERSON + cell] != NOBODY and b[PLACE + cell] < CELL:
                return True
        return False

    def play_card(self, seat: i64, kind: i64) -> None:
        """NK-094: discarded first, then carried out."""
        b = self.b
        cards = self.cards
        effect: i64 = cards.effect[kind]
        amount: i64 = cards.amount[kind]
        self.discard_card(seat, kind)
        if self.journal is not None:
            telling.rounds.played(self.journal, self, seat, kind)
        if effect == RECRUIT_FIXED:
            self.begin_fixed(seat, kind)
        elif effect == POACH:
            self.begin_poach(seat, kind)
        elif effect == EXTRA_STEPS:
            b[PREPAID] += amount
            self.ask(seat, DRIVE)
        elif effect == IGNORE_POLICE:
            b[SHIELDED] = 1
            self.ask(seat, DRIVE)
        elif effect == RELEASE_ALL:
            self.release_all(seat)
            self.ask(seat, MOVES)
        elif effect == ACCEPT_REMOTE:
            self.ask(seat, REMOTE_ROW)
        elif effect == REDRAW_DESTINATION:
            self.ask(seat, REDRAW_WHICH)
        elif effect == ELIMINATE_HENCHMAN:
            self.ask(seat, HIT_WHOM)
        elif effect == POLICE_RAID:
            self.begin_raid(seat, amount)
        elif effect == REROLL_DICE:
            b[REROLL_LEFT] = amount
            b[REROLL_PICKED] = 0
            self.ask(seat, REROLL)
        else:
            self.react(seat, effect, amount)
            self.answered()

    def react(self, seat: i64, effect: i64, amount: i64) -> None:
        """Effects in a window that need no choice."""
        b = self.b
        if effect == BONUS_REWARD:
            self.pay(seat, -amount)
        elif effect == STOP_DRIVE:
            b[HALTED] |= b[ABOARD]
            self.close_drive()
        elif effect == CANCEL_ACTION:
            b[ANNOUNCED] = -b[ANNOUNCED]
        elif effect == LIMIT_STEPS:
            b[STEP_LIMIT] = amount
            for slot in range(SLOTS):
                b[STEPS + slot] = min(b[STEPS + slot], amount)
        elif effect == STEAL_CARD:
            for _ in range(min(amount, b[HAND_SIZE + b[ACTIVE]])):
                self.steal(seat, b[ACTIVE])
        elif effect == RAISE_BID:
            b[RAISED + seat] += amount
        elif effect == ADD_VALUE:
            b[EXTRA + self.side_of(seat)] += pack(amount)
        elif effect == NO_LOSS:
            b[GUARDED] |= bit(seat)
        elif effect == DRAW_CARDS:
            self.draw_cards(seat, amount)

    def steal(self, thief: i64, victim: i64) -> None:
        """NK-125: at random; the two see which."""
        b = self.b
        left: i64 = self.chance.below(b[HAND_SIZE + victim])
        card: i64 = 0
        while b[CARD_FATE + card] != HELD + victim or left > 0:
            if b[CARD_FATE + card] == HELD + victim:
                left -= 1
            card += 1
        if self.journal is not None:
            telling.rounds.stole(self.journal, self, thief, victim, self.cards.kind_of[card])
        self.pass_card(victim, thief, card)

    # The choices of effects.

    def hit_refusal(self, code: i64) -> i64:
        """NK-119."""
        b = self.b
        if not THEIR <= code < THEIR + 4:
            return WRONG_PHASE
        cell: i64 = b[ACTIVE] * SLOTS + code - THEIR + 1
        if b[PERSON + cell] == NOBODY:
            return NO_SUCH_THING
        return NOT_ON_THE_MAP if b[PLACE + cell] >= CELL else ALLOWED

    def hit(self, slot: i64) -> None:
        self.kill(self.b[ACTIVE], slot)
        self.answered()

    def reroll_refusal(self, seat: i64, code: i64) -> i64:
        b = self.b
        if code == PASS:
            return ALLOWED if b[REROLL_PICKED] != 0 else ILLEGAL
        if not DIE <= code < DIE + DICE:
            return WRONG_PHASE
        die: i64 = code - DIE
        if die >= b[ROLLED + self.side_of(seat)]:
            return NO_SUCH_THING
        return ILLEGAL if (b[REROLL_PICKED] >> die) & 1 == 1 else ALLOWED

    def pick_die(self, seat: i64, code: i64) -> None:
        """NK-127: chosen before any is rolled."""
        b = self.b
        if code != PASS:
            b[REROLL_PICKED] |= bit(code - DIE)
            b[REROLL_LEFT] -= 1
            if b[REROLL_LEFT] > 0:
                self.ask(seat, REROLL)
                return
        side: i64 = self.side_of(seat)
        for die in range(DICE):
            if (b[REROLL_PICKED] >> die) & 1 == 1:
                b[DIE_OF + side * DICE + die] = self.chance.below(RANKS)
        b[REROLL_LEFT] = 0
        b[REROLL_PICKED] = 0
        if self.journal is not None:
            telling.streets.rolled(self.journal, self)
        self.answered()
