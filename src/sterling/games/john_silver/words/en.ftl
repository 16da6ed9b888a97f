## Game

john-silver-title = John Silver
john-silver-tagline = Play your cards, watch the pairs, and leave the black spots to the others.
john-silver-part-coins = Gold coins
john-silver-part-apples = Apples
john-silver-part-spots = Black spots
error-john-silver-answer-first = First decide whether to keep your six cards or exchange them.
error-john-silver-answers-over = You can only exchange your cards before the first turn.
error-john-silver-apples-in-hand = You can only exchange if none of your six cards shows apples.
error-john-silver-lay-first = Play a card first. You take one after that.
error-john-silver-not-in-hand = You don’t have that card in your hand.
error-john-silver-cell-taken = There is already a card there. Choose a free place in the row.
error-john-silver-take-first = You played apples. Now draw a card, or take one from the grid.
error-john-silver-stock-empty = The draw pile is empty. Take a card without apples from the grid.
error-john-silver-not-in-grid = That card isn’t in the grid.
error-john-silver-shows-apples = You can’t take a card that shows apples. Choose one without.
error-deck-card-line = { $file }, line { $line }: a card is written like “ship 7 apples 3” or “ship 7 blank”, not “{ $came }”.
error-deck-suit = { $file }, line { $line }: “{ $came }” isn’t a suit. Use { $expected }.
error-deck-value = { $file }, line { $line }: there is no { $suit } { $came }. The values are { $expected }.
error-deck-listed-twice = { $file }, line { $line }: { $card } is listed twice.
error-deck-kind = { $file }, line { $line }: { $card } can’t show “{ $came }”. Use { $expected }.
error-deck-two-kinds = { $file }, line { $line }: { $card } can only show one kind of symbol, not “{ $came }”.
error-deck-count = { $file }, line { $line }: { $card } can show { $expected } symbols, not “{ $came }”. Write “blank” for a card without symbols.
error-deck-missing = { $file }, line { $line }: all { $expected } cards must be listed, but there are only { $came }. Missing, for example: { $cards }.

## Terminal

john-silver-pirate = Pirate
john-silver-cabin-boy = Cabin boy
john-silver-captain = Captain
john-silver-merchant = Merchant
john-silver-ship = ship
john-silver-sailor = sailor
john-silver-chest = chest
john-silver-joker = joker
john-silver-letter-ship = S
john-silver-letter-sailor = M
john-silver-letter-chest = C
john-silver-letter-joker = J
john-silver-nobody = nobody
john-silver-hand = Your hand
john-silver-exchanged = exchanged
john-silver-as-it-lies = So far
john-silver-removed = Out of the game: { $cards }
john-silver-hidden = Still hidden:
john-silver-stock = { $cards ->
    [0] The draw pile is empty · start player: { $start }
    [one] One card in the draw pile · start player: { $start }
   *[other] { $cards } cards in the draw pile · start player: { $start }
}
john-silver-col-player = Player
john-silver-col-hand = Hand
john-silver-col-won = Won
john-silver-col-known = Seen in hand
john-silver-legend = ● gold coin  ♥ apple, for the left neighbour  ■ black spot  J joker  ▲ highest  ▼ lowest  ◂ their turn
john-silver-ask-keep = You hold apples, so you keep your six cards.
john-silver-ask-answer = None of your six cards shows apples. Keep them, or exchange all six for others?
john-silver-ask-lay = Play a card on a free place in its row, for example ship-7:a1. A joker goes in any row.
john-silver-ask-stack = Play a card on any place in its row, for example ship-7:a1. A joker goes in any row.
john-silver-ask-take = You played apples: draw a card, or take one without apples from the grid.
john-silver-ask-must-take = You played apples, and the draw pile is empty: take a card without apples from the grid.
john-silver-ask-full = The { $row } row is full. Unless you take one of its cards, it is paid out: { $shares }.
john-silver-gloss-keep = keep your six cards
john-silver-gloss-exchange = exchange all six for others
john-silver-gloss-draw = the top card of the draw pile
john-silver-gloss-saves = the row is not paid out
john-silver-gloss-fills = fills the row: { $shares }
john-silver-for-you = you
john-silver-for-other = opponent
john-silver-for-nobody = out of the game
john-silver-column-you = yours
john-silver-column-other = opponent
john-silver-column-nobody = nobody

## Story

