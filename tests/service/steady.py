"""`sterling serve` that deals the same cards in every run, for tests in a browser and for pictures.

What is dealt follows from the service's secret and the players' nonces: here the secret is always the same, and whoever
wants the same cards gives the same nonce. Bots must have a number of iterations, and seconds enough to make them.
"""

import argparse

from sterling.core.shuffle import NONCE_BYTES, SECRET_BYTES
from sterling.service.serve import serve
from sterling.service.settings import settings
from sterling.service.sources import Sources

NONCE = "5a" * NONCE_BYTES
BOTS = {"bot_seconds": 60.0, "bot_iterations": 20}


def steady() -> Sources:
    """The same secret for every table, the same chance for every bot."""
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
