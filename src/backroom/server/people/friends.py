"""Friends: two who have played together and both want to be."""

from typing import Literal

from msgspec import Struct, json

from backroom.server.identity import Identity
from backroom.server.lobby import table_list
from backroom.server.messages import Player, TableList
from backroom.server.people.messages import FriendList
from backroom.server.people.profile import Records, are_friends
from backroom.server.problems import NotDone
from backroom.server.store import Store
from backroom.server.world import now

FRIENDS_AT_MOST = 200
TABLES_LOOKED_AT = 20  # of each friend, the newest


class Friendship(Struct):
    """What one of two has of the other."""

    state: Literal["friends", "asked", "asking"]  # asked: I did; asking: the other did
    since: float


class Friends:
    """Everybody's friends."""

    def __init__(self, store: Store, identity: Identity, records: Records) -> None:
        self._store = store
        self._identity = identity
        self._records = records

    async def of(self, player: str, clock: float) -> FriendList:
        """A player's friends, who wants to be one, and with whom they have played."""
        kept = await self._kept(player)
        by_state: dict[str, list[Player]] = {"friends": [], "asked": [], "asking": []}
        for other, friendship in kept.items():
            known = await self._identity.player(other)
            if known is not None:
                by_state[friendship.state].append(known)
        met = [one for one in await self._records.met(player) if one.player not in kept]
        friends = by_state["friends"]
        return FriendList(
            friends=friends,
            asked=by_state["asked"],
            asking=by_state["asking"],
            met=met,
            tables=(await self._open_tables(player, friends, clock)).tables,
        )

    async def add(self, player: str, other: str) -> None:
        """Ask somebody, or say yes to who has asked; raises NotDone."""
        kept = await self._kept(player)
        known = kept.get(other)
        if known is not None and known.state != "asking":
            return
        if len(kept) >= FRIENDS_AT_MOST:
            raise NotDone("too_many_friends")
        if known is None:
            if other not in {one.player for one in await self._records.met(player)}:
                raise NotDone("not_met")
            if len(await self._kept(other)) >= FRIENDS_AT_MOST:
                raise NotDone("too_many_friends")
            await self._put(other, player, "asking")
            await self._put(player, other, "asked")
        else:
            await self._put(other, player, "friends")
            await self._put(player, other, "friends")

    async def remove(self, player: str, other: str) -> None:
        """Be no friends any more, or do not become any."""
        await self._store.take("friend", f"{other}/{player}")
        await self._store.take("friend", f"{player}/{other}")

    async def check(self, player: str, other: str) -> Player:
        """A friend by name; raises NotDone."""
        friend = await self._identity.player(other)
        if friend is None or not await are_friends(self._store, player, other):
            raise NotDone("no_friend")
        return friend

    async def _kept(self, player: str) -> dict[str, Friendship]:
        found = await self._store.find("friend", f"{player}/")
        return {
            key.partition("/")[2]: json.decode(data, type=Friendship) for key, data in found.items()
        }

    async def _put(
        self, player: str, other: str, state: Literal["friends", "asked", "asking"]
    ) -> None:
        data = json.encode(Friendship(state, now()))
        await self._store.put("friend", f"{player}/{other}", data)

    async def _open_tables(self, player: str, friends: list[Player], clock: float) -> TableList:
        rows = {
            row.id: row
            for friend in friends
            for row in await self._store.tables_of(friend.player, TABLES_LOOKED_AT)
            if row.open and row.public
        }
        return table_list(list(rows.values()), player, clock)
