"""Time at a table, on a clock that the test moves."""

import pytest

from backroom.server.messages import Leave, LiveClock, TakeBack, TurnClock
from tables import TestTable


def left(house: TestTable, seat: int) -> float:
    return house.table.clocks.left_at(seat, house.clock, house.table.running())


def test_a_bank_runs_down_for_the_seat_that_is_asked_and_grows_with_a_decision() -> None:
    house = TestTable("crooks", 2, pace=LiveClock(60, 5))
    seat = house.table.asked()[0]
    house.clock += 20
    assert left(house, seat) == pytest.approx(40)
    assert left(house, 1 - seat) == 60
    house.act(seat, "recruit A")
    assert left(house, seat) == pytest.approx(45)
    due = house.table.due()
    assert due is not None
    assert due.seat == seat
    assert due.clock == pytest.approx(house.clock + 45)


def test_everybody_who_plans_at_once_has_a_clock_that_runs() -> None:
    house = TestTable("sneaks", 3, pace=LiveClock(60, 0))
    house.clock += 10
    house.act(1, "sneak A")
    house.act(1, "snitch B")
    house.clock += 10
    assert [round(left(house, seat)) for seat in range(3)] == [40, 50, 40]


def test_days_start_anew_with_every_decision() -> None:
    house = TestTable("crooks", 2, pace=TurnClock(2))
    seat = house.table.asked()[0]
    house.clock += 86_400
    assert left(house, seat) == pytest.approx(86_400)
    house.act(seat, "recruit A")
    assert left(house, seat) == pytest.approx(2 * 86_400)


def test_no_clock_runs_for_a_bot_or_a_stand_in() -> None:
    house = TestTable("crooks", 2, pace=LiveClock(60, 0))
    seat = house.table.asked()[0]
    house.do(seat, Leave)
    assert house.table.due() is None
    house.clock += 1000
    house.do(seat, TakeBack)
    assert left(house, seat) == pytest.approx(60)


def test_whoever_comes_back_without_time_gets_some() -> None:
    house = TestTable("crooks", 2, pace=LiveClock(100, 0))
    seat = house.table.asked()[0]
    house.clock += 99
    house.do(seat, Leave)
    house.do(seat, TakeBack)
    assert left(house, seat) == pytest.approx(60)


def test_a_table_without_a_clock_has_no_deadline() -> None:
    assert TestTable("crooks", 2).table.due() is None


def test_the_clock_of_new_york_kings_plays_its_defaults() -> None:
    house = TestTable("kings", 3, options={"clock": 30})
    assert house.table.plays_defaults()
    due = house.table.due()
    assert due is not None
    assert due.clock == pytest.approx(house.clock + 30)


def test_a_clock_does_not_tell_of_a_hidden_choice() -> None:
    house = TestTable("sneaks", 3, pace=LiveClock(60, 5))
    house.act(1, "sneak A")
    assert left(house, 1) == 60
    house.act(1, "snitch B")  # the plan is finished, and everybody sees that
    assert left(house, 1) == 65
