"""What happened at a table, as typed events: what everybody sees, and what only some seats see.

Text, animation and log derive from it. A state without a journal keeps none, at no cost.
"""

from types import ModuleType
from typing import Any, Union

from msgspec import Struct


class Event(Struct, omit_defaults=True, kw_only=True, tag_field="event"):
    """One thing that happened. A game's events subclass it, each with its own tag.

    The rule is the one behind it, named by the place in the rules that made it happen: the same
    thing can come of different rules. It must not tell a reader more than the other fields do.
    """

    rule: str


def any_event_of(*modules: ModuleType) -> Any:
    """The type of an event that any of these modules defines."""
    return Union[  # noqa: UP007 - made of whatever is there
        tuple(
            event
            for module in modules
            for event in vars(module).values()
            if isinstance(event, type) and issubclass(event, Event) and event is not Event
        )
    ]


class Entry(Struct, frozen=True):
    """An event as the table sees it, and as the insiders do."""

    public: Event | None
    private: Event | None = None
    insiders: int = 0

    def seen_by(self, seat: int, all_open: bool) -> Event | None:
        """The event as this seat may see it; None if it sees nothing at all."""
        inside = all_open or (seat >= 0 and bool((self.insiders >> seat) & 1))
        return self.private if inside and self.private is not None else self.public


class Journal:
    """The entries of one table, in order.

    At a table without a memory aid (``recall`` false) a seat reads what is meant for its eyes only
    while it is the latest thing that happened; after the next choice it finds what everybody saw.
    """

    def __init__(self, recall: bool = True) -> None:
        self.entries: list[Entry] = []
        self.recall = recall
        self.latest = 0  # the first entry that came of the latest choice

    def begin_choice(self) -> None:
        """What follows comes of a new choice."""
        self.latest = len(self.entries)

    def tell(self, event: Event) -> None:
        """All seats see this."""
        self.entries.append(Entry(public=event))

    def whisper(self, public: Event | None, private: Event, insiders: int) -> None:
        """The seats of the mask see the private event, all others the public one, if any."""
        self.entries.append(Entry(public, private, insiders))

    def seen_by(self, seat: int, *, since: int = 0, all_open: bool = False) -> list[Event]:
        """This seat's part of the journal, from entry ``since`` on."""
        numbers = range(since, len(self.entries))
        seen = [self.entry_seen_by(number, seat, all_open=all_open) for number in numbers]
        return [event for event in seen if event is not None]

    def entry_seen_by(self, number: int, seat: int, *, all_open: bool = False) -> Event | None:
        """One entry as this seat may read it now; None if it finds nothing at all."""
        entry = self.entries[number]
        if self.recall or all_open or number >= self.latest:
            return entry.seen_by(seat, all_open)
        return entry.public
