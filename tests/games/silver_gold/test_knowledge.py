"""SG-34, and what sampling must respect because of it."""

from collections import Counter

import pytest

import sterling
from games.laws import check_structs, check_worlds_are_independent
from games.silver_gold.scenes import Scene, card, deck
from kit.tools import positions
from statistics_help import chi_square_limit, chi_square_uniform
from sterling import Match, Rng
from sterling.core.playout import random_steps
from sterling.games.silver_gold import SilverGold
from sterling.games.silver_gold import view as view_module
from sterling.games.silver_gold.codes import EXPEDITION_PATTERNS, PAIRS, PATTERNS
from sterling.games.silver_gold.rules import (
    CARD_A,
    CARD_B,
    CUPBOX,
    DRAFTING,
    FREE,
    KEPT,
    MARKING,
    MINE,
    OVER,
    OWED,
    REPLACING,
    SHOWN,
    STRIDE,
    UNMARKED,
    SilverGoldState,
)
from sterling.games.silver_gold.view import SilverGoldView


def test_SG_34_open_to_all() -> None:
    scene = Scene([["P04", "O04"], ["G04", "S04"], ["P05", "G05"]], ["P06", "P07", "P08", "P09"], ["ell"])
    public = scene.view()
    for viewer in range(3):
        view = scene.view(viewer)
        for field in ("phase", "turn", "first", "start", "pattern", "display", "pile", "cups", "players", "replacing"):
            assert getattr(view, field) == getattr(public, field)
    assert public.own is None
    assert public.pile == 47 - 6 - 4
    assert [entry.card for entry in public.players[1].sheet.cards if entry] == ["G04", "S04"]


def test_SG_34_hidden_from_all_are_the_order_of_pile_and_expeditions() -> None:
    """Two deals that differ only in what nobody knows give everyone the same bytes."""
    base = sterling.game("silver-gold", 3).named_orders(sterling.game("silver-gold", 3).deal(8))
    game = sterling.game("silver-gold", 3)
    kept = {name for seat in range(3) for name in base["deal"][4 * seat : 4 * seat + 2]}
    pile = [name for name in base["pile"] if name not in kept]
    swapped = dict(base)
    swapped["pile"] = pile[:4] + list(reversed(pile[4:])) + sorted(kept)
    swapped["expeditions-1"] = base["expeditions-1"][:1] + list(reversed(base["expeditions-1"][1:]))
    swapped["expeditions-3"] = list(reversed(base["expeditions-3"]))
    seen = []
    for orders in (base, swapped):
        match = Match(game, game.deal(orders=orders))
        for seat in range(3):
            match.play(seat, "K12")
        seen.append([sterling.encode(match.view(viewer)) for viewer in range(-1, 3)])
    assert seen[0] == seen[1]


def test_SG_34_the_four_cards_dealt_are_known_to_their_seat_alone() -> None:
    game = sterling.game("silver-gold", 2)
    match = Match(game, seed=3)
    dealt = match.view(0)
    assert isinstance(dealt, SilverGoldView)
    assert dealt.own is not None
    names = dealt.own.dealt
    for viewer in (-1, 1):
        told = sterling.encode(match.view(viewer)).decode()
        assert not any(f'"{name}"' in told for name in names)


def middle_of_a_game(seats: int = 3) -> tuple[Match, SilverGoldView]:
    match = Match(sterling.game("silver-gold", seats), seed=12)
    rng = Rng(5)
    while len(match.log) < 45 * seats // 2 or match.state.key()[0] != 1:
        seat = match.waiting()[0]
        match.play(seat, int(match.state.nth(seat, rng.below(match.state.count(seat)))))
    view = match.view(1)
    assert isinstance(view, SilverGoldView)
    return match, view


def worlds(view: SilverGoldView, seats: int, number: int, seed: int = 9) -> list[SilverGoldState]:
    sampler = sterling.game("silver-gold", seats).sampler(view)
    rng = Rng(seed)
    found = [sampler.sample(rng) for _ in range(number)]
    return [world for world in found if isinstance(world, SilverGoldState)]


