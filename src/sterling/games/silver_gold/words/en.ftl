## Game

silver-gold-title = Silver & Gold
silver-gold-tagline = Explore islands, collect coins, race for the cups.
silver-gold-part-coins = Coins
silver-gold-part-cups = Cups
silver-gold-part-palms = Palms
silver-gold-part-islands = Islands
silver-gold-part-seals = Seals
silver-gold-colour-purple = purple
silver-gold-colour-orange = orange
silver-gold-colour-green = green
silver-gold-colour-grey = grey
silver-gold-letter-purple = Pur
silver-gold-letter-orange = Ora
silver-gold-letter-green = Grn
silver-gold-letter-grey = Gry
silver-gold-display = Display
silver-gold-domino = domino
silver-gold-straight = straight three
silver-gold-corner = corner three
silver-gold-tee = T
silver-gold-ell = L
silver-gold-square = square
silver-gold-draft-title = Your four islands: keep two of them
silver-gold-over-title = End of the game
silver-gold-turn-title = Round { $round } of 4, turn { $turn } of 7 · start player: { $start }
silver-gold-pattern = Pattern: { $name }
silver-gold-cups-left = Cups: { $cups }
silver-gold-pile = { $cards ->
    [one] One card in the draw pile
   *[other] { $cards } cards in the draw pile
}
silver-gold-revealed = Already revealed this round: { $patterns }
silver-gold-to-come = Still to come: { $patterns }
silver-gold-finished = done
silver-gold-patterns = Round card:
silver-gold-completed = Completed ({ $number }):
silver-gold-seal = seal: { $colour } +{ $points }
silver-gold-legend = · land  ✕ X  ● coin  ♣ palm  ▒ marked  ~ sea
silver-gold-ask-draft = Keep two of your four islands, for example K12 for the first and second.
silver-gold-ask-replace = { $left ->
    [one] Take a new island: T1 to T4 from the display, or T? to draw face down.
   *[other] Take { $left } new islands, one at a time: T1 to T4 from the display, or T? to draw face down.
}
silver-gold-ask-follow-up = { $left ->
    [one] You marked an X, so mark one more cell. Which one?
   *[other] You marked Xs, so mark { $left } more cells, one at a time. Which one first?
}
silver-gold-ask-mark = Mark the pattern ({ $pattern }) on island A or B, or a single cell instead.
error-silver-gold-draft-first = First choose the two islands you keep.
error-silver-gold-replace-first = You completed an island. First take a new one from the display, or draw face down.
error-silver-gold-pile-empty = The draw pile is empty. Take an island from the display.
error-silver-gold-place-empty = There is no island in that place of the display.
error-silver-gold-mark-first = First mark cells. You take new islands after that.
error-silver-gold-no-card = You have no island in that place.
error-silver-gold-one-cell = An X gives you exactly one more cell, not a pattern.
error-silver-gold-other-pattern = That isn’t the pattern of the expedition card. Mark that pattern, or a single cell.
error-silver-gold-sea = That would reach into the sea. You can only mark cells of your island.
error-silver-gold-marked = One of those cells is already marked.

## Deck files

