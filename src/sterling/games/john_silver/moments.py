"""The occasions on which the characters of John Silver may say something."""

from sterling.core.story import Moment

MOMENTS = (
    Moment("won", ("win",), "who"),
    Moment("most", ("spots",), "who", facts={"rank": "most"}),
    Moment("lost", ("win",), "others"),
    Moment("spots", ("win-pair",), "who", gained="spots"),
    Moment("paid", ("win-pair",), "who", gained="coins"),
    Moment("saved", ("take",), "who", facts={"saved": "yes"}),
)
