"""An error as a whole HTTP answer, for places where there is no application to give it."""

from email.utils import formatdate
from functools import lru_cache
from http import HTTPStatus

import msgspec

from sterling.core.errors import Fact, SterlingError
from sterling.i18n import Words
from sterling.service.errors import headers_for, status_of
from sterling.service.messages import Problem
from sterling.service.pages import HEADERS


def problem_of(problem: SterlingError, language: str) -> bytes:
    """The body: code, sentence and facts, as in every answer of the service."""
    return _body(problem.code, tuple(problem.facts.items()), language)


@lru_cache(maxsize=256)
def _body(code: str, facts: tuple[tuple[str, Fact], ...], language: str) -> bytes:
    """Kept, because a whole crowd may get the same answer at once."""
    return msgspec.json.encode(Problem(code, Words(language).error(code, dict(facts)), dict(facts)))


def headers_of(problem: SterlingError, body: bytes) -> list[tuple[bytes, bytes]]:
    """The headers of a last answer: the connection closes after it."""
    return [
        *((name.encode(), value.encode()) for name, value in headers_for(problem).items()),
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        (b"connection", b"close"),
        *HEADERS,
    ]


def raw_answer(problem: SterlingError, language: str = "en", head_only: bool = False) -> bytes:
    """The bytes of an answer."""
    status = HTTPStatus(status_of(problem.code))
    body = problem_of(problem, language)
    lines = [f"HTTP/1.1 {status.value} {status.phrase}".encode(), b"date: " + formatdate(usegmt=True).encode()]
    lines += [name + b": " + value for name, value in headers_of(problem, body)]
    return b"\r\n".join(lines) + b"\r\n\r\n" + (b"" if head_only else body)
