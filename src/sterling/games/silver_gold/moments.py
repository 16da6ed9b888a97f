"""The occasions on which the characters of Silver & Gold may say something."""

from sterling.core.story import Moment

MOMENTS = (
    Moment("won", ("win",), "who"),
    Moment("lost", ("win",), "others"),
    Moment("cup", ("cup",), "who"),
    Moment("late", ("no-cup",), "who"),
    Moment("island", ("complete",), "who"),
    Moment("rival", ("cup",), "others"),
)
