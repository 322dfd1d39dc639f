"""Games that are nearly over, for the browser tests. A game is played here from a fixed seed; all
but its last part, in which rare things happen, is kept as a table in the folder of a server that is
not running. What is left of it is printed as JSON, for the people of the table to play.

Usage: begun.py GAME FOLDER PLAYER...  (a player for each seat, as JSON)
"""

import asyncio
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct, json

from backroom import games
from backroom.kernel.chance import fast_chance
from backroom.kernel.fairness import deal_key
from backroom.kernel.record import Move, Session
from backroom.server.cards import encode_card
from backroom.server.library import Library
from backroom.server.log import (
    AlwaysAskRow,
    ChosenRow,
    LogEvent,
    Moment,
    OpenedRow,
    SatRow,
    StartedRow,
    encode,
    stamp,
)
from backroom.server.messages import NoClock, Player
from backroom.server.room import make
from backroom.server.store import Change, open_store

DATABASE = "backroom.db"
BEFORE = 10  # moves that are left to play before the first rare thing, to see the way to it
FICKLE = 3  # once in so many choices a player forgets what it likes, and what it dislikes
MEDDLES = 8  # once in so many choices somebody chooses who need not


class Wish(Struct):
    """What is played, what must happen towards the end of it, and how these players are."""

    seats: int
    options: dict[str, Any]
    wanted: set[str]  # kinds of events
    longest: int  # moves from the first of them to the end
    seed: int  # from here on a game is looked for that has them all
    liked: set[str]  # kinds of choices, without which these things would be rare
    dull: set[str]


WISHES = {
    "kings": Wish(
        seats=3,
        options={"deals": "on"},
        wanted={"Dealt", "Provoked", "Arrested"},
        longest=150,
        seed=529,
        liked={"accomplish", "row", "send"},
        dull={"withdraw", "end-moves", "end-turn", "dismiss", "no", "pass"},
    ),
    "animalcatraz": Wish(
        seats=4,
        options={"teams": "on", "memory": "off"},
        wanted={"NightFell", "Traded", "LockTried", "RiotBegan", "Revealed"},
        longest=150,
        seed=53,
        liked={"attempt"},
        dull={"done", "shift"},
    ),
}


class Begun(Struct):
    """A game from its first choice to its last, with the chances that its table will have."""

    table: str
    seed: str
    session: Session
    first: int  # the move with which the first of the rare things comes about


def found(game: str) -> Begun:
    """The first game that fulfils the wish."""
    wish = WISHES[game]
    seed = wish.seed
    while True:
        begun, last = played(game, seed)
        if wish.wanted <= last.keys():
            begun.first = min(last[kind] for kind in wish.wanted)
            if len(begun.session.moves) - begun.first <= wish.longest:
                return begun
        seed += 1


def played(name: str, number: int) -> tuple[Begun, dict[str, int]]:
    """A whole game; and the number of the move with which each kind of event last came about."""
    wish, game = WISHES[name], games.game(name)
    table, seed = f"{name}-begun", f"begun {number}"
    key = deal_key(table, seed, [None] * wish.seats)
    options = game.options(wish.options)
    session = Session(game, game.edition(), wish.seats, options, key, "keyed")
    state, chance = session.state, fast_chance(seed)
    last: dict[str, int] = {}
    while asked := [seat for seat in range(wish.seats) if state.is_asked(seat)]:
        able = [seat for seat in range(wish.seats) if state.legal(seat)]
        seats = able if chance.below(MEDDLES) == 0 else asked
        seat = seats[chance.below(len(seats))]
        pool = list(state.legal(seat))
        if chance.below(FICKLE) > 0:
            kinds = {code: game.actions[code].kind for code in pool}
            liked = [code for code in pool if kinds[code] in wish.liked]
            pool = liked or [code for code in pool if kinds[code] not in wish.dull] or pool
        heard = len(session.journal.entries)
        session.play(seat, pool[chance.below(len(pool))])
        for entry in session.journal.entries[heard:]:
            last[type(entry.public).__name__] = len(session.moves) - 1
    return Begun(table, seed, session, 0), last


async def keep(folder: Path, begun: Begun, players: Sequence[Player], moves: list[Move]) -> None:
    """Write the table down up to these moves."""
    game, edition = begun.session.game, begun.session.edition
    opened = OpenedRow(
        table=begun.table,
        player=players[0],
        game=game.name,
        rules=game.rules_version,
        edition=edition.name,
        digest=edition.digest,
        options=WISHES[game.name].options,
        seats=len(players),
        pace=NoClock(),
        public=False,
        seed=begun.seed,
    )
    rows: list[LogEvent] = [SatRow(seat=seat, player=player) for seat, player in enumerate(players)]
    # These people make every choice themselves, also where there is only one.
    rows += [AlwaysAskRow(seat=seat, always=True) for seat in range(len(players))]
    rows.append(StartedRow())
    rows += [ChosenRow(seat=move.seat, do=move.do) for move in moves]
    moment = Moment(time.time(), time.time())
    stamp(rows, moment)
    store = await open_store(str(folder / DATABASE))
    table = await make(store, Library(), opened, moment, "")
    for row in rows:
        table.apply(row)
    change = Change(
        head=encode_card(table, moment), open=False, players=[each.player for each in players]
    )
    await store.append(begun.table, 1, [encode(row) for row in rows], change)
    await store.close()


def main() -> None:
    game, folder, *people = sys.argv[1:]
    begun = found(game)
    moves = begun.session.moves
    start = max(0, begun.first - BEFORE)
    players = [json.decode(player, type=Player) for player in people]
    asyncio.run(keep(Path(folder), begun, players, moves[:start]))
    rest = [{"seat": move.seat, "do": move.do} for move in moves[start:]]
    sys.stdout.buffer.write(json.encode({"table": begun.table, "moves": rest}))


if __name__ == "__main__":
    main()