john-silver-thing = { $suit ->
    [ship] ship { $value }
    [sailor] sailor { $value }
    [chest] chest { $value }
    [joker] joker { $value }
   *[hidden] a card
}
john-silver-gain-coins = { $number ->
    [one] 1 gold coin
   *[other] { $number } gold coins
}
john-silver-gain-apples = { $number ->
    [one] 1 apple
   *[other] { $number } apples
}
john-silver-gain-spots = { $number ->
    [one] 1 black spot
   *[other] { $number } black spots
}
john-silver-story-row = { $row ->
    [ship] ship row
    [sailor] sailor row
   *[chest] chest row
}
john-silver-story-character = { $character ->
    [pirate] { john-silver-pirate }
    [cabin-boy] { john-silver-cabin-boy }
    [captain] { john-silver-captain }
   *[merchant] { john-silver-merchant }
}
john-silver-story-column = { $to ->
    [you] your { john-silver-story-character } column
    [self] { $by ->
        [you] your own { john-silver-story-character } column
       *[other] their own { john-silver-story-character } column
    }
    [nobody] the { john-silver-story-character } column, which is nobody’s
   *[other] { $whom }’s { john-silver-story-character } column
}
john-silver-story-in-row = { $joker ->
    [yes] { " " }in the { john-silver-story-row },
   *[no] { "" }
}
john-silver-story-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
john-silver-story-penalty = { $lost_points ->
    [one] 1 point
   *[other] { $lost_points } points
}
john-silver-story-gains = { $gaining ->
    [yes] : { $gains }
   *[no] { "" }
}
john-silver-story-deal = { $by ->
    [you] { $to ->
        [self] Your six cards: { $things }. You start.
       *[other] Your six cards: { $things }. { $whom } starts.
    }
   *[other] The cards are dealt. { $whom } starts.
}
john-silver-story-keep = { $by ->
    [you] You keep your six cards.
   *[other] { $who } keeps all six cards.
}
john-silver-story-exchange = { $by ->
    [you] You exchange your six cards and get { $things }.
   *[other] { $who } exchanges all six cards.
}
john-silver-story-lay = { $by ->
    [you] You play { $things }{ john-silver-story-in-row } in { john-silver-story-column }.
   *[other] { $who } plays { $things }{ john-silver-story-in-row } in { john-silver-story-column }.
}
john-silver-story-draw = { $by ->
    [you] You draw { $things }.
   *[other] { $who } draws { $things }.
}
john-silver-story-take = { $saved ->
    [yes] { $by ->
        [you] You take { $things } from the grid, so the { john-silver-story-row } is not paid out.
       *[other] { $who } takes { $things } from the grid, so the { john-silver-story-row } is not paid out.
    }
   *[no] { $by ->
        [you] You take { $things } from the grid.
       *[other] { $who } takes { $things } from the grid.
    }
}
john-silver-story-pay = The { john-silver-story-row } is full and is paid out.
john-silver-story-win-pair = { $pair ->
    [high] { $by ->
        [you] You have the highest card and win { $things }{ john-silver-story-gains }.
       *[other] { $who } has the highest card and wins { $things }{ john-silver-story-gains }.
    }
   *[low] { $by ->
        [you] You have the lowest card and win { $things }{ john-silver-story-gains }.
       *[other] { $who } has the lowest card and wins { $things }{ john-silver-story-gains }.
    }
}
john-silver-story-remove = { $pair ->
    [high] The highest card is in the { john-silver-story-character } column, which is nobody’s: { $things } leave the game.
   *[low] The lowest card is in the { john-silver-story-character } column, which is nobody’s: { $things } leave the game.
}
john-silver-story-stock-empty = The draw pile is empty.
john-silver-story-out = { $by ->
    [you] You have no cards left.
   *[other] { $who } has no cards left.
}
john-silver-story-over = The game is over: { $why }.
john-silver-story-why-no-cards = nobody has a card left
john-silver-story-why-no-row = no row can be filled any more
john-silver-story-apples = { $by ->
    [you] You get { $whom }’s { $gains }.
   *[other] { $to ->
        [you] { $who } gets your { $gains }.
       *[other] { $who } gets { $whom }’s { $gains }.
    }
}
john-silver-story-spot-number = { $number ->
    [one] 1 black spot
   *[other] { $number } black spots
}
john-silver-story-spots = { $rank ->
    [each] { $by ->
        [you] You have { john-silver-story-spot-number }: −{ john-silver-story-penalty }.
       *[other] { $who } has { john-silver-story-spot-number }: −{ john-silver-story-penalty }.
    }
    [most] { $by ->
        [you] You have the most black spots ({ $number }){ john-silver-story-tied }: −{ john-silver-story-penalty }.
       *[other] { $who } has the most black spots ({ $number }){ john-silver-story-tied }: −{ john-silver-story-penalty }.
    }
    [second] { $by ->
        [you] You have the second most black spots ({ $number }){ john-silver-story-tied }: −{ john-silver-story-penalty }.
       *[other] { $who } has the second most black spots ({ $number }){ john-silver-story-tied }: −{ john-silver-story-penalty }.
    }
   *[none] { $by ->
        [you] You have { john-silver-story-spot-number }: no penalty.
       *[other] { $who } has { john-silver-story-spot-number }: no penalty.
    }
}
john-silver-story-tied = { $tied ->
    [yes] , tied
   *[no] { "" }
}
john-silver-story-cost = { $lost_points ->
    [0] 0
   *[other] −{ $lost_points }
}
john-silver-story-score = { $by ->
    [you] You score { john-silver-story-points }: { $gained_coins } for gold coins, { $gained_apples } for apples, { john-silver-story-cost } for black spots.
   *[other] { $who } scores { john-silver-story-points }: { $gained_coins } for gold coins, { $gained_apples } for apples, { john-silver-story-cost } for black spots.
}
john-silver-story-win = { $how ->
    [shared] { $by ->
        [you] You share the win with { john-silver-story-points }.
       *[other] { $who } shares the win with { john-silver-story-points }.
    }
   *[clear] { $by ->
        [you] You win with { john-silver-story-points }.
       *[other] { $who } wins with { john-silver-story-points }.
    }
}

