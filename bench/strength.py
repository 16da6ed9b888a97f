"""How strong the bots are: every claim with a 95 % interval, and the speed of the search compared with OpenSpiel's.

    python bench/strength.py              all claims, an hour or more on one core
    python bench/strength.py --quick      a quick look in about a minute: fewer games, shorter thinking
    python bench/strength.py --json       rows: game, claim, bot, against, seats, games, share, low, high

Games are played in duplicate: each deal once for every rotation of the seats. A row that is about points, not wins,
gives the mean score as share, with its interval. "Textbook" is information-set search with random play to the end.
`--only WORD` keeps the claims that contain the word, `--seconds` and `--games` set thinking time and number of games
for the claims about the top bot.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import pairwise

import sterling
from sterling import Match, Rng
from sterling.bots import Budget, SearchBot, cast_of
from sterling.bots.search import Knowledge, Search
from sterling.lab.arena import Plan, Played, _run, interval, result

Row = dict[str, object]
KEYS = ("game", "claim", "bot", "against", "seats", "games", "share", "low", "high")


def duel(game: str, claim: str, bot: str, against: str, games: int, budget: Budget, seats: int = 2) -> Row:
    """A bot's share of wins against another, each playing every seat of the same deals."""
    configured = sterling.game(game, seats)
    plan = Plan(game, seats, configured.rule_set, dict(configured.options), (bot, against), games, budget)
    found = result(plan, list(run(plan)))
    standing = next(row for row in found.standings if row.bot == bot)
    return {
        "game": game,
        "claim": claim,
        "bot": bot,
        "against": against,
        "seats": seats,
        "games": found.games,
        "share": round(standing.share, 4),
        "low": round(standing.low, 4),
        "high": round(standing.high, 4),
    }


def run(plan: Plan) -> Iterator[Played]:
    """On one core."""
    yield from _run([(plan, number, line_up, False) for number, line_up in plan.deals()], 1)


def mean_score(game: str, claim: str, bot: str, games: int, budget: Budget, seats: int = 4) -> Row:
    """The mean score of a bot that plays against itself."""
    configured = sterling.game(game, seats)
    rng = Rng(77)
    means = []
    for number in range(games):
        match = Match(configured, configured.random_deal(rng))
        players = [sterling.bots.bot(bot, configured) for _ in range(seats)]
        luck = Rng(1000 + number)
        while not match.over():
            seat = match.waiting()[0]
            match.play(seat, players[seat].choose(match.view(seat), budget, luck))
        means.append(sum(score.total for score in match.scores()) / seats)
    share, low, high = interval(means)
    row = {"game": game, "claim": claim, "bot": bot, "against": bot, "seats": seats, "games": games}
    return row | {"share": round(share, 2), "low": round(low, 2), "high": round(high, 2)}


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
        for claim, plain in (("iterations/s, full random playouts", True), ("iterations/s, as the top bot", False)):
            rate = round(iterations_per_second(facts.name, plain, seconds))
            rows.append(
                {"game": facts.name, "claim": claim, "bot": sterling.MODE, "against": "", "seats": 2, "games": 0}
                | {"share": rate, "low": rate, "high": rate}
            )
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
    rate = round(count / took)
    row: Row = {"game": "hearts", "claim": "iterations/s", "bot": "open_spiel ISMCTS", "against": "", "seats": 4}
    return [row | {"games": 0, "share": rate, "low": rate, "high": rate}]


def rows(quick: bool, only: str, thinking: float, number_of_games: int) -> Iterator[Row]:
    seconds = 0.3 if quick else 2.0
    if not only or only in "iterations/s":
        for pure in ("0", "1"):
            command = [sys.executable, __file__, "--speed", str(seconds)]
            done = subprocess.run(command, env=os.environ | {"STERLING_PURE": pure}, check=True, capture_output=True)
            yield from json.loads(done.stdout)
        yield from peer_row(seconds)
    top_budget = Budget(iterations=200) if quick else Budget(seconds=thinking)
    games = 4 if quick else number_of_games
    for facts in sterling.games():
        cast = [character.name for character in cast_of(facts.name)]
        top = cast[-1]
        how = "200 iterations" if quick else f"{thinking:g} s"
        # Against random play, a twentieth of the time is enough, which allows many games.
        briefly = Budget(iterations=50) if quick else Budget(seconds=thinking / 20)
        claims = [
            (f"top bot, {how}, against greedy", top, "greedy", games, top_budget),
            (f"top bot, {how}, against textbook", top, "ismcts", games, top_budget),
            ("top bot, brief, against random", top, "random", 2 * games, briefly),
        ]
        for below, above in pairwise(cast):
            budget = top_budget if above == top else Budget(seconds=1.0)
            claims.append(
                (f"level {above} against {below}", above, below, games if above == top else 4 * games, budget)
            )
        for claim, bot, against, number, budget in claims:
            if not only or only in f"{facts.name} {claim}":
                yield duel(facts.name, claim, bot, against, number, budget)
    if not only or only in "silver-gold mean score":
        yield mean_score("silver-gold", "mean score, 4-seat self-play", "greedy", 20 if quick else 200, Budget())
        own = Budget(iterations=60) if quick else Budget(seconds=thinking / 4)
        yield mean_score("silver-gold", "mean score, 4-seat self-play", "admiral", 1 if quick else 12, own)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="rows as JSON")
    parser.add_argument("--quick", action="store_true", help="in about a minute")
    parser.add_argument("--only", default="", help="only claims that contain this word")
    parser.add_argument("--seconds", type=float, default=1.0, help="thinking time of the top bot (default 1)")
    parser.add_argument("--games", type=int, default=60, help="games for each claim about it (default 60)")
    parser.add_argument("--speed", type=float, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.speed:
        print(json.dumps(speed_rows(chosen.speed)))
        return
    found = []
    if not chosen.json:
        print(f"{'game':<13}{'claim':<40}{'bot':<18}{'against':<12}{'seats':>5}{'games':>6}{'share':>10}  95 %")
    for row in rows(chosen.quick, chosen.only, chosen.seconds, chosen.games):
        found.append(row)
        if not chosen.json:
            print(
                f"{row['game']:<13}{row['claim']:<40}{row['bot']:<18}{row['against']:<12}{row['seats']:>5}"
                f"{row['games']:>6}{row['share']:>10}  {row['low']} … {row['high']}",
                flush=True,
            )
    if chosen.json:
        print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
