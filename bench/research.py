"""The environments for people who study games, beside those they know: all figures of one run, as ratios.

    python bench/research.py                        speed of the environments, of batches, and of Ray
    python bench/research.py --only batch           one part: pettingzoo, batch, workers or ray
    python bench/research.py --older DIR            with gin_rummy, from a PettingZoo that still had it, installed by
                                                    `pip install --no-deps --target DIR pettingzoo==1.24.3`
    python bench/research.py --matches --games 100  OpenSpiel's ISMCTS against our bots at equal processor time a move
    python bench/research.py --quick                shorter

Every environment is played with random legal actions and gives an observation and a mask for every step. Rates are
steps per second of processor time, the best of three. Batches over processes and Ray are measured by the clock on the
wall, so they need a quiet machine. PettingZoo's own games need rlcard and pygame (`pip install 'sterling[bench]'`).
"""

import argparse
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import sterling
from sterling import Rng
from sterling.core.playout import random_games

KEEP = Path("build/research/matches.jsonl")
GAMES = [facts.name for facts in sterling.games()]


def rate(play: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Steps per second of processor time, or by another clock; the best of three."""
    play()
    best = 0.0
    for _ in range(3):
        steps, started = 0, clock()
        while (took := clock() - started) < seconds:
            steps += play()
        best = max(best, steps / took)
    return best


# -- one game at a time


def pettingzoo_game(env: Any, luck: random.Random) -> int:
    """A whole random game through PettingZoo's own loop; returns the number of steps."""
    env.reset(seed=luck.randrange(2**31))
    steps = 0
    for _ in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        env.step(int(luck.choice(np.flatnonzero(observation["action_mask"]))))
        steps += 1
    return steps


def gin_rummy_rate(folder: Path, seconds: float) -> float:
    """PettingZoo 1.25 dropped gin_rummy, so an older PettingZoo plays it, in a process of its own."""
    asked = [sys.executable, __file__, "--gin-rummy-alone", "--seconds", str(seconds)]
    told = subprocess.run(asked, env={**os.environ, "PYTHONPATH": str(folder)}, check=True, capture_output=True)
    return float(told.stdout.split()[-1])


def hearts_game(game: Any, luck: random.Random) -> int:
    """A whole random game of OpenSpiel's hearts in a Python loop; the deal is not counted."""
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.choice([action for action, _ in state.chance_outcomes()]))
            continue
        state.information_state_tensor(state.current_player())
        mask = np.array(state.legal_actions_mask())
        state.apply_action(int(luck.choice(np.flatnonzero(mask))))
        steps += 1
    return steps


def pettingzoo_rate(env: Any, luck: random.Random, seconds: float) -> float:
    return rate(lambda: pettingzoo_game(env, luck), seconds)


def single(seconds: float, older: Path | None) -> Iterator[str]:
    from pettingzoo.classic import texas_holdem_v4

    from sterling.research import pettingzoo as zoo

    luck = random.Random(1)
    others: dict[str, float] = {}
    others["PettingZoo texas_holdem_v4"] = pettingzoo_rate(texas_holdem_v4.env(), luck, seconds)
    if older is not None:
        others["PettingZoo gin_rummy_v4"] = gin_rummy_rate(older, seconds)
    import pyspiel

    hearts = pyspiel.load_game("hearts")
    others["OpenSpiel hearts"] = rate(lambda: hearts_game(hearts, luck), seconds)
    for name, found in others.items():
        yield f"{name:<28}{found:>12,.0f} steps/s"
    for name in GAMES:
        env = getattr(zoo, f"{name.replace('-', '_')}_v1").env()
        found = pettingzoo_rate(env, luck, seconds)
        ratios = ", ".join(f"{found / other:.1f} x {known}" for known, other in others.items())
        yield f"{name:<28}{found:>12,.0f} steps/s   {ratios}"


# -- many games at once


def batch_rates(env: Any, seconds: float, clock: Callable[[], float] = time.process_time) -> tuple[float, float]:
    """Steps per second with actions chosen outside the batch, and inside."""

    def stepped() -> int:
        env.step(env.random_actions())
        return int(env.games)

    def stepped_inside() -> int:
        env.step_random()
        return int(env.games)

    return rate(stepped, seconds, clock), rate(stepped_inside, seconds, clock)


