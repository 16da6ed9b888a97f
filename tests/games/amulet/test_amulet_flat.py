"""The baseline `flat-2026` plays as the top bot did when it was kept."""

import pytest

import sterling
from sterling import Match, Rng
from sterling.bots import Budget, bot
from sterling.games.amulet.bot.greedy import sharp

# Recorded with the top bot of version 0.2.0, before the learned outlook.
CHOSEN = {
    2: [167, 4, 116, 0, 0, 3, 0, 167, 0, 217, 218, 165],
    3: [265, 266, 218, 168, 10, 263, 265, 215, 263, 6, 1, 215],
    4: [267, 265, 216, 315, 215, 265, 0, 1, 1, 0, 3, 119],
}


@pytest.mark.parametrize("seats", CHOSEN)
def test_the_baseline_chooses_as_it_did(seats: int) -> None:
    game = sterling.game("amulet", seats)
    rng = Rng(18 + seats)
    match = Match(game, game.random_deal(rng))
    policy = sharp()
    found: list[int] = []
    step = 0
    while len(found) < len(CHOSEN[seats]):
        seat = match.waiting()[0]
        if step % 9 == 4 and match.state.count(seat) > 2:
            found.append(bot("flat-2026", game).choose(match.view(seat), Budget(iterations=90), Rng(step)))
        match.play(seat, int(policy.choose(match.state, seat, rng)))
        step += 1
    assert found == CHOSEN[seats]
