"""SG-5, JS-2: custom deck files, checked by the service as `sterling deck check` checks them."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from games.silver_gold.scenes import card, deck
from service.houses import gathered, house, play_on, play_out, run, sqlite_url
from sterling import Record, Rng, cli
from sterling.core.errors import SterlingError
from sterling.games import folders
from sterling.games.silver_gold.codes import PATTERNS
from sterling.games.verify import verify
from sterling.i18n import LANGUAGES, Words
from sterling.service.client import Client
from sterling.service.decks import judged
from sterling.service.messages import DECK_LENGTH, CheckDeck, JudgedDeck, TableAnswer

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


# -- tables with them ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("status", "code", "game", "seats", "deck"),
    [
        (400, "deck/colour", S_G, 2, "card A pink\n"),
        (400, "deck/empty", S_G, 2, ""),
        (400, "deck/header", S_G, 2, "hello"),
        (400, "deck/too-few", S_G, 4, GOOD),
        (400, "deck/card-line", JOHN, 2, "ship 7 apples\n"),
        (400, "deck/two-kinds", JOHN, 2, "ship 7 apples 3 coins 2\n"),
        (400, "deck/suit", JOHN, 2, GOOD),
        (400, "file/not-text", S_G, 2, GOOD + "; \0\n"),
        (400, "amulet/deck", "amulet", 2, GOOD),
        (400, "request/invalid", S_G, 2, GOOD + ";" * DECK_LENGTH),
        (400, "request/invalid", S_G, 2, 7),
        (413, "limit/size", S_G, 2, "x" * 300_000),
        (201, "", S_G, 2, GOOD),
        (201, "", JOHN, 4, house_deck(JOHN)),
    ],
)
def test_SG_5_JS_3_a_table_is_set_with_a_good_deck_and_not_with_a_bad_one(
    tmp_path: Path, status: int, code: str, game: str, seats: int, deck: Any
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home, httpx.AsyncClient(base_url=home.url) as web:
            anne = await home.guest()
            web.headers["authorization"] = f"Bearer {anne.token}"
            plans = [{"kind": "me"}, *[{"kind": "bot", "level": "greedy"}] * (seats - 1)]
            body = {"game": game, "name": "Anne", "seats": plans, "deck": deck}
            answer = await web.post("/api/tables", json=body)
            told = answer.json()
            assert (answer.status_code, told.get("code", "")) == (status, code)
            listed = (await web.get("/api/tables?mine=true")).json()["tables"]
            assert len(listed) == (0 if code else 1)
            if code:
                assert told["text"] != f"{code} {told['facts']}"
            else:
                assert told["info"]["deck"] == deck

    run(scenario())


def test_SG_5_a_game_with_a_deck_of_ones_own_goes_on_after_a_restart_and_its_record_holds(tmp_path: Path) -> None:
    """Also with the line endings and the odd characters in comments that editors leave."""
    mine = "\ufeff; Inseln von Zoé\u2028 \x85\r\n" + GOOD.replace("\n", "\r\n")

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await gathered([anne], S_G, 1, deck=mine)).info.id
            async with anne.follow(table) as follower:
                await play_on(follower, Rng(1), 3)
        async with house(sqlite_url(tmp_path)) as home:
            anne = Client(home.url, anne.token)
            assert (await anne.show(table)).info.deck == mine
            await play_out([anne], table, Rng(2))
            text = await anne.record(table)
            found = verify(Record.parse(text))
            assert (found.over, found.committed) == (True, True)
            taken = await anne.call("POST", "/api/records", {"record": text}, TableAnswer)
            assert taken.info.scores == (await anne.show(table)).info.scores
            again = await anne.do(table, "rematch")
            assert again.info.deck == mine

    run(scenario())


ODD = deck(
    card("A", "purple", ["PPoo", "oooo", "oooo", "oo.."], seal="purple 5"),
    card("U", "grey", ["oooo", "o..o", "o..o"]),
    blanks=8,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_SG_5_what_departs_from_the_house_deck_is_told_in_words(language: str) -> None:
    """Colours and patterns have the names that people use, not those of deck files and notation."""
    notes = judged(CheckDeck(S_G, ODD), Words(language)).notes
    kinds = {"palms", "own-seal", "seal-value", "cards", "seals", "symbols", "congruent", "fit"}
    assert {note.kind for note in notes} == kinds
    codes = {"tee", "ell"} if language == "en" else {*PATTERNS, "purple", "green", "grey"} - {"domino"}
    for note in notes:
        assert not set(re.findall(r"\w+", note.text)) & codes, note.text


@pytest.mark.parametrize(("language", "told"), [("en", "A is green"), ("fr", "A est verte"), ("de", "A ist grün")])
def test_SG_5_a_card_of_the_wrong_size_is_named_with_its_colour_in_words(language: str, told: str) -> None:
    with pytest.raises(SterlingError) as problem:
        judged(CheckDeck(S_G, deck(card("A", "green", ["oooo", "oooo", "...."]))), Words(language))
    assert told in Words(language).error(problem.value.code, problem.value.facts)
