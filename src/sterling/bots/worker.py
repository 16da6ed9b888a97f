"""The process that bots run in: it reads an encoded view and writes an action.

`python -m sterling.bots.worker` reads requests from standard input and writes answers to standard output. Each is a
JSON message, preceded by its length in four bytes. A request carries what everybody at the table knows (the setting)
and what the seat may know (the view), and nothing else; the true state never leaves the process that holds it.
"""

import os
import subprocess
import sys
import threading
from collections import OrderedDict
from typing import IO

import msgspec

from sterling.bots import Bot, Budget, bot
from sterling.bots.advice import Proposal, advise
from sterling.core.errors import BotError, SterlingError
from sterling.core.game import Game, OptionValue
from sterling.core.rng import Rng
from sterling.core.view import View, decode, encode
from sterling.games import game as make_game

LARGEST = 4_000_000
"""The maximum length of a message, in bytes."""
GAMES_KEPT = 64


class Setting(msgspec.Struct, frozen=True):
    """What a worker needs to read a view."""

    game: str
    seats: int
    rule_set: str
    options: dict[str, OptionValue]
    deck: str | None = None
    rules_version: int | None = None

    @staticmethod
    def of(game: Game) -> "Setting":
        return Setting(
            game.facts.name, game.seats, game.rule_set, dict(game.options), game.deck_text, game.rules_version
        )


class Ask(msgspec.Struct, frozen=True, tag_field="type", tag="ask"):
    """Choose an action for the seat of this view."""

    id: int
    setting: Setting
    bot: str
    view: msgspec.Raw
    budget: Budget
    seed: int
    explain: bool = False
    """Whether to say why: the search proposes an act and weighs it against the next best (advice.py)."""


class Stop(msgspec.Struct, frozen=True, tag_field="type", tag="stop"):
    """Answer the request with this id at once, with what has been found so far."""

    id: int


class Answer(msgspec.Struct, frozen=True):
    """The chosen action. If the bot failed, a legal action all the same, and the code of the error."""

    id: int
    action: int
    error: str = ""
    problem: str = ""
    proposals: list[Proposal] = []
    """The action and the next best ones, if an explanation was asked for."""


Message = Ask | Stop
_messages = msgspec.json.Decoder(Message)
_answers = msgspec.json.Decoder(Answer)


def write_frame(out: IO[bytes], message: msgspec.Struct) -> None:
    data = msgspec.json.encode(message)
    out.write(len(data).to_bytes(4, "big") + data)
    out.flush()


def read_frame(source: IO[bytes]) -> bytes | None:
    """The next message; None when the other side has gone."""
    head = source.read(4)
    if len(head) < 4:
        return None
    length = int.from_bytes(head, "big")
    if length > LARGEST:
        raise BotError("bot/frame", came=length, expected=LARGEST)
    data = source.read(length)
    return data if len(data) == length else None


def ask(number: int, game: Game, name: str, view: View, budget: Budget, seed: int, *, explain: bool = False) -> Ask:
    """A request that another process understands."""
    return Ask(number, Setting.of(game), name, msgspec.Raw(encode(view)), budget, seed, explain)


class _Worker:
    """One thread listens, the other thinks; requests are answered in the order in which they arrive."""

    def __init__(self, source: IO[bytes], out: IO[bytes]) -> None:
        self.source = source
        self.out = out
        self.waiting: list[Ask] = []
        self.stopped: set[int] = set()
        self.thinking: tuple[int, Bot] | None = None
        self.gone = False
        self.news = threading.Condition()
        self.games: OrderedDict[bytes, Game] = OrderedDict()
        self.bots: OrderedDict[tuple[bytes, str], Bot] = OrderedDict()

    def listen(self) -> None:
        try:
            while (data := read_frame(self.source)) is not None:
                message = _messages.decode(data)
                with self.news:
                    if isinstance(message, Stop):
                        self.stopped.add(message.id)
                        if self.thinking is not None and self.thinking[0] == message.id:
                            self.thinking[1].hurry()
                    else:
                        self.waiting.append(message)
                    self.news.notify()
        except (SterlingError, msgspec.DecodeError, OSError, ValueError) as problem:
            print(f"sterling bot worker: {problem}", file=sys.stderr)
        with self.news:
            self.gone = True
            self.news.notify()

    def serve(self) -> None:
        threading.Thread(target=self.listen, daemon=True).start()
        while True:
            with self.news:
                while not self.waiting and not self.gone:
                    self.news.wait()
                if not self.waiting:
                    return
                request = self.waiting.pop(0)
            write_frame(self.out, self.answer(request))

    def answer(self, request: Ask) -> Answer:
        """The bot's choice; if the bot fails, the first legal action and the reason."""
        try:
            game = self.game(request.setting)
            view = decode(bytes(request.view), game.view_type)
        except SterlingError as problem:
            return Answer(request.id, -1, problem.code, str(problem))
        rng = Rng(request.seed)
        try:
            player = self.bot(request.setting, request.bot)
            with self.news:
                player.hurried = request.id in self.stopped
                self.thinking = (request.id, player)
            if request.explain:
                proposals = advise(game, view, request.budget, rng)
                return Answer(request.id, proposals[0].code, proposals=proposals)
            return Answer(request.id, player.choose(view, request.budget, rng))
        except Exception as problem:
            self.bots.clear()
            return self.fallback(request.id, game, view, problem)
        finally:
            with self.news:
                self.thinking = None
                self.stopped.discard(request.id)

    def fallback(self, number: int, game: Game, view: View, problem: Exception) -> Answer:
        code = problem.code if isinstance(problem, SterlingError) else "bot/failed"
        told = f"{type(problem).__name__}: {problem}"
        try:
            return Answer(number, int(game.sample(view, Rng(0)).nth(view.seat, 0)), code, told)
        except SterlingError as worse:
            return Answer(number, -1, worse.code, str(worse))

    def game(self, setting: Setting) -> Game:
        key = msgspec.json.encode(setting)
        if key not in self.games:
            self.games[key] = make_game(
                setting.game,
                setting.seats,
                setting.rule_set,
                setting.options,
                setting.deck,
                rules_version=setting.rules_version,
            )
            if len(self.games) > GAMES_KEPT:
                self.games.popitem(last=False)
        return self.games[key]

    def bot(self, setting: Setting, name: str) -> Bot:
        key = (msgspec.json.encode(setting), name)
        if key not in self.bots:
            self.bots[key] = bot(name, self.game(setting))
            if len(self.bots) > GAMES_KEPT:
                self.bots.popitem(last=False)
        return self.bots[key]


class Worker:
    """A worker process and a way to talk to it, for callers that can block."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sterling.bots.worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.asked = 0

    def ask(self, game: Game, name: str, view: View, budget: Budget, seed: int) -> Answer:
        """Sends a request and waits; raises a BotError if the process dies meanwhile."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.asked += 1
        try:
            write_frame(self.process.stdin, ask(self.asked, game, name, view, budget, seed))
            data = read_frame(self.process.stdout)
        except OSError:
            data = None
        if data is None:
            raise BotError("bot/died", bot=name)
        return _answers.decode(data)

    def stop_thinking(self) -> None:
        """Tells the bot to answer at once; may be called from another thread while `ask` waits."""
        assert self.process.stdin is not None
        write_frame(self.process.stdin, Stop(self.asked))

    def close(self) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.close()
            self.process.wait(5)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def __enter__(self) -> "Worker":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def main() -> None:
    try:
        _Worker(sys.stdin.buffer, sys.stdout.buffer).serve()
    except BrokenPipeError:
        # The process that asked has died. Nobody is left to answer, not even when Python closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
