"""The contract of a game: what lies on a table, who must choose, and what a choice does.

A game subclasses ``State``. Its board is one flat array ``b``, laid out by ``layout.py``; the first
``SEATS_AT_MOST`` cells belong to the kernel and count the choices that each seat has made.
"""

from typing import Final, NamedTuple, TypeGuard, cast

from backroom.kernel.chance import Chance
from backroom.kernel.journal import Journal
from backroom.kernel.numbers import i64, vec, zeros
from backroom.kernel.refusals import (
    ALLOWED,
    GAME_OVER,
    NOT_ASKED,
    STALE,
    UNKNOWN_ACTION,
    WRONG_PHASE,
    Refusal,
    Refused,
)

SEATS_AT_MOST: Final[i64] = 8
SPECTATOR: Final = -1
NO_SEAT: Final[i64] = -1
LARGEST: Final = 1 << 31  # no seat, action or decision has a number as large


class Standing(NamedTuple):
    """A seat's place in the result; equal seats share a place."""

    seat: int
    place: int
    points: int
    tiebreaks: tuple[int, ...]


def ranked(results: list[tuple[int, ...]]) -> list[Standing]:
    """Standings, best first, from every seat's points and what breaks a tie between them."""
    best_first = sorted(results, reverse=True)
    return sorted(
        (
            Standing(seat, best_first.index(result) + 1, result[0], result[1:])
            for seat, result in enumerate(results)
        ),
        key=lambda standing: (standing.place, standing.seat),
    )


