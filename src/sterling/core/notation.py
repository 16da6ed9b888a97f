"""Notation: names for a game's actions, as texts and as structured forms."""

from collections.abc import Iterable
from typing import Any

import msgspec

from sterling.core.errors import NotationError


class Form(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """The structured form of an action. A game derives one class for each kind of action, with a `tag`."""


class Notation:
    """The text and the form of every action, exact inverses of its code.

    `actions` lists them in the order of the codes; `kinds` is the union of the kinds of forms. `examples` are texts
    that show what is expected to someone who wrote something else.

    >>> class Pass(Form, frozen=True, tag="pass"):
    ...     "Do nothing."
    >>> notation = Notation(Pass, [("P", Pass())], "P")
    >>> notation.form(0), notation.format(0), notation.parse("P"), notation.code(Pass())
    (Pass(), 'P', 0, 0)
    """

    def __init__(self, kinds: Any, actions: Iterable[tuple[str, Form]], examples: str) -> None:
        self.kinds = kinds
        self.examples = examples
        self._actions = tuple(actions)
        self._by_text = {text: code for code, (text, _) in enumerate(self._actions)}
        self._by_form = {form: code for code, (_, form) in enumerate(self._actions)}

    def _action(self, code: int) -> tuple[str, Form]:
        if not 0 <= code < len(self._actions):
            raise NotationError("notation/code", came=code)
        return self._actions[code]

    def format(self, code: int) -> str:
        """The text of an action."""
        return self._action(code)[0]

    def form(self, code: int) -> Any:
        """The structured form of an action."""
        return self._action(code)[1]

    def parse(self, text: str) -> int:
        """The action of a text. Exact: what `format` writes, and nothing else."""
        if text not in self._by_text:
            raise NotationError("notation/text", came=text[:80], expected=self.examples)
        return self._by_text[text]

    def code(self, form: Any) -> int:
        """The action of a structured form."""
        try:
            return self._by_form[form]
        except (KeyError, TypeError):
            raise NotationError("notation/form", problem=str(form)) from None
