"""Information-set tree search for all games: each iteration samples one world from the view.

All worlds share the tree. In each world only the children that are legal there can be chosen, and a child is judged by
how often it *could* have been chosen (Cowling, Powley and Whitehouse's ISMCTS). A game's own knowledge comes in as
`Knowledge`: how to continue a world, when to stop, and what the position is then worth.

If only the current decision is worth a tree, the search is flat. It tries every action in the same worlds with the same
luck, so that the results differ only by the action, and it drops actions that are clearly worse.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sterling.bots.learned import Learned
from sterling.core.bits import BIT, LOW4
from sterling.core.rng import Rng
from sterling.core.state import Sampler, State

NONE: Final = -1
ENOUGH: Final = 16  # worlds before the flat search may drop an action, unless the game says otherwise
SAME: Final = 64  # worlds after which equal results count as equal
DOUBT: Final = 2.6  # standard errors, likewise


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What a game knows about itself, for the search. The default plays at random to the end and wants to win."""

    def wants(self, seats: i64) -> list[str]:
        """The names of the learned evaluations that it needs at a table with so many seats."""
        return []

    def use(self, name: str, learned: Learned) -> None:
        """Takes an evaluation that it wants; it arrives before the first search and belongs to this knowledge alone.

        One that it cannot use raises a ValueError.
        """

    def begin(self, world: State, seat: i64) -> None:
        """Called for each sampled world before its iteration."""

    def flat(self) -> bool:
        """Whether the search looks only at the current decision; `policy` makes all others."""
        return False

    def halves(self) -> bool:
        """Whether a flat search halves the number of actions it compares several times, in equal parts of its time."""
        return False

    def enough(self) -> i64:
        """In how many worlds a flat search tries all its actions before it may drop one."""
        return ENOUGH

    def doubt(self) -> float:
        """How many standard errors an action has to be worse before a flat search drops it."""
        return DOUBT

    def in_tree(self, world: State, seat: i64, root: i64) -> bool:
        """Whether this seat's decision here belongs in the tree; otherwise `policy` makes it."""
        return True

    def options(self, world: State, seat: i64, actions: vec[i64]) -> i64:
        """Writes the actions that are worth trying in the tree to the front of `actions`; returns their number, at
        least one.

        A game may leave out actions that are equivalent to a listed one.
        """
        count: i64 = world.count(seat)
        k: i64 = 0
        while k < count:
            actions[k] = world.nth(seat, k)
            k += 1
        return count

    def policy(self, world: State, seat: i64, rng: Rng) -> i64:
        """How a seat continues below the tree."""
        return world.nth(seat, rng.below(world.count(seat)))

    def done(self, world: State) -> bool:
        """Whether the world has been played far enough to be judged; a finished game always is."""
        return False

    def judge(self, world: State, rewards: vec[float]) -> None:
        """What the position is worth to each seat, from 0 to 1."""
        places = world.standing()
        share: float = 1.0 / float(places.count(1))
        for seat, place in enumerate(places):
            rewards[seat] = share if place == 1 else 0.0

    def bias(self, world: State, seat: i64, action: i64) -> float:
        """A prior for an action, in rewards; it fades with visits."""
        return 0.0

    def biased(self) -> bool:
        """Whether `bias` returns anything useful."""
        return False

    def guided(self) -> bool:
        """Whether `weigh` tells good actions from bad ones, so that the tree need not try all of them."""
        return False

    def weigh(self, world: State, seat: i64, actions: vec[i64], count: i64, weights: vec[float]) -> None:
        """What the first `count` actions seem worth to a seat that knows its own view, in rewards; only the differences
        count."""

    def decide(self, world: State, seat: i64) -> i64:
        """The best action, if the seat's view leaves only this world and it can be solved; otherwise -1."""
        return NONE


