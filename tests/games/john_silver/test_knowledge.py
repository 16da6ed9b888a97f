"""JS-60 to JS-64: what a seat may know, and worlds that are as likely as the deals they come from."""

from collections import Counter
from collections.abc import Iterator
from math import comb
from random import Random
from typing import cast

import msgspec
import pytest

import sterling
from games.john_silver.chances import Question, Story, World, compare
from games.john_silver.scenes import APPLES, SHORT, Scene, deck_with, move, names, play, position, seen, short
from games.laws import check_structs, check_worlds_are_independent
from kit.tools import positions
from statistics_help import chi_square_limit, chi_square_uniform
from sterling import Rng
from sterling.core.playout import random_steps
from sterling.games.john_silver import JohnSilver
from sterling.games.john_silver import view as view_module
from sterling.games.john_silver.cards import NAMES
from sterling.games.john_silver.codes import CARDS, CELLS, UNIT
from sterling.games.john_silver.rules import (
    ANSWERING,
    BACK,
    DEALT,
    DRAWN,
    HAND,
    KNOWN,
    LEVEL,
    LONG,
    REMOVED,
    SCORE,
    WON,
    JohnSilverState,
)
from sterling.games.john_silver.view import JohnSilverView
from sterling.games.john_silver.worlds import SIXES, JohnSilverSampler

PLAIN = "S1 S2 S4 S6 S8 S9"


def hand_of(view: JohnSilverView) -> list[str]:
    assert view.own is not None
    return view.own.hand


# -- what is public, what is private ---------------------------------------------------------------------------------


def test_JS_60_everything_on_the_table_is_public() -> None:
    scene = Scene(3, "S13:d1 S6:a1 S2:b1 J9:c1 M4:a2 C7:b3 T:M4 C2:c3")
    views = [scene.view(seat) for seat in (-1, 0, 1, 2)]
    for view in views:
        public = msgspec.structs.replace(view, seat=-1, own=None)
        assert public == views[0]
    spectator = views[0]
    assert [player.hand for player in spectator.players] == [6, 6, 6]
    assert spectator.stock == 26 - 6
    assert spectator.own is None


def test_JS_60_hands_and_the_stock_are_in_no_other_view() -> None:
    """A view never names a card that is in the stock or unknown in another hand."""
    rng = Rng(60)
    for seats in (2, 3, 4):
        game = JohnSilver(seats)
        for _ in range(60):
            state = cast(JohnSilverState, game.start(game.random_deal(rng)))
            random_steps(state, rng, rng.below(60))
            for seat in range(-1, seats):
                view = game.view(state, seat)
                secret = {NAMES[card] for card in list(state.stock)[int(state.top) : 44]}
                for other in range(seats):
                    if other != seat:
                        secret |= set(hand_of(game.view(state, other)))
                        secret -= set(view.players[other].known or [])
                named = {word for word in sterling.encode(view).decode().split('"') if word in NAMES}
                own = set() if view.own is None else {*(view.own.back or []), *(view.own.dealt or [])}
                assert not (named - own) & secret


def test_JS_60_what_was_drawn_is_private() -> None:
    scene = Scene(2, "S2:a1", stock="C9")
    assert "C9" in scene.hand(0).split()
    assert "chest-9" not in sterling.encode(scene.view(1)).decode()
    assert "chest-9" not in sterling.encode(scene.view(-1)).decode()


def test_JS_61_a_card_taken_from_the_grid_is_known_in_that_hand_until_it_is_laid() -> None:
    scene = Scene(3, "S2:a1 C7:b3 T:S2", hands={2: "M4", 0: "M6"})
    for seat in (-1, 0, 1, 2):
        assert short(scene.view(seat).players[1].known) == "S2"
    game = scene.game
    for seat in (-1, 0, 2):
        sampler = game.sampler(scene.view(seat))
        for seed in range(50):
            world = sampler.sample(Rng(seed))
            assert "ship-2" in hand_of(seen(game, world, 1))
    scene("M4:a2 M6:b2 S2:d1")
    assert scene.view().players[1].known == []


def test_JS_61_the_table_without_memory_aid_does_not_remind_of_it() -> None:
    scene = Scene(3, "S2:a1 C7:b3 T:S2")
    for seat in (-1, 0, 1, 2):
        assert [player.known for player in scene.shown(seat).players] == [None, None, None]
    assert scene.shown(1).own == scene.view(1).own


def test_JS_61_a_card_drawn_is_not_known() -> None:
    scene = Scene(3, "S2:a1 C7:b3 T?", stock="M4 C9")
    assert all(player.known == [] for player in scene.view().players)


