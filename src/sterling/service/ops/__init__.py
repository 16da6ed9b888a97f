"""Running a service: counters for Prometheus, logs without secrets, memory, backups."""

from sterling.service.ops.backups import backup
from sterling.service.ops.logs import start_logging
from sterling.service.ops.memory import Tidying, tune_memory
from sterling.service.ops.metrics import Metrics

__all__ = ["Metrics", "Tidying", "backup", "start_logging", "tune_memory"]
