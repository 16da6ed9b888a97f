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
john-silver-stock = { $cards ->
    [one] One card in the stock · start player: { $start }
   *[other] { $cards } cards in the stock · start player: { $start }
}
john-silver-col-player = Player
john-silver-col-hand = Hand
john-silver-col-won = Won
john-silver-col-spots = Spots
john-silver-col-known = Known in hand | won
john-silver-legend = S ship  M sailor  C chest  J joker  ● coin  ♥ apple  ■ black spot  ◂ to act
john-silver-ask-answer = Keep your six cards, or exchange them if none shows apples?
john-silver-ask-lay = Lay one card in a free cell of its row; jokers go anywhere.
john-silver-ask-take = You laid apples: draw from the stock, or take a card without apples from the grid.
john-silver-ask-must-take = The stock is empty and you laid apples: take a card without apples from the grid.
john-silver-gloss-keep = keep the six
john-silver-gloss-exchange = exchange all six
john-silver-gloss-draw = draw from the stock
john-silver-gloss-take = take it from the grid
john-silver-tell-exchanged = { $name }: exchanged the first six cards.
john-silver-tell-laid = { $name }: laid { $card } on { $cell }.
john-silver-tell-drew = { $name }: drew from the stock.
john-silver-tell-took = { $name }: took { $card } back from the grid.
john-silver-tell-won = { $spots ->
    [0] { $name }: won { $cards } cards of the full row.
    [one] { $name }: won { $cards } cards of the full row, with one black spot.
   *[other] { $name }: won { $cards } cards of the full row, with { $spots } black spots.
}
john-silver-tell-removed = Nobody's column won: { $cards } left the game.
john-silver-tell-filled = { $name }: filled the row of { $row }s; it is shared out.
