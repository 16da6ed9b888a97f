"""When the service must act at a table on its own. Pure.

The table's row carries this time (`due_at`). The node that wrote it does the work: it starts its bots or sets a
timer for the clocks. If nothing has happened by then, that node is gone and any other takes over (sweep.py).
"""

from sterling.core.lesson import Run
from sterling.service.acts import PLAYING, AnyAct, Bot, Close, Goto, Move, Start, Undo
from sterling.service.clocks import Clocks
from sterling.service.room import Room, Step
from sterling.service.store.writer import Touch

LEASE = 4_000
"""Milliseconds a node has to do what it took on, or to report that it is still working on it …"""
GRACE = 2_000
"""… and how many more before another node takes over."""


def row_after(room: Room, act: AnyAct, step: Step | None, at: int) -> Touch:
    """What the table's row says once this act is written; `step` is what the act leads to, if it plays."""
    if room.run is not None:
        return Touch(room.row_status, at + LEASE if _scripted(room.run, act) else None)
    status, due = room.status, None
    if isinstance(act, Start):
        status = "playing"
    elif isinstance(act, Close):
        status = "closed"
    elif step is not None and step.state.over():
        status = "over"
    if status == "playing":
        if step is not None:
            due = _due_after_step(room, act, step, at)
        elif room.header.clock or isinstance(act, Bot) or any(seat.kind == "bot" for seat in room.seats):
            due = at + LEASE
    return Touch(status, due)


def _scripted(run: Run, act: AnyAct) -> bool:
    """Whether opponents have something to do after this act of a lesson."""
    if isinstance(act, Move):
        run = run.after(act.seat, act.code)
    elif isinstance(act, Goto):
        run = run.turned(act.step)
    return run.due() is not None


def _due_after_step(room: Room, act: AnyAct, step: Step, at: int) -> int | None:
    bots = room.has_bots()
    if not bots and room.clocks is None:
        return None
    waiting = int(step.state.waiting())
    if bots and any(seat.kind == "bot" and waiting >> number & 1 for number, seat in enumerate(room.seats)):
        return at + LEASE
    if room.clocks is None:
        return None
    clocks = room.clocks.copy()
    if step.mask >> room.game.seats & 1:
        assert isinstance(act, PLAYING)
        clocks.public(act.seat, waiting, at, isinstance(act, Undo))
    return next_deadline(clocks)


def next_deadline(clocks: Clocks) -> int | None:
    """When the first of the running clocks runs out."""
    return min(filter(None, map(clocks.deadline, range(len(clocks.left)))), default=None)
