"""Scenario files: rules shown by a position, some choices, and what must hold.

``docs/notation.md`` describes the format for those who write one.
"""

import tomllib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

from msgspec import Struct, ValidationError, convert, field, to_builtins

from backroom.kernel.chance import Chance, ChanceError, ScriptedChance, fast_chance
from backroom.kernel.edition import BadEdition, EditionText
from backroom.kernel.game import Game
from backroom.kernel.journal import Journal
from backroom.kernel.record import RESIGN
from backroom.kernel.refusals import Refused, SetupError
from backroom.kernel.state import SPECTATOR, State


class ScenarioFailed(AssertionError):
    """A scenario does not hold; the text says what was expected and what was found."""


class Correction(Struct, forbid_unknown_fields=True):
    """A change to the text of the house edition."""

    find: str
    put: str


class Scenario(Struct, kw_only=True, forbid_unknown_fields=True):
    """A scenario as its file gives it."""

    title: str
    shows: list[str]
    vector: str | None = None
    seats: int | None = None
    seed: int | str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    edition: list[Correction] = field(default_factory=list)
    position: dict[str, Any] | None = None
    chance: list[int] | None = None
    refused: str | None = None  # the set-up is refused with this code ...
    refused_line: str | None = None  # ... on the line of the edition with this text
    start: dict[str, Any] = field(default_factory=dict)
    step: list[dict[str, Any]] = field(default_factory=list)


def read_scenario(path: Path) -> Scenario:
    """The scenario of a file; raises ScenarioFailed where it is none."""
    try:
        return convert(tomllib.loads(path.read_text(encoding="utf-8")), Scenario)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, ValidationError) as error:
        raise ScenarioFailed(f"this is no scenario: {error}") from error


def run_scenario(game: Game, scenario: Scenario) -> None:
    """Play a scenario; raises ScenarioFailed at the first thing that does not hold."""
    _check_shape(scenario)
    chance = _chance_of(scenario)
    text = _edition_text(game, scenario)
    try:
        edition = game.parse_edition(EditionText("the edition", text))
        run = _Run(game, edition, _set_up(game, edition, scenario, chance))
    except SetupError as error:
        _check_set_up_refusal(scenario, error, text)
        return
    except ChanceError as error:
        raise ScenarioFailed(f"set-up: {error}") from error
    if scenario.refused is not None:
        raise ScenarioFailed(
            f"expected the set-up to be refused with {scenario.refused}; it was not"
        )
    run.check_step("start", scenario.start)
    for number, step in enumerate(scenario.step, 1):
        try:
            run.check_step(f"step {number}", step)
        except ChanceError as error:
            raise ScenarioFailed(f"step {number}: {error}") from error
    if isinstance(chance, ScriptedChance) and chance.left():
        raise ScenarioFailed(f"{chance.left()} scripted outcomes of chance were never asked for")


def _check_shape(scenario: Scenario) -> None:
    """A scenario that expects nothing, or contradicts itself, would pass whatever happens."""
    expects = [scenario.refused, *scenario.start, *(set(step) - _ALONE for step in scenario.step)]
    wrong = {
        "it expects nothing": not any(expects),
        "a refused set-up has no start and no steps": bool(
            scenario.refused and (scenario.start or scenario.step)
        ),
        "refused_line belongs to refused": bool(scenario.refused_line and not scenario.refused),
        "chance is scripted or seeded, not both": bool(scenario.seed and scenario.chance),
    }
    for number, step in enumerate(scenario.step, 1):
        choosing = {"refused", "rule", "decision"} & set(step)
        wrong[f"step {number}: {choosing} belong to a choice, do"] = "do" not in step and bool(
            choosing
        )
        wrong[f"step {number}: rule belongs to refused"] = "rule" in step and "refused" not in step
    for why, holds in wrong.items():
        if holds:
            raise ScenarioFailed(f"the scenario cannot be right: {why}")


def _chance_of(scenario: Scenario) -> Chance:
    if scenario.seed is not None:
        return fast_chance(scenario.seed)
    return ScriptedChance(scenario.chance or [])


