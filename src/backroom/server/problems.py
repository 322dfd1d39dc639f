"""Why something was not done: a code for programs, a sentence for people."""

from backroom.kernel.refusals import Refusal
from backroom.kernel.text import phrasebook
from backroom.server.messages import Problem

# The server's own codes. Each has its sentence in the locale files, as problem-<code>, and its HTTP
# status here.
STATUS = {
    "bad_message": 400,
    "bad_protocol": 400,
    "bad_name": 400,
    "unseen_name": 400,
    "mixed_name": 400,
    "bad_seats": 409,
    "bad_options": 409,
    "unknown_bot": 404,
    "unknown_edition": 404,
    "unknown_game": 404,
    "no_session": 401,
    "not_allowed": 403,
    "bad_origin": 403,
    "bad_host": 421,
    "not_owner": 403,
    "not_seated": 403,
    "not_watching": 409,
    "talk_full": 429,
    "no_table": 404,
    "no_invitation": 404,
    "no_token": 404,
    "too_many_passkeys": 429,
    "old_challenge": 409,
    "bad_passkey": 400,
    "no_passkey": 404,
    "copied_passkey": 403,
    "no_recovery": 403,
    "both_seated": 409,
    "rating_not_agreed": 409,
    "rating_with_bots": 409,
    "rating_other_edition": 409,
    "rating_with_hints": 409,
    "no_hints": 409,
    "not_asked": 409,
    "rated_no_undo": 409,
    "too_many_friends": 429,
    "not_met": 403,
    "no_friend": 403,
    "not_shown": 403,
    "no_person": 404,
    "not_found": 404,
    "wrong_method": 405,
    "already_seated": 409,
    "id_used": 409,
    "removed": 403,
    "nobody_there": 409,
    "seat_taken": 409,
    "no_free_seat": 409,
    "seats_free": 409,
    "started": 409,
    "not_started": 409,
    "not_over": 409,
    "game_over": 409,
    "luck_added": 409,
    "no_stand_in": 409,
    "no_time": 409,
    "stand_in_plays": 409,
    "nothing_to_undo": 409,
    "undo_needs_consent": 409,
    "undo_asked": 409,
    "no_undo_asked": 409,
    "frozen": 409,
    "damaged": 410,
    "closed": 409,
    "too_large": 413,
    "too_many_tables": 429,
    "no_newcomers": 429,
    "enough_tables": 429,
    "enough_said": 429,
    "too_many_tokens": 429,
    "too_many_bot_tables": 429,
    "too_many_requests": 429,
    "one_review": 429,
    "no_puzzle": 404,
    "banned": 403,
    "silenced": 403,
    "blocked": 403,
    "no_player": 404,
    "not_keeper": 403,
    "keeper_without_passkey": 409,
    "other_passkey": 403,
    "needs_key": 403,
    "no_report": 404,
    "no_line": 404,
    "no_address": 409,
    "too_many_reports": 429,
    "too_many_blocked": 429,
    "bad_zone": 400,
    "no_such_way": 404,
    "way_not_allowed": 403,
    "too_many_ways": 429,
    "way_failed": 502,
    "server_error": 500,
    "store_lost": 503,
}


class NotDone(Exception):
    """A command was refused, by the server or by the rules of the game; nothing has changed."""

    def __init__(self, code: str, *, refusal: Refusal | None = None, detail: str = "") -> None:
        super().__init__(code if not detail else f"{code}: {detail}")
        self.code = code
        self.refusal = refusal
        self.detail = detail

    @property
    def status(self) -> int:
        """The HTTP status; whatever the rules of a game refuse is a conflict."""
        return STATUS.get(self.code, 409)

    def text(self, language: str | None) -> str | None:
        """The server's sentence. What a game refuses is put into words where the game is known."""
        if language is None:
            return None
        phrases = phrasebook(language)
        sentence = phrases.say(f"problem-{self.code.replace('_', '-')}")
        if not self.detail:
            return sentence
        return phrases.say("problem-with-detail", sentence=sentence, detail=self.detail)


def refused(refusal: Refusal) -> NotDone:
    """The refusal of a game."""
    return NotDone(refusal.code, refusal=refusal)


def problem_of(
    error: NotDone,
    text: str | None,
    *,
    command: str | None = None,
    table: str | None = None,
) -> Problem:
    """A refusal as it is told to a client."""
    rule = None if error.refusal is None else error.refusal.rule
    return Problem(code=error.code, text=text, id=command, table=table, rule=rule)
