"""What a position promises: it agrees with the rules, with the weights, and with brute force in the last turn."""

from collections.abc import Iterator
from typing import cast

import pytest

import sterling
from kit.tools import effort, positions
from sterling import Rng
from sterling.bots import Budget, SearchBot, bot
from sterling.bots.learned import Features
from sterling.bots.weights import LARGEST, equip, learned_file, load, parse
from sterling.core.bits import LOW4
from sterling.games.silver_gold.bot.alone import turns_alone
from sterling.games.silver_gold.bot.expert import Expert
from sterling.games.silver_gold.bot.worth import FEATURES, HIDDEN, Taste, Worth
from sterling.games.silver_gold.codes import MARK
from sterling.games.silver_gold.rules import CARD_A, CARD_B, MARKING, MINE, OVER, OWED, STRIDE, TURNS, SilverGoldState

GAME = "silver-gold"


def worth(taste: Taste | None = None) -> Worth:
    return Worth(load(learned_file(GAME, "position")), ALONE, taste or Taste(0, 0, 0, 0, 0))


ALONE = turns_alone()


def marking(seats: int, number: int, seed: int = 3) -> Iterator[tuple[SilverGoldState, int]]:
    """Positions in which a seat has to mark."""
    for state in positions(sterling.game(GAME, seats), Rng(seed), number):
        world = cast(SilverGoldState, state)
        if world.phase == MARKING:
            yield world, int(LOW4[world.waiting()])


def test_turns_that_a_shape_takes_alone() -> None:
    """In sixteenths: one cell takes a turn; two apart take two; of a domino, one card in eight marks both."""
    assert (ALONE[0], ALONE[0b1], ALONE[0b101], ALONE[0b11]) == (0, 16, 32, 30)
    assert ALONE[0b11] == ALONE[0b10001] == ALONE[0b11 << 14]


def test_a_mark_is_foreseen_as_the_rules_make_it() -> None:
    looking = worth()
    seen = 0
    for world, seat in marking(3, effort(120)):
        at = STRIDE * seat
        cards = world.board[at + CARD_A], world.board[at + CARD_B]
        for action in world.legal(seat):
            looking.mark(world, *cards, world.board[at + MINE], world.board[at + OWED], action - MARK)
            after = world.clone()
            # Somebody else still has to mark, so that nothing is laid aside yet.
            after.wait |= 8
            after.apply(seat, action)
            assert (looking.mine, looking.owed) == (after.board[at + MINE], after.board[at + OWED])
            seen += 1
    assert seen > effort(100)


