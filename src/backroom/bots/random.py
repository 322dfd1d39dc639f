"""The bot that takes any legal action, each with equal chance."""

from backroom.bots import Bot, Chair
from backroom.kernel.chance import Chance


class RandomBot(Bot):
    """Plays without looking."""

    def choose(self, chair: Chair, chance: Chance) -> int:
        return chair.legal[chance.below(len(chair.legal))]

    def speak(self, chair: Chair, chance: Chance) -> int | None:
        code = chance.below(1 + len(chair.legal))
        return None if code == 0 else chair.legal[code - 1]


BOT = RandomBot
