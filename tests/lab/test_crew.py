"""Helpers: every job is done once, whatever happens to them, and no helper outlives its caller."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from types import ModuleType

import pytest

from sterling.lab.crew import results

CHORES = """
import os, signal, time

def plain():
    return lambda job, tell: (tell(1), (2 * job, os.getpid()))[1]

def chatty():
    return chat

def chat(job, tell):
    print("something on standard output")
    os.write(1, b"and more of it")
    tell(1)
    return job, os.getpid()

def mortal():
    return until_killed

def until_killed(job, tell):
    # Helpers tell that they have begun, and are then killed over their job.
    if str(os.getpid()) != os.environ["CALLER"]:
        for _ in range(3):
            time.sleep(0.06)
            tell(1)
        os.kill(os.getpid(), signal.SIGKILL)
    tell(4)
    return job, os.getpid()

def stillborn():
    if str(os.getpid()) != os.environ["CALLER"]:
        os._exit(3)
    return plain()

def clumsy():
    return fail

def fail(job, tell):
    if job == 2:
        raise ZeroDivisionError("job 2 cannot be done")
    tell(1)
    return job, os.getpid()
"""


@pytest.fixture
def chores(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Work that helpers find by name."""
    (tmp_path / "chores.py").write_text(CHORES, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("CALLER", str(os.getpid()))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "chores", raising=False)
    import chores  # type: ignore[import-not-found]

    assert isinstance(chores, ModuleType)
    return chores


def row(number: int, ahead_too: bool = True) -> Callable[[bool], int | None]:
    """The jobs from 0 on."""
    left = iter(range(number))
    return lambda ahead: None if ahead and not ahead_too else next(left, None)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("alongside", [True, False])
@pytest.mark.parametrize("workers", [1, 2, 3])
def test_every_job_is_done_once(chores: ModuleType, workers: int, alongside: bool) -> None:
    told: list[int] = []
    done = dict(results(chores.plain, row(40), workers, told.append, alongside))
    assert {job: result for job, (result, _) in done.items()} == {job: 2 * job for job in range(40)}
    assert sum(told) == 40
    by = {pid for _, pid in done.values()}
    if workers == 1:
        assert by == {os.getpid()}
    elif not alongside:
        assert os.getpid() not in by
    assert not [pid for pid in by if pid != os.getpid() and is_alive(pid)]


def test_what_work_prints_does_not_disturb_the_messages(chores: ModuleType) -> None:
    done = dict(results(chores.chatty, row(6), 2, lambda games: None, alongside=False))
    assert sorted(done) == list(range(6))
    assert os.getpid() not in {pid for _, pid in done.values()}


@pytest.mark.parametrize("ahead_too", [True, False])
def test_the_jobs_of_a_helper_that_dies_are_done_here_and_told_once(chores: ModuleType, ahead_too: bool) -> None:
    told: list[int] = []
    done = dict(results(chores.mortal, row(6, ahead_too), 2, told.append, alongside=False))
    assert done == {job: (job, os.getpid()) for job in range(6)}
    assert sum(told) == 4 * 6
    # Progress was reported for what the helpers had begun, and then reported as lost.
    assert min(told) < 0


def test_helpers_that_never_get_ready_are_done_without(chores: ModuleType) -> None:
    done = dict(results(chores.stillborn, row(5), 3, lambda games: None, alongside=False))
    assert done == {job: (2 * job, os.getpid()) for job in range(5)}


def test_work_that_cannot_be_done_fails_here(chores: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ZeroDivisionError, match="job 2"):
        list(results(chores.clumsy, row(4), 2, lambda games: None, alongside=False))
    assert "Traceback" not in capfd.readouterr().err


def test_leaving_early_ends_the_helpers(chores: ModuleType) -> None:
    with closing(results(chores.plain, row(1_000_000), 2, lambda games: None, alongside=False)) as finished:
        by = {pid for _, (_, pid) in (next(finished) for _ in range(50))}
        assert all(map(is_alive, by))
    assert not any(map(is_alive, by))


RUN = """
import signal
import sys
from sterling.lab import crew
from sterling.lab.simulate import Plan, simulate

hear = crew._Crew.hear

def hear_aloud(self):
    hear(self)
    if any(helper.told for helper in self.helpers):
        print("a helper is playing", flush=True)

crew._Crew.hear = hear_aloud
# Whoever started the tests in the background may have had it ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)
try:
    simulate(Plan("john-silver", 2, "base", {}, ("random", "random"), 10**9, 1), workers=3)
except KeyboardInterrupt:
    sys.exit(77)
"""


@pytest.fixture
def run() -> Iterator["subprocess.Popen[str]"]:
    """An endless simulation with working helpers, in its own process group."""
    with subprocess.Popen(
        [sys.executable, "-c", RUN], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as run:
        try:
            assert run.stdout is not None
            assert run.stdout.readline() == "a helper is playing\n"
            yield run
        finally:
            run.kill()


def test_ctrl_c_ends_a_simulation_and_its_helpers_without_a_word(run: "subprocess.Popen[str]") -> None:
    os.killpg(run.pid, signal.SIGINT)
    # Helpers share standard error: it ends when the last of them has gone.
    _, said = run.communicate(timeout=60)
    assert (run.returncode, said) == (77, "")


def test_helpers_do_not_outlive_a_caller_that_is_killed(run: "subprocess.Popen[str]") -> None:
    run.kill()
    _, said = run.communicate(timeout=60)
    assert (run.returncode, said) == (-signal.SIGKILL, "")