def test_the_estimate_is_that_of_the_weights() -> None:
    """Kept cards and sums give exactly what the whole evaluation gives."""
    looking = worth()
    learned = load(learned_file(GAME, "position")).copy()
    features = Features()
    seen = 0
    for seats in (2, 4):
        for world, seat in marking(seats, effort(160), seed=seats):
            at = STRIDE * seat
            card_a, card_b, mine = world.board[at + CARD_A], world.board[at + CARD_B], world.board[at + MINE]
            for action in world.legal(seat)[:: 1 + world.count(seat) // 6]:
                looking.consider(world, seat)
                value = looking.worth_of(world, seat, action)
                after, owed = looking.mine, looking.owed
                if looking.left == 0 and owed <= 2:
                    continue
                sure = float(looking.sure(world, card_a, card_b, after))
                looking.look_at_table(world, seat, True, -1)
                bits_a = looking.card_features(world, card_a, after & 65535)
                bits_b = looking.card_features(world, card_b, after >> 16 & 65535)
                looking.score_features(world, card_a, card_b, after, owed, bits_a, bits_b)
                features.clear()
                for i in range(looking.filled):
                    assert 0 <= looking.active[i] < FEATURES
                    features.add(looking.active[i], looking.amount[i])
                learned.evaluate(features)
                assert value == pytest.approx(sure + learned.output[0], abs=1e-9)
                seen += 1
            assert mine == world.board[at + MINE]
    assert seen > effort(100)


def test_what_is_certain_is_the_score_if_the_game_ended_now() -> None:
    looking = worth()
    for state in positions(sterling.game(GAME, 2), Rng(9), effort(200)):
        world = cast(SilverGoldState, state)
        if world.phase == OVER:
            continue
        for seat in range(2):
            at = STRIDE * seat
            if world.wait >> seat & 1 or world.phase == MARKING:
                looking.look(world, seat, True)
                board = world.board
                full = board[at + MINE] >> 34 & 3 > board[at + 6] >> 9
                done = any(
                    board[at + card] >= 0 and not board[at + MINE] >> shift & 65535
                    for card, shift in ((CARD_A, 0), (CARD_B, 16))
                )
                if not full and not done:
                    sure = looking.sure(world, board[at + CARD_A], board[at + CARD_B], board[at + MINE])
                    assert sure == world.points(seat)


def last_turns(number: int) -> Iterator[tuple[SilverGoldState, int]]:
    """Positions of the game's last turn in which only one seat, the first to take a cup, still has to mark."""
    game = sterling.game(GAME, 2)
    policy = bot("greedy", game).policy  # type: ignore[attr-defined]
    for seed in range(number):
        rng = Rng(seed)
        world = cast(SilverGoldState, game.start(game.random_deal(rng)))
        while world.turn < TURNS - 1:
            seat = int(LOW4[world.waiting()])
            legal = world.legal(seat)
            random = rng.below(3) == 0
            world.apply(seat, legal[rng.below(len(legal))] if random else policy.choose(world, seat, rng))
        seat = int(world.start_seat())
        while world.waiting() & ~(1 << seat) and world.phase != OVER:
            other = 1 - seat
            world.apply(other, world.nth(other, 0))
        if world.phase != OVER:
            yield world, seat


def best_by_force(world: SilverGoldState, seat: int) -> int:
    """The highest score that any way to finish the last turn gives."""
    if world.phase == OVER:
        return int(world.points(seat))
    best = -1
    for action in world.legal(seat):
        after = world.clone()
        after.apply(seat, action)
        best = max(best, best_by_force(after, seat))
    return best


def test_the_last_follow_ups_are_solved() -> None:
    """With one or two follow-ups owed, the estimate is the best result that can be forced."""
    looking = worth()
    solved = 0
    for world, seat in last_turns(effort(64)):
        at = STRIDE * seat
        for action in world.legal(seat):
            after = world.clone()
            after.apply(seat, action)
            if after.phase == OVER or after.board[at + OWED] > 2 or after.count(seat) > 12:
                continue
            looking.consider(world, seat)
            assert looking.worth_of(world, seat, action) == best_by_force(after, seat)
            solved += 1
            break
    assert solved > effort(64) // 16


def test_the_weights_are_small_and_say_where_they_come_from() -> None:
    file = learned_file(GAME, "position")
    data = file.read_bytes()
    assert len(data) <= LARGEST
    origin, learned = parse(data)
    assert (origin.game, origin.name) == (GAME, "position")
    assert origin.command.startswith("sterling train silver-gold --lesson position ")
    assert (learned.features, learned.hidden) == (FEATURES, HIDDEN)


def test_a_taste_changes_what_is_promised_and_nothing_else() -> None:
    plain, fond = worth(), worth(Taste(500, 0, 0, 0, 0))
    differ = 0
    for world, seat in marking(2, effort(60)):
        for looking in (plain, fond):
            looking.consider(world, seat)
        for action in world.legal(seat):
            promised = plain.worth_of(world, seat, action)
            liked = fond.worth_of(world, seat, action)
            boxes = float(plain.mine >> 36 & 7)
            assert liked >= promised + 5 * boxes - 1e-9
            differ += liked > promised
    assert differ


def test_any_deck_can_be_played_with_what_was_learned_from_ours() -> None:
    """Nothing is known about single cards: a deck of sixteen small islands is as good."""
    rows = ("oooo\noooo\n....", "oooo\nXo$o\n....", "ooo.\noPo.\noo..", "oooo\noX..\noo..")
    text = "\n\n".join(f"card K{number} grey\n{rows[number % 4]}" for number in range(16))
    game = sterling.game(GAME, 2, deck=text)
    player = SearchBot(game)
    match = sterling.Match(game, seed=5)
    rng = Rng(1)
    while not match.over():
        seat = match.waiting()[0]
        action = player.choose(match.view(seat), Budget(iterations=effort(6)), rng)
        assert action in match.state.legal(seat)
        match.play(seat, action)


def test_the_search_asks_for_what_it_learned() -> None:
    expert = Expert()
    assert expert.wants(2) == ["position"]
    assert expert.worth is None
    equip(expert, GAME, 2)
    assert expert.worth is not None
