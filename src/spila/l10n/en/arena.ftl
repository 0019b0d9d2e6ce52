## What can go wrong when bots are set to play.

error-bot = { $game } has no bot "{ $bot }"; choose from: { $known }
error-bot-import = can’t load the bot "{ $bot }": { $why }
error-bot-interface = "{ $bot }" isn’t a bot: it has no method choose
error-bot-weights = the file with what the Master bot has learned is damaged: reinstall Spila
error-bot-weights-version = the file with what the Master bot has learned is for version { $found }, but this program needs { $wanted }: reinstall Spila
error-no-bots = name the bots that should play, such as --bots hard,medium
error-no-moves = there’s nothing to choose from
error-games = { $games } games aren’t enough
error-needs-extra = pictures need an extra package: pip install "spila[{ $extra }]"

## What the arena reports

arena-title = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}{ $cut ->
    [yes] {" "}(cut short)
   *[no] {""}
}
arena-caption = length { $length } moves ({ $low }–{ $high }) · no winner { $nobody } · first seat { $first }
arena-progress = games
arena-bot = bot
arena-games = games
arena-wins = wins
arena-fair = fair share
arena-rating = rating
arena-p50 = p50 ms
arena-p99 = p99 ms
arena-forfeits = forfeits
arena-versus = row against column
arena-forfeit = forfeit: { $bot } (seat { $seat }): { $why } ({ $detail })
forfeit-crash = The bot failed.
forfeit-not-a-move = That isn’t a legal move.
