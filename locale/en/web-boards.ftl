# Keys and closer looks on the boards
web-keys = Keys
web-keys-arrows = Go over the board
web-keys-enter = Choose what is in focus, or the main answer
web-keys-undo = Take back
web-keys-this = Show these keys
web-keys-sg-turn = Turn the pattern
web-keys-sg-flip = Flip the pattern
web-keys-sg-single = Single cell instead of the pattern, and back
web-keys-sg-draw = Draw blind
web-keys-sg-places = The next place where the pattern fits, and the one before
web-keys-number-house = Your house of that number
web-keys-number-hand = The card of your hand with that number
web-keys-amulet-draw = Draw
web-keys-amulet-take = Take from the square
web-keys-amulet-discard = Discard the card in your hand
web-keys-amulet-call = Call
web-keys-amulet-amulet = Hang the amulet
web-keys-amulet-no = Do without
web-keys-amulet-end = End the turn
web-keys-john-draw = Draw from the stock
web-keys-back = Put down what you chose
web-large-open = Look closer: { $name }
web-large-card = A closer look
web-sg-drag = Drag it onto an island, or tap an island.
web-sg-blind = Draw blind from the pile
web-sg-race = { $name } wins the cup worth { $points }
web-sg-left-land = { $cells ->
    [one] one cell to go
   *[other] { $cells } cells to go
}
web-john-tag = { $name } takes { $cards }
web-john-not-there = { $card } cannot lie there: only where a place lights up.
web-john-not-this = You cannot take this card: choose one that lights up.
web-amulet-not-now = { $card }. It cannot be chosen now; what can be chosen has a dashed frame.
