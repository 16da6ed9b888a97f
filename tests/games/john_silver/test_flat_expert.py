"""The baseline `flat-2026` plays as it did when it was the strongest: old results stay comparable."""

import pytest

import sterling
from sterling import Match, Rng
from sterling.bots import Budget, GreedyBot, bot

ITERATIONS = 40
EVERY = 7

# Recorded before anything stronger came: what it chose every seventh decision of a game between greedy players.
CHOSEN: dict[tuple[int, str], list[str]] = {
    (2, "base"): [
        "sailor-3:c2",
        "ship-3:b1",
        "ship-8:b1",
        "sailor-9:b2",
        "T:chest-2",
        "ship-13:d1",
        "T:chest-6",
        "joker-6.5:c1",
        "ship-1:a1",
    ],
    (3, "base"): [
        "chest-7:c3",
        "joker-7.5:b1",
        "chest-1:d3",
        "chest-1:d3",
        "chest-3:a3",
        "T:sailor-13",
        "chest-7:d3",
        "sailor-8:a2",
        "ship-5:d1",
    ],
    (4, "base"): [
        "K6",
        "T:sailor-2",
        "T:sailor-2",
        "ship-5:d1",
        "ship-7:a1",
        "ship-4:d1",
        "ship-13:b1",
        "ship-8:b1",
        "T:sailor-10",
    ],
    (2, "stacks"): [
        "chest-1:d3",
        "sailor-6:a2",
        "chest-12:b3",
        "chest-11:c3",
        "chest-7:c3",
        "ship-3:b1",
        "chest-7:c3",
        "ship-2:a1",
        "chest-5:b3",
    ],
}


def choices(seats: int, rule_set: str) -> list[str]:
    game = sterling.game("john-silver", seats, rule_set)
    match = Match(game, seed=20)
    greedy, rng = GreedyBot(game), Rng(21)
    found = []
    while not match.over():
        seat = match.waiting()[0]
        if len(match.log) % EVERY == 3:
            chosen = bot("flat-2026", game).choose(match.view(seat), Budget(iterations=ITERATIONS), Rng(22))
            found.append(game.format(chosen))
        match.play(seat, greedy.choose(match.view(seat), Budget(), rng))
    return found


@pytest.mark.parametrize(("seats", "rule_set"), list(CHOSEN))
def test_the_baseline_chooses_what_it_chose_before(seats: int, rule_set: str) -> None:
    assert choices(seats, rule_set) == CHOSEN[seats, rule_set]
