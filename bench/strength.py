"""How strong the top bots are: every claim with its games, deals, seconds, interval and verdict.

    python bench/strength.py                     all claims; many hours on one core
    python bench/strength.py --minutes 50        what fits into this time; the next run continues
    python bench/strength.py --workers 2         two deals at once, each on one thread
    python bench/strength.py --game amulet --only greedy
    python bench/strength.py --list              the claims, and what is known so far; plays nothing

Games are played in duplicate: every deal once for each rotation of the seats. A value is a deal's mean over these
games, so values are independent. Budgets and reported seconds are processor time of one thread. Only compiled code is
measured.

How many games a claim gets is fixed before its first one, so ordinary 95 % intervals over deals hold
(`lab.arena.share_interval`). Verdicts:

    shown       the share reaches the target, and the interval's lower end reaches what the claim asks of it
    reached     the share reaches the target, but the lower end is too low
    missed      the share is below the target
    refuted     the interval's upper end is below the target
    open        not all of its games are played yet

The lower end has to reach the target itself, except against the baseline with two seats (55 %) and in the ladder, where
more time must not play worse by more than 5 points.

Finished deals are kept in bench/results/deals (`--keep`), one file for each claim, together with a digest of the code
that played them; deals of other code are set aside. They are committed, so that a claim can be played in several runs
and everyone can count for themselves. Rows that were measured go to bench/results/strength.json, and from
there to strength.txt.
"""

import argparse
import math
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path

import msgspec

import sterling
from sterling.bots import Budget, cast_of
from sterling.lab.arena import Plan, Played, play_deal, share_interval
from sterling.lab.digest import digest

RESULTS = Path(__file__).parent / "results"
BASELINE = "flat-2026"
MOVE = 0.2
"""Seconds per move, where a claim names none."""
GAMES = {
    "against the baseline": {"silver-gold": 40, "amulet": 120, "john-silver": 60},
    "with three baselines": {"silver-gold": 60, "amulet": 60, "john-silver": 400},
    "with three greedy": {"silver-gold": 40, "amulet": 100, "john-silver": 400},
    "against greedy": {"silver-gold": 100, "amulet": 100, "john-silver": 1000},
    "against textbook, 0.05 s": {"silver-gold": 40, "amulet": 60, "john-silver": 300},
    "against textbook, 0.2 s": {"silver-gold": 40, "amulet": 32, "john-silver": 80},
    "against textbook, 1 s": {"silver-gold": 32, "amulet": 32, "john-silver": 60},
    "ladder, 0.2 s against 0.05 s": {"silver-gold": 200, "amulet": 100, "john-silver": 200},
    "ladder, 1 s against 0.2 s": {"silver-gold": 160, "amulet": 120, "john-silver": 160},
}
"""How many games each claim gets: more where we expect it to be close."""
SEED = 2026
FRESH = {
    ("with three baselines", "john-silver"): 2027,
    ("against greedy", "john-silver"): 2027,
    ("against textbook, 0.2 s", "john-silver"): 2027,
    ("with three greedy", "amulet"): 2027,
    ("against greedy", "amulet"): 2027,
}
"""The seeds of claims whose number of games was changed after the first ones, so that no deal of the first run counts
again."""
OTHERWISE = 200
"""Games of a claim about any other game."""
NOT_WORSE = 0.45
"""What the lower end of a ladder's interval has to reach."""


