# Players and seats
player-you = You
player-seat = Seat { $seat }
player-start = start player
bot-random = Random
bot-greedy = Greedy

# Errors: one message for each code
error-setup-game = There is no game called “{ $came }”. Choose one of these: { $expected }.
error-contract-class = { $folder } is not a game: its __init__.py must set GAME to a subclass of Game.
error-setup-checkout = { $folder } is not a copy of the Sterling sources. Run this command inside one.
error-setup-game-name = “{ $came }” can’t be the name of a game. Use lowercase letters, digits and single underscores, starting with a letter.
error-setup-game-exists = { $folder } already exists.
error-setup-prefix = “{ $came }” can’t be used as the prefix of the rule ids. Use two capital letters other than { $expected }.
error-setup-seats = This game is for { $expected } players, not { $came }.
error-setup-rule-set = There are no rules called “{ $came }”. Choose one of these: { $expected }.
error-setup-rules-version = There is no version { NUMBER($came, useGrouping: 0) } of the rules of { $game }. This program plays versions { NUMBER($oldest, useGrouping: 0) } to { NUMBER($newest, useGrouping: 0) }.
error-setup-option = There is no option “{ $came }”. Choose one of these: { $expected }.
error-setup-option-value = The option { $option } can’t be “{ $came }”. Use one of these: { $expected }.
error-setup-bot = There is no computer player called “{ $came }”. Choose one of these: { $expected }.
error-setup-players = This game needs { $expected } players; you named { $came }.
error-setup-language = Sterling doesn’t speak “{ $came }”. Choose one of these: { $expected }.
error-setup-seat = This game has no seat { NUMBER($came, useGrouping: 0) }. Its seats are { $expected }.
error-setup-needs = This needs { $module }, which isn’t installed. Install it with: pip install '{ $extra }'
error-setup-no-observation = { $game } has no observations for learning programs: its folder lacks observation.py.
error-setup-ray = Ray can’t be reached at { $address }: { $problem }
error-setup-ray-deaths = { $deaths } workers have died one after the other. Something in this work kills them; try it with --workers 1.
error-deal-order = This game has no pile “{ $came }”. Its piles are { $expected }.
error-deal-card = The pile { $order } has no card “{ $came }” left.
error-deal-size = A deal for this table has { $expected } cards in all, not { $came }.
error-deal-seed = A seed is 64 hexadecimal digits (32 bytes) or a number from 0 to 2^256 - 1, not “{ $came }”.
error-action-seat = There is no such seat at this table.
error-action-over = The game is over.
error-action-not-your-turn = It’s not seat { $seat }’s turn.
error-action-unknown = This game has no action { NUMBER($came, useGrouping: 0) }.
error-action-nothing-to-undo = There is nothing to undo.
error-notation-text = “{ $came }” isn’t a move. Moves look like this: { $expected }
error-notation-form = This isn’t a move in this game.
error-notation-code = This game has no action { NUMBER($came, useGrouping: 0) }.
error-record-too-long = The game file is too long: { $came } characters. The limit is { $expected }.
error-record-no-record = Line { $line }: a game file starts with “{ $expected }”, but this one has “{ $came }”.
error-record-format-version = Line { $line }: this program reads “{ $expected }”, but the file is “{ $came }”. A newer version of Sterling may be able to read it.
error-record-line = Line { $line } of the game file can’t be read: “{ $came }”.
error-record-missing = The game file lacks the line “{ $field }: …” at the top.
error-record-field = In the game file, { $field } is wrong: “{ $came }”.
error-record-commitment = The seed doesn’t match the commitment { $expected }. Its own hash is { $came }.
error-record-rules-version = This game was played by version { NUMBER($came, useGrouping: 0) } of the rules of { $game }. This program plays versions { NUMBER($oldest, useGrouping: 0) } to { NUMBER($newest, useGrouping: 0) }.
error-record-deck = This game was played with other cards (deck { $came }) than yours (deck { $expected }).
error-record-no-deal = The game was still going on when this file was saved, so its cards are not in it. Save it again after the end to replay or check the game.
error-record-illegal = Move { NUMBER($number, useGrouping: 0) } (seat { $seat }: { $action }) is not allowed: { $reason }
error-record-result = According to the file the result is { $came }, but the game ends { $expected }.
error-record-unfinished = The file contains a result, but the game isn’t over.
error-deck-empty = { $file }: there are no cards in this file.
error-deck-no-game = { $file }: these are not the cards of any game here ({ $expected }).
error-view-unreadable = This isn’t a view.
error-view-impossible = This view can’t come from this table.
error-view-other-game = This isn’t a view of { $expected } but of something else ({ $came }).
error-bot-failed = The computer player had a problem and made the first legal move.
error-bot-died = The computer player { $bot } crashed.
error-bot-frame = The message is too long: { $came } bytes. The limit is { $expected }.
error-file-read = Can’t read { $file }: { $problem }. Check the name and the permissions.
error-file-write = Can’t write { $file }: { $problem }. Check the folder, the permissions and the free space.
error-file-not-text = { $file } is not a UTF-8 text file.
error-file-too-long = { $file } is too long. The limit is { $expected } characters.
error-verify-commitment = The game file doesn’t match the commitment { $expected } you noted before the game. It has { $came }. The cards may have been arranged.
error-verify-nonce = The random number { $expected } from seat { $seat } is not in the shuffle. The game file has { $came }. The cards may have been arranged.
error-verify-noted = “{ $came }” can’t be compared. A commitment has 64 hexadecimal digits, a random number is SEAT:HEX with 64 digits.

