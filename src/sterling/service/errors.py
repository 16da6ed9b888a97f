"""Errors at a table or on the wire, and their HTTP status."""

from sterling.core.errors import SterlingError


class ServiceError(SterlingError):
    """An error of the service; the code says which."""


_STATUS = {
    "identity/missing": 401,
    "identity/invalid": 401,
    "identity/origin": 403,
    "table/unknown": 404,
    "table/gone": 404,
    "table/damaged": 500,
    "table/not-owner": 403,
    "seat/not-yours": 403,
    "seat/invite": 403,
    "seat/closed": 403,
    "seat/reserved": 403,
    "seat/blocked": 403,
    "amulet/deck": 400,
    "request/not-found": 404,
    "practice/unknown": 404,
    "practice/none": 404,
    "deal/unknown": 404,
    "step/unknown": 400,
    "study/none": 404,
    "study/not-yours": 403,
    "advice/not-allowed": 403,
    "advice/failed": 503,
    "request/method": 405,
    "request/slow": 408,
    "request/host": 421,
    "limit/size": 413,
    "limit/rate": 429,
    "limit/tables": 429,
    "limit/day-tables": 429,
    "limit/day-decks": 429,
    "limit/day-records": 429,
    "limit/day-listed": 429,
    "limit/day-reports": 429,
    "limit/connections": 429,
    "limit/waiting": 429,
    "limit/advice": 429,
    "limit/reviews": 429,
    "limit/house": 503,
    "service/internal": 500,
    "store/unavailable": 503,
    "store/busy": 503,
    "store/page": 500,
    "ready/disk": 503,
    "ready/folder": 503,
    "ready/bots": 503,
    "ready/nodes": 503,
    "access/blocked": 403,
    "service/stopping": 503,
    "service/full": 503,
}
_NEVER = (
    "setup/",
    "deal/",
    "deck/",
    "file/",
    "record/",
    "notation/",
    "name/",
    "request/",
    "phrase/",
    "face/",
    "clock/",
    "view/",
)
_CONFLICT = ("action/", "seat/", "table/", "move/", "undo/", "nonce/")


CONNECTIONS_SECONDS = 10
"""When to ask again if there are too many connections."""
AWAY = ("store/unavailable", "store/busy")
"""The database cannot be used now: that is nobody's fault, and the same request may work in a moment. A damaged page
(`store/page`) is none of these: it stays damaged, and what is on other pages can be used."""


def status_of(code: str) -> int:
    """400 for what is never allowed, 409 for what the table does not allow now.

    >>> status_of("table/unknown"), status_of("action/not-your-turn"), status_of("name/empty")
    (404, 409, 400)
    """
    if code in _STATUS:
        return _STATUS[code]
    # The rules of a game refuse with codes of their own, such as `silver-gold/sea`.
    return 409 if code.startswith(_CONFLICT) or not code.startswith(_NEVER) else 400


def headers_for(problem: SterlingError) -> dict[str, str]:
    """`Retry-After`, if the error says when to try again.

    >>> headers_for(ServiceError("limit/rate", seconds=3)), headers_for(ServiceError("table/unknown"))
    ({'retry-after': '3'}, {})
    """
    seconds = problem.facts.get("seconds")
    return {} if seconds is None else {"retry-after": str(seconds)}
