cli-you = You
# Inside a sentence or a list
cli-you-inside = you
cli-seat = Seat { $number }
cli-and = { $first } and { $last }
cli-unofficial = Spila is unofficial: it’s made by players and isn’t affiliated with the publishers of these games.
cli-which-game = Which game?
cli-how-many = How many players, including you ({ $least }–{ $most })?
cli-your-move = Your move (? shows the table, q stops):
cli-not-a-move = That isn’t one of your moves.
cli-not-a-choice = Please type a number from { $least } to { $most }.
cli-stopped = Stopped. The seed was { $seed }. To deal the same cards again: `spila play { $game } --seats { $seats } --seed { $seed }`
cli-saved = Record saved to { $path }.
cli-simulating = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
cli-simulated = { $games ->
    [one] { $games } match
   *[other] { $games } matches
} of { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, players: { $players }, seed { $seed }
cli-length = moves in a match
cli-length-figures = median { $median }, 5–95%: { $low }–{ $high }, longest { $most }
cli-wins = wins by seat
cli-no-winner = without a winner
cli-shared = shared wins
cli-reasons = how they ended
cli-speed = moves per second
cli-records-written = { $count ->
    [one] { $count } record
   *[other] { $count } records
} written to { $path }
cli-entry = { $number } of { $all }
cli-more = Enter for the next step, q to stop
cli-clock = Time ran out.
cli-left = { $player } left the game.
cli-verified = the record is sound: the deal follows from the seed, the seed matches the hash published before the deal, and all { $entries } entries are legal
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
cli-rules-same = same as the first
cli-on = on
cli-off = off
cli-whole-number = number
cli-text = text
cli-list = list
cli-deck = deck
cli-serving = Open { $address } in a browser on this computer.
cli-serving-network = Others on your network can open { $address }
cli-serving-alone = To let others on your network play, stop the server and start it with: { $command }
cli-serving-data = Tables are saved in { $database }. Ctrl-C stops the server; the tables will still be there next time.
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
cli-rules-no-page = There’s no rule page for { $game } yet.

## How matches end, in a table: what several games share

reason-stalemate = nobody could go on
cli-serving-host = The host’s page, with its key: { $address }
