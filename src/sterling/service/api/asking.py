"""What every handler begins and ends with: who is asking, and the answer with the table."""

from typing import Any

from litestar import Request

from sterling.core.errors import SterlingError
from sterling.service.access import Stay, header_of
from sterling.service.composition import Service
from sterling.service.errors import ServiceError
from sterling.service.identity import Asker
from sterling.service.live import Live
from sterling.service.messages import TableAnswer
from sterling.service.till import guest_of as guest_by_scope
from sterling.service.till import stay_of as stay_by_scope

AnyRequest = Request[Any, Any, Any]
SEATS_HEADER, SEATS_LENGTH = b"x-sterling-seats", 65_536


def service_of(request: AnyRequest) -> Service:
    # (As an attribute it is found only after everything else was looked for, and every handler asks several times.)
    service: Service = request.scope["litestar_app"].state["service"]
    return service


def guest_of(request: AnyRequest) -> str:
    """The identity of the asker; empty if there is none."""
    service = service_of(request)
    return guest_by_scope(request.scope, service.access, service.keyring)


def guest_if_any(request: AnyRequest) -> str:
    """The identity of the asker; empty if there is none, or if the token is not valid."""
    try:
        return guest_of(request)
    except SterlingError:
        return ""


def asker_of(request: AnyRequest) -> Asker:
    seats = header_of(request.scope, SEATS_HEADER, SEATS_LENGTH).split()[:16]
    return Asker(guest_of(request), tuple(seats), service_of(request).access.address(request.scope))


def known(request: AnyRequest) -> Asker:
    asker = asker_of(request)
    if not asker.identity:
        raise ServiceError("identity/missing")
    return asker


def stay_of(request: AnyRequest) -> Stay:
    """The place of the request, which it leaves while it waits for work that is done elsewhere."""
    return stay_by_scope(request.scope)


async def check_origin(request: AnyRequest) -> None:
    """Runs before every request to the interface: pages of other addresses change nothing here.

    (A plain function would be sent through a thread for every request.)
    """
    if request.method != "GET" and not service_of(request).access.origin_allowed(request.scope):
        raise ServiceError("identity/origin")


def charge(request: AnyRequest, price: float) -> None:
    """Takes the price of some work (prices.py) from whoever asks for it, on top of that of the request (till.py)."""
    access = service_of(request).access
    access.spend(guest_if_any(request), access.address(request.scope), price)


def answer(request: AnyRequest, live: Live, asker: Asker) -> TableAnswer:
    service = service_of(request)
    return service.tables.answer(live, asker, service.access.base_url(request.scope))


async def answer_for(request: AnyRequest, table: str, asker: Asker) -> TableAnswer:
    return answer(request, await service_of(request).tables.fresh(table), asker)
