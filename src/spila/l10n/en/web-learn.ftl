## Rules, lessons, looking back, results, and what stands behind the page

web-learn-home = Spila, home page
web-learn-ways = Where to next
web-learn-loading = One moment…
web-learn-first-game = Play a practice game
web-learn-new-table = New table
web-learn-way-lesson = Practice game
web-learn-way-rules = Rules
web-learn-way-table = Result

# Rules

web-learn-rules-of = Rules of { $game }
web-learn-search = Search the rules
web-learn-print = Print
web-learn-contents = Contents
web-learn-found = { $count ->
    [0] No matches
    [one] One match
   *[other] { $count } matches
}
web-learn-found-nothing = “{ $query }” doesn’t appear in these rules. Try fewer or shorter words.
web-learn-house-rule = House rule
web-learn-rule = Link to rule { $rule }
web-learn-figure-0 = You
web-learn-figure-1 = Robin
web-learn-figure-2 = Kim
web-learn-figure-3 = Alex
web-learn-figure-4 = Sam
web-learn-figure-5 = Noor
web-learn-figure-6 = Charlie
web-learn-figure-7 = Toni

# First games

web-learn-lesson-of = { $game }: practice game
web-learn-progress = Progress
web-learn-step = Step { $step } of { $of }
web-learn-back = Back
web-learn-nudge = Try this: { $hint }
web-learn-show-me = Show me
web-learn-watch = { $other } is playing…

# Results

web-learn-you-win = You win!
web-learn-wins = { $count ->
    [0] Nobody wins
    [one] { $winners ->
        [You] You win!
       *[other] { $winners } wins!
    }
   *[other] { $winners } share the win!
}
web-learn-score = { $name } { $score }
web-learn-again = Play again
web-learn-follow = Watch the next table
web-learn-next-ready = The next table is ready. Everyone keeps their seat.
web-learn-replay = Replay
web-learn-another = Choose another game
web-learn-player = Player
web-learn-start = start
web-learn-column-game = Game { $number }
web-learn-column-round = Round { $number }
web-learn-column-turn = Turn { $number }
web-learn-column-card = Card { $number }
web-learn-turn-of = { $name }’s turn
web-learn-unit-game = Game
web-learn-unit-round = Round
web-learn-unit-turn = Turn
web-learn-total-points = Total
web-learn-total-left = Cards left
web-learn-table-points = Points
web-learn-table-left = Cards left at the end
web-learn-all-numbers = All scores
web-learn-chart-points = Chart of the points after each { $unit ->
    [game] game
   *[other] round
}. The numbers are in the table below.
web-learn-chart-left = Chart of the cards left after each { $unit ->
    [turn] turn
   *[other] round
}. The numbers are in the table below.

# The shuffle

web-learn-shuffle = How the cards were shuffled
web-learn-shuffle-why = The order of the cards comes from one secret number, the seed. Its fingerprint was shown before the deal, so nobody could swap the seed afterwards.
web-learn-shuffle-before = Shown before the deal: the seed’s fingerprint
web-learn-shuffle-after = Shown now: the seed itself
web-learn-shuffle-secret = You’ll see the seed when the game is over.
web-learn-shuffle-agree = They match: the order of the cards was fixed before the deal.
web-learn-shuffle-disagree = They don’t match. This isn’t the deal that was announced.
web-learn-shuffle-shares = { $count ->
    [one] A random number from { $count } player’s device is mixed in, so nobody could have chosen the cards on their own.
   *[other] Random numbers from { $count } players’ devices are mixed in, so nobody could have chosen the cards on their own.
}
web-learn-shuffle-own = Yours is among them.
web-learn-shuffle-own-missing = Yours isn’t among them.
web-learn-receipt = Receipt: the fingerprint of the whole log
web-learn-shuffle-yourself = Check the whole game yourself
web-learn-shuffle-how = Download the record and let Spila replay it on your own computer. It checks the seed, the deal, every move and the result.
web-learn-record = Download the record

# Looking back

web-learn-replay-of = Replay of table { $table }
web-learn-more = More options
web-learn-controls = Replay
web-learn-scrub = Position in the game
web-learn-moment = { $moment } of { $of }. { $place } { $text }
web-learn-first = To the start
web-learn-last = To the end
web-learn-one-back = Back one move
web-learn-one-on = Forward one move
web-learn-play = Play
web-learn-pause = Pause
web-learn-jump = Go to
web-learn-speed = Speed
web-learn-eyes = View
web-learn-eyes-turn = current player
web-learn-eyes-open = all hands shown
web-learn-eyes-spectator = spectator
web-learn-hand = { $count ->
    [0] No cards in hand
    [one] One card in hand
   *[other] { $count } cards in hand
}
web-learn-happened = Game log
web-learn-dealt = The cards are dealt.
web-learn-share = Share this moment
web-learn-link-copied = Link copied.

# About

web-learn-about = About Spila
web-learn-about-lead = Spila is Icelandic for “to play”. Here you can play { $count ->
        [one] one family card game
        [3] three family card games
        [4] four family card games
       *[other] { $count } family card games
    }, strictly by the rules, in six languages and free of charge.
web-learn-unofficial = Unofficial
web-learn-unofficial-text = Spila is made by players and isn’t affiliated with the publishers of these games, whose names belong to their owners. The rules are in our own words, and the cards are our own design.
web-learn-privacy = What we store
web-learn-privacy-lead = There are no accounts, no ads and no cookies, and everything is loaded from this server alone.
web-learn-browser-keeps = Your browser stores
web-learn-browser-person = your name, colour and animal, so you only have to enter them once
web-learn-browser-seats = which seats are yours, so you can come back tomorrow
web-learn-browser-preferences = your language, appearance and sound settings
web-learn-browser-decks = the keys to your decks, and what you’ve typed into a deck that the server doesn’t have yet
web-learn-server-keeps = The server stores
web-learn-server-names = the names, colours and animals at each table, and a hash of the key to your seat, never the key itself
web-learn-server-games = every move of a game, for 30 days after the last one if it’s unfinished and for 90 days if it’s finished, unless this server’s host has chosen otherwise
web-learn-server-decks = the decks made here, with their pictures, and notes about cards, without a name
web-learn-server-talk = nothing that people type to each other or say with emotes: it’s passed on and forgotten
web-learn-server-nothing = no list of visitors, though this server’s host may use a proxy that keeps one
web-learn-fair = Fair play
web-learn-fair-text = The server shuffles the cards and acts as referee, and each browser receives only what its player is allowed to see. A fingerprint of the shuffle is shown before each deal, so everyone can check it after the game.
web-learn-licence = Licence
web-learn-licence-text = The program is free software under the MIT licence: anyone may use, change and share it, and run their own server.
web-learn-deck-text = The texts of the Spila deck for Timeline are licensed under CC BY 4.0.
web-learn-credits = Credits
web-learn-fonts = Fonts: Andika by SIL International and Corben by Vernon Adams, both under the SIL Open Font License 1.1.
web-learn-pictures = The pictures on tokens and cards come from the game-icons set (game-icons.net), recoloured, with their shapes unchanged. Everything else was drawn for Spila. The icons are by:
web-learn-picture-count = { $count ->
    [one] one picture
   *[other] { $count } pictures
}
web-learn-rules = Rules
