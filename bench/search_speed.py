"""The speed of the search: iterations per second in each game, compiled and interpreted, beside OpenSpiel's ISMCTS.

    python bench/search_speed.py              about a minute
    python bench/search_speed.py --quick      a quick look
    python bench/search_speed.py --json       rows: game, claim, mode, iterations

"Textbook" is information-set search with random play to the end; the top bot judges positions in its own way.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator

import sterling
from sterling import Match, Rng
from sterling.bots import SearchBot
from sterling.bots.search import Knowledge, Search

Row = dict[str, object]


def iterations_per_second(game: str, plain: bool, seconds: float) -> float:
    """For the search early in a 2-seat game: with full random playouts, or as the top bot uses it."""
    configured = sterling.game(game, 2)
    match = Match(configured, seed=3)
    rng = Rng(1)
    while len(match.log) < 4 or match.state.count(match.waiting()[0]) < 3:
        seat = match.waiting()[0]
        match.play(seat, int(match.state.nth(seat, rng.below(match.state.count(seat)))))
    seat = match.waiting()[0]
    player = SearchBot(configured)
    knowledge = Knowledge() if plain else player.knowledge
    best = 0.0
    for _ in range(3):
        search = Search(configured.sampler(match.view(seat)), knowledge, seat, 2, configured.facts.actions, 0.7)
        count = 0
        start = time.perf_counter()
        while (took := time.perf_counter() - start) < seconds:
            search.run(50, rng)
            count += 50
        best = max(best, count / took)
    return best


def speed_rows(seconds: float) -> list[Row]:
    """Iterations per second in this process's mode."""
    rows: list[Row] = []
    for facts in sterling.games():
        for search, plain in (("textbook", True), ("as the top bot", False)):
            rate = round(iterations_per_second(facts.name, plain, seconds))
            rows.append({"game": facts.name, "search": search, "mode": sterling.MODE, "iterations": rate})
    return rows


def peer_row(seconds: float) -> list[Row]:
    """OpenSpiel's own ISMCTS on hearts, with its random rollouts, in the same run."""
    try:
        import pyspiel
    except ImportError:
        print("open_spiel is not installed (pip install 'sterling[bench]'): its row is left out", file=sys.stderr)
        return []
    game = pyspiel.load_game("hearts")
    state = game.new_initial_state()
    rng = Rng(5)
    # Past the deal and a few tricks of random play, to a decision with a real choice.
    while state.is_chance_node() or state.move_number() < 60 or len(state.legal_actions()) < 4:
        if state.is_chance_node():
            choices = [action for action, _ in state.chance_outcomes()]
        else:
            choices = state.legal_actions()
        state.apply_action(choices[rng.below(len(choices))])
    simulations = 200
    evaluator = pyspiel.RandomRolloutEvaluator(1, 5)
    kind = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    count = 0
    start = time.perf_counter()
    while (took := time.perf_counter() - start) < 3 * seconds:
        bot = pyspiel.ISMCTSBot(7, evaluator, 1.4, simulations, -1, kind, False, False)
        bot.step(state)
        count += simulations
    return [{"game": "hearts", "search": "textbook", "mode": "open_spiel (C++)", "iterations": round(count / took)}]


def rows(quick: bool) -> Iterator[Row]:
    seconds = 0.3 if quick else 2.0
    for pure in ("0", "1"):
        command = [sys.executable, __file__, "--speed", str(seconds)]
        done = subprocess.run(command, env=os.environ | {"STERLING_PURE": pure}, check=True, capture_output=True)
        yield from json.loads(done.stdout)
    yield from peer_row(seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="rows as JSON")
    parser.add_argument("--quick", action="store_true", help="a quick look")
    parser.add_argument("--speed", type=float, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.speed:
        print(json.dumps(speed_rows(chosen.speed)))
        return
    if not chosen.json:
        print(f"{'game':<13}{'search':<26}{'mode':<20}{'iterations/s':>12}")
    found = []
    for row in rows(chosen.quick):
        found.append(row)
        if not chosen.json:
            print(f"{row['game']:<13}{row['search']:<26}{row['mode']:<20}{row['iterations']:>12}", flush=True)
    if chosen.json:
        print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
