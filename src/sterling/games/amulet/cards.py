"""The characters of the Amulet and the names of their cards."""

import hashlib

import msgspec

from sterling.games.amulet.codes import COPIES, KINDS


class Character(msgspec.Struct, frozen=True):
    """A kind of card. Its texts are messages of the catalogue: `amulet-NAME`, `amulet-NAME-short`, `…-long`."""

    value: int
    copies: int
    name: str


# AM-C0 to AM-C13, by value.
CHARACTERS = tuple(Character(value, COPIES[value], name) for value, name in enumerate(KINDS))

CARD_NAMES = tuple(f"{character.value}{letter}" for character in CHARACTERS for letter in "abcd"[: character.copies])
"""Every card by its number in the rules: value and copy, `0a` to `13b`."""

FINGERPRINT = hashlib.sha256(" ".join(CARD_NAMES).encode()).hexdigest()[:16]
