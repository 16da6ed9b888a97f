"""Watch or join a table of a service, in a terminal."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.columns import Columns
from rich.console import Console

from sterling.core.errors import SterlingError
from sterling.core.record import Record
from sterling.core.state import SPECTATOR
from sterling.core.view import View
from sterling.games.verify import verify
from sterling.i18n import Words
from sterling.service.client import Address, Client, Follower
from sterling.service.errors import ServiceError
from sterling.service.messages import Event
from sterling.terminal import drawing
from sterling.terminal.play import score_table

Ask = Callable[[str], str]
KEPT_GUEST = "guest.txt"


class Table:
    """A followed table on a console: what happened in words, the board, and at the end the scores."""

    def __init__(self, follower: Follower, words: Words, console: Console) -> None:
        assert follower.info is not None
        self.follower = follower
        self.words = words
        self.console = console
        self.drawing = drawing(follower.game)
        self.told = len(follower.events)
        self.before: dict[int, View] = {}

    def names(self) -> list[str]:
        assert self.follower.info is not None
        seats = self.follower.info.seats
        return [
            seat.name or (self.words(f"bot-{seat.level}") if seat.level else self.words("player-seat", seat=number))
            for number, seat in enumerate(seats)
        ]

    def started(self) -> bool:
        return self.follower.info is not None and self.follower.info.status != "gathering"

    def tell(self, seat: int) -> None:
        """The news since the last time, as this seat saw it."""
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
                line = say("online-leave", seat=event.who)
            case "bot" if event.who is not None:
                line = say("online-bot", name=names[event.who], seat=event.who)
            case "start":
                line = say("online-start")
            case "say" if event.who is not None:
                line = f"{names[event.who]}: {say(f'phrase-{event.phrase}')}"
            case "time-out" if event.who is not None:
                line = say("online-time-out", name=names[event.who])
        if line:
            self.console.print(f"  {line}", style="magenta", highlight=False)
        if event.seen.view == b"null":
            return
        follower = self.follower
        view = msgspec.json.decode(event.seen.view, type=follower.game.view_type)
        before = self.before.get(event.seat)
        if before is not None:
            for sentence in self.drawing.narrate(follower.game, before, view, say, names):
                self.console.print(f"  {sentence}", style="cyan", highlight=False)
        self.before[event.seat] = view

    def draw(self, seat: int) -> None:
        view = self.before[seat] = self.follower.view(seat)
        self.console.print()
        self.console.print(self.drawing.render(self.follower.game, view, self.words, self.names()))

    def finish(self) -> None:
        info = self.follower.info
        assert info is not None
        if info.scores is not None:
            self.console.print(score_table(self.follower.game, info.scores, self.words, self.names()))
        if info.next is not None:
            link = f"{self.follower.client.address.base}/#/table/{info.next}"
            self.console.print(self.words("online-next", url=link), highlight=False)


async def watch(url: str, words: Words, console: Console) -> None:
    """Shows a table until its game is over."""
    client = Client(url)
    async with client.follow(_table(client, url), language=words.language) as follower:
        table = Table(follower, words, console)
        if not table.started():
            console.print(words("online-waiting"), highlight=False)
            await follower.until(table.started, timeout=10**7)
        seat = (follower.seats() or [SPECTATOR])[0]
        table.draw(seat)
        while not follower.over():
            await follower.until(lambda: len(follower.events) > table.told or follower.over(), timeout=10**7)
            table.tell(seat)
        table.draw(seat)
        table.finish()


async def join(url: str, name: str, words: Words, console: Console, home: Path, ask: Ask) -> None:
    """Takes the seat of a link (or an open one), adds a nonce, plays to the end and checks the shuffle."""
    client = Client(url, _kept_guest(home, Address(url)))
    _keep_guest(home, client.address, await client.guest())
    table_id = _table(client, url)
    answer = await client.show(table_id)
    if not answer.tokens:
        wish = {"name": name, "key": client.address.key} if client.address.key else {"name": name}
        answer = await client.do(table_id, "sit", wish)
    nonces = await client.add_nonces(answer)
    async with client.follow(table_id, language=words.language) as follower:
        table = Table(follower, words, console)
        console.print(words("online-seated", seats=", ".join(map(str, follower.seats()))), highlight=False)
        if not table.started():
            if follower.owner:
                for link in (await client.show(table_id)).links:
                    console.print(words("online-link", seat=link.seat, url=link.url), highlight=False)
                await _start_when_ready(client, follower)
            console.print(words("online-waiting"), highlight=False)
            await follower.until(table.started, timeout=10**7)
        while not follower.over():
            await follower.until(lambda: bool(follower.asked()) or follower.over(), timeout=10**7)
            for seat in follower.asked():
                table.tell(seat)
                table.draw(seat)
                if not await _turn(table, seat, ask):
                    console.print(words("online-bye"), highlight=False)
                    return
        table.draw(follower.seats()[0])
        table.finish()
    record = Record.parse(await client.record(table_id))
    verify(record)
    if any(record.nonces.get(seat) != nonce for seat, nonce in nonces.items()):
        raise ServiceError("client/nonce")
    console.print(words("online-shuffle"), style="green", highlight=False)


async def _start_when_ready(client: Client, follower: Follower) -> None:
    """The owner's client deals once all seats are taken and all nonces are there."""

    def ready() -> bool:
        info = follower.info
        return info is not None and all(seat.kind == "bot" or seat.nonce for seat in info.seats)

    await follower.until(ready, timeout=10**7)
    await client.do(follower.table, "start")


