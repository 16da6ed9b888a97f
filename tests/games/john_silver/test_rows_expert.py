"""What the strong player knows about rows: learned tables, exact pay, and nothing that is hidden."""

from pathlib import Path
from typing import cast

import pytest

import sterling
from games.john_silver.scenes import HOUSE_TEXT, turn_of
from kit.tools import positions
from sterling import Match, Rng
from sterling.bots import Budget, SearchBot
from sterling.bots.weights import learned_file, load, parse
from sterling.games.john_silver.bot.expert import HOUSE, Expert, fingerprint
from sterling.games.john_silver.bot.practice import RowLesson
from sterling.games.john_silver.bot.rows import PLACE, SPOT_COST, Rows, raw, table_size
from sterling.games.john_silver.codes import LAID_CARD, LAID_CELL, LAY
from sterling.games.john_silver.rules import JohnSilverSetup, JohnSilverState
from sterling.lab import practice
from sterling.lab.lessons import Plan, lesson
from sterling.lab.train import Fitting, train

SEATS = (2, 3, 4)


@pytest.mark.parametrize("rule_set", ["base", "stacks"])
@pytest.mark.parametrize("seats", SEATS)
def test_what_a_fourth_card_pays_is_what_the_rules_pay_out(seats: int, rule_set: str) -> None:
    """For everyone at the table, minus the mean of the others."""
    game = sterling.game("john-silver", seats, rule_set)
    rows = Rows(seats)
    cost = 1.0 if seats == 2 else SPOT_COST
    rng = Rng(31)
    paid = 0
    for _ in range(12):
        state = cast(JohnSilverState, game.start(game.random_deal(rng)))
        while not state.over():
            seat = turn_of(state)
            action = int(state.nth(seat, rng.below(state.count(seat))))
            before = [raw(state, other, cost) for other in range(seats)]
            promised = []
            if action >= LAY:
                card, cell = int(LAID_CARD[action - LAY]), int(LAID_CELL[action - LAY])
                if state.rows >> 3 * (cell // 4) & 7 == 3:
                    rows.look_round(state)
                    for other in range(seats):
                        rows.gather(state, cell // 4, other, 0)
                        entry = rows.width * PLACE[card] + rows.relative[4 * other + cell % 4]
                        promised.append(rows.with_fourth(cell // 4, entry))
            state.apply(seat, action)
            if promised and state.shared != 0:
                gained = [raw(state, other, cost) - before[other] for other in range(seats)]
                for other in range(seats):
                    rest = (sum(gained) - gained[other]) / (seats - 1)
                    assert promised[other] == pytest.approx(gained[other] - rest)
                paid += 1
    assert paid > 30


@pytest.mark.parametrize("seats", SEATS)
def test_the_quick_choice_depends_only_on_what_its_seat_can_see(seats: int) -> None:
    game = sterling.game("john-silver", seats)
    rows = Rows(seats)
    rows.use(load(learned_file("john-silver", f"rows-{seats}")))
    rng = Rng(32)
    for state in positions(game, rng, 40):
        seat = turn_of(state)
        sampler = game.sampler(game.view(state, seat))
        worlds = [cast(JohnSilverState, sampler.sample(rng)) for _ in range(5)]
        assert len({int(rows.choose(world, seat, Rng(1), 0.0)) for world in worlds}) == 1


def test_the_learned_files_are_small_and_say_how_to_make_them() -> None:
    total = 0
    for seats in SEATS:
        file = learned_file("john-silver", f"rows-{seats}")
        data = file.read_bytes()
        total += len(data)
        origin, learned = parse(data)
        assert learned.features == table_size(seats) + 88
        assert origin.command.startswith(f"sterling train john-silver --lesson rows-{seats} --games {origin.games}")
    assert total <= 300_000


def test_the_tables_are_for_the_house_deck_and_another_deck_is_practised_first() -> None:
    game = sterling.game("john-silver", 2)
    assert fingerprint(cast(JohnSilverSetup, game.setup)) == HOUSE
    other = sterling.game("john-silver", 2, deck=HOUSE_TEXT.replace("ship 6 coins 4", "ship 6 coins 9"))
    assert fingerprint(cast(JohnSilverSetup, other.setup)) != HOUSE
    tables = []
    for table in (game, other):
        match = Match(table, seed=3)
        seat = match.waiting()[0]
        player = SearchBot(table)
        assert player.choose(match.view(seat), Budget(iterations=10), Rng(1)) in match.state.legal(seat)
        tables.append(list(cast(Expert, player.knowledge).rows.table))
    assert tables[0] != tables[1]
    assert any(tables[1])


class Interrupted(Exception):
    pass


def test_an_interrupted_practice_gives_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice, "STRETCH", 20)
    plan = Plan("john-silver", "rows-2", (2,), "base", 50, seed=5)
    whole, again = tmp_path / "whole.txt", tmp_path / "again.txt"
    train(plan, Fitting(bits=8), tmp_path / "whole", whole)

    def stop(stage: str, done: int, total: int, loss: float) -> None:
        if done == 40:
            raise Interrupted

    with pytest.raises(Interrupted):
        train(plan, Fitting(bits=8), tmp_path / "again", again, progress=stop)
    told: list[int] = []
    outcome = train(
        plan, Fitting(bits=8), tmp_path / "again", again, progress=lambda stage, done, total, loss: told.append(done)
    )
    assert told == [40, 50]
    assert outcome.replaced
    assert again.read_bytes() == whole.read_bytes()
    with pytest.raises(sterling.SterlingError, match="other"):
        train(Plan("john-silver", "rows-2", (2,), "base", 60, seed=6), Fitting(), tmp_path / "again", again)


@pytest.mark.parametrize("seats", SEATS)
def test_practice_brings_the_prediction_closer(seats: int) -> None:
    about = cast(RowLesson, lesson("john-silver", f"rows-{seats}"))
    setup = sterling.game("john-silver", seats).setup
    first = about.practise(setup, 300, Rng(1), 0.0)
    for number in range(5):
        about.practise(setup, 600, Rng(2 + number), 0.5)
    assert about.practise(setup, 300, Rng(1), 0.8) < 0.9 * first
