## Game

amulet-villager = Villager
amulet-villager-short = Both face up at the end of a turn: the round ends
amulet-villager-long = If both Villagers are face up in villages at the end of a turn, the round is over. They may be in the same village or in two different ones. Villagers in the discard pile or the Squire’s row do not count.

amulet-squire = Squire
amulet-squire-short = Face up: one more card lies open beside the deck
amulet-squire-long = After each turn that does not end the round, the Squire’s row is filled from the deck, face up, until it has one card for each face-up Squire in all villages or the deck is empty. If it has more already, they all stay. When you draw, you may take any card of the row as your drawn card, and you may also discard it to use its power. Cards in the row have no lasting effect.

amulet-empath = Empath
amulet-empath-short = Face up, once a turn: look at one of your hidden cards
amulet-empath-long = While this card is face up in your village, you may look at one of your own hidden cards once a turn, but not at the one under the Amulet. This is a free action on your own turn: before your action, with a card in hand, or after your action. Each face-up Empath works once a turn, starting with the turn in which it comes face up, but never in a turn in which you call the vote.

amulet-bodyguard = Bodyguard
amulet-bodyguard-short = Face up: protects itself and one other card of yours
amulet-bodyguard-long = While it is face up in your village, you may set it on another of your cards, move it or take it off again, once a turn and as a free action. It keeps its own place. Opponents may not look at, turn over, take or exchange the Bodyguard or the card it is set on; you still may. The protection lasts through every turn and ends when either card leaves your village. You cannot set it in a turn in which you call the vote.

amulet-rascal = Rascal
amulet-rascal-short = Face up: look at one more card when you draw
amulet-rascal-long = When you draw, each of your face-up Rascals lets you look at one more card, going down from the top of the deck one by one. Stop whenever you like and keep one of these cards; the others stay on the deck in the same order. While you have a look left, you may keep a card from the Squire’s row instead. A Rascal counts from your next draw on. It does not help when you take from the discard pile, get a penalty card or use the Witch.

amulet-exposer = Exposer
amulet-exposer-short = Turn one of your hidden cards face up
amulet-exposer-long = When you draw this card and discard it at once, you may turn one of your own hidden cards face up. You cannot choose the card under the Amulet.

amulet-revealer = Revealer
amulet-revealer-short = Turn a hidden card face up, yours or an opponent’s
amulet-revealer-long = When you draw this card and discard it at once, you may turn one hidden card face up in any village, your own or an opponent’s. An opponent’s card must not be protected by a Bodyguard, and you cannot choose a card under the Amulet.

amulet-beholder = Beholder
amulet-beholder-short = Look at one or two of your hidden cards
amulet-beholder-long = When you draw this card and discard it at once, you may look at one or two different hidden cards of your own. You may see the first before you choose the second. You cannot choose the card under the Amulet.

amulet-apprentice-seer = Apprentice Seer
amulet-apprentice-seer-short = Look at one hidden card of an opponent
amulet-apprentice-seer-long = When you draw this card and discard it at once, you may look at one hidden card of an opponent. It must not be protected by a Bodyguard or the Amulet.

amulet-seer = Seer
amulet-seer-short = Look at any one hidden card
amulet-seer-long = When you draw this card and discard it at once, you may look at any one hidden card, your own or an opponent’s. An opponent’s card must not be protected by a Bodyguard, and you cannot choose a card under the Amulet.

amulet-master = Master
amulet-master-short = Exchange any card of the discard pile into your village
amulet-master-long = When you draw this card and discard it at once, you may pick any card from the discard pile except this Master. You must then exchange it, face up, for one or several of your cards; the usual rules apply, including a failed exchange and its penalty. The cards you give up go on top of the Master. You cannot use this power if the discard pile holds nothing else, or if your only card is under the Amulet.

amulet-witch = Witch
amulet-witch-short = See the top card of the deck; leave it or exchange it
amulet-witch-long = When you draw this card and discard it at once, you may look at the top card of the deck. Leave it there, or bring it into a village, face down. In your own village it replaces one or several cards; the usual rules apply, including a failed exchange and its penalty. In an opponent’s village it replaces exactly one card that is not protected, hidden or face up; that card goes to the discard pile without effect. Nobody else sees the new card. If the deck is empty, you cannot use this power.

amulet-robber = Robber
amulet-robber-short = Swap one of your cards with an opponent’s, then look at it
amulet-robber-long = When you draw this card and discard it at once, you may swap one of your cards with one of an opponent’s. Your card must not be under the Amulet, and the opponent’s must not be protected by a Bodyguard or the Amulet. Name both cards first. Each takes the other’s place and stays hidden or face up, as it was. Then you look at the card you got; your victim learns nothing new.

