"""`backroom serve`: a server for browsers, terminals and remote bots."""

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Sequence
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn
from msgspec.structs import replace

from backroom.cli.output import BadInput, Language, console, voice
from backroom.server.app import make_app
from backroom.server.bots import BotPool
from backroom.server.courier import Courier
from backroom.server.endpoint import Desk
from backroom.server.hub import Hub, Settings
from backroom.server.identity import Identity, hashed
from backroom.server.library import Library
from backroom.server.limits import Limit, Limits
from backroom.server.listening import listener
from backroom.server.mailing import MailServer
from backroom.server.metrics import Metrics
from backroom.server.outgoing import Gate
from backroom.server.pushing import SERVICES, Pusher
from backroom.server.store import StoreUnusable, open_store
from backroom.server.ways import Outside
from backroom.server.world import steady, token_urlsafe

if sys.platform != "win32":
    import uvloop

PORT = 8930
DATABASE = "backroom.db"
HOUSE_KEY = "house.key"  # what `backroom admin` opens the house with
OBJECTS_BETWEEN_SEARCHES = 2_000  # for cycles among the newest objects: a few milliseconds each
NEVER = 1_000_000_000
CONNECTIONS_BETWEEN_SEARCHES = 2_000  # for cycles among all objects; everybody waits meanwhile
SECONDS_BETWEEN_COUNTS = 1.0  # of those connections
HUGE = 10**12  # numbers that nobody wants to read in full
SECONDS_PER_TURN = 0.001  # of a thread of this process


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = PORT,
    data: Path = Path("backroom-data"),
    database: str | None = None,
    edition: Sequence[Path] = (),
    bot: Sequence[str] = (),
    origin: Sequence[str] = (),
    proxy: str | None = None,
    webhook: Sequence[str] = (),
    push_service: Sequence[str] = (),
    mail: str | None = None,
    bot_pause: float = 0.9,
    bot_processes: int | None = None,
    rate: float = 20.0,
    archive: int = 90,
    lang: Language = "en",
) -> None:
    """Run a server: people play in their browsers or with `backroom join`, and bots sit with them.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets other machines in.
    port
        The port; 0 takes any that is free. The address is printed.
    data
        The folder in which tables are kept; it is made if it is not there.
    database
        Keep tables in this database instead, such as postgresql://user@host/backroom.
    edition
        The file of an edition that tables may be played with; may be given several times.
    bot
        A bot of yours that people may put on a seat: an entry point or module:function; may be
        given several times.
    origin
        The address under which browsers see this server, such as https://play.example.org, if a
        proxy stands before it; may be given several times.
    proxy
        Believe this address about who its clients are: that of your proxy.
    webhook
        Let people have notices posted to webhooks at this origin, such as https://discord.com; may
        be given several times. Without it there are none.
    push_service
        The origin of a push service beside those of the well-known browsers; may be given several
        times.
    mail
        The server that sends notices by mail: smtp://user:password@host:587?from=house@example.org.
        Better in the environment, as BACKROOM_MAIL: there nobody sees the password.
    bot_pause
        Seconds between two choices of bots, so that people can follow.
    bot_processes
        How many bots may think at the same time; usually one for each core but one.
    rate
        How many messages a second one player may send over time.
    archive
        Days after which tables that are over take less room, in the archive; they can still be
        looked at. 0: never.
    lang
        The language of what is printed here.
    """
    voice.use(lang)
    _check_number("--port", port, 0, 65_535)
    _check_number("--bot-pause", bot_pause, 0, 60)
    _check_number("--rate", rate, 0.1, 1_000_000)
    _check_number("--archive", archive, 0, 36_500)
    if bot_processes is not None:
        _check_number("--bot-processes", bot_processes, 1, 256)
    origins = [_checked_origin("--origin", one) for one in origin]
    if proxy is not None:
        _check_proxy(proxy)
    hooks = [_checked_origin("--webhook", one) for one in webhook]
    services = [*SERVICES, *(_checked_origin("--push-service", one) for one in push_service)]
    post_office = _checked_mail(mail or os.environ.get("BACKROOM_MAIL"))
    library = Library(edition, bot)
    library.check()
    sock = _listening(host, port)
    url = database if database is not None else str(_folder(data) / DATABASE)
    # Beside a database elsewhere there is a key only if somebody has made a folder for it.
    key = _house_key(data / HOUSE_KEY) if data.is_dir() else None
    # Without pauses nothing is hidden by them either; that is for tests.
    pace = 1.0 if bot_pause > 0 else 0.0
    settings = Settings(bot_pause=bot_pause, answer_pace=pace, archive_days=archive)
    outside = Outside(
        address=origins[0] if origins else None,
        hooks=Gate(hooks),
        services=Gate(services),
        mail=post_office,
    )
    try:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(
                _run(
                    sock, url, library, settings, origins, proxy, bot_processes, rate, outside, key
                )
            )
    except StoreUnusable as error:
        raise BadInput(error.told(voice.phrases)) from error


