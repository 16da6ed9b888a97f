"""Examples for learned evaluations: positions of self-played games with what came of them.

Helpers import this module and little else. The games of a chunk depend only on the plan and the chunk's number.
"""

import zlib
from array import array
from typing import Any

import msgspec
from librt.vecs import vec

from sterling.bots import Bot, Budget, RandomBot, bot
from sterling.bots.learned import Features, Lesson
from sterling.core.bits import LOW4
from sterling.core.errors import SetupError
from sterling.core.game import Game
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games import game as make_game
from sterling.games import game_module
from sterling.lab.helper import Tell

CHUNK = 10
"""Games that one worker plays, one after the other."""
MOST_FEATURES = 65_536


class Plan(msgspec.Struct, frozen=True):
    """What to learn, and from which games. It decides the examples completely."""

    game: str
    lesson: str
    seats: tuple[int, ...]
    """The tables take turns with these numbers of seats."""
    rule_set: str
    games: int
    """At least this many games; chunks are always played in full."""
    seed: int = 1
    player: str = "greedy"
    iterations: int = 200
    """What the player may think about one action, if it searches."""
    slips: float = 0.05
    """How often an action is drawn at random instead, so that unusual positions occur, too."""
    files: dict[str, str] = {}
    """Learned evaluations for the player, if not those of the game."""

    def configured(self, seats: int) -> Game:
        return make_game(self.game, seats, self.rule_set)

    def chunks(self) -> int:
        return -(-self.games // CHUNK)


class Examples(msgspec.Struct):
    """Positions as sparse rows: how many features each has, their indexes and values, and the goals of each row."""

    sizes: "array[int]"
    index: "array[int]"
    value: "array[int]"
    goals: "array[float]"

    @staticmethod
    def none() -> "Examples":
        return Examples(array("I"), array("H"), array("i"), array("f"))

    def add(self, pairs: list[tuple[int, int]], goals: list[float]) -> None:
        self.sizes.append(len(pairs))
        self.index.extend(at for at, _ in pairs)
        self.value.extend(value for _, value in pairs)
        self.goals.extend(goals)

    def packed(self) -> bytes:
        parts = (self.sizes, self.index, self.value, self.goals)
        head = array("I", [len(part) for part in parts]).tobytes()
        return zlib.compress(head + b"".join(part.tobytes() for part in parts), 1)

    @staticmethod
    def unpacked(data: bytes) -> "Examples":
        """The reverse of `packed`, on the same machine."""
        rest = zlib.decompress(data)
        lengths = array("I", rest[:16])
        rest = rest[16:]
        found = Examples.none()
        parts: list[array[Any]] = [found.sizes, found.index, found.value, found.goals]
        for part, length in zip(parts, lengths, strict=True):
            width = length * part.itemsize
            part.frombytes(rest[:width])
            rest = rest[width:]
        return found


def lessons(game: str) -> list[str]:
    """What can be learned in a game."""
    return list(getattr(game_module(game, "bot"), "LESSONS", {}))


def lesson(game: str, name: str) -> Lesson:
    """One of them; raises a coded error if there is no such lesson."""
    known = getattr(game_module(game, "bot"), "LESSONS", {})
    if name not in known:
        raise SetupError("train/lesson", expected=", ".join(known) or "-", came=name[:40])
    made: Lesson = known[name]()
    return made


class Teacher:
    """Plays the games of a plan and takes examples from them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.lesson = lesson(plan.game, plan.lesson)
        self.games = [plan.configured(seats) for seats in plan.seats]
        self.outputs = len(self.lesson.outputs())

    def __call__(self, number: int, tell: Tell) -> bytes:
        """The examples of a chunk, packed."""
        examples = Examples.none()
        for game in range(number * CHUNK, (number + 1) * CHUNK):
            self.play(game, examples)
            tell(1)
        return examples.packed()

    def play(self, number: int, examples: Examples) -> None:
        plan = self.plan
        game = self.games[number % len(self.games)]
        rng = Rng((plan.seed * 1_000_003 + number) & 0x7FFFFFFFFFFFFFFF)
        luck = rng.fork()
        players = [bot(plan.player, game, plan.files) for _ in range(game.seats)]
        stray = RandomBot(game)
        state = game.setup.start(game.setup.shuffled(rng))
        waiting_for: list[tuple[State, int, list[tuple[int, int]]]] = []
        while waiting := state.waiting():
            seat = int(LOW4[waiting])
            view = game.view(state, seat)
            player: Bot = stray if float(luck.below(1000)) < 1000 * plan.slips else players[seat]
            state.apply(seat, player.choose(view, Budget(iterations=plan.iterations), rng))
            if state.waiting() == 0 or self.lesson.ripe(state):
                self.settle(waiting_for, state, examples)
                waiting_for = []
            if state.waiting() != 0:
                waiting_for += self.seen(game, state, luck)

    def seen(self, game: Game, state: State, luck: Rng) -> list[tuple[State, int, list[tuple[int, int]]]]:
        """The examples that this position gives, one for each seat that can learn from it."""
        found = []
        features = Features()
        for seat in range(game.seats):
            if not self.lesson.here(state, seat):
                continue
            world = game.sample(game.view(state, seat), luck) if self.lesson.sampled() else state.clone()
            features.clear()
            self.lesson.look(world, seat, features)
            found.append((world, seat, features.pairs()))
        return found

    def settle(self, ripe: list[tuple[State, int, list[tuple[int, int]]]], after: State, examples: Examples) -> None:
        goals = vec[float]([0.0] * self.outputs)
        for before, seat, pairs in ripe:
            self.lesson.goals(before, after, seat, goals)
            examples.add(pairs, list(goals))