amulet-doppelganger = Doppelgänger
amulet-doppelganger-short = Matches any value when you exchange several cards
amulet-doppelganger-long = Cards you reveal to exchange are a set if all of them that are not 13s have the same value. So a 13 goes with any card or with equal cards, and two 13s go together, alone or with equal cards. Anywhere else it is just a 13, including in the scoring.

## Table

amulet-title = Silver: the Amulet
amulet-tagline = Get to know your village, shrink it, and call the vote before the others do.
amulet-part-round-1 = Round 1
amulet-part-round-2 = Round 2
amulet-part-round-3 = Round 3
amulet-part-round-4 = Round 4
amulet-part-penalties = Penalties
error-amulet-deck = Silver: the Amulet is always played with its own 52 cards.
error-amulet-look-first = First everyone looks at up to two of their own cards. Then the first turn begins.
error-amulet-looked-already = You have already looked at this card. Choose another one.
error-amulet-turn-first = First draw a card, take one from the discard pile, or call the vote.
error-amulet-hand-first = First decide what to do with the card in your hand.
error-amulet-must-exchange = You took this card from the discard pile, so it must go into your village.
error-amulet-choose-first = You have another choice to make first.
error-amulet-action-done = You have already had your action. You can still use free actions, or end your turn.
error-amulet-no-card = There is no card in that place.
error-amulet-pile-empty = The discard pile is empty.
error-amulet-only-amulet = Your only card is under the Silver Amulet, so you have nothing to exchange.
error-amulet-too-many-cards = You can only call the vote with four cards or fewer.
error-amulet-called = Someone has already called the vote this round.
error-amulet-call-first = You can only call the vote at the very start of your turn, before any free action.
error-amulet-not-looked = You haven’t looked at that card, so you can’t keep it.
error-amulet-no-look-left = You can’t look any further. Keep one of the cards you have seen.
error-amulet-not-yours = Choose one of your own cards.
error-amulet-not-theirs = Choose an opponent’s card.
error-amulet-not-hidden = That card is face up. Choose a hidden card.
error-amulet-covered = A Bodyguard protects that card.
error-amulet-under-amulet = That card is under the Silver Amulet. Nobody may touch it this round.
error-amulet-left-to-right = Choose the cards to exchange from left to right, each one once.
error-amulet-not-announced = The new card takes the place of one of the cards you reveal.
error-amulet-no-free-use = Only your own face-up Empaths and Bodyguards can be used this way.
error-amulet-used = You have already used this card this turn.
error-amulet-no-target = There is no card you could use it on.
error-amulet-no-amulet = You can’t place the Silver Amulet. Only the player who won it last round can, and only once.
error-amulet-only-card = You hold a card from the discard pile, so you can’t put the Silver Amulet on your only card.
error-amulet-itself = A Bodyguard can’t be set on itself. Choose another card.
error-amulet-already-set = The Bodyguard is already on that card. Choose another one, or take it off.
error-amulet-not-set = This Bodyguard isn’t on any card.

## Terminal

amulet-round-title = Round { $round } of { $rounds } · start player: { $start }
amulet-ages = From youngest to oldest: { $names }
amulet-over-title = End of the game
amulet-lost-so-far = Points lost so far: { $lost }
amulet-middle = Middle of the table
amulet-deck = deck
amulet-pile = discard pile
amulet-hand = in hand
amulet-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
amulet-below = Below the top of the discard pile: { $cards }
amulet-deeper = Number { $place } in the deck: { $card }
amulet-on-turn = their turn
amulet-has-called = has called the vote
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
    [one] Look at one more of your cards, or N to stop.
   *[other] Look at up to two of your cards. Choose the first.
}
amulet-ask-turn = Your turn: draw (D) or take the top card of the discard pile (T). You can call the vote with four cards or fewer.
amulet-ask-turn-call = Your turn: draw (D), take the top card of the discard pile (T), or call the vote (C).
amulet-ask-last-turn = The vote is called, so this is your last turn: draw (D) or take the top card of the discard pile (T).
amulet-ask-rascal = Your Rascals let you look on: keep one of the cards you have seen, or look at one more (D).
amulet-ask-hand = You drew { $card }. Discard it (X), or choose the first card to exchange for it.
amulet-ask-hand-power = You drew { $card }. Discard it (X) to use its power ({ $power }), or choose the first card to exchange for it.
amulet-ask-must-exchange = You hold { $card }. It must go into your village: choose the first card to exchange for it.
amulet-ask-announce = Another card of the same value? Choose it, further to the right, or Y when that’s all.
amulet-ask-place = A set! Which place does the new card take?
amulet-ask-end-new = Not a set: your cards stay, face up. Which end does the new card go to, L (left) or R (right)?
amulet-ask-end-penalty = You also get a penalty card from the deck. Which end does it go to, L (left) or R (right)?
amulet-ask-power = { $card }: { $power }. Choose, or N to skip it.
amulet-ask-second-look = Look at a second card? N to skip.
amulet-ask-witch = The top card of the deck is { $card }. Leave it there (N), or choose the card it replaces, yours or an opponent’s.
amulet-ask-swap = Which opponent’s card do you want in return?
amulet-ask-empath = Which of your hidden cards do you look at?
amulet-ask-bodyguard = Which of your cards should the Bodyguard protect?
amulet-ask-after = You can use a free action, or end your turn (E).