async def _run(
    sock: socket.socket,
    url: str,
    library: Library,
    settings: Settings,
    origins: Sequence[str],
    proxy: str | None,
    bot_processes: int | None,
    rate: float,
    outside: Outside,
    key: str | None,
) -> None:
    store = await open_store(url)
    pool = BotPool(bot_processes)
    outside = replace(outside, pusher=await Pusher.opened(store, _contact(outside)))
    # Nobody makes choices so quickly that more notices than this would be due for long.
    courier = Courier(store, outside, Limit(rate / 40, 3 * rate, steady))
    hub = Hub(store, library, pool, settings, courier=courier)
    desk = Desk(
        hub, Identity(store), Limits(steady, rate), courier, house_key=hashed(key) if key else None
    )
    settle_down()
    app = make_app(desk, tuple(origins))
    config = listener(app, proxy=proxy, log_level="warning", timeout_graceful_shutdown=5)
    server = uvicorn.Server(config)
    tidying = asyncio.create_task(tidy(hub.metrics))
    # uvicorn hands the signal on when it has ended its own work; we have to end ours then.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    try:
        serving = asyncio.create_task(server.serve(sockets=[sock]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            host, port = sock.getsockname()[:2]
            # One line that a person can click and a script can read.
            console.out(voice.say("cli-serving", address=_address(host, port)), highlight=False)
        await serving
    finally:
        tidying.cancel()
        courier.close()
        await pool.close()
        await store.close()


def new_loop() -> asyncio.AbstractEventLoop:
    """The quickest loop: uvloop, or Python's own on Windows, where uvloop does not run."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def settle_down() -> None:
    """Set the interpreter up for a long run with many small messages.

    A table in play only grows, and to look through all tables for cycles again and again would make
    everybody wait, for nothing: only the newest objects are looked through by themselves. The
    store's thread gets its turn quickly, also when many people play.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(OBJECTS_BETWEEN_SEARCHES, NEVER, NEVER)
    sys.setswitchinterval(SECONDS_PER_TURN)


async def tidy(metrics: Metrics) -> None:
    """Look for cycles among all objects when there may be some worth it: connections that have
    ended leave them, and so do the tables that are put away after them."""
    searched_at = 0
    while True:
        await asyncio.sleep(SECONDS_BETWEEN_COUNTS)
        ended = metrics.value("connections_ended")
        if ended - searched_at >= CONNECTIONS_BETWEEN_SEARCHES:
            searched_at = ended
            gc.collect()


def _check_number(option: str, given: float, least: float, most: float) -> None:
    """Also what is no number at all, such as nan, is outside."""
    if not least <= given <= most:
        is_short = isinstance(given, float) or abs(given) < HUGE
        shown = str(given) if is_short else f"{'-' if given < 0 else ''}…"
        told = {"option": option, "given": shown, "least": str(least), "most": str(most)}
        raise BadInput(voice.say("cli-serve-number", **told))


def _checked_origin(option: str, given: str) -> str:
    """An address as browsers name it: a scheme, a host, perhaps a port, and nothing else."""
    try:
        parts = urlsplit(given)
        is_port = parts.port is None or parts.port > 0
    except ValueError:
        parts, is_port = urlsplit(""), False
    is_whole = parts.scheme in ("http", "https") and bool(parts.hostname) and is_port
    if not is_whole or parts.path.strip("/") or parts.query or parts.fragment or "@" in given:
        raise BadInput(voice.say("cli-serve-origin", option=option, given=given))
    return f"{parts.scheme}://{parts.netloc}".lower()


def _contact(outside: Outside) -> str:
    """Whom a push service may turn to."""
    if outside.mail is not None:
        return f"mailto:{outside.mail.sender}"
    address = outside.address or ""
    return address if address.startswith("https://") else "mailto:house@localhost"


def _checked_mail(given: str | None) -> MailServer | None:
    if given is None:
        return None
    try:
        return MailServer.of(given)
    except ValueError as error:
        raise BadInput(voice.say("cli-serve-mail")) from error


def _check_proxy(given: str) -> None:
    try:
        ip_network(given, strict=False)
    except ValueError as error:
        raise BadInput(voice.say("cli-serve-proxy", given=given)) from error


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
    except (OSError, ValueError, TypeError) as error:  # a host may be no name at all
        sock.close()
        why = getattr(error, "strerror", None) or str(error)
        raise BadInput(voice.say("cli-serve-port", host=host, port=port, why=why)) from error
    return sock


def _folder(path: Path) -> Path:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadInput(voice.say("cli-serve-folder", folder=str(path), why=why)) from error
    return path


def _house_key(file: Path) -> str:
    """What opens the house to whoever runs it, made at the first start; only they can read it. It
    is there as a whole or not at all, whenever the server is killed."""
    try:
        if not file.exists():
            fresh = file.with_name(f"{file.name}.{os.getpid()}")
            fresh.touch(mode=0o600)
            fresh.write_text(token_urlsafe(32), encoding="utf-8")
            fresh.replace(file)
        return file.read_text(encoding="utf-8").strip()
    except OSError as error:
        why = error.strerror or str(error)
        raise BadInput(voice.say("cli-serve-folder", folder=str(file), why=why)) from error


def _address(host: str, port: int) -> str:
    """An address that a browser on this machine understands."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"