# What the system says of its trouble; part of the sentences above
system-no-such-file = there is no such file or folder
system-not-a-folder = part of the path is not a folder
system-is-a-folder = it is a folder
system-exists = it already exists
system-not-permitted = permission denied
system-read-only = the place is read-only
system-disk-full = the disk is full
system-name-too-long = the name is too long
system-address-in-use = the address is already in use
system-address-elsewhere = this computer doesn’t have that address
system-refused = the connection was refused
system-no-answer = there was no answer in time
system-name-unknown = no computer of that name was found
system-no-port = a port is a number from 0 to 65535
system-no-way-in = the file can’t be opened
system-no-database = the file is not a database
system-damaged = the file is damaged
system-busy = another program is using it

# What a game must have (games/contract.py)
error-contract-file = { $file } is missing.
error-contract-name = { $file } does not define { $name }.
error-contract-fact = { $file }: { $name } should be { $expected }, not { $came }.
error-contract-word = { $file } has no message { $name }.
error-contract-rule = { $file } has no paragraph for rule { $name }.

# Command line
cli-about = Three card games: play, simulate and replay them.
cli-usage = Usage:
cli-positionals = Arguments:
cli-options = Options:
cli-commands = Commands
cli-command = COMMAND
cli-example = Example:
cli-error = Error [{ $code }]: { $problem }
cli-usage-error = That didn’t work: { $problem }. Try --help.
cli-usage-required = missing: { $names }
cli-usage-unknown = unknown: “{ $names }”
cli-usage-choice = { $argument } can’t be “{ $came }”; choose from { $expected }
cli-usage-value = { $argument } can’t be “{ $came }”
cli-usage-empty = { $argument } needs a value
cli-interrupted = Interrupted.
cli-games = list the games and their options
cli-play = play in this terminal
cli-simulate = play many games and show statistics
cli-dataset = write games and decisions of computer players to Parquet files
cli-replay = replay a game file
cli-verify = check a game file: cards, every move, result
cli-rules = read the rules, or what they say about a word
cli-deck = check or show the cards of a game
cli-deck-check = check a file with your own cards
cli-deck-show = show all cards of a file
cli-help-help = show this help and exit
cli-help-version = show the version and whether it runs compiled
cli-help-lang = language: en, fr or de (default: as your system is set)
cli-help-json = print JSON
cli-help-play-seats = who plays, in seat order: you, or a computer player ({ $bots }); “you” may appear more than once
cli-help-seed = seed for the cards: 64 hexadecimal digits or a number
cli-help-record = where to save the game file (default: your data folder)
cli-help-games = number of games
cli-help-seats = number of players
cli-help-players = one computer player for all seats, or one for each, separated by commas: { $bots }
cli-help-workers = number of processes
cli-help-ray = the address of a Ray cluster that does the work; without one, Ray starts on this machine
cli-help-simulate-seed = a number; the same seed gives the same games
cli-help-dataset-bots = the computer players, separated by commas; they change seats from game to game
cli-help-dataset-out = the folder for the files
cli-help-csv = also write every game to this CSV file
cli-help-record-file = a game file
cli-help-commitment = the commitment you noted before the game, to compare with the file
cli-help-nonce = the random number a seat added, as SEAT:HEX, to look for in the shuffle (can be repeated)
cli-help-step = stop before every move
cli-help-seat = show what this seat saw, counting from 1 (default: a spectator’s view)
cli-help-about = a word to look for, such as palm
cli-help-part = which part: learn (one page) or reference (everything); without it, both
cli-help-deck-file = a file with cards
cli-help-rules = which rules to play by
cli-help-option = an option such as memory-aid=yes or start-player=1
cli-help-characters = the characters of the columns from left to right, such as captain,pirate or, for the fourth alone, ,,,pirate (John Silver); the rest are random
cli-help-character = the character you want, such as captain (John Silver); with two players you have two
cli-help-deck = a file with your own cards
cli-col-name = Name
cli-col-title = Game
cli-col-seats = Players
cli-col-rules = Rules
cli-col-options = Options

# Playing in a terminal
play-welcome = Type the number of a move, or the move itself. ? shows help, “rules” the rules, and “quit” leaves the table.
play-help =
    Type a number to play that move, or type a move as it is listed. Capitals, spaces and order don’t matter.
    rules            show the rules
    rules palm       look a word up in the rules
    hint             what a strong player would do
    save             save the game file now
    quit             leave the table; your game is saved
