"""Laws of play that hold for every game."""

import pytest

import sterling
from kit.tools import positions, random_match
from sterling import Game, Match, Rng


def test_random_games_end_within_the_declared_length_and_bounds(game: Game) -> None:
    low, high = game.score_bounds
    for seed in range(5):
        match = random_match(game, seed)
        assert match.over()
        assert match.waiting() == []
        assert 0 < len(match.log) <= game.longest
        for score in match.scores():
            assert low <= score.total <= high
            assert sum(score.parts.values()) == score.total


def test_places_are_a_ranking(game: Game) -> None:
    for seed in range(5):
        places = random_match(game, seed).state.standing()
        assert len(places) == game.seats
        for place in places:
            assert place == 1 + sum(other < place for other in places)


def test_legal_actions_are_sorted_stable_and_agree_with_count_and_nth(game: Game) -> None:
    for state in positions(game, Rng(11), 60):
        for seat in range(game.seats):
            actions = state.legal(seat)
            assert actions == sorted(set(actions))
            assert actions == state.legal(seat)
            assert len(actions) == state.count(seat)
            assert actions == [state.nth(seat, k) for k in range(len(actions))]
            assert all(0 <= action < game.facts.actions for action in actions)
            assert bool(actions) == bool(state.waiting() >> seat & 1)


def test_refusal_says_no_to_exactly_the_illegal_actions(game: Game) -> None:
    for state in positions(game, Rng(12), 12):
        for seat in range(game.seats):
            allowed = [action for action in range(game.facts.actions) if not state.refusal(seat, action)]
            assert allowed == state.legal(seat)


def test_every_refused_action_raises_and_changes_nothing(game: Game) -> None:
    for state in positions(game, Rng(13), 4):
        before = state.key()
        for seat in range(-1, game.seats + 1):
            legal = state.legal(seat) if 0 <= seat < game.seats else []
            for action in [*range(-1, game.facts.actions + 1)]:
                if action not in legal:
                    with pytest.raises(sterling.IllegalAction) as refused:
                        sterling.play(game, state, seat, action)
                    assert "/" in refused.value.code
        assert state.key() == before


def test_a_clone_is_equal_and_independent(game: Game) -> None:
    rng = Rng(14)
    for state in positions(game, rng, 40):
        before = state.key()
        copy = state.clone()
        assert copy.key() == before
        for _ in range(30):
            waiting = [seat for seat in range(game.seats) if copy.waiting() >> seat & 1]
            if not waiting:
                break
            seat = waiting[rng.below(len(waiting))]
            copy.apply(seat, copy.nth(seat, rng.below(copy.count(seat))))
        assert state.key() == before


def test_the_same_actions_on_the_same_deal_give_the_same_game(game: Game) -> None:
    match = random_match(game, 21)
    again = Match(game, match.deal)
    for seat, action in match.log:
        again.play(seat, action)
    assert again.state.key() == match.state.key()
    assert again.scores() == match.scores()


def test_a_seed_fixes_the_deal_and_seeds_differ(game: Game) -> None:
    assert game.deal(5) == game.deal(5)
    assert game.deal(5) != game.deal(6)
    assert game.deal() != game.deal()


def test_a_deal_survives_being_named(game: Game) -> None:
    deal = game.deal(9)
    named = game.named_orders(deal)
    again = game.deal(orders=named)
    assert game.named_orders(again) == named
    for name, items in named.items():
        order = next(order for order in game.orders if order.name == name)
        assert sorted(items) == sorted(order.items)


def test_undo_goes_back_one_action(game: Game) -> None:
    match = random_match(game, 22)
    keys = []
    again = Match(game, match.deal)
    for seat, action in match.log[:25]:
        keys.append(again.state.key())
        again.play(seat, action)
    while keys:
        again.undo()
        assert again.state.key() == keys.pop()
    with pytest.raises(sterling.IllegalAction) as refused:
        again.undo()
    assert refused.value.code == "action/nothing-to-undo"
