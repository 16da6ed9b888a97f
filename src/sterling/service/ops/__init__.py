"""Running a service: metrics for Prometheus, logs without secrets, memory, backups."""

from sterling.service.ops.backups import backup
from sterling.service.ops.lag import watch_lag
from sterling.service.ops.logs import start_logging
from sterling.service.ops.memory import Tidying, assume_in_use, memory_bytes, tidy, tune_memory
from sterling.service.ops.metrics import Metrics

__all__ = [
    "Metrics",
    "Tidying",
    "assume_in_use",
    "backup",
    "memory_bytes",
    "start_logging",
    "tidy",
    "tune_memory",
    "watch_lag",
]
