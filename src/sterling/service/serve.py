"""`sterling serve`: the application on uvicorn."""

import asyncio
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.config import STARTUP_FAILURE

from sterling.core.errors import SetupError, trouble
from sterling.service.access import Access
from sterling.service.app import create_app
from sterling.service.composition import Service
from sterling.service.door import (
    Door,
    Gate,
    HttpProtocol,
    Place,
    SocketProtocol,
    file_limit,
    most_connections,
    raise_file_limit,
)
from sterling.service.errors import ServiceError
from sterling.service.messages import Health
from sterling.service.ops import start_logging, tune_memory
from sterling.service.settings import Settings
from sterling.service.sources import Sources
from sterling.service.store import Store

FAREWELL_SECONDS = 2.0


class Server(uvicorn.Server):
    """Lets connections in through our own door. Stops in order: tells every connection why, then closes. Stopping on
    request is not a failure."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        service: Service = app.state.service
        super().__init__(
            uvicorn.Config(
                Gate(app, settings, service.metrics),
                host=settings.host,
                port=settings.port,
                # Always the same parser, whatever is installed. It passes on odd methods, for which we have a code.
                http=HttpProtocol,
                ws=SocketProtocol,
                ws_max_size=4 * settings.message_bytes,
                ws_ping_interval=20.0,
                ws_ping_timeout=30.0,
                ws_per_message_deflate=False,
                proxy_headers=True,
                forwarded_allow_ips=settings.trusted_proxies,
                server_header=False,
                access_log=False,
                log_config=None,
                timeout_graceful_shutdown=5,
                # The door closes idle connections, sooner when it is crowded.
                timeout_keep_alive=round(settings.idle_seconds) + 1,
            )
        )
        self.access: Access = service.access
        self.ready: Callable[[], None] = lambda: None
        """Called once the port is open."""
        self.listening: list[socket.socket] = []
        self._settings = settings
        self._metrics = service.metrics

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self.lifespan.startup()
        if self.lifespan.should_exit:
            sys.exit(STARTUP_FAILURE)
        raise_file_limit()
        most = most_connections(self._settings.tcp_connections, self._settings.spare_files, file_limit())
        self.door = Door(self._settings, self._metrics, most)
        self.listening = sockets or [listen(self._settings)]
        self.servers = []
        self.door.open(self.listening, self._protocol)
        self.started = True
        self.ready()

    def _protocol(self, place: Place) -> HttpProtocol:
        return HttpProtocol(self.door, place, self.config, self.server_state, self.lifespan.state)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {sign: signal.signal(sign, self.handle_exit) for sign in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for connection in list(self.access.connections):
            connection.close(ServiceError("service/stopping"))
        end = time.monotonic() + FAREWELL_SECONDS
        while self.access.connections and time.monotonic() < end:
            await asyncio.sleep(0.02)
        await self.door.close()
        await super().shutdown(self.listening)


def listen(settings: Settings) -> socket.socket:
    """The socket to listen on; a coded error if the address is not available."""
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        plain = socket.create_server((settings.host, settings.port), family=family, backlog=2048)
        # The protocol must be named, or the event loop leaves Nagle's algorithm on and answers are 40 ms late.
        door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP, fileno=plain.detach())
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # A peer that accepts nothing for this long is gone, even if it answers every probe.
            door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 60_000)
        return door
    except (OSError, OverflowError) as problem:
        told = trouble(problem)
        if isinstance(problem, OverflowError):
            told["system"] = "no-port"
        raise SetupError("setup/address", host=settings.host, port=settings.port, **told) from None


async def check_database(settings: Settings) -> None:
    """Opens the database once and upgrades it, so that any problem is reported before the service starts."""
    store = Store(settings.database_url)
    try:
        await store.open(settings.check_seconds)
    finally:
        await store.close()


def is_ours(url: str) -> bool:
    """Whether a Sterling service already answers there."""
    try:
        with urllib.request.urlopen(f"{url}/health", timeout=2) as answer:
            return bool(msgspec.json.decode(answer.read(1000), type=Health).status == "ok")
    except (OSError, ValueError, msgspec.DecodeError):
        return False


def is_taken(settings: Settings) -> bool:
    try:
        listen(settings).close()
    except SetupError:
        return True
    return False


def open_page(url: str) -> None:
    """Opens a page in the user's browser, from a thread, because some browsers block their caller."""
    threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()


def serve(
    settings: Settings,
    opened: Callable[[str], None] = lambda url: None,
    show: bool = False,
    sources: Sources | None = None,
) -> None:
    """Runs until told to stop; `opened` gets the address, and `show` opens the browser there."""
    door = listen(settings)
    asyncio.run(check_database(settings))
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    url = f"http://{host}:{door.getsockname()[1]}"
    opened(url)
    start_logging()
    app = create_app(settings, sources=sources)
    tune_memory()
    server = Server(app, settings)
    if show:
        server.ready = lambda: open_page(url)
    server.run(sockets=[door])
