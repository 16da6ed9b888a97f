"""A view that came over the wire may contain anything; impossible views are refused with a reason."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import sterling
from games.amulet.scenes import PLAYED, scene_of
from sterling import Rng
from sterling.games.amulet import Amulet
from sterling.games.amulet.view import AmuletView, Card, Hand, Seen, Spot

swap = msgspec.structs.replace


def of(where: str, /, **changes: Any) -> AmuletView:
    """Seat 0's view of such a position, with something changed."""
    return swap(scene_of(where).view(0), **changes)


def card_of(phase: str, seat: int, place: int, **changes: Any) -> AmuletView:
    """… with one card of a village changed."""
    view = of(phase)
    villages = [list(village) for village in view.villages]
    villages[seat][place] = swap(villages[seat][place], **changes)
    return swap(view, villages=villages)


def village_of(phase: str, cards: int) -> AmuletView:
    """… with a village of this many cards that nobody has looked at."""
    view = of(phase)
    hidden = Card(value=None, up=False, knowers=[], on=None, amulet=False, used=False)
    return swap(view, villages=[view.villages[0], [hidden] * cards])


def only_card_sealed(phase: str) -> AmuletView:
    view = village_of(phase, 1)
    return swap(view, villages=[view.villages[0], [swap(view.villages[1][0], amulet=True)]])


def hand_of(phase: str, **changes: Any) -> AmuletView:
    view = of(phase)
    assert view.hand is not None
    return swap(view, hand=swap(view.hand, **changes))


def round_of(**changes: Any) -> AmuletView:
    """… with something changed in the finished round."""
    view = of("later")
    return swap(view, rounds=[swap(view.rounds[0], **changes)])


def over() -> AmuletView:
    scene = scene_of("look")
    while not scene.match.over():
        if scene.phase == "look":
            scene.nobody_looks()
        scene.idle()
    return scene.view(0)