def test_JS_62_the_exchanger_knows_what_it_put_back_and_others_do_not() -> None:
    scene = Scene(3, hands={1: PLAIN}, exchange={1: "C1 C2 C4 C5 C6 C8"})
    own = scene.view(1).own
    assert own is not None
    assert short(own.back) == PLAIN
    assert short(own.dealt) == "C1 C2 C4 C5 C6 C8"
    for seat in (0, 2):
        other = scene.view(seat).own
        assert other is not None
        assert other.back is None
    shown = scene.shown(1).own
    assert shown is not None
    assert (shown.back, shown.dealt) == (None, None)
    assert shown.hand == own.hand


def test_JS_62_the_six_put_back_are_in_no_hand_of_those_who_did_not_exchange_later() -> None:
    scene = Scene(
        3, hands={1: PLAIN, 2: "M1 M2 M4 M5 M6 M8"}, exchange={1: "C1 C2 C4 C5 C6 C8", 2: "C7 C9 S13 J5 J6 J7"}
    )
    sampler = scene.game.sampler(scene.view(1))
    found: Counter[int] = Counter()
    for seed in range(300):
        world = sampler.sample(Rng(seed))
        for seat in (0, 2):
            found[seat] += len(set(hand_of(seen(scene.game, world, seat))) & set(names(PLAIN)))
    assert found[0] == 0
    # Seat 2 exchanged later and may have drawn them: six of 32 unseen cards, one or two in a hand of six.
    assert 250 < found[2] < 480


def test_JS_62_the_last_card_put_back_that_is_out_of_sight_is_in_no_other_hand_either() -> None:
    scene = Scene(2, hands={0: PLAIN}, exchange={0: "S1 S2 S4 S6 S8 C13"})
    sampler = scene.game.sampler(scene.view(0))
    for seed in range(200):
        world = sampler.sample(Rng(seed))
        assert not set(hand_of(seen(scene.game, world, 1))) & set(names("S9"))


def test_JS_3_JS_63_an_own_exchange_needs_no_six_more_cards_without_apples() -> None:
    """With a custom deck there may be few of them; what this seat put back is known, whatever is left."""
    plain = [*PLAIN.split(), "C13", "M12"]
    deck = deck_with(**{card: "apples 1" for card in map(SHORT.__getitem__, NAMES) if card not in plain})
    scene = Scene(2, hands={0: PLAIN}, exchange={0: "S1 S2 S4 S6 S8 C13"}, deck=deck)
    sampler = scene.game.sampler(scene.view(0))
    for seed in range(20):
        world = sampler.sample(Rng(seed))
        assert len(hand_of(seen(scene.game, world, 1))) == 6


def test_JS_62_no_more_of_the_six_than_a_seat_has_drawn_counting_those_laid() -> None:
    """Random games with exchanges: in every world each bound seat has at most as many of the six as it drew."""
    rng = Rng(62)
    checked = 0
    for seats in (2, 3, 4):
        game = JohnSilver(seats)
        while checked < 150 * (seats - 1):
            state = cast(JohnSilverState, game.start(game.random_deal(rng)))
            while state.answers < seats:
                seat = int(state.waiting()).bit_length() - 1
                state.apply(seat, state.nth(seat, state.count(seat) - 1))
            random_steps(state, rng, rng.below(30))
            for seat in range(seats):
                view = game.view(state, seat)
                if view.own is None or view.own.back is None:
                    continue
                world = game.sample(view, rng)
                for other in range(seats):
                    later = (other - view.start) % seats > (seat - view.start) % seats
                    if other == seat or (later and view.players[other].exchanged):
                        continue
                    past = view.players[other].past
                    assert past is not None
                    mine = set(hand_of(seen(game, world, other))) - set(view.players[other].known or [])
                    mine |= {laid.card for laid in past.fresh}
                    assert len(mine & set(view.own.back)) <= past.drawn
                    checked += 1


def test_JS_64_with_an_empty_stock_and_one_other_hand_all_is_known() -> None:
    game, state = position(["S2 S4 J5", "M2 M4 C3"], ["S8 - - -", "- M9 - -", "- - - -"])
    view = seen(game, state, 0)
    # Without knowledge of the cards taken, the other hand is what is left.
    blind = msgspec.structs.replace(
        view, players=[msgspec.structs.replace(player, known=[]) for player in view.players]
    )
    for seed in range(20):
        world = game.sample(blind, Rng(seed))
        assert short(hand_of(seen(game, world, 1))) == "M2 M4 C3"


def test_JS_64_a_two_player_game_is_open_once_the_stock_is_empty() -> None:
    rng = Rng(64)
    game = JohnSilver(2)
    checked = 0
    while checked < 20:
        state = cast(JohnSilverState, game.start(game.random_deal(rng)))
        random_steps(state, rng, 50)
        if state.top == 44 and not state.over():
            for seat in (0, 1):
                world = cast(JohnSilverState, game.sample(game.view(state, seat), rng))
                assert [hand_of(seen(game, world, s)) for s in (0, 1)] == [
                    hand_of(seen(game, state, s)) for s in (0, 1)
                ]
            checked += 1


