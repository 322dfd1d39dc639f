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

    def spend(self, name: str, things: int = 1) -> None:
        """Some more; raises NotDone if they are too many."""
        now = self._now()
        left, then = self._buckets.get(name, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._rate)
        if left < things:
            raise NotDone("too_many_requests")
        self._buckets[name] = (left - things, now)
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
        # By player: tables that are shown as a whole and old pages, each as long as a hundred other
        # messages. Somebody at as many tables as can be watched may come back three times at once.
        self.shows = Limit(messages_per_second / 4, 5 * messages_per_second, now)
        self.says = Limit(1.0, 10.0, now)  # by player
        self.undos = Limit(0.5, 10.0, now)  # by player: a whole game is played again for each
        self.sessions = Limit(0.2, 30.0, now)  # by address
        self.renames = Limit(0.02, 20.0, now)  # by player: all their tables are written anew
        self.challenges = Limit(0.2, 30.0, now)  # by address
        self.recoveries = Limit(0.01, 10.0, now)  # by address: a slow hash is made for each
        self.exports = Limit(0.01, 5.0, now)  # by player: the whole store is looked through
        self.friends = Limit(0.02, 30.0, now)  # by player: who is asked or invited
        self.looks = Limit(2.0, 60.0, now)  # by address: at histories, which are read whole
        self.hints = Limit(0.5, 20.0, now)  # by player: the bots' processes reckon for each
        self.invitations = Limit(0.1, 10.0, now)  # by address
        self.tables = Limit(0.1, 20.0, now)  # by player
        self.replays = Limit(5.0, 100.0, now)  # by address: a whole game is played again for each
        self.ways = Limit(0.02, 20.0, now)  # by player, and by address
        self.mails = Limit(0.001, 3.0, now)  # that confirm, by address and by where they go
        self.trials = Limit(0.02, 5.0, now)  # of ways, by player and by address
        self.reports = Limit(0.003, 5.0, now)  # by player and by address
        self.blocks = Limit(0.1, 20.0, now)  # by player
        self.requests = Limit(50.0, 200.0, now)  # by address
