"""The players of Silver & Gold: the frozen one, the strong one, and what can be told apart about the characters."""

from collections import Counter
from collections.abc import Callable
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import sterling
from games.silver_gold.newcomer import Newcomer
from kit.tools import effort, positions
from sterling import Match, Rng
from sterling.bots import Bot, Budget, bot
from sterling.bots.weights import equip
from sterling.core.bits import LOW4
from sterling.games.silver_gold.bot import Expert
from sterling.games.silver_gold.codes import ACTIONS
from sterling.games.silver_gold.rules import SilverGoldState

GAME = "silver-gold"
COMPILED = pytest.mark.skipif(sterling.MODE == "interpreted", reason="the moves are the same; compiled, this is quick")

THINKING = 40

FROZEN = {
    (2, "nsv"): [0, 0, 144, 11, 13, 12, 10, 187, 186, 11, 78, 43, 11, 187, 233, 6],
    (4, "oya"): [1, 2, 55, 323, 22, 23, 17, 11, 14, 185, 11, 199, 22, 194, 26, 22],
}
"""What the strongest player of 2026 chose in these positions before anything stronger was written."""


@pytest.mark.parametrize(("seats", "rule_set"), FROZEN)
def test_the_baseline_plays_as_it_did(seats: int, rule_set: str) -> None:
    game = sterling.game(GAME, seats, rule_set)
    number = 16 if sterling.MODE == "compiled" else 5
    chosen = []
    for state in positions(game, Rng(11), number):
        seat = int(LOW4[state.waiting()])
        chosen.append(bot("flat-2026", game).choose(game.view(state, seat), Budget(iterations=40), Rng(5)))
    assert chosen == FROZEN[seats, rule_set][:number]


def duel(
    one: Callable[[sterling.Game], Bot], other: Callable[[sterling.Game], Bot], deals: int
) -> tuple[float, Counter[str]]:
    """The share of games that the first of two wins, each deal played from both seats, what its points are for, and
    how many big (purple, orange) and small islands it completes."""
    game = sterling.game(GAME, 2)
    won = 0.0
    parts: Counter[str] = Counter()
    for number in range(deals):
        deal = game.random_deal(Rng(500 + number))
        for seat in range(2):
            match = Match(game, deal)
            players = [one(game), other(game)] if seat == 0 else [other(game), one(game)]
            rng = Rng(number)
            while not match.over():
                turn = match.waiting()[0]
                match.play(turn, players[turn].choose(match.view(turn), Budget(iterations=THINKING), rng))
            places = match.state.standing()
            won += 0.5 if places == [1, 1] else places[seat] == 1
            parts.update(game.parts(match.state)[seat])
            colours = cast(SilverGoldState, match.state).colours(seat)
            parts["big"] += (colours & 1023) + (colours >> 10 & 1023)
            parts["small"] += (colours >> 20 & 1023) + (colours >> 30)
    return won / (2 * deals), parts


def named(name: str) -> Callable[[sterling.Game], Bot]:
    return lambda game: bot(name, game)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_search_tries_and_plays_on_with_the_same_in_all_worlds_of_a_view(seats: int) -> None:
    """The search counts on it: it asks one world what is worth trying, and has the same actions in all of them."""
    game = sterling.game(GAME, seats)
    expert = equip(Expert(), GAME, seats)
    rng = Rng(80 + seats)
    asked = 0
    for state in positions(game, rng, effort(40)):
        for seat in range(seats):
            if not state.waiting() >> seat & 1:
                continue
            sampler = game.sampler(game.view(state, seat))
            listed, played = set(), set()
            for _ in range(4):
                world = sampler.sample(rng)
                expert.begin(world, seat)
                actions = vec[i64]([0] * ACTIONS)
                count = expert.options(world, seat, actions)
                listed.add(tuple(actions[k] for k in range(count)))
                played.add(int(expert.policy(world, seat, Rng(6))))
            legal = set(state.legal(seat))
            (tried,) = listed
            assert tried
            assert len(set(tried)) == len(tried)
            assert set(tried) <= legal
            assert len(played) == 1
            assert played <= legal
            asked += len(legal) > 1
    assert asked >= effort(40) // 2


@COMPILED
def test_the_search_beats_the_baseline_and_the_greedy_player() -> None:
    """With a fixed number of iterations these games are always the same."""
    assert duel(named("search"), named("greedy"), 3)[0] >= 0.8
    assert duel(named("search"), named("flat-2026"), 3)[0] >= 0.6


@COMPILED
def test_a_newcomer_who_follows_the_basics_beats_the_gentlest_opponent() -> None:
    assert duel(Newcomer, named("pip"), 30)[0] > 0.5


SCORE = ("coins", "cups", "palms", "islands", "seals")


@pytest.mark.soak
@COMPILED
def test_a_taste_shows_in_the_score() -> None:
    """Of its points, a character gets a larger share from what it likes than the balanced player gets."""
    _, plain = duel(named("admiral"), named("greedy"), 12)
    for name, part in (("pip", "palms"), ("goldie", "coins"), ("reyes", "seals")):
        _, fond = duel(named(name), named("greedy"), 20)
        shares = [parts[part] / sum(parts[part] for part in SCORE) for parts in (fond, plain)]
        assert shares[0] > 1.1 * shares[1], name
    _, fond = duel(named("barnaby"), named("greedy"), 20)
    assert fond["small"] / fond["big"] > 1.25 * plain["small"] / plain["big"]
