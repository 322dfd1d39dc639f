"""A short form of ``make torture``: whatever befalls the server, nothing that it acknowledged is
lost, and every table goes on."""

import asyncio

import pytest

from torture import tell_sleepers, try_out


@pytest.mark.parametrize(("trial", "times"), [("kills", 10), ("full", 2), ("restarts", 2)])
def test_nothing_is_lost(trial: str, times: int) -> None:
    damage = asyncio.run(try_out(trial, times))
    assert damage.is_well(), damage
    assert damage.troubles == times
    assert damage.acked > times
    assert damage.idle_bots + damage.busy_bots > 0
    assert trial != "kills" or damage.refused == 0
    assert trial != "full" or damage.refused >= times


def test_whoever_is_told_is_told_once() -> None:
    outcome = asyncio.run(tell_sleepers("notices", 2))
    assert outcome.is_well(), outcome
    assert outcome.notices > 0
