# Players and seats
player-you = You
player-seat = Seat { $seat }
player-start = start player
bot-random = Random
bot-greedy = Greedy

# Errors: one message for each code
error-setup-game = There is no game called “{ $came }”. Known games: { $expected }.
error-contract-class = { $folder } is not a game: its __init__.py must set GAME to a subclass of Game.
error-setup-checkout = { $folder } is not a checkout of Sterling; a new game is written into one.
error-setup-game-name = “{ $came }” cannot be a game's name: use small letters, digits and single underscores, beginning with a letter.
error-setup-game-exists = { $folder } is already there.
error-setup-prefix = “{ $came }” cannot be the prefix of the rule ids: use two capital letters other than { $expected }.
error-setup-seats = This table takes { $expected } players, not { $came }.
error-setup-rule-set = There is no rule set “{ $came }”. Known rule sets: { $expected }.
error-setup-rules-version = There is no version { NUMBER($came, useGrouping: 0) } of the rules of { $game }; this program plays versions { NUMBER($oldest, useGrouping: 0) } to { NUMBER($newest, useGrouping: 0) }.
error-setup-option = There is no table option “{ $came }”. Known options: { $expected }.
error-setup-option-value = The option { $option } cannot be “{ $came }”. Possible: { $expected }.
error-setup-bot = There is no player “{ $came }”. Known bots: { $expected }.
error-setup-players = { $expected } players are needed, { $came } were named.
error-setup-language = There is no language “{ $came }”. Known languages: { $expected }.
error-deal-order = This game has no order “{ $came }”. Known orders: { $expected }.
error-deal-card = There is no further card “{ $came }” for the order { $order }.
error-deal-size = A deal for this table holds { $expected } cards in all its orders, not { $came }.
error-deal-seed = A seed is 64 hexadecimal digits (32 bytes) or a number from 0 to 2^256 - 1, not “{ $came }”.
error-action-seat = There is no seat { NUMBER($came, useGrouping: 0) } at this table; the seats are { $expected }.
error-action-over = The game is over.
error-action-not-your-turn = It is not the turn of seat { $seat }.
error-action-unknown = { NUMBER($came, useGrouping: 0) } is no action of this game.
error-action-nothing-to-undo = Nothing has been done yet that could be taken back.
error-notation-text = “{ $came }” is no move. Moves look like this: { $expected }
error-notation-form = This is no action of the game.
error-notation-code = { NUMBER($came, useGrouping: 0) } is no action of this game.
error-record-too-long = The record is too long: { $came } characters, at most { $expected } are read.
error-record-no-record = Line { $line }: a record begins with “{ $expected }”, here stands “{ $came }”.
error-record-format-version = Line { $line }: this program reads “{ $expected }”, the file is “{ $came }”. A newer version of Sterling may read it.
error-record-line = Line { $line } of the record makes no sense: “{ $came }”.
error-record-missing = The head of the record lacks the line “{ $field }: …”.
error-record-field = The record has something wrong in { $field }: “{ $came }”.
error-record-commitment = The seed does not fit the commitment { $expected }; its own hash is { $came }.
error-record-rules-version = The record follows version { NUMBER($came, useGrouping: 0) } of the rules of { $game }; this program plays versions { NUMBER($oldest, useGrouping: 0) } to { NUMBER($newest, useGrouping: 0) }.
error-record-deck = The record was played with other cards (deck { $came }) than the ones here (deck { $expected }).
error-record-no-deal = The game was not over when this record was exported: it shows neither seed nor card orders, so it cannot be replayed or checked yet. Export it again after the end; the seed is revealed then.
error-record-illegal = Action { NUMBER($number, useGrouping: 0) } (seat { $seat }: { $action }) is refused: { $reason }
error-record-result = The record claims the result { $came }, but the game ends { $expected }.
error-record-unfinished = The record claims a result, but the game is not over.
error-deck-empty = { $file }: there is no card in this deck.
error-deck-no-game = { $file }: this does not look like a deck of any game ({ $expected }).
error-view-unreadable = This is no view.
error-view-impossible = This view cannot come from this table.
error-view-other-game = This is not a view of { $expected } but of something else ({ $came }).
error-bot-failed = The bot failed and made the first legal move instead.
error-bot-died = The process of the bot { $bot } died.
error-bot-frame = A message of { $came } bytes is too long; at most { $expected } are allowed.
error-file-read = { $file } cannot be read: { $problem }. Check the name and the rights.
error-file-write = { $file } cannot be written: { $problem }. Check the folder, the rights and the space left.
error-file-not-text = { $file } is not a text file in UTF-8.
error-file-too-long = { $file } is too long; at most { $expected } characters are read.
error-verify-commitment = The record does not keep to the commitment { $expected } noted before the game; it has: { $came }. The cards may have been chosen.
error-verify-nonce = The shuffle does not contain the random number { $expected } of seat { $seat }; the record has: { $came }. The cards may have been chosen.
error-verify-noted = “{ $came }” is nothing to compare with. A commitment is 64 hexadecimal digits, a random number SEAT:HEX with 64 of them.

