"""Logs as JSON lines, without secrets."""

import json
import logging
import sys
import time


class JsonLines(logging.Formatter):
    """One JSON object per line: time, level, source, event, and the caller's facts. Never the contents of requests."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        line.update(getattr(record, "facts", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def start_logging(level: str = "INFO") -> None:
    """Logs go to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("sterling", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "sterling" else "WARNING")
    # Anyone can send bytes that are not text or no request. The connection is closed; this must not flood the log.
    harmless = ("Invalid UTF-8", "Invalid HTTP request", "Unsupported upgrade request")
    logging.getLogger("uvicorn.error").addFilter(lambda record: not record.getMessage().startswith(harmless))
    # Paths may hold private ids; our own metrics count requests.
    logging.getLogger("uvicorn.access").disabled = True
