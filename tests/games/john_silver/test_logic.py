"""JS-50 to JS-52 over random games, and the engine compared with a second, plain version of the rules."""

from collections import Counter
from itertools import product
from typing import cast

import pytest
from msgspec.structs import astuple, replace

import sterling
from games.john_silver.scenes import Scene, deck_with, move, short
from games.john_silver.shadow import Shadow
from sterling import Match, Rng
from sterling.core.errors import ViewError
from sterling.games.john_silver import JohnSilver
from sterling.games.john_silver.cards import NAMES
from sterling.games.john_silver.notation import Lay
from sterling.games.john_silver.view import JohnSilverView

TABLES = [(seats, rule_set) for seats in (2, 3, 4) for rule_set in ("base", "stacks")]
SPARSE = deck_with(**dict.fromkeys(("S3", "S5", "S7", "S11", "M3", "M7", "M9"), "spots 1"), C4="blank")


def shadowed(game: JohnSilver, seed: int) -> tuple[Match, Shadow]:
    shows = {card.name: (card.symbol.kind, card.symbol.count) for card in game.cards}
    match = Match(game, seed=seed)
    return match, Shadow(game, game.named_orders(match.deal), shows)


def agree(match: Match, shadow: Shadow) -> None:
    """The engine and the plain version agree in everything."""
    assert match.waiting() == ([] if shadow.turn is None else [shadow.turn])
    if shadow.turn is not None:
        assert {action.text for action in match.legal(shadow.turn)} == shadow.legal()
    for seat in range(shadow.seats):
        view = cast(JohnSilverView, match.view(seat))
        assert view.own is not None
        assert sorted(view.own.hand) == sorted(shadow.hands[seat])
        assert sorted(view.own.back or []) == sorted(shadow.back[seat] or [])
        if any(shadow.back) and shadow.answers == shadow.seats:
            assert sorted(view.own.dealt or []) == sorted(shadow.dealt[seat])
        else:
            assert view.own.dealt is None
        assert view.grid == shadow.grid
        assert (None if view.laid is None else astuple(view.laid)) == shadow.laid
        assert view.stock == len(shadow.stock)
        assert sorted(view.removed) == sorted(shadow.removed)
        for other, player in enumerate(view.players):
            assert player.hand == len(shadow.hands[other])
            assert set(player.known or []) == shadow.known[other]
            assert sorted(player.won or []) == sorted(shadow.won[other])
            assert player.cards == len(shadow.won[other])
            assert player.exchanged == (shadow.back[other] is not None)
            assert (player.past is None) == (not any(shadow.back))
            if player.past is not None:
                assert player.past.drawn == shadow.draws[other]
                laid = sorted((fresh.card, fresh.drawn) for fresh in player.past.fresh)
                assert laid == sorted(shadow.fresh[other])
    assert [score.total for score in match.scores()] == shadow.scores()


@pytest.mark.rules("JS-20", "JS-21", "JS-22", "JS-23", "JS-24", "JS-25", "JS-27", "JS-32", "JS-40", "JS-60", "JS-61")
@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("deck", [None, SPARSE], ids=["house", "sparse"])
@pytest.mark.parametrize(("seats", "rule_set"), TABLES)
def test_the_engine_agrees_with_a_plain_account_of_the_rules(
    seats: int, rule_set: str, deck: str | None, version: int
) -> None:
    game = JohnSilver(seats, rule_set, None, deck, rules_version=version)
    exchanges = 0
    for seed in range(16):
        match, shadow = shadowed(game, seed)
        rng = Rng(seed)
        while True:
            agree(match, shadow)
            if match.over():
                break
            seat = match.waiting()[0]
            # Exchange whenever possible, otherwise anything.
            k = match.state.count(seat) - 1 if shadow.answers < seats else rng.below(match.state.count(seat))
            code = int(match.state.nth(seat, k))
            match.play(seat, code)
            shadow.play(game.format(code))
        exchanges += sum(back is not None for back in shadow.back)
    assert exchanges > 0


