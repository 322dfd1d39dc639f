"""A moment of a game as the server would send it to a seat that is asked, for tests of boards."""

from typing import Any

from backroom.cli.boards import board_of
from backroom.kernel.record import Session
from backroom.server.scenes import OTHER_DECISION

PLAYERS = ["Ann", "Bot 2", "Bot 3", "Bot 4"]


def moment(session: Session, seat: int) -> dict[str, Any]:
    """The choices, legal and not, and the view."""
    state, game = session.state, session.game
    board = board_of(game.name)
    view = game.view(state, seat)
    speaker = game.speaker(session.edition, "en", PLAYERS[: int(state.seats)])

    def named(code: int) -> dict[str, Any]:
        notation = game.actions.words(code)
        return {"code": code, "notation": notation, "label": board.choice(view, speaker, code)}

    forbidden = []
    for code in range(int(state.first_code(seat)), int(state.end_code(seat))):
        refusal = state.refusal(seat, code)
        if refusal is not None and refusal.code != OTHER_DECISION:
            why = speaker.refusal(refusal)
            told = {"refusal": refusal.code, "rule": refusal.rule, "why": why}
            forbidden.append(named(code) | told)
    return {
        "players": PLAYERS[: int(state.seats)],
        "you": seat,
        "asked": [seat],
        "to_do": board.ask(view, speaker),
        "choices": [named(code) | {"warning": None} for code in state.legal(seat)],
        "forbidden": forbidden,
        "view": view,
    }
