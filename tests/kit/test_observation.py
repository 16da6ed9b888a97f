"""Observations: what programs that learn are told, in every game."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kit.tools import effort, positions
from sterling import Game, Rng
from sterling.core.observation import SEATED, Observer, seated, turned
from sterling.games import folders, game_module


def watcher(game: Game) -> Observer:
    made = game_module(game.facts.name, "observation").Watcher(game.setup)
    assert isinstance(made, Observer)
    return made


def row_of(observer: Observer, state: object, seat: int) -> list[int]:
    # Not zeros, so that a word that is not written shows.
    row = vec[i64]([-7] * (int(observer.size) + 2))
    observer.write(state, seat, row, 1)  # type: ignore[arg-type]
    assert row[0] == row[-1] == -7
    return [int(word) for word in row][1:-1]


@pytest.fixture
def observer(game: Game) -> Observer:
    if not (folders()[game.facts.name] / "observation.py").is_file():
        pytest.fail(f"{game.facts.name} has no observation.py")
    return watcher(game)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_seats_are_told_from_the_one_that_looks(seats: int) -> None:
    for seat in range(seats):
        from_here = int(seated(seat, seats))
        assert SEATED[from_here - 1] == 0
        for other in range(seats):
            assert SEATED[from_here + other] == 1 + turned(other, seat, seats)


def test_worlds_with_one_view_give_one_row(game: Game, observer: Observer) -> None:
    for number, state in enumerate(positions(game, Rng(81), 30)):
        for seat in range(game.seats):
            view = game.view(state, seat)
            row = row_of(observer, state, seat)
            for luck in range(2):
                world = game.sample(view, Rng(100 * number + luck))
                assert row_of(observer, world, seat) == row


def test_every_word_is_written_and_every_number_is_within_its_bounds(game: Game, observer: Observer) -> None:
    used = {(word, shift + bit) for part in observer.slices for word, shift in part.places for bit in range(part.bits)}
    assert len(used) == sum(part.bits * len(part.places) for part in observer.slices), "two slices share a bit"
    for state in positions(game, Rng(82), 60):
        for seat in range(game.seats):
            row = row_of(observer, state, seat)
            told = 0
            for part in observer.slices:
                for word, shift in part.places:
                    value = row[word] >> shift & (1 << part.bits) - 1
                    told += value << shift
                    assert not part.high or value <= part.high, part.name
            assert told == sum(row), "a row has bits that no slice explains"


def test_a_row_tells_the_seats_apart(game: Game, observer: Observer) -> None:
    """A test that writes nothing would pass the others."""
    rows = {
        tuple(row_of(observer, state, seat)) for state in positions(game, Rng(83), 20) for seat in range(game.seats)
    }
    assert len(rows) > 20


def test_a_row_written_over_the_last_one_is_the_same_as_a_new_one(game: Game, observer: Observer) -> None:
    """Over whole games, one after the other in the same row, mostly for the seat to act, as in batches."""
    size, memory = int(observer.size), int(observer.memory)
    # Words around row and notes, so that a write outside of them shows.
    row, notes = vec[i64]([-7] * (size + 2)), vec[i64]([-7] * (memory + 2))
    rng = Rng(86)
    for _ in range(effort(8)):
        state = game.start(game.random_deal(rng))
        if memory:
            notes[1] = 0
        while waiting := int(state.waiting()):
            seat = (waiting & -waiting).bit_length() - 1
            watching = rng.below(game.seats) if rng.below(8) == 0 else seat
            observer.rewrite(state, watching, row, 1, notes, 1)
            assert list(row)[1:-1] == row_of(observer, state, watching)
            state.apply(seat, state.nth(seat, rng.below(state.count(seat))))
        assert row[0] == row[-1] == notes[0] == notes[-1] == -7


def test_all_legal_actions_at_once_are_the_same_as_one_by_one(game: Game) -> None:
    for state in positions(game, Rng(84), 80):
        for seat in range(game.seats):
            codes = vec[i64]([-1] * (game.facts.actions + 2))
            count = int(state.fill(seat, codes, 1))
            assert [int(code) for code in codes][1 : 1 + count] == state.legal(seat)
            assert codes[0] == codes[1 + count] == -1


def test_a_mask_tells_the_legal_actions_whatever_was_there_before(game: Game, observer: Observer) -> None:
    lead, actions = int(observer.lead), game.facts.actions
    breadth = (lead + actions + 7) // 8
    # Words around the mask, so that a write outside of it shows.
    words = vec[i64]([-7] + [0] * breadth + [-7])
    before = 0
    for state in positions(game, Rng(85), 80):
        for seat in range(game.seats):
            if not state.legal(seat):
                continue
            before = int(observer.mask(state, seat, words, 1, before))
            told = b"".join(int(word).to_bytes(8, "little") for word in list(words)[1:-1])
            assert [place - lead for place, byte in enumerate(told) if byte] == state.legal(seat)
            assert set(told) <= {0, 1}
            assert words[0] == words[-1] == -7
