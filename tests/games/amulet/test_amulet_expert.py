"""The search of the Amulet: it reads nothing hidden and is better than greedy; and what forgetting means."""

import pytest

import sterling
from games.amulet.scenes import Scene
from kit.tools import effort, positions
from sterling import Match, Rng
from sterling.bots import Budget, SearchBot, bot
from sterling.games.amulet.bot import Expert, Greedy
from sterling.games.amulet.bot.likelihood import ALONE, KEPT_ODDS, PAIRS, SEARCH_ODDS, make_likely
from sterling.games.amulet.rules import AmuletState
from sterling.games.amulet.view import AmuletView


def greedy_positions(game: sterling.Game, rng: Rng, number: int) -> list[sterling.State]:
    """States that sensible players reach: one from each game."""
    found = []
    greedy = Greedy()
    for _ in range(number):
        state = game.start(game.random_deal(rng))
        for _ in range(rng.below(300)):
            waiting = int(state.waiting())
            if waiting == 0:
                break
            seat = (waiting & -waiting).bit_length() - 1
            state.apply(seat, greedy.choose(state, seat, rng))
        if not state.over():
            found.append(state)
    return found


TABLES = {"greedy": (KEPT_ODDS, ALONE), "search": (SEARCH_ODDS, PAIRS)}
"""How likely worlds are made: by what greedy players keep, and by what players keep that search."""


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_likely_world_is_still_one_that_the_view_allows(seats: int, table: str) -> None:
    game = sterling.game("amulet", seats)
    rng = Rng(90 + seats)
    changed = 0
    for state in [*greedy_positions(game, rng, 40), *positions(game, rng, 60)]:
        for seat in range(seats):
            view = game.view(state, seat)
            world = game.sample(view, rng)
            before = world.key()
            assert isinstance(world, AmuletState)
            make_likely(world, seat, *TABLES[table])
            changed += world.key() != before
            assert game.view(world, seat) == view
            # The world is complete for the others too: a world can be sampled from what they know in it.
            for other in range(seats):
                theirs = game.view(world, other)
                assert game.view(game.sample(theirs, rng), other) == theirs
    assert changed > 20


def kept(table: str | None) -> list[tuple[int, int]]:
    """The two cards that seat 1 has seen and kept in 600 worlds of a scene, as they come or made likely."""
    scene = Scene([12, 5, 6, 8, 9], [1, 1, 2, 3, 4], pile=13, deck=[8] * 3 + [9] * 3, looks=True)
    scene("0:N", "1:b1", "1:b2")
    scene("D", "X", "N", "D", "b1", "Y", "D", "X", "N")
    sampler = scene.game.sampler(scene.view(0))
    rng = Rng(3)
    found = []
    for _ in range(600):
        world = sampler.sample(rng)
        assert isinstance(world, AmuletState)
        if table is not None:
            make_likely(world, 0, *TABLES[table])
        view = scene.game.view(world, 1)
        assert isinstance(view, AmuletView)
        first, second = (card.value for card in view.villages[1][:2])
        assert first is not None
        assert second is not None
        found.append((first, second))
    return found


def test_cards_that_opponents_keep_are_taken_for_low_ones() -> None:
    means = {table: sum(map(sum, kept(table))) / 1200 for table in (None, "search", "greedy")}
    assert means["greedy"] < 5 < means["search"] < 6 < means[None]


def test_opponents_who_search_are_expected_to_keep_sets() -> None:
    def sets(table: str | None) -> int:
        return sum(first == second for first, second in kept(table))

    assert sets("search") > 1.5 * sets(None) > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rewards_lie_between_0_and_1(seats: int) -> None:
    game = sterling.game("amulet", seats)
    rng = Rng(seats)
    for state in positions(game, rng, effort(25)):
        for seat in range(seats):
            if state.waiting() >> seat & 1:
                search = SearchBot(game).searched(game.view(state, seat), Budget(iterations=60), rng)
                assert all(0 <= value <= 1 for _, _, value in search.findings())


