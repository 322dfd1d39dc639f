"""Passkeys: the same player on any device, without a password.

py_webauthn checks what browsers answer. A challenge is good once and for five minutes; a passkey is
found by the hash of its own name, and counts how often it was used, where its device does: one that
counts backwards is a copy, and is refused.
"""

from base64 import urlsafe_b64decode
from hashlib import sha256
from typing import Any, Literal

from msgspec import DecodeError, Struct, json

from backroom.server.names import clean_name
from backroom.server.people.messages import PasskeyCard, PasskeyOptions
from backroom.server.problems import NotDone
from backroom.server.security import Page
from backroom.server.store import Store
from backroom.server.world import now, token_urlsafe

CHALLENGE_SECONDS = 300.0
CHALLENGE_BYTES = 32
PASSKEYS_AT_MOST = 10  # of one person
HOUSE = "Backroom"

Purpose = Literal["make", "sign_in", "keep_house"]


class Challenge(Struct):
    """What a browser must sign, and for what."""

    purpose: Purpose
    player: str | None  # who makes a passkey


class Passkey(Struct, kw_only=True):
    """A passkey, as it is kept. The secret half never leaves the device."""

    player: str
    name: str
    credential: str  # how browsers and devices call it
    public: str
    count: int
    made: float
    synced: bool
    used: float | None = None
    copied: float | None = None

    @property
    def key(self) -> str:
        """How we call it: devices may choose long names."""
        return sha256(self.credential.encode()).hexdigest()

    def card(self) -> PasskeyCard:
        """What its owner sees."""
        return PasskeyCard(
            passkey=self.key,
            name=self.name,
            made=self.made,
            used=self.used,
            synced=self.synced,
            copied=self.copied,
        )


