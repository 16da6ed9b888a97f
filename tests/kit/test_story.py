"""What happened, as data and in words: laws for every game."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest

import sterling
from kit.conftest import every_game
from kit.tools import effort, positions, viewers
from sterling import Game, Match, Rng, View
from sterling.core.story import Happening, Thing
from sterling.games import folders, game_module
from sterling.i18n import LANGUAGES, Words
from sterling.story import Line, joined, spots, tell

NAMES = ["Ann", "Ben", "Cem", "Dora"]
GAMES = ((False, False), (True, True))
Chooser = Callable[[Match, int, Rng], int]


class Step(NamedTuple):
    """One action as one viewer saw it."""

    before: View | None
    after: View
    code: int | None
    """The action, if this viewer may know it."""
    viewer: int


def by_chance(match: Match, seat: int, rng: Rng) -> int:
    return int(match.state.nth(seat, rng.below(match.state.count(seat))))


def greedily(match: Match, seat: int, rng: Rng) -> int:
    policy = game_module(match.game.facts.name, "bot").Greedy()
    return int(policy.choose(match.state, seat, rng))


def steps(game: Game, seed: int, choose: Chooser, *, shown: bool) -> Iterator[Step]:
    """A whole game as everyone saw it, action by action, wherever it changed what they see."""

    def seen(viewer: int) -> View:
        view = match.view(viewer)
        return game.shown(view) if shown else view

    match, rng = Match(game, seed=seed), Rng(seed)
    views = {viewer: seen(viewer) for viewer in viewers(game)}
    for viewer, view in views.items():
        yield Step(None, view, None, viewer)
    while not match.over():
        waiting = match.waiting()
        seat = waiting[rng.below(len(waiting))]
        code = choose(match, seat, rng)
        match.play(seat, code)
        for viewer, before in views.items():
            after = views[viewer] = seen(viewer)
            if after != before:
                yield Step(before, after, game.heard(before, seat, code), viewer)


@cache
def story(name: str, seats: int, rule_set: str, shown: bool, greedy: bool) -> list[tuple[Step, list[Happening]]]:
    """A game's steps and what happened in each, once with the action if it is known and once from the views."""
    game = sterling.game(name, seats, rule_set)
    choose = greedily if greedy else by_chance
    found: list[tuple[Step, list[Happening]]] = []
    for step in steps(game, 11 * seats + greedy, choose, shown=shown):
        for known in dict.fromkeys((step.code, None)):
            found.append((step._replace(code=known), game.happened(step.before, step.after, known)))
    return found


def stories(game: Game) -> Iterator[tuple[Step, list[Happening]]]:
    """A random game as perfect memory sees it, and a greedy one as people at a table without memory aid see it."""
    for shown, greedy in GAMES:
        yield from story(game.facts.name, game.seats, game.rule_set, shown, greedy)


