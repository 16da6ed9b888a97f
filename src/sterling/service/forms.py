"""Legal actions as JSON: each action of a game is written once and used by all its tables."""

import msgspec
from msgspec import Raw

from sterling.core.game import Game
from sterling.core.view import View


class Forms:
    """The actions of one configured game: code, text and form of each, and what it leads to if the game tells."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._foretells = type(game).ahead is not Game.ahead
        self._written: dict[int, bytes] = {}

    def of(self, codes: list[int], view: View) -> Raw:
        try:
            written = [*map(self._written.__getitem__, codes)]
        except KeyError:
            written = [self._written.get(code) or self._write(code) for code in codes]
        if self._foretells:
            written = [self._with_then(form, view, code) for form, code in zip(written, codes, strict=True)]
        return Raw(b"[" + b",".join(written) + b"]")

    def _with_then(self, written: bytes, view: View, code: int) -> bytes:
        then = self._game.ahead(view, code)
        return written if then is None else written[:-1] + b',"then":' + msgspec.json.encode(then) + b"}"

    def _write(self, code: int) -> bytes:
        game = self._game
        written = msgspec.json.encode({"code": code, "text": game.format(code), "form": game.form(code)})
        self._written[code] = written
        return written
