"""The story in a terminal: everyone reads what they saw, addressed as “you”, with headings set apart."""

from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from rich.console import Console

import sterling
from kit.tools import random_match
from sterling import Match, cli
from sterling.core.story import Happening
from sterling.i18n import LANGUAGES, Words
from sterling.service.client import Follower
from sterling.service.messages import Event, Seen
from sterling.story import tell
from sterling.terminal.online import Table
from sterling.terminal.play import TerminalGame

TABLES = [facts.name for facts in sterling.games()]


def console() -> tuple[Console, StringIO]:
    out = StringIO()
    return Console(width=200, file=out), out


def test_a_person_is_told_the_deal_and_each_turn_under_its_heading() -> None:
    screen, out = console()
    configured = sterling.game("silver-gold", 2, options={"start-player": 0})
    game = TerminalGame(configured, ["you", "greedy"], Words("en"), screen, seed="05" * 32, ask=lambda _: "1")
    while len(game.match.log) < 20:
        game.step()
    lines = out.getvalue().splitlines()
    assert any(line.startswith("You are dealt ") for line in lines)
    assert any(line.startswith("  You keep ") for line in lines)
    assert any(line.startswith("Round 1, turn 1: ") and line.endswith("You are the start player.") for line in lines)
    assert sum("Greedy" in line and " marks " in line for line in lines) >= 1


def test_two_at_one_keyboard_read_their_own_story() -> None:
    """SG-10: the second person reads that the first is done, and reads what was kept only when both have chosen."""
    screen, out = console()
    configured = sterling.game("silver-gold", 2)
    game = TerminalGame(configured, ["you", "you"], Words("en"), screen, seed="05" * 32, ask=lambda _: "1")
    game.step()
    first = game.story[1][-1].text
    assert first == "You 1 is done."
    assert game.story[0][-1].text.startswith("You keep ")
    game.step()
    kept = [line.text for line in game.story[1] if " keep" in line.text]
    assert [text.split(" keep")[0] for text in kept] == ["You", "You 1"]
    assert "You 1 is done." in out.getvalue()


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_tells_the_whole_story(
    name: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = random_match(sterling.game(name, 2), 3)
    file = tmp_path / "game.txt"
    file.write_text(match.record(["Ann", "Ben"]).text(), encoding="utf-8")
    assert cli.main(["--lang", language, "replay", str(file)]) == 0
    shown = "".join(capsys.readouterr().out.split())
    words, again = Words(language), Match(match.game, match.deal)
    before = again.view(-1)
    happenings = list(match.game.happened(None, before, None))
    for seat, code in match.log:
        again.play(seat, code)
        after = again.view(-1)
        happenings += match.game.happened(before, after, match.game.heard(before, seat, code))
        before = after
    lines = tell(match.game, happenings, words, ["Ann", "Ben"], -1)
    assert len(lines) > len(match.log)
    at = 0
    for line in lines:
        found = shown.find("".join(line.text.split()), at)
        assert found >= 0, line.text
        at = found


def followed(game: sterling.Game, events: list[Event], screen: Console) -> Table:
    seats = [SimpleNamespace(name=name, level=None) for name in ("Ann", "Ben")]
    follower: Any = SimpleNamespace(game=game, events=events, gaps=0, seats=lambda: [0])
    follower.info = SimpleNamespace(characters=[], seats=seats, status="running")
    table = Table(cast(Follower, follower), Words("en"), screen)
    table.told = 0
    return table


def event(kind: Any, number: int, happened: Sequence[Happening] = (), **fields: Any) -> Event:
    """An event whose view is lost: what it tells must be in `happened`."""
    seen = Seen(0, number, number, msgspec.Raw(b"null"), [], msgspec.Raw(b"[]"), False)
    return Event("t", 0, number, kind, seen, happened=list(happened), **fields)


def test_a_followed_table_tells_what_its_events_say_happened() -> None:
    game = sterling.game("silver-gold", 2, options={"start-player": 0})
    match = Match(game, seed=7)
    before = match.view(0)
    dealt = game.happened(None, before, None)
    kept = []
    for seat, action in ((0, "K12"), (1, "K12")):
        match.play(seat, action)
        after = match.view(0)
        kept.append(game.happened(before, after, None))
        before = after
    events = [
        event("start", 1, dealt),
        event("move", 2, kept[0], who=0, action="K12"),
        event("undo", 3, who=0),
        event("move", 4, kept[0], who=0, action="K12"),
        event("move", 5, kept[1], who=1),
    ]
    screen, out = console()
    followed(game, events, screen).tell(0)
    lines = out.getvalue().splitlines()
    assert [line.split()[:2] for line in lines if not line.startswith("Round") and "New in" not in line] == [
        Words("en")("online-start").split()[:2],
        ["You", "are"],
        ["You", "keep"],
        ["You", "keep"],
        ["Ben", "keeps"],
    ]
    assert lines[-1].startswith("Round 1, turn 1: ")


@pytest.mark.parametrize("memory_aid", [True, False], ids=["aid", "no-aid"])
@pytest.mark.parametrize("name", [facts.name for facts in sterling.games() if facts.memory_aid])
def test_SG_32_JS_26_AM_4_without_memory_aid_a_screen_shows_nothing_from_before_ones_last_act(
    name: str, memory_aid: bool
) -> None:
    out = StringIO()
    screen = Console(width=200, file=out, force_terminal=True, _environ={"TERM": "xterm"})
    game = sterling.game(name, 2, options={"memory-aid": memory_aid, "start-player": 0})
    asked = 0

    def answer(_: str) -> str:
        nonlocal asked
        asked += 1
        return "1"

    table = TerminalGame(game, ["you", "greedy"], Words("en"), screen, seed="05" * 32, ask=answer)
    while asked < 4:
        table.step()
    # Before each question everything is cleared, including the scrollback.
    assert out.getvalue().count("\x1b[2J\x1b[3J") == (0 if memory_aid else asked)
