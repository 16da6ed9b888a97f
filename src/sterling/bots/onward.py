"""On from a moment of a finished game: the position as a game that can be played on, and as a practice position.

- `position_at(record, step, seat, anew, seed)`: the record of a game that stands there
- `as_practice(record, decision, seed)`: "what would you do?", at a decision of a review
- `same_deal(record, seat, …)`: how others do with the same cards

A game that goes on from a position is an ordinary game: a deal (by hand, if it is dealt anew) and the acts that led
there. So its record replays like any other.
"""
