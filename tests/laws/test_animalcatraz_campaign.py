"""The campaign of Animalcatraz: what a finished game opens, and the file it is kept in."""

from pathlib import Path

import pytest

from backroom import games
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import reputation
from backroom.games.animalcatraz.campaign import (
    Progress,
    after_game,
    challenges_met,
    check_options,
    load,
    new_progress,
    save,
    unlocked,
)
from backroom.games.animalcatraz.options import Options
from backroom.games.animalcatraz.rules import Animalcatraz
from backroom.kernel.chance import fast_chance
from backroom.kernel.refusals import SetupError
from support import shows

GAME = games.game("animalcatraz")
EDITION = GAME.edition()
NEW = new_progress(EDITION)


def table(seats: int, **options: object) -> Animalcatraz:
    state = GAME.new(EDITION, seats, GAME.options(options), fast_chance(1))
    assert isinstance(state, Animalcatraz)
    return state


def finished(seats: int, **options: object) -> Animalcatraz:
    """A game that rival 0 has won."""
    state = table(seats, **options)
    state.b[at.WINNER] = 0
    return state


@shows("AZ-695", "AZ-696", "AZ-711")
def test_five_games_open_five_envelopes() -> None:
    progress = NEW
    for game in range(1, 8):
        progress = after_game(progress, EDITION, finished(3), f"deal {game}")
        assert progress.games == game
        assert progress.envelopes == list(range(1, min(game, 5) + 1))
    assert set(unlocked(progress, EDITION)) >= {"snitch", "gary", "rookie", "fugitive"}


@shows("AZ-697")
def test_a_game_without_a_winner_does_not_count() -> None:
    assert after_game(NEW, EDITION, table(3), "deal") == NEW


@shows("AZ-698", "AZ-699", "AZ-700", "AZ-701", "AZ-702")
def test_challenges() -> None:
    kingpin = finished(3)
    assert challenges_met(EDITION, kingpin) == []
    reputation.set_to(kingpin, 1, 14, reputation.FOR_RIOT, "AZ-499")
    assert challenges_met(EDITION, kingpin) == [1]
    reputation.set_to(kingpin, 1, 13, reputation.FOR_RIOT, "AZ-499")
    assert challenges_met(EDITION, kingpin) == [1]  # with El Chapo one may fall again and lose
    assert challenges_met(EDITION, finished(6)) == [2]
    assert challenges_met(EDITION, finished(7)) == []
    tagged = finished(3)
    tagged.b[at.CHALLENGES] = 1 << at.MOST_TAGGED + 2 | 1 << at.TOOLS_USED + 3
    assert challenges_met(EDITION, tagged) == []
    tagged.b[at.CHALLENGES] |= 1 << at.MOST_TAGGED + 4 | 1 << at.TOOLS_USED + 4
    assert challenges_met(EDITION, tagged) == [3, 4]


@shows("AZ-703", "AZ-704", "AZ-705", "AZ-706", "AZ-709", "AZ-710")
@pytest.mark.parametrize("challenge", [5, 6, 7, 8])
def test_what_needs_unpublished_cards_cannot_be_met(challenge: int, tmp_path: Path) -> None:
    """Whatever happens in a game, and whatever a file says."""
    (listed,) = (found for found in EDITION.data.legacy.challenges if found.id == challenge)
    assert not listed.available
    for seats in (3, 6):
        everything = finished(seats)
        everything.b[at.CHALLENGES] = (1 << at.MOST_TAGGED + 8) - 1 | (1 << at.TOOLS_USED + 8) - 1
        reputation.set_to(everything, 0, 14, reputation.FOR_RIOT, "AZ-499")
        assert challenges_met(EDITION, everything)
        assert challenge not in challenges_met(EDITION, everything)
    path = tmp_path / "campaign.json"
    save(path, Progress("animalcatraz", "house-1", 1, [1], [challenge]))
    with pytest.raises(SetupError, match="no such challenge"):
        load(path, EDITION)


@shows("AZ-707", "AZ-708")
def test_a_variant_is_won_by_completing_it() -> None:
    """To have the most REP when time is up does not count."""
    lord = finished(4, crime_lord=True)
    chapo = finished(4, el_chapo=True)
    assert challenges_met(EDITION, lord) == challenges_met(EDITION, chapo) == []
    for state in (lord, chapo):
        reputation.set_to(state, 0, 14, reputation.FOR_RIOT, "AZ-499")
    assert challenges_met(EDITION, lord) == [1, 9]
    assert challenges_met(EDITION, chapo) == [1]
    chapo.b[at.place(0)] = at.OUTSIDE
    assert challenges_met(EDITION, chapo) == [1, 10]


@shows("AZ-713")
def test_only_what_is_unlocked_may_be_added() -> None:
    options = Options(extra_gangsters=["snitch", "fraudster", "scapegoat", "detonator"])
    with pytest.raises(SetupError, match="closed envelope: snitch"):
        check_options(NEW, EDITION, options)
    check_options(Progress("animalcatraz", "house-1", 1, [1]), EDITION, options)
    with pytest.raises(SetupError, match="closed envelope: fugitive"):
        check_options(Progress("animalcatraz", "house-1", 1, [1]), EDITION, Options(fugitive=True))


@shows("AZ-694")
def test_the_file(tmp_path: Path) -> None:
    path = tmp_path / "here" / "campaign.json"
    assert load(path, EDITION) == NEW
    progress = Progress("animalcatraz", "house-1", 3, [1, 2, 3], [1, 9])
    save(path, progress)
    assert load(path, EDITION) == progress
    assert [file.name for file in path.parent.iterdir()] == ["campaign.json"]


BAD_FILES = [
    b"nonsense",
    b'{"game": "animalcatraz", "edition": "\xff"}',
    b'{"edition": "house-1"}',
    b'{"game": "crooks", "edition": "house-1"}',
    b'{"game": "animalcatraz", "edition": "house-1", "more": 1}',
    b'{"game": "animalcatraz", "edition": "house-2"}',
    b'{"game": "animalcatraz", "edition": "house-1", "games": 1, "envelopes": [2]}',
    b'{"game": "animalcatraz", "edition": "house-1", "games": 1, "envelopes": [1, 2]}',
    b'{"game": "animalcatraz", "edition": "house-1", "games": 1, "challenges": [5]}',
    b'{"game": "animalcatraz", "edition": "house-1", "games": 1, "challenges": [1, 1]}',
]


@pytest.mark.parametrize("content", BAD_FILES)
def test_a_damaged_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "campaign.json"
    path.write_bytes(content)
    with pytest.raises(SetupError) as refused:
        load(path, EDITION)
    assert refused.value.code == "bad_campaign"
