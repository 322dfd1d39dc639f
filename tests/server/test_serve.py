"""`backroom serve`: what it says when it cannot, and its one line when it can."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from urllib.request import urlopen

import pytest

from backroom.cli.output import BadInput
from backroom.cli.serve import serve
from backroom.kernel.refusals import SetupError
from backroom.server.metrics import Metrics
from house import PATIENCE


def test_a_port_that_is_taken_is_explained(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(BadInput, match="Choose another with --port"):
            serve(port=taken.getsockname()[1], data=tmp_path)


def test_a_folder_that_cannot_be_made_is_explained(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="cannot be used"):
        serve(port=0, data=tmp_path / "file" / "data")


def test_a_bad_edition_is_refused_before_anybody_sits_down(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("[edition]\nname = 'x'\n")
    with pytest.raises(SetupError, match=r"bad\.toml, line"):
        serve(port=0, data=tmp_path, edition=[bad])


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--port", "99999"], "--port is a number from 0 to 65535, and not 99999"),
        (["--port", "-1"], "--port is a number"),
        (["--port", "9" * 400], "--port"),
        (["--bot-processes", "-1"], "--bot-processes is a number from 1 to 256, and not -1"),
        (["--bot-processes", "0"], "--bot-processes"),
        (["--bot-processes", "1" + "0" * 30], "--bot-processes"),
        (["--rate", "0"], "--rate is a number from 0.1"),
        (["--rate", "nan"], "and not nan"),
        (["--rate", "1e308"], "--rate"),
        (["--bot-pause", "-1"], "--bot-pause"),
        (["--bot-pause", "inf"], "--bot-pause"),
        (["--host", "no such host"], "no such host"),
        (["--host", "x" * 300], "Cannot listen"),
        (["--origin", "play.example.org"], "--origin is an address"),
        (["--origin", "https://play.example.org/page"], "--origin"),
        (["--origin", "https://play.example.org:port"], "--origin"),
        (["--webhook", "discord.com"], "--webhook is an address"),
        (["--push-service", "http://"], "--push-service is an address"),
        (["--archive", "-1"], "--archive is a number"),
        (["--proxy", "my proxy"], "--proxy is the IP address"),
        (["--database", "postgresql://[bad"], "bad"),
        (["--database", "postgresql://127.0.0.1:1/none"], "none"),
        (["--database", "postgresql://127.0.0.1:port/none"], "none"),
        (["--database", "mysql://somewhere/none"], "mysql"),
        (["--database", "/no/such/folder/at/all.db"], "/no/such/folder"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(tmp_path: Path, options: list[str], told: str) -> None:
    given = ["--port", "0", "--data", str(tmp_path)]
    given = given[2:] if options[0] == "--port" else given
    ended = subprocess.run(
        [sys.executable, "-m", "backroom", "serve", *given, *options],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "COLUMNS": "2000"},
    )
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr + ended.stdout
    assert ended.stdout == ""
    lines = [line for line in ended.stderr.splitlines() if line.strip()]
    assert len(lines) == 1, lines
    assert told in lines[0]


@pytest.mark.parametrize(("asked_by", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 0)])
def test_a_server_prints_its_address_and_ends_when_asked(
    tmp_path: Path, asked_by: signal.Signals, code: int
) -> None:
    # A job in the background ignores interrupts, and so would the processes that it starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    running = subprocess.Popen(
        [sys.executable, "-m", "backroom", "serve", "--port", "0", "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert running.stdout is not None
    found = re.search(r"http://\S+", running.stdout.readline())
    assert found is not None
    with urlopen(found[0] + "health", timeout=PATIENCE) as answer:
        assert b'"ok":true' in answer.read()
    running.send_signal(asked_by)
    assert running.wait(PATIENCE) == code
    assert not list(tmp_path.glob("*-wal"))  # which is there until the store is closed


@pytest.mark.anyio
async def test_cycles_are_looked_for_once_enough_connections_have_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    program = import_module("backroom.cli.serve")
    searches: list[None] = []
    monkeypatch.setattr(program.gc, "collect", lambda: searches.append(None))
    monkeypatch.setattr(program, "SECONDS_BETWEEN_COUNTS", 0.0)
    metrics = Metrics()
    tidying = asyncio.create_task(program.tidy(metrics))
    for ended, expected in ((program.CONNECTIONS_BETWEEN_SEARCHES - 1, 0), (1, 1), (5, 1)):
        metrics.count("connections_ended", ended)
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(searches) == expected
    tidying.cancel()
