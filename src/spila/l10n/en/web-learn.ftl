## Rules, lessons, looking back, results, and what stands behind the page

web-learn-home = Spila, to the start page
web-learn-ways = Ways on
web-learn-loading = One moment …
web-learn-first-game = Play a first game
web-learn-new-table = New table
web-learn-way-lesson = First game
web-learn-way-rules = Rules
web-learn-way-table = Result

# Rules

web-learn-rules-of = Rules of { $game }
web-learn-search = Search the rules
web-learn-print = Print
web-learn-contents = Contents
web-learn-found = { $count ->
    [0] Nothing found
    [one] One passage
   *[other] { $count } passages
}
web-learn-found-nothing = Nothing in these rules has “{ $query }”. Try fewer or shorter words.
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

web-learn-lesson-of = A first game of { $game }
web-learn-progress = How far along
web-learn-step = Step { $step } of { $of }
web-learn-back = Back
web-learn-nudge = Try this: { $hint }
web-learn-show-me = Show me
web-learn-watch = { $other } is playing …

# Results

web-learn-wins = { $count ->
    [0] Nobody wins
    [one] { $winners } wins!
   *[other] { $winners } share the win!
}
web-learn-score = { $name } { $score }
web-learn-again = Play again
web-learn-follow = Look on at the next table
web-learn-next-ready = The next table is set. Everybody keeps their seat.
web-learn-replay = Replay
web-learn-another = Another game
web-learn-player = Player
web-learn-start = start
web-learn-column-game = Game { $number }
web-learn-column-round = Round { $number }
web-learn-column-turn = Turn { $number }
web-learn-unit-game = Game
web-learn-unit-round = Round
web-learn-unit-turn = Turn
web-learn-total-points = Total
web-learn-total-left = Cards left
web-learn-table-points = Points
web-learn-table-left = Cards left at the end
web-learn-all-numbers = All numbers
web-learn-chart-points = Chart of the points after each { $unit ->
    [game] game
   *[other] round
}. The numbers are in the table.
web-learn-chart-left = Chart of the cards left after each { $unit ->
    [turn] turn
   *[other] round
}. The numbers are in the table.

# The shuffle

web-learn-shuffle = The shuffle, open to all
web-learn-shuffle-why = All cards follow from one secret number, the seed. Its fingerprint was shown before the deal, so nobody could change the seed afterwards.
web-learn-shuffle-before = Shown before the deal, the fingerprint of the seed
web-learn-shuffle-after = Shown now, the seed itself
web-learn-shuffle-secret = The seed is shown when the game is over.
web-learn-shuffle-agree = They match: the cards were fixed before the deal.
web-learn-shuffle-disagree = They do not match. This deal was not the one announced.
web-learn-shuffle-shares = { $count ->
    [one] A random number from { $count } player’s device is mixed in, so nobody could choose the cards alone.
   *[other] Random numbers from { $count } players’ devices are mixed in, so nobody could choose the cards alone.
}
web-learn-shuffle-own = Yours is among them.
web-learn-shuffle-own-missing = Yours is not among them.
web-learn-receipt = Receipt: the fingerprint of the whole log
web-learn-shuffle-yourself = Check the whole game yourself
web-learn-shuffle-how = Save the record and let Spila play it through on your own computer. It checks the seed, the deal, every move and the result.
web-learn-record = Save the record

# Looking back

web-learn-replay-of = Replay of table { $table }
web-learn-more = More choices
web-learn-controls = Replay
web-learn-scrub = Moment
web-learn-moment = { $moment } of { $of }. { $place } { $told }
web-learn-first = To the beginning
web-learn-last = To the end
web-learn-one-back = One move back
web-learn-one-on = One move on
web-learn-play = Play
web-learn-pause = Pause
web-learn-jump = Go to
web-learn-speed = Speed
web-learn-eyes = Seen by
web-learn-eyes-turn = whoever’s turn it is
web-learn-eyes-open = all hands open
web-learn-eyes-onlooker = an onlooker
web-learn-hand = { $count ->
    [0] No cards in hand
    [one] One card in hand
   *[other] { $count } cards in hand
}
web-learn-happened = What happened
web-learn-dealt = The cards are dealt.
web-learn-share = Share this moment
web-learn-link-copied = The link is in the clipboard.

# About

web-learn-about = About Spila
web-learn-about-lead = Spila is Icelandic for “to play”. It plays { $count ->
        [one] one family card game
        [3] three family card games
       *[other] { $count } family card games
    } exactly as their rulebooks say, in six languages, for nothing.
web-learn-unofficial = Unofficial
web-learn-unofficial-text = Spila is made by players and has no ties to the publishers of these games, whose names belong to their owners. Its rules are told in its own words, and its cards are its own design.
web-learn-privacy = What is remembered
web-learn-privacy-lead = There are no accounts, no advertisements and no cookies, and nothing is loaded from anywhere but this server.
web-learn-browser-keeps = This browser keeps
web-learn-browser-person = your name, colour and animal, so that you are asked only once
web-learn-browser-seats = which seats are yours, so that you can come back tomorrow
web-learn-browser-taste = language, looks and sound, as you like them
web-learn-server-keeps = The server keeps
web-learn-server-names = the names, colours and animals at each table, and a hash in place of the key to your seat
web-learn-server-games = every move of a game: of unfinished ones for 30 days after the last move, of finished ones for 90 days, unless the host has chosen otherwise
web-learn-server-talk = nothing of what people type to each other or show by emotes: it is passed on and forgotten
web-learn-server-nothing = no list of visitors; a proxy that the host has put in front may keep one
web-learn-fair = Played fairly
web-learn-fair-text = The server shuffles and referees, and each browser is sent only what its player may see. Before each deal a fingerprint of the shuffle is shown, and after the game everybody can check it.
web-learn-licence = Licence
web-learn-licence-text = The program is free software under the MIT licence: anybody may use, change and share it, and serve their own tables.
web-learn-deck-text = The texts of the Spila deck for Timeline are under CC BY 4.0.
web-learn-credits = Credits
web-learn-fonts = Type: Andika by SIL International and Corben by Vernon Adams, both under the SIL Open Font License 1.1.
web-learn-pictures = Pictures on tokens and cards come from the game-icons set (game-icons.net), recoloured, their shapes unchanged. Everything else is drawn for Spila. Their authors:
web-learn-picture-count = { $count ->
    [one] one picture
   *[other] { $count } pictures
}
web-learn-rules = Rules