@pytest.mark.parametrize(("seats", "rule_set"), TABLES)
def test_JS_50_ranks_never_meet_and_every_card_in_hand_can_be_laid(seats: int, rule_set: str) -> None:
    game = JohnSilver(seats, rule_set)
    rng = Rng(50)
    for _ in range(25):
        state = game.start(game.random_deal(rng))
        while not state.over():
            view = game.view(state, int(state.waiting()).bit_length() - 1)
            assert view.own is not None
            rows = [[card for cell in row for card in cell] for row in view.grid]
            for row in rows:
                values = [card.split("-")[1] for card in row]
                assert len(set(values)) == len(values)
            if view.phase == "lay":
                assert all(len(row) <= 3 for row in rows)
                laid = {action.text.split(":")[0] for action in game.legal(state, view.seat)}
                assert laid == set(view.own.hand)
            state.apply(view.seat, state.nth(view.seat, rng.below(state.count(view.seat))))


@pytest.mark.parametrize(("seats", "rule_set"), TABLES)
def test_JS_51_apples_are_laid_once_and_the_stock_is_drawn_to_the_end(seats: int, rule_set: str) -> None:
    game = JohnSilver(seats, rule_set)
    for seed in range(20):
        match, shadow = shadowed(game, seed)
        rng = Rng(seed)
        laid: Counter[str] = Counter()
        while not match.over():
            seat = match.waiting()[0]
            code = int(match.state.nth(seat, rng.below(match.state.count(seat))))
            text = game.format(code)
            if text[:2] not in ("K6", "X6", "T?", "T:"):
                laid[text.split(":")[0]] += 1
            match.play(seat, code)
            shadow.play(text)
        # JS-27: cards that were never laid are still in hand.
        kept = {card for hand in shadow.hands for card in hand}
        assert set(NAMES) - set(laid) <= kept
        assert all(laid[name] == 1 for name in NAMES if shadow.is_apple(name) and name not in kept)
        assert 44 - len(kept) <= laid.total() <= 55
        assert shadow.drawn == 44 - 6 * seats
        assert match.view(-1).stock == 0  # type: ignore[attr-defined]


@pytest.mark.parametrize(("seats", "rule_set"), TABLES)
def test_JS_52_nine_or_ten_rows_by_the_jokers_last_rows(seats: int, rule_set: str) -> None:
    game = JohnSilver(seats, rule_set)
    rows_seen = set()
    for seed in range(40):
        match, shadow = shadowed(game, seed)
        rng = Rng(1000 + seed)
        while not match.over():
            seat = match.waiting()[0]
            code = int(match.state.nth(seat, rng.below(match.state.count(seat))))
            match.play(seat, code)
            shadow.play(game.format(code))
        # JS-27: a joker that is still in hand may be counted in any row.
        kept = [card for hand in shadow.hands for card in hand]
        jokers = [[shadow.joker_rows[joker]] if joker not in kept else [0, 1, 2] for joker in NAMES[39:]]
        splits = {tuple(sorted(Counter(rows).values())) for rows in product(*jokers)}
        (expected,) = {9 if split == (1, 2, 2) else 10 for split in splits}
        view = cast(JohnSilverView, match.view(-1))
        left = sum(len(cell) for row in view.grid for cell in row) + len(kept)
        won = sum(player.cards for player in view.players) + len(view.removed)
        assert shadow.distributed == expected
        assert won == 4 * expected
        assert left == (8 if expected == 9 else 4)
        rows_seen.add(expected)
    assert rows_seen == {9, 10}


@pytest.mark.long
def test_the_longest_game_is_never_exceeded_when_apples_always_take() -> None:
    """JS-51: every apple play that takes a card prolongs the game by one turn, and no more."""
    for seats, rule_set in TABLES:
        game = sterling.game("john-silver", seats, rule_set)
        longest = 0
        for seed in range(30):
            match = Match(game, seed=seed)
            rng = Rng(seed)
            while not match.over():
                seat = match.waiting()[0]
                n = int(match.state.count(seat))
                taking = match.view(-1).phase == "take"  # type: ignore[attr-defined]
                match.play(seat, int(match.state.nth(seat, n - 1 if taking else rng.below(n))))
            longest = max(longest, len(match.log))
        assert longest <= game.longest == seats + 44 + 22
        assert longest > seats + 44 + 10


