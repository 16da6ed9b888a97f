"""A policy picks an action in a world. It is the fast half of a bot."""

from mypy_extensions import i64, mypyc_attr

from sterling.core.rng import Rng
from sterling.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """It reads only what the acting seat may know.

    A policy gets worlds sampled from a view, never the true state. With equal generators, worlds with equal views get
    equal choices, whatever is hidden in them.
    """

    def choose(self, world: State, seat: i64, rng: Rng) -> i64:
        """One of the legal actions of this seat."""
        raise NotImplementedError
