"""Bots that think late, give up, answer nonsense, or die with their whole process."""

import asyncio
from random import Random

from backroom.bots import BotFailed
from backroom.server.line import Claim
from backroom.server.worker import Job
from house import QuickBots


class ScriptedThinker(QuickBots):
    """What a server takes for its processes of bots."""

    def __init__(self, chance: Random) -> None:
        super().__init__()
        self._chance = chance
        self.wicked = 0.0  # how often something goes wrong

    async def choose(self, job: Job, claim: Claim) -> int | None:
        await asyncio.sleep(self._chance.expovariate(2))
        if self._chance.random() >= self.wicked:
            return await super().choose(job, claim)
        match self._chance.randrange(3):
            case 0:
                raise BotFailed("its process has died")
            case 1:
                return self._chance.choice([-1, 0, 10**6])  # of no table
        await asyncio.sleep(self._chance.uniform(20, 60))
        raise BotFailed("no answer in time")
