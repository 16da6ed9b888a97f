# The browser table
web-skip = Skip to the main part
web-home = Sterling, to the front page
web-to-front = To the front page
web-page-lost = This part of the site could not be loaded. Load the page again.
web-language = Language
web-dark = Dark light
web-guest = Guest
web-play-now = Play now
web-play-now-game = Play now: { $game }
web-dealing = Dealing …
web-set-table = Set a table
web-set-table-game = Set a table: { $game }
web-my-tables = Your tables
web-my-tables-none = No game is going on. Play now, or set a table and send your friends its link.
web-open-tables = Open tables
web-open-tables-none = Nobody is looking for company just now.
web-waits-for-you = waits for you
web-status-gathering = gathering
web-status-playing = playing
web-status-over = over
web-seat-free = free
web-setup-title = Set a table
web-setup-game = Game
web-facts = { $from } to { $to } players · { $minutes } minutes{ $age ->
    [0] {""}
   *[other] {" "}· ages { $age } and up
}
web-setup-players = Players
web-setup-more = Rules, clock and more
web-setup-rules = Rule set
web-setup-clock = Clock
web-setup-listed = Show this table on the front page
web-your-name = Your name
web-seat-me = Me, at this screen
web-seat-link = A friend, by link
web-seat-open = Anybody who comes by
web-seat-bots = Characters
web-same-screen = You share one screen: between two turns a cover hides what is secret.
web-clock-none = No clock
web-clock-quick = 45 seconds a move
web-clock-calm = 3 minutes a move
web-clock-day = One day a move
web-option-memory-aid = Memory aid
web-option-memory-aid-about = Keeps everything you have seen so far in view. Without it, you have to remember.
web-option-start-player = Who begins
web-start-chance = Drawn at random
web-start-youngest = The youngest: { $name }
web-option-ages = Enter the order of age
web-option-ages-about = The youngest begins the game, and after a tie the youngest of those tied begins the round. Otherwise the order is drawn at random.
web-option-ages-list = From the youngest to the oldest
web-order-up = Move { $name } up
web-order-down = Move { $name } down
web-order-moved = { $name } is now { $place } of { $count }.
web-characters-of = { $number ->
    [one] { $name }’s character
   *[other] { $name }’s { $number } characters
}
web-characters-nobody = Character of the column without an owner
web-characters-random = Chosen at random if you leave it open.
web-character-taken = { $character }, already taken
web-deck = Your own deck
web-deck-about = Do you own the printed game? Type its cards into a text file and play with them.
web-deck-choose = Choose a file
web-deck-checking = Checking the deck …
web-deck-good = { $file } is a good deck. This table will play with it.
web-deck-first = Something is wrong with your deck. Choose another file, or remove it.
web-deck-show = Show the cards
web-deck-remove = Remove this deck
web-join-title = Take your seat
web-sit = Sit down
web-watch = Just watch
web-prompt = What is asked of you
web-rule = Open the rule
web-undo = Take back
web-plain-ask = { $name }: choose an action.
web-line-lost = The connection is lost. Reconnecting …; nothing of the game is lost.
web-over = The game is over.
web-waiting-for = Waiting for { $names }.
web-your-turn = your turn
web-log = Story
web-log-where = Show it on the board
web-log-gone = That place is no longer on the board.
web-log-none = What happens will be told here.
web-log-forgets = { $by ->
    [you] Only what happened since your last move is told: there is no memory aid at this table.
   *[other] Only the current turn is told: there is no memory aid at this table.
}
web-log-said = { $name }: “{ $phrase }”
web-log-sit = { $name } sits down at seat { $seat }.
web-log-leave = Seat { $seat } is empty now ({ $name }).
web-log-bot = { $name } plays at seat { $seat } now.
web-rules = Rules
web-side = Log and rules
web-people = At the table
web-close = Close
web-laying-out = The table is being laid …
web-gather-title = Who is playing?
web-copy-link = Copy the link
web-copied = Copied
web-link-for = Link for seat { $seat }
web-put-bot = Put a character there
web-invite-instead = Invite a friend instead
web-is-bot = a character of the house
web-is-here = here
web-is-away = away
web-is-thinking = thinking
web-is-done = done
web-is-finished = finished
web-start = Deal the cards
web-wait-start = The cards are dealt as soon as everybody sits.
web-watching-you = You are watching.
web-take-back = Take your seat back
web-say = Say something
web-cover = { $name }, it is your turn. Is nobody else looking?
web-cover-show = Show my cards
web-rematch = Play again
web-record = Save the record
web-shuffle-right = The shuffle was checked: your own random number is in it, and the secret fits what was promised before.
web-shuffle-sums = The numbers of the shuffle fit each other. Whether they are those promised before the game, only a browser can tell that was there at the start.
web-shuffle-wrong = The shuffle does not hold: the numbers do not fit what was promised before the game.
web-shuffle-unknown = The shuffle cannot be checked here.
web-result = Result
web-result-title = { $number ->
    [one] { $names } wins
   *[other] { $names } share the win
}
web-watching = { $number ->
    [one] one is watching
   *[other] { $number } are watching
}
web-settings = Settings
web-settings-speed = Speed of what moves
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = Off
web-settings-light = Light
web-light-auto = As the device
web-light-light = Day
web-light-dark = Night
web-settings-sounds = Sounds
web-settings-sounds-about = A soft chime when it is your turn, and the small noises of the table.
web-settings-hints = Hints
web-settings-hints-about = A short explanation when something happens for the first time. Switched on again, they all come again.
web-hint = Hint
web-hint-read = Got it
web-hint-off = No more hints
web-cancel = Rather not
web-more = More
web-less = Less
web-more-choices = More choices
web-send-link = Send
web-qr = QR code
web-qr-about = QR code: { $label }
web-qr-how = Point a phone’s camera at it to open the link there.
web-is-empty = empty seat
web-is-you = you
web-clock-left = { $name }: { $time } left
web-clock-days = { $days } d { $hours } h
web-give-seat = Let a character play
web-give-to = Who shall play for you?
web-give-about = You can take your seat back at any time.
web-give-sure = Hand over
web-asleep = Let a character play on
web-asleep-ask = { $name } has not moved for a while. Shall a character play on in that seat? { $name } can take it back at any time.
web-asleep-sure = Yes, play on
web-asleep-you = A character plays on in your seat: you had been away for long.
web-watch-link = Link for watching
web-table-link = Link to this table
web-gather-ready = Everybody is here.
web-gather-mixing = The shuffle still waits for somebody’s random number; open the link again if it takes long.
web-cover-about = Until then nothing secret is shown.
web-replay = Replay
web-replay-controls = Replay controls
web-replay-slider = Step of the game
web-replay-step = Step { $step } of { $last }:
web-replay-deal = The cards are dealt.
web-replay-unseen = { $name } makes a hidden choice.
web-replay-eyes = Through whose eyes
web-replay-eyes-of = Eyes of { $name }
web-replay-eyes-spectator = A spectator
web-replay-first = To the deal (Home)
web-replay-back = One step back (←)
web-replay-next = One step on (→)
web-replay-last = To the end (End)
web-replay-play = Play (space)
web-replay-pause = Pause (space)
web-replay-link = Link to this move
web-to-table = To the table
web-gather-missing = { $number ->
    [one] One seat is still free. Send its link, or put a character there.
   *[other] { $number } seats are still free. Send their links, or put characters there.
}
web-guest-number = Guest { $number }
web-seat-name = Name at seat { $seat }
web-clock-whole = 15 minutes for the game, 10 seconds more a move
web-clock-move = { $time } a move
web-clock-game = { $time } for the game
web-open-record = Look at a saved record
web-past-tables = { $number ->
    [one] Finished: one game
   *[other] Finished: { $number } games
}
web-free-seats = { $number ->
    [one] one free seat
   *[other] { $number } free seats
}
web-replay-plain = { $name }: { $action }
web-waiting-empty = { $name } is empty, and the game waits there. A character can take it over.

## Faces and strength

web-strength = Strength { $number } of 5
web-bot-choice = { $name } · strength { $number } of 5
web-rival = Your opponent:
web-your-face = Your face
web-choose-face = Choose your face
web-face-tricorn = Tricorn hat
web-face-kerchief = Dotted headwrap
web-face-spectacles = Round glasses
web-face-braids = Red braids
web-face-beard = Brown beard
web-face-curls = Big curls
web-face-bun = Grey bun
web-face-veil = Teal headscarf
web-face-straw-hat = Straw hat
web-face-turban = Orange turban
web-face-moustache = White moustache
web-face-patch = Eye patch
web-settings-remarks = Opponents’ remarks
web-settings-remarks-about = Now and then a computer opponent comments on the game.
