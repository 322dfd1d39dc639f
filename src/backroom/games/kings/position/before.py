"""A position as it was told when ``more`` held numbers: digests of records from then go over it.

Some parts of the table stood together then, or in other numbers.
"""

from collections.abc import Callable

from backroom.games.kings import board as at
from backroom.games.kings import decisions
from backroom.games.kings.decisions import NAMES
from backroom.games.kings.layout import LAYOUT
from backroom.games.kings.position.laying import Layer
from backroom.games.kings.position.parts import Position
from backroom.games.kings.position.reading import readable
from backroom.games.kings.rules import Kings
from backroom.kernel.layout import Board

# Tasks by the numbers of then; 6 was never used.
TASKS = [
    *("begin_round", "settle_first", "next_drawer", "check_surplus", "next_turn", "open_moves"),
    *("", "step_over", "go_on_driving", "open_actions", "after_action", "carry_out_announced"),
    *("ask_in_window", "ask_in_fight", "rolled", "next_die", "name_casualties", "end_turn"),
    "police_done",
]
NOTHING_NEXT = 19
# What more could hold, in its order; "name = part" where the name was another one.
PARTS = [
    *("waiting", "next", "lead", "taken", "deaths", "left_behind", "left_men", "bids = bid"),
    *("raised", "acted", "moved", "aboard", "stepped", "stopped", "halted", "fresh", "recruited"),
    *("steps", "began", "step_limit", "provoked", "drive_at", "drive_steps", "metro_left"),
    *("special", "prepaid", "shielded", "picked", "pick", "other_pick", "amount_pick"),
    *("announced", "remote", "bonus_from", "window", "fight_window", "in_fight_window", "fight"),
    *("fight_at", "side = fighter", "rolled", "die_of = die", "extra", "resisting", "speaker"),
    *("spoken", "guarded", "losers", "victims = victim", "fight_then", "reroll_left"),
    *("reroll_picked", "goal_since", "bag_since", "clock", "waits", "wait"),
    *("start_picks = start_pick", "police_off", "card_fate", "card_epoch", "card_with"),
    *("card_deck", "epoch", "numbers", "sales", "sale", "chains", "sent", "chain", "offer_from"),
    *("offer_to", "leeway", "draft"),
]
NONE_WAS_0 = ("fighter", "wait", "sale_lender", "sale_person", "window_at")
SALE = ("sale_lender", "sale_person", "sale_choice")
DRAFT = (
    *("draft_to", "draft_item", "draft_give", "draft_ask", "draft_card_give", "draft_card_ask"),
    *("draft_number", "draft_car", "draft_car_to"),
)
PICKS = (
    *("picked_mission", "picked_district", "picked_bar", "picked_rival", "picked_car"),
    "picked_joker",
)
POACHING = (decisions.POACH_FROM, decisions.POACH_WHOM, decisions.POACH_PRICE)


def position_before(table: Kings) -> Position:
    """Everything that lies on a table, as it was told then."""
    position = readable(table)
    laid = _Numbers(Board(LAYOUT, table.cards, Layer(table.cards, position).b, {}))
    here = _Numbers(Board(LAYOUT, table.cards, table.b, {}))
    names = [part.partition(" = ")[0] for part in PARTS]
    told = {name: laid.of(name) for name in names} | {"next": [0]}  # which no readable part says
    position.more = {name: here.of(name) for name in names if here.of(name) != told[name]}
    return position


class _Numbers:
    """The numbers of a board as they were then."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.b = board.b
        self.decision = int(board.b[at.DECISION])
        self.special: dict[str, Callable[[], list[int]]] = {
            "next": lambda: [self._next()],
            "began": self._began,
            "pick": lambda: [self._pick()],
            "other_pick": lambda: [self._other_pick()],
            "amount_pick": lambda: [self._amount_pick()],
            "window": lambda: self._window(int(at.MAIN)),
            "fight_window": lambda: self._window(int(at.IN_FIGHT)),
            "fight_then": lambda: [self._task(int(self.b[at.FIGHT_THEN]))],
            "sale": lambda: self._side_by_side(SALE),
            "draft": lambda: self._side_by_side(DRAFT),
        }
        self.parts = dict(part.split(" = ") for part in PARTS if " = " in part)

    def of(self, name: str) -> list[int]:
        if name in self.special:
            return self.special[name]()
        return self._cells(self.parts.get(name, name))

    def _next(self) -> int:
        if self.decision == decisions.OVER:
            return NOTHING_NEXT
        return self._task(int(self.b[at.NEXT]))

    def _cells(self, name: str) -> list[int]:
        span = self.board.spans[name]
        cells = [int(self.b[cell]) for cell in range(span.first, span.end)]
        return [max(0, number) for number in cells] if name in NONE_WAS_0 else cells

    def _task(self, task: int) -> int:
        return TASKS.index(NAMES[task]) if task != decisions.OVER else 0

    def _began(self) -> list[int]:
        began = self._cells("began")
        return began if self.b[at.STAGE] != at.NO_STAGE else [0] * len(began)

    def _pick(self) -> int:
        picks = [pick for name in PICKS for pick in self._cells(name)]
        return max(picks)  # one at most is not NOBODY

    def _other_pick(self) -> int:
        b = self.b
        if b[at.LIABLE] != 0:
            return int(b[at.LIABLE])
        is_hiring = self.decision == decisions.HIRE_WHERE
        return int(b[at.PICKED_KIND] if is_hiring else b[at.PICKED_SLOT])

    def _amount_pick(self) -> int:
        b = self.b
        if self.decision in POACHING:
            return int(b[at.PICKED_KIND])
        return int(b[at.OFFERED] if b[at.RAID_RANK] == at.NOBODY else b[at.RAID_RANK])

    def _window(self, which: int) -> list[int]:
        names = ("window", "window_at", "window_passed", "window_then")
        kind, seat, passed, then = (self._cells(name)[which] for name in names)
        return [kind, seat, passed, self._task(then)]

    def _side_by_side(self, names: tuple[str, ...]) -> list[int]:
        rows = zip(*(self._cells(name) for name in names), strict=True)
        return [number for row in rows for number in row]
