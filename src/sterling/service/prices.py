"""What requests and messages cost. Limits count these prices, not requests (access.py).

The unit is a millisecond of the service's processor time. `bench/prices.py` measures what each operation takes; the
prices are its figures, rounded up. What was kept from an earlier answer costs only the request.

- `PRICES`: every price by name; docs/protocol.md lists them
- `price_of_request(path)`: what every HTTP request costs, before anything is done for it
- `price_of_message(message)`: what every message of the socket costs; None stands for one that was not understood
- `price_of_length(what, actions)`: what depends on the length of a game
"""

from sterling.service.messages import ClientMessage, Subscribe, UndoMessage

PRICES = {
    # Every request costs one of these …
    "page": 1.0,
    "request": 1.0,
    # … and more if there is work to do.
    "table": 6.0,
    "list": 5.0,
    "import": 15.0,
    "deck": 40.0,
    "record": 3.0,
    "replay": 9.0,
    "practice": 3.0,
    "practice-answer": 44.0,
    "advice": 3.0,
    "redeal": 10.0,
    "review": 6.0,
    # On the socket.
    "connection": 2.0,
    "message": 1.0,
    "subscribe": 2.0,
    "undo": 10.0,
    "story": 6.0,
}
HUNDRED = 100
"""Replays and stories cost their price for every hundred actions."""


def price_of_request(path: str) -> float:
    return PRICES["request" if path.startswith("/api/") else "page"]


def price_of_message(message: ClientMessage | None) -> float:
    match message:
        case Subscribe():
            return PRICES["subscribe"]
        case UndoMessage():
            return PRICES["undo"]
        case _:
            return PRICES["message"]


def price_of_length(what: str, actions: int) -> float:
    """
    >>> price_of_length("replay", 250) / PRICES["replay"]
    3.0
    """
    return PRICES[what] * -(-actions // HUNDRED)