amulet-do-draw = draw from the deck
amulet-do-look-on = look at the next card of the deck
amulet-do-witch = look at the top card of the deck
amulet-do-take = take { $card } from the discard pile
amulet-do-call = call the vote: everyone else gets one more turn
amulet-do-discard = discard it
amulet-do-discard-power = discard it to use its power
amulet-do-exchange = { $cards ->
    [one] exchange this card
   *[other] exchange these { $cards } cards (they must be a set)
}
amulet-do-no-power = skip the power
amulet-do-no-look = stop looking
amulet-do-leave = leave it on the deck
amulet-do-end = end your turn
amulet-do-off = take the bodyguard off
amulet-do-left = left end
amulet-do-right = right end
amulet-do-amulet = free: put the amulet on { $card }
amulet-do-empath = free: look at a hidden card of yours
amulet-do-bodyguard = free: set or move this bodyguard


## Story

amulet-thing = { $kind ->
    [villager] { amulet-villager } ({ $value })
    [squire] { amulet-squire } ({ $value })
    [empath] { amulet-empath } ({ $value })
    [bodyguard] { amulet-bodyguard } ({ $value })
    [rascal] { amulet-rascal } ({ $value })
    [exposer] { amulet-exposer } ({ $value })
    [revealer] { amulet-revealer } ({ $value })
    [beholder] { amulet-beholder } ({ $value })
    [apprentice-seer] { amulet-apprentice-seer } ({ $value })
    [seer] { amulet-seer } ({ $value })
    [master] { amulet-master } ({ $value })
    [witch] { amulet-witch } ({ $value })
    [robber] { amulet-robber } ({ $value })
    [doppelganger] { amulet-doppelganger } ({ $value })
   *[hidden] a hidden card
}
amulet-story-card-of = { $to ->
    [you] your { story-ordinal } card
    [self] { $by ->
        [you] your { story-ordinal } card
       *[other] their { story-ordinal } card
    }
   *[other] { $whom }’s { story-ordinal } card
}
amulet-story-with = { $with ->
    [empath] With the Empath
    [exposer] With the Exposer
    [revealer] With the Revealer
    [beholder] With the Beholder
    [apprentice-seer] With the Apprentice Seer
    [robber] With the Robber
   *[seer] With the Seer
}
amulet-story-seen = { $known ->
    [yes] : { $things }
   *[no] { "" }
}
amulet-story-face = { $side ->
    [up] { " " }The new card is face up.
   *[down] { "" }
}
amulet-story-lying = { $side ->
    [up] , face up
   *[down] { "" }
}
amulet-story-end = { $end ->
    [left] at the left end
    [right] at the right end
   *[end] at one end
}
amulet-story-round = { $to ->
    [you] Round { $round }: you start ({ $why }).
   *[other] Round { $round }: { $whom } starts ({ $why }).
}
amulet-story-why-youngest = youngest
amulet-story-why-set-up = chosen for this table
amulet-story-why-fewest = lost the fewest points
amulet-story-why-tied = youngest of those who lost the fewest points
amulet-story-open = { $things } opens the discard pile.
amulet-story-look = { $with ->
    [start] { $by ->
        [you] You look at { amulet-story-card-of }{ amulet-story-seen }.
       *[other] { $who } looks at { amulet-story-card-of }{ amulet-story-seen }.
    }
   *[other] { $by ->
        [you] { amulet-story-with }, you look at { amulet-story-card-of }{ amulet-story-seen }.
       *[other] { amulet-story-with }, { $who } looks at { amulet-story-card-of }{ amulet-story-seen }.
    }
}
amulet-story-no-look = { $by ->
    [you] { $looked ->
        [yes] You look at no more cards.
       *[no] You look at none of your cards.
    }
   *[other] { $looked ->
        [yes] { $who } looks at no more cards.
       *[no] { $who } looks at none of their cards.
    }
}
amulet-story-draw = { $by ->
    [you] { $known ->
        [yes] You draw { $things }.
       *[no] You draw a card.
    }
   *[other] { $known ->
        [yes] { $who } draws { $things }.
       *[no] { $who } draws a card.
    }
}
amulet-story-keep = { $place ->
    [0] { $by ->
        [you] You keep one of the cards from the deck{ amulet-story-seen }.
       *[other] { $who } keeps one of the cards from the deck{ amulet-story-seen }.
    }
   *[other] { $by ->
        [you] You keep the { story-ordinal } card of the deck{ amulet-story-seen }.
       *[other] { $who } keeps the { story-ordinal } card of the deck{ amulet-story-seen }.
    }
}
amulet-story-take = { $by ->
    [you] You take { $things } from the discard pile.
   *[other] { $who } takes { $things } from the discard pile.
}
amulet-story-take-shown = { $by ->
    [you] You take { $things } from the Squire’s row.
   *[other] { $who } takes { $things } from the Squire’s row.
}
amulet-story-fetch = { $by ->
    [you] With the Master, you take { $things } from the discard pile.
   *[other] With the Master, { $who } takes { $things } from the discard pile.
}
amulet-story-call = { $by ->
    [you] You call the vote! Everyone else has one more turn.
   *[other] { $who } calls the vote! Everyone else has one more turn.
}
amulet-story-discard = { $by ->
    [you] { $known ->
        [yes] You discard { $things }.
       *[no] You discard the drawn card.
    }
   *[other] { $known ->
        [yes] { $who } discards { $things }.
       *[no] { $who } discards the drawn card.
    }
}
amulet-story-amulet = { $by ->
    [you] You put the Silver Amulet on { amulet-story-card-of }.
   *[other] { $who } puts the Silver Amulet on { amulet-story-card-of }.
}
amulet-story-use = { $by ->
    [you] You use your { $things }.
   *[other] { $who } uses their { $things }.
}
amulet-story-guard = { $by ->
    [you] Your Bodyguard now protects { amulet-story-card-of }.
   *[other] { $who }’s Bodyguard now protects { amulet-story-card-of }.
}
amulet-story-unguard = { $by ->
    [you] Your Bodyguard no longer protects { amulet-story-card-of }.
   *[other] { $who }’s Bodyguard no longer protects { amulet-story-card-of }.
}
amulet-story-add = { $by ->
    [you] You add the new card { amulet-story-end } of your village{ amulet-story-lying }.
   *[other] { $who } adds the new card { amulet-story-end } of their village{ amulet-story-lying }.
}
amulet-story-penalty = { $by ->
    [you] You get a penalty card from the deck, { amulet-story-end } of your village.
   *[other] { $who } gets a penalty card from the deck, { amulet-story-end } of their village.
}
amulet-story-end-turn = { $by ->
    [you] You end your turn.
   *[other] { $who } ends their turn.
}
amulet-story-no-power = { $by ->
    [you] You skip the power of the { $things }.
   *[other] { $who } skips the power of the { $things }.
}
amulet-story-leave = { $by ->
    [you] You leave the card on the deck.
   *[other] { $who } leaves the card on the deck.
}
amulet-story-witch = { $by ->
    [you] With the Witch, you look at the top card of the deck{ amulet-story-seen }.
   *[other] With the Witch, { $who } looks at the top card of the deck{ amulet-story-seen }.
}
amulet-story-look-deck = { $by ->
    [you] With a Rascal, you look at the { story-ordinal } card of the deck{ amulet-story-seen }.
   *[other] With a Rascal, { $who } looks at the { story-ordinal } card of the deck{ amulet-story-seen }.
}
amulet-story-pick = { $by ->
    [you] You choose { amulet-story-card-of } to exchange.
   *[other] { $who } chooses { amulet-story-card-of } to exchange.
}
amulet-story-give = { $by ->
    [you] You choose { amulet-story-card-of } for the Robber to swap.
   *[other] { $who } chooses { amulet-story-card-of } for the Robber to swap.
}
amulet-story-turn-up = { $by ->
    [you] { amulet-story-with }, you turn up { amulet-story-card-of }: { $things }.
   *[other] { amulet-story-with }, { $who } turns up { amulet-story-card-of }: { $things }.
}
amulet-story-exchange = { $known ->
    [yes] { $by ->
        [you] You exchange { amulet-story-card-of }: { $things } goes to the discard pile.{ amulet-story-face }
       *[other] { $who } exchanges { amulet-story-card-of }: { $things } goes to the discard pile.{ amulet-story-face }
    }
   *[no] { $by ->
        [you] You exchange { amulet-story-card-of }.{ amulet-story-face }
       *[other] { $who } exchanges { amulet-story-card-of }.{ amulet-story-face }
    }
}
amulet-story-reveal-set = { $by ->
    [you] You reveal { $things }: a set.
   *[other] { $who } reveals { $things }: a set.
}
amulet-story-reveal-no-set = { $penalty ->
    [yes] { $by ->
        [you] You reveal { $things }: not a set. They stay face up, and a penalty card will follow.
       *[other] { $who } reveals { $things }: not a set. They stay face up, and a penalty card will follow.
    }
   *[no] { $by ->
        [you] You reveal { $things }: not a set. They stay face up.
       *[other] { $who } reveals { $things }: not a set. They stay face up.
    }
}
amulet-story-exchange-set = { $place ->
    [0] { $by ->
        [you] You discard { $things } for the new card.{ amulet-story-face }
       *[other] { $who } discards { $things } for the new card.{ amulet-story-face }
    }
   *[other] { $by ->
        [you] You discard { $things }. The new card becomes { amulet-story-card-of }{ amulet-story-lying }.
       *[other] { $who } discards { $things }. The new card becomes { amulet-story-card-of }{ amulet-story-lying }.
    }
}
amulet-story-bewitched = { $known ->
    [yes] , { $things },
   *[no] { "" }
}
amulet-story-bewitch = { $to ->
    [nobody] { $by ->
        [you] Your Witch replaces a card{ amulet-story-bewitched } with a hidden card.
       *[other] { $who }’s Witch replaces a card{ amulet-story-bewitched } with a hidden card.
    }
   *[other] { $by ->
        [you] Your Witch replaces { amulet-story-card-of }{ amulet-story-bewitched } with a hidden card.
       *[other] { $who }’s Witch replaces { amulet-story-card-of }{ amulet-story-bewitched } with a hidden card.
    }
}
amulet-story-swapped-for = { $to ->
    [you] your { story-ordinal } card
   *[other] { $whom }’s { story-ordinal } card
}
amulet-story-swap = { $to ->
    [nobody] { $by ->
        [you] Your Robber swaps your { story-ordinal-other } card for an opponent’s card.
       *[other] { $who }’s Robber swaps their { story-ordinal-other } card for an opponent’s card.
    }
   *[other] { $by ->
        [you] Your Robber swaps your { story-ordinal-other } card for { amulet-story-swapped-for }.
       *[other] { $who }’s Robber swaps their { story-ordinal-other } card for { amulet-story-swapped-for }.
    }
}
amulet-story-put = { $by ->
    [you] You put { $things } on the discard pile.
   *[other] { $who } puts { $things } on the discard pile.
}
amulet-story-refill = New in the Squire’s row: { $things }.
amulet-story-round-over = Round { $round } is over: { $why }.
amulet-story-why-villagers = both Villagers are face up
amulet-story-why-deck = the deck is empty
amulet-story-why-call = everyone has had a last turn after the call
amulet-story-why-still = no card has left the deck for 40 turns
amulet-story-points = { $lost_points ->
    [one] 1 point
   *[other] { $lost_points } points
}
amulet-story-count = { $outcome ->
    [lowest] { $by ->
        [you] Your call succeeds: your village is the lowest with { $sum }, so you lose nothing ({ $things }).
       *[other] { $who }’s call succeeds: their village is the lowest with { $sum }, so they lose nothing ({ $things }).
    }
    [beaten] { $by ->
        [you] Your call fails: you have { $sum }, { $whom } has { $lowest }. You lose { amulet-story-points } ({ $things }, and { $penalty } for the call).
       *[other] { $to ->
            [you] { $who }’s call fails: { $who } has { $sum }, you have { $lowest }. { $who } loses { amulet-story-points } ({ $things }, and { $penalty } for the call).
           *[other] { $who }’s call fails: { $who } has { $sum }, { $whom } has { $lowest }. { $who } loses { amulet-story-points } ({ $things }, and { $penalty } for the call).
        }
    }
   *[plain] { $by ->
        [you] You lose { amulet-story-points }: { $things }.
       *[other] { $who } loses { amulet-story-points }: { $things }.
    }
}
amulet-story-win-amulet = { $by ->
    [you] You win the Silver Amulet.
   *[other] { $who } wins the Silver Amulet.
}
amulet-story-over = The game is over.
amulet-story-win = { $how ->
    [shared] { $by ->
        [you] You share the win: { amulet-story-points } lost in all.
       *[other] { $who } shares the win: { amulet-story-points } lost in all.
    }
    [amulet] { $by ->
        [you] You win: { amulet-story-points } lost in all. The Silver Amulet breaks the tie.
       *[other] { $who } wins: { amulet-story-points } lost in all. The Silver Amulet breaks the tie.
    }
   *[clear] { $by ->
        [you] You win: { amulet-story-points } lost in all.
       *[other] { $who } wins: { amulet-story-points } lost in all.
    }
}

