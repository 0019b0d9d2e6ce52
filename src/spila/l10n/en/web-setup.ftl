## What is shown before a game: the home page, a new table, joining, the lobby

web-tag = { $count ->
        [one] One card game
        [3] Three card games
        [4] Four card games
       *[other] { $count } card games
    } to play with the people you love. No account, no app: all you need is a link.
web-learn = Learn
web-learn-of = Learn { $game }
web-replay = Watch the replay
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
web-bot-of = Bot: { $level }
web-bot-level = Skill level of bot { $number }
web-seat-open = free

web-code = Got a code?
web-code-label = Table code
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
web-door-look = Watch
web-door-animal = You’ll get an animal instead of a name.
web-door-no-names = All the names have been chosen. Ask the person leading the game.
web-door-names = Who are you? Choose your name.

web-lobby-start = Deal
web-lobby-wait = { $name } will deal once everyone’s here.
web-lobby-count = Seats
web-lobby-bots = Fill empty seats with bots
web-lobby-trim = Remove empty seats
web-lobby-you = you
web-lobby-level = Skill level
web-lobby-seat-menu = Options for { $name }
web-lobby-look = You’re watching.

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

web-bots-how-many = Bots
web-dealt-as = Rules: { $preset }
web-dealt-changed = { $count ->
    [one] with one of your house rules
   *[other] with { $count } of your house rules
}
web-dealt-plain = Play without any
web-first-visit = First time here? A short practice game shows you how to play.
web-name-first = Type a name first.
web-curious = Rule numbers, for the curious
web-seconds = { $label } (seconds)
web-race-on = The race is on
web-bots-change = Change the bots
web-chosenSuits-4 = jokers
# Where nobody with a seat is host
web-lobby-led = The person leading the game will start it.
web-lobby-late = Late? The code works during the game too.
web-lobby-here = { $count ->
    [0] Nobody is here yet
    [one] 1 person is here
   *[other] { $count } people are here
}
web-lobby-lead = Start the game
web-lobby-in = You’re in.
web-class-when = When will they play?
web-class-now = Together, now
    .help = Everyone gets the same card at the same time, and you lead.
web-class-home = As homework
    .help = Everyone gets a link to the same cards and places them alone, at their own pace, by a date you choose.
web-class-until = Until the end of
