"""The ASGI application: routes, errors and the description around a service."""

import logging
from collections.abc import Sequence
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components
from litestar.types import ControllerRouterHandler

import sterling
from sterling.core.errors import SterlingError
from sterling.i18n import Words
from sterling.service import api, pages
from sterling.service.api.described import RowsAsArrays, unions_as_any_of
from sterling.service.composition import Service
from sterling.service.errors import ServiceError, headers_for, status_of
from sterling.service.languages import language_of
from sterling.service.messages import Problem
from sterling.service.reading import Incoming
from sterling.service.replying import Reply
from sterling.service.settings import Settings
from sterling.service.socket import table_socket
from sterling.service.sources import Sources
from sterling.service.till import Till

log = logging.getLogger("sterling.app")


def problem_answer(request: Request[Any, Any, Any], problem: SterlingError) -> Response[Problem]:
    language = language_of(request.headers.get("accept-language", ""))
    text = Words(language).error(problem.code, problem.facts)
    return Response(
        Problem(problem.code, text, problem.facts), status_code=status_of(problem.code), headers=headers_for(problem)
    )


def coded(request: Request[Any, Any, Any], problem: SterlingError) -> Response[Problem]:
    request.app.state.service.metrics.count("errors", code=problem.code)
    return problem_answer(request, problem)


def not_understood(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    """Gives our codes to requests that Litestar itself refuses."""
    status = problem.status_code
    if status == 404:
        return coded(request, ServiceError("request/not-found"))
    if status == 405:
        return coded(request, ServiceError("request/method"))
    if status == 413:
        return coded(request, ServiceError("limit/size", expected=request.app.state.service.settings.body_bytes))
    if status >= 500:
        return broken(request, problem)
    told = problem.detail
    if isinstance(problem, ValidationException) and isinstance(problem.extra, list) and problem.extra:
        told = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in problem.extra[:3])
    return coded(request, ServiceError("request/invalid", problem=told[:300]))


def broken(request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    # An id in the path may be the key to a private table.
    path = "/".join(part if len(part) < 16 else "…" for part in request.scope["path"][:100].split("/"))
    log.error("request failed", exc_info=problem, extra={"facts": {"path": path}})
    return coded(request, ServiceError("service/internal"))


class KeptDescription(JsonRenderPlugin):
    """The OpenAPI document, encoded once."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> Any:
        service: Service = request.app.state.service
        document = service.documents.get(
            "openapi",
            lambda: super(KeptDescription, self).render(request, unions_as_any_of(openapi_schema)),
            str(self.media_type),
        )
        return pages.document_answer(request, document)


def create_app(
    settings: Settings, more: Sequence[ControllerRouterHandler] = (), sources: Sources | None = None
) -> Litestar:
    """The service as an ASGI application. `more` adds routes and `sources` replaces time and chance, for tests."""
    service = Service(settings, sources)
    app = Litestar(
        route_handlers=[
            Router("/api", route_handlers=api.HANDLERS, before_request=api.check_origin),
            table_socket,
            pages.health,
            pages.ready,
            pages.metrics,
            *pages.page_routes(),
            *more,
        ],
        lifespan=[service.running],
        state=State({"service": service}),
        before_send=[pages.add_headers],
        exception_handlers={SterlingError: coded, HTTPException: not_understood, Exception: broken},
        openapi_config=OpenAPIConfig(
            title="Sterling",
            version=sterling.__version__,
            path="/api/schema",
            render_plugins=[KeptDescription()],
            components=Components(security_schemes={**api.SCHEMES}),
        ),
        plugins=[RowsAsArrays()],
        request_class=Incoming,
        response_class=Reply,
        request_max_body_size=settings.body_bytes,
        logging_config=None,
    )
    app.asgi_handler = Till(app.asgi_handler, service.access, service.keyring, service.metrics)
    return app
