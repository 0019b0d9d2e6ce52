## The page around the games

web-title = Spila
web-tag = { $count ->
        [one] One card game
        [3] Three card games
        [4] Four card games
       *[other] { $count } card games
    } to play with the people you love. No account, no app: all you need is a link.
web-refused = Sorry, that didn’t work ({ $code }).
refusal-server-away = Can’t reach the server. Nothing is lost: your tables will be waiting.
refusal-line-ended = The connection to this table has closed. Please reload the page.
web-close = Close
web-home = Home
web-again = Try again
web-opening = One moment…
web-skip = Skip to main content
web-language = Language
web-language-now = Language: { $language }
web-learn = Learn
web-learn-of = Learn { $game }
web-rules = Rules
web-replay = Watch the replay
web-stopped = The game was ended early.
web-stopped-note = Nobody won this time.
web-about = About Spila
web-unofficial = Spila is unofficial: it’s made by people who love these games, not by their publishers.
web-me = You’re { $name }
web-less = Decrease: { $label }
web-more = Increase: { $label }
web-off = off
web-plain = { $value }
web-how-many = How many
web-item = Number { $number }

web-new = New table
web-new-of = New table: { $game }
web-way-friends = With friends
    .aside = share a link
    .help = Everyone plays on their own screen. You send them a link.
web-way-tv = On the TV
    .aside = phones hold the cards
    .help = The table is on a TV or another big screen. Everyone holds their cards on their phone.
web-way-class = For a class
    .aside = you lead, nobody needs an account
    .help = You lead the game from your computer or phone and don’t play. Pupils join with a code on their phones.
web-way-screen = Around this screen
    .aside = { $sharing ->
        [split] half each
        [open] face-up cards
       *[pass] pass it around
    }
    .help = { $sharing ->
        [split] Two people share this screen, with half of it each.
        [open] Several people share this screen. All cards are face up.
       *[pass] Several people share this screen. Hands are hidden between turns.
    }
web-way-bots = Against bots
    .aside = easy or hard
    .help = Just you against the bots you choose.
web-way-alone = On your own
    .aside = twelve cards
    .help = Place twelve cards alone. Share how you did without giving anything away, and let others play the same cards.
web-who-plays = Who’s playing?
web-free-seats = Seats for friends
web-add-person = Add a person
web-add-bot = Add a bot
web-take-out = Remove { $name }
web-make = Set up the table
web-deal = Deal
web-names-missing = Everyone needs a name.
web-house-rules = House rules
web-presets = Version
web-every-rule = { $count ->
    [0] All rules
    [one] All rules (one changed)
   *[other] All rules ({ $count } changed)
}
web-rule-ids = See the rules:
web-table-settings = Table settings
web-table-title = Table name
web-table-title-like = Sunday at Grandma’s
web-deck = { $title } ({ $cards })
web-deck-foreign = This deck isn’t available in your language.

web-person-title = Who are you?
web-person-name = Name
web-person-name-of = Name of player { $number }
web-person-animal = Animal
web-person-colour = Colour
web-person-note = Saved in this browser only. No account needed.
web-person-keep = Save
web-person-go = Go to the table
web-person-appearance = { $name }’s animal and colour
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
web-bot-level = Skill level of bot { $number }
web-seat = Seat { $number }
web-seat-open = free

web-code = Got a code?
web-code-label = Table code
web-join = Join
web-scan = or scan the host’s QR code with your camera
web-mine = My tables
web-mine-all = Show all { $count }
web-mine-fewer = Show fewer
web-mine-untitled = { $game } · { $table }
web-mine-your-turn = Your turn
web-mine-lobby = Not started · { $when }
web-mine-playing = In progress · { $when }
web-mine-over = Finished · { $when }
web-mine-note = Your tables will wait for you. Come back tomorrow and carry on.

web-workshop = Deck workshop
web-workshop-line = Make your own Timeline cards: your family, your town, next week’s lesson.
web-workshop-open = Open the workshop

web-door-title = { $game } with { $name }
web-door-state = { $phase ->
    [lobby] Table { $table }. The game hasn’t started yet.
    [over] Table { $table }. The game is over.
   *[playing] Table { $table }. The game is in progress.
}
web-door-sit = Take a seat
web-door-look = Watch

web-share = Share
web-share-code = This table’s code
web-share-qr = QR code with a link to this table
web-share-link = Link to this table
web-share-copy = Copy link
web-share-copied = Copied
web-share-text = Come and play: table { $table }

web-table-opening = Opening the table…
web-table-of = table { $table }
web-lobby-start = Deal
web-lobby-wait = { $name } will deal once everyone’s here.
web-lobby-count = Seats
web-lobby-bots = Fill empty seats with bots
web-lobby-trim = Remove empty seats
web-lobby-kick = Remove { $name }
web-lobby-kick-key = Remove
web-lobby-hand = Make { $name } host
web-lobby-host = host
web-lobby-you = you
web-lobby-away = not here
web-lobby-level = Skill level
web-lobby-seat-menu = Options for { $name }
web-lobby-bot-for = Replace { $name } with a bot
web-lobby-look = You’re watching.
web-show-on-tv = Show the table on a big screen

web-menu = Menu
web-sound-off = Sound off
web-sound-on = Sound on
web-undo = Undo
web-hint = Hint
web-hint-shown = { $move }. { $reason }
web-hint-chance = { $move }. { $reason } This wins about { $chance } of 100 games.
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
web-ago = { $unit ->
    [now] just now
    [minute] { $count ->
        [one] 1 minute ago
       *[other] { $count } minutes ago
    }
    [hour] { $count ->
        [one] 1 hour ago
       *[other] { $count } hours ago
    }
   *[day] { $count ->
        [1] yesterday
       *[other] { $count } days ago
    }
}
web-time = { $unit ->
    [second] { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
    [minute] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
    [hour] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
   *[day] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
}

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
   *[other] Your seat is open on { $count } devices or windows.
}
web-devices-close = Sign out everywhere else
web-devices-closed = Done. Old links to your seat no longer work.
web-practice = Practice: any move can be taken back.
web-next-waiting = Waiting for { $names }
web-next-without = Go on without { $names }: a bot will take over
web-ready-yes = { $name } is ready
web-ready-no = { $name } isn’t ready yet
web-series = Games won
web-series-of = { $name }: { $wins } of { $games }
web-final-table = The table at the end
web-bots-how-many = Bots
web-dealt-as = Rules: { $preset }
web-dealt-changed = { $count ->
    [one] with one of your house rules
   *[other] with { $count } of your house rules
}
web-dealt-plain = Play without them
web-local-only = This link only works on this computer.
web-local-network = The link works for everyone on your network.
web-local-how = Start the server with --host 0.0.0.0 so that others can join.
web-kick-sure = Remove { $name }? Someone else can take the seat.
web-kick-keep = Don’t remove
web-first-visit = First time here? A short practice game shows you how to play.
web-name-first = Type a name first.
web-curious = Rule numbers, for the curious
web-seconds = { $label } (seconds)
web-race-on = The race is on
web-bots-change = Change the bots
web-chosenSuits-4 = jokers
web-preference-quick = A second tap plays a card that fits only one pile
# Where nobody with a seat is host
web-lobby-led = The game starts when its leader begins.
web-report = Report
web-class-when = When do they play?
web-class-now = Together, now
    .help = Everyone gets the same card at the same time, and you lead.
web-class-home = As homework
    .help = Everyone gets the same cards by link and places them alone, at their own pace, until a date.
web-class-until = Until the end of
