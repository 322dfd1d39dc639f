"""Terminal play: whole games through the command, with somebody typing at its keyboard."""

import io
import re
import sys
from collections.abc import Callable, Iterator
from itertools import cycle, pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec import Struct, convert
from rich.console import Console

from backroom import cli, games
from backroom.cli import play as play_module
from backroom.cli.menu import Menu
from backroom.cli.sitting import Sitting
from backroom.drawings import Drawing, drawing_of, has_drawing
from backroom.games.crooks.view.parts import CrooksView
from backroom.games.sneaks.view.parts import SneaksView
from backroom.kernel.chance import ScriptedChance, fast_chance
from backroom.kernel.record import digest_of, read_record, replay
from backroom.kernel.state import SPECTATOR
from backroom.kernel.text import LANGUAGES, Speaker, phrasebook
from support import Setting, everybody, random_session, settings

CROOKS = games.game("crooks")
CHOICE = re.compile(r"^\d+: .* \[(.+)\]$", re.MULTILINE)
TO_THE_END = 100_000
Answer = Callable[[str], str]


class Typist(io.StringIO):
    """Sits at the keyboard: reads what was shown since the last line, and types the next one."""

    def __init__(self, capture: pytest.CaptureFixture[str], answer: Answer) -> None:
        super().__init__()
        self._capture = capture
        self._answer = answer
        self.pages: list[str] = []

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        self.pages.append(self._capture.readouterr().out)
        return self._answer(self.pages[-1])


class Outcome(NamedTuple):
    """What came of a command."""

    code: object
    pages: list[str]
    errors: str
    sitting: Sitting

    @property
    def text(self) -> str:
        return "".join(self.pages)


class Desk:
    """Runs `backroom play` with a typist, and shows the table behind it."""

    def __init__(
        self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str], state_home: Path
    ) -> None:
        self._patch = patch
        self._capture = capture
        self._sittings: list[Sitting] = []
        patch.setenv("XDG_STATE_HOME", str(state_home))
        patch.setattr(play_module, "Sitting", self._seat)

    def _seat(self, *parts: object) -> Sitting:
        self._sittings.append(Sitting(*parts))  # type: ignore[arg-type]
        return self._sittings[-1]

    @property
    def sitting(self) -> Sitting:
        return self._sittings[-1]

    def play(
        self, answer: Answer, *words: str, game: str = "crooks", plain: bool = True
    ) -> Outcome:
        self._capture.readouterr()
        typist = Typist(self._capture, answer)
        self._patch.setattr(sys, "stdin", typist)
        code = self.run("play", game, *(["--plain"] if plain else []), *words)
        last = self._capture.readouterr()
        return Outcome(code, [*typist.pages, last.out], last.err, self.sitting)

    def run(self, *words: str) -> object:
        """The exit code of a command."""
        self._patch.setattr(sys, "argv", ["backroom", *words])
        try:
            cli.main()
        except SystemExit as leaving:
            return leaving.code or 0
        return 0


