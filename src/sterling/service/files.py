"""The files of the built client, kept in memory.

- `Files`: every file of a folder by its path; a folder's path stands for its `index.html`
"""

import mimetypes
import re
from pathlib import Path

from sterling.service.answers import Document

_HASHED = re.compile(r"assets/.*-[A-Za-z0-9_-]{8,}\.\w+")
"""The build puts a hash of the content into these names, so what they name never changes."""


class Files:
    """Read once, when the service starts."""

    def __init__(self, folder: Path) -> None:
        self._known: dict[str, Document] = {}
        for file in folder.rglob("*"):
            if file.is_file():
                path = file.relative_to(folder).as_posix()
                kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
                lasting = _HASHED.fullmatch(path) is not None
                cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
                self._known[path] = Document.of(file.read_bytes(), kind, cache)

    def get(self, path: str) -> Document | None:
        path = path.strip("/")
        return self._known.get(path) or self._known.get(f"{path}/index.html".lstrip("/"))
