"""The search: deterministic by iterations, obedient to the clock and the stop flag, better with more thought."""

import itertools
import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

import sterling
from kit.conftest import every_game
from kit.tools import effort, positions, random_match
from sterling import Match, Rng, State
from sterling.bots import (
    STRENGTHS,
    Budget,
    Character,
    CharacterBot,
    SearchBot,
    baselines,
    bot,
    bot_names,
    cast_of,
    searches,
)
from sterling.bots.search import Knowledge, Search
from sterling.bots.worker import Worker
from sterling.games import folders
from sterling.i18n import LANGUAGES, Words

ROOT = Path(__file__).parents[2]
TABLE = sterling.game("silver-gold", 2)


def middle(game: sterling.Game, steps: int = 30) -> Match:
    whole = random_match(game, 15)
    match = Match(game, whole.deal)
    for seat, code in whole.log[: min(steps, len(whole.log) // 2)]:
        match.play(seat, code)
    while match.state.count(match.waiting()[0]) < 2:
        seat = match.waiting()[0]
        match.play(seat, match.legal(seat)[0].code)
    return match


CHOICES = """
import json, sterling
from bots.test_search import middle
from kit.conftest import every_game
from sterling.bots import Budget, SearchBot
found = []
for setup in every_game():
    match = middle(sterling.game(*setup))
    seat = match.waiting()[0]
    found.append(SearchBot(match.game).choose(match.view(seat), Budget(iterations=16), sterling.Rng(4)))
print(json.dumps([sterling.MODE, found]))
"""


@pytest.mark.skipif(sterling.MODE == "interpreted", reason="compared once, from the compiled side")
def test_the_same_seed_and_iterations_give_the_same_move_compiled_and_interpreted() -> None:
    told = []
    for pure in ("0", "1"):
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
        environment = os.environ | {"STERLING_PURE": pure, "PYTHONPATH": path}
        done = subprocess.run([sys.executable, "-c", CHOICES], env=environment, capture_output=True, check=True)
        told.append(json.loads(done.stdout))
    assert [mode for mode, _ in told] == ["compiled", "interpreted"]
    assert told[0][1] == told[1][1]


@pytest.mark.parametrize("slug", ["silver-gold", "amulet", "john-silver"])
def test_by_iterations_the_choices_do_not_depend_on_how_fast_the_machine_is(slug: str) -> None:
    game = sterling.game(slug, 2)
    played = []
    for ticks in (1e-7, 1e-3, 0.5):
        now = itertools.count()
        match = Match(game, seed=3)
        players = [SearchBot(game), SearchBot(game)]
        for player in players:
            player.clock = lambda now=now, ticks=ticks: next(now) * ticks  # type: ignore[misc]
        rng = Rng(7)
        while not match.over() and len(match.log) < effort(40):
            seat = match.waiting()[0]
            match.play(seat, players[seat].choose(match.view(seat), Budget(iterations=effort(100)), rng))
        played.append((match.log, rng.word()))
    assert played[0] == played[1] == played[2]


def give_clock(player: SearchBot, speed: float) -> None:
    """Gives a bot a machine that does this many iterations per second; no other time passes for it."""

    def now() -> float:
        return 0.0 if player.search is None else float(player.search.iterations) / speed

    player.clock = now


@pytest.mark.parametrize("seconds", [0.05, 0.3, 2.0])
@pytest.mark.parametrize("speed", [1_000, 10_000])
def test_a_time_budget_is_kept(seconds: float, speed: int) -> None:
    match = middle(TABLE)
    seat = match.waiting()[0]
    player = SearchBot(TABLE)
    give_clock(player, effort(speed))
    search = player.searched(match.view(seat), Budget(seconds=seconds), Rng(1))
    assert search.choice() in match.state.legal(seat)
    # The clock is checked about a hundred times a second.
    assert seconds <= search.iterations / effort(speed) <= seconds + max(0.02, 16 / effort(speed))


def test_a_choice_that_no_time_left_can_change_is_made_at_once() -> None:
    match = middle(TABLE)
    seat = match.waiting()[0]
    spent = []
    for share in (0.5, 4.0):
        player = SearchBot(TABLE, Knowledge(), 0.7)
        # A tree in which one action is already far ahead.
        search = player.searched(match.view(seat), Budget(iterations=10), Rng(1))
        favourite = search.findings()[0][0]
        search.run_action(favourite, effort(4_000), Rng(1))
        visits = [count for _, count, _ in search.findings()]
        assert search.lead() == visits[0] - visits[1] > 0
        goes_on_with(player, search)
        before = search.iterations
        # Two seconds allow half as many iterations as the lead, too few to catch up, or four times as many.
        give_clock(player, share * search.lead() / 2)
        chosen = player.choose(match.view(seat), Budget(seconds=2), Rng(1))
        assert chosen == favourite or share > 1
        spent.append(search.iterations - before)
    once_round = len(match.state.legal(seat)) + 1
    assert spent[0] == once_round < spent[1]


def goes_on_with(player: SearchBot, search: Search) -> None:
    """Whatever the request, this player continues with this tree."""
    player.resumed = lambda view, sampler: search  # type: ignore[method-assign]


def test_a_search_can_be_told_to_answer_at_once() -> None:
    match = middle(TABLE)
    seat = match.waiting()[0]
    player = SearchBot(TABLE)
    looks = 0

    def now() -> float:
        """A hundredth of a second between checks; at the 20th of thousands, somebody asks it to hurry."""
        nonlocal looks
        looks += 1
        if looks == 20:
            hurrying = threading.Thread(target=player.hurry)
            hurrying.start()
            hurrying.join()
        return looks / 100

    player.clock = now
    assert player.choose(match.view(seat), Budget(seconds=30), Rng(1)) in match.state.legal(seat)
    assert looks in (20, 21)
    assert not player.hurried


def test_a_worker_can_be_told_to_answer_at_once() -> None:
    """It would think for hours."""
    match = middle(TABLE)
    seat = match.waiting()[0]
    answered = threading.Event()

    def hurry() -> None:
        while not answered.wait(0.3):
            worker.stop_thinking()

    with Worker() as worker:
        worker.ask(TABLE, "greedy", match.view(seat), Budget(), seed=1)
        hurrying = threading.Thread(target=hurry)
        hurrying.start()
        answer = worker.ask(TABLE, "search", match.view(seat), Budget(seconds=10_000), seed=1)
        answered.set()
        hurrying.join()
    assert answer.error == ""
    assert answer.action in match.state.legal(seat)


def test_every_action_is_tried_and_visits_add_up() -> None:
    for setup in every_game():
        game = sterling.game(*setup)
        match = middle(game)
        seat = match.waiting()[0]
        search = Search(game.sampler(match.view(seat)), Knowledge(), seat, game.seats, game.facts.actions, explore=0.7)
        iterations = max(effort(400), len(match.state.legal(seat)))
        search.run(iterations, Rng(2))
        found = search.findings()
        assert {code for code, _, _ in found} == set(match.state.legal(seat))
        assert sum(visits for _, visits, _ in found) == search.iterations == iterations
        assert all(0 <= value <= 1 for _, _, value in found)
        assert search.choice() == found[0][0]


def test_the_tree_is_kept_within_a_turn_when_nothing_new_was_learnt() -> None:
    """After an X is marked, the follow-up starts from the existing tree."""
    rng = Rng(7)
    kept = 0
    for state in positions(TABLE, rng, effort(160)):
        seat = 0
        if not state.waiting() & 1 or state.key()[0] != 1:
            continue
        player = SearchBot(TABLE, Knowledge(), 0.7)
        action = player.choose(TABLE.view(state, seat), Budget(iterations=60), Rng(1))
        state.apply(seat, action)
        if state.waiting() & 1 and state.waiting() & 2 and not state.over():
            search = player.searched(TABLE.view(state, seat), Budget(iterations=10), Rng(2))
            kept += search.iterations > 10
    assert kept > 0


@pytest.mark.soak
@pytest.mark.skipif(sterling.MODE == "interpreted", reason="the moves are the same; compiled, this takes seconds")
def test_search_beats_greedy_in_silver_and_gold() -> None:
    wins = 0
    games = 6
    for seed in range(games):
        match = Match(TABLE, seed=seed)
        players = [SearchBot(TABLE), bot("greedy", TABLE)] if seed % 2 else [bot("greedy", TABLE), SearchBot(TABLE)]
        rng = Rng(seed)
        while not match.over():
            seat = match.waiting()[0]
            match.play(seat, players[seat].choose(match.view(seat), Budget(iterations=100), rng))
        wins += match.state.standing()[0 if seed % 2 else 1] == 1
    assert wins >= games - 1


@pytest.mark.parametrize("facts", sterling.games(), ids=lambda facts: facts.name)
def test_five_characters_with_names_and_weaknesses_in_three_languages(facts: sterling.Facts) -> None:
    cast = cast_of(facts.name)
    if not cast:
        # Only a game outside the package may lack them.
        assert "tests" in folders()[facts.name].parts
        return
    assert len(cast) == 5
    assert len({character.name for character in cast}) == 5
    assert [character.strength for character in cast] == list(STRENGTHS)
    top = cast[-1]
    assert (top.plays, top.slips, top.forgets, top.iterations) == ("search", 0.0, 0.0, None)
    for language in LANGUAGES:
        words = Words(language)
        for name in bot_names(facts.name):
            assert words(f"bot-{name}")
        for character in cast:
            assert len(words(f"bot-{character.name}-about")) > 20


@pytest.mark.parametrize("game", [facts.name for facts in sterling.games() if cast_of(facts.name)])
def test_the_clock_of_a_character_is_that_of_the_player_inside(game: str) -> None:
    table = sterling.game(game, 2)
    match = middle(table)
    seat = match.waiting()[0]
    player = bot(cast_of(game)[-1].name, table)
    looks = itertools.count()
    # A second between two looks: the first look after the first pass finds the time spent.
    player.clock = lambda: float(next(looks))
    assert player.choose(match.view(seat), Budget(seconds=2), Rng(1)) in match.state.legal(seat)
    assert next(looks) == 3


def test_a_baseline_is_a_search_of_its_own_that_people_are_not_offered() -> None:
    for facts in sterling.games():
        game = sterling.game(facts.name, 2)
        assert not set(baselines(facts.name)) & set(bot_names(facts.name))
        for name, (_, explore) in baselines(facts.name).items():
            player = bot(name, game)
            assert isinstance(player, SearchBot)
            assert player.explore == explore
            assert searches(name, facts.name)
        if cast_of(facts.name):
            assert "flat-2026" in baselines(facts.name)


def test_tuning_and_style_both_reach_the_player() -> None:
    game = sterling.game("john-silver", 2)
    for settings in ({"tuning": {"wary": 0}}, {"style": {"wary": 0}}):
        player = CharacterBot(game, Character("x", "greedy", 1, **settings))  # type: ignore[arg-type]
        assert player.inner.policy.wary == 0  # type: ignore[attr-defined]
    table = sterling.game("silver-gold", 2)
    searching = CharacterBot(table, Character("x", "search", 4, tuning={"horizon": 3}))
    assert searching.inner.knowledge.horizon == 3  # type: ignore[attr-defined]


def test_names_of_characters_are_not_used_twice() -> None:
    names = [character.name for facts in sterling.games() for character in cast_of(facts.name)]
    assert len(names) == len(set(names))


class Flat(Knowledge):
    """The plain knowledge, one decision deep."""

    def flat(self) -> bool:
        return True


def flat_search(setup: tuple[str, int, str]) -> tuple[Search, list[int]]:
    game = sterling.game(*setup)
    match = middle(game)
    seat = match.waiting()[0]
    sampler = game.sampler(match.view(seat))
    return Search(sampler, Flat(), seat, game.seats, game.facts.actions, explore=0.7), match.state.legal(seat)


def test_a_flat_search_tries_every_action_in_the_same_worlds() -> None:
    for setup in every_game():
        search, legal = flat_search(setup)
        search.run(3 * len(legal), Rng(2))
        assert {code: visits for code, visits, _ in search.findings()} == dict.fromkeys(legal, 3)
        assert search.iterations == 3 * len(legal)
        assert search.findings()[0][0] == search.choice()
        assert search.findings()[0][2] == max(value for _, _, value in search.findings())


def test_a_flat_search_drops_what_is_clearly_worse_and_looks_on_at_the_rest() -> None:
    search, legal = flat_search(("john-silver", 2, "base"))
    search.run(effort(400) * len(legal), Rng(2))
    visits = [count for _, count, _ in search.findings()]
    assert len(visits) == len(legal)
    assert min(visits) >= 16
    assert visits[0] == max(visits)
    if sterling.MODE == "compiled":
        assert min(visits) < max(visits) / 2
        # The dropped actions were worse than those that are left.
        means = {count: value for _, count, value in search.findings()}
        assert means[min(visits)] < means[max(visits)]


def test_a_game_says_how_sure_a_flat_search_must_be_to_drop_an_action() -> None:
    class Patient(Flat):
        def enough(self) -> int:
            return 40

    class Doubtful(Flat):
        def doubt(self) -> float:
            return 1e6

    game = sterling.game("john-silver", 2)
    match = middle(game)
    seat = match.waiting()[0]
    sampler = game.sampler(match.view(seat))
    count = len(match.state.legal(seat))

    def fewest(knowledge: Knowledge) -> tuple[int, int]:
        search = Search(sampler, knowledge, seat, 2, game.facts.actions, explore=0.7)
        search.run(50 * count, Rng(2))
        visits = [number for _, number, _ in search.findings()]
        return min(visits), max(visits)

    assert 16 <= fewest(Flat())[0] < 40
    assert fewest(Patient())[0] >= 40
    least, most = fewest(Doubtful())
    assert most - least <= 1


def test_equal_actions_do_not_keep_a_flat_search_busy() -> None:
    class Indifferent(Flat):
        def judge(self, world: State, rewards: Any) -> None:
            for seat in range(4):
                rewards[seat] = 0.5

    game = sterling.game("john-silver", 2)
    match = middle(game)
    seat = match.waiting()[0]
    count = len(match.state.legal(seat))
    search = Search(game.sampler(match.view(seat)), Indifferent(), seat, 2, game.facts.actions, explore=0.7)
    search.run(63 * count, Rng(2))
    assert not search.settled()
    search.run(count, Rng(2))
    assert search.settled()
    assert search.choice() == search.findings()[0][0]


class Halving(Flat):
    def halves(self) -> bool:
        return True


def test_sequential_halving_spends_equal_parts_of_its_iterations_on_half_as_many_actions_each() -> None:
    """And its choices do not depend on the speed of the machine."""
    game = sterling.game("john-silver", 2)
    match = middle(game)
    seat = match.waiting()[0]
    legal = len(match.state.legal(seat))
    assert legal > 8
    total = 12 * legal
    found = []
    for ticks in (1e-7, 1e-3, 0.5):
        player = SearchBot(game, Halving())
        now = itertools.count()
        player.clock = lambda now=now, ticks=ticks: next(now) * ticks  # type: ignore[misc]
        search = player.searched(match.view(seat), Budget(iterations=total), Rng(3), settle=True)
        assert total <= search.iterations <= total + legal
        visits = sorted((count for _, count, _ in search.findings()), reverse=True)
        parts = (legal - 1).bit_length()
        # The worse half was dropped after the first part, and two got all of the last one.
        assert max(visits[(legal + 1) // 2 :]) <= total / parts / legal + 1
        assert visits[1] > 1.5 * visits[2]
        found.append(search.findings())
    assert found[0] == found[1] == found[2]


def test_sequential_halving_by_the_clock_ends_with_two_actions() -> None:
    match = middle(sterling.game("john-silver", 2))
    seat = match.waiting()[0]
    player = SearchBot(match.game, Halving())
    give_clock(player, 1000)
    search = player.searched(match.view(seat), Budget(seconds=0.5), Rng(3), settle=True)
    assert search.left <= 2
    assert search.choice() in match.state.legal(seat)
    # A review wants to know what every action is worth.
    search = player.searched(match.view(seat), Budget(seconds=0.5), Rng(3))
    assert search.left > 2
