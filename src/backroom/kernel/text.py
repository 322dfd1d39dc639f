"""Words for people: every sentence comes from the Fluent files of ``locale/``."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern

from backroom.kernel.actions import ActionTable
from backroom.kernel.journal import Event
from backroom.kernel.refusals import Refusal
from backroom.kernel.templates import Template, filled, template_of

LANGUAGES = ("en", "fr", "it")
SENTENCES_KEPT = 20_000
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
        self._patterns: dict[str, Pattern | None] = {}
        self._locale = Locale.parse(language)
        # No isolation marks: they are invisible in a browser, and rubbish in a terminal.
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in _locale_texts(language):
            resource = FluentResource(text)
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, Message):
                    self._patterns[entry.id.name] = entry.value

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def say(self, message: str, **values: object) -> str:
        """A message in words; a missing one or a missing value is a fault of ours, and raises."""
        return self._said(message, **values)

    def _put(self, message: str, **values: object) -> str:
        template = self._template(message)
        text = None if template is None else filled(template, values)
        return self.by_fluent(message, **values) if text is None else text

    def _template(self, message: str) -> Template | None:
        if message not in self._templates:
            pattern = self._patterns[message]
            self._templates[message] = None if pattern is None else template_of(pattern)
        return self._templates[message]

    def by_fluent(self, message: str, **values: object) -> str:
        """A message as Fluent says it, which is always right and never quick."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"message {message} has no text in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise LookupError(f"message {message} in {self.language}: {errors[0]}")
        return str(text)

    def join(self, parts: Sequence[str]) -> str:
        """A list of things as this language writes it."""
        return self._joined(*parts) if parts else self.say("nothing")

    def _join(self, *parts: str) -> str:
        return format_list(parts, locale=self._locale)


@cache
def phrasebook(language: str) -> Phrasebook:
    """The phrasebook of a language, read once."""
    return Phrasebook(language)


@cache
def messages(language: str) -> Mapping[str, Message]:
    """Every message of a language in the order of its files, as parsed."""
    parser = FluentParser()
    return {
        entry.id.name: entry
        for text in _locale_texts(language)
        for entry in parser.parse(text).body
        if isinstance(entry, Message)
    }


def _locale_texts(language: str) -> list[str]:
    folder = files("backroom") / "locale" / language
    names = sorted(item.name for item in folder.iterdir() if item.name.endswith(".ftl"))
    return [(folder / name).read_text(encoding="utf-8") for name in names]


class Speaker:
    """Puts the actions, events and refusals of one table into words.

    A game subclasses it and says in ``name`` how its own things are called.
    """

    def __init__(
        self, game: str, actions: ActionTable, phrases: Phrasebook, players: Sequence[str]
    ) -> None:
        self.game = game
        self.actions = actions
        self.phrases = phrases
        self.players = players
        self._codes: dict[str, int] = {}
        self._words: dict[Hashable, str] = {}

    def name(self, field: str, value: Any) -> object:
        """How the value of an event's or action's field is called."""
        if value is None:
            return NOTHING
        if isinstance(value, bool):
            return "yes" if value else "no"
        if field in ("seat", "first", "victim", "winner"):
            return self.player(value if isinstance(value, int) else int(value.removeprefix("S")))
        return value

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

    def action(self, code: int) -> str:
        """A choice in words."""
        return self.once(code, lambda: self._action(code))

    def _action(self, code: int) -> str:
        action = self.actions[code]
        values = {field: self.name(field, value) for field, value in action.values.items()}
        return self.phrases.say(f"{self.game}-action-{action.kind}", **values)

    def once(self, what: Hashable, words: Callable[[], str]) -> str:
        """What the words of something are; they are put together once and said again and again."""
        said = self._words.get(what)
        if said is None:
            said = self._words[what] = words()
        return said

    def code(self, text: str) -> int | None:
        """The code of a choice in words or in notation, or None."""
        if not self._codes:
            self._codes = {_plain(self.action(code)): code for code in range(len(self.actions))}
        found = self.actions.code(text)
        return self._codes.get(_plain(text)) if found is None else found

    def event(self, event: Event) -> str:
        """What happened, in words."""
        tag = str(type(event).__struct_config__.tag).replace("_", "-")
        values = {
            field: self.name(field, getattr(event, field)) for field in event.__struct_fields__
        }
        return self.phrases.say(f"{self.game}-journal-{tag}", **values)

    def refusal(self, refusal: Refusal) -> str:
        """Why a choice is refused, with the number of the rule."""
        return self.once(refusal, lambda: self._refusal(refusal))

    def _refusal(self, refusal: Refusal) -> str:
        code = refusal.code.replace("_", "-")
        own = f"{self.game}-refusal-{code}"
        message = own if self.phrases.has(own) else f"refusal-{code}"
        why = self.phrases.say(message, rule=refusal.rule)  # a rule may have words of its own
        return self.phrases.say("refused", why=why, rule=refusal.rule)


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