def leaves(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for item in value.values():
            yield from leaves(item)
    elif isinstance(value, list):
        for item in value:
            yield from leaves(item)
    elif value is not None:
        yield str(value)


def things_of(one: Happening) -> list[Thing]:
    return [*one.things, *one.moved]


def test_every_change_of_a_view_is_told(game: Game) -> None:
    """Everyone who sees something change hears what happened, with and without the action itself."""
    for step, told in stories(game):
        assert told, step


def test_nothing_is_told_where_nothing_changed(game: Game) -> None:
    rng = Rng(5)
    for state in positions(game, rng, effort(16)):
        for viewer in viewers(game):
            view = game.view(state, viewer)
            assert game.happened(view, view, None) == []


def test_what_happened_comes_back_from_bytes(game: Game) -> None:
    """Views that went over the wire tell the same story, and so do the happenings themselves."""
    for step, told in story(game.facts.name, game.seats, game.rule_set, False, False):
        before = None if step.before is None else sterling.decode(sterling.encode(step.before), game.view_type)
        after = sterling.decode(sterling.encode(step.after), game.view_type)
        assert game.happened(before, after, step.code) == told
        assert msgspec.json.decode(msgspec.json.encode(told), type=list[Happening]) == told


def test_truths_with_equal_views_have_one_story(game: Game) -> None:
    """What this seat cannot see does not affect its story."""
    rng = Rng(31 + game.seats)
    for state in positions(game, rng, effort(24)):
        if state.over():
            continue
        waiting = [seat for seat in range(game.seats) if state.waiting() >> seat & 1]
        seat = waiting[rng.below(len(waiting))]
        later = state.clone()
        code = int(later.nth(seat, rng.below(later.count(seat))))
        later.apply(seat, code)
        for viewer in viewers(game):
            before, after = game.view(state, viewer), game.view(later, viewer)
            heard = game.heard(before, seat, code)
            other = game.view(game.sample(before, rng), viewer), game.view(game.sample(after, rng), viewer)
            assert game.happened(*other, heard) == game.happened(before, after, heard)


def test_own_actions_are_heard_and_hidden_choices_of_others_are_not(game: Game) -> None:
    """In a game that lets several seats choose at once, nobody hears what another one chose."""
    rng = Rng(47 + game.seats)
    for state in positions(game, rng, effort(32)):
        waiting = [seat for seat in range(game.seats) if state.waiting() >> seat & 1]
        for seat in waiting:
            code = int(state.nth(seat, rng.below(state.count(seat))))
            assert game.heard(game.view(state, seat), seat, code) == code
            for viewer in viewers(game):
                if viewer != seat and game.facts.simultaneous and len(waiting) > 1:
                    assert game.heard(game.view(state, viewer), seat, code) is None


def test_every_thing_is_in_sight(game: Game) -> None:
    """A named card is in the view before or after; nothing else leaks."""
    for step, told in stories(game):
        named = {thing.id for one in told for thing in things_of(one) if thing.id}
        if named:
            seen = set(leaves(msgspec.to_builtins(step.after))) | set(leaves(msgspec.to_builtins(step.before)))
            assert named <= seen, (step, named - seen)


def test_seats_are_seats_and_places_are_named(game: Game) -> None:
    seats = (None, *range(game.seats))
    for _, told in stories(game):
        for one in told:
            assert one.who in seats
            assert one.whom in seats
            assert re.fullmatch(rf"{game.facts.prefix}-C?[0-9]+", one.rule), one
            for spot in spots(one):
                assert re.fullmatch(r"[a-z]+(:[A-Za-z0-9.-]+)*", spot), one
            for number in (*one.gained.values(), *one.lost.values()):
                assert number >= 0, one


@cache
def codes_for_programs(name: str, seats: int, rule_set: str) -> frozenset[str]:
    """Card names and notated actions: words with letters and digits, or with a sign of notation."""
    game = sterling.game(name, seats, rule_set)
    words = {item for order in game.orders for item in order.items}
    words |= {game.format(code) for code in range(game.facts.actions)}
    return frozenset(word for word in words if re.search("[A-Za-z]", word) and re.search("[0-9:?]", word))


def test_codes_are_told_from_words() -> None:
    """A game whose cards and actions are plain words has no codes; not all of them can be like that."""
    found = [len(codes_for_programs(facts.name, facts.seats[0], facts.rule_sets[0])) for facts in sterling.games()]
    assert max(found) >= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_written_for_people(game: Game, language: str) -> None:
    """Every happening has its sentence, and none shows a rule id, a card's id, notation or the name of a place."""
    words = Words(language)
    forbidden = codes_for_programs(game.facts.name, game.seats, game.rule_set)
    told_once = {
        (step.viewer, msgspec.json.encode(one)): one for step, happenings in stories(game) for one in happenings
    }
    read: set[str] = set()
    for (viewer, _), one in told_once.items():
        for line in tell(game, [one], words, NAMES, viewer):
            assert line.heading == one.heading
            assert line.text[-1] in ".!", line.text
            assert not re.search(r"  | \.|\{|\}", line.text), line.text
            if one.who is not None and one.who != viewer:
                assert NAMES[one.who] in line.text, (one, line.text)
            if one.who == viewer or one.whom == viewer >= 0:
                assert NAMES[viewer] not in line.text, line.text
            read.add(line.text)
    for text in read:
        assert not re.search(rf"\b{game.facts.prefix}-C?[0-9]", text), text
        assert forbidden.isdisjoint(re.findall(r"[\w:?.-]+", text)), text
        assert not re.search(r"[a-z]+:[0-9]", text), text


@pytest.mark.long
@pytest.mark.parametrize("name", [facts.name for facts in sterling.games()])
def test_every_verb_is_described_and_has_its_sentence(name: str) -> None:
    """The game's notation.md lists its verbs: all that are used, and none without a sentence."""
    page = (folders()[name] / "notation.md").read_text(encoding="utf-8")
    described = set(re.findall(r"^\| `([a-z-]+)` \|", page.partition("## What happened")[2], re.MULTILINE))
    told = {
        one.verb
        for game, seats, rule_set in every_game()
        if game == name
        for shown, greedy in GAMES
        for _, happenings in story(name, seats, rule_set, shown, greedy)
        for one in happenings
    }
    assert told <= described
    assert len(told) > 5
    for language in LANGUAGES:
        assert [verb for verb in described if f"{name}-story-{verb}" not in Words(language)] == []


def test_the_opening_has_a_heading(game: Game) -> None:
    for viewer in viewers(game):
        view = game.view(Match(game, seed=1).state, viewer)
        assert game.happened(None, view, None)[0].heading


# -- the renderer ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "text"), [("en", "a, b and c"), ("fr", "a, b et c"), ("de", "a, b und c")])
def test_a_list_is_joined_as_the_language_does(language: str, text: str) -> None:
    words = Words(language)
    assert joined(["a", "b", "c"], words) == text
    assert joined(["a"], words) == "a"
    assert joined([], words) == ""


def test_a_line_carries_seat_rule_and_spots() -> None:
    game = sterling.game("john-silver", 2)
    card = Thing("ship-8", {"suit": "ship", "value": "8"}, end="card:ship-8")
    one = Happening("take", 1, None, [card], start="cell:0:2", facts={"row": "ship", "saved": "no"}, rule="JS-22")
    assert tell(game, [one], Words("en"), NAMES, 0) == [
        Line("Ben takes ship 8 from the grid.", False, 1, "JS-22", ["cell:0:2", "card:ship-8"])
    ]
    assert tell(game, [one], Words("en"), NAMES, 1)[0].text == "You take ship 8 from the grid."
    assert tell(game, [one], Words("fr"), NAMES, 1)[0].text == "Vous prenez le navire 8 dans la grille."
    assert tell(game, [one], Words("de"), NAMES, 1)[0].text == "Du nimmst Schiff 8 aus dem Raster."
