"""The Amulet in a terminal: drawn and told from views alone, playable to the end in every language."""

import itertools
from io import StringIO

import pytest
from rich.console import Console, RenderableType

import sterling
from games.amulet.scenes import Scene, amulet_scene
from kit.tools import positions
from sterling import Rng
from sterling.core.story import Happening
from sterling.games.amulet import terminal as amulet
from sterling.games.amulet.bot import Greedy
from sterling.games.amulet.view import AmuletView
from sterling.i18n import LANGUAGES, Words
from sterling.story import sentence, tell
from sterling.terminal import drawing
from terminal_help import played_in

NAMES = ["You", "Ann", "Bob", "Cem"]
PEOPLE = ["Kit", "Ann", "Bob", "Cem"]
"""The names others read; everyone is “you” to themselves."""


def text(renderable: RenderableType, width: int = 110) -> str:
    out = StringIO()
    Console(width=width, file=out).print(renderable)
    return out.getvalue()


def draw(scene: Scene, seat: int, width: int = 110) -> str:
    return text(amulet.render(scene.game, scene.shown(seat), Words("en"), NAMES), width)


def told(scene: Scene, seat: int, *actions: str) -> list[str]:
    """What a seat at a table without memory aid is told about these actions."""
    heard: list[str] = []
    for action in actions:
        before = scene.shown(seat)
        scene(action)
        who, code = scene.match.log[-1]
        known = scene.game.heard(before, who, code)
        happenings = scene.game.happened(before, scene.shown(seat), known)
        heard += [line.text for line in tell(scene.game, happenings, Words("en"), PEOPLE, seat)]
    return heard