# What the system says of its trouble; part of the sentences above
system-no-such-file = there is no such file or folder
system-not-a-folder = a part of the path is no folder
system-is-a-folder = this is a folder
system-exists = this exists already
system-not-permitted = this is not permitted
system-read-only = nothing can be written there
system-disk-full = no space is left
system-name-too-long = the name is too long
system-address-in-use = the address is in use
system-address-elsewhere = this machine does not have this address
system-refused = the connection was refused
system-no-answer = there was no answer in time
system-name-unknown = nobody knows a machine of this name
system-no-port = a port is a number from 0 to 65535
system-no-way-in = the file cannot be opened
system-no-database = the file is no database
system-damaged = the file is damaged
system-busy = another program is using it

# What a game must have (games/contract.py)
error-contract-file = { $file } is missing.
error-contract-name = { $file } does not define { $name }.
error-contract-fact = { $file }: the fact { $name } should be { $expected }, not { $came }.
error-contract-word = { $file } has no message { $name }.
error-contract-rule = { $file } has no paragraph for rule { $name }.

# Command line
cli-about = The home of three card games: play them, simulate them, look back at them.
cli-usage = Usage:
cli-positionals = Arguments:
cli-options = Options:
cli-commands = Commands
cli-command = COMMAND
cli-example = Example:
cli-error = Error [{ $code }]: { $problem }
cli-usage-error = This call is not understood: { $problem }. Try --help.
cli-usage-required = what is missing: { $names }
cli-usage-unknown = “{ $names }” means nothing here
cli-usage-choice = { $argument } cannot be “{ $came }”; possible: { $expected }
cli-usage-value = { $argument } cannot be “{ $came }”
cli-usage-empty = { $argument } needs a value
cli-interrupted = Interrupted.
cli-games = list the games and what can be set at their tables
cli-play = play a game in this terminal
cli-simulate = play many games and sum them up
cli-replay = show a recorded game again
cli-verify = check a record: deal, every action, result
cli-rules = read the rules of a game, or what they say about a word or rule id
cli-deck = check or show the cards of a game
cli-deck-check = check whether a deck file can be played with
cli-deck-show = draw all cards of a deck
cli-help-help = show this help and stop
cli-help-version = show the version, and whether it runs compiled or interpreted
cli-help-lang = language: en, fr or de (else the environment decides)
cli-help-json = print JSON for programs
cli-help-play-seats = who sits where, in order: you, or a bot ({ $bots }); you may sit more than once
cli-help-seed = seed of the deal: 64 hexadecimal digits or a number
cli-help-record = where the record of the game goes (else your data folder)
cli-help-games = how many games
cli-help-seats = how many players
cli-help-players = one bot for all seats or one for each, with commas: { $bots }
cli-help-workers = how many processes work at it
cli-help-simulate-seed = a number; the same seed gives the same games
cli-help-csv = also write every game as rows of a CSV file
cli-help-record-file = a game record
cli-help-commitment = the commitment you noted before the game: the record must keep to it
cli-help-nonce = a random number a seat added, as SEAT:HEX: it must be in the shuffle (can be given several times)
cli-help-step = stop before every action
cli-help-seat = as this seat saw it (else as a spectator)
cli-help-about = a word or a rule id such as SG-23
cli-help-deck-file = a deck file
cli-help-rules = the rule set
cli-help-option = a table option such as memory-aid=yes or start-player=0
cli-help-characters = who heads the columns, from the first on, such as captain,pirate or, for the fourth alone, ,,,pirate (John Silver); the others come at random
cli-help-character = a character you would like to have, such as captain (John Silver); with two players you have two
cli-help-deck = a deck file of your own
cli-col-name = Name
cli-col-title = Game
cli-col-seats = Players
cli-col-rules = Rule sets
cli-col-options = Options

# Playing in a terminal
play-welcome = Type the number of a move or the move itself. ? explains, “rules” shows the rules, “quit” leaves.
play-help =
    A number plays the move with that number. You can also type a move as it is listed; capitals, blanks and order do not matter.
    rules            the rules of the game
    rules palm       what the rules say about a word or a rule id
    hint             what a strong player would do
    save             write the record now
    quit             leave; the game so far is saved
play-no-rule = The rules say nothing about “{ $about }”.
play-quit = You left the table.
play-saved = The record lies in { $file }
play-hand-over = { $name }: the table is yours. Press Enter when nobody else is looking.
play-winner = { $number ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
score-title = Result
score-place = Place
score-name = Player
score-total = Total

# Replay and verification
replay-next = Enter: next action, q: stop.
replay-unfinished = The game is not over.
verify-ok = { $file }: the record holds.
verify-actions = { $number ->
    [one] One action, legal.
   *[other] { $number } actions, each of them legal.
}
verify-deal-seed = The deal follows from the seed.
verify-deal-orders = The deal is written out card by card; no seed backs it.
verify-commitment = The seed fits the commitment made before the game.
verify-result = The result is right: { $result }

# Decks
deck-ok = { $file }: a good deck for { $game }.

# Simulation
simulate-progress = Playing
simulate-games = { $games ->
    [one] one game
   *[other] { $games } games
}
simulate-scores = Scores, all seats
simulate-lengths = Decisions in a game
simulate-length-line = Decisions in a game: mean { $mean }, shortest { $shortest }, median { $median }, 99 % at most { $high }, longest { $longest }
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
cli-new-game = write a working skeleton of a new game into this checkout
cli-help-new-game-name = its name: small letters, digits, underscores
cli-help-new-game-prefix = two capital letters for the ids of its rules (default: from the name)
new-game-written = Written: { $game } and its tests in { $tests }. It can be played already: make check GAME={ $name }
