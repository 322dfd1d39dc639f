"""What the server counts, in the text format that Prometheus reads."""

from collections import Counter

HELP = {
    "tables_opened": "Tables opened by this process.",
    "rows_kept": "Rows appended to the logs of tables.",
    "conflicts": "Appends in which another process was first.",
    "messages_in": "Messages that clients sent over sockets.",
    "messages_out": "Messages sent to clients over sockets.",
    "connections_ended": "Sockets that were open and are closed.",
    "problems": "Commands and requests that were refused.",
    "requests": "HTTP requests.",
    "dropped": "Connections that were let go for what they sent, or for reading too slowly.",
}


class Metrics:
    """Counters since the process started."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter(dict.fromkeys(HELP, 0))

    def count(self, name: str, by: int = 1) -> None:
        """Something happened."""
        self._counts[name] += by

    def value(self, name: str) -> int:
        """How often something happened."""
        return self._counts[name]

    def text(self, gauges: dict[str, float]) -> str:
        """All counters, and what is measured at this moment."""
        lines: list[str] = []
        for name, value in self._counts.items():
            lines += [
                f"# HELP backroom_{name}_total {HELP[name]}",
                f"# TYPE backroom_{name}_total counter",
                f"backroom_{name}_total {value}",
            ]
        for name, measured in gauges.items():
            lines += [f"# TYPE backroom_{name} gauge", f"backroom_{name} {measured:g}"]
        return "\n".join(lines) + "\n"
