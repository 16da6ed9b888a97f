"""Many games at once: the same games as one by one."""

import numpy as np
import pytest

import sterling
from sterling import Rng
from sterling.research.batch import BatchEnv

EVERY = [(facts.name, seats) for facts in sterling.games() for seats in facts.seats]


def _deals(seed: int, number: int) -> Rng:
    """Where the deals of one game of a batch come from."""
    base = Rng(seed)
    return Rng((base.word() << 30 ^ base.word()) ^ number).fork()


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_a_batch_plays_the_same_games_as_the_rules_alone(name: str, seats: int) -> None:
    games = 5
    env = BatchEnv(name, games, seed=9, seats=seats)
    game = env.game
    deals = [_deals(9, number) for number in range(games)]
    states = [game.setup.start(game.setup.shuffled(rng)) for rng in deals]
    ended = 0
    luck = np.random.default_rng(4)
    while ended < 3:
        for number, state in enumerate(states):
            waiting = int(state.waiting())
            seat = (waiting & -waiting).bit_length() - 1
            assert env.movers[number] == seat
            assert np.flatnonzero(env.masks[number]).tolist() == state.legal(seat)
            assert np.array_equal(env.observations[number], env.encoder.packed(state, seat))
        actions = np.array([luck.choice(np.flatnonzero(mask)) for mask in env.masks])
        movers = env.movers.copy()
        env.step(actions)
        for number, state in enumerate(states):
            state.apply(int(movers[number]), int(actions[number]))
            assert bool(env.dones[number]) == state.over()
            if state.over():
                ended += 1
                winners = [seat for seat, place in enumerate(state.standing()) if place == 1]
                assert set(np.flatnonzero(env.rewards[number] == env.rewards[number].max())) == set(winners)
                assert env.rewards[number].sum() == pytest.approx(0)
                states[number] = game.setup.start(game.setup.shuffled(deals[number]))
            else:
                assert not env.rewards[number].any()


@pytest.mark.parametrize("facts", sterling.games(), ids=lambda facts: facts.name)
def test_the_flat_form_is_the_packed_one_number_by_number(facts: sterling.Facts) -> None:
    env = BatchEnv(facts.name, 40, seed=1, seats=facts.seats[-1])
    for _ in range(30):
        env.step(env.random_actions())
    named = env.slices()
    for part, piece in zip(env.encoder.parts, env.encoder.observer.slices, strict=True):
        assert named[part.name].shape == (40, *part.shape)
        assert named[part.name].max() <= part.high
        for number in range(0, 40, 7):
            told = []
            for word, shift in piece.places:
                value = int(env.observations[number, word]) >> shift & (1 << piece.bits) - 1
                told += [value] if piece.high else [value >> bit & 1 for bit in range(piece.bits)]
            assert named[part.name][number].ravel().tolist() == told


def test_an_illegal_action_changes_no_game() -> None:
    env = BatchEnv("john-silver", 4, seed=2)
    actions = env.random_actions()
    before = [state.key() for state in env._batch.states]
    for wrong in (-1, 10**6, int(np.flatnonzero(~env.masks[2])[-1])):
        bad = actions.copy()
        bad[2] = wrong
        with pytest.raises(sterling.IllegalAction):
            env.step(bad)
        assert [state.key() for state in env._batch.states] == before
    with pytest.raises(sterling.SetupError):
        env.step(actions[:2])
    env.step(actions)
    assert [state.key() for state in env._batch.states] != before


def test_equal_seeds_give_equal_batches() -> None:
    one, two = BatchEnv("amulet", 6, seed=5), BatchEnv("amulet", 6, seed=5)
    for _ in range(200):
        one.step_random()
        two.step_random()
        assert np.array_equal(one.observations, two.observations)
        assert np.array_equal(one.rewards, two.rewards)


def test_the_arrays_are_the_memory_of_the_compiled_code() -> None:
    env = BatchEnv("silver-gold", 2, seed=5)
    kept = env.observations
    before = kept.copy()
    env.step_random()
    assert kept is env.observations
    assert not np.array_equal(kept, before)
    assert not kept.flags.writeable
