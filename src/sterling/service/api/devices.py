"""Other devices over HTTP: a link that makes another device the same guest."""

from litestar import Response, post
from litestar.params import JSONBody

from sterling.service.api.asking import AnyRequest, known, service_of
from sterling.service.api.described import BY_GUEST, NOBODY, problems
from sterling.service.api.house import as_guest
from sterling.service.devices import LINK_SECONDS
from sterling.service.messages import DeviceLink, Guest, UseDeviceLink


@post("/devices", responses=problems(401, 403, 503), security=BY_GUEST, summary="A link for another device of yours")
async def link_device(request: AnyRequest) -> DeviceLink:
    service, asker = service_of(request), known(request)
    service.access.new_device(asker.identity)
    key = await service.devices.link(asker)
    return DeviceLink(key, f"{service.access.base_url(request.scope)}/#/link/{key}", LINK_SECONDS)


@post(
    "/devices/use",
    status_code=200,
    responses=problems(400, 403, 409, 413, 503),
    security=NOBODY,
    summary="Become the guest who made the link",
)
async def use_device_link(request: AnyRequest, data: JSONBody[UseDeviceLink]) -> Response[Guest]:
    service = service_of(request)
    service.access.new_guest(service.access.address(request.scope))
    return as_guest(request, await service.devices.use(data.key))
