"""A process that judges mutants of one game: it collects the tests once, then forks for each mutant.

In the fork the changed function gets its new code and the tests run until one fails. What runs when a module is
imported cannot be changed afterwards: such a mutant gets a process of its own, which reads the changed source.

Requests come in as lines of JSON on standard input, answers go out the same way.
"""

import gc
import importlib
import importlib.machinery
import json
import os
import re
import resource
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import IO, Any

import pytest
from _pytest.runner import runtestprotocol

from mutants.source import Source, zero_names

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "sterling" / "games"
MEMORY = 3 << 30

LEFT_OUT = (
    # It compares with a process that has no mutant in it, so it would notice changes that break no rule.
    "test_a_world_can_be_sampled_from_bytes_in_a_process_of_its_own",
    # It covers all games at once, and takes as long as half of the other tests of a game together.
    "test_node_counts_are_what_they_were",
)

# Tests of things other than rules, view or worlds.
OTHER_FILES = re.compile(r"notation|cards|deck_files|words|greedy|expert|players|worth|quick|terminal")

KILLED, SURVIVED, TIMED_OUT, FAILED = "killed", "survived", "timed out", "failed"
EARLY = "early"  # to be tried in its own process
IMPORTING = 60.0  # the longest a changed module may take to import, in seconds of processor time

EVERYTHING = "*"

Tell = Callable[[object], None]


def source(game: str, module: str) -> Source:
    folder = GAMES / game
    zeros = {name for file in folder.rglob("*.py") for name in zero_names(file.read_text(encoding="utf-8"))}
    return Source(game, module, (folder / module).read_text(encoding="utf-8"), frozenset(zeros))


def module_name(game: str, module: str) -> str:
    return ".".join(["sterling", "games", game, *Path(module).with_suffix("").parts]).removesuffix(".__init__")


def limit(seconds: float) -> float:
    """The processor time for a test that took this long without a mutant."""
    return 2 + 10 * seconds


class Trace:
    """Notes which lines of a game run. Once all lines of a function have been seen, it is no longer traced.

    Neither is one that was called often: all its lines count as run. After very many calls nothing is traced any more,
    and everything counts as run.
    """

    OFTEN = 200

    def __init__(self, game: str, enough: float) -> None:
        self.enough = enough
        self.folder = str(GAMES / game) + os.sep
        self.all: dict[CodeType, set[int]] = {}
        self.left: dict[CodeType, set[int]] = {}
        self.calls: Counter[CodeType] = Counter()
        self.total = 0

    def __call__(self, frame: FrameType, event: str, argument: Any) -> Any:
        self.total += 1
        if self.total > self.enough:
            sys.settrace(None)
            return None
        code = frame.f_code
        if code not in self.left:
            if not code.co_filename.startswith(self.folder):
                return None
            self.all[code] = {line for _, _, line in code.co_lines() if line}
            self.left[code] = set(self.all[code])
        self.calls[code] += 1
        if self.calls[code] > self.OFTEN:
            self.left[code].clear()
        return self.follow(frame, event, argument)

    def follow(self, frame: FrameType, event: str, argument: Any) -> Any:
        left = self.left[frame.f_code]
        left.discard(frame.f_lineno)
        return self.follow if left else None

    def lines(self) -> dict[str, list[int]]:
        """The lines that ran, by module; EVERYTHING stands for all of them."""
        if self.total > self.enough:
            return {EVERYTHING: []}
        found: dict[str, set[int]] = {}
        for code, lines in self.all.items():
            found.setdefault(code.co_filename.removeprefix(self.folder), set()).update(lines - self.left[code])
        return {module: sorted(lines) for module, lines in found.items()}


