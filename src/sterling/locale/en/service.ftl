# Errors of the table service: one message for each code
error-setup-extra = This needs the table service, which isn’t installed. Install it with: pip install 'sterling[service]'
error-setup-service = The setting { $name } can’t be “{ $came }”.
error-setup-address = Sterling can’t use { $host }, port { $port }: { $problem }. Choose another address with --host and --port.
error-setup-database = “{ $came }” is not a database Sterling can use. Use sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME.
error-identity-missing = You are not signed in as a guest yet. Reload the page, or call POST /api/guests first.
error-identity-invalid = Your guest pass is no longer valid. Reload the page, or call POST /api/guests again.
error-identity-origin = This page is not allowed to connect: it comes from another address.
error-name-empty = Choose a name with 1 to { $expected } characters.
error-table-unknown = This table doesn’t exist. Check the link.
error-table-gone = This table is gone. Nobody came for a while, and its game had not started. Create a new one.
error-table-not-owner = Only the person who created the table can do this.
error-table-started = The game has already started.
error-table-not-started = The game hasn’t started yet.
error-table-over = The game is over.
error-table-closed = The table was closed.
error-table-rules = This game of { $game } was started with other rules or cards (version { $came }) than this server has (version { $expected }). It can’t go on here.
error-table-damaged = This table’s data on the server is damaged, so it can’t be opened. Tell the people who run this server: they may have a backup.
error-table-not-over = The game isn’t over yet.
error-table-vacant = Seat { $seat } is still free. Invite someone or add a computer player first.
error-table-nonce-missing = Seat { $seat } is not ready for the shuffle yet.
error-seat-unknown = There is no such seat at this table.
error-seat-taken = Seat { $seat } is already taken.
error-seat-second = You have already seen another player’s cards in this game, so you can’t take seat { $seat }.
error-seat-awake = { $minutes ->
    [0] { $name } still has time. A computer player can take over once it runs out.
    [one] { $name } may be back in a moment. A computer player can take over after one minute.
   *[other] { $name } may be back in a moment. A computer player can take over after { $minutes } minutes.
}
error-seat-here = { $name } is at the table, so nobody can take over.
error-seat-reserved = This seat is reserved for { $name }.
error-seat-blocked = You can’t join this table.
error-seat-nobody = Nobody is sitting at seat { $seat }.
error-seat-yourself = That’s you.
error-device-expired = This link has expired or was already used. Create a new one on your other device.
error-seat-not-yours = Seat { $seat } isn’t yours.
error-seat-invite = This invitation is no longer valid. Ask for a new link.
error-seat-closed = Seat { $seat } is reserved for someone with its link.
error-seat-none-open = There is no open seat at this table, but you can watch.
error-nonce-twice = Seat { $seat } has already added its random number to the shuffle.
error-move-stale = The game has moved on since you chose (decision { NUMBER($came, useGrouping: 0) }, now { NUMBER($expected, useGrouping: 0) }). Look again and choose anew.
error-move-id-used = The message id { $id } was already used for something else. Give every message its own id.
error-undo-impossible = You can’t undo this: something was revealed, or someone else has moved since.
error-phrase-unknown = There is no phrase “{ $came }”. Choose one of these: { $expected }.
error-face-unknown = There is no face “{ $came }”. Choose one of these: { $expected }.
error-clock-kind = There is no time limit “{ $came }”. Choose one of these: { $expected }.
error-clock-seconds = A time limit is { $expected } seconds, and the extra time per move no more than that; { $came } isn’t possible.
error-record-import-unfinished = Only finished games can be opened, and this one isn’t over.
error-record-shuffle = The secret and the random numbers give the seed { $expected }, but the game file has { $came }.
error-limit-rate = That was a lot at once. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-limit-waiting = Several requests from you or your address are still waiting for their answers: the limit is { $expected }. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-limit-tables = You have created a lot of tables. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-limit-day-tables = Enough new tables for today: the limit is { $expected }. Try again in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
error-limit-day-decks = Enough tables with a deck of your own for today: the limit is { $expected }. Try again in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
error-limit-day-records = Enough game files for today: the limit is { $expected }. Try again in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
error-limit-day-listed = Enough public tables for today: the limit is { $expected }. Create one for people with the link, or try again in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
error-limit-day-reports = Enough reports and blocks for today: the limit is { $expected }. Try again in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
error-limit-house = This server is full and takes no new tables at the moment. Games that have started go on. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-limit-size = The message is too long. The limit is { $expected } bytes.
error-limit-subscriptions = You can follow at most { $expected } tables at once.
error-limit-phrases = You have said enough for one game: { $expected } phrases at most.
error-limit-seats = Seats at this table have changed { $expected } times. No more changes are possible.
error-limit-blocks = You can block at most { $expected } people. Unblock someone first.
error-limit-choices = Characters at this table have been changed { $expected } times. No more changes are possible.
error-setup-character = There is no character “{ $came }” in this game. Choose one of these: { $expected }.
error-setup-character-number = You can choose at most { $expected ->
    [one] one character
   *[other] { $expected } different characters
}, not { $came }.
error-character-taken = Someone else has this character. Choose another one.
error-request-invalid = The server didn’t understand this request.
error-request-not-found = There is nothing at this address.
error-request-method = This kind of request isn’t possible at this address.
error-request-host = This server isn’t set up for this address. If it is yours, add the name to STERLING_HOSTS.
error-request-slow = The request took too long to arrive. Check your connection and try again.
error-request-framing = The server can’t tell where this request begins or ends.
error-socket-hello-first = The first message must be “hello”.
error-socket-hello-twice = “hello” was already sent.
error-socket-version = The server speaks version { NUMBER($expected, useGrouping: 0) } of the protocol, not { NUMBER($came, useGrouping: 0) }. Reload the page or update the program.
error-socket-message = The server didn’t understand this message.
error-socket-slow = Your connection is too slow to keep up. Connect again.
error-socket-gone = Connection lost.
error-socket-binary = Only text messages are accepted.
error-socket-flood = Too many empty messages.
error-limit-connections = There are too many connections from your address. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-service-stopping = The server is restarting. It will be back in a moment, and your game is safe.
error-service-full = The server has too many connections right now. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-store-open = Can’t open the database { $place }: { $problem }. Check its address and whether it is running.
error-store-in-use = Another server is already using { $file }. Stop it, or choose another database with --database.
error-store-unavailable = The database isn’t answering. Try again in a moment; confirmed moves are safe.
error-store-busy = Another program is using the database. Try again in a moment; confirmed moves are safe.
error-store-damaged = The database { $file } is damaged. Keep a copy of it, and restore the latest backup in its place.
error-store-page = Part of this server’s database is damaged, and this needs it. Trying again won’t help: tell the people who run this server.
error-ready-disk = The disk with the database is almost full: less than { $expected } MB are free.
error-ready-folder = The server can’t see how much space is left for the database: { $problem }.
error-ready-bots = The computer players aren’t running.
error-ready-nodes = This server can’t hear the other servers right now.
error-access-blocked = The people who run this server have blocked your address.
error-admin-no-database = There is no database at { $place }.
error-admin-damaged = The stored data of table { $table } is damaged, so there is no telling who sat there. Nothing was changed. Restore it from a backup or delete the table (“sterling admin delete-table { $table }”), then try again.
error-admin-network = “{ $came }” is not an address or a network. Write it like 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32.
error-admin-not-blocked = { $came } isn’t blocked.
error-admin-nobody = Nothing is kept here about the identity “{ $came }”. “sterling admin people” lists the identities of a table.
error-service-internal = Something went wrong on the server. Your table is safe; please try again.
error-bot-refused = The computer player { $bot } couldn’t read the table ({ $reason }).
error-backup-failed = Can’t write the backup { $file }: { $problem }
error-backup-nothing = There is no database at { $file } yet, so there is nothing to back up.
error-backup-itself = { $file } is the database itself, or part of it. Choose another file for the copy.
error-backup-no-tool = This backup needs the program { $tool }, which isn’t installed.
error-client-address = “{ $came }” isn’t the link of a table. Links look like http://HOST/#/table/… or http://HOST/#/seat/….
error-client-answer = This doesn’t seem to be a Sterling server. It answered: { $came }
error-client-unreachable = No server answers at { $address }. Check the address and your connection.
error-client-nonce = Your random number is not in the shuffle. The cards may have been arranged.
error-client-commitment = The server changed its commitment: it was { $expected } when you took your seat, and is { $came } now. The cards may have been arranged.
error-client-seats = The random numbers in the shuffle come from seats { $came }, but people were sitting at seats { $expected }. The cards may have been arranged.
error-client-record = The game file shows another game than the one you saw. The cards may have been arranged.

