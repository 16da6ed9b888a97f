"""JS-10 to JS-12: columns, deal, start player, and the one exchange."""

from collections import Counter

import pytest

import sterling
from games.john_silver.scenes import APPLES, SHORT, Scene, names, position, short
from statistics_help import chi_square_limit, chi_square_uniform
from sterling import Rng
from sterling.games.john_silver.cards import NAMES
from sterling.games.john_silver.rules import JohnSilverSetup

PLAIN = "S1 S2 S4 S6 S8 S9"
OTHER = "M1 M2 M4 M5 M6 M8"


@pytest.mark.parametrize(("seats", "owners"), [(2, [0, 1, 0, 1]), (3, [0, 1, 2, None]), (4, [0, 1, 2, 3])])
def test_JS_10_who_owns_the_columns(seats: int, owners: list[int | None]) -> None:
    assert Scene(seats).view().owners == owners


@pytest.mark.parametrize("seats", [1, 5])
def test_JS_10_two_to_four_players(seats: int) -> None:
    with pytest.raises(sterling.SetupError):
        sterling.game("john-silver", seats)


def test_JS_10_with_two_players_both_columns_of_a_player_feed_one_pile() -> None:
    scene = Scene(2, "S1:a1 S8:b1 S12:c1 S9:d1")
    assert scene.won(0) == "S1 S8 S9 S12"
    assert scene.won(1) == ""
    assert scene.view().players[0].hand == 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_JS_11_six_cards_each_and_the_rest_is_the_stock(seats: int) -> None:
    game = sterling.game("john-silver", seats)
    deal = game.deal(3)
    stock = game.named_orders(deal)["stock"]
    state = game.start(deal)
    for seat in range(seats):
        view = game.view(state, seat)
        assert sorted(view.own.hand) == sorted(stock[6 * seat : 6 * seat + 6])  # type: ignore[attr-defined]
        assert view.stock == 44 - 6 * seats  # type: ignore[attr-defined]


def test_JS_11_the_stock_is_drawn_in_the_order_of_the_deal() -> None:
    scene = Scene(2, "S1:a1 S2:b1", stock="C9 C10 C12")
    assert "C9" in scene.hand(0).split()
    assert "C10" in scene.hand(1).split()
    assert scene.view().stock == 30


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_JS_11_the_start_player_is_drawn_unless_the_table_names_one(seats: int) -> None:
    game = sterling.game("john-silver", seats)
    starts = Counter(int(game.start(game.random_deal(Rng(seed))).first) for seed in range(900))  # type: ignore[attr-defined]
    assert chi_square_uniform(starts, seats) < chi_square_limit(seats - 1)
    for seat in range(seats):
        named = sterling.game("john-silver", seats, options={"start-player": seat})
        for seed in range(5):
            assert named.start(named.deal(seed)).waiting() == 1 << seat
        by_deal = game.deal(orders={"start": [str(seat)]})
        assert game.start(by_deal).waiting() == 1 << seat


@pytest.mark.parametrize("start", [0, 1, 2])
def test_JS_11_JS_12_answers_and_turns_go_from_the_start_player_by_ascending_seats(start: int) -> None:
    scene = Scene(3, start=start)
    order = [seat for seat, _ in scene.match.log]
    assert order == [start, (start + 1) % 3, (start + 2) % 3]
    assert scene.turn() == start
    scene(first_lay(scene))
    assert scene.turn() == (start + 1) % 3


def first_lay(scene: Scene) -> str:
    """The first legal way to lay a card this turn."""
    card, cell = scene.legal()[0].split(":")
    return f"{SHORT[card]}:{cell}"


def test_JS_12_every_seat_answers_once_and_before_any_card_is_laid() -> None:
    game = sterling.game("john-silver", 3, options={"start-player": 1})
    match = sterling.Match(game, seed=1)
    for seat in (1, 2, 0):
        assert match.waiting() == [seat]
        with pytest.raises(sterling.IllegalAction) as refused:
            match.play(seat, "ship-1:a1")
        assert refused.value.code == "john-silver/answer-first"
        match.play(seat, "K6")
    assert match.view(0).phase == "lay"  # type: ignore[attr-defined]
    for text in ("K6", "X6"):
        with pytest.raises(sterling.IllegalAction) as late:
            match.play(1, text)
        assert late.value.code == "john-silver/answers-over"


@pytest.mark.parametrize("apple", APPLES)
def test_JS_12_one_apple_card_forbids_the_exchange_but_the_seat_still_answers(apple: str) -> None:
    game = sterling.game("john-silver", 2, options={"start-player": 0})
    hand = names(f"J5 J6 J7 J8 J9 {apple}")
    match = sterling.Match(game, game.deal(orders={"stock": hand + names(OTHER)}))
    assert [action.text for action in match.legal(0)] == ["K6"]
    with pytest.raises(sterling.IllegalAction) as refused:
        match.play(0, "X6")
    assert refused.value.code == "john-silver/apples-in-hand"
    match.play(0, "K6")
    assert [action.text for action in match.legal(1)] == ["K6", "X6"]


