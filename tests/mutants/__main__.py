"""Mutation testing of the rules, views and worlds of every game.

    PYTHONPATH=tests python -m mutants                      all mutants of all games
    PYTHONPATH=tests python -m mutants amulet --sample 150  a sample of each module of one game
    PYTHONPATH=tests python -m mutants --survivors          what is known, without running anything

Results are kept in build/mutants, so that a run can be stopped and resumed: a mutant that was killed is
not tried again until its function changes, one that survived is tried again when a test changes.
"""

import argparse
import hashlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mutants.judge import EARLY, EVERYTHING, FAILED, GAMES, KILLED, ROOT, SURVIVED, TIMED_OUT, source
from mutants.source import Mutant, Name

UNTRIED, EQUIVALENT = "untried", "equivalent"
KEPT = ROOT / "build" / "mutants"
LIST = Path(__file__).parent / "equivalent.toml"
# The sources of this tree run, whatever is installed.
INTERPRETED = {
    "STERLING_PURE": "1",
    "STERLING_EXPECT": "interpreted",
    "PYTHONPATH": os.pathsep.join(["tests", "src"]),
    "PYTHONHASHSEED": "0",
}
# Everything else in a game's folder is rules, view or worlds, however it is split.
NOT_RULES = {
    "cards",
    "codes",
    "notation",
    "scoring",
    "happened",
    "moments",
    "reasons",
    "bot",
    "opponents",
    "observation",
}
NOT_RULES |= {"terminal", "__init__"}
# Tests that cover much of whole games: tried early, though they are not quick.
STRONG = re.compile(
    r"test_golden|model\.py|logic\.py|lies_open|fixed_and_complete|(shows_the_same_view|equal_samples|refused|nth|clone).*-3-"
)


def games() -> list[str]:
    return sorted(folder.name for folder in GAMES.iterdir() if (folder / "__init__.py").is_file())


def modules(game: str) -> list[str]:
    """The modules whose mutants are tried, as paths inside the game's folder."""
    folder = GAMES / game
    found = sorted(file.relative_to(folder) for file in folder.rglob("*.py"))
    return [file.as_posix() for file in found if Path(file.parts[0]).stem not in NOT_RULES]


def equivalents() -> dict[Name, str]:
    """The mutants judged equivalent, with the reason for each."""
    found: dict[Name, str] = {}
    for entry in tomllib.loads(LIST.read_text(encoding="utf-8")).get("equivalent", []):
        changes = entry["now"] if isinstance(entry["now"], list) else [entry["now"]]
        for now in changes:
            name = Name(entry["game"], entry["function"], entry["was"], now, entry.get("nth", 1))
            if not entry["why"].strip() or name in found:
                raise ValueError(f"twice, or without a reason: {name}")
            found[name] = entry["why"]
    return found


