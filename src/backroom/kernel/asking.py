"""What a seat is asked, in words."""

from abc import ABC, abstractmethod


class Asking(ABC):
    """Puts the decision that one view shows into words, with all that helps to choose."""

    @abstractmethod
    def question(self) -> str:
        """What this seat must choose now."""

    @abstractmethod
    def answer(self, code: int) -> str:
        """A choice: what it is about here, and what comes of it."""

    def warning(self, code: int) -> str | None:
        """What to confirm before this choice is made, if anything."""
        return None
