"""The quick and the shrewd player, what the search leaves out, the outlook on a round, and the styles of the
characters."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import sterling
from games.amulet.newcomer import Newcomer
from games.amulet.scenes import Scene
from kit.tools import effort, positions
from sterling import Rng
from sterling.bots import Budget, bot, cast_of
from sterling.bots.learned import Features
from sterling.bots.policy import Policy
from sterling.bots.weights import learned_file, load
from sterling.games.amulet.bot import LESSONS, Expert, Shrewd, player, shrewd, values_for
from sterling.games.amulet.codes import ACTIONS, CALL, NO
from sterling.games.amulet.rules import HAND, POWER, STRIDE, AmuletState

SEATS = [2, 3, 4]


def as_tuned(seats: int) -> Shrewd:
    """The shrewd player with the values for so many players."""
    return shrewd(load(learned_file("amulet", values_for(seats))).values())


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("make", [lambda seats: player(), as_tuned], ids=["quick", "shrewd"])
def test_what_is_hidden_in_a_world_does_not_sway_the_player(make: Callable[[int], Policy], seats: int) -> None:
    game = sterling.game("amulet", seats)
    quick = make(seats)
    rng = Rng(60 + seats)
    for state in positions(game, rng, effort(60)):
        for seat in range(seats):
            if state.waiting() >> seat & 1:
                sampler = game.sampler(game.view(state, seat))
                choices = {int(quick.choose(sampler.sample(rng), seat, Rng(6))) for _ in range(6)}
                assert len(choices) == 1
                assert choices <= set(state.legal(seat))


@pytest.mark.parametrize("seats", SEATS)
def test_the_search_leaves_out_the_same_in_all_worlds_of_a_view(seats: int) -> None:
    game = sterling.game("amulet", seats)
    expert = Expert()
    rng = Rng(70 + seats)
    fewer = 0
    for state in positions(game, rng, effort(60)):
        for seat in range(seats):
            if state.waiting() >> seat & 1:
                sampler = game.sampler(game.view(state, seat))
                found = set()
                for _ in range(4):
                    actions = vec[i64]([0] * ACTIONS)
                    count = expert.options(sampler.sample(rng), seat, actions)
                    found.add(tuple(actions[k] for k in range(count)))
                (listed,) = found
                assert listed
                assert set(listed) <= set(state.legal(seat))
                assert len(set(listed)) == len(listed)
                fewer += len(listed) < len(state.legal(seat))
    assert fewer > effort(60) // 10


def test_cards_that_it_knows_are_all_tried_and_unknown_ones_once() -> None:
    scene = Scene([12, 5, 6, 8, 9], [1, 1, 2, 3, 4], pile=13, deck=[3, 9], looks=True)
    scene("0:a1", "0:a2", "1:N", "D")
    assert scene.phase == "hand"
    actions = vec[i64]([0] * ACTIONS)
    count = Expert().options(scene.state, 0, actions)
    assert [scene.game.format(actions[k]) for k in range(count)] == ["X", "a1", "a2", "a3"]


def played(game: sterling.Game, players: list[Policy], rng: Rng, told: Callable[[AmuletState, int, int], None]) -> None:
    """A whole game; `told` hears of every action before it happens."""
    state = game.setup.start(game.setup.shuffled(rng))
    assert isinstance(state, AmuletState)
    while waiting := int(state.waiting()):
        seat = (waiting & -waiting).bit_length() - 1
        action = int(players[seat].choose(state, seat, rng))
        told(state, seat, action)
        state.apply(seat, action)


def test_the_outlook_is_taught_with_what_each_round_cost() -> None:
    game = sterling.game("amulet", 3)
    lesson = LESSONS["outlook"]()
    features = Features()
    rng = Rng(4)
    state = game.setup.start(game.setup.shuffled(rng))
    assert isinstance(state, AmuletState)
    waiting_for: list[tuple[AmuletState, int]] = []
    costs = [0.0, 0.0, 0.0]
    ripened = 0
    quick = player()
    while waiting := int(state.waiting()):
        seat = (waiting & -waiting).bit_length() - 1
        state.apply(seat, quick.choose(state, seat, rng))
        if state.over() or lesson.ripe(state):
            ripened += 1
            goals = vec[float]([0.0])
            for before, whose in waiting_for:
                lesson.goals(before, state, whose, goals)
                assert goals[0] == float(state.points(whose) - before.points(whose))
            for whose in range(3):
                lesson.goals(waiting_for[whose][0], state, whose, goals)
                costs[whose] += goals[0]
            waiting_for = []
        elif lesson.here(state, 0):
            for whose in range(3):
                features.clear()
                lesson.look(state, whose, features)
                assert all(0 <= index < lesson.features() for index, _ in features.pairs())
                waiting_for.append((state.clone(), whose))
    assert ripened == 4
    assert costs == [float(state.points(seat)) for seat in range(3)]


@pytest.mark.parametrize(("seats", "least"), [(2, 0.55), (4, 0.27)])
@pytest.mark.skipif(sterling.MODE == "interpreted", reason="compiled, this takes a second")
def test_the_shrewd_player_beats_the_quick_one(seats: int, least: float) -> None:
    game = sterling.game("amulet", seats)
    deals = 400 // seats
    won = 0.0
    for number in range(deals * seats):
        mine = number % seats
        players: list[Policy] = [as_tuned(seats) if seat == mine else player() for seat in range(seats)]
        rng = Rng(number // seats)
        state = game.setup.start(game.setup.shuffled(rng))
        while waiting := int(state.waiting()):
            seat = (waiting & -waiting).bit_length() - 1
            state.apply(seat, players[seat].choose(state, seat, rng))
        places = state.standing()
        won += 1 / places.count(1) if places[mine] == 1 else 0
    assert won / (deals * seats) > least


# -- the styles --------------------------------------------------------------------------------------------------------


def habits(name: str) -> dict[str, float]:
    """How one of the characters without a search plays against itself: how high its village is when it calls, and how
    many of the drawn cards it discards with a power used."""
    character = next(one for one in cast_of("amulet") if one.name == name)
    game = sterling.game("amulet", 2)
    me = player(**character.style)
    sums: list[int] = []
    drawn, used = 0, 0

    def told(state: AmuletState, seat: int, action: int) -> None:
        nonlocal drawn, used
        if action == CALL:
            sums.append(int(state.village_sum(STRIDE * seat)))
        drawn += state.phase == HAND
        used += state.phase == POWER and action != NO

    for number in range(40):
        played(game, [me, me], Rng(number), told)
    return {"sum": sum(sums) / len(sums), "powers": used / drawn}


def test_hobbin_calls_high_osric_low_and_tilda_loves_powers() -> None:
    hobbin, tilda, osric = habits("hobbin"), habits("tilda"), habits("osric")
    assert hobbin["sum"] > osric["sum"] + 2
    assert tilda["powers"] > 1.3 * max(hobbin["powers"], osric["powers"])


def test_osric_throws_out_a_card_he_has_not_seen_before_a_high_one_that_he_knows() -> None:
    style = next(one for one in cast_of("amulet") if one.name == "osric").style

    def replaced(policy: Policy) -> str:
        scene = Scene([10, 5, 6, 8, 9], [1, 1, 2, 3, 4], pile=13, deck=[2, 9], looks=True)
        scene("0:a1", "0:a2", "1:N", "D")
        return scene.game.format(int(policy.choose(scene.state, 0, Rng(1))))

    assert replaced(player(**style)) == "a3"
    assert replaced(player()) == "a1"


@pytest.mark.skipif(sterling.MODE == "interpreted", reason="compiled, this takes seconds")
def test_the_gentlest_loses_to_a_newcomer_who_follows_the_basics() -> None:
    game = sterling.game("amulet", 2)
    newcomer = Newcomer()
    won = 0.0
    games = 60
    for number in range(games):
        rng = Rng(number // 2)
        state = game.setup.start(game.setup.shuffled(rng))
        hobbin = bot(cast_of("amulet")[0].name, game)
        while waiting := int(state.waiting()):
            seat = (waiting & -waiting).bit_length() - 1
            if seat == number % 2:
                state.apply(seat, hobbin.choose(game.view(state, seat), Budget(), rng))
            else:
                state.apply(seat, newcomer.choose(state, seat, rng))
        places = state.standing()
        won += 1 / places.count(1) if places[number % 2] == 1 else 0
    assert won < games / 2
