"""What somebody did here: counted from the finished games, and shown as far as they allow."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Literal

from msgspec import Struct, json

from backroom.server.anchors import ANCHORS, FROM_HARD, anchor
from backroom.server.hub import Hub
from backroom.server.identity import Identity
from backroom.server.messages import Player
from backroom.server.people.history import Finished
from backroom.server.people.messages import (
    BoardRow,
    Duel,
    Evening,
    EveningScore,
    GameTally,
    Leaderboard,
    Month,
    Opponent,
    PlayedGame,
    PlayedGames,
    PlayedSeat,
    Profile,
    RatingCard,
    RatingPoint,
    Shows,
    Tally,
)
from backroom.server.people.ratings import Ladder, Point, Rating, Z
from backroom.server.problems import NotDone
from backroom.server.store import Store
from backroom.server.table import Table

ALL_GAMES = 1_000_000
PAGE = 30
MONTHS_AT_MOST = 24
OPPONENTS_AT_MOST = 100
ROWS_AT_MOST = 200  # of a leaderboard
LADDER_PAGE = 1000
OVERLAP = 60.0  # seconds: what another process ended a little earlier may come a little later


class Own(Struct, frozen=True):
    """A finished game, and where somebody sat in it."""

    game: Finished
    seat: int

    @property
    def is_won(self) -> bool:
        own = self.game.seats[self.seat]
        return own.place == 1 and not own.left


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Which games of a history, and what comes after the table with this name."""

    game: str | None = None
    seats: int | None = None
    result: Literal["won", "lost"] | None = None
    against: str | None = None
    after: str | None = None


