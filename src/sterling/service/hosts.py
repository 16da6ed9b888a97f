"""The names under which a service may be asked.

A page of somebody else can point its own name at this machine, and its scripts then count as ours. They still send that
name as the host, so a host we do not know is refused.
"""

import re
from ipaddress import ip_address
from urllib.parse import urlsplit

from sterling.service.settings import Settings

LOCAL = ("localhost", "127.0.0.1", "::1")
_HOST = re.compile(r"(?:\[(?P<six>[0-9A-Fa-f:.]+)\]|(?P<name>[A-Za-z0-9._-]+))(?::[0-9]{1,5})?")


class Hosts:
    """The hosts from the settings; without them, local names, our own names and any plain IP address.

    >>> hosts = Hosts(Settings(url="https://games.example/cards"))
    >>> [hosts.allow(host) for host in ("localhost:8500", "games.example", "192.168.1.9:80", "[::1]", "evil.example")]
    [True, True, True, True, False]
    >>> hosts = Hosts(Settings(hosts=("cards.example",)))
    >>> [hosts.allow(host) for host in ("localhost:8500", "Cards.Example.:443", "192.168.1.9", "a/b", "evil.example")]
    [True, True, False, False, False]
    """

    def __init__(self, settings: Settings) -> None:
        own = (urlsplit(settings.url).hostname or "", settings.host)
        self._any_address = not settings.hosts
        self._names = {_plain(name) for name in (*LOCAL, *(settings.hosts or own)) if name}

    def allow(self, host: str) -> bool:
        """Whether a request may name this host. Old clients name none; no browser is among them."""
        if not host:
            return True
        found = _HOST.fullmatch(host)
        if found is None:
            return False
        name = _plain(found["six"] or found["name"])
        return name in self._names or (self._any_address and _is_address(name))


def _plain(name: str) -> str:
    return name.lower().removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
