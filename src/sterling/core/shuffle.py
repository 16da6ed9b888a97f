"""The verifiable shuffle: neither the service nor a player alone can choose the cards.

The service draws a secret and publishes its SHA-256, the commitment, before anyone sits down. Each human seat then adds
a nonce of its own. The seed of the deal is a hash of all of them; the secret is revealed after the last card.
"""

import hashlib
from collections.abc import Mapping

NONCE_BYTES = 32
SECRET_BYTES = 32
_LABEL = b"sterling shuffle 1\0"


def commitment(secret: bytes) -> str:
    """What is published before the game: the SHA-256 of the secret, in hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


def shuffled_seed(secret: bytes, nonces: Mapping[int, bytes]) -> bytes:
    """The seed of the deal: SHA-256 of the label, the secret, and for each seat in order one byte and its nonce.

    >>> shuffled_seed(bytes(32), {0: bytes(32)}).hex()[:16]
    '53cffd12ce818df5'
    """
    digest = hashlib.sha256(_LABEL + secret)
    for seat in sorted(nonces):
        digest.update(bytes([seat]) + nonces[seat])
    return digest.digest()
