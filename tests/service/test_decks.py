"""SG-5, JS-2: own deck files, checked by the service as `sterling deck check` checks them."""

import json
from pathlib import Path

import httpx
import pytest

from games.silver_gold.scenes import card, deck
from service.houses import house, run, sqlite_url
from sterling import cli
from sterling.core.errors import SterlingError
from sterling.games import folders
from sterling.i18n import Words
from sterling.service.decks import judged
from sterling.service.messages import DECK_LENGTH, CheckDeck, JudgedDeck

S_G, JOHN = "silver-gold", "john-silver"
GOOD = deck(card("A", "purple"), blanks=9)


def house_deck(game: str) -> str:
    return (folders()[game] / "deck.txt").read_text(encoding="utf-8")


@pytest.mark.rules("SG-5", "JS-2")
@pytest.mark.parametrize("game", [S_G, JOHN])
def test_SG_5_JS_2_the_house_deck_is_a_good_one_without_notes(game: str) -> None:
    found = judged(CheckDeck(game, house_deck(game)), Words("en"))
    assert (found.game, found.notes) == (game, [])


def test_SG_5_a_deck_is_judged_as_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(GOOD, encoding="utf-8")
    assert cli.main(["deck", "check", str(file)]) == 0
    # The terminal breaks long lines.
    told = " ".join(capsys.readouterr().out.split())
    notes = [note.text for note in judged(CheckDeck(S_G, GOOD), Words("en")).notes]
    assert notes
    assert told.endswith(" ".join(notes))
    assert cli.main(["deck", "check", str(file), "--json"]) == 0
    assert judged(CheckDeck(S_G, GOOD), Words("en")).deck_hash == json.loads(capsys.readouterr().out)["deck_hash"]


@pytest.mark.parametrize(
    ("game", "text", "code", "line"),
    [
        (S_G, "card A pink\n", "deck/colour", 1),
        (S_G, GOOD + "\ncard A purple\n", "deck/twice", 43),
        (S_G, "", "deck/empty", 1),
        (JOHN, "ship 7 apples\n", "deck/card-line", 1),
        (JOHN, "; mine\nship 7 apples 3 coins 2\n", "deck/two-kinds", 2),
        ("amulet", GOOD, "amulet/deck", None),
    ],
)
def test_SG_5_JS_2_a_bad_deck_is_refused_with_file_and_line(game: str, text: str, code: str, line: int | None) -> None:
    with pytest.raises(SterlingError) as problem:
        judged(CheckDeck(game, text, "mine.txt"), Words("en"))
    assert (problem.value.code, problem.value.facts.get("line")) == (code, line)
    assert line is None or "mine.txt" in str(problem.value)


@pytest.mark.parametrize(("text", "code"), [("\0\1\2", "file/not-text"), ("x" * (DECK_LENGTH + 1), "file/too-long")])
def test_what_is_no_text_or_too_long_is_refused_by_name(text: str, code: str) -> None:
    with pytest.raises(SterlingError) as problem:
        judged(CheckDeck(S_G, text, "mine.png"), Words("en"))
    assert problem.value.code == code
    assert problem.value.facts["file"] == "mine.png"


def test_SG_5_a_deck_must_do_for_the_players_there_are() -> None:
    assert judged(CheckDeck(S_G, GOOD, seats=2), Words("en")).game == S_G
    with pytest.raises(SterlingError) as problem:
        judged(CheckDeck(S_G, GOOD, seats=4), Words("en"))
    assert problem.value.code == "deck/too-few"


def test_a_deck_is_checked_over_http_in_the_askers_language(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home, httpx.AsyncClient(base_url=home.url) as web:
            nobody = await web.post("/api/decks", json={"game": S_G, "deck": GOOD})
            assert (nobody.status_code, nobody.json()["code"]) == (401, "identity/missing")
            anne = await home.guest()
            found = await anne.call("POST", "/api/decks", {"game": S_G, "deck": GOOD}, JudgedDeck)
            assert found.notes
            web.headers.update({"authorization": f"Bearer {anne.token}", "accept-language": "de"})
            notes = (await web.post("/api/decks", json={"game": S_G, "deck": GOOD})).json()["notes"]
            assert notes[0]["text"] == Words("de")(f"deck-note-{notes[0]['kind']}", about=notes[0]["about"])
            bad = await web.post("/api/decks", json={"game": S_G, "deck": "card A pink", "name": "meins.txt"})
            assert (bad.status_code, bad.json()["code"]) == (400, "deck/colour")
            assert bad.json()["text"].startswith("meins.txt, Zeile 1:")
            huge = await web.post("/api/decks", json={"game": S_G, "deck": "x" * 300_000})
            assert (huge.status_code, huge.json()["code"]) == (413, "limit/size")

    run(scenario())


def test_decks_have_a_limit_of_their_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), decks_per_hour=1) as home:
            anne, bob = await home.guest(), await home.guest()
            wish = {"game": S_G, "deck": GOOD}
            await anne.call("POST", "/api/decks", wish, JudgedDeck)
            with pytest.raises(SterlingError) as problem:
                await anne.call("POST", "/api/decks", wish, JudgedDeck)
            assert problem.value.code == "limit/rate"
            await bob.call("POST", "/api/decks", wish, JudgedDeck)

    run(scenario())
