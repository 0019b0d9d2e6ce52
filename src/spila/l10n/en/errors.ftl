## What cannot be read, found or set up. One line each, the reason first.

error-unreadable = can’t read the { $what }: { $why }
error-game = there’s no game called "{ $game }"; choose from: { $known }
error-seats = { $game } is for { $least } to { $most } players, not { $seats }
error-preset = { $game } has no preset "{ $preset }"; choose from: { $known }
error-option = { $game } has no option "{ $option }"; `spila rules { $game }` lists them
error-option-form = "{ $given }" doesn’t have the form option=value
error-seed = a seed given as bytes must have { $wants } bytes, not { $has }
error-seed-secret = the seed of this match is still a secret
error-seed-hash = the seed doesn’t match the hash that was published before the deal
error-share = seat { $seat }’s number in the seed isn’t the one it committed to
error-published-hash = the record was made for a different hash: it has { $has }
error-receipt = the log doesn’t end as the receipt says: the hash of its last entry is { $has }
error-verify-what = name a file to check, or --database with a database, not both
error-law-version = this was written under version { $has } of the rules of { $game }; this program uses version { $wants }
error-illegal-entry = entry { $entry } can’t have happened: { $refusal }
error-record-result = the result in the record doesn’t follow from its moves
error-record-digest = the record has been changed: its moves don’t lead to the position it ends with
error-position = this can’t be a table of { $game }: { $problem }
error-move = that isn’t a move in this game: { $move }
error-move-number = moves are numbered from 0 to { $most }, not { $number }
error-stock-too-large = { $seats } stock piles of { $stock } cards need more than the { $cards } cards in the deck
error-starting-seat = seat { $seat } can’t go first: there are { $seats } seats, counted from 0
error-too-many-tolls = { $tolls } tolls, but only { $copies } copies of each number
error-chosen-suits = { $wants } suits have to stay in the box at this table, but { $has } were chosen
error-deck-order = the cards of the deck "{ $deck }" aren’t sorted by id, or an id appears twice
error-deck-year = the card "{ $card }" in the deck "{ $deck }" has no valid year
error-deck-eras = the deck "{ $deck }" is ordered by { $unit }, so it has no eras
error-deck-broken = the deck can’t be used: { $file }, line { $line }: { $told }
error-deck-missing = there’s no deck "{ $deck }"; choose from: { $known }
error-deck-language = the deck "{ $deck }" has no text in "{ $language }"; it has: { $known }
error-deck-name = "{ $name }" isn’t a valid deck name: use lowercase letters a to z, digits and hyphens
error-import-nothing = nothing was imported from { $file }: line { $line }: { $told }
error-sheet-format = a sheet has to be a .png or .pdf file, not { $path }
error-choice = { $name } must be one of { $known }, not { $given }
error-extra-missing = this needs the package { $package }: pip install "spila[{ $extra }]"
error-fast-players = --fast only plays at random, not with: { $players }
error-fast-game = --fast can’t play { $game }; it can play: { $known }
error-fast-record = --fast writes no records: leave out --record or --fast
error-handicap = { $has } hand sizes were given for { $seats } seats
error-deck-too-small = the table needs { $needs } cards, but only { $has } cards of the deck "{ $deck }" are in play
error-file-too-large = the file has { $has } bytes; the limit is { $most }
error-file-missing = can’t open { $path }: { $why }
error-file-exists = { $path } already exists; nothing was written
error-number-range = { $name } must be from { $least } to { $most }, not { $given }
error-usage = { $why }
error-jobs = a worker process ended unexpectedly
error-book-line = can’t read line { $line } of the rule page of { $game }
error-game-twice = two packages provide a game called "{ $game }": { $has } and { $package }
error-part-missing = { $game } has no { $part }: there’s no module { $module }
error-no-lesson = there’s no lesson for { $game }
error-no-rule-page = there’s no rule page for { $game }

## What cannot be about a table that was written down; after a colon.

position-alive = nobody is left in the game
position-any-card = there’s no reason for a race with any card
position-cards = there are too few cards, or too many
position-coins = there are too few coins, or too many
position-coins-beside-nothing = there are coins beside an empty pile
position-deck-order = the cards of the deck aren’t sorted by id
position-hand = someone has cards but should have none, or the other way round
position-leader = it says who played the first card or the last one, but not both
position-line-order = the timeline is empty, or its cards aren’t in order
position-owner = nobody played the top card, but someone may play any card
position-pile = the pile can’t have that card on top
position-pile-complete = a complete building pile hasn’t been set aside
position-pile-order = the cards of a building pile aren’t in order
position-ready = those players can’t be ready now
position-removed-suits = too many or too few suits were removed
position-result = the result doesn’t match the table
position-round = there aren’t that many rounds
position-seat = there’s no such seat
position-stall = the race is still on, but nobody has a card that fits
position-stock = a stock pile is empty or too large
position-toll = the toll doesn’t match the table
position-turn = the player whose turn it is can’t play
position-why = the reason why someone may play any card is missing or wrong
error-jokers-stay = the jokers can’t stay in the box, unless any suit may (chosenAny)

# Records of games that somebody leads without playing
refusal-record-private = Records of a led game aren’t shown: they’d say who answered what.