def _edition_text(game: Game, scenario: Scenario) -> str:
    text = game.house_edition.read_text(encoding="utf-8")
    for correction in scenario.edition:
        if correction.find not in text:
            raise ScenarioFailed(f"the house edition has no text {correction.find!r} to change")
        text = text.replace(correction.find, correction.put)
    return text


def _set_up(game: Game, edition: Any, scenario: Scenario, chance: Chance) -> State:
    options = game.options(scenario.options)
    if scenario.position is not None:
        given = scenario.position
        if scenario.seats is not None:
            given = {"seats": scenario.seats, **given}
        state = game.restore(edition, game.position(given), options, chance)
        state.journal = Journal()
        return state
    if scenario.seats is None:
        raise ScenarioFailed("a scenario needs a position, or seats and a seed")
    return game.new(edition, scenario.seats, options, chance, Journal())


def _check_set_up_refusal(scenario: Scenario, error: SetupError, text: str) -> None:
    if error.code != scenario.refused:
        raise ScenarioFailed(
            f"expected the set-up to be {_outcome(scenario.refused)}; it was refused: {error}"
        )
    if scenario.refused_line is not None:
        if not isinstance(error, BadEdition):
            raise ScenarioFailed(f"refused_line is for bad editions, not for {error.code}")
        line = text.splitlines()[error.line - 1]
        if scenario.refused_line not in line:
            raise ScenarioFailed(
                f"expected the line with {scenario.refused_line!r}, got line {error.line}: {line}"
            )


def _outcome(code: str | None) -> str:
    return "accepted" if code is None else f"refused with {code}"


