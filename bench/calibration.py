"""Do the winning chances of reviews come true? Predicted chances against results, over games of the house's opponents.

    python bench/calibration.py play silver-gold --seats 2 --games 1600 --keep build/calibration
    python bench/calibration.py report --keep build/calibration --write

`play` lets the game's character of middle strength play against itself. At two random decisions of each game, the
chance of the seat to move is predicted from its view, as reviews do it, before the correction in `chances.json`. Every
game is a line of a file in the folder `--keep`; the same command goes on where it was interrupted.

`report` fits the correction to three games in eight and measures all figures on the others. With `--write` it puts the
corrections into the games' folders and the figures into bench/results/calibration.txt.
"""

import argparse
import math
from pathlib import Path

import msgspec

import sterling
from sterling.bots import Budget, bot, cast_of
from sterling.bots.calibration import FILE, Calibration, Fitted
from sterling.bots.judged import Effort
from sterling.bots.judging import Judge
from sterling.bots.reference import Reference, ending
from sterling.core.rng import Rng
from sterling.games import folders, game_class

RESULTS = Path(__file__).parent / "results" / "calibration.txt"
SEED = 20
MIDDLE = 3
PREDICTIONS = 2
BINS = 10
SAMPLES = 400


class Line(msgspec.Struct, frozen=True):
    """A game: what was predicted for a seat, and what it got."""

    number: int
    length: int
    predictions: list[tuple[int, int, float, float]]
    """Step, seat, predicted share of wins, and share of the win."""


def player_of(name: str) -> str:
    return next(one.name for one in cast_of(name) if one.strength == MIDDLE)


def judge_of(name: str, seats: int, worlds: int) -> Judge:
    facts = game_class(name).facts
    game = sterling.game(name, seats, options=facts.usual_options(1))
    effort = Effort(points=1, curve=worlds, search=1, first=1, second=1, deals=1, replays=1)
    judge = Judge(game, Reference(game), effort)
    judge.calibration = Calibration()
    return judge


def played(judge: Judge, number: int) -> Line:
    """One game. It depends on its number alone."""
    game = judge.game
    rng = Rng(SEED * 1_000_003 + number)
    players = [bot(player_of(game.facts.name), game) for _ in range(game.seats)]
    state = game.start(game.random_deal(rng))
    moments: list[tuple[int, int, sterling.View]] = []
    step = 0
    while waiting := state.waiting():
        seats = [seat for seat in range(game.seats) if waiting >> seat & 1]
        seat = seats[rng.below(len(seats))]
        view = game.view(state, seat)
        if state.count(seat) > 1:
            moments.append((step, seat, view))
        state.apply(seat, players[seat].choose(view, Budget(), rng.fork()))
        step += 1
    wins = ending(game, state).wins
    chosen = sorted({int(rng.below(len(moments))) for _ in range(PREDICTIONS)})
    return Line(
        number,
        step,
        [
            (moments[at][0], moments[at][1], judge.chance(moments[at][2], rng.fork()).mean, wins[moments[at][1]])
            for at in chosen
        ],
    )


def kept(file: Path) -> list[Line]:
    """The games of a file; the last line may have been cut off."""
    lines: list[Line] = []
    for text in file.read_text(encoding="utf-8").splitlines() if file.is_file() else ():
        try:
            lines.append(msgspec.json.decode(text, type=Line))
        except msgspec.DecodeError:
            break
    return lines


def play(name: str, seats: int, games: int, worlds: int, keep: Path) -> None:
    keep.mkdir(parents=True, exist_ok=True)
    file = keep / f"{name}-{seats}-{worlds}.jsonl"
    lines = kept(file)
    judge = judge_of(name, seats, worlds)
    with file.open("w", encoding="utf-8") as out:
        for line in lines:
            out.write(msgspec.json.encode(line).decode() + "\n")
        for number in range(len(lines), games):
            out.write(msgspec.json.encode(played(judge, number)).decode() + "\n")
            out.flush()
            if (number + 1) % 50 == 0:
                print(f"{name} at {seats} seats: {number + 1} of {games} games", flush=True)


# -- figures -----------------------------------------------------------------------------------------------------------

Pairs = list[tuple[float, float]]
"""Predicted chances and results."""


def fit(pairs: Pairs) -> Calibration:
    """The slope and shift of the log odds with the highest likelihood (Newton's method)."""
    slope, shift = 1.0, 0.0
    for _ in range(50):
        g0 = g1 = h00 = h01 = h11 = 0.0
        for share, won in pairs:
            share = min(0.995, max(0.005, share))
            odds = math.log(share / (1 - share))
            found = 1 / (1 + math.exp(-(slope * odds + shift)))
            weight = found * (1 - found)
            g0 += (won - found) * odds
            g1 += won - found
            h00 += weight * odds * odds
            h01 += weight * odds
            h11 += weight
        det = h00 * h11 - h01 * h01
        step = (h11 * g0 - h01 * g1) / det, (h00 * g1 - h01 * g0) / det
        slope, shift = slope + step[0], shift + step[1]
        if abs(step[0]) + abs(step[1]) < 1e-9:
            break
    return Calibration(round(slope, 3), round(shift, 3))


def brier(pairs: Pairs) -> float:
    return sum((share - won) ** 2 for share, won in pairs) / len(pairs)