@pytest.mark.parametrize("place", [0, 1, -1])
def test_every_hidden_card_is_equally_likely_at_every_place_of_the_pile(place: int) -> None:
    _, view = middle_of_a_game()
    counts: Counter[int] = Counter()
    for world in worlds(view, 3, 6000):
        rest = list(world.pile)[world.drawn :]
        assert len(rest) == view.pile
        counts[rest[place]] += 1
    assert len(counts) == view.pile
    assert chi_square_uniform(counts, view.pile) < chi_square_limit(view.pile - 1)


def test_every_card_not_yet_revealed_is_equally_likely_to_come_next() -> None:
    _, view = middle_of_a_game()
    assert view.revealed is not None
    shown = Counter(view.revealed[-1])
    left = Counter(PATTERNS[pattern] for pattern in EXPEDITION_PATTERNS) - shown
    counts: Counter[int] = Counter()
    number = 6000
    for world in worlds(view, 3, number):
        at = world.setup.expeditions_at + 8 * (view.turn // 7)
        counts[int(world.order[at + len(view.revealed[-1])])] += 1
    assert Counter(PATTERNS[EXPEDITION_PATTERNS[card]] for card in counts) == left
    assert chi_square_uniform(counts, left.total()) < chi_square_limit(left.total() - 1)


def test_the_cards_this_seat_returned_are_never_in_another_hand() -> None:
    """SG-34: it knows the two cards it returned, so no world gives them to somebody else; all others are possible."""
    match, view = middle_of_a_game()
    assert view.own is not None
    assert isinstance(match.game, SilverGold)
    names = [island.name for island in match.game.islands]
    mine = {names.index(name) for name in view.own.dealt}
    kept = {names.index(name) for player in view.players for name in player.kept}
    counts: Counter[int] = Counter()
    for world in worlds(view, 3, 4000):
        others = [int(world.order[4 * seat + place]) for seat in (0, 2) for place in range(4)]
        assert not mine & set(others)
        assert len(set(others)) == 8
        counts.update(card for card in others if card not in kept)
    possible = 47 - len(mine | kept)
    assert len(counts) == possible
    assert chi_square_uniform(counts, possible) < chi_square_limit(possible - 1)


def test_in_the_draft_others_hands_are_uniform_over_what_this_seat_does_not_hold() -> None:
    match = Match(sterling.game("silver-gold", 3), seed=12)
    match.play(2, "K12")
    view = match.view(1)
    assert isinstance(view, SilverGoldView)
    counts: Counter[int] = Counter()
    firsts: Counter[int] = Counter()
    for world in worlds(view, 3, 4000):
        counts.update(int(world.order[place]) for place in (*range(4), *range(8, 12)))
        firsts[int(world.first)] += 1
    assert len(counts) == 43
    assert chi_square_uniform(counts, 43) < chi_square_limit(42)
    assert chi_square_uniform(firsts, 3) < chi_square_limit(2)


def test_the_uniformity_test_can_fail() -> None:
    """The same test catches a sampler that moves cards only one place."""
    _, view = middle_of_a_game()
    counts: Counter[int] = Counter()
    rng = Rng(4)
    for world in worlds(view, 3, 1):
        rest = list(world.pile)[world.drawn :]
        for _ in range(6000):
            counts[rest[rng.below(2)]] += 1
    assert chi_square_uniform(counts, view.pile) > chi_square_limit(view.pile - 1)


@pytest.mark.parametrize("seats", [2, 4])
def test_worlds_of_one_sampler_are_independent(seats: int) -> None:
    game = sterling.game("silver-gold", seats)
    for state in positions(game, Rng(51), 8):
        check_worlds_are_independent(game, state)


@pytest.mark.parametrize("named", [None, 0, 1])
def test_SG_10_SG_27_in_a_world_who_has_finished_has_chosen_and_who_has_not_has_done_nothing(named: int | None) -> None:
    """While all choose at once, a view tells only who has finished, not what the others chose."""
    game = sterling.game("silver-gold", 3, options={"start-player": named})
    rng = Rng(52)
    seen: Counter[str] = Counter()
    drafts = [game.start(game.random_deal(rng)) for _ in range(12)]
    for number, draft in enumerate(drafts):
        random_steps(draft, rng, number % 3)
    for state in [*drafts, *positions(game, rng, 100)]:
        view = game.view(state, 1)
        assert isinstance(view, SilverGoldView)
        world = game.sample(view, rng)
        assert isinstance(world, SilverGoldState)
        assert game.view(world, 1) == view
        if named is not None:
            assert world.first == named
        for seat in (0, 2):
            finished = view.players[seat].finished
            at = STRIDE * seat
            if world.phase == DRAFTING:
                assert (world.board[at + KEPT] >= 0) == finished
                seen[f"draft {finished}"] += 1
            elif world.phase == MARKING:
                mine, shown = int(world.board[at + MINE]), int(world.board[at + SHOWN])
                assert (mine & FREE != shown & FREE) == (finished and shown & FREE != 0)
                assert world.board[at + OWED] == (0 if finished else UNMARKED)
                seen[f"mark {finished}"] += 1
    assert min(seen.values()) > 3, seen
    assert len(seen) == 4


def test_SG_27_in_a_world_who_has_finished_has_made_one_legal_mark() -> None:
    """On islands without symbols: the pattern or one cell, all ways equally likely."""
    text = deck(card("P", "purple"), card("O", "orange"), blanks=20)
    scene = Scene([["B1", "B2"], ["P", "O"]], patterns=["square"], text=text)
    start = scene.match.state
    assert isinstance(start, SilverGoldState)
    possible = []
    for action in start.legal(1):
        after = start.clone()
        after.apply(1, action)
        possible.append(int(after.board[STRIDE + MINE]))
    scene("1 A:a1")
    sampler = scene.game.sampler(scene.match.view(0))
    rng = Rng(55)
    found: Counter[int] = Counter()
    for _ in range(2000):
        world = sampler.sample(rng)
        assert isinstance(world, SilverGoldState)
        found[int(world.board[STRIDE + MINE])] += 1
    assert set(found) == set(possible)
    assert chi_square_uniform(found, len(possible)) < chi_square_limit(len(possible) - 1)


def test_SG_30_worlds_of_a_table_at_which_some_have_no_card_left() -> None:
    text = deck(*[card(f"X{n}", "grey", ["XXXX", "oooo", "...."]) for n in range(9)])
    match = Match(sterling.game("silver-gold", 2, deck=text), seed=1)
    rng = Rng(56)
    without = 0
    while not match.over():
        for viewer in range(-1, 2):
            view = match.view(viewer)
            assert isinstance(view, SilverGoldView)
            assert match.game.view(match.game.sample(view, rng), viewer) == view
            without += view.phase == "mark" and any(player.sheet.cards == [None, None] for player in view.players)
        seat = match.waiting()[0]
        # Seat 0 marks as much as it can, seat 1 as little.
        match.play(seat, match.state.legal(seat)[-1 if seat == 0 else 0])
    assert without > 3


@pytest.mark.rules("SG-10")
def test_in_the_draft_what_others_have_kept_is_uniform() -> None:
    match = Match(sterling.game("silver-gold", 3), seed=12)
    match.play(2, "K12")
    view = match.view(1)
    assert isinstance(view, SilverGoldView)
    kept: Counter[int] = Counter()
    piles: Counter[int] = Counter()
    expeditions: Counter[int] = Counter()
    for world in worlds(view, 3, 3000):
        kept[int(world.board[STRIDE * 2 + KEPT])] += 1
        pile = list(world.order[47:94])
        assert sorted(pile) == list(range(47))
        piles[pile[-1]] += 1
        expeditions[int(world.order[94])] += 1
    assert chi_square_uniform(kept, 6) < chi_square_limit(5)
    assert chi_square_uniform(piles, 47) < chi_square_limit(46)
    assert chi_square_uniform(expeditions, 8) < chi_square_limit(7)


@pytest.mark.rules("SG-31", "SG-34")
def test_of_the_rounds_to_come_nothing_is_known_and_of_those_before_all() -> None:
    _, view = middle_of_a_game()
    rounds = view.turn // 7
    assert view.revealed is not None
    assert 0 < rounds < 3
    last: Counter[int] = Counter()
    for world in worlds(view, 3, 2000):
        orders = [[int(card) for card in world.order[94 + 8 * r : 102 + 8 * r]] for r in range(4)]
        assert [sorted(order) for order in orders] == [list(range(8))] * 4
        for number, shown in enumerate(view.revealed):
            assert [PATTERNS[EXPEDITION_PATTERNS[card]] for card in orders[number][: len(shown)]] == shown
        last[orders[3][0]] += 1
    assert chi_square_uniform(last, 8) < chi_square_limit(7)


@pytest.mark.parametrize(("seats", "rule_set"), [(2, "nsv"), (3, "oya"), (4, "nsv")])
def test_SG_34_what_lies_open_is_the_same_in_every_world(seats: int, rule_set: str) -> None:
    game = sterling.game("silver-gold", seats, rule_set)
    rng = Rng(53)
    phases: Counter[int] = Counter()
    for state in positions(game, rng, 80):
        assert isinstance(state, SilverGoldState)
        phases[int(state.phase)] += 1
        for viewer in range(-1, seats):
            world = game.sample(game.view(state, viewer), rng)
            assert isinstance(world, SilverGoldState)
            names = ["phase", "wait", "turn", "cups", "aside"]
            names += [] if state.phase == DRAFTING else ["first"]
            names += ["pattern", "palms"] if state.phase == MARKING else []
            names += ["pattern", "step", "need"] if state.phase == REPLACING else []
            assert [getattr(world, name) for name in names] == [getattr(state, name) for name in names]
            assert len(world.pile) - world.drawn == len(state.pile) - state.drawn or state.phase == DRAFTING
            for seat in range(seats):
                at = STRIDE * seat
                places = [at + CARD_A, at + CARD_B, at + CUPBOX]
                places += [at + SHOWN] if state.phase == MARKING else [at + MINE]
                places += [at + MINE, at + OWED] if seat == viewer else []
                assert [world.board[place] for place in places] == [state.board[place] for place in places]
    assert set(phases) == {DRAFTING, MARKING, REPLACING, OVER}


def test_the_key_of_a_state_tells_everything() -> None:
    game = sterling.game("silver-gold", 2)
    state = next(positions(game, Rng(54), 1))
    random_steps(state, Rng(1), 20)
    assert isinstance(state, SilverGoldState)
    for name in ("board", "order", "pile"):
        for place in (0, -1):
            other = state.clone()
            row = getattr(other, name)[:]
            at = place % len(row)
            row[at] = row[at] + 1
            setattr(other, name, row)
            assert other.key() != state.key()
    for name in ("phase", "wait", "first", "turn", "pattern", "palms", "drawn", "cups", "aside", "step", "need"):
        other = state.clone()
        setattr(other, name, getattr(other, name) + 1)
        assert other.key() != state.key()


def test_where_the_kept_cards_stood_in_a_hand_is_uniform() -> None:
    _, view = middle_of_a_game()
    game = sterling.game("silver-gold", 3)
    assert isinstance(game, SilverGold)
    pairs: Counter[int] = Counter()
    for world in worlds(view, 3, 3000):
        pair = int(world.board[KEPT])
        kept = [game.islands[int(world.order[place])].name for place in PAIRS[pair]]
        assert kept == view.players[0].kept
        pairs[pair] += 1
    assert chi_square_uniform(pairs, 6) < chi_square_limit(5)


def test_a_view_without_the_revealed_cards_cannot_be_sampled() -> None:
    match, view = middle_of_a_game()
    with pytest.raises(sterling.ViewError) as refused:
        match.game.sample(match.game.shown(view), Rng(1))
    assert refused.value.code == "view/impossible"


def test_SG_34_no_frame_names_a_card_its_receiver_cannot_know() -> None:
    """Every card name in the bytes of a view is face up now, was kept openly, or was dealt to that very seat."""
    game = sterling.game("silver-gold", 3)
    assert isinstance(game, SilverGold)
    names = {island.name for island in game.islands}
    for state in positions(game, Rng(31), 60):
        assert isinstance(state, SilverGoldState)
        drafting = state.phase == 0
        hidden = names if drafting else {game.islands[card].name for card in list(state.pile)[state.drawn :]}
        for viewer in range(-1, 3):
            told = sterling.encode(game.view(state, viewer)).decode()
            found = {name for name in names if f'"{name}"' in told}
            dealt: set[str] = set()
            if viewer >= 0:
                dealt = {game.islands[int(state.order[4 * viewer + place])].name for place in range(4)}
            assert not (found & hidden) - dealt


def test_views_are_fixed_and_complete() -> None:
    check_structs(view_module, 5)
