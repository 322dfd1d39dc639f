"""Words for people: every sentence comes from the Fluent files of ``locale/``."""

import re
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, ClassVar

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Pattern

from backroom.kernel.actions import ActionTable
from backroom.kernel.edition import Named
from backroom.kernel.grammar import functions_of
from backroom.kernel.journal import Event
from backroom.kernel.refusals import Refusal
from backroom.kernel.state import SPECTATOR
from backroom.kernel.templates import Template, filled, template_of

LANGUAGES = ("en", "fr", "it")
SENTENCES_KEPT = 20_000
MESSAGE_START = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
NOTHING = "none"  # what a message's selector sees where a value is missing or hidden


class Phrasebook:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        # The same few thousand sentences are said again and again, at every table.
        self._said = lru_cache(maxsize=SENTENCES_KEPT, typed=True)(self._put)
        self._joined = lru_cache(maxsize=SENTENCES_KEPT)(self._join)
        self._templates: dict[str, Template | None] = {}
        self._patterns: dict[str, Pattern | None] = {}  # of the messages that were said
        self._sources = messages(language)
        self._locale = Locale.parse(language)
        self._functions = functions_of(language)
        # No isolation marks: they are invisible in a browser, and rubbish in a terminal.
        self._bundle = FluentBundle([language], dict(self._functions), use_isolating=False)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self._sources

    def say(self, message: str, **values: object) -> str:
        """A message in words; a missing one or a missing value is a fault of ours, and raises."""
        return self._said(message, **values)

    def _put(self, message: str, **values: object) -> str:
        return self.say_anew(message, values)

    def say_anew(self, message: str, values: Mapping[str, object]) -> str:
        """The same of a sentence that hardly comes again, and is not remembered."""
        template = self._template(message)
        text = None if template is None else filled(template, values)
        return self.by_fluent(message, **values) if text is None else text

    def _template(self, message: str) -> Template | None:
        if message not in self._templates:
            pattern = self._pattern(message)
            self._templates[message] = (
                None if pattern is None else template_of(pattern, self._functions)
            )
        return self._templates[message]

    def _pattern(self, message: str) -> Pattern | None:
        """What a message says. It is read when it is first said: to read all that could be said
        takes a third of a second, and a command says little."""
        if message not in self._patterns:
            resource = FluentResource(self._sources[message])
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, Message):
                    self._patterns[entry.id.name] = entry.value
        return self._patterns[message]

    def by_fluent(self, message: str, **values: object) -> str:
        """A message as Fluent says it, which is always right and never quick."""
        self._pattern(message)  # so that Fluent has read it
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"message {message} has no text in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise LookupError(f"message {message} in {self.language}: {errors[0]}")
        return str(text)

    def join(self, parts: Sequence[str]) -> str:
        """A list of things as this language writes it."""
        if len(parts) == 1:
            return parts[0]
        return self._joined(*parts) if parts else self.say("nothing")

    def pairs(self, parts: Sequence[str]) -> str:
        """A list of things that say two each, as *A: a card and a coin; B: a card*."""
        return self.say("between-pairs").join(parts)

    def _join(self, *parts: str) -> str:
        return format_list(parts, locale=self._locale)


@cache
def phrasebook(language: str) -> Phrasebook:
    """The phrasebook of a language, read once."""
    return Phrasebook(language)


@cache
def messages(language: str) -> Mapping[str, str]:
    """Every message of a language in the order of its files, as it is written there. Ours refer to
    no others, so each can be read alone."""
    found: dict[str, str] = {}
    for text in _locale_texts(language):
        starts = list(MESSAGE_START.finditer(text))
        ends = [start.start() for start in starts[1:]] + [len(text)]
        for start, end in zip(starts, ends, strict=True):
            found.setdefault(start[1], text[start.start() : end])
    return found


def _locale_texts(language: str) -> list[str]:
    folder = files("backroom") / "locale" / language
    names = sorted(item.name for item in folder.iterdir() if item.name.endswith(".ftl"))
    return [(folder / name).read_text(encoding="utf-8") for name in names]


def in_print(name: str) -> str:
    """A name out of a file with the apostrophe that all sentences have."""
    return name.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")


