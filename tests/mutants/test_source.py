"""The mutants of a few lines, and their names."""

import pytest

from mutants.source import MODULE, Source


def changes(text: str, zeros: frozenset[str] = frozenset()) -> list[str]:
    return [mutant.name.now for mutant in Source("game", "rules.py", text, zeros).mutants]


def of(line: str) -> list[str]:
    """The mutants of one statement in a function."""
    return changes(f"def f(a, b):\n    {line}\n    return a\n")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("if a < b: a = b", ["if True:", "if False:", "if a <= b:"]),
        ("while a != 3: b()", ["while False:", "while a != 4:", "pass"]),
        (
            "a = b if a == 0 else 1",
            [
                "pass",
                "a = b if True else 1",
                "a = b if False else 1",
                "a = b if a == 1 else 1",
                "a = b if a == 0 else 2",
            ],
        ),
        ("a += b - 2", ["pass", "a -= b - 2", "a += b + 2", "a += b - 3"]),
        ("a.x = b[:]", ["pass", "a.x = b"]),
        (
            "f(not a, 'no-card', 'a sentence')",
            ["pass", "f(a, 'no-card', 'a sentence')", "f(not a, 'no-card~', 'a sentence')"],
        ),
        (
            "return (a or b) and True",
            ["return True", "return a or b", "return b and True", "return a and True", "return (a or b) and False"],
        ),
        (
            "return max([x for x in a if x])",
            [
                "return min([x for x in a if x])",
                "return max([x for x in a if True])",
                "return max([x for x in a if False])",
            ],
        ),
        ("assert a < 3", []),
        ("a: int = 7 & ~b", ["a: int = 7 | ~b", "a: int = 8 & ~b", "a: int = 7 & b"]),
    ],
)
def test_each_statement_has_its_mutants(line: str, expected: list[str]) -> None:
    assert of(line) == expected


def test_an_operand_can_be_left_out() -> None:
    """The mutant that let a blind draw be undone."""
    text = "class State:\n    def quiet(self, after):\n        return after.turn == self.turn and after.drawn == 1\n"
    mutants = Source("game", "rules.py", text).mutants
    assert [mutant.name.function for mutant in mutants] == ["State.quiet"] * len(mutants)
    assert "return after.turn == self.turn" in [mutant.name.now for mutant in mutants]


def test_to_subtract_a_constant_that_is_zero_is_no_mutant() -> None:
    text = "def f(a):\n    return a + CARD_A\n"
    assert changes(text) == ["return a - CARD_A"]
    assert changes(text, frozenset({"CARD_A"})) == []


def test_names_do_not_hang_on_lines_or_files_but_tell_equal_statements_apart() -> None:
    text = "def f(a):\n    a += b\n    c()\n    a += b\n    return a\n"
    names = [mutant.name for mutant in Source("game", "rules.py", text).mutants]
    moved = Source("game", "rules/turn.py", "import x\n\n\n" + text.replace("    c()\n", "    # why\n    c()\n"))
    assert [mutant.name for mutant in moved.mutants] == names
    assert [name.nth for name in names if name.now == "a -= b"] == [1, 2]
    assert len(set(names)) == len(names)


def test_a_long_statement_is_named_by_the_surroundings_of_the_change() -> None:
    line = "x = [" + ", ".join(f"name_{number}" for number in range(40)) + ", 7, " + "last" * 20 + "]"
    name = Source("game", "rules.py", f"def f():\n    {line}\n").mutants[-1].name
    assert name.was.replace(", 7, ", ", 8, ") == name.now
    assert len(name.was) < 100


def test_a_module_has_mutants_of_what_runs_when_it_is_imported() -> None:
    text = "SIZE = 3\n\n\nclass Card:\n    size: int = SIZE * 2\n\n    def f(self):\n        return 5\n"
    mutants = Source("game", "view.py", text).mutants
    early = [mutant.name.now for mutant in mutants if mutant.name.function == MODULE]
    assert early == ["SIZE = 4", "size: int = SIZE + 2", "size: int = SIZE * 3"]


def test_a_mutant_is_made_in_the_tree() -> None:
    here = Source("game", "rules.py", "def f(a):\n    return a < 3\n")
    scope: dict[str, object] = {}
    exec(compile(here.mutated(0), "rules.py", "exec"), scope)
    function = scope["f"]
    assert callable(function)
    assert function(3) is True
