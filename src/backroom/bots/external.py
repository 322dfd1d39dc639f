"""Bots that are programs of their own: one JSON object a line, over their input and output.

``exec:./mybot --fast`` starts a program for each seat. docs/bots.md tells what is said.
"""

import queue
import shlex
import subprocess
import threading
from collections.abc import Mapping
from contextlib import suppress
from time import monotonic
from typing import Any

from msgspec import DecodeError, json, to_builtins

from backroom.bots import Bot, BotFailed, Chair
from backroom.kernel.chance import Chance
from backroom.kernel.game import Game
from backroom.kernel.refusals import SetupError

PROTOCOL = 1
GREETING_SECONDS = 10.0  # to start up and answer the first message
CHOICE_SECONDS = 10.0
GOODBYE_SECONDS = 1.0  # to end by itself
STRIKES = 3  # after so many bad answers a bot is replaced


class ExternalBot(Bot):
    """Asks another process."""

    def __init__(self, game: Game, edition: Any, told: str = "") -> None:
        super().__init__(game, edition, told)
        if not told.strip():
            raise SetupError("bad_bot", "name the program to run, such as exec:./mybot")
        self.command = shlex.split(told)
        self.process: subprocess.Popen[bytes] | None = None
        self.messages: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()  # None: no more
        self.answers: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.strikes = 0

    def choose(self, chair: Chair, chance: Chance) -> int:
        if self.process is None:
            self._start(chair)
        end = monotonic() + CHOICE_SECONDS  # for this choice, however often it must be asked
        self._say("choose", _question(self.game, chair))
        while True:
            found = self._understood(self._hear(end, CHOICE_SECONDS), chair)
            if isinstance(found, int):
                return found
            self.strikes += 1
            self._say("error", {"error": found, "strikes": self.strikes, "of": STRIKES})
            if self.strikes >= STRIKES:
                raise BotFailed("strikes", count=STRIKES, error=found)

    def leave(self) -> None:
        """Say good-bye and end the process."""
        if self.process is None:
            return
        process, self.process = self.process, None
        self.messages.put(json.encode({"type": "bye"}) + b"\n")
        self.messages.put(None)
        try:
            process.wait(GOODBYE_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _start(self, chair: Chair) -> None:
        try:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except OSError as error:
            why = error.strerror or str(error)
            raise BotFailed("not-started", program=self.command[0], why=why) from error
        # Whoever does not read what we write, or writes no end of a line, must not hold us up.
        for work in (self._talk, self._listen):
            threading.Thread(target=work, args=(self.process,), daemon=True).start()
        end = monotonic() + GREETING_SECONDS
        greeting = {
            "protocol": PROTOCOL,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "edition": self.edition.name,
            "seat": chair.seat,
            "actions": [action.words for action in self.game.actions.actions],
        }
        self._say("hello", greeting)
        answer = self._hear(end, GREETING_SECONDS)
        if not isinstance(answer, dict) or answer.get("type") != "ready":
            raise BotFailed("not-ready")

    def _talk(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stdin is not None
        with suppress(OSError), process.stdin:  # who has ended hears no more
            while (message := self.messages.get()) is not None:
                process.stdin.write(message)
                process.stdin.flush()

    def _listen(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self.answers.put(line)
        self.answers.put(None)

    def _say(self, kind: str, what: Mapping[str, Any]) -> None:
        self.messages.put(json.encode({"type": kind, **what}) + b"\n")

    def _hear(self, end: float, seconds: float) -> object:
        """The next answer, or None for what is no JSON; the time is up at ``end``."""
        try:
            line = self.answers.get(timeout=max(end - monotonic(), 0.0))
        except queue.Empty as error:
            raise BotFailed("no-answer", seconds=seconds) from error
        if line is None:
            raise BotFailed("ended")
        try:
            return json.decode(line)
        except DecodeError:
            return None

    def _understood(self, answer: object, chair: Chair) -> int | str:
        """The code of an answer, or what is wrong with it."""
        if not isinstance(answer, dict) or "action" not in answer:
            return 'an answer is a JSON object on one line, such as {"action": "pass"}'
        action = answer["action"]
        code = self.game.actions.code(action) if isinstance(action, str) else action
        if isinstance(code, bool) or not isinstance(code, int) or code not in chair.legal:
            return f"{action!r} is not one of the legal actions"
        return code


def _question(game: Game, chair: Chair) -> dict[str, Any]:
    return {
        "decision": chair.decision,
        "seconds": CHOICE_SECONDS,
        "legal": [{"code": code, "action": game.actions.words(code)} for code in chair.legal],
        "view": to_builtins(chair.view),
    }


BOT = ExternalBot