## Opponents

bot-hobbin = Hobbin the Goose Boy
bot-hobbin-about = Can’t wait: he calls as soon as his village looks halfway low. Now and then he acts on a whim.
bot-tilda = Aunt Tilda
bot-tilda-about = Loves powers: she would rather try one out than lower her village. Forgets some of the cards she has looked at.
bot-osric = Osric the Night Watchman
bot-osric-about = Never trusts a hidden card: what he hasn’t seen has to go first. Calls only when he is absolutely sure.
bot-ravenna = Ravenna the Herbalist
bot-ravenna-about = Guesses your cards from what you keep, and loves to steal them. Decides on the spur of the moment.
bot-lunara = Lunara, Keeper of the Amulet
bot-lunara-about = Forgets nothing, weighs every card she can’t see and waits for her moment. No known weakness except bad luck.

## What opponents say now and then

amulet-hobbin-says-call-won = It worked? It worked!
amulet-hobbin-says-call-lost = Oh. I thought mine were lower.
amulet-hobbin-says-robbed = Hey! That was my favourite!
amulet-hobbin-says-fail = They looked the same to me!
amulet-hobbin-says-won = The geese will never believe it.
amulet-hobbin-says-lost = My goose could have done better.
amulet-tilda-says-call-won = Oh, how lovely. Tea, anyone?
amulet-tilda-says-call-lost = Dear me, I’d forgotten that one.
amulet-tilda-says-robbed = Now, now! Put that back.
amulet-tilda-says-fail = I could have sworn they matched.
amulet-tilda-says-won = Well, fancy that!
amulet-tilda-says-lost = Never mind. Biscuit, anyone?
amulet-osric-says-call-won = I told you I was sure.
amulet-osric-says-call-lost = Impossible. I counted twice.
amulet-osric-says-robbed = Thief! Thief in the village!
amulet-osric-says-fail = My lantern must be failing.
amulet-osric-says-won = All’s well. The village sleeps.
amulet-osric-says-lost = I should have rung the bell sooner.
amulet-ravenna-says-call-won = The leaves never lie.
amulet-ravenna-says-call-lost = A bitter brew.
amulet-ravenna-says-robbed = Somebody will pay for that.
amulet-ravenna-says-fail = The wrong root. It happens.
amulet-ravenna-says-won = A good harvest.
amulet-ravenna-says-lost = Every herb has its season.
amulet-lunara-says-call-won = The moon was with me.
amulet-lunara-says-call-lost = Even the moon has a dark side.
amulet-lunara-says-robbed = The night sees everything.
amulet-lunara-says-fail = So the stars deceived me.
amulet-lunara-says-won = The amulet chose well.
amulet-lunara-says-lost = Tonight the moon shone elsewhere.

