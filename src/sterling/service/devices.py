"""The same guest on another device, by a link that works once and not for long.

- `Devices.link(asker)`: the key of such a link
- `Devices.use(key)`: the guest it stands for; after that it is void
"""

import hashlib

from sterling.service.errors import ServiceError
from sterling.service.identity import Asker
from sterling.service.sources import Sources
from sterling.service.store.guests import Guests

LINK_SECONDS = 600
"""How long a link works."""


class Devices:
    """The database has only the hash of a key, so nobody who reads it can become a guest."""

    def __init__(self, guests: Guests, sources: Sources) -> None:
        self._guests = guests
        self._sources = sources

    async def link(self, asker: Asker) -> str:
        key, now = self._sources.random_id(), self._sources.now()
        await self._guests.add_device(_hash(key), asker.identity, now + 1000 * LINK_SECONDS, now)
        return key

    async def use(self, key: str) -> str:
        identity = await self._guests.take_device(_hash(key), self._sources.now())
        if identity is None:
            raise ServiceError("device/expired")
        return identity


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
