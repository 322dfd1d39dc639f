"""A device that keeps passkeys, in software: it signs whatever it is asked to, also what no browser
would let it sign."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from msgspec import json

from house import Guest, House

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40
ES256 = -7


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Device:
    """Keeps one passkey for one page, and counts how often it was used."""

    def __init__(self, origin: str, host: str = "127.0.0.1", name: bytes = b"a passkey") -> None:
        self.origin = origin
        self.host = host
        self.name = name
        self.count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def copy(self) -> "Device":
        """Another device that has got hold of the same key."""
        twin = Device(self.origin, self.host, self.name)
        twin.count, twin._key = self.count, self._key
        return twin

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What a browser answers that makes a passkey."""
        client = self._client("webauthn.create", options["challenge"])
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: ES256, -1: 1, -2: _word(numbers.x), -3: _word(numbers.y)}
        own = bytes(16) + len(self.name).to_bytes(2, "big") + self.name + cbor2.dumps(key)
        data = self._authenticator(PRESENT | VERIFIED | WITH_KEY) + own
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(clientDataJSON=client, attestationObject=attestation)

    def sign_in(self, options: dict[str, Any]) -> dict[str, Any]:
        """What a browser answers that signs in."""
        self.count += 1
        client = self._client("webauthn.get", options["challenge"])
        data = self._authenticator(PRESENT | VERIFIED)
        signature = self._key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._answer(clientDataJSON=client, authenticatorData=data, signature=signature)

    def _client(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.encode(said)

    def _authenticator(self, flags: int) -> bytes:
        return sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _answer(self, **response: bytes) -> dict[str, Any]:
        name = text_of(self.name)
        return {
            "id": name,
            "rawId": name,
            "type": "public-key",
            "response": {part: text_of(data) for part, data in response.items()},
            "clientExtensionResults": {},
        }


def _word(number: int) -> bytes:
    return number.to_bytes(32, "big")


async def make(guest: Guest, device: Device, name: str = "My phone", status: int = 200) -> Any:
    options = (await guest.post("/api/me/passkeys/options", None))["options"]
    answer = {"name": name, "credential": device.make(options)}
    return await guest.post("/api/me/passkeys", answer, status)


async def sign_in(guest: Guest, device: Device, status: int = 200) -> Any:
    options = (await guest.post("/api/sign-in/options", None))["options"]
    return await guest.post("/api/sign-in/passkey", {"credential": device.sign_in(options)}, status)


async def kept(server: House, name: str = "Ann") -> tuple[Guest, Device]:
    """Somebody with a passkey."""
    ann, device = await server.guest(name), Device(server.address)
    await make(ann, device)
    return ann, device