@pytest.mark.rules("JS-24", "JS-25", "JS-40")
@pytest.mark.parametrize(("seats", "rule_set"), TABLES)
def test_what_a_row_is_said_to_bring_is_what_it_brings(seats: int, rule_set: str) -> None:
    """The standing of a row and the predicted effect of an action, compared with what the rules then do."""
    shared_out = 0
    for seed in range(12):
        game = cast(JohnSilver, sterling.game("john-silver", seats, rule_set))
        match, rng = Match(game, seed=seed), Rng(seed)
        while match.waiting():
            (seat,) = match.waiting()
            before = cast(JohnSilverView, match.view(seat))
            legal = match.legal(seat)
            action = legal[rng.below(len(legal))]
            then = game.ahead(before, action.code)
            match.play(seat, action.text)
            after = cast(JohnSilverView, match.view(seat))
            form = action.form
            if after.shared is None:
                if isinstance(form, Lay):
                    assert after.standing[form.row] == then
                continue
            shared_out += 1
            shared, standing = after.shared, after.shared.standing
            # Filled by this card, or full before the choice after an apple card.
            assert standing == (then if isinstance(form, Lay) else before.standing[shared.row])
            assert sorted(card for stack in shared.cells for card in stack) == sorted(standing.high + standing.low)
            for cards, column in ((standing.high, standing.high_column), (standing.low, standing.low_column)):
                assert cards[0] in shared.cells[column] or cards[-1] in shared.cells[column]
                owner = after.owners[column]
                gone, had = (
                    (after.removed, before.removed)
                    if owner is None
                    else (after.players[owner].won or [], before.players[owner].won or [])
                )
                assert set(cards) <= set(gone) - set(had)
            assert after.standing[shared.row] is None
    assert shared_out > 20


def test_a_view_with_a_row_shared_out_in_another_way_is_refused() -> None:
    game = sterling.game("john-silver", 2)
    match, rng = Match(game, seed=3), Rng(3)
    while cast(JohnSilverView, match.view(0)).shared is None:
        (seat,) = match.waiting()
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))].text)
    view = cast(JohnSilverView, match.view(0))
    assert view.shared is not None
    assert game.view(game.sample(view, rng), 0) == view
    standing = view.shared.standing
    turned = replace(standing, high=standing.low, low=standing.high)
    for wrong in (
        replace(view.shared, standing=turned),
        replace(view.shared, row=3),
        replace(view.shared, cells=[[], [], [], []]),
    ):
        with pytest.raises(ViewError):
            game.sample(replace(view, shared=wrong), rng)
    with pytest.raises(ViewError):
        game.sample(replace(view, standing=[standing, None, None]), rng)


def test_JS_24_a_card_taken_out_of_a_row_leaves_it_as_the_others_stand() -> None:
    scene = Scene(2, "S2:a1 S9:b1 S6:d1 C7:b3")
    before = scene.view()
    assert before.phase == "take"
    for card, left in (("S2", "S9 S6"), ("S9", "S6 S2"), ("S6", "S9 S2")):
        then = scene.game.ahead(before, scene.game.parse(move(f"T:{card}")))
        assert short([*then.high, *then.low]) == left
        assert then.full is False
    scene("T:S9")
    after = scene.view().standing[0]
    assert after == scene.game.ahead(before, scene.game.parse(move("T:S9")))


def test_JS_24_a_card_is_taken_out_of_the_row_in_which_it_lies() -> None:
    scene = Scene(2, "S2:a1 C2:a3 C9:d3 C7:b3")
    before = scene.view()
    assert before.phase == "take"
    then = scene.game.ahead(before, scene.game.parse(move("T:C2")))
    assert short([*then.high, *then.low]) == "C9 C7"
