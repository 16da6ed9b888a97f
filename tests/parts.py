"""`make test`: runs its parts one after the other, stops at the first that fails, and prints the time each took."""

import os
import subprocess
import sys
import time


def main(parts: list[str]) -> int:
    make = [os.environ.get("MAKE", "make"), "--no-print-directory"]
    make += [f"{name}={os.environ[name]}" for name in ("VENV", "LOCKED") if name in os.environ]
    # The calling make's job server is not ours.
    environment = {
        name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")
    }
    took: list[tuple[str, float]] = []
    left_out: list[str] = []
    failed = ""
    for part in parts:
        started = time.monotonic()
        with subprocess.Popen([*make, part], stdout=subprocess.PIPE, text=True, env=environment) as process:
            assert process.stdout is not None
            for line in process.stdout:
                print(line, end="", flush=True)
                if line.startswith("LEFT OUT: "):
                    left_out.append(line.rstrip())
        took.append((part, time.monotonic() - started))
        if process.returncode:
            failed = part
            break
    print("\n== wall time")
    for part, seconds in [*took, ("together", sum(seconds for _, seconds in took))]:
        print(f"{part:<18}{int(seconds) // 60:>3}:{int(seconds) % 60:02}")
    for line in left_out:
        print(line)
    print(f"make test FAILED in {failed}" if failed else "make test passed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
