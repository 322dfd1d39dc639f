"""The review of a finished game from the eyes of one seat.

Everything comes from what the seat knew at each moment: from tables dealt anew for it, with luck
that depends on the seed and on what it saw, and on nothing else. So the review is the same, byte
for byte, on any deal that the seat cannot tell from the real one; unless it is wanted with all
open, which it says of itself. Chances are in ten-thousandths of
a win.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple

from msgspec import Struct

from backroom.coach.calibration import Calibration, calibration_of, shared_out
from backroom.coach.prospects import Prospects, means, result
from backroom.coach.trace import Played, Step, mark_of, steps_of
from backroom.coach.weighing import CERTAIN, Tried, compare, lead_of, share_better, weigh
from backroom.kernel.chance import FastChance, fast_chance
from backroom.kernel.game import Game
from backroom.kernel.journal import Journal
from backroom.kernel.state import State

NAMED = 3  # mistakes
SUSPECTS = 12  # choices that are looked at again, because they seem to have cost most
WORTH_TELLING = 50  # half a point of the chance to win
SWINGS = 5  # of the luckiest and of the unluckiest moments
LOOKS = 3  # at what could have happened instead, before a step is taken for one without luck
LEGS = 20  # into which the steps are parted, so that others can be served in between
STEPS_TAKE = 0.8  # of the time of a review; the rest goes to what cost most
LIKELY = 0.5  # of the tables on which what happened must be possible, or it tells too much of them

Progress = Callable[[float], None]


class Figure(Struct):
    """A figure of the game: what it is on average after what was chosen, and after what was
    better."""

    name: str
    chosen: float
    better: float


class Cost(Struct):
    """A choice that was worse than another one, as far as the seat could know."""

    step: int
    chosen: str  # in notation
    better: str
    chance: int  # of the seat to win after the better choice
    cost: int  # how much less it was after the chosen one ...
    within: int  # ... give or take so much, 95 times of 100
    close: bool  # whether the difference lies within that
    odds: int  # per cent of the tables on which the better choice did better
    rule: str  # that the better choice goes by
    figures: list[Figure]  # that differ, the clearest first


class Swing(Struct):
    """A moment at which luck changed the seat's chance."""

    step: int
    luck: int


class Moment(Struct):
    """What every seat's chance to win was after a step, as the reviewed seat knew it."""

    step: int
    seat: int  # who chose
    chances: list[int]


class Balance(Struct):
    """Where a seat's result comes from: the first four make the last."""

    seat: int
    start: int
    own: int  # what its own choices changed
    others: int
    luck: int
    result: int


class About(Struct):
    """What is reviewed, and every seat's chance when the cards were dealt."""

    game: str
    seat: int
    is_open: bool  # whether hidden cards were looked at
    seed: int
    start: list[int]


class Review(Struct):
    """What a game was about."""

    game: str
    seats: int
    seat: int
    is_open: bool
    seed: int
    start: list[int]
    moments: list[Moment]
    balances: list[Balance]
    mistakes: list[Cost]  # the dearest first, in the order of their cost
    costs: list[Cost]  # all that were found, likewise
    lucky: list[Swing]
    unlucky: list[Swing]


class Part(Struct):
    """What a choice changed of every seat's chance."""

    seat: int
    change: list[int]


class Judged(Struct):
    """A step, who chose in it, and what it changed."""

    step: int
    seat: int
    chances: list[int]
    parts: list[Part]
    luck: list[int]


class Tries(NamedTuple):
    """What tables are worth on which the choices of a step were made again: by table, after each of
    the choices, to every seat; and whether nothing else could come of them."""

    values: list[list[list[float]]]
    is_certain: bool


class Suspect(Struct):
    """A decision at which something else may have been better."""

    step: int
    better: int
    cost: float


class Leg(Struct):
    """What was found on some steps that follow one another."""

    judged: list[Judged]
    suspects: list[Suspect]


