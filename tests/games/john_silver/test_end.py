"""JS-27: the game is over when no row can be filled any more, and this never changes a score."""

import os
from typing import cast

import pytest

import sterling
from games.john_silver.scenes import deck_with, play, position, seen
from kit.tools import effort, play_on
from sterling import Game, Rng, State
from sterling.core.story import Happening
from sterling.games.john_silver.bot import Greedy
from sterling.games.john_silver.cards import NAMES
from sterling.games.john_silver.rules import JohnSilverState
from sterling.games.john_silver.view import JohnSilverView

TABLES = [(seats, rule_set) for seats in (2, 3, 4) for rule_set in ("base", "stacks")]
SOAKED = int(os.environ.get("STERLING_SOAK", "100000"))
NO_ROW, NO_CARDS = "john-silver-story-why-no-row", "john-silver-story-why-no-cards"
EMPTY = "- - - -"


def ends_after(script: str, hands: list[str], grid: list[str], deck: str | None = None) -> bool:
    game, state = position(hands, grid, deck=deck)
    play(game, state, script)
    return state.over()


# -- the definition --------------------------------------------------------------------------------------------------


def test_JS_27_the_game_is_over_when_no_row_can_come_to_four() -> None:
    """Two ships are laid and one is left: three at most. Under version 1 the last two cards were laid all the same."""
    hands, grid = ["C2", "S4 M6"], ["S8 S6 - -", EMPTY, EMPTY]
    assert ends_after("C2:a3", hands, grid)
    game, state = position(hands, grid, to_the_last_card=True)
    play(game, state, "C2:a3 S4:c1")
    assert not state.over()
    play(game, state, "M6:a2")
    assert state.over()


def test_JS_27_it_goes_on_while_one_row_can_be_filled() -> None:
    assert not ends_after("C2:a3", ["C2", "S4 S12"], ["S8 S6 - -", EMPTY, EMPTY])
    # Suits in hand count for their own row only, jokers for every row.
    assert ends_after("C2:a3", ["C2", "S4 M4"], ["S8 S6 - -", "M8 - - -", EMPTY])
    assert not ends_after("C2:a3", ["C2", "S4 J5"], ["S8 S6 - -", "M8 - - -", EMPTY])


def test_JS_27_hands_count_together_whoever_holds_the_cards() -> None:
    assert not ends_after("C2:a3", ["C2 S1", "S4", "S12"], ["S8 - - -", EMPTY, EMPTY])


def test_JS_27_a_joker_in_another_row_counts_only_with_an_apple_card_in_hand() -> None:
    grid = ["S8 S6 - -", "J5 - - -", EMPTY]
    assert ends_after("C2:a3", ["C2", "S4 M6"], grid)
    # With the S7 the joker can come back and go into the row of ships.
    assert not ends_after("C2:a3", ["C2", "S7 M6"], grid)
    # A joker that lies in the row itself is counted once.
    assert ends_after("C2:a3", ["C2", "S7"], ["S8 J5 - -", "M8 - - -", EMPTY])


def test_JS_27_a_joker_with_apples_cannot_come_back() -> None:
    deck = deck_with(J5="apples 1")
    assert ends_after("C2:a3", ["C2", "S7 M6"], ["S8 S6 - -", "J5 - - -", EMPTY], deck)


def test_JS_27_the_test_comes_after_the_take_and_the_distribution() -> None:
    # The S7 takes the joker back: it may still fill the row of ships.
    game, state = position(["S7", "C2"], ["S8 S6 - -", "J5 - - -", EMPTY])
    play(game, state, "S7:c1")
    assert seen(game, state).phase == "take"
    play(game, state, "T:J5")
    assert not state.over()
    # A row is empty after it has been paid out.
    game, state = position(["S12", "S1 S4"], ["S8 S6 - S2", EMPTY, EMPTY])
    play(game, state, "S12:c1")
    assert state.over()
    assert seen(game, state).shared is not None


