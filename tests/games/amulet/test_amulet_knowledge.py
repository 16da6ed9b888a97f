"""AM-58: what is public, what is secret, how knowledge moves with the cards; and that samples respect it."""

from collections import Counter
from typing import cast

import pytest

import sterling
from games.amulet.scenes import PLAYED, Scene, scene_of, seen_row
from games.laws import check_structs, check_worlds_are_independent
from kit.tools import positions
from sterling import Rng
from sterling.games.amulet import view as view_module
from sterling.games.amulet.codes import COPIES, VALUE
from sterling.games.amulet.rules import (
    AIM,
    DOWN,
    EYES,
    FROM_DISPLAY,
    KNOWN,
    LOOKING,
    PEEKED,
    RASCAL,
    ROW,
    SIZE,
    STRIDE,
    TOTAL,
    UP,
    AmuletState,
)
from sterling.games.amulet.view import AmuletView


def test_AM_58_knowledge_follows_a_card_through_draw_exchange_swap_and_penalty() -> None:
    """Seat 0 sees two deck cards and keeps the second; the first becomes another seat's draw, then moves on through a
    robber."""
    scene = Scene([4, 5, 7, 8, 9], [10, 11, 12, 6, 5], [13, 7, 8, 9, 9], pile=4, deck=[3, 3, 1, 0, 12, 6, 4])
    scene("T", "a1", "Y").idle(2)
    scene("D", "D", "K2", "a2", "Y")
    assert scene.seen(0, 0) == "4 (0) ? ? ?"
    # Seat 1 draws the squire that seat 0 left on the deck: seat 0 knows what it holds, seat 2 does not.
    scene("D")
    assert [scene.view(seat).hand.value for seat in range(3)] == [1, 1, None]  # type: ignore[union-attr]
    scene("b1", "Y")
    assert [scene.seen(seat, 1) for seat in range(3)] == ["(1) ? ? ? ?", "(1) ? ? ? ?", "? ? ? ? ?"]
    # Seat 2 robs it: all who knew it still know it, and so does seat 2; nobody knew what went the other way.
    scene("D", "X", "c1", "b1")
    assert [scene.seen(seat, 2) for seat in range(3)] == ["(1) ? ? ? ?"] * 3
    assert [scene.seen(seat, 1) for seat in range(3)] == ["? ? ? ? ?"] * 3
    assert scene.view().villages[2][0].knowers == [0, 1, 2]


def test_AM_58_a_known_deck_card_stays_known_as_a_penalty() -> None:
    scene = Scene([4, 5, 7, 8, 9], [10, 11, 12, 6, 5], pile=4, deck=[3, 13, 12, 8])
    scene("T", "a1", "Y").idle()
    scene("D", "D", "K1", "X")
    assert [card.knowers for card in scene.view().seen] == [[0]]
    scene("T", "b1", "b2", "b3", "Y", "L", "R")
    assert scene.row(1) == "13 10 11 12 (6) (5) (12)"
    assert [seen_row(scene.view(seat), 1).split()[-1] for seat in range(-1, 2)] == ["?", "(12)", "?"]


def test_AM_58_a_seat_learns_nothing_from_anothers_look_but_that_it_was_made() -> None:
    """Two truths that differ in the card looked at give the same view to everybody else."""
    views = []
    for hidden in (5, 12):
        scene = Scene([hidden, 6, 7, 8, 9], [0, 1, 2, 3, 4], [2, 2, 3, 3, 4], looks=True, deck=[13, 10])
        scene("0:a1", "0:N", "1:b1", "1:N", "2:N", "D")
        views.append([sterling.encode(scene.view(seat)) for seat in (-1, 1, 2)])
        assert scene.seen(0, 0).startswith(f"({hidden})")
    assert views[0] == views[1]


def test_AM_58_every_action_and_place_is_public() -> None:
    """The legal actions of every seat are the same in all worlds that anybody, even a spectator, considers possible."""
    for seats in (2, 3, 4):
        game = sterling.game("amulet", seats)
        rng = Rng(7)
        for state in positions(game, rng, 40):
            for viewer in range(-1, seats):
                world = game.sample(game.view(state, viewer), rng)
                for seat in range(seats):
                    assert world.legal(seat) == state.legal(seat)