## Site


## Board

web-amulet-own-place = Your { story-ordinal } card
web-amulet-their-place = { $name }’s { story-ordinal } card
web-amulet-hidden = { $whose }: face down.
web-amulet-shows = { $whose }: { $value } { $card }, face up.
web-amulet-you-see = { $whose }: { $value } { $card }. Only you can see it.
web-amulet-known-you = You have seen it.
web-amulet-known-both = You and { $names } have seen it.
web-amulet-known-by = Seen by { $names }.
web-amulet-guarded = A Bodyguard protects it.
web-amulet-sealed = It is under the Silver Amulet.
web-amulet-used = Already used this turn.
web-amulet-village = { $name }’s village
web-amulet-my-village = Your village
web-amulet-you = you
web-amulet-zone-own = Your village
web-amulet-zone-mine = Your village
web-amulet-zone-others = The other villages
web-amulet-zone-villages = Choose a card
web-amulet-zone-middle = Deck and discard pile
web-amulet-zone-hand = In hand
web-amulet-zone-pile = Choose from the discard pile
web-amulet-zone-looked = Choose a card to keep
web-amulet-deck = Deck
web-amulet-deck-count = { $n ->
    [0] no cards left
    [one] 1 card left
   *[other] { $n } cards left
}
web-amulet-deck-known = The { story-ordinal } card has been seen by { $names }.
web-amulet-pile = Discard pile
web-amulet-pile-empty = Empty
web-amulet-pile-open = See the whole discard pile
web-amulet-pile-order = The top card comes first.
web-amulet-pile-place = { $card }, { story-ordinal } from the bottom
web-amulet-display = Squire’s row
web-amulet-hand = In your hand
web-amulet-their-hand = { $name }’s hand
web-amulet-hand-hidden = a hidden card
web-amulet-top = Top of the deck
web-amulet-seen-deck = { story-ordinal } in the deck
web-amulet-seen-close = Hide it
web-amulet-seen-only-you = Only you see this card. Remember it, then hide it.
web-amulet-round = Round { $n } of 4
web-amulet-scores = Scores
web-amulet-characters = Characters
web-amulet-help-scores = What every village has cost so far, round by round.
web-amulet-help-characters = All 14 characters and what they do.
web-amulet-help-called = Called the vote. Everyone else has one more turn; then all villages are counted.
web-amulet-help-amulet = Holds the Silver Amulet, won with the last successful call. It breaks a tie at the end of the game.
web-amulet-werewolves = Werewolves prowl around the village. A card’s number says how many of them it draws there, so lower is better: the lowest total after four rounds wins.
web-amulet-lost = { $n ->
    [one] 1 point lost so far
   *[other] { $n } points lost so far
}
web-amulet-has-cards = { $n ->
    [one] 1 card in the village
   *[other] { $n } cards in the village
}
web-amulet-holds = holds the Silver Amulet
web-amulet-last-turn = The vote has been called: this is your last turn of the round.
web-amulet-rings = { $name } calls the vote!
web-amulet-rings-you = You call the vote!
web-amulet-use-card = Use { $card } ({ story-ordinal } card)
web-amulet-do-draw = Draw
web-amulet-do-take = Take { $card }
web-amulet-do-take-none = Take
web-amulet-do-call = Call the vote
web-amulet-do-call-sure = Yes, call
web-amulet-do-back = Not yet
web-amulet-do-discard = Discard
web-amulet-do-no-look = That’s enough
web-amulet-do-no-power = Skip
web-amulet-do-no-witch = Leave it on the deck
web-amulet-do-end = End turn
web-amulet-do-off = Take the Bodyguard off
web-amulet-do-left = Left end
web-amulet-do-right = Right end
web-amulet-do-more = Look at one more
web-amulet-do-witch = Look at the top card
web-amulet-do-keep = Keep { $card }
web-amulet-do-keep-nth = Keep the { story-ordinal } card
web-amulet-do-display = Take { $card } from the Squire’s row
web-amulet-do-amulet = Place the Amulet
web-amulet-do-then = { $kind ->
    [empath] Then use the Empath
    [bodyguard] Then use the Bodyguard
    [amulet] Then place the Amulet
   *[several] Then a free action
}
web-amulet-do-exchange = { $n ->
    [one] Exchange this card
   *[other] Exchange { $n } cards
}
web-amulet-do-sure = Yes, this card
web-amulet-do-clear = Choose again
web-amulet-do-yes = That’s all
web-amulet-ask-look = Look at up to two of your cards.
web-amulet-ask-turn = Your turn: draw, or take the top of the discard pile.
web-amulet-ask-turn-call = Your turn: draw, take the top of the discard pile, or call the vote.
web-amulet-ask-call = Call the vote? Your turn ends and everyone else has one more. If your village is not the lowest, you lose 10 extra points.
web-amulet-ask-rascal = Keep one of the cards you have seen, or look at one more.
web-amulet-ask-hand = You hold { $value } { $card }: discard it, or choose the cards it replaces.
web-amulet-ask-hand-must = You hold { $value } { $card }: choose the cards it replaces.
web-amulet-ask-announce = Any more cards to exchange?
web-amulet-ask-place = A set! Which place does the new card take?
web-amulet-ask-end-new = Not a set. Which end does the new card go to?
web-amulet-ask-end-penalty = And a penalty card: which end?
web-amulet-ask-power = Use the power of the { $card }?
web-amulet-ask-second-look = Look at a second card?
web-amulet-ask-witch = The top card is { $value } { $card }: leave it there, or choose the card it replaces.
web-amulet-ask-witch-plain = Leave the top card there, or choose the card it replaces.
web-amulet-ask-swap = Which card do you want in return?
web-amulet-ask-empath = Empath: which of your cards do you want to see?
web-amulet-ask-bodyguard = Bodyguard: which of your cards should he protect?
web-amulet-ask-after = Use a free action, or end your turn.
web-amulet-ask-amulet = Which of your cards do you put the Silver Amulet on? It stays there until the round ends.
web-amulet-tell-leaves = You discard: { $cards }.
web-amulet-tell-several = They must all have the same value.
web-amulet-tell-differ = This will fail: { $values } don’t have the same value. They would stay in your village, face up, and the new card would join them.
web-amulet-tell-hidden = a hidden card
web-amulet-why-turn = First draw a card, or take the top of the discard pile.
web-amulet-why-after = You have had your action. Use a free action, or end your turn.
web-amulet-why-amulet = The Silver Amulet is on this card. Nobody may touch it this round.
web-amulet-why-guarded = A Bodyguard protects this card from everyone else.
web-amulet-why-up = This card is already face up.
web-amulet-why-seen = You have just looked at this card. Choose another one.
web-amulet-why-own = Choose one of your own cards.
web-amulet-why-own-first = First choose which of your cards you give away.
web-amulet-why-theirs = Choose someone else’s card.
web-amulet-why-exchange-own = You can only exchange cards in your own village.
web-amulet-why-right = Choose cards further to the right, or confirm.
web-amulet-why-place = The new card takes the place of one of the cards you revealed.
web-amulet-why-end = Choose the left or the right end of your village.
web-amulet-why-rascal = First keep one of the cards from the deck.
web-amulet-why-master = Choose a card from the discard pile, or skip.
web-amulet-why-itself = A Bodyguard doesn’t need to protect himself: he is safe anyway.
web-amulet-why-already = The Bodyguard already protects this card.
web-amulet-why-five = You can only call the vote with 4 cards or fewer. You have { $n }.
web-amulet-why-called = { $name } has already called the vote. Only one player per round can.
web-amulet-why-call-first = You can only call the vote at the very start of your turn.
web-amulet-why-empty = The discard pile is empty.
web-amulet-why-only-amulet = Your only card is under the Silver Amulet, so you have nothing to exchange.
web-amulet-tag-look = { $name } looks
web-amulet-tag-turn-up = { $name } turns it up
web-amulet-tag-witch = { $name }’s Witch
web-amulet-tag-robber = { $name }’s Robber
web-amulet-tag-guard = { $name }’s Bodyguard
web-amulet-tag-amulet = { $name }’s Amulet
web-amulet-tag-no-set = Not a set!
web-amulet-tag-penalty = Penalty card
web-amulet-ledger-round = Round
web-amulet-ledger-total = Total
web-amulet-ledger-call = called the vote
web-amulet-ledger-penalty = { $sum } + { $penalty } for the call
web-amulet-ledger-amulet = won the Silver Amulet
web-amulet-ledger-empty = No round is over yet.
web-amulet-dawn = Round { $n } is over
web-amulet-dawn-sum = Village: { $n }
web-amulet-dawn-penalty = + { $n } for the call
web-amulet-dawn-lost = { $n ->
    [0] no points lost
    [one] 1 point lost
   *[other] { $n } points lost
}
web-amulet-dawn-total = { $n } in all
web-amulet-on = Continue
web-amulet-call-won = { $by ->
    [you] Your call succeeds: nobody is lower than your { $sum }. You lose nothing and win the Silver Amulet.
   *[other] { $who }’s call succeeds: nobody is lower than { $sum }. { $who } loses nothing and wins the Silver Amulet.
}
web-amulet-call-lost = { $by ->
    [you] Your call failed: { $whom } had { $lowest }, you had { $sum }. That costs you { $penalty } extra points.
   *[other] { $to ->
        [you] { $who }’s call failed: you had { $lowest }, { $who } had { $sum }. That costs { $who } { $penalty } extra points.
       *[other] { $who }’s call failed: { $whom } had { $lowest }, { $who } had { $sum }. That costs { $who } { $penalty } extra points.
    }
}
web-amulet-ended-villagers = Both Villagers are face up: the round ends at once.
web-amulet-ended-deck = The deck is empty.
web-amulet-ended-call = Everyone has had a last turn after the call.
web-amulet-ended-still = No card has left the deck for 40 turns.

