"""One seat of a table, and who holds it."""

from sterling.service.messages import SeatInfo


class Seat:
    """Who holds a seat now, and who may take it back."""

    __slots__ = (
        "access",
        "declined",
        "face",
        "identity",
        "kind",
        "level",
        "name",
        "nonce",
        "past",
        "reserved",
        "serial",
        "since",
    )

    def __init__(self, access: str) -> None:
        self.kind = "vacant"
        self.access = access
        self.identity = ""
        self.name = ""
        self.face = ""
        self.level = ""
        self.serial = 0
        """Counts how often the seat has changed hands. Tokens contain it, so old ones are void."""
        self.nonce = ""
        self.past: list[str] = []
        """Who left it and may take it back: before the start the last human, later everyone who played it."""
        self.reserved = ""
        """The only identity that may take this vacant seat; `name` says who that is."""
        self.declined = False
        """It was reserved for `name`, who does not come."""
        self.since = 0
        """When it last changed hands."""

    def hand_over(
        self, kind: str, identity: str = "", name: str = "", level: str = "", face: str = "", playing: bool = False
    ) -> None:
        """The seat changes hands. During the game, everyone who played it is remembered."""
        if self.kind == "human":
            kept = self.past if playing else []
            self.past = [*kept, self.identity] if self.identity not in kept else kept
        self.kind, self.identity, self.name, self.level, self.face = kind, identity, name, level, face
        self.reserved, self.declined = "", False
        self.serial += 1

    def reserve(self, identity: str, name: str, face: str) -> None:
        """Keeps the vacant seat for one person."""
        self.reserved, self.name, self.face = identity, name, face

    def decline(self) -> None:
        """The person it was reserved for does not come; the owner decides who may take it."""
        self.reserved, self.declined = "", True

    def open_to(self) -> str:
        """Who may take it while it is vacant: `link`, `open`, `reserved`, or `declined`; empty if it is taken."""
        if self.kind != "vacant":
            return ""
        return "reserved" if self.reserved else "declined" if self.declined else self.access

    def info(self) -> SeatInfo:
        return SeatInfo(
            kind=self.kind,  # type: ignore[arg-type]
            name=self.name,
            level=self.level,
            access=self.open_to(),  # type: ignore[arg-type]
            nonce=bool(self.nonce),
            face=self.face,
        )
