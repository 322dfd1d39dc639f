"""One table of a game for environments in which agents learn."""

from collections.abc import Mapping
from operator import index
from typing import SupportsIndex

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from backroom.bots import Bot, Chair, Invitations, make_bot
from backroom.interop.observations import Observations
from backroom.interop.rewards import by_place, prospects
from backroom.interop.setting import Setting
from backroom.kernel.chance import fast_chance
from backroom.kernel.refusals import Refused
from backroom.kernel.state import State


class LearningTable:
    """A game that is dealt again and again, seen and played by seats.

    A seat chooses one of the game's codes, or ``wait``, the code after them: that is what a seat
    does that is not asked, and one that may speak unasked and keeps silent.
    """

    def __init__(self, setting: Setting, shaped: bool) -> None:
        self.setting = setting
        self.game = setting.game
        self.observations = Observations(setting)
        self.shaped = shaped
        self.wait = len(self.game.actions)
        self._bots: dict[str, Bot] = {}

    def deal(self, seed: int) -> None:
        """Begin a new game; everything in it follows from the seed and the choices."""
        self.state: State = self.setting.deal(fast_chance(f"{seed} deal"))
        self._judging = fast_chance(f"{seed} prospects")
        self._bots_luck = fast_chance(f"{seed} bots")
        self._chairs = fast_chance(f"{seed} chairs")
        self._invitations = Invitations()
        self._paid = [0.0] * self.setting.seats
        self._ask()

    def _ask(self) -> None:
        """Find the seats that choose now: one that may speak unasked, else those that must."""
        asked = self.state.asked()
        speaker = None
        if asked and self.setting.has_invitations:
            speaker = self._invitations.next_speaker(self.state, range(self.setting.seats))
        self.asked = asked if speaker is None else [speaker]
        self.may_wait = speaker is not None

    @property
    def over(self) -> bool:
        return not self.asked

    def view(self, seat: int) -> Struct:
        """All that a seat may see or remember."""
        return self.setting.view(self.state, seat)

    def observe(self, seat: int) -> NDArray[np.float32]:
        """The same in numbers."""
        return self.observations.scaled(self.state, seat)

    def chair(self, seat: int) -> Chair:
        """What a bot is handed that plays for an asked seat."""
        return Chair(self.game, self.state, seat, self._chairs, self.setting.options)

    def ask(self, bot: str, seat: int) -> int:
        """What a bot would choose for an asked seat; it is named as everywhere."""
        if bot not in self._bots:
            self._bots[bot] = make_bot(bot, self.game, self.setting.edition)
        return self._bots[bot].choose(self.chair(seat), self._bots_luck)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Which codes a seat may choose now; none for a seat that is not asked."""
        mask = np.zeros(self.wait + 1, dtype=np.int8)
        if seat in self.asked:
            mask[self.state.legal(seat)] = 1
            mask[self.wait] = self.may_wait
        return mask

    def play(self, choices: Mapping[int, SupportsIndex]) -> None:
        """What seats choose, all at once; raises Refused and changes nothing if one may not.

        Choices are carried out in the order of seats. One that an earlier one has made impossible
        is dropped, and its seat is asked again.
        """
        codes = {seat: index(choice) for seat, choice in sorted(choices.items())}
        spoken = {seat: code for seat, code in codes.items() if not self._is_silent(seat, code)}
        for seat, code in spoken.items():
            refusal = self.state.refusal(seat, code)
            if refusal is not None:
                raise Refused(refusal)
        for seat, code in spoken.items():
            if self.state.refusal(seat, code) is None:
                self.state.play(seat, code)
        self._ask()

    def _is_silent(self, seat: int, code: int) -> bool:
        return code == self.wait and (self.may_wait or seat not in self.asked)

    def pay(self, *asked: int) -> dict[int, float]:
        """What seats are paid now: at the end all, for their places; before, if rewards are shaped,
        those that are asked, for the change of their prospects since they were last paid. What a
        seat is paid in a game adds up to the same, shaped or not."""
        if self.over:
            final = by_place(self.state.standings())
            return {seat: final[seat] - self._paid[seat] for seat in range(self.setting.seats)}
        return {seat: self._change(seat) for seat in asked} if self.shaped else {}

    def _change(self, seat: int) -> float:
        if self.state.decision(seat) == 0:
            return 0.0  # nothing is anybody's merit before the first choice
        now = prospects(self.game, self.state, seat, self._judging)
        change = now - self._paid[seat]
        self._paid[seat] = now
        return change