web-keys-amulet-draw = Draw
web-keys-amulet-take = Take the top of the discard pile
web-keys-amulet-discard = Discard the card in your hand
web-keys-amulet-call = Call the vote
web-keys-amulet-amulet = Place the Amulet
web-keys-amulet-then = Save a free action for the end of your turn
web-keys-amulet-no = Skip
web-keys-amulet-end = End turn
web-keys-amulet-help = Explain the selected card

## Hints

hint-amulet-goal = The goal: the lowest total after four rounds. Swap high cards out of your village, and call the vote when you think yours is the lowest.
hint-amulet-look = Werewolves prowl around the village, and each card draws as many of them as its number says: lower is better. Look at two of your cards and remember them, because they are turned face down again.
hint-amulet-turn = Draw from the deck, take the top of the discard pile, or call the vote if you think your village is the lowest.
hint-amulet-hand = The card in your hand can replace one of your cards, or several of the same value at once. Or discard it: if it is 5 to 12, you may then use its power.
hint-amulet-power = This card has a power, explained below. You can also skip it.
hint-amulet-call = Someone has called the vote: everyone else has one more turn, then the villages are counted.
hint-amulet-amulet = You have won the Silver Amulet. Place it on one of your cards this round, and nobody may touch that card.
hint-amulet-ledger = The first round is over. “Scores” shows what every village cost; after four rounds the lowest total wins.

## Why an act is better (reviews). Numbers are means over the worlds that the player's view allows.

amulet-why-village = The village ends the round at { $best } on average, not { $other }.
amulet-why-rival-village = The lowest of the other villages ends the round at { $best } on average, not { $other }.
amulet-why-call-lowest = Calling with the lowest village: { $best } rounds out of 100, not { $other }.
amulet-why-call-caught = Calling without the lowest village: { $best } rounds out of 100, not { $other }.
amulet-why-called-on = Someone else calls with the lowest village: { $best } rounds out of 100, not { $other }.