def test_JS_27_not_while_there_is_a_stock() -> None:
    game = sterling.game("john-silver", 4)
    rng = Rng(27)
    for _ in range(effort(60)):
        state = game.start(game.random_deal(rng))
        while not state.over():
            seat = int(state.waiting()).bit_length() - 1
            state.apply(seat, state.nth(seat, rng.below(state.count(seat))))
        assert seen(game, state).stock == 0


# -- what is left in hands -------------------------------------------------------------------------------------------


def test_JS_27_cards_left_in_hands_are_not_scored_and_stay_hidden() -> None:
    game, state = position(["C2", "S4 M6", "M4"], ["S8 S6 - -", EMPTY, EMPTY])
    play(game, state, "C2:a3")
    view = seen(game, state, 0)
    assert (view.phase, view.turn) == ("over", None)
    assert [player.hand for player in view.players] == [0, 2, 1]
    assert [score.total for score in game.scores(state)] == [0, 0, 0]
    assert view.own is not None
    assert view.own.hand == []
    for viewer in range(-1, 3):
        again = seen(game, state, viewer)
        assert game.view(game.sample(again, Rng(1)), viewer) == again


def test_JS_27_the_end_is_told_with_its_reason() -> None:
    def told(hands: list[str], script: str) -> Happening:
        game, state = position(hands, ["S8 S6 - S2", EMPTY, EMPTY])
        before = seen(game, state)
        play(game, state, script)
        return next(one for one in game.happened(before, seen(game, state), None) if one.verb == "over")

    assert told(["S12", "C1"], "S12:c1").why == NO_ROW
    assert told(["S12", ""], "S12:c1").why == NO_CARDS


# -- it never changes a score ----------------------------------------------------------------------------------------


def public_end(view: JohnSilverView, game: Game) -> bool:
    """The definition of JS-27, word by word, from a view that knows no hand."""
    gone = {card for player in view.players for card in player.won or []} | set(view.removed)
    rows = [[card for cell in row for card in cell] for row in view.grid]
    held = [card for card in NAMES if card not in gone and not any(card in row for row in rows)]
    apples = {card.name for card in game.cards if card.symbol.kind == "apples"}  # type: ignore[attr-defined]

    def count(row: int) -> int:
        suit = ("ship", "sailor", "chest")[row]
        found = len(rows[row]) + sum(card.startswith((suit, "joker")) for card in held)
        if apples & set(held):
            others = [card for other in range(3) if other != row for card in rows[other]]
            found += sum(card.startswith("joker") and card not in apples for card in others)
        return found

    return all(count(row) < 4 for row in range(3))


def played_both_ways(seats: int, rule_set: str, greedy: bool, games: int, rng: Rng, *, looked_at: int) -> int:
    """Plays games under version 1 to the last card, and each under version 2 as long as it lasts; both score the same.

    Returns how many decisions version 2 saved. In some of the games its end is compared with what a spectator knows.
    """
    old = sterling.game("john-silver", seats, rule_set, rules_version=1)
    new = sterling.game("john-silver", seats, rule_set, rules_version=2)
    policy = Greedy()
    saved = 0
    for number in range(games):
        deal = old.random_deal(rng)
        long = cast(JohnSilverState, old.start(deal))
        state = cast(JohnSilverState, new.start(deal))
        while waiting := int(long.waiting()):
            seat = waiting.bit_length() - 1
            # The greedy player reads nothing that is hidden from it.
            action = policy.choose(long, seat, rng) if greedy else long.nth(seat, rng.below(long.count(seat)))
            long.apply(seat, action)
            if state.over():
                saved += 1
                continue
            state.apply(seat, action)
            if number % looked_at == 0:
                view = cast(JohnSilverView, new.view(state, -1))
                if view.stock == 0 and view.phase != "take":
                    assert state.over() == public_end(view, new)
                else:
                    assert not state.over()
        assert state.over()
        assert [int(state.points(seat)) for seat in range(seats)] == [int(long.points(seat)) for seat in range(seats)]
        assert list(state.board)[20:29] == list(long.board)[20:29]
    return saved


