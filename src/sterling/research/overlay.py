"""Memory of this process that other processes read too, under arrays that compiled code has allocated for itself.

The compiled code writes the rows of a batch into a `vec`, whose memory comes from the allocator. On Linux the pages of
a shared segment can be mapped over pages of that memory; from then on what is written there stands in the segment, and
nobody has to copy it. That this is safe rests on a few rules:

- Only whole pages that lie inside the items of one `vec` are replaced. Its header, and what the allocator keeps before
  and after it, stay where they are: so items need `SLACK` bytes more than the rows take. Rows begin at the first place
  that has the same position in its page as they have in the segment.
- The `vec` never grows or moves and lives as long as the pages are shared; `close` puts plain memory back before it is
  freed, so the allocator never hands out a page that others can see.
- The first and the last page may hold rows of other processes too. Nobody writes anything but its own rows.
- Nothing here orders reads and writes of different processes: they take turns, and messages tell whose turn it is.
- A segment is mapped elsewhere first, so one that cannot be mapped is found out before anything is replaced.
"""

import ctypes
import mmap
import os
import sys

from sterling.research import needed
from sterling.research.observation import Array

np = needed("numpy", "research")

PAGE = mmap.PAGESIZE
SLACK = 4 * PAGE
"""How many bytes more than its rows an array needs: a page to get away from the header, one for the position in the
page, one up to the end of the last page, and one that stays with the allocator."""
SEGMENTS = "/dev/shm"
"""Where Linux shows shared segments by name."""
MAP_FIXED = 0x10
"""The same number on every machine that Linux and Python share today; `mmap` has no name for it."""
FAILED = ctypes.c_void_p(-1).value


class Overlay:
    """Parts of a shared segment, laid over memory of this process. Raises OSError where that is not possible."""

    def __init__(self, name: str) -> None:
        if sys.platform != "linux":
            raise OSError("only Linux lays pages over others")
        self._map = ctypes.CDLL(None, use_errno=True).mmap
        number = ctypes.c_int
        self._map.argtypes = [ctypes.c_void_p, ctypes.c_size_t, number, number, number, ctypes.c_long]
        self._map.restype = ctypes.c_void_p
        self._file = os.open(os.path.join(SEGMENTS, name), os.O_RDWR | os.O_CLOEXEC)
        self._laid: list[tuple[int, int]] = []
        # A trial: it takes the same rights and the same file as what follows, and replaces nothing.
        mmap.mmap(self._file, 0).close()

    def lay(self, items: Array, at: int, size: int) -> int:
        """Lays `size` bytes of the segment, from `at` on, over memory that compiled code owns, all of whose bytes are
        `items`. Returns the byte of it at which they begin."""
        start = int(items.ctypes.data)
        page = -(-start // PAGE) * PAGE
        pages = -(-(at % PAGE + size) // PAGE) * PAGE
        if page + pages + PAGE > start + items.nbytes:
            raise OSError("there is no room for whole pages")
        self._replace(page, pages, mmap.MAP_SHARED, self._file, at - at % PAGE)
        self._laid.append((page, pages))
        return page + at % PAGE - start

    def close(self) -> None:
        """Puts plain memory, full of zeros, where the segment lay."""
        while self._laid:
            self._replace(*self._laid.pop(), mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, -1, 0)
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def _replace(self, page: int, size: int, kind: int, file: int, at: int) -> None:
        found = self._map(page, size, mmap.PROT_READ | mmap.PROT_WRITE, kind | MAP_FIXED, file, at)
        if found != page:
            if found != FAILED:  # no system should do this: the place was not a wish
                raise OSError("pages were mapped elsewhere")
            code = ctypes.get_errno()
            raise OSError(code, os.strerror(code))
