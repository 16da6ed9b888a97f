"""Mutants of a Python module: small changes of its syntax tree, each of which some test should notice.

A mutant is named by its function and by the text of the statement before and after, so that its name survives when code
moves to another file or line.
"""

import ast
import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

MODULE = "(module)"
LONGEST = 110  # For a longer statement, only the surroundings of the change are part of the name.

_OTHER_ORDER: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
_OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_OTHER_OPERATOR: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.Pow: ast.Mult,
}
_OTHER_FUNCTION = {"min": "max", "max": "min", "any": "all", "all": "any"}
# Annotations mean nothing when interpreted; asserts narrow types; f-strings are prose.
_LEFT_ALONE = (ast.Assert, ast.JoinedStr, ast.Import, ast.ImportFrom)
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Name:
    """The name of a mutant. `nth` tells apart equal changes of equal statements in one function, from 1."""

    game: str
    function: str
    was: str
    now: str
    nth: int = 1

    def __str__(self) -> str:
        number = f" (no. {self.nth})" if self.nth > 1 else ""
        return f"{self.game} {self.function}{number}\n    - {self.was}\n    + {self.now}"


@dataclass(frozen=True)
class Change:
    """One value of the tree and its replacement: `owner.field`, or `owner.field[index]`."""

    owner: ast.AST
    field: str
    index: int | None
    new: Any

    def swap(self, value: Any) -> Any:
        """Puts a value into the tree and returns the previous one."""
        if self.index is None:
            old = getattr(self.owner, self.field)
            setattr(self.owner, self.field, value)
        else:
            row = getattr(self.owner, self.field)
            old = row[self.index]
            row[self.index] = value
        return old


@dataclass(frozen=True)
class Mutant:
    name: Name
    module: str
    """The file, as a path inside the game's folder."""
    lines: tuple[int, int]
    """The first and last line of the changed statement (for a compound one, its head), to find the tests that run
    it."""
    code: str
    """A hash of the function as it is: what is known about a mutant holds as long as it stays the same."""
    number: int
    """Its place among the mutants of its module."""


class Source:
    """A module's syntax tree and all its mutants."""

    def __init__(self, game: str, module: str, text: str, zeros: frozenset[str] = frozenset()) -> None:
        """`zeros` are names of constants that are 0: subtracting one is the same as adding it."""
        self.module = module
        self.zeros = zeros
        self.tree = ast.parse(text)
        self.changes: list[Change] = []
        self.mutants: list[Mutant] = []
        found: Counter[tuple[str, str, str]] = Counter()
        for function, owner in _functions(self.tree, ""):
            code = hashlib.sha256(ast.unparse(owner).encode()).hexdigest()[:16]
            for statement, place in _statements(owner):
                for change in _changes(statement, place):
                    if self._adds_zero(change):
                        continue
                    was, now = _texts(statement, change)
                    found[function, was, now] += 1
                    name = Name(game, function, was, now, found[function, was, now])
                    self.mutants.append(Mutant(name, module, _lines(statement), code, len(self.mutants)))
                    self.changes.append(change)

    def _adds_zero(self, change: Change) -> bool:
        node = change.owner
        if not isinstance(node, ast.BinOp) or not isinstance(change.new, (ast.Add, ast.Sub)):
            return False
        return (
            isinstance(node.op, (ast.Add, ast.Sub)) and isinstance(node.right, ast.Name) and node.right.id in self.zeros
        )

    def mutated(self, number: int) -> ast.Module:
        """The tree with this change made. The change stays: for a process that ends soon after."""
        change = self.changes[number]
        change.swap(change.new)
        return ast.fix_missing_locations(self.tree)


def zero_names(text: str) -> set[str]:
    """The names of constants that are 0: `CARD_A: Final = 0`."""
    return {
        node.target.id
        for node in ast.parse(text).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Constant)
        and node.value.value == 0
    }


def _functions(tree: ast.Module | ast.ClassDef, prefix: str) -> Iterator[tuple[str, ast.AST]]:
    """Every function and method with its full name, and the module itself."""
    if isinstance(tree, ast.Module):
        yield MODULE, tree
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{prefix}{node.name}.")
        elif isinstance(node, _FUNCTIONS):
            yield prefix + node.name, node


def _statements(owner: ast.AST) -> Iterator[tuple[ast.stmt, tuple[ast.AST, str, int]]]:
    """All statements inside, including those in blocks and nested functions, each with its place in the tree.

    Those of a module are what runs when it is imported: classes and their fields, but no function's body.
    """
    outside = isinstance(owner, (ast.Module, ast.ClassDef))
    for field in ("body", "orelse", "handlers", "finalbody", "cases"):
        block = getattr(owner, field, None)
        for index, child in enumerate(block if isinstance(block, list) else ()):
            if outside and isinstance(child, _FUNCTIONS):
                continue
            if isinstance(child, ast.stmt):
                yield child, (owner, field, index)
            yield from _statements(child)


def _head(statement: ast.stmt) -> str:
    """A statement in one line; for a compound one, the part before its block."""
    if isinstance(statement, ast.If):
        return f"if {ast.unparse(statement.test)}:"
    if isinstance(statement, ast.While):
        return f"while {ast.unparse(statement.test)}:"
    if isinstance(statement, ast.For):
        return f"for {ast.unparse(statement.target)} in {ast.unparse(statement.iter)}:"
    return " ".join(ast.unparse(statement).split())


