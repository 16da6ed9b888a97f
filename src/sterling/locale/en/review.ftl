### Reviews: why one act is better, what the terminal shows, and what can go wrong.

## Why (means over the worlds that a player's view allows)

review-why-wins = { $more ->
    [yes] It wins { $by } more { $by ->
        [one] game
       *[other] games
    } out of 100.
   *[no] It wins { $by } fewer { $by ->
        [one] game
       *[other] games
    } out of 100.
}
review-why-points = { $lowest ->
    [yes] { $more ->
        [yes] It costs { $by } { $by ->
            [one] point
           *[other] points
        } less on average.
       *[no] It costs { $by } { $by ->
            [one] point
           *[other] points
        } more on average.
    }
   *[no] { $more ->
        [yes] It brings { $by } more { $by ->
            [one] point
           *[other] points
        } on average.
       *[no] It brings { $by } fewer { $by ->
            [one] point
           *[other] points
        } on average.
    }
}
review-why-rival = { $more ->
    [yes] It leaves the strongest opponent { $by } { $by ->
        [one] point
       *[other] points
    } worse off on average.
   *[no] It leaves the strongest opponent { $by } { $by ->
        [one] point
       *[other] points
    } better off on average.
}
review-why-part = { $sign ->
    [plus] { $part }: +{ $by } on average.
   *[minus] { $part }: −{ $by } on average.
}

## In the terminal

cli-help-analyse-files = one or more game files
cli-help-analyse-effort = how closely to look: quick, normal or deep
cli-help-analyse-worlds = this many worlds for each decision instead of a time limit; the same worlds give the same review everywhere
cli-help-analyse-out = draw the curve to this .png, .svg or .pdf file (needs matplotlib)
cli-help-analyse-keep = write each review to this folder as JSON; those that are there already are not made again
cli-help-analyse-all = list every decision, not only those that stand out
analyse-title = Review of { $file }
analyse-curve = Chances to win, as each player could judge them
analyse-curve-line = { $name }: { $start } % at the start, lowest { $low } %, highest { $high } %
analyse-col-move = Move
analyse-col-chance = Chance to win, %
analyse-decisions = { $name }: { $decisions } decisions, { $mistakes ->
    [0] no clear mistake
    [one] 1 clear mistake
   *[other] { $mistakes } clear mistakes
}, { $good ->
    [0] none that stands out
    [one] 1 that stands out
   *[other] { $good } that stand out
}
analyse-mistake = Move { $move }, { $name }: a mistake. It cost { $loss } wins in 100 games (between { $low } and { $high }).
analyse-best = Move { $move }, { $name }: the best move, and it mattered.
analyse-brilliant = Move { $move }, { $name }: a brilliant move. A quick look does not find it.
analyse-plain = Move { $move }, { $name }: { $loss } wins in 100 games behind the best, which may be chance.
analyse-fine = Move { $move }, { $name }: nothing better found.
analyse-played = Played: { $act }
analyse-better = Better: { $act }
analyse-luck = Luck and skill
analyse-luck-line = { $name }: { $skill } { $cards }
analyse-skill = { $sign ->
    [better] Played { $by } { $by ->
        [one] point
       *[other] points
    } better than the reference player (± { $error }).
    [worse] Played { $by } { $by ->
        [one] point
       *[other] points
    } worse than the reference player (± { $error }).
   *[even] Played about as well as the reference player (± { $error }).
}
analyse-cards = { $sign ->
    [better] The cards brought { $by } (± { $error }).
    [worse] The cards cost { $by } (± { $error }).
   *[even] The cards made little difference (± { $error }).
}
analyse-luck-sum = Result { $result } = seat { $par } + own decisions { $skill } + others’ decisions { $others } + luck { $luck }
analyse-truth = How it really lay
analyse-truth-about = With all cards face up. Nobody could know this, and nothing above depends on it.
analyse-truth-line = Move { $move }, { $name }: this would have won { $wins } times in 100 instead of { $played }. { $act }
analyse-truth-none = Even with all cards face up, no other move would have turned the game.
analyse-kept = { $file }: { $mistakes ->
    [0] no clear mistake
    [one] 1 clear mistake
   *[other] { $mistakes } clear mistakes
}
error-review-effort = There is no effort “{ $came }”. Choose one of { $expected }.
error-review-unreadable = This is no review that Sterling can read: { $problem }
error-review-parts = The review has { $expected } parts, but { $came } were given.
error-review-step = The game has no move { NUMBER($came, useGrouping: 0) }. Choose one of { $expected }.
error-review-stopped = The review was cancelled.
error-review-one-chart = A chart shows one game. Name one game file, or leave out --out.
error-review-keep = Several game files need a folder for their reviews: --keep FOLDER.