class Records:
    """Histories, profiles and leaderboards."""

    def __init__(self, hub: Hub, identity: Identity) -> None:
        self._hub = hub
        self._store: Store = hub.store
        self._identity = identity
        self._ladder = Ladder()
        self._counted: dict[str, float] = {}  # rated games that are counted, and when they ended
        self._latest = (float("-inf"), "")
        self._rewritings = hub.rewritings
        self._turn = asyncio.Lock()

    # Profiles.

    async def profile(self, name: str, asks: str | None) -> Profile:
        """What a player did; raises NotDone if there is no such player."""
        player = await self._known(name)
        shows = await self.shows(name)
        is_shown = await self._may_see(name, asks, shows)
        own = await self._own(name) if is_shown else []
        by_game: dict[tuple[str, int], list[Own]] = {}
        for one in own:
            by_game.setdefault((one.game.game, len(one.game.seats)), []).append(one)
        often = Counter(one.game.game for one in own).most_common(1)
        streaks = _streaks(own)
        return Profile(
            player=player,
            mine=name == asks,
            shown=is_shown,
            shows=shows,
            all=_tally(own),
            by_game=[
                GameTally(game=game, seats=seats, tally=_tally(games))
                for (game, seats), games in sorted(by_game.items())
            ],
            favourite=often[0][0] if often else None,
            streak=streaks[-1] if streaks else 0,
            best_streak=max(streaks, default=0),
            months=months_of(own),
            ratings=await self._ratings(name) if is_shown else [],
            opponents=await self._opponents(name, own),
        )

    async def games(self, name: str, asks: str | None, wanted: Wanted) -> PlayedGames:
        """A page of a player's history; raises NotDone if they do not show it."""
        await self._known(name)
        if not await self._may_see(name, asks, await self.shows(name)):
            raise NotDone("not_shown")
        own = [one for one in reversed(await self._own(name)) if _is_wanted(one, wanted)]
        tables = [one.game.table for one in own]
        first = tables.index(wanted.after) + 1 if wanted.after in tables else 0
        page = own[first : first + PAGE]
        names = _Names(self._identity)
        cards = [await _card(one, asks, names) for one in page]
        is_more = len(own) > first + PAGE
        return PlayedGames(cards, page[-1].game.table if is_more else None)

    async def _known(self, name: str) -> Player:
        player = await self._identity.player(name)
        if player is None:
            raise NotDone("no_person")
        return player

    async def shows(self, name: str) -> Shows:
        """Who may see what a player did."""
        data = await self._store.get("shows", name)
        return "everybody" if data is None else json.decode(data, type=Shows)

    async def show(self, name: str, shows: Shows) -> None:
        """Let others see it, or no longer."""
        await self._store.put("shows", name, json.encode(shows))

    async def _may_see(self, name: str, asks: str | None, shows: Shows) -> bool:
        if name == asks or shows == "everybody":
            return True
        return (
            shows == "friends" and asks is not None and await are_friends(self._store, name, asks)
        )

    async def met(self, name: str) -> list[Player]:
        """With whom a player has finished a game, as they are called now; most games first."""
        return [one.player for one in await self._opponents(name, await self._own(name))]

    async def _own(self, name: str) -> list[Own]:
        """The finished games of a player, the oldest first."""
        found = []
        for row in reversed(await self._store.finished_of(name, ALL_GAMES)):
            game = json.decode(row.data, type=Finished)
            for number, seat in enumerate(game.seats):
                if seat.player is not None and seat.player.player == name:
                    found.append(Own(game, number))
        return found

    async def _opponents(self, name: str, own: Sequence[Own]) -> list[Opponent]:
        names = _Names(self._identity)
        met: dict[str, Opponent] = {}
        duels: dict[tuple[str, str], Duel] = {}
        for one in own:
            mine, game = one.game.seats[one.seat], one.game.game
            for seat in one.game.seats:
                other = seat.player
                if other is None or other.player == name or not other.name:
                    continue
                if other.player not in met:
                    met[other.player] = Opponent(
                        player=other, games=0, ahead=0, behind=0, by_game=[]
                    )
                known = met[other.player]
                duel = duels.setdefault(
                    (other.player, game), Duel(game=game, games=0, ahead=0, behind=0)
                )
                for counted in (known, duel):
                    counted.games += 1
                    counted.ahead += mine.place < seat.place
                    counted.behind += mine.place > seat.place
        most = sorted(met.values(), key=lambda one: -one.games)[:OPPONENTS_AT_MOST]
        for known in most:
            of_theirs = [duel for (other, _), duel in duels.items() if other == known.player.player]
            known.by_game = sorted(of_theirs, key=lambda duel: -duel.games)
            known.player = await names.of(known.player)
        return most

    async def evening(self, table: Table, asks: str | None) -> Evening:
        """The games that the people of a table have finished together."""
        first = table.opened.evening or table.head.table
        found: dict[str, Own] = {}
        for chair in table.seats:
            if chair.player is not None:
                own = await self._own(chair.player.player)
                found.update((one.game.table, one) for one in own if one.game.evening == first)
        games = sorted(found.values(), key=lambda one: -one.game.ended)
        names = _Names(self._identity)
        scores: dict[str, EveningScore] = {}
        for one in games:
            for number, seat in enumerate(one.game.seats):
                key = seat.player.player if seat.player is not None else f"{seat.bot}/{number}"
                score = scores.setdefault(
                    key,
                    EveningScore(
                        player=None if seat.player is None else await names.of(seat.player),
                        bot=seat.bot,
                        seat=number,
                        games=0,
                        wins=0,
                    ),
                )
                score.games += 1
                score.wins += seat.place == 1 and not seat.left
        return Evening(
            [await _card(one, asks, names) for one in games],
            sorted(scores.values(), key=lambda score: (-score.wins, score.games)),
        )

    # Ratings.

    async def leaderboard(self, game: str) -> Leaderboard:
        """The ratings at a game, with the bots where they stand."""
        async with self._turn:
            await self._catch_up()
        settled: list[tuple[str | None, str | None, Rating]] = [
            (name, None, rating) for name, rating in self._ladder.everybody(game).items()
        ]
        for bot in (*ANCHORS.get(game, {}), *FROM_HARD):
            mu = anchor(game, bot)
            if mu is not None:
                settled.append((None, bot, Rating(mu, 0.0)))
        settled.sort(key=lambda one: -one[2].mu)
        rows: list[BoardRow] = []
        rank = 0
        for name, level, rating in settled:
            player = None if name is None else await self._shown_to_all(name)
            if name is not None and player is None:
                continue
            is_ranked = player is not None and not rating.is_provisional
            rank += is_ranked
            rows.append(
                BoardRow(
                    rank=rank if is_ranked else None,
                    player=player,
                    bot=level,
                    rating=rating.mu,
                    low=rating.low,
                    high=rating.high,
                    games=rating.games,
                    provisional=player is not None and rating.is_provisional,
                )
            )
            if len(rows) >= ROWS_AT_MOST:
                break
        return Leaderboard(rows)

    async def _shown_to_all(self, name: str) -> Player | None:
        is_shown = await self.shows(name) == "everybody"
        return await self._identity.player(name) if is_shown else None

    async def _ratings(self, name: str) -> list[RatingCard]:
        async with self._turn:
            await self._catch_up()
        found = []
        for game in sorted(ANCHORS):
            rating = self._ladder.of(game, name)
            if rating is not None and rating.games:
                found.append(
                    RatingCard(
                        game=game,
                        rating=rating.mu,
                        low=rating.low,
                        high=rating.high,
                        games=rating.games,
                        provisional=rating.is_provisional,
                        points=[_point(point) for point in rating.points[-300:]],
                    )
                )
        return found

    def _begin_anew(self) -> None:
        self._ladder, self._counted = Ladder(), {}
        self._latest = (float("-inf"), "")
        self._rewritings = self._hub.rewritings

    async def _catch_up(self) -> None:
        """Count the rated games that have ended since. If one of them comes too late for its place,
        or if somebody is somebody else now, all are counted again: ratings depend on the order."""
        if self._rewritings != self._hub.rewritings:
            self._begin_anew()
        after: tuple[float, str] | None = (self._latest[0] - OVERLAP, "")
        while rows := await self._store.finished(LADDER_PAGE, after):
            for row in rows:
                if row.table in self._counted:
                    continue
                if (row.ended, row.table) < self._latest:
                    self._begin_anew()
                    await self._catch_up()
                    return
                self._counted[row.table] = row.ended
                self._latest = (row.ended, row.table)
                game = json.decode(row.data, type=Finished)
                if game.rated:
                    self._ladder.count(game)
            after = (rows[-1].ended, rows[-1].table)


