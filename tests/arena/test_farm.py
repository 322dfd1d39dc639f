"""Where games are played changes nothing about them."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import LocalCluster

from arena.plans import nobody_heeds, unseated
from backroom.arena import simulation
from backroom.arena.balance import play_balance
from backroom.arena.farm import Farm
from backroom.arena.ledger import Ledger, heading_of
from backroom.arena.match import plan_match, play_match
from backroom.arena.tournament import complete_deals, plan_tournament, play_tournament
from backroom.kernel.refusals import SetupError

BOTS = ["greedy", "random", "search:simulations=3"]


@pytest.fixture(scope="module")
def dask() -> Iterator[Farm]:
    """A cluster of two processes, each with two threads."""
    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=2, processes=True, dashboard_address=None
    ) as cluster:
        yield Farm(backend="dask", address=cluster.scheduler_address)


def test_a_simulation_on_dask(dask: Farm) -> None:
    plan = unseated(count=350)._replace(line_ups=(("random",) * 3,))
    assert simulation.run(plan, dask) == simulation.run(plan)


def test_a_match_on_dask(dask: Farm) -> None:
    plan = plan_match(unseated(count=6), BOTS)
    there, here = (
        [outcome.digest for outcome in play_match(plan, farm, nobody_heeds).outcomes]
        for farm in (dask, Farm())
    )
    assert there == here


def test_a_tournament_on_dask(dask: Farm, tmp_path: Path) -> None:
    plan = plan_tournament(unseated(seats=2, count=6), BOTS)
    digests = []
    for name, farm in (("there", dask), ("here", Farm())):
        ledger = Ledger(tmp_path / name, heading_of(plan, BOTS))
        assert not play_tournament(plan, ledger, farm, nobody_heeds)
        ledger.close()
        digests.append([outcome.digest for outcome in complete_deals(plan, ledger)])
    assert digests[0] == digests[1]
    assert len(digests[0]) == 6


def test_editions_are_weighed_on_dask(dask: Farm) -> None:
    plan = unseated(count=20)._replace(line_ups=(("random",) * 3,))
    other = plan._replace(edition_text=plan.edition_text.replace("house-1", "mine"))
    assert play_balance(other, plan, dask, nobody_heeds) == play_balance(
        other, plan, Farm(), nobody_heeds
    )


def test_an_interrupt_on_dask_keeps_what_is_done(dask: Farm) -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    plan = unseated(count=1000)._replace(line_ups=(("random",) * 3,))
    stopped = simulation.run(plan, dask, interrupt)
    assert stopped == simulation.run(plan._replace(games=100))._replace(interrupted=True)


@pytest.mark.parametrize(
    ("farm", "why"),
    [
        (Farm(address="127.0.0.1:8786"), "belongs to --backend dask or ray"),
        (Farm(backend="dask"), "needs the --address"),
        (Farm(backend="dask", address="127.0.0.1:1"), "no cluster of dask answers"),
        (Farm(backend="dask", address="somewhere"), "a host and a port"),
        (Farm(backend="dask", address="tcp://127.0.0.1:x"), "a host and a port"),
    ],
)
def test_workers_that_cannot_be_reached_are_refused(farm: Farm, why: str) -> None:
    with pytest.raises(SetupError, match=why):
        farm.check()


@pytest.mark.parametrize(("backend", "package"), [("dask", "distributed"), ("ray", "ray")])
def test_without_its_engine_a_backend_says_what_to_install(
    backend: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(SetupError, match=rf"pip install 'backroom\[{backend}\]'"):
        Farm(backend=backend, address="127.0.0.1:1").check()  # type: ignore[arg-type]