class _Run:
    """A scenario being played."""

    def __init__(self, game: Game, edition: Any, state: State) -> None:
        self.game = game
        self.edition = edition
        self.state = state
        assert state.journal is not None
        self.journal = state.journal
        self.where = ""

    def check_step(self, where: str, step: Mapping[str, Any]) -> None:
        """Make the step's choice, then compare what it expects."""
        self.where = f"{where} ({step['do']})" if "do" in step else where
        since = len(self.journal.entries) if "do" in step else 0
        if "do" in step:
            self._choose(step)
        for words, code in step.get("refuses", {}).items():
            self._try_refused(step.get("seat", 0), words, code)
        rest = {key: value for key, value in step.items() if key not in _CHOOSING}
        for key, wanted in rest.items():
            checker = _CHECKERS.get(key)
            if checker is not None:
                checker(self, wanted, since)
            else:
                self._compare(key, _lookup(self.game.data_of(self.state), key), wanted)

    def _choose(self, step: Mapping[str, Any]) -> None:
        if step["do"] == RESIGN:
            self._resign(step.get("seat", 0), step.get("refused"))
            return
        seat, action = step.get("seat", 0), self._code(step["do"])
        refusal = self.state.refusal(seat, action, step.get("decision"))
        expected = step.get("refused")
        if expected is not None:
            self._try_refused(seat, step["do"], expected, step.get("decision"), step.get("rule"))
        elif refusal is not None:
            self._fail("the choice", "accepted", f"refused with {refusal.code} ({refusal.rule})")
        else:
            self.state.play(seat, action, step.get("decision"))

    def _resign(self, seat: Any, expected: str | None) -> None:
        found = None
        try:
            self.state.resign(seat)
        except Refused as error:
            found = error.refusal.code
        if found != expected:
            self._fail("the resignation", _outcome(expected), _outcome(found))

    def _try_refused(
        self, seat: Any, words: Any, code: str, decision: Any = None, rule: str | None = None
    ) -> None:
        """A refused choice gets this code, and nothing has changed."""
        before = self._everything()
        refusal = self.state.refusal(seat, self._code(words), decision)
        if refusal is None:
            self._fail(f"the choice {words}", f"refused with {code}", "accepted")
        if refusal.code != code:
            self._fail(f"the refusal of {words}", code, f"{refusal.code} ({refusal.rule})")
        if rule is not None and refusal.rule != rule:
            self._fail(f"the rule against {words}", rule, refusal.rule)
        with suppress(Refused):
            self.state.play(seat, self._code(words), decision)
            self._fail(f"the choice {words}", f"refused with {code}", "carried out")
        if self._everything() != before:
            self._fail(f"the table after the refused {words}", "unchanged", "changed")

    def _everything(self) -> Any:
        seats = [SPECTATOR, *range(self.state.seats)]
        return (
            self.game.data_of(self.state),
            [to_builtins(self.game.view(self.state, seat)) for seat in seats],
            [self.state.legal(seat) for seat in seats],
            len(self.journal.entries),
        )

    def _code(self, words: Any) -> Any:
        """The code of a notation; anything else goes to the rules as it is."""
        code = self.game.actions.code(words) if isinstance(words, str) else None
        return words if code is None else code

    # What a step can expect, beside parts of the state.

    def legal(self, wanted: Any, since: int) -> None:
        """The exact set of legal choices."""
        for seat, expected in self._by_seat(wanted):
            found = self._legal_words(seat)
            if sorted(found) != sorted(expected):
                self._fail(f"the legal choices of S{seat}", sorted(expected), sorted(found))

    def legal_has(self, wanted: Any, since: int) -> None:
        """Choices that must be legal."""
        for seat, expected in self._by_seat(wanted):
            missing = [words for words in expected if words not in self._legal_words(seat)]
            if missing:
                self._fail(
                    f"the legal choices of S{seat}", f"with {missing}", self._legal_words(seat)
                )

    def legal_lacks(self, wanted: Any, since: int) -> None:
        """Choices that must not be legal."""
        for seat, expected in self._by_seat(wanted):
            extra = [words for words in expected if words in self._legal_words(seat)]
            if extra:
                self._fail(f"the legal choices of S{seat}", f"without {extra}", "with them")

    def default(self, wanted: Any, since: int) -> None:
        """What is played for a seat whose time runs out."""
        for seat, words in self._by_seat(wanted):
            code = self.game.default_choice(self.state, seat)
            found = "nothing" if code is None else self.game.actions.words(code)
            self._compare(f"the default of S{seat}", found, words)

    def waiting(self, wanted: Sequence[int], since: int) -> None:
        """The seats that must choose now."""
        self._compare("waiting", self.state.asked(), wanted)

    def points(self, wanted: Sequence[int], since: int) -> None:
        """The points by seat, as if scored now."""
        self._compare("points", [s.points for s in sorted(self.state.standings())], wanted)

    def places(self, wanted: Sequence[int], since: int) -> None:
        """The places by seat, as if scored now."""
        self._compare("places", [s.place for s in sorted(self.state.standings())], wanted)

    def view(self, wanted: Mapping[str, Any], since: int) -> None:
        """Parts of what seats see."""
        for seat_word, parts in wanted.items():
            found = _all_fields(self.game.view(self.state, self._seat(seat_word)))
            self._compare(f"view.{seat_word}", found, parts)

    def hidden(self, wanted: Mapping[str, Sequence[str]], since: int) -> None:
        """Paths that must not be in what seats see."""
        for seat_word, paths in wanted.items():
            view = _all_fields(self.game.view(self.state, self._seat(seat_word)))
            for path in paths:
                value = view
                for key in path.split("."):
                    value = _lookup(value, key)
                if value is _ABSENT:
                    self._fail(f"view.{seat_word}.{path}", "a path of the view", "no such path")
                if value is not None:
                    self._fail(f"view.{seat_word}.{path}", "hidden", value)

    def journal_part(self, wanted: Mapping[str, Sequence[Any]], since: int) -> None:
        """The journal of this step, exactly as seats see it; the rule where one is named."""
        for seat_word, events in wanted.items():
            found = [to_builtins(event) for event in self._events(seat_word, since)]
            for event, expected in zip(found, events, strict=False):
                if "rule" not in expected:
                    del event["rule"]
            self._compare(f"journal.{seat_word}", _named_hidden(found), events, exactly=True)

    def because(self, wanted: Mapping[str, str], since: int) -> None:
        """The rule behind the last event of a kind in this step, as everybody reads it."""
        seen = self._events("spectator", since)
        found = {str(type(event).__struct_config__.tag): event.rule for event in seen}
        self._compare("because", found, wanted)

    def text(self, wanted: Mapping[str, Mapping[str, Sequence[str]]], since: int) -> None:
        """The journal of this step in words, by language and seat."""
        players = [f"S{seat}" for seat in range(self.state.seats)]
        for language, by_seat in wanted.items():
            speaker = self.game.speaker(self.edition, language, players)
            speaker.meet(self.state)
            for seat_word, lines in by_seat.items():
                reader, events = self._seat(seat_word), self._events(seat_word, since)
                found = [speaker.event(event, reader) for event in events]
                self._compare(f"text.{language}.{seat_word}", found, lines)

    def _events(self, seat_word: str, since: int) -> list[Any]:
        over = self.state.waiting() == 0
        return list(self.journal.seen_by(self._seat(seat_word), since=since, all_open=over))

    def _by_seat(self, wanted: Any) -> list[tuple[int, Any]]:
        """What is expected of named seats, or of the only one that is asked."""
        if isinstance(wanted, Mapping):
            return [(self._seat(seat_word), words) for seat_word, words in wanted.items()]
        asked = self.state.asked()
        if len(asked) != 1:
            self._fail("choices", "given by seat, as not one seat is asked", asked)
        return [(asked[0], wanted)]

    def _legal_words(self, seat: int) -> list[str]:
        return [self.game.actions.words(code) for code in self.state.legal(seat)]

    def _seat(self, word: str) -> int:
        if word == "spectator":
            return SPECTATOR
        if word not in [f"S{seat}" for seat in range(self.state.seats)]:
            self._fail("the seat", "S0, S1, ... or spectator", word)
        return int(word[1:])

    def _compare(self, path: str, found: Any, wanted: Any, *, exactly: bool = False) -> None:
        """Tables are compared in the parts that are named, lists as a whole."""
        if found is _ABSENT:
            self._fail(path, wanted, "no such thing")
        if isinstance(wanted, Mapping) and isinstance(found, (Mapping, list)) and not exactly:
            for key, part in wanted.items():
                self._compare(f"{path}.{key}", _lookup(found, key), part)
        elif isinstance(wanted, list) and isinstance(found, list) and not exactly:
            if len(wanted) != len(found):
                self._fail(path, wanted, found)
            for index, (one, other) in enumerate(zip(found, wanted, strict=True)):
                self._compare(f"{path}.{index}", one, other)
        elif found != wanted:
            self._fail(path, wanted, found)

    def _fail(self, what: str, expected: object, got: object) -> NoReturn:
        raise ScenarioFailed(f"{self.where}: {what}\n  expected: {expected}\n  got:      {got}")


