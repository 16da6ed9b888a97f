"""A bot knows its view and nothing else."""

from typing import Any

import pytest

import sterling
from kit.conftest import every_game
from kit.tools import effort, positions
from sterling import Rng
from sterling.bots import Budget, baselines, bot, bot_names
from sterling.games import game_class


# A variant of the rules changes little for a bot, so it is tested with one number of seats, and with all in the long
# runs. Nobody meets a baseline at a table; its choices are pinned elsewhere, and the long runs ask it too.
def asked_of(name: str, game: str, seats: int, rule_set: str) -> Any:
    usual = rule_set == game_class(game).facts.rule_sets[0] or seats == 3
    return [] if usual and name not in baselines(game) else pytest.mark.soak


EVERYONE = [
    pytest.param(name, setup, marks=asked_of(name, *setup))
    for setup in every_game()
    for name in [*bot_names(setup[0]), *baselines(setup[0])]
]


@pytest.mark.parametrize(
    ("name", "setup"), EVERYONE, ids=lambda part: part if isinstance(part, str) else "-".join(map(str, part))
)
def test_equal_views_of_different_truths_get_equal_choices(name: str, setup: tuple[str, int, str]) -> None:
    game = sterling.game(*setup)
    player = bot(name, game)
    rng = Rng(77)
    different = 0
    for state in positions(game, rng, effort(40)):
        for seat in range(game.seats):
            if not state.waiting() >> seat & 1:
                continue
            view = game.view(state, seat)
            other = game.sample(view, rng)
            different += other.key() != state.key()
            choice = player.choose(view, Budget(iterations=effort(60)), Rng(5))
            assert choice in state.legal(seat)
            assert player.choose(game.view(other, seat), Budget(iterations=effort(60)), Rng(5)) == choice
    assert different >= max(1, effort(10) // 2)


@pytest.mark.parametrize("setup", every_game(), ids=lambda game: "-".join(map(str, game)))
def test_what_is_hidden_in_a_world_does_not_sway_the_greedy_policy(setup: tuple[str, int, str]) -> None:
    """Worlds of one view, each with different hidden cards, get the same choice."""
    from sterling.bots import GreedyBot

    game = sterling.game(*setup)
    policy = GreedyBot(game).policy
    rng = Rng(78)
    for state in positions(game, rng, effort(30)):
        for seat in range(game.seats):
            if state.waiting() >> seat & 1:
                sampler = game.sampler(game.view(state, seat))
                choices = {int(policy.choose(sampler.sample(rng), seat, Rng(6))) for _ in range(6)}
                assert len(choices) == 1
