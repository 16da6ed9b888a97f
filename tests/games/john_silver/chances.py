"""Deals card by card in plain Python, to compare with a sampler: how likely things are, given what a seat saw.

A story is what a seat saw: who exchanged, its own cards, and what the others laid. `retold` deals at random until the
story comes true; all deals that fit are equally likely, and a sampler has to reproduce that.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, cast

import sterling
from games.john_silver.scenes import APPLES, SHORT, move, names, short
from statistics_help import chi_square_limit
from sterling import Game, Match, Rng
from sterling.games.john_silver.rules import JohnSilverState
from sterling.games.john_silver.view import JohnSilverView

CARDS = list(SHORT.values())


@dataclass
class World:
    """Everything that is hidden, after the story."""

    first: dict[int, list[str]]
    """The hands as dealt."""
    hands: dict[int, list[str]]
    stock: list[str]
    renewed: dict[int, list[str]] = field(default_factory=dict)
    """By exchanger: its new hand."""
    drawn: list[str] = field(default_factory=list)


@dataclass
class Story:
    """What seat `viewer` saw (-1 for a spectator). Seat 0 starts; a turn is a laid card with its draw."""

    seats: int
    viewer: int
    own: str
    """The viewer's cards as dealt."""
    exchangers: Sequence[int]
    renewed: str
    """The viewer's cards after its exchange, if it exchanged."""
    turns: Sequence[str]
    """The cards laid from seat 0 on, such as `S1:a1`; with what was drawn, `S1:a1+C9`, if the viewer knows it."""
    deck: str | None = None
    apples: Sequence[str] = tuple(APPLES)

    def __post_init__(self) -> None:
        self.opening = {
            seat: turn.partition(":")[0] for seat, turn in enumerate(self.turns[: self.seats]) if seat != self.viewer
        }
        """What each other seat laid first: one of the six it had when the turns began."""

    def told(self, rng: Random) -> World | None:
        """One deal at random, and the story on it; None if it does not come true."""
        others = [seat for seat in range(self.seats) if seat != self.viewer]
        free = [card for card in CARDS if card not in self.own.split()]
        first = {self.viewer: self.own.split()} if self.viewer >= 0 else {}
        # Hands that were exchanged had no apples, and a seat that kept its cards held what it laid first. Dealing these
        # first avoids many failed tries, and is equally likely in all worlds.
        for seat in others:
            if seat not in self.exchangers and seat in self.opening:
                first[seat] = [self.opening[seat]]
                free.remove(self.opening[seat])
        for seat in sorted(others, key=lambda seat: seat not in self.exchangers):
            allowed = [card for card in free if seat not in self.exchangers or card not in self.apples]
            held = first.get(seat, [])
            first[seat] = held + rng.sample(allowed, 6 - len(held))
            free = [card for card in free if card not in first[seat]]
        rng.shuffle(free)
        world = World(first, {seat: list(hand) for seat, hand in first.items()}, free)
        for seat in range(self.seats):
            if seat in self.exchangers and not self.exchange(world, seat, rng):
                return None
        for number, turn in enumerate(self.turns):
            seat = number % self.seats
            laying, _, drawn = turn.partition("+")
            card = laying.partition(":")[0]
            if card not in world.hands[seat]:
                return None
            world.hands[seat].remove(card)
            if drawn:
                # It is equally likely in all worlds that this card is on top, if it is in the stock.
                if drawn not in world.stock:
                    return None
                world.stock.remove(drawn)
                world.stock.insert(0, drawn)
            world.drawn.append(world.stock.pop(0))
            world.hands[seat].append(world.drawn[-1])
        return world

    def exchange(self, world: World, seat: int, rng: Random) -> bool:
        pool = world.stock + world.hands[seat]
        rng.shuffle(pool)
        # Again, the cards known to have been drawn are equally likely in all worlds, if they were in the pool.
        came = self.renewed.split() if seat == self.viewer else [self.opening[seat]] if seat in self.opening else []
        if not set(came) <= set(pool):
            return False
        pool = came + [card for card in pool if card not in came]
        world.hands[seat], world.stock = pool[:6], pool[6:]
        world.renewed[seat] = pool[:6]
        return True

    def retold(self, rng: Random, number: int) -> list[World]:
        """This many worlds in which the story comes true."""
        worlds: list[World] = []
        while len(worlds) < number:
            world = self.told(rng)
            if world is not None:
                worlds.append(world)
        return worlds

    def match(self, world: World) -> Match:
        """The story played on the engine, with the deal of this world."""
        game = sterling.game("john-silver", self.seats, None, {"start-player": 0}, self.deck)
        dealt = [card for seat in range(self.seats) for card in world.first[seat]]
        orders = {"stock": names(" ".join(dealt))}
        for seat, cards in world.renewed.items():
            stock = world.drawn + world.stock if seat == max(world.renewed) else []
            orders[f"mulligan-{seat + 1}"] = names(" ".join(cards + stock))
        match = Match(game, game.deal(orders=orders))
        for seat in range(self.seats):
            match.play(seat, "X6" if seat in self.exchangers else "K6")
        for turn in self.turns:
            match.play(match.waiting()[0], move(turn.partition("+")[0]))
        return match

    def sampled(self, match: Match, rng: Rng, number: int) -> list[World]:
        """This many worlds that the sampler makes from the viewer's view."""
        game: Game = match.game
        sampler = game.sampler(match.view(self.viewer))
        return [self.read(game, cast(JohnSilverState, sampler.sample(rng))) for _ in range(number)]

    def read(self, game: Game, state: JohnSilverState) -> World:
        first: dict[int, list[str]] = {}
        hands: dict[int, list[str]] = {}
        for seat in range(self.seats):
            own = cast(JohnSilverView, game.view(state, seat)).own
            assert own is not None
            hands[seat] = short(own.hand).split()
            if own.back is not None:
                first[seat] = short(own.back).split()
            elif own.dealt is not None:
                first[seat] = short(own.dealt).split()
        stock = [CARDS[card] for card in list(state.stock)[int(state.top) : 44]]
        return World(first, hands, stock)


def same_chances(mine: Iterable[Any], theirs: Iterable[Any]) -> tuple[float, float]:
    """Chi-square of two samples of one kind, and its limit; rare outcomes are counted together."""
    a, b = Counter(mine), Counter(theirs)
    rare = [kind for kind in a | b if a[kind] + b[kind] < 20]
    game = [(a[kind], b[kind]) for kind in a | b if kind not in rare]
    game.append((sum(a[kind] for kind in rare), sum(b[kind] for kind in rare)))
    game = [pair for pair in game if sum(pair)]
    n, m = a.total(), b.total()
    chi = sum((x * (m / n) ** 0.5 - y * (n / m) ** 0.5) ** 2 / (x + y) for x, y in game)
    return chi, chi_square_limit(max(1, len(game) - 1))


Question = Callable[[World], Any]


def compare(mine: Sequence[World], theirs: Sequence[World], questions: Mapping[str, Question]) -> dict[str, bool]:
    """For each question, whether the two samples answer it alike."""
    alike = {}
    for name, question in questions.items():
        chi, limit = same_chances(map(question, mine), map(question, theirs))
        alike[name] = chi < limit
    return alike
