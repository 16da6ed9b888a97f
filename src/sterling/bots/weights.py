"""The files of learned evaluations: `games/<game>/learned/<name>.txt`.

A file starts with lines `key = value` that say what was learned from what and how. After an empty line come the weights
in base 64: whole numbers of 8 or 16 bits (thresholds have 32), lowest byte first. A digest of everything else protects
the file from damage.
"""

import base64
import binascii
import hashlib
import math
from array import array
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.learned import UNIT, Learned
from sterling.bots.search import Knowledge
from sterling.core.errors import BotError, trouble
from sterling.games import folders

FORMAT = "sterling-learned 1"
LARGEST = 300_000
"""The most bytes that all files of a game may have together; so no file may be larger."""
CHANCE = "-chance"
"""An output whose name ends like this is a chance."""
COLUMNS = 116
_THRESHOLDS = "i"
_CODES = {8: "b", 16: "h"}


class Origin(msgspec.Struct, frozen=True, rename="kebab"):
    """Where the weights come from: with these, the training can be repeated."""

    game: str
    name: str
    version: str
    """Of Sterling."""
    rules_version: int
    seed: int
    games: int
    examples: int | None
    """The positions that it was fitted to; None if it learned while it played."""
    command: str


class Weights(msgspec.Struct, frozen=True):
    """An evaluation as it was fitted, in plain floats; see `Learned` for the formula and the order of the weights."""

    features: int
    hidden: int
    outputs: tuple[str, ...]
    base: Sequence[float]
    direct: Sequence[float]
    threshold: Sequence[float]
    inner: Sequence[float]
    outer: Sequence[float]


def learned_file(game: str, name: str) -> Path:
    """Where an evaluation of a game is kept."""
    return folders()[game] / "learned" / f"{name}.txt"


def learned_size(game: str, without: str = "") -> int:
    """The bytes of all learned files of a game, or of all but one of them."""
    files = learned_file(game, without).parent.glob("*.txt")
    return sum(file.stat().st_size for file in files if file.stem != without)


def equip(knowledge: Knowledge, game: str, seats: int, instead: dict[str, str] | None = None) -> Knowledge:
    """Hands a knowledge the evaluations it wants; `instead` names other files for some of them."""
    for name in knowledge.wants(seats):
        file = Path((instead or {}).get(name) or learned_file(game, name))
        try:
            knowledge.use(name, load(file).copy())
        except ValueError:
            raise BotError("bot/learned-damaged", file=str(file)) from None
    return knowledge


def load(file: Path) -> Learned:
    """The evaluation in a file; raises a coded error if it is missing or damaged."""
    try:
        changed = file.stat().st_mtime_ns
    except OSError as problem:
        raise BotError("bot/learned-read", file=str(file), **trouble(problem)) from None
    return _load(file, changed)


@lru_cache(maxsize=64)
def _load(file: Path, changed: int) -> Learned:
    try:
        data = file.read_bytes()
    except OSError as problem:
        raise BotError("bot/learned-read", file=str(file), **trouble(problem)) from None
    try:
        return parse(data)[1]
    except ValueError:
        raise BotError("bot/learned-damaged", file=str(file)) from None


def parse(data: bytes) -> tuple[Origin, Learned]:
    """Origin and evaluation of a file's content; raises a ValueError if it makes no sense."""
    if len(data) > LARGEST:
        raise ValueError
    text = data.decode("ascii").replace("\r\n", "\n")
    head, _, body = text.partition("\n\n")
    first, *lines = head.split("\n")
    facts = dict(line.split(" = ", 1) for line in lines)
    if first != FORMAT or facts.pop("digest", None) != _digest(facts, body):
        raise ValueError
    try:
        return msgspec.convert({"examples": None, **facts}, Origin, strict=False), _learned(facts, body)
    except (KeyError, msgspec.ValidationError, binascii.Error):
        raise ValueError from None


def _digest(facts: dict[str, str], body: str) -> str:
    told = "\n".join(f"{key} = {value}" for key, value in facts.items()) + "\n\n" + body
    return hashlib.sha256(told.encode()).hexdigest()[:32]


def _learned(facts: dict[str, str], body: str) -> Learned:
    features, hidden = int(facts["features"]), int(facts["hidden"])
    names = facts["outputs"].split()
    count = len(names)
    data = base64.b64decode(body.replace("\n", ""), validate=True)
    code = _CODES[int(facts["bits"])]
    sizes = (hidden, _THRESHOLDS), (features * count, code), (features * hidden, code), (hidden * count, code)
    parts: list[vec[i64]] = []
    for size, kind in sizes:
        numbers = array(kind)
        width = size * numbers.itemsize
        numbers.frombytes(data[:width])
        data = data[width:]
        if len(numbers) != size:
            raise ValueError
        parts.append(vec[i64](_little(numbers)))
    if data:
        raise ValueError
    threshold, direct, inner, outer = parts
    base = [float(value) for value in facts["base"].split()]
    inner_exponent = int(facts["inner-exponent"])
    if len(base) != count or not all(map(math.isfinite, base)):
        raise ValueError
    shift = max(0, inner_exponent - UNIT)
    return Learned(
        features,
        hidden,
        count,
        vec[i64]([1 if name.endswith(CHANCE) else 0 for name in names]),
        vec[float](base),
        direct,
        math.ldexp(1.0, -int(facts["direct-exponent"])),
        inner,
        threshold,
        shift,
        outer,
        math.ldexp(1.0, -int(facts["outer-exponent"]) - (inner_exponent - shift)),
    )


def _little(numbers: "array[int]") -> "array[int]":
    """The same numbers, read or written with the lowest byte first on every machine."""
    if array("h", b"\x01\x00")[0] != 1:
        numbers.byteswap()
    return numbers


def text_of(weights: Weights, origin: Origin, bits: int = 16) -> str:
    """The content of a file: the weights, rounded to so many bits."""
    facts = {key: str(value) for key, value in msgspec.to_builtins(origin).items() if value is not None}
    direct, direct_exponent = _rounded(weights.direct, bits)
    inner, inner_exponent = _rounded(weights.inner, bits)
    outer, outer_exponent = _rounded(weights.outer, bits)
    threshold = [round(math.ldexp(value, inner_exponent)) for value in weights.threshold]
    facts |= {
        "features": str(weights.features),
        "hidden": str(weights.hidden),
        "outputs": " ".join(weights.outputs),
        "bits": str(bits),
        "base": " ".join(f"{value:.9g}" for value in weights.base),
        "direct-exponent": str(direct_exponent),
        "inner-exponent": str(inner_exponent),
        "outer-exponent": str(outer_exponent),
    }
    data = _little(array(_THRESHOLDS, threshold)).tobytes()
    for numbers in (direct, inner, outer):
        data += _little(array(_CODES[bits], numbers)).tobytes()
    packed = base64.b64encode(data).decode()
    body = "\n".join(packed[at : at + COLUMNS] for at in range(0, len(packed), COLUMNS)) + "\n"
    lines = [FORMAT, *(f"{key} = {value}" for key, value in facts.items()), f"digest = {_digest(facts, body)}"]
    return "\n".join(lines) + "\n\n" + body


def _rounded(values: Sequence[float], bits: int) -> tuple[list[int], int]:
    """Whole numbers of so many bits, and the exponent of 2 they were multiplied with."""
    most = float(max((abs(float(value)) for value in values), default=0.0))
    if most == 0.0:
        return [0] * len(values), 0
    exponent = min(24, math.floor(math.log2((2 ** (bits - 1) - 1) / most)))
    return [round(math.ldexp(float(value), exponent)) for value in values], exponent
