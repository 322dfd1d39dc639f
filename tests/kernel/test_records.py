"""Records: what is kept, and what is noticed."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json
from msgspec.structs import replace

from backroom.games import game
from backroom.kernel.fairness import Deal, commitment_to
from backroom.kernel.record import BadRecord, Session, parse_record, read_record, replay
from backroom.kernel.refusals import Refused
from support import Setting, random_session, settings

BEFORE = sorted((Path(__file__).parent / "before").glob("*.json"))
CROOKS = game("crooks")
SESSION = random_session(Setting(CROOKS, 3), 7, 40)
TEXT = SESSION.record().to_json()


def check(text: bytes) -> Session:
    return replay(parse_record(text), CROOKS, CROOKS.edition())


def edited(**changes: Any) -> bytes:
    return json.encode(json.decode(TEXT) | changes)


def test_a_record_reads_one_move_a_line() -> None:
    lines = TEXT.decode().splitlines()
    assert sum('"do"' in line for line in lines) == len(SESSION.moves)
    assert check(TEXT).record() == SESSION.record()


def test_a_record_without_moves_is_one_too() -> None:
    begun = random_session(Setting(CROOKS, 2), 1, 0).record()
    assert parse_record(begun.to_json()) == begun


def test_keyed_tables_are_kept_too() -> None:
    session = Session(CROOKS, CROOKS.edition(), 4, CROOKS.options({}), "a secret key", "keyed")
    session.play(session.state.asked()[0], 1)
    assert check(session.record().to_json()).record() == session.record()


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format": 2}, "format 2 is unknown"),
        ({"game": "sneaks"}, "record of sneaks"),
        ({"rules": 99}, "version 99"),
        ({"edition": {"name": "mine", "digest": "00"}}, "--edition"),
        ({"seats": 9}, "bad_player_count"),
        ({"options": {"memory": True}}, "bad_option"),
        ({"seed": 8}, "set-up"),
        ({"setup": []}, "set-up"),
        ({"generator": "dice"}, "no record"),
        ({"moves": [{"seat": 0, "do": "recruit Z"}]}, "move 1: “recruit Z” is no action"),
        ({"moves": [{"seat": 9, "do": "pass"}]}, "move 1: seat 9, pass: refused, not_asked"),
        ({"moves": []}, "do not lead to the state"),
        ({"digest": "0" * 32}, "do not lead to the state"),
        ({"extra": 1}, "no record"),
    ],
)
def test_an_edited_record_is_noticed(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        check(edited(**changes))


def test_a_move_with_an_outcome_chance_did_not_give_is_noticed() -> None:
    moves = json.decode(TEXT)["moves"]
    moves[0]["chance"] = [3]
    with pytest.raises(BadRecord, match="move 1: chance gave"):
        check(edited(moves=moves))


@given(end=st.integers(0, len(TEXT) - 2))
def test_a_truncated_record_is_noticed(end: int) -> None:
    with pytest.raises(BadRecord):
        check(TEXT[:end])


@given(place=st.integers(0, len(TEXT) - 1), byte=st.binary(min_size=1, max_size=3))
def test_a_damaged_record_is_noticed_or_the_same(place: int, byte: bytes) -> None:
    damaged = TEXT[:place] + byte + TEXT[place + len(byte) :]
    try:
        session = check(damaged)
    except BadRecord:
        return
    assert session.record().digest == SESSION.record().digest


@given(text=st.binary(max_size=200))
def test_anything_else_is_no_record(text: bytes) -> None:
    with pytest.raises(BadRecord, match="no record"):
        parse_record(text)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        read_record(tmp_path / "nowhere.json")


def test_only_a_game_with_resigning_lets_a_seat_resign() -> None:
    session = random_session(settings("crooks")[0], 1, 3)
    before = session.record().to_json()
    with pytest.raises(Refused, match="unknown_action"):
        session.resign(0)
    assert session.record().to_json() == before


@pytest.mark.parametrize("seat", [-1, 2, None, "0", True])
def test_nobody_who_is_not_there_can_resign(seat: Any) -> None:
    session = random_session(settings("kings")[0], 1, 3)
    with pytest.raises(Refused, match="not_asked"):
        session.resign(seat)
    session.resign(1)
    with pytest.raises(Refused, match="game_over"):
        session.resign(0)
    assert session.moves[-1].do == "resign"


def dealt(**changes: str) -> bytes:
    """The record of a table that promised its seed, with something changed afterwards."""
    deal = Deal(table="t", commitment=commitment_to("s3cret"), seed="s3cret", luck=["a", None])
    record = Session(CROOKS, CROOKS.edition(), 2, CROOKS.options({}), deal.key(), "keyed").record()
    record.deal = replace(deal, **changes)
    return record.to_json()


def test_a_deal_that_was_promised_is_checked() -> None:
    kept = parse_record(dealt())
    assert isinstance(kept.deal, Deal)
    check(dealt())


@pytest.mark.parametrize(
    "changes",
    [{"seed": "another"}, {"table": "u"}, {"commitment": commitment_to("another")}],
    ids=str,
)
def test_a_deal_that_was_not_promised_is_noticed(changes: dict[str, str]) -> None:
    with pytest.raises(BadRecord, match="not the one that was promised"):
        check(dealt(**changes))


def test_luck_that_is_added_afterwards_is_noticed() -> None:
    text = dealt().replace(b'"a"', b'"b"')
    with pytest.raises(BadRecord, match="not the one that was promised"):
        check(text)


@pytest.mark.parametrize("path", BEFORE, ids=lambda path: path.stem)
def test_records_from_when_positions_were_told_in_numbers_replay(path: Path) -> None:
    """They end in the middle of something, where a position has most to say."""
    record = read_record(path)
    of_record = game(record.game)
    session = replay(record, of_record, of_record.edition())
    assert session.record().moves == record.moves
    assert session.record().digest != record.digest
    with pytest.raises(BadRecord, match="do not lead to the state"):
        replay(replace(record, digest="0" * 32), of_record, of_record.edition())