class Coach:
    """Reviews what one seat went through."""

    def __init__(
        self,
        game: Game,
        played: Sequence[Played],
        seat: int,
        seed: int = 1,
        calibration: Calibration | None = None,
        *,
        is_open: bool = False,
    ) -> None:
        self.game = game
        self.seat = seat
        self.seed = seed
        self.steps = steps_of(game, played, seat)
        self.teams = game.teams(played[0].before)
        self.calibration = calibration_of(game.name) if calibration is None else calibration
        self.prospects = Prospects(game, seat, is_open=is_open)
        first = played[0].before
        self.start = self.chances(first, mark_of(game, first, seat))

    def about(self) -> About:
        """What is reviewed."""
        return About(self.game.name, self.seat, self.prospects.is_open, self.seed, self.start)

    # The chances.

    def chances(self, state: State, mark: str) -> list[int]:
        """Every seat's chance to win at a table, as this seat knows it."""
        if state.waiting() == 0:
            return shared_result(state, self.teams)
        luck = self._luck(mark, "now")
        return self._calibrated(self.prospects.now(state, self.calibration.samples, luck))

    def leg(self, part: int, parts: int) -> Leg:
        """What there is to find on one of so many equal parts of the steps."""
        first, end = (len(self.steps) * place // parts for place in (part, part + 1))
        found = Leg([], [])
        before = self.start
        if 0 < first < end:
            before = self.chances(self.steps[first].played.before, self.steps[first].mark)
        for number, step in enumerate(self.steps[first:end], first + 1):
            after = self.chances(step.played.after, step.next_mark)
            found.judged.append(self._split(step, number, before, after))
            suspect = self._suspect(step, number)
            if suspect is not None:
                found.suspects.append(suspect)
            before = after
        return found

    def _split(self, step: Step, number: int, before: list[int], after: list[int]) -> Judged:
        """What of a change came from which choice, and what is left to luck. What the seat did not
        see chosen is laid to who chose it, with all that came of it."""
        tries = self._played_again(step) if step.choices and step.is_plain else None
        if tries is None:
            part = Part(step.played.seat, minus(after, before))
            return Judged(number, step.played.seat, after, [part], [0] * len(after))
        expected = [self._calibrated(means(values)) for values in zip(*tries.values, strict=True)]
        if tries.is_certain:
            expected[-1] = after
        parts = [
            Part(seat, minus(now, then))
            for (seat, _), now, then in zip(
                step.choices, expected, [before, *expected], strict=False
            )
        ]
        return Judged(number, step.played.seat, after, parts, minus(after, expected[-1]))

    def _played_again(self, step: Step) -> "Tries | None":
        """What was chosen in a step, tried on other tables; None where most do not allow it, so
        that it tells more of the real one than can be split."""
        state = step.played.before
        moment = self.game.advice.moment(state)
        samples = self.calibration.samples
        values: list[list[list[float]]] = []
        marks: set[str] = set()
        for table in self.prospects.dealt(state, samples, self._luck(step.mark, "now")):
            found: list[list[float]] = []
            for seat, code in step.choices:
                if table.refusal(seat, code) is not None:
                    break
                table.choose(seat, code)
                if len(found) + 1 == len(step.choices) and len(values) < LOOKS:
                    marks.add(mark_of(self.game, table, self.seat))
                found.append(self.prospects.worth(table.copy(), moment))
            if len(found) == len(step.choices):
                values.append(found)
            if len(step.choices) == 1 and len(values) == LOOKS and marks == {step.next_mark}:
                return Tries(values, True)
        if len(values) < LIKELY * samples:
            return None
        return Tries(values, marks == {step.next_mark})

    # The choices that cost most.

    def _suspect(self, step: Step, number: int) -> Suspect | None:
        """Whether another choice of the seat's own seems to have been better."""
        state, code = step.played.before, step.played.code
        if step.played.seat != self.seat or code is None or len(state.legal(self.seat)) < 2:
            return None
        luck = self._luck(step.mark, "tries")
        tried = weigh(self.prospects, state, code, self.calibration.tries, luck)
        chosen = next(one for one in tried if one.code == code)
        if tried[0] is chosen:
            return None
        return Suspect(number, int(tried[0].code), self._chance(tried[0]) - self._chance(chosen))

    def proven(self, suspect: Suspect, proofs: int) -> Cost:
        """What a choice has cost beside a better one, found on tables of its own."""
        step = self.steps[suspect.step - 1]
        state, code = step.played.before, step.played.code
        assert code is not None
        luck = self._luck(step.mark, f"proofs {suspect.better}")
        codes = [code, suspect.better]
        chosen, better = compare(self.game, self.prospects, state, codes, proofs, luck)
        actions = self.game.actions
        best = self._chance(better)
        cost = best - self._chance(chosen)
        gap, error = lead_of(better, chosen)
        within = round(CERTAIN * error * (abs(cost / gap) if gap else 1.0))
        return Cost(
            suspect.step,
            actions.words(code),
            actions.words(suspect.better),
            best,
            cost,
            within,
            cost <= within,
            round(100 * share_better(better, chosen)),
            self._rule_of(step, suspect.better),
            differing(chosen, better),
        )

    def _rule_of(self, step: Step, code: int) -> str:
        """The rule that a choice goes by, as the journal names it; empty if it tells nothing."""
        for table in self.prospects.dealt(step.played.before, 1, self._luck(step.mark, "rule")):
            table.journal = Journal()
            table.choose(self.seat, code)
            for event in table.journal.seen_by(self.seat):
                return event.rule
        return ""

    # Small things.

    def _chance(self, tried: Tried) -> int:
        return self._calibrated(tried.mean())[self.seat]

    def _calibrated(self, values: Sequence[float]) -> list[int]:
        return self.calibration.chances(values, self.teams)

    def _luck(self, mark: str, purpose: str) -> FastChance:
        return fast_chance(f"{self.seed} {mark} {purpose}")


def differing(chosen: Tried, better: Tried) -> list[Figure]:
    """The figures that differ by more than luck, the clearest first."""
    found: list[tuple[float, Figure]] = []
    before, after = chosen.mean_figures(), better.mean_figures()
    for name in after if before else ():
        spread = deviation([figures[name] for figures in chosen.figures + better.figures])
        gap = abs(after[name] - before[name])
        if spread > 0 and gap > CERTAIN * spread * sqrt(2 / len(better.figures)):
            found.append(
                (gap / spread, Figure(name, round(before[name], 2), round(after[name], 2)))
            )
    return [figure for _, figure in sorted(found, key=lambda pair: -pair[0])]


def deviation(values: Sequence[float]) -> float:
    """The standard deviation."""
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / len(values))


