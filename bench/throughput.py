"""Uniform random decisions per second, clone and sample cost, for every game and number of seats, both modes.

    python bench/throughput.py            a table
    python bench/throughput.py --json     rows for programs

Each figure also stands per 1000 turns of a fixed pure-Python loop timed in the same run, so that machines and moments
can be compared. Compiled and interpreted code run in processes of their own, one after the other.
"""

import argparse
import json
import os
import subprocess
import sys
import time

from spin import spins_per_second

KEYS = ("game", "seats", "mode", "decisions_per_s", "per_1000_spins", "clone_us", "sample_us")


def measure(seconds: float) -> list[dict[str, object]]:
    """The rows for the mode this process runs in."""
    import sterling
    from sterling import Rng
    from sterling.core.playout import clones, random_games, random_steps, samples

    rows: list[dict[str, object]] = []
    for facts in sterling.games():
        for seats in facts.seats:
            game = sterling.game(facts.name, seats)
            rng = Rng(1)
            games = 20
            while True:
                start = time.perf_counter()
                decisions = int(random_games(game.setup, rng, games))
                took = time.perf_counter() - start
                if took > seconds / 4:
                    break
                games *= 2
            rate = decisions / took
            for _ in range(3):
                start = time.perf_counter()
                decisions = int(random_games(game.setup, rng, games))
                rate = max(rate, decisions / (time.perf_counter() - start))
            spins = spins_per_second()
            # A position from the middle of a game, for clone and sample.
            state = game.start(game.random_deal(rng))
            random_steps(state, rng, decisions // games // 2)
            sampler = game.sampler(game.view(state, 0))
            rows.append(
                {
                    "game": facts.name,
                    "seats": seats,
                    "mode": sterling.MODE,
                    "decisions_per_s": round(rate),
                    "per_1000_spins": round(1000 * rate / spins, 1),
                    "clone_us": round(each(lambda n, s=state: clones(s, n), seconds / 4), 3),
                    "sample_us": round(each(lambda n, s=sampler, r=rng: samples(s, r, n), seconds / 4), 3),
                }
            )
    return rows


def each(work: object, seconds: float) -> float:
    """Microseconds per iteration of a loop that is itself compiled; the best of three."""
    assert callable(work)
    number = 100
    while True:
        start = time.perf_counter()
        work(number)
        took = time.perf_counter() - start
        if took > seconds / 3:
            break
        number *= 2
    best = took / number
    for _ in range(2):
        start = time.perf_counter()
        work(number)
        best = min(best, (time.perf_counter() - start) / number)
    return best * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="rows as JSON")
    parser.add_argument("--seconds", type=float, default=1.0, help="time for one figure (default 1)")
    parser.add_argument("--one-mode", action="store_true", help="only the mode this process runs in")
    chosen = parser.parse_args()
    if chosen.one_mode:
        print(json.dumps(measure(chosen.seconds)))
        return
    rows: list[dict[str, object]] = []
    for pure in ("0", "1"):
        command = [sys.executable, __file__, "--one-mode", "--seconds", str(chosen.seconds)]
        done = subprocess.run(command, env=os.environ | {"STERLING_PURE": pure}, check=True, capture_output=True)
        rows += [row for row in json.loads(done.stdout) if row not in rows]
    if chosen.json:
        print(json.dumps(rows, indent=1))
        return
    if not any(row["mode"] == "compiled" for row in rows):
        print("nothing is compiled here: all figures are interpreted")
    print("".join(f"{key:>16}" for key in KEYS))
    for row in rows:
        print("".join(f"{row[key]:>16,}" if isinstance(row[key], int) else f"{row[key]!s:>16}" for key in KEYS))


if __name__ == "__main__":
    main()
