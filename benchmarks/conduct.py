"""How bots behave in whole games of their own: sense and folly, as people see them.

    python benchmarks/conduct.py kings [--bot search:normal] [--games 60] [--seed 1] [--workers 2]

Four of a bot play each other; the figures are those of docs/strength.md. Kings with deals:
``--option deals=on``.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

from backroom import games as library
from backroom.arena.farm import Farm
from backroom.bots import Chair, Invitations
from backroom.bots.steady import SteadyBot
from backroom.games.animalcatraz import board as prison
from backroom.games.kings import board as city
from backroom.games.kings import decisions as city_decisions
from backroom.games.kings.actions import AMOUNT, YES
from backroom.games.kings.outlook import fight_now
from backroom.games.kings.state import is_alive, slots_at
from backroom.games.sneaks.journal import Refilled, Stole
from backroom.kernel.chance import fast_chance
from backroom.kernel.journal import Journal
from backroom.kernel.state import SPECTATOR

SEATS = 4
UNLIKELY, LIKELY = 0.2, 0.8
KINDS = ("tokens", "collection", "carte blanche", "safe", "intrigues", "item", "documents")
Tally = Counter[str]


class Watcher:
    """Looks at every choice of a game, before and after it is made."""

    def __init__(self) -> None:
        self.tally: Tally = Counter()

    def before(self, state: Any, seat: int, code: int) -> None:
        """A seat is about to choose."""

    def after(self, state: Any) -> None:
        """The choice is made."""

    def end(self, state: Any) -> None:
        """The game is over."""


class KingsWatcher(Watcher):
    """Fights of lone bosses, deaths, bribes, missions, deals."""

    def __init__(self) -> None:
        super().__init__()
        self.bids: dict[int, list[int]] = {}
        self.seen: set[int] = set()
        self.taken: set[int] = set()

    def before(self, state: Any, seat: int, code: int) -> None:
        decision = int(state.b[city.DECISION])
        if decision == city_decisions.FOLD:
            self.note_fold(state, seat, folds=code == YES)
        elif decision == city_decisions.RESIST:
            self.note_resistance(state, seat, resists=code == YES)
        elif decision == city_decisions.BID:
            self.bids.setdefault(int(state.b[city.ROUND]), []).append(code - int(AMOUNT))

    def note_fold(self, state: Any, seat: int, *, folds: bool) -> None:
        odds = fight_now(state).odds
        side = 0 if state.b[city.fighter(0)] == seat else 1
        wins = odds.win if side == 0 else odds.of - odds.win - odds.tie
        self.count("folds", state, seat, wins / odds.of, gives_in=folds)

    def note_resistance(self, state: Any, seat: int, *, resists: bool) -> None:
        odds = fight_now(state).odds
        self.count("resists", state, seat, odds.win / odds.of, gives_in=not resists)

    def count(self, what: str, state: Any, seat: int, chance: float, *, gives_in: bool) -> None:
        if slots_at(state, seat, state.b[city.FIGHT_AT]) != 1:
            return
        part = "unlikely" if chance < UNLIKELY else "likely" if chance > LIKELY else "open"
        self.tally[f"{what} {part}"] += 1
        self.tally[f"{what} {part}, gives in"] += gives_in

    def after(self, state: Any) -> None:
        for mission in range(int(city.MISSIONS)):
            fate = state.b[city.fate(mission)]
            people = state.cards.people[mission]
            if fate == city.IN_ROW and mission not in self.seen:
                self.seen.add(mission)
                self.tally[f"missions for {people}"] += 1
            elif fate == city.IN_PROGRESS and mission not in self.taken:
                self.taken.add(mission)
                self.tally[f"missions for {people}, accepted"] += 1

    def end(self, state: Any) -> None:
        alive = sum(is_alive(state, seat) for seat in range(SEATS))
        self.tally["deaths"] += SEATS - alive
        self.tally["last man standing"] += alive == 1
        for bids in self.bids.values():
            self.tally["rounds"] += 1
            self.tally["rounds with a bribe"] += max(bids) > 0
            self.tally["bids"] += len(bids)
            self.tally["bids above 0"] += sum(bid > 0 for bid in bids)
            self.tally["money bid"] += sum(bids)


class SneaksWatcher(Watcher):
    """Which kinds of loot are robbed, of all that came to a site."""

    def end(self, state: Any) -> None:
        kinds = dict(zip(state.cards.loot_ids, state.cards.kind, strict=True))
        for event in state.journal.seen_by(SPECTATOR, all_open=True):
            if isinstance(event, Refilled):
                self.tally.update(f"came: {KINDS[kinds[loot]]}" for loot in event.cards.values())
            elif isinstance(event, Stole):
                self.tally[f"robbed: {KINDS[kinds[event.loot]]}"] += 1


class PrisonWatcher(Watcher):
    """Gangs, escapes, who wins."""

    def __init__(self) -> None:
        super().__init__()
        self.has_gang = False

    def after(self, state: Any) -> None:
        gangs = range(int(prison.gang(0, 0)), int(prison.gang(int(state.inmates) - 1, 1)) + 1)
        self.has_gang = self.has_gang or any(state.b[at] != prison.NOBODY for at in gangs)

    def end(self, state: Any) -> None:
        self.tally["games with a gang"] += self.has_gang
        escaped = [i for i in range(int(state.inmates)) if state.b[prison.out_since(i)] > 0]
        self.tally["escapes"] += len(escaped)
        self.tally["games with an escape"] += bool(escaped)
        winners = [one.seat for one in state.standings() if one.place == 1]
        for inmate in range(int(state.inmates)):
            card = state.cards.inmate_ids[state.b[prison.inmate_card(inmate)]]
            self.tally[f"games of {card}"] += 1
            if state.b[prison.seat(inmate)] in winners:
                self.tally[f"wins of {card}"] += 1
                self.tally["won by an escape"] += inmate in escaped


WATCHERS = {"kings": KingsWatcher, "sneaks": SneaksWatcher, "animalcatraz": PrisonWatcher}


def play(name: str, bot: str, seed: int, options: dict[str, str], numbers: Sequence[int]) -> Tally:
    """Some games; what was seen in them."""
    game = library.game(name)
    edition = game.edition()
    given = game.options(options)
    total: Tally = Counter()
    for number in numbers:
        watcher = WATCHERS[name]()
        luck = {what: fast_chance(f"{seed} {what} {number}") for what in ("deal", "own", "chairs")}
        state = game.new(edition, SEATS, given, luck["deal"], Journal())
        players = [SteadyBot(bot, game, edition) for _ in range(SEATS)]
        invitations = Invitations()
        while asked := state.asked():
            speaker = invitations.next_speaker(state, range(SEATS))
            seat = asked[0] if speaker is None else speaker
            chair = Chair(game, state, seat, luck["chairs"], given)
            player = players[seat]
            code = (player.choose if speaker is None else player.speak)(chair, luck["own"])
            if code is not None:
                watcher.before(state, seat, code)
                state.play(seat, code)
                watcher.after(state)
        watcher.end(state)
        total.update(watcher.tally)
        total["games"] += 1
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(WATCHERS))
    parser.add_argument("--bot", default="search:normal")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    told = parser.parse_args()
    options = dict(option.split("=", 1) for option in told.option)
    work = partial(play, told.game, told.bot, told.seed, options)
    total: Tally = Counter()
    for portion in Farm(told.workers).play(work, [[number] for number in range(told.games)]):
        total.update(portion)
        sys.stderr.write(f"\r{total['games']} of {told.games}")
    sys.stderr.write("\n")
    for what, times in sorted(total.items()):
        sys.stdout.write(f"| {what} | {times} |\n")


if __name__ == "__main__":
    main()
