"""Mail, for houses that have a server for it."""

import smtplib
import ssl
from email.message import EmailMessage
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from backroom.server.outgoing import HERE, Unreachable

SECONDS = 10.0
PORTS = {"smtp": 587, "smtps": 465}


class MailServer(NamedTuple):
    """``smtp://user:password@host:587?from=backroom@example.org``; with ``smtps`` it is encrypted
    from the first word on, with ``smtp`` from the second (on this machine it need not be)."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str

    @classmethod
    def of(cls, url: str) -> "MailServer":
        """What an address says; raises ValueError."""
        parts = urlsplit(url)
        sender = parse_qs(parts.query).get("from", [""])[0]
        if parts.scheme not in PORTS or not parts.hostname or "@" not in sender:
            raise ValueError(url)
        port = parts.port or PORTS[parts.scheme]
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.scheme, parts.hostname, port, user, password, sender)

    def send(self, to: str, subject: str, text: str, identity: str) -> None:
        """Send a mail; raises Unreachable. It takes a while: call it in a thread."""
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self.sender, to, subject
        # A mail that is sent again has the same name, and programs show it once.
        mail["Message-ID"] = f"<{identity}@{self.sender.rpartition('@')[2]}>"
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(text)
        try:
            with self._connected() as server:
                if self.user:
                    server.login(self.user, self.password)
                server.send_message(mail)
        except (OSError, smtplib.SMTPException) as error:
            raise Unreachable(str(error)) from error

    def _connected(self) -> smtplib.SMTP:
        context = ssl.create_default_context()
        if self.scheme == "smtps":
            return smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=context)
        server = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        if self.host not in (*HERE, "127.0.0.1", "::1"):
            server.starttls(context=context)
        return server
