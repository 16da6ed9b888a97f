"""`make test`: runs its parts and prints the time each took, by the clock and on the processors, which counts on a busy
machine. After a failure nothing new is started.

    parts.py setup,test-games lint,modules client:setup+modules,browser-web

Each argument is a lane: targets that run one after the other, beside the other lanes, because hardly one of them keeps
two cores busy by itself. All but the first lane step back a little for it: tests that wait for something take more of a
processor the longer they wait. A target may need targets of other lanes, named behind a colon. What a target says is
printed when it is done.
"""

import os
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field

BEHIND = ["nice", "-n", "5"]


@dataclass(frozen=True)
class Target:
    name: str
    needs: tuple[str, ...]


@dataclass
class Run:
    """What is known of a whole run."""

    make: list[str]
    environment: dict[str, str]
    changed: threading.Condition = field(default_factory=threading.Condition)
    done: set[str] = field(default_factory=set)
    failed: list[str] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    took: list[tuple[str, float, float]] = field(default_factory=list)

    def go(self, lane: list[Target], first: bool) -> None:
        for target in lane:
            with self.changed:
                self.changed.wait_for(lambda needs=target.needs: self.failed or self.done.issuperset(needs))  # type: ignore[misc]
                if self.failed:
                    return
            try:
                self.run(target.name, self.make if first else [*BEHIND, *self.make])
            except BaseException:
                self.tell(target.name, False, [])
                raise

    def run(self, name: str, make: list[str]) -> None:
        started = time.monotonic()
        with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
            process = subprocess.Popen([*make, name], stdout=said, stderr=said, env=self.environment)
            _, status, used = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            said.seek(0)
            lines = said.readlines()
        self.took.append((name, time.monotonic() - started, used.ru_utime + used.ru_stime))
        self.tell(name, process.returncode == 0, lines)

    def tell(self, name: str, fine: bool, lines: list[str]) -> None:
        with self.changed:
            print(f"\n-- {name}", *(line.rstrip("\n") for line in lines), sep="\n", flush=True)
            self.left_out += [line.rstrip() for line in lines if line.startswith("LEFT OUT: ")]
            if fine:
                self.done.add(name)
            else:
                self.failed.append(name)
            self.changed.notify_all()


def lane_of(text: str) -> list[Target]:
    found = [part.partition(":") for part in text.split(",")]
    return [Target(name, tuple(needs.split("+")) if needs else ()) for name, _, needs in found]


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def main(texts: list[str]) -> int:
    lanes = [lane_of(text) for text in texts]
    known = {target.name for lane in lanes for target in lane}
    for lane in lanes:
        for target in lane:
            if missing := set(target.needs) - known:
                sys.exit(f"{target.name} needs {', '.join(sorted(missing))}, which no lane runs")
    make = [os.environ.get("MAKE", "make"), "--no-print-directory"]
    make += [f"{name}={os.environ[name]}" for name in ("VENV", "LOCKED", "PYTHON") if name in os.environ]
    # The calling make's job server is not ours.
    ours = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
    run = Run(make, ours)
    started = time.monotonic()
    threads = [threading.Thread(target=run.go, args=(lane, lane is lanes[0])) for lane in lanes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(f"\n{'== time':<18}{'wall':>6}{'processors':>13}")
    for name, seconds, worked in run.took:
        print(f"{name:<18}{clock(seconds):>6}{clock(worked):>13}")
    print(f"{'together':<18}{clock(time.monotonic() - started):>6}{clock(sum(worked for *_, worked in run.took)):>13}")
    for line in run.left_out:
        print(line)
    print(f"make test FAILED in {', '.join(run.failed)}" if run.failed else "make test passed", flush=True)
    return 1 if run.failed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