def test_AM_58_the_set_of_knowers_is_the_same_in_every_view() -> None:
    game = sterling.game("amulet", 3)
    mixed = 0
    for state in positions(game, Rng(8), 120):
        views = [game.view(state, viewer) for viewer in range(-1, 3)]
        told = []
        for view in views:
            assert isinstance(view, AmuletView)
            told.append(
                (
                    [[card.knowers for card in village] for village in view.villages],
                    [(card.depth, card.knowers) for card in view.seen],
                )
            )
            for village in view.villages:
                for card in village:
                    known = card.up or view.seat in card.knowers
                    assert (card.value is not None) == known
                    mixed += len(card.knowers) in (1, 2)
        assert told.count(told[0]) == len(told)
    assert mixed > 100


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_hidden_value_is_in_the_bytes_of_a_view(seats: int) -> None:
    """The frame of every other seat stays the same, byte for byte, whatever cards it does not know."""
    game = sterling.game("amulet", seats)
    rng = Rng(9)
    different = 0
    for state in positions(game, rng, 60):
        for viewer in range(-1, seats):
            view = game.view(state, viewer)
            world = game.sample(view, rng)
            assert sterling.encode(game.view(world, viewer)) == sterling.encode(view)
            different += world.key() != state.key()
    assert different > 40 * seats


def test_a_sample_keeps_who_else_knows_what() -> None:
    game = sterling.game("amulet", 3)
    rng = Rng(10)
    for state in positions(game, rng, 60):
        assert isinstance(state, AmuletState)
        for viewer in range(-1, 3):
            world = game.sample(game.view(state, viewer), rng)
            assert isinstance(world, AmuletState)
            for seat in range(3):
                mine, theirs = state.board[STRIDE * seat + KNOWN], world.board[STRIDE * seat + KNOWN]
                if seat == viewer:
                    continue
                hidden = [int(state.board[place]) for place in range(int(state.top), int(state.setup.deck_end))]
                other = [int(world.board[place]) for place in range(int(world.top), int(world.setup.deck_end))]
                assert [mine >> card & 1 for card in hidden] == [theirs >> card & 1 for card in other]


@pytest.mark.parametrize("seats", [2, 4])
def test_worlds_of_one_sampler_are_independent(seats: int) -> None:
    game = sterling.game("amulet", seats)
    for state in positions(game, Rng(61), 8):
        check_worlds_are_independent(game, state)