async def _turn(table: Table, seat: int, ask: Ask) -> bool:
    """Asks until one move of this seat is acknowledged; False if the person leaves."""
    follower, words, console = table.follower, table.words, table.console
    game = follower.game
    groups = table.drawing.arrange(follower.legal(seat))
    legal = [action for group in groups for action in group]
    decision = follower.seen[seat].decision
    prompt = table.drawing.prompt(game, follower.view(seat), words)
    console.print(f"[bold]{table.names()[seat]}[/bold]: {prompt}")
    number = 0
    for group in groups:
        listed = [f"[dim]{number + at}[/dim] {action.text}" for at, action in enumerate(group, start=1)]
        console.print(Columns(listed, padding=(0, 2)), highlight=False)
        number += len(group)
    while True:
        try:
            answer = (await asyncio.to_thread(ask, "> ")).strip()
        except (EOFError, KeyboardInterrupt):
            return False
        if answer.lower() in ("quit", "exit"):
            return False
        if follower.seen[seat].decision != decision:
            # The clock was faster.
            return True
        try:
            if answer.lower() == "undo":
                await follower.undo(seat)
            elif answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(legal):
                await follower.move(seat, legal[int(answer) - 1].code)
            else:
                await follower.move(seat, table.drawing.hear(answer))
        except SterlingError as problem:
            console.print(f"[red]{problem}[/red]", highlight=False)
            if problem.code == "move/stale":
                return True
            continue
        await follower.decided(seat, decision)
        return True


def _table(client: Client, url: str) -> str:
    if not client.address.table:
        raise ServiceError("client/address", came=url[:200])
    return client.address.table


def _kept_guest(home: Path, address: Address) -> str:
    """The guest token this machine has for a service, so that a player who comes back is the same one."""
    try:
        lines = (home / KEPT_GUEST).read_text(encoding="utf-8").splitlines()
    except OSError:
        return ""
    return dict(line.split(" ", 1) for line in lines if " " in line).get(address.base, "")


def _keep_guest(home: Path, address: Address, token: str) -> None:
    file = home / KEPT_GUEST
    try:
        home.mkdir(parents=True, exist_ok=True)
        lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
        kept = [line for line in lines if not line.startswith(address.base + " ")]
        file.touch(mode=0o600)
        file.write_text("\n".join([*kept, f"{address.base} {token}"]) + "\n", encoding="utf-8")
    except OSError as problem:
        raise SterlingError("file/write", file=str(file), problem=problem.strerror or str(problem)) from None