def _texts(statement: ast.stmt, change: Change) -> tuple[str, str]:
    """The statement before and after; if it is long, the surroundings of the difference."""
    was = _head(statement)
    if isinstance(change.new, ast.Pass):
        return was[:LONGEST], "pass"
    old = change.swap(change.new)
    now = _head(statement)
    change.swap(old)
    if max(len(was), len(now)) <= LONGEST:
        return was, now
    same = next(i for i, (a, b) in enumerate(zip(was + "\0", now + "\1", strict=False)) if a != b)
    tail = 0
    while tail < min(len(was), len(now)) - same and was[-1 - tail] == now[-1 - tail]:
        tail += 1
    start = was.rfind(" ", 0, max(same - 40, 0)) + 1
    after = max(tail - 30, 0)
    return was[start : len(was) - after].strip(), now[start : len(now) - after].strip()


def _lines(statement: ast.stmt) -> tuple[int, int]:
    last: ast.stmt | ast.expr = statement
    if isinstance(statement, (ast.If, ast.While)):
        last = statement.test
    elif isinstance(statement, ast.For):
        last = statement.iter
    return statement.lineno, last.end_lineno or statement.lineno


def _changes(statement: ast.stmt, place: tuple[ast.AST, str, int]) -> Iterator[Change]:
    if isinstance(statement, _LEFT_ALONE):
        return
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return  # a docstring
    if (
        isinstance(statement, ast.Assign)
        and isinstance(target := statement.targets[0], ast.Name)
        and target.id == "__all__"
    ):
        return
    if _worth_deleting(statement, place[0]):
        yield Change(*place, ast.Pass())
    if isinstance(statement, ast.AugAssign):
        yield Change(statement, "op", None, _OTHER_OPERATOR[type(statement.op)]())
    if isinstance(statement, (ast.If, ast.While)):
        yield from _conditions(statement, "test", None, statement.test, endless=isinstance(statement, ast.If))
    for field, value in ast.iter_fields(statement):
        if field not in ("body", "orelse", "handlers", "finalbody", "cases", "decorator_list", "annotation", "returns"):
            yield from _inside(statement, field, value)


def _worth_deleting(statement: ast.stmt, owner: ast.AST) -> bool:
    # If a block has one statement, leaving out the whole block is another mutant with the same effect.
    if isinstance(owner, (ast.Module, ast.ClassDef)) or (
        isinstance(owner, ast.If) and len(owner.body) == 1 and not owner.orelse
    ):
        return False
    if isinstance(statement, ast.Return):
        return statement.value is None
    return isinstance(statement, (ast.Expr, ast.Assign, ast.AugAssign, ast.Break, ast.Continue, ast.Raise))


def _conditions(
    owner: ast.AST, field: str, index: int | None, test: ast.expr, endless: bool = True
) -> Iterator[Change]:
    """A condition that is always or never true."""
    if not isinstance(test, ast.Constant):
        if endless:
            yield Change(owner, field, index, ast.Constant(True))
        yield Change(owner, field, index, ast.Constant(False))


def _inside(owner: ast.AST, field: str, value: Any) -> Iterator[Change]:
    """All changes of the expressions in one field of a node."""
    for index, node in enumerate(value) if isinstance(value, list) else [(None, value)]:
        if isinstance(node, ast.AST) and not isinstance(node, _LEFT_ALONE):
            if isinstance(node, ast.expr):
                yield from _replacements(owner, field, index, node)
            for name, below in ast.iter_fields(node):
                if name != "annotation":
                    yield from _inside(node, name, below)


def _replacements(owner: ast.AST, field: str, index: int | None, node: ast.expr) -> Iterator[Change]:
    """Replacements for one expression, and changes of its operator."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield Change(owner, field, index, ast.Constant(not node.value))
        elif isinstance(node.value, int):
            yield Change(owner, field, index, ast.Constant(node.value + 1))
        elif isinstance(node.value, str) and " " not in node.value:
            # With a space it is prose, without one a code or a name.
            yield Change(owner, field, index, ast.Constant(node.value + "~"))
    elif isinstance(node, ast.Compare):
        # The opposite of a whole condition is caught by whatever catches "always" and "never".
        whole = field == "test" or isinstance(owner, ast.BoolOp)
        for place, operator in enumerate(node.ops):
            if type(operator) in _OTHER_ORDER:
                yield Change(node, "ops", place, _OTHER_ORDER[type(operator)]())
            elif not whole or len(node.ops) > 1:
                yield Change(node, "ops", place, _OPPOSITE[type(operator)]())
    elif isinstance(node, ast.BoolOp):
        for place in range(len(node.values)):
            rest = node.values[:place] + node.values[place + 1 :]
            less = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
            yield Change(owner, field, index, less)
    elif isinstance(node, ast.BinOp):
        yield Change(node, "op", None, _OTHER_OPERATOR[type(node.op)]())
    elif isinstance(node, ast.UnaryOp):
        if not isinstance(node.op, ast.Not) or field != "test":
            yield Change(owner, field, index, node.operand)
    elif isinstance(node, ast.IfExp):
        yield from _conditions(node, "test", None, node.test)
    elif isinstance(node, (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)):
        for part in node.generators:
            for place, test in enumerate(part.ifs):
                yield from _conditions(part, "ifs", place, test)
    elif isinstance(node, ast.Subscript):
        if isinstance(node.slice, ast.Slice) and not (node.slice.lower or node.slice.upper or node.slice.step):
            # Replaces a copy with the original.
            yield Change(owner, field, index, node.value)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _OTHER_FUNCTION:
        yield Change(node, "func", None, ast.Name(_OTHER_FUNCTION[node.func.id], ast.Load()))
