"""Laws of views and samples that hold for every game."""

import msgspec
import pytest

import sterling
from kit.tools import aid, effort, play_on, positions, viewers
from sterling import Game, Rng, State


def test_a_view_survives_the_wire(game: Game) -> None:
    for state in positions(game, Rng(41), 20):
        for viewer in viewers(game):
            view = game.view(state, viewer)
            assert sterling.decode(sterling.encode(view), game.view_type) == view
            assert view.seat == viewer


def test_all_views_together_are_each_one_alone(game: Game) -> None:
    for state in positions(game, Rng(48), 30):
        assert game.views(state) == [game.view(state, viewer) for viewer in (*range(game.seats), sterling.SPECTATOR)]


def check_sample_law(game: Game, rng: Rng, number: int) -> int:
    """view(sample(v)) == v, for every seat and the spectator; and a sampled world can be played to its end."""
    checked = 0
    for state in positions(game, rng, number):
        before = state.key()
        for viewer in viewers(game):
            view = game.view(state, viewer)
            world = game.sampler(view).sample(rng)
            assert game.view(world, viewer) == view
            if viewer >= 0:
                assert world.legal(viewer) == state.legal(viewer)
            assert world.waiting() == state.waiting()
            checked += 1
        assert state.key() == before
    return checked


def test_a_sampled_world_shows_the_same_view(game: Game) -> None:
    assert check_sample_law(game, Rng(42), 60) == 60 * (game.seats + 1)


def test_a_sampled_world_can_be_played_to_the_end(game: Game) -> None:
    rng = Rng(43)
    low, high = game.score_bounds
    for state in positions(game, rng, 20):
        for viewer in viewers(game):
            world = game.sample(game.view(state, viewer), rng)
            play_on(game, world, rng)
            for seat in range(game.seats):
                assert low <= world.points(seat) <= high


def test_equal_views_of_different_truths_give_equal_samples(game: Game) -> None:
    """The sampler knows the view and nothing else: same view and same generator, same world."""
    rng = Rng(44)
    different = 0
    for state in positions(game, rng, 25):
        for viewer in viewers(game):
            view = game.view(state, viewer)
            other_truth = game.sample(view, rng)
            different += other_truth.key() != state.key()
            other_view = game.view(other_truth, viewer)
            for seed in range(3):
                mine = game.sampler(view).sample(Rng(seed))
                theirs = game.sampler(other_view).sample(Rng(seed))
                assert mine.key() == theirs.key()
    assert different > 20


def test_a_world_can_be_sampled_from_bytes_in_a_process_of_its_own(game: Game) -> None:
    """The sampler cannot reach the true state: another process makes the same world from the encoded view."""
    import subprocess
    import sys

    state = next(positions(game, Rng(45), 1))
    view = game.view(state, 0)
    program = (
        "import sys, sterling\n"
        f"game = sterling.game({game.facts.name!r}, {game.seats}, {game.rule_set!r})\n"
        "view = sterling.decode(sys.stdin.buffer.read(), game.view_type)\n"
        "print(game.sample(view, sterling.Rng(7)).key())\n"
    )
    done = subprocess.run([sys.executable, "-c", program], input=sterling.encode(view), capture_output=True, check=True)
    assert done.stdout.decode().strip() == str(game.sample(view, Rng(7)).key())


def test_what_a_client_is_shown_is_part_of_the_view(game: Game) -> None:
    """A table without memory aid sends less, never more."""
    for state in positions(game, Rng(46), 15):
        for viewer in viewers(game):
            view = game.view(state, viewer)
            shown = game.shown(view)
            assert less_or_equal(msgspec.to_builtins(shown), msgspec.to_builtins(view))
            with_aid = sterling.game(game.facts.name, game.seats, game.rule_set, aid(game.facts.name))
            assert with_aid.shown(view) == view


def tells_somebody(game: Game, before: State, after: State, seat: int, code: int, rng: Rng) -> bool:
    """Whether the same action is illegal or looks different in some world that someone considers possible."""
    old, new = game.views(before), game.views(after)
    for viewer in viewers(game):
        if viewer != seat and old[viewer] == new[viewer]:
            continue
        sampler = game.sampler(old[viewer])
        for _ in range(20):
            world = sampler.sample(rng)
            if code not in world.legal(seat):
                return True
            world.apply(seat, code)
            if game.view(world, viewer) != new[viewer]:
                return True
    return False


@pytest.mark.long
def test_a_quiet_action_tells_nobody_anything(game: Game) -> None:
    """What the rules call quiet is compared with what every viewer could learn; only such actions can be undone.

    For actions after which nobody else has to act, or of which nobody else sees anything: all others are final.
    """
    rng = Rng(49)
    quiet = loud = told = 0
    for number in range(80):
        # If quiet actions are rare, more games are played until one occurs.
        if number >= effort(4) and (quiet > 0 or not game.facts.take_back):
            break
        state = game.start(game.random_deal(rng))
        for _ in range(120):
            waiting = int(state.waiting())
            if waiting == 0:
                break
            seats = [seat for seat in range(game.seats) if waiting >> seat & 1]
            seat = seats[rng.below(len(seats))]
            code = int(state.nth(seat, rng.below(state.count(seat))))
            after = state.clone()
            after.apply(seat, code)
            old, new = game.views(state), game.views(after)
            unseen = all(viewer == seat or old[viewer] == new[viewer] for viewer in viewers(game))
            if unseen or int(state.waiting()) == int(after.waiting()) == 1 << seat:
                tells = tells_somebody(game, state, after, seat, code, rng)
                if state.quiet(seat, code, after):
                    quiet += 1
                    assert not tells, (game.format(code), seat)
                else:
                    loud += 1
                    told += tells
            state = after
    # The rest showed a card that everyone had already seen, or that could not be any other.
    assert told >= 0.7 * loud
    assert (quiet > 0) == game.facts.take_back
    assert loud > 0 or not game.facts.take_back


def less_or_equal(shown: object, known: object) -> bool:
    if shown is None or shown == known:
        return True
    if isinstance(shown, dict) and isinstance(known, dict):
        return all(name in known and less_or_equal(value, known[name]) for name, value in shown.items())
    if isinstance(shown, list) and isinstance(known, list):
        return len(shown) <= len(known) and all(map(less_or_equal, shown, known))
    return False


def test_a_broken_view_is_refused_with_a_code(game: Game) -> None:
    state = next(positions(game, Rng(47), 1))
    good = sterling.encode(game.view(state, 0))
    for bad in (b"", b"{}", b"[]", good[:-5], good.replace(b"seat", b"beat", 1), b'{"type":"' + b"x" * 50 + b'"}'):
        with pytest.raises(sterling.ViewError):
            sterling.decode(bad, game.view_type)
