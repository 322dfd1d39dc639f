"""Where the bots stand on the scale of the ratings, for good."""

from collections.abc import Mapping

# With `greedy` at 25, where people begin. They follow from the shares of wins in docs/strength.md:
# with four seats a share p against three others is a lead of 2 beta log(3 p / (1 - p)), and beta is
# 25 / 6. Levels that were measured in Crooks alone keep their distances elsewhere.
ANCHORS: Mapping[str, Mapping[str, float]] = {
    # There a beginner is greedy without its network, which it had not got when it was measured.
    "crooks": {"random": -5.7, "greedy": 25.0, "search:easy": 25.0, "search:hard": 38.4},
    "sneaks": {"random": 11.1, "greedy": 25.0, "search:hard": 48.8},
    "kings": {"random": -7.1, "greedy": 25.0, "search:hard": 36.2},
    "animalcatraz": {"random": 3.2, "greedy": 25.0, "search:hard": 41.5},
}
FROM_HARD = {"search:normal": -9.1, "search:expert": 2.1}


def anchor(game: str, bot: str) -> float | None:
    """Where a bot stands; None if nobody has measured it."""
    known = ANCHORS.get(game, {})
    if bot in FROM_HARD and "search:hard" in known:
        return known["search:hard"] + FROM_HARD[bot]
    return known.get(bot)
