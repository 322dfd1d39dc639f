"""A short form of ``make torture``: whatever befalls the server, nothing that it acknowledged is
lost, and every table goes on."""

import asyncio

import pytest

from torture import try_out


@pytest.mark.parametrize(("trial", "times"), [("kills", 10), ("full", 2), ("restarts", 2)])
def test_nothing_is_lost(trial: str, times: int) -> None:
    damage = asyncio.run(try_out(trial, times))
    assert damage.is_none(), damage
    assert damage.troubles == times
    assert damage.acked > times
    assert damage.idle_bots + damage.busy_bots > 0
    assert trial != "kills" or damage.refused == 0
    assert trial != "full" or damage.refused >= times
