"""Pages for the browser: the client built into the package, or a plain page; and security headers."""

import errno
import hmac
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.enums import ScopeType
from litestar.file_system import BaseLocalFileSystem
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router
from litestar.types import Message, PathType, Scope
from litestar.types.file_types import FileInfo

import sterling
from sterling.i18n import LANGUAGES, Words
from sterling.service.composition import Service
from sterling.service.errors import ServiceError
from sterling.service.messages import Health

STATIC = Path(sterling.__file__).parent / "static"

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        b"media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


async def add_headers(message: Message, scope: Scope) -> None:
    """Adds the headers to every answer, and counts it."""
    if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
        return
    scope["litestar_app"].state.service.metrics.count("requests", status=str(message["status"]))
    headers = [*message.get("headers", []), *HEADERS]
    if scope["path"].startswith("/api"):
        headers.append((b"cache-control", b"no-store"))
    if scope.get("scheme") == "https":
        headers.append((b"strict-transport-security", b"max-age=31536000"))
    message["headers"] = headers


def language_of(header: str) -> str:
    """The language a browser asks for first, if we speak it."""
    for wish in header.split(","):
        if wish.strip()[:2].lower() in LANGUAGES:
            return wish.strip()[:2].lower()
    return "en"


def admit(request: Request[Any, Any, Any]) -> None:
    """Runs before every request outside the interface."""
    request.app.state.service.access.admit(request.scope)


@get("/health", include_in_schema=False)
async def health(request: Request[Any, Any, Any]) -> Health:
    """Whether the process answers; the database is not asked."""
    return Health("ok", sterling.__version__)


@get("/ready", include_in_schema=False)
async def ready(request: Request[Any, Any, Any]) -> Health:
    """Whether people can play here now; an error says what is missing."""
    service: Service = request.app.state.service
    await service.readiness.check()
    return Health("ok", sterling.__version__)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> str:
    """Only for this machine, or with the token from the settings.

    Without the token, whatever could reveal hidden acts is left out: the person at this machine may be playing.
    """
    service: Service = request.app.state.service
    token = request.headers.get("authorization", "").removeprefix("Bearer ")
    right = service.settings.metrics_token
    local = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    trusted = bool(right) and hmac.compare_digest(token.encode(), right.encode())
    if not local and not trusted:
        raise ServiceError("request/not-found")
    return await service.figures.text(whole=trusted)


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def plain_page(request: Request[Any, Any, Any]) -> Response[str]:
    """Shown if no client was built."""
    language = language_of(request.headers.get("accept-language", ""))
    say = Words(language)
    text = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Sterling</title>'
        f"<h1>Sterling</h1><p>{say('service-no-client')}</p>"
        '<p><a href="api/schema/openapi.json">OpenAPI</a></p></html>'
    )
    return Response(text, media_type=MediaType.HTML)


class PageFiles(BaseLocalFileSystem):
    """The files of the client. A name that no file can have is the name of no file."""

    async def info(self, path: PathType, **kwargs: Any) -> FileInfo:
        try:
            return await super().info(path, **kwargs)
        except OSError as problem:
            if problem.errno in (errno.ENAMETOOLONG, errno.ENOTDIR):
                raise FileNotFoundError from None
            raise


def page_routes() -> list[HTTPRouteHandler | Router]:
    if (STATIC / "index.html").is_file():
        return [
            create_static_files_router(
                path="/", directories=[STATIC], file_system=PageFiles(), html_mode=True, include_in_schema=False
            )
        ]
    return [plain_page]
