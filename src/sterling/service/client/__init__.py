"""A client in Python: HTTP calls, and tables followed over a socket that reconnects by itself."""

import asyncio

from sterling.service.client.address import Address
from sterling.service.client.calls import Client
from sterling.service.client.follower import Follower
from sterling.service.errors import ServiceError

PATIENCE = 10.0
"""How many seconds people wait for a service that does not answer."""


def fetch_record(url: str) -> str:
    """The record of the table a link leads to."""
    address = Address(url)
    if not address.table:
        raise ServiceError("client/address", came=url[:200])
    return asyncio.run(Client(url, patience=PATIENCE).record(address.table))


__all__ = ["PATIENCE", "Address", "Client", "Follower", "fetch_record"]
