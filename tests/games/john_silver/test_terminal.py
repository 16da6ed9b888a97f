"""John Silver in a terminal: drawn and told from views alone, playable to the end in every language."""

import re
from io import StringIO

import pytest
from rich.console import Console, RenderableType

import sterling
from games.john_silver.scenes import Scene, move, play, position, seen
from kit.tools import effort, positions
from sterling import Rng, View
from sterling.core.game import Action, Game
from sterling.games.john_silver import terminal as john_silver
from sterling.games.john_silver.bot import Greedy
from sterling.i18n import LANGUAGES, Words
from sterling.story import tell
from sterling.terminal import drawing
from terminal_help import played_in

NAMES = ["You", "Ann", "Bob", "Cem"]
PEOPLE = ["Kit", "Ann", "Bob", "Cem"]
"""The names others read; everyone is “you” to themselves."""
EN = Words("en")


def text(renderable: RenderableType, width: int = 110) -> str:
    out = StringIO()
    Console(width=width, file=out).print(renderable)
    return out.getvalue()


def draw(game: Game, view: View, width: int = 110) -> str:
    return text(john_silver.render(game, view, EN, NAMES), width)


def told(scene: Scene, seat: int, script: str, *, shown: bool = False) -> list[str]:
    """What a seat is told about these actions, one after the other."""
    look = scene.shown if shown else scene.view
    heard: list[str] = []
    for action in script.split():
        before = look(seat)
        scene(action)
        heard += lines(scene.game, before, look(seat), seat)
    return heard


def lines(game: Game, before: View | None, after: View, seat: int) -> list[str]:
    return [line.text for line in tell(game, game.happened(before, after, None), EN, PEOPLE, seat)]


def gloss(game: Game, view: View, action: str) -> str:
    code = game.parse(move(action))
    return john_silver.gloss(game, view, Action(code, game.format(code), game.form(code)), EN)


