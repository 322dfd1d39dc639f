"""A review in words, for those who look at the replay."""

from collections.abc import Sequence
from itertools import pairwise

from backroom import games
from backroom.coach.review import Cost, Review, Swing
from backroom.coach.trace import Played, Step, steps_of
from backroom.coach.words import reasons_of, told_action, told_step
from backroom.kernel.text import Speaker
from backroom.server.coaching.messages import ReviewMoment, ToldCost, ToldReview, ToldSwing

TURN = 500  # a change of the chance that makes a turning point
TURNS = 10


def told_review(review: Review, played: Sequence[Played], speaker: Speaker) -> ToldReview:
    """What a game was about, in words."""
    speaker.meet(played[-1].after)
    steps = steps_of(games.game(review.game), played, review.seat)
    return ToldReview(
        seat=review.seat,
        open=review.is_open,
        start=review.start,
        moments=[
            ReviewMoment(step.move, one.seat, one.chances)
            for one, step in zip(review.moments, steps, strict=True)
        ],
        balances=review.balances,
        costs=[_told_cost(cost, steps, speaker) for cost in review.costs],
        named=len(review.mistakes),
        turns=[steps[place].move for place in _turns(review)],
        lucky=[_told_swing(one, steps, review.seat, speaker) for one in review.lucky],
        unlucky=[_told_swing(one, steps, review.seat, speaker) for one in review.unlucky],
    )


def _told_cost(cost: Cost, steps: Sequence[Step], speaker: Speaker) -> ToldCost:
    return ToldCost(
        moment=steps[cost.step - 1].move - 1,
        chosen=told_action(cost.chosen, speaker),
        better=told_action(cost.better, speaker),
        cost=cost.cost,
        within=cost.within,
        close=cost.close,
        says=reasons_of(cost, speaker),
    )


def _told_swing(swing: Swing, steps: Sequence[Step], seat: int, speaker: Speaker) -> ToldSwing:
    step = steps[swing.step - 1]
    return ToldSwing(step.move, swing.luck, told_step(step, seat, speaker))


def _turns(review: Review) -> list[int]:
    """The places of the steps that changed the seat's chance most."""
    chances = [review.start[review.seat], *(one.chances[review.seat] for one in review.moments)]
    changes = [abs(after - before) for before, after in pairwise(chances)]
    found = [place for place, change in enumerate(changes) if change >= TURN]
    return sorted(sorted(found, key=lambda place: -changes[place])[:TURNS])