@pytest.mark.parametrize("number", [8, pytest.param(100, marks=pytest.mark.soak)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_drawing_shows_nothing_that_a_view_does_not_contain(seats: int, number: int) -> None:
    """Two deals with equal views look the same, with and without memory aid."""
    game = sterling.game("amulet", seats)
    words = Words("en")
    rng = Rng(60 + seats)
    for state in positions(game, rng, number):
        for seat in range(-1, seats):
            view = game.view(state, seat)
            other = game.view(game.sample(view, rng), seat)
            for seen, same in ((view, other), (game.shown(view), game.shown(other))):
                assert text(amulet.render(game, seen, words, NAMES)) == text(amulet.render(game, same, words, NAMES))


def test_a_hidden_card_is_shown_while_it_is_looked_at_and_not_after() -> None:
    scene = Scene([12, 5, 6, 8, 9], [1, 1, 2, 3, 4], pile=13, looks=True)
    assert "(" not in draw(scene, 0)
    assert told(scene, 0, "0:a1") == ["You look at your 1st card: Robber (12)."]
    assert "(12)" in draw(scene, 0)
    assert "(12)" not in draw(scene, 1)
    assert told(scene, 1, "0:a2") == ["Kit looks at their 2nd card."]
    assert "(12)" not in draw(scene, 0)
    assert "(5)" in draw(scene, 0)


def test_a_memory_aid_keeps_showing_what_was_seen() -> None:
    scene = Scene([12, 5, 6, 8, 9], [1, 1, 2, 3, 4], pile=13, looks=True, options={"memory-aid": True})
    scene("0:a1", "0:a2", "1:N", "D", "X")
    assert "(12)" in draw(scene, 0)
    assert "(5)" in draw(scene, 0)


@pytest.mark.parametrize("start", [0, 1])
def test_AM_3_the_start_player_of_the_round_is_marked_also_if_it_is_oneself(start: int) -> None:
    scene = Scene([12, 5, 6, 8, 9], [1, 1, 2, 3, 4], pile=13, looks=True, options={"start-player": start})
    marked = [line for line in draw(scene, 0).splitlines() if "· start player" in line and line.startswith("╭")]
    assert len(marked) == 1
    assert NAMES[start] in marked[0]


def test_the_story_of_a_turn() -> None:
    scene = Scene([12, 5, 12, 8, 9], [1, 1, 2, 3, 4], pile=5, deck=[9, 6, 4])
    assert told(scene, 1, "T", "a1", "a3", "Y", "a1") == [
        "Kit takes Exposer (5) from the discard pile.",
        "Kit chooses their 1st card to exchange.",
        "Kit chooses their 3rd card to exchange.",
        "Kit reveals Robber (12) and Robber (12): a set.",
        "Kit discards Robber (12) and Robber (12). The new card becomes their 1st card, face up.",
    ]
    assert told(scene, 0, "D", "X", "a2") == [
        "Ann draws a card.",
        "Ann discards Seer (9).",
        "With the Seer, Ann looks at your 2nd card.",
    ]
    assert told(scene, 0, "D", "X", "b2") == [
        "You draw Revealer (6).",
        "You discard Revealer (6).",
        "With the Revealer, you turn up Ann’s 2nd card: Squire (1).",
        "New in the Squire’s row: Rascal (4).",
    ]
    assert told(scene, 1, "S1", "b1", "Y") == [
        "You take Rascal (4) from the Squire’s row.",
        "You choose your 1st card to exchange.",
        "You exchange your 1st card: Squire (1) goes to the discard pile. The new card is face up.",
        "New in the Squire’s row: Villager (0).",
    ]


def test_a_failed_exchange_is_told() -> None:
    scene = Scene([12, 5, 6, 8, 9], [1, 1, 2, 3, 4], pile=7, deck=[9, 6])
    assert told(scene, 1, "T", "a1", "a2", "a3", "Y", "L", "R") == [
        "Kit takes Beholder (7) from the discard pile.",
        "Kit chooses their 1st card to exchange.",
        "Kit chooses their 2nd card to exchange.",
        "Kit chooses their 3rd card to exchange.",
        "Kit reveals Robber (12), Exposer (5) and Revealer (6): not a set. "
        "They stay face up, and a penalty card will follow.",
        "Kit adds the new card at the left end of their village, face up.",
        "Kit gets a penalty card from the deck, at the right end of their village.",
    ]


def test_powers_are_told() -> None:
    scene = Scene([5, 13, 7, 12, 12], [1, 1, 5, 0, 2], [3, 3, 4, 4, 4], pile=6, deck=[12, 11, 8, 10], looks=True)
    scene("0:a1", "0:a2", "1:b4", "1:N", "2:N")
    assert told(scene, 0, "D", "X", "a2", "b4") == [
        "You draw Robber (12).",
        "You discard Robber (12).",
        "You choose your 2nd card for the Robber to swap.",
        "Your Robber swaps your 2nd card for Ann’s 4th card.",
        "With the Robber, you look at your 2nd card: Villager (0).",
    ]
    assert told(scene, 2, "D", "X", "D", "c1") == [
        "Ann draws a card.",
        "Ann discards Witch (11).",
        "With the Witch, Ann looks at the top card of the deck.",
        "Ann’s Witch replaces your 1st card, Bodyguard (3), with a hidden card.",
    ]
    assert told(scene, 0, "D", "X", "M1", "c2", "Y") == [
        "Bob draws a card.",
        "Bob discards Master (10).",
        "With the Master, Bob takes Revealer (6) from the discard pile.",
        "Bob chooses their 2nd card to exchange.",
        "Bob exchanges their 2nd card: Bodyguard (3) goes to the discard pile. The new card is face up.",
    ]


def test_free_actions_are_told() -> None:
    scene = amulet_scene([7, 0, 7, 12, 12], [1, 1, 5, 4, 2], pile=3, deck=[4, 4])
    assert told(scene, 1, "A2", "T", "a1", "Y", "U1", "a3") == [
        "Kit puts the Silver Amulet on their 2nd card.",
        "Kit takes Bodyguard (3) from the discard pile.",
        "Kit chooses their 1st card to exchange.",
        "Kit exchanges their 1st card: Beholder (7) goes to the discard pile. The new card is face up.",
        "Kit uses their Bodyguard (3).",
        "Kit’s Bodyguard now protects their 3rd card.",
    ]
    shown = draw(scene, 1)
    assert "♜▸a3" in shown
    assert "✦" in shown
    scene.idle()
    assert told(scene, 1, "U1", "O") == [
        "Kit uses their Bodyguard (3).",
        "Kit’s Bodyguard no longer protects their 3rd card.",
    ]


def test_rascals_and_calls_are_told() -> None:
    scene = Scene([7, 7, 7, 12, 12], [1, 1, 5, 0, 2], pile=4, deck=[6, 9, 8, 10])
    scene("T", "a1", "a2", "a3", "Y", "a1").idle()
    assert told(scene, 1, "D", "D") == [
        "With a Rascal, Kit looks at the 1st card of the deck.",
        "With a Rascal, Kit looks at the 2nd card of the deck.",
    ]
    assert "K2" in draw(scene, 0)
    assert "(8)" in draw(scene, 0)
    assert "(8)" not in draw(scene, 1)
    assert told(scene, 1, "K2", "X", "N") == [
        "Kit keeps the 2nd card of the deck.",
        "Kit discards Apprentice Seer (8).",
        "Kit skips the power of the Apprentice Seer (8).",
    ]
    scene.idle()
    assert told(scene, 1, "C") == ["Kit calls the vote! Everyone else has one more turn."]
    assert "has called the vote" in draw(scene, 1)
    heard = told(scene, 0, "D", "X", "N")
    assert heard[3:] == [
        "Round 1 is over: everyone has had a last turn after the call.",
        "Your call fails: you have 28, Ann has 9. "
        "You lose 38 points (Rascal (4), Robber (12) and Robber (12), and 10 for the call).",
        "Ann loses 9 points: Squire (1), Squire (1), Exposer (5), Villager (0) and Empath (2).",
        "Round 2: Ann starts (lost the fewest points).",
        "Bodyguard (3) opens the discard pile.",
    ]
    assert "Points lost so far: You 38 · Ann 9" in draw(scene, 0)


def test_an_exchange_that_looks_like_a_discard_is_told_without_a_guess() -> None:
    """Ann knows her last card and nobody else does: a low card on the pile may be that one or the card she drew.
    Someone who knows the action, which is public, knows more than the views tell."""
    scene = Scene([12, 5, 6, 8, 9], [1, 1, 2, 3, 4], pile=13, deck=[8, 0], looks=True)
    scene("0:N", "1:b5", "1:N", "D", "X", "N")
    before = scene("D").shown(0)
    scene("b5")
    for action, text_told in (
        (None, "Ann puts Rascal (4) on the discard pile."),
        ("b5", "Ann exchanges their 5th card: Rascal (4) goes to the discard pile."),
    ):
        code = None if action is None else scene.game.parse(action)
        (happening,) = scene.game.happened(before, scene.shown(0), code)
        assert tell(scene.game, [happening], Words("en"), PEOPLE, 0)[0].text == text_told
    assert scene.turn == 0
    # Players know more about the card in their own hand.
    assert told(scene, 0, "D", "a5")[-1] == "You exchange your 5th card: Seer (9) goes to the discard pile."


@pytest.mark.parametrize(
    ("language", "seats", "games"),
    [
        *[(language, seats, 1) for language, seats in zip(LANGUAGES, (2, 3, 4), strict=True)],
        *[
            pytest.param(language, seats, 12, marks=pytest.mark.soak)
            for language, seats in itertools.product(LANGUAGES, (2, 3, 4))
        ],
    ],
)
def test_everything_can_be_drawn_asked_and_told(seats: int, language: str, games: int) -> None:
    """Random games, every view of them: no message is missing and no line is wider than the terminal."""
    game = sterling.game("amulet", seats)
    words = Words(language)
    rng = Rng(seats)
    for _ in range(games):
        match = sterling.Match(game, game.random_deal(rng))
        views = [game.shown(match.view(seat)) for seat in range(-1, seats)]
        while not match.over() and len(match.log) < 400:
            waiting = match.waiting()
            seat = waiting[rng.below(len(waiting))]
            view = views[seat + 1]
            assert isinstance(view, AmuletView)
            assert amulet.prompt(game, view, words)
            groups = amulet.arrange(match.legal(seat))
            legal = [action for group in groups for action in group]
            assert sorted(action.code for action in legal) == match.state.legal(seat)
            assert all(amulet.gloss(game, view, action, words) for action in legal)
            assert all(amulet.hear(action.text) == action.text for action in legal)
            if rng.below(8) == 0:
                drawn = text(amulet.render(game, view, words, NAMES), 100)
                assert max(map(len, drawn.splitlines())) <= 100
            match.play(seat, legal[rng.below(len(legal))].code)
            after = [game.shown(match.view(seat)) for seat in range(-1, seats)]
            for old, new in zip(views, after, strict=True):
                happenings = game.happened(old, new, None)
                for line in tell(game, happenings, words, PEOPLE, new.seat):
                    assert line.text
            views = after


def test_a_large_village_goes_over_several_lines() -> None:
    scene = Scene([12, 5, 6, 8, 9], [1, 1, 2, 3, 4], pile=7, deck=[9, 6, 8, 7])
    scene("T", "a1", "a2", "a3", "a4", "a5", "L", "L")
    for width in (60, 100, 130):
        drawn = draw(scene, 0, width)
        assert max(map(len, drawn.splitlines())) <= width
        assert all(f"a{place} " in drawn for place in range(1, 8))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("d", "D"), ("B 3", "b3"), ("b3", "b3"), ("a1", "a1"), ("A1", "A1"), ("s1", "S1"), ("m 12", "M12"), ("D2", "d2")],
)
def test_what_a_person_types(typed: str, meant: str) -> None:
    assert amulet.hear(typed) == meant