@pytest.mark.parametrize("greedy", [False, True], ids=["random", "greedy"])
@pytest.mark.parametrize(("seats", "rule_set"), TABLES)
def test_JS_27_the_end_never_changes_a_score(seats: int, rule_set: str, greedy: bool) -> None:
    """The end comes as soon as everyone can know it, never before."""
    assert played_both_ways(seats, rule_set, greedy, effort(64), Rng(2700 + seats), looked_at=1) > 0


@pytest.mark.soak
@pytest.mark.parametrize("greedy", [False, True], ids=["random", "greedy"])
@pytest.mark.parametrize(("seats", "rule_set"), TABLES)
def test_JS_27_the_end_never_changes_a_score_in_many_games(seats: int, rule_set: str, greedy: bool) -> None:
    games = -(-SOAKED // (2 * len(TABLES)))
    saved = played_both_ways(seats, rule_set, greedy, games, Rng(27), looked_at=25)
    print(f"{games} games, {saved / games:.2f} decisions saved in each")
    assert saved > 0


# -- everyone can know it --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "rule_set"), TABLES)
def test_JS_27_the_game_ends_in_all_worlds_that_anybody_may_imagine_or_in_none(seats: int, rule_set: str) -> None:
    """Before each action with an empty stock, every viewer imagines worlds; the action that everyone then sees ends
    each of them, or none."""
    game = sterling.game("john-silver", seats, rule_set)
    rng = Rng(272 + seats)
    agreed = {(viewer, ended): 0 for viewer in range(-1, seats) for ended in (False, True)}
    games = 0
    # This many games, and more until everyone has seen both.
    while games < effort(48) or min(agreed.values()) == 0:
        games += 1
        state = game.start(game.random_deal(rng))
        while waiting := int(state.waiting()):
            seat = waiting.bit_length() - 1
            action = state.nth(seat, rng.below(state.count(seat)))
            worlds: list[tuple[int, State]] = []
            if seen(game, state).stock == 0:
                for viewer in range(-1, seats):
                    imagined = game.worlds(game.view(state, viewer))
                    worlds += [(viewer, imagined.sample(rng)) for _ in range(4)]
            state.apply(seat, action)
            for viewer, world in worlds:
                # In some of them the laid card was in another hand: nobody considers these possible any more.
                if world.refusal(seat, action) == "":
                    world.apply(seat, action)
                    assert world.over() == state.over()
                    agreed[viewer, bool(state.over())] += 1


@pytest.mark.parametrize(("seats", "rule_set"), TABLES)
def test_JS_27_at_the_end_nobody_can_imagine_a_row_that_is_still_filled(seats: int, rule_set: str) -> None:
    """In no world that fits what anybody knows does playing on to the last card, as under version 1, pay out a row."""
    old = sterling.game("john-silver", seats, rule_set, rules_version=1)
    new = sterling.game("john-silver", seats, rule_set, rules_version=2)
    rng = Rng(2720 + seats)
    games = played_on = 0
    # This many games, and more until some of them have ended early.
    while games < effort(48) or played_on == 0:
        games += 1
        deal = old.random_deal(rng)
        long, state = old.start(deal), new.start(deal)
        while waiting := int(state.waiting()):
            seat = waiting.bit_length() - 1
            action = state.nth(seat, rng.below(state.count(seat)))
            state.apply(seat, action)
            long.apply(seat, action)
        points = [int(long.points(seat)) for seat in range(seats)]
        for viewer in range(-1, seats) if not long.over() else ():
            imagined = old.worlds(old.view(long, viewer))
            for _ in range(8):
                world = imagined.sample(rng)
                play_on(old, world, rng)
                assert won(seen(old, world)) == won(seen(old, long))
                assert [int(world.points(seat)) for seat in range(seats)] == points
                played_on += 1


def won(view: JohnSilverView) -> list[list[str] | None]:
    """What has been paid out."""
    return [*(player.won for player in view.players), view.removed]
