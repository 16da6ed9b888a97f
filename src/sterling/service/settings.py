"""What an operator can set, by environment variables `STERLING_<NAME>` or on the command line."""

import os
import re
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy.engine.url import make_url
from sqlalchemy.exc import ArgumentError

from sterling.core.errors import SetupError

PREFIX = "STERLING_"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The defaults suit a service for friends on one machine."""

    database: str = ""
    """`sqlite+aiosqlite:///FILE` or `postgresql+asyncpg://…`; empty means a SQLite file in the user's data folder."""
    host: str = "127.0.0.1"
    port: int = 8500
    url: str = ""
    """The public address, if there is a proxy in front of the service; otherwise that of the request."""
    origins: tuple[str, ...] = ()
    """More web addresses whose pages may use the service, such as `https://games.example`."""
    trusted_proxies: str = "127.0.0.1"

    bot_workers: int = 1
    bot_seconds: float = 1.0
    """How long a bot may think about one action."""
    bot_iterations: int = 0
    """A limit on a bot's search; 0 for none."""
    clock_bot: str = "greedy"
    """Who moves for a player whose time is up."""
    patience: int = 24 * 3600
    """After waiting this many seconds for a player who is connected, the others may seat a bot instead."""

    messages_per_second: float = 30.0
    """For each identity, on the socket and over HTTP."""
    messages_burst: int = 120
    address_factor: float = 8.0
    """The limit for an address as a multiple of that for an identity, because households share one."""
    guests_per_hour: float = 600.0
    """New guests from one address."""
    tables_per_hour: float = 240.0
    """New tables of one identity."""
    decks_per_hour: float = 240.0
    """Deck files that one identity may have checked."""
    devices_per_hour: float = 60.0
    """Links to other devices that one identity may ask for."""
    reports_per_hour: float = 60.0
    """How often one identity may report or block somebody."""
    connections_per_address: int = 256
    connections: int = 20_000
    subscriptions: int = 64
    """Tables that one connection may watch at a time."""
    queue_frames: int = 512
    queue_bytes: int = 2_000_000
    """What may wait for a slow reader before it is dropped."""
    message_bytes: int = 16_384
    body_bytes: int = 262_144
    rooms: int = 5_000
    """Tables kept in memory while nobody looks at them."""
    hello_seconds: float = 10.0
    metrics_token: str = ""
    """Lets other machines read /metrics."""

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{data_folder() / 'sterling.db'}"


def data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "sterling"


def settings(**given: Any) -> Settings:
    """The settings of this process: what was given, then the environment, then the defaults."""
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = os.environ.get(PREFIX + field.name.upper())
        if given.get(field.name) is not None:
            values[field.name] = given[field.name]
        elif text is not None:
            values[field.name] = tuple(text.split()) if field.name == "origins" else text
    try:
        chosen = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as problem:
        found = re.search(r"\$\.(\w+)", str(problem))
        name = found[1] if found else ""
        came = str(values.get(name, ""))[:80]
        raise SetupError("setup/service", name=PREFIX + name.upper(), came=came, problem=str(problem)) from None
    if not _known(chosen.database_url):
        # The address may hold a password; only its kind is repeated.
        raise SetupError("setup/database", came=chosen.database_url.partition(":")[0][:40])
    return chosen


def _known(url: str) -> bool:
    """Whether we can work with this database. A database in memory does not count, because it would not keep
    anything."""
    try:
        place = make_url(url)
    except (ArgumentError, ValueError):
        return False
    if place.drivername == "sqlite+aiosqlite":
        return bool(place.database) and place.database != ":memory:"
    return place.drivername == "postgresql+asyncpg"
