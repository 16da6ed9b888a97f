"""Silver & Gold in a terminal: the round card, and who is start player."""

from io import StringIO

import pytest
from rich.console import Console

import sterling
from games.silver_gold.scenes import Scene
from sterling import Match, View
from sterling.core.game import Game
from sterling.games.silver_gold import terminal
from sterling.i18n import LANGUAGES, Words

NAMES = ["Kit", "Ann", "Bob", "Cem"]


def draw(game: Game, view: View, language: str = "en", width: int = 110) -> str:
    out = StringIO()
    Console(width=width, file=out).print(terminal.render(game, view, Words(language), NAMES))
    return out.getvalue()


def card_of(text: str) -> list[str]:
    """The two lines of the round card in a drawing."""
    lines = text.split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("Round card:"))
    return [lines[at].removeprefix("Round card:").strip(), lines[at + 1].strip()]


ALL = "■ ■   ■ ■ ■   ■ ■ ■   ■ ■   ■ ■   ■ ■ ■   ■ ■ ■   ■ ■"
BELOW = "■     ■       ■     ■       ■ ■"


def test_SG_7_the_eight_patterns_are_in_sight_from_the_draft_on() -> None:
    game = sterling.game("silver-gold", 2)
    match = Match(game, seed=4)
    assert card_of(draw(game, game.shown(match.view(0)))) == [ALL, BELOW]
    match.play(0, "K12")
    match.play(1, "K12")
    for viewer in (0, 1, -1):
        assert card_of(draw(game, game.shown(match.view(viewer)))) == [ALL, BELOW]


def test_SG_7_SG_32_with_memory_aid_the_patterns_of_this_round_are_hollow() -> None:
    scene = Scene([["P04", "O04"], ["G04", "S04"]], ["P05", "P06"], ["straight", "domino", "square"], memory_aid=True)
    above, below = card_of(draw(scene.game, scene.view()))
    assert above == ALL.replace("■ ■ ■", "□ □ □", 1)
    assert below == BELOW


@pytest.mark.parametrize("language", LANGUAGES)
def test_SG_7_the_round_card_fits_a_narrow_terminal(language: str) -> None:
    game = sterling.game("silver-gold", 2)
    lines = draw(game, game.view(game.start(game.deal(1)), 0), language, 80).split("\n")
    assert sum("■" in line for line in lines) == 2


@pytest.mark.parametrize("start", [0, 1])
def test_SG_11_the_start_player_is_marked_also_if_it_is_oneself(start: int) -> None:
    scene = Scene([["P04", "O04"], ["G04", "S04"]], ["P05", "P06"], start=start)
    titles = [line for line in draw(scene.game, scene.view()).split("\n") if line.startswith("╭") and "·" in line]
    assert any(f"{NAMES[start]} · start player" in title for title in titles)
    assert not any(f"{NAMES[1 - start]} · start player" in title for title in titles)