# Command line
cli-serve = run a server for tables
cli-watch = watch a table in this terminal
cli-join = join a table and play in this terminal
cli-backup = copy the server’s database to a file, even while it runs
cli-admin = look after a server’s tables: delete, forget, block
cli-admin-people = list who sat at a table
cli-admin-reports = list whom people have reported
cli-admin-delete-table = delete a table and its game
cli-admin-forget = remove a person from all tables
cli-admin-block = block an address or a network
cli-admin-unblock = let an address or a network back in
cli-admin-blocks = list what is blocked
cli-help-host = the address to listen on (127.0.0.1: this computer only; 0.0.0.0: all)
cli-help-open = open the browser
cli-help-port = the port to listen on (8500)
cli-help-database = sqlite+aiosqlite:///FILE or postgresql+asyncpg://… (default: a file in your data folder)
cli-help-table-url = the link to the table
cli-help-seat-url = the link to your seat, or to a table with an open seat
cli-help-name = your name at the table
cli-help-backup-file = where to save the copy
cli-help-record-place = a game file, or the link to a table
cli-help-admin-table = the table’s link or its id
cli-help-admin-identity = the person’s identity, as “sterling admin people” lists it
cli-help-admin-bot = who plays on in their seats (greedy)
cli-help-admin-network = an address or a network, such as 203.0.113.7 or 2001:db8::/32
cli-help-admin-reason = why, for your own list
cli-col-seat = Seat
cli-col-identity = Identity
cli-col-here = At the table
cli-col-day = Day
cli-col-table = Table
cli-col-network = Network
cli-col-reason = Reason
admin-here = yes
admin-left = no
admin-deleted = The table { $table } is deleted.
admin-forgotten = { $tables ->
    [0] This person was at no table any more. Everything else about them is deleted.
    [one] Removed from one table.
   *[other] Removed from { $tables } tables.
}
admin-blocked = { $network } is blocked.
admin-unblocked = { $network } is no longer blocked.
admin-no-reports = Nobody has been reported.
admin-none-blocked = Nothing is blocked.
service-runs = Sterling is already running at { $url }. Opening it in your browser.
service-address = Sterling is running at { $url }
service-backup = { $file }: the whole database, { $size } bytes.
service-no-client = The server is running, but without the browser client, which isn’t installed. You can play in a terminal with “sterling join”.