class Speaker:
    """Puts the actions, events and refusals of one table into words.

    A game subclasses it and says in ``name`` how its own things are called.

    The journal speaks to its reader. A message is told by ``$you`` in which field of the event the
    reader's own seat stands (``none`` where in none), and has a wording for each.
    """

    # The fields that name people: the first that means the reader counts, and who comes first is
    # whom the line is about.
    people: ClassVar[Sequence[str]] = ("seat", "first", "victim", "winner")

    def __init__(
        self, game: str, actions: ActionTable, phrases: Phrasebook, players: Sequence[str]
    ) -> None:
        self.game = game
        self.actions = actions
        self.phrases = phrases
        self.players = players
        self._codes: dict[str, int] = {}
        self._words: dict[Hashable, str] = {}
        # By kind of event: the fields that name people, and its message.
        self._people: dict[type[Event], list[str]] = {}
        self._messages: dict[type[Event], str] = {}

    def name(self, field: str, value: Any) -> object:
        """How the value of an event's or action's field is called."""
        if value is None:
            return NOTHING
        if isinstance(value, bool):
            return "yes" if value else "no"
        if field in self.people and isinstance(value, int | str):
            return self.player(value if isinstance(value, int) else int(value.removeprefix("S")))
        return value

    def named(self, card: Named) -> str:
        """The name that the edition gives to something."""
        return in_print(getattr(card, self.phrases.language))

    def player(self, seat: int) -> str:
        """The name of the player of a seat; the table of actions knows seats nobody sits on."""
        return self.players[seat] if seat < len(self.players) else f"S{seat}"

    def player_list(self, numbers: Sequence[int]) -> str:
        """Numbers by seat, each with its player's name."""
        pairs = zip(self.players, numbers, strict=False)
        return self.phrases.join(
            [
                self.phrases.say("seat-number", player=player, number=number)
                for player, number in pairs
            ]
        )

    def placing(self, places: Sequence[int]) -> str:
        """Places by seat: who is first, who is second ..."""
        ranked = sorted(zip(places, self.players, strict=False), key=lambda one: one[0])
        return self.phrases.join(
            [
                self.phrases.say("player-at-place", place=place, player=player)
                for place, player in ranked
            ]
        )

    def action(self, code: int) -> str:
        """A choice in words."""
        return self.once(code, lambda: self._action(code))

    def _action(self, code: int) -> str:
        action = self.actions[code]
        values = {field: self.name(field, value) for field, value in action.values.items()}
        return self.phrases.say(f"{self.game}-action-{action.kind}", **values)

    def is_for_this_table(self, code: int) -> bool:
        """Whether a choice names only seats that somebody sits on."""
        values = self.actions[code].values
        named = [values[field] for field in self.people if field in values]
        return all(
            int(seat.removeprefix("S")) < len(self.players)
            for seat in named
            if re.fullmatch(r"S\d+", seat)
        )

    def once(self, what: Hashable, words: Callable[[], str]) -> str:
        """What the words of something are; they are put together once and said again and again."""
        said = self._words.get(what)
        if said is None:
            said = self._words[what] = words()
        return said

    def code(self, text: str) -> int | None:
        """The code of a choice in words or in notation, or None."""
        if not self._codes:
            self._codes = {folded(self.action(code)): code for code in range(len(self.actions))}
        found = self.actions.code(text)
        return self._codes.get(folded(text)) if found is None else found

    def event(self, event: Event, reader: int = SPECTATOR) -> str:
        """What happened, in words for a seat or for nobody in particular."""
        return self.event_with(self.values_of(event), event, reader)

    def event_with(self, values: Mapping[str, object], event: Event, reader: int) -> str:
        """The same of an event whose values are known: each of its readers needs them."""
        you = self.role_of(reader, event)
        said = {**values, "you": you}
        if you != NOTHING:
            for field in self.people_of(event):
                value = getattr(event, field)
                if isinstance(value, list):
                    said[field] = self._with_you(field, value, reader)
                elif field != you and self.is_called(reader, field, value):
                    said[field] = self.phrases.say("you")  # what they did, they did to themselves
        return self.phrases.say_anew(self._message_of(event), said)

    def _message_of(self, event: Event) -> str:
        kind = type(event)
        message = self._messages.get(kind)
        if message is None:
            tag = str(kind.__struct_config__.tag).replace("_", "-")
            message = self._messages[kind] = f"{self.game}-journal-{tag}"
        return message

    def values_of(self, event: Event) -> dict[str, object]:
        """What the message of an event may speak of."""
        return {field: self.name(field, getattr(event, field)) for field in event.__struct_fields__}

    def _with_you(self, field: str, people: Sequence[Any], reader: int) -> object:
        """Several people, perhaps with the reader among them."""
        others = [one for one in people if reader not in self.seats_behind(field, one)]
        if len(others) == len(people):
            return self.name(field, people)
        names = [str(self.name(field, [one])) for one in others]
        return self.phrases.join([self.phrases.say("you"), *names])

    # Whom an event is about.

    def meet(self, state: Any) -> None:
        """Learn who plays whom at this table, where events name figures instead of seats."""

    def seats_behind(self, field: str, value: Any) -> list[int]:
        """The seats that the value of a field means."""
        if isinstance(value, list):
            return [seat for one in value for seat in self.seats_behind(field, one)]
        return [value] if isinstance(value, int) else []

    def about(self, event: Event) -> list[int]:
        """The seats that an event is about; who comes first did it, or had it done to them."""
        found = [
            seat
            for field in self.people_of(event)
            for seat in self.seats_behind(field, getattr(event, field))
        ]
        return list(dict.fromkeys(found))

    def role_of(self, reader: int, event: Event) -> str:
        """The field in which an event names the reader."""
        for field in self.people_of(event):
            if self.is_called(reader, field, getattr(event, field)):
                return field
        return NOTHING

    def is_called(self, reader: int, field: str, value: Any) -> bool:
        """Whether *you* is clear enough for this reader."""
        return reader in self.seats_behind(field, value)

    def people_of(self, event: Event) -> list[str]:
        kind = type(event)
        fields = self._people.get(kind)
        if fields is None:
            named = kind.__struct_fields__
            fields = self._people[kind] = [field for field in self.people if field in named]
        return fields

    def refusal(self, refusal: Refusal) -> str:
        """Why a choice is refused, with the number of the rule."""
        return self.once(refusal, lambda: self._refusal(refusal))

    def _refusal(self, refusal: Refusal) -> str:
        return self.phrases.say("refused", why=self.reason(refusal), rule=refusal.rule)

    def reason(self, refusal: Refusal) -> str:
        """The same without the number."""
        code = refusal.code.replace("_", "-")
        own = f"{self.game}-refusal-{code}"
        message = own if self.phrases.has(own) else f"refusal-{code}"
        return self.phrases.say(message, rule=refusal.rule)  # a rule may have words of its own


def folded(text: str) -> str:
    """Case, spaces and the form of an apostrophe do not matter in what somebody types."""
    return " ".join(in_print(text).casefold().split())
