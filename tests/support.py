"""Tables for the laws: random games of every game, edition and number of seats."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec import json

from backroom import games
from backroom.kernel import playout
from backroom.kernel.chance import Chance, ScriptedChance, fast_chance
from backroom.kernel.edition import EditionText
from backroom.kernel.game import Game
from backroom.kernel.record import Session
from backroom.kernel.scenario import Scenario
from backroom.kernel.state import SPECTATOR, State

COMPILED = not playout.__file__.endswith(".py")
TO_THE_END = 100_000
SCENARIOS = sorted((Path(__file__).parent / "rules").glob("*/*.toml"))
HOUSE = "house"
WILD = "wild"
# Options with which there is more to hide.
SECRETIVE: dict[str, dict[str, Any]] = {
    "crooks": {"memory_aid": False},
    "kings": {"deals": "on", "jokers": "on", "reactions": "all"},
    "animalcatraz": {"fugitive": True, "guard_tiles": True},
}
PASSES = 12  # a random player with another choice passes once in so many times

# The wild edition of Crooks: every number of [rules] is another one, several kingpins block piles,
# accomplices and hitmen go into full rows, spies look about, and money lasts until rows are full.
WILD_NUMBERS = {
    'name = "house-1"': 'name = "wild"',
    "start_money = 18": "start_money = 60",
    "recruit_cost_per_card = 1": "recruit_cost_per_card = 2",
    "face_down_cost = 1": "face_down_cost = 2",
    "pickpocket_gain = 2": "pickpocket_gain = 3",
    "{ 2 = [2, 2, 3, 4, 5], ": "{ 2 = [1, 2, 3, 4, 5, 5, 5], ",
    "3 = [2, 2, 3, 3, 4, 4, 5], ": "3 = [1, 1, 2, 3, 4, 5, 5, 5], ",
    "4 = [2, 2, 3, 3, 3, 4, 4, 5, 5] }": "4 = [1, 1, 2, 3, 4, 5, 5, 5, 5] }",
    "{ 2 = 5, 3 = 4, 4 = 3 }": "{ 2 = 7, 3 = 6, 4 = 2 }",
    "one = 27, three = 20": "one = 25, three = 80",
}
WILD_ABILITIES = {
    **dict.fromkeys((2, 3, 4), "kingpin"),
    **dict.fromkeys((12, 16, 17), "accomplice"),
    **dict.fromkeys((18, 23), "hitman"),
    **dict.fromkeys((13, 14), "spy"),
    15: "swap",
    11: "pickpocket",
}


def shows(*rules: str) -> pytest.MarkDecorator:
    """Marks a law with the rules that it would find broken. Rules that are only mentioned in a law,
    or that it takes for granted, are not among them."""
    return pytest.mark.shows(*rules)


class Setting(NamedTuple):
    """A game, a number of seats and an edition."""

    game: Game
    seats: int
    edition_name: str = HOUSE

    def __repr__(self) -> str:
        name = self.game.name if self.edition_name == HOUSE else f"{self.game.name}-wild"
        return f"{name}-{self.seats}"

    @property
    def edition(self) -> Any:
        return _edition(self.game.name, self.edition_name)


@cache
def _edition(game_name: str, edition_name: str) -> Any:
    game = games.game(game_name)
    if edition_name == HOUSE:
        return game.edition()
    text = game.house_edition.read_text(encoding="utf-8")
    for find, put in WILD_NUMBERS.items():
        assert text.count(find) == 1
        text = text.replace(find, put)
    lines = text.splitlines(keepends=True)
    for crook, ability in WILD_ABILITIES.items():
        (number,) = (n for n, line in enumerate(lines) if f"{{ id = {crook:2}, name" in line)
        assert 'ability = ""' in lines[number]
        lines[number] = lines[number].replace('ability = ""', f'ability = "{ability}"')
    return game.parse_edition(EditionText(edition_name, "".join(lines)))


def settings(*names: str) -> list[Setting]:
    """Every game with every number of seats; the interpreted build, which repeats what the compiled
    one has shown and takes ten times as long, with the fewest and with four."""
    return [
        Setting(game, seats)
        for game in map(games.game, names or games.names())
        for seats in game.seat_counts
        if COMPILED or seats in (min(game.seat_counts), 4)
    ]


def settings_of_all_editions(*names: str) -> list[Setting]:
    """The same, and the wild edition of Crooks."""
    house = settings(*names)
    wild = [Setting(game, seats, WILD) for game, seats, _ in house if game.name == "crooks"]
    return house + wild


def luck_of(scenario: Scenario) -> Chance:
    """The luck of a scenario, scripted or seeded."""
    if scenario.seed is not None:
        return fast_chance(scenario.seed)
    return ScriptedChance(scenario.chance or [])


def scenario_edition(game: Game, scenario: Scenario) -> Any:
    """The house edition with the corrections of a scenario."""
    if not scenario.edition:
        return _edition(game.name, HOUSE)
    text = game.house_edition.read_text(encoding="utf-8")
    for correction in scenario.edition:
        text = text.replace(correction.find, correction.put)
    return game.parse_edition(EditionText("the edition", text))


def scenario_table(game: Game, scenario: Scenario, chance: Chance) -> State:
    """The table of a scenario after set-up."""
    edition, options = scenario_edition(game, scenario), game.options(scenario.options)
    if scenario.position is None:
        assert scenario.seats is not None
        return game.new(edition, scenario.seats, options, chance)
    given = {} if scenario.seats is None else {"seats": scenario.seats}
    return game.restore(edition, game.position({**given, **scenario.position}), options, chance)


def random_session(setting: Setting, seed: int, choices: int, **options: Any) -> Session:
    """A game played at random for that many choices, or to its end."""
    game = setting.game
    session = Session(game, setting.edition, setting.seats, game.options(options), seed)
    play_on(session, seed, choices)
    return session


def session_at(setting: Setting, seed: int, moment: int, **options: Any) -> Session:
    """A random game at a moment, in hundredths of the length that such games usually have."""
    choices = usual_length(setting) * moment // 100
    return random_session(setting, seed, choices, **options)


@cache
def usual_length(setting: Setting) -> int:
    """How many choices a random game takes, on average."""
    lengths = [len(random_session(setting, seed, TO_THE_END).moves) for seed in range(5)]
    return sum(lengths) // len(lengths)


def play_on(session: Session, seed: int, choices: int) -> None:
    """Make random choices; where several seats may choose, a random one comes first.

    Whoever can do something else rarely passes, or games would be over before rows are full.
    """
    actions = session.game.actions
    chance = fast_chance(f"choices {seed}")
    for _ in range(choices):
        able = [seat for seat in range(session.state.seats) if session.state.legal(seat)]
        if not able:
            return
        seat = able[chance.below(len(able))]
        legal = session.state.legal(seat)
        others = [code for code in legal if actions[code].kind != "pass"]
        if others and len(others) < len(legal) and chance.below(PASSES) > 0:
            legal = others
        session.play(seat, legal[chance.below(len(legal))])


def everybody(state: State) -> list[int]:
    """All seats, and the spectators."""
    return [SPECTATOR, *range(state.seats)]


def view_bytes(game: Game, state: State, seat: int) -> bytes:
    """What a seat sees, byte for byte."""
    return json.encode(game.view(state, seat))


def snapshot(game: Game, state: State) -> bytes:
    """Everything that lies on a table, byte for byte."""
    return json.encode(game.position_of(state))
