# Errors of the table service: one message for each code
error-setup-service = The setting { $name } of the service cannot be “{ $came }”.
error-setup-address = The service cannot listen on { $host }, port { $port }: { $problem }. Choose another one with --host and --port.
error-setup-database = “{ $came }” is no database the service knows. Use sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME.
error-identity-missing = The service does not know you yet. Become a guest first (POST /api/guests).
error-identity-invalid = This token is not one of ours. Become a guest again (POST /api/guests).
error-identity-origin = This page may not use the service: it comes from another address.
error-name-empty = A name has 1 to { $expected } visible characters. Choose another one.
error-table-unknown = There is no table “{ $came }”. Check the link.
error-table-not-owner = Only whoever set the table may do this.
error-table-started = The game has begun; this was possible only before.
error-table-not-started = The game has not begun yet.
error-table-over = The game is over.
error-table-rules = This game of { $game } was begun with other rules or cards (version { $came }) than this service has (version { $expected }); it cannot go on here.
error-table-not-over = The game is not over yet.
error-table-vacant = Seat { $seat } is still empty. Fill it or put a bot there before the start.
error-table-nonce-missing = The client at seat { $seat } has not added its random number to the shuffle yet.
error-seat-unknown = There is no seat { NUMBER($came, useGrouping: 0) } at this table; the seats are { $expected }.
error-seat-taken = Seat { $seat } is taken.
error-seat-second = You know the cards of another seat of this game, so you cannot take seat { $seat }.
error-seat-awake = Seat { $seat } may still take its time. A character can play on there once { $hours ->
    [one] an hour has
   *[other] { $hours } hours have
} passed without a move.
error-seat-not-yours = Seat { $seat } is not yours.
error-seat-invite = This link opens no seat. It may have been used, or the seat was given away; ask for a new one.
error-seat-closed = Seat { $seat } is kept for somebody with its link.
error-seat-none-open = No seat at this table is open to all. You can watch.
error-nonce-twice = Seat { $seat } has added its random number already.
error-move-stale = This move answers decision { NUMBER($came, useGrouping: 0) } of the seat, but decision { NUMBER($expected, useGrouping: 0) } is open. Look at the table as it is now.
error-move-id-used = Under the id { $id } something else has been done; give every message an id of its own.
error-undo-impossible = Seat { $seat } cannot take its last action back: something was revealed, or somebody has acted since.
error-phrase-unknown = “{ $came }” is no phrase known here. Known: { $expected }.
error-face-unknown = There is no face “{ $came }” here. Known faces: { $expected }.
error-clock-kind = There is no clock “{ $came }”. Possible: { $expected }.
error-clock-seconds = A clock runs { $expected } seconds, with an increment no longer than that; { $came } will not do.
error-record-import-unfinished = Only finished games can be taken in; this one is not over.
error-record-shuffle = Secret and nonces give the seed { $expected }, but the record has { $came }.
error-limit-rate = That is too much at once. Wait a moment and try again.
error-limit-tables = You have set many tables lately. Wait a while before setting another.
error-limit-size = This message is too long; at most { $expected } bytes are taken.
error-limit-subscriptions = One connection can follow { $expected } tables at most.
error-limit-phrases = Enough has been said from this seat; at most { $expected } phrases fit in one game.
error-limit-seats = The seats of this table have changed hands { $expected } times; that is enough.
error-limit-choices = Enough has been chosen at this table; at most { $expected } choices are taken.
error-setup-character = There is no character “{ $came }” in this game. Known characters: { $expected }.
error-setup-character-number = This seat has { $expected ->
    [one] one character
   *[other] { $expected } characters
} at most, each one once; { $came } were chosen.
error-character-taken = Somebody else has chosen this character. Take another one.
error-request-invalid = This request is not understood.
error-request-not-found = There is nothing at this address.
error-request-method = This address does not take requests of this kind.
error-socket-hello-first = The first message must be “hello”.
error-socket-hello-twice = “hello” was said before.
error-socket-version = The service speaks version { NUMBER($expected, useGrouping: 0) } of the protocol, not { NUMBER($came, useGrouping: 0) }. Load the page again or update the program.
error-socket-message = This message is not understood.
error-socket-slow = You read too slowly; too much was waiting. Connect again.
error-socket-gone = The connection was lost.
error-socket-binary = The socket takes text messages only.
error-limit-connections = Too many connections are open from your address.
error-service-stopping = The service is restarting. Connect again in a moment; nothing is lost.
error-store-open = The database { $place } cannot be opened: { $problem }. Check its address and whether it runs.
error-store-in-use = Another service is running on { $file }. Stop it, or give this one a database of its own with --database.
error-store-unavailable = The database does not answer just now. Try again; what was acknowledged is safe.
error-service-internal = Something went wrong in the service. It has been noted; your table is safe.
error-bot-refused = The bot { $bot } could not read the table ({ $reason }).
error-backup-failed = The backup { $file } could not be written: { $problem }
error-backup-nothing = There is no database at { $file } yet, so there is nothing to back up.
error-backup-itself = { $file } is the database itself, or belongs to it; name another file for the copy.
error-backup-no-tool = The program { $tool } is needed for this backup and is not installed.
error-client-address = “{ $came }” is no address of a table. It looks like http://HOST/#/table/… or http://HOST/#/seat/….
error-client-answer = The other side does not answer like a Sterling service: { $came }
error-client-unreachable = No service answers at { $address }. Check the address and the network.
error-client-nonce = The shuffle does not contain the random number this client added. The cards may have been chosen.
error-client-commitment = The house has changed its commitment: it was { $expected } when this client took its seat, and is { $came } now. The cards may have been chosen.
error-client-seats = The random numbers in the shuffle come from the seats { $came }, but at the start people held the seats { $expected }. The cards may have been chosen.
error-client-record = The record tells of another game than the one that was shown here. The cards may have been chosen.

