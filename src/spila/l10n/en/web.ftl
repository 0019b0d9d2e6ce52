## The page around the games

web-title = Spila
web-refused = Sorry, that didn’t work ({ $code }).
refusal-server-away = Can’t reach the server. Nothing is lost: your tables will be waiting.
refusal-connection-ended = The connection to this table has closed. Please reload the page.
web-close = Close
web-home = Home
web-again = Try again
web-opening = One moment…
web-skip = Skip to main content
web-language = Language
web-language-now = Language: { $language }
web-rules = Rules
web-stopped = The game was ended early.
web-stopped-note = Nobody won this time.

web-way-class = For a class
    .aside = you lead, nobody needs an account
    .help = You lead the game from your computer or phone and don’t play. Pupils join with a code on their phones.

web-bot-name = { $number ->
    [1] Broddi
    [2] Tuva
    [3] Aino
    [4] Njål
    [5] Ylva
    [6] Otso
    [7] Embla
   *[8] Ask
}
web-seat = Seat { $number }

web-join = Join

web-door-sit = Take a seat

web-share = Share
web-share-code = This table’s code
web-share-qr = QR code with a link to this table
web-share-link = Link to this table
web-share-copy = Copy link
web-share-copied = Copied
web-share-text = Come and play: table { $table }

web-table-opening = Opening the table…
web-table-of = table { $table }
web-lobby-kick = Remove { $name }
web-lobby-kick-key = Remove
web-lobby-hand = Make { $name } host
web-lobby-host = host
web-lobby-away = not here
web-lobby-bot-for = Replace { $name } with a bot
web-show-on-tv = Show the table on a big screen

web-menu = Menu
web-sound-off = Turn sound off
web-sound-on = Turn sound on
web-undo = Undo
web-hint = Hint
web-hint-shown = Hint: { $move }. { $reason }
web-hint-chance = Hint: { $move }. { $reason } This wins about { $chance } out of 100 games.
web-hint-chances = Hint: { $move }. { $reason } This wins about { $chance } out of 100 games; “{ $other }” about { $otherChance }.
web-hint-logged = { $hint }
web-emotes = Say something
web-log = Game log
web-log-empty = Nothing yet.
web-chat = Chat
web-chat-type = Type a message
web-chat-send = Send
web-said = { $name }: { $text }
web-turn-title = Your turn!
web-turn-body = Your table “{ $table }” is waiting for you.
web-your-turn = Your turn
web-line-lost = { $pending ->
    [0] Connection lost. Reconnecting…
    [one] Connection lost. Your move has been saved and will be sent again.
   *[other] Connection lost. Your { $pending } moves have been saved and will be sent again.
}
web-line-slow = Sending your move…
web-undo-asked = { $name } would like to take back the last move.
web-undo-waiting = Asking the others if you can take it back…
web-undo-agree = Allow
web-undo-refuse = Don’t allow
web-bot-sits-in = A bot is playing for you.
web-back = Take over from the bot
web-remind = Everyone is waiting for { $name }.
web-remind-you = Everyone is waiting for you.
web-watching = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-looking-on = You’re watching.
web-spectator = A spectator
web-leave = Leave the table
web-leave-sure = Leave the table? A bot will take over for you, and you can come back any time.
web-stay = Stay
web-people = Who’s here
web-pass-title = Pass the screen to { $name }
web-pass-note = The cards stay hidden until then.
web-pass-take = I’m { $name }
web-split-turn = Flip one half of the screen
web-clock = Time for this move
web-entry-took = { $name } has joined.
web-entry-left = { $name } has left.
web-entry-sat-in = A bot is standing in for { $name }.
web-entry-back = { $name } is back.
web-entry-host = { $name } is now the host.
web-entry-kicked = { $name } was removed from the table.
web-entry-undone = { $name } took a move back.
web-entry-undo-refused = { $name } didn’t allow the undo.
web-entry-expired = Time’s up.
web-lead = { $ms } ms before { $name }.

web-preference = Settings
web-preference-theme = Theme
web-preference-theme-auto = same as device
web-preference-theme-light = light
web-preference-theme-dark = dark
web-preference-contrast = High contrast
    .help = Plain backgrounds and strong outlines.
web-preference-motion = Reduce motion
    .help = Cards appear in place instead of flying there.
web-preference-cards = Large cards
web-preference-volume = Sound
web-preference-notify = Tell me when it’s my turn
    .help = Sends a notification when this page is in the background.
web-preference-notify-denied = Your browser is blocking notifications. You can allow them in its settings.

## Lists and times, in words: not every browser has them in all six languages.

web-and = { $first } and { $last }

## Waiting, pausing, playing on

web-here = I’m here
web-remind-soon = If you don’t answer, a bot will play for you.
web-pause = Pause
web-resume = Keep playing
web-paused = The game is paused.
web-pause-asked = { $name } would like a break.
web-pause-waiting = Waiting for the others to agree to a break…
web-hurry = Skip to my turn
web-devices = Your devices
web-devices-count = { $count ->
    [one] Your seat is open on this device only.
   *[other] Your seat is open in { $count } places: devices or windows.
}
web-devices-close = Sign out everywhere else
web-devices-closed = Done. Old links to your seat no longer work.
web-practice = Practice: any move can be taken back.
web-next-waiting = Waiting for { $names }
web-next-without = Go on without { $names }: { $count ->
    [one] a bot
   *[other] bots
} will take over
web-ready-yes = { $name } is ready
web-ready-no = { $name } isn’t ready yet
web-series = Games won
web-series-of = { $name }: { $wins } of { $games }
web-final-table = The table at the end
web-local-only = This link only works on this computer.
web-local-network = The link works for everyone on your network.
web-local-how = Start the server with --host 0.0.0.0 so that others can join.
web-kick-sure = Remove { $name }? Someone else can take the seat.
web-kick-keep = Don’t remove
web-preference-quick = A second tap plays a card that fits only one pile
web-report = Report
