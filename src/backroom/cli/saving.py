"""Games kept in files: where they go, and the command that takes them up again."""

import os
import shlex
from datetime import datetime
from pathlib import Path


def keep_unasked(game: str, content: bytes) -> Path:
    """Write a game that was broken off to the user's own folder for such things."""
    state_home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    folder = Path(state_home) / "backroom"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.json"
    path.write_bytes(content)
    return path


def command(*words: str) -> str:
    """A command line that can be pasted into a shell."""
    return shlex.join(["backroom", *words])
