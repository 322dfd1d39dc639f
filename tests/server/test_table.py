"""A table is what comes of its log."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json

from backroom import games
from backroom.kernel.fairness import commitment_to, deal_key
from backroom.kernel.record import parse_record, replay
from backroom.server.log import ChosenRow, OpenedRow, SaidRow, StartedRow, decode, encode
from backroom.server.messages import (
    AddLuck,
    Leave,
    LiveClock,
    PutBot,
    Resign,
    Say,
    Sit,
    Start,
    TakeBack,
)
from backroom.server.play import BY_PARTS, audiences
from backroom.server.problems import NotDone
from backroom.server.replays import record_of
from backroom.server.scenes import Eyes, Present, Scenes
from backroom.server.table import Table
from tables import LIBRARY, TestTable, player

every_game = pytest.mark.parametrize("game", games.names())


def views(table: Table) -> list[bytes]:
    assert table.play is not None
    return [bytes(table.play.seen(who)) for who in audiences(len(table.seats))]


def messages(house: TestTable) -> list[bytes]:
    """The whole table as everybody gets it: the spectators first, then every seat."""
    scenes = Scenes(house.table)
    present = Present(frozenset(), 0)
    who = audiences(len(house.table.seats))
    return [scenes.whole(Eyes(one, None), present, house.moment()) for one in who]


def refusal(error: pytest.ExceptionInfo[NotDone]) -> str:
    return error.value.code


@every_game
@settings(max_examples=6)
@given(seed=st.integers(0, 1000), choices=st.integers(0, 120))
def test_a_table_is_the_same_again_from_its_log(game: str, seed: int, choices: int) -> None:
    house = TestTable(game, 4)
    house.play_on(choices, seed)
    again = house.reloaded()
    assert again.frozen is None
    assert again.number == house.table.number
    assert again.noticed == house.table.noticed
    assert views(again) == views(house.table)


@every_game
@settings(max_examples=4)
@given(seed=st.integers(0, 1000))
def test_what_nobody_can_notice_changes_not_a_byte(game: str, seed: int) -> None:
    house = TestTable(game, 4, pace=LiveClock(600, 30))
    house.play_on(seed % 50, seed)
    for step in range(20):
        before = messages(house)
        numbers = [house.table.seen_number(who) for who in house.table.noticed]
        house.play_on(1, seed + step)
        after = messages(house)
        for who, number in enumerate(numbers):
            if house.table.seen_number(who - 1) == number:
                assert before[who] == after[who]


def test_half_a_plan_is_nobodys_business() -> None:
    house = TestTable("sneaks", 4)
    house.act(0, "sneak A")
    assert house.table.seen_number(0) == house.table.seen_number(1) + 1
    assert house.table.seen_number(1) == house.table.seen_number(-1)
    house.act(0, "snitch B")  # now everybody sees that the plan is finished
    assert house.table.seen_number(0) == house.table.seen_number(1) + 1
    house.do(1, Say, said="hm")
    assert house.table.has_noticed(-1, house.table.number)


def test_another_edition_freezes_a_table() -> None:
    house = TestTable("crooks", 2)
    opened = decode(house.log[0])
    assert isinstance(opened, OpenedRow)
    opened.digest = "another"
    house.log[0] = encode(opened)
    assert house.reloaded().frozen == "edition"


def test_other_rules_freeze_a_table() -> None:
    house = TestTable("crooks", 2)
    opened = decode(house.log[0])
    assert isinstance(opened, OpenedRow)
    opened.rules = 99
    house.log[0] = encode(opened)
    table = house.reloaded()
    assert table.frozen == "rules"
    assert table.phase == "frozen"


@pytest.mark.parametrize("field", ["state", "chance", "do"])
def test_a_log_that_plays_out_otherwise_freezes_a_table(field: str) -> None:
    house = TestTable("kings", 3)
    while not any(isinstance(row, ChosenRow) and row.chance for row in map(decode, house.log)):
        house.play_on(10)
    for number, data in enumerate(house.log):
        row = decode(data)
        if field == "chance" and isinstance(row, ChosenRow) and row.chance:
            row.chance[0] += 1
        elif field == "do" and isinstance(row, ChosenRow):
            row.do = "heli"  # far from the rules
        elif field == "state" and isinstance(row, ChosenRow | StartedRow):
            row.state = f"{BY_PARTS}0"
        else:
            continue
        house.log[number] = encode(row)
    assert house.reloaded().frozen == "replay"


# Who may sit where.


def test_seats_are_taken_once() -> None:
    house = TestTable("crooks", 3, people=2, start=False)
    for seat, who, code in [(0, 1, "seat_taken"), (2, 1, "seat_taken"), (7, 1, "bad_seats")]:
        with pytest.raises(NotDone) as error:
            house.do(who, Sit, seat=seat)
        assert refusal(error) == code
    with pytest.raises(NotDone) as error:
        house.do(0, Start)
    assert refusal(error) == "seats_free"
    house.do(1, Sit)
    with pytest.raises(NotDone) as error:
        house.do(1, Sit)
    assert refusal(error) == "already_seated"
    with pytest.raises(NotDone) as error:
        house.do(2, Sit)
    assert refusal(error) == "no_free_seat"
    with pytest.raises(NotDone) as error:
        house.do(1, Start)
    assert refusal(error) == "not_owner"
    house.do(0, Start)
    with pytest.raises(NotDone) as error:
        house.do(0, Start)
    assert refusal(error) == "started"


def test_a_table_passes_on_when_its_owner_gets_up() -> None:
    house = TestTable("crooks", 3, start=False)
    house.do(1, Sit)
    house.do(0, Leave)
    assert house.table.owner == "p1"
    house.do(1, PutBot, seat=0, bot="greedy")
    house.do(1, PutBot, seat=2, bot="random")
    house.do(1, PutBot, seat=2, bot=None)
    assert [seat.bot for seat in house.table.seats] == ["greedy", None, None]
    with pytest.raises(NotDone) as error:
        house.do(1, PutBot, seat=2, bot="exec:./mybot")
    assert refusal(error) == "unknown_bot"


def test_whoever_leaves_a_game_can_come_back() -> None:
    house = TestTable("crooks", 2)
    seat = house.table.asked()[0]
    house.do(seat, Leave)
    assert not house.table.is_person(seat)
    assert house.table.seats[seat].driver() is not None
    with pytest.raises(NotDone) as error:
        house.act(seat, "recruit A")
    assert refusal(error) == "stand_in_plays"
    house.do(seat, TakeBack)
    house.act(seat, "recruit A")


def test_only_players_choose_and_only_for_themselves() -> None:
    house = TestTable("crooks", 2)
    seat = house.table.asked()[0]
    with pytest.raises(NotDone) as error:
        house.act(1 - seat, "recruit A")
    assert refusal(error) == "not_asked"
    assert error.value.refusal is not None
    assert error.value.refusal.rule.startswith("CR-")
    with pytest.raises(NotDone) as error:
        house.do(5, Leave)
    assert refusal(error) == "not_seated"


def test_resigning_is_for_games_that_know_it() -> None:
    with pytest.raises(NotDone) as error:
        TestTable("crooks", 2).do(0, Resign)
    assert refusal(error) == "unknown_action"
    house = TestTable("kings", 3)
    house.do(0, Resign)
    assert house.reloaded().frozen is None


def test_a_partner_takes_over_from_whoever_leaves() -> None:
    """AZ-024: for good; the table and its log tell the same."""
    house = TestTable("animalcatraz", 4, options={"teams": "on"})
    (row,) = house.do(2, Leave)
    assert isinstance(row, ChosenRow)
    assert row.do == "resign"
    assert house.table.asked() == [0, 1, 3]
    for command, code in ((Leave, "has_left"), (Resign, "has_left"), (TakeBack, "no_stand_in")):
        with pytest.raises(NotDone) as error:
            house.do(2, command)
        assert refusal(error) == code
    with pytest.raises(NotDone) as error:
        house.do(3, Resign)
    assert refusal(error) == "no_partner"
    house.play_on(100)
    assert house.table.play is not None
    assert 2 not in {choice.seat for choice in house.table.play.choices[1:]}
    again = house.reloaded()
    assert again.frozen is None
    assert again.play is not None
    assert again.play.fingerprint() == house.table.play.fingerprint()


def test_whoever_plays_for_two_leaves_to_a_bot() -> None:
    """AZ-764."""
    house = TestTable("animalcatraz", 4, options={"teams": "on"})
    house.do(1, Resign)
    for alone in (house, TestTable("animalcatraz", 3)):
        alone.do(0, Leave)
        assert alone.table.seats[0].stand_in


def test_talk_is_cleaned() -> None:
    house = TestTable("crooks", 2)
    (row,) = house.do(1, Say, said=" hel\x00lo\u202e ")
    assert isinstance(row, SaidRow)
    assert row.said == "hello"
    with pytest.raises(NotDone):
        house.do(1, Say, said="\n\t")


# Deals that anybody can check.


def test_a_deal_follows_from_the_promise_and_everybodys_luck() -> None:
    house = TestTable("crooks", 2, start=False)
    house.do(1, Sit)
    promise = house.table.fairness().commitment
    house.do(1, AddLuck, luck="my-dice")
    with pytest.raises(NotDone) as error:
        house.do(1, AddLuck, luck="other-dice")
    assert refusal(error) == "luck_added"
    assert house.table.fairness().luck == [None, None]  # nobody may answer luck with luck
    house.do(0, Start)
    assert house.table.fairness().luck == [None, "my-dice"]
    assert house.table.fairness().seed is None
    house.play_on(10_000)
    fairness = house.table.fairness()
    assert fairness.seed is not None
    assert fairness.commitment == promise == commitment_to(fairness.seed)
    record = record_of(house.table)
    assert record.seed == deal_key(house.table.head.table, fairness.seed, fairness.luck)
    kept = parse_record(record.to_json())
    assert kept == record
    replay(kept, games.game("crooks"), LIBRARY.edition("crooks", None))


def test_luck_changes_the_deal() -> None:
    assert deal_key("t", "s", [None, "a"]) != deal_key("t", "s", ["a", None])
    assert deal_key("t", "s", [None]) != deal_key("t", "s", ["null"])


def test_the_secrets_of_a_log_are_not_in_a_record_before_the_end() -> None:
    house = TestTable("crooks", 2)
    with pytest.raises(NotDone) as error:
        record_of(house.table)
    assert refusal(error) == "not_over"
    assert house.table.opened.seed.encode() not in json.encode(house.table.fairness())


def test_names_of_players_are_theirs() -> None:
    house = TestTable("crooks", 2)
    assert house.table.seat_of(player(1).player) == 1
    assert house.table.seat_of("nobody") is None