# -- worlds are as likely as the deals they come from ----------------------------------------------------------------


def test_JS_60_without_an_exchange_every_hidden_card_is_as_likely_anywhere() -> None:
    """The top card of the stock and one hand, over many worlds: uniform over the unseen cards."""
    scene = Scene(3, "S2:a1 C7:b3 T:S2 M4:c2")
    game = scene.game
    view = scene.view(0)
    unseen = set(NAMES) - set(hand_of(view)) - set(names("S2 C7 M4"))
    sampler = game.sampler(view)
    top: Counter[str] = Counter()
    held: Counter[str] = Counter()
    rng = Rng(1)
    for _ in range(4000):
        world = cast(JohnSilverState, sampler.sample(rng))
        top[NAMES[world.stock[world.top]]] += 1
        held.update(set(hand_of(seen(game, world, 2))))
    assert set(top) == set(held) == unseen
    assert chi_square_uniform(top, len(unseen)) < chi_square_limit(len(unseen) - 1)
    assert chi_square_uniform(held, len(unseen)) < chi_square_limit(len(unseen) - 1)


def apples(seat: int) -> Question:
    return lambda world: len(set(world.hands[seat]) & set(APPLES))


def has(seat: int, cards: str) -> Question:
    return lambda world: len(set(world.hands[seat]) & set(cards.split()))


def put_back(seat: int, cards: str) -> Question:
    return lambda world: len(set(world.first[seat]) & set(cards.split()))


def kept(seat: int) -> Question:
    """How many of the cards a seat put back it holds again."""
    return lambda world: len(set(world.first[seat]) & set(world.hands[seat]))


SIX = "S1 S2 S4 S6 S8 S9"
NEW = "S1 S2 S4 C13 C3 M12"

TWO_OTHER_EXCHANGES = Story(2, 0, SIX, [1], "", ["S1:a1+C12", "M8:b2", "S2:b1+C10"])
TWO_OWN_EXCHANGE = Story(2, 0, SIX, [0], NEW, ["S1:a1+C12", "M8:b2+S8", "S2:c1+C10", "S8:d1", "M12:a2+M13"])
THREE_OTHER_EXCHANGES = Story(3, 0, SIX, [1], "", [])
THREE_LATER = Story(3, 0, SIX, [1], "", ["S1:a1+C12", "M8:b2", "C8:c3", "S2:b1+C10"])
THREE_BOTH = Story(3, 0, SIX, [0, 1], NEW, ["S1:a1+C12", "S8:b1", "M8:c2", "S2:d1+C10"])
THREE_EARLIER = Story(3, 1, SIX, [0, 1], NEW, ["C8:a3", "S1:b1+C12"])
FOUR_TWO_EXCHANGES = Story(4, 0, SIX, [1, 3], "", [])
FOUR_ALL = Story(4, 1, SIX, [0, 1, 3], NEW, [])
SPECTATOR = Story(2, -1, "", [0], "", ["S8:a1", "M8:b2"])

QUESTIONS: dict[str, Question] = {
    "apples in hand 1": apples(1),
    "own six in hand 1": has(1, SIX),
    "coins in hand 1": has(1, "S6 S8 M6 M8 C6 C8"),
    "apples on top of the stock": lambda world: world.stock[0] in APPLES,
    "top of the stock": lambda world: world.stock[0],
}


