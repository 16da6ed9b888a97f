"""Practice positions: every line of every file can be shown and answered, and says nothing that a view does not."""

import math
from collections import Counter

import msgspec
import pytest

import sterling
from sterling import Rng
from sterling.bots.compare import Comparison, Mean, points_of, value_of, wins_of
from sterling.bots.practice import LEVELS, Head, Position, Practice, Seen, id_of, need_practice, parse, practice_of
from sterling.bots.weighing import foretold, reasons
from sterling.core.errors import SterlingError
from sterling.core.view import encode
from sterling.games import game_class
from sterling.i18n import LANGUAGES, Words
from sterling.lab.puzzles import STAGES
from sterling.service.pieces import finished
from sterling.service.practice import answering, question, shown
from sterling.terminal.judged import act_text, why_text
from sterling.terminal.practise import names_of

GAMES = [facts.name for facts in sterling.games() if practice_of(facts.name) is not None]
COUNT = 30
ERRORS = 4.0
"""The least lead of a position, in standard errors."""


def every_position() -> list[tuple[str, str]]:
    return [(name, position.id) for name in GAMES for position in need_practice(name).positions]


def test_every_game_of_the_house_has_positions() -> None:
    assert {"silver-gold", "amulet", "john-silver"} <= set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_file_has_variety(name: str) -> None:
    practice = need_practice(name)
    facts = game_class(name).facts
    positions = practice.positions
    count = practice.head.made.count
    assert len(positions) == count == COUNT
    assert practice.head.game == name
    assert facts.knows_rules(practice.head.rules_version)
    assert len({position.id for position in positions}) == count
    assert Counter(position.level for position in positions) == dict.fromkeys(LEVELS, count // len(LEVELS))
    # Every third of a game, none of them more often than half of the time.
    stages = Counter(position.stage for position in positions)
    assert stages.keys() == set(STAGES)
    assert max(stages.values()) <= count // 2
    assert {position.seats for position in positions} == set(facts.seats)
    assert len({position.rule_set for position in positions}) >= min(2, len(facts.rule_sets))
    # From easy to hard: the easier one is found at least as often.
    found = [position.found.mean for position in positions]
    assert found == sorted(found, reverse=True)


@pytest.mark.parametrize("name", GAMES)
def test_every_position_is_replayed_from_its_file(name: str) -> None:
    practice = need_practice(name)
    for position in practice.positions:
        seen = practice.seen(position)
        game, view = seen.game, seen.view
        # The view is one that the game shows, and the position is named after it.
        assert game.view(seen.world, view.seat) == view
        assert position.id == id_of(game, view)
        legal = [game.format(code) for code in seen.world.legal(view.seat)]
        assert len(legal) >= 3
        assert sorted(act.act for act in position.acts) == sorted(legal)
        check_claim(position)


def check_claim(position: Position) -> None:
    best, obvious = position.of(position.best), position.of(position.obvious)
    assert position.acts[0] == best
    assert best.act != obvious.act
    assert (best.behind, best.points_behind, best.wins_behind) == (Mean(0, 0), Mean(0, 0), Mean(0, 0))
    assert obvious.behind.mean > 0
    assert obvious.behind.is_clear(ERRORS)
    assert position.lead == (obvious.points_behind if position.unit == "points" else obvious.wins_behind)
    assert position.lead.low > 0
    assert position.verdict(best.act) == "best"
    assert position.verdict(obvious.act) == "worse"
    verdicts = Counter(position.verdict(act.act) for act in position.acts)
    assert verdicts["worse"] >= len(position.acts) / 2 - 1, "not every act may be right"
    assert 0 <= position.found.mean <= 1
    for act in position.acts:
        assert act.worlds > 0
        assert 0 <= act.wins.mean <= 1


@pytest.mark.parametrize("name", GAMES)
def test_serving_a_position_tells_nothing_but_the_view(name: str) -> None:
    """Two truths with the same view give the same bytes: the question, and what is said about its acts."""
    practice = need_practice(name)
    different = 0
    for position in practice.positions[:10]:
        seen = practice.seen(position)
        asked = msgspec.json.encode(shown(position, seen))
        assert asked == msgspec.json.encode(question(name, position.id))
        for seed in (11, 12):
            other = seen.game.sample(seen.view, Rng(seed))
            different += other.key() != seen.world.key()
            assert encode(seen.game.view(other, seen.view.seat)) == bytes(position.view)
            assert msgspec.json.encode(shown(position, Seen(seen.game, seen.view, other))) == asked
    assert different > 0, "some truths differ, or this proves nothing"


@pytest.mark.parametrize("name", GAMES)
def test_acts_and_reasons_are_told_in_every_language(name: str) -> None:
    practice = need_practice(name)
    for position in practice.positions[:6]:
        seen = practice.seen(position)
        assert foretold(seen.game, seen.view, seen.game.parse(position.best))
        for language in LANGUAGES:
            words = Words(language)
            names = names_of(seen.game, seen.view, words)
            for act in position.acts[:4]:
                assert act_text(seen.game, seen.view, seen.game.parse(act.act), words, names)
                assert why_text(seen.game, act, words)
            assert reasons(position.of(position.obvious))


def test_the_answer_has_a_verdict_for_every_act() -> None:
    name = GAMES[0]
    position = need_practice(name).positions[0]
    answer = msgspec.json.decode(finished(answering(name, position.id)))
    assert answer["acts"][0]["code"] == answer["best"]
    assert [act["text"] for act in answer["acts"]] == [act.act for act in position.acts]
    assert {act["verdict"] for act in answer["acts"]} <= {"best", "good", "worse"}
    assert b'"view"' not in msgspec.json.encode(answer)


def test_a_comparison_depends_on_the_view_and_the_seed_alone() -> None:
    practice = need_practice("john-silver")
    position = practice.positions[0]
    seen = practice.seen(position)
    codes = seen.world.legal(seen.view.seat)[:3]

    def outcomes(seed: int) -> list[list[object]]:
        comparison = Comparison(seen.game, seen.view, codes, seed)
        comparison.run(6)
        return [list(comparison.tried[code].outcomes) for code in codes]

    assert outcomes(5) == outcomes(5)
    assert outcomes(5) != outcomes(6)


def test_the_parts_of_an_outcome_sum_to_its_points() -> None:
    for name in GAMES:
        practice = need_practice(name)
        seen = practice.seen(practice.positions[0])
        code = seen.world.legal(seen.view.seat)[0]
        comparison = Comparison(seen.game, seen.view, [code], 3)
        comparison.run(5)
        for outcome in comparison.tried[code].outcomes:
            assert sum(outcome.parts.values()) == outcome.points
            assert 0 <= outcome.value <= 1
        assert comparison.tried[code].mean(wins_of).mean <= 1
        assert comparison.tried[code].mean(points_of).error >= 0


def test_a_hidden_card_is_not_named_before_it_is_drawn() -> None:
    game = sterling.game("amulet", 2, options={"memory-aid": True})
    state = game.start(game.deal(5))
    rng = Rng(1)
    while game.view(state, 0).phase != "turn":  # type: ignore[attr-defined]
        seat = (int(state.waiting()) & -int(state.waiting())).bit_length() - 1
        state.apply(seat, state.nth(seat, rng.below(state.count(seat))))
    seat = (int(state.waiting()) & -int(state.waiting())).bit_length() - 1
    told = foretold(game, game.view(state, seat), game.parse("D"))
    assert [one.verb for one in told] == ["draw"]
    assert [thing.id for thing in told[0].things] == [""]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "practice/line"),
        ("{}", "practice/line"),
        ('{"format":2,"game":"x","rules_version":1,"deck_hash":"","made":%s}', "practice/format"),
        ('{"format":1,"game":"x","rules_version":1,"deck_hash":"","made":%s}\nnonsense', "practice/line"),
    ],
)
def test_a_bad_file_is_refused_in_words(text: str, code: str) -> None:
    made = msgspec.json.encode(need_practice(GAMES[0]).head.made).decode()
    with pytest.raises(SterlingError) as problem:
        parse(text.replace("%s", made))
    assert problem.value.code == code
    assert not str(problem.value).startswith(code)


def test_a_file_is_read_back_as_it_was_written() -> None:
    practice = need_practice(GAMES[0])
    assert parse(practice.text()).text() == practice.text()
    assert isinstance(practice, Practice)
    assert isinstance(practice.head, Head)


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("name", "id"), every_position())
def test_the_lead_of_every_position_is_measured_again(name: str, id: str) -> None:
    """With fresh worlds, the best act leads again, and by about as much as the file says."""
    practice = need_practice(name)
    position = practice.find(id)
    seen = practice.seen(position)
    best, obvious = seen.game.parse(position.best), seen.game.parse(position.obvious)
    comparison = Comparison(seen.game, seen.view, (best, obvious), 20_260_101)
    comparison.run(1500)
    lead = comparison.tried[best].gap(comparison.tried[obvious], value_of)
    claimed = position.of(position.obvious).behind
    assert lead.low > 0
    assert abs(lead.mean - claimed.mean) <= 5 * math.hypot(lead.error, claimed.error) + 1e-9