def test_the_power_is_explained_at_the_moment_of_choice() -> None:
    scene = Scene([5, 13, 7, 12, 12], [1, 1, 5, 0, 2], pile=6, deck=[12])
    words = Words("en")
    scene("D")
    power = words("amulet-robber-short")
    assert power in amulet.prompt(scene.game, scene.shown(0), words)
    assert power in amulet.prompt(scene.game, scene("X").shown(0), words)


def test_all_characters_are_listed() -> None:
    game = sterling.game("amulet", 2)
    for language in LANGUAGES:
        words = Words(language)
        listed = text(drawing(game).render_deck(game, words), 130)
        assert words("amulet-doppelganger") in listed
        assert words("amulet-apprentice-seer") in listed


@pytest.mark.parametrize(("language", "seats"), list(zip(LANGUAGES, (2, 3, 4), strict=True)))
def test_a_whole_game_is_played_in_one_language(language: str, seats: int) -> None:
    game = sterling.game("amulet", seats)
    words = Words(language)
    shown = played_in(language, game, Greedy(), 120)
    assert words("score-title") in shown
    assert words("amulet-middle") in shown
    for number in range(1, 5):
        over = Happening("round-over", why="amulet-story-why-deck", facts={"round": number})
        assert sentence(game, over, words, PEOPLE, 0).split(":")[0] in shown


def test_AM_3_the_age_order_and_the_start_player_are_shown() -> None:
    scene = Scene([5] * 4 + [6], [1] * 4 + [2], [3] * 4 + [2], options={"ages": "2-0-1"})
    names = ["Ann", "Ben", "Cleo"]
    for language in LANGUAGES:
        words = Words(language)
        drawn = text(amulet.render(scene.game, scene.view(0), words, names))
        assert words("amulet-ages", names="Cleo · Ann · Ben") in drawn
        assert words("amulet-round-title", round=1, rounds=4, start="Cleo") in drawn
