## Why something was not done at a table

refusal-not-seated = You are looking on. Take a seat to do that.
refusal-not-host = Only the host can do that.
refusal-not-started = The game has not been dealt yet.
refusal-already-started = The game is already running.
refusal-share-not-asked = Your number for the shuffle isn’t needed now.
refusal-share-wrong = This isn’t the number you committed to.
refusal-seats-open = { $open ->
    [one] One seat is still free. Give it to a bot or take it away.
   *[other] { $open } seats are still free. Give them to bots or take them away.
}
refusal-too-few-seats = This game needs at least { $least } players.
refusal-seats = { $game } is for { $least } to { $most } players, not for { $seats }.
refusal-seats-taken = People sit on those seats.
refusal-seat-open = That seat is free already.
refusal-seat-taken = Somebody sits there.
refusal-no-seat-free = No seat is free at this table.
refusal-own-seat = That is your own seat.
refusal-nobody-there = Nobody sits there.
refusal-not-away = You are playing yourself; no bot sits in for you.
refusal-undo-off = At this table moves are not taken back.
refusal-undo-nothing = There is no move of yours to take back.
refusal-undo-asked = Somebody has asked for that already.
refusal-undo-not-asked = Nobody has asked to take a move back.
refusal-undo-race = In a race a card laid stays laid.
refusal-chat-off = The host has not opened the chat.
refusal-hints-off = At this table there are no hints.
refusal-hint-race = There is no time for hints in a race.
refusal-not-yet = The start card has not been turned up yet.
refusal-locked-out = That card did not fit: wait { $ms } ms.
refusal-stale-move = The table had moved on before your move came. Look again.
refusal-wrong-token = This browser has no seat at that table any more.
refusal-no-watching = The host does not want onlookers.
refusal-table-full = No more than { $most } can be at a table.
refusal-log-full = The log of this table is full ({ $most } MB). You can finish the game, but nothing else can be changed.
refusal-table-finished = This game is over.
refusal-table-unknown = There is no table { $table }.
refusal-match-goes-on = The game is not over yet.
refusal-no-moves = There is nothing you could do now.
refusal-nothing-to-do = There is nothing to wait for.
refusal-log-entry = This table cannot be set up again: what was written down breaks the rules. { $refusal }
refusal-log-undo = This table cannot be set up again: it goes back further than it was played ({ $keep }).
refusal-card-covered = That card has not been turned yet.
refusal-no-fronts = { $game } has no such cards.
refusal-bot-level = Say how strong the bot shall be.
refusal-unreadable = That could not be read ({ $what }): { $why }
refusal-message-too-large = A message may have no more than { $most } bytes.
refusal-too-fast = Slower: { $most } messages a second are the limit.
refusal-too-many-tables = { $most } new tables an hour are the limit.
refusal-too-many-tries = Too many codes that lead nowhere. Wait a few minutes.
refusal-too-many-connections = Too many connections from your address.
refusal-server-full = The server is full. Try again in a moment.
refusal-head-too-large = A request may have no more than { $most } bytes before its body.
refusal-too-slow = That took too long to arrive: { $most } seconds are the limit.
refusal-protocol = Page and server do not fit each other (version { $has } and { $wants }). Load the page again.
refusal-hello-first = Say which table you mean first.
refusal-hello-twice = One table at a time.
refusal-origin = Another page may not play here.
refusal-closing = The server is restarting.
refusal-no-such-page = There is nothing here.
refusal-content-type = A request with a body has to be JSON (content-type: application/json).
refusal-host-unknown = This server does not answer under that name.
refusal-name-characters = A name needs visible characters, and none that are hidden or change the direction of text.
refusal-too-many-reads = Too many requests from your address. Wait a moment.
refusal-no-such-method = That cannot be done here.
refusal-store-unavailable = The server cannot reach its database. Nothing was changed.
refusal-store-uncertain = The server lost its database for a moment. Look whether your move landed.
refusal-law-version = This table was dealt under version { $has } of the rules of { $game }; the server plays version { $wants }.

## Why a connection ends

goodbye-restart = The server is restarting. You will be back in a moment.
goodbye-kicked = The host has given your seat to somebody else.
goodbye-no-watching = The host does not want onlookers any more.
goodbye-table-fault = The table fell over and is being set up again.
goodbye-too-many-refusals = Too much of what came from here could not be used.
goodbye-too-many-frames = Too many messages at once came from here.
goodbye-too-many-windows = Your seat is open in too many windows. This one, the oldest, has been closed.
goodbye-server-full = The server is full. Players come first; try again in a moment.
goodbye-message-too-large = A message may have no more than { $most } bytes.

## Emotes

emote-hello = Hello!
emote-good-luck = Good luck!
emote-well-played = Well played!
emote-thanks = Thank you!
emote-oops = Whoops!
emote-wow = Wow!
emote-laugh = Ha ha!
emote-cry = Oh no!
emote-think = Let me think …
emote-hurry = Your turn!
emote-sorry = Sorry!
emote-again = Another one?
