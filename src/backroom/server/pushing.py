"""Web Push: what a browser's push service is sent, so that it cannot read it and knows who sends it
(RFC 8030, 8291 and 8292). The keys of the house are made at its first start and kept in its store.

What it takes is in the extra ``push``; a house without it tells browsers while a tab is open.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from importlib.util import find_spec
from typing import Any

from backroom.server.messages import PushWay
from backroom.server.store import Store
from backroom.server.world import now

SERVICES = (  # of the makers of browsers
    "https://fcm.googleapis.com",
    "https://jmt17.google.com",
    "https://updates.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)
HOUSE_KIND, KEY = "house", "vapid"
TOLD_FOR = 86_400  # seconds for which a push service keeps what it cannot deliver
SIGNED_FOR = 6 * 3600


class Pusher:
    """The house towards push services."""

    def __init__(self, private_key: bytes, contact: str) -> None:
        from cryptography.hazmat.primitives.serialization import (  # noqa: PLC0415
            Encoding,
            PublicFormat,
        )
        from py_vapid import Vapid02  # noqa: PLC0415

        self._contact = contact
        self._vapid: Any = Vapid02.from_pem(private_key)
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = urlsafe_b64encode(point).rstrip(b"=").decode()

    @classmethod
    async def opened(cls, store: Store, contact: str) -> "Pusher | None":
        """The house's own, or None where it is not installed."""
        if find_spec("py_vapid") is None or find_spec("http_ece") is None:
            return None
        kept = await store.get(HOUSE_KIND, KEY)
        if kept is None:  # of several processes that start at once, the first one's counts
            kept = await store.put_once(HOUSE_KIND, KEY, new_key())
        return cls(kept, contact)

    def sealed(self, way: PushWay, body: bytes) -> bytes:
        """A message that only that browser can read."""
        import http_ece  # noqa: PLC0415
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

        sealed: bytes = http_ece.encrypt(
            body,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decoded(way.p256dh),
            auth_secret=decoded(way.auth),
            version="aes128gcm",
        )
        return sealed

    def headers(self, origin: str, topic: str) -> dict[str, str]:
        """What a push service wants to know. Of messages with one topic it delivers the last."""
        claims = {"aud": origin, "exp": int(now()) + SIGNED_FOR, "sub": self._contact}
        return {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TOLD_FOR),
            "Urgency": "high",
            "Topic": topic,
        }


def new_key() -> bytes:
    """A private key, as it is kept."""
    from py_vapid import Vapid02  # noqa: PLC0415

    vapid = Vapid02()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem


def is_usable(way: PushWay) -> bool:
    """Whether a browser's keys are keys at all."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(way.p256dh))
        return len(decoded(way.auth)) == 16
    except ValueError:
        return False


def decoded(text: str) -> bytes:
    """What URL-safe base64 without its padding says; raises ValueError."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
