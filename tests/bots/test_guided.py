"""The tree search with a guide: what seems good is tried first, what seems hopeless not at all."""

from librt.vecs import vec
from mypy_extensions import i64

import sterling
from kit.tools import effort
from sterling import Match, Rng, State
from sterling.bots import Budget, SearchBot
from sterling.bots.search import Knowledge, Search

TABLE = sterling.game("john-silver", 2)


class Guide(Knowledge):
    """Seems to know that one action is good, and may know that it is the solution."""

    def __init__(self, favourite: int, gap: float, solution: int = -1) -> None:
        self.favourite = favourite
        self.gap = gap
        self.solution = solution

    def guided(self) -> bool:
        return True

    def done(self, world: State) -> bool:
        return True

    def weigh(self, world: State, seat: i64, actions: vec[i64], count: i64, weights: vec[float]) -> None:
        for k in range(count):
            weights[k] = 0.0 if actions[k] == self.favourite else -self.gap

    def decide(self, world: State, seat: int) -> int:
        return self.solution


def start() -> tuple[Match, int]:
    match = Match(TABLE, seed=4)
    while len(match.log) < 2:
        match.play(match.waiting()[0], int(match.state.nth(match.waiting()[0], 0)))
    return match, match.waiting()[0]


def searched(knowledge: Knowledge) -> Search:
    match, seat = start()
    search = Search(TABLE.sampler(match.view(seat)), knowledge, seat, 2, TABLE.facts.actions, 0.1)
    search.run(max(100, effort(300)), Rng(1))
    return search


def test_the_action_that_seems_best_is_tried_first_and_hopeless_ones_never() -> None:
    match, seat = start()
    legal = match.state.legal(seat)
    for favourite in (legal[0], legal[-1]):
        found = searched(Guide(favourite, 5.0)).findings()
        assert [action for action, _, _ in found] == [favourite]
        assert len(searched(Guide(favourite, 0.001)).findings()) == len(legal)


def test_a_decision_that_is_solved_is_made_at_once() -> None:
    match, seat = start()
    legal = match.state.legal(seat)
    for solution in (legal[0], legal[-1]):
        player = SearchBot(TABLE, Guide(legal[1], 0.001, solution), 0.1)
        assert player.choose(match.view(seat), Budget(iterations=500), Rng(1)) == solution
        assert player.search is not None
        assert player.search.iterations == 0
        # An analysis still compares all actions.
        search = player.searched(match.view(seat), Budget(iterations=effort(200)), Rng(1))
        assert search.findings()[0][0] == solution or solution not in [row[0] for row in search.findings()]
        assert len(search.findings()) > 1