def fingerprint(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


class Worker:
    """A process that judges (`judge.py`), and a connection to it."""

    def __init__(self, game: str, *mutant: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mutants.judge", game, *mutant],
            cwd=ROOT,
            env=os.environ | INTERPRETED,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if mutant else None,
            text=True,
        )
        self.hello = self.hear()

    def hear(self) -> Any:
        """Its next answer; None if it has ended."""
        assert self.process.stdout
        line = self.process.stdout.readline()
        return json.loads(line) if line else None

    def ask(self, **request: Any) -> Any:
        assert self.process.stdin
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return self.hear()

    def end(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


@dataclass
class Verdict:
    verdict: str
    test: str
    code: str
    tests: str


class Results:
    """What is known about mutants, kept in a file that grows by one line for each."""

    def __init__(self, fresh: bool) -> None:
        KEPT.mkdir(parents=True, exist_ok=True)
        self.file = KEPT / "results.jsonl"
        self.known: dict[Name, Verdict] = {}
        if fresh:
            self.file.unlink(missing_ok=True)
        if self.file.exists():
            for line in self.file.read_text(encoding="utf-8").splitlines():
                name, *rest = json.loads(line)
                self.known[Name(*name)] = Verdict(*rest)

    def add(self, mutant: Mutant, verdict: str, test: str, tests: str) -> None:
        name = mutant.name
        self.known[name] = Verdict(verdict, test, mutant.code, tests)
        row = [[name.game, name.function, name.was, name.now, name.nth], verdict, test, mutant.code, tests]
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")

    def holds(self, mutant: Mutant, tests: str, again: bool) -> bool:
        """Whether what is known about a mutant is still true."""
        found = self.known.get(mutant.name)
        if found is None or found.code != mutant.code:
            return False
        return found.verdict != SURVIVED or (found.tests == tests and not again)


class Bench:
    """One game: its tests, what each of them runs, and which of them have killed."""

    def __init__(self, game: str, first: str) -> None:
        self.game = game
        self.first = first
        tests = ROOT / "tests"
        self.test_files = [*(tests / "games" / game).glob("*.py"), *(tests / "kit").glob("*.py")]
        self.tests_code = fingerprint([*self.test_files, *(tests / "games" / game / "golden").iterdir()])
        self.probes: dict[str, dict[str, Any]] = {}
        self.everywhere: list[str] = []
        self.early: dict[str, set[int]] = {}
        self.runners: dict[tuple[str, int], list[str]] = {}
        self.kills: Counter[tuple[str, str]] = Counter()

    def prepare(self, worker: Worker) -> None:
        """Runs each test alone without a mutant, unless neither it nor the game has changed since the last time."""
        if worker.hello is None:
            sys.exit(f"the tests cannot be collected; see: pytest tests/games/{self.game} tests/kit")
        self.early = {module: set(lines) for module, lines in worker.hello["early"].items()}
        helpers = [file for file in self.test_files if not file.name.startswith("test_")]
        common = fingerprint([*helpers, *(GAMES / self.game).rglob("*.py"), *(GAMES.parent / "core").glob("*.py")])
        codes = {file: common + fingerprint([file]) for file in self.test_files}
        kept = KEPT / f"{self.game}.json"
        known = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
        tests = worker.hello["tests"]
        try:
            for number, test in enumerate(tests, start=1):
                code = codes[ROOT / test.partition("::")[0]]
                if known.get(test, {}).get("code") != code:
                    print(f"\r{self.game}: test {number} of {len(tests)} without a mutant", end="", file=sys.stderr)
                    known[test] = worker.ask(probe=test) | {"code": code}
                self.probes[test] = known[test]
        finally:
            kept.write_text(json.dumps(known), encoding="utf-8")
        broken = [test for test, probe in self.probes.items() if not probe.get("passed")]
        if broken:
            sys.exit("without any mutant these tests fail: " + ", ".join(broken))
        self.everywhere = [test for test, probe in self.probes.items() if EVERYTHING in probe["lines"]]
        for test, probe in self.probes.items():
            for module, lines in probe["lines"].items():
                for line in lines:
                    self.runners.setdefault((module, line), []).append(test)

    def is_early(self, mutant: Mutant) -> bool:
        """Whether its code runs when the game is imported."""
        first, last = mutant.lines
        return any(line in self.early.get(mutant.module, ()) for line in range(first, last + 1))

    def tests_for(self, mutant: Mutant) -> list[tuple[str, float]]:
        """The tests that run it, likely killers and quick ones first, with the seconds they take."""
        first, last = mutant.lines
        known = {test for line in range(first, last + 1) for test in self.runners.get((mutant.module, line), ())}
        found = set(self.probes) if self.is_early(mutant) else known.union(self.everywhere)

        def promise(test: str) -> float:
            kills = 10 * self.kills[mutant.name.function, test] + self.kills[mutant.module, test]
            kills += self.kills[mutant.name.function, test.partition("[")[0]]
            kills += bool(STRONG.search(test)) + 1000 * bool(self.first and self.first in test)
            # If few tests cover it, they are the ones that test it directly.
            special = 20 / len(known) if test in known else 0
            return (kills + special) / (0.005 + float(self.probes[test]["seconds"]))

        return [(test, self.probes[test]["seconds"]) for test in sorted(sorted(found), key=promise, reverse=True)]

    def count(self, function: str, test: str) -> None:
        """A test has killed a mutant in this function; so may the same test with other arguments."""
        self.kills[function, test] += 1
        self.kills[function, test.partition("[")[0]] += 1

    def judge(self, worker: Worker, mutant: Mutant, most: float) -> dict[str, Any]:
        """The verdict on a mutant, after tests that take at most this many seconds."""
        all_tests = self.tests_for(mutant)
        tests: list[tuple[str, float]] = []
        for test, seconds in all_tests:
            if sum(spent for _, spent in tests) + seconds <= most:
                tests.append((test, seconds))
        request: dict[str, Any] = {"module": mutant.module, "number": mutant.number, "tests": tests}
        answer: dict[str, Any] | None = {"verdict": EARLY}
        if not self.is_early(mutant):
            answer = worker.ask(install=True, **request)
        if answer and answer["verdict"] == EARLY:
            alone = Worker(self.game, mutant.module, str(mutant.number))
            # No answer means that a game cannot even be set up.
            answer = (alone.hello and alone.ask(install=False, **request)) or {"verdict": KILLED, "test": "import"}
            alone.end()
        if not answer or answer["verdict"] == FAILED:
            print(f"\ncould not be tried: {mutant.name}\n{(answer or {}).get('problem', '')}", file=sys.stderr)
            os._exit(1)
        if answer["verdict"] == KILLED:
            self.kills[mutant.module, answer["test"]] += 1
            self.count(mutant.name.function, answer["test"])
        # What survives some of the tests has to be tried again.
        return answer | {"tests": self.tests_code if len(tests) == len(all_tests) else ""}


def chosen(game: str, patterns: list[str], only: str, sample: int, seed: int) -> dict[str, list[Mutant]]:
    """The mutants of each module, all or a sample of each."""
    found: dict[str, list[Mutant]] = {}
    for module in modules(game):
        if any(Path(module).match(pattern) for pattern in patterns):
            mutants = [mutant for mutant in source(game, module).mutants if only in str(mutant.name)]
            if 0 < sample < len(mutants):
                mutants = random.Random(f"{seed} {game} {module}").sample(mutants, sample)
            found[module] = mutants
    return found


def run(game: str, mutants: list[Mutant], results: Results, given: argparse.Namespace) -> None:
    bench = Bench(game, given.first)
    waiting = [mutant for mutant in mutants if not results.holds(mutant, bench.tests_code, given.again)]
    if not waiting:
        return
    for name, verdict in results.known.items():
        if name.game == game and verdict.verdict == KILLED:
            bench.count(name.function, verdict.test)
    random.Random(0).shuffle(waiting)
    first = Worker(game)
    bench.prepare(first)
    workers = [first, *(Worker(game) for _ in range(given.processes - 1))]
    lock = threading.Lock()
    counts: Counter[str] = Counter()
    start = time.monotonic()

    def work(worker: Worker) -> None:
        while True:
            with lock:
                if not waiting:
                    return
                mutant = waiting.pop()
            answer = bench.judge(worker, mutant, given.most)
            with lock:
                results.add(mutant, answer["verdict"], answer.get("test", ""), answer["tests"])
                counts[answer["verdict"]] += 1
                told = ", ".join(f"{number} {verdict}" for verdict, number in sorted(counts.items()))
                seconds = time.monotonic() - start
                print(
                    f"\r{game}: {told}; {len(waiting)} to go, {seconds:.0f} s   ", end="", file=sys.stderr, flush=True
                )

    threads = [threading.Thread(target=work, args=[worker], daemon=True) for worker in workers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for worker in workers:
        worker.end()
    print(file=sys.stderr)


class Report:
    """The table, and the notes above it."""

    HEAD = ("game", "module", "mutants", "killed", "timed out", "survived", "equivalent", "kill rate")

    def __init__(self, results: Results, judged: dict[Name, str]) -> None:
        self.results = results
        self.judged = judged
        self.rows: list[tuple[str, ...]] = [self.HEAD]
        self.remarks: list[str] = []
        self.wrong = False
        self.lowest = 100.0

    def add(self, game: str, module: str, mutants: list[Mutant]) -> None:
        counts: Counter[str] = Counter()
        for mutant in mutants:
            found = self.results.known.get(mutant.name)
            verdict = found.verdict if found and found.code == mutant.code else UNTRIED
            if mutant.name in self.judged:
                if found and verdict in (KILLED, TIMED_OUT):
                    self.complain(f"judged equivalent, but {verdict} by {found.test}: {mutant.name}")
                verdict = EQUIVALENT
            elif verdict == SURVIVED:
                self.remarks.append(f"{module}:{mutant.lines[0]} {mutant.name}")
            counts[verdict] += 1
        caught = counts[KILLED] + counts[TIMED_OUT]
        rate = 100 * caught / max(1, len(mutants) - counts[EQUIVALENT] - counts[UNTRIED])
        self.lowest = min(self.lowest, rate)
        if counts[UNTRIED]:
            self.complain(f"{game} {module}: {counts[UNTRIED]} mutants are not yet tried")
        numbers = [len(mutants), *(counts[verdict] for verdict in (KILLED, TIMED_OUT, SURVIVED, EQUIVALENT))]
        self.rows.append((game, module, *(str(number) for number in numbers), f"{rate:.1f} %"))

    def complain(self, text: str) -> None:
        self.wrong = True
        self.remarks.append(text)

    def print(self) -> None:
        for text in self.remarks:
            print(text)
        widths = [max(len(row[column]) for row in self.rows) for column in range(len(self.HEAD))]
        for row in self.rows:
            print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", default=games(), metavar="game", help=f"{', '.join(games())}; all if none")
    parser.add_argument(
        "--modules", nargs="*", default=["*.py"], metavar="GLOB", help="only modules like these: rules*.py"
    )
    parser.add_argument("--only", default="", metavar="TEXT", help="only mutants with this in their function or change")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="so many mutants of each module; 0: all")
    parser.add_argument("--seed", type=int, default=1, help="another sample")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--most", type=float, default=1e9, metavar="SECONDS", help="of tests for each mutant")
    parser.add_argument("--first", default="", metavar="TEXT", help="try tests with this in their name first")
    parser.add_argument("--fresh", action="store_true", help="forget what earlier runs found")
    parser.add_argument("--again", action="store_true", help="try those again that survived")
    parser.add_argument("--equivalents", action="store_true", help="try also those judged equivalent")
    parser.add_argument("--survivors", action="store_true", help="run nothing; print what is known")
    parser.add_argument("--need", type=float, default=0, metavar="PERCENT", help="fail below this rate in any module")
    return parser.parse_args()


def main() -> int:
    given = arguments()
    # However the run ends, the results are written.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))
    judged = equivalents()
    results = Results(given.fresh)
    report = Report(results, judged)
    for game in given.games:
        mutants = chosen(game, given.modules, given.only, given.sample, given.seed)
        if not given.survivors:
            tried = [mutant for row in mutants.values() for mutant in row]
            run(game, [mutant for mutant in tried if given.equivalents or mutant.name not in judged], results, given)
        for module, row in mutants.items():
            report.add(game, module, row)
        names = {mutant.name for module in modules(game) for mutant in source(game, module).mutants}
        for name in judged:
            if name.game == game and name not in names:
                report.complain(f"judged equivalent, but there is no such mutant: {name}")
    report.print()
    return 1 if report.wrong or report.lowest < given.need else 0


if __name__ == "__main__":
    sys.exit(main())
