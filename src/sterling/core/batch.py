"""Many games of one kind, stepped together without a Python object for each move."""

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from sterling.core.bits import LOW4
from sterling.core.observation import Observer
from sterling.core.rng import Rng
from sterling.core.state import Setup, State


class Batch:
    """Games that each wait for one action. A finished game is replaced by a new one at once.

    Its rows of numbers are readable as arrays without copying. Each game has one row of observations, those of the
    seat that is to act, and one of legal actions; rewards have one number for each seat.
    """

    def __init__(self, setup: Setup, observer: Observer, games: i64, actions: i64, rng: Rng, points: i64) -> None:
        self.setup = setup
        self.observer = observer
        self.games = games
        self.actions = actions
        self.rng = rng
        self.points = points
        self.seats: i64 = setup.seats
        self.width: i64 = observer.size
        self.states: list[State] = []
        self.observations = vec[i64]([0] * int(games * self.width))
        self.masks = vec[u8]([0] * int(games * actions))
        self.movers = vec[i64]([0] * int(games))
        self.rewards = vec[float]([0.0] * int(games * self.seats))
        self.dones = vec[u8]([0] * int(games))
        # The legal actions of each game, and how many there are.
        self.codes = vec[i64]([0] * int(games * actions))
        self.counts = vec[i64]([0] * int(games))
        i: i64 = 0
        while i < games:
            self.states.append(setup.start(setup.shuffled(rng)))
            self.look(i)
            i += 1

    def step(self, actions: bytes) -> i64:
        """Applies one action to each game, 8 bytes each, lowest first. Returns the number of the first game whose
        action is not legal, and then changes nothing; otherwise -1."""
        i: i64 = 0
        while i < self.games:
            action: i64 = read_i64_le(actions, 8 * i)
            if action < 0 or action >= self.actions or self.masks[self.actions * i + action] == 0:
                return i
            i += 1
        i = 0
        while i < self.games:
            self.advance(i, read_i64_le(actions, 8 * i))
            i += 1
        return -1

    def step_random(self, rng: Rng) -> None:
        """Applies a random legal action to each game."""
        i: i64 = 0
        while i < self.games:
            self.advance(i, self.codes[self.actions * i + rng.below(self.counts[i])])
            i += 1

    def pick(self, rng: Rng, into: vec[i64]) -> None:
        """Writes a random legal action for each game."""
        i: i64 = 0
        while i < self.games:
            into[i] = self.codes[self.actions * i + rng.below(self.counts[i])]
            i += 1

    def advance(self, i: i64, action: i64) -> None:
        """Applies a legal action to one game."""
        seats: i64 = self.seats
        if self.dones[i] != 0:
            self.dones[i] = 0
            seat: i64 = 0
            while seat < seats:
                self.rewards[seats * i + seat] = 0.0
                seat += 1
        masks = self.masks
        codes = self.codes
        at: i64 = self.actions * i
        k: i64 = at
        stop: i64 = at + self.counts[i]
        while k < stop:
            masks[at + codes[k]] = 0
            k += 1
        state = self.states[i]
        state.apply(self.movers[i], action)
        if state.waiting() == 0:
            self.finish(i, state)
        self.look(i)

    def finish(self, i: i64, state: State) -> None:
        """Pays the rewards of a finished game and starts the next one."""
        found = rewards(state, self.points)
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[self.seats * i + seat] = found[seat]
            seat += 1
        self.dones[i] = 1
        self.states[i] = self.setup.start(self.setup.shuffled(self.rng))

    def look(self, i: i64) -> None:
        """Writes down who is to act in a game, what that seat may know and what it may do. Of several seats that act at
        once, the first is asked first; it is not told what the others chose."""
        state = self.states[i]
        seat: i64 = LOW4[state.waiting()]
        self.movers[i] = seat
        self.observer.write(state, seat, self.observations, self.width * i)
        masks = self.masks
        codes = self.codes
        at: i64 = self.actions * i
        n: i64 = state.fill(seat, codes, at)
        self.counts[i] = n
        k: i64 = at
        while k < at + n:
            masks[at + codes[k]] = 1
            k += 1


def rewards(state: State, points: i64) -> vec[float]:
    """What a finished game is worth to each seat; the seats' rewards sum to zero.

    With `points` 0, by places: winning alone is worth 1, winners share, the others pay in equal parts. With 1, the
    difference from the mean in points; with -1 the same for games that the lowest total wins.
    """
    seats: i64 = state.seats()
    found = vec[float]([0.0, 0.0, 0.0, 0.0])
    seat: i64 = 0
    if points != 0:
        mean: float = 0.0
        while seat < seats:
            mean += float(state.points(seat))
            seat += 1
        mean /= float(seats)
        seat = 0
        while seat < seats:
            found[seat] = float(points) * (float(state.points(seat)) - mean)
            seat += 1
        return found
    best: i64 = state.rank(0)
    winners: float = 0.0
    while seat < seats:
        rank: i64 = state.rank(seat)
        if rank > best:
            best = rank
            winners = 0.0
        if rank == best:
            winners += 1.0
        seat += 1
    seat = 0
    others: float = float(seats) - 1.0
    while seat < seats:
        share: float = 1.0 / winners if state.rank(seat) == best else 0.0
        found[seat] = share if others == 0.0 else (share * float(seats) - 1.0) / others
        seat += 1
    return found