class Judge:
    """A pytest plugin that, instead of running all collected tests, runs those it is asked to."""

    def __init__(self, game: str, requests: IO[str], tell: Tell) -> None:
        self.game = game
        self.requests = requests
        self.tell = tell
        self.sources: dict[str, Source] = {}
        self.items: dict[str, pytest.Item] = {}
        self.trace = Trace(game, float("inf"))

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.concerns(item)]

    def concerns(self, item: pytest.Item) -> bool:
        """Tests of this game, and those of the kit at its tables."""
        if OTHER_FILES.search(item.path.name) or getattr(item, "originalname", item.name) in LEFT_OUT:
            return False
        callspec = getattr(item, "callspec", None)
        params = callspec.params.values() if callspec else ()
        named = [value[0] if isinstance(value, tuple) and value else value for value in params]
        others = {facts.name for facts in importlib.import_module("sterling").games()} - {self.game.replace("_", "-")}
        return not any(isinstance(name, str) and name in others for name in named)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: "pytest.CallInfo[None]") -> pytest.TestReport:
        """A report without text: comparing two long texts can take longer than the test."""
        assert call.when != "collect"
        passed = call.excinfo is None or call.excinfo.errisinstance(pytest.skip.Exception)
        return pytest.TestReport(item.nodeid, item.location, {}, "passed" if passed else "failed", None, call.when)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.settrace(None)
        signal.setitimer(signal.ITIMER_PROF, 0)
        self.items = {item.nodeid: item for item in session.items}
        # Decks are read once; and a fork must not copy all objects when it collects garbage.
        importlib.import_module("sterling").game(self.game.replace("_", "-"), 2)
        gc.collect()
        gc.freeze()
        self.tell({"tests": list(self.items), "early": self.trace.lines()})
        for line in self.requests:
            request = json.loads(line)
            if "probe" in request:
                self.tell(in_a_fork(self.probe, request))
            else:
                self.tell(in_a_fork(self.judge, request))
        return True

    def passes(self, test: str, following: str | None = None) -> bool:
        nextitem = None if following is None else self.items[following]
        return not any(report.failed for report in runtestprotocol(self.items[test], log=False, nextitem=nextitem))

    def probe(self, tell: Tell, request: dict[str, Any]) -> None:
        """Without a mutant: whether a test passes, how long it takes, and which lines of the game it runs."""
        start = time.process_time()
        trace = Trace(self.game, 200_000)
        sys.settrace(trace)
        passed = self.passes(request["probe"])
        sys.settrace(None)
        seconds = time.process_time() - start
        tell({"passed": passed, "seconds": round(seconds, 3), "lines": trace.lines()})

    def judge(self, tell: Tell, request: dict[str, Any]) -> None:
        """Runs tests, given with the seconds they take, until one fails."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if request["install"] and not self.install(request["module"], request["number"]):
            tell({"verdict": EARLY})
            return
        tests = [(test, seconds) for test, seconds in request["tests"] if test in self.items]
        for place, (test, seconds) in enumerate(tests):
            tell({"verdict": KILLED, "test": test})
            signal.setitimer(signal.ITIMER_PROF, limit(seconds))
            signal.setitimer(signal.ITIMER_REAL, 30 * limit(seconds))
            if not self.passes(test, tests[place + 1][0] if place + 1 < len(tests) else None):
                return
        tell({"verdict": SURVIVED})

    def install(self, module: str, number: int) -> bool:
        """Gives the function its changed code, everywhere it has been imported.

        That is impossible for one that no longer calls `super`, or no longer has another variable from outside.
        """
        here = self.sources.setdefault(module, source(self.game, module))
        function = here.mutants[number].name.function
        code = compile(here.mutated(number), str(GAMES / self.game / module), "exec")
        found: Any = importlib.import_module(module_name(self.game, module))
        for part in function.split("."):
            found = vars(found)[part]
            code = next(const for const in code.co_consts if isinstance(const, CodeType) and const.co_name == part)
        while not isinstance(found, FunctionType):
            found = getattr(found, "__wrapped__", None) or getattr(found, "__func__", None) or found.fget
        if found.__code__.co_freevars != code.co_freevars:
            return False
        found.__code__ = code
        return True


def in_a_fork(work: Callable[[Tell, dict[str, Any]], None], request: dict[str, Any]) -> dict[str, Any]:
    """The last message of a child, and whether its time ran out."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reader)
            work(lambda word: _write(writer, word), request)
        except BaseException:
            _write(writer, {"verdict": FAILED, "problem": traceback.format_exc()})
        finally:
            os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        answer: dict[str, Any] = json.loads(pipe.read().splitlines()[-1])
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGALRM):
        answer["verdict"] = TIMED_OUT
    return answer


def _write(file: int, word: object) -> None:
    os.write(file, json.dumps(word).encode() + b"\n")


def import_mutated(game: str, module: str, number: int) -> None:
    """From here on the module is imported with its mutant."""
    here = source(game, module)
    code = compile(here.mutated(number), str(GAMES / game / module), "exec")
    name = module_name(game, module)
    get_code = importlib.machinery.SourceFileLoader.get_code

    def changed(self: importlib.machinery.SourceFileLoader, fullname: str) -> CodeType | None:
        return code if fullname == name else get_code(self, fullname)

    importlib.machinery.SourceFileLoader.get_code = changed  # type: ignore[assignment, method-assign]


def main(game: str, module: str = "", number: str = "") -> None:
    # What tests print must not mix with the answers.
    answers = os.dup(1)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    judge = Judge(game, sys.stdin, lambda word: _write(answers, word))
    if module:
        import_mutated(game, module, int(number))
        signal.setitimer(signal.ITIMER_PROF, IMPORTING)
    else:
        sys.settrace(judge.trace)
    quiet = ["--assert=plain", "--capture=no", "-p", "no:cacheprovider", "-p", "no:xdist"]
    pytest.main([*quiet, str(ROOT / "tests" / "games" / game), str(ROOT / "tests" / "kit")], plugins=[judge])


if __name__ == "__main__":
    main(*sys.argv[1:])
