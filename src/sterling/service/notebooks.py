"""What was told of a running game, kept encoded: when it is over, its whole log need not be worked out again.

Everything in a log was told as it happened, from the same views (stories.py), so writing it down is all it takes. A
notebook is complete from the deal on, or there is none; then the log is worked out from the actions as ever.

- `Notebooks.open(room, entry, viewer)`: the notebook that goes on with an entry; `Notebooks.close(…)`: all were told
- `Notebook.note(kind, who, happened)`: takes down what its viewer is told; `Notebook.whole()`: everything so far
- `Notebooks.has(room, viewer)`, `Notebooks.whole(viewer)`: the log of everything so far, encoded
- `Notebooks.begin(room, viewer, log)`: opens one for somebody who has just come
- `Notebooks.follows(room, entry, viewer)`: whether it will be complete after this entry
"""

from functools import cache

import msgspec
from msgspec import Raw

from sterling.core.story import Happening
from sterling.service.acts import Entry, Move, Start, Undo
from sterling.service.messages import Told
from sterling.service.room import Room
from sterling.service.stories import may_look_back

_encode = msgspec.json.Encoder().encode


@cache
def _opening(kind: str, who: int | None) -> bytes:
    """How the line about an act begins."""
    actor = "" if who is None else f',"who":{who}'
    return f'{{"kind":"{kind}"{actor}'.encode()


class Notebook:
    """One viewer's: how many actions it covers, and each of them that was told."""

    __slots__ = ("acts", "parts")

    def __init__(self) -> None:
        self.acts = 0
        self.parts: list[bytes] = []

    def note(self, kind: str, who: int | None, happened: list[Happening]) -> Raw:
        """Takes down what the viewer is told of an act; returns what happened, encoded."""
        written = _encode(happened)
        if happened:
            self.parts.append(_opening(kind, who) + b',"happened":' + written + b"}")
        elif kind == "time-out":
            self.parts.append(_opening(kind, who) + b"}")
        return Raw(written)

    def whole(self) -> Raw:
        return Raw(b"[" + b",".join(self.parts) + b"]")


class Notebooks:
    """Those of one table, by viewer."""

    __slots__ = ("_books",)

    def __init__(self) -> None:
        self._books: dict[int, Notebook] = {}

    def follows(self, room: Room, entry: Entry, viewer: int) -> bool:
        """Whether the viewer's notebook goes on with this entry; the room has followed it."""
        if isinstance(entry.act, Start):
            return True
        book = self._books.get(viewer)
        return book is not None and isinstance(entry.act, Move) and book.acts == len(room.actions) - 1

    def begin(self, room: Room, viewer: int, log: list[Told]) -> None:
        """Opens a notebook with a log, if that has everything so far."""
        if room.status == "playing" and (not room.actions or may_look_back(room)):
            book = self._books[viewer] = Notebook()
            book.acts = len(room.actions)
            book.parts = [_encode(told) for told in log]

    def has(self, room: Room, viewer: int) -> bool:
        book = self._books.get(viewer)
        return book is not None and book.acts == len(room.actions)

    def whole(self, viewer: int) -> Raw:
        return self._books[viewer].whole()

    def open(self, room: Room, entry: Entry, viewer: int) -> Notebook | None:
        """The viewer's notebook, if it goes on with this entry; the room has followed it."""
        act, acts = entry.act, len(room.actions)
        if isinstance(act, Move):
            found = self._books.get(viewer)
            if found is None or found.acts != acts - 1:
                return None
            book = found
        elif isinstance(act, Start):
            book = self._books[viewer] = Notebook()
        else:
            return None
        book.acts = acts
        return book

    def close(self, room: Room, entry: Entry, told: set[int]) -> None:
        """The entry has been told to the viewers in `told`. The notebooks of the others go on if there was nothing to
        tell them, and otherwise end."""
        if isinstance(entry.act, Undo) or room.status == "over":
            self._books.clear()
        if not isinstance(entry.act, Move):
            return
        for viewer in self._books.keys() - told:
            unseen = not entry.mask >> (room.game.seats if viewer < 0 else viewer) & 1
            book = self._books[viewer]
            if unseen and book.acts == len(room.actions) - 1 and not room.heard(viewer, entry.act):
                book.acts += 1
            else:
                del self._books[viewer]
