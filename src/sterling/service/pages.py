"""Pages for the browser: the client built into the package, or a plain page; documents; and security headers."""

import hmac
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get, route
from litestar.enums import ScopeType
from litestar.handlers import HTTPRouteHandler
from litestar.types import Message, Scope

import sterling
from sterling.i18n import Words
from sterling.service.answers import Document
from sterling.service.composition import Service
from sterling.service.errors import ServiceError
from sterling.service.files import Files
from sterling.service.languages import language_of
from sterling.service.messages import Health
from sterling.service.till import stay_of

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
    if scope["path"].startswith("/api") and not any(name.lower() == b"cache-control" for name, _ in headers):
        headers.append((b"cache-control", b"no-store"))
    if scope.get("scheme") == "https":
        headers.append((b"strict-transport-security", b"max-age=31536000"))
    message["headers"] = headers


@get("/health", include_in_schema=False)
async def health(request: Request[Any, Any, Any]) -> Health:
    """Whether the process answers; the database is not asked."""
    return Health("ok", sterling.__version__)


@get("/ready", include_in_schema=False)
async def ready(request: Request[Any, Any, Any]) -> Health:
    """Whether people can play here now; an error says what is missing."""
    service: Service = request.app.state.service
    if service.readiness.known:
        await service.readiness.check()
    else:
        # However many ask, all of them wait for the same answer. So they do not count as waiting: whoever asks from the
        # address of many people is told the truth.
        async with stay_of(request.scope).aside(counted=False):
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


def document_answer(request: Request[Any, Any, Any], document: Document) -> Response[Any]:
    """A document, or the answer that its sender has it already."""
    headers = {"etag": document.etag, "cache-control": document.cache}
    if document.is_known(request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers)
    return Response(document.data, media_type=document.media_type, headers=headers)


def page_routes() -> list[HTTPRouteHandler]:
    if not (STATIC / "index.html").is_file():
        return [plain_page]
    files = Files(STATIC)

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
    async def client_file(request: Request[Any, Any, Any]) -> Response[Any]:
        found = files.get(request.scope["path"])
        if found is None:
            raise ServiceError("request/not-found")
        return document_answer(request, found)

    return [client_file]
