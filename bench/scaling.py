"""Simulated games per second with one and with two workers, for every game.

    python bench/scaling.py               a table, in less than three minutes (also `make scaling`)
    python bench/scaling.py --json        rows for programs

The runs take turns, one worker and two, and a ratio is that of two runs one after the other; medians of all rounds
stand beside the lowest and highest ratio. Starting the workers is part of the time. The first row is the machine
itself: a fixed pure-Python loop in one process and in two at once. It shows what two cores give here right now; the
games can hardly do better. On two quiet cores the target is a ratio of 1.8.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time

from spin import spins_per_second

import sterling
from sterling.lab.simulate import Plan, Summary, simulate

MACHINE = "(machine)"
KEYS = ("what", "seats", "one_worker_per_s", "two_workers_per_s", "ratio", "lowest", "highest", "rounds")
RUN_SECONDS = 4
SECONDS = 150
"""No new round starts if it would end after this."""


def spins(processes: int) -> float:
    """Iterations of the fixed loop per second, summed over the processes that run it at once."""
    command = [sys.executable, __file__, "--spin"]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE) for _ in range(processes)]
    return sum(float(process.communicate()[0]) for process in running)


def timed(plan: Plan, workers: int) -> tuple[float, Summary]:
    """Games per second, and their results."""
    start = time.perf_counter()
    summary = simulate(plan, workers)
    return plan.games / (time.perf_counter() - start), summary


def default_plan(name: str, games: int) -> Plan:
    game = sterling.game(name)
    return Plan(name, game.seats, game.rule_set, dict(game.options), ("random",) * game.seats, games, 1)


def sized_plan(name: str, games: int | None) -> Plan:
    """A plan of this many games, or of as many as one worker plays in about four seconds."""
    plan = default_plan(name, games or 2000)
    timed(plan, 1)  # from here on, everything is imported and warm
    return plan if games else default_plan(name, max(2000, 1000 * round(RUN_SECONDS * timed(plan, 1)[0] / 1000)))


def measure(games: int | None, rounds: int) -> list[dict[str, object]]:
    plans = [sized_plan(facts.name, games) for facts in sterling.games()]
    seats = {MACHINE: 0} | {plan.game: plan.seats for plan in plans}
    rates: dict[tuple[str, int], list[float]] = {(what, workers): [] for what in seats for workers in (1, 2)}
    start = time.perf_counter()
    for number in range(rounds):
        # Which goes first changes from round to round.
        order = (1, 2) if number % 2 == 0 else (2, 1)
        for workers in order:
            rates[MACHINE, workers].append(spins(workers))
        for plan in plans:
            found = {}
            for workers in order:
                rate, found[workers] = timed(plan, workers)
                rates[plan.game, workers].append(rate)
            assert found[1] == found[2], "two workers found something else than one"
        took = time.perf_counter() - start
        if took / (number + 1) * (number + 2) > SECONDS:
            break
    return [row(what, seats[what], rates[what, 1], rates[what, 2]) for what in seats]


def row(what: str, seats: int, one: list[float], two: list[float]) -> dict[str, object]:
    ratios = [pair / alone for alone, pair in zip(one, two, strict=True)]
    return {
        "what": what,
        "seats": seats,
        "one_worker_per_s": round(statistics.median(one)),
        "two_workers_per_s": round(statistics.median(two)),
        "ratio": round(statistics.median(ratios), 2),
        "lowest": round(min(ratios), 2),
        "highest": round(max(ratios), 2),
        "rounds": len(ratios),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="rows as JSON")
    parser.add_argument("--games", type=int, help="games of one run (default: about four seconds of one worker)")
    parser.add_argument("--rounds", type=int, default=7, help="rounds, if there is time for them (default 7)")
    parser.add_argument("--spin", action="store_true", help="only the fixed loop, in this process")
    chosen = parser.parse_args()
    if chosen.spin:
        print(spins_per_second())
        return
    if chosen.json:
        print(json.dumps(measure(chosen.games, chosen.rounds), indent=1))
        return
    load = " ".join(f"{value:.2f}" for value in os.getloadavg())
    size = f"{chosen.games:,} games" if chosen.games else f"about {RUN_SECONDS} s of one worker"
    print(f"{size} a run, {sterling.MODE}, {os.cpu_count()} cores, load average {load}", flush=True)
    rows = measure(chosen.games, chosen.rounds)
    print("".join(f"{key:>19}" for key in KEYS))
    for found in rows:
        cells = [found[key] or "-" for key in KEYS]
        print("".join(f"{cell:>19,}" if isinstance(cell, int) else f"{cell!s:>19}" for cell in cells))


if __name__ == "__main__":
    main()