@pytest.mark.parametrize("number", [8, pytest.param(100, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("seats", "rule_set"), [(2, "base"), (3, "stacks"), (4, "base")])
def test_a_drawing_shows_nothing_that_a_view_does_not_contain(seats: int, rule_set: str, number: int) -> None:
    """Two deals with equal views look the same, with and without memory aid."""
    game = sterling.game("john-silver", seats, rule_set)
    rng = Rng(60 + seats)
    for state in positions(game, rng, number):
        for seat in range(-1, seats):
            view = game.view(state, seat)
            other = game.view(game.sample(view, rng), seat)
            for one, same in ((view, other), (game.shown(view), game.shown(other))):
                assert draw(game, one) == draw(game, same)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_told_needs_no_more_than_two_views(seats: int) -> None:
    """Two deals with equal views before and after tell the same story."""
    game = sterling.game("john-silver", seats)
    rng = Rng(80 + seats)
    for state in positions(game, rng, effort(24)):
        if state.over():
            continue
        actor = int(state.waiting()).bit_length() - 1
        for seat in range(-1, seats):
            before = game.view(state, seat)
            later = state.clone()
            later.apply(actor, later.nth(actor, rng.below(later.count(actor))))
            after = game.view(later, seat)
            other = game.view(game.sample(after, rng), seat)
            again = game.view(game.sample(before, rng), seat)
            assert lines(game, before, after, seat) == lines(game, again, other, seat)


def test_without_memory_aid_the_piles_of_others_are_numbers_of_cards_and_spots() -> None:
    scene = Scene(2, "S8:a1 S12:b1 S4:c1 S1:d1")
    veiled, open_ = draw(scene.game, scene.shown(0)), draw(scene.game, scene.view(0))
    assert "Still hidden" not in veiled
    assert "Still hidden" in open_
    (mine,) = [line for line in veiled.splitlines() if "You ◂" in line]
    (theirs,) = [line for line in veiled.splitlines() if "Ann " in line and "■■ 2 (−2)" in line]
    assert "·" in theirs
    assert "·" not in mine


@pytest.mark.parametrize("start", [0, 1])
def test_JS_11_the_start_player_is_marked_also_if_it_is_oneself(start: int) -> None:
    scene = Scene(2, start=start)
    marked = [line for line in draw(scene.game, scene.view(0)).splitlines() if "(start player)" in line]
    assert len(marked) == 1
    assert NAMES[start] in marked[0]


def test_JS_10_characters_are_those_of_the_table_wherever_they_are_shown() -> None:
    heads = ["captain", "merchant", "pirate", "cabin-boy"]
    game, state = position(["S11 M2", "C2", "C4"], ["S4 - S8 S1", "M4 - - -", "- - - -"])
    view = seen(game, state, 0)
    drawn = text(john_silver.render(game, view, EN, NAMES, heads))
    assert re.search("a  Captain +┃ b  Merchant +┃ c  Pirate +┃ d  Cabin boy", drawn)
    code = game.parse(move("S11:b1"))
    told = john_silver.gloss(game, view, Action(code, game.format(code), game.form(code)), EN, heads)
    assert told.startswith("fills the row: Merchant ")
    play(game, state, "S11:b1")
    assert "Merchant" in john_silver.prompt(game, seen(game, state, 0), EN, heads)
    scene = Scene(2, hands={0: "S8 S4"})
    before = scene.view(1)
    scene("S8:a1")
    happenings = scene.game.happened(before, scene.view(1), None)
    told = tell(scene.game, happenings, EN, PEOPLE, 1, heads)[0].text
    assert told == "Kit plays ship 8 in their own Captain column."


def test_the_rows_say_who_would_win_as_they_lie() -> None:
    game, state = position(["S2 M2", "C2", "C4"], ["S12 - - S3", "- J5 - -", "- - - -"])
    drawn = draw(game, seen(game, state, 0))
    assert "▲ 12 You" in drawn
    assert "▼ 3 nobody" in drawn
    assert "J5½ ■■" in drawn


@pytest.mark.parametrize(
    ("spots", "costs"),
    [
        ("J7 J5 J6 J8", "−2 −8 −2 −2"),
        ("J5 J9 J6 J8", "−6 −6 0 0"),
        ("S1 - - -", "−8 – – –"),
        ("J6 - S1 -", "−4 – −8 –"),
    ],
)
def test_the_board_of_spots_says_what_they_would_cost(spots: str, costs: str) -> None:
    piles = {seat: card for seat, card in enumerate(spots.split()) if card != "-"}
    game, state = position(["S2", "S3", "S4", "S5"], won=piles)
    drawn = draw(game, seen(game, state, 0)).splitlines()
    for name, cost in zip(NAMES, costs.split(), strict=True):
        line = next(line for line in drawn if line.startswith(f"│ {name}"))
        assert "■" not in line if cost == "–" else f"({cost})" in line


def test_the_story_of_a_row() -> None:
    scene = Scene(2, hands={0: "S8 S4", 1: "S12 S1"}, stock="C2 C4 C6 C8")
    assert told(scene, 1, "S8:a1 S12:b1 S4:c1 S1:d1") == [
        "Kit plays ship 8 in their own Pirate column.",
        "Kit draws a card.",
        "You play ship 12 in your own Cabin boy column.",
        "You draw chest 4.",
        "Kit plays ship 4 in their own Captain column.",
        "Kit draws a card.",
        "You play ship 1 in your own Merchant column.",
        "You draw chest 8.",
        "The ship row is full and is paid out.",
        "You have the highest card and win ship 12 and ship 8: 5 gold coins.",
        "You have the lowest card and win ship 4 and ship 1: 2 gold coins and 2 black spots.",
    ]


def test_an_apple_play_is_told() -> None:
    scene = Scene(2, "M1:a2 J5:b2", hands={0: "S7"})
    assert told(scene, 1, "S7:c1 T:M1") == [
        "Kit plays ship 7 in their own Captain column.",
        "Kit takes sailor 1 from the grid.",
    ]
    scene = Scene(2, "M1:a2 J5:b2", hands={0: "S7"})
    assert told(scene, 1, "S7:c1 T?") == [
        "Kit plays ship 7 in their own Captain column.",
        "Kit draws a card.",
    ]


def test_views_that_hide_the_piles_of_others_still_tell_what_was_paid_out() -> None:
    """JS-26: a pair is public when it is won; after that, people have to remember it."""
    scene = Scene(2, "S8:a1 S4:b1 S2:c1", hands={1: "S12"}, stock="C2 C4 C6 C8")
    assert told(scene, 0, "S12:d1", shown=True) == [
        "Ann plays ship 12 in their own Merchant column.",
        "Ann draws a card.",
        "The ship row is full and is paid out.",
        "Ann has the highest card and wins ship 12 and ship 8: 5 gold coins.",
        "You have the lowest card and win ship 4 and ship 2: 3 gold coins.",
    ]


def test_the_column_without_an_owner_is_told() -> None:
    scene = Scene(3, "S8:a1 S12:d1 S4:b1", hands={0: "S9"})
    assert told(scene, 1, "S9:c1")[-3:] == [
        "The ship row is full and is paid out.",
        "The highest card is in the Merchant column, which is nobody’s: ship 12 and ship 9 leave the game.",
        "You have the lowest card and win ship 8 and ship 4: 6 gold coins.",
    ]


def test_answers_and_the_end_of_the_stock_are_told() -> None:
    game = sterling.game("john-silver", 2, options={"start-player": 0})
    match = sterling.Match(game, seed=3)
    start = match.view(1)
    match.play(0, "K6")
    assert lines(game, start, match.view(1), 1) == ["Kit keeps all six cards."]
    rng = Rng(1)
    story: list[str] = []
    while not match.over():
        before = match.view(-1)
        seat = match.waiting()[0]
        match.play(seat, int(match.state.nth(seat, rng.below(match.state.count(seat)))))
        story += lines(game, before, match.view(-1), -1)
    assert story.count(EN("john-silver-story-stock-empty")) == 1
    assert sum("is paid out" in line for line in story) in (9, 10)  # JS-52
    assert lines(game, match.view(-1), match.view(-1), -1) == []


def test_every_choice_says_what_comes_of_it() -> None:
    game, state = position(["S12 M2 C7", "C2", "C4"], ["S4 - S8 S1", "M4 - - -", "- - - -"])
    view = seen(game, state, 0)
    assert gloss(game, view, "S12:b1") == "fills the row: Cabin boy ●●●●●, out of the game ●●■■"
    assert gloss(game, view, "M2:b2") == "Cabin boy"
    assert gloss(game, view, "M2:d2") == "nobody"
    assert gloss(game, view, "C7:a3") == "yours"
    play(game, state, "C7:a3")
    view = seen(game, state, 0)
    assert gloss(game, view, "T:S8") == "●●●● c1"
    game, state = position(["S11 M2", "C2"], ["S4 - S8 S1", "M4 - - -", "- - - -"])
    assert gloss(game, seen(game, state, 0), "S11:b1") == "fills the row: opponent ●●●●●●♥♥■■"
    play(game, state, "S11:b1")
    view = seen(game, state, 0)
    assert gloss(game, view, "T:S8") == "●●●● c1, the row is not paid out"
    assert "The ship row is full" in john_silver.prompt(game, view, EN)


def test_the_question_fits_the_moment() -> None:
    game = sterling.game("john-silver", 2, options={"start-player": 0})
    deals = {"ship-1": EN("john-silver-ask-answer"), "ship-7": EN("john-silver-ask-keep")}
    for last, question in deals.items():
        six = ["ship-2", "ship-4", "ship-6", "ship-8", "ship-9", last]
        view = game.view(game.start(game.deal(orders={"stock": six})), 0)
        assert john_silver.prompt(game, view, EN) == question


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("k", "K6"),
        ("X6", "X6"),
        ("t ?", "T?"),
        ("Ship 7 b", "ship-7:b1"),
        ("s7b", "ship-7:b1"),
        ("S-13:D1", "ship-13:d1"),
        ("m12 c", "sailor-12:c2"),
        ("joker 5½ d3", "joker-5.5:d3"),
        ("j5 d3", "joker-5.5:d3"),
        ("t joker 9,5", "T:joker-9.5"),
        ("T:ship-9", "T:ship-9"),
        ("navire 7 a", "ship-7:a1"),
        ("Matrose 3 a2", "sailor-3:a2"),
        ("Truhe 3 a", "chest-3:a3"),
        ("t coffre 12", "T:chest-12"),
    ],
)
def test_what_a_person_types(typed: str, meant: str) -> None:
    assert john_silver.hear(typed) == meant


