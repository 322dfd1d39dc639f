"""Whatever the form of a new table offers can be played."""

from random import Random
from typing import Any

import pytest

from backroom import games
from backroom.kernel.chance import fast_chance
from backroom.kernel.rulebook import rulebook
from backroom.server.agreement import agreement, option_fields
from backroom.server.library import BOTS, Library
from backroom.server.lobby import game_list
from backroom.server.messages import Agreement, OptionField, Wanted
from backroom.server.problems import NotDone

LIBRARY = Library()
CLICKS = 60


def agreed(game: str, seats: int, options: dict[str, Any]) -> Agreement:
    return agreement(LIBRARY, game, Wanted(seats=seats, options=options), "en")


def click(field: OptionField, random: Random, seats: int) -> Any:
    """What somebody could choose of an option."""
    possible = [choice.value for choice in field.choices if choice.why is None]
    match field.kind:
        case "order":
            return random.sample(range(seats), seats)
        case "each":
            return random.sample(possible, seats)
        case "some":
            counts = field.counts or range(len(possible) + 1)
            fitting = [count for count in counts if count <= len(possible)]
            return random.sample(possible, random.choice(fitting))
        case _:
            return random.choice(possible)


@pytest.mark.parametrize("name", games.names())
def test_whatever_is_clicked_can_be_played(name: str) -> None:
    game = games.game(name)
    random = Random(name)
    seats = game.seat_counts[0]
    options: dict[str, Any] = {}
    for _ in range(CLICKS):
        if random.random() < 0.25:
            seats = random.choice(game.seat_counts)
        now = agreed(name, seats, options)
        options = now.options
        if now.fields:
            field = random.choice(now.fields)
            options = {**options, field.name: click(field, random, seats)}
            assert agreed(name, seats, options).dropped == []
        game.new(game.edition(), seats, game.options(options), fast_chance("a click"))


def test_what_does_not_go_together_is_dropped_and_barred_with_its_rule() -> None:
    kept = agreed("animalcatraz", 5, {"mode": "normal", "crime_lord": True, "nonsense": 3})
    assert kept.dropped == ["mode", "nonsense"]
    assert kept.options["mode"] == "auto"
    assert kept.options["crime_lord"] is True
    [mode] = [field for field in kept.fields if field.name == "mode"]
    barred = {choice.value: choice.rule for choice in mode.choices if choice.why is not None}
    assert barred == {"normal": "AZ-026"}
    [why] = [choice.why for choice in mode.choices if choice.why]
    assert why == rulebook(games.game("animalcatraz"), "en").texts["AZ-026"]


def test_there_are_no_such_seats() -> None:
    with pytest.raises(NotDone):
        agreed("crooks", 8, {})


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("name", games.names())
def test_every_option_is_explained_and_has_a_rule(name: str, language: str) -> None:
    game = games.game(name)
    texts = rulebook(game, language).texts
    for field in option_fields(game, game.edition(), language):
        assert field.title
        assert field.help
        assert field.rule in texts
        assert all(choice.title for choice in field.choices)
        assert field.choices or field.kind == "order"


def test_every_preset_can_be_played_as_it_is() -> None:
    for card in game_list(LIBRARY, "en").games:
        assert [preset.preset for preset in card.presets] == ["first", "book", "long"]
        for preset in card.presets:
            assert preset.bot in BOTS
            assert agreed(card.game, preset.seats, preset.options).dropped == []