def members(mask: int) -> list[int]:
    return [card for card in range(52) if mask >> card & 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_AM_1_in_a_world_every_card_lies_in_one_place_and_one_way_up(seats: int) -> None:
    game = sterling.game("amulet", seats)
    rng = Rng(62)
    for truth in positions(game, rng, 30):
        for state in (truth, *(game.sample(game.view(truth, viewer), rng) for viewer in range(-1, seats))):
            assert isinstance(state, AmuletState)
            board, setup = [int(number) for number in state.board], state.setup
            cards = board[setup.pile_at : setup.pile_at + state.piled]
            cards += board[state.top : setup.deck_end]
            cards += board[setup.show_at : setup.show_at + state.shown]
            cards += [int(state.hand)] if state.hand >= 0 else []
            for at in range(0, STRIDE * seats, STRIDE):
                row = board[at + ROW : at + ROW + board[at + SIZE]]
                assert sorted(members(board[at + UP]) + members(board[at + DOWN])) == sorted(row)
                cards += row
            assert len(set(cards)) == len(cards) == 5 * seats + 1 + 31


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_AM_58_what_lies_open_and_what_may_be_done_is_the_same_in_every_world(seats: int) -> None:
    game = sterling.game("amulet", seats)
    rng = Rng(63)
    scalars = (
        "phase wait round first turn caller top piled shown looked picks using stirred acted moved still holder right"
    )
    scalars += " head fetch seals uses cards spread"
    scenes = [scene_of(name).state for name in PLAYED] if seats == 2 else []
    for state in [*scenes, *positions(game, rng, 80)]:
        assert isinstance(state, AmuletState)
        names = scalars.split()
        names += ["source"] if state.hand >= 0 else []
        names += ["allowed"] if state.phase == RASCAL else []
        for viewer in range(-1, seats):
            world = game.sample(game.view(state, viewer), rng)
            assert isinstance(world, AmuletState)
            for name in names:
                assert getattr(world, name) == getattr(state, name), name
            assert (world.hand >= 0) == (state.hand >= 0)
            # A seat that is looking at a card stops looking at the next action.
            eyes = [int(world.board[STRIDE * seat + EYES]) for seat in range(seats)]
            assert (world.gaze != 0) == any(card >= 0 for card in eyes)
            for at in range(0, STRIDE * seats, STRIDE):
                places = [at + SIZE, at + TOTAL]
                places += [at + AIM] if state.spread else []
                places += [at + PEEKED] if state.phase == LOOKING else []
                assert [world.board[place] for place in places] == [state.board[place] for place in places]
                for here, there in ((world.sealed, state.sealed), (world.guarded, state.guarded)):
                    assert world.places(at, here) == state.places(at, there)
                assert world.places(at, world.board[at + UP]) == state.places(at, state.board[at + UP])


def test_the_key_of_a_state_tells_everything_that_is_not_counted_from_it() -> None:
    scene = Scene([5, 6, 7, 8, 9], [1, 1, 2, 3, 4], pile=1, deck=[9, 13, 12], looks=True)
    looking = scene.state.clone()
    scene("0:a1", "0:N", "1:N", "T", "a1", "Y", "D")
    always = (
        "phase wait round first turn caller piled shown hand looked picks using stirred acted moved still holder right"
    )
    rascals = scene_of("rascal").state
    states = [(scene.state, f"{always} source sealed"), (looking, f"{always} sealed"), (rascals, f"{always} allowed")]
    for state, names in states:
        for name in names.split():
            other = state.clone()
            setattr(other, name, getattr(other, name) + 1)
            assert other.key() != state.key(), name
        setup = state.setup
        places = [SIZE, UP, DOWN, EYES, TOTAL, ROW, STRIDE + ROW + 4, int(setup.pile_at), int(state.top)]
        places += [int(setup.deck_end) - 1, int(setup.link_at), int(setup.link_at) + 3]
        places += [int(setup.show_at)] if state.shown else []
        places += [PEEKED, STRIDE + PEEKED] if state is looking else []
        for place in places:
            other = state.clone()
            other.board[place] = other.board[place] + 1
            assert other.key() != state.key(), place
        for at in (52, 207):
            other = state.clone()
            other.order = other.order[:]
            other.order[at] = other.order[at] + 1
            assert other.key() != state.key()
        other = state.clone()
        other.order = other.order[:]
        other.order[0] = other.order[0] + 1
        assert other.key() == state.key(), "this round has been dealt"


def test_the_key_of_a_state_leaves_out_what_no_longer_matters() -> None:
    village = ([5, 6, 7, 8, 9], [1, 1, 2, 3, 4])
    idle = Scene(*village, pile=12, deck=[0, 13]).state
    other = idle.clone()
    other.source = 1 - other.source
    assert other.key() == idle.key(), "no card is in hand"
    drawn, taken = Scene(*village, pile=12, deck=[0, 13])("D").state, Scene(*village, pile=0)("T").state
    for state, matters in ((drawn, True), (taken, False)):
        assert state.hand == 0
        other = state.clone()
        other.board[STRIDE + KNOWN] = other.board[STRIDE + KNOWN] ^ 1
        assert (other.key() != state.key()) is matters, "who knows a card matters while it is hidden from somebody"
    empath = Scene(*village, pile=2, deck=[12, 12])("T", "a1", "Y", "E").idle().state
    for card, matters in ((empath.board[ROW], True), (empath.board[ROW + 1], False)):
        other = empath.clone()
        other.used = other.used ^ (1 << int(card))
        assert (other.key() != empath.key()) is matters, "whether a card was used matters while it lies face up"


def test_AM_11_the_key_tells_where_the_card_in_hand_came_from_whichever_it_is() -> None:
    """The first villager has the number 0, which is not the same as no card."""
    state = Scene([5, 6, 7, 8, 9], [1, 1, 2, 3, 4], pile=0)("T").state
    assert state.hand == 0
    other = state.clone()
    other.source = FROM_DISPLAY
    assert other.key() != state.key()


def test_AM_4_what_another_drew_is_not_shown_even_to_who_had_seen_it_on_the_deck() -> None:
    scene = Scene([5, 6, 7, 8, 9], [0, 1, 2, 3, 4], pile=4, deck=[13, 12, 11, 10, 10])
    scene("T", "a1", "Y", "D", "X", "D", "D", "K2", "X", "N", "D")
    assert scene.turn == 1
    hands = {seat: (scene.view(seat).hand, scene.shown(seat).hand) for seat in (0, 1)}
    assert [None if hand is None else hand.value for hand in hands[0]] == [12, None]
    assert [None if hand is None else hand.value for hand in hands[1]] == [12, 12]


def test_AM_58_the_key_tells_who_knows_a_hidden_card_and_nothing_of_those_that_lie_open() -> None:
    state = Scene([5, 6, 7, 8, 9], [1, 1, 2, 3, 4], pile=0, deck=[9, 13, 12])("D").state
    hidden = [int(state.board[ROW]), int(state.board[STRIDE + ROW]), int(state.board[state.top]), int(state.hand)]
    for card in hidden:
        other = state.clone()
        other.board[STRIDE + KNOWN] = other.board[STRIDE + KNOWN] ^ 1 << card
        assert other.key() != state.key()
    other = state.clone()
    other.board[STRIDE + KNOWN] = other.board[STRIDE + KNOWN] ^ 1 << int(state.board[state.setup.pile_at])
    assert other.key() == state.key()


@pytest.mark.rules("AM-2", "AM-12", "AM-14", "AM-56", "AM-58")
@pytest.mark.parametrize(
    ("script", "unseen"),
    [
        ("0:N", True),
        ("0:a1", False),
        ("0:a1 1:N", True),
        ("0:N 1:b1", False),
        ("0:a1 0:a2", False),
        ("0:N 1:N D", False),
        ("0:N 1:N T", True),
        ("0:N 1:N T a1", True),
        ("0:N 1:N T a1 Y", False),
        ("0:N 1:N D a1", True),
        ("0:N 1:N D X", False),
        ("0:N 1:N D a1 a2 Y", False),
    ],
)
def test_what_turns_no_card_over_may_be_taken_back(script: str, unseen: bool) -> None:
    scene = Scene([5, 6, 7, 8, 9], [1, 1, 2, 3, 4], pile=10, deck=[9, 13, 12], looks=True)
    *first, last = script.split()
    scene(*first)
    before = scene.state.clone()
    seat, colon, action = last.partition(":")
    who, text = (int(seat), action) if colon else (scene.match.waiting()[0], last)
    scene(last)
    assert before.quiet(who, scene.game.parse(text), scene.state) is unseen


@pytest.mark.rules("AM-C1", "AM-53")
def test_a_card_of_the_display_lies_open_already_and_one_that_comes_to_it_does_not() -> None:
    scene = Scene([5, 6, 7, 8, 9], [2, 3, 3, 4, 4], pile=1, deck=[10, 12, 13])
    scene("T", "a1")
    steps = []
    for text in ("Y", "S1"):
        before, seat = scene.state.clone(), scene.match.waiting()[0]
        scene(text)
        steps.append((len(scene.view().display), before.quiet(seat, scene.game.parse(text), scene.state)))
    assert steps == [(1, False), (0, True)]


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 4])
def test_unknown_cards_are_dealt_uniformly(seats: int) -> None:
    """Where unseen cards go: each value in proportion to how many of it are unseen."""
    game = sterling.game("amulet", seats)
    state = game.start(game.deal(4))
    for seat in range(seats):
        for text in (f"{'abcd'[seat]}1", f"{'abcd'[seat]}2"):
            state.apply(seat, game.parse(text))
    sampler = game.sampler(game.view(state, 0))
    view = game.view(state, 0)
    assert isinstance(view, AmuletView)
    unseen = Counter(dict(enumerate(COPIES)))
    unseen.subtract(view.pile)
    unseen.subtract(card.value for card in view.villages[0] if card.value is not None)
    rng, worlds = Rng(11), 4000
    places = {name: Counter[int]() for name in ("first", "own", "theirs", "deck top", "deck last")}
    for _ in range(worlds):
        world = sampler.sample(rng)
        assert isinstance(world, AmuletState)
        truth = {seat: seen_values(world, seat) for seat in (0, 1)}
        places["first"][truth[0][2]] += 1
        places["own"][truth[0][4]] += 1
        places["theirs"][truth[1][0]] += 1
        places["deck top"][value_of(world, int(world.top))] += 1
        places["deck last"][value_of(world, int(world.setup.deck_end) - 1)] += 1
    cards = sum(unseen.values())
    for found in places.values():
        chi = sum((found[value] - worlds * n / cards) ** 2 / (worlds * n / cards) for value, n in unseen.items() if n)
        # 13 degrees of freedom at most: beyond 34.5 once in a thousand.
        assert chi < 34.5
        assert sum(found.values()) == worlds


