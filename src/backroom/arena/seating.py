"""Who sits where: partners together, and everybody once in every place."""

from collections.abc import Sequence

from backroom.arena.plan import LineUp, Plan, prepare
from backroom.kernel.refusals import SetupError

Teams = list[list[int]]  # the seats of each team; a seat without partners is a team of one


def teams_of(plan: Plan) -> Teams:
    """The teams at a plan's tables; raises SetupError."""
    prepared = prepare(plan)
    return prepared.game.teams(prepared.deal(plan.seats, plan.seed, 0))


def by_team(bots: Sequence[str], teams: Teams) -> list[LineUp]:
    """The bots of each team, from one for each seat or one for each team; raises SetupError."""
    seats = sum(map(len, teams))
    if len(bots) == len(teams):
        return [(bot,) for bot in bots]
    if len(bots) != seats:
        also = "" if len(teams) == seats else f", or {len(teams)}, one a team"
        raise SetupError("bad_bots", f"{seats} seats need {seats} bots{also}, not {len(bots)}")
    named = [tuple(bots[seat] for seat in team) for team in teams]
    if len({len(team) for team in teams}) > 1 and any(len(set(bots)) > 1 for bots in named):
        raise SetupError(
            "bad_bots", "teams of different sizes change places, so partners must be the same bot"
        )
    return named


def rotations(sides: Sequence[LineUp], teams: Teams) -> tuple[LineUp, ...]:
    """One line-up for each way to go round the table, so that every side sits in every place."""
    return tuple(
        _seated([sides[(place + shift) % len(sides)] for place in range(len(sides))], teams)
        for shift in range(len(sides))
    )


def _seated(sides: Sequence[LineUp], teams: Teams) -> LineUp:
    bots = {
        seat: side[place % len(side)]
        for side, team in zip(sides, teams, strict=True)
        for place, seat in enumerate(team)
    }
    return tuple(bots[seat] for seat in sorted(bots))
