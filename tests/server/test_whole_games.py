"""Whole games over a running server; the longer ones are played in test_join."""

import asyncio
from pathlib import Path

import pytest

from house import House, house, in_loop, play_to_the_end


async def two_guests_and_bots(server: House, game: str) -> str:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    seats = 4
    table = await ann.open(game, seats, bots=["greedy"] * (seats - 2))
    await ann.call("en")
    await bob.call(None)
    assert (await bob.command("sit", table))["type"] == "ack"
    assert (await bob.command("luck", table, luck="dice-of-bob"))["type"] == "ack"
    assert (await ann.command("start", table))["type"] == "ack"
    scenes = await asyncio.gather(play_to_the_end(ann, table, 1), play_to_the_end(bob, table, 2))
    assert scenes[0]["result"] == scenes[1]["result"]
    return table


@pytest.mark.parametrize("game", ["crooks", "sneaks"])
@in_loop
async def test_two_guests_and_two_bots_finish_a_game(game: str, tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        await two_guests_and_bots(server, game)
