"""Choices that are taken back: alone, or by consent."""

import pytest

from backroom.server.log import UndoAnsweredRow, UndoAskedRow, UndoneRow
from backroom.server.messages import Leave
from backroom.server.problems import NotDone
from tables import TestTable


def decision(house: TestTable, seat: int) -> int:
    assert house.table.play is not None
    return int(house.table.play.state.decision(seat))


def test_a_pick_that_nobody_saw_is_taken_back_at_once() -> None:
    house = TestTable("sneaks", 4)
    house.act(2, "sneak A")
    noticed = [house.table.seen_number(who) for who in (-1, 0, 1, 3)]
    rows = house.undo(2)
    assert [type(row) for row in rows] == [UndoneRow]
    assert decision(house, 2) == 0
    house.act(2, "sneak C")
    # The others do not even learn that something was taken back.
    assert [house.table.seen_number(who) for who in (-1, 0, 1, 3)] == noticed
    assert house.reloaded().frozen is None


def test_others_may_choose_meanwhile_what_they_keep() -> None:
    house = TestTable("sneaks", 4)
    house.act(0, "sneak A")
    house.act(1, "sneak B")
    house.undo(0)
    assert (decision(house, 0), decision(house, 1)) == (0, 1)


def test_a_look_into_a_pile_is_not_taken_back_alone() -> None:
    house = TestTable("crooks", 3)
    seat = house.table.asked()[0]
    house.act(seat, "recruit C")
    with pytest.raises(NotDone) as error:
        house.undo(seat)
    assert error.value.code == "undo_needs_consent"
    house.act_somehow(seat)  # only the taker's own hand: it learns nothing more
    house.undo(seat)
    assert decision(house, seat) == 1


def test_a_finished_move_needs_everybodys_consent() -> None:
    house = TestTable("crooks", 3)
    seat = house.table.asked()[0]
    first, second = (seat + 1) % 3, (seat + 2) % 3
    house.act(seat, "recruit C")
    house.undo(seat, ask=True)
    assert house.table.undo is not None
    house.answer_undo(first, True)
    assert decision(house, seat) == 1
    house.answer_undo(second, True)
    assert decision(house, seat) == 0
    assert house.table.undo is None
    assert house.reloaded().frozen is None
    house.act(seat, "recruit B")


def test_one_refusal_is_enough() -> None:
    house = TestTable("crooks", 3)
    seat = house.table.asked()[0]
    house.act(seat, "recruit C")
    house.undo(seat, ask=True)
    house.answer_undo((seat + 1) % 3, False)
    assert house.table.undo is None
    with pytest.raises(NotDone) as error:
        house.answer_undo((seat + 2) % 3, True)
    assert error.value.code == "no_undo_asked"


def test_a_choice_ends_the_question() -> None:
    house = TestTable("crooks", 2)
    seat = house.table.asked()[0]
    house.act(seat, "recruit C")
    house.undo(seat, ask=True)
    house.act_somehow(seat)
    assert house.table.undo is None


def test_bots_always_agree_and_what_they_answered_goes_too() -> None:
    house = TestTable("crooks", 2, people=1)
    while house.table.asked() != [0]:
        house.play_on(1)
    before = decision(house, 0)
    house.act(0, "recruit A")
    while house.table.asked() == [0]:
        house.play_on(1)
    house.play_on(1)
    chosen = decision(house, 0)
    house.undo(0, ask=True)
    assert before <= decision(house, 0) == chosen - 1
    assert house.table.asked() == [0]
    assert house.reloaded().frozen is None


def test_nothing_is_undone_before_or_after_a_game() -> None:
    house = TestTable("crooks", 2)
    with pytest.raises(NotDone) as error:
        house.undo(0)
    assert error.value.code == "nothing_to_undo"
    house.play_on(10_000)
    with pytest.raises(NotDone) as error:
        house.undo(0)
    assert error.value.code == "nothing_to_undo"


def test_who_has_left_for_good_is_not_asked_to_agree() -> None:
    """AZ-024."""
    house = TestTable("animalcatraz", 4, options={"teams": "on"})
    house.do(2, Leave)
    for seat in (0, 1):
        house.act_somehow(seat)
    (asked,) = house.undo(1, ask=True)
    assert isinstance(asked, UndoAskedRow)
    house.answer_undo(0, True)
    assert house.table.undo is not None
    answer, undone = house.answer_undo(3, True)
    assert isinstance(answer, UndoAnsweredRow)
    assert isinstance(undone, UndoneRow)
    assert house.table.asked() == [1, 3]