@pytest.mark.long
@pytest.mark.rules("JS-61", "JS-62", "JS-63")
@pytest.mark.parametrize(
    ("story", "more"),
    [
        (TWO_OTHER_EXCHANGES, {"put back": put_back(1, "M6 M8 C6 C8 C12 C10"), "kept": kept(1)}),
        (TWO_OWN_EXCHANGE, {"drawn S6, S9": has(1, "S6 S9")}),
        (
            THREE_OTHER_EXCHANGES,
            {"apples in hand 2": apples(2), "put back": put_back(1, "M6 M8 C6 C8"), "kept": kept(1)},
        ),
        (
            THREE_LATER,
            {"apples in hand 2": apples(2), "put back": put_back(1, "M8 C8 C12 C10"), "kept": kept(1)},
        ),
        (
            THREE_BOTH,
            {"apples in hand 2": apples(2), "own six in hand 2": has(2, SIX), "put back": put_back(1, "M8 M6")},
        ),
        (
            THREE_EARLIER,
            {"apples in hand 0": apples(0), "apples in hand 2": apples(2), "put back": put_back(0, "C8 C12 M6")},
        ),
        (
            FOUR_TWO_EXCHANGES,
            {
                "apples in hand 2": apples(2),
                "apples in hand 3": apples(3),
                "put back 1": put_back(1, "M6 M8 C6 C8"),
                "1 holds what 3 put back": lambda world: len(set(world.hands[1]) & set(world.first[3])),
                "3 holds what 1 put back": lambda world: len(set(world.hands[3]) & set(world.first[1])),
            },
        ),
        (
            FOUR_ALL,
            {
                "apples in hand 0": apples(0),
                "apples in hand 2": apples(2),
                "own six in hand 3": has(3, SIX),
                "own six in hand 0": has(0, SIX),
                "3 holds what 0 put back": lambda world: len(set(world.hands[3]) & set(world.first[0])),
                "put back 3": put_back(3, "M6 M8 C6 C8 " + NEW),
            },
        ),
        (
            SPECTATOR,
            {"apples in hand 0": apples(0), "put back": put_back(0, "S8 M8 M6"), "kept": kept(0)},
        ),
    ],
    ids=[
        "two-other",
        "two-own",
        "three-other",
        "three-later",
        "three-both",
        "three-earlier",
        "four-two",
        "four-all",
        "spectator",
    ],
)
def test_JS_63_worlds_are_as_likely_as_the_deals_that_tell_the_same_story(
    story: Story, more: dict[str, Question]
) -> None:
    truth = story.retold(Random(63), 2500)
    match = story.match(truth[0])
    sampled = story.sampled(match, Rng(63), 5000 if sterling.MODE == "compiled" else 2000)
    alike = compare(sampled, truth, QUESTIONS | more)
    assert alike == dict.fromkeys(alike, True)


@pytest.mark.long
def test_JS_62_JS_63_the_comparison_tells_a_careless_sampler_from_the_true_one() -> None:
    """The same questions about worlds that deal all unseen cards uniformly: the test notices at once."""
    rng = Random(64)
    for story, question in ((TWO_OWN_EXCHANGE, "own six in hand 1"), (FOUR_TWO_EXCHANGES, "apples in hand 2")):
        truth = story.retold(Random(63), 2500)
        match = story.match(truth[0])
        true_worlds = story.sampled(match, Rng(63), 2500)
        careless = []
        for world in true_worlds:
            others = [seat for seat in world.hands if seat != story.viewer]
            loose = world.stock + [card for seat in others for card in world.hands[seat]]
            rng.shuffle(loose)
            hands = {story.viewer: world.hands[story.viewer]}
            for seat in others:
                hands[seat] = [loose.pop() for _ in world.hands[seat]]
            careless.append(World(world.first, hands, loose))
        questions = {
            "own six in hand 1": has(1, SIX),
            "apples in hand 2": lambda world: len(set(world.hands.get(2, [])) & set(APPLES)),
        }
        assert compare(true_worlds, truth, questions)[question]
        assert not compare(careless, truth, questions)[question]


def test_JS_63_every_world_can_be_dealt() -> None:
    """What another exchanger put back had no apples, and was in no hand that was kept."""
    rng = Rng(65)
    for seats in (3, 4):
        game = JohnSilver(seats)
        checked = 0
        while checked < 100:
            state = cast(JohnSilverState, game.start(game.random_deal(rng)))
            while state.answers < seats:
                seat = int(state.waiting()).bit_length() - 1
                state.apply(seat, state.nth(seat, state.count(seat) - 1))
            random_steps(state, rng, rng.below(40))
            if not state.exchanged:
                continue
            for seat in range(-1, seats):
                view = game.view(state, seat)
                world = game.sample(view, rng)
                own = {other: seen(game, world, other).own for other in range(seats)}
                dealt = {other: set(mine.dealt or []) for other, mine in own.items() if mine is not None}
                assert sum(map(len, dealt.values())) == len(set().union(*dealt.values())) == 6 * seats
                first: list[str] = []
                for other in range(seats):
                    mine = own[other]
                    assert mine is not None
                    if mine.back is not None:
                        assert not {SHORT[card] for card in mine.back} & set(APPLES)
                    first += mine.back or list(dealt[other])
                assert len(set(first)) == 6 * seats
                checked += 1


def test_JS_63_the_number_of_ways_to_choose_six() -> None:
    assert [int(number) for number in SIXES] == [comb(m, 6) for m in range(45)]


