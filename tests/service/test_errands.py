"""Long work in a process of its own: the same results, errors as codes, fair turns, and a process that may die."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kit.tools import random_match
from service.houses import house, run, sqlite_url, until
from sterling.bots.worker import Setting
from sterling.core.errors import SterlingError
from sterling.games import folders, game
from sterling.service.errand import NICE, CheckedDeck, CheckedRecord, Job, Progress, ReplayedGame, carried_out
from sterling.service.errands import Errands, warn_of_priority
from sterling.service.messages import CheckDeck, TableAnswer
from sterling.service.room import Played


def jobs() -> list[Job]:
    match = random_match(game("john-silver", 3), 4)
    actions = [Played(seat, code) for seat, code in match.log]
    order = [int(card) for card in match.deal.order]
    deck = (folders()["silver-gold"] / "deck.txt").read_text(encoding="utf-8")
    return [
        ReplayedGame(Setting.of(match.game), order, match.deal.seed.hex(), actions, 1),
        CheckedRecord(match.record(["Anne", "\u202ebad", "Bob"]).text()),
        CheckedDeck(CheckDeck("silver-gold", deck), "fr"),
    ]


def pid(errands: Errands) -> int:
    assert errands._process is not None
    return errands._process.pid


def test_another_process_finds_the_same_and_refuses_with_the_same_codes() -> None:
    async def scenario() -> None:
        there = Errands(1)
        try:
            for job in jobs():
                assert await there.run("anne", job) == carried_out(job)
            bad: list[Job] = [CheckedRecord("nothing"), CheckedDeck(CheckDeck("silver-gold", "card A pink\n"), "en")]
            for job in bad:
                with pytest.raises(SterlingError) as here:
                    carried_out(job)
                with pytest.raises(SterlingError) as far:
                    await there.run("anne", job)
                assert (far.value.code, far.value.facts) == (here.value.code, here.value.facts)
        finally:
            await there.close()

    run(scenario())


def test_a_process_of_its_own_has_a_low_priority() -> None:
    async def scenario() -> None:
        there = Errands(1)
        try:
            await there.run("anne", jobs()[1])
            assert os.getpriority(os.PRIO_PROCESS, pid(there)) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICE)
        finally:
            await there.close()

    run(scenario())


def test_a_process_that_may_not_lower_its_priority_works_and_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As under a filter of system calls that answers EPERM."""
    (tmp_path / "sitecustomize.py").write_text(
        "import os\n\ndef nice(by):\n    raise PermissionError(1, 'Operation not permitted')\n\nos.nice = nice\n",
        encoding="utf-8",
    )
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *filter(None, sys.path)]))
    warn_of_priority.cache_clear()

    async def scenario() -> None:
        for _ in range(2):
            there = Errands(1)
            try:
                for job in jobs()[:2]:
                    assert await there.run("anne", job) == carried_out(job)
            finally:
                await there.close()

    run(scenario())
    told = [record for record in caplog.records if record.getMessage() == "errand process has no low priority"]
    assert [getattr(record, "facts", {}) for record in told] == [
        {"problem": "PermissionError: [Errno 1] Operation not permitted"}
    ]


def test_a_process_that_dies_is_replaced_and_asked_again() -> None:
    async def scenario() -> None:
        errands = Errands(1)
        job = jobs()[1]
        try:
            await errands.run("anne", job)
            first = pid(errands)
            os.kill(first, signal.SIGKILL)
            assert await errands.run("anne", job) == carried_out(job)
            assert pid(errands) != first
            waiting = asyncio.create_task(errands.run("anne", job))
            await asyncio.sleep(0)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            # The answer of a request that was given up is nobody else's.
            assert await errands.run("bob", jobs()[0]) == carried_out(jobs()[0])
        finally:
            await errands.close()

    run(scenario())


def test_who_has_used_less_comes_before_a_flood(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        errands = Errands(1)
        order: list[str] = []
        going = asyncio.Event()

        async def answer(job: bytes, progress: Progress) -> bytes:
            await going.wait()
            order.append(msgspec.json.decode(job)["text"])
            return b"+1"

        monkeypatch.setattr(errands, "_answer", answer)
        flood = [asyncio.create_task(errands.run("flood", CheckedRecord(f"f{number}"))) for number in range(4)]
        await asyncio.sleep(0)
        person = asyncio.create_task(errands.run("anne", CheckedRecord("anne")))
        await asyncio.sleep(0)
        going.set()
        await asyncio.gather(*flood, person)
        assert order == ["f0", "anne", "f1", "f2", "f3"]
        await errands.close()

    run(scenario())


def test_a_service_shows_a_replay_that_its_process_worked_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        wishes: dict[str, Any] = {"errand_workers": 1}
        async with house(sqlite_url(tmp_path), **wishes) as home:
            anne = await home.guest()
            text = random_match(game("silver-gold", 2), 5).record().text()
            table = (await anne.call("POST", "/api/records", {"record": text}, TableAnswer)).info.id
            found = await anne.fetch("GET", f"/api/tables/{table}/replay?seat=1")
            room = home.service.rooms.lives[table].room
            assert len(msgspec.json.decode(found)["steps"]) == len(room.actions) + 1
            process = home.service.errands._process
            assert process is not None
        await until(lambda: process.returncode is not None)

    run(scenario())