def test_nonsense_is_handed_on_to_be_explained() -> None:
    for typed in ("anchor 3 a", "ship 7", "joker 5½ d", "ship"):
        with pytest.raises(sterling.NotationError):
            sterling.game("john-silver", 2).parse(john_silver.hear(typed))


def test_every_listed_action_is_heard_as_itself() -> None:
    game = sterling.game("john-silver", 2)
    for code in range(game.facts.actions):
        listed = game.format(code)
        assert john_silver.hear(listed) == listed
        assert john_silver.hear(f" {listed.upper()} ") == listed


def test_all_cards_are_listed() -> None:
    game = sterling.game("john-silver", 2)
    for language in LANGUAGES:
        listed = text(drawing(game).render_deck(game, Words(language)), 100)
        assert listed.count("●") == 54
        assert listed.count("♥") == 25
        assert listed.count("■") == 19


@pytest.mark.parametrize(("seats", "rule_set"), [(2, "base"), (3, "stacks"), (4, "base")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_in_one_language(language: str, seats: int, rule_set: str) -> None:
    game = sterling.game("john-silver", seats, rule_set)
    words = Words(language)
    shown = played_in(language, game, Greedy(), 110)
    assert max(map(len, shown.splitlines())) <= 110
    for key in ("score-title", "john-silver-hand", "john-silver-as-it-lies", "john-silver-story-stock-empty"):
        assert words(key) in shown
