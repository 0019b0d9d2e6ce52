## What cannot be read, found or set up. One line each, the reason first.

error-unreadable = can’t read the { $what }: { $why }
error-game = there’s no game called "{ $game }"; choose from: { $known }
error-seats = { $game } is for { $least } to { $most } players, not { $seats }
error-preset = { $game } has no preset "{ $preset }"; choose from: { $known }
error-option = { $game } has no option "{ $option }"; `spila rules { $game }` lists them
error-seed = a seed given as bytes must have { $wants } bytes, not { $has }
error-seed-secret = the seed of this match is still a secret
error-seed-hash = the seed doesn’t match the hash that was published before the deal
error-share = seat { $seat }’s number in the seed isn’t the one it committed to
error-law-version = this was written under version { $has } of the rules of { $game }; this program uses version { $wants }
error-illegal-entry = entry { $entry } can’t have happened: { $refusal }
error-record-result = the result in the record doesn’t follow from its moves
error-record-digest = the record has been changed: its moves don’t lead to the position it ends with
error-position = this can’t be a table of { $game }: { $problem }
error-move = that isn’t a move in this game: { $move }
error-move-number = moves are numbered from 0 to { $most }, not { $number }
error-stock-too-large = { $seats } stock piles of { $stock } cards need more than the { $cards } cards in the deck
error-starting-seat = seat { $seat } can’t go first: there are { $seats } seats, counted from 0
error-too-many-tolls = too many tolls: { $tolls } for { $copies ->
    [one] { $copies } card
   *[other] { $copies } cards
} of a kind
error-chosen-suits =
    { $wants ->
        [0] no suits stay
        [one] { $wants } suit has to stay
       *[other] { $wants } suits have to stay
    } in the box at this table, but { $has ->
        [one] { $has } was chosen
       *[other] { $has } were chosen
    }
error-deck-order = the cards of the deck "{ $deck }" aren’t sorted by id, or an id appears twice
error-deck-year = the card "{ $card }" in the deck "{ $deck }" has no valid year
error-deck-eras = the deck "{ $deck }" is ordered by { $unit }, so it has no eras
error-deck-broken = the deck can’t be used: { $file }, line { $line }: { $told }
error-deck-missing = there’s no deck "{ $deck }"; choose from: { $known }
error-choice = { $name } must be one of { $known }, not { $given }
error-handicap = { $has ->
    [one] { $has } hand size was
   *[other] { $has } hand sizes were
} given for { $seats } seats
error-deck-too-small = the table needs { $needs } cards, but only { $has ->
    [one] { $has } card of the deck "{ $deck }" is
   *[other] { $has } cards of the deck "{ $deck }" are
} in play
error-file-too-large = the file has { $has } bytes; the limit is { $most }
error-file-missing = can’t open { $path }: { $why }
error-number-range = { $name } must be from { $least } to { $most }, not { $given }
error-game-twice = two packages provide a game called "{ $game }": { $has } and { $package }
error-no-lesson = there’s no lesson for { $game }
error-no-rule-page = there’s no rule page for { $game }

error-jokers-stay = the jokers can’t stay in the box, unless any suit may (chosenAny)

# Records of games that somebody leads without playing
refusal-record-private = Records of a game with a leader aren’t shown: they’d reveal who answered what.
refusal-report-private = The report is only for the people who run this table.
refusal-no-report = There’s no report for { $game }.
