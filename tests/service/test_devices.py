"""The same guest on another device: a link that works once, and not for long."""

import asyncio
import secrets
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from service.conftest import Postgres
from service.houses import house, run, sqlite_url
from service.test_tables import S_G, refused
from sterling.service.client import Client
from sterling.service.errors import ServiceError
from sterling.service.identity import COOKIE
from sterling.service.messages import DeviceLink, Guest, TableList
from sterling.service.store.schema import device_rows


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return server.create(secrets.token_hex(8))


async def link_of(person: Client) -> DeviceLink:
    return await person.call("POST", "/api/devices", None, DeviceLink)


async def use(person: Client, key: str) -> str:
    return (await person.call("POST", "/api/devices/use", {"key": key}, Guest)).token


def test_a_link_makes_another_device_the_same_guest_once(url: str) -> None:
    async def scenario() -> None:
        async with house(url) as home:
            anne = await home.guest()
            made = await anne.create(S_G, ["me", "link"], "Anne")
            link = await link_of(anne)
            assert link.url == f"{home.url}/#/link/{link.key}"
            phone = await home.guest()
            assert phone.token != anne.token
            phone.token = await use(phone, link.key)
            assert phone.token == anne.token
            mine = await phone.call("GET", "/api/tables?mine=true", None, TableList)
            assert [info.id for info in mine.tables] == [made.info.id]
            assert (await phone.show(made.info.id)).owner
            await refused("device/expired", use(phone, link.key))
            await refused("device/expired", use(phone, "no-such-key"))
            await refused("identity/missing", link_of(Client(home.url)))

    run(scenario())


def test_of_two_devices_that_open_a_link_at_once_one_gets_in(url: str) -> None:
    async def scenario() -> None:
        async with house(url) as home:
            anne = await home.guest()
            key = (await link_of(anne)).key
            answers = await asyncio.gather(*[use(Client(home.url), key) for _ in range(4)], return_exceptions=True)
            assert [answer for answer in answers if not isinstance(answer, ServiceError)] == [anne.token]

    run(scenario())


def test_a_link_expires_after_ten_minutes_and_is_forgotten(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            old, good = await link_of(anne), await link_of(anne)
            assert old.seconds == 600
            home.let_time_pass(599)
            assert await use(Client(home.url), good.key) == anne.token
            home.let_time_pass(2)
            await refused("device/expired", use(Client(home.url), old.key))
            await link_of(anne)
            home.let_time_pass(601)
            unused = await link_of(anne)
            async with home.service.store.engine.connect() as connection:
                rows = (await connection.execute(select(device_rows))).all()
            assert len(rows) == 1
            # Whoever reads the database cannot use what is there.
            assert unused.key not in str(rows)

    run(scenario())


def test_a_browser_gets_the_cookie_and_the_number_of_links_is_limited(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), devices_per_hour=20) as home:
            anne = await home.guest()
            async with httpx.AsyncClient(base_url=home.url) as browser:
                answer = await browser.post("/api/devices/use", json={"key": (await link_of(anne)).key})
                assert answer.cookies[COOKIE] == anne.token
                assert "httponly" in answer.headers["set-cookie"].lower()
                other = {"origin": "http://elsewhere.example"}
                refused_ = await browser.post("/api/devices/use", json={"key": "x"}, headers=other)
                assert refused_.json()["code"] == "identity/origin"
            await link_of(anne)
            await link_of(anne)
            await refused("limit/rate", link_of(anne))

    run(scenario())
