"""SG-60 to SG-64: what follows from the rules, over random games."""

import pytest

import sterling
from games.silver_gold.scenes import card, deck
from sterling import Game, Match, Rng
from sterling.games.silver_gold import SilverGold
from sterling.games.silver_gold.notation import Mark
from sterling.games.silver_gold.rules import MINE, STRIDE, SilverGoldState
from sterling.games.silver_gold.view import SilverGoldView

CROSSED = deck(
    *[card(f"X{n}", "grey", ["XX$X", "XPoo", "...."]) for n in range(10)],
    *[card(f"C{n}", "orange", ["$$$$", "$Xo$", "PooX", "...."]) for n in range(10)],
)


def every_deck() -> list[Game]:
    house = [sterling.game("silver-gold", seats, rules) for seats in (2, 3, 4) for rules in ("nsv", "oya")]
    return [*house, sterling.game("silver-gold", 3, deck=CROSSED)]


class Turn:
    """What one seat marked in one turn, cell by cell."""

    def __init__(self) -> None:
        self.first = 0
        self.cells: list[str] = []

    def count(self, symbol: str) -> int:
        return self.cells.count(symbol)


def played_turns(game: Game, seed: int) -> tuple[Match, dict[tuple[int, int], Turn]]:
    """A random game, and the marks of every (turn, seat) with the symbols under them."""
    assert isinstance(game, SilverGold)
    islands = {island.name: island for island in game.islands}
    match = Match(game, seed=seed)
    rng = Rng(seed)
    turns: dict[tuple[int, int], Turn] = {}
    while not match.over():
        seat = match.waiting()[rng.below(len(match.waiting()))]
        view = match.view(seat)
        assert isinstance(view, SilverGoldView)
        code = int(match.state.nth(seat, rng.below(match.state.count(seat))))
        form = game.form(code)
        if isinstance(form, Mark):
            assert view.own is not None
            turn = turns.setdefault((view.turn, seat), Turn())
            on = view.own.sheet.cards[form.card]
            assert on is not None
            turn.first = turn.first or len(form.cells)
            turn.cells += [islands[on.card].symbol(cell) for cell in form.cells]
        match.play(seat, code)
    return match, turns


@pytest.mark.parametrize("game", every_deck(), ids=range(7))
@pytest.mark.rules("SG-60", "SG-64")
def test_SG_60_cells_without_X_in_a_turn_equal_the_first_mark_less_what_lapsed(game: Game) -> None:
    for seed in range(4):
        match, turns = played_turns(game, seed)
        assert match.over()
        for turn in turns.values():
            plain = len(turn.cells) - turn.count("X")
            follow_ups = len(turn.cells) - turn.first
            lapsed = turn.count("X") - follow_ups
            assert lapsed >= 0
            assert plain == turn.first - lapsed
            assert plain <= 4
            assert turn.count("$") <= 4
            assert turn.count("P") <= 2
        for seat in range(game.seats):
            assert sum(len(t.cells) - t.count("X") for (_, who), t in turns.items() if who == seat) <= 96


def test_SG_60_a_turn_fills_one_row_of_coins_at_most() -> None:
    for game in every_deck():
        match = Match(game, seed=2)
        rng = Rng(2)
        rows = [0] * game.seats
        while not match.over():
            seat = match.waiting()[0]
            before = match.view(-1)
            match.play(seat, int(match.state.nth(seat, rng.below(match.state.count(seat)))))
            after = match.view(-1)
            assert isinstance(before, SilverGoldView)
            assert isinstance(after, SilverGoldView)
            for number, player in enumerate(after.players):
                assert len(player.cups) - rows[number] in (0, 1)
                rows[number] = len(player.cups)


@pytest.mark.rules("SG-61")
def test_SG_61_the_result_of_a_turn_does_not_depend_on_the_order_of_follow_ups() -> None:
    game = sterling.game("silver-gold", 3, deck=CROSSED)
    rng = Rng(6)
    compared = 0
    state = game.start(game.random_deal(rng))
    while compared < 200:
        if state.over():
            state = game.start(game.random_deal(rng))
        waiting = int(state.waiting())
        seat = (waiting & -waiting).bit_length() - 1
        if state.key()[0] == 1 and state.count(seat) > 3:
            world = state.clone()
            assert isinstance(world, SilverGoldState)
            world.apply(seat, world.nth(seat, rng.below(world.count(seat))))
            if world.waiting() >> seat & 1 and world.board[STRIDE * seat + 4] >= 2:
                one, other = world.clone(), world.clone()
                a, b = (int(world.nth(seat, k)) for k in (0, int(world.count(seat)) - 1))
                if a != b:
                    for copy, order in ((one, (a, b)), (other, (b, a))):
                        for action in order:
                            copy.apply(seat, action)
                    assert one.key() == other.key()
                    assert one.board[STRIDE * seat + MINE] == other.board[STRIDE * seat + MINE]
                    compared += 1
        state.apply(seat, state.nth(seat, rng.below(state.count(seat))))


def test_SG_62_with_the_house_deck_the_pile_cannot_run_out_for_two_or_three() -> None:
    """Even if three players marked 96 cells without X each, all on the cheapest cards, cards would be left."""
    game = sterling.game("silver-gold", 3)
    assert isinstance(game, SilverGold)
    prices = sorted(island.land.bit_count() - island.crosses.bit_count() for island in game.islands)
    cells, completed = 3 * 96, 0
    for price in prices:
        if cells < price:
            break
        cells -= price
        completed += 1
    assert completed + 3 * 2 + 4 < 47


def test_SG_62_SG_30_needs_small_decks_and_they_do_run_out() -> None:
    game = sterling.game(
        "silver-gold", 2, deck=deck(*[card(f"X{n}", "grey", ["XXXX", "XXXX", "...."]) for n in range(9)])
    )
    match, _ = played_turns(game, 1)
    view = match.view(-1)
    assert isinstance(view, SilverGoldView)
    assert view.pile == 0


@pytest.mark.rules("SG-63")
def test_SG_63_with_two_players_a_filled_row_always_gets_a_cup() -> None:
    game = sterling.game("silver-gold", 2, deck=CROSSED)
    filled = 0
    for seed in range(6):
        match, _ = played_turns(game, seed)
        view = match.view(-1)
        assert isinstance(view, SilverGoldView)
        for player in view.players:
            assert len(player.cups) == player.sheet.coins // 4
            assert all(cup > 0 for cup in player.cups)
            filled += len(player.cups)
    assert filled > 10


@pytest.mark.rules("SG-63")
def test_SG_63_with_four_players_not_always() -> None:
    game = sterling.game("silver-gold", 4, deck=CROSSED)
    without = 0
    for seed in range(6):
        match, _ = played_turns(game, seed)
        view = match.view(-1)
        assert isinstance(view, SilverGoldView)
        without += sum(player.cups.count(0) for player in view.players)
    assert without > 0


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.rules("SG-64")
def test_SG_64_while_the_pile_lasts_every_player_makes_28_first_marks(seats: int) -> None:
    _, turns = played_turns(sterling.game("silver-gold", seats), 3)
    assert sorted(turns) == [(turn, seat) for turn in range(28) for seat in range(seats)]
