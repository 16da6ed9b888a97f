### Looking back at a finished game: its review, luck and skill, the same deal, and playing on from a move.

error-step-unknown = The game can be continued after 0 to { $expected } moves, not after { $came }.
error-deal-unknown = This link leads to no deal. Ask for a new one.
error-study-not-yours = Only those who played this game, or opened it from a file, can ask for its review.
error-study-none = This game has no review yet.
error-limit-reviews = You have asked for many reviews. The next one can begin in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
