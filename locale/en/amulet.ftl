amulet-villager = Villager
amulet-villager-short = Both face up in villages at a turn’s end: the round ends
amulet-villager-long = When a turn ends and both villagers lie face up in villages, the round is over. It may be the same village or two different ones. Villagers in the discard pile or the squire display do not count.

amulet-squire = Squire
amulet-squire-short = Face up: one open card beside the deck for each squire
amulet-squire-long = When a turn is over and the round goes on, the squire display is filled from the deck, face up, until it has one card for each face-up squire in all villages or the deck is empty. If it has more already, they all stay. When you draw, you may choose any card of the display as your drawn card, and you may also discard it for its power. Cards in the display have no lasting effect.

amulet-empath = Empath
amulet-empath-short = Face up, once a turn: look at one of your hidden cards
amulet-empath-long = While this card is face up in your village, you may look at one of your own hidden cards once a turn, but not at the one under the amulet. This is a free action on your own turn: before your action, with a card in hand, or after it. It works once for each face-up empath, already in the turn in which the empath comes face up, but never in a turn in which you call.

amulet-bodyguard = Bodyguard
amulet-bodyguard-short = Face up: protects itself and one other card of yours
amulet-bodyguard-long = While it is face up in your village, you may once a turn, as a free action, set it on another of your cards, move it or take it off again; its own place does not change. Opponents may not look at, turn, take or exchange the bodyguard or the card it is set on; you yourself are not bound. The protection holds on every turn and ends when either card leaves your village. You cannot set it in a turn in which you call.

amulet-rascal = Rascal
amulet-rascal-short = Face up: look at one more deck card when you draw
amulet-rascal-long = When you draw, each of your face-up rascals lets you look at one card more, going down card by card from the top of the deck. Stop whenever you like and keep one of them; leave the others on the deck in the same order. While you have a look left, you may keep a squire display card instead. A rascal counts from your next draw, and not for taking, penalty cards or the witch.

amulet-exposer = Exposer
amulet-exposer-short = Turn one of your hidden cards face up
amulet-exposer-long = When you draw this card and discard it at once, you may turn one of your own hidden cards face up. The card under the amulet cannot be chosen.

amulet-revealer = Revealer
amulet-revealer-short = Turn a hidden card face up, yours or an opponent’s
amulet-revealer-long = When you draw this card and discard it at once, you may turn one hidden card face up in any village. Choose one of your own or one of an opponent’s. An opponent’s card must not be protected by a bodyguard, and no card under the amulet can be chosen.

amulet-beholder = Beholder
amulet-beholder-short = Look at one or two of your hidden cards
amulet-beholder-long = When you draw this card and discard it at once, you may look at one or two different hidden cards of your own. You may see the first before you choose the second. The card under the amulet cannot be chosen.

amulet-apprentice-seer = Apprentice Seer
amulet-apprentice-seer-short = Look at one hidden card of an opponent
amulet-apprentice-seer-long = When you draw this card and discard it at once, you may look at one hidden card of an opponent. It must not be protected by a bodyguard or the amulet.

amulet-seer = Seer
amulet-seer-short = Look at any one hidden card
amulet-seer-long = When you draw this card and discard it at once, you may look at any one hidden card. Choose one of your own or one of an opponent’s. An opponent’s card must not be protected by a bodyguard, and no card under the amulet can be chosen.

amulet-master = Master
amulet-master-short = Exchange any card of the discard pile into your village
amulet-master-long = When you draw this card and discard it at once, you may pick any card from the discard pile but this master. You must then exchange it, face up, for one or several of your cards by the usual rules, with failure and penalty. The cards you give up are put on top of the master. Without another card in the pile, or when your only card is under the amulet, you cannot use this power.

amulet-witch = Witch
amulet-witch-short = See the top card of the deck; leave it or exchange it
amulet-witch-long = When you draw this card and discard it at once, you may look at the top card of the deck; leave it where it is or bring it into a village, hidden. In your own village it replaces one or several cards by the usual rules, with failure and penalty. In an opponent’s village it replaces exactly one card, hidden or face up, that is not protected; that card goes on the discard pile and does nothing there. The new card is not shown around. With an empty deck there is no power.

amulet-robber = Robber
amulet-robber-short = Swap one of your cards with an opponent’s, then look at it
amulet-robber-long = When you draw this card and discard it at once, you may swap one of your cards with one card of an opponent. Your card must not lie under the amulet, and the opponent’s must not be protected by a bodyguard or the amulet. Name both cards first. Each takes the other’s place and stays hidden or face up as it was. After that you look at what you got; your victim learns nothing new.

amulet-doppelganger = Doppelgänger
amulet-doppelganger-short = Matches any value when you exchange several cards
amulet-doppelganger-long = Cards announced for an exchange are a set when all of them that are not 13s have one value. So a 13 goes with any card or with equal cards, and two 13s go together, alone or with equal cards. Outside such an exchange it is just a 13, in the scoring too.
