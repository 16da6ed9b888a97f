"""Deals: from seeds, by hand, uniform."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sterling
from statistics_help import chi_square_limit, chi_square_uniform
from sterling import Rng
from sterling.core.deal import permutation


@given(st.binary(min_size=32, max_size=32), st.integers(1, 200))
def test_a_permutation_holds_every_number_once(seed: bytes, size: int) -> None:
    assert sorted(permutation(seed, "x", size)) == list(range(size))


def test_permutations_from_a_seed_are_uniform() -> None:
    counts = Counter(tuple(permutation(number.to_bytes(32, "big"), "x", 4)) for number in range(6000))
    assert set(counts) == set(permutations(range(4)))
    assert chi_square_uniform(counts, 24) < chi_square_limit(23)


def test_each_label_and_seed_has_an_order_of_its_own() -> None:
    orders = [tuple(permutation(bytes([seed]) * 32, label, 47)) for seed in (0, 1) for label in ("pile", "deal")]
    assert len(set(orders)) == 4


def test_a_known_seed_gives_a_known_deal_for_ever() -> None:
    """Records carry seeds, so the way from a seed to the cards must never change."""
    assert permutation(bytes(32), "silver-gold/start", 8) == KNOWN_ORDER


KNOWN_ORDER = [1, 0, 4, 5, 2, 7, 6, 3]


def test_fast_shuffles_are_uniform() -> None:
    game = sterling.game("silver-gold", 4)
    rng = Rng(3)
    counts = Counter(tuple(list(game.random_deal(rng).order)[-4:]) for _ in range(6000))
    assert chi_square_uniform(counts, 24) < chi_square_limit(23)


@pytest.mark.parametrize("bad", ["", "xyz", "ab", "0" * 63, "0" * 66, -1, 1 << 256, b"", b"1" * 31])
def test_a_bad_seed_is_refused(bad: str | int | bytes) -> None:
    with pytest.raises(sterling.DealError) as refused:
        sterling.game("silver-gold").deal(bad)
    assert refused.value.code == "deal/seed"


def test_seeds_in_their_three_forms_are_the_same() -> None:
    game = sterling.game("silver-gold")
    assert game.deal(255) == game.deal("00" * 31 + "ff") == game.deal(bytes(31) + b"\xff")


def test_an_unknown_order_or_card_is_refused() -> None:
    game = sterling.game("silver-gold")
    with pytest.raises(sterling.DealError) as order:
        game.deal(orders={"stock": ["P01"]})
    assert order.value.code == "deal/order"
    for names in (["P99"], ["P01", "P01"]):
        with pytest.raises(sterling.DealError) as card:
            game.deal(orders={"pile": names})
        assert card.value.code == "deal/card"


def test_named_cards_come_first_and_the_rest_follows_the_seed() -> None:
    game = sterling.game("silver-gold")
    plain = game.named_orders(game.deal(5))["pile"]
    mixed = game.named_orders(game.deal(5, orders={"pile": ["S01", "P01"]}))["pile"]
    assert mixed == ["S01", "P01", *[name for name in plain if name not in ("S01", "P01")]]


def test_a_deal_of_the_wrong_size_starts_no_game() -> None:
    deal = sterling.game("silver-gold", 4).deal(1)
    with pytest.raises(sterling.DealError) as refused:
        sterling.game("silver-gold", 2).start(deal)
    assert refused.value.code == "deal/size"