def test_JS_12_the_six_go_into_the_stock_and_six_of_the_whole_stock_come_back() -> None:
    scene = Scene(2, hands={0: PLAIN, 1: OTHER}, exchange={0: "S1 C1 M2 C2 C3 S4 M3 S2"})
    # M2 is in the other hand, so it is skipped; two old cards return; S2 is the new top of the stock.
    assert scene.hand(0) == "S1 S4 M3 C1 C2 C3"
    assert scene.hand(1) == OTHER
    assert scene.view().stock == 32
    scene("S1:a1")
    assert "S2" in scene.hand(0).split()


def test_JS_12_a_later_exchanger_may_draw_what_an_earlier_one_put_back() -> None:
    scene = Scene(2, hands={0: PLAIN, 1: OTHER}, exchange={0: "C1 C2 C4 C5 C6 C8", 1: "S1 S2 S4 S6 C1 S8 S9 M1"})
    assert scene.hand(0) == "C1 C2 C4 C5 C6 C8"
    assert scene.hand(1) == PLAIN
    own = scene.view(1).own
    assert own is not None
    assert short(own.back) == OTHER


def test_JS_12_the_result_stands_even_without_apples() -> None:
    scene = Scene(2, hands={0: PLAIN}, exchange={0: "C1 C2 C4 C5 C6 C8"})
    assert scene.view().phase == "lay"
    assert scene.refused("X6") == "john-silver/answers-over"


def test_JS_12_no_card_is_lost_or_doubled_by_exchanges() -> None:
    rng = Rng(5)
    for seats in (2, 3, 4):
        game = sterling.game("john-silver", seats)
        exchanged = 0
        while exchanged < 20:
            state = game.start(game.random_deal(rng))
            while game.view(state, -1).phase == "answer":  # type: ignore[attr-defined]
                seat = int(state.waiting()).bit_length() - 1
                exchanged += state.count(seat) == 2
                state.apply(seat, state.nth(seat, state.count(seat) - 1))
            hands = [card for seat in range(seats) for card in game.view(state, seat).own.hand]  # type: ignore[attr-defined]
            stock = [NAMES[card] for card in state.stock[state.top : 44]]  # type: ignore[attr-defined]
            assert sorted(hands + stock) == sorted(NAMES)


def test_JS_12_that_a_seat_exchanged_is_public_the_cards_are_not() -> None:
    scene = Scene(3, hands={0: PLAIN, 1: OTHER}, exchange={0: "C1 C2 C4 C5 C6 C8"})
    for seat in (-1, 1, 2):
        view = scene.view(seat)
        assert [player.exchanged for player in view.players] == [True, False, False]
        told = sterling.encode(view).decode()
        for card in names("S1 S2 C1 C2"):
            assert f'"{card}"' not in told or (seat == 2 and card in names(scene.hand(2)))


def test_JS_12_an_exchange_is_as_random_as_the_deal() -> None:
    """Every card of the pool is equally likely to go to the new hand."""
    game = sterling.game("john-silver", 2, options={"start-player": 0})
    drawn: Counter[str] = Counter()
    for seed in range(700):
        orders = game.named_orders(game.deal(seed))
        deal = game.deal(seed, orders={"stock": names(PLAIN + " " + OTHER), "mulligan-1": orders["mulligan-1"]})
        match = sterling.Match(game, deal)
        match.play(0, "X6")
        drawn.update(match.view(0).own.hand)  # type: ignore[attr-defined]
    assert sorted(drawn) == sorted(set(NAMES) - set(names(OTHER)))
    assert chi_square_uniform(drawn, 38) < chi_square_limit(37)


def test_a_position_built_for_tests_is_what_it_says() -> None:
    game, state = position(["S1 J5", "C3"], ["- S9 - -", "- - - -", "C1 - - C2"], won={1: "M1"})
    view = game.view(state, 0)
    assert (view.stock, view.phase) == (0, "lay")  # type: ignore[attr-defined]
    assert view.players[1].won == ["sailor-1"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("named", [None, 0, 1])
def test_JS_11_JS_12_a_fast_deal_shuffles_everything_that_can_matter(seats: int, named: int | None) -> None:
    game = sterling.game("john-silver", seats, options={"start-player": named})
    setup = game.setup
    assert isinstance(setup, JohnSilverSetup)
    plain = list(range(44))
    rng = sterling.Rng(5)
    first: Counter[int] = Counter()
    starts: Counter[int] = Counter()
    exchanges: Counter[int] = Counter()
    for _ in range(300):
        order = [int(number) for number in setup.shuffled(rng)]
        cards = [order[44 * k : 44 * k + 44] for k in range(seats + 1)]
        assert [sorted(part) for part in cards] == [plain] * (seats + 1)
        assert sorted(order[44 * (seats + 1) :]) == list(range(seats))
        first[cards[0][0]] += 1
        starts[order[-seats]] += 1
        start = order[-seats] if named is None else named
        for place in range(seats):
            seat = (start + place) % seats
            hand = cards[0][6 * seat : 6 * seat + 6]
            if not any(setup.deck.apples >> card & 1 for card in hand):
                # A seat that may exchange draws from a shuffled stock.
                assert cards[1 + place] != plain
                exchanges[place] += 1
    assert len(first) > 40
    assert set(starts) == set(range(seats))
    assert set(exchanges) == set(range(seats))
    assert [int(number) for number in setup.unshuffled[:44]] == plain
