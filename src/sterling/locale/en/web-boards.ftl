# Keys and closer looks on the boards
web-keys = Keyboard shortcuts
web-keys-arrows = Move around the board
web-keys-enter = Choose what is highlighted, or the main button
web-keys-undo = Undo
web-keys-help = Explain what has the focus
web-keys-this = Show these shortcuts
web-keys-number-house = Your card with that number
web-keys-number-hand = That card in your hand
web-keys-back = Cancel your choice
web-large-open = Look closer: { $name }
web-large-card = Close-up
