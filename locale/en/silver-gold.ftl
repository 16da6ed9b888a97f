silver-gold-title = Silver & Gold
silver-gold-tagline = Chart islands, strike coins, race for the cups.
silver-gold-part-coins = Coins
silver-gold-part-cups = Cups
silver-gold-part-palms = Palms
silver-gold-part-islands = Islands
silver-gold-part-seals = Seals
silver-gold-colour-purple = purple
silver-gold-colour-orange = orange
silver-gold-colour-green = green
silver-gold-colour-grey = grey
silver-gold-letter-purple = P
silver-gold-letter-orange = O
silver-gold-letter-green = G
silver-gold-letter-grey = S
silver-gold-domino = domino
silver-gold-straight = straight three
silver-gold-corner = corner three
silver-gold-tee = T
silver-gold-ell = L
silver-gold-square = square
silver-gold-draft-title = The draft: these four cards were dealt to you
silver-gold-over-title = The end of the game
silver-gold-turn-title = Round { $round } of 4, turn { $turn } of 7 · start player: { $start }
silver-gold-pattern = Expedition: { $name }
silver-gold-cups-left = Cups: { $cups }
silver-gold-pile = { $cards ->
    [one] One card in the draw pile
   *[other] { $cards } cards in the draw pile
}
silver-gold-revealed = Revealed this round: { $patterns }
silver-gold-to-come = Can still come: { $patterns }
silver-gold-display = Display
silver-gold-finished = done
silver-gold-start-mark = start player
silver-gold-completed = Completed ({ $number }):
silver-gold-seal = seal: { $colour } +{ $points }
silver-gold-legend = · land  ✕ X  ● coin  ♣ palm  ▒ marked  ~ sea
silver-gold-ask-draft = Keep two of the four cards, for instance K12 for the first and the second.
silver-gold-ask-replace = { $left ->
    [one] Take a replacement: T1 to T4 from the display, T? blind from the draw pile.
   *[other] Take { $left } replacements, one after the other: T1 to T4 from the display, T? blind from the draw pile.
}
silver-gold-ask-follow-up = { $left ->
    [one] An X gives you one more cell. Where?
   *[other] X gives you { $left } more cells, one at a time. Where?
}
silver-gold-ask-mark = Mark the { $pattern } on card A or B, or one single cell instead.
silver-gold-tell-kept = { $name }: kept { $cards }.
silver-gold-tell-marked = { $name }: marked { $cells } on { $label } ({ $card }).
silver-gold-tell-marked-rest = { $name }: marked the last cells of { $label } ({ $card }).
silver-gold-tell-coins = { $coins ->
    [one] { $name }: struck a coin.
   *[other] { $name }: struck { $coins } coins.
}
silver-gold-tell-palm = { $points ->
    [one] { $name }: a palm for one point.
   *[other] { $name }: a palm for { $points } points.
}
silver-gold-tell-cup = { $points ->
    [0] { $name }: filled a row, but no cup is left.
   *[other] { $name }: filled a row and took the cup worth { $points }.
}
silver-gold-tell-completed = { $name }: completed { $card }.
silver-gold-tell-took-display = { $name }: took { $card } from the display.
silver-gold-tell-took-blind = { $name }: drew { $card } blind.
silver-gold-tell-pattern = The expedition card shows: { $pattern }.
error-silver-gold-draft-first = Choose first which two cards you keep. (SG-10)
error-silver-gold-replace-first = A completed card has to be replaced now: take from the display or draw blind. (SG-29)
error-silver-gold-pile-empty = The draw pile is empty; only the display is left. (SG-30)
error-silver-gold-place-empty = No card lies at that place of the display. (SG-29)
error-silver-gold-mark-first = Now is the time to mark cells; cards are taken later. (SG-21)
error-silver-gold-no-card = There is no card at that place in front of you. (SG-30)
error-silver-gold-one-cell = A follow-up is exactly one cell, not a pattern. (SG-23)
error-silver-gold-other-pattern = That is not the pattern of the expedition card. Mark that pattern, or a single cell. (SG-21, SG-22)
error-silver-gold-sea = { $action } reaches into the sea; only land can be marked. (SG-21)
error-silver-gold-marked = { $action } touches a cell that is marked already. (SG-21)
