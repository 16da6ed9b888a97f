"""What a forgetful player no longer knows: hidden cards it has looked at (AM-58), but not what it holds or looks at."""

import pytest

import sterling
from games.amulet.scenes import PLAYED, Scene, scene_of
from kit.tools import positions
from sterling import Rng
from sterling.games.amulet.view import AmuletView, Seen


def forgotten(scene: Scene, seat: int, share: float = 1.0, seed: int = 1) -> AmuletView:
    found = scene.game.forget(scene.view(seat), share, Rng(seed))
    assert isinstance(found, AmuletView)
    return found


def values(view: AmuletView, seat: int) -> list[int | None]:
    return [card.value for card in view.villages[seat]]


def looked_at() -> Scene:
    """Both seats have looked at two own cards; seat 0 has the turn."""
    scene = Scene([5, 6, 7, 8, 9], [0, 1, 2, 3, 4], pile=12, deck=[9, 13, 10], looks=True)
    return scene("0:a1", "0:a2", "1:b1", "1:b2")


@pytest.mark.parametrize("phase", PLAYED)
def test_who_forgets_nothing_keeps_the_view(phase: str) -> None:
    scene = scene_of(phase)
    for seat in (-1, 0, 1):
        assert forgotten(scene, seat, 0.0) == scene.view(seat)
        if seat < 0 or phase == "look":
            assert forgotten(scene, seat) == scene.view(seat)


def test_after_the_game_there_is_nothing_to_forget() -> None:
    scene = looked_at()
    while not scene.match.over():
        if scene.phase == "look":
            scene.nobody_looks()
        scene.idle()
    assert forgotten(scene, 0) == scene.view(0)


def test_AM_58_who_forgets_all_does_not_know_its_own_hidden_cards_and_others_still_know_theirs() -> None:
    scene = looked_at()("D")
    found = forgotten(scene, 0)
    assert values(scene.view(0), 0) == [5, 6, None, None, None]
    assert values(found, 0) == [None] * 5
    assert [card.knowers for card in found.villages[0]] == [[]] * 5
    assert [card.knowers for card in found.villages[1]] == [[1], [1], [], [], []]
    assert found.hand == scene.view(0).hand


def test_AM_58_a_card_that_another_knows_too_is_known_to_that_one_alone() -> None:
    """Seat 0 sees the first card of seat 1, which seat 1 has seen as well."""
    scene = looked_at()("D", "X", "b1", "D")
    assert scene.view(0).villages[1][0].knowers == [0, 1]
    assert forgotten(scene, 0).villages[1][0].knowers == [1]
    assert forgotten(scene, 0).villages[1][0].value is None


def test_AM_4_what_a_seat_is_looking_at_it_knows() -> None:
    scene = Scene([5, 6, 7, 8, 9], [0, 1, 2, 3, 4], pile=12, deck=[7, 13, 10], looks=True)
    scene("0:a2", "0:N", "1:N", "D", "X", "a1")
    assert scene.phase == "second-look"
    assert values(scene.view(0), 0) == [5, 6, None, None, None]
    assert values(forgotten(scene, 0), 0) == [5, None, None, None, None]
    assert forgotten(scene, 0).villages[0][0].knowers == [0]


def test_cards_face_up_are_not_forgotten() -> None:
    scene = scene_of("guarded")
    assert forgotten(scene, 0).villages[0][0] == scene.view(0).villages[0][0]


def test_AM_C4_deck_cards_that_a_seat_looks_at_now_it_knows_and_those_of_before_not() -> None:
    """With a rascal seat 0 sees two cards and keeps the second: the first stays on the deck."""
    scene = Scene([5, 6, 7, 8, 9], [0, 1, 2, 3, 4], pile=4, deck=[13, 12, 11, 10, 10])
    scene("T", "a1", "Y", "D", "X", "D", "D")
    assert scene.phase == "rascal"
    assert scene.view(0).seen == [Seen(0, 12, [0]), Seen(1, 11, [0])]
    assert forgotten(scene, 0).seen == scene.view(0).seen
    scene("K2")
    assert scene.view(0).seen == [Seen(0, 12, [0])]
    assert forgotten(scene, 0).seen == []
    assert forgotten(scene, 0, 0.0).seen == [Seen(0, 12, [0])]
    scene("X", "N", "D")
    # Seat 1 has drawn the card that seat 0 had seen: seat 0 no longer knows any deck card.
    assert scene.view(0).seen == []


def test_AM_C4_a_deck_card_that_another_knows_is_told_as_known_to_that_one() -> None:
    scene = Scene([5, 6, 7, 8, 9], [0, 1, 2, 3, 4], pile=4, deck=[13, 12, 11, 10, 10])
    scene("T", "a1", "Y", "D", "X", "D", "D", "K2", "X")
    assert scene.view(1).seen == [Seen(0, None, [0])]
    assert forgotten(scene, 1).seen == [Seen(0, None, [0])]


def test_AM_C4_what_another_looks_at_now_can_be_forgotten() -> None:
    """Both have a rascal; seat 0 knows the card that seat 1 is looking at."""
    scene = Scene([5, 6, 7, 8, 9], [0, 1, 2, 3, 4], pile=4, deck=[5, 13, 12, 11, 10])
    scene("T", "a1", "Y", "D", "X", "b5", "D", "D", "K2", "X", "N", "D")
    assert (scene.turn, scene.phase) == (1, "rascal")
    assert scene.view(0).seen == [Seen(0, 13, [0, 1])]
    assert forgotten(scene, 0).seen == [Seen(0, None, [1])]
    assert scene.shown(0).seen == [Seen(0, None, [0, 1])]
    assert scene.shown(1).seen == [Seen(0, 13, [0, 1])]
    assert forgotten(scene, 1).seen == [Seen(0, 13, [0, 1])]


def test_AM_C11_the_witchs_card_is_known_while_she_decides() -> None:
    scene = scene_of("witch")
    assert scene.view(0).seen == [Seen(0, 13, [0])]
    assert forgotten(scene, 0).seen == [Seen(0, 13, [0])]
    scene("N")
    assert scene.view(0).seen == [Seen(0, 13, [0])]
    assert forgotten(scene, 0).seen == []


def test_the_share_is_how_much_fades() -> None:
    scene = looked_at()("D")
    faded = sum(values(forgotten(scene, 0, 0.25, seed), 0).count(None) - 3 for seed in range(300))
    assert 100 < faded < 200


@pytest.mark.parametrize("seats", [2, 4])
def test_a_forgetful_view_is_possible_and_allows_the_same_actions(seats: int) -> None:
    game = sterling.game("amulet", seats)
    rng = Rng(91)
    for state in positions(game, rng, 30):
        for seat in range(seats):
            hazy = game.forget(game.view(state, seat), 0.5, rng)
            world = game.sample(hazy, rng)
            assert game.view(world, seat) == hazy
            assert world.legal(seat) == state.legal(seat)
