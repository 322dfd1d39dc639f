"""Time at a table, on a clock that the test moves."""

import pytest

from backroom.server.driving import out_of_time
from backroom.server.log import ChosenRow, StoodInRow
from backroom.server.messages import Leave, LiveClock, Pace, TakeBack, TurnClock
from backroom.server.problems import NotDone
from backroom.server.snapshots import restored, snapshot_of
from tables import LIBRARY, TestTable


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
    house.clock += 20
    house.keep([ChosenRow(seat=seat, do="recruit A", by="bot")])
    house.clock += 1000
    house.do(seat, TakeBack)
    assert left(house, seat) == pytest.approx(60)


def test_whoever_comes_back_before_the_stand_in_has_answered_has_never_been_away() -> None:
    house = TestTable("crooks", 2, pace=LiveClock(60, 5))
    seat = house.table.asked()[0]
    house.clock += 10
    house.do(seat, Leave)
    house.clock += 20
    kept = restored(LIBRARY, snapshot_of(house.table))  # a snapshot says the same as the log
    assert kept is not None
    assert kept.clocks.got_up == house.reloaded().clocks.got_up == {seat: house.clock - 20}
    house.table = kept
    house.do(seat, TakeBack)
    assert left(house, seat) == pytest.approx(30)
    house.do(1 - seat, Leave)  # who is not asked, and loses nothing
    house.clock += 20
    house.do(1 - seat, TakeBack)
    assert [left(house, one) for one in (seat, 1 - seat)] == [pytest.approx(10), 60]


def test_nobody_gets_time_by_leaving_and_coming_back() -> None:
    house = TestTable("crooks", 2, pace=LiveClock(100, 5))
    seat = house.table.asked()[0]
    house.clock += 99
    house.do(seat, Leave)
    house.keep([ChosenRow(seat=seat, do="recruit A", by="bot")])  # which earns the seat nothing
    house.do(seat, TakeBack)
    assert left(house, seat) == pytest.approx(1)
    house.clock += 2
    house.keep([StoodInRow(seat=seat, why="time")])
    with pytest.raises(NotDone) as error:
        house.do(seat, TakeBack)
    assert error.value.code == "no_time"


def test_days_start_anew_with_the_choice_of_a_stand_in_too() -> None:
    house = TestTable("crooks", 2, pace=TurnClock(2))
    seat = house.table.asked()[0]
    house.clock += 3 * 86_400
    house.keep([StoodInRow(seat=seat, why="time")])
    with pytest.raises(NotDone):
        house.do(seat, TakeBack)
    house.keep([ChosenRow(seat=seat, do="recruit A", by="bot")])
    house.do(seat, TakeBack)
    assert left(house, seat) == pytest.approx(2 * 86_400)


@pytest.mark.parametrize(("pace", "full"), [(LiveClock(60, 5), 60), (TurnClock(1), 86_400)])
def test_nobody_gets_time_by_choosing_and_taking_back(pace: Pace, full: float) -> None:
    house = TestTable("crooks", 3, pace=pace)
    seat = house.table.asked()[0]
    house.act(seat, "recruit C")
    house.clock += 20
    before = left(house, seat)
    assert before < full + 5
    for _ in range(5):
        house.act_somehow(seat)
        house.undo(seat)
    assert left(house, seat) == pytest.approx(before)
    assert house.reloaded().clocks.left == house.table.clocks.left


def test_a_table_without_a_clock_has_no_deadline() -> None:
    assert TestTable("crooks", 2).table.due() is None


def test_the_clock_of_new_york_kings_plays_its_defaults() -> None:
    house = TestTable("kings", 3, options={"clock": 30})
    due = house.table.due()
    assert due is not None
    assert due.clock == pytest.approx(house.clock + 30)
    (row,) = out_of_time(house.table, due.seat)
    assert isinstance(row, ChosenRow)
    assert (row.seat, row.do, row.by) == (due.seat, "tile 0", "clock")
    house.keep([row])
    assert house.table.is_person(due.seat)


def test_where_the_rules_name_no_answer_a_bot_stands_in_at_once() -> None:
    house = TestTable("crooks", 2, pace=LiveClock(60, 0))
    seat = house.table.asked()[0]
    assert out_of_time(house.table, seat) == [StoodInRow(seat=seat, why="time")]


def test_who_runs_out_of_time_in_prison_gets_the_answer_of_the_rules_and_then_a_bot() -> None:
    """AZ-763: the first legal answer where there is no other, then in its turn DONE."""
    house = TestTable("animalcatraz", 3, pace=LiveClock(60, 0))
    done = []
    while "done" not in done:
        seat = house.table.asked()[0]
        stood_in, chosen = out_of_time(house.table, seat)
        assert stood_in == StoodInRow(seat=seat, why="time")
        assert isinstance(chosen, ChosenRow)
        assert (chosen.seat, chosen.by) == (seat, "clock")
        done.append(chosen.do)
        house.keep([stood_in, chosen])
        assert not house.table.is_person(seat)
        house.do(seat, TakeBack)
    assert done[:3] == ["one", "one", "one"]  # which Crime to keep
    assert house.reloaded().frozen is None


def test_a_clock_does_not_tell_of_a_hidden_choice() -> None:
    house = TestTable("sneaks", 3, pace=LiveClock(60, 5))
    house.act(1, "sneak A")
    assert left(house, 1) == 60
    house.act(1, "snitch B")  # the plan is finished, and everybody sees that
    assert left(house, 1) == 65
