"""What requests and messages cost. Limits count these prices, not requests (access.py).

The unit is a millisecond of the service's processor time. `bench/prices.py` measures what each operation takes on a
slow machine; the prices are its figures, rounded up. What was kept from an earlier answer costs only the request.

- `PRICES`: every price by name; docs/protocol.md lists them
- `price_of_request(path)`: what every HTTP request costs, before anything is done for it
- `price_of_message(message)`: what a message of the socket costs; None stands for one that was not understood
"""

from sterling.service.messages import ClientMessage, Subscribe, UndoMessage

PRICES = {
    # Every request pays one of these …
    "page": 1.0,
    "request": 2.0,
    # … and more for work of its own.
    "table": 4.0,
    "deck": 8.0,
    "import": 10.0,
    "list": 20.0,
    "record": 3.0,
    "replay": 60.0,
    # Messages of the socket.
    "connection": 4.0,
    "message": 1.0,
    "undo": 4.0,
    "subscribe": 10.0,
    "resync": 10.0,
}


def price_of_request(path: str) -> float:
    """Pages, files and the state of the service are cheaper than the interface.

    >>> price_of_request("/health") < price_of_request("/api/house")
    True
    """
    return PRICES["request" if path.startswith("/api/") else "page"]


def price_of_message(message: ClientMessage | None) -> float:
    match message:
        case Subscribe():
            return PRICES["subscribe"]
        case UndoMessage():
            return PRICES["undo"]
        case _:
            return PRICES["message"]
