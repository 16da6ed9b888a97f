### Looking back at a finished game: its review, luck and skill, the same deal, and playing on from a move.

error-step-unknown = The game can be continued after 0 to { $expected } moves, not after { $came }.
error-deal-unknown = This link leads to no deal. Ask for a new one.
error-study-not-yours = Only those who played this game, or opened it from a file, can ask for its review.
error-study-none = This game has no review yet.
error-limit-reviews = You have asked for many reviews. The next one can begin in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.

web-lookback = Review
web-origin-same = You play the same deal as in another game.
web-origin-kept = This game goes on from another one. All cards are where they were there.
web-origin-anew = This game goes on from another one. What { $name } could not know there was dealt anew.

lookback-intro = Every decision is judged by what its player could know at that moment. Hidden cards play no part in it.
lookback-start = Review this game
lookback-takes = This takes about a minute. You can look at the game meanwhile.
lookback-waiting = The review begins in a moment …
lookback-working = { $percent }% done
lookback-stopped = The review was not finished. You can start it again.
lookback-deeper = Look more closely
lookback-deeper-about = This takes several minutes and finds smaller differences.
lookback-deep = This is the close look.

lookback-curve = Chances to win
lookback-curve-about = As each player could judge it at that moment. The band shows how sure that is.
lookback-curve-at = Move { $step }
lookback-chance = { $name } { $percent }%
lookback-table = The curve as a table
lookback-table-chance = { $percent }% ± { $error }
lookback-unknown = not known

lookback-marks = Moves to look at
lookback-marks-whose = Whose moves
lookback-marks-all = Everyone’s
lookback-marks-of = { $name }’s
lookback-marks-none = There is no clear mistake here, and no move that stands out.
lookback-mistake = Mistake
lookback-best = Best move
lookback-brilliant = Brilliant move
lookback-mark-line = { $mark } by { $name }
lookback-cost = −{ $percent }%
lookback-cost-spoken = cost { $percent } wins in 100
lookback-loss = It cost about { $percent } wins in 100 games (between { $low } and { $high }).
lookback-better = Better: { $act }
lookback-best-about = Nothing better was found, and the alternatives are clearly weaker.
lookback-brilliant-about = Nothing better was found, and a quick look does not find it.
lookback-show = Show on the board
lookback-again = Try again
lookback-back = Back to the game

lookback-luck = Luck and skill
lookback-luck-about = In points compared with the others’ average. The thin line shows how sure each part is.
lookback-skill = { $mine ->
    [yes] { $sign ->
        [better] You played { $by } { $by ->
            [one] point
           *[other] points
        } better than the reference player
        [worse] You played { $by } { $by ->
            [one] point
           *[other] points
        } worse than the reference player
       *[even] You played about as well as the reference player
    }
   *[no] { $sign ->
        [better] { $name } played { $by } { $by ->
            [one] point
           *[other] points
        } better than the reference player
        [worse] { $name } played { $by } { $by ->
            [one] point
           *[other] points
        } worse than the reference player
       *[even] { $name } played about as well as the reference player
    }
}
lookback-cards = { $mine ->
    [yes] { $sign ->
        [better] the cards brought you { $by }
        [worse] the cards cost you { $by }
       *[even] the cards made little difference
    }
   *[no] { $sign ->
        [better] the cards brought { $by }
        [worse] the cards cost { $by }
       *[even] the cards made little difference
    }
}
lookback-luck-sentence = { $skill }; { $cards }.
lookback-part-skill = Own decisions
lookback-part-others = Others’ decisions
lookback-part-luck = Cards and luck
lookback-part-par = This seat
lookback-part-result = Result
lookback-part-value = { $part }: { $by }, give or take { $error }

lookback-truth = How it really lay
lookback-truth-about = With all cards face up. Nobody could know this, and no mark depends on it.
lookback-truth-line = { $name }, move { $step }: this would have won { $wins } times in 100 instead of { $played }. { $act }
lookback-truth-none = Even with all cards face up, no other move would have turned the game.

lookback-deal = The same deal
lookback-deal-link = A friend gets these cards in { $name }’s seat without seeing your game. Afterwards you can compare.
lookback-deal-share = Get a link
lookback-deal-games = Games with this deal
lookback-deal-seat = Seat
lookback-deal-first = First game
lookback-deal-house = Computer players in { $name }’s seat
lookback-deal-reference = Reference player
lookback-deal-ask = Let them play it
lookback-deal-player = Player
lookback-deal-score = Points
lookback-deal-place = Place
lookback-deal-mean = { $mean } ± { $error }
lookback-deal-page = A deal to try
lookback-deal-page-about = You get the cards that somebody else has played, in the same seat. Afterwards you can compare your results.
lookback-deal-play = Play this deal

lookback-on = Play on from here
lookback-on-title = Play on from this move
lookback-on-seat = Your seat
lookback-on-hidden = Hidden cards
lookback-on-anew = Dealt anew
lookback-on-kept = As they were
lookback-on-anew-about = What { $name } can see stays. The rest is dealt anew, so nobody knows more than { $name }.
lookback-on-kept-about = Every card stays where it was. If you have seen the game, you know what is coming.
lookback-on-against = Against
lookback-on-go = Open the table
