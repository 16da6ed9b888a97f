### Practice positions, and what to do now.

practice-title = What would you do?
web-practice = Practice
web-practice-game = Practice { $game }
practice-level = Difficulty
practice-level-all = All
practice-level-easy = Easy
practice-level-medium = Medium
practice-level-hard = Hard
practice-place = Position { $number } of { $count }
practice-you = You
practice-other = Opponent { $number }
practice-solved = { $right } of { $count } solved
practice-best-yes = Yes, that is the best choice.
practice-good-yes = Good! It does nearly as well as the best.
practice-obvious-no = The natural choice, but there is something better here.
practice-worse-no = A fair try, but there is something better here.
practice-mark-best = Best
practice-mark-yours = Your choice
practice-mark-obvious = First idea
practice-compared = Compared over { $worlds } possible games from here, using only what you can know.
practice-unit-points = { $lowest ->
    [yes] Points lost by the end, on average. Fewer is better.
   *[no] Points at the end, on average
}
practice-unit-wins = Games won out of 100
practice-bar = { $act } { $mean }, give or take { $error }.
practice-next = Next
practice-again = Try again
practice-look = See the comparison
practice-why = Why
practice-nothing = There are no positions for this game yet.
practice-unsure = What happens then depends on hidden cards.

why-points = { $lowest ->
    [yes] { $more ->
        [yes] On average it costs you { $by } { $by ->
            [one] point
           *[other] points
        } less by the end.
       *[no] On average it costs you { $by } { $by ->
            [one] point
           *[other] points
        } more by the end.
    }
   *[no] { $more ->
        [yes] On average it brings you { $by } more { $by ->
            [one] point
           *[other] points
        } by the end.
       *[no] On average it brings you { $by } fewer { $by ->
            [one] point
           *[other] points
        } by the end.
    }
}
why-wins = { $more ->
    [yes] You win { $by } more { $by ->
        [one] game
       *[other] games
    } out of 100.
   *[no] You win { $by } fewer { $by ->
        [one] game
       *[other] games
    } out of 100.
}
why-rival = { $more ->
    [yes] Your strongest opponent ends up { $by } { $by ->
        [one] point
       *[other] points
    } worse off.
   *[no] Your strongest opponent ends up { $by } { $by ->
        [one] point
       *[other] points
    } better off.
}
why-part = { $sign ->
    [plus] { $part } +{ $by }
   *[minus] { $part } −{ $by }
}
why-parts = Where it comes from: { $parts }.
why-close = The numbers hardly tell them apart.

web-advice = What now?
advice-thinking = Thinking it over …
advice-act = How about this? { $act }
advice-next = The next best would be: { $act }
advice-only = There is only one thing you can do.
advice-close = It is close: the next best does about as well.
advice-compared = Compared over { $worlds } possible games from here, using only what you can see and remember.
web-advice-setting = “What now?”
web-advice-setting-about = Everyone may ask for a suggestion. The others do not see it. Against computer players alone you always may.
web-advice-yes = “What now?” is allowed here: everyone may ask for a suggestion.
web-advice-no = “What now?” is switched off here: nobody gets suggestions.

error-practice-act = That is not one of the choices here.
error-practice-unknown = There is no such position.
error-practice-none = There are no positions for this game yet.
error-practice-format = { $file } was written by another version: format { $came } instead of { $expected }.
error-practice-line = Line { $line } of { $file } is not a position.
error-advice-not-allowed = At this table nobody may ask for suggestions. Whoever opens a table can allow them.
error-advice-stale = The game has moved on. Ask again.
error-advice-failed = No suggestion came. Ask again.
error-limit-advice = You have asked for many suggestions. The next one is in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.

cli-puzzles = practice positions: solve them, or find new ones
cli-puzzles-solve = what would you do? Solve practice positions
cli-puzzles-make = find practice positions in games of the strong search
cli-help-puzzles-count = how many positions to find
cli-help-puzzles-games = the most games to play for them; twice as many as positions if not given
cli-help-puzzles-iterations = search iterations for each move of these games
cli-help-puzzles-worlds = possible games in which choices are compared
cli-help-puzzles-out = the file to write; an interrupted run goes on where it stopped
cli-help-puzzles-file = a file of positions instead of those that come with the game
cli-help-puzzles-level = only positions of this level: easy, medium or hard
puzzles-progress = Looking for positions (games played: { $games })
puzzles-made = { $number ->
    [one] 1 position
   *[other] { $number } positions
} in { $file }.
puzzles-head = Position { $number } of { $count }, { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
puzzles-again = Press Enter for the next position, or type quit.
puzzles-end = { $right } of { $count } solved.
puzzles-row-act = Choice
puzzles-row-points = Points
puzzles-row-wins = Wins in 100
puzzles-row-behind = Behind

web-hint-show = Show me
