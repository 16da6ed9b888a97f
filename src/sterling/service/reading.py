"""Reading the body of a request. What cannot be read is the client's mistake, not a failure of the service."""

from typing import Any

from litestar import Request
from litestar.exceptions import InternalServerException

from sterling.service.errors import ServiceError


class Incoming(Request[Any, Any, Any]):
    """A request as the application reads it."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise ServiceError("request/invalid", problem="The body is not UTF-8") from None
        except RecursionError:
            raise ServiceError("request/invalid", problem="The body is nested too deeply") from None

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:
            # The client has left in the middle of it; nobody reads the answer.
            raise ServiceError("socket/gone") from None
