"""Counters in the text format of Prometheus."""

_HELP = {
    "acts": "Acts that everybody at a table sees, by kind.",
    "conflicts": "Acts that lost their number to another node and were tried again.",
    "tables_created": "Tables set, by game.",
    "tables_broken": "Tables the service cannot continue, by error.",
    "games_started": "Games whose cards were dealt.",
    "records_imported": "Records taken in.",
    "commits": "Transactions of the writer.",
    "writes": "Writes in those transactions.",
    "requests": "HTTP requests, by status.",
    "messages": "Messages received on sockets.",
    "frames": "Frames sent on sockets.",
    "errors": "Coded errors given as answers, by code.",
    "dropped": "Connections closed by the service, by reason.",
    "connections": "Sockets open now.",
    "rooms": "Tables in memory now.",
    "bots_waiting": "Requests waiting for a bot worker.",
    "bot_moves_failed": "Moves of bots that could not be made and were tried again, by error.",
    "bot_deaths": "Bot workers that died or hung and were replaced.",
    "reconnections": "Times the listener between nodes had to connect again.",
}
GAUGES = ("connections", "rooms", "bots_waiting")
TELLING = ("messages", "frames", "writes", "commits", "bots_waiting", "requests", "errors", "conflicts")
"""Counters that change with acts nobody may know about yet, and with refused ones; only visible with the token."""


class Metrics:
    """Counters by name and label, written in the text format of Prometheus.

    >>> metrics = Metrics()
    >>> metrics.count("errors", code="move/stale")
    >>> metrics.text().splitlines()[-1]
    'sterling_errors_total{code="move/stale"} 1'
    """

    def __init__(self) -> None:
        self._values: dict[str, dict[tuple[tuple[str, str], ...], float]] = {}

    def count(self, name: str, by: float = 1, **labels: str) -> None:
        values = self._values.setdefault(name, {})
        key = tuple(labels.items())
        values[key] = values.get(key, 0) + by

    def set(self, name: str, value: float) -> None:
        self._values[name] = {(): value}

    def value(self, name: str) -> float:
        """The sum over all labels."""
        return sum(self._values.get(name, {}).values())

    def text(self, whole: bool = True) -> str:
        lines: list[str] = []
        for name, values in sorted(self._values.items()):
            if name in TELLING and not whole:
                continue
            kind = "gauge" if name in GAUGES else "counter"
            full = f"sterling_{name}" if kind == "gauge" else f"sterling_{name}_total"
            lines += [f"# HELP {full} {_HELP[name]}", f"# TYPE {full} {kind}"]
            for labels, value in sorted(values.items()):
                told = ",".join(f'{label}="{text}"' for label, text in labels)
                lines.append(f"{full}{{{told}}} {value:g}" if told else f"{full} {value:g}")
        return "\n".join(lines) + "\n"