def test_it_calls_when_that_wins_and_not_when_it_loses() -> None:
    def decided(village: list[int], other: list[int]) -> str:
        # The other player discards a doppelgänger: nothing on the pile is worth waiting for.
        scene = Scene([*village, 7, 7, 7], other, pile=7, deck=[13, 13, 4], looks=True)
        scene("0:a1", "0:a2", "1:N", "T", "a3", "a4", "a5", "a3", "D", "X")
        choice = SearchBot(scene.game).choose(scene.view(0), Budget(iterations=600), Rng(1))
        return scene.game.format(choice)

    assert decided([0, 0], [12, 12, 11, 11, 10]) == "C"
    assert decided([12, 11], [0, 0, 1, 1, 1]) != "C"


@pytest.mark.skipif(sterling.MODE == "interpreted", reason="compiled, this takes seconds")
def test_a_short_search_beats_the_level_below_it_in_the_amulet() -> None:
    game = sterling.game("amulet", 2)
    won = 0.0
    for number in range(4):
        match = Match(game, seed=number // 2)
        players = [SearchBot(game), bot("osric", game)]
        mine = number % 2
        rng = Rng(number)
        while not match.over():
            seat = match.waiting()[0]
            player = players[0] if seat == mine else players[1]
            match.play(seat, player.choose(match.view(seat), Budget(iterations=200), rng))
        places = match.state.standing()
        won += 1 / places.count(1) if places[mine] == 1 else 0
    assert won >= 3


def test_one_who_does_not_read_opponents_takes_worlds_as_they_come() -> None:
    game = sterling.game("amulet", 2)
    rng = Rng(8)
    for state in greedy_positions(game, rng, 10):
        world = game.sample(game.view(state, 0), rng)
        before = world.key()
        Expert(read=0).begin(world, 0)
        assert world.key() == before


@pytest.mark.parametrize(("read", "table"), [(1, "search"), (2, "greedy")])
def test_what_it_expects_opponents_to_keep_is_a_setting(read: int, table: str) -> None:
    game = sterling.game("amulet", 2)
    changed = 0
    for number, state in enumerate(greedy_positions(game, Rng(9), 30)):
        view = game.view(state, 0)
        worlds = [game.sample(view, Rng(number)) for _ in range(3)]
        Expert(read=read).begin(worlds[0], 0)
        assert isinstance(worlds[1], AmuletState)
        if view.phase != "look":  # type: ignore[attr-defined]
            make_likely(worlds[1], 0, *TABLES[table])
        assert worlds[0].key() == worlds[1].key()
        changed += worlds[0].key() != worlds[2].key()
    assert changed > 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_forgets_knows_less_and_may_do_the_same(seats: int) -> None:
    game = sterling.game("amulet", seats)
    rng = Rng(40 + seats)
    lost = 0
    for state in [*greedy_positions(game, rng, 40), *positions(game, rng, 80)]:
        for seat in range(seats):
            view = game.view(state, seat)
            hazy = game.forget(view, 0.5, rng)
            assert isinstance(view, AmuletView)
            assert isinstance(hazy, AmuletView)
            world = game.sample(hazy, rng)
            assert game.view(world, seat) == hazy
            assert world.legal(seat) == state.legal(seat)
            for clear, dim in zip(view.villages, hazy.villages, strict=True):
                for card, left in zip(clear, dim, strict=True):
                    assert left.value in (card.value, None)
                    assert card.up == left.up
                    lost += left.value != card.value
            spot = view.looking[seat]
            if spot is not None:
                place = view.villages[spot.seat][spot.place]
                assert hazy.villages[spot.seat][spot.place] == place
            assert hazy.hand == view.hand
    assert lost > 50


def test_forgetting_nothing_and_everything() -> None:
    game = sterling.game("amulet", 2)
    rng = Rng(9)
    for state in greedy_positions(game, rng, 20):
        view = game.view(state, 0)
        assert game.forget(view, 0.0, rng) == view
        empty = game.forget(view, 1.0, rng)
        assert isinstance(empty, AmuletView)
        if empty.phase != "look":
            seen = [
                (seat, place)
                for seat, village in enumerate(empty.villages)
                for place, card in enumerate(village)
                if card.value is not None and not card.up
            ]
            spot = empty.looking[0]
            assert seen == (
                [] if spot is None or empty.villages[spot.seat][spot.place].up else [(spot.seat, spot.place)]
            )
