"""The fields of a state are declared once; the generated code is up to date and complete."""

import ast
from pathlib import Path

import pytest

from kit import fields
from kit.tools import positions
from sterling import Game, Rng
from sterling.games import folders, names


def declared(name: str) -> dict[str, str]:
    """The fields that a game's state declares with a value, and their types."""
    (file,) = fields.sources(folders()[name])
    found = [field for field in fields.declared(file)[1] if field.value is not None]
    return {fields.name_of(field): ast.unparse(field.annotation) for field in found}


@pytest.mark.parametrize("name", names())
def test_what_follows_from_the_fields_is_up_to_date(name: str) -> None:
    files = fields.sources(folders()[name])
    assert files, "no state whose fields are declared"
    for file in files:
        assert file.read_text(encoding="utf-8") == fields.current(file), "run: make fields"


def test_a_clone_has_every_field(game: Game) -> None:
    state = next(positions(game, Rng(15), 1))
    for number, name in enumerate(declared(game.facts.name), start=1000):
        setattr(state, name, number)
    copy = state.clone()
    for name in declared(game.facts.name):
        assert getattr(copy, name) == getattr(state, name), name


def test_the_key_has_every_field_that_is_not_set_apart(game: Game) -> None:
    keyed = [name for name, kind in declared(game.facts.name).items() if kind == "i64"]
    assert keyed
    for state in positions(game, Rng(16), 3):
        for name in keyed:
            other = state.clone()
            setattr(other, name, getattr(other, name) + 1)
            assert other.key() != state.key(), name


STATE = f'''
class Other:
    left: int = 0


class TinyState:
    """One game."""

    board: vec[i64]
    turn: i64 = 0  # whose
    free: Unkeyed = NONE

{fields.BEGIN}

    def stale(self) -> None: ...

{fields.END}

    def over(self) -> bool:
        return False
'''


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "rules.py").write_text(STATE, encoding="utf-8")
    return tmp_path / "rules.py"


def test_a_line_is_all_that_a_new_field_takes(file: Path) -> None:
    file.write_text(STATE.replace("    free:", "    round: i64 = 1\n    free:"), encoding="utf-8")
    assert fields.sources(file.parent) == [file]
    text = fields.current(file)
    assert "stale" not in text
    assert text.count("copy.round = self.round\n") == 1
    assert text.count("            self.round,\n") == 1
    assert "self.free,\n" not in text
    assert "copy.free = self.free\n" in text
    assert "left" not in text.partition("class TinyState")[2]
    assert text.partition(fields.END)[2] == STATE.partition(fields.END)[2]
    file.write_text(text, encoding="utf-8")
    assert fields.current(file) == text


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("turn: i64 = 0", "turn: str = ''", "rules.py:10: "),
        (fields.END, "", "one of the two marks is missing"),
        (fields.BEGIN, f"def apart():\n{fields.BEGIN}\n    ...", "rules.py:14: "),
    ],
)
def test_what_nothing_can_be_written_from_is_named(file: Path, old: str, new: str, told: str) -> None:
    file.write_text(STATE.replace(old, new), encoding="utf-8")
    with pytest.raises(fields.FieldsError, match=told):
        fields.current(file)


def test_a_state_without_marks_gets_them_below_its_last_field() -> None:
    bare = "class Some(State):\n    order: vec[i64]\n    turn: i64 = 0  # whose turn\n\n    def clone(self): ...\n"
    lines = fields.marked(bare).splitlines()
    assert lines[2:7] == ["    turn: i64 = 0  # whose turn", "", fields.BEGIN, "", fields.END]
    assert lines[-1] == "    def clone(self): ..."
    for text in (fields.marked(bare), "class Other:\n    turn: int = 0\n", "class Some(State):\n    pass\n"):
        assert fields.marked(text) == text
