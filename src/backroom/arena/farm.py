"""Where games are played: in this process, in several of this machine, or on a cluster that is
running already. What is played does not depend on it."""

import signal
import socket
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import islice
from typing import Any, Literal, NamedTuple, TypeVar
from urllib.parse import urlsplit
from warnings import catch_warnings, simplefilter

from backroom.kernel.refusals import SetupError

Backend = Literal["local", "dask", "ray"]
ALL = -1  # joblib's word for as many as there are
PATIENCE = 10  # seconds to find a cluster
WAVE = 4  # portions for each worker of an engine that cannot give results one by one

Portion = TypeVar("Portion")
Work = Callable[[Sequence[int]], Portion]  # plays the games of these numbers

_playing = threading.Lock()


class Farm(NamedTuple):
    """The workers: processes of this machine, or a cluster of Dask or Ray at an address."""

    workers: int = 1
    backend: Backend = "local"
    address: str | None = None

    def check(self) -> None:
        """Whether these workers can be asked; raises SetupError."""
        if self.backend == "local":
            if self.address is not None:
                raise SetupError("bad_backend", "an address belongs to --backend dask or ray")
            return
        if not self.address:
            raise SetupError("bad_backend", f"--backend {self.backend} needs the --address of one")
        package = "distributed" if self.backend == "dask" else "ray"
        try:
            import_module(package)
        except ModuleNotFoundError as error:
            raise SetupError(
                "bad_backend", f"{package} is missing: pip install 'backroom[{self.backend}]'"
            ) from error
        self._look_for_cluster(self.address)

    def _look_for_cluster(self, address: str) -> None:
        """The engines themselves wait for minutes where nobody listens."""
        if self.backend == "ray" and address == "auto":
            return  # the one that runs on this machine
        place = urlsplit(address if "://" in address else f"//{address}")
        try:
            socket.create_connection((place.hostname or "", place.port or 0), PATIENCE).close()
        except (OSError, ValueError) as error:  # a port may be no number
            raise SetupError(
                "bad_backend",
                f"no cluster of {self.backend} answers at {address}; "
                "an address is a host and a port, such as 10.0.0.1:8786",
            ) from error

    def play(
        self, work: Work[Portion], chunks: Sequence[Sequence[int]], *, ordered: bool = True
    ) -> Generator[Portion]:
        """The work on each chunk, in order or as it is done."""
        if self.backend == "dask":
            return _on_dask(self.address, partial(_alone, work), chunks, ordered)
        if self.backend == "ray":
            return _on_ray(self.address, work, chunks)
        if self.workers > 1:
            return _local(self.workers, partial(_deaf, work), chunks, ordered)
        return (work(chunk) for chunk in chunks)


def harvest(portions: Generator[Portion], take: Callable[[Portion], object]) -> bool:
    """Take portion after portion; Ctrl-C ends it. Whether that happened."""
    try:
        for portion in portions:
            take(portion)
    except KeyboardInterrupt:
        with catch_warnings():
            simplefilter("ignore")  # joblib says that chunks were thrown away, which is meant
            portions.close()
        return True
    return False


# joblib and the engines are slow to load, and seldom needed.


def _local(
    workers: int, work: Work[Portion], chunks: Sequence[Sequence[int]], ordered: bool
) -> Generator[Portion]:
    from joblib import Parallel, delayed  # noqa: PLC0415

    pool = Parallel(n_jobs=workers, return_as=_order(ordered))
    portions: Generator[Portion] = pool(delayed(work)(chunk) for chunk in chunks)
    return portions


def _on_dask(
    address: str | None, work: Work[Portion], chunks: Sequence[Sequence[int]], ordered: bool
) -> Generator[Portion]:
    from joblib import Parallel, delayed, parallel_config  # noqa: PLC0415

    with _dask_client(address) as client:
        with parallel_config(backend="dask", client=client):
            pool = Parallel(n_jobs=ALL, return_as=_order(ordered))
        yield from pool(delayed(work)(chunk) for chunk in chunks)


@contextmanager
def _dask_client(address: str | None) -> Iterator[Any]:
    try:
        client = import_module("distributed").Client(
            address, set_as_default=False, timeout=PATIENCE
        )
    except (OSError, ValueError) as error:
        raise SetupError("bad_backend", f"no Dask scheduler answers at {address}") from error
    with client:
        yield client


def _on_ray(
    address: str | None, work: Work[Portion], chunks: Sequence[Sequence[int]]
) -> Generator[Portion]:
    """In waves, because joblib's backend of Ray gives results only all together."""
    from joblib import Parallel, delayed, parallel_config  # noqa: PLC0415

    ray = import_module("ray")
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise SetupError("bad_backend", f"no Ray cluster answers at {address}") from error
    import_module("ray.util.joblib").register_ray()
    with parallel_config(backend="ray"):
        pool = Parallel(n_jobs=ALL)
    size = WAVE * int(ray.cluster_resources()["CPU"])
    waiting = iter(chunks)
    try:
        with pool:
            while wave := list(islice(waiting, size)):
                yield from pool(delayed(work)(chunk) for chunk in wave)
    finally:
        ray.shutdown()


def _order(ordered: bool) -> str:
    return "generator" if ordered else "generator_unordered"


def _deaf(work: Work[Portion], chunk: Sequence[int]) -> Portion:
    # Ctrl-C reaches every process of a terminal; only the first one answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return work(chunk)


def _alone(work: Work[Portion], chunk: Sequence[int]) -> Portion:
    # A worker of Dask may have several threads, and a game's advice has one sheet to scribble on.
    with _playing:
        return work(chunk)
