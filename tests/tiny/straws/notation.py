"""The texts and structured forms of the actions of Straws (notation.md)."""

from sterling.core.notation import Form, Notation


class Keep(Form, frozen=True, tag="keep"):
    """Keep the straw."""


class Swap(Form, frozen=True, tag="swap"):
    """Put the straw aside and draw another."""


NOTATION = Notation(Keep | Swap, [("keep", Keep()), ("swap", Swap())], "keep, swap")