def shared_result(state: State, teams: Sequence[Sequence[int]]) -> list[int]:
    """By seat: its share of the win of a game that is over."""
    won = result(state)
    shares = [sum(won[seat] for seat in team) for team in teams]
    parts = shared_out(shares)
    return [
        parts[number]
        for seat in range(len(won))
        for number, team in enumerate(teams)
        if seat in team
    ]


def minus(one: Sequence[int], other: Sequence[int]) -> list[int]:
    """The difference, place by place."""
    return [mine - theirs for mine, theirs in zip(one, other, strict=True)]


def nobody_waits(_: float) -> None:
    """The progress of a review for which nobody waits."""


def dearest(legs: Sequence[Leg]) -> list[Suspect]:
    """The choices that seem to have cost most."""
    suspects = [one for leg in legs for one in leg.suspects]
    return sorted(suspects, key=lambda one: (-one.cost, one.step))[:SUSPECTS]


def reviewed(coach: Coach, progress: Progress = nobody_waits) -> Review:
    """What a game was about, from the eyes of the coach's seat."""
    legs = []
    for part in range(LEGS):
        legs.append(coach.leg(part, LEGS))
        progress(STEPS_TAKE * (part + 1) / LEGS)
    costs = []
    suspects = dearest(legs)
    for done, suspect in enumerate(suspects, 1):
        costs.append(coach.proven(suspect, coach.calibration.proofs))
        progress(STEPS_TAKE + (1 - STEPS_TAKE) * done / len(suspects))
    return put_together(coach.about(), legs, costs)


def put_together(about: About, legs: Sequence[Leg], proven: Sequence[Cost]) -> Review:
    """The review, from what was found on all its legs."""
    judged = [one for leg in legs for one in leg.judged]
    telling = [cost for cost in proven if cost.cost >= WORTH_TELLING]
    costs = sorted(telling, key=lambda cost: (-cost.cost, cost.step))
    return Review(
        game=about.game,
        seats=len(about.start),
        seat=about.seat,
        is_open=about.is_open,
        seed=about.seed,
        start=about.start,
        moments=[Moment(one.step, one.seat, one.chances) for one in judged],
        balances=[balance_of(seat, about.start, judged) for seat in range(len(about.start))],
        mistakes=costs[:NAMED],
        costs=costs,
        lucky=swings(judged, about.seat, 1),
        unlucky=swings(judged, about.seat, -1),
    )


def balance_of(seat: int, start: Sequence[int], judged: Sequence[Judged]) -> Balance:
    """Where a seat's result comes from."""
    own = others = luck = 0
    for one in judged:
        luck += one.luck[seat]
        for part in one.parts:
            if part.seat == seat:
                own += part.change[seat]
            else:
                others += part.change[seat]
    end = judged[-1].chances[seat] if judged else start[seat]
    return Balance(seat, start[seat], own, others, luck, end)


def swings(judged: Sequence[Judged], seat: int, sign: int) -> list[Swing]:
    """The moments at which a seat had most luck, or least."""
    found = [Swing(one.step, one.luck[seat]) for one in judged if sign * one.luck[seat] > 0]
    return sorted(found, key=lambda swing: (-sign * swing.luck, swing.step))[:SWINGS]
