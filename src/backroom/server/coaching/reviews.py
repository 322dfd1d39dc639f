"""Reviews of finished games: made once in the bots' processes, and kept with the game.

A review names nobody: it speaks of seats, so it stays as it is when a player is renamed, becomes
somebody else or is forgotten.
"""

import asyncio
import logging

from msgspec import DecodeError, Struct, ValidationError, json

from backroom.bots import BotFailed
from backroom.coach.review import LEGS, STEPS_TAKE, Cost, Leg, Review, dearest, put_together
from backroom.server.bots import Thinker
from backroom.server.coaching.work import Case, CoachTask, FoundLeg, LegTask, ProofTask
from backroom.server.line import Claim
from backroom.server.problems import NotDone
from backroom.server.store import Store, StoreLost

KIND = "review"  # under which reviews are put, as table/seat or table/seat/open
SECONDS = 120.0  # for one part, on a machine that has much else to do

logger = logging.getLogger("backroom.server")


class Making(Struct):
    """A review that is being made."""

    visitor: str
    done: float = 0.0
    task: asyncio.Task[None] | None = None
    has_failed: bool = False


def key_of(table: str, seat: int, *, is_open: bool) -> str:
    """The name under which a review is kept."""
    return f"{table}/{seat}/open" if is_open else f"{table}/{seat}"


class Reviews:
    """Makes them, for each visitor one after the other."""

    def __init__(self, store: Store, thinker: Thinker) -> None:
        self._store = store
        self._thinker = thinker
        self._making: dict[str, Making] = {}

    async def kept(self, key: str) -> Review | None:
        """A review that was made; None also if it was made by rules of before."""
        data = await self._store.get(KIND, key)
        try:
            return None if data is None else json.decode(data, type=Review)
        except (DecodeError, ValidationError):
            return None

    def done(self, key: str) -> float | None:
        """How far a review is that is being made; raises NotDone if it could not be."""
        making = self._making.get(key)
        if making is None:
            return None
        if making.has_failed:
            del self._making[key]
            raise NotDone("server_error")
        return making.done

    def begin(self, key: str, case: Case, claim: Claim, visitor: str) -> None:
        """Have a review made; raises NotDone while the visitor has another one made."""
        if key in self._making:
            return
        if any(one.visitor == visitor and not one.has_failed for one in self._making.values()):
            raise NotDone("one_review")
        making = self._making[key] = Making(visitor)
        making.task = asyncio.create_task(self._make(key, case, claim, making))

    async def close(self) -> None:
        """Leave what is not done yet; whoever wants it asks again."""
        tasks = [one.task for one in self._making.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, key: str, case: Case, claim: Claim, making: Making) -> None:
        try:
            review = await self._made(case, claim, making)
            await self._store.put(KIND, key, json.encode(review))
        except (BotFailed, StoreLost):
            logger.exception("a review could not be made")
            making.has_failed = True
        else:
            del self._making[key]

    async def _made(self, case: Case, claim: Claim, making: Making) -> Review:
        legs: list[Leg] = []
        for part in range(LEGS):
            answer = await self._ask(LegTask(case, part, LEGS, SECONDS), claim)
            found = json.decode(answer, type=FoundLeg)
            legs.append(found.leg)
            making.done = STEPS_TAKE * len(legs) / LEGS
        costs: list[Cost] = []
        suspects = dearest(legs)
        for suspect in suspects:
            answer = await self._ask(ProofTask(case, suspect, SECONDS), claim)
            costs.append(json.decode(answer, type=Cost))
            making.done = STEPS_TAKE + (1 - STEPS_TAKE) * len(costs) / len(suspects)
        return put_together(found.about, legs, costs)

    async def _ask(self, task: CoachTask, claim: Claim) -> bytes:
        return await self._thinker.reckon(task, claim)