class Passkeys:
    """The passkeys of everybody."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Making them.

    async def options(self, player: str, name: str, page: Page) -> PasskeyOptions:
        """What a browser needs to make one; raises NotDone if there are enough."""
        from webauthn import generate_registration_options  # noqa: PLC0415
        from webauthn.helpers import options_to_json_dict  # noqa: PLC0415
        from webauthn.helpers.structs import (  # noqa: PLC0415  (slow to load, and seldom needed)
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        known = await self.of(player)
        if len(known) >= PASSKEYS_AT_MOST:
            raise NotDone("too_many_passkeys")
        options = generate_registration_options(
            rp_id=page.host,
            rp_name=HOUSE,
            user_id=player.encode(),
            user_name=name,
            challenge=await self._challenge("make", player),
            timeout=int(CHALLENGE_SECONDS * 1000),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=_bytes(one.credential)) for one in known
            ],
        )
        return PasskeyOptions(options_to_json_dict(options))

    async def make(self, player: str, name: str, answer: dict[str, Any], page: Page) -> None:
        """Keep the passkey that a browser has made; raises NotDone."""
        from webauthn import verify_registration_response  # noqa: PLC0415
        from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415

        challenge = await self._answered(answer, "make")
        if challenge.player != player:
            raise NotDone("old_challenge")
        called = clean_name(name)
        if len(await self.of(player)) >= PASSKEYS_AT_MOST:
            raise NotDone("too_many_passkeys")
        try:
            verified = verify_registration_response(
                credential=answer,
                expected_challenge=_challenge_of(answer),
                expected_rp_id=page.host,
                expected_origin=page.address,
            )
        except (WebAuthnException, ValueError, TypeError) as error:
            raise NotDone("bad_passkey") from error
        made = Passkey(
            player=player,
            name=called,
            credential=str(answer["id"]),
            public=verified.credential_public_key.hex(),
            count=verified.sign_count,
            made=now(),
            synced=verified.credential_backed_up,
        )
        if await self._store.get("passkey", made.key) is not None:
            raise NotDone("bad_passkey")
        # First where its owner finds it: there must be none that nobody can remove.
        await self._store.put("passkey-of", f"{player}/{made.key}", b"")
        await self._keep(made)

    # Signing in.

    async def sign_in_options(self, page: Page) -> PasskeyOptions:
        """What a browser needs to sign in with any passkey that it has for us."""
        return await self._asked(page, "sign_in", None)

    async def sign_in(self, answer: dict[str, Any], page: Page) -> str:
        """Whose passkey answered; raises NotDone."""
        return (await self._proved(answer, page, "sign_in")).player

    # Keeping the house.

    async def keeper_options(self, player: str, page: Page) -> PasskeyOptions:
        """What a browser needs to show that a keeper of the house sits before it."""
        return await self._asked(page, "keep_house", player)

    async def keep_house(self, player: str, answer: dict[str, Any], page: Page) -> str:
        """With which of their passkeys a keeper has answered; raises NotDone. The device must have
        made sure that it is they, and not somebody who has found it open."""
        passkey = await self._proved(answer, page, "keep_house")
        if passkey.player != player:
            raise NotDone("no_passkey")
        return passkey.key

    async def _asked(self, page: Page, purpose: Purpose, player: str | None) -> PasskeyOptions:
        from webauthn import generate_authentication_options  # noqa: PLC0415
        from webauthn.helpers import options_to_json_dict  # noqa: PLC0415
        from webauthn.helpers.structs import UserVerificationRequirement  # noqa: PLC0415

        needs = UserVerificationRequirement
        options = generate_authentication_options(
            rp_id=page.host,
            challenge=await self._challenge(purpose, player),
            timeout=int(CHALLENGE_SECONDS * 1000),
            user_verification=needs.REQUIRED if purpose == "keep_house" else needs.PREFERRED,
        )
        return PasskeyOptions(options_to_json_dict(options))

    async def _proved(self, answer: dict[str, Any], page: Page, purpose: Purpose) -> Passkey:
        """The passkey that answered; raises NotDone."""
        from webauthn import verify_authentication_response  # noqa: PLC0415
        from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415

        await self._answered(answer, purpose)
        passkey = await self._find(sha256(str(answer.get("id")).encode()).hexdigest())
        if passkey is None:
            raise NotDone("no_passkey")
        try:
            verified = verify_authentication_response(
                credential=answer,
                expected_challenge=_challenge_of(answer),
                expected_rp_id=page.host,
                expected_origin=page.address,
                credential_public_key=bytes.fromhex(passkey.public),
                credential_current_sign_count=0,  # we look at it ourselves, to say what is wrong
                require_user_verification=purpose == "keep_house",
            )
        except (WebAuthnException, ValueError, TypeError) as error:
            raise NotDone("bad_passkey") from error
        if verified.new_sign_count <= passkey.count and (verified.new_sign_count or passkey.count):
            passkey.copied = now()
            await self._keep(passkey)
            raise NotDone("copied_passkey")
        passkey.count, passkey.used = verified.new_sign_count, now()
        passkey.synced = verified.credential_backed_up
        await self._keep(passkey)
        return passkey

    # Afterwards.

    async def of(self, player: str) -> list[Passkey]:
        """The passkeys of a player, the oldest first."""
        keys = await self._store.find("passkey-of", f"{player}/")
        found = [await self._find(key.partition("/")[2]) for key in keys]
        return sorted((one for one in found if one is not None), key=lambda one: one.made)

    async def rename(self, player: str, key: str, name: str) -> None:
        """Call a passkey by another name; raises NotDone."""
        passkey = await self._own(player, key)
        passkey.name = clean_name(name)
        await self._keep(passkey)

    async def remove(self, player: str, key: str) -> None:
        """Nobody signs in with it any more; raises NotDone."""
        await self._own(player, key)
        await self._store.take("passkey", key)
        await self._store.take("passkey-of", f"{player}/{key}")

    async def _own(self, player: str, key: str) -> Passkey:
        passkey = await self._find(key)
        if passkey is None or passkey.player != player:
            raise NotDone("no_passkey")
        return passkey

    async def _find(self, key: str) -> Passkey | None:
        data = await self._store.get("passkey", key)
        return None if data is None else json.decode(data, type=Passkey)

    async def _keep(self, passkey: Passkey) -> None:
        await self._store.put("passkey", passkey.key, json.encode(passkey))

    async def _challenge(self, purpose: Purpose, player: str | None) -> bytes:
        challenge = _bytes(token_urlsafe(CHALLENGE_BYTES))
        data = json.encode(Challenge(purpose, player))
        await self._store.put(
            "challenge", sha256(challenge).hexdigest(), data, now() + CHALLENGE_SECONDS
        )
        return challenge

    async def _answered(self, answer: dict[str, Any], purpose: Purpose) -> Challenge:
        """The challenge that was answered, which is used up by that; raises NotDone."""
        key = sha256(_challenge_of(answer)).hexdigest()
        data = await self._store.take("challenge", key)
        challenge = None if data is None else json.decode(data, type=Challenge)
        if challenge is None or challenge.purpose != purpose:
            raise NotDone("old_challenge")
        return challenge


class Signed(Struct):
    """What a browser has signed, as far as we must know beforehand."""

    challenge: str


def _challenge_of(answer: dict[str, Any]) -> bytes:
    """The challenge that an answer says it is for; raises NotDone."""
    try:
        signed = json.decode(_bytes(answer["response"]["clientDataJSON"]), type=Signed)
        return _bytes(signed.challenge)
    except (LookupError, TypeError, ValueError, DecodeError) as error:
        raise NotDone("bad_passkey") from error


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
