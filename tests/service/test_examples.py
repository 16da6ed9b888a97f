"""The examples in the service's docstrings run."""

import doctest
from importlib import import_module

import pytest

from service.test_parts import FILES

WITH_EXAMPLES = sorted(name for name, file in FILES.items() if ">>> " in file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_examples_in_docstrings_run(name: str) -> None:
    result = doctest.testmod(import_module(f"sterling.service.{name}"))
    assert result.failed == 0
    assert result.attempted > 0


def test_there_are_examples() -> None:
    assert {"bots", "client.address", "ops.metrics"} <= set(WITH_EXAMPLES)