error-deck-header = { $file }, line { $line }: a card should start here, for example “card P01 purple seal green 1”, but it says “{ $came }”.
error-deck-id = { $file }, line { $line }: “{ $came }” can’t be the name of a card. Use up to 16 letters, digits and hyphens.
error-deck-twice = { $file }, line { $line }: the card { $card } appears twice. Give each card its own name.
error-deck-colour = { $file }, line { $line }: “{ $came }” isn’t a colour. Use { $expected }.
error-deck-seal-value = { $file }, line { $line }: the seal on { $card } must be worth { $expected } points, not “{ $came }”.
error-deck-rows = { $file }, line { $line }: the map of { $card } needs { $expected } rows, but there are only { $came }.
error-deck-width = { $file }, line { $line }: each row of { $card } needs { $expected } characters, but this one is “{ $came }”.
error-deck-symbol = { $file }, line { $line }: “{ $came }” on { $card } isn’t a symbol. Use { $expected }.
error-deck-cells = { $file }, line { $line }: { $card } is { $colour } and needs { $expected } cells, but it has { $came }.
error-deck-connected = { $file }, line { $line }: the island { $card } is in pieces. All its cells must touch edge to edge.
error-deck-too-many = { $file }, line { $line }: { $came } cards are too many. The limit is { $expected }.
error-deck-too-few = { $file }: { $came } cards are too few for this many players. You need { $expected }, four for each.
deck-note-cards = Differs from the house deck: number of { $about } cards.
deck-note-seals = Differs from the house deck: seals on { $about } cards.
deck-note-symbols = Differs from the house deck: symbols on { $about ->
    [purple] purple cards
    [orange] orange cards
    [green] green cards
    [grey] grey cards
   *[other] { $about }
}.
deck-note-congruent = Differs from the house deck: same shape on { $about }.
deck-note-fit = Differs from the house deck: islands that have no room for this pattern: { $about ->
    [domino] { silver-gold-domino }
    [straight] { silver-gold-straight }
    [corner] { silver-gold-corner }
    [tee] { silver-gold-tee }
    [ell] { silver-gold-ell }
   *[square] { silver-gold-square }
}.
deck-note-palms = Differs from the house deck: more than one palm on { $about }.
deck-note-own-seal = Differs from the house deck: the seal names its own colour on { $about }.
deck-note-seal-value = Differs from the house deck: value of the seal on { $about }.

## Story

silver-gold-thing = { $colour ->
    [purple] { $verb ->
        [complete] the purple island
       *[other] a purple island
    }
    [orange] { $verb ->
        [complete] the orange island
       *[other] an orange island
    }
    [green] { $verb ->
        [complete] the green island
       *[other] a green island
    }
   *[grey] { $verb ->
        [complete] the grey island
       *[other] a grey island
    }
}
silver-gold-things = { $colour ->
    [purple] { $number } purple islands
    [orange] { $number } orange islands
    [green] { $number } green islands
   *[grey] { $number } grey islands
}
silver-gold-gain-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
silver-gold-gain-palms = { $number ->
    [one] 1 palm (+{ $gained_points })
   *[other] { $number } palms (+{ $gained_points })
}
silver-gold-story-points = { $gained_points ->
    [one] 1 point
   *[other] { $gained_points } points
}
silver-gold-story-on = { $colour ->
    [purple] purple island
    [orange] orange island
    [green] green island
   *[grey] grey island
}
silver-gold-story-gains = { $gaining ->
    [yes] : { $gains }
   *[no] { "" }
}
silver-gold-story-owed = { $owed ->
    [0] { "" }
    [one] { " " }X: mark 1 more cell.
   *[other] { " " }X: mark { $owed } more cells.
}
silver-gold-story-pattern = { $pattern ->
    [domino] { silver-gold-domino }
    [straight] { silver-gold-straight }
    [corner] { silver-gold-corner }
    [tee] { silver-gold-tee }
    [ell] { silver-gold-ell }
   *[square] { silver-gold-square }
}
silver-gold-story-deal = { $by ->
    [you] You are dealt { $things }.
   *[nobody] Everyone is dealt four islands.
}
silver-gold-story-keep = { $by ->
    [you] You keep { $things }.
   *[other] { $who } keeps { $things }.
}
silver-gold-story-done = { $who } is done.
silver-gold-story-mark = { $cells ->
    [one] { $by ->
        [you] You mark 1 cell on your { silver-gold-story-on }{ silver-gold-story-gains }.{ silver-gold-story-owed }
       *[other] { $who } marks 1 cell on their { silver-gold-story-on }{ silver-gold-story-gains }.
    }
   *[other] { $by ->
        [you] You mark { $cells } cells on your { silver-gold-story-on }{ silver-gold-story-gains }.{ silver-gold-story-owed }
       *[other] { $who } marks { $cells } cells on their { silver-gold-story-on }{ silver-gold-story-gains }.
    }
}
silver-gold-story-take = { $by ->
    [you] You take { $things } from the display.
   *[other] { $who } takes { $things } from the display.
}
silver-gold-story-draw = { $by ->
    [you] You draw face down and get { $things }.
   *[other] { $who } draws face down and gets { $things }.
}
silver-gold-story-refill = New in the display: { $things }.
silver-gold-story-cup = { $by ->
    [you] You fill a row of coins and take the cup worth { silver-gold-story-points }.
   *[other] { $who } fills a row of coins and takes the cup worth { silver-gold-story-points }.
}
silver-gold-story-no-cup = { $by ->
    [you] You fill a row of coins, but there are no cups left.
   *[other] { $who } fills a row of coins, but there are no cups left.
}
silver-gold-story-complete = { $by ->
    [you] You complete { $things }: { silver-gold-story-points }.
   *[other] { $who } completes { $things }: { silver-gold-story-points }.
}
silver-gold-story-round-over = Round { $round } is over. All expedition cards are shuffled.
silver-gold-story-expedition = { $to ->
    [you] Round { $round }, turn { $turn }: { silver-gold-story-pattern }. You are the start player.
   *[other] Round { $round }, turn { $turn }: { silver-gold-story-pattern }. { $whom } is the start player.
}
silver-gold-story-over = The game is over.
silver-gold-story-score = { $by ->
    [you] You score { silver-gold-story-points }: { $gained_islands } for islands, { $gained_seals } for seals, { $gained_coins } for coins, { $gained_cups } for cups, { $gained_palms } for palms.
   *[other] { $who } scores { silver-gold-story-points }: { $gained_islands } for islands, { $gained_seals } for seals, { $gained_coins } for coins, { $gained_cups } for cups, { $gained_palms } for palms.
}
silver-gold-story-win = { $how ->
    [shared] { $by ->
        [you] You share the win with { silver-gold-story-points }.
       *[other] { $who } shares the win with { silver-gold-story-points }.
    }
    [tie-break] { $by ->
        [you] You win with { silver-gold-story-points }: the colours of the completed islands break the tie.
       *[other] { $who } wins with { silver-gold-story-points }: the colours of the completed islands break the tie.
    }
   *[clear] { $by ->
        [you] You win with { silver-gold-story-points }.
       *[other] { $who } wins with { silver-gold-story-points }.
    }
}

