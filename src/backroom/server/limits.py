"""How much anybody may ask at once."""

from collections.abc import Callable

from backroom.server.problems import NotDone

FORGOTTEN_AFTER = 10_000  # buckets; full ones need not be remembered


class Limit:
    """So many things a second for each name, and some more at once."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._buckets: dict[str, tuple[float, float]] = {}  # how much was left, and when

    def spend(self, name: str) -> None:
        """One more; raises NotDone if it is one too many."""
        now = self._now()
        left, then = self._buckets.get(name, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._rate)
        if left < 1:
            raise NotDone("too_many_requests")
        self._buckets[name] = (left - 1, now)
        if len(self._buckets) > FORGOTTEN_AFTER:
            self._forget(now)

    def _forget(self, now: float) -> None:
        full_after = self._burst / self._rate
        self._buckets = {
            name: (left, then)
            for name, (left, then) in self._buckets.items()
            if now - then < full_after
        }


class Limits:
    """All limits of a server. People meet none of them; programs that guess or flood do."""

    def __init__(self, now: Callable[[], float], messages_per_second: float) -> None:
        self.messages = Limit(messages_per_second, 3 * messages_per_second, now)  # by player
        self.says = Limit(1.0, 10.0, now)  # by player
        self.undos = Limit(0.5, 10.0, now)  # by player: a whole game is played again for each
        self.sessions = Limit(0.2, 30.0, now)  # by address
        self.invitations = Limit(0.1, 10.0, now)  # by address
        self.tables = Limit(0.1, 20.0, now)  # by player
        self.replays = Limit(5.0, 100.0, now)  # by address: a whole game is played again for each
        self.requests = Limit(50.0, 200.0, now)  # by address
