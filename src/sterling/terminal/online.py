"""Watch or join a table of a service, in a terminal."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.columns import Columns
from rich.console import Console

from sterling.bots.remarks import Remarks
from sterling.core.errors import SterlingError
from sterling.core.record import Record
from sterling.core.state import SPECTATOR
from sterling.core.story import Happening
from sterling.games import replay
from sterling.i18n import Words
from sterling.service.client import PATIENCE, Client, Follower
from sterling.service.errors import ServiceError
from sterling.service.messages import Event, TableAnswer
from sterling.story import tell
from sterling.terminal import drawing
from sterling.terminal.play import asked, listed, score_sheet
from sterling.terminal.proof import Notes, Proof
from sterling.terminal.text import forget, plain, told

Ask = Callable[[str], str]
FOREVER = 10.0**7
"""Seconds to wait for people."""


class Table:
    """A followed table on a console: what happened in words, the board, and at the end the scores."""

    def __init__(self, follower: Follower, words: Words, console: Console) -> None:
        assert follower.info is not None
        self.follower = follower
        self.words = words
        self.console = console
        self.drawing = drawing(follower.game)
        self.told = len(follower.events)
        self.gaps = follower.gaps
        self.held = set(follower.seats())
        self.remarks = Remarks()

    def say(self, key: str, style: str = "", **facts: str | int) -> None:
        self.console.print(plain(self.words(key, **facts), style))

    def names(self) -> list[str]:
        assert self.follower.info is not None
        seats = self.follower.info.seats
        return [
            seat.name or (self.words.bot(seat.level) if seat.level else self.words("player-seat", seat=number + 1))
            for number, seat in enumerate(seats)
        ]

    def characters(self) -> list[str]:
        """Who heads the columns, as the table has them."""
        assert self.follower.info is not None
        return self.follower.info.characters

    def _phrase(self, phrase: str | None) -> str:
        return self.words(f"phrase-{phrase}") if f"phrase-{phrase}" in self.words else str(phrase)

    def started(self) -> bool:
        return self.follower.info is not None and self.follower.info.status != "gathering"

    def eyes(self) -> int:
        """Whose view is shown while it is not our turn."""
        return min(self.follower.seats(), default=SPECTATOR)

    def news(self) -> bool:
        return len(self.follower.events) > self.told or self.follower.gaps > self.gaps

    async def wait(self, happened: Callable[[], bool]) -> None:
        """Waits until a condition holds; reports seats that are lost meanwhile at once."""
        while True:
            await self.follower.until(lambda: happened() or set(self.follower.seats()) != self.held, FOREVER)
            self.notice()
            if happened():
                return

    def notice(self) -> None:
        """Reports seats that no longer belong to this client."""
        now = set(self.follower.seats())
        lost, self.held = self.held - now, now
        for seat in sorted(lost):
            self.say("online-seat-lost", "yellow", seat=seat + 1)
        if lost and not now:
            self.say("online-seat-watching", "yellow")
            if self.started() and not self.follower.over():
                self.draw(SPECTATOR)

    def tell(self, seat: int) -> None:
        """The news since the last time, as this seat saw it."""
        if self.follower.gaps > self.gaps:
            # Someone who lost the connection for a while reads the same log as someone who did not.
            if self.follower.game.plays_from_memory:
                forget(self.console)
            self.tell_so_far(seat)
            self.gaps, self.told = self.follower.gaps, self.follower.story_at
        for event in self.follower.events[self.told :]:
            if event.seat == seat:
                self.tell_event(event)
        self.told = len(self.follower.events)

    def tell_event(self, event: Event) -> None:
        names = self.names()
        say = self.words
        line = None
        match event.kind:
            case "sit" if event.who is not None:
                line = say("online-sit", name=names[event.who])
            case "leave" if event.who is not None:
                line = say("online-leave", seat=event.who + 1)
            case "bot" if event.who is not None:
                line = say("online-bot", name=names[event.who], seat=event.who + 1)
            case "decline" if event.who is not None and event.info is not None:
                line = say("online-decline", name=event.info.seats[event.who].name)
            case "start":
                line = say("online-start")
            case "say" if event.who is not None:
                line = f"{names[event.who]}: {self._phrase(event.phrase)}"
        if line:
            self.say_beside(line)
        if event.anew is not None:
            forget(self.console)
        self.tell_act(event.kind, event.who, event.happened[event.anew or 0 :], event.seat)
        remark = self.remarks.hear(event.number, event.remark)
        if remark is not None and remark.key in self.words:
            self.say_beside(f"{names[remark.seat]}: {self.words(remark.key)}")

    def tell_so_far(self, seat: int) -> None:
        """What happened before this client joined, as far as it may still be read."""
        for act in self.follower.story.get(seat, []):
            self.tell_act(act.kind, act.who, act.happened, seat)

    def tell_act(self, kind: str, who: int | None, happened: list[Happening], seat: int) -> None:
        names = self.names()
        if kind == "time-out" and who is not None:
            self.say_beside(self.words("table-time-out", name=names[who]))
        for line in tell(self.follower.game, happened, self.words, names, seat, self.characters()):
            self.console.print(told(line))

    def say_beside(self, line: str) -> None:
        """What people do at the table apart from the game."""
        self.console.print(plain(f"  {line}", "magenta"))

    def draw(self, seat: int) -> None:
        if bytes(self.follower.seen[seat].view) == b"null":
            # The table was closed before the cards were dealt.
            return
        self.console.print()
        view, game = self.follower.view(seat), self.follower.game
        self.console.print(self.drawing.render(game, view, self.words, self.names(), self.characters()))

    def finish(self) -> None:
        info = self.follower.info
        assert info is not None
        if info.status == "closed":
            self.say("online-close", "yellow")
        if info.scores is not None:
            self.console.print(score_sheet(self.follower.game, info.scores, self.words, self.names()))
        if info.next is not None:
            self.say("online-next", url=f"{self.follower.client.address.base}/#/table/{info.next}")


async def watch(url: str, words: Words, console: Console) -> None:
    """Shows a table until its game is over."""
    client = Client(url, patience=PATIENCE)
    async with client.follow(_table(client, url), language=words.language) as follower:
        table = Table(follower, words, console)
        if not table.started():
            table.say("online-waiting")
            await table.wait(table.started)
        elif not follower.over():
            table.tell_so_far(table.eyes())
        table.draw(table.eyes())
        while not follower.over():
            await table.wait(lambda: table.news() or follower.over())
            table.tell(table.eyes())
        table.draw(table.eyes())
        table.finish()


async def join(
    url: str, name: str, words: Words, console: Console, home: Path, ask: Ask, characters: Sequence[str] = ()
) -> None:
    """Takes the seat of a link (or an open one), adds a nonce, plays to the end and checks the shuffle."""
    notes = Notes(home)
    client = Client(url, patience=PATIENCE)
    base, table_id = client.address.base, _table(client, url)
    client.token = notes.read(base)
    notes.write(base, await client.guest())
    answer = await client.show(table_id)
    proof = Proof(notes, f"{base}/#/table/{table_id}")
    proof.meet(answer)
    if not answer.tokens:
        wish = {"name": name, "key": client.address.key} if client.address.key else {"name": name}
        answer = await client.do(table_id, "sit", wish)
        proof.meet(answer)
    # Once the nonces are there, the cards may be dealt at any moment.
    await _choose(client, answer, characters, console)
    await client.add_nonces(answer, proof.give)
    async with client.follow(table_id, language=words.language) as follower:
        table = Table(follower, words, console)
        table.say("online-seated", seats=", ".join(str(seat + 1) for seat in follower.seats()))
        table.say("online-commitment", "dim", commitment=answer.info.commitment)
        if not table.started():
            if follower.owner:
                for link in (await client.show(table_id)).links:
                    table.say("online-link", seat=link.seat + 1, url=link.url)
            table.say("online-waiting")
            await _begin(table)
        elif not follower.over():
            table.tell_so_far(table.eyes())
        proof.open(follower)
        held = set(follower.seats())
        if not await _play(table, ask):
            table.say("online-bye")
            return
        table.draw(table.eyes())
        table.finish()
        if follower.info is None or follower.info.status != "over":
            return
        record = Record.parse(await client.record(table_id))
        findings = proof.check(record, sorted(held))
        same_game(record, follower, table.eyes())
    whole = all(finding.checked for finding in findings)
    table.say("online-shuffle" if whole else "online-shuffle-partly", "green" if whole else "yellow")
    for finding in findings:
        table.say(finding.message, "green" if finding.checked else "yellow", **finding.facts)


def same_game(record: Record, follower: Follower, seat: int) -> None:
    """The record must end in what was shown here; otherwise it proves the cards of another game."""
    match = replay(record)
    if match.game.shown(match.view(seat)) != follower.view(seat):
        raise ServiceError("client/record")


async def _choose(client: Client, answer: TableAnswer, characters: Sequence[str], console: Console) -> None:
    """Asks for characters one by one; those that are taken are replaced at random."""
    for token in answer.tokens if characters and answer.info.status == "gathering" else ():
        chosen: list[str] = []
        for character in characters:
            wish = {"seat": token.seat, "characters": [*chosen, character]}
            try:
                await client.do(answer.info.id, "characters", wish)
            except SterlingError as problem:
                console.print(plain(str(problem), "red"))
            else:
                chosen.append(character)


async def _begin(table: Table) -> None:
    """Waits for the start. The owner's client deals once all seats are taken and all nonces are there."""
    follower = table.follower

    def ready() -> bool:
        info = follower.info
        return follower.owner and info is not None and all(seat.kind == "bot" or seat.nonce for seat in info.seats)

    while not table.started():
        await table.wait(lambda: ready() or table.started())
        if not table.started():
            try:
                await follower.client.do(follower.table, "start")
            except ServiceError as problem:
                # Someone has left, or the cards are already dealt: the service reports that as well.
                if not problem.code.startswith("table/"):
                    raise
                await asyncio.sleep(0.5)
            else:
                await table.wait(table.started)


