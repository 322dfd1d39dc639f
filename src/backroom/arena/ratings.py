"""How strong bots are, by OpenSkill (Plackett and Luce's model, after Weng and Lin, 2011)."""

from collections.abc import Sequence

from backroom.arena.intervals import Estimate, Interval, Z
from backroom.arena.outcomes import Outcome
from backroom.arena.plan import Plan
from backroom.arena.seating import Teams


def ratings(
    bots: Sequence[str], plan: Plan, outcomes: Sequence[Outcome], teams: Teams
) -> dict[str, Estimate]:
    """The rating of each bot after games in their order; a team is rated as one player."""
    from openskill.models import PlackettLuce  # noqa: PLC0415  (slow to load, and seldom needed)

    model = PlackettLuce(tau=0.0)  # bots do not get better or worse between games
    rated = {bot: model.rating(name=bot) for bot in bots}
    for outcome in outcomes:
        line_up = plan.line_up(outcome.number)
        sides = [line_up[team[0]] for team in teams]
        ranks = [float(outcome.places[team[0]]) for team in teams]
        after = model.rate([[rated[bot]] for bot in sides], ranks=ranks)
        rated.update((bot, rating) for bot, (rating,) in zip(sides, after, strict=True))
    return {bot: _estimate(rating.mu, rating.sigma) for bot, rating in rated.items()}


def _estimate(mu: float, sigma: float) -> Estimate:
    return Estimate(mu, Interval(mu - Z * sigma, mu + Z * sigma))
