"""Counters, gauges and histograms in the text format of Prometheus.

- `Metrics.count(name, by, **labels)`, `Metrics.count_by(name, key, by)`: counters
- `Metrics.set(name, value, **labels)`, `Metrics.observe(name, value)`: gauges and histograms
- `Metrics.text(whole)`: all of them, or only those that reveal nothing about hidden acts
"""

from bisect import bisect_left

COUNTERS = {
    "acts": "Acts that everybody at a table sees, by kind.",
    "conflicts": "Acts that lost their number to another node and were tried again.",
    "tables_created": "Tables created, by game.",
    "tables_broken": "Tables the service cannot continue, by error.",
    "games_started": "Games whose cards were dealt.",
    "tables_closed": "Tables that their owners closed.",
    "reports": "People reported by others, by reason.",
    "records_imported": "Records imported.",
    "reviews_begun": "Reviews begun.",
    "reviews_done": "Reviews finished.",
    "commits": "Transactions of the writer.",
    "writes": "Writes in those transactions.",
    "requests": "HTTP requests, by status.",
    "messages": "Messages received on sockets.",
    "frames": "Frames sent on sockets.",
    "errors": "Coded errors given as answers, by code.",
    "dropped": "Connections closed by the service, by reason.",
    "bot_moves_failed": "Attempts of bots to move that failed, by error.",
    "bot_deaths": "Bot workers that died or hung and were replaced.",
    "bot_seconds": "Seconds that bot workers have spent on requests.",
    "reconnections": "Times the listener between nodes had to connect again.",
}
GAUGES = {
    "connections": "Sockets open now.",
    "rooms": "Tables in memory now.",
    "tables": "Tables in the database, by status.",
    "bots_waiting": "Requests waiting for a bot worker.",
    "writes_waiting": "Writes waiting for the next transaction.",
    "database_bytes": "Size of the database.",
    "disk_free_bytes": "Free space where the database is, if it is a file.",
    "memory_bytes": "Memory of this process.",
}
HISTOGRAMS = {
    "act_seconds": "Time from the request for an act until it was on disk and told, for acts that everybody sees.",
    "loop_lag_seconds": "How late the event loop was, measured twice a second.",
}
PUBLIC = (
    "acts",
    "connections",
    "games_started",
    "reconnections",
    "records_imported",
    "rooms",
    "tables_broken",
    "tables_created",
)
"""What everyone on this machine may read. Everything else changes with acts that nobody may know about yet, and is only
visible with the token."""
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper ends of a histogram's buckets, in seconds."""

Labels = tuple[tuple[str, str], ...]


class Metrics:
    """Values by name and label, written in the text format of Prometheus.

    >>> metrics = Metrics()
    >>> metrics.count("errors", code="move/stale")
    >>> metrics.text().splitlines()[-1]
    'sterling_errors_total{code="move/stale"} 1'
    """

    def __init__(self) -> None:
        self._values: dict[str, dict[Labels, float]] = {}
        self._buckets: dict[str, list[int]] = {}
        self._sums: dict[str, float] = {}

    def count(self, name: str, by: float = 1, **labels: str) -> None:
        self.count_by(name, tuple(labels.items()) if labels else (), by)

    def count_by(self, name: str, key: Labels, by: float = 1) -> None:
        """The same for labels that were put together beforehand."""
        try:
            self._values[name][key] += by
        except KeyError:
            self._values.setdefault(name, {})[key] = by

    def set(self, name: str, value: float | None, **labels: str) -> None:
        """None if it cannot be found out: it is left out then, because nobody could tell that it is an old one."""
        values, key = self._values.setdefault(name, {}), tuple(labels.items())
        if value is None:
            values.pop(key, None)
        else:
            values[key] = value

    def observe(self, name: str, value: float) -> None:
        """Puts one measurement into a histogram."""
        buckets = self._buckets.get(name)
        if buckets is None:
            buckets = self._buckets[name] = [0] * (len(BOUNDS) + 1)
        buckets[bisect_left(BOUNDS, value)] += 1
        self._sums[name] = self._sums.get(name, 0.0) + value

    def value(self, name: str) -> float:
        """The sum over all labels."""
        return sum(self._values.get(name, {}).values())

    def text(self, whole: bool = True) -> str:
        lines: list[str] = []
        for name in sorted([*self._values, *self._buckets]):
            if not whole and name not in PUBLIC:
                continue
            if name in HISTOGRAMS:
                lines += self._histogram(name)
                continue
            kind, help = ("gauge", GAUGES[name]) if name in GAUGES else ("counter", COUNTERS[name])
            full = full_name(name)
            lines += [f"# HELP {full} {help}", f"# TYPE {full} {kind}"]
            for labels, value in sorted(self._values[name].items()):
                told = ",".join(f'{label}="{text}"' for label, text in labels)
                lines.append(f"{full}{{{told}}} {number(value)}" if told else f"{full} {number(value)}")
        return "\n".join(lines) + "\n"

    def _histogram(self, name: str) -> list[str]:
        full = full_name(name)
        lines = [f"# HELP {full} {HISTOGRAMS[name]}", f"# TYPE {full} histogram"]
        total = 0
        for bound, found in zip((*map(str, BOUNDS), "+Inf"), self._buckets[name], strict=True):
            total += found
            lines.append(f'{full}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{full}_sum {number(self._sums[name])}", f"{full}_count {total}"]


def full_name(name: str) -> str:
    """What Prometheus calls it.

    >>> full_name("acts"), full_name("rooms"), full_name("act_seconds")
    ('sterling_acts_total', 'sterling_rooms', 'sterling_act_seconds')
    """
    return f"sterling_{name}_total" if name in COUNTERS else f"sterling_{name}"


def number(value: float) -> str:
    """Whole numbers in full: a size in bytes has more digits than a rounded one shows.

    >>> number(12345678.0), number(0.25)
    ('12345678', '0.25')
    """
    return str(int(value)) if value == int(value) else f"{value:.6g}"
