"""A stand-in for what we use of librt in plain Python, for machines without a librt wheel. Slow, but exact."""

from collections.abc import Iterable, Iterator
from typing import Any


class _Vec:
    """A row of numbers of one kind."""

    low = -(2**63)
    high = 2**63 - 1

    def __init__(self, items: Iterable[int] = (), /, *, capacity: int = 0) -> None:
        self._items = [self._checked(item) for item in items]

    def _checked(self, item: int) -> int:
        number = int(item)
        if not self.low <= number <= self.high:
            raise OverflowError(f"{number} does not fit")
        return number

    def __len__(self) -> int:
        return len(self._items)

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return type(self)(self._items[place])
        return self._items[place]

    def __setitem__(self, place: int, item: int) -> None:
        self._items[place] = self._checked(item)

    def __iter__(self) -> Iterator[int]:
        return iter(self._items)

    def __contains__(self, item: object) -> bool:
        return item in self._items

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Vec) and self._items == other._items

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"vec({self._items})"


class _Bytes(_Vec):
    low = 0
    high = 255


class _Floats(_Vec):
    def _checked(self, item: Any) -> Any:
        return float(item)


class _Things(_Vec):
    def _checked(self, item: Any) -> Any:
        return item


class vec:
    """`vec[i64](…)` and so on."""

    def __class_getitem__(cls, kind: Any) -> type[_Vec]:
        name = getattr(kind, "__name__", str(kind))
        if getattr(kind, "__module__", "").startswith("sterling"):
            return _Things
        return {"u8": _Bytes, "float": _Floats}.get(name, _Vec)


def append(row: _Vec, item: int) -> _Vec:
    row._items.append(row._checked(item))
    return row


def extend(row: _Vec, items: Iterable[int]) -> _Vec:
    row._items.extend(row._checked(item) for item in items)
    return row


def pop(row: _Vec, place: int = -1) -> tuple[_Vec, int]:
    item = row._items.pop(place)
    return row, item


def remove(row: _Vec, item: int) -> _Vec:
    row._items.remove(item)
    return row


def read_i64_le(data: bytes, at: int) -> int:
    """A number of `librt.strings`: 8 bytes, the lowest first."""
    return int.from_bytes(data[at : at + 8], "little", signed=True)
