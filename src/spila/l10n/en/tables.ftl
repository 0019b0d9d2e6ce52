## Why something was not done at a table

refusal-not-seated = You’re watching. Take a seat to do that.
refusal-not-host = Only the host can do that.
refusal-not-started = The game hasn’t started yet.
refusal-already-started = The game has already started.
refusal-share-not-asked = Your number for the shuffle isn’t needed now.
refusal-share-wrong = This isn’t the number you committed to.
refusal-seats-open = { $open ->
    [one] One seat is still free. Give it to a bot or remove it.
   *[other] { $open } seats are still free. Give them to bots or remove them.
}
refusal-too-few-seats = This game needs at least { $least } players.
refusal-seats = { $game } is for { $least } to { $most } players, not for { $seats }.
refusal-seats-taken = Those seats are taken.
refusal-seat-open = That seat is already free.
refusal-seat-taken = That seat is taken.
refusal-no-seat-free = There’s no free seat at this table.
refusal-table-locked = The door is locked: nobody else can join this table.
refusal-name-given = The person running the table gave you this name, so you can’t change it.
refusal-name-taken = Someone has already chosen “{ $name }”. Choose another name.
refusal-name-not-listed = Choose one of the names on the list.
refusal-seat-reserved = The host removed someone here in the middle of the game. You can take this seat when the next cards are dealt.
refusal-token-used = This key is already in use at this table.
refusal-own-seat = That’s your own seat.
refusal-nobody-there = Nobody is sitting there.
refusal-not-away = You’re already playing; no bot is standing in for you.
refusal-undo-off = Undo is turned off at this table.
refusal-undo-nothing = You don’t have a move to take back.
refusal-undo-asked = Someone has already asked for that.
refusal-undo-not-asked = Nobody has asked to take a move back.
refusal-undo-race = You can’t take a card back in a race.
refusal-chat-off = Chat is turned off at this table.
refusal-spectators-too-quick = Spectators can send one message a second. Please try again.
refusal-hints-off = Hints are turned off at this table.
refusal-hint-race = There’s no time for hints in a race.
refusal-not-yet = The start card hasn’t been turned over yet.
refusal-locked-out = That card didn’t fit: wait { $ms } ms.
refusal-stale-move = Something happened before your move arrived. Take another look.
refusal-wrong-token = This browser no longer has a seat at that table.
refusal-no-watching = The host isn’t allowing spectators.
refusal-role-taken = This device already has a place at the table.
refusal-too-many-roles = A table can have at most { $most } big screens and { $most } remotes. The host can disconnect one.
refusal-no-such-role = That device has already been disconnected.
refusal-not-by-remote = You can’t do that with the remote.
refusal-table-full = This table is full: the limit is { $most } people.
refusal-log-full = The log of this table is full ({ $most } MB). You can finish the game, but nothing else can be changed.
refusal-table-finished = This game is over.
refusal-table-unknown = There’s no table { $table }.
refusal-match-goes-on = The game isn’t over yet.
refusal-no-moves = There’s nothing you can do right now.
refusal-nothing-to-do = There’s nothing to wait for.
refusal-log-entry = This table can’t be restored: its saved moves break the rules. { $refusal }
refusal-log-undo = This table can’t be restored: its log undoes more moves than were played ({ $keep }).
refusal-card-covered = That card hasn’t been turned over yet.
refusal-no-fronts = { $game } doesn’t have cards like that.
refusal-bot-level = Choose a skill level for the bot.
refusal-unreadable = The message couldn’t be read ({ $what }): { $why }
refusal-message-too-large = A message can have at most { $most } bytes.
refusal-too-fast = Slow down: the limit is { $most ->
    [one] { $most } message
   *[other] { $most } messages
} a second.
refusal-too-many-joins = The limit is { $most ->
    [one] { $most } new seat
   *[other] { $most } new seats
} an hour from one address.
refusal-too-many-tables = The limit is { $most ->
    [one] { $most } new table
   *[other] { $most } new tables
} an hour.
refusal-too-many-tries = Too many wrong codes. Wait a few minutes.
refusal-too-many-connections = Too many connections from your address.
refusal-server-full = The server is full. Please try again in a moment.
refusal-head-too-large = The request line and headers can have at most { $most } bytes.
refusal-too-slow = That took too long to arrive: the limit is { $most ->
    [one] { $most } second
   *[other] { $most } seconds
}.
refusal-protocol = The page and the server don’t match (version { $has } and { $wants }). Please reload the page.
refusal-hello-first = Send a “hello” with the table’s code first.
refusal-hello-twice = One table at a time.
refusal-origin = Pages from other sites can’t connect to this server.
refusal-closing = The server is restarting.
refusal-no-such-page = There’s nothing here.
refusal-content-type = A request with a body has to be JSON (content-type: application/json).
refusal-host-unknown = This server doesn’t go by that name.
refusal-name-characters = A name needs visible characters, and can’t contain any that are hidden or change the direction of the text.
refusal-too-many-reads = Too many requests from your address. Wait a moment.
refusal-no-such-method = That request method isn’t supported here.
refusal-store-unavailable = The server can’t reach its database. Nothing was changed.
refusal-store-uncertain = The server lost touch with its database for a moment. Check whether your move went through.
refusal-law-version = This table was dealt under version { $has } of the rules of { $game }; the server uses version { $wants }.

## Why a connection ends

goodbye-restart = The server is restarting. You’ll be back in a moment.
goodbye-kicked = The host has removed you from the table.
goodbye-renewed = Another device has signed you out of this seat.
goodbye-no-watching = The host isn’t allowing spectators any more.
goodbye-revoked = The host has disconnected this device.
goodbye-table-fault = Something went wrong at this table. It’s being restored.
goodbye-too-many-refusals = Too many invalid messages came from this browser.
goodbye-too-many-frames = Too many messages came from this browser at once.
goodbye-too-many-windows = Your seat is open in too many windows. This one, the oldest, has been closed.
goodbye-server-full = The server is full, and players come first. Please try again in a moment.
goodbye-message-too-large = A message can have at most { $most } bytes.

## Emotes

emote-hello = Hello!
emote-good-luck = Good luck!
emote-well-played = Well played!
emote-thanks = Thank you!
emote-oops = Whoops!
emote-wow = Wow!
emote-laugh = Ha ha!
emote-cry = Oh no!
emote-think = Let me think…
emote-hurry = Your turn!
emote-sorry = Sorry!
emote-again = Another game?

## Pauses, practice and the pace of bots

refusal-undo-seen = You can’t take that back: it showed a card that was hidden.
refusal-paused = The game is paused.
refusal-not-alone = Other people are playing too, so the bots can’t be hurried.
refusal-too-early = Give the others { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} first.
refusal-deck-unknown = There’s no such deck. It may have been deleted.
refusal-deck-unpublished = This deck can’t be played yet: its author hasn’t finished it.
refusal-too-many-reports = The limit is { $most ->
    [one] { $most } note
   *[other] { $most } notes
} an hour. Wait a while.
goodbye-table-deleted = This table has been deleted by the people who run the server.
refusal-homework = This is homework: everyone does it alone, and only the person who set it can change anything.
refusal-homework-over = The time for this homework is over.
refusal-homework-full = { $most } people have done this homework already; there’s no room for more.
refusal-not-over = The game is still going on: its cards are a secret until it’s over.
