# Keys and closer looks on the boards
web-keys = Keys
web-keys-arrows = Go over the board
web-keys-enter = Choose what is in focus, or the main answer
web-keys-undo = Take back
web-keys-help = Explain what has the focus
web-keys-this = Show these keys
web-keys-number-house = Your card with that number
web-keys-number-hand = The card of your hand with that number
web-keys-back = Put down what you chose
web-large-open = Look closer: { $name }
web-large-card = A closer look
