"""What a client notes about a shuffle before and at the start, and what it can check at the end.

A dishonest service could draw another secret once it knows the nonces, or add a nonce for a seat that nobody holds. So
the client notes the commitment before it gives its nonce, and who sat where when the cards were dealt.
"""

from pathlib import Path

import msgspec

from sterling.core.errors import Fact, SterlingError, trouble
from sterling.core.record import Record
from sterling.games.verify import verify
from sterling.service.client import Follower
from sterling.service.errors import ServiceError
from sterling.service.messages import TableAnswer, TableInfo

NOTES = "guest.txt"
MOST = 100
"""How many tables are remembered."""


class Notes:
    """A small file on this machine: the guest's token for each service, and the notes for each table."""

    def __init__(self, home: Path) -> None:
        self.file = home / NOTES

    def _lines(self) -> dict[str, str]:
        try:
            lines = self.file.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeError):
            return {}
        return dict(line.split(" ", 1) for line in lines if " " in line)

    def read(self, key: str) -> str:
        return self._lines().get(key, "")

    def write(self, key: str, value: str) -> None:
        kept = {name: line for name, line in self._lines().items() if name != key} | {key: value}
        old = [name for name in kept if "#" in name][:-MOST]
        text = "".join(f"{name} {line}\n" for name, line in kept.items() if name not in old)
        fresh = self.file.with_suffix(".new")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            fresh.touch(mode=0o600)
            fresh.write_text(text, encoding="utf-8")
            fresh.replace(self.file)
        except OSError as problem:
            raise SterlingError("file/write", file=str(self.file), **trouble(problem)) from None


class Noted(msgspec.Struct, omit_defaults=True):
    """What this client knows about a table's shuffle without asking the service again."""

    commitment: str = ""
    """The commitment, if it was seen before a nonce of this client was given."""
    nonces: dict[int, str] = {}
    humans: list[int] | None = None
    """The seats that people held when the cards were dealt; None if this client did not see that."""
    unclear: list[int] = []
    """Seats that people may have held then."""


class Finding(msgspec.Struct, frozen=True):
    """One sentence about a shuffle without contradictions: what was checked, or what could not be."""

    checked: bool
    message: str
    facts: dict[str, Fact] = {}


class Proof:
    """The notes about one table, kept on disk from one run to the next."""

    def __init__(self, notes: Notes, place: str) -> None:
        self.notes = notes
        self.place = place
        try:
            self.noted = msgspec.json.decode(notes.read(place) or b"{}", type=Noted)
        except msgspec.DecodeError:
            self.noted = Noted()

    def _keep(self) -> None:
        self.notes.write(self.place, msgspec.json.encode(self.noted).decode())

    def meet(self, answer: TableAnswer) -> None:
        """Before giving anything: notes the commitment, or compares it with the one from last time."""
        info = answer.info
        given = [token.seat for token in answer.tokens if info.seats[token.seat].nonce]
        if not self.noted.commitment and info.status == "gathering" and not given:
            self.noted.commitment = info.commitment
            self._keep()
        self.compare(info)

    def compare(self, info: TableInfo) -> None:
        """Checks that the service keeps its commitment."""
        if self.noted.commitment and info.commitment != self.noted.commitment:
            raise ServiceError("client/commitment", expected=self.noted.commitment, came=info.commitment or "-")

    def give(self, seat: int, nonce: str) -> None:
        """A nonce that is about to be given."""
        self.noted.nonces[seat] = nonce
        self._keep()

    def open(self, follower: Follower) -> None:
        """Who held which seat when this client first saw the game in progress."""
        info = follower.opening
        assert info is not None
        self.compare(info)
        noted = self.noted
        if noted.humans is None:
            people = [number for number, seat in enumerate(info.seats) if seat.kind == "human"]
            given = [number for number, seat in enumerate(info.seats) if seat.nonce]
            if follower.saw_start:
                noted.humans = people
            else:
                # Since the start, people may have left their seats and taken others.
                noted.humans = [seat for seat in given if seat in people]
                noted.unclear = [seat for seat in given if seat not in people]
            # A seat that was given up before the deal took its nonce with it.
            noted.nonces = {seat: noted.nonces[seat] for seat in follower.opening_seats if seat in noted.nonces}
            self._keep()

    def check(self, record: Record, held: list[int]) -> list[Finding]:
        """What was verified about a finished game's shuffle; raises if it is wrong. `held` are this client's seats."""
        noted = self.noted
        found = set(verify(record).nonces)
        if not record.secret or (noted.commitment and record.commitment != noted.commitment):
            came = record.commitment if record.secret else "-"
            raise ServiceError("client/commitment", expected=noted.commitment or "-", came=came or "-")
        for seat, nonce in noted.nonces.items():
            if record.nonces.get(seat) != nonce:
                raise ServiceError("client/nonce", seat=seat)
        if noted.humans is not None and not set(noted.humans) <= found <= {*noted.humans, *noted.unclear}:
            raise ServiceError("client/seats", expected=_listed(noted.humans), came=_listed(found))
        findings = [Finding(True, "online-checked-commitment")]
        if not noted.commitment:
            findings = [Finding(False, "online-unchecked-commitment")]
        findings += [Finding(True, "online-checked-nonce", {"seat": seat + 1}) for seat in sorted(noted.nonces)]
        for seat in sorted(set(held) & found - set(noted.nonces)):
            findings.append(Finding(False, "online-unchecked-nonce", {"seat": seat + 1}))
        if noted.humans is None or noted.unclear:
            findings.append(Finding(False, "online-unchecked-seats"))
        else:
            findings.append(Finding(True, "online-checked-seats", {"seats": _listed(found)}))
        return findings


def _listed(seats: list[int] | set[int]) -> str:
    """Seat numbers for people, who count from 1."""
    return ", ".join(str(seat + 1) for seat in sorted(seats)) or "-"
