"""Windows: the moments at which cards may be played, and who is asked (NK-096 to NK-106)."""

from backroom.games.kings.board import (
    ACTIVE,
    FIGHT,
    FIGHT_WINDOW,
    HAND_SIZE,
    IN_FIGHT_WINDOW,
    KINDS,
    LOSERS,
    NOBODY,
    SIDE,
    WINDOW,
    WINDOW_AT,
    WINDOW_PASSED,
    WINDOW_THEN,
)
from backroom.games.kings.kinds import (
    ARREST,
    BIDS_REVEALED,
    FIGHT_AFTER_ROLL,
    NEXT_FIGHT_WINDOW,
    NEXT_WINDOW,
    OPP_ANNOUNCE,
    OPP_TURN,
    OPP_TURN_START,
    OWN_ACCOMPLISH,
    REACT,
    RESOURCE_DRAW,
    SHOOTOUT_LOST,
)
from backroom.games.kings.people import People
from backroom.kernel.numbers import bit, i64


class Windows(People):
    """Opens windows and asks those entitled, one after another."""

    def can_play(self, seat: i64, kind: i64) -> bool:
        """Whether the effect of a card can do something now (NK-095)."""
        raise NotImplementedError

    def open_window(self, kind: i64, seat: i64, then: i64) -> None:
        """Ask from this seat on, clockwise (NK-097); afterwards the game goes on with then."""
        b = self.b
        base: i64 = 0
        if kind >= FIGHT_AFTER_ROLL:
            base = FIGHT_WINDOW - WINDOW
        b[base + WINDOW] = kind
        b[base + WINDOW_AT] = seat
        b[base + WINDOW_PASSED] = 0
        b[base + WINDOW_THEN] = then
        self.go_on(NEXT_WINDOW if base == 0 else NEXT_FIGHT_WINDOW)

    def run_window(self, in_fight: i64) -> None:
        """Ask the next seat, or close the window."""
        b = self.b
        base: i64 = FIGHT_WINDOW - WINDOW if in_fight == 1 else 0
        b[IN_FIGHT_WINDOW] = in_fight
        kind: i64 = b[base + WINDOW]
        seat: i64 = b[base + WINDOW_AT]
        for _ in range(self.seats):
            if (b[base + WINDOW_PASSED] >> seat) & 1 == 0 and self.is_to_ask(kind, seat):
                b[base + WINDOW_AT] = seat
                self.ask(seat, REACT)
                return
            seat += 1
            if seat == self.seats:
                seat = 0
        self.close_window(in_fight)

    def close_window(self, in_fight: i64) -> None:
        b = self.b
        base: i64 = FIGHT_WINDOW - WINDOW if in_fight == 1 else 0
        then: i64 = b[base + WINDOW_THEN]
        b[base + WINDOW] = NOBODY
        b[base + WINDOW_AT] = 0
        b[base + WINDOW_PASSED] = 0
        b[base + WINDOW_THEN] = 0
        b[IN_FIGHT_WINDOW] = 0
        self.go_on(then)

    def is_to_ask(self, kind: i64, seat: i64) -> bool:
        """NK-101, NK-102."""
        b = self.b
        if b[HAND_SIZE + seat] == 0 or not self.is_entitled(kind, seat):
            return False
        if self.ask_all or kind == OWN_ACCOMPLISH or kind == RESOURCE_DRAW or kind == SHOOTOUT_LOST:
            return True
        for card in range(KINDS):
            if self.held(seat, card) > 0 and self.fits(kind, card) and self.can_play(seat, card):
                return True
        return False

    def is_entitled(self, kind: i64, seat: i64) -> bool:
        b = self.b
        if not self.is_alive(seat):
            return False
        if kind == BIDS_REVEALED:
            return True
        if kind == OWN_ACCOMPLISH or kind == RESOURCE_DRAW:
            return seat == b[ACTIVE]
        if kind == SHOOTOUT_LOST:
            return (b[LOSERS] >> seat) & 1 == 1
        if kind >= FIGHT_AFTER_ROLL:
            return seat == b[SIDE] or seat == b[SIDE + 1]  # NK-104, NK-106
        return seat != b[ACTIVE]

    def fits(self, kind: i64, card: i64) -> bool:
        """Whether a card belongs into a window; the start of a turn serves both (NK-147)."""
        window: i64 = self.cards.window[card]
        return window == kind or (kind == OPP_TURN_START and window == OPP_TURN)

    def window_now(self) -> i64:
        b = self.b
        return b[FIGHT_WINDOW] if b[IN_FIGHT_WINDOW] == 1 else b[WINDOW]

    def pass_window(self, seat: i64) -> None:
        b = self.b
        in_fight: i64 = b[IN_FIGHT_WINDOW]
        base: i64 = FIGHT_WINDOW - WINDOW if in_fight == 1 else 0
        b[base + WINDOW_PASSED] |= bit(seat)
        self.go_on(NEXT_FIGHT_WINDOW if in_fight == 1 else NEXT_WINDOW)

    def answered(self) -> None:
        """A card was played: everybody may answer it (NK-098)."""
        b = self.b
        in_fight: i64 = b[IN_FIGHT_WINDOW]
        base: i64 = FIGHT_WINDOW - WINDOW if in_fight == 1 else 0
        b[base + WINDOW_PASSED] = 0
        self.go_on(NEXT_FIGHT_WINDOW if in_fight == 1 else NEXT_WINDOW)

    def side_of(self, seat: i64) -> i64:
        """The side that a seat's cards serve; against itself its own (NK-105)."""
        return 0 if self.b[SIDE] == seat else 1

    def is_arrest(self) -> bool:
        return self.b[FIGHT] == ARREST

    def answers_announcement(self, card: i64, announced: i64) -> bool:
        return self.window_now() == OPP_ANNOUNCE and (self.cards.on[card] >> announced) & 1 == 1