_ABSENT = object()
_CHOOSING = {"seat", "do", "decision", "refused", "rule", "refuses", "note"}
_ALONE = {"seat", "do", "decision", "note"}  # keys that expect nothing
_CHECKERS = {
    "legal": _Run.legal,
    "legal_has": _Run.legal_has,
    "legal_lacks": _Run.legal_lacks,
    "default": _Run.default,
    "waiting": _Run.waiting,
    "points": _Run.points,
    "places": _Run.places,
    "view": _Run.view,
    "hidden": _Run.hidden,
    "journal": _Run.journal_part,
    "because": _Run.because,
    "text": _Run.text,
}


def _all_fields(value: Any) -> Any:
    """A view as plain data with every field, also those that are left out where they are null."""
    if isinstance(value, Struct):
        return {name: _all_fields(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, Mapping):
        return {key: _all_fields(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_all_fields(part) for part in value]
    return value


def _named_hidden(value: Any) -> Any:
    """A value with the word "hidden" for what is null: TOML has no word for nothing."""
    if isinstance(value, Mapping):
        return {key: _named_hidden(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_named_hidden(part) for part in value]
    return "hidden" if value is None else value


def _lookup(container: Any, key: str) -> Any:
    """The part of a table or list that a key names; lists are counted from 0."""
    if isinstance(container, Mapping):
        return container.get(key, _ABSENT)
    if isinstance(container, list) and key.isdecimal() and int(key) < len(container):
        return container[int(key)]
    return _ABSENT
