"""The texts and structured forms of the actions of Straws (notation.md)."""

import msgspec
from sterling.games.straws.codes import ACTIONS, KEEP, SWAP

from sterling.core.errors import NotationError


class Keep(msgspec.Struct, frozen=True, tag_field="do", tag="keep", forbid_unknown_fields=True):
    """Keep the straw."""


class Swap(msgspec.Struct, frozen=True, tag_field="do", tag="swap", forbid_unknown_fields=True):
    """Put the straw aside and draw another."""


Form = Keep | Swap
TEXTS = ("keep", "swap")


def form(code: int) -> Form:
    if not 0 <= code < ACTIONS:
        raise NotationError("notation/code", came=code)
    return Keep() if code == KEEP else Swap()


def code(form: Form) -> int:
    return KEEP if isinstance(form, Keep) else SWAP


def format(code: int) -> str:
    form(code)
    return TEXTS[code]


def parse(text: str) -> int:
    if text not in TEXTS:
        raise NotationError("notation/text", came=text[:80], expected=", ".join(TEXTS))
    return TEXTS.index(text)
