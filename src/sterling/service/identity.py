"""Identity without sign-up: signed tokens, and seats as capabilities. Nothing here can be guessed."""

import base64
import hashlib
import hmac
import secrets
import unicodedata

import msgspec

from sterling.service.errors import ServiceError

COOKIE = "sterling_guest"
NAME_LENGTH = 24
OFFER_MILLISECONDS = 90_000
"""How long an offer holds. Where there are other nodes, it is made again every half minute."""
_ID_BYTES = 16
_MAC_BYTES = 24
_ID_MAC_LENGTH = 8
_BLANK = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that are invisible although they count as letters or symbols."""


def random_id() -> str:
    """128 random bits in letters, digits, - and _. It does not begin with a dash, which a command line would take for
    an option."""
    while True:
        found = secrets.token_urlsafe(_ID_BYTES)
        if not found.startswith("-"):
            return found


class Asker(msgspec.Struct, frozen=True):
    """The sender of a request: a guest, the bearer of seat tokens, or nobody in particular."""

    identity: str = ""
    tokens: tuple[str, ...] = ()
    address: str = ""


class Keyring:
    """Signs and reads tokens. There is one key; it is kept in the database, so all nodes share it."""

    def __init__(self, key: bytes = b"") -> None:
        self.key = key

    @property
    def key(self) -> bytes:
        return self._key

    @key.setter
    def key(self, key: bytes) -> None:
        self._key = key
        # Preparing the key takes longer than signing something short with it.
        self._prepared = hmac.new(key, digestmod=hashlib.sha256)

    def _mac(self, *parts: str) -> str:
        signed = self._prepared.copy()
        signed.update("\0".join(parts).encode())
        return base64.urlsafe_b64encode(signed.digest()[:_MAC_BYTES]).decode()

    def guest_token(self, identity: str) -> str:
        """The token that proves its bearer to be this guest."""
        return f"g.{identity}.{self._mac('guest', identity)}"

    def guest(self, token: str) -> str:
        """The identity of a guest token."""
        kind, _, rest = token.partition(".")
        identity, _, mac = rest.partition(".")
        if kind != "g" or not _same(mac, self._mac("guest", identity)):
            raise ServiceError("identity/invalid")
        return identity

    def link_key(self, table: str, seat: int, serial: int) -> str:
        """The key in a link that lets the first person who opens it take this seat."""
        return f"{seat}.{serial}.{self._mac('link', table, str(seat), str(serial))}"

    def seat_token(self, table: str, seat: int, serial: int) -> str:
        """The key that gives its bearer this seat, on any device, until the seat changes hands."""
        return f"{table}.{seat}.{serial}.{self._mac('seat', table, str(seat), str(serial))}"

    def table_id(self, random: str) -> str:
        """An id that tells a table that is gone from one that never was, without a list of them."""
        return random + self._mac("table", random)[:_ID_MAC_LENGTH]

    def is_table_id(self, id: str) -> bool:
        """Whether the id was made here, at any time."""
        return _same(id, self.table_id(id[:-_ID_MAC_LENGTH]))

    def of_day(self, day: int, kind: str, text: str) -> str:
        """A name for a person or an address that means nothing on any other day."""
        return self._mac("day", str(day), kind, text)

    def offer_key(self, table: str, seat: int, serial: int, at: int) -> str:
        """Shows that a node has offered at this time to give the seat to a bot; other nodes cannot know it."""
        return f"{at}.{self._mac('offer', table, str(seat), str(serial), str(at))}"

    def is_offered(self, key: str, table: str, seat: int, serial: int, now: int) -> bool:
        at = key.partition(".")[0]
        if not at.isdecimal() or not _same(key, self.offer_key(table, seat, serial, int(at))):
            return False
        return now - int(at) < OFFER_MILLISECONDS

    def label(self, *parts: str) -> str:
        """Stands for something that must not be told itself."""
        return self._mac("label", *parts)

    def opens(self, key: str, table: str, seat: int, serial: int) -> bool:
        return _same(key, self.link_key(table, seat, serial))

    def holds(self, token: str, table: str, seat: int, serial: int) -> bool:
        return _same(token, self.seat_token(table, seat, serial))


def _same(given: str, right: str) -> bool:
    return hmac.compare_digest(given.encode(), right.encode())


def clean_name(text: str) -> str:
    """A name as others may see it: one line, no control or direction marks, none of the characters that records use.

    >>> clean_name("  Anne\\u202e   Bonny, #1 ")
    'Anne Bonny 1'
    """
    kept: list[str] = []
    for sign in unicodedata.normalize("NFC", text[: 20 * NAME_LENGTH]):
        kind = unicodedata.category(sign)
        if kind in ("Zs", "Zl", "Zp", "Cc") or sign in _BLANK:
            kept.append(" ")
        elif kind[0] != "C" and sign not in ",#<>":
            # At most two combining marks in a row.
            if kind[0] == "M" and sum(unicodedata.category(last)[0] == "M" for last in kept[-2:]) == 2:
                continue
            kept.append(sign)
    name = " ".join("".join(kept).split())[:NAME_LENGTH].strip()
    if not name or not any(unicodedata.category(sign)[0] in "LNSP" for sign in name):
        raise ServiceError("name/empty", expected=NAME_LENGTH)
    return name
