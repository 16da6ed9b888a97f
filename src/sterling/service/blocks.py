"""Addresses and networks that are shut out.

- `Blocks.load(networks)`: replaces the list
- `Blocks.covers(address)`: whether an address is on it
"""

from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network


class Blocks:
    """The networks that are shut out, by their length, so that a long list costs no more than a short one.

    >>> blocks = Blocks()
    >>> blocks.load(["203.0.113.0/24", "2001:db8::/32"])
    >>> blocks.covers("203.0.113.9"), blocks.covers("203.0.114.9"), blocks.covers("::ffff:203.0.113.9")
    (True, False, True)
    """

    def __init__(self) -> None:
        self._networks: dict[tuple[int, int], set[int]] = {}

    def load(self, networks: Iterable[str]) -> None:
        found: dict[tuple[int, int], set[int]] = {}
        for text in networks:
            network = ip_network(text)
            start = int(network.network_address) >> (network.max_prefixlen - network.prefixlen)
            found.setdefault((network.version, network.prefixlen), set()).add(start)
        self._networks = found

    def covers(self, address: str) -> bool:
        if not self._networks:
            return False
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(
            version == found.version and int(found) >> (found.max_prefixlen - length) in starts
            for (version, length), starts in self._networks.items()
        )
