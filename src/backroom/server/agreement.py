"""What a table may agree on before a game: the options with their values, in words, and which of
them go together. The page shows no others, so that nobody can ask for a game that there is not."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import to_builtins
from msgspec.structs import FieldInfo

from backroom.kernel.game import Game
from backroom.kernel.options import Agreed, Offer, declared, plain_type, values_of
from backroom.kernel.refusals import SetupError
from backroom.kernel.rulebook import rulebook
from backroom.kernel.text import phrasebook
from backroom.server.library import Library
from backroom.server.messages import Agreement, OptionChoice, OptionField, Wanted
from backroom.server.problems import NotDone


def option_fields(game: Game, edition: Any, language: str) -> list[OptionField]:
    """The options of a game, with everything that each may be."""
    return [
        _option(game, edition, field, agreed, language)
        for field, agreed in declared(game.options_type).values()
    ]


def agreement(library: Library, name: str, wanted: Wanted, language: str) -> Agreement:
    """As much as can be played of what somebody wants, and what else could be chosen beside it;
    raises NotDone."""
    game = library.game(name)
    edition = library.edition(name, wanted.edition)
    if wanted.seats not in game.seat_counts:
        raise NotDone("bad_seats")
    agreed: dict[str, Any] = {}
    for option, value in wanted.options.items():
        if _objection(game, edition, wanted.seats, {**agreed, option: value}) is None:
            agreed[option] = value
    fields = option_fields(game, edition, language)
    for field in fields:
        for choice in field.choices:
            trial = {**agreed, field.name: _trial(field, choice.value)}
            objection = _objection(game, edition, wanted.seats, trial)
            if objection is not None:
                choice.rule = objection.rule or field.rule
                choice.why = _rules(game, language)[choice.rule]
    readable: dict[str, Any] = to_builtins(game.options(agreed))
    dropped = [option for option in wanted.options if option not in agreed]
    return Agreement(options=readable, dropped=dropped, fields=fields)


@cache
def _rules(game: Game, language: str) -> Mapping[str, str]:
    """The sentences of the rules by number, read once: they are long."""
    return rulebook(game, language).texts


def _objection(
    game: Game, edition: Any, seats: int, options: Mapping[str, Any]
) -> SetupError | None:
    try:
        game.agree(edition, seats, game.options(options))
    except SetupError as error:
        return error
    return None


def _trial(field: OptionField, value: Any) -> Any:
    """What an option would be with this value: where things are chosen, with as few as may be."""
    if field.kind != "some":
        return field.default if field.kind in ("each", "order") else value
    fewest = min((count for count in field.counts if count), default=1)
    others = [choice.value for choice in field.choices if choice.value != value]
    return [value, *others[: fewest - 1]]


def _option(
    game: Game, edition: Any, field: FieldInfo, agreed: Agreed, language: str
) -> OptionField:
    say = phrasebook(language).say
    message = f"option-{game.name}-{field.name.replace('_', '-')}"
    names_things = agreed.way in ("some", "each")
    offer = game.offer(edition, field.name, language) if names_things else Offer({})
    values = {value: _title(value, language) for value in values_of(field, agreed)}
    defaults: dict[str, Any] = to_builtins(game.options({}))
    return OptionField(
        name=field.name,
        title=say(message),
        help=say(f"{message}-help"),
        rule=agreed.rule,
        kind="switch" if plain_type(field.type) is bool else agreed.way,
        default=defaults[field.name],
        choices=[OptionChoice(value, title) for value, title in {**values, **offer.things}.items()],
        counts=list(offer.counts),
    )


def _title(value: Any, language: str) -> str:
    say = phrasebook(language).say
    match value:
        case None:
            return say("option-value-none")
        case bool():
            return say("option-value-on" if value else "option-value-off")
        case int():
            return say("option-value-seconds", count=value)
        case _:
            return say(f"option-value-{value}")