## Opponents

bot-pip = Pip the Cabin Boy
bot-pip-about = Cannot pass a palm without marking it. The rest of his islands he fills in any old how.
bot-goldie = Goldie
bot-goldie-about = Goes for anything that glitters: coins first, then the cups. Islands without gold soon bore her.
bot-barnaby = Old Barnaby
bot-barnaby-about = Likes small islands and finishes them fast. The big ones he leaves to the young.
bot-reyes = Captain Reyes
bot-reyes-about = Collects seals and fits his islands to them. An island with a seal can tempt him away from a better one.
bot-admiral = The Admiral
bot-admiral-about = Weighs islands, palms, cups and seals against each other, several turns ahead. No known weakness.

## What opponents say now and then

silver-gold-pip-says-island = Finished one! All by myself!
silver-gold-pip-says-cup = A cup! A real cup!
silver-gold-pip-says-late = Aw, no cups left?
silver-gold-pip-says-rival = Hey, I wanted that cup!
silver-gold-pip-says-won = I won? I won!
silver-gold-pip-says-lost = Can we play again? Please?
silver-gold-goldie-says-island = Look how it shines!
silver-gold-goldie-says-cup = Ooh, shiny. Mine.
silver-gold-goldie-says-late = All gone? What a pity.
silver-gold-goldie-says-rival = That cup would suit me better.
silver-gold-goldie-says-won = All that glitters is mine.
silver-gold-goldie-says-lost = Well, I still have my coins.
silver-gold-barnaby-says-island = There. Down to the last cell.
silver-gold-barnaby-says-cup = I’ll drink my tea from that one.
silver-gold-barnaby-says-late = Dozed off again, did I?
silver-gold-barnaby-says-rival = In my day there were more cups.
silver-gold-barnaby-says-won = Well, well. The old man’s still got it.
silver-gold-barnaby-says-lost = Wake me for the next one.
silver-gold-reyes-says-island = Right on schedule.
silver-gold-reyes-says-cup = I saw that one coming.
silver-gold-reyes-says-late = One turn too late. My fault.
silver-gold-reyes-says-rival = Well sailed.
silver-gold-reyes-says-won = Four turns ahead, as always.
silver-gold-reyes-says-lost = Somebody knew a faster course.
silver-gold-admiral-says-island = As charted.
silver-gold-admiral-says-cup = Note it in the log.
silver-gold-admiral-says-late = An acceptable loss.
silver-gold-admiral-says-rival = A bold manoeuvre.
silver-gold-admiral-says-won = The fleet returns victorious.
silver-gold-admiral-says-lost = My compliments. I shall remember this.