play-no-rule = The rules don’t mention “{ $about }”.
play-quit = You left the table.
play-saved = Game saved in { $file }
play-hand-over = { $name }, it’s your turn. Press Enter when nobody else is looking.
play-winner = { $number ->
    [one] Winner: { $names }
   *[other] Shared win: { $names }
}
score-title = Result
score-place = Place
score-name = Player
score-total = Total

# Replay and verification
replay-next = Enter: next move, q: stop.
replay-unfinished = The game isn’t over yet.
verify-ok = { $file }: this game is correct.
verify-actions = { $number ->
    [one] One move, and it is legal.
   *[other] { $number } moves, all of them legal.
}
verify-deal-seed = The cards follow from the seed.
verify-deal-orders = The order of the cards is written out in the file; there is no seed to check it against.
verify-commitment = The seed matches the commitment made before the game.
verify-result = The result is correct: { $result }

# Decks
deck-ok = { $file }: these cards can be used for { $game }.

# Simulation
simulate-progress = Playing
dataset-done = { $games } games with { $decisions } decisions are in { $folder }
simulate-games = { $games ->
    [one] one game
   *[other] { $games } games
}
simulate-scores = Scores (all seats)
simulate-lengths = Decisions per game
simulate-length-line = Decisions per game: mean { $mean }, shortest { $shortest }, median { $median }, 99 % at most { $high }, longest { $longest }
simulate-speed = { $seconds } s, { $rate } decisions/s
simulate-parts = Where the points come from
simulate-col-seat = Seat
simulate-col-player = Player
simulate-col-mean = Mean
simulate-col-deviation = Std dev
simulate-col-lowest = Min
simulate-col-median = Median
simulate-col-highest = Max
simulate-col-wins = Wins
simulate-col-part = Source
simulate-col-share = Share

# New games
cli-new-game = create a small working game to start from
cli-help-new-game-name = its name: lowercase letters, digits, underscores
cli-help-new-game-prefix = two capital letters for its rule ids (default: from the name)
new-game-written = Created { $game }, with its tests in { $tests }. You can play it already: make check GAME={ $name }

# Lesson files
error-lesson-format = { $file }, line { $line }: a lesson starts with “{ $expected }”, but this file has “{ $came }”.
error-lesson-long = { $file } is too long for a lesson: { $came } characters. The limit is { $expected }.
error-lesson-empty = { $file }, line { $line }: there is no chapter. A lesson needs at least one, with a step in it.
error-lesson-line = { $file }, line { $line }: this line can’t be read: “{ $came }”. Lines look like “show: deck”.
error-lesson-field = { $file }, line { $line }: “{ $came }” is not known here, or its value can’t be read.
error-lesson-missing = { $file }, line { $line }: the top of the file lacks the line “{ $field }: …”.
error-lesson-value = { $file }, line { $line }: “{ $came }” isn’t a possible value of { $field }.
error-lesson-begin = { $file }, line { $line }: “{ $expected } NAME” should be here, with a name in small letters, but it says “{ $came }”.
error-lesson-twice = { $file }, line { $line }: there are two steps called “{ $came }”. Give each its own name.
error-lesson-ending = { $file }, line { $line }: a chapter ends with something to read, but its last step, “{ $came }”, asks for an action.
error-lesson-first = { $file }, line { $line }: the step “{ $came }” allows any action of a kind. Name one before it, for learners who skip the step.
error-lesson-kind = { $file }, line { $line }: there is no kind of action “{ $came }”. Choose one of these: { $expected }.
error-lesson-act = { $file }, line { $line }: an action is written as “SEAT TEXT”, for example “1 D”, not “{ $came }”.
error-lesson-wrong = { $file }, line { $line }: { $reason }
error-lesson-number = { $file }, line { $line }: the lesson says { $expected }, but the game says { $came }.
error-lesson-source = { $file }, line { $line }: the game has no number at “{ $came }”.
error-lesson-idle = { $file }, line { $line }: there is an answer to “{ $came }”, but that isn’t possible here.
error-lesson-words = { $file }, line { $line }: the text “{ $came }” is missing in { $language }.
error-setup-lesson = There is no lesson called “{ $came }”. Choose one of these: { $expected }.

# Lessons in the terminal
cli-learn = learn a game by playing, in this terminal
cli-lesson = lesson files
cli-lesson-check = check a lesson file and play it to its end
cli-help-lesson-step = the step to begin with, by its name
cli-help-lesson-file = the lesson file
play-learn-welcome = A lesson of about { $minutes } minutes. Choose what is marked with ▶. Type ? for help.
play-learn-enter = Press Enter to go on >{" "}
play-learn-help = Type the number or the text of a move. “back” goes one step back, “skip” one ahead, “quit” leaves the lesson.
play-learn-done = That was the lesson. Now play: sterling play { $game }
play-learn-left = To go on later: sterling learn { $game } --step { $step }
play-lesson-ok = { $file }: a lesson of { $game } with { $steps } steps. It can be played to its end.
