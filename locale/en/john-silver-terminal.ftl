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
john-silver-as-it-lies = As it lies
john-silver-removed = Out of the game: { $cards }
john-silver-hidden = Still hidden:
john-silver-stock = { $cards ->
    [0] The stock is empty · start player: { $start }
    [one] One card in the stock · start player: { $start }
   *[other] { $cards } cards in the stock · start player: { $start }
}
john-silver-col-player = Player
john-silver-col-hand = Hand
john-silver-col-won = Won
john-silver-col-known = Seen in hand
john-silver-legend = ● coin  ♥ apple, for the left neighbour  ■ black spot  J joker  ▲ highest  ▼ lowest  ◂ to act
john-silver-ask-keep = You hold apples, so you keep your six cards.
john-silver-ask-answer = None of your six cards shows apples. Keep them, or exchange all six for others?
john-silver-ask-lay = Lay one card on a free cell of its row, for instance ship-7:a1; a joker goes into any row.
john-silver-ask-stack = Lay one card on any cell of its row, for instance ship-7:a1; a joker goes into any row.
john-silver-ask-take = You laid apples: draw from the stock, or take back a card without apples from the grid.
john-silver-ask-must-take = You laid apples and the stock is empty: take back a card without apples from the grid.
john-silver-ask-full = The { $row } row is full. It will be shared out unless you take one of its cards: { $shares }.
john-silver-gloss-keep = keep the six
john-silver-gloss-exchange = put them back and draw six others
john-silver-gloss-draw = the top card of the stock
john-silver-gloss-saves = stops the sharing out
john-silver-gloss-fills = fills the row: { $shares }
john-silver-for-you = you
john-silver-for-other = opponent
john-silver-for-nobody = out of the game
john-silver-column-you = yours
john-silver-column-other = opponent
john-silver-column-nobody = nobody
john-silver-tell-kept = { $name }: kept the first six cards.
john-silver-tell-exchanged = { $name }: exchanged the first six cards.
john-silver-tell-laid = { $name }: laid { $card } in { $cell }.
john-silver-tell-laid-fourth = { $name }: laid { $card }.
john-silver-tell-drew = { $name }: drew from the stock.
john-silver-tell-drew-card = { $name }: drew { $card }.
john-silver-tell-took = { $name }: took { $card } back from the grid.
john-silver-tell-full = { $name }: filled the { $row } row; it is shared out.
john-silver-tell-won = { $name }: won { $cards } ({ $symbols }).
john-silver-tell-won-some = { $spots ->
    [0] { $name }: won { $cards } cards.
    [one] { $name }: won { $cards } cards, with one black spot.
   *[other] { $name }: won { $cards } cards, with { $spots } black spots.
}
john-silver-tell-removed = Won by nobody’s column, out of the game: { $cards }.
john-silver-tell-stock-empty = The stock is empty now; from here on hands get smaller.
