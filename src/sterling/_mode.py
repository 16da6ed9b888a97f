"""Compiled or interpreted: decided once, before the first hot module is imported.

The same sources run both ways. `STERLING_PURE=1` asks for interpreted; shared objects that are older than their
sources are never used.
"""

import hashlib
import importlib.machinery
import importlib.util
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

from sterling._hot import HOT, PACKAGE


class _SourceOnly:
    """Finds the package's modules as .py files, passing over shared objects."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("sterling."):
            return None
        for folder in path or ():
            base = Path(folder) / name.rpartition(".")[2]
            if (base / "__init__.py").is_file():
                return importlib.util.spec_from_file_location(
                    name, base / "__init__.py", submodule_search_locations=[str(base)]
                )
            if base.with_suffix(".py").is_file():
                return importlib.util.spec_from_file_location(name, base.with_suffix(".py"))
        return None


def stale() -> list[str]:
    """The hot modules whose source is not the one that was compiled; empty if nothing is compiled."""
    try:
        recorded = json.loads((PACKAGE / "_compiled.json").read_text(encoding="utf-8"))["sources"]
    except (OSError, ValueError, KeyError):
        return [name for name in HOT if _shared_object(name)]
    return [name for name in HOT if recorded.get(name) != _source_hash(name)]


def _source_hash(name: str) -> str:
    return hashlib.sha256((PACKAGE / f"{name}.py").read_bytes()).hexdigest()


def _shared_object(name: str) -> bool:
    return any((PACKAGE / f"{name}{suffix}").is_file() for suffix in importlib.machinery.EXTENSION_SUFFIXES)


def choose() -> str:
    """Chooses the mode for this process: `compiled` or `interpreted`."""
    _provide_vec()
    if os.environ.get("STERLING_PURE", "0") not in ("", "0"):
        sys.meta_path.insert(0, _SourceOnly())
        return "interpreted"
    if not _shared_object(HOT[0]):
        return "interpreted"
    old = stale()
    if old:
        print(
            f"sterling: {', '.join(old)} changed since compiled; running interpreted ('make compile' mends it)",
            file=sys.stderr,
        )
        sys.meta_path.insert(0, _SourceOnly())
        return "interpreted"
    return "compiled"


def _provide_vec() -> None:
    """Uses our own stand-in where librt is not available."""
    try:
        import librt.vecs  # noqa: F401
    except ImportError:
        from sterling import _vec

        sys.modules["librt"] = _vec
        sys.modules["librt.vecs"] = _vec
        sys.modules["librt.strings"] = _vec
