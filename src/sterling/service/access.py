"""Admission: addresses, origins, cookies, limits."""

from typing import Any
from urllib.parse import urlsplit

from sterling.service.errors import ServiceError
from sterling.service.identity import COOKIE
from sterling.service.limits import Buckets, group_of
from sterling.service.settings import Settings


class Access:
    """Admission to a node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        rate, burst, factor = settings.messages_per_second, settings.messages_burst, settings.address_factor
        self._identities = Buckets(rate, burst)
        self._addresses = Buckets(rate * factor, burst * factor)
        self._guests = Buckets(settings.guests_per_hour / 3600, settings.guests_per_hour / 10 + 1)
        self._tables = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour / 10 + 1)
        self._decks = Buckets(settings.decks_per_hour / 3600, settings.decks_per_hour / 10 + 1)
        self._devices = Buckets(settings.devices_per_hour / 3600, settings.devices_per_hour / 10 + 1)
        self._reports = Buckets(settings.reports_per_hour / 3600, settings.reports_per_hour / 10 + 1)
        self._inside: dict[str, int] = {}
        self.connections: set[Any] = set()

    def address(self, scope: Any) -> str:
        client = scope.get("client")
        return group_of(client[0]) if client else "local"

    def spend(self, identity: str, address: str) -> None:
        """Counts one message or request of this identity from this address."""
        if identity:
            self._identities.check(identity)
        self._addresses.check(address)

    def new_guest(self, address: str) -> None:
        self._guests.check(address)

    def new_table(self, identity: str) -> None:
        if not self._tables.take(identity):
            raise ServiceError("limit/tables")

    def new_deck(self, identity: str) -> None:
        self._decks.check(identity)

    def new_device(self, identity: str) -> None:
        self._devices.check(identity)

    def new_report(self, identity: str) -> None:
        """Counts a report or a block."""
        self._reports.check(identity)

    def enter(self, address: str) -> bool:
        """Counts one more socket from this address; False if it has too many."""
        there = self._inside.get(address, 0)
        if there >= self.settings.connections_per_address or len(self.connections) >= self.settings.connections:
            return False
        self._inside[address] = there + 1
        return True

    def leave(self, address: str) -> None:
        left = self._inside.get(address, 0) - 1
        if left > 0:
            self._inside[address] = left
        else:
            self._inside.pop(address, None)

    def origin_allowed(self, scope: Any) -> bool:
        """Whether the request comes from one of our pages. Programs send no origin; cookies do not count for them."""
        origin = _header(scope, b"origin")
        if not origin:
            return True
        if origin in self.settings.origins:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and parts.netloc.lower() == _header(scope, b"host").lower()

    def cookie(self, scope: Any) -> str:
        """The guest token of a browser; empty if the page is not ours."""
        if not _header(scope, b"origin") and scope["type"] == "websocket":
            return ""
        if not self.origin_allowed(scope):
            return ""
        for part in _header(scope, b"cookie").split(";"):
            name, _, value = part.strip().partition("=")
            if name == COOKIE:
                return value[:200]
        return ""

    def base_url(self, scope: Any) -> str:
        """The public address of the service, for links."""
        if self.settings.url:
            return self.settings.url.rstrip("/")
        return f"{scope.get('scheme', 'http')}://{_header(scope, b'host') or 'localhost'}"


def _header(scope: Any, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value).decode("latin-1")[:2000]
    return ""
