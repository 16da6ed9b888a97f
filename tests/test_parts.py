"""`make test` runs its parts in lanes: what is needed comes first, and a failure is never lost."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PARTS = Path(__file__).parent / "parts.py"
MAKEFILE = """
one: ; @echo one >> order; echo done-one >> order
first: ; @mkfifo tube; cat tube > order
second: ; @while ! [ -p tube ]; do sleep 0.01; done; echo met > tube
two: ; @echo two >> order; echo "LEFT OUT: the moon"
three: ; @echo three >> order
wrong: ; @echo "what went wrong" >&2; exit 3
"""

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")


def run(folder: Path, *lanes: str) -> tuple[int, str, list[str]]:
    (folder / "Makefile").write_text(MAKEFILE)
    done = subprocess.run(
        [sys.executable, PARTS, *lanes], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    order = folder / "order"
    return done.returncode, done.stdout, order.read_text().split() if order.exists() else []


def test_a_target_waits_for_what_it_needs_in_another_lane(tmp_path: Path) -> None:
    code, said, order = run(tmp_path, "one", "two:one,three")
    assert code == 0
    assert order == ["one", "done-one", "two", "three"]
    assert said.endswith("LEFT OUT: the moon\nmake test passed\n")


def test_lanes_run_beside_each_other(tmp_path: Path) -> None:
    # Each of them waits for the other.
    code, _, order = run(tmp_path, "first", "second")
    assert (code, order) == (0, ["met"])


def test_a_failure_fails_the_whole_and_nothing_new_begins(tmp_path: Path) -> None:
    code, said, order = run(tmp_path, "wrong,two", "three:wrong")
    assert code == 1
    assert order == []
    assert "what went wrong" in said
    assert said.endswith("make test FAILED in wrong\n")


def test_a_need_that_nothing_meets_is_told_at_once(tmp_path: Path) -> None:
    code, said, order = run(tmp_path, "one:fore")
    assert code == 1
    assert order == []
    assert "one needs fore" in said
