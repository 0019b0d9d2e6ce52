## What cannot be read, found or set up. One line each, the reason first.

error-unreadable = cannot read the { $what }: { $why }
error-game = no game is called "{ $game }"; there are: { $known }
error-seats = { $game } is for { $least } to { $most } players, not { $seats }
error-preset = { $game } has no preset "{ $preset }"; there are: { $known }
error-option = { $game } has no option "{ $option }"; `spila rules { $game }` lists them
error-option-form = "{ $given }" is not of the form option=value
error-seed = a seed of bytes has { $wants } bytes, not { $has }
error-seed-secret = the seed of this match is still a secret
error-seed-hash = the seed does not match the hash that was published before the deal
error-published-hash = the record was made for another hash: it has { $has }
error-law-version = this was written under version { $has } of the rules of { $game }; this is version { $wants }
error-illegal-entry = entry { $entry } cannot have happened: { $refusal }
error-record-result = the result in the record is not the one its moves lead to
error-record-digest = the record has been changed: its moves do not lead to the position it ends with
error-position = no table of { $game } can look like this: { $problem }
error-move = that is no move of this game: { $move }
error-move-number = moves are numbered from 0 to { $most }, not { $number }
error-stock-too-large = { $seats } stock piles of { $stock } cards need more than the { $cards } cards of the deck
error-starting-seat = seat { $seat } cannot start: there are { $seats } seats, counted from 0
error-too-many-tolls = { $tolls } tolls for { $copies } cards of a kind
error-chosen-suits = this table takes out { $wants } suits; { $has } were chosen
error-deck-order = the cards of the deck "{ $deck }" are not in the order of their ids, or an id stands twice
error-deck-year = the card "{ $card }" of the deck "{ $deck }" has no possible year
error-deck-eras = the deck "{ $deck }" is ordered by { $unit }, so it has no eras
error-handicap = { $has } hand sizes were given for { $seats } seats
error-deck-too-small = the table needs { $needs } cards, but { $has } of the deck "{ $deck }" are in play
error-file-too-large = the file has { $has } bytes; no file of ours has more than { $most }
error-file-missing = cannot open { $path }: { $why }
error-file-exists = { $path } exists already; nothing was written
error-number-range = { $name } must be from { $least } to { $most }, not { $given }
error-usage = { $why }
error-jobs = a worker process ended unexpectedly
