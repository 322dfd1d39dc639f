"""The bot that takes any legal action, each with equal chance."""

from collections.abc import Sequence

from msgspec import Struct

from backroom.bots import Bot
from backroom.kernel.chance import Chance


class RandomBot(Bot):
    """Plays without looking."""

    def choose(self, view: Struct, legal: Sequence[int], chance: Chance) -> int:
        return legal[chance.below(len(legal))]


BOT = RandomBot
