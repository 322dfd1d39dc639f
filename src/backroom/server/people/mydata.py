"""Everything that is kept of a person, in one piece.

What is kept is found by the person's name in the store, so nothing can be left out: what is theirs
of the small things, the notices that they have not looked at yet, and of every table its card, what
was told of it in the end, and the rows of the log that tell of what they did. Secrets of the house
(hashes, what chance gave, the state of a game) and what others said and did are not theirs.
"""

from typing import Any

from msgspec import DecodeError, json

from backroom.server.lobby import table_list
from backroom.server.people.everywhere import ALL_TABLES, OF_OTHERS
from backroom.server.store import Mention, Store, TableRow
from backroom.server.world import now

OF_THE_HOUSE = (
    "chance",
    "state",
    "unaware",
    "seed",
    "position",
    "digest",
    "setup",
    "hashed",
    "held",
)
OF_WHO_WROTE_IT = ("block", "report")  # whom it names does not learn of it here
NAMED_BY_SECRETS = ("session", "token", "challenge", "sign-in", "recovery", "duty")


async def export(store: Store, player: str, clock: float) -> dict[str, Any]:
    """All of it, as JSON."""
    rows = await store.tables_of(player, ALL_TABLES)
    finished = {one.table: one.data for one in await store.finished_of(player, ALL_TABLES)}
    return {
        "player": player,
        "at": now(),
        "kept": [
            {
                "kind": mention.kind,
                # The hash of a secret tells nothing, and is no business of a file's.
                "key": "" if mention.kind in NAMED_BY_SECRETS else mention.key,
                "data": _readable(mention.data),
            }
            for mention in await store.mentions(player)
            if _is_theirs(mention, player)
        ],
        "notices": [
            {
                "table": notice.table,
                "kind": notice.kind,
                "way": notice.way,
                "number": notice.number,
                "tries": notice.tries,
                "data": _readable(notice.data),
            }
            for notice in await store.notices_of(player)
        ],
        "tables": [await _table(store, row, player, clock, finished.get(row.id)) for row in rows],
    }


def _is_theirs(mention: Mention, player: str) -> bool:
    if mention.kind in OF_WHO_WROTE_IT:
        return mention.key.startswith(f"{player}/")
    return mention.kind not in OF_OTHERS or player in mention.key


async def _table(
    store: Store, row: TableRow, player: str, clock: float, finished: bytes | None
) -> dict[str, Any]:
    own = [kept for kept in await store.read(row.id) if player.encode() in kept.data]
    return {
        "table": row.id,
        "card": table_list([row], player, clock).tables,
        "finished": None if finished is None else _readable(finished),
        "rows": [{"number": kept.number, **_fields(_readable(kept.data))} for kept in own],
    }


def _readable(data: bytes) -> Any:
    try:
        return _fields(json.decode(data))
    except DecodeError:
        return data.decode(errors="replace")  # such as the word that a name leads to


def _fields(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    return {name: part for name, part in value.items() if name not in OF_THE_HOUSE}