class State:
    """One table of one game."""

    def __init__(self, seats: i64, b: vec[i64], chance: Chance) -> None:
        self.seats: i64 = seats
        self.b = b
        self.chance = chance
        self.journal: Journal | None = None

    # What everybody asks of a state.

    def waiting(self) -> i64:
        """Bit mask of the seats that must choose now; 0 when the game is over."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """The codes this seat may choose now; never empty for a seat that is asked."""
        if not self.may_choose(seat):
            return []
        codes = zeros(self.action_count())
        count = self.fill_legal(seat, codes)
        return [int(codes[i]) for i in range(count)]

    def refusal(self, seat: object, action: object, decision: object = None) -> Refusal | None:
        """Why this choice is refused, or None. Anything at all may be passed in."""
        number = self._refusal_number(seat, action, decision)
        return None if number == ALLOWED else self.explain(number)

    def play(self, seat: object, action: object, decision: object = None) -> None:
        """Make a choice: raises Refused and changes nothing, or moves on to the next choice.

        Anything at all may be passed in, as for refusal.
        """
        refusal = self.refusal(seat, action, decision)
        if refusal is not None:
            raise Refused(refusal)
        self.choose(cast(int, seat), cast(int, action))

    def decision(self, seat: i64) -> i64:
        """The number of this seat's current decision: how many choices it has made so far.

        Each seat counts its own, so that nobody learns from a number how far the others are.
        """
        return self.b[seat]

    def choices_made(self) -> i64:
        """How many choices all seats have made so far."""
        made: i64 = 0
        for seat in range(self.seats):
            made += self.b[seat]
        return made

    def asked(self) -> list[int]:
        """The seats that must choose now."""
        return [seat for seat in range(int(self.seats)) if self.is_asked(seat)]

    def waiting_seen_by(self, seat: i64) -> i64:
        """The seats of which this one, or a spectator, may know that they must choose now.

        Everything that tells somebody for whom a table waits (views, scenes, sentences, clocks,
        lists of tables, numbers) goes by this, and by nothing else.
        """
        return self.waiting()

    def asked_seen_by(self, seat: int) -> list[int]:
        """The same as a list."""
        waiting = self.waiting_seen_by(seat)
        return [other for other in range(int(self.seats)) if (waiting >> other) & 1 == 1]

    def is_asked(self, seat: int) -> bool:
        """Whether this seat must choose now."""
        return _is_whole(seat) and 0 <= seat < self.seats and (self.waiting() >> seat) & 1 == 1

    def may_choose(self, seat: int) -> bool:
        """Whether this seat may choose now: it is asked, or the game lets it speak unasked."""
        return self.is_asked(seat)

    def shows_options(self, seat: i64) -> bool:
        """Whether everybody can see which answers an asked seat has. If not, neither a question
        that is not put nor a quick answer may tell that there is only one."""
        return False

    def only_answer_of(self, seat: int) -> int | None:
        """The answer of an asked seat that has no other, or None."""
        legal = self.legal(seat) if self.is_asked(seat) else []
        return legal[0] if len(legal) == 1 else None

    def has_invitations(self) -> bool:
        """Whether at this table seats may speak unasked, so that a driver of bots asks them."""
        return False

    def invitation(self, seat: i64) -> i64:
        """The number of the occasion at which a driver of bots asks this seat whether it speaks
        unasked, once for each; 0 if there is none. Nobody waits for an answer."""
        return 0

    def resign(self, seat: object) -> None:
        """Leave the table for good, asked or not; raises Refused and changes nothing."""
        number = self._resign_refusal_number(seat)
        if number != ALLOWED:
            raise Refused(self.explain(number))
        if self.journal is not None:
            self.journal.begin_choice()
        self.give_up(cast(int, seat))

    def copy(self) -> "State":
        """The same table again, with a generator of its own and nobody listening."""
        raise NotImplementedError

    def redeal(self, seat: int, chance: Chance) -> "State":
        """Another table that this seat cannot tell from this one; its luck comes from chance."""
        raise NotImplementedError

    def standings(self) -> list[Standing]:
        """Every seat's place, best first, as if the game ended now; final once it is over."""
        raise NotImplementedError

    # What a game answers, on the hot path.

    def action_count(self) -> i64:
        """How many codes the game's flat action table has."""
        raise NotImplementedError

    def first_code(self, seat: i64) -> i64:
        """The first code of the kind of decision this seat faces."""
        return 0

    def end_code(self, seat: i64) -> i64:
        """The code after the last one of the kind of decision this seat faces."""
        return self.action_count()

    def rule_against(self, seat: i64, code: i64) -> i64:
        """The number of the rule's refusal, or ALLOWED, for a code of the right kind."""
        raise NotImplementedError

    def apply(self, seat: i64, code: i64) -> None:
        """Carry out a legal choice."""
        raise NotImplementedError

    def explain(self, number: i64) -> Refusal:
        """The refusal behind a number."""
        raise NotImplementedError

    def not_asked(self, seat: i64, code: i64) -> i64:
        """The refusal of a seat that is not asked; a game with finer reasons says them here."""
        return NOT_ASKED

    def give_up_refusal(self, seat: i64) -> i64:
        """Why a seat cannot resign; in a game without resigning nobody can."""
        return UNKNOWN_ACTION

    def give_up(self, seat: i64) -> None:
        """Carry out a resignation."""
        raise NotImplementedError

    def successor(self, seat: i64) -> i64:
        """The seat that the rules let play on for one that leaves; NO_SEAT if they name none, so
        that a bot may sit in for it."""
        return NO_SEAT

    def is_gone(self, seat: i64) -> bool:
        """Whether a seat has left for good, so that nobody plays for it any more."""
        return False

    def fill_legal(self, seat: i64, codes: vec[i64]) -> i64:
        """Write the legal codes of a waiting seat into codes; how many there are."""
        count: i64 = 0
        for code in range(self.first_code(seat), self.end_code(seat)):
            if self.rule_against(seat, code) == ALLOWED:
                codes[count] = code
                count += 1
        return count

    def choose(self, seat: i64, code: i64) -> None:
        """Make a choice that is known to be legal."""
        if self.journal is not None:
            self.journal.begin_choice()
        self.b[seat] += 1
        self.apply(seat, code)

    def _refusal_number(self, seat: object, action: object, decision: object) -> i64:
        """The first failing test, in the order that all four specs share."""
        if self.waiting() == 0:
            return GAME_OVER
        if not _is_whole(action) or not 0 <= action < self.action_count():
            return UNKNOWN_ACTION
        if not _is_whole(seat) or not 0 <= seat < self.seats:
            return NOT_ASKED
        if not self.may_choose(seat):
            return self.not_asked(seat, action)
        if decision is not None and (not _is_whole(decision) or decision != self.decision(seat)):
            return STALE
        if not self.first_code(seat) <= action < self.end_code(seat):
            return WRONG_PHASE
        return self.rule_against(seat, action)

    def _resign_refusal_number(self, seat: object) -> i64:
        if self.waiting() == 0:
            return GAME_OVER
        if not _is_whole(seat) or not 0 <= seat < self.seats:
            return NOT_ASKED
        return self.give_up_refusal(seat)


def _is_whole(value: object) -> TypeGuard[int]:
    """A whole number that fits the machine, and not True or False, which Python counts as such."""
    return isinstance(value, int) and not isinstance(value, bool) and -LARGEST < value < LARGEST