def exchanged_states(seats: int, rng: Rng, number: int) -> Iterator[JohnSilverState]:
    """States of games in which everyone who may exchange does: every other time at least two, some before all have
    answered."""
    game = JohnSilver(seats)
    while number:
        state = cast(JohnSilverState, game.start(game.random_deal(rng)))
        stop = seats if rng.below(4) else rng.below(seats)
        while state.answers < stop:
            seat = int(state.waiting()).bit_length() - 1
            state.apply(seat, state.nth(seat, state.count(seat) - 1))
        if state.answers == seats:
            random_steps(state, rng, rng.below(30))
        if int(state.exchanged).bit_count() >= 1 + number % 2:
            number -= 1
            yield state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_JS_62_JS_63_who_exchanged_before_and_after_whom(seats: int) -> None:
    """What a sampler notes about the answers, compared with the same facts worked out seat by seat."""
    rng = Rng(67)
    game = JohnSilver(seats)
    both = 0
    for state in exchanged_states(seats, rng, 40):
        turn = [(int(state.first) + place) % seats for place in range(seats)]
        exchangers = [seat for seat in turn if state.exchanged >> seat & 1]
        both += len(exchangers) > 1 and turn[0] > 0
        for viewer in range(-1, seats):
            sampler = game.sampler(game.view(state, viewer))
            assert isinstance(sampler, JohnSilverSampler)
            for seat in range(4):
                # A seat that kept its cards, or had exchanged them before, held then what it held at the first turn.
                held, later = 0, 0
                for other in turn if seat in exchangers else ():
                    if other != seat and (other not in exchangers or turn.index(other) < turn.index(seat)):
                        held |= 1 << other
                    elif other not in (seat, viewer):
                        later += 1
                assert (sampler.holders[seat], sampler.later[seat]) == (held, later)
                if seat in exchangers and seat != viewer:
                    assert sampler.most[seat] >= 6
            own = viewer in exchangers
            assert sampler.back == (state.board[BACK + viewer] if own else 0)
            assert sampler.bound == (sampler.holders[viewer] if own else 0)
            if viewer >= 0:
                held_now = state.board[(HAND if state.phase == ANSWERING else DEALT) + viewer]
                assert members(int(sampler.own_dealt)) == members(int(held_now))
            assert sampler.eligible == state.setup.deck.no_apples & ~sampler.back
    assert both > 3


def test_JS_63_what_others_put_back_can_be_any_six_without_apples_that_are_not_elsewhere() -> None:
    scene = Scene(2, hands={0: "C1 C2 C4 C5 C6 C8", 1: PLAIN}, exchange={1: "M1 M2 M4 M5 M6 M8"})
    sampler = scene.game.sampler(scene.view(0))
    rng = Rng(68)
    found: Counter[int] = Counter()
    for _ in range(1500):
        world = sampler.sample(rng)
        assert isinstance(world, JohnSilverState)
        back = members(int(world.board[BACK + 1]))
        assert len(back) == 6
        found.update(back)
    own = names("C1 C2 C4 C5 C6 C8")
    possible = {NAMES.index(name) for name in NAMES if SHORT[name] not in APPLES and name not in own}
    assert set(found) == possible
    assert chi_square_uniform(found, len(possible)) < chi_square_limit(len(possible) - 1)


@pytest.mark.parametrize("answers", [0, 1, 2])
def test_JS_12_nobody_knows_the_orders_by_which_those_still_to_answer_may_exchange(answers: int) -> None:
    game = sterling.game("john-silver", 3)
    state = game.start(game.deal(3))
    assert isinstance(state, JohnSilverState)
    for _ in range(answers):
        state.apply(int(state.waiting()).bit_length() - 1, game.parse("K6"))
    before = list(state.order)
    sampler = game.sampler(game.view(state, 0))
    rng = Rng(69)
    firsts: dict[int, Counter[int]] = {place: Counter() for place in range(answers, 3)}
    for _ in range(600):
        world = sampler.sample(rng)
        assert isinstance(world, JohnSilverState)
        for place, found in firsts.items():
            order = [int(card) for card in world.order[CARDS * (place + 1) : CARDS * (place + 2)]]
            assert sorted(order) == list(range(CARDS))
            found[order[0]] += 1
    for found in firsts.values():
        assert chi_square_uniform(found, CARDS) < chi_square_limit(CARDS - 1)
    assert list(state.order) == before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_JS_63_no_world_counts_for_more_hands_put_back_than_the_bound_it_is_weighed_against(seats: int) -> None:
    """A bound that is too low would make such worlds too rare; one that is never reached would only waste time."""
    rng = Rng(66)
    game = JohnSilver(seats)
    reached = 0
    for state in exchanged_states(seats, rng, 40):
        for viewer in range(-1, seats):
            sampler = game.sampler(game.view(state, viewer))
            assert isinstance(sampler, JohnSilverSampler)
            world = cast(JohnSilverState, sampler.sample(rng))
            for _ in range(20):
                if not (sampler.split_laid(rng) and sampler.deal_dealt(world, rng)):
                    continue
                for seat in range(seats):
                    if seat != viewer and state.exchanged >> seat & 1:
                        found = len(members(int(sampler.eligible_cards(seat)))) - 6 * int(sampler.later[seat])
                        assert found <= sampler.most[seat]
                        reached += found == sampler.most[seat]
    assert reached > 20


