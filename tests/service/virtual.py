"""Tables in virtual time: nothing waits for real, and every frame comes at an exact moment.

The rooms, the path of a move, the drivers and the pool are those of the service. The store is a list, and a worker is a
function that says what it chooses and how long it thinks.
"""

import asyncio
import selectors
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, TypeVar

from service.test_commit import Log
from sterling import SPECTATOR, Deal, Game, Rng, View
from sterling.bots.worker import Answer, Ask
from sterling.core.view import decode
from sterling.service.acts import AnyAct, Bot, Entry, Header, Move, Nonce, Sit, Start
from sterling.service.audience import Audience
from sterling.service.bots import BotPool
from sterling.service.clocks import ClockRule
from sterling.service.commit import Committer, Draft
from sterling.service.drivers import Drivers
from sterling.service.forms import Forms
from sterling.service.holders import Holders
from sterling.service.identity import Asker, Keyring
from sterling.service.live import Live
from sterling.service.ops import Metrics
from sterling.service.pieces import Pieces
from sterling.service.room import Room
from sterling.service.sources import Sources
from sterling.service.store.writer import Touch
from sterling.service.tasks import Tasks
from sterling.service.tempo import Pace, Tempo

T = TypeVar("T")
FLUSH_SECONDS = 0.003
THINKING_SECONDS = 1.0
"""The longest a bot may think."""


class _Selector(selectors.SelectSelector):
    """Does not wait: if nothing is ready, the time moves to the next timer."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        found = super().select(0)
        if not found:
            assert timeout is not None, "nothing is left that could happen"
            self.now += max(0.0, timeout)
        return found


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._virtual = _Selector()
        super().__init__(self._virtual)

    def time(self) -> float:
        return self._virtual.now


def run_virtually(scenario: Coroutine[Any, Any, T]) -> T:
    """Runs a scenario to its end in virtual time, which begins anew."""
    with asyncio.Runner(loop_factory=_Loop) as runner:
        return runner.run(scenario)


def virtual_now() -> int:
    """Whole milliseconds, as the service counts them; a sum of seconds may be a little too small."""
    return 1_000_000 + int(1000 * asyncio.get_running_loop().time() + 1e-6)


Think = Callable[[View, Game, float], tuple[int, float]]
"""From a view and the seconds there are: the action, and how many seconds it takes."""


class VirtualPool(BotPool):
    """The pool of the service with workers that are functions."""

    def __init__(self, game: Game, think: Think, workers: int = 1) -> None:
        super().__init__(workers, THINKING_SECONDS, seed=lambda: 1)
        self._game = game
        self._think = think

    async def _process(self, number: int) -> Any:
        return None

    async def _ask(self, process: Any, request: Ask) -> Answer:
        view = decode(bytes(request.view), self._game.view_type)
        action, seconds = self._think(view, self._game, request.budget.seconds or 0.0)
        await asyncio.sleep(seconds)
        return Answer(0, action)


class Hasty(Tempo):
    """The tempo of a service that commits what a bot chose as soon as it has chosen."""

    def slot(self, moment: int, now: int, searches: bool) -> float:
        return 0.0

    def thinking(self, left: float) -> float:
        return self.seconds

    def release(self, moment: int, end: int, now: int) -> int:
        return now


class Ear:
    """Somebody connected to a table, who notes when each frame comes."""

    def __init__(self, asker: Asker) -> None:
        self.asker = asker
        self.language = "en"
        self.hides: frozenset[str] = frozenset()
        self.heard: list[tuple[int, bytes]] = []

    def send(self, frame: bytes) -> None:
        self.heard.append((virtual_now(), frame))


class _Disk(Log):
    async def add(self, write: Any) -> bool:
        await asyncio.sleep(FLUSH_SECONDS)
        return await super().add(write)


class _Dealt(Room):
    dealt: Deal

    def make_deal(self) -> Deal:
        return self.dealt


class Stage:
    """A table of people and bots. `level` is who the bots are."""

    def __init__(
        self,
        game: Game,
        deal: Deal,
        pool: BotPool,
        tempo: Tempo,
        secret: str,
        bots: Iterable[int] = (),
        level: str = "search",
        clock: ClockRule | None = None,
        log: list[Entry] | None = None,
    ) -> None:
        self.header = Header(
            id="t" * 22,
            game=game.facts.name,
            seats=game.seats,
            rule_set=game.rule_set,
            options=dict(game.options),
            owner="anne",
            access=["link"] * game.seats,
            listed=False,
            created_at=0,
            secret=secret,
            clock=clock,
        )
        self.bots = set(bots)
        self.level = level
        room = _Dealt(self.header, game, Forms(game))
        room.dealt = deal
        self.disk = _Disk([])
        for entry in log or []:
            self.disk.entries.append(entry)
            room.follow(entry)
        self.live = Live(room, Touch("", None), virtual_now())
        self.tasks = Tasks()
        sources, metrics = Sources(now=virtual_now), Metrics()
        audience = Audience("node", Holders(Keyring()), Keyring(), sources, self.tasks, Pieces(), 10**6, None)
        self.committer = Committer(self.disk, audience.tell, sources, metrics)  # type: ignore[arg-type]
        self.drivers = Drivers(self.committer.commit, pool, sources, self.tasks, metrics, tempo, "greedy")
        self.committer.done = self._done
        self.news = asyncio.Event()

    def _done(self, live: Live) -> None:
        self.news.set()
        self.drivers.drive(live)

    @property
    def room(self) -> Room:
        return self.live.room

    def listen(self, viewer: int = SPECTATOR) -> Ear:
        """A spectator, or somebody who is going to sit at this table."""
        ear = Ear(Asker() if viewer == SPECTATOR else Asker(f"guest {viewer}"))
        self.live.crowd.listeners[ear] = (SPECTATOR,)
        return ear

    async def do(self, act: AnyAct) -> None:
        await self.committer.commit(self.live, lambda room: Draft(act))

    async def start(self) -> None:
        for seat in range(self.room.game.seats):
            if seat in self.bots:
                await self.do(Bot(seat, self.level))
            else:
                await self.do(Sit(seat, f"guest {seat}", f"name {seat}"))
                await self.do(Nonce(seat, f"{seat:064x}"))
        await self.do(Start())

    async def move(self, seat: int, code: int) -> None:
        def make(room: Room) -> Draft:
            step, free = room.consider_move(seat, code)
            return Draft(Move(seat, code, free=free), step)

        await self.committer.commit(self.live, make)

    async def until(self, happened: Callable[[], bool]) -> None:
        while not happened():
            self.news.clear()
            await self.news.wait()

    async def close(self) -> None:
        self.tasks.closing = True
        self.drivers.close([self.live])
        await self.tasks.cancel()


def tempo_of(pace: Pace, hasty: bool = False) -> Tempo:
    return (Hasty if hasty else Tempo)(pace, THINKING_SECONDS)


async def bustle(pool: BotPool, rng: Rng) -> None:
    """Other tables use the workers too, at random times; until it is cancelled."""
    while True:
        await asyncio.sleep(rng.below(1500) / 1000)
        async with pool.slot(f"other {rng.below(3)}", lambda may_think: 0.1 + rng.below(800) / 1000):
            pass


def legal_of(view: View, game: Game) -> list[int]:
    """What the seat of this view may do."""
    return game.sample(view, Rng(1)).legal(view.seat)
