"""The command line as a person and as a program use it."""

import json
import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

import sterling
from games.silver_gold.scenes import card, deck
from kit.tools import random_match
from sterling import cli
from sterling.cli import deck as deck_commands
from sterling.cli._parser import commands
from sterling.cli._service import PARTS
from sterling.i18n import LANGUAGES, Words

GOOD_DECK = deck(card("A", "purple"), blanks=9)

pytestmark = pytest.mark.usefixtures("home")


def answer(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What the person at the keyboard types; then end of input."""
    waiting = list(lines)

    def read(prompt: str = "") -> str:
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    monkeypatch.setattr("builtins.input", read)


def test_version_says_how_it_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"sterling {sterling.__version__} ({sterling.MODE})\n"


COMMANDS = [
    *([name] for name, _ in commands("sterling.cli")),
    *(["deck", name] for name, _ in commands("sterling.cli.deck")),
    *(["lesson", name] for name, _ in commands("sterling.cli.lesson")),
    *(["admin", name] for name, _ in commands("sterling.cli.admin")),
]


def test_every_module_without_underscore_is_a_command() -> None:
    folder = Path(cli.__file__).parent
    modules = {file.stem.replace("_", "-") for file in folder.glob("[a-z]*.py")} | {
        file.parent.name for file in folder.glob("*/__init__.py")
    }
    assert {name for name, _ in commands("sterling.cli")} == modules
    assert {"games", "play", "simulate", "deck"} <= modules
    places = [command.ORDER for _, command in commands("sterling.cli")]
    assert len(set(places)) == len(places)


def test_a_new_module_is_a_command_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "count_cards.py").write_text(
        'EXAMPLE = "sterling deck count-cards"\nORDER = 1\n'
        "def arguments(parser, words): parser.add_argument('file')\n"
        "def run(chosen, words, console): print('counted', chosen.file)\n",
        encoding="utf-8",
    )
    monkeypatch.setattr("sterling.cli.deck.__path__", [*deck_commands.__path__, str(tmp_path)])
    assert [name for name, _ in commands("sterling.cli.deck")] == ["count-cards", "check", "show"]


@pytest.mark.parametrize("arguments", [["--version"], ["games"], ["simulate", "amulet", "--games", "1"]])
def test_what_needs_no_service_does_not_load_it(arguments: list[str]) -> None:
    program = f"import sys; from sterling.cli import main; main({arguments}); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(done.stderr.split())
    assert "sterling.cli.serve" in loaded
    assert loaded & {"litestar", "uvicorn", "sqlalchemy", "websockets", "asyncpg", "matplotlib"} == set()


def test_the_package_itself_does_not_load_the_service() -> None:
    program = "import sys, sterling; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "sterling.games" in loaded
    assert [name for name in loaded if name.startswith("sterling.service") or name in PARTS] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["serve"],
        ["watch", "http://localhost/#/table/x"],
        ["join", "http://localhost/#/seat/x/1"],
        ["verify", "http://localhost/#/table/x"],
        ["backup", "copy"],
        *(["admin", name, *["x"] * (name not in ("blocks", "reports"))] for name, _ in commands("sterling.cli.admin")),
    ],
    ids=" ".join,
)
def test_what_needs_the_service_names_the_extra_where_it_is_missing(
    arguments: list[str], language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sterling.cli._service.PARTS", (*PARTS, "no_such_package"))
    assert cli.main([*arguments, "--lang", language]) == 2
    told = capsys.readouterr().err
    assert "[setup/extra]" in told
    assert "pip install 'sterling[service]'" in told
    assert "Traceback" not in told


def test_a_command_may_follow_any_other_in_one_process(capsys: pytest.CaptureFixture[str]) -> None:
    for facts in sterling.games():
        assert cli.main(["bots", facts.name]) == 0
        assert cli.main(["simulate", facts.name, "--games", "1"]) == 0
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_help_with_an_example(
    command: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main([*command, "--help", "--lang", language])
    assert stopped.value.code == 0
    told = capsys.readouterr().out
    words = Words(language)
    assert words("cli-example") in told
    assert words("cli-usage") in told
    assert f"sterling {' '.join(command)}" in told
    if language != "en":
        assert "show this help" not in told
        assert "usage:" not in told


def test_without_a_client_the_bare_command_shows_the_help(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sterling.service.pages.STATIC", tmp_path)
    assert cli.main([]) == 0
    assert "simulate" in capsys.readouterr().out


def test_the_bare_command_opens_the_tables_in_the_browser(tmp_path: Path) -> None:
    """If it is started twice, the second opens what the first serves; if the port is taken, it finds another."""
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<title>Sterling</title>", encoding="utf-8")
    start = f"import pathlib, sys; from sterling.service import pages; pages.STATIC = pathlib.Path({str(static)!r})"
    shown = tmp_path / "shown"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {shown}\n', encoding="utf-8")
    browser.chmod(0o755)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        taken.listen()
        environment = {
            **os.environ,
            "BROWSER": f"{browser} %s",
            "STERLING_LANG": "en",
            "STERLING_PORT": str(port),
            "STERLING_DATABASE": f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}",
        }
        command = [sys.executable, "-c", f"{start}; from sterling.cli import main; sys.exit(main([]))"]
        running = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        try:
            url = wait_for_line(shown, running)
            assert url != f"http://127.0.0.1:{port}"
            with urllib.request.urlopen(f"{url}/") as answer:
                assert b"<title>Sterling</title>" in answer.read()
            again = {**environment, "STERLING_PORT": url.rpartition(":")[2]}
            shown.unlink()
            done = subprocess.run(command, env=again, capture_output=True, text=True, check=False)
            assert done.returncode == 0
            assert "is already running" in done.stdout
            assert wait_for_line(shown, running) == url
        finally:
            running.terminate()
            running.wait()


def wait_for_line(file: Path, running: subprocess.Popen[bytes]) -> str:
    """The first line of a file once it exists; the process that writes it must be running."""
    while not (file.exists() and file.read_text(encoding="utf-8").endswith("\n")):
        assert running.poll() is None, "nothing was opened"
        time.sleep(0.05)
    return file.read_text(encoding="utf-8").strip()


def test_games_as_table_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["games"]) == 0
    listing = capsys.readouterr().out
    assert "Silver & Gold" in listing
    # What to type after --rules, only if there is a choice.
    assert all(f"{typed}: " in listing for typed in ("nsv", "oya", "stacks"))
    assert listing.count("base") == 1
    assert cli.main(["games", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert listed[0]["name"] == "silver-gold"
    assert listed[0]["seats"] == [2, 3, 4]


@pytest.mark.parametrize(("ages", "kept"), [("3-1-2", "2-0-1"), ("none", "none")])
def test_AM_3_ages_are_given_on_the_command_line(
    ages: str, kept: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.txt"
    arguments = ["play", "amulet", "--seats", "random,random,random", "--option", f"ages={ages}", "--seed", "7"]
    assert cli.main([*arguments, "--record", str(record)]) == 0
    assert f"option ages: {kept}\n" in record.read_text(encoding="utf-8")
    if ages == "3-1-2":
        assert "From youngest to oldest" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["play", "chess"], "setup/game"),
        (["play", "silver-gold", "--seats", "you"], "setup/seats"),
        (["play", "silver-gold", "--seats", "you,deep-blue"], "setup/bot"),
        (["play", "silver-gold", "--rules", "x"], "setup/rule-set"),
        (["play", "silver-gold", "--option", "x=1"], "setup/option"),
        (["play", "silver-gold", "--option", "memory-aid=3"], "setup/option-value"),
        (["play", "silver-gold", "--option", "start-player=9"], "setup/option-value"),
        (["play", "silver-gold", "--option", "start-player=0"], "setup/option-value"),
        (["play", "amulet", "--option", "ages=young"], "setup/option-value"),
        (["play", "amulet", "--option", "ages=1-1"], "setup/option-value"),
        (["play", "amulet", "--option", "draw-start=yes"], "setup/option"),
        (["play", "amulet", "--option", "ages=1-2-3"], "setup/option-value"),
        (["play", "silver-gold", "--option", "ages=1-2"], "setup/option"),
        (["play", "john-silver", "--characters", "parrot"], "setup/character"),
        (["play", "john-silver", "--characters", "pirate,pirate"], "setup/character-number"),
        (["play", "john-silver", "--characters", "pirate,merchant,captain,cabin-boy,pirate"], "setup/character-number"),
        (["play", "john-silver", "--characters", ",,,,pirate"], "setup/character-number"),
        (["play", "amulet", "--characters", "pirate"], "setup/character"),
        (["play", "amulet", "--characters", ","], "setup/character-number"),
        (["play", "silver-gold", "--seed", "zz"], "deal/seed"),
        (["play", "silver-gold", "--deck", "/no/such/file"], "file/read"),
        (["simulate", "silver-gold", "--seats", "9"], "setup/seats"),
        (["simulate", "silver-gold", "--players", "a,b,c"], "setup/bot"),
        (["simulate", "silver-gold", "--seats", "3", "--players", "random,greedy"], "setup/players"),
        (["simulate", "silver-gold", "--games", "2", "--csv", "/no/such/folder/x.csv"], "file/write"),
        (["replay", "/no/such/file"], "file/read"),
        (["verify", "/no/such/file"], "file/read"),
        (["rules", "chess"], "setup/game"),
        (["bots", "chess"], "setup/game"),
        (["arena", "silver-gold", "--bots", "greedy,kasparov"], "setup/bot"),
        (["arena", "silver-gold", "--bots", "greedy,random", "--games", "2", "--keep", "/dev/null/x/y"], "file/write"),
        (["analyse", "/no/such/file"], "file/read"),
        (["deck", "check", "/no/such/file"], "file/read"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_gets_a_coded_error_and_no_traceback(
    arguments: list[str], code: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*arguments, "--lang", language]) == 2
    told = capsys.readouterr().err
    assert f"[{code}]" in told
    assert "Traceback" not in told
    assert "{'" not in told


@pytest.mark.parametrize("arguments", [["fly"], ["simulate", "silver-gold", "--games", "0"], ["replay"]])
def test_a_call_that_makes_no_sense_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(arguments)
    assert stopped.value.code == 2
    assert "--help" in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"", b"hello\n", b"sterling record 9\n", b"x" * 5_000_000])
def test_files_that_are_no_records_are_refused(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "broken.txt"
    file.write_bytes(content)
    for command in ("replay", "verify"):
        assert cli.main([command, str(file)]) == 2
        assert "Error [" in capsys.readouterr().err


def test_a_folder_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["verify", str(tmp_path)]) == 2
    assert "[file/read]" in capsys.readouterr().err


def test_a_game_is_played_saved_verified_and_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A new user's whole path: play to the end by taking move 1, then verify and replay the record."""
    file = tmp_path / "game.txt"
    answer(monkeypatch, *["1"] * 200)
    assert cli.main(["play", "silver-gold", "--seats", "you,greedy,random", "--seed", "5", "--record", str(file)]) == 0
    told = capsys.readouterr().out
    assert "Result" in told
    assert "Winner" in told
    assert cli.main(["verify", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["over"] is True
    assert cli.main(["verify", str(file)]) == 0
    assert "this game is correct" in capsys.readouterr().out
    assert cli.main(["replay", str(file)]) == 0
    assert "Greedy" in capsys.readouterr().out
    assert cli.main(["replay", str(file), "--json", "--seat", "2"]) == 0
    assert json.loads(capsys.readouterr().out)["view"]["seat"] == 1
    answer(monkeypatch, "", "", "q")
    assert cli.main(["replay", str(file), "--step", "--seat", "1"]) == 0
    for outside in ("0", "4", "7"):
        assert cli.main(["replay", str(file), "--seat", outside]) == 2


def test_leaving_keeps_the_record_so_far_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer(monkeypatch, "1", "1", "quit")
    assert cli.main(["play", "silver-gold"]) == 0
    (file,) = (tmp_path / "sterling" / "records").glob("*.txt")
    record = sterling.Record.parse(file.read_text(encoding="utf-8"))
    assert len(record.entries) >= 2
    assert record.names == ("You", "Greedy")


def test_moves_may_be_typed_and_mistakes_are_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer(monkeypatch, "k 2 1", "Z9", "999", "T1", "?", "rules palm", "rules helicopter", "save", "a a1 b9")
    assert cli.main(["play", "silver-gold", "--seed", "5"]) == 0
    told = capsys.readouterr().out
    assert "“Z9” isn’t a move" in told
    assert "First mark cells" in told
    assert "The rules don’t mention “helicopter”" in told
    assert "Game saved in" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_speaks_one_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer(monkeypatch, *["1"] * 200)
    assert cli.main(["play", "silver-gold", "--seed", "5", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert Words(language)("score-title") in told
    assert Words(language)("silver-gold-display") in told


def test_two_people_at_one_keyboard_are_covered_from_each_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer(monkeypatch, "1", "", "1", "", "quit")
    assert cli.main(["play", "silver-gold", "--seats", "you,you"]) == 0
    assert "You 2, it’s your turn" in capsys.readouterr().out


def test_memory_aid_shows_what_was_revealed_and_can_still_come_and_its_absence_does_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for aid in ("yes", "no"):
        answer(monkeypatch, *["1"] * 8)
        assert cli.main(["play", "silver-gold", "--seed", "5", "--option", f"memory-aid={aid}"]) == 0
        told = capsys.readouterr().out
        assert ("Already revealed this round" in told) is (aid == "yes")
        assert ("Still to come" in told) is (aid == "yes")


def test_simulate_as_table_json_and_csv(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.csv"
    assert cli.main(["simulate", "silver-gold", "--games", "30", "--seats", "3", "--csv", str(file)]) == 0
    told = capsys.readouterr().out
    assert "Silver & Gold · The start player changes every turn · 30 games" in told
    assert "Where the points come from" in told
    rows = file.read_text(encoding="utf-8").splitlines()
    assert rows[0] == "game,decisions,seat,player,place,total,coins,cups,palms,islands,seals"
    assert len(rows) == 1 + 30 * 3
    assert cli.main(["simulate", "silver-gold", "--games", "30", "--seats", "3", "--json"]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert summary["games"] == 30
    totals = [int(row.split(",")[5]) for row in rows[1:]]
    assert sum(totals) / 30 == pytest.approx(sum(seat["mean"] for seat in summary["seats"]))


def test_arena_as_table_json_and_chart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["arena", "silver-gold", "--bots", "greedy,random,pip", "--games", "6", "--iterations", "10"]
    assert cli.main(call) == 0
    told = capsys.readouterr().out
    assert "Pip the Cabin Boy" in told
    assert "Silver & Gold · The start player changes every turn · 6 games" in told
    assert "Placed ahead of" in told
    assert cli.main([*call, "--json", "--keep", str(tmp_path / "kept"), "--records", str(tmp_path / "games")]) == 0
    assert len(json.loads(capsys.readouterr().out)["standings"]) == 3
    assert len(list((tmp_path / "games").glob("*.txt"))) == 6
    assert cli.main([*call, "--chart", str(tmp_path / "chart.doc")]) == 2
    assert "[arena/chart-kind]" in capsys.readouterr().err


def test_a_review_as_text_and_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    record = random_match(sterling.game("john-silver", 2), 3).record(["Ann", "Ben"])
    file.write_text(record.text(), encoding="utf-8")
    assert cli.main(["analyse", str(file), "--worlds", "12"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "Chances to win, as each player could judge them" in told
    assert "Luck and skill" in told
    before, _, truth = told.partition("How it really lay")
    assert "Ann" in before
    assert "no other move would have turned the game" in truth or "this would have won" in truth
    assert cli.main(["analyse", str(file), "--seat", "2", "--worlds", "4", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["format"] == "sterling-review/1"
    assert {one["seat"] for one in found["decisions"]} == {1}
    for outside in ("0", "3"):
        assert cli.main(["analyse", str(file), "--seat", outside]) == 2
    assert cli.main(["analyse", str(file), "--effort", "hasty"]) == 2
    assert "[review/effort]" in capsys.readouterr().err


def test_reviews_of_several_games_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = []
    for seed in (3, 4):
        files.append(tmp_path / f"{seed}.txt")
        files[-1].write_text(random_match(sterling.game("straws", 2), seed).record().text(), encoding="utf-8")
    call = ["analyse", *map(str, files), "--worlds", "4"]
    assert cli.main(call) == 2
    assert "[review/keep]" in capsys.readouterr().err
    assert cli.main([*call, "--out", str(tmp_path / "curve.svg")]) == 2
    assert "[review/one-chart]" in capsys.readouterr().err
    kept = tmp_path / "kept"
    assert cli.main([*call, "--keep", str(kept)]) == 0
    assert "3.txt" in capsys.readouterr().out.replace("\n", "")
    written = {file.name: file.read_bytes() for file in kept.iterdir()}
    assert sorted(written) == ["3.review.json", "4.review.json"]
    # What is there is not made again; what is missing or was cut off is.
    marked = written["3.review.json"].replace(b'"names":[]', b'"names":["kept"]')
    (kept / "3.review.json").write_bytes(marked)
    (kept / "4.review.json").write_bytes(written["4.review.json"][:40])
    assert cli.main([*call, "--keep", str(kept)]) == 0
    assert (kept / "3.review.json").read_bytes() == marked
    assert (kept / "4.review.json").read_bytes() == written["4.review.json"]


def test_the_characters_of_a_game_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bots", "silver-gold"]) == 0
    told = capsys.readouterr().out
    assert "The Admiral" in told
    assert "5 / 5" in told
    assert cli.main(["bots", "silver-gold", "--json"]) == 0
    assert [one["strength"] for one in json.loads(capsys.readouterr().out)] == [1, 2, 3, 4, 5]


def test_a_hint_names_a_legal_move_and_says_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer(monkeypatch, "hint")
    assert cli.main(["play", "silver-gold", "--seats", "you,admiral", "--seed", "5"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert re.search(r"How about this\? K(12|13|14|23|24|34)\. You keep", told)
    assert "The next best would be: K" in told


def test_deck_check_and_show(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(GOOD_DECK, encoding="utf-8")
    assert cli.main(["deck", "check", str(file)]) == 0
    told = capsys.readouterr().out
    assert "can be used for Silver & Gold" in told
    assert "Differs from the house deck" in told
    assert cli.main(["deck", "check", str(file), "--json"]) == 0
    assert "cards grey" in json.loads(capsys.readouterr().out)["notes"]
    file.write_text(GOOD_DECK.replace("purple", "pink"), encoding="utf-8")
    assert cli.main(["deck", "check", str(file)]) == 2
    told = capsys.readouterr().err
    assert "line 1" in told
    assert "[deck/colour]" in told
    file.write_text("nothing here", encoding="utf-8")
    assert cli.main(["deck", "check", str(file)]) == 2
    assert "[deck/no-game]" in capsys.readouterr().err
    assert cli.main(["deck", "show"]) == 0
    told = capsys.readouterr().out
    assert "P01" in told
    assert "S11" in told
    assert cli.main(["deck"]) == 0


def test_the_house_deck_passes_its_own_check(capsys: pytest.CaptureFixture[str]) -> None:
    from sterling.games.silver_gold.cards import HOUSE_DECK

    assert cli.main(["deck", "check", str(HOUSE_DECK), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["notes"] == []


def test_a_custom_deck_can_be_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(GOOD_DECK, encoding="utf-8")
    record = tmp_path / "game.txt"
    answer(monkeypatch, *["1"] * 200)
    assert cli.main(["play", "silver-gold", "--deck", str(file), "--record", str(record)]) == 0
    capsys.readouterr()
    assert cli.main(["verify", str(record)]) == 0


def test_JS_10_characters_are_chosen_on_the_command_line_and_kept_in_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.txt"
    answer(monkeypatch, *["1"] * 200)
    play = ["play", "john-silver", "--seats", "you,greedy,greedy", "--record", str(record)]
    assert cli.main([*play, "--characters", "captain, pirate"]) == 0
    assert "a  Captain" in capsys.readouterr().out
    kept = sterling.Record.parse(record.read_text(encoding="utf-8")).characters
    assert kept[:2] == ("captain", "pirate")
    assert sorted(kept[2:]) == ["cabin-boy", "merchant"]
    assert cli.main(["replay", str(record)]) == 0
    told = capsys.readouterr().out
    assert "a  Captain" in told
    assert "Captain column" in told
    assert cli.main(["replay", str(record), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["record"]["characters"] == list(kept)
    assert cli.main(["verify", str(record)]) == 0


@pytest.mark.parametrize(("named", "column"), [(",,,pirate", 3), ("pirate", 0), (" , pirate,", 1)])
def test_JS_10_a_column_is_named_by_its_place_also_the_one_without_an_owner(
    named: str, column: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.txt"
    seats = ["--seats", "random,random,random", "--seed", "3", "--record", str(record)]
    assert cli.main(["play", "john-silver", *seats, "--characters", named]) == 0
    kept = sterling.Record.parse(record.read_text(encoding="utf-8")).characters
    assert kept[column] == "pirate"
    assert sorted(kept) == ["cabin-boy", "captain", "merchant", "pirate"]
    assert f"{'abcd'[column]}  Pirate" in capsys.readouterr().out


@pytest.mark.parametrize(
    "characters", ["captain, pirate", "captain, pirate, merchant, parrot", "captain, " * 3 + "pirate"]
)
def test_JS_10_a_record_with_characters_that_cannot_be_is_refused(
    characters: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    text = random_match(sterling.game("john-silver", 3), 5).record().text()
    file.write_text(text.replace("deck-hash", f"characters: {characters}\ndeck-hash", 1), encoding="utf-8")
    for command in ("replay", "verify", "analyse"):
        assert cli.main([command, str(file)]) == 2
        told = capsys.readouterr().err
        assert "[record/field]" in told
        assert "characters" in told


def test_JS_10_a_record_without_characters_is_replayed_in_the_order_of_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(random_match(sterling.game("john-silver", 3), 5).record().text(), encoding="utf-8")
    assert cli.main(["replay", str(file)]) == 0
    told = capsys.readouterr().out
    for head in ("a  Pirate", "b  Cabin boy", "c  Captain", "d  Merchant"):
        assert head in told


def test_a_reader_that_goes_away_is_no_disaster(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(random_match(sterling.game("silver-gold", 4), 1).record().text(), encoding="utf-8")
    program = f"{sys.executable} -m sterling replay {file} | head -n 1"
    done = subprocess.run(["bash", "-c", program], capture_output=True, text=True, check=False, env=dict(os.environ))
    assert "Traceback" not in done.stderr


def test_a_game_that_was_exported_too_early_is_named_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As the service exports it during the game: without seed, and with the actions of the asker's seats."""
    match = random_match(sterling.game("silver-gold", 2), 5)
    whole = match.record(["Anne", "Bob"]).text()
    early = "".join(line for line in whole.splitlines(keepends=True) if not line.startswith(("seed", "result", "1 ")))
    file = tmp_path / "early.txt"
    file.write_text(early, encoding="utf-8")
    for language, told in (
        ("en", "still going on when this file was saved"),
        ("fr", "n’était pas terminée quand ce fichier a été enregistré"),
        ("de", "lief noch, als diese Datei gespeichert wurde"),
    ):
        for command in ("replay", "verify", "analyse"):
            assert cli.main([command, str(file), "--lang", language]) == 2
            found = capsys.readouterr().err
            assert "[record/no-deal]" in found
            assert told in found


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play"], "il manque GAME"),
        (["nonsense"], "ne peut pas valoir « nonsense » ; choisissez parmi games, play"),
        (["simulate", "silver-gold", "--games", "many"], "--games ne peut pas valoir « many »"),
        (["simulate", "silver-gold", "--games"], "--games a besoin d’une valeur"),
        (["games", "--all"], "« --all » est inconnu"),
    ],
)
def test_a_call_that_is_not_understood_is_told_in_the_language_in_use(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(["--lang", "fr", *arguments])
    assert stopped.value.code == 2
    assert told in capsys.readouterr().err


def test_files_that_cannot_be_used_are_told_in_the_language_in_use(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["--lang", "de", "replay", str(tmp_path / "nothing")]) == 2
    assert "diese Datei oder diesen Ordner gibt es nicht" in capsys.readouterr().err
    assert cli.main(["--lang", "fr", "replay", str(tmp_path)]) == 2
    assert "c’est un dossier" in capsys.readouterr().err
    assert cli.main(["--lang", "fr", "serve", "--host", "203.0.113.1", "--port", "18411"]) == 2
    told = capsys.readouterr().err
    assert "port 18411 : cet ordinateur n’a pas cette adresse" in told