## Site

web-rules-silver-gold-nsv = The start player changes every turn
web-rules-silver-gold-oya = The start player changes every round
web-sg-name = { $colour ->
    [purple] purple island
    [orange] orange island
    [green] green island
   *[grey] grey island
}
web-sg-draft = Your four islands
web-sg-closer = Your island
web-sg-expedition = Expedition card
web-sg-round-card = Round card
web-sg-score-card = Your score card
web-sg-score-of = { $name }’s score card
web-sg-has-x = { $crosses ->
    [one] 1 X
   *[other] { $crosses } Xs
}
web-sg-has-palms = { $palms ->
    [one] 1 palm
   *[other] { $palms } palms
}
web-sg-display = Display
web-sg-others = The others
web-sg-aside = Completed islands
web-sg-empty = No island here
web-sg-ask-keep = Which two islands do you keep?
web-sg-keep-how = Tap two of the four.
web-sg-ask-mark = Mark the pattern on one of your islands: { $pattern }.
web-sg-ask-single = Mark a single cell instead of the pattern.
web-sg-ask-only-single = The pattern ({ $pattern }) doesn’t fit anywhere. Mark a single cell.
web-sg-how = Drag the pattern onto an island, or tap a cell.
web-sg-how-one = Tap a cell.
web-sg-no-fit = The pattern doesn’t fit there. Turn it, flip it, or mark a single cell.
web-sg-blocked-sea = Doesn’t fit: part of the pattern is in the sea.
web-sg-blocked-sea-one = That’s the sea; only land can be marked.
web-sg-blocked-marked = Doesn’t fit: part of the pattern is on marked cells.
web-sg-blocked-marked-one = That cell is already marked.
web-sg-blocked-both = Doesn’t fit: part of the pattern is in the sea, part on marked cells.
web-sg-marks = { $colour ->
    [purple] { $cells ->
        [one] 1 cell on your purple island
       *[other] { $cells } cells on your purple island
    }
    [orange] { $cells ->
        [one] 1 cell on your orange island
       *[other] { $cells } cells on your orange island
    }
    [green] { $cells ->
        [one] 1 cell on your green island
       *[other] { $cells } cells on your green island
    }
   *[grey] { $cells ->
        [one] 1 cell on your grey island
       *[other] { $cells } cells on your grey island
    }
}
web-sg-completes = completes the island: { $points } points
web-sg-gain-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
web-sg-gain-palm = palm +{ $points }
web-sg-gain-x = { $cells ->
    [one] X: 1 more cell
   *[other] X: { $cells } more cells
}
web-sg-take-one = Take island
web-sg-take = { $colour ->
    [purple] Take the purple island
    [orange] Take the orange island
    [green] Take the green island
   *[grey] Take the grey island
}
web-sg-draw = Draw face down
web-sg-draw-sure = Draw an island face down?
web-sg-draw-detail = You get whatever comes, and you can’t undo it.
web-sg-replace = { $left ->
    [one] Your island is complete! Take a new one from the display, or draw face down.
   *[other] { $left } islands complete! Take new ones from the display, or draw face down.
}
web-sg-pile = { $cards ->
    [0] The draw pile is empty
    [one] 1 card in the draw pile
   *[other] { $cards } cards in the draw pile
}
web-sg-points-so-far = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}
web-sg-completed = { $number ->
    [one] 1 island completed
   *[other] { $number } islands completed
}
web-sg-coins = { $coins } of 12 coins
web-sg-palms = palms: { $palms }
web-sg-island = { $marked ->
    [0] { web-sg-name }, { $cells } cells
   *[other] { web-sg-name }, { $marked } of { $cells } cells marked
}
web-sg-seal = { $colour ->
    [purple] seal: +{ $points } for each completed purple island
    [orange] seal: +{ $points } for each completed orange island
    [green] seal: +{ $points } for each completed green island
   *[grey] seal: +{ $points } for each completed grey island
}
web-sg-seal-counted = { $colour ->
    [purple] +{ $points } per purple island: { $pays }
    [orange] +{ $points } per orange island: { $pays }
    [green] +{ $points } per green island: { $pays }
   *[grey] +{ $points } per grey island: { $pays }
}
web-sg-seal-now = { web-sg-seal }; { $pays } so far.
web-sg-trophy = Completed { web-sg-name }, { $points } points.
web-sg-cell-x = X
web-sg-cell-marked = marked
web-sg-cell = Row { $row }, column { $column }: { $what }
web-sg-cell-fits = Row { $row }, column { $column }: { $what }, can be marked
web-sg-pattern-now = { $pattern }: this turn’s pattern
web-sg-pattern-gone = { $pattern }: already played this round
web-sg-help-island = { $colour ->
    [purple] Purple island: mark all { $points } cells to score { $points } points.
    [orange] Orange island: mark all { $points } cells to score { $points } points.
    [green] Green island: mark all { $points } cells to score { $points } points.
   *[grey] Grey island: mark all { $points } cells to score { $points } points.
}
web-sg-help-seal = { $colour ->
    [purple] A purple seal: once this island is complete, it pays +{ $points } at the end for each purple island you have completed.
    [orange] An orange seal: once this island is complete, it pays +{ $points } at the end for each orange island you have completed.
    [green] A green seal: once this island is complete, it pays +{ $points } at the end for each green island you have completed.
   *[grey] A grey seal: once this island is complete, it pays +{ $points } at the end for each grey island you have completed.
}
web-sg-help-expedition = The expedition card: everyone marks this pattern at the same time.
web-sg-help-rounds = Four rounds of seven turns. One of the eight expedition cards stays face down each round.
web-sg-help-cups = Whoever fills a row of four coins takes the highest cup left.
web-sg-help-score-card = Each coin scores 1, and a full row of four takes a cup. A palm scores 1, plus 1 for each palm in the display.
web-sg-help-pile = Draw face down instead of taking an island from the display.
web-sg-turn-short = Turn
web-sg-flip-short = Flip
web-sg-single = Single cell
web-sg-pattern = Whole pattern
web-sg-mark = Mark
web-sg-keep = Keep these two
web-sg-round = Round { $round }, turn { $turn }
web-sg-rounds = Round { $round } of 4, turn { $turn } of 7
web-sg-cups = Cups left: { $cups }
web-sg-no-cups = No cups left
web-sg-cup = cup { $points }
web-sg-yours = Your islands
web-sg-cell-land = land
web-sg-cell-coin = coin
web-sg-cell-palm = palm
web-sg-patterns = The eight patterns

