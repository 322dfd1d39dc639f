"""A review in sentences: what would have been better, and why, from the game's own figures."""

from collections.abc import Sequence

from backroom.coach.review import Cost, Figure
from backroom.coach.trace import Step
from backroom.kernel.text import Speaker

POINT = 100  # of the chances of a review: people count in hundredths
FIGURES_TOLD = 2
EVENTS_TOLD = 3
BETTER_IF_LESS = ("rival",)  # of a game's figures


def points_of(amount: int) -> float:
    """Points of the chance to win, as people read them."""
    return round(amount / POINT, 1)


def told_cost(cost: Cost, speaker: Speaker) -> str:
    """What was chosen and what would have been better, by how much."""
    return speaker.phrases.say(
        "coach-close" if cost.close else "coach-mistake",
        step=cost.step,
        chosen=told_action(cost.chosen, speaker),
        better=told_action(cost.better, speaker),
        points=points_of(cost.cost),
        within=points_of(cost.within),
    )


def told_figures(figures: Sequence[Figure], speaker: Speaker) -> list[str]:
    """What speaks for the better choice, the clearest first."""
    return [
        speaker.phrases.say(
            f"coach-{speaker.game}-{figure.name}",
            better=round(figure.better, 1),
            chosen=round(figure.chosen, 1),
        )
        for figure in figures
        if _speaks_for_it(figure)
    ][:FIGURES_TOLD]


def _speaks_for_it(figure: Figure) -> bool:
    more = round(figure.better, 1) - round(figure.chosen, 1)
    return more < 0 if figure.name in BETTER_IF_LESS else more > 0


def reasons_of(cost: Cost, speaker: Speaker) -> list[str]:
    """Why: what the better choice leads to, and how often it does better."""
    chance = round(cost.chance / POINT)
    values = {"odds": cost.odds, "chance": chance, "rule": cost.rule or "none"}
    return [*told_figures(cost.figures, speaker), speaker.phrases.say("coach-odds", **values)]


def told_step(step: Step, seat: int, speaker: Speaker) -> str:
    """What a seat saw happen in a step."""
    events = [entry.seen_by(seat, False) for entry in step.played.entries]
    told = [speaker.event(event, seat) for event in events if event is not None]
    if not told and step.played.code is not None and step.played.seat == seat:
        told = [speaker.action(step.played.code)]
    return " ".join(told[:EVENTS_TOLD])


def all_said(costs: Sequence[Cost], speaker: Speaker) -> list[dict[str, object]]:
    """Every cost with its sentences, for a program that shows them."""
    return [
        {"step": cost.step, "says": [told_cost(cost, speaker), *reasons_of(cost, speaker)]}
        for cost in costs
    ]


def told_action(words: str, speaker: Speaker) -> str:
    """A choice in notation as people say it."""
    code = speaker.actions.code(words)
    return words if code is None else speaker.action(code)
