"""The greedy player of the Amulet: honest, sensible, and far better than chance."""

import pytest

import sterling
from games.amulet.scenes import Scene, amulet_scene
from kit.tools import positions
from sterling import Rng
from sterling.games.amulet.bot import Greedy


def chosen(scene: Scene) -> str:
    seat = scene.match.waiting()[0]
    return scene.game.format(int(Greedy().choose(scene.state, seat, Rng(1))))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_with_equal_views_get_equal_choices(seats: int) -> None:
    game = sterling.game("amulet", seats)
    rng = Rng(seats)
    greedy = Greedy()
    compared = 0
    for state in positions(game, rng, 150):
        for seat in range(seats):
            if not state.waiting() >> seat & 1:
                continue
            choices = {int(greedy.choose(state, seat, Rng(5)))}
            sampler = game.sampler(game.view(state, seat))
            for _ in range(6):
                choices.add(int(greedy.choose(sampler.sample(rng), seat, Rng(5))))
                compared += 1
            assert len(choices) == 1
    assert compared > 600


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_chooses_legal_actions_wherever_it_is_put(seats: int) -> None:
    game = sterling.game("amulet", seats)
    greedy = Greedy()
    for state in positions(game, Rng(20 + seats), 250):
        before = state.key()
        for seat in range(seats):
            if state.waiting() >> seat & 1:
                assert greedy.choose(state, seat, Rng(1)) in state.legal(seat)
        assert state.key() == before


def share_won(seats: int, games: int) -> float:
    """How many games one greedy player wins against random ones, ties shared."""
    game = sterling.game("amulet", seats)
    rng = Rng(30)
    greedy = Greedy()
    won = 0.0
    for number in range(games):
        state = game.start(game.random_deal(rng))
        mine = number % seats
        while not state.over():
            waiting = int(state.waiting())
            seat = (waiting & -waiting).bit_length() - 1
            if seat == mine:
                action = greedy.choose(state, seat, rng)
            else:
                action = state.nth(seat, rng.below(state.count(seat)))
            state.apply(seat, action)
        places = state.standing()
        if places[mine] == 1:
            won += 1 / places.count(1)
    return won / games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_players_in_at_least_95_of_100_games(seats: int) -> None:
    assert share_won(seats, 60) >= 0.95


def test_it_looks_at_two_cards_before_the_first_turn() -> None:
    scene = Scene([5, 6, 7, 8, 9], [0, 1, 2, 3, 4], looks=True)
    for _ in range(2):
        assert chosen(scene).startswith("a")
        scene("0:" + chosen(scene))
    assert scene.match.waiting() == [1]


def test_it_exchanges_a_known_pair() -> None:
    scene = Scene([12, 5, 12, 8, 9], [0, 1, 2, 3, 4], pile=5, looks=True)
    scene("0:a1", "0:a3", "1:N")
    for expected in ("T", "a1", "a3", "Y"):
        assert chosen(scene) == expected
        scene(expected)
    assert scene.phase == "place"


def test_it_takes_a_low_card_for_a_high_one() -> None:
    scene = Scene([12, 5, 6, 8, 9], [1, 1, 2, 3, 4], pile=0, looks=True)
    scene("0:a1", "0:a2", "1:N")
    for expected in ("T", "a1", "Y"):
        assert chosen(scene) == expected
        scene(expected)


def test_it_uses_powers_to_see_its_own_cards() -> None:
    scene = Scene([12, 5, 6, 8, 9], [1, 1, 2, 3, 4], pile=13, deck=[7], looks=True)
    scene("0:a1", "0:a2", "1:N", "D", "X")
    assert chosen(scene) == "a3"
    assert chosen(scene("a3")) == "a4"


def test_it_calls_when_its_village_is_low() -> None:
    scene = Scene([7, 7, 7, 7, 1], [10, 11, 12, 12, 9], pile=0, deck=[4, 4], looks=True)
    scene("0:a5", "0:N", "1:N", "T", "a1", "a2", "a3", "a4", "Y", "a1", "D", "X")
    assert chosen(scene) == "C"


def test_it_does_not_call_with_a_high_village() -> None:
    scene = Scene([7, 7, 7, 12, 12], [1, 1, 0, 0, 2], pile=13, deck=[4, 4], looks=True)
    scene("0:a4", "0:a5", "1:N", "T", "a1", "a2", "Y", "a1", "D", "X")
    assert chosen(scene) != "C"


def test_it_protects_its_lowest_card() -> None:
    scene = Scene([7, 0, 7, 12, 12], [1, 1, 5, 0, 2], pile=3, deck=[4, 4], looks=True)
    scene("0:a2", "0:a1", "1:N", "T", "a1", "Y")
    assert chosen(scene) == "U1"
    assert chosen(scene("U1")) == "a2"
    scene = amulet_scene([7, 0, 7, 12, 12], [1, 1, 5, 4, 2], pile=13, deck=[4, 4], looks=True)
    scene("0:a2", "0:a1", "1:N")
    assert chosen(scene) == "A2"


def test_it_robs_and_bewitches() -> None:
    scene = Scene([5, 13, 7, 12, 12], [1, 1, 5, 0, 2], pile=6, deck=[12], looks=True)
    scene("0:a1", "0:a2", "1:b4", "1:N", "D", "X")
    assert chosen(scene) == "a2"
    assert chosen(scene("a2")) == "b4"
    scene = Scene([0, 1, 2, 2, 3], [1, 1, 5, 0, 2], pile=13, deck=[11, 12], looks=True)
    scene("0:a1", "0:a2", "1:b1", "1:b2", "D", "X")
    assert chosen(scene) == "D"
    assert chosen(scene("D")) == "b1"