@pytest.mark.long
def test_unknown_cards_are_dealt_independently_of_each_other() -> None:
    """Two unknown places of one world hold two different cards, and pairs of values occur as often as they should."""
    game = sterling.game("amulet", 2)
    state = game.start(game.deal(4))
    for seat in range(2):
        state.apply(seat, game.parse("N"))
    sampler = game.sampler(game.view(state, 0))
    rng, worlds, equal = Rng(12), 6000, 0
    for _ in range(worlds):
        world = sampler.sample(rng)
        assert isinstance(world, AmuletState)
        equal += seen_values(world, 0)[0] == seen_values(world, 1)[4]
    copies = Counter(dict(enumerate(COPIES)))
    view = game.view(state, 0)
    assert isinstance(view, AmuletView)
    copies.subtract(view.pile)
    expected = worlds * sum(n * (n - 1) for n in copies.values()) / (51 * 50)
    assert abs(equal - expected) < 4 * expected**0.5


def value_of(world: AmuletState, place: int) -> int:
    return int(VALUE[world.board[place]])


def seen_values(world: AmuletState, seat: int) -> list[int]:
    at = STRIDE * seat
    return [value_of(world, at + ROW + place) for place in range(int(world.board[at + SIZE]))]


def test_future_rounds_are_shuffled_and_the_start_player_stays() -> None:
    game = sterling.game("amulet", 3)
    state = game.start(game.deal(5))
    view = cast(AmuletView, game.view(state, 1))
    first, second = (game.sampler(view).sample(Rng(seed)) for seed in (1, 2))
    assert first.key() != second.key()
    for world in (first, second):
        assert isinstance(world, AmuletState)
        assert world.first == view.first
        assert [int(world.by_age(k)) for k in range(3)] == view.ages
        for number in (1, 2, 3):
            assert sorted(world.order[52 * number : 52 * number + 52]) == list(range(52))
    for at in (52, 104, 156):
        assert list(first.order[at : at + 52]) != list(second.order[at : at + 52])  # type: ignore[attr-defined]


def test_a_view_of_another_game_is_refused() -> None:
    other = sterling.Match(sterling.game("silver-gold", 2), seed=1).view(0)
    with pytest.raises(sterling.ViewError) as refused:
        sterling.game("amulet", 2).sampler(other)
    assert refused.value.code == "view/other-game"


def test_views_are_fixed_and_complete() -> None:
    check_structs(view_module, 6)