def test_JS_63_a_world_is_kept_as_often_as_there_are_hands_that_can_have_been_put_back() -> None:
    """With six cards to choose from there is one such hand, with seven there are seven."""
    scene = Scene(2, "", hands={0: PLAIN}, exchange={1: "C1 C2 C4 C5 C6 C8"})
    sampler = scene.game.sampler(scene.view(0))
    assert isinstance(sampler, JohnSilverSampler)
    rng, tries = Rng(71), 3000
    sampler.most[1] = 8
    for cards, hands in ((5, 0), (6, 1), (7, 7), (8, 28)):
        sampler.eligible = (1 << cards) - 1 << 20
        assert len(members(int(sampler.eligible_cards(1)))) == cards
        kept = sum(sampler.weigh(rng) for _ in range(tries))
        expected = tries * hands / 28
        assert abs(kept - expected) <= 4.5 * (expected * (1 - hands / 28)) ** 0.5


@pytest.mark.parametrize("later", [False, True])
def test_JS_62_a_split_counts_for_as_many_worlds_as_leave_room_for_the_six_put_back(later: bool) -> None:
    """The more of the dealt cards the others still hold, the fewer places there are for the six of seat 0.

    Seat 2 may have been dealt some of the six if it exchanged later.
    """
    exchange = {0: "M1 M2 M4 M5 M6 M8"} | ({2: "S10 S12 S13 J5 J6 J7"} if later else {})
    hands = {0: PLAIN, 2: "C6 C8 C9 C10 C12 C13" if later else ""}
    script = "M1:a2 C1:a3 S10:a1 M2:b2 C4:b3 S12:b1 M4:c2 C5:c3 S13:c1"
    scene = Scene(3, script, hands=hands, exchange=exchange)
    sampler = scene.game.sampler(scene.view(0))
    assert isinstance(sampler, JohnSilverSampler)
    assert sampler.bound == (0b010 if later else 0b110)
    # Seat 0 has drawn two of its six again.
    loose = int(sampler.loose_back)
    assert loose == 4
    rng = Rng(70)
    world = cast(JohnSilverState, sampler.sample(rng))
    unseen, tries = int(sampler.unseen), 3000
    for held in (3, 5, 6):
        sampler.split_laid(rng)
        sampler.open[1] = sampler.open[2] = held
        closed, least = (held, 3) if later else (2 * held, 6)
        expected = tries * comb(unseen - closed, loose) / comb(unseen - least, loose)
        accepted = sum(sampler.deal_dealt(world, rng) for _ in range(tries))
        assert abs(accepted - expected) <= 4.5 * (expected * (1 - expected / tries)) ** 0.5


# -- worlds ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rule_set", ["base", "stacks"])
def test_worlds_of_one_sampler_are_independent(rule_set: str) -> None:
    game = sterling.game("john-silver", 3, rule_set)
    for state in positions(game, Rng(71), 8):
        check_worlds_are_independent(game, state)


def test_JS_62_four_players_each_know_what_they_put_back_and_what_they_then_held() -> None:
    """The first and the last exchange; then everyone lays a card and draws one, the first two cards."""
    first, last = "S1 S2 S4 S6 S8 S9", "M1 M2 M4 M5 M6 M8"
    hands = {0: first, 1: "S3 S5 S7 S11 M3 M12", 2: "M7 M9 M11 C3 C7 C13", 3: last}
    scene = Scene(4, hands=hands, exchange={0: "C1 C2 C4 C5 C6 C8", 3: "C9 C10 C12 J5 J6 J7"})
    held = [scene.hand(seat) for seat in range(4)]
    assert held == ["C1 C2 C4 C5 C6 C8", hands[1], hands[2], "C9 C10 C12 J5 J6 J7"]
    for _ in range(5):
        scene.match.play(scene.turn(), scene.match.legal(scene.turn())[-1].code)
    for seat in range(4):
        view = scene.view(seat)
        assert view.own is not None
        assert (view.own.back and short(view.own.back)) == {0: first, 3: last}.get(seat)
        assert short(view.own.dealt) == held[seat]
        assert [player.past and player.past.drawn for player in view.players] == [2, 1, 1, 1]
        assert [player.past and len(player.past.fresh) for player in view.players] == [2, 1, 1, 1]


def test_JS_62_worlds_after_an_exchange_are_independent() -> None:
    scene = Scene(3, "S2:a1 C7:b3 T:S2", hands={2: PLAIN.replace("S2", "S12")}, exchange={2: "C1 C2 C4 C5 C6 C8"})
    check_worlds_are_independent(scene.game, scene.state)


