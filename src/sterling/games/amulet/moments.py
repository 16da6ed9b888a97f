"""The occasions on which the characters of the Amulet may say something."""

from sterling.core.story import Moment

MOMENTS = (
    Moment("won", ("win",), "who"),
    Moment("lost", ("win",), "others"),
    Moment("call-won", ("count",), "who", facts={"outcome": "lowest"}),
    Moment("call-lost", ("count",), "who", facts={"outcome": "beaten"}),
    Moment("robbed", ("swap", "bewitch"), "whom"),
    Moment("fail", ("reveal-no-set",), "who"),
)
