"""What a forgetful player no longer knows (JS-26, JS-61 to JS-63): less than the view tells, and nothing that is
visible."""

from collections import Counter

import msgspec
import pytest

import sterling
from games.john_silver.scenes import Scene, names, play, position, seen
from kit.tools import positions
from sterling import Game, Rng
from sterling.games.john_silver.cards import NAMES, NUMBER
from sterling.games.john_silver.codes import SPOTS_AT
from sterling.games.john_silver.rules import JohnSilverSetup
from sterling.games.john_silver.view import JohnSilverView, Player

PLAIN = "S1 S4 S6 S8 S10 S12"


def forgotten(game: Game, view: JohnSilverView, share: float, seed: int = 1) -> JohnSilverView:
    found = game.forget(view, share, Rng(seed))
    assert isinstance(found, JohnSilverView)
    return found


def shows_spots(game: Game, name: str) -> bool:
    assert isinstance(game.setup, JohnSilverSetup)
    return bool(game.setup.deck.worth[NUMBER[name]] >> SPOTS_AT)


def test_who_forgets_nothing_keeps_the_view() -> None:
    scene = Scene(3, "S2:a1 C7:b3 T:S2")
    assert forgotten(scene.game, scene.view(0), 0.0) == scene.view(0)


def test_a_spectator_and_a_view_before_or_after_the_game_stay_as_they_are() -> None:
    scene = Scene(3, "S2:a1 C7:b3 T:S2")
    assert forgotten(scene.game, scene.view(), 1.0) == scene.view()
    before = scene.game.view(scene.game.start(scene.match.deal), 0)
    assert isinstance(before, JohnSilverView)
    assert forgotten(scene.game, before, 1.0) == before
    game, state = position(["S12", ""], ["S8 S6 - S2", "- - - -", "- - - -"])
    play(game, state, "S12:c1")
    after = seen(game, state, 0)
    assert after.phase == "over"
    assert forgotten(game, after, 1.0) == after


def test_without_memory_aid_there_is_less_to_forget() -> None:
    """Then piles and known cards of others are not shown; everything that is shown stays."""
    scene = Scene(3, "S2:a1 C7:b3 T:S2")
    shown = scene.shown(0)
    assert shown.players[1].known is None
    assert forgotten(scene.game, shown, 1.0) == shown


def test_JS_61_who_forgets_all_knows_no_card_in_the_hands_of_others_but_its_own_hand() -> None:
    scene = Scene(3, "S2:a1 C7:b3 T:S2")
    assert scene.view(0).players[1].known == names("S2")
    assert forgotten(scene.game, scene.view(0), 1.0).players[1].known == []
    own = forgotten(scene.game, scene.view(1), 1.0)
    assert own.players[1] == scene.view(1).players[1]
    assert own.own == scene.view(1).own


def test_JS_26_where_every_card_lies_open_no_pile_can_be_mixed_up() -> None:
    game, state = position(["S12", "C1 C2 C4 C5"], ["S8 S6 - S2", "- - - -", "- - - -"])
    play(game, state, "S12:c1")
    view = seen(game, state, 1)
    assert view.players[0].won
    assert forgotten(game, view, 1.0).players[0] == view.players[0]


def test_JS_62_who_forgets_draws_no_conclusions_from_an_exchange() -> None:
    scene = Scene(3, "S2:a1 C7:b3 T:S2", hands={2: PLAIN}, exchange={2: "C1 C2 C4 C5 C6 C8"})
    for seat in (0, 2):
        found = forgotten(scene.game, scene.view(seat), 0.001)
        assert [(player.exchanged, player.past) for player in found.players] == [(False, None)] * 3
        assert found.own is not None
        assert (found.own.back, found.own.dealt) == (None, None)
        assert scene.view(seat).players[2].exchanged
        scene.game.sampler(found)


@pytest.mark.parametrize("share", [0.3, 1.0])
def test_JS_26_cards_in_the_piles_of_others_are_mixed_up_with_cards_still_to_come(share: float) -> None:
    game = sterling.game("john-silver", 3)
    changed = kept = lost = 0
    for number, state in enumerate(positions(game, Rng(81), 60)):
        for seat in range(3):
            view = game.view(state, seat)
            assert isinstance(view, JohnSilverView)
            found = forgotten(game, view, share, number)
            game.sampler(found)
            if view.phase in ("answer", "over"):
                continue
            assert found.shared is None
            in_sight = set(view.removed) | {name for row in view.grid for stack in row for name in stack}
            assert view.own is not None
            in_sight |= set(view.own.hand)
            for other, (old, new) in enumerate(zip(view.players, found.players, strict=True)):
                check_pile(game, old, new, in_sight, own=other == seat)
                if other != seat:
                    assert old.won is not None
                    assert new.won is not None
                    assert old.known is not None
                    assert new.known is not None
                    assert set(new.known) <= set(old.known)
                    lost += len(old.known) - len(new.known)
                    changed += len(set(old.won) - set(new.won))
                    kept += len(set(old.won) & set(new.won))
            plain = {"exchanged": False, "past": None}
            public = [msgspec.structs.replace(player, known=[], won=[], **plain) for player in found.players]
            assert public == [msgspec.structs.replace(player, known=[], won=[], **plain) for player in view.players]
    assert lost > 10
    assert changed > 20
    # The number of spots is public, so a card with spots is not forgotten.
    assert kept > 20


def check_pile(game: Game, old: Player, new: Player, in_sight: set[str], own: bool) -> None:
    assert old.won is not None
    assert new.won is not None
    if own:
        assert new.won == old.won
    assert len(new.won) == len(old.won)
    assert new.won == sorted(set(new.won), key=NAMES.index)
    assert not set(new.won) & in_sight
    spots = [[name for name in pile if shows_spots(game, name)] for pile in (old.won, new.won)]
    assert spots[0] == spots[1]


def test_the_share_is_how_much_fades() -> None:
    scene = Scene(3, "S2:a1 C7:b3 T:S2")
    found: Counter[int] = Counter()
    for seed in range(400):
        known = forgotten(scene.game, scene.view(0), 0.25, seed).players[1].known
        assert known is not None
        found[len(known)] += 1
    assert 60 < found[0] < 140
