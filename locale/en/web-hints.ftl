# Hints at the moment a thing first happens (web/src/lib/hints.ts)
hint-silver-gold-draft = You keep two of these four islands; the other two go back. Tap two of them, look at their X, coins and palms, then confirm.
hint-silver-gold-mark = Everybody marks the same pattern now, each on an island of their own. Turn and flip it as you like; cells that fit are outlined. Nobody sees the others’ choice until all are done.
hint-silver-gold-follow = You covered an X: that gives you another single cell, on either island. It may start a chain.
hint-silver-gold-replace = An island is complete and lies aside for its points. Take a new one from the display, or draw blind from the pile.
hint-silver-gold-cup = A full row of coins has won you a cup. The cups get smaller: who is first gets most.
hint-silver-gold-round = A round is over: the expedition cards were shuffled anew. One of them stays unseen in every round.
hint-amulet-look = Before the first turn you may look at cards of your own village. Remember them: they close again and stay closed.
hint-amulet-turn = Low numbers are good: you want a quiet village. Draw from the deck, take the open discard, or call if you think yours is the quietest.
hint-amulet-hand = The card in your hand can replace one of yours, or several of the same number at once. Or you lay it away; from the deck, some cards then use their power.
hint-amulet-power = This card has a power. What it does is said below; you may also let it be.
hint-amulet-call = Somebody has called: everybody else has one more turn, then the villages are counted.
hint-amulet-amulet = You won the amulet. In this round you may hang it over one of your doors: what lies there is safe.
hint-amulet-ledger = A round is over. The ledger shows what every village brought; four rounds are played, the lowest sum wins.
hint-john-silver-answer = This is your first hand. If no card of it shows apples, you may exchange all of it once, before anybody lays a card.
hint-john-silver-lay = Pick a card and then a place for it. Places that fit light up, and the row shows who would get what if it were full now.
hint-john-silver-take = Now fill your hand again: draw from the stock, or take what the prompt below offers.
hint-john-silver-share = A row was full and was shared out. Coins are good; whoever has the most black spots in the end has a problem.