# Verification
verify-shuffle = The seed follows from the server’s secret and the random numbers of seats { $seats }.
verify-secret = The secret matches the commitment published before anyone sat down.
verify-noted-commitment = It is the commitment you noted before the game.
verify-noted-nonce = The random number you noted for seat { $seat } is in the shuffle.

# Tables of a service, in the terminal
online-waiting = Waiting for the game to start…
online-seated = Your seats: { $seats }
online-commitment = The server has committed to its secret: { $commitment }
online-link = Link for seat { $seat }: { $url }
online-sit = { $name } joins the table.
online-leave = Seat { $seat } is free again.
online-bot = { $name } takes over seat { $seat }.
online-decline = { $name } doesn’t want to play again.
online-close = The table was closed, and the game ends without a result.
online-start = The cards are dealt.
table-time-out = { $name } ran out of time, so the computer moved.
online-next = Rematch: { $url }
online-bye = You left, but your seat stays yours. Come back with the same link.
online-seat-lost = Seat { $seat } is no longer yours.
online-seat-watching = You no longer have a seat here. You can keep watching.
online-seat-lost-enter = Press Enter to continue.
online-shuffle = Shuffle verified: the cards follow from the server’s secret and everyone’s random numbers.
online-shuffle-partly = Shuffle verified in part: the cards follow from the server’s secret and everyone’s random numbers.
online-checked-commitment = The secret matches the commitment noted before you gave your random number.
online-checked-nonce = Your random number from seat { $seat } is in it.
online-checked-seats = The random numbers come from the people who sat down at the start, and from nobody else. Seats: { $seats }.
online-unchecked-commitment = Not checked: whether the server fixed its secret before it knew the random numbers. This device wasn’t there in time.
online-unchecked-nonce = Not checked: whether your random number is in it. This device noted none for seat { $seat }.
online-unchecked-seats = Not checked: who was sitting where at the start. This device didn’t see it.

# Quick phrases
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-done = Well played!
phrase-oops = Oops!
phrase-thanks = Thanks!
phrase-one-moment = One moment, please.
phrase-your-turn = Your turn!
phrase-good-game = Good game!
phrase-bye = Bye!

# Lessons
error-lesson-not-now = That is allowed, but this step is about something else. Try what is highlighted.
error-lesson-step = This lesson has no step “{ $came }”.
error-lesson-none = No lesson is played at this table.
error-lesson-alone = A lesson is for you alone. Nobody else can sit here, and there is nothing to save.
error-limit-lesson = This lesson has gone on for a very long time. Begin it again.
