"""A policy picks an action in a world. It is the fast half of a bot."""

from mypy_extensions import i64, mypyc_attr

from sterling.core.rng import Rng
from sterling.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Reads of a world only what the acting seat may know.

    A policy is given worlds sampled from a view, never the truth; worlds with equal views get equal choices for equal
    generators, whatever is hidden in them.
    """

    def choose(self, world: State, seat: i64, rng: Rng) -> i64:
        """One of the legal actions of this seat."""
        raise NotImplementedError
