amulet-round-title = Round { $round } of { $rounds } · start player: { $start }
amulet-over-title = The end of the game
amulet-lost-so-far = Points lost so far: { $lost }
amulet-middle = The middle of the table
amulet-deck = deck
amulet-pile = discards
amulet-hand = in hand
amulet-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
amulet-below = Below the top discard: { $cards }
amulet-deeper = Number { $place } in the deck: { $card }
amulet-on-turn = on turn
amulet-has-called = has called
amulet-may-place = may place the amulet { $sign }
amulet-holds = holds the amulet { $sign }
amulet-sum = { $unknown ->
    [0] sum { $sum }
    [one] sum { $sum } + 1 unknown
   *[other] sum { $sum } + { $unknown } unknown
}
amulet-lasting = { $card }: { $power }
amulet-hidden = hidden
amulet-characters = The characters
amulet-col-value = Value
amulet-col-copies = Cards
amulet-col-name = Character
amulet-col-power = Power
amulet-legend = heavy frame: face up  broken frame: hidden  (7) hidden, but you see it  ◉ab looked at by a and b  ♜ bodyguard  ✦ amulet  ▶ chosen

amulet-ask-look = { $left ->
    [one] Look at one more of your cards, or N to leave it there.
   *[other] Look at up to two of your cards: choose the first.
}
amulet-ask-turn = Your turn: draw (D) or take the top discard (T); you can call with four cards or fewer.
amulet-ask-turn-call = Your turn: draw (D), take the top discard (T) or call (C).
amulet-ask-last-turn = Someone has called, this is your last turn: draw (D) or take the top discard (T).
amulet-ask-rascal = Your rascals let you look on: keep one of the cards you have seen, or look at one more (D).
amulet-ask-hand = In your hand: { $card }. Discard it (X), or choose the first of your cards to exchange it for.
amulet-ask-hand-power = In your hand: { $card }. Discard it (X) and you may use its power ({ $power }), or choose the first of your cards to exchange it for.
amulet-ask-must-exchange = In your hand: { $card }. It has to go into your village: choose the first of your cards to exchange it for.
amulet-ask-announce = Another card of the same value? Choose it, further to the right; Y when these are all.
amulet-ask-place = A set! Choose the place that the new card takes.
amulet-ask-end-new = No set: your cards stay, face up. To which end does the new card go, L or R?
amulet-ask-end-penalty = And a penalty card from the deck. To which end does it go, L or R?
amulet-ask-power = { $card }: { $power }. Choose, or N for no power.
amulet-ask-second-look = A second card to look at? N if not.
amulet-ask-witch = On top of the deck lies: { $card }. Leave it there (N), or choose the card it replaces, yours or an opponent’s.
amulet-ask-swap = Which card of an opponent do you want for it?
amulet-ask-empath = Which of your hidden cards does the empath look at?
amulet-ask-bodyguard = Which of your cards does the bodyguard protect?
amulet-ask-after = Your action is done: a free action, or E to end your turn.

amulet-do-draw = draw from the deck
amulet-do-look-on = look at the next card of the deck
amulet-do-witch = look at the top card of the deck
amulet-do-take = take { $card } from the discards
amulet-do-call = call: everyone else has one more turn
amulet-do-discard = discard it
amulet-do-discard-power = discard it, for its power
amulet-do-exchange = { $cards ->
    [one] exchange this one card
   *[other] exchange these { $cards } cards; they must be a set
}
amulet-do-no-power = no power
amulet-do-no-look = no further look
amulet-do-leave = leave it on the deck
amulet-do-end = end the turn
amulet-do-off = take the bodyguard off
amulet-do-left = the left end
amulet-do-right = the right end
amulet-do-amulet = free: put the amulet on { $card }
amulet-do-empath = free: look at a hidden card of yours
amulet-do-bodyguard = free: set or move this bodyguard

amulet-tell-looked = { $name }: looked at { $place }.
amulet-tell-saw = { $name }: { $place } is { $card }.
amulet-tell-call = { $name }: called! Everyone else has one more turn.
amulet-tell-drew = { $name }: drew a card from the deck.
amulet-tell-kept = { $name }: kept one of the deck cards seen.
amulet-tell-deck-look = { $name }: looked at card { $place } of the deck.
amulet-tell-witch = { $name }: looked at the top card of the deck with the witch.
amulet-tell-took = { $name }: took { $card } from the discards.
amulet-tell-took-display = { $name }: took { $card } from the display.
amulet-tell-fetched = { $name }: fetched { $card } from the discards with the master.
amulet-tell-discarded = { $name }: discarded { $card }.
amulet-tell-on-pile = { $name }: { $card } lies on the discards now.
amulet-tell-exchanged = { $name }: exchanged { $places }; on the discards: { $cards }.
amulet-tell-face-up = The new card lies face up: { $card }.
amulet-tell-failed = { $name }: that was no set. Face up now: { $cards }.
amulet-tell-added = { $name }: the new card came to an end of the village.
amulet-tell-penalty = { $name }: a penalty card came to an end of the village.
amulet-tell-bewitched = { $name }: replaced { $place } by the top card of the deck; on the discards: { $card }.
amulet-tell-swapped = { $name }: swapped { $given } for { $gained }.
amulet-tell-swapped-some = { $name }: swapped { $given } for a card of an opponent.
amulet-tell-turned = { $name }: turned up { $place }: { $card }.
amulet-tell-amulet = { $name }: put the amulet on { $place }.
amulet-tell-guard = { $name }: set the bodyguard { $place } on { $guarded }.
amulet-tell-guard-off = { $name }: took the bodyguard { $place } off its card.
amulet-tell-display = New in the display: { $cards }.
amulet-tell-round = Round { $round } is over: { $reason }.
amulet-ended-villagers = both villagers lay face up
amulet-ended-deck = the deck was empty
amulet-ended-call = everyone had a last turn after the call
amulet-ended-still = no card had left the deck for forty turns
amulet-tell-lost = { $name }: { $cards } = { $sum }, lost { $lost }.
amulet-tell-caller-lowest = { $name }: { $cards } = { $sum }, called and had the lowest village: lost { $lost } and won the amulet.
amulet-tell-caller-beaten = { $name }: { $cards } = { $sum }, called but was not the lowest: lost { $lost }.