# Command line
cli-serve = run the table service
cli-watch = watch a table of a service in this terminal
cli-join = take a seat at a table of a service and play in this terminal
cli-backup = copy the database of the service into a file, also while it runs
cli-help-host = the address to listen on (127.0.0.1: this machine only; 0.0.0.0: all)
cli-help-open = open the tables in the browser
cli-help-port = the port to listen on (8500)
cli-help-database = sqlite+aiosqlite:///FILE or postgresql+asyncpg://… (else a file in your data folder)
cli-help-table-url = the link of the table
cli-help-seat-url = the link of your seat, or of a table with an open seat
cli-help-name = what the others shall call you
cli-help-backup-file = where the copy goes
cli-help-record-place = a record, or the link of a table
service-runs = Sterling runs already at { $url }; the browser shows it.
service-address = Sterling opens at { $url }
service-backup = { $file }: { $size } bytes, the whole database.
service-no-client = The table service is running. Its browser client is not part of this installation; programs and the terminal (“sterling join”) can play.

# Verification
verify-shuffle = The seed is the hash of the house’s secret and the random numbers of the seats { $seats }.
verify-secret = The secret fits the commitment published before anybody sat down.
verify-noted-commitment = The commitment is the one you noted before the game.
verify-noted-nonce = The random number you noted for seat { $seat } is in the shuffle.

# Tables of a service, in the terminal
online-waiting = Waiting for the game to begin …
online-seated = You sit at: { $seats }
online-commitment = The house is bound to its secret by this commitment: { $commitment }
online-link = Link for seat { $seat }: { $url }
online-sit = { $name } sits down.
online-leave = Seat { $seat } is empty now.
online-bot = { $name } plays at seat { $seat } now.
online-start = The cards are dealt.
table-time-out = The time of { $name } was up; a bot moved instead.
online-next = The rematch is at { $url }
online-bye = You stop here. Your seat stays yours: join again with the same link.
online-seat-lost = Seat { $seat } is no longer yours: it was left, or somebody else has it now.
online-seat-watching = You have no seat here any more; you watch on.
online-seat-lost-enter = Press Enter to go on.
online-shuffle = The shuffle was checked: the cards follow from the seed, and the seed from secret and random numbers.
online-shuffle-partly = The shuffle was checked in part: the cards follow from the seed, and the seed from secret and random numbers.
online-checked-commitment = The secret fits the commitment noted here before your random number was given.
online-checked-nonce = Your random number of seat { $seat } is in it.
online-checked-seats = Random numbers came from the seats people held at the start, and from no others: { $seats }.
online-unchecked-commitment = Not checked: whether the commitment was made before the random numbers were known; this client noted none in time.
online-unchecked-nonce = Not checked: whether your random number is in it; this client has none noted for seat { $seat }.
online-unchecked-seats = Not checked: which seats people held at the start; this client did not see it.

# Quick phrases
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-done = Well done!
phrase-oops = Oops.
phrase-thanks = Thank you!
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-good-game = Good game!
phrase-bye = Goodbye!
