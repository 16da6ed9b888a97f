"""One seat of a table, and who holds it."""

from sterling.service.messages import SeatInfo


class Seat:
    """Who holds a seat now, and who may take it back."""

    __slots__ = ("access", "face", "identity", "kind", "level", "name", "nonce", "past", "serial")

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

    def hand_over(
        self, kind: str, identity: str = "", name: str = "", level: str = "", face: str = "", playing: bool = False
    ) -> None:
        """The seat changes hands. During the game, everyone who played it is remembered."""
        if self.kind == "human":
            kept = self.past if playing else []
            self.past = [*kept, self.identity] if self.identity not in kept else kept
        self.kind, self.identity, self.name, self.level, self.face = kind, identity, name, level, face
        self.serial += 1

    def info(self) -> SeatInfo:
        return SeatInfo(
            kind=self.kind,  # type: ignore[arg-type]
            name=self.name,
            level=self.level,
            access=self.access if self.kind == "vacant" else "",  # type: ignore[arg-type]
            nonce=bool(self.nonce),
            face=self.face,
        )
