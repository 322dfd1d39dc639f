"""A moment of a game as the server would send it to a seat, for tests of boards."""

from typing import Any

from msgspec import Struct, field

from backroom.kernel.chance import Chance, ScriptedChance, fast_chance
from backroom.kernel.game import Game
from backroom.kernel.journal import Journal
from backroom.kernel.record import Session
from backroom.server.regulars import regular
from backroom.server.scenes import OTHER_DECISION

PERSON = "Ann"
LEVEL = "search:expert"  # of the others, who are bots: their names are the longest


class Posed(Struct):
    """A position, and what seat 0 chooses from there on."""

    seats: int
    position: dict[str, Any]
    choices: list[str]
    options: dict[str, Any] = field(default_factory=dict)
    outcomes: list[int] = field(default_factory=list)  # of chance; none: any


def posed(game: Game, scene: Posed) -> Session:
    """A table in this position, after the choices."""
    options = game.options(scene.options)
    session = Session(game, game.edition(), scene.seats, options, 0)
    chance: Chance = ScriptedChance(scene.outcomes) if scene.outcomes else fast_chance("posed")
    position = game.position({"seats": scene.seats, **scene.position})
    session.state = game.restore(session.edition, position, options, chance)
    session.journal = session.state.journal = Journal()
    for choice in scene.choices:
        code = game.actions.code(choice)
        assert code is not None
        session.state.play(0, code)
    return session


def moment(session: Session, seat: int, language: str = "en") -> dict[str, Any]:
    """What a seat that is asked is told: the choices, legal and not, and what everybody is told."""
    state, game = session.state, session.game
    view = game.view(state, seat)
    speaker = _speaker(session, seat, language)
    asking = game.asking(view, speaker)

    def named(code: int) -> dict[str, Any]:
        notation = game.actions.words(code)
        return {"code": code, "notation": notation, "label": asking.answer(code)}

    forbidden = []
    for code in range(int(state.first_code(seat)), int(state.end_code(seat))):
        refusal = state.refusal(seat, code)
        if refusal is not None and refusal.code != OTHER_DECISION:
            why = speaker.refusal(refusal)
            told = {"refusal": refusal.code, "rule": refusal.rule, "why": why}
            forbidden.append(named(code) | told)
    return _shown(session, seat, language) | {
        "phase": "playing",
        "asked": [seat],
        "to_do": asking.question(),
        "choices": [named(code) | {"warning": asking.warning(code)} for code in state.legal(seat)],
        "forbidden": forbidden,
        "result": None,
    }


def ending(session: Session, seat: int, language: str = "en") -> dict[str, Any]:
    """What a seat is told when the game is over."""
    result = [
        {"seat": each.seat, "place": each.place, "points": each.points}
        for each in session.state.standings()
    ]
    return _shown(session, seat, language) | {
        "phase": "over",
        "asked": [],
        "to_do": None,
        "choices": [],
        "forbidden": [],
        "result": result,
    }


def _names(session: Session, seat: int) -> list[str]:
    seats = range(int(session.state.seats))
    return [PERSON if other == seat else _regular(other) for other in seats]


def _regular(seat: int) -> str:
    found = regular(LEVEL, seat)
    assert found is not None
    return found.name


def _speaker(session: Session, seat: int, language: str) -> Any:
    speaker = session.game.speaker(session.edition, language, _names(session, seat))
    speaker.meet(session.state)
    return speaker


def _shown(session: Session, seat: int, language: str) -> dict[str, Any]:
    """The view, and what the journal tells."""
    state, game, speaker = session.state, session.game, _speaker(session, seat, language)
    is_open = not state.waiting()
    seen = [entry.seen_by(seat, is_open) for entry in session.journal.entries]
    events = [
        {"type": "told", "number": number, "text": speaker.event(event, seat), "event": event}
        for number, event in enumerate(seen)
        if event is not None
    ]
    return {
        "players": _names(session, seat),
        "level": LEVEL,
        "you": seat,
        "view": game.view(state, seat),
        "events": events,
    }