## Opponents

bot-nell = Nell the Lookout
bot-nell-about = Loves her own columns and plays cards there even where it does not pay. Every fifth or sixth card she plays without looking.
bot-tar = Tom Tar
bot-tar-about = Fills a row as soon as there is gold in it for him, even if others get more. Now and then he plays a card without looking.
bot-quinn = Quinn the Cook
bot-quinn-about = Hoards apples: he keeps an apple card in hand as long as he can, even if gold slips away. Thinks a little ahead.
bot-mercer = Mistress Mercer
bot-mercer-about = Cannot bear a black spot in her books: she gives up gold to leave them to you. Thinks well ahead.
bot-corsair = The Corsair
bot-corsair-about = Plays for the win, not for the gold: he weighs thousands of hands you could have. In a game of two he seldom errs with the last cards.

## What opponents say now and then

john-silver-nell-says-paid = Gold ahoy!
john-silver-nell-says-spots = Ugh! I didn’t see that coming.
john-silver-nell-says-saved = Not so fast, I saw that!
john-silver-nell-says-most = Who stuck me with all those?
john-silver-nell-says-won = Land ahoy! I won!
john-silver-nell-says-lost = I was looking the other way.
john-silver-tar-says-paid = Har! Pay day!
john-silver-tar-says-spots = Blast it! Tar on me hands.
john-silver-tar-says-saved = Belay that!
john-silver-tar-says-most = I’ve had worse. Not often.
john-silver-tar-says-won = First round’s on you!
john-silver-tar-says-lost = Bah. Fair winds anyway.
john-silver-quinn-says-paid = Now that’s a fat catch.
john-silver-quinn-says-spots = Who burnt the stew?
john-silver-quinn-says-saved = Back in the pot with it.
john-silver-quinn-says-most = A bit heavy on the pepper.
john-silver-quinn-says-won = Second helpings for everyone!
john-silver-quinn-says-lost = Well, that soup was thin.
john-silver-mercer-says-paid = A fair return.
john-silver-mercer-says-spots = I shall write that off.
john-silver-mercer-says-saved = The price was not right yet.
john-silver-mercer-says-most = Those were expensive.
john-silver-mercer-says-won = A pleasure doing business.
john-silver-mercer-says-lost = The market was against me.
john-silver-corsair-says-paid = Your gold or mine? Mine.
john-silver-corsair-says-spots = A scratch.
john-silver-corsair-says-saved = I decide when we board.
john-silver-corsair-says-most = They’ll have to catch me first.
john-silver-corsair-says-won = The sea takes no prisoners.
john-silver-corsair-says-lost = Enjoy it. I shall be back.

## Site

web-rules-john-silver-base = One card per place
web-rules-john-silver-stacks = Variant: cards can be stacked

## Board

