"""A bot knows its view and nothing else."""

import pytest

import sterling
from kit.conftest import every_table
from kit.tools import effort, positions
from sterling import Rng
from sterling.bots import Budget, bot, bot_names

EVERYONE = [(name, setup) for setup in every_table() for name in bot_names(setup[0])]


@pytest.mark.parametrize(
    ("name", "setup"), EVERYONE, ids=lambda part: part if isinstance(part, str) else "-".join(map(str, part))
)
def test_equal_views_of_different_truths_get_equal_choices(name: str, setup: tuple[str, int, str]) -> None:
    table = sterling.game(*setup)
    player = bot(name, table)
    rng = Rng(77)
    different = 0
    for state in positions(table, rng, effort(40)):
        for seat in range(table.seats):
            if not state.waiting() >> seat & 1:
                continue
            view = table.view(state, seat)
            other = table.sample(view, rng)
            different += other.key() != state.key()
            choice = player.choose(view, Budget(iterations=effort(60)), Rng(5))
            assert choice in state.legal(seat)
            assert player.choose(table.view(other, seat), Budget(iterations=effort(60)), Rng(5)) == choice
    assert different >= max(1, effort(10) // 2)


@pytest.mark.parametrize("setup", every_table(), ids=lambda table: "-".join(map(str, table)))
def test_what_is_hidden_in_a_world_does_not_sway_the_greedy_policy(setup: tuple[str, int, str]) -> None:
    """Worlds of one view, each with other hidden cards, get the same choice."""
    from sterling.bots import GreedyBot

    table = sterling.game(*setup)
    policy = GreedyBot(table).policy
    rng = Rng(78)
    for state in positions(table, rng, effort(30)):
        for seat in range(table.seats):
            if state.waiting() >> seat & 1:
                sampler = table.sampler(table.view(state, seat))
                choices = {int(policy.choose(sampler.sample(rng), seat, Rng(6))) for _ in range(6)}
                assert len(choices) == 1