def bins(pairs: Pairs) -> list[Pairs]:
    """By predicted chance, in equal steps."""
    found: list[Pairs] = [[] for _ in range(BINS)]
    for share, won in pairs:
        found[min(BINS - 1, int(BINS * share))].append((share, won))
    return found


def error(pairs: Pairs) -> float:
    """The expected calibration error: how far results are from predictions, bin by bin, weighted by their number."""
    return sum(abs(sum(share - won for share, won in group)) for group in bins(pairs)) / len(pairs)


def interval(lines: list[Line], calibration: Calibration, of: object) -> tuple[float, float]:
    """95 %, by drawing whole games again and again: predictions of one game are not independent."""
    rng = Rng(1)
    found = []
    for _ in range(SAMPLES):
        drawn = [lines[rng.below(len(lines))] for _ in lines]
        found.append(of(pairs_of(drawn, calibration)))  # type: ignore[operator]
    found.sort()
    return found[SAMPLES // 40], found[-1 - SAMPLES // 40]


def pairs_of(lines: list[Line], calibration: Calibration) -> Pairs:
    return [(calibration(share), won) for line in lines for _, _, share, won in line.predictions]


def report(keep: Path, write: bool) -> None:
    text = [
        "Winning chances of reviews against results (bench/calibration.py)",
        "",
        f"Each game is played by its character of middle strength (strength {MIDDLE}) in every seat, with a new",
        f"random deal each time. At {PREDICTIONS} random decisions of a game, the chance of the seat to move is",
        "predicted from its view. The correction was fitted to other games than those counted here. Intervals are",
        "95 %, over games. ECE: expected calibration error, ten bins of equal width. By chance, a perfect forecast of",
        "so few games has an ECE above 0, too; the report says how much to expect.",
    ]
    fitted: dict[str, dict[str, Fitted]] = {}
    for file in sorted(keep.glob("*.jsonl")):
        name, seats, worlds = file.stem.rsplit("-", 2)
        lines = kept(file)
        learned = [line for line in lines if line.number % 8 < 3]
        tested = [line for line in lines if line.number % 8 >= 3]
        calibration = fit(pairs_of(learned, Calibration()))
        fitted.setdefault(name, {})[seats] = Fitted(
            calibration.slope, calibration.shift, len(learned), player_of(name), int(worlds), SEED
        )
        pairs = pairs_of(tested, calibration)
        raw = pairs_of(tested, Calibration())
        low, high = interval(tested, calibration, error)
        score_low, score_high = interval(tested, calibration, brier)
        base = sum(won for _, won in pairs) / len(pairs)
        text += [
            "",
            f"{name}, {seats} seats ({player_of(name)}, {worlds} worlds): {len(tested)} games, "
            f"{len(pairs)} predictions; fitted to {len(learned)} others",
            f"  correction: log odds x {calibration.slope:.3f} {calibration.shift:+.3f}",
            f"  Brier score {brier(pairs):.4f} ({score_low:.4f} to {score_high:.4f}); "
            f"without correction {brier(raw):.4f}; always {base:.2f}: {brier([(base, won) for _, won in pairs]):.4f}",
            f"  ECE {error(pairs):.4f} ({low:.4f} to {high:.4f}); without correction {error(raw):.4f}; "
            f"a perfect forecast {by_chance(pairs):.4f}",
            "  predicted      n   mean   won    95 %",
        ]
        for place, group in enumerate(bins(pairs)):
            if group:
                mean = sum(share for share, _ in group) / len(group)
                won = sum(result for _, result in group) / len(group)
                half = 1.96 * math.sqrt(max(won * (1 - won), 0.25 / len(group)) / len(group))
                text.append(
                    f"  {place / BINS:.1f} to {(place + 1) / BINS:.1f}  {len(group):5}  {mean:.3f}  {won:.3f}  "
                    f"{max(0.0, won - half):.3f} to {min(1.0, won + half):.3f}"
                )
    print("\n".join(text))
    if write:
        RESULTS.write_text("\n".join(text) + "\n", encoding="utf-8")
        for name, by_seats in fitted.items():
            data = msgspec.json.format(msgspec.json.encode(by_seats), indent=2)
            (folders()[name] / FILE).write_bytes(data + b"\n")


def by_chance(pairs: Pairs) -> float:
    """The ECE of a forecast that is right, with so many predictions in each bin: the mean over drawn results."""
    rng = Rng(2)
    found = 0.0
    for _ in range(SAMPLES // 4):
        found += error([(share, float(int(rng.below(1_000_000)) < 1_000_000 * share)) for share, _ in pairs])
    return found / (SAMPLES // 4)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("game")
    playing.add_argument("--seats", type=int, default=2)
    playing.add_argument("--games", type=int, default=1600)
    playing.add_argument("--worlds", type=int, default=48)
    playing.add_argument("--keep", type=Path, required=True)
    reporting = commands.add_parser("report")
    reporting.add_argument("--keep", type=Path, required=True)
    reporting.add_argument("--write", action="store_true")
    chosen = parser.parse_args()
    if chosen.command == "play":
        play(chosen.game, chosen.seats, chosen.games, chosen.worlds, chosen.keep)
    else:
        report(chosen.keep, chosen.write)


if __name__ == "__main__":
    main()
