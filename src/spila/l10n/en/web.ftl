## The page around the games

web-title = Spila
web-tag = { $count ->
        [one] One card game
        [3] Three card games
       *[other] { $count } card games
    } for the people you love. No account, no app: a link is enough.
web-refused = That did not work ({ $code }).
refusal-server-away = The server cannot be reached. Nothing is lost: the tables wait.
refusal-line-ended = The line to this table has ended. Load the page again.
web-close = Close
web-home = Home
web-again = Try again
web-opening = One moment …
web-skip = Skip to the content
web-language = Language
web-language-now = Language: { $language }
web-learn = Learn
web-learn-of = Learn { $game }
web-rules = Rules
web-replay = Look at the game again
web-about = About Spila
web-unofficial = Spila is unofficial: made by people who like these games, not by their publishers.
web-me = You are { $name }
web-less = Less: { $label }
web-more = More: { $label }
web-off = off
web-plain = { $value }
web-how-many = How many
web-item = Number { $number }

web-game-skip-bo = Skip-Bo
    .line = Empty your stock pile first. Coins buy what is missing.
    .facts = 2–6 players, from 7
web-game-zip-zap = Zip Zap
    .line = No turns. First card down stays.
    .facts = 2–6 players, a round takes minutes
web-game-timeline = Timeline
    .line = Was the piano before the balloon?
    .facts = 2–8 players, from 8

web-new = New table
web-new-of = New table: { $game }
web-way-friends = With friends
    .aside = share a link
    .help = Everybody plays on a screen of their own. You send a link.
web-way-screen = Around this screen
    .aside = pass it on
    .help = Several people share this screen. Hands are hidden between turns.
web-way-bots = Against bots
    .aside = calm or clever
    .help = You alone against bots of your choice.
web-who-plays = Who plays?
web-free-seats = Seats for friends
web-add-person = Another person
web-add-bot = A bot
web-take-out = Take out { $name }
web-make = Make the table
web-deal = Deal
web-names-missing = Everybody needs a name.
web-house-rules = House rules
web-presets = How to play
web-every-rule = { $count ->
    [0] Every rule
    [one] Every rule (one changed)
   *[other] Every rule ({ $count } changed)
}
web-rule-ids = Belongs to the rules
web-table-settings = The table
web-table-title = Name of the table
web-table-title-like = Sunday at Grandma’s
web-deck = { $title } ({ $cards })
web-deck-foreign = This deck has no words in your language.
web-categories-art = art
web-categories-discovery = discoveries
web-categories-event = events
web-categories-invention = inventions
web-categories-monument = monuments
web-categories-music = music
web-chosenSuits-0 = toadstools
web-chosenSuits-1 = firs
web-chosenSuits-2 = fish
web-chosenSuits-3 = suns

web-person-title = Who are you?
web-person-name = Name
web-person-name-of = Name of person { $number }
web-person-animal = Animal
web-person-colour = Colour
web-person-note = Kept in this browser only. There is no account.
web-person-keep = Keep
web-person-go = To the table
web-person-dress = Animal and colour of { $name }
web-animal = { $animal ->
    [rabbit] Rabbit
    [fox] Fox
    [owl] Owl
    [sheep] Sheep
    [hedgehog] Hedgehog
    [bear] Bear
    [deer] Deer
   *[whale] Whale
}
web-colour = { $colour ->
    [plum] Plum
    [rust] Rust
    [slate] Slate
    [moss] Moss
    [bark] Bark
    [sea] Sea
    [ochre] Ochre
   *[violet] Violet
}
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
web-bot-of = Bot: { $level }
web-bot-level = Bot { $number }: how strong
web-seat = Seat { $number }
web-seat-open = free

web-code = Got a code?
web-code-label = Code of the table
web-join = Join
web-scan = or point a camera at the host’s QR code
web-mine = My tables
web-mine-all = All { $count }
web-mine-fewer = Fewer
web-mine-untitled = { $game } · { $table }
web-mine-your-turn = Your turn
web-mine-lobby = Not dealt yet, { $when }
web-mine-playing = Going on, { $when }
web-mine-over = Over, { $when }
web-mine-note = Tables wait for you. Come back tomorrow and play on.

web-door-title = { $game } with { $name }
web-door-state = { $phase ->
    [lobby] Table { $table }. Not dealt yet.
    [over] Table { $table }. The game is over.
   *[playing] Table { $table }. The game is on.
}
web-door-sit = Sit down
web-door-look = Look on

web-share = Share
web-share-code = The code of this table
web-share-qr = QR code with the link to this table
web-share-link = Link to this table
web-share-copy = Copy the link
web-share-copied = Copied
web-share-text = Come and play: table { $table }

