"""`pytest --costs 40`: the tests that take the most processor time, and the files they are in.

Wall time says little on a busy machine. What counts is the time that the test's process and everything it started have
spent on a processor: services, browsers, commands. A fixture's time counts for the test that set it up or tore it down.
"""

import os
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest

PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK")
NAME = "processor seconds"
BEFORE = pytest.StashKey[float]()


def spent(process: int) -> tuple[int, float]:
    """The parent of a process, and the seconds that it and its ended children have run."""
    # The name in brackets may hold anything, so fields count from the last bracket.
    fields = (PROC / str(process) / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
    return int(fields[1]), sum(int(number) for number in fields[11:15]) / TICKS


def processor_seconds() -> float:
    """The seconds this process and all its descendants have run."""
    parents: dict[int, int] = {}
    seconds: dict[int, float] = {}
    for entry in os.listdir(PROC):
        if entry.isdigit():
            try:
                parents[int(entry)], seconds[int(entry)] = spent(int(entry))
            except OSError:
                continue  # it has just ended

    def is_ours(process: int) -> bool:
        while process in parents and process != os.getpid():
            process = parents[process]
        return process == os.getpid()

    return sum(took for process, took in seconds.items() if is_ours(process))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--costs", type=int, default=0, metavar="N", help="print the N tests that take most processor time"
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    if item.config.getoption("--costs"):
        item.stash[BEFORE] = processor_seconds()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if BEFORE in item.stash:
        now = processor_seconds()
        # What a killed process started ends without anybody to count it.
        report.user_properties.append((NAME, max(0.0, now - item.stash[BEFORE])))
        item.stash[BEFORE] = now
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    most = config.getoption("--costs")
    if not most:
        return
    tests: dict[str, float] = defaultdict(float)
    files: dict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                took = sum(value for name, value in report.user_properties if name == NAME and isinstance(value, float))
                tests[report.nodeid] += took
                files[report.nodeid.partition("::")[0]] += took
    terminalreporter.section("processor seconds")
    for counted in (tests, files):
        for seconds, name in sorted(((took, name) for name, took in counted.items()), reverse=True)[:most]:
            terminalreporter.write_line(f"{seconds:8.2f}  {name}")
        terminalreporter.write_line("")
    terminalreporter.write_line(f"{sum(tests.values()):8.2f}  {len(tests)} tests")