@pytest.mark.parametrize(("seats", "rule_set"), [(2, "base"), (3, "base"), (3, "stacks"), (4, "stacks")])
def test_JS_11_in_a_world_every_card_is_in_one_place(seats: int, rule_set: str) -> None:
    game = sterling.game("john-silver", seats, rule_set)
    rng = Rng(72)
    exchanged = 0
    for truth in positions(game, rng, 60):
        for state in (truth, *(game.sample(game.view(truth, viewer), rng) for viewer in range(-1, seats))):
            assert isinstance(state, JohnSilverState)
            board = [int(number) for number in state.board]
            cards = [int(card) for card in state.stock[state.top : CARDS]]
            cards += [card for mask in board[WON:SCORE] for card in members(mask)]
            cards += members(board[REMOVED])
            for cell in range(CELLS):
                stack = board[cell]
                while stack:
                    cards.append(stack % LEVEL - 1)
                    stack //= LEVEL
            for hand in board[HAND:KNOWN]:
                # With the numbers of cards by suit in its higher bits.
                assert hand == sum(int(UNIT[card]) for card in members(hand))
                cards += members(hand)
            assert sorted(cards) == list(range(CARDS))
            exchanged += state.exchanged != 0
    assert exchanged > 5


def members(mask: int) -> list[int]:
    return [card for card in range(CARDS) if mask >> card & 1]


@pytest.mark.parametrize(("seats", "rule_set"), [(2, "base"), (3, "base"), (3, "stacks"), (4, "stacks")])
def test_JS_60_JS_61_what_lies_open_is_the_same_in_every_world(seats: int, rule_set: str) -> None:
    game = sterling.game("john-silver", seats, rule_set)
    rng = Rng(73)
    exchanged = 0
    for state in positions(game, rng, 60):
        assert isinstance(state, JohnSilverState)
        exchanged += state.exchanged != 0
        for viewer in range(-1, seats):
            world = game.sample(game.view(state, viewer), rng)
            assert isinstance(world, JohnSilverState)
            for name in ("phase", "wait", "first", "answers", "exchanged", "top", "free", "rows", "take", "shared"):
                assert getattr(world, name) == getattr(state, name), name
            open_places = [*range(CELLS), *range(KNOWN, REMOVED + 1)]
            if state.exchanged:
                open_places += range(DRAWN, LONG)
            if viewer >= 0:
                open_places += [HAND + viewer, *([BACK + viewer, DEALT + viewer] if state.exchanged else [])]
            assert [world.board[place] for place in open_places] == [state.board[place] for place in open_places]
            sizes = [
                [members(int(board[HAND + seat])) for seat in range(seats)] for board in (world.board, state.board)
            ]
            assert [len(hand) for hand in sizes[0]] == [len(hand) for hand in sizes[1]]
            if state.exchanged and state.phase != ANSWERING:
                for seat in range(seats):
                    assert len(members(int(world.board[DEALT + seat]))) == 6
                    assert len(members(int(world.board[BACK + seat]))) == (6 if state.exchanged >> seat & 1 else 0)
    assert exchanged > 2


def test_the_key_of_a_state_tells_everything_that_is_not_counted_from_it() -> None:
    scene = Scene(3, "S2:a1 C7:b3 T:S2", hands={2: PLAIN.replace("S2", "S12")}, exchange={2: "C1 C2 C4 C5 C6 C8"})
    answering = sterling.Match(scene.game, scene.match.deal).state
    for state in (scene.state, answering):
        assert isinstance(state, JohnSilverState)
        for name in ("phase", "wait", "first", "answers", "exchanged", "top", "shared"):
            other = state.clone()
            setattr(other, name, getattr(other, name) + 1)
            assert other.key() != state.key()
        rows = {"board": (0, -1), "stock": (int(state.top), CARDS - 1)}
        if state is answering:
            rows["order"] = (CARDS, 4 * CARDS - 1)
        for name, places in rows.items():
            for place in places:
                other = state.clone()
                row = getattr(other, name)[:]
                row[place % len(row)] = row[place % len(row)] + 1
                setattr(other, name, row)
                assert other.key() != state.key(), (name, place)
    # Cards that have left the stock, and orders by which nobody can exchange any more, mean nothing.
    other = scene.state.clone()
    other.stock = other.stock[:]
    other.stock[0] = 0 if other.stock[0] else 1
    other.order = other.order[:]
    other.order[CARDS] = 0 if other.order[CARDS] else 1
    assert other.key() == scene.state.key()


def quiet(scene: Scene, script: str) -> bool:
    """Whether the last of these actions revealed nothing to anybody."""
    *first, last = script.split()
    scene(" ".join(first))
    before, seat = scene.state.clone(), scene.turn()
    scene(last)
    return before.quiet(seat, scene.game.parse(move(last)), scene.state)


