"""How long it takes from a tap to the first change on the screen, read from Chromium's own trace."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]


@dataclass(frozen=True)
class Latency:
    """Milliseconds from a tap to the end of the first paint after it."""

    work: float
    """The work of the page's main thread: it does not depend on what else the machine does."""
    wall: float
    """How long a person waits, before the compositor has its turn."""


def traced(browser: Any, page: Any, tap: Callable[[], None]) -> Latency:
    """Taps, and returns how long it took until something was painted."""
    page.wait_for_timeout(300)
    browser.start_tracing(page=page, categories=CATEGORIES)
    tap()
    # Two frames later it is on the screen.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return measured(events)


def measured(events: list[dict[str, Any]]) -> Latency:
    main = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    whole = [one for one in events if one["ph"] == "X" and (one["pid"], one["tid"]) in main]
    dispatched = [one for one in whole if one["name"] == "EventDispatch"]
    kind = {id(one): one["args"]["data"]["type"] for one in dispatched}
    click = max((one for one in dispatched if kind[id(one)] == "click"), key=lambda one: one["ts"])
    thread = (click["pid"], click["tid"])
    downs = [one["ts"] for one in dispatched if kind[id(one)] == "pointerdown" and one["ts"] <= click["ts"]]
    begun = max(downs, default=click["ts"])
    paints = [
        one["ts"] + one["dur"]
        for one in whole
        if one["name"] == "Paint" and (one["pid"], one["tid"]) == thread and one["ts"] >= click["ts"]
    ]
    assert paints, "nothing was painted after the tap"
    end = min(paints)
    tasks = [one for one in whole if one["name"] == "RunTask" and (one["pid"], one["tid"]) == thread]
    work = sum(one.get("tdur", one["dur"]) for one in tasks if one["ts"] + one["dur"] > begun and one["ts"] < end)
    return Latency(work / 1000, (end - begun) / 1000)
