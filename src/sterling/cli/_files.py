"""Reading files that people name, and writing JSON for programs."""

import json
from pathlib import Path
from typing import Any

import msgspec

from sterling.core.errors import SterlingError, trouble
from sterling.core.record import LARGEST


def read_text(file: Path, most: int = LARGEST) -> str:
    """A file that a person named; raises a coded error if it cannot be read as text."""
    try:
        with file.open("rb") as source:
            data = source.read(4 * most + 1)
    except OSError as problem:
        raise SterlingError("file/read", file=str(file), **trouble(problem)) from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SterlingError("file/not-text", file=str(file)) from None
    if len(text) > most:
        raise SterlingError("file/too-long", file=str(file), expected=most)
    return text


def print_json(value: Any) -> None:
    """A value for programs."""
    print(json.dumps(msgspec.to_builtins(value), indent=1, ensure_ascii=False))
