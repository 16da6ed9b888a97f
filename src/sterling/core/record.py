"""Record: a game as a text file that a person can read and a program can replay (docs/notation.md)."""

import re

import msgspec

from sterling.core.errors import RecordError
from sterling.core.game import OptionValue
from sterling.core.shuffle import commitment, shuffled_seed

MAGIC = "sterling record 1"
LARGEST = 1_000_000
"""No record is longer than this many characters."""

_NAME = re.compile(r"[^\x00-\x1f\x7f,#]{1,40}")
_SEAT = re.compile("[0-9]")
_ORDER = re.compile("[0-9](-[0-9])+")
_VIEWER = re.compile("-1|[0-9]")


class Entry(msgspec.Struct, frozen=True):
    """One action: who did it, and its text."""

    seat: int
    text: str
    by: str = ""
    """Empty if the seat's holder did it, or if nobody noted who did; `bot`; or `clock` if time ran out."""

    def line(self) -> str:
        return f"{self.seat} {self.text} ; {self.by}" if self.by else f"{self.seat} {self.text}"


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A configured game, a deal (or the commitment to one) and the actions.

    `Record.parse(record.text()) == record` for every record.
    """

    game: str
    rules_version: int
    rule_set: str
    seats: int
    options: dict[str, OptionValue]
    deck_hash: str
    names: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()
    """The characters of the columns, if people choose them (core/characters.py); empty if unknown."""
    deck: str | None = None
    seed: str = ""
    commitment: str = ""
    """The SHA-256 that was published before the game: of the secret if the record shows one, otherwise of the seed."""
    secret: str = ""
    nonces: dict[int, str] = {}
    """What each human seat added to the shuffle (core/shuffle.py)."""
    orders: dict[str, list[str]] = {}
    seen: dict[int, str] = {}
    """What seats (-1: a spectator) were shown when the game was exported before its end, as JSON."""
    entries: tuple[Entry, ...] = ()
    result: tuple[int, ...] = ()
    """The scores of a finished game; empty for one that goes on."""

    def text(self) -> str:
        lines = [
            MAGIC,
            f"game: {self.game}",
            f"rules-version: {self.rules_version}",
            f"rule-set: {self.rule_set}",
            f"seats: {self.seats}",
        ]
        lines += [f"option {name}: {_option_text(value)}" for name, value in self.options.items()]
        if self.names:
            lines.append("names: " + ", ".join(self.names))
        if self.characters:
            lines.append("characters: " + ", ".join(self.characters))
        lines.append(f"deck-hash: {self.deck_hash}")
        if self.deck is not None:
            lines += ["deck:", *("| " + line if line else "|" for line in self.deck.split("\n"))]
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        if self.secret:
            lines.append(f"secret: {self.secret}")
        lines += [f"nonce {seat}: {nonce}" for seat, nonce in sorted(self.nonces.items())]
        if self.seed:
            lines.append(f"seed: {self.seed}")
        lines += [f"order {name}: " + " ".join(items) for name, items in self.orders.items()]
        # A # would begin a comment.
        lines += [f"seen {seat}: " + view.replace("#", "\\u0023") for seat, view in sorted(self.seen.items())]
        lines.append("")
        lines += [entry.line() for entry in self.entries]
        if self.result:
            lines.append("result: " + " ".join(str(total) for total in self.result))
        return "\n".join(lines) + "\n"

    @staticmethod
    def parse(text: str) -> "Record":
        """Reads a record; a RecordError names the line that is wrong."""
        return _Reader(text).record()

    def check_commitment(self) -> None:
        """The commitment must match if the record has one; the seed must follow from secret and nonces."""
        if self.secret:
            seed = shuffled_seed(
                bytes.fromhex(self.secret), {seat: bytes.fromhex(nonce) for seat, nonce in self.nonces.items()}
            ).hex()
            if self.seed != seed:
                raise RecordError("record/shuffle", expected=seed, came=self.seed or "-")
        shown = self.secret or self.seed
        if shown and self.commitment:
            found = commitment(bytes.fromhex(shown))
            if found != self.commitment:
                raise RecordError("record/commitment", expected=self.commitment, came=found)


def _option_text(value: OptionValue) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def option_value(text: str) -> OptionValue:
    """The value of an option as it is written in records and lessons; a ValueError if it is none."""
    words: dict[str, OptionValue] = {"none": None, "yes": True, "no": False}
    if text in words:
        return words[text]
    return text if _ORDER.fullmatch(text) else int(text)


class _Reader:
    """Reads the head line by line, then the actions."""

    def __init__(self, text: str) -> None:
        if len(text) > LARGEST:
            raise RecordError("record/too-long", expected=LARGEST, came=len(text))
        self.lines = text.replace("\r\n", "\n").split("\n")
        self.fields: dict[str, str] = {}
        self.options: dict[str, OptionValue] = {}
        self.orders: dict[str, list[str]] = {}
        self.nonces: dict[int, str] = {}
        self.seen: dict[int, str] = {}
        self.deck: list[str] | None = None
        self.entries: list[Entry] = []

    def record(self) -> Record:
        if not text_line(self.lines[0]).startswith("sterling record"):
            raise RecordError("record/no-record", line=1, expected=MAGIC, came=self.lines[0][:80])
        if text_line(self.lines[0]) != MAGIC:
            raise RecordError("record/format-version", line=1, expected=MAGIC, came=self.lines[0][:80])
        for number, line in enumerate(self.lines[1:], start=2):
            try:
                self.read(number, line)
            except ValueError:
                raise self.bad(number, line) from None
        return self.build()

    def bad(self, number: int, line: str) -> RecordError:
        return RecordError("record/line", line=number, came=line[:80])

    def read(self, number: int, line: str) -> None:
        if line.startswith("|") and self.deck is not None and not self.entries:
            self.deck.append(line[2:] if line.startswith("| ") else line[1:])
            return
        line = text_line(line)
        if not line:
            return
        if line[0].isdigit():
            seat, space, action = line.partition(" ")
            action, note, by = action.partition(";")
            if not space or "result" in self.fields or not seat.isascii() or (note and by.strip() not in _BY):
                raise self.bad(number, line)
            self.entries.append(Entry(int(seat), action.strip(), by.strip()))
            return
        name, colon, value = line.partition(":")
        name, value = name.strip(), value.strip()
        kind, _, label = name.partition(" ")
        if not colon or name in self.fields or (self.entries and name != "result"):
            raise self.bad(number, line)
        if kind == "option" and label and label not in self.options:
            self.options[label] = option_value(value)
        elif kind == "order" and label and label not in self.orders:
            self.orders[label] = value.split()
        elif kind == "nonce" and _SEAT.fullmatch(label) and int(label) not in self.nonces:
            self.nonces[int(label)] = value
        elif kind == "seen" and _VIEWER.fullmatch(label) and int(label) not in self.seen:
            self.seen[int(label)] = json_line(value)
        elif name == "deck" and not value and self.deck is None:
            self.deck = []
        elif name in _FIELDS:
            self.fields[name] = value
        else:
            raise self.bad(number, line)

    def build(self) -> Record:
        fields = self.fields
        for name in ("game", "rules-version", "rule-set", "seats", "deck-hash"):
            if not fields.get(name):
                raise RecordError("record/missing", field=name)
        hashes = [(name, fields.get(name, "")) for name in ("seed", "commitment", "secret")]
        hashes += [(f"nonce {seat}", nonce) for seat, nonce in self.nonces.items()]
        for name, value in hashes:
            if (value or name.startswith("nonce")) and not re.fullmatch("[0-9a-f]{64}", value):
                raise RecordError("record/field", field=name, came=value[:80])
        try:
            numbers = int(fields["rules-version"]), int(fields["seats"])
            result = tuple(int(total) for total in fields.get("result", "").split())
        except ValueError:
            raise RecordError("record/field", field="rules-version, seats, result", came=str(fields)[:80]) from None
        names = tuple(name.strip() for name in fields["names"].split(",")) if fields.get("names") else ()
        if not all(_NAME.fullmatch(name) for name in names):
            raise RecordError("record/field", field="names", came=fields["names"][:80])
        characters = tuple(one.strip() for one in fields["characters"].split(",")) if fields.get("characters") else ()
        return Record(
            game=fields["game"],
            rules_version=numbers[0],
            rule_set=fields["rule-set"],
            seats=numbers[1],
            options=self.options,
            deck_hash=fields["deck-hash"],
            names=names,
            characters=characters,
            deck=None if self.deck is None else "\n".join(self.deck),
            seed=fields.get("seed", ""),
            commitment=fields.get("commitment", ""),
            secret=fields.get("secret", ""),
            nonces=self.nonces,
            orders=self.orders,
            seen=self.seen,
            entries=tuple(self.entries),
            result=result,
        )


_BY = ("bot", "clock")
_FIELDS = frozenset(
    [
        "game",
        "rules-version",
        "rule-set",
        "seats",
        "names",
        "characters",
        "deck-hash",
        "commitment",
        "secret",
        "seed",
        "result",
    ]
)


def json_line(text: str) -> str:
    """JSON as we write it; raises a ValueError for anything else."""
    try:
        return msgspec.json.encode(msgspec.json.decode(text)).decode()
    except (msgspec.DecodeError, RecursionError):
        raise ValueError from None


def text_line(line: str) -> str:
    """A line without its comment and surrounding blanks."""
    return line.split("#", 1)[0].strip()