web-table-opening = The table is being opened …
web-table-of = table { $table }
web-lobby-start = Deal
web-lobby-wait = { $name } deals when everybody is there.
web-lobby-count = Seats
web-lobby-bots = Bots take the free seats
web-lobby-trim = Leave the free seats out
web-lobby-kick = Send { $name } away
web-lobby-kick-key = Send away
web-lobby-hand = { $name } becomes host
web-lobby-host = host
web-lobby-you = you
web-lobby-away = not here
web-lobby-level = How strong
web-lobby-seat-menu = { $name }: what to do
web-lobby-bot-for = A bot instead of { $name }
web-lobby-look = You are looking on.

web-menu = Menu
web-sound-off = Sound off
web-sound-on = Sound on
web-undo = Take back
web-hint = Hint
web-hint-told = { $move }. { $reason }
web-emotes = Say something
web-log = What happened
web-log-empty = Nothing yet.
web-chat = Chat
web-chat-type = Type something
web-chat-send = Send
web-said = { $name }: { $text }
web-turn-title = Your turn!
web-turn-body = Table { $table } waits for you.
web-your-turn = Your turn
web-line-lost = { $pending ->
    [0] The line is down. Trying again …
    [one] The line is down. Your move is kept and sent again.
   *[other] The line is down. { $pending } moves are kept and sent again.
}
web-line-slow = Your move is on its way …
web-undo-asked = { $name } asks to take the last move back.
web-undo-waiting = The others are asked whether you may take it back.
web-undo-agree = Agree
web-undo-refuse = Let it stand
web-bot-sits-in = A bot plays for you.
web-back = Play on myself
web-remind = Everybody waits for { $name }.
web-remind-you = Everybody waits for you.
web-watching = { $count ->
    [0] Nobody looks on.
    [one] One person looks on.
   *[other] { $count } people look on.
}
web-looking-on = You are looking on.
web-leave = Leave the table
web-leave-sure = Leave? A bot plays on for you, and you can come back.
web-stay = Stay
web-people = Who is here
web-pass-title = Hand it to { $name }
web-pass-note = The cards are hidden until then.
web-pass-take = I am { $name }
web-split-turn = Turn one half round
web-clock = Time for this move
web-entry-took = { $name } sits down.
web-entry-left = { $name } has left.
web-entry-sat-in = A bot sits in for { $name }.
web-entry-back = { $name } is back.
web-entry-host = { $name } is host now.
web-entry-kicked = { $name } has been sent away.
web-entry-undone = { $name } took a move back.
web-entry-undo-refused = { $name } lets the move stand.
web-entry-expired = The time is up.
web-lead = { $ms } ms before { $name }.

web-preference = Settings
web-preference-theme = Light
web-preference-theme-auto = as the device
web-preference-theme-light = day
web-preference-theme-dark = evening
web-preference-contrast = High contrast
    .help = Plain grounds and strong edges.
web-preference-motion = Less motion
    .help = Cards appear where they belong and do not travel.
web-preference-cards = Large cards
web-preference-volume = Sound
web-preference-notify = Tell me when it is my turn
    .help = A notification, when this page is in the background.
web-preference-notify-denied = The browser does not allow it. Its own settings can.

## Waiting, pausing, playing on

web-here = I’m here
web-remind-soon = If you don’t answer, a bot will play for you.
web-pause = Pause
web-resume = Keep playing
web-paused = The game is paused.
web-pause-asked = { $name } would like a break.
web-pause-waiting = The others are being asked for a break.
web-hurry = Skip to my turn
web-practice = Practice: any move can be taken back.
web-next-waiting = Waiting for { $names }
web-next-without = Go on without { $names }: a bot sits in
web-ready-yes = { $name } is ready
web-ready-no = { $name } isn’t ready yet
web-series = Games won
web-series-of = { $name }: { $wins } of { $games }
web-final-table = The final table
web-bots-how-many = Bots
web-dealt-as = Rules: { $preset }
web-dealt-changed = { $count ->
    [one] with one house rule of yours
   *[other] with { $count } house rules of yours
}
web-dealt-plain = Without them
web-local-only = This link only works on this computer.
web-local-network = The link works for everybody in your network.
web-local-how = Start the server with --host 0.0.0.0 so that others can join.
web-ago-now = just now
web-ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
web-ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
web-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
web-kick-sure = Send { $name } away? Somebody else can take the seat.
web-kick-keep = Keep
web-first-visit = First time here? A short lesson shows you how to play.
web-name-first = Type a name first.
web-curious = Rule numbers, for the curious
web-seconds = { $label } (seconds)
web-race-on = The game is on
web-bots-change = Change the bots
web-chosenSuits-4 = jokers
