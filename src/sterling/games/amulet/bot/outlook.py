"""What a round will probably cost each seat, learned from many rounds.

The numbers below describe a sampled world at the start of a turn, with all cards open, from one seat's side: how much
its village holds and how well it knows it, the same for its strongest opponent, and how far the round has come.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import BIT, pop
from sterling.games.amulet.codes import BODYGUARDS, DOPPELGANGER, EMPATHS, RASCALS, SQUIRES, VALUE, VILLAGERS
from sterling.games.amulet.rules import DOWN, KNOWN, ROW, SIZE, STRIDE, UP, AmuletState

SIDE: Final = 16
"""How many numbers describe a village."""
INPUTS: Final = 2 * SIDE + 12


def village_numbers(world: AmuletState, seat: i64, row: vec[float], start: i64) -> None:
    """Describes a village: what is in it, and what its owner knows of it."""
    board = world.board
    at: i64 = STRIDE * seat
    size: i64 = board[at + SIZE]
    up: i64 = board[at + UP]
    known: i64 = up | (board[at + DOWN] & board[at + KNOWN])
    safe: i64 = 0
    total: i64 = 0
    unknown: i64 = 0
    unknown_total: i64 = 0
    high: i64 = -1
    second: i64 = -1
    low: i64 = 13
    seen: i64 = 0
    pair: i64 = 0
    wild: i64 = 0
    open_to_others: i64 = world.uncovered(at)
    i: i64 = at + ROW
    end: i64 = i + size
    while i < end:
        card: i64 = board[i]
        value: i64 = VALUE[card]
        total += value
        if known & BIT[card] != 0:
            if world.sealed & BIT[card] == 0:
                if value > high:
                    second = high
                    high = value
                elif value > second:
                    second = value
                if value == DOPPELGANGER:
                    wild += 1
                elif seen & BIT[value] != 0:
                    pair += value
                seen |= BIT[value]
        else:
            unknown += 1
            unknown_total += value
        if open_to_others & BIT[card] != 0 and value < low:
            low = value
        i += 1
    if wild > 0 and size > wild:
        pair += 13 * wild
    row[start] = float(total) * 0.05
    row[start + 1] = float(size) * 0.2
    row[start + 2] = float(unknown) * 0.25
    row[start + 3] = float(unknown_total) * 0.05
    row[start + 4] = float(high) * 0.08
    row[start + 5] = float(second) * 0.08
    row[start + 6] = float(pair) * 0.1
    row[start + 7] = 1.0 if size <= 4 else 0.0
    row[start + 8] = 1.0 if size <= 3 else 0.0
    row[start + 9] = float(pop(up & RASCALS))
    row[start + 10] = float(pop(up & EMPATHS)) if unknown > 0 else 0.0
    row[start + 11] = float(pop(up & BODYGUARDS))
    row[start + 12] = float(pop(up)) * 0.25
    row[start + 13] = float(low) * 0.1
    row[start + 14] = 1.0 if world.right == seat else 0.0
    row[start + 15] = 0.5 if unknown == 0 else 0.0


def numbers(world: AmuletState, seat: i64, row: vec[float]) -> None:
    """Describes a world at the start of a turn from one seat's side."""
    board = world.board
    setup = world.setup
    seats: i64 = setup.seats
    rival: i64 = -1
    least: i64 = 1000
    others: i64 = 0
    callers: i64 = 1000
    up: i64 = board[STRIDE * seat + UP]
    other: i64 = 0
    while other < seats:
        if other != seat:
            at: i64 = STRIDE * other
            total: i64 = world.village_sum(at)
            others += total
            up |= board[at + UP]
            if total < least:
                least = total
                rival = other
            if board[at + SIZE] <= 4 and total < callers:
                callers = total
        other += 1
    village_numbers(world, seat, row, 0)
    village_numbers(world, rival, row, SIDE)
    k: i64 = 2 * SIDE
    row[k] = float(setup.deck_end - world.top) * 0.04
    turn: i64 = seat - world.turn
    if turn < 0:
        turn += seats
    row[k + 1] = float(turn)
    row[k + 2] = 1.0 if world.turn == rival else 0.0
    row[k + 3] = 1.0 if turn == 0 else 0.0
    row[k + 4] = float(seats - 2)
    row[k + 5] = float(others) / float(seats - 1) * 0.05
    row[k + 6] = float(callers if callers < 50 else 50) * 0.05
    offered: i64 = 13
    if world.piled > 0:
        offered = VALUE[board[setup.pile_at + world.piled - 1]]
    i: i64 = 0
    while i < world.shown:
        if VALUE[board[setup.show_at + i]] < offered:
            offered = VALUE[board[setup.show_at + i]]
        i += 1
    row[k + 7] = float(offered) * 0.08
    row[k + 8] = row[k + 7] if turn == 0 else 0.0
    row[k + 9] = float(pop(up & SQUIRES))
    row[k + 10] = float(pop(up & VILLAGERS))
    row[k + 11] = float(board[STRIDE * seat + SIZE] - board[STRIDE * rival + SIZE]) * 0.3


class Outlook:
    """A small network: the numbers of a seat in, what the round will cost it out."""

    def __init__(self, hidden: i64, weights: vec[float]) -> None:
        self.hidden = hidden
        self.weights = weights
        """For each hidden cell its weights, its offset and its weight at the end; then the last offset."""
        self.row = vec[float]([0.0] * INPUTS)

    def cost(self, world: AmuletState, seat: i64) -> float:
        """How many points the round will probably cost a seat."""
        row = self.row
        weights = self.weights
        numbers(world, seat, row)
        at: i64 = 0
        cell: i64 = 0
        total: float = weights[self.hidden * (INPUTS + 2)]
        while cell < self.hidden:
            here: float = weights[at + INPUTS]
            i: i64 = 0
            while i < INPUTS:
                here += weights[at + i] * row[i]
                i += 1
            if here > 0.0:
                total += here * weights[at + INPUTS + 1]
            at += INPUTS + 2
            cell += 1
        return total if total > 0.0 else 0.0