web-keys-john-draw = Draw a card
web-john-tag = { $name } takes { $cards }
web-john-not-now = { $phase ->
    [answer] First say whether you keep your hand.
   *[take] You have played your card. Now take one from the grid, or draw.
}
web-john-not-there = { $kind ->
    [taken] That place is taken: one card per place.
    [joker] A joker goes in any free place.
   *[row] { $card } goes in the { john-silver-story-row }.
}
web-john-not-this = { $kind ->
    [apples] Cards with apples stay where they are. Take one without apples, or draw.
   *[other] You can’t take this card now.
}
web-john-suit-ship = ship
web-john-suit-sailor = sailor
web-john-suit-chest = chest
web-john-suit-joker = joker
web-john-row-ship = Ships
web-john-row-sailor = Sailors
web-john-row-chest = Chests
web-john-card = { $suit } { $number }
web-john-coins = { $n ->
    [one] 1 gold coin
   *[other] { $n } gold coins
}
web-john-apples = { $n ->
    [one] one apple
   *[other] { $n } apples
}
web-john-spots = { $n ->
    [0] no black spot
    [one] one black spot
   *[other] { $n } black spots
}
web-john-cards = { $n ->
    [0] no cards
    [one] one card
   *[other] { $n } cards
}
web-john-dock = Grid
web-john-berth = { $character }: { $owner }
web-john-nobody = nobody
web-john-cell = { $row }, { $character }
web-john-cell-empty = free
web-john-hand = Your hand
web-john-stock = Draw pile
web-john-won = won { $n ->
    [0] no cards
    [one] one card
   *[other] { $n } cards
}
web-john-in-hand = { $n ->
    [0] empty hand
    [one] one card in hand
   *[other] { $n } cards in hand
}
web-john-exchanged = exchanged the first hand
web-john-known = Cards in hand that everyone has seen
web-john-so-far = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}
web-john-apples-from = Apples from { $name }
web-john-removed = Out of the game
web-john-ranking = Black spots
web-john-stand = highest: { $high }; lowest: { $low }
web-john-stand-full = { $high } takes { $highs }; { $low } takes { $lows }
web-john-ask-answer = Keep these six cards?
web-john-ask-answer-both = Keep these six cards, or exchange them all?
web-john-ask-lay = Choose a card to play.
web-john-ask-where = Where does { $card } go?
web-john-ask-take = Apples! Draw, or take a card without apples from the grid.
web-john-ask-take-must = Apples, and the draw pile is empty: take a card without apples from the grid.
web-john-do-keep = Keep
web-john-do-exchange = Exchange all six
web-john-do-draw = Draw
web-john-do-lay = Play it here
web-john-do-take = Take { $card }
web-john-do-back = Another card

## Hints

hint-john-silver-goal = The goal: gold coins without black spots. When a row is full, the columns with its highest and its lowest card win the pairs.
hint-john-silver-answer = These are your first six cards. If none of them shows apples, you may exchange them all, once.
hint-john-silver-lay = Choose a card, then a place in its row. Below each row you see who would win what if it were full.
hint-john-silver-take = You played apples: draw a card, or take any card without apples from the grid.
hint-john-silver-share = A full row is paid out in pairs: two cards go to the owner of the highest card’s column, two to the lowest’s. Gold coins score, black spots cost you points.

# Help in place
web-john-help-coins = Each gold coin is worth 1 point to whoever wins the card.
web-john-help-apples = Play it, and you may take a card without apples from the grid instead of drawing. At the end of the game, each apple you have won scores 1 point for your left-hand neighbour.
web-john-help-spots = { $players ->
    [2] Each black spot you win costs you 1 point.
   *[other] Whoever has the most black spots loses 8 points, the second 4.
}
web-john-help-joker = A joker fits in any row.
web-john-help-row = { $row }. With the fourth card this row is paid out: the highest card and the next one go to the owner of the highest card’s column, the other two to the owner of the lowest card’s column.
web-john-help-berth = { $owner } owns this column, and wins a pair of cards whenever the highest or the lowest card of a full row is in it.
web-john-help-berth-nobody = This column belongs to nobody. Pairs won here leave the game.
web-john-help-stock = { $n ->
    [0] The draw pile is empty.
    [one] One card is left. You draw after each card you play.
   *[other] { $n } cards are left. You draw after each card you play.
}
web-john-help-removed = Won by the column that belongs to nobody. These cards count for no one.
web-john-rank = { $points ->
    [0] { $name }: { $spots }, no points lost
    [one] { $name }: { $spots }, { $points } point lost as things stand
   *[other] { $name }: { $spots }, { $points } points lost as things stand
}

## Why an act is better (reviews). Numbers are means over the worlds that the player's view allows.

john-silver-why-pairs = Pairs won from here on: { $best } on average, not { $other }.
john-silver-why-rival-pairs = Pairs for the opponent who wins most from here on: { $best } on average, not { $other }.
john-silver-why-spots = Black spots from here on: { $best } on average, not { $other }.