async def _play(table: Table, ask: Ask) -> bool:
    """Plays to the end, or keeps watching when no seat is left; False if the person leaves."""
    follower = table.follower
    while not follower.over():
        await table.wait(lambda: bool(follower.asked()) or follower.over() or (not follower.seats() and table.news()))
        if not follower.seats():
            table.tell(SPECTATOR)
        for seat in follower.asked():
            if seat not in follower.asked():
                continue
            table.tell(seat)
            table.draw(seat)
            if not await _turn(table, seat, ask):
                return False
    return True


async def _turn(table: Table, seat: int, ask: Ask) -> bool:
    """Asks until one move of this seat is acknowledged, or the seat is lost; False if the person leaves."""
    follower, words, console = table.follower, table.words, table.console
    game = follower.game
    groups = table.drawing.arrange(follower.legal(seat))
    legal = [action for group in groups for action in group]
    decision = follower.seen[seat].decision
    prompt = table.drawing.prompt(game, follower.view(seat), words, table.characters())
    console.print(asked(table.names()[seat], prompt))
    number = 0
    for group in groups:
        choices = [listed(number + at, action) for at, action in enumerate(group, start=1)]
        console.print(Columns(choices, padding=(0, 2)), highlight=False)
        number += len(group)
    while True:
        try:
            answer = await _line(table, seat, ask)
        except (EOFError, KeyboardInterrupt):
            return False
        if answer.lower() in ("quit", "exit"):
            return False
        if seat not in follower.seen or follower.seen[seat].decision != decision:
            # The seat was lost, or time ran out first.
            return True
        try:
            if answer.lower() == "undo":
                await follower.undo(seat)
            elif answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(legal):
                await follower.move(seat, legal[int(answer) - 1].code)
            else:
                await follower.move(seat, table.drawing.hear(answer))
        except SterlingError as problem:
            if seat not in follower.seen:
                return True
            console.print(plain(str(problem), "red"))
            if problem.code in ("move/stale", "seat/not-yours", "table/over", "table/closed"):
                return True
            continue
        await follower.decided(seat, decision, FOREVER)
        return True


async def _line(table: Table, seat: int, ask: Ask) -> str:
    """What the person types. If the seat is lost meanwhile, that is reported at once and the line is ignored."""
    follower = table.follower
    typed = asyncio.create_task(asyncio.to_thread(ask, "> "))
    lost = asyncio.create_task(follower.until(lambda: seat not in follower.seen, FOREVER))
    try:
        await asyncio.wait((typed, lost), return_when=asyncio.FIRST_COMPLETED)
        if not typed.done() and lost.exception() is None:
            table.console.print()
            table.notice()
            table.say("online-seat-lost-enter")
        return (await typed).strip()
    finally:
        lost.cancel()
        await asyncio.gather(lost, return_exceptions=True)


def _table(client: Client, url: str) -> str:
    if not client.address.table:
        raise ServiceError("client/address", came=url[:200])
    return client.address.table
