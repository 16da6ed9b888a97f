"""`sterling serve`: the application on uvicorn."""

import uvicorn

from sterling.service.app import create_app
from sterling.service.ops import start_logging
from sterling.service.settings import Settings


def server(settings: Settings) -> uvicorn.Server:
    """A server that is ready to run; `server.run()` blocks until it is told to stop."""
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
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
    )
    return uvicorn.Server(config)


def serve(settings: Settings) -> None:
    start_logging()
    server(settings).run()
