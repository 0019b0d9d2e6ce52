## What only the command line says is wrong

error-option-form = "{ $given }" doesn’t have the form option=value
error-published-hash = the record was made for a different hash: it has { $has }
error-receipt = the log doesn’t end as the receipt says: the hash of its last entry is { $has }
error-verify-what = name a file to check, or --database with a database, not both
error-deck-language = the deck "{ $deck }" has no text in "{ $language }"; it has: { $known }
error-deck-name = "{ $name }" isn’t a valid deck name: use lowercase letters a to z, digits and hyphens
error-import-nothing = nothing was imported from { $file } because of line { $line }: { $told }
error-sheet-format = a sheet has to be a .png or .pdf file, not { $path }
error-extra-missing = this needs the package { $package }: pip install "spila[{ $extra }]"
error-fast-players = --fast only plays at random, not with: { $players }
error-fast-game = --fast can’t play { $game }; it can play: { $known }
error-fast-record = --fast writes no records: leave out --record or --fast
error-file-exists = { $path } already exists; nothing was written
error-usage = { $why }
error-jobs = a worker process ended unexpectedly
error-book-line = can’t read line { $line } of the rule page of { $game }
error-part-missing = { $game } has no { $part }: there’s no module { $module }

## What cannot be about a table that was written down; after a colon.

position-alive = nobody is left in the game
position-any-card = the race is open to any card, but there’s no reason for that
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
