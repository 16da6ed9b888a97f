"""Sets as bit masks, compared with Python's own integers."""

from hypothesis import given
from hypothesis import strategies as st

from sterling.core.bits import BIT, LOW4, LOW13, POP4, lowest, member, members, pop, set_of

SETS = st.sets(st.integers(0, len(BIT) - 1))


@given(SETS)
def test_a_set_and_its_members_are_inverse(found: set[int]) -> None:
    mask = sum(int(BIT[number]) for number in found)
    assert set_of(found) == mask
    assert set_of([*found, *found]) == mask
    assert members(mask) == sorted(found)


@given(SETS)
def test_size_and_order_are_those_of_the_members(found: set[int]) -> None:
    mask = set_of(found)
    assert pop(mask) == len(found)
    assert [member(mask, k) for k in range(len(found))] == sorted(found)
    if found:
        assert lowest(mask) == min(found)


def test_the_largest_set_stays_inside_63_bits() -> None:
    everything = set_of(range(len(BIT)))
    assert 0 < everything < 2**63
    assert pop(everything) == len(BIT)


def test_the_look_ups_of_sets_of_four() -> None:
    for mask in range(16):
        assert POP4[mask] == mask.bit_count()
        assert LOW4[mask] == min(members(mask), default=0)


def test_the_lowest_of_every_suit() -> None:
    assert [int(LOW13[mask]) for mask in range(1, 8192)] == [min(members(mask)) for mask in range(1, 8192)]
