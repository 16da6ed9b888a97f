"""One guest of a service: HTTP calls over one kept connection."""

import asyncio
import http.client
import secrets
import selectors
import socket
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from sterling.core.shuffle import NONCE_BYTES
from sterling.service.client.address import Address
from sterling.service.client.follower import LARGEST, TIMEOUT, Follower
from sterling.service.errors import ServiceError
from sterling.service.messages import Guest, Problem, SeatPlan, TableAnswer

T = TypeVar("T")


class Client:
    """One guest of one service. `patience` is how many seconds its first answer may take."""

    def __init__(
        self,
        url: str,
        token: str = "",
        patience: float = TIMEOUT,
        random_nonce: Callable[[], str] = lambda: secrets.token_hex(NONCE_BYTES),
    ) -> None:
        self.address = Address(url)
        self.token = token
        self.patience = patience
        self.random_nonce = random_nonce
        self._connection: http.client.HTTPConnection | None = None
        self._one_at_a_time = asyncio.Lock()

    async def guest(self) -> str:
        """Becomes a guest, if it is not one yet; returns the token."""
        if not self.token:
            self.token = (await self.call("POST", "/api/guests", None, Guest)).token
        return self.token

    async def call(self, method: str, path: str, body: Any, kind: type[T]) -> T:
        """One request; the answer as `kind`, or the error it carries."""
        data = await self.fetch(method, path, body)
        try:
            return msgspec.json.decode(data, type=kind)
        except msgspec.DecodeError:
            raise ServiceError("client/answer", came=data[:80].decode(errors="replace")) from None

    async def fetch(self, method: str, path: str, body: Any = None) -> bytes:
        async with self._one_at_a_time:
            status, data = await asyncio.to_thread(self._request, method, path, body)
        if status >= 400:
            try:
                problem = msgspec.json.decode(data, type=Problem)
            except msgspec.DecodeError:
                raise ServiceError("client/answer", came=f"HTTP {status}") from None
            raise ServiceError(problem.code, **problem.facts)
        return data

    def _request(self, method: str, path: str, body: Any) -> tuple[int, bytes]:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        data = None
        if body is not None:
            data = msgspec.json.encode(body)
            headers["content-type"] = "application/json"
        again = method == "GET" and self._kept() is not None
        try:
            return self._exchange(method, path, data, headers)
        except (OSError, http.client.HTTPException) as problem:
            # A kept connection may have just ended. We cannot know whether the other side got the request, so only a
            # request that changes nothing is sent again.
            if again and not isinstance(problem, TimeoutError):
                try:
                    return self._exchange(method, path, data, headers)
                except (OSError, http.client.HTTPException):
                    pass
            raise ServiceError("client/unreachable", address=self.address.base) from None

    def _kept(self) -> http.client.HTTPConnection | None:
        """The connection of the previous request, unless the other side has closed it."""
        kept = self._connection
        if kept is not None and kept.sock is not None and not _silent(kept.sock):
            kept.close()
            kept = self._connection = None
        return kept

    def _exchange(self, method: str, path: str, data: bytes | None, headers: dict[str, str]) -> tuple[int, bytes]:
        connection = self._kept()
        try:
            if connection is None:
                kind = http.client.HTTPSConnection if self.address.secure else http.client.HTTPConnection
                connection = self._connection = kind(self.address.host, timeout=self.patience)
            connection.request(method, self.address.path + path, data, headers)
            answer = connection.getresponse()
            found = answer.read(LARGEST)
        except (OSError, http.client.HTTPException):
            if connection is not None:
                connection.close()
            self._connection = None
            raise
        if not answer.isclosed():
            # Too long to read; the rest is dropped with the connection.
            connection.close()
        self.patience = connection.timeout = TIMEOUT
        if connection.sock is not None:
            connection.sock.settimeout(TIMEOUT)
        return answer.status, found

    # -- tables ------------------------------------------------------------------------------------------------------

    async def create(self, game: str, seats: list[str], name: str = "", **wish: Any) -> TableAnswer:
        """Creates a table; each seat is `me`, `link`, `open` or the name of a bot."""
        plans = [SeatPlan(who) if who in ("me", "link", "open") else SeatPlan("bot", who) for who in seats]  # type: ignore[arg-type]
        body = {"game": game, "seats": plans, "name": name, **wish}
        return await self.call("POST", "/api/tables", body, TableAnswer)

    async def show(self, table: str) -> TableAnswer:
        return await self.call("GET", f"/api/tables/{table}", None, TableAnswer)

    async def do(self, table: str, what: str, body: Any = None) -> TableAnswer:
        """`sit`, `start`, `rematch`, `seats/1/leave` …: whatever answers with the table."""
        return await self.call("POST", f"/api/tables/{table}/{what}", body, TableAnswer)

    async def add_nonces(
        self, answer: TableAnswer, note: Callable[[int, str], None] = lambda seat, nonce: None
    ) -> dict[int, str]:
        """Gives a fresh nonce for each of this client's seats without one; `note` gets each before it is sent."""
        nonces: dict[int, str] = {}
        for token in answer.tokens:
            if answer.info.status == "gathering" and not answer.info.seats[token.seat].nonce:
                nonces[token.seat] = self.random_nonce()
                note(token.seat, nonces[token.seat])
                await self.do(answer.info.id, "nonces", {"seat": token.seat, "nonce": nonces[token.seat]})
        return nonces

    async def record(self, table: str) -> str:
        return (await self.fetch("GET", f"/api/tables/{table}/record")).decode()

    def follow(self, table: str, **more: Any) -> Follower:
        return Follower(self, table, **more)


def _silent(connection: socket.socket) -> bool:
    """Whether nothing has arrived on an idle connection, not even its end."""
    with selectors.DefaultSelector() as selector:
        selector.register(connection, selectors.EVENT_READ)
        return not selector.select(0)
