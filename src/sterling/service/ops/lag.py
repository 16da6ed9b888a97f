"""How late the event loop is: what a person waits for in addition to everything else."""

import asyncio
import time

from sterling.service.ops.metrics import Metrics

PERIOD = 0.5


async def watch_lag(metrics: Metrics) -> None:
    """Measures until it is cancelled: a pause that ends late was late because the loop was busy."""
    while True:
        due = time.monotonic() + PERIOD
        await asyncio.sleep(PERIOD)
        metrics.observe("loop_lag_seconds", max(0.0, time.monotonic() - due))
