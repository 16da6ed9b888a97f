"""`make check GAME=amulet`: checks an edited game in seconds.

It checks style and types of the game's folder, the tests of its rules, the kit with few positions, and its committed
playthroughs. It runs interpreted, so nothing has to be compiled first, and stops at the first failure. `make test` has
the rest: players, drawings, every number of seats, many positions.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "sterling" / "games"
BIN = Path(sys.executable).parent
NOT_RULES = ["new_game", "terminal", "greedy", "expert", "flat", "players", "worth", "quick", "observation"]
NOT_RULES += ["happened", "story", "node"]
"""Tests that do not check rules."""


def main(given: str) -> int:
    known = sorted(init.parent.name for init in GAMES.glob("*/__init__.py"))
    name = given.replace("-", "_")
    if name not in known:
        print(f"Which game? make check GAME={known[0]} (or {', '.join(known[1:])})")
        return 2
    started = time.monotonic()
    folder, tests = f"src/sterling/games/{name}", f"tests/games/{name}"
    public = name.replace("_", "-")
    # The package need not be installed: a game that cannot be compiled yet is exactly what this checks.
    environment = os.environ | {
        "STERLING_PURE": "1",
        "STERLING_EXPECT": "interpreted",
        "STERLING_EFFORT": "quick",
        "PYTHONPATH": str(ROOT / "src"),
    }
    ruff = [str(BIN / "ruff"), "check", "--quiet", folder, tests]
    pytest = [sys.executable, "-m", "pytest", "-n", "2", "-x", "--no-header", "-p", "no:cacheprovider"]
    # Plugins that rules do not need take seconds to load.
    pytest += ["-p", "no:schemathesis", "-p", "no:faker"]
    # From the kit, only one number of seats: the middle one.
    sizes = [f"{public}-{seats}-" for seats in (2, 4)]
    pytest += [tests, "tests/kit", "-m", "not long and not soak"]
    pytest += ["-k", f"({public} or {name}) and not ({' or '.join([*NOT_RULES, *sizes])})"]
    # Types are checked while the tests run.
    types = subprocess.Popen([str(BIN / "mypy"), folder], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    failed = subprocess.run(ruff, cwd=ROOT, check=False).returncode
    failed = failed or subprocess.run(pytest, cwd=ROOT, env=environment, check=False).returncode
    told, _ = types.communicate()
    if types.returncode:
        print(told, end="")
    verdict = "NOT right" if failed or types.returncode else "right"
    print(f"{public} is {verdict}, checked in {time.monotonic() - started:.0f} s")
    return 1 if failed or types.returncode else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
