web-amulet-own-place = Your house { $n }
web-amulet-their-place = House { $n } of { $name }
web-amulet-shut = shutters closed
web-amulet-shows = face up: { $value } { $card }
web-amulet-you-see = only you see it: { $value } { $card }
web-amulet-known-by = looked at by { $names }
web-amulet-guarded = a bodyguard stands before it
web-amulet-sealed = under the amulet
web-amulet-used = used this turn
web-amulet-village = Village of { $name }
web-amulet-my-village = Your village
web-amulet-you = you
web-amulet-deck = The road out
web-amulet-deck-count = { $n ->
    [0] no card left
    [one] one card
   *[other] { $n } cards
}
web-amulet-pile = The square
web-amulet-pile-empty = nobody there
web-amulet-pile-open = Look through the square
web-amulet-pile-place = { $value } { $card }, { $n } from the bottom
web-amulet-display = Squires’ bench
web-amulet-hand = In your hand
web-amulet-their-hand = In the hand of { $name }
web-amulet-hand-hidden = a hidden card
web-amulet-seen = By lantern light
web-amulet-seen-deck = card { $n } of the deck
web-amulet-seen-close = Close the shutters
web-amulet-seen-only-you = Only you see this. Remember it.
web-amulet-known-open = a card somebody knows
web-amulet-round = Round { $n } of 4
web-amulet-lost = { $n ->
    [one] one point lost
   *[other] { $n } points lost
}
web-amulet-holds = holds the amulet
web-amulet-called = { $name } has called: one last turn for each of the others
web-amulet-called-you = You have called: one last turn for each of the others
web-amulet-last-turn = The bell has rung: this is your last turn of the round.
web-amulet-turn-of = plays now
web-amulet-began = began the round
web-amulet-use = Use
web-amulet-use-card = Use { $card }, house { $n }
web-amulet-do-draw = Draw
web-amulet-do-take = Take { $card }
web-amulet-do-call = Call
web-amulet-do-call-sure = Ring the bell
web-amulet-do-back = Not yet
web-amulet-do-discard = Discard it
web-amulet-do-no-look = That is enough
web-amulet-do-no-power = Do without
web-amulet-do-no-witch = Leave it on the deck
web-amulet-do-end = End the turn
web-amulet-do-off = Take him off
web-amulet-do-left = Left end
web-amulet-do-right = Right end
web-amulet-do-more = Look at one more
web-amulet-do-witch = Look at the top card
web-amulet-do-keep = Keep { $value } { $card }
web-amulet-do-keep-nth = Keep card { $n }
web-amulet-do-display = Take { $value } { $card } from the bench
web-amulet-do-amulet = Hang the amulet
web-amulet-do-exchange = { $n ->
    [one] Exchange this house
   *[other] Exchange { $n } houses
}
web-amulet-do-sure = Yes, this one
web-amulet-do-clear = Choose anew
web-amulet-do-yes = These are all
web-amulet-ask-look = Look at up to two of your own houses.
web-amulet-ask-turn = Draw, or take from the square.
web-amulet-ask-turn-call = Draw, take from the square, or call.
web-amulet-ask-call = Call? Your turn ends, the others have one more. If your sum is not the lowest, you lose 10 more.
web-amulet-ask-rascal = Look further into the deck, or keep a card you saw.
web-amulet-ask-hand = You hold { $value } { $card }: discard it, or pick the houses it replaces.
web-amulet-ask-hand-must = You hold { $value } { $card }: pick the houses it replaces.
web-amulet-ask-announce = More houses for the exchange, or are these all?
web-amulet-ask-place = They are a set. Which place does the new card take?
web-amulet-ask-end-new = Not a set. At which end does the new card join?
web-amulet-ask-end-penalty = And the penalty card: at which end?
web-amulet-ask-power = { $card }: choose, or do without.
web-amulet-ask-second-look = Look at a second house?
web-amulet-ask-witch = You see { $value } { $card }: leave it, or put it in a house.
web-amulet-ask-witch-plain = Leave the card, or put it in a house.
web-amulet-ask-swap = With whose house do you swap it?
web-amulet-ask-empath = Empath: which of your shut houses do you look at?
web-amulet-ask-bodyguard = Bodyguard: before which house shall he stand?
web-amulet-ask-after = Another free action, or end the turn?
web-amulet-ask-amulet = On which of your houses shall the amulet hang, for the rest of the round?
web-amulet-tell-leaves = Leaves: { $cards }.
web-amulet-tell-several = Several must be a set: all of one value.
web-amulet-tell-hidden = a shut house
web-amulet-ledger = Parish ledger
web-amulet-ledger-open = Open the ledger
web-amulet-ledger-close = Close the ledger
web-amulet-ledger-round = Round
web-amulet-ledger-total = Lost in all
web-amulet-ledger-call = called
web-amulet-ledger-penalty = { $sum } + { $penalty } for the call
web-amulet-ledger-amulet = won the amulet
web-amulet-ledger-empty = Nothing is written yet.
web-amulet-dawn = Round { $n } is over
web-amulet-dawn-sum = Sum { $n }
web-amulet-dawn-lost = { $n ->
    [0] nothing lost
    [one] 1 lost
   *[other] { $n } lost
 }
web-amulet-ended-villagers = Both villagers came home: the round is over.
web-amulet-ended-deck = The road is empty: the round is over.
web-amulet-ended-call = The last turns after the call are played: the round is over.
web-amulet-ended-still = Nothing left the deck for a long time: the round is over.
web-amulet-log-round = Round { $n }
web-amulet-log-draw = { $name } draws a card.
web-amulet-log-take = { $name } takes { $card } from the square.
web-amulet-log-display = { $name } takes { $card } from the bench.
web-amulet-log-fetch = { $name } fetches { $card } out of the square.
web-amulet-log-discard = { $name } discards { $card }.
web-amulet-log-exchange = { $name } exchanges away: { $cards }.
web-amulet-log-look = { $name } looks. { $house }.
web-amulet-log-up = { $house } is turned up: { $card }.
web-amulet-log-fail = { $name } had no set; the new card joins at an end.
web-amulet-log-amulet = { $name } hangs the amulet. { $house }.
web-amulet-log-guard = { $name } sets a bodyguard. { $house }.
web-amulet-log-call = { $name } calls!
web-amulet-log-swap = { $name } robs: two houses are swapped.
web-amulet-log-lost = { $name } loses { $n }.
web-amulet-act-pick = { $name } picks house { $n } for the exchange.
web-amulet-act-add = { $name } adds house { $n } to the exchange.
web-amulet-act-all = { $name } picks no more houses.
web-amulet-act-new-left = { $name } puts the new card at the left end.
web-amulet-act-new-right = { $name } puts the new card at the right end.
web-amulet-act-penalty-left = { $name } puts the penalty card at the left end.
web-amulet-act-penalty-right = { $name } puts the penalty card at the right end.
web-amulet-act-no-look = { $name } looks at no house.
web-amulet-act-no-more = { $name } looks at no more houses.
web-amulet-act-no-power = { $name } does without the power.
web-amulet-act-top = { $name } looks at the top card of the deck.
web-amulet-act-further = { $name } looks one card further into the deck.
web-amulet-act-leave = { $name } leaves the card on the deck.
web-amulet-act-give = { $name } gives house { $n } for the swap.
web-amulet-act-use = { $name } uses { $card }, house { $n }.
web-amulet-act-off = { $name } takes the bodyguard away. { $house }.
web-amulet-act-end = { $name } ends the turn.
web-amulet-close = Close
web-amulet-about = About { $card }
