"""The flat action table of a game: one small number for every choice, and its words.

The words are the fixed notation of records, logs and scenarios; text in a language comes from the
locale files, under the message ``<game>-action-<kind>``.
"""

from collections.abc import Mapping, Sequence
from itertools import product


class Kind:
    """A run of codes that differ only in their parameters, the last parameter varying fastest."""

    def __init__(
        self, first: int, pattern: str, /, name: str = "", **values: Sequence[str]
    ) -> None:
        self.first = first
        self.pattern = pattern
        self.name = name or pattern.split(maxsplit=1)[0]
        self.values: Mapping[str, Sequence[str]] = values


class Action:
    """One code of the table."""

    def __init__(self, code: int, kind: Kind, values: Mapping[str, str]) -> None:
        self.code = code
        self.kind = kind.name
        self.values = values
        self.words = kind.pattern.format(**values)


class ActionTable:
    """Every choice of a game, code <-> words."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.kinds = [kind.name for kind in kinds]
        self.actions: list[Action] = []
        for kind in kinds:
            if kind.first != len(self.actions):
                raise ValueError(
                    f"kind {kind.name} starts at {len(self.actions)}, not {kind.first}"
                )
            for values in product(*kind.values.values()):
                given = dict(zip(kind.values, values, strict=True))
                self.actions.append(Action(len(self.actions), kind, given))
        self._codes = {action.words: action.code for action in self.actions}

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, code: int) -> Action:
        return self.actions[code]

    def words(self, code: int) -> str:
        """The notation of a code."""
        return self.actions[code].words

    def code(self, words: str) -> int | None:
        """The code of a notation, or None if it is no action of this game."""
        return self._codes.get(" ".join(words.split()))
