"""Text written by others (names, files, answers) reaches the terminal as it is, whatever characters it has."""

from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

import sterling
from games.silver_gold.scenes import card, deck
from kit.tools import positions, random_match
from sterling import Rng, cli
from sterling.i18n import Words
from sterling.terminal import drawing
from sterling.terminal.play import TerminalGame, score_sheet
from sterling.terminal.text import clean

NAMES = ["[/x]", "[red]b", ":skull:", "[bold]d[/bold]"]
EN = Words("en")

pytestmark = pytest.mark.usefixtures("home")


def terminal() -> tuple[Console, StringIO]:
    """An ordinary console, with markup and emoji on."""
    out = StringIO()
    return Console(width=240, file=out), out


@pytest.mark.parametrize("facts", sterling.games(), ids=lambda facts: facts.name)
def test_names_are_drawn_as_they_are(facts: sterling.Facts) -> None:
    seats = facts.seats[-1]
    game = sterling.game(facts.name, seats)
    draw = drawing(game)
    names = NAMES[:seats]
    drawn = 0
    for state in positions(game, Rng(3), 12):
        for seat in range(-1, seats):
            console, out = terminal()
            console.print(draw.render(game, game.view(state, seat), EN, names))
            shown = [name for name in names if name in out.getvalue()]
            # During the draft a player does not see the others yet.
            assert shown in (names, [])
            drawn += bool(shown)
    assert drawn > 5
    console, out = terminal()
    match = random_match(game, 4)
    console.print(score_sheet(game, match.scores(), EN, names))
    assert all(name in out.getvalue() for name in names)


@pytest.mark.parametrize("facts", sterling.games(), ids=lambda facts: facts.name)
def test_a_game_with_strange_names_and_strange_words_is_played_to_its_end(facts: sterling.Facts) -> None:
    console, out = terminal()
    lines = iter(["rules [/x]", "[/x]", ":skull:"])
    game = TerminalGame(
        sterling.game(facts.name, 2),
        ["you", "random"],
        EN,
        console,
        seed=f"{5:064x}",
        rng=Rng(1),
        ask=lambda prompt: next(lines, "1"),
    )
    game.names = NAMES[:2]
    game.run()
    told = out.getvalue()
    assert "“[/x]” isn’t a move" in told.replace("X", "x")
    assert "The rules don’t mention “[/x]”" in told
    assert "[/x]: " in told
    assert "[red]b" in told
    assert "[dim]" not in told


def test_records_and_files_are_shown_with_any_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = random_match(sterling.game("silver-gold", 2), 5).record(NAMES[:2])
    file = tmp_path / "[bold]:skull:.txt"
    file.write_text(record.text(), encoding="utf-8")
    assert cli.main(["replay", str(file)]) == 0
    told = capsys.readouterr().out
    assert " [/x]: K" in told
    assert " [red]b: K" in told
    assert cli.main(["verify", str(file)]) == 0
    assert "[bold]:skull:.txt" in capsys.readouterr().out.replace("\n", "")
    assert cli.main(["analyse", str(file), "--worlds", "1"]) == 0
    capsys.readouterr()
    cards = tmp_path / "[" / "x].txt"
    cards.parent.mkdir()
    cards.write_text(deck(card("A", "purple"), blanks=9), encoding="utf-8")
    assert cli.main(["deck", "check", str(cards)]) == 0
    assert "[/x].txt" in capsys.readouterr().out.replace("\n", "")
    assert cli.main(["rules", "silver-gold", "[/x]"]) == 0
    assert "“[/x]”" in capsys.readouterr().out


def test_nothing_is_obeyed_by_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Some terminals treat U+009B as an escape; a record may contain it."""
    record = random_match(sterling.game("silver-gold", 2), 5).record(["Anne", "Bob"])
    bad = msgspec.structs.replace(record, names=("A\x9b2Jnne", "\u202eBob"))
    file = tmp_path / "game.txt"
    file.write_text(bad.text(), encoding="utf-8")
    assert cli.main(["replay", str(file)]) == 0
    told = capsys.readouterr().out
    assert "A�2Jnne" in told
    assert "\x9b" not in told
    assert "\u202e" not in told
    assert cli.main(["replay", "no\x1b[2Jfile"]) == 2
    assert "\x1b" not in capsys.readouterr().err
    assert clean("Zoë\n名") == "Zoë\n名"
