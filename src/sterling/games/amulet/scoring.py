"""The score sheet of the Amulet (AM-22), and what a score is made of."""

from sterling.games.amulet.rules import NONE, PENALTY, ROUNDS, AmuletState
from sterling.games.amulet.view import Round

REASONS = ("villagers", "deck", "call", "still")


def score(caller: int | None, ended: str, villages: list[list[int]]) -> Round:
    """AM-22: the caller with the lowest sum loses nothing and gains the amulet, any other caller loses 10 more."""
    sums = [sum(village) for village in villages]
    lost = list(sums)
    penalty, amulet = 0, None
    if caller is not None:
        if sums[caller] == min(sums):
            lost[caller], amulet = 0, caller
        else:
            penalty = PENALTY
            lost[caller] += penalty
    return Round(caller, ended, villages, sums, penalty, lost, amulet)


def rounds(state: AmuletState) -> list[Round]:
    """The score sheet: every finished round."""
    sheet = [int(number) for number in state.sheet]
    found: list[Round] = []
    at = 0
    while at < len(sheet):
        caller, reason = sheet[at], sheet[at + 1]
        at += 2
        villages: list[list[int]] = []
        for _ in range(int(state.setup.seats)):
            size = sheet[at]
            villages.append(sheet[at + 1 : at + 1 + size])
            at += 1 + size
        found.append(score(None if caller == NONE else caller, REASONS[reason], villages))
    return found


def sheet_of(finished: list[Round]) -> list[int]:
    """The score sheet as the state keeps it."""
    sheet: list[int] = []
    for entry in finished:
        sheet += [NONE if entry.caller is None else entry.caller, REASONS.index(entry.ended)]
        for village in entry.villages:
            sheet += [len(village), *village]
    return sheet


def parts(state: AmuletState) -> list[dict[str, int]]:
    """The points each seat lost, by round, and its penalties; the names are keys of the catalogue (`amulet-part-…`)."""
    finished = rounds(state)
    return [_parts(finished, seat) for seat in range(int(state.seats()))]


def _parts(finished: list[Round], seat: int) -> dict[str, int]:
    lost = {f"round-{number}": 0 for number in range(1, ROUNDS + 1)}
    penalties = 0
    for number, entry in enumerate(finished, start=1):
        penalty = entry.penalty if entry.caller == seat else 0
        lost[f"round-{number}"] = entry.lost[seat] - penalty
        penalties += penalty
    return {**lost, "penalties": penalties}