async def are_friends(store: Store, one: str, other: str) -> bool:
    """Whether two are friends: each has said so."""
    data = await store.get("friend", f"{one}/{other}")
    return data is not None and b'"friends"' in data


class _Names:
    """How people are called now, each asked for once."""

    def __init__(self, identity: Identity) -> None:
        self._identity = identity
        self._known: dict[str, Player] = {}

    async def of(self, player: Player) -> Player:
        """A player of then, as they are called now."""
        if player.player not in self._known:
            now = await self._identity.player(player.player)
            self._known[player.player] = now or player
        return self._known[player.player]


async def _card(one: Own, asks: str | None, names: _Names) -> PlayedGame:
    game = one.game
    sat = {seat.player.player for seat in game.seats if seat.player is not None}
    return PlayedGame(
        table=game.table,
        game=game.game,
        began=game.began,
        ended=game.ended,
        rated=game.rated,
        may_see=game.public or asks in sat,
        you=one.seat,
        seats=[
            PlayedSeat(
                seat=number,
                player=None if seat.player is None else await names.of(seat.player),
                bot=seat.bot,
                place=seat.place,
                points=seat.points,
                left=seat.left,
            )
            for number, seat in enumerate(game.seats)
        ],
    )


def _is_wanted(one: Own, wanted: Wanted) -> bool:
    game = one.game
    if wanted.game not in (None, game.game) or wanted.seats not in (None, len(game.seats)):
        return False
    if wanted.result is not None and (wanted.result == "won") != one.is_won:
        return False
    others = {seat.player.player for seat in game.seats if seat.player is not None}
    return wanted.against is None or wanted.against in others


def _tally(own: Sequence[Own]) -> Tally:
    places = Counter(one.game.seats[one.seat].place for one in own)
    return Tally(
        games=len(own),
        wins=sum(one.is_won for one in own),
        seconds=sum(max(0.0, one.game.ended - one.game.began) for one in own),
        places=[places[place] for place in range(1, max(places, default=0) + 1)],
    )


def _streaks(own: Sequence[Own]) -> list[int]:
    """After each game: how many were won in a row."""
    streaks, streak = [], 0
    for one in own:
        streak = streak + 1 if one.is_won else 0
        streaks.append(streak)
    return streaks


def months_of(own: Sequence[Own]) -> list[Month]:
    """Two years at most, up to the month of the latest game; months without a game too."""
    months: dict[int, Month] = {}
    for one in own:
        ended = datetime.fromtimestamp(one.game.ended, UTC)
        month = _month(months, 12 * ended.year + ended.month - 1)
        month.games += 1
        month.wins += one.is_won
    last = max(months, default=-1)
    first = max(min(months, default=0), last - MONTHS_AT_MOST + 1)
    return [_month(months, number) for number in range(first, last + 1)]


def _month(months: dict[int, Month], number: int) -> Month:
    name = f"{number // 12}-{number % 12 + 1:02}"
    return months.setdefault(number, Month(month=name, games=0, wins=0))


def _point(point: Point) -> RatingPoint:
    wide = Z * point.sigma
    return RatingPoint(point.ended, point.mu, point.mu - wide, point.mu + wide)
