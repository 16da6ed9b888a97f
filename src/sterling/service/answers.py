"""Encoded answers that are the same for everyone who may ask, kept for the next one.

- `Answers.of(key, make)`: the answer, made if it is not kept; `Answers.has(key)`: whether it is
- `Answers.forget(about)`: everything about a table is made anew, even if its log has not grown
- `Document`: an answer that changes only with the program, with its ETag; `Documents.get(name, make)`: made once
"""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

import msgspec

Key = tuple[Hashable, ...]
"""What an answer is about, and everything else it depends on."""


class Answers:
    """At most `most` bytes, the least recently used go first. Two people who ask at the same time share the work.

    The key of an answer about a finished table is its id, the length of its log and the viewer, so the answer is not
    given any more when anything happens there.
    """

    def __init__(self, most: int) -> None:
        self.bytes = 0
        self._most = most
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._making: dict[Key, asyncio.Future[bytes]] = {}

    def has(self, key: Key) -> bool:
        return key in self._kept

    async def of(self, key: Key, make: Callable[[], Awaitable[bytes]]) -> bytes:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.ensure_future(make())
            task.add_done_callback(lambda done: self._made(key, done))
        return await asyncio.shield(task)

    def forget(self, about: Hashable) -> None:
        """Drops what begins with this key. What is being made goes to those who wait for it, and is not kept."""
        for key in [key for key in self._kept if key[0] == about]:
            self.bytes -= len(self._kept.pop(key))
        for key in [key for key in self._making if key[0] == about]:
            del self._making[key]

    def _made(self, key: Key, done: asyncio.Future[bytes]) -> None:
        if self._making.get(key) is not done:
            return
        del self._making[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        self.bytes += len(done.result())
        while self.bytes > self._most:
            _, data = self._kept.popitem(last=False)
            self.bytes -= len(data)


class Document(msgspec.Struct, frozen=True):
    """An answer that changes only with the program."""

    data: bytes
    media_type: str
    etag: str
    cache: str = "no-cache"
    """The header `Cache-Control`: by default browsers keep it, and ask each time whether it is still the same."""

    @staticmethod
    def of(data: bytes, media_type: str, cache: str = "no-cache") -> "Document":
        return Document(data, media_type, f'"{hashlib.sha256(data).hexdigest()[:24]}"', cache)

    def is_known(self, header: str) -> bool:
        """Whether a request says (in `If-None-Match`) that its sender has this.

        >>> Document.of(b"x", "text/plain").is_known('"other", W/' + Document.of(b"x", "text/plain").etag)
        True
        """
        return self.etag in header


class Documents:
    """Documents by name, each made when it is first asked for."""

    def __init__(self) -> None:
        self._kept: dict[str, Document] = {}

    def get(self, name: str, make: Callable[[], bytes], media_type: str = "application/json") -> Document:
        if name not in self._kept:
            self._kept[name] = Document.of(make(), media_type)
        return self._kept[name]
