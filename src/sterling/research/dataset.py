"""Games and decisions as data: Parquet files, and a card that says what is in them.

`games.parquet` has a row for each game with its record, from which everything else can be found again.
`decisions.parquet` has a row for each decision: what the seat could know, as packed observations (docs/research.md),
what it might have done, what it did, and how the game ended for it.
"""

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from sterling._version import __version__
from sterling.bots import Budget, bot
from sterling.core.match import Match
from sterling.core.rng import Rng
from sterling.games import game as make_game
from sterling.lab.chunks import Plan
from sterling.lab.cluster import Cluster
from sterling.lab.crew import results
from sterling.lab.helper import Tell
from sterling.research import needed
from sterling.research.observation import Encoder, described

CHUNK = 20
"""Games that one worker plays before it reports."""


class Decision(msgspec.Struct, frozen=True):
    """One decision of a game."""

    number: int
    seat: int
    observation: list[int]
    legal: list[int]
    action: int


class Played(msgspec.Struct, frozen=True):
    """One game with all its decisions."""

    game: int
    players: tuple[str, ...]
    record: str
    places: tuple[int, ...]
    totals: tuple[int, ...]
    decisions: list[Decision]


class Writer:
    """Plays games of a plan and notes every decision. A game depends only on the plan and its number."""

    def __init__(self, plan: Plan, budget: Budget) -> None:
        self.plan = plan
        self.budget = budget
        self.game = plan.configured()
        self.encoder = Encoder(self.game)

    def __call__(self, games: range, tell: Tell) -> list[Played]:
        played = []
        for number in games:
            played.append(self.play(number))
            tell(1)
        return played

    def play(self, number: int) -> Played:
        game, plan = self.game, self.plan
        rng = Rng((plan.seed * 1_000_003 + number) & 0x7FFFFFFFFFFFFFFF)
        match = Match(game, game.random_deal(rng))
        # The line-up moves on by one seat from game to game.
        turn = number % plan.seats
        players = plan.players[turn:] + plan.players[:turn]
        bots = [bot(name, game) for name in players]
        decisions: list[Decision] = []
        while waiting := match.waiting():
            seat = waiting[0]
            seen = [int(word) for word in self.encoder.packed(match.state, seat)]
            action = bots[seat].choose(match.view(seat), self.budget, rng)
            decisions.append(Decision(len(decisions), seat, seen, match.state.legal(seat), action))
            match.play(seat, action)
        scores = match.scores()
        record = match.record([name.capitalize() for name in players]).text()
        places, totals = tuple(score.place for score in scores), tuple(score.total for score in scores)
        return Played(number, players, record, places, totals, decisions)


def write_dataset(
    plan: Plan,
    budget: Budget,
    folder: Path,
    workers: int | Cluster = 1,
    progress: Callable[[int], None] = lambda played: None,
) -> int:
    """Plays a plan and writes the files; returns the number of decisions. The same plan gives the same rows."""
    arrow, parquet = needed("pyarrow", "dataset"), needed("pyarrow.parquet", "dataset")
    folder.mkdir(parents=True, exist_ok=True)
    games_schema, decisions_schema = _schemas(arrow)
    decisions = 0
    with (
        parquet.ParquetWriter(folder / "games.parquet", games_schema) as games_file,
        parquet.ParquetWriter(folder / "decisions.parquet", decisions_schema) as decisions_file,
    ):
        for part in _in_order(plan, budget, workers, progress):
            rows = [_game_row(played) for played in part]
            games_file.write_table(arrow.Table.from_pylist(rows, games_schema))
            rows = [row for played in part for row in _decision_rows(played)]
            decisions_file.write_table(arrow.Table.from_pylist(rows, decisions_schema))
            decisions += len(rows)
    (folder / "README.md").write_text(_card(plan, budget, decisions), encoding="utf-8")
    return decisions


def _in_order(
    plan: Plan, budget: Budget, workers: int | Cluster, progress: Callable[[int], None]
) -> Iterator[list[Played]]:
    """The games in order, whoever played them."""
    left = [range(first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK)][::-1]
    played = 0

    def tell(games: int) -> None:
        nonlocal played
        played += games
        progress(played)

    early: dict[int, list[Played]] = {}
    wanted = 0
    take = lambda ahead: left.pop() if left else None  # noqa: E731
    with closing(results(partial(Writer, plan, budget), take, workers, tell)) as finished:
        for job, part in finished:
            early[job.start] = part
            while wanted in early:
                yield early.pop(wanted)
                wanted += CHUNK


def _schemas(arrow: Any) -> tuple[Any, Any]:
    small = arrow.int16()
    games = [
        ("game", arrow.int64()),
        ("players", arrow.list_(arrow.string())),
        ("places", arrow.list_(small)),
        ("totals", arrow.list_(arrow.int32())),
        ("record", arrow.string()),
    ]
    decisions = [
        ("game", arrow.int64()),
        ("decision", arrow.int32()),
        ("seat", small),
        ("player", arrow.string()),
        ("observation", arrow.list_(arrow.int64())),
        ("legal", arrow.list_(small)),
        ("action", small),
        ("place", small),
        ("total", arrow.int32()),
    ]
    return arrow.schema(games), arrow.schema(decisions)


def _game_row(played: Played) -> dict[str, Any]:
    return {
        "game": played.game,
        "players": list(played.players),
        "places": list(played.places),
        "totals": list(played.totals),
        "record": played.record,
    }


def _decision_rows(played: Played) -> Iterator[dict[str, Any]]:
    for decision in played.decisions:
        yield {
            "game": played.game,
            "decision": decision.number,
            "seat": decision.seat,
            "player": played.players[decision.seat],
            "observation": decision.observation,
            "legal": decision.legal,
            "action": decision.action,
            "place": played.places[decision.seat],
            "total": played.totals[decision.seat],
        }


def _card(plan: Plan, budget: Budget, decisions: int) -> str:
    """The data card: what is in the files, where it comes from, and what it is not good for."""
    game = make_game(plan.game, plan.seats, plan.rule_set, plan.options, plan.deck, plan.deck_name, plan.rules_version)
    thinking = ", ".join(
        f"{value} {name}" for name, value in (("iterations", budget.iterations), ("seconds", budget.seconds)) if value
    )
    return f"""# {plan.games} games of {plan.game}

| | |
|---|---|
| made with | Sterling {__version__}, rules version {game.rules_version}, rule set {plan.rule_set} |
| seats | {plan.seats} |
| players | {", ".join(plan.players)}; they change seats from game to game |
| thinking | {thinking or "as long as each bot usually does"} |
| seed | {plan.seed} |
| games | {plan.games}, in `games.parquet` |
| decisions | {decisions}, in `decisions.parquet` |

`observation` is what the seat could know when it decided, packed; `sterling.research.observation.Encoder` unpacks it.
It was made from the seat's view, so it contains nothing that was hidden from it. `record` in `games.parquet` is the
whole game, all cards included. `place` and `total` are the result of the seat that decided.

All players are programs. What they do says little about what people do.

{described(Encoder(game))}
"""