def batches(seconds: float, sizes: tuple[int, ...]) -> Iterator[str]:
    from sterling.research import pettingzoo as zoo
    from sterling.research.batch import BatchEnv

    luck = random.Random(2)
    for name in GAMES:
        for seats in (2, 4):
            one = getattr(zoo, f"{name.replace('-', '_')}_v1").env(seats=seats)
            alone = pettingzoo_rate(one, luck, seconds)
            raw = rules_alone(name, seats, seconds)
            yield f"{name:<14}{seats} seats  one game {alone:>9,.0f}  rules alone {raw:>11,.0f} steps/s"
            for games in sizes:
                together, inside = batch_rates(BatchEnv(name, games, seed=1, seats=seats), seconds)
                yield (
                    f"   batch of {games:>5} {together:>11,.0f}  chosen inside {inside:>11,.0f} steps/s   batch = "
                    f"{together / alone:.0f} x one game, {inside / alone:.0f} x inside; rules = {raw / together:.2f} x "
                    f"batch, {raw / inside:.2f} x inside"
                )


def rules_alone(name: str, seats: int, seconds: float) -> float:
    """Steps per second of random games by the rules, without observations."""
    setup, rng = sterling.game(name, seats).setup, Rng(3)
    return rate(lambda: int(random_games(setup, rng, 20)), seconds)


# -- many games in several processes


def over_processes(seconds: float, sizes: tuple[int, ...]) -> Iterator[str]:
    """One or two processes, beside one game in one process, and beside the rules alone in as many processes."""
    from sterling.research import pettingzoo as zoo
    from sterling.research.workers import BatchWorkers

    luck = random.Random(2)
    for name in GAMES:
        one = getattr(zoo, f"{name.replace('-', '_')}_v1").env()
        alone = rate(lambda env=one: pettingzoo_game(env, luck), seconds, time.perf_counter)  # type: ignore[misc]
        yield f"{name:<14}by the clock on the wall, one game in one process {alone:>9,.0f} steps/s"
        for workers in (1, 2):
            with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
                asked = [pool.submit(rules_alone, name, 2, seconds) for _ in range(workers)]
                raw = sum(future.result() for future in asked)
            for games in sizes:
                with BatchWorkers(name, games * workers, workers, seed=1) as env:
                    together, inside = batch_rates(env, seconds, time.perf_counter)
                yield (
                    f"   {workers} x {games:>4} games {together:>11,.0f}  chosen inside {inside:>11,.0f}  rules alone "
                    f"{raw:>11,.0f} steps/s   batch = {together / alone:.0f} x one game, {inside / alone:.0f} x "
                    f"inside; rules = {raw / together:.2f} x batch, {raw / inside:.2f} x inside"
                )


# -- Ray


def on_ray(games: int) -> Iterator[str]:
    from sterling.bots import Budget
    from sterling.lab.arena import Plan, arena
    from sterling.lab.cluster import Cluster

    plan = Plan("john-silver", 2, "base", {}, ("greedy", "search"), games, Budget(iterations=300))
    took: dict[int, float] = {}
    for workers in (1, 2):
        import ray

        cluster = Cluster(workers=workers)
        cluster.start()
        arena(Plan("john-silver", 2, "base", {}, ("greedy", "random"), 4, Budget(iterations=1)), cluster)
        started = time.perf_counter()
        arena(plan, cluster)
        took[workers] = time.perf_counter() - started
        ray.shutdown()
    cores = os.cpu_count()
    yield (
        f"arena of {games} games on a local Ray, {cores} cores: 1 worker {took[1]:.1f} s, 2 workers {took[2]:.1f} s, "
        f"{took[1] / took[2]:.2f} times as fast"
    )


# -- strength


class Deal(msgspec.Struct, frozen=True):
    """A deal of a match, played twice."""

    game: str
    against: str
    seconds: float
    number: int
    share: float
    """The part of the wins that our bot had."""
    moves: int
    simulations: int
    """Of OpenSpiel's search, in all these moves of its own."""


class Their:
    """OpenSpiel's ISMCTS in Python, through our adapter, with a fixed processor time for each move."""

    def __init__(self, name: str, seconds: float, seed: int) -> None:
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts

        import sterling.research.open_spiel  # noqa: F401

        self.game = pyspiel.load_game(f"sterling_{name.replace('-', '_')}", {"players": 2})
        luck = np.random.RandomState(seed)
        self.seconds = seconds
        self.bot = ismcts.ISMCTSBot(
            self.game,
            uct_c=1.0,
            evaluator=mcts.RandomRolloutEvaluator(1, luck),
            max_simulations=2,
            random_state=luck,
        )
        self.simulations = 0

    def choose(self, state: Any) -> int:
        """More and more simulations in one tree until the time is up."""
        if len(state.legal_actions()) == 1:
            return int(state.legal_actions()[0])
        bot = self.bot
        bot.reset()
        bot._root_samples = []
        bot._root_node = bot.create_new_node(state)
        until = time.thread_time() + self.seconds
        while time.thread_time() < until or bot._root_node.total_visits < 2:
            bot.run_simulation(bot.sample_root_state(state))
            self.simulations += 1
        policy = bot.get_final_policy(state, bot._root_node)
        return int(max(policy, key=lambda pair: pair[1])[0])