class Claim(msgspec.Struct, frozen=True):
    """Something that the games are to show."""

    game: str
    title: str
    line_up: tuple[str, ...]
    """Its bot first; each name with its seconds."""
    target: float
    lower: float
    """What the lower end of the interval has to reach."""
    games: int
    """How many it gets."""

    @property
    def name(self) -> str:
        words = "-".join([self.game, self.title]).replace(",", "").replace(".", "_").split()
        return "-".join(words)

    @property
    def seats(self) -> int:
        return len(self.line_up)

    @property
    def deals(self) -> int:
        return -(-self.games // self.seats)


def claims() -> list[Claim]:
    """What the opponents are measured by."""
    found = []
    for facts in sterling.games():
        cast = cast_of(facts.name)
        if not cast:
            continue
        top, game = cast[-1].name, facts.name

        def add(title: str, line_up: tuple[str, ...], target: float, lower: float, game: str = game) -> None:
            found.append(Claim(game, title, line_up, target, lower, GAMES[title].get(game, OTHERWISE)))

        now, old = f"{top}@{MOVE:g}", f"{BASELINE}@{MOVE:g}"
        add("against the baseline", (now, old), 0.6 if game == "silver-gold" else 0.65, 0.55)
        add("with three baselines", (now, old, old, old), 0.35, 0.35)
        add("with three greedy", (now, *["greedy"] * 3), 0.6, 0.6)
        add("against greedy", (now, "greedy"), 0.92, 0.92)
        for seconds in (0.05, 0.2, 1.0):
            add(f"against textbook, {seconds:g} s", (f"{top}@{seconds:g}", f"ismcts@{seconds:g}"), 0.8, 0.8)
        for more, less in ((0.2, 0.05), (1.0, 0.2)):
            add(f"ladder, {more:g} s against {less:g} s", (f"{top}@{more:g}", f"{top}@{less:g}"), 0.5, NOT_WORSE)
    return found


# -- playing -----------------------------------------------------------------------------------------------------------


class Deal(msgspec.Struct, frozen=True):
    """One deal of a claim: its value, and the processor seconds and moves of the bot and of the others."""

    number: int
    value: float
    seconds: tuple[float, float]
    moves: tuple[int, int]


def seed_of(claim: Claim) -> int:
    return FRESH.get((claim.title, claim.game), SEED)


def plan_of(claim: Claim) -> Plan:
    configured = sterling.game(claim.game, claim.seats)
    bots = tuple(dict.fromkeys(claim.line_up))
    options = dict(configured.options)
    return Plan(
        claim.game,
        claim.seats,
        configured.rule_set,
        options,
        bots,
        0,
        Budget(),
        seed_of(claim),
        line_up=claim.line_up,
    )


def play(claim: Claim, number: int) -> Deal:
    """One deal, in all rotations."""
    played: Played = play_deal(plan_of(claim), number, claim.line_up, keep_records=False)
    own = claim.line_up[0]
    shares, seconds, moves = [], [0.0, 0.0], [0, 0]
    for game in played.games:
        winners = game.places.count(1)
        for seat, name in enumerate(game.players):
            side = 0 if name == own else 1
            seconds[side] += game.seconds[seat]
            moves[side] += game.moves[seat]
            if side == 0:
                shares.append(1 / winners if game.places[seat] == 1 else 0.0)
    return Deal(number, sum(shares) / len(shares), (seconds[0], seconds[1]), (moves[0], moves[1]))


# -- what is known -----------------------------------------------------------------------------------------------------


class Row(msgspec.Struct, frozen=True):
    """A claim with what the games said."""

    game: str
    title: str
    bot: str
    against: str
    seats: int
    games: int
    deals: int
    share: float
    low: float
    high: float
    target: float
    lower: float
    verdict: str
    seconds: float
    """Processor seconds per move, of the bot and of the others."""
    against_seconds: float
    spent: float
    """Processor seconds of all games."""


class Book:
    """The deals of one claim, in a file."""

    def __init__(self, claim: Claim, folder: Path) -> None:
        self.claim = claim
        self.file = folder / f"{claim.name}.jsonl"
        names = tuple(name.partition("@")[0] for name in claim.line_up)
        known = msgspec.structs.replace(claim, target=0, lower=0, games=0)
        self.head = msgspec.json.encode([known, seed_of(claim), digest(claim.game, names)])
        self.deals: list[Deal] = []
        if self.file.is_file():
            self.read()

    def read(self) -> None:
        head, *lines = self.file.read_bytes().split(b"\n")
        if head != self.head:
            print(f"{self.file.name}: deals of other code, set aside", file=sys.stderr)
            self.file.replace(self.file.with_suffix(".old"))
            return
        for line in lines:
            try:
                self.deals.append(msgspec.json.decode(line, type=Deal))
            except msgspec.DecodeError:
                continue  # the line that was being written when a run was cut off
        self.deals = [deal for deal in self.deals if deal.number < self.claim.deals]

    def missing(self) -> list[int]:
        """The numbers of the deals that are not played yet."""
        played = {deal.number for deal in self.deals}
        return [number for number in range(self.claim.deals) if number not in played]

    def add(self, deal: Deal) -> None:
        if not self.file.is_file():
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_bytes(self.head + b"\n")
        with self.file.open("ab") as out:
            out.write(msgspec.json.encode(deal) + b"\n")
        self.deals.append(deal)

    def numbers(self) -> tuple[float, float, float]:
        """The share and its interval."""
        return share_interval([deal.value for deal in self.deals])

    def verdict(self) -> str:
        claim = self.claim
        if len(self.deals) < claim.deals:
            return "open"
        mean, low, high = self.numbers()
        if mean >= claim.target:
            return "shown" if low >= claim.lower else "reached"
        return "refuted" if high < claim.target else "missed"

    def spent(self) -> float:
        return sum(sum(deal.seconds) for deal in self.deals)

    def row(self) -> Row:
        claim = self.claim
        mean, low, high = (round(value, 4) for value in self.numbers())
        moves = [max(1, sum(deal.moves[side] for deal in self.deals)) for side in (0, 1)]
        used = [sum(deal.seconds[side] for deal in self.deals) / moves[side] for side in (0, 1)]
        others = claim.line_up[1:]
        against = others[0] if len(others) == 1 else f"{len(others)} x {others[0]}"
        return Row(
            claim.game,
            claim.title,
            claim.line_up[0],
            against,
            claim.seats,
            len(self.deals) * claim.seats,
            len(self.deals),
            mean,
            low,
            high,
            claim.target,
            claim.lower,
            self.verdict(),
            round(used[0], 4),
            round(used[1], 4),
            round(self.spent(), 1),
        )


# -- results -----------------------------------------------------------------------------------------------------------


def merged(fresh: list[Row]) -> list[Row]:
    """The committed rows, with those measured now in their places."""
    file = RESULTS / "strength.json"
    before = msgspec.json.decode(file.read_bytes(), type=list[Row]) if file.is_file() else []
    rows = {(row.game, row.title): row for row in [*before, *fresh]}
    return [rows[claim.game, claim.title] for claim in claims() if (claim.game, claim.title) in rows]


def lines(rows: list[Row]) -> Iterator[str]:
    """The rows as text."""
    yield (
        f"{'game':<12} {'claim':<30} {'bot':<14} {'against':<20} {'seats':>5} {'games':>5} {'deals':>5} {'result':>7} "
        f"{'95 %':>15} {'target':>7} {'lower':>6} {'s/move':>13} {'hours':>6}  verdict"
    )
    for row in rows:
        result, between = f"{100 * row.share:.1f} %", f"{100 * row.low:.1f} … {100 * row.high:.1f}"
        wanted = f"{100 * row.target:.0f} %", f"{100 * row.lower:.0f} %"
        used = f"{row.seconds:.3f}/{row.against_seconds:.3f}"
        yield (
            f"{row.game:<12} {row.title:<30} {row.bot:<14} {row.against:<20} {row.seats:>5} {row.games:>5} "
            f"{row.deals:>5} {result:>7} {between:>15} {wanted[0]:>7} {wanted[1]:>6} {used:>13} "
            f"{row.spent / 3600:>6.2f}  {row.verdict}"
        )


def save(rows: list[Row]) -> None:
    (RESULTS / "strength.json").write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n")
    (RESULTS / "strength.txt").write_text("\n".join(lines(rows)) + "\n", encoding="utf-8")


def play_all(books: list[Book], workers: int, minutes: float | None) -> Iterator[Book]:
    """Plays what is missing, claim after claim; yields a book after each of its deals."""
    end = math.inf if minutes is None else time.monotonic() + 60 * minutes
    tasks = [(book, number) for book in books for number in book.missing()]
    if workers == 1:
        for book, number in tasks:
            if time.monotonic() >= end:
                return
            book.add(play(book.claim, number))
            yield book
        return
    tasks.reverse()
    running: dict[Future[Deal], Book] = {}
    with ProcessPoolExecutor(workers) as pool:
        while True:
            while tasks and len(running) < workers and time.monotonic() < end:
                book, number = tasks.pop()
                running[pool.submit(play, book.claim, number)] = book
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                book = running.pop(done)
                book.add(done.result())
                yield book


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", help="only claims about this game")
    parser.add_argument("--only", default="", help="only claims that contain this word")
    parser.add_argument("--minutes", type=float, help="stop after so many minutes; the next run continues")
    parser.add_argument("--workers", type=int, default=1, help="how many deals are played at once (default 1)")
    parser.add_argument("--keep", type=Path, default=RESULTS / "deals", help="where finished deals are kept")
    parser.add_argument("--list", action="store_true", help="show the claims and play nothing")
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    parser.add_argument("--dry", action="store_true", help="leave bench/results as it is")
    chosen = parser.parse_args()
    if sterling.MODE != "compiled" and not chosen.list:
        sys.exit("Strength is measured with compiled code: run `make compile` first.")
    wanted = [
        claim
        for claim in claims()
        if chosen.game in (None, claim.game) and chosen.only in f"{claim.title} {' '.join(claim.line_up)}"
    ]
    books = [Book(claim, chosen.keep) for claim in wanted]
    for book in [] if chosen.list else play_all(books, chosen.workers, chosen.minutes):
        mean, low, high = book.numbers()
        print(
            f"{book.claim.name}: {len(book.deals)} deals, {mean:.3f} ({low:.3f} … {high:.3f}) {book.verdict()}",
            file=sys.stderr,
            flush=True,
        )
        if book.verdict() != "open" and not chosen.dry:
            save(merged([book.row()]))
    rows = [book.row() for book in books if book.deals]
    if not chosen.list and not chosen.dry:
        save(merged(rows))
    if chosen.json:
        print(msgspec.json.format(msgspec.json.encode(rows), indent=1).decode())
        return
    print("\n".join(lines(rows)))
    if chosen.list:
        for claim in wanted:
            if not any((row.game, row.title) == (claim.game, claim.title) for row in rows):
                print(f"{claim.game:<12} {claim.title:<30} {claim.line_up[0]:<14} not played yet")


if __name__ == "__main__":
    main()
