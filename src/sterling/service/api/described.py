"""What the OpenAPI document says about every operation: who may use it, and its errors."""

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import OpenAPIType, Schema, SecurityRequirement, SecurityScheme
from litestar.params import Parameter, QueryParameter
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from sterling.service.identity import COOKIE
from sterling.service.messages import Problem

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator

TablePath = Annotated[
    str, Parameter(description="The table's id", pattern="^[A-Za-z0-9_-]+$", min_length=16, max_length=40)
]
SeatPath = Annotated[int, Parameter(description="The seat, from 0", ge=0, le=15)]
BlockPath = Annotated[
    str, Parameter(description="One of your blocks", pattern="^[A-Za-z0-9_-]+$", min_length=16, max_length=40)
]
ViewerQuery = Annotated[int, QueryParameter(name="seat", description="Whose eyes; -1 for a spectator", ge=-1, le=15)]

_TOLD = {
    400: "Invalid request",
    401: "No valid guest token",
    403: "Not allowed",
    404: "Not found",
    409: "Not possible at the moment",
    413: "Too large",
    429: "Too many requests",
    500: "Internal error",
    503: "Temporarily unavailable",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors an operation may answer with, in addition to the common ones."""
    return {
        status: ResponseSpec(Problem, description=_TOLD[status], generate_examples=False)
        for status in sorted({*statuses, 403, 429, 500})
    }


class RowsAsArrays(OpenAPISchemaPlugin):
    """Describes structs that are sent as arrays, which Litestar takes for objects."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__struct_config__.array_like

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: "SchemaCreator") -> Schema:
        fields = msgspec.structs.fields(field_definition.annotation)
        places = [schema_creator.for_field_definition(FieldDefinition.from_annotation(field.type)) for field in fields]
        return Schema(type=OpenAPIType.ARRAY, prefix_items=places, min_items=len(places), max_items=len(places))


def unions_as_any_of(schema: Any) -> Any:
    """Litestar writes a union as `oneOf`, but a whole number fits both sides of `int | float`."""
    if isinstance(schema, dict):
        told = {name: unions_as_any_of(value) for name, value in schema.items()}
        if isinstance(told.get("oneOf"), list) and "discriminator" not in told:
            told["anyOf"] = told.pop("oneOf")
        return told
    return [unions_as_any_of(value) for value in schema] if isinstance(schema, list) else schema


ALWAYS = problems()
READING = problems(400, 401, 503)
READING_TABLE = problems(400, 401, 404, 503)
SETTING = problems(400, 401, 403, 413, 503)
ASKING_TABLE = problems(400, 401, 403, 404, 409, 503)
CHANGING_TABLE = problems(400, 401, 403, 404, 409, 413, 503)

SCHEMES = {
    "guest": SecurityScheme(
        type="http", scheme="bearer", description="The guest token that `POST /api/guests` gives, for programs"
    ),
    "cookie": SecurityScheme(
        type="apiKey",
        name=COOKIE,
        security_scheme_in="cookie",
        description="The same token, for browsers; it counts for pages of the service's own address",
    ),
    "seats": SecurityScheme(
        type="apiKey",
        name="X-Sterling-Seats",
        security_scheme_in="header",
        description="Seat tokens with spaces between them: each gives its bearer a seat",
    ),
}
Security = list[SecurityRequirement]
BY_GUEST: Security = [{"guest": []}, {"cookie": []}]
BY_SEAT: Security = [*BY_GUEST, {"seats": []}]
GUEST_OR_NOBODY: Security = [{}, *BY_GUEST]
ANYBODY: Security = [{}, *BY_SEAT]
NOBODY: Security = [{}]
"""Operations without credentials, which answer everyone the same."""