def test_JS_22_JS_61_only_a_card_out_of_the_grid_and_one_of_those_laid_again_tell_nobody_anything() -> None:
    assert quiet(Scene(2, hands={0: "S2", 1: "C7"}), "S2:a1 C7:b3 T:S2")
    assert not quiet(Scene(2, hands={0: "S2", 1: "C7"}), "S2:a1 C7:b3 T?")
    assert not quiet(Scene(2, hands={0: "S2", 1: "C7"}), "S2:a1 C7:b3")
    assert not quiet(Scene(2, hands={0: "S2"}), "S2:a1")


def test_JS_12_a_kept_hand_tells_nobody_anything_and_an_exchange_shows_six_cards() -> None:
    scene = Scene(2, hands={0: PLAIN})
    for action, unseen in (("K6", True), ("X6", False)):
        match = sterling.Match(scene.game, scene.match.deal)
        before = match.state.clone()
        match.play(0, action)
        assert before.quiet(0, scene.game.parse(action), match.state) is unseen


def test_JS_23_without_a_stock_a_known_card_laid_tells_nobody_anything_and_a_hidden_one_does() -> None:
    for card, unseen in (("S2", True), ("S4", False)):
        game, state = position(["C7 S4", "S9 C1"], ["S2 - - -", "- - - -", "- - - -"], to_the_last_card=True)
        state.board[KNOWN] = 0
        play(game, state, "C7:b3 T:S2 S9:b1")
        before = state.clone()
        play(game, state, f"{card}:c1")
        assert before.quiet(0, game.parse(move(f"{card}:c1")), state) is unseen


# -- impossible views ------------------------------------------------------------------------------------------------


def test_a_view_without_memory_makes_no_world() -> None:
    scene = Scene(3, "S2:a1 C7:b3 T:S2")
    with pytest.raises(sterling.ViewError) as refused:
        scene.game.sampler(scene.shown(0))
    assert refused.value.code == "view/impossible"


def test_views_that_contradict_themselves_are_refused() -> None:
    scene = Scene(3, "S2:a1 C7:b3 T:S2", hands={2: PLAIN.replace("S2", "S12")}, exchange={2: "C1 C2 C4 C5 C6 C8"})
    view = scene.view(0)
    replace = msgspec.structs.replace
    other = Scene(2).view(0)
    grid = [[*row] for row in view.grid]
    grid[0][1] = ["chest-2"]
    doubled = [[*row] for row in view.grid]
    doubled[2][3] = ["chest-7"]
    assert view.own is not None
    players = list(view.players)
    players[2] = replace(players[2], past=None)
    past = view.players[0].past
    assert past is not None
    overdrawn = replace(view.players[0], past=replace(past, drawn=10**9))
    for bad in (
        other,
        replace(view, stock=view.stock + 1),
        replace(view, stock=-1),
        replace(view, grid=grid),
        replace(view, grid=doubled),
        replace(view, grid=view.grid[:2]),
        replace(view, turn=None),
        replace(view, turn=7),
        replace(view, start=3),
        replace(view, phase="fly"),
        replace(view, seat=1),
        replace(view, own=None),
        replace(view, removed=["ship-99"]),
        replace(view, players=players),
        replace(view, players=[overdrawn, *view.players[1:]]),
        replace(view, phase="take", grid=[[[], [], [], []] for _ in range(3)], removed=names("C7")),
        replace(view, own=replace(view.own, dealt=None)),
        replace(view, own=replace(view.own, back=names(PLAIN))),
    ):
        with pytest.raises(sterling.ViewError):
            scene.game.sampler(bad)


def test_a_view_that_no_deal_leads_to_is_refused() -> None:
    """The first card a seat lays cannot be one of the six that were just put back."""
    scene = Scene(2, "C1:a3 M8:b2", hands={0: PLAIN}, exchange={0: "C1 C2 C4 C5 C6 C8"})
    view = scene.view(0)
    assert view.own is not None
    back = [*names("S1 S2 S4 S6 S8"), "sailor-8"]
    with pytest.raises(sterling.ViewError) as refused:
        scene.game.sampler(msgspec.structs.replace(view, own=msgspec.structs.replace(view.own, back=back)))
    assert refused.value.code == "view/impossible"


def test_the_end_shows_all_piles_even_without_memory_aid() -> None:
    game, state = position(["S12", ""], ["S8 S6 - S2", "- - - -", "- - - -"])
    play(game, state, "S12:c1")
    shown = cast(JohnSilverView, game.shown(game.view(state, 0)))
    assert short(shown.players[1].won) == "S2 S6"


def test_views_are_fixed_and_complete() -> None:
    check_structs(view_module, 7)