OTHER_CARDS = "these are not the cards of this game"
CASES: dict[str, Callable[[], list[AmuletView]]] = {
    "not a seat of this table": lambda: [
        of("hand", seat=2),
        of("hand", seat=-2),
        of("hand", first=2),
        of("hand", first=-1),
        of("hand", turn=2),
        of("hand", waiting=[2]),
        of("hand", caller=2),
        of("hand", holder=-1),
        of("hand", right=2),
        card_of("hand", 1, 0, knowers=[2]),
        card_of("hand", 1, 0, knowers=[-1]),
    ],
    "not the ages of this table": lambda: [
        of("hand", ages=[]),
        of("hand", ages=[0]),
        of("hand", ages=[0, 0]),
        of("hand", ages=[0, 1, 2]),
        of("hand", ages=[1, 2]),
    ],
    "another starts this round": lambda: [
        of("hand", first=1),
        of("hand", ages=[1, 0]),
        of("later", first=1 - of("later").first),
    ],
    "not a view of this table": lambda: [
        of("hand", villages=of("hand").villages[:1]),
        of("hand", villages=of("hand").villages * 2),
        of("hand", looking=[None]),
        of("hand", looking=[None] * 3),
    ],
    "not a village": lambda: [village_of("hand", 0), village_of("hand", 50)],
    "not a deck": lambda: [of("hand", deck=-1), of("hand", deck=32), of("hand", display=[2, 2, 2, 10, 10])],
    OTHER_CARDS: lambda: [
        # These numbers are possible, but not with the cards that lie elsewhere.
        village_of("hand", 1),
        village_of("hand", 49),
        of("hand", deck=31),
        of("hand", deck=0),
        of("hand", display=[2, 2, 10, 10]),
        of("hand", pile=[]),
        of("hand", pile=[12, 11]),
    ],
    "not the rounds before this one": lambda: [
        of("hand", round=0),
        of("hand", round=2),
        of("hand", round=5),
        of("later", round=1),
        of("later", rounds=[]),
        of("hand", phase="over", waiting=[], hand=None),
        swap(over(), rounds=over().rounds[:3]),
        swap(over(), phase="after"),
        swap(over(), phase="turn", round=5),
    ],
    "not a round of this table": lambda: [
        round_of(villages=[[5], [1], [1]]),
        round_of(villages=[[5]]),
        round_of(caller=2),
        round_of(caller=-1),
    ],
    "not a card": lambda: [
        round_of(villages=[[14], [1]]),
        round_of(villages=[[1], [-1]]),
        of("hand", pile=[14]),
        of("hand", pile=[-1]),
    ],
    "a round with other scores than its villages have": lambda: [
        round_of(sums=[0, 0]),
        round_of(lost=[0, 0]),
        round_of(penalty=10),
        round_of(amulet=1),
        round_of(caller=1),
    ],
    "no such number of turns": lambda: [of("hand", still=-1), of("hand", still=41)],
    "more cards of a value than there are": lambda: [of("hand", pile=[5] * 5), of("hand", pile=[0, 0, 0])],
    "a seat knows what it has looked at": lambda: [
        card_of("hand", 0, 0, knowers=[0]),
        card_of("hand", 0, 0, value=5),
        card_of("hand", 0, 0, value=5, knowers=[1]),
        swap(card_of("hand", 0, 0, value=5), seat=sterling.SPECTATOR),
        hand_of("hand", knowers=[]),
        hand_of("hand", value=None),
        of("hand", seen=[Seen(0, 10, [])]),
        of("hand", seen=[Seen(0, None, [0])]),
    ],
    "a face-up card that is hidden": lambda: [
        card_of("hand", 0, 0, up=True),
        card_of("empath", 0, 0, knowers=[1]),
    ],
    "not a place in the deck": lambda: [
        of("hand", seen=[Seen(30, None, [1])]),
        of("hand", seen=[Seen(-1, None, [1])]),
        of("hand", seen=[Seen(3, None, [1]), Seen(3, None, [1])]),
    ],
    "a card in hand that everybody saw, and that is hidden": lambda: [
        hand_of("taken", value=None),
        hand_of("taken", knowers=[0]),
    ],
    "no bodyguard, or set on nothing": lambda: [
        card_of("hand", 0, 0, on=1),
        card_of("empath", 0, 0, on=1),
        card_of("guarded", 0, 0, on=5),
        card_of("guarded", 0, 0, on=-1),
        card_of("guarded", 0, 1, on=0),
    ],
    "no card there": lambda: [
        of("announce", announced=[5]),
        of("announce", announced=[-1]),
        of("announce", announced=[10**9]),
        of("second-look", looking=[Spot(2, 0), None]),
        of("second-look", looking=[Spot(-1, 0), None]),
        of("second-look", looking=[Spot(0, 5), None]),
        of("second-look", looking=[Spot(0, -1), None]),
        of("power", pile=[], display=[9, 12]),
        of("second-look", pile=[], display=[7, 12]),
        of("swap", pile=[], display=[12, 12]),
        of("witch", pile=[], display=[11, 12]),
        swap(village_of("witch", 35), deck=0, seen=[]),
    ],
    "not a village as dealt": lambda: [
        swap(village_of("look", 6), deck=30),
        swap(village_of("look", 4), pile=[12, 13]),
    ],
    "another seat is asked than the one whose turn it is": lambda: [
        of("hand", waiting=[1]),
        of("hand", waiting=[]),
        of("hand", waiting=[0, 1]),
        swap(over(), waiting=[0]),
    ],
    "a card in hand, or none, at the wrong time": lambda: [
        of("hand", phase="turn"),
        of("hand", phase="after"),
        of("announce", phase="end-penalty"),
        swap(of("power"), hand=Hand(10, "discard", []), display=[], deck=29),
    ],
    "not the cards that were announced": lambda: [
        of("place", announced=[0]),
        of("end-new", announced=[0]),
        of("end-new", announced=[]),
        of("swap", announced=[]),
        of("swap", announced=[0, 1]),
    ],
    "not the deck cards looked at": lambda: [
        of("hand", looked=3),
        of("hand", looked=-1),
        of("hand", looked=31),
        of("rascal", looked=0),
        of("rascal", looked=31),
        # AM-C4: the one rascal there is lets a seat look at two cards.
        of("rascal", looked=3),
    ],
    "no rascal to look with": lambda: [card_of("rascal", 0, 0, up=False, knowers=[0])],
    "not a card that can be used": lambda: [
        of("empath", using=None),
        of("empath", using=1),
        of("empath", using=5),
        of("empath", using=-1),
        of("empath", phase="bodyguard"),
        of("bodyguard", phase="empath"),
    ],
    "a second look without a first": lambda: [of("second-look", looking=[None, None])],
    "a seat that is asked and has no choice": lambda: [
        # The robber has no card to get: the only one in the other village is under the amulet.
        swap(only_card_sealed("swap"), pile=[12, 10, 10, 10, 10, 12]),
    ],
}


def problem(view: AmuletView) -> str:
    """Why this view is refused; empty if it is not."""
    try:
        sterling.game("amulet", 2).sampler(view).sample(Rng(1))
    except sterling.ViewError as refused:
        assert refused.code == "view/impossible"
        return str(refused.facts["problem"])
    return ""


@pytest.mark.parametrize("phase", PLAYED)
def test_without_damage_the_view_is_possible(phase: str) -> None:
    scene = scene_of(phase)
    if phase not in ("taken", "guarded", "covered", "right", "sealed hand", "later"):
        assert scene.phase == phase
    for seat in (-1, 0, 1):
        assert problem(scene.view(seat)) == ""


@pytest.mark.parametrize("reason", CASES)
def test_a_view_that_cannot_be_is_refused_with_the_reason(reason: str) -> None:
    found = [problem(view) for view in CASES[reason]()]
    assert found == [f"ValueError: {reason}"] * len(found)


def test_a_phase_or_a_source_that_does_not_exist_is_refused() -> None:
    assert problem(of("hand", phase="nap")).startswith("ValueError")
    assert problem(hand_of("hand", source="sky")).startswith("ValueError")


def test_AM_3_under_version_1_a_named_start_player_starts_even_if_one_is_to_be_drawn() -> None:
    game = Amulet(2, options={"start-player": 0, "draw-start": True}, rules_version=1)
    view = game.view(game.start(game.random_deal(Rng(1))), 1)
    assert isinstance(view, AmuletView)
    game.sample(view, Rng(2))
    with pytest.raises(sterling.ViewError) as refused:
        game.sample(swap(view, first=1), Rng(2))
    assert refused.value.facts["problem"] == "ValueError: another starts this round"
