"""From values to chances: how far a judgement of tables is to be trusted, and how much time a
review of a game may take. ``calibration.toml`` holds what was fitted (docs/coach.md)."""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, log

from msgspec import Struct, convert

WHOLE = 10_000  # a sure win; chances are whole numbers, so that what they are made of adds up
LEAST = 0.002  # no value is nearer to 0 or 1: nothing is sure before it happens


class Calibration(Struct, forbid_unknown_fields=True, frozen=True):
    """What belongs to one game."""

    sharpness: float  # how much a lead of a judgement counts in real games; 1: as much as it says
    samples: int  # tables that are dealt anew to judge one moment
    tries: int  # tables on which every choice of a decision is tried
    proofs: int  # tables on which the choices that seem to cost most are tried again

    def chances(self, values: Sequence[float], teams: Sequence[Sequence[int]]) -> list[int]:
        """Every seat's chance to win. Those of all teams make a whole; partners win together."""
        leads = [self.sharpness * _logit(values[team[0]]) for team in teams]
        best = max(leads)
        weights = [exp(lead - best) for lead in leads]
        total = sum(weights)
        return by_seat(shared_out([weight / total for weight in weights]), teams)


def by_seat(shares: Sequence[int], teams: Sequence[Sequence[int]]) -> list[int]:
    """The shares of teams, by seat."""
    return [
        share
        for _, share in sorted(
            (seat, share) for team, share in zip(teams, shares, strict=True) for seat in team
        )
    ]


def shared_out(shares: Sequence[float]) -> list[int]:
    """Shares of a whole in whole numbers: what rounding leaves over goes to who lost most by it."""
    exact = [share * WHOLE for share in shares]
    parts = [int(amount) for amount in exact]
    by_loss = sorted(range(len(parts)), key=lambda place: parts[place] - exact[place])
    for place in by_loss[: WHOLE - sum(parts)]:
        parts[place] += 1
    return parts


def _logit(value: float) -> float:
    bounded = min(max(value, LEAST), 1 - LEAST)
    return log(bounded / (1 - bounded))


@cache
def calibration_of(game: str) -> Calibration:
    """The calibration of a game."""
    text = (files("backroom.coach") / "calibration.toml").read_text(encoding="utf-8")
    return convert(tomllib.loads(text)[game], Calibration)
