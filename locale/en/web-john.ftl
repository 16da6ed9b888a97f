web-john-suit-ship = ship
web-john-suit-sailor = sailor
web-john-suit-chest = chest
web-john-suit-joker = joker
web-john-row-ship = Ships
web-john-row-sailor = Sailors
web-john-row-chest = Chests
web-john-pirate = Pirate
web-john-cabin-boy = Cabin boy
web-john-captain = Captain
web-john-merchant = Merchant
web-john-card = { $suit } { $number }
web-john-coins = { $n ->
    [one] one coin
   *[other] { $n } coins
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
web-john-dock = The dock
web-john-berth = Berth of the { $character }: { $owner }
web-john-nobody = nobody
web-john-cell = { $row }, { $character }
web-john-cell-empty = free
web-john-hand = Your hand
web-john-stock = Stock
web-john-piles = Won so far
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
web-john-known = known to be in hand
web-john-removed = Left the game
web-john-ranking = The black board
web-john-thinks = is thinking
web-john-stand-high = High
web-john-stand-low = Low
web-john-stand = highest: { $high }; lowest: { $low }
web-john-stand-full = { $high } takes { $highs }; { $low } takes { $lows }
web-john-shared = { $row } shared out: { $what }
web-john-ask-answer = Keep these six cards?
web-john-ask-answer-both = Keep these six, or exchange them all for six others?
web-john-ask-lay = Choose a card of your hand.
web-john-ask-where = Where do you lay { $card }?
web-john-ask-take = Apples! Draw from the stock, or take a card without apples from the dock.
web-john-ask-take-must = Apples, and the stock is empty: take a card without apples from the dock.
web-john-log-exchange = { $name } exchanges the first hand.
web-john-act-keep = { $name } keeps the first hand.
web-john-log-lay = { $name } lays { $card }. { $cell }.
web-john-log-take = { $name } takes back { $card }.
web-john-log-draw = { $name } draws.
web-john-do-keep = Keep
web-john-do-exchange = Exchange all six
web-john-do-draw = Draw
web-john-do-lay = Lay it there
web-john-do-take = Take { $card }
web-john-do-back = Another card
web-john-do-lay-as = { $row }, { $character }
