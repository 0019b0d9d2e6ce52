cli-you = You
cli-seat = Seat { $number }
cli-and = { $first } and { $last }
cli-unofficial = Spila is unofficial: made by players, with no ties to the publishers of these games.
cli-which-game = Which game?
cli-how-many = How many players, you included ({ $least }–{ $most })?
cli-your-move = Your move (? for the table, q to stop):
cli-not-a-move = That is none of your moves.
cli-not-a-choice = Please type a number from { $least } to { $most }.
cli-stopped = Stopped. The seed was { $seed }; `spila play { $game } --seats { $seats } --seed { $seed }` deals the same cards.
cli-saved = Record written to { $path }.
cli-simulating = { $game }, { $seats } seats
cli-simulated = { $games } matches of { $game }, { $seats } seats, players: { $players }, seed { $seed }
cli-length = moves in a match
cli-length-figures = median { $median }, 5–95 %: { $low }–{ $high }, longest { $most }
cli-wins = wins by seat
cli-no-winner = without a winner
cli-shared = shared wins
cli-reasons = how they ended
cli-speed = moves a second
cli-records-written = { $count } records written to { $path }
cli-entry = { $number } of { $all }
cli-more = Enter for the next step, q to stop
cli-clock = The clock ran out.
cli-left = { $player } left for good.
cli-verified = the record is sound: the deal follows from the seed, the seed from the hash published before it, and all { $entries } entries are legal
cli-verified-seed = seed { $seed }
cli-verified-hash = SHA-256 of the seed { $hash }
cli-verified-shares = players with a share in the seed: { $count }
cli-verified-logs = { $tables ->
    [one] the log of { $tables } table
   *[other] the logs of { $tables } tables
} checked: all entries ({ $entries }) are as they were written
cli-verified-later = entries written before there were hashes, and hashed later: { $entries }
cli-verified-receipt = hash of the last entry, the players’ receipt: { $hash }
cli-rules-presets = Presets
cli-rules-options = Options
cli-rules-option = option
cli-rules-default = default
cli-rules-values = values
cli-rules-rules = rules
cli-rules-seats = { $least } to { $most } players; version { $version } of the rules
cli-rules-same = as the first
cli-on = on
cli-off = off
cli-whole-number = number
cli-text = text
cli-list = list
cli-deck = deck
cli-serving = Open { $address } in a browser on this machine.
cli-serving-network = Others in your network open { $address }
cli-serving-alone = To let others in your network play, stop this and start it with: { $command }
cli-serving-data = Tables are kept in { $database }. Ctrl-C stops the server; the tables wait.
cli-exported = { $tables ->
    [one] One table
   *[other] { $tables } tables
} written to { $file }
cli-imported = { $tables ->
    [one] One table
   *[other] { $tables } tables
} added from { $file }
cli-backed-up = The database was copied to { $file }
cli-rules-house = House rule { $option }:
cli-rules-no-page = There is no rule page for { $game } yet.

## How matches end, in a table

reason-stock-empty = stock pile empty
reason-stalemate = nobody could go on
reason-fewest-stock = fewest stock cards
reason-target = points reached
reason-fewest-points = fewest points
reason-most-points = most points
reason-only-one-finished = only one without cards
reason-fewest-cards = fewest cards
reason-no-card-for-tie-break = no card for a tie-break
reason-others-left = the others left
reason-nobody-left = nobody could place a card
