"""`sterling serve` that deals the same cards in every run, for tests in a browser and for pictures.

The deal follows from the service's secret and the players' nonces. Here the secret is always the same, so clients that
want the same cards give the same nonce. Bots must have a fixed number of iterations, and enough seconds to make them.
"""

import argparse
from typing import Any

from sterling.core.shuffle import NONCE_BYTES, SECRET_BYTES
from sterling.service.serve import serve
from sterling.service.settings import settings
from sterling.service.sources import Sources

NONCE = "5a" * NONCE_BYTES
BOTS: dict[str, Any] = {"bot_seconds": 60.0, "bot_iterations": 20, "bot_pace": "instant", "review_worlds": 40}


def steady() -> Sources:
    """The same secret for every table, the same random numbers for every bot."""
    return Sources(random_secret=lambda: bytes(SECRET_BYTES), random_seed=lambda: 7)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--database")
    chosen = parser.parse_args()
    wish = settings(port=chosen.port, database=chosen.database)
    serve(wish, lambda url: print(url, flush=True), sources=steady())


if __name__ == "__main__":
    main()