def played_deal(their: Their, name: str, against: str, deal: int, seconds: float) -> Deal:
    """Our bot against their search: one deal twice, with seats exchanged."""
    from sterling.bots import Budget, bot

    configured = sterling.game(name, 2)
    share, moves, before = 0.0, 0, their.simulations
    for ours in range(2):
        state = their.game.new_initial_state()
        luck = random.Random(deal)
        while state.is_chance_node():
            state.apply_action(luck.randrange(256))
        player = bot(against, configured)
        player.clock = time.thread_time
        rng = Rng(1000 * deal + ours)
        while not state.is_terminal():
            seat = state.current_player()
            if seat == ours:
                view = configured.view(state.state, seat)
                state.apply_action(int(player.choose(view, Budget(seconds=seconds), rng)))
            else:
                state.apply_action(their.choose(state))
                moves += 1
        share += (state.returns()[ours] + 1) / 4
    return Deal(name, against, seconds, deal, share, moves, their.simulations - before)


def matches(games: int, seconds: float, keep: Path) -> Iterator[str]:
    """Deals are kept in a file, and those found there are not played again."""
    from sterling.bots import cast_of
    from sterling.lab.arena import share_interval

    keep.parent.mkdir(parents=True, exist_ok=True)
    lines = keep.read_bytes().splitlines() if keep.exists() else []
    kept = [msgspec.json.decode(line, type=Deal) for line in lines]
    known = {(deal.game, deal.against, deal.seconds, deal.number): deal for deal in kept}
    for name in ("john-silver", "silver-gold"):
        for against in ("ismcts", cast_of(name)[-1].name):
            deals: list[Deal] = []
            for number in range(games // 2):
                deal = known.get((name, against, seconds, number))
                if deal is None:
                    deal = played_deal(Their(name, seconds, number), name, against, number, seconds)
                    with keep.open("ab") as file:
                        file.write(msgspec.json.encode(deal) + b"\n")
                deals.append(deal)
            mean, low, high = share_interval([deal.share for deal in deals])
            simulations = sum(deal.simulations for deal in deals) / max(1, sum(deal.moves for deal in deals))
            yield (
                f"{name:<14}{against:<10} against OpenSpiel's ISMCTS, {seconds} s a move: {mean:.1%} of "
                f"{2 * len(deals)} games ({low:.1%} to {high:.1%}, over {len(deals)} deals); its search made "
                f"{simulations:.0f} simulations a move"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="only parts whose name contains this")
    parser.add_argument("--quick", action="store_true", help="shorter")
    parser.add_argument("--matches", action="store_true", help="play matches instead")
    parser.add_argument("--games", type=int, default=100, help="games a match (default 100)")
    parser.add_argument("--seconds", type=float, default=0.05, help="processor time for a move (default 0.05)")
    parser.add_argument("--keep", type=Path, default=KEEP, help="where deals of matches are kept, to resume")
    parser.add_argument("--older", type=Path, help="a folder with PettingZoo 1.24.3, for gin_rummy")
    parser.add_argument("--gin-rummy-alone", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.gin_rummy_alone:
        from pettingzoo.classic import gin_rummy_v4

        print(pettingzoo_rate(gin_rummy_v4.env(), random.Random(1), chosen.seconds))
        return
    load = f", load {os.getloadavg()[0]:.1f} before" if hasattr(os, "getloadavg") else ""
    print(f"Sterling {sterling.__version__}, {sterling.MODE}{load}", flush=True)
    if chosen.matches:
        for line in matches(chosen.games, chosen.seconds, chosen.keep):
            print(line, flush=True)
        return
    seconds = 0.3 if chosen.quick else 1.0
    parts: dict[str, Callable[[], Iterator[str]]] = {
        "pettingzoo, open_spiel": lambda: single(seconds, chosen.older),
        "batch": lambda: batches(seconds, (256, 1024)),
        "workers": lambda: over_processes(seconds, (512, 1024, 2048)),
        "ray": lambda: on_ray(20 if chosen.quick else 120),
    }
    for name, part in parts.items():
        if chosen.only in name:
            for line in part():
                print(line, flush=True)


if __name__ == "__main__":
    main()
