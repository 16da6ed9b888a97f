"""Many games of one kind, stepped together without a Python object for each move."""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from sterling.core.bits import LOW4
from sterling.core.observation import Observer
from sterling.core.rng import Rng, below_in
from sterling.core.state import Setup, State

LUCK: Final = 4
"""How many words a generator takes."""
BYTE: Final[vec[i64]] = vec[i64]([256**place for place in range(8)])


class Batch:
    """Games that each wait for one action. A finished game is replaced by a new one at once.

    Its rows of numbers are readable as arrays without copying. Each game has one row of observations, those of the
    seat that is to act, and one of legal actions, a byte for each; rewards have one number for each seat. Every game
    has generators of its own, seeded by its number, so that it does not matter which games are stepped together:
    `first` is the number of the first one.

    The rows of an array need not begin with its first item: `slack` bytes more are allocated for each, and an attribute
    like `observations_at` says where they begin, so that they can be moved to where other processes read them.
    """

    def __init__(
        self,
        setup: Setup,
        observer: Observer,
        games: i64,
        actions: i64,
        seed: i64,
        points: i64,
        first: i64 = 0,
        slack: i64 = 0,
    ) -> None:
        self.setup = setup
        self.observer = observer
        self.games = games
        self.actions = actions
        self.points = points
        self.seats: i64 = setup.seats
        self.width: i64 = observer.size
        self.breadth: i64 = (observer.lead + actions + 7) >> 3
        """How many words a mask has."""
        more: i64 = slack >> 3
        self.observations = vec[i64]([0] * int(games * self.width + more))
        self.masks = vec[i64]([0] * int(games * self.breadth + more))
        self.movers = vec[i64]([0] * int(games + more))
        self.rewards = vec[float]([0.0] * int(games * self.seats + more))
        self.dones = vec[u8]([0] * int(games + slack))
        self.chosen = vec[i64]([0] * int(games + more))
        self.observations_at: i64 = 0
        self.masks_at: i64 = 0
        self.movers_at: i64 = 0
        self.rewards_at: i64 = 0
        self.dones_at: i64 = 0
        self.chosen_at: i64 = 0
        self.notes = vec[i64]([0] * int(games * observer.memory))
        # What the observer wrote last into each mask.
        self.before = vec[i64]([0] * int(games))
        # The generators of random actions.
        self.luck = vec[i64]([0] * int(LUCK * games))
        base = Rng(seed)
        key: i64 = (base.word() << 30) ^ base.word()
        states: list[State] = []
        deals: list[Rng] = []
        i: i64 = 0
        while i < games:
            source = Rng(key ^ (first + i))
            rng = source.fork()
            deals.append(rng)
            source.fork().write(self.luck, LUCK * i)
            state = setup.start(setup.shuffled(rng))
            states.append(state)
            seat: i64 = LOW4[state.waiting()]
            self.movers[i] = seat
            observer.rewrite(state, seat, self.observations, self.width * i, self.notes, observer.memory * i)
            self.before[i] = observer.mask(state, seat, self.masks, self.breadth * i, 0)
            i += 1
        # Not lists: reading those checks the type of every item.
        self.states = vec[State](states)
        self.deals = vec[Rng](deals)

    def step(self, actions: bytes) -> i64:
        """Applies one action to each game, 8 bytes each, lowest first. Returns the number of the first game whose
        action is not legal, and then changes nothing; otherwise -1."""
        self.choose(actions)
        wrong: i64 = self.first_wrong()
        if wrong < 0:
            self.advance(False)
        return wrong

    def choose(self, actions: bytes) -> None:
        """Notes one action for each game, 8 bytes each, lowest first."""
        chosen = self.chosen
        at: i64 = self.chosen_at
        i: i64 = 0
        while i < self.games:
            chosen[at + i] = read_i64_le(actions, 8 * i)
            i += 1

    def first_wrong(self) -> i64:
        """The number of the first game for which no legal action was chosen; -1 if there is none."""
        masks = self.masks
        chosen = self.chosen
        at: i64 = self.chosen_at
        start: i64 = 8 * self.masks_at + self.observer.lead
        step: i64 = 8 * self.breadth
        most: i64 = self.actions
        i: i64 = 0
        while i < self.games:
            action: i64 = chosen[at + i]
            if action < 0 or action >= most:
                return i
            byte: i64 = start + action
            if masks[byte >> 3] & BYTE[byte & 7] == 0:
                return i
            start += step
            i += 1
        return -1

    def step_random(self) -> None:
        """Applies a random legal action to each game."""
        self.advance(True)

    def pick(self) -> None:
        """Chooses a random legal action for each game."""
        states = self.states
        luck = self.luck
        movers = self.movers
        chosen = self.chosen
        mover: i64 = self.movers_at
        to: i64 = self.chosen_at
        i: i64 = 0
        while i < self.games:
            state = states[i]
            seat: i64 = movers[mover + i]
            chosen[to + i] = state.nth(seat, below_in(luck, LUCK * i, state.count(seat)))
            i += 1

    def advance(self, by_luck: bool) -> None:
        """Applies the legal action chosen for each game, or a random one. Of several seats that act at once, the first
        is asked first; it is not told what the others chose."""
        states = self.states
        luck = self.luck
        movers = self.movers
        chosen = self.chosen
        dones = self.dones
        before = self.before
        observations = self.observations
        masks = self.masks
        notes = self.notes
        observer = self.observer
        memory: i64 = observer.memory
        width: i64 = self.width
        breadth: i64 = self.breadth
        games: i64 = self.games
        row: i64 = self.observations_at
        mask: i64 = self.masks_at
        mover: i64 = self.movers_at
        done: i64 = self.dones_at
        choice: i64 = self.chosen_at
        i: i64 = 0
        while i < games:
            state = states[i]
            seat: i64 = movers[mover + i]
            if by_luck:
                state.apply(seat, state.nth(seat, below_in(luck, LUCK * i, state.count(seat))))
            else:
                state.apply(seat, chosen[choice + i])
            waiting: i64 = state.waiting()
            if dones[done + i] != 0:
                self.forget(i)
            if waiting == 0:
                state = self.finish(i, state)
                waiting = state.waiting()
            seat = LOW4[waiting]
            movers[mover + i] = seat
            observer.rewrite(state, seat, observations, row, notes, memory * i)
            before[i] = observer.mask(state, seat, masks, mask, before[i])
            row += width
            mask += breadth
            i += 1

    def forget(self, i: i64) -> None:
        """Clears what was told of a game that ended in the step before."""
        self.dones[self.dones_at + i] = 0
        at: i64 = self.rewards_at + self.seats * i
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[at + seat] = 0.0
            seat += 1

    def finish(self, i: i64, state: State) -> State:
        """Pays the rewards of a finished game and starts the next one."""
        found = rewards(state, self.points)
        at: i64 = self.rewards_at + self.seats * i
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[at + seat] = found[seat]
            seat += 1
        self.dones[self.dones_at + i] = 1
        fresh = self.setup.start(self.setup.shuffled(self.deals[i]))
        self.states[i] = fresh
        if self.observer.memory != 0:
            self.notes[self.observer.memory * i] = 0
        return fresh


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
