"""The description of the HTTP interface (OpenAPI): the credentials, and the possible errors."""

from pathlib import Path
from typing import Any

import httpx
import msgspec

from service.houses import house, run, sqlite_url
from sterling.service.app import create_app
from sterling.service.errors import _STATUS
from sterling.service.identity import COOKIE
from sterling.service.messages import Problem
from sterling.service.settings import Settings

BODIES: dict[str, Any] = {
    "lessons": {"game": "amulet", "name": "Anne"},
    "step": {"step": "goal"},
    "tables": {"game": "john-silver", "seats": [{"kind": "me"}, {"kind": "me"}], "name": "A"},
    "sit": {"name": "A"},
    "nonces": {"seat": 0, "nonce": "0" * 64},
    "leave": {},
    "characters": {"seat": 0, "characters": ["captain"]},
    "take": {"name": "A"},
    "bot": {"level": "greedy"},
    "open": {"access": "open"},
    "moves": {"id": "1", "seat": 0, "decision": 0, "action": 0},
    "undo": {"id": "2", "seat": 0, "decision": 0},
    "say": {"id": "3", "seat": 0, "phrase": "hello"},
    "records": {"record": "x"},
    "decks": {"game": "john-silver", "deck": "x"},
    "use": {"key": "x"},
    "report": {"reason": "name"},
    "advice": {"seat": 0, "decision": 0},
    "review": {},
    "continue": {"step": 0, "seat": 0, "name": "A"},
    "{deal}": {"name": "A"},
}


def description(folder: Path) -> dict[str, Any]:
    return create_app(Settings(database=sqlite_url(folder))).openapi_schema.to_schema()


def operations(described: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    found = [(method, path, one) for path, ones in described["paths"].items() for method, one in ones.items()]
    assert len(found) == 47
    return found


def test_the_schemes_are_those_the_service_reads(tmp_path: Path) -> None:
    """Each scheme gives access to what its description says: a guest's tables by header and cookie, a seat by its
    token."""

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home, httpx.AsyncClient(base_url=home.url) as web:
            schemes = (await web.get("/api/schema/openapi.json")).json()["components"]["securitySchemes"]
            assert schemes.keys() == {"guest", "cookie", "seats"}
            anne = await home.guest()
            made = await anne.create("john-silver", ["me", "link"], "Anne")
            assert (schemes["guest"]["type"], schemes["guest"]["scheme"]) == ("http", "bearer")
            assert (schemes["cookie"]["in"], schemes["cookie"]["name"]) == ("cookie", COOKIE)
            assert schemes["seats"]["in"] == "header"
            mine = {"guest": {"authorization": f"Bearer {anne.token}"}, "cookie": {"cookie": f"{COOKIE}={anne.token}"}}
            for headers in mine.values():
                answer = await web.get("/api/tables", params={"mine": "true"}, headers=headers)
                assert [info["id"] for info in answer.json()["tables"]] == [made.info.id]
            token = {schemes["seats"]["name"]: made.tokens[0].token}
            seen = (await web.get(f"/api/tables/{made.info.id}", headers=token)).json()["seen"]
            assert [one["seat"] for one in seen] == [0]

    run(scenario())


def test_an_operation_asks_for_what_its_description_says(tmp_path: Path) -> None:
    """Without credentials a request is allowed if `{}` is among the alternatives, otherwise refused with 401 or 403."""

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home, httpx.AsyncClient(base_url=home.url) as web:
            described = (await web.get("/api/schema/openapi.json")).json()
            anne = await home.guest()
            guest = {"authorization": f"Bearer {anne.token}"}
            for method, path, operation in operations(described):
                made = await anne.create("john-silver", ["me", "me"], "Anne")
                seats = {"x-sterling-seats": " ".join(token.token for token in made.tokens)}
                where = path.replace("{table}", made.info.id).replace("{seat}", "0").replace("{step}", "0")
                where = where.replace("{block}", "x" * 32).replace("{deal}", "x" * 32)
                body = BODIES.get(path.split("/")[-1]) if method == "post" else None
                web.cookies.clear()
                nobody = await web.request(method, where, json=body)
                alternatives = operation["security"]
                if {} in alternatives:
                    assert nobody.status_code not in (401, 403), where
                elif not path.endswith(("/rematch", "/review", "/house")):
                    # A game that is not over has no rematch and no review.
                    assert nobody.status_code in (401, 403), (where, nobody.text)
                    assert {"guest": []} in alternatives
                web.cookies.clear()
                by_seat = await web.request(method, where, json=body, headers=seats)
                if {"seats": []} in alternatives and path.split("/")[-1] != "bot":
                    # Before the start only the owner seats bots.
                    assert by_seat.status_code not in (401, 403), (where, by_seat.text)
                elif {} not in alternatives:
                    assert by_seat.status_code in (401, 403), (where, by_seat.text)
                by_guest = await web.request(method, where, json=body, headers=guest)
                assert by_guest.status_code not in (401, 403) or path.endswith(("leave", "take", "decline")), (
                    by_guest.text
                )
                for answer in (nobody, by_seat, by_guest):
                    assert str(answer.status_code) in operation["responses"], (where, answer.text)
                    if answer.status_code >= 400:
                        assert answer.headers["content-type"] == "application/json"
                        assert msgspec.json.decode(answer.content, type=Problem).code

    run(scenario())


def test_every_error_is_described_as_a_problem(tmp_path: Path) -> None:
    described = description(tmp_path)
    declared: set[int] = set()
    for method, path, operation in operations(described):
        errors = {int(status): one for status, one in operation["responses"].items() if int(status) >= 400}
        declared |= errors.keys()
        for one in errors.values():
            assert one["content"] == {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
        assert {429, 500} <= errors.keys()
        assert ("{" in path) == (404 in errors)
        assert ("requestBody" in operation) == (413 in errors)
        assert method == "get" or 403 in errors
    # Some belong to no operation: 405 says that the operation does not exist; 408 and 421 come before it is known.
    assert declared == set(_STATUS.values()) - {405, 408, 421} | {409}
    assert described["components"]["schemas"]["Problem"]["required"] == ["code", "facts", "text"]