## Board

web-keys-sg-flip = Flip the pattern
web-keys-sg-draw = Draw face down
web-sg-drag = Drag the pattern onto an island, or tap an island. Scroll to turn it.
web-sg-race = { $name } takes the cup worth { $points }
web-keys-sg-turn = Turn the pattern
web-keys-sg-single = Switch between the pattern and a single cell
web-keys-sg-places = Next or previous place where the pattern fits
web-sg-left-land = { $cells ->
    [one] one cell to go
   *[other] { $cells } cells to go
}

## Hints

hint-silver-gold-draft = You keep two of these four islands. Tap two: an X gives another cell, coins and palms score.
hint-silver-gold-mark = Everyone marks this pattern at once, in secret. Drag it onto an island or tap a cell, turn it until it fits, then press “Mark” or double-tap it.
hint-silver-gold-follow = You marked an X: mark one more cell, on either island. That can start a chain.
hint-silver-gold-replace = A completed island is set aside for its points. Take a new one from the display, or draw face down.
hint-silver-gold-cup = A full row of coins won you a cup. The cups get smaller: first come, first served.
hint-silver-gold-round = A new round: all expedition cards are shuffled. One of them stays face down each round.

# Help in place
web-sg-help-x = An X: after marking it, mark one more cell of your choice on either of your islands.
web-sg-help-coin = A coin: mark it to collect a coin on your score card, worth 1 point. Every fourth coin wins a cup, while there are any left.
web-sg-help-palm = A palm: marking it scores 1 point at once, plus 1 for each palm in the display. Your score card has room for four.
