"""The greedy player of John Silver: much stronger than random, and blind to what is hidden."""

from typing import cast

import pytest

import sterling
from games.john_silver.scenes import Scene, names, position, turn_of
from sterling import Rng, State
from sterling.bots.policy import Policy
from sterling.games.john_silver import JohnSilver
from sterling.games.john_silver.bot import Greedy
from sterling.games.john_silver.codes import DRAW, LAID_CELL, LAY, TAKE
from sterling.games.john_silver.rules import ROW_OF, TAKING, JohnSilverState

GAMES = 200 if sterling.MODE == "compiled" else 24


class Anything(Policy):
    """Any legal action."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        return int(world.nth(seat, rng.below(world.count(seat))))


def share_of_wins(game: sterling.Game, games: int, seed: int) -> float:
    """The share of wins of one greedy seat among random ones, for each seat in turn."""
    rng = Rng(seed)
    greedy, anything = Greedy(), Anything()
    share = 0.0
    for number in range(games):
        state = game.start(game.random_deal(rng))
        mine = number % game.seats
        while not state.over():
            seat = turn_of(state)
            state.apply(seat, (greedy if seat == mine else anything).choose(state, seat, rng))
        places = state.standing()
        share += (places[mine] == 1) / places.count(1)
    return share / games


@pytest.mark.parametrize("rule_set", ["base", "stacks"])
def test_greedy_beats_random_in_nine_of_ten_two_player_games(rule_set: str) -> None:
    assert share_of_wins(JohnSilver(2, rule_set), GAMES, 1) >= 0.9


@pytest.mark.parametrize(("seats", "rule_set"), [(3, "base"), (4, "base"), (4, "stacks")])
def test_greedy_wins_more_than_half_against_several_random_players(seats: int, rule_set: str) -> None:
    assert share_of_wins(JohnSilver(seats, rule_set), GAMES, 2) > 0.5


def choice(game: sterling.Game, state: State) -> str:
    return game.format(int(Greedy().choose(state, turn_of(state), Rng(1))))


def test_it_fills_a_row_that_pays() -> None:
    """Highest and lowest in its own columns win all four; everything else can wait."""
    game, state = position(["S12 M13", "M2 M4"], ["- S6 S2 S8", "- - - -", "- - - -"])
    assert choice(game, state) == "ship-12:a1"


def test_it_leaves_a_row_of_spots_to_the_other() -> None:
    """A player who fills this row with the joker gives the spots to the columns of the other player."""
    game, state = position(["J9 C2", "M2 M4"], ["S10 S13 S12 -", "- - - -", "- - - -"])
    assert choice(game, state) == "joker-9.5:d1"


def test_it_saves_itself_with_an_apple() -> None:
    """Sailor 1 and joker 5½ threaten its column; the apple takes a card from that row."""
    game, state = position(["C7", "M12 M13"], ["- - - -", "M1 J5 - M8", "- - - -"])
    sterling.play(game, state, 0, game.parse(choice(game, state)))
    assert choice(game, state) in {"T:sailor-1", "T:joker-5.5", "T:sailor-8"}


def test_in_a_hurry_it_fills_a_row_that_gives_it_coins_even_if_the_other_gets_more() -> None:
    """Ship 2 fills the row: 3 coins for its own column, 8 for the other's."""
    game, state = position(["S2 M7 C5", "S12 M4"], ["- S8 S4 S6", "- - - -", "- - - -"])
    assert choice(game, state) == "chest-5:b3"
    assert game.format(int(Greedy(haste=3000).choose(state, turn_of(state), Rng(1)))) == "ship-2:a1"


def test_in_a_great_hurry_it_takes_no_card_out_of_a_row_that_will_pay_it_coins() -> None:
    game = JohnSilver(2)
    hasty = Greedy(haste=100_000)
    rng = Rng(8)
    filled = 0
    for _ in range(40):
        state = cast(JohnSilverState, game.start(game.random_deal(rng)))
        while not state.over():
            seat = turn_of(state)
            action = int(hasty.choose(state, seat, rng))
            row = int(LAID_CELL[action - LAY]) // 4 if action >= LAY else -1
            state.apply(seat, action)
            if row < 0 or state.phase != TAKING or DRAW not in state.legal(seat):
                continue
            after = state.clone()
            after.apply(seat, DRAW)
            if after.coin_points(seat) > state.coin_points(seat):
                taken = int(hasty.choose(state, seat, rng))
                assert taken == DRAW or ROW_OF[state.cell_of(taken - TAKE)] != row
                filled += 1
    assert filled > 10


def test_it_exchanges_a_hand_without_apples() -> None:
    game = JohnSilver(2, options={"start-player": 0})
    plain = game.deal(orders={"stock": names("S1 S2 S4 S6 S8 S9")})
    assert choice(game, game.start(plain)) == "X6"
    apple = game.deal(orders={"stock": names("S1 S2 S4 S6 S8 S7")})
    assert choice(game, game.start(apple)) == "K6"


def test_what_is_hidden_does_not_sway_it() -> None:
    rng = Rng(7)
    greedy = Greedy()
    for seats in (2, 3, 4):
        game = JohnSilver(seats)
        for number in range(25):
            state = cast(JohnSilverState, game.start(game.random_deal(rng)))
            for _ in range(3 * number):
                if not state.over():
                    seat = turn_of(state)
                    state.apply(seat, state.nth(seat, rng.below(state.count(seat))))
            if state.over():
                continue
            seat = turn_of(state)
            sampler = game.sampler(game.view(state, seat))
            chosen = {int(greedy.choose(sampler.sample(rng), seat, Rng(3))) for _ in range(5)}
            assert chosen == {int(greedy.choose(state, seat, Rng(3)))}


def test_a_world_is_left_as_it_was() -> None:
    scene = Scene(3, "S2:a1 C7:b3 T:S2")
    before = scene.state.key()
    Greedy().choose(scene.state, scene.turn(), Rng(1))
    assert scene.state.key() == before
