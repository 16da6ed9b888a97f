"""Links to tables and seats."""

from urllib.parse import urlsplit

from sterling.service.errors import ServiceError


class Address:
    """Where a link leads: the service, and the table or seat its last part names.

    >>> place = Address("http://localhost:8500/#/seat/0123456789abcdefABCDEF/1.2.key")
    >>> place.base, place.table, place.key
    ('http://localhost:8500', '0123456789abcdefABCDEF', '1.2.key')
    >>> Address("https://games.example/sterling/api/tables/0123456789abcdefABCDEF/record").base
    'https://games.example/sterling'
    """

    def __init__(self, url: str) -> None:
        try:
            parts = urlsplit(url)
            # Reading the port raises if it is not a number: better here than on connecting.
            known = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
        except ValueError:
            known = False
        if not known:
            raise ServiceError("client/address", came=url[:200])
        path, self.table, self.key = parts.path.rstrip("/"), "", ""
        words = parts.fragment.strip("/").split("/")
        if words[0] in ("table", "seat") and len(words) > 1:
            self.table = words[1]
            self.key = words[2] if words[0] == "seat" and len(words) > 2 else ""
        elif "/api/tables/" in path:
            path, _, rest = path.partition("/api/tables/")
            self.table = rest.split("/")[0]
        self.base = f"{parts.scheme}://{parts.netloc}{path}"
        self.path = path
        self.host = parts.netloc
        self.secure = parts.scheme == "https"

    @property
    def socket(self) -> str:
        return f"{'wss' if self.secure else 'ws'}://{self.host}{self.path}/ws"