class Search:
    """A tree below one view. `run` adds iterations; the most visited action at the root is the choice."""

    def __init__(
        self, sampler: Sampler, knowledge: Knowledge, seat: i64, seats: i64, actions: i64, explore: float
    ) -> None:
        self.sampler = sampler
        self.knowledge = knowledge
        self.seat = seat
        self.seats = seats
        self.explore = explore
        self.faith: float = 1.0
        self.root: i64 = 0
        self.iterations: i64 = 0
        self.forced: i64 = NONE
        self.decided: i64 = NONE
        self.asked: bool = False
        # One entry per node: its action, the acting seat, links, and sums.
        self.action = vec[i64]([NONE])
        self.mover = vec[i64]([NONE])
        self.child = vec[i64]([NONE])
        self.sibling = vec[i64]([NONE])
        self.visits = vec[i64]([0])
        self.offers = vec[i64]([0])
        self.value = vec[float]([0.0])
        self.opinion = vec[float]([0.0])
        # Scratch: the legal actions here, and when an action was last seen as legal or as a child.
        self.legal = vec[i64]([0] * actions)
        self.seen = vec[i64]([0] * actions)
        self.tick: i64 = 0
        self.path = vec[i64]([0] * 512)
        self.rewards = vec[float]([0.0, 0.0, 0.0, 0.0])
        # The flat search: the current world and its luck, which actions are still in, which one leads, and by how much.
        self.guided = knowledge.guided()
        self.weights = vec[float]([0.0] * actions)
        self.flat = knowledge.flat()
        self.enough = knowledge.enough()
        self.doubt = knowledge.doubt()
        self.world: State | None = None
        self.luck: i64 = 0
        self.runners = vec[i64]([0])
        self.left: i64 = 0
        self.turn: i64 = 0
        self.worlds: i64 = 0
        self.bar: float = 0.0
        self.gaps = vec[float]([0.0])
        self.squares = vec[float]([0.0])

    def nodes(self) -> int:
        return len(self.action)

    def run(self, iterations: i64, rng: Rng, settle: bool = False) -> None:
        """Adds iterations. With `settle` it stops at exactly the iteration after which there is nothing left to choose
        between, so the result does not depend on how the iterations are split into calls."""
        if not self.asked:
            self.asked = True
            # With its own generator, so that asking changes nothing else.
            self.decided = self.knowledge.decide(self.sampler.sample(Rng(1)), self.seat)
        i: i64 = 0
        while i < iterations and not (settle and self.settled()):
            self.iterate(rng)
            i += 1

    def settled(self) -> bool:
        """Whether there is nothing left to choose between."""
        return self.decided >= 0 or (self.flat and self.left == 1)

    def iterate(self, rng: Rng) -> None:
        knowledge = self.knowledge
        if self.flat:
            self.try_next(rng)
            return
        world = self.sampler.sample(rng)
        knowledge.begin(world, self.seat)
        node: i64 = self.root
        self.path[0] = node
        depth: i64 = 1
        grown: bool = False
        while not grown and depth < 500:
            waiting: i64 = world.waiting()
            if waiting == 0 or (depth > 1 and not self.guided and knowledge.done(world)):
                break
            seat: i64 = self.next_seat(waiting)
            if not knowledge.in_tree(world, seat, self.seat):
                world.apply(seat, knowledge.policy(world, seat, rng))
                continue
            chosen: i64 = NONE
            if depth == 1 and self.forced >= 0:
                chosen = self.child_of(node, seat, self.forced)
            elif self.guided:
                chosen = self.follow(world, node, seat)
            else:
                chosen = self.descend(world, node, seat, rng)
            grown = self.visits[chosen] == 0
            world.apply(seat, self.action[chosen])
            node = chosen
            self.path[depth] = node
            depth += 1
        while True:
            waiting = world.waiting()
            if waiting == 0 or knowledge.done(world):
                break
            seat = self.next_seat(waiting)
            world.apply(seat, knowledge.policy(world, seat, rng))
        rewards = self.rewards
        knowledge.judge(world, rewards)
        i: i64 = 0
        while i < depth:
            node = self.path[i]
            self.visits[node] += 1
            mover: i64 = self.mover[node]
            if mover >= 0:
                self.value[node] += rewards[mover]
            i += 1
        self.iterations += 1

    def next_seat(self, waiting: i64) -> i64:
        """If several seats may act at once, the searching seat goes first."""
        if waiting & BIT[self.seat] != 0:
            return self.seat
        return LOW4[waiting]

    def descend(self, world: State, node: i64, seat: i64, rng: Rng) -> i64:
        """The child to follow: a new one while some legal action has none, otherwise the one with the highest bound."""
        legal = self.legal
        seen = self.seen
        count: i64 = self.knowledge.options(world, seat, legal)
        self.tick += 2
        now: i64 = self.tick
        k: i64 = 0
        while k < count:
            seen[legal[k]] = now
            k += 1
        best: i64 = NONE
        best_bound: float = -1.0
        have: i64 = 0
        child: i64 = self.child[node]
        while child >= 0:
            action: i64 = self.action[child]
            if seen[action] == now and self.mover[child] == seat:
                seen[action] = now + 1
                have += 1
                self.offers[child] += 1
                visits: float = float(self.visits[child])
                bound: float = (
                    self.value[child] / visits
                    + self.explore * sqrt(log(float(self.offers[child])) / visits)
                    + self.opinion[child] / (1.0 + visits)
                )
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = self.sibling[child]
        if have == count:
            return best
        # A legal action without a child: the one with the best prior, otherwise any.
        if self.knowledge.biased():
            return self.grow_best(world, node, seat, count, now)
        skip: i64 = rng.below(count - have)
        k = 0
        while True:
            action = legal[k]
            if seen[action] == now:
                if skip == 0:
                    return self.grow(node, seat, action, 0.0)
                skip -= 1
            k += 1

    def follow(self, world: State, node: i64, seat: i64) -> i64:
        """The child with the highest bound, where an action without a child counts as what it seems worth."""
        legal = self.legal
        seen = self.seen
        count: i64 = self.knowledge.options(world, seat, legal)
        self.tick += 2
        now: i64 = self.tick
        k: i64 = 0
        while k < count:
            seen[legal[k]] = now
            k += 1
        best: i64 = NONE
        best_bound: float = -1.0e9
        have: i64 = 0
        total: float = 0.0
        tried: float = 0.0
        most: float = 0.0
        child: i64 = self.child[node]
        while child >= 0:
            action: i64 = self.action[child]
            if seen[action] == now and self.mover[child] == seat:
                seen[action] = now + 1
                have += 1
                self.offers[child] += 1
                visits: float = float(self.visits[child])
                total += self.value[child]
                tried += visits
                offers: float = float(self.offers[child])
                if offers > most:
                    most = offers
                bound: float = (self.value[child] + self.faith * self.opinion[child]) / (
                    visits + self.faith
                ) + self.explore * sqrt(log(offers + 1.0) / (visits + 1.0))
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = self.sibling[child]
        if have == count:
            return best
        self.knowledge.weigh(world, seat, legal, count, self.weights)
        top: float = -1.0e9
        fresh: float = -1.0e9
        fresh_action: i64 = NONE
        k = 0
        while k < count:
            weight: float = self.weights[k]
            if weight > top:
                top = weight
            if weight > fresh and seen[legal[k]] == now:
                fresh = weight
                fresh_action = legal[k]
            k += 1
        opinion: float = (total / tried if tried > 0.0 else 0.5) + fresh - top
        if opinion + self.explore * sqrt(log(most + 2.0)) > best_bound:
            return self.grow(node, seat, fresh_action, opinion)
        return best

    def child_of(self, node: i64, seat: i64, action: i64) -> i64:
        """The child for this action, created if it does not exist."""
        child: i64 = self.child[node]
        while child >= 0:
            if self.action[child] == action and self.mover[child] == seat:
                return child
            child = self.sibling[child]
        return self.grow(node, seat, action, 0.0)

    def grow_best(self, world: State, node: i64, seat: i64, count: i64, now: i64) -> i64:
        best: i64 = NONE
        best_opinion: float = -1.0e9
        k: i64 = 0
        while k < count:
            action: i64 = self.legal[k]
            if self.seen[action] == now:
                opinion: float = self.knowledge.bias(world, seat, action)
                if opinion > best_opinion:
                    best_opinion = opinion
                    best = action
            k += 1
        return self.grow(node, seat, best, best_opinion)

    def grow(self, node: i64, seat: i64, action: i64, opinion: float) -> i64:
        fresh: i64 = len(self.action)
        self.action = append(self.action, action)
        self.mover = append(self.mover, seat)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, self.child[node])
        self.visits = append(self.visits, 0)
        self.offers = append(self.offers, 1)
        self.value = append(self.value, 0.0)
        self.opinion = append(self.opinion, opinion)
        self.child[node] = fresh
        return fresh

    # -- the flat search ---------------------------------------------------------------------------------------------

    def try_next(self, rng: Rng) -> None:
        """Tries the next action in the current world; once all have been tried, compares them and takes a new world."""
        if self.left == 0:
            self.line_up(rng)
        if self.forced >= 0:
            world = self.sampler.sample(rng)
            self.knowledge.begin(world, self.seat)
            self.try_action(world, self.child_of(self.root, self.seat, self.forced), rng)
            return
        if self.turn == 0:
            fresh = self.sampler.sample(rng)
            self.knowledge.begin(fresh, self.seat)
            self.world = fresh
            self.luck = rng.word()
        common = self.world
        assert common is not None
        node: i64 = self.runners[self.turn]
        reward: float = self.try_action(common.clone(), node, Rng(self.luck))
        if self.turn == 0:
            self.bar = reward
        else:
            gap: float = reward - self.bar
            self.gaps[node] += gap
            self.squares[node] += gap * gap
        self.turn += 1
        if self.turn == self.left:
            self.turn = 0
            self.worlds += 1
            self.compare()

    def line_up(self, rng: Rng) -> None:
        """Every action that is worth trying; they are the same in all worlds of a view."""
        count: i64 = self.knowledge.options(self.sampler.sample(rng), self.seat, self.legal)
        self.runners = vec[i64]([0] * count)
        self.gaps = vec[float]([0.0] * (count + 1))
        self.squares = vec[float]([0.0] * (count + 1))
        self.left = count
        k: i64 = 0
        while k < count:
            self.runners[k] = self.grow(self.root, self.seat, self.legal[k], 0.0)
            k += 1

    def try_action(self, world: State, node: i64, rng: Rng) -> float:
        knowledge = self.knowledge
        world.apply(self.seat, self.action[node])
        while True:
            waiting: i64 = world.waiting()
            if waiting == 0 or knowledge.done(world):
                break
            seat: i64 = self.next_seat(waiting)
            world.apply(seat, knowledge.policy(world, seat, rng))
        knowledge.judge(world, self.rewards)
        reward: float = self.rewards[self.seat]
        self.value[node] += reward
        self.visits[node] += 1
        self.visits[self.root] += 1
        self.iterations += 1
        return reward

    def compare(self) -> None:
        """After all actions have been tried in a world: puts the best one first and drops those that are clearly
        worse."""
        runners = self.runners
        best: i64 = 0
        k: i64 = 1
        while k < self.left:
            if self.value[runners[k]] > self.value[runners[best]]:
                best = k
            k += 1
        if best != 0:
            leader: i64 = runners[best]
            runners[best] = runners[0]
            runners[0] = leader
            self.worlds = 0
            k = 0
            while k < len(self.gaps):
                self.gaps[k] = 0.0
                self.squares[k] = 0.0
                k += 1
            return
        if self.worlds < self.enough:
            return
        worlds: float = float(self.worlds)
        kept: i64 = 1
        k = 1
        while k < self.left:
            node: i64 = runners[k]
            mean: float = self.gaps[node] / worlds
            spread: float = self.squares[node] / worlds - mean * mean
            error: float = sqrt(spread / worlds) if spread > 0.0 else 0.0
            # It made no difference in this many worlds, so treat it as equal.
            same: bool = self.squares[node] == 0.0 and self.worlds >= SAME
            if not same and mean + self.doubt * error >= 0.0:
                runners[kept] = node
                kept += 1
            k += 1
        self.left = kept

    def rest(self) -> int:
        """How many iterations it takes until all actions have been tried in the current world."""
        return 0 if not self.flat or self.turn == 0 else self.left - self.turn

    def halve(self) -> None:
        """Drops the worse half of the actions that a flat search still compares. Call it between two worlds."""
        assert self.turn == 0
        keep: i64 = (self.left + 1) // 2
        runners = self.runners
        place: i64 = 1
        # The leader is first already; the next best follow. Earlier ones win ties, so the order is the same everywhere.
        while place < keep:
            best: i64 = place
            k: i64 = place + 1
            while k < self.left:
                if self.value[runners[k]] > self.value[runners[best]]:
                    best = k
                k += 1
            node: i64 = runners[best]
            while best > place:
                runners[best] = runners[best - 1]
                best -= 1
            runners[place] = node
            place += 1
        self.left = keep

    # -- what was found ----------------------------------------------------------------------------------------------

    def choice(self) -> int:
        """The most visited action at the root (in a flat search, the one with the best mean that is still in); ties go
        to the lowest code."""
        if self.decided >= 0:
            return self.decided
        best: i64 = NONE
        if self.flat:
            best_mean: float = -1.0
            k: i64 = 0
            while k < self.left:
                node: i64 = self.runners[k]
                if self.visits[node] > 0:
                    mean: float = self.value[node] / float(self.visits[node])
                    if mean > best_mean or (mean == best_mean and self.action[node] < best):
                        best_mean = mean
                        best = self.action[node]
                k += 1
            return best
        most: i64 = -1
        child: i64 = self.child[self.root]
        while child >= 0:
            if self.visits[child] > most or (self.visits[child] == most and self.action[child] < best):
                most = self.visits[child]
                best = self.action[child]
            child = self.sibling[child]
        return best

    def lead(self) -> int:
        """By how many visits the choice leads every other action at the root."""
        if self.flat:
            return 0
        most: i64 = 0
        second: i64 = 0
        child: i64 = self.child[self.root]
        while child >= 0:
            visits: i64 = self.visits[child]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child = self.sibling[child]
        return most - second

    def findings(self) -> list[tuple[int, int, float]]:
        """Every action tried at the root: code, visits and mean reward; the choice first, then by visits."""
        choice: i64 = self.choice()
        found: list[tuple[int, int, float]] = []
        child: i64 = self.child[self.root]
        while child >= 0:
            visits: i64 = self.visits[child]
            if visits > 0:
                found.append((self.action[child], visits, self.value[child] / float(visits)))
            child = self.sibling[child]
        found.sort(key=lambda row: (row[0] != choice, -row[1], -row[2], row[0]))
        return found

    def run_action(self, action: i64, iterations: i64, rng: Rng) -> None:
        """Tries one action at the root this many times, whatever the bounds say."""
        i: i64 = 0
        while i < iterations:
            self.forced = action
            self.iterate(rng)
            i += 1
        self.forced = NONE

    def step(self, action: i64, sampler: Sampler) -> bool:
        """Makes the child of the seat's own action the root, if the action revealed nothing new; returns whether there
        was one."""
        if self.flat:
            return False
        child: i64 = self.child[self.root]
        while child >= 0:
            if self.action[child] == action and self.mover[child] == self.seat:
                self.root = child
                self.sampler = sampler
                self.asked = False
                self.decided = NONE
                return True
            child = self.sibling[child]
        return False
