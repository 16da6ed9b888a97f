# The browser table
web-skip = Skip to main content
web-home = Sterling home page
web-to-front = Back to home page
web-page-lost = This page didn’t load. Please reload it.
web-language = Language
web-dark = Dark mode
web-guest = Guest
web-play-now = Play now
web-play-now-game = Play now: { $game }
web-dealing = Dealing…
web-set-table = New table
web-set-table-game = New table: { $game }
web-my-tables = Your tables
web-my-tables-none = You have no games in progress. Play now, or create a table and invite your friends.
web-open-tables = Open tables
web-open-tables-none = No open tables right now.
web-waits-for-you = Your turn
web-status-gathering = Waiting for players
web-status-playing = In progress
web-status-over = Finished
web-seat-free = free
web-setup-title = New table
web-setup-game = Game
web-facts = { $from } to { $to } players · { $minutes } minutes{ $age ->
    [0] {""}
   *[other] {" "}· ages { $age } and up
}
web-setup-players = Players
web-setup-more = More options
web-setup-rules = Rules
web-setup-clock = Time limit
web-setup-listed = List this table on the home page
web-your-name = Your name
web-seat-me = Me, on this device
web-seat-link = A friend, with a link
web-seat-open = Anyone
web-seat-bots = Computer players
web-same-screen = You share one screen, so each player’s cards stay covered until their turn.
web-clock-none = No time limit
web-clock-quick = 45 seconds per move
web-clock-calm = 3 minutes per move
web-clock-day = One day per move
web-option-memory-aid = Memory aid
web-option-memory-aid-about = Keeps everything you have seen so far on display. Without it, you have to remember.
web-option-start-player = Start player
web-start-chance = Random
web-start-youngest = Youngest player: { $name }
web-option-ages = Set who is youngest
web-option-ages-about = The youngest player starts the game, and breaks ties for who starts a round. Otherwise the order is random.
web-option-ages-list = Youngest to oldest
web-order-up = Move { $name } up
web-order-down = Move { $name } down
web-order-moved = { $name } is now number { $place } of { $count }.
web-characters-of = { $number ->
    [one] { $name }’s character
   *[other] { $name }’s { $number } characters
}
web-characters-nobody = Character for nobody’s column
web-characters-random = Random if you don’t choose.
web-character-taken = { $character } (taken)
web-deck = Your own cards
web-deck-about = Do you own the printed game? Type its cards into a text file and play with them here.
web-deck-choose = Choose a file
web-deck-checking = Checking the cards…
web-deck-good = { $file } works. This table will use these cards.
web-deck-first = There is a problem with your cards. Choose another file, or remove this one.
web-deck-show = Show the cards
web-deck-remove = Remove these cards
web-join-title = Join the table
web-sit = Take this seat
web-watch = Just watch
web-prompt = Current turn
web-rule = Show the rule
web-undo = Undo
web-plain-ask = { $name }, choose what to do.
web-line-lost = Connection lost. Reconnecting… Your game is safe.
web-over = The game is over.
web-waiting-for = Waiting for { $names }.
web-your-turn = your turn
web-log = Log
web-log-where = Show on the board
web-log-gone = That is no longer on the board.
web-log-none = You’ll see what happens here.
web-log-forgets = { $by ->
    [you] You only see what happened since your last move: this table plays without the memory aid.
   *[other] You only see the current turn: this table plays without the memory aid.
}
web-log-said = { $name }: “{ $phrase }”
web-log-sit = { $name } takes seat { $seat }.
web-log-leave = Seat { $seat } is free again.
web-log-bot = { $name } takes over seat { $seat }.
web-rules = Rules
web-side = Log and rules
web-people = Players
web-close = Close
web-laying-out = Setting up the table…
web-gather-title = Who is playing?
web-copy-link = Copy link
web-copied = Copied
web-link-for = Link for seat { $seat }
web-put-bot = Add a computer player
web-invite-instead = Invite a friend instead
web-is-bot = computer player
web-is-here = online
web-is-away = offline
web-is-thinking = thinking
web-is-done = waiting
web-is-finished = game over
web-start = Start the game
web-wait-start = The game starts once every seat is taken.
web-watching-you = You are watching.
web-take-back = Take your seat back
web-say = Say something
web-cover = { $name }, it’s your turn. Is nobody else looking?
web-cover-show = Show my cards
web-rematch = Play again
web-record = Save game file
web-shuffle-right = Shuffle verified.
web-shuffle-right-more = The shuffle contains your device’s random number, and it matches what the server committed to before the game. Nobody could have arranged the cards.
web-shuffle-sums = Shuffle verified.
web-shuffle-sums-more = The cards follow from the published random numbers. Only a device that was there from the start can check that these were fixed before the game.
web-shuffle-wrong = The shuffle can’t be trusted.
web-shuffle-wrong-more = The random numbers don’t match what the server committed to before the game. The cards may have been arranged.
web-shuffle-unknown = The shuffle can’t be verified.
web-shuffle-unknown-more = The random numbers of this game are missing, or this browser can’t check them over an unencrypted connection.
web-result = Result
web-result-title = { $number ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
web-watching = { $number ->
    [one] 1 spectator
   *[other] { $number } spectators
}
web-settings = Settings
web-settings-speed = Animation speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = Off
web-settings-light = Appearance
web-light-auto = System
web-light-light = Light
web-light-dark = Dark
web-settings-sounds = Sound
web-settings-sounds-about = A soft chime when it’s your turn, and the sound of cards and pens.
web-settings-hints = Tips
web-settings-hints-about = Explains things the first time they happen. Turn tips off and on again to see them all once more.
web-hint = Tip
web-hint-read = Got it
web-hint-off = Turn tips off
web-cancel = Cancel
web-more = More
web-less = Less
web-more-choices = More choices
web-send-link = Share
web-qr = QR code
web-qr-about = QR code: { $label }
web-qr-how = Scan it with a phone to open the link there.
web-is-empty = empty seat
web-is-you = you
web-clock-left = { $name }: { $time } left
web-clock-days = { $days } d { $hours } h
web-give-seat = Let the computer play for me
web-give-to = Who plays for you?
web-give-about = You can take your seat back at any time.
web-give-sure = Hand over my seat
web-asleep = Let the computer play on
web-asleep-ask = Should a computer player take over for { $name }? { $name } can take the seat back at any time.
web-asleep-sure = Yes, play on
web-asleep-you = You were away for a while, so a computer player is playing for you.
web-watch-link = Link for spectators
web-table-link = Link to this table
web-gather-ready = Everyone is here.
web-gather-mixing = Preparing the shuffle with everyone’s devices… If this takes long, ask the others to reopen their link.
web-cover-about = No cards are shown until you tap.
web-replay = Replay
web-replay-controls = Replay controls
web-replay-slider = Move
web-replay-step = Move { $step } of { $last }:
web-replay-deal = The cards are dealt.
web-replay-unseen = { $name } makes a secret choice.
web-replay-eyes = Point of view
web-replay-eyes-of = { $name }’s view
web-replay-eyes-spectator = Spectator
web-replay-first = Back to the start (Home)
web-replay-back = Previous move (←)
web-replay-next = Next move (→)
web-replay-last = To the end (End)
web-replay-play = Play (space)
web-replay-pause = Pause (space)
web-replay-link = Link to this move
web-to-table = Back to the table
web-gather-missing = { $number ->
    [one] One seat is still free. Send its link, or add a computer player.
   *[other] { $number } seats are still free. Send their links, or add computer players.
}
web-guest-number = Guest { $number }
web-seat-name = Name for seat { $seat }
web-clock-whole = 15 minutes per game, plus 10 seconds per move
web-clock-move = { $time } per move
web-clock-game = { $time } per game
web-open-record = Open a game file
web-past-tables = { $number ->
    [one] 1 finished game
   *[other] { $number } finished games
}
web-free-seats = { $number ->
    [one] 1 free seat
   *[other] { $number } free seats
}
web-replay-plain = { $name }: { $action }
web-waiting-empty = { $name } is empty. Add a computer player to go on.

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

## Somebody left, rematches, other devices, blocking

web-away-now = No sign of { $name } for a while.
web-away-soon = { $name } is offline. If it takes longer, a computer player can take over.
web-setup-away = If someone leaves
web-setup-away-after = { $minutes ->
    [60] A computer player can take over after an hour
   *[other] A computer player can take over after { $minutes } minutes
}
web-rematch-asked = { $name } would like to play again.
web-rematch-join = I’m in
web-rematch-decline = No, thanks
web-rematch-go = Go to the new table
web-seat-reserved = Has been asked to play again
web-invite-other = Invite someone else
web-gather-asked = Waiting for an answer from { $names }. The game starts as soon as everyone is here.
web-log-decline = { $name } doesn’t want to play again.
web-device = Play on another device
web-device-about = Open this link on your other device, or scan the code there. You’ll find all your tables. The link works once and expires after { $minutes } minutes.
web-device-link = Link for your other device
web-link-title = Play on this device
web-link-about = On this device you’ll be the same player as on the one that showed the link, with the same tables. If you have played here before as someone else, those tables will no longer be listed on this device.
web-link-sure = Play here
web-close-table = Close the table
web-close-ask = Close the table for everyone? A game in progress ends without a result.
web-closed = The table was closed. The game ends without a result.
web-status-closed = Closed
web-person-more = Block or report { $name }
web-block = Block { $name }
web-block-ask = Block { $name }? { $name } won’t be able to join your tables, won’t see them in the list, and you won’t see what { $name } says.
web-block-done = { $name } is blocked. You can change that in the settings.
web-blocked = Blocked players
web-blocked-none = You haven’t blocked anyone.
web-unblock = Unblock
web-unblock-name = Unblock { $name }
web-report = Report { $name }: what’s wrong?
web-report-name = Offensive name
web-report-phrases = Spams phrases
web-report-stalling = Stalls on purpose
web-report-cheating = Cheating
web-report-other = Something else
web-report-send = Send report
web-report-done = Thank you. The people who run this site will look into it.

# The rules panel
web-rules-learn = Learn
web-rules-reference = Reference
web-rules-index = Contents
web-rules-search = Search the rules
web-rules-results = { $n ->
    [one] 1 match
   *[other] { $n } matches
}
web-rules-nothing = Nothing in the rules matches “{ $query }”.
web-rules-title = { $section } – { $lead }
web-rule-of = Show the rule: { $title }

# Lessons
web-learn = Lesson
web-learn-in = Learn in { $minutes } minutes
web-learn-continue = Continue the lesson
web-learn-step = Step { $number } of { $of }
web-learn-back = Back
web-learn-next = Next
web-learn-skip = Skip
web-learn-leave = Leave the lesson
web-learn-read = First read this, then press “Next”.
web-learn-watch = Watch …
web-learn-play = Your first game
web-learn-offer-title = New to { $game }?
web-learn-offer = A short lesson shows you how to play, step by step, on a real table.
web-learn-offer-no = No thanks, just play
