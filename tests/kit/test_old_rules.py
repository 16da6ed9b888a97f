"""Games and records continue with the rules they started with.

The records in tests/games/<game>/old were written by the versions of the rules they name (`python tests/goldens.py
--old`). They are never written again.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import sterling
from kit.test_golden import GAMES
from kit.tools import STEPS, asked_at_each_step, effort, every_size, positions, viewers
from sterling import Game, Record, Rng
from sterling.bots import Budget
from sterling.bots.worker import Setting
from sterling.games import folders, game_class
from sterling.games.verify import verify
from sterling.lab import arena, chunks


def old_file(game: Game) -> Path:
    folder = GAMES / folders()[game.facts.name].name / "old"
    return folder / f"rules-{game.rules_version}-{game.seats}-{game.rule_set}.txt"


OLD = sorted(GAMES.glob("*/old/rules-*.txt"))


def test_every_older_version_has_records() -> None:
    for facts in sterling.games():
        for version in range(facts.oldest_rules, facts.rules_version):
            found = [file for file in OLD if f"/{folders()[facts.name].name}/old/rules-{version}-" in file.as_posix()]
            assert found, f"no record of version {version} of {facts.name}"


@pytest.mark.parametrize("file", OLD, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_an_old_record_verifies_and_replays_exactly(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = Record.parse(text)
    assert f"rules-{record.rules_version}-" in file.name
    assert verify(record).over
    match = sterling.replay(record)
    assert match.game.rules_version == record.rules_version
    written = match.record().text().rstrip("\n")
    assert "\n".join([written, "", STEPS, *asked_at_each_step(match)]) + "\n" == text


def older() -> list[tuple[str, int, str, int]]:
    """Every game with every number of seats and rule set, under every version of its rules except the newest."""
    return [
        (facts.name, seats, rule_set, version)
        for facts in sterling.games()
        for seats in facts.seats
        for rule_set in facts.rule_sets
        for version in range(facts.oldest_rules, facts.rules_version)
    ]


@pytest.fixture(params=older(), ids=lambda game: "-".join(str(part) for part in game))
def old_game(request: pytest.FixtureRequest) -> Game:
    name, seats, rule_set, version = request.param
    return sterling.game(name, seats, rule_set, rules_version=version)


def test_worlds_by_old_rules_show_the_view_they_come_from(old_game: Game) -> None:
    rng = Rng(71)
    for state in positions(old_game, rng, effort(60)):
        for viewer in viewers(old_game):
            view = old_game.view(state, viewer)
            assert old_game.view(old_game.sample(view, rng), viewer) == view


def test_whoever_builds_an_old_game_again_builds_the_same(old_game: Game) -> None:
    """In a worker, in the lab, from a record."""
    setting = Setting.of(old_game)
    told = msgspec.json.decode(msgspec.json.encode(setting), type=Setting)
    assert (told.game, told.rules_version) == (old_game.facts.name, old_game.rules_version)
    shared: dict[str, Any] = {
        "game": old_game.facts.name,
        "seats": old_game.seats,
        "rule_set": old_game.rule_set,
        "options": dict(old_game.options),
        "rules_version": old_game.rules_version,
        "games": 1,
    }
    simulated = chunks.Plan(players=("random",) * old_game.seats, seed=1, **shared).configured()
    met = arena.Plan(bots=("random", "greedy"), budget=Budget(iterations=1), **shared).configured()
    record = Record.parse(sterling.Match(old_game, seed=1).record().text())
    for again in (simulated, met, sterling.game_of(record)):
        assert (again.rules_version, again.options) == (old_game.rules_version, old_game.options)


@pytest.mark.parametrize(("name", "seats"), every_size())
def test_a_version_that_nobody_knows_is_refused(name: str, seats: int) -> None:
    facts = game_class(name).facts
    for version in (facts.oldest_rules - 1, facts.rules_version + 1):
        with pytest.raises(sterling.SetupError) as refused:
            sterling.game(name, seats, rules_version=version)
        assert refused.value.code == "setup/rules-version"
        assert refused.value.facts["came"] == version
    assert sterling.game(name, seats).rules_version == facts.rules_version
