"""`make test`: runs its parts one after the other, stops at the first that fails, and prints the time each took, by the
clock and on the processors, which counts on a busy machine.

`setup+lint,modules` is one part, `make setup` and `make lint modules` side by side: neither keeps two cores busy.
"""

import os
import resource
import subprocess
import sys
import tempfile
import time
from typing import IO


def run(part: str, left_out: list[str]) -> bool:
    """Runs one part; the output of the second of two targets comes after the first is done."""
    make = [os.environ.get("MAKE", "make"), "--no-print-directory"]
    make += [f"{name}={os.environ[name]}" for name in ("VENV", "LOCKED", "PYTHON") if name in os.environ]
    # The calling make's job server is not ours.
    environment = {
        name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")
    }
    first, *others = [target.split(",") for target in part.split("+")]
    beside: list[tuple[subprocess.Popen[bytes], IO[str]]] = []
    for targets in others:
        kept = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115
        beside.append((subprocess.Popen([*make, *targets], stdout=kept, stderr=kept, env=environment), kept))

    def tell(line: str) -> None:
        print(line, end="", flush=True)
        if line.startswith("LEFT OUT: "):
            left_out.append(line.rstrip())

    with subprocess.Popen([*make, *first], stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        for line in process.stdout:
            tell(line)
    fine = process.returncode == 0
    for other, written in beside:
        fine = other.wait() == 0 and fine
        written.seek(0)
        for line in written:
            tell(line)
        written.close()
    return fine


def processor_seconds() -> float:
    """What everything that was started here and has ended took."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def main(parts: list[str]) -> int:
    took: list[tuple[str, float, float]] = []
    left_out: list[str] = []
    failed = ""
    for part in parts:
        started, worked = time.monotonic(), processor_seconds()
        fine = run(part, left_out)
        took.append((part, time.monotonic() - started, processor_seconds() - worked))
        if not fine:
            failed = part
            break
    took.append(("together", sum(seconds for _, seconds, _ in took), sum(worked for _, _, worked in took)))
    print(f"\n{'== time':<42}{'wall':>6}{'processors':>13}")
    for part, seconds, worked in took:
        print(f"{part:<42}{clock(seconds):>6}{clock(worked):>13}")
    for line in left_out:
        print(line)
    print(f"make test FAILED in {failed}" if failed else "make test passed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
