"""What an operator can set, by environment variables `STERLING_<NAME>` or on the command line."""

import os
import re
from typing import Any, Literal

import msgspec
from sqlalchemy.engine.url import make_url
from sqlalchemy.exc import ArgumentError

from sterling.core.errors import SetupError
from sterling.core.places import data_folder

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
    hosts: tuple[str, ...] = ()
    """The names under which the service may be asked, besides localhost; empty means the host of `url`, the listening
    host and any plain IP address."""

    bot_workers: int = 1
    errand_workers: int = 1
    """Whether long work (replays, decks, imported records) has a process of its own; 0 if not, for tests."""
    bot_seconds: float = 1.0
    """How long a bot may think about one turn. It thinks only until its act is due, which depends on `bot_pace`."""
    bot_iterations: int = 0
    """A limit on a bot's search; 0 for none. With a limit, the search is finished even if the act is late then."""
    bot_pace: Literal["instant", "quick", "human"] = "human"
    """How fast bots act (tempo.py): like a person, in about half a second, or after ten milliseconds."""
    clock_bot: str = "greedy"
    """Who moves for a player whose time is up."""
    patience: int = 24 * 3600
    """After waiting this many seconds for a player who is connected, the others may seat a bot instead."""

    bot_seconds_per_hour: float = 1800.0
    """How long bots may think at the tables of one person; beyond that they play what they see first."""

    advice_workers: int = 1
    """Processes that work out what somebody could do now; bots never wait for them."""
    advice_seconds: float = 1.0
    """How long one of them thinks."""
    advice_per_hour: float = 240.0
    """How often one identity may ask."""

    review_workers: int = 1
    """Whether reviews of finished games, and deep ones, have a process of their own, of low priority; 0 if not, for
    tests."""
    review_worlds: int = 0
    """If it is not 0, reviews look at no more worlds than this: for tests."""
    reviews_per_hour: float = 40.0
    """How many reviews of normal depth one identity may ask for; a deep one counts as four."""

    messages_per_second: float = 30.0
    """For each identity, on the socket and over HTTP, in units of prices.py: a plain message costs 1."""
    messages_burst: int = 120
    address_factor: float = 8.0
    """The limit for an address as a multiple of that for an identity, because households share one."""
    guests_per_hour: float = 600.0
    """New guests from one address."""
    tables_per_hour: float = 240.0
    """New tables of one identity."""
    decks_per_hour: float = 240.0
    """Deck files that one identity may have checked."""
    tables_per_day: int = 200
    """New tables of one person, rematches included; like the next three, `address_factor` times as many from one
    address."""
    decks_per_day: int = 40
    """New tables with a deck of their own."""
    records_per_day: int = 100
    """Imported games."""
    listed_per_day: int = 40
    """New tables that anybody may find."""
    reports_per_day: int = 100
    """Reports and blocks of one person, and `address_factor` times as many from one address."""
    lessons_per_day: int = 200
    """Lessons of one person that are begun."""
    unstarted_seconds: int = 3600
    """A table that never started, or a lesson, goes when nobody has been connected to it for this long."""
    house_tables: int = 1_000_000
    """How many tables the database may hold before no new ones are taken …"""
    house_bytes: int = 20_000_000_000
    """… how much of them …"""
    free_bytes: int = 200_000_000
    """… and how much space must be left on the disk of a SQLite file."""
    answers_bytes: int = 32_000_000
    """Answers about finished games that are kept for the next one who asks."""
    at_once_per_address: int = 8
    """Requests of one address that are carried out at the same time, and as many messages of its sockets; the others
    wait their turn."""
    waiting_per_person: int = 4
    """Requests of one person that wait for a worker or another process at the same time; more are refused …"""
    waiting_per_address: int = 24
    """… and of one address: fewer than may wait for advice, so that one address never takes all the room there."""
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
    head_seconds: float = 10.0
    """For a connection to send the head of its request, and for the handshake of a socket."""
    body_seconds: float = 60.0
    """For the body of a request."""
    drain_seconds: float = 20.0
    """For a reader to take what waits for it."""
    least_rate: float = 1024.0
    """Bytes a second. A body that comes more slowly is refused after `head_seconds`, and an answer that is taken more
    slowly is cut off after `drain_seconds`."""
    idle_seconds: float = 75.0
    """For a connection between two requests."""
    crowded_idle_seconds: float = 5.0
    """The same, when three quarters of the connections are taken."""
    tcp_connections_per_address: int = 512
    """Connections of any kind, at most half of all; those of trusted proxies are not counted."""
    tcp_connections: int = 24_000
    """Connections of any kind in all; less if the process may not open as many files."""
    spare_files: int = 128
    """Files kept for the database, bots and pages."""
    control_frames_per_second: float = 10.0
    """Pings, pongs and fragments on one socket."""
    control_frames_burst: int = 60
    check_seconds: float = 10.0
    """How long to look for damaged pages of a SQLite file at the start; 0 to skip that."""
    lock_seconds: float = 3.0
    """How long a read or a write waits for a lock that another program holds in PostgreSQL …"""
    statement_seconds: float = 6.0
    """… and how long PostgreSQL may take for one statement. With 0 there is no limit of ours."""
    ready_seconds: float = 5.0
    """How long /ready waits for a write."""
    disk_megabytes: int = 100
    """With less free space beside a SQLite file, /ready says no."""
    metrics_token: str = ""
    """Lets other machines read /metrics."""

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{data_folder() / 'sterling.db'}"


def settings(**given: Any) -> Settings:
    """The settings of this process: what was given, then the environment, then the defaults."""
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = os.environ.get(PREFIX + field.name.upper())
        if given.get(field.name) is not None:
            values[field.name] = given[field.name]
        elif text is not None:
            values[field.name] = tuple(text.split()) if field.name in ("origins", "hosts") else text
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
