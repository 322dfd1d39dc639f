"""Recovery codes: a way back on paper, for those without passkeys.

A code has a part that finds it and a part that proves it; only a slow hash of the second is kept.
So a wrong guess costs something, is counted, and after a few the code rests for a while. Whoever
guesses at codes that there are not waits as long.
"""

import asyncio
import re
from base64 import b32encode

from msgspec import Struct, json

from backroom.server.people.messages import RecoveryCard
from backroom.server.problems import NotDone
from backroom.server.store import Store
from backroom.server.world import now, token_hex

GROUPS, LETTERS = 5, 5  # ABCDE-FGHIJ-...: the first group finds the code
GUESSES = 5
REST_SECONDS = 3600.0  # after so many wrong guesses
WRITTEN = re.compile(r"[^A-Z2-7]")
# What is easily taken for another sign on paper.
MISREAD = str.maketrans("018", "OIB")


class Recovery(Struct, kw_only=True):
    """A code, as it is kept."""

    player: str
    hashed: str
    made: float
    used: float | None = None
    guesses: int = 0  # wrong ones since the last right one
    rests_until: float = 0.0


class RecoveryCodes:
    """The recovery codes of everybody, one a person."""

    def __init__(self, store: Store) -> None:
        self._store = store
        # One at a time: a hash takes much memory for a moment, and every guess must be counted.
        self._turn = asyncio.Lock()

    async def make(self, player: str) -> str:
        """A new code; the old one is good no more."""
        async with self._turn:
            return await self._make(player)

    async def _make(self, player: str) -> str:
        code = b32encode(bytes.fromhex(token_hex(GROUPS * LETTERS))).decode()[: GROUPS * LETTERS]
        finds, proves = code[:LETTERS], code[LETTERS:]
        if await self._store.get("recovery", finds) is not None:
            return await self._make(player)  # somebody's code begins like this already
        await self.remove(player)
        kept = Recovery(player=player, hashed=await _hash(proves), made=now())
        await self._store.put("recovery-of", player, finds.encode())
        await self._keep(finds, kept)
        return "-".join(code[i : i + LETTERS] for i in range(0, len(code), LETTERS))

    async def use(self, written: str) -> str:
        """Whose code this is; raises NotDone."""
        async with self._turn:
            return await self._use(written)

    async def _use(self, written: str) -> str:
        code = WRITTEN.sub("", written.upper().translate(MISREAD))
        finds, proves = code[:LETTERS], code[LETTERS:]
        kept = await self._find(finds)
        if kept is None or kept.rests_until > now():
            await _hash(proves)  # takes as long as a guess
            raise NotDone("no_recovery")
        # Counted before it is looked at: whoever ends the server in between has guessed too.
        kept.guesses += 1
        if kept.guesses > GUESSES:
            kept.guesses, kept.rests_until = 0, now() + REST_SECONDS
            await self._keep(finds, kept)
            raise NotDone("no_recovery")
        await self._keep(finds, kept)
        if not await _proves(kept.hashed, proves):
            raise NotDone("no_recovery")
        kept.guesses, kept.used = 0, now()
        await self._keep(finds, kept)
        return kept.player

    async def card(self, player: str) -> RecoveryCard | None:
        """Whether a player has a code, and since when."""
        finds = await self._store.get("recovery-of", player)
        kept = None if finds is None else await self._find(finds.decode())
        return None if kept is None else RecoveryCard(kept.made, kept.used)

    async def remove(self, player: str) -> None:
        """The player's code is good no more."""
        finds = await self._store.take("recovery-of", player)
        if finds is not None:
            await self._store.take("recovery", finds.decode())

    async def _find(self, finds: str) -> Recovery | None:
        data = await self._store.get("recovery", finds)
        return None if data is None else json.decode(data, type=Recovery)

    async def _keep(self, finds: str, kept: Recovery) -> None:
        await self._store.put("recovery", finds, json.encode(kept))


async def _hash(proves: str) -> str:
    from argon2 import PasswordHasher  # noqa: PLC0415  (seldom needed)

    salt = bytes.fromhex(token_hex(16))
    return await asyncio.to_thread(lambda: PasswordHasher().hash(proves, salt=salt))


async def _proves(hashed: str, proves: str) -> bool:
    from argon2 import PasswordHasher  # noqa: PLC0415
    from argon2.exceptions import VerifyMismatchError  # noqa: PLC0415

    try:
        return await asyncio.to_thread(PasswordHasher().verify, hashed, proves)
    except VerifyMismatchError:
        return False