@pytest.fixture
def desk(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Desk:
    return Desk(monkeypatch, capsys, tmp_path / "state")


def any_choice(seed: object, language: str = "en") -> Answer:
    """Types any legal choice, in notation, by number or in words; agrees to every question."""
    luck = fast_chance(f"typist {seed}")
    yes, no = (phrasebook(language).say(f"cli-words-{word}").split()[0] for word in ("yes", "no"))

    def answer(page: str) -> str:
        if page.endswith(f"({yes}/{no}) "):
            return f"{yes}\n"
        choices = CHOICE.findall(page)
        if not choices or not page.endswith("> "):
            return "\n"
        pick = luck.below(len(choices))
        words = re.findall(r"^\d+: (.*) \[.+\]$", page, re.MULTILINE)[pick]
        return f"{(choices[pick].upper(), pick + 1, words)[luck.below(3)]}\n"

    return answer


def script(*lines: str) -> Answer:
    """Types these lines, then comes to the end of the input."""
    rest: Iterator[str] = iter(lines)
    return lambda _page: f"{line}\n" if (line := next(rest, None)) is not None else ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_can_be_played(desk: Desk, language: str, seats: int) -> None:
    words = ["--seats", str(seats), "--lang", language, "--seed", str(seats)]
    outcome = desk.play(any_choice(language, language), *words)
    say = phrasebook(language).say
    assert outcome.code == 0
    assert outcome.errors == ""
    assert outcome.sitting.state.waiting() == 0
    assert say("cli-over") in outcome.text
    for standing in outcome.sitting.state.standings():
        player = outcome.sitting.speaker.player(standing.seat)
        points = say("crooks-points", points=standing.points)
        money = say("crooks-money", amount=standing.tiebreaks[0])
        line = {"place": standing.place, "player": player, "points": points, "money": money}
        assert say("crooks-board-result", **line) in outcome.text


def test_without_a_seed_the_deal_cannot_be_foretold(desk: Desk) -> None:
    first = desk.play(script(), "--seats", "2").sitting.session
    second = desk.play(script(), "--seats", "2").sitting.session
    assert first.generator == second.generator == "keyed"
    assert first.seed != second.seed


def test_bots_can_be_watched(desk: Desk) -> None:
    outcome = desk.play(script(), "--humans", "0", "--seed", "1")
    assert outcome.code == 0
    assert outcome.sitting.state.waiting() == 0


def test_a_failing_bot_is_replaced_with_a_notice(desk: Desk) -> None:
    """Once, in the language of the table; and the game goes on."""
    words = ("--humans", "0", "--seats", "2", "--bots", "exec:./nobody,random", "--seed", "1")
    outcome = desk.play(script(), *words, "--lang", "fr")
    assert outcome.code == 0
    assert outcome.sitting.state.waiting() == 0
    text = "".join(outcome.pages)
    assert text.count("\nRobot 1 a échoué\xa0: ./nobody ne démarre pas") == 1
    assert "greedy joue la suite" in text


@pytest.mark.parametrize("memory_aid", ["true", "false"])
@pytest.mark.parametrize("seed", range(6))
def test_nobody_reads_anothers_secrets(desk: Desk, seed: int, memory_aid: str) -> None:
    """Three people share the keyboard; each meets only crooks of which the journal told them."""
    shown: list[tuple[int | None, str, set[str]]] = []
    answer = any_choice(seed)
    names = [crook.name for crook in CROOKS.edition().data.cards.crooks]
    hand_over = phrasebook("en").say("cli-hand-over", player="")[:20]

    def watched(page: str) -> str:
        table = desk.sitting
        # The keyboard changes hands after the page that asks for it.
        reader = None if hand_over in page else table._at_keyboard
        if "your turn is over" in page:
            reader = table.speaker.players.index(page.splitlines()[-1].split(",")[0])
        eyes = SPECTATOR if reader is None else reader
        known = [entry.seen_by(eyes, False) for entry in table.session.journal.entries]
        told = " ".join(table.speaker.event(event) for event in known if event is not None)
        shown.append((reader, page, {name for name in names if name in told}))
        return answer(page)

    words = ["--humans", "3", "--seed", str(seed), "--option", f"memory_aid={memory_aid}"]
    outcome = desk.play(watched, *words)
    assert outcome.sitting.state.waiting() == 0
    assert {reader for reader, _, _ in shown} == {None, 0, 1, 2}
    for (before, _, _), (after, _, _) in pairwise(shown):
        assert before == after or None in (before, after), "the keyboard was not handed over"
    for reader, page, told in shown[:-1]:  # all is open on the last page
        met = {name for name in names if name in page}
        assert met <= (set() if reader is None else told)


def test_one_person_is_not_asked_to_pass_the_keyboard(desk: Desk) -> None:
    text = desk.play(any_choice(1), "--seed", "1").text
    assert "Pass the keyboard" not in text


def test_a_spys_look_is_shown_before_the_keyboard_is_passed(desk: Desk) -> None:
    answer = any_choice("spy")

    def spying(page: str) -> str:
        uses = [choice for choice in CHOICE.findall(page) if choice.endswith("use")]
        spy = next((choice for choice in uses if "(Spy)" in page), None)
        return f"{spy}\n" if spy else answer(page)

    for seed in range(30):
        outcome = desk.play(spying, "--humans", "2", "--seats", "2", "--seed", str(seed))
        looks = [page for page in outcome.pages if re.search("You spy on .* and see", page)]
        # A player whom the other has left alone goes on without passing the keyboard.
        handed_over = [page for page in looks if "your turn is over" in page]
        if handed_over:
            assert handed_over[0].count("and see ") == 1
            return
    pytest.fail("no spy looked in thirty games")


def test_a_saved_game_goes_on_where_it_was(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    whole = desk.play(any_choice(5), "--seed", "5").sitting
    first = any_choice(5)
    choices_typed = 0

    def until_saved(page: str) -> str:
        nonlocal choices_typed
        if CHOICE.findall(page):
            choices_typed += 1
        if "Saved in" in page:
            return "quit\n"
        return f"save {file}\n" if choices_typed == 8 else first(page)

    left = desk.play(until_saved, "--seed", "5")
    assert left.code == 0
    assert f"backroom play crooks --plain --resume {file}" in left.text
    record = read_record(file)
    assert record.digest == digest_of(CROOKS, left.sitting.state)
    assert replay(record, CROOKS, CROOKS.edition()).moves == left.sitting.session.moves

    resumed = desk.play(first, "--resume", str(file))
    assert f"goes on after {len(record.moves)} choices" in resumed.pages[0]
    assert resumed.sitting.session.moves[: len(record.moves)] == record.moves
    assert resumed.sitting.state.waiting() == 0
    # Bots take their luck by decision, so the same answers give the same game as without a pause.
    assert resumed.sitting.session.moves == whole.session.moves


def test_a_resumed_game_tells_only_what_is_new(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    aid = ["--option", "memory_aid=false", "--seed", "7", "--seats", "3"]
    moves = ("recruit C", "1", "place T5 down", f"save {file}", "quit")
    desk.play(script(*moves), *aid)
    resumed = desk.play(script("log"), "--resume", str(file))
    assert "sees at C" not in resumed.text  # CR-125: past looks cannot be read again
    assert "The crooks are dealt" in resumed.text


@pytest.mark.parametrize("ending", ["", "interrupt"])
def test_a_broken_off_game_is_kept(desk: Desk, tmp_path: Path, ending: str) -> None:
    lines = iter(["recruit C\n"])

    def answer(_page: str) -> str:
        line = next(lines, ending)
        if line == "interrupt":
            raise KeyboardInterrupt
        return line

    outcome = desk.play(answer, "--seed", "7", "--seats", "3")
    assert outcome.code == (130 if ending else 0)
    assert outcome.errors == ""
    (kept,) = (tmp_path / "state" / "backroom").iterdir()
    assert f"--resume {kept}" in outcome.pages[-1]
    assert read_record(kept).digest == digest_of(CROOKS, outcome.sitting.state)


def test_a_game_nobody_touched_is_not_kept(desk: Desk, tmp_path: Path) -> None:
    assert desk.play(script(), "--seed", "7").code == 0
    assert not (tmp_path / "state").exists()


def test_leaving_offers_to_save(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    bad = tmp_path / "no" / "such" / "folder.json"
    left = desk.play(script("recruit C", "quit", str(bad), str(file)), "--seed", "7")
    assert left.code == 0
    assert "cannot be written" in left.text
    assert read_record(file).moves[-1].do == "recruit C"
    unsaved = desk.play(script("recruit C", "quit", ""), "--seed", "7")
    assert "was not saved" in unsaved.text


def test_an_existing_file_is_replaced_only_on_request(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary")
    desk.play(script(f"save {file}", "perhaps", "no", "quit", ""), "--seed", "7")
    assert file.read_text() == "dear diary"
    desk.play(script(f"save {file}", "yes", "quit", ""), "--seed", "7")
    assert read_record(file).game == "crooks"


def test_a_finished_game_can_be_kept(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "whole.json"
    answer = any_choice(3)
    keeping = "To keep the record"
    outcome = desk.play(
        lambda page: f"{file}\n" if keeping in page else answer(page), "--seed", "3"
    )
    assert outcome.code == 0
    session = replay(read_record(file), CROOKS, CROOKS.edition())
    assert session.state.waiting() == 0
    assert session.moves == outcome.sitting.session.moves


def test_refused_choices_are_explained(desk: Desk) -> None:
    two = ["--seats", "2", "--seed", "5"]
    text = desk.play(script("?", "? recruit f", "recruit F", "? pass", "? 3"), *two).text
    closed = "That hangout is not used with this number of players. (CR-44)"
    assert f"{closed} Recruit at F (Boxing gym); Recruit at G (Diner);" in text
    assert text.count(f"Recruit at F (Boxing gym): {closed}") == 2
    assert "Pass: leave the game for good: you may choose that now, with 1." in text
    assert "Recruit at B for $2: you may choose that now, with 3." in text


def test_explanations_follow_the_decision(desk: Desk) -> None:
    text = desk.play(script("recruit H", "?", "take 4", "1", "? place T3 use"), "--seed", "7").text
    assert "The pile has no such card. (CR-50) Take the " in text
    assert "Take the fifth card: The pile has no such card. (CR-50)" in text
    assert "(CR-73)" in text or "(CR-74)" in text or "you may choose that now" in text


@pytest.mark.parametrize(
    "typed",
    ["", "0", "99", "²", "-1", "1.5", "take", "recruit Z", "{ }", "[bold]x", "?z", "é" * 500],
)
def test_nonsense_leaves_the_decision_as_it_is(desk: Desk, typed: str) -> None:
    outcome = desk.play(script(typed, typed), "--seed", "7", "--seats", "2")
    assert outcome.code == 0
    assert outcome.text.count("Type a number from 1 to") == 2
    people = outcome.sitting.people
    assert [move for move in outcome.sitting.session.moves if move.seat in people] == []


KINGS_TURN = ("tile 0", "amount 10", "pass")  # up to the first movements with this seed
KINGS = ("--seed", "11", "--seats", "3")


def moves_of(outcome: Outcome) -> list[str]:
    return [move.do for move in outcome.sitting.session.moves if move.seat == 0]


def test_a_whole_journey_can_be_typed_in_one_line(desk: Desk) -> None:
    journey = "own 0; To Chelsea ; Greenwich Village;end drive;"
    outcome = desk.play(script(*KINGS_TURN, journey), *KINGS, game="kings")
    steps = ["own 0", "to chelsea", "to greenwich_village", "end drive"]
    assert moves_of(outcome) == [*KINGS_TURN, *steps]
    # The table is shown once, after the last step, with the news of all of them.
    assert len(outcome.pages) == len(KINGS_TURN) + 3
    assert "to Chelsea" in outcome.pages[-2]
    assert "to Greenwich Village" in outcome.pages[-2]
    assert "Not made" not in outcome.text


@pytest.mark.parametrize(
    ("journey", "made", "complaints"),
    [
        (
            "own 0; to chelsea; to harlem; end drive",
            ["own 0", "to chelsea"],
            [
                "Harlem (mission 2): No connection",
                "2 choices of your line are made. Not made: to harlem; end",
            ],
        ),
        (
            "own 0; recruit; end drive",
            ["own 0"],
            ["(NK-", "One choice of your line is made. Not made: recruit; end drive"],
        ),
        (
            "own 0; fly to the moon; end drive",
            ["own 0"],
            ["“fly to the moon” is not the name of a choice", "Not made: fly to the moon; end"],
        ),
        ("own 0; 1; end drive", ["own 0"], ["“1” is not the name", "Not made: 1; end drive"]),
        ("own 0; help", ["own 0"], ["“help” is not the name of a choice"]),
    ],
)
def test_a_journey_stops_where_it_cannot_go_on(
    desk: Desk, journey: str, made: list[str], complaints: list[str]
) -> None:
    outcome = desk.play(script(*KINGS_TURN, journey), *KINGS, game="kings")
    assert moves_of(outcome) == [*KINGS_TURN, *made]
    for complaint in complaints:
        assert complaint in outcome.pages[-2]


@pytest.mark.parametrize("line", ["nonsense; own 0", ";", "; own 0", "to harlem; own 0"])
def test_a_line_that_begins_wrongly_does_nothing(desk: Desk, line: str) -> None:
    outcome = desk.play(script(*KINGS_TURN, line), *KINGS, game="kings")
    assert moves_of(outcome) == [*KINGS_TURN]


def test_choices_typed_ahead_are_confirmed_too(desk: Desk) -> None:
    outcome = desk.play(script("recruit C; take 0; place T9 up; pass", "no"), "--seed", "7")
    assert "Passing is final" not in outcome.pages[0]
    assert not has_passed(outcome.sitting)


def test_the_next_player_neither_makes_nor_sees_the_choices_of_the_one_before(desk: Desk) -> None:
    outcome = desk.play(script("", "tile 0; tile 1", "", ""), "--humans", "2", *KINGS, game="kings")
    assert [move.do for move in outcome.sitting.session.moves if move.seat < 2] == ["tile 0"]
    pages = [page for page in outcome.pages if "Not made: tile 1" in page]
    assert len(pages) == 1
    assert "Player 1, your turn is over." in pages[0]


def test_a_proposal_is_composed_step_by_step(desk: Desk) -> None:
    deal = ("deal", "seat S1", "money give", "amount 2", "pass")
    options = ("--seed", "30", "--seats", "3", "--option", "deals=on")  # no bot proposes anything
    outcome = desk.play(script(*KINGS_TURN, *deal), *options, game="kings")
    assert moves_of(outcome)[: len(KINGS_TURN) + len(deal)] == [*KINGS_TURN, *deal]
    pages = outcome.pages[len(KINGS_TURN) + 1 :]
    assert "Your proposal: to whom do you make it?" in pages[0]
    assert "Your proposal for Bot 2. You give: nothing." in pages[1]
    assert "You give: $2k." in pages[3]
    assert "Drop the proposal [pass]" in pages[3]
    assert "Your draft" not in pages[4]


def test_a_joker_is_lost_not_hired_in_a_shoot_out() -> None:
    """NK-420: the code that hires a Joker names him as a casualty too."""
    kings = games.game("kings")
    people = {"S0": ["boss soho"], "S1": ["boss soho", "the_lord soho"]}
    laid = {"phase": "actions", "characters": people, "jokers": ["", "S0 0"]}
    table = kings.restore(
        kings.edition(),
        convert(laid, kings.position_type),
        kings.options({"jokers": "on"}),
        ScriptedChance([0, 1, 3, 4, 4, 0, 0, 4, 0, 4]),
    )
    speaker = kings.speaker(kings.edition(), "en", ["Ann", "Bob", "Cy"])
    shado = kings.actions.code("joker 1")
    assert shado is not None
    assert kings.asking(kings.view(table, 0), speaker).answer(shado) == "Hire Shado"
    for seat, words in ((0, "provoke"), (0, "no"), (1, "no"), (0, "no"), (1, "no")):
        table.play(seat, kings.actions.code(words))
    assert shado in table.legal(0)
    assert kings.asking(kings.view(table, 0), speaker).answer(shado) == "Shado"
    drawn = drawing_of("kings").plain(kings.view(table, 0), speaker)
    assert "Shoot-out in SoHo." in drawn
    assert "● Ann: dice 9 10 Q 9 9, characters A and a Joker = four of a kind (9 9 9 9 A)" in drawn


def test_rules_of_three_digits_are_found_by_number(desk: Desk) -> None:
    lines = ("rule 1", "rule nk-54", "rule NK-054", "rule 054", "rule 999", "help")
    text = desk.play(script(*lines), *KINGS, game="kings").text
    assert "NK-001: " in text
    assert text.count("NK-054: ") == 3
    assert "There is no rule 999 in this game." in text
    assert "rule NK-001" in text


def test_what_was_typed_is_repeated_as_it_was(desk: Desk) -> None:
    text = desk.play(script("[bold]x"), "--seed", "7").text
    assert "“[bold]x” is neither a choice nor a command." in text


def test_rules_log_and_help(desk: Desk) -> None:
    lines = ("rule CR-54", "rule cr54", "RULE 54", "rule", "rule CR-999", "rule x", "log", "help")
    text = desk.play(script(*lines, "board"), "--seed", "7").text
    assert text.count("CR-54: You may take a crook only if you can place it") == 3
    assert "Which rule?" in text
    assert "There is no rule CR-999 in this game." in text
    assert "There is no rule x in this game." in text
    assert "The game so far, as Player 1 has seen it" in text
    assert "save FILE" in text
    assert text.count("You are Player 1.\nChoose a hangout") == 2


def test_commands_have_words_in_every_language(desk: Desk) -> None:
    text = desk.play(script("aide", "help", "règle 54", "journal"), "--lang", "fr").text
    assert text.count("enregistrer FICHIER") == 2
    assert "CR-54\xa0: Vous ne pouvez prendre un Escroc" in text
    assert "vue par Joueur 1" in text


def test_a_pass_is_confirmed_unless_it_is_forced(desk: Desk) -> None:
    refused = desk.play(script("pass", "no"), "--seed", "7")
    assert "Passing is final" in refused.text
    assert "Nothing was chosen." in refused.text
    assert not has_passed(refused.sitting)
    passed = desk.play(script("1", "y"), "--seed", "7")
    assert has_passed(passed.sitting)


def has_passed(sitting: Sitting) -> bool:
    view = sitting.game.view(sitting.state, 0)
    assert isinstance(view, CrooksView)
    return view.seats[0].passed


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--seats", "9"], "bad_player_count"),
        (["--seats", "0"], "bad_player_count"),
        (["--humans", "5"], "There cannot be 5 people"),
        (["--humans", "-1"], "There cannot be -1 people"),
        (["--bots", "clever"], "unknown_bot: there is no bot 'clever'; there are"),
        (["--bots", "random,random"], "Bots named: 2; needed: 3"),
        (["--names", "Ann,Ann"], "“Ann” cannot be used"),
        (["--names", "a,b,c,d,e"], "Names given: 5; needed: 4"),
        (["--lang", "de"], '"en", "fr", "it"'),
        (["--option", "memory_aid"], "write NAME=VALUE"),
        (["--option", "foo=1"], "bad_option"),
        (["--option", "memory_aid=perhaps"], "bad_option"),
        (["--edition", "/no/such/file"], "bad_edition"),
        (["--resume", "/no/such/file"], "cannot be read"),
        (["--resume", __file__], "this is no record"),
        (["--seed", "x"], "--seed"),
    ],
)
def test_a_wrong_command_line_is_answered_clearly(
    desk: Desk, capsys: pytest.CaptureFixture[str], words: list[str], complaint: str
) -> None:
    assert desk.run("play", "crooks", *words) == 2
    shown = capsys.readouterr()
    assert complaint in shown.err
    assert "Traceback" not in shown.err


def test_wrong_games(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    assert desk.run("play", "chess") == 2
    assert "unknown_game" in capsys.readouterr().err


def test_a_record_of_something_else_is_refused(
    desk: Desk, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    desk.play(script(f"save {file}", "quit"), "--seed", "7", "--seats", "2")
    assert desk.run("play", "crooks", "--resume", str(file), "--seats", "3") == 2
    assert "has 2 seats, not 3" in capsys.readouterr().err
    assert desk.run("play", "crooks", "--resume", str(file), "--seed", "1") == 2
    assert "--seed belongs to a new game" in capsys.readouterr().err
    file.write_text(file.read_text().replace('"crooks"', '"sneaks"'))
    assert desk.run("play", "crooks", "--resume", str(file)) == 2
    assert "this is a record of sneaks" in capsys.readouterr().err


@pytest.mark.parametrize(  # every game in every language, with one number of seats or another
    ("setting", "language"), list(zip(settings(), cycle(LANGUAGES), strict=False)), ids=repr
)
def test_every_view_can_be_drawn(setting: Setting, language: str) -> None:
    """Moments of many games, for every seat and a spectator, drawn and in sentences."""
    game = setting.game
    drawing = drawing_of(game.name)
    players = [f"Somebody Longish {seat}" for seat in range(setting.seats)]
    speaker = game.speaker(game.edition(), language, players)
    for moment in range(0, 90, 6):
        session = random_session(setting, moment, moment)
        for seat in everybody(session.state):
            view = game.view(session.state, seat)
            _check_drawing(drawing, view, speaker)
            if seat in session.state.asked():
                _check_menu(Menu(session.state, seat, view, game, speaker))
    over = random_session(setting, 0, TO_THE_END)
    _check_drawing(drawing, game.view(over.state, SPECTATOR), speaker)


def _check_drawing(drawing: Drawing, view: Struct, speaker: Speaker) -> None:
    for width in (100, 80):
        paper = io.StringIO()
        Console(file=paper, width=width).print(drawing.drawn(view, speaker))
        drawn = paper.getvalue().splitlines()
        assert max(map(len, drawn)) <= width
    assert all(line.strip() for line in drawing.plain(view, speaker))


def _check_menu(menu: Menu) -> None:
    for width in (100, 80):
        paper = io.StringIO()
        Console(file=paper, width=width).print(menu.drawing())
        drawn = paper.getvalue()
        assert max(map(len, drawn.splitlines())) <= width
        assert all(str(menu.number(code)) in drawn for code in menu.codes)
    assert len(menu.lines()) == len(menu.codes)


def test_sneaks_shows_all_past_plans_and_the_discard_pile() -> None:
    game = games.game("sneaks")
    session = random_session(Setting(game, 4), 3, 70)
    view = game.view(session.state, 0)
    assert isinstance(view, SneaksView)
    speaker = game.speaker(game.edition(), "en", ["Ann", "Bob", "Cy", "Di"])
    lines = drawing_of("sneaks").plain(view, speaker)
    (plans,) = [line for line in lines if line.startswith("Past plans of Bob: ")]
    sent = [f"{''.join(p[1].sneaks)}/{''.join(p[1].snitches)}" for p in view.history]
    assert len(sent) > 3
    assert plans == f"Past plans of Bob: {' '.join(sent)}."
    (pile,) = [line for line in lines if line.startswith("Discard pile: ")]
    counts = [int(number) for number in re.findall("\N{MULTIPLICATION SIGN}(\\d+)", pile)]
    cards = len(re.split(", and |, | and ", pile))
    assert cards + sum(counts) - len(counts) == len(view.discard)


FULL_PRISON = {
    "seats": 8,
    "trip": 1,
    "active": 6,
    "cells": {
        "cell_1": {
            "cards": ["ramen", "stamps"],
            "spare": [
                {"gangster": "hippo_charm", "card": "lottery", "by": 0},
                {"gangster": "double_dip", "card": "gold_watch", "by": 0},
                {"gangster": "sweet_talk", "card": "home_dumbbells", "by": 0},
            ],
        }
    },
    "inmates": [{"card": "dandy_dufresne"}, {"card": "sticky_fingers", "crimes": ["cartel"]}],
}


def test_nothing_is_cut_off_in_a_full_prison() -> None:
    game = games.game("animalcatraz")
    position = convert(FULL_PRISON, game.position_type)
    state = game.restore(game.edition(), position, game.options({}), fast_chance(1))
    speaker = game.speaker(game.edition(), "fr", [f"Quidam {seat}" for seat in range(8)])
    paper = io.StringIO()
    drawing = drawing_of("animalcatraz").drawn(game.view(state, 0), speaker)
    Console(file=paper, width=100).print(drawing)
    drawn = paper.getvalue()
    assert "\N{HORIZONTAL ELLIPSIS}" not in drawn
    assert "Actions restantes\xa0: 5" in drawn
    assert "Crime de Sticky Fingers\xa0: Cartel" in drawn  # a partner's serves both
    for gangster in ("Hippo-Charme", "Double Prise", "Beau Parleur"):
        assert gangster in drawn


@pytest.mark.parametrize("name", [name for name in games.names() if has_drawing(name)])
def test_every_drawing_offers_what_play_asks_of_one(name: str) -> None:
    offered = dir(drawing_of(name))
    asked = [member for member in vars(Drawing) if not member.startswith("_")]
    assert len(asked) == 5
    assert [member for member in asked if member not in offered] == []


@pytest.mark.parametrize("name", games.names())
def test_every_game_can_be_played_on_a_drawn_board(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    """A terminal shows the drawing; somebody types the number of the first choice each time."""
    monkeypatch.chdir(tmp_path)  # at the end what is typed names the file of the record
    for name_and_value in ("FORCE_COLOR=1", "TERM=xterm", "COLUMNS=100", "LINES=40"):
        monkeypatch.setenv(*name_and_value.split("="))
    outcome = desk.play(script(*["1", "y"] * 60), "--seed", "1", game=name, plain=False)
    assert outcome.errors == ""
    assert "\x1b[" in outcome.text  # it was drawn
    assert len(outcome.sitting.session.moves) > 10


# Leaving a seat.

TEAMS = ("--seats", "4", "--option", "teams=on", "--seed", "1", "--names", "Ann,Bob,Cy,Di")


def test_a_partner_plays_on_for_whoever_leaves(desk: Desk, tmp_path: Path) -> None:
    """AZ-024: also in a game that is saved and taken up again."""
    saved = tmp_path / "left.json"
    lines = iter(["", "leave", "no", "leave", "yes", "log", f"save {saved}", "quit"])
    outcome = desk.play(
        lambda _page: f"{next(lines)}\n", "--humans", "2", *TEAMS, game="animalcatraz"
    )
    assert "Do you leave the game for good? Bob then plays for you." in outcome.text
    assert re.search(r"Ann leaves the table; you now run .+ too\.", outcome.text)
    assert outcome.sitting.people == [1]
    assert [move.do for move in outcome.sitting.session.moves if move.seat == 0] == ["resign"]
    again = desk.play(any_choice(2), "--humans", "2", "--resume", str(saved), game="animalcatraz")
    assert again.code == 0
    moves = again.sitting.session.moves
    assert [move.do for move in moves if move.seat == 0] == ["resign"]
    assert again.sitting.state.waiting() == 0


def test_whoever_resigns_is_out_of_the_game(desk: Desk) -> None:
    """NK-347: where the rules know it; the others play on."""
    lines = iter(["", "help", "resign", "no", "resign", "yes", "", "", "help", "quit", ""])
    names = ("--names", "Ann,Bob,Cy")
    outcome = desk.play(
        lambda _page: f"{next(lines)}\n",
        *("--humans", "2", "--seats", "3", "--seed", "1", *names),
        game="kings",
    )
    assert outcome.text.count("resign — resign: you are out of the game for good") == 2
    assert outcome.text.count("Do you leave the game for good?") == 2
    assert outcome.sitting.state.is_gone(0)
    assert outcome.sitting.people == [0, 1]
    assert [move.do for move in outcome.sitting.session.moves if move.seat == 0] == ["resign"]
    assert "Pass the keyboard to Bob" in outcome.text


def test_the_last_one_who_resigns_sees_how_it_ends(desk: Desk) -> None:
    lines = iter(["abandonner", "oui", ""])
    words = ("--seats", "2", "--seed", "1", "--lang", "fr")
    outcome = desk.play(lambda _page: f"{next(lines)}\n", *words, game="kings")
    assert outcome.code == 0
    assert phrasebook("fr").say("cli-over") in outcome.text
    assert [standing.seat for standing in outcome.sitting.state.standings()] == [1, 0]


@pytest.mark.parametrize("name", [name for name in games.names() if name != "kings"])
def test_nobody_resigns_where_the_rules_do_not_know_it(desk: Desk, name: str) -> None:
    outcome = desk.play(script("help", "resign", "quit", ""), "--seed", "1", game=name)
    assert "Nobody resigns in this game; leave gives your seat away." in outcome.text
    assert "resign — resign" not in outcome.text
    assert [move for move in outcome.sitting.session.moves if move.do == "resign"] == []


# Answers that are given for a person.


def windows_of(desk: Desk, *words: str) -> Outcome:
    """A game of Kings in which every window asks whoever holds cards (NK-102)."""
    options = ("--option", "reactions=all", "--seats", "2", "--seed", "3")
    return desk.play(any_choice(3), *options, *words, game="kings")


def test_the_only_answer_is_given_for_a_person(desk: Desk) -> None:
    """With a line that says so; and all that the person was asked was a choice."""
    outcome = windows_of(desk)
    assert outcome.sitting.state.waiting() == 0
    assert "There was only one answer, given for you: Pass." in outcome.text
    assert not any(CHOICE.findall(page) == ["pass"] for page in outcome.pages)


def test_who_wants_to_be_asked_always_is_asked(desk: Desk) -> None:
    outcome = windows_of(desk, "--ask-always")
    assert outcome.sitting.state.waiting() == 0
    assert "given for you" not in outcome.text
    assert any(CHOICE.findall(page) == ["pass"] for page in outcome.pages)


def test_people_who_share_a_keyboard_are_asked_where_it_would_tell(desk: Desk) -> None:
    """If the keyboard were not passed to somebody, the others would know what it holds."""
    outcome = windows_of(desk, "--humans", "2")
    assert "given for you: Pass." not in outcome.text
    assert any(CHOICE.findall(page) == ["pass"] for page in outcome.pages)


def test_a_bot_plays_on_for_whoever_leaves_without_a_partner(desk: Desk) -> None:
    """AZ-764, and the same in every game; the last person can leave too, and watches."""
    outcome = desk.play(
        lambda page: "yes\n" if "(yes/no)" in page else "leave\n",
        *("--humans", "2", "--seats", "3", "--seed", "1", "--names", "Ann,Bob,Cy"),
    )
    assert "Ann has left; a bot stands in." in outcome.text
    assert "Bob has left; a bot stands in." in outcome.text
    assert outcome.sitting.people == []
    assert outcome.sitting.state.waiting() == 0
    assert "The game is over" in outcome.text
