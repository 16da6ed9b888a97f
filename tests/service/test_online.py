"""`sterling serve`, `join`, `watch`, `verify URL` and `backup`, as a person uses them."""

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from service.houses import LONG, Process, gathered, play_out, sqlite_url
from sterling import Rng, cli
from sterling.service.client import Client
from sterling.service.messages import TableAnswer

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("online")
    with Process(sqlite_url(folder), folder / "log.txt", bot_seconds=0.2) as running:
        yield running


def table_for_one(server: Process) -> str:
    """A table with a bot and a vacant seat; returns the link to the seat."""

    async def make() -> str:
        owner = Client(server.url)
        await owner.guest()
        made = await owner.create("silver-gold", ["greedy", "link"])
        starting.append((owner, made.info.id))
        return made.links[0].url

    return asyncio.run(make())


starting: list[tuple[Client, str]] = []


def test_a_person_joins_by_link_plays_and_sees_the_shuffle_checked(
    server: Process, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    link = table_for_one(server)
    owner, table = starting.pop()
    asked = 0

    def answer(prompt: str = "") -> str:
        nonlocal asked
        asked += 1
        return "nonsense" if asked == 1 else "1"

    monkeypatch.setattr("builtins.input", answer)
    real = Client.add_nonces

    async def add_and_start(self: Client, answer: TableAnswer, note: Callable[[int, str], None]) -> dict[int, str]:
        # The owner deals as soon as this seat is ready.
        nonces = await real(self, answer, note)
        await Client(server.url, owner.token).do(table, "start")
        return nonces

    monkeypatch.setattr(Client, "add_nonces", add_and_start)
    assert cli.main(["join", link, "--name", "Anne"]) == 0
    told = capsys.readouterr().out
    assert "Anne" in told
    assert "isn’t a move" in told
    assert "Shuffle verified" in told
    assert "Result" in told
    public = link.split("#")[0] + f"#/table/{table}"
    assert cli.main(["verify", public]) == 0
    told = capsys.readouterr().out
    assert "random numbers of seats 2" in told
    assert "matches the commitment published before anyone sat down" in told
    assert cli.main(["verify", public, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["nonces"] == [1]
    assert cli.main(["watch", public]) == 0
    assert "Result" in capsys.readouterr().out


def join_with_characters(
    server: Process,
    monkeypatch: pytest.MonkeyPatch,
    seats: list[dict[str, Any]],
    characters: list[str],
    game: str = "john-silver",
) -> tuple[int, list[str]]:
    """Joins the seat that waits for a link, chooses characters and leaves at the first move; returns the result of the
    command, and who heads the columns."""
    owner = Client(server.url)

    async def make() -> TableAnswer:
        await owner.guest()
        return await owner.call("POST", "/api/tables", {"game": game, "seats": seats}, TableAnswer)

    made = asyncio.run(make())
    real = Client.add_nonces

    async def add_and_start(self: Client, answer: TableAnswer, note: Callable[[int, str], None]) -> dict[int, str]:
        nonces = await real(self, answer, note)
        await Client(server.url, owner.token).do(made.info.id, "start")
        return nonces

    def leave(prompt: str = "") -> str:
        raise EOFError

    monkeypatch.setattr(Client, "add_nonces", add_and_start)
    monkeypatch.setattr("builtins.input", leave)
    wishes = [word for character in characters for word in ("--character", character)]
    status = cli.main(["join", made.links[0].url, "--name", "Anne", *wishes])
    return status, asyncio.run(Client(server.url).show(made.info.id)).info.characters


LINK: dict[str, Any] = {"kind": "link"}
GREEDY: dict[str, Any] = {"kind": "bot", "level": "greedy"}


def test_JS_10_who_joins_in_a_terminal_asks_for_a_character(
    server: Process, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, heads = join_with_characters(server, monkeypatch, [GREEDY, LINK], ["merchant", "pirate"])
    assert (status, heads[1], heads[3]) == (0, "merchant", "pirate")
    told = capsys.readouterr().out
    assert "b  Merchant" in told
    assert "d  Pirate" in told


def test_JS_10_a_character_that_is_not_to_be_had_is_named_and_the_others_are_chosen_all_the_same(
    server: Process, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = [{**GREEDY, "characters": ["merchant"]}, LINK]
    status, heads = join_with_characters(
        server, monkeypatch, seats, ["merchant", "parrot", "captain", "captain", "pirate", "cabin-boy"]
    )
    assert (status, heads) == (0, ["merchant", "captain", "cabin-boy", "pirate"])
    told = " ".join(capsys.readouterr().out.split())
    for part in (
        "Someone else has this character.",
        "There is no character “parrot” in this game.",
        "at most 2 different characters, not 2.",
        "at most 2 different characters, not 3.",
        "b Captain",
        "d Pirate",
    ):
        assert part in told


def test_JS_10_a_game_without_characters_says_so_and_is_joined(
    server: Process, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, heads = join_with_characters(server, monkeypatch, [GREEDY, LINK], ["captain"], game="amulet")
    assert (status, heads) == (0, [])
    told = capsys.readouterr().out
    assert "There is no character “captain” in this game." in told
    assert "Your seats: 2" in told


def test_who_stops_finds_the_seat_again_and_still_knows_what_was_promised(
    server: Process, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    link = table_for_one(server)
    owner, table = starting.pop()
    real = Client.add_nonces

    async def add_and_start(self: Client, answer: TableAnswer, note: Callable[[int, str], None]) -> dict[int, str]:
        nonces = await real(self, answer, note)
        if nonces:
            await Client(server.url, owner.token).do(table, "start")
        return nonces

    def leave(prompt: str = "") -> str:
        raise EOFError

    monkeypatch.setattr(Client, "add_nonces", add_and_start)
    monkeypatch.setattr("builtins.input", leave)
    for _ in range(2):
        # The second time the link no longer opens a seat, but the seat is the person's own.
        assert cli.main(["join", link, "--name", "Anne"]) == 0
        told = capsys.readouterr().out
        assert "Your seats: 2" in told
        assert "You left, but your seat stays yours." in told
    kept = (home / "sterling" / "guest.txt").read_bytes()
    monkeypatch.setattr("builtins.input", lambda prompt="": "1")
    assert cli.main(["join", link, "--name", "Anne"]) == 0
    told = capsys.readouterr().out
    assert "Shuffle verified: " in told
    assert "Your random number from seat 2 is in it." in told
    # Without the notes it says what it cannot know.
    token = next(line for line in kept.decode().splitlines() if "#" not in line)
    (home / "sterling" / "guest.txt").write_text(token + "\n", encoding="utf-8")
    assert cli.main(["join", link, "--name", "Anne"]) == 0
    told = capsys.readouterr().out
    assert "Shuffle verified in part: " in told
    assert "Not checked: whether your random number is in it" in told
    assert "Your random number from seat" not in told


def test_a_game_is_watched_while_it_goes_on(server: Process, capsys: pytest.CaptureFixture[str]) -> None:
    import threading

    async def make() -> tuple[Client, str]:
        anne = Client(server.url)
        await anne.guest()
        return anne, (await gathered([anne], "silver-gold", 1)).info.id

    anne, table = asyncio.run(make())
    token = anne.token
    player = threading.Thread(target=lambda: asyncio.run(play_out([Client(server.url, token)], table, Rng(1))))
    player.start()
    assert cli.main(["watch", f"{server.url}/#/table/{table}"]) == 0
    player.join()
    assert "Result" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["join", "nonsense"], "client/address"),
        (["watch", "http://127.0.0.1:1/"], "client/address"),
        (["join", "http://127.0.0.1:1/#/table/" + "x" * 22], "client/unreachable"),
        (["watch", "http://127.0.0.1:1/#/table/" + "x" * 22], "client/unreachable"),
        (["watch", "http://127.0.0.1:port/#/table/" + "x" * 22], "client/address"),
        (["watch", "http://[/#/table/" + "x" * 22], "client/address"),
        (["verify", "http://127.0.0.1:1/#/table/" + "x" * 22], "client/unreachable"),
        (["serve", "--database", "mysql://x"], "setup/database"),
        (["serve", "--database", "postgresql+asyncpg://nobody@127.0.0.1:1/x", "--port", "0"], "store/open"),
        (["serve", "--database", "postgresql+asyncpg://u:secret@host:bad/x"], "setup/database"),
        (["serve", "--database", "nonsense"], "setup/database"),
        (["serve", "--database", "sqlite+aiosqlite://"], "setup/database"),
        (["serve", "--database", "sqlite+aiosqlite:///:memory:"], "setup/database"),
        (["serve", "--database", "sqlite+aiosqlite:////", "--port", "0"], "store/open"),
        (["serve", "--database", "sqlite+aiosqlite:////proc/no/where.db", "--port", "0"], "file/write"),
        (["serve", "--port", "99999"], "setup/address"),
        (["serve", "--host", "203.0.113.1"], "setup/address"),
        (["backup", "copy", "--database", "sqlite+aiosqlite:////no/such/file.db"], "backup/nothing"),
    ],
)
def test_bad_calls_get_a_coded_error(
    arguments: list[str], code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # If nobody is there, we do not wait: otherwise it would never return.
    for module in ("sterling.service.client", "sterling.terminal.online"):
        monkeypatch.setattr(f"{module}.PATIENCE", 10.0 * LONG)
    assert cli.main(arguments) == 2
    told = capsys.readouterr().err
    assert f"[{code}]" in told
    assert "secret" not in told
    assert "Traceback" not in told


def test_unknown_tables_are_named(server: Process, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("watch", "join", "verify"):
        assert cli.main([command, f"{server.url}/#/table/{'x' * 22}"]) == 2
        assert "[table/unknown]" in capsys.readouterr().err


def test_a_backup_by_one_command(server: Process, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["backup", str(tmp_path / "copy.db"), "--database", server.database]) == 0
    assert "the whole database" in capsys.readouterr().out
    assert (tmp_path / "copy.db").stat().st_size > 1000


def serve(database: Path, *more: str) -> tuple[int, str]:
    """`sterling serve` in its own process, where it fails to start."""
    command = [sys.executable, "-m", "sterling", "serve", "--database", f"sqlite+aiosqlite:///{database}", *more]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=LONG)
    return done.returncode, done.stderr


def test_what_a_service_cannot_run_on_is_named_and_left_alone(
    server: Process, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each in one coded line, without a traceback; no existing file is touched."""
    text = tmp_path / "text.db"
    text.write_text("This is not a database, but somebody may need it. " * 100, encoding="utf-8")
    torn = tmp_path / "torn.db"
    whole = Path(server.database.removeprefix("sqlite+aiosqlite:///"))
    with sqlite3.connect(whole) as source, sqlite3.connect(torn) as copy:
        source.backup(copy)
    data = torn.read_bytes()
    torn.write_bytes(data[:100] + b"\xff" * 4000 + data[4100:])
    newer = tmp_path / "newer.db"
    with sqlite3.connect(newer) as file:
        file.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        file.execute("INSERT INTO alembic_version VALUES ('9999')")
    before = [place.read_bytes() for place in (text, torn)]
    for database, port, code in (
        (text, 0, "store/open"),
        (newer, 0, "store/open"),
        (whole, 0, "store/in-use"),
        (tmp_path / "fresh.db", server.port, "setup/address"),
    ):
        assert cli.main(["serve", "--database", f"sqlite+aiosqlite:///{database}", "--port", str(port)]) == 2
        told = capsys.readouterr().err
        assert (f"[{code}]" in told, told.count("\n")) == (True, 1), told
    for database, code in ((torn, "store/open"), (whole, "store/in-use")):
        status, told = serve(database, "--port", "0")
        assert (status, f"[{code}]" in told) == (2, True), told
        assert "Traceback" not in told
        assert told.count("\n") == 1, told
    assert [place.read_bytes() for place in (text, torn)] == before
    assert cli.main(["verify", f"{server.url}/#/table/{'x' * 22}"]) == 2


@pytest.mark.skipif(os.geteuid() == 0 and shutil.which("setpriv") is None, reason="root writes everywhere")
def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir()
    command = [sys.executable, "-m", "sterling", "serve", "--port", "0"]
    command += ["--database", f"sqlite+aiosqlite:///{folder}/sterling.db"]
    if os.geteuid() == 0:
        # Root without the privilege to override file permissions.
        drop = "-dac_override,-dac_read_search"
        command = ["setpriv", f"--bounding-set={drop}", f"--inh-caps={drop}", *command]
    folder.chmod(0o555)
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=LONG)
    finally:
        folder.chmod(0o755)
    assert (done.returncode, "[store/open]" in done.stderr) == (2, True), done.stderr
    assert "Traceback" not in done.stderr
    assert list(folder.iterdir()) == []
