"""Checks whether a record is consistent."""

import msgspec

from sterling.core.errors import RecordError, SterlingError
from sterling.core.record import Record
from sterling.games import replay


class Verified(msgspec.Struct, frozen=True):
    """What was found in a valid record."""

    game: str
    actions: int
    over: bool
    totals: tuple[int, ...]
    seeded: bool
    """The deal follows from the seed; otherwise it was written out by hand."""
    committed: bool
    """The secret (or the seed) matches the commitment published before the game."""
    nonces: tuple[int, ...] = ()
    """The seats whose own random numbers are part of the seed."""


def verify(record: Record) -> Verified:
    """Replays a record and compares its result; raises a RecordError that says what is wrong."""
    match = replay(record)
    record.check_commitment()
    totals = tuple(score.total for score in match.scores())
    if match.over() and record.result and record.result != totals:
        raise RecordError("record/result", expected=" ".join(map(str, totals)), came=" ".join(map(str, record.result)))
    if record.result and not match.over():
        raise RecordError("record/unfinished")
    return Verified(
        game=record.game,
        actions=len(record.entries),
        over=match.over(),
        totals=totals,
        seeded=bool(record.seed),
        committed=bool(record.seed and record.commitment),
        nonces=tuple(sorted(record.nonces)) if record.secret else (),
    )


def check_noted_commitment(record: Record, noted: str) -> None:
    """The record must show the secret of the commitment that somebody noted before the game."""
    kept = record.commitment if record.secret or record.seed else ""
    if kept != noted:
        raise SterlingError("verify/commitment", expected=noted, came=kept or "-")


def check_noted_nonce(record: Record, seat: int, noted: str) -> None:
    """The nonce that somebody gave for a seat must be part of the seed."""
    kept = record.nonces.get(seat, "") if record.secret else ""
    if kept != noted:
        raise SterlingError("verify/nonce", seat=seat, expected=noted, came=kept or "-")
