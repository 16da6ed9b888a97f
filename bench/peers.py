"""Our random decisions per second compared with OpenSpiel's, in the same run, on one core.

    pip install 'sterling[bench]' && python bench/peers.py [--json]

OpenSpiel plays `hearts` and `crazy_eights` through its own C++ loop `evaluate_bots` with its uniform random bots;
decisions are counted from the histories of the games played. We play ours by `core.playout`. The two sides take
turns, and each figure is the best of the rounds, so that a busy machine affects both equally.
"""

import argparse
import json
import sys
import time

import sterling
from sterling import Rng
from sterling.core.playout import random_games

PEERS = ("hearts", "crazy_eights")
ROUNDS = 5


def peer_rate(name: str, seconds: float) -> float:
    """Decisions per second of OpenSpiel's evaluate_bots with uniform random bots."""
    import pyspiel

    game = pyspiel.load_game(name)
    players = game.num_players()
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(players)]
    # The mean number of decisions (not chance events) of a game, from a sample of games.
    decisions = 0
    sample = 200
    for seed in range(sample):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        decisions += sum(1 for entry in state.full_history() if entry.player >= 0)
    games = 0
    start = time.perf_counter()
    while (took := time.perf_counter() - start) < seconds:
        for _ in range(20):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, games)
            games += 1
    return decisions / sample * games / took


def our_rate(name: str, seats: int, seconds: float) -> float:
    game = sterling.game(name, seats)
    rng = Rng(1)
    decisions = 0
    start = time.perf_counter()
    while (took := time.perf_counter() - start) < seconds:
        decisions += random_games(game.setup, rng, 20)
    return decisions / took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="rows as JSON")
    parser.add_argument("--seconds", type=float, default=0.5, help="time for one figure and round (default 0.5)")
    chosen = parser.parse_args()
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        sys.exit("bench/peers.py needs open_spiel: pip install 'sterling[bench]'")
    ours = [(facts.name, seats) for facts in sterling.games() for seats in facts.seats]
    best: dict[tuple[str, str], float] = {}
    for _ in range(ROUNDS):
        for name in PEERS:
            key = ("open_spiel", name)
            best[key] = max(best.get(key, 0), peer_rate(name, chosen.seconds))
        for name, seats in ours:
            key = ("sterling", f"{name}/{seats}")
            best[key] = max(best.get(key, 0), our_rate(name, seats, chosen.seconds))
    hearts = best["open_spiel", "hearts"]
    rows = [
        {"who": who, "game": name, "decisions_per_s": round(rate), "times_hearts": round(rate / hearts, 2)}
        for (who, name), rate in best.items()
    ]
    if chosen.json:
        print(json.dumps(rows, indent=1))
        return
    print(f"sterling runs {sterling.MODE}")
    print(f"{'who':>12}{'game':>18}{'decisions/s':>14}{'times hearts':>14}")
    for row in rows:
        print(f"{row['who']:>12}{row['game']:>18}{row['decisions_per_s']:>14,}{row['times_hearts']:>14}")


if __name__ == "__main__":
    main()
