# Hints at the moment a thing first happens (web/src/lib/hints.ts)
hint-silver-gold-draft = Two of these four islands stay with you. Tap two: X, coins and palms on them all pay.
hint-silver-gold-mark = Everybody marks this pattern at once, unseen by the others. Turn or flip it; places where it fits are outlined.
hint-silver-gold-follow = You covered an X: it gives you one more cell, on either island. That may start a chain.
hint-silver-gold-replace = A finished island lies aside for its points. Take a new one from the display, or draw blind.
hint-silver-gold-cup = A full row of coins has won you a cup. The cups get smaller: who is first gets most.
hint-silver-gold-round = A new round: the expedition cards were shuffled anew. One of them stays unseen in every round.
hint-amulet-look = You may look at cards of your own village now. Remember them: they close again.
hint-amulet-turn = Low numbers are good. Draw from the road, take from the square, or call if your village is the quietest.
hint-amulet-hand = The card in your hand can replace one of yours, or several of the same number at once. Or lay it away.
hint-amulet-power = This card has a power. What it does is said below; you may also let it be.
hint-amulet-call = Somebody has called: everybody else has one more turn, then the villages are counted.
hint-amulet-amulet = The amulet is yours. Hang it over one of your doors in this round: what lies there is safe.
hint-amulet-ledger = A round is over; the ledger shows what each village cost. After four rounds the lowest sum wins.
hint-john-silver-answer = Your first hand. If no card of it shows apples, you may exchange all of it once.
hint-john-silver-lay = Pick a card, then its place. Each row shows who would get what if it were full now.
hint-john-silver-take = Now fill your hand: draw from the stock, or take what is offered below.
hint-john-silver-share = A full row was shared out in pairs. Coins are good; black spots cost.
